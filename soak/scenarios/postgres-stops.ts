import type { Scenario } from '../lib/scenario.ts';
import { stopPostgres } from '../lib/stop-postgres.ts';

/** Seconds after which everything works again once PostgreSQL is back. */
const RECOVERY_LIMIT = 5;

export const scenario: Scenario = {
  title: 'stops of PostgreSQL under an API and a worker',
  times: 50,
  async run(options) {
    const { harmed, ...figures } = await stopPostgres(options);
    const { longestRecovery } = figures.measured;
    const late =
      longestRecovery > RECOVERY_LIMIT ? [`recovery took ${longestRecovery.toFixed(1)} seconds`] : [];
    return { ...figures, harmed: [...harmed, ...late] };
  },
};
