import type { Phrase } from '../../graph/lines.ts';
import type { TableRow } from '../../graph/table-cells.ts';
import type { Rect } from '../../contract/page.ts';
import { phraseOf, byLine } from '../../graph/lines.ts';
import { overlapX } from '../../pdf/geometry.ts';
import { isDateLike } from '../../graph/value-shape.ts';
import { isCellValue } from './row-words.ts';

/** A row as the phrases of each column. */
export interface GridRow extends Rect {
  cells: Phrase[][];
  kind: TableRow['kind'];
}

/** A stretch of a table under one head, in columns that its values show. */
export interface Grid extends Rect {
  columns: Span[];
  titles: GridTitle[];
  /** What the titles are made of. */
  head: readonly Phrase[];
  rows: GridRow[];
}

export type Span = Pick<Rect, 'x0' | 'x1'>;

/** Overlaps up to this many points are none. */
const TOUCH = 0.5;
/** Raised marks are lower than the text by this factor, and short. */
const SMALL = 0.8;
const MAX_MARK_LENGTH = 3;

interface Strand extends Span {
  phrases: { phrase: Phrase; row: number }[];
}

function meet(a: Strand, b: Strand): boolean {
  return a.phrases.some(({ row }) => b.phrases.some((other) => other.row === row));
}

/** Columns of body rows: phrases that stand over each other, unless a row has both of them side by side. */
function columnCandidates(rows: readonly (readonly Phrase[])[]): Strand[] {
  const heights = rows
    .flat()
    .map(({ y0, y1 }) => y1 - y0)
    .sort((a, b) => a - b);
  const least = SMALL * (heights[heights.length >> 1] ?? 0);
  const all = rows.flatMap((row, index) =>
    row
      .filter(({ y0, y1, text }) => y1 - y0 >= least || text.length > MAX_MARK_LENGTH)
      .map((phrase) => ({ phrase, row: index })),
  );
  let strands: Strand[] = [];
  for (const one of all.sort((a, b) => a.phrase.x1 - a.phrase.x0 - (b.phrase.x1 - b.phrase.x0))) {
    const isBeside = ({ phrases }: Strand): boolean =>
      phrases.some(({ phrase, row }) => row === one.row && phrase.line === one.phrase.line);
    const touched = strands.filter((strand) => overlapX(strand, one.phrase) > TOUCH && !isBeside(strand));
    const [first, ...others] = touched.sort((a, b) => overlapX(b, one.phrase) - overlapX(a, one.phrase));
    if (first === undefined) {
      strands.push({ x0: one.phrase.x0, x1: one.phrase.x1, phrases: [one] });
      continue;
    }
    const joined = others.filter((other) => !meet(first, other));
    if (joined.length < others.length) continue;
    first.phrases.push(one, ...joined.flatMap((strand) => strand.phrases));
    first.x0 = Math.min(first.x0, one.phrase.x0, ...joined.map((strand) => strand.x0));
    first.x1 = Math.max(first.x1, one.phrase.x1, ...joined.map((strand) => strand.x1));
    strands = strands.filter((strand) => !joined.includes(strand));
  }
  return strands.sort((a, b) => a.x0 - b.x0);
}

/** How far a phrase is from standing at an edge or in the middle of a column. */
export function distanceTo(phrase: Span, column: Span): number {
  const centre = Math.abs((phrase.x0 + phrase.x1 - column.x0 - column.x1) / 2);
  return Math.min(Math.abs(phrase.x0 - column.x0), Math.abs(phrase.x1 - column.x1), centre);
}

/** The column that a phrase overlaps most, else the one with the nearest edge or middle. */
export function columnAt(phrase: Span, columns: readonly Span[]): number {
  let best = 0;
  columns.forEach((column, index) => {
    const chosen = columns[best] ?? column;
    const [mine, other] = [overlapX(phrase, column), overlapX(phrase, chosen)];
    if (mine > 0 || other > 0 ? mine > other : distanceTo(phrase, column) < distanceTo(phrase, chosen))
      best = index;
  });
  return best;
}

/** Cuts a phrase that runs over several columns between words, where its parts stand in different columns. */
export function cutAtColumns(phrase: Phrase, columns: readonly Span[]): Phrase[] {
  const touched = columns.filter((column) => overlapX(phrase, column) > TOUCH);
  if (touched.length < 2 || phrase.words.length < 2) return [phrase];
  const parts: { at: number; words: Phrase['words'] }[] = [];
  for (const word of phrase.words) {
    const at = columnAt(word, columns);
    const last = parts.at(-1);
    if (last?.at === at) last.words.push(word);
    else parts.push({ at, words: [word] });
  }
  return parts.map(({ words }) => phraseOf(words, phrase.line));
}

/** The phrases of a row by column; a text may run on over empty columns, a value stands in its own. */
export function cellsOf(phrases: readonly Phrase[], columns: readonly Span[]): Phrase[][] {
  const cells: Phrase[][] = columns.map(() => []);
  for (const phrase of phrases) {
    const parts = isDateLike(phrase.text) ? [] : cutAtColumns(phrase, columns);
    const isMixed = parts.length > 1 && parts.some((part) => isCellValue(part.text));
    for (const part of isMixed ? parts : [phrase]) cells[columnAt(part, columns)]?.push(part);
  }
  return cells;
}

/** Columns that the phrases of body rows show, from left to right. */
export function columnsOf(rows: readonly (readonly Phrase[])[]): Span[] {
  return columnCandidates(rows).map(({ x0, x1 }) => ({ x0, x1 }));
}

/** Titles over one column: its own lines from top to bottom, and titles over several columns. */
export interface GridTitle {
  own: string[];
  over: string[];
}

/** A title that is wider than this many columns of its kind does not belong to one of them. */
const WIDER = 2.5;
/** Costs in points of giving a title to a column: beside it, and to one that has a title of the same line. */
const BESIDE = 5;
const SHARED = 12;
const NEAR = 0.2;

function hasOwnTitleBelow(phrase: Phrase, column: Span, titles: readonly Phrase[]): boolean {
  return titles.some(
    (other) =>
      other.y0 > phrase.y0 + 1 &&
      overlapX(other, column) > 0 &&
      other.x1 - other.x0 < WIDER * (column.x1 - column.x0),
  );
}

function costOf(phrase: Span, column: Span): number {
  if (overlapX(phrase, column) > 0) return NEAR * distanceTo(phrase, column);
  return BESIDE + Math.max(column.x0 - phrase.x1, phrase.x0 - column.x1, 0);
}

/** Gives the titles of one line to columns from left to right so that they stand as near to them as they can. */
function alignLine(phrases: readonly Phrase[], columns: readonly Span[]): number[] {
  let best: { cost: number; path: number[] }[] = columns.map((column, at) => ({
    cost: phrases[0] === undefined ? 0 : costOf(phrases[0], column),
    path: [at],
  }));
  for (const phrase of phrases.slice(1)) {
    best = columns.map((column, at) => {
      const before = best
        .slice(0, at + 1)
        .map(({ cost, path }, from) => ({ cost: cost + (from === at ? SHARED : 0), path }));
      const cheapest = before.reduce((a, b) => (b.cost < a.cost ? b : a));
      return { cost: cheapest.cost + costOf(phrase, column), path: [...cheapest.path, at] };
    });
  }
  return best.reduce((a, b) => (b.cost < a.cost ? b : a)).path;
}

/** What the lines below a line of titles have given to the columns. */
interface Below {
  titles: GridTitle[];
  boxes: (Span | undefined)[];
}

/** Phrases of a line that are titles of one column each; those over several go to the titles as such. */
function withoutSpans(
  line: readonly Phrase[],
  head: readonly Phrase[],
  columns: readonly Span[],
  below: Below,
): Phrase[] {
  return line.flatMap((phrase) => {
    const under = columns.flatMap((column, index) => (overlapX(phrase, column) > 1 ? [index] : []));
    const covered = under.filter((index) => hasOwnTitleBelow(phrase, columns[index] ?? phrase, head));
    if (covered.length > 1) {
      for (const index of covered) below.titles[index]?.over.unshift(phrase.text);
      return [];
    }
    const lonely = under.filter(
      (index) => !head.some((other) => other !== phrase && overlapX(other, columns[index] ?? other) > 0),
    );
    return lonely.length > 1 ? cutAtColumns(phrase, columns) : [phrase];
  });
}

/** Titles over the columns from the phrases of the head, read from the lowest line upwards. */
export function titlesOver(head: readonly Phrase[], columns: readonly Span[]): GridTitle[] {
  const below: Below = {
    titles: columns.map(() => ({ own: [], over: [] })),
    boxes: columns.map(() => undefined),
  };
  for (const line of byLine(head).reverse()) {
    const phrases = withoutSpans(line, head, columns, below);
    const places =
      phrases.length > columns.length
        ? phrases.map((phrase) => columnAt(phrase, columns))
        : alignLine(phrases, columns);
    [...phrases].reverse().forEach((phrase, index) => {
      const at = places[phrases.length - 1 - index] ?? 0;
      const known = below.boxes[at] ?? phrase;
      below.titles[at]?.own.unshift(phrase.text);
      below.boxes[at] = { x0: Math.min(known.x0, phrase.x0), x1: Math.max(known.x1, phrase.x1) };
    });
  }
  return below.titles;
}
