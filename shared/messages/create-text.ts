import type { Locale } from '@assay/shared/domain';
import { MESSAGES, type MessageKey } from './catalogue/index.ts';
import { loadTranslations } from './locales/load-translations.ts';
import { fillText } from './message.ts';
import type { TextArguments } from './text.ts';

/** `text` in one language. */
export type LocalizedText = <Key extends MessageKey>(key: Key, ...parameters: TextArguments<Key>) => string;

/**
 * The texts of a language, for whoever writes to people of several, as the server does in mails [AMB-134]. A text that lacks
 * there is English. It holds the whole catalogue, so that no page may import it.
 */
export async function createText(locale: Locale): Promise<LocalizedText> {
  const translations = await loadTranslations(locale);
  return (key, ...[params]) => fillText(translations[key] ?? MESSAGES[key].text, params ?? {});
}
