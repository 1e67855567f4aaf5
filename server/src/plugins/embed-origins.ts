import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { refuse } from './errors.ts';

export interface EmbedOriginsOptions {
  /** Origins of the pages that may show our remotes. */
  readonly origins: readonly string[];
}

/** What a remote in another page reads: where remotes are and what they are, the API, and files of documents. */
const READ_BY_EMBEDDED = /^\/(?:remotes\.json|remotes\/[^?]*\.json|api\/|files\/)/;

const ALLOWED = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, range, x-request-id',
  // A browser asks again after this time.
  'access-control-max-age': '600',
};
const EXPOSED = 'accept-ranges, content-disposition, content-length, content-range, retry-after';

/**
 * Opens what an embedded remote reads to the pages of the named origins. To all others it stays closed: without these
 * headers a browser keeps a response from a page of another origin, and a request that it asks for first is refused.
 */
export const embedOrigins = fastifyPlugin(async (app: FastifyInstance, { origins }: EmbedOriginsOptions) => {
  const named = new Set(origins);
  app.addHook('onRequest', async (request, reply) => {
    if (!READ_BY_EMBEDDED.test(request.url)) return;
    void reply.header('vary', 'origin');
    const { origin, 'access-control-request-method': asksFor } = request.headers;
    const isQuestion = request.method === 'OPTIONS' && asksFor !== undefined;
    if (origin === undefined) return;
    if (!named.has(origin)) return isQuestion ? refuse(reply, 'FORBIDDEN') : undefined;
    void reply
      .header('access-control-allow-origin', origin)
      .header('access-control-expose-headers', EXPOSED)
      .header('cross-origin-resource-policy', 'cross-origin');
    return isQuestion ? reply.code(204).headers(ALLOWED).send() : undefined;
  });
});
