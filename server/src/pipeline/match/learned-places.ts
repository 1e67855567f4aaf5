import type { Word } from '../contract/page.ts';
import type { Fact } from '../facts/fact.ts';
import type { Pages } from '../graph/built-pages.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { comparableText, isMisread, proseCue, withoutDates } from '../values/stable-text.ts';

/** Words that name a value in running text: fewer could stand anywhere, but for one that is all that is said of it. */
const MIN_CUE = 2;
const LONE_WORD = /^\p{L}{5,}$/u;

/** The first words behind a value, as far as they are words. */
function wordsBehind({ following }: Fact): readonly string[] {
  const number = following.findIndex((word) => /\d/u.test(word));
  return following.slice(0, number < 0 ? MIN_CUE : Math.min(MIN_CUE, number));
}

/**
 * By which words a lesson knows a value again: its label as printed, without dates; in running text the last words before it and,
 * where these are too few, "…" for the value and the first words behind it. Empty where these could stand anywhere.
 */
export function lessonLabel(fact: Fact): string {
  const { kind, label } = fact;
  if (kind !== 'prose') return /\p{L}|\p{N}/u.test(withoutDates(label)) ? withoutDates(label) : '';
  const cue = proseCue(label).split(' ').filter(Boolean);
  if (cue.length >= MIN_CUE) return cue.join(' ');
  const behind = wordsBehind(fact);
  const isLone = cue.length === 0 && fact.following.length === 1 && LONE_WORD.test(behind[0] ?? '');
  return cue.length + behind.length < MIN_CUE && !isLone ? '' : [...cue, '…', ...behind].join(' ');
}

function isSameWord({ text, confidence }: Word, learned: string): boolean {
  const own = comparableText(text);
  return own === learned || (confidence !== undefined && isMisread(own, learned));
}

/** The words of a page that print a name, the first time; null where none does. */
export function findName(pages: Pages, name: string): { page: PageGraph; words: Word[] } | null {
  const printed = name.split(' ').map(comparableText);
  for (const page of pages) {
    const words = page.lines.flatMap((line) => line.words);
    for (let start = 0; start + printed.length <= words.length; start += 1) {
      const part = words.slice(start, start + printed.length);
      if (part.every((word, index) => isSameWord(word, printed[index] ?? ''))) return { page, words: part };
    }
  }
  return null;
}
