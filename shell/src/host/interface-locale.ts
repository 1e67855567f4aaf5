import { localeOfBrowser, readLocale, screenLocale, type Locale } from '@assay/shared/domain';
import { loadTexts } from '@assay/shared/messages';
import type { Logger } from '@assay/shared/platform';

const KEY = 'assay.locale';

/** The language in which this page shows its texts [AMB-134]. */
export interface InterfaceLocale {
  /** The language of what is on screen. */
  readonly current: () => Locale;
  /** Before anybody is known: the language of the last visit, else that of the browser. Never rejects. */
  readonly start: () => Promise<void>;
  /** Takes the language that was chosen, or the browser's for null, and remembers it. Gives it. Never rejects. */
  readonly use: (chosen: Locale | null) => Promise<Locale>;
}

/** Texts that cannot be fetched leave the language that was shown before: the page works in each of them. */
export function createInterfaceLocale(log: Logger, storage: Storage = localStorage): InterfaceLocale {
  const show = async (locale: Locale) => {
    if (locale === screenLocale()) return;
    try {
      await loadTexts(locale);
      document.documentElement.lang = locale;
    } catch (error) {
      log.error('texts.failed', { error, locale });
    }
  };
  return {
    current: screenLocale,
    start: () => show(readLocale(storage.getItem(KEY)) ?? localeOfBrowser(navigator.languages)),
    use: async (chosen) => {
      const locale = chosen ?? localeOfBrowser(navigator.languages);
      storage.setItem(KEY, locale);
      await show(locale);
      return screenLocale();
    },
  };
}
