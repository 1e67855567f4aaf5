import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { ALL_PERMISSIONS_MASK } from '@assay/shared/domain';
import type { ExtractionResult } from '../../pipeline/index.ts';
import { recordStatements } from '../../testing/count-statements.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import {
  ACCOUNT,
  addVerifiedDocument,
  findStoredValues,
  found,
  PERFORMANCE,
} from '../../testing/verified-document.ts';
import { writeConfirmedFacts } from './service.ts';

let server: TestServer;
let user: TestUser;

before(async () => {
  server = await startTestServer();
});
after(() => server.close());
beforeEach(async () => {
  user = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: `e${randomUUID().slice(0, 8)}` });
});

const addVerified = (result: ExtractionResult, unverified: readonly string[] = []) =>
  addVerifiedDocument(server, user.clientId, result, unverified);

const stored = () => findStoredValues(server, user.clientId);

async function setConfirmed(id: string, is_verified: boolean): Promise<void> {
  const { status } = await user.call('POST', `documentrequest/${id}/state`, {
    stage: 'EXT_DONE',
    is_verified,
  });
  assert.equal(status, 200);
}

async function entities(): Promise<Record<string, string[]>> {
  const { body } = await user.call('GET', 'inter-document-entity/overview');
  return Object.fromEntries(
    body.entities.map(({ name, types }: { name: string; types: { fin: string }[] }) => [
      name,
      types.map(({ fin }) => fin),
    ]),
  );
}

describe('confirmation of a document', () => {
  it('STATE-018 AMB-060 relates the entities of the document and writes its verified values to them, with date and page', async () => {
    await setConfirmed(await addVerified(ACCOUNT), true);
    assert.deepEqual(await entities(), {
      'Fund I, L.P.': ['fund'],
      'Hollis Foundation': ['limited_partner'],
    });
    assert.deepEqual(await stored(), [
      'Fund I, L.P. - Hollis Foundation | commitment | 1000000 | EUR | 2024-06-30 | p2',
    ]);
    const relationships = await server.database.kysely
      .selectFrom('entity_relationships')
      .select(['parent_type', 'child_type'])
      .where('client_id', '=', user.clientId)
      .execute();
    assert.deepEqual(relationships, [{ parent_type: 'fund', child_type: 'limited_partner' }]);
  });

  it('writes a table row to the relationship with the entity that the row links to', async () => {
    await setConfirmed(await addVerified(PERFORMANCE), true);
    assert.deepEqual(await entities(), { 'Alpha GmbH': ['company'], 'Fund I, L.P.': ['fund'] });
    assert.deepEqual(await stored(), [
      'Fund I, L.P. - Alpha GmbH | investment_cost | 12.5 | EUR | 2024-06-30 | p2',
      'Fund I, L.P. | tvpi | 1.5 |  | 2024-06-30 | p2',
    ]);
  });

  it('VER-008 links the names of the document to the entities that the values were written to', async () => {
    const id = await addVerified(PERFORMANCE);
    await setConfirmed(id, true);
    const links = await server.database.kysely
      .selectFrom('document_datapoints as datapoint')
      .innerJoin('entities', 'entities.id', 'datapoint.selected_entity_id')
      .select(['datapoint.value', 'entities.name'])
      .where('datapoint.document_request_id', '=', id)
      .orderBy('entities.name')
      .execute();
    assert.deepEqual(
      links,
      ['Alpha GmbH', 'Fund I, L.P.'].map((name) => ({ value: name, name })),
    );
  });

  it('needs as many statements for a table of 120 rows as for one of 12', async () => {
    const actor = { clientId: user.clientId, userId: user.id, name: user.name };
    const statementsFor = async (from: number, count: number): Promise<number> => {
      const rows = Array.from({ length: count }, (_, index) => ({
        groupIndex: 2,
        rowIndex: index,
        cells: [
          found('investment_name', `Company ${from + index}`),
          found('investment_cost', `${index}.5`, 2, 'EUR'),
        ],
      }));
      const id = await addVerified({ ...PERFORMANCE, rows });
      const { kysely, statements } = recordStatements(server.database.kysely);
      await kysely
        .transaction()
        .execute((transaction) => writeConfirmedFacts(transaction, server.core.sources, actor, id));
      return statements.length;
    };
    const few = await statementsFor(1, 12);
    assert.equal((await stored()).length, 13);
    assert.equal(await statementsFor(1000, 120), few);
    assert.equal((await stored()).length, 13 + 121);
  });

  it('omits values that nobody verified', async () => {
    await setConfirmed(await addVerified(ACCOUNT, ['commitment']), true);
    assert.deepEqual(await stored(), []);
  });

  it('finds a known entity by a different spelling or an AKA, and adds the type to it', async () => {
    const { kysely } = server.database;
    const insert = (name: string) =>
      kysely
        .insertInto('entities')
        .values({ client_id: user.clientId, name, types: ['company'] })
        .returning('id')
        .executeTakeFirstOrThrow();
    await insert('FUND I,L.P.');
    const { id } = await insert('The Hollis Foundation');
    await kysely
      .insertInto('entity_akas')
      .values({ entity_id: id, name: 'Hollis foundation', position: 0 })
      .execute();
    await setConfirmed(await addVerified(ACCOUNT), true);
    assert.deepEqual(await entities(), {
      'FUND I,L.P.': ['company', 'fund'],
      'The Hollis Foundation': ['company', 'limited_partner'],
    });
  });

  it('AMB-099 gives the values of a confirmed document to the entity that its unmatched name is said to mean', async () => {
    await setConfirmed(await addVerified(ACCOUNT), true);
    const { body: listed } = await user.call(
      'GET',
      `inter-document-entity/overview?name=${encodeURIComponent('Fund I, L.P.')}`,
    );
    await user.call('POST', 'interdocumententity/delete', { uuids: [listed.entities[0].id] });
    assert.deepEqual(await stored(), []);
    const { body: other } = await user.call('POST', 'entities/create', { name: 'Fund One', fins: ['fund'] });
    const { body: inbox } = await user.call('GET', 'entities/unmatched-names');
    assert.deepEqual(
      inbox.items.map(({ name }: { name: string }) => name),
      ['Fund I, L.P.'],
    );
    const response = { kind: 'entity', entityId: other.id, rememberAka: true };
    const { body } = await user.call('POST', 'entities/unmatched-names/answer', {
      name: 'Fund I, L.P.',
      answer: response,
    });
    assert.equal(body.documentCount, 1);
    assert.deepEqual(await stored(), [
      'Fund One - Hollis Foundation | commitment | 1000000 | EUR | 2024-06-30 | p2',
    ]);
  });

  it('AMB-096 writes to entities of any length of name, which are found again by it', async () => {
    // Letters without repetition, which no index could store in less space.
    const long = Array.from({ length: 5000 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');
    const named = (name: string): ExtractionResult => ({
      ...ACCOUNT,
      metrics: [...ACCOUNT.metrics.filter(({ fin }) => fin !== 'fund'), found('fund', name)],
    });
    await setConfirmed(await addVerified(named(`${long} A`)), true);
    await setConfirmed(await addVerified(named(`${long}A`)), true);
    await setConfirmed(await addVerified(named(`${long} B`)), true);
    assert.deepEqual(Object.keys(await entities()).toSorted(), [
      'Hollis Foundation',
      `${long} A`,
      `${long} B`,
    ]);
    const { body } = await user.call('POST', 'entities/name-owners', { names: ['Hollis Foundation'] });
    assert.equal(body.owners.length, 1);
  });

  it('writes the values once when confirmed twice, and deletes them when unconfirmed', async () => {
    const id = await addVerified(ACCOUNT);
    await setConfirmed(id, true);
    await setConfirmed(id, true);
    assert.equal((await stored()).length, 1);
    await setConfirmed(id, false);
    assert.deepEqual(await stored(), []);
  });

  it('relates the entity of the head to those that rows link to, in whatever spelling they are named', async () => {
    const row = (name: string, rowIndex: number, cost: string) => ({
      groupIndex: 2,
      rowIndex,
      cells: [found('investment_name', name), found('investment_cost', cost, 2, 'EUR')],
    });
    const rows = [row('Alpha GmbH', 0, '1'), row('ALPHA  gmbh', 1, '2'), row('Beta AG', 2, '3')];
    await setConfirmed(await addVerified({ ...PERFORMANCE, rows }), true);
    assert.deepEqual(Object.keys(await entities()), ['Alpha GmbH', 'Beta AG', 'Fund I, L.P.']);
    assert.deepEqual((await stored()).slice(0, 2).sort(), [
      'Fund I, L.P. - Alpha GmbH | investment_cost | 1 | EUR | 2024-06-30 | p2',
      'Fund I, L.P. - Beta AG | investment_cost | 3 | EUR | 2024-06-30 | p2',
    ]);
  });

  it('AMB-036 keeps the stored values when the document is deleted', async () => {
    const id = await addVerified(ACCOUNT);
    await setConfirmed(id, true);
    await user.call('POST', 'documentrequest/state', { ids: [id], stage: 'TRASHED' });
    await user.call('POST', 'documentrequest/delete', { uuids: [id] });
    assert.equal((await stored()).length, 1);
  });
});

async function fundId(): Promise<string> {
  const { body } = await user.call(
    'GET',
    `inter-document-entity/overview?name=${encodeURIComponent('Fund I, L.P.')}`,
  );
  return body.entities[0].interDocumentEntityId;
}

/** The rows of one metric as the history answers them. */
async function historyOf(fin: string, asKnownOn?: string) {
  const entityId = await fundId();
  const moment = asKnownOn === undefined ? '' : `&asKnownOn=${encodeURIComponent(asKnownOn)}`;
  const response = await user.call('GET', `entities/datapoints?entityId=${entityId}&fin=${fin}${moment}`);
  return response.body.items as {
    id: string;
    value: string;
    changedSince: string | null;
    restatedFrom: { value: string; dataSource: string; documentRequestId: string } | null;
    verifiedBy: string;
    document: { documentRequestId: string; page: number; metricId: string };
  }[];
}

const performance = (tvpi: string): ExtractionResult => ({
  ...PERFORMANCE,
  metrics: [found('reporting_date', '2024-06-30'), found('fund', 'Fund I, L.P.'), found('tvpi', tvpi, 1)],
  rows: [],
});

async function correct(documentId: string, fin: string, value: string): Promise<void> {
  await server.database.kysely
    .updateTable('document_datapoints')
    .set({ value })
    .where('document_request_id', '=', documentId)
    .where('metric_id', 'in', (eb) => eb.selectFrom('document_metrics').select('id').where('fin', '=', fin))
    .execute();
}

/** A moment between two statements, by the clock of the database. */
async function moment(): Promise<string> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at, pg_sleep(0.004)`.execute(
    server.database.kysely,
  );
  assert.ok(rows[0]);
  return new Date(rows[0].at.getTime() + 2).toISOString();
}

describe('a figure that is confirmed again', () => {
  it('AMB-105 says in which document, on which page, at which metric and under which schema it stands, and who verified it', async () => {
    const id = await addVerified(performance('1.5'));
    await setConfirmed(id, true);
    const [row] = await historyOf('tvpi');
    const metric = await server.database.kysely
      .selectFrom('document_metrics')
      .select('id')
      .where('document_request_id', '=', id)
      .where('fin', '=', 'tvpi')
      .executeTakeFirstOrThrow();
    assert.deepEqual(row?.document, {
      documentRequestId: id,
      fileName: 'call.pdf',
      page: 2,
      box: { x: 0.1, y: 0.2, w: 0.3, h: 0.01 },
      metricId: metric.id,
      schema: { name: 'Performance', version: 1 },
      unpublishedChanges: 0,
      confirmedUntil: null,
    });
    assert.equal(row.verifiedBy, user.name);
  });

  it('replaces what the document said before, which stays readable as it was known', async () => {
    const id = await addVerified(performance('1.5'));
    await setConfirmed(id, true);
    const [first] = await historyOf('tvpi');
    const before = await moment();
    await correct(id, 'tvpi', '1.50');
    await setConfirmed(id, true);
    assert.deepEqual(await historyOf('tvpi'), [first], 'the same figure in another spelling');
    await correct(id, 'tvpi', '1.6');
    await setConfirmed(id, true);
    const [restated, ...others] = await historyOf('tvpi');
    assert.deepEqual(others, []);
    assert.equal(restated?.value, '1.6');
    assert.equal(restated.id, first?.id);
    assert.equal(restated.restatedFrom?.value, '1.5');
    const known = (await historyOf('tvpi', before)).map(({ value, changedSince }) => [value, changedSince]);
    assert.deepEqual(known, [['1.5', 'restated']]);
  });

  it('of a restated document stands beside the first one, marked with both figures and the document', async () => {
    const original = await addVerified(performance('1.5'));
    await setConfirmed(original, true);
    const before = await moment();
    await setConfirmed(await addVerified(performance('1.7')), true);
    const figures = (await historyOf('tvpi')).map(({ value, restatedFrom }) => [value, restatedFrom]);
    assert.deepEqual(figures, [
      [
        '1.7',
        {
          value: '1.5',
          currency: null,
          dataSource: 'call.pdf',
          documentRequestId: original,
          enteredBy: null,
          verifiedBy: user.name,
        },
      ],
      ['1.5', null],
    ]);
    assert.deepEqual(
      (await historyOf('tvpi', before)).map(({ value }) => value),
      ['1.5'],
    );
  });

  it('AMB-105 takes the place of a figure that a person typed meanwhile, marked with both and who typed it', async () => {
    const id = await addVerified(performance('1.5'));
    await setConfirmed(id, true);
    const [row] = await historyOf('tvpi');
    await user.call('PATCH', `entities/datapoints/${row?.id}`, { value: '1.9' });
    const before = await moment();
    await setConfirmed(id, true);
    const [again, ...others] = await historyOf('tvpi');
    assert.deepEqual(others, []);
    assert.deepEqual(
      [again?.value, again?.restatedFrom],
      [
        '1.5',
        {
          value: '1.9',
          currency: null,
          dataSource: 'Manual',
          documentRequestId: id,
          enteredBy: user.name,
          verifiedBy: null,
        },
      ],
    );
    const known = (await historyOf('tvpi', before)).map(({ value, changedSince }) => [value, changedSince]);
    assert.deepEqual(known, [['1.9', 'restated']]);
  });

  it('AMB-105 is named by a figure of the same date that a person adds or types over it, with who verified it', async () => {
    const id = await addVerified(performance('1.5'));
    await setConfirmed(id, true);
    const [row] = await historyOf('tvpi');
    const was = {
      value: '1.5',
      currency: null,
      dataSource: 'call.pdf',
      documentRequestId: id,
      enteredBy: null,
      verifiedBy: user.name,
    };
    const add = async (value: string, reportingDate: string) => {
      const typed = { entity: await fundId(), fin: 'tvpi', value, reportingDate };
      const { status } = await user.call('POST', 'interdocumententity/datapoints/create', {
        entityDatapoints: [typed],
      });
      assert.equal(status, 200);
    };
    await add('1.50', '2024-06-30');
    await add('9', '2024-03-31');
    await add('1.9', '2024-06-30');
    const marks = (await historyOf('tvpi')).map(({ value, restatedFrom }) => [
      value,
      restatedFrom?.value ?? null,
    ]);
    assert.deepEqual(marks, [
      ['1.9', '1.5'],
      ['1.5', null],
      ['1.5', null],
      ['9', null],
    ]);
    const change = (value: string) => user.call('PATCH', `entities/datapoints/${row?.id}`, { value });
    for (const [value, mark] of [
      ['2', was],
      ['3', was],
      ['1.50', null],
    ] as const) {
      assert.equal((await change(value)).status, 200);
      const edited = (await historyOf('tvpi')).find((one) => one.id === row?.id);
      assert.deepEqual(edited?.restatedFrom, mark);
    }
  });

  it('is no longer there when the document is unconfirmed, and is readable as it was known', async () => {
    const id = await addVerified(performance('1.5'));
    await setConfirmed(id, true);
    const before = await moment();
    await setConfirmed(id, false);
    assert.deepEqual(await historyOf('tvpi'), []);
    const known = (await historyOf('tvpi', before)).map(({ value, changedSince }) => [value, changedSince]);
    assert.deepEqual(known, [['1.5', 'unconfirmed']]);
    await correct(id, 'tvpi', '1.8');
    await setConfirmed(id, true);
    const [again] = await historyOf('tvpi');
    assert.deepEqual([again?.value, again?.restatedFrom?.value], ['1.8', '1.5']);
  });

  it('AMB-132 is there again, once, where the deleted value of its document is restored too', async () => {
    const id = await addVerified(performance('1.5'));
    await setConfirmed(id, true);
    const [row] = await historyOf('tvpi');
    await user.call('POST', 'interdocumententity/datapoints/delete', { uuids: [row?.id] });
    await setConfirmed(id, true);
    const restored = await user.call('POST', 'datapoints/restore', { uuids: [row?.id] });
    assert.deepEqual(restored.body.ids, []);
    assert.equal((await historyOf('tvpi')).length, 1);
  });
});
