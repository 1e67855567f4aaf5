import { SignJWT, errors, jwtVerify } from 'jose';
import type { Kysely } from 'kysely';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Keys } from './keys.ts';
import { refusal } from './protocol-error.ts';
import type { IdentityTables, IdentityUser } from './tables.ts';

/** What a sign-in or a refresh answers; the names are the protocol's. */
export type AuthenticationResult = {
  AccessToken: string;
  IdToken: string;
  RefreshToken?: string;
  ExpiresIn: number;
  TokenType: 'Bearer';
};

/** An access token's user and session. */
export type AccessGrant = { subject: string; originJti: string };

/** Tokens and the sessions behind them. A session ends when it is revoked or its refresh token expires. */
export type Tokens = {
  /** Starts a session; answers all three tokens. */
  start(user: IdentityUser): Promise<AuthenticationResult>;
  /** The session of a refresh token. @throws the refresh token refusal if there is none */
  findSession(refreshToken: string): Promise<{ subject: string; originJti: string; authenticatedAt: Date }>;
  /** New id and access tokens for a session. */
  renew(
    user: IdentityUser,
    session: { originJti: string; authenticatedAt: Date },
  ): Promise<AuthenticationResult>;
  /** The grant of an access token whose session still lives. @throws the access token refusal otherwise */
  readAccess(accessToken: string): Promise<AccessGrant>;
  /** Ends the session of a refresh token; answers whose it was, null if there was none. */
  revoke(refreshToken: string): Promise<string | null>;
  /** Ends all sessions of a user, but for one if it is named. */
  revokeAll(subject: string, options?: { except?: string; db?: Kysely<IdentityTables> }): Promise<void>;
};

/** What tokens need to know of their pool. */
export type TokenSettings = {
  issuer: string;
  clientId: string;
  /** lifetime of id and access tokens, in seconds */
  tokenSeconds: number;
  /** lifetime of refresh tokens, and so of sessions, in seconds */
  sessionSeconds: number;
};

type Session = { originJti: string; authenticatedAt: Date };

/** Tokens of one user pool, signed with its keys. */
export function createTokens(
  db: Kysely<IdentityTables>,
  keys: Keys,
  settings: TokenSettings,
  clock: () => Date,
): Tokens {
  const renew = async (user: IdentityUser, session: Session): Promise<AuthenticationResult> => {
    const { AccessToken, IdToken } = await signTokens(keys, settings, clock(), user, session);
    return { AccessToken, IdToken, ExpiresIn: settings.tokenSeconds, TokenType: 'Bearer' };
  };
  return {
    renew,
    async start(user) {
      const refreshToken = randomBytes(48).toString('base64url');
      const session = { originJti: randomUUID(), authenticatedAt: clock() };
      await db
        .insertInto('identity_sessions')
        .values({
          origin_jti: session.originJti,
          subject: user.subject,
          token_hash: hashOf(refreshToken),
          authenticated_at: session.authenticatedAt,
          expires_at: new Date(session.authenticatedAt.getTime() + settings.sessionSeconds * 1000),
        })
        .execute();
      return { ...(await renew(user, session)), RefreshToken: refreshToken };
    },
    async findSession(refreshToken) {
      const row = await db
        .selectFrom('identity_sessions')
        .selectAll()
        .where('token_hash', '=', hashOf(refreshToken))
        .where('expires_at', '>', clock())
        .executeTakeFirst();
      if (!row) throw refusal.refreshToken();
      return {
        subject: row.subject,
        originJti: row.origin_jti,
        authenticatedAt: new Date(row.authenticated_at),
      };
    },
    async readAccess(accessToken) {
      const grant = await verifyAccessToken(keys, settings, clock(), accessToken);
      const session = await db
        .selectFrom('identity_sessions')
        .select('subject')
        .where('origin_jti', '=', grant.originJti)
        .where('subject', '=', grant.subject)
        .executeTakeFirst();
      if (!session) throw refusal.accessToken();
      return grant;
    },
    async revoke(refreshToken) {
      const row = await db
        .deleteFrom('identity_sessions')
        .where('token_hash', '=', hashOf(refreshToken))
        .returning('subject')
        .executeTakeFirst();
      return row?.subject ?? null;
    },
    async revokeAll(subject, { except, db: executor = db } = {}) {
      let query = executor.deleteFrom('identity_sessions').where('subject', '=', subject);
      if (except !== undefined) query = query.where('origin_jti', '!=', except);
      await query.execute();
    },
  };
}

async function signTokens(
  keys: Keys,
  settings: TokenSettings,
  now: Date,
  user: IdentityUser,
  session: Session,
) {
  const { kid, privateKey } = await keys.signingKey();
  const issuedAt = toSeconds(now);
  const common = {
    sub: user.subject,
    // Without origin_jti the browser library believes that a session cannot be revoked and never asks to.
    origin_jti: session.originJti,
    event_id: randomUUID(),
    auth_time: toSeconds(session.authenticatedAt),
  };
  const sign = (claims: Record<string, unknown>) =>
    new SignJWT({ ...common, ...claims, jti: randomUUID() })
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuer(settings.issuer)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + settings.tokenSeconds)
      .sign(privateKey);
  const [AccessToken, IdToken] = await Promise.all([
    sign({
      token_use: 'access',
      client_id: settings.clientId,
      scope: 'aws.cognito.signin.user.admin',
      username: user.subject,
    }),
    sign({
      token_use: 'id',
      aud: settings.clientId,
      'cognito:username': user.subject,
      email: user.email,
      email_verified: user.email_verified,
      name: user.name,
    }),
  ]);
  return { AccessToken, IdToken };
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

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64');
}

function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
