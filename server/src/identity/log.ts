import type { FastifyBaseLogger } from 'fastify';

/** The part of the server's logger that the identity service writes to. It is never given a secret. */
export type IdentityLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
