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
});
