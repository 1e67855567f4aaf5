import { z } from 'zod';
import type { PasswordChallenge } from '../challenges.ts';
import { notifyPasswordChosen, type IdentityContext } from '../context.ts';
import { assertAcceptablePassword } from '../password-policy.ts';
import { ProtocolError, refusal } from '../protocol-error.ts';
import { createServerKeys, isClaimSigned, parseClientValue, sessionKey } from '../srp.ts';
import type { IdentityUser } from '../user.repository.ts';
import { canonicalEmail } from '../users.ts';
import { authenticate, authenticateByPassword } from './authenticate.ts';
import { assertClient, defineOperation, protocolText as text } from './operation.ts';
import type { Caller, Operations } from './operation.ts';

const initiateAuth = z.object({
  ClientId: text,
  AuthFlow: text,
  AuthParameters: z.record(text, text.nullish()).default({}),
});
const respondToAuthChallenge = z.object({
  ClientId: text,
  ChallengeName: text,
  Session: text.nullish(),
  ChallengeResponses: z.record(text, text.nullish()),
});
type Responses = z.output<typeof respondToAuthChallenge>['ChallengeResponses'];

/** InitiateAuth and RespondToAuthChallenge: password handshake, forced password change, refresh. */
export function createSignInOperations(context: IdentityContext): Operations {
  return {
    InitiateAuth: defineOperation(initiateAuth, async (request, caller) => {
      assertClient(context, request.ClientId);
      const parameters = request.AuthParameters;
      switch (request.AuthFlow) {
        case 'USER_SRP_AUTH':
          return startHandshake(context, parameters.USERNAME ?? '', parameters.SRP_A ?? '', caller);
        case 'REFRESH_TOKEN_AUTH':
        case 'REFRESH_TOKEN':
          return refresh(context, parameters.REFRESH_TOKEN ?? '', caller);
        case 'USER_PASSWORD_AUTH':
          if (context.isPasswordFlowAllowed) {
            return proceed(
              context,
              await authenticateByPassword(
                context,
                parameters.USERNAME ?? '',
                parameters.PASSWORD ?? '',
                caller,
              ),
            );
          }
      }
      throw refusal.parameter('Auth flow not enabled for this client');
    }),
    RespondToAuthChallenge: defineOperation(respondToAuthChallenge, async (request, caller) => {
      assertClient(context, request.ClientId);
      switch (request.ChallengeName) {
        case 'PASSWORD_VERIFIER':
          return finishHandshake(context, request.ChallengeResponses, caller);
        case 'NEW_PASSWORD_REQUIRED':
          return completeNewPassword(context, request.Session ?? '', request.ChallengeResponses, caller);
        default:
          throw refusal.parameter('Unsupported challenge');
      }
    }),
  };
}

/** A name without a user takes the same steps as one with, so that neither response nor time shows the difference. */
async function startHandshake(
  context: IdentityContext,
  typedName: string,
  srpA: string,
  { address }: Caller,
): Promise<object> {
  const clientValue = parseClientValue(srpA);
  if (clientValue === null) throw refusal.parameter('Invalid SRP_A');
  // By e-mail only: if a subject worked as a name too, trying invented ones would show which are real.
  const name = canonicalEmail(typedName);
  await context.throttle.assertUnlocked(name, address);
  const user = await context.users.findByEmail(name);
  const proof = user ? context.passwords.proofOf(user) : context.passwords.decoyOf(name);
  const keys = createServerKeys(proof.verifier);
  const secretBlock = await context.challenges.open({
    kind: 'password',
    name,
    subject: proof.subject,
    clientValue,
    verifier: proof.verifier,
    ...keys,
  });
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: proof.salt,
      SRP_B: keys.publicValue.toString(16),
      SECRET_BLOCK: secretBlock,
      USERNAME: proof.subject,
      USER_ID_FOR_SRP: proof.subject,
    },
  };
}

async function finishHandshake(
  context: IdentityContext,
  responses: Responses,
  caller: Caller,
): Promise<object> {
  const secretBlock = responses.PASSWORD_CLAIM_SECRET_BLOCK ?? '';
  const challenge = await context.challenges.take(secretBlock);
  if (challenge?.kind !== 'password' || challenge.subject !== responses.USERNAME) throw refusal.credentials();
  const user = await authenticate(context, challenge.name, caller, async () => {
    const known = await context.users.findBySubject(challenge.subject);
    // A password that was changed since the first step is no longer the user's.
    const isPresent = known !== undefined && context.passwords.proofOf(known).verifier === challenge.verifier;
    return { user: known, isProven: isPasswordProven(context, challenge, responses) && isPresent };
  });
  return proceed(context, user);
}

function isPasswordProven(
  context: IdentityContext,
  challenge: PasswordChallenge,
  responses: Responses,
): boolean {
  const { subject, clientValue, verifier } = challenge;
  let key: Buffer;
  try {
    key = sessionKey(clientValue, challenge, verifier);
  } catch {
    // The browser's value is no element of the group. A browser with the right password never sends that.
    return false;
  }
  const claim = {
    secretBlock: Buffer.from(responses.PASSWORD_CLAIM_SECRET_BLOCK ?? '', 'base64'),
    timestamp: responses.TIMESTAMP ?? '',
    signature: Buffer.from(responses.PASSWORD_CLAIM_SIGNATURE ?? '', 'base64'),
  };
  return isClaimSigned(key, { poolName: context.poolName, subject }, claim);
}

/** Goes on from a proven password to tokens or the forced change. */
async function proceed(context: IdentityContext, user: IdentityUser): Promise<object> {
  return user.status === 'FORCE_CHANGE_PASSWORD'
    ? requireNewPassword(context, user)
    : { ChallengeParameters: {}, AuthenticationResult: await context.sessions.start(user) };
}

async function requireNewPassword(context: IdentityContext, user: IdentityUser): Promise<object> {
  const { email, name, subject } = user;
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: await context.challenges.open({ kind: 'newPassword', subject }),
    ChallengeParameters: {
      USER_ID_FOR_SRP: subject,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify({ email, email_verified: String(user.email_verified), name }),
    },
  };
}

async function completeNewPassword(
  context: IdentityContext,
  session: string,
  responses: Responses,
  { address }: Caller,
): Promise<object> {
  const challenge = await context.challenges.peek(session);
  const isOwn = challenge?.kind === 'newPassword' && challenge.subject === responses.USERNAME;
  const user = isOwn ? await context.users.findBySubject(challenge.subject) : undefined;
  if (user?.status !== 'FORCE_CHANGE_PASSWORD' || !user.enabled) throw refusal.challenge();
  const password = responses.NEW_PASSWORD ?? '';
  assertAcceptablePassword(password);
  if (context.passwords.matches(user, password)) {
    throw new ProtocolError(
      'InvalidPasswordException',
      'The new password must differ from the temporary one',
    );
  }
  const name = readNewName(responses) ?? user.name;
  const runAfterCommit = await context.db.transaction().execute(async (transaction) => {
    // The call that ends the step stores the password; a second response to it finds nothing.
    if (!(await context.challenges.take(session, transaction))) throw refusal.challenge();
    const changes = {
      ...context.passwords.change(user.subject, password, 'CONFIRMED'),
      name,
      // A temporary password that was sent to the mailbox alone proves the mailbox.
      email_verified: user.email_verified || user.temporary_password_mailed,
    };
    await context.users.update(user.subject, changes, transaction);
    const event = { action: 'completeNewPassword', outcome: 'done', subject: user.subject, address } as const;
    await context.audit(event, transaction);
    return notifyPasswordChosen(context, { ...user, how: 'chosen' }, transaction);
  });
  runAfterCommit();
  const changed = await context.users.findBySubject(user.subject);
  if (!changed) throw refusal.challenge();
  return { ChallengeParameters: {}, AuthenticationResult: await context.sessions.start(changed) };
}

/** The one attribute that may come with a new password. A real pool refuses the e-mail here, and so does this one. */
function readNewName(responses: Responses): string | undefined {
  const attributes = Object.entries(responses).filter(([key]) => key.startsWith('userAttributes.'));
  for (const [key] of attributes) {
    const attribute = key.slice('userAttributes.'.length);
    if (attribute === 'email') {
      throw new ProtocolError('NotAuthorizedException', 'Cannot modify an already provided email');
    }
    if (attribute !== 'name') {
      throw new ProtocolError(
        'NotAuthorizedException',
        `Cannot modify the non-mutable attribute ${attribute}`,
      );
    }
  }
  return responses['userAttributes.name'] ?? undefined;
}

async function refresh(context: IdentityContext, refreshToken: string, { address }: Caller): Promise<object> {
  const session = await context.sessions.find(refreshToken);
  const user = await context.users.findBySubject(session.subject);
  if (!user) throw refusal.refreshToken();
  if (!user.enabled) {
    await context.audit({ action: 'refresh', outcome: 'refused', subject: user.subject, address });
    throw refusal.disabled();
  }
  return { ChallengeParameters: {}, AuthenticationResult: await context.sessions.renew(user, session) };
}
