import { useApi } from '@assay/shared/api-client';
import { restoreLesson } from '@assay/shared/contracts';
import { usePlatform } from '@assay/shared/platform';
import { learningKey, useMutation, useQueryClient, type UseMutationResult } from '@assay/shared/query';

/** Puts a suspended lesson back in force by its id [AMB-085], notifies the user, and loads the lessons again. */
export function useRestoreLesson(): UseMutationResult<unknown, Error, string> {
  const api = useApi();
  const queryClient = useQueryClient();
  const { notify } = usePlatform();
  return useMutation({
    mutationFn: (id: string) => api.call(restoreLesson, { params: { id } }),
    onSuccess: () => {
      notify('learning.restored');
      return queryClient.invalidateQueries({ queryKey: learningKey });
    },
    onError: (error) => notify.failure(error, 'learning.restoreFailed'),
  });
}
