import { text } from '@assay/shared/messages';
import type { ReviewMetric } from '../../../document/review-document.ts';

/** Names in one line: the first `max` of them, and how many more there are. */
export function joinNames(names: readonly string[], max: number): string {
  const shown = names.slice(0, max).join(', ');
  const count = names.length - max;
  return count > 0 ? text('verification.andMore', { names: shown, count }) : shown;
}

/** Names in a sentence: "A, B and C". */
export function joinWithAnd(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  const others = names.slice(0, -1).join(', ');
  return others === '' ? last : text('verification.namesAnd', { names: others, last });
}

/** How many fields a message names. */
const MAX_NAMED_FIELDS = 3;

/** The names of metrics in one line, for a message. */
export function labelsOf(ids: readonly string[], metrics: ReadonlyMap<string, ReviewMetric>): string {
  const labels = ids.flatMap((id) => metrics.get(id)?.label ?? []);
  return joinNames(labels, MAX_NAMED_FIELDS);
}
