import { ApiError, useApi } from '@assay/shared/api-client';
import { partDocument } from '@assay/shared/contracts';
import { useDocumentChanges, useNotify } from '@assay/shared/platform';
import { useMutation } from '@assay/shared/query';

/** The document that may be two. */
export interface PartedDocument {
  readonly documentRequestId: string;
  readonly isConfirmed: boolean;
  /** How many of its values are verified. */
  readonly verifiedCount: number;
  /** Sends what is edited and not yet saved. */
  readonly save: () => Promise<unknown>;
  /** The last change of a value that the user has seen. */
  readonly lastSeen: () => string | null;
}

/** Makes the pages of a document from one on a document of their own [AMB-131]. */
export function usePartDocument({ documentRequestId, save, lastSeen }: PartedDocument, onParted: () => void) {
  const api = useApi();
  const notify = useNotify();
  const { stagesChanged } = useDocumentChanges();
  return useMutation({
    mutationFn: async (page: number) => {
      // What is typed and not yet sent is compared on the server like all else.
      await save();
      const seen = lastSeen();
      return api.call(partDocument, {
        params: { id: documentRequestId },
        body: { page, ...(seen !== null && { lastModified: seen }) },
      });
    },
    onSuccess: async ({ ids }) => {
      notify('verification.parted');
      onParted();
      await stagesChanged(ids);
    },
    onError: (error) => {
      const isChanged = error instanceof ApiError && error.code === 'VALUE_CONFLICT';
      if (isChanged) notify('verification.partChanged');
      else notify.failure(error, 'verification.partFailed');
    },
  });
}
