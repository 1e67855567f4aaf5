import { isValidEmail } from './email.ts';

/** Longest name of a user. */
export const USER_NAME_MAX_LENGTH = 200;

/** Messages of the profile form [PROF-004]. */
export type ProfileErrorKey = 'validation.required' | 'validation.invalidEmail';

/** What is wrong with the profile form, by field; empty when nothing is [PROF-007]. */
export function profileErrors(form: {
  name: string;
  email: string;
}): Partial<Record<'name' | 'email', ProfileErrorKey>> {
  const email = form.email.trim();
  return {
    ...(form.name.trim() === '' && { name: 'validation.required' as const }),
    ...(email === '' && { email: 'validation.required' as const }),
    ...(email !== '' && !isValidEmail(email) && { email: 'validation.invalidEmail' as const }),
  };
}

/** Messages of the create-user form [USR-024, USR-025]. */
export type NewUserErrorKey = 'users.requiredFieldsMissing' | 'users.emailNotValid';

/** The first thing wrong with the create-user form, or null [USR-024, USR-025]. */
export function newUserError(form: { name: string; email: string }): NewUserErrorKey | null {
  if (form.name.trim() === '' || form.email.trim() === '') return 'users.requiredFieldsMissing';
  return isValidEmail(form.email.trim()) ? null : 'users.emailNotValid';
}
