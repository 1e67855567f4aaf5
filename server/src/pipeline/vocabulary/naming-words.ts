import { inAllLanguages } from './language-files.ts';
import { wordsOf } from './label-tokens.ts';

/** Which of the words before a value in running text name it. */

/** Words that join a name to its amount ("is", "of", "stood at"), and end what names it. */
const JOINTS = new Set(
  inAllLanguages(({ stopWords, links }) => [...stopWords, ...links.is, ...links.and]).flatMap(wordsOf),
);
/** "A total of $5" names nothing. */
const SUMS = new Set(inAllLanguages(({ totals }) => totals).flatMap(wordsOf));
/** "Your total commitment" is your commitment. */
const WHOLE = /^(?:total|gesamt|samtlig|hele)\p{L}*$/u;
const SHORTEST_NAME = 3;
const CLAUSE_ENDS = /[,;:(]/u;
const OPEN_END = /[\s,;:(]+$/u;

/** Tokens without those at their end that only join them to the value behind. */
export function withoutJoints(tokens: readonly string[]): readonly string[] {
  return tokens.slice(0, tokens.findLastIndex((token) => !JOINTS.has(token)) + 1);
}

/** The tokens that are more than joints. */
export function withoutAnyJoint(tokens: readonly string[]): readonly string[] {
  return tokens.filter((token) => !JOINTS.has(token));
}

/** The one word that names a value: "dpi" in "with a DPI of 0.74", null in "legal fees of $5". */
export function loneName(before: string): string | null {
  const clause = before.replace(OPEN_END, '').split(CLAUSE_ENDS).at(-1) ?? '';
  const words = withoutJoints(wordsOf(clause));
  const [name, other] = [words.at(-1), words.at(-2)];
  if (name === undefined || name.length < SHORTEST_NAME || SUMS.has(name)) return null;
  return other === undefined || JOINTS.has(other) || WHOLE.test(other) ? name : null;
}
