import { changePasswordErrors, failedPasswordRequirement, isAcceptablePassword } from './password.ts';

describe('failedPasswordRequirement', () => {
  it('AUTH-024 requires at least 8 characters: 8 pass, 7 fail', () => {
    expect(failedPasswordRequirement('abcdef1', 'abcdef1')).toBe('signIn.requirementLength');
    expect(failedPasswordRequirement('abcdefg1', 'abcdefg1')).toBeNull();
  });

  it('AUTH-025 requires a letter of any script and a digit 0-9', () => {
    expect(failedPasswordRequirement('abcdefgh', 'abcdefgh')).toBe('signIn.requirementLetterAndNumber');
    expect(failedPasswordRequirement('12345678', '12345678')).toBe('signIn.requirementLetterAndNumber');
    expect(failedPasswordRequirement('abcdefg٣', 'abcdefg٣')).toBe('signIn.requirementLetterAndNumber');
    expect(failedPasswordRequirement('ß1234567', 'ß1234567')).toBeNull();
  });

  it('AUTH-026 requires the confirmation to be the same text', () => {
    expect(failedPasswordRequirement('abcdefg1', 'abcdefg2')).toBe('signIn.requirementConfirmation');
  });

  it('AUTH-027 reports the first requirement that fails', () => {
    expect(failedPasswordRequirement('abc', 'x')).toBe('signIn.requirementLength');
    expect(failedPasswordRequirement('abcdefgh', 'x')).toBe('signIn.requirementLetterAndNumber');
  });
});

describe('changePasswordErrors', () => {
  const form = { previousPassword: 'old', proposedPassword: 'abcdefg1', proposedPasswordConfirm: 'abcdefg1' };
  const repeated = (password: string) => ({
    ...form,
    proposedPassword: password,
    proposedPasswordConfirm: password,
  });

  it('accepts a complete form', () => {
    expect(changePasswordErrors(form)).toEqual({});
  });

  it('PROF-015 PROF-016 PROF-020 requires all three fields', () => {
    expect(
      changePasswordErrors({ previousPassword: '', proposedPassword: '', proposedPasswordConfirm: '' }),
    ).toEqual({
      previousPassword: 'validation.required',
      proposedPassword: 'validation.required',
      proposedPasswordConfirm: 'validation.required',
    });
  });

  const REFUSED: [title: string, password: string, key: string][] = [
    ['PROF-017 7 characters', 'abcdef1', 'validation.passwordTooShort'],
    ['PROF-018 257 characters', `1${'a'.repeat(256)}`, 'validation.passwordTooLong'],
    ['PROF-019 no digit', 'abcdefgh', 'validation.passwordLetterAndNumber'],
    ['PROF-019 no letter', '12345678', 'validation.passwordLetterAndNumber'],
  ];
  it.each(REFUSED)('%s is refused', (_title, password, key) => {
    expect(changePasswordErrors(repeated(password))).toEqual({ proposedPassword: key });
    expect(isAcceptablePassword(password)).toBe(false);
  });

  it('PROF-018 AMB-019 accepts 256 characters', () => {
    expect(changePasswordErrors(repeated(`1${'a'.repeat(255)}`))).toEqual({});
  });

  it('PROF-021 refuses a confirmation that differs', () => {
    expect(changePasswordErrors({ ...form, proposedPasswordConfirm: 'abcdefg2' })).toEqual({
      proposedPasswordConfirm: 'validation.passwordsDoNotMatch',
    });
  });
});
