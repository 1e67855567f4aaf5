import fc from 'fast-check';
import {
  addDecimals,
  compareDecimals,
  decimalPlacesOf,
  isDecimal,
  movePointLeft,
  multiplyDecimals,
  normaliseDecimal,
  roundDecimal,
  subtractDecimals,
} from './decimal.ts';

const SCALE = 12;

/** A decimal with up to 12 places, and its value as a whole number of 10^-12. */
const decimals = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.integer({ min: 0, max: SCALE }))
  .map(([units, places]) => ({
    text: printScaled(units, places),
    scaled: units * 10n ** BigInt(SCALE - places),
  }));

function printScaled(units: bigint, places: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const fraction = places === 0 ? '' : `.${digits.slice(-places)}`;
  return `${units < 0n ? '-' : ''}${whole}${fraction}`;
}

/** The exact value of a decimal in units of 10^-places. */
function toScaled(text: string, places: number): bigint {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  expect(fraction.length).toBeLessThanOrEqual(places);
  const units = BigInt(whole + fraction.padEnd(places, '0'));
  return text.startsWith('-') ? -units : units;
}

describe('exact arithmetic', () => {
  it('AMB-088 adds and subtracts as exactly as whole numbers do', () => {
    fc.assert(
      fc.property(decimals, decimals, (a, b) => {
        expect(toScaled(addDecimals(a.text, b.text), SCALE)).toBe(a.scaled + b.scaled);
        expect(toScaled(subtractDecimals(a.text, b.text), SCALE)).toBe(a.scaled - b.scaled);
      }),
    );
  });

  it('AMB-088 multiplies exactly', () => {
    fc.assert(
      fc.property(decimals, decimals, (a, b) => {
        expect(toScaled(multiplyDecimals(a.text, b.text), 2 * SCALE)).toBe(a.scaled * b.scaled);
      }),
    );
  });

  it('divides by powers of ten exactly, however many digits there are', () => {
    fc.assert(
      fc.property(decimals, fc.integer({ min: 0, max: 12 }), ({ text }, places) => {
        const back = multiplyDecimals(movePointLeft(text, places), `1${'0'.repeat(places)}`);
        expect(compareDecimals(back, text)).toBe(0);
      }),
    );
    expect(['14.2', '-5', '50'].map((text) => movePointLeft(text, 2))).toEqual(['0.142', '-0.05', '0.50']);
    expect(() => movePointLeft('1,5', 2)).toThrow(RangeError);
  });

  it('compares by value', () => {
    fc.assert(
      fc.property(decimals, decimals, (a, b) => {
        const expected = a.scaled < b.scaled ? -1 : Number(a.scaled > b.scaled);
        expect(compareDecimals(a.text, b.text)).toBe(expected);
      }),
    );
    expect(compareDecimals('1.0', '1')).toBe(0);
  });

  it('avoids the errors of binary floating point', () => {
    expect(addDecimals('0.1', '0.2')).toBe('0.3');
    expect(addDecimals('9007199254740993', '0.01')).toBe('9007199254740993.01');
    expect(addDecimals()).toBe('0');
    expect(multiplyDecimals('0.000000001', '0.000000001')).toBe('0.000000000000000001');
  });
});

describe('isDecimal', () => {
  it.each(['0', '-1', '12.50', '.5', '-.5', '007'])('accepts %p', (text) => {
    expect(isDecimal(text)).toBe(true);
  });
  it.each(['', ' 1', '1,000', '1e3', '+1', '1.', '-', '.', '--1', '1.2.3', 'NaN', 'Infinity', '١'])(
    'refuses %p, and arithmetic throws on it',
    (text) => {
      expect(isDecimal(text)).toBe(false);
      expect(() => addDecimals(text)).toThrow(RangeError);
    },
  );
});

describe('normaliseDecimal', () => {
  const CASES: [text: string, normalised: string][] = [
    ['007.50', '7.5'],
    ['-0', '0'],
    ['-0.00', '0'],
    ['.5', '0.5'],
    ['-.5', '-0.5'],
    ['1000000000000000000000000', '1000000000000000000000000'],
    ['0.0000000001', '0.0000000001'],
  ];
  it.each(CASES)('writes %s as %s', (text, normalised) => {
    expect(normaliseDecimal(text)).toBe(normalised);
  });

  it('writes equal values identically, regardless of leading and trailing zeros', () => {
    fc.assert(
      fc.property(decimals, ({ text }) => {
        const zerosBehind = text.includes('.') ? `${text}00` : `${text}.00`;
        const zerosAround = zerosBehind.replace(/^(-?)/, '$100');
        expect(normaliseDecimal(zerosAround)).toBe(normaliseDecimal(text));
      }),
    );
  });
});

describe('roundDecimal', () => {
  const CASES: [text: string, places: number, rounded: string][] = [
    ['2.345', 2, '2.35'],
    ['2.344', 2, '2.34'],
    ['-2.345', 2, '-2.35'],
    ['-0.001', 2, '0.00'],
    ['1', 2, '1.00'],
    ['0.99999999995', 10, '1.0000000000'],
  ];
  it.each(CASES)('AMB-088 rounds %s to %d places half up: %s', (text, places, rounded) => {
    expect(roundDecimal(text, places)).toBe(rounded);
  });

  it('refuses a number of places that is not a whole number', () => {
    expect(() => roundDecimal('1', -1)).toThrow(RangeError);
    expect(() => roundDecimal('1', 0.5)).toThrow(RangeError);
  });

  it('counts the decimal places of a text', () => {
    expect(['1', '1.50', '.5'].map(decimalPlacesOf)).toEqual([0, 2, 1]);
  });
});
