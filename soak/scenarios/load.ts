import { startOwnPostgres } from '../../scripts/test-server/postgres.mjs';
import { putUnderLoad } from '../lib/load.ts';
import type { Scenario } from '../lib/scenario.ts';

const MINUTE = 60_000;

/** Fifty people for as many minutes as are asked for, on PostgreSQL that writes to the disk as it would at work. */
export const scenario: Scenario = {
  title: 'minutes of fifty people over 100,000 documents, on PostgreSQL',
  times: 10,
  async run({ times, seed }) {
    const postgres = await startOwnPostgres(['fsync=on', 'full_page_writes=on']);
    try {
      return await putUnderLoad(
        {
          people: 50,
          documents: 100_000,
          opened: 2000,
          every: 3000,
          lasts: times * MINUTE,
          sampledEvery: MINUTE,
          seed,
        },
        postgres.url,
      );
    } finally {
      await postgres.stop();
    }
  },
};
