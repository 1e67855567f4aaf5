import type { IdentityContext } from '../context.ts';
import { ProtocolError, refusal } from '../protocol-error.ts';
import type { IdentityUser } from '../user.repository.ts';
import { LIMITS } from '../throttle.ts';
import { canonicalEmail } from '../users.ts';
import type { Caller } from './operation.ts';

/**
 * Authenticates a user by name and password.
 * @throws the credentials refusal, the same for a name without a user; the refusal of a user who may not sign in
 */
export async function authenticateByPassword(
  context: IdentityContext,
  typedName: string,
  password: string,
  caller: Caller,
): Promise<IdentityUser> {
  const name = canonicalEmail(typedName);
  return authenticate(context, name, caller, async () => {
    const user = await context.users.findByEmail(name);
    // Without a user the same work is done, on values that cannot match.
    if (!user) context.passwords.store(name, password);
    return { user, isProven: user !== undefined && context.passwords.matches(user, password) };
  });
}

interface PasswordCheck {
  user: IdentityUser | undefined;
  isProven: boolean;
}

/**
 * Counts an attempt at a name and checks its password. The returned user has proven it and may sign in, but may still have
 * to choose a first password.
 */
export async function authenticate(
  context: IdentityContext,
  name: string,
  { address }: Caller,
  check: () => Promise<PasswordCheck>,
): Promise<IdentityUser> {
  const { throttle, audit } = context;
  await throttle.assertLeft(LIMITS.wrongPasswordsPerAddress, address);
  await throttle.assertLeft(LIMITS.wrongPasswordsPerName, name);
  await throttle.takePasswordAttempt(name, address);
  const { user, isProven } = await check();
  if (!user || !isProven) {
    await audit({ action: 'signIn', outcome: 'refused', subject: user?.subject, name, address });
    await throttle.take(LIMITS.wrongPasswordsPerAddress, address);
    await throttle.take(LIMITS.wrongPasswordsPerName, name);
    throw refusal.credentials();
  }
  await throttle.forgetPasswordAttempts(name, address);
  try {
    assertMaySignIn(context, user);
  } catch (error) {
    await audit({ action: 'signIn', outcome: 'refused', subject: user.subject, address });
    throw error;
  }
  const mustChange = user.status === 'FORCE_CHANGE_PASSWORD';
  await audit({
    action: 'signIn',
    outcome: mustChange ? 'newPasswordRequired' : 'done',
    subject: user.subject,
    address,
  });
  return user;
}

function assertMaySignIn(context: IdentityContext, user: IdentityUser): void {
  if (!user.enabled) throw refusal.disabled();
  if (user.status === 'RESET_REQUIRED') {
    throw new ProtocolError('PasswordResetRequiredException', 'Password reset required for the user');
  }
  const expiry = user.temporary_password_expires_at;
  if (user.status === 'FORCE_CHANGE_PASSWORD' && expiry !== null && new Date(expiry) <= context.clock()) {
    throw new ProtocolError(
      'NotAuthorizedException',
      'Temporary password has expired and must be reset by an administrator.',
    );
  }
}
