import { startOwnPostgres } from '../../scripts/test-server/postgres.mjs';
import { killProcesses } from '../lib/kill-processes.ts';
import type { Scenario } from '../lib/scenario.ts';

export const scenario: Scenario = {
  title: 'kills of an API or a worker, on PostgreSQL',
  times: 100,
  async run(options) {
    const postgres = await startOwnPostgres();
    try {
      return await killProcesses(options, postgres.url);
    } finally {
      await postgres.stop();
    }
  },
};
