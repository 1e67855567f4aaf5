import Fastify, { type FastifyInstance } from 'fastify';
import { assertSafeListening } from '../identity/index.ts';
import { errors } from '../plugins/errors.ts';
import { health } from '../plugins/health.ts';
import { noStore } from '../plugins/no-store.ts';
import { watchStore } from '../storage/store-watch.ts';
import type { AppContext } from './app-context.ts';

/**
 * Serves `/healthz`, `/readyz` and `/metrics` for a process without an API, and sends its figures where telemetry is on.
 * @returns null where there is neither a port nor telemetry
 */
export async function listenForHealth(
  context: Pick<AppContext, 'config' | 'database' | 'draining' | 'files' | 'log' | 'telemetry'>,
): Promise<FastifyInstance | null> {
  const { host, workerPort: port, isBehindProxy, metricsToken: token } = context.config;
  const { telemetry } = context;
  if (port === undefined && telemetry === undefined) return null;
  assertSafeListening({ host, hasTls: false, isBehindProxy });
  const app = Fastify({ return503OnClosing: false });
  await app.register(noStore);
  await app.register(errors);
  await app.register(health, {
    kysely: context.database.kysely,
    storeWatch: watchStore(context.files.look, context.log),
    metrics: { token, isBehindProxy },
    isDraining: () => context.draining.signal.aborted,
    telemetry,
  });
  if (port !== undefined) await app.listen({ host, port });
  return app;
}
