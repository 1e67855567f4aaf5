import { z } from 'zod';
import type { IdentityContext } from '../context.ts';
import { ProtocolError, refusal } from '../protocol-error.ts';
import type { IdentityUser } from '../user.repository.ts';
import { LIMITS } from '../throttle.ts';
import { readAccessUser } from './access.ts';
import { emailDelivery } from './delivery.ts';
import { assertClient, defineOperation, protocolText as text, protocolToken } from './operation.ts';
import type { Operations } from './operation.ts';

const token = z.object({ AccessToken: protocolToken });
const attributes = z.array(z.object({ Name: text, Value: text }));
const updateAttributes = token.extend({ UserAttributes: attributes });
const requestVerification = token.extend({ AttributeName: z.literal('email') });
const verifyAttribute = requestVerification.extend({ Code: text });
const revokeToken = z.object({ ClientId: text, Token: protocolToken });

/** Operations of signed-in users on their own account: read and change it, prove the address, end sessions. */
export function createAccountOperations(context: IdentityContext): Operations {
  const { users, codes, throttle, sessions, mails, audit } = context;
  return {
    GetUser: defineOperation(token, async (request) => {
      const { user } = await readAccessUser(context, request.AccessToken);
      return { Username: user.subject, UserAttributes: attributesOf(user) };
    }),
    UpdateUserAttributes: defineOperation(updateAttributes, async (request, { address }) => {
      const { user } = await readAccessUser(context, request.AccessToken);
      const foreign = request.UserAttributes.find(({ Name }) => Name !== 'name');
      if (foreign) {
        throw new ProtocolError(
          'NotAuthorizedException',
          'A client attempted to write unauthorized attribute',
        );
      }
      const name = request.UserAttributes.at(-1)?.Value ?? user.name;
      await users.update(user.subject, { name });
      await audit({ action: 'updateAttributes', outcome: 'done', subject: user.subject, address });
      return { CodeDeliveryDetailsList: [] };
    }),
    GetUserAttributeVerificationCode: defineOperation(requestVerification, async (request, { address }) => {
      const { user } = await readAccessUser(context, request.AccessToken);
      await throttle.take(LIMITS.verificationsPerUser, user.subject);
      mails.postVerificationCode(user, await codes.issue('verifyEmail', user.email, user.subject));
      await audit({ action: 'requestVerification', outcome: 'done', subject: user.subject, address });
      return { CodeDeliveryDetails: emailDelivery(user.email) };
    }),
    VerifyUserAttribute: defineOperation(verifyAttribute, async (request, { address }) => {
      const { user } = await readAccessUser(context, request.AccessToken);
      const owner = await codes.redeem('verifyEmail', user.email, request.Code);
      if (owner !== user.subject) throw refusal.codeExpired();
      await codes.forget('verifyEmail', user.email);
      await users.update(user.subject, { email_verified: true });
      await audit({ action: 'verifyEmail', outcome: 'done', subject: user.subject, address });
      return {};
    }),
    RevokeToken: defineOperation(revokeToken, async (request, { address }) => {
      assertClient(context, request.ClientId);
      const subject = await sessions.revoke(request.Token);
      if (subject) await audit({ action: 'signOut', outcome: 'done', subject, address });
      return {};
    }),
    GlobalSignOut: defineOperation(token, async (request, { address }) => {
      const { user } = await readAccessUser(context, request.AccessToken);
      await sessions.revokeAll(user.subject);
      await audit({ action: 'signOutEverywhere', outcome: 'done', subject: user.subject, address });
      return {};
    }),
  };
}

/** A user's attributes in the protocol's form. */
export function attributesOf(user: IdentityUser): { Name: string; Value: string }[] {
  return [
    { Name: 'sub', Value: user.subject },
    { Name: 'email', Value: user.email },
    { Name: 'email_verified', Value: String(user.email_verified) },
    { Name: 'name', Value: user.name },
  ];
}
