import type { reviewKeysMessages } from '../../catalogue/review-keys.messages.ts';
import type { TextsOf } from '../texts-of.ts';

/** German texts of the choice of other keys for the actions of a review. */
export const reviewKeysGerman: TextsOf<typeof reviewKeysMessages> = {
  'reviewKeys.hint': 'Klicken Sie auf eine Aktion, um ihr eine andere Taste zu geben',
  'reviewKeys.press': 'Drücken Sie die neue Taste für „{action}“ oder Esc, um die bisherige zu behalten',
  'reviewKeys.change': '{action}: {key}. Taste ändern',
  'reviewKeys.reset': 'Tasten zurücksetzen',
  'reviewKeys.taken':
    '{key} ist die Taste für „{action}“. Wählen Sie eine andere oder ändern Sie zuerst jene',
  'reviewKeys.fixed': '{key} ist fest belegt: {meaning}. Wählen Sie eine andere Taste',
  'reviewKeys.unsuitable':
    'Wählen Sie einen Buchstaben, ein Zeichen, Enter mit Strg oder Umschalt oder F2, F4, F8, F9 oder F10',
};
