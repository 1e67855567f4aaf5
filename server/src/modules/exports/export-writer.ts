import { Readable } from 'node:stream';
import {
  AppError,
  exportFileName,
  STANDARD_LAYOUT,
  type ExportChoice,
  type ExportLayout,
  type Language,
  type MetricExportFormat,
} from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { changeTable } from './change-rows.ts';
import { completing } from './completion.ts';
import { writeCsv } from './csv.ts';
import { writeDocumentList } from './document-list-csv.ts';
import { writeDocumentsZip } from './documents-zip.ts';
import { writeChangesJson, writeJson } from './json.ts';
import { readMetrics } from './metric-batches.ts';
import { metricTable, type MetricBatch, type TableForm } from './metric-rows.ts';
import { readChanges } from './recorded-changes.ts';
import {
  completeRecord,
  deleteUnfinished,
  findAndRecord,
  type RecordedExport,
} from './recorded-exports.repository.ts';
import { findExportedValues, findGraphKeys, type ExportedDocument } from './repository.ts';
import { findTableKinds, writeTables } from './tables-workbook.ts';
import { writeXlsx } from './xlsx.ts';
import { zipStream } from './zip-stream.ts';
import { announce } from '../webhooks/index.ts';

/** A file to download. */
export interface ExportedFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Readable;
}

/** A file that is being written: whoever stores it says when it is complete. */
export interface WrittenFile extends ExportedFile {
  /** Records the export, and notifies the client's other systems. */
  readonly complete: (kysely: DatabaseClient) => Promise<void>;
  readonly abandon: () => Promise<void>;
}

/** What is exported, of whom and in which form. */
export interface ExportOrder extends RecordedExport {
  readonly documents: readonly ExportedDocument[];
  readonly choice: ExportChoice | { readonly kind: 'documentGraphs' };
  /** The form of CSV and Excel files; the standard one if absent. */
  readonly layout?: ExportLayout;
  /** Only what changed since the last export in this form. */
  readonly changesOnly: boolean;
  /** For all metrics: whether the values that nobody verified are left out after all. */
  readonly verifiedOnly?: boolean;
  /** Called when so many documents have been written. */
  readonly onProgress?: (documents: number) => void;
}

export interface ExportWriterOptions {
  readonly kysely: DatabaseClient;
  readonly store: ObjectStore;
  /** The language in which the client reads dates. */
  readonly languageOf: (clientId: string) => Promise<Language>;
  /** Where the suite is reached, for links in files. */
  readonly publicUrl: string;
  readonly clock: Clock;
}

const CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
  zip: 'application/zip',
} as const;

/** Exports of verified metrics are recorded, so that what changes afterwards is known. */
const isRecorded = ({ choice }: ExportOrder): boolean => choice.kind === 'verifiedMetrics';

function writeTable<Batch>(
  batches: AsyncIterable<Batch>,
  table: TableForm<Batch>,
  { format, layout }: { readonly format: 'csv' | 'xlsx'; readonly layout: ExportLayout },
): Readable {
  return format === 'csv' ? Readable.from(writeCsv(batches, table, layout)) : writeXlsx(batches, table);
}

/** Writes values and documents as files, piece by piece, so that the size of an export does not matter. */
export class ExportWriter {
  readonly #options: ExportWriterOptions;

  constructor(options: ExportWriterOptions) {
    this.#options = options;
  }

  /** A file whose reader gets its end once the export is complete. */
  async stream(order: ExportOrder): Promise<ExportedFile> {
    const { filename, contentType, content, complete, abandon } = await this.write(order);
    const { kysely } = this.#options;
    const whole = completing(content, {
      complete: () => kysely.transaction().execute(complete),
      abandon,
    });
    return { filename, contentType, content: whole };
  }

  async write(order: ExportOrder): Promise<WrittenFile> {
    const file = await this.#compose(order);
    const { clientId, exportId, choice, documents } = order;
    const event = { documentIds: documents.map(({ id }) => id), content: choice.kind };
    return {
      ...file,
      complete: async (kysely) => {
        if (isRecorded(order)) await completeRecord(kysely, order);
        await announce(kysely, clientId, 'documents.exported', event);
      },
      abandon: () => deleteUnfinished(this.#options.kysely, exportId),
    };
  }

  async #compose(order: ExportOrder): Promise<ExportedFile> {
    const { choice, clientId } = order;
    const day = this.#options.clock().toISOString().slice(0, 10);
    if (choice.kind === 'documents' || choice.kind === 'documentGraphs')
      return {
        filename: exportFileName({ kind: 'documents' }, day),
        contentType: CONTENT_TYPES.zip,
        content: await this.#zipDocuments(order, choice.kind === 'documentGraphs'),
      };
    const language = await this.#options.languageOf(clientId);
    if (choice.kind === 'tables') return this.#tables(order, language, exportFileName(choice, day));
    const filename = exportFileName(choice, day, order);
    if (choice.kind === 'allMetrics' && choice.format === 'csv')
      return { filename, contentType: CONTENT_TYPES.zip, content: this.#zipCsv(order, language, day) };
    return {
      filename,
      contentType: CONTENT_TYPES[choice.format],
      content: this.#metrics(order, choice.format, language),
    };
  }

  async #tables(order: ExportOrder, language: Language, filename: string): Promise<ExportedFile> {
    const { clientId, documents, verifiedOnly = false, onProgress } = order;
    const { kysely, publicUrl } = this.#options;
    const kinds = await findTableKinds(kysely, clientId, documents);
    if (kinds.length === 0) throw new AppError('NO_TABLES');
    const tables = { kysely, clientId, documents, verifiedOnly, publicUrl, language };
    const content = writeTables(kinds, { ...tables, ...(onProgress && { onRead: onProgress }) });
    return { filename, contentType: CONTENT_TYPES.xlsx, content };
  }

  #read(order: ExportOrder): AsyncIterable<MetricBatch> {
    const { clientId, documents, verifiedOnly = false, onProgress } = order;
    const { kysely, publicUrl } = this.#options;
    return readMetrics({
      publicUrl,
      documents,
      findValues: (ids) =>
        isRecorded(order)
          ? findAndRecord(kysely, order, ids)
          : findExportedValues(kysely, clientId, ids, { verifiedOnly }),
      ...(onProgress && { onRead: onProgress }),
    });
  }

  #metrics(order: ExportOrder, format: MetricExportFormat, language: Language): Readable {
    const { layout = STANDARD_LAYOUT } = order;
    const batches = this.#read(order);
    if (order.changesOnly) {
      const changes = readChanges(this.#options.kysely, order, batches);
      const table = changeTable(layout, language);
      return format === 'json'
        ? Readable.from(writeChangesJson(changes))
        : writeTable(changes, table, { format, layout });
    }
    return format === 'json'
      ? Readable.from(writeJson(batches))
      : writeTable(batches, metricTable(layout, language), { format, layout });
  }

  /** The values, and the documents that they come from. */
  #zipCsv(order: ExportOrder, language: Language, day: string): Readable {
    const { publicUrl } = this.#options;
    const { delimiter } = order.layout ?? STANDARD_LAYOUT;
    return zipStream(async (add) => {
      await add(`metrics-${day}.csv`, this.#metrics(order, 'csv', language));
      await add(
        `documents-${day}.csv`,
        writeDocumentList(order.documents, { publicUrl, language, delimiter }),
      );
    });
  }

  async #zipDocuments(
    { clientId, documents, onProgress }: ExportOrder,
    graphsOnly: boolean,
  ): Promise<Readable> {
    const { kysely, store } = this.#options;
    const ids = documents.map(({ id }) => id);
    const graphKeys = await findGraphKeys(kysely, clientId, ids);
    return writeDocumentsZip({
      store,
      documents,
      graphKeys,
      graphsOnly,
      ...(onProgress && { onWritten: onProgress }),
    });
  }
}
