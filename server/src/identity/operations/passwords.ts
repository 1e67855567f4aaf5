import { z } from 'zod';
import { notifyPasswordChosen, type IdentityContext } from '../context.ts';
import { assertAcceptablePassword } from '../password-policy.ts';
import { refusal } from '../protocol-error.ts';
import type { IdentityUser } from '../user.repository.ts';
import { LIMITS } from '../throttle.ts';
import { canonicalEmail } from '../users.ts';
import { readAccessUser } from './access.ts';
import { emailDelivery } from './delivery.ts';
import { assertClient, defineOperation, protocolText as text, protocolToken } from './operation.ts';
import type { Caller, Operations } from './operation.ts';

const forgotPassword = z.object({ ClientId: text, Username: text });
const confirmForgotPassword = z.object({
  ClientId: text,
  Username: text,
  ConfirmationCode: text,
  Password: text,
});
const changePassword = z.object({
  AccessToken: protocolToken,
  PreviousPassword: text,
  ProposedPassword: text,
});

/** ForgotPassword, ConfirmForgotPassword and ChangePassword. */
export function createPasswordOperations(context: IdentityContext): Operations {
  return {
    ForgotPassword: defineOperation(forgotPassword, async (request, caller) => {
      assertClient(context, request.ClientId);
      return requestReset(context, canonicalEmail(request.Username), caller);
    }),
    ConfirmForgotPassword: defineOperation(confirmForgotPassword, async (request, caller) => {
      assertClient(context, request.ClientId);
      const name = canonicalEmail(request.Username);
      return confirmReset(
        context,
        { name, code: request.ConfirmationCode, password: request.Password },
        caller,
      );
    }),
    ChangePassword: defineOperation(changePassword, (request, caller) =>
      changeOwnPassword(context, request, caller),
    ),
  };
}

/** Responds the same, and takes the same steps, for a name with a user who may reset and for any other. */
async function requestReset(context: IdentityContext, name: string, { address }: Caller): Promise<object> {
  await context.throttle.take(LIMITS.resetsPerAddress, address);
  await context.throttle.take(LIMITS.resetsPerName, name);
  const user = await context.users.findByEmail(name);
  if (user && mayReset(user)) {
    context.mails.postResetCode(user, await context.codes.issue('resetPassword', name, user.subject));
  } else {
    await context.codes.issueDecoy('resetPassword', name);
  }
  await context.audit({ action: 'requestReset', outcome: 'done', subject: user?.subject, name, address });
  return { CodeDeliveryDetails: emailDelivery(name) };
}

/** As in a real pool: not with an unproven address, and not before the first password is chosen. */
function mayReset(user: IdentityUser): boolean {
  return user.enabled && user.email_verified && user.status !== 'FORCE_CHANGE_PASSWORD';
}

interface Reset {
  name: string;
  code: string;
  password: string;
}

async function confirmReset(context: IdentityContext, reset: Reset, { address }: Caller): Promise<object> {
  await context.throttle.take(LIMITS.codesPerAddress, address);
  assertAcceptablePassword(reset.password);
  const user = await redeemResetCode(context, reset, address);
  const runAfterCommit = await context.db.transaction().execute(async (transaction) => {
    if (!(await context.codes.forget('resetPassword', reset.name, transaction))) throw refusal.codeExpired();
    const changes = context.passwords.change(user.subject, reset.password, 'CONFIRMED');
    await context.users.update(user.subject, { ...changes, email_verified: true }, transaction);
    await context.sessions.revokeAll(user.subject, { db: transaction });
    const event = { action: 'confirmReset', outcome: 'done', subject: user.subject, address } as const;
    await context.audit(event, transaction);
    return notifyPasswordChosen(context, { ...user, how: 'reset' }, transaction);
  });
  runAfterCommit();
  await context.throttle.forgetPasswordAttempts(reset.name, address);
  await context.throttle.forget(LIMITS.wrongPasswordsPerName, reset.name);
  return {};
}

async function redeemResetCode(
  context: IdentityContext,
  reset: Reset,
  address: string,
): Promise<IdentityUser> {
  try {
    const subject = await context.codes.redeem('resetPassword', reset.name, reset.code);
    const user = await context.users.findBySubject(subject);
    // The code proves the address that it went to, which may no longer be the user's.
    const isStillTheirs =
      user?.enabled && user.email === reset.name && user.status !== 'FORCE_CHANGE_PASSWORD';
    if (!isStillTheirs) throw refusal.codeExpired();
    return user;
  } catch (error) {
    await context.audit({ action: 'confirmReset', outcome: 'refused', name: reset.name, address });
    throw error;
  }
}

async function changeOwnPassword(
  context: IdentityContext,
  request: z.output<typeof changePassword>,
  { address }: Caller,
): Promise<object> {
  const { user, originJti } = await readAccessUser(context, request.AccessToken);
  assertAcceptablePassword(request.ProposedPassword);
  // A stolen token must not bypass the lock: attempts count as at sign-in, but for this session alone, so that guesses from
  // elsewhere do not prevent the owner from changing the password.
  await context.throttle.takePasswordAttempt(user.email, originJti);
  if (!context.passwords.matches(user, request.PreviousPassword)) {
    await context.audit({ action: 'changePassword', outcome: 'refused', subject: user.subject, address });
    throw refusal.credentials();
  }
  const runAfterCommit = await context.db.transaction().execute(async (transaction) => {
    const changes = context.passwords.change(user.subject, request.ProposedPassword, 'CONFIRMED');
    await context.users.update(user.subject, changes, transaction);
    await context.sessions.revokeAll(user.subject, { except: originJti, db: transaction });
    const event = { action: 'changePassword', outcome: 'done', subject: user.subject, address } as const;
    await context.audit(event, transaction);
    return notifyPasswordChosen(context, { ...user, how: 'changed' }, transaction);
  });
  runAfterCommit();
  await context.throttle.forgetPasswordAttempts(user.email, originJti);
  return {};
}
