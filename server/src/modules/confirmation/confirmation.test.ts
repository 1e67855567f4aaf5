import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { ALL_PERMISSIONS_MASK } from '@assay/shared/domain';
import { buildResultRows } from '../extraction/result-rows.ts';
import { replaceResult } from '../extraction/result.repository.ts';
import { findAssignedSchemas } from '../schemas/assigned-schema.repository.ts';
import type { Candidate, ExtractionResult } from '../../pipeline/index.ts';
import { recordStatements } from '../../testing/count-statements.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { NOTHING_LEARNED } from '../../testing/nothing-learned.ts';
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

function found(fin: string, value: string, groupIndex = 0, currency: string | null = null) {
  const place = { page: 2, x: 0.1, y: 0.2, w: 0.3, h: 0.01 };
  const candidate: Candidate = { value, currency, confidence: 0.9, ...place, text: value, nodeId: 'n' };
  return { fin, groupIndex, candidates: [candidate] };
}

const EMPTY = { recognisedType: null, pages: [], unreadablePages: [], checks: [], ...NOTHING_LEARNED };

const ACCOUNT: ExtractionResult = {
  ...EMPTY,
  documentType: 'Capital Account',
  metrics: [
    found('reporting_date', '2024-06-30'),
    found('fund', 'Fund I, L.P.'),
    found('limited_partner', 'Hollis Foundation'),
    found('commitment', '1000000', 2, 'EUR'),
  ],
  rows: [],
};

const PERFORMANCE: ExtractionResult = {
  ...EMPTY,
  documentType: 'Performance',
  metrics: [found('reporting_date', '2024-06-30'), found('fund', 'Fund I, L.P.'), found('tvpi', '1.5', 1)],
  rows: [
    {
      groupIndex: 2,
      rowIndex: 0,
      cells: [found('investment_name', 'Alpha GmbH'), found('investment_cost', '12.5', 2, 'EUR')],
    },
  ],
};

/** Adds an extracted document in which all values except the named ones are verified. */
async function addVerified(result: ExtractionResult, unverified: readonly string[] = []): Promise<string> {
  const { kysely } = server.database;
  const id = await server.addDocument(user.clientId, {
    document_type_id: result.documentType,
    reporting_date: '2024-06-30',
  });
  const schemas = await findAssignedSchemas(kysely, user.clientId);
  const schema = schemas.find(({ documentType }) => documentType === result.documentType);
  assert.ok(schema);
  await kysely.transaction().execute(async (transaction) => {
    await replaceResult(
      transaction,
      id,
      buildResultRows({ id, fileName: 'report.pdf' }, schema.groups, result),
    );
    await transaction
      .updateTable('document_datapoints')
      .set({ is_verified: true })
      .where('document_request_id', '=', id)
      .where('metric_id', 'not in', (eb) =>
        eb
          .selectFrom('document_metrics')
          .select('id')
          .where('fin', 'in', ['none', ...unverified]),
      )
      .execute();
  });
  return id;
}

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

/** The stored values as `owner | fin | value | currency | date | page`; the owner is an entity or a pair of them. */
async function stored(): Promise<string[]> {
  const rows = await server.database.kysely
    .selectFrom('entity_datapoints as datapoint')
    .leftJoin('entities', 'entities.id', 'datapoint.entity_id')
    .leftJoin('entity_relationships as relationship', 'relationship.id', 'datapoint.relationship_id')
    .leftJoin('entities as parent', 'parent.id', 'relationship.parent_id')
    .leftJoin('entities as child', 'child.id', 'relationship.child_id')
    .select(['entities.name', 'parent.name as parent', 'child.name as child'])
    .select([
      'datapoint.fin',
      'datapoint.value',
      'datapoint.currency',
      'datapoint.reporting_date',
      'datapoint.page',
    ])
    .where('datapoint.client_id', '=', user.clientId)
    .orderBy('datapoint.fin')
    .execute();
  return rows.map(({ name, parent, child, fin, value, currency, reporting_date: date, page }) =>
    [name ?? `${parent} - ${child}`, fin, value, currency, date, `p${page}`].join(' | '),
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

  it('writes all values of a table with one statement and looks up each name once', async () => {
    const row = (index: number) => ({
      groupIndex: 2,
      rowIndex: index,
      cells: [found('investment_name', `Company ${index}`), found('investment_cost', `${index}.5`, 2, 'EUR')],
    });
    const rows = Array.from({ length: 12 }, (_, index) => row(index));
    const id = await addVerified({ ...PERFORMANCE, rows });
    const { kysely, statements } = recordStatements(server.database.kysely);
    const actor = { clientId: user.clientId, name: user.name };
    await kysely.transaction().execute((transaction) => writeConfirmedFacts(transaction, actor, id));
    assert.equal((await stored()).length, 13);
    const count = (wanted: string) => statements.filter((statement) => statement === wanted).length;
    assert.equal(count('insert entity_datapoints'), 1);
    assert.equal(count('insert entities'), 13, 'the fund and twelve companies');
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

  it('writes the values once when confirmed twice, and deletes them when unconfirmed', async () => {
    const id = await addVerified(ACCOUNT);
    await setConfirmed(id, true);
    await setConfirmed(id, true);
    assert.equal((await stored()).length, 1);
    await setConfirmed(id, false);
    assert.deepEqual(await stored(), []);
  });

  it('AMB-036 keeps the stored values when the document is deleted', async () => {
    const id = await addVerified(ACCOUNT);
    await setConfirmed(id, true);
    await user.call('POST', 'documentrequest/state', { ids: [id], stage: 'TRASHED' });
    await user.call('POST', 'documentrequest/delete', { uuids: [id] });
    assert.equal((await stored()).length, 1);
  });
});
