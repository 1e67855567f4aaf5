import type { Language } from './language-files.ts';
import { inAllLanguages } from './language-files.ts';

/** The words by which names and what stands around them are known, of all languages in one regular expression. */

/** Where in a text the words stand; at its end, only marks may follow them. */
type Place = 'inside' | 'beginning' | 'end' | 'whole';

const AROUND = {
  inside: ['', ''],
  beginning: ['^', ''],
  end: ['', '\\W*$'],
  whole: ['^', '$'],
} as const satisfies Record<Place, readonly [string, string]>;

/** What stands before a word by the sign that the language files put there, and what behind it. */
const BEFORE = { '*': '', '+': '(?<=\\p{L})', '': '(?<![\\p{L}\\p{N}])' } as const;
const BEHIND = { '*': '', '': '(?![\\p{L}\\p{N}])' } as const;

/** A phrase of a language file as the source of an expression; a straight apostrophe stands for a curly one, too. */
function sourceOf(phrase: string): string {
  return phrase
    .replace(/^[*+]|\*$/gu, '')
    .replace(/[.?^${}()|[\]\\/]/gu, '\\$&')
    .replace(/'/gu, "['’]")
    .replace(/ /gu, '\\s');
}

function isBetween(phrase: string, before: string, behind: string): boolean {
  const starts = before === '' ? !/^[*+]/u.test(phrase) : phrase.startsWith(before);
  return starts && phrase.endsWith('*') === (behind === '*');
}

/** An expression for any of some phrases, as the `names` of the language files write them. */
export function anyOf(phrases: readonly string[], place: Place = 'inside'): RegExp {
  const groups = Object.entries(BEFORE).flatMap(([before, opening]) =>
    Object.entries(BEHIND).flatMap(([behind, ending]) => {
      const own = new Set(phrases.filter((phrase) => isBetween(phrase, before, behind)).map(sourceOf));
      return own.size === 0 ? [] : [`${opening}(?:${[...own].join('|')})${ending}`];
    }),
  );
  const [start, end] = AROUND[place];
  return new RegExp(`${start}(?:${groups.join('|')})${end}`, 'iu');
}

/** The phrases that all languages have around dates, as an expression. */
export function dateWords(of: keyof Language['dates'], place: Place = 'inside'): RegExp {
  return anyOf(
    inAllLanguages(({ dates }) => dates[of]),
    place,
  );
}

/** The phrases that all languages have for one thing around names, as an expression. */
export function nameWords(of: keyof Language['names'], place: Place = 'inside'): RegExp {
  return anyOf(
    inAllLanguages(({ names }) => names[of]),
    place,
  );
}
