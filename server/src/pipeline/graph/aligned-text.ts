import type { Table } from './table-model.ts';
import { isNumberLike, isValueLike } from './value-shape.ts';

/** A scale beside a chart has at least so many marks. */
const MIN_MARKS = 5;
const DASH = /^[−–]/u;
/** A column with text in fewer of the rows is a legend. */
const LEGEND = 0.5;
/** "3.", "3.2.1": the number of a heading or a note, and no amount. */
const OUTLINE_NUMBER = /^\d{1,3}(?:\.\d{1,2})*\.?$/u;
const IS_NO_AMOUNT = /\.$|\..*\./u;

const textsOf = ({ rows }: Table, column: number): string[] =>
  rows.map(({ cells }) => cells.find((cell) => cell.column === column)?.text ?? '');

/** True for numbers at equal steps, the rows of other text between them counted: the marks of a scale. */
function isScale(texts: readonly string[]): boolean {
  const marks = texts.flatMap((text, row) =>
    isNumberLike(text) ? [{ row, value: Number(text.replace(DASH, '-')) }] : [],
  );
  const [first, second] = marks;
  if (first === undefined || second === undefined || marks.length < MIN_MARKS) return false;
  const step = (second.value - first.value) / (second.row - first.row);
  return step !== 0 && marks.every(({ row, value }) => value === first.value + step * (row - first.row));
}

/** True for the scales of charts side by side, with legends at most beside them. */
function isChart(table: Table): boolean {
  const columns = table.columns.map((_, column) => textsOf(table, column));
  const scales = columns.filter(isScale);
  const isLegend = (texts: readonly string[]): boolean =>
    texts.filter((text) => text !== '').length < LEGEND * texts.length;
  return scales.length > 0 && columns.every((texts) => scales.includes(texts) || isLegend(texts));
}

/** True for headings or notes under each other, each behind its number. */
function isOutline(table: Table): boolean {
  if (table.columns.length !== 2) return false;
  const [numbers, texts] = [textsOf(table, 0), textsOf(table, 1)];
  return (
    numbers.every((text) => OUTLINE_NUMBER.test(text)) &&
    numbers.some((text) => IS_NO_AMOUNT.test(text)) &&
    texts.every((text) => /\p{L}{3}/u.test(text) && !isValueLike(text))
  );
}

/** True for lines that are aligned like those of a table and are none: the scales of charts, numbered headings and notes. */
export const isAlignedText = (table: Table): boolean => isChart(table) || isOutline(table);
