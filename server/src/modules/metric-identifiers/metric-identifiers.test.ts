import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { ALL_PERMISSIONS_MASK, maskOf } from '@assay/shared/domain';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';

let server: TestServer;
let user: TestUser;

before(async () => {
  server = await startTestServer({ switches: { generativeMetrics: true } });
});
after(() => server.close());
beforeEach(async () => {
  user = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: `m${randomUUID().slice(0, 8)}` });
});

const METRIC = { name: 'Dry powder', type: 'CURRENCY' };

async function create(body: object = {}) {
  const response = await user.call('POST', 'schemas/metric-identifiers/create', { ...METRIC, ...body });
  assert.equal(response.status, 200, response.text);
  return response.body;
}

async function get(fin: string) {
  const response = await user.call('POST', 'schemas/metric-identifiers/get', { fin });
  assert.equal(response.status, 200, response.text);
  return response.body;
}

const update = (body: object) => user.call('PATCH', 'schemas/metric-identifiers/update', body);
const list = async (query: string) =>
  (await user.call('GET', `schemas/metric-identifiers/summaries?${query}`)).body;
const finsOf = (page: { metrics: { fin: string }[] }) => page.metrics.map(({ fin }) => fin);

/** Adds a value of a metric to a new entity. */
async function addValue(fin: string, value: string, name: string = randomUUID()): Promise<string> {
  const { kysely } = server.database;
  const { id } = await kysely
    .insertInto('entities')
    .values({ client_id: user.clientId, name, types: ['fund'] })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('entity_datapoints')
    .values({ client_id: user.clientId, entity_id: id, fin, value, reporting_date: '2024-06-30' })
    .execute();
  return id;
}

describe('the list of metrics', () => {
  it('MET-019 MET-026 MET-033 API-043 gives a page of metrics by name, with how many there are', async () => {
    const page = await list('maxPageSize=5');
    assert.equal(page.metrics.length, 5);
    assert.deepEqual([page.metricCount, page.totalMetricCount], [5, 100]);
    const names = page.metrics.map(({ name }: { name: string }) => name.toLowerCase());
    assert.deepEqual(names, names.toSorted());
    assert.deepEqual(Object.keys(page.metrics[0]).toSorted(), [
      'associatedEntityType',
      'associatedRelationshipEntityTypes',
      'createdBy',
      'description',
      'fin',
      'id',
      'isStatic',
      'name',
      'timePeriod',
      'type',
      'validators',
    ]);
    const next = await list('maxPageSize=5&offset=5');
    assert.equal(
      finsOf(next).some((fin) => finsOf(page).includes(fin)),
      false,
    );
  });

  it('API-043 filters by period, type and association', async () => {
    await create({
      name: 'Fund metric',
      type: 'NUMERIC',
      associatedEntityType: 'fund',
      timePeriod: { name: 'Month To Date' },
    });
    assert.deepEqual(finsOf(await list('timePeriod=Month%20To%20Date')), ['fund_metric']);
    assert.ok(finsOf(await list('type=NUMERIC&association=fund')).includes('fund_metric'));
    assert.ok(!finsOf(await list('type=CURRENCY&association=fund&maxPageSize=500')).includes('fund_metric'));
    assert.ok(
      finsOf(await list('association=company')).includes('investment_cost'),
      'one type of a pair is enough',
    );
  });

  it('API-043 MET-020 gives the static metrics of an entity type, and those of a pair in either order', async () => {
    await create({ name: 'A static one', associatedEntityType: 'fund', isStatic: true });
    await create({ name: 'Another', associatedEntityType: 'fund', isStatic: false });
    const ofFund = finsOf(await list('entityAssociation=fund&isStatic=true&maxPageSize=500'));
    assert.ok(ofFund.includes('a_static_one'));
    assert.ok(!ofFund.includes('another') && !ofFund.includes('investment_cost'));
    const pair = 'maxPageSize=500&entityRelationshipAssociation=';
    const ofPair = finsOf(await list(`${pair}fund&entityRelationshipAssociation=company`));
    assert.ok(ofPair.includes('investment_cost'));
    assert.ok(!ofPair.includes('commitment') && !ofPair.includes('a_static_one'));
    const other = `${pair}company&entityRelationshipAssociation=fund`;
    assert.deepEqual(finsOf(await list(other)), ofPair);
  });

  it('API-043 MET-001 gives only the metrics with values of an owner, deleted ones not counted', async () => {
    const { id: owner } = await server.database.kysely
      .insertInto('entities')
      .values({ client_id: user.clientId, name: 'Calder Fund', types: ['fund'] })
      .returning('id')
      .executeTakeFirstOrThrow();
    const value = { entity: owner, reportingDate: '2024-06-30' };
    const entityDatapoints = [
      { ...value, fin: 'fund_nav', value: '100' },
      { ...value, fin: 'vintage_year', value: '2019' },
    ];
    const added = await user.call('POST', 'interdocumententity/datapoints/create', { entityDatapoints });
    const withValues = `withValuesOf=${owner}&maxPageSize=500`;
    assert.deepEqual(finsOf(await list(withValues)).sort(), ['fund_nav', 'vintage_year']);
    const uuids = added.body.ids.slice(0, 1);
    await user.call('POST', 'interdocumententity/datapoints/delete', { uuids });
    assert.deepEqual(finsOf(await list(withValues)), ['vintage_year']);
    assert.deepEqual(finsOf(await list(`withValuesOf=${randomUUID()}`)), []);
  });

  it('MET-015 sorts by every column, both ways', async () => {
    for (const column of ['name', 'description', 'timePeriod', 'createdBy', 'type', 'association']) {
      const up = await list(`orderBy=${column}:asc&maxPageSize=500`);
      const down = await list(`orderBy=${column}:desc&maxPageSize=500`);
      assert.equal(up.metrics.length, 100);
      assert.notDeepEqual(finsOf(up), finsOf(down), column);
    }
    assert.equal(
      (await user.call('GET', 'schemas/metric-identifiers/summaries?orderBy=fin:asc')).status,
      400,
    );
  });

  it('MET-001 API-043 orders the metrics of an owner as the schemas have them, those of no schema last', async () => {
    await create({ name: 'Aaa of no schema', associatedEntityType: 'limited_partner', isStatic: true });
    const query = 'entityAssociation=limited_partner&isStatic=true&orderBy=schema:asc';
    const { metrics } = await list(`${query}&maxPageSize=500`);
    const places = metrics.map(({ schemaGroup }: { schemaGroup: { schema: string; group: string } | null }) =>
      schemaGroup === null ? 'Other' : `${schemaGroup.schema}: ${schemaGroup.group}`,
    );
    assert.deepEqual(
      places.filter((place: string, index: number) => place !== places[index - 1]),
      [
        'Capital Account: Capital Account',
        'Capital Account: Commitment',
        'Capital Distribution: Distribution',
        'Capital Call: Call',
        'Other',
      ],
    );
    assert.equal(metrics[0].fin, 'opening_balance_qtd');
    assert.equal(metrics.at(-1).fin, 'aaa_of_no_schema');
    const found = await list(`${query}&search=unfunded`);
    assert.deepEqual(finsOf(found), ['unfunded_commitment', 'unfunded_before_call', 'unfunded_after_call']);
    assert.deepEqual(finsOf(await list(`${query}&maxPageSize=5&offset=5`)), finsOf({ metrics }).slice(5, 10));
  });

  it('MET-001 API-043 orders by the date and by the last change of the latest value, now and as known on a day', async () => {
    const { kysely } = server.database;
    const owner = await addValue('fund_nav', '100', 'Ordered Fund');
    const add = (fin: string, date: string, changed: string) =>
      kysely
        .insertInto('entity_datapoints')
        .values({ client_id: user.clientId, entity_id: owner, fin, value: '1', reporting_date: date })
        .returning('id')
        .executeTakeFirstOrThrow()
        .then(({ id }) =>
          kysely
            .updateTable('entity_datapoints')
            .set({ time_updated: new Date(changed), known_since: new Date(changed) })
            .where('id', '=', id)
            .execute(),
        );
    await add('dpi', '2024-09-30', '2025-01-01');
    await add('tvpi', '2024-03-31', '2025-03-01');
    await add('fund_nav', '2024-12-31', '2025-02-01');
    await add('rvpi', '2099-01-01', '2024-06-01');
    const query = `entityAssociation=fund&isStatic=true&valuesOf=${owner}&maxPageSize=4`;
    const orderedBy = async (order: string) => finsOf(await list(`${query}&orderBy=${order}`));
    assert.deepEqual((await orderedBy('reportingDate:desc')).slice(0, 3), ['fund_nav', 'dpi', 'tvpi']);
    assert.deepEqual((await orderedBy('reportingDate:asc')).slice(0, 3), ['tvpi', 'dpi', 'fund_nav']);
    assert.deepEqual(await orderedBy('lastModified:desc'), ['tvpi', 'fund_nav', 'dpi', 'rvpi']);
    const known = `${query}&orderBy=reportingDate:desc&asKnownOn=2025-01-15T00:00:00.000Z`;
    assert.equal(finsOf(await list(known))[0], 'dpi');
    const refused = await user.call('GET', 'schemas/metric-identifiers/summaries?orderBy=lastModified:desc');
    assert.deepEqual([refused.status, refused.body.errors[0].identifier], [400, 'valuesOf']);
  });

  it('CONST-004 gives all entity types in one page', async () => {
    const page = await list('type=ENTITY_NAME&maxPageSize=500');
    assert.equal(page.metricCount, 16);
    assert.ok(
      page.metrics.some(
        ({ fin, name }: { fin: string; name: string }) =>
          fin === 'limited_partner' && name === 'Limited Partner',
      ),
    );
  });
});

describe('one metric', () => {
  it('API-044 MET-020 gives all fields of a metric by its fin, and the schemas that hold it', async () => {
    const metric = await get('reporting_date');
    assert.deepEqual(
      [metric.fin, metric.type, metric.metricSources, metric.calculation, metric.filterGroup],
      ['reporting_date', 'DATE', ['DOCUMENT'], false, ''],
    );
    assert.ok(metric.schemas.length > 0);
    const ofPeriod = (await list('timePeriod=Year%20To%20Date')).metrics[0];
    assert.deepEqual((await get(ofPeriod.fin)).timePeriod, { name: 'Year To Date', shortName: 'YTD' });
    assert.equal((await user.call('POST', 'schemas/metric-identifiers/get', { fin: 'nothing' })).status, 404);
  });

  it('AMB-102 gives the labels by which the extraction knows a metric, also one of a period', async () => {
    const { knownLabels } = await get('commitment');
    const labelsIn = (code: string): string[] =>
      knownLabels.find(({ language }: { language: string }) => language === code)?.labels ?? [];
    assert.equal(knownLabels[0]?.language, 'en');
    assert.ok(
      labelsIn('en').includes('commitment') && labelsIn('de').length > 0,
      JSON.stringify(knownLabels),
    );
    const [ofYear] = (await list('timePeriod=Year%20To%20Date&maxPageSize=500')).metrics;
    assert.ok((await get(ofYear.fin)).knownLabels.length > 0);
  });
});

describe('creating and changing metrics', () => {
  it('API-045 MET-016 MET-018 creates a metric with its type, its validators and all else that was given', async () => {
    const body = {
      name: '  Dry powder  ',
      description: 'Uncalled and uninvested',
      type: 'CURRENCY',
      associatedRelationshipEntityTypes: ['fund', 'limited_partner'],
      timePeriod: { name: 'Last Twelve Months' },
      metricSources: ['KNOWLEDGE_GRAPH', 'DOCUMENT'],
      validators: [{ type: 'EXCLUDE', regex: '^-', description: 'Not negative' }],
      isStatic: true,
      additive: true,
    };
    await create(body);
    const stored = await get('dry_powder');
    assert.deepEqual(stored, {
      id: stored.id,
      timeUpdated: stored.timeUpdated,
      ...body,
      fin: 'dry_powder',
      name: 'Dry powder',
      timePeriod: { name: 'Last Twelve Months', shortName: 'LTM' },
      metricSources: ['DOCUMENT', 'KNOWLEDGE_GRAPH'],
      associatedEntityType: null,
      calculation: false,
      formula: null,
      filterGroup: '',
      createdBy: user.name,
      schemas: [],
      isRecalculating: false,
      labels: [],
      learnedLabels: [],
      knownLabels: [],
    });
  });

  it('AMB-102 makes the fin of the name, and another one where it is taken', async () => {
    assert.equal((await create({ name: 'Überschuss (net) %' })).fin, 'uberschuss_net');
    assert.equal((await create({ name: 'überschuss NET' })).fin, 'uberschuss_net_2');
    assert.equal((await create({ name: '%%%' })).fin, 'metric');
    const both = await Promise.all([create({ name: 'Twin' }), create({ name: 'Twin' })]);
    assert.deepEqual(both.map(({ fin }) => fin).toSorted(), ['twin', 'twin_2']);
  });

  it('API-046 MET-016 changes the given fields and leaves the others', async () => {
    await create({ description: 'Before', timePeriod: { name: 'Calendar Year' } });
    const { status } = await update({ fin: 'dry_powder', name: 'Powder', timePeriod: null });
    assert.equal(status, 200);
    const metric = await get('dry_powder');
    assert.deepEqual([metric.name, metric.description, metric.timePeriod], ['Powder', 'Before', null]);
    assert.equal((await update({ fin: 'nothing', name: 'x' })).status, 404);
  });

  it('AMB-102 refuses another type, and a change of what somebody else changed since', async () => {
    const { timeUpdated } = await create();
    const typed = await update({ fin: 'dry_powder', type: 'STRING' });
    assert.deepEqual([typed.status, typed.body.errors[0].identifier], [400, 'type']);
    assert.equal((await update({ fin: 'dry_powder', type: 'CURRENCY', name: 'A', timeUpdated })).status, 200);
    const late = await update({ fin: 'dry_powder', name: 'B', timeUpdated: '2020-01-01T00:00:00.000Z' });
    assert.deepEqual([late.status, late.body.errors[0].code], [409, 'METRIC_CHANGED']);
    assert.equal((await get('dry_powder')).name, 'A');
  });

  const REFUSED: [field: string, body: object][] = [
    ['associatedEntityType', { associatedEntityType: 'planet' }],
    ['associatedRelationshipEntityTypes', { associatedRelationshipEntityTypes: ['fund', 'planet'] }],
    ['timePeriod', { timePeriod: { name: 'Some Time' } }],
    ['validators', { validators: [{ type: 'INCLUDE', options: [] }] }],
  ];
  for (const [field, body] of REFUSED) {
    it(`names ${field} where its value is not to be had, and stores nothing`, async () => {
      const response = await user.call('POST', 'schemas/metric-identifiers/create', { ...METRIC, ...body });
      assert.deepEqual([response.status, response.body.errors[0].identifier], [400, field]);
      assert.equal(
        (await user.call('POST', 'schemas/metric-identifiers/get', { fin: 'dry_powder' })).status,
        404,
      );
    });
  }

  it('FLAG-015 FLAG-020 AMB-126 takes the sources Calculation and AI Generated only with their switches', async () => {
    const setSwitches = (switches: object) =>
      server.database.kysely
        .updateTable('clients')
        .set({ switches: JSON.stringify(switches) })
        .where('id', '=', user.clientId)
        .execute();
    const statusWith = async (source: string) =>
      (await user.call('POST', 'schemas/metric-identifiers/create', { ...METRIC, metricSources: [source] }))
        .status;
    await setSwitches({ calculatedMetrics: false, generativeMetrics: false });
    assert.deepEqual([await statusWith('CALCULATION'), await statusWith('GENERATED')], [400, 400]);
    await setSwitches({ calculatedMetrics: true, generativeMetrics: true });
    assert.deepEqual([await statusWith('CALCULATION'), await statusWith('GENERATED')], [200, 200]);
  });
});

describe('deleting metrics', () => {
  it('API-047 AMB-101 deletes by fin, one or several, each with its values', async () => {
    await create({ name: 'One' });
    await create({ name: 'Two' });
    await create({ name: 'Three' });
    await addValue('one', '1');
    await addValue('three', '3');
    assert.equal((await user.call('POST', 'schemas/metric-identifiers/delete', { fin: 'one' })).status, 200);
    assert.equal(
      (await user.call('POST', 'schemas/metric-identifiers/delete', { fin: ['one', 'two'] })).status,
      200,
    );
    const left = await server.database.kysely
      .selectFrom('entity_datapoints')
      .select('fin')
      .where('client_id', '=', user.clientId)
      .execute();
    assert.deepEqual(left, [{ fin: 'three' }]);
    assert.deepEqual(finsOf(await list('search=three')), ['three']);
    assert.deepEqual(finsOf(await list('search=two')), []);
  });

  it('API-048 AMB-101 deletes by id, after saying how many values go with them', async () => {
    const ids = [(await create({ name: 'One' })).id, (await create({ name: 'Two' })).id];
    await addValue('one', '1');
    await addValue('one', '2');
    await addValue('two', '3');
    const preview = await user.call('POST', 'metrics/deletion', { uuids: ids });
    assert.deepEqual(preview.body, { datapointCount: 3, inUse: [] });
    assert.equal((await user.call('POST', 'metrics/delete', { uuids: ids })).status, 200);
    assert.equal((await user.call('POST', 'metrics/delete', { uuids: ids })).status, 200, 'may be repeated');
    assert.deepEqual((await user.call('POST', 'metrics/deletion', { uuids: ids })).body.datapointCount, 0);
  });

  it('AMB-101 refuses a metric that schemas or types use, deletes none of the selection, and names what uses it', async () => {
    const free = (await create({ name: 'Free' })).id;
    const fund = await get('fund');
    const response = await user.call('POST', 'metrics/delete', { uuids: [free, fund.id] });
    assert.deepEqual([response.status, response.body.errors[0].code], [409, 'METRIC_IN_USE']);
    const [use] = response.body.details.inUse;
    assert.equal(use.fin, 'fund');
    assert.ok(use.schemas.length > 0 && use.types.includes('Fund'));
    assert.equal((await get('free')).fin, 'free');
    const { inUse } = (await user.call('POST', 'metrics/deletion', { uuids: [free, fund.id] })).body;
    assert.deepEqual(inUse, [use]);
  });
});

describe('permissions on metrics', () => {
  const CALLS = [
    ['PERM-017', 'CAN_CREATE_METRIC_IDENTIFIERS', 'POST', 'schemas/metric-identifiers/create', METRIC],
    [
      'PERM-018',
      'CAN_UPDATE_METRIC_IDENTIFIERS',
      'PATCH',
      'schemas/metric-identifiers/update',
      { fin: 'nav' },
    ],
    [
      'PERM-010',
      'CAN_DELETE_METRIC_IDENTIFIERS',
      'POST',
      'schemas/metric-identifiers/delete',
      { fin: 'none' },
    ],
    ['PERM-010', 'CAN_DELETE_METRIC_IDENTIFIERS', 'POST', 'metrics/delete', { uuids: [randomUUID()] }],
  ] as const;
  for (const [id, permission, method, path, body] of CALLS) {
    it(`${id} ${path} needs ${permission}`, async () => {
      const { clientId } = user;
      const holder = await server.signIn(maskOf([permission]), { clientId });
      const other = await server.signIn(ALL_PERMISSIONS_MASK & ~maskOf([permission]), { clientId });
      assert.notEqual((await holder.call(method, path, body)).status, 403);
      assert.equal((await other.call(method, path, body)).status, 403);
    });
  }
});
