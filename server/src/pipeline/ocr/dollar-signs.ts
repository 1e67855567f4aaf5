import type { OcrWord } from './ocr.ts';

/**
 * Recognition reads a dollar sign as a digit of its shape, and a digit as the sign. What no number begins with, and what the other
 * amounts of the page have, tell which one is printed.
 */

/** A number in groups of three. */
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d{2})?\)?$/u;
/** What the page says of a sign is not surer than this. */
const SURE = 0.75;
/** Amounts with a dollar sign, with no sign, and with an eight where the sign would be. */
const DOLLARS = /^[-–(]*\$\d/u;
const PLAIN = /^[-–(]*[1-79]\d{0,2}(?:,\d{3})*\.\d{2}\)?$/u;
const EIGHT = /^([-–(]*)8(\d{1,3}(?:,\d{3})*\.\d{2}\)?)$/u;
/** A sign read as a digit where no number has one: before a group of three digits that begins with another one. */
const NO_NUMBER = /^([-–(]*)[589S](\d{3}(?:,\d{3})+(?:\.\d{2})?\)?)$/u;
/** The same with a space behind it. */
const LONE_DIGIT = /^[-–(]*[589S]$/u;
const UNSURE = 0.6;
/** Dollars of a country, "S$", as they are misread where the page has them. */
const LETTER_DOLLARS = /^-?S\$\d/u;
const BROKEN_DOLLARS = /^(-?)(?:[5S$]\$|S\${2})(?=\d)/u;
/** Read with such doubt a word may say anything. */
const HARDLY = 0.15;
const MANY = 5;
/** Amounts without a sign are at most this part of those with one; they may be rests of broken ones. */
const FEW = 0.1;

/** Whether a word stands in a column of others: they end at the same place but for this part of the height. */
const ALIGNED = 0.5;
const FEWEST = 3;
const isAmong = (others: readonly OcrWord[], word: OcrWord): boolean =>
  others.filter(({ x1 }) => Math.abs(x1 - word.x1) < ALIGNED * (word.y1 - word.y0)).length >= FEWEST;

/**
 * Dollar signs read as a digit, where no number has so many digits before its first group, and as an eight, where nearly all other
 * amounts of the page have the sign.
 */
function withSigns(words: readonly OcrWord[]): OcrWord[] {
  const dollars = words.filter(({ text }) => DOLLARS.test(text) || text === '$').length;
  const plain = words.filter(({ text }) => PLAIN.test(text));
  if (dollars === 0) return [...words];
  const isCustom = dollars >= MANY && plain.length <= FEW * dollars;
  return words.map((word, place) => {
    // The only amount with a sign, in a column without, may be one whose first digit was read as the sign.
    if (dollars === 1 && DOLLARS.test(word.text) && isAmong(plain, word))
      return { ...word, confidence: Math.min(HARDLY, word.confidence) };
    if (LONE_DIGIT.test(word.text) && word.confidence < UNSURE && GROUPED.test(words[place + 1]?.text ?? ''))
      return { ...word, text: word.text.replace(/.$/u, '$$') };
    const digit = NO_NUMBER.test(word.text) ? NO_NUMBER : isCustom ? EIGHT : null;
    return digit?.test(word.text) === true
      ? { ...word, text: word.text.replace(digit, '$1$$$2'), confidence: Math.min(SURE, word.confidence) }
      : word;
  });
}

/** Dollars of a country on a page that has them, with their letter and one sign. */
function withLetterDollars(words: readonly OcrWord[]): OcrWord[] {
  if (!words.some(({ text }) => LETTER_DOLLARS.test(text))) return [...words];
  return words.map((word) => ({ ...word, text: word.text.replace(BROKEN_DOLLARS, '$1S$$') }));
}

/** The words with the dollar signs of amounts as they are most likely printed. */
export const withDollarSigns = (words: readonly OcrWord[]): OcrWord[] => withSigns(withLetterDollars(words));
