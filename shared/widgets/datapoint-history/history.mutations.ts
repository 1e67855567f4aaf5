import { useApi } from '@assay/shared/api-client';
import { restoreDatapoints } from '@assay/shared/contracts';
import { useNotify } from '@assay/shared/platform';
import { datapointsKey, useMutation, useQueryClient } from '@assay/shared/query';
import { deleteDatapoints, type DatapointOwner } from './datapoint-owner.ts';

/** Restores deleted values [AMB-132] and loads what shows them again. */
export function useRestoreDatapoints() {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (uuids: readonly string[]) => {
      const { ids } = await api.call(restoreDatapoints, { body: { uuids: [...uuids] } });
      return ids.length;
    },
    onSuccess: (count) => {
      notify(count > 0 ? 'datapoints.restored' : 'datapoints.restoreFailed');
      return queryClient.invalidateQueries({ queryKey: datapointsKey });
    },
    onError: (error) => notify.failure(error, 'datapoints.restoreFailed'),
  });
}

/**
 * Deletes values; the toast offers Undo. `onDeleted` gets their number before the lists are loaded again [STORE-010]. A
 * failure is logged and shown [HIST-012, HIST-014].
 */
export function useDeleteDatapoints(
  owner: DatapointOwner,
  { onDeleted }: { readonly onDeleted: (count: number) => void },
) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const restore = useRestoreDatapoints();
  return useMutation({
    mutationFn: (uuids: readonly string[]) => deleteDatapoints(api, owner, uuids),
    onSuccess: (_, uuids) => {
      notify('datapoints.deleted', {}, { label: 'datapoints.undo', run: () => restore.mutate(uuids) });
      onDeleted(uuids.length);
      return queryClient.invalidateQueries({ queryKey: datapointsKey });
    },
    onError: (error) => notify.failure(error, 'datapoints.deleteFailed'),
  });
}
