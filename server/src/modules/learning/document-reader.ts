import type { Database } from '../../database/database.ts';
import type { JobLog } from '../../jobs/job-queue.ts';
import type {
  ExtractionJob,
  ExtractionResult,
  ExtractorProcess,
  Lesson,
  ReviewedValue,
} from '../../pipeline/index.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { findAssignedSchemas } from '../schemas/index.ts';
import { pagesToRead } from '../../documents/index.ts';
import type { ConfirmedDocument } from './confirmed-document.repository.ts';

export interface LearningHandlerOptions {
  readonly database: Database;
  readonly store: ObjectStore;
  /** Creates a process for one learning job, closed after it: replays must not delay extractions. */
  readonly createExtractor: () => Pick<ExtractorProcess, 'extract' | 'close'>;
  readonly log: JobLog;
}

/** Reads documents as the extraction does, with any set of lessons. */
export class DocumentReader {
  readonly #options: LearningHandlerOptions;
  readonly #extractor: Pick<ExtractorProcess, 'extract' | 'close'>;
  readonly #signal: AbortSignal;
  readonly #results = new Map<string, ExtractionResult | null>();

  constructor(options: LearningHandlerOptions, signal: AbortSignal) {
    this.#options = options;
    this.#extractor = options.createExtractor();
    this.#signal = signal;
  }

  /**
   * Reads a document with a set of lessons, once per set.
   * @param reviewed values from which the result derives lessons
   * @returns null when the document cannot be read
   */
  async read(
    document: ConfirmedDocument,
    lessons: readonly Lesson[],
    reviewed: readonly ReviewedValue[] = [],
  ): Promise<ExtractionResult | null> {
    const key = [document.id, ...lessons.map(({ id }) => id)].join(' ');
    const known = this.#results.get(key);
    if (known !== undefined && reviewed.length === 0) return known;
    const result = await this.#extract(document, lessons, reviewed);
    this.#results.set(key, result);
    return result;
  }

  async #extract(
    document: ConfirmedDocument,
    lessons: readonly Lesson[],
    reviewed: readonly ReviewedValue[],
  ): Promise<ExtractionResult | null> {
    const { database, store, log } = this.#options;
    const schemas = await findAssignedSchemas(database.kysely, document.clientId);
    const outcome = await store.withLocalFile(document.key, (filePath) => {
      const job: ExtractionJob = {
        ...pagesToRead(document.part),
        filePath,
        fileName: document.fileName,
        documentType: document.documentTypeId,
        schemas: schemas.map(({ documentType, groups }) => ({ documentType, groups })),
        checks: schemas.flatMap(({ checks }) => checks),
        lessons: [...lessons],
        reviewed: [...reviewed],
      };
      return this.#extractor.extract(job, { signal: this.#signal });
    });
    this.#signal.throwIfAborted();
    if (outcome.ok) return outcome.result;
    const { trace, ...failure } = outcome.failure;
    log.warn({ documentId: document.id, failure, trace }, 'a confirmed document cannot be read again');
    return null;
  }

  close(): Promise<void> {
    return this.#extractor.close();
  }
}
