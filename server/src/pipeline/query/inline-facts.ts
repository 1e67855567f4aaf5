import type { Phrase } from '../graph/lines.ts';
import type { Word } from '../pdf/page-words.ts';

/** A label with its colon and the words behind it, inside one line. */
export interface InlinePair {
  label: string;
  words: Word[];
}

/** What parts the pairs of a line. */
const PART = /^[–—|·•;/-]$/u;
const CLINGING_PART = /[;|·•]$/u;
/** What parts a line whatever stands around it; a dash may stand inside a value. */
const SURE_PART = /^[|·•]$/u;
/** A label has at most so many words, its colon included. */
const LONGEST_LABEL = 6;

/** The parts of a line between its dashes, dots and semicolons. */
function partsOf(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]];
  for (const word of words) {
    if (PART.test(word.text)) {
      parts.push([]);
      continue;
    }
    parts.at(-1)?.push(word);
    if (CLINGING_PART.test(word.text)) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

function pairOf(part: readonly Word[]): InlinePair | null {
  const at = part.findIndex((word) => word.text.endsWith(':'));
  if (at < 0 || at >= LONGEST_LABEL || at === part.length - 1) return null;
  const label = part
    .slice(0, at + 1)
    .map((word) => word.text)
    .join(' ');
  return /\p{L}/u.test(label) ? { label, words: part.slice(at + 1) } : null;
}

/**
 * The pairs of a line that strings several together ("Engagement : 4 000 000 € – Distributions : 117 876 €"); none when
 * it has fewer than two, unless a dot or bar parts the one from what follows. A dash inside a value parts nothing: only
 * what begins with a label of its own is a pair.
 */
export function inlinePairs(phrase: Phrase): InlinePair[] {
  const pairs: InlinePair[] = [];
  for (const part of partsOf(phrase.words)) {
    const pair = pairOf(part);
    const last = pairs.at(-1);
    if (pair !== null) pairs.push(pair);
    else if (last !== undefined) last.words.push(...part);
  }
  if (pairs.length > 1) return pairs;
  const sure = phrase.words.some(({ text }) => SURE_PART.test(text)) ? partsOf(phrase.words) : [];
  return sure.flatMap((part) => pairOf(part) ?? []);
}
