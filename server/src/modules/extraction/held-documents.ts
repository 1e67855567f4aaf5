import type { DatabaseTransaction } from '../../database/database.ts';
import { insertDocument } from '../../documents/index.ts';
import { findUploadFacts, updateFoundTags } from './document.repository.ts';
import type { ExtractionQueue } from './extraction-queue.ts';
import type { FilePart } from '../../documents/index.ts';

/** The longest tag. */
const MAX_TAG_LENGTH = 100;

/** A document that holds others, in its file or beside it. */
export interface HoldingDocument {
  readonly documentId: string;
  readonly clientId: string;
  readonly fileName: string;
  readonly documentTypeId: string;
}

/** A document that another one holds; its type is the holder's if not given. */
export interface HeldDocument {
  readonly id: string;
  readonly key: string;
  readonly fileName: string;
  readonly part: FilePart | null;
  readonly documentTypeId?: string;
}

/**
 * Turns what a document holds into documents of its client, uploader and type, and queues them. What is a document
 * already stays as it is. The name of the holder tags it and its documents, so that a list can show them together.
 */
export async function addHeldDocuments(
  transaction: DatabaseTransaction,
  queue: ExtractionQueue,
  { documentId, clientId, ...holder }: HoldingDocument,
  held: readonly HeldDocument[],
): Promise<void> {
  const facts = await findUploadFacts(transaction, documentId);
  const tag = holder.fileName.trim().slice(0, MAX_TAG_LENGTH);
  for (const document of held) {
    const { id, documentTypeId = holder.documentTypeId } = document;
    const isNew = await insertDocument(transaction, {
      ...document,
      clientId,
      documentTypeId,
      source: facts.source,
      uploadedBy: { userId: facts.uploaded_by_id, name: facts.uploaded_by },
      tags: [tag],
    });
    if (isNew) await queue.start(transaction, { documentId: id, clientId, documentTypeId });
  }
  await updateFoundTags(transaction, documentId, [...new Set([...facts.tags, tag])]);
}
