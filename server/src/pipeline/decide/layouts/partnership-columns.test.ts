import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { assertFound, lineAt, queryPages } from '../../testing/query-pages.ts';

describe('columns of a partnership and of a partner', () => {
  it('takes the page of the partner before the statement of general and limited partners', async () => {
    const lines: readonly (readonly [string, string, string, string])[] = [
      ['Partners’ capital, beginning of period', '2,751,342', '65,458,865', '68,210,207'],
      ['Capital contributions', '10,000', '990,000', '1,000,000'],
      ['Capital distributions', '(74,929)', '(3,471,692)', '(3,546,621)'],
      ['Net realized gain on investments', '3,000', '300,000', '303,000'],
      ['Partners’ capital, end of period', '2,689,413', '63,277,173', '65,966,586'],
    ];
    const whole = [
      ...lineAt(60, [60, 'Bellmouth Credit Fund, L.P.']),
      ...lineAt(76, [60, 'Statement of changes in partners’ capital, three months ended June 30, 2025']),
      ...lineAt(110, [300, 'General Partner'], [390, 'Limited Partners'], [500, 'Total']),
      ...lines.flatMap(([label, ...amounts], index) =>
        lineAt(
          130 + 18 * index,
          [60, label],
          ...amounts.map((one, at): [number, string] => [305 + 90 * at, one]),
        ),
      ),
    ];
    const own: readonly (readonly [string, string])[] = [
      ['Capital, beginning of period', '1,569,757'],
      ['Capital contributions', '24,000'],
      ['Capital distributions', '(83,254)'],
      ['Net realized gain on investments', '7,200'],
      ['Capital, end of period', '1,517,703'],
    ];
    const partner = [
      ...lineAt(60, [60, 'Bellmouth Credit Fund, L.P.']),
      ...lineAt(76, [60, 'Partner’s capital account']),
      ...lineAt(110, [300, 'Three months ended']),
      ...lineAt(122, [300, 'June 30, 2025']),
      ...own.flatMap(([label, amount], index) => lineAt(140 + 18 * index, [60, label], [320, amount])),
    ];
    const { values } = await queryPages([whole, partner], 'Capital Account');
    assert.equal(values['opening_balance_qtd'], '1569757');
    assert.equal(values['distributions_qtd'], '83254');
    assert.equal(values['closing_balance_qtd'], '1517703');
  });

  it('takes the column of all limited partners where no partner has an account of his own', async () => {
    const lines: readonly (readonly [string, string, string, string])[] = [
      ['Partners’ capital, beginning of year', '$4,100,000', '$52,600,000', '$56,700,000'],
      ['Capital contributions', '100,000', '9,900,000', '10,000,000'],
      ['Capital distributions', '(40,000)', '(3,960,000)', '(4,000,000)'],
      ['Net investment loss', '(15,000)', '(1,485,000)', '(1,500,000)'],
      ['Net realized gain from investments', '120,000', '11,880,000', '12,000,000'],
      ['Carried interest to general partner', '2,100,000', '(2,100,000)', '—'],
      ['Partners’ capital, end of year', '$6,365,000', '$66,835,000', '$73,200,000'],
    ];
    const page = [
      ...lineAt(60, [60, 'Bellmouth Credit Fund, L.P.']),
      ...lineAt(76, [60, 'Statement of changes in partners’ capital']),
      ...lineAt(92, [60, 'Year ended December 31, 2024']),
      ...lineAt(112, [300, 'General Partner'], [390, 'Limited Partners'], [500, 'Total']),
      ...lines.flatMap(([label, ...amounts], index) =>
        lineAt(
          132 + 18 * index,
          [60, label],
          ...amounts.map((one, at): [number, string] => [305 + 90 * at, one]),
        ),
      ),
      ...lineAt(300, [
        60,
        '(1) The largest holding is in Tarn Holdings Fund II, L.P., which Quarrier Fund, L.P. manages.',
      ]),
    ];
    const { values, candidates } = await queryPages([page], 'Capital Account');
    assert.equal(values['fund'], 'Bellmouth Credit Fund, L.P.');
    assert.equal(values['carried_interest_ytd'], '2100000 USD');
    assert.equal(values['net_investment_income_ytd'], '-1485000 USD');
    const carried = candidates['carried_interest_ytd']?.[0];
    assert.ok((carried?.confidence ?? 0) > 0.2, 'sure enough to be shown');
  });

  it('reads a transaction by its kind, not by what it is from nor by what it does to the commitment', async () => {
    const row = (y: number, kind: string, from: string, ...amounts: string[]) =>
      lineAt(y, [50, kind], [190, from], ...amounts.map((one, at): [number, string] => [320 + 85 * at, one]));
    await assertFound(
      [
        ...lineAt(50, [50, 'Distribution Notice'], [320, 'Notice date: 14 November 2025']),
        ...lineAt(70, [50, 'Fund currency: USD']),
        ...lineAt(
          110,
          [50, 'Type'],
          [190, 'Investment'],
          [320, 'Total fund'],
          [405, 'LP’s share'],
          [480, 'LP unfunded'],
        ),
        ...row(126, 'Return of capital', 'Stanhope Fiber', '20,421,562.50', '642,187.50', '128,437.50'),
        ...row(142, 'Realized gain', 'Stanhope Fiber', '13,142,947.95', '413,300.25', '0.00'),
        ...row(158, 'Dividend income', 'Kelso Water', '1,232,262.72', '38,750.40', '0.00'),
        ...lineAt(
          174,
          [50, 'Total distribution'],
          [320, '34,796,773.17'],
          [405, '1,094,238.15'],
          [490, '128,437.50'],
        ),
      ],
      'Capital Distribution',
      {
        distribution_return_of_capital: '642187.50 USD',
        distribution_realised_gain: '413300.25 USD',
        distribution_income: '38750.40 USD',
        distribution_gross: '1094238.15 USD',
      },
    );
  });
});
