import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { withTrace } from '../platform/request-context.ts';
import type { RequestSpan, Telemetry } from '../telemetry/telemetry.ts';

/** The spans of requests, which begin with the logger of a request: its first line carries the trace already. */
export class RequestSpans {
  readonly #telemetry: Pick<Telemetry, 'beginRequest'>;
  readonly #open = new WeakMap<IncomingMessage, RequestSpan>();

  constructor(telemetry: Pick<Telemetry, 'beginRequest'>) {
    this.#telemetry = telemetry;
  }

  /** For Fastify's option of this name. */
  readonly childLoggerFactory: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
    logger,
    bindings,
    options,
    request,
  ) => {
    const { traceId: trace_id, spanId: span_id } = this.of(request).trace;
    return logger.child({ ...bindings, trace_id, span_id }, options);
  };

  of(request: IncomingMessage): RequestSpan {
    const known = this.#open.get(request);
    if (known !== undefined) return known;
    const { traceparent } = request.headers;
    const span = this.#telemetry.beginRequest(request.method ?? 'GET', traceparent?.toString());
    this.#open.set(request, span);
    return span;
  }
}

/** Runs each request in its span, and ends it with the response. */
export const requestSpans = fastifyPlugin(
  async (app: FastifyInstance, { spans }: { spans: RequestSpans }) => {
    app.addHook('onRequest', (request, _reply, done) => withTrace(spans.of(request.raw).trace, done));
    app.addHook('onResponse', async ({ raw, routeOptions }, { statusCode }) => {
      spans.of(raw).end(routeOptions.url, statusCode);
    });
    // A caller who goes away has no response.
    app.addHook('onRequestAbort', async ({ raw, routeOptions }) => {
      spans.of(raw).end(routeOptions.url, 499);
    });
  },
);
