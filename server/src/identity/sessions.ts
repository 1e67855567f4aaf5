import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { Rows } from '../database/database.ts';
import { refusal } from './protocol-error.ts';
import type { IdentityUser } from './identity-user.ts';
import type { AccessGrant, TokenSession, TokenSigner } from './tokens.ts';

/** The response to a sign-in or a refresh; the names are the protocol's. */
export interface AuthenticationResult {
  AccessToken: string;
  IdToken: string;
  RefreshToken?: string;
  ExpiresIn: number;
  TokenType: 'Bearer';
}

/** Sessions and their tokens. A session ends when it is revoked or its refresh token expires. */
export interface Sessions {
  /** Starts a session. @returns all three tokens */
  start(user: IdentityUser): Promise<AuthenticationResult>;
  /** The session of a refresh token. @throws the refresh token refusal if there is none */
  find(refreshToken: string): Promise<TokenSession & { subject: string }>;
  /** New id and access tokens for a session. */
  renew(user: IdentityUser, session: TokenSession): Promise<AuthenticationResult>;
  /** The grant of an access token whose session still lives. @throws the access token refusal otherwise */
  readAccess(accessToken: string): Promise<AccessGrant>;
  /** Ends the session of a refresh token. @returns its subject; null if there was none */
  revoke(refreshToken: string): Promise<string | null>;
  /** Ends all sessions of a user, but for one if it is named. */
  revokeAll(subject: string, options?: { except?: string; db?: Rows }): Promise<void>;
}

/** Sessions over the suite's database; `sessionSeconds` is how long one lasts without signing in again. */
export function createSessions(
  db: Rows,
  signer: TokenSigner,
  sessionSeconds: number,
  clock: Clock,
): Sessions {
  const renew = async (user: IdentityUser, session: TokenSession): Promise<AuthenticationResult> => ({
    ...(await signer.sign(user, session)),
    ExpiresIn: signer.tokenSeconds,
    TokenType: 'Bearer',
  });
  return {
    renew,
    async start(user) {
      const RefreshToken = randomBytes(48).toString('base64url');
      const session = { originJti: randomUUID(), authenticatedAt: clock() };
      await db
        .insertInto('identity_sessions')
        .values({
          origin_jti: session.originJti,
          subject: user.subject,
          token_hash: hashOf(RefreshToken),
          authenticated_at: session.authenticatedAt,
          expires_at: new Date(session.authenticatedAt.getTime() + sessionSeconds * 1000),
        })
        .execute();
      return { ...(await renew(user, session)), RefreshToken };
    },
    find: (refreshToken) => findSession(db, refreshToken, clock()),
    async readAccess(accessToken) {
      const grant = await signer.readAccess(accessToken);
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
      // Sessions of single sign-on belong to the same user. They are never the excepted session.
      await executor.deleteFrom('identity_sso_artifacts').where('subject', '=', subject).execute();
    },
  };
}

async function findSession(db: Rows, refreshToken: string, now: Date) {
  const row = await db
    .selectFrom('identity_sessions')
    .selectAll()
    .where('token_hash', '=', hashOf(refreshToken))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) throw refusal.refreshToken();
  return { subject: row.subject, originJti: row.origin_jti, authenticatedAt: new Date(row.authenticated_at) };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64');
}
