import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { TextAt } from '../../testing/build-pdf.ts';
import { assertFound, lineAt, queryPages } from '../../testing/query-pages.ts';

describe('payment details of notices', () => {
  it('names the lines under two labels between slashes each by its own', async () => {
    await assertFound(
      [
        ...lineAt(300, [60, 'Konto / Zahlbar an']),
        ...lineAt(311, [60, 'CH58 0839 0001 7402 6518 3']),
        ...lineAt(322, [60, 'Albula Privatmarkt III KmGK']),
        ...lineAt(333, [60, '7000 Chur']),
        ...lineAt(360, [60, 'Zahlbar durch']),
        ...lineAt(371, [60, 'Gemini-Stiftung für die']),
        ...lineAt(382, [60, 'berufliche Vorsorge']),
      ],
      'Capital Call',
      {
        iban: 'CH5808390001740265183',
        beneficiary_name: 'Albula Privatmarkt III KmGK',
        limited_partner: 'Gemini-Stiftung für die berufliche Vorsorge',
      },
    );
  });

  it('reads a bank and its code out of a bracket of a sentence', async () => {
    await assertFound(
      [
        ...lineAt(100, [60, 'Wir bitten Sie, den Betrag auf das Konto der Gesellschaft bei unserer']),
        ...lineAt(112, [60, 'Hausbank (Rhätische Handelsbank AG, Chur, BIC RHHBCH22) zu überweisen.']),
      ],
      'Capital Call',
      { bank_name: 'Rhätische Handelsbank AG', swift_code: 'RHHBCH22' },
    );
  });

  it('takes a reference whole with the dashes in it, and no label of a number for one', async () => {
    await assertFound(
      [
        ...lineAt(100, [60, 'IBAN : FR76 1820 6000 4177 3005 6128 827']),
        ...lineAt(113, [60, 'Référence du virement : GCD2 – APPEL 5 – CPV']),
      ],
      'Capital Call',
      { payment_reference: 'GCD2 – APPEL 5 – CPV' },
    );
    await assertFound(
      [
        ...lineAt(80, [60, 'Payment reference']),
        ...lineAt(93, [60, 'Registration no.'], [200, '7204']),
        ...lineAt(106, [60, 'Account no.'], [200, '0001928374']),
        ...lineAt(119, [60, 'Text on transfer'], [200, 'LIMFJORD VE2 CALL 11']),
      ],
      'Capital Call',
      { payment_reference: 'LIMFJORD VE2 CALL 11' },
    );
  });

  it('ends a name before the next label of its line, and a reference before the colon behind it', async () => {
    await assertFound(
      [
        ...lineAt(80, [60, 'Wire instructions']),
        ...lineAt(
          93,
          [60, 'Bank: Merchants & Kestrel Trust Company ABA: 011900571'],
          [400, 'SWIFT: MGTCUS33'],
        ),
        ...lineAt(106, [60, 'Please pay to the account below, quoting KF3-A6-0219:']),
      ],
      'Capital Call',
      { bank_name: 'Merchants & Kestrel Trust Company', payment_reference: 'KF3-A6-0219' },
    );
  });

  it('takes a bank with its whole legal form and without the place behind it', async () => {
    await assertFound(
      [
        ...lineAt(80, [60, 'Payment instructions:']),
        ...lineAt(93, [60, 'Bank: Quay & Saltern Trust Company, N.A., 12 Wharf Lane, Boston, MA 02110']),
        ...lineAt(106, [60, 'SWIFT: QASTUS33']),
      ],
      'Capital Call',
      { bank_name: 'Quay & Saltern Trust Company, N.A.' },
    );
    await assertFound(
      [
        ...lineAt(80, [60, 'Bank'], [240, 'Bank van de Oosterkade N.V., Utrecht']),
        ...lineAt(98, [60, 'BIC'], [240, 'BOKDNL2A']),
      ],
      'Capital Call',
      { bank_name: 'Bank van de Oosterkade N.V.' },
    );
  });

  it('ends a name before what a comma adds in small letters or of its capital', async () => {
    await assertFound(
      [
        ...lineAt(55, [60, 'Gâtine Gestion']),
        ...lineAt(100, [60, "Avis d'appel de fonds n° 5 – Gâtine Développement II SLP"]),
        ...lineAt(130, [60, 'Domiciliation : Crédit Poitevin, agence de Niort']),
        ...lineAt(800, [
          60,
          'Gâtine Gestion, SAS au capital de 850 000 € – Société de gestion de portefeuille',
        ]),
      ],
      'Capital Call',
      { bank_name: 'Crédit Poitevin', fund_manager: 'Gâtine Gestion' },
    );
  });

  it('takes whoever holds the account for no investor, by whatever name its number goes', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Caja de Previsión de los Trabajadores del Bajío']),
        ...lineAt(72, [60, 'Blvd. Campestre 1210, León, Guanajuato']),
        ...lineAt(300, [60, 'Banco'], [240, 'Banco Mercantil, S.A.']),
        ...lineAt(318, [60, 'Titular'], [240, 'Fideicomiso Nevada']),
        ...lineAt(336, [60, 'CLABE'], [240, '012180004117296051']),
      ],
      'Capital Call',
      {
        limited_partner: 'Caja de Previsión de los Trabajadores del Bajío',
        beneficiary_name: 'Fideicomiso Nevada',
        account_number: '012180004117296051',
      },
    );
  });
});

describe('names and dates of notices', () => {
  it('reads the number of a trust in its name, and a Mexican manager with its whole form', async () => {
    const { values, candidates } = await queryPages(
      [
        [
          ...lineAt(100, [200, 'AVISO DE LLAMADA DE CAPITAL NÚMERO 6']),
          ...lineAt(115, [200, 'Fideicomiso F/3327 Sierra Nevada Infraestructura II']),
          ...lineAt(160, [60, 'Hacemos referencia al contrato de fecha 20 de abril de 2022.']),
          ...lineAt(175, [60, 'Sierra Nevada Capital, S.A.P.I. de C.V., en su carácter de gestor']),
          ...lineAt(190, [60, 'del Fideicomiso, por conducto del Fiduciario, les notifica lo siguiente:']),
        ],
      ],
      'Capital Call',
    );
    assert.equal(values.fund, 'Fideicomiso F/3327 Sierra Nevada Infraestructura II');
    assert.equal(candidates.fund_manager?.[0]?.value, 'Sierra Nevada Capital, S.A.P.I. de C.V.');
  });

  it('begins a name under the label that heads its lines', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Capital call notice no. 11'], [476, 'Manager']),
        ...lineAt(71, [476, 'Vesterhav Partners']),
        ...lineAt(82, [476, 'Forvaltning A/S']),
        ...lineAt(93, [476, 'Toldbodvej 22']),
      ],
      'Capital Call',
      { fund_manager: 'Vesterhav Partners Forvaltning A/S' },
    );
  });

  it('reads a fund of the Norwegian form in the title of its paper', async () => {
    await assertFound(
      [
        ...lineAt(172, [60, 'Distribution no. 11 from Skarvøy Buyout III KS']),
        ...lineAt(200, [60, 'Dear investor,']),
      ],
      'Capital Distribution',
      { fund: 'Skarvøy Buyout III KS', distribution_number: '11' },
    );
  });

  it('takes the day of record for none of writing, and leaves each card its own value', async () => {
    const card = (x: number, y: number, label: string, value: string): TextAt[] => [
      { x, y, text: label, size: 6 },
      { x, y: y + 12, text: value },
    ];
    for (const down of [16, 17, 18])
      await assertFound(
        [
          ...card(311, 140, 'RECORD DATE', '31/01/2025'),
          ...card(60, 140 + down, 'DATE OF VOUCHER', '24/02/2025'),
        ],
        'Capital Distribution',
        { notice_date: '2025-02-24' },
      );
  });

  it('reads the currency behind the commas of column titles', async () => {
    await assertFound(
      [
        ...lineAt(100, [60, 'Use of proceeds'], [280, 'Total fund, DKK'], [420, 'Your part, DKK']),
        ...lineAt(118, [60, 'Management fee'], [290, '3,000,000.00'], [430, '187,500.00']),
        ...lineAt(136, [60, 'Fund expenses'], [290, '342,504.00'], [430, '21,406.50']),
      ],
      'Capital Call',
      { base_currency: 'DKK', call_management_fees: '187500.00 DKK' },
    );
  });
});
