import type { DocumentContext } from '../facts/document-context.ts';
import type { Fact } from '../facts/fact.ts';
import type { ReadValue } from './read-as.ts';
import type { TargetMetric } from '../vocabulary/metric-terms.ts';
import { readValue } from './read-value.ts';
import type { SenderFormat } from '../contract/lesson.ts';
import { isNumberType, isSameValue } from '../values/same-value.ts';

/** Leaves everything to the document. */
export const PLAIN_HABITS: SenderFormat = {
  sign: 1,
  scale: null,
  size: null,
  dayOrder: null,
  decimalStyle: null,
};

/** A scale that was learned of one number holds for others that are at most 100 times as large or as small. */
const SAME_SIZE = 2;

/** The size of the number that is printed for a value in a scale; null for zero. */
function printedSize(value: string, scale: number): number | null {
  const size = Math.log10(Math.abs(Number(value))) - scale;
  return Number.isFinite(size) ? Math.round(size * 10) / 10 : null;
}

/** Habits of one value: its scale holds for numbers of its size. */
export const ofSize = (habits: SenderFormat, value: string): SenderFormat =>
  habits.scale === null ? habits : { ...habits, size: printedSize(value, habits.scale) };

function isOfSize({ value }: ReadValue, { scale, size }: SenderFormat): boolean {
  if (scale === null || size === null) return true;
  const own = printedSize(value, scale);
  return own === null || Math.abs(own - size) <= SAME_SIZE;
}

function negated(value: string): string {
  if (/^0(?:\.0*)?$/u.test(value)) return value;
  return value.startsWith('-') ? value.slice(1) : `-${value}`;
}

/** What is known of a document, with the habits of a sender in place of what the document suggests. */
export function readInSenderFormat(
  context: DocumentContext,
  { scale, dayOrder, decimalStyle }: SenderFormat,
): DocumentContext {
  return {
    ...context,
    dayOrder: dayOrder ?? context.dayOrder,
    decimalStyle: decimalStyle ?? context.decimalStyle,
    ...(scale === null ? {} : { scaleOf: () => ({ scale, isStated: true }) }),
  };
}

/** A value that was read, in the sign in which the sender means it. */
export function signed<Read extends ReadValue>(
  read: Read,
  { metric }: TargetMetric,
  { sign }: SenderFormat,
): Read {
  if (read.isBlank || sign === 1 || !isNumberType(metric.type)) return read;
  return { ...read, value: negated(read.value) };
}

/** Reads a fact as a metric's value in the given manner, its scale left to the document where that is of other numbers; null when its form does not suit. */
export function readWith(
  fact: Fact,
  wanted: TargetMetric,
  context: DocumentContext,
  habits: SenderFormat,
): ReadValue | null {
  const scaled = readValue(fact, wanted, readInSenderFormat(context, habits));
  const read =
    scaled === null || scaled.isBlank || isOfSize(scaled, habits)
      ? scaled
      : readValue(fact, wanted, readInSenderFormat(context, { ...habits, scale: null }));
  return read === null ? null : signed(read, wanted, habits);
}

/** Ways in which a value may have been meant, the most usual first. */
function* possibleHabits(type: string): Iterable<SenderFormat> {
  yield PLAIN_HABITS;
  if (type === 'DATE') {
    for (const dayOrder of ['day-first', 'month-first'] as const) yield { ...PLAIN_HABITS, dayOrder };
    return;
  }
  if (!isNumberType(type)) return;
  for (const decimalStyle of [null, 'point', 'comma'] as const) {
    for (const scale of [null, 0, 3, 6] as const) {
      for (const sign of [1, -1] as const) yield { ...PLAIN_HABITS, sign, scale, decimalStyle };
    }
  }
}

/** The manner in which something printed reads as the value that a reviewer gave; null when it never does. */
export function habitsThatGive(
  { metric: { type } }: TargetMetric,
  value: string,
  readIn: (habits: SenderFormat) => ReadValue | null,
): SenderFormat | null {
  for (const habits of possibleHabits(type)) {
    const read = readIn(habits);
    if (read !== null && !read.isBlank && isSameValue(type, read.value, value)) return habits;
  }
  return null;
}
