/**
 * Takes the place of `shared/messages/find-message.ts` in the builds for users: the messages that the modules of this
 * bundle name, each added by the module itself (named-messages-loader.mjs). A remote also hands keys to the page around
 * it, which shows their texts, so there is a second table for the whole page. A bundle's own texts come first: the other
 * bundles may be of another release. The texts of a chunk in another language are a file that comes with the chunk
 * (webpack/locale-texts.js).
 */
import { setScreenLocale } from '../../../shared/domain/formats/screen-locale.ts';

const own = {};
const american = {};
const ofPage = (globalThis[Symbol.for('assay.messages')] ??= {});
/** By bundle, what it shows. */
const translatedOfPage = (globalThis[Symbol.for('assay.translations')] ??= {});
/** Where the files of texts put them. */
const arrived = (globalThis[Symbol.for('assay.localeTexts')] ??= {});

/** Which chunks of this bundle have texts in which language. */
const { bundle, first, locales } = __webpack_require__.localeTexts;
/** The chunks of this bundle that were asked for. */
const chunks = new Set([first]);
/** What is shown, and the language in which chunks come: the same but while a language is loaded. */
let shown = createLanguage('en-GB');
let next = shown;

/** The few American spellings are with their messages: a file of their own would be one request more for each chunk. */
function createLanguage(locale) {
  return { locale, texts: locale === 'en-US' ? american : {} };
}

/**
 * Adds messages by their keys, a neutral one as its text alone, and the American texts of those that have one. The table of the
 * page holds them whole: other releases read it too.
 */
export function addMessages(messages, americanTexts) {
  for (const [key, message] of Object.entries(messages))
    own[key] = ofPage[key] = typeof message === 'string' ? { tone: 'neutral', text: message } : message;
  Object.assign(american, americanTexts);
}

/** Adds the texts of a chunk to a language. Rejects where the file cannot be fetched. */
async function addTexts({ locale, texts }, chunk) {
  const { hash, chunks: withTexts } = locales[locale] ?? {};
  if (!withTexts?.includes(chunk)) return;
  const key = `${bundle}/${chunk}/${locale}`;
  if (!arrived[key])
    await new Promise((resolve) =>
      __webpack_require__.l(`${__webpack_require__.p}${chunk}.${locale}.${hash}.js`, resolve, key),
    );
  if (!arrived[key]) throw new Error(`The texts ${key} could not be loaded.`);
  Object.assign(texts, arrived[key]);
}

// A chunk has come when its texts are there too. One whose texts cannot be fetched is shown in English. A bundle without chunks has no
// such table.
if (__webpack_require__.f)
  __webpack_require__.f.texts = (chunk, promises) => {
    chunks.add(chunk);
    promises.push(addTexts(next, chunk).catch(reportError));
  };

const englishOf = (key) => own[key] ?? ofPage[key];

/** The English text of a message, whatever the language; undefined where no bundle of the page has it. */
export const findEnglish = (key) => englishOf(key)?.text;

/** The message of a key in the language that was loaded, else in English; the key itself where no bundle of the page has it. */
export function findMessage(key) {
  const message = englishOf(key) ?? { tone: 'neutral', text: key };
  const text = shown.texts[key] ?? Object.values(translatedOfPage).find((texts) => texts[key])?.[key];
  return text === undefined ? message : { ...message, text };
}

/**
 * Loads the texts of this bundle in a language, those of its present chunks now and of others with them, and sets its marks of numbers.
 * Rejects where a file cannot be fetched; then those of before stay.
 */
export async function loadTexts(locale) {
  if (next.locale !== locale) {
    next = createLanguage(locale);
    next.loaded = Promise.all([...chunks].map(addTexts.bind(undefined, next)));
  }
  const loading = next;
  try {
    await loading.loaded;
  } catch (error) {
    if (next === loading) next = shown;
    throw error;
  }
  if (next !== loading) return;
  shown = loading;
  translatedOfPage[bundle] = shown.texts;
  setScreenLocale(locale);
}
