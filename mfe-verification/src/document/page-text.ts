import { smallestBoxAt, type PageBox, type PagePoint } from './page-box.ts';

/** A line of text on a page, or some words of it. */
export interface PageLine extends PageBox {
  readonly text: string;
}

const isInside = (box: PageBox, { page, x, y, w, h }: PageBox) => {
  const [middleX, middleY] = [x + w / 2, y + h / 2];
  return (
    page === box.page &&
    middleX > box.x &&
    middleX < box.x + box.w &&
    middleY > box.y &&
    middleY < box.y + box.h
  );
};

/** The lines whose middle is in a box. */
export function linesInBox(box: PageBox, lines: readonly PageLine[]): readonly PageLine[] {
  return lines.filter((line) => isInside(box, line));
}

/**
 * The words of a line. Only lines have boxes; a word takes its share of its line by the number of characters, which is
 * exact enough to say on which side of a column it stands.
 */
function wordsOf(line: PageLine): readonly PageLine[] {
  const length = Math.max(1, line.text.length);
  return [...line.text.matchAll(/\S+/g)].map((match) => ({
    ...line,
    text: match[0],
    x: line.x + (line.w * match.index) / length,
    w: (line.w * match[0].length) / length,
  }));
}

/** The words whose middle is in a box. */
export function wordsInBox(box: PageBox, lines: readonly PageLine[]): readonly PageLine[] {
  return lines.flatMap(wordsOf).filter((word) => isInside(box, word));
}

/** The box around words of a page; null around none. */
export function boxAround(words: readonly PageLine[]): PageBox | null {
  const [first] = words;
  if (first === undefined) return null;
  const x = Math.min(...words.map((word) => word.x));
  const y = Math.min(...words.map((word) => word.y));
  const w = Math.max(...words.map((word) => word.x + word.w)) - x;
  const h = Math.max(...words.map((word) => word.y + word.h)) - y;
  return { page: first.page, x, y, w, h };
}

function join(words: readonly PageLine[]): PageLine | null {
  const box = boxAround(words);
  return box && { ...box, text: words.map(({ text }) => text).join(' ') };
}

/** The words in a box, in the order of reading; null if there are none. */
export function textInBox(box: PageBox, lines: readonly PageLine[]): PageLine | null {
  return join(wordsInBox(box, lines).toSorted((left, right) => left.y - right.y || left.x - right.x));
}

/** The line under a point, and then every run of its words that holds the one under the point, the longest first. */
export function textsAtPoint(point: PagePoint, lines: readonly PageLine[]): readonly PageLine[] {
  const line = smallestBoxAt(lines, point);
  if (line === undefined) return [];
  const words = wordsOf(line);
  const at = words.findLastIndex(({ x }) => x <= point.x);
  const runs = words.flatMap((_, from) =>
    words.flatMap((__, last) => (from <= at && at <= last ? (join(words.slice(from, last + 1)) ?? []) : [])),
  );
  return [line, ...runs.toSorted((left, right) => right.text.length - left.text.length)];
}
