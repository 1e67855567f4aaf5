import { compareDecimals, isDecimal, multiplyDecimals, readTypedNumber } from '../decimals/index.ts';
import { hasCurrency, isCurrencyCode, type MetricDataType } from '../formats/index.ts';
import type { MetricValidator } from '../validators/index.ts';
import { comparePrint } from './print-comparison.ts';
import { findHeadingPower } from './proof.ts';

/** Where words are printed: a page, and a box in fractions of it. */
export interface PrintedBox {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The part of a metric that says whether pages scale its values. */
export interface ScaledMetric {
  readonly fin: string;
  readonly label: string;
  readonly dataType: MetricDataType;
}

/** A value that was found in a document, with the words in its box. */
export interface FoundAmount {
  readonly metric: ScaledMetric & { readonly validators: readonly MetricValidator[] };
  readonly value: string;
  readonly text: string;
  readonly currency: string | null;
  readonly box: PrintedBox;
}

/** A printed amount whose value is known: the value is the printed number times ten to this power. */
export interface ScaledPlace {
  readonly box: PrintedBox;
  readonly text: string;
  readonly power: number;
}

/** What stands in the box of a value. */
export type PrintedWords = Pick<ScaledPlace, 'box' | 'text'>;

/** A value for one unit or share, which "in thousands except per unit data" leaves as printed. */
const PER_UNIT =
  /\bper[\s_-]+(?:unit|share|interest)\b|\/\s?(?:unit|share)\b|\b(?:je|pro) (?:anteil|aktie)\b|\bpar (?:part|action)\b/iu;

/** Whether pages may state the values of a metric in thousands or millions: amounts of money that are not per unit. */
export const isScalable = ({ fin, label, dataType }: ScaledMetric): boolean =>
  hasCurrency(dataType) && !PER_UNIT.test(label) && !PER_UNIT.test(fin.replaceAll('_', ' '));

const withoutCurrencies = (text: string) =>
  text.replace(/\b[A-Z]{3}\b/gu, (word) => (isCurrencyCode(word) ? ' ' : word));

/** Whether a printed or typed number has a unit of its own, such as 1.2m: it follows no heading. */
export const hasOwnUnit = (text: string): boolean => /\d\s?\p{L}/u.test(withoutCurrencies(text));

/** An amount with its currency and its cents is scaled by nothing farther away than its column. */
const isFullAmount = (text: string) =>
  /\p{Sc}|\b[A-Z]{3}\b/u.test(text) && /[.,]\d{2}\)?$/u.test(text.trim());

/** The numbers that printed words may mean, without their sign; none where they have a unit of their own. */
function printedNumbers(text: string): readonly string[] {
  if (hasOwnUnit(text)) return [];
  const read = readTypedNumber(text);
  if (read.kind === 'invalid') return [];
  return (read.kind === 'number' ? [read.value] : read.readings).map(withoutSign);
}

const withoutSign = (value: string) => value.replace(/^-/, '');

/** Whether printed words are a number, whatever its sign. */
const isPrintedAs = (text: string, value: string) =>
  printedNumbers(text).some((number) => compareDecimals(number, withoutSign(value)) === 0);

/** The value times ten to a power, exactly. */
export const scaleDecimal = (value: string, power: number): string =>
  multiplyDecimals(value, `1${'0'.repeat(power)}`);

/** The places of a document whose scale follows from what was found there. */
export function findScaledPlaces(found: readonly FoundAmount[]): readonly ScaledPlace[] {
  return found.flatMap(({ metric, value, text, currency, box }) => {
    if (!isScalable(metric) || !/[1-9]/u.test(value) || hasOwnUnit(text)) return [];
    const comparison = comparePrint(metric, { value, text, currency });
    if (comparison.kind === 'same') return [{ box, text, power: 0 }];
    return comparison.kind === 'converted' ? [{ box, text, power: comparison.power }] : [];
  });
}

const middleOf = ({ x, y, w, h }: PrintedBox) => ({ x: x + w / 2, y: y + h / 2 });
const isAcross = (one: PrintedBox, other: PrintedBox) => one.x < other.x + other.w && other.x < one.x + one.w;
const isBeside = (one: PrintedBox, other: PrintedBox) => one.y < other.y + other.h && other.y < one.y + one.h;
const isSamePlace = (one: PrintedBox, other: PrintedBox) =>
  one.page === other.page && isAcross(one, other) && isBeside(one, other);

/** The power that places agree on; null where they disagree, or where there is none. */
function agreedPower(places: readonly Pick<ScaledPlace, 'power'>[]): number | null {
  const powers = new Set(places.map(({ power }) => power));
  const [first] = powers;
  return first !== undefined && powers.size === 1 ? first : null;
}

/** The nearest places above and below a box. */
function neighbours(box: PrintedBox, column: readonly ScaledPlace[]): readonly ScaledPlace[] {
  const { y } = middleOf(box);
  const distance = (place: ScaledPlace) => Math.abs(middleOf(place.box).y - y);
  const nearest = (places: readonly ScaledPlace[]) =>
    places.toSorted((one, other) => distance(one) - distance(other)).slice(0, 1);
  return [
    ...nearest(column.filter((place) => middleOf(place.box).y <= y)),
    ...nearest(column.filter((place) => middleOf(place.box).y > y)),
  ];
}

/**
 * The power of ten in which the number at a place is stated: 6 on a page in millions, 0 where it is stated in full, null
 * where that is not known. What was found at the place itself decides; then what all amounts of the page have in common,
 * then those above and below it, and beside it. A page without amounts follows the document where all of it is in one scale.
 */
export function findPower({ box, text }: PrintedWords, places: readonly ScaledPlace[]): number | null {
  if (hasOwnUnit(text)) return 0;
  const own = places.find((place) => isSamePlace(place.box, box));
  if (own) return own.power;
  const onPage = places.filter((place) => place.box.page === box.page);
  const inColumn = agreedPower(
    neighbours(
      box,
      onPage.filter((place) => isAcross(place.box, box)),
    ),
  );
  if (isFullAmount(text)) return inColumn;
  if (onPage.length === 0) return documentPower(places);
  return agreedPower(onPage) ?? inColumn ?? agreedPower(onPage.filter((place) => isBeside(place.box, box)));
}

/** The power of ten of a document whose amounts are all in one scale; null for any other. */
const documentPower = (places: readonly ScaledPlace[]) =>
  findHeadingPower([{ powers: [...new Set(places.map(({ power }) => power))], count: places.length }]);

/** Gives the words that have the digits of a number. */
export type DigitSearch = (value: string) => readonly PrintedWords[];

/** The digits of a number that matter: 1,138.0 and 1138 have the same. */
const significantDigits = (text: string) => text.replace(/\D/gu, '').replace(/^0+|0+$/gu, '');

/** Makes a search among printed words. They are read at the first search. */
export function createDigitSearch(read: () => readonly PrintedWords[]): DigitSearch {
  let byDigits: Map<string, PrintedWords[]> | undefined;
  const index = () => {
    const found = new Map<string, PrintedWords[]>();
    for (const words of read()) {
      const digits = significantDigits(words.text);
      const same = found.get(digits);
      if (same) same.push(words);
      else found.set(digits, [words]);
    }
    return found;
  };
  return (value) => (byDigits ??= index()).get(significantDigits(value)) ?? [];
}

/** What is known of a value that is entered. */
export interface EnteredAt {
  readonly metric: ScaledMetric;
  /** What stands in the box of the value; null where it has none. */
  readonly own: PrintedWords | null;
  readonly places: readonly ScaledPlace[];
  /** Where the digits of a number stand in the document, as far as its text is known. */
  readonly findDigits: DigitSearch;
}

/** The places that print a number, each once. */
function placesOf(value: string, { findDigits }: EnteredAt): readonly PrintedWords[] {
  const all = findDigits(value).filter(({ text }) => isPrintedAs(text, value));
  return all.filter((place, index) => all.findIndex(({ box }) => isSamePlace(box, place.box)) === index);
}

/**
 * The power of ten by which a typed number is offered: that of its place, where its digits are the printed ones. Its place is
 * the box of the value, else the one place of the document that prints it. 0 where it is taken as typed.
 */
export function findOfferedPower(value: string, at: EnteredAt): number {
  if (!isScalable(at.metric) || !isDecimal(value) || !/[1-9]/u.test(value)) return 0;
  if (at.own && isPrintedAs(at.own.text, value)) return findPower(at.own, at.places) ?? 0;
  const [only, ...others] = placesOf(value, at);
  return only && others.length === 0 ? (findPower(only, at.places) ?? 0) : 0;
}

/** How an entered amount stands to the scale of its page. */
export interface EntryScale {
  readonly power: number;
  /** The value is what the page prints times ten to the power; otherwise it was taken as typed. */
  readonly isScaled: boolean;
}

/**
 * The scale of the page of an entered amount, and whether it was applied; null where the page states amounts in full, or
 * where its scale is not known.
 * @param scaledBy the power that was applied at the entry, 0 for none; undefined where that is not known
 */
export function findEntryScale(
  value: string,
  scaledBy: number | undefined,
  at: EnteredAt,
): EntryScale | null {
  if (!isScalable(at.metric) || !isDecimal(value) || !/[1-9]/u.test(value)) return null;
  if (scaledBy !== undefined && scaledBy > 0) return { power: scaledBy, isScaled: true };
  const own = at.own ?? placesOf(value, at)[0];
  const power = own ? findPower(own, at.places) : documentPower(at.places);
  if (power === null || power === 0) return null;
  const isMultiple = printedNumbers(own?.text ?? '').some(
    (number) => compareDecimals(scaleDecimal(number, power), withoutSign(value)) === 0,
  );
  return { power, isScaled: scaledBy === undefined && isMultiple };
}
