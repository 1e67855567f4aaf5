import { describe, it } from 'node:test';

import type { TextAt } from '../../testing/build-pdf.ts';
import { assertFound, lineAt } from '../../testing/query-pages.ts';

describe('the names of fund, manager and investor', () => {
  it('reads the one whom a letter is destined for, and no bank as the fund', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Notificación de distribución']),
        ...lineAt(80, [60, 'Kestrel Deuda Directa FIL · Distribución número 4']),
        ...lineAt(120, [60, 'A la atención de Fundación Cultural de la Vega']),
        ...lineAt(160, [60, 'Importe neto'], [260, '199.733,25 €'], [380, 'Entidad'], [460, 'Caja Henares']),
      ],
      'Capital Distribution',
      { fund: 'Kestrel Deuda Directa FIL', limited_partner: 'Fundación Cultural de la Vega' },
    );
  });

  it('takes the first of a list of funds for no fund of the paper', async () => {
    const listed = (y: number, name: string, ...amounts: [string, string, string]) =>
      lineAt(y, [60, name], [240, amounts[0]], [340, amounts[1]], [440, amounts[2]]);
    await assertFound(
      [
        ...lineAt(60, [60, 'Participatieoverzicht']),
        ...lineAt(78, [60, 'Oeverwal Private Equity Selectie II']),
        ...lineAt(100, [60, 'Participant'], [240, 'Stichting Pensioenfonds Touwslagerijen']),
        ...lineAt(118, [60, 'Beheerder'], [240, 'Oeverwal Fund Management B.V.']),
        ...lineAt(160, [60, 'Fonds'], [240, 'Toegezegd'], [340, 'Opgevraagd'], [440, 'Waarde']),
        ...listed(178, 'Ridderhof Buy-out VI', '3.600', '3.090', '2.118'),
        ...listed(196, 'Stromsund Nordic Mid-Cap II', '2.700', '2.266', '1.844'),
      ],
      'Capital Account',
      { fund: 'Oeverwal Private Equity Selectie II' },
    );
  });

  it('reads a name beside a label that two languages say one below the other', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Stortingsverzoek']),
        ...lineAt(100, [60, 'Commanditaire vennoot']),
        ...lineAt(106, [260, 'Familie Terborg Beheer B.V.']),
        ...lineAt(112, [60, 'Limited partner']),
        ...lineAt(140, [60, 'Te storten bedrag']),
        ...lineAt(146, [260, 'EUR 475.000,00']),
        ...lineAt(152, [60, 'Amount payable']),
      ],
      'Capital Call',
      { limited_partner: 'Familie Terborg Beheer B.V.' },
    );
  });

  it('goes on behind a label and its colon where the line cannot end', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Opgave kapitaalrekening'], [300, 'Kestrel Infrastructuur Fonds II C.V.']),
        ...lineAt(80, [300, 'Commanditair vennoot: Stichting Pensioenfonds voor de']),
        ...lineAt(92, [60, '2025'], [300, 'Zoetwarenindustrie']),
        ...lineAt(130, [60, 'Toegezegd kapitaal'], [260, 'EUR 475.000,00']),
      ],
      'Capital Account',
      { limited_partner: 'Stichting Pensioenfonds voor de Zoetwarenindustrie' },
    );
  });

  it('takes the administrator that prepares a statement for no manager', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Kestrel Lower Middle Market Fund V, L.P.']),
        ...lineAt(80, [60, "Partner's capital account statement"]),
        ...lineAt(120, [60, 'Total commitment'], [300, '15,000,000']),
        ...lineAt(160, [
          60,
          'Prepared by Halloway Solutions (US) LLC, 500 Delaware Avenue, Wilmington, DE 19801, as',
        ]),
        ...lineAt(172, [
          60,
          'administrator, from information supplied by Kestrel Advisers, LLC (the “Manager”).',
        ]),
      ],
      'Capital Account',
      { fund_manager: 'Kestrel Advisers, LLC' },
    );
  });

  it('reads the investor whose allocation the title of the columns says, and no hospital as a thing of its children', async () => {
    const statement = (owner: string): TextAt[] => [
      ...lineAt(60, [60, 'Kestrel Partners IV, L.P.']),
      ...lineAt(90, [200, owner], [620, 'Total Fund (incl. GP)']),
      ...lineAt(104, [200, 'QTD'], [270, 'YTD'], [340, 'ITD'], [620, 'QTD']),
      ...lineAt(
        130,
        [20, 'Beginning NAV'],
        [200, '18,442'],
        [270, '17,218'],
        [340, '15,004'],
        [620, '579,082'],
      ),
      ...lineAt(144, [20, 'Contributions'], [200, '750'], [270, '1,650'], [340, '21,480'], [620, '23,550']),
    ];
    for (const behind of [' allocation', ' Allocation of Total Fund'])
      await assertFound(
        statement(`Tamarack County Employees’ Retirement System’s${behind}`),
        'Capital Account',
        { limited_partner: 'Tamarack County Employees’ Retirement System' },
      );
    await assertFound(
      [
        ...lineAt(60, [60, 'Kestrel Partners IV, L.P.']),
        ...lineAt(100, [60, 'Rheidol Children’s Hospital Foundation']),
        ...lineAt(140, [60, 'Ending NAV'], [260, '18,442']),
      ],
      'Capital Account',
      { limited_partner: 'Rheidol Children’s Hospital Foundation' },
    );
  });

  it('passes over the office that a letter is sent to', async () => {
    await assertFound(
      [
        ...lineAt(90, [60, 'The Secretary to the Trustees']),
        ...lineAt(104, [60, 'Ouse Valley Water Pension Scheme']),
        ...lineAt(118, [60, 'Riverside House, 40 Mill Lane']),
        ...lineAt(132, [60, 'Bedford MK40 3HD']),
        ...lineAt(160, [60, 'Dear Trustees']),
      ],
      'Capital Distribution',
      { limited_partner: 'Ouse Valley Water Pension Scheme' },
    );
  });

  it('joins the lines of a name that fill their narrow column', async () => {
    await assertFound(
      [
        ...lineAt(90, [60, 'INVESTOR']),
        ...lineAt(102, [60, 'Blue Earth County']),
        ...lineAt(114, [60, 'Teachers’ Retirement']),
        ...lineAt(126, [60, 'Fund']),
        ...lineAt(150, [60, 'INVESTOR NO.']),
        ...lineAt(162, [60, 'SQC4-0093']),
        ...lineAt(186, [60, 'FUND']),
        ...lineAt(198, [60, 'Stonequay Credit IV, L.P.']),
      ],
      'Capital Distribution',
      { limited_partner: 'Blue Earth County Teachers’ Retirement Fund' },
    );
  });

  it('joins no name with the next line of a list, which has a label of its own', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Deelnemer'], [180, 'Stichting Pensioenfonds Binnenvaart Noord']),
        ...lineAt(70, [60, 'Beheerder'], [180, 'Kestrel Vermogensbeheer N.V.']),
        ...lineAt(80, [60, 'Boekjaar'], [180, '1 januari 2024 – 31 december 2024']),
      ],
      'Capital Account',
      {
        limited_partner: 'Stichting Pensioenfonds Binnenvaart Noord',
        fund_manager: 'Kestrel Vermogensbeheer N.V.',
      },
    );
  });

  it('takes no partner of a register for the manager', async () => {
    const line = (y: number, name: string): TextAt[] =>
      lineAt(y, [40, name], [240, '2’500’000.00'], [340, '112’500.00'], [440, '1’284’729.57']);
    await assertFound(
      [
        ...lineAt(40, [40, 'Kestrel Alpine Growth SCSp']),
        ...lineAt(60, [
          40,
          'Partners’ capital by investor for the quarter from 1 April 2025 to 30 June 2025',
        ]),
        ...lineAt(90, [40, 'Partner'], [240, 'Commitment'], [340, 'Paid in'], [440, 'Capital at end']),
        ...line(110, 'Ticino Previdenza SA'),
        ...line(124, 'Pensionskasse Rheintal Metall'),
      ],
      'Capital Account',
      { fund_manager: undefined },
    );
  });

  it('takes no vehicle through which a fund holds for its manager', async () => {
    await assertFound(
      [
        ...lineAt(40, [40, 'Kestrel Growth Equity Fund IV, L.P.']),
        ...lineAt(60, [40, 'Schedule of investments, December 31, 2024']),
        ...lineAt(90, [
          40,
          'Held through Kestrel IV Blocker, Inc., a wholly owned company of the partnership.',
        ]),
        ...lineAt(110, [40, 'Questions are answered by Aldwick Advisors LLC at its offices.']),
      ],
      'Performance',
      { fund_manager: 'Aldwick Advisors LLC' },
    );
  });

  it('takes the last part of a path for the name of the fund', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Holdings › Kestrel Agri-Infrastructure Trust III']),
        ...lineAt(90, [60, 'Capital account']),
      ],
      'Capital Account',
      { fund: 'Kestrel Agri-Infrastructure Trust III' },
    );
  });

  it('goes on with a name whose first line says only what kind of institution it is', async () => {
    for (const [kind, ...lines] of [
      ['Stichting', 'Pensioenfonds voor', 'de Zuivel'],
      ['Fundación', 'Cultural de', 'la Vega'],
    ] as const)
      await assertFound(
        [
          ...lineAt(40, [160, 'Kapitaaloverzicht per 30 juni 2025'], [460, 'EUR']),
          ...lineAt(70, [17, 'Participant']),
          ...lineAt(82, [17, kind]),
          ...lineAt(94, [17, lines[0]]),
          ...lineAt(106, [17, lines[1]]),
          ...lineAt(130, [17, 'Participantnummer']),
          ...lineAt(142, [17, 'WG4-0026']),
          ...lineAt(166, [160, 'Beginstand'], [300, '5.433.239'], [400, '5.771.915']),
        ],
        'Capital Account',
        { limited_partner: [kind, ...lines].join(' ') },
      );
  });
});
