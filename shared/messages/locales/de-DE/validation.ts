import type { validationMessages } from '../../catalogue/validation.messages.ts';
import type { TextsOf } from '../texts-of.ts';

/** German answers of forms and metric values to what was typed. */
export const validationGerman: TextsOf<typeof validationMessages> = {
  'validation.required': 'Pflichtfeld',
  'validation.invalidEmail': 'Ungültige E-Mail',
  'validation.invalidInputs': 'Ungültige Eingaben',
  'validation.passwordTooShort': 'Mindestens 8 Zeichen erforderlich',
  // The rule accepts exactly 256 characters, so that the German text says so.
  'validation.passwordTooLong': 'Höchstens 256 Zeichen erlaubt',
  'validation.passwordLetterAndNumber': 'Mindestens ein Buchstabe und eine Ziffer erforderlich',
  'validation.passwordsDoNotMatch': 'Die Passwörter stimmen nicht überein',

  'validation.valueEmpty': 'Der Wert darf nicht leer sein',
  'validation.failed': 'Der Wert der Kennzahl ist nicht zulässig',
  'validation.failedDescription': 'Nicht zulässig: {description}',
  'validation.failedOptions': 'Nicht zulässig: Der Wert muss einer dieser Optionen entsprechen: {options}',
  'validation.invalidDescription': 'Ungültig: {description}',
  'validation.invalidDate': 'Ungültiges Datum',
  'validation.invalidNumber': 'Ungültige Zahl',
};
