import { text } from '@assay/shared/messages';
import type { ReviewMetric } from '../../../document/review-document.ts';

/** Names in one line: the first `max` of them, and how many more there are. */
export function joinNames(names: readonly string[], max: number): string {
  const shown = names.slice(0, max).join(', ');
  const count = names.length - max;
  return count > 0 ? text('verification.andMore', { names: shown, count }) : shown;
}

/** How many fields a message names. */
const MAX_NAMED_FIELDS = 3;

/** The names of metrics in one line, for a message. */
export function labelsOf(ids: readonly string[], metrics: ReadonlyMap<string, ReviewMetric>): string {
  const labels = ids.flatMap((id) => metrics.get(id)?.label ?? []);
  return joinNames(labels, MAX_NAMED_FIELDS);
}
