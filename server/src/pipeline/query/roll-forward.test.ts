import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { lineAt, queryPages } from '../testing/query-pages.ts';

const MOVEMENTS: readonly (readonly [string, string])[] = [
  ['Drawdowns', '2,150'],
  ['Distributions', '(1,310)'],
  ['Management fee', '(262)'],
  ['Realised gains', '905'],
];

/** A statement of a quarter between two balances of given names. */
async function statement(opening: string, closing: string): Promise<Record<string, string>> {
  const rows = [[opening, '18,240'] as const, ...MOVEMENTS, [closing, '19,723'] as const];
  const { values } = await queryPages(
    [
      [
        ...lineAt(60, [60, 'Aspen Hollow Growth Fund III LP']),
        ...lineAt(80, [60, 'Your account for the quarter ended 30 September 2024, in EUR']),
        ...rows.flatMap(([label, amount], index) => lineAt(120 + 18 * index, [60, label], [400, amount])),
      ],
    ],
    'Capital Account',
  );
  return values;
}

describe('roll-forwards', () => {
  it('takes the lines around the movements for the balances, whatever they call them', async () => {
    const values = await statement('Attributable worth, start', 'Attributable worth, finish of period end');
    assert.equal(values['opening_balance_qtd'], '18240 EUR');
    assert.equal(values['closing_balance_qtd'], '19723 EUR');
  });

  it('tells balances of the same name by their days', async () => {
    const values = await statement(
      'Partnership worth at 30 June 2024',
      'Partnership worth at 30 September 2024',
    );
    assert.equal(values['opening_balance_qtd'], '18240 EUR');
    assert.equal(values['closing_balance_qtd'], '19723 EUR');
  });

  it('takes no account of the commitment for the capital account', async () => {
    const values = await statement('Unfunded commitment, beginning', 'Unfunded commitment, end');
    assert.equal(values['opening_balance_qtd'], undefined);
  });
});
