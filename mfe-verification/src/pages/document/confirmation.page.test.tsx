import {
  getLearningProgress,
  listReplacedValues,
  previewConfirmation,
  saveDatapoints,
  setDocumentState,
  type BodyOf,
  type ConfirmationPreview,
  type DocumentMetricWire,
  type DocumentRequestWire,
  type LearningProgress,
} from '@assay/shared/contracts';
import { maskOf, type Permission } from '@assay/shared/domain';
import { mockApi, MockRefusal } from '@assay/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDatapoint, aMetric, aPayload, aVerifiedMetric } from '../../testing/verification-builders.ts';
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
    const { user, shownToasts } = await open([one, aVerifiedMetric('Two')]);
    const sent = refuseUntilSeen(one, '4');
    await user.click(confirmButton());
    const choice = await screen.findByRole('group', { name: 'Changed by someone else' });
    expect(within(choice).getByText('1')).toBeVisible();
    expect(within(choice).getByText('4')).toBeVisible();
    expect(within(choice).getByText('Bo')).toBeVisible();
    expect(shownToasts()).toEqual(['verification.confirmChanged']);
    expect(screen.getByText('Not confirmed')).toBeVisible();

    await user.click(within(choice).getByRole('button', { name: 'Use theirs' }));
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
    const { user, shownToasts, saves } = await open([one, aVerifiedMetric('Two')], {
      permissions: ['CAN_VERIFY_DOCUMENTS'],
    });
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
    const { user, shownToasts } = await open([aVerifiedMetric('One')]);
    refuseUntilSeen(aMetric('Another'), '4');
    await user.click(confirmButton());
    await waitFor(() => expect(shownToasts()).toEqual(['verification.confirmExtractedAgain']));
    expect(await screen.findByRole('region', { name: 'Metrics of the document' })).toBeVisible();
  });
});

describe('what a confirmation teaches', () => {
  const JOB = '00000000-0000-4000-8000-00000000000a';
  const progress = (state: LearningProgress['state']): LearningProgress => ({
    state,
    jobId: JOB,
    documentCount: 3,
  });

  it('AMB-085 is said to be in force after documents are read again, and once they are', async () => {
    const { user, shownToasts } = await open([aVerifiedMetric('One')]);
    const states: LearningProgress['state'][] = ['reading', 'inForce'];
    api.respond(setDocumentState, () => ({ ids: [], learning: progress('reading') }));
    api.respond(getLearningProgress, () => progress(states.shift() ?? 'inForce'));
    await user.click(confirmButton());
    await waitFor(() => expect(shownToasts()).toEqual(['verification.confirmed', 'learning.reading']));
    await waitFor(() => expect(shownToasts().at(-1)).toBe('learning.inForce'), { timeout: 5000 });
    expect(states).toEqual([]);
  });

  it.each([
    ['inForce', ['verification.confirmed', 'learning.inForce']],
    ['nothing', ['verification.confirmed']],
  ] as const)('AMB-085 is said at once where nothing is read again: %s', async (state, toasts) => {
    const { user, shownToasts } = await open([aVerifiedMetric('One')]);
    api.respond(setDocumentState, () => ({ ids: [], learning: progress(state) }));
    await user.click(confirmButton());
    await waitFor(() => expect(shownToasts()).toEqual(toasts));
  });

  it('AMB-085 is said to be refused where a confirmed value would become wrong', async () => {
    const { user, shownToasts } = await open([aVerifiedMetric('One')]);
    api.respond(setDocumentState, () => ({ ids: [], learning: progress('reading') }));
    api.respond(getLearningProgress, () => progress('refused'));
    await user.click(confirmButton());
    await waitFor(() => expect(shownToasts().at(-1)).toBe('learning.refused'), { timeout: 5000 });
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

  it('publishes them by the key of Confirm, which says so', async () => {
    const { user, states } = await open([stored()], { isVerified: true, request: { unpublishedChanges: 2 } });
    const keys = within(screen.getByRole('contentinfo'));
    expect(keys.getByText('Publish')).toBeVisible();
    expect(keys.queryByText('Confirm')).toBeNull();
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

  it('AMB-037 processed again says which confirmed values are still stored, and lists what confirming replaces and withdraws', async () => {
    const storedValues = { count: 9, confirmedAt: '2026-03-14T10:00:00.000Z' };
    const figure = (value: string) => ({ value, currency: 'EUR' });
    const item = {
      fin: 'nav',
      metricName: 'NAV',
      metricType: 'CURRENCY',
      ownerName: 'Calder',
      reportingDate: '2024-06-30',
    };
    api.respond(listReplacedValues, () => ({
      items: [
        { ...item, stored: figure('7'), next: figure('8') },
        { ...item, fin: 'fee', metricName: 'Fee', stored: figure('9'), next: null },
      ],
    }));
    const { user } = await open([stored()], { request: { storedValues } });
    await user.click(screen.getByRole('button', { name: 'Values confirmed on 14/03/2026 still stored: 9' }));
    const list = within(
      await screen.findByRole('region', { name: 'Confirming now changes these stored values' }),
    );
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual(['NAVCalder, 30/06/2024€7.00€8.00', 'FeeCalder, 30/06/2024€9.00Withdrawn']);
  });
});

describe('the question before a confirmation', () => {
  const NOTHING: ConfirmationPreview = {
    unowned: [],
    ambiguous: [],
    created: [],
    replaced: [],
    writtenCount: 1,
  };
  const name = (label: string, more: Partial<DocumentMetricWire> = {}) =>
    aMetric(label, {
      dataType: 'ENTITY_NAME',
      datapoints: [aDatapoint({ value: label, text: label })],
      ...more,
    });
  const doubtfulName = (label: string) =>
    name(label, { datapoints: [aDatapoint({ value: label, text: label, confidence: 0.4 })] });
  const dialog = () => screen.findByRole('dialog');

  /** A document whose first metric is verified and lacks these names; it has an owner as soon as they are verified. */
  async function openUnowned(names: readonly DocumentMetricWire[]) {
    const value = aVerifiedMetric('Gross');
    const { user, saves, states } = await open([value, ...names]);
    const asked: (readonly string[])[] = [];
    api.respond(previewConfirmation, ({ body }) => {
      asked.push(body.verifying ?? []);
      const verified = new Set(saves.flatMap(({ metrics }) => metrics.map(({ metricId }) => metricId)));
      const needs = names
        .filter(({ id }) => !verified.has(id))
        .map(({ id, displayLabel }) => ({ fin: displayLabel, typeName: displayLabel, metricId: id }));
      return needs.length === 0
        ? NOTHING
        : { ...NOTHING, unowned: [{ metricId: value.id, fin: 'Gross', needs }] };
    });
    return { user, saves, states, asked };
  }

  it('AMB-137 names the owners that verified values lack; Enter verifies them and confirms', async () => {
    const { user, saves, states } = await openUnowned([name('Fund'), name('Limited Partner')]);
    await user.keyboard('{Control>}{Enter}{/Control}');
    const question = await dialog();
    expect(question).toHaveTextContent('1 verified value has no owner: verify Fund and Limited Partner');
    expect(question).toHaveTextContent('Gross');
    expect(states).toEqual([]);
    const stronger = within(question).getByRole('button', {
      name: 'Verify Fund and Limited Partner and confirm',
    });
    await waitFor(() => expect(stronger).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(states).toHaveLength(1));
    expect(saves.flatMap(({ metrics }) => metrics.map(({ fin }) => fin))).toEqual([
      'Fund',
      'Limited Partner',
    ]);
  });

  it('AMB-137 AMB-135 opens names that need review instead of verifying them', async () => {
    const { user, saves, states } = await openUnowned([name('Fund'), doubtfulName('Limited Partner')]);
    await user.click(confirmButton());
    const question = await dialog();
    await user.click(within(question).getByRole('button', { name: 'Verify Fund, open Limited Partner' }));
    await waitFor(() => expect(row(/^Limited Partner: /)).toHaveAttribute('aria-current', 'true'));
    expect(row(/^Fund: /)).not.toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(saves).toHaveLength(1), { timeout: 3000 });
    expect(saves[0]?.metrics.map(({ fin }) => fin)).toEqual(['Fund']);
    expect(states).toEqual([]);
  });

  it('AMB-137 of a name of several entities goes to the choice, or lets its values wait', async () => {
    const fund = aVerifiedMetric('Fund', {
      dataType: 'ENTITY_NAME',
      entityMatches: 2,
      entityTypeName: 'Fund',
    });
    const value = aVerifiedMetric('Gross');
    const { user, states, shownToasts } = await open([value, fund]);
    expect(row(/^Fund: /)).toHaveTextContent('2 funds have this name: choose which one');
    const ambiguous = {
      metricId: fund.id,
      fin: 'fund',
      typeName: 'Fund',
      entityCount: 2,
      waiting: [value.id],
    };
    api.respond(previewConfirmation, () => ({ ...NOTHING, ambiguous: [ambiguous] }));
    api.respond(setDocumentState, ({ body }) => {
      states.push(body);
      return { unowned: [], ambiguous: [ambiguous] };
    });
    await user.click(confirmButton());
    expect(await dialog()).toHaveTextContent(
      'Fund: 2 funds have this name1 verified value waits until one is chosen',
    );
    await user.click(screen.getByRole('button', { name: 'Choose the entity' }));
    await waitFor(() => expect(row(/^Fund: /)).toHaveAttribute('aria-current', 'true'));
    expect(states).toEqual([]);
    await user.click(confirmButton());
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Confirm anyway' }));
    await waitFor(() => expect(states).toHaveLength(1));
    await waitFor(() => expect(shownToasts()).toEqual(['verification.confirmedWaiting']));
    expect(await screen.findByRole('list', { name: 'Values without an owner' })).toHaveTextContent(
      '1 verified value waits for an owner (Gross). Open Fund',
    );
  });

  it('AMB-060 says which entity is created, with near names beside it', async () => {
    const fund = aVerifiedMetric('Fund', { dataType: 'ENTITY_NAME' });
    const { user, states } = await open([fund]);
    const near = [{ entityId: fund.id, name: 'Fund One LP' }];
    const created = [{ metricId: fund.id, fin: 'fund', typeName: 'Fund', name: 'Fund One, L.P.', near }];
    api.respond(previewConfirmation, () => ({ ...NOTHING, created }));
    await user.click(confirmButton());
    const question = await dialog();
    expect(question).toHaveAccessibleName('Confirm this document?');
    expect(within(question).getByRole('listitem')).toHaveTextContent(
      'Creates Fund “Fund One, L.P.” Similar: Fund One LP',
    );
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Confirm' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(states).toHaveLength(1));
  });

  it('AMB-037 lists what a document that was processed again replaces and withdraws, before it does', async () => {
    const figure = (value: string) => ({ value, currency: 'EUR' });
    const at = {
      fin: 'nav',
      metricName: 'NAV',
      metricType: 'CURRENCY',
      ownerName: 'Calder',
      reportingDate: '2024-06-30',
    };
    const replaced = [
      { ...at, stored: figure('7'), next: figure('8') },
      { ...at, fin: 'fee', metricName: 'Fee', stored: figure('9'), next: null },
    ];
    const { user, states } = await open([aVerifiedMetric('One')]);
    api.respond(previewConfirmation, () => ({ ...NOTHING, replaced }));
    await user.click(confirmButton());
    const question = within(await dialog());
    const list = within(question.getByRole('list', { name: 'Replaces or withdraws stored values' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'NAVCalder, 30/06/2024€7.00€8.00',
      'FeeCalder, 30/06/2024€9.00Withdrawn',
    ]);
    expect(states).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(states).toHaveLength(1));
  });

  it('AMB-122 says that nothing will be stored where nothing is verified; the stronger button stores', async () => {
    const { user, saves, states } = await open([aMetric('One'), aMetric('Two')]);
    await user.click(confirmButton());
    const question = await dialog();
    expect(question).toHaveTextContent('0 of 2 verified: nothing will be stored');
    expect(within(question).getByRole('button', { name: 'Confirm anyway' })).toBeVisible();
    await waitFor(() =>
      expect(within(question).getByRole('button', { name: 'Verify matching and confirm' })).toHaveFocus(),
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(states).toHaveLength(1));
    expect(saves.flatMap(({ metrics }) => metrics.map(({ fin }) => fin))).toEqual(['One', 'Two']);
  });
});
