import { reviewTogether } from '../lib/review-runs.ts';
import type { Scenario } from '../lib/scenario.ts';

export const scenario: Scenario = {
  title: 'reviews with lost and late answers, resets, reloads and expired tokens in mid-edit',
  times: 200,
  run: (options) => reviewTogether(options, { faults: 0.4, reloads: 0.15 }),
};
