import {
  createEntityDatapoints,
  deleteEntityDatapoints,
  getMetric,
  latestEntityDatapoints,
  listMetricSummaries,
  moveDatapoints,
  suggestEntities,
  updateEntityDatapoint,
  type BodyOf,
  type MisplacedDatapoint,
  type StoredDatapoint,
} from '@assay/shared/contracts';
import { maskOf, METRIC_SEARCH_DELAY_MS } from '@assay/shared/domain';
import { anEntity, anEntityType, mockApi, MockRefusal } from '@assay/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aDatapoint,
  aMetric,
  aMetricInFull,
  answerHistory,
  answerLatest,
  answerMetrics,
  answerMisplaced,
} from '../../testing/datapoint-api.ts';
import { answerEntities } from '../../testing/entity-api.ts';
import { renderAt } from '../../testing/render-at.ts';

const api = mockApi();
const ENTITY_ID = '00000000-0000-4000-8000-00000000000a';
const ADDRESS = '/entities/Calder/metrics';
const NAV = aMetric('nav', { name: 'NAV', description: 'Net asset value' });
const STRATEGY = aMetric('strategy', { name: 'Strategy', type: 'STRING' });

/** An entity of two types with these metrics and values. */
function serve({
  metrics = [NAV, STRATEGY],
  values = () => [aDatapoint(1, { value: '1250' })],
  misplaced = () => [],
  total,
}: {
  metrics?: (typeof NAV)[];
  misplaced?: () => readonly MisplacedDatapoint[];
  values?: () => readonly StoredDatapoint[];
  total?: number;
} = {}) {
  answerEntities(api, () => [
    anEntity({ id: ENTITY_ID, name: 'Calder', types: [anEntityType('fund'), anEntityType('company')] }),
  ]);
  return {
    asked: answerMetrics(api, metrics, total),
    latest: answerLatest(api, values),
    misplaced: answerMisplaced(api, misplaced),
  };
}

const field = async (name: string) => {
  const group = await screen.findByRole('group', { name });
  const item = group.closest('li');
  if (!item) throw new Error(`no field ${name}`);
  return within(item);
};

describe('the metrics tab of an entity', () => {
  it('MET-001 MET-005 ROUTE-036 has a tab for each type, with the metrics of that type and their latest values', async () => {
    const { asked, latest } = serve();
    const { params } = renderAt(ADDRESS);
    expect(await (await field('NAV')).findByText('1,250.00')).toBeVisible();
    expect((await field('Strategy')).getByText('–')).toBeVisible();
    expect(asked).toEqual([
      { offset: 0, maxPageSize: 20, orderBy: 'schema:asc', entityAssociation: 'fund', isStatic: true },
    ]);
    expect(latest).toEqual([['nav', 'strategy']]);
    await userEvent.click(screen.getByRole('tab', { name: 'Company' }));
    await waitFor(() => expect(asked.at(-1)?.entityAssociation).toBe('company'));
    expect(params().get('entityType')).toBe('company');
    expect(screen.getByRole('tab', { name: 'Company' })).toHaveAttribute('aria-selected', 'true');
  });

  it('MET-002 MET-003 searches 700 ms after the last key', async () => {
    const { asked } = serve();
    renderAt(ADDRESS);
    await field('NAV');
    jest.useFakeTimers();
    const search = screen.getByRole('searchbox', { name: 'Search Metrics...' });
    fireEvent.change(search, { target: { value: 'na' } });
    act(() => jest.advanceTimersByTime(METRIC_SEARCH_DELAY_MS - 1));
    expect(asked).toHaveLength(1);
    act(() => jest.advanceTimersByTime(1));
    jest.useRealTimers();
    expect(METRIC_SEARCH_DELAY_MS).toBe(700);
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'na', offset: 0 }));
  });

  it('MET-004 MET-008 MET-009 filters by type under one button, with the number of filters and a way to clear them', async () => {
    const { asked } = serve();
    renderAt(ADDRESS);
    await field('NAV');
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Currency' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Date' }));
    await waitFor(() => expect(asked.at(-1)?.type).toEqual(['CURRENCY', 'DATE']));
    expect(screen.getByRole('button', { name: /Filters.*2/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(asked.at(-1)?.type).toBeUndefined());
  });

  it('MET-005 MET-010 MET-012 shows beside each value its date, its source, how it changed, who verified it and that it was restated', async () => {
    const document = {
      documentRequestId: '00000000-0000-4000-8000-0000000000d1',
      fileName: 'account-q2.pdf',
      page: 2,
      metricId: null,
      schema: null,
    };
    const restatedFrom = { value: '1200', currency: 'EUR', dataSource: 'Manual', documentRequestId: null };
    const read = {
      document,
      dataSource: 'account-q2.pdf',
      isVerified: true,
      verifiedBy: 'Ada Reviewer',
      restatedFrom,
    };
    serve({
      values: () => [
        aDatapoint(1, {
          value: '1250',
          earlier: [
            { value: '1000', currency: 'EUR', reportingDate: '2024-03-31' },
            { value: '900', currency: 'EUR', reportingDate: '2023-12-31' },
          ],
          ...read,
        }),
        aDatapoint(2, { fin: 'strategy', value: 'Buyout', reportingDate: '2024-03-31' }),
      ],
    });
    renderAt(ADDRESS);
    const nav = await field('NAV');
    expect(await nav.findByText('30/06/2024')).toBeVisible();
    expect(nav.getByRole('link', { name: 'account-q2.pdf' })).toHaveAttribute(
      'href',
      expect.stringContaining(document.documentRequestId),
    );
    expect(nav.getByText('Verified by Ada Reviewer')).toBeInTheDocument();
    expect(nav.getByText('Restated')).toBeVisible();
    expect(nav.getByText('+25.0%')).toBeVisible();
    const strategy = await field('Strategy');
    expect(strategy.getByText('31/03/2024')).toBeVisible();
    expect(strategy.getByText('entered by Ada Reviewer')).toBeVisible();
    expect(strategy.queryByText('Restated')).not.toBeInTheDocument();
  });

  it('MET-004 MET-008 shows only metrics with values on request', async () => {
    const { asked } = serve();
    renderAt(ADDRESS);
    await field('NAV');
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only with values' }));
    await waitFor(() => expect(asked.at(-1)?.withValuesOf).toBe(ENTITY_ID));
  });

  it('MET-006 says that there are no metrics', async () => {
    serve({ metrics: [] });
    renderAt(ADDRESS);
    expect(await screen.findByText('No metrics found')).toBeVisible();
  });

  it('MET-007 shows what each metric is in a table with its widths', async () => {
    serve({
      metrics: [
        aMetric('nav', {
          name: 'NAV',
          description: 'Net',
          timePeriod: { name: 'Year To Date', shortName: 'YTD' },
        }),
      ],
    });
    const { params } = renderAt(ADDRESS);
    await field('NAV');
    await userEvent.click(screen.getByRole('radio', { name: 'Details' }));
    const table = await screen.findByRole('table', { name: 'Metrics' });
    const widths = [...table.querySelectorAll('col')].map(({ style }) => style.width);
    const headers = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(headers).toEqual(['Name', 'Description', 'Time Period', 'Created By', 'Type', 'Association']);
    expect(widths).toEqual(['20%', '30%', '5%', '15%', '10%', '20%']);
    const cells = within(table).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'NAV',
      'Net',
      'YTD',
      'System',
      'Currency',
      'Fund',
    ]);
    expect(params().get('view')).toBe('details');
  });

  it('CONST-003 MET-034 has pages of 20, and of 5, 50 and 100', async () => {
    const { asked } = serve({ total: 95 });
    renderAt(ADDRESS);
    await field('NAV');
    await userEvent.click(screen.getByRole('combobox', { name: 'Results per page' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '5',
      '20',
      '50',
      '100',
    ]);
    await userEvent.click(screen.getByRole('option', { name: '5' }));
    await waitFor(() => expect(asked.at(-1)?.maxPageSize).toBe(5));
  });

  it('MET-010 MET-011 MET-012 shows the reporting date and the last edit of a value, or that there is none', async () => {
    serve({ values: () => [aDatapoint(1, { reportingDate: '2024-06-30' })] });
    renderAt(ADDRESS);
    await (await field('NAV')).findByText('1.00');
    await userEvent.click(screen.getByRole('button', { name: 'About the value of NAV' }));
    const info = await screen.findByRole('dialog', { name: 'About the value of NAV' });
    expect(info).toHaveTextContent('Reporting Date30/06/2024');
    expect(info).toHaveTextContent('Last Edited20/11/2026 2:07 PM');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'About the value of Strategy' }));
    expect(await screen.findByRole('dialog', { name: 'About the value of Strategy' })).toHaveTextContent(
      'No data available for this metric at the moment.',
    );
  });

  it('shows an unknown reporting date as Unknown', async () => {
    serve({ values: () => [aDatapoint(1, { reportingDate: '2099-01-01' })] });
    renderAt(ADDRESS);
    await (await field('NAV')).findByText('1.00');
    await userEvent.click(screen.getByRole('button', { name: 'About the value of NAV' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Reporting DateUnknown');
  });
});

describe('editing a value', () => {
  it('MET-035 API-059 ANA-002 ANA-005 adds a value with today as its reporting date, shown before it is saved', async () => {
    jest.useFakeTimers({ now: new Date(2026, 10, 22, 12), advanceTimers: true });
    const bodies: BodyOf<typeof createEntityDatapoints>[] = [];
    serve({
      values: () => (bodies.length === 0 ? [] : [aDatapoint(1, { fin: 'strategy', value: 'Buyout' })]),
    });
    api.respond(createEntityDatapoints, ({ body }) => {
      bodies.push(body);
      return { ids: ['00000000-0000-4000-8000-000000000001'] };
    });
    const { toastTexts, tracked } = renderAt(ADDRESS);
    const strategy = await field('Strategy');
    fireEvent.click(strategy.getByRole('button', { name: 'Edit' }));
    expect(strategy.getByLabelText('Reporting Date')).toHaveValue('22/11/2026');
    fireEvent.change(strategy.getByLabelText('Strategy', { selector: 'input' }), {
      target: { value: 'Buyout' },
    });
    fireEvent.click(strategy.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Successfully updated metric datapoint']));
    jest.useRealTimers();
    const [value] = bodies[0]?.entityDatapoints ?? [];
    expect({ ...value, id: undefined }).toEqual({
      id: undefined,
      entity: ENTITY_ID,
      fin: 'strategy',
      value: 'Buyout',
      reportingDate: '2026-11-22',
    });
    expect(await strategy.findByText('Buyout')).toBeVisible();
    const place = { location: 'schema-builder', fin: 'strategy', entityId: ENTITY_ID };
    expect(tracked).toEqual([
      { event: 'datapoint_edit_started', properties: place },
      { event: 'datapoint_edit_saved', properties: place },
    ]);
  });

  it('API-060 DPE-006 changes value and currency in place, from the value that was read', async () => {
    const bodies: BodyOf<typeof updateEntityDatapoint>[] = [];
    serve({ values: () => [aDatapoint(1, { value: bodies[0]?.value ?? '1250' })] });
    api.respond(updateEntityDatapoint, ({ body }) => {
      bodies.push(body);
      return {};
    });
    const { toastTexts } = renderAt(ADDRESS);
    const nav = await field('NAV');
    await nav.findByText('1,250.00');
    await userEvent.click(nav.getByRole('button', { name: 'Edit' }));
    expect(nav.queryByLabelText('Reporting Date')).not.toBeInTheDocument();
    const input = nav.getByLabelText('NAV', { selector: 'input' });
    await userEvent.clear(input);
    await userEvent.type(input, '1300{Enter}');
    expect(await nav.findByText('1,300.00')).toBeVisible();
    expect(bodies).toEqual([{ value: '1300', currency: 'EUR', lastModified: '2026-11-20T14:07:00.000Z' }]);
    expect(toastTexts()).toEqual(['Successfully updated metric datapoint']);
  });

  it('AMB-069 suggests entities for a name, of which Tab takes the first', async () => {
    const adviser = aMetric('investment_advisor', { name: 'Adviser', type: 'ENTITY_NAME' });
    const stored = aDatapoint(1, { fin: adviser.fin, value: 'Nordl.' });
    serve({ metrics: [adviser], values: () => [stored] });
    const name = 'Nordlicht Advisers LLP';
    api.respond(suggestEntities, ({ query }) => ({
      suggestions:
        query.name === 'nord' && query.fin === adviser.fin
          ? [{ entityId: ENTITY_ID, name, types: ['Company'], reason: 'beginning' as const, aka: null }]
          : [],
    }));
    const sent: BodyOf<typeof updateEntityDatapoint>[] = [];
    api.respond(updateEntityDatapoint, ({ body }) => {
      sent.push(body);
      return {};
    });
    renderAt(ADDRESS);
    await userEvent.click(await (await field('Adviser')).findByRole('button', { name: 'Edit' }));
    const input = screen.getByLabelText('Adviser', { selector: 'input' });
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.paste('nord');
    await screen.findByRole('option', { name: new RegExp(name) });
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(sent).toMatchObject([{ value: name }]));
  });

  it('ANA-002 cancels without a call, and says so', async () => {
    serve();
    const { tracked } = renderAt(ADDRESS);
    const nav = await field('NAV');
    await userEvent.click(nav.getByRole('button', { name: 'Edit' }));
    await userEvent.keyboard('{Escape}');
    expect(nav.getByRole('button', { name: 'Edit' })).toBeVisible();
    expect(tracked.map(({ event }) => event)).toEqual(['datapoint_edit_started', 'datapoint_edit_cancelled']);
  });

  it.each([
    ['INTERNAL_ERROR', 'Failed to update metric datapoint'],
    ['VALUE_CONFLICT', 'Someone else changed this value while you edited it'],
  ] as const)('MET-022 keeps what was typed when saving is refused with %s', async (code, message) => {
    serve();
    api.respond(updateEntityDatapoint, () => new MockRefusal(code));
    const { toastTexts } = renderAt(ADDRESS);
    const nav = await field('NAV');
    await nav.findByText('1,250.00');
    await userEvent.click(nav.getByRole('button', { name: 'Edit' }));
    const input = nav.getByLabelText('NAV', { selector: 'input' });
    await userEvent.clear(input);
    await userEvent.type(input, '1300{Enter}');
    await waitFor(() => expect(toastTexts()).toEqual([message]));
    expect(input).toHaveValue('1300');
  });

  it('DPE-007 VAL-002 DPE-010 offers the options of a metric, and refuses what its validators refuse', async () => {
    const options = aMetric('stage', {
      name: 'Stage',
      type: 'STRING',
      validators: [{ type: 'INCLUDE', options: ['Open', 'Closed'] }],
    });
    const code = aMetric('code', {
      name: 'Code',
      type: 'STRING',
      validators: [{ type: 'INCLUDE', regex: '^[A-Z]', description: 'begins with a capital' }],
    });
    serve({ metrics: [options, code], values: () => [] });
    renderAt(ADDRESS);
    const stage = await field('Stage');
    await userEvent.click(stage.getByRole('button', { name: 'Edit' }));
    await userEvent.click(stage.getByLabelText('Stage', { selector: 'input' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Open', 'Closed']);
    await userEvent.keyboard('{Escape}{Escape}');
    const second = await field('Code');
    await userEvent.click(second.getByRole('button', { name: 'Edit' }));
    await userEvent.type(second.getByLabelText('Code', { selector: 'input' }), 'x');
    expect(second.getByLabelText('Code', { selector: 'input' })).toHaveAccessibleDescription(
      'Invalid: begins with a capital',
    );
    expect(second.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it("is locked with 'Insufficient Permissions' without CAN_CREATE_UPDATE_ENTITIES", async () => {
    serve();
    renderAt(ADDRESS, { permissions: maskOf(['CAN_DELETE_ENTITIES']) });
    const nav = await field('NAV');
    expect(nav.getByRole('button', { name: 'Edit' })).toBeDisabled();
    expect(nav.getByRole('group', { name: 'Insufficient Permissions' })).toBeVisible();
    expect(nav.queryByRole('button', { name: 'New value of NAV' })).not.toBeInTheDocument();
  });

  it('cannot edit a calculated value', async () => {
    serve({ values: () => [aDatapoint(1, { dataSource: 'CALCULATION' })] });
    renderAt(ADDRESS);
    const nav = await field('NAV');
    await nav.findByText('1.00');
    expect(nav.getByRole('group', { name: 'Calculated' })).toBeVisible();
    expect(nav.getByRole('button', { name: 'Edit' })).toBeDisabled();
  });

  it('adds a value of another date beside the stored one', async () => {
    const bodies: BodyOf<typeof createEntityDatapoints>[] = [];
    serve();
    api.respond(createEntityDatapoints, ({ body }) => {
      bodies.push(body);
      return { ids: ['00000000-0000-4000-8000-000000000002'] };
    });
    renderAt(ADDRESS);
    const nav = await field('NAV');
    await nav.findByText('1,250.00');
    await userEvent.click(nav.getByRole('button', { name: 'New value of NAV' }));
    const date = nav.getByLabelText('Reporting Date');
    await userEvent.clear(date);
    await userEvent.type(date, '30/09/2024');
    await userEvent.type(nav.getByLabelText('NAV', { selector: 'input' }), '1400{Enter}');
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]?.entityDatapoints[0]).toMatchObject({
      value: '1400',
      reportingDate: '2024-09-30',
      currency: 'USD',
    });
  });
});

describe('failures', () => {
  it('MET-038 shows that the metrics cannot be loaded, by a toast and with Retry', async () => {
    serve();
    api.refuse(listMetricSummaries, 'INTERNAL_ERROR');
    const { toastTexts } = renderAt(ADDRESS);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch entity metrics');
    expect(toastTexts()).toContain('Failed to fetch entity metrics');
    serve();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await (await field('NAV')).findByText('1,250.00')).toBeVisible();
  });

  it('MET-039 shows that the latest values cannot be loaded, by a toast and with Retry', async () => {
    serve();
    api.refuse(latestEntityDatapoints, 'INTERNAL_ERROR');
    const { toastTexts } = renderAt(ADDRESS);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch latest entity metrics');
    expect(toastTexts()).toEqual(['Failed to fetch latest entity metrics']);
    answerLatest(api, () => [aDatapoint(1, { value: '7' })]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await (await field('NAV')).findByText('7.00')).toBeVisible();
  });

  it('HIST-003 an address opens the history of a metric that another page of the list has', async () => {
    serve();
    answerHistory(api, () => [aDatapoint(1, { fin: 'tvpi', value: '7' })]);
    api.respond(getMetric, ({ body }) => aMetricInFull(body.fin, { name: 'TVPI' }));
    renderAt(`${ADDRESS}?history=tvpi`);
    const dialog = await screen.findByRole('dialog', { name: 'TVPI history' });
    expect(await within(dialog).findByText('7.00')).toBeVisible();
  });

  it('HIST-003 opens the history of a metric, which the address keeps', async () => {
    serve();
    answerHistory(api, () => []);
    const { params } = renderAt(ADDRESS);
    await field('NAV');
    await userEvent.click(screen.getByRole('button', { name: 'View History of NAV' }));
    expect(await screen.findByRole('dialog', { name: 'NAV history' })).toBeVisible();
    expect(params().get('history')).toBe('nav');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(params().get('history')).toBeNull();
  });
});

describe('values that are not of the types of an entity', () => {
  const RELATION = { kind: 'relationship', id: ENTITY_ID.replace('a', 'b'), name: 'Calder – Alpha' } as const;
  const COST = { ...aDatapoint(7, { fin: 'cost', value: '80' }), metricName: 'Cost', moveTo: RELATION };
  const YEAR = {
    ...aDatapoint(8, { fin: 'year', value: '2019', metricType: 'STRING' }),
    metricName: 'Year',
    moveTo: null,
  };

  it('MET-017 are listed above the tabs, and move where one owner is of their type', async () => {
    let misplaced: readonly MisplacedDatapoint[] = [COST, YEAR];
    serve({ misplaced: () => misplaced });
    const moved: BodyOf<typeof moveDatapoints>[] = [];
    api.respond(moveDatapoints, ({ body }) => {
      moved.push(body);
      misplaced = [YEAR];
      return { ids: body.uuids };
    });
    const { toastTexts } = renderAt(ADDRESS);
    const section = within(await screen.findByRole('region', { name: 'Not of this type' }));
    expect(section.getByText('80.00')).toBeVisible();
    expect(section.getAllByRole('button', { name: /^Delete the value of/ })).toHaveLength(2);
    expect(section.queryByRole('button', { name: /^Move the value of Year/ })).toBeNull();
    await userEvent.click(section.getByRole('button', { name: 'Move the value of Cost to Calder – Alpha' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Value moved to Calder – Alpha']));
    expect(moved).toEqual([{ uuids: [COST.id] }]);
    await waitFor(() => expect(section.queryByText('80.00')).toBeNull());
    expect(section.getByText('Year')).toBeVisible();
  });

  it('MET-017 AMB-132 are deleted after a question; where there are none there is no list', async () => {
    let misplaced: readonly MisplacedDatapoint[] = [YEAR];
    serve({ misplaced: () => misplaced });
    const deleted: BodyOf<typeof deleteEntityDatapoints>[] = [];
    api.respond(deleteEntityDatapoints, ({ body }) => {
      deleted.push(body);
      misplaced = [];
      return {};
    });
    const { toastTexts } = renderAt(ADDRESS);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the value of Year' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Not of this type' })).toBeNull());
    expect(deleted).toEqual([{ uuids: [YEAR.id] }]);
    expect(toastTexts()).toEqual(['Datapoints deleted successfully']);
  });

  it('MET-017 PERM-008 can be neither moved nor deleted without the rights', async () => {
    serve({ misplaced: () => [COST] });
    renderAt(ADDRESS, { permissions: maskOf([]) });
    const section = within(await screen.findByRole('region', { name: 'Not of this type' }));
    expect(section.getByRole('button', { name: /^Delete the value of/ })).toBeDisabled();
    expect(section.getByRole('button', { name: /^Move the value of/ })).toBeDisabled();
  });
});
