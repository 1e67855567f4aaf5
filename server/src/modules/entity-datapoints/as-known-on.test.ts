import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import { ALL_PERMISSIONS_MASK } from '@assay/shared/domain';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { deleteExpiredDatapoints, RESTORE_LIFETIME } from './expired-datapoints.job.ts';

let server: TestServer;
let user: TestUser;
before(async () => {
  server = await startTestServer();
  user = await server.signIn(ALL_PERMISSIONS_MASK);
});
after(() => server.close());

async function addEntity(): Promise<string> {
  const { id } = await server.database.kysely
    .insertInto('entities')
    .values({ client_id: user.clientId, name: randomUUID(), types: ['fund'] })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The time of the database, later than that of every statement before it. */
async function now(): Promise<string> {
  const { rows } = await sql<{ now: Date }>`select now() + interval '1 millisecond' as now`.execute(
    server.database.kysely,
  );
  const moment = rows[0]?.now;
  assert.ok(moment);
  await sql`select pg_sleep(0.003)`.execute(server.database.kysely);
  return moment.toISOString();
}

async function listAt(entityId: string, moment?: string) {
  const query = moment === undefined ? '' : `&asKnownOn=${encodeURIComponent(moment)}`;
  const { body } = await user.call(
    'GET',
    `entities/datapoints?entityId=${entityId}&fin=tvpi&maxPageSize=100${query}`,
  );
  return body as {
    totalCount: number;
    items: { id: string; value: string; changedSince: string | null; isRestorable: boolean }[];
  };
}

interface Latest {
  id: string;
  value: string;
  earlier: { value: string; reportingDate: string }[];
}

/** The latest value of the metric. */
async function latestAt(entityId: string, moment?: string) {
  const query = moment === undefined ? '' : `&asKnownOn=${encodeURIComponent(moment)}`;
  const { body } = await user.call('GET', `entities/datapoints/latest?entityId=${entityId}${query}`);
  return body.items as Latest[];
}

/** Whether the metric is one of those of which the entity had values. */
async function hasValuesAt(entityId: string, moment: string): Promise<boolean> {
  const query = `withValuesOf=${entityId}&asKnownOn=${encodeURIComponent(moment)}`;
  const { body } = await user.call('GET', `schemas/metric-identifiers/summaries?${query}`);
  return body.metrics.some(({ fin }: { fin: string }) => fin === 'tvpi');
}

const add = async (entityId: string, value: string, reportingDate = '2024-06-30') => {
  const { body } = await user.call('POST', 'interdocumententity/datapoints/create', {
    entityDatapoints: [{ entity: entityId, fin: 'tvpi', value, reportingDate }],
  });
  return body.ids[0] as string;
};
const edit = (id: string, value: string) => user.call('PATCH', `entities/datapoints/${id}`, { value });
const remove = (id: string) => user.call('POST', 'interdocumententity/datapoints/delete', { uuids: [id] });
const restore = (id: string) => user.call('POST', 'datapoints/restore', { uuids: [id] });

const step = fc.oneof(
  fc.record({ act: fc.constant('add' as const), value: fc.nat(9) }),
  fc.record({ act: fc.constant('edit' as const), of: fc.nat(5), value: fc.nat(9) }),
  fc.record({ act: fc.constant('delete' as const), of: fc.nat(5) }),
  fc.record({ act: fc.constant('restore' as const), of: fc.nat(5) }),
);

describe('as known on a moment', () => {
  it('HIST-001 gives what was there then, for any sequence of additions, edits, deletions and restorations', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
        const entityId = await addEntity();
        const all: { id: string; value: string; isDeleted: boolean }[] = [];
        const moments: { at: string; expected: string[] }[] = [];
        for (const one of steps) {
          const target = one.act === 'add' ? undefined : all[one.of % Math.max(1, all.length)];
          if (one.act === 'add') {
            const value = String(one.value);
            all.push({ id: await add(entityId, value), value, isDeleted: false });
          } else if (target && one.act === 'edit' && !target.isDeleted) {
            target.value = String(one.value);
            await edit(target.id, target.value);
          } else if (target && one.act !== 'edit') {
            target.isDeleted = one.act === 'delete';
            await (one.act === 'delete' ? remove(target.id) : restore(target.id));
          }
          const present = all.filter(({ isDeleted }) => !isDeleted);
          moments.push({
            at: await now(),
            expected: present.map(({ id, value }) => `${id}=${value}`).sort(),
          });
        }
        for (const { at, expected } of moments) {
          const { items, totalCount } = await listAt(entityId, at);
          assert.deepEqual(items.map(({ id, value }) => `${id}=${value}`).sort(), expected);
          assert.equal(totalCount, expected.length);
          const latest = await latestAt(entityId, at);
          assert.deepEqual(
            latest.map(({ id, value }) => ({ id, value })),
            items.slice(0, 1).map(({ id, value }) => ({ id, value })),
          );
        }
        const { at, expected } = moments.at(-2) ?? moments[0]!;
        assert.equal(await hasValuesAt(entityId, at), expected.length > 0);
      }),
      { seed: 20_261_122, numRuns: 25 },
    );
  });

  it('API-058 gives with the latest value those of the dates before it, one for each date, seven at most', async () => {
    const entityId = await addEntity();
    const dates = Array.from({ length: 9 }, (_, index) => `202${index}-06-30`);
    for (const [index, date] of dates.entries()) await add(entityId, String(index), date);
    const before = await now();
    await add(entityId, '70', '2027-06-30');
    await add(entityId, '5', '2099-01-01');
    const earlierAt = async (moment?: string) =>
      (await latestAt(entityId, moment)).map(({ value, earlier }) => [
        value,
        earlier.map((one) => `${one.reportingDate.slice(0, 4)}=${one.value}`),
      ]);
    const former = ['2026=6', '2025=5', '2024=4', '2023=3', '2022=2', '2021=1'];
    assert.deepEqual(await earlierAt(), [['8', ['2027=70', ...former]]]);
    assert.deepEqual(await earlierAt(before), [['8', ['2027=7', ...former]]]);
  });

  it('AMB-132 says what happened to a value since, and whether it can be restored', async () => {
    const entityId = await addEntity();
    const [edited, deleted, kept] = [
      await add(entityId, '1', '2024-09-30'),
      await add(entityId, '2', '2024-06-30'),
      await add(entityId, '3', '2024-03-31'),
    ];
    const before = await now();
    await edit(edited, '10');
    await remove(deleted);
    const view = async () =>
      (await listAt(entityId, before)).items.map(({ id, value, changedSince, isRestorable }) => [
        id,
        value,
        changedSince,
        isRestorable,
      ]);
    assert.deepEqual(await view(), [
      [edited, '1', 'edited', false],
      [deleted, '2', 'deleted', true],
      [kept, '3', null, false],
    ]);
    const { kysely } = server.database;
    await deleteExpiredDatapoints(kysely, new Date(Date.now() + RESTORE_LIFETIME - 60_000));
    assert.equal((await view())[1]?.[3], true, 'a minute before 30 days are over');
    await deleteExpiredDatapoints(kysely, new Date(Date.now() + RESTORE_LIFETIME + 60_000));
    assert.deepEqual((await view())[1], [deleted, '2', 'deleted', false]);
    assert.deepEqual((await restore(deleted)).body.ids, []);
    assert.equal((await listAt(entityId)).totalCount, 2);
  });
});
