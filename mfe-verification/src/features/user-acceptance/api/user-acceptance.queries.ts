import type { ApiClient } from '@assay/shared/api-client';
import {
  getUserAcceptance,
  listTransitions,
  type ResponseOf,
  type TransitionWire,
} from '@assay/shared/contracts';
import { documentsKey, queryOptions } from '@assay/shared/query';

/** A transition that is offered to the user. */
export interface OfferedTransition {
  readonly id: string;
  readonly label: string;
  readonly justification: TransitionWire['justification'];
}

/** The state of the workflow of a document, its history and the values that people changed. */
export type AcceptanceWorkflow = ResponseOf<typeof getUserAcceptance>;

/** Below `documentsKey`: what a document offers depends on its values, so that a save makes it stale. */
const keyOf = (documentRequestId: string) => [...documentsKey, 'acceptance', documentRequestId] as const;

/** What a document offers to the user [API-024]. Only transitions with a label are offered [UAW-003]. */
export function transitionsQuery(api: ApiClient, documentRequestId: string) {
  return queryOptions({
    queryKey: [...keyOf(documentRequestId), 'transitions'],
    queryFn: async ({ signal }): Promise<readonly OfferedTransition[]> => {
      const transitions = await api.call(listTransitions, { params: { id: documentRequestId } }, { signal });
      return transitions.flatMap(({ id, label, justification }) =>
        label ? [{ id, label, justification }] : [],
      );
    },
  });
}

/** The workflow of a document. */
export function workflowQuery(api: ApiClient, documentRequestId: string) {
  return queryOptions({
    queryKey: [...keyOf(documentRequestId), 'workflow'],
    queryFn: ({ signal }): Promise<AcceptanceWorkflow> =>
      api.call(getUserAcceptance, { params: { id: documentRequestId } }, { signal }),
  });
}
