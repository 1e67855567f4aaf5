import type { Insertable } from 'kysely';
import type { DatabaseTransaction } from '../../database/database.ts';
import { inChunks } from '../../platform/db/chunks.ts';
import type { DocumentDatapoints, DocumentMetrics, Groupings } from '../../database/tables.ts';

export type NewGrouping = Insertable<Groupings>;
export type NewMetric = Insertable<DocumentMetrics>;
export type NewDatapoint = Insertable<DocumentDatapoints>;

/** The rows that hold what was extracted from one document. */
export interface ResultRows {
  readonly groupings: readonly NewGrouping[];
  readonly metrics: readonly NewMetric[];
  readonly datapoints: readonly NewDatapoint[];
}

/** Replaces everything that was extracted from a document before. */
export async function replaceResult(
  transaction: DatabaseTransaction,
  documentId: string,
  { groupings, metrics, datapoints }: ResultRows,
): Promise<void> {
  await transaction.deleteFrom('groupings').where('document_request_id', '=', documentId).execute();
  for (const rows of inChunks(groupings)) await transaction.insertInto('groupings').values(rows).execute();
  for (const rows of inChunks(metrics))
    await transaction.insertInto('document_metrics').values(rows).execute();
  for (const rows of inChunks(datapoints))
    await transaction.insertInto('document_datapoints').values(rows).execute();
}
