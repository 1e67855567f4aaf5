import type { TableRow } from './table-draft.ts';

/** Which rows differ between two states of a table: an unchanged row is the same object. */
export interface RowChanges {
  readonly removed: readonly TableRow[];
  readonly added: readonly TableRow[];
}

/** Compares two states of a table. What both begin and end with is skipped, so that one changed row is found quickly. */
export function findRowChanges(before: readonly TableRow[], after: readonly TableRow[]): RowChanges {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const [old, present] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const [oldRows, presentRows] = [new Set(old), new Set(present)];
  return {
    removed: old.filter((row) => !presentRows.has(row)),
    added: present.filter((row) => !oldRows.has(row)),
  };
}
