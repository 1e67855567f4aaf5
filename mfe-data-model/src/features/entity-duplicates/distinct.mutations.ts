import { useApi } from '@assay/shared/api-client';
import { markEntitiesDistinct, unmarkEntitiesDistinct } from '@assay/shared/contracts';
import { useNotify } from '@assay/shared/platform';
import { entitiesKey, useMutation, useQueryClient } from '@assay/shared/query';

/** Takes back that two entities are not the same. */
export function useUnmarkDistinct() {
  const api = useApi();
  const notify = useNotify();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call(unmarkEntitiesDistinct, { params: { id } }),
    onSuccess: () => notify('entities.distinctUndone'),
    onError: (error) => notify.failure(error, 'entities.distinctUndoFailed'),
    onSettled: () => client.invalidateQueries({ queryKey: entitiesKey }),
  });
}

/** Says that two entities are not the same, and offers to take that back. */
export function useMarkDistinct({ onMarked }: { readonly onMarked: () => void }) {
  const api = useApi();
  const notify = useNotify();
  const client = useQueryClient();
  const undo = useUnmarkDistinct();
  return useMutation({
    mutationFn: (ids: [string, string]) => api.call(markEntitiesDistinct, { body: { ids } }),
    onSuccess: ({ id }) => {
      notify('entities.distinctMarked', undefined, { label: 'entities.undo', run: () => undo.mutate(id) });
      onMarked();
      return client.invalidateQueries({ queryKey: entitiesKey });
    },
    onError: (error) => notify.failure(error, 'entities.distinctFailed'),
  });
}
