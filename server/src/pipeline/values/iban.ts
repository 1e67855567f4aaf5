import { countrySpecs, validateIBAN, ValidationErrorsIBAN } from 'ibantools';

/** Country, check digits and at least eleven characters of the account. */
const IBAN_SHAPE = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/u;

/** What makes an IBAN a misread one. Rules of single countries about bank and branch codes say nothing about reading. */
const MISREAD: readonly ValidationErrorsIBAN[] = [
  ValidationErrorsIBAN.NoIBANCountry,
  ValidationErrorsIBAN.WrongBBANLength,
  ValidationErrorsIBAN.ChecksumNotNumber,
  ValidationErrorsIBAN.WrongIBANChecksum,
];

const withoutSpaces = (text: string): string => text.replace(/\s+/gu, '');

/** True for an account number that has the shape of an IBAN, in groups or not, whether or not its digits are right. */
export function isWrittenAsIban(text: string): boolean {
  return IBAN_SHAPE.test(withoutSpaces(text));
}

/** True for an IBAN, in groups or not, that is as long as those of its country are (ISO 13616). */
export function hasIbanLength(text: string): boolean {
  const iban = withoutSpaces(text);
  return IBAN_SHAPE.test(iban) && iban.length === countrySpecs[iban.slice(0, 2)]?.chars;
}

/** True for an IBAN, in groups or not: its country's length, and check digits that fit (ISO 7064). */
export function isIban(text: string): boolean {
  const { errorCodes } = validateIBAN(withoutSpaces(text));
  return hasIbanLength(text) && !errorCodes.some((code) => MISREAD.includes(code));
}
