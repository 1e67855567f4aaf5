import { LOCALES } from '@assay/shared/domain';
import { MESSAGES, type MessageKey } from '../catalogue/index.ts';
import { loadTranslations } from './load-translations.ts';

const PLURAL = /\{(\w+), plural, one \{[^{}]*\} other \{[^{}]*\}\}/g;
const namesIn = (text: string) => [...new Set(text.replace(PLURAL, '{$1}').match(/\{\w+\}/g))].sort();

/** What is wrong with the texts of a language, as `key: text`. */
async function faultsOf(
  locale: (typeof LOCALES)[number],
  isFaulty: (english: string, text: string) => boolean,
) {
  const texts = Object.entries(await loadTranslations(locale)) as [MessageKey, string][];
  return texts
    .filter(([key, text]) => isFaulty(MESSAGES[key].text, text))
    .map(([key, text]) => `${key}: ${text}`);
}

describe.each(LOCALES)('the texts in %s', (locale) => {
  it('have the parameters of the English ones', async () => {
    expect(
      await faultsOf(locale, (english, text) => namesIn(text).join() !== namesIn(english).join()),
    ).toEqual([]);
  });

  it('have no empty text, no exclamation marks, no stray spaces', async () => {
    expect(
      await faultsOf(locale, (_, text) => text === '' || text.includes('!') || text !== text.trim()),
    ).toEqual([]);
  });
});
