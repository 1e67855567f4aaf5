import type { Insertable } from 'kysely';
import type { DatabaseTransaction } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
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
  await insertRows(transaction, 'groupings', groupings);
  await insertRows(transaction, 'document_metrics', metrics);
  await insertRows(transaction, 'document_datapoints', datapoints);
}
