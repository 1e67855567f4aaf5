import { isBlankMark } from '../../graph/value-shape.ts';
import { overlapX } from '../../pdf/geometry.ts';
import type { AccountLine } from './account-lines.ts';

/** A subtotal sums up at least so many lines. */
const FEWEST_PARTS = 2;
const NEGATIVE = /^\s*[(\-–—−]|[)\-–—−]\s*$/u;

/** An amount as its digits say it: amounts of one column have equally many behind the point. */
export function digitsOf(text: string): number {
  const amount = isBlankMark(text) ? 0 : Number(text.replace(/\D/gu, ''));
  return NEGATIVE.test(text) ? -amount : amount;
}

/** The amounts of a line beside those of another, by column; where one is missing they are told by their places. */
function amountsUnder(line: AccountLine, { amounts }: AccountLine): number[] {
  const isWhole = line.amounts.length === amounts.length;
  return amounts.map((amount, at) => {
    const own = isWhole ? line.amounts[at] : line.amounts.find((one) => overlapX(one, amount) > 0);
    return digitsOf(own?.text ?? '');
  });
}

/** True when parts add up to a line in at least half of its columns: recognition may spoil some. */
function isSumOf(line: AccountLine, parts: readonly AccountLine[]): boolean {
  const rows = parts.map((part) => amountsUnder(part, line));
  const columns = line.amounts.map(({ text }, at) => ({
    sum: digitsOf(text),
    parts: rows.map((row) => row[at] ?? 0).filter((amount) => amount !== 0),
  }));
  const moved = columns.filter(({ sum, parts: own }) => sum !== 0 || own.length > 0);
  const fitting = moved.filter(({ sum, parts: own }) => own.reduce((all, one) => all + one, 0) === sum);
  return fitting.some(({ sum }) => sum !== 0) && 2 * fitting.length >= moved.length;
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
