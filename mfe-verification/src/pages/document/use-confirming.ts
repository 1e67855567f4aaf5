import { useQueryClient } from '@assay/shared/query';
import type { LoadStatus } from '@assay/shared/state';
import { useState } from 'react';
import {
  markConfirmed,
  useConfirmDocument,
  type ReviewDocument,
  type ReviewSession,
} from '../../features/document-review/index.ts';

interface ConfirmingInput {
  readonly session: ReviewSession;
  readonly document: ReviewDocument;
  /** The document was confirmed. */
  readonly onConfirmed: () => void;
  /** Something could not be saved, so nothing was confirmed. */
  readonly onUnsaved: () => void;
}

/** Saves first, then confirms or unconfirms [AMB-060]. Failing at either is `erroring` [VER-024]. */
export function useConfirming({ session, document, onConfirmed, onUnsaved }: ConfirmingInput) {
  const confirmation = useConfirmDocument(document.request.id);
  const queryClient = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);

  const confirm = async (isVerified: boolean) => {
    setIsSaving(true);
    const isSaved = await session.flush();
    setIsSaving(false);
    if (!isSaved) {
      onUnsaved();
      return;
    }
    confirmation.mutate(isVerified, {
      onSuccess: () => {
        markConfirmed(queryClient, document, isVerified);
        if (isVerified) onConfirmed();
      },
    });
  };
  const isBusy = isSaving || confirmation.isPending;
  const status: LoadStatus = isBusy ? 'loading' : confirmation.isError ? 'erroring' : 'ready';
  return { confirm, status };
}
