import { startOwnPostgres } from '../../scripts/test-server/postgres.mjs';
import { killProcesses } from '../lib/kill-processes.ts';
import type { Scenario } from '../lib/scenario.ts';

export const scenario: Scenario = {
  title: 'kills of two API processes and two workers, on PostgreSQL',
  times: 700,
  async run(options) {
    const postgres = await startOwnPostgres();
    try {
      return await killProcesses(options, { databaseUrl: postgres.url, replicas: 2 });
    } finally {
      await postgres.stop();
    }
  },
};
