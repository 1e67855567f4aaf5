import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { ALL_PERMISSIONS_MASK } from '@assay/shared/domain';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';

let server: TestServer;
let user: TestUser;

before(async () => {
  server = await startTestServer();
});
after(() => server.close());
beforeEach(async () => {
  user = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: `t${randomUUID().slice(0, 8)}` });
});

async function create(name: string, type: string): Promise<void> {
  const body = { name, type, associatedEntityType: 'fund' };
  assert.equal((await user.call('POST', 'schemas/metric-identifiers/create', body)).status, 200);
}

/** A fund with values, each as `fin date value currency`. */
async function addFund(name: string, ...values: readonly string[]): Promise<void> {
  const { kysely } = server.database;
  const { id } = await kysely
    .insertInto('entities')
    .values({ client_id: user.clientId, name, types: ['fund'] })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = values.map((text) => {
    const [fin = '', reporting_date = '', value = '', currency = null] = text.split(' ');
    return { client_id: user.clientId, entity_id: id, fin, reporting_date, value, currency };
  });
  await kysely.insertInto('entity_datapoints').values(rows).execute();
}

describe('the try-out of validators', () => {
  const tryOut = async (validators: object[]) =>
    (await user.call('POST', 'schemas/metric-identifiers/try-validators', { fin: 'code', validators })).body;

  it('VAL-003 VAL-005 runs them over the latest value of each entity and shows the first that fail', async () => {
    await create('Code', 'STRING');
    await addFund('One', 'code 2024-03-31 LP-x', 'code 2024-06-30 LP-1');
    await addFund('Two', 'code 2024-06-30 XX');
    await addFund('Three', 'code 2099-01-01 LP-9', 'code 2020-01-01 LP-y');
    const regex = await tryOut([{ type: 'INCLUDE', regex: '^LP-\\d+$' }]);
    assert.deepEqual([regex.passedCount, regex.failedCount, regex.isCapped], [1, 2, false]);
    assert.deepEqual(
      new Set(
        regex.failures.map(({ owner, value }: { owner: string; value: string }) => `${owner} ${value}`),
      ),
      new Set(['Two XX', 'Three LP-y']),
    );
    const options = await tryOut([{ type: 'EXCLUDE', options: ['XX'] }]);
    assert.deepEqual([options.passedCount, options.failedCount], [2, 1]);
    assert.equal((await tryOut([])).failedCount, 0);
  });

  it('AMB-090 names a pattern that does not end, or cannot be used, and lets its values pass', async () => {
    await create('Code', 'STRING');
    await addFund('One', `code 2024-06-30 ${'a'.repeat(60)}!`);
    const { failedCount, ignoredPatterns } = await tryOut([
      { type: 'INCLUDE', regex: '(a+)+$' },
      { type: 'INCLUDE', regex: '(' },
    ]);
    assert.deepEqual([failedCount, new Set(ignoredPatterns)], [0, new Set(['(', '(a+)+$'])]);
  });
});

describe('the preview of a formula', () => {
  const preview = async (formula: string) =>
    (await user.call('POST', 'schemas/metric-identifiers/preview-formula', { fin: 'net', formula })).body;

  it('AMB-102 computes it on stored values, with what each result is made of, and stores nothing', async () => {
    for (const name of ['Assets', 'Debts', 'Net']) await create(name, 'CURRENCY');
    await addFund('Full', 'assets 2024-03-31 90 EUR', 'assets 2024-06-30 100 EUR', 'debts 2024-06-30 30 EUR');
    await addFund('Half', 'assets 2024-06-30 5 EUR');
    const { problems, examples } = await preview('assets - debts + prev(assets)');
    assert.deepEqual(problems, []);
    const operand = (fin: string, isPrevious: boolean, reportingDate: string, value: string) => ({
      fin,
      isPrevious,
      reportingDate,
      value,
      currency: 'EUR',
      source: { dataSource: 'Manual', enteredBy: 'System' },
    });
    assert.deepEqual(examples[0], {
      owner: 'Full',
      reportingDate: '2024-06-30',
      operands: [
        operand('assets', false, '2024-06-30', '100'),
        operand('debts', false, '2024-06-30', '30'),
        operand('assets', true, '2024-03-31', '90'),
      ],
      value: '160',
      currency: 'EUR',
      reason: null,
    });
    assert.deepEqual(examples[1].reason, { code: 'missing', fin: 'debts', isPrevious: false });
    const stored = await server.database.kysely
      .selectFrom('entity_datapoints')
      .select('id')
      .where('client_id', '=', user.clientId)
      .where('fin', '=', 'net')
      .execute();
    assert.deepEqual(stored, []);
  });

  it('AMB-102 computes it for a metric that is about to be created, by its type and what it belongs to', async () => {
    await create('Assets', 'CURRENCY');
    await addFund('Full', 'assets 2024-06-30 100 EUR');
    const previewNew = async (metric: object) =>
      (
        await user.call('POST', 'schemas/metric-identifiers/preview-formula', {
          metric,
          formula: 'assets * 2',
        })
      ).body;
    const amount = {
      type: 'CURRENCY',
      associatedEntityType: 'fund',
      associatedRelationshipEntityTypes: null,
    };
    const { problems, examples } = await previewNew(amount);
    assert.deepEqual([problems, examples[0].owner, examples[0].value], [[], 'Full', '200']);
    const ofNobody = await previewNew({ ...amount, associatedEntityType: null });
    assert.deepEqual([ofNobody.problems[0].code, ofNobody.examples], ['otherOwner', []]);
    assert.equal(
      (await user.call('POST', 'schemas/metric-identifiers/preview-formula', { formula: '1' })).status,
      404,
    );
  });

  it('AMB-102 names what is wrong with it and where', async () => {
    await create('Net', 'CURRENCY');
    const { problems, examples } = await preview('net + nobody');
    assert.deepEqual(problems[0], { code: 'unknownMetric', fin: 'nobody', at: { start: 6, end: 12 } });
    assert.deepEqual([problems[1].code, problems[1].fins, examples], ['cycle', ['net', 'net'], []]);
  });
});
