import {
  deleteMetric,
  deleteMetrics,
  getMetric,
  getMetricDeletion,
  listMetricSummaries,
  previewFormula,
  tryValidators,
  updateMetric,
  type MetricDetails,
} from '@assay/shared/contracts';
import { ENTITY_TYPE_SUMMARY_SIZE, maskOf, type Permission } from '@assay/shared/domain';
import { mockApi, MockRefusal } from '@assay/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../testing/render-at.ts';

const api = mockApi();

function details(changes: Partial<MetricDetails> = {}): MetricDetails {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    fin: 'dry_powder',
    name: 'Dry powder',
    description: 'Not yet called',
    type: 'CURRENCY',
    timePeriod: null,
    createdBy: 'Ada',
    associatedEntityType: 'fund',
    associatedRelationshipEntityTypes: null,
    isStatic: true,
    validators: [],
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
    ...changes,
  };
}

const OTHER = details({ id: '00000000-0000-4000-8000-000000000002', fin: 'nav', name: 'NAV' });
const types = ['Fund', 'Company'].map((name, index) =>
  details({
    id: `00000000-0000-4000-8000-00000000001${index}`,
    fin: name.toLowerCase(),
    name,
    type: 'ENTITY_NAME',
  }),
);

/** Responds to the list with these metrics, and each of them by its fin. @returns the requests for the list */
function metricsAre(...metrics: MetricDetails[]) {
  const asked: unknown[] = [];
  const page = (items: MetricDetails[], total = items.length) => ({
    metrics: items,
    metricCount: items.length,
    totalMetricCount: total,
  });
  api.respond(listMetricSummaries, ({ query }) => {
    if (query.maxPageSize === ENTITY_TYPE_SUMMARY_SIZE) return page(types);
    asked.push(query);
    const offset = Number(query.offset ?? 0);
    return page(metrics.slice(offset, offset + Number(query.maxPageSize ?? 20)), metrics.length);
  });
  api.respond(
    getMetric,
    ({ body }) => metrics.find(({ fin }) => fin === body.fin) ?? new MockRefusal('NOT_FOUND'),
  );
  return asked;
}

const panel = async (name = 'Dry powder') =>
  within(await screen.findByRole('complementary', { name: `Metric ${name}` }));

/** Responds to saves and notes what was sent. */
function savesAnswer(response: MetricDetails | MockRefusal = details()) {
  const sent: unknown[] = [];
  api.respond(updateMetric, ({ body }) => {
    sent.push(body);
    return response;
  });
  return sent;
}

const without = (...permissions: Permission[]) => ({ permissions: 8380415 & ~maskOf(permissions) });

describe('the panel of a metric', () => {
  it('ROUTE-039 AMB-102 opens for the metric of the address, and for a row, and closes', async () => {
    metricsAre(details({ schemas: [{ documentSchemaId: OTHER.id, name: 'Calls' }] }), OTHER);
    const { params } = renderAt('/metrics?viewMetric=dry_powder');
    const open = await panel();
    expect(open.getByRole('textbox', { name: 'Name' })).toHaveValue('Dry powder');
    expect(open.getByText('dry_powder')).toBeVisible();
    expect(open.getByRole('link', { name: 'Calls' })).toHaveAttribute('href', `/schemas/${OTHER.id}`);
    await userEvent.click(await screen.findByRole('row', { name: /NAV/ }));
    expect((await panel('NAV')).getByText('nav')).toBeVisible();
    expect(params().get('viewMetric')).toBe('nav');
    await userEvent.click((await panel('NAV')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(params().has('viewMetric')).toBe(false));
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('ROUTE-039 says that a metric of the address is not there, and shows the list', async () => {
    metricsAre(OTHER);
    const { params, toastTexts } = renderAt('/metrics?viewMetric=gone');
    expect(await screen.findByText('NAV')).toBeVisible();
    await waitFor(() => expect(toastTexts()).toEqual(['Failed to load metric']));
    expect(params().has('viewMetric')).toBe(false);
  });

  it('API-046 MET-016 MET-020 saves exactly the fields that changed', async () => {
    metricsAre(details());
    const sent = savesAnswer();
    const { toastTexts } = renderAt('/metrics?viewMetric=dry_powder');
    const open = await panel();
    const save = open.getByRole('button', { name: 'Save' });
    expect(save).toBeDisabled();
    await userEvent.clear(open.getByRole('textbox', { name: 'Description' }));
    await userEvent.type(open.getByRole('textbox', { name: 'Description' }), 'Uncalled');
    await userEvent.click(open.getByRole('combobox', { name: 'Related to' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Company' }));
    await userEvent.click(open.getByRole('checkbox', { name: 'Knowledge Base' }));
    await userEvent.click(save);
    await waitFor(() => expect(toastTexts()).toEqual(['Metric updated']));
    expect(sent).toEqual([
      {
        fin: 'dry_powder',
        timeUpdated: '2026-11-20T12:00:00Z',
        description: 'Uncalled',
        associatedEntityType: null,
        associatedRelationshipEntityTypes: ['fund', 'company'],
        metricSources: ['DOCUMENT', 'KNOWLEDGE_GRAPH'],
      },
    ]);
    await waitFor(() => expect(save).toBeDisabled());
  });

  it('MET-031 MET-032 offers the time periods with their short names', async () => {
    metricsAre(details());
    const sent = savesAnswer();
    renderAt('/metrics?viewMetric=dry_powder');
    const open = await panel();
    await userEvent.click(open.getByRole('combobox', { name: 'Time period' }));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Month To Date (MTD)',
      'Quarter To Date (QTD)',
      'Year To Date (YTD)',
      'Last Twelve Months (LTM)',
      'Calendar Year (CY)',
      'Inception To Date (ITD)',
      'At Investment Entry (At Entry)',
      'At Investment Exit (At Exit)',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Calendar Year (CY)' }));
    await userEvent.click(open.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toMatchObject([{ timePeriod: { name: 'Calendar Year' } }]));
  });

  it.each([
    ['off', { calculatedMetrics: false }, ['Document', 'Knowledge Base']],
    ['at their defaults', {}, ['Document', 'Calculation', 'Knowledge Base']],
    ['on', { generativeMetrics: true }, ['Document', 'Calculation', 'Knowledge Base', 'AI Generated']],
  ])(
    'MET-027 MET-028 MET-029 MET-030 FLAG-015 FLAG-020 offers the sources of the switches that are %s',
    async (_, switches, labels) => {
      metricsAre(details());
      renderAt('/metrics?viewMetric=dry_powder', { switches });
      const sources = within((await panel()).getByRole('group', { name: 'Sources' }));
      expect(sources.getAllByRole('checkbox')).toHaveLength(labels.length);
      for (const name of labels) expect(sources.getByRole('checkbox', { name })).toBeVisible();
      const isOff = 'calculatedMetrics' in switches;
      expect(screen.queryAllByRole('checkbox', { name: 'Calculated' })).toHaveLength(isOff ? 0 : 1);
    },
  );

  it('keeps the edits when saving fails, and asks before they are dropped', async () => {
    metricsAre(details(), OTHER);
    savesAnswer(new MockRefusal('METRIC_CHANGED'));
    const { toastTexts, params } = renderAt('/metrics?viewMetric=dry_powder');
    const open = await panel();
    await userEvent.type(open.getByRole('textbox', { name: 'Name' }), ' 2');
    await userEvent.click(open.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(toastTexts()).toEqual(['Someone else changed this metric. Your changes are kept']),
    );
    expect(open.getByRole('textbox', { name: 'Name' })).toHaveValue('Dry powder 2');
    await userEvent.click(open.getByRole('button', { name: 'Close' }));
    const warning = within(await screen.findByRole('dialog', { name: 'WARNING' }));
    expect(warning.getByText('Discard the unsaved changes to Dry powder?')).toBeVisible();
    await userEvent.click(warning.getByRole('button', { name: 'Cancel' }));
    expect(open.getByRole('textbox', { name: 'Name' })).toHaveValue('Dry powder 2');
    await userEvent.click(open.getByRole('button', { name: 'Close' }));
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'WARNING' })).getByRole('button', {
        name: 'Continue',
      }),
    );
    await waitFor(() => expect(params().has('viewMetric')).toBe(false));
  });

  it('PERM-018 PERM-010 is read-only without the permissions, and says so', async () => {
    metricsAre(details({ validators: [{ type: 'INCLUDE', regex: '^x$' }] }));
    renderAt('/metrics?viewMetric=dry_powder', {
      ...without('CAN_UPDATE_METRIC_IDENTIFIERS', 'CAN_DELETE_METRIC_IDENTIFIERS'),
    });
    const open = await panel();
    for (const name of ['Name', 'Description', 'Regular expression'])
      expect(open.getByRole('textbox', { name })).toBeDisabled();
    for (const name of ['Save', 'Delete']) {
      const lock = open.getByRole('button', { name }).closest('[role=group]');
      expect(lock).toHaveAttribute('aria-label', 'Insufficient Permissions');
      expect(open.getByRole('button', { name })).toBeDisabled();
    }
    expect(open.queryByRole('button', { name: 'Add validator' })).not.toBeInTheDocument();
  });
});

describe('validators in the panel', () => {
  it('MET-018 VAL-002 are edited, tried on stored values and saved', async () => {
    metricsAre(details());
    const sent = savesAnswer();
    const tried: unknown[] = [];
    api.respond(tryValidators, ({ body }) => {
      tried.push(body);
      return {
        passedCount: 1200,
        failedCount: 1,
        isCapped: false,
        failures: [{ owner: 'Calder Ridge IV', reportingDate: '2024-06-30', value: '-5', currency: 'EUR' }],
        ignoredPatterns: ['(a+)+$'],
      };
    });
    renderAt('/metrics?viewMetric=dry_powder');
    const open = await panel();
    await userEvent.click(open.getByRole('button', { name: 'Add validator' }));
    const validator = within(open.getByRole('group', { name: 'Validator 1' }));
    expect(open.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(validator.getByText('Enter options or a regular expression')).toBeVisible();
    await userEvent.click(validator.getByRole('radio', { name: 'Must not match' }));
    await userEvent.type(validator.getByRole('textbox', { name: 'Regular expression' }), '^-');
    await userEvent.type(validator.getByRole('textbox', { name: /Message shown/ }), 'Not negative');
    await userEvent.click(open.getByRole('button', { name: 'Test on stored values' }));
    expect(await open.findByText('Passed: 1,200. Failed: 1')).toBeVisible();
    expect(open.getByText('Calder Ridge IV · 30/06/2024')).toBeVisible();
    expect(open.getByText(/^Ignored, because it did not finish.*\(a\+\)\+\$$/)).toBeVisible();
    const validators = [{ type: 'EXCLUDE', regex: '^-', description: 'Not negative' }];
    expect(tried).toEqual([{ fin: 'dry_powder', validators }]);
    await userEvent.click(open.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toMatchObject([{ validators }]));
  });

  it('AMB-090 say that a pattern is unusable, or may need its time limit', async () => {
    metricsAre(details({ validators: [{ type: 'INCLUDE', regex: 'x' }] }));
    renderAt('/metrics?viewMetric=dry_powder');
    const pattern = (await panel()).getByRole('textbox', { name: 'Regular expression' });
    await userEvent.clear(pattern);
    await userEvent.type(pattern, '(');
    expect(await screen.findByText('Not a regular expression. It will be ignored')).toBeVisible();
    await userEvent.type(pattern, 'a+)+$');
    expect(await screen.findByText(/^May be slow on long values/)).toBeVisible();
  });
});

describe('turning a calculation off', () => {
  it('AMB-102 says before it is saved that the calculated values go', async () => {
    metricsAre(details({ calculation: true, formula: 'nav' }));
    api.respond(previewFormula, () => ({ problems: [], examples: [] }));
    renderAt('/metrics?viewMetric=dry_powder');
    const open = await panel();
    const warning = /Saving removes all values calculated by this formula/;
    expect(open.queryByText(warning)).not.toBeInTheDocument();
    await userEvent.click(open.getByRole('checkbox', { name: 'Calculated' }));
    expect(open.getByText(warning)).toBeVisible();
  });
});

describe('the formula in the panel', () => {
  it('AMB-102 FLAG-020 is previewed on stored values and its faults are named, then saved', async () => {
    const user = userEvent.setup();
    metricsAre(details({ calculation: true, formula: 'nav' }));
    const sent = savesAnswer();
    api.respond(previewFormula, ({ body }) =>
      body.formula.includes('nobody')
        ? { problems: [{ code: 'unknownMetric', fin: 'nobody', at: { start: 6, end: 12 } }], examples: [] }
        : {
            problems: [],
            examples: [
              {
                owner: 'Calder Ridge IV',
                reportingDate: '2024-06-30',
                operands: [
                  {
                    fin: 'nav',
                    isPrevious: false,
                    reportingDate: '2024-06-30',
                    value: '1234.5',
                    currency: 'EUR',
                  },
                ],
                value: '1234.5',
                currency: 'EUR',
                reason: null,
              },
              {
                owner: 'Nordlicht',
                reportingDate: '2024-06-30',
                operands: [],
                value: null,
                currency: null,
                reason: { code: 'missing', fin: 'nav', isPrevious: false },
              },
            ],
          },
    );
    renderAt('/metrics?viewMetric=dry_powder');
    const open = await panel();
    expect(await open.findByText('Calder Ridge IV · 30/06/2024')).toBeVisible();
    expect(open.getByText('nav EUR 1,234.5')).toBeVisible();
    expect(open.getByText('nav has no value')).toBeVisible();
    const formula = open.getByRole('textbox', { name: 'Formula' });
    await user.type(formula, ' + nobody');
    expect(await open.findByText('There is no metric nobody')).toBeVisible();
    expect(open.getByText('nobody', { selector: 'mark' })).toBeVisible();
    await user.clear(formula);
    expect(open.getByText('Enter a formula')).toBeVisible();
    expect(open.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(formula, 'nav * 2');
    await user.click(open.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toMatchObject([{ fin: 'dry_powder', formula: 'nav * 2' }]));
  });

  it.each([
    [{ name: 'abs', least: 1, most: 1 }, 'abs takes 1 value'],
    [{ name: 'if', least: 3, most: 3 }, 'if takes 3 values'],
    [{ name: 'round', least: 1, most: 2 }, 'round takes 1 to 2 values'],
  ])('AMB-102 says how many values a function takes', async (count, said) => {
    metricsAre(details({ calculation: true, formula: `${count.name}()` }));
    const at = { start: 0, end: 3 };
    api.respond(previewFormula, () => ({
      problems: [{ code: 'argumentCount', ...count, at }],
      examples: [],
    }));
    renderAt('/metrics?viewMetric=dry_powder');
    expect(await (await panel()).findByText(said)).toBeVisible();
  });
});

describe('the labels of a metric', () => {
  it('AMB-102 shows those that are known and learned, and adds one that documents print', async () => {
    const user = userEvent.setup();
    const stored = details({
      labels: ['Uncalled'],
      learnedLabels: ['Still to be drawn'],
      knownLabels: [
        { language: 'en', labels: ['Unfunded commitment', 'Undrawn'] },
        { language: 'de', labels: ['Offene Zusage'] },
      ],
    });
    metricsAre(stored);
    const sent: unknown[] = [];
    api.respond(updateMetric, ({ body }) => {
      sent.push(body);
      return stored;
    });
    renderAt('/metrics?viewMetric=dry_powder');
    const open = await panel();
    expect(open.getByText('Still to be drawn')).toBeVisible();
    await user.click(open.getByText('Built-in labels: 3'));
    expect(open.getByText('Unfunded commitment · Undrawn')).toBeVisible();
    await user.type(open.getByRole('combobox', { name: 'Printed as' }), 'Dry cash{Enter}uncalled{Enter}');
    await user.click(open.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toMatchObject([{ labels: ['Uncalled', 'Dry cash'] }]));
  });
});

describe('deleting metrics', () => {
  const select = async (name: string) =>
    userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  const continueWarning = async () => {
    const warning = within(await screen.findByRole('dialog', { name: 'WARNING' }));
    await warning.findByText(/^Values deleted with them/);
    await userEvent.click(warning.getByRole('button', { name: 'Continue' }));
  };

  it('API-048 MET-016 MET-042 STORE-010 deletes the selection of the address behind the warning and loads the list again', async () => {
    const asked = metricsAre(details(), OTHER);
    const deleted: unknown[] = [];
    api.respond(getMetricDeletion, () => ({ datapointCount: 1234, inUse: [] }));
    api.respond(deleteMetrics, ({ body }) => {
      deleted.push(body);
      metricsAre();
      return {};
    });
    const { params, toastTexts } = renderAt('/metrics');
    await select('Dry powder');
    await select('NAV');
    expect(params().get('selected')?.split(',')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const warning = within(await screen.findByRole('dialog', { name: 'WARNING' }));
    expect(warning.getByText('Delete 2 metrics?')).toBeVisible();
    expect(await warning.findByText('Values deleted with them: 1,234')).toBeVisible();
    expect(deleted).toEqual([]);
    const before = asked.length;
    await userEvent.click(warning.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('No metrics found')).toBeVisible();
    expect(before).toBe(1);
    expect(deleted).toEqual([{ uuids: [details().id, OTHER.id] }]);
    expect(toastTexts()).toEqual(['Metrics deleted successfully']);
    expect(params().has('selected')).toBe(false);
  });

  it('API-047 AMB-101 deletes a single metric by its fin and closes its panel', async () => {
    metricsAre(details());
    const deleted: unknown[] = [];
    api.respond(getMetricDeletion, () => ({ datapointCount: 0, inUse: [] }));
    api.respond(deleteMetric, ({ body }) => {
      deleted.push(body);
      metricsAre();
      return {};
    });
    const { params } = renderAt('/metrics?viewMetric=dry_powder');
    await userEvent.click((await panel()).getByRole('button', { name: 'Delete' }));
    await continueWarning();
    await waitFor(() => expect(params().has('viewMetric')).toBe(false));
    expect(deleted).toEqual([{ fin: 'dry_powder' }]);
  });

  it('MET-041 AMB-101 says what uses a metric, and that it could not be deleted', async () => {
    metricsAre(details());
    api.respond(getMetricDeletion, () => ({
      datapointCount: 3,
      inUse: [
        {
          id: details().id,
          fin: 'dry_powder',
          name: 'Dry powder',
          schemas: ['Calls'],
          formulas: [],
          types: [],
        },
      ],
    }));
    api.refuse(deleteMetric, 'METRIC_IN_USE');
    const { toastTexts } = renderAt('/metrics');
    await select('Dry powder');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/Dry powder is used and cannot be deleted.*Schemas: Calls/)).toBeVisible();
    await continueWarning();
    await waitFor(() => expect(toastTexts()).toEqual(['Failed to delete metrics']));
    expect(await screen.findByRole('checkbox', { name: 'Select Dry powder' })).toBeChecked();
  });

  it('PERM-010 is locked without the permission', async () => {
    metricsAre(details());
    renderAt('/metrics', { ...without('CAN_DELETE_METRIC_IDENTIFIERS') });
    await select('Dry powder');
    expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
  });
});

describe('the list that is scrolled on', () => {
  it('FLAG-011 loads the next metrics as its end comes into view, without pages', async () => {
    const ends: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
    window.IntersectionObserver = class {
      constructor(notice: (entries: { isIntersecting: boolean }[]) => void) {
        ends.push(notice);
      }
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
    const many = Array.from({ length: 120 }, (_, index) =>
      details({
        id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        fin: `m${index}`,
        name: `Metric ${index}`,
      }),
    );
    const asked = metricsAre(...many);
    renderAt('/metrics', { switches: { infiniteScrollMetrics: true } });
    expect(await screen.findByText('Metric 49')).toBeVisible();
    expect(screen.queryByText('Metric 50')).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Results per page' })).not.toBeInTheDocument();
    act(() => ends.at(-1)?.([{ isIntersecting: true }]));
    expect(await screen.findByText('Metric 99')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Metric 119')).toBeVisible();
    expect(screen.getByText('120 of 120')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
    expect(asked).toMatchObject([{ offset: 0, maxPageSize: 50 }, { offset: 50 }, { offset: 100 }]);
  });
});
