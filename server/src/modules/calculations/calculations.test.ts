import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { ALL_PERMISSIONS_MASK } from '@assay/shared/domain';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { createCalculationHandler } from './calculation.job.ts';
import type { Owner } from './calculated-value.ts';
import { recalculateDependents, type DatapointChange, type RecalculationCount } from './recalculation.ts';

let server: TestServer;
let user: TestUser;

before(async () => {
  server = await startTestServer();
});
after(() => server.close());
beforeEach(async () => {
  user = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: `c${randomUUID().slice(0, 8)}` });
});

const OF_FUND = { associatedEntityType: 'fund', isStatic: true };

async function create(name: string, body: object = {}) {
  const response = await user.call('POST', 'schemas/metric-identifiers/create', {
    name,
    type: 'CURRENCY',
    ...OF_FUND,
    ...body,
  });
  assert.equal(response.status, 200, response.text);
  return response.body;
}

const calculated = (name: string, formula: string, body: object = {}) =>
  create(name, { calculation: true, formula, ...body });

async function addFund(name: string): Promise<Owner> {
  const { id } = await server.database.kysely
    .insertInto('entities')
    .values({ client_id: user.clientId, name, types: ['fund'] })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { kind: 'entity', id };
}

/** Writes an amount, in EUR unless it names another currency, or none, and calculates what depends on it, in one transaction. */
async function write(
  owner: Owner,
  fin: string,
  reportingDate: string,
  amount: string,
): Promise<RecalculationCount> {
  const [value = '', currency = 'EUR'] = amount.split(' ');
  return server.database.kysely.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('entity_datapoints')
      .where('entity_id', '=', owner.id)
      .where('fin', '=', fin)
      .where('reporting_date', '=', reportingDate)
      .execute();
    if (value !== '')
      await transaction
        .insertInto('entity_datapoints')
        .values({
          client_id: user.clientId,
          entity_id: owner.id,
          fin,
          reporting_date: reportingDate,
          value,
          currency,
        })
        .execute();
    const change: DatapointChange = { owner, fin, reportingDate };
    return recalculateDependents(transaction, user.clientId, [change]);
  });
}

/** The values of a metric as `date value currency`. */
async function valuesOf(owner: Owner, fin: string): Promise<string[]> {
  const rows = await server.database.kysely
    .selectFrom('entity_datapoints')
    .select(['reporting_date', 'value', 'currency'])
    .where('entity_id', '=', owner.id)
    .where('fin', '=', fin)
    .orderBy('reporting_date')
    .execute();
  return rows.map(({ reporting_date: date, value, currency }) => `${date} ${value} ${currency}`);
}

async function revisionOf(fin: string): Promise<number> {
  const { revision } = await server.database.kysely
    .selectFrom('calculation_runs')
    .select('revision')
    .where('client_id', '=', user.clientId)
    .where('fin', '=', fin)
    .executeTakeFirstOrThrow();
  return revision;
}

/** Runs the queued recalculation of a metric. */
async function runJob(fin: string, signal = new AbortController().signal, chunkSize = 2): Promise<void> {
  const handle = createCalculationHandler({ kysely: server.database.kysely, chunkSize });
  await handle({ clientId: user.clientId, fin, revision: await revisionOf(fin) }, signal);
}

describe('recalculation after a changed value', () => {
  it('stores the calculated value with its source and what it was made of', async () => {
    await create('Assets');
    await create('Debts');
    await calculated('Net', 'assets - debts');
    const fund = await addFund('Fund I');
    await write(fund, 'assets', '2024-06-30', '100.10');
    assert.deepEqual(await valuesOf(fund, 'net'), [], 'an operand is missing');
    await write(fund, 'debts', '2024-06-30', '30.05');
    const row = await server.database.kysely
      .selectFrom('entity_datapoints')
      .selectAll()
      .where('entity_id', '=', fund.id)
      .where('fin', '=', 'net')
      .executeTakeFirstOrThrow();
    assert.deepEqual(
      [row.value, row.currency, row.reporting_date, row.data_source],
      ['70.05', 'EUR', '2024-06-30', 'CALCULATION'],
    );
    const operands = row.operands as { fin: string; value: string; datapointId: string }[];
    assert.deepEqual(
      operands.map(({ fin, value }) => [fin, value]),
      [
        ['assets', '100.10'],
        ['debts', '30.05'],
      ],
    );
    const sources = await server.database.kysely
      .selectFrom('entity_datapoints')
      .select('id')
      .where('fin', 'in', ['assets', 'debts'])
      .where('entity_id', '=', fund.id)
      .execute();
    assert.deepEqual(
      new Set(operands.map(({ datapointId }) => datapointId)),
      new Set(sources.map(({ id }) => id)),
    );
  });

  it('touches exactly what depends on the change, and nothing where nothing does', async () => {
    for (const name of ['A', 'B', 'Other']) await create(name);
    await calculated('Sum', 'a + b');
    await calculated('Twice', 'sum * 2');
    await calculated('Apart', 'other * 2');
    const [one, two] = [await addFund('One'), await addFund('Two')];
    for (const fund of [one, two])
      for (const date of ['2024-03-31', '2024-06-30', '2024-09-30']) {
        await write(fund, 'a', date, '1');
        await write(fund, 'b', date, '2');
        await write(fund, 'other', date, '5');
      }
    assert.deepEqual(await valuesOf(two, 'twice'), [
      '2024-03-31 6 EUR',
      '2024-06-30 6 EUR',
      '2024-09-30 6 EUR',
    ]);
    assert.deepEqual(await write(one, 'a', '2024-06-30', '11'), { computed: 2, written: 2, removed: 0 });
    assert.deepEqual(await valuesOf(one, 'twice'), [
      '2024-03-31 6 EUR',
      '2024-06-30 26 EUR',
      '2024-09-30 6 EUR',
    ]);
    assert.deepEqual(await write(one, 'nothing', '2024-06-30', '1'), { computed: 0, written: 0, removed: 0 });
    assert.deepEqual(await write(one, 'a', '2024-06-30', ''), { computed: 2, written: 0, removed: 2 });
    assert.deepEqual(await valuesOf(one, 'sum'), ['2024-03-31 3 EUR', '2024-09-30 3 EUR']);
    assert.deepEqual(await write(one, 'a', '2024-06-30', '1'), { computed: 2, written: 2, removed: 0 });
    assert.equal((await valuesOf(two, 'apart')).length, 3);
  });

  it('reaches later dates where a formula reads the latest earlier value, up to the next of them', async () => {
    await create('Level');
    await calculated('Change', 'level - prev(level)');
    const fund = await addFund('Fund');
    await write(fund, 'level', '2024-03-31', '10');
    await write(fund, 'level', '2024-09-30', '25');
    await write(fund, 'level', '2024-12-31', '27');
    assert.deepEqual(await valuesOf(fund, 'change'), ['2024-09-30 15 EUR', '2024-12-31 2 EUR']);
    assert.deepEqual(await write(fund, 'level', '2024-06-30', '12'), { computed: 2, written: 2, removed: 0 });
    assert.deepEqual(await valuesOf(fund, 'change'), [
      '2024-06-30 2 EUR',
      '2024-09-30 13 EUR',
      '2024-12-31 2 EUR',
    ]);
    await write(fund, 'level', '2024-06-30', '');
    assert.deepEqual(await valuesOf(fund, 'change'), ['2024-09-30 15 EUR', '2024-12-31 2 EUR']);
  });

  it('gives no value to amounts of different currencies or to a division by zero, and one again later', async () => {
    await create('A');
    await create('B');
    await calculated('Sum', 'a + b');
    await calculated('Ratio', 'a / b', { type: 'PERCENTAGE' });
    const fund = await addFund('Fund');
    await write(fund, 'a', '2024-06-30', '1 EUR');
    await write(fund, 'b', '2024-06-30', '4 USD');
    assert.deepEqual([await valuesOf(fund, 'sum'), await valuesOf(fund, 'ratio')], [[], []]);
    await write(fund, 'b', '2024-06-30', '4 EUR');
    assert.deepEqual(await valuesOf(fund, 'ratio'), ['2024-06-30 25 null']);
    await write(fund, 'b', '2024-06-30', '0 EUR');
    assert.deepEqual(
      [await valuesOf(fund, 'sum'), await valuesOf(fund, 'ratio')],
      [['2024-06-30 1 EUR'], []],
    );
  });

  it('leaves other clients alone', async () => {
    await create('A');
    await calculated('Twice', 'a * 2');
    const fund = await addFund('Fund');
    await write(fund, 'a', '2024-06-30', '1');
    const other = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: `c${randomUUID().slice(0, 8)}` });
    const count = await server.database.kysely
      .transaction()
      .execute((transaction) =>
        recalculateDependents(transaction, other.clientId, [
          { owner: fund, fin: 'a', reportingDate: '2024-06-30' },
        ]),
      );
    assert.deepEqual(count, { computed: 0, written: 0, removed: 0 });
  });
});

describe('calculated values over the calls', () => {
  const post = (path: string, body: object) => user.call('POST', path, body);

  it('AMB-105 follow every change of a value, and say which one they used: added, edited, deleted, restored', async () => {
    await create('A');
    await calculated('Twice', 'a * 2');
    const fund = await addFund('Fund');
    const value = { entity: fund.id, fin: 'a', value: '10', reportingDate: '2024-06-30', currency: 'EUR' };
    const created = await post('interdocumententity/datapoints/create', { entityDatapoints: [value] });
    assert.deepEqual(await valuesOf(fund, 'twice'), ['2024-06-30 20 EUR']);
    const [id] = created.body.ids as string[];
    await user.call('PATCH', `entities/datapoints/${id}`, { value: '11' });
    assert.deepEqual(await valuesOf(fund, 'twice'), ['2024-06-30 22 EUR']);
    const { body } = await user.call('GET', `entities/datapoints?entityId=${fund.id}&fin=twice`);
    const [{ fin, name, value: read, source }] = body.items[0].operands;
    assert.deepEqual(
      [fin, name, read, source],
      ['a', 'A', '11', { dataSource: 'Manual', enteredBy: user.name }],
    );
    await post('interdocumententity/datapoints/delete', { uuids: [id] });
    assert.deepEqual(await valuesOf(fund, 'twice'), []);
  });

  it('are read-only', async () => {
    await create('A');
    await calculated('Twice', 'a * 2');
    const fund = await addFund('Fund');
    await write(fund, 'a', '2024-06-30', '10');
    const value = { entity: fund.id, fin: 'twice', value: '1', reportingDate: '2024-06-30', currency: 'EUR' };
    const added = await post('interdocumententity/datapoints/create', { entityDatapoints: [value] });
    assert.equal(added.status, 400);
    const { id } = await server.database.kysely
      .selectFrom('entity_datapoints')
      .select('id')
      .where('entity_id', '=', fund.id)
      .where('fin', '=', 'twice')
      .executeTakeFirstOrThrow();
    assert.equal((await user.call('PATCH', `entities/datapoints/${id}`, { value: '1' })).status, 404);
    await post('interdocumententity/datapoints/delete', { uuids: [id] });
    assert.deepEqual(await valuesOf(fund, 'twice'), ['2024-06-30 20 EUR']);
  });

  it('are calculated again when two entities are merged, and when that is undone', async () => {
    await create('A');
    await create('B');
    await calculated('Sum', 'a + b');
    const [one, two] = [await addFund('One'), await addFund('Two')];
    for (const [fund, date] of [
      [one, '2024-03-31'],
      [two, '2024-03-31'],
      [two, '2024-06-30'],
    ] as const) {
      await write(fund, 'a', date, '1');
      await write(fund, 'b', date, '2');
    }
    const merged = await post(`entities/${one.id}/merge`, { sourceId: two.id });
    assert.equal(merged.status, 200, merged.text);
    assert.deepEqual(await valuesOf(one, 'sum'), ['2024-03-31 3 EUR', '2024-06-30 3 EUR']);
    await post(`entities/merges/${merged.body.mergeId}/undo`, {});
    assert.deepEqual(await valuesOf(one, 'sum'), ['2024-03-31 3 EUR']);
    assert.deepEqual(await valuesOf(two, 'sum'), ['2024-03-31 3 EUR', '2024-06-30 3 EUR']);
  });
});

describe('recalculation after a changed formula', () => {
  it('runs as a job in chunks, with all that depends on the metric', async () => {
    await create('A');
    await calculated('Twice', 'a * 2');
    await calculated('Net', 'twice - 1 * a');
    const funds = await Promise.all(['1', '2', '3', '4', '5'].map(addFund));
    for (const fund of funds) await write(fund, 'a', '2024-06-30', '10');
    await user.call('PATCH', 'schemas/metric-identifiers/update', { fin: 'twice', formula: 'a * 3' });
    const get = () => user.call('POST', 'schemas/metric-identifiers/get', { fin: 'twice' });
    assert.equal((await get()).body.isRecalculating, true);
    await runJob('twice');
    for (const fund of funds) {
      assert.deepEqual(await valuesOf(fund, 'twice'), ['2024-06-30 30 EUR']);
      assert.deepEqual(await valuesOf(fund, 'net'), ['2024-06-30 20 EUR']);
    }
    assert.equal((await get()).body.isRecalculating, false);
  });

  it('goes on where it was interrupted, and does nothing once a newer change took its place', async () => {
    await create('A');
    const funds = await Promise.all(['1', '2', '3', '4', '5'].map(addFund));
    for (const fund of funds) await write(fund, 'a', '2024-06-30', '10');
    await calculated('Twice', 'a * 2');
    const stopping = new AbortController();
    const calls = { count: 0 };
    const signal = new Proxy(stopping.signal, {
      get: (target, name) =>
        name === 'throwIfAborted'
          ? () => {
              calls.count += 1;
              if (calls.count === 2) throw new Error('stopped');
            }
          : (Reflect.get(target, name) as unknown),
    });
    await assert.rejects(runJob('twice', signal), /stopped/);
    const done = async () => {
      const values = await Promise.all(funds.map((fund) => valuesOf(fund, 'twice')));
      return values.filter(({ length }) => length > 0).length;
    };
    assert.equal(await done(), 2, 'one chunk of two');
    const old = await revisionOf('twice');
    await runJob('twice');
    assert.equal(await done(), 5);
    await user.call('PATCH', 'schemas/metric-identifiers/update', { fin: 'twice', formula: 'a * 4' });
    const handle = createCalculationHandler({ kysely: server.database.kysely });
    await handle({ clientId: user.clientId, fin: 'twice', revision: old }, stopping.signal);
    assert.deepEqual(await valuesOf(funds[0] ?? assert.fail(), 'twice'), ['2024-06-30 20 EUR']);
    await runJob('twice');
    assert.deepEqual(await valuesOf(funds[0] ?? assert.fail(), 'twice'), ['2024-06-30 40 EUR']);
  });

  it('AMB-105 removes and audits the values of a metric that is no longer calculated, and what was made of them', async () => {
    await create('A');
    await calculated('Twice', 'a * 2');
    await calculated('More', 'twice + a');
    const fund = await addFund('Fund');
    await write(fund, 'a', '2024-06-30', '10');
    assert.equal((await valuesOf(fund, 'more')).length, 1);
    await user.call('PATCH', 'schemas/metric-identifiers/update', { fin: 'twice', calculation: false });
    await runJob('twice');
    assert.deepEqual([await valuesOf(fund, 'twice'), await valuesOf(fund, 'more')], [[], []]);
    const audit = await server.database.kysely
      .selectFrom('entity_datapoint_audit')
      .select(['fin', 'reason', 'from_value', 'to_value', 'user_name'])
      .where('client_id', '=', user.clientId)
      .orderBy('fin')
      .execute();
    const removed = { reason: 'recalculated', to_value: null, user_name: 'System' };
    assert.deepEqual(audit, [
      { fin: 'more', from_value: '30', ...removed },
      { fin: 'twice', from_value: '20', ...removed },
    ]);
  });
});

describe('saving a formula', () => {
  const save = (body: object) =>
    user.call('POST', 'schemas/metric-identifiers/create', {
      name: 'New',
      type: 'CURRENCY',
      ...OF_FUND,
      ...body,
    });

  it('AMB-102 keeps the formula beside the flag', async () => {
    await create('A');
    const metric = await calculated('Twice', '  a * 2 ');
    assert.deepEqual([metric.calculation, metric.formula], [true, 'a * 2']);
  });

  const REFUSED: [code: string, formula: string | null][] = [
    ['empty', null],
    ['unexpectedEnd', 'a +'],
    ['unknownMetric', 'a + nobody'],
    ['mixedKinds', 'a + 1'],
    ['otherOwner', 'a + investment_cost'],
  ];
  for (const [code, formula] of REFUSED) {
    it(`AMB-102 refuses ${formula ?? 'a calculation without a formula'} and says where and why`, async () => {
      await create('A');
      const { status, body } = await save({ calculation: true, formula });
      assert.deepEqual([status, body.errors[0].code], [400, 'FORMULA_INVALID']);
      assert.equal(body.details.problems[0].code, code);
      assert.equal(typeof body.details.problems[0].at.start, 'number');
    });
  }

  it('AMB-102 refuses a formula that closes a cycle, and names it', async () => {
    await create('A');
    await calculated('B', 'a * 2');
    await calculated('C', 'b * 2');
    const { status, body } = await user.call('PATCH', 'schemas/metric-identifiers/update', {
      fin: 'a',
      calculation: true,
      formula: 'prev(c)',
    });
    assert.equal(status, 400);
    assert.deepEqual(body.details.problems[0].fins, ['a', 'c', 'b', 'a']);
  });

  it('AMB-102 refuses one of two formulas saved at once that close a cycle together', async () => {
    await create('A');
    await create('B');
    const change = (fin: string, formula: string) =>
      user.call('PATCH', 'schemas/metric-identifiers/update', { fin, calculation: true, formula });
    const responses = await Promise.all([change('a', 'b * 2'), change('b', 'a * 2')]);
    assert.deepEqual(responses.map(({ status }) => status).toSorted(), [200, 400]);
  });

  it('refuses to move a metric away from those that read it, and to delete it', async () => {
    const { id } = await create('A');
    await calculated('B', 'a * 2');
    const moved = await user.call('PATCH', 'schemas/metric-identifiers/update', {
      fin: 'a',
      associatedEntityType: 'company',
    });
    assert.deepEqual([moved.status, moved.body.details.fin], [400, 'b']);
    const { status, body } = await user.call('POST', 'metrics/delete', { uuids: [id] });
    assert.equal(status, 409, JSON.stringify(body));
    assert.deepEqual(body.details.inUse[0].formulas, ['B']);
  });

  it('FLAG-020 refuses a calculation while calculated metrics are off', async () => {
    await create('A');
    await server.database.kysely
      .updateTable('clients')
      .set({ switches: JSON.stringify({ calculatedMetrics: false }) })
      .where('id', '=', user.clientId)
      .execute();
    const { status, body } = await save({ calculation: true, formula: 'a * 2' });
    assert.deepEqual([status, body.errors[0].identifier], [400, 'calculation']);
  });
});
