import type { DatabaseClient } from '../../database/database.ts';
import type { MetricBatch } from './metric-rows.ts';
import { findRecordedValues, type RecordedExport } from './recorded-exports.repository.ts';
import { changesOf, type ChangeBatch } from './value-changes.ts';

/** What changed in the documents of batches since their last export in the same form. */
export async function* readChanges(
  kysely: DatabaseClient,
  { clientId, profileId }: Pick<RecordedExport, 'clientId' | 'profileId'>,
  batches: AsyncIterable<MetricBatch>,
): AsyncGenerator<ChangeBatch> {
  for await (const { documents, metrics } of batches) {
    const ids = documents.map(({ id }) => id);
    const before = await findRecordedValues(kysely, clientId, profileId, ids);
    const now = Map.groupBy(metrics, ({ document }) => document);
    yield {
      changes: documents.flatMap((document) =>
        changesOf(document, before.get(document.id) ?? [], now.get(document) ?? []),
      ),
    };
  }
}
