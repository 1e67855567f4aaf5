import type { FastifyBaseLogger } from 'fastify';

/** The part of the server's logger that the identity service uses. It never receives a secret. */
export type IdentityLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

interface ErrorDescription {
  readonly name: string;
  readonly code?: string;
  readonly stack: string;
  readonly cause?: ErrorDescription;
}

/** An error for the log without its message, which may quote a request: kind, place and causes. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { name: 'unknown', stack: '' };
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    stack: stack.join('\n'),
    ...('code' in error && { code: String(error.code) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
