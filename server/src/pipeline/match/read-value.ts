import { isBlankMark, withoutWeekday } from '../graph/value-shape.ts';
import type { Word } from '../contract/page.ts';
import { titleScale } from '../values/amount-notes.ts';
import { CURRENCY_MARK, currencyOfMark, isSharedMark } from '../vocabulary/currencies.ts';
import { findCurrency } from '../values/currencies.ts';
import { findDates } from '../values/dates.ts';
import { absoluteDecimal, shiftDecimal } from '../values/decimals.ts';
import type { DocumentContext } from '../facts/document-context.ts';
import { saysDebit } from '../facts/columns/header-roles.ts';
import type { Fact } from '../facts/fact.ts';
import type { TargetMetric } from '../vocabulary/metric-terms.ts';
import { isIban, isWrittenAsIban } from '../values/iban.ts';
import { matchesPattern } from '../values/patterns.ts';
import { isLabel } from '../vocabulary/metric-terms.ts';
import type { PrintedNumber } from '../values/numbers.ts';
import { readNumber, withoutGroups } from '../values/numbers.ts';
import type { HeldScale } from '../facts/scales.ts';
import { isShare, percentageFit } from './percentages.ts';
import { joinedText } from '../facts/names/joined-text.ts';
import { furtherLines } from '../facts/names/wrapped-names.ts';
import { ordinalOf } from '../vocabulary/ordinals.ts';
import { wordsOf } from '../vocabulary/label-tokens.ts';

/** A value read for a metric. `fit` (-1 to 1) says how well its form suits the metric. */
export interface ReadValue {
  value: string;
  currency: string | null;
  fit: number;
  words: Word[];
  text: string;
  /** True for a cell that says that there is no value. */
  isBlank: boolean;
  /** The value is no surer than this, whatever speaks for it; absent: as sure as it may be. */
  most?: number;
}

function plain(fact: Fact, value: string, fit: number, currency: string | null = null): ReadValue {
  return { value, currency, fit, words: fact.words, text: fact.text, isBlank: false };
}

const YEAR = /^(?:19|20)\d\d$/u;
/** No fund has amounts with more digits than this before the point: a note on scale was not meant for them. */
const MAX_DIGITS = 13;

/** No account number whose digits contradict each other is surer. */
const SUREST_MISREAD = 0.5;
/** No value whose scale is said neither with it nor at the head of its own statement is surer. */
const SUREST_UNSTATED = 0.6;

/** The unit printed with the amount wins, then its own titles, then the note that holds at its place. */
function scaleOfAmount(fact: Fact, number: PrintedNumber, context: DocumentContext): HeldScale {
  if (number.unit > 0) return { scale: number.unit, isStated: true };
  const page = fact.page.page.number;
  if (fact.kind === 'prose') return context.textScaleOf(page, fact.text);
  const own =
    [...fact.headers]
      .reverse()
      .map(titleScale)
      .find((scale) => scale !== null) ?? titleScale(fact.label);
  const held =
    own === null ? context.scaleOf(page, fact.words[0]?.y1 ?? 0, fact.text) : { scale: own, isStated: true };
  const whole = absoluteDecimal(number.value).split('.')[0] ?? '';
  return whole.length + held.scale > MAX_DIGITS ? { scale: 0, isStated: false } : held;
}

function readAmount(
  fact: Fact,
  number: PrintedNumber,
  wanted: TargetMetric,
  context: DocumentContext,
): ReadValue | null {
  if (number.isPercentage || number.isMultiple || fact.isCounted === true || isShare(fact, number))
    return null;
  const own = currencyOfMark(number.currency);
  if (number.currency !== null && own === null) return null;
  const { scale, isStated } = scaleOfAmount(fact, number, context);
  const isDebit = saysDebit(fact.headers.at(-1) ?? '') && !number.value.startsWith('-');
  const shifted = shiftDecimal(isDebit ? `-${number.value}` : number.value, scale);
  // A bare symbol never overrules what the document says of itself: $ may be any dollar, kr any crown.
  const currency = own !== null && !isSharedMark(number.currency) ? own : (context.currency ?? own);
  const looksLikeMoney = own !== null || number.unit > 0 || /[.,'’]\d/u.test(fact.text);
  const isYear = number.isBare && YEAR.test(number.value);
  const fit = isYear ? -0.8 : looksLikeMoney ? 0.5 : number.isBare && scale === 0 ? -0.4 : 0;
  const value = wanted.terms.isPositive ? absoluteDecimal(shifted) : shifted;
  const read = plain(fact, value, number.isAmbiguous ? fit - 0.2 : fit, currency);
  return isStated || /^-?0(?:\.0*)?$/u.test(value) ? read : { ...read, most: SUREST_UNSTATED };
}

function readMoney(
  fact: Fact,
  text: string,
  wanted: TargetMetric,
  context: DocumentContext,
): ReadValue | null {
  const printed = readNumber(text, context.decimalStyle);
  const recognised =
    fact.page.page.source === 'ocr' ? readNumber(withoutGroups(text), context.decimalStyle) : null;
  // Only amounts in thousands or millions have three decimals.
  const isWhole = recognised !== null && scaleOfAmount(fact, recognised, context).scale === 0;
  const number = isWhole ? recognised : printed;
  return number === null ? null : readAmount(fact, number, wanted, context);
}

/** No fund returns its capital a thousand times: a longer number without its sign is an amount. */
function isBeyondMultiples({ value, isMultiple }: PrintedNumber): boolean {
  return !isMultiple && (value.split('.')[0] ?? '').length > 3;
}

function readPlainNumber(fact: Fact, number: PrintedNumber, { terms }: TargetMetric): ReadValue | null {
  if (number.currency !== null || number.isPercentage) return null;
  const isWhole = number.isBare;
  switch (terms.shape) {
    case 'integer':
      return isWhole && number.value.length <= 4 && !YEAR.test(number.value)
        ? plain(fact, number.value, 0.5)
        : null;
    case 'year':
      return isWhole && YEAR.test(number.value) ? plain(fact, number.value, 1) : null;
    case 'multiple':
      if (number.unit > 0 || number.value.startsWith('-') || isBeyondMultiples(number)) return null;
      return plain(
        fact,
        number.value,
        number.isMultiple ? 0.8 : /[.,]\d{1,2}$/u.test(fact.text) ? 0.4 : -0.6,
      );
    default:
      return plain(fact, shiftDecimal(number.value, number.unit), 0);
  }
}

/** "No. 7", "nr 7", "#7", "No. 6 / Sub-Fund I", "5 (second closing)": a number that counts, with its mark or a note. */
const COUNTED =
  /^(?:(?:no|nr|n|nº|n°|núm|num|#)\s?[.:º°]*\s*(?=\d+(?:$|\s[/–—|·(]))|(?=\d+\s\(\p{L}))(\d{1,3})/iu;

function readAnyNumber(fact: Fact, wanted: TargetMetric, context: DocumentContext): ReadValue | null {
  if (isBlankMark(fact.text)) return { ...plain(fact, '', 0), isBlank: true };
  const bare =
    wanted.terms.shape === 'integer'
      ? (ordinalOf(fact.text)?.toString() ?? COUNTED.exec(fact.text)?.[1] ?? fact.text)
      : fact.text;
  if (wanted.metric.type === 'CURRENCY') return readMoney(fact, bare, wanted, context);
  const number = readNumber(bare, context.decimalStyle);
  if (number === null) return null;
  if (wanted.metric.type === 'PERCENTAGE') {
    const fit = percentageFit(fact, number);
    return fit === null ? null : plain(fact, number.value, fit);
  }
  return readPlainNumber(fact, number, wanted);
}

/** What says of a lone date that a period begins with it. */
const START = /start|from|beg[aio]n|commenc|anfang|d[eé]but|comenz|inici|börja/iu;

function readDateValue(fact: Fact, { terms }: TargetMetric, context: DocumentContext): ReadValue | null {
  const texts = fact.words.map((word) => word.text.replace(/^[(]|[),;:.]+$/gu, ''));
  const dates = findDates(texts, context.dayOrder, fact.kind === 'prose' ? context.firstDate : undefined);
  const isStart = terms.base === 'period_start';
  const found = isStart ? dates[0] : dates.at(-1);
  if (found === undefined) return null;
  const isRange = dates.length === 2;
  if (isStart && !isRange && !START.test(fact.label)) return null;
  if (
    !isStart &&
    !isRange &&
    /^(?:reporting |statement )?period:?$|zeitraum|^p(?:é|e)riode/iu.test(fact.label)
  )
    return null;
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

/** Ways to write a text as its validator wants it: as printed, without spaces, as a currency code. */
function spellings(text: string): string[] {
  const code = findCurrency(text)?.code;
  return [
    text,
    text.replace(/\s+/gu, ''),
    text.replace(/[^\p{L}\p{N}]/gu, ''),
    ...(code === undefined ? [] : [code]),
  ];
}

/** The letters of a text in their one spelling; recognition may lose the space between two words. */
const lettersOf = (text: string): string => wordsOf(text).join('');

function readOption(fact: Fact, { terms }: TargetMetric): ReadValue | null {
  const letters = lettersOf(fact.text);
  const option = terms.values.find(({ words }) => words.some((word) => lettersOf(word) === letters));
  return option === undefined ? null : plain(fact, option.value, 1);
}

/** What a text cannot be without: a code has digits, a name begins with a capital and holds no long number. */
const TEXT_SHAPES: Readonly<Record<string, RegExp>> = {
  code: /^(?!ABA|BLZ|BIC|CHIPS|Fedwire|Routing|Sort|Ref)(?=(?:\D*\d){4})(?!.*\p{Ll}{3}.*\p{Ll}{3})[^:;]{4,40}$/u,
  name: /^["“„«]?(?:\p{Lu}|\d+\p{L})(?!.*\d{5})(?!.*:\s)/u,
};

/** Labels that stand for several: "IBAN / BIC". */
const SLASH = /\s\/\s/u;

/** A text that begins with a sum of money tells what is paid and is no text of its own: "Verwendung: 200.000 EUR Kosten". */
const MONEY = new RegExp(`^(?:\\p{Sc}\\s?\\d|\\d[\\d.,’'\\s]*\\s?(?:${CURRENCY_MARK})(?!\\p{L}))`, 'u');

/** What a bank or an account is known by: "HBOLDEM1XXX", "DE14". */
const CODE = /^(?=.*\d)[\p{Lu}\d]{4,}$|^\p{Lu}{8,11}$/u;

/**
 * "Handelsbank Oberland AG, BIC HBOLDEM1XXX", "Crédit Poitevin, agence de Niort": a code with its own label behind a comma
 * is no part of the name before, nor is what begins with a small letter.
 */
function withoutAside(fact: Fact): Fact {
  const at = fact.words.findIndex(
    ({ text }, index) =>
      fact.words[index - 1]?.text.endsWith(',') === true &&
      (/^\p{Ll}{3}/u.test(text) || (isLabel(text) && CODE.test(fact.words[index + 1]?.text ?? ''))),
  );
  if (at < 1) return fact;
  const words = fact.words.slice(0, at);
  const text = words
    .map((word) => word.text)
    .join(' ')
    .replace(/,$/u, '');
  return { ...fact, words, text };
}

/** A name under its label with the lines that it runs on over. */
function wholeName(fact: Fact): ReadValue {
  const more = fact.kind === 'above' ? furtherLines(fact) : [];
  const text = joinedText([{ text: fact.text }, ...more]);
  return { ...plain(fact, text, 0), words: [...fact.words, ...more], text };
}

function readText(fact: Fact, wanted: TargetMetric): ReadValue | null {
  if (isBlankMark(fact.text)) return { ...plain(fact, '', 0), isBlank: true };
  if (MONEY.test(fact.text)) return null;
  if (wanted.terms.values.length > 0) return readOption(fact, wanted);
  const pattern = wanted.metric.validators.find((validator) => validator.regex)?.regex;
  if (pattern) {
    const matched = spellings(fact.text).find((text) => matchesPattern(pattern, text) !== false);
    if (matched === undefined) return null;
    const read = plain(fact, matched, 0.8);
    const isMisread = isWrittenAsIban(matched) && !isIban(matched);
    return isMisread ? { ...read, fit: 0, most: SUREST_MISREAD } : read;
  }
  const shape = TEXT_SHAPES[wanted.terms.shape ?? ''];
  if (shape !== undefined && isWrittenAsIban(fact.text)) return null;
  if (shape?.test(fact.text) === false) return null;
  const isLong = fact.words.length > 12;
  if (isLong || fact.text.split(SLASH).every(isLabel) || /[:,]$/u.test(fact.text)) return null;
  return wanted.terms.shape === 'name' ? wholeName(withoutAside(fact)) : plain(fact, fact.text, 0);
}

function isTextual({ metric }: TargetMetric): boolean {
  return !['CURRENCY', 'NUMERIC', 'PERCENTAGE', 'DATE'].includes(metric.type);
}

/** Reads a fact as a value of a metric; null when its form does not suit the metric's type. */
export function readValue(fact: Fact, wanted: TargetMetric, context: DocumentContext): ReadValue | null {
  // Numbers and dates of running text are found with the sentence around them.
  if (fact.kind === 'clause' && !isTextual(wanted)) return null;
  switch (wanted.metric.type) {
    case 'CURRENCY':
    case 'NUMERIC':
    case 'PERCENTAGE':
      return readAnyNumber(fact, wanted, context);
    case 'DATE':
      return readDateValue(fact, wanted, context);
    default:
      return fact.kind === 'prose' ? null : readText(fact, wanted);
  }
}
