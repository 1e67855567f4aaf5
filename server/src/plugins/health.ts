import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { DatabaseClient } from '../database/database.ts';
import { extractionDuration, listReads } from '../platform/measures.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { addQueueMeasures } from './queue-measures.ts';
import { pingDatabase } from '../platform/db/ping.ts';
import { refuse } from './errors.ts';
import { mayReadMetrics, type MetricsAccess } from './metrics-access.ts';
import { wantsPage } from './static-files.ts';

const OPEN = { config: { public: true }, schema: { hide: true } };

export interface HealthOptions {
  readonly kysely: DatabaseClient;
  /** Whether the disk has room for files; always true if not given. */
  readonly hasRoom?: (() => Promise<boolean>) | undefined;
  readonly metrics?: MetricsAccess | undefined;
  /** Where the figures of `/metrics` are sent besides; nowhere if not given. */
  readonly telemetry?: Pick<Telemetry, 'exportFigures'> | undefined;
  /** Whether the process is about to close its port; never if not given. */
  readonly isDraining?: (() => boolean) | undefined;
}

/**
 * `/healthz`: the process responds. `/readyz`: so does its database, and its disk has room; 507 where only that is
 * missing. A process that is about to close its port returns 503 there, and ends its connections with their next
 * response, so that callers open the following one elsewhere. `/metrics`: counts and times for Prometheus, not for everybody.
 */
export const health = fastifyPlugin(async (app: FastifyInstance, options: HealthOptions) => {
  const { kysely, hasRoom, metrics = {}, isDraining = () => false, telemetry } = options;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(extractionDuration);
  registry.registerMetric(listReads);
  addQueueMeasures(registry, kysely);
  telemetry?.exportFigures(registry);
  const durations = new Histogram({
    name: 'assay_http_request_duration_seconds',
    help: 'Time to respond to a request, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      // The pattern, not the address: ids would make a series each.
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    };
    durations.observe(labels, reply.elapsedTime / 1000);
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (isDraining()) reply.header('connection', 'close');
  });
  app.get('/healthz', OPEN, async () => ({ status: 'ok' }));
  app.get('/readyz', OPEN, async (_request, reply) => {
    if (isDraining()) return refuse(reply, 'SERVICE_UNAVAILABLE');
    try {
      await pingDatabase(kysely);
      return hasRoom === undefined || (await hasRoom()) ? { status: 'ready' } : refuse(reply, 'STORAGE_FULL');
    } catch {
      return refuse(reply, 'SERVICE_UNAVAILABLE');
    }
  });
  // One address for two: Prometheus, and users who open the metric administration.
  app.get('/metrics', OPEN, async (request, reply) => {
    if (wantsPage(request) && reply.sendShellPage) return reply.sendShellPage();
    if (!mayReadMetrics(request, metrics)) return refuse(reply, 'FORBIDDEN');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
});
