import { useQueryClient } from '@assay/shared/query';
import { text } from '@assay/shared/messages';
import { useNotify } from '@assay/shared/platform';
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
  /** Shows the field that keeps the document from being confirmed. */
  readonly onShow: (metricId: string) => void;
}

/** So many fields are named; of more only how many they are. */
const MOST_NAMED = 3;

/** Says why a document was not confirmed: the fields that are not saved, or of these the ones that wait for a choice. */
function useReason({ session, document, onShow }: Pick<ConfirmingInput, 'session' | 'document' | 'onShow'>) {
  const notify = useNotify();
  return () => {
    const unsaved = session.unsaved();
    const { conflicts } = session.state.getState();
    const waiting = unsaved.filter((id) => conflicts[id]);
    const stopping = waiting.length > 0 ? waiting : unsaved;
    const labels = stopping.flatMap((id) => document.metrics.get(id)?.label ?? []);
    const metrics = labels.slice(0, MOST_NAMED).join(', ');
    const count = labels.length - MOST_NAMED;
    notify(waiting.length > 0 ? 'verification.confirmConflict' : 'verification.confirmUnsaved', {
      metrics: count > 0 ? text('verification.andMore', { names: metrics, count }) : metrics,
    });
    const [first] = stopping;
    if (first !== undefined) onShow(first);
  };
}

/** Saves first, then confirms or unconfirms [AMB-060]. Failing at either is `erroring` [VER-024]. */
export function useConfirming({ session, document, onConfirmed, onShow }: ConfirmingInput) {
  const sayWhyNot = useReason({ session, document, onShow });
  const confirmation = useConfirmDocument(document.request.id);
  const queryClient = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const [isStopped, setIsStopped] = useState(false);

  const confirm = async (isVerified: boolean) => {
    confirmation.reset();
    setIsStopped(false);
    setIsSaving(true);
    const isSaved = await session.flush();
    setIsSaving(false);
    setIsStopped(!isSaved);
    if (!isSaved) {
      sayWhyNot();
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
  const hasFailed = isStopped || confirmation.isError;
  const status: LoadStatus = isBusy ? 'loading' : hasFailed ? 'erroring' : 'ready';
  return { confirm, status };
}
