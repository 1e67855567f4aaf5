import { head, row, table } from '../html.ts';
import type { Movement, MovementLine, Period } from '../paper/movement.ts';
import { cells, movement } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

const euro = printer({
  currency: 'EUR',
  group: '\u202f',
  point: ',',
  digits: 0,
  negative: 'brackets',
  nil: '–',
});
const THIS_YEAR = movement([7412880, 1275000, 640000, 168750, 29310, 51204, 208440, 61150], 8334218);
const LAST_YEAR = movement([6001930, 1900000, 0, 168750, 33208, 18115, null, null], 7412880);
const show = (values: Movement, line: MovementLine): string => {
  const amount = values[line];
  const isCost = ['distributions', 'fees', 'costs', 'carry'].includes(line);
  return euro.show(isCost && amount !== null ? -amount : amount);
};
const two = (label: string, line: MovementLine): string =>
  row([label, ...cells(euro, line, [['ytd', THIS_YEAR]]), show(LAST_YEAR, line)]);
const whole = (label: string, of: number, partners: number): string =>
  row([label, euro.show(of), euro.show(partners), euro.show(of + partners)]);

/** A French annual statement: the whole fund by kind of partner, then the partner's own account with the year before. */
const french = document({
  file: 'Mercantour Croissance III - Etat de variation des capitaux 2025 - Caisse Ardoisiers.pdf',
  documentType: 'Capital Account',
  layout: 'annual-statement-fund-page-and-partner-page',
  language: 'fr',
  css: "body{font:10pt 'Liberation Serif'}h3,h4{text-align:center;margin:2pt}table{width:100%;border-collapse:collapse;margin-top:12pt}th{border-bottom:.8pt solid;text-align:right;font-size:9pt}td{text-align:right;padding:2.6pt 4pt}td:first-child,th:first-child{text-align:left}.e td{border-top:.6pt solid;font-weight:bold}.k td{text-align:left}",
  body: `<h3>${mark('fund', 'Mercantour Croissance III SLP')}</h3><h4>État de variation des capitaux propres</h4><h4>Exercice clos le 31 décembre 2025 (en euros)</h4>
${table([
  head(['', 'Associé commandité', 'Associés commanditaires', 'Total']),
  whole('Capitaux propres à l’ouverture', 2104300, 312440200),
  whole('Appels de capital', 510000, 51000000),
  whole('Distributions', -256000, -25600000),
  whole('Commission de gestion', 0, -6750000),
  whole('Plus-values nettes réalisées', 83376, 8337600),
  whole('Variation des plus-values latentes', 114400, 11440000),
  whole('Capitaux propres à la clôture', 2556076, 350867800).replace('class=""', 'class="e"'),
])}<div style="break-before:page"></div>
<h3>Mercantour Croissance III SLP</h3><h4>Compte individuel de l’associé commanditaire</h4>
<table class="k">${row(['Associé commanditaire', mark('limited_partner', 'Caisse de Prévoyance des Ardoisiers d’Anjou')])}${row(['Société de gestion', mark('fund_manager', 'Mercantour Gestion SAS')])}${row(['Date d’arrêté', text('reporting_date', '31 décembre 2025', '2025-12-31')])}${row(['Devise', text('base_currency', 'Euro', 'EUR')])}${row(['Engagement souscrit', euro.amount('commitment', 12500000)])}${row(['Part dans l’engagement total', text('ownership_percentage', '2,45 %', '2.45')])}</table>
${table([
  head(['', 'Exercice 2025', 'Exercice 2024']),
  two('Valeur du compte au 1er janvier', 'opening'),
  two('Appels de fonds libérés', 'contributions'),
  two('Distributions', 'distributions'),
  two('Quote-part de commission de gestion', 'fees'),
  two('Quote-part des autres frais', 'costs'),
  two('Intérêts et dividendes', 'income'),
  two('Plus-values réalisées', 'realised'),
  two('Variation des plus-values latentes', 'unrealised'),
  two('Carried interest provisionné', 'carry'),
  two('Valeur du compte au 31 décembre', 'closing').replace('class=""', 'class="e"'),
])}
<p>Engagement non appelé au 31 décembre 2025 : ${euro.amount('unfunded_commitment', 3180000)} € (2024 : ${euro.show(4455000)} €).</p>`,
  derivable: { period_start: '2025-01-01' },
});

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'brackets',
  nil: '-',
});
/** Opening, contributions, distributions, fees, income, realised, unrealised, carry. */
type PartnerYear = readonly [string, string, ...number[]];
const PARTNERS: readonly PartnerYear[] = [
  ['Quiver Lake GP III, LLC', '1.00%', 1804110, 120000, -61000, 0, 4120, 48011, 66240, 1190400],
  [
    'Municipal Employees of Harlan County',
    '37.50%',
    61240880,
    4500000,
    -2287500,
    -562500,
    154500,
    1800412,
    2484000,
    -446400,
  ],
  [
    'Stonecutter University Foundation',
    '25.00%',
    40827253,
    3000000,
    -1525000,
    -375000,
    103000,
    1200275,
    1656000,
    -297600,
  ],
  [
    'Redfern Reinsurance Company',
    '20.83%',
    34017468,
    2499600,
    -1270630,
    -312450,
    85819,
    1000069,
    1379779,
    -247960,
  ],
  [
    'The Abernathy Family Trust No. 2',
    '15.67%',
    25590522,
    1880400,
    -955870,
    -235050,
    64560,
    752332,
    1037981,
    -198440,
  ],
];
const OWN = 2;
const FINS = [
  'opening_balance_ytd',
  'contributions_ytd',
  'distributions_ytd',
  'management_fees_ytd',
  'net_investment_income_ytd',
  'realised_gain_loss_ytd',
  'unrealised_gain_loss_ytd',
  'carried_interest_ytd',
];
const COSTS = new Set(['distributions_ytd', 'management_fees_ytd', 'carried_interest_ytd']);
const numbers = (one: PartnerYear): number[] => one.slice(2).map(Number);
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
const partnerRow = (one: PartnerYear, at: number): string =>
  row([
    one[0],
    at === OWN ? text('ownership_percentage', one[1], '25.00') : one[1],
    ...numbers(one).map((amount, line) => {
      const fin = FINS[line] ?? '';
      if (at !== OWN) return dollar.show(amount);
      return COSTS.has(fin) ? dollar.cost(fin, -amount) : dollar.amount(fin, amount);
    }),
    at === OWN ? dollar.amount('closing_balance_ytd', sum(numbers(one))) : dollar.show(sum(numbers(one))),
  ]);
const totals = FINS.map((_fin, line) => sum(PARTNERS.map((one) => numbers(one)[line] ?? 0)));

/** Supplemental schedule of an audited report: a row for each partner, a column for each movement; the cover names whose it is. */
const byPartner = document({
  file: 'Quiver Lake III - 2024 audited - Schedule of Changes in Individual Partners Capital (Stonecutter).pdf',
  documentType: 'Capital Account',
  layout: 'changes-by-individual-partner-in-rows',
  pageSize: 'Letter landscape',
  margin: '12mm',
  css: "body{font:8pt 'Liberation Sans'}h3{margin:1pt}table{width:100%;border-collapse:collapse;margin-top:10pt}th{border-bottom:.8pt solid;text-align:right;vertical-align:bottom;padding:2pt 4pt;font-weight:600}td{text-align:right;padding:3pt 4pt;white-space:nowrap}td:first-child,th:first-child{text-align:left;white-space:normal}.e td{border-top:.6pt solid;border-bottom:2pt double;font-weight:bold}",
  body: `<p>To: ${mark('limited_partner', 'Stonecutter University Foundation')}, limited partner<br>From: ${mark('fund_manager', 'Quiver Lake Capital Management LLC')}</p><p>Enclosed is the schedule of changes in individual partners’ capital of the Partnership. Your interest is shown on the line that bears your name. Your capital commitment is ${dollar.amount('commitment', 60000000)}, of which ${dollar.amount('unfunded_commitment', 14760000)} was unfunded at December 31, 2024.</p>
<h3 style="margin-top:14pt">${mark('fund', 'Quiver Lake Partners III, L.P.')}</h3><h3>Schedule of Changes in Individual Partners’ Capital</h3><h3>Year Ended ${text('reporting_date', 'December 31, 2024', '2024-12-31')}</h3><div>(in ${text('base_currency', 'United States dollars', 'USD')})</div>
${table([
  head([
    'Partner',
    'Percentage<br>interest',
    'Balance,<br>January 1, 2024',
    'Capital<br>contributions',
    'Capital<br>distributions',
    'Management<br>fee',
    'Net investment<br>income',
    'Net realized<br>gain',
    'Change in<br>unrealized gain',
    'Carried interest<br>allocation',
    'Balance,<br>December 31, 2024',
  ]),
  row(['<b>General partner</b>', ...Array.from({ length: 10 }, () => '')]),
  ...PARTNERS.slice(0, 1).map((one) => partnerRow(one, 0)),
  row(['<b>Limited partners</b>', ...Array.from({ length: 10 }, () => '')]),
  ...PARTNERS.slice(1).map((one, at) => partnerRow(one, at + 1)),
  row(['Total', '100.00%', ...totals.map((amount) => dollar.show(amount)), dollar.show(sum(totals))], 'e'),
])}<p>See independent auditor’s report on supplementary information.</p>`,
  derivable: { period_start: '2024-01-01' },
});

const pound = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  before: '£',
  nil: '£0.00',
});
const QUARTER = movement(
  [512204418, 37500000, 61120940, 4687500, 1120416, 2204117, 18840220, 3104000],
  517180552,
);
const line = (label: string, name: MovementLine): string =>
  row([label, ...cells(pound, name, [['qtd', QUARTER] as readonly [Period, Movement]])]);

/** An administrator's quarterly statement as label and amount, with a summary box beside it and a page of ratios. */
const boxes = document({
  file: 'PCAP-2025Q4-LANGSTROTHDALE-INV00931.pdf',
  documentType: 'Capital Account',
  layout: 'single-period-statement-with-summary-boxes',
  css: "body{font:9.4pt 'Liberation Sans'}.w{display:flex;gap:14pt}.w>div{flex:1;border:.6pt solid #888;padding:6pt}table{width:100%;border-collapse:collapse}td{padding:2.4pt 2pt}td:last-child{text-align:right}.e td{font-weight:bold;border-top:.6pt solid}h4{margin:0 0 4pt;background:#e9e4da;padding:3pt}.k{margin:8pt 0}",
  body: `<h2 style="margin:0">Partner Capital Statement</h2><div class="k">${mark('fund', 'Langstrothdale Special Opportunities II LP')}</div><div class="k">Prepared for <b>${mark('limited_partner', 'Merchant Seamen’s Hospital Charity')}</b><br>Account INV00931 · Quarter from ${text('period_start', '1 October 2025', '2025-10-01')} to ${text('reporting_date', '31 December 2025', '2025-12-31')} · ${text('base_currency', 'GBP', 'GBP')}</div>
<div class="w"><div><h4>Movement in the quarter</h4>${table([
    line('Opening partner’s capital', 'opening'),
    line('Capital drawn', 'contributions'),
    line('Capital and income distributed', 'distributions'),
    line('General partner’s share (management fee)', 'fees'),
    line('Partnership running costs', 'costs'),
    line('Investment income', 'income'),
    line('Gains realised on disposals', 'realised'),
    line('Movement in unrealised value', 'unrealised'),
    line('Accrual for carried interest', 'carry'),
    line('Closing partner’s capital', 'closing').replace('class=""', 'class="e"'),
  ])}</div><div><h4>Commitment</h4>${table([
    row(['Committed', pound.amount('commitment', 800000000)]),
    row(['Drawn to date', pound.amount('contributed_to_date', 612250000)]),
    row(['Returned and available for redrawing', pound.amount('recallable_distributions', 24000000)]),
    row(['Remaining to be drawn', pound.amount('unfunded_commitment', 211750000)]),
  ])}<h4 style="margin-top:10pt">Since admission</h4>${table([
    row(['Distributed to date', pound.amount('distributed_to_date', 288114020)]),
    row(['Value plus distributions', pound.show(517180552 + 288114020)]),
    row(['Multiple of drawn capital', '1.32x']),
  ])}</div></div><p style="font-size:8pt">Issued by ${mark('fund_manager', 'Langstroth Capital LLP')}, authorised and regulated by the Financial Conduct Authority. Administrator: Wharfe Fund Services (Guernsey) Limited.</p>`,
});

export const documents = [french, byPartner, boxes];
