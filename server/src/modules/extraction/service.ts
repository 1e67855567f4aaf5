import type { Rows, RowsTransaction } from '../../database/database.ts';
import { lockUntilCommit, TRANSACTION_LOCKS } from '../../platform/db/locks.ts';
import type { ExtractionResult } from '../../pipeline/index.ts';
import type { AssignedSchema } from '../schemas/assigned-schema.repository.ts';
import type { StoredAttachment } from './attachments.ts';
import {
  archiveDocument,
  findFileHash,
  findHoldsLowConfidence,
  findUploadFacts,
  hasOriginal,
  insertAttached,
  updateExtracted,
  updateFile,
  type FileFacts,
} from './document.repository.ts';
import type { ExtractionQueue } from './extraction-queue.ts';
import { stageOfResult, type FileStatus } from './policy.ts';
import { buildResultRows, listedFactsOf } from './result-rows.ts';
import { replaceResult } from './result.repository.ts';
import { runFiles } from './run-files.ts';
import { endRunWithFailure, finishRun, lockRun, type Run, type RunFailure } from './run.repository.ts';

/** The longest tag. */
const MAX_TAG_LENGTH = 100;

/** What a run has found, its files stored. */
export interface FoundResult {
  readonly schema: AssignedSchema;
  readonly result: ExtractionResult;
  readonly attachments: readonly StoredAttachment[];
}

/** Writes how the runs of documents end. A run that no longer counts changes nothing. */
export class ExtractionService {
  readonly #kysely: Rows;
  readonly #queue: ExtractionQueue;

  constructor(kysely: Rows, queue: ExtractionQueue) {
    this.#kysely = kysely;
    this.#queue = queue;
  }

  /** Records a document's file. Of equal files that arrive together, the first one recorded is the original. */
  async recordFile({ documentId, clientId }: Run, file: FileFacts): Promise<FileStatus> {
    return this.#kysely.transaction().execute(async (transaction) => {
      await lockUntilCommit(transaction, TRANSACTION_LOCKS.sameFile(clientId, file.hash));
      const uploaded = await findFileHash(transaction, documentId);
      if (uploaded !== null && uploaded !== file.hash) return 'damaged';
      const isDuplicate = await hasOriginal(transaction, clientId, { documentId, hash: file.hash });
      await updateFile(transaction, documentId, file);
      return isDuplicate ? 'duplicate' : 'original';
    });
  }

  /** Ends a run without a result, and its document at the stage of the failure. */
  async failRun(run: Run, failure: RunFailure): Promise<void> {
    await this.#kysely.transaction().execute(async (transaction) => {
      if (await lockRun(transaction, run.id)) await endRunWithFailure(transaction, run, failure);
    });
  }

  /** Writes what was found, ends the run and moves its document on. */
  async finish(run: Run, found: FoundResult): Promise<void> {
    await this.#kysely.transaction().execute(async (transaction) => {
      if (!(await lockRun(transaction, run.id))) return;
      await writeResult(transaction, run, found);
      if (found.attachments.length > 0) await this.#addAttachments(transaction, run, found.attachments);
    });
  }

  /**
   * Turns a mail's attachments into documents of the mail's client, uploader and type, and queues them. An attachment
   * that is a document already stays as it is. The mail goes to the archive, because it has nothing to verify. Its name
   * tags the mail and its documents, so that a list can show them together.
   */
  async #addAttachments(
    transaction: RowsTransaction,
    run: Run,
    attachments: readonly StoredAttachment[],
  ): Promise<void> {
    const { clientId, documentId, documentTypeId } = run;
    const mail = await findUploadFacts(transaction, documentId);
    const tag = run.fileName.trim().slice(0, MAX_TAG_LENGTH);
    for (const attachment of attachments) {
      const isNew = await insertAttached(transaction, {
        ...attachment,
        clientId,
        documentTypeId,
        source: mail.source,
        uploadedBy: mail.uploaded_by,
        uploadedById: mail.uploaded_by_id,
        tags: [tag],
      });
      if (isNew)
        await this.#queue.start(transaction, { documentId: attachment.id, clientId, documentTypeId });
    }
    await archiveDocument(transaction, documentId, [...new Set([...mail.tags, tag])]);
  }
}

async function writeResult(
  transaction: RowsTransaction,
  run: Run,
  { schema, result }: FoundResult,
): Promise<void> {
  const rows = buildResultRows({ id: run.documentId, fileName: run.fileName }, schema.groups, result);
  await replaceResult(transaction, run.documentId, rows);
  const holdsLowConfidence = await findHoldsLowConfidence(transaction, run.clientId);
  const stage = stageOfResult(schema, result, { holdsLowConfidence });
  await updateExtracted(transaction, run.documentId, {
    ...listedFactsOf(result),
    stage,
    mimeType: result.mimeType,
    metricsTotal: rows.metrics.filter(({ is_available: isAvailable }) => isAvailable).length,
    versionedDocumentTypeId: schema.versionedDocumentTypeId,
    schemaVersion: schema.schemaVersion,
  });
  await finishRun(transaction, run, {
    stage,
    pageCount: result.pages.length,
    graphKey: runFiles(run).graph,
    input: { documentType: run.documentTypeId, schemaVersion: schema.schemaVersion },
    outputs: {
      pages: result.pages,
      recognisedType: result.recognisedType,
      unreadablePages: result.unreadablePages,
      contents: result.contents,
      rendition: result.rendition === true,
    },
    fingerprint: result.fingerprint,
  });
}
