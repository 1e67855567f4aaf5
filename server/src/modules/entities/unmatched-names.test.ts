import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { maskOf } from '@assay/shared/domain';
import {
  startTestServer,
  type TestResponse,
  type TestServer,
  type TestUser,
} from '../../testing/test-server.ts';

const EDITOR = maskOf(['CAN_CREATE_UPDATE_ENTITIES', 'CAN_UPDATE_ENTITY_AKAS', 'CAN_DELETE_ENTITIES']);

let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(() => server.close());

const newEditor = () => server.signIn(EDITOR, { clientId: `client-${randomUUID().slice(0, 8)}` });
const codeOf = ({ body }: TestResponse) => body.errors?.[0]?.code;

/** A document of a client that waits for review and names entities by fin; `investment_name` is a link. */
async function addDocument(
  clientId: string,
  names: Readonly<Record<string, string>>,
  values: Parameters<TestServer['addDocument']>[1] = {},
): Promise<string> {
  const { kysely } = server.database;
  const documentId = await server.addDocument(clientId, values);
  const grouping = await kysely
    .insertInto('groupings')
    .values({ document_request_id: documentId, group_display: 'Summary', table_index: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [index, [fin, value]] of Object.entries(names).entries()) {
    const metric = await kysely
      .insertInto('document_metrics')
      .values({
        document_request_id: documentId,
        grouping_id: grouping.id,
        index,
        fin,
        display_label: fin,
        data_type: fin === 'investment_name' ? 'ENTITY_LINK' : 'ENTITY_NAME',
        order_position: index,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('document_datapoints')
      .values({ metric_id: metric.id, document_request_id: documentId, rank: 0, value })
      .execute();
  }
  // Every write of a document's values is a revision of it.
  await kysely
    .updateTable('document_requests')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', documentId)
    .execute();
  return documentId;
}

async function create(user: TestUser, name: string, akas: string[] = [], fins = ['fund']): Promise<string> {
  const { body } = await user.call('POST', 'entities/create', { name, fins });
  if (akas.length > 0) await user.call('PUT', `entities/${body.id}/akas`, { akas });
  return body.id;
}

const inboxOf = async (user: TestUser) => (await user.call('GET', 'entities/unmatched-names')).body;
const countOf = async (user: TestUser) =>
  (await user.call('GET', 'entities/unmatched-names/count')).body.totalCount;
const namesIn = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name);
const answer = (user: TestUser, name: string, given: object) =>
  user.call('POST', 'entities/unmatched-names/answer', { name, answer: given });

async function linksOf(documentId: string) {
  const rows = await server.database.kysely
    .selectFrom('document_datapoints')
    .select('selected_entity_id')
    .where('document_request_id', '=', documentId)
    .execute();
  return rows.map(({ selected_entity_id: id }) => id);
}

describe('GET entities/unmatched-names', () => {
  it('holds the names that match no entity and no AKA, the most frequent first, with their documents and types', async () => {
    const user = await newEditor();
    await create(user, 'Known Fund', ['KF']);
    await addDocument(user.clientId, { fund: 'KNOWN  fund', fund_manager: 'kf' });
    const first = await addDocument(user.clientId, { fund: 'Nordlicht SCSp' }, { file_name: 'a.pdf' });
    const second = await addDocument(
      user.clientId,
      { investment_name: 'NORDLICHT scsp', fund: 'Other' },
      { file_name: 'b.pdf' },
    );
    const { items, totalCount } = await inboxOf(user);
    assert.deepEqual([totalCount, await countOf(user)], [2, 2]);
    assert.deepEqual(
      namesIn({ items }).map((name) => name.toLowerCase()),
      ['nordlicht scsp', 'other'],
    );
    assert.equal(items[0].documentCount, 2);
    assert.deepEqual(items[0].documents, [
      { id: first, fileName: 'a.pdf' },
      { id: second, fileName: 'b.pdf' },
    ]);
    assert.deepEqual(items[0].fins.toSorted(), ['company', 'fund']);
  });

  it('leaves out trashed and unfinished documents, and those of other clients', async () => {
    const user = await newEditor();
    const stranger = await newEditor();
    await addDocument(user.clientId, { fund: 'Trashed' }, { stage: 'TRASHED' });
    await addDocument(stranger.clientId, { fund: 'Foreign' });
    assert.deepEqual(await inboxOf(user), {
      items: [],
      count: 0,
      totalCount: 0,
      confirmedTotal: 0,
      unconfirmedTotal: 0,
    });
  });

  it('is searched by words in any order and with a typing error, narrowed by type and confirmation, and ordered', async () => {
    const user = await newEditor();
    await addDocument(
      user.clientId,
      { fund: 'Müller Wachstum', fund_manager: 'Alder' },
      { is_verified: true },
    );
    await addDocument(user.clientId, { fund: 'Müller Wachstum' });
    await addDocument(user.clientId, { fund: 'Birch' });
    const found = async (query: string) => {
      const { body } = await user.call('GET', `entities/unmatched-names?${query}`);
      return [namesIn(body), body.totalCount, body.confirmedTotal, body.unconfirmedTotal];
    };
    assert.deepEqual(await found(''), [['Müller Wachstum', 'Alder', 'Birch'], 3, 2, 1]);
    assert.deepEqual(await found('search=wachstm%20muller'), [['Müller Wachstum'], 1, 1, 0]);
    assert.deepEqual(await found('search=muller%20alder'), [[], 0, 0, 0]);
    assert.deepEqual(await found('type=fund_manager'), [['Alder'], 1, 1, 0]);
    assert.deepEqual(await found('confirmed=false'), [['Birch'], 1, 2, 1]);
    assert.deepEqual(await found('confirmed=true&orderBy=name:asc'), [['Alder', 'Müller Wachstum'], 2, 2, 1]);
    assert.deepEqual(await found('orderBy=documentCount:asc'), [
      ['Alder', 'Birch', 'Müller Wachstum'],
      3,
      2,
      1,
    ]);
    assert.deepEqual(await found('offset=1&maxPageSize=1'), [['Alder'], 3, 2, 1]);
    assert.equal((await user.call('GET', 'entities/unmatched-names?orderBy=fins:asc')).status, 400);
    const { items } = (await user.call('GET', 'entities/unmatched-names?search=wachstum')).body;
    assert.deepEqual([items[0].documentCount, items[0].confirmedCount], [2, 1]);
  });

  it('suggests by AKA, identifier and similarity, the likeliest first; a relationship alone suggests nothing', async () => {
    const user = await newEditor();
    const similar = await create(user, 'Calder Ridge Partners');
    const alsoNamed = await create(user, 'First', ['Calder Ridge']);
    const namedToo = await create(user, 'Second', ['calder ridge']);
    const identified = await user.call('POST', 'entities/create', {
      name: 'Zed',
      clientIdentifier: 'Calder Ridge',
      fins: ['fund'],
    });
    const manager = await create(user, 'Known Manager', [], ['fund_manager']);
    const related = await create(user, 'Unlike Anything');
    await server.database.kysely
      .insertInto('entity_relationships')
      .values({
        client_id: user.clientId,
        parent_id: manager,
        parent_type: 'fund_manager',
        child_id: related,
        child_type: 'fund',
      })
      .execute();
    await addDocument(user.clientId, { fund: 'Calder Ridge', fund_manager: 'Known Manager' });
    const { items } = await inboxOf(user);
    assert.deepEqual(
      items[0].suggestions.map((one: { entityId: string; reason: string }) => [one.entityId, one.reason]),
      [
        [alsoNamed, 'aka'],
        [namedToo, 'aka'],
        [identified.body.id, 'identifier'],
        [similar, 'similar'],
      ],
    );
  });
});

describe('POST entities/unmatched-names/answer', () => {
  it('an entity: links all documents, remembers the AKA, audits each value, and can be taken back', async () => {
    const user = await newEditor();
    const id = await create(user, 'Nordlicht');
    const documents = [
      await addDocument(user.clientId, { fund: 'Nordlicht SCSp' }),
      await addDocument(user.clientId, { fund: 'NORDLICHT SCSP', fund_manager: 'Someone' }),
    ];
    const { status, body } = await answer(user, 'Nordlicht SCSp', {
      kind: 'entity',
      entityId: id,
      rememberAka: true,
    });
    assert.deepEqual([status, body.documentCount], [200, 2]);
    assert.deepEqual(await linksOf(documents[0] ?? ''), [id]);
    assert.deepEqual(namesIn(await inboxOf(user)), ['Someone']);
    const { body: found } = await user.call(
      'GET',
      `inter-document-entity/overview?interDocumentEntityId=${id}`,
    );
    assert.deepEqual(found.entities[0].akas, ['Nordlicht SCSp']);
    const audit = await server.database.kysely
      .selectFrom('datapoint_audit')
      .select(['field', 'to_value', 'user_name'])
      .where('client_id', '=', user.clientId)
      .execute();
    assert.deepEqual(audit, Array(2).fill({ field: 'linkedEntity', to_value: id, user_name: user.name }));

    const undone = await user.call('POST', `entities/unmatched-names/answers/${body.answerId}/undo`);
    assert.deepEqual([undone.status, undone.body], [200, { documentCount: 2 }]);
    assert.deepEqual(await linksOf(documents[0] ?? ''), [null]);
    assert.equal(await countOf(user), 2);
    const again = await user.call('GET', `inter-document-entity/overview?interDocumentEntityId=${id}`);
    assert.deepEqual(again.body.entities[0].akas, []);
    assert.equal(
      codeOf(await user.call('POST', `entities/unmatched-names/answers/${body.answerId}/undo`)),
      'NOT_FOUND',
    );
  });

  it('a new entity: is created with its types and linked; taking it back deletes it unless it is in use', async () => {
    const user = await newEditor();
    const document = await addDocument(user.clientId, { fund: 'Brand New' });
    const { body } = await answer(user, 'Brand New', { kind: 'create', fins: ['fund'] });
    const [id] = await linksOf(document);
    assert.ok(id);
    await user.call('POST', `entities/unmatched-names/answers/${body.answerId}/undo`);
    assert.deepEqual(await linksOf(document), [null]);
    const { body: found } = await user.call('GET', 'inter-document-entity/overview?name=Brand%20New');
    assert.equal(found.totalEntityCount, 0);
  });

  it('no entity: the name is not asked about again until that is taken back', async () => {
    const user = await newEditor();
    await addDocument(user.clientId, { fund: 'Page 1 of 3' });
    const { body } = await answer(user, 'page 1 of 3', { kind: 'notEntity' });
    assert.equal(await countOf(user), 0);
    await user.call('POST', `entities/unmatched-names/answers/${body.answerId}/undo`);
    assert.equal(await countOf(user), 1);
  });

  it('refuses unknown entities and answers of other clients, and types that the client has not', async () => {
    const user = await newEditor();
    const stranger = await newEditor();
    const foreign = await create(stranger, 'Foreign');
    const linkTo = { kind: 'entity', entityId: foreign, rememberAka: false };
    assert.equal(codeOf(await answer(user, 'Name', linkTo)), 'NOT_FOUND');
    assert.equal(codeOf(await answer(user, ' ', { kind: 'notEntity' })), 'EMPTY_ENTITY_NAME');
    assert.equal(
      codeOf(await answer(user, 'Name', { kind: 'create', fins: ['spaceship'] })),
      'INVALID_REQUEST',
    );
    const { body } = await answer(stranger, 'Name', { kind: 'notEntity' });
    const undo = await user.call('POST', `entities/unmatched-names/answers/${body.answerId}/undo`);
    assert.equal(codeOf(undo), 'NOT_FOUND');
  });

  it('PERM-025 a new AKA also needs CAN_UPDATE_ENTITY_AKAS', async () => {
    const owner = await newEditor();
    const id = await create(owner, 'Nordlicht');
    const user = await server.signIn(maskOf(['CAN_CREATE_UPDATE_ENTITIES']), { clientId: owner.clientId });
    const given = { kind: 'entity', entityId: id, rememberAka: true };
    assert.equal(codeOf(await answer(user, 'NL', given)), 'FORBIDDEN');
    assert.equal((await answer(user, 'NL', { ...given, rememberAka: false })).status, 200);
  });
});

describe('POST entities/unmatched-names/answers', () => {
  const answerAll = (user: TestUser, names: readonly string[], given: object) =>
    user.call('POST', 'entities/unmatched-names/answers', { names, answer: given });
  const undo = (user: TestUser, id: string) =>
    user.call('POST', `entities/unmatched-names/answers/${id}/undo`);
  const entitiesOf = async (user: TestUser) =>
    (await user.call('GET', 'inter-document-entity/overview')).body.entities.map(
      (entity: { name: string; types: { fin: string }[]; akas: string[] }) => [
        entity.name,
        entity.types.map(({ fin }) => fin),
        entity.akas,
      ],
    );

  it('creates an entity of its own types from each name; one undo takes all of them back', async () => {
    const user = await newEditor();
    const document = await addDocument(user.clientId, { fund: 'Alder', fund_manager: 'Birch' });
    await addDocument(user.clientId, { fund: 'Cedar', fund_manager: 'Birch' });
    const { status, body } = await answerAll(user, ['Alder', 'Birch', 'Cedar'], { kind: 'create' });
    assert.deepEqual([status, body.answered, body.documentCount, body.refused], [200, 3, 4, []]);
    assert.equal(await countOf(user), 0);
    assert.deepEqual(await entitiesOf(user), [
      ['Alder', ['fund'], []],
      ['Birch', ['fund_manager'], []],
      ['Cedar', ['fund'], []],
    ]);
    assert.deepEqual((await undo(user, body.answerId)).body, { documentCount: 4 });
    assert.deepEqual(await entitiesOf(user), []);
    assert.deepEqual(await linksOf(document), [null, null]);
    assert.deepEqual(namesIn(await inboxOf(user)), ['Birch', 'Alder', 'Cedar']);
    assert.equal(codeOf(await undo(user, body.answerId)), 'NOT_FOUND');
  });

  it('what is stored of an answer that ends in the middle is taken back at once by the id that its caller gave', async () => {
    const user = await newEditor();
    const { kysely } = server.database;
    const document = await addDocument(user.clientId, { fund: 'Alder', fund_manager: 'Birch' });
    const answerId = randomUUID();
    await sql`create function stop_at_birch() returns trigger language plpgsql as $$ begin raise 'stopped'; end $$`.execute(
      kysely,
    );
    await sql`create trigger stop_at_birch before insert on entities for each row when (new.name = 'Birch')
      execute function stop_at_birch()`.execute(kysely);
    const { status } = await user.call('POST', 'entities/unmatched-names/answers', {
      answerId,
      names: ['Alder', 'Birch'],
      answer: { kind: 'create' },
    });
    await sql`drop function stop_at_birch cascade`.execute(kysely);
    assert.equal(status, 500);
    assert.deepEqual(await entitiesOf(user), [['Alder', ['fund'], []]]);
    assert.deepEqual((await undo(user, answerId)).body, { documentCount: 1 });
    assert.deepEqual(await entitiesOf(user), []);
    assert.deepEqual(await linksOf(document), [null, null]);
  });

  it('links all names to one entity, or says that none is one; names that cannot be answered are named', async () => {
    const user = await newEditor();
    const id = await create(user, 'Alder');
    await addDocument(user.clientId, { fund: 'Alder One', fund_manager: 'Page 1' });
    await addDocument(user.clientId, { fund: 'Alder Two', fund_manager: 'Page 2' });
    const link = { kind: 'entity', entityId: id, rememberAka: true };
    const linked = await answerAll(user, ['Alder One', 'Gone', 'Alder Two'], link);
    assert.deepEqual([linked.body.answered, linked.body.refused], [2, [{ name: 'Gone', code: 'NOT_FOUND' }]]);
    assert.deepEqual(await entitiesOf(user), [['Alder', ['fund'], ['Alder One', 'Alder Two']]]);
    const refused = await answerAll(user, ['Page 1', 'Page 2'], { kind: 'notEntity' });
    assert.equal(await countOf(user), 0);
    await undo(user, refused.body.answerId);
    await undo(user, linked.body.answerId);
    assert.equal(await countOf(user), 4);
    assert.deepEqual(await entitiesOf(user), [['Alder', ['fund'], []]]);
  });

  it('PERM-003 PERM-025 refuses unknown entities, and AKAs without the permission for them', async () => {
    const user = await newEditor();
    await addDocument(user.clientId, { fund: 'Alder' });
    const unknown = { kind: 'entity', entityId: randomUUID(), rememberAka: false };
    assert.equal(codeOf(await answerAll(user, ['Alder'], unknown)), 'NOT_FOUND');
    const id = await create(user, 'Alder Fund');
    const linker = await server.signIn(maskOf(['CAN_CREATE_UPDATE_ENTITIES']), { clientId: user.clientId });
    const link = { kind: 'entity', entityId: id, rememberAka: true };
    assert.equal(codeOf(await answerAll(linker, ['Alder'], link)), 'FORBIDDEN');
    assert.equal(await countOf(user), 1);
    assert.equal((await answerAll(linker, ['Alder'], { ...link, rememberAka: false })).body.answered, 1);
  });
});

describe('what names are likely to mean', () => {
  const suggestionsOf = async (user: TestUser, names: readonly string[]) => {
    const { body } = await user.call('POST', 'entities/unmatched-names/suggestions', { names });
    return body.names.map(({ suggestions }: { suggestions: { name: string }[] }) =>
      suggestions.map(({ name }) => name),
    );
  };

  it('suggests entities of the same type only, above the bar, also for a name of any length', async () => {
    const user = await newEditor();
    await create(user, 'Marrow Creek Growth Fund II, L.P.');
    await create(user, 'Marrow Creek Growth Fund III, L.P.');
    await create(user, 'Marrow Creek Growth II', [], ['fund_manager']);
    const long = `Marrow Creek ${'growth '.repeat(200)}`;
    await addDocument(user.clientId, { fund: 'MARROW CREEK Grwoth II SCSp', fund_manager: 'Hollis Creek' });
    await addDocument(user.clientId, { fund: long });
    const names = ['MARROW CREEK Grwoth II SCSp', 'Hollis Creek', long.trim(), 'not in the inbox'];
    assert.deepEqual(await suggestionsOf(user, names), [['Marrow Creek Growth Fund II, L.P.'], [], [], []]);
    const { items } = (await user.call('GET', 'entities/unmatched-names?suggestions=false&search=scsp')).body;
    assert.deepEqual(items[0].suggestions, []);
    assert.deepEqual(
      (await user.call('GET', 'entities/unmatched-names?search=scsp')).body.items[0].suggestions.map(
        ({ reason, similarity }: { reason: string; similarity: number }) => [reason, similarity > 0.9],
      ),
      [['similar', true]],
    );
  });

  it('names that are alike are found among one another and with entities, of the same type only', async () => {
    const user = await newEditor();
    const id = await create(user, 'Alder Ridge Growth Fund I, L.P.');
    await addDocument(user.clientId, { fund: 'Alder Ridge Growth I', fund_manager: 'Birch Capital' });
    await addDocument(user.clientId, { fund: 'Birch Capitol', fund_manager: 'Birch Capital LLC' });
    const names = ['Alder Ridge Growth I', 'Birch Capital', 'Birch Capitol', 'Birch Capital LLC'];
    const { body } = await user.call('POST', 'entities/unmatched-names/alike', { names });
    assert.deepEqual(
      body.pairs.map(
        ({ name, otherName, entity }: { name: string; otherName: string | null; entity: object | null }) => [
          name,
          otherName ?? entity,
        ],
      ),
      [
        ['Birch Capital', 'Birch Capital LLC'],
        ['Alder Ridge Growth I', { id, name: 'Alder Ridge Growth Fund I, L.P.' }],
      ],
    );
  });
});
