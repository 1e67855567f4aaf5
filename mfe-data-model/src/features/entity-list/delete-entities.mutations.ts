import { useApi } from '@assay/shared/api-client';
import { deleteEntities } from '@assay/shared/contracts';
import { useNotify } from '@assay/shared/platform';
import { entitiesKey, useMutation, useQueryClient } from '@assay/shared/query';

/**
 * Deletes entities [API-052]. `onDeleted` receives the number of entities that left the list, before the list is loaded
 * again [STORE-010].
 */
export function useDeleteEntities({ onDeleted }: { readonly onDeleted: (count: number) => void }) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) => api.call(deleteEntities, { body: { uuids: [...ids] } }),
    onSuccess: (_, { length }) => {
      notify(length === 1 ? 'entities.deletedOne' : 'entities.deletedMany');
      onDeleted(length);
      return queryClient.invalidateQueries({ queryKey: entitiesKey });
    },
    onError: (error, { length }) =>
      notify.failure(error, length === 1 ? 'entities.deleteOneFailed' : 'entities.deleteManyFailed'),
  });
}
