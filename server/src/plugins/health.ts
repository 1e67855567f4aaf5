import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DatabaseClient } from '../database/database.ts';
import { extractionDuration, listReads } from '../platform/measures.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { addQueueMeasures } from './queue-measures.ts';
import { pingDatabase } from '../platform/db/ping.ts';
import { refuse } from './errors.ts';
import { mayReadMetrics, type MetricsAccess } from './metrics-access.ts';
import { wantsPage } from './static-files.ts';
import type { StoreWatch } from '../storage/store-watch.ts';

const OPEN = { config: { public: true }, schema: { hide: true } };

export interface HealthOptions {
  readonly kysely: DatabaseClient;
  /** Whether the disk has room for files; always true if not given. */
  readonly hasRoom?: (() => Promise<boolean>) | undefined;
  /** Looks at the store of files, until the server closes; it is taken to be there if not given. */
  readonly storeWatch?: StoreWatch | undefined;
  readonly metrics?: MetricsAccess | undefined;
  /** Where the figures of `/metrics` are sent besides; nowhere if not given. */
  readonly telemetry?: Pick<Telemetry, 'exportFigures'> | undefined;
  /** Whether the process is about to close its port; never if not given. */
  readonly isDraining?: (() => boolean) | undefined;
}

/** Whether the database and the store of files answer, for Prometheus. */
function addStoreMeasure(registry: Registry, { kysely, storeWatch }: HealthOptions): void {
  registry.registerMetric(
    new Gauge({
      name: 'assay_store_up',
      help: 'Whether a store answered when this process last looked: 1 or 0',
      labelNames: ['store'],
      registers: [],
      async collect() {
        const isThere = await pingDatabase(kysely).then(
          () => true,
          () => false,
        );
        this.set({ store: 'database' }, isThere ? 1 : 0);
        if (storeWatch !== undefined) this.set({ store: 'files' }, storeWatch.isFailing() ? 0 : 1);
      },
    }),
  );
}

/**
 * `/healthz`: the process responds. `/readyz`: so do its database and its store of files, and its disk has room; 507 where
 * only that is missing. The body names the store that fails: `database`, at once, or `files`, which the process looks at
 * in the background and goes on without for a while. A process that is about to close its port returns 503 there, and ends
 * its connections with their next response, so that callers open the following one elsewhere. `/metrics`: counts and times
 * for Prometheus, not for everybody.
 */
export const health = fastifyPlugin(async (app: FastifyInstance, options: HealthOptions) => {
  const { kysely, hasRoom, storeWatch, metrics = {}, isDraining = () => false, telemetry } = options;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(extractionDuration);
  registry.registerMetric(listReads);
  addQueueMeasures(registry, kysely);
  addStoreMeasure(registry, options);
  if (storeWatch !== undefined) app.addHook('onClose', () => storeWatch.stop());
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
    } catch {
      return refuse(reply, 'SERVICE_UNAVAILABLE', 'database');
    }
    if (storeWatch?.isLost()) return refuse(reply, 'SERVICE_UNAVAILABLE', 'files');
    if (storeWatch?.isFailing()) return { status: 'ready', failing: ['files'] };
    // A store that cannot say so fails its next look.
    return hasRoom === undefined || (await hasRoom().catch(() => true))
      ? { status: 'ready' }
      : refuse(reply, 'STORAGE_FULL', 'files');
  });
  // One address for two: Prometheus, and users who open the metric administration.
  app.get('/metrics', OPEN, async (request, reply) => {
    if (wantsPage(request) && reply.sendShellPage) return reply.sendShellPage();
    if (!mayReadMetrics(request, metrics)) return refuse(reply, 'FORBIDDEN');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
});
