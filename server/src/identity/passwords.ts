import { createKeyedHash, createEncryption } from '../platform/encryption.ts';
import { createDecoyVerifier, createSalt, isSameVerifier, verifierOf } from './srp.ts';
import type { IdentityUser, IdentityUserChanges } from './user.repository.ts';
import type { AccountState } from '../database/column-types.ts';

/** What the database stores of a password. */
export type StoredPassword = Pick<IdentityUser, 'salt' | 'verifier'>;

/** The stored values that a password handshake starts with; for a name without a user, values that look like a user's. */
export interface PasswordProof {
  subject: string;
  salt: string;
  verifier: bigint;
}

/** Passwords as verifiers, sealed per user with a key outside the database. */
export interface Passwords {
  /** The values to store for a password. */
  store(subject: string, password: string): StoredPassword;
  /** The columns that give a user a new password and state. */
  change(subject: string, password: string, status: AccountState): IdentityUserChanges;
  /** The start values of a handshake for this user. */
  proofOf(user: IdentityUser): PasswordProof;
  /** The start values of a handshake for a name without a user: the same subject and salt each time. */
  decoyOf(name: string): PasswordProof;
  /** Whether the stored value was sealed with this master key. */
  isReadable(user: IdentityUser): boolean;
  /** True if it is the user's password. */
  matches(user: IdentityUser, password: string): boolean;
}

/** Passwords of one user pool. */
export function createPasswords(poolName: string, masterKey: Buffer): Passwords {
  const encryption = createEncryption(masterKey, 'password-verifier');
  const decoyHash = createKeyedHash(masterKey, 'decoy');
  const store = (subject: string, password: string): StoredPassword => {
    const salt = createSalt();
    const verifier = verifierOf({ poolName, subject }, password, salt);
    return { salt: salt.toString(16), verifier: encryption.encrypt(subject, verifier.toString(16)) };
  };
  const proofOf = (user: IdentityUser): PasswordProof => ({
    subject: user.subject,
    salt: user.salt,
    verifier: BigInt(`0x${encryption.decrypt(user.subject, user.verifier)}`),
  });
  return {
    store,
    proofOf,
    change: (subject, password, status) => ({
      ...store(subject, password),
      status,
      temporary_password_expires_at: null,
      temporary_password_mailed: false,
    }),
    decoyOf: (name) => ({
      subject: toUuid(decoyHash('subject', name)),
      salt: BigInt(`0x${decoyHash('salt', name).toString('hex').slice(0, 32)}`).toString(16),
      verifier: createDecoyVerifier(),
    }),
    isReadable(user) {
      try {
        proofOf(user);
        return true;
      } catch {
        return false;
      }
    },
    matches(user, password) {
      const proof = proofOf(user);
      const typed = verifierOf({ poolName, subject: user.subject }, password, BigInt(`0x${user.salt}`));
      return isSameVerifier(typed, proof.verifier);
    },
  };
}

/** Bytes in the form of a random (version 4) UUID, as `crypto.randomUUID` makes them. */
function toUuid(bytes: Buffer): string {
  const own = Buffer.from(bytes.subarray(0, 16));
  own.writeUInt8((own.readUInt8(6) & 0x0f) | 0x40, 6);
  own.writeUInt8((own.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = own.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
