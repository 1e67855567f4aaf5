import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import type { BackgroundExport } from '@assay/shared/contracts';
import { ALL_PERMISSIONS_MASK, EXPORT_LIMITS, STANDARD_LAYOUT } from '@assay/shared/domain';
import { addExtractedDocument, reviewOf } from '../../testing/extracted-document.ts';
import { startTestServer, TEST_URL, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { deleteExpiredExports } from './expired-exports.job.ts';
import { createExportHandler } from './export.job.ts';
import { metricsFile } from './testing/metrics-file.ts';

let server: TestServer;
let user: TestUser;
let ids: string[];
/** Resolves when the worker has handled another export. */
let handled = Promise.withResolvers<undefined>();
let isWorking = false;
/** The worker begins with an export once this has resolved. */
let gate: Promise<unknown> = Promise.resolve();
/** The worker leaves an export that it has handled once this has resolved. */
let leaving: Promise<unknown> = Promise.resolve();

/** Keeps the worker from beginning with another export. @returns what lets it go on */
function hold(): () => void {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  gate = promise;
  return () => resolve(undefined);
}

/** Keeps the worker from leaving an export that it has handled. @returns what lets it go on */
function holdLeaving(): () => void {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  leaving = promise;
  return () => resolve(undefined);
}

before(async () => {
  server = await startTestServer();
  user = await server.signIn(ALL_PERMISSIONS_MASK);
  ids = [];
  for (let at = 0; at < 3; at += 1)
    ids.push(await addExtractedDocument(server, user.clientId, 'Performance'));
});
after(() => server.close());

/** Lets the worker begin; it goes on until the end of the tests. */
async function work(): Promise<void> {
  if (isWorking) return;
  isWorking = true;
  const handle = createExportHandler({
    database: server.database,
    store: server.store,
    publicUrl: TEST_URL,
    languageOf: async () => 'en-gb',
    log: { warn: () => undefined },
  });
  await server.jobs.workExports(async (id, signal) => {
    await gate;
    await handle(id, signal).finally(() => handled.resolve(undefined));
    await leaving;
  });
}

const start = (body: object = {}, person = user) =>
  person.call('POST', 'exports', { id: randomUUID(), kind: 'allMetrics', documentRequests: ids, ...body });
const list = async (person = user): Promise<BackgroundExport[]> =>
  (await person.call('GET', 'exports')).body.items;

/** Waits until every export of a person has ended. @returns them, the latest first */
async function ended(person = user): Promise<BackgroundExport[]> {
  await work();
  for (;;) {
    const found = await list(person);
    if (found.every(({ status }) => status !== 'queued' && status !== 'running')) return found;
    await handled.promise;
    handled = Promise.withResolvers();
  }
}

describe('exports in the background', () => {
  it('wait for the worker, so many of a user at most; one whose document is deleted meanwhile fails', async () => {
    const other = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: 'busy' });
    const own = await addExtractedDocument(server, 'busy', 'Performance');
    const refusal = async (body: object) => (await start({ documentRequests: [own], ...body }, other)).status;
    assert.equal(await refusal({ format: 'xlsx' }), 400);
    assert.equal(await refusal({ kind: 'documents', format: 'csv' }), 400);
    for (let at = 0; at < EXPORT_LIMITS.openPerUser; at += 1) assert.equal(await refusal({}), 200);
    assert.equal(await refusal({}), 429);
    await server.database.kysely.deleteFrom('document_requests').where('id', '=', own).execute();
    const ends = (await ended(other)).map(({ status, failure }) => `${status} ${failure}`);
    assert.deepEqual(
      ends,
      Array.from({ length: EXPORT_LIMITS.openPerUser }, () => 'failed NOT_FOUND'),
    );
  });

  it('are written by the worker, shown to their user alone with an address, and equal the direct export', async () => {
    const id = randomUUID();
    const release = hold();
    const first = await start({ id, format: 'json' });
    assert.deepEqual([first.status, first.body.status, first.body.documents], [200, 'queued', 3]);
    const again = await start({ id, format: 'json' });
    assert.deepEqual([again.body.id, (await list()).length], [id, 1]);
    release();
    const [done] = await ended();
    assert.deepEqual([done?.status, done?.written, done?.documents], ['done', 3, 3]);
    const file = await server.send({ method: 'GET', url: done?.file?.url ?? '' });
    assert.equal(file.bytes.length, done?.file?.size);
    const direct = await user.call('POST', 'export-many', {
      documentRequests: ids,
      include_unverified: true,
    });
    assert.equal(file.text, direct.text);
    assert.ok(metricsFile.parse(JSON.parse(file.text)).metrics.length > 0);
    const colleague = await server.signIn(ALL_PERMISSIONS_MASK);
    assert.deepEqual(await list(colleague), []);
    assert.equal((await colleague.call('DELETE', `exports/${id}`)).status, 404);
  });

  it('have the form of a profile, and hold what changed since the last export in that form', async () => {
    const profile = randomUUID();
    const columns = [
      { field: 'fin', title: 'Key' },
      { field: 'value', title: 'Amount' },
    ];
    const layout = { ...STANDARD_LAYOUT, columns, dateForm: 'iso', delimiter: 'semicolon' };
    await user.call('PUT', `exports/profiles/${profile}`, { name: 'Ledger', layout, basedOn: 0 });
    const [id = ''] = ids;
    const review = reviewOf(user, id);
    for (const fin of ['fund', 'reporting_date']) await review.verify(fin);
    await server.database.kysely.updateTable('document_metrics').set({ is_required: false }).execute();
    const write = async (more: object) => {
      const order = { kind: 'verifiedMetrics', format: 'csv', documentRequests: [id], profile, ...more };
      const { body } = await start(order);
      const done = (await ended()).find((one) => one.id === body.id);
      assert.deepEqual([done?.status, done?.profile], ['done', 'Ledger']);
      const { text } = await server.send({ method: 'GET', url: done?.file?.url ?? '' });
      return parse(text, { bom: true, delimiter: ';' }) as string[][];
    };
    assert.deepEqual(await write({}), [
      ['Key', 'Amount'],
      ['reporting_date', '2024-06-30'],
      ['fund', 'Fund I'],
    ]);
    await review.save([await review.edit('fund', { value: 'Fund X', isVerified: true })]);
    assert.deepEqual((await write({ changesOnly: true })).slice(1), [
      ['Changed', 'fund', 'Fund X', 'Fund I', ''],
    ]);
  });

  it('CSV of all metrics is the zip itself, and a removed export takes its file along', async () => {
    const { body } = await start();
    const [done] = await ended();
    assert.deepEqual([done?.id, done?.format], [body.id, 'csv']);
    const { bytes } = await server.send({ method: 'GET', url: done?.file?.url ?? '' });
    assert.equal(Object.keys(unzipSync(bytes)).length, 2);
    assert.equal((await user.call('DELETE', `exports/${body.id}`)).status, 200);
    assert.equal((await server.send({ method: 'GET', url: done?.file?.url ?? '' })).status, 404);
  });

  it('one that fails says why; tried again it goes through, also before its job has left the queue', async () => {
    const missing = await addExtractedDocument(server, user.clientId, 'Performance');
    const key = `${user.clientId}/${missing}/source`;
    await server.store.put(key, Buffer.from('%PDF'));
    const release = hold();
    const leave = holdLeaving();
    const { body } = await start({ kind: 'documents', documentRequests: [missing] });
    await server.store.remove(key);
    release();
    const find = async () => (await ended()).find(({ id }) => id === body.id);
    assert.deepEqual([(await find())?.status, (await find())?.failure], ['failed', 'DOCUMENT_FILE_MISSING']);
    await server.store.put(key, Buffer.from('%PDF'));
    assert.match((await user.call('POST', `exports/${body.id}/retry`)).body.status, /^(queued|running)$/);
    leave();
    assert.equal((await find())?.status, 'done');
    assert.equal((await user.call('POST', `exports/${body.id}/retry`)).status, 404);
  });

  it('disappear with their files when their time is over', async () => {
    await start({ format: 'json' });
    const [done] = await ended();
    const expiry = new Date(done?.expiresAt ?? '');
    const { kysely } = server.database;
    await deleteExpiredExports(kysely, server.store, new Date(expiry.getTime() - 1));
    assert.equal((await server.send({ method: 'GET', url: done?.file?.url ?? '' })).status, 200);
    await deleteExpiredExports(kysely, server.store, expiry);
    assert.equal((await server.send({ method: 'GET', url: done?.file?.url ?? '' })).status, 404);
    assert.ok((await list()).every(({ id }) => id !== done?.id));
    await start({ format: 'json' });
    const [last] = await ended();
    await kysely.deleteFrom('exports').execute(); // As when their client or their user goes.
    await deleteExpiredExports(kysely, server.store, new Date());
    assert.equal((await server.send({ method: 'GET', url: last?.file?.url ?? '' })).status, 404);
  });
});
