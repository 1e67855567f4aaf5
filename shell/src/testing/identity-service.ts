import { SessionError, type SessionPort, type SignedInUser } from '../session/session-port.ts';

interface Account {
  password: string;
  readonly mustChange?: boolean;
}

/** An identity service in memory behind the shell's own port, with one account that it knows. */
export interface IdentityService extends SessionPort {
  /** What the service was asked, in order. */
  readonly asked: string[];
  /** What it makes of the next question. */
  failNext: unknown;
  /** What another tab does. */
  readonly becomeElsewhere: (user: SignedInUser | null) => void;
  /** The user signs out by choice in another tab. */
  readonly leaveElsewhere: () => void;
  /** Makes the next sign-out last until what this answers is called. */
  readonly holdLeaving: () => () => void;
}

export const EMAIL = 'ada@demo.example';
export const PASSWORD = 'prove-every-number-1';
export const RESET_CODE = '364791';
export const SSO_CODE = 'a-code';

const notUsed = () => Promise.resolve();

/** What other tabs do, and who hears of it. */
function aPairOfTabs() {
  let listener: (changed: SignedInUser | null) => void = () => undefined;
  let leaver: () => void = () => undefined;
  return {
    becomeElsewhere: (changed: SignedInUser | null) => listener(changed),
    leaveElsewhere: () => leaver(),
    onChange: (heard: typeof listener) => {
      listener = heard;
      return () => (listener = () => undefined);
    },
    onLeave: (heard: typeof leaver) => {
      leaver = heard;
      return () => (leaver = () => undefined);
    },
  };
}

/** How long signing out lasts: no time, or until what `holdLeaving` answered is called. */
function aWayOut() {
  let held: Promise<void> = Promise.resolve();
  return {
    holdLeaving: () => {
      let release = notUsed as () => void;
      held = new Promise((resolve) => (release = resolve));
      return () => release();
    },
    leaving: () => held,
  };
}

/** `signedIn`: tokens are in storage. `expired`: they are, and are refused. */
export function anIdentityService(
  state: 'signedOut' | 'signedIn' | 'expired' = 'signedOut',
  account: Account = { password: PASSWORD },
): IdentityService {
  let user: SignedInUser | null = state === 'signedIn' ? { email: EMAIL } : null;
  let challenge = false;
  const elsewhere = { ...aPairOfTabs(), ...aWayOut() };
  const enter = () => (user = { email: EMAIL });
  const ask = (question: string, rejection?: unknown) => {
    service.asked.push(question);
    const failure = service.failNext;
    service.failNext = undefined;
    if (failure !== undefined) throw rejection ?? failure;
  };
  const service: IdentityService = {
    asked: [],
    failNext: undefined,
    ...elsewhere,
    restore: async () => {
      ask('restore');
      if (state === 'expired') throw new SessionError('SESSION_INVALID', 'refresh refused');
      return user;
    },
    signIn: async ({ email, password }) => {
      ask('signIn');
      if (email !== EMAIL || password !== account.password)
        throw new SessionError('CREDENTIALS_REFUSED', 'no');
      if (!account.mustChange) return { kind: 'signedIn', user: enter() };
      challenge = true;
      return { kind: 'newPasswordRequired', userAttributes: { email, email_verified: 'true' } };
    },
    completeNewPassword: async ({ newPassword }) => {
      ask('completeNewPassword');
      if (!challenge) throw new SessionError('CHALLENGE_LOST', 'no challenge');
      account.password = newPassword;
      return enter();
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
      return enter();
    },
    getToken: async () => (user ? 'token' : null),
    signOut: async (how) => {
      ask(how?.byChoice ? 'leave' : 'signOut');
      user = null;
      elsewhere.becomeElsewhere(null);
      await elsewhere.leaving();
    },
  };
  return service;
}
