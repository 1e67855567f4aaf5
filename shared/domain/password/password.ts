/** Length limits of a password; the greatest holds in the change form [AUTH-024, PROF-018]. */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 256;

/** The requirements of the force-change and reset screens, in the order in which they are reported [AUTH-024, AUTH-025, AUTH-026]. */
export const PASSWORD_REQUIREMENTS = [
  'signIn.requirementLength',
  'signIn.requirementLetterAndNumber',
  'signIn.requirementConfirmation',
] as const;

/** A requirement, named by the message that describes it. */
export type PasswordRequirement = (typeof PASSWORD_REQUIREMENTS)[number];

/** The first requirement that a new password fails, or null; shown as 'Failed password requirement: ' plus it [AUTH-027]. */
export function failedPasswordRequirement(
  password: string,
  confirmation: string,
): PasswordRequirement | null {
  return PASSWORD_REQUIREMENTS.find((name) => !isRequirementMet(name, password, confirmation)) ?? null;
}

/** Whether one requirement is met, for the live checklist [PROF-014]. */
export function isRequirementMet(
  requirement: PasswordRequirement,
  password: string,
  confirmation: string,
): boolean {
  switch (requirement) {
    case 'signIn.requirementLength':
      return password.length >= MIN_PASSWORD_LENGTH;
    case 'signIn.requirementLetterAndNumber':
      return hasLetterAndDigit(password);
    case 'signIn.requirementConfirmation':
      return password === confirmation;
  }
}

/** The fields of the change-password dialog [PROF-012]. */
export interface ChangePasswordForm {
  previousPassword: string;
  proposedPassword: string;
  proposedPasswordConfirm: string;
}

/** Messages of the change-password dialog [PROF-015]. */
export type ChangePasswordErrorKey =
  | 'validation.required'
  | 'validation.passwordTooShort'
  | 'validation.passwordTooLong'
  | 'validation.passwordLetterAndNumber'
  | 'validation.passwordsDoNotMatch';

/** What is wrong with the change-password form, by field; empty when nothing is [PROF-022]. */
export function changePasswordErrors(
  form: ChangePasswordForm,
): Partial<Record<keyof ChangePasswordForm, ChangePasswordErrorKey>> {
  const proposed = proposedPasswordError(form.proposedPassword);
  const confirm = confirmationError(form);
  return {
    ...(form.previousPassword === '' && { previousPassword: 'validation.required' as const }),
    ...(proposed !== null && { proposedPassword: proposed }),
    ...(confirm !== null && { proposedPasswordConfirm: confirm }),
  };
}

/** Whether the server accepts a password: the same rule as the forms [AMB-019]. */
export function isAcceptablePassword(password: string): boolean {
  return proposedPasswordError(password) === null;
}

function proposedPasswordError(password: string): ChangePasswordErrorKey | null {
  if (password === '') return 'validation.required';
  if (password.length < MIN_PASSWORD_LENGTH) return 'validation.passwordTooShort';
  if (password.length > MAX_PASSWORD_LENGTH) return 'validation.passwordTooLong';
  return hasLetterAndDigit(password) ? null : 'validation.passwordLetterAndNumber';
}

function confirmationError(form: ChangePasswordForm): ChangePasswordErrorKey | null {
  if (form.proposedPasswordConfirm === '') return 'validation.required';
  return form.proposedPasswordConfirm === form.proposedPassword ? null : 'validation.passwordsDoNotMatch';
}

/** Any Unicode letter and a digit 0-9 [AMB-019]. */
function hasLetterAndDigit(password: string): boolean {
  return /\p{L}/u.test(password) && /[0-9]/.test(password);
}
