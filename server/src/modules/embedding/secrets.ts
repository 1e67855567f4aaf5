import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;
/** By these, tools that search files for secrets recognize them. */
const PREFIXES = { credential: 'assay_credential_', token: 'assay_token_' } as const;

/** A new secret with the hash under which it is stored. */
export function createHostSecret(kind: keyof typeof PREFIXES): {
  readonly secret: string;
  readonly hash: string;
} {
  const secret = PREFIXES[kind] + randomBytes(BYTES).toString('base64url');
  return { secret, hash: hashHostSecret(secret) };
}

/** The hash of a secret. It has no salt: nobody can guess 32 random bytes. */
export function hashHostSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64');
}
