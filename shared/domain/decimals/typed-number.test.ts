import fc from 'fast-check';
import { formatNumber } from '../formats/index.ts';
import { normaliseDecimal } from './decimal.ts';
import { readTypedNumber } from './typed-number.ts';

const CLEAR: [typed: string, value: string][] = [
  ['0', '0'],
  ['1250', '1250'],
  ['1250.75', '1250.75'],
  ['1250,75', '1250.75'],
  ['.5', '0.5'],
  ['0.125', '0.125'],
  ['0,125', '0.125'],
  ['1234.567', '1234.567'],
  ['1,234.56', '1234.56'],
  ['1.234,56', '1234.56'],
  ['1,234.567', '1234.567'],
  ['1,234,567', '1234567'],
  ['1.234.567', '1234567'],
  ['1.234.567,8', '1234567.8'],
  ['12,34,567.00', '1234567.00'],
  ["1'234'567.50", '1234567.50'],
  ['1’234.50', '1234.50'],
  ['1 234 567', '1234567'],
  ['1\u00a0234,567', '1234.567'],
  ['1\u202f234\u202f567,89', '1234567.89'],
  ['-1250', '-1250'],
  ['\u22121250', '-1250'],
  ['- 1250', '-1250'],
  ['1250-', '-1250'],
  ['(1,250.00)', '-1250.00'],
  ['( 1 250 )', '-1250'],
  ['(0)', '0'],
  ['12.5%', '12.5'],
  ['12.5 %', '12.5'],
  ['(2.5)%', '-2.5'],
  ['1.2m', '1200000'],
  ['1.2 million', '1200000'],
  ['3bn', '3000000000'],
  ['(0.5)m', '-500000'],
  ['250k', '250000'],
  ['2 tn', '2000000000000'],
];

describe('readTypedNumber', () => {
  it.each(CLEAR)('AMB-088 reads %p as %p', (typed, value) => {
    expect(readTypedNumber(typed)).toEqual({ kind: 'number', value });
  });

  const WITH_CURRENCY: [typed: string, value: string, currency: string][] = [
    ['USD 3bn', '3000000000', 'USD'],
    ['usd 12.50', '12.50', 'USD'],
    ['12.50 EUR', '12.50', 'EUR'],
    ['1.5m GBP', '1500000', 'GBP'],
    ['CHF (1,250.00)', '-1250.00', 'CHF'],
    ['EUR -12.50', '-12.50', 'EUR'],
  ];
  it.each(WITH_CURRENCY)('AMB-088 reads %p as %p of %s', (typed, value, currency) => {
    expect(readTypedNumber(typed)).toEqual({ kind: 'number', value, currency });
  });

  const WITH_SYMBOL: [typed: string, value: string, symbol: string][] = [
    ['($1,250.00)', '-1250.00', '$'],
    ['$(1,250.00)', '-1250.00', '$'],
    ['-$1,250.00', '-1250.00', '$'],
    ['$-1,250.00', '-1250.00', '$'],
    ['€ 12,50', '12.50', '€'],
    ['12,50 €', '12.50', '€'],
    ['£1.2m', '1200000', '£'],
    ['HK$ 3bn', '3000000000', 'HK$'],
    ['US$12.50', '12.50', 'US$'],
  ];
  it.each(WITH_SYMBOL)('AMB-088 reads %p as %p with the symbol %s', (typed, value, symbol) => {
    expect(readTypedNumber(typed)).toEqual({ kind: 'number', value, symbol });
  });

  it('AMB-088 reads a symbol beside a code only if they name one currency', () => {
    expect(readTypedNumber('A$ 12.50 AUD')).toEqual({ kind: 'number', value: '12.50', currency: 'AUD' });
    expect(readTypedNumber('€ 12.50 USD')).toEqual({ kind: 'invalid' });
  });

  const AMBIGUOUS: [typed: string, grouped: string, decimal: string][] = [
    ['1.234', '1234', '1.234'],
    ['1,234', '1234', '1.234'],
    ['-12,500', '-12500', '-12.500'],
    ['(999.000)', '-999000', '-999.000'],
    ['1,250m', '1250000000', '1250000'],
  ];
  it.each(AMBIGUOUS)('AMB-088 asks whether %p means %s or %s', (typed, grouped, decimal) => {
    expect(readTypedNumber(typed)).toEqual({
      kind: 'ambiguous',
      readings: [grouped, decimal],
      separator: typed.includes('.') ? '.' : ',',
    });
  });

  it('AMB-088 preserves the currency of an ambiguous number', () => {
    expect(readTypedNumber('USD 1,250')).toEqual({
      kind: 'ambiguous',
      readings: ['1250', '1.250'],
      separator: ',',
      currency: 'USD',
    });
  });

  const INVALID = [
    '',
    ' ',
    '-',
    '.',
    'abc',
    '12abc',
    '1.',
    '1,',
    '1..2',
    '1,,234',
    '1,23,4',
    '12,3456,789',
    '1.2.3',
    '1,234.5,6',
    '1 23',
    '12 3456',
    "1'23",
    '(12',
    '12)',
    '-(12)',
    '--12',
    '-12-',
    '$',
    'USD',
    'XYZ 12',
    'AUTO 12',
    'USD 12 EUR',
    '1e5',
    '12 m k',
    '1 234 56,7',
    '12%%',
    '1,234,56',
    '0x10',
  ];
  it.each(INVALID)('refuses %p', (typed) => {
    expect(readTypedNumber(typed)).toEqual({ kind: 'invalid' });
  });

  it('reads back what formatNumber prints, or asks and offers the value among the readings', () => {
    const stored = fc
      .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: 10 }))
      .map(([isNegative, units, places]) => {
        const digits = units.toString().padStart(places + 1, '0');
        const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
        return isNegative && units !== 0n ? `-${text}` : text;
      });
    fc.assert(
      fc.property(stored, (value) => {
        const typed = readTypedNumber(formatNumber(value));
        const readings =
          typed.kind === 'number' ? [typed.value] : typed.kind === 'ambiguous' ? [...typed.readings] : [];
        expect(readings.map(normaliseDecimal)).toContain(normaliseDecimal(value));
      }),
      { numRuns: 500 },
    );
  });

  it('never throws, and returns only plain decimals', () => {
    const noise = fc.string({ unit: fc.constantFrom(..."0123456789.,' -()%$€kmbnUSDEUR"), maxLength: 14 });
    fc.assert(
      fc.property(noise, (typed) => {
        const read = readTypedNumber(typed);
        const values = read.kind === 'number' ? [read.value] : read.kind === 'ambiguous' ? read.readings : [];
        for (const value of values) expect(value).toMatch(/^-?\d+(\.\d+)?$/);
      }),
      { numRuns: 2000 },
    );
  });
});
