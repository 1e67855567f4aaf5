import { SessionError } from './session-port.ts';
import { createRefreshLock, type Locks } from './refresh-lock.ts';
import { isRefusal, toSessionError } from './session-failure.ts';
import type { SessionStore } from './session.store.ts';
import type { StoredSession } from './stored-session.ts';
import type { TokenSource } from './token-source.ts';

/** Tokens are refreshed when less than this is left of their lifetime, in seconds. */
const REFRESH_BEFORE_S = 60;
/** Callers within this time after a refresh, in milliseconds, get its tokens instead of a further refresh. */
const REFRESH_SHARED_FOR_MS = 5000;

/** What the manager needs of the browser. */
export interface TokenManagerOptions {
  /** Absent in an old browser: each tab then refreshes for itself. */
  readonly locks?: Locks;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The page's tokens. */
export interface TokenManager {
  /** Reads the stored session, and updates the state from it. */
  readonly readStored: () => StoredSession | null;
  /** The stored session with valid tokens, null if nobody is signed in. Rejects with a `SessionError`. */
  readonly current: (request: { readonly renew: boolean }) => Promise<StoredSession | null>;
  /** Removes the session from storage for good. Returns the former one. */
  readonly forget: () => StoredSession | null;
}

/**
 * Manages the tokens of the page. `source` is the method by which the user signed in. Callers at the same time share one
 * refresh, in all tabs.
 */
export function createTokenManager(
  source: () => TokenSource,
  state: SessionStore,
  { locks, now }: TokenManagerOptions,
): TokenManager {
  const lock = createRefreshLock(locks);
  let renewing: Promise<StoredSession> | undefined;
  let renewedAt = -Infinity;
  let generation = 0;

  const readStored = () => {
    const stored = source().read();
    const known = { email: stored?.email ?? null, tokens: stored?.tokens ?? null };
    if (known.tokens?.id !== state.getState().tokens?.id) state.setState(known);
    return stored;
  };
  const isValid = (stored: StoredSession) => stored.expiresAt - REFRESH_BEFORE_S > now() / 1000;

  const renew = async (seen: StoredSession): Promise<StoredSession> => {
    const isOld = !isValid(seen);
    // Another tab may have refreshed first. Its storage becomes visible bit by bit: the tokens perhaps before their expiry.
    const isEndedOrValid = (current: StoredSession | null) =>
      current === null || (isValid(current) && (isOld || current.tokens.id !== seen.tokens.id));
    await lock.untilStored({ idToken: seen.tokens.id, isOld }, () => isEndedOrValid(readStored()));
    const current = readStored();
    if (!current) throw new SessionError('SESSION_INVALID', 'The session ended in another tab');
    if (isEndedOrValid(current)) return current;
    const own = generation;
    const used = source();
    try {
      await used.refresh(current);
    } catch (error) {
      if (isRefusal(error)) used.remove();
      readStored();
      throw toSessionError(error, 'SESSION_INVALID');
    }
    await lock.markRefreshed(current.tokens.id, used.read()?.tokens.id ?? '');
    // A user who signed out meanwhile stays signed out.
    if (own !== generation) used.remove();
    renewedAt = now();
    const renewed = readStored();
    if (own !== generation) throw new SessionError('SESSION_INVALID', 'The session ended meanwhile');
    if (!renewed) throw new SessionError('SERVICE_FAILED', 'The browser did not store the session');
    return renewed;
  };
  const renewOnce = (seen: StoredSession) =>
    (renewing ??= lock.run(() => renew(seen)).finally(() => (renewing = undefined)));

  return {
    readStored,
    forget: () => {
      generation += 1;
      const former = readStored();
      source().remove();
      readStored();
      return former;
    },
    current: async ({ renew: isRenewalRequested }) => {
      const stored = readStored();
      if (!stored) return null;
      const isRecentlyRenewed = now() - renewedAt < REFRESH_SHARED_FOR_MS;
      return isValid(stored) && (!isRenewalRequested || isRecentlyRenewed) ? stored : renewOnce(stored);
    },
  };
}
