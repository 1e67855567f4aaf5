import { ApiError } from '@assay/shared/api-client';
import { PERMISSIONS, SWITCH_NAMES } from '@assay/shared/domain';
import { Button } from '@assay/shared/ui';
import { render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consoleSink, createAnalytics, type AnalyticsSink } from './analytics.ts';
import { createEventBus } from './events.ts';
import { createLogger, type Logger } from './log.ts';
import { createNotify } from './notify.ts';
import type { ToastRequest } from './platform.ts';
import { PermissionLock } from './permission-lock.tsx';
import { useCan, useSwitch } from './platform-context.tsx';
import { useRouteTabs } from './route-tabs.ts';
import { createTestingHost } from './testing-host/index.ts';

function watchLog() {
  const lines: [string, string][] = [];
  const write = (level: string) => (event: string) => void lines.push([level, event]);
  const sink: Logger = {
    error: write('error'),
    warn: write('warn'),
    info: write('info'),
    debug: write('debug'),
  };
  return { lines, sink };
}

describe('analytics', () => {
  const user = { clientName: 'Demo', userId: 7 };
  const saved = { location: 'document-view', fin: 'nav' };
  const watchSink = () => {
    const sent: unknown[] = [];
    const sink: AnalyticsSink = {
      identify: (id) => void sent.push(id),
      send: (event, properties) => void sent.push([event, properties]),
    };
    return { sent, sink };
  };

  it('ANA-001 sends nothing, not even who it is, while the switch is off', () => {
    const { sent, sink } = watchSink();
    createAnalytics({ isOn: false, sink, user }).track('datapoint_deleted', saved);
    expect(sent).toEqual([]);
  });

  it('ANA-002 ANA-003 sends the events of the specification as "{clientName}-{userId}"', () => {
    const { sent, sink } = watchSink();
    const { track } = createAnalytics({ isOn: true, sink, user });
    track('datapoint_edit_started', saved);
    track('datapoint_history_viewed', { ...saved, entityId: '12' });
    expect(sent).toEqual([
      'Demo-7',
      ['datapoint_edit_started', saved],
      ['datapoint_history_viewed', { ...saved, entityId: '12' }],
    ]);
  });

  it.each([
    ['/schemas', 'schema-builder'],
    ['/schemas/42', 'schema-builder'],
    ['schema-builder/views', 'schema-builder'],
    ['document-view', 'document-view'],
    ['/schemasabc', '/schemasabc'],
  ])('ANA-005 an event at %s is located at %s', (location, expected) => {
    const { sent, sink } = watchSink();
    createAnalytics({ isOn: true, sink, user }).track('datapoint_deleted', { location, fin: 'nav' });
    expect(sent[1]).toEqual(['datapoint_deleted', { location: expected, fin: 'nav' }]);
  });

  it('without a key nothing leaves the browser: events go to the console at debug', () => {
    const { lines, sink } = watchLog();
    const log = createLogger({ environment: 'integrated', sink });
    createAnalytics({ isOn: true, sink: consoleSink(log), user }).track('datapoint_edit_saved', saved);
    expect(lines).toEqual([
      ['debug', 'analytics.identify'],
      ['debug', 'analytics.datapoint_edit_saved'],
    ]);
  });
});

describe('log', () => {
  it.each([
    ['production', ['error']],
    ['test', ['error', 'warn', 'info']],
    ['integrated', ['error', 'warn', 'info', 'debug']],
    ['anything else', ['error', 'warn', 'info']],
  ])('ANA-007 in %s writes %s', (environment, levels) => {
    const { lines, sink } = watchLog();
    const log = createLogger({ environment, sink });
    (['error', 'warn', 'info', 'debug'] as const).forEach((level) => log[level]('happened'));
    expect(lines.map(([level]) => level)).toEqual(levels);
  });

  it('ANA-006 reports errors with their cause, whatever the level', () => {
    const reported: unknown[] = [];
    const log = createLogger({
      environment: 'production',
      sink: watchLog().sink,
      reporter: { report: (error) => void reported.push(error) },
    });
    const error = new Error('boom');
    log.error('page.crashed', { error });
    log.info('nothing.special');
    expect(reported).toEqual([error]);
  });
});

describe('notify', () => {
  const open = () => {
    const shown: ToastRequest[] = [];
    const notify = createNotify({ show: (toast) => void shown.push(toast), log: watchLog().sink });
    return { shown, notify };
  };

  it('shows the message of an error code where it says more, else that of the area', () => {
    const { shown, notify } = open();
    notify.failure(new ApiError('x', { code: 'FORBIDDEN', status: 403 }), 'documents.updateStatesFailed');
    notify.failure(new Error('unexpected'), 'documents.updateStatesFailed');
    expect(shown.map(({ key }) => key)).toEqual([
      'generic.insufficientPermissions',
      'documents.updateStatesFailed',
    ]);
  });

  it('shows nothing for a call that the user gave up', () => {
    const { shown, notify } = open();
    notify.failure(new ApiError('x', { code: 'REQUEST_ABORTED' }), 'documents.updateStatesFailed');
    expect(shown).toEqual([]);
  });
});

describe('events', () => {
  it('reach their listeners and the page around, until they stop listening', () => {
    const heard: unknown[] = [];
    const bus = createEventBus((name) => void heard.push(name));
    const stop = bus.on('documents.changed', ({ ids }) => void heard.push(ids));
    bus.emit('documents.changed', { ids: ['a'] });
    stop();
    bus.emit('documents.changed', { ids: ['b'] });
    expect(heard).toEqual([['a'], 'documents.changed', 'documents.changed']);
  });
});

describe('what a remote asks its host', () => {
  it('PERM-001 useCan looks at all bits of the permission', () => {
    const { Wrapper } = createTestingHost({ permissions: PERMISSIONS.CAN_EDIT_DOCUMENTS.value });
    const { result } = renderHook(() => [useCan(['CAN_EDIT_DOCUMENTS']), useCan(['CAN_VERIFY_DOCUMENTS'])], {
      wrapper: Wrapper,
    });
    expect(result.current).toEqual([true, false]);
  });

  it('FLAG-001 every switch is read in one place by its name', () => {
    const { Wrapper, platform } = createTestingHost({ switches: { dashboards: true } });
    const { result } = renderHook(() => useSwitch('dashboards'), { wrapper: Wrapper });
    expect(result.current).toBe(true);
    expect(Object.keys(platform.switches).toSorted()).toEqual([...SWITCH_NAMES].toSorted());
  });

  it('AMB-005 tabs of a route are locked where their target may not be opened', () => {
    const routes = [
      { id: 'admin.settings', path: '/settings' },
      {
        id: 'admin.profile',
        path: '/settings/profile',
        parent: 'admin.settings',
        label: 'navigation.profile',
      },
      {
        id: 'admin.users',
        path: '/settings/users',
        parent: 'admin.settings',
        label: 'navigation.users',
        access: 'listUsers',
      },
    ] as const;
    const Tabs = () => (
      <p>
        {useRouteTabs('admin.settings').map(({ label, lockedBecause }) => `${label}: ${lockedBecause}; `)}
      </p>
    );
    const settings = { administrators: ['Ada', 'Max'] };
    const { Wrapper } = createTestingHost({ permissions: 0, routes, settings });
    render(<Tabs />, { wrapper: Wrapper });
    expect(
      screen.getByText(
        'navigation.profile: undefined; navigation.users: Insufficient Permissions. You need Users: List/View. Ask Ada or Max.;',
      ),
    ).toBeInTheDocument();
  });
});

describe('a locked control', () => {
  const show = (permissions: number, administrators: readonly string[]) => {
    const { Wrapper } = createTestingHost({ permissions, settings: { administrators } });
    render(
      <PermissionLock needs={['CAN_VERIFY_DOCUMENTS', 'CAN_EDIT_DOCUMENTS']}>
        <Button>Verify</Button>
      </PermissionLock>,
      { wrapper: Wrapper },
    );
    return screen.queryByRole('group', { name: 'Insufficient Permissions' });
  };
  const { CAN_EDIT_DOCUMENTS, CAN_VERIFY_DOCUMENTS } = PERMISSIONS;

  it('is as it is for who holds every permission that it needs', () => {
    expect(show(CAN_EDIT_DOCUMENTS.value | CAN_VERIFY_DOCUMENTS.value, [])).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Verify' })).toBeEnabled();
  });

  it.each([
    [CAN_EDIT_DOCUMENTS.value, ['Ada'], 'You need Documents: Verify. Ask Ada.'],
    [0, [], 'You need Documents: Verify, Edit documents. Ask an administrator.'],
    [
      CAN_VERIFY_DOCUMENTS.value,
      ['Ada', 'Bo', 'Cy', 'Di', 'Ed'],
      'You need Documents: Edit documents. Ask Ada, Bo, Cy or 2 others.',
    ],
  ])('says what is missing with the mask %d and who of %j gives it', async (mask, names, words) => {
    expect(show(mask, names)).toHaveAccessibleDescription(words);
    expect(screen.getByRole('button', { name: 'Verify' })).toBeDisabled();
    await userEvent.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent(`Insufficient Permissions. ${words}`);
  });
});
