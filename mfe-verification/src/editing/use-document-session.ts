import { useDocumentChanges, usePlatform } from '@assay/shared/platform';
import { openEditJournal } from '@assay/shared/state';
import { useSessionSaving } from '@assay/shared/widgets/data-grid';
import { useEffect, useState } from 'react';
import type { ReviewDocument } from '../document/review-document.ts';
import { openDocumentJournal } from './document-journal.ts';
import { DocumentSession } from './document-session.ts';
import { useLostEdits } from './lost-edits.ts';
import { parseJournalRow } from './row-journal.ts';
import { useSendSave } from './use-send-save.ts';

/**
 * The session of a loaded document, for as long as the component lives; another document needs another component. A
 * read-only session restores no edits: they wait in the journal until the user may edit again. `lost` are the edits that can
 * not be stored any more.
 */
export function useDocumentSession(document: ReviewDocument, isReadOnly: boolean) {
  const { id } = document.request;
  const lost = useLostEdits(id);
  const { notify, session: user } = usePlatform();
  const { valuesChanged } = useDocumentChanges();
  const { sendMetrics, sendTable } = useSendSave(id);
  const [session] = useState(() => {
    const userId = user.user.id ?? user.user.email;
    return new DocumentSession({
      document,
      journal: openDocumentJournal(id, userId),
      rowJournal: openEditJournal({ subject: `rows:${id}`, userId, parse: parseJournalRow }),
      sendMetrics,
      sendRows: sendTable,
      onLost: lost.add,
      onRowsRemoved: () => notify('verification.rowsRemovedByOthers'),
      onRowsKept: () => notify('verification.rowsKept'),
      onSaved: () => {
        notify('datapoints.updated');
        void valuesChanged();
      },
      onFailed: (error) => notify.failure(error, 'datapoints.updateFailed'),
    });
  });
  useEffect(() => session.updateDocument(document), [session, document]);
  useSessionSaving(session, isReadOnly, 'verification.restored');
  return { session, lost };
}
