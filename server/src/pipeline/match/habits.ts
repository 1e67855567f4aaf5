import type { DocumentContext } from '../facts/document-context.ts';
import type { Fact } from '../facts/fact.ts';
import type { ReadValue } from './read-as.ts';
import type { TargetMetric } from '../vocabulary/metric-terms.ts';
import { readValue } from './read-value.ts';
import type { Habits } from '../contract/lesson.ts';
import { isNumberType, isSameValue } from '../values/same-value.ts';

/** Leaves everything to the document. */
export const PLAIN_HABITS: Habits = { sign: 1, scale: null, dayOrder: null, decimalStyle: null };

function negated(value: string): string {
  if (/^0(?:\.0*)?$/u.test(value)) return value;
  return value.startsWith('-') ? value.slice(1) : `-${value}`;
}

/** What is known of a document, with the habits of a sender in place of what the document suggests. */
export function inHabits(
  context: DocumentContext,
  { scale, dayOrder, decimalStyle }: Habits,
): DocumentContext {
  return {
    ...context,
    dayOrder: dayOrder ?? context.dayOrder,
    decimalStyle: decimalStyle ?? context.decimalStyle,
    ...(scale === null ? {} : { scaleOf: () => ({ scale, isStated: true }) }),
  };
}

/** A value that was read, in the sign in which the sender means it. */
export function signed<Read extends ReadValue>(read: Read, { metric }: TargetMetric, { sign }: Habits): Read {
  if (read.isBlank || sign === 1 || !isNumberType(metric.type)) return read;
  return { ...read, value: negated(read.value) };
}

/** Reads a fact as a metric's value in the given manner; null when its form does not suit. */
export function readWith(
  fact: Fact,
  wanted: TargetMetric,
  context: DocumentContext,
  habits: Habits,
): ReadValue | null {
  const read = readValue(fact, wanted, inHabits(context, habits));
  return read === null ? null : signed(read, wanted, habits);
}

/** Ways in which a value may have been meant, the most usual first. */
function* possibleHabits(type: string): Iterable<Habits> {
  yield PLAIN_HABITS;
  if (type === 'DATE') {
    for (const dayOrder of ['day-first', 'month-first'] as const) yield { ...PLAIN_HABITS, dayOrder };
    return;
  }
  if (!isNumberType(type)) return;
  for (const decimalStyle of [null, 'point', 'comma'] as const) {
    for (const scale of [null, 0, 3, 6] as const) {
      for (const sign of [1, -1] as const) yield { sign, scale, dayOrder: null, decimalStyle };
    }
  }
}

/** The manner in which something printed reads as the value that a reviewer gave; null when it never does. */
export function habitsThatGive(
  { metric: { type } }: TargetMetric,
  value: string,
  readIn: (habits: Habits) => ReadValue | null,
): Habits | null {
  for (const habits of possibleHabits(type)) {
    const read = readIn(habits);
    if (read !== null && !read.isBlank && isSameValue(type, read.value, value)) return habits;
  }
  return null;
}
