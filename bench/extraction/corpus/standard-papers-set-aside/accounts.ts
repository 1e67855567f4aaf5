import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'brackets',
  nil: '—',
});
const COSTS = ['distributions', 'management_fees', 'partnership_expenses', 'carried_interest'];
type Line = readonly [fin: string, label: string, year: number, since: number];
const MEMBER: readonly Line[] = [
  ['contributions', 'Capital contributions', 3125000, 18750000],
  ['distributions', 'Capital distributions', -1410220, -6228114],
  ['net_investment_income', 'Investment income', 204118, 911740],
  ['management_fees', 'Management fees', -375000, -2625000],
  ['partnership_expenses', 'Other expenses', -61044, -402911],
  ['realised_gain_loss', 'Net realized gain on investments', 902330, 3418006],
  ['unrealised_gain_loss', 'Net change in unrealized appreciation', 1660118, 5104427],
  ['carried_interest', 'Carried interest to general partner', -466104, -1281232],
];
const END = MEMBER.reduce((all, one) => all + one[3], 0);
const START = END - MEMBER.reduce((all, one) => all + one[2], 0);
const PERIODS = ['ytd', 'itd'] as const;
const memberCell = ([fin]: Line, amount: number, at: 0 | 1): string =>
  COSTS.includes(fin)
    ? dollar.cost(`${fin}_${PERIODS[at]}`, -amount)
    : dollar.amount(`${fin}_${PERIODS[at]}`, amount);
const whole = (label: string, general: number, limited: number, name = ''): string =>
  row([label, dollar.show(general), dollar.show(limited), dollar.show(general + limited)], name);

/** Audited statements: changes in partners' capital for all partners, then the schedule of one partner's capital. */
const audited = document({
  file: 'FY2025 - Stonecroft Lending Partners III LP - audited statements and capital account (Linden Hospital).pdf',
  documentType: 'Capital Account',
  layout: 'statement-of-changes-then-year-and-since-inception',
  pageSize: 'Letter',
  footer:
    '<div style="font:7pt serif;width:100%;text-align:center">The accompanying notes are an integral part of these financial statements.</div>',
  css: "body{font:10pt 'Liberation Serif'}h4{text-align:center;margin:0;font-weight:normal}table{width:100%;border-collapse:collapse;margin:10pt 0}td,th{text-align:right;padding:2pt 5pt}td:first-child,th:first-child{text-align:left}th{border-bottom:.8pt solid;vertical-align:bottom}.s td:nth-child(n+2){border-top:.6pt solid}",
  body: `<h4><b>${mark('fund', 'Stonecroft Lending Partners III, L.P.')}</b></h4><h4>Statement of Changes in Partners' Capital</h4><h4>Year Ended ${text('reporting_date', 'December 31, 2025', '2025-12-31')}</h4>
${table([
  head(['', 'General<br>Partner', 'Limited<br>Partners', 'Total']),
  whole("Partners' capital, December 31, 2024", 2210447, 301220114, 's'),
  whole('Contributions', 625000, 61875000),
  whole('Distributions', -282044, -27922356),
  '<tr><td>Net increase in partners’ capital resulting from operations:</td><td></td><td></td><td></td></tr>',
  whole('Net investment loss', -46385, -4592135),
  whole('Net realized gain on investments', 180466, 17866134),
  whole('Net change in unrealized appreciation on investments', 332024, 32870336),
  whole('Carried interest allocation', 9228859, -9228859),
  whole("Partners' capital, December 31, 2025", 12248367, 372088234, 's'),
])}<div style="break-before:page"></div>
<h4><b>Stonecroft Lending Partners III, L.P.</b></h4><h4>Partner's Capital Account (Unaudited)</h4><h4>${mark('limited_partner', 'Linden Hospital Endowment')}</h4>
${table([
  head(['', 'Year ended<br>December 31, 2025', 'Inception to<br>December 31, 2025']),
  row(['Balance, beginning of period', dollar.amount('opening_balance_ytd', START), '—']),
  ...MEMBER.map((line) => row([line[1], memberCell(line, line[2], 0), memberCell(line, line[3], 1)])),
  row(
    [
      'Balance, end of period',
      dollar.amount('closing_balance_ytd', END),
      dollar.amount('closing_balance_itd', END),
    ],
    's',
  ),
])}
${table([
  row(['Capital commitment', dollar.amount('commitment', 25000000)]),
  row(['Unfunded capital commitment', dollar.amount('unfunded_commitment', 6250000)]),
  row(['Ownership in the Partnership', text('ownership_percentage', '5.00%', '5.00')]),
])}<p style="font-size:8pt">Amounts in ${text('base_currency', 'U.S. dollars', 'USD')}. Investment manager: ${mark('fund_manager', 'Stonecroft Credit Advisors LP')}. Administrator: Norwalk Fund Accounting, Inc.</p>`,
  derivable: {
    contributed_to_date: 'USD 18750000',
    distributed_to_date: 'USD 6228114',
    period_start: '2025-01-01',
  },
});

const euro = printer({
  currency: 'EUR',
  group: ',',
  point: '.',
  digits: 2,
  scale: 1,
  negative: 'minus',
  nil: '-',
});
/** Effect in cents: quarter, year, since inception. */
const TEMPLATE: readonly (readonly [
  fin: string,
  label: string,
  quarter: number,
  year: number,
  since: number,
])[] = [
  ['contributions', 'Contributions', 50000000, 125000000, 712500000],
  ['distributions', '(Distributions)', -10411220, -48200113, -301120447],
  ['management_fees', '(Management Fees – Net of Offsets)', -3125000, -9375000, -68750000],
  ['partnership_expenses', '(Partnership Expenses)', -411008, -1302114, -9440871],
  ['net_investment_income', 'Investment Income', 1204411, 4101887, 28441003],
  ['realised_gain_loss', 'Realised Gain / (Loss)', 8800124, 21004418, 118440926],
  ['unrealised_gain_loss', 'Unrealised Gain / (Loss)', -5200417, 38122009, 204118330],
];
const CLOSE = TEMPLATE.reduce((all, one) => all + one[4], 0);
const sumOf = (at: 2 | 3 | 4): number => TEMPLATE.reduce((all, one) => all + one[at], 0);
const three = ['qtd', 'ytd', 'itd'] as const;
const cell = (fin: string, amount: number, at: number): string =>
  COSTS.includes(fin)
    ? euro.cost(`${fin}_${three[at] ?? ''}`, -amount)
    : euro.amount(`${fin}_${three[at] ?? ''}`, amount);

/** The template of 2025 as a portal prints it: boxes of the period above the grid, the figures below the title of the partner. */
const template = document({
  file: 'Gravelly Hill Growth SCSp RAIF - ILPA v2 - 30Jun2025 - 0091442.pdf',
  documentType: 'Capital Account',
  layout: 'reporting-template-2025-title-boxes',
  pageSize: 'A4',
  css: "body{font:8.6pt 'Liberation Sans'}.t{display:flex;justify-content:flex-end;gap:6pt;margin-top:8pt}.t div{width:96pt;border:.6pt solid #234;background:#e8eef6;text-align:center;padding:2pt;font-weight:bold;font-size:7.6pt}table{border-collapse:collapse;width:100%}td{padding:2.2pt 4pt;text-align:right;width:98pt}td:first-child{text-align:left;width:auto}.s td{font-weight:bold;background:#f2f2f2}h4{margin:8pt 0 0;background:#234;color:#fff;padding:2pt 5pt}",
  body: `<h3 style="margin:0">${mark('fund', 'Gravelly Hill Growth SCSp RAIF')}</h3><div>Capital account statement of ${mark('limited_partner', 'Ilmarinen Metsä Eläkesäätiö')}</div><div>AIFM: ${mark('fund_manager', 'Gravelly Hill Capital Luxembourg S.A.')} · Reporting date: ${text('reporting_date', '30-Jun-2025', '2025-06-30')} · Currency: ${text('base_currency', 'EUR')}</div>
<h4>A.1 NAV Reconciliation – LP's Allocation</h4>
<div class="t"><div>QTD<br>Apr-25 – Jun-25</div><div>YTD<br>Jan-25 – Jun-25</div><div>Since Inception<br>Sep-19 – Jun-25</div></div>
${table([
  row(
    [
      'Beginning NAV',
      euro.amount('opening_balance_qtd', CLOSE - sumOf(2)),
      euro.amount('opening_balance_ytd', CLOSE - sumOf(3)),
      euro.amount('opening_balance_itd', 0),
    ],
    's',
  ),
  ...TEMPLATE.slice(0, 2).map(([fin, label, ...own]) =>
    row([label, ...own.map((amount, at) => cell(fin, amount, at))]),
  ),
  row([
    'Net Cash Flows',
    ...[2, 3, 4].map((at) => euro.show((TEMPLATE[0]?.[at as 2] ?? 0) + (TEMPLATE[1]?.[at as 2] ?? 0))),
  ]),
  ...TEMPLATE.slice(2).map(([fin, label, ...own]) =>
    row([label, ...own.map((amount, at) => cell(fin, amount, at))]),
  ),
  row(['Ending NAV', ...three.map((period) => euro.amount(`closing_balance_${period}`, CLOSE))], 's'),
])}
<h4>A.2 Commitment Reconciliation – LP's Allocation</h4>
<div class="t"><div>QTD</div><div>YTD</div><div>Since Inception</div></div>
${table([
  row(['Total Commitment', ...three.map(() => euro.amount('commitment', 1000000000))]),
  row([
    'Beginning Unfunded Commitment',
    euro.show(337500000 + 0),
    euro.show(412500000),
    euro.show(1000000000),
  ]),
  row(['(Contributions)', euro.show(-50000000), euro.show(-125000000), euro.show(-712500000)]),
  row([
    'Recallable Distributions',
    euro.show(0),
    euro.show(0),
    euro.amount('recallable_distributions', 40000000),
  ]),
  row(['Other Adjustments', euro.show(40000000), euro.show(40000000), euro.show(0)]),
  row(['Ending Unfunded Commitment', ...three.map(() => euro.amount('unfunded_commitment', 327500000))], 's'),
])}
<h4>Performance to date (net to LP)</h4>${table([row(['Net IRR', '11.9%', '', '']), row(['Net TVPI', '1.38x', '', '']), row(['DPI', '0.42x', '', ''])])}`,
  derivable: {
    contributed_to_date: 'EUR 7125000.00',
    distributed_to_date: 'EUR 3011204.47',
    period_start: '2025-04-01',
  },
});

export const documents = [audited, template];
