import { text } from '@assay/shared/messages';

/** Names in one line: the first `max` of them, and how many more there are. */
export function joinNames(names: readonly string[], max: number): string {
  const shown = names.slice(0, max).join(', ');
  const count = names.length - max;
  return count > 0 ? text('verification.andMore', { names: shown, count }) : shown;
}
