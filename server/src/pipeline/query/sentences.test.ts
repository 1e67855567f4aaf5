import { describe, it } from 'node:test';

import type { TextAt } from '../testing/build-pdf.ts';
import { assertFound, lineAt } from '../testing/query-pages.ts';

/** Lines of one column, 16 points apart. */
function letter(...lines: string[]): TextAt[] {
  return lines.flatMap((line, index) => lineAt(60 + 16 * index, [60, line]));
}

describe('amounts told in sentences', () => {
  it('takes the amount for the share that it says again, and not for what the share is of', async () => {
    await assertFound(
      letter(
        'We are calling 15% of your $400,000 commitment, that is $60,000, payable on or',
        'before March 17, 2025.',
      ),
      'Capital Call',
      { call_amount: '60000 USD', commitment: '400000 USD' },
    );
    await assertFound(
      letter('Nous appelons 15 % de votre engagement de 400 000 €, soit 60 000 €, à verser.'),
      'Capital Call',
      { call_amount: '60000 EUR', commitment: '400000 EUR' },
    );
  });

  it('does not give a part the name of the whole that its sentence begins with', async () => {
    await assertFound(
      letter(
        'We call $60,000 from you. Of this call, $52,600 will go toward the seed rounds of two',
        'companies, $5,000 covers your share of the management fee, and the remaining $2,400',
        'pays for audit, tax and other partnership expenses.',
      ),
      'Capital Call',
      {
        call_amount: '60000 USD',
        call_investments: '52600 USD',
        call_management_fees: '5000 USD',
        call_partnership_expenses: '2400 USD',
      },
    );
  });

  it('lets an amount be named by what follows it up to the next amount only', async () => {
    await assertFound(
      letter(
        'Your share of the proceeds is £204,162.50. Of this, £120,000.00 is a repayment of the',
        'capital you advanced and £84,162.50 is capital gain; there is no income element. We',
        'shall therefore pay £204,162.50 to your account.',
      ),
      'Capital Distribution',
      {
        distribution_gross: '204162.50 GBP',
        distribution_return_of_capital: '120000.00 GBP',
        distribution_realised_gain: '84162.50 GBP',
        distribution_net: '204162.50 GBP',
      },
    );
  });

  it('gives a second amount the name that stands behind the first', async () => {
    await assertFound(
      letter(
        'Vor diesem Abruf waren 2.146.300,00 € Ihrer Zeichnungssumme noch nicht abgerufen,',
        'danach sind es 1.810.244,56 €.',
      ),
      'Capital Call',
      { unfunded_before_call: '2146300.00 EUR', unfunded_after_call: '1810244.56 EUR' },
    );
  });

  it('ends a sentence at a short word, and takes the sum rather than the amount of one unit', async () => {
    await assertFound(
      letter(
        'The units carry no performance fee. Of it EUR 2.0000 per unit, in total',
        '368,500.00, is recallable until 31 December 2026.',
      ),
      'Capital Distribution',
      { distribution_recallable: '368500.00 EUR' },
    );
  });
});
