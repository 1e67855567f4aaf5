import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { FilePart } from '../../documents/index.ts';
import * as documents from './document.repository.ts';
import * as order from './queue-order.repository.ts';
import * as runs from './run.repository.ts';

/** Another document of the client with the same file that was checked before; the oldest of several. */
export async function findOriginal(
  kysely: DatabaseClient,
  clientId: string,
  file: { readonly key: string; readonly hash: string },
) {
  return documents.findOriginal(kysely, clientId, file);
}

/** Writes which document of its file a document is. */
export async function setFilePart(transaction: DatabaseTransaction, documentId: string, part: FilePart) {
  return documents.updateFilePart(transaction, documentId, part);
}

/** How many pages the file of a document has, as its last result says; null without one. */
export async function findPageCount(kysely: DatabaseClient, documentId: string) {
  return runs.findPageCount(kysely, documentId);
}

/** How many documents of a client are extracted before each of those that wait, by the id of the document. */
export async function findWaitingOrder(kysely: DatabaseClient, clientId: string) {
  return order.findWaitingOrder(kysely, clientId);
}
