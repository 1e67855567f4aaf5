import { reviewTogether } from '../lib/review-runs.ts';
import type { Scenario } from '../lib/scenario.ts';

export const scenario: Scenario = {
  title: 'interleavings of two reviewers who save the same document',
  times: 500,
  run: (options) => reviewTogether(options, { faults: 0, reloads: 0 }),
};
