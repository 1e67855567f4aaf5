import { overlapY } from '../pdf/geometry.ts';
import { CURRENCY_MARK } from '../vocabulary/currencies.ts';
import { MULTIPLE_MARK, UNIT_BEHIND } from '../vocabulary/units.ts';
import type { Raster } from '../pdf/render-page.ts';
import { withDollarSigns } from './dollar-signs.ts';
import { inkPieces } from './ink-pieces.ts';
import { WITH_THREE_DECIMALS } from './number-words.ts';
import type { OcrWord } from './ocr.ts';

/**
 * The numbers of a column are written alike. Where recognition read one of them otherwise, the column says how it was
 * meant: with which sign its groups are parted, and where its decimals begin.
 */

/** Numbers end at the same place when their right edges differ by less than this part of their height. */
const ALIGNED = 0.5;
const GROUPED = /^[-–(]?[$€£]?\d{1,3}([.,])\d{3}(?:\1\d{3})*\)?$/u;
const DECIMAL = /^[-–(]?[$€£]?\d{1,3}([.,])(\d{1,2})([x%]?)\)?$/u;
const WITHOUT_POINT = /^([-–(]?)(\d{2,6})([x%]?\)?)$/u;
/** A year of the past or of the near future titles a column of decimals. */
const YEAR = /^(?:19\d|20[0-4])\d$/u;
/** Fewer numbers than this show no custom. */
const FEWEST = 3;
/** A paler custom of the page decides for numbers with so many digits before the sign only: rates have one. */
const LONG = /^[-–(]?[$€£]?\d{2,3}[.,]/u;
/** The paper around a point is wider than that between two digits. */
const WIDER = 1.3;
/** What a column says of a number is not surer than this. */
const SURE = 0.75;

type Sign = '.' | ',';
const other = (sign: Sign): Sign => (sign === '.' ? ',' : '.');

function columnOf(word: OcrWord, words: readonly OcrWord[]): OcrWord[] {
  const reach = ALIGNED * (word.y1 - word.y0);
  return words.filter((mate) => mate !== word && Math.abs(mate.x1 - word.x1) < reach);
}

/** The sign that the decimals of a page are written with; null where they are few or disagree. */
function decimalSign(words: readonly OcrWord[]): Sign | null {
  const counts = { '.': 0, ',': 0 };
  for (const { text } of words) {
    const sign = DECIMAL.exec(text)?.[1] as Sign | undefined;
    if (sign !== undefined) counts[sign] += 1;
  }
  const usual = counts['.'] >= counts[','] ? '.' : ',';
  return counts[usual] >= FEWEST && counts[other(usual)] * 4 <= counts[usual] ? usual : null;
}

/** Groups parted by the page's decimal sign, in a column that also parts them otherwise, `6.925` under `9,187`. */
function withColumnGroups(words: readonly OcrWord[]): OcrWord[] {
  const decimal = decimalSign(words);
  if (decimal === null) return [...words];
  const group = other(decimal);
  const grouped = words.filter(({ text }) => GROUPED.exec(text)?.[1] === group);
  const isExact = words.some(({ text }) => WITH_THREE_DECIMALS.test(text));
  if (grouped.length === 0 || isExact) return [...words];
  const suspects = words.filter(({ text }) => GROUPED.exec(text)?.[1] === decimal);
  const isCustom = grouped.length >= FEWEST && grouped.length * 2 >= suspects.length;
  return words.map((word) => {
    if (!suspects.includes(word)) return word;
    if (columnOf(word, grouped).length === 0 && !(isCustom && LONG.test(word.text))) return word;
    return {
      ...word,
      text: word.text.replaceAll(decimal, group),
      confidence: Math.min(SURE, word.confidence),
    };
  });
}

/** Whether the raster shows more paper between two digits of a number than between the others. */
function hasGapAfter(
  raster: Raster,
  word: OcrWord,
  { digits, place }: { digits: number; place: number },
): boolean {
  const pieces = inkPieces(raster, word);
  const tallest = Math.max(...pieces.map(({ y0, y1 }) => y1 - y0));
  const glyphs = pieces.filter(({ y0, y1 }) => y1 - y0 > tallest / 2).slice(0, digits);
  const gaps = glyphs.slice(1).map(({ x0 }, at) => x0 - (glyphs[at]?.x1 ?? 0));
  const own = gaps.splice(place - 1, 1)[0] ?? 0;
  // Between two digits there is nothing to compare with but the digits themselves.
  const usual = gaps.length > 0 ? Math.max(...gaps) : tallest / 4;
  return glyphs.length === digits && own > Math.max(1, usual) * WIDER;
}

/** So many decimals in a column, all alike, say that a number without a point has lost it. */
const CUSTOM = 5;
/** What only the column says of a number is not surer than this. */
const GUESSED = 0.4;

interface Decimal {
  point: Sign;
  places: number;
  /** Digits before the point. */
  whole: number;
}

/** The decimals that stand over and under a word and end in the same unit. */
function decimalsBeside(word: OcrWord, unit: string, words: readonly OcrWord[]): Decimal[] {
  return columnOf(word, words).flatMap(({ text }) => {
    const [all, sign, decimals = '', own] = DECIMAL.exec(text) ?? [];
    const point = sign as Sign;
    if (all === undefined || own !== unit.replace(')', '')) return [];
    return { point, places: decimals.length, whole: text.replace(/\D/gu, '').length - decimals.length };
  });
}

/**
 * Decimals that lost their point in a column of decimals, `211` above `1.54`: where the raster shows its place, where the
 * number would be longer than any of the column, or where all of a long column have as many decimals.
 */
function withColumnPoint(raster: Raster, word: OcrWord, words: readonly OcrWord[]): OcrWord {
  const [, sign = '', digits = '', unit = ''] = WITHOUT_POINT.exec(word.text) ?? [];
  if (digits === '' || YEAR.test(word.text)) return word;
  const mates = decimalsBeside(word, unit, words);
  const first = usualDecimal(mates);
  if (first === null) return word;
  const place = digits.length - first.places;
  const longest = Math.max(...mates.map(({ whole }) => whole));
  if (place < 1 || place > longest) return word;
  const isShown = digits.length > longest || hasGapAfter(raster, word, { digits: digits.length, place });
  if (!isShown && mates.length < CUSTOM) return word;
  const text = `${sign}${digits.slice(0, place)}${first.point}${digits.slice(place)}${unit}`;
  return { ...word, text, confidence: Math.min(isShown ? SURE : GUESSED, word.confidence) };
}

const RATE = /^[-–(]?\d{1,3}[.,]\d{1,2}$/u;
/** What a per cent sign is read as when it is read at all. */
const BROKEN_PERCENT = /^[\p{L}\d()/°]{1,3}$/u;
/** What stands behind a number as well. */
const UNIT_WORD = new RegExp(`^(?:${MULTIPLE_MARK}|${UNIT_BEHIND}|${CURRENCY_MARK})$`, 'u');
/** A sign stands behind its number at no more than this part of the height. */
const BEHIND = 0.8;

/** Per cent signs that were read as letters, `5,0 VC)`, in a column of such signs. */
function withPercents(words: readonly OcrWord[]): OcrWord[] {
  const percents = words.filter(({ text }) => text === '%');
  return words.map((word) => {
    const height = word.y1 - word.y0;
    if (percents.length < FEWEST - 1 || !BROKEN_PERCENT.test(word.text) || UNIT_WORD.test(word.text))
      return word;
    const mates = percents.filter(({ x0, x1 }) => x0 < word.x1 && x1 > word.x0);
    const isBehindRate = words.some(
      (rate) =>
        RATE.test(rate.text) &&
        overlapY(rate, word) > height / 2 &&
        word.x0 >= rate.x1 &&
        word.x0 - rate.x1 < BEHIND * height,
    );
    return mates.length >= FEWEST - 1 && isBehindRate
      ? { ...word, text: '%', confidence: Math.min(SURE, word.confidence) }
      : word;
  });
}

const ROUND = /^[oOQ]\)?$/u;
const LONG_NUMBER = /^[-–(]?[$€£]?\d[\d.,]*\d{3}\)?$/u;

/** Noughts that were read as letters, `o)`, in a column of numbers. */
function withNoughts(words: readonly OcrWord[]): OcrWord[] {
  const numbers = words.filter(({ text }) => LONG_NUMBER.test(text));
  return words.map((word) =>
    ROUND.test(word.text) && columnOf(word, numbers).length >= FEWEST
      ? { ...word, text: '0', confidence: Math.min(SURE, word.confidence) }
      : word,
  );
}

const WITH_DOT = /^([-–(]?[$€£]?\d[\d.,:]*\d[x%]?\)?)[.,:;]$/u;
const NUMBER = /^[-–(]?[$€£]?\d[\d.,:]*[x%]?\)?$/u;
/** A stop and the paper before it are narrower than this part of the height. */
const DOT = 0.6;

/**
 * Numbers of a column without the stop or colon that dust put behind one of them, `1,12:` above `1,08`: the others end
 * before it, right or left aligned.
 */
export function withoutDots(words: readonly OcrWord[]): OcrWord[] {
  const numbers = words.filter(({ text }) => NUMBER.test(text));
  return words.map((word) => {
    const number = WITH_DOT.exec(word.text)?.[1];
    if (number === undefined) return word;
    const height = word.y1 - word.y0;
    const mates = numbers.filter(({ x0, x1, text }) => {
      const isUnder = x1 < word.x1 && word.x1 - x1 < DOT * height;
      return isUnder || (Math.abs(x0 - word.x0) < ALIGNED * height && text.length === number.length);
    });
    return mates.length < FEWEST
      ? word
      : {
          ...word,
          text: number,
          x1: word.x1 - DOT * height * ALIGNED,
          confidence: Math.min(SURE, word.confidence),
        };
  });
}

/** Of decimals that end at the same place at least this part are written alike. */
const ALIKE = 0.75;
/** A number in which one sign stands for two: four or five digits behind it are a group and its decimals. */
const ONE_SIGN_FOR_TWO = /^([-–(]?[$€£]?\d{1,3})([.,])(\d{3})(\d{1,2})(\)?)$/u;

/** The usual way of the decimals of a column; null where they are few or disagree. */
function usualDecimal(mates: readonly Decimal[]): Decimal | null {
  const byWay = Map.groupBy(mates, ({ point, places }) => `${point}${places}`);
  const most = [...byWay.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
  return most.length >= FEWEST && most.length >= mates.length * ALIKE ? (most[0] ?? null) : null;
}

const UNIT = /[x%]$/u;
/** A point read as a dash, `1-57`. */
const DASHED = /^(\d{1,3})-(\d{1,2})([x%]?)$/u;

/** Numbers of a column of decimals with one sign that is none of theirs, `221.8` and `1.8295` among `342,5` and `1.042,5`. */
function withColumnSign(word: OcrWord, words: readonly OcrWord[]): OcrWord {
  const [, sign = '', decimals = ''] = DECIMAL.exec(word.text.replace(DASHED, '$1.$2$3')) ?? [];
  const [, whole = '', group, three = '', rest = '', end = ''] = ONE_SIGN_FOR_TWO.exec(word.text) ?? [];
  if (sign === '' && group === undefined) return word;
  const usual = usualDecimal(decimalsBeside(word, UNIT.exec(word.text)?.[0] ?? '', words));
  if (usual === null || (sign === usual.point && !DASHED.test(word.text))) return word;
  const { point, places } = usual;
  const confidence = Math.min(SURE, word.confidence);
  if (sign !== '' && decimals.length === places)
    return { ...word, text: word.text.replace(/(?<=\d)[-.,](?=\d)/u, point), confidence };
  if (group === undefined || rest.length !== places) return word;
  return { ...word, text: `${whole}${other(point)}${three}${point}${rest}${end}`, confidence };
}

/** A rate with three decimals that lost the tail of its comma, `3.125 %`: nothing is thousands of hundreds. */
function withExactRates(words: readonly OcrWord[]): OcrWord[] {
  const decimal = decimalSign(words);
  return words.map((word, place) => {
    const [, sign] = GROUPED.exec(word.text) ?? [];
    const isRate = words[place + 1]?.text === '%' && word.text.replace(/\D/gu, '').length < 6;
    if (decimal === null || sign !== other(decimal) || !isRate) return word;
    return { ...word, text: word.text.replace(sign, decimal), confidence: Math.min(SURE, word.confidence) };
  });
}

/** The words with the numbers of each column written alike. */
export function withColumnNumbers(raster: Raster, words: readonly OcrWord[]): OcrWord[] {
  const even = withExactRates(withColumnGroups(withNoughts(withPercents(withDollarSigns(words)))));
  const signed = even.map((word) => withColumnSign(word, even));
  return signed.map((word) => withColumnPoint(raster, word, signed));
}
