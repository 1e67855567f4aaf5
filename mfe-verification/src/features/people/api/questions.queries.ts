import type { ApiClient } from '@assay/shared/api-client';
import {
  getQuestionPicture,
  listColleagues,
  listOpenQuestions,
  listQuestions,
} from '@assay/shared/contracts';
import { QUESTIONS_POLL_MS } from '@assay/shared/domain';
import { queryOptions } from '@assay/shared/query';

/** All reads of questions are below this key. */
export const questionsKey = ['questions'] as const;

/** The questions on the values of a document, read again while it is open: a colleague may answer meanwhile. */
export function questionsQuery(api: ApiClient, documentRequestId: string) {
  return queryOptions({
    queryKey: [...questionsKey, documentRequestId],
    queryFn: async ({ signal }) =>
      (await api.call(listQuestions, { params: { id: documentRequestId } }, { signal })).items,
    refetchInterval: QUESTIONS_POLL_MS,
    staleTime: QUESTIONS_POLL_MS,
  });
}

/** The open questions to the user, in all documents. */
export function openQuestionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...questionsKey, 'open'],
    queryFn: async ({ signal }) => (await api.call(listOpenQuestions, {}, { signal })).items,
    refetchInterval: QUESTIONS_POLL_MS,
  });
}

/** What stood around the value of a question when it was asked; it does not change. */
export function questionPictureQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...questionsKey, 'picture', id],
    queryFn: async ({ signal }) =>
      (await api.call(getQuestionPicture, { params: { id } }, { signal })).picture,
    staleTime: Infinity,
  });
}

/** Whom the user can ask. */
export function colleaguesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['colleagues'],
    queryFn: async ({ signal }) => (await api.call(listColleagues, {}, { signal })).items,
  });
}
