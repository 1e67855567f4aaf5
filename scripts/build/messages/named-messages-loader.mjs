import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../lib/install.mjs';
import { MESSAGES } from '../../../shared/messages/catalogue/index.ts';
import { AMERICAN } from '../../../shared/messages/locales/en-US.ts';

const CATALOGUE = path.join(ROOT, 'shared', 'messages', 'catalogue');
const TABLE = path.join(import.meta.dirname, 'page-messages.mjs');
const FILES = readdirSync(CATALOGUE).map((name) => path.join(CATALOGUE, name));
/** A whole string literal with a dot inside, as every key of a message has one. */
const LITERAL = /(["'`])([a-zA-Z]+\.[a-zA-Z]\w*)\1/g;

/** The messages whose keys a source names. Keys are never put together from parts: scripts/checks/unused.mjs sees to it. */
export function namedMessages(source) {
  const keys = new Set([...source.matchAll(LITERAL)].map(([, , key]) => key));
  return Object.fromEntries(
    [...keys].filter((key) => Object.hasOwn(MESSAGES, key)).map((key) => [key, MESSAGES[key]]),
  );
}

/** The American texts of some keys; nothing where none is spelt differently. */
function americanOf(keys) {
  const texts = keys.filter((key) => Object.hasOwn(AMERICAN, key)).map((key) => [key, AMERICAN[key]]);
  return texts.length === 0 ? [] : [Object.fromEntries(texts)];
}

/** Messages as a bundle holds them: the text alone for a neutral one, as nearly all are. */
const shorten = (messages) =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      message.tone === 'neutral' ? message.text : message,
    ]),
  );

/**
 * webpack loader: a module brings the messages that it names. So texts go where their users go, into the bundle and the
 * chunk, and no bundle has those of another one's screens.
 */
export default function namedMessagesLoader(source) {
  if (this.resourcePath.startsWith(CATALOGUE)) return source;
  const messages = namedMessages(source);
  const keys = Object.keys(messages);
  if (keys.length === 0) return source;
  // For the texts of the bundle in other languages (webpack/locale-texts.js).
  this._module.buildInfo.messageKeys = keys;
  for (const file of FILES) this.addDependency(file);
  return [
    `import { addMessages as addNamedMessages } from ${JSON.stringify(TABLE)};`,
    `addNamedMessages(${[shorten(messages), ...americanOf(keys)].map((table) => JSON.stringify(table)).join(', ')});`,
    source,
  ].join('\n');
}
