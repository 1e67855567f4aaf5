import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** The names under which the folder store plays S3. Constant: they only have to be the same on both sides. */
export const REGION = 'local';
export const BUCKET = 'assay';
export const ACCESS_KEY_ID = 'ASSAYFILES';

export type PolicyRefusal = 'forged' | 'expired' | 'mismatch';

export interface UploadPolicy {
  readonly key: string;
  readonly minBytes: number;
  readonly maxBytes: number;
}

const policyDocument = z.object({
  expiration: z.iso.datetime(),
  conditions: z.array(
    z.union([
      z.tuple([z.literal('content-length-range'), z.number().int(), z.number().int()]),
      z.tuple([z.enum(['eq', 'starts-with']), z.string(), z.string()]),
      z.record(z.string(), z.string()),
    ]),
  ),
});

type Condition = z.output<typeof policyDocument>['conditions'][number];

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function signatureOf(policy: string, date: string, secret: string): string {
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secret}`, date), REGION));
  return hmac(key, policy).toString('hex');
}

function isSigned(fields: ReadonlyMap<string, string>, policy: string, secret: string): boolean {
  const [accessKeyId, date = '', ...scope] = (fields.get('x-amz-credential') ?? '').split('/');
  if (accessKeyId !== ACCESS_KEY_ID || scope.join('/') !== `${REGION}/s3/aws4_request`) return false;
  if (fields.get('x-amz-algorithm') !== 'AWS4-HMAC-SHA256') return false;
  const expected = Buffer.from(signatureOf(policy, date, secret));
  const given = Buffer.from(fields.get('x-amz-signature') ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Fields that carry the policy itself and therefore cannot be named in it. */
const UNCHECKED = new Set(['policy', 'x-amz-signature', 'file']);

function fieldsAllowed(conditions: readonly Condition[], fields: ReadonlyMap<string, string>): boolean {
  const exact = new Map<string, string>([['bucket', BUCKET]]);
  const prefixes = new Map<string, string>();
  for (const condition of conditions) {
    if (!Array.isArray(condition)) {
      for (const [name, value] of Object.entries(condition)) exact.set(name.toLowerCase(), value);
    } else if (condition[0] !== 'content-length-range') {
      const [kind, name, value] = condition;
      (kind === 'eq' ? exact : prefixes).set(String(name).replace(/^\$/, '').toLowerCase(), String(value));
    }
  }
  const areMet = [...exact].every(([name, value]) => (name === 'bucket' ? BUCKET : fields.get(name)) === value);
  const areKnown = [...fields].every(([name, value]) => {
    if (UNCHECKED.has(name) || exact.has(name)) return true;
    const prefix = prefixes.get(name);
    return prefix !== undefined && value.startsWith(prefix);
  });
  return areMet && areKnown;
}

/**
 * Reads the fields of a posted form as S3 would: the signature over the policy, its expiry, and that every field is one
 * that the policy names, with the value that it names. Field names are in lower case.
 */
export function readUploadPolicy(
  fields: ReadonlyMap<string, string>,
  { secret, now }: { readonly secret: string; readonly now: Date },
): { ok: true; policy: UploadPolicy } | { ok: false; refusal: PolicyRefusal } {
  const encoded = fields.get('policy') ?? '';
  if (!isSigned(fields, encoded, secret)) return { ok: false, refusal: 'forged' };
  // Signed by us, so the shape is ours: anything else is a mistake and throws.
  const { expiration, conditions } = policyDocument.parse(JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')));
  if (new Date(expiration) <= now) return { ok: false, refusal: 'expired' };
  if (!fieldsAllowed(conditions, fields)) return { ok: false, refusal: 'mismatch' };
  const range = conditions.find((condition) => Array.isArray(condition) && condition[0] === 'content-length-range');
  const [, minBytes, maxBytes] = Array.isArray(range) ? range : [];
  const key = fields.get('key');
  if (key === undefined || typeof minBytes !== 'number' || typeof maxBytes !== 'number') {
    return { ok: false, refusal: 'mismatch' };
  }
  return { ok: true, policy: { key, minBytes, maxBytes } };
}
