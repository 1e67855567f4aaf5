import { CURRENCY_CODES } from './currencies.ts';
import { LANGUAGES } from './language-files.ts';

/** Counts whose nouns differ in some language: "1 złoty, 2 złote, 5 złotych". */
const COUNTS = [1, 2, 5];

/** How a language names a currency by the Unicode locale data: "euro", "euros". */
function localeNames(language: string, currency: string): string[] {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  });
  return COUNTS.flatMap((count) => format.formatToParts(count))
    .filter(({ type }) => type === 'currency')
    .map(({ value }) => value);
}

/** The names of every currency in all languages: those of the locale data, and those that documents use besides. */
export const CURRENCY_NAMES: readonly { code: string; names: readonly string[] }[] = CURRENCY_CODES.map(
  (code) => ({
    code,
    names: [
      ...new Set(
        LANGUAGES.flatMap((language) => [
          ...localeNames(language.code, code),
          ...(language.currencies[code] ?? []),
        ]),
      ),
    ],
  }),
);
