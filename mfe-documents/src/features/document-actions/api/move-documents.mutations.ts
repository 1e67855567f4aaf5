import { ApiError, useApi } from '@assay/shared/api-client';
import { documentsMoved, setDocumentsState } from '@assay/shared/contracts';
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
export function useMoveDocuments({
  onMoved,
  onMovedElsewhere,
}: {
  onMoved: (count: number) => void;
  /** Somebody else has moved these documents; nothing was moved. */
  onMovedElsewhere: (ids: readonly string[]) => void;
}) {
  const api = useApi();
  const notify = useNotify();
  const { stagesChanged } = useDocumentChanges();

  const send = ({ ids, from, to }: DocumentMove) =>
    api.call(setDocumentsState, { body: { ids: [...ids], stage: to, from } });

  const undo = async (move: DocumentMove) => {
    const { ids } = move;
    try {
      await send(move);
      notify('documents.moveUndone');
    } catch (error) {
      notify.failure(error, 'documents.updateStatesFailed');
    }
    await stagesChanged(ids);
  };

  return useMutation({
    mutationFn: send,
    onSuccess: (_, { ids, from, to }) => {
      const back = undoTarget({ from, to });
      notify(
        MOVED_MESSAGES[to],
        undefined,
        back ? { label: 'documents.undo', run: () => void undo({ ids, from: to, to: back }) } : undefined,
      );
      onMoved(ids.length);
      return stagesChanged(ids);
    },
    onError: (error, { ids }) => {
      notify.failure(error, 'documents.updateStatesFailed');
      const moved = error instanceof ApiError ? documentsMoved.safeParse(error.details).data : undefined;
      if (!moved) return;
      onMovedElsewhere(moved.ids);
      return stagesChanged(ids);
    },
  });
}
