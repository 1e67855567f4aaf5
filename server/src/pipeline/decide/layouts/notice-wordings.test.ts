import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { lineAt, queryPages } from '../../testing/query-pages.ts';

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

describe('wordings of letters', () => {
  it('reads an amount set alone between the parts of its sentence, and whom the letter greets', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'January 7th, 2025']),
          ...lineAt(90, [60, 'Hello Ransome Living Trust,']),
          ...lineAt(120, [
            60,
            'We are making the third capital call of Cinderwood Bio Fund II LP. Your share is',
          ]),
          { x: 60, y: 150, text: '$30,000', size: 20 },
          ...lineAt(190, [60, 'and we need it by January 21st, 2025.']),
          ...lineAt(220, [
            60,
            'What it is for: $26,250 goes into two new companies and $3,750 pays the management fee.',
          ]),
        ],
      ],
      'Capital Call',
    );
    assertFound(values, {
      limited_partner: 'Ransome Living Trust',
      call_amount: '30000 USD',
      due_date: '2025-01-21',
      call_investments: '26250 USD',
      call_management_fees: '3750 USD',
    });
  });

  it('keeps numbered paragraphs whole, and takes no date of a history for that of the letter', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Wexcombe Almshouse Charity']),
          ...lineAt(72, [60, 'The Close']),
          ...lineAt(84, [60, 'Wexcombe SN8 3AA']),
          ...lineAt(110, [60, '14 March 2025']),
          ...lineAt(140, [60, 'Dear Sir or Madam']),
          ...lineAt(170, [60, 'Ashcombe Forestry Limited Partnership (the “Partnership”) – Drawdown No. 6']),
          ...lineAt(
            200,
            [76, '1.'],
            [88, 'As manager we require you to pay £112,500.00 in cleared funds by noon on 28'],
          ),
          ...lineAt(212, [88, 'March 2025.']),
          ...lineAt(240, [76, '2.'], [88, 'Your share is applied as follows (sterling):']),
          ...lineAt(260, [99, 'Purchase of woodland'], [350, '103,125.00']),
          ...lineAt(278, [99, 'Manager’s fee for the half-year'], [350, '9,375.00']),
          ...lineAt(310, [99, 'No.'], [130, 'Date'], [230, 'Drawn'], [300, 'Left undrawn']),
          ...lineAt(328, [99, '1–3'], [130, '2021 to 2022'], [230, '375,000.00'], [300, '875,000.00']),
          ...lineAt(346, [99, '4'], [130, '1 June 2023'], [230, '150,000.00'], [300, '725,000.00']),
          ...lineAt(364, [99, '5'], [130, '3 May 2024'], [230, '187,500.00'], [300, '537,500.00']),
          ...lineAt(382, [99, '6'], [130, '28 March 2025'], [230, '112,500.00'], [300, '425,000.00']),
        ],
      ],
      'Capital Call',
    );
    assertFound(values, {
      limited_partner: 'Wexcombe Almshouse Charity',
      notice_date: '2025-03-14',
      due_date: '2025-03-28',
      base_currency: 'GBP',
      unfunded_before_call: '537500.00 GBP',
      unfunded_after_call: '425000.00 GBP',
      call_investments: '103125.00 GBP',
      call_management_fees: '9375.00 GBP',
    });
  });

  it('reads place and day of writing in Spanish, the account in a sentence and whose it is', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Madrid, a 5 de junio de 2024']),
          ...lineAt(80, [60, 'Fondo: Robledal Infraestructuras, F.C.R.']),
          ...lineAt(120, [60, 'Destino'], [330, 'Su participación'], [450, 'Total Fondo']),
          ...lineAt(140, [60, 'Adquisición de plantas'], [350, '448.000,00 €'], [450, '22.400.000,00 €']),
          ...lineAt(
            158,
            [60, 'Comisión de gestión, tercer trimestre'],
            [350, '17.500,00 €'],
            [450, '875.000,00 €'],
          ),
          ...lineAt(200, [60, 'El pago se realizará a la cuenta ES73 0198 0602 1600 0212 4410 que Robledal']),
          ...lineAt(212, [60, 'Infraestructuras FCR mantiene en Banca Mesena, S.A.']),
        ],
      ],
      'Capital Call',
    );
    assertFound(values, {
      notice_date: '2024-06-05',
      call_investments: '448000.00 EUR',
      call_management_fees: '17500.00 EUR',
      iban: 'ES7301980602160002124410',
      beneficiary_name: 'Robledal Infraestructuras FCR',
    });
  });

  it('reads the fund that a subject speaks of, and the institution behind its unnamed board', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(110, [60, 'Het bestuur van']),
          ...lineAt(122, [60, 'Stichting Pensioenfonds Duinvissers']),
          ...lineAt(134, [60, 'Havenkade 3']),
          ...lineAt(146, [60, '8861 NP Harlingen']),
          ...lineAt(180, [60, 'Betreft: uw participatie in Zeegras Vastgoed Ontwikkeling II C.V.']),
          ...lineAt(210, [60, 'Geacht bestuur,']),
        ],
      ],
      'Capital Account',
    );
    assertFound(values, {
      limited_partner: 'Stichting Pensioenfonds Duinvissers',
      fund: 'Zeegras Vastgoed Ontwikkeling II C.V.',
    });
  });

  it('takes the currency from the titles of columns and a public form for part of the name', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Fond: Havtorn Invest Fond II AB (publ)']),
          ...lineAt(100, [250, 'CHF pro Anspruch'], [400, 'CHF total']),
          ...lineAt(118, [60, 'Kapitalrückzahlung'], [270, '62.50'], [400, '250’000.00']),
        ],
      ],
      'Capital Distribution',
    );
    assertFound(values, {
      fund: 'Havtorn Invest Fond II AB (publ)',
      base_currency: 'CHF',
      distribution_return_of_capital: '250000.00 CHF',
    });
  });

  it('gives the value that a sentence tells its name, not the amount said in passing', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Avis de distribution']),
          ...lineAt(90, [
            60,
            'Le montant restant à libérer au titre de votre souscription de 3 000 000,00 €',
          ]),
          ...lineAt(102, [60, 'est de 210 000,00 €.']),
        ],
      ],
      'Capital Distribution',
    );
    assertFound(values, { unfunded_commitment: '210000.00 EUR' });
  });
});
