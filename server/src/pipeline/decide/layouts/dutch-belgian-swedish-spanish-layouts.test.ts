import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { TextAt } from '../../testing/build-pdf.ts';
import { assertFound, lineAt, queryPages } from '../../testing/query-pages.ts';

/** Lines 14 points apart; an empty list leaves a line free. */
function sheet(...lines: (readonly (readonly [number, string])[])[]): TextAt[] {
  return lines.flatMap((cells, index) => lineAt(60 + 14 * index, ...cells));
}

/** A label at the left and its cells at the given places. */
function table(places: readonly number[], ...rows: readonly (readonly string[])[]): [number, string][][] {
  return rows.map((row) =>
    row.flatMap((text, at): [number, string][] => (text === '' ? [] : [[places[at] ?? 0, text]])),
  );
}

describe('layouts of Dutch, Belgian, Swedish and Spanish managers', () => {
  it('lets a scale in the corner hold under years, and pairs balances of days without a year', async () => {
    await assertFound(
      sheet(
        [[50, 'Overzicht ledenkapitaal per 31 december 2024']],
        ...table(
          [50, 360, 450],
          ['(x € 1.000)', '2024', '2023'],
          ['Ledenkapitaal per 1 januari', '4.812', '3.950'],
          ['Kapitaalstortingen in het boekjaar', '650', '800'],
          ['Opbrengst uit deelnemingen en vorderingen', '122', '98'],
          ['Niet-gerealiseerde waardeveranderingen', '318', '201'],
          ['Overige bedrijfslasten', '(33)', '(66)'],
          ['Ledenkapitaal per 31 december', '5.869', '4.812'],
          ['Resteert te storten', '2.800'],
        ),
      ),
      'Capital Account',
      {
        opening_balance_ytd: '4812000 EUR',
        contributions_ytd: '650000 EUR',
        net_investment_income_ytd: '122000 EUR',
        unrealised_gain_loss_ytd: '318000 EUR',
        partnership_expenses_ytd: '33000 EUR',
        closing_balance_ytd: '5869000 EUR',
        unfunded_commitment: '2800000 EUR',
      },
    );
  });

  it('takes the whole year, not its second half, for the year to date', async () => {
    await assertFound(
      sheet(
        [[50, 'Belopp i TSEK']],
        ...table(
          [50, 300, 390, 480],
          ['', 'Jul–dec 2024', 'Helår 2024', 'Sedan start'],
          ['Ingående kapital', '10 250', '9 800', '0'],
          ['Inbetalt kapital', '500', '1 250', '9 000'],
          ['Förvaltningsarvode', '-100', '-200', '-900'],
          ['Orealiserad värdeförändring', '445', '245', '3 410'],
          ['Utgående kapital', '11 095', '11 095', '11 510'],
        ),
      ),
      'Capital Account',
      {
        opening_balance_ytd: '9800000 SEK',
        contributions_ytd: '1250000 SEK',
        management_fees_ytd: '200000 SEK',
        unrealised_gain_loss_ytd: '245000 SEK',
      },
    );
  });

  it('numbers a call behind its name and knows an IBAN beside the name of any account number', async () => {
    await assertFound(
      sheet(
        [[50, 'Kapitaaloproep 12']],
        [[50, 'Scheldemond Private Equity Comm.V.']],
        ...table(
          [50, 260],
          ['Op te storten bedrag', '100.000,00 EUR'],
          ['Rekeningnummer', 'BE68 5390 0754 7034'],
        ),
      ),
      'Capital Call',
      {
        call_number: '12',
        call_amount: '100000.00 EUR',
        iban: 'BE68539007547034',
        account_number: undefined,
      },
    );
    await assertFound(sheet([[50, 'Betreft: verzoek tot bijstorting nr. 7']]), 'Capital Call', {
      call_number: '7',
    });
  });
});

describe('reports of Dutch, Belgian, Swedish and Spanish managers', () => {
  it('gives each value between slashes its own label, what they share said once', async () => {
    await assertFound(
      sheet(
        ...table(
          [50, 330],
          ['DPI / RVPI / TVPI', '0,34 / 1,17 / 1,51'],
          ['Rendement sinds aanvang (IRR netto / bruto)', '14,2% / 19,8%'],
        ),
      ),
      'Performance',
      { dpi: '0.34', rvpi: '1.17', tvpi: '1.51', net_irr: '14.2', gross_irr: '19.8' },
    );
    await assertFound(sheet(...table([50, 330], ['TIR bruta / neta', '19,3% / 13,1%'])), 'Performance', {
      gross_irr: '19.3',
      net_irr: '13.1',
    });
    await assertFound(sheet([[50, 'TVPI 1,51x – DPI 0,63x – RVPI 0,88x']]), 'Performance', {
      tvpi: '1.51',
      dpi: '0.63',
      rvpi: '0.88',
    });
  });

  it('reads the fund from the later of two columns, not from the columns of its holdings', async () => {
    const page = sheet(
      [[50, 'Peellands Innovatiefonds B.V.']],
      [[50, '(bedragen x € 1.000)']],
      ...table(
        [50, 300, 400],
        ['', '30-06-2023', '30-06-2024'],
        ['Gestort door aandeelhouders', '38.000', '44.500'],
        ['TVPI (netto)', '1,19', '1,30'],
      ),
      [[50, 'Portefeuille per 30 juni 2024']],
      ...table(
        [50, 200, 320, 440],
        ['', 'Kaakon Sensoren B.V.', 'Tuinbouw Plus C.V.', 'Zilt Coöperatief U.A.'],
        ['Status', 'in portefeuille', 'in portefeuille', 'gedeeltelijk verkocht'],
        ['Kostprijs', '4.200', '6.100', '3.750'],
        ['Ontvangen', 'nihil', '310', '5.200'],
        ['Marktwaarde', '7.700', '5.900', '2.650'],
        ['Multiple', '1,8x', '1,0x', '2,1x'],
      ),
    );
    await assertFound(page, 'Performance', {
      fund: 'Peellands Innovatiefonds B.V.',
      fund_paid_in: '44500000 EUR',
      tvpi: '1.30',
    });
  });

  it('reads months that begin with their year, and no amount as a multiple', async () => {
    const page = sheet(
      ...table([50, 300], ['Restvärde (RVPI)', '231 400']),
      [[50, 'Innehav, MSEK']],
      ...table(
        [50, 160, 240, 345, 430],
        ['Bolag', 'Förvärvat', 'Anskaffningsvärde', 'Bokfört värde', 'Multipel'],
        ['Alfta Industri AB', '2019-05', '120', '260', '2,2x'],
        ['Orsa Verkstad AB', '2020-11', '95', '80', '0,8x'],
      ),
    );
    const { values, rows } = await queryPages([page], 'Performance');
    assert.equal(values['rvpi'], undefined);
    assert.deepEqual(
      rows.map((row) => [row['investment_name'], row['investment_date'], row['investment_fair_value']]),
      [
        ['Alfta Industri AB', '2019-05-01', '260000000 SEK'],
        ['Orsa Verkstad AB', '2020-11-01', '80000000 SEK'],
      ],
    );
  });
});
