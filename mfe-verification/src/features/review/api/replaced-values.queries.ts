import type { ApiClient } from '@assay/shared/api-client';
import { listReplacedValues } from '@assay/shared/contracts';
import { documentsKey, queryOptions } from '@assay/shared/query';

/** What confirming a document replaces and withdraws now; read anew after each save, by the time of the last change. */
export function replacedValuesQuery(api: ApiClient, documentRequestId: string, lastSeen: string | null) {
  return queryOptions({
    queryKey: [...documentsKey, 'replaced-values', documentRequestId, lastSeen],
    queryFn: async ({ signal }) =>
      (await api.call(listReplacedValues, { params: { id: documentRequestId } }, { signal })).items,
  });
}
