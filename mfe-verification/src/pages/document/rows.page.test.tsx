import {
  saveDatapoints,
  saveTable,
  type BodyOf,
  type DocumentMetricWire,
  type VerificationPayloadWire,
} from '@assay/shared/contracts';
import { maskOf, TEMPORARY_ROW_ID, type Permission } from '@assay/shared/domain';
import { aDocumentId, mockApi, MockRefusal } from '@assay/shared/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aDatapoint,
  aMetric,
  aMissingDatapoint,
  aPayload,
  aTable,
} from '../../testing/verification-builders.ts';
import { serveRowsOneByOne } from '../../testing/further-rows-api.ts';
import { serveDocument } from '../../testing/verification-api.ts';
import { renderVerification } from '../../testing/render-verification.tsx';

const api = mockApi();
const REVIEWER: readonly Permission[] = ['CAN_VERIFY_DOCUMENTS', 'CAN_EDIT_DOCUMENTS'];
const SAVED_AT = '2026-11-20T12:00:00.000Z';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const column = (fin: string, dataType: string, datapoint: Partial<Parameters<typeof aDatapoint>[0]>) =>
  aMetric(fin, { dataType, datapoints: [aDatapoint(datapoint)] });

const investment = (name: string, cost: string, currency = 'EUR'): DocumentMetricWire[] => [
  column('Investment', 'ENTITY_LINK', { value: name }),
  column('Legal name', 'ENTITY_NAME', { value: `${name} Ltd` }),
  column('Cost', 'CURRENCY', { value: cost, effectors: { currency, akas: [] } }),
];

/** Stores created and deleted rows in the payload like the server. */
function storeRows(
  payload: VerificationPayloadWire,
  { created = [], deleted = [] }: BodyOf<typeof saveTable>,
) {
  const table = payload.grouping[0];
  if (!table) throw new Error('The payload has no table.');
  table.groups = table.groups.filter(({ id }) => !deleted.some((row) => row.id === id));
  const metrics = created.flatMap((row) =>
    row.metrics.map(({ fin, metricId = aDocumentId(), datapoints: [sent] }) => {
      const { value = '', effectors } = sent ?? {};
      const { currency = null, akas = [] } = effectors ?? {};
      const stored = {
        value,
        effectors: { currency, akas: [...akas] },
        lastModified: SAVED_AT,
        modified_by: 7,
      };
      const datapoints = [aMissingDatapoint(stored)];
      payload.metrics.push(aMetric(fin, { id: metricId, datapoints }));
      return { metricId, fin, datapoints };
    }),
  );
  return {
    rows: created.map(({ tempRowId = null, rowIndex, id = aDocumentId() }) => ({
      tempRowId,
      rowIndex: rowIndex ?? 0,
      id,
    })),
    metrics,
  };
}

/** Opens a document with a schedule of investments. */
async function open(
  rows: readonly (readonly DocumentMetricWire[])[] = [
    investment('Alpha', '1000'),
    investment('Beta', '250.5'),
  ],
  permissions = REVIEWER,
) {
  const table = aTable(rows, { groupIdentifier: 'investments', groupDisplay: 'Schedule of Investments' });
  const payload = aPayload(rows.flat(), { grouping: [table] });
  const calls = serveDocument(api, payload);
  const tableSaves: BodyOf<typeof saveTable>[] = [];
  api.respond(saveTable, ({ body }) => {
    tableSaves.push(body);
    return storeRows(payload, body);
  });
  const address = `/verification/${payload.documentRequest.id}/document`;
  const show = async () => {
    const host = renderVerification(address, { permissions: maskOf(permissions) });
    await screen.findByRole('table', { name: 'Schedule of Investments' });
    return host;
  };
  return { ...calls, host: await show(), show, payload, tableSaves, user: userEvent.setup() };
}

const table = () => screen.getByRole('table', { name: 'Schedule of Investments' });
const lines = () =>
  within(table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const cell = (name: string) => within(table()).getByRole('group', { name });
const blank = () => screen.getByRole('textbox', { name: 'Add a row to Schedule of Investments' });
const activeCell = () => document.querySelector<HTMLElement>('[data-field][aria-current]');

/** Waits for the save one second after the last change. */
const waitForSaves = (saves: readonly unknown[], count = 1) =>
  waitFor(() => expect(saves).toHaveLength(count), { timeout: 3000 });

describe('the rows of a repeating group', () => {
  it('TAB-001 are lines headed by their name, with the currency of a column in its header', async () => {
    await open();
    expect(lines()).toEqual(['Alpha', 'Beta']);
    expect(within(table()).getByRole('columnheader', { name: 'Cost EUR' })).toBeVisible();
    expect(cell('Beta, Cost: €250.50')).toHaveTextContent(/^250.50$/);
    expect(screen.queryByText(/Row \d/)).not.toBeInTheDocument();
  });

  it('are shown a hundred at a time, and the keyboard goes on to the next ones', async () => {
    const named = (name: string) => [column('Investment', 'ENTITY_LINK', { value: name })];
    const { user } = await open(Array.from({ length: 102 }, (_, index) => named(`Fund ${index + 1}`)));
    const cells = () => [...document.querySelectorAll<HTMLElement>('[data-field]')];
    expect(cells()).toHaveLength(100);
    expect(screen.getByText('Rows 1 to 100 of 102')).toBeVisible();
    act(() => cells()[99]?.focus());
    await user.keyboard('{ArrowDown}');
    expect(activeCell()).toHaveFocus();
    expect(cells().map(({ textContent }) => textContent)).toEqual(['Fund 101', 'Fund 102']);
    await user.click(screen.getByRole('button', { name: 'Previous rows' }));
    expect(cells()[0]).toHaveTextContent('Fund 1');
  });

  it('of a long table follow the first ones; until all are there nothing can be changed or confirmed', async () => {
    const rows = ['Alpha', 'Beta', 'Gamma'].map((name) => investment(name, '1000'));
    const whole = aTable(rows, { groupDisplay: 'Schedule of Investments' });
    const payload = aPayload(rows.flat(), { grouping: [whole] });
    const { states } = serveDocument(api, payload);
    const { asked, release } = serveRowsOneByOne(api, payload, whole);
    const address = `/verification/${payload.documentRequest.id}/document`;
    const { toastTexts } = renderVerification(address, { permissions: maskOf(REVIEWER) });
    const note = await screen.findByText(/^Rows still loading: 2/);
    expect(lines()).toEqual(['Alpha']);
    expect(blank()).toBeDisabled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(toastTexts()).toEqual([expect.stringMatching(/^Store not ready/)]));
    await act(async () => release());
    await waitFor(() => expect(note).not.toBeInTheDocument());
    expect(lines()).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(blank()).toBeEnabled();
    expect(asked).toEqual([0, 1, 2]);
    expect(states).toEqual([]);
  });

  it('name the currency at each amount where they differ', async () => {
    await open([investment('Alpha', '1000'), investment('Beta', '5', 'USD')]);
    expect(within(table()).getByRole('columnheader', { name: 'Cost' })).toBeVisible();
    expect(cell('Beta, Cost: $5.00')).toHaveTextContent('USD 5.00');
  });

  it('SCH-001 SCH-009 have a view of columns that is filtered by time period; what is hidden stays in new rows', async () => {
    const ofPeriod = (fin: string, timePeriod: string) =>
      aMetric(fin, { view: 'Returns', timePeriod, filtersByTimePeriod: true });
    const { user, tableSaves } = await open([
      [
        column('Investment', 'ENTITY_LINK', { value: 'Alpha' }),
        ofPeriod('Quarter', 'Quarter To Date'),
        ofPeriod('Year', 'Year To Date'),
      ],
    ]);
    const headers = () =>
      within(table())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent);
    expect(headers()).toEqual(['Investment', 'Quarter', 'Year']);
    await user.click(screen.getByRole('combobox', { name: 'Time period of Returns' }));
    await user.click(await screen.findByRole('option', { name: 'Year To Date' }));
    expect(headers()).toEqual(['Investment', 'Year']);
    expect(screen.getByText('1 column hidden by Year To Date')).toBeVisible();
    await user.type(blank(), 'Beta{Enter}');
    await waitForSaves(tableSaves);
    const [created] = tableSaves[0]?.created ?? [];
    expect(created?.metrics.map(({ fin }) => fin)).toEqual(['Investment', 'Quarter', 'Year']);
  });

  it('are walked with the arrow keys, and show the source of the active value below its line', async () => {
    const { user } = await open();
    await user.click(cell('Alpha, Cost: €1,000.00'));
    expect(activeCell()).toHaveFocus();
    expect(screen.getByText('Alpha · Cost')).toBeVisible();
    await user.keyboard('{ArrowDown}');
    expect(activeCell()).toBe(cell('Beta, Cost: €250.50'));
    expect(activeCell()).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(activeCell()).toBe(cell('Beta, Investment: Beta'));
    expect(screen.getByRole('button', { name: 'Page 1: show Investment' })).toBeVisible();
  });

  it('are edited and verified by key like any value, and the focus stays in the table', async () => {
    const { user, saves } = await open();
    await user.click(cell('Alpha, Cost: €1,000.00'));
    await user.keyboard('e{Control>}a{/Control}1,200{Enter}');
    expect(activeCell()).toHaveFocus();
    await user.keyboard('v');
    // On a slow machine the value is saved before it is verified, and again with its mark.
    await waitFor(() =>
      expect(saves.at(-1)?.metrics[0]).toMatchObject({
        fin: 'Cost',
        datapoints: [{ value: '1200', isVerified: true }],
      }),
    );
  });
});

describe('adding a row', () => {
  it('TAB-007 TAB-009 TAB-010 TAB-011 TAB-012 sends the typed name in the first cell of a default row', async () => {
    const { user, tableSaves } = await open();
    expect(table().querySelector('[data-row="NEW_ROW"]')).toContainElement(blank());
    await user.type(blank(), 'Halcyon Ltd{Enter}');
    expect(lines()).toEqual(['Alpha', 'Beta', 'Halcyon Ltd']);
    expect(activeCell()).toBe(cell('Halcyon Ltd, Legal name: Not in document'));
    await waitForSaves(tableSaves);
    expect(tableSaves[0]).toMatchObject({
      created: [
        {
          rowIndex: 2,
          groupIdentifier: 'investments',
          tempRowId: TEMPORARY_ROW_ID,
          metrics: [
            { fin: 'Investment', datapoints: [{ value: 'Halcyon Ltd', effectors: { akas: [] } }] },
            { fin: 'Legal name', datapoints: [] },
            { fin: 'Cost', datapoints: [{ value: '', effectors: { currency: 'EUR' } }] },
          ],
        },
      ],
      deleted: [],
      updated: [],
    });
  });

  it('TAB-008 gives its amounts USD where neither table nor document has a currency', async () => {
    const { user, tableSaves } = await open([investment('Alpha', '', 'AUTO')]);
    await user.type(blank(), 'Halcyon Ltd{Enter}');
    await waitForSaves(tableSaves);
    expect(tableSaves[0]?.created?.[0]?.metrics[2]?.datapoints[0]?.effectors?.currency).toBe('USD');
  });

  it('saves the values that are filled in after the row is stored like any other', async () => {
    const { user, tableSaves, saves } = await open();
    await user.type(blank(), 'Halcyon Ltd{Enter}');
    await waitForSaves(tableSaves);
    await user.keyboard('{ArrowRight}e');
    await user.keyboard('500{Enter}');
    await waitForSaves(saves);
    expect(saves[0]?.metrics[0]).toMatchObject({
      fin: 'Cost',
      lastModified: SAVED_AT,
      datapoints: [{ value: '500', effectors: { currency: 'EUR' } }],
    });
  });

  it('survives a reload before it is stored, with what was filled in', async () => {
    const { user, tableSaves, host, show } = await open();
    api.refuse(saveTable, 'SERVICE_UNAVAILABLE');
    await user.type(blank(), 'Halcyon Ltd{Enter}');
    await user.keyboard('e');
    await user.keyboard('Halcyon Limited{Enter}');
    await waitFor(() => expect(host.shownToasts()).toContain('datapoints.updateFailed'), { timeout: 3000 });
    cleanup();
    api.respond(saveTable, ({ body }) => {
      tableSaves.push(body);
      return { rows: [], metrics: [] };
    });
    const again = await show();
    expect(lines()).toEqual(['Alpha', 'Beta', 'Halcyon Ltd']);
    expect(again.shownToasts()).toContain('verification.restored');
    await waitForSaves(tableSaves);
    const sent = tableSaves[0]?.created?.[0]?.metrics.map(({ datapoints: [datapoint] }) => datapoint?.value);
    expect(sent).toEqual(['Halcyon Ltd', 'Halcyon Limited', '']);
  });

  it('is undone and redone by key, also after it is stored', async () => {
    const { user, tableSaves } = await open();
    await user.type(blank(), 'Halcyon Ltd{Enter}');
    await waitForSaves(tableSaves);
    await user.keyboard('z');
    expect(lines()).toEqual(['Alpha', 'Beta']);
    await waitForSaves(tableSaves, 2);
    expect(tableSaves[1]?.deleted).toMatchObject([{ id: tableSaves[0]?.created?.[0]?.id }]);
    await user.keyboard('y');
    expect(lines()).toEqual(['Alpha', 'Beta', 'Halcyon Ltd']);
    await waitForSaves(tableSaves, 3);
    expect(tableSaves[2]?.created?.[0]?.id).toBe(tableSaves[0]?.created?.[0]?.id);
  });

  it('stores the row without a value that the server refuses, and says so at the value', async () => {
    const { user, tableSaves, payload } = await open();
    api.respond(saveTable, ({ body }) => {
      tableSaves.push(body);
      if (body.created?.[0]?.metrics[0]?.datapoints.length !== 0)
        return new MockRefusal(
          'METRIC_VALIDATION_FAILED',
          undefined,
          'created.0.metrics.0.datapoints.0.value',
        );
      return storeRows(payload, body);
    });
    api.respond(saveDatapoints, () => {
      return new MockRefusal('METRIC_VALIDATION_FAILED', undefined, 'metrics.0.datapoints.0.value');
    });
    await user.type(blank(), 'Halcyon Ltd{Enter}');
    await waitForSaves(tableSaves, 2);
    await user.click(cell('Halcyon Ltd, Investment: Halcyon Ltd'));
    expect(await screen.findByText(/^Not saved: /)).toBeVisible();
  });

  it('is locked for somebody who may not edit', async () => {
    await open(undefined, ['CAN_VERIFY_DOCUMENTS']);
    expect(blank()).toBeDisabled();
  });
});

describe('a row that somebody else removed before an edit of it was saved', () => {
  it('leaves the text of the edit, until it is dismissed', async () => {
    const { user, payload, show } = await open();
    const sent: unknown[] = [];
    api.respond(saveDatapoints, ({ body }) => {
      sent.push(body);
      return new MockRefusal('SERVICE_UNAVAILABLE');
    });
    await user.click(cell('Beta, Cost: €250.50'));
    await user.keyboard('e{Control>}a{/Control}300{Enter}');
    cleanup();
    await waitForSaves(sent);
    payload.grouping[0]?.groups.splice(1, 1);
    payload.metrics.splice(3, 3);
    await show();
    const note = await screen.findByRole('alert', { name: 'Values that were not saved' });
    expect(note).toHaveTextContent(/someone else deleted.*Cost: 300/);
    await user.click(within(note).getByRole('button', { name: 'Dismiss' }));
    expect(note).not.toBeInTheDocument();
  });
});

describe('removing a row', () => {
  it('TAB-003 TAB-012 sends its index and group, goes on to the next row, and is undone by key', async () => {
    const { user, tableSaves, payload } = await open();
    const removed = payload.grouping[0]?.groups[0];
    await user.click(cell('Alpha, Cost: €1,000.00'));
    await user.click(screen.getByRole('button', { name: 'Remove Alpha' }));
    expect(lines()).toEqual(['Beta']);
    expect(activeCell()).toBe(cell('Beta, Investment: Beta'));
    await waitForSaves(tableSaves);
    expect(tableSaves[0]?.deleted).toEqual([
      {
        rowIndex: 0,
        groupIdentifier: 'investments',
        id: removed?.id,
        lastModified: '2026-11-20T10:00:00.000Z',
      },
    ]);
    await user.keyboard('z');
    expect(lines()).toEqual(['Alpha', 'Beta']);
    await waitForSaves(tableSaves, 2);
    expect(tableSaves[1]?.created).toMatchObject([
      { id: removed?.id, metrics: removed?.metrics.map(({ id }) => ({ metricId: id })) },
    ]);
  });

  it('AMB-059 shows the row again, with what was changed, where somebody else changed it', async () => {
    const { user, payload, host } = await open();
    const [, , cost] = payload.metrics;
    if (!cost) throw new Error('The payload has three metrics.');
    const theirs = aDatapoint({
      value: '7',
      effectors: { currency: 'EUR', akas: [] },
      lastModified: SAVED_AT,
    });
    api.respond(saveTable, () => {
      const conflicts = [{ metricId: cost.id, fin: 'Cost', datapoints: [theirs] }];
      return new MockRefusal('VALUE_CONFLICT', { saved: [], conflicts, rows: [] });
    });
    await user.click(cell('Alpha, Cost: €1,000.00'));
    await user.click(screen.getByRole('button', { name: 'Remove Alpha' }));
    expect(await screen.findByRole('group', { name: 'Alpha, Cost: €7.00' }, { timeout: 3000 })).toBeVisible();
    expect(host.shownToasts()).toContain('verification.rowsKept');
  });

  it('AMB-059 by somebody else takes the row away, and undo brings it back with the edit', async () => {
    const { user, payload, host, tableSaves } = await open();
    const [, , cost] = payload.metrics;
    api.respond(saveDatapoints, () => {
      const conflicts = [{ metricId: cost?.id ?? '', fin: 'Cost', datapoints: [] }];
      return new MockRefusal('VALUE_CONFLICT', { saved: [], conflicts });
    });
    await user.click(cell('Alpha, Cost: €1,000.00'));
    await user.keyboard('e{Control>}a{/Control}1,200{Enter}');
    await waitFor(() => expect(lines()).toEqual(['Beta']), { timeout: 3000 });
    expect(host.shownToasts()).toContain('verification.rowsRemovedByOthers');
    await user.keyboard('z');
    expect(cell('Alpha, Cost: €1,200.00')).toBeVisible();
    await waitForSaves(tableSaves);
    expect(tableSaves[0]?.created?.[0]?.metrics[2]?.datapoints[0]?.value).toBe('1200');
  });
});
