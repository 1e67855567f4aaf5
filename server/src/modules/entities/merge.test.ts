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

interface NewEntity {
  readonly fins?: string[];
  readonly akas?: string[];
  readonly clientIdentifier?: string | null;
}

async function create(user: TestUser, name: string, entity: NewEntity = {}): Promise<string> {
  const { fins = ['fund'], akas = [], clientIdentifier = null } = entity;
  const { body } = await user.call('POST', 'entities/create', { name, clientIdentifier, fins });
  if (akas.length > 0) await user.call('PUT', `entities/${body.id}/akas`, { akas });
  return body.id;
}

async function read(user: TestUser, id: string) {
  const { body } = await user.call('GET', `inter-document-entity/overview?interDocumentEntityId=${id}`);
  return body.entities[0];
}

async function relate(user: TestUser, parent: string, child: string): Promise<string> {
  const { id } = await server.database.kysely
    .insertInto('entity_relationships')
    .values({
      client_id: user.clientId,
      parent_id: parent,
      parent_type: 'fund',
      child_id: child,
      child_type: 'fund',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Fact {
  readonly entity_id?: string;
  readonly relationship_id?: string;
  readonly document_request_id?: string;
}

async function addFact(user: TestUser, value: string, owner: Fact): Promise<void> {
  await server.database.kysely
    .insertInto('entity_datapoints')
    .values({ client_id: user.clientId, fin: 'nav', value, reporting_date: '2024-12-31', ...owner })
    .execute();
}

/** Every row of a client that a merge may touch. */
async function rowsOf(user: TestUser) {
  const { kysely } = server.database;
  const { rows } = await sql<{ rows: unknown }>`
    select jsonb_build_object(
      'entities', (select jsonb_agg(to_jsonb(e) - 'time_updated' order by id) from entities e where client_id = ${user.clientId}),
      'akas', (select jsonb_agg(to_jsonb(a) order by entity_id, position) from entity_akas a
        join entities e on e.id = a.entity_id where client_id = ${user.clientId}),
      'relationships', (select jsonb_agg(to_jsonb(r) order by id) from entity_relationships r where client_id = ${user.clientId}),
      'audit', (select jsonb_agg(to_jsonb(l) order by id) from entity_datapoint_audit l where client_id = ${user.clientId}),
      'choices', (select jsonb_agg(to_jsonb(c) order by id) from entity_name_choices c where client_id = ${user.clientId}),
      'facts', (select jsonb_agg(to_jsonb(d) order by id) from entity_datapoints d where client_id = ${user.clientId})
    ) as rows`.execute(kysely);
  return rows[0]?.rows;
}

/** Two entities with everything that a merge has to carry over or to decide about. */
async function twoWithContents(user: TestUser) {
  const document = await server.addDocument(user.clientId);
  const target = await create(user, 'Calder Ridge', { akas: ['CR', 'Shared'] });
  const source = await create(user, 'Calder Ridge IV', {
    akas: ['shared', 'CR4', 'calder ridge'],
    fins: ['vehicle', 'fund'],
    clientIdentifier: 'C-4',
  });
  const partner = await create(user, 'Partner');
  const [same, doubled, other] = [
    await relate(user, target, partner),
    await relate(user, source, partner),
    await relate(user, partner, source),
  ];
  const self = await relate(user, source, target);
  await addFact(user, 'of target', { entity_id: target, document_request_id: document });
  await addFact(user, 'said twice', { entity_id: source, document_request_id: document });
  await addFact(user, 'of source', { entity_id: source });
  await addFact(user, 'of same', { relationship_id: same });
  await addFact(user, 'of doubled', { relationship_id: doubled });
  await addFact(user, 'of other', { relationship_id: other });
  await addFact(user, 'of self', { relationship_id: self });
  for (const owner of [{ entity_id: source }, { relationship_id: doubled }, { relationship_id: self }])
    await server.database.kysely
      .insertInto('entity_datapoint_audit')
      .values({
        client_id: user.clientId,
        datapoint_id: randomUUID(),
        fin: 'nav',
        reporting_date: '2024-12-31',
        reason: 'edited',
        changed_at: new Date(0),
        user_id: user.id,
        user_name: user.name,
        ...owner,
      })
      .execute();
  for (const [name, entity_id] of [
    ['CR', target],
    ['CR4', source],
  ] as const)
    await server.database.kysely
      .insertInto('entity_name_choices')
      .values({
        client_id: user.clientId,
        name,
        entity_type: 'fund',
        scope: 'fund',
        scope_name: 'Calder',
        entity_id,
        user_id: user.id,
        user_name: user.name,
      })
      .execute();
  return { target, source, same };
}

const merge = (user: TestUser, target: string, source: string) =>
  user.call('POST', `entities/${target}/merge`, { sourceId: source });
const undo = (user: TestUser, mergeId: string) => user.call('POST', `entities/merges/${mergeId}/undo`);
const mergesOf = async (user: TestUser, id: string) =>
  (await user.call('GET', `entities/${id}/merges`)).body.merges;

describe('POST entities/{id}/merge', () => {
  it('carries over AKAs, types, identifier, relationships and datapoints; the name becomes an AKA', async () => {
    const user = await newEditor();
    const { target, source, same } = await twoWithContents(user);
    const response = await merge(user, target, source);
    assert.equal(response.status, 200, response.text);
    const entity = await read(user, target);
    assert.equal(await read(user, source), undefined);
    assert.deepEqual(entity.akas, ['CR', 'Shared', 'Calder Ridge IV', 'CR4']);
    assert.deepEqual(
      entity.types.map(({ fin }: { fin: string }) => fin),
      ['fund', 'vehicle'],
    );
    assert.equal(entity.clientIdentifier, 'C-4');
    assert.equal(entity.relationshipCount, 2);
    const facts = await server.database.kysely
      .selectFrom('entity_datapoints')
      .select(['value', 'entity_id', 'relationship_id'])
      .where('client_id', '=', user.clientId)
      .orderBy('value')
      .execute();
    const own = facts.filter(({ entity_id: id }) => id === target).map(({ value }) => value);
    const joined = facts.filter(({ relationship_id: id }) => id === same).map(({ value }) => value);
    // One document says one value of a metric and date: the target's stays.
    assert.deepEqual(own, ['of source', 'of target']);
    assert.deepEqual(joined, ['of doubled', 'of same']);
    assert.deepEqual(
      facts.map(({ value }) => value).filter((value) => value === 'of other'),
      ['of other'],
    );
    assert.equal(facts.length, 5);
  });

  it('AMB-105 carries over the audit of the values, of the entity and of the relationships that are joined', async () => {
    const user = await newEditor();
    const { target, source, same } = await twoWithContents(user);
    const added = {
      entity: source,
      fin: 'fund_nav',
      value: '7',
      currency: 'EUR',
      reportingDate: '2024-12-31',
    };
    const { body: created } = await user.call('POST', 'interdocumententity/datapoints/create', {
      entityDatapoints: [added],
    });
    const [id] = created.ids;
    const { status, text } = await user.call('PATCH', `entities/datapoints/${id}`, { value: '8' });
    assert.equal(status, 200, text);
    await merge(user, target, source);
    const { body } = await user.call('GET', `datapoints/${id}/changes`);
    assert.deepEqual(
      body.items.map(({ reason, from, to }: { reason: string; from: object; to: object }) => [
        reason,
        from,
        to,
      ]),
      [['edited', { value: '7', currency: 'EUR' }, { value: '8', currency: 'EUR' }]],
    );
    const { rows } = await sql<{ owner: string; lines: number }>`
      select coalesce(entity_id, relationship_id) as owner, count(*)::int as lines from entity_datapoint_audit
      where client_id = ${user.clientId} group by 1`.execute(server.database.kysely);
    assert.deepEqual(
      new Map(rows.map(({ owner, lines }) => [owner, lines])),
      new Map([
        [target, 2],
        [same, 1],
      ]),
    );
  });

  it('AMB-132 undoing it restores every row as it was', async () => {
    const user = await newEditor();
    const { target, source } = await twoWithContents(user);
    const before = await rowsOf(user);
    const { body } = await merge(user, target, source);
    assert.notDeepEqual(await rowsOf(user), before);
    const response = await undo(user, body.mergeId);
    assert.deepEqual([response.status, response.body], [200, { ids: [source, target] }]);
    assert.deepEqual(await rowsOf(user), before);
    assert.equal(codeOf(await undo(user, body.mergeId)), 'NOT_FOUND');
  });

  it('carries over the links of documents, and undoing gives them back', async () => {
    const user = await newEditor();
    const { kysely } = server.database;
    const [target, source] = [await create(user, 'Stays'), await create(user, 'Goes')];
    const document = await server.addDocument(user.clientId);
    const grouping = await kysely
      .insertInto('groupings')
      .values({ document_request_id: document, group_display: 'Summary', table_index: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const metric = await kysely
      .insertInto('document_metrics')
      .values({
        document_request_id: document,
        grouping_id: grouping.id,
        index: 0,
        fin: 'fund',
        display_label: 'Fund',
        data_type: 'ENTITY_NAME',
        order_position: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('document_datapoints')
      .values({
        metric_id: metric.id,
        document_request_id: document,
        rank: 0,
        value: 'Goes',
        selected_entity_id: source,
      })
      .execute();
    const linked = async () =>
      kysely
        .selectFrom('document_datapoints')
        .select('selected_entity_id')
        .where('document_request_id', '=', document)
        .executeTakeFirstOrThrow();
    const { body } = await merge(user, target, source);
    assert.equal((await linked()).selected_entity_id, target);
    await undo(user, body.mergeId);
    assert.equal((await linked()).selected_entity_id, source);
  });

  for (const [what, change] of [
    [
      'a renamed entity',
      (user: TestUser, id: string) => user.call('PATCH', `interdocumententity/${id}`, { name: 'New' }),
    ],
    [
      'other AKAs',
      (user: TestUser, id: string) => user.call('PUT', `entities/${id}/akas`, { akas: ['Other'] }),
    ],
    ['a new datapoint', (user: TestUser, id: string) => addFact(user, 'new', { entity_id: id })],
    [
      'a new relationship',
      async (user: TestUser, id: string) => relate(user, id, await create(user, 'Late')),
    ],
    [
      'a deleted entity',
      (user: TestUser, id: string) => user.call('POST', 'interdocumententity/delete', { uuids: [id] }),
    ],
  ] as const) {
    it(`AMB-132 can no longer be undone after ${what}`, async () => {
      const user = await newEditor();
      const [target, source] = [await create(user, 'Stays'), await create(user, 'Goes')];
      const { body } = await merge(user, target, source);
      assert.deepEqual(
        (await mergesOf(user, target)).map((one: { canUndo: boolean }) => one.canUndo),
        [true],
      );
      await change(user, target);
      assert.equal(codeOf(await undo(user, body.mergeId)), 'MERGE_NOT_UNDOABLE');
      assert.equal(await read(user, source), undefined);
    });
  }

  it('AMB-132 can no longer be undone when the name was given to another entity', async () => {
    const user = await newEditor();
    const [target, source] = [await create(user, 'Stays'), await create(user, 'Goes')];
    const { body } = await merge(user, target, source);
    await create(user, 'goes');
    assert.equal(codeOf(await undo(user, body.mergeId)), 'MERGE_NOT_UNDOABLE');
    assert.deepEqual((await read(user, target)).akas, ['Goes']);
  });

  it('lists what was merged into an entity, by whom, and whether it can be undone', async () => {
    const user = await newEditor();
    const [target, source] = [await create(user, 'Stays'), await create(user, 'Goes')];
    await merge(user, target, source);
    const [first] = await mergesOf(user, target);
    assert.deepEqual([first.name, first.mergedBy, first.canUndo], ['Goes', user.name, true]);
    await user.call('PATCH', `interdocumententity/${target}`, { clientIdentifier: 'X' });
    assert.equal((await mergesOf(user, target))[0].canUndo, false);
  });

  it('refuses an entity with itself, and entities of another client', async () => {
    const user = await newEditor();
    const stranger = await newEditor();
    const [own, foreign] = [await create(user, 'Own'), await create(stranger, 'Foreign')];
    assert.equal(codeOf(await merge(user, own, own)), 'INVALID_REQUEST');
    assert.equal(codeOf(await merge(user, own, foreign)), 'NOT_FOUND');
    assert.equal(codeOf(await merge(user, foreign, own)), 'NOT_FOUND');
    const second = await create(stranger, 'Second');
    const { body } = await merge(stranger, foreign, second);
    assert.equal(codeOf(await undo(user, body.mergeId)), 'NOT_FOUND');
  });

  it('PERM-003 PERM-008 needs both CAN_CREATE_UPDATE_ENTITIES and CAN_DELETE_ENTITIES', async () => {
    const owner = await newEditor();
    const [target, source] = [await create(owner, 'Stays'), await create(owner, 'Goes')];
    for (const permission of ['CAN_CREATE_UPDATE_ENTITIES', 'CAN_DELETE_ENTITIES'] as const) {
      const user = await server.signIn(maskOf([permission]), { clientId: owner.clientId });
      assert.equal(codeOf(await merge(user, target, source)), 'FORBIDDEN');
    }
  });
});
