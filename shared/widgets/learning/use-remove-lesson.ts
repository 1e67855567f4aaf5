import { useApi } from '@assay/shared/api-client';
import { excludeSender, removeLesson } from '@assay/shared/contracts';
import { usePlatform } from '@assay/shared/platform';
import { learningKey, useMutation, useQueryClient, type UseMutationResult } from '@assay/shared/query';

/**
 * Removes a lesson by its id [AMB-085], notifies the user, and loads the lessons again.
 * @param metricId of a document: the lesson is removed for the sender of that one alone [AMB-142]
 */
export function useRemoveLesson(metricId?: string): UseMutationResult<unknown, Error, string> {
  const api = useApi();
  const queryClient = useQueryClient();
  const { notify } = usePlatform();
  return useMutation<unknown, Error, string>({
    mutationFn: (id) =>
      metricId === undefined
        ? api.call(removeLesson, { params: { id } })
        : api.call(excludeSender, { params: { id }, body: { metricId } }),
    onSuccess: () => {
      notify(metricId === undefined ? 'learning.removed' : 'learning.excluded');
      return queryClient.invalidateQueries({ queryKey: learningKey });
    },
    onError: (error) => notify.failure(error, 'learning.removeFailed'),
  });
}
