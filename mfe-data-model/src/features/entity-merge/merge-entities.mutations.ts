import { useApi } from '@assay/shared/api-client';
import { mergeEntities, undoEntityMerge } from '@assay/shared/contracts';
import { useNotify } from '@assay/shared/platform';
import { entitiesKey, useMutation, useQueryClient } from '@assay/shared/query';

/** Undoes a merge [AMB-132]. A merge that can no longer be undone is refused with its own message. */
export function useUndoMerge() {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (mergeId: string) => api.call(undoEntityMerge, { params: { id: mergeId } }),
    onSuccess: () => notify('entities.mergeUndone'),
    onError: (error) => notify.failure(error, 'entities.mergeUndoFailed'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: entitiesKey }),
  });
}

/** Merges one entity into another and offers to undo it. `onMerged` is called before the lists are loaded again. */
export function useMergeEntities({ onMerged }: { readonly onMerged: () => void }) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const undo = useUndoMerge();
  return useMutation({
    mutationFn: ({ targetId, sourceId }: { readonly targetId: string; readonly sourceId: string }) =>
      api.call(mergeEntities, { params: { id: targetId }, body: { sourceId } }),
    onSuccess: ({ mergeId }) => {
      notify('entities.merged', undefined, { label: 'entities.undo', run: () => undo.mutate(mergeId) });
      onMerged();
      return queryClient.invalidateQueries({ queryKey: entitiesKey });
    },
    onError: (error) => notify.failure(error, 'entities.mergeFailed'),
  });
}
