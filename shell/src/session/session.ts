import { SessionError, type SessionPort, type SignedInUser } from './session-port.ts';
import { createIdentityProviderSetting } from './identity-provider.ts';
import { createPasswordChange } from './password-change.ts';
import { createPasswordSignIn } from './password-sign-in.ts';
import { createPoolSource } from './pool-source.ts';
import { toSessionError } from './session-failure.ts';
import { createSessionStore } from './session.store.ts';
import {
  createSingleSignOn,
  type SingleSignOn,
  type SingleSignOnAddress,
  type SingleSignOnOptions,
} from './single-sign-on.ts';
import { removeStoredSessions } from './stored-session.ts';
import { onSignOutElsewhere, broadcastSignOut } from './sign-out-channel.ts';
import { createTokenManager, type TokenManager, type TokenManagerOptions } from './token-manager.ts';
import type { TokenSource } from './token-source.ts';
import type { UserPoolAddress } from './user-pool.ts';

/** How long signing out waits for the identity service, in milliseconds. */
const SIGN_OUT_TIMEOUT_MS = 3000;

/** Default: the browser's storage, locks, clock and address bar. */
export type SessionOptions = Partial<TokenManagerOptions> & {
  readonly storage?: Storage;
  readonly leave?: SingleSignOnOptions['leave'];
};

/** Where users sign in: with a password at a user pool, and through a provider if one is configured. */
export interface SessionAddress {
  readonly identity: UserPoolAddress;
  readonly sso: SingleSignOnAddress | null;
}

/**
 * The session over a Cognito user pool, real or embedded, and a provider of single sign-on [AMB-013, AMB-014]. The
 * libraries are loaded to sign in, refresh and sign out; a page that opens with valid tokens does not load them.
 */
export function createSession(address: SessionAddress, options: SessionOptions = {}): SessionPort {
  const { storage = window.localStorage, locks = navigator.locks, now = Date.now } = options;
  const leave = options.leave ?? leavePage;
  const methods = createSignInMethods(address, { storage, now, leave });
  const { setting, password, singleSignOn, source } = methods;
  const state = createSessionStore(address.identity.userPoolId);
  const tokens = createTokenManager(source, state, { locks, now });
  // Who signed in at the provider before its session has ended would be let in without a question.
  let signingOut: Promise<void> = Promise.resolve();
  window.addEventListener('storage', (change) => followOtherTab(tokens, source(), change));
  // A page that the browser restores from its cache has missed the storage events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && tokens.readStored());

  return {
    state,
    onSignOutElsewhere,
    restore: async () => {
      const stored = await tokens.current({ renew: false });
      return stored && { email: stored.email };
    },
    getToken: async (request) => (await tokens.current(request))?.tokens.id ?? null,
    ...createPasswordSignIn(password.pool, (subject) => {
      removeStoredSessions(storage, address.identity.clientId, subject);
      singleSignOn?.remove();
      setting.write('native');
      return tokens.readStored();
    }),
    ...createPasswordChange(password.pool, tokens),
    startSingleSignOn: () =>
      asServiceFailure(async () => {
        await signingOut;
        await required(singleSignOn).start();
        // A signed-in user stays signed in if they return without a response.
        if (!tokens.readStored()) setting.write('sso');
      }),
    finishSingleSignOn: (redirect) =>
      asServiceFailure(async (): Promise<SignedInUser> => {
        await required(singleSignOn).finish(redirect);
        setting.write('sso');
        password.remove();
        const stored = tokens.readStored();
        if (!stored) throw new SessionError('SERVICE_FAILED', 'The browser did not store the session');
        return { email: stored.email };
      }),
    signOut: ({ byChoice } = { byChoice: false }) => (signingOut = signOut(tokens, methods, byChoice)),
  };
}

/** Resolves only if the browser restores this page from its cache. */
function leavePage(address: string): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
    window.location.assign(address);
  });
}

type SignInMethods = ReturnType<typeof createSignInMethods>;

/** Both methods of signing in. `source` is the one that the stored setting names [AMB-012]. */
function createSignInMethods(
  { identity, sso }: SessionAddress,
  browser: Pick<SingleSignOnOptions, 'storage' | 'now' | 'leave'>,
) {
  const setting = createIdentityProviderSetting(browser.storage);
  const password = createPoolSource(identity, browser.storage);
  const page = { origin: window.location.origin, tabStorage: sessionStorage };
  const singleSignOn = sso && createSingleSignOn(sso, { ...browser, ...page });
  const source = (): TokenSource => (singleSignOn && setting.read() === 'sso' ? singleSignOn : password);
  return { setting, password, singleSignOn, source };
}

/**
 * Removes the tokens first, so that the user is signed out whatever the identity service does; its response is waited
 * for a short time only. By choice, the user is signed out at the provider of single sign-on too.
 */
async function signOut(
  tokens: TokenManager,
  { source, singleSignOn }: SignInMethods,
  byChoice: boolean,
): Promise<void> {
  const used = source();
  const former = tokens.forget();
  if (byChoice) broadcastSignOut();
  if (!former) return;
  const revoked = used.revoke(former).catch(() => undefined);
  await Promise.race([revoked, new Promise((resolve) => setTimeout(resolve, SIGN_OUT_TIMEOUT_MS))]);
  if (byChoice && used === singleSignOn) await singleSignOn.signOutAtProvider().catch(() => undefined);
}

function required(singleSignOn: SingleSignOn | null): SingleSignOn {
  if (!singleSignOn) throw new SessionError('SERVICE_FAILED', 'No single sign-on is configured');
  return singleSignOn;
}

async function asServiceFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toSessionError(error, 'SERVICE_FAILED');
  }
}

/** Takes over a sign-in, a refresh or the end of the session from another tab. */
function followOtherTab(
  tokens: TokenManager,
  source: TokenSource,
  event: Pick<StorageEvent, 'key' | 'newValue'>,
): void {
  const change = source.changeOf(event);
  if (change === 'ended') tokens.forget();
  if (change === 'changed') tokens.readStored();
}
