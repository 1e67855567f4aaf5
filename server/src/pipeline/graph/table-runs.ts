import { overlapX, unionRect } from '../pdf/geometry.ts';
import type { Line, Phrase } from './lines.ts';
import { isDateLike, isNumberLike, isValueLike } from './value-shape.ts';

const ALIGNED = 3;
const LARGEST_GAP = 3.2;
const WIDE_TEXT = 0.62;
const SINGLES_ALLOWED = 2;
const INTERLEAVED = 0.25;
const TIGHT = 0.25;
const MAX_CELL_WIDTH = 0.35;
/** Titles stand within this part of their height over the table. */
const TITLE_GAP = 0.8;
const MAX_TITLE_WORDS = 6;

function aligns(a: readonly Phrase[], b: readonly Phrase[]): boolean {
  return a.some((p) =>
    b.some(
      (q) =>
        Math.abs(p.x0 - q.x0) < ALIGNED ||
        Math.abs(p.x1 - q.x1) < ALIGNED ||
        Math.abs((p.x0 + p.x1) / 2 - (q.x0 + q.x1) / 2) < ALIGNED,
    ),
  );
}

function isTitleLine(row: readonly Phrase[]): boolean {
  return row.length >= 3 && !row.some((phrase) => isValueLike(phrase.text));
}

/** A table of one row has at least so many values, each under a title of its own. */
const MIN_TITLED = 4;

/** A row of texts with a date among them has at least so many, and so many such rows are a table. */
const MIN_IN_DATED = 4;
const MIN_DATED = 3;

/** True for a line of titles over the one row of their table. */
function isTitledRow(titles: readonly Phrase[], row: readonly Phrase[]): boolean {
  const values = row.filter(({ text }) => isValueLike(text));
  const isTitled = (value: Phrase): boolean => titles.some((title) => overlapX(title, value) > 0);
  return isTitleLine(titles) && values.length >= MIN_TITLED && values.every(isTitled);
}

/** Lines that overlap each other in height belong to one row of cells with different numbers of lines. */
function isInterleaved(above: Line | undefined, below: Line | undefined): boolean {
  if (above === undefined || below === undefined) return false;
  return above.y1 - below.y0 > INTERLEAVED * Math.min(above.y1 - above.y0, below.y1 - below.y0);
}

interface Run {
  from: number;
  to: number;
  multi: number;
  numeric: number;
  dated: number;
}

/** A line with a date among several texts is a row of a table where there are more of its kind. */
const isDated = (row: readonly Phrase[]): boolean =>
  row.length >= MIN_IN_DATED && row.some(({ text }) => isDateLike(text));

/** Maximal runs of lines whose phrases stand in columns. */
function findRuns(lines: readonly Line[], rows: readonly Phrase[][]): Run[] {
  const runs: Run[] = [];
  let run: Run | null = null;
  let singles = 0;
  let lastMulti = -1;
  let lastNumberEnd = 0;
  const close = (): void => {
    const isTable =
      run !== null &&
      run.multi >= 2 &&
      (run.numeric >= 2 ||
        run.dated >= MIN_DATED ||
        (run.numeric === 1 && isTitledRow(rows[run.from] ?? [], rows[lastMulti] ?? [])));
    if (run !== null && isTable) runs.push({ ...run, to: lastMulti });
    run = null;
  };
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? [];
    const line = lines[index];
    const before = lines[index - 1];
    if (line === undefined) continue;
    if (run !== null && before !== undefined && line.y0 - before.y1 > LARGEST_GAP * (line.y1 - line.y0))
      close();
    const hasNumber = row.some((phrase) => isNumberLike(phrase.text));
    // A line of titles below numbers opens the next table.
    const isFilled = run !== null && (run.numeric >= 1 || run.dated >= MIN_DATED);
    if (isFilled && isTitleLine(row) && lastNumberEnd <= line.y0 + 1) close();
    if (row.length >= 2 && (hasNumber || run !== null || row.length >= 3)) {
      const known = rows[lastMulti] ?? [];
      if (run !== null && !hasNumber && !aligns(row, known) && !aligns(row, rows[run.from] ?? [])) close();
      run ??= { from: index, to: index, multi: 0, numeric: 0, dated: 0 };
      run.multi += 1;
      if (isDated(row)) run.dated += 1;
      if (hasNumber) {
        run.numeric += 1;
        lastNumberEnd = line.y1;
      }
      lastMulti = index;
      singles = 0;
    } else if (run !== null && !isInterleaved(before, line)) {
      const around = unionRect(rows.slice(run.from, index).flat());
      const width = line.x1 - line.x0;
      const isTight = before !== undefined && line.y0 - before.y1 < TIGHT * (line.y1 - line.y0);
      if (!isTight) singles += 1;
      const tooWide = width > WIDE_TEXT * (around.x1 - around.x0);
      if (singles > SINGLES_ALLOWED || tooWide || line.x0 < around.x0 - 4) close();
    }
  }
  close();
  return runs;
}

/** A section row: one short text at the left edge of the table. */
function isSection(row: readonly Phrase[], left: number): boolean {
  const [only] = row;
  return (
    only !== undefined &&
    row.length === 1 &&
    Math.abs(only.x0 - left) < ALIGNED * 2 &&
    only.words.length <= MAX_TITLE_WORDS
  );
}

/**
 * Lines above a run that only hold column titles belong to it; so do section rows right below titles that stand over
 * the columns of numbers.
 */
function growUpwards(run: Run, lines: readonly Line[], rows: readonly Phrase[][]): number {
  const table = rows.slice(run.from, run.to + 1).flat();
  const { x0: left, x1: right } = unionRect(table);
  const numbers = table.filter((p) => isNumberLike(p.text));
  const firstNumber = Math.min(...numbers.map((p) => p.x0));
  let from = run.from;
  let sections = 0;
  for (let index = run.from - 1; index >= 0; index -= 1) {
    const [line, below, row] = [lines[index], lines[index + 1], rows[index] ?? []];
    if (line === undefined || below === undefined) break;
    if (below.y0 - line.y1 > TITLE_GAP * (line.y1 - line.y0)) break;
    const isTitleRow = row.every(
      (p) => p.x0 > firstNumber - 60 && p.x1 < right + 8 && p.words.length <= MAX_TITLE_WORDS,
    );
    const isOver =
      row.length > 1 && row.every((p) => p.x0 <= left + ALIGNED || numbers.some((q) => overlapX(p, q) > 0));
    if (
      (isTitleRow && (sections === 0 || isOver)) ||
      isInterleaved(line, below) ||
      (sections > 0 && isOver)
    ) {
      from = index;
      sections = 0;
    } else if (isSection(row, left) && sections < SINGLES_ALLOWED) sections += 1;
    else break;
  }
  return from;
}

/** Lines right below a run that only continue one of its cells belong to it. */
function growDownwards(run: Run, lines: readonly Line[], rows: readonly Phrase[][]): number {
  const table = unionRect(rows.slice(run.from, run.to + 1).flat());
  let to = run.to;
  for (let index = run.to + 1; index < rows.length; index += 1) {
    const [line, above, row] = [lines[index], lines[to], rows[index] ?? []];
    const [only] = row;
    if (line === undefined || above === undefined || only === undefined || row.length > 1) break;
    const isClose = line.y0 - above.y1 < TIGHT * (line.y1 - line.y0);
    const isInside =
      only.x0 > table.x0 - ALIGNED && only.x1 - only.x0 < MAX_CELL_WIDTH * (table.x1 - table.x0);
    if (!isClose || !isInside || isValueLike(only.text)) break;
    to = index;
  }
  return to;
}

/** Lines that hold a table which no rules draw, first and last line included. */
export interface LineRange {
  from: number;
  to: number;
}

/** Finds runs of aligned lines, with the titles above and the wrapped text below them. */
export function findLineRanges(lines: readonly Line[], rows: readonly Phrase[][]): LineRange[] {
  return findRuns(lines, rows).map((run) => ({
    from: growUpwards(run, lines, rows),
    to: growDownwards(run, lines, rows),
  }));
}
