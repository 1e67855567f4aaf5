import {
  DEFAULT_PAGE_SIZE,
  lastPageOffset,
  mustJumpToLastPage,
  nextOrderBy,
  offsetAfterRemoval,
  offsetOfPage,
  pageCountOf,
  pageNumberOf,
  roundOffsetToPage,
  type OrderBy,
} from '@assay/shared/domain';

/** Chosen filters by name; a filter nobody chose is absent. */
export type ListFilters = Readonly<Record<string, readonly string[]>>;

/** What a list shows: which page, how large, in which order, of which rows. */
export interface ListQuery {
  /** From 1. */
  readonly page: number;
  readonly maxPageSize: number;
  readonly orderBy: OrderBy | null;
  readonly filters: ListFilters;
}

/** What can happen to a list. */
export type ListAction =
  | { readonly type: 'goToPage'; readonly page: number }
  | { readonly type: 'nextPage' }
  | { readonly type: 'previousPage' }
  | { readonly type: 'setPageSize'; readonly maxPageSize: number }
  | { readonly type: 'sortBy'; readonly orderBy: OrderBy | null }
  | { readonly type: 'mergeFilters'; readonly filters: ListFilters }
  | { readonly type: 'clearFilters' }
  | { readonly type: 'removed'; readonly count: number }
  | { readonly type: 'loaded'; readonly count: number; readonly totalCount: number };

const isChosen = (values: readonly string[]) => values.some((value) => value !== '');

function mergeFilters(present: ListFilters, change: ListFilters): ListFilters {
  const merged = Object.entries({ ...present, ...change });
  return Object.fromEntries(merged.filter(([, values]) => isChosen(values)));
}

/**
 * The next state of a list. `totalCount` is that of the last answer, undefined before the first one. Gives the same
 * object back where nothing changes.
 */
export function reduceList(query: ListQuery, action: ListAction, totalCount?: number): ListQuery {
  const { page, maxPageSize } = query;
  const offset = offsetOfPage(page, maxPageSize);
  const lastPage = totalCount === undefined ? undefined : pageCountOf(totalCount, maxPageSize);
  const at = (next: number): ListQuery => (next === page ? query : { ...query, page: next });
  switch (action.type) {
    case 'goToPage':
      return at(Math.max(1, Math.min(action.page, lastPage ?? action.page)));
    case 'nextPage':
      return lastPage !== undefined && page >= lastPage ? query : at(page + 1);
    case 'previousPage':
      return page <= 1 ? query : at(page - 1);
    case 'setPageSize': {
      const size = action.maxPageSize;
      return { ...query, maxPageSize: size, page: pageNumberOf(roundOffsetToPage(offset, size), size) };
    }
    case 'sortBy':
      return { ...query, orderBy: action.orderBy };
    case 'mergeFilters':
      return { ...query, page: 1, filters: mergeFilters(query.filters, action.filters) };
    case 'clearFilters':
      return { ...query, page: 1, filters: {} };
    case 'removed':
      return at(
        pageNumberOf(roundOffsetToPage(offsetAfterRemoval(offset, action.count), maxPageSize), maxPageSize),
      );
    case 'loaded': {
      const { count: itemCount, totalCount: total } = action;
      const mustJump = mustJumpToLastPage({ itemCount, totalCount: total, offset });
      return mustJump ? at(pageNumberOf(lastPageOffset(total, maxPageSize), maxPageSize)) : query;
    }
  }
}

/** The list as it is entered without any parameters. */
export function initialListQuery(
  orderBy: OrderBy | null,
  maxPageSize: number = DEFAULT_PAGE_SIZE,
): ListQuery {
  return { page: 1, maxPageSize, orderBy, filters: {} };
}

/**
 * The order after a click on a column header: ascending, descending, then the list's default again [USR-005]. Where the
 * default is the present order itself, the click turns it round, so that no click is without effect.
 */
export function nextOrder(
  present: OrderBy | null,
  column: string,
  byDefault: OrderBy | null = null,
): OrderBy | null {
  const next = nextOrderBy(present, column);
  if (next !== null) return next;
  const isDefault = byDefault?.column === column && byDefault.direction === 'desc';
  return isDefault ? { column, direction: 'asc' } : byDefault;
}
