import { memoizeText } from '../memoize.ts';
import { fold } from './fold.ts';

/** A word of a folded text, and where it stands in it. */
export interface TextWord {
  text: string;
  start: number;
  end: number;
}

interface PatternWord {
  text: string;
  /** True when further letters may follow. */
  isOpen: boolean;
}

/** Phrases to be looked for, by the first two letters of their first word. */
export type WordPattern = ReadonlyMap<string, readonly PatternWord[][]>;

/** Where a phrase stands in a folded text: characters `start` to `end` (exclusive). */
export interface FoundPhrase {
  start: number;
  end: number;
}

/** Words of one phrase stand this many characters apart at most: "year-to- date". */
const MAX_GAP = 3;
const KEY_LENGTH = 2;

/** The words of a text in their one spelling. */
export const foldedWords = memoizeText((text): readonly TextWord[] =>
  [...fold(text).matchAll(/[\p{L}\p{N}€]+/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  })),
);

/** A pattern of phrases of whole words; a `*` behind a word stands for any further letters. */
export function wordPattern(phrases: readonly string[]): WordPattern {
  const pattern = new Map<string, PatternWord[][]>();
  for (const phrase of phrases) {
    const words = [...fold(phrase).matchAll(/([\p{L}\p{N}€]+)(\*?)/gu)].map(([, text = '', star]) => ({
      text,
      isOpen: star === '*',
    }));
    const key = words[0]?.text.slice(0, KEY_LENGTH);
    if (key !== undefined) pattern.set(key, [...(pattern.get(key) ?? []), words]);
  }
  return pattern;
}

function isPhraseAt(phrase: readonly PatternWord[], words: readonly TextWord[], at: number): boolean {
  return phrase.every(({ text, isOpen }, offset) => {
    const word = words[at + offset];
    const before = offset === 0 ? undefined : words[at + offset - 1];
    if (word === undefined) return false;
    if (before !== undefined && word.start - before.end > MAX_GAP) return false;
    return isOpen ? word.text.startsWith(text) : word.text === text;
  });
}

function phraseAt(pattern: WordPattern, words: readonly TextWord[], at: number): FoundPhrase | null {
  const first = words[at];
  const phrases = pattern.get(first?.text.slice(0, KEY_LENGTH) ?? '') ?? [];
  const phrase = phrases.find((one) => isPhraseAt(one, words, at));
  const last = phrase === undefined ? undefined : words[at + phrase.length - 1];
  return first === undefined || last === undefined ? null : { start: first.start, end: last.end };
}

/** The first place where a text says one of a pattern's phrases; null when there is none. */
export function findPhrase(pattern: WordPattern, words: readonly TextWord[]): FoundPhrase | null {
  for (let at = 0; at < words.length; at += 1) {
    const found = phraseAt(pattern, words, at);
    if (found !== null) return found;
  }
  return null;
}

/** True when a text, however it is spelled, contains one of a pattern's phrases. */
export function saysOneOf(pattern: WordPattern, text: string): boolean {
  return findPhrase(pattern, foldedWords(text)) !== null;
}

/** True when a text begins with one of a pattern's phrases. */
export function beginsWithOneOf(pattern: WordPattern, text: string): boolean {
  return phraseAt(pattern, foldedWords(text), 0) !== null;
}
