import { median } from '@assay/shared/domain';
import type { Word } from '../contract/page.ts';
import { memoize } from '../memoize.ts';
import type { Block } from '../graph/blocks.ts';
import { readAmountNote } from '../values/amount-notes.ts';
import { isLegalForm } from '../vocabulary/legal-forms.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { structureOf } from '../graph/page-graph.ts';

/**
 * What stands in the margin of a page and is none of what the page says: a remark in the foot that is a sentence, the line
 * that a mail program or a browser prints over what it prints, and whose the words are.
 */

/** The margins are this part of the page's height; texts of a page end before them. */
const MARGIN = 0.05;
/** A remark has at most so many lines, and at least so many words. */
const MAX_LINES = 2;
const MIN_WORDS = 4;
/** It stands apart from other text by this many of its heights, */
const APART = 0.8;
/** from what stands beside it, a page number, by so many, */
const BESIDE = 2;
/** and is set no larger than this part of the page's usual height of letters. */
const LARGEST = 1.1;

const ENDS_SENTENCE = /[\p{L}\d%)”"’][.!?]$/u;
/** Inside a text, a word of two letters and more with a full stop: shorter ones are abbreviations. */
const ENDS_INNER = /\p{L}{2}[)”"’]?[.!?]$/u;
/** Who owns the words of a page. */
const COPYRIGHT = /^(?:©|\(c\)\s|copyright\s)/iu;
/** Where a printed message or page comes from, and at what time of day. */
const FROM_ADDRESS = /\S@\S|\b(?:https?|file):\/\//u;
const TIME_OF_DAY = /(?<![\d:])\d{1,2}[:.]\d{2}(?![\d.,])/u;

const isInHead = ({ height }: PageGraph, { y1 }: Block): boolean => y1 < MARGIN * height;
const isInFoot = ({ height }: PageGraph, { y0 }: Block): boolean => y0 > (1 - MARGIN) * height;

const textOf = ({ words }: Block): string => words.map(({ text }) => text).join(' ');

/** True for a block of few lines that no text of the page is near to; what stands in the margin beside it is none. */
function standsApart(page: PageGraph, block: Block): boolean {
  const height = (block.y1 - block.y0) / block.phrases.length;
  return page.blocks.every(
    (other) =>
      other === block ||
      isInHead(page, other) ||
      isInFoot(page, other) ||
      Math.max(other.y0 - block.y1, block.y0 - other.y1) >= APART * height ||
      Math.max(other.x0 - block.x1, block.x0 - other.x1) >= BESIDE * height,
  );
}

/** A sentence without its full stop has at least so many words, and this part of them in small letters. */
const MIN_IN_OPEN = 5;
const SMALL_PART = 0.6;
const SMALL = /^\p{Ll}/u;

/** True for one sentence or several; the full stop of a name's legal form ends none, and a note on amounts is none. */
function saysSentence(words: readonly Word[]): boolean {
  const texts = words.map(({ text }) => text);
  const last = texts.at(-1) ?? '';
  if (texts.length < MIN_WORDS || readAmountNote(texts.join(' '))?.isLone === true) return false;
  if (!ENDS_SENTENCE.test(last)) {
    const small = texts.filter((text) => SMALL.test(text));
    return texts.length >= MIN_IN_OPEN && small.length >= SMALL_PART * texts.length;
  }
  const endsInside = (text: string, at: number): boolean =>
    ENDS_INNER.test(text) && (!isLegalForm(text) || /:$/u.test(texts[at + 1] ?? ''));
  return !isLegalForm(last) || texts.slice(0, -1).some(endsInside);
}

function isRemark(page: PageGraph, block: Block, usual: number): boolean {
  const [first] = block.phrases;
  if (first === undefined || block.phrases.length > MAX_LINES || !standsApart(page, block)) return false;
  const text = textOf(block);
  const isInMargin = isInHead(page, block) || isInFoot(page, block);
  if (isInMargin && (COPYRIGHT.test(text) || (FROM_ADDRESS.test(text) && TIME_OF_DAY.test(text))))
    return true;
  const isSmall = first.y1 - first.y0 <= LARGEST * usual;
  return isInFoot(page, block) && isSmall && saysSentence(block.words);
}

/** The page without the remarks in its margins: what its values, names and dates may be taken from. */
export const bodyOf = memoize((page: PageGraph): PageGraph => {
  const usual = median(page.lines.map(({ y0, y1 }) => y1 - y0)) ?? 0;
  const remarks = new Set<Word>(
    page.blocks.filter((block) => isRemark(page, block, usual)).flatMap(({ words }) => words),
  );
  if (remarks.size === 0 || remarks.size === page.page.words.length) return page;
  const words = page.page.words.filter((word) => !remarks.has(word));
  return Object.assign(structureOf({ ...page.page, words }), { place: page.place });
});
