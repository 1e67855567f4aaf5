import { ApiError, useApi } from '@assay/shared/api-client';
import {
  answerUnmatchedName,
  answerUnmatchedNames,
  undoNameAnswer,
  type BodyOf,
} from '@assay/shared/contracts';
import { useNotify } from '@assay/shared/platform';
import { entitiesKey, useMutation, useQueryClient } from '@assay/shared/query';

/** Takes an answer back, or all that were given at once. */
function useUndoAnswer() {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const undo = async (answerId: string) => {
    try {
      await api.call(undoNameAnswer, { params: { id: answerId } });
      notify('entities.nameAnswerUndone');
    } catch (error) {
      notify.failure(error, 'entities.nameAnswerUndoFailed');
    }
    await queryClient.invalidateQueries({ queryKey: entitiesKey });
  };
  return (answerId: string) => ({ label: 'entities.undo' as const, run: () => void undo(answerId) });
}

/** Says what a name is, for all documents that carry it, and offers to take that back. */
export function useAnswerName() {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const undoOf = useUndoAnswer();
  return useMutation({
    mutationFn: (body: BodyOf<typeof answerUnmatchedName>) => api.call(answerUnmatchedName, { body }),
    onSuccess: ({ answerId, documentCount }, { name, answer }) => {
      if (answer.kind === 'notEntity') notify('entities.nameIsNoEntity', { name }, undoOf(answerId));
      else notify('entities.nameLinked', { name, count: documentCount }, undoOf(answerId));
      return queryClient.invalidateQueries({ queryKey: entitiesKey });
    },
    onError: (error) => notify.failure(error, 'entities.nameAnswerFailed'),
  });
}

type NamesAnswer = BodyOf<typeof answerUnmatchedNames>;

/** Whether a request may have been carried out in part: it was not refused, the response is lost. */
const isCutOff = (error: Error) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** Names in a toast: more would not be read. */
const MAX_NAMES = 3;

/**
 * Says what many names are, and offers to take all of it back at once, also where the connection is lost meanwhile.
 * `onAnswered` receives the names that were answered, before the list is loaded again.
 */
export function useAnswerNames({ onAnswered }: { readonly onAnswered: (names: readonly string[]) => void }) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const undoOf = useUndoAnswer();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: NamesAnswer & { readonly answerId: string }) =>
      api.call(answerUnmatchedNames, { body }),
    onSuccess: ({ answerId, answered, documentCount, refused }, { names, answer }) => {
      const count = answered;
      if (count > 0 && answer.kind === 'create') notify('entities.namesCreated', { count }, undoOf(answerId));
      else if (count > 0 && answer.kind === 'notEntity')
        notify('entities.namesRefused', { count }, undoOf(answerId));
      else if (count > 0)
        notify('entities.namesLinked', { count, documents: documentCount }, undoOf(answerId));
      const left = refused.map(({ name }) => name);
      if (left.length > 0)
        notify('entities.namesNotAnswered', {
          names: [...left.slice(0, MAX_NAMES), ...(left.length > MAX_NAMES ? ['…'] : [])].join(', '),
        });
      onAnswered(names.filter((name) => !left.includes(name)));
      return queryClient.invalidateQueries({ queryKey: entitiesKey });
    },
    onError: (error, { answerId }) => {
      if (!isCutOff(error)) return notify.failure(error, 'entities.nameAnswerFailed');
      notify('entities.namesCutOff', undefined, undoOf(answerId));
      return queryClient.invalidateQueries({ queryKey: entitiesKey });
    },
  });
  const answerNames = (body: Omit<NamesAnswer, 'answerId'>) =>
    mutate({ ...body, answerId: crypto.randomUUID() });
  return { answerNames, isPending };
}
