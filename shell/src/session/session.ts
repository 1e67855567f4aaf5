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
import { removeStoredSessions } from './stored-tokens.ts';
import { onSignOutElsewhere, broadcastSignOut } from './sign-out-channel.ts';
import { createTokenManager, type TokenManager, type TokenManagerOptions } from './token-manager.ts';
import type { TokenSource } from './token-source.ts';
import type { UserPoolAddress } from './user-pool.ts';

/** How long signing out waits for the pool, in milliseconds. */
const SIGN_OUT_PATIENCE = 3000;

/** Default: the browser's storage, locks, clock and address bar. */
export type SessionOptions = Partial<TokenManagerOptions> & {
  readonly storage?: Storage;
  readonly leave?: SingleSignOnOptions['leave'];
};

/** Where people sign in: with a password at a pool, and through a provider where there is one. */
export interface SessionAddress {
  readonly identity: UserPoolAddress;
  readonly sso: SingleSignOnAddress | null;
}

/**
 * The one identity adapter of the browser. Libraries are loaded when they are needed: to sign in, to renew, to sign
 * out; a page that opens with good tokens does without.
 */
export function createSession(address: SessionAddress, options: SessionOptions = {}): SessionPort {
  const { storage = window.localStorage, locks = navigator.locks, now = Date.now } = options;
  const leave = options.leave ?? leavePage;
  const ways = openWays(address, { storage, now, leave });
  const { setting, native, single, source } = ways;
  const state = createSessionStore(address.identity.userPoolId);
  const tokens = createTokenManager(source, state, { locks, now });
  window.addEventListener('storage', (change) => followOtherTab(tokens, source(), change));
  // A page that comes back from the browser's memory has heard nothing while it lay there.
  window.addEventListener('pageshow', ({ persisted }) => persisted && tokens.readStored());

  return {
    state,
    onSignOutElsewhere,
    restore: async () => {
      const stored = await tokens.current({ renew: false });
      return stored && { email: stored.email };
    },
    getToken: async (request) => (await tokens.current(request))?.tokens.id ?? null,
    ...createPasswordSignIn(native.pool, (subject) => {
      removeStoredSessions(storage, address.identity.clientId, subject);
      single?.remove();
      setting.write('native');
      return tokens.readStored();
    }),
    ...createPasswordChange(native.pool, tokens),
    startSingleSignOn: () =>
      asServiceFailure(async () => {
        await required(single).start();
        // Somebody who is signed in stays so if they come back without an answer.
        if (!tokens.readStored()) setting.write('sso');
      }),
    finishSingleSignOn: (answer) =>
      asServiceFailure(async (): Promise<SignedInUser> => {
        await required(single).finish(answer);
        setting.write('sso');
        native.remove();
        const stored = tokens.readStored();
        if (!stored) throw new SessionError('SERVICE_FAILED', 'The browser did not keep the session');
        return { email: stored.email };
      }),
    signOut: ({ byChoice } = { byChoice: false }) => signOut(tokens, ways, byChoice),
  };
}

/** Until the new page is there this one still runs; it comes back only from the browser's memory. */
function leavePage(address: string): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
    window.location.assign(address);
  });
}

type Ways = ReturnType<typeof openWays>;

/** Both ways of signing in, and which of them the stored setting says to restore and renew by [AMB-012]. */
function openWays(
  { identity, sso }: SessionAddress,
  browser: Pick<SingleSignOnOptions, 'storage' | 'now' | 'leave'>,
) {
  const setting = createIdentityProviderSetting(browser.storage);
  const native = createPoolSource(identity, browser.storage);
  const place = { origin: window.location.origin, tabStorage: sessionStorage };
  const single = sso && createSingleSignOn(sso, { ...browser, ...place });
  const source = (): TokenSource => (single && setting.read() === 'sso' ? single : native);
  return { setting, native, single, source };
}

/**
 * Signed out is who has no tokens: that comes first, and whether the other side hears of it is not waited for long.
 * Who chose to leave, leaves the provider that they came by as well.
 */
async function signOut(tokens: TokenManager, { source, single }: Ways, byChoice: boolean): Promise<void> {
  const used = source();
  const former = tokens.forget();
  if (byChoice) broadcastSignOut();
  if (!former) return;
  const revoked = used.revoke(former).catch(() => undefined);
  await Promise.race([revoked, new Promise((resolve) => setTimeout(resolve, SIGN_OUT_PATIENCE))]);
  if (byChoice && used === single) await single.leaveProvider().catch(() => undefined);
}

function required(single: SingleSignOn | null): SingleSignOn {
  if (!single) throw new SessionError('SERVICE_FAILED', 'No single sign-on is configured');
  return single;
}

async function asServiceFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toSessionError(error, 'SERVICE_FAILED');
  }
}

/** A sign-in or renewal in another tab counts here as well, and so does the end of the session. */
function followOtherTab(
  tokens: TokenManager,
  source: TokenSource,
  change: Pick<StorageEvent, 'key' | 'newValue'>,
): void {
  const heard = source.hear(change);
  if (heard === 'ended') tokens.forget();
  if (heard === 'changed') tokens.readStored();
}
