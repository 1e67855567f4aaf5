import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '-',
});
const euro = printer({ currency: 'EUR', group: ' ', point: ',', digits: 2, negative: 'minus', after: ' €' });
const dutch = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'minus',
  before: '€ ',
});

const CAPITAL = 61250000;
const GAIN = 38875025;
const INCOME = 4120000;
const TAX = 618000;
const CARRY = 0;
const GROSS = CAPITAL + GAIN + INCOME;
const wide = (amount: number): string => dollar.show(amount * 40);

/** The distribution notice of 2025: this notice and cumulative, the whole fund and the partner. */
const distribution = document({
  file: 'TLBN_Dist_Notice_06_2025-08-28_LP0093.pdf',
  documentType: 'Capital Distribution',
  layout: 'industry-distribution-notice-four-columns',
  pageSize: 'Letter landscape',
  css: "body{font:8.8pt 'Liberation Sans'}table{border-collapse:collapse;width:100%;margin:5pt 0}td,th{border-bottom:.4pt solid #999;padding:2.4pt 6pt;text-align:right}td:first-child,th:first-child{text-align:left}th{background:#274e13;color:#fff}.h td{border:0;text-align:left}.s td{font-weight:bold}",
  body: `<h3 style="margin:0 0 4pt">Distribution Notice</h3>
${table(
  [
    row([
      'Fund',
      mark('fund', 'Tillingbourne Real Estate Partners II, L.P.'),
      'Notice date',
      noticeDate('August 28, 2025', '2025-08-28'),
    ]),
    row([
      'Manager',
      mark('fund_manager', 'Tillingbourne Property Advisors LLC'),
      'Payment date',
      text('payment_date', 'September 9, 2025', '2025-09-09'),
    ]),
    row([
      'Limited partner',
      mark('limited_partner', 'Amalgamated Glaziers Local 93 Annuity Fund'),
      'Distribution number',
      text('distribution_number', '6'),
    ]),
    row(['Reporting currency', text('base_currency', 'USD'), 'LP ownership', '2.5000%']),
  ],
  'h',
)}
<table><tr><th></th><th colspan="2">Total fund</th><th colspan="2">Limited partner</th></tr>${[
    head(['Transaction type', 'This notice', 'Cumulative', 'This notice', 'Cumulative']),
    row([
      'Return of capital',
      wide(CAPITAL),
      wide(CAPITAL * 3),
      dollar.amount('distribution_return_of_capital', CAPITAL),
      dollar.show(CAPITAL * 3),
    ]),
    row([
      'Realized gain',
      wide(GAIN),
      wide(GAIN * 2),
      dollar.amount('distribution_realised_gain', GAIN),
      dollar.show(GAIN * 2),
    ]),
    row([
      'Dividend and interest income',
      wide(INCOME),
      wide(INCOME * 4),
      dollar.amount('distribution_income', INCOME),
      dollar.show(INCOME * 4),
    ]),
    row([
      'Carried interest',
      dollar.show(null),
      dollar.show(null),
      dollar.amount('distribution_carried_interest', CARRY === 0 ? null : CARRY),
      dollar.show(null),
    ]),
    row(
      [
        'Gross distribution',
        wide(GROSS),
        wide(GROSS * 3),
        dollar.amount('distribution_gross', GROSS),
        dollar.show(GROSS * 3),
      ],
      's',
    ),
    row([
      'Less: withholding tax',
      wide(-TAX),
      wide(-TAX * 4),
      dollar.cost('distribution_withholding_tax', TAX),
      dollar.show(-TAX * 4),
    ]),
    row(
      [
        'Net distribution payable',
        wide(GROSS - TAX),
        wide(GROSS * 3 - TAX * 4),
        dollar.amount('distribution_net', GROSS - TAX),
        dollar.show(GROSS * 3 - TAX * 4),
      ],
      's',
    ),
  ].join('')}</table>
${table([
  head(['Commitment', 'Total fund', 'Limited partner']),
  row([
    'Recallable portion of this distribution',
    wide(12250000),
    dollar.amount('distribution_recallable', 12250000),
  ]),
  row([
    'Unfunded commitment after this notice',
    wide(187500000),
    dollar.amount('unfunded_commitment', 187500000),
  ]),
])}`,
});

/** French: a letter calls in sentences; its annex shows the whole fund's use of the call in thousands. */
const letter = document({
  file: 'Vendemer Transition II - Appel de fonds 7 - Caisse Lormont.pdf',
  documentType: 'Capital Call',
  layout: 'call-letter-with-annex-in-thousands',
  language: 'fr',
  css: "body{font:10.4pt/1.4 'Liberation Serif'}table{width:100%;border-collapse:collapse}td,th{text-align:right;padding:3pt}td:first-child,th:first-child{text-align:left}th{border-bottom:1pt solid}",
  body: `<p>${mark('fund_manager', 'Vendemer Gestion SAS')}<br>22 rue des Chais, Bordeaux</p><p style="margin-left:55%">${mark('limited_partner', 'Caisse de retraite Lormont Prévoyance')}<br>À l'attention de la direction financière</p><p>Bordeaux, le ${noticeDate('5 mars 2025', '2025-03-05')}</p>
<p><b>Objet : ${mark('fund', 'Vendemer Transition II FPCI')} – appel de fonds n° ${text('call_number', '7')}</b></p><p>Madame, Monsieur,</p>
<p>Conformément à l'article 8 du règlement, nous appelons la somme de ${euro.amount('call_amount', 41287550)} au titre de votre souscription. Cette somme se compose de ${euro.amount('call_investments', 36000000)} destinés aux investissements, de ${euro.amount('call_management_fees', 4375000)} de frais de gestion et de ${euro.amount('call_partnership_expenses', 912550)} de frais de fonctionnement.</p>
<p>Nous vous prions de bien vouloir verser ce montant au plus tard le ${text('due_date', '19 mars 2025', '2025-03-19')} sur le compte ${text('iban', 'FR14 2004 1010 0505 0001 3M02 606', 'FR1420041010050500013M02606')} (BIC ${mark('swift_code', 'BQLMFRPP')}) ouvert auprès de la ${mark('bank_name', 'Banque Lamothe')} au nom de ${mark('beneficiary_name', 'Vendemer Transition II FPCI')}, avec la référence ${mark('payment_reference', 'VT2-AF7-0031')}.</p>
<p>Votre engagement s'élève à ${euro.amount('commitment', 500000000)}. Après cet appel, votre engagement non appelé sera de ${euro.amount('unfunded_after_call', 187325050)}. Tous les montants de la présente lettre sont en ${text('base_currency', 'euros', 'EUR')}.</p><p>Nous vous prions d'agréer, Madame, Monsieur, nos salutations distinguées.</p>
<div style="break-before:page"></div><h3>Annexe – emploi de l'appel de fonds pour l'ensemble du fonds</h3><p>(en milliers d'euros)</p>
${table([
  head(['', 'Appel n° 7', 'Cumul']),
  row(['Investissement : Sylvaé Bois Énergie', '11 520', '11 520']),
  row(['Investissement : Hydrelia Canaux', '2 880', '19 340']),
  row(['Frais de gestion', '1 750', '11 275']),
  row(['Frais de fonctionnement', '365', '1 904']),
  row(['<b>Total</b>', '<b>16 515</b>', '<b>44 039</b>']),
])}`,
});

const two = (one: string, english: string): string => `${one} / <i>${english}</i>`;

/** Dutch and English on one line, as trust offices write it. */
const bilingual = document({
  file: 'Waalhaven_Logistiek_III_uitkering_distribution_8.pdf',
  documentType: 'Capital Distribution',
  layout: 'bilingual-dutch-and-english-distribution',
  language: 'nl',
  css: "body{font:9.6pt 'Liberation Sans'}table{width:100%;border-collapse:collapse;margin:8pt 0}td{padding:3pt 4pt}td:last-child{text-align:right}i{color:#555}.s td{border-top:1pt solid;font-weight:bold}.k td:last-child{text-align:left}",
  body: `<h2 style="margin:0">${two('Uitkeringsbericht', 'Distribution notice')}</h2>
${table(
  [
    row([two('Fonds', 'Fund'), mark('fund', 'Waalhaven Logistiek Fonds III C.V.')]),
    row([two('Beheerder', 'Manager'), mark('fund_manager', 'Waalhaven Vermogensbeheer B.V.')]),
    row([
      two('Participant', 'Limited partner'),
      mark('limited_partner', 'Pensioenfonds voor de Binnenvaart'),
    ]),
    row([two('Datum', 'Date'), noticeDate('12 mei 2025', '2025-05-12')]),
    row([two('Uitkering nr.', 'Distribution no.'), text('distribution_number', '8')]),
    row([two('Betaaldatum', 'Payment date'), text('payment_date', '20 mei 2025', '2025-05-20')]),
    row([two('Valuta', 'Currency'), text('base_currency', 'EUR')]),
  ],
  'k',
)}
${table([
  row([
    two('Terugbetaling van kapitaal', 'Return of capital'),
    dutch.amount('distribution_return_of_capital', 22500000),
  ]),
  row([two('Gerealiseerde winst', 'Realised gain'), dutch.amount('distribution_realised_gain', 14230075)]),
  row([two('Inkomsten', 'Income'), dutch.amount('distribution_income', 2110000)]),
  row([two('Bruto uitkering', 'Gross distribution'), dutch.amount('distribution_gross', 38840075)], 's'),
  row([two('Dividendbelasting', 'Withholding tax'), dutch.cost('distribution_withholding_tax', 316500)]),
  row([two('Netto uitkering', 'Net distribution'), dutch.amount('distribution_net', 38523575)], 's'),
  row([two('Waarvan opvraagbaar', 'Of which recallable'), dutch.amount('distribution_recallable', 5000000)]),
  row([two('Resterende verplichting', 'Unfunded commitment'), dutch.amount('unfunded_commitment', 61750000)]),
])}`,
});

export const documents = [distribution, letter, bilingual];
