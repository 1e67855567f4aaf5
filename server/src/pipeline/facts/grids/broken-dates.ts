import { textOf } from '../../graph/lines.ts';
import { unionRect } from '../../pdf/geometry.ts';
import { readDate } from '../../values/dates.ts';
import { isCellValue } from './row-words.ts';
import type { GridRow } from './grid.ts';

/** True when a text is no date, and one with the text below it: "05 Sep" over "2018", "2019-12-" over "19". */
function beginsDate(text: string, below: string): boolean {
  const isDate = (one: string): boolean => readDate(one, 'day-first') !== null;
  return text !== '' && !isDate(text) && (isDate(`${text} ${below}`) || isDate(`${text}${below}`));
}

/** True for a line that ends dates of the row above it, beside texts that go on there or nothing. */
function endsDates(row: GridRow, above: GridRow): boolean {
  const filled = row.cells.flatMap((phrases, column) => {
    if (phrases.length === 0) return [];
    const [text, over] = [textOf(phrases), textOf(above.cells[column] ?? [])];
    if (beginsDate(over, text)) return ['date'];
    return isCellValue(text) || over === '' ? ['other'] : ['text'];
  });
  return filled.includes('date') && !filled.includes('other');
}

/** Rows of a grid with dates whole that a narrow column breaks after their day and month. */
export function withWholeDates(rows: readonly GridRow[]): GridRow[] {
  const joined: GridRow[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    if (last === undefined || !endsDates(row, last)) {
      joined.push(row);
      continue;
    }
    const cells = last.cells.map((phrases, column) => [...phrases, ...(row.cells[column] ?? [])]);
    joined[joined.length - 1] = { ...unionRect([last, row]), cells, kind: last.kind };
  }
  return joined;
}
