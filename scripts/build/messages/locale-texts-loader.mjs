import { GERMAN } from '../../../shared/messages/locales/de-DE/index.ts';

/** The texts of the catalogue in the languages that are files of their own, by locale. */
export const TRANSLATIONS = { 'de-DE': GERMAN };
/** The keys that all modules of a compilation name. */
const namedKeys = new WeakMap();

/** Where a compilation notes the keys that its modules name: once all of them are known. */
export const noteNamedKeys = (compilation, keys) => namedKeys.set(compilation, keys);

/** webpack loader of `locale-texts.LOCALE.mjs`: the texts in that language of the keys that the bundle names. */
export default function localeTextsLoader() {
  // What it gives follows from the other modules.
  this.cacheable(false);
  const [, locale] = /locale-texts\.([\w-]+)\.mjs$/.exec(this.resourcePath);
  const texts = Object.fromEntries(
    (namedKeys.get(this._compilation) ?? [])
      .filter((key) => Object.hasOwn(TRANSLATIONS[locale], key))
      .map((key) => [key, TRANSLATIONS[locale][key]]),
  );
  return `export default ${JSON.stringify(texts)};`;
}
