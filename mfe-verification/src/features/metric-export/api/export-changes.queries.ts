import { useApi } from '@assay/shared/api-client';
import { listExportChanges, type ResponseOf } from '@assay/shared/contracts';
import { documentsKey, queryOptions } from '@assay/shared/query';
import { useLoadState } from '@assay/shared/state';

export type ExportChanges = ResponseOf<typeof listExportChanges>['items'][number];

/** The exports since which the confirmed values of a document changed, the latest first. Read anew after each save. */
export function useExportChanges(documentRequestId: string, isSaved: boolean) {
  const api = useApi();
  return useLoadState(
    queryOptions({
      queryKey: [...documentsKey, 'export-changes', documentRequestId],
      queryFn: async ({ signal }) =>
        (await api.call(listExportChanges, { params: { documentRequestId } }, { signal })).items,
      enabled: isSaved,
      staleTime: 0,
    }),
  );
}
