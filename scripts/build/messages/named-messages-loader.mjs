import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../lib/install.mjs';
import { MESSAGES } from '../../../shared/messages/catalogue/index.ts';

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

/**
 * webpack loader: a module brings the messages that it names. So texts go where their users go, into the bundle and the
 * chunk, and no bundle has those of another one's screens.
 */
export default function namedMessagesLoader(source) {
  if (this.resourcePath.startsWith(CATALOGUE)) return source;
  const messages = namedMessages(source);
  if (Object.keys(messages).length === 0) return source;
  for (const file of FILES) this.addDependency(file);
  return [
    `import { addMessages as addNamedMessages } from ${JSON.stringify(TABLE)};`,
    `addNamedMessages(${JSON.stringify(messages)});`,
    source,
  ].join('\n');
}
