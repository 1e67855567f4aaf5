import { isValidEmail } from './email.ts';
import { newUserError, profileErrors } from './user-forms.ts';

describe('isValidEmail', () => {
  it.each(['a@b.co', 'first.last+tag@sub.demo.example', "o'neil@demo.example"])('accepts %s', (email) => {
    expect(isValidEmail(email)).toBe(true);
  });
  it.each(['', 'a', 'a@b', 'a@b.', '@b.co', 'a@@b.co', 'a b@c.co', 'a@b..co', `${'a'.repeat(250)}@b.co`])(
    'refuses %p',
    (email) => {
      expect(isValidEmail(email)).toBe(false);
    },
  );
});

describe('profileErrors', () => {
  it('PROF-004 PROF-005 requires name and e-mail', () => {
    expect(profileErrors({ name: ' ', email: '' })).toEqual({
      name: 'validation.required',
      email: 'validation.required',
    });
  });
  it('PROF-006 refuses an invalid e-mail', () => {
    expect(profileErrors({ name: 'Ann', email: 'ann' })).toEqual({ email: 'validation.invalidEmail' });
  });
  it('accepts a complete form', () => {
    expect(profileErrors({ name: 'Ann', email: ' ann@demo.example ' })).toEqual({});
  });
});

describe('newUserError', () => {
  it('USR-024 USR-025 reports missing fields first, and then an invalid e-mail', () => {
    expect(newUserError({ name: '', email: 'x' })).toBe('users.requiredFieldsMissing');
    expect(newUserError({ name: 'Ann', email: ' ' })).toBe('users.requiredFieldsMissing');
    expect(newUserError({ name: 'Ann', email: 'x' })).toBe('users.emailNotValid');
    expect(newUserError({ name: 'Ann', email: 'ann@demo.example' })).toBeNull();
  });
});
