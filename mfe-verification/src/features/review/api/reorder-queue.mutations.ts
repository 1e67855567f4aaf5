import { useApi } from '@assay/shared/api-client';
import { countReviews } from '@assay/shared/contracts';
import { useNotify } from '@assay/shared/platform';
import { useMutation } from '@assay/shared/query';
import { documentQueue } from '@assay/shared/state';
import { reorderQueue, type QueueOrder } from '../model/queue-order.ts';

/** Puts the rest of the queue into another order, by what the server knows of its documents. */
export function useReorderQueue() {
  const api = useApi();
  const notify = useNotify();
  return useMutation({
    mutationFn: async (order: QueueOrder) => {
      const { queue, reorder } = documentQueue.getState();
      const { documents } = await api.call(countReviews, { body: { ids: [...queue.ids] } });
      reorder(reorderQueue(queue.ids, queue.index ?? 0, order, documents));
    },
    onSuccess: () => notify('verification.queueReordered'),
    onError: (error) => notify.failure(error, 'verification.queueOrderFailed'),
  });
}
