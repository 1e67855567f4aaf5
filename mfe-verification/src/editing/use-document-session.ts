import { openEditJournal } from '@assay/shared/state';
import { useSessionSaving } from '@assay/shared/widgets/data-grid';
import { useEffect, useState } from 'react';
import type { ReviewDocument } from '../document/review-document.ts';
import { openDocumentJournal } from './document-journal.ts';
import { DocumentSession } from './document-session.ts';
import { parseJournalRow } from './row-journal.ts';
import { useSessionContext } from './use-session-context.ts';

/**
 * The session of a loaded document, for as long as the component lives; another document needs another component. A
 * read-only session restores no edits: they wait in the journal until the user may edit again. `lost` are the edits that can
 * not be stored any more.
 */
export function useDocumentSession(document: ReviewDocument, isReadOnly: boolean) {
  const { id, userId, notify, lost, callbacks, sendMetrics, sendTable } = useSessionContext(document);
  const create = () =>
    new DocumentSession({
      ...callbacks,
      document,
      journal: openDocumentJournal(id, userId),
      rowJournal: openEditJournal({ subject: `rows:${id}`, userId, parse: parseJournalRow }),
      sendMetrics,
      sendRows: sendTable,
      onRowsRemoved: () => notify('verification.rowsRemovedByOthers'),
      onRowsKept: () => notify('verification.rowsKept'),
      onSaved: () => {
        notify('datapoints.updated');
        callbacks.onSaved();
      },
    });
  const [session] = useState(create);
  useEffect(() => session.updateDocument(document), [session, document]);
  useSessionSaving(session, isReadOnly, 'verification.restored');
  return { session, lost };
}
