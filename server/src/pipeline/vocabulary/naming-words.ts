import { inAllLanguages } from './language-files.ts';
import { wordsOf } from './label-tokens.ts';
import { ordinalOf } from './ordinals.ts';
import { SUM_WORDS } from './sum-words.ts';

/** Which of the words before a value in running text name it. */

/** Words that join a name to its amount ("is", "of", "stood at"), and end what names it. */
const JOINTS = new Set(
  inAllLanguages(({ stopWords, links }) => [...stopWords, ...links.is, ...links.and]).flatMap(wordsOf),
);
/** What a name may end with that says for which time its amount is: "fee for the fourth quarter of 2025". */
const PERIOD_WORDS = new Set(
  inAllLanguages(({ months, columns }) => [...months.flat(), ...columns.quarter, ...columns.year]).flatMap(
    wordsOf,
  ),
);
const YEAR = /^(?:19|20)\d\d$/u;
/** "A total of $5" names nothing. */
const SUMS = new Set(SUM_WORDS.flatMap(wordsOf));
/** "Your total commitment" is your commitment. */
const WHOLE = /^(?:total|gesamt|samtlig|hele)\p{L}*$/u;
const MIN_NAME_LENGTH = 3;
const CLAUSE_ENDS = /[,;:(]/u;
const OPEN_END = /[\s,;:(]+$/u;

/** Tokens without those at their end that only join them to the value behind. */
export function withoutJoints(tokens: readonly string[]): readonly string[] {
  return tokens.slice(0, tokens.findLastIndex((token) => !JOINTS.has(token)) + 1);
}

const saysPeriod = (token: string): boolean =>
  PERIOD_WORDS.has(token) || YEAR.test(token) || ordinalOf(token) !== null;

/** Tokens without the period that they end with, where anything stands before it. */
export function withoutPeriod(tokens: readonly string[]): readonly string[] {
  const end = tokens.findLastIndex((token) => !saysPeriod(token) && !JOINTS.has(token)) + 1;
  return end > 0 && tokens.slice(end).some(saysPeriod) ? tokens.slice(0, end) : tokens;
}

/** The tokens that are more than joints. */
export function withoutAnyJoint(tokens: readonly string[]): readonly string[] {
  return tokens.filter((token) => !JOINTS.has(token));
}

/**
 * The one word that names a value: "dpi" in "with a DPI of 0.74", null in "legal fees of $5"; with `isTimeless` the one before
 * the period that the value is for.
 */
export function loneName(before: string, isTimeless = false): string | null {
  const clause = before.replace(OPEN_END, '').split(CLAUSE_ENDS).at(-1) ?? '';
  const all = withoutJoints(wordsOf(clause));
  const words = isTimeless ? withoutPeriod(all) : all;
  const [name, other] = [words.at(-1), words.at(-2)];
  if (name === undefined || name.length < MIN_NAME_LENGTH || SUMS.has(name)) return null;
  return other === undefined || JOINTS.has(other) || WHOLE.test(other) ? name : null;
}
