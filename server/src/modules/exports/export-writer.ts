import { Readable } from 'node:stream';
import {
  exportFileName,
  STANDARD_LAYOUT,
  type ExportChoice,
  type ExportLayout,
  type Language,
} from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { writeCsv } from './csv.ts';
import { writeDocumentList } from './document-list-csv.ts';
import { writeDocumentsZip } from './documents-zip.ts';
import { writeJson } from './json.ts';
import { readMetrics } from './metric-batches.ts';
import { findGraphKeys, type ExportedDocument } from './repository.ts';
import { writeXlsx } from './xlsx.ts';
import { zipStream } from './zip-stream.ts';
import { insertDeliveries } from '../webhooks/repository.ts';

/** A file to download. */
export interface ExportedFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Readable;
}

/** What is exported, of whom and in which form. */
export interface ExportOrder {
  readonly clientId: string;
  readonly documents: readonly ExportedDocument[];
  readonly choice: ExportChoice | { readonly kind: 'documentGraphs' };
  /** The form of CSV and Excel files; the standard one if absent. */
  readonly layout?: ExportLayout;
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

/** Writes values and documents as files, piece by piece, so that the size of an export does not matter. */
export class ExportWriter {
  readonly #options: ExportWriterOptions;

  constructor(options: ExportWriterOptions) {
    this.#options = options;
  }

  async write(order: ExportOrder): Promise<ExportedFile> {
    const file = await this.#compose(order);
    const { clientId, choice, documents } = order;
    const told = { documentIds: documents.map(({ id }) => id), content: choice.kind };
    await insertDeliveries(this.#options.kysely, clientId, 'documents.exported', told);
    return file;
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
    const filename = exportFileName(choice, day);
    if (choice.kind === 'allMetrics' && choice.format === 'csv')
      return { filename, contentType: CONTENT_TYPES.zip, content: this.#zipCsv(order, language, day) };
    return {
      filename,
      contentType: CONTENT_TYPES[choice.format],
      content: this.#metrics(order, choice.format, language),
    };
  }

  #read({ clientId, documents, choice, verifiedOnly = false, onProgress }: ExportOrder) {
    const { kysely, publicUrl } = this.#options;
    return readMetrics({
      kysely,
      clientId,
      publicUrl,
      documents,
      verifiedOnly: verifiedOnly || choice.kind === 'verifiedMetrics',
      ...(onProgress && { onRead: onProgress }),
    });
  }

  #metrics(order: ExportOrder, format: 'csv' | 'xlsx' | 'json', language: Language): Readable {
    const layout = order.layout ?? STANDARD_LAYOUT;
    switch (format) {
      case 'csv':
        return Readable.from(writeCsv(this.#read(order), layout, language));
      case 'xlsx':
        return writeXlsx(this.#read(order), layout, language);
      case 'json':
        return Readable.from(writeJson(this.#read(order)));
    }
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
