import { inAllLanguages } from './language-files.ts';
import { beginsWithOneOf, foldedWords, wordPattern } from './word-pattern.ts';

/** What rows that sum up begin with, the whole or a part, in all languages. */
export const SUM_WORDS: readonly string[] = inAllLanguages(({ totals, subtotals }) => [
  ...totals,
  ...subtotals,
]);
/** What rows that sum up a part begin with. */
export const SUBTOTAL = wordPattern(inAllLanguages(({ subtotals }) => subtotals));
const TOTAL = wordPattern(inAllLanguages(({ totals }) => totals));

/** True for the name of a row that begins with the word for a sum or ends with it: "Total", "Portfolio insgesamt". */
export const isTotal = (text: string): boolean =>
  beginsWithOneOf(TOTAL, text) || beginsWithOneOf(TOTAL, foldedWords(text).at(-1)?.text ?? '');
