/** Everything in one process: API, pages, identity and extraction. The embedded default, on PGlite or PostgreSQL. */
import { readProcessConfig } from './config/process-config.ts';
import { createDemoUsers } from './demo/demo-users.ts';
import { dateSamples } from './demo/sample-dates.ts';
import { loadSamples } from './demo/load-samples.ts';
import { reviewSamples } from './demo/review-samples.ts';
import { createApi, type Api } from './processes/api.ts';
import { openAppContext, type AppContext } from './processes/app-context.ts';
import { startWorker } from './processes/worker.ts';
import { runClientCommand } from './modules/client-commands.ts';
import { openOperatorSocket } from './processes/operator-socket.ts';
import { listen, runProcess } from './processes/run-process.ts';
import { createFirstAdministrator } from './modules/users/identity-links.service.ts';

await runProcess(async () => {
  const config = readProcessConfig();
  const context = await openAppContext(config);
  const api = await createApi(context);
  // No other process uses an embedded queue: a claimed job was claimed by a process that was killed.
  if (context.database.engine === 'pglite') await context.jobs.releaseClaimed();
  await context.uploads.acceptUnrecorded();
  const stopWorker = await startWorker(context);
  const closeOperatorSocket = await openOperatorSocketOf(context);
  const isDemo = config.mode === 'demo';
  const signIns = isDemo ? await createDemoUsers(context, api.identity) : [];
  if (isDemo) await loadSamples(context);
  if (config.bootstrapAdmin !== undefined) {
    const administrator = { email: config.bootstrapAdmin, clientId: config.client.id };
    await createFirstAdministrator(context.database.kysely, api.identity, administrator);
  }
  await listen(context, api, signIns);
  const reviewing = new AbortController();
  const reviewed = isDemo ? reviewInBackground(context, api, reviewing.signal) : undefined;
  const stop = async () => {
    reviewing.abort();
    await reviewed;
    await closeOperatorSocket();
    await api.app.close();
    await context.jobs.stop();
    await stopWorker();
    await api.identity.close();
    await context.telemetry?.close();
    await context.database.close();
  };
  return { context, drainSeconds: config.drainSeconds, stop };
});

/** Only this process can write to an embedded database; PostgreSQL the operator's command reaches by itself. */
async function openOperatorSocketOf({
  config,
  database,
  log,
  webhookSeal,
}: AppContext): Promise<() => Promise<void>> {
  const stop = async () => undefined;
  if (database.engine !== 'pglite') return stop;
  const options = {
    kysely: database.kysely,
    installationSwitches: config.switches,
    webhookTargets: config.webhookTargets,
    webhookSeal,
    hasUserPool: config.userPool !== undefined,
    generativeModel: config.generativeModel,
  };
  try {
    return await openOperatorSocket(config.dataFolder, (args) => runClientCommand(options, args));
  } catch (error) {
    // Systems limit the length of its path. The command then works while the server is stopped.
    log.warn({ err: error }, 'clients cannot be configured while the server runs');
    return stop;
  }
}

/** The suite is usable meanwhile, and without the reviewed samples too. */
async function reviewInBackground(
  context: AppContext,
  { identity }: Api,
  signal: AbortSignal,
): Promise<void> {
  try {
    await reviewSamples(context, identity, signal);
    await dateSamples(context);
  } catch (error) {
    if (!signal.aborted) context.log.error({ err: error }, 'reviewing the samples failed');
  }
}
