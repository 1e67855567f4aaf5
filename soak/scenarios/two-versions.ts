import { startOwnPostgres } from '../../scripts/test-server/postgres.mjs';
import { runBothVersions } from '../lib/both-versions.ts';
import type { Scenario } from '../lib/scenario.ts';

export const scenario: Scenario = {
  title: 'minutes of this version beside the one before the last change of the schema',
  times: 2,
  async run(options) {
    const postgres = await startOwnPostgres();
    try {
      return await runBothVersions(options, postgres.url);
    } finally {
      await postgres.stop();
    }
  },
};
