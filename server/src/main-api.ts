/** The API, pages and identity without extraction: one of any number of processes over one PostgreSQL. */
import { readProcessConfig } from './config/process-config.ts';
import { createApi } from './processes/api.ts';
import { openAppContext } from './processes/app-context.ts';
import { createFirstAdministrator } from './modules/users/identity-links.service.ts';
import { listen, requirePostgres, runProcess } from './processes/run-process.ts';

await runProcess(async () => {
  const config = readProcessConfig();
  requirePostgres(config);
  const context = await openAppContext(config, 'assay-api');
  const api = await createApi(context);
  await context.uploads.acceptUnrecorded();
  if (config.bootstrapAdmin !== undefined) {
    const administrator = { email: config.bootstrapAdmin, clientId: config.client.id };
    await createFirstAdministrator(context.database.kysely, api.identity, administrator);
  }
  await listen(context, api, []);
  const stop = async () => {
    await api.app.close();
    await context.jobs.stop();
    await api.identity.close();
    await context.telemetry?.close();
    await context.database.close();
  };
  return { context, drainSeconds: config.drainSeconds, stop };
});
