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

interface KnownLengths {
  readonly columns: readonly ReviewMetric[];
  readonly lengths: readonly number[];
}

const known = new WeakMap<TableRow, KnownLengths>();

/** The lengths of the values of a row before they are formatted, kept for as long as the row. */
function lengthsOf(row: TableRow, columns: readonly ReviewMetric[]): readonly number[] {
  const before = known.get(row);
  if (before?.columns === columns) return before.lengths;
  const lengths = columns.map(({ fin }) => {
    const state = row.cells[fin]?.state;
    if (!state) return 0;
    const { value, text } = currentDatapoint(state);
    return value === '' ? text.length : value.length;
  });
  known.set(row, { columns, lengths });
  return lengths;
}

/** The longest values of each column, by their length before they are formatted. */
function longestValues(columns: readonly ReviewMetric[], rows: readonly TableRow[]) {
  const longest = columns.map(() => ({ rows: [] as { row: TableRow; length: number }[], least: 0 }));
  for (const row of rows) {
    const lengths = lengthsOf(row, columns);
    for (const [index, found] of longest.entries()) {
      const length = lengths[index] ?? 0;
      if (length <= found.least) continue;
      found.rows.push({ row, length });
      found.rows.sort((left, right) => right.length - left.length);
      found.rows.length = Math.min(found.rows.length, MEASURED);
      found.least = found.rows.length === MEASURED ? (found.rows.at(-1)?.length ?? 0) : 0;
    }
  }
  return longest.map(({ rows: ofColumn }, index) =>
    ofColumn.flatMap(({ row }) => row.cells[columns[index]?.fin ?? '']?.state ?? []),
  );
}

/**
 * The widths of columns by their content: every figure, its total and the header fit. Only long texts are cut off.
 * @param totals the texts of the totals; absent or '' where there is none
 */
export function columnWidths(
  columns: readonly ReviewMetric[],
  rows: readonly TableRow[],
  {
    measure,
    language,
    totals = [],
  }: { measure: MeasureText; language: Language; totals?: readonly string[] },
): readonly number[] {
  const longest = longestValues(columns, rows);
  return columns.map((metric, index) => {
    const texts = (longest[index] ?? []).map((state) => {
      const { text, currency } = toCellText(metric, state, language);
      return currency ? `${currency} ${text}` : text;
    });
    const widths = [metric.label, totals[index] ?? '', ...texts].map(measure);
    const width = Math.max(MIN_WIDTH, Math.ceil(Math.max(...widths)) + PADDING);
    return isFigure(metric) ? width : Math.min(MAX_TEXT_WIDTH, width);
  });
}

/** The alignment of a column: figures at the right edge. */
export function alignmentOf(metric: ReviewMetric): 'left' | 'right' {
  return isFigure(metric) ? 'right' : 'left';
}
