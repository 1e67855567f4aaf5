import { useApi } from '@assay/shared/api-client';
import { setDocumentsState } from '@assay/shared/contracts';
import type { MoveTarget, Stage } from '@assay/shared/domain';
import { useDocumentChanges, useNotify } from '@assay/shared/platform';
import { useMutation } from '@assay/shared/query';
import { MOVED_MESSAGES, undoTarget } from '../model/bulk-actions.ts';

/** Documents to move. All are at the same stage, because a list shows one stage. */
export interface DocumentMove {
  readonly ids: readonly string[];
  readonly from: Stage;
  readonly to: MoveTarget;
}

/**
 * Moves documents between the lists [API-016]. Reports the result and offers to undo it [AMB-036]. `onMoved` receives the
 * number of documents that left the list, before the list is loaded again.
 */
export function useMoveDocuments({ onMoved }: { onMoved: (count: number) => void }) {
  const api = useApi();
  const notify = useNotify();
  const { stagesChanged } = useDocumentChanges();

  const send = (ids: readonly string[], stage: Stage) =>
    api.call(setDocumentsState, { body: { ids: [...ids], stage } });

  const undo = async (ids: readonly string[], target: MoveTarget) => {
    try {
      await send(ids, target);
      notify('documents.moveUndone');
    } catch (error) {
      notify.failure(error, 'documents.updateStatesFailed');
    }
    await stagesChanged(ids);
  };

  return useMutation({
    mutationFn: ({ ids, to }: DocumentMove) => send(ids, to),
    onSuccess: (_, { ids, from, to }) => {
      const back = undoTarget({ from, to });
      notify(
        MOVED_MESSAGES[to],
        undefined,
        back ? { label: 'documents.undo', run: () => void undo(ids, back) } : undefined,
      );
      onMoved(ids.length);
      return stagesChanged(ids);
    },
    onError: (error) => notify.failure(error, 'documents.updateStatesFailed'),
  });
}
