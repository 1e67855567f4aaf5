import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHostSession, createHostToken } from '@assay/shared/contracts';
import { AppError, LOAD_LIMITS } from '@assay/shared/domain';
import { systemClock } from '../../platform/clock.ts';
import { callerNetwork } from '../../platform/network-address.ts';
import { createRequestCounter } from '../../platform/request-counter.ts';
import { contractRoute } from '../../plugins/contract-route.ts';
import type { HostCaller, HostSessionsService } from './service.ts';

const BEARER = /^Bearer (\S{1,200})$/i;

/** Tokens for servers of other pages, and the sessions that these pages begin with them. */
export function registerEmbeddingRoutes(app: FastifyInstance, service: HostSessionsService): void {
  const isTooMany = createRequestCounter(LOAD_LIMITS.hostRequestsPerMinute, systemClock);
  /** @throws AppError TOO_MANY_REQUESTS */
  const callerOf = ({ ip, params }: FastifyRequest): HostCaller => {
    const { clientId } = params as { clientId: string };
    const address = callerNetwork(ip);
    if (isTooMany(address)) throw new AppError('TOO_MANY_REQUESTS');
    return { clientId, address };
  };
  contractRoute(app, createHostToken, async ({ request, body }) => {
    const caller = callerOf(request);
    const credential = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (credential === undefined) throw new AppError('UNAUTHENTICATED');
    return service.createToken(caller, credential, body);
  });
  contractRoute(app, createHostSession, async ({ request, body }) =>
    service.createSession(callerOf(request), body.token, request.headers.origin),
  );
}
