import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { ALL_PERMISSIONS_MASK, PERMISSIONS } from '@assay/shared/domain';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';

let server: TestServer;
let user: TestUser;

before(async () => {
  server = await startTestServer();
});
after(() => server.close());
beforeEach(async () => {
  user = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: `r${randomUUID().slice(0, 8)}` });
});

async function addEntity(name: string, types: string[], clientId = user.clientId): Promise<string> {
  const { id } = await server.database.kysely
    .insertInto('entities')
    .values({ client_id: clientId, name, types })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function relate(entityId: string, relatedEntityId: string, relatedFin: string, fin = 'fund') {
  const response = await user.call('POST', 'interdocumentrelationship/create', {
    entityId,
    fin,
    relatedEntityId,
    relatedFin,
  });
  assert.equal(response.status, 200, response.text);
  return response.body.id as string;
}

const namesOf = (items: { relatedEntity: { name: string } }[]) => items.map((one) => one.relatedEntity.name);

describe('relationships of an entity', () => {
  it('REL-001 API-054 lists them from either side, with both names and types', async () => {
    const fund = await addEntity('Calder Ridge IV', ['fund']);
    const partner = await addEntity('Hollis Foundation', ['limited_partner']);
    const id = await relate(fund, partner, 'limited_partner');
    const { body } = await user.call('GET', `entities/${fund}/related-entities`);
    const [item] = body.items;
    const end = (entityId: string, name: string, fin: string, displayName: string) => ({
      id: entityId,
      name,
      type: { fin, displayName },
    });
    assert.deepEqual(
      { ...item, timeCreated: null },
      {
        id,
        entity: end(fund, 'Calder Ridge IV', 'fund', 'Fund'),
        relatedEntity: end(partner, 'Hollis Foundation', 'limited_partner', 'Limited Partner'),
        timeCreated: null,
        metricCount: 0,
      },
    );
    assert.equal(body.totalCount, 1);
    const other = await user.call('GET', `entities/${partner}/related-entities`);
    assert.deepEqual(namesOf(other.body.items), ['Calder Ridge IV']);
  });

  it('REL-003 API-054 counts the metrics with values of each, and orders by how many these are', async () => {
    const fund = await addEntity('Fund', ['fund']);
    const ids = [];
    for (const name of ['Ash', 'Beech', 'Cedar'])
      ids.push(await relate(fund, await addEntity(name, ['limited_partner']), 'limited_partner'));
    const value = (relationshipId: string | undefined, fin: string, year: number) => ({
      client_id: user.clientId,
      relationship_id: relationshipId,
      fin,
      value: '1',
      currency: '',
      reporting_date: `${year}-06-30`,
      last_modified_by: 'Ada',
      last_modified_by_id: 1,
    });
    await server.database.kysely
      .insertInto('entity_datapoints')
      .values([
        value(ids[1], 'tvpi', 2024),
        value(ids[1], 'tvpi', 2025),
        value(ids[2], 'tvpi', 2024),
        value(ids[2], 'commitment', 2024),
        { ...value(ids[0], 'tvpi', 2024), deleted_at: new Date() },
      ])
      .execute();
    const { body } = await user.call('GET', `entities/${fund}/related-entities?orderBy=metricCount:desc`);
    const counts = body.items.map(
      (item: { relatedEntity: { name: string }; metricCount: number }) =>
        `${item.relatedEntity.name} ${item.metricCount}`,
    );
    assert.deepEqual(counts, ['Cedar 2', 'Beech 1', 'Ash 0']);
  });

  it('API-054 pages, orders and filters by name and type, and counts each type', async () => {
    const fund = await addEntity('Fund', ['fund']);
    for (const name of ['Ödland', 'Beech', 'Ash'])
      await relate(fund, await addEntity(name, ['company']), 'company');
    await relate(fund, await addEntity('Hollis', ['limited_partner']), 'limited_partner');
    const list = async (query: string) =>
      (await user.call('GET', `entities/${fund}/related-entities?${query}`)).body;
    assert.deepEqual(namesOf((await list('')).items), ['Ash', 'Beech', 'Hollis', 'Ödland']);
    assert.deepEqual(namesOf((await list('maxPageSize=2&offset=2')).items), ['Hollis', 'Ödland']);
    assert.deepEqual(namesOf((await list('orderBy=relationship:desc&maxPageSize=1')).items), ['Ödland']);
    assert.deepEqual(namesOf((await list('orderBy=timeCreated:desc&maxPageSize=1')).items).length, 1);
    assert.deepEqual(namesOf((await list('name=odl')).items), ['Ödland']);
    const typed = await list('type=company&maxPageSize=1');
    assert.deepEqual([namesOf(typed.items), typed.totalCount], [['Ash'], 3]);
    assert.deepEqual((await list('')).types, [
      { fin: 'company', displayName: 'Company', count: 3 },
      { fin: 'limited_partner', displayName: 'Limited Partner', count: 1 },
    ]);
    const { status } = await user.call('GET', `entities/${fund}/related-entities?orderBy=id:asc`);
    assert.equal(status, 400);
  });

  it('API-055 REL-006 REL-008 REL-010 answers one by its id in both forms, and none for an unknown id', async () => {
    const fund = await addEntity('Fund', ['fund']);
    const company = await addEntity('Ash', ['company']);
    const id = await relate(fund, company, 'company');
    const find = (uuid: string, who = user) =>
      who.call('POST', 'interdocumentrelationship', { filters: { uuid } });
    const [found] = (await find(id)).body.items;
    assert.ok(Date.parse(found.timeCreated) <= Date.parse(found.timeUpdated));
    assert.deepEqual(
      { ...found, timeCreated: null, timeUpdated: null },
      {
        id,
        entityId: fund,
        fin: 'fund',
        relatedEntityId: company,
        relatedFin: 'company',
        parentId: fund,
        parentType: 'fund',
        parentTypeName: 'Fund',
        parentName: 'Fund',
        childId: company,
        childType: 'company',
        childTypeName: 'Company',
        childName: 'Ash',
        timeCreated: null,
        timeUpdated: null,
      },
    );
    assert.deepEqual((await find(randomUUID())).body.items, []);
    const stranger = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: `s${randomUUID().slice(0, 8)}` });
    assert.deepEqual((await find(id, stranger)).body.items, [], 'of another client');
  });

  it('AMB-100 relates two entities once, and only under types that they have', async () => {
    const fund = await addEntity('Fund', ['fund']);
    const company = await addEntity('Ash', ['company']);
    const first = await relate(fund, company, 'company');
    assert.equal(await relate(fund, company, 'company'), first, 'a repeated call answers the same');
    const refused = async (body: object) => {
      const response = await user.call('POST', 'interdocumentrelationship/create', {
        entityId: fund,
        fin: 'fund',
        relatedEntityId: company,
        relatedFin: 'company',
        ...body,
      });
      return [response.status, response.body.errors[0].identifier];
    };
    assert.deepEqual(await refused({ relatedFin: 'bank' }), [400, 'relatedFin']);
    assert.deepEqual(await refused({ fin: 'bank' }), [400, 'fin']);
    assert.deepEqual(await refused({ relatedEntityId: fund, relatedFin: 'fund' }), [400, 'relatedEntityId']);
    assert.deepEqual(await refused({ relatedEntityId: randomUUID() }), [404, 'relatedEntityId']);
    const strangers = await addEntity(
      'Theirs',
      ['company'],
      (await server.signIn(0, { clientId: 'other' })).clientId,
    );
    assert.deepEqual(await refused({ relatedEntityId: strangers }), [404, 'relatedEntityId']);
  });

  it('API-056 REL-011 PERM-008 deletes them with their values for holders of CAN_DELETE_ENTITIES', async () => {
    const fund = await addEntity('Fund', ['fund']);
    const id = await relate(fund, await addEntity('Ash', ['company']), 'company');
    const others = ALL_PERMISSIONS_MASK & ~PERMISSIONS.CAN_DELETE_ENTITIES.value;
    const forbidden = await server.signIn(others, { clientId: user.clientId });
    const remove = (who: TestUser) =>
      who.call('POST', 'interdocumentrelationship/delete', { uuids: [id, randomUUID()] });
    assert.equal((await remove(forbidden)).status, 403);
    await server.database.kysely
      .insertInto('entity_datapoints')
      .values({
        client_id: user.clientId,
        relationship_id: id,
        fin: 'investment_cost',
        value: '1',
        reporting_date: '2024-01-01',
      })
      .execute();
    assert.equal((await remove(user)).status, 200);
    const { body } = await user.call('GET', `entities/${fund}/related-entities`);
    assert.equal(body.totalCount, 0);
    const left = await server.database.kysely
      .selectFrom('entity_datapoints')
      .select('id')
      .where('client_id', '=', user.clientId)
      .execute();
    assert.deepEqual(left, []);
  });
});
