import type { listExportChanges, ResponseOf } from '@assay/shared/contracts';
import type { DatabaseClient } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import { requireNothingWithheld } from '../../documents/index.ts';
import { readMetrics } from './metric-batches.ts';
import { requireExportable } from './policy.ts';
import { findChangedExports } from './recorded-exports.repository.ts';
import { findExportedDocuments, findExportedValues } from './repository.ts';
import { changesOf } from './value-changes.ts';

/** Says what changed in a document since it was exported. */
export class ExportChangesService {
  readonly #kysely: DatabaseClient;

  constructor(kysely: DatabaseClient) {
    this.#kysely = kysely;
  }

  /** The exports since which the confirmed values changed, the latest first. @throws AppError NOT_FOUND, DOCUMENT_NOT_READY */
  async find(actor: Actor, id: string): Promise<ResponseOf<typeof listExportChanges>> {
    const { clientId } = actor;
    const documents = await findExportedDocuments(this.#kysely, clientId, [id]);
    requireExportable(actor, [id], documents);
    await requireNothingWithheld(this.#kysely, actor, [id]);
    const exports = await findChangedExports(this.#kysely, clientId, id);
    if (exports.length === 0) return { items: [] };
    const source = {
      publicUrl: '',
      documents,
      findValues: (ids: readonly string[]) =>
        findExportedValues(this.#kysely, clientId, ids, { verifiedOnly: true }),
    };
    // One document is one batch.
    const { value: batch } = await readMetrics(source).next();
    const [document] = batch?.documents ?? [];
    if (batch === undefined || document === undefined) return { items: [] };
    return {
      items: exports.map((one) => ({
        profile: one.profile,
        exportedAt: one.exported_at.toISOString(),
        exportedBy: one.exported_by,
        changes: changesOf(document, one.exported, batch.metrics).map(({ kind, metric, before }) => ({
          kind,
          metricId: metric.metricId,
          fin: metric.fin,
          name: metric.metric,
          row: metric.row,
          dataType: metric.dataType,
          before,
          now: kind === 'removed' ? null : { value: metric.value, currency: metric.currency },
        })),
      })),
    };
  }
}
