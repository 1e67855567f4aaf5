import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { ALL_PERMISSIONS_MASK, LIVE_LISTS, PROVIDER_USER_GROUP } from '@assay/shared/domain';
import { TEST_ENGINE } from '../../database/testing.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { deleteOldChanges } from './old-changes.job.ts';

let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(() => server.close());

const newClient = () => server.signIn(0, { clientId: `c${randomUUID().slice(0, 8)}` });

interface Told {
  readonly position: string;
  readonly isComplete: boolean;
  readonly changes: readonly {
    readonly id: string;
    readonly from: string | null;
    readonly to: string | null;
  }[];
}

async function changesOf(user: TestUser, position?: string): Promise<Told> {
  const { status, body } = await user.call(
    'GET',
    position === undefined ? 'changes' : `changes?after=${position}`,
  );
  assert.equal(status, 200);
  return body;
}

/** What is told after a position until it is so much: another test's transaction on the same server may delay it. */
async function changesAfter(user: TestUser, position: string, count: number): Promise<Told> {
  let told = await changesOf(user, position);
  for (let tries = 0; told.changes.length < count; tries += 1) {
    assert.ok(tries < 2000, `only ${told.changes.length} of ${count} changes were told`);
    const more = await changesOf(user, told.position);
    told = { ...more, changes: [...told.changes, ...more.changes] };
  }
  return told;
}

const move = (id: string, stage: string) =>
  server.database.kysely.updateTable('document_requests').set({ stage }).where('id', '=', id).execute();

/** The objects of an open response, as they arrive. */
async function* openChanges(address: string, user: TestUser): AsyncGenerator<Told> {
  const response = await fetch(`${address}/api/clients/${user.clientId}/changes`, {
    headers: { accept: 'text/event-stream', authorization: user.authorization },
  });
  assert.equal(response.headers.get('content-type'), 'text/event-stream');
  let rest = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data: ')) yield JSON.parse(line.slice('data: '.length));
  }
}

async function next(changes: AsyncGenerator<Told>): Promise<Told> {
  const { value, done } = await changes.next();
  assert.equal(done, false, 'the response ended');
  return value;
}

describe('changes of lists', () => {
  it('tells a viewer which documents came, moved and went, and no value of them', async () => {
    const viewer = await newClient();
    const { position } = await changesOf(viewer);
    const id = await server.addDocument(viewer.clientId, { fund: 'Kestrel Fund', uploaded_by_id: viewer.id });
    await move(id, 'TRASHED');
    await server.database.kysely.deleteFrom('document_requests').where('id', '=', id).execute();
    const told = await changesAfter(viewer, position, 3);
    const change = { kind: 'document', id, revision: 0, isOwn: true };
    assert.deepEqual(told.changes, [
      { ...change, from: null, to: 'EXT_DONE' },
      { ...change, from: 'EXT_DONE', to: 'TRASHED' },
      { ...change, from: 'TRASHED', to: null },
    ]);
    assert.deepEqual((await changesOf(viewer, told.position)).changes, []);
  });

  it('tells nobody about documents of another client', async () => {
    const viewer = await newClient();
    const { position } = await changesOf(viewer);
    await server.addDocument((await newClient()).clientId);
    const own = await server.addDocument(viewer.clientId);
    const told = await changesAfter(viewer, position, 1);
    assert.deepEqual(
      told.changes.map(({ id }) => id),
      [own],
    );
  });

  it('AMB-126 tells the staff of the provider alone what changes within manual QA', async () => {
    const user = await newClient();
    const staff = await server.signIn(ALL_PERMISSIONS_MASK, {
      clientId: user.clientId,
      userGroup: PROVIDER_USER_GROUP,
    });
    const start = await changesOf(user);
    const id = await server.addDocument(user.clientId, { stage: 'EXT_MANUAL_QA' });
    const { position } = await changesAfter(user, start.position, 1);
    await server.database.kysely
      .updateTable('document_requests')
      .set({ revision: 1 })
      .where('id', '=', id)
      .execute();
    await move(id, 'EXT_DONE');
    const moved = {
      kind: 'document',
      id,
      revision: 1,
      from: 'EXT_MANUAL_QA',
      to: 'EXT_DONE',
      isOwn: false,
    };
    assert.deepEqual((await changesAfter(user, position, 1)).changes, [moved]);
    const forStaff = await changesAfter(staff, position, 2);
    assert.deepEqual(forStaff.changes, [{ ...moved, to: 'EXT_MANUAL_QA' }, moved]);
  });

  it('begins with what changed a moment ago, because lists on the screen may be as old', async () => {
    const viewer = await newClient();
    const { position } = await changesOf(viewer);
    const id = await server.addDocument(viewer.clientId);
    await changesAfter(viewer, position, 1);
    assert.deepEqual(
      (await changesOf(viewer)).changes.map((change) => change.id),
      [id],
    );
  });

  it('says that everything has to be loaded again where the log does not reach so far back', async () => {
    const viewer = await newClient();
    const start = await changesOf(viewer);
    await server.addDocument(viewer.clientId);
    const early = await changesAfter(viewer, start.position, 1);
    const id = await server.addDocument(viewer.clientId);
    await server.addDocument(viewer.clientId);
    const late = await changesAfter(viewer, early.position, 2);
    assert.equal(late.isComplete, true);
    await deleteOldChanges(server.database.kysely, new Date(Date.now() + LIVE_LISTS.keptMs + 60_000));
    assert.equal((await changesOf(viewer, early.position)).isComplete, false);
    await move(id, 'ARCHIVED');
    const now = await changesAfter(viewer, late.position, 1);
    assert.deepEqual(
      [now.isComplete, now.changes.length],
      [true, 1],
      'nothing after this position was deleted',
    );
  });

  it('says so too for a position of the database before it was restored', async () => {
    const viewer = await newClient();
    assert.equal((await changesOf(viewer, '999999999999.5')).isComplete, false);
    const { status } = await viewer.call('GET', 'changes?after=yesterday');
    assert.equal(status, 400);
  });

  if (TEST_ENGINE === 'postgres')
    it('leaves out nothing that a transaction notes which began earlier and ends later', async () => {
      const viewer = await newClient();
      const start = await changesOf(viewer);
      const first = await server.addDocument(viewer.clientId);
      const second = await server.addDocument(viewer.clientId);
      const { position } = await changesAfter(viewer, start.position, 2);
      const told = await server.database.kysely.transaction().execute(async (slow) => {
        await slow
          .updateTable('document_requests')
          .set({ stage: 'ARCHIVED' })
          .where('id', '=', first)
          .execute();
        await move(second, 'TRASHED');
        return changesOf(viewer, position);
      });
      const rest = await changesAfter(viewer, told.position, 2 - told.changes.length);
      assert.deepEqual(
        [...told.changes, ...rest.changes].map(({ id }) => id).toSorted(),
        [first, second].toSorted(),
      );
    });

  it('keeps a response open that tells what changes, until the server closes', async () => {
    const own = await startTestServer();
    const address = await own.app.listen({ port: 0, host: '127.0.0.1' });
    const viewer = await own.signIn(0);
    const changes = openChanges(address, viewer);
    assert.deepEqual((await next(changes)).changes, [], 'at once');
    const id = await own.addDocument(viewer.clientId);
    assert.deepEqual(
      (await next(changes)).changes.map((change) => change.id),
      [id],
    );
    await own.close();
    assert.equal((await changes.next()).done, true);
  });
});
