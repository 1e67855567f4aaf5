import helmet from '@fastify/helmet';
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

export interface SecurityHeadersOptions {
  /** Origins from which remotes are loaded besides our own. */
  readonly remoteOrigins: readonly string[];
  /** Origins that the page calls besides our own: a real user pool, an S3 store. Read for every response. */
  readonly connectOrigins: () => readonly string[];
  readonly isHttps: boolean;
  /** Origins whose pages may frame us. */
  readonly frameOrigins: readonly string[];
}

/**
 * What our pages may load and call.
 * - Scripts come from us and from the configured remotes; no inline script and no eval. `wasm-unsafe-eval` lets pdf.js
 *   compile its image decoders (JPEG 2000, JBIG2), which scanned documents need.
 * - Inline styles are allowed: Mantine writes computed sizes into `style` attributes, which no nonce covers.
 * - Pages of the named origins may frame us, nothing else.
 */
export const securityHeaders = fastifyPlugin(
  async (app: FastifyInstance, options: SecurityHeadersOptions) => {
    const { remoteOrigins, connectOrigins, isHttps, frameOrigins } = options;
    await app.register(helmet, {
      // Called by the hook below: by itself it would put the whole policy together anew for every response.
      global: false,
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...remoteOrigins],
          styleSrc: ["'self'", "'unsafe-inline'", ...remoteOrigins],
          fontSrc: ["'self'", 'data:', ...remoteOrigins],
          imgSrc: ["'self'", 'data:', 'blob:', ...remoteOrigins],
          connectSrc: ["'self'", ...remoteOrigins, () => connectOrigins().join(' ')],
          workerSrc: ["'self'"],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: frameOrigins.length > 0 ? [...frameOrigins] : ["'none'"],
        },
      },
      // Knows no named origins: the policy above says it better.
      xFrameOptions: frameOrigins.length > 0 ? false : { action: 'deny' },
      // Over plain http on one machine these would send the browser to an https that is not there.
      strictTransportSecurity: isHttps,
      crossOriginOpenerPolicy: isHttps,
      originAgentCluster: isHttps,
      crossOriginResourcePolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'no-referrer' },
    });
    let made: { readonly calls: string; readonly headers: OutgoingHttpHeaders } | undefined;
    app.addHook('onRequest', (_request, reply, done) => {
      const calls = connectOrigins().join(' ');
      if (made?.calls === calls) {
        for (const [name, value = ''] of Object.entries(made.headers)) reply.raw.setHeader(name, value);
      } else {
        void reply.helmet();
        made = { calls, headers: reply.raw.getHeaders() };
      }
      done();
    });
  },
);
