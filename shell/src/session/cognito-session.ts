import type { SessionPort, SignedInUser } from '../host/session-port.ts';
import { createIdentityProviderSetting } from './identity-provider.ts';
import { createPasswordSignIn } from './password-sign-in.ts';
import { refusedAs } from './session-failure.ts';
import { createSessionStore, type SessionStore } from './session.store.ts';
import { isSessionKey, removeStoredSessions } from './stored-tokens.ts';
import { createTokenKeeper, type TokenKeeper, type TokenKeeperOptions } from './token-keeper.ts';
import type { UserPoolAddress } from './user-pool.ts';

/** How long signing out waits for the pool, in milliseconds. */
const SIGN_OUT_PATIENCE = 3000;

/** Default: the browser's local storage, locks and clock. */
export type SessionOptions = Partial<TokenKeeperOptions>;

/** The shell's session over a Cognito user pool, real or embedded [AMB-013]. */
export interface Session extends SessionPort {
  /** E-mail, tokens and user pool [AUTH-004]. */
  readonly state: SessionStore;
  /** Hears who is signed in whenever that changes, here or in another tab. Answers how to stop. */
  readonly onChange: (listener: (user: SignedInUser | null) => void) => () => void;
}

/**
 * The one identity adapter of the browser. The library is loaded when it is needed: to sign in, to renew, to sign out;
 * a page that opens with good tokens does without.
 */
export function createSession(address: UserPoolAddress, options: SessionOptions = {}): Session {
  const { storage = window.localStorage, locks = navigator.locks, now = Date.now } = options;
  const state = createSessionStore(address.userPoolId);
  const tokens = createTokenKeeper(address, state, { storage, locks, now });
  const { pool } = tokens;
  window.addEventListener('storage', ({ key, newValue }) =>
    followOtherTab(tokens, address, { key, newValue }),
  );

  return {
    state,
    onChange: (listener) =>
      state.subscribe((now, before) => {
        if (now.email !== before.email) listener(now.email === null ? null : { email: now.email });
      }),
    restore: async () => {
      const stored = await tokens.current({ renew: false });
      return stored && { email: stored.email };
    },
    getToken: async (request) => (await tokens.current(request))?.tokens.id ?? null,
    ...createPasswordSignIn(pool, (subject) => {
      removeStoredSessions(storage, address.clientId, subject);
      createIdentityProviderSetting(storage).write('native');
      return tokens.readStored();
    }),
    requestPasswordReset: async (email) => {
      try {
        await (await pool()).forgotPassword(email);
      } catch {
        // The screen needs to know for whom, not why [AUTH-021].
        throw email;
      }
    },
    confirmPasswordReset: ({ email, code, newPassword }) =>
      refusedAs('CREDENTIALS_REFUSED', async () => (await pool()).confirmPassword(email, code, newPassword)),
    changePassword: ({ current, proposed }) =>
      refusedAs('CREDENTIALS_REFUSED', async () => {
        await tokens.current({ renew: false });
        await (await pool()).changePassword(current, proposed);
      }),
    signOut: () => signOut(tokens),
  };
}

/** A sign-in or renewal in another tab counts here as well, and so does a sign-out. */
function followOtherTab(
  tokens: TokenKeeper,
  { clientId }: UserPoolAddress,
  { key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>,
): void {
  if (!isSessionKey(key, clientId)) return;
  const isSignOut = newValue === null && (key === null || key.endsWith('.LastAuthUser'));
  if (isSignOut) tokens.forget();
  else tokens.readStored();
}

/** Signed out is who has no tokens: that comes first, and whether the pool hears of it is not waited for long. */
async function signOut({ forget, pool }: TokenKeeper): Promise<void> {
  const former = forget();
  if (!former) return;
  const revoked = pool()
    .then((opened) => opened.revoke(former.tokens.refresh))
    .catch(() => undefined);
  await Promise.race([revoked, new Promise((resolve) => setTimeout(resolve, SIGN_OUT_PATIENCE))]);
}
