/** Extraction alone: one of any number of processes over one PostgreSQL. */
import { readConfig } from './config/config.ts';
import { openAppContext, startWorker } from './processes/app-context.ts';
import { requirePostgres, runProcess } from './processes/run-process.ts';

await runProcess(async () => {
  const config = readConfig(process.env);
  requirePostgres(config);
  const context = await openAppContext(config);
  const stopWorker = await startWorker(context);
  return async () => {
    await context.jobs.stop();
    await stopWorker();
    await context.database.close();
  };
});
