export const SORT_DIRECTIONS = ['asc', 'desc'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** A sorted column and its direction, in the address and on the wire as `column:asc` or `column:desc`. */
export interface OrderBy<Column extends string = string> {
  column: Column;
  direction: SortDirection;
}

/** The text form, e.g. `uploadedDate:desc`. */
export function formatOrderBy(orderBy: OrderBy): string {
  return `${orderBy.column}:${orderBy.direction}`;
}

/** Reads `column:asc` or `column:desc` for a known column; anything else is null [STORE-016]. */
export function parseOrderBy<Column extends string>(
  text: string,
  columns: readonly Column[],
): OrderBy<Column> | null {
  const [name, word, ...rest] = text.split(':');
  const column = columns.find((candidate) => candidate === name);
  const direction = SORT_DIRECTIONS.find((candidate) => candidate === word);
  return column !== undefined && direction !== undefined && rest.length === 0 ? { column, direction } : null;
}

/** What a click on a column header leads to: ascending, then descending, then none [USR-005]. */
export function nextOrderBy<Column extends string>(
  current: OrderBy<Column> | null,
  column: Column,
): OrderBy<Column> | null {
  if (current?.column !== column) return { column, direction: 'asc' };
  return current.direction === 'asc' ? { column, direction: 'desc' } : null;
}
