import type { PageGraph } from '../graph/page-graph.ts';
import { memoize } from '../memoize.ts';
import type { Word } from '../contract/page.ts';
import { inAllLanguages } from '../vocabulary/language-files.ts';
import { beginsWithOneOf, wordPattern } from '../vocabulary/word-pattern.ts';
import { ordinalOf } from '../vocabulary/ordinals.ts';
import { namesCall, namesPayout, numberBehind, TITLE_LENGTH } from './ordinal-facts.ts';

/** What running text says of notices before this one: it is told for comparison. */

const EARLIER = wordPattern(inAllLanguages(({ links }) => links.earlier));
/** "The previous (second) distribution": so many words may stand between. */
const BETWEEN = 1;

const trimPunctuation = (text: string): string => text.replace(/^[("“]+|[),.;:"”]+$/gu, '');

/** A notice that the page counts: its number and the word that says it. */
interface Mention {
  word: Word;
  number: number;
  isPayout: boolean;
  isTitle: boolean;
}

/** The notices that a run of words counts: "thirteenth distribution", "Call #3", "drawdown no. 14". */
function mentionsIn(words: readonly Word[]): Mention[] {
  return words.flatMap((word, at): Mention[] => {
    const noun = trimPunctuation(word.text);
    const isPayout = namesPayout(noun);
    if (!isPayout && !namesCall(noun)) return [];
    const isTitle = words.length <= TITLE_LENGTH;
    const before = words[at - 1];
    const ordinal = before === undefined ? null : ordinalOf(before.text);
    const number = ordinal ?? numberBehind(words.slice(at + 1, at + 3).map(({ text }) => text));
    return number === null ? [] : [{ word, number, isPayout, isTitle }];
  });
}

/** The words of a page that name a notice with a lower number than its own. */
const lowerNumbered = memoize((page: PageGraph): ReadonlySet<Word> => {
  const mentions = page.rows.flat().flatMap(({ words }) => mentionsIn(words));
  const isLower = ({ number, isPayout }: Mention): boolean => {
    const own = mentions.find((other) => other.isTitle && other.isPayout === isPayout);
    return own !== undefined && number < own.number;
  };
  return new Set(mentions.filter(isLower).map(({ word }) => word));
});

/** True for a sentence that speaks of a notice before this one. */
export function tellsEarlier(page: PageGraph, sentence: readonly Word[]): boolean {
  const lower = lowerNumbered(page);
  return sentence.some((word, at) => {
    if (lower.has(word)) return true;
    if (!beginsWithOneOf(EARLIER, trimPunctuation(word.text))) return false;
    const around = [
      ...sentence.slice(at + 1, at + 2 + BETWEEN),
      ...sentence.slice(Math.max(0, at - 1), at),
    ].map(({ text }) => trimPunctuation(text));
    return around.some((text) => namesPayout(text) || namesCall(text));
  });
}
