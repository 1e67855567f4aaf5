import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import { isServiceUnavailable, RETRY_AFTER_SECONDS } from '../database/unavailable.ts';
import type { PublicKey } from './keys.ts';
import { describeError, type IdentityLog } from './log.ts';
import type { Operation, Operations } from './operations/operation.ts';
import { ProtocolError, refusal } from './protocol-error.ts';
import type { ProtocolErrorCode } from './protocol-error.ts';
import { isSignedBy } from './sigv4.ts';
import type { AdminCredentials } from './sigv4.ts';
import { callerNetwork } from '../platform/network-address.ts';

const MEDIA_TYPE = 'application/x-amz-json-1.1';
const BODY_LIMIT = 64 * 1024;
/** Read by the check that each route names its permission: signing in comes before permissions. */
const PUBLIC = { config: { public: true } };

/** Dependencies of the routes. */
export interface RouteSettings {
  poolId: string;
  publicOperations: Operations;
  adminOperations: Operations;
  adminCredentials: AdminCredentials;
  publicKeys: () => readonly PublicKey[];
  /** @throws TooManyRequestsException if an address sends too many requests */
  limitRequests: (address: string) => void;
  /** Origins of pages, besides our own, that may sign users in. */
  allowedOrigins: readonly string[];
  clock: Clock;
  log: IdentityLog;
}

/**
 * Mounts `POST /identity` (the Cognito protocol: the operation in `x-amz-target`, JSON in and out) and the pool's
 * public keys. The caller's address is Fastify's `request.ip`, so it follows the server's `trustProxy` setting.
 */
export function registerIdentityRoutes(app: FastifyInstance, settings: RouteSettings): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The raw bytes: an administrator's signature covers them.
    scope.addContentTypeParser(MEDIA_TYPE, { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler<FastifyError>((error, _, reply) => {
      const response = toProtocolError(error, settings.log);
      if (!isServiceUnavailable(error)) return sendError(reply, response);
      // The protocol has no code for this. The status shows that a later request can succeed.
      return sendError(reply.header('retry-after', RETRY_AFTER_SECONDS), response, 503);
    });
    scope.addHook('onRequest', async (request, reply) => setHeaders(request, reply, settings.allowedOrigins));
    scope.post('/identity', PUBLIC, (request, reply) => sendOperation(request, reply, settings));
    scope.options('/identity', PUBLIC, (_, reply) => reply.code(204).send());
    scope.get(`/identity/${settings.poolId}/.well-known/jwks.json`, PUBLIC, (_, reply) =>
      reply.header('cache-control', 'public, max-age=300').send({ keys: settings.publicKeys() }),
    );
  });
}

function setHeaders(request: FastifyRequest, reply: FastifyReply, allowedOrigins: readonly string[]): void {
  reply.header('cache-control', 'no-store');
  const { origin } = request.headers;
  if (origin === undefined || !allowedOrigins.includes(origin)) return;
  reply
    .header('access-control-allow-origin', origin)
    .header('vary', 'origin')
    .header('access-control-allow-methods', 'POST')
    .header('access-control-allow-headers', 'content-type, x-amz-target, x-amz-user-agent, cache-control')
    .header('access-control-expose-headers', 'x-amzn-errortype')
    .header('access-control-max-age', '7200');
}

async function sendOperation(request: FastifyRequest, reply: FastifyReply, settings: RouteSettings) {
  const address = callerNetwork(request.ip);
  settings.limitRequests(address);
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const operation = findOperation(request, body, settings);
  const response = await operation(parseBody(body), { address });
  return reply.type(MEDIA_TYPE).send(JSON.stringify(response));
}

function findOperation(request: FastifyRequest, body: Buffer, settings: RouteSettings): Operation {
  const target = request.headers['x-amz-target'];
  const name = typeof target === 'string' ? (target.split('.')[1] ?? '') : '';
  const publicOperation = own(settings.publicOperations, name);
  if (publicOperation) return publicOperation;
  const adminOperation = own(settings.adminOperations, name);
  if (!adminOperation) throw new ProtocolError('UnknownOperationException', 'Unknown operation');
  const { method, url, headers } = request;
  if (!isSignedBy({ method, url, headers, body }, settings.adminCredentials, settings.clock())) {
    const message = 'The security token included in the request is invalid.';
    throw new ProtocolError('UnrecognizedClientException', message);
  }
  return adminOperation;
}

function own(operations: Operations, name: string): Operation | undefined {
  return Object.hasOwn(operations, name) ? operations[name] : undefined;
}

function parseBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new ProtocolError('SerializationException', 'Invalid JSON');
  }
}

/** An error that is no refusal is logged without its text, which may quote the request, and hidden from the caller. */
function toProtocolError(error: FastifyError, log: IdentityLog): ProtocolError {
  if (error instanceof ProtocolError) return error;
  const status = error.statusCode ?? 500;
  if (status < 500) return refusal.parameter('Malformed request');
  log.error(describeError(error), 'an identity operation failed');
  return new ProtocolError('InternalErrorException', 'Internal error');
}

function sendError(
  reply: FastifyReply,
  { code, message }: ProtocolError,
  status = statusOf(code),
): FastifyReply {
  return reply
    .code(status)
    .type(MEDIA_TYPE)
    .header('x-amzn-errortype', code)
    .send(JSON.stringify({ __type: code, message }));
}

function statusOf(code: ProtocolErrorCode): number {
  return code === 'InternalErrorException' ? 500 : 400;
}
