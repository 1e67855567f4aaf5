import { readFileSync } from 'node:fs';

import { z } from 'zod';

/**
 * The currencies that funds report in: their ISO 4217 codes, each with its own signs and short words. Not all there are:
 * IRR is a rate of return in these documents, "ALL" a word. Names in words come from `currency-names.ts`.
 */
const TABLE = z
  .record(z.string().regex(/^[A-Z]{3}$/u), z.array(z.string()))
  .parse(JSON.parse(readFileSync(new URL('./currencies.json', import.meta.url), 'utf8')));

export const CURRENCY_CODES: readonly string[] = Object.keys(TABLE);

const CODE_BY_MARK: ReadonlyMap<string, string> = new Map(
  Object.entries(TABLE).flatMap(([code, marks]) =>
    [code, ...marks].map((mark): [string, string] => [mark, code]),
  ),
);

/** Signs that several currencies share: the document says which of them is meant. */
const SHARED: ReadonlySet<string> = new Set(['$', '¥', 'kr', 'kr.', 'kronor']);

const escaped = (mark: string): string => mark.replace(/[$.]/gu, '\\$&');
const anyOf = (marks: Iterable<string>): string =>
  [...marks]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

/** All codes, signs and short words. */
export const CURRENCY_MARKS: readonly string[] = [...CODE_BY_MARK.keys()];
const SIGNS = CURRENCY_MARKS.filter((mark) => /\p{Sc}$/u.test(mark));

/** Source of a pattern: any code. */
export const CURRENCY_CODE = anyOf(CURRENCY_CODES);
/** Source of a pattern: any code, sign or short word, the longest first. */
export const CURRENCY_MARK = anyOf(CURRENCY_MARKS);
/** Source of a pattern: any sign, with the letters that are part of it ("HK$"). */
export const CURRENCY_SIGN = anyOf(SIGNS);
/** Signs of one character, to stand in a class of characters. */
export const SIGN_CHARACTERS = SIGNS.filter((sign) => sign.length === 1).join('');

/** The code of a printed code, sign or short word; null when it is none. */
export function currencyOfMark(mark: string | null): string | null {
  return mark === null ? null : (CODE_BY_MARK.get(mark) ?? null);
}

/** True for a code in any case of letters, a sign or a short word. */
export function isCurrencyMark(word: string): boolean {
  return CODE_BY_MARK.has(word) || CODE_BY_MARK.has(word.toUpperCase());
}

/** True for a sign that several currencies share: $ may be any dollar, kr any crown. */
export const isSharedMark = (mark: string | null): boolean => mark !== null && SHARED.has(mark);
