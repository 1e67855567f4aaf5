import { text } from '@assay/shared/messages';
import { findColumns } from './document-rows.ts';
import { currentDatapoint } from './metric-state.ts';
import type { ReviewDocument } from './review-document.ts';

/** The name of the row that a metric belongs to: the first value of the row, else its number; null outside of tables. */
export function rowNameOf(
  { groups, metrics, states }: Pick<ReviewDocument, 'groups' | 'metrics' | 'states'>,
  metricId: string,
): string | null {
  for (const group of groups) {
    const row = group.rows.find(({ metricIds }) => metricIds.includes(metricId));
    if (!row) continue;
    const [first] = findColumns(group);
    const named = row.metricIds.find((id) => metrics.get(id)?.fin === first?.fin);
    const state = named === undefined ? undefined : states[named];
    const name = state ? currentDatapoint(state).value : '';
    return name || text('verification.rowNumber', { number: row.rowIndex + 1 });
  }
  return null;
}
