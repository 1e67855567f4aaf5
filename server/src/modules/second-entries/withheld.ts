import { AppError } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import { entryStateOf, isWithheld } from './policy.ts';
import { findEntryFields, findSecondEntryMetrics, type EntryFieldRow, type Reader } from './repository.ts';

/** The values of documents that two people enter; none for a client that does not ask for it. */
export async function readEntryFields(
  kysely: DatabaseClient,
  reader: Reader,
  documentIds: readonly string[],
): Promise<readonly EntryFieldRow[]> {
  const fins = await findSecondEntryMetrics(kysely, reader.clientId);
  if (fins.length === 0 || documentIds.length === 0) return [];
  return findEntryFields(kysely, reader, documentIds, fins);
}

/** The values of documents that are withheld from a reader (ADR 0030). */
export async function findWithheld(
  kysely: DatabaseClient,
  reader: Reader,
  documentIds: readonly string[],
): Promise<readonly EntryFieldRow[]> {
  return (await readEntryFields(kysely, reader, documentIds)).filter(isWithheld);
}

/** The ids of the metrics of documents whose values are withheld from a reader. */
export async function findWithheldIds(
  kysely: DatabaseClient,
  reader: Reader,
  documentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set((await findWithheld(kysely, reader, documentIds)).map(({ metric_id: id }) => id));
}

/**
 * Makes sure that a reader may have all values of documents.
 * @throws AppError SECOND_ENTRY_REQUIRED, naming the first document of which a value is withheld
 */
export async function requireNothingWithheld(
  kysely: DatabaseClient,
  reader: Reader,
  documentIds: readonly string[],
): Promise<void> {
  const [withheld] = await findWithheld(kysely, reader, documentIds);
  if (withheld !== undefined)
    throw new AppError('SECOND_ENTRY_REQUIRED', { identifier: withheld.document_request_id });
}

/**
 * Makes sure that two people have entered what the client wants entered twice.
 * @throws AppError SECOND_ENTRY_REQUIRED, naming the document
 */
export async function requireEntered(
  kysely: DatabaseClient,
  reader: Reader,
  documentId: string,
): Promise<void> {
  const fields = await readEntryFields(kysely, reader, [documentId]);
  if (fields.some((field) => entryStateOf(field) !== 'closed'))
    throw new AppError('SECOND_ENTRY_REQUIRED', { identifier: documentId });
}
