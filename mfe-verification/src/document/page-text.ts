import { hasOwnUnit, readTypedNumber } from '@assay/shared/domain';
import { smallestBoxAt, type PageBox, type PagePoint } from './page-box.ts';

/** A line of text on a page, or some words of it. */
export interface PageLine extends PageBox {
  readonly text: string;
  /** Where its words are: x, y, w and h of each one, in thousandths of the box; absent for one word. */
  readonly words?: readonly number[] | undefined;
  /** On a scanned page: the words that were read badly, from 0. */
  readonly unsure?: readonly number[] | undefined;
}

/** The numbers that place a word. */
const PLACE = 4;

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
 * The words of a line, in the order of its text. Where their places are unknown, each takes its share of the line by the
 * number of its characters, which is exact enough to say on which side of a column it stands.
 */
function wordsOf({ page, x, y, w, h, text, words: places = [] }: PageLine): readonly PageLine[] {
  const found = [...text.matchAll(/\S+/g)];
  const length = Math.max(1, text.length);
  const arePlaced = places.length === found.length * PLACE;
  return found.map((match, index) => {
    const [left = 0, top = 0, width = 0, height = 0] = arePlaced
      ? places.slice(index * PLACE, (index + 1) * PLACE).map((share) => share / 1000)
      : [match.index / length, 0, match[0].length / length, 1];
    return { page, x: x + w * left, y: y + h * top, w: w * width, h: h * height, text: match[0] };
  });
}

/** A word with a unit behind it, such as `18.0 million`, is read together with it. */
const withUnit = (word: PageLine, next: PageLine | undefined): PageLine => {
  const words = `${word.text} ${next?.text ?? ''}`.trim();
  return hasOwnUnit(words) && readTypedNumber(words).kind !== 'invalid' ? { ...word, text: words } : word;
};

/** The numbers of a line: the whole of it, or those of its words that have digits. */
export function numbersOf(line: PageLine): readonly PageLine[] {
  if (!/\d/u.test(line.text)) return [];
  if (readTypedNumber(line.text).kind !== 'invalid') return [line];
  const words = wordsOf(line);
  return words.flatMap((word, index) => (/\d/u.test(word.text) ? [withUnit(word, words[index + 1])] : []));
}

/** The words of scanned pages that were read badly. */
export function lowConfidenceWordsOf(lines: readonly PageLine[]): readonly PageLine[] {
  return lines.flatMap((line) => {
    const { unsure = [] } = line;
    if (unsure.length === 0) return [];
    const words = wordsOf(line);
    return unsure.flatMap((index) => words[index] ?? []);
  });
}

/** Whether two lines of a page stand in one row: half of the lower one is beside the other. */
function isSameRow(one: PageLine, other: PageLine): boolean {
  const shared = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return shared > Math.min(one.h, other.h) / 2;
}

/** Lines row by row, from the top, and from the left within a row. */
function inOrderOfReading(lines: readonly PageLine[]): readonly PageLine[] {
  const rows: PageLine[][] = [];
  for (const line of lines.toSorted((one, other) => one.y + one.h / 2 - other.y - other.h / 2)) {
    const row = rows.at(-1);
    if (row?.[0] && isSameRow(row[0], line)) row.push(line);
    else rows.push([line]);
  }
  return rows.flatMap((row) => row.toSorted((one, other) => one.x - other.x));
}

/** How far a point is from a box; 0 inside. */
function distanceTo({ x, y, w, h }: PageBox, point: PagePoint): number {
  const across = Math.max(x - point.x, 0, point.x - x - w);
  const down = Math.max(y - point.y, 0, point.y - y - h);
  return Math.hypot(across, down);
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
  return join(wordsInBox(box, inOrderOfReading(lines.filter(({ page }) => page === box.page))));
}

/** The line under a point, and then every run of its words that holds the one under the point, the longest first. */
export function textsAtPoint(point: PagePoint, lines: readonly PageLine[]): readonly PageLine[] {
  const line = smallestBoxAt(lines, point);
  if (line === undefined) return [];
  const words = wordsOf(line);
  const distances = words.map((word) => distanceTo(word, point));
  const at = distances.indexOf(Math.min(...distances));
  const runs = words.flatMap((_, from) =>
    words.flatMap((__, last) => (from <= at && at <= last ? (join(words.slice(from, last + 1)) ?? []) : [])),
  );
  return [line, ...runs.toSorted((left, right) => right.text.length - left.text.length)];
}
