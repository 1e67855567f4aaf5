import type { Phrase } from '../../graph/lines.ts';
import type { TableRow } from '../../graph/table-cells.ts';
import { isDateLike } from '../../graph/value-shape.ts';
import { overlapX } from '../../pdf/geometry.ts';
import { isCellValue } from './row-words.ts';

/**
 * A table may tell of companies what they are and no amounts: name, business, seat, the day of the first investment. Its
 * rows hold one value each, a day, where a head of titles has one too ("Fair value" above "30 June 2025").
 */

const MIN_PHRASES = 4;
/** So many rows with their days under each other are no head. */
const MIN_ROWS = 3;

/** The day of a line of texts; undefined for any other line. */
export function dayAmongTexts(phrases: readonly Phrase[]): Phrase | undefined {
  const values = phrases.filter(({ text }) => isCellValue(text) || isDateLike(text));
  const [day] = values;
  return phrases.length >= MIN_PHRASES && values.length === 1 && day !== undefined && isDateLike(day.text)
    ? day
    : undefined;
}

/** The rows of a table that tell what companies are, each with a day in the same column. */
export function profileRows(rows: readonly TableRow[]): ReadonlySet<TableRow> {
  const dated = rows.flatMap((row) => {
    const day = dayAmongTexts(row.cells.flatMap(({ phrases }) => phrases));
    return day === undefined ? [] : [{ row, day }];
  });
  const inColumn = dated.filter(
    ({ day }) => dated.filter((other) => overlapX(day, other.day) > 0).length >= MIN_ROWS,
  );
  return new Set(inColumn.map(({ row }) => row));
}
