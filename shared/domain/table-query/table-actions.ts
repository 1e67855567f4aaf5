import {
  lastPageOffset,
  mustJumpToLastPage,
  offsetAfterRemoval,
  offsetOfPage,
  pageCountOf,
  pageNumberOf,
} from '../paging/index.ts';
import type { OrderBy } from './order-by.ts';
import type { TableFilters, TableQuery } from './table-query.ts';

/** What can happen to a table. */
export type TableAction =
  | { readonly type: 'goToPage'; readonly page: number }
  | { readonly type: 'setPageSize'; readonly maxPageSize: number }
  | { readonly type: 'sortBy'; readonly orderBy: OrderBy | null }
  | { readonly type: 'mergeFilters'; readonly filters: TableFilters }
  | { readonly type: 'clearFilters' }
  /** Rows were deleted or left the table. */
  | { readonly type: 'removed'; readonly count: number }
  /** A page was loaded with `count` rows, of `totalCount` in all. */
  | { readonly type: 'loaded'; readonly count: number; readonly totalCount: number };

const isChosen = (values: readonly string[]) => values.some((value) => value !== '');

function mergeFilters(present: TableFilters, change: TableFilters): TableFilters {
  const merged = Object.entries({ ...present, ...change });
  return Object.fromEntries(merged.filter(([, values]) => isChosen(values)));
}

/**
 * The next query of a table (STORE-006 to STORE-015). `totalCount` is the one of the last load, undefined before the
 * first. Returns the same object where nothing changes.
 */
export function reduceTableQuery(query: TableQuery, action: TableAction, totalCount?: number): TableQuery {
  const { page, maxPageSize } = query;
  const offset = offsetOfPage(page, maxPageSize);
  const at = (next: number): TableQuery => (next === page ? query : { ...query, page: next });
  switch (action.type) {
    case 'goToPage': {
      const lastPage = totalCount === undefined ? action.page : pageCountOf(totalCount, maxPageSize);
      return at(Math.max(1, Math.min(action.page, lastPage)));
    }
    case 'setPageSize': {
      const size = action.maxPageSize;
      return { ...query, maxPageSize: size, page: pageNumberOf(offset, size) };
    }
    case 'sortBy':
      return { ...query, orderBy: action.orderBy };
    case 'mergeFilters':
      return { ...query, page: 1, filters: mergeFilters(query.filters, action.filters) };
    case 'clearFilters':
      return { ...query, page: 1, filters: {} };
    case 'removed':
      return at(pageNumberOf(offsetAfterRemoval(offset, action.count), maxPageSize));
    case 'loaded': {
      const { count: itemCount, totalCount: total } = action;
      const mustJump = mustJumpToLastPage({ itemCount, totalCount: total, offset });
      return mustJump ? at(pageNumberOf(lastPageOffset(total, maxPageSize), maxPageSize)) : query;
    }
  }
}
