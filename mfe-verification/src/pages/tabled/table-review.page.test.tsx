import {
  listPriorValues,
  saveTable,
  suggestEntities,
  type Annotation,
  type DocumentMetricWire,
} from '@assay/shared/contracts';
import { mockApi, MockRefusal } from '@assay/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDatapoint, aMetric, aPayload, aTable } from '../../testing/verification-builders.ts';
import { renderVerification } from '../../testing/render-verification.tsx';
import { serveTables } from '../../testing/tables-api.ts';

const api = mockApi();

const aCost = (value: string, changes: Parameters<typeof aDatapoint>[0] = {}) =>
  aMetric('cost', {
    displayLabel: 'Cost',
    dataType: 'CURRENCY',
    order_position: 1,
    datapoints: [aDatapoint({ value, text: value, effectors: { currency: 'USD', akas: [] }, ...changes })],
  });
const aName = (value: string, dataType = 'STRING') =>
  aMetric('name', { displayLabel: 'Name', dataType, order_position: 0, value });

type Row = readonly DocumentMetricWire[];

const line = (text: string, x: number, y: number): Annotation => {
  const id = `${text} ${x} ${y}`;
  return { id, nodeId: id, page: 1, x, y, w: text.length * 0.01, h: 0.01, text };
};

function open(rows: readonly Row[], lines: readonly Annotation[] = []) {
  const table = aTable(rows, { groupDisplay: 'Holdings', calculatedTotals: true });
  const payload = aPayload(rows.flat(), { grouping: [table] });
  const served = serveTables(api, payload, lines);
  const rendered = renderVerification(`/verification/${payload.documentRequest.id}/0`);
  return { ...rendered, ...served, payload, table };
}

const grid = () => screen.findByRole('grid', { name: 'Holdings' });
/** The first cell with a text; the total of a single row has the same. */
const cell = async (name: string) => {
  const [first] = await within(await grid()).findAllByRole('gridcell', { name });
  if (!first) throw new Error(`No cell shows ${name}.`);
  return first;
};
const namesOf = async () =>
  within(await grid())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const saved = async (saves: readonly unknown[], count = 1) =>
  waitFor(() => expect(saves).toHaveLength(count));

describe('reviewing a table', () => {
  it('TAB-004 verifies the selected cells by Space, and shows only rows that need review', async () => {
    const { tableSaves, payload } = open([
      [aName('Acme'), aCost('1000')],
      [aName('Zeta'), aCost('2000', { confidence: 0.3 })],
    ]);
    await userEvent.click(await screen.findByRole('radio', { name: 'Need review 1' }));
    expect(await namesOf()).toEqual(['Zeta', 'Total']);
    await userEvent.click(await cell('USD 2,000.00'));
    await userEvent.keyboard(' ');
    await saved(tableSaves);
    expect(tableSaves[0]?.updated).toEqual([
      {
        id: payload.metrics[3]?.datapoints[0]?.id,
        metricId: payload.metrics[3]?.id,
        isVerified: true,
        isSystemChange: false,
        lastModified: payload.metrics[3]?.datapoints[0]?.lastModified,
      },
    ]);
    expect(await namesOf()).toEqual(['Zeta', 'Total']);
  });

  it('AMB-122 judges a value as the document view does, by its earlier values too, and its box shows it', async () => {
    const rows = [[aName('Acme'), aCost('1000')]];
    const [, cost] = rows.flat();
    const payload = aPayload(rows.flat(), { grouping: [aTable(rows, { groupDisplay: 'Holdings' })] });
    serveTables(api, payload, []);
    const history = ['98', '110', '100', '104'].map((value, at) => ({
      ...{ reportingDate: `2024-0${at + 1}-28`, value, currency: 'USD', source: null },
    }));
    api.respond(listPriorValues, () => ({
      reportingDate: '2024-06-30',
      items: [{ metricId: cost?.id ?? '', history, closings: [] }],
    }));
    renderVerification(`/verification/${payload.documentRequest.id}/0`);
    expect(await screen.findByRole('radio', { name: 'Need review 1' })).toBeVisible();
    expect(await screen.findByRole('button', { name: /^box of Cost/ })).toHaveAttribute('data-tone', 'doubt');
    expect(screen.getByRole('button', { name: /^box of Name/ })).toHaveAttribute('data-tone', 'proven');
  });

  it('TAB-004 stores the place that was drawn on the page, with its words', async () => {
    const { tableSaves, payload } = open([[aName('Acme'), aCost('1000')]], [line('1,000.00', 0.4, 0.5)]);
    await userEvent.click(await cell('USD 1,000.00'));
    await userEvent.click(screen.getByRole('button', { name: 'Set location' }));
    expect(screen.getByText('Draw a box around Acme, Cost on the page')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'draw a box over page 1' }));
    await saved(tableSaves);
    expect(tableSaves[0]?.updated?.[0]).toMatchObject({
      metricId: payload.metrics[1]?.id,
      annotations: [{ page: 1, x: 0.05, y: 0.1, w: 0.9, h: 0.8, text: '1,000.00', nodeId: null }],
    });
  });

  it('TAB-004 links an entity that is chosen from the suggestions', async () => {
    const { tableSaves } = open([[aName('Acme', 'ENTITY_LINK'), aCost('1000')]]);
    const entityId = '00000000-0000-4000-8000-0000000000e1';
    api.respond(suggestEntities, () => ({
      suggestions: [{ entityId, name: 'Nordlicht', types: [], reason: 'name' as const, aka: null }],
    }));
    await userEvent.click(within(await grid()).getByRole('rowheader', { name: 'Acme' }));
    await userEvent.keyboard('nord');
    await userEvent.click(await screen.findByRole('option', { name: /Nordlicht/ }));
    await userEvent.keyboard('{Enter}');
    await saved(tableSaves);
    expect(tableSaves[0]?.updated?.[0]).toMatchObject({ value: 'Nordlicht', entityLinkId: entityId });
  });

  it('compares the total with the one that the document prints', async () => {
    const rows = [
      [aName('Acme'), aCost('1000', { text: '1,000', x: 0.4, y: 0.5, w: 0.1, h: 0.01 })],
      [aName('Zeta'), aCost('2000', { text: '2,000', x: 0.4, y: 0.52, w: 0.1, h: 0.01 })],
    ];
    open(rows, [line('Total', 0.1, 0.55), line('3,400', 0.43, 0.55)]);
    await waitFor(async () =>
      expect(await cell('USD 3,000.00')).toHaveAccessibleDescription(
        'The document says 3,400, a difference of −400',
      ),
    );
  });

  it('shows both values of a cell that someone else changed, and saves the chosen one', async () => {
    const { payload } = open([[aName('Acme'), aCost('1000')]]);
    const [, cost] = payload.metrics;
    const theirs = aDatapoint({
      value: '1500',
      effectors: { currency: 'USD', akas: [] },
      lastModified: '2026-11-20T11:00:00.000Z',
      lastModifiedBy: 'Bo',
    });
    const versions: (string | undefined)[] = [];
    api.respond(saveTable, ({ body }) => {
      versions.push(body.updated?.[0]?.lastModified);
      if (versions.length > 1) return { rows: [], metrics: [] };
      const conflicts = [{ metricId: cost?.id, fin: 'cost', datapoints: [theirs] }];
      return new MockRefusal('VALUE_CONFLICT', { saved: [], conflicts, rows: [] });
    });
    await userEvent.click(await cell('USD 1,000.00'));
    await userEvent.keyboard('7{Enter}');
    expect(await screen.findByText('1 value needs your choice')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '1 value needs your choice' }));
    const details = within(screen.getByRole('group', { name: 'Selected cell' }));
    expect(details.getByText('USD 7.00')).toBeVisible();
    expect(details.getByText('USD 1,500.00')).toBeVisible();
    await userEvent.click(details.getByRole('button', { name: 'Keep yours' }));
    await saved(versions, 2);
    expect(versions).toEqual([cost?.datapoints[0]?.lastModified, theirs.lastModified]);
  });

  it('restores edits that were not saved before a reload', async () => {
    const { unmount, payload } = open([[aName('Acme'), aCost('1000')]]);
    const refused: unknown[] = [];
    api.respond(saveTable, ({ body }) => {
      refused.push(body);
      return new MockRefusal('SERVICE_UNAVAILABLE');
    });
    await userEvent.click(await cell('USD 1,000.00'));
    await userEvent.keyboard('7{Enter}');
    unmount(); // Leaving saves at once.
    await saved(refused);
    const { tableSaves } = serveTables(api, payload);
    const { shownToasts } = renderVerification(`/verification/${payload.documentRequest.id}/0`);
    expect(await cell('USD 7.00')).toBeVisible();
    expect(shownToasts()).toContain('tables.restored');
    await saved(tableSaves);
    expect(tableSaves[0]?.updated).toHaveLength(1);
  });

  it('keeps the text of edits whose row someone else deleted, until it is dismissed', async () => {
    const rows = [
      [aName('Acme'), aCost('1000')],
      [aName('Zeta'), aCost('2000')],
    ];
    const { unmount, payload, table } = open(rows);
    const refused: unknown[] = [];
    api.respond(saveTable, ({ body }) => {
      refused.push(body);
      return new MockRefusal('SERVICE_UNAVAILABLE');
    });
    await userEvent.click(await cell('USD 2,000.00'));
    await userEvent.keyboard('7{Enter}');
    unmount();
    await saved(refused);
    table.groups.splice(1, 1);
    payload.metrics.splice(2, 2);
    const address = `/verification/${payload.documentRequest.id}/0`;
    const later = renderVerification(address);
    const note = () => screen.findByRole('alert', { name: 'Values that were not saved' });
    expect(await note()).toHaveTextContent(/1 value was not saved: someone else deleted.*Zeta, Cost: 7/);
    later.unmount();
    const again = renderVerification(address);
    expect(await note()).toHaveTextContent('Zeta, Cost: 7');
    const writeText = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { clipboard: { writeText } });
    await userEvent.click(screen.getByRole('button', { name: 'Copy values' }));
    expect(writeText).toHaveBeenCalledWith('Zeta, Cost\t7');
    await waitFor(() => expect(again.shownToasts()).toContain('verification.lostCopied'));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Zeta, Cost:')).not.toBeInTheDocument();
  });

  it('adds the rows of a table that is drawn on the page, each value with its place', async () => {
    const lines = [
      line('Name', 0.1, 0.2),
      line('Outlay', 0.5, 0.2),
      line('Halcyon Ltd', 0.1, 0.23),
      line('1,250', 0.5, 0.23),
      line('Nord', 0.1, 0.26),
      line('(30)', 0.5, 0.26),
      line('Total', 0.1, 0.29),
      line('1,220', 0.5, 0.29),
    ];
    const acme = aCost('1000', { page: 1, x: 0.5, y: 0.17, w: 0.05, h: 0.01 }); // The heading does not say Cost.
    const { tableSaves } = open([[aName('Acme'), acme]], lines);
    await grid();
    await waitFor(() => expect(screen.getByTestId('pages')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Capture from page' }));
    await userEvent.click(await screen.findByRole('button', { name: 'draw a box over page 1' }));
    expect(screen.getByText('2 rows will be added')).toBeVisible();
    expect(screen.getAllByRole('separator', { name: /^Line after/ })).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: 'Add rows' }));
    expect(await namesOf()).toEqual(['Acme', 'Halcyon Ltd', 'Nord', 'New row', 'Total']);
    await saved(tableSaves);
    expect(tableSaves[0]?.created?.[1]?.metrics[1]?.datapoints[0]).toMatchObject({
      value: '-30',
      effectors: { currency: 'USD' },
      page: 1,
      y: 0.26,
      text: '(30)',
    });
  });

  it('is read-only without the permission to edit', async () => {
    const rows = [[aName('Acme'), aCost('1000')]];
    const payload = aPayload(rows.flat(), { grouping: [aTable(rows, { groupDisplay: 'Holdings' })] });
    serveTables(api, payload);
    renderVerification(`/verification/${payload.documentRequest.id}/0`, { permissions: 0 });
    expect(await grid()).toHaveAttribute('aria-readonly', 'true');
    expect(screen.queryByRole('button', { name: 'Add row' })).not.toBeInTheDocument();
    await userEvent.click(await cell('USD 1,000.00'));
    await userEvent.keyboard('7{Enter}');
    expect(await cell('USD 1,000.00')).toBeVisible();
  });
});

describe('amounts of a table on a page in millions', () => {
  const inMillions = (value: string, text: string, y: number) =>
    aCost(value, { text, page: 1, x: 0.5, y, w: 0.1, h: 0.01 });
  const perUnit = () =>
    aMetric('price', {
      displayLabel: 'Price per unit',
      dataType: 'CURRENCY',
      order_position: 2,
      datapoints: [aDatapoint({ value: '10.25', text: '10.25', effectors: { currency: 'USD', akas: [] } })],
    });
  const openInMillions = (lines: readonly Annotation[] = []) =>
    open(
      [
        [aName('Acme'), inMillions('1138000000', '1,138.0', 0.2), perUnit()],
        [aName('Zeta'), inMillions('1250000000', '1,250.0', 0.3), perUnit()],
        [aName('Nord'), inMillions('933900000', '933.9', 0.4), perUnit()],
      ],
      lines,
    );
  const question = { name: 'The page is in millions. Which number do you mean?' };
  const details = () => screen.getByRole('group', { name: 'Selected cell' });
  const sentValues = (saves: ReturnType<typeof openInMillions>['tableSaves']) =>
    saves.flatMap(({ updated = [] }) => updated.map(({ value }) => value));
  const pasteAt = async (clipboard: string) =>
    fireEvent.paste(await grid(), { clipboardData: { getData: () => clipboard } });

  it('AMB-123 offers the printed digits scaled, once for the document, and says so at each cell', async () => {
    openInMillions();
    await userEvent.click(await cell('USD 1,138,000,000.00'));
    await userEvent.keyboard('1,138.0{Enter}');
    expect(screen.getByRole('group', question)).toBeVisible();
    await userEvent.keyboard('2{Enter}');
    expect(await cell('USD 1,138.00')).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    expect(details()).toHaveTextContent('Page in millions: value kept as typed');
    await userEvent.keyboard('{F2}{Control>}a{/Control}1,138.0{F8}1{Enter}{ArrowUp}');
    expect(details()).toHaveTextContent('×1,000,000: page in millions');
    await userEvent.keyboard('{ArrowDown}1,250.0{Enter}{ArrowUp}');
    expect(screen.queryByRole('group', question)).not.toBeInTheDocument();
    expect(details()).toHaveTextContent('×1,000,000: page in millions');
  });

  it('AMB-123 takes the full figure, one that is printed nowhere and one per unit without a question', async () => {
    const { tableSaves } = openInMillions();
    await userEvent.click(await cell('USD 1,138,000,000.00'));
    await userEvent.keyboard('1,138,000,000{Enter}1,251.0{Enter}{ArrowUp}');
    expect(screen.queryByRole('group', question)).not.toBeInTheDocument();
    expect(details()).toHaveTextContent('USD 1,251.00');
    expect(details()).toHaveTextContent('Page in millions: value kept as typed');
    expect(details()).toHaveTextContent('The page says 1,250.0');
    await userEvent.keyboard('{ArrowRight}10.26{Enter}{ArrowUp}');
    expect(details()).toHaveTextContent('Price per unit');
    expect(details()).toHaveTextContent('USD 10.26');
    expect(details()).not.toHaveTextContent('millions');
    await waitFor(() => expect(sentValues(tableSaves)).toEqual(expect.arrayContaining(['1251.0', '10.26'])));
  });

  it('AMB-123 takes pasted figures as typed and says so, and scaled where the user answered so', async () => {
    openInMillions();
    await userEvent.click(await cell('USD 1,138,000,000.00'));
    await pasteAt('1,138.0\n1,250.0');
    expect(await cell('USD 1,250.00')).toBeVisible();
    expect(details()).toHaveTextContent('Page in millions: value kept as typed');
    await userEvent.keyboard('1,138.0{Enter}1{Enter}{ArrowUp}');
    await pasteAt('1,138.0\n1,250.0');
    expect(await cell('USD 1,250,000,000.00')).toBeVisible();
    expect(details()).toHaveTextContent('×1,000,000: page in millions');
  });

  it('AMB-123 reads the amounts of a table that is drawn on the page in its unit', async () => {
    const lines = [
      ...[line('Name', 0.1, 0.17), line('Cost', 0.5, 0.17), line('Price per unit', 0.7, 0.17)],
      ...[line('Halcyon Ltd', 0.1, 0.5), line('1,250', 0.5, 0.5), line('10.25', 0.7, 0.5)],
    ];
    const { tableSaves } = openInMillions(lines);
    await grid();
    await waitFor(() => expect(screen.getByTestId('pages')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Capture from page' }));
    await userEvent.click(await screen.findByRole('button', { name: 'draw a box over page 1' }));
    expect(screen.getByRole('combobox', { name: 'Amounts in units of' })).toHaveValue('1,000,000');
    await userEvent.click(screen.getByRole('button', { name: 'Add rows' }));
    await saved(tableSaves);
    const [created] = tableSaves[0]?.created ?? [];
    expect(created?.metrics.map(({ datapoints: [datapoint] }) => datapoint?.value)).toEqual([
      'Halcyon Ltd',
      '1250000000',
      '10.25',
    ]);
    await userEvent.click(await cell('USD 1,250,000,000.00'));
    expect(details()).not.toHaveTextContent('value kept as typed');
  });
});
