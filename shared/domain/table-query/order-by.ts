export const SORT_DIRECTIONS = ['asc', 'desc'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** A sorted column and its direction, in the address and on the wire as `column:asc` or `column:desc`. */
export interface OrderBy<Column extends string = string> {
  readonly column: Column;
  readonly direction: SortDirection;
}

/** The text form, e.g. `uploadedDate:desc`. */
export function formatOrderBy(orderBy: OrderBy): string {
  return `${orderBy.column}:${orderBy.direction}`;
}

/** Reads `column:asc` or `column:desc` for a known column; null for anything else (STORE-016). */
export function parseOrderBy<Column extends string>(
  text: string,
  columns: readonly Column[],
): OrderBy<Column> | null {
  const [name, word, ...rest] = text.split(':');
  const column = columns.find((candidate) => candidate === name);
  const direction = SORT_DIRECTIONS.find((candidate) => candidate === word);
  return column !== undefined && direction !== undefined && rest.length === 0 ? { column, direction } : null;
}

/** Whether two orders are the same; no order equals no order. */
export function isSameOrder(one: OrderBy | null, other: OrderBy | null): boolean {
  return one?.column === other?.column && one?.direction === other?.direction;
}

/**
 * The order after a click on a column header: ascending, then descending, then none, which is the default order of the
 * table (USR-005). Where the default sorts that very column, a step that would change nothing is skipped, so that every
 * click has an effect.
 */
export function nextOrderBy(
  current: OrderBy | null,
  column: string,
  defaultOrderBy: OrderBy | null = null,
): OrderBy | null {
  const ascending: OrderBy = { column, direction: 'asc' };
  if (current?.column !== column) return ascending;
  if (current.direction === 'asc') return { column, direction: 'desc' };
  return isSameOrder(current, defaultOrderBy) ? ascending : defaultOrderBy;
}
