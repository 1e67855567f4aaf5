import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, it } from 'node:test';
import { ALL_PERMISSIONS_MASK, normaliseEntityName } from '@assay/shared/domain';
import { sql } from 'kysely';
import { resolveNames } from '../../documents/index.ts';
import { findStatedNames } from '../../documents/names/stated-names.repository.ts';
import { recordStatements } from '../../testing/count-statements.ts';
import { reviewOf } from '../../testing/extracted-document.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { addVerifiedDocument, found, PERFORMANCE } from '../../testing/verified-document.ts';

let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(() => server.close());

/** Numbers from 0 to below 1, the same for a seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Another seed makes another sequence. */
const SEED = 20_261_130;
/** How many documents there are first, and how often each kind of write comes. */
const DOCUMENTS = 6;
const TIMES = 2;
/** A write whose things were chosen badly, such as an entity to merge with itself, is tried again. */
const MAX_TRIES = 30;

/** Few names in several spellings, so that they meet. */
const NAMES = [
  'Alder Fund',
  'ALDER fund',
  'Birch LP',
  'birch  lp',
  'Cedar',
  'Dogwood SCSp',
  'ELM-1',
  'elm-1',
];
const TYPES = ['fund', 'company', 'fund_manager'];

/** The inbox as a search of all documents and entities finds it. */
async function searchNames(clientId: string) {
  const { kysely } = server.database;
  const documents = await kysely
    .selectFrom('document_requests')
    .select(['id', 'is_verified'])
    .where('client_id', '=', clientId)
    .where('stage', 'in', ['EXT_DONE', 'EXT_MANUAL_QA', 'ARCHIVED'])
    .execute();
  const ids = documents.map(({ id }) => id);
  const stated = (await findStatedNames(kysely, clientId, ids)).filter(
    ({ selectedEntityId, name }) => selectedEntityId === null && normaliseEntityName(name) !== '',
  );
  const asked = stated.map((one) => ({ ...one, documentId: null }));
  const resolved = await resolveNames(kysely, server.core.sources, clientId, asked);
  const refused = await kysely
    .selectFrom('entity_name_answers')
    .select('name')
    .where('client_id', '=', clientId)
    .where('kind', '=', 'notEntity')
    .where('undone_at', 'is', null)
    .execute();
  const isRefused = (key: string) => refused.some(({ name }) => normaliseEntityName(name) === key);
  const groups = Map.groupBy(
    stated.map((one, index) => ({ ...one, isOpen: resolved[index]?.kind !== 'one' })),
    ({ name }) => normaliseEntityName(name),
  );
  const rows = [...groups].flatMap(([key, uses]) => {
    if (isRefused(key) || !uses.some(({ isOpen }) => isOpen)) return [];
    const carrying = documents.filter(({ id }) => uses.some(({ documentId }) => documentId === id));
    return [
      {
        key,
        documentCount: carrying.length,
        confirmedCount: carrying.filter(({ is_verified: isConfirmed }) => isConfirmed).length,
        fins: [...new Set(uses.map(({ type }) => type))].toSorted(),
      },
    ];
  });
  return rows.toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

/** The inbox as it is listed. */
async function listNames(user: TestUser) {
  const { body } = await user.call('GET', 'entities/unmatched-names?offset=0&maxPageSize=100');
  const items = body.items as {
    name: string;
    documentCount: number;
    confirmedCount: number;
    fins: string[];
  }[];
  return items
    .map(({ name, documentCount, confirmedCount, fins }) => ({
      key: normaliseEntityName(name),
      documentCount,
      confirmedCount,
      fins: fins.toSorted(),
    }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

/** Kinds of writes that change which names have no entity, each with things chosen at random. A write says whether it was done. */
function writesOf(user: TestUser, random: () => number): Readonly<Record<string, () => Promise<boolean>>> {
  const { kysely } = server.database;
  const { clientId } = user;
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    assert.ok(item !== undefined);
    return item;
  };
  const send = async (...call: Parameters<TestUser['call']>) => {
    const { status, body } = await user.call(...call);
    return { isDone: status === 200, body };
  };
  const did = async (...call: Parameters<TestUser['call']>) => (await send(...call)).isDone;
  let number = 0;
  const anEntity = async (): Promise<string> => {
    const { rows } = await sql<{ id: string }>`
      select id from entities where client_id = ${clientId} order by sort_name`.execute(kysely);
    if (rows.length > 1) return pick(rows).id;
    number += 1;
    return (await user.call('POST', 'entities/create', { name: `Entity ${number}`, fins: ['fund'] })).body.id;
  };
  const extract = async (): Promise<string> => {
    const row = (rowIndex: number) => ({
      groupIndex: 2,
      rowIndex,
      cells: [found('investment_name', pick(NAMES)), found('investment_cost', '12.5', 2, 'EUR')],
    });
    const metrics = [found('reporting_date', '2024-06-30'), found('fund', pick(NAMES))];
    const result = { ...PERFORMANCE, metrics, rows: [row(0), row(1)] };
    const id = await addVerifiedDocument(server, clientId, result);
    const file = { file_name: `${(number += 1)}.pdf` };
    await kysely.updateTable('document_requests').set(file).where('id', '=', id).execute();
    const actor = { clientId, userId: user.id, name: user.name, permissions: 0 };
    await kysely
      .transaction()
      .execute((transaction) => server.core.follow('processed', { transaction, actor, documentIds: [id] }));
    return id;
  };
  const aDocument = async (...stages: string[]) => {
    const { rows } = await sql<{ id: string }>`
      select id from document_requests where client_id = ${clientId} and stage = any(${sql.val(stages)}::text[])
      order by file_name, id`.execute(kysely);
    return rows.length > 0 ? pick(rows).id : extract();
  };
  const aFreeName = async () => {
    const { rows } = await sql<{ name: string }>`
      select name from unnest(${sql.val(NAMES)}::text[]) name where not exists (
        select from entities where client_id = ${clientId} and normalised_name = normalised_entity_name(name))
      order by name`.execute(kysely);
    return rows.length > 0 ? pick(rows).name : `Entity ${(number += 1)}`;
  };
  const patch = async (change: object) => did('PATCH', `interdocumententity/${await anEntity()}`, change);
  const setState = async (isVerified: boolean) =>
    did('POST', `documentrequest/${await aDocument('EXT_DONE')}/state`, {
      stage: 'EXT_DONE',
      is_verified: isVerified,
    });
  const merge = async () =>
    send('POST', `entities/${await anEntity()}/merge`, { sourceId: await anEntity() });
  const answers: string[] = [];
  const answer = async (given: object, name = pick(NAMES)) => {
    const sent = { name, answer: given };
    const { isDone, body } = await send('POST', 'entities/unmatched-names/answer', sent);
    if (isDone) answers.push(body.answerId);
    return isDone;
  };
  return {
    extract: async () => (await extract()) !== '',
    edit: async () => {
      const review = reviewOf(user, await aDocument('EXT_DONE'));
      const edit = await review.edit('fund', { value: pick(NAMES), isVerified: true });
      return (await review.save([edit])).status === 200;
    },
    confirm: () => setState(true),
    unconfirm: () => setState(false),
    move: async () =>
      did('POST', 'documentrequest/state', {
        ids: [await aDocument('EXT_DONE', 'ARCHIVED', 'TRASHED')],
        stage: pick(['EXT_DONE', 'ARCHIVED', 'TRASHED']),
      }),
    deleteDocument: async () => {
      const id = await aDocument('EXT_DONE');
      await send('POST', 'documentrequest/state', { ids: [id], stage: 'TRASHED' });
      return did('POST', 'documentrequest/delete', { uuids: [id] });
    },
    readAgain: async () =>
      did('POST', 'documentrequest/requeue', { document_requests: [await aDocument('EXT_DONE')] }),
    create: async () => did('POST', 'entities/create', { name: await aFreeName(), fins: [pick(TYPES)] }),
    rename: async () => patch({ name: await aFreeName() }),
    identify: () => patch({ clientIdentifier: pick(NAMES) }),
    retype: () => patch({ fins: [pick(TYPES)] }),
    setAkas: async () => did('PUT', `entities/${await anEntity()}/akas`, { akas: [pick(NAMES)] }),
    removeAkas: async () => did('PUT', `entities/${await anEntity()}/akas`, { akas: [] }),
    deleteEntity: async () => did('POST', 'interdocumententity/delete', { uuids: [await anEntity()] }),
    merge: async () => (await merge()).isDone,
    mergeAndUndo: async () => {
      const { isDone, body } = await merge();
      return isDone && did('POST', `entities/merges/${body.mergeId}/undo`);
    },
    import: async () => {
      const content = Buffer.from(`Name,Types,AKAs\n${pick(NAMES)},Fund,${pick(NAMES)}\n`).toString('base64');
      const { body } = await send('POST', 'entities/import/preview', { format: 'csv', content });
      return did('POST', 'entities/import', { format: 'csv', content, plan: body.plan });
    },
    link: async () => answer({ kind: 'entity', entityId: await anEntity(), rememberAka: random() < 0.5 }),
    createFromName: async () => answer({ kind: 'create', fins: [pick(TYPES)] }, await aFreeName()),
    refuse: () => answer({ kind: 'notEntity' }),
    undoAnswer: async () => {
      const id = answers.pop();
      return id !== undefined && did('POST', `entities/unmatched-names/answers/${id}/undo`);
    },
  };
}

const FILL = readFileSync(
  new URL('../../database/migrations/0999_unmatched_names_filled.sql', import.meta.url),
  'utf8',
);

/** The kept rows of a client. */
async function keptRows(clientId: string) {
  const { rows } = await sql<{ documents: unknown; names: readonly { name: string }[] | null }>`
    select (select json_agg(to_jsonb(document) - 'client_id' order by document_request_id, name_key)
      from unmatched_document_names document where client_id = ${clientId}) as documents,
      (select json_agg(to_jsonb(named) - 'client_id' order by name_key, name, types)
      from unmatched_names named where client_id = ${clientId}) as names`.execute(server.database.kysely);
  return rows;
}

it('the kept names are those that a search of all documents finds, after any sequence of writes, and those that the migration fills', async () => {
  const random = randomNumbers(SEED);
  const user = await server.signIn(ALL_PERMISSIONS_MASK);
  const writes = writesOf(user, random);
  const extractions = Array.from({ length: DOCUMENTS }, () => 'extract');
  const others = Object.keys(writes).flatMap((name) =>
    Array.from({ length: TIMES }, () => ({ name, at: random() })),
  );
  const order = others.toSorted((one, other) => one.at - other.at).map(({ name }) => name);
  const done: string[] = [];
  for (const name of [...extractions, ...order]) {
    let isDone = false;
    for (let tries = 0; !isDone && tries < MAX_TRIES; tries += 1) isDone = (await writes[name]?.()) === true;
    assert.ok(isDone, `${name} after ${done.join(' ')}`);
    done.push(name);
    assert.deepEqual(await listNames(user), await searchNames(user.clientId), done.join(' '));
  }
  const kept = await keptRows(user.clientId);
  await sql`delete from unmatched_names`.execute(server.database.kysely);
  await sql`delete from unmatched_document_names`.execute(server.database.kysely);
  for (const statement of FILL.split(/;\n/u).filter((part) => /insert/u.test(part)))
    await sql.raw(statement).execute(server.database.kysely);
  assert.deepEqual(await keptRows(user.clientId), kept);
});

it('the names of a document that was read are read, compared and resolved once', async () => {
  const { id: userId, name, clientId } = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: 'counted' });
  const id = await addVerifiedDocument(server, clientId, {
    ...PERFORMANCE,
    metrics: [found('reporting_date', '2024-06-30'), found('fund', 'Alder Fund')],
  });
  const { kysely, statements } = recordStatements(server.database.kysely);
  const change = { documentIds: [id], actor: { clientId, userId, name, permissions: 0 } };
  await kysely
    .transaction()
    .execute((transaction) => server.core.follow('processed', { transaction, ...change }));
  // The other document of its period; what was noted, the lock, the names of the document and those kept, the names that
  // are added in two tables, and what they mean.
  assert.deepEqual(statements.toSorted(), [...Array.from({ length: 7 }, () => 'rawnode'), 'select']);
  assert.deepEqual(
    (await keptRows(clientId)).flatMap(({ names }) => names?.map((kept) => kept.name) ?? []).toSorted(),
    ['Alder Fund', 'Alpha GmbH'],
  );
});
