import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { ALL_PERMISSIONS_MASK, PERMISSIONS } from '@assay/shared/domain';
import { recordStatements } from '../../testing/count-statements.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { EntityDatapointsService } from './service.ts';

let server: TestServer;
let user: TestUser;
let entityId: string;
let relationshipId: string;

before(async () => {
  server = await startTestServer();
});
after(() => server.close());
beforeEach(async () => {
  user = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: `d${randomUUID().slice(0, 8)}` });
  entityId = await addEntity('Fund I', 'fund');
  const child = await addEntity('Alpha GmbH', 'company');
  const { id } = await server.database.kysely
    .insertInto('entity_relationships')
    .values({
      client_id: user.clientId,
      parent_id: entityId,
      parent_type: 'fund',
      child_id: child,
      child_type: 'company',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  relationshipId = id;
});

async function addEntity(name: string, type: string): Promise<string> {
  const { id } = await server.database.kysely
    .insertInto('entities')
    .values({ client_id: user.clientId, name, types: [type] })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The two kinds of owners, and how their calls differ. */
const KINDS = [
  {
    kind: 'entity',
    ids: 'API-057 API-058 API-059 API-060 API-061',
    owner: () => entityId,
    base: 'entities/datapoints',
    written: 'interdocumententity/datapoints',
    list: 'entityDatapoints',
    ownerQuery: 'entityId',
    fins: 'fins',
    amount: 'fund_nav',
    word: 'vintage_year',
  },
  {
    kind: 'relationship',
    ids: 'API-062 API-063 API-064 API-065 API-066 MET-025',
    owner: () => relationshipId,
    base: 'entity-relationships/datapoints',
    written: 'interdocumentrelationship/datapoints',
    list: 'relationshipDatapoints',
    ownerQuery: 'entityRelationshipId',
    fins: 'fin',
    amount: 'investment_cost',
    word: 'investment_moic',
  },
] as const;

type Kind = (typeof KINDS)[number];
interface Added {
  readonly fin?: string;
  readonly value?: string;
  readonly reportingDate?: string;
  readonly currency?: string | null;
  readonly id?: string;
}

function send({ kind, owner, written, list, amount }: Kind, values: readonly Added[]) {
  const datapoints = values.map((value) => ({
    [kind]: owner(),
    fin: amount,
    value: '100',
    reportingDate: '2024-06-30',
    ...value,
  }));
  return user.call('POST', `${written}/create`, { [list]: datapoints });
}

async function add(kind: Kind, ...values: readonly Added[]): Promise<string[]> {
  const response = await send(kind, values);
  assert.equal(response.status, 200, response.text);
  return response.body.ids;
}

async function history({ base, ownerQuery, owner, amount }: Kind, query = '') {
  return (await user.call('GET', `${base}?${ownerQuery}=${owner()}&fin=${amount}&${query}`)).body;
}

async function latest({ base, ownerQuery, owner }: Kind, query = '') {
  return (await user.call('GET', `${base}/latest?${ownerQuery}=${owner()}&${query}`)).body;
}

const valuesOf = ({ items }: { items: { value: string }[] }) => items.map(({ value }) => value);

for (const kind of KINDS) {
  describe(`values of ${kind.kind === 'entity' ? 'an entity' : 'a relationship'}`, () => {
    it(`${kind.ids} MET-017 MET-021 MET-022 MET-023 adds, lists, changes and deletes one`, async () => {
      const [id = ''] = await add(kind, { value: ' 1250.50 ', currency: 'EUR' });
      const [item] = (await history(kind)).items;
      assert.ok(Date.parse(item.timeUpdated) > 0);
      const { timeUpdated } = item;
      assert.deepEqual(item, {
        id,
        fin: kind.amount,
        metricType: 'CURRENCY',
        value: '1250.5',
        reportingDate: '2024-06-30',
        timeUpdated,
        lastModified: timeUpdated,
        lastModifiedBy: user.name,
        effectors: { currency: 'EUR', akas: [] },
        confidence: 0,
        dataSource: 'Manual',
        isVerified: false,
        verifiedBy: null,
        knownSince: item.knownSince,
        document: null,
        restatedFrom: null,
        operands: null,
        changedSince: null,
        isRestorable: false,
        ...(kind.kind === 'relationship' && { entityRelationshipId: relationshipId }),
      });
      assert.equal((await user.call('PATCH', `${kind.base}/${id}`, { value: '7' })).status, 200);
      assert.equal((await user.call('PATCH', `${kind.base}/${id}`, { currency: 'CHF' })).status, 200);
      const [changed] = (await history(kind)).items;
      assert.deepEqual([changed.value, changed.effectors.currency], ['7', 'CHF']);
      assert.equal((await user.call('POST', `${kind.written}/delete`, { uuids: [id] })).status, 200);
      assert.deepEqual(await history(kind), { items: [], count: 0, totalCount: 0 });
      assert.deepEqual((await latest(kind)).items, []);
      assert.equal((await user.call('PATCH', `${kind.base}/${id}`, { value: '8' })).status, 404);
    });

    it('AMB-105 orders by reporting date, then by the last change, the unknown date last, on every page', async () => {
      await add(
        kind,
        { value: '1', reportingDate: '2099-01-01' },
        { value: '2', reportingDate: '2024-03-31' },
        { value: '3', reportingDate: '2024-06-30' },
      );
      const [early = ''] = await add(kind, { value: '4', reportingDate: '2024-03-31' });
      assert.deepEqual(valuesOf(await history(kind)), ['3', '4', '2', '1']);
      const page = await history(kind, 'maxPageSize=2&offset=3');
      assert.deepEqual([valuesOf(page), page.count, page.totalCount], [['2', '1'], 2, 4]);
      await user.call('PATCH', `${kind.base}/${early}`, { value: '40' });
      assert.deepEqual(valuesOf(await history(kind)), ['3', '40', '2', '1']);
    });

    it('MET-024 answers the latest value of each metric asked for, with its fin', async () => {
      await add(
        kind,
        { value: '1', reportingDate: '2099-01-01' },
        { value: '2', reportingDate: '2024-03-31' },
        { fin: kind.word, value: '2019' },
      );
      const both = await latest(
        kind,
        `${kind.fins}=${kind.amount}&${kind.fins}=${kind.word}&${kind.fins}=tvpi`,
      );
      const byFin = both.items.map(({ fin, value }: { fin: string; value: string }) => [fin, value]);
      assert.deepEqual(byFin, [
        [kind.amount, '2'],
        [kind.word, '2019'],
      ]);
      assert.deepEqual([both.count, both.totalCount], [2, 2]);
      const all = await latest(kind, 'maxPageSize=1&offset=1');
      assert.deepEqual([valuesOf(all), all.count, all.totalCount], [['2019'], 1, 2]);
      const beyond = await latest(kind, 'maxPageSize=20&offset=40');
      assert.deepEqual(beyond, { items: [], count: 0, totalCount: 2 });
    });

    it('HIST-002 AMB-132 restores what was deleted, as it was', async () => {
      const ids = await add(kind, { value: '1' }, { value: '2', reportingDate: '2024-03-31' });
      const before = await history(kind);
      await user.call('POST', `${kind.written}/delete`, { uuids: ids });
      const restored = await user.call('POST', 'datapoints/restore', { uuids: [...ids, randomUUID()] });
      assert.deepEqual(restored.body.ids.sort(), [...ids].sort());
      const after = await history(kind);
      assert.deepEqual(valuesOf(after), valuesOf(before));
      assert.deepEqual(after.items[0].lastModified, before.items[0].lastModified);
    });

    it('reaches no values of another kind or of another client', async () => {
      const [id = ''] = await add(kind, {});
      const other = KINDS.find((one) => one !== kind);
      assert.ok(other);
      assert.equal((await user.call('PATCH', `${other.base}/${id}`, { value: '2' })).status, 404);
      await user.call('POST', `${other.written}/delete`, { uuids: [id] });
      const stranger = await server.signIn(ALL_PERMISSIONS_MASK, {
        clientId: `x${randomUUID().slice(0, 8)}`,
      });
      assert.equal((await stranger.call('PATCH', `${kind.base}/${id}`, { value: '2' })).status, 404);
      await stranger.call('POST', `${kind.written}/delete`, { uuids: [id] });
      const theirs = await stranger.call(
        'GET',
        `${kind.base}?${kind.ownerQuery}=${kind.owner()}&fin=${kind.amount}`,
      );
      assert.equal(theirs.body.totalCount, 0);
      const stolen = await stranger.call('POST', `${kind.written}/create`, {
        [kind.list]: [
          { [kind.kind]: kind.owner(), fin: kind.amount, value: '1', reportingDate: '2024-01-01' },
        ],
      });
      assert.equal(stolen.status, 404);
      assert.deepEqual(valuesOf(await history(kind)), ['100']);
    });
  });
}

const [ENTITY] = KINDS;

describe('a value that somebody types', () => {
  it('VAL-001 MET-018 is refused by its type, its validators and its currency, naming the field', async () => {
    const { kysely } = server.database;
    await kysely
      .insertInto('metric_identifiers')
      .values({
        client_id: user.clientId,
        fin: 'strategy',
        name: 'Strategy',
        type: 'STRING',
        validators: JSON.stringify([{ type: 'INCLUDE', options: ['Buyout', 'Growth'] }]),
      })
      .execute();
    const refused = async (value: Added) => {
      const { status, body } = await send(ENTITY, [{ value: '1' }, value]);
      return [status, body.errors[0].code, body.errors[0].identifier];
    };
    const invalid = [400, 'METRIC_VALIDATION_FAILED', 'entityDatapoints.1.value'];
    for (const value of ['abc', '1,000', '', '  '])
      assert.deepEqual(await refused({ value }), invalid, value);
    assert.deepEqual(await refused({ fin: 'reporting_date', value: '2024-02-30' }), invalid);
    assert.deepEqual(await refused({ fin: 'strategy', value: 'Debt' }), invalid);
    const currency = [400, 'INVALID_REQUEST', 'entityDatapoints.1.currency'];
    for (const code of ['XYZ', 'AUTO', ''])
      assert.deepEqual(await refused({ currency: code }), currency, code);
    assert.deepEqual(await refused({ fin: 'strategy', value: 'Growth', currency: 'EUR' }), currency);
    assert.deepEqual(await refused({ fin: 'nothing' }), [404, 'NOT_FOUND', 'entityDatapoints.1.fin']);
    assert.deepEqual(await history(ENTITY), { items: [], count: 0, totalCount: 0 }, 'nothing was stored');
  });

  it('AMB-105 gets the default currency of the client where it is an amount and names none', async () => {
    await add(ENTITY, { value: '1' });
    const [item] = (await history(ENTITY)).items;
    assert.equal(item.effectors.currency, 'USD');
  });

  it('is stored once where the call is repeated with its id', async () => {
    const id = randomUUID();
    for (const value of ['1', '1']) await add(ENTITY, { id, value });
    assert.deepEqual(valuesOf(await history(ENTITY)), ['1']);
  });

  it('PERM-008 needs CAN_CREATE_UPDATE_ENTITIES; deleting and restoring need CAN_DELETE_ENTITIES', async () => {
    const [id = ''] = await add(ENTITY, {});
    const holderOf = (permission: keyof typeof PERMISSIONS) =>
      server.signIn(PERMISSIONS[permission].value, { clientId: user.clientId });
    const editor = await holderOf('CAN_CREATE_UPDATE_ENTITIES');
    const deleter = await holderOf('CAN_DELETE_ENTITIES');
    const edit = (who: TestUser) => who.call('PATCH', `entities/datapoints/${id}`, { value: '5' });
    const remove = (who: TestUser) =>
      who.call('POST', 'interdocumententity/datapoints/delete', { uuids: [id] });
    const restore = (who: TestUser) => who.call('POST', 'datapoints/restore', { uuids: [id] });
    assert.deepEqual([(await edit(deleter)).status, (await edit(editor)).status], [403, 200]);
    assert.deepEqual([(await remove(editor)).status, (await remove(deleter)).status], [403, 200]);
    assert.deepEqual([(await restore(editor)).status, (await restore(deleter)).status], [403, 200]);
  });
});

describe('changes of a value', () => {
  const changes = async (id: string) => (await user.call('GET', `datapoints/${id}/changes`)).body.items;

  it('AMB-105 HIST-001 keeps every earlier value with who, when, from what to what, and why', async () => {
    const [id = ''] = await add(ENTITY, { value: '1', currency: 'EUR' });
    await user.call('PATCH', `entities/datapoints/${id}`, { value: '2' });
    await user.call('PATCH', `entities/datapoints/${id}`, { currency: 'USD' });
    await user.call('POST', 'interdocumententity/datapoints/delete', { uuids: [id] });
    await user.call('POST', 'datapoints/restore', { uuids: [id] });
    const lines = await changes(id);
    assert.ok(lines.every(({ changedBy }: { changedBy: string }) => changedBy === user.name));
    const figure = (value: string, currency: string) => ({ value, currency });
    assert.deepEqual(
      lines.map(({ reason, from, to }: { reason: string; from: unknown; to: unknown }) => [reason, from, to]),
      [
        ['restored', null, figure('2', 'USD')],
        ['deleted', figure('2', 'USD'), null],
        ['edited', figure('2', 'EUR'), figure('2', 'USD')],
        ['edited', figure('1', 'EUR'), figure('2', 'EUR')],
      ],
    );
    const stranger = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: `c${randomUUID().slice(0, 8)}` });
    assert.equal((await stranger.call('GET', `datapoints/${id}/changes`)).status, 404);
  });

  it('writes nothing for a change that is stored already', async () => {
    const [id = ''] = await add(ENTITY, { value: '1.50' });
    const [before] = (await history(ENTITY)).items;
    for (const body of [{}, { value: '1.5' }, { value: '1.500' }])
      assert.equal((await user.call('PATCH', `entities/datapoints/${id}`, body)).status, 200);
    assert.deepEqual((await history(ENTITY)).items[0].lastModified, before.lastModified);
    assert.deepEqual(await changes(id), []);
  });

  it('AMB-059 refuses an edit that started from a value that has changed, with the stored one', async () => {
    const [id = ''] = await add(ENTITY, { value: '1' });
    const [{ lastModified }] = (await history(ENTITY)).items;
    const edit = (value: string) => user.call('PATCH', `entities/datapoints/${id}`, { value, lastModified });
    assert.equal((await edit('2')).status, 200);
    const { status, body } = await edit('3');
    assert.deepEqual([status, body.errors[0].code, body.details.value], [409, 'VALUE_CONFLICT', '2']);
    assert.equal((await edit('2')).status, 200, 'what is stored already is no conflict');
  });

  it('an edited value of a document is no longer verified nor of the document', async () => {
    const documentId = await server.addDocument(user.clientId, { file_name: 'nav.pdf' });
    const { id } = await server.database.kysely
      .insertInto('entity_datapoints')
      .values({
        client_id: user.clientId,
        entity_id: entityId,
        fin: 'fund_nav',
        value: '1',
        currency: 'EUR',
        reporting_date: '2024-06-30',
        confidence: 0.9,
        data_source: 'nav.pdf',
        document_request_id: documentId,
        page: 2,
        is_verified: true,
        verified_by: 'Ada',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const [found] = (await history(ENTITY)).items;
    assert.deepEqual(found.document, {
      documentRequestId: documentId,
      fileName: 'nav.pdf',
      page: 2,
      box: null,
      metricId: null,
      schema: null,
      unpublishedChanges: 0,
      confirmedUntil: found.timeUpdated,
    });
    assert.deepEqual([found.isVerified, found.verifiedBy, found.dataSource], [true, 'Ada', 'nav.pdf']);
    await user.call('PATCH', `entities/datapoints/${id}`, { value: '2' });
    const [edited] = (await history(ENTITY)).items;
    assert.deepEqual(
      [edited.isVerified, edited.verifiedBy, edited.dataSource, edited.confidence],
      [false, null, 'Manual', 0],
    );
  });
});

describe('the number of statements', () => {
  it('MET-024 reads the latest values of 100 metrics by exactly one statement', async () => {
    const { kysely } = server.database;
    const metrics = await kysely
      .selectFrom('metric_identifiers')
      .select('fin')
      .where('client_id', '=', user.clientId)
      .limit(100)
      .execute();
    assert.equal(metrics.length, 100);
    await kysely
      .insertInto('entity_datapoints')
      .values(
        metrics.flatMap(({ fin }) =>
          ['2024-03-31', '2024-06-30'].map((date) => ({
            client_id: user.clientId,
            entity_id: entityId,
            fin,
            value: date,
            reporting_date: date,
          })),
        ),
      )
      .execute();
    const recorded = recordStatements(kysely);
    const { items, totalCount } = await new EntityDatapointsService(recorded.kysely).latest(
      user.clientId,
      { kind: 'entity', id: entityId },
      { fins: metrics.map(({ fin }) => fin), maxPageSize: 100 },
    );
    assert.deepEqual([items.length, totalCount], [100, 100]);
    assert.ok(items.every(({ value }) => value === '2024-06-30'));
    assert.equal(recorded.statements.length, 1);
  });

  it('reads a page of the history by two statements, however many rows it has', async () => {
    await add(ENTITY, ...Array.from({ length: 60 }, (_, index) => ({ value: String(index) })));
    const recorded = recordStatements(server.database.kysely);
    const service = new EntityDatapointsService(recorded.kysely);
    const owner = { kind: 'entity', id: entityId } as const;
    const page = await service.list(user.clientId, owner, { fin: 'fund_nav', maxPageSize: 50 });
    assert.deepEqual([page.items.length, page.totalCount, recorded.statements.length], [50, 60, 2]);
  });
});

describe('a value whose metric is not of the type of its owner', () => {
  const [ofEntity, ofRelationship] = KINDS;
  /** Stores a value as older versions took it: of any metric at any owner. */
  async function store(owner: { entity_id: string } | { relationship_id: string }, fin: string, value = '5') {
    const { id } = await server.database.kysely
      .insertInto('entity_datapoints')
      .values({
        client_id: user.clientId,
        ...owner,
        fin,
        value,
        currency: 'EUR',
        reporting_date: '2024-06-30',
        last_modified_by: user.name,
        last_modified_by_id: 2,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  const misplaced = async (query: string) => (await user.call('GET', `datapoints/misplaced?${query}`)).body;

  it('MET-017 API-059 API-060 API-064 API-065 is refused, naming the metric, by create and by change; it can be read, deleted and restored', async () => {
    for (const [kind, fin] of [
      [ofEntity, 'investment_cost'],
      [ofEntity, 'opening_balance_qtd'],
      [ofRelationship, 'fund_nav'],
    ] as const) {
      const { status, body } = await send(kind, [{}, { fin }]);
      assert.deepEqual(
        [status, body.errors[0].identifier, body.details],
        [400, `${kind.list}.1.fin`, { fin }],
        `${kind.kind} ${fin}`,
      );
      const place = kind.kind === 'entity' ? { entity_id: entityId } : { relationship_id: relationshipId };
      const id = await store(place, fin);
      const changed = await user.call('PATCH', `${kind.base}/${id}`, { value: '6' });
      assert.deepEqual([changed.status, changed.body.details], [400, { fin }]);
      const read = async () =>
        valuesOf((await user.call('GET', `${kind.base}?${kind.ownerQuery}=${kind.owner()}&fin=${fin}`)).body);
      assert.deepEqual(await read(), ['5']);
      assert.equal((await user.call('POST', `${kind.written}/delete`, { uuids: [id] })).status, 200);
      assert.deepEqual(await read(), []);
      assert.equal((await user.call('POST', 'datapoints/restore', { uuids: [id] })).status, 200);
      assert.deepEqual(await read(), ['5']);
    }
  });

  it('MET-017 fits an entity by any of its types, a relationship in either order, and everywhere where its metric has no type', async () => {
    const { kysely } = server.database;
    const associate = (type: string | null) =>
      kysely
        .updateTable('metric_identifiers')
        .set({ associated_entity_type: type, associated_relationship_entity_types: null })
        .where('client_id', '=', user.clientId)
        .where('fin', '=', 'fund_nav')
        .execute();
    await associate(null);
    await add(ofEntity, {});
    await add(ofRelationship, { fin: 'fund_nav' });
    const types = ['company', 'limited_partner'];
    await kysely.updateTable('entities').set({ types }).where('id', '=', entityId).execute();
    const turned = { parent_type: 'company', child_type: 'fund' };
    await kysely.updateTable('entity_relationships').set(turned).where('id', '=', relationshipId).execute();
    await add(ofRelationship, {});
    await associate('limited_partner');
    await add(ofEntity, {});
  });

  it('MET-017 is listed at its owner, and moves with its history where one owner is of its type', async () => {
    const nav = await store({ relationship_id: relationshipId }, 'fund_nav', '70');
    const cost = await store({ entity_id: entityId }, 'investment_cost', '80');
    await store({ entity_id: entityId }, 'opening_balance_qtd', '90');
    await add(ofEntity, {});
    const atEntity = await misplaced(`entityId=${entityId}`);
    assert.deepEqual(
      atEntity.items.map((item: { value: string; moveTo: { id: string; name: string } | null }) => [
        item.value,
        item.moveTo?.id,
        item.moveTo?.name,
      ]),
      [
        ['80', relationshipId, 'Fund I – Alpha GmbH'],
        ['90', undefined, undefined],
      ],
    );
    const atRelationship = await misplaced(`entityRelationshipId=${relationshipId}&maxPageSize=1`);
    const [{ moveTo, metricName }] = atRelationship.items;
    assert.deepEqual(
      [moveTo, typeof metricName],
      [{ kind: 'entity', id: entityId, name: 'Fund I' }, 'string'],
    );
    const moved = await user.call('POST', 'datapoints/move', { uuids: [nav, cost, randomUUID()] });
    assert.deepEqual([moved.status, moved.body.ids.toSorted()], [200, [nav, cost].toSorted()]);
    assert.equal((await misplaced(`entityId=${entityId}`)).totalCount, 1);
    assert.equal((await misplaced(`entityRelationshipId=${relationshipId}`)).totalCount, 0);
    assert.deepEqual(valuesOf(await history(ofEntity)).toSorted(), ['100', '70']);
    assert.deepEqual(valuesOf(await history(ofRelationship)), ['80']);
    const changes = (await user.call('GET', `datapoints/${nav}/changes`)).body.items;
    assert.deepEqual(
      [changes[0].reason, changes[0].from, changes[0].to],
      ['moved', { value: '70', currency: 'EUR' }, { value: '70', currency: 'EUR' }],
    );
    const reader = await server.signIn(0, { clientId: user.clientId });
    assert.equal((await reader.call('POST', 'datapoints/move', { uuids: [nav] })).status, 403);
  });

  it('MET-017 counts what an entity would have without one of its types', async () => {
    await add(ofEntity, {}, { reportingDate: '2023-12-31' });
    assert.equal((await misplaced(`entityId=${entityId}`)).totalCount, 0);
    assert.equal((await misplaced(`entityId=${entityId}&types=company`)).totalCount, 2);
    assert.equal((await user.call('GET', `datapoints/misplaced?entityId=${randomUUID()}`)).status, 404);
    assert.equal((await user.call('GET', 'datapoints/misplaced')).status, 400);
  });
});
