import { usePlatform } from '@assay/shared/platform';
import { openEditJournal } from '@assay/shared/state';
import { useEffect, useState } from 'react';
import type { ReviewDocument } from '../../../document/review-document.ts';
import { parseTableSave, useSaveTable } from '../api/save-table.mutations.ts';
import { TableSession } from '../model/table-session.ts';

/**
 * The session of the tables of a loaded document, for as long as the component lives. A read-only session restores no
 * edits: they wait in the journal until the user may edit again.
 */
export function useTableSession(document: ReviewDocument, isReadOnly: boolean): TableSession {
  const { notify, session: user } = usePlatform();
  const saving = useSaveTable(document.request.id);
  const [session] = useState(() => {
    const subject = `tables:${document.request.id}`;
    const userId = user.user.id ?? user.user.email;
    const journal = openEditJournal({ subject, userId, parse: parseTableSave });
    return new TableSession({ document, journal, ...saving });
  });
  useEffect(() => {
    if (isReadOnly) return;
    if (session.restore() > 0) notify('tables.restored');
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
