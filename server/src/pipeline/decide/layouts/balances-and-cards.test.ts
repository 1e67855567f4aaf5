import { describe, it } from 'node:test';

import { assertFound, lineAt } from '../../testing/query-pages.ts';

const row = (y: number, label: string, ...amounts: string[]) =>
  lineAt(y, [40, label], ...amounts.map((one, at): [number, string] => [300 + 90 * at, one]));

describe('balances of accounts', () => {
  it('reads a closing balance that is called by its day behind an opening one that is called by its place', async () => {
    for (const [opening, closing] of [
      ['Nettovermögen zu Beginn', 'Nettovermögen am 30. Juni 2026'],
      ['Actif net en début de période', 'Actif net au 30 juin 2026'],
    ] as const)
      await assertFound(
        [
          ...lineAt(40, [40, 'Kapitalkontoauszug / Relevé de compte']),
          ...lineAt(56, [40, 'Kestrel Secondaries III SCSp, 30.06.2026']),
          ...row(90, 'EUR', 'Q2 2026'),
          ...row(110, opening, '7 012 689,50'),
          ...row(126, 'Distributions / Ausschüttungen', '-382 500,00'),
          ...row(142, 'Management fee / Verwaltungsgebühr', '-21 250,00'),
          ...row(158, 'Carried interest', '-19 113,06'),
          ...row(174, closing, '6 589 826,44'),
        ],
        'Capital Account',
        { opening_balance_qtd: '7012689.50 EUR', closing_balance_qtd: '6589826.44 EUR' },
      );
  });

  it('leaves cards beside an account out of it', async () => {
    await assertFound(
      [
        ...lineAt(40, [40, 'Statement of Partner’s Capital at 30 September 2026, in Canadian dollars']),
        ...lineAt(70, [300, 'Current quarter'], [440, 'Capital commitment']),
        ...lineAt(82, [440, '$30,000,000.00']),
        ...lineAt(90, [40, 'Capital, beginning of period'], [300, '$21,930,906.45']),
        ...lineAt(94, [440, 'Contributed to date']),
        ...lineAt(106, [40, 'Contributions'], [300, '$1,125,000.00'], [440, '$22,500,000.00']),
        ...lineAt(118, [440, 'Unfunded commitment']),
        ...lineAt(130, [40, 'Distributions'], [300, '($418,229.15)'], [440, '$8,750,000.00']),
        ...lineAt(146, [40, 'Management fee'], [300, '($70,312.50)']),
        ...lineAt(162, [40, 'Capital, end of period'], [300, '$22,567,364.80']),
      ],
      'Capital Account',
      {
        contributed_to_date: '22500000.00 CAD',
        unfunded_commitment: '8750000.00 CAD',
        closing_balance_qtd: '22567364.80 CAD',
      },
    );
  });

  it('takes the lines of a form over a table for no titles of its columns', async () => {
    await assertFound(
      [
        ...lineAt(40, [40, 'Tamarisk Fork Growth Fund III, L.P. – Reporting Template']),
        ...lineAt(
          70,
          [40, 'Limited Partner:'],
          [130, 'Snohaven Transit Trust'],
          [270, 'As of:'],
          [330, '09/30/2026'],
        ),
        ...lineAt(
          82,
          [40, 'Manager:'],
          [130, 'Tamarisk Fork, LLC'],
          [430, 'General Partner:'],
          [520, 'Fork GP III'],
        ),
        ...lineAt(94, [300, 'General Partner'], [450, 'Limited Partner']),
        ...lineAt(106, [300, 'QTD'], [380, 'YTD'], [450, 'QTD'], [520, 'YTD']),
        ...[
          ['Beginning NAV', '1,751,506', '1,604,739', '6,483,118', '5,950,452'],
          ['Contributions', '60,000', '150,000', '240,000', '600,000'],
          ['(Distributions)', '(24,125)', '(24,125)', '(96,500)', '(96,500)'],
          ['Realized Gain / (Loss)', '52,757', '109,524', '185,230', '357,896'],
          ['Ending NAV', '1,840,138', '1,840,138', '6,811,848', '6,811,848'],
        ].flatMap(([label = '', ...amounts], at) =>
          lineAt(
            124 + 14 * at,
            [40, label],
            ...amounts.map((one, column): [number, string] => [[300, 380, 450, 520][column] ?? 0, one]),
          ),
        ),
      ],
      'Capital Account',
      { opening_balance_qtd: '6483118', distributions_qtd: '96500', closing_balance_qtd: '6811848' },
    );
  });

  it('reads the year of a day that begins a period from its end', async () => {
    await assertFound(
      [
        ...lineAt(40, [400, 'Erstellt am 18. Februar 2026']),
        ...lineAt(70, [40, 'Kapitalkontenentwicklung zum 31. Dezember 2025']),
        ...lineAt(90, [40, 'Geschäftsjahr vom 1. Januar bis 31. Dezember 2025 · alle Beträge in EUR']),
        ...row(130, 'Endbestand', '4.067.166,00'),
      ],
      'Capital Account',
      { period_start: '2025-01-01' },
    );
    await assertFound(
      [
        ...lineAt(40, [40, 'Kapitalkontoauszug'], [300, 'Stichtag'], [420, '30. Juni 2026']),
        ...lineAt(60, [300, 'Quartal ab'], [420, '1. April 2026']),
      ],
      'Capital Account',
      { period_start: '2026-04-01' },
    );
  });

  it('takes the end of a reporting period, not the day of the report, for the reporting date', async () => {
    await assertFound(
      [
        ...lineAt(
          40,
          [40, 'Tamarack Ledge Partners III, L.P.'],
          [300, 'Reporting period end'],
          [440, 'December 31, 2025'],
        ),
        ...lineAt(60, [300, 'Date of report'], [440, 'February 27, 2026']),
      ],
      'Capital Account',
      { reporting_date: '2025-12-31' },
    );
  });
});
