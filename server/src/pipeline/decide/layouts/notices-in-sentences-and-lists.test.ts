import { describe, it } from 'node:test';

import type { TextAt } from '../../testing/build-pdf.ts';
import { assertFound, lineAt } from '../../testing/query-pages.ts';

/** Lines of one column, 14 points apart: tight enough for one paragraph. */
function paragraph(...lines: string[]): TextAt[] {
  return lines.flatMap((line, index) => lineAt(60 + 14 * index, [60, line]));
}

describe('notices told in sentences and lists', () => {
  it('reads each item of a list by itself, and no bullet as the sign of the amount before it', async () => {
    await assertFound(
      paragraph(
        'The gross distribution of €2,368,000.00 consists of:',
        '- repayment of capital €1,750,000.00',
        '- realised gain €43,000.00',
        '- interest income €575,000.00',
      ),
      'Capital Distribution',
      {
        distribution_return_of_capital: '1750000.00 EUR',
        distribution_realised_gain: '43000.00 EUR',
        distribution_income: '575000.00 EUR',
      },
    );
  });

  it('names the day right behind an amount by what names the amount', async () => {
    await assertFound(paragraph('We will pay you $231,100.00 on May 23, 2025.'), 'Capital Distribution', {
      distribution_net: '231100.00 USD',
      payment_date: '2025-05-23',
    });
    await assertFound(
      paragraph('You are requested to contribute $2,150,000.00 on August 28, 2023, as follows.'),
      'Capital Call',
      { due_date: '2023-08-28' },
    );
  });

  it('carries the name of an amount over to what is left of it once it has been paid', async () => {
    await assertFound(
      paragraph(
        'Before this drawdown £6,120,000.00 of it remained undrawn, and once it has been paid',
        'the figure will be £5,407,500.00.',
      ),
      'Capital Call',
      { unfunded_before_call: '6120000.00 GBP', unfunded_after_call: '5407500.00 GBP' },
    );
  });

  it('names a multiple by the short name in brackets behind it', async () => {
    await assertFound(
      paragraph(
        'Measured against paid-in capital, distributions come to 0.70x (DPI) and the remaining',
        'value to 0.95x (RVPI).',
      ),
      'Performance',
      { dpi: '0.70', rvpi: '0.95' },
    );
  });

  it('reads on over the lines of a letter that is set wide', async () => {
    const wide = [
      'Rogamos transfieran el importe no más tarde del 24 de enero de 2025: a la cuenta',
      'ES07 8412 0077 5102 0034 5519 abierta a nombre de Alcor Crecimiento II,',
      'FCR en Banco del Sardinero, S.A., indicando el concepto.',
    ];
    await assertFound(
      wide.flatMap((line, index) => lineAt(60 + 24 * index, [60, line])),
      'Capital Call',
      { due_date: '2025-01-24', beneficiary_name: 'Alcor Crecimiento II, FCR' },
    );
  });

  it('reads no column of amounts as running text', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Limited Partner'], [300, 'Commitment']),
        ...lineAt(74, [60, 'Birchwood Family'], [300, '10,000,000']),
        ...lineAt(88, [60, 'Cantrell University'], [300, '25,000,000']),
        ...lineAt(140, [60, 'The rest of your total commitment of $40,000,000.00 is callable.']),
      ],
      'Capital Call',
      { commitment: '40000000.00 USD' },
    );
  });

  it('finds the day of a sentence behind a day of the week and far from what it is told for', async () => {
    await assertFound(
      paragraph(
        'The sum of £1,688,159.44 will reach the account that you have given us on',
        'Friday, the 17th of May 2024.',
      ),
      'Capital Distribution',
      { distribution_net: '1688159.44 GBP', payment_date: '2024-05-17' },
    );
  });

  it('reads a day without its year as the one nearest to the date of the letter', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Utrecht, 14 december 2024']),
        ...lineAt(120, [
          60,
          'Wij verzoeken u het bedrag van € 96.000,- uiterlijk op vrijdag 3 januari te betalen.',
        ]),
      ],
      'Capital Call',
      { notice_date: '2024-12-14', call_amount: '96000 EUR', due_date: '2025-01-03' },
    );
  });

  it('names each value of a list by what stands behind it on its own line', async () => {
    await assertFound(
      paragraph('$58.5k – new investments', '$11.25k – Q2 management fee', '$5.25k – partnership expenses'),
      'Capital Call',
      {
        call_investments: '58500 USD',
        call_management_fees: '11250 USD',
        call_partnership_expenses: '5250 USD',
      },
    );
  });

  it('takes no amount or day of an earlier notice', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Fourteenth distribution']),
        ...lineAt(120, [60, 'You will receive £688,159.44 on 17 May 2024.']),
        ...lineAt(180, [
          60,
          'By the thirteenth distribution, paid on 16 February 2024, you received £655,012.40.',
        ]),
      ],
      'Capital Distribution',
      { distribution_number: '14', distribution_net: '688159.44 GBP', payment_date: '2024-05-17' },
    );
    await assertFound(
      [
        ...lineAt(60, [60, 'Fourteenth distribution']),
        ...lineAt(120, [60, 'By the thirteenth distribution we paid you a net amount of £655,012.40.']),
        ...lineAt(180, [60, 'Now £688,159.44 will reach the account of the trustees.']),
      ],
      'Capital Distribution',
      { distribution_net: '688159.44 GBP' },
    );
  });

  it('reads on behind a whole that is named in passing, and takes no amount of all partners', async () => {
    await assertFound(
      paragraph('Once paid, EUR 1,100,000.00 of your commitment of EUR 3,000,000.00 will remain undrawn.'),
      'Capital Call',
      { unfunded_after_call: '1100000.00 EUR', commitment: '3000000.00 EUR' },
    );
    await assertFound(
      paragraph(
        'A total distribution of $18.4 million is being made to all limited partners.',
        'Your pro rata share is $552,000.',
      ),
      'Capital Distribution',
      { distribution_gross: '552000 USD' },
    );
  });

  it('takes no sum of money for a reference', async () => {
    await assertFound(
      paragraph('Verwendung: 200.000,00 EUR Investitionen, 32.000,00 EUR Managementvergütung.'),
      'Capital Call',
      { payment_reference: undefined },
    );
  });
});
