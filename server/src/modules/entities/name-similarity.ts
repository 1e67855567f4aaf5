import { isLegalForm } from '../../pipeline/index.ts';

/** A name as it is compared with others. */
export interface ComparedName {
  /** Its words without legal form, case, accents, punctuation and numbers. */
  readonly words: readonly string[];
  /** What tells a fund from the next of its house: numbers, also Roman ones, years and single letters, in order. */
  readonly numbers: string;
  /** The words without spaces: "Marrow Creek" and "MarrowCreek" are one. */
  readonly joined: string;
}

/** Words that most names of funds and houses could have: they tell little. */
const COMMON_WORDS = new Set(
  `the of and de der die des du la le und et for van von fund funds fonds fondo partner partners partnership capital
  group holding holdings management managers manager advisers advisors investment investments invest company
  portfolio class shares series`.split(/\s+/u),
);
const COMMON_WEIGHT = 0.25;

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  '&': ' and ',
};
const ROMAN = /^(?=[ivx])x{0,3}(?:ix|iv|v?i{0,3})$/u;
const ROMAN_VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßøæœłđ&]/gu, (letter) => LETTERS[letter] ?? letter);
}

function numberOfRoman(word: string): number {
  const values = [...word].map((letter) => ROMAN_VALUES[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

/** Legal forms are written in one way; a name may have another. */
function isForm(word: string): boolean {
  const plain = word.toLowerCase();
  return [word, plain, plain.toUpperCase(), plain.charAt(0).toUpperCase() + plain.slice(1)].some(isLegalForm);
}

const FORM_LINK = /^(?:&|und|and|co\.?|de)$/iu;

/** Without the legal form at its end; one word at least stays. */
function withoutForm(words: readonly string[]): readonly string[] {
  const last = words.findLastIndex((word) => !isForm(word) && !FORM_LINK.test(word.replace(/,$/u, '')));
  return last > 0 ? words.slice(0, last + 1) : words.slice(0, 1);
}

/** Reads a name for comparing it; see `similarityOf`. */
export function readComparedName(name: string): ComparedName {
  const printed = name.split(/[\s,]+/u).filter((word) => word !== '');
  const tokens = withoutForm(printed)
    // Letters with stops are one word: "U.S.".
    .map((word) => (/^(?:\p{L}\.)+$/u.test(word) ? word.replaceAll('.', '') : word))
    .flatMap((word) =>
      plainLetters(word)
        .replaceAll(/['’]/gu, '')
        .split(/[^\p{L}\p{N}]+/u),
    )
    .filter((word) => word !== '');
  const numbers: string[] = [];
  const words: string[] = [];
  for (const [at, token] of tokens.entries()) {
    if (/\p{N}/u.test(token)) numbers.push(token.replace(/^0+(?=.)/u, ''));
    else if (at > 0 && ROMAN.test(token)) numbers.push(String(numberOfRoman(token)));
    else if (at > 0 && token.length === 1) numbers.push(token);
    else words.push(token);
  }
  return { words, numbers: numbers.toSorted().join(' '), joined: words.join('') };
}

/** Whether two words differ by one letter more, less or other, or by two letters swapped. */
function isOneErrorApart(one: string, other: string): boolean {
  const [long, short] = one.length >= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && long[at] === short[at]) at += 1;
  const rest = long.slice(at + 1);
  if (long.length > short.length) return rest === short.slice(at);
  if (rest === short.slice(at + 1)) return true;
  return (
    long[at] === short[at + 1] && long[at + 1] === short[at] && long.slice(at + 2) === short.slice(at + 2)
  );
}

const MIN_TOLERANT_LENGTH = 4;
const MIN_SHORTENED_LENGTH = 3;
/** How alike two words are that are not the same. */
const ALIKE = { error: 0.9, shortened: 0.85 };

/** How alike two words are, from 0 to 1: the same, one error apart, or the beginning of the other. */
export function wordSimilarity(one: string, other: string): number {
  if (one === other) return 1;
  const shorter = Math.min(one.length, other.length);
  if (shorter >= MIN_TOLERANT_LENGTH && isOneErrorApart(one, other)) return ALIKE.error;
  const isBeginning = one.startsWith(other) || other.startsWith(one);
  return shorter >= MIN_SHORTENED_LENGTH && isBeginning ? ALIKE.shortened : 0;
}

/** How much a word of a name tells. */
export const weightOf = (word: string) => (COMMON_WORDS.has(word) ? COMMON_WEIGHT : 1);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The weight of the words that have a counterpart, each counterpart once, the most alike first. */
function matchedWeight(one: readonly string[], other: readonly string[]): number {
  const pairs = one
    .flatMap((word, at) =>
      other.map((counterpart, beside) => ({
        at,
        beside,
        alike: wordSimilarity(word, counterpart),
        weight: (weightOf(word) + weightOf(counterpart)) / 2,
      })),
    )
    .filter(({ alike }) => alike > 0)
    .toSorted((a, b) => b.alike * b.weight - a.alike * a.weight);
  const [taken, takenBeside] = [new Set<number>(), new Set<number>()];
  return sum(
    pairs.map(({ at, beside, alike, weight }) => {
      if (taken.has(at) || takenBeside.has(beside)) return 0;
      taken.add(at);
      takenBeside.add(beside);
      return alike * weight;
    }),
  );
}

/** A first fund is often printed without its number. */
const isFirst = (one: string, other: string) => one === '' && other === '1';
const FIRST_FUND = 0.9;

/**
 * How likely two names are one: 1 for the same words in any order, whatever the legal form, case and accents; less by each
 * word that only one has, that has a typing error or is shortened; 0 where their numbers differ, as those of two funds of a house.
 */
export function similarityOf(one: ComparedName, other: ComparedName): number {
  const isNumbered = isFirst(one.numbers, other.numbers) || isFirst(other.numbers, one.numbers);
  if (one.numbers !== other.numbers && !isNumbered) return 0;
  const factor = isNumbered ? FIRST_FUND : 1;
  if (one.joined === other.joined) return factor;
  const weights = [one, other].map(({ words }) => sum(words.map(weightOf)));
  const total = sum(weights) / 2;
  return total === 0 ? 0 : (factor * matchedWeight(one.words, other.words)) / total;
}

/** Words of so many letters are sought; shorter ones only in names that have no longer. */
const SOUGHT_LENGTHS = [5, 3, 1];

/** The words by which a name is sought: long ones that tell something, as far as it has such. */
export function distinctiveWords({ words }: ComparedName): readonly string[] {
  const distinctive = words.filter((word) => !COMMON_WORDS.has(word));
  const all = [...new Set(distinctive.length > 0 ? distinctive : words)];
  const least = SOUGHT_LENGTHS.find((length) => all.some((word) => word.length >= length)) ?? 0;
  return all.filter((word) => word.length >= least);
}
