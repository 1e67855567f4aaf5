import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { drawnText } from '../../testing/drawn-text.ts';
import { assertFound, lineAt, queryPages } from '../../testing/query-pages.ts';

describe('rows and what names them', () => {
  it('names the one amount of a row by its first text, where another stands between the two', async () => {
    const page = drawnText(`
Avis de distribution n° 4

Nature                         Origine                          Montant
Remboursement d’apports        Parc de Kerlouan            1 200 000,00 €
Plus-value réalisée            Parc de Kerlouan              400 000,00 €
Dividendes                     Solar Norte SL                150 000,00 €
Intérêts                       filiales                       50 000,00 €
Sous-total revenus                                           200 000,00 €
Distribution brute                                         1 800 000,00 €
Retenue à la source de 12,80 % sur les dividendes            -19 200,00 €
Distribution nette                                         1 780 800,00 €`);
    await assertFound(page, 'Capital Distribution', {
      distribution_return_of_capital: '1200000.00 EUR',
      distribution_realised_gain: '400000.00 EUR',
      distribution_income: '200000.00 EUR',
      distribution_net: '1780800.00 EUR',
    });
  });

  it('reads columns that are metrics and rows that are periods, whose names take two lines beside the amounts', async () => {
    await assertFound(
      [
        ...lineAt(40, [60, 'Investor statement as at December 31, 2025']),
        ...lineAt(100, [200, 'Opening'], [300, ' '], [420, 'Closing']),
        ...lineAt(112, [200, 'net assets'], [300, 'Paid in'], [420, 'net assets']),
        ...lineAt(130, [60, '3 months to']),
        ...lineAt(135, [200, '37,962'], [300, '1,200'], [420, '39,162']),
        ...lineAt(140, [60, 'December 31, 2025']),
        ...lineAt(170, [60, '12 months to']),
        ...lineAt(175, [200, '36,627'], [300, '2,535'], [420, '39,162']),
        ...lineAt(180, [60, 'December 31, 2025']),
      ],
      'Capital Account',
      {
        opening_balance_qtd: '37962',
        contributions_qtd: '1200',
        opening_balance_ytd: '36627',
        contributions_ytd: '2535',
        closing_balance_ytd: '39162',
      },
    );
  });

  it('takes rates under "Gross" and "Net" beside a column of running text for what their titles say', async () => {
    const aside = 'It is up by 2 in a year or so, and we go on as it was in May';
    await assertFound(
      [
        ...[50, 74, 98].flatMap((y) => lineAt(y, [330, aside])),
        ...lineAt(20, [180, 'EUR m'], [240, 'of commitments']),
        ...lineAt(36, [40, 'Contributed by partners'], [190, '712.4'], [260, '83.8%']),
        ...lineAt(60, [40, 'Returns'], [200, 'Gross'], [260, 'Net']),
        ...lineAt(86, [40, 'Internal rate of return'], [200, '8.9%'], [260, '6.1%']),
        ...lineAt(110, [40, 'Total value to paid-in (TVPI)'], [255, '1.28x']),
      ],
      'Performance',
      { gross_irr: '8.9', net_irr: '6.1' },
    );
  });

  it('takes portfolio investments for no sum', async () => {
    const page = drawnText(`
Capital Call Notice

                              Your Share        Your Share        Total Fund
Capital Call Detail           This Call         Cumulative        This Call
Portfolio Investments         1,125,000.00      9,135,000.00      75,000,000.00
Management Fees                  56,250.00        900,000.00       3,750,000.00
Total Amount Due              1,181,250.00     10,035,000.00      78,750,000.00`);
    await assertFound(page, 'Capital Call', { call_investments: '1125000.00', call_amount: '1181250.00' });
  });

  it('takes the sum under its parts for the expenses of a call, and none of the parts for something else', async () => {
    const page = drawnText(`
Capital Call Notice

Investments                                        956,250.00
Management fee                                     164,087.82
Interest and fees on subscription facility           8,719.40
Audit, tax and legal                                 3,627.15
Partnership expenses                                12,346.55
Total amount due                                 1,132,684.37`);
    await assertFound(page, 'Capital Call', {
      call_partnership_expenses: '12346.55',
      call_other: undefined,
      call_amount: '1132684.37',
    });
  });

  it('says of a row by its heading what it is before or after', async () => {
    const page = drawnText(`
Distribution Notice

Gross distribution                    500,000.00

Undrawn commitment                    Your share
Before this notice                  3,100,000.00
After this notice                   2,960,000.00`);
    await assertFound(page, 'Capital Distribution', { unfunded_commitment: '2960000.00' });
  });

  it('takes the row of the addressee among those of all partners, the general partner, too', async () => {
    const page = drawnText(`
Kestrel Secondaries III, L.P.
c/o Kestrel GP III, LLC

Carrow University Endowment
5 Chapel Green
Carrow, New Hampshire 03599

Notice of Distribution No. 17

Partner                          Return of capital    Realized gains    Gross distribution
Kestrel GP III, LLC                      50,000.00         32,500.00             82,500.00
Amberline Insurance Group             1,200,000.00        780,000.00          1,980,000.00
Carrow University Endowment             300,000.00        195,000.00            495,000.00
Total                                 1,550,000.00      1,007,500.00          2,557,500.00`);
    await assertFound(page, 'Capital Distribution', {
      distribution_gross: '495000.00',
      distribution_realised_gain: '195000.00',
    });
  });
});

describe('sentences of notices', () => {
  it('takes the share of a total for what is called, and the part without a name that is most of it for investments', async () => {
    const page = drawnText(`
Kestrel Logistics Partnership LP
Drawdown Notice 11

The total to be drawn from all investors is £9,497,365, of which your share is £449,868.25. Please pay it.

The money is needed for the following:
£412,500.00 towards the second instalment of the price of a warehouse let at a rent of £868,000 per annum;
£31,250.00 for the management fee for the quarter; and
£6,118.25 for the expenses of the Partnership.`);
    await assertFound(page, 'Capital Call', {
      call_number: '11',
      call_amount: '449868.25 GBP',
      call_investments: '412500.00 GBP',
      call_management_fees: '31250.00 GBP',
    });
  });

  it('parts an IBAN from the BIC behind its comma, and a bank from its address', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Payments are to be made in euro by transfer to:']),
        ...lineAt(80, [60, 'Bank: Bank of Thomond plc, 1 Arthur’s Quay, Limerick']),
        ...lineAt(94, [60, 'IBAN: DE89 3704 0044 0532 0130 00, BIC: THOMIE2D']),
        ...lineAt(108, [60, 'Amount due: €890,793.82']),
      ],
      'Capital Call',
      {
        base_currency: 'EUR',
        bank_name: 'Bank of Thomond plc',
        iban: 'DE89370400440532013000',
        swift_code: 'THOMIE2D',
      },
    );
  });

  it('reads no share with three decimals of a recognised page as an amount in thousands', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, '6. Kapitalabruf, alle Beträge in EUR']),
          ...lineAt(90, [60, 'Verwendung'], [280, '% der Zusage'], [420, 'Betrag in EUR']),
          ...lineAt(108, [60, 'Kapitalabrufe der Zielfonds'], [300, '6,500'], [430, '520.000,00']),
          ...lineAt(126, [60, 'Verwaltungsvergütung'], [300, '0,275'], [435, '22.000,00']),
          ...lineAt(144, [60, 'Zahlungsbetrag'], [300, '6,775'], [430, '542.000,00']),
        ],
      ],
      'Capital Call',
      [],
      'ocr',
    );
    assert.deepEqual([values['call_investments'], values['call_amount']], ['520000.00 EUR', '542000.00 EUR']);
  });

  it('reads a rate of three decimals as a rate, whatever parts the thousands of amounts', async () => {
    await assertFound(lineAt(60, [60, 'Andel av fonden'], [300, '3,125 %']), 'Capital Account', {
      ownership_percentage: '3.125',
    });
  });
});

describe('names in addresses and titles', () => {
  it('joins an institution with the one for which it holds, and reads a label with its currency', async () => {
    const page = drawnText(`
Gannawarra Grain Growers Superannuation Pty Ltd
ATF Gannawarra Super Fund
GPO Box 4417
Melbourne VIC 3001

Capital call notice

Payable by you (AUD)                195,000.00`);
    await assertFound(page, 'Capital Call', {
      limited_partner: 'Gannawarra Grain Growers Superannuation Pty Ltd ATF Gannawarra Super Fund',
      call_amount: '195000.00 AUD',
    });
  });

  it('joins a name that goes on over a department, and leaves out a place behind a post code', async () => {
    const page = drawnText(`
Zusatzversorgungskasse des Dachdeckerhandwerks
Rhein-Sieg
Abteilung Kapitalanlagen
Postfach 21 04 66
53156 Bonn

Kestrel Infrastruktur II GmbH & Co. geschlossene Spezial-InvKG
6. Kapitalabruf

Bitte überweisen Sie den Betrag valutagerecht zum 27. Januar 2026.`);
    await assertFound(page, 'Capital Call', {
      limited_partner: 'Zusatzversorgungskasse des Dachdeckerhandwerks Rhein-Sieg',
      fund: 'Kestrel Infrastruktur II GmbH & Co. geschlossene Spezial-InvKG',
      due_date: '2026-01-27',
    });
    await assertFound(
      lineAt(60, [60, 'Kommanditär'], [250, 'Pensionskasse der Kestrel Werke, 9630 Wattwil']),
      'Capital Account',
      { limited_partner: 'Pensionskasse der Kestrel Werke' },
    );
  });

  it('takes trustees of an institution for the addressee, and nobody by what he does', async () => {
    const page = drawnText(`
The Pensions Manager
Thornley Vale Superannuation Fund
Civic Hall, Market Street
Thornley TV1 4AB

Drawdown Notice No. 9`);
    await assertFound(page, 'Capital Call', { limited_partner: 'Thornley Vale Superannuation Fund' });
  });

  it('takes the partner from the titles of columns that run over two lines', async () => {
    const page = drawnText(`
Statement of Changes in Partners’ Capital

                                   Tanglin Harbour        Other Limited        General
                             Reinsurance Pte. Ltd.             Partners        Partner            Total
Capital at 1 January 2025               21,408,117          492,386,691      6,120,442      519,915,250
Capital contributions                    2,750,000           63,250,000        660,000       66,660,000
Capital at 31 December 2025             24,158,117          555,636,691      6,780,442      586,575,250`);
    await assertFound(page, 'Capital Account', { limited_partner: 'Tanglin Harbour Reinsurance Pte. Ltd.' });
  });
});
