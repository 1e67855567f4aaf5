import type { MessageKey } from './catalogue/index.ts';
import { findEnglish } from './find-message.ts';
import { textOf } from './text.ts';

/** A text that is stored or sent in English, in the language of the page where it is one of some messages; else as it is. */
export function translateText(english: string, keys: readonly MessageKey[]): string {
  const key = keys.find((each) => findEnglish(each) === english);
  return key === undefined ? english : textOf(key);
}
