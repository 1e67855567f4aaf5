import type { Settings, Switches } from '@assay/shared/domain';
import { createUiStore } from '@assay/shared/state';
import type { SessionTokens } from './stored-session.ts';

/** The signed-in user with settings and switches: the basis of the route guard and the sidebar. */
export interface Viewer {
  readonly settings: Settings;
  readonly switches: Switches;
  readonly permissions: number;
  readonly isProvider: boolean;
  /** Name of the client, for analytics [ANA-003]. */
  readonly clientName: string;
}

/**
 * Whether somebody is signed in. `unknown` until the session is asked for, `loading` until its settings are there,
 * `signingOut` until the identity service has answered. `byChoice`: the user signed out, the session did not just end.
 */
export type ViewerState =
  | { readonly status: 'unknown' | 'loading' | 'signingOut' }
  | { readonly status: 'signedIn'; readonly viewer: Viewer }
  | { readonly status: 'signedOut'; readonly byChoice: boolean };

/**
 * Everything that this page knows about who is signed in [AUTH-004]. The address to return to after signing in belongs
 * to it too, but has to survive the redirect to a provider: it is in the tab's storage (host/desired-address.ts).
 */
export interface SessionState {
  /** E-mail and tokens as they are in the browser's storage, null while nobody is signed in. */
  readonly email: string | null;
  readonly tokens: SessionTokens | null;
  /** The id of the user pool. */
  readonly userPool: string;
  readonly viewer: ViewerState;
}

/** Creates the one store of the session. */
export function createSessionStore(userPool: string) {
  return createUiStore<SessionState>()(() => ({
    email: null,
    tokens: null,
    userPool,
    viewer: { status: 'unknown' },
  }));
}

export type SessionStore = ReturnType<typeof createSessionStore>;
