import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { lineAt, queryPages } from '../../testing/query-pages.ts';

/** Asserts the given values and says nothing of the others. */
function assertFound(values: Record<string, string>, wanted: Record<string, string | undefined>): void {
  const found = Object.fromEntries(Object.keys(wanted).map((fin) => [fin, values[fin]]));
  assert.deepEqual(found, wanted);
}

describe('layouts of statements', () => {
  it('takes columns named by dates for periods, and the earlier of two for comparison', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Aspen Hollow Growth Fund III LP']),
          ...lineAt(80, [60, 'Capital statement, amounts in EUR thousands']),
          ...lineAt(110, [300, 'Q4 2023'], [400, 'Q3 2023'], [500, '2023']),
          ...lineAt(
            130,
            [60, 'Net assets brought forward'],
            [300, '20,684'],
            [400, '18,207'],
            [500, '15,100'],
          ),
          ...lineAt(146, [60, 'Contributions'], [300, '-'], [400, '1,454'], [500, '4,000']),
          ...lineAt(162, [60, 'Management fees'], [300, '134-'], [400, '157-'], [500, '601-']),
          ...lineAt(
            178,
            [60, 'Net assets carried forward'],
            [300, '20,700'],
            [400, '20,684'],
            [500, '20,700'],
          ),
        ],
      ],
      'Capital Account',
    );
    assertFound(values, {
      opening_balance_qtd: '20684000 EUR',
      opening_balance_ytd: '15100000 EUR',
      contributions_qtd: undefined,
      contributions_ytd: '4000000 EUR',
      closing_balance_qtd: '20700000 EUR',
    });
    assert.match(values['management_fees_qtd'] ?? '', /^-?134000 EUR$/u);
  });

  it('ends a note on scale where the next one begins, and lets a printed unit win', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Aspen Hollow Growth Fund III LP · £ million']),
          ...lineAt(100, [60, 'Fund size'], [300, '412.5']),
          ...lineAt(118, [60, 'Paid-in capital'], [300, '380.25']),
          ...lineAt(136, [60, 'Distributions to date'], [300, '£95,500 k']),
          ...lineAt(180, [60, 'Position of the fund, £ thousand']),
          ...lineAt(200, [60, 'Net asset value'], [300, '401,118']),
        ],
      ],
      'Performance',
    );
    assertFound(values, {
      fund_size: '412500000 GBP',
      fund_paid_in: '380250000 GBP',
      fund_distributed: '95500000 GBP',
      fund_nav: '401118000 GBP',
    });
  });

  it('reads the scale of a column from its title', async () => {
    const { rows } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Portfolio']),
          ...lineAt(100, [60, 'Company'], [220, 'Cost (£m)'], [320, 'Fair value (£m)'], [440, 'MOIC']),
          ...lineAt(120, [60, 'Brightwater Foods'], [230, '12.4'], [340, '31.0'], [440, '2.50x']),
          ...lineAt(138, [60, 'Calloway Marine'], [230, '8.0'], [340, '4.0'], [440, '0.50x']),
          ...lineAt(156, [60, 'Dunmore Tiles'], [230, '20.1'], [340, '40.2'], [440, '2.00x']),
        ],
      ],
      'Performance',
    );
    assert.deepEqual(
      rows.map((row) => [row['investment_name'], row['investment_cost'], row['investment_moic']]),
      [
        ['Brightwater Foods', '12400000 GBP', '2.50'],
        ['Calloway Marine', '8000000 GBP', '0.50'],
        ['Dunmore Tiles', '20100000 GBP', '2.00'],
      ],
    );
  });
});

describe('layouts of tables', () => {
  it('reads metrics as columns and periods as rows', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Aspen Hollow Growth Fund III LP']),
          ...lineAt(100, [160, 'Opening balance'], [270, 'Contributions'], [370, 'Closing balance']),
          ...lineAt(120, [60, 'Quarter to date'], [180, '1,000.00'], [290, '250.00'], [390, '1,250.00']),
          ...lineAt(138, [60, 'Year to date'], [180, '800.00'], [290, '450.00'], [390, '1,250.00']),
        ],
      ],
      'Capital Account',
    );
    assertFound(values, {
      opening_balance_qtd: '1000.00',
      opening_balance_ytd: '800.00',
      contributions_qtd: '250.00',
      contributions_ytd: '450.00',
      closing_balance_ytd: '1250.00',
    });
  });

  it('reads sections of periods that stand one under the other', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Aspen Hollow Growth Fund III LP']),
          ...lineAt(100, [60, 'Quarter ended 31 March 2024']),
          ...lineAt(120, [60, 'Contributions'], [400, '250.00']),
          ...lineAt(138, [60, 'Distributions'], [400, '(100.00)']),
          ...lineAt(180, [60, 'Since inception']),
          ...lineAt(200, [60, 'Contributions'], [400, '2,000.00']),
          ...lineAt(218, [60, 'Distributions'], [400, '(850.00)']),
        ],
      ],
      'Capital Account',
    );
    assertFound(values, {
      contributions_qtd: '250.00',
      distributions_qtd: '100.00',
      contributions_itd: '2000.00',
      distributions_itd: '850.00',
      contributions_ytd: undefined,
    });
  });

  it('takes the columns of the partner, not those of the fund, under heads of two levels', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Aspen Hollow Growth Fund III LP']),
          ...lineAt(100, [240, 'Kestrel Pension Scheme'], [430, 'Total Fund']),
          ...lineAt(114, [230, 'Quarter'], [310, 'Year'], [410, 'Quarter'], [490, 'Year']),
          ...lineAt(134, [60, 'Contributions'], [230, '250'], [310, '500'], [410, '2,500'], [490, '5,000']),
          ...lineAt(152, [60, 'Distributions'], [230, '(10)'], [310, '(20)'], [410, '(100)'], [490, '(200)']),
          ...lineAt(170, [60, 'Closing balance'], [230, '990'], [310, '990'], [410, '9,900'], [490, '9,900']),
        ],
      ],
      'Capital Account',
    );
    assertFound(values, {
      contributions_qtd: '250',
      contributions_ytd: '500',
      distributions_ytd: '20',
      closing_balance_qtd: '990',
    });
  });

  it('keeps a name that wraps in its row, and drops the line of sums', async () => {
    const { rows } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Portfolio at 31 December 2024']),
          ...lineAt(100, [60, 'Company'], [240, 'Date'], [320, 'Cost'], [380, 'Fair value'], [460, 'MOIC']),
          ...lineAt(
            120,
            [60, 'Consolidated Surgical'],
            [240, '01.03.2019'],
            [320, '12.4'],
            [390, '31.0'],
            [460, '2.50x'],
          ),
          ...lineAt(131, [60, 'Centers of the Carolinas']),
          ...lineAt(
            150,
            [60, 'Egret Foods'],
            [240, '11.05.2021'],
            [320, '10.0'],
            [390, '10.0'],
            [460, '1.00x'],
          ),
          ...lineAt(170, [60, 'Total'], [320, '22.4'], [390, '41.0'], [460, '1.83x']),
        ],
      ],
      'Performance',
    );
    assert.deepEqual(
      rows.map((row) => row['investment_name']),
      ['Consolidated Surgical Centers of the Carolinas', 'Egret Foods'],
    );
  });
});

describe('layouts of notices', () => {
  it('takes the date in the title for the date of the notice, not the day the money is due', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Merrow Debt Fund II SICAV-RAIF']),
          ...lineAt(90, [60, 'Drawdown notice no. 4 dated 16 May 2023']),
          ...lineAt(120, [60, 'Value date for receipt of funds: 31 May 2023']),
          ...lineAt(150, [60, 'Total payable'], [300, 'EUR 1,085,455.25']),
          ...lineAt(190, [60, 'Settlement: Banque du Plateau S.A., Luxembourg; BIC BPLALULL; IBAN LU90']),
          ...lineAt(202, [60, '0400 9876 5432 1000; beneficiary Merrow II; reference MDF2/DD4/031.']),
        ],
      ],
      'Capital Call',
    );
    assertFound(values, {
      notice_date: '2023-05-16',
      due_date: '2023-05-31',
      fund: 'Merrow Debt Fund II SICAV-RAIF',
      bank_name: 'Banque du Plateau S.A.',
      swift_code: 'BPLALULL',
      iban: 'LU900400987654321000',
      beneficiary_name: 'Merrow II',
      payment_reference: 'MDF2/DD4/031',
    });
  });

  it('reads what is undrawn from words around the amount, and the other name of the fund', async () => {
    const { values, candidates } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Tern Regional Growth Fund LP ("Tern Growth") - drawdown no. 6']),
          ...lineAt(90, [60, 'We request payment of £171,370 on or before 18 March 2024.']),
          ...lineAt(120, [
            60,
            'Before this drawdown £1,834,983 of it was undrawn; after it £1,663,613 will remain undrawn.',
          ]),
        ],
      ],
      'Capital Call',
    );
    assertFound(values, {
      call_amount: '171370 GBP',
      unfunded_before_call: '1834983 GBP',
      unfunded_after_call: '1663613 GBP',
    });
    assert.deepEqual(candidates['fund']?.[0]?.akas, ['Tern Growth']);
  });

  it('reads the purpose behind each amount of one long sentence', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Tern Regional Growth Fund LP']),
          ...lineAt(90, [
            60,
            'Of this sum £14,218 is your share of the manager, priority profit share for the second',
          ]),
          ...lineAt(102, [
            60,
            'quarter of the year that has passed and £3,470 meets the partnership expenses.',
          ]),
        ],
      ],
      'Capital Call',
    );
    assertFound(values, { call_partnership_expenses: '3470 GBP' });
    assert.notEqual(values['call_management_fees'], '3470 GBP');
  });

  it('parts titles of one line from titles of two lines beside them, and knows a full exit', async () => {
    const { rows } = await queryPages(
      [
        [
          ...lineAt(96, [330, 'Valor'], [400, 'Valor']),
          ...lineAt(100, [60, 'Participada'], [200, 'Situación'], [280, 'Invertido'], [358, 'Cobrado']),
          ...lineAt(105, [330, 'actual'], [400, 'total']),
          ...lineAt(
            120,
            [60, 'Aceites Norte'],
            [200, 'Viva'],
            [285, '7,74'],
            [332, '11,59'],
            [365, '-'],
            [402, '11,59'],
          ),
          ...lineAt(
            136,
            [60, 'Bodegas Sur'],
            [200, 'Full exit'],
            [285, '5,10'],
            [332, '-'],
            [365, '9,00'],
            [402, '9,00'],
          ),
        ],
      ],
      'Performance',
    );
    assert.deepEqual(
      rows.map((row) => [
        row['investment_fair_value'],
        row['investment_total_value'],
        row['investment_status'],
      ]),
      [
        ['11.59', '11.59', 'Unrealised'],
        [undefined, '9.00', 'Realised'],
      ],
    );
  });

  it('reads a name over three lines under its label', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(100, [60, 'Limited partner']),
          ...lineAt(112, [60, 'Wendover Trust Company as'], [300, 'Distributed'], [420, '960,400']),
          ...lineAt(124, [60, 'trustee of the Halden']),
          ...lineAt(136, [60, 'Settlement']),
        ],
      ],
      'Capital Account',
    );
    assert.equal(values['limited_partner'], 'Wendover Trust Company as trustee of the Halden Settlement');
  });

  it('takes no dates over columns for members', async () => {
    const { values, rows } = await queryPages(
      [
        [
          ...lineAt(200, [190, 'Fund summary'], [300, 'Mar 31, 2025'], [420, 'Dec 31, 2024']),
          ...lineAt(208, [60, 'Vintage'], [340, '2015'], [460, '2015']),
          ...lineAt(224, [60, 'Net asset value'], [300, '1,800.39'], [420, '1,746.38']),
          ...lineAt(240, [60, 'Gross MOIC'], [300, '1.47x'], [420, '1.47x']),
          ...lineAt(256, [60, 'Invested'], [300, '1,200.00'], [420, '1,100.00']),
          ...lineAt(272, [60, 'Gross IRR'], [300, '18.8%'], [420, '18.5%']),
        ],
      ],
      'Performance',
    );
    assert.deepEqual(rows, []);
    assert.equal(values['fund_nav'], '1800.39');
  });
});
