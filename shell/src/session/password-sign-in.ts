import { SessionError, type SessionPort, type SignedInUser } from './session-port.ts';
import { refusedAs } from './session-failure.ts';
import type { StoredSession } from './stored-session.ts';
import type { PoolResponse, UserPool } from './user-pool.ts';

/** A pool refuses a new password if these attributes are sent with it [AUTH-008]. */
const READ_ONLY_ATTRIBUTES = ['email', 'email_verified', 'phone_number_verified', 'sub', 'identities'];

/** Sign-in, and the forced change of a temporary password. Its challenge is in memory only [AMB-021]. */
export function createPasswordSignIn(
  pool: () => Promise<UserPool>,
  selectUser: (subject: string) => StoredSession | null,
): Pick<SessionPort, 'signIn' | 'completeNewPassword'> {
  let challenge: Extract<PoolResponse, { kind: 'newPasswordRequired' }>['challenge'] | null = null;

  const signedIn = (response: PoolResponse): SignedInUser => {
    if (response.kind !== 'signedIn')
      throw new SessionError('SERVICE_FAILED', 'A further challenge is not supported');
    challenge = null;
    const stored = selectUser(response.subject);
    if (!stored) throw new SessionError('SERVICE_FAILED', 'The browser did not store the session');
    return { email: stored.email };
  };
  return {
    signIn: ({ email, password }) =>
      refusedAs('CREDENTIALS_REFUSED', async () => {
        challenge = null;
        const response = await (await pool()).authenticate(email.trim(), password);
        if (response.kind === 'signedIn') return { kind: 'signedIn', user: signedIn(response) };
        challenge = response.challenge;
        return { kind: 'newPasswordRequired', userAttributes: response.userAttributes };
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
