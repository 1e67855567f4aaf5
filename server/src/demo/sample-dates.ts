import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '../processes/app-context.ts';
import { dateReview, dateUpload, findSamples } from './sample-dates.repository.ts';

/** Reviewed samples came in these days before today, the others in the last of them. */
const REVIEWED_DAYS = { first: 164, last: 9 } as const;
const OPEN_DAYS = { first: 40, last: 0 } as const;

/** The day of the nth of so many uploads, which are spread evenly. */
function dayOf({ first, last }: { first: number; last: number }, index: number, count: number): number {
  return Math.round(first - ((first - last) * index) / Math.max(1, count - 1));
}

/**
 * Spreads the samples and their reviews over the last months, so that usage and dashboards of the demo show a history and
 * not one day. Runs once, after the samples were reviewed; the same samples get the same days before today.
 */
export async function dateSamples({
  config,
  database,
}: Pick<AppContext, 'config' | 'database'>): Promise<void> {
  const done = join(config.dataFolder, 'samples-dated');
  if (existsSync(done) || !existsSync(config.samplesFolder)) return;
  const names = await readdir(config.samplesFolder);
  await database.kysely.transaction().execute(async (transaction) => {
    const samples = await findSamples(transaction, config.client.id, names);
    const reviewed = samples.filter((sample) => sample.is_verified);
    const open = samples.filter((sample) => !sample.is_verified);
    for (const [index, { id }] of open.entries())
      await dateUpload(transaction, id, dayOf(OPEN_DAYS, index, open.length));
    for (const [index, { id, verified_by: reviewer, verified_by_id: reviewerId }] of reviewed.entries()) {
      const uploaded = dayOf(REVIEWED_DAYS, index, reviewed.length);
      await dateUpload(transaction, id, uploaded);
      if (reviewer === null || reviewerId === null) continue;
      const review = { daysAgo: uploaded - 1 - (index % 3), activeSeconds: 140 + ((index * 97) % 260) };
      await dateReview(transaction, { id, reviewer, reviewerId }, review);
    }
  });
  await writeFile(done, '');
}
