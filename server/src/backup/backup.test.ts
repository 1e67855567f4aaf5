import assert from 'node:assert/strict';
import { appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { readConfig, type Config } from '../config/config.ts';
import { emptyDatabaseForProcess, TEST_ENGINE } from '../database/testing.ts';
import { createDemoUsers } from '../demo/demo-users.ts';
import { createLibraryClient, type LibraryClient } from '../identity/testing/library-client.ts';
import { createApi } from '../processes/api.ts';
import { openAppContext } from '../processes/app-context.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

const PASSWORD = 'Correct7horse';
const CONTENT = Buffer.from('%PDF-1.7 the only copy');
const isPostgres = TEST_ENGINE === 'postgres';

let folder: string;
const databases: Awaited<ReturnType<typeof emptyDatabaseForProcess>>[] = [];
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-backup-'));
});
after(async () => {
  for (const database of databases) await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** The configuration of an installation in an empty place. */
async function emptyPlace(name: string): Promise<Config> {
  const database = await emptyDatabaseForProcess();
  databases.push(database);
  return readConfig({
    ASSAY_MODE: 'demo',
    ASSAY_DATA: join(folder, name),
    ASSAY_DIST: join(folder, 'none'),
    ASSAY_DEMO_PASSWORD: PASSWORD,
    LOG_LEVEL: 'silent',
    ...database.environment,
  });
}

/** Runs an installation until `use` has returned. */
async function running<Result>(
  config: Config,
  use: (suite: {
    readonly context: Awaited<ReturnType<typeof openAppContext>>;
    readonly api: Awaited<ReturnType<typeof createApi>>;
    readonly origin: string;
  }) => Promise<Result>,
): Promise<Result> {
  const context = await openAppContext(config);
  const api = await createApi(context);
  const origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
  try {
    return await use({ context, api, origin });
  } finally {
    await api.app.close();
    await context.jobs.stop();
    await api.identity.close();
    await context.database.close();
  }
}

const clientOf = (origin: string): LibraryClient =>
  createLibraryClient({
    identity: { poolId: 'local_Assay', clientId: 'assaybrowser' },
    endpoint: `${origin}/identity`,
  } as Parameters<typeof createLibraryClient>[0]);

const list = async (origin: string, token: string) =>
  (
    await fetch(`${origin}/api/client/demo/document-requests`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).status;

describe('backup', () => {
  it('restores rows, files and keys into an empty place, where a session of before goes on', async () => {
    const source = await emptyPlace('source');
    const place = join(folder, 'backup');
    const [idToken, refreshToken, hash] = await running(source, async ({ context, api, origin }) => {
      await createDemoUsers(context, api.identity);
      await context.store.put('demo/1/source', CONTENT);
      const signedIn = await clientOf(origin).signIn('reviewer@demo.example', PASSWORD);
      assert.equal(signedIn.kind, 'signedIn');
      const { session } = signedIn;
      // Only the embedded database belongs to one process.
      if (!isPostgres)
        await assert.rejects(backUp(source, join(folder, 'early')), /in use by another Assay process/);
      return [
        session.getIdToken().getJwtToken(),
        session.getRefreshToken(),
        await context.store.hashOf('demo/1/source'),
      ] as const;
    });
    assert.match(await backUp(source, place), /^Backed up to .*: \d+ tables with \d+ rows, \d+ files/u);
    await assert.rejects(backUp(source, place), /is not empty/);

    const target = await emptyPlace('target');
    assert.match(await restore(target, place), /^Restored from /u);
    await assert.rejects(restore(target, place), /is not empty/);
    await running(target, async ({ context, origin }) => {
      assert.equal(await list(origin, idToken), 200);
      const client = clientOf(origin);
      const signedIn = await client.signIn('reviewer@demo.example', PASSWORD);
      assert.equal(signedIn.kind, 'signedIn');
      const refreshed = await client.refresh(signedIn.user, refreshToken);
      assert.equal(await list(origin, refreshed.getIdToken().getJwtToken()), 200);
      assert.equal(await context.store.sizeOf('demo/1/source'), CONTENT.length);
      assert.equal(await context.store.hashOf('demo/1/source'), hash);
    });
  });

  it('refuses a backup that is cut off, damaged or of another engine, and leaves the place empty', async () => {
    const place = join(folder, 'backup');
    const target = await emptyPlace('second');
    const other = { ...target, databaseUrl: isPostgres ? undefined : 'postgres://nowhere/none' };
    await assert.rejects(
      restore(other, place),
      isPostgres ? /name an empty database/ : /without DATABASE_URL/,
    );
    const files = join(place, 'data/files');
    const [name = ''] = readdirSync(files).filter((each) => each.length === 2);
    const file = join(files, name, readdirSync(join(files, name))[0] ?? '');
    appendFileSync(file, 'x');
    await assert.rejects(restore(target, place), /damaged: files\/.* has changed/);
    rmSync(file);
    await assert.rejects(restore(target, place), /damaged: files\/.* is missing/);
    assert.deepEqual(existsSync(target.dataFolder) ? readdirSync(target.dataFolder) : [], []);
    rmSync(join(place, 'backup.json'));
    await assert.rejects(restore(target, place), /no complete backup/);
  });
});
