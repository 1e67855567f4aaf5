import { modPow } from './modular-exponentiation.ts';

/** The part of the library's numbers that is used here. */
interface BigInteger {
  readonly toString: (radix: number) => string;
}
type Callback = (error: unknown, value: BigInteger | null) => void;

/** The library's side of a password handshake. It is not in the library's types; the version is pinned, and tests cover it. */
interface Handshake {
  readonly N: BigInteger;
  readonly g: BigInteger;
  readonly k: BigInteger;
  readonly smallAValue: BigInteger;
  readonly UValue: BigInteger;
  calculateA: (a: BigInteger, callback: Callback) => void;
  calculateS: (x: BigInteger, serverValue: BigInteger, callback: Callback) => void;
}

const read = (value: BigInteger) => BigInt(`0x${value.toString(16)}`);

/**
 * Makes the library compute its handshake with the browser's own big integers and in slices. Its own arithmetic blocks
 * the page for half a second.
 */
export function installFastSrp(library: object): void {
  const { prototype } = Reflect.get(library, 'AuthenticationHelper') as { prototype: Handshake };
  /** Public values by handshake, because the library computes its own twice. */
  const publicValues = new WeakMap<Handshake, Promise<bigint>>();

  prototype.calculateA = function calculateA(this: Handshake, a, callback) {
    const value = publicValues.get(this) ?? modPow(read(this.g), read(a), read(this.N));
    publicValues.set(this, value);
    respond(this, value, callback);
  };
  prototype.calculateS = function calculateS(this: Handshake, x, serverValue, callback) {
    respond(this, secretOf(this, read(x), read(serverValue)), callback);
  };
}

/** `(B - k * g^x) ^ (a + u * x) mod N`, the secret that both sides of SRP-6a compute. */
async function secretOf(handshake: Handshake, x: bigint, serverValue: bigint): Promise<bigint> {
  const modulus = read(handshake.N);
  const verifier = await modPow(read(handshake.g), x, modulus);
  const base = serverValue - read(handshake.k) * verifier;
  return modPow(base, read(handshake.smallAValue) + read(handshake.UValue) * x, modulus);
}

function respond({ N }: Handshake, value: Promise<bigint>, callback: Callback): void {
  const Integer = N.constructor as new (digits: string, radix: number) => BigInteger;
  value.then(
    (result) => callback(null, new Integer(result.toString(16), 16)),
    (error: unknown) => callback(error, null),
  );
}
