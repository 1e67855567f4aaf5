import { useApi } from '@assay/shared/api-client';
import { answerUnmatchedName, undoNameAnswer, type BodyOf } from '@assay/shared/contracts';
import { useNotify } from '@assay/shared/platform';
import { entitiesKey, useMutation, useQueryClient } from '@assay/shared/query';

/** Says what a name is, for all documents that carry it, and offers to take that back. */
export function useAnswerName() {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: entitiesKey });

  const undo = async (answerId: string) => {
    try {
      await api.call(undoNameAnswer, { params: { id: answerId } });
      notify('entities.nameAnswerUndone');
    } catch (error) {
      notify.failure(error, 'entities.nameAnswerUndoFailed');
    }
    await reload();
  };

  return useMutation({
    mutationFn: (body: BodyOf<typeof answerUnmatchedName>) => api.call(answerUnmatchedName, { body }),
    onSuccess: ({ answerId, documentCount }, { name, answer }) => {
      const action = { label: 'entities.undo' as const, run: () => void undo(answerId) };
      if (answer.kind === 'notEntity') notify('entities.nameIsNoEntity', { name }, action);
      else notify('entities.nameLinked', { name, count: documentCount }, action);
      return reload();
    },
    onError: (error) => notify.failure(error, 'entities.nameAnswerFailed'),
  });
}
