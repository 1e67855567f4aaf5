import { isSameEntry } from '@assay/shared/domain';
import type { EntryFieldRow } from './entry-fields.repository.ts';

/** Of a value that two people enter: a second entry is missing, it differs and nobody has chosen, or it is resolved. */
export type EntryState = 'due' | 'differs' | 'closed';

/** A value with its currency. */
export interface Figure {
  readonly value: string;
  readonly currency: string | null;
}

/** The first and the second entry of a value; null where there is no second one. */
export function entriesOf(row: EntryFieldRow): { readonly first: Figure; readonly second: Figure } | null {
  if (row.first_value === null || row.second_value === null) return null;
  return {
    first: { value: row.first_value, currency: row.first_currency },
    second: { value: row.second_value, currency: row.second_currency },
  };
}

/** The state of a value. A second entry counts for the value that it was compared with, or for the one that was chosen. */
export function entryStateOf(row: EntryFieldRow): EntryState {
  const entries = entriesOf(row);
  if (entries === null) return 'due';
  const counted = row.chosen === 'second' ? entries.second : entries.first;
  if (!isSameEntry(row, counted, row)) return 'due';
  return row.chosen === null ? 'differs' : 'closed';
}

/** Whether a value is withheld from the reader until its second entry is stored. */
export function isWithheld(row: EntryFieldRow): boolean {
  return row.transition !== null && !row.is_own && entryStateOf(row) === 'due';
}
