import type { ExportedMetric } from './metric-rows.ts';

/**
 * Metrics as JSON for other programs: stored values, not displayed ones. Dates are ISO, numbers exact decimal text
 * [AMB-086, AMB-088].
 */
export function writeJson(metrics: readonly ExportedMetric[]): string {
  return `${JSON.stringify({ metrics }, null, 2)}\n`;
}
