import { overlapX, unionRect } from '../pdf/geometry.ts';
import { type Rect } from '../contract/page.ts';
import type { Word } from '../contract/page.ts';
import type { Phrase } from './lines.ts';

/** Lines of a block stand closer than this part of their height. */
const LEADING = 0.55;
/** A letter may be set with so much space between its lines; a line of text has so many words. */
const WIDE_LEADING = 1.4;
const LINE_OF_TEXT = 8;
/** A gap that is wider than the block's own by this part of the height ends it. */
const WIDER = 0.22;
const SAME_SIZE = 0.16;
const ALIGNED = 3;
/** The number or bullet of a paragraph whose further lines begin under its text. */
const LIST_MARK = /^(?:\(?(?:\d{1,2}|\p{Ll}|[ivx]{1,4})[.)]|[•–-])$/u;
const BULLET = /^[•–-]$/u;

/** Where the text of a numbered paragraph begins; of any other line its own beginning. */
function textStart(block: readonly Phrase[], last: Phrase): number {
  const [mark, text] = last.words;
  return block.length === 1 && text !== undefined && LIST_MARK.test(mark?.text ?? '') ? text.x0 : last.x0;
}

const markOf = ({ words: [first, ...more] }: Phrase): string =>
  more.length > 0 && LIST_MARK.test(first?.text ?? '') ? (first?.text ?? '') : '';

/** True for the next item of a list: the line before begins with the same bullet, or opens the list with a colon. */
function isNextItem(block: readonly Phrase[], next: Phrase): boolean {
  const mark = markOf(next);
  if (!BULLET.test(mark)) return false;
  return block[0] === undefined || markOf(block[0]) === mark || /:$/u.test(block.at(-1)?.text ?? '');
}

/** True for a line of text in the middle of a sentence, under which a further line begins. */
function runsOn(last: Phrase, next: Phrase): boolean {
  const isLine = last.words.length >= LINE_OF_TEXT && !/[.:;!?]$/u.test(last.text);
  return isLine && next.x1 <= last.x1 + (last.y1 - last.y0) * 4 && Math.abs(last.x0 - next.x0) < ALIGNED;
}

function continues(block: readonly Phrase[], next: Phrase): boolean {
  const last = block.at(-1);
  const before = block.at(-2);
  if (last === undefined || last.line === next.line || isNextItem(block, next)) return false;
  const height = last.y1 - last.y0;
  const gap = next.y0 - last.y1;
  if (gap < -0.5 * height || gap > (runsOn(last, next) ? WIDE_LEADING : LEADING) * height) return false;
  if (before !== undefined && gap - (last.y0 - before.y1) > WIDER * height) return false;
  if (Math.abs(next.y1 - next.y0 - height) > SAME_SIZE * height) return false;
  if (overlapX(last, next) <= 0) return false;
  const left = Math.min(Math.abs(last.x0 - next.x0), Math.abs(textStart(block, last) - next.x0));
  const right = Math.abs(last.x1 - next.x1);
  const centre = Math.abs((last.x0 + last.x1) / 2 - (next.x0 + next.x1) / 2);
  return Math.min(left, right, centre) < ALIGNED;
}

/** Groups the phrases of a page into blocks, in reading order of their first lines. */
export function buildBlocks(rows: readonly Phrase[][]): Block[] {
  const open: Phrase[][] = [];
  const done: Phrase[][] = [];
  for (const row of rows) {
    const top = row[0]?.y0 ?? 0;
    for (let index = open.length - 1; index >= 0; index -= 1) {
      const last = open[index]?.at(-1);
      if (last === undefined || top - last.y1 > 2 * (last.y1 - last.y0)) done.push(...open.splice(index, 1));
    }
    for (const phrase of row) {
      const home = open.find((block) => continues(block, phrase));
      if (home === undefined) open.push([phrase]);
      else home.push(phrase);
    }
  }
  done.push(...open);
  return done
    .map((phrases) => ({ ...unionRect(phrases), phrases, words: phrases.flatMap((phrase) => phrase.words) }))
    .sort((a, b) => (a.phrases[0]?.line ?? 0) - (b.phrases[0]?.line ?? 0) || a.x0 - b.x0);
}
/** Phrases stacked closely with a common edge: a paragraph, an address, a wrapped cell. */
export interface Block extends Rect {
  phrases: Phrase[];
  words: Word[];
}
