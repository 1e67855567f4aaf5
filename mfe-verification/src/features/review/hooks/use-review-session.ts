import { usePlatform } from '@assay/shared/platform';
import { openEditJournal } from '@assay/shared/state';
import { useSessionSaving } from '@assay/shared/widgets/data-grid';
import { useEffect, useState } from 'react';
import { openDocumentJournal } from '../../../document/document-journal.ts';
import { useLostEdits } from '../../../document/lost-edits.ts';
import type { ReviewDocument } from '../../../document/review-document.ts';
import { useSendRows } from '../api/save-rows.mutations.ts';
import { useSaveDatapoints } from '../api/save-datapoints.mutations.ts';
import { parseJournalRow } from '../model/row-journal.ts';
import { ReviewSession } from '../model/review-session.ts';

/**
 * The session of a loaded document, for as long as the component lives; another document needs another component. A
 * read-only session restores no edits: they wait in the journal until the user may edit again. `lost` are the edits that can
 * not be stored any more.
 */
export function useReviewSession(document: ReviewDocument, isReadOnly: boolean) {
  const lost = useLostEdits(document.request.id);
  const { notify, session: user } = usePlatform();
  const saving = useSaveDatapoints();
  const sendRows = useSendRows();
  const [session] = useState(() => {
    const userId = user.user.id ?? user.user.email;
    const journal = openDocumentJournal(document.request.id, userId);
    const rowJournal = openEditJournal({
      subject: `rows:${document.request.id}`,
      userId,
      parse: parseJournalRow,
    });
    return new ReviewSession({
      document,
      journal,
      onLost: lost.add,
      rows: {
        journal: rowJournal,
        send: sendRows,
        onRemoved: () => notify('verification.rowsRemovedByOthers'),
        onKept: () => notify('verification.rowsKept'),
      },
      ...saving,
    });
  });

  useEffect(() => session.updateDocument(document), [session, document]);
  useSessionSaving(session, isReadOnly, 'verification.restored');
  return { session, lost };
}
