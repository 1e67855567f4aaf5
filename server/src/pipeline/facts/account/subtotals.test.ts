import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { line, pageOf } from '../../testing/page-of.ts';
import { basesByPlace, rollForwards } from './roll-forward.ts';

/** What the place in an account says of the last fee's first amount, where the fees of three columns are given. */
function baseOfNetFee(
  gross: readonly string[],
  offsets: readonly string[],
  net: readonly string[],
): string | null {
  const rows = [
    ['Opening balance', '1,000,000', '900,000', '800,000'],
    ['Contributions', '50,000', '150,000', '250,000'],
    ['Management fees', ...gross],
    ['Given back', ...offsets],
    ['Management fees, net', ...net],
    ['Closing balance', '1,042,000', '1,034,000', '970,000'],
  ];
  const page = pageOf(
    rows.flatMap(([label = '', ...amounts], index) =>
      line(60 + 16 * index, [60, label], ...amounts.map((one, at): [number, string] => [250 + 90 * at, one])),
    ),
  );
  const first = page.rows[4]?.[1]?.words[0];
  return basesByPlace(rollForwards(page)).get(first)?.base ?? null;
}

describe('subtotals of an account', () => {
  const [gross, offsets] = [
    ['(9,000)', '(18,000)', '(90,000)'],
    ['1,000', '2,000', '10,000'],
  ];

  it('lets the label of a subtotal say what it and its parts are', () => {
    assert.equal(baseOfNetFee(gross, offsets, ['(8,000)', '(16,000)', '(80,000)']), 'management_fees');
  });

  it('takes a sum that half of the columns bear out, the others being misread', () => {
    assert.equal(baseOfNetFee(gross, offsets, ['(8,000)', '(16,000)', '(60,000)']), 'management_fees');
    assert.equal(baseOfNetFee(gross, offsets, ['(8,000)', '(15,000)', '(60,000)']), null);
  });

  /** What the places in an account say of the first amounts of its lines. */
  function basesOf(rows: readonly (readonly string[])[]): (string | null)[] {
    const all = [['Opening balance', '1,000'], ...rows, ['Closing balance', '2,000']];
    const page = pageOf(
      all.flatMap(([label = '', amount = ''], index) => line(60 + 16 * index, [60, label], [300, amount])),
    );
    const bases = basesByPlace(rollForwards(page));
    return page.rows.slice(1, -1).map((row) => bases.get(row[1]?.words[0])?.base ?? null);
  }

  it('takes a total that stands before its parts', () => {
    const lines = [
      ['Contributions', '1,500'],
      ['Partnership expenses, total', '(75)'],
      ['Partnership expenses: audit', '(40)'],
      ['Partnership expenses: custody', '(35)'],
    ];
    assert.deepEqual(basesOf(lines), ['contributions', 'partnership_expenses', null, null]);
  });

  it('takes a total of totals for those', () => {
    const lines = [
      ['Contributions', '1,500'],
      ['Partnership expenses: administrator', '(30)'],
      ['Partnership expenses: related persons', '(45)'],
      ['Partnership expenses, internal', '(75)'],
      ['Partnership expenses: audit', '(40)'],
      ['Partnership expenses: custody', '(35)'],
      ['Partnership expenses, external', '(75)'],
      ['Partnership expenses, in all', '(150)'],
    ];
    assert.equal(basesOf(lines).at(-1), 'partnership_expenses');
    assert.equal(basesOf(lines).filter((base) => base === 'partnership_expenses').length, 1);
  });

  it('takes what is left of contributions after distributions for neither', () => {
    const lines = [
      ['Contributions', '1,500'],
      ['Distributions', '300'],
      ['Net contributions (contributions less distributions)', '1,200'],
      ['Management fees', '(20)'],
    ];
    assert.deepEqual(basesOf(lines), ['contributions', 'distributions', null, 'management_fees']);
  });
});
