import { repeatEvery } from '../jobs/repetition.ts';
import { deleteAbandonedUploads } from '../modules/document-requests/abandoned-uploads.job.ts';
import { deleteExpiredTokens } from '../modules/embedding/expired-tokens.job.ts';
import {
  CLEAN_UP_SECONDS,
  deleteExpiredDatapoints,
} from '../modules/entity-datapoints/expired-datapoints.job.ts';
import { deleteExpiredImports } from '../modules/entities/expired-imports.job.ts';
import { deleteExpiredExports } from '../modules/exports/expired-exports.job.ts';
import { deleteOldChanges } from '../modules/list-changes/old-changes.job.ts';
import type { SettingsService } from '../modules/settings/service.ts';
import { deleteOldLinks } from '../modules/users/recovery.service.ts';
import { systemClock } from '../platform/clock.ts';
import type { AppContext } from './app-context.ts';

/** Deletes what has expired, now and again and again. @returns a function that ends it */
export async function startCleanUp(
  { database: { kysely }, store, log }: Pick<AppContext, 'database' | 'store' | 'log'>,
  settings: SettingsService,
): Promise<() => Promise<void>> {
  const cleanUp = repeatEvery(
    CLEAN_UP_SECONDS,
    async () => {
      await deleteExpiredDatapoints(kysely, systemClock());
      await deleteExpiredTokens(kysely, systemClock());
      await deleteOldLinks(kysely, systemClock());
      await deleteExpiredExports(kysely, store, systemClock());
      await deleteExpiredImports(kysely, systemClock());
      await deleteOldChanges(kysely, systemClock());
      await deleteAbandonedUploads({ kysely, store, trial: settings }, systemClock());
    },
    (error) => log.error({ err: error }, 'deleting what has expired failed'),
  );
  await cleanUp.runNow();
  return () => cleanUp.stop();
}
