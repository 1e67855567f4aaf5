import type { FastifyInstance } from 'fastify';
import type { IdentityAdmin } from './admin-port.ts';
import type { Person } from './context.ts';
import type { TokenVerifier } from './token-verification.ts';

/** What the rest of the suite needs of identity, be it the embedded service or a real pool. */
export type IdentityService = {
  /** For the browser's configuration. */
  poolId: string;
  clientId: string;
  /** The issuer that this service's own accounts are linked by. */
  issuer: string;
  registerRoutes(app: FastifyInstance): void;
  verifyToken: TokenVerifier;
  admin: IdentityAdmin;
  /** Mails a code of the suite's own that proves an address; does not wait for it. */
  sendEmailCode(to: string, code: string): void;
  /** The first administrator; null once the pool has other users. Safe to repeat at every start. */
  bootstrapAdministrator(email: string): Promise<Person | null>;
  close(): Promise<void>;
};
