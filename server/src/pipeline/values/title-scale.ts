import { memoizeText } from '../memoize.ts';
import { scaleOfWords, tokenOf } from './amount-notes.ts';
import { monthOf } from './dates.ts';

/** A unit of letters alone, which may begin a name. */
const CODED = /^\p{L}+$/u;
const startsName = (word = ''): boolean => /^\p{Lu}/u.test(word) && monthOf(word) === undefined;

/**
 * The power of ten that a label or column title says of its own amounts ("Cost (£m)", "Buchwert Mio. EUR", "Fair value
 * $000"); null when it says none.
 */
export const titleScale = memoizeText((title): number | null => {
  for (const inside of title.matchAll(/[([]([^()[\]]{1,40})[)\]]/gu)) {
    const words = (inside[1] ?? '').split(/[\s,;]+/u);
    const scale = scaleOfWords(words) ?? scaleOfWords(['in', ...words], true);
    if (scale !== null) return scale;
  }
  // "Net asset value, m": a scale behind a comma needs no currency.
  const closing = /,\s+([^\s,]+)$/u.exec(title)?.[1];
  const closed = closing === undefined ? null : scaleOfWords(['in', closing]);
  if (closed !== null) return closed;
  const words = title.split(/[\s,;:()[\]]+/u).filter((word) => word !== '');
  for (let from = 0; from < words.length; from += 1) {
    const length = words.slice(from).findIndex((word) => tokenOf(word).kind === 'other');
    const note = words.slice(from, length < 0 ? undefined : from + length);
    // "TSEK Holdings AB" is a name.
    const isNamed = length >= 0 && note.length === 1 && CODED.test(note[0] ?? '');
    const scale = isNamed && startsName(words[from + 1]) ? null : scaleOfWords(note);
    if (scale !== null) return scale;
  }
  return null;
});
