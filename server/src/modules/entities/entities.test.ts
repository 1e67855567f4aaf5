import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { maskOf } from '@assay/shared/domain';
import {
  startTestServer,
  type TestResponse,
  type TestServer,
  type TestUser,
} from '../../testing/test-server.ts';

const EDITOR = maskOf(['CAN_CREATE_UPDATE_ENTITIES', 'CAN_UPDATE_ENTITY_AKAS', 'CAN_DELETE_ENTITIES']);
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(() => server.close());

const newEditor = (clientId = `client-${randomUUID().slice(0, 8)}`) => server.signIn(EDITOR, { clientId });
const codeOf = ({ body }: TestResponse) => body.errors?.[0]?.code;
const refusalOf = ({ status, body }: TestResponse) => [
  status,
  body.errors?.[0]?.code,
  body.errors?.[0]?.identifier,
];

async function create(user: TestUser, name: string, fins = ['fund']): Promise<string> {
  const response = await user.call('POST', 'entities/create', { name, clientIdentifier: null, fins });
  assert.equal(response.status, 200, response.text);
  return response.body.id;
}

async function read(user: TestUser, id: string) {
  const { body } = await user.call('GET', `inter-document-entity/overview?interDocumentEntityId=${id}`);
  return body.entities[0];
}

const overview = async (user: TestUser, query: Record<string, string>) =>
  (await user.call('GET', `inter-document-entity/overview?${new URLSearchParams(query)}`)).body;

/** Restricts the names of a type of a client. */
async function restrict(clientId: string, fin: string, options: string[]): Promise<void> {
  await server.database.kysely
    .updateTable('metric_identifiers')
    .set({ validators: JSON.stringify([{ type: 'EXCLUDE', options }]) })
    .where('client_id', '=', clientId)
    .where('fin', '=', fin)
    .execute();
}

describe('POST entities/create', () => {
  it('API-049 ENT-001 ENT-021 ENT-022 ENT-023 creates an entity that the overview then shows with all its fields', async () => {
    const user = await newEditor();
    const response = await user.call('POST', 'entities/create', {
      name: '  Calder Ridge IV ',
      clientIdentifier: '',
      fins: ['fund', 'vehicle', 'fund'],
    });
    const { id } = response.body;
    const entity = await read(user, id);
    assert.deepEqual(entity, {
      interDocumentEntityId: id,
      id,
      uuid: id,
      name: 'Calder Ridge IV',
      displayName: 'Calder Ridge IV',
      clientIdentifier: null,
      akas: [],
      types: [
        { fin: 'fund', displayName: 'Fund', validators: [] },
        { fin: 'vehicle', displayName: 'Vehicle', validators: [] },
      ],
      timeUpdated: entity.timeUpdated,
      akaCount: 0,
      relationshipCount: 0,
      metricIdentifierDisplayName: 'Fund, Vehicle',
    });
  });

  it('AMB-096 refuses a name that equals another one but for white space and case', async () => {
    const user = await newEditor();
    await create(user, 'Ährenfeld  Fund');
    const response = await user.call('POST', 'entities/create', { name: 'ÄHREN FELDFUND', fins: ['fund'] });
    assert.deepEqual(refusalOf(response), [409, 'RESOURCE_DUPLICATED', 'name']);
    await create(await newEditor(), 'Ährenfeld Fund');
  });

  it('AMB-096 of two creations of one name at once one succeeds and the other is refused', async () => {
    const user = await newEditor();
    const responses = await Promise.all(
      ['Twin Fund', 'twin fund', 'TWIN FUND'].map((name) =>
        user.call('POST', 'entities/create', { name, fins: ['fund'] }),
      ),
    );
    assert.deepEqual(responses.map(({ status }) => status).toSorted(), [200, 409, 409]);
    assert.equal((await overview(user, { maxPageSize: '20' })).totalEntityCount, 1);
  });

  it('ENT-034 ENT-027 refuses names of white space, names that are too long, unknown types and no type, by field', async () => {
    const user = await newEditor();
    const refuse = async (name: string, fins: string[]) =>
      refusalOf(await user.call('POST', 'entities/create', { name, fins }));
    assert.deepEqual(await refuse(' \u00a0\t', ['fund']), [400, 'EMPTY_ENTITY_NAME', 'name']);
    assert.deepEqual(await refuse('x'.repeat(4000), ['fund']), [400, 'INVALID_REQUEST', 'name']);
    assert.deepEqual(await refuse('Fund', ['spaceship']), [400, 'INVALID_REQUEST', 'fins']);
    assert.deepEqual(await refuse('Fund', []), [400, 'INVALID_REQUEST', 'fins']);
  });

  it('ENT-028 ENT-035 refuses a name that a validator of a chosen type excludes', async () => {
    const user = await newEditor();
    await restrict(user.clientId, 'fund', ['Test Fund']);
    const response = await user.call('POST', 'entities/create', { name: 'TESTFUND', fins: ['fund'] });
    assert.deepEqual(refusalOf(response), [400, 'METRIC_VALIDATION_FAILED', 'name']);
    await create(user, 'Test Fund', ['vehicle']);
  });

  it('keeps names with slashes, percent signs, emoji and right-to-left letters, and finds them by name', async () => {
    const user = await newEditor();
    for (const name of ['A/B %2F 100%', '🦊 Fund 🏦', 'קרן השקעות', '..', "O'Neil & Søns", 'x'.repeat(500)]) {
      const id = await create(user, name);
      const { entities } = await overview(user, { name });
      assert.deepEqual(
        entities.map((entity: { id: string; name: string }) => [entity.id, entity.name]),
        [[id, name]],
      );
    }
  });

  it('PERM-003 needs CAN_CREATE_UPDATE_ENTITIES', async () => {
    const without = await server.signIn(maskOf(['CAN_UPDATE_ENTITY_AKAS', 'CAN_DELETE_ENTITIES']));
    const response = await without.call('POST', 'entities/create', { name: 'Fund', fins: ['fund'] });
    assert.equal(codeOf(response), 'FORBIDDEN');
    const holder = await server.signIn(maskOf(['CAN_CREATE_UPDATE_ENTITIES']));
    await create(holder, `Fund ${randomUUID()}`);
  });
});

describe('GET inter-document-entity/overview', () => {
  it('API-053 AMB-098 finds by ids and by whole name, and gives an empty list where nothing matches', async () => {
    const user = await newEditor();
    const calder = await create(user, 'Calder Ridge');
    const other = await create(user, 'Calder Ridge II');
    const byIds = await user.call(
      'GET',
      `inter-document-entity/overview?interDocumentEntityId=${calder}&interDocumentEntityId=${other}`,
    );
    assert.equal(byIds.body.totalEntityCount, 2);
    const byName = await overview(user, { name: 'calder RIDGE' });
    assert.deepEqual([byName.totalEntityCount, byName.entities[0].id], [1, calder]);
    assert.deepEqual(await overview(user, { name: 'Calder' }), { entities: [], totalEntityCount: 0 });
    const stranger = await newEditor();
    assert.equal((await overview(stranger, { name: 'Calder Ridge' })).totalEntityCount, 0);
  });

  it('API-053 AMB-097 a page is filtered by a part of the name and by types', async () => {
    const user = await newEditor();
    await create(user, 'Calder Ridge', ['fund']);
    await create(user, 'Old Calder', ['vehicle', 'company']);
    await create(user, 'Nordlicht', ['fund']);
    const names = async (query: Record<string, string>) =>
      (await overview(user, { maxPageSize: '20', ...query })).entities.map(
        ({ name }: { name: string }) => name,
      );
    assert.deepEqual(await names({ name: 'CALDER' }), ['Calder Ridge', 'Old Calder']);
    assert.deepEqual(await names({ type: 'fund' }), ['Calder Ridge', 'Nordlicht']);
    assert.deepEqual(await names({ type: 'company', name: 'calder' }), ['Old Calder']);
    assert.deepEqual(await names({ orderBy: 'name:desc' }), ['Old Calder', 'Nordlicht', 'Calder Ridge']);
  });
});

describe('client identifiers', () => {
  const createAs = (user: TestUser, name: string, clientIdentifier: string) =>
    user.call('POST', 'entities/create', { name, clientIdentifier, fins: ['fund'] });
  const TAKEN = [409, 'RESOURCE_DUPLICATED', 'clientIdentifier'];

  it('AMB-136 refuses one that another entity has, trimmed and without case, when it is given, and only then', async () => {
    const user = await newEditor();
    assert.equal((await createAs(user, 'Fund I', 'Zg-002')).status, 200);
    assert.deepEqual(refusalOf(await createAs(user, 'Fund II', ' zG-002 ')), TAKEN);
    const id = await create(user, 'Fund II');
    const change = (clientIdentifier: string | null) =>
      user.call('PATCH', `interdocumententity/${id}`, { clientIdentifier });
    assert.deepEqual(refusalOf(await change('ZG-002')), TAKEN);
    assert.equal((await read(user, id)).clientIdentifier, null);
    for (const identifier of ['ZG-003', 'zg-003', null, ''])
      assert.equal((await change(identifier)).status, 200);
    assert.equal((await createAs(await newEditor(), 'Fund I', 'ZG-002')).status, 200);
    await server.database.kysely
      .updateTable('entities')
      .set({ client_identifier: 'ZG-002' })
      .where('id', '=', id)
      .execute();
    const renamed = await user.call('PATCH', `interdocumententity/${id}`, {
      name: 'Fund 2',
      clientIdentifier: 'ZG-002',
    });
    assert.deepEqual([renamed.status, renamed.body.clientIdentifier], [200, 'ZG-002']);
  });

  it('AMB-136 of several that take one identifier at once, one wins', async () => {
    const user = await newEditor();
    const id = await create(user, 'Fund 0');
    const responses = await Promise.all([
      ...['ID-1', 'id-1', ' Id-1'].map((identifier, index) =>
        createAs(user, `Fund ${index + 1}`, identifier),
      ),
      user.call('PATCH', `interdocumententity/${id}`, { clientIdentifier: 'ID-1' }),
    ]);
    assert.deepEqual(responses.map(({ status }) => status).toSorted(), [200, 409, 409, 409]);
    for (const response of responses.filter(({ status }) => status === 409))
      assert.deepEqual(refusalOf(response), TAKEN);
  });
});

describe('PATCH interdocumententity/{id}', () => {
  it('API-050 changes only what is sent and returns the entity', async () => {
    const user = await newEditor();
    const id = await create(user, 'Fund I');
    const { status, body } = await user.call('PATCH', `interdocumententity/${id}`, {
      clientIdentifier: 'C-1',
    });
    assert.equal(status, 200);
    assert.deepEqual([body.id, body.name, body.clientIdentifier], [id, 'Fund I', 'C-1']);
    const renamed = await user.call('PATCH', `interdocumententity/${id}`, { name: 'FUND i' });
    assert.deepEqual(
      [renamed.body.id, renamed.body.name, renamed.body.clientIdentifier],
      [id, 'FUND i', 'C-1'],
    );
  });

  it('AMB-096 refuses the name of another entity', async () => {
    const user = await newEditor();
    await create(user, 'Fund I');
    const id = await create(user, 'Fund II');
    const response = await user.call('PATCH', `interdocumententity/${id}`, { name: 'fundI' });
    assert.deepEqual(refusalOf(response), [409, 'RESOURCE_DUPLICATED', 'name']);
    assert.equal((await read(user, id)).name, 'Fund II');
  });

  it('AMB-099 dropping a type deletes the relationships that use it, and no other', async () => {
    const user = await newEditor();
    const [fund, partner, company] = [
      await create(user, 'Fund', ['fund', 'vehicle']),
      await create(user, 'Partner', ['limited_partner']),
      await create(user, 'Company', ['company']),
    ];
    await server.database.kysely
      .insertInto('entity_relationships')
      .values([
        {
          client_id: user.clientId,
          parent_id: fund,
          parent_type: 'fund',
          child_id: partner,
          child_type: 'limited_partner',
        },
        {
          client_id: user.clientId,
          parent_id: fund,
          parent_type: 'vehicle',
          child_id: company,
          child_type: 'company',
        },
      ])
      .execute();
    assert.equal((await read(user, fund)).relationshipCount, 2);
    const { body } = await user.call('PATCH', `interdocumententity/${fund}`, { fins: ['fund'] });
    assert.deepEqual([body.types.length, body.relationshipCount], [1, 1]);
    assert.deepEqual(
      [(await read(user, partner)).relationshipCount, (await read(user, company)).relationshipCount],
      [1, 0],
    );
  });

  it('AMB-059 refuses a change that started from an older version', async () => {
    const user = await newEditor();
    const id = await create(user, 'Fund I');
    const { timeUpdated } = await read(user, id);
    const first = await user.call('PATCH', `interdocumententity/${id}`, { name: 'Fund A', timeUpdated });
    assert.equal(first.status, 200);
    const second = await user.call('PATCH', `interdocumententity/${id}`, { name: 'Fund B', timeUpdated });
    assert.deepEqual([second.status, codeOf(second)], [409, 'VALUE_CONFLICT']);
    assert.equal((await read(user, id)).name, 'Fund A');
  });

  it('AMB-022 does not find the entity of another client', async () => {
    const id = await create(await newEditor(), 'Fund I');
    const stranger = await newEditor();
    assert.equal(
      codeOf(await stranger.call('PATCH', `interdocumententity/${id}`, { name: 'x' })),
      'NOT_FOUND',
    );
    assert.equal(codeOf(await stranger.call('PUT', `entities/${id}/akas`, { akas: ['x'] })), 'NOT_FOUND');
  });

  it('writes each change to the audit log with who, when, from and to', async () => {
    const user = await newEditor();
    const id = await create(user, 'Fund I');
    await user.call('PATCH', `interdocumententity/${id}`, { name: 'Fund II', fins: ['fund', 'vehicle'] });
    await user.call('PUT', `entities/${id}/akas`, { akas: ['F2'] });
    const lines = await server.database.kysely
      .selectFrom('entity_audit')
      .select(['action', 'from_value', 'to_value', 'user_name'])
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute();
    assert.deepEqual(
      lines.map((line) => [line.action, line.from_value, line.to_value, line.user_name]),
      [
        ['created', null, 'Fund I', user.name],
        ['name', 'Fund I', 'Fund II', user.name],
        ['types', 'fund', 'fund, vehicle', user.name],
        ['akas', '[]', '["F2"]', user.name],
      ],
    );
  });
});

describe('PUT entities/{id}/akas', () => {
  it('API-051 AMB-096 sets the AKAs in their order; another entity may have the same ones', async () => {
    const user = await newEditor();
    const id = await create(user, 'Fund I');
    const other = await create(user, 'Fund II');
    const { body } = await user.call('PUT', `entities/${id}/akas`, { akas: ['Zed', ' Alpha '] });
    assert.deepEqual([body.akas, body.akaCount], [['Zed', 'Alpha'], 2]);
    assert.equal((await user.call('PUT', `entities/${other}/akas`, { akas: ['zed'] })).status, 200);
    assert.deepEqual((await user.call('PUT', `entities/${id}/akas`, { akas: [] })).body.akas, []);
  });

  it('AKA-006 refuses AKAs that are equal after normalisation, empty ones and excluded ones, and keeps the old', async () => {
    const user = await newEditor();
    const id = await create(user, 'Fund I');
    await user.call('PUT', `entities/${id}/akas`, { akas: ['Old'] });
    await restrict(user.clientId, 'fund', ['Dummy']);
    const refuse = async (akas: string[]) => codeOf(await user.call('PUT', `entities/${id}/akas`, { akas }));
    assert.equal(await refuse(['A B', 'ab']), 'CANNOT_DUPLICATE_AKA');
    assert.equal(await refuse(['  ']), 'EMPTY_ENTITY_NAME');
    assert.equal(await refuse(['fine', 'dummy']), 'METRIC_VALIDATION_FAILED');
    assert.deepEqual((await read(user, id)).akas, ['Old']);
  });

  it('PERM-025 FLAG-018 AMB-095 needs CAN_UPDATE_ENTITY_AKAS, and without its switch CAN_CREATE_UPDATE_ENTITIES', async () => {
    const { clientId, call } = await newEditor();
    const { body } = await call('POST', 'entities/create', { name: 'Fund', fins: ['fund'] });
    const mayEdit = await server.signIn(maskOf(['CAN_CREATE_UPDATE_ENTITIES']), { clientId });
    const mayName = await server.signIn(maskOf(['CAN_UPDATE_ENTITY_AKAS']), { clientId });
    const put = async ({ call: ask }: TestUser) =>
      (await ask('PUT', `entities/${body.id}/akas`, { akas: [randomUUID()] })).status;
    assert.deepEqual([await put(mayEdit), await put(mayName)], [403, 200]);
    await setSwitches(clientId, { akaPermission: false });
    assert.deepEqual([await put(mayEdit), await put(mayName)], [200, 403]);
  });

  it('FLAG-022 the edit switches refuse the calls that they switch off', async () => {
    const user = await newEditor();
    const id = await create(user, 'Fund');
    const patch = () => user.call('PATCH', `interdocumententity/${id}`, { clientIdentifier: '1' });
    const put = () => user.call('PUT', `entities/${id}/akas`, { akas: ['F'] });
    await setSwitches(user.clientId, { editEntityMetadata: false });
    assert.deepEqual([codeOf(await patch()), (await put()).status], ['FORBIDDEN', 200]);
    await setSwitches(user.clientId, { editEntityAkas: false });
    assert.deepEqual([(await patch()).status, codeOf(await put())], [200, 'FORBIDDEN']);
  });
});

async function setSwitches(clientId: string, switches: Record<string, boolean>): Promise<void> {
  await server.database.kysely
    .updateTable('clients')
    .set({ switches: JSON.stringify(switches) })
    .where('id', '=', clientId)
    .execute();
}

describe('POST interdocumententity/delete', () => {
  it('API-052 AMB-099 deletes entities with all that belongs to them, and unlinks documents', async () => {
    const user = await newEditor();
    const { kysely } = server.database;
    const [gone, stays] = [await create(user, 'Gone'), await create(user, 'Stays')];
    await user.call('PUT', `entities/${gone}/akas`, { akas: ['G'] });
    const relationship = await kysely
      .insertInto('entity_relationships')
      .values({
        client_id: user.clientId,
        parent_id: stays,
        parent_type: 'fund',
        child_id: gone,
        child_type: 'fund',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const fact = { client_id: user.clientId, fin: 'nav', value: '1', reporting_date: '2024-12-31' };
    await kysely
      .insertInto('entity_datapoints')
      .values([
        { ...fact, entity_id: gone },
        { ...fact, relationship_id: relationship.id },
        { ...fact, entity_id: stays },
      ])
      .execute();
    const counts = { entities: 1, akas: 1, relationships: 1, datapoints: 2, documents: 0 };
    assert.deepEqual((await user.call('POST', 'entities/contents', { uuids: [gone] })).body, counts);
    const ofTypes = async (types: string[]) =>
      (await user.call('POST', 'entities/contents', { uuids: [gone], types })).body;
    const none = { ...counts, entities: 0, akas: 0, relationships: 0, datapoints: 0 };
    assert.deepEqual(await ofTypes(['fund']), { ...none, relationships: 1, datapoints: 1 });
    assert.deepEqual(await ofTypes(['company']), none);
    const response = await user.call('POST', 'interdocumententity/delete', { uuids: [gone, UNKNOWN_ID] });
    assert.deepEqual([response.status, response.body], [200, { ids: [gone] }]);
    assert.equal(await read(user, gone), undefined);
    assert.equal((await read(user, stays)).relationshipCount, 0);
    const facts = await kysely
      .selectFrom('entity_datapoints')
      .select('entity_id')
      .where('client_id', '=', user.clientId)
      .execute();
    assert.deepEqual(facts, [{ entity_id: stays }]);
    assert.equal((await user.call('POST', 'interdocumententity/delete', { uuids: [gone] })).status, 200);
  });

  it('AMB-022 leaves and counts nothing of another client', async () => {
    const owner = await newEditor();
    const id = await create(owner, 'Fund');
    const stranger = await newEditor();
    const counted = await stranger.call('POST', 'entities/contents', { uuids: [id] });
    assert.equal(counted.body.entities, 0);
    await stranger.call('POST', 'interdocumententity/delete', { uuids: [id] });
    assert.equal((await read(owner, id)).name, 'Fund');
  });

  it('PERM-008 needs CAN_DELETE_ENTITIES', async () => {
    const owner = await newEditor();
    const id = await create(owner, 'Fund');
    const without = await server.signIn(
      maskOf(['CAN_CREATE_UPDATE_ENTITIES', 'CAN_UPDATE_ENTITY_AKAS', 'CAN_DELETE_DOCUMENTS']),
      { clientId: owner.clientId },
    );
    const response = await without.call('POST', 'interdocumententity/delete', { uuids: [id] });
    assert.equal(codeOf(response), 'FORBIDDEN');
    const holder = await server.signIn(maskOf(['CAN_DELETE_ENTITIES']), { clientId: owner.clientId });
    assert.equal((await holder.call('POST', 'interdocumententity/delete', { uuids: [id] })).status, 200);
  });
});
