import { usePlatform } from '@assay/shared/platform';
import { openEditJournal } from '@assay/shared/state';
import { useSessionSaving } from '@assay/shared/widgets/data-grid';
import { useState } from 'react';
import type { LostEdit } from '../../../document/lost-edits.ts';
import type { ReviewDocument } from '../../../document/review-document.ts';
import { parseTableSave, useSaveTable } from '../api/save-table.mutations.ts';
import { TableSession } from '../model/table-session.ts';

/**
 * The session of the tables of a loaded document, for as long as the component lives. A read-only session restores no
 * edits: they wait in the journal until the user may edit again.
 */
export function useTableSession(
  document: ReviewDocument,
  isReadOnly: boolean,
  onLost: (lost: readonly LostEdit[]) => void,
): TableSession {
  const { session: user } = usePlatform();
  const saving = useSaveTable(document.request.id);
  const [session] = useState(() => {
    const subject = `tables:${document.request.id}`;
    const userId = user.user.id ?? user.user.email;
    const journal = openEditJournal({ subject, userId, parse: parseTableSave });
    return new TableSession({ document, journal, onLost, ...saving });
  });
  useSessionSaving(session, isReadOnly, 'tables.restored');
  return session;
}
