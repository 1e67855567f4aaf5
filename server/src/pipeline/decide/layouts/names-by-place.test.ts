import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { assertFound, lineAt, queryPages } from '../../testing/query-pages.ts';

const call = (y: number) => [
  ...lineAt(y, [60, 'Call date'], [300, 'December 22, 2024']),
  ...lineAt(y + 16, [60, 'Payment due date'], [300, 'January 6, 2025']),
  ...lineAt(y + 32, [60, 'Amount called'], [300, '$4,100,000']),
];

describe('names by where they stand', () => {
  it('tells a house that sends a notice from its fund, whose name is the house’s and a number', async () => {
    await assertFound(
      [
        ...lineAt(50, [220, 'Fellgate Growth Partners']),
        ...lineAt(76, [230, 'CAPITAL CALL NOTICE']),
        ...lineAt(102, [215, 'Fellgate Growth Partners IV']),
        ...call(140),
        ...lineAt(520, [60, 'Sincerely,']),
        ...lineAt(540, [60, 'Fellgate Growth Partners']),
      ],
      'Capital Call',
      { fund: 'Fellgate Growth Partners IV', fund_manager: 'Fellgate Growth Partners' },
    );
  });

  it('takes neither the agreement that is cited nor the owner of the copyright', async () => {
    await assertFound(
      [
        ...lineAt(50, [60, 'CAPITAL CALL NOTICE']),
        ...lineAt(80, [
          60,
          'Pursuant to the Limited Partnership Agreement of Sallow Ridge Growth Fund II, L.P., the',
        ]),
        ...lineAt(93, [60, 'general partner hereby calls capital from the limited partners.']),
        ...call(130),
        ...lineAt(800, [60, '© 2024 Pargeter Forms LLP. All rights reserved.']),
      ],
      'Capital Call',
      { fund: 'Sallow Ridge Growth Fund II, L.P.', fund_manager: undefined },
    );
  });

  it('takes no name that has nothing but what all funds are called', async () => {
    await assertFound(
      [
        ...lineAt(50, [60, 'Investments in private funds']),
        ...lineAt(80, [
          60,
          'To describe the structure of a fund of funds: Fund of Funds, L.P. (the Fund), a',
        ]),
        ...lineAt(93, [
          60,
          'limited partnership, commenced operations. It is advised by Orrin Advisers, LLC.',
        ]),
        ...lineAt(120, [60, 'Net asset value of Larch Ridge Fund II, L.P.'], [300, '$41,000,000']),
      ],
      'Performance',
      { fund: 'Larch Ridge Fund II, L.P.' },
    );
  });

  it('takes no number of a paragraph for a name', async () => {
    await assertFound(
      [
        ...lineAt(50, [60, 'Statement of changes in partners’ capital'], [460, 'Par. 946-205-45-1']),
        ...lineAt(70, [60, 'Ashlar Growth Fund, L.P.']),
        ...lineAt(110, [60, 'Investor'], [300, 'Par. 946-205-45-1']),
        ...lineAt(130, [60, 'Partners’ capital, beginning of year'], [300, '68,957,000']),
        ...lineAt(150, [60, 'Partners’ capital, end of year'], [300, '70,021,000']),
      ],
      'Capital Account',
      { limited_partner: undefined },
    );
  });

  it('takes the partner without the fund of which it holds a share', async () => {
    await assertFound(
      [
        ...lineAt(50, [60, 'Tessler Ventures Fund II SCSp']),
        ...lineAt(70, [60, 'Capital call notice']),
        ...lineAt(100, [60, 'Investor: Osterkamp Versorgungswerk in Tessler Ventures Fund II SCSp']),
        ...call(130),
      ],
      'Capital Call',
      { limited_partner: 'Osterkamp Versorgungswerk' },
    );
  });

  it('takes the one whom the line of attention or the greeting names', async () => {
    const notice = (...lines: ReturnType<typeof lineAt>) => [
      ...lineAt(50, [60, 'Larkmoor Growth Partners II, L.P.']),
      ...lineAt(70, [60, 'CAPITAL CALL NOTICE #7']),
      ...lines,
      ...call(150),
    ];
    await assertFound(
      notice(...lineAt(90, [60, 'Attention: Tamarisk Teachers Retirement Fund'])),
      'Capital Call',
      { limited_partner: 'Tamarisk Teachers Retirement Fund' },
    );
    await assertFound(notice(...lineAt(110, [60, 'Hi Marisa Tennant,'])), 'Capital Call', {
      limited_partner: 'Marisa Tennant',
    });
    await assertFound(notice(...lineAt(110, [60, 'Dear Limited Partners,'])), 'Capital Call', {
      limited_partner: undefined,
    });
  });

  it('reads the row of the partner whose name stands on several lines beside its amounts', async () => {
    const columns = (y: number, ...cells: string[]) =>
      lineAt(y, ...cells.map((text, at): [number, string] => [260 + 90 * at, text]));
    const { values } = await queryPages(
      [
        [
          ...lineAt(50, [60, 'Thistle Ridge Capital Partners III, L.P.']),
          ...lineAt(66, [60, 'Capital call notice']),
          ...lineAt(90, [60, 'To: Pemberley County Employees Retirement Association']),
          ...lineAt(120, [60, 'Aggregate call amount'], [300, '$18,400,000']),
        ],
        [
          ...lineAt(60, [60, 'Exhibit A']),
          ...lineAt(80, [60, 'Investor'], [260, 'Commitment'], [350, 'Unfunded'], [440, 'Amount due']),
          ...lineAt(104, [60, 'Brightmoor State']),
          ...columns(110, '$120,000,000', '$70,200,000', '$4,800,000'),
          ...lineAt(116, [60, 'Teachers System']),
          ...lineAt(140, [60, 'Pemberley County Employees']),
          ...columns(146, '$25,000,000', '$14,625,000', '$1,000,000'),
          ...lineAt(152, [60, 'Retirement Association']),
          ...lineAt(176, [60, 'Saltmere']),
          ...columns(182, '$140,400,000', '$82,134,000', '$5,616,000'),
          ...lineAt(188, [60, 'Investments Limited']),
        ],
      ],
      'Capital Call',
    );
    assert.equal(values['call_amount'], '1000000 USD');
    assert.equal(values['commitment'], '25000000 USD');
  });

  it('reads labels that follow one another on a line, each with its own value', async () => {
    await assertFound(
      [
        ...lineAt(50, [60, 'Larkmoor Growth Partners II, L.P.']),
        ...lineAt(70, [60, 'CAPITAL CALL NOTICE']),
        ...call(100),
        ...lineAt(180, [
          60,
          'Bank Name: Haldane Trust Bank ABA Routing Number: 026014588 SWIFT Code: HLDTUS33',
        ]),
      ],
      'Capital Call',
      { bank_name: 'Haldane Trust Bank', swift_code: 'HLDTUS33' },
    );
  });

  it('gives an amount in brackets to what stands before it, not to what follows', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(50, [60, 'Larkmoor Growth Partners II, L.P.']),
          ...lineAt(70, [60, 'CAPITAL CALL NOTICE']),
          ...lineAt(100, [
            60,
            'To fund the purchase of a packaging maker ($16,100,000), the Management Fee for the',
          ]),
          ...lineAt(113, [60, 'quarter ($1,725,000) and Partnership Expenses ($575,000).']),
        ],
      ],
      'Capital Call',
    );
    assert.equal(values['call_management_fees'], '1725000 USD');
  });

  it('reads what markup and boxes for missing glyphs are printed around', async () => {
    await assertFound(
      [
        ...lineAt(50, [60, 'Larkmoor Growth Partners II, L.P.']),
        ...lineAt(70, [60, 'CAPITAL CALL NOTICE']),
        ...lineAt(90, [60, '<b>Investor</b>'], [300, 'Meridian Rise Family Trust']),
        ...lineAt(110, [60, '<b>Account number:</b>50200098761122']),
        ...call(140),
      ],
      'Capital Call',
      { limited_partner: 'Meridian Rise Family Trust', account_number: '50200098761122' },
    );
  });
});

describe('the account of all limited partners', () => {
  it('is read where no partner has one, and neither the general partner’s nor the total', async () => {
    const { candidates } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Bellmoor Credit Fund, L.P.']),
          ...lineAt(76, [60, 'Statement of changes in partners’ capital, year ended December 31, 2025']),
          ...lineAt(110, [300, 'General Partner'], [390, 'Limited Partners'], [500, 'Total']),
          ...[
            ['Partners’ capital, beginning of year', '2,751,342', '65,458,865', '68,210,207'],
            ['Capital contributions', '10,000', '990,000', '1,000,000'],
            ['Capital distributions', '(74,929)', '(3,471,692)', '(3,546,621)'],
            ['Net realized gain on investments', '3,000', '300,000', '303,000'],
            ['Partners’ capital, end of year', '2,689,413', '63,277,173', '65,966,586'],
          ].flatMap(([label = '', ...amounts], index) =>
            lineAt(
              130 + 18 * index,
              [60, label],
              ...amounts.map((one, at): [number, string] => [305 + 90 * at, one]),
            ),
          ),
        ],
      ],
      'Capital Account',
    );
    assert.equal(candidates['opening_balance_ytd']?.[0]?.value, '65458865');
    assert.equal(candidates['closing_balance_ytd']?.[0]?.value, '63277173');
    assert.ok((candidates['closing_balance_ytd']?.[0]?.confidence ?? 1) < 0.8);
  });
});

describe('the notes of a schedule', () => {
  const schedule = [
    ...lineAt(60, [60, 'Corran Growth Partners']),
    ...lineAt(76, [60, 'Capital call notice']),
    ...lineAt(120, [
      60,
      'Receivables are capital calls that were past due as of December 31, 20XX, and were paid since.',
    ]),
    ...lineAt(300, [60, '(1). Held through Tarn Holdings, which is wholly owned by Quarrier Equity, L.P.']),
  ];

  it('name no fund', async () => {
    await assertFound(schedule, 'Capital Call', { fund: 'Corran Growth Partners' });
  });

  it('and the day of a year that is left open count no call', async () => {
    await assertFound(schedule, 'Capital Call', { call_number: undefined });
  });
});
