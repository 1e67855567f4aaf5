import { useApi } from '@assay/shared/api-client';
import { createRelationship, deleteRelationships, type BodyOf } from '@assay/shared/contracts';
import { useNotify } from '@assay/shared/platform';
import { entitiesKey, useMutation, useQueryClient } from '@assay/shared/query';

/** Deletes relationships. `onDeleted` gets their number before the list is loaded again [STORE-010]. */
export function useDeleteRelationships({ onDeleted }: { readonly onDeleted: (count: number) => void }) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) => api.call(deleteRelationships, { body: { uuids: [...ids] } }),
    onSuccess: (_, { length }) => {
      notify('entities.relationshipsDeleted');
      onDeleted(length);
      return queryClient.invalidateQueries({ queryKey: entitiesKey });
    },
    onError: (error) => notify.failure(error, 'entities.deleteRelationshipsFailed'),
  });
}

/** Relates two entities [AMB-100]. */
export function useCreateRelationship({ onDone }: { readonly onDone: () => void }) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof createRelationship>) => api.call(createRelationship, { body }),
    onSuccess: () => {
      notify('relationships.added');
      onDone();
      return queryClient.invalidateQueries({ queryKey: entitiesKey });
    },
    onError: (error) => notify.failure(error, 'relationships.addFailed'),
  });
}
