/**
 * The server's half of Cognito's USER_SRP_AUTH: SRP-6a over the 3072-bit MODP group with SHA-256, and Cognito's own
 * key derivation. The password is never sent; the server stores a verifier of it.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { GROUP_GENERATOR, GROUP_PRIME, mod, modPow, signedBytes, toBigInt } from './mod-pow.ts';

const KEY_INFO = Buffer.from('Caldera Derived Key\x01');
const MULTIPLIER = toBigInt(sha256(signedBytes(GROUP_PRIME), signedBytes(GROUP_GENERATOR)));

/** The owner of a password, in the form that the protocol hashes: the pool's name is the id after the underscore. */
export interface SrpIdentity {
  poolName: string;
  subject: string;
}

/** One handshake's server side: `secret` stays here, `publicValue` (SRP_B) goes to the browser. */
export interface ServerKeys {
  secret: bigint;
  publicValue: bigint;
}

/** A random salt of 128 bits. */
export function createSalt(): bigint {
  return toBigInt(randomBytes(16));
}

/** The value that proves a password without containing it; 3072 bits. */
export function verifierOf(identity: SrpIdentity, password: string, salt: bigint): bigint {
  const secret = sha256(`${identity.poolName}${identity.subject}:${password}`);
  return modPow(GROUP_GENERATOR, toBigInt(sha256(signedBytes(salt), secret)));
}

/** True if both verifiers are the same, in a time that does not depend on them. */
export function isSameVerifier(left: bigint, right: bigint): boolean {
  return timingSafeEqual(sha256(signedBytes(left)), sha256(signedBytes(right)));
}

/**
 * A verifier whose password is unknown, for names without a user. Squaring keeps it among the elements of the group that
 * real verifiers come from, and costs little beside the exponentiation that a real one needs too.
 */
export function createDecoyVerifier(): bigint {
  const root = toBigInt(randomBytes(384));
  return mod(root * root);
}

/** Starts a handshake against a verifier. */
export function createServerKeys(verifier: bigint): ServerKeys {
  const secret = toBigInt(randomBytes(32)) | (1n << 255n);
  return { secret, publicValue: mod(MULTIPLIER * verifier + modPow(GROUP_GENERATOR, secret)) };
}

/** Reads the browser's public value (SRP_A, hexadecimal); null if it is no usable element of the group. */
export function parseClientValue(hex: string): bigint | null {
  if (!/^[0-9a-f]{1,770}$/i.test(hex)) return null;
  const value = BigInt(`0x${hex}`);
  return value <= 1n || value >= GROUP_PRIME - 1n ? null : value;
}

/** The 16-byte key that both sides compute if, and only if, the browser has the password. */
export function sessionKey(clientValue: bigint, keys: ServerKeys, verifier: bigint): Buffer {
  const scramble = toBigInt(sha256(signedBytes(clientValue), signedBytes(keys.publicValue)));
  const shared = modPow(mod(clientValue * modPow(verifier, scramble)), keys.secret);
  const extracted = hmac(signedBytes(scramble), signedBytes(shared));
  return hmac(extracted, KEY_INFO).subarray(0, 16);
}

/** What the browser signs with the session key, to prove that it has the key. */
export interface PasswordClaim {
  secretBlock: Buffer;
  timestamp: string;
  signature: Buffer;
}

/** True if the claim was signed with the session key. */
export function isClaimSigned(key: Buffer, identity: SrpIdentity, claim: PasswordClaim): boolean {
  const expected = hmac(key, identity.poolName, identity.subject, claim.secretBlock, claim.timestamp);
  return claim.signature.length === expected.length && timingSafeEqual(expected, claim.signature);
}

function sha256(...parts: (Uint8Array | string)[]): Buffer {
  return parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
}

function hmac(key: Uint8Array, ...parts: (Uint8Array | string)[]): Buffer {
  return parts.reduce((hash, part) => hash.update(part), createHmac('sha256', key)).digest();
}
