import type { Scenario } from '../lib/scenario.ts';
import { stopPostgres } from '../lib/stop-postgres.ts';

export const scenario: Scenario = {
  title: 'stops of PostgreSQL under an API and a worker',
  times: 20,
  run: stopPostgres,
};
