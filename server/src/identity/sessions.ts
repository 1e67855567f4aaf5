import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { DatabaseClient } from '../database/database.ts';
import { refusal } from './protocol-error.ts';
import { deleteArtifacts } from './openid-provider/artifact.repository.ts';
import {
  deleteSession,
  deleteSessions,
  findSession,
  hasSession,
  insertSession,
} from './session.repository.ts';
import type { IdentityUser } from './user.repository.ts';
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
  revokeAll(subject: string, options?: { except?: string; db?: DatabaseClient }): Promise<void>;
}

/** Sessions over the suite's database; `sessionSeconds` is how long one lasts without signing in again. */
export function createSessions(
  db: DatabaseClient,
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
      await insertSession(db, {
        origin_jti: session.originJti,
        subject: user.subject,
        token_hash: hashOf(RefreshToken),
        authenticated_at: session.authenticatedAt,
        expires_at: new Date(session.authenticatedAt.getTime() + sessionSeconds * 1000),
      });
      return { ...(await renew(user, session)), RefreshToken };
    },
    async find(refreshToken) {
      const row = await findSession(db, hashOf(refreshToken), clock());
      if (!row) throw refusal.refreshToken();
      const authenticatedAt = new Date(row.authenticated_at);
      return { subject: row.subject, originJti: row.origin_jti, authenticatedAt };
    },
    async readAccess(accessToken) {
      const grant = await signer.readAccess(accessToken);
      if (!(await hasSession(db, grant.subject, grant.originJti))) throw refusal.accessToken();
      return grant;
    },
    revoke: (refreshToken) => deleteSession(db, hashOf(refreshToken)),
    async revokeAll(subject, { except, db: executor = db } = {}) {
      await deleteSessions(executor, subject, except);
      // Sessions of single sign-on belong to the same user. They are never the excepted session.
      await deleteArtifacts(executor, 'subject', subject);
    },
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64');
}
