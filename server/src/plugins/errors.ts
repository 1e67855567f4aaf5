import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { ErrorBody } from '@assay/shared/contracts';
import { AppError, errorCodeOfStatus, statusOf, type ErrorCode } from '@assay/shared/domain';
import { isServiceUnavailable, RETRY_AFTER_SECONDS } from '../database/unavailable.ts';
import { isDiskFull } from '../storage/disk-full.ts';

interface Refusal {
  readonly code: ErrorCode;
  readonly identifier?: string | undefined;
}

/** For developers: the client chooses the text for users by the code. Never the text of an exception. */
function messageOf(code: ErrorCode): string {
  return code.toLowerCase().replaceAll('_', ' ');
}

/** The body of every refused call [AMB-040]. */
export function toErrorBody(refusals: readonly Refusal[], details?: unknown): ErrorBody {
  return {
    errors: refusals.map(({ code, identifier }) => ({
      code,
      ...(identifier === undefined ? {} : { identifier }),
      message: messageOf(code),
    })),
    ...(details === undefined ? {} : { details }),
  };
}

/** Sends a refusal by its code. */
export function refuse(reply: FastifyReply, code: ErrorCode, identifier?: string): FastifyReply {
  if (code === 'SERVICE_UNAVAILABLE') void reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply.code(statusOf(code)).send(toErrorBody([{ code, identifier }]));
}

/** A field that broke its contract, as the address of the value: `body/ids/0` becomes `ids.0`. */
function brokenFields({ validation }: FastifyError): Refusal[] {
  const fields = (validation ?? []).map(({ instancePath }) =>
    instancePath.split('/').filter(Boolean).join('.'),
  );
  const named = [...new Set(fields)].map((field) => ({
    code: 'INVALID_REQUEST' as const,
    identifier: field || undefined,
  }));
  return named.length > 0 ? named : [{ code: 'INVALID_REQUEST' }];
}

function sendError(error: FastifyError | AppError, reply: FastifyReply): FastifyReply {
  if (error instanceof AppError) {
    const { code, identifier, details, status } = error;
    if (status >= 500) reply.log.error({ err: error }, 'request failed');
    else if (error.cause !== undefined) reply.log.info({ err: error }, 'request refused');
    if (code === 'SERVICE_UNAVAILABLE') void reply.header('retry-after', RETRY_AFTER_SECONDS);
    return reply.code(status).send(toErrorBody([{ code, identifier }], status < 500 ? details : undefined));
  }
  if (isDiskFull(error)) {
    reply.log.error({ err: error }, 'the disk is full');
    return refuse(reply, 'STORAGE_FULL');
  }
  if (error.validation) return reply.code(400).send(toErrorBody(brokenFields(error)));
  if (isServiceUnavailable(error)) {
    reply.log.error({ err: error }, 'a service is out of reach');
    return refuse(reply, 'SERVICE_UNAVAILABLE');
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) reply.log.error({ err: error }, 'request failed');
  const code = errorCodeOfStatus(status);
  return reply.code(statusOf(code)).send(toErrorBody([{ code }]));
}

/** Responds to every failure in one shape, with a code of the closed list. The text of our own failures stays in the log. */
export const errors = fastifyPlugin(async (app: FastifyInstance) => {
  app.setErrorHandler<FastifyError | AppError>((error, _request, reply) => sendError(error, reply));
});
