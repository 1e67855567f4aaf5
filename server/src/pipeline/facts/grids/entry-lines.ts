import type { Phrase } from '../../graph/lines.ts';
import { phraseOf } from '../../graph/lines.ts';
import type { TableRow } from '../../graph/table-cells.ts';
import { unionRect } from '../../pdf/geometry.ts';
import { isBodyRow, phrasesOf } from './body-rows.ts';
import { cellsOf, columnsOf } from './grid.ts';
import { beginsWithSum, isCellValue } from './row-words.ts';
import type { Grid, GridRow } from './grid.ts';

/** Entries of two lines: what a holding is called and how it stands above a line of nothing but its values. */

const MIN_ENTRIES = 2;
const SEPARATOR = /^[–—·|•-]$/u;

const isValue = ({ text }: Phrase): boolean => isCellValue(text);

/** The lines of texts of a table by the rows of values under them; none where a holding is named beside its values. */
export function entryLines(rows: readonly TableRow[]): ReadonlyMap<TableRow, TableRow> {
  const lines = new Map<TableRow, TableRow>();
  for (const [at, row] of rows.entries()) {
    const [above, phrases] = [rows[at - 1], phrasesOf(row)];
    if (!isBodyRow(row) || beginsWithSum(phrases[0]?.text ?? '')) continue;
    if (above === undefined || !phrases.every(isValue) || phrasesOf(above).some(isValue)) return new Map();
    lines.set(row, above);
  }
  return lines.size < MIN_ENTRIES ? new Map() : lines;
}

/** A space between words, in heights, where a cut at the columns of the values went through a name. */
const SPACE = 0.6;

/** The phrases of a line of texts, whole where the columns of the values cut them. */
function wholeTexts(row: TableRow | undefined): Phrase[] {
  const whole: Phrase[] = [];
  for (const phrase of row === undefined ? [] : phrasesOf(row)) {
    const last = whole.at(-1);
    const isNext = last?.line === phrase.line && phrase.x0 - last.x1 < SPACE * (phrase.y1 - phrase.y0);
    if (isNext) whole.splice(-1, 1, phraseOf([...last.words, ...phrase.words], phrase.line));
    else whole.push(phrase);
  }
  return whole;
}

/** The part of a phrase before its first separator and the part behind it. */
function partedAt(phrase: Phrase | undefined): [Phrase[], Phrase[]] {
  const at = phrase?.words.findIndex(({ text }) => SEPARATOR.test(text)) ?? -1;
  if (phrase === undefined || at < 1 || at > phrase.words.length - 2)
    return [phrase === undefined ? [] : [phrase], []];
  const [before, behind] = [phrase.words.slice(0, at), phrase.words.slice(at + 1)];
  return [[phraseOf(before, phrase.line)], [phraseOf(behind, phrase.line)]];
}

/** The cells of lines of texts: where a separator stands in each of them, what is behind it is no part of the name. */
function textCells(lines: readonly (readonly Phrase[])[]): Phrase[][][] {
  const parted = lines.map(([first]) => partedAt(first));
  const others = lines.map((line) => line.slice(1));
  const columns = columnsOf(others);
  const isParted = parted.every(([before, behind]) => before.length === behind.length);
  return lines.map((line, at) => [
    ...(isParted ? (parted[at] ?? []) : [line.slice(0, 1)]),
    ...cellsOf(others[at] ?? [], columns),
  ]);
}

/** A grid with columns before its own for the lines of texts above its rows; `lines` are those of each row. */
export function withEntryLines(grid: Grid, lines: readonly (TableRow | undefined)[]): Grid {
  const texts = lines.map(wholeTexts);
  if (texts.every((line) => line.length === 0)) return grid;
  const cells = textCells(texts);
  const columns = (cells[0] ?? []).map((_, at) => unionRect(cells.flatMap((row) => row[at] ?? [])));
  const rows = grid.rows.map((row, at): GridRow => ({
    ...row,
    ...unionRect([row, ...(texts[at] ?? [])]),
    cells: [...(cells[at] ?? []), ...row.cells],
  }));
  const untitled = columns.map(() => ({ own: [], over: [] }));
  return { ...grid, columns: [...columns, ...grid.columns], titles: [...untitled, ...grid.titles], rows };
}
