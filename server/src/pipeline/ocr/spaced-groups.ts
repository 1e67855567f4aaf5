import { overlapY } from '../pdf/geometry.ts';
import { joined } from './number-words.ts';
import type { OcrWord } from './ocr.ts';
import { eachWord, NEVER_PRINTED, PLACES, repairPass } from './repair.ts';

/**
 * Where groups of digits are parted by spaces, recognition misses one now and then: `1519 605` under `1 604 312`. The
 * number is put together where the column shows that it is one.
 */

const FIRST_GROUP = /^[-–−+(]*\d{1,3}$/u;
const GROUPS_RUN_TOGETHER = /^[-–−+(]*\d{4,6}$/u;
/** Dust among the digits of the first group, `4.3 750,00`: a number has its point once. */
const WITH_DUST = /^([-–−+(]*\d{1,2})\.(\d{1,2})$/u;
const LAST_GROUP = /^\d{3},\d{2}\)?$/u;
const NEXT_GROUP = /^\d{3}(?:[.,]\d{2})?\)?$/u;
/** A first group that its last one corrects is not surer than this. */
const SURE = 0.75;
/** The space between groups is narrower than this part of the height. */
const SPACE = 0.7;
/** Numbers end at the same place when their right edges differ by less than this part of their height. */
const ALIGNED = 0.5;
/** Fewer numbers in groups than this in a column show no custom. */
const FEWEST = 2;

function follows(left: OcrWord, right: OcrWord): boolean {
  const height = Math.min(left.y1 - left.y0, right.y1 - right.y0);
  const gap = right.x0 - left.x1;
  return gap >= 0 && gap < SPACE * height && overlapY(left, right) > height / 2;
}

const isPair = (head: RegExp, left: OcrWord | undefined, right: OcrWord): boolean =>
  left !== undefined && head.test(left.text) && NEXT_GROUP.test(right.text) && follows(left, right);

/** A first group of digits without the point that its last group shows to be dust. */
function withoutPoint(word: OcrWord, next: OcrWord | undefined): OcrWord {
  const digits = WITH_DUST.exec(word.text);
  if (digits === null || next === undefined || !LAST_GROUP.test(next.text) || !follows(word, next))
    return word;
  const text = `${digits[1] ?? ''}${digits[2] ?? ''}`;
  return text.replace(/\D/gu, '').length > 3
    ? word
    : { ...word, text, confidence: Math.min(SURE, word.confidence) };
}

/** Numbers in groups without the dust in their first one, "4.3 750,00". */
export const GROUPS_WITH_DUST = repairPass(
  'dust-in-groups',
  { below: NEVER_PRINTED, place: PLACES.number },
  eachWord((word, { next }) => withoutPoint(word, next)),
);

/** The words with each number whose first groups run together as one word. */
export function withSpacedGroups(words: readonly OcrWord[]): OcrWord[] {
  const grouped = words.filter((word, at) => isPair(FIRST_GROUP, words[at - 1], word));
  const isCustom = (word: OcrWord): boolean => {
    const reach = ALIGNED * (word.y1 - word.y0);
    return grouped.filter(({ x1 }) => Math.abs(x1 - word.x1) < reach).length >= FEWEST;
  };
  const whole: OcrWord[] = [];
  for (const word of words) {
    const last = whole.at(-1);
    if (last === undefined || !isPair(GROUPS_RUN_TOGETHER, last, word) || !isCustom(word)) whole.push(word);
    else whole[whole.length - 1] = joined(last, word);
  }
  return whole;
}
