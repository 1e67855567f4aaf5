import type { MessageKey } from '@assay/shared/messages';
import { useNotify } from '@assay/shared/platform';
import { useEffect } from 'react';

/** A session whose edits wait in the journal of the browser until they are saved. */
interface JournalledSession {
  /** Brings the edits of the journal back. @returns how many there were */
  readonly restore: () => number;
  readonly flush: () => Promise<unknown>;
}

/**
 * Restores the edits of a session, and saves them when the network returns, the page is hidden or the component goes. A
 * read-only session restores none: they wait in the journal until the user may edit again.
 */
export function useSessionSaving(
  session: JournalledSession,
  isReadOnly: boolean,
  restored: MessageKey,
): void {
  const notify = useNotify();
  useEffect(() => {
    if (isReadOnly) return;
    if (session.restore() > 0) notify(restored);
    const saveNow = () => void session.flush();
    window.addEventListener('online', saveNow);
    window.addEventListener('pagehide', saveNow);
    return () => {
      window.removeEventListener('online', saveNow);
      window.removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, [session, isReadOnly, notify, restored]);
}
