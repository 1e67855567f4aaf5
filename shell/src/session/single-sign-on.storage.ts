import { readIdToken, type StoredSession } from './stored-session.ts';
import type { SessionChange } from './token-source.ts';

const SESSION_KEY = 'assay.sso.session';
const ATTEMPT_KEY = 'assay.sso.attempt';

/** A sign-in that waits for the response of the provider. */
export interface Attempt {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** When it started, in milliseconds since 1970. */
  readonly at: number;
}

/** The tokens of a provider, in the names of the protocol. */
export interface ProviderTokens {
  readonly id_token?: string | undefined;
  readonly access_token: string;
  readonly refresh_token?: string | undefined;
}

/** What single sign-on stores in the browser: the session for all tabs, a started sign-in for its own tab. */
export function createSingleSignOnStorage(storage: Storage, tabStorage: Storage, now: () => number) {
  return {
    read: () => readSession(storage.getItem(SESSION_KEY)),
    remove: () => storage.removeItem(SESSION_KEY),
    /** Stores new tokens; false if the id token cannot be read. A refresh token that was not replaced stays. */
    store: (tokens: ProviderTokens, former?: StoredSession): boolean => {
      const claims = readIdToken(tokens.id_token ?? '');
      if (!claims || !tokens.id_token) return false;
      const session: StoredSession = {
        email: claims.email,
        tokens: {
          id: tokens.id_token,
          access: tokens.access_token,
          refresh: tokens.refresh_token ?? former?.tokens.refresh ?? '',
        },
        // Its lifetime counts from now, because the clock of this browser may be wrong.
        expiresAt: now() / 1000 + claims.exp - claims.iat,
      };
      storage.setItem(SESSION_KEY, JSON.stringify(session));
      return true;
    },
    changeOf: ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): SessionChange | null => {
      if (key !== null && key !== SESSION_KEY) return null;
      return newValue === null ? 'ended' : 'changed';
    },
    readAttempt: () => readAttempt(tabStorage.getItem(ATTEMPT_KEY)),
    storeAttempt: (attempt: Attempt) => tabStorage.setItem(ATTEMPT_KEY, JSON.stringify(attempt)),
    removeAttempt: () => tabStorage.removeItem(ATTEMPT_KEY),
  };
}

export type SingleSignOnStorage = ReturnType<typeof createSingleSignOnStorage>;

function parse(stored: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

function readAttempt(stored: string | null): Attempt | null {
  const { state, nonce, verifier, at } = parse(stored) ?? {};
  const isComplete =
    [state, nonce, verifier].every((value) => typeof value === 'string') && typeof at === 'number';
  return isComplete ? ({ state, nonce, verifier, at } as Attempt) : null;
}

function readSession(stored: string | null): StoredSession | null {
  const { email, tokens, expiresAt } = parse(stored) ?? {};
  const { id, access, refresh } = (typeof tokens === 'object' && tokens ? tokens : {}) as Record<
    string,
    unknown
  >;
  const isComplete = [email, id, access, refresh].every((value) => typeof value === 'string');
  return isComplete && typeof expiresAt === 'number'
    ? ({ email, tokens: { id, access, refresh }, expiresAt } as StoredSession)
    : null;
}
