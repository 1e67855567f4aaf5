import { isNumericDataType, type Language } from '@assay/shared/domain';
import { currentDatapoint } from '../../../document/metric-state.ts';
import type { ReviewMetric } from '../../../document/review-document.ts';
import { toCellText } from './cell-view.ts';
import type { TableRow } from './table-draft.ts';

/** Measures a text in CSS pixels, in the font of cells. */
export type MeasureText = (text: string) => number;

/** What a cell needs beside its text: its padding, and the mark at its edge. */
const PADDING = 30;
const MIN_WIDTH = 72;
/** Text is cut off beyond this width; a figure never is. */
const MAX_TEXT_WIDTH = 280;
/** So many of the longest values are measured. */
const MEASURED = 4;

const isFigure = ({ dataType }: ReviewMetric) => isNumericDataType(dataType) || dataType === 'DATE';

/** The longest values of a column, by their length before they are formatted. */
function longest(metric: ReviewMetric, rows: readonly TableRow[]) {
  const found: { state: TableRow['cells'][string]['state']; length: number }[] = [];
  for (const { cells } of rows) {
    const state = cells[metric.fin]?.state;
    if (!state) continue;
    const { value, text } = currentDatapoint(state);
    const length = value === '' ? text.length : value.length;
    if (found.length === MEASURED && length <= (found.at(-1)?.length ?? 0)) continue;
    found.push({ state, length });
    found.sort((left, right) => right.length - left.length);
    found.length = Math.min(found.length, MEASURED);
  }
  return found.map(({ state }) => state);
}

/**
 * The width of a column by its content: every figure, its total and the header fit. Only long texts are cut off.
 * @param total the text of the total, '' where there is none
 */
export function columnWidth(
  metric: ReviewMetric,
  rows: readonly TableRow[],
  { measure, language, total }: { measure: MeasureText; language: Language; total: string },
): number {
  const texts = longest(metric, rows).map((state) => {
    const { text, currency } = toCellText(metric, state, language);
    return currency ? `${currency} ${text}` : text;
  });
  const widths = [metric.label, total, ...texts].map(measure);
  const width = Math.max(MIN_WIDTH, Math.ceil(Math.max(...widths)) + PADDING);
  return isFigure(metric) ? width : Math.min(MAX_TEXT_WIDTH, width);
}

/** The alignment of a column: figures at the right edge. */
export function alignmentOf(metric: ReviewMetric): 'left' | 'right' {
  return isFigure(metric) ? 'right' : 'left';
}
