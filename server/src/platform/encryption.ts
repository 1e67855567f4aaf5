import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts values for the database with a key outside of it, so that the database alone reveals nothing. */
export interface Encryption {
  /** Encrypts and authenticates `plain`, bound to `owner`: only the same owner can decrypt it. */
  encrypt(owner: string, plain: string): Buffer;
  /** @throws when the bytes were changed, belong to another owner or were encrypted with another key */
  decrypt(owner: string, encrypted: Uint8Array): string;
}

/** Encryption with AES-256-GCM under a key derived from the master key for one purpose. */
export function createEncryption(masterKey: Buffer, purpose: string): Encryption {
  const key = deriveKey(masterKey, purpose);
  return {
    encrypt(owner, plain) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
      return Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    decrypt(owner, encrypted) {
      const bytes = Buffer.from(encrypted);
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

/** A keyed hash of texts: the same texts give the same bytes, which cannot be guessed without the master key. */
export type KeyedHash = (...texts: string[]) => Buffer;

/** A keyed hash (HMAC-SHA-256, 32 bytes) for one purpose. */
export function createKeyedHash(masterKey: Buffer, purpose: string): KeyedHash {
  const key = deriveKey(masterKey, purpose);
  return (...texts) => createHmac('sha256', key).update(JSON.stringify(texts)).digest();
}

/** A part of every derived key: with another one, nothing that is stored could be decrypted. */
const SALT = 'assay-identity';

/** A key of 32 bytes for one purpose, derived from the master key. */
export function deriveKey(masterKey: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, SALT, purpose, 32));
}
