import {
  saveDatapoints,
  setDocumentState,
  type BodyOf,
  type DocumentMetricWire,
  type DocumentRequestWire,
} from '@assay/shared/contracts';
import { maskOf, type Permission } from '@assay/shared/domain';
import { mockApi, MockRefusal } from '@assay/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDatapoint, aMetric, aPayload } from '../../testing/verification-builders.ts';
import { serveDocument } from '../../testing/verification-api.ts';
import { renderVerification } from '../../testing/render-verification.tsx';

const api = mockApi();
const REVIEWER: readonly Permission[] = ['CAN_VERIFY_DOCUMENTS', 'CAN_EDIT_DOCUMENTS'];
const SEEN = '2026-11-20T10:00:00.000Z';
const CHANGED = '2026-11-20T11:00:00.000Z';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function open(
  metrics: readonly DocumentMetricWire[],
  {
    permissions = REVIEWER,
    isVerified = false,
    request = {},
  }: {
    permissions?: readonly Permission[];
    isVerified?: boolean;
    request?: Partial<DocumentRequestWire>;
  } = {},
) {
  const payload = aPayload(metrics, { request: { is_verified: isVerified, ...request } });
  const calls = serveDocument(api, payload);
  const at = `/verification/${payload.documentRequest.id}/document`;
  const host = renderVerification(at, { permissions: maskOf(permissions) });
  await screen.findByRole('region', { name: 'Metrics of the document' });
  return { ...host, ...calls, user: userEvent.setup() };
}

/** Refuses to confirm what was seen before others changed a value; takes what was seen after that. */
function refuseUntilSeen(metric: DocumentMetricWire, value: string) {
  const sent: BodyOf<typeof setDocumentState>[] = [];
  const theirs = aDatapoint({ value, lastModified: CHANGED, lastModifiedBy: 'Bo', modified_by: 9 });
  const conflicts = [{ metricId: metric.id, fin: metric.identifier.value, datapoints: [theirs] }];
  api.respond(setDocumentState, ({ body }) => {
    sent.push(body);
    return body.lastModified === CHANGED
      ? {}
      : new MockRefusal('VALUE_CONFLICT', { lastModified: CHANGED, conflicts });
  });
  return sent;
}

const confirmButton = () => screen.getByRole('button', { name: 'Confirm' });
const row = (name: RegExp) => screen.getByRole('group', { name });

describe('a confirmation after changes by other users', () => {
  it('shows the changed value beside the present one, and succeeds after the choice', async () => {
    const one = aMetric('One', { value: '1' });
    const { user, shownToasts } = await open([one, aMetric('Two')]);
    const sent = refuseUntilSeen(one, '4');
    await user.click(confirmButton());
    const choice = await screen.findByRole('group', { name: 'Changed by someone else' });
    expect(within(choice).getByText('1')).toBeVisible();
    expect(within(choice).getByText('4')).toBeVisible();
    expect(within(choice).getByText('Bo')).toBeVisible();
    expect(shownToasts()).toEqual(['verification.confirmChanged']);
    expect(screen.getByText('Not confirmed')).toBeVisible();

    await user.click(within(choice).getByRole('button', { name: 'Take theirs' }));
    expect(row(/^One: 4/)).toBeVisible();
    await user.click(confirmButton());
    await waitFor(() => expect(shownToasts().at(-1)).toBe('verification.confirmed'));
    const confirmed = { stage: 'EXT_DONE', is_verified: true };
    expect(sent).toEqual([
      { ...confirmed, lastModified: SEEN },
      { ...confirmed, lastModified: CHANGED },
    ]);
  });

  it('shows the changed value instead in a read-only document, and needs another Confirm', async () => {
    const one = aMetric('One', { value: '1' });
    const { user, shownToasts, saves } = await open([one], { permissions: ['CAN_VERIFY_DOCUMENTS'] });
    const sent = refuseUntilSeen(one, '4');
    await user.click(confirmButton());
    expect(await screen.findByRole('group', { name: /^One: 4/ })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Changed by someone else' })).not.toBeInTheDocument();
    await user.click(confirmButton());
    await waitFor(() =>
      expect(shownToasts()).toEqual(['verification.confirmChanged', 'verification.confirmed']),
    );
    expect([sent.length, saves]).toEqual([2, []]);
  });

  it('loads the document again if it was extracted again', async () => {
    const { user, shownToasts } = await open([aMetric('One')]);
    refuseUntilSeen(aMetric('Another'), '4');
    await user.click(confirmButton());
    await waitFor(() => expect(shownToasts()).toEqual(['verification.confirmExtractedAgain']));
    expect(await screen.findByRole('region', { name: 'Metrics of the document' })).toBeVisible();
  });
});

describe('a verified value of a confirmed document', () => {
  const verified = () =>
    aMetric('One', {
      validated: true,
      datapoints: [
        aDatapoint({ value: '1', isVerified: true, verifiedBy: 'Ada' }),
        aDatapoint({ value: '2' }),
      ],
    });

  it('is locked without the permission to verify, with an explanation', async () => {
    const { user, saves } = await open([verified(), aMetric('Two', { value: '3' })], {
      permissions: ['CAN_EDIT_DOCUMENTS'],
      isVerified: true,
    });
    await user.click(screen.getByText('One'));
    const details = within(row(/^One: 1/));
    expect(details.getByText('Verified by Ada')).toBeVisible();
    for (const control of [
      details.getByRole('button', { name: 'Edit' }),
      details.getByRole('button', { name: /2/ }),
      details.getByRole('checkbox', { name: 'Required' }),
    ]) {
      expect(control).toBeDisabled();
      expect(control.closest('[role=group][aria-description]')).toHaveAccessibleName(
        'Insufficient Permissions',
      );
    }
    await user.keyboard('1e');
    expect(row(/^One: 1/)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(screen.getByText('Two'));
    expect(within(row(/^Two: 3/)).getByRole('button', { name: 'Edit' })).toBeEnabled();
    expect(saves).toEqual([]);
  });

  it('can be edited with the permission to verify', async () => {
    const { user } = await open([verified()], { isVerified: true });
    await user.click(screen.getByText('One'));
    expect(within(row(/^One: 1/)).getByRole('button', { name: 'Edit' })).toBeEnabled();
  });
});

describe('AMB-060 a confirmed document with changes', () => {
  const stored = () =>
    aMetric('One', {
      validated: true,
      datapoints: [aDatapoint({ value: '1', isVerified: true }), aDatapoint({ value: '2' })],
    });

  it('says how many are not published after a save, and publishes them by a button', async () => {
    const metric = stored();
    const { user, states, shownToasts } = await open([metric], { isVerified: true });
    expect(screen.getByText('Confirmed')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull();
    api.respond(saveDatapoints, () => ({
      metrics: [{ metricId: metric.id, fin: 'one', datapoints: [aDatapoint({ value: '1' })] }],
      unpublishedChanges: 1,
    }));
    await user.click(screen.getByRole('button', { name: 'Mark One as verified' }));
    expect(await screen.findByText('Confirmed, 1 change not published')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Publish 1 change' }));
    await waitFor(() => expect(shownToasts()).toContain('verification.confirmed'));
    expect(states.at(-1)).toMatchObject({ stage: 'EXT_DONE', is_verified: true });
    expect(await screen.findByText('Confirmed')).toBeVisible();
  });

  it('publishes them by the key of Confirm', async () => {
    const { user, states } = await open([stored()], { isVerified: true, request: { unpublishedChanges: 2 } });
    expect(screen.getByText('Confirmed, 2 changes not published')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Unconfirm' })).toBeVisible();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(states).toHaveLength(1));
    expect(states[0]).toMatchObject({ stage: 'EXT_DONE', is_verified: true });
  });

  it('publishes nothing without the permission to verify', async () => {
    await open([stored()], {
      isVerified: true,
      request: { unpublishedChanges: 2 },
      permissions: ['CAN_EDIT_DOCUMENTS'],
    });
    expect(screen.getByRole('button', { name: 'Publish 2 changes' })).toBeDisabled();
  });

  it('AMB-037 processed again says which confirmed values are still stored', async () => {
    const storedValues = { count: 9, confirmedAt: '2026-03-14T10:00:00.000Z' };
    await open([stored()], { request: { storedValues } });
    expect(screen.getByText('Confirmed values of 14/03/2026 still stored: 9')).toBeVisible();
  });
});
