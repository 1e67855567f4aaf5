import { useApi } from '@assay/shared/api-client';
import { removeLesson } from '@assay/shared/contracts';
import { usePlatform } from '@assay/shared/platform';
import { learningKey, useMutation, useQueryClient, type UseMutationResult } from '@assay/shared/query';

/** Removes a lesson by its id [AMB-085], notifies the user, and loads the lessons again. */
export function useRemoveLesson(): UseMutationResult<unknown, Error, string> {
  const api = useApi();
  const queryClient = useQueryClient();
  const { notify } = usePlatform();
  return useMutation({
    mutationFn: (id: string) => api.call(removeLesson, { params: { id } }),
    onSuccess: () => {
      notify('learning.removed');
      return queryClient.invalidateQueries({ queryKey: learningKey });
    },
    onError: (error) => notify.failure(error, 'learning.removeFailed'),
  });
}
