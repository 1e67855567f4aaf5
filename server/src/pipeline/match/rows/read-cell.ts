import { textOf } from '../../graph/lines.ts';
import { textOfWords } from '../../graph/broken-amounts.ts';
import type { Phrase } from '../../graph/lines.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import type { SenderFormat } from '../../contract/lesson.ts';
import { readInSenderFormat, signed } from '../habits.ts';
import type { Word } from '../../contract/page.ts';
import { titleScale } from '../../values/title-scale.ts';
import { CURRENCY_CODE, CURRENCY_SIGN, currencyOfMark } from '../../vocabulary/currencies.ts';
import { ANY_SCALE } from '../../vocabulary/units.ts';
import { findCurrency } from '../../values/currencies.ts';
import { findDates, readDate } from '../../values/dates.ts';
import type { DocumentContext } from '../../facts/document-context.ts';
import type { Fact } from '../../facts/fact.ts';
import { plainFact } from '../../facts/fact.ts';
import { readNumber } from '../../values/numbers.ts';
import { isBareForm } from '../../vocabulary/legal-forms.ts';
import type { ReadValue } from '../read-as.ts';
import type { TargetMetric } from '../../vocabulary/metric-terms.ts';
import { readValue } from '../read-value.ts';
import { nameText, nameWords, unmarkedWords } from '../../facts/grids/name-words.ts';
import { isCellValue, isEmptyMark, statusOf } from '../../facts/grids/row-words.ts';

/** A value of a cell; `isPartial` for a date of which only a part is printed. */
export interface CellValue extends ReadValue {
  isPartial?: boolean;
}

/** What the head of a column says of its amounts. */
export interface ColumnUnit {
  title: string;
  currency: string | null;
  scale: number | null;
}

const MAX_TEXT_LENGTH = 12;

/** A code or symbol with a letter for its scale: "SEKm", "US$m", "€k". */
const SHORT_UNIT = new RegExp(
  `(?<!\\p{L})(${CURRENCY_CODE}|${CURRENCY_SIGN})\\s?(${ANY_SCALE})(?![\\p{L}\\p{N}])`,
  'iu',
);

const factOf = (page: PageGraph, words: Word[], title: string): Fact => ({
  ...plainFact({ page, kind: 'beside', label: title, words, text: textOfWords(words) }),
  headers: [title],
});

/** What a fact's words say; `fit` is how well they have the form of the metric. */
const cellValue = ({ words, text }: Fact, value: string, fit = 0): CellValue => ({
  value,
  currency: null,
  fit,
  words,
  text,
  isBlank: false,
});

/** A month, quarter or year as its first day. */
function partialDate(fact: Fact, context: DocumentContext): CellValue | null {
  const text = fact.text.trim().replace(/[*†‡§]+$/u, '');
  const year = /^(?:19|20)\d{2}$/u.exec(text);
  const quarter = /^([QH])([1-4])[\s'’/-]{0,2}(\d{4}|\d{2})$/iu.exec(text);
  const yearFirst = /^((?:19|20)\d{2})[./-](\d{1,2})$/u.exec(text);
  const month = /^(\d{1,2})[./-](\d{4})$/u.exec(text);
  const named = /^(\p{L}{3,9}\.?)[\s'’/-]{0,2}(\d{4}|\d{2})$/u.exec(text);
  const full = (short: string): string =>
    short.length === 2 ? `${Number(short) < 70 ? '20' : '19'}${short}` : short;
  const months = (count: number): string => String(count).padStart(2, '0');
  let day: string | null = null;
  if (year !== null) day = `${text}-01-01`;
  else if (quarter !== null) {
    const length = quarter[1]?.toUpperCase() === 'Q' ? 3 : 6;
    day = `${full(quarter[3] ?? '')}-${months(1 + length * (Number(quarter[2]) - 1))}-01`;
  } else if (yearFirst !== null) day = `${yearFirst[1]}-${months(Number(yearFirst[2]))}-01`;
  else if (month !== null) day = `${month[2]}-${months(Number(month[1]))}-01`;
  else if (named !== null) day = `1 ${named[1]} ${full(named[2] ?? '')}`;
  if (day === null) return null;
  const [found] = findDates(day.split(' '), context.dayOrder);
  if (found === undefined) return null;
  return { ...cellValue(fact, found.iso), isPartial: true };
}

/** A date that a narrow column breaks behind a hyphen or stroke. */
function brokenDate(fact: Fact, context: DocumentContext): CellValue | null {
  const iso = readDate(fact.text.replace(/(?<=[-/.])\s+/gu, ''), context.dayOrder);
  return iso === null ? null : cellValue(fact, iso, 0.4);
}

/** A percentage whose sign stands nowhere: a column that is known to hold rates may leave it out. */
function bareRate(fact: Fact, context: DocumentContext): CellValue | null {
  const number = readNumber(fact.text, context.decimalStyle);
  if (number === null || number.currency !== null || number.isMultiple || number.unit > 0) return null;
  return cellValue(fact, number.value, -0.3);
}

/** Any text under a title that asks for one: even a word that names something elsewhere, such as "Drawdown". */
function plainText(fact: Fact, { metric, terms }: TargetMetric): CellValue | null {
  const isFree = terms.values.length === 0 && !metric.validators.some(({ regex }) => regex);
  if (!isFree || fact.words.length > MAX_TEXT_LENGTH || isCellValue(fact.text)) return null;
  return cellValue(fact, fact.text);
}

/** An option told in more words than one: "Sold (fully realised)". */
function matchingOption(fact: Fact, wanted: TargetMetric): CellValue | null {
  const value = statusOf(fact.text, wanted);
  return value === null ? null : cellValue(fact, value, 0.5);
}

/** What a title says of currency and scale. */
export function unitOf(title: string): ColumnUnit {
  const short = SHORT_UNIT.exec(title);
  return {
    title,
    currency: currencyOfMark(short?.[1] ?? null) ?? findCurrency(title)?.code ?? null,
    scale: titleScale(title),
  };
}

function contextWith(
  context: DocumentContext,
  unit: ColumnUnit,
  rowCurrency: string | null,
): DocumentContext {
  const { currency, scale } = unit;
  return {
    ...context,
    currency: rowCurrency ?? currency ?? context.currency,
    ...(scale === null ? {} : { scaleOf: () => ({ scale, isStated: true }) }),
  };
}

/** The ISO code that a cell of a column of currencies says; null when it says none. */
export function currencyOfCell(phrases: readonly Phrase[]): string | null {
  const text = textOf(phrases);
  return text.length <= 4 ? currencyOfMark(text) : null;
}

/** Where a cell is read: its page, what its column says, and the currency its row states. */
export interface CellPlace {
  page: PageGraph;
  unit: ColumnUnit;
  rowCurrency: string | null;
}

/** Reads the phrases of a cell as a value of a metric; null when they have not its form. */
export function readCell(
  phrases: readonly Phrase[],
  wanted: TargetMetric,
  { page, unit, rowCurrency }: CellPlace,
  context: DocumentContext,
): CellValue | null {
  const kept = unmarkedWords(phrases);
  const fact = factOf(page, kept, unit.title);
  if (kept.length === 0) return null;
  if (isEmptyMark(fact.text)) return { ...cellValue(fact, ''), isBlank: true };
  const read = readValue(fact, wanted, contextWith(context, unit, rowCurrency));
  if (read !== null) return read;
  if (wanted.terms.values.length > 0) return matchingOption(fact, wanted);
  if (wanted.metric.type === 'DATE') return brokenDate(fact, context) ?? partialDate(fact, context);
  if (wanted.metric.type === 'STRING') return plainText(fact, wanted);
  return wanted.metric.type === 'PERCENTAGE' ? bareRate(fact, context) : null;
}

/** Reads the phrases of a cell in the manner that a lesson says: its scale goes before that of the column's title. */
export function readInHabits(
  phrases: readonly Phrase[],
  wanted: TargetMetric,
  { place, context }: { place: CellPlace; context: DocumentContext },
  habits: SenderFormat,
): CellValue | null {
  const { scale } = habits;
  const unit = scale === null ? place.unit : { ...place.unit, title: '', scale };
  const read = readCell(phrases, wanted, { ...place, unit }, readInSenderFormat(context, habits));
  return read === null ? null : signed(read, wanted, habits);
}

/** Reads the phrases of a cell as the name of a row; null when they are none. */
export function readName(
  phrases: readonly Phrase[],
  wanted: TargetMetric,
  place: CellPlace,
  context: DocumentContext,
): CellValue | null {
  const words = nameWords(phrases);
  const text = nameText(words);
  if (words.length === 0 || !/\p{L}/u.test(text) || isBareForm(text)) return null;
  const fact = { ...factOf(place.page, words, place.unit.title), text };
  const read = readValue(fact, wanted, context);
  return read === null || read.isBlank ? null : read;
}
