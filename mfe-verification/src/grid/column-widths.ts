import { isFigure, type Language } from '@assay/shared/domain';
import { currentDatapoint, type MetricState } from '../document/metric-state.ts';
import type { ReviewMetric } from '../document/review-document.ts';
import { toCellText } from './cell-view.ts';
import { findRowChanges } from './row-changes.ts';
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

/** The longest values of each column, by their length before they are formatted. */
function longestValues(columns: readonly ReviewMetric[], rows: readonly TableRow[]) {
  const longest = columns.map(() => ({ found: [] as { state: MetricState; length: number }[], least: 0 }));
  for (const { cells } of rows) {
    for (const [index, column] of longest.entries()) {
      const state = cells[columns[index]?.fin ?? '']?.state;
      if (!state) continue;
      const { value, text } = currentDatapoint(state);
      const length = value === '' ? text.length : value.length;
      if (length <= column.least) continue;
      column.found.push({ state, length });
      column.found.sort((left, right) => right.length - left.length);
      column.found.length = Math.min(column.found.length, MEASURED);
      column.least = column.found.length === MEASURED ? (column.found.at(-1)?.length ?? 0) : 0;
    }
  }
  return longest.map(({ found }) => found.map(({ state }) => state));
}

/** Gives the widths of columns by their content: every figure, its total and the header fit. Only long texts are cut off. */
export type MeasureColumns = (rows: readonly TableRow[], totals?: readonly string[]) => readonly number[];

/**
 * Makes the function that measures the columns of a table. It remembers the rows that it has measured, and a column never
 * becomes narrower: nothing moves under the hand of the person who edits.
 * @returns a function of the rows and of the texts of the totals, '' where there is none
 */
export function createColumnMeasure(
  columns: readonly ReviewMetric[],
  { measure, language }: { readonly measure: MeasureText; readonly language: Language },
): MeasureColumns {
  const widths = columns.map(({ label }) => measure(label));
  let known: readonly TableRow[] = [];
  const widen = (index: number, text: string) => {
    widths[index] = Math.max(widths[index] ?? 0, measure(text));
  };
  return (rows, totals = []) => {
    const longest = longestValues(columns, findRowChanges(known, rows).added);
    known = rows;
    return columns.map((metric, index) => {
      for (const state of longest[index] ?? []) {
        const { text, currency } = toCellText(metric, state, language);
        widen(index, currency ? `${currency} ${text}` : text);
      }
      widen(index, totals[index] ?? '');
      const width = Math.max(MIN_WIDTH, Math.ceil(widths[index] ?? 0) + PADDING);
      return isFigure(metric.dataType) ? width : Math.min(MAX_TEXT_WIDTH, width);
    });
  };
}

/** The alignment of a column: figures at the right edge. */
export function alignmentOf(metric: Pick<ReviewMetric, 'dataType'>): 'left' | 'right' {
  return isFigure(metric.dataType) ? 'right' : 'left';
}
