import type { ApiClient } from '@assay/shared/api-client';
import { listSecondEntries, type SecondEntry } from '@assay/shared/contracts';
import { documentsKey, queryOptions } from '@assay/shared/query';

/** What is left to do of the second entry of a document. A save makes it stale. */
export function secondEntriesQuery(api: ApiClient, documentRequestId: string) {
  return queryOptions({
    queryKey: [...documentsKey, 'secondEntries', documentRequestId],
    queryFn: async ({ signal }): Promise<readonly SecondEntry[]> =>
      (await api.call(listSecondEntries, { params: { id: documentRequestId } }, { signal })).items,
  });
}
