import type { DatabaseClient } from '../../database/database.ts';
import type { MetricBatch } from './metric-rows.ts';
import type { ExportedDocument } from './repository.ts';
import { findRemembered, insertRemembered, type RememberedExport } from './remembered.repository.ts';
import { changesOf, rememberedOf, type ChangeBatch } from './value-changes.ts';

/** Passes batches on, and keeps their values while the reader writes them. */
export async function* remember(
  kysely: DatabaseClient,
  order: RememberedExport & { readonly documents: readonly ExportedDocument[] },
  batches: AsyncIterable<MetricBatch>,
): AsyncGenerator<MetricBatch> {
  const revisions = new Map(order.documents.map(({ id, revision }) => [id, revision]));
  for await (const batch of batches) {
    const values = Map.groupBy(batch.metrics, ({ document }) => document);
    const documents = batch.documents.map((document) => ({
      id: document.id,
      revision: revisions.get(document.id) ?? 0,
      exported: (values.get(document) ?? []).map(rememberedOf),
    }));
    const kept = insertRemembered(kysely, order, documents);
    // Awaited below, unless the reader leaves before.
    kept.catch(() => undefined);
    yield batch;
    await kept;
  }
}

/** What changed in the documents of batches since their last export in the same form. */
export async function* readChanges(
  kysely: DatabaseClient,
  { clientId, profileId }: Pick<RememberedExport, 'clientId' | 'profileId'>,
  batches: AsyncIterable<MetricBatch>,
): AsyncGenerator<ChangeBatch> {
  for await (const { documents, metrics } of batches) {
    const ids = documents.map(({ id }) => id);
    const before = await findRemembered(kysely, clientId, profileId, ids);
    const now = Map.groupBy(metrics, ({ document }) => document);
    yield {
      changes: documents.flatMap((document) =>
        changesOf(document, before.get(document.id) ?? [], now.get(document) ?? []),
      ),
    };
  }
}
