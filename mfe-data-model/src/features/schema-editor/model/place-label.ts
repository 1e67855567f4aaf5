import type { MetricPlace } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';

/** A place of a schema in words: `Summary / General`. */
export function placeLabel({ group, view }: MetricPlace): string {
  return text('schemas.placeOf', { group, view: view ?? text('schemas.general') });
}
