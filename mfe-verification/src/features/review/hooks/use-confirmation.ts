import { useNotify } from '@assay/shared/platform';
import { useQueryClient } from '@assay/shared/query';
import type { LoadStatus } from '@assay/shared/state';
import { useState } from 'react';
import { markConfirmed } from '../../../document/document.queries.ts';
import { readUnseenChanges, useConfirmDocument } from '../api/confirm-document.mutations.ts';
import { labelsOf } from '../model/name-list.ts';
import type { Review } from './use-review.ts';

/** Tells the user why the document was not confirmed, and shows the first field that prevents it. */
function useObstacleMessage({ session, document, actions }: Review) {
  const notify = useNotify();
  const namesOf = (ids: readonly string[]) => ({ metrics: labelsOf(ids, document.metrics) });
  return {
    /** Fields are not saved; those in conflict wait for a choice. */
    showUnsaved: () => {
      const unsaved = session.unsavedIds();
      const { conflicts } = session.state.getState();
      const conflicting = unsaved.filter((id) => conflicts[id]);
      const [first] = conflicting.length > 0 ? conflicting : unsaved;
      if (conflicting.length > 0) notify('verification.confirmConflict', namesOf(conflicting));
      else notify('verification.confirmUnsaved', namesOf(unsaved));
      if (first !== undefined) actions.show(first);
    },
    showChanged: (ids: readonly [string, ...string[]]) => {
      notify('verification.confirmChanged', namesOf(ids));
      const first = ids.find((id) => session.draft.getState().value[id]); // A removed row is not there any more.
      if (first !== undefined) actions.show(first);
    },
  };
}

/** What a screen does after a confirmation. */
export interface ConfirmationCallbacks {
  readonly onConfirmed: () => void;
  /** The document was extracted again in the meantime and has other metrics: it must be loaded again. */
  readonly onOutdated: () => void;
}

/** Saves what is typed before something else. @param showUnsaved says why that failed */
function useSaving(session: Review['session'], showUnsaved: () => void) {
  const [isSaving, setIsSaving] = useState(false);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const save = async (): Promise<boolean> => {
    setIsUnsaved(false);
    setIsSaving(true);
    const isSaved = await session.flush();
    setIsSaving(false);
    setIsUnsaved(!isSaved);
    if (!isSaved) showUnsaved();
    return isSaved;
  };
  return { isSaving, isUnsaved, save };
}

/** Saves, then confirms or unconfirms [AMB-060]. The status is erroring if one of both fails [VER-024]. */
export function useConfirmation(review: Review, { onConfirmed, onOutdated }: ConfirmationCallbacks) {
  const { session, document, rights } = review;
  const { showUnsaved, showChanged } = useObstacleMessage(review);
  const confirmation = useConfirmDocument(document.request.id);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const saving = useSaving(session, showUnsaved);

  /** Shows what other users changed. True if this session has shown all of it before. */
  const showRemoteChanges = (error: unknown): boolean => {
    const unseen = readUnseenChanges(error);
    if (!unseen) return false;
    if (unseen.changes.some(({ metricId }) => !document.metrics.has(metricId))) {
      notify('verification.confirmExtractedAgain');
      onOutdated();
      return false;
    }
    const [first, ...others] = session.showRemoteChanges(
      unseen.changes,
      unseen.lastModified,
      rights.isReadOnly,
    );
    if (first === undefined) return true;
    showChanged([first, ...others]);
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
          if (showRemoteChanges(error)) send(isVerified);
        },
      },
    );
  };
  const save = () => {
    confirmation.reset();
    return saving.save();
  };
  const saveAndSend = async (isVerified: boolean) => {
    if (await save()) send(isVerified);
  };
  const confirm = (isVerified: boolean) => {
    if (document.missingRows > 0) notify('verification.notReady');
    else if (rights.isReadOnlyStage) notify('verification.confirmReadOnly');
    else if (!rights.canConfirm) notify('generic.insufficientPermissions');
    else void saveAndSend(isVerified);
  };
  const isBusy = saving.isSaving || confirmation.isPending;
  const hasFailed = saving.isUnsaved || confirmation.isError;
  const status: LoadStatus = isBusy ? 'loading' : hasFailed ? 'erroring' : 'ready';
  return { confirm, save, status };
}
