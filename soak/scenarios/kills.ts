import { killProcesses } from '../lib/kill-processes.ts';
import type { Scenario } from '../lib/scenario.ts';

export const scenario: Scenario = {
  title: 'kills of the whole suite in one process, on the embedded database',
  times: 100,
  run: (options) => killProcesses(options),
};
