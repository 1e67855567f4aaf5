import type { Phrase } from '../../graph/lines.ts';
import type { TableRow } from '../../graph/table-model.ts';
import { isDateLike } from '../../graph/value-shape.ts';
import { isCellValue } from './row-words.ts';

/** A row of the body has so many phrases, and so many values among them. */
export const MIN_PHRASES = 3;
export const MIN_VALUES = 2;

const PERIOD = /^(?:(?:19|20)\d{2}|\(\d{1,2}\)|\d{1,2}\.\d{1,2}\.\d{2,4})$/u;

/** The phrases of a row of a table. */
export function phrasesOf(row: TableRow): Phrase[] {
  return row.cells.flatMap((cell) => cell.phrases);
}

/** True for a value that no title is: titles may be days ("Fair value" above "30/06/2025"). */
const isBodyValue = ({ text }: Phrase, { kind }: TableRow): boolean =>
  isCellValue(text) && !PERIOD.test(text) && !(kind === 'header' && isDateLike(text));

/** True for a row of the body: several phrases, of which at least two are values. */
export function isBodyRow(row: TableRow): boolean {
  const phrases = phrasesOf(row);
  const values = phrases.filter((phrase) => isBodyValue(phrase, row));
  return phrases.length >= MIN_PHRASES && values.length >= MIN_VALUES;
}

/** True for a row of several phrases without a value. */
export function isHeadRow(row: TableRow): boolean {
  const phrases = phrasesOf(row);
  return phrases.length >= MIN_PHRASES && phrases.every((phrase) => !isBodyValue(phrase, row));
}
