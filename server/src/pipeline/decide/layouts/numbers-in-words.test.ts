import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { TextAt } from '../../testing/build-pdf.ts';
import { assertFound, lineAt, queryPages } from '../../testing/query-pages.ts';

/** Lines of one column, 14 points apart: tight enough for one paragraph. */
function paragraph(...lines: string[]): TextAt[] {
  return lines.flatMap((line, index) => lineAt(60 + 14 * index, [60, line]));
}

describe('notices with numbers in words and sums of sections', () => {
  it('names an amount in brackets by what stands before the same amount in words', async () => {
    await assertFound(
      paragraph('We require you to pay one million six hundred and twelve thousand euros (€1,612,000).'),
      'Capital Call',
      { call_amount: '1612000 EUR' },
    );
  });

  it('reads days and numbers of notices in words', async () => {
    await assertFound(
      [
        ...lineAt(60, [300, 'Sevilla, a veintidós de octubre de 2024']),
        ...lineAt(120, [60, 'Desembolso número ocho']),
      ],
      'Capital Call',
      { notice_date: '2024-10-22', call_number: '8' },
    );
    await assertFound(lineAt(60, [60, 'the 4th of June, 2024']), 'Capital Call', {
      notice_date: '2024-06-04',
    });
  });

  it('takes a small word for what it says in the language of its text', async () => {
    await assertFound(
      paragraph(
        'Antes de esta solicitud el compromiso pendiente era de 400.000 € y tras el desembolso quedará en',
        '300.000 €.',
      ),
      'Capital Call',
      { unfunded_before_call: '400000 EUR', unfunded_after_call: '300000 EUR' },
    );
  });

  it('tells what remained before a notice from what remains after it, and the ends of a change', async () => {
    await assertFound(
      paragraph(
        'Före denna inbetalning återstår 14 880 000 kronor att kalla in, därefter 11 160 000 kronor.',
      ),
      'Capital Call',
      { unfunded_before_call: '14880000 SEK', unfunded_after_call: '11160000 SEK' },
    );
    await assertFound(
      paragraph('Ce qui porte votre engagement restant à libérer de 245 000,00 € à 350 000,00 €.'),
      'Capital Distribution',
      { unfunded_commitment: '350000.00 EUR' },
    );
  });

  it('names the total of a section by its heading, where it is their sum', async () => {
    const table = (total: string): TextAt[] => [
      ...lineAt(60, [60, '3. Income']),
      ...lineAt(80, [70, 'Dividends from underlying funds'], [400, '25,605.00']),
      ...lineAt(100, [70, 'Sundry receipts'], [400, '3,536.00']),
      ...lineAt(120, [60, 'Total 3'], [400, total]),
    ];
    await assertFound(table('29,141.00'), 'Capital Distribution', { distribution_income: '29141.00' });
    await assertFound(table('99,141.00'), 'Capital Distribution', { distribution_income: '25605.00' });
  });

  it('reads columns before, at and after a notice whosever their amounts are', async () => {
    await assertFound(
      [
        ...lineAt(
          60,
          [200, 'Prior calls, your share'],
          [340, 'This call, your share'],
          [470, 'After this call'],
        ),
        ...lineAt(80, [60, 'Management fees'], [200, '80,000.00'], [340, '60,000.00'], [470, '140,000.00']),
        ...lineAt(100, [60, 'Unfunded commitment'], [200, '500,000.00'], [470, '440,000.00']),
      ],
      'Capital Call',
      {
        call_management_fees: '60000.00',
        unfunded_before_call: '500000.00',
        unfunded_after_call: '440000.00',
      },
    );
  });

  it('names each part of a list by what stands behind "as to"', async () => {
    await assertFound(
      paragraph(
        'The drawdown will be applied as to €87,500 towards the management fee as to €31,250',
        'towards interest under the facility.',
      ),
      'Capital Call',
      { call_management_fees: '87500 EUR', call_other: '31250 EUR' },
    );
  });

  it('takes no hour and no person of a printed mail for a name', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'From:'], [120, 'Priya Okonedo, Finance']),
        ...lineAt(90, [60, 'Sent:'], [120, 'Tue 12-Mar-24 9:14 AM']),
        ...lineAt(120, [60, 'To:'], [120, 'Halvorsen Family Office Inc.']),
        ...lineAt(300, [60, 'Driftglass Ventures Management, LLC']),
      ],
      'Capital Call',
      {
        limited_partner: 'Halvorsen Family Office Inc.',
        fund_manager: 'Driftglass Ventures Management, LLC',
      },
    );
  });

  it('knows the manager on whose behalf somebody else writes', async () => {
    await assertFound(
      lineAt(60, [60, 'Treuhand Weserland GmbH · im Auftrag der Rabenfels KVG mbH']),
      'Capital Call',
      { fund_manager: 'Rabenfels KVG mbH' },
    );
  });

  it('reads the currency that ends an amount in words', async () => {
    const { values } = await queryPages(
      [
        lineAt(100, [
          60,
          'Importe a pagar: 1,250,000.00 (un millón doscientos cincuenta mil pesos 00/100 M.N.)',
        ]),
      ],
      'Capital Call',
    );
    assert.equal(values.base_currency, 'MXN');
  });
});
