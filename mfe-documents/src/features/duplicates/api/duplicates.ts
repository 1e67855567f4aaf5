import { useApi, type ApiClient } from '@assay/shared/api-client';
import { decideSamePeriod, findDuplicateOriginal, keepDuplicate } from '@assay/shared/contracts';
import { useDocumentChanges, useNotify } from '@assay/shared/platform';
import { documentsKey, queryOptions, useMutation } from '@assay/shared/query';
import type { MessageKey } from '@assay/shared/messages';

/** What repeats: the file, which is then not extracted, or only fund, type and reporting date. */
export type RepetitionKind = 'file' | 'period';

/** The document that another one repeats, and in what they differ. */
export function repetitionQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...documentsKey, 'duplicate', id],
    queryFn: ({ signal }) => api.call(findDuplicateOriginal, { params: { id } }, { signal }),
  });
}

const KEPT = {
  file: 'extraction.duplicateKept',
  period: 'documents.periodDecided',
} as const satisfies Record<RepetitionKind, MessageKey>;

const FAILED = {
  file: 'extraction.duplicateFailed',
  period: 'documents.periodFailed',
} as const satisfies Record<RepetitionKind, MessageKey>;

/** Keeps a document, beside the one that it repeats or as its revision [AMB-051]. */
export function useKeepDuplicate(
  kind: RepetitionKind,
  { id, name }: { readonly id: string; readonly name: string },
  onKept: () => void,
) {
  const api = useApi();
  const notify = useNotify();
  const { stagesChanged } = useDocumentChanges();
  const endpoint = kind === 'file' ? keepDuplicate : decideSamePeriod;
  return useMutation({
    mutationFn: (as: 'copy' | 'revision') => api.call(endpoint, { params: { id }, body: { as } }),
    onSuccess: () => {
      notify(KEPT[kind], { name });
      onKept();
      return stagesChanged([id]);
    },
    onError: (error) => notify.failure(error, FAILED[kind]),
  });
}
