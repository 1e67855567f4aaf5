import type { Database } from '../../database/database.ts';
import { findAssignedSchemas } from '../schemas/assigned-schema.repository.ts';
import type {
  ExtractionJob,
  ExtractionResult,
  ExtractorProcess,
  Lesson,
  TaughtValue,
} from '../../pipeline/index.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import type { ConfirmedDocument } from './lecture.ts';

export interface LearningHandlerOptions {
  readonly database: Database;
  readonly store: ObjectStore;
  /** A process of its own for each lecture, closed after it: replays must not hold up extractions. */
  readonly createExtractor: () => Pick<ExtractorProcess, 'extract' | 'close'>;
  readonly log: { warn(details: object, message: string): void };
}

/** Reads documents as the extraction does, under any lessons. */
export class Reader {
  readonly #options: LearningHandlerOptions;
  readonly #extractor: Pick<ExtractorProcess, 'extract' | 'close'>;
  readonly #signal: AbortSignal;
  readonly #known = new Map<string, ExtractionResult | null>();

  constructor(options: LearningHandlerOptions, signal: AbortSignal) {
    this.#options = options;
    this.#extractor = options.createExtractor();
    this.#signal = signal;
  }

  /** Reads a document under a set of lessons, once; null when it cannot be read. `teach` asks what its values show. */
  async read(
    document: ConfirmedDocument,
    lessons: readonly Lesson[],
    teach: readonly TaughtValue[] = [],
  ): Promise<ExtractionResult | null> {
    const key = [document.id, ...lessons.map(({ id }) => id)].join(' ');
    const known = this.#known.get(key);
    if (known !== undefined && teach.length === 0) return known;
    const result = await this.#extract(document, lessons, teach);
    this.#known.set(key, result);
    return result;
  }

  async #extract(
    document: ConfirmedDocument,
    lessons: readonly Lesson[],
    teach: readonly TaughtValue[],
  ): Promise<ExtractionResult | null> {
    const { database, store, log } = this.#options;
    const schemas = await findAssignedSchemas(database.kysely, document.clientId);
    const outcome = await store.withLocalFile(document.key, (filePath) => {
      const job: ExtractionJob = {
        filePath,
        fileName: document.fileName,
        documentType: document.documentTypeId,
        schemas: schemas.map(({ documentType, groups }) => ({ documentType, groups })),
        checks: schemas.flatMap(({ checks }) => checks),
        lessons: [...lessons],
        teach: [...teach],
      };
      return this.#extractor.extract(job, { signal: this.#signal });
    });
    this.#signal.throwIfAborted();
    if (outcome.ok) return outcome.result;
    log.warn(
      { documentId: document.id, failure: outcome.failure },
      'a confirmed document was not read again',
    );
    return null;
  }

  close(): Promise<void> {
    return this.#extractor.close();
  }
}
