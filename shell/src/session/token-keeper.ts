import { SessionError } from '../host/session-port.ts';
import { isRefusal, toSessionError } from './session-failure.ts';
import type { SessionStore } from './session.store.ts';
import type { StoredSession } from './stored-tokens.ts';
import type { TokenSource } from './token-source.ts';

/** Tokens are renewed when they have less than this to live, in seconds. */
const RENEW_BEFORE = 60;
/** A renewal that somebody else finished this recently, in milliseconds, serves those who ask now as well. */
const RENEWAL_IS_SHARED_FOR = 5000;
const REFRESH_LOCK = 'assay.session.refresh';
/** How long, in milliseconds, a browser may take to show other tabs what one has stored: their turn comes after it. */
const STORAGE_SETTLES = 300;

/** How the tabs of a session agree. */
export interface TokenKeeperOptions {
  /** Absent in an old browser: each tab then renews for itself. */
  readonly locks?: Pick<LockManager, 'request'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The page's tokens. */
export interface TokenKeeper {
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
export function createTokenKeeper(
  source: () => TokenSource,
  state: SessionStore,
  { locks, now }: TokenKeeperOptions,
): TokenKeeper {
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
    const current = readStored();
    if (!current) throw new SessionError('SESSION_INVALID', 'The session ended in another tab');
    // Another tab was here first.
    if (current.tokens.id !== seen.tokens.id && isGood(current)) return current;
    const own = generation;
    const used = source();
    try {
      await used.refresh(current);
    } catch (error) {
      if (isRefusal(error)) used.remove();
      readStored();
      throw toSessionError(error, 'SESSION_INVALID');
    }
    // Whoever signed out meanwhile stays signed out, whatever was just stored.
    if (own !== generation) used.remove();
    renewedAt = now();
    const renewed = readStored();
    if (own !== generation) throw new SessionError('SESSION_INVALID', 'The session ended meanwhile');
    if (!renewed) throw new SessionError('SERVICE_FAILED', 'The browser did not keep the session');
    return renewed;
  };
  const renewOnce = (seen: StoredSession) =>
    (renewing ??= inLock(
      locks,
      () => renew(seen),
      () => now() - renewedAt < STORAGE_SETTLES,
    ).finally(() => {
      renewing = undefined;
    }));

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

/**
 * One tab at a time; without locks (an old browser) each tab renews for itself. Who asked is answered at once, while the
 * next tab's turn waits until it can see what was stored: else it would renew by tokens that are not there any more.
 */
function inLock<T>(
  locks: Pick<LockManager, 'request'> | undefined,
  work: () => Promise<T>,
  hasStored: () => boolean,
): Promise<T> {
  if (!locks) return work();
  return new Promise((resolve, reject) => {
    const turn = async () => {
      const done = work();
      done.then(resolve, reject);
      await done.catch(() => undefined);
      if (hasStored()) await new Promise((settled) => setTimeout(settled, STORAGE_SETTLES));
    };
    locks.request(REFRESH_LOCK, turn).catch(reject);
  });
}
