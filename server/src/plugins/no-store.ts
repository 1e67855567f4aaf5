import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** Answers hold what one person may see: none is kept anywhere, unless a route says how long (pages, signed files). */
export const noStore = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
});
