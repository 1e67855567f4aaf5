import type { TableSort } from './table-types.ts';

/** What using a column's header leads to: ascending, then descending, then no order [USR-005]. */
export function nextSort(sort: TableSort | null, column: string): TableSort | null {
  if (sort?.column !== column) return { column, direction: 'asc' };
  return sort.direction === 'asc' ? { column, direction: 'desc' } : null;
}
