import { describe, it } from 'node:test';

import type { TextAt } from '../../testing/build-pdf.ts';
import { assertFound, lineAt } from '../../testing/query-pages.ts';

/** Rows of a label and its amount, 18 points apart. */
function rows(y: number, ...lines: (readonly [label: string, ...amounts: string[]])[]): TextAt[] {
  return lines.flatMap(([label, ...amounts], index) =>
    lineAt(
      y + 18 * index,
      [60, label],
      ...amounts.map((text, at): [number, string] => [330 + 90 * at, text]),
    ),
  );
}

const YEAR = rows(
  120,
  ['Capital account, January 1, 2023', '$3,118.4'],
  ['Contributions', '$750.0'],
  ['Management fees', '($100.0)'],
  ['Other expenses of the partnership', '($18.7)'],
  ['Unrealized loss', '($236.1)'],
  ['Capital account, December 31, 2023', '$3,513.6'],
);

describe('accounts and what stands around them', () => {
  it('takes the period of an account from the days of its two balances', async () => {
    await assertFound(YEAR, 'Capital Account', {
      opening_balance_ytd: '3118.4 USD',
      opening_balance_qtd: undefined,
      management_fees_ytd: '100.0 USD',
      closing_balance_ytd: '3513.6 USD',
    });
  });

  it('takes what only says that it is the period reported on for the one that the document states', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Kapitaalrekening boekjaar 2024']),
        ...lineAt(100, [60, 'Bedragen']),
        ...rows(
          120,
          ['Stand begin verslagperiode', '12.406.000'],
          ['Stortingen', '1.150.000'],
          ['Beheervergoeding', '(131.000)'],
          ['Overige kosten', '(42.000)'],
          ['Stand einde verslagperiode', '13.383.000'],
        ),
      ],
      'Capital Account',
      { opening_balance_ytd: '12406000', contributions_ytd: '1150000', closing_balance_qtd: undefined },
    );
  });

  it('scales amounts of running text as those of tables where they are written alike', async () => {
    const note = lineAt(60, [
      60,
      'All amounts are in thousands of dollars, are unaudited and cover the year.',
    ]);
    const told = (text: string): TextAt[] => lineAt(260, [60, text]);
    await assertFound(
      [...note, ...YEAR, ...told('Your commitment to the Fund is $5,000.0 and runs on.')],
      'Capital Account',
      { commitment: '5000000 USD' },
    );
    await assertFound(
      [...note, ...YEAR, ...told('Your commitment to the Fund is $5,000,000 and runs on.')],
      'Capital Account',
      { commitment: '5000000 USD' },
    );
  });

  it('takes an amount in the debit column from the account', async () => {
    const entries = (loss: readonly [number, string]): TextAt[] => [
      ...lineAt(100, [60, 'Entry'], [330, 'Debit'], [430, 'Credit']),
      ...lineAt(118, [60, 'Opening net asset value'], [430, '7,312,408.55']),
      ...lineAt(136, [60, 'Capital contribution'], [430, '625,000.00']),
      ...lineAt(154, [60, 'Management fee'], [330, '46,875.00']),
      ...lineAt(172, [60, 'Unrealised result'], loss),
      ...lineAt(190, [60, 'Closing net asset value'], [430, '7,796,321.37']),
    ];
    await assertFound(entries([330, '94,212.18']), 'Capital Account', {
      unrealised_gain_loss_qtd: '-94212.18',
      management_fees_qtd: '46875.00',
    });
    await assertFound(entries([430, '94,212.18']), 'Capital Account', {
      unrealised_gain_loss_qtd: '94212.18',
    });
  });

  it('takes no sum since inception outside of an account for a movement of one', async () => {
    await assertFound(
      rows(60, ['Commitment', '8,000,000'], ['Paid in since inception', '5,600,000']),
      'Capital Account',
      { contributed_to_date: '5600000', contributions_itd: undefined },
    );
  });

  it('takes no label of an amount for the title of a column below it', async () => {
    await assertFound(
      [
        ...lineAt(
          60,
          [60, 'Closing date'],
          [250, 'Administration and other fund expenses'],
          [480, '7,312.08'],
        ),
        ...lineAt(100, [60, 'Paid in since first closing'], [330, '8,750,000.00']),
      ],
      'Capital Account',
      { contributed_to_date: '8750000.00', partnership_expenses_itd: undefined },
    );
  });

  it('asks nothing else of a label that says one metric in full', async () => {
    await assertFound(
      [...lineAt(60, [330, 'Since inception']), ...rows(78, ['Distributions', '3,204,118'])],
      'Capital Account',
      { distributed_to_date: '3204118', recallable_distributions: undefined },
    );
  });

  it('reads a label whose raised mark stands on its line', async () => {
    await assertFound(rows(60, ['Gross IRR1', '17.8%'], ['Net IRR2', '12.6%']), 'Performance', {
      gross_irr: '17.8',
      net_irr: '12.6',
    });
  });
});

describe('names and dates of notices and accounts', () => {
  it('takes the date beside a label that is the paper itself', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Fonds'], [150, 'Traunsee KG'], [300, 'Ausschüttung Nr.'], [450, '9']),
        ...lineAt(78, [60, 'Anleger'], [150, 'Vorsorgekasse'], [300, 'Anzeige vom'], [450, '29.10.2024']),
      ],
      'Capital Distribution',
      { notice_date: '2024-10-29' },
    );
  });

  it('reads whose account it is behind a colon, and no currency under a title as a name', async () => {
    await assertFound(
      lineAt(60, [60, 'Capital account of: The Wexley Family Foundation']),
      'Capital Account',
      { limited_partner: 'The Wexley Family Foundation' },
    );
    await assertFound(
      [
        ...lineAt(60, [60, 'Limited partner: Trustees of the Ousedale Pension Scheme']),
        ...lineAt(120, [330, 'Limited partner']),
        ...lineAt(138, [350, 'GBP']),
      ],
      'Capital Account',
      { limited_partner: 'Trustees of the Ousedale Pension Scheme' },
    );
  });

  it('prefers the full name of a fund to its short one', async () => {
    await assertFound(
      [
        { x: 60, y: 60, text: 'Quarry Bank Partners III', size: 20 },
        ...lineAt(100, [60, 'Quarterly report to limited partners']),
        ...lineAt(400, [60, 'Quarry Bank Partners III, L.P.']),
      ],
      'Performance',
      { fund: 'Quarry Bank Partners III, L.P.' },
    );
  });

  it('ends a name with its form before a full stop', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Bolag'], [150, 'Tiveden Skog & Energi KB']),
        ...lineAt(200, [60, 'Frågor besvaras av Tiveden Förvaltning AB.']),
      ],
      'Capital Call',
      { fund_manager: 'Tiveden Förvaltning AB' },
    );
  });

  it('reads the commitment told in sentences under an account, over the ends of lines and by semicolons', async () => {
    await assertFound(
      [
        ...YEAR,
        ...lineAt(260, [
          60,
          'Zeichnungsbetrag: 2.000,00 EUR. Davon bis zum Stichtag eingezahlt: 1.325,00 EUR; noch nicht',
        ]),
        ...lineAt(272, [60, 'abgerufen: 675,00 EUR. Ihr Anteil am Gesellschaftskapital beträgt 1,6667 %.']),
      ],
      'Capital Account',
      {
        commitment: '2000.00 EUR',
        contributed_to_date: '1325.00 EUR',
        unfunded_commitment: '675.00 EUR',
        ownership_percentage: '1.6667',
      },
    );
  });

  it('reads a share that a sentence tells', async () => {
    for (const [sentence, share] of [
      ['De participatie vertegenwoordigt 6,25% van de feeder.', '6.25'],
      ['Share of Fondation Collective Jura in total commitments: 20.00 %. Figures are unaudited.', '20.00'],
    ] as const)
      await assertFound(lineAt(60, [60, sentence]), 'Capital Account', { ownership_percentage: share });
  });
});
