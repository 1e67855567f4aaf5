import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { readConfig, type Config } from '../config/config.ts';
import { emptyDatabaseForProcess, TEST_ENGINE } from '../database/testing.ts';
import { createDemoUsers } from '../demo/demo-users.ts';
import { createLibraryClient } from '../identity/testing/library-client.ts';
import { createApi, type Api } from '../processes/api.ts';
import { openAppContext, type AppContext } from '../processes/app-context.ts';
import { IDENTITY, startS3Server, type S3Server } from '../storage/testing/s3-server.ts';
import { migrateTo, type MoveTarget } from './migrate-to.ts';

const PASSWORD = 'Correct7horse';
const CONTENT = Buffer.from('%PDF-1.7 of an embedded installation');
const GRAPH = Buffer.from('{"pages":[]}');

/** Runs an installation until `use` has returned. */
async function running<Result>(
  config: Config,
  use: (context: AppContext, api: Api, origin: string) => Promise<Result>,
): Promise<Result> {
  const context = await openAppContext(config);
  const api = await createApi(context);
  try {
    return await use(context, api, await api.app.listen({ host: '127.0.0.1', port: 0 }));
  } finally {
    await api.app.close();
    await context.jobs.stop();
    await api.identity.close();
    await context.database.close();
  }
}

const signIn = (origin: string) =>
  createLibraryClient({
    identity: { poolId: 'local_Assay', clientId: 'assaybrowser' },
    endpoint: `${origin}/identity`,
  } as Parameters<typeof createLibraryClient>[0]).signIn('reviewer@demo.example', PASSWORD);

// The target is a PostgreSQL server, whichever engine the source has: it is always the embedded one.
if (TEST_ENGINE === 'postgres') {
  describe('moving an embedded installation to PostgreSQL and an object store', () => {
    let folder: string;
    let store: S3Server;
    const databases: Awaited<ReturnType<typeof emptyDatabaseForProcess>>[] = [];
    before(async () => {
      folder = mkdtempSync(join(tmpdir(), 'assay-move-'));
      store = await startS3Server();
      process.env['AWS_ACCESS_KEY_ID'] = IDENTITY.accessKeyId;
      process.env['AWS_SECRET_ACCESS_KEY'] = IDENTITY.secretAccessKey;
    });
    after(async () => {
      delete process.env['AWS_ACCESS_KEY_ID'];
      delete process.env['AWS_SECRET_ACCESS_KEY'];
      for (const database of databases) await database.drop();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    });

    const settings = (data: string, more: Record<string, string> = {}) => ({
      ASSAY_MODE: 'demo',
      ASSAY_DATA: join(folder, data),
      ASSAY_DIST: join(folder, 'none'),
      ASSAY_DEMO_PASSWORD: PASSWORD,
      LOG_LEVEL: 'silent',
      ...more,
    });

    /** The configuration of processes that share nothing but a new database and the bucket. */
    async function newPlace(): Promise<MoveTarget & Config> {
      const database = await emptyDatabaseForProcess();
      databases.push(database);
      const config = readConfig(
        settings('target', {
          ...database.environment,
          STORAGE_URL: `s3://${IDENTITY.bucket}?endpoint=${store.endpoint}&region=${IDENTITY.region}`,
          ASSAY_SEALING_KEYS: randomBytes(32).toString('base64'),
        }),
      );
      const { databaseUrl = '', storage = { bucket: '', region: '', endpoint: undefined } } = config;
      return { ...config, databaseUrl, storage };
    }

    it('takes rows, waiting jobs, files, keys and messages along; whoever could sign in still can', async () => {
      const source = readConfig(settings('source'));
      const [id, run] = await running(source, async (context, api) => {
        await createDemoUsers(context, api.identity);
        const { kysely } = context.database;
        const values = {
          client_id: 'demo',
          file_name: 'Größe "1".pdf',
          stage: 'DOC_UPLOADED',
          s3_key: 'demo/1/source',
        };
        const { id: added } = await kysely
          .insertInto('document_requests')
          .values({
            ...values,
            extraction_stage: 'DOC_UPLOADED',
            document_type_id: 'Capital Call',
            uploaded_by: 'Ada',
            uploaded_by_id: 1,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await kysely
          .transaction()
          .execute((rows) =>
            context.jobs.start(rows, { documentId: added, clientId: 'demo', documentTypeId: 'Capital Call' }),
          );
        const { id: runId } = await kysely.selectFrom('document_runs').select('id').executeTakeFirstOrThrow();
        await context.store.put('demo/1/source', CONTENT);
        await context.store.put(`demo/${added}/runs/${runId}/graph.json`, GRAPH);
        await context.store.put('nobody/knows', CONTENT);
        await assert.rejects(migrateTo({ ...(await newPlace()), dataFolder: source.dataFolder }), /in use/);
        return [added, runId];
      });
      const target = await newPlace();
      const to = { ...target, dataFolder: source.dataFolder };
      const said = await migrateTo(to);
      assert.match(
        said,
        /^Moved \d+ rows of \d+ tables and 2 files; numbers, contents and hashes agree\.$/mu,
      );
      assert.match(said, /^1 files that no row names stay/mu);
      assert.match(said, /^Sealed \d secrets and \d+ messages/mu);
      await assert.rejects(migrateTo(to), /database is not empty/);
      await assert.rejects(
        migrateTo({ ...to, databaseUrl: (await newPlace()).databaseUrl }),
        /bucket .* is not empty/,
      );

      await running(target, async ({ database, store: files }, _api, origin) => {
        assert.equal((await signIn(origin)).kind, 'signedIn');
        const row = await database.kysely
          .selectFrom('document_requests')
          .select(['file_name', 'stage'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        assert.deepEqual(row, { file_name: 'Größe "1".pdf', stage: 'DOC_UPLOADED' });
        assert.equal(await files.sizeOf('demo/1/source'), CONTENT.length);
        assert.equal(await files.sizeOf(`demo/${id}/runs/${run}/graph.json`), GRAPH.length);
        const { rows } = await sql<{ key: string }>`
          select singleton_key as key from jobs.job where state = 'created' and name = 'extract-document'`.execute(
          database.kysely,
        );
        assert.deepEqual(rows, [{ key: run }]);
      });
      assert.deepEqual(readdirSync(target.dataFolder), []);
    });
  });
}
