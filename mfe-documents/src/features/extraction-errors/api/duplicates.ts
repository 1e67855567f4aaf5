import { useApi, type ApiClient } from '@assay/shared/api-client';
import { findDuplicateOriginal, keepDuplicate } from '@assay/shared/contracts';
import { useDocumentChanges, useNotify } from '@assay/shared/platform';
import { documentsKey, queryOptions, useMutation } from '@assay/shared/query';
import type { ExtractionError } from '../model/extraction-error.ts';

/** The document that a duplicate repeats. */
export function duplicateOriginalQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...documentsKey, 'duplicate', id],
    queryFn: async ({ signal }) =>
      (await api.call(findDuplicateOriginal, { params: { id } }, { signal })).original,
  });
}

/** Keeps a duplicate, as a document beside the other or as its revision [AMB-051]. */
export function useKeepDuplicate({ id, name }: ExtractionError, onKept: () => void) {
  const api = useApi();
  const notify = useNotify();
  const { stagesChanged } = useDocumentChanges();
  return useMutation({
    mutationFn: (as: 'copy' | 'revision') => api.call(keepDuplicate, { params: { id }, body: { as } }),
    onSuccess: () => {
      notify('extraction.duplicateKept', { name });
      onKept();
      return stagesChanged([id]);
    },
    onError: (error) => notify.failure(error, 'extraction.duplicateFailed'),
  });
}
