/** The languages of the interface, as BCP 47 tags [AMB-134]. */
export const LOCALES = ['en-GB', 'en-US', 'de-DE'] as const;
export type Locale = (typeof LOCALES)[number];

/** The language of texts that another one lacks, and of pages while the multi-lingual switch is off. */
export const DEFAULT_LOCALE = 'en-GB' satisfies Locale;

/** The language a tag names, compared without case; null for any other text. */
export function readLocale(text: string | null | undefined): Locale | null {
  return LOCALES.find((locale) => locale.toLowerCase() === text?.toLowerCase()) ?? null;
}

const primary = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/**
 * The first of the languages that a browser asks for which the interface has, else en-GB; de-AT is read as German, `en` and
 * en-AU as British English.
 */
export function localeOfBrowser(tags: readonly string[]): Locale {
  const found = tags.flatMap(
    (tag) => readLocale(tag) ?? LOCALES.find((locale) => primary(locale) === primary(tag)) ?? [],
  );
  return found[0] ?? DEFAULT_LOCALE;
}
