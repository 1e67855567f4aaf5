/** Extraction alone: one of any number of processes over one PostgreSQL. */
import { readProcessConfig } from './config/process-config.ts';
import { openAppContext } from './processes/app-context.ts';
import { startWorker } from './processes/worker.ts';
import { requirePostgres, runProcess } from './processes/run-process.ts';
import { listenForHealth } from './processes/worker-health.ts';

await runProcess(async () => {
  const config = readProcessConfig();
  requirePostgres(config);
  const context = await openAppContext(config, 'assay-worker');
  const stopWorker = await startWorker(context);
  const health = await listenForHealth(context);
  const stop = async () => {
    await context.jobs.stop();
    await stopWorker();
    await health?.close();
    await context.telemetry?.close();
    await context.database.close();
  };
  return { context, stop };
});
