import { AppError } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import { entriesOf, entryStateOf, isWithheld, type EntryState } from './entry-state.ts';
import {
  findEntryFields,
  findSecondEntryMetrics,
  type EntryFieldRow,
  type Reader,
} from './entry-fields.repository.ts';

/** A value that two people enter, with what its entries come to. */
export interface EntryField extends EntryFieldRow {
  /** Null where there is no second one. */
  readonly entries: ReturnType<typeof entriesOf>;
  readonly state: EntryState;
  /** Whether the value is withheld from the reader until its second entry is stored. */
  readonly isWithheld: boolean;
}

/** The values of documents that two people enter; none for a client that does not ask for it. */
export async function readEntryFields(
  kysely: DatabaseClient,
  reader: Reader,
  documentIds: readonly string[],
): Promise<readonly EntryField[]> {
  const fins = await findSecondEntryMetrics(kysely, reader.clientId);
  if (fins.length === 0 || documentIds.length === 0) return [];
  const rows = await findEntryFields(kysely, reader, documentIds, fins);
  return rows.map((row) => ({
    ...row,
    entries: entriesOf(row),
    state: entryStateOf(row),
    isWithheld: isWithheld(row),
  }));
}

/** The values of documents that are withheld from a reader (ADR 0030). */
async function findWithheld(
  kysely: DatabaseClient,
  reader: Reader,
  documentIds: readonly string[],
): Promise<readonly EntryField[]> {
  const fields = await readEntryFields(kysely, reader, documentIds);
  return fields.filter((field) => field.isWithheld);
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
