import type { Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import {
  toClipboardCell,
  toValueText,
  type ClipboardCell,
  type GridCellView,
  type ValueText,
} from '@assay/shared/widgets/data-grid';
import { currentDatapoint, isPrinted, type MetricState } from '../document/metric-state.ts';
import type { ReviewMetric } from '../document/review-document.ts';

/** The text of a cell: its value, or what the document prints instead of one, such as a dash. */
export function toCellText(
  metric: Pick<ReviewMetric, 'fin' | 'dataType'>,
  state: MetricState | undefined,
  language: Language,
): ValueText & { readonly isAbsent?: boolean } {
  if (!state) return { text: '' };
  const current = currentDatapoint(state);
  if (current.value !== '') return toValueText(metric, current, language);
  return isPrinted(current) ? { text: current.text, isAbsent: true } : { text: '' };
}

/** A cell as it is copied. */
export function toCopiedCell(
  metric: Pick<ReviewMetric, 'fin' | 'dataType'>,
  state: MetricState | undefined,
  language: Language,
): ClipboardCell {
  return state ? toClipboardCell(metric, currentDatapoint(state), language) : { text: '' };
}

/** The cell of a value that the user enters before they see it. */
export const hiddenCell = (): GridCellView => ({
  text: text('secondEntry.hidden'),
  isAbsent: true,
  tone: 'doubt',
  note: text('secondEntry.withheld'),
});
