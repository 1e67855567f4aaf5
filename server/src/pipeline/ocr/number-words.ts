import { overlapY } from '../pdf/geometry.ts';
import type { OcrWord } from './ocr.ts';

/** Pieces of a number nearer than this part of the height are one number. */
const NEAR = 0.3;
const NUMBER_START = /\d$/u;
const NUMBER_HEAD = /^[-–(]?[$€£]?\d{1,3}(?:[.,]\d{3})*[.,]$/u;
const NUMBER_TAIL = /^(?:\d{3}|\d{1,2}(?=[x)%]?$))(?:[.,]\d{2,3})*[x)%]?$/u;
const NUMBER_REST = /^[.,]\d{2,3}(?:[.,]\d{2,3})*[)%]?$/u;

/** `2018 800,00`: four digits before a group are two groups whose space was not seen. */
const FOUR_DIGITS = /^[-–(]?\d{4}$/u;
const LAST_GROUP = /^\d{3}[.,]\d{2}\)?$/u;
const SPACE = 0.5;
/** `88.1 50`: a group of three with a space in it. */
const HALF_GROUP = /^[-–(]?[$€£]?\d{1,3}(?:[.,]\d{3})*[.,]\d{1,2}$/u;
const REST_OF_GROUP = /^\d{1,2}\)?$/u;
const GROUPS_OF_THREE = /^[-–(]?[$€£]?[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*\)?$/u;

function isOneNumber(left: OcrWord, right: OcrWord): boolean {
  const height = Math.min(left.y1 - left.y0, right.y1 - right.y0);
  const gap = Math.abs(right.x0 - left.x1);
  if (overlapY(left, right) < height / 2) return false;
  if (FOUR_DIGITS.test(left.text) && LAST_GROUP.test(right.text)) return gap < SPACE * height;
  if (HALF_GROUP.test(left.text) && REST_OF_GROUP.test(right.text) && gap < SPACE * height)
    return GROUPS_OF_THREE.test(left.text + right.text);
  if (gap > NEAR * height) return false;
  if (NUMBER_HEAD.test(left.text) && NUMBER_TAIL.test(right.text)) return true;
  return NUMBER_START.test(left.text) && NUMBER_REST.test(right.text);
}

/** Two words of a line as one, without the space between them. */
export const joined = (left: OcrWord, right: OcrWord): OcrWord => ({
  text: left.text + right.text,
  confidence: Math.min(left.confidence, right.confidence),
  x0: left.x0,
  x1: right.x1,
  y0: Math.min(left.y0, right.y0),
  y1: Math.max(left.y1, right.y1),
});

/** Numbers that recognition cut before a separator, `7 ,719,455`, as one word again. */
export function withWholeNumbers(words: readonly OcrWord[]): OcrWord[] {
  const whole: OcrWord[] = [];
  for (const word of words) {
    const last = whole.at(-1);
    if (last === undefined || !isOneNumber(last, word)) whole.push(word);
    else whole[whole.length - 1] = joined(last, word);
  }
  return whole;
}

/** A number in groups of three, and nothing that shows which of its signs is the decimal one. */
const GROUPED = /^[-–(]?[$€£]?\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*\)?$/u;
/** Fewer grouped numbers than this show no custom; the other sign must be rarer than this part of them. */
const FEWEST = 4;
const RARE = 0.25;

const TWO_GROUPS = /^[-–(]?[$€£]?\d{1,3}([.,])\d{3}\1\d{3}\)?$/u;
/** Groups and three decimals, or a group that a misread sign parts from the next, `1.416,065`. */
export const WITH_THREE_DECIMALS = /^[-–(]?[$€£]?\d{1,3}(?:(?:,\d{3})+\.\d{3}|(?:\.\d{3})+,\d{3})\)?$/u;
const LONG = /^[-–(]?[$€£]?\d{3}[.,]\d{3}\)?$/u;
const MIN_LONG = 2;
/** What other amounts of the page say of a number is not surer than this. */
const SURE = 0.75;

/**
 * Numbers of a page that prints amounts of seven digits in full, `903.584` and `1.416,065` beside `1,650,000`: one that seems to
 * have three decimals has a misread sign.
 */
function withFullAmounts(words: readonly OcrWord[]): OcrWord[] {
  const signs = words.flatMap(({ text }) => TWO_GROUPS.exec(text)?.[1] ?? []);
  const [sign = ''] = signs;
  const exact = words.filter(({ text }) => WITH_THREE_DECIMALS.test(text)).length;
  if (signs.length < MIN_LONG || exact > 1 || signs.some((one) => one !== sign)) return [...words];
  return words.map((word) =>
    WITH_THREE_DECIMALS.test(word.text) || (LONG.test(word.text) && !word.text.includes(sign))
      ? {
          ...word,
          text: word.text.replace(/[.,](?=\d)/gu, sign),
          confidence: Math.min(SURE, word.confidence),
        }
      : word,
  );
}

/** Numbers grouped by a sign that the page hardly ever groups by, `(1.310)` among `18,240`, with its usual one. */
export function withUsualSeparators(read: readonly OcrWord[]): OcrWord[] {
  const words = withFullAmounts(read);
  const counts = { '.': 0, ',': 0 };
  const signOf = ({ text }: OcrWord): '.' | ',' | undefined =>
    GROUPED.exec(text)?.[1] as '.' | ',' | undefined;
  for (const word of words) {
    const sign = signOf(word);
    if (sign !== undefined) counts[sign] += 1;
  }
  const [usual, other] = counts[','] >= counts['.'] ? ([',', '.'] as const) : (['.', ','] as const);
  if (counts[usual] < FEWEST || counts[other] >= counts[usual] * RARE) return [...words];
  return words.map((word) =>
    signOf(word) === other ? { ...word, text: word.text.replaceAll(other, usual) } : word,
  );
}

const DECIMAL = /^[-–(]?[$€£]?\d{1,3}([.,])\d{1,2}[)%x]{0,2}$/u;
const COLON = /^[-–(]?[$€£]?\d{1,3}:\d{1,2}[)%x]{0,2}$/u;

/** Decimals whose sign was read as a colon, `15:33` among `17.48`, with the sign that the page writes. */
export function withDecimalSigns(words: readonly OcrWord[]): OcrWord[] {
  const counts = { '.': 0, ',': 0 };
  let colons = 0;
  for (const { text } of words) {
    const sign = DECIMAL.exec(text)?.[1] as '.' | ',' | undefined;
    if (sign !== undefined) counts[sign] += 1;
    else if (COLON.test(text)) colons += 1;
  }
  const usual = counts['.'] >= counts[','] ? '.' : ',';
  if (colons === 0 || counts[usual] < FEWEST || colons >= counts[usual] * RARE) return [...words];
  return words.map((word) =>
    COLON.test(word.text) ? { ...word, text: word.text.replace(':', usual) } : word,
  );
}

/** An amount with groups and cents, and one whose signs were read as others that no amount has, `3/175:66`. */
const WITH_CENTS = /^[-–—(]?[$€£]?\d{1,3}(?:[.,]\d{3})+([.,])\d{2}\)?$/u;
const WITH_OTHER_SIGNS = /^(?=.*[:;/])([-–—(]?[$€£]?\d{1,3})((?:[.,:;/]\d{3})+)[.,:;/](\d{2}\)?)$/u;

/** Amounts with cents whose signs were read as strokes or colons, with those that the page writes. */
export function withAmountSigns(words: readonly OcrWord[]): OcrWord[] {
  const signs = words.flatMap(({ text }) => WITH_CENTS.exec(text)?.[1] ?? []);
  const [decimal = ''] = signs;
  if (signs.length < FEWEST || signs.some((sign) => sign !== decimal)) return [...words];
  const group = decimal === ',' ? '.' : ',';
  return words.map((word) => {
    const [, whole = '', groups = '', cents = ''] = WITH_OTHER_SIGNS.exec(word.text) ?? [];
    if (whole === '') return word;
    const text = `${whole}${groups.replace(/[.,:;/]/gu, group)}${decimal}${cents}`;
    return { ...word, text, confidence: Math.min(SURE, word.confidence) };
  });
}
