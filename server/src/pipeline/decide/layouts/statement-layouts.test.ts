import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { lineAt, queryPages } from '../../testing/query-pages.ts';

/** Asserts the given values and says nothing of the others. */
function assertFound(values: Record<string, string>, wanted: Record<string, string | undefined>): void {
  const found = Object.fromEntries(Object.keys(wanted).map((fin) => [fin, values[fin]]));
  assert.deepEqual(found, wanted);
}

describe('statements with labels in unusual places', () => {
  it('reads several pairs strung together on one line', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Bourdaine Capital III, compte de capital']),
          ...lineAt(90, [
            60,
            'Engagement : 4 000 000 € – Distributions rappelables : 117 876,25 € – Reste à appeler : 2 145 038,93 €',
          ]),
        ],
      ],
      'Capital Account',
    );
    assertFound(values, {
      commitment: '4000000 EUR',
      recallable_distributions: '117876.25 EUR',
      unfunded_commitment: '2145038.93 EUR',
    });
  });

  it('reads the one pair of a long line that a dot parts from the rest', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [
            60,
            'Partícipe: Fundación Universitaria Kestrel · Ejercicio cerrado el 31 de diciembre de 2023, no auditado',
          ]),
        ],
      ],
      'Capital Account',
    );
    assertFound(values, { limited_partner: 'Fundación Universitaria Kestrel' });
  });

  it('reads the rows of a table whose labels are explained below them', async () => {
    const rows = [
      ['Commitment', '(see note 1)', '80,000'],
      ['Contributions to date', '(see note 2)', '61,250'],
      ['Distributions to date', '(see note 3)', '9,500'],
      ['Unfunded commitment', '(see note 4)', '18,750'],
    ];
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Capital account as of 30 September 2024, in EUR']),
          ...rows.flatMap(([label = '', note = '', amount = ''], at) => [
            ...lineAt(100 + 32 * at, [60, label], [400, amount]),
            ...lineAt(113 + 32 * at, [60, note]),
          ]),
        ],
      ],
      'Capital Account',
    );
    assertFound(values, { commitment: '80000 EUR', unfunded_commitment: '18750 EUR' });
  });

  it('reads a note on amounts from a cell of its own, beside another table', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Kapitalkonto per 30 september 2024']),
          ...lineAt(80, [60, 'Fond'], [140, 'Fjällfonden III KB'], [330, 'Utfäst kapital'], [500, '80 000']),
          ...lineAt(94, [60, 'Belopp i'], [140, 'tusental kronor'], [330, 'Inbetalt'], [500, '61 250']),
        ],
      ],
      'Capital Account',
    );
    assertFound(values, { base_currency: 'SEK', commitment: '80000000 SEK' });
  });

  it('scales the rows of a table by the note in its heading, beside another column of the page', async () => {
    const { rows } = await queryPages(
      [
        [
          ...lineAt(60, [40, 'Committed capital'], [200, 'Loan book (NOK m)']),
          ...lineAt(76, [200, 'Borrower'], [300, 'Drawn on'], [380, 'Invested'], [460, 'Fair value']),
          ...lineAt(90, [200, 'Fjord Marine'], [300, '01.07.2024'], [380, '228.0'], [460, '222.4']),
          ...lineAt(104, [200, 'Solbakken Homes'], [300, '18.10.2024'], [380, '117.7'], [460, '176.1']),
          ...lineAt(118, [200, 'Nordlys Hotels'], [300, '07.10.2021'], [380, '222.1'], [460, '504.1']),
        ],
      ],
      'Performance',
    );
    assert.deepEqual(
      rows.map((row) => row['investment_cost']),
      ['228000000 NOK', '117700000 NOK', '222100000 NOK'],
    );
  });

  it('reads the currency that a title names in passing', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Kapitalkontoauszug in Schweizer Franken per 31. Dezember 2024']),
          ...lineAt(90, [60, 'Kapitalzusage'], [400, '6’000’000.00']),
        ],
      ],
      'Capital Account',
    );
    assertFound(values, { base_currency: 'CHF', commitment: '6000000.00 CHF' });
  });

  it('keeps a share apart from the currency in the cell before it', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Delägare'], [250, 'Valuta'], [300, 'Andel']),
          ...lineAt(74, [60, 'Stiftelsen Kestrel'], [250, 'SEK'], [300, '4,55 %']),
        ],
      ],
      'Capital Account',
    );
    assertFound(values, { ownership_percentage: '4.55' });
  });

  it('takes the last of quarters that name no year, and the whole year', async () => {
    const columns = [250, 330, 410, 490];
    const row = (y: number, label: string, ...cells: string[]) =>
      lineAt(y, [60, label], ...cells.map((text, at) => [columns[at] ?? 0, text] as const));
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Kestrel Infrastructuur Fonds II C.V.']),
          ...lineAt(80, [60, 'Kapitaalrekening per 31 december 2025, bedragen in EUR']),
          ...row(120, 'Verloop', '2e kwartaal', '3e kwartaal', '4e kwartaal', 'Heel 2025'),
          ...row(138, 'Beginsaldo', '23.030', '22.849', '24.152', '21.406'),
          ...row(156, 'Stortingen', '100', '875', '1.125', '3.250'),
          ...row(174, 'Eindsaldo', '22.849', '24.152', '24.877', '24.877'),
        ],
      ],
      'Capital Account',
    );
    assertFound(values, {
      opening_balance_qtd: '24152 EUR',
      contributions_qtd: '1125 EUR',
      contributions_ytd: '3250 EUR',
      closing_balance_ytd: '24877 EUR',
    });
  });

  it('takes the later of two rows that are periods of one kind', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Partner capital account, EUR']),
          ...lineAt(90, [160, 'Opening balance'], [270, 'Contributions'], [380, 'Closing balance']),
          ...lineAt(106, [60, 'Q3 2024'], [160, '1,080,000'], [270, '25,000'], [380, '1,105,000']),
          ...lineAt(122, [60, 'Q4 2024'], [160, '1,105,000'], [270, '40,000'], [380, '1,145,000']),
        ],
      ],
      'Capital Account',
    );
    assertFound(values, {
      opening_balance_qtd: '1105000 EUR',
      contributions_qtd: '40000 EUR',
      closing_balance_qtd: '1145000 EUR',
    });
  });

  it('lets a dash reach under the titles of its column', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Partner capital account, EUR']),
          ...lineAt(90, [250, 'Quarter to date'], [400, 'Since inception']),
          ...lineAt(106, [60, 'Opening balance'], [285, '1,105,000'], [476, '-']),
          ...lineAt(122, [60, 'Contributions'], [296, '40,000'], [430, '1,145,000']),
          ...lineAt(138, [60, 'Closing balance'], [285, '1,145,000'], [430, '1,145,000']),
        ],
      ],
      'Capital Account',
    );
    assertFound(values, { opening_balance_itd: undefined, contributions_itd: '1145000 EUR' });
  });

  it('gives as many values as labels between slashes to each its own', async () => {
    const { values } = await queryPages(
      [[...lineAt(60, [60, 'Fund figures'], [330, 'DPI / RVPI / TVPI'], [470, '0.47 / 1.03 / 1.50'])]],
      'Performance',
    );
    assertFound(values, { dpi: '0.47', rvpi: '1.03', tvpi: '1.50' });
  });

  it('reads pairs that a dash parts where a label stands before it', async () => {
    const { values } = await queryPages(
      [[...lineAt(60, [60, 'Bank – Bay Ridge Business Bank']), ...lineAt(76, [60, 'Account – 2209118457'])]],
      'Capital Call',
    );
    assertFound(values, { bank_name: 'Bay Ridge Business Bank', account_number: '2209118457' });
  });

  it('reads a text over two lines of its cell beside a label in the middle', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(
            60,
            [60, 'Partnership:'],
            [160, 'Alta Vista Fund II, LP'],
            [330, 'Manager:'],
            [430, 'Alta LLC'],
          ),
          ...lineAt(84, [160, 'Redwood County Employees'], [430, 'December 20,']),
          ...lineAt(90, [60, 'Limited Partner:'], [330, 'Payment date:']),
          ...lineAt(96, [160, 'Retirement System'], [430, '2024']),
          ...lineAt(120, [60, 'Currency:'], [160, 'US Dollars'], [330, 'Distribution #:'], [430, '14']),
        ],
      ],
      'Capital Distribution',
    );
    assertFound(values, {
      limited_partner: 'Redwood County Employees Retirement System',
      payment_date: '2024-12-20',
    });
  });

  it('applies a note on all amounts wherever it stands, amounts beside it or not', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Kapitalkonto zum 30.06.2024'], [330, 'Zeichnungsbetrag'], [470, '4.000']),
          ...lineAt(76, [60, 'Alle Beträge in Tausend Euro'], [330, 'Eingezahlt'], [470, '2.145']),
        ],
      ],
      'Capital Account',
    );
    assertFound(values, { commitment: '4000000 EUR', contributed_to_date: '2145000 EUR' });
  });

  it('passes over a column of lone currency signs between a label and its amounts', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Overzicht kapitaalrekening']),
          ...lineAt(90, [330, '3e kwartaal 2024'], [470, 'Sinds aanvang']),
          ...lineAt(110, [60, 'Stortingen'], [270, '€'], [340, '191.259,86'], [470, '3.249.582,68']),
          ...lineAt(126, [60, 'Uitkeringen'], [270, '€'], [340, '-57.527,66'], [470, '-1.441.832,07']),
          ...lineAt(142, [60, 'Beheervergoeding'], [270, '€'], [340, '-21.136,24'], [470, '-196.448,30']),
        ],
      ],
      'Capital Account',
    );
    assertFound(values, {
      contributions_qtd: '191259.86 EUR',
      contributions_itd: '3249582.68 EUR',
      distributions_itd: '1441832.07 EUR',
      management_fees_qtd: '21136.24 EUR',
    });
  });

  it('names each tile by the caption under its own number', async () => {
    const tile = (x: number, number: string, caption: string) => [
      { x, y: 88, text: number, size: 14 },
      { x, y: 94, text: caption, size: 9 },
    ];
    const { values } = await queryPages(
      [
        [
          ...lineAt(40, [60, 'Fund performance at September 30, 2023']),
          ...tile(60, '$120,000,000', 'Fund size'),
          ...tile(200, '$92,160,920', 'Paid-in capital'),
          ...tile(340, '$42,716,563', 'Distributions'),
          ...tile(480, '$83,082,483', 'Net asset value'),
        ],
      ],
      'Performance',
    );
    assertFound(values, {
      fund_size: '120000000 USD',
      fund_paid_in: '92160920 USD',
      fund_distributed: '42716563 USD',
      fund_nav: '83082483 USD',
    });
  });

  for (const [title, period] of [
    ['Ejercicio cerrado el 31 de diciembre de 2023', 'ytd'],
    ['Statement for the year ended 31 December 2023', 'ytd'],
    ['Statement for the quarter ended 31 December 2023', 'qtd'],
    ['Statement as at 31 December 2023', 'qtd'],
  ] as const)
    it(`gives an unnamed column the period of its statement: ${title}`, async () => {
      const { values } = await queryPages(
        [
          [
            ...lineAt(60, [60, 'Partner capital account']),
            ...lineAt(76, [60, `Investor: Larkspur Endowment for the Arts · Currency: EUR · ${title}`]),
            ...lineAt(110, [60, 'Opening balance'], [300, '1,558,839.19']),
            ...lineAt(126, [60, 'Contributions'], [300, '1,066,246.98']),
            ...lineAt(142, [60, 'Management fees'], [300, '(53,543.19 €)']),
          ],
        ],
        'Capital Account',
      );
      const other = period === 'ytd' ? 'qtd' : 'ytd';
      assertFound(values, {
        [`opening_balance_${period}`]: '1558839.19 EUR',
        [`management_fees_${period}`]: '53543.19 EUR',
        [`opening_balance_${other}`]: undefined,
      });
    });
});
