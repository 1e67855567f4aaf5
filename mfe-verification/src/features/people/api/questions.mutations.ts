import { useApi } from '@assay/shared/api-client';
import { answerQuestion, askQuestion } from '@assay/shared/contracts';
import { useNotify } from '@assay/shared/platform';
import { useMutation, useQueryClient } from '@assay/shared/query';
import { questionsKey } from './questions.queries.ts';

/** A question to a colleague about a value. The id is made once, so that it may be sent again. */
export interface NewQuestion {
  readonly id: string;
  readonly metricId: string;
  readonly colleague: { readonly id: number; readonly name: string };
  readonly question: string;
  /** What stands around the value on its page; null while the page is not drawn. */
  readonly picture: string | null;
}

/** Asks a colleague about a value of a document. */
export function useAskQuestion(documentRequestId: string) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, metricId, colleague, question, picture }: NewQuestion) =>
      api.call(askQuestion, {
        params: { id: documentRequestId },
        body: { id, metricId, askedToId: colleague.id, question, ...(picture && { picture }) },
      }),
    onSuccess: (_, { colleague: { name } }) => {
      notify('people.asked', { name });
      return queryClient.invalidateQueries({ queryKey: questionsKey });
    },
    onError: (error) => notify.failure(error, 'people.askFailed'),
  });
}

/** Answers a question. */
export function useAnswerQuestion() {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, answer }: { readonly id: string; readonly answer: string }) =>
      api.call(answerQuestion, { params: { id }, body: { answer } }),
    onSuccess: () => notify('people.answered'),
    onError: (error) => notify.failure(error, 'people.answerFailed'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: questionsKey }),
  });
}
