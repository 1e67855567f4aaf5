import {
  hashKey,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@assay/shared/query';
import { useCallback } from 'react';

/** The four statuses of a data store [STORE-001]. */
export type LoadStatus = 'blank' | 'loading' | 'ready' | 'erroring';

/** Server data as screens see it. Old data stays available while loading and after a failed reload. */
export interface LoadState<Data> {
  readonly status: LoadStatus;
  readonly data: Data | undefined;
  /** The data belongs to the previous page or filter, and is shown until the new data has loaded. */
  readonly isPlaceholder: boolean;
  readonly error: Error | null;
  /** Loads again, and rejects if that fails [STORE-003]. */
  readonly load: () => Promise<Data>;
  /** Loads again, for a Retry button: the status shows how it ends. */
  readonly retry: () => void;
  /** Returns to the initial state without data [STORE-004]. A query that is on screen then loads again. */
  readonly reset: () => void;
}

/**
 * The status of a store, read from a Query result. The order of the tests matters: after an error with data, Query's
 * own status stays `error` while it fetches again.
 */
export function loadStatusOf({
  fetchStatus,
  status,
}: Pick<UseQueryResult, 'fetchStatus' | 'status'>): LoadStatus {
  if (fetchStatus === 'fetching') return 'loading';
  if (status === 'error') return 'erroring';
  if (status === 'success') return 'ready';
  return 'blank';
}

/** The status of a list that keeps its rows in sight while they change [AMB-092]. */
export type ListStatus = LoadStatus | 'pending';

/** Pending while another page or filter loads, or rows are being removed, and the old rows are still shown. */
export function listStatusOf(
  { status, isPlaceholder }: Pick<LoadState<unknown>, 'status' | 'isPlaceholder'>,
  isRemoving = false,
): ListStatus {
  return isRemoving || (status === 'loading' && isPlaceholder) ? 'pending' : status;
}

/**
 * Runs a query as a store with the statuses blank, loading, ready and erroring [STORE-001]. An enabled query loads again
 * at once after `reset`; a disabled one stays blank.
 */
export function useLoadState<Wire, Data = Wire, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Wire, Error, Data, Key>,
): LoadState<Data> {
  const client = useQueryClient();
  const query = useQuery(options);
  const { refetch } = query;
  const load = useCallback(async () => {
    const { data } = await refetch({ throwOnError: true });
    if (data === undefined) throw new Error('The query was loaded and gave no data.');
    return data;
  }, [refetch]);
  const retry = useCallback(() => void refetch(), [refetch]);
  // The key is a new array on each render; its hash stays the same.
  const hash = hashKey(options.queryKey);
  const reset = useCallback(() => {
    const predicate = ({ queryHash }: { queryHash: string }) => queryHash === hash;
    void client.cancelQueries({ predicate });
    void client.resetQueries({ predicate });
  }, [client, hash]);
  return {
    status: loadStatusOf(query),
    data: query.data,
    isPlaceholder: query.isPlaceholderData,
    error: query.error,
    load,
    retry,
    reset,
  };
}
