import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what lies in the database with a key that does not, so that the database alone gives nothing away. */
export interface Encryption {
  /** Encrypts and authenticates `plain`, bound to `owner`: it opens for the same owner only. */
  seal(owner: string, plain: string): Buffer;
  /** @throws when the bytes were changed, belong to another owner or were sealed with another key */
  open(owner: string, sealed: Uint8Array): string;
}

/** Sealing with AES-256-GCM under a key derived from the master key for one purpose. */
export function createEncryption(masterKey: Buffer, purpose: string): Encryption {
  const key = deriveKey(masterKey, purpose);
  return {
    seal(owner, plain) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
      return Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open(owner, sealed) {
      const bytes = Buffer.from(sealed);
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      const plain = Buffer.concat([
        decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)),
        decipher.final(),
      ]);
      return plain.toString('utf8');
    },
  };
}

/** A keyed hash of words: the same words give the same bytes, and nobody without the master key can guess them. */
export type KeyedHash = (...words: string[]) => Buffer;

/** A keyed hash (HMAC-SHA-256, 32 bytes) for one purpose. */
export function createKeyedHash(masterKey: Buffer, purpose: string): KeyedHash {
  const key = deriveKey(masterKey, purpose);
  return (...words) => createHmac('sha256', key).update(JSON.stringify(words)).digest();
}

/** A key of 32 bytes for one purpose, derived from the master key. */
export function deriveKey(masterKey: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, 'assay-identity', purpose, 32));
}
