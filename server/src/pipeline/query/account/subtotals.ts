import { isBlankMark } from '../../graph/value-shape.ts';
import type { AccountLine } from './account-lines.ts';

/** A subtotal sums up at least so many lines. */
const FEWEST_PARTS = 2;
const NEGATIVE = /^\s*[(\-–—−]|[)\-–—−]\s*$/u;

/** An amount as its digits say it: amounts of one column have equally many behind the point. */
export function digitsOf(text: string): number {
  const amount = isBlankMark(text) ? 0 : Number(text.replace(/\D/gu, ''));
  return NEGATIVE.test(text) ? -amount : amount;
}

function isSumOf(line: AccountLine, parts: readonly AccountLine[]): boolean {
  const sums = line.amounts.map(({ text }) => digitsOf(text));
  return (
    sums.some((sum) => sum !== 0) &&
    parts.every(({ amounts }) => amounts.length === sums.length) &&
    sums.every(
      (sum, at) => parts.reduce((total, { amounts }) => total + digitsOf(amounts[at]?.text ?? ''), 0) === sum,
    )
  );
}

/** The lines of an account that sum up lines right above them in every column, each with those lines. */
export function subtotalsOf(lines: readonly AccountLine[]): Map<AccountLine, AccountLine[]> {
  const found = new Map<AccountLine, AccountLine[]>();
  lines.forEach((line, index) => {
    const above = lines.slice(0, index).filter((one) => !found.has(one));
    for (let from = above.length - FEWEST_PARTS; from >= 0; from -= 1) {
      const parts = above.slice(from);
      if (!isSumOf(line, parts)) continue;
      found.set(line, parts);
      return;
    }
  });
  return found;
}
