import { CURRENCY_CODE, CURRENCY_CODES, CURRENCY_SIGN, currencyOfMark } from '../vocabulary/currencies.ts';
import { CURRENCY_NAMES } from '../vocabulary/currency-names.ts';
import { SHORT_SCALES } from '../vocabulary/units.ts';
import { memoizeText } from '../memoize.ts';
import { fold } from '../vocabulary/fold.ts';
import { ANY_IN, IN } from '../vocabulary/function-words.ts';
import { inAllLanguages } from '../vocabulary/language-files.ts';
import type { WordPattern } from '../vocabulary/word-pattern.ts';
import { findPhrase, foldedWords, wordPattern } from '../vocabulary/word-pattern.ts';

const NAMES: readonly (readonly [WordPattern, string])[] = CURRENCY_NAMES.map(({ code, names }) => [
  wordPattern(names),
  code,
]);

/** A currency named in words or by code inside a text, with the characters that name it. */
export interface NamedCurrency {
  code: string;
  start: number;
  end: number;
}

const ANY_NAME = wordPattern(CURRENCY_NAMES.flatMap(({ names }) => names));

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
  const found = NAMES.flatMap(([pattern, code]) => {
    const phrase = findPhrase(pattern, words);
    return phrase === null ? [] : [{ ...phrase, code }];
  });
  // "Philippine pesos" are not "pesos".
  const [longest] = found.sort((a, b) => b.end - b.start - (a.end - a.start));
  if (longest === undefined) return null;
  const touched = parts.filter(({ start, end }) => start < longest.end && end > longest.start);
  const [first, last] = [touched[0]?.match, touched.at(-1)?.match];
  return first === undefined || last === undefined
    ? null
    : { code: longest.code, start: first.index, end: last.index + last[0].length };
}

const CODES: ReadonlySet<string> = new Set(CURRENCY_CODES);
const ANY_SCALE = SHORT_SCALES.map(({ source }) => source).join('|');
/** A code with its scale in one word: "TEUR", "MioEUR", "EURm". */
const SCALED_CODE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?i:${ANY_SCALE})(?<behind>${CURRENCY_CODE})|(?<before>${CURRENCY_CODE})(?:${ANY_SCALE}))(?![\\p{L}\\p{N}])`,
  'u',
);
const SIGN = new RegExp(CURRENCY_SIGN, 'u');

/** The first currency that a text names (code, name or sign); null when it names none. */
export const findCurrency = memoizeText((text): Readonly<NamedCurrency> | null => {
  for (const match of text.matchAll(/\b[A-Z]{3}\b/gu)) {
    if (CODES.has(match[0])) return { code: match[0], start: match.index, end: match.index + 3 };
  }
  const named = findName(text);
  if (named !== null) return named;
  const scaled = SCALED_CODE.exec(text);
  const code = scaled?.groups?.['behind'] ?? scaled?.groups?.['before'];
  if (scaled !== null && code !== undefined) {
    const start = text.indexOf(code, scaled.index);
    return { code, start, end: start + code.length };
  }
  const sign = SIGN.exec(text);
  const signed = sign === null ? null : currencyOfMark(sign[0]);
  return sign === null || signed === null
    ? null
    : { code: signed, start: sign.index, end: sign.index + sign[0].length };
});

const NOTES = wordPattern(inAllLanguages(({ amountNotes }) => amountNotes));
/** How far behind the note's beginning "in" may stand. */
const NOTE_REACH = 42;
const STATEMENT = new RegExp(
  [
    `^\\(?(?:in )?(?:${CURRENCY_CODE}|${CURRENCY_SIGN})(?: in)? ?(?:'?000s?|thousands?|millions?|m|mn)\\)?$`,
    `\\((?:(?:${ANY_IN}) )?(?:(?-i:${CURRENCY_CODE})|${CURRENCY_SIGN})\\)$`,
    `^(?:[\\p{L} ]{3,30},? )?(?-i:${CURRENCY_CODE})$`,
    `^\\(?(?:(?:${ANY_IN}) )?(?:[TKM] ?(?:(?-i:${CURRENCY_CODE})|€)|M?tkr|Mkr)\\)?$`,
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
    words.some(({ text: word, start }) => IN.test(word) && start > note.end && start <= note.end + NOTE_REACH)
  );
}
