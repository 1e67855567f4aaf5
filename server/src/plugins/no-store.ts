import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** A response contains what one user may see. It is cached nowhere, unless a route sets how long (pages, signed files). */
export const noStore = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
});
