import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a key of AWS Signature Version 4 is derived for. `day` is YYYYMMDD. */
export interface SignatureScope {
  readonly day: string;
  readonly region: string;
  readonly service: string;
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** The AWS Signature Version 4 of a text. */
export function awsSignature(text: string, secretAccessKey: string, scope: SignatureScope): Buffer {
  const derivation = [scope.day, scope.region, scope.service, 'aws4_request'];
  return hmac(derivation.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`), text);
}

/** Compares a hexadecimal signature with the expected one, in a time that does not depend on where they differ. */
export function isSameSignature(given: string, expected: Buffer): boolean {
  const bytes = Buffer.from(given, 'hex');
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}
