/** Extraction alone: one of any number of processes over one PostgreSQL. */
import { readConfig } from './config/config.ts';
import { openAppContext, startWorker } from './processes/app-context.ts';
import { requirePostgres, runProcess } from './processes/run-process.ts';

await runProcess(async () => {
  const config = readConfig(process.env);
  requirePostgres(config);
  const foundation = await openAppContext(config);
  const stopWorker = await startWorker(foundation);
  return async () => {
    await foundation.jobs.stop();
    await stopWorker();
    await foundation.database.close();
  };
});
