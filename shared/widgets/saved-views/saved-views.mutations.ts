import { useApi } from '@assay/shared/api-client';
import { deleteView, saveView } from '@assay/shared/contracts';
import { useNotify } from '@assay/shared/platform';
import { useMutation, useQueryClient } from '@assay/shared/query';
import { SAVED_VIEWS_KEY, type ViewedList } from './saved-views.queries.ts';

function useReload() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: SAVED_VIEWS_KEY });
}

/** Saves a view of a list; one of the same name is replaced. */
export function useSaveView(list: ViewedList) {
  const api = useApi();
  const notify = useNotify();
  const reload = useReload();
  return useMutation({
    mutationFn: (view: { readonly name: string; readonly query: string }) =>
      api.call(saveView, { body: { list, ...view } }),
    onSuccess: (_, { name }) => {
      notify('ui.viewSaved', { name });
      return reload();
    },
    onError: (error) => notify.failure(error, 'ui.viewSaveFailed'),
  });
}

/** Deletes a view. */
export function useDeleteView() {
  const api = useApi();
  const notify = useNotify();
  const reload = useReload();
  return useMutation({
    mutationFn: (id: string) => api.call(deleteView, { params: { id } }),
    onError: (error) => notify.failure(error, 'ui.viewDeleteFailed'),
    onSettled: reload,
  });
}
