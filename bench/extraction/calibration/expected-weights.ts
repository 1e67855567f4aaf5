import { readFileSync } from 'node:fs';

/**
 * What is known of evidence before any sample: log-odds per unit that a fit starts from and is drawn to. Mistakes of a
 * whole document (a scale that was missed, a type that was mistaken) are met in one layout of ten or not at all, so
 * that samples alone hardly teach what they mean. Evidence that is not named here is drawn to 0.
 */
export const EXPECTED_WEIGHTS = JSON.parse(
  readFileSync(new URL('./expected-weights.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, number>>;
