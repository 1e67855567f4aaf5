import type { BodyOf, previewExport, ResponseOf } from '@assay/shared/contracts';
import { EXPORT_LIMITS, type Language } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import { requireNothingWithheld } from '../../documents/index.ts';
import { CELLS, metricTable, type ExportCell } from './metric-rows.ts';
import { readMetrics } from './metric-batches.ts';
import { requireExportable } from './policy.ts';
import { requireUsableLayout } from './profiles.service.ts';
import {
  findExportedDocuments,
  findExportedValues,
  findMetricNames,
  type ExportedDocument,
} from './repository.ts';

export interface PreviewOptions {
  readonly kysely: DatabaseClient;
  /** The language in which the client reads dates. */
  readonly languageOf: (clientId: string) => Promise<Language>;
  readonly publicUrl: string;
}

/** Shows the first rows of an export before it is started. */
export class ExportPreviewService {
  readonly #options: PreviewOptions;

  constructor(options: PreviewOptions) {
    this.#options = options;
  }

  /**
   * The rows are those of the CSV file, of as many documents as it takes to fill the preview. Where a row is a value, documents
   * without one are left out: the first that were uploaded may have none, and the file still begins with a value.
   * @throws AppError NOT_FOUND or DOCUMENT_NOT_READY, naming a document; INVALID_REQUEST for a form that cannot be used
   */
  async preview(
    actor: Actor,
    { documentRequests: ids, layout, includeUnverified }: BodyOf<typeof previewExport>,
  ): Promise<ResponseOf<typeof previewExport>> {
    requireUsableLayout(layout);
    const { kysely, publicUrl, languageOf } = this.#options;
    const { clientId } = actor;
    const documents = await findExportedDocuments(kysely, clientId, ids);
    requireExportable(actor, ids, documents);
    await requireNothingWithheld(kysely, actor, ids);
    const toRows = metricTable(layout, await languageOf(clientId)).createWriter(CELLS);
    const hasRows = (document: ExportedDocument) =>
      layout.rows === 'documents' ||
      (includeUnverified ? document.metrics_total : document.metrics_verified) > 0;
    const shown = documents.filter(hasRows).slice(0, EXPORT_LIMITS.previewDocuments);
    const source = {
      publicUrl,
      documents: shown,
      findValues: (some: readonly string[]) =>
        findExportedValues(kysely, clientId, some, { verifiedOnly: !includeUnverified }),
    };
    const rows: ExportCell[][] = [];
    for await (const batch of readMetrics(source)) {
      rows.push(...toRows(batch).slice(0, EXPORT_LIMITS.previewRows - rows.length));
      if (rows.length >= EXPORT_LIMITS.previewRows) break;
    }
    const metrics = await findMetricNames(
      kysely,
      clientId,
      shown.map(({ id }) => id),
    );
    return { rows, metrics };
  }
}
