import { useApi } from '@assay/shared/api-client';
import { useDocumentChanges, usePlatform } from '@assay/shared/platform';
import { openEditJournal, useStore } from '@assay/shared/state';
import { useEffect, useState } from 'react';
import { sendEdits } from '../api/save-datapoints.mutations.ts';
import type { ReviewDocument } from '../../../document/review-document.ts';
import { ReviewSession } from '../model/review-session.ts';
import { parseSavedMetric } from '../../../document/saved-metric.ts';

/**
 * The session of a loaded document, for as long as the component lives: mount it anew for another document. A read-only
 * one restores nothing, so that edits made with more rights wait for them to return.
 */
export function useReviewSession(document: ReviewDocument, isReadOnly: boolean): ReviewSession {
  const api = useApi();
  const { valuesChanged } = useDocumentChanges();
  const { notify, session: user } = usePlatform();
  const [session] = useState(
    () =>
      new ReviewSession({
        document,
        journal: openEditJournal({
          subject: `document:${document.request.id}`,
          userId: user.user.id ?? user.user.email,
          parse: parseSavedMetric,
        }),
        send: (metrics, present) => sendEdits(api, present, metrics),
        onSaved: () => {
          notify('datapoints.updated');
          void valuesChanged();
        },
        onFailed: (error) => notify.failure(error, 'datapoints.updateFailed'),
      }),
  );

  useEffect(() => session.follow(document), [session, document]);
  useEffect(() => {
    if (isReadOnly) return;
    if (session.restore() > 0) notify('verification.restored');
    const saveNow = () => void session.flush();
    window.addEventListener('online', saveNow);
    window.addEventListener('pagehide', saveNow);
    return () => {
      window.removeEventListener('online', saveNow);
      window.removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, [session, isReadOnly, notify]);
  return session;
}

/** What a session shows at the moment. */
export function useSessionState(session: ReviewSession) {
  const { value: states, canUndo, canRedo, undo, redo } = useStore(session.draft);
  const { saveStatus, conflicts } = useStore(session.state);
  return { states, canUndo, canRedo, undo, redo, saveStatus, conflicts };
}
