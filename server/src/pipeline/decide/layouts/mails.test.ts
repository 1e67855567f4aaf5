import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { MAX_DOUBTED } from '../../contract/candidate.ts';
import { drawnText } from '../../testing/drawn-text.ts';
import { assertFound, queryPages } from '../../testing/query-pages.ts';

describe('mails in a few words', () => {
  it('list members in sentences under a heading, each with what is said of it behind its name', async () => {
    const { rows, values, rowCandidates } = await queryPages(
      [
        drawnText(`
Corran Fund II
Report for Q3 2024

Performance: 11.4% IRR, 1.31x multiple

Portfolio companies:
• Tarn Tools (industry): cost 14.0m, now worth approx. 6.5m
• Arden Dental Ltd - $3mm fair value (invested $9mm)
• Vesterby Wind: 2.4m

Regards,
Corran Capital`),
      ],
      'Performance',
    );
    assert.deepEqual(rows, [
      {
        investment_name: 'Tarn Tools',
        investment_cost: '14000000 USD',
        investment_fair_value: '6500000 USD',
      },
      {
        investment_name: 'Arden Dental Ltd',
        investment_cost: '9000000 USD',
        investment_fair_value: '3000000 USD',
      },
      { investment_name: 'Vesterby Wind', investment_fair_value: '2400000 USD' },
    ]);
    assert.equal(values.net_irr, '11.4');
    const bare = rowCandidates[2]?.investment_fair_value;
    assert.ok((bare?.confidence ?? 1) <= MAX_DOUBTED, 'nothing says what the lone amount is');
  });

  it('list no members where no heading says so', async () => {
    const { rows } = await queryPages(
      [
        drawnText(`
Corran Fund II
Report for Q3 2024

Next steps:
• Annual meeting: cost 14.0m, value 6.5m
• Audit: cost 9.0m, value 3.0m`),
      ],
      'Performance',
    );
    assert.deepEqual(rows, []);
  });

  it('ask for an amount, say what is left, and name who holds the account in a bracket behind its number', async () => {
    await assertFound(
      drawnText(`
From: Corran Capital
Re: Corran Fund II - Capital Call
Date: 2024-09-04

Hi,
We need $2.3mm from you for the fund. Still 6.9mm left on your commitment.
Bank: Merchants Bank of the Coast
Account: 192124355 (Corran Fund II Collection Account)`),
      'Capital Call',
      {
        call_amount: '2300000 USD',
        unfunded_after_call: '6900000 USD',
        account_number: '192124355',
        beneficiary_name: 'Corran Fund II Collection Account',
      },
    );
  });

  it('state the base currency by their amounts alone, where no amount bears another', async () => {
    const call = (fee: string): ReturnType<typeof drawnText> =>
      drawnText(`
Corran Fund II
Capital call notice no. 4

Amount due:          EUR 485,000.00
Management fee:      ${fee} 12,000.00
Due date:            18/04/2025`);
    await assertFound(call('EUR'), 'Capital Call', { base_currency: 'EUR' });
    await assertFound(call('CHF'), 'Capital Call', { base_currency: undefined });
  });

  it('name no manager by their bank alone', async () => {
    await assertFound(
      drawnText(`
Corran Fund II, L.P.
Capital call notice no. 4

Amount due:          USD 485,000.00
Bank:                First Tarn Bank N.A.
Account number:      40071183`),
      'Capital Call',
      { bank_name: 'First Tarn Bank N.A.', fund_manager: undefined },
    );
  });
});
