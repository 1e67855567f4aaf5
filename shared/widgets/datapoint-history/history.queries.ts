import type { ApiClient } from '@assay/shared/api-client';
import { listDatapointChanges } from '@assay/shared/contracts';
import { datapointsKey, queryOptions } from '@assay/shared/query';
import { readHistory, type DatapointOwner, type HistoryRequest } from './datapoint-owner.ts';

/** A page of the history of a metric. */
export function historyQuery(api: ApiClient, owner: DatapointOwner, request: HistoryRequest) {
  return queryOptions({
    queryKey: [...datapointsKey, owner.kind, owner.id, 'history', request],
    queryFn: ({ signal }) => readHistory(api, owner, request, signal),
  });
}

/** Every change of a value. */
export function changesQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...datapointsKey, 'changes', id],
    queryFn: async ({ signal }) =>
      (await api.call(listDatapointChanges, { params: { id } }, { signal })).items,
  });
}
