/**
 * Takes the place of `shared/messages/find-message.ts` in the builds for users: the messages that the modules of this
 * bundle name, each added by the module itself (named-messages-loader.mjs). A remote also hands keys to the page around
 * it, which shows their texts, so there is a second table for the whole page. A bundle's own texts come first: the other
 * bundles may be of another release. Another language is one file for each bundle, filled by locale-texts-loader.mjs.
 */
import { setScreenLocale } from '../../../shared/domain/formats/screen-locale.ts';

const own = {};
const ofPage = (globalThis[Symbol.for('assay.messages')] ??= {});
let translated = {};
const translatedOfPage = (globalThis[Symbol.for('assay.translations')] ??= {});

const american = {};
/** The few American spellings are with their messages: a file of their own would be one request more for each bundle. */
const LOADERS = {
  'en-US': async () => american,
  'de-DE': async () =>
    (await import(/* webpackChunkName: "texts-de-DE" */ './locale-texts.de-DE.mjs')).default,
};

/** Adds messages by their keys, and the American texts of those that have one. */
export function addMessages(messages, americanTexts) {
  Object.assign(own, messages);
  Object.assign(ofPage, messages);
  Object.assign(american, americanTexts);
}

const englishOf = (key) => own[key] ?? ofPage[key];

/** The English text of a message, whatever the language; undefined where no bundle of the page has it. */
export const findEnglish = (key) => englishOf(key)?.text;

/** The message of a key in the language that was loaded, else in English; the key itself where no bundle of the page has it. */
export function findMessage(key) {
  const message = englishOf(key) ?? { tone: 'neutral', text: key };
  const text = translated[key] ?? translatedOfPage[key];
  return text === undefined ? message : { ...message, text };
}

/** Loads the texts of this bundle in a language, and sets its marks of numbers. Rejects where the file cannot be fetched; then those of before stay. */
export async function loadTexts(locale) {
  const texts = (await LOADERS[locale]?.()) ?? {};
  const former = Object.keys(translated).map((key) => [key, undefined]);
  Object.assign(translatedOfPage, Object.fromEntries(former), texts);
  translated = texts;
  setScreenLocale(locale);
}
