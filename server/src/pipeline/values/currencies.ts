import { CURRENCY_CODES, STATED_CODES, CURRENCY_BY_MARK } from '../vocabulary/currencies.ts';
import { memoizeText } from '../memoize.ts';
import { fold } from '../vocabulary/fold.ts';
import { inAllLanguages, LANGUAGES } from '../vocabulary/language-files.ts';
import type { WordPattern } from '../vocabulary/word-pattern.ts';
import { findPhrase, foldedWords, wordPattern } from '../vocabulary/word-pattern.ts';

const NAMES: readonly (readonly [WordPattern, string])[] = [
  ...new Set(LANGUAGES.flatMap(({ currencies }) => Object.keys(currencies))),
].map((code) => [wordPattern(inAllLanguages(({ currencies }) => currencies[code] ?? [])), code]);

/** The code of a printed code or symbol; null when it is neither. */
export function currencyOfMark(mark: string | null): string | null {
  if (mark === null) return null;
  return CURRENCY_CODES.has(mark) ? mark : (CURRENCY_BY_MARK[mark] ?? null);
}

/** True for a code or symbol of a currency that stands alone as a word, in any case of letters. */
export function isCurrencyMark(word: string): boolean {
  return CURRENCY_CODES.has(word.toUpperCase()) || word in CURRENCY_BY_MARK;
}

/** A currency named in words or by code inside a text, with the characters that name it. */
export interface NamedCurrency {
  code: string;
  start: number;
  end: number;
}

const ANY_NAME = wordPattern(inAllLanguages(({ currencies }) => Object.values(currencies).flat()));

/** A currency in words. Each word is folded by itself, so that the characters of the text are known again. */
function findName(printed: string): NamedCurrency | null {
  const text = printed.replace(/(?<!\p{L})[dl]['’]/giu, '  ');
  let length = 0;
  const parts = [...text.matchAll(/\S+/gu)].map((match) => {
    const folded = fold(match[0]);
    const start = length;
    length += folded.length + 1;
    return { match, folded, start, end: length - 1 };
  });
  const words = foldedWords(parts.map(({ folded }) => folded).join(' '));
  if (findPhrase(ANY_NAME, words) === null) return null;
  for (const [pattern, code] of NAMES) {
    const found = findPhrase(pattern, words);
    if (found === null) continue;
    const touched = parts.filter(({ start, end }) => start < found.end && end > found.start);
    const [first, last] = [touched[0]?.match, touched.at(-1)?.match];
    if (first !== undefined && last !== undefined)
      return { code, start: first.index, end: last.index + last[0].length };
  }
  return null;
}

/** The first currency that a text names (code, name or distinctive symbol); null when it names none. */
export const findCurrency = memoizeText((text): Readonly<NamedCurrency> | null => {
  for (const match of text.matchAll(/\b[A-Z]{3}\b/gu)) {
    if (CURRENCY_CODES.has(match[0])) return { code: match[0], start: match.index, end: match.index + 3 };
  }
  const named = findName(text);
  if (named !== null) return named;
  const scaled = /\b(?:[TKM]|Mio|Mn|Mds|Bn)(EUR|USD|GBP|CHF|SEK|NOK|DKK|CAD|AUD)\b/u.exec(text);
  if (scaled !== null) {
    const end = scaled.index + scaled[0].length;
    return { code: scaled[1] ?? '', start: end - 3, end };
  }
  const trailing = /\b(EUR|USD|GBP|CHF|SEK|NOK|DKK|CAD|AUD)(?:k|m|mm|mn|bn)\b/u.exec(text);
  if (trailing !== null) return { code: trailing[1] ?? '', start: trailing.index, end: trailing.index + 3 };
  const symbol = /US\$|CA\$|A\$|HK\$|NZ\$|[€£¥$]/u.exec(text);
  const code = symbol === null ? null : currencyOfMark(symbol[0]);
  return symbol === null || code === null
    ? null
    : { code, start: symbol.index, end: symbol.index + symbol[0].length };
});

const NOTES = wordPattern(inAllLanguages(({ amountNotes }) => amountNotes));
/** "in" in the languages of the notes, and how far behind the note's beginning it may stand. */
const IN = new Set(['in', 'en', 'i']);
const NOTE_REACH = 42;
const STATEMENT = new RegExp(
  [
    "^\\(?(?:in )?(?:[A-Z]{3}|[€$£]|US\\$)(?: in)? ?(?:'?000s?|thousands?|millions?|m|mn)\\)?$",
    `\\((?:in |en |i )?(?:${STATED_CODES}|[€£]|US\\$)\\)$`,
    `^(?:[\\p{L} ]{3,30},? )?(?:${STATED_CODES})$`,
    '^\\(?(?:in |en |i )?(?:[TK](?:EUR|USD|GBP|CHF|SEK)|M(?:EUR|USD|SEK)|[TKM] ?€|M?tkr|Mkr)\\)?$',
  ].join('|'),
  'iu',
);

/** True when a text states the currency of the amounts around it. */
export function isAmountStatement(text: string): boolean {
  if (STATEMENT.test(text)) return true;
  const words = foldedWords(text);
  const note = findPhrase(NOTES, words);
  return (
    note !== null &&
    words.some(({ text: word, start }) => IN.has(word) && start > note.end && start <= note.end + NOTE_REACH)
  );
}
