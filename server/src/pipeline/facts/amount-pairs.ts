import { PRONOUN } from '../vocabulary/function-words.ts';
import { wordsOf } from '../vocabulary/label-tokens.ts';
import { isLabel } from '../vocabulary/metric-terms.ts';

/** Two amounts in running text of which the one is named and the other only placed before or after the notice. */

const OPPOSITE: Readonly<Record<string, string>> = { before: 'after', after: 'before' };
const RELATIONS = Object.keys(OPPOSITE);
/** What stands for the name of the amount before has at most so many words: "after it", "after payment it will be". */
const ELLIPSIS_WORDS = 6;

/** Behind the pronoun that stands for that name come at most so many words: "once this is settled, it will be". */
const VERB_WORDS = 3;

const relationAt = (words: readonly string[]): number =>
  words.findIndex((word) => wordsOf(word).some((token) => RELATIONS.includes(token)));

/** True for words that end with a pronoun and its verb, and so say of what was named before what it is now. */
const hasPronoun = (own: readonly string[]): boolean =>
  own.slice(-1 - VERB_WORDS).some((word) => PRONOUN.test(word));

/**
 * What names an amount whose own words only say how it stands to the one before: "unfunded before this call: 5; after it: 3",
 * "once this is settled, it will be 3". Else its own words.
 */
function withNameBefore(own: readonly string[], before: readonly string[]): readonly string[] {
  const [at, other] = [relationAt(own), relationAt(before)];
  const [contrary = ''] = wordsOf(before[other] ?? '');
  const isShort = own.length <= ELLIPSIS_WORDS && at >= 0 && at <= 1 && !isLabel(own.slice(at + 1).join(' '));
  const relation = own[at] ?? OPPOSITE[contrary] ?? '';
  if (!(isShort || hasPronoun(own)) || other < 0 || wordsOf(relation)[0] === contrary) return own;
  return before.map((word, index) => (index === other ? relation : word));
}

/** So many words behind an amount may say how it stands to the notice: "after this call". */
export const RELATION_WORDS = 3;
/** What goes on with an amount without naming it has at most so many words: "et à", "contre". */
const JOINT_WORDS = 2;
/** "À" alone names an addressee, but not an amount. */
const JOINT_LETTERS = 3;

/**
 * What names an amount that the words right behind it place before or after the notice, with these: "your unfunded commitment
 * is 5 before this call and 3 after it". The second of two takes the name of the first.
 */
function withRelationBehind(
  own: readonly string[],
  behind: readonly string[],
  before: readonly string[],
): readonly string[] {
  if (relationAt(behind.slice(0, 1)) < 0 || behind.some((word) => /\d/u.test(word))) return own;
  const areShort = own.every((word) => word.length <= JOINT_LETTERS);
  const isJoint = own.length <= JOINT_WORDS && (areShort || !isLabel(own.join(' ')));
  const at = relationAt(before);
  return [...(isJoint ? before.slice(0, at < 0 ? before.length : at) : own), ...behind];
}

/** What names an amount: its own words, with those right behind it and those of the amount before where they only place it. */
export function nameOfAmount(
  own: readonly string[],
  behind: readonly string[],
  before: readonly string[],
): readonly string[] {
  return withRelationBehind(withNameBefore(own, before), behind, before);
}
