import { dataTypeOf } from '@assay/shared/domain';
import type { DocumentContext } from '../facts/document-context.ts';
import type { Fact } from '../facts/fact.ts';
import type { TargetMetric } from '../vocabulary/metric-terms.ts';
import type { ReadValue } from './read-as.ts';
import { readAnyNumber } from './read-number.ts';
import { readText } from './read-text.ts';
import { MAX_DOUBTED } from '../contract/candidate.ts';
import { withoutWeekday } from '../graph/value-shape.ts';
import { findDates } from '../values/dates.ts';
import { anyWord } from '../vocabulary/function-words.ts';
import { inAllLanguages } from '../vocabulary/language-files.ts';
import { saysOneOf, wordPattern } from '../vocabulary/word-pattern.ts';
import { lastDayOf } from '../facts/reporting-day.ts';
import { plain } from './read-as.ts';

/** What says of a lone date that a period begins with it. */
const START = wordPattern(inAllLanguages(({ positions, links }) => [...positions.beginning, ...links.from]));
/** A label that says no more than that a period is meant. */
const PERIOD = new RegExp(`^(?:${anyWord(({ periods }) => periods.period)}):?$`, 'iu');

/** A part of "14. 3. 2025". */
const DAY_OR_MONTH = /^\d{1,2}\.$/u;

const HALF_A_YEAR_MS = 182 * 24 * 60 * 60 * 1000;

/**
 * The day that a day without its year is near to: half a year before the end of the period that it begins ("1 January to
 * 31 December 2025"), or else the first day that the document names.
 */
function nearOf(
  { following }: Fact,
  isStart: boolean,
  { dayOrder, firstDate }: DocumentContext,
): string | undefined {
  const [end] = isStart ? findDates(following, dayOrder) : [];
  return end === undefined
    ? firstDate
    : new Date(Date.parse(end.iso) - HALF_A_YEAR_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** The last day of the period that a fact names, in doubt because no paper prints it (AMB-133); null where it names none. */
function endOfPeriod(fact: Fact): ReadValue | null {
  const value = lastDayOf(fact.text, fact.label !== '');
  return value === null ? null : { ...plain(fact, value, 0), most: MAX_DOUBTED };
}

/** Reads a fact as a date; null when it has none, or one end of a period where the other is asked. */
function readDateValue(fact: Fact, { terms }: TargetMetric, context: DocumentContext): ReadValue | null {
  const texts = fact.words.map(({ text }) =>
    DAY_OR_MONTH.test(text) ? text : text.replace(/^[(]|[),;:.]+$/gu, ''),
  );
  const isStart = terms.base === 'period_start';
  const near = fact.kind === 'prose' ? nearOf(fact, isStart, context) : undefined;
  const dates = findDates(texts, context.dayOrder, near);
  const found = isStart ? dates[0] : dates.at(-1);
  if (found === undefined) return fact.base === 'reporting_date' ? endOfPeriod(fact) : null;
  const isRange = dates.length === 2;
  if (isStart && !isRange && !saysOneOf(START, fact.label)) return null;
  if (!isStart && !isRange && PERIOD.test(fact.label)) return null;
  const covered = found.to - found.from;
  const isWhole = covered === withoutWeekday(fact.text).split(' ').length;
  const fit = isWhole || isRange ? 0.4 : -0.5;
  const words = fact.words.slice(found.from, found.to);
  return {
    value: found.iso,
    currency: null,
    fit,
    words,
    text: texts.slice(found.from, found.to).join(' '),
    isBlank: false,
  };
}

/** Reads a fact as a value of a metric; null when its form does not suit the metric's type. */
export function readValue(fact: Fact, wanted: TargetMetric, context: DocumentContext): ReadValue | null {
  const { reading } = dataTypeOf(wanted.metric.type);
  // Numbers and dates of running text are found with the sentence around them.
  if (fact.kind === 'clause' && reading !== 'text') return null;
  switch (reading) {
    case 'number':
      return readAnyNumber(fact, wanted, context);
    case 'date':
      return readDateValue(fact, wanted, context);
    case 'text':
      return fact.kind === 'prose' ? null : readText(fact, wanted);
  }
}
