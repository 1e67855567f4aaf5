import type { ResponseOf, findExportBlockers } from '@assay/shared/contracts';
import { checkVerifiedCsv, EXPORT_LIMITS } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import { findBlockingFields } from './blockers.repository.ts';
import { requireExportable } from './policy.ts';
import { findCsvReadiness, findExportedDocuments } from './repository.ts';

/** Names what keeps a CSV of verified metrics from leaving. */
export class ExportBlockersService {
  readonly #kysely: DatabaseClient;

  constructor(kysely: DatabaseClient) {
    this.#kysely = kysely;
  }

  /** The documents that block, in the order of their upload. @throws AppError NOT_FOUND or DOCUMENT_NOT_READY */
  async find(actor: Actor, ids: readonly string[]): Promise<ResponseOf<typeof findExportBlockers>> {
    const { clientId } = actor;
    const documents = await findExportedDocuments(this.#kysely, clientId, ids);
    requireExportable(actor, ids, documents);
    const readiness = await findCsvReadiness(this.#kysely, clientId, ids);
    const reasons = new Map(readiness.map((row) => [row.id, checkVerifiedCsv(row)]));
    const blocking = documents.flatMap((document) => {
      const reason = reasons.get(document.id) ?? null;
      return reason === null ? [] : [{ document, reason }];
    });
    const named = blocking.slice(0, EXPORT_LIMITS.blockingDocuments);
    const fields = await findBlockingFields(
      this.#kysely,
      clientId,
      named.map(({ document }) => document.id),
      EXPORT_LIMITS.blockingFields,
    );
    const byDocument = Map.groupBy(fields, ({ documentId }) => documentId);
    return {
      count: blocking.length,
      documents: named.map(({ document, reason }) => {
        const own = byDocument.get(document.id) ?? [];
        return {
          documentRequestId: document.id,
          fileName: document.file_name,
          reason,
          fieldCount: Number(own[0]?.count ?? 0),
          fields: own.map(({ metricId, fin, name, rowIndex }) => ({
            metricId,
            fin,
            name,
            row: rowIndex === null ? null : rowIndex + 1,
          })),
        };
      }),
    };
  }
}
