import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { isLoneCurrency, isNumberLike } from '../graph/value-shape.ts';
import { titleSimilarity } from '../match/rows/title-likeness.ts';
import { unitOf } from '../match/rows/read-cell.ts';
import { CURRENCY_CODES, currencyOfMark } from '../vocabulary/currencies.ts';
import { CURRENCY_NAMES } from '../vocabulary/currency-names.ts';
import type { TargetMetric } from '../vocabulary/metric-terms.ts';
import { termsOf } from '../vocabulary/metric-terms.ts';
import { readAmountNote } from './amount-notes.ts';
import { titleScale } from './title-scale.ts';
import { findCurrency } from './currencies.ts';
import { readNumber } from './numbers.ts';

/** The codes for which a reading answers something else than expected. */
function missed<T>(expected: (code: string) => T, read: (code: string) => T): string[] {
  return CURRENCY_CODES.filter((code) => {
    try {
      assert.deepEqual(read(code), expected(code));
      return false;
    } catch {
      return true;
    }
  });
}

const amountOf = (text: string): [string | undefined, string | null] => {
  const read = isNumberLike(text) ? readNumber(text, 'point') : null;
  return [read?.value, currencyOfMark(read?.currency ?? null)];
};

const cost = {
  fin: 'investment_cost',
  displayName: 'Cost',
  description: '',
  type: 'CURRENCY',
  timePeriod: null,
  associatedEntityType: null,
  filterGroup: '',
  isRequired: false,
  validators: [],
} as const satisfies TargetMetric['metric'];
const costMetric: TargetMetric = { metric: cost, terms: termsOf(cost) };

describe('every currency of the table', () => {
  const amount = (code: string): [string, string] => ['1234.50', code];
  for (const [place, print] of [
    ['before an amount', (code: string) => `${code} 1,234.50`],
    ['behind an amount', (code: string) => `1,234.50 ${code}`],
    ['right before an amount', (code: string) => `${code}1,234.50`],
  ] as const)
    it(`is read ${place}`, () => {
      assert.deepEqual(
        missed(amount, (code) => amountOf(print(code))),
        [],
      );
    });

  it('is read behind a unit, and before its scale', () => {
    const scaled = (code: string): unknown => [code, 6];
    const read = (text: string): unknown => {
      const number = readNumber(text, 'point');
      return [currencyOfMark(number?.currency ?? null), number?.unit];
    };
    assert.deepEqual(
      missed(scaled, (code) => read(`12.5m ${code}`)),
      [],
    );
    assert.deepEqual(
      missed(scaled, (code) => read(`Mio. ${code} 12.5`)),
      [],
    );
  });

  it('is known in a column of its own', () => {
    assert.deepEqual(
      missed(() => true, isLoneCurrency),
      [],
    );
  });

  it('is read in a heading, with and without a scale', () => {
    const note = (scale: number | null) => (code: string) => [code, scale];
    const read = (text: string): unknown => {
      const found = readAmountNote(text);
      return [found?.currency, found?.scale];
    };
    for (const print of [(code: string) => `All amounts in ${code}`, (code: string) => `Portfolio (${code})`])
      assert.deepEqual(
        missed(note(null), (code) => read(print(code))),
        [],
      );
    for (const print of [
      (code: string) => `Amounts in ${code} thousand`,
      (code: string) => `Amounts in thousands of ${code}`,
      (code: string) => `Portfolio · T${code}`,
      (code: string) => `(${code} '000)`,
    ])
      assert.deepEqual(
        missed(note(3), (code) => read(print(code))),
        [],
      );
  });

  it('is read in the title of a column, with its scale', () => {
    const unit = (code: string): unknown => [code, 6];
    for (const print of [
      (code: string) => `Cost (${code} m)`,
      (code: string) => `Cost ${code}m`,
      (code: string) => `Cost in Mio. ${code}`,
    ]) {
      assert.deepEqual(
        missed(unit, (code) => [unitOf(print(code)).currency, titleScale(print(code))]),
        [],
      );
    }
  });

  it('leaves the title of its column as like to its metric as without it', () => {
    const likeness = (own: string): number => titleSimilarity({ own: [own], over: [] }, costMetric);
    assert.deepEqual(
      missed(
        () => likeness('Cost'),
        (code) => likeness(`Cost ${code} m`),
      ),
      [],
    );
  });

  it('is found by its names in every language', () => {
    const misread = CURRENCY_NAMES.flatMap(({ code, names }) =>
      names.filter((name) => findCurrency(`Statement in ${name}`)?.code !== code),
    );
    assert.deepEqual(misread, []);
  });
});
