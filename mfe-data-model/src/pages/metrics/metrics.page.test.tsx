import {
  createMetric,
  getMetric,
  listMetricSummaries,
  previewFormula,
  type MetricDetails,
  type MetricSummary,
  type QueryOf,
} from '@assay/shared/contracts';
import { ENTITY_TYPE_SUMMARY_SIZE, maskOf } from '@assay/shared/domain';
import { mockApi, MockRefusal } from '@assay/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../testing/render-at.ts';

const api = mockApi();
type MetricQuery = QueryOf<typeof listMetricSummaries>;

const ENTITY_TYPES = {
  metrics: [
    aMetric(8, { fin: 'fund', name: 'Fund', type: 'ENTITY_NAME', isStatic: true }),
    aMetric(9, { fin: 'limited_partner', name: 'Limited Partner', type: 'ENTITY_NAME', isStatic: true }),
  ],
  metricCount: 2,
  totalMetricCount: 2,
};

function aMetric(number: number, changes: Partial<MetricSummary> = {}): MetricSummary {
  return {
    id: `00000000-0000-4000-8000-00000000000${number}`,
    fin: `metric_${number}`,
    name: `Metric ${number}`,
    description: '',
    type: 'STRING',
    timePeriod: null,
    createdBy: 'System',
    associatedEntityType: null,
    associatedRelationshipEntityTypes: null,
    isStatic: false,
    validators: [],
    ...changes,
  };
}

/** Responds to the list with these metrics and writes down what was asked. */
function listAnswers(metrics: MetricSummary[], totalMetricCount = metrics.length) {
  const asked: MetricQuery[] = [];
  api.respond(listMetricSummaries, ({ query }) => {
    if (query.maxPageSize === ENTITY_TYPE_SUMMARY_SIZE) return ENTITY_TYPES;
    asked.push(query);
    return { metrics, metricCount: metrics.length, totalMetricCount };
  });
  return asked;
}

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .slice(1)
    .map((cell) => cell.textContent);

describe('the metric list', () => {
  it('API-043 MET-013 MET-033 AMB-103 shows each metric with the names of the types it belongs to, by name', async () => {
    const asked = listAnswers([
      aMetric(1, {
        name: 'Call amount',
        description: 'What is called',
        timePeriod: { name: 'Quarter To Date', shortName: 'QTD' },
        type: 'CURRENCY',
        associatedRelationshipEntityTypes: ['fund', 'limited_partner'],
      }),
      aMetric(2, { name: 'Domicile', createdBy: 'Ada', associatedEntityType: 'fund' }),
    ]);
    renderAt('/metrics');
    expect(await screen.findByText('Call amount')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Metrics' })).toBeVisible();
    expect(asked).toEqual([{ offset: 0, maxPageSize: 20, orderBy: 'name:asc' }]);
    await screen.findByText('Fund - Limited Partner');
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map(cellsOf)).toEqual([
      ['Call amount', 'What is called', 'QTD', 'System', 'Currency', 'Fund - Limited Partner'],
      ['Domicile', '', '', 'Ada', 'Text', 'Fund'],
    ]);
  });

  it.each([
    ['FMT-014', 'STRING', 'Text'],
    ['FMT-015', 'DATE', 'Date'],
    ['FMT-016', 'NUMERIC', 'Number'],
    ['FMT-017', 'CURRENCY', 'Currency'],
    ['FMT-018', 'PERCENTAGE', 'Percentage'],
    ['FMT-019', 'ENTITY_NAME', 'Entity'],
    ['FMT-020', 'ENTITY_LINK', 'Entity Link'],
  ])('%s labels the type %s as %s', async (_, type, label) => {
    listAnswers([aMetric(1, { type })]);
    renderAt('/metrics');
    const row = (await screen.findByText('Metric 1')).closest('tr');
    expect(row).not.toBeNull();
    if (row) expect(cellsOf(row)[4]).toBe(label);
  });

  it('API-043 STORE-013 STORE-021 searches after a pause, once, from the first page on, in the address', async () => {
    const asked = listAnswers([aMetric(1)], 95);
    const { params } = renderAt('/metrics?page=3&maxPageSize=20');
    await screen.findByText('Metric 1');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search Metrics...' }), 'call');
    await waitFor(() => expect(params().get('search')).toBe('call'));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'call', offset: 0 }));
    expect(asked.map(({ search }) => search)).toEqual([undefined, 'call']);
    expect(params().get('page')).toBe('1');
  });

  it('API-043 MET-014 STORE-013 filters by type, period and association, counts the filters and clears them, in the address', async () => {
    const asked = listAnswers([aMetric(1)]);
    const { params } = renderAt('/metrics?search=call');
    await screen.findByText('Metric 1');
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const choose = async (group: string, option: string) => {
      const options = within(await screen.findByRole('group', { name: group }));
      await userEvent.click(options.getByRole('checkbox', { name: option }));
    };
    await choose('Type', 'Currency');
    await choose('Type', 'Date');
    await choose('Time Period', 'Year To Date');
    await choose('Association', 'Limited Partner');
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        search: 'call',
        type: ['CURRENCY', 'DATE'],
        timePeriod: ['Year To Date'],
        association: ['limited_partner'],
        offset: 0,
        maxPageSize: 20,
        orderBy: 'name:asc',
      }),
    );
    expect([params().get('search'), params().getAll('type')]).toEqual(['call', ['CURRENCY', 'DATE']]);
    expect(screen.getByRole('button', { name: 'Filters (4)' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('association'));
    expect([params().get('search'), params().getAll('type')]).toEqual(['call', []]);
  });

  it('MET-015 MET-034 AMB-093 STORE-011 sorts by a column and goes to a page and a page size, in the address', async () => {
    const asked = listAnswers([aMetric(1)], 95);
    const { params } = renderAt('/metrics');
    await screen.findByText('Metric 1');
    await userEvent.click(screen.getByRole('button', { name: 'Time Period' }));
    await waitFor(() => expect(asked.at(-1)?.orderBy).toBe('timePeriod:asc'));
    await userEvent.click(screen.getByRole('button', { name: 'Page 4' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ offset: 60, orderBy: 'timePeriod:asc' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Results per page' }));
    const sizes = await screen.findAllByRole('option');
    expect(sizes.map(({ textContent }) => textContent)).toEqual(['5', '20', '50', '100']);
    await userEvent.click(screen.getByRole('option', { name: '5' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ maxPageSize: 5, orderBy: 'timePeriod:asc' }));
    expect([params().get('maxPageSize'), params().get('orderBy')]).toEqual(['5', 'timePeriod:asc']);
    for (const header of ['Name', 'Description', 'Created By', 'Type', 'Association'])
      expect(screen.getByRole('button', { name: header })).toBeVisible();
  });

  it('STORE-002 shows that it is loading, then that there are none', async () => {
    let respond: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (respond = resolve));
    api.respond(listMetricSummaries, async () => {
      await held;
      return { metrics: [], metricCount: 0, totalMetricCount: 0 };
    });
    renderAt('/metrics');
    expect(await screen.findByRole('table', { name: 'Metrics', busy: true })).toBeVisible();
    respond();
    expect(await screen.findByText('No metrics found')).toBeVisible();
    expect(screen.queryByText('Try changing your search or filters.')).not.toBeInTheDocument();
  });

  it('shows that nothing matches the filters of the address', async () => {
    const asked = listAnswers([]);
    renderAt('/metrics?type=DATE');
    expect(await screen.findByText('Try changing your search or filters.')).toBeVisible();
    expect(asked.at(-1)?.type).toEqual(['DATE']);
  });

  it('shows that the metrics cannot be loaded, and loads them on Retry', async () => {
    api.refuse(listMetricSummaries, 'INTERNAL_ERROR');
    renderAt('/metrics');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch metrics');
    listAnswers([aMetric(1, { name: 'Back again' })]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Back again')).toBeVisible();
  });

  it('STORE-014 reverts a search whose load fails', async () => {
    api.respond(listMetricSummaries, ({ query }) =>
      query.search === 'bad'
        ? new MockRefusal('INTERNAL_ERROR')
        : { metrics: [aMetric(1)], metricCount: 1, totalMetricCount: 1 },
    );
    const { params } = renderAt('/metrics?search=good');
    await screen.findByText('Metric 1');
    const search = screen.getByRole('searchbox', { name: 'Search Metrics...' });
    await userEvent.clear(search);
    await userEvent.type(search, 'bad{Enter}');
    await waitFor(() => expect(search).toHaveValue('good'));
    expect(params().get('search')).toBe('good');
    expect(await screen.findByText('Metric 1')).toBeVisible();
  });
});

describe('adding a metric', () => {
  const ADDED: MetricDetails = {
    ...aMetric(1, { fin: 'dry_powder', name: 'Dry powder' }),
    metricSources: ['DOCUMENT'],
    calculation: false,
    formula: null,
    additive: false,
    filterGroup: '',
    timeUpdated: '2026-11-20T12:00:00Z',
    schemas: [],
    isRecalculating: false,
    labels: [],
    learnedLabels: [],
    knownLabels: [],
  };

  beforeEach(() => api.respond(getMetric, () => ADDED));

  it('API-045 MET-016 AMB-102 adds it by name, type and association, and opens it', async () => {
    listAnswers([]);
    const sent: unknown[] = [];
    api.respond(createMetric, ({ body }) => {
      sent.push(body);
      return ADDED;
    });
    const { params, toastTexts } = renderAt('/metrics');
    await userEvent.click(await screen.findByRole('button', { name: 'Add metric' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add metric' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    expect(dialog.getByText('Enter a name')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Dry powder');
    await userEvent.click(dialog.getByRole('combobox', { name: 'Type' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Currency' }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Entity type' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Fund' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Metric added']));
    expect(sent).toEqual([
      {
        name: 'Dry powder',
        description: '',
        type: 'CURRENCY',
        isStatic: true,
        associatedEntityType: 'fund',
        associatedRelationshipEntityTypes: null,
      },
    ]);
    expect(params().get('viewMetric')).toBe('dry_powder');
  });

  it('MET-016 MET-020 AMB-102 takes period, sources, formula and validators in the same dialog', async () => {
    const user = userEvent.setup();
    listAnswers([]);
    const previewed: unknown[] = [];
    api.respond(previewFormula, ({ body }) => {
      previewed.push(body);
      return { problems: [], examples: [] };
    });
    const sent: unknown[] = [];
    api.respond(createMetric, ({ body }) => {
      sent.push(body);
      return ADDED;
    });
    renderAt('/metrics');
    await user.click(await screen.findByRole('button', { name: 'Add metric' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add metric' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Dry powder');
    await user.click(dialog.getByRole('combobox', { name: 'Type' }));
    await user.click(await screen.findByRole('option', { name: 'Number' }));
    await user.click(dialog.getByRole('combobox', { name: 'Time period' }));
    await user.click(await screen.findByRole('option', { name: 'Year To Date (YTD)' }));
    await user.click(dialog.getByRole('checkbox', { name: /^Include in table totals/ }));
    await user.click(dialog.getByRole('checkbox', { name: 'Knowledge Base' }));
    await user.click(dialog.getByRole('checkbox', { name: /^Calculated/ }));
    await user.click(dialog.getByRole('button', { name: 'Add validator' }));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(dialog.getByText('Enter a formula')).toBeVisible();
    expect(sent).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: 'Formula' }), 'nav * 2');
    await user.type(dialog.getByRole('textbox', { name: 'Regular expression' }), '^1');
    const metric = { type: 'NUMERIC', associatedEntityType: null, associatedRelationshipEntityTypes: null };
    // Typing that pauses asks in between, too.
    await waitFor(() => expect(previewed.at(-1)).toEqual({ metric, formula: 'nav * 2' }));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          ...metric,
          name: 'Dry powder',
          description: '',
          isStatic: true,
          timePeriod: { name: 'Year To Date' },
          metricSources: ['DOCUMENT', 'KNOWLEDGE_GRAPH'],
          validators: [{ type: 'INCLUDE', regex: '^1' }],
          additive: true,
          calculation: true,
          formula: 'nav * 2',
        },
      ]),
    );
  });

  it('keeps what was typed when adding fails', async () => {
    listAnswers([]);
    api.refuse(createMetric, 'INTERNAL_ERROR');
    const { toastTexts } = renderAt('/metrics');
    await userEvent.click(await screen.findByRole('button', { name: 'Add metric' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add metric' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Dry powder');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Failed to add metric']));
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Dry powder');
  });

  it('PERM-017 is locked without the permission', async () => {
    listAnswers([]);
    renderAt('/metrics', { permissions: 8380415 & ~maskOf(['CAN_CREATE_METRIC_IDENTIFIERS']) });
    const button = await screen.findByRole('button', { name: 'Add metric' });
    expect(button).toBeDisabled();
    expect(button.closest('[role=group]')).toHaveAttribute('aria-label', 'Insufficient Permissions');
  });
});
