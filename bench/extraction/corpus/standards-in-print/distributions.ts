import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const euro = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'minus',
  before: '€ ',
});
/** A Dutch deduction: the mark of subtraction stands in a column of its own, the amount has no sign. */
const deduction = (label: string, fin: string, amount: number): string =>
  row([label, '-/-', euro.amount(fin, amount)]);

/** A Dutch notice whose deductions bear `-/-`; the shares of the proceeds stand above, the tax below. */
const dutch = document({
  file: 'Uitkeringsbericht 2025-04 Waddenzee Energietransitie Fonds CV - Stg Pensioenfonds Grafische Bedrijven.pdf',
  documentType: 'Capital Distribution',
  layout: 'notice-with-subtraction-marks',
  language: 'nl',
  css: "body{font:10.2pt/1.35 'DejaVu Sans';font-size:9.4pt}table{border-collapse:collapse;width:84%;margin:9pt 0}td{padding:2.4pt 4pt}td:nth-child(3){text-align:right}.s td{font-weight:bold;border-top:.6pt solid}.k td{text-align:left!important}",
  body: `<p>${mark('limited_partner', 'Stichting Pensioenfonds voor de Grafische Bedrijven')}<br>t.a.v. afdeling Alternatieve Beleggingen<br>Postbus 1120<br>1200 BC Hilversum</p><p>Leeuwarden, ${noticeDate('8 december 2025', '2025-12-08')}</p>
<p><b>Betreft: uitkering nr. ${text('distribution_number', '4')} van ${mark('fund', 'Waddenzee Energietransitie Fonds C.V.')}</b></p>
<p>Geachte heer, mevrouw,</p><p>Na de verkoop van Windpark Ameland keert het Fonds € 14.200.000,00 uit aan alle commanditaire vennoten. Op basis van uw deelname van € 7.500.000,00 komt u het volgende toe:</p>
${table([
  row(['Terugbetaling van ingelegd kapitaal', '', euro.amount('distribution_return_of_capital', 41250000)]),
  row(['Gerealiseerde verkoopwinst', '', euro.amount('distribution_realised_gain', 22618050)]),
  row(['Rente en dividend', '', euro.amount('distribution_income', 3104125)]),
  row(['Bruto-uitkering', '', euro.amount('distribution_gross', 66972175)], 's'),
  deduction('Ingehouden dividendbelasting', 'distribution_withholding_tax', 465619),
  deduction('Winstdeel beherend vennoot (carried interest)', 'distribution_carried_interest', 1809444),
  row(['Netto door u te ontvangen', '', euro.amount('distribution_net', 66972175 - 465619 - 1809444)], 's'),
])}
<p>Het bedrag wordt op ${text('payment_date', '15 december 2025', '2025-12-15')} overgemaakt naar de bij ons bekende rekening. Van de terugbetaling kan ${euro.amount('distribution_recallable', 12000000)} opnieuw worden opgevraagd; uw openstaande verplichting bedraagt daarna ${euro.amount('unfunded_commitment', 198750000)}.</p>
<p>Hoogachtend,<br>${mark('fund_manager', 'Waddenzee Fondsbeheer B.V.')}<br>beheerder</p>`,
  derivable: { base_currency: 'EUR', commitment: 'EUR 7500000.00' },
});

const french = printer({
  currency: 'EUR',
  group: '\u00a0',
  point: ',',
  digits: 2,
  negative: 'minus',
  after: ' €',
});
const UNITS = 12500;
/** A line by unit and for the holder. */
const unitRow = (label: string, byUnit: number, fin?: string, isCost = false): string => {
  const amount = byUnit * UNITS;
  const cell = isCost
    ? french.cost(fin ?? '', amount)
    : fin === undefined
      ? french.show(amount)
      : french.amount(fin, amount);
  return row([label, french.show(isCost ? -byUnit : byUnit), cell]);
};

/** A French notice that tells each line by unit and in all. */
const byUnit = document({
  file: 'FPCI Lubéron Transmission IV - Avis de distribution n°7 - IRP Charbonnages.pdf',
  documentType: 'Capital Distribution',
  layout: 'notice-by-unit-and-in-all',
  language: 'fr',
  pageSize: 'A4 landscape',
  css: "body{font:10pt 'Liberation Sans'}.g{display:grid;grid-template-columns:1fr 1fr;gap:20pt}table{border-collapse:collapse;width:100%}td,th{padding:3pt 5pt;text-align:right;border-bottom:.4pt dotted #777}td:first-child,th:first-child{text-align:left}.s td{font-weight:bold}dt{color:#666;font-size:8pt}dd{margin:0 0 5pt;font-weight:600}",
  body: `<h2 style="margin:0 0 8pt">Avis de distribution n° ${text('distribution_number', '7')}</h2><div class="g"><dl><dt>Fonds</dt><dd>${mark('fund', 'FPCI Lubéron Transmission IV')}</dd><dt>Société de gestion</dt><dd>${mark('fund_manager', 'Lubéron Investissement SAS')}</dd><dt>Porteur de parts</dt><dd>${mark('limited_partner', 'Institution de Retraite Professionnelle des Charbonnages')}</dd><dt>Date de l’avis</dt><dd>${noticeDate('17/11/2025', '2025-11-17')}</dd><dt>Date de mise en paiement</dt><dd>${text('payment_date', '28/11/2025', '2025-11-28')}</dd><dt>Devise de référence</dt><dd>${text('base_currency', 'EUR', 'EUR')}</dd><dt>Parts A détenues</dt><dd>12 500</dd><dt>Engagement</dt><dd>12 500 000,00 €</dd></dl>
<div>${table([
    head(['', 'Par part A', 'Votre montant']),
    unitRow('Remboursement d’apports', 4120, 'distribution_return_of_capital'),
    unitRow('Plus-values', 2860, 'distribution_realised_gain'),
    unitRow('Revenus (intérêts et dividendes)', 440, 'distribution_income'),
    unitRow('Montant brut', 7420, 'distribution_gross').replace('class=""', 'class="s"'),
    unitRow('Retenue à la source', 66, 'distribution_withholding_tax', true),
    unitRow('Montant net versé', 7354, 'distribution_net').replace('class=""', 'class="s"'),
  ])}<p>Dont montant susceptible d’être rappelé : ${french.amount('distribution_recallable', 18750000)}</p><p>Engagement restant à appeler après la distribution : ${french.amount('unfunded_commitment', 231250000)}</p></div></div><p style="font-size:8pt">Valeur liquidative de la part A au 30/09/2025 : 1 184,27 €. Distributions cumulées depuis l’origine par part A : 512,60 €.</p>`,
  derivable: { commitment: 'EUR 12500000.00' },
});

export const documents = [dutch, byUnit];
