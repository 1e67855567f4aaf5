import type { FastifyInstance } from 'fastify';
import type { IdentityAdmin } from './admin-port.ts';
import type { AccountRef } from './context.ts';
import type { TokenVerifier } from './token-verification.ts';

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
  /** Mails a code of the suite that proves an address, in the background. */
  sendEmailCode(to: string, code: string): void;
  /** Creates the first administrator; null once the pool has other users. Safe to repeat at every start. */
  bootstrapAdministrator(email: string): Promise<AccountRef | null>;
  close(): Promise<void>;
}
