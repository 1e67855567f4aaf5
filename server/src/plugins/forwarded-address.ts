import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { refuse } from './errors.ts';

/** What the operator's programs ask past the proxy. */
const PAST_THE_PROXY: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics']);
/** Milliseconds in which the log says once what is wrong. */
const SILENCE = 60_000;

/**
 * Refuses what a proxy forwards without the caller's address. All callers would share the limits of one address: whoever
 * guesses passwords would lock everybody out.
 */
export const forwardedAddress = fastifyPlugin(async (app: FastifyInstance) => {
  let next = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers['x-forwarded-for'] !== undefined) return;
    if (PAST_THE_PROXY.has(request.routeOptions.url)) return;
    if (Date.now() >= next) {
      next = Date.now() + SILENCE;
      request.log.error('the proxy does not send X-Forwarded-For: requests are refused');
    }
    await refuse(reply, 'SERVICE_UNAVAILABLE');
  });
});
