import { getSettings } from '@assay/shared/contracts';
import { PERMISSIONS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { mockApi } from '@assay/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anIdentityService, EMAIL, PASSWORD } from '../testing/identity-service.ts';
import { addRemote, emptyRegistry, type RegistryStore } from '../remotes/remote-registry.ts';
import { aRegistry, aRemote, silentLog } from '../testing/manifests.ts';
import { aUser, openShell, settingsOf } from '../testing/open-shell.tsx';

const api = mockApi();
const page = (id: string) => screen.findByRole('heading', { name: `page ${id}` });

afterEach(() => sessionStorage.clear());

const join = (registry: RegistryStore, name: string) =>
  act(async () => registry.setState((present) => addRemote(present, aRemote(name), silentLog), true));

async function signInAt(shell: ReturnType<typeof openShell>) {
  await shell.user.type(await screen.findByLabelText(/Email/), EMAIL);
  await shell.user.type(screen.getByLabelText(/^Password/), PASSWORD);
  await shell.user.click(screen.getByRole('button', { name: text('signIn.login') }));
}

describe('addresses', () => {
  it('ROUTE-001 the root leads to /verification', async () => {
    const shell = openShell(api);
    await page('documents.verification');
    expect(shell.address()).toBe('/verification');
    expect(document.title).toBe('Verification · Assay');
  });

  it('an unknown address goes to the root (AMB-007)', async () => {
    const shell = openShell(api, { at: '/nowhere/at/all' });
    await shell.arrivesAt('/verification');
  });

  it('an address stays and says so where no remote has the page that the root leads to', async () => {
    const registry = aRegistry();
    registry.setState(emptyRegistry([]), true);
    const shell = openShell(api, { at: '/anywhere', registry });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text('shell.areaFailed', { area: 'Assay' }));
    expect(within(alert).queryByRole('button', { name: text('generic.retry') })).not.toBeInTheDocument();
    expect(within(alert).getByRole('button', { name: text('ui.reloadPage') })).toBeInTheDocument();
    expect(shell.address()).toBe('/anywhere');
  });

  it('an unknown address stays and says so where a manifest that may contain it is missing, and opens by Retry', async () => {
    const registry = aRegistry({ missing: ['admin'] });
    const refresh = async (name: string) => {
      const remote = aRemote(name);
      registry.setState((present) => addRemote(present, remote, silentLog), true);
      return remote;
    };
    const shell = openShell(api, { at: '/settings/profile', registry, refresh });
    expect(await screen.findByRole('alert')).toHaveTextContent(text('shell.areaFailed', { area: 'admin' }));
    expect(screen.getByText(text('shell.areaFailedHint', { product: 'Assay' }))).toBeInTheDocument();
    expect(screen.getByRole('button', { name: text('ui.reloadPage') })).toBeInTheDocument();
    expect(screen.getByRole('navigation')).toHaveTextContent(text('shell.areasUnknown', { areas: 'admin' }));
    expect(shell.address()).toBe('/settings/profile');
    await shell.user.click(screen.getByRole('button', { name: text('generic.retry') }));
    await page('admin.profile');
    expect(shell.address()).toBe('/settings/profile');
  });

  it('an unknown address waits while a manifest that may contain it is late, and opens when that arrives', async () => {
    const registry = aRegistry({ late: ['admin'] });
    const shell = openShell(api, { at: '/settings/profile', registry });
    expect(await screen.findByText(text('shell.areaLate'))).toBeInTheDocument();
    expect(document.title).toBe('Assay');
    await join(registry, 'admin');
    await page('admin.profile');
    expect(shell.address()).toBe('/settings/profile');
    expect(document.title).toBe('profile · Assay');
  });

  it('an address that matches no manifest waits for the late ones too, and goes to the root when all are read (AMB-007)', async () => {
    const registry = aRegistry({ late: ['admin', 'data-model'] });
    const shell = openShell(api, { at: '/nowhere', registry });
    await screen.findByText(text('shell.areaLate'));
    await join(registry, 'admin');
    expect(screen.getByText(text('shell.areaLate'))).toBeInTheDocument();
    expect(shell.address()).toBe('/nowhere');
    await join(registry, 'data-model');
    await shell.arrivesAt('/verification');
  });

  it('an address of a late remote that the user may not open leads to /verification, as on a first load', async () => {
    const registry = aRegistry({ late: ['data-model'] });
    const shell = openShell(api, { at: '/schemas', registry, switches: { schemaBuilder: false } });
    await screen.findByText(text('shell.areaLate'));
    await join(registry, 'data-model');
    await shell.arrivesAt('/verification');
    await act(() => shell.navigate('/metrics'));
    expect(shell.address()).toBe('/verification');
  });

  it('ROUTE-024 the names of the specification are those of the browser tab', async () => {
    const shell = openShell(api, { at: '/archive' });
    await page('documents.archive');
    expect(document.title).toBe('Archive · Assay');
    await act(() => shell.navigate('/settings'));
    await page('admin.profile');
    expect(document.title).toBe('profile · Assay');
  });

  it('ROUTE-011 ROUTE-032 the side navigation is hidden where the route says so, and only there', async () => {
    const shell = openShell(api, { at: '/verification/42/document' });
    await page('verification.document');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await act(() => shell.navigate('/verification/42/1'));
    await page('verification.tabled');
    expect(screen.getByRole('navigation')).toBeInTheDocument();
  });
});

describe('session', () => {
  it('ROUTE-026 a session in storage opens the page without signing in', async () => {
    const shell = openShell(api, { at: '/archive' });
    await page('documents.archive');
    expect(shell.identity.asked).toEqual(['restore']);
  });

  it('ROUTE-027 ROUTE-028 without one the address is remembered, and reached after signing in', async () => {
    const shell = openShell(api, { at: '/archive?page=2', identity: anIdentityService() });
    await shell.arrivesAt('/login');
    await signInAt(shell);
    await page('documents.archive');
    expect(shell.address()).toBe('/archive?page=2');
  });

  it('ROUTE-028 without a remembered address the sign-in leads to the root', async () => {
    const shell = openShell(api, { at: '/login', identity: anIdentityService() });
    await signInAt(shell);
    await shell.arrivesAt('/verification');
  });

  it('nothing stored is silent, a refused session says so (AMB-016)', async () => {
    const shell = openShell(api, { at: '/archive', identity: anIdentityService() });
    await shell.arrivesAt('/login');
    expect(screen.queryByText(text('signIn.sessionNotValid'))).not.toBeInTheDocument();
    shell.view.unmount();
    openShell(api, { at: '/archive', identity: anIdentityService('expired') });
    expect(await screen.findByText(text('signIn.sessionNotValid'))).toBeInTheDocument();
  });

  it('ROUTE-002 a signed-in user does not see /login (AMB-007)', async () => {
    const shell = openShell(api, { at: '/login' });
    await shell.arrivesAt('/verification');
  });

  it('a sign-out in another tab ends this one too', async () => {
    const shell = openShell(api, { at: '/archive' });
    await page('documents.archive');
    act(() => shell.identity.changeUserElsewhere(null));
    await shell.arrivesAt('/login');
  });

  it('a sign-out in another tab while the settings are loading is not undone when they arrive', async () => {
    let respond: () => void = () => undefined;
    const requested = new Promise<void>((resolve) =>
      api.respond(getSettings, () => {
        resolve();
        return new Promise((answer) => (respond = () => answer(settingsOf(aUser()))));
      }),
    );
    const shell = openShell(api, { at: '/archive', answersSettings: false });
    await act(() => requested);
    act(() => shell.identity.signOutElsewhere());
    await act(async () => respond());
    await shell.arrivesAt('/login');
    expect(screen.getByRole('button', { name: text('signIn.login') })).toBeInTheDocument();
  });

  it('after a sign-out in another tab, this one does not return to its page at the next sign-in', async () => {
    const shell = openShell(api, { at: '/archive' });
    await page('documents.archive');
    act(() => shell.identity.changeUserElsewhere(null));
    act(() => shell.identity.signOutElsewhere());
    await shell.arrivesAt('/login');
    await signInAt(shell);
    await shell.arrivesAt('/verification');
  });
});

describe('settings', () => {
  it('ROUTE-029 are loaded after the session is there', async () => {
    const asked = jest.fn();
    api.respond(getSettings, () => {
      asked();
      return settingsOf(aUser());
    });
    openShell(api, { answersSettings: false });
    await page('documents.verification');
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('ROUTE-030 SET-001 that cannot be loaded are the defaults, with a message, and nobody may do anything', async () => {
    api.refuse(getSettings, 'INTERNAL_ERROR');
    const shell = openShell(api, { answersSettings: false });
    await page('documents.verification');
    expect(screen.getByText(text('settings.notRetrieved'))).toBeInTheDocument();
    await act(() => shell.navigate('/usage'));
    expect(shell.address()).toBe('/verification');
  });

  it('an expired token during the load leads to SignIn, and back afterwards', async () => {
    api.refuse(getSettings, 'UNAUTHENTICATED');
    const shell = openShell(api, { at: '/archive', answersSettings: false });
    await shell.arrivesAt('/login');
  });
});

describe('access', () => {
  const performance = PERMISSIONS.CAN_VIEW_SYSTEM_PERFORMANCE.value;

  it('ROUTE-017 ROUTE-031 a refused navigation is cancelled without a message, and the page stays', async () => {
    const shell = openShell(api, { at: '/archive' });
    await page('documents.archive');
    await act(() => shell.navigate('/usage'));
    expect(shell.address()).toBe('/archive');
    expect(screen.getByRole('heading', { name: 'page documents.archive' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('ROUTE-017 with the permission it opens', async () => {
    const shell = openShell(api, { at: '/archive', user: { permissions: performance } });
    await page('documents.archive');
    await act(() => shell.navigate('/usage'));
    await page('documents.usage');
  });

  it('ROUTE-031 a first load of a closed address goes to /verification, silently (AMB-006)', async () => {
    const shell = openShell(api, { at: '/usage' });
    await shell.arrivesAt('/verification');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('each matching route must allow it: /settings is open, its users are not', async () => {
    const shell = openShell(api, { at: '/settings' });
    await page('admin.profile');
    await act(() => shell.navigate('/settings/users'));
    expect(shell.address()).toBe('/settings/profile');
  });

  it.each(['/schemas', '/metrics'])(
    'ROUTE-045 ROUTE-046 with the switch off %s is cancelled without a message',
    async (to) => {
      const shell = openShell(api, { at: '/archive', switches: { schemaBuilder: false } });
      await page('documents.archive');
      await act(() => shell.navigate(to));
      expect(shell.address()).toBe('/archive');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it.each(['/schemas', '/metrics'])('ROUTE-045 with the switch on anybody opens %s', async (to) => {
    const shell = openShell(api, { at: to });
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('page data-model'),
    );
    expect(shell.address()).toBe(to);
  });

  it('ROUTE-044 provider staff opens both, whatever the switch', async () => {
    const shell = openShell(api, {
      at: '/schemas',
      user: { user_group: 2 },
      switches: { schemaBuilder: false },
    });
    await page('data-model.schemas');
    await act(() => shell.navigate('/metrics'));
    await page('data-model.metrics');
  });
});
