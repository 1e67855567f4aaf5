import { repeatEvery, type Repetition } from '../jobs/repetition.ts';
import { addUpReceived } from '../modules/dashboards/expected.repository.ts';
import { acceptArrivals, ARRIVAL_SECONDS } from '../modules/document-requests/arrivals.job.ts';
import { flushCountDeltas } from '../modules/document-requests/document-counts.repository.ts';
import { configuredSources } from '../modules/ingestion/configured-sources.ts';
import { IngestionService } from '../modules/ingestion/ingestion.service.ts';
import { PickUp } from '../modules/ingestion/pick-up.job.ts';
import { SettingsService } from '../modules/settings/service.ts';
import { systemClock } from '../platform/clock.ts';
import type { AppContext } from './app-context.ts';

/** Starts what a worker does again and again besides its jobs. @returns a function that ends it */
export function startSchedules(context: AppContext): () => Promise<void> {
  const schedules = [startPickUp(context), startArrivals(context), startCounting(context)];
  return async () => {
    for (const schedule of schedules) await schedule?.stop();
  };
}

/** Takes documents from the configured sources besides the browser, again and again. */
function startPickUp({
  config,
  log,
  database,
  jobs,
  store,
}: Pick<AppContext, 'config' | 'log' | 'database' | 'jobs' | 'store'>): Repetition {
  const { client, sources, maxUploadBytes } = config;
  const settings = new SettingsService({ kysely: database.kysely, config, clock: systemClock });
  const pickUp = new PickUp({
    sources: configuredSources(sources),
    clock: systemClock,
    service: new IngestionService({
      database,
      store,
      queue: jobs,
      trial: settings,
      maxUploadBytes,
      clientId: client.id,
    }),
    switches: () => settings.switchesOf(client.id),
    log,
  });
  return repeatEvery(
    sources.seconds,
    () => pickUp.look(),
    (error) => log.error({ err: error }, 'picking up documents failed'),
  );
}

/** Accepts what browsers post to an object store; a folder store reports its files itself. */
function startArrivals({ files, database, uploads, log }: AppContext): Repetition | undefined {
  const { bucket } = files;
  if (bucket === undefined) return undefined;
  return repeatEvery(
    ARRIVAL_SECONDS,
    () => acceptArrivals({ kysely: database.kysely, store: bucket, uploads }),
    (error) => log.error({ err: error }, 'accepting posted files failed'),
  );
}

/** How often the changes of document counts are added up, in seconds. */
const COUNT_SECONDS = 60;

/** Adds up the changes of document counts. */
function startCounting({ database, log }: Pick<AppContext, 'database' | 'log'>): Repetition {
  return repeatEvery(
    COUNT_SECONDS,
    async () => {
      await flushCountDeltas(database.kysely);
      await addUpReceived(database.kysely);
    },
    (error) => log.error({ err: error }, 'adding up document counts failed'),
  );
}
