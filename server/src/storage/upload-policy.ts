import { z } from 'zod';
import { awsSignature, isSameSignature } from '../platform/aws-signature.ts';

/** Who may sign forms, and the bucket and region that their signatures name. */
export interface SigningIdentity {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
  readonly bucket: string;
}

/** What an accepted form allows. */
export interface AcceptedUpload {
  readonly key: string;
  readonly maxBytes: number;
}

const SIGNATURE_FIELD = 'x-amz-signature';
/** Fields that a policy need not name, because they are the policy and its signature. */
const UNCONDITIONED = new Set(['policy', SIGNATURE_FIELD, 'file']);

const condition = z.union([
  z.record(z.string(), z.string()),
  z.tuple([z.literal('eq'), z.string(), z.string()]),
  z.tuple([z.literal('starts-with'), z.string(), z.string()]),
  z.tuple([z.literal('content-length-range'), z.number(), z.number()]),
]);
const policyModel = z.object({ expiration: z.string(), conditions: z.array(condition) });
type Policy = z.output<typeof policyModel>;

function isSignedBy(identity: SigningIdentity, fields: ReadonlyMap<string, string>): boolean {
  const [accessKeyId, day, region, service, kind] = (fields.get('x-amz-credential') ?? '').split('/');
  const isOurs =
    fields.get('x-amz-algorithm') === 'AWS4-HMAC-SHA256' &&
    accessKeyId === identity.accessKeyId &&
    region === identity.region &&
    service === 's3' &&
    kind === 'aws4_request';
  if (!isOurs || day === undefined) return false;
  const scope = { day, region, service: 's3' };
  const expected = awsSignature(fields.get('policy') ?? '', identity.secretAccessKey, scope);
  return isSameSignature(fields.get(SIGNATURE_FIELD) ?? '', expected);
}

function parsePolicy(encoded: string): Policy | null {
  try {
    return policyModel.parse(JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}

/** Conditions on fields as [name, wanted, isPrefix]; `$name` and `name` mean the same. */
function fieldConditions(policy: Policy): [string, string, boolean][] {
  return policy.conditions.flatMap((each): [string, string, boolean][] => {
    if (!Array.isArray(each))
      return Object.entries(each).map(([name, value]) => [name.toLowerCase(), value, false]);
    if (each[0] === 'content-length-range') return [];
    return [[each[1].replace(/^\$/, '').toLowerCase(), each[2], each[0] === 'starts-with']];
  });
}

function meetsConditions(policy: Policy, fields: ReadonlyMap<string, string>, bucket: string): boolean {
  const conditions = fieldConditions(policy);
  const values = new Map(fields).set('bucket', bucket);
  const everyConditionIsMet = conditions.every(([name, wanted, isPrefix]) => {
    const value = values.get(name);
    return value !== undefined && (isPrefix ? value.startsWith(wanted) : value === wanted);
  });
  const named = new Set(conditions.map(([name]) => name));
  return (
    everyConditionIsMet && [...fields.keys()].every((name) => UNCONDITIONED.has(name) || named.has(name))
  );
}

/**
 * Reads a posted upload form as S3 would: the signature must be ours, the policy unexpired, every condition met and every
 * field covered by one. Field names are compared without case.
 * @returns null for anything else
 */
export function acceptUpload(
  posted: ReadonlyMap<string, string>,
  identity: SigningIdentity,
  now: Date,
): AcceptedUpload | null {
  const fields = new Map([...posted].map(([name, value]) => [name.toLowerCase(), value]));
  const policy = parsePolicy(fields.get('policy') ?? '');
  const key = fields.get('key');
  if (!policy || !key || !isSignedBy(identity, fields)) return null;
  if (!(Date.parse(policy.expiration) > now.getTime())) return null;
  if (!meetsConditions(policy, fields, identity.bucket)) return null;
  const range = policy.conditions.find((each) => Array.isArray(each) && each[0] === 'content-length-range');
  if (!Array.isArray(range) || range[0] !== 'content-length-range') return null;
  return { key, maxBytes: range[2] };
}
