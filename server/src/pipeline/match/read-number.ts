import { MAX_DOUBTED } from '../contract/candidate.ts';
import { isBlankMark, isYear } from '../graph/value-shape.ts';
import { titleScale } from '../values/title-scale.ts';
import { currencyOfMark, isSharedMark } from '../vocabulary/currencies.ts';
import { absoluteDecimal, shiftDecimal } from '../values/decimals.ts';
import type { DocumentContext } from '../facts/document-context.ts';
import { columnRole, saysDebit } from '../facts/columns/header-roles.ts';
import type { Fact } from '../facts/fact.ts';
import type { TargetMetric } from '../vocabulary/metric-terms.ts';
import type { PrintedNumber } from '../values/numbers.ts';
import { readNumber, withoutGroups } from '../values/numbers.ts';
import type { HeldScale } from '../facts/scales.ts';
import { isShare, percentageFit } from './percentages.ts';
import { ANY_NUMBER_MARK } from '../vocabulary/number-words.ts';
import { ordinalOf } from '../vocabulary/ordinals.ts';
import type { ReadValue } from './read-as.ts';
import { plain } from './read-as.ts';
import type { Block } from '../graph/blocks.ts';
import { memoize } from '../memoize.ts';

/** So many amounts of a list or paragraph with one unit tell that of another one. */
const MIN_AMOUNTS = 2;
/** An amount with more digits, or with separators between them, is printed in full. */
const SHORT = /^\D{0,5}\d{1,5}(?:[.,]\d{1,2})?$/u;

/** The power of ten that all amounts with a unit in a block have; 0 where they have several, or too few have one. */
const unitOfBlock = memoize(({ words }: Block): number => {
  const units = words.flatMap(({ text }) => {
    const unit = readNumber(text.replace(/[,;.]$/u, ''), 'point')?.unit ?? 0;
    return unit > 0 ? [unit] : [];
  });
  const [unit = 0] = units;
  return units.length >= MIN_AMOUNTS && units.every((one) => one === unit) ? unit : 0;
});

/** The power of ten that a short amount without a unit takes from those around it ("1.7" beside "$20mm" and "1.6mm"); 0 for none. */
function neighbourScale({ page, words: [first], text }: Fact): number {
  if (first === undefined || !SHORT.test(text)) return 0;
  const block = page.blocks.find(({ words }) => words.includes(first));
  return block === undefined ? 0 : unitOfBlock(block);
}

/** No fund has amounts with more digits than this before the point: a note on scale was not meant for them. */
const MAX_DIGITS = 13;
/** And none that are printed to the cent. */
const MAX_DIGITS_WITH_CENTS = 11;

/** The unit printed with the amount wins, then its own titles, then the note that holds at its place. */
function scaleOfAmount(fact: Fact, number: PrintedNumber, context: DocumentContext): HeldScale {
  if (number.unit > 0) return { scale: number.unit, isStated: true };
  const page = fact.page.page.number;
  const [whole = '', decimals = ''] = absoluteDecimal(number.value).split('.');
  const hasCents = decimals.length === 2;
  const amount = { text: fact.text, isExact: hasCents && number.currency !== null };
  if (fact.kind === 'prose') return context.textScaleOf(page, amount);
  const own =
    [...fact.headers]
      .reverse()
      .map(titleScale)
      .find((scale) => scale !== null) ?? titleScale(fact.label);
  // "In thousands, except per unit data": what is of one unit is printed in full, whatever heads it.
  if (own === null && columnRole([...fact.headers, fact.label]).isPerUnit)
    return { scale: 0, isStated: true };
  const held =
    own === null ? context.scaleOf(page, fact.words[0]?.y1 ?? 0, amount) : { scale: own, isStated: true };
  // A list may leave out of one amount what all others have: nobody can be sure of it.
  const ofNeighbours = own === null && held.scale === 0 ? neighbourScale(fact) : 0;
  if (ofNeighbours > 0) return { scale: ofNeighbours, isStated: false };
  const most = hasCents ? MAX_DIGITS_WITH_CENTS : MAX_DIGITS;
  return held.scale > 0 && whole.length + held.scale > most ? { scale: 0, isStated: false } : held;
}

function readAmount(
  fact: Fact,
  number: PrintedNumber,
  wanted: TargetMetric,
  context: DocumentContext,
): ReadValue | null {
  if (number.isPercentage || number.isMultiple || fact.isCounted === true) return null;
  const own = currencyOfMark(number.currency);
  if (number.currency !== null && own === null) return null;
  const { scale, isStated, statement } = scaleOfAmount(fact, number, context);
  const isDebit = saysDebit(fact.headers.at(-1) ?? '') && !number.value.startsWith('-');
  const shifted = shiftDecimal(isDebit ? `-${number.value}` : number.value, scale);
  // A bare symbol never overrules what the document says of itself: $ may be any dollar, kr any crown.
  const currency = own !== null && !isSharedMark(number.currency) ? own : (context.currency ?? own);
  const looksLikeMoney = own !== null || number.unit > 0 || /[.,'’]\d/u.test(fact.text);
  const isBareYear = number.isBare && isYear(number.value);
  const fit = isBareYear ? -0.8 : looksLikeMoney ? 0.5 : number.isBare && scale === 0 ? -0.4 : 0;
  const value = wanted.terms.isPositive ? absoluteDecimal(shifted) : shifted;
  const read = plain(fact, value, number.isAmbiguous ? fit - 0.2 : fit, currency);
  if (isStated || /^-?0(?:\.0*)?$/u.test(value)) return read;
  const scaledBy =
    scale > 0 && statement !== undefined
      ? { page: statement.page.place, words: statement.phrase.words }
      : undefined;
  return { ...read, most: MAX_DOUBTED, scaledBy };
}

function readMoney(
  fact: Fact,
  text: string,
  wanted: TargetMetric,
  context: DocumentContext,
): ReadValue | null {
  const printed = readNumber(text, context.decimalStyle);
  // "6,500" of a column of shares has three decimals, no groups.
  if (printed !== null && isShare(fact, printed)) return null;
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
      return isWhole && number.value.length <= 4 && !isYear(number.value)
        ? plain(fact, number.value, 0.5)
        : null;
    case 'year':
      return isWhole && isYear(number.value) ? plain(fact, number.value, 1) : null;
    case 'multiple':
      if (number.unit > 0 || number.value.startsWith('-') || isBeyondMultiples(number)) return null;
      if (!number.isMultiple && isShare(fact, number)) return null;
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
const COUNTED = new RegExp(
  `^(?:(?:n|${ANY_NUMBER_MARK})\\s?[.:º°]*\\s*(?=\\d+(?:$|\\s[/–—|·(]))|(?=\\d+\\s\\(\\p{L}))0*(\\d{1,3})(?!\\d)`,
  'iu',
);

/** Reads a fact as an amount, a percentage or a plain number; null when it is none that the metric takes. */
export function readAnyNumber(fact: Fact, wanted: TargetMetric, context: DocumentContext): ReadValue | null {
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
