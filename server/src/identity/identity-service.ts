import type { FastifyInstance } from 'fastify';
import type { IdentityAdmin } from './admin-port.ts';
import type { AccountRef } from './context.ts';
import type { AccountChange, Addressee } from './mails.ts';
import type { TokenVerifier } from './token-verification.ts';

/**
 * Signs an identity token that the server of another page asked for on behalf of a user. It names that server's credential.
 * @returns null for an account that is not there or may not sign in
 */
export type HostTokenSigner = (
  subject: string,
  credentialId: string,
) => Promise<{ idToken: string; expiresIn: number } | null>;

/** The outcome of a check of a password; `locked` after too many wrong ones. */
export type PasswordCheck = 'right' | 'wrong' | 'locked';

/** What the rest of the suite needs of identity, whether it is the embedded service or a real user pool. */
export interface IdentityService {
  /** For the browser's configuration. */
  poolId: string;
  clientId: string;
  /** The issuer under which this service's accounts are linked to users. */
  issuer: string;
  registerRoutes(app: FastifyInstance): void;
  verifyToken: TokenVerifier;
  admin: IdentityAdmin;
  /** Null with a real pool, whose tokens nobody else can sign. */
  signHostToken: HostTokenSigner | null;
  /** Mails a code of the suite that proves an address, in the background. */
  sendEmailCode(to: Addressee, code: string): void;
  /** Tells an address of an account of a change, in the background. */
  sendAccountChange(to: Addressee, change: AccountChange): void;
  /**
   * Checks the password of a signed-in user; wrong ones count, and lock the check for a while. Null with a real pool, which
   * tells nobody.
   */
  checkPassword: ((subject: string, password: string) => Promise<PasswordCheck>) | null;
  /** Creates the first administrator; null once the pool has other users. Safe to repeat at every start. */
  bootstrapAdministrator(email: string): Promise<AccountRef | null>;
  close(): Promise<void>;
}
