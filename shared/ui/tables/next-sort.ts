import type { TableSort } from './table-types.ts';

/** What using a column's header leads to: ascending, then descending, then no order [1 §2]. */
export function nextSort(sort: TableSort | null, column: string): TableSort | null {
  if (sort?.column !== column) return { column, direction: 'asc' };
  return sort.direction === 'asc' ? { column, direction: 'desc' } : null;
}
