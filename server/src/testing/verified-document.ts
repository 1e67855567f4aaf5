/** Extracted documents whose values are verified, and what their confirmation stores. For tests. */
import assert from 'node:assert/strict';
import { buildResultRows } from '../modules/extraction/result-rows.ts';
import { replaceResult } from '../modules/extraction/result.repository.ts';
import { findAssignedSchemas } from '../modules/schemas/assigned-schema.repository.ts';
import type { Candidate, ExtractionResult } from '../pipeline/index.ts';
import { NOTHING_LEARNED } from './nothing-learned.ts';
import type { TestServer } from './test-server.ts';

/** A value of a metric as the pipeline finds it, on page 2. */
export function found(fin: string, value: string, groupIndex = 0, currency: string | null = null) {
  const place = { page: 2, x: 0.1, y: 0.2, w: 0.3, h: 0.01 };
  const candidate: Candidate = { value, currency, confidence: 0.9, ...place, text: value, nodeId: 'n' };
  return { fin, groupIndex, candidates: [candidate] };
}

export const NOTHING_ELSE = {
  recognisedType: null,
  pages: [],
  unreadablePages: [],
  doubts: [],
  checks: [],
  ...NOTHING_LEARNED,
};

/** A capital account of one partner. */
export const ACCOUNT: ExtractionResult = {
  ...NOTHING_ELSE,
  documentType: 'Capital Account',
  metrics: [
    found('reporting_date', '2024-06-30'),
    found('fund', 'Fund I, L.P.'),
    found('limited_partner', 'Hollis Foundation'),
    found('commitment', '1000000', 2, 'EUR'),
  ],
  rows: [],
};

/** A performance report with one row of a table. */
export const PERFORMANCE: ExtractionResult = {
  ...NOTHING_ELSE,
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

/** Adds an extracted document in which all values except the named ones are verified. @returns its id */
export async function addVerifiedDocument(
  server: TestServer,
  clientId: string,
  result: ExtractionResult,
  unverified: readonly string[] = [],
): Promise<string> {
  const { kysely } = server.database;
  const schemas = await findAssignedSchemas(kysely, clientId);
  const schema = schemas.find(({ documentType }) => documentType === result.documentType);
  assert.ok(schema);
  const id = await server.addDocument(clientId, {
    document_type_id: result.documentType,
    reporting_date: '2024-06-30',
    versioned_document_type_id: schema.versionedDocumentTypeId,
    schema_version: schema.schemaVersion,
  });
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

/** The stored values as `owner | fin | value | currency | date | page`; the owner is an entity or a pair of them. */
export async function findStoredValues(server: TestServer, clientId: string): Promise<string[]> {
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
    .where('datapoint.client_id', '=', clientId)
    .orderBy('datapoint.fin')
    .execute();
  return rows.map(({ name, parent, child, fin, value, currency, reporting_date: date, page }) =>
    [name ?? `${parent} - ${child}`, fin, value, currency, date, `p${page}`].join(' | '),
  );
}
