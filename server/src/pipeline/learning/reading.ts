import type { DocumentContext } from '../query/document-context.ts';
import type { Fact } from '../query/facts.ts';
import type { ReadValue, Wanted } from '../query/values.ts';
import { readValue } from '../query/values.ts';
import type { Habits } from './lesson.ts';

/** Leaves everything to the document. */
export const PLAIN_HABITS: Habits = { sign: 1, scale: null, dayOrder: null, decimalStyle: null };

const NUMBERS = new Set(['CURRENCY', 'NUMERIC', 'PERCENTAGE']);

function negated(value: string): string {
  if (/^0(?:\.0*)?$/u.test(value)) return value;
  return value.startsWith('-') ? value.slice(1) : `-${value}`;
}

/** Reads a fact as a metric's value in the given manner; null when its form does not suit. */
export function readWith(
  fact: Fact,
  wanted: Wanted,
  context: DocumentContext,
  { sign, scale, dayOrder, decimalStyle }: Habits,
): ReadValue | null {
  const read = readValue(fact, wanted, {
    ...context,
    dayOrder: dayOrder ?? context.dayOrder,
    decimalStyle: decimalStyle ?? context.decimalStyle,
    ...(scale === null ? {} : { scaleOf: () => scale }),
  });
  if (read === null || read.isBlank || sign === 1 || !NUMBERS.has(wanted.metric.type)) return read;
  return { ...read, value: negated(read.value) };
}

function plainText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** Plain decimals of any spelling that mean one number, and texts that differ in case and spaces only. */
export function isSameValue(type: string, a: string, b: string): boolean {
  if (!NUMBERS.has(type)) return plainText(a) === plainText(b);
  const normal = (text: string): string => {
    const [whole = '', fraction = ''] = text.replace(/^-/u, '').split('.');
    const digits = `${whole.replace(/^0+(?=\d)/u, '')}.${fraction.replace(/0+$/u, '')}`;
    return `${text.startsWith('-') && digits !== '0.' ? '-' : ''}${digits}`;
  };
  return normal(a.trim()) === normal(b.trim());
}

/** Ways in which a value may have been meant, the most usual first. */
function* possibleHabits(type: string): Iterable<Habits> {
  yield PLAIN_HABITS;
  if (type === 'DATE') {
    for (const dayOrder of ['day-first', 'month-first'] as const) yield { ...PLAIN_HABITS, dayOrder };
    return;
  }
  if (!NUMBERS.has(type)) return;
  for (const decimalStyle of [null, 'point', 'comma'] as const) {
    for (const scale of [null, 0, 3, 6] as const) {
      for (const sign of [1, -1] as const) yield { sign, scale, dayOrder: null, decimalStyle };
    }
  }
}

/** The manner in which a fact reads as the value that a reviewer gave; null when it never does. */
export function habitsThatGive(
  fact: Fact,
  wanted: Wanted,
  context: DocumentContext,
  value: string,
): Habits | null {
  const { type } = wanted.metric;
  for (const habits of possibleHabits(type)) {
    const read = readWith(fact, wanted, context, habits);
    if (read === null) continue;
    if (!read.isBlank && isSameValue(type, read.value, value)) return habits;
  }
  return null;
}
