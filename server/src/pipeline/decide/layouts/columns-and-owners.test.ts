import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { lineAt, queryPages } from '../../testing/query-pages.ts';

/** The values of some metrics, in their order. */
const found = (values: Record<string, string>, ...fins: string[]): (string | undefined)[] =>
  fins.map((fin) => values[fin]);

describe('columns of owners, periods and bases', () => {
  it('takes multiples after costs where a column of gross figures stands before that of net ones', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(50, [60, 'Kestrel Growth Fund V, L.P. – performance as of 31 December 2025']),
          ...lineAt(90, [60, 'Key figures'], [260, 'Gross'], [340, 'Net']),
          ...lineAt(106, [60, 'IRR'], [260, '17.4%'], [340, '12.9%']),
          ...lineAt(122, [60, 'TVPI'], [260, '1.7x'], [340, '1.52x']),
          ...lineAt(138, [60, 'DPI'], [260, '0.6x'], [340, '0.49x']),
        ],
      ],
      'Performance',
    );
    assert.deepEqual(found(values, 'gross_irr', 'net_irr', 'tvpi', 'dpi'), ['17.4', '12.9', '1.52', '0.49']);
  });

  it('reads the first day of a period that stands in a title without its year as a part of the title', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(50, [60, 'Kapitalkontoauszug zum 30. September 2025, in EUR']),
          ...lineAt(88, [260, '3. Quartal'], [360, '01.01. –'], [460, 'Seit']),
          ...lineAt(100, [260, '2025'], [360, '30.09.2025'], [460, 'Auflegung']),
          ...lineAt(116, [60, 'Anfangsbestand'], [260, '6.433.000'], [360, '5.906.000'], [460, '0']),
          ...lineAt(132, [60, 'Kapitalabrufe'], [260, '412.000'], [360, '1.042.000'], [460, '7.162.000']),
          ...lineAt(148, [60, 'Ausschüttungen'], [260, '0'], [360, '-181.000'], [460, '-1.113.000']),
          ...lineAt(164, [60, 'Endbestand'], [260, '6.845.000'], [360, '6.767.000'], [460, '6.049.000']),
        ],
      ],
      'Capital Account',
    );
    assert.deepEqual(found(values, 'contributions_qtd', 'contributions_ytd', 'contributions_itd'), [
      '412000 EUR',
      '1042000 EUR',
      '7162000 EUR',
    ]);
  });

  it('takes the row of the partner whose name stands on two lines beside its amounts, and not the total', async () => {
    const xs = [180, 270, 350, 430, 500];
    const amounts = (y: number, ...cells: string[]) =>
      lineAt(y, ...cells.map((cell, at): [number, string] => [xs[at] ?? 0, cell]));
    const { values } = await queryPages(
      [
        [
          ...lineAt(40, [40, 'To: Stonecutter University Foundation']),
          ...lineAt(60, [
            40,
            'Changes in individual partners’ capital, year ended December 31, 2024 (in USD)',
          ]),
          ...amounts(86, 'Balance,', 'Capital', 'Capital', 'Management', 'Balance,'),
          ...amounts(98, 'January 1, 2024', 'contributions', 'distributions', 'fee', 'December 31, 2024'),
          ...lineAt(120, [40, 'Municipal Employees of']),
          ...amounts(126, '61,240,880', '4,500,000', '(2,287,500)', '(562,500)', '62,890,880'),
          ...lineAt(132, [40, 'Harlan County']),
          ...lineAt(154, [40, 'Stonecutter University']),
          ...amounts(160, '40,827,253', '3,000,000', '(1,525,000)', '(375,000)', '41,927,253'),
          ...lineAt(166, [40, 'Foundation']),
          ...lineAt(190, [40, 'Total']),
          ...amounts(190, '102,068,133', '7,500,000', '(3,812,500)', '(937,500)', '104,818,133'),
        ],
      ],
      'Capital Account',
    );
    assert.deepEqual(
      found(values, 'opening_balance_ytd', 'contributions_ytd', 'distributions_ytd', 'closing_balance_ytd'),
      ['40827253 USD', '3000000 USD', '1525000 USD', '41927253 USD'],
    );
  });

  it('takes "total partnership expenses" for what the line is called and not for those of the whole partnership', async () => {
    const columns = (y: number, label: string, own: string, whole: string) =>
      lineAt(y, [60, label], [340, own], [460, whole]);
    const { values } = await queryPages(
      [
        [
          ...lineAt(50, [60, 'Capital account since inception to 31 March 2026, in USD']),
          ...columns(74, '', 'Investor’s share', 'Fund').slice(1),
          ...columns(104, 'Contributions', '12,000', '120,000'),
          ...columns(118, 'Partnership expenses – internal chargebacks', '(500)', '(5,000)'),
          ...columns(132, 'Partnership expenses – external', '(1,500)', '(15,000)'),
          ...columns(146, 'Total partnership expenses', '(2,000)', '(20,000)'),
        ],
      ],
      'Capital Account',
    );
    assert.equal(values.partnership_expenses_itd, '2000 USD');
  });
});

describe('amounts and what names them', () => {
  it('reads an amount behind a mark that says it is taken off', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(50, [60, 'Uitkeringsbericht nr. 4']),
          ...lineAt(90, [60, 'Bruto-uitkering'], [400, '€ 669.721,75']),
          ...lineAt(106, [60, 'Ingehouden dividendbelasting'], [350, '-/-'], [400, '€ 4.656,19']),
          ...lineAt(122, [60, 'Netto-uitkering'], [400, '€ 665.065,56']),
        ],
      ],
      'Capital Distribution',
    );
    assert.equal(values.distribution_withholding_tax, '4656.19 EUR');
  });

  it('names an amount by the one before it where its own words only say that it comes after', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(50, [60, 'Solicitud de desembolso n.º 6 de Kestrel Crecimiento II, FCR']),
          ...lineAt(90, [
            60,
            'Compromiso pendiente antes de esta solicitud: 2.120.000,00 €; después de ella: 1.660.000,00 €.',
          ]),
        ],
      ],
      'Capital Call',
    );
    assert.deepEqual(found(values, 'unfunded_before_call', 'unfunded_after_call'), [
      '2120000.00 EUR',
      '1660000.00 EUR',
    ]);
  });

  it('takes amounts for those before and after the notice by the words behind them', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(50, [60, 'Appel de fonds n° 8 de Kestrel Dette Privée II FPS']),
          ...lineAt(90, [
            60,
            'Votre engagement non appelé s’élève à 912 500,00 € avant cet appel et à 694 062,50 € après',
          ]),
          ...lineAt(102, [60, 'celui-ci.']),
        ],
      ],
      'Capital Call',
    );
    assert.deepEqual(found(values, 'unfunded_before_call', 'unfunded_after_call'), [
      '912500.00 EUR',
      '694062.50 EUR',
    ]);
  });

  it('names an amount over the day that stands between the two', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(50, [60, 'Compte individuel au 31 décembre 2025']),
          ...lineAt(90, [
            60,
            'Engagement non appelé au 31 décembre 2025 : 3 180 000 € (2024 : 4 455 000 €).',
          ]),
        ],
      ],
      'Capital Account',
    );
    assert.equal(values.unfunded_commitment, '3180000 EUR');
  });

  it('takes the total under the title of a column for what the title says', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(50, [60, 'Solicitud de desembolso n.º 6']),
          ...lineAt(90, [60, 'Clase'], [240, 'Compromiso'], [400, 'Desembolso solicitado']),
          ...lineAt(106, [60, 'Clase A'], [240, '3.500.000,00 €'], [400, '402.500,00 €']),
          ...lineAt(122, [60, 'Clase B'], [240, '500.000,00 €'], [400, '57.500,00 €']),
          ...lineAt(138, [60, 'Total'], [240, '4.000.000,00 €'], [400, '460.000,00 €']),
        ],
      ],
      'Capital Call',
    );
    assert.deepEqual(found(values, 'commitment', 'call_amount'), ['4000000.00 EUR', '460000.00 EUR']);
  });
});

describe('names and dates of papers', () => {
  it('takes no title of a column for the fund, and a name that ends with a year and its form for one', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(50, [60, 'Kestrel Private Equity Fond-i-fond 2017 AB']),
          ...lineAt(80, [60, 'Underliggande fonder per 30 juni 2025, belopp i MSEK']),
          ...lineAt(110, [60, 'Fond'], [240, 'Utfäst'], [330, 'Inbetalt'], [420, 'Marknadsvärde']),
          ...lineAt(126, [60, 'Fjällgård Buyout VIII AB'], [240, '150,0'], [330, '138,2'], [420, '153,3']),
          ...lineAt(142, [60, 'Clyde Valley Fund V LP'], [240, '74,0'], [330, '73,3'], [420, '40,1']),
        ],
      ],
      'Performance',
    );
    assert.equal(values.fund, 'Kestrel Private Equity Fond-i-fond 2017 AB');
  });

  it('takes the name behind that of a paper for the fund', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(90, [60, '12. Ausschüttung der Oberland Immobilien Spezialfonds II GmbH & Co. KG']),
          ...lineAt(120, [60, 'Kapitalrückzahlung'], [400, '120.000,00 EUR']),
          ...lineAt(136, [60, 'Auszahlungsbetrag'], [400, '120.000,00 EUR']),
        ],
      ],
      'Capital Distribution',
    );
    assert.equal(values.fund, 'Oberland Immobilien Spezialfonds II GmbH & Co. KG');
  });

  it('takes no role behind a name for a part of it', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(50, [60, 'To: Stonecutter University Foundation, limited partner']),
          ...lineAt(66, [60, 'From: Quiver Lake Capital Management LLC']),
          ...lineAt(90, [60, 'Capital commitment'], [400, 'USD 60,000,000']),
        ],
      ],
      'Capital Account',
    );
    assert.equal(values.limited_partner, 'Stonecutter University Foundation');
  });

  it('takes the reference of a payment without what the sentence goes on to call it', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(50, [
            60,
            'Betalningen görs till kontot hos Skandinaviska Banken AB. Ange VSM2-K9-0021 som referens.',
          ]),
        ],
      ],
      'Capital Call',
    );
    assert.equal(values.payment_reference, 'VSM2-K9-0021');
  });

  it('takes the day at the right of a title for the date of the paper', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(50, [60, 'Notice of Distribution #21'], [440, 'December 9, 2025']),
          ...lineAt(90, [60, 'Partnership'], [250, 'Chattahoochee Growth Equity V, L.P.']),
          ...lineAt(106, [60, 'Payment Date'], [250, 'December 16, 2025']),
          ...lineAt(122, [60, 'Net distribution'], [250, '$1,022,802.25']),
        ],
      ],
      'Capital Distribution',
    );
    assert.deepEqual(found(values, 'notice_date', 'payment_date'), ['2025-12-09', '2025-12-16']);
  });

  it('takes a day under any label of a day for no date of the letter', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(50, [60, 'Avis de distribution n° 7']),
          ...lineAt(90, [60, 'Date de l’avis']),
          ...lineAt(104, [60, '17/11/2025'], [300, 'Retenue'], [480, '66,00 €']),
          ...lineAt(124, [60, 'Date de mise en paiement'], [300, 'Montant net versé'], [480, '7 354,00 €']),
          ...lineAt(138, [60, '28/11/2025']),
        ],
      ],
      'Capital Distribution',
    );
    assert.deepEqual(found(values, 'notice_date', 'payment_date'), ['2025-11-17', '2025-11-28']);
  });

  it('reads the column under the investor’s name beside that of the other partners, behind the statement of the fund', async () => {
    const own = 'Trustees of the Ardley Water Pension Scheme';
    const { values } = await queryPages(
      [
        [
          ...lineAt(50, [60, 'Kestrel Infrastructure LP – statement for the year ended 30 June 2025']),
          ...lineAt(80, [60, `Copy for: ${own}`]),
          ...lineAt(110, [430, '2025'], [510, '2024']),
          ...lineAt(126, [60, 'Opening balance'], [420, '97,366,000'], [500, '66,318,000']),
          ...lineAt(142, [60, 'Contributions'], [420, '27,554,000'], [500, '36,900,000']),
          ...lineAt(158, [60, 'Closing balance'], [420, '124,920,000'], [500, '103,218,000']),
        ],
        [
          ...lineAt(50, [60, 'Partners’ accounts, year from 1 July 2024 to 30 June 2025']),
          ...lineAt(80, [180, own], [420, 'Other limited partners'], [560, 'Total']),
          ...lineAt(
            96,
            [60, 'Opening balance'],
            [300, '3,205,362'],
            [440, '94,160,638'],
            [550, '97,366,000'],
          ),
          ...lineAt(112, [60, 'Contributions'], [300, '918,450'], [440, '26,635,550'], [550, '27,554,000']),
          ...lineAt(
            128,
            [60, 'Closing balance'],
            [300, '4,123,812'],
            [440, '120,796,188'],
            [550, '124,920,000'],
          ),
          ...lineAt(160, [60, 'Commitment'], [300, '6,000,000'], [440, '174,000,000'], [550, '180,000,000']),
        ],
      ],
      'Capital Account',
    );
    assert.deepEqual(
      found(values, 'opening_balance_ytd', 'contributions_ytd', 'closing_balance_ytd', 'commitment'),
      ['3205362', '918450', '4123812', '6000000'],
    );
  });

  it('takes the latest of rows that are quarters, and of rows that are days', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(50, [60, 'Investor account history to 30 September 2025']),
          ...lineAt(
            90,
            [60, 'Period'],
            [260, 'Opening account'],
            [370, 'Drawn down'],
            [470, 'Closing account'],
          ),
          ...lineAt(
            106,
            [60, 'Quarter to 30 June 2025'],
            [280, '2,882,026'],
            [385, '95,000'],
            [490, '2,977,026'],
          ),
          ...lineAt(
            122,
            [60, 'Quarter to 30 September 2025'],
            [280, '2,977,026'],
            [385, '60,000'],
            [490, '3,037,026'],
          ),
          ...lineAt(160, [60, 'At'], [260, 'Commitment'], [370, 'Drawn down to date'], [490, 'Undrawn']),
          ...lineAt(176, [60, '30 June 2025'], [280, '4,000,000'], [385, '3,507,000'], [490, '703,000']),
          ...lineAt(192, [60, '30 September 2025'], [280, '4,000,000'], [385, '3,567,000'], [490, '643,000']),
        ],
      ],
      'Capital Account',
    );
    assert.deepEqual(
      found(
        values,
        'opening_balance_qtd',
        'closing_balance_qtd',
        'contributed_to_date',
        'unfunded_commitment',
      ),
      ['2977026', '3037026', '3567000', '643000'],
    );
  });
});
