import { openEditJournal } from '@assay/shared/state';
import { useSessionSaving } from '@assay/shared/widgets/data-grid';
import { useEffect, useState } from 'react';
import type { ReviewDocument } from '../document/review-document.ts';
import { parseTableSave } from './table-journal.ts';
import { TableSession } from './table-session.ts';
import { useSessionContext } from './use-session-context.ts';

/**
 * The session of the tables of a loaded document, for as long as the component lives. A read-only session restores no
 * edits: they wait in the journal until the user may edit again. `lost` are the edits that can not be stored any more.
 */
export function useTableSession(document: ReviewDocument, isReadOnly: boolean) {
  const { id, userId, notify, lost, callbacks, sendTable } = useSessionContext(document);
  const create = () =>
    new TableSession({
      ...callbacks,
      document,
      journal: openEditJournal({ subject: `tables:${id}`, userId, parse: parseTableSave }),
      send: sendTable,
      onConflict: (count) => notify('tables.conflicts', { count }),
    });
  const [session] = useState(create);
  useEffect(() => session.updateDocument(document), [session, document]);
  useSessionSaving(session, isReadOnly, 'tables.restored');
  return { session, lost };
}
