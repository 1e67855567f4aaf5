import { useApi, type ApiClient } from '@assay/shared/api-client';
import {
  formatOrderBy,
  offsetOfPage,
  PAGE_SIZES,
  type OrderBy,
  type TableFilters,
  type TableQuery,
  type TableRules,
} from '@assay/shared/domain';
import type { MessageKey } from '@assay/shared/messages';
import { useNotify, useSettings } from '@assay/shared/platform';
import {
  hashKey,
  keepPreviousData,
  useQueryClient,
  type QueryFunction,
  type QueryKey,
  type UseQueryOptions,
} from '@assay/shared/query';
import { useLoadState, type LoadState } from '@assay/shared/state';
import type { DataTableProps, PaginationProps } from '@assay/shared/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ListData } from './list-data.ts';
import { sortKeysOf, toTableColumns, type ListColumn } from './list-column.ts';
import { useListActions, type ListActions } from './use-list-actions.ts';
import type { LiveSource } from './use-live-rows.ts';
import { useTableAddress } from './use-table-address.ts';

/** The rules of a list; the columns say by themselves what sorts. */
export interface ListRules extends Omit<TableRules, 'sortKeys'> {
  /** Wire names of orders that no column has. */
  readonly ordersWithoutColumn?: readonly string[];
}

/** What a list asks its query for. */
export interface ListRequest {
  /** The page and the order as the calls take them. */
  readonly page: {
    readonly offset: number;
    readonly maxPageSize: number;
    readonly orderBy: string | undefined;
  };
  /** The order in force, for rows that are sorted in the browser. */
  readonly orderBy: OrderBy | null;
  readonly filters: TableFilters;
}

/** A page of rows that were loaded whole and are searched or sorted in the browser. */
export function paginateRows<Row>(
  rows: readonly Row[],
  { page: { offset, maxPageSize } }: Pick<ListRequest, 'page'>,
): ListData<Row> {
  return { items: rows.slice(offset, offset + maxPageSize), totalCount: rows.length };
}

/** Everything that makes one list different from another. */
export interface ListSource<Row, Data extends ListData<Row>, Wire, Key extends QueryKey> {
  readonly rules: ListRules;
  readonly columns: readonly ListColumn<Row>[];
  /** The columns on the screen, where they are not all of them. */
  readonly shownColumns?: readonly ListColumn<Row>[];
  /**
   * The query options of a page. A list that comes whole reads the same key for every request and applies the request
   * in `select`.
   */
  readonly query: (api: ApiClient, request: ListRequest) => UseQueryOptions<Wire, Error, Data, Key>;
  /** Says that loading failed. */
  readonly failure: MessageKey;
  /** Stages of the listed documents: what others change there is shown without a reload. Such a list has no `select`. */
  readonly stages?: readonly string[];
}

/** A list as a page composes it. */
export interface List<Row, Data extends ListData<Row> = ListData<Row>> extends Pick<
  ListActions,
  'setFilters' | 'setOrder' | 'clearFilters' | 'stepBack'
> {
  readonly query: TableQuery;
  /** The last data that was loaded. It stays while the next page loads, and when loading fails. */
  readonly data: Data | undefined;
  readonly rows: readonly Row[];
  readonly totalCount: number;
  readonly isFiltered: boolean;
  readonly load: Pick<LoadState<unknown>, 'status' | 'error' | 'isPlaceholder'>;
  /** Loads again; a failure is shown as a toast. */
  readonly retry: () => void;
  readonly failure: MessageKey;
  /** How the page is read again while it is on the screen; null where nothing tells that it changed. */
  readonly live: LiveSource<Row> | null;
  readonly table: Pick<DataTableProps<Row>, 'columns' | 'rows' | 'sort' | 'onSort' | 'isLoading'>;
  /** Null where there is nothing to page through. */
  readonly pagination: PaginationProps | null;
  /** Props of a search box for the filter with this name. */
  readonly search: (name: string) => {
    readonly value: string;
    readonly onSearch: (value: string) => void;
  };
  /** Props of a multi-select for the filter with this name. */
  readonly choice: (name: string) => {
    readonly value: readonly string[];
    readonly onChange: (values: readonly string[]) => void;
  };
}

/** The rules with the sort keys of the columns. They are plain data: equal rules give the same object. */
function useTableRules<Row>(
  { ordersWithoutColumn = [], ...rules }: ListRules,
  columns: readonly ListColumn<Row>[],
): TableRules {
  const json = JSON.stringify({ ...rules, sortKeys: [...sortKeysOf(columns), ...ordersWithoutColumn] });
  return useMemo(() => JSON.parse(json) as TableRules, [json]);
}

function toRequest({ page, maxPageSize, orderBy, filters }: TableQuery): ListRequest {
  return {
    page: {
      offset: offsetOfPage(page, maxPageSize),
      maxPageSize,
      orderBy: orderBy ? formatOrderBy(orderBy) : undefined,
    },
    orderBy,
    filters,
  };
}

/** Shows a toast when a reload fails while rows are shown; once, until a load succeeds again. */
function useReloadFailure(error: Error | null, hasRows: boolean, failure: MessageKey): void {
  const notify = useNotify();
  const wasShown = useRef(false);
  useEffect(() => {
    if (error !== null && hasRows && !wasShown.current) notify.failure(error, failure);
    wasShown.current = error !== null && hasRows;
  }, [error, hasRows, failure, notify]);
}

function paginationOf<Row>(
  { page, maxPageSize }: TableQuery,
  { pageSizes = PAGE_SIZES }: TableRules,
  { totalCount, isLowerBound }: ListData<Row>,
  { goToPage, setPageSize }: ListActions,
): PaginationProps | null {
  const canChooseSize = pageSizes.length > 1;
  if (canChooseSize ? totalCount === 0 : totalCount <= maxPageSize) return null;
  return {
    page,
    pageSize: maxPageSize,
    total: totalCount,
    isLowerBound,
    onPageChange: goToPage,
    ...(canChooseSize && { pageSizes, onPageSizeChange: setPageSize }),
  };
}

/** How the present page is read again: beside what is on the screen, so that a failure changes nothing there. */
function useLiveSource<Row, Data extends ListData<Row>, Wire, Key extends QueryKey>(
  options: UseQueryOptions<Wire, Error, Data, Key>,
  stages: readonly string[] | undefined,
  data: Data | undefined,
): LiveSource<Row> | null {
  const client = useQueryClient();
  const { queryKey, queryFn } = options;
  if (stages === undefined) return null;
  return {
    stages,
    key: hashKey(queryKey),
    data,
    load: async () => {
      // Other pages of the list, from which this one would go on, are as old as this one.
      void client.invalidateQueries({ queryKey: queryKey.slice(0, 2), refetchType: 'none' });
      const fresh = await client.fetchQuery({
        queryKey: [...queryKey, 'fresh'],
        queryFn: queryFn as QueryFunction<Wire>,
        gcTime: 0,
      });
      return fresh as unknown as ListData<Row>; // Without `select` the data of a list are what its call gives.
    },
    show: (shown) => void client.setQueryData<unknown>(queryKey, shown),
  };
}

const NO_ROWS: ListData<never> = { items: [], totalCount: 0 };

/**
 * A list whose page, page size, order and filters live in the address. Gives the props of its table, its pagination and
 * its filters, and the state of its load. Loaded rows stay on the screen while others load and when
 * loading fails.
 */
export function useList<Row, Data extends ListData<Row>, Wire, Key extends QueryKey>({
  rules: ownRules,
  columns,
  shownColumns = columns,
  query: queryOf,
  failure,
  stages,
}: ListSource<Row, Data, Wire, Key>): List<Row, Data> {
  const api = useApi();
  const notify = useNotify();
  const { defaultLanguage: language } = useSettings();
  const rules = useTableRules(ownRules, columns);
  const address = useTableAddress(rules);
  const { query } = address;
  const options = queryOf(api, toRequest(query));
  const load = useLoadState({ ...options, placeholderData: keepPreviousData });
  const actions = useListActions(address, rules, load);

  const [lastData, setLastData] = useState(load.data);
  if (load.data !== undefined && load.data !== lastData) setLastData(load.data);
  const data = load.data ?? lastData;
  useReloadFailure(load.error, data !== undefined, failure);
  const live = useLiveSource<Row, Data, Wire, Key>(
    options,
    stages,
    load.isPlaceholder ? undefined : load.data,
  );

  const { items, totalCount } = data ?? NO_ROWS;
  const { setFilters, setOrder, clearFilters, stepBack } = actions;
  return {
    setFilters,
    setOrder,
    clearFilters,
    stepBack,
    query,
    data,
    rows: items,
    totalCount,
    isFiltered: Object.keys(query.filters).length > 0,
    load,
    retry: () => void load.load().catch((error: unknown) => notify.failure(error, failure)),
    failure,
    live,
    table: {
      columns: toTableColumns(shownColumns, { language }),
      rows: items,
      sort: query.orderBy,
      onSort: actions.sortBy,
      isLoading: data === undefined,
    },
    pagination: paginationOf(query, rules, data ?? NO_ROWS, actions),
    search: (name) => ({
      value: query.filters[name]?.[0] ?? '',
      onSearch: (value) => setFilters({ [name]: [value.trim()] }),
    }),
    choice: (name) => ({
      value: query.filters[name] ?? [],
      onChange: (values) => setFilters({ [name]: values }),
    }),
  };
}
