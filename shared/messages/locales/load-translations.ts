import type { Locale } from '@assay/shared/domain';
import type { MessageKey } from '../catalogue/index.ts';

/** Texts in another language by their keys; those that lack are shown in English. */
export type Translations = Readonly<Partial<Record<MessageKey, string>>>;

const LOADERS: Readonly<Record<Locale, () => Promise<Translations>>> = {
  'en-GB': () => Promise.resolve({}),
  'en-US': async () => (await import('./en-US.ts')).AMERICAN,
  'de-DE': async () => (await import('./de-DE/index.ts')).GERMAN,
};

/** All texts of a language. */
export const loadTranslations = (locale: Locale): Promise<Translations> => LOADERS[locale]();
