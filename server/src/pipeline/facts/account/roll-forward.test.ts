import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { lineAt, queryPages } from '../../testing/query-pages.ts';

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

  it('knows balances that are called by their days alone', async () => {
    const values = await statement('At 1 July 2024', 'At 30 September 2024');
    assert.equal(values['opening_balance_qtd'], '18240 EUR');
    assert.equal(values['closing_balance_qtd'], '19723 EUR');
  });

  it('tells movements by parts of their words where no label fits', async () => {
    const rows: [string, string][] = [
      ['Stand aanvang', '1.000.000'],
      ['Bijstortingen vennoten', '50.000'],
      ['Teruggestorte en terugbetaalde gelden', '(20.000)'],
      ['Resultaat uit verkochte belangen', '7.000'],
      ['Stand ultimo', '1.037.000'],
    ];
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Kapitaalrekening over het kwartaal 1 juli t/m 30 september 2024, in EUR']),
          ...rows.flatMap(([label, amount], index) => lineAt(120 + 18 * index, [60, label], [400, amount])),
        ],
      ],
      'Capital Account',
    );
    assert.equal(values['contributions_qtd'], '50000 EUR');
    assert.equal(values['distributions_qtd'], '20000 EUR');
    assert.equal(values['realised_gain_loss_qtd'], '7000 EUR');
    assert.equal(values['reporting_date'], '2024-09-30');
  });

  it('reads amounts that stand left of their names', async () => {
    const rows = [
      ['18,240', 'Balance, start of quarter'],
      ...MOVEMENTS.map(([label, amount]) => [amount, label]),
    ];
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Your account for the quarter ended 30 September 2024, in EUR']),
          ...[...rows, ['19,723', 'Balance, end of quarter']].flatMap(([amount = '', label = ''], index) =>
            lineAt(120 + 18 * index, [60, amount], [140, label]),
          ),
        ],
      ],
      'Capital Account',
    );
    assert.equal(values['opening_balance_qtd'], '18240 EUR');
    assert.equal(values['contributions_qtd'], '2150 EUR');
    assert.equal(values['closing_balance_qtd'], '19723 EUR');
  });

  it('reads rows of tiles in their order', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Account for the quarter ended 30 September 2024, in EUR']),
          ...lineAt(120, [60, 'Value, start'], [200, 'Paid in'], [340, 'Paid back']),
          ...lineAt(134, [60, '18,240'], [200, '2,150'], [340, '(1,310)']),
          ...lineAt(170, [60, 'Remuneration'], [200, 'Exits'], [340, 'Value, end']),
          ...lineAt(184, [60, '(262)'], [200, '905'], [340, '19,723']),
        ],
      ],
      'Capital Account',
    );
    assert.equal(values['opening_balance_qtd'], '18240 EUR');
    assert.equal(values['realised_gain_loss_qtd'], '905 EUR');
    assert.equal(values['closing_balance_qtd'], '19723 EUR');
  });

  it('names what is said of the commitment in sentences and words of its own', async () => {
    const rows = [
      ['Opening balance', '18,240'] as const,
      ...MOVEMENTS,
      ['Closing balance', '19,723'] as const,
    ];
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Your account for the quarter ended 30 September 2024']),
          ...rows.flatMap(([label, amount], index) => lineAt(100 + 18 * index, [60, label], [400, amount])),
          ...lineAt(260, [60, 'Your commitment is EUR 30,000, of which EUR 21,450 had been drawn by then,']),
          ...lineAt(273, [60, 'leaving EUR 8,550 undrawn.']),
        ],
      ],
      'Capital Account',
    );
    assert.equal(values['commitment'], '30000 EUR');
    assert.equal(values['contributed_to_date'], '21450 EUR');
    assert.equal(values['unfunded_commitment'], '8550 EUR');
  });

  it('reads an account whose two balances stand before its movements, the later one first', async () => {
    const rows = [['Worth, end of period', '19,723'], ['Worth, start of period', '18,240'], ...MOVEMENTS];
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Your account for the quarter ended 30 September 2024, in EUR']),
          ...rows.flatMap(([label = '', amount = ''], index) =>
            lineAt(120 + 18 * index, [60, label], [500 - 5 * amount.length, amount]),
          ),
          ...lineAt(260, [60, 'Exits of the vehicle to date'], [250, '7,000']),
        ],
      ],
      'Capital Account',
    );
    assert.equal(values['opening_balance_qtd'], '18240 EUR');
    assert.equal(values['realised_gain_loss_qtd'], '905 EUR');
    assert.equal(values['closing_balance_qtd'], '19723 EUR');
  });

  it('reads an account whose lines are columns and whose rows are periods', async () => {
    const columns = [120, 200, 280, 360, 440];
    const row = (y: number, label: string, cells: readonly string[]): ReturnType<typeof lineAt> =>
      lineAt(y, [40, label], ...cells.map((cell, at) => [columns[at] ?? 0, cell] as const));
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [40, 'Account as of 30 September 2024, in EUR']),
          ...row(100, 'Period', ['Worth, start', 'Put in', 'Remuneration', 'Exits', 'Worth, end']),
          ...row(114, 'YTD 2024', ['16,100', '4,200', '(780)', '203', '19,723']),
          ...row(128, 'Q3 2024', ['18,240', '1,050', '(262)', '695', '19,723']),
        ],
      ],
      'Capital Account',
    );
    assert.equal(values['opening_balance_ytd'], '16100 EUR');
    assert.equal(values['management_fees_qtd'], '262 EUR');
    assert.equal(values['realised_gain_loss_ytd'], '203 EUR');
    assert.equal(values['closing_balance_qtd'], '19723 EUR');
  });

  for (const [first, second] of [
    ['30 June 2024', '30 September 2024'],
    ['Partnership', 'Your share'],
  ] as const) {
    it(`reads the second of two columns without a period, "${first}" and "${second}"`, async () => {
      const rows = [['Opening balance', '18,240'], ...MOVEMENTS, ['Closing balance', '19,723']];
      const { values } = await queryPages(
        [
          [
            ...lineAt(60, [40, 'Your account for the quarter ended 30 September 2024, in EUR']),
            ...lineAt(90, [300, first], [420, second]),
            ...rows.flatMap(([label = '', amount = ''], index) =>
              lineAt(110 + 18 * index, [40, label], [320, '77,777'], [440, amount]),
            ),
          ],
        ],
        'Capital Account',
      );
      assert.equal(values['opening_balance_qtd'], '18240 EUR');
      assert.equal(values['management_fees_qtd'], '262 EUR');
      assert.equal(values['closing_balance_qtd'], '19723 EUR');
    });
  }

  it('takes a subtotal of one kind for that kind, and one of several kinds for none', async () => {
    const rows = [
      ['Opening balance', '18,240'],
      ['Calls for investments', '2,000'],
      ['Calls for costs', '150'],
      ['Paid in altogether', '2,150'],
      ['Dividends and interest', '300'],
      ['Remuneration of the manager', '(262)'],
      ['Net investment income', '38'],
      ['Closing balance', '20,428'],
    ];
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Your account for the quarter ended 30 September 2024, in EUR']),
          ...rows.flatMap(([label = '', amount = ''], index) =>
            lineAt(100 + 18 * index, [60, label], [400, amount]),
          ),
        ],
      ],
      'Capital Account',
    );
    assert.equal(values['contributions_qtd'], '2150 EUR');
    assert.equal(values['net_investment_income_qtd'], '300 EUR');
    assert.equal(values['management_fees_qtd'], '262 EUR');
  });

  it('takes no account of the commitment for the capital account', async () => {
    const values = await statement('Unfunded commitment, beginning', 'Unfunded commitment, end');
    assert.equal(values['opening_balance_qtd'], undefined);
  });

  it('reads groups of recognised amounts whatever parts them', async () => {
    const amounts = ['1,000,000', '50.000', '(8.000)', '1.042 000'];
    const labels = ['Opening balance', 'Contributions', 'Management fees', 'Closing balance'];
    const page = [
      ...lineAt(60, [60, 'Capital account for the quarter ended 30 September 2024, in EUR']),
      ...labels.flatMap((label, index) => lineAt(110 + 18 * index, [60, label], [300, amounts[index] ?? ''])),
    ];
    const { values } = await queryPages([page], 'Capital Account', [], 'ocr');
    assert.equal(values['contributions_qtd'], '50000 EUR');
    assert.equal(values['management_fees_qtd'], '8000 EUR');
    assert.equal(values['closing_balance_qtd'], '1042000 EUR');
  });
});
