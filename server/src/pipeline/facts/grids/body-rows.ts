import type { Phrase } from '../../graph/lines.ts';
import type { TableRow } from '../../graph/table-cells.ts';
import { isDateLike } from '../../graph/value-shape.ts';
import { isCellValue } from './row-words.ts';
import { phraseOf } from '../../graph/lines.ts';

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

/** Fewer rows than this count nothing, and as many of the rows must be counted. */
const FEWEST = 3;
const MIN_SHARE = 0.5;
const NUMBER = /^(\d{1,3})[.)]?$/u;

/** The number before the text that a row begins with; null for a row that begins otherwise. */
function numberOf([first]: readonly Phrase[]): number | null {
  const [word, ...rest] = first?.words ?? [];
  const number = NUMBER.exec(word?.text ?? '')?.[1];
  const isText = first !== undefined && rest.length > 0 && !isCellValue(first.text);
  return number !== undefined && isText ? Number(number) : null;
}

/**
 * Rows of phrases with the numbers that count them as phrases of their own: recognition reads them together with the names
 * behind them, "11 Ash Foods" above "12 Birch Optics".
 */
export function withRowNumbers(rows: readonly (readonly Phrase[])[]): Phrase[][] {
  const counted = rows.map(numberOf).filter((number) => number !== null);
  const isCount = counted.every((number, at) => at === 0 || number === (counted[at - 1] ?? 0) + 1);
  const isUsual = counted.length >= FEWEST && counted.length >= MIN_SHARE * rows.length;
  return rows.map((row) => {
    const [first, ...others] = row;
    if (!isCount || !isUsual || first === undefined || numberOf(row) === null) return [...row];
    const parts = [first.words.slice(0, 1), first.words.slice(1)];
    return [...parts.map((words) => phraseOf(words, first.line)), ...others];
  });
}
