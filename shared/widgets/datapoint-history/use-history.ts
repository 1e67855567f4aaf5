import { useApi } from '@assay/shared/api-client';
import {
  offsetOfPage,
  PAGE_SIZES,
  reduceTableQuery,
  type TableAction,
  type TableQuery,
} from '@assay/shared/domain';
import { useNotify } from '@assay/shared/platform';
import { keepPreviousData } from '@assay/shared/query';
import { listStatusOf, useLoadState, type ListStatus } from '@assay/shared/state';
import { useEffect, useState } from 'react';
import type { DatapointOwner } from './datapoint-owner.ts';
import { endOfDay } from './end-of-day.ts';
import { useDeleteDatapoints } from './history.mutations.ts';
import { historyQuery } from './history.queries.ts';

const FIRST_PAGE: TableQuery = { page: 1, maxPageSize: PAGE_SIZES[0], orderBy: null, filters: {} };
const NOTHING = { items: [], totalCount: 0 };

/** The history of one metric: its page, what is selected, and the day as known on which it is shown. */
export function useHistory(owner: DatapointOwner, fin: string) {
  const api = useApi();
  const notify = useNotify();
  const [query, setQuery] = useState(FIRST_PAGE);
  const [day, setDay] = useState<string | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const asKnownOn = day === null ? undefined : (endOfDay(day) ?? undefined);
  const { page, maxPageSize } = query;
  const offset = offsetOfPage(page, maxPageSize);
  const load = useLoadState({
    ...historyQuery(api, owner, { fin, offset, maxPageSize, asKnownOn }),
    placeholderData: keepPreviousData,
  });
  const { items, totalCount } = load.data ?? NOTHING;
  const act = (action: TableAction) => {
    setSelected(new Set());
    setQuery((before) => reduceTableQuery(before, action, load.data?.totalCount));
  };
  const remove = useDeleteDatapoints(owner, { onDeleted: (count) => act({ type: 'removed', count }) });

  // A page that emptied under the reader is left for the last one.
  const isLoaded = load.status === 'ready' && !load.isPlaceholder;
  if (isLoaded && reduceTableQuery(query, { type: 'loaded', count: items.length, totalCount }) !== query)
    setQuery(reduceTableQuery(query, { type: 'loaded', count: items.length, totalCount }));
  const { error } = load;
  useEffect(() => {
    if (error !== null) notify.failure(error, 'datapoints.loadFailed');
  }, [error, notify]);

  // A failed deletion leaves the store erroring until it loads again [HIST-013].
  const status: ListStatus = remove.isError ? 'erroring' : listStatusOf(load, remove.isPending);
  return {
    status,
    hasData: load.data !== undefined,
    rows: items,
    totalCount,
    query,
    goToPage: (next: number) => act({ type: 'goToPage', page: next }),
    setPageSize: (size: number) => act({ type: 'setPageSize', maxPageSize: size }),
    day,
    asKnownOn,
    showDay: (next: string | null) => {
      setDay(next);
      act({ type: 'goToPage', page: 1 });
    },
    selected,
    setSelected,
    remove,
    retry: () => {
      remove.reset();
      load.retry();
    },
  };
}

export type History = ReturnType<typeof useHistory>;
