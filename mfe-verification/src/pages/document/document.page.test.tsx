import {
  getVerification,
  saveDatapoints,
  setDocumentState,
  type DocumentMetricWire,
} from '@assay/shared/contracts';
import { maskOf, type Permission } from '@assay/shared/domain';
import { mockApi, MockRefusal } from '@assay/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aDatapoint,
  aMetric,
  aVerifiedMetric,
  aMissingDatapoint,
  aPayload,
  compressed,
} from '../../testing/verification-builders.ts';
import { serveDocument, mockViewer, store } from '../../testing/verification-api.ts';
import { renderVerification } from '../../testing/render-verification.tsx';

const api = mockApi();
const REVIEWER: readonly Permission[] = ['CAN_VERIFY_DOCUMENTS', 'CAN_EDIT_DOCUMENTS'];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  mockViewer(api);
});

/** Opens the document view of a payload and waits for its metrics. */
async function open(
  metrics: readonly DocumentMetricWire[],
  options: { stage?: string; isVerified?: boolean; permissions?: readonly Permission[]; query?: string } = {},
) {
  const { stage = 'EXT_DONE', isVerified = false, permissions = REVIEWER, query = '' } = options;
  const payload = aPayload(metrics, { request: { stage, is_verified: isVerified, file_name: 'call.pdf' } });
  const calls = serveDocument(api, payload);
  const id = payload.documentRequest.id;
  const host = renderVerification(`/verification/${id}/document${query}`, {
    permissions: maskOf(permissions),
  });
  await screen.findByRole('region', { name: 'Metrics of the document' });
  return { ...host, ...calls, payload, id, user: userEvent.setup() };
}

const row = (name: RegExp) => screen.getByRole('group', { name });
const activeRow = () => document.querySelector<HTMLElement>('[data-field][aria-current]');

describe('the document view', () => {
  it('ROUTE-010 VER-001 VER-037 shows the pages beside the metrics with their values, by group', async () => {
    const { id } = await open([
      aMetric('Call Amount', { value: '1250000.5' }),
      aMetric('Due Date', { dataType: 'DATE', value: '2026-12-24' }),
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'call.pdf' })).toBeVisible();
    expect(await screen.findByTestId('pages')).toHaveAttribute('data-url', `http://files.test/${id}`);
    const group = screen.getByRole('region', { name: 'Summary' });
    expect(within(group).getByText('1,250,000.5')).toBeVisible();
    expect(within(group).getByText('24/12/2026')).toBeVisible();
  });

  it.each([
    ['VER-025', {}, 'Internal API error while fetching document metrics', (): unknown => null],
    [
      'VER-029',
      {},
      'No groupings available for this document',
      () => ({ ...aPayload([aMetric('a')]), grouping: [] }),
    ],
    [
      'VER-030',
      {},
      'No metrics available for this document',
      () => aPayload([aMetric('a', { dataType: 'POEM' })]),
    ],
  ])('%s says what is missing', async (_, __, message, payload) => {
    api.respond(getVerification, () => compressed(payload()));
    renderVerification('/verification/00000000-0000-4000-8000-0000000000ff/document');
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('VER-025 offers Retry after a failed request', async () => {
    api.refuse(getVerification, 'INTERNAL_ERROR');
    const payload = aPayload([aMetric('Call Amount')]);
    renderVerification(`/verification/${payload.documentRequest.id}/document`);
    expect(await screen.findByText('Internal API error while fetching document metrics')).toBeVisible();
    serveDocument(api, payload);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Summary' })).toBeVisible();
  });

  it('VER-020 VER-021 refuses to save while the document is loading', async () => {
    const payload = aPayload([aMetric('Call Amount')]);
    const { states } = serveDocument(api, payload);
    let answer: (value: { data: string }) => void = () => undefined;
    api.respond(getVerification, () => new Promise((resolve) => (answer = resolve)));
    const host = renderVerification(`/verification/${payload.documentRequest.id}/document`);
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(host.shownToasts()).toEqual(['verification.notReady']);
    expect(states).toEqual([]);
    answer(compressed(payload));
    expect(await screen.findByRole('region', { name: 'Summary' })).toBeVisible();
  });

  it('shows the cell of a value in a workbook', async () => {
    await open([aMetric('Amount', { datapoints: [aDatapoint({ confidence: 0.4, cell: 'NAV!B12' })] })]);
    expect(await screen.findByTitle('Cell in the workbook')).toHaveTextContent('NAV!B12');
  });

  it('focuses the first value that needs review and scrolls to its box', async () => {
    await open([
      aMetric('Sure'),
      aMetric('Doubtful', { datapoints: [aDatapoint({ confidence: 0.4, x: 0.3 })] }),
    ]);
    expect(activeRow()).toHaveAccessibleName(/^Doubtful/);
    expect(activeRow()).toHaveFocus();
    expect(await screen.findByTestId('pages')).toHaveAttribute('data-scroll-target', '1 0.3 0.2');
    expect(screen.getByText('Low confidence: 40%, below 80%')).toBeVisible();
    expect(screen.getByText('1 needs review')).toBeVisible();
  });

  it('links a box to its value and a value to its box', async () => {
    const { user } = await open([aMetric('One'), aMetric('Two', { datapoints: [aDatapoint({ page: 3 })] })]);
    await user.click(await screen.findByRole('button', { name: /^box of Two/ }));
    expect(activeRow()).toHaveAccessibleName(/^Two/);
    expect(activeRow()).toHaveFocus();
    await user.click(screen.getByText('One'));
    expect(screen.getByTestId('pages')).toHaveAttribute('data-scroll-target', '1 0.6 0.2');
    expect(screen.getByRole('button', { name: /^box of One/, pressed: true })).toBeVisible();
  });

  describe('with a view that is filtered by time period', () => {
    const doubtful = () => [aDatapoint({ confidence: 0.4 })];
    /** A view with two metrics of the quarter, two of the year and one without a period; three of them are doubtful. */
    const aFilteredView = () => {
      const inView = (fin: string, timePeriod: string | null, changes: Partial<DocumentMetricWire> = {}) =>
        aMetric(fin, {
          view: 'Performance',
          timePeriod,
          ...(timePeriod !== null && { filtersByTimePeriod: true }),
          ...changes,
        });
      return [
        aMetric('Fund'),
        inView('Year Return', 'Year To Date', { datapoints: doubtful() }),
        inView('Quarter Return', 'Quarter To Date', { datapoints: doubtful() }),
        inView('Quarter Fees', 'Quarter To Date'),
        inView('Year Fees', 'Year To Date', { datapoints: doubtful() }),
        inView('Vintage', null),
      ];
    };
    const QUARTER = `?period=${encodeURIComponent('summary//Performance//Quarter To Date')}`;
    const choice = () => screen.getByRole('combobox', { name: 'Time period of Performance' });
    const shown = () =>
      [...document.querySelectorAll('[data-field]')].map(
        (each) => each.getAttribute('aria-label')?.split(':')[0],
      );
    const choose = async (user: ReturnType<typeof userEvent.setup>, period: string) => {
      await user.click(choice());
      await user.click(await screen.findByText(period));
    };

    it('SCH-001 SCH-009 shows all, or the metrics of one period and those without; the rest is named and still counts', async () => {
      const { user, params } = await open(aFilteredView());
      expect(choice()).toHaveValue('All');
      await user.click(choice());
      const options = await screen.findAllByRole('option');
      expect(options.map(({ textContent }) => textContent)).toEqual([
        'All',
        'Quarter To Date',
        'Year To Date',
      ]);
      await user.click(screen.getByText('Quarter To Date'));
      expect(shown()).toEqual(['Fund', 'Quarter Return', 'Quarter Fees', 'Vintage']);
      expect(screen.getByText('2 hidden by Quarter To Date')).toBeVisible();
      expect(screen.getByText('3 need review')).toBeVisible();
      expect(activeRow()).toHaveAccessibleName(/^Quarter Return/);
      expect(activeRow()).toHaveFocus();
      expect(params().get('period')).toBe('summary//Performance//Quarter To Date');
    });

    it('SCH-001 SCH-009 keeps the period of the address and starts at a value that it shows', async () => {
      await open(aFilteredView(), { query: QUARTER });
      expect(choice()).toHaveValue('Quarter To Date');
      expect(activeRow()).toHaveAccessibleName(/^Quarter Return/);
    });

    it('SCH-001 SCH-009 the filter gives way to a hidden value that is asked for by key', async () => {
      const { user, params } = await open(aFilteredView(), { query: QUARTER });
      await user.keyboard('{Enter}');
      expect(activeRow()).toHaveAccessibleName(/^Year Fees/);
      expect(activeRow()).toHaveFocus();
      expect(choice()).toHaveValue('All');
      await waitFor(() => expect(params().size).toBe(0));
    });

    it('SCH-001 SCH-009 the arrow keys go past hidden values, and the filter stays until all are chosen', async () => {
      const { user, params } = await open(aFilteredView(), { query: QUARTER });
      await user.keyboard('{ArrowUp}');
      expect(activeRow()).toHaveAccessibleName(/^Fund/);
      expect(choice()).toHaveValue('Quarter To Date');
      await choose(user, 'All');
      expect(shown()).toHaveLength(6);
      expect(params().size).toBe(0);
    });

    it('SCH-009 a view that does not filter has no choice', async () => {
      await open([aMetric('Year Return', { view: 'Performance', timePeriod: 'Year To Date' })]);
      expect(screen.getByRole('heading', { name: 'Performance' })).toBeVisible();
      expect(screen.queryByRole('combobox', { name: 'Time period of Performance' })).not.toBeInTheDocument();
    });

    it('SCH-001 SCH-009 still goes back to the list from a document that was opened by its address', async () => {
      const { user } = await open(aFilteredView(), { query: QUARTER });
      await choose(user, 'Year To Date');
      await user.click(screen.getByRole('button', { name: 'Back' }));
      expect(await screen.findByText('list at /verification')).toBeVisible();
    });
  });

  it('focuses the value in the address', async () => {
    const [one, two] = [
      aMetric('One', { required: true, datapoints: [aMissingDatapoint()] }),
      aMetric('Two'),
    ];
    await open([one, two], { query: `?metric=${two.id}` });
    expect(activeRow()).toHaveAccessibleName(/^Two/);
  });

  it('focuses the value of a fin on a page where its id is gone, and shows the page where the value is gone too', async () => {
    const metrics = [
      aMetric('One'),
      aMetric('Cost', { datapoints: [aDatapoint({ page: 2 })] }),
      aMetric('Cost', { datapoints: [aDatapoint({ page: 3 })] }),
    ];
    const { unmount } = await open(metrics, { query: `?metric=gone&fin=Cost&page=3` });
    expect(activeRow()).toHaveAttribute('data-field', metrics[2]?.id);
    unmount();
    await open(metrics, { query: '?metric=gone&fin=gone&page=3' });
    expect(await screen.findByTestId('pages')).toHaveAttribute(
      'data-scroll-target',
      expect.stringMatching(/^3 /),
    );
  });
});

describe('the keyboard', () => {
  it('VER-002 VER-016 VER-022 VER-035 verifies with Enter, goes to the next value, and saves automatically', async () => {
    const { user, saves, shownToasts } = await open([aMetric('One'), aMetric('Two')]);
    await user.keyboard('{Enter}');
    expect(activeRow()).toHaveAccessibleName(/^Two/);
    expect(
      within(row(/^One/)).getByRole('button', { name: 'Mark One as verified', hidden: true, pressed: true }),
    ).toBeInTheDocument();
    await waitFor(() => expect(shownToasts()).toContain('datapoints.updated'), { timeout: 3000 });
    expect(saves).toHaveLength(1);
    expect(saves[0]?.metrics).toMatchObject([{ fin: 'One', datapoints: [{ isVerified: true }] }]);
    expect(screen.getByText('Saved')).toBeVisible();
  });

  it('goes back with Shift+Enter and moves with the arrow keys', async () => {
    const { user } = await open([aMetric('One'), aMetric('Two'), aMetric('Three')]);
    await user.keyboard('{Enter}{Shift>}{Enter}{/Shift}');
    expect(activeRow()).toHaveAccessibleName(/^One/);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(activeRow()).toHaveAccessibleName(/^Two/);
  });

  it('VER-012 VER-013 VER-018 VER-019 DPE-001 edits with E and Enter, and sends only that metric', async () => {
    const { user, saves } = await open([aMetric('One', { value: '1' }), aMetric('Two')]);
    await user.keyboard('e');
    const input = screen.getByRole('textbox', { name: 'One' });
    await user.clear(input);
    await user.type(input, '(1,250.75){Enter}');
    expect(row(/^One: −1,250.75/)).toHaveFocus();
    expect(screen.getByText('The page says 1')).toBeVisible();
    await waitFor(() => expect(saves).toHaveLength(1), { timeout: 3000 });
    expect(saves[0]?.metrics).toMatchObject([{ fin: 'One', datapoints: [{ value: '-1250.75', x: 0.6 }] }]);
    expect(saves[0]?.metrics[0]?.datapoints[0]).not.toHaveProperty('id');
  });

  it('shows the value whose edit is undone or redone, wherever the review has gone on to', async () => {
    const { user } = await open([aMetric('One'), aMetric('Two'), aMetric('Three')]);
    await user.keyboard('{Enter}{Enter}');
    expect(row(/^Three:/)).toHaveFocus();
    await user.keyboard('zz');
    expect(row(/^One:/)).toHaveFocus();
    await user.keyboard('yy');
    expect(row(/^Two:/)).toHaveFocus();
  });

  it('VER-014 VER-015 chooses an alternative by digit or click, undoes with Z and redoes with Y', async () => {
    const [best, second, third] = ['10', '20', '30'].map((value) => aDatapoint({ value }));
    const { user, saves } = await open([aMetric('One', { datapoints: [best!, second!, third!] })]);
    await user.keyboard('2');
    expect(row(/^One: 30/)).toBeVisible();
    await user.keyboard('z');
    expect(row(/^One: 10/)).toBeVisible();
    await user.keyboard('y');
    expect(row(/^One: 30/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /20/ }));
    expect(row(/^One: 20/)).toBeVisible();
    await waitFor(() => expect(saves.at(-1)?.metrics[0]?.datapoints[0]?.id).toBe(second!.id), {
      timeout: 3000,
    });
  });

  it('VER-016 VER-017 toggles verified with V and required with its checkbox', async () => {
    const { user, saves } = await open([aMetric('One')]);
    await user.keyboard('v');
    await user.click(screen.getByRole('checkbox', { name: 'Required' }));
    await waitFor(
      () =>
        expect(saves.at(-1)?.metrics[0]).toMatchObject({
          required: true,
          datapoints: [{ isVerified: true }],
        }),
      {
        timeout: 3000,
      },
    );
  });

  it('shows the keyboard shortcuts with ?', async () => {
    const { user } = await open([aMetric('One')]);
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  it('gives an action another key, refuses one that is taken or fixed, and remembers it for the user', async () => {
    const { user, unmount, id, saves } = await open([aMetric('One')]);
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const change = (name: RegExp) => within(sheet).getByRole('button', { name });
    expect(within(sheet).getByRole('button', { name: 'Reset all keys' })).toBeDisabled();
    await user.click(change(/^Toggle verified: V/));
    await user.keyboard('e');
    expect(sheet).toHaveTextContent('E is the key of “Edit”. Choose another key, or change that one first');
    await user.keyboard('3');
    expect(sheet).toHaveTextContent('3 is a fixed key: Choose alternative');
    await user.keyboard('{F5}');
    expect(sheet).toHaveTextContent('Choose a letter, a symbol, Enter with Ctrl or Shift');
    await user.keyboard('k');
    expect(change(/^Toggle verified: K/)).toBeVisible();
    await user.click(change(/^Edit: E/));
    await user.keyboard('{Escape}');
    expect(sheet).toBeVisible();
    await user.click(change(/^Edit: E/));
    await user.keyboard('v'); // Free since its action has another key.
    await user.keyboard('{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    expect(screen.getByRole('list', { name: 'Shortcuts' })).toHaveTextContent('VEdit');

    unmount();
    renderVerification(`/verification/${id}/document`);
    await screen.findByRole('region', { name: 'Metrics of the document' });
    await user.keyboard('k');
    await waitFor(
      () => expect(saves.at(-1)?.metrics[0]).toMatchObject({ datapoints: [{ isVerified: true }] }),
      { timeout: 3000 },
    );
    await user.keyboard('?');
    await user.click(await screen.findByRole('button', { name: 'Reset all keys' }));
    expect(screen.getByRole('button', { name: /^Toggle verified: V/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Edit: E/ })).toBeVisible();
  });
});

describe('saving', () => {
  it('VER-023 VER-036 reports a failed save, keeps the edit, and saves it with Retry', async () => {
    const { user, shownToasts, payload } = await open([aMetric('One')]);
    api.refuse(saveDatapoints, 'INTERNAL_ERROR');
    await user.keyboard('v');
    await waitFor(() => expect(shownToasts()).toContain('datapoints.updateFailed'), { timeout: 3000 });
    expect(screen.getByText('Not saved')).toBeVisible();
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const lookAgain = () => {
      window.dispatchEvent(new Event('offline'));
    };
    act(lookAgain);
    expect(screen.getByText('Offline: saved in this browser')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    network.mockRestore();
    act(lookAgain);
    api.respond(saveDatapoints, ({ body }) => store(payload, body));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(shownToasts()).toContain('datapoints.updated');
  });

  it('restores an unsaved edit after a reload and saves it', async () => {
    const { user, payload, unmount, id, shownToasts } = await open([aMetric('One')]);
    api.failNetwork(saveDatapoints);
    await user.keyboard('v');
    await screen.findByText('Not saved', undefined, { timeout: 3000 });
    unmount(); // Leaving tries once more, in vain.
    await waitFor(() =>
      expect(shownToasts()).toEqual(['datapoints.updateFailed', 'datapoints.updateFailed']),
    );
    const { saves } = serveDocument(api, payload);
    const again = renderVerification(`/verification/${id}/document`, { permissions: maskOf(REVIEWER) });
    await waitFor(() => expect(again.shownToasts()).toContain('verification.restored'));
    await waitFor(() => expect(saves).toHaveLength(1), { timeout: 3000 });
    expect(saves[0]?.metrics[0]?.datapoints[0]?.isVerified).toBe(true);
  });

  it('shows both values of a conflict and saves the chosen one', async () => {
    const metric = aMetric('One', { value: '1' });
    const { user, payload } = await open([metric]);
    const theirs = aDatapoint({
      value: '4',
      lastModified: '2026-11-20T11:00:00.000Z',
      lastModifiedBy: 'Bo',
      modified_by: 9,
    });
    api.respond(
      saveDatapoints,
      () =>
        new MockRefusal('VALUE_CONFLICT', {
          saved: [],
          conflicts: [{ metricId: metric.id, fin: 'One', datapoints: [theirs] }],
        }),
    );
    await user.keyboard('e');
    await user.clear(screen.getByRole('textbox', { name: 'One' }));
    await user.type(screen.getByRole('textbox', { name: 'One' }), '7{Enter}');
    const choice = await screen.findByRole('group', { name: 'Changed by someone else' }, { timeout: 3000 });
    expect(within(choice).getByText('7')).toBeVisible();
    expect(within(choice).getByText('4')).toBeVisible();
    expect(within(choice).getByText('Bo')).toBeVisible();

    const lastModified: unknown[] = [];
    api.respond(saveDatapoints, ({ body }) => {
      lastModified.push(...body.metrics.map((saved) => saved.lastModified));
      return store(payload, body);
    });
    await user.click(within(choice).getByRole('button', { name: 'Keep yours' }));
    await waitFor(() => expect(lastModified).toEqual(['2026-11-20T11:00:00.000Z']), { timeout: 3000 });
    expect(row(/^One: 7/)).toBeVisible();
  });
});

describe('confirming', () => {
  it('VER-003 STATE-017 saves first, then sends EXT_DONE with is_verified, and offers to unconfirm', async () => {
    const { user, saves, states, shownToasts, id, platform } = await open([aMetric('One')]);
    const events: unknown[] = [];
    platform.events.on('document.verified', (event) => events.push(event));
    await user.keyboard('v');
    await user.keyboard('{Control>}{Enter}{/Control}');
    const lastModified = '2026-11-20T10:00:00.000Z';
    await waitFor(() => expect(states).toEqual([{ stage: 'EXT_DONE', is_verified: true, lastModified }]));
    expect(saves).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: 'Unconfirm' }));
    expect(screen.getByText('Confirmed')).toBeVisible();
    await waitFor(() => expect(states.at(-1)).toEqual({ stage: 'EXT_DONE', is_verified: false }));
    expect(await screen.findByRole('button', { name: 'Confirm' })).toBeEnabled();
    expect(shownToasts()).toEqual([
      'datapoints.updated',
      'verification.confirmed',
      'verification.unconfirmed',
    ]);
    expect(events).toEqual([
      { id, isVerified: true },
      { id, isVerified: false },
    ]);
  });

  it('VER-024 reports a failed confirmation', async () => {
    const { user, shownToasts } = await open([aVerifiedMetric('One')]);
    api.refuse(setDocumentState, 'INTERNAL_ERROR');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Not confirmed')).toBeVisible();
    expect(shownToasts()).toEqual(['verification.confirmFailed']);
  });

  it('sends nothing while an edit is unsaved', async () => {
    const { user, states } = await open([aMetric('One')]);
    api.refuse(saveDatapoints, 'INTERNAL_ERROR');
    await user.keyboard('v');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Not saved')).toBeVisible();
    expect(states).toEqual([]);
  });

  it('is locked without CAN_VERIFY_DOCUMENTS', async () => {
    await open([aMetric('One')], { permissions: ['CAN_EDIT_DOCUMENTS'] });
    const confirm = screen.getByRole('button', { name: 'Confirm' });
    expect(confirm).toBeDisabled();
    expect(confirm.closest('[role=group]')).toHaveAccessibleName('Insufficient Permissions');
    expect(confirm.closest('[role=group]')).toHaveAccessibleDescription(/You need Documents: Verify\. Ask/);
  });
});

describe('a read-only document', () => {
  it.each([
    ['PERM-013', 'without CAN_EDIT_DOCUMENTS', { permissions: ['CAN_VERIFY_DOCUMENTS'] as const }],
    ['AMB-033', 'in Archive', { stage: 'ARCHIVED' }],
    ['AMB-033', 'in Trash', { stage: 'TRASHED' }],
  ])('%s takes no edit %s', async (_, __, options) => {
    const { user, saves } = await open(
      [aMetric('One', { datapoints: [aDatapoint({ value: '1' }), aDatapoint({ value: '2' })] })],
      options,
    );
    expect(screen.getByText('Read-only')).toBeVisible();
    await user.keyboard('v1e{Enter}z');
    expect(row(/^One: 1/)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Required' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Mark One as verified' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Edit' })).toBeDisabled();
    expect(saves).toEqual([]);
  });
});
