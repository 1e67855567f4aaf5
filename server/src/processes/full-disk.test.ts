import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { LOAD_LIMITS } from '@assay/shared/domain';
import { readConfig } from '../config/config.ts';
import { testDatabaseForProcess } from '../database/testing.ts';
import { createDemoUsers } from '../demo/demo-users.ts';
import { createLibraryClient } from '../identity/testing/library-client.ts';
import { smallDisk, type SmallDisk } from '../testing/small-disk.ts';
import { createApi, type Api } from './api.ts';
import { openAppContext, type AppContext } from './app-context.ts';

const PASSWORD = 'Correct7horse';
/** The rows of a new installation take about 40 MB. */
const disk: SmallDisk = await smallDisk({ megabytes: 192 });
let database: Awaited<ReturnType<typeof testDatabaseForProcess>>;
let context: AppContext;
let api: Api;
let origin: string;

before(async () => {
  database = await testDatabaseForProcess();
  const config = readConfig({
    ASSAY_MODE: 'demo',
    ASSAY_DATA: disk.folder,
    ASSAY_DIST: `${disk.folder}/none`,
    ASSAY_DEMO_PASSWORD: PASSWORD,
    LOG_LEVEL: 'silent',
    ...database.environment,
  });
  context = await openAppContext(config);
  api = await createApi(context);
  await createDemoUsers(context, api.identity);
  origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
after(async () => {
  await disk.empty();
  await api.app.close();
  await context.jobs.stop();
  await api.identity.close();
  await context.database.close();
  await database.drop();
  await disk.close();
});

async function signIn(email: string): Promise<string> {
  const identity = { poolId: 'local_Assay', clientId: 'assaybrowser' };
  const settings = { identity, endpoint: `${origin}/identity` } as Parameters<typeof createLibraryClient>[0];
  const signedIn = await createLibraryClient(settings).signIn(email, PASSWORD);
  assert.equal(signedIn.kind, 'signedIn');
  return `Bearer ${signedIn.session.getIdToken().getJwtToken()}`;
}

describe(`disk without room for files, by ${disk.kind}`, () => {
  it('users can still sign in and read lists, because a reserve is kept for rows', async () => {
    const list = async (authorization: string) =>
      (await fetch(`${origin}/api/client/demo/document-requests`, { headers: { authorization } })).status;
    assert.equal((await fetch(`${origin}/readyz`)).status, 200);
    disk.fill(LOAD_LIMITS.diskReserveBytes / 2);
    assert.equal((await fetch(`${origin}/readyz`)).status, 507);
    for (const email of ['reviewer@demo.example', 'admin@demo.example'])
      assert.equal(await list(await signIn(email)), 200);
    await disk.empty();
    assert.equal((await fetch(`${origin}/readyz`)).status, 200);
  });
});
