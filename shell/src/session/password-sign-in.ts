import { SessionError, type SessionPort, type SignedInUser } from './session-port.ts';
import { refusedAs } from './session-failure.ts';
import type { StoredSession } from './stored-tokens.ts';
import type { PoolAnswer, UserPool } from './user-pool.ts';

/** A pool does not let people write these; sending them back refuses the new password [AUTH-008]. */
const READ_ONLY_ATTRIBUTES = ['email', 'email_verified', 'phone_number_verified', 'sub', 'identities'];

/** Sign-in and the forced change that may follow; the challenge between them lives in memory only [AMB-021]. */
export function createPasswordSignIn(
  pool: () => Promise<UserPool>,
  settle: (subject: string) => StoredSession | null,
): Pick<SessionPort, 'signIn' | 'completeNewPassword'> {
  let challenge: Extract<PoolAnswer, { kind: 'newPasswordRequired' }>['challenge'] | null = null;

  const signedIn = (answer: PoolAnswer): SignedInUser => {
    if (answer.kind !== 'signedIn')
      throw new SessionError('SERVICE_FAILED', 'A further challenge is not supported');
    challenge = null;
    const stored = settle(answer.subject);
    if (!stored) throw new SessionError('SERVICE_FAILED', 'The browser did not keep the session');
    return { email: stored.email };
  };
  return {
    signIn: ({ email, password }) =>
      refusedAs('CREDENTIALS_REFUSED', async () => {
        challenge = null;
        const answer = await (await pool()).authenticate(email.trim(), password);
        if (answer.kind === 'signedIn') return { kind: 'signedIn', user: signedIn(answer) };
        challenge = answer.challenge;
        return { kind: 'newPasswordRequired', userAttributes: answer.userAttributes };
      }),
    completeNewPassword: ({ newPassword, userAttributes }) =>
      refusedAs('CREDENTIALS_REFUSED', async () => {
        if (!challenge) throw new SessionError('CHALLENGE_LOST', 'The challenge did not survive a reload');
        const writable = Object.entries(userAttributes).filter(
          ([name]) => !READ_ONLY_ATTRIBUTES.includes(name),
        );
        const opened = await pool();
        return signedIn(
          await opened.completeNewPassword(challenge, newPassword, Object.fromEntries(writable)),
        );
      }),
  };
}
