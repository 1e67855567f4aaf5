/** Characters of an IBAN by country (ISO 13616). */
const LENGTHS: ReadonlyMap<string, number> = new Map(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ' +
    'ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 ' +
    'LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 ' +
    'QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map((one) => [one.slice(0, 2), Number(one.slice(2))]),
);

/** Country, check digits and at least eleven signs of the account. */
const WRITTEN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/u;
const MODULUS = 97n;

const compactOf = (text: string): string => text.replace(/\s+/gu, '');

/** True for an account number that is written as an IBAN, in groups or not, whether or not its digits are right. */
export function isWrittenAsIban(text: string): boolean {
  return WRITTEN.test(compactOf(text));
}

/** True for an IBAN, in groups or not, that is as long as those of its country are. */
export function hasIbanLength(text: string): boolean {
  const compact = compactOf(text);
  return WRITTEN.test(compact) && compact.length === LENGTHS.get(compact.slice(0, 2));
}

/** True for an IBAN, in groups or not: its country's length, and check digits that fit (ISO 7064, remainder 1 of 97). */
export function isIban(text: string): boolean {
  if (!hasIbanLength(text)) return false;
  const compact = compactOf(text);
  const turned = `${compact.slice(4)}${compact.slice(0, 4)}`;
  // A letter counts from 10 (A) to 35 (Z).
  const digits = turned.replace(/[A-Z]/gu, (letter) => String(parseInt(letter, 36)));
  return BigInt(digits) % MODULUS === 1n;
}
