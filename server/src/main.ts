/** Everything in one process: API, pages, identity and extraction. The embedded default, on PGlite or PostgreSQL. */
import { readConfig } from './config/config.ts';
import { createDemoUsers, loadSamples } from './demo/demo.ts';
import { createApi, openAppContext, startWorker } from './processes/app-context.ts';
import { listen, runProcess } from './processes/run-process.ts';
import { createFirstAdministrator } from './modules/users/identity-links.service.ts';

await runProcess(async () => {
  const config = readConfig(process.env);
  const foundation = await openAppContext(config);
  const api = await createApi(foundation);
  // No other process uses an embedded queue: a claimed job was claimed by a process that was killed.
  if (foundation.database.engine === 'pglite') await foundation.jobs.releaseClaimed();
  await foundation.uploads.acceptUnrecorded();
  const stopWorker = await startWorker(foundation);
  const isDemo = config.mode === 'demo';
  const signIns = isDemo ? await createDemoUsers(foundation, api.identity) : [];
  if (isDemo) await loadSamples(foundation);
  if (config.bootstrapAdmin !== undefined) {
    const administrator = { email: config.bootstrapAdmin, clientId: config.client.id };
    await createFirstAdministrator(foundation.database.kysely, api.identity, administrator);
  }
  await listen(foundation, api, signIns);
  return async () => {
    await api.app.close();
    await foundation.jobs.stop();
    await stopWorker();
    await api.identity.close();
    await foundation.database.close();
  };
});
