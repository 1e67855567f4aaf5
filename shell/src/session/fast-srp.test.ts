import fc from 'fast-check';
import { modPow } from './modular-exponentiation.ts';
import { installFastSrp } from './fast-srp.ts';

interface Digits {
  readonly toString: (radix: number) => string;
}

interface Helper {
  readonly N: object;
  UValue: object;
  largeAValue: object;
  calculateA: (a: object, callback: (error: unknown, value: Digits) => void) => void;
  calculateS: (x: object, serverValue: object, callback: (error: unknown, value: Digits) => void) => void;
  readonly smallAValue: object;
}

/** A fresh copy of the library, so that its own arithmetic can be compared with ours. */
async function loadLibrary() {
  let library: { AuthenticationHelper: new (pool: string) => Helper } | undefined;
  await jest.isolateModulesAsync(async () => {
    library = (await import('amazon-cognito-identity-js')) as unknown as typeof library;
  });
  if (!library) throw new Error('The library did not load');
  return library;
}

describe('modPow', () => {
  it('agrees with powers that are computed plainly', async () => {
    const number = fc.bigInt({ min: -(10n ** 6n), max: 10n ** 6n });
    await fc.assert(
      fc.asyncProperty(
        number,
        fc.bigInt({ min: 0n, max: 40n }),
        fc.bigInt({ min: 1n, max: 10n ** 6n }),
        async (base, exponent, modulus) => {
          const plain = ((base ** exponent % modulus) + modulus) % modulus;
          expect(await modPow(base, exponent, modulus)).toBe(plain);
        },
      ),
    );
  });

  it('lets the page go on between its slices', async () => {
    const clock = jest.spyOn(performance, 'now');
    let now = 0;
    clock.mockImplementation(() => (now += 5));
    let turns = 0;
    const other = setInterval(() => (turns += 1), 0);
    await modPow(3n, 2n ** 400n, 2n ** 61n - 1n);
    clearInterval(other);
    clock.mockRestore();
    expect(turns).toBeGreaterThan(5);
  });
});

describe('the quick handshake', () => {
  it('AUTH-001 arrives at the numbers of the library itself', async () => {
    const library = await loadLibrary();
    const helper = new library.AuthenticationHelper('Assay');
    const Integer = helper.N.constructor as new (digits: string, radix: number) => object;
    const numberOf = (digits: string) => new Integer(digits, 16);
    const x = numberOf('7c'.repeat(32));
    const serverValue = numberOf('ab'.repeat(384));
    helper.UValue = numberOf('3d'.repeat(32));
    const compute = async () => {
      const publicValue = await new Promise((resolve) =>
        helper.calculateA(helper.smallAValue, (_, value) => resolve(value.toString(16))),
      );
      const secret = await new Promise((resolve) =>
        helper.calculateS(x, serverValue, (_, value) => resolve(value.toString(16))),
      );
      return { publicValue, secret };
    };
    const own = await compute();
    installFastSrp(library);
    expect(await compute()).toEqual(own);
  }, 30_000);
});
