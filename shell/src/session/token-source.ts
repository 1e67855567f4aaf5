import type { StoredSession } from './stored-tokens.ts';

/** What happened to a way's session in another tab. */
export type HeardChange = 'ended' | 'changed';

/** One way of signing in: where its session is kept, and how it is renewed and ended. */
export interface TokenSource {
  /** The stored session; null where there is none, or what there is cannot be read. */
  readonly read: () => StoredSession | null;
  /** Puts new tokens into the stored session. Rejects with a refusal where asking again is of no use. */
  readonly refresh: (session: StoredSession) => Promise<void>;
  /** Removes the session from storage. */
  readonly remove: () => void;
  /** Tells the other side that the session is over. */
  readonly revoke: (session: StoredSession) => Promise<void>;
  /** What a change of storage in another tab means for the session. */
  readonly hear: (change: Pick<StorageEvent, 'key' | 'newValue'>) => HeardChange | null;
}
