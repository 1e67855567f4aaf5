import type { TableCell, TablePlace, TableRow } from './table.ts';

/** One change of a cell, with its new content (TAB-004). */
export type CellUpdate =
  | { readonly kind: 'VALUE'; readonly value: string }
  | { readonly kind: 'CONFIDENCE'; readonly confidence: number }
  | { readonly kind: 'CURRENCY_VALUE'; readonly currency: string | null }
  | { readonly kind: 'ENTITY_LINK'; readonly entityLinkId: string | null }
  | { readonly kind: 'LOCATION'; readonly place: TablePlace | null }
  | { readonly kind: 'AKA_VALUE'; readonly akas: readonly string[] }
  | { readonly kind: 'VERIFY'; readonly isVerified: boolean };

/** A change of a table (TAB-002, TAB-003): a row is created or deleted, or a cell of a stored row is updated. */
export type TableChange =
  | { readonly change: 'C'; readonly operation: 'ROW'; readonly row: TableRow }
  | { readonly change: 'D'; readonly operation: 'ROW'; readonly row: TableRow }
  | {
      readonly change: 'U';
      /** The cell as it was. */
      readonly before: TableCell;
      readonly after: TableCell;
      readonly updates: readonly CellUpdate[];
    }
  /** A value for a cell that the stored row lacks [AMB-066]. */
  | { readonly change: 'C'; readonly operation: 'CELL'; readonly row: TableRow; readonly fin: string };

const isSamePlace = (left: TablePlace | null, right: TablePlace | null) =>
  left === right ||
  (left !== null &&
    right !== null &&
    left.page === right.page &&
    left.x === right.x &&
    left.y === right.y &&
    left.w === right.w &&
    left.h === right.h);

const isSameList = (left: readonly string[], right: readonly string[]) =>
  left.length === right.length && left.every((item, index) => item === right[index]);

/** The updates that make one cell into another. Another stored datapoint, such as a chosen alternative, is named whole. */
export function findCellUpdates(before: TableCell, after: TableCell): readonly CellUpdate[] {
  const isOther = after.id !== null && after.id !== before.id;
  const isChanged = (isSame: boolean) => isOther || !isSame;
  const updates: CellUpdate[] = [];
  if (isChanged(after.value === before.value)) updates.push({ kind: 'VALUE', value: after.value });
  if (isChanged(after.currency === before.currency))
    updates.push({ kind: 'CURRENCY_VALUE', currency: after.currency });
  if (isChanged(isSameList(after.akas, before.akas))) updates.push({ kind: 'AKA_VALUE', akas: after.akas });
  if (isChanged(isSamePlace(after.place, before.place)))
    updates.push({ kind: 'LOCATION', place: after.place });
  if (isChanged(after.entityLinkId === before.entityLinkId))
    updates.push({ kind: 'ENTITY_LINK', entityLinkId: after.entityLinkId });
  // A typed value is another datapoint, whose confidence nobody set.
  if (after.id === before.id && after.confidence !== before.confidence)
    updates.push({ kind: 'CONFIDENCE', confidence: after.confidence });
  // A new value is unverified unless the update says otherwise.
  const isVerifiedSoFar = before.isVerified && !updates.some(({ kind }) => kind === 'VALUE');
  if (isChanged(after.isVerified === isVerifiedSoFar))
    updates.push({ kind: 'VERIFY', isVerified: after.isVerified });
  return updates;
}

function findRowChanges(before: TableRow, after: TableRow): readonly TableChange[] {
  return Object.entries(after.cells).flatMap(([fin, cell]): TableChange[] => {
    const stored = before.cells[fin];
    if (stored === cell) return [];
    if (stored === undefined) return [{ change: 'C', operation: 'CELL', row: after, fin }];
    const updates = findCellUpdates(stored, cell);
    return updates.length === 0 ? [] : [{ change: 'U', before: stored, after: cell, updates }];
  });
}

/**
 * The changes that make the stored rows into the present ones. So the last change of a cell counts, a row that was created
 * and deleted again is in none, and a deleted row has no updates [AMB-067].
 */
export function findTableChanges(
  stored: readonly TableRow[],
  present: readonly TableRow[],
): readonly TableChange[] {
  const storedById = new Map(stored.map((row) => [row.id, row]));
  const presentIds = new Set(present.map(({ id }) => id));
  const deleted = stored.filter(({ id }) => !presentIds.has(id));
  return [
    ...deleted.map((row): TableChange => ({ change: 'D', operation: 'ROW', row })),
    ...present.flatMap((row): readonly TableChange[] => {
      const before = storedById.get(row.id);
      return before ? findRowChanges(before, row) : [{ change: 'C', operation: 'ROW', row }];
    }),
  ];
}
