import { describe, it } from 'node:test';

import { assertFound, lineAt } from '../../testing/query-pages.ts';

describe('notices whose words look alike', () => {
  it('tells for whom a notice is issued from who issues it, and takes no labelled investor for the fund', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Uitkeringsbericht']),
        ...lineAt(80, [60, 'Kestrel Participaties Fonds B.V.']),
        ...lineAt(110, [60, 'Aandeelhouder: Onderlinge De Oude Molens U.A.']),
        ...lineAt(300, [60, 'Namens de beheerder, Kestrel Beheer B.V., Goes']),
      ],
      'Capital Distribution',
      {
        fund: 'Kestrel Participaties Fonds B.V.',
        fund_manager: 'Kestrel Beheer B.V.',
        limited_partner: 'Onderlinge De Oude Molens U.A.',
      },
    );
    await assertFound(
      [
        ...lineAt(60, [60, 'Fund: Kestrel Secondary Fund II Limited Partnership']),
        ...lineAt(80, [60, 'Issued to: Hammarvik Livförsäkring AB']),
        ...lineAt(300, [60, 'Kestrel Capital Partners Inc., Thunder Bay ON']),
      ],
      'Capital Distribution',
      { fund_manager: 'Kestrel Capital Partners Inc.', limited_partner: 'Hammarvik Livförsäkring AB' },
    );
  });

  it('takes a house that signs a letter without a legal form for the manager', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Objet : Kestrel Dette Privée FPS – distribution n° 3']),
        ...lineAt(500, [60, 'Kestrel Asset Management']),
        ...lineAt(514, [60, 'Gaëlle Corlay']),
      ],
      'Capital Distribution',
      { fund: 'Kestrel Dette Privée FPS', fund_manager: 'Kestrel Asset Management' },
    );
  });

  it('names an amount that is a share said again by what the share is of', async () => {
    await assertFound(
      lineAt(60, [60, 'From the rental component we withhold tax of 15%, being A$14,416.89, as we must.']),
      'Capital Distribution',
      { distribution_withholding_tax: '14416.89 AUD' },
    );
  });

  it('names an amount behind a day said in passing by what stands before the day', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Le versement interviendra le 30 décembre 2024. La part temporaire, susceptible']),
        ...lineAt(74, [60, 'd’être rappelée jusqu’au 31 décembre 2026, s’élève à 50.000,00 EUR.']),
      ],
      'Capital Distribution',
      { distribution_recallable: '50000.00 EUR' },
    );
  });

  it('reads the heads of cards that stand side by side over their own texts', async () => {
    await assertFound(
      [
        ...lineAt(54, [60, 'ACCOUNT NAME'], [260, 'BANK'], [440, 'SORT CODE']),
        ...lineAt(72, [60, 'Kestrel Tidal Co-Investment LP'], [260, 'Hallam Bank plc'], [440, '20-71-44']),
        ...lineAt(84, [60, 'Call Account']),
        ...lineAt(108, [60, 'ACCOUNT'], [260, 'IBAN'], [440, 'BIC']),
        ...lineAt(124, [60, '63310987'], [260, 'GB33 BUKB 2020 1555 5555 55'], [440, 'BUKBGB22']),
      ],
      'Capital Call',
      {
        beneficiary_name: 'Kestrel Tidal Co-Investment LP Call Account',
        account_number: '63310987',
        iban: 'GB33BUKB20201555555555',
      },
    );
  });

  it('reads the day a notice is given on, and the currency that all sums are in', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'The fund hereby calls capital. Notice given on 19 August 2024 to its partners.']),
        ...lineAt(90, [60, 'Contributions must reach us by 3 September 2024. All sums are in US dollars.']),
      ],
      'Capital Call',
      { notice_date: '2024-08-19', base_currency: 'USD' },
    );
  });

  it('takes no label that denies a metric for it', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Recallable under §5.6(b)'], [400, '636,844.34']),
        ...lineAt(80, [60, 'Non-recallable'], [400, '4,451,884.25']),
      ],
      'Capital Distribution',
      { distribution_recallable: '636844.34' },
    );
    await assertFound(
      lineAt(60, [60, 'Nicht wiederabrufbar'], [400, '4.451.884,25']),
      'Capital Distribution',
      { distribution_recallable: undefined },
    );
  });

  it('names an amount behind "which" by what stands before the comma', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'La gestora le requiere el desembolso de 195.000,00 euros, equivalente al']),
        ...lineAt(74, [60, '13,00 % de su compromiso de inversión, que asciende a 1.500.000,00 euros.']),
      ],
      'Capital Call',
      { call_amount: '195000.00 EUR', commitment: '1500000.00 EUR' },
    );
  });

  it('reads the number of a call behind what it asks for', async () => {
    await assertFound(lineAt(60, [60, 'Anrop av kapital nr 3 i Kestrel Skog KB']), 'Capital Call', {
      call_number: '3',
    });
  });

  it('knows the investor whose name stands alone over the title, or beside a pair of another label', async () => {
    await assertFound(
      [
        ...lineAt(60, [380, 'Sevilla, a 17 de febrero de 2025']),
        ...lineAt(90, [60, 'Bodegas Hita, S.L.']),
        ...lineAt(120, [60, 'QUINTA SOLICITUD DE DESEMBOLSO']),
        ...lineAt(150, [
          60,
          'Kestrel Gestión, S.G.E.I.C., S.A., como sociedad gestora de Kestrel II FCR, le',
        ]),
        ...lineAt(164, [60, 'requiere el desembolso de 195.000,00 euros.']),
      ],
      'Capital Call',
      { limited_partner: 'Bodegas Hita, S.L.' },
    );
    await assertFound(
      [
        ...lineAt(60, [60, 'Souscripteur'], [300, 'Date de l’avis : 09/09/2025']),
        ...lineAt(74, [60, 'Caisse de Retraite du Personnel de'], [300, 'Date limite : 23/09/2025']),
        ...lineAt(88, [60, 'l’Ouest']),
      ],
      'Capital Call',
      { limited_partner: 'Caisse de Retraite du Personnel de l’Ouest' },
    );
  });

  it('takes whom a trustee writes for as the manager, and no code for a part of the name of a bank', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Kestrel Logistik IV GmbH & Co. KG']),
        ...lineAt(120, [
          60,
          'im Auftrag der geschäftsführenden Kommanditistin, der Kestrel Asset GmbH, rufen',
        ]),
        ...lineAt(134, [60, 'wir von Ihrer Kapitalzusage folgenden Betrag ab:']),
        ...lineAt(200, [60, 'Kreditinstitut: Handelsbank Oberland AG, BIC HBOLDEM1XXX']),
        ...lineAt(770, [60, 'Kestrel Treuhand GmbH']),
        ...lineAt(784, [60, 'Gabelsbergerplatz 4, 80333 München']),
      ],
      'Capital Call',
      { fund_manager: 'Kestrel Asset GmbH', bank_name: 'Handelsbank Oberland AG' },
    );
  });
});
