import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, before, describe, it } from 'node:test';
import { parse } from 'csv-parse/sync';
import type { EntityImport } from '@assay/shared/contracts';
import { IMPORT_LIMITS, maskOf } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { deleteExpiredImports } from './expired-imports.job.ts';
import { createEntityImportHandler } from './import.job.ts';

const EDITOR = maskOf(['CAN_CREATE_UPDATE_ENTITIES', 'CAN_UPDATE_ENTITY_AKAS', 'CAN_DELETE_ENTITIES']);
/** One more than is written at once. */
const ROWS = IMPORT_LIMITS.rowsAtOnce + 1;

let server: TestServer;
/** Resolves when the worker has handled another import. */
let handled = Promise.withResolvers<undefined>();
/** What happens before a transaction of the worker, with the number of those before it. */
let beforeBlock: (blocks: number) => Promise<unknown> = async () => undefined;
/** What follows when the worker has handled an import. */
let afterJob: () => void = () => undefined;
/** Whether a try of the worker is taken for the last one. */
let isLastTry = false;
/** What the worker warned of since the last test. */
const warnings: string[] = [];

/** The same database for the worker, whose transactions wait for `beforeBlock`. */
function withPauses(kysely: DatabaseClient): DatabaseClient {
  let blocks = 0;
  const transaction = () => ({
    execute: async (work: Parameters<ReturnType<DatabaseClient['transaction']>['execute']>[0]) => {
      await beforeBlock(blocks);
      blocks += 1;
      return kysely.transaction().execute(work);
    },
  });
  return new Proxy(kysely, {
    get(target, key) {
      if (key === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

before(async () => {
  server = await startTestServer();
  const log = { warn: (_details: object, message: string) => void warnings.push(message) };
  await server.jobs.workEntityImports(async (job) => {
    const kysely = withPauses(server.database.kysely);
    const handle = createEntityImportHandler({ database: { ...server.database, kysely }, log });
    await handle({ ...job, isLastTry: isLastTry || job.isLastTry }).finally(() => {
      handled.resolve(undefined);
      afterJob();
    });
  });
});
afterEach(() => {
  assert.deepEqual(warnings, []);
});
after(() => server.close());

const newEditor = () => server.signIn(EDITOR, { clientId: `client-${randomUUID().slice(0, 8)}` });
const fileOf = (rows: readonly string[]) => ({
  format: 'csv',
  content: Buffer.from(['name,ID,types,AKAs', ...rows].join('\n')).toString('base64'),
});
const manyRows = (count = ROWS) => Array.from({ length: count }, (_, at) => `Fund ${at},F-${at},Fund,F${at}`);
const preview = async (user: TestUser, file: object) =>
  (await user.call('POST', 'entities/import/preview', { ...file, background: true })).body;
const run = async (user: TestUser, file: object, more: object = {}) => {
  const { plan } = await preview(user, file);
  return user.call('POST', 'entities/import', { ...file, plan, background: true, ...more });
};
const list = async (user: TestUser): Promise<EntityImport[]> =>
  (await user.call('GET', 'entities/imports')).body.items;

/** Waits until the latest import of a client has ended. */
async function ended(user: TestUser): Promise<EntityImport> {
  for (;;) {
    const [latest] = await list(user);
    assert.ok(latest);
    if (!['queued', 'running', 'undoing'].includes(latest.status)) return latest;
    await handled.promise;
    handled = Promise.withResolvers();
  }
}

const countsOf = ({ status, handled: done, created, changed, unchanged, refused }: EntityImport) => [
  status,
  done,
  { created, changed, unchanged, refused },
];

const entitiesOf = ({ clientId }: TestUser) =>
  server.database.kysely
    .selectFrom('entities')
    .select(['name', 'client_identifier', 'types'])
    .where('client_id', '=', clientId)
    .orderBy('name')
    .execute();

describe('imports of entities in the background', () => {
  it('a file of more rows than are written at once is answered with 202, and every row is stored once', async () => {
    const user = await newEditor();
    const file = fileOf([...manyRows(), 'Existing,X-1,Fund;Vehicle,New']);
    await user.call('POST', 'entities/create', { name: 'Existing', fins: ['fund'] });
    const { status, body } = await run(user, file, { fileName: 'funds.csv' });
    assert.deepEqual([status, body.fileName, body.rows], [202, 'funds.csv', ROWS + 1]);
    assert.deepEqual(countsOf(await ended(user)), [
      'done',
      ROWS + 1,
      { created: ROWS, changed: 1, unchanged: 0, refused: 0 },
    ]);
    const stored = await entitiesOf(user);
    assert.equal(stored.length, ROWS + 1);
    assert.deepEqual(stored[0], { name: 'Existing', client_identifier: 'X-1', types: ['fund', 'vehicle'] });
    const { body: found } = await user.call('GET', 'inter-document-entity/overview?maxPageSize=5&name=f1000');
    assert.deepEqual(found.entities[0].akas, ['F1000']);
    const { rows: audit } = await server.database.kysely
      .selectFrom('entity_audit')
      .select(['action', 'user_name'])
      .where('client_id', '=', user.clientId)
      .where('action', '=', 'created')
      .execute()
      .then((rows) => ({ rows }));
    assert.deepEqual([audit.length, audit.at(-1)?.user_name], [ROWS + 1, user.name]);
    await run(user, file);
    assert.deepEqual(countsOf(await ended(user)), [
      'done',
      ROWS + 1,
      { created: 0, changed: 0, unchanged: ROWS + 1, refused: 0 },
    ]);
  });

  it('a shorter file, and a long one without the field, are answered as before', async () => {
    const user = await newEditor();
    const short = await run(user, fileOf(manyRows(2)));
    assert.deepEqual([short.status, short.body], [200, { created: 2, changed: 0 }]);
    const long = fileOf(manyRows());
    const { body } = await user.call('POST', 'entities/import/preview', long);
    assert.equal(body.rows.length, ROWS);
    const answer = await user.call('POST', 'entities/import', { ...long, plan: body.plan });
    assert.deepEqual([answer.status, answer.body], [200, { created: ROWS - 2, changed: 0 }]);
    assert.deepEqual(await list(user), []);
  });

  it('is refused without a preview of the file, and while another import of the client runs', async () => {
    const user = await newEditor();
    const file = fileOf(manyRows());
    const { plan } = await preview(user, file);
    const other = { ...fileOf(manyRows(ROWS + 1)), plan, background: true };
    const refused = await user.call('POST', 'entities/import', other);
    assert.deepEqual([refused.status, refused.body.errors[0].code], [409, 'IMPORT_OUTDATED']);
    const gate = Promise.withResolvers<undefined>();
    beforeBlock = () => gate.promise;
    await run(user, file);
    const second = await run(user, file);
    assert.deepEqual([second.status, second.body.errors[0].code], [409, 'IMPORT_RUNNING']);
    gate.resolve(undefined);
    assert.equal((await ended(user)).status, 'done');
  });

  it('broken rows refuse the start unless they are left out; a row that was changed since the preview is left out too', async () => {
    const user = await newEditor();
    const { body: own } = await user.call('POST', 'entities/create', { name: 'Own', fins: ['fund'] });
    await user.call('POST', 'entities/create', { name: 'Same', fins: ['fund'] });
    const rows = [
      ...manyRows(),
      'Typeless,,,',
      'Own,O-1,Fund,',
      'Same,,Fund,',
      'Taken,,Fund,',
      'Ny,F-T,Fund,',
    ];
    const file = fileOf(rows);
    const { plan, counts, rows: shown } = await preview(user, file);
    assert.deepEqual(counts, { new: ROWS + 2, changed: 1, unchanged: 1, broken: 1, renamed: 0 });
    assert.deepEqual([shown.length, shown[0].name], [IMPORT_LIMITS.previewRows, 'Typeless']);
    const start = (more: object) =>
      user.call('POST', 'entities/import', { ...file, plan, background: true, ...more });
    assert.equal((await start({})).status, 400);
    await user.call('PATCH', `interdocumententity/${own.id}`, { clientIdentifier: 'mine' });
    await user.call('POST', 'entities/create', { name: 'T aken', fins: ['vehicle'] });
    await user.call('POST', 'entities/create', { name: 'Other', clientIdentifier: 'f-t', fins: ['fund'] });
    assert.equal((await start({ brokenRows: 'leaveOut' })).status, 202);
    const done = await ended(user);
    assert.deepEqual(countsOf(done), [
      'done',
      rows.length,
      { created: ROWS, changed: 0, unchanged: 1, refused: 4 },
    ]);
    const stored = await entitiesOf(user);
    const identifierOf = (name: string) => stored.find((entity) => entity.name === name)?.client_identifier;
    assert.deepEqual([identifierOf('Own'), identifierOf('Ny')], ['mine', undefined]);
    const { text, headers } = await user.call('GET', `entities/imports/${done.id}/rows?outcome=refused`);
    assert.match(String(headers['content-disposition']), /entities-refused\.csv/);
    const meanwhile = 'Someone else changed this entity during the import';
    assert.deepEqual(parse(text, { bom: true }), [
      ['name', 'ID', 'types', 'AKAs', 'Why it was left out'],
      ['Typeless', '', '', '', 'The type is missing'],
      ['Own', 'O-1', 'Fund', '', meanwhile],
      ['Taken', '', 'Fund', '', meanwhile],
      ['Ny', 'F-T', 'Fund', '', 'The ID belongs to another entity: F-T'],
    ]);
    const repaired = text
      .replace('Typeless,,,', 'Typeless,,Fund,')
      .replace('Ny,F-T', 'Ny,F-N')
      .replace('Taken,,Fund', 'Taken,,Fund;Vehicle');
    const again = { format: 'csv', content: Buffer.from(repaired).toString('base64') };
    const answer = await run(user, again);
    assert.deepEqual([answer.status, answer.body], [200, { created: 2, changed: 2 }]);
    assert.deepEqual((await entitiesOf(user)).find(({ name }) => name === 'Own')?.client_identifier, 'O-1');
  });

  it('a cell that no column takes is left out alone', async () => {
    const user = await newEditor();
    const rows = manyRows();
    rows[700] = 'Nul\0,,Fund,';
    await run(user, fileOf(rows));
    const done = await ended(user);
    assert.deepEqual(countsOf(done), [
      'done',
      ROWS,
      { created: ROWS - 1, changed: 0, unchanged: 0, refused: 1 },
    ]);
  });

  it('a cancelled import keeps the blocks that are stored and says how many; the same file goes on with the rest', async () => {
    const user = await newEditor();
    const file = fileOf(manyRows());
    let id = '';
    const started = Promise.withResolvers<undefined>();
    beforeBlock = async (blocks) => {
      await started.promise;
      if (blocks === 2) assert.equal((await user.call('POST', `entities/imports/${id}/cancel`)).status, 200);
    };
    ({
      body: { id },
    } = await run(user, file));
    started.resolve(undefined);
    const cancelled = await ended(user);
    beforeBlock = async () => undefined;
    assert.equal(cancelled.status, 'cancelled');
    assert.ok(cancelled.handled > 0 && cancelled.handled < ROWS);
    assert.deepEqual(
      [cancelled.created, (await entitiesOf(user)).length],
      [cancelled.handled, cancelled.handled],
    );
    await run(user, file);
    assert.deepEqual(countsOf(await ended(user)), [
      'done',
      ROWS,
      { created: ROWS - cancelled.handled, changed: 0, unchanged: cancelled.handled, refused: 0 },
    ]);
  });

  it('an import whose last try fails keeps its blocks, says why it ended, and makes way for the next one', async () => {
    const user = await newEditor();
    const file = fileOf(manyRows());
    const over = Promise.withResolvers<undefined>();
    isLastTry = true;
    beforeBlock = async (blocks) => {
      if (blocks < 2) return;
      afterJob = () => over.resolve(undefined);
      throw new Error('the disk is full');
    };
    await run(user, file);
    await over.promise;
    isLastTry = false;
    beforeBlock = async () => undefined;
    const [failed] = await list(user);
    assert.ok(failed);
    assert.deepEqual([failed.status, failed.failure], ['failed', 'INTERNAL_ERROR']);
    assert.deepEqual(warnings.splice(0), ['an import of entities failed']);
    assert.ok(failed.handled > 0 && failed.handled < ROWS);
    assert.equal((await entitiesOf(user)).length, failed.handled);
    assert.equal((await run(user, file)).status, 202);
    const { status, created, unchanged } = await ended(user);
    assert.deepEqual([status, created, unchanged], ['done', ROWS - failed.handled, failed.handled]);
  });

  it('undoing takes back what nobody has touched since, and names what stays', async () => {
    const user = await newEditor();
    const idOf = async (name: string): Promise<string> =>
      (await user.call('GET', `inter-document-entity/overview?name=${encodeURIComponent(name)}`)).body
        .entities[0].id;
    const former = { name: 'Former', clientIdentifier: 'Z-1', fins: ['fund', 'vehicle'] };
    const { body: changed } = await user.call('POST', 'entities/create', former);
    await user.call('PUT', `entities/${changed.id}/akas`, { akas: ['FF'] });
    const { body: partner } = await user.call('POST', 'entities/create', { name: 'Partner', fins: ['fund'] });
    const related = { entityId: changed.id, fin: 'vehicle', relatedEntityId: partner.id, relatedFin: 'fund' };
    const { body: relationship } = await user.call('POST', 'interdocumentrelationship/create', related);
    await server.database.kysely
      .insertInto('entity_datapoints')
      .values({
        client_id: user.clientId,
        relationship_id: relationship.id,
        fin: 'nav',
        value: '5',
        reporting_date: '2024-06-30',
      })
      .execute();
    const before = await entitiesOf(user);
    const { body } = await run(user, fileOf([...manyRows(), 'Later,Z-1,Fund,New', 'Partner,P-1,Fund,']));
    await ended(user);
    assert.equal(
      (await entitiesOf(user)).some(({ name }) => name === 'Former'),
      false,
    );
    await user.call('PATCH', `interdocumententity/${await idOf('Fund 3')}`, { clientIdentifier: 'mine' });
    await user.call('POST', 'interdocumentrelationship/create', {
      ...related,
      entityId: await idOf('Fund 4'),
      fin: 'fund',
    });
    const undo = () => user.call('POST', `entities/imports/${body.id}/undo`);
    const started = await undo();
    assert.deepEqual([started.status, started.body.status, started.body.undoUntil], [202, 'undoing', null]);
    const undone = await ended(user);
    assert.deepEqual(
      [undone.status, undone.undone, undone.kept, undone.keptNames, undone.undoUntil],
      ['undone', ROWS, 2, ['Fund 3', 'Fund 4'], null],
    );
    const kept = ['Fund 3', 'Fund 4'];
    const after = await entitiesOf(user);
    assert.deepEqual(
      after.filter(({ name }) => !kept.includes(name)),
      before,
    );
    const { body: whole } = await user.call('GET', 'inter-document-entity/overview?name=Former');
    assert.deepEqual([whole.entities[0].id, whole.entities[0].akas], [changed.id, ['FF']]);
    const restored = await server.database.kysely
      .selectFrom('entity_datapoints')
      .select(['relationship_id', 'value'])
      .where('client_id', '=', user.clientId)
      .execute();
    assert.deepEqual(restored, [{ relationship_id: relationship.id, value: '5' }]);
    const { text } = await user.call('GET', `entities/imports/${body.id}/rows?outcome=kept`);
    assert.deepEqual(
      (parse(text, { bom: true }) as string[][]).slice(1).map(([name]) => name),
      kept,
    );
    assert.deepEqual((await undo()).body.errors[0].code, 'IMPORT_NOT_UNDOABLE');
  });

  it('is not found by another client, and forgotten with its plan when its time is over', async () => {
    const user = await newEditor();
    const {
      body: { id },
    } = await run(user, fileOf(manyRows()));
    await ended(user);
    const stranger = await newEditor();
    for (const [method, path] of [
      ['POST', 'cancel'],
      ['POST', 'undo'],
      ['GET', 'rows?outcome=refused'],
    ] as const)
      assert.equal((await stranger.call(method, `entities/imports/${id}/${path}`)).status, 404);
    const { kysely } = server.database;
    await deleteExpiredImports(kysely, new Date(Date.now() + IMPORT_LIMITS.keptMs / 2));
    assert.equal((await list(user)).length, 1);
    await deleteExpiredImports(kysely, new Date(Date.now() + IMPORT_LIMITS.keptMs + 60_000));
    assert.deepEqual(await list(user), []);
    const parts = await kysely.selectFrom('entity_import_parts').select('import_id').execute();
    assert.deepEqual(parts, []);
  });
});
