import { setScreenLocale, type Locale } from '@assay/shared/domain';
import { MESSAGES, type MessageKey } from './catalogue/index.ts';
import { loadTranslations, type Translations } from './locales/load-translations.ts';
import type { MessageDefinition } from './message.ts';

let translations: Translations = {};

/**
 * The message of a key, in the language that was loaded last, else in English. The builds for users put
 * `scripts/build/messages/page-messages.mjs` in the place of this file, so that a bundle has the messages that its own modules
 * name, and not the whole catalogue.
 */
export function findMessage(key: MessageKey): MessageDefinition {
  const message: MessageDefinition = MESSAGES[key];
  const translated = translations[key];
  return translated === undefined ? message : { ...message, text: translated };
}

/** The English text of a message, whatever the language; undefined where no bundle of the page has it. */
export function findEnglish(key: MessageKey): string | undefined {
  return MESSAGES[key].text;
}

/**
 * Loads the texts of a language, and its marks of numbers, for all that is shown from now on [AMB-134]: before the first page is drawn, because what is on
 * screen keeps its texts. Rejects where they cannot be loaded; then those of before stay.
 */
export async function loadTexts(locale: Locale): Promise<void> {
  translations = await loadTranslations(locale);
  setScreenLocale(locale);
}
