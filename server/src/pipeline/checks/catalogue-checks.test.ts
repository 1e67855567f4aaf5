import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { evaluateChecks, readChecks } from './catalogue-checks.ts';

const SUM = {
  schema: 'Capital Call',
  name: 'Breakdown',
  result: 'total',
  terms: [
    { fin: 'a', sign: 1 },
    { fin: 'b', sign: -1 },
    { fin: 'c', sign: 1 },
  ],
  absentIsZero: true,
};
const QUOTIENT = { schema: 'Capital Call', name: 'DPI', result: 'dpi', quotient: ['paid', 'in'] };
const holds = (values: Record<string, string>): (boolean | undefined)[] =>
  evaluateChecks(readChecks([SUM, QUOTIENT], 'Capital Call'), new Map(Object.entries(values))).map(
    (verdict) => verdict.holds,
  );

describe('evaluateChecks', () => {
  it('adds exactly, with absent terms as zero and a unit of rounding', () => {
    assert.deepEqual(holds({ total: '0.30', a: '0.40', b: '0.10' }), [true]);
    assert.deepEqual(holds({ total: '0.35', a: '0.40', b: '0.10' }), [false]);
    assert.deepEqual(holds({ total: '36000', a: '40000', b: '5000' }), [true]);
  });

  it('compares a quotient at the precision it is printed in', () => {
    assert.deepEqual(holds({ dpi: '0.82', paid: '933900000', in: '1138000000' }), [true]);
    assert.deepEqual(holds({ dpi: '0.77', paid: '933900000', in: '1138000000' }), [false]);
    assert.deepEqual(holds({ dpi: '0.82', paid: '1', in: '0' }), []);
  });

  it('says nothing when values are missing, and leaves out checks it cannot read', () => {
    assert.deepEqual(holds({ total: '5' }), []);
    assert.deepEqual(readChecks([{ name: 'odd' }, 7, { ...SUM, schema: 'Other' }], 'Capital Call'), []);
    assert.deepEqual(readChecks('none', 'Capital Call'), []);
  });
});
