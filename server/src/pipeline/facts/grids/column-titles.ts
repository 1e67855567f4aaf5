import type { Phrase } from '../../graph/lines.ts';
import { byLine } from '../../graph/lines.ts';
import type { Rect } from '../../contract/page.ts';
import { overlapX } from '../../pdf/geometry.ts';
import { columnAt, cutAtColumns, distanceTo } from './grid-columns.ts';

type Span = Pick<Rect, 'x0' | 'x1'>;

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
