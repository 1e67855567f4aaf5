import { useApi, type ApiClient } from '@assay/shared/api-client';
import {
  cancelTryOut,
  getTryOut,
  listDocumentRequests,
  startTryOut,
  toDocumentRequest,
  toGroupsInput,
  type TryOut,
} from '@assay/shared/contracts';
import type { ClientGroup } from '@assay/shared/domain';
import { useNotify } from '@assay/shared/platform';
import { documentsKey, keepPreviousData, queryOptions, useMutation, useQuery } from '@assay/shared/query';

/** How many documents are offered at once; more are found by searching. */
const DOCUMENTS_OFFERED = 20;
/** How often a running try-out is asked for, in ms. */
const POLL_MS = 700;

/** Extracted documents to try a schema on, the latest first; of some types, or of all. */
export function documentChoicesQuery(api: ApiClient, search: string, types: readonly string[]) {
  const query = {
    offset: 0,
    maxPageSize: DOCUMENTS_OFFERED,
    stage: ['EXT_DONE', 'ARCHIVED'],
    ...(search !== '' && { search }),
    ...(types.length > 0 && { documentType: [...types] }),
  };
  return queryOptions({
    queryKey: [...documentsKey, 'choices', query],
    queryFn: async ({ signal }) => {
      const { items } = await api.call(listDocumentRequests, { query }, { signal });
      return items.map(toDocumentRequest);
    },
    placeholderData: keepPreviousData,
  });
}

export const hasEnded = ({ status }: TryOut) => status !== 'queued' && status !== 'running';

/** Starts, follows and cancels the try-out of edited groups. */
export function useTryOut(groups: readonly ClientGroup[]) {
  const api = useApi();
  const notify = useNotify();
  const start = useMutation({
    mutationFn: (documentRequestId: string) =>
      api.call(startTryOut, { body: { documentRequestId, groups: toGroupsInput(groups) } }),
    onError: (error) => notify.failure(error, 'schemas.tryOutNotStarted'),
  });
  const id = start.data?.id;
  const followed = useQuery({
    queryKey: ['try-outs', id],
    queryFn: ({ signal }) => api.call(getTryOut, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== undefined,
    initialData: start.data,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data !== undefined && hasEnded(state.data) ? false : POLL_MS),
  });
  const cancel = useMutation({
    mutationFn: (tryOutId: string) => api.call(cancelTryOut, { params: { id: tryOutId } }),
    onSettled: () => followed.refetch(),
  });
  const tryOut = id === undefined ? undefined : followed.data;
  return {
    tryOut,
    /** The try-out cannot be followed any more: it was replaced in another tab, or the server is out of reach. */
    isLost: followed.isError,
    isStarting: start.isPending,
    start: start.mutate,
    /** Ends a try-out that still runs. */
    cancel: () => {
      if (tryOut !== undefined && !hasEnded(tryOut)) cancel.mutate(tryOut.id);
    },
    /** Goes back to the choice of a document. */
    reset: start.reset,
  };
}
