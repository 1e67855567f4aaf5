import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { EntityDuplicate } from '@assay/shared/contracts';
import { maskOf } from '@assay/shared/domain';
import {
  startTestServer,
  type TestResponse,
  type TestServer,
  type TestUser,
} from '../../testing/test-server.ts';
import { findAlikeEntities, type NamedEntity } from './alike-entities.ts';
import { createDuplicateSearchHandler } from './duplicate-search.job.ts';
import { readComparedName, similarityOf } from './name-similarity.ts';
import { MIN_PROPOSED_SIMILARITY } from './similar-entities.ts';

const STEWARD = maskOf(['CAN_CREATE_UPDATE_ENTITIES', 'CAN_UPDATE_ENTITY_AKAS', 'CAN_DELETE_ENTITIES']);

let server: TestServer;
/** How many searches have begun: one that has ended is told of before its job ends. */
let searches = 0;

before(async () => {
  server = await startTestServer();
  const handle = createDuplicateSearchHandler(server.database);
  await server.jobs.workDuplicateSearches(async (job) => {
    searches += 1;
    await handle(job);
  });
});
after(() => server.close());

const newSteward = () => server.signIn(STEWARD, { clientId: `client-${randomUUID().slice(0, 8)}` });
const codeOf = ({ body }: TestResponse) => body.errors?.[0]?.code;

async function create(user: TestUser, name: string, { fins = ['fund'], akas = [] as string[] } = {}) {
  const { body } = await user.call('POST', 'entities/create', { name, fins });
  if (akas.length > 0) await user.call('PUT', `entities/${body.id}/akas`, { akas });
  return body.id as string;
}

/** Sets how long the last search of a client took. */
const setDuration = ({ clientId }: TestUser, ms: number) =>
  server.database.kysely
    .updateTable('entity_duplicate_searches')
    .set({ duration_ms: ms })
    .where('client_id', '=', clientId)
    .execute();

/** Asks for a search, as the page does, until none waits or runs. */
async function search(user: TestUser, lastTookMs = 0): Promise<string | null> {
  await setDuration(user, lastTookMs);
  for (;;) {
    const { status, body } = await user.call('POST', 'entities/duplicates/search');
    assert.equal(status, 200);
    if (!body.isSearching) return body.searchedAt;
  }
}

const list = async (user: TestUser, query = '') =>
  (await user.call('GET', `entities/duplicates${query}`)).body;
const namesOf = ({ entities }: EntityDuplicate) => entities.map(({ entity }) => entity.name).toSorted();
const pairsOf = async (user: TestUser, query = '') =>
  ((await list(user, query)).items as EntityDuplicate[]).map(namesOf);

describe('entities that may be one', () => {
  it('are listed with the names that are alike and what each has, the most alike first', async () => {
    const user = await newSteward();
    const [full, double] = [
      await create(user, 'Calder Ridge Growth II, L.P.', { akas: ['CR2'] }),
      await create(user, 'Calder Ridge Grwoth II'),
    ];
    await create(user, 'Calder Ridge Growth III, L.P.');
    await create(user, 'Calder Ridge Growth II SCSp', { fins: ['company'] });
    await create(user, 'Nordlicht', { akas: ['Marrow Creek Buyout'] });
    await create(user, 'MarrowCreek Buyout');
    await server.database.kysely
      .insertInto('entity_datapoints')
      .values({
        client_id: user.clientId,
        fin: 'nav',
        value: '1',
        reporting_date: '2024-12-31',
        entity_id: full,
      })
      .execute();
    assert.deepEqual((await list(user)).items, []);
    assert.ok(await search(user));
    const { items, ...totals } = await list(user);
    assert.deepEqual(totals, {
      count: 2,
      totalCount: 2,
      possibleTotal: 2,
      distinctTotal: 0,
      isComplete: true,
    });
    assert.deepEqual(items.map(namesOf), [
      ['MarrowCreek Buyout', 'Nordlicht'],
      ['Calder Ridge Growth II, L.P.', 'Calder Ridge Grwoth II'],
    ]);
    const [byAka, byError] = items as EntityDuplicate[];
    assert.equal(byAka?.similarity, 1);
    assert.equal(byAka.entities[0]?.entity.name, 'Nordlicht');
    assert.deepEqual(byAka.entities.map(({ alikeName }) => alikeName).toSorted(), [
      'Marrow Creek Buyout',
      'MarrowCreek Buyout',
    ]);
    assert.ok(byError?.similarity && byError.similarity >= MIN_PROPOSED_SIMILARITY && byError.similarity < 1);
    assert.deepEqual(
      byError.entities.map(({ entity, valueCount }) => [entity.id, valueCount, entity.akaCount]),
      [
        [full, 1, 1],
        [double, 0, 0],
      ],
    );
    assert.deepEqual(await pairsOf(user, '?type=company'), []);
    assert.equal((await pairsOf(user, '?type=fund&type=company')).length, 2);
    assert.deepEqual(await pairsOf(user, `?entityId=${double}`), [
      ['Calder Ridge Growth II, L.P.', 'Calder Ridge Grwoth II'],
    ]);
  });

  it('are searched again once something has changed, and not before', async () => {
    const user = await newSteward();
    await create(user, 'Harrow Vale');
    await search(user);
    const before = searches;
    const at = await search(user);
    assert.equal(searches, before);
    const other = await create(user, 'Harow Vale');
    assert.equal(await search(user, 3_600_000), at, 'a long search is not repeated at once');
    assert.notEqual(await search(user), at);
    assert.equal(searches, before + 1);
    assert.equal((await pairsOf(user)).length, 1);
    await user.call('PATCH', `interdocumententity/${other}`, { name: 'Penhallow' });
    await search(user);
    assert.deepEqual(await pairsOf(user), []);
    const stored = await server.database.kysely
      .selectFrom('entity_duplicates')
      .selectAll()
      .where('client_id', '=', user.clientId)
      .execute();
    assert.deepEqual(stored, []);
  });

  it('are not listed once they have been renamed, merged, deleted or have no type in common, also before the next search', async () => {
    const user = await newSteward();
    const names = ['Aldgate Growth', 'Birchwood Growth', 'Carrick Growth', 'Dunmore Growth'];
    const ids: string[] = [];
    for (const name of names) {
      await create(user, name);
      ids.push(await create(user, `${name} SCSp`));
    }
    await search(user);
    assert.equal((await list(user)).totalCount, names.length);
    const [renamed, merged, deleted, retyped] = ids;
    await user.call('PATCH', `interdocumententity/${renamed}`, { name: 'Something else' });
    const { items } = await list(user, `?entityId=${merged}`);
    const into = (items as EntityDuplicate[])[0]?.entities.find(({ entity }) => entity.id !== merged);
    await user.call('POST', `entities/${into?.entity.id}/merge`, { sourceId: merged });
    await user.call('POST', 'interdocumententity/delete', { uuids: [deleted] });
    await user.call('PATCH', `interdocumententity/${retyped}`, { fins: ['company'] });
    const { items: left, possibleTotal } = await list(user);
    assert.deepEqual([left.map(namesOf), possibleTotal], [[], 0]);
  });

  it('that a person says are not the same are not proposed again, until that is taken back', async () => {
    const user = await newSteward();
    const ids = [await create(user, 'Elmsford Capital I'), await create(user, 'Elmsford Capital')];
    await search(user);
    assert.equal((await list(user)).possibleTotal, 1);
    const { status, body } = await user.call('POST', 'entities/duplicates/distinct', { ids });
    assert.equal(status, 200);
    await create(user, 'Fairhaven');
    await search(user);
    assert.deepEqual(await pairsOf(user), []);
    const { items, totalCount, possibleTotal } = await list(user, '?distinct=true');
    assert.deepEqual([totalCount, possibleTotal], [1, 0]);
    const [pair] = items as EntityDuplicate[];
    assert.deepEqual([pair?.distinct?.id, pair?.distinct?.markedBy], [body.id, user.name]);
    assert.deepEqual(namesOf(pair ?? assert.fail()), ['Elmsford Capital', 'Elmsford Capital I']);
    const again = await user.call('POST', 'entities/duplicates/distinct', { ids: ids.toReversed() });
    assert.equal(again.body.id, body.id);
    assert.equal((await user.call('POST', `entities/duplicates/distinct/${body.id}/undo`)).status, 200);
    assert.deepEqual(await pairsOf(user), [['Elmsford Capital', 'Elmsford Capital I']]);
    assert.deepEqual(await pairsOf(user, '?distinct=true'), []);
    assert.equal((await user.call('POST', `entities/duplicates/distinct/${body.id}/undo`)).status, 404);
  });

  it('what was said of an entity holds of the one that it is merged into, until the merge is undone', async () => {
    const user = await newSteward();
    const [one, other, third] = [
      await create(user, 'Gransden Partners'),
      await create(user, 'Gransden Partner'),
      await create(user, 'Gransden Partnerz'),
    ];
    const told = [['Gransden Partner', 'Gransden Partners']];
    await user.call('POST', 'entities/duplicates/distinct', { ids: [one, other] });
    const { body } = await user.call('POST', `entities/${third}/merge`, { sourceId: other });
    await search(user);
    assert.deepEqual(await pairsOf(user), []);
    assert.deepEqual(await pairsOf(user, '?distinct=true'), [['Gransden Partners', 'Gransden Partnerz']]);
    await user.call('POST', `entities/merges/${body.mergeId}/undo`);
    assert.deepEqual(await pairsOf(user, '?distinct=true'), told);
    // Of the two themselves nothing is left to say once they are one.
    const merged = await user.call('POST', `entities/${one}/merge`, { sourceId: other });
    assert.deepEqual(await pairsOf(user, '?distinct=true'), []);
    await user.call('POST', `entities/merges/${merged.body.mergeId}/undo`);
    assert.deepEqual(await pairsOf(user, '?distinct=true'), told);
  });

  it('only who may merge says that two are not the same; entities of another client are not found', async () => {
    const user = await newSteward();
    const ids = [await create(user, 'Ingleby'), await create(user, 'Inglebi')];
    await search(user);
    const mark = (by: TestUser, pair: readonly (string | undefined)[]) =>
      by.call('POST', 'entities/duplicates/distinct', { ids: pair });
    for (const granted of ['CAN_CREATE_UPDATE_ENTITIES', 'CAN_DELETE_ENTITIES'] as const) {
      const reader = await server.signIn(maskOf([granted]), { clientId: user.clientId });
      assert.equal((await mark(reader, ids)).status, 403);
      assert.equal((await pairsOf(reader)).length, 1);
    }
    const stranger = await newSteward();
    const own = await create(stranger, 'Ingleby');
    await search(stranger);
    assert.deepEqual(await pairsOf(stranger), []);
    assert.deepEqual(await pairsOf(stranger, `?entityId=${ids[0]}`), []);
    assert.equal((await mark(stranger, ids)).status, 404);
    assert.equal((await mark(stranger, [own, ids[0]])).status, 404);
    const { body } = await mark(user, ids);
    assert.equal((await stranger.call('POST', `entities/duplicates/distinct/${body.id}/undo`)).status, 404);
    assert.equal(codeOf(await mark(user, [ids[0], ids[0]])), 'INVALID_REQUEST');
  });
});

/** Every pair by comparing every name with every other. */
function comparedAll(entities: readonly NamedEntity[]): ReadonlySet<string> {
  const texts = entities.flatMap(({ id, names }) =>
    names.map((name) => ({ id, compared: readComparedName(name) })),
  );
  return new Set(
    texts.flatMap((one) =>
      texts
        .filter(
          ({ id, compared }) =>
            id > one.id && similarityOf(one.compared, compared) >= MIN_PROPOSED_SIMILARITY,
        )
        .map(({ id }) => `${one.id} ${id}`),
    ),
  );
}

describe('the search for names that are alike', () => {
  const HOUSES = ['Calder Ridge', 'Marrow Creek', 'Nordlicht', 'Van Houten', 'Mc Ilroy Dale', 'Östra Berg'];
  const KINDS = ['Growth', 'Real Estate Debt', 'Buyout', 'Growth Equity', 'Infra'];
  const entity = (at: number, ...names: string[]): NamedEntity => ({
    id: String(at).padStart(6, '0'),
    types: ['fund'],
    names,
  });
  /** Each with a letter left out at its own place, with words turned round, joined and shortened. */
  const spellings = (name: string, at: number) => {
    const place = 1 + (at % (name.length - 1));
    return [
      name,
      name.slice(0, place) + name.slice(place + 1),
      `${name.slice(0, place)}x${name.slice(place)}`,
      name.split(' ').toReversed().join(' '),
      name.replace(' ', ''),
      name.replace('Growth', 'Gro').replace('Estate', 'Est'),
      `${name} SCSp`,
    ];
  };
  const names = HOUSES.flatMap((house) =>
    KINDS.flatMap((kind) => ['', ' I', ' II', ' 2019'].map((number) => `${house} ${kind} Fund${number}`)),
  ).flatMap(spellings);

  it('finds what comparing every name with every other finds', () => {
    const entities = names.map((name, at) => entity(at, name));
    const { pairs, isComplete } = findAlikeEntities(entities, {
      excluded: new Set(),
      limits: { namesOfWord: names.length, pairs: names.length ** 2 },
    });
    assert.equal(isComplete, true);
    assert.deepEqual(new Set(pairs.map(({ ids }) => ids.join(' '))), comparedAll(entities));
  });

  it('of a word that too many names have finds the same names only, and keeps the most alike', () => {
    const entities = Array.from({ length: 400 }, (_, at) =>
      entity(at, `Kestrel${' Fund'.repeat(1 + (at % 2))}`),
    );
    const of = (limits: { namesOfWord: number; pairs: number }) =>
      findAlikeEntities(entities, { excluded: new Set(), limits });
    assert.deepEqual(of({ namesOfWord: 100, pairs: 50 }).pairs, []);
    const few = [entity(900, 'Kestrel Peak'), entity(901, 'Kestrel-Peak'), entity(902, 'Kestrel Peek')];
    const found = findAlikeEntities([...entities, ...few], {
      excluded: new Set(['000900 000902']),
      limits: { namesOfWord: 100, pairs: 1 },
    });
    assert.deepEqual(
      found.pairs.map(({ ids }) => ids.join(' ')),
      ['000900 000901'],
    );
    assert.equal(found.isComplete, false);
    const all = of({ namesOfWord: 400, pairs: 50 });
    assert.equal(all.pairs.length, 50);
    assert.ok(all.pairs.every(({ similarity }) => similarity === 1));
  });
});
