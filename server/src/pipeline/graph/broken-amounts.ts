import type { Phrase } from './lines.ts';

/**
 * A narrow cell breaks an amount wherever it is full: "$41,200,00" above "0.00". The first part is no whole number, and the two
 * together are one.
 */

/** An amount that ends inside a group of thousands, or behind the sign of one: "$41,200,00", "1.234.". */
const CUT = /^\D{0,5}\d{1,3}(?<sign>[.,])(?:\d{3}\k<sign>)*\d{0,2}$/u;
const WHOLE = /^\D{0,5}[1-9]\d{0,2}(?<sign>[.,])\d{3}(?:\k<sign>\d{3})*(?:(?!\k<sign>)[.,]\d{1,2})?\D{0,5}$/u;
const GOES_ON = /^\d[\d.,]*\D{0,5}$/u;

/** True where a narrow cell breaks an amount between a text and the one below it. */
export function breaksAmount(above: string, below: string): boolean {
  return CUT.test(above) && GOES_ON.test(below) && !WHOLE.test(above) && WHOLE.test(`${above}${below}`);
}

/** The texts of words on one line or several, in reading order, parted by spaces but for amounts that a cell breaks. */
export function textOfWords(words: readonly (Pick<Phrase, 'y0' | 'y1'> & { text: string })[]): string {
  return words.reduce((text, word, at) => {
    const above = words[at - 1];
    if (above === undefined) return word.text;
    const isNextLine = word.y0 + word.y1 > 2 * above.y1;
    return `${text}${isNextLine && breaksAmount(above.text, word.text) ? '' : ' '}${word.text}`;
  }, '');
}
