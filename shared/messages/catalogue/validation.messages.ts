import { withTone } from '../message.ts';

/** What forms and metric values answer to what was typed. */
export const validationMessages = withTone('error', {
  'validation.required': 'Required',
  'validation.invalidEmail': 'Invalid email',
  'validation.invalidInputs': 'Invalid input(s)',
  'validation.passwordTooShort': 'Must be at least 8 characters long',
  // The rule accepts exactly 256 characters; the text stays as the specification words it [AMB-019].
  'validation.passwordTooLong': 'Must be less than 256 characters long',
  'validation.passwordLetterAndNumber': 'Must contain at least one letter and a number',
  'validation.passwordsDoNotMatch': "Passwords don't match",

  'validation.valueEmpty': 'Value cannot be empty',
  'validation.failed': 'Metric validation failed',
  'validation.failedDescription': 'Validation failed: {description}',
  'validation.failedOptions':
    'Validation failed: Value must match one of the following metric options: {options}',
  // The datapoint editor's wording of a refused value [DPE-010].
  'validation.invalidDescription': 'Invalid: {description}',
  'validation.invalidDate': 'Invalid date',
  'validation.invalidNumber': 'Invalid number',
});
