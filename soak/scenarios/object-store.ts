import type { Scenario } from '../lib/scenario.ts';
import { stopStore } from '../lib/stop-store.ts';

export const scenario: Scenario = {
  title: 'stops of an object store, radosgw, under an API and a worker',
  times: 20,
  run: stopStore,
};
