import { useDocumentChanges, usePlatform } from '@assay/shared/platform';
import { openEditJournal } from '@assay/shared/state';
import { useSessionSaving } from '@assay/shared/widgets/data-grid';
import { useEffect, useState } from 'react';
import type { ReviewDocument } from '../document/review-document.ts';
import { useLostEdits } from './lost-edits.ts';
import { parseTableSave } from './table-journal.ts';
import { TableSession } from './table-session.ts';
import { useSendSave } from './use-send-save.ts';

/**
 * The session of the tables of a loaded document, for as long as the component lives. A read-only session restores no
 * edits: they wait in the journal until the user may edit again. `lost` are the edits that can not be stored any more.
 */
export function useTableSession(document: ReviewDocument, isReadOnly: boolean) {
  const { id } = document.request;
  const lost = useLostEdits(id);
  const { notify, session: user } = usePlatform();
  const { valuesChanged } = useDocumentChanges();
  const { sendTable } = useSendSave(id);
  const [session] = useState(() => {
    const userId = user.user.id ?? user.user.email;
    return new TableSession({
      document,
      journal: openEditJournal({ subject: `tables:${id}`, userId, parse: parseTableSave }),
      send: sendTable,
      onLost: lost.add,
      onConflict: (count) => notify('tables.conflicts', { count }),
      onSaved: () => void valuesChanged(),
      onFailed: (error) => notify.failure(error, 'datapoints.updateFailed'),
    });
  });
  useEffect(() => session.updateDocument(document), [session, document]);
  useSessionSaving(session, isReadOnly, 'tables.restored');
  return { session, lost };
}
