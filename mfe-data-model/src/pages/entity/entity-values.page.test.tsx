import {
  updateEntityDatapoint,
  type ListedMetricSummary,
  type StoredDatapoint,
} from '@assay/shared/contracts';
import { ALL_PERMISSIONS_MASK, formatDate, maskOf, setScreenLocale, toIsoDate } from '@assay/shared/domain';
import { aClipboard, anEntity, anEntityType, mockApi } from '@assay/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDatapoint, aMetric, answerLatest, answerMetrics } from '../../testing/datapoint-api.ts';
import { answerEntities } from '../../testing/entity-api.ts';
import { renderAt } from '../../testing/render-at.ts';
import { storeValues } from '../../testing/value-store.ts';

const api = mockApi();
const ENTITY_ID = '00000000-0000-4000-8000-00000000000a';
const ADDRESS = '/entities/Calder/metrics';
const NAV = aMetric('nav', { name: 'NAV' });
const STRATEGY = aMetric('strategy', { name: 'Strategy', type: 'STRING' });

/** An entity with these metrics and values. @returns what was asked for of the metrics */
function serve(
  metrics: readonly ListedMetricSummary[],
  values: () => readonly StoredDatapoint[] = () => [aDatapoint(1, { value: '1250' })],
) {
  answerEntities(api, () => [anEntity({ id: ENTITY_ID, name: 'Calder', types: [anEntityType('fund')] })]);
  answerLatest(api, values);
  return answerMetrics(api, metrics);
}

describe('the order of the values of an entity', () => {
  it('MET-001 MET-005 groups metrics as the schema does, those of no schema under Other, and sorts otherwise by the address', async () => {
    const inGroup = (group: string) => ({ schemaGroup: { schema: 'Capital Account', group } });
    const asked = serve([
      { ...NAV, ...inGroup('Capital Account') },
      { ...aMetric('called', { name: 'Called' }), ...inGroup('Commitment') },
      { ...aMetric('unfunded', { name: 'Unfunded' }), ...inGroup('Commitment') },
      { ...STRATEGY, schemaGroup: null },
    ]);
    const { params } = renderAt(ADDRESS);
    const namesOf = (list: string) =>
      within(screen.getByRole('list', { name: list }))
        .getAllByRole('group')
        .map((group) => group.getAttribute('aria-label'));
    await screen.findByRole('group', { name: 'NAV' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Capital Account',
      'Commitment Capital Account',
      'Other',
    ]);
    expect(namesOf('Commitment Capital Account')).toEqual(['Called', 'Unfunded']);
    expect(namesOf('Other')).toEqual(['Strategy']);

    await userEvent.click(screen.getByRole('combobox', { name: 'Sort by' }));
    await userEvent.click(screen.getByRole('option', { name: 'Date, newest first' }));
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ orderBy: 'reportingDate:desc', valuesOf: ENTITY_ID, offset: 0 }),
    );
    expect(params().get('orderBy')).toBe('reportingDate:desc');
  });
});

describe('the values of an entity as a grid', () => {
  const DPI = aMetric('dpi', { name: 'DPI', type: 'NUMERIC' });
  const YEAR = aMetric('year', { name: 'Since', type: 'DATE' });
  const METRICS = [NAV, DPI, YEAR, STRATEGY];

  async function open(
    values: readonly StoredDatapoint[] = [aDatapoint(1, { value: '1250' })],
    {
      metrics = METRICS as readonly ListedMetricSummary[],
      query = '',
      permissions = ALL_PERMISSIONS_MASK,
    } = {},
  ) {
    serve(metrics);
    const store = storeValues(api, values);
    const rendered = renderAt(`${ADDRESS}?view=grid${query}`, { permissions });
    const grid = await screen.findByRole('grid', { name: 'Values' });
    return { ...rendered, ...store, grid, user: userEvent.setup() };
  }
  /** The texts of value and date of each row. */
  const figures = (grid: HTMLElement) =>
    within(grid)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('gridcell')
          .slice(0, 2)
          .map(({ textContent }) => textContent),
      );
  const paste = (grid: HTMLElement, pasted: string) =>
    fireEvent.paste(grid, { clipboardData: { getData: () => pasted } });
  const confirm = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const undo = '{Control>}z{/Control}';
  const redo = '{Control>}y{/Control}';

  it('MET-022 MET-035 edits in place by keys, adds a value of the date that its row shows, and undoes both', async () => {
    const { grid, calls, stored, user } = await open();
    const today = toIsoDate(new Date());
    grid.focus();
    await user.keyboard('1300{Escape}{F2}');
    expect(screen.getByLabelText('NAV', { selector: 'input' })).toHaveValue('1250');
    await user.keyboard('{Control>}a{/Control}1300{Enter}');
    await waitFor(() => expect(calls).toEqual(['change nav 1300 EUR']));
    await user.keyboard('1.4{Tab}');
    await waitFor(() => expect(calls.at(-1)).toBe(`add dpi 1.4 null ${today}`));
    await waitFor(() =>
      expect(figures(grid).slice(0, 2)).toEqual([
        ['EUR 1,300.00', '30/06/2024'],
        ['1.4', formatDate(today, 'en-gb')],
      ]),
    );
    await user.keyboard(undo);
    await waitFor(() => expect(calls.at(-1)).toBe('delete 1'));
    await user.keyboard(undo);
    await waitFor(() => expect(calls.at(-1)).toBe('change nav 1250 EUR'));
    await user.keyboard(redo + redo);
    await waitFor(() => expect(calls.at(-1)).toBe('restore 1'));
    expect(stored.map(({ fin, value }) => [fin, value])).toEqual([
      ['nav', '1300'],
      ['dpi', '1.4'],
    ]);
  });

  it('MET-022 begins a value of another date, which is stored once its figure is typed', async () => {
    const { grid, calls, user } = await open();
    grid.focus();
    await user.keyboard('{ArrowRight}31/12/2023{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('The latest value is dated 30/06/2024');
    await user.keyboard('{ArrowUp}30/09/2024{Enter}');
    await waitFor(() => expect(figures(grid)[0]).toEqual(['', '30/09/2024']));
    expect(calls).toEqual([]);
    await user.keyboard('{ArrowUp}{ArrowLeft}1400{Enter}');
    await waitFor(() => expect(calls).toEqual(['add nav 1400 EUR 2024-09-30']));
    await waitFor(() => expect(figures(grid)[0]).toEqual(['EUR 1,400.00', '30/09/2024']));
  });

  it('AMB-123 AMB-141 pastes figures with their dates after a question, leaves out what cannot be read, and undoes them', async () => {
    const { grid, calls, stored, user } = await open();
    grid.focus();
    paste(grid, 'USD 1.300,50\t30/09/2024\nabc\t30/09/2024\n31.12.2019\t\nBuyout\t05/06/07/08');
    const dialog = await screen.findByRole('dialog', { name: 'Change these values?' });
    const [, nav] = within(dialog).getAllByRole('row');
    expect(nav).toHaveTextContent('NAV€1,250.00 of 30/06/2024$1,300.50 of 30/09/2024');
    expect(dialog).toHaveTextContent('DPI: “abc”. Invalid number');
    expect(dialog).toHaveTextContent('Strategy, Reporting Date: “05/06/07/08”. Invalid date');
    await confirm('Change values (2)');
    await waitFor(() =>
      expect(calls).toEqual([
        'add nav 1300.50 USD 2024-09-30',
        expect.stringMatching(/^add year 2019-12-31 null /),
      ]),
    );
    await user.keyboard(undo);
    await waitFor(() => expect(stored.map(({ value }) => value)).toEqual(['1250']));
    await waitFor(() => expect(figures(grid)[0]).toEqual(['EUR 1,250.00', '30/06/2024']));
  });

  /** Opens two amounts, of which the first is a number that reads as another one in German, on a German page. */
  const openGerman = async () => {
    const opened = await open([aDatapoint(1, { value: '1.234' })], {
      metrics: [NAV, aMetric('gav', { name: 'GAV' })],
    });
    setScreenLocale('de-DE');
    opened.grid.focus();
    return opened;
  };
  afterEach(() => setScreenLocale('en-GB'));

  it('AMB-141 pastes what was copied as it is', async () => {
    const { grid, calls, user } = await openGerman();
    const clipboardData = aClipboard();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    fireEvent.copy(grid, { clipboardData });
    expect(clipboardData.getData('text/plain')).toBe('1,234\t30/06/2024');
    fireEvent.paste(grid, { clipboardData });
    expect(await screen.findByRole('button', { name: 'Change values (0)' })).toBeDisabled();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(grid).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    fireEvent.paste(grid, { clipboardData });
    await confirm('Change values (1)');
    await waitFor(() => expect(calls).toEqual(['add gav 1.234 EUR 2024-06-30']));
  });

  it('AMB-141 fills a value down as it is', async () => {
    const { calls, user } = await openGerman();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}');
    await confirm('Change values (1)');
    await waitFor(() => expect(calls).toEqual([expect.stringMatching(/^add gav 1\.234 EUR /)]));
  });

  it('MET-022 enters nothing in a row whose pasted name is that of another metric', async () => {
    const { grid, user } = await open();
    grid.focus();
    await user.keyboard('{ArrowLeft}');
    paste(grid, 'nav\t1300\nTVPI\t1.4');
    const dialog = await screen.findByRole('dialog', { name: 'Change these values?' });
    expect(dialog).toHaveTextContent('DPI: “TVPI”. This row is for another metric');
    expect(within(dialog).getByRole('button', { name: 'Change values (1)' })).toBeEnabled();
  });

  it('AMB-059 keeps what was typed beside the value of someone else, until one of both is chosen', async () => {
    const { grid, calls, stored, changeElsewhere, user } = await open();
    changeElsewhere('nav', '1280');
    grid.focus();
    await user.keyboard('1300{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'NAV: someone else stored €1,280.00 of 30/06/2024 while you entered €1,300.00 of 30/06/2024',
    );
    expect(figures(grid)[0]?.[0]).toBe('EUR 1,300.00');
    await user.click(within(alert).getByRole('button', { name: 'Keep yours' }));
    await waitFor(() => expect(stored[0]?.value).toBe('1300'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    changeElsewhere('nav', '1290');
    grid.focus();
    await user.keyboard(`{ArrowUp}1310{Enter}`);
    await user.click(await screen.findByRole('button', { name: 'Use theirs' }));
    await waitFor(() => expect(figures(grid)[0]?.[0]).toBe('EUR 1,290.00'));
    expect(stored[0]?.value).toBe('1290');
    expect(calls).toHaveLength(3);
  });

  it('AMB-059 keeps edits that cannot be saved over a reload', async () => {
    const values = [aDatapoint(1, { value: '1250' })];
    const first = await open(values);
    api.failNetwork(updateEntityDatapoint);
    first.grid.focus();
    await first.user.keyboard('1300{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Values that were not saved: 1');
    expect(figures(first.grid)[0]?.[0]).toBe('EUR 1,300.00');
    first.unmount();
    await waitFor(() => expect(first.toastTexts()).toHaveLength(2));

    const again = await open(values);
    await waitFor(() => expect(again.calls).toEqual(['change nav 1300 EUR']));
    expect(again.toastTexts()).toEqual(['Unsaved edits were restored']);
  });

  it('PERM-008 HIST-003 is read-only without the right, and as known on a day, and says why', async () => {
    const { grid, user, unmount } = await open(undefined, { permissions: maskOf([]) });
    expect(grid).toHaveAttribute('aria-readonly', 'true');
    grid.focus();
    await user.keyboard('1300{Delete}{Control>}d{/Control}');
    paste(grid, '1300');
    expect(screen.queryByRole('textbox', { name: 'NAV' })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getAllByText(/Insufficient Permissions/).length).toBeGreaterThan(0);
    unmount();
    await open(undefined, { query: '&asKnownOn=2026-11-20' });
    expect(
      screen.getAllByText(/Values as known at an earlier date cannot be changed/).length,
    ).toBeGreaterThan(0);
  });

  it('MET-005 never changes a calculated value', async () => {
    const { grid, user, calls } = await open([aDatapoint(1, { value: '1250', dataSource: 'CALCULATION' })]);
    grid.focus();
    await user.keyboard('1300{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Calculated');
    paste(grid, '1300\n1.5');
    const dialog = await screen.findByRole('dialog', { name: 'Change these values?' });
    expect(dialog).toHaveTextContent('NAV: “1300”. Calculated');
    await confirm('Change values (1)');
    await waitFor(() => expect(calls).toEqual([expect.stringMatching(/^add dpi 1.5 /)]));
  });

  it('MET-034 shows 1,000 metrics without pages, of which it renders those in view', async () => {
    const metrics = Array.from({ length: 1000 }, (_, index) =>
      aMetric(`m${index}`, { name: `Metric ${index}` }),
    );
    const { grid, user } = await open([], { metrics });
    expect(grid).toHaveAttribute('aria-rowcount', '1001');
    expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
    grid.focus();
    await user.keyboard('{Control>}{End}{/Control}');
    expect(within(grid).getByRole('rowheader', { name: 'Metric 999' })).toBeInTheDocument();
  });
});
