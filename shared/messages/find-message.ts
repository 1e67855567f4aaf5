import { MESSAGES, type MessageKey } from './catalogue/index.ts';
import type { MessageDefinition } from './message.ts';

/**
 * The message of a key. The builds for users put `scripts/build/messages/page-messages.mjs` in the place of this file, so
 * that a bundle has the messages that its own modules name, and not the whole catalogue.
 */
export function findMessage(key: MessageKey): MessageDefinition {
  return MESSAGES[key];
}
