import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const euro = printer({ currency: 'EUR', group: ' ', point: ',', digits: 2, negative: 'minus', nil: '–' });
/** Name, commitment, share of this call by investments, fees, expenses. */
type Investor = readonly [string, number, number, number, number];
const INVESTORS: readonly Investor[] = [
  ['Mutuelle des Bateliers du Rhône', 500000000, 41000000, 2500000, 187500],
  ['Fondation Armand Lestienne', 250000000, 20500000, 1250000, 93750],
  ['Assurances du Vexin SA', 1000000000, 82000000, 5000000, 375000],
  ['Caisse Viticole de Touraine', 300000000, 24600000, 1500000, 112500],
];
const OWN = 1;
const FINS = ['commitment', 'call_investments', 'call_management_fees', 'call_partnership_expenses'];
const investorRow = (one: Investor, at: number): string => {
  const amounts = one.slice(1).map(Number);
  const due = amounts.slice(1).reduce((sum, amount) => sum + amount, 0);
  return row([
    one[0],
    ...amounts.map((amount, column) =>
      at === OWN ? euro.amount(FINS[column] ?? '', amount) : euro.show(amount),
    ),
    at === OWN ? euro.amount('call_amount', due) : euro.show(due),
  ]);
};
const totals = [1, 2, 3, 4].map((at) => INVESTORS.reduce((sum, one) => sum + Number(one[at]), 0));

/** A French call with the register of all investors; the letter names the one it goes to. */
const register = document({
  file: 'Appel de fonds n°8 - Chartreuse Dette Privée II - Fondation Lestienne.pdf',
  documentType: 'Capital Call',
  layout: 'french-call-with-register',
  language: 'fr',
  css: "body{font:9.8pt/1.35 'Liberation Serif'}table{border-collapse:collapse;width:100%;margin:9pt 0;font-size:8.4pt}td,th{padding:2.6pt 4pt;text-align:right;border-bottom:.4pt solid #999}td:first-child,th:first-child{text-align:left}.t td{font-weight:bold}.b td{text-align:left;border:0}",
  body: `<p>${mark('fund_manager', 'Chartreuse Asset Management SAS')}<br>14 quai Stéphane-Jay, 38000 Grenoble</p><p style="margin-left:55%">${mark('limited_partner', 'Fondation Armand Lestienne')}<br>9 rue des Carmes<br>76000 Rouen</p><p>Grenoble, le ${noticeDate('6 octobre 2025', '2025-10-06')}</p>
<p><b>Objet : ${mark('fund', 'Chartreuse Dette Privée II FPS')} – appel de fonds n° ${text('call_number', '8')}</b></p><p>Madame, Monsieur,</p><p>Conformément au règlement du fonds, nous procédons à un appel de fonds destiné au refinancement de trois sociétés industrielles. La répartition entre les investisseurs est la suivante :</p>
${table([
  head(['Investisseur', 'Engagement', 'Investissements', 'Commission de gestion', 'Frais', 'Total appelé']),
  ...INVESTORS.map(investorRow),
  row(
    [
      'Total',
      ...totals.map((one) => euro.show(one)),
      euro.show(totals.slice(1).reduce((sum, one) => sum + one, 0)),
    ],
    't',
  ),
])}
<p>Nous vous remercions de virer votre quote-part en euros au plus tard le ${text('due_date', '20 octobre 2025', '2025-10-20')} :</p>
<table class="b">${row(['Titulaire du compte', mark('beneficiary_name', 'Chartreuse Dette Privée II FPS')])}${row(['Banque', mark('bank_name', 'Crédit Dauphinois')])}${row(['IBAN', text('iban', 'FR14 2004 1010 0505 0001 3M02 606', 'FR1420041010050500013M02606')])}${row(['Code BIC', mark('swift_code', 'CRDAFRPP')])}${row(['Référence à rappeler', mark('payment_reference', 'CDP2-AF8-FAL')])}</table>
<p>Votre engagement non appelé s’élève à ${euro.amount('unfunded_before_call', 91250000)} € avant cet appel et à ${euro.amount('unfunded_after_call', 91250000 - 21843750)} € après celui-ci.</p>`,
  derivable: { base_currency: 'EUR' },
});

const german = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'minus' });

/** A German notice with its taxes line by line and their sum. */
const taxes = document({
  file: 'Ausschüttungsmitteilung 12 Oberland Immobilien Spezialfonds II (Handwerkskammer).pdf',
  documentType: 'Capital Distribution',
  layout: 'german-distribution-with-three-taxes',
  language: 'de',
  css: "body{font:10pt/1.3 'Liberation Sans'}table{border-collapse:collapse;width:80%;margin:8pt 0}td{padding:2.4pt 5pt}td:last-child{text-align:right}.s td{font-weight:bold;border-top:.6pt solid}.i td:first-child{padding-left:16pt}",
  body: `<div style="font-size:7.5pt">Oberland KVG mbH · Marienplatz 21 · 83022 Rosenheim</div><p>${mark('limited_partner', 'Versorgungswerk der Handwerkskammer Chiemgau')}<br>Salinstraße 2<br>83022 Rosenheim</p><p style="text-align:right">Rosenheim, ${noticeDate('18. November 2025', '2025-11-18')}</p>
<p><b>${text('distribution_number', '12')}. Ausschüttung der ${mark('fund', 'Oberland Immobilien Spezialfonds II GmbH & Co. KG')}</b></p><p>Sehr geehrte Damen und Herren,</p><p>die ${mark('fund_manager', 'Oberland KVG mbH')} hat als Verwaltungsgesellschaft eine Ausschüttung zum ${text('payment_date', '28. November 2025', '2025-11-28')} beschlossen. Auf Ihre Beteiligung von nominal 4.000.000,00 EUR (Kommanditanteil 5,0 %) entfällt:</p>
${table([
  row(['Kapitalrückzahlung', german.amount('distribution_return_of_capital', 12000000)]),
  row(['Veräußerungsgewinne', german.amount('distribution_realised_gain', 8450000)]),
  row(['Laufende Erträge (Mieten, Zinsen)', german.amount('distribution_income', 3120000)]),
  row(['Ausschüttung vor Steuern', german.amount('distribution_gross', 23570000)], 's'),
  row(['Kapitalertragsteuer 25 %', german.show(-780000)], 'i'),
  row(['Solidaritätszuschlag 5,5 %', german.show(-42900)], 'i'),
  row(['Summe einbehaltener Steuern', german.cost('distribution_withholding_tax', 822900)]),
  row(['Auszahlungsbetrag', german.amount('distribution_net', 23570000 - 822900)], 's'),
])}
<p>Vom zurückgezahlten Kapital sind ${german.amount('distribution_recallable', 4000000)} EUR wieder abrufbar. Ihre Resteinzahlungsverpflichtung beträgt danach ${german.amount('unfunded_commitment', 61500000)} EUR.</p><p>Mit freundlichen Grüßen</p>`,
  derivable: { base_currency: 'EUR', commitment: 'EUR 4000000.00' },
});

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '-',
});
const three = (label: string, recallable: number | null, other: number, fin: string): string => {
  const sum = (recallable ?? 0) + other;
  const whole = sum < 0 ? dollar.cost(fin, -sum) : dollar.amount(fin, sum);
  return row([label, dollar.show(recallable), dollar.show(other), whole]);
};

/** A distribution whose columns part what may be called again from what may not. */
const recallable = document({
  file: 'DN-21_Chattahoochee Growth Equity V_Order of St Alban Endowment.pdf',
  documentType: 'Capital Distribution',
  layout: 'recallable-and-other-columns',
  pageSize: 'Letter',
  css: "body{font:9.6pt 'Liberation Sans'}table{border-collapse:collapse;width:100%;margin:8pt 0}td,th{padding:3pt 5pt;text-align:right}td:first-child,th:first-child{text-align:left}th{border-bottom:1pt solid}.s td{font-weight:bold;border-top:.6pt solid}.k td{text-align:left}",
  body: `<div style="display:flex;justify-content:space-between"><h2 style="margin:0">Notice of Distribution #${text('distribution_number', '21')}</h2><div>${noticeDate('December 9, 2025', '2025-12-09')}</div></div>
<table class="k">${row(['Partnership', mark('fund', 'Chattahoochee Growth Equity V, L.P.')])}${row(['Limited Partner', mark('limited_partner', 'Order of St. Alban Endowment')])}${row(['Management Company', mark('fund_manager', 'Chattahoochee Growth Advisors, L.L.C.')])}${row(['Payment Date', text('payment_date', 'December 16, 2025', '2025-12-16')])}</table>
${table([
  head([`(${'in US$'})`, 'Recallable', 'Non-recallable', 'Total']),
  three('Return of capital', 21500000, 38250000, 'distribution_return_of_capital'),
  three('Realized long-term gain', null, 51118040, 'distribution_realised_gain'),
  three('Dividend and interest income', null, 2044915, 'distribution_income'),
  three('Gross distribution', 21500000, 91412955, 'distribution_gross').replace('class=""', 'class="s"'),
  three('Less: carried interest to General Partner', null, -10223608, 'distribution_carried_interest'),
  three('Less: state withholding tax', null, -409122, 'distribution_withholding_tax'),
  row(
    [
      'Net distribution to Limited Partner',
      '215,000.00',
      '807,802.25',
      dollar.amount('distribution_net', 112912955 - 10223608 - 409122),
    ],
    's',
  ),
])}
<p>Following this distribution, recallable amounts of ${dollar.amount('distribution_recallable', 21500000)} will be added to your unfunded commitment, which will then be ${dollar.amount('unfunded_commitment', 402250000)}.</p>`,
  derivable: { base_currency: 'USD' },
});

export const documents = [register, taxes, recallable];
