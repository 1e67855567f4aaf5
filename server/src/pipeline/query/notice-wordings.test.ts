import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { lineAt, queryPages } from '../testing/query-pages.ts';

/** Asserts the given values and says nothing of the others. */
function assertFound(values: Record<string, string>, wanted: Record<string, string | undefined>): void {
  const found = Object.fromEntries(Object.keys(wanted).map((fin) => [fin, values[fin]]));
  assert.deepEqual(found, wanted);
}

describe('wordings of notices', () => {
  it('reads amounts in kronor, an ordinal in the title and the manager of the signature', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Granliden Tillväxt IV KB – fjärde kapitalanropet']),
          ...lineAt(90, [60, 'Göteborg, 4 mars 2024. Vi ber er betala senast 18 mars 2024.']),
          ...lineAt(120, [60, 'Investeringar'], [400, '1 250 000 kr']),
          ...lineAt(138, [60, 'Förvaltningsavgift'], [400, '150 000 kr']),
          ...lineAt(156, [60, 'Att betala'], [400, '1 400 000 kr']),
          ...lineAt(200, [60, 'Med vänlig hälsning']),
          ...lineAt(216, [60, 'Granliden Förvaltning AB']),
        ],
      ],
      'Capital Call',
    );
    assertFound(values, {
      call_number: '4',
      notice_date: '2024-03-04',
      call_investments: '1250000 SEK',
      call_amount: '1400000 SEK',
      fund: 'Granliden Tillväxt IV KB',
      fund_manager: 'Granliden Förvaltning AB',
    });
  });

  it('takes the day of writing from the title and from the line that says for whom the paper is', async () => {
    const titled = await queryPages(
      [
        [
          ...lineAt(60, [60, 'FPCI Boréal Croissance II']),
          ...lineAt(84, [60, "Avis d'appel de fonds n° 3 – 6 mai 2024"]),
          ...lineAt(108, [60, 'Date limite de versement : 20 mai 2024']),
          ...lineAt(150, [60, 'Montant appelé'], [400, '770 479,93 €']),
        ],
      ],
      'Capital Call',
    );
    assertFound(titled.values, {
      fund: 'FPCI Boréal Croissance II',
      notice_date: '2024-05-06',
      due_date: '2024-05-20',
      call_amount: '770479.93 EUR',
    });
    const prepared = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Teal Harbour Asia Growth V | Distribution advice']),
          ...lineAt(84, [60, 'Prepared for Northgate Insurance Board on 05-Mar-2025']),
          ...lineAt(120, [60, 'Pay date'], [300, '19-Mar-2025']),
          ...lineAt(138, [60, 'Return of capital'], [300, 'USD'], [460, '2,092,400.00']),
          ...lineAt(156, [60, 'Net to you'], [300, 'USD'], [460, '2,001,300.00']),
        ],
      ],
      'Capital Distribution',
    );
    assertFound(prepared.values, {
      fund: 'Teal Harbour Asia Growth V',
      limited_partner: 'Northgate Insurance Board',
      notice_date: '2025-03-05',
      payment_date: '2025-03-19',
      distribution_return_of_capital: '2092400.00 USD',
      distribution_net: '2001300.00 USD',
    });
  });
});
