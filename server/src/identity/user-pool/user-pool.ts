import { systemClock, type Clock } from '../../platform/clock.ts';
import type { IdentityAdmin } from '../admin-port.ts';
import type { AccountRef } from '../context.ts';
import type { IdentityService } from '../identity-service.ts';
import { createMails, type LocaleOf } from '../mails.ts';
import type { Outbox } from '../outbox.ts';
import { ProtocolError } from '../protocol-error.ts';
import { createTokenVerifier, type TrustedIssuer } from '../token-verification.ts';
import { canonicalEmail } from '../users.ts';
import { openCognitoAdmin, type CognitoAdminOptions } from './cognito-admin.ts';

/** A real user pool and the issuers that it trusts. */
export interface UserPoolOptions extends Omit<CognitoAdminOptions, 'region'> {
  /** The pool's app client for browsers. */
  clientId: string;
  /** Issuers besides the pool whose id tokens count too. */
  trustedIssuers: readonly TrustedIssuer[];
  /** Takes the suite's own messages, which the pool does not send. */
  outbox: Outbox;
  /** Name of the product, which the messages carry. */
  product: string;
  /** Address under which users reach the suite, without a slash at its end. */
  baseUrl: string;
  /** The language of messages to the user of an account. */
  localeOf: LocaleOf;
  clock?: Clock;
}

/**
 * Identity over a real Cognito user pool. The pool stores accounts and passwords and sends its own mails; this service
 * verifies its tokens and administers its accounts. The browser calls the pool directly.
 */
export async function openUserPool(options: UserPoolOptions): Promise<IdentityService> {
  const {
    userPoolId,
    clientId,
    trustedIssuers,
    outbox,
    product,
    baseUrl,
    localeOf,
    clock = systemClock,
  } = options;
  const [region = ''] = userPoolId.split('_');
  // Tokens name the address of AWS, even if the pool has another one.
  const issuer = `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`;
  const admin = await openCognitoAdmin({ ...options, region });
  const keysAt =
    options.endpoint === undefined ? issuer : `${options.endpoint.replace(/\/$/, '')}/${userPoolId}`;
  const pool: TrustedIssuer = {
    issuer,
    kind: 'cognito',
    clientIds: [clientId],
    jwksUri: `${keysAt}/.well-known/jwks.json`,
  };
  const mails = createMails(outbox, { product, signInUrl: `${baseUrl}/login`, localeOf });
  return {
    poolId: userPoolId,
    clientId,
    issuer,
    admin,
    verifyToken: createTokenVerifier({ local: [], trusted: [pool, ...trustedIssuers], clock }),
    registerRoutes: () => undefined,
    bootstrapAdministrator: (email) => bootstrapAdministrator(admin, canonicalEmail(email)),
    signHostToken: null,
    sendEmailCode: (to, code) => mails.postVerificationCode(to, code),
    sendAccountChange: (to, change) => mails.postAccountChange(to, change),
    checkPassword: null,
    close: () => outbox.drain(),
  };
}

/**
 * The pool mails the temporary password. An existing account was created by an interrupted start or by the pool's
 * operator. It is used only while its password is temporary, so that no account in use gains rights.
 */
async function bootstrapAdministrator(admin: IdentityAdmin, email: string): Promise<AccountRef | null> {
  try {
    const { subject } = await admin.createUser({ email, name: email.split('@')[0] ?? email });
    return { subject, email };
  } catch (error) {
    if (!(error instanceof ProtocolError) || error.code !== 'UsernameExistsException') throw error;
  }
  const account = (await admin.list()).find((known) => known.email === email);
  return account?.isPasswordTemporary ? { subject: account.subject, email } : null;
}
