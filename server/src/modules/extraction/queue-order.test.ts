import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { beginRun, type Run } from './run.repository.ts';
import { ExtractionService } from './service.ts';

let server: TestServer;
/** Handles the run of a claimed job. */
let take: (run: Run) => Promise<void>;
let service: ExtractionService;
before(async () => {
  server = await startTestServer();
  service = new ExtractionService(server.database.kysely, server.jobs, server.core);
  await server.jobs.work(1, async (task) => {
    const run = await beginRun(server.database.kysely, task);
    if (run === null) return;
    await server.jobs.taken(run, task.isLong);
    await take(run);
  });
});
after(() => server.close());

/** Queues a document of a client. @returns its id */
async function add(clientId: string, values: Parameters<TestServer['addDocument']>[1] = {}): Promise<string> {
  const documentId = await server.addDocument(clientId, { stage: 'DOC_REQUESTED', ...values });
  const request = { documentId, clientId, documentTypeId: 'Capital Call' };
  await server.database.kysely
    .transaction()
    .execute((transaction) => server.jobs.start(transaction, request));
  return documentId;
}

/** Runs the queue after `send` has filled it, until `count` documents have been taken. */
async function takeAll(
  count: number,
  send: () => Promise<void>,
  also: (run: Run) => Promise<void> = async () => undefined,
): Promise<Run[]> {
  const taken: Run[] = [];
  const sent = Promise.withResolvers<undefined>();
  const done = Promise.withResolvers<undefined>();
  take = async (run) => {
    await sent.promise;
    taken.push(run);
    await also(run);
    await service.failRun(run, { stage: 'EXT_FAILED', detail: 'enough is known' });
    if (taken.length === count) done.resolve(undefined);
  };
  await send();
  sent.resolve(undefined);
  await done.promise;
  return taken;
}

const newClients = (...names: string[]) => names.map((name) => `${name}-${randomUUID().slice(0, 8)}`);

describe('extraction queue', () => {
  it('alternates between clients, and keeps the upload order of each client', async () => {
    const [many = '', few = '', one = ''] = newClients('many', 'few', 'one');
    const sent: string[] = [];
    const taken = await takeAll(8, async () => {
      for (const client of [many, many, many, many, many, few, few, one]) sent.push(await add(client));
    });
    const clients = taken.map(({ clientId }) => clientId);
    assert.deepEqual(clients.slice(0, 3).sort(), [few, many, one]);
    assert.deepEqual(clients.slice(3, 5).sort(), [few, many]);
    assert.deepEqual(clients.slice(5), [many, many, many]);
    for (const client of [many, few]) {
      const own = new Set(
        taken.filter(({ clientId }) => clientId === client).map(({ documentId }) => documentId),
      );
      assert.deepEqual(
        [...own],
        sent.filter((id) => own.has(id)),
      );
    }
  });

  it('serves other clients while one client keeps uploading documents', async () => {
    const [many = '', steady = ''] = newClients('many', 'steady');
    let toSend = 4;
    const send = async () => {
      for (const client of [many, many, many, many, many, steady]) await add(client);
    };
    const taken = await takeAll(10, send, async ({ clientId }) => {
      if (clientId !== steady || toSend === 0) return;
      toSend -= 1;
      await add(steady);
    });
    const clients = taken.map(({ clientId }) => (clientId === steady ? 's' : 'm')).join('');
    assert.match(clients, /^(sm|ms)+$/, clients);
  });

  it('alternates between the people of a client, who still has no more than its share', async () => {
    const [team = '', alone = ''] = newClients('team', 'alone');
    const sent = new Map<string, string>();
    const send = async (name: string, clientId: string, person: number) =>
      sent.set(await add(clientId, { uploaded_by_id: person }), name);
    const taken = await takeAll(13, async () => {
      for (let count = 0; count < 6; count += 1) await send('a', team, 1);
      for (let count = 0; count < 2; count += 1) await send('b', team, 2);
      for (let count = 0; count < 4; count += 1) await send('x', alone, 3);
      await send('c', team, 4);
    });
    const order = taken.map(({ documentId }) => sent.get(documentId)).join('');
    // The first was taken before there was anybody else.
    assert.match(order, /^a.{12}$/u);
    const ofTeam = order.replaceAll('x', '');
    assert.match(ofTeam.slice(1, 4), /^(?=.*b)(?=.*c)/u, ofTeam);
    assert.match(ofTeam.slice(4, 7), /b/u, ofTeam);
    assert.match(order.slice(0, 8), /^(ax|xa|bx|xb|cx|xc)+$/u, order);
  });

  it('reads long documents in slots of their own: none waits behind one, and they go on beside', async () => {
    const [client = ''] = newClients('scans');
    const released = Promise.withResolvers<undefined>();
    const order: string[] = [];
    const all = Promise.withResolvers<undefined>();
    const begun = Promise.withResolvers<undefined>();
    let long = '';
    take = async (run) => {
      // The first to be taken is the long one: nothing else waits yet.
      long ||= run.documentId;
      if (run.documentId === long) {
        begun.resolve(undefined);
        await released.promise;
      }
      order.push(run.documentId);
      await service.failRun(run, { stage: 'EXT_FAILED', detail: 'enough is known' });
      if (order.length === 3) all.resolve(undefined);
      if (order.length === 2) released.resolve(undefined);
    };
    await add(client, { file_size: 20_000_000 });
    await begun.promise;
    const short = [await add(client), await add(client)];
    await all.promise;
    assert.deepEqual(order, [...short, long]);
  });
});
