/** The languages of a client, lower case on the wire [AMB-023]. */
export const LANGUAGES = ['en-gb', 'en-us'] as const;
export type Language = (typeof LANGUAGES)[number];

/** en-GB, shown and exported as DD/MM/YYYY [FMT-003]. */
export const DEFAULT_LANGUAGE = 'en-gb' satisfies Language;

/** The date pattern of a language, also the placeholder of date fields [FMT-003, FMT-004]. */
export const DATE_PATTERNS = {
  'en-gb': 'DD/MM/YYYY',
  'en-us': 'MM/DD/YYYY',
} as const satisfies Record<Language, string>;

/** The language a text names, compared without case; null for any other text [AMB-023]. */
export function readLanguage(text: string): Language | null {
  return LANGUAGES.find((language) => language === text.toLowerCase()) ?? null;
}
