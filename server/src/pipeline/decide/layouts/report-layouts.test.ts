import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { TextAt } from '../../testing/build-pdf.ts';
import { assertFound, lineAt, queryPages } from '../../testing/query-pages.ts';

/** The found rows with the given metrics of each only, by their names without "investment_". */
async function rowsOf(page: readonly TextAt[], ...fins: string[]): Promise<(string | undefined)[][]> {
  const { rows } = await queryPages([page], 'Performance');
  return rows.map((row) => ['name', ...fins].map((fin) => row[`investment_${fin}`]));
}

const TITLE = [
  ...lineAt(40, [60, 'Kestrel Partners III L.P.']),
  ...lineAt(56, [60, 'Report as of 30 June 2024']),
];
const lines = (
  from: number,
  xs: readonly number[],
  rows: readonly (readonly string[])[],
  step = 18,
): TextAt[] =>
  rows.flatMap((row, at) =>
    lineAt(
      from + step * at,
      ...row.flatMap((text, column) => (text === '' ? [] : [[xs[column] ?? 0, text] as const])),
    ),
  );

describe('schedules of what funds hold', () => {
  const loans = [60, 170, 250, 320, 420, 500];

  it('takes the dates beside those of maturity for the dates of investment', async () => {
    const page = [
      ...TITLE,
      ...lines(200, loans, [
        ['Borrower', 'Funded', 'Maturity', 'Amount funded', 'Fair value', 'MOIC'],
        ['Acorn Bidco', '18-Feb-2020', '02/2027', '35,760', '24,760', '0.69x'],
        ['Belvoir Midco', '06-Jun-2023', '06/2030', '30,370', '28,800', '0.95x'],
      ]),
    ];
    assert.deepEqual(await rowsOf(page, 'date', 'cost'), [
      ['Acorn Bidco', '2020-02-18', '35760'],
      ['Belvoir Midco', '2023-06-06', '30370'],
    ]);
  });

  it('puts together what a table of profiles and one of values tell of a company', async () => {
    const page = [
      ...TITLE,
      ...lines(
        200,
        [60, 180, 270, 340, 460],
        [
          ['Company', 'Business', 'Seat', 'First investment', 'Status'],
          ['Aalborg Staal A/S', 'Steel', 'Aalborg', '30 April 2019', 'Unrealised'],
          ['Bornholm Pipes A/S', 'Pipes', 'Ronne', '1 November 2019', 'Unrealised'],
          ['Hirsholm Data ApS', 'Data centre', 'Skagen', '4 December 2024', 'Unrealised'],
        ],
      ),
      ...lineAt(290, [60, 'What it is worth']),
      ...lines(
        310,
        [60, 180, 260, 350, 450],
        [
          ['Company', 'Invested', 'Realised', 'Fair value', 'Multiple'],
          ['Aalborg Staal A/S', '21,400', '15,800', '30,200', '2.15'],
          ['Bornholm Pipes A/S', '18,700', '2,400', '14,100', '0.88'],
          ['Hirsholm Data ApS', '17,500', '300', '17,800', '1.03'],
        ],
      ),
    ];
    assert.deepEqual(await rowsOf(page, 'date', 'status', 'cost', 'fair_value'), [
      ['Aalborg Staal A/S', '2019-04-30', 'Unrealised', '21400', '30200'],
      ['Bornholm Pipes A/S', '2019-11-01', 'Unrealised', '18700', '14100'],
      ['Hirsholm Data ApS', '2024-12-04', 'Unrealised', '17500', '17800'],
    ]);
  });

  it('reads the sections of a schedule under titles that stand over the first one', async () => {
    const columns = [60, 200, 290, 390, 490];
    const page = [
      ...TITLE,
      ...lines(200, columns, [
        ['Company', 'Invested', 'Realised', 'Fair value', 'Multiple'],
        ['Software'],
        ['Fluxplan Systems', '5,750', '1,200', '13,225', '2.30'],
        ['Kassenlotse', '4,300', '1,100', '3,010', '0.70'],
        ['Total software', '10,050', '2,300', '16,235', '1.84'],
      ]),
      ...lineAt(340, [60, 'Industry']),
      ...lines(358, columns, [
        ['Hochkant Robotics', '5,480', '16,714', '1,000', '3.05'],
        ['Lumora Optics', '8,350', '2,100', '21,710', '2.63'],
        ['Total industry', '13,830', '18,814', '22,710', '3.00'],
      ]),
    ];
    assert.deepEqual(await rowsOf(page, 'cost'), [
      ['Fluxplan Systems', '5750'],
      ['Kassenlotse', '4300'],
      ['Hochkant Robotics', '5480'],
      ['Lumora Optics', '8350'],
    ]);
  });

  it('joins a date that a narrow column breaks before its year', async () => {
    const page = [
      ...TITLE,
      ...lines(
        200,
        [60, 180, 260, 350, 450],
        [
          ['Property', 'Acquired', 'Equity invested', 'Net equity value', 'Multiple'],
          ['Furnace Quay', '05 Sep', '30,200', '76,700', '2.54x'],
          ['Bristol', '2018'],
          ['The Maltings', '22 Feb', '27,200', '26,700', '0.98x'],
          ['Sheffield', '2020'],
        ],
        12,
      ),
    ];
    const dates = (await rowsOf(page, 'date')).map(([, date]) => date);
    assert.deepEqual(dates, ['2018-09-05', '2020-02-22']);
  });

  it('reads amounts of the fund, not of the property or its debt', async () => {
    const page = [
      ...TITLE,
      ...lines(
        200,
        [60, 170, 270, 340, 420, 500],
        [
          ['Property', 'Gross asset value', 'Net debt', 'Cost', 'Net equity value', 'Multiple'],
          ['Furnace Quay', '85,700', '9,000', '30,200', '76,700', '2.54x'],
          ['The Maltings', '38,200', '11,500', '27,200', '26,700', '0.98x'],
        ],
      ),
    ];
    assert.deepEqual(await rowsOf(page, 'fair_value', 'total_value'), [
      ['Furnace Quay', '76700', undefined],
      ['The Maltings', '26700', undefined],
    ]);
  });

  it('reads the currency of the report where a sum adds up members of several currencies', async () => {
    const currencies = async (sum: readonly string[]): Promise<(string | undefined)[][]> =>
      rowsOf(
        [
          ...TITLE,
          ...lineAt(80, [60, 'All amounts in USD']),
          ...lines(
            200,
            [60, 200, 280, 370, 460],
            [
              ['Partnership', 'Currency', 'Paid in', 'Net asset value', 'Multiple'],
              ['Kingsmere VIII', 'EUR', '40,080', '22,140', '0.55x'],
              ['Passeier Fonds II', 'SEK', '27,279', '33,087', '1.21x'],
              sum,
            ],
          ),
        ],
        'cost',
        'fair_value',
      );
    assert.deepEqual(await currencies(['Total', '', '67,359', '55,227']), [
      ['Kingsmere VIII', '40080 USD', '22140 USD'],
      ['Passeier Fonds II', '27279 USD', '33087 USD'],
    ]);
    assert.deepEqual(await currencies(['Total', '', '', '55,227']), [
      ['Kingsmere VIII', '40080 EUR', '22140 USD'],
      ['Passeier Fonds II', '27279 SEK', '33087 USD'],
    ]);
  });

  it('knows a row whose sum is said behind the word for the portfolio', async () => {
    const page = [
      ...TITLE,
      ...lines(
        200,
        [60, 200, 290, 380, 470],
        [
          ['Bolag', 'Investerat belopp', 'Marknadsvärde', 'Totalt värde', 'Multipel'],
          ['Codex Legal AB', '197,4', '306,6', '306,6', '1,6x'],
          ['Hemfrid Omsorg', '140,0', '164,9', '164,9', '1,2x'],
          ['Portföljen totalt', '337,4', '471,5', '471,5'],
        ],
      ),
    ];
    assert.deepEqual((await rowsOf(page)).flat(), ['Codex Legal AB', 'Hemfrid Omsorg']);
  });

  it('takes no status from the title of a column', async () => {
    const page = [
      ...TITLE,
      ...lineAt(200, [60, 'Company'], [180, 'Invested'], [290, 'Unrealized value'], [460, 'MOIC']),
      ...lineAt(224, [60, 'Software']),
      ...lines(
        246,
        [60, 180, 290, 460],
        [
          ['Coldwater Payments', '70,393', '56,539', '1.9x'],
          ['Palisade Eye Care', '64,269', '51,825', '0.8x'],
        ],
      ),
    ];
    assert.deepEqual(await rowsOf(page, 'status', 'cost'), [
      ['Coldwater Payments', undefined, '70393'],
      ['Palisade Eye Care', undefined, '64269'],
    ]);
  });

  it('reads a schedule of one row', async () => {
    const page = [
      ...TITLE,
      ...lineAt(180, [60, 'Realised properties']),
      ...lines(
        200,
        [60, 180, 280, 370, 460],
        [
          ['Property', 'Acquired', 'Equity invested', 'Sale proceeds', 'Multiple'],
          ['Albion Yard', '19 Dec 2019', '18,000', '34,300', '1.91x'],
        ],
      ),
    ];
    assert.deepEqual(await rowsOf(page, 'status', 'realised'), [['Albion Yard', 'Realised', '34300']]);
  });

  it('reads in a card what its label names and its value can be', async () => {
    const card = (x: number, name: string, cost: string): TextAt[] => [
      { x, y: 200, text: name, size: 13 },
      ...[
        ['First invested', '22 August 2017'],
        ['Invested to date', cost],
        ['Realised to date', '46.6'],
        ['Carrying value', '71.7'],
      ].flatMap(([label = '', value = ''], at) => lineAt(220 + 16 * at, [x, label], [x + 130, value])),
    ];
    const page = [...TITLE, ...card(60, 'Marbeck', '41.5'), ...card(320, 'Stowell', '12.8')];
    assert.deepEqual(await rowsOf(page, 'cost', 'realised'), [
      ['Marbeck', '41.5', '46.6'],
      ['Stowell', '12.8', '46.6'],
    ]);
  });

  it('leaves a raised mark out of a name, and a section out of the names of the fund', async () => {
    const xs = [60, 220, 300, 390, 470];
    const page = [
      ...lineAt(40, [60, 'Kestrel Private Equity Programme 2014 L.P.']),
      ...lineAt(56, [60, 'Report as of 30 June 2024']),
      ...lines(200, xs, [
        ['Partnership', 'Paid in', 'Net asset value', 'Total value', 'Multiple'],
        ['Western Europe'],
        ['Lindqvist Ventures III'],
      ]),
      { x: 152.2, y: 232.5, text: 'a', size: 7 },
      ...lines(236, xs, [
        ['', '21,740', '46,030', '46,030', '2.12x'],
        ['Passeier Fonds II', '27,279', '33,087', '33,087', '1.21x'],
      ]),
    ];
    const { values, rows } = await queryPages([page], 'Performance');
    assert.deepEqual(
      rows.map((row) => row['investment_name']),
      ['Lindqvist Ventures III', 'Passeier Fonds II'],
    );
    assert.equal(values['fund'], 'Kestrel Private Equity Programme 2014 L.P.');
  });
});

describe('key figures of funds', () => {
  it('reads the label of a row together with the title of its column', async () => {
    await assertFound(
      [
        ...TITLE,
        ...lines(
          200,
          [60, 250, 330],
          [
            ['Avkastning', 'Brutto', 'Netto'],
            ['IRR', '30,1 %', '25,6 %'],
            ['TVPI', '', '1,97x'],
          ],
        ),
      ],
      'Performance',
      { gross_irr: '30.1', net_irr: '25.6', tvpi: '1.97' },
    );
  });

  it('reads the value behind a colon that a note follows, and a currency with its scale before an amount', async () => {
    await assertFound(
      [
        ...lineAt(40, [60, 'Kestrel Fonds III GmbH & Co. KG']),
        ...lineAt(56, [60, 'Halbjahresbericht zum 30.06.2024']),
        ...lineAt(100, [60, 'Fondsvermögen: T€ 218.687 nach Rückstellungen von T€ 1.120']),
        ...lineAt(116, [60, 'IRR nach Kosten: 20,0 % MSCI Europe im selben Zeitraum: 6,2 %']),
        ...lineAt(132, [60, 'Gezeichnetes Kapital: 240,5 Millionen Euro, davon 5 % vom Manager']),
        ...lineAt(140, [60, 'TVPI: 1,96x. Zielwert des Prospekts: 1,80']),
      ],
      'Performance',
      { fund_size: '240500000 EUR', fund_nav: '218687000 EUR', net_irr: '20.0', tvpi: '1.96' },
    );
  });

  it('reads the day and the vintage of a review', async () => {
    await assertFound(
      [
        ...lineAt(40, [60, 'Kestrel Growth Fund II SCSp']),
        ...lineAt(56, [60, 'Portfolio review, 30 September 2024']),
        ...lineAt(90, [60, 'The Fund closed in 2017 with total commitments of €310.0m.']),
      ],
      'Performance',
      { reporting_date: '2024-09-30', vintage_year: '2017' },
    );
  });

  it('takes for the manager whom a label or words behind a name say to be it, and nobody who only prepares the paper', async () => {
    await assertFound(
      [
        ...lineAt(40, [60, 'FPCI Garance Transmission III']),
        ...lineAt(56, [60, 'Rapport trimestriel au 30 septembre 2024']),
        ...lineAt(700, [60, 'Garance Associés, société de gestion agréée par une autorité des marchés']),
      ],
      'Performance',
      { fund_manager: 'Garance Associés' },
    );
    await assertFound(
      [
        ...lineAt(40, [60, 'FPCI Garance Transmission III']),
        ...lineAt(56, [60, 'Rapport trimestriel au 30 septembre 2024']),
        ...lineAt(700, [
          60,
          'Le multiple est brut. Société de gestion : Orlhac Gestion, 18 rue du Lac, Annecy.',
        ]),
      ],
      'Performance',
      { fund_manager: 'Orlhac Gestion' },
    );
    await assertFound(
      [
        ...lineAt(40, [60, 'FPCI Garance Transmission III']),
        ...lineAt(56, [60, 'Rapport trimestriel au 30 septembre 2024']),
        ...lineAt(80, [
          60,
          'Conformément au règlement, la société de gestion Garance & Orlhac Investissement',
        ]),
        ...lineAt(94, [60, 'procède à une évaluation des participations.']),
      ],
      'Performance',
      { fund_manager: 'Garance & Orlhac Investissement' },
    );
    await assertFound(
      [
        ...lineAt(40, [60, 'Olmeda Gestión de Activos, SGIIC, S.A.']),
        ...lineAt(60, [60, 'Olmeda Energías III, F.C.R.']),
        ...lineAt(80, [60, 'Informe trimestral a 30 de septiembre de 2024']),
      ],
      'Performance',
      { fund_manager: 'Olmeda Gestión de Activos, SGIIC, S.A.' },
    );
    await assertFound(
      [
        ...lineAt(40, [60, 'Harrowgate Income Fund II, L.P.']),
        ...lineAt(56, [60, 'Report as of 30 September 2024']),
        ...lineAt(400, [
          60,
          'Prepared by Orrin Fund Administration, Inc. for Harrowgate Infrastructure Management, LLC.',
        ]),
      ],
      'Performance',
      { fund_manager: 'Harrowgate Infrastructure Management, LLC' },
    );
  });
});

describe('accounts with formulas', () => {
  it('reads the balance whose label says how it is reckoned', async () => {
    const page = [
      ...lineAt(40, [60, 'Estado de cuenta al 30 de septiembre de 2024, trimestre terminado el 30/09/2024']),
      ...lines(
        100,
        [60, 80, 420],
        [
          ['A', 'Saldo inicial de la cuenta', '3.830.567,57'],
          ['B', 'Aportaciones desembolsadas', '251.117,78'],
          ['C', 'Devoluciones y repartos', '274.800,84'],
          ['D', 'Comisiones de la gestora', '25.574,58'],
          ['E', 'Variación del valor de la cartera', '97.368,48'],
          ['F', 'Saldo final (A + B - C - D + E, esto es A + B - C - D + E)', '3.878.678,41'],
        ],
      ),
    ];
    await assertFound(page, 'Capital Account', {
      opening_balance_qtd: '3830567.57',
      closing_balance_qtd: '3878678.41',
    });
  });
});
