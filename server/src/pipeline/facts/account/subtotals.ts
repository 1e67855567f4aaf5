import { isBlankMark } from '../../graph/value-shape.ts';
import { overlapX } from '../../pdf/geometry.ts';
import type { AccountLine } from './account-lines.ts';

/** A subtotal sums up at least so many lines. */
const MIN_PARTS = 2;
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

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** What an amount and its parts are in each column. */
function columnsOf(line: AccountLine, parts: readonly AccountLine[]): { whole: number; parts: number[] }[] {
  const rows = parts.map((part) => amountsUnder(part, line));
  return line.amounts.map(({ text }, at) => ({
    whole: digitsOf(text),
    parts: rows.map((row) => row[at] ?? 0),
  }));
}

/** True when parts make up a line in at least half of its columns: recognition may spoil some. */
function fits(
  line: AccountLine,
  parts: readonly AccountLine[],
  made: (parts: readonly number[]) => number,
): boolean {
  const moved = columnsOf(line, parts).filter((column) => column.whole !== 0 || column.parts.some(Boolean));
  const fitting = moved.filter((column) => made(column.parts) === column.whole);
  return fitting.some(({ whole }) => whole !== 0) && 2 * fitting.length >= moved.length;
}

const isSumOf = (line: AccountLine, parts: readonly AccountLine[]): boolean => fits(line, parts, sumOf);

/** True for what is left of one line after another, where what is taken off is printed without a sign. */
function isDifference(line: AccountLine, parts: readonly AccountLine[]): boolean {
  const [first, second] = parts;
  if (parts.length !== 2 || first === undefined || second === undefined) return false;
  const isSigned = parts.some(({ amounts }) => amounts.some(({ text }) => digitsOf(text) < 0));
  if (isSigned || !isMoved(first) || !isMoved(second)) return false;
  return fits(line, parts, ([from = 0, less = 0]) => from - less);
}

/** True for a line that has any amount but nil. */
export const isMoved = ({ amounts }: AccountLine): boolean =>
  amounts.some(({ text }) => digitsOf(text) !== 0);

/** True where lines that follow a line make it up: more than one of them moves it, which no line does by accident. */
function isMadeUpOf(line: AccountLine, parts: readonly AccountLine[]): boolean {
  return parts.filter(isMoved).length >= MIN_PARTS && isSumOf(line, parts);
}

/** The shortest run of lines at the end of a list that adds up to a line; none when no run does. */
function runBefore(line: AccountLine, above: readonly AccountLine[]): AccountLine[] | null {
  for (let from = above.length - MIN_PARTS; from >= 0; from -= 1) {
    const parts = above.slice(from);
    if (isSumOf(line, parts) || isDifference(line, parts)) return parts;
  }
  return null;
}

/** The shortest run of lines right behind a line that it is made up of; none when no run is. */
function runBehind(line: AccountLine, below: readonly AccountLine[]): AccountLine[] | null {
  for (let to = MIN_PARTS; to <= below.length; to += 1) {
    const parts = below.slice(0, to);
    if (isMadeUpOf(line, parts)) return parts;
  }
  return null;
}

/** Subtotals, each with the lines that it sums up. */
export type Subtotals = ReadonlyMap<AccountLine, readonly AccountLine[]>;

/**
 * The lines of an account that sum up others, each with those: lines right above it, whether subtotals among them count or
 * not, or the lines right behind it.
 */
export function subtotalsOf(lines: readonly AccountLine[]): Subtotals {
  const found = new Map<AccountLine, AccountLine[]>();
  const parts = new Set<AccountLine>();
  const keep = (line: AccountLine, run: AccountLine[] | null): void => {
    if (run === null) return;
    found.set(line, run);
    for (const part of run) parts.add(part);
  };
  lines.forEach((line, index) => {
    const above = lines.slice(0, index);
    const [plain, open] = [above.filter((one) => !found.has(one)), above.filter((one) => !parts.has(one))];
    keep(line, runBefore(line, plain) ?? runBefore(line, open));
  });
  lines.forEach((line, index) => {
    if (!found.has(line) && !parts.has(line)) keep(line, runBehind(line, lines.slice(index + 1)));
  });
  return found;
}

/** The lines that a subtotal comes down to, itself where it sums up nothing. */
function leavesOf(line: AccountLine, subtotals: Subtotals): AccountLine[] {
  const parts = subtotals.get(line);
  return parts === undefined ? [line] : parts.flatMap((part) => leavesOf(part, subtotals));
}

/** True when all that a line comes down to is summed up in another. */
export function isWithin(line: AccountLine, whole: AccountLine, subtotals: Subtotals): boolean {
  if (line === whole || !subtotals.has(whole)) return false;
  const leaves = new Set(leavesOf(whole, subtotals));
  return leavesOf(line, subtotals).every((leaf) => leaves.has(leaf));
}
