import { offsetOfPage, type OrderBy } from '@assay/shared/domain';
import { useEffect, useMemo, useRef } from 'react';
import { readListAddress, writeListAddress, type ListAddressRules } from './list-address.ts';
import { nextOrder, reduceList, type ListAction, type ListFilters, type ListQuery } from './list-controls.ts';
import { useEqualRules, useListAddress } from './use-list-address.ts';
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

/** What the controls remember of earlier loads. */
interface Memory {
  /** Undefined before the first answer. */
  totalCount: number | undefined;
  /** Filters of the last load that succeeded. */
  goodFilters: ListFilters | undefined;
}

/** Whether a page lies beyond the last one: typed like that, the address is invalid [STORE-019]. */
function resetBeyondEnd(
  query: ListQuery,
  rules: ListAddressRules,
  totalCount: number,
): ListQuery | undefined {
  const address = readListAddress(writeListAddress(new URLSearchParams(), query), rules, totalCount);
  return address.isValid ? undefined : { ...address.query, filters: query.filters };
}

/**
 * The state after a load. On the first answer a page beyond the end resets the address; later, a page that emptied
 * jumps to the last one. Filters whose load failed are those of the last good load again.
 */
function afterLoad(
  query: ListQuery,
  outcome: ListOutcome,
  memory: Memory,
  rules: ListAddressRules,
): ListQuery {
  if (!outcome.ok) {
    const { goodFilters } = memory;
    const isOther = goodFilters && JSON.stringify(goodFilters) !== JSON.stringify(query.filters);
    return isOther ? { ...query, page: 1, filters: goodFilters } : query;
  }
  const isFirstAnswer = memory.totalCount === undefined;
  memory.totalCount = outcome.totalCount;
  memory.goodFilters = query.filters;
  const reset = isFirstAnswer ? resetBeyondEnd(query, rules, outcome.totalCount) : undefined;
  return reset ?? reduceList(query, { type: 'loaded', ...outcome }, outcome.totalCount);
}

/**
 * The state of a list, held in the address: page, page size, order and filters [STORE-011]. Changes replace the
 * address. An invalid address resets itself; a filter change whose load fails is taken back.
 */
export function useListControls(ownRules: ListAddressRules): ListControls {
  const rules = useEqualRules(ownRules);
  const { query, latest, write } = useListAddress(rules);
  const memory = useRef<Memory>({ totalCount: undefined, goodFilters: undefined });

  return useMemo(() => {
    const change = (next: ListQuery) => {
      if (next !== latest()) write(next);
    };
    const act = (action: ListAction) => change(reduceList(latest(), action, memory.current.totalCount));
    const { defaultOrderBy = null } = rules;
    return {
      query,
      offset: offsetOfPage(query.page, query.maxPageSize),
      goToPage: (page) => act({ type: 'goToPage', page }),
      nextPage: () => act({ type: 'nextPage' }),
      previousPage: () => act({ type: 'previousPage' }),
      setPageSize: (maxPageSize) => act({ type: 'setPageSize', maxPageSize }),
      toggleOrder: (column) =>
        act({ type: 'sortBy', orderBy: nextOrder(latest().orderBy, column, defaultOrderBy) }),
      sortBy: (orderBy) => act({ type: 'sortBy', orderBy }),
      mergeFilters: (filters) => act({ type: 'mergeFilters', filters }),
      clearFilters: () => act({ type: 'clearFilters' }),
      stepBack: (removed) => act({ type: 'removed', count: removed }),
      settle: (outcome) => change(afterLoad(latest(), outcome, memory.current, rules)),
    };
  }, [query, latest, write, rules]);
}

/**
 * Ties a list's controls to its load: jumps off a page that emptied, refuses a page beyond the end, and restores the
 * filters when their load fails.
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
