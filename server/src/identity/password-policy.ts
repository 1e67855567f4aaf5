import { randomInt } from 'node:crypto';
import { isAcceptablePassword } from '@assay/shared/domain';
import { refusal } from './protocol-error.ts';

const LOOK_ALIKES = /[0O1lI]/;
const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'].filter(
  (sign) => !LOOK_ALIKES.test(sign),
);
const TEMPORARY_LENGTH = 16;

/** @throws InvalidPasswordException if a password breaks the product's rule (AMB-019) */
export function assertAcceptablePassword(password: string): void {
  if (!isAcceptablePassword(password)) throw refusal.password();
}

/** A random password that satisfies the rule, of letters and digits that do not look alike. */
export function createTemporaryPassword(): string {
  for (;;) {
    const signs = Array.from({ length: TEMPORARY_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
    const password = signs.join('');
    if (isAcceptablePassword(password)) return password;
  }
}
