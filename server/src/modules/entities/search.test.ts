import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { maskOf } from '@assay/shared/domain';
import { beforeMigration } from '../../database/testing.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';

const EDITOR = maskOf(['CAN_CREATE_UPDATE_ENTITIES', 'CAN_UPDATE_ENTITY_AKAS', 'CAN_DELETE_ENTITIES']);

let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(() => server.close());

const newEditor = (clientId = `client-${randomUUID().slice(0, 8)}`) => server.signIn(EDITOR, { clientId });

async function create(user: TestUser, name: string, fins = ['fund']): Promise<string> {
  const response = await user.call('POST', 'entities/create', { name, clientIdentifier: null, fins });
  assert.equal(response.status, 200, response.text);
  return response.body.id;
}

const overview = async (user: TestUser, query: Record<string, string>) =>
  (await user.call('GET', `inter-document-entity/overview?${new URLSearchParams(query)}`)).body;

/** Entities of which each odd one is a fund and each even one a company, with the texts by which they are found. */
async function insertMany(clientId: string, { name, count }: { name: string; count: number }): Promise<void> {
  await server.database.kysely.transaction().execute(async (transaction) => {
    // Without the triggers, which take a while for so many.
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`
      with added as (
        insert into entities (client_id, name, types)
        select ${clientId}, format(${name}::text, lpad(n::text, 5, '0')), array[case n % 2 when 1 then 'fund' else 'company' end]
        from generate_series(1, ${count}::int) as n returning client_id, id, name
      )
      insert into entity_search_texts (client_id, entity_id, kind, value)
      select client_id, id, 'name', name from added`.execute(transaction);
  });
}

describe('the search of the entity list', () => {
  const identify = async (user: TestUser, id: string, clientIdentifier: string) =>
    user.call('PATCH', `interdocumententity/${id}`, { clientIdentifier });
  const search = async (user: TestUser, name: string, query: Record<string, string> = {}) => {
    const { entities, totalEntityCount } = await overview(user, { maxPageSize: '20', name, ...query });
    assert.equal(totalEntityCount, entities.length);
    return entities as { name: string; foundBy?: { kind: string; text: string } }[];
  };
  const names = async (user: TestUser, name: string, query: Record<string, string> = {}) =>
    (await search(user, name, query)).map((entity) => entity.name);

  it('AMB-136 finds words in any order, without accents and case, with one typing error in words of five letters or more', async () => {
    const user = await newEditor();
    await create(user, 'Müller Growth Fund 37');
    await create(user, 'Calder Ridge, L.P.');
    await create(user, 'Łódź Opps');
    for (const name of [
      'mueller',
      'Müler Growth',
      'growth muller',
      'MULLER',
      'fund müll',
      'grwoth',
      'growthh',
      'xgrowth',
      'hrowth',
      'ulle',
    ])
      assert.deepEqual(await names(user, name), ['Müller Growth Fund 37'], name);
    for (const name of ['ridge l.p.', 'L.P.', 'caldre'])
      assert.deepEqual(await names(user, name), ['Calder Ridge, L.P.'], name);
    assert.deepEqual(await names(user, 'lodz'), ['Łódź Opps']);
    for (const name of ['grwth muler x', 'growht ridge', 'opsp', 'mler', '%', 'mu__er', '.*', 'gwotrh'])
      assert.deepEqual(await names(user, name), [], name);
    assert.equal((await names(user, '  ')).length, 3);
  });

  it('AMB-136 finds by AKA and client identifier and says by which, but not for a name that is as good', async () => {
    const user = await newEditor();
    const aldermere = await create(user, 'Aldermere Foods');
    await user.call('PUT', `entities/${aldermere}/akas`, { akas: ['ZGF', 'Alder Holdings'] });
    assert.equal((await identify(user, aldermere, 'B-000123')).status, 200);
    const [byAka] = await search(user, 'zgf');
    assert.deepEqual([byAka?.name, byAka?.foundBy], ['Aldermere Foods', { kind: 'aka', text: 'ZGF' }]);
    const [byTypo] = await search(user, 'holdigns alder');
    assert.deepEqual(byTypo?.foundBy, { kind: 'aka', text: 'Alder Holdings' });
    const [byId] = await search(user, 'b-0001');
    assert.deepEqual(byId?.foundBy, { kind: 'clientIdentifier', text: 'B-000123' });
    const [byName] = await search(user, 'alder');
    assert.deepEqual([byName?.name, byName && 'foundBy' in byName], ['Aldermere Foods', false]);
    assert.deepEqual(await names(user, 'B-000124'), []);
    const [again] = (await overview(user, { name: 'Aldermere Foods' })).entities;
    assert.equal('foundBy' in again, false);
    assert.deepEqual(await overview(user, { name: 'ZGF' }), { entities: [], totalEntityCount: 0 });
    await user.call('PUT', `entities/${aldermere}/akas`, { akas: [] });
    await identify(user, aldermere, 'C-1');
    assert.deepEqual([await names(user, 'zgf'), await names(user, 'b-0001')], [[], []]);
    await user.call('PATCH', `interdocumententity/${aldermere}`, { name: 'Kranich' });
    assert.deepEqual([await names(user, 'aldermere'), await names(user, 'kranich')], [[], ['Kranich']]);
    assert.deepEqual(await names(await newEditor(), 'kranich'), []);
  });

  it('AMB-136 puts exact matches first, then beginnings, other parts and typing errors; another order stays as asked', async () => {
    const user = await newEditor();
    for (const name of ['Abel Ridge', 'Zed Rigde', 'Ridge Capital', 'Big Ridge', 'Ridge'])
      await create(user, name, name === 'Abel Ridge' ? ['company'] : ['fund']);
    const ranked = ['Ridge', 'Ridge Capital', 'Abel Ridge', 'Big Ridge', 'Zed Rigde'];
    assert.deepEqual(await names(user, 'ridge'), ranked);
    assert.deepEqual(await names(user, 'ridge', { orderBy: 'name:asc' }), ranked);
    assert.deepEqual(await names(user, 'ridge', { orderBy: 'name:desc' }), [
      'Zed Rigde',
      'Ridge Capital',
      'Ridge',
      'Big Ridge',
      'Abel Ridge',
    ]);
    assert.deepEqual(await names(user, 'ridge', { type: 'company' }), ['Abel Ridge']);
    const page = await overview(user, { name: 'ridge', offset: '2', maxPageSize: '2' });
    assert.deepEqual(
      [page.totalEntityCount, page.entities.map(({ name }: { name: string }) => name)],
      [5, ['Abel Ridge', 'Big Ridge']],
    );
    const beyond = await overview(user, { name: 'ridge', offset: '10', maxPageSize: '2' });
    assert.deepEqual(beyond, { entities: [], totalEntityCount: 5 });
  });

  it('AMB-136 the export holds what the list finds', async () => {
    const user = await newEditor();
    const id = await create(user, 'Müller Growth');
    await user.call('PUT', `entities/${id}/akas`, { akas: ['Nordlicht Eins'] });
    await create(user, 'Calder Ridge');
    for (const name of ['growth mueler', 'eins nordlihct', 'muller'])
      assert.match(
        (await user.call('GET', `entities/export?${new URLSearchParams({ format: 'csv', name })}`)).text,
        /^[^\n]+\n[^\n]*Müller Growth[^\n]*\n?$/,
        name,
      );
  });

  it('AMB-136 of a word that most names have, pages are in the same order and all matches are counted', async () => {
    const clientId = `client-${randomUUID().slice(0, 8)}`;
    const user = await newEditor(clientId);
    for (const name of ['Zed Partners', 'Partners', 'Partners Zed', 'Zed Partner']) await create(user, name);
    await insertMany(clientId, { name: 'Ash Partners %s', count: 5100 });
    const ash = (...numbers: number[]) =>
      numbers.map((number) => `Ash Partners ${String(number).padStart(5, '0')}`);
    const page = async (name: string, query: Record<string, string> = {}) => {
      const { entities, totalEntityCount } = await overview(user, { name, maxPageSize: '4', ...query });
      return [totalEntityCount, ...entities.map((entity: { name: string }) => entity.name)];
    };
    assert.deepEqual(await page('partners'), [5104, 'Partners', 'Partners Zed', ...ash(1, 2)]);
    const last = [...ash(5099, 5100), 'Zed Partners', 'Zed Partner'];
    assert.deepEqual(await page('partners', { offset: '5100' }), [5104, ...last]);
    assert.deepEqual(await page('partners', { type: 'fund', offset: '4' }), [2554, ...ash(5, 7, 9, 11)]);
    assert.deepEqual(await page('partnres'), [5103, ...ash(1, 2, 3, 4)]);
    const descending = ['Zed Partners', 'Zed Partner', 'Partners Zed', 'Partners'];
    assert.deepEqual(await page('partners', { orderBy: 'name:desc' }), [5104, ...descending]);
    await insertMany(clientId, { name: 'Aaa %s', count: 2100 });
    assert.deepEqual(await page('ash', { offset: '4' }), [5100, ...ash(5, 6, 7, 8)]);
    assert.deepEqual(await page('partners 0'), [5100, ...ash(1, 2, 3, 4)]);
  });

  it('AMB-136 finds mistyped words of entities from before the table of words', async () => {
    await beforeMigration('1005_entity_search_words.sql', async (session, migrateRest) => {
      await session.query(`insert into clients (id, name) values ('demo', 'Demo')`);
      await session.query(
        `insert into entities (client_id, name, types) values ('demo', 'Calder Ridge 2024, L.P.', '{fund}')`,
      );
      await migrateRest();
      await session.query(
        `insert into entities (client_id, name, types) values ('demo', 'Calder Growth', '{fund}')`,
      );
      const { rows } = await session.query<{ word: string }>(
        `select searchable as word from entity_search_words order by 1`,
      );
      assert.deepEqual(
        rows.map(({ word }) => word),
        [' calder ', ' growth ', ' ridge '],
      );
    });
  });
});
