import { describe, it } from 'node:test';

import type { TextAt } from '../../testing/build-pdf.ts';
import { assertFound, lineAt } from '../../testing/query-pages.ts';

/** Lines of one column, 16 points apart. */
function letter(...lines: string[]): TextAt[] {
  return lines.flatMap((line, index) => lineAt(60 + 16 * index, [60, line]));
}

describe('arrangements of notices', () => {
  it('reads a call that is told in sentences: counted numbers, both ends of a change, names before amounts', async () => {
    await assertFound(
      letter(
        'Your share of the Partnership’s capital call no. 11 is $1,184,500.00.',
        'Your unfunded commitment falls from $10,937,250.00 to $9,752,750.00.',
        'Your total commitment is $25,000,000.00. Please pay on or before October 17, 2024.',
      ),
      'Capital Call',
      {
        call_amount: '1184500.00 USD',
        unfunded_before_call: '10937250.00 USD',
        unfunded_after_call: '9752750.00 USD',
        commitment: '25000000.00 USD',
        due_date: '2024-10-17',
      },
    );
  });

  it('takes no percentage for an amount: its column says what it is', async () => {
    await assertFound(
      [
        ...lineAt(80, [60, 'Verwendung'], [300, '% der Zusage'], [420, 'Betrag in EUR']),
        ...lineAt(98, [60, 'Investitionen in Zielfonds'], [330, '5,25'], [430, '393.750,00']),
        ...lineAt(116, [60, 'Verwaltungsvergütung'], [330, '0,60'], [430, '45.000,00']),
        ...lineAt(134, [60, 'Abruf gesamt'], [330, '5,85'], [430, '438.750,00']),
      ],
      'Capital Call',
      { call_amount: '438750.00 EUR', call_management_fees: '45000.00 EUR' },
    );
  });

  it('reads dates behind their days of the week under their labels', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'PARTNERSHIP'], [300, 'NOTICE DATE']),
        ...lineAt(72, [60, 'Meridian Growth Fund III, L.P.'], [300, 'Monday, January 12, 2026']),
        ...lineAt(96, [60, 'LIMITED PARTNER'], [300, 'FUNDING DUE']),
        ...lineAt(108, [60, 'Sandhill Conservancy Endowment'], [300, 'Tuesday, January 27, 2026']),
      ],
      'Capital Call',
      { notice_date: '2026-01-12', due_date: '2026-01-27' },
    );
  });

  it('gives the second of two amounts the name of the first when it only says when', async () => {
    await assertFound(
      letter(
        'Ihre noch nicht abgerufene Kapitalzusage betrug vor diesem Abruf',
        'EUR 2.137.500,00 und beträgt danach EUR 1.725.000,00.',
      ),
      'Capital Call',
      { unfunded_before_call: '2137500.00 EUR', unfunded_after_call: '1725000.00 EUR' },
    );
  });

  it('passes over colons that stand in a column of their own', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Toegezegd kapitaal'], [240, ':'], [260, '€ 500.000,00']),
        ...lineAt(78, [60, 'Openstaand na deze storting'], [240, ':'], [260, '€ 237.500,00']),
        ...lineAt(110, [60, 'Ten name van'], [240, ':'], [260, 'Stichting Bewaarder Waterland']),
        ...lineAt(128, [60, 'Kenmerk'], [240, ':'], [260, 'WLF-3-118']),
      ],
      'Capital Call',
      {
        commitment: '500000.00 EUR',
        unfunded_after_call: '237500.00 EUR',
        beneficiary_name: 'Stichting Bewaarder Waterland',
        payment_reference: 'WLF-3-118',
      },
    );
  });

  it('reads payment instructions that stand in lines without labels', async () => {
    await assertFound(
      [
        ...letter('Funds should be wired as follows:'),
        ...lineAt(100, [80, 'Puget Harbor Bank']),
        ...lineAt(116, [80, 'ABA 125000739']),
        ...lineAt(132, [80, 'A/C 700-2291846']),
      ],
      'Capital Call',
      { bank_name: 'Puget Harbor Bank', account_number: '700-2291846' },
    );
  });

  it('takes the partner from the title of its column and the fund from a subject that begins with the paper', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'TO:'], [120, 'Limited Partners of Quarry Lane Ventures 5, LP']),
        ...lineAt(78, [60, 'RE:'], [120, 'Capital call 3 – Quarry Lane Ventures 5, LP']),
        ...lineAt(120, [240, 'All partners'], [420, 'Ostrander Family Office LLC']),
        ...lineAt(138, [60, 'Unfunded, opening'], [240, '120,000,000.00'], [460, '3,000,000.00']),
        ...lineAt(156, [60, 'Amount due'], [240, '20,000,000.00'], [460, '500,000.00']),
      ],
      'Capital Call',
      { fund: 'Quarry Lane Ventures 5, LP', limited_partner: 'Ostrander Family Office LLC' },
    );
  });

  it('lets the unit of one amount say nothing of the others, and reads a note over two lines', async () => {
    await assertFound(
      [
        ...letter(
          'The Partnership will distribute proceeds of its notes (cost $22.4 million). All amounts are stated in',
          'U.S. dollars.',
        ),
        ...lineAt(110, [60, 'Return of capital'], [400, '746,666.67']),
        ...lineAt(126, [60, 'Payable'], [400, '740,000.00']),
      ],
      'Capital Distribution',
      { distribution_return_of_capital: '746666.67 USD', distribution_net: '740000.00 USD' },
    );
  });

  it('counts in ordinals inside sentences and by the number of a year', async () => {
    await assertFound(
      letter(
        'We are pleased to advise you of the 23rd distribution by the Partnership, which will reach you in May.',
      ),
      'Capital Distribution',
      { distribution_number: '23' },
    );
    await assertFound(letter('AVISO DE DISTRIBUCIÓN 6/2024'), 'Capital Distribution', {
      distribution_number: '6',
    });
  });

  it('reads key figures of a fund that a sentence tells, and units written with their currency', async () => {
    await assertFound(
      [
        ...letter(
          'The Fund (vintage 2016) had drawn £241.20m and distributed £179.50m by the year end.',
          'This represents DPI of 0.74, RVPI of 0.84 and TVPI of 1.58.',
        ),
        ...lineAt(120, [60, 'Fund size'], [300, '260,0 M€']),
      ],
      'Performance',
      {
        vintage_year: '2016',
        fund_paid_in: '241200000 GBP',
        fund_distributed: '179500000 GBP',
        dpi: '0.74',
        rvpi: '0.84',
        tvpi: '1.58',
        fund_size: '260000000 EUR',
      },
    );
  });

  it('takes what stands from the column after the notice, and what moves from its own', async () => {
    await assertFound(
      [
        ...lineAt(60, [240, 'Before'], [340, 'This notice'], [460, 'After']),
        ...lineAt(
          80,
          [60, 'Recallable distributions'],
          [240, '4,118.00'],
          [340, '220.00'],
          [460, '4,338.00'],
        ),
        ...lineAt(100, [60, 'Unfunded commitment'], [240, '6,904.00'], [340, '220.00'], [460, '7,124.00']),
      ],
      'Capital Distribution',
      { distribution_recallable: '220.00', unfunded_commitment: '7124.00' },
    );
    await assertFound(
      [
        ...lineAt(60, [240, 'Vor dem Abruf'], [340, 'Abruf'], [460, 'Nach dem Abruf']),
        ...lineAt(80, [60, 'Offene Zusage'], [240, '7.124,00'], [340, '220,00'], [460, '6.904,00']),
      ],
      'Capital Call',
      { unfunded_before_call: '7124.00', unfunded_after_call: '6904.00' },
    );
  });

  it('takes the sum of several lines that a table names alike', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Dividends'], [400, '18,402.20']),
        ...lineAt(80, [60, 'Interest'], [405, '3,771.09']),
        ...lineAt(100, [60, 'Total income'], [400, '22,173.29']),
      ],
      'Capital Distribution',
      { distribution_income: '22173.29' },
    );
  });

  it('reads the place and day of writing out of a dotted line and at the foot', async () => {
    const lines = [
      lineAt(100, [60, 'Leeuwarden, 2 december 2024 · betaaldatum 9 december 2024']),
      lineAt(760, [60, 'Haldenegg SICAV'], [240, 'Valor 41 772 093'], [400, 'Zürich, 2. Dezember 2024']),
    ];
    for (const line of lines) await assertFound(line, 'Capital Distribution', { notice_date: '2024-12-02' });
  });

  it('reads a day of payment over the bank that the sentence names in passing', async () => {
    await assertFound(
      letter('We shall therefore pay £204,162.50 to your account at Carrick Roads Bank on 18 July 2024.'),
      'Capital Distribution',
      { payment_date: '2024-07-18', distribution_net: '204162.50 GBP' },
    );
  });
});
