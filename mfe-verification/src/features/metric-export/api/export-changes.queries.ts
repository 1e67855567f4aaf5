import { useApi } from '@assay/shared/api-client';
import { listExportChanges, type ResponseOf } from '@assay/shared/contracts';
import { documentsKey, queryOptions, useQueryClient } from '@assay/shared/query';
import { useLoadState } from '@assay/shared/state';
import { useEffect, useRef } from 'react';

export type ExportChanges = ResponseOf<typeof listExportChanges>['items'][number];

const keyOf = (documentRequestId: string) => [...documentsKey, 'export-changes', documentRequestId];

/**
 * The exports since which the confirmed values of a document changed, the latest first. Loaded again after each save: a
 * load that began before it is given up.
 */
export function useExportChanges(documentRequestId: string, isSaved: boolean) {
  const api = useApi();
  const client = useQueryClient();
  const wasSaved = useRef(isSaved);
  useEffect(() => {
    if (isSaved && !wasSaved.current) void client.invalidateQueries({ queryKey: keyOf(documentRequestId) });
    wasSaved.current = isSaved;
  }, [client, documentRequestId, isSaved]);
  return useLoadState(
    queryOptions({
      queryKey: keyOf(documentRequestId),
      queryFn: async ({ signal }) =>
        (await api.call(listExportChanges, { params: { documentRequestId } }, { signal })).items,
    }),
  );
}
