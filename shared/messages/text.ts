import type { MESSAGES, MessageKey } from './catalogue/index.ts';
import { findMessage } from './find-message.ts';
import { fillText } from './message.ts';
import type { MessageParams, ParamNames, ParamValue, Tone } from './message.ts';

type ParamsOf<Key extends MessageKey> = ParamNames<(typeof MESSAGES)[Key]['text']>;

/** Nothing for a text without parameters, otherwise exactly the names in its braces. */
export type TextArguments<Key extends MessageKey> = [ParamsOf<Key>] extends [never]
  ? []
  : [params: Readonly<Record<ParamsOf<Key>, ParamValue>>];

/** The text of a message with its parameters filled in; which ones it needs is read off the text by the compiler. */
export function text<Key extends MessageKey>(key: Key, ...[params]: TextArguments<Key>): string {
  return textOf(key, params);
}

/** The text of a message whose key is known at run time only; prefer `text`, which checks the parameters. */
export function textOf(key: MessageKey, params: MessageParams = {}): string {
  return fillText(findMessage(key).text, params);
}

/** How a message is shown. */
export function toneOf(key: MessageKey): Tone {
  return findMessage(key).tone;
}
