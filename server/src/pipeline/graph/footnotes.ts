import type { Word } from '../contract/page.ts';
import type { PageGraph } from './page-graph.ts';
import type { Block } from './blocks.ts';
import { isRaised } from './lines.ts';

/** A note at the foot of a page or table: its text and the words that carry its mark. */
export interface Footnote {
  mark: string;
  block: Block;
  /** Words of the page above that refer to it. */
  references: Word[];
}

const MARK = /^(?:[*†‡§]{1,3}|\(?(?:\d{1,2}|[a-z])\)|\d{1,2})$/u;
const ENDING_MARK = /\p{L}[^\s]*?([*†‡§]{1,3}|\((?:\d{1,2}|[a-z])\))$/u;
const LEADING_MARK = /^([*†‡§]{1,3})\p{L}/u;
/** A raised mark stands this near to its word, as part of the word's height. */
const NEAR = 0.35;

function bare(mark: string): string {
  return mark.replace(/[()]/gu, '');
}

/** The mark that a block starts with, when it can be a note. */
function markOf({ words }: Block): string | null {
  const [first, second] = words;
  if (first === undefined) return null;
  const leading = LEADING_MARK.exec(first.text)?.[1];
  if (leading !== undefined) return leading;
  return second !== undefined && MARK.test(first.text) ? bare(first.text) : null;
}

/** Marks in the words of a line: at the end of a word, or small and raised right behind it. */
function marksOf(words: readonly Word[]): { mark: string; word: Word; isRaised: boolean }[] {
  return words.flatMap((word, index) => {
    const ending = ENDING_MARK.exec(word.text)?.[1];
    if (ending !== undefined) return [{ mark: bare(ending), word, isRaised: false }];
    const before = words[index - 1];
    if (before === undefined || !MARK.test(word.text)) return [];
    const isSymbol = !/^\d+$/u.test(word.text);
    const isFar = word.x0 - before.x1 > NEAR * (before.y1 - before.y0);
    const isHigh = isRaised(word, before);
    if (isFar || (!isHigh && !isSymbol)) return [];
    return [{ mark: bare(word.text), word, isRaised: isHigh }];
  });
}

/** The notes of a page whose mark stands with a word further up. */
export function footnotesOf({ blocks, lines }: Pick<PageGraph, 'blocks' | 'lines'>): Footnote[] {
  const marks = lines.flatMap((line) => marksOf(line.words));
  if (marks.length === 0) return [];
  return blocks.flatMap((block) => {
    const mark = markOf(block);
    if (mark === null) return [];
    const references = marks
      .filter(({ mark: other, word }) => other === mark && word.y1 <= block.y0 + 1)
      .map(({ word }) => word);
    return references.length === 0 ? [] : [{ mark, block, references }];
  });
}
