import { SessionError } from './session-port.ts';
import { createRefreshLock, type Locks } from './refresh-lock.ts';
import { isRefusal, toSessionError } from './session-failure.ts';
import type { SessionStore } from './session.store.ts';
import type { StoredSession } from './stored-tokens.ts';
import type { TokenSource } from './token-source.ts';

/** Tokens are renewed when they have less than this to live, in seconds. */
const RENEW_BEFORE = 60;
/** A renewal that somebody else finished this recently, in milliseconds, serves those who ask now as well. */
const RENEWAL_IS_SHARED_FOR = 5000;

/** How the tabs of a session agree. */
export interface TokenManagerOptions {
  /** Absent in an old browser: each tab then renews for itself. */
  readonly locks?: Locks;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The page's tokens. */
export interface TokenManager {
  /** What lies in storage, made known to the state. */
  readonly readStored: () => StoredSession | null;
  /** The stored session with good tokens, null if nobody is signed in. Rejects with a `SessionError`. */
  readonly current: (request: { readonly renew: boolean }) => Promise<StoredSession | null>;
  /** Removes the session from storage, for good; answers what lay there. */
  readonly forget: () => StoredSession | null;
}

/**
 * Keeps one good set of tokens for the page. `source` is the way that its user signed in by; whoever asks at the same time shares one renewal, over all
 * tabs.
 */
export function createTokenManager(
  source: () => TokenSource,
  state: SessionStore,
  { locks, now }: TokenManagerOptions,
): TokenManager {
  const turns = createRefreshLock(locks);
  let renewing: Promise<StoredSession> | undefined;
  let renewedAt = -Infinity;
  let generation = 0;

  const readStored = () => {
    const stored = source().read();
    const known = { email: stored?.email ?? null, tokens: stored?.tokens ?? null };
    if (known.tokens?.id !== state.getState().tokens?.id) state.setState(known);
    return stored;
  };
  const isGood = (stored: StoredSession) => stored.expiresAt - RENEW_BEFORE > now() / 1000;

  const renew = async (seen: StoredSession): Promise<StoredSession> => {
    const isOld = !isGood(seen);
    // Another tab was here first; what it stored is seen bit by bit: the new tokens perhaps before their time.
    const isOverOrGood = (current: StoredSession | null) =>
      current === null || (isGood(current) && (isOld || current.tokens.id !== seen.tokens.id));
    await turns.untilStored({ idToken: seen.tokens.id, isOld }, () => isOverOrGood(readStored()));
    const current = readStored();
    if (!current) throw new SessionError('SESSION_INVALID', 'The session ended in another tab');
    if (isOverOrGood(current)) return current;
    const own = generation;
    const used = source();
    try {
      await used.refresh(current);
    } catch (error) {
      if (isRefusal(error)) used.remove();
      readStored();
      throw toSessionError(error, 'SESSION_INVALID');
    }
    await turns.tellRenewed(current.tokens.id, used.read()?.tokens.id ?? '');
    // Whoever signed out meanwhile stays signed out, whatever was just stored.
    if (own !== generation) used.remove();
    renewedAt = now();
    const renewed = readStored();
    if (own !== generation) throw new SessionError('SESSION_INVALID', 'The session ended meanwhile');
    if (!renewed) throw new SessionError('SERVICE_FAILED', 'The browser did not keep the session');
    return renewed;
  };
  const renewOnce = (seen: StoredSession) =>
    (renewing ??= turns.take(() => renew(seen)).finally(() => (renewing = undefined)));

  return {
    readStored,
    forget: () => {
      generation += 1;
      const former = readStored();
      source().remove();
      readStored();
      return former;
    },
    current: async ({ renew: isRenewalAsked }) => {
      const stored = readStored();
      if (!stored) return null;
      const isJustRenewed = now() - renewedAt < RENEWAL_IS_SHARED_FOR;
      return isGood(stored) && (!isRenewalAsked || isJustRenewed) ? stored : renewOnce(stored);
    },
  };
}
