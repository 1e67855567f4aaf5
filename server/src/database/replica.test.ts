import assert from 'node:assert/strict';
import { after, before, describe, it, mock } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { ACCOUNT_STATUSES, ALL_PERMISSIONS_MASK } from '@assay/shared/domain';
import pg from 'pg';
import { startOwnPostgres, type OwnPostgres } from '../../../scripts/test-server/postgres.mjs';
import { listReads } from '../platform/measures.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/test-server.ts';
import { openDatabase } from './database.ts';
import { TEST_ENGINE } from './testing.ts';

/** Lists that were read so far from the replica and from the primary. */
async function reads(): Promise<readonly [number, number]> {
  const { values } = await listReads.get();
  const from = (name: string) => values.find(({ labels }) => labels.from === name)?.value ?? 0;
  return [from('replica'), from('primary')];
}

/** What a user sees of the tags of a document, and whether the replica or the primary showed it. */
async function seenTags(user: TestUser, id: string): Promise<readonly [readonly string[], string]> {
  const [replica, primary] = await reads();
  const { status, body } = await user.call('GET', 'documentrequest?stage=EXT_DONE');
  assert.equal(status, 200);
  const [replicaNow, primaryNow] = await reads();
  const from = `${'replica '.repeat(replicaNow - replica)}${'primary '.repeat(primaryNow - primary)}`.trim();
  const row = (body as readonly { id: string; tags: readonly string[] | null }[]).find(
    (each) => each.id === id,
  );
  return [row?.tags ?? [], from];
}

// The embedded database has no replica.
if (TEST_ENGINE === 'postgres') {
  describe('lists with a replica', () => {
    let primary: OwnPostgres;
    let standby: OwnPostgres;
    let server: TestServer;
    const warnings: string[] = [];
    const onStandby = async (statement: string) => {
      const client = new pg.Client({ connectionString: standby.url });
      await client.connect();
      try {
        const { rows } = await client.query<{ value: unknown }>(statement);
        return rows[0]?.value;
      } finally {
        await client.end();
      }
    };
    const until = async (statement: string) => {
      while ((await onStandby(statement)) !== true) await pause(10);
    };
    /** Waits until the replica has replayed all that the primary has. */
    const catchUp = async () => {
      const client = new pg.Client({ connectionString: primary.url });
      await client.connect();
      try {
        const { rows } = await client.query<{ end: string }>(
          'select pg_current_wal_insert_lsn()::text as end',
        );
        await until(`select pg_last_wal_replay_lsn() >= '${rows[0]?.end}' as value`);
      } finally {
        await client.end();
      }
    };

    before(async () => {
      primary = await startOwnPostgres();
      await (await openDatabase({ engine: 'postgres', url: primary.url })).close();
      standby = await startOwnPostgres([], { standbyOf: primary.url });
      const log = (message: string) => void warnings.push(message);
      const database = await openDatabase({
        engine: 'postgres',
        url: primary.url,
        readUrl: standby.url,
        log,
      });
      server = await startTestServer({ database });
    });
    after(async () => {
      mock.timers.reset();
      await server.close();
      await standby.stop();
      await primary.stop();
    });

    it('come from the replica for whoever it has caught up with, else from the primary, which decides who may read', async () => {
      const writer = await server.signIn(ALL_PERMISSIONS_MASK);
      const reader = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: writer.clientId });
      const id = await server.addDocument(writer.clientId, { stage: 'EXT_DONE' });
      await catchUp();
      assert.deepEqual(await seenTags(writer, id), [[], 'replica']);

      await onStandby('select pg_wal_replay_pause() as value');
      await until("select pg_get_wal_replay_pause_state() = 'paused' as value");
      const tagged = await writer.call('POST', 'documentrequest/tags', {
        ids: [id],
        add: ['new'],
        remove: [],
      });
      assert.equal(tagged.status, 200);
      assert.deepEqual(await seenTags(writer, id), [['new'], 'primary']);
      assert.deepEqual(await seenTags(reader, id), [[], 'replica']);

      const away = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: writer.clientId });
      assert.deepEqual((await seenTags(away, id))[1], 'replica', 'a user whom the replica does not know yet');
      await server.database.kysely
        .updateTable('users')
        .set({ account_status: ACCOUNT_STATUSES.DEACTIVATED })
        .where('id', '=', reader.id)
        .execute();
      assert.equal((await reader.call('GET', 'documentrequest?stage=EXT_DONE')).status, 401);

      await onStandby('select pg_wal_replay_resume() as value');
      await catchUp();
      assert.deepEqual(await seenTags(writer, id), [['new'], 'replica']);
    });

    it('come from the primary with one warning while the replica is away, and from the replica once it is back', async () => {
      const user = await server.signIn(ALL_PERMISSIONS_MASK);
      const id = await server.addDocument(user.clientId, { stage: 'EXT_DONE', tags: ['kept'] });
      await catchUp();
      assert.deepEqual(await seenTags(user, id), [['kept'], 'replica']);
      mock.timers.enable({ apis: ['Date'], now: Date.now() });
      await standby.halt('SIGQUIT');
      for (let count = 0; count < 3; count += 1)
        assert.deepEqual(await seenTags(user, id), [['kept'], 'primary']);
      mock.timers.tick(11_000);
      assert.deepEqual(await seenTags(user, id), [['kept'], 'primary']);
      assert.equal(warnings.length, 1, warnings.join('\n'));
      await standby.resume();
      await catchUp();
      mock.timers.tick(11_000);
      assert.deepEqual(await seenTags(user, id), [['kept'], 'replica']);
      mock.timers.reset();
    });

    it('come from the primary where the replica has been promoted, and another database is refused as a replica', async () => {
      const user = await server.signIn(ALL_PERMISSIONS_MASK);
      const id = await server.addDocument(user.clientId, { stage: 'EXT_DONE', tags: ['later'] });
      await onStandby('select pg_promote() as value');
      assert.deepEqual(await seenTags(user, id), [['later'], 'primary']);
      const other = process.env['DATABASE_URL_TEST'];
      await assert.rejects(
        openDatabase({ engine: 'postgres', url: primary.url, readUrl: other }),
        /DATABASE_READ_URL names another database/,
      );
    });
  });
}
