import { evaluateChecks } from './evaluate-checks.ts';
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
    const values = { dpi: '0.8', paid: '880', in: '1000' };
    expect(holds(values)).toEqual([true]);
    expect(holds(values, '0.01')).toEqual([false]);
  });

  it('returns the expected sum and the number of values that support it', () => {
    expect(verdicts({ total: '0.35', a: '0.40', b: '0.10', c: '0' })).toEqual([
      { name: 'Breakdown', fins: ['total', 'a', 'b', 'c'], holds: false, expected: '0.3', weight: 3 },
    ]);
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
