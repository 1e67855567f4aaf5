import { SessionError, type SessionPort, type SignedInUser } from '../session/session-port.ts';
import { createSessionStore, type SessionStore } from '../session/session.store.ts';

interface Account {
  password: string;
  readonly mustChange?: boolean;
}

/** An identity service in memory behind the shell's own port, with one account that it knows. */
export interface IdentityService extends SessionPort {
  /** The calls, in order. */
  readonly asked: string[];
  /** The next call rejects with this, unless undefined. */
  failNext: unknown;
  /** Another tab signs in as this user, or its session ends. */
  readonly changeUserElsewhere: (user: SignedInUser | null) => void;
  /** The user signs out by choice in another tab. */
  readonly signOutElsewhere: () => void;
  /** Makes the next sign-out last until the returned function is called. */
  readonly delaySignOut: () => () => void;
}

export const EMAIL = 'ada@demo.example';
export const PASSWORD = 'prove-every-number-1';
export const RESET_CODE = '364791';
export const SSO_CODE = 'a-code';

const ADA: SignedInUser = { email: EMAIL };

const notUsed = () => Promise.resolve();

/** What happens in other tabs. */
function createOtherTabs(state: SessionStore) {
  const listeners = new Set<() => void>();
  return {
    changeUserElsewhere: (user: SignedInUser | null) => state.setState({ email: user?.email ?? null }),
    signOutElsewhere: () => listeners.forEach((listener) => listener()),
    onSignOutElsewhere: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A sign-out that takes no time, or lasts until the function that `delaySignOut` returned is called. */
function createSignOutDelay() {
  let delay: Promise<void> = Promise.resolve();
  return {
    delaySignOut: () => {
      let release = notUsed as () => void;
      delay = new Promise((resolve) => (release = resolve));
      return () => release();
    },
    untilSignedOut: () => delay,
  };
}

/** Who is signed in: the user of the stored session, who enters the state when the session is restored. */
function createSignedInUser(isStored: boolean) {
  const state = createSessionStore('local_pool');
  let user: SignedInUser | null = isStored ? ADA : null;
  const become = <User extends SignedInUser | null>(next: User): User => {
    user = next;
    state.setState({ email: next?.email ?? null });
    return next;
  };
  return { state, become, signedIn: () => user };
}

/** `signedIn`: tokens are in storage. `expired`: they are, and are refused. */
export function anIdentityService(
  stored: 'signedOut' | 'signedIn' | 'expired' = 'signedOut',
  account: Account = { password: PASSWORD },
): IdentityService {
  const { state, become, signedIn } = createSignedInUser(stored === 'signedIn');
  let challenge = false;
  const { untilSignedOut, ...delay } = createSignOutDelay();
  const ask = (question: string, rejection?: unknown) => {
    service.asked.push(question);
    const failure = service.failNext;
    service.failNext = undefined;
    if (failure !== undefined) throw rejection ?? failure;
  };
  const service: IdentityService = {
    asked: [],
    failNext: undefined,
    state,
    ...createOtherTabs(state),
    ...delay,
    restore: async () => {
      ask('restore');
      if (stored === 'expired') throw new SessionError('SESSION_INVALID', 'refresh refused');
      return become(signedIn());
    },
    signIn: async ({ email, password }) => {
      ask('signIn');
      if (email !== EMAIL || password !== account.password)
        throw new SessionError('CREDENTIALS_REFUSED', 'no');
      if (!account.mustChange) return { kind: 'signedIn', user: become(ADA) };
      challenge = true;
      return { kind: 'newPasswordRequired', userAttributes: { email, email_verified: 'true' } };
    },
    completeNewPassword: async ({ newPassword }) => {
      ask('completeNewPassword');
      if (!challenge) throw new SessionError('CHALLENGE_LOST', 'no challenge');
      account.password = newPassword;
      return become(ADA);
    },
    requestPasswordReset: async (email) => ask('requestPasswordReset', email),
    confirmPasswordReset: async ({ code, newPassword }) => {
      ask('confirmPasswordReset');
      if (code !== RESET_CODE) throw new SessionError('SERVICE_FAILED', 'wrong code');
      account.password = newPassword;
    },
    changePassword: notUsed,
    startSingleSignOn: async () => ask('startSingleSignOn'),
    finishSingleSignOn: async (answer) => {
      ask('finishSingleSignOn');
      if (answer.searchParams.get('code') !== SSO_CODE) throw new SessionError('SERVICE_FAILED', 'no code');
      return become(ADA);
    },
    getToken: async () => (signedIn() ? 'token' : null),
    signOut: async (how) => {
      ask(how?.byChoice ? 'leave' : 'signOut');
      become(null);
      await untilSignedOut();
    },
  };
  return service;
}
