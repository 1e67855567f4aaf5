import { capitalAccount } from '../accounts.ts';
import { createPrinter, multiplied, printNumber } from '../amounts.ts';
import type { FundDocument, Mark } from '../document.ts';
import { day, figure, head, impliedByAccount, row, table } from '../html.ts';

const EICHEN = capitalAccount({ seed: 'eichen', commitment: '15000000', quarter: 3 });
const LINES: readonly (readonly [string, string, boolean])[] = [
  ['opening_balance', 'Anfangsbestand Kapitalkonto', false],
  ['contributions', 'Einzahlungen', false],
  ['distributions', 'Auszahlungen an den Anleger', true],
  ['management_fees', 'Verwaltungsvergütung', true],
  ['partnership_expenses', 'Sonstige Kosten der Gesellschaft', true],
  ['net_investment_income', 'Laufende Erträge (netto)', false],
  ['realised_gain_loss', 'Realisiertes Ergebnis', false],
  ['unrealised_gain_loss', 'Veränderung des unrealisierten Ergebnisses', false],
  ['carried_interest', 'Gewinnvorab (Carry)', true],
  ['closing_balance', 'Endbestand Kapitalkonto', false],
];
const GERMAN = { group: '.', point: ',', currency: 'EUR' } as const;

/** Fully ruled, trailing minus signs, the investor's column before the whole fund's. */
function ruled(mark: Mark): string {
  const money = createPrinter(mark, { ...GERMAN, negative: 'trailing' });
  const whole = (fin: string, cost: boolean): string =>
    printNumber(multiplied(figure(EICHEN, fin), cost ? '-21.4' : '21.4', 2), {
      ...GERMAN,
      negative: 'trailing',
    });
  return `<style>body{font:9.5pt 'Liberation Sans Narrow'}table{border-collapse:collapse;width:100%;margin:10pt 0}td,th{border:.6pt solid #333;padding:3pt 5pt;text-align:right}
td:first-child,th:first-child{text-align:left}th{background:#ddd}.k{display:grid;grid-template-columns:110pt 1fr;row-gap:2pt}</style>
<p style="text-align:center;font-size:13pt"><b>${mark('fund_manager', 'Eichengrund Beteiligungsberatung GmbH')}</b></p>
<h3>Kapitalkontoauszug zum ${day(mark, 'reporting_date', ['2023-09-30', '30. September 2023'])}</h3>
<div class="k"><span>Fonds:</span><span>${mark('fund', 'Eichengrund Mittelstand III GmbH & Co. KG')}</span><span>Anleger:</span><span>${mark('limited_partner', 'Sparkassen-Pensionsfonds Oberlahn')}</span>
<span>Berichtszeitraum:</span><span>${day(mark, 'period_start', ['2023-07-01', '01.07.2023'])} – 30.09.2023</span><span>Fondswährung:</span><span>${mark('base_currency', 'Euro', { value: 'EUR' })}</span></div>
${table([
  head(['Kontenentwicklung im Quartal', 'Anleger', 'Fonds gesamt']),
  ...LINES.map(([fin, label, cost]) =>
    row([label, money(`${fin}_qtd`, figure(EICHEN, `${fin}_qtd`), { cost }), whole(`${fin}_qtd`, cost)]),
  ),
])}${table([
    head(['Zeichnungskapital', 'Anleger']),
    row(['Gezeichnetes Kapital', money('commitment', figure(EICHEN, 'commitment'))]),
    row(['Bisher abgerufen', money('contributed_to_date', figure(EICHEN, 'contributed_to_date'))]),
    row([
      'Wieder abrufbare Ausschüttungen',
      money('recallable_distributions', figure(EICHEN, 'recallable_distributions')),
    ]),
    row([
      'Noch nicht abgerufenes Kapital',
      money('unfunded_commitment', figure(EICHEN, 'unfunded_commitment')),
    ]),
    row(['Bisher ausgeschüttet', money('distributed_to_date', figure(EICHEN, 'distributed_to_date'))]),
    row(['Beteiligungsquote', mark('ownership_percentage', '4,6729 %', { value: '4.6729' })]),
  ])}<p style="font-size:7.5pt">HRB 104 221 Amtsgericht Frankfurt am Main · Telefon 069 / 555 01-20 · Seite 1 von 1</p>`;
}

const FALK = capitalAccount({
  seed: 'falk',
  commitment: '6000000',
  step: '1',
  quarter: 4,
  without: ['carried_interest'],
});

/** A landscape sheet in a typewriter face: quarter, year and inception, lines only above sums. */
function typewriter(mark: Mark): string {
  const money = createPrinter(mark, { ...GERMAN, negative: 'minus' });
  const own = LINES.filter(([fin]) => fin !== 'carried_interest');
  return `<style>body{font:9pt 'Liberation Mono'}table{border-collapse:collapse}td,th{padding:1.5pt 14pt 1.5pt 0;text-align:right;font-weight:normal}
td:first-child,th:first-child{text-align:left;min-width:270pt}.sum td{border-top:1pt solid}</style>
<p>${mark('fund', 'Falkenried Infrastruktur Invest I SCS')}<br>Bericht an die Anleger – Stichtag ${day(mark, 'reporting_date', ['2024-12-31', '31.12.2024'])}</p>
<p>Gesellschafter: ${mark('limited_partner', 'Zahnärztliches Hilfswerk Westküste')} (Nr. 0077)<br>Angaben in ${mark('base_currency', 'EUR')}, ohne Nachkommastellen</p>
${table([
  head(['', '4. Quartal 2024', 'Geschäftsjahr 2024', 'Seit Auflegung']),
  ...own.map(([fin, label, cost]) =>
    row(
      [
        label,
        ...['qtd', 'ytd', 'itd'].map((period) =>
          money(`${fin}_${period}`, figure(FALK, `${fin}_${period}`), { cost }),
        ),
      ],
      fin === 'closing_balance' ? 'sum' : '',
    ),
  ),
])}<p>Kapitalzusage ........................ ${money('commitment', figure(FALK, 'commitment'))}<br>
Offene Kapitalzusage ................. ${money('unfunded_commitment', figure(FALK, 'unfunded_commitment'))}<br>
Davon wiederabrufbar ................. ${money('recallable_distributions', figure(FALK, 'recallable_distributions'))}</p>
<p>Geschäftsführung: ${mark('fund_manager', 'Falkenried Asset Management S.à r.l.')}</p>`;
}

export const documents: FundDocument[] = [
  {
    file: 'Kapitalkonto_Eichengrund_III_2023Q3_Oberlahn.pdf',
    documentType: 'Capital Account',
    language: 'de',
    layout: 'ruled-trailing-minus',
    html: ruled,
  },
  {
    file: 'Falkenried_I_Bericht_0077_2024-12-31.pdf',
    documentType: 'Capital Account',
    language: 'de',
    layout: 'typewriter-three-periods',
    pageSize: 'A4 landscape',
    html: typewriter,
    derivable: impliedByAccount(FALK, { currency: 'EUR', start: '2024-10-01' }),
  },
];
