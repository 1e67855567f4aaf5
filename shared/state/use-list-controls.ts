import { offsetOfPage, type OrderBy } from '@assay/shared/domain';
import { useSearchParams } from '@assay/shared/router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { readListAddress, writeListAddress, type ListAddressRules } from './list-address.ts';
import { nextOrder, reduceList, type ListAction, type ListFilters, type ListQuery } from './list-controls.ts';
import type { LoadState } from './use-load-state.ts';

/** The controls of a list, kept in its address. */
export interface ListControls {
  readonly query: ListQuery;
  /** Rows before the page, for the call. */
  readonly offset: number;
  readonly goToPage: (page: number) => void;
  readonly nextPage: () => void;
  readonly previousPage: () => void;
  readonly setPageSize: (maxPageSize: number) => void;
  /** A click on a column header. */
  readonly toggleOrder: (column: string) => void;
  readonly sortBy: (orderBy: OrderBy | null) => void;
  readonly mergeFilters: (filters: ListFilters) => void;
  readonly clearFilters: () => void;
  /** Rows left the list: the offset goes back by their number. */
  readonly stepBack: (removed: number) => void;
  /** Tells the controls how loading went; called by `useListSettling`. */
  readonly settle: (outcome: ListOutcome) => void;
}

/** How loading a page of a list ended. */
export type ListOutcome =
  { readonly ok: true; readonly count: number; readonly totalCount: number } | { readonly ok: false };

/**
 * The state of a list, held in the address: page, page size, order and filters [S1 §5, S2 §4]. Changes replace the
 * address. An invalid address resets itself; a filter change whose load fails is taken back.
 */
export function useListControls(rules: ListAddressRules): ListControls {
  const [params, setParams] = useSearchParams();
  const totalCount = useRef<number | undefined>(undefined);
  const wasSettled = useRef(false);
  const goodFilters = useRef<ListFilters | undefined>(undefined);
  const rulesRef = useRef(rules);
  rulesRef.current = rules;

  const { query, isValid } = useMemo(() => readListAddress(params, rulesRef.current), [params]);
  const present = useRef(query);
  present.current = query;

  const write = useCallback(
    (next: ListQuery) => {
      // Two changes in one tick must build on each other, not on the address of the last render.
      present.current = next;
      setParams((before) => writeListAddress(before, next, rulesRef.current.filterNames), { replace: true });
    },
    [setParams],
  );
  const act = useCallback(
    (action: ListAction) => {
      const next = reduceList(present.current, action, totalCount.current);
      if (next !== present.current) write(next);
    },
    [write],
  );
  useEffect(() => {
    if (!isValid) write(query);
  }, [isValid, query, write]);

  const settle = useCallback(
    (outcome: ListOutcome) => {
      if (!outcome.ok) {
        const before = goodFilters.current;
        if (before && JSON.stringify(before) !== JSON.stringify(present.current.filters))
          write({ ...present.current, page: 1, filters: before });
        return;
      }
      totalCount.current = outcome.totalCount;
      goodFilters.current = present.current.filters;
      const isFirstAnswer = !wasSettled.current;
      wasSettled.current = true;
      // A page typed beyond the end is an invalid address; one that emptied under us jumps to the last page.
      const typed = new URLSearchParams(writeListAddress(new URLSearchParams(), present.current));
      if (isFirstAnswer && !readListAddress(typed, rulesRef.current, outcome.totalCount).isValid) {
        const { query: reset } = readListAddress(typed, rulesRef.current, outcome.totalCount);
        write({ ...reset, filters: present.current.filters });
        return;
      }
      act({ type: 'loaded', ...outcome });
    },
    [act, write],
  );

  return useMemo(
    () => ({
      query,
      offset: offsetOfPage(query.page, query.maxPageSize),
      goToPage: (page) => act({ type: 'goToPage', page }),
      nextPage: () => act({ type: 'nextPage' }),
      previousPage: () => act({ type: 'previousPage' }),
      setPageSize: (maxPageSize) => act({ type: 'setPageSize', maxPageSize }),
      toggleOrder: (column) =>
        act({
          type: 'sortBy',
          orderBy: nextOrder(present.current.orderBy, column, rulesRef.current.defaultOrderBy),
        }),
      sortBy: (orderBy) => act({ type: 'sortBy', orderBy }),
      mergeFilters: (filters) => act({ type: 'mergeFilters', filters }),
      clearFilters: () => act({ type: 'clearFilters' }),
      stepBack: (removed) => act({ type: 'removed', count: removed }),
      settle,
    }),
    [query, act, settle],
  );
}

/**
 * Ties a list's controls to its load: jumps off a page that emptied, refuses a page beyond the end, and restores the
 * filters when their load fails [S2 §4].
 */
export function useListSettling(
  { settle }: ListControls,
  {
    status,
    data,
    isPlaceholder,
  }: Pick<
    LoadState<{ readonly items: readonly unknown[]; readonly totalCount: number }>,
    'status' | 'data' | 'isPlaceholder'
  >,
): void {
  const count = data?.items.length;
  const totalCount = data?.totalCount;
  useEffect(() => {
    if (status === 'erroring') settle({ ok: false });
    if (status === 'ready' && !isPlaceholder && count !== undefined && totalCount !== undefined)
      settle({ ok: true, count, totalCount });
  }, [settle, status, isPlaceholder, count, totalCount]);
}
