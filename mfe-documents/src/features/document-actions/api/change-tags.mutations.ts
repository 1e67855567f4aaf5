import { useApi } from '@assay/shared/api-client';
import { changeDocumentTags } from '@assay/shared/contracts';
import { useDocumentChanges, useNotify } from '@assay/shared/platform';
import { useMutation } from '@assay/shared/query';

/** A change of the tags of documents. */
export interface TagChange {
  readonly ids: readonly string[];
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** Adds tags to documents and removes others [AMB-029]. */
export function useChangeTags() {
  const api = useApi();
  const notify = useNotify();
  const { stagesChanged } = useDocumentChanges();
  return useMutation({
    mutationFn: ({ ids, add, remove }: TagChange) =>
      api.call(changeDocumentTags, { body: { ids: [...ids], add: [...add], remove: [...remove] } }),
    onSuccess: (_, { ids }) => {
      notify('documents.tagsChanged');
      return stagesChanged(ids);
    },
    onError: (error) => notify.failure(error, 'documents.tagsFailed'),
  });
}
