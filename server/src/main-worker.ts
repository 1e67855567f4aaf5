/** Extraction alone: one of any number of processes over one PostgreSQL. */
import { readProcessConfig } from './config/process-config.ts';
import { openAppContext, startWorker } from './processes/app-context.ts';
import { requirePostgres, runProcess } from './processes/run-process.ts';

await runProcess(async () => {
  const config = readProcessConfig();
  requirePostgres(config);
  const context = await openAppContext(config);
  const stopWorker = await startWorker(context);
  return async () => {
    await context.jobs.stop();
    await stopWorker();
    await context.database.close();
  };
});
