import { describe, it } from 'node:test';

import { assertFound, lineAt } from '../../testing/query-pages.ts';

describe('the bank of payment instructions', () => {
  it('reads banks without a legal form out of sentences', async () => {
    const sentences = {
      'Wire $500,007.92 to Merchants Bank of the Coast, ABA 031900012, for the Partnership.':
        'Merchants Bank of the Coast',
      'Coordonnées bancaires du compte du fonds, ouvert chez Banque du Gardon :': 'Banque du Gardon',
      'Het bedrag maakt u over naar Oude Schiedamse Bank onder vermelding van het nummer.':
        'Oude Schiedamse Bank',
    };
    for (const [text, bank] of Object.entries(sentences))
      await assertFound(lineAt(60, [60, text]), 'Capital Call', { bank_name: bank });
  });

  it('takes no label for what a name begins with, and no place for a part of an unlabelled name', async () => {
    await assertFound(
      [
        ...lineAt(
          60,
          [60, 'Beneficiary bank (field 57)'],
          [260, 'Bank of the Southern Isles Ltd, Singapore'],
        ),
        ...lineAt(80, [60, 'Details of payment (field 70)'], [260, 'RMAP4 DD18 SHPF']),
      ],
      'Capital Call',
      { bank_name: 'Bank of the Southern Isles Ltd', payment_reference: 'RMAP4 DD18 SHPF' },
    );
    await assertFound(
      [
        ...lineAt(60, [60, 'Please wire the funds as follows:']),
        ...lineAt(90, [80, 'Truckee River Bank, Reno NV']),
        ...lineAt(106, [80, 'Routing 121201999']),
      ],
      'Capital Call',
      { bank_name: 'Truckee River Bank' },
    );
  });

  it('takes no other label for the name, in two languages neither', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Bank']),
        ...lineAt(66, [260, 'Oude Schiedamse Bank N.V.']),
        ...lineAt(72, [60, 'Bank']),
        ...lineAt(90, [60, 'IBAN / BIC']),
        ...lineAt(96, [260, 'NL38 OSTB 0417 1643 00 / OSTBNL2R']),
        ...lineAt(102, [60, 'IBAN / BIC']),
      ],
      'Capital Call',
      { bank_name: 'Oude Schiedamse Bank N.V.' },
    );
    await assertFound(
      [
        ...lineAt(60, [60, 'Code banque'], [200, 'Code guichet'], [330, 'Clé RIB']),
        ...lineAt(80, [60, '30047'], [200, '00712'], [330, '77']),
      ],
      'Capital Call',
      { bank_name: undefined },
    );
  });

  it('reads a label and its date between the dots of a line', async () => {
    await assertFound(
      lineAt(60, [60, 'Valuta 12. September 2024 · Rechnungswährung CHF']),
      'Capital Distribution',
      { payment_date: '2024-09-12', base_currency: 'CHF' },
    );
  });

  it('ends a name at the label of the next line', async () => {
    await assertFound(
      [
        ...lineAt(60, [80, 'Account name Bristlecone Ventures Fund I, LP']),
        ...lineAt(76, [80, 'Memo: Oyelaran call 4']),
      ],
      'Capital Call',
      { beneficiary_name: 'Bristlecone Ventures Fund I, LP', payment_reference: 'Oyelaran call 4' },
    );
  });
});
