import { describe, it } from 'node:test';

import type { TextAt } from '../../testing/build-pdf.ts';
import { assertFound, lineAt } from '../../testing/query-pages.ts';

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

  const REPORTS: Readonly<Record<string, string[]>> = {
    en: [
      'The fund has commitments of $260.0 million, of which investors have paid in $202.8 million to date',
      'and received back $59.3 million. Net asset value stood at $214.1 million at year end.',
      'The IRR was 18.5% gross and 12.4% net.',
    ],
    de: [
      'Der Fonds hat ein Volumen von 260 Mio. €. Davon haben die Anleger bisher 202,8 Mio. € eingezahlt',
      'und 59,3 Mio. € zurückerhalten. Der Nettoinventarwert betrug zum Jahresende 214,1 Mio. €.',
      'Der IRR liegt bei 18,5 % brutto und 12,4 % netto.',
    ],
    fr: [
      'Le fonds, d’une taille de 260 M€, a appelé 202,8 M€ à ce jour et a distribué 59,3 M€.',
      'Son actif net s’élevait à 214,1 M€ à la fin de l’année. Le TRI ressort à 18,5 % brut et 12,4 % net.',
    ],
    sv: [
      'Fonden har en storlek om 260 miljoner euro. Av detta har investerarna hittills betalat in',
      '202,8 miljoner euro och fått tillbaka 59,3 miljoner euro. Fondens nettotillgångsvärde uppgick vid',
      'årets slut till 214,1 miljoner euro. Internräntan uppgår till 18,5 % brutto och 12,4 % netto.',
    ],
    nl: [
      'Het fonds heeft een omvang van € 260 miljoen. Daarvan is € 202,8 miljoen gestort',
      'en € 59,3 miljoen uitgekeerd. De intrinsieke waarde bedroeg ultimo jaar € 214,1 miljoen.',
      'De IRR is 18,5% bruto en 12,4% netto.',
    ],
    es: [
      'El fondo tiene un tamaño de 260 millones de euros. Los inversores han desembolsado 202,8 millones',
      'de euros y han recibido 59,3 millones de euros. El valor liquidativo ascendía a 214,1 millones de',
      'euros. La TIR es del 18,5 % bruta y del 12,4 % neta.',
    ],
  };
  for (const [language, lines] of Object.entries(REPORTS)) {
    it(`reads the figures of a fund, ${language}`, async () => {
      const currency = language === 'en' ? 'USD' : 'EUR';
      await assertFound(letter(...lines), 'Performance', {
        fund_size: `260000000 ${currency}`,
        fund_paid_in: `202800000 ${currency}`,
        fund_distributed: `59300000 ${currency}`,
        fund_nav: `214100000 ${currency}`,
        gross_irr: '18.5',
        net_irr: '12.4',
      });
    });
  }

  it('takes two days that "between" joins for the ends of a period', async () => {
    const periods = [
      'El periodo comprendido entre el 1 de octubre de 2024 y el 31 de diciembre de 2024 fue tranquilo.',
      'The account covers the time between 1 October 2024 and 31 December 2024 for all partners.',
      'Der Auszug betrifft die Zeit zwischen dem 1. Oktober 2024 und dem 31. Dezember 2024 für Sie.',
    ];
    for (const text of periods) {
      const wanted = { period_start: '2024-10-01', reporting_date: '2024-12-31' };
      await assertFound(letter(text), 'Capital Account', wanted);
    }
  });

  it('reads the same call in several languages', async () => {
    const letters = [
      letter(
        'Nous appelons 10 % de votre engagement de 1 000 000 €, soit 100 000 €. Sur ce montant,',
        '80 000 € financeront l’acquisition, 15 000 € couvrent la commission de gestion et 5 000 €',
        'les frais du fonds. Avant cet appel, 400 000 € restaient à appeler ; 300 000 € resteront',
        'à appeler après ce versement.',
      ),
      letter(
        'Wij vragen u 10% van uw toezegging van € 1.000.000, ofwel € 100.000, te storten. Van dit',
        'bedrag is € 80.000 bestemd voor investeringen, € 15.000 voor de beheervergoeding en',
        '€ 5.000 voor fondskosten. Vóór deze opvraging stond € 400.000 open; daarna resteert',
        '€ 300.000.',
      ),
      letter(
        'Wir rufen 10 % Ihrer Zeichnung von 1.000.000 €, das sind 100.000 €. Von diesem Betrag',
        'entfallen 80.000 € auf den Erwerb einer Beteiligung, 15.000 € auf die Verwaltungs-',
        'vergütung und 5.000 € auf Fondskosten. Vor dem Abruf waren 400.000 € offen, danach',
        'sind es 300.000 €.',
      ),
    ];
    for (const page of letters)
      await assertFound(page, 'Capital Call', {
        call_amount: '100000 EUR',
        call_investments: '80000 EUR',
        call_partnership_expenses: '5000 EUR',
        unfunded_before_call: '400000 EUR',
        unfunded_after_call: '300000 EUR',
      });
  });

  it('takes what remains of a commitment for no commitment', async () => {
    for (const rest of ['remains to be drawn', 'is still to be called'])
      await assertFound(
        [
          ...lineAt(60, [60, 'Capital account at 30 June 2025, all amounts in NOK']),
          ...lineAt(100, [60, 'Committed capital'], [200, 'Paid in'], [320, 'Distributed']),
          ...lineAt(114, [60, '60 000 000'], [200, '39 830 000'], [320, '16 995 000']),
          ...lineAt(160, [60, `Of your commitment, NOK 20 170 000 ${rest}. You hold 7.5% of the shares.`]),
        ],
        'Capital Account',
        { commitment: '60000000 NOK', unfunded_commitment: '20170000 NOK' },
      );
  });

  it('gives no name that stands before a bracket to an amount inside it', async () => {
    await assertFound(
      [
        ...lineAt(100, [60, 'We ask you to pay a contribution of EUR 349,932.25 by 18 November 2025']),
        ...lineAt(112, [
          60,
          '(the contribution before: EUR 212,500.00). Its management fee is EUR 43,750.00 (third',
        ]),
        ...lineAt(124, [60, 'quarter: EUR 41,250.00).']),
      ],
      'Capital Call',
      { call_amount: '349932.25 EUR', call_management_fees: '43750.00 EUR' },
    );
  });

  it('names an amount by the words before the period that it is for', async () => {
    await assertFound(
      letter(
        'Wij verzoeken u een bedrag van € 49.932,25 te storten. Hiervan is voor de beheervergoeding',
        'over het vierde kwartaal € 43.750,00 bestemd, en voor de kosten van de vennootschap € 6.182,25.',
      ),
      'Capital Call',
      { call_management_fees: '43750.00 EUR', call_partnership_expenses: '6182.25 EUR' },
    );
  });

  it('takes a word behind a comma for the name of the next value', async () => {
    await assertFound(letter('The fund has a net IRR of 13.9%, gross IRR 19.8%.'), 'Performance', {
      net_irr: '13.9',
      gross_irr: '19.8',
    });
  });

  it('leaves what a bracket says of the amount inside it to that amount', async () => {
    await assertFound(
      letter(
        'Ihre offene Zeichnungssumme beträgt danach EUR 1.462.500,00 (vor dieser Ausschüttung:',
        'EUR 1.378.500,00).',
      ),
      'Capital Distribution',
      { unfunded_commitment: '1462500.00 EUR' },
    );
  });

  it('gives a pronoun the name of the amount before, as it stands on the other side of the notice', async () => {
    await assertFound(
      letter(
        'Immediately before this notice your undrawn commitment was €6,142,000.00; once the',
        'drawdown and the adjustment have been settled it will be €5,238,760.00.',
      ),
      'Capital Call',
      { unfunded_before_call: '6142000.00 EUR', unfunded_after_call: '5238760.00 EUR' },
    );
    await assertFound(
      letter(
        'Vor diesem Abruf war Ihre Zusage in Höhe von 2.400.000,00 EUR offen; nach Verrechnung mit',
        'der Ausschüttung sind es 1.887.510,00 EUR.',
      ),
      'Capital Call',
      { unfunded_before_call: '2400000.00 EUR', unfunded_after_call: '1887510.00 EUR' },
    );
  });

  it('leaves an amount its name where what is said of it next has a verb of its own', async () => {
    await assertFound(
      letter(
        'Ihre Zeichnungssumme beläuft sich auf 3.000.000 EUR; davon sind 700.000 EUR noch nicht',
        'abgerufen.',
      ),
      'Capital Account',
      { commitment: '3000000 EUR', unfunded_commitment: '700000 EUR' },
    );
  });

  it('gives the name behind a whole that is named in passing to the whole, and what follows to its part', async () => {
    await assertFound(
      letter('After payment, £1,088,000 of your £3,000,000 commitment remains undrawn.'),
      'Capital Call',
      { commitment: '3000000 GBP', unfunded_after_call: '1088000 GBP' },
    );
  });

  it('reads an amount behind a long aside about its name, and not behind a list of names', async () => {
    await assertFound(
      letter(
        'The Partnership holds 31% of the equity of Meridel, valued at $41.2 million at June 30, 2026.',
        'Your remaining unfunded commitment, which is reserved for follow-on investments, is unchanged',
        'at $375,000.00.',
      ),
      'Capital Distribution',
      { unfunded_commitment: '375000.00 USD' },
    );
    await assertFound(
      letter(
        'Approximately $52.0 million will be used to acquire a majority interest in Norrell Software,',
        'Inc., and approximately $23.0 million will repay borrowings of the fund.',
      ),
      'Capital Call',
      { call_other: undefined },
    );
  });

  it('reads the day behind a time of day', async () => {
    await assertFound(
      letter(
        'You are required to advance US$2,070,500.00 (the “Drawdown Amount”) in cleared funds by no',
        'later than 5.00 p.m. (Singapore time) on 17 November 2025.',
      ),
      'Capital Call',
      { call_amount: '2070500.00 USD', due_date: '2025-11-17' },
    );
    await assertFound(
      letter('Bitte überweisen Sie 250.000,00 EUR bis spätestens 12.00 Uhr am 27. Februar 2026.'),
      'Capital Call',
      { call_amount: '250000.00 EUR', due_date: '2026-02-27' },
    );
  });

  it('takes basis points for no amount', async () => {
    await assertFound(
      letter(
        'Tout retard de paiement entraîne de plein droit un intérêt de retard au taux de l’€STR',
        'majoré de 500 points de base.',
      ),
      'Capital Call',
      { call_other: undefined },
    );
  });
});
