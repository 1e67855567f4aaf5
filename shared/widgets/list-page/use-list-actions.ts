import {
  nextOrderBy,
  readTableQuery,
  reduceTableQuery,
  writeTableQuery,
  type OrderBy,
  type TableAction,
  type TableFilters,
  type TableQuery,
  type TableRules,
} from '@assay/shared/domain';
import type { LoadState } from '@assay/shared/state';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { TableAddress } from './use-table-address.ts';

/** What can be done to a list. Every action replaces the address, which loads the rows. */
export interface ListActions {
  readonly goToPage: (page: number) => void;
  readonly setPageSize: (maxPageSize: number) => void;
  /** Sorts after a click on a column header. */
  readonly sortBy: (sortKey: string) => void;
  /** Sorts by an order that was chosen as a whole. */
  readonly setOrder: (orderBy: OrderBy) => void;
  /** Changes the named filters and leaves the others [STORE-013]. */
  readonly setFilters: (filters: TableFilters) => void;
  readonly clearFilters: () => void;
  /** Goes back by the number of rows that left the list [STORE-009]. */
  readonly stepBack: (removed: number) => void;
}

/** What is known from the last load that succeeded; all undefined before the first. */
interface LastLoad {
  totalCount?: number;
  query?: TableQuery;
}

type PageLoad = Pick<
  LoadState<{
    readonly items: readonly unknown[];
    readonly totalCount: number;
    readonly isLowerBound?: boolean | undefined;
  }>,
  'status' | 'data' | 'isPlaceholder'
>;

const isSameQuery = (one: TableQuery, other: TableQuery) => JSON.stringify(one) === JSON.stringify(other);

/** An address whose page is beyond the last one is invalid, which only the first load can show [STORE-019]. */
function resetBeyondEnd(query: TableQuery, rules: TableRules, totalCount: number): TableQuery {
  const params = writeTableQuery(new URLSearchParams(), query, rules);
  const read = readTableQuery(params, rules, totalCount);
  return read.isValid ? query : read.query;
}

/**
 * Keeps the query of a list and its loads together. The first load resets a page beyond the end; a later one leaves a
 * page that became empty for the last one [STORE-008]. A change whose load fails, and for which there are no older rows, is
 * taken back, filters included [STORE-014]: the rows on the screen always belong to the address.
 */
export function useListActions(
  { query, latest, write }: TableAddress,
  rules: TableRules,
  { status, data, isPlaceholder }: PageLoad,
): ListActions {
  const lastLoad = useRef<LastLoad>({});
  const change = useCallback(
    (next: TableQuery) => {
      if (next !== latest()) write(next);
    },
    [latest, write],
  );

  const count = data?.items.length;
  // Where counting was cut off, there are pages behind the last one that is known.
  const totalCount = data?.isLowerBound && count !== 0 ? Infinity : data?.totalCount;
  useEffect(() => {
    const { query: lastQuery, totalCount: lastTotal } = lastLoad.current;
    if (status === 'blank' || status === 'loading' || isPlaceholder) return;
    // What was chosen after this render is newer than the load that it shows.
    const isLatest = query === latest();
    if (count === undefined || totalCount === undefined) {
      if (isLatest && lastQuery && !isSameQuery(lastQuery, query)) change(lastQuery);
      return;
    }
    lastLoad.current = { query, totalCount };
    if (!isLatest) return;
    change(
      lastTotal === undefined
        ? resetBeyondEnd(query, rules, totalCount)
        : reduceTableQuery(query, { type: 'loaded', count, totalCount }),
    );
  }, [status, isPlaceholder, count, totalCount, query, rules, change, latest]);

  return useMemo(() => {
    const act = (action: TableAction) =>
      change(reduceTableQuery(latest(), action, lastLoad.current.totalCount));
    return {
      goToPage: (page) => act({ type: 'goToPage', page }),
      setPageSize: (maxPageSize) => act({ type: 'setPageSize', maxPageSize }),
      sortBy: (sortKey) =>
        act({ type: 'sortBy', orderBy: nextOrderBy(latest().orderBy, sortKey, rules.defaultOrderBy) }),
      setOrder: (orderBy) => act({ type: 'sortBy', orderBy }),
      setFilters: (filters) => act({ type: 'mergeFilters', filters }),
      clearFilters: () => act({ type: 'clearFilters' }),
      stepBack: (removed) => act({ type: 'removed', count: removed }),
    };
  }, [change, latest, rules]);
}
