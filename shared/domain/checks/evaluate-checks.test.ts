import { evaluateChecks, findImpliedValue, findMissingOperands } from './evaluate-checks.ts';
import type { FundCheck } from './fund-check.ts';

const SUM: FundCheck = {
  name: 'Breakdown',
  result: 'total',
  terms: [
    { fin: 'a', sign: 1 },
    { fin: 'b', sign: -1 },
    { fin: 'c', sign: 1 },
  ],
  absentIsZero: true,
};
const QUOTIENT: FundCheck = { name: 'DPI', result: 'dpi', quotient: ['paid', 'in'] };

const verdicts = (values: Record<string, string>, place?: string) =>
  evaluateChecks(
    [SUM, QUOTIENT],
    new Map(Object.entries(values).map(([fin, value]) => [fin, { value, place }])),
  );
const holds = (values: Record<string, string>, place?: string) =>
  verdicts(values, place).map((verdict) => verdict.holds);

describe('evaluateChecks', () => {
  it('adds exactly, counts absent terms as zero and allows half a unit of rounding for each value', () => {
    expect(holds({ total: '0.30', a: '0.40', b: '0.10' })).toEqual([true]);
    expect(holds({ total: '0.35', a: '0.40', b: '0.10' })).toEqual([false]);
    expect(holds({ total: '100', a: '60', c: '41' })).toEqual([true]);
    expect(holds({ total: '100', a: '60', c: '42' })).toEqual([false]);
  });

  it('allows the rounding of the printed place, and no more if an amount merely ends in zeros', () => {
    expect(holds({ total: '36000', a: '40000', b: '5000' })).toEqual([false]);
    expect(holds({ total: '36000', a: '40000', b: '5000' }, '1000')).toEqual([true]);
    expect(holds({ total: '38000', a: '40000', b: '5000' }, '1000')).toEqual([false]);
    expect(holds({ total: '12000', a: '11000', c: '0', b: '0' }, '1000')).toEqual([true]);
  });

  it('compares a quotient at its printed place even if the last digit is a zero', () => {
    const values = { dpi: '0.8', paid: '840', in: '1000' };
    expect(holds(values)).toEqual([true]);
    expect(holds(values, '0.01')).toEqual([false]);
    expect(holds({ ...values, paid: '880' })).toEqual([false]);
  });

  it('returns the expected sum and the number of values that support it', () => {
    expect(verdicts({ total: '0.35', a: '0.40', b: '0.10', c: '0' })).toEqual([
      {
        name: 'Breakdown',
        fins: ['total', 'a', 'b', 'c'],
        holds: false,
        isQuotient: false,
        expected: '0.3',
        difference: '0.05',
        weight: 3,
      },
    ]);
    expect(verdicts({ dpi: '0.90', paid: '840', in: '1000' })).toMatchObject([
      { isQuotient: true, expected: '0.84', difference: '0.06' },
    ]);
  });

  it('allows a sum of many rounded values no more than three standard deviations of their rounding', () => {
    const fins = ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
    const check = { name: 'Roll-forward', result: 'a', terms: fins.map((fin) => ({ fin, sign: 1 })) };
    const off = (difference: number) => {
      const values = [['a', String(9000 + difference)], ...fins.map((fin) => [fin, '1000'])] as const;
      const checked = values.map(([fin = '', value = '']) => [fin, { value, place: '1000' }] as const);
      return evaluateChecks([check], new Map(checked))[0]?.holds;
    };
    expect([0, 1000, -2000, 3000, -4000, 5000].map(off)).toEqual([true, true, true, false, false, false]);
  });

  it('compares a quotient at the precision it is printed in', () => {
    expect(holds({ dpi: '0.82', paid: '933900000', in: '1138000000' })).toEqual([true]);
    expect(holds({ dpi: '0.77', paid: '933900000', in: '1138000000' })).toEqual([false]);
    expect(holds({ dpi: '0.82', paid: '1', in: '0' })).toEqual([]);
  });

  it('returns no verdict when values are missing', () => {
    expect(holds({ total: '5' })).toEqual([]);
    expect(holds({ total: '5', a: '5' })).toEqual([]);
  });
});

describe('findMissingOperands', () => {
  const missing = (check: FundCheck, fins: readonly string[]) =>
    findMissingOperands(check, new Map(fins.map((fin) => [fin, { value: '1' }]))).missing;

  it('names what a sum lacks: its result, what it needs, and each term that does not count as zero', () => {
    expect(missing(SUM, ['a', 'b'])).toEqual(['total']);
    expect(missing({ ...SUM, needs: ['a', 'total'] }, ['b', 'c'])).toEqual(['total', 'a']);
    expect(missing({ ...SUM, absentIsZero: false }, ['total', 'a'])).toEqual(['b', 'c']);
    expect(missing(SUM, ['total', 'a'])).toEqual(['b', 'c']);
    expect(missing(SUM, ['total', 'a', 'c'])).toEqual([]);
  });

  it('names what a quotient lacks', () => {
    expect(missing(QUOTIENT, ['dpi', 'in'])).toEqual(['paid']);
    expect(missing(QUOTIENT, ['dpi', 'paid', 'in'])).toEqual([]);
  });
});

describe('findImpliedValue', () => {
  const implied = (check: FundCheck, values: Record<string, string>) =>
    findImpliedValue(check, new Map(Object.entries(values).map(([fin, value]) => [fin, { value }])));
  const exact: FundCheck = { ...SUM, absentIsZero: false };

  it('is what the one metric that a sum lacks would have to be', () => {
    expect(implied(exact, { a: '10', b: '2.5', c: '1' })).toEqual({ fin: 'total', value: '8.5' });
    expect(implied(exact, { total: '8.5', a: '10', c: '1' })).toEqual({ fin: 'b', value: '2.5' });
    expect(implied(SUM, { a: '10', c: '1' })).toEqual({ fin: 'total', value: '11' });
  });

  it('is nothing where more is missing, nothing is, or the result is rounded', () => {
    expect(implied(exact, { total: '8.5', a: '10' })).toBeNull();
    expect(implied(exact, { total: '8.5', a: '10', b: '2.5', c: '1' })).toBeNull();
    expect(implied(QUOTIENT, { paid: '1', in: '3' })).toBeNull();
  });
});
