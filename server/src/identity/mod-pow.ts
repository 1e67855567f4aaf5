import { createPrivateKey, createPublicKey, diffieHellman, getDiffieHellman } from 'node:crypto';

/** The prime of RFC 3526 group 15 (3072 bits), the group that Cognito's password protocol works in. */
export const GROUP_PRIME = toBigInt(getDiffieHellman('modp15').getPrime());

/** The generator that Cognito uses with that prime. */
export const GROUP_GENERATOR = 2n;

const DH_ALGORITHM_OID = Buffer.from('06092a864886f70d010301', 'hex');
const GROUP_ALGORITHM = der(
  0x30,
  DH_ALGORITHM_OID,
  der(0x30, derInteger(GROUP_PRIME), derInteger(GROUP_GENERATOR)),
);

/** Reads bytes as an unsigned big-endian number. */
export function toBigInt(bytes: Uint8Array): bigint {
  return BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`);
}

/** The remainder of `value` in the group, never negative. */
export function mod(value: bigint): bigint {
  return ((value % GROUP_PRIME) + GROUP_PRIME) % GROUP_PRIME;
}

/**
 * The shortest two's-complement big-endian bytes of a non-negative number, as Java's `BigInteger.toByteArray` and
 * the browser library write them: a leading zero byte wherever the highest bit is set.
 */
export function signedBytes(value: bigint): Buffer {
  const hex = value.toString(16);
  const even = hex.length % 2 ? `0${hex}` : hex;
  return Buffer.from(/^[89a-f]/i.test(even) ? `00${even}` : even, 'hex');
}

/**
 * `base` to the power `exponent` in the group, computed inside OpenSSL in constant time as a Diffie-Hellman
 * agreement. Keys are built from DER because `createDiffieHellman(prime)` would test the prime for seconds.
 *
 * @throws when `base` is not an element of the group that OpenSSL accepts as a public key
 */
export function modPow(base: bigint, exponent: bigint): bigint {
  const privateKey = createPrivateKey({
    key: der(0x30, derInteger(0n), GROUP_ALGORITHM, der(0x04, derInteger(exponent))),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey({
    key: der(0x30, GROUP_ALGORITHM, der(0x03, Buffer.from([0]), derInteger(base))),
    format: 'der',
    type: 'spki',
  });
  return toBigInt(diffieHellman({ privateKey, publicKey }));
}

function derInteger(value: bigint): Buffer {
  return der(0x02, signedBytes(value));
}

function der(tag: number, ...contents: Buffer[]): Buffer {
  const body = Buffer.concat(contents);
  return Buffer.concat([Buffer.from([tag]), derLength(body.length), body]);
}

function derLength(length: number): Buffer {
  if (length < 128) return Buffer.from([length]);
  if (length < 256) return Buffer.from([0x81, length]);
  return Buffer.from([0x82, length >> 8, length & 255]);
}
