import { SignJWT, errors, jwtVerify } from 'jose';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { Keys } from './keys.ts';
import { refusal } from './protocol-error.ts';
import type { IdentityUser } from './user.repository.ts';

/** Names the credential with which a token ends. */
export const HOST_CREDENTIAL_CLAIM = 'assay:credential';

/** What tokens state about their pool. */
export interface TokenSettings {
  issuer: string;
  clientId: string;
  /** lifetime of id and access tokens, in seconds */
  tokenSeconds: number;
}

/** A session as tokens name it. */
export interface TokenSession {
  originJti: string;
  authenticatedAt: Date;
}

/** An access token's user and session. */
export interface AccessGrant {
  subject: string;
  originJti: string;
}

/** Signs and reads the short-lived tokens of a pool; knows nothing of whether their session still lives. */
export interface TokenSigner {
  /** The lifetime of what it signs, in seconds. */
  tokenSeconds: number;
  sign(user: IdentityUser, session: TokenSession): Promise<{ AccessToken: string; IdToken: string }>;
  /** An id token alone, which the server of another page asked for on behalf of a user. It ends with that server's credential. */
  signForHost(user: IdentityUser, credentialId: string): Promise<string>;
  /** @throws the access token refusal for everything but a valid access token of this pool's client */
  readAccess(accessToken: string): Promise<AccessGrant>;
}

/** The signer over an installation's keys. */
export function createTokenSigner(keys: Keys, settings: TokenSettings, clock: Clock): TokenSigner {
  return {
    tokenSeconds: settings.tokenSeconds,
    async sign(user, session) {
      const signJwt = await createJwtSigner(keys, settings, clock());
      const common = {
        sub: user.subject,
        // Without origin_jti the browser library assumes that a session cannot be revoked and never requests it.
        origin_jti: session.originJti,
        event_id: randomUUID(),
        auth_time: toSeconds(session.authenticatedAt),
      };
      const [AccessToken, IdToken] = await Promise.all([
        signJwt({ ...common, ...accessClaims(settings, user) }),
        signJwt({ ...common, ...idClaims(settings, user) }),
      ]);
      return { AccessToken, IdToken };
    },
    async signForHost(user, credentialId) {
      const signJwt = await createJwtSigner(keys, settings, clock());
      return signJwt({
        sub: user.subject,
        [HOST_CREDENTIAL_CLAIM]: credentialId,
        event_id: randomUUID(),
        auth_time: toSeconds(clock()),
        ...idClaims(settings, user),
      });
    },
    readAccess: (accessToken) => verifyAccessToken(keys, settings, clock(), accessToken),
  };
}

function accessClaims({ clientId }: TokenSettings, user: IdentityUser) {
  return {
    token_use: 'access',
    client_id: clientId,
    scope: 'aws.cognito.signin.user.admin',
    username: user.subject,
  };
}

function idClaims({ clientId }: TokenSettings, user: IdentityUser) {
  return {
    token_use: 'id',
    aud: clientId,
    'cognito:username': user.subject,
    email: user.email,
    email_verified: user.email_verified,
    name: user.name,
  };
}

async function createJwtSigner(keys: Keys, settings: TokenSettings, now: Date) {
  const { kid, privateKey } = await keys.signingKey();
  const issuedAt = toSeconds(now);
  return (claims: Record<string, unknown>) =>
    new SignJWT({ ...claims, jti: randomUUID() })
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuer(settings.issuer)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + settings.tokenSeconds)
      .sign(privateKey);
}

async function verifyAccessToken(
  keys: Keys,
  settings: TokenSettings,
  now: Date,
  token: string,
): Promise<AccessGrant> {
  try {
    const { payload } = await jwtVerify(token, localKeyResolver(keys), {
      issuer: settings.issuer,
      algorithms: ['RS256'],
      currentDate: now,
      requiredClaims: ['sub', 'exp'],
    });
    const { sub, origin_jti: originJti } = payload;
    if (payload.token_use !== 'access' || payload.client_id !== settings.clientId)
      throw refusal.accessToken();
    if (sub === undefined || typeof originJti !== 'string') throw refusal.accessToken();
    return { subject: sub, originJti };
  } catch (error) {
    if (error instanceof errors.JOSEError) throw refusal.accessToken();
    throw error;
  }
}

/** Finds the key that a token names among the installation's own, without HTTP. */
export function localKeyResolver(keys: Keys) {
  return async ({ kid }: { kid?: string }) => {
    const key = kid === undefined ? null : await keys.verificationKey(kid);
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key;
  };
}

function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
