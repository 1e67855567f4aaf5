import type { Locale } from './locale.ts';

/** The languages of a client, lower case on the wire [AMB-023]. */
export const LANGUAGES = ['en-gb', 'en-us'] as const;
/** A language in which dates are shown: a client's, or that of the interface [AMB-134]. */
export type Language = Lowercase<Locale>;

/** en-GB, shown and exported as DD/MM/YYYY [FMT-003]. */
export const DEFAULT_LANGUAGE = 'en-gb' satisfies Language;

/** The date pattern of a language, also the placeholder of date fields [FMT-003, FMT-004]. */
export const DATE_PATTERNS = {
  'en-gb': 'DD/MM/YYYY',
  'en-us': 'MM/DD/YYYY',
  'de-de': 'TT.MM.JJJJ',
} as const satisfies Record<Language, string>;

/** The client's language a text names, compared without case; null for any other text [AMB-023]. */
export function readLanguage(text: string): (typeof LANGUAGES)[number] | null {
  return LANGUAGES.find((language) => language === text.toLowerCase()) ?? null;
}
