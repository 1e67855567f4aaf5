import { withTone } from '../message.ts';

/** The choice of other keys for the actions of a review. */
export const reviewKeysMessages = {
  ...withTone('neutral', {
    'reviewKeys.hint': 'Click an action to give it another key',
    'reviewKeys.press': 'Press the new key for “{action}”, or Esc to keep the current one',
    'reviewKeys.change': '{action}: {key}. Change the key',
    'reviewKeys.reset': 'Reset all keys',
    'reviewKeys.taken': '{key} is the key of “{action}”. Choose another key, or change that one first',
    'reviewKeys.fixed': '{key} is a fixed key: {meaning}. Choose another one',
    'reviewKeys.unsuitable':
      'Choose a letter, a symbol, Enter with Ctrl or Shift, or one of F2, F4, F8, F9 and F10',
  }),
};
