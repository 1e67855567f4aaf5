import { saveTable, suggestEntities, type DocumentMetricWire } from '@assay/shared/contracts';
import { maskOf, setScreenLocale } from '@assay/shared/domain';
import { aClipboard, mockApi, MockRefusal } from '@assay/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aDatapoint,
  aMetric,
  aMissingDatapoint,
  aPayload,
  aTable,
} from '../../testing/verification-builders.ts';
import { renderVerification } from '../../testing/render-verification.tsx';
import { createTableStore, serveTables } from '../../testing/tables-api.ts';

const api = mockApi();

const VERSION = '2026-11-20T10:00:00.000Z';

const name = (value: string) =>
  aMetric('name', { displayLabel: 'Name', dataType: 'STRING', value, order_position: 0 });
const amount = (value: string, currency: string | null = 'USD') =>
  aMetric('cost', {
    displayLabel: 'Cost',
    dataType: 'CURRENCY',
    order_position: 1,
    datapoints: [
      value === ''
        ? aMissingDatapoint()
        : aDatapoint({ value, effectors: { currency, akas: [] }, lastModified: VERSION }),
    ],
  });
const date = (value: string) =>
  aMetric('date', { displayLabel: 'Date', dataType: 'DATE', value, order_position: 2 });

type Row = readonly DocumentMetricWire[];
const aRow = (label: string, cost: string, currency: string | null = 'USD'): Row => [
  name(label),
  amount(cost, currency),
  date('2020-01-31'),
];
const legalName = () =>
  aMetric('legal', { displayLabel: 'Legal', dataType: 'ENTITY_NAME', order_position: 3, value: 'Acme Ltd' });

function open(rows: readonly Row[] = [aRow('Acme', '1000'), aRow('Zeta', '2000'), aRow('Nord', '3000')]) {
  const table = aTable(rows, { groupDisplay: 'Holdings', calculatedTotals: true });
  const payload = aPayload(rows.flat(), { grouping: [table] });
  const served = serveTables(api, payload);
  const rendered = renderVerification(`/verification/${payload.documentRequest.id}/0`);
  return { ...rendered, ...served, payload, table };
}

const grid = () => screen.findByRole('grid', { name: 'Holdings' });
/** The cell that shows a text. */
const cell = async (shown: string) => {
  const table = within(await grid());
  const cells = [...table.getAllByRole('rowheader'), ...table.getAllByRole('gridcell')];
  const found = cells.find(({ textContent }) => textContent === shown);
  if (!found) throw new Error(`No cell shows ${shown}.`);
  return found;
};
/** The texts of a column, without its header. */
const column = async (index: number) =>
  within(await grid())
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector(`[aria-colindex="${index + 1}"]`)?.textContent);
/** Waits until the amounts are shown: their total follows an edit when there is time for it. */
const showsAmounts = (texts: readonly string[]) =>
  waitFor(async () => expect(await column(1)).toEqual(texts));
const keys = (typed: string) => userEvent.keyboard(typed);
const saved = async (saves: readonly unknown[], count = 1) =>
  waitFor(() => expect(saves).toHaveLength(count));

function paste(target: HTMLElement, clipboard: string) {
  fireEvent.paste(target, { clipboardData: { getData: () => clipboard } });
}

describe('editing a table by keyboard', () => {
  it('TAB-004 TAB-012 saves a typed value with the datapoint and the version that it started from', async () => {
    const { tableSaves, payload, shownToasts } = open();
    await userEvent.click(await cell('USD 1,000.00'));
    await keys('1,250.50{Enter}');
    expect(await cell('USD 1,250.50')).toBeVisible();
    await saved(tableSaves);
    const cost = payload.metrics[1];
    expect(tableSaves).toEqual([
      {
        created: [],
        deleted: [],
        updated: [
          {
            id: cost?.datapoints[0]?.id,
            metricId: cost?.id,
            value: '1250.50',
            lastModified: VERSION,
            isSystemChange: false,
          },
        ],
      },
    ]);
    expect(shownToasts()).toEqual([]);
    await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
  });

  it('TAB-003 AMB-059 undoes an edit that is saved already, and saves that', async () => {
    const { tableSaves } = open();
    await userEvent.click(await cell('USD 1,000.00'));
    await keys('7{Enter}');
    await saved(tableSaves);
    await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
    await keys('{Control>}z{/Control}');
    expect(await cell('USD 1,000.00')).toBeVisible();
    await saved(tableSaves, 2);
    expect(tableSaves[1]?.updated).toMatchObject([{ value: '1000' }]);
    await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
    expect(screen.queryByText(/needs your choice/)).not.toBeInTheDocument();
  });

  it('moves on after Enter and Tab, and leaves a value as it was after Escape', async () => {
    open();
    await userEvent.click(await cell('USD 1,000.00'));
    await keys('7{Enter}8{Tab}');
    await showsAmounts(['USD 7.00', 'USD 8.00', 'USD 3,000.00', '', 'USD 3,015.00']);
    await keys('{F2}1{Escape}');
    expect(await column(2)).toEqual(['31/01/2020', '31/01/2020', '31/01/2020', '', '']);
    expect(await grid()).toHaveFocus();
  });

  it('keeps what is typed, and its focus, while the table is scrolled away from it and back', async () => {
    open(Array.from({ length: 90 }, (_, index) => aRow(`Fund ${index}`, '1000')));
    await userEvent.click(await cell('Fund 1'));
    await keys('Halcyon');
    const table = await grid();
    for (const scrollTop of [1200, 300, 0]) {
      table.scrollTop = scrollTop;
      fireEvent.scroll(table);
      await keys('+');
    }
    const editor = screen.getByRole('textbox', { name: 'Name' });
    expect(editor).toHaveFocus();
    expect(editor).toHaveValue('Halcyon+++');
    await keys('{Enter}');
    expect(await cell('Halcyon+++')).toBeVisible();
  });

  it('keeps the editor open with the error of a value that cannot be read', async () => {
    open();
    await userEvent.click(await cell('USD 1,000.00'));
    await keys('12x4{Enter}');
    expect(screen.getByRole('textbox', { name: 'Cost' })).toHaveAccessibleDescription(/number/i);
    await keys('{Escape}');
    expect(await column(1)).toContain('USD 1,000.00');
  });

  it('TAB-002 TAB-003 TAB-007 TAB-008 TAB-009 TAB-010 TAB-011 typing in the blank row creates a row: the text in its first cell, amounts in USD', async () => {
    const { tableSaves } = open([[...aRow('Acme', '', null), legalName()]]);
    api.respond(suggestEntities, () => ({ suggestions: [] }));
    await userEvent.click(await cell('New row'));
    await keys('Halcyon Ltd{Enter}');
    expect(await column(0)).toEqual(['Acme Ltd', 'Halcyon Ltd', 'New row', 'Total']);
    await saved(tableSaves);
    expect(tableSaves).toEqual([
      {
        created: [
          {
            rowIndex: 1,
            groupIdentifier: 'holdings',
            tempRowId: 999_999,
            id: expect.any(String),
            metrics: [
              {
                fin: 'legal',
                metricId: expect.any(String),
                datapoints: [
                  { value: 'Halcyon Ltd', effectors: { currency: null, akas: [] }, isVerified: false },
                ],
              },
              { fin: 'name', metricId: expect.any(String), datapoints: [] },
              {
                fin: 'cost',
                metricId: expect.any(String),
                datapoints: [
                  {
                    value: '',
                    effectors: { currency: 'USD', akas: [] },
                    isVerified: false,
                    isSystemChange: true,
                  },
                ],
              },
              { fin: 'date', metricId: expect.any(String), datapoints: [] },
            ],
          },
        ],
        deleted: [],
        updated: [],
      },
    ]);
  });

  it('TAB-006 shows what the program set as a change of System, TAB-005 and what a user typed under their name', async () => {
    open([aRow('Acme', '', null)]);
    await userEvent.click(await cell('New row'));
    await keys('Halcyon Ltd{Enter}{ArrowUp}{ArrowRight}');
    const details = within(screen.getByRole('group', { name: 'Selected cell' }));
    expect(details.getByText('Halcyon Ltd, Cost')).toBeVisible();
    expect(details.getByText('Changed by System')).toBeVisible();
    await keys('5{Enter}{ArrowUp}');
    expect(details.getByText('Changed by Ada Reviewer')).toBeVisible();
  });

  it('TAB-003 deletes the selected rows, and undo brings them back', async () => {
    const { tableSaves, table } = open();
    await userEvent.click(await cell('Acme'));
    await keys('{Shift>}{ArrowDown}{/Shift}');
    await userEvent.click(screen.getByRole('button', { name: 'Delete 2 rows' }));
    expect(await column(0)).toEqual(['Nord', 'New row', 'Total']);
    await keys('{Control>}z{/Control}');
    expect(await column(0)).toEqual(['Acme', 'Zeta', 'Nord', 'New row', 'Total']);
    await keys('{Control>}{Delete}{/Control}');
    await saved(tableSaves);
    expect(tableSaves[0]?.deleted).toEqual(
      table.groups.slice(0, 2).map(({ id, rowIndex }) => ({
        id,
        rowIndex,
        groupIdentifier: 'holdings',
        lastModified: VERSION,
      })),
    );
  });
});

describe('what else can be changed of cells', () => {
  it('empties the selected typed values by Delete and by Backspace, as one step of undo', async () => {
    const { tableSaves } = open([aRow('Acme', '', 'USD'), aRow('Zeta', '', 'USD'), aRow('Nord', '3000')]);
    await userEvent.click(await cell('Acme'));
    await keys('{ArrowRight}5{Enter}6{Enter}{ArrowUp}{ArrowUp}{Shift>}{ArrowDown}{/Shift}{Delete}');
    expect((await column(1)).slice(0, 3)).toEqual(['', '', 'USD 3,000.00']);
    await keys('{Control>}z{/Control}');
    expect((await column(1)).slice(0, 3)).toEqual(['USD 5.00', 'USD 6.00', 'USD 3,000.00']);
    await saved(tableSaves);
    await keys('{Backspace}');
    await saved(tableSaves, 2);
    expect(tableSaves[1]?.updated?.map(({ value }) => value)).toEqual(['', '']);
  });

  it('VAL-010 empties nothing where the document states a value, and names it', async () => {
    const { tableSaves } = open([aRow('Acme', '1000'), aRow('Zeta', '')]);
    await userEvent.click(await cell('USD 1,000.00'));
    await keys('{Shift>}{ArrowDown}{/Shift}{Delete}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Nothing was cleared: 1 value cannot be empty',
    );
    expect(await cell('1,000.00')).toHaveAccessibleDescription('Value cannot be empty');
    await keys('{Escape}');
    expect((await column(1))[0]).toBe('USD 1,000.00');
    expect(tableSaves).toEqual([]);
  });

  it('empties nothing where a verified value of a confirmed document may not be changed, and names it', async () => {
    const row = [name('Acme'), { ...amount('1000'), validated: true }];
    const payload = aPayload(row, {
      grouping: [aTable([row], { groupDisplay: 'Holdings' })],
      request: { is_verified: true },
    });
    const { tableSaves } = serveTables(api, payload);
    renderVerification(`/verification/${payload.documentRequest.id}/0`, {
      permissions: maskOf(['CAN_EDIT_DOCUMENTS']),
    });
    await userEvent.click(await cell('Acme'));
    await keys('{ArrowRight}{Delete}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Nothing was cleared.*you may not change it/);
    expect(await cell('Acme')).toBeVisible();
    expect(tableSaves).toEqual([]);
  });

  it('AMB-060 of a confirmed document says after a save how many changes are not published', async () => {
    const row = [name('Acme'), { ...amount('1000'), validated: true }];
    const payload = aPayload(row, {
      grouping: [aTable([row], { groupDisplay: 'Holdings' })],
      request: { is_verified: true },
    });
    serveTables(api, payload);
    api.respond(saveTable, () => ({ rows: [], metrics: [], unpublishedChanges: 2 }));
    renderVerification(`/verification/${payload.documentRequest.id}/0`, {
      permissions: maskOf(['CAN_EDIT_DOCUMENTS', 'CAN_VERIFY_DOCUMENTS']),
    });
    await userEvent.click(await cell('Acme'));
    expect(screen.queryByText(/not published/)).toBeNull();
    await keys('{ArrowRight}7{Enter}');
    expect(await screen.findByText('Confirmed, 2 changes not published')).toBeVisible();
  });

  it('TAB-004 sets the confidence of a value', async () => {
    const { tableSaves, payload } = open();
    await userEvent.click(await cell('USD 1,000.00'));
    await userEvent.click(screen.getByRole('button', { name: 'Confidence 97%' }));
    await userEvent.clear(screen.getByRole('textbox', { name: 'Confidence in percent' }));
    await keys('120{Enter}');
    expect(screen.getByText('Enter a number from 0 to 100')).toBeVisible();
    await keys('{Backspace}{Backspace}{Backspace}62.5{Enter}');
    expect(screen.getByRole('button', { name: 'Confidence 62.5%' })).toBeVisible();
    expect(await grid()).toHaveFocus();
    await saved(tableSaves);
    expect(tableSaves[0]?.updated).toMatchObject([{ metricId: payload.metrics[1]?.id, confidence: 0.625 }]);
  });

  it('TAB-004 sets the other names of an entity, as one step of undo', async () => {
    const { tableSaves } = open([[...aRow('Acme', '10'), legalName()]]);
    await userEvent.click(await cell('Acme Ltd'));
    await userEvent.click(screen.getByRole('button', { name: 'Add AKAs' }));
    await userEvent.type(
      screen.getByRole('combobox', { name: 'AKAs in the document' }),
      'ACME{Enter}AL{Enter}',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('button', { name: 'AKA ACME, AL' })).toBeVisible();
    await keys('{Control>}z{/Control}');
    expect(screen.getByRole('button', { name: 'Add AKAs' })).toBeVisible();
    await keys('{Control>}y{/Control}');
    await saved(tableSaves);
    expect(tableSaves[0]?.updated).toMatchObject([{ effectors: { currency: null, akas: ['ACME', 'AL'] } }]);
  });

  it('names each value that the server refuses, and saves the others', async () => {
    const { payload } = open();
    const store = createTableStore(payload);
    const sent: string[][] = [];
    api.respond(saveTable, ({ body }) => {
      const values = (body.updated ?? []).map(({ value }) => value ?? '');
      sent.push(values);
      const at = values.indexOf('8');
      if (at >= 0) return new MockRefusal('METRIC_VALIDATION_FAILED', undefined, `updated.${at}.value`);
      return store(body);
    });
    await userEvent.click(await cell('USD 1,000.00'));
    await keys('7{Enter}8{Enter}9{Enter}');
    await waitFor(() =>
      expect(sent).toEqual([
        ['7', '8', '9'],
        ['7', '9'],
      ]),
    );
    await userEvent.click(await screen.findByRole('button', { name: '1 value was not accepted' }));
    const details = within(screen.getByRole('group', { name: 'Selected cell' }));
    expect(details.getByText('Zeta, Cost')).toBeVisible();
    expect(details.getByText(/^Not saved: /)).toBeVisible();
    expect(await cell('USD 8.00')).toHaveAttribute('data-tone', 'wrong');
    await keys('10{Enter}');
    await waitFor(() => expect(sent.at(-1)).toEqual(['10']));
  });
});

describe('copy, paste and fill down', () => {
  it('saves a large paste in several requests, every cell once', async () => {
    const rows = Array.from({ length: 600 }, (_, index) => aRow(`Row ${index}`, String(index + 1)));
    const { tableSaves } = open(rows);
    await userEvent.click(await cell('Row 0'));
    const pasted = Array.from({ length: 610 }, (_, index) => `Name ${index}\t${index}.5\t2021-01-31`);
    paste(await grid(), pasted.join('\n'));
    await waitFor(async () => expect(await cell('Name 0')).toBeVisible());
    const allUpdated = () => tableSaves.flatMap((save) => save.updated ?? []);
    await waitFor(() => expect(allUpdated()).toHaveLength(1800), { timeout: 20_000 });
    await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
    const updated = allUpdated();
    expect(tableSaves.length).toBeGreaterThan(3);
    expect(new Set(updated.map(({ metricId }) => metricId)).size).toBe(1800);
    expect(updated).toHaveLength(1800);
    expect(tableSaves.flatMap((save) => save.created ?? [])).toHaveLength(10);
  });

  it('pastes a block from a spreadsheet, with new rows, as one step of undo', async () => {
    const { tableSaves } = open();
    await userEvent.click(await cell('Nord'));
    paste(await grid(), 'Nordlicht\t(3,100.50)\t28 Feb 2021\nHalcyon\tEUR 12\t2022-03-01\n');
    expect(await column(0)).toEqual(['Acme', 'Zeta', 'Nordlicht', 'Halcyon', 'New row', 'Total']);
    await showsAmounts(['USD 1,000.00', 'USD 2,000.00', 'USD −3,100.50', 'EUR 12.00', '', '']);
    expect((await column(2)).slice(2, 4)).toEqual(['28/02/2021', '01/03/2022']);
    await keys('{Control>}z{/Control}');
    expect(await column(0)).toEqual(['Acme', 'Zeta', 'Nord', 'New row', 'Total']);
    await keys('{Control>}y{/Control}');
    await saved(tableSaves);
    expect(tableSaves[0]?.updated).toHaveLength(3);
    expect(tableSaves[0]?.created).toHaveLength(1);
  });

  it('pastes nothing where one text cannot be read, and shows it at its cell', async () => {
    const { tableSaves } = open();
    await userEvent.click(await cell('USD 1,000.00'));
    paste(await grid(), '5\t31/01/2021\nsix\t31/31/2021');
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was pasted: 2 values cannot be read');
    await showsAmounts(['USD 1,000.00', 'six', 'USD 3,000.00', '', 'USD 6,000.00']);
    expect(await cell('six')).toHaveAttribute('data-tone', 'wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await showsAmounts(['USD 1,000.00', 'USD 2,000.00', 'USD 3,000.00', '', 'USD 6,000.00']);
    expect(tableSaves).toEqual([]);
  });

  it('pastes nothing where columns do not fit', async () => {
    open();
    await userEvent.click(await cell('USD 1,000.00'));
    paste(await grid(), '5\t31/01/2021\t7');
    expect(await screen.findByRole('alert')).toHaveTextContent('1 column does not fit');
    expect(await column(1)).toContain('USD 1,000.00');
  });

  it('fills the first selected value down, with its currency', async () => {
    open([aRow('Acme', '1000', 'EUR'), aRow('Zeta', '2000'), aRow('Nord', '3000')]);
    await userEvent.click(await cell('EUR 1,000.00'));
    await keys('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    await showsAmounts(['EUR 1,000.00', 'EUR 1,000.00', 'EUR 1,000.00', '', 'EUR 3,000.00']);
  });

  it('copies the selected cells as a spreadsheet reads them', async () => {
    open();
    await userEvent.click(await cell('Acme'));
    await keys('{Control>}a{/Control}');
    const clipboardData = aClipboard();
    fireEvent.copy(await grid(), { clipboardData });
    const rows = ['Acme\t1000\t31/01/2020', 'Zeta\t2000\t31/01/2020', 'Nord\t3000\t31/01/2020', '\t\t'];
    expect(clipboardData.getData('text/plain')).toBe(rows.join('\n'));
  });

  it('AMB-141 pastes what was copied as it is, also on a page in another language', async () => {
    const { tableSaves, payload } = open([aRow('Acme', '1.234', 'CHF'), aRow('Zeta', '2000')]);
    const clipboardData = aClipboard();
    await userEvent.click(await cell('CHF 1.234'));
    fireEvent.copy(await grid(), { clipboardData });
    setScreenLocale('de-DE');
    try {
      fireEvent.paste(await grid(), { clipboardData });
      await userEvent.click(await cell('USD 2,000.00'));
      fireEvent.paste(await grid(), { clipboardData });
      await saved(tableSaves);
      expect(tableSaves[0]?.updated).toMatchObject([
        { metricId: payload.metrics[4]?.id, value: '1.234', effectors: { currency: 'CHF' } },
      ]);
    } finally {
      setScreenLocale('en-GB');
    }
  });
});

describe('a value that a second person enters', () => {
  const hidden = () => ({ ...amount(''), isWithheld: true });
  const openHidden = () => open([[name('Acme'), hidden(), date('2020-01-31')], aRow('Zeta', '2000')]);

  it('is shown as hidden, says where it is entered, and is neither typed, pasted nor emptied here', async () => {
    const { tableSaves, shownToasts } = openHidden();
    const withheld = await cell('Hidden');
    expect(withheld).toHaveAccessibleDescription('Hidden until you have entered it under Second entry');
    await userEvent.click(withheld);
    expect(screen.getByRole('group', { name: 'Selected cell' })).toHaveTextContent(
      'Hidden until you have entered it under Second entry',
    );
    await keys('7');
    expect(screen.queryByRole('textbox', { name: 'Cost' })).not.toBeInTheDocument();
    expect(shownToasts()).toEqual(['secondEntry.withheld']);
    paste(await grid(), '7');
    expect(await screen.findByRole('alert')).toHaveTextContent('Hidden until you have entered it');
    await showsAmounts(['7', 'USD 2,000.00', '', 'USD 2,000.00']);
    await keys('{Escape}');
    await showsAmounts(['Hidden', 'USD 2,000.00', '', 'USD 2,000.00']);
    expect(tableSaves).toEqual([]);
  });

  it('keeps its row from being deleted', async () => {
    const { tableSaves, shownToasts } = openHidden();
    await userEvent.click(await cell('Hidden'));
    await keys('{Control>}{Delete}{/Control}');
    expect(shownToasts()).toEqual(['secondEntry.withheld']);
    expect(await column(0)).toContain('Acme');
    expect(tableSaves).toEqual([]);
  });
});
