import { useQueryClient } from '@assay/shared/query';
import { text } from '@assay/shared/messages';
import { useNotify } from '@assay/shared/platform';
import type { LoadStatus } from '@assay/shared/state';
import { useState } from 'react';
import { markConfirmed, reloadDocument } from '../../../document/document.queries.ts';
import type { ReviewDocument } from '../../../document/review-document.ts';
import { readUnseenChanges, useConfirmDocument } from '../api/confirm-document.mutations.ts';
import type { ReviewSession } from '../model/review-session.ts';

interface ConfirmingInput {
  readonly session: ReviewSession;
  readonly document: ReviewDocument;
  readonly isReadOnly: boolean;
  /** The document was confirmed. */
  readonly onConfirmed: () => void;
  /** Shows the field that keeps the document from being confirmed. */
  readonly onShow: (metricId: string) => void;
}

/** So many fields are named; of more only how many they are. */
const MOST_NAMED = 3;

/** Names of fields, the first of them in full. */
function namesOf(ids: readonly string[], { metrics: all }: ReviewDocument): string {
  const labels = ids.flatMap((id) => all.get(id)?.label ?? []);
  const metrics = labels.slice(0, MOST_NAMED).join(', ');
  const count = labels.length - MOST_NAMED;
  return count > 0 ? text('verification.andMore', { names: metrics, count }) : metrics;
}

/** Says why a document was not confirmed: the fields that are not saved, or of these the ones that wait for a choice. */
function useReason({ session, document, onShow }: Pick<ConfirmingInput, 'session' | 'document' | 'onShow'>) {
  const notify = useNotify();
  return () => {
    const unsaved = session.unsaved();
    const { conflicts } = session.state.getState();
    const waiting = unsaved.filter((id) => conflicts[id]);
    const stopping = waiting.length > 0 ? waiting : unsaved;
    notify(waiting.length > 0 ? 'verification.confirmConflict' : 'verification.confirmUnsaved', {
      metrics: namesOf(stopping, document),
    });
    const [first] = stopping;
    if (first !== undefined) onShow(first);
  };
}

/** Saves first, then confirms or unconfirms [AMB-060]. Failing at either is `erroring` [VER-024]. */
export function useConfirmation({ session, document, isReadOnly, onConfirmed, onShow }: ConfirmingInput) {
  const sayWhyNot = useReason({ session, document, onShow });
  const confirmation = useConfirmDocument(document.request.id);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [isSaving, setIsSaving] = useState(false);
  const [isStopped, setIsStopped] = useState(false);

  /** Shows what somebody else changed; true where all of it was seen in this session already. */
  const showChanges = (error: unknown): boolean => {
    const unseen = readUnseenChanges(error);
    if (!unseen) return false;
    if (unseen.changes.some(({ metricId }) => !document.metrics.has(metricId))) {
      notify('verification.confirmExtractedAgain');
      void reloadDocument(queryClient, document.request.id);
      return false;
    }
    const ids = session.showChanges(unseen.changes, unseen.lastModified, isReadOnly);
    const [first] = ids;
    if (first === undefined) return true;
    notify('verification.confirmChanged', { metrics: namesOf(ids, document) });
    onShow(first);
    return false;
  };
  const send = (isVerified: boolean) => {
    confirmation.mutate(
      { isVerified, lastSeen: session.lastSeen },
      {
        onSuccess: () => {
          markConfirmed(queryClient, document, isVerified);
          if (isVerified) onConfirmed();
        },
        onError: (error) => {
          if (showChanges(error)) send(isVerified);
        },
      },
    );
  };
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
    send(isVerified);
  };
  const isBusy = isSaving || confirmation.isPending;
  const hasFailed = isStopped || confirmation.isError;
  const status: LoadStatus = isBusy ? 'loading' : hasFailed ? 'erroring' : 'ready';
  return { confirm, status };
}
