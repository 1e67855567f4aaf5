import { inAllLanguages } from './language-files.ts';
import { wordPattern } from './word-pattern.ts';

/** What rows that sum up begin with, the whole or a part, in all languages. */
export const SUM_WORDS: readonly string[] = inAllLanguages(({ totals, subtotals }) => [
  ...totals,
  ...subtotals,
]);
/** What rows that sum up a part begin with. */
export const SUBTOTAL = wordPattern(inAllLanguages(({ subtotals }) => subtotals));
