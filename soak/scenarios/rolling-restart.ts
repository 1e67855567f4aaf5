import { startOwnPostgres } from '../../scripts/test-server/postgres.mjs';
import { restartOneByOne } from '../lib/rolling-restart.ts';
import type { Scenario } from '../lib/scenario.ts';

export const scenario: Scenario = {
  title: 'restarts of two API processes behind HAProxy and two workers, one after the other',
  times: 5,
  async run(options) {
    const postgres = await startOwnPostgres();
    try {
      return await restartOneByOne(options, postgres.url);
    } finally {
      await postgres.stop();
    }
  },
};
