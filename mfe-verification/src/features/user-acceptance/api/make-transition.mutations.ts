import { ApiError, useApi } from '@assay/shared/api-client';
import { makeTransition } from '@assay/shared/contracts';
import type { MessageKey } from '@assay/shared/messages';
import { useDocumentChanges, useNotify } from '@assay/shared/platform';
import { useMutation } from '@assay/shared/query';

/** A transition with its justification, for values as the user has seen them. */
export interface TransitionRequest {
  readonly transition: string;
  readonly justification: string | null;
  /** The last change of a value that the user has seen; null if there was none. */
  readonly lastSeen: string | null;
}

const DONE: Readonly<Record<string, MessageKey>> = {
  submit: 'acceptance.submitted',
  approve: 'acceptance.approved',
  reject: 'acceptance.rejected',
};

/** Makes a transition of a document [API-025]. Whatever the answer, what the document offers is read again. */
export function useMakeTransition(documentRequestId: string, onOutdated: () => void) {
  const api = useApi();
  const notify = useNotify();
  const { valuesChanged } = useDocumentChanges();
  return useMutation({
    mutationFn: ({ transition, justification, lastSeen }: TransitionRequest) =>
      api.call(makeTransition, {
        params: { id: documentRequestId },
        body: {
          transition,
          ...(justification !== null && { justification }),
          ...(lastSeen !== null && { lastModified: lastSeen }),
        },
      }),
    onSuccess: (_, { transition }) => notify(DONE[transition] ?? 'acceptance.done'),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'VALUE_CONFLICT') {
        notify('acceptance.changedMeanwhile');
        onOutdated();
      } else notify.failure(error, 'acceptance.failed');
    },
    onSettled: () => valuesChanged(),
  });
}
