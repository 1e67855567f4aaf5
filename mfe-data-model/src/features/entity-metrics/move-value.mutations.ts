import { useApi } from '@assay/shared/api-client';
import { moveDatapoints, type MisplacedDatapoint } from '@assay/shared/contracts';
import { useNotify } from '@assay/shared/platform';
import { datapointsKey, useMutation, useQueryClient } from '@assay/shared/query';

/** Moves a value to the owner of its type, says so, and loads the values again. */
export function useMoveValue() {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, moveTo }: MisplacedDatapoint) => {
      const { ids } = await api.call(moveDatapoints, { body: { uuids: [id] } });
      return ids.length > 0 ? moveTo : null;
    },
    onSuccess: (to) =>
      to === null ? notify('datapoints.moveFailed') : notify('datapoints.moved', { owner: to.name }),
    onError: (error) => notify.failure(error, 'datapoints.moveFailed'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: datapointsKey }),
  });
}
