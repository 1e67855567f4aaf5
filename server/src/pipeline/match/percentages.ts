import type { Fact } from '../facts/fact.ts';
import { inAllLanguages } from '../vocabulary/language-files.ts';
import { beginsWithOneOf, saysOneOf, wordPattern } from '../vocabulary/word-pattern.ts';
import { absoluteDecimal } from '../values/decimals.ts';
import type { PrintedNumber } from '../values/numbers.ts';

/** What tells percentages from amounts: their sign, what stands around them says, and how many digits they have. */

const PERCENT = wordPattern(inAllLanguages(({ percent }) => percent));

function saysPercent(text: string): boolean {
  return text.includes('%') || saysOneOf(PERCENT, text);
}

/** A number of more digits before its point is no percentage unless it says so. */
const MAX_DIGITS = 3;

function isShort({ value }: PrintedNumber): boolean {
  const [whole = ''] = absoluteDecimal(value).split('.');
  return whole.length <= MAX_DIGITS;
}

/** True for a bare number of few digits in a column of percentages, "6,18" under "% der Zusage", and for "500 basis points". */
export function isShare(fact: Fact, number: PrintedNumber): boolean {
  const isBare = number.currency === null && number.unit === 0;
  if (!isBare || !isShort(number)) return false;
  return saysPercent(fact.headers.at(-1) ?? '') || beginsWithOneOf(PERCENT, fact.following.join(' '));
}

/** How well the form of a number suits a percentage, from -1 to 1; null when it is none. */
export function percentageFit(fact: Fact, number: PrintedNumber): number | null {
  if (number.currency !== null || number.isMultiple || number.unit > 0) return null;
  if (number.isPercentage || saysPercent([fact.label, ...fact.headers].join(' '))) return 0.5;
  return isShort(number) && /[.,]/u.test(fact.text) ? -0.6 : null;
}
