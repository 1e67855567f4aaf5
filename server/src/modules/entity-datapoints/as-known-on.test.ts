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
        }
      }),
      { seed: 20_261_122, numRuns: 25 },
    );
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
