import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { testDatabase } from '../../database/testing.ts';
import { lockUntilCommit, TRANSACTION_LOCKS } from './locks.ts';

let database: Database;
before(async () => {
  database = await testDatabase();
});
after(() => database.close());

it('holds a lock until the transaction ends, also when it fails', async () => {
  const key = TRANSACTION_LOCKS.userRights('client');
  const order: string[] = [];
  const locked = Promise.withResolvers<undefined>();
  const first = database.kysely.transaction().execute(async (transaction) => {
    await lockUntilCommit(transaction, key);
    locked.resolve(undefined);
    // Round trips, in which the second transaction would get through if there were no lock.
    for (let trip = 0; trip < 20; trip += 1) await sql`select 1`.execute(transaction);
    order.push('first');
    throw new Error('undo');
  });
  const second = locked.promise.then(() =>
    database.kysely.transaction().execute(async (transaction) => {
      await lockUntilCommit(transaction, key);
      order.push('second');
    }),
  );
  await assert.rejects(first, /undo/);
  await second;
  assert.deepEqual(order, ['first', 'second']);
});
