import { createUiStore } from '@assay/shared/state';
import type { SessionTokens } from './stored-tokens.ts';

/**
 * What this page knows of who is signed in [AUTH-004]. The desired entry address, which belongs to it as well, has to
 * survive the way to a provider and back and lives in the tab's storage (host/desired-address.ts).
 */
export interface AuthState {
  readonly email: string | null;
  readonly tokens: SessionTokens | null;
  /** The id of the pool that people sign in to. */
  readonly userPool: string;
}

/** The state of nobody being signed in. */
export function createSessionStore(userPool: string) {
  return createUiStore<AuthState>()(() => ({ email: null, tokens: null, userPool }));
}

export type SessionStore = ReturnType<typeof createSessionStore>;
