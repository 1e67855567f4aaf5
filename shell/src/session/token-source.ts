import type { StoredSession } from './stored-session.ts';

/** What a change of storage in another tab did to the session. */
export type SessionChange = 'ended' | 'changed';

/** A method of signing in: where its session is stored, how it is refreshed and how it is ended. */
export interface TokenSource {
  /** The stored session; null where there is none or it cannot be read. */
  readonly read: () => StoredSession | null;
  /** Replaces the tokens of the stored session. Rejects with a refusal where a retry cannot help. */
  readonly refresh: (session: StoredSession) => Promise<void>;
  /** Removes the session from storage. */
  readonly remove: () => void;
  /** Ends the session at the identity service. */
  readonly revoke: (session: StoredSession) => Promise<void>;
  /** The meaning of a storage event of another tab; null if it does not concern the session. */
  readonly changeOf: (event: Pick<StorageEvent, 'key' | 'newValue'>) => SessionChange | null;
}
