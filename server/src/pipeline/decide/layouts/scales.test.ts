import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';

import { MAX_DOUBTED } from '../../contract/candidate.ts';
import type { PipelineMetric } from '../../contract/job.ts';
import type { TextAt } from '../../testing/build-pdf.ts';
import type { FoundOnPages } from '../../testing/query-pages.ts';
import { lineAt, queryPages } from '../../testing/query-pages.ts';

const NOTICE: readonly TextAt[] = [
  ...lineAt(60, [60, 'Whinfell Real Assets Fund III LP – drawdown notice no. 12']),
  ...lineAt(78, [60, 'Date of notice: 7 May 2024']),
  ...lineAt(96, [60, 'Payment due: 21 May 2024']),
  ...lineAt(140, [60, 'Acquisition of wind farms'], [400, '612,500.00']),
  ...lineAt(158, [60, 'Management fee'], [400, '92,500.00']),
  ...lineAt(176, [60, 'Amount due from you'], [400, '705,000.00']),
  ...lineAt(212, [60, 'Your commitment'], [400, '12,500,000.00']),
];

function sureOf({ candidates }: FoundOnPages, fin: string): number {
  return candidates[fin]?.[0]?.confidence ?? 0;
}

describe('the scale of amounts', () => {
  it('takes no digits of an amount in a sentence for a word for thousand', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Eichenried Nebenwerte Fonds III GmbH & Co. KG – capital call no. 6']),
          ...lineAt(90, [60, 'Currency:'], [200, 'EUR']),
          ...lineAt(108, [60, 'Your commitment:'], [200, '10,000,000']),
          ...lineAt(150, [60, 'The amount payable in respect of this call is 500,000.']),
        ],
      ],
      'Capital Call',
    );
    assert.equal(values['call_amount'], '500000 EUR');
    assert.equal(values['commitment'], '10000000 EUR');
  });

  for (const unit of ['USD thousand', 'SEK thousand', 'USD 000', "$'000", 'in Tausend Euro'])
    it(`leaves page 1 as printed when an annex is headed "${unit}"`, async () => {
      const alone = await queryPages([NOTICE], 'Capital Call');
      const annex = [
        ...lineAt(60, [60, 'Annex: the whole fund']),
        ...lineAt(100, [60, unit], [220, 'This drawdown'], [320, 'Drawn to date'], [430, 'Commitments']),
        ...lineAt(118, [60, 'Borrowdale Insurance'], [240, '2,256'], [340, '25,856'], [450, '40,000']),
        ...lineAt(136, [60, 'County of Ennerdale'], [240, '1,692'], [340, '19,392'], [450, '30,000']),
        ...lineAt(154, [60, 'Total'], [240, '3,948'], [340, '45,248'], [450, '70,000']),
      ];
      const { values } = await queryPages([NOTICE, annex], 'Capital Call');
      const number = (found: Record<string, string>, fin: string): string | undefined =>
        found[fin]?.split(' ')[0];
      for (const fin of ['call_amount', 'call_investments', 'call_management_fees', 'commitment'])
        assert.equal(number(values, fin), number(alone.values, fin), fin);
    });

  it('leaves page 1 as printed when a sentence of another page speaks of thousands', async () => {
    const { values } = await queryPages(
      [NOTICE, [...lineAt(60, [60, 'All amounts on this page are stated in thousands of euros.'])]],
      'Capital Call',
    );
    assert.match(values['call_amount'] ?? '', /^705000\.00/u);
  });

  it('multiplies a table by the note beside its title', async () => {
    const { rows, values } = await queryPages(
      [
        [
          ...lineAt(50, [34, 'Lindgrove Partners V, L.P.']),
          ...lineAt(
            68,
            [34, 'Portfolio Summary as of September 30, 2024'],
            [270, '· (US$ in thousands, unaudited)'],
          ),
          ...lineAt(
            100,
            [38, 'Portfolio company'],
            [260, 'Invested capital'],
            [380, 'Fair value'],
            [480, 'Multiple'],
          ),
          ...lineAt(
            118,
            [38, 'Dunbarton Precision Optics'],
            [280, '78,500'],
            [390, '224,283'],
            [490, '2.86x'],
          ),
          ...lineAt(136, [38, 'Lorimer Fire Protection'], [280, '39,076'], [390, '43,761'], [490, '1.12x']),
          ...lineAt(154, [38, 'Farrier Veterinary Group'], [280, '16,582'], [390, '30,041'], [490, '1.81x']),
          ...lineAt(190, [38, 'Net asset value'], [380, '926,486']),
        ],
      ],
      'Performance',
    );
    assert.deepEqual(
      rows.map((row) => [row['investment_cost'], row['investment_fair_value']]),
      [
        ['78500000 USD', '224283000 USD'],
        ['39076000 USD', '43761000 USD'],
        ['16582000 USD', '30041000 USD'],
      ],
    );
    assert.equal(values['fund_nav'], '926486000 USD');
  });

  for (const unit of ['Fair value (000)', "Fair value $'000", 'Fair value USD 000s'])
    it(`multiplies the column headed "${unit}", and no other`, async () => {
      const { rows } = await queryPages(
        [
          [
            ...lineAt(60, [60, 'Portfolio of the fund, in USD']),
            ...lineAt(100, [60, 'Company'], [220, 'Cost'], [320, unit], [460, 'MOIC']),
            ...lineAt(120, [60, 'Brightwater Foods'], [220, '12,400,000'], [340, '31,000'], [460, '2.50x']),
            ...lineAt(138, [60, 'Calloway Marine'], [220, '8,000,000'], [340, '4,000'], [460, '0.50x']),
            ...lineAt(156, [60, 'Dunmore Tiles'], [220, '20,100,000'], [340, '40,200'], [460, '2.00x']),
          ],
        ],
        'Performance',
      );
      assert.deepEqual(
        rows.map((row) => [row['investment_cost'], row['investment_fair_value']]),
        [
          ['12400000 USD', '31000000 USD'],
          ['8000000 USD', '4000000 USD'],
          ['20100000 USD', '40200000 USD'],
        ],
      );
    });

  it('multiplies a table by the note in a title that says the day of its values', async () => {
    const { rows } = await queryPages(
      [
        [
          ...lineAt(60, [38, 'Beteiligungen zum 30. September 2025 (Mio. EUR)']),
          ...lineAt(90, [38, 'Beteiligung'], [260, 'Kapital'], [380, 'Verkehrswert'], [480, 'Multiple']),
          ...lineAt(108, [38, 'Windpark Morbacher Höhe'], [270, '38,2'], [390, '33,1'], [490, '1,43x']),
          ...lineAt(126, [38, 'Fernwärme Kuopio'], [270, '35,4'], [390, '40,2'], [490, '1,41x']),
          ...lineAt(144, [38, 'Tanklager Scheldemond'], [270, '27,1'], [390, '29,6'], [490, '1,40x']),
        ],
      ],
      'Performance',
    );
    assert.deepEqual(
      rows.map((row) => row['investment_fair_value']),
      ['33100000 EUR', '40200000 EUR', '29600000 EUR'],
    );
  });

  it('ends the scale in the corner of a table with the table', async () => {
    const found = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Whinfell Real Assets Fund III LP – drawdown notice no. 12']),
          ...lineAt(
            100,
            [60, 'USD thousand'],
            [220, 'This drawdown'],
            [320, 'Drawn to date'],
            [430, 'Commitments'],
          ),
          ...lineAt(118, [60, 'Borrowdale Insurance'], [240, '2,256'], [340, '25,856'], [450, '40,000']),
          ...lineAt(136, [60, 'County of Ennerdale'], [240, '1,692'], [340, '19,392'], [450, '30,000']),
          ...lineAt(154, [60, 'All partners'], [240, '3,948'], [340, '45,248'], [450, '70,000']),
          ...lineAt(220, [60, 'Amount due from you'], [400, '705,000.00']),
          ...lineAt(238, [60, 'Your commitment'], [400, '12,500,000.00']),
        ],
      ],
      'Capital Call',
    );
    assert.equal(found.values['call_amount'], '705000.00 USD');
    assert.ok(sureOf(found, 'call_amount') <= MAX_DOUBTED);
  });

  it('multiplies the rows of a table that goes on under its titles on the next page', async () => {
    const titles = lineAt(60, [60, 'Company'], [220, 'Cost'], [320, 'Fair value'], [460, 'MOIC']);
    const first = [
      ...lineAt(40, [60, 'Loans by date of funding. Amounts in millions of EUR.']),
      ...titles,
      ...lineAt(78, [60, 'Brightwater Foods'], [220, '12.40'], [320, '31.00'], [460, '2.50x']),
      ...lineAt(96, [60, 'Calloway Marine'], [220, '8.00'], [320, '4.00'], [460, '0.50x']),
      ...lineAt(114, [60, 'Dunmore Tiles'], [220, '20.10'], [320, '40.20'], [460, '2.00x']),
    ];
    const next = [
      ...titles,
      ...lineAt(78, [60, 'Eastlake Health'], [220, '10.00'], [320, '15.00'], [460, '1.50x']),
      ...lineAt(96, [60, 'Fairlead Services'], [220, '12.00'], [320, '36.00'], [460, '3.00x']),
      ...lineAt(114, [60, 'Granary Company'], [220, '20.00'], [320, '20.00'], [460, '1.00x']),
    ];
    const { rows } = await queryPages([first, next], 'Performance');
    assert.deepEqual(
      rows.slice(-3).map((row) => [row['investment_name'], row['investment_cost']]),
      [
        ['Eastlake Health', '10000000 EUR'],
        ['Fairlead Services', '12000000 EUR'],
        ['Granary Company', '20000000 EUR'],
      ],
    );
  });

  describe('when a sentence states the scale of its own page', () => {
    const nextTo = (sentence: string, nav: string) =>
      queryPages(
        [
          [...lineAt(60, [60, sentence]), ...lineAt(100, [60, 'Fund size'], [300, '412,500'])],
          [...lineAt(100, [60, 'Net asset value'], [300, nav])],
        ],
        'Performance',
      );

    it('leaves the next page as printed where its amounts are longer', async () => {
      const found = await nextTo('The amounts on this page are stated in thousands of euro.', '401,118,250');
      assert.equal(found.values['fund_size'], '412500000 EUR');
      assert.equal(found.values['fund_nav'], '401118250 EUR');
      assert.ok(sureOf(found, 'fund_nav') <= MAX_DOUBTED);
    });

    it('takes it for the next page where amounts are printed alike, without being sure', async () => {
      const found = await nextTo('The amounts on this page are stated in thousands of euro.', '401,118');
      assert.equal(found.values['fund_nav'], '401118000 EUR');
      assert.ok(sureOf(found, 'fund_nav') <= MAX_DOUBTED);
    });

    it('takes it for all pages where the sentence speaks of all amounts', async () => {
      const found = await nextTo('All amounts in EUR thousands unless stated otherwise.', '1,118');
      assert.equal(found.values['fund_nav'], '1118000 EUR');
    });
  });

  it('multiplies amounts of a note that are as long as those of the statements, where a note speaks of all of them', async () => {
    const balance = [
      ...lineAt(60, [60, 'Statement of Financial Condition (in thousands)']),
      ...lineAt(100, [60, 'Investments at fair value'], [300, '137,878']),
      ...lineAt(118, [60, 'Total assets'], [300, '145,800']),
    ];
    const notes = [
      ...lineAt(60, [60, 'Unless otherwise stated amounts are in thousands.']),
      ...lineAt(100, [
        60,
        'Partners have made capital commitments of $140,000 and have paid $2,500,000 for a',
      ]),
      ...lineAt(114, [60, 'building. Distributions since inception amounted to $32,480.']),
      ...lineAt(150, [60, 'Kickapoo Route Logistics, Inc., expiring November 2026'], [400, '2,400']),
    ];
    const { values } = await queryPages([balance, notes], 'Performance');
    assert.equal(values['fund_size'], '140000000 USD');
    assert.equal(values['fund_distributed'], '32480000 USD');
  });

  it('is never sure of an amount whose scale was said at the head of an earlier page', async () => {
    const statement = [
      ...lineAt(60, [60, 'Aspen Hollow Growth Fund III LP · report for the quarter, in EUR thousand']),
      ...lineAt(100, [60, 'Fund size'], [300, '412,500']),
    ];
    const next = [
      ...lineAt(60, [60, 'Aspen Hollow Growth Fund III LP']),
      ...lineAt(100, [60, 'Net asset value'], [300, '401,118']),
    ];
    const found = await queryPages([statement, next], 'Performance');
    assert.equal(found.values['fund_size'], '412500000 EUR');
    assert.ok(sureOf(found, 'fund_nav') <= MAX_DOUBTED);
  });
});

describe('a remark that states no scale of the page', () => {
  const ACCOUNT: readonly TextAt[] = [
    ...lineAt(60, [60, 'Northfield Fund III L.P.']),
    ...lineAt(78, [60, 'Capital Account Statement as of March 31, 2025']),
    ...lineAt(120, [60, 'USD'], [300, 'Quarter to date']),
    ...lineAt(140, [60, 'Opening balance'], [300, '1,000,000.00']),
    ...lineAt(158, [60, 'Contributions'], [300, '250,000.00']),
    ...lineAt(176, [60, 'Distributions'], [300, '(50,000.00)']),
    ...lineAt(194, [60, 'Net investment income'], [300, '12,000.00']),
    ...lineAt(218, [60, 'Closing balance'], [300, '1,212,000.00']),
  ];
  const REMARKS = [
    'Figures are exact unless otherwise stated in thousands.',
    'Table 2 (in thousands of US dollars) is sent separately.',
    'Table 2 (in thousands of US dollars) follows',
    'The audited accounts are presented in EUR thousands',
    'KKR and TPG are co-investors.',
    '4 KCAD Street, TSEK House, Toronto',
    'KEUR',
    '(1) Amounts of the annex are stated in thousands of euros.',
  ];

  for (const remark of REMARKS)
    it(`AMB-135 changes no value in the foot of the page: "${remark}"`, async () => {
      const alone = await queryPages([ACCOUNT], 'Capital Account');
      assert.equal(alone.values['closing_balance_qtd'], '1212000.00 USD');
      const found = await queryPages([[...ACCOUNT, ...lineAt(780, [40, remark])]], 'Capital Account');
      assert.deepEqual(found.values, alone.values);
      assert.deepEqual(found.doubts, []);
    });

  it('leaves the names of funds and companies that look like a unit without a scale', async () => {
    const { values, rows } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'KKR Northfield Fund III L.P.']),
          ...lineAt(78, [60, 'Schedule of investments as of March 31, 2025, in USD']),
          ...lineAt(100, [60, 'Company'], [260, 'Cost'], [380, 'Fair value'], [480, 'MOIC']),
          ...lineAt(118, [60, 'KKR Banff Co-Invest L.P.'], [260, '78,500'], [380, '224,283'], [480, '2.86x']),
          ...lineAt(136, [60, 'TSEK Holdings AB'], [260, '39,076'], [380, '43,761'], [480, '1.12x']),
          ...lineAt(154, [60, 'Farrier Veterinary Group'], [260, '16,582'], [380, '30,041'], [480, '1.81x']),
          ...lineAt(190, [60, 'Net asset value'], [380, '298,085']),
        ],
      ],
      'Performance',
    );
    assert.deepEqual(
      rows.map((row) => row['investment_fair_value']),
      ['224283 USD', '43761 USD', '30041 USD'],
    );
    assert.equal(values['fund_nav'], '298085 USD');
  });
});

describe('an amount that prints its currency and cents', () => {
  it('is scaled by the heading of its own table, and by nothing farther away', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(50, [60, 'Northfield Fund III L.P. – drawdown notice no. 4 (US$ in thousands)']),
          ...lineAt(100, [60, 'Fund size'], [400, '412,500']),
          ...lineAt(118, [60, 'Drawn to date'], [400, '301,200']),
          ...lineAt(220, [60, 'Amount due from you'], [400, 'USD 250,000.00']),
        ],
      ],
      'Capital Call',
    );
    assert.equal(values['call_amount'], '250000.00 USD');
    const { rows } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Portfolio of the fund (US$ in thousands)']),
          ...lineAt(100, [60, 'Company'], [220, 'Cost'], [320, 'Fair value'], [460, 'MOIC']),
          ...lineAt(120, [60, 'Brightwater Foods'], [220, '$12,400.00'], [320, '$31,000.00'], [460, '2.50x']),
          ...lineAt(138, [60, 'Calloway Marine'], [220, '$8,000.00'], [320, '$4,000.00'], [460, '0.50x']),
          ...lineAt(156, [60, 'Dunmore Tiles'], [220, '$20,100.00'], [320, '$40,200.00'], [460, '2.00x']),
        ],
      ],
      'Performance',
    );
    assert.deepEqual(
      rows.map((row) => row['investment_cost']),
      ['12400000 USD', '8000000 USD', '20100000 USD'],
    );
  });
});

describe('a page in thousands, except per unit data', () => {
  const PER_UNIT: PipelineMetric = {
    fin: 'nav_per_unit',
    displayName: 'Net asset value per unit',
    description: '',
    type: 'CURRENCY',
    timePeriod: null,
    associatedEntityType: 'fund',
    filterGroup: '',
    isRequired: false,
    validators: [],
  };

  it('has amounts of one unit and percentages as they are printed', async () => {
    const page = [
      ...lineAt(50, [60, 'Larkfield Growth Fund II LP']),
      ...lineAt(70, [60, 'Financial highlights (US$ in thousands, except per unit data)']),
      ...lineAt(100, [60, 'Net asset value'], [300, '401,118']),
      ...lineAt(118, [60, 'Net asset value per unit'], [300, '10.23']),
      ...lineAt(136, [60, 'Net IRR'], [300, '12.5%']),
    ];
    const { values } = await queryPages([page], 'Performance', [PER_UNIT]);
    assert.equal(values['fund_nav'], '401118000 USD');
    assert.equal(values['nav_per_unit'], '10.23 USD');
    assert.equal(values['net_irr'], '12.5');
  });
});

describe('AMB-135 what is scaled without a heading of its own', () => {
  const pages = (note: string, foot = ''): TextAt[][] => [
    [
      ...lineAt(60, [60, note]),
      ...lineAt(100, [60, 'Fund size'], [300, '412,500']),
      ...lineAt(118, [60, 'Net asset value'], [300, '401,118']),
      ...lineAt(780, [60, foot]),
    ],
  ];

  it('is a doubt that names its words, their place and its metrics', async () => {
    const found = await queryPages(
      pages('Aspen Hollow Growth Fund III LP', 'Amounts in EUR thousand'),
      'Performance',
    );
    assert.equal(found.values['fund_nav'], '401118000 EUR');
    assert.ok(sureOf(found, 'fund_nav') <= MAX_DOUBTED);
    const [doubt] = found.doubts;
    assert.deepEqual(
      [found.doubts.length, doubt?.kind, doubt?.severity, doubt?.page, doubt?.text],
      [1, 'scale', 'doubt', 1, 'Amounts in EUR thousand'],
    );
    assert.deepEqual(doubt?.fins?.toSorted(), ['fund_nav', 'fund_size']);
    assert.ok((doubt?.box?.y ?? 0) > 0.8);
  });

  it('is one where the foot speaks of amounts as such and says more, and none where it says that they hold throughout', async () => {
    const all = await queryPages(
      pages(
        'Aspen Hollow Growth Fund III LP',
        'Figures in EUR thousand, unaudited. Fair values by the guidelines.',
      ),
      'Performance',
    );
    assert.deepEqual([all.values['fund_nav'], all.doubts.length], ['401118000 EUR', 1]);
    assert.ok(sureOf(all, 'fund_nav') <= MAX_DOUBTED);
    const foot = 'Amounts throughout are in thousands of euros unless stated otherwise.';
    const throughout = await queryPages(pages('Aspen Hollow Growth Fund III LP', foot), 'Performance');
    assert.deepEqual([throughout.values['fund_nav'], throughout.doubts], ['401118000 EUR', []]);
  });

  it('is none under the title of the page that says the scale', async () => {
    const found = await queryPages(
      pages('Aspen Hollow Growth Fund III LP · report, in EUR thousand'),
      'Performance',
    );
    assert.equal(found.values['fund_nav'], '401118000 EUR');
    assert.deepEqual(found.doubts, []);
  });
});

/** Sentences of letters that speak of amounts, thousands and millions, and state no scale. */
const AMOUNTS = [
  '500,000',
  'EUR 437,500',
  '12,500.00',
  'USD 1,000',
  '$000',
  '1 500 000 EUR',
  '€ 1.000.000',
  '000',
  'two hundred thousand euros',
  'EUR 5 million',
  'one million dollars',
  '250 000',
];
const OPENINGS = [
  'The amount payable in respect of this call is',
  'The value of the holding in the company rose to',
  'All amounts paid in the past came to',
  'Your share in the figures stated above is',
  'The currency amounts reported in the first year were',
  'The price in the agreement is',
  'Amounts drawn in the first three years exceeded',
  'In thousands of cases the fee was',
  'Der Betrag beläuft sich in diesem Jahr auf',
  'El importe se fija en',
  'Le montant appelé en mars est de',
];
const CLOSINGS = [
  'which is held in thousands of units.',
  'unless otherwise stated.',
  'for the seller.',
  'payable in 1,000 parts.',
  'per EUR 1,000 of nominal value.',
  'und mehr.',
];

describe('running text', () => {
  it('changes no value of a document unless it states a scale', async () => {
    const plain = [
      ...lineAt(140, [60, 'Acquisition of wind farms'], [400, 'EUR 612,500.00']),
      ...lineAt(158, [60, 'Management fee'], [400, 'EUR 92,500.00']),
      ...lineAt(176, [60, 'Amount due from you'], [400, 'EUR 705,000.00']),
      ...lineAt(212, [60, 'Your commitment'], [400, 'EUR 12,500,000.00']),
    ];
    const FINS = ['call_amount', 'call_investments', 'call_management_fees', 'commitment'];
    const amountsOf = ({ values }: FoundOnPages): unknown => FINS.map((fin) => values[fin]);
    const alone = amountsOf(await queryPages([plain], 'Capital Call'));
    const sentence = fc
      .tuple(fc.constantFrom(...OPENINGS), fc.constantFrom(...AMOUNTS), fc.constantFrom(...CLOSINGS))
      .map((parts) => parts.join(' '));
    const text = fc.record({
      sentences: fc.array(sentence, { minLength: 1, maxLength: 4 }),
      width: fc.integer({ min: 16, max: 95 }),
      isBelow: fc.boolean(),
      onNextPage: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(text, async ({ sentences, width, isBelow, onNextPage }) => {
        const lines = sentences.join(' ').match(new RegExp(`\\S.{0,${width}}(?=\\s|$)`, 'gu')) ?? [];
        // Eight lines find room over the amounts.
        const top = isBelow || onNextPage || lines.length > 8 ? 280 : 20;
        const prose = lines.flatMap((line, at) => lineAt(top + at * 12, [60, line]));
        const pages = onNextPage ? [plain, prose] : [[...plain, ...prose]];
        assert.deepEqual(amountsOf(await queryPages(pages, 'Capital Call')), alone, lines.join('\n'));
      }),
      { seed: 11, numRuns: 60 },
    );
  });
});
