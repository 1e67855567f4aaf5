import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { drawnText } from '../../testing/drawn-text.ts';
import { assertFound, lineAt, queryPages } from '../../testing/query-pages.ts';

describe('columns of amounts', () => {
  it('are whole numbers in type of one pitch, whose spaces are as wide as its letters', async () => {
    const lines = [
      'AVIS DE DISTRIBUTION N° 5',
      '',
      'Nature                        Par part      Montant',
      'Remboursement du capital         18,40   230 000,00',
      'Plus-values réalisées            22,36   279 500,00',
      'Montant brut                     40,76   509 500,00',
      'Net                              40,76   509 500,00',
    ];
    const page = lines.map((text, at) => ({ x: 60, y: 60 + 16 * at, text, size: 9, isMonospaced: true }));
    await assertFound(page, 'Capital Distribution', {
      distribution_return_of_capital: '230000.00',
      distribution_realised_gain: '279500.00',
      distribution_gross: '509500.00',
    });
  });

  it('name the parts of a distribution by their titles, whatever its sources are called', async () => {
    const page = drawnText(`
NOTICE OF DISTRIBUTION NO. 17

                                              Return of      Realized       Current
Source of proceeds                              capital          gain        income         Total
Catahoula Gas (sale of remaining interest)   182,450.00    264,118.75     12,306.40    458,875.15
Red Chute Disposal (refinancing)              61,000.00             -     38,771.62     99,771.62
Gross distribution                           243,450.00    264,118.75     51,078.02    558,646.77`);
    await assertFound(page, 'Capital Distribution', {
      distribution_return_of_capital: '243450.00',
      distribution_realised_gain: '264118.75',
      distribution_income: '51078.02',
    });
  });

  it('hold what a call asks for where the title says that it is net of what is credited', async () => {
    const page = drawnText(`
DRAWDOWN NOTICE No. 7 including rebalancing

                               Drawdown no. 7          Rebalancing of            Net amount
                                          (A)    earlier drawdowns (B)            (A) + (B)
Investments                        900,000.00           (412,380.00)            487,620.00
Management fee                      46,875.00                    —               46,875.00
Total                              946,875.00           (412,380.00)            534,495.00`);
    await assertFound(page, 'Capital Call', {
      call_investments: '487620.00',
      call_amount: '534495.00',
    });
  });
});

describe('numbers in words and sentences', () => {
  it('are one number where groups of three and cents stand behind a colon, without a currency', async () => {
    const page = [
      ...lineAt(60, [60, 'AVIS DE DISTRIBUTION N° 5']),
      ...lineAt(90, [60, '- engagement restant à appeler après l’opération : 187 500,00']),
      ...lineAt(104, [60, '- valeur liquidative avant détachement : 131,07 par part']),
    ];
    const { values } = await queryPages([page], 'Capital Distribution');
    assert.equal(values['unfunded_commitment'], '187500.00');
  });

  it('count a notice without the noughts before its number', async () => {
    const page = lineAt(60, [60, 'Distribution Advice'], [400, 'No. 0006']);
    await assertFound(page, 'Capital Distribution', { distribution_number: '6' });
  });
});

describe('cards of investments side by side', () => {
  const card = (x: number, y: number, name: string, figures: readonly [string, string][]) => [
    { x, y, text: name, size: 12 },
    ...figures.flatMap(([label, value], at) => lineAt(y + 18 + 16 * at, [x, label], [x + 100, value])),
  ];
  const figuresOf = (date: string, cost: string, value: string, multiple: string): [string, string][] => [
    ['Verworven op', date],
    ['Geïnvesteerd', cost],
    ['Reële waarde', value],
    ['Multiple', multiple],
  ];

  it('are rows by their headings, and the one of the total is none', async () => {
    const page = [
      ...lineAt(40, [60, 'Kwartaalrapportage per 31 december 2025, bedragen in miljoenen euro’s']),
      ...card(60, 80, 'Zeewindpark Brouwersbank', figuresOf('12-06-2019', '148,2', '171,4', '1,51x')),
      ...card(240, 80, 'Warmtenet Kromme Rijn', figuresOf('03-02-2020', '96,5', '118,7', '1,35x')),
      ...card(420, 80, 'Glasvezel Hondsrug', figuresOf('27-11-2020', '121,0', '139,2', '1,15x')),
      ...card(60, 200, 'Laadnetwerk Polder', figuresOf('18-05-2022', '88,4', '92,8', '1,05x')),
      ...card(240, 200, 'Totaal', figuresOf('vijf belangen', '454,1', '522,1', '1,25x').slice(1)),
    ];
    const { rows } = await queryPages([page], 'Performance');
    assert.deepEqual(
      rows.map((row) => [row['investment_name'], row['investment_cost'], row['investment_moic']]),
      [
        ['Zeewindpark Brouwersbank', '148200000 EUR', '1.51'],
        ['Laadnetwerk Polder', '88400000 EUR', '1.05'],
        ['Warmtenet Kromme Rijn', '96500000 EUR', '1.35'],
        ['Glasvezel Hondsrug', '121000000 EUR', '1.15'],
      ],
    );
  });
});
