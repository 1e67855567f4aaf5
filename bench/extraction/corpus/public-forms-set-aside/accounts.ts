import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'brackets',
  nil: '0',
});
const PERIODS = ['qtd', 'ytd', 'itd'] as const;

/** What stands on a line in quarter, year and since inception; costs are positive and printed in brackets. */
type Three = readonly [number, number, number];
const LINES = {
  contributions: [640000, 1815000, 14230500],
  distributions: [310250, 310250, 2904100],
  fees: [78125, 234375, 1953125],
  internal: [6120, 17414, 102880],
  external: [14033, 38806, 271449],
  interest: [2240, 6018, 38102],
  realised: [145008, 145008, 1077406],
  unrealised: [322190, 1104377, 3350119],
  carryPaid: [0, 0, 61200],
} as const satisfies Record<string, Three>;
const effectAt = (at: 0 | 1 | 2): number =>
  LINES.contributions[at] -
  LINES.distributions[at] -
  LINES.fees[at] -
  LINES.internal[at] -
  LINES.external[at] +
  LINES.interest[at] +
  LINES.realised[at] +
  LINES.unrealised[at];
const END = effectAt(2);
const OPEN: Three = [END - effectAt(0), END - effectAt(1), 0];
const GROSS: Three = [90625, 268750, 2251900];

const shown = (amounts: readonly number[]): string[] => amounts.map((amount) => dollar.show(amount));
const own = (name: string, label: string, amounts: Three, isCost = false): string =>
  row([
    label,
    ...PERIODS.map((period, at) =>
      isCost
        ? dollar.cost(`${name}_${period}`, amounts[at] ?? 0)
        : dollar.amount(`${name}_${period}`, amounts[at] ?? 0),
    ),
  ]);
const other = (label: string, amounts: Three, name = ''): string => row([label, ...shown(amounts)], name);
const negative = (amounts: Three): Three => [-amounts[0], -amounts[1], -amounts[2]];
const plus = (one: Three, more: Three): Three => [one[0] + more[0], one[1] + more[1], one[2] + more[2]];
const section = (label: string): string => row([`<b>${label}</b>`, '', '', ''], 'sec');
const HEADS = head([
  '',
  'Quarter-to-date<br>1-Jan-26 – 31-Mar-26',
  'Year-to-date<br>1-Jul-25 – 31-Mar-26',
  'Since inception<br>14-Nov-20 – 31-Mar-26',
]);
const RECALL: Three = [62050, 62050, 344800];
const COMMITTED = 20000000;
const LEFT = COMMITTED - LINES.contributions[2] + RECALL[2];
const times = (amounts: Three): Three => [amounts[0] * 24, amounts[1] * 24, amounts[2] * 24];

/** The reporting template of 2025, portrait: the partner on one page, the whole fund on the next. */
const template = document({
  file: 'Sandridge Lower Mid-Market II Reporting Template Q1 2026 (Tidemark).pdf',
  documentType: 'Capital Account',
  layout: 'industry-template-2025-owner-per-page',
  pageSize: 'Letter',
  margin: '14mm',
  css: "body{font:8.2pt 'Liberation Sans'}table{border-collapse:collapse;width:100%;margin:5pt 0}td,th{padding:1.7pt 5pt;text-align:right}th{background:#12324a;color:#fff;font-weight:600}td:first-child,th:first-child{text-align:left}.sec td{padding-top:6pt}.s td{font-weight:bold;border-top:.6pt solid;background:#eef2f5}",
  body: `<h3 style="margin:0">ILPA Reporting Template v2.0 – Granular methodology</h3>
<div>Fund: <b>${mark('fund', 'Sandridge Lower Mid-Market Fund II, L.P.')}</b></div><div>Investment adviser: ${mark('fund_manager', 'Sandridge Capital Advisers, L.P.')}</div><div>Limited Partner: <b>${mark('limited_partner', 'Tidemark Seafarers Provident Fund')}</b></div><div>Report date: ${text('reporting_date', 'March 31, 2026', '2026-03-31')} · Currency: ${text('base_currency', 'USD')}</div>
<h4 style="margin:6pt 0 0">A.1 NAV Reconciliation – LP's Allocation of Total Fund</h4>
${table([
  HEADS,
  own('opening_balance', 'Beginning NAV – Net of Accrued/Earned/Paid Carried Interest', OPEN),
  own('contributions', 'Contributions – Cash & Non-Cash', LINES.contributions),
  own('distributions', 'Distributions – Cash & Non-Cash', LINES.distributions, true),
  other('Offering/Syndication Costs', [0, 0, 0]),
  other('Total Cash / Non-Cash Flows', plus(LINES.contributions, negative(LINES.distributions)), 's'),
  section('Management Fees'),
  other('(Management Fees – Gross of Offsets, Waivers & Rebates)', negative(GROSS)),
  other('Less: Offsets to Management Fees (Applied During Period)', plus(GROSS, negative(LINES.fees))),
  own('management_fees', '(Management Fees – Net of Offsets, Waivers & Rebates)', LINES.fees, true),
  section('Partnership Expenses'),
  other(
    '(Total Internal Chargebacks – Expenses Allocated/Paid to Related Persons)',
    negative(LINES.internal),
  ),
  other('(Total Partnership Expenses – External)', negative(LINES.external)),
  own(
    'partnership_expenses',
    '(Total Partnership Expenses – Internal Chargebacks and External)',
    plus(LINES.internal, LINES.external),
    true,
  ),
  section('Investment Income'),
  other('Interest Income', LINES.interest),
  own('net_investment_income', 'Total Investment Income', LINES.interest),
  own('realised_gain_loss', 'Realized Gain / (Loss)', LINES.realised),
  own('unrealised_gain_loss', 'Change in Unrealized Gain / (Loss)', LINES.unrealised),
  own('closing_balance', 'Ending NAV – Net of Accrued/Earned/Paid Carried Interest', [END, END, END]),
  other('Carried Interest Paid During the Period', LINES.carryPaid),
])}
<h4 style="margin:6pt 0 0">A.2 Commitment Reconciliation – LP's Allocation of Total Fund</h4>
${table([
  HEADS,
  row(['Total Commitment', ...PERIODS.map(() => dollar.amount('commitment', COMMITTED))]),
  other('Beginning Unfunded Commitment', [
    LEFT + LINES.contributions[0] - RECALL[0],
    LEFT + LINES.contributions[1] - RECALL[1],
    COMMITTED,
  ]),
  other('(Less: Contributions)', negative(LINES.contributions)),
  row([
    'Plus: Recallable Distributions',
    dollar.show(RECALL[0]),
    dollar.show(RECALL[1]),
    dollar.amount('recallable_distributions', RECALL[2]),
  ]),
  row(['Ending Unfunded Commitment', ...PERIODS.map(() => dollar.amount('unfunded_commitment', LEFT))], 's'),
])}<div style="break-before:page"></div><h4>A.1 NAV Reconciliation – Total Fund (incl. GP Allocation)</h4>
${table([
  HEADS,
  other('Beginning NAV – Net of Accrued/Earned/Paid Carried Interest', times(OPEN)),
  other('Contributions – Cash & Non-Cash', times(LINES.contributions)),
  other('Distributions – Cash & Non-Cash', times(negative(LINES.distributions))),
  other('(Management Fees – Net of Offsets, Waivers & Rebates)', times(negative(LINES.fees))),
  other(
    '(Total Partnership Expenses – Internal Chargebacks and External)',
    times(negative(plus(LINES.internal, LINES.external))),
  ),
  other('Total Investment Income', times(LINES.interest)),
  other('Realized Gain / (Loss)', times(LINES.realised)),
  other('Change in Unrealized Gain / (Loss)', times(LINES.unrealised)),
  other('Ending NAV – Net of Accrued/Earned/Paid Carried Interest', times([END, END, END]), 's'),
])}`,
  derivable: {
    carried_interest_qtd: 'USD 0',
    carried_interest_ytd: 'USD 0',
    carried_interest_itd: 'USD 61200',
    contributed_to_date: 'USD 14230500',
    distributed_to_date: 'USD 2904100',
    period_start: '2026-01-01',
  },
});

const euro = printer({ currency: 'EUR', group: ',', point: '.', digits: 2, negative: 'brackets', nil: '–' });
/** Quarter and year of a partner; the effect of a line in cents. */
const STATEMENT: readonly (readonly [fin: string | null, label: string, quarter: number, year: number])[] = [
  ['contributions', 'Capital contributions', 45000000, 112500000],
  ['distributions', 'Distributions', -18250000, -18250000],
  ['management_fees', 'Management fees', -3281250, -9843750],
  ['partnership_expenses', 'Professional fees and other expenses', -611842, -2014477],
  ['net_investment_income', 'Net interest income', 4410315, 12190388],
  ['realised_gain_loss', 'Net realised gain/(loss)', -1020775, 2241830],
  ['unrealised_gain_loss', 'Net change in unrealised gain/(loss)', 7718004, -3114290],
];
const CLOSE = 518204417;
const sumOf = (at: 2 | 3): number => STATEMENT.reduce((all, one) => all + one[at], 0);
const COSTS = ['distributions', 'management_fees', 'partnership_expenses'];
const cell = (fin: string, amount: number, period: string): string =>
  COSTS.includes(fin) ? euro.cost(`${fin}_${period}`, -amount) : euro.amount(`${fin}_${period}`, amount);

/** A quarterly statement: general partner and limited partners first, the partner's quarter and year below on the same page. */
const quarterly = document({
  file: 'Ormesby_Private_Credit_SCSp_2025Q3_statement_of_changes_0077.pdf',
  documentType: 'Capital Account',
  layout: 'statement-of-changes-two-statements-on-a-page',
  css: "body{font:9.4pt 'Liberation Sans'}table{width:100%;border-collapse:collapse;margin:6pt 0 16pt}th,td{text-align:right;padding:2.2pt 5pt}th{border-bottom:1pt solid #333}td:first-child,th:first-child{text-align:left}.s td{border-top:.6pt solid;font-weight:bold}h4{margin:4pt 0}",
  body: `<h2 style="margin:0">${mark('fund', 'Ormesby Private Credit SCSp')}</h2><div>Managed by ${mark('fund_manager', 'Ormesby Credit Management S.à r.l.')}</div><div>Unaudited financial information as of and for the period ended ${text('reporting_date', '30 September 2025', '2025-09-30')} (in ${text('base_currency', 'EUR')})</div>
<h4>Statement of changes in partners' capital – nine months</h4>
${table([
  head(['', 'General partner', 'Limited partners', 'Total']),
  row([
    "Partners' capital at 1 January 2025",
    ...[41044012, 22810433901, 22851477913].map((one) => euro.show(one)),
  ]),
  row(['Contributions', ...[9000000, 5616000000, 5625000000].map((one) => euro.show(one))]),
  row(['Distributions', ...[-1460000, -911040000, -912500000].map((one) => euro.show(one))]),
  row([
    'Net increase in capital from operations',
    ...[-43200, -26972500, -27015700].map((one) => euro.show(one)),
  ]),
  row(
    [
      "Partners' capital at 30 September 2025",
      ...[48540812, 27488421401, 27536962213].map((one) => euro.show(one)),
    ],
    's',
  ),
])}
<h4>Capital account of ${mark('limited_partner', 'Stichting Pensioenfonds Scheepsbouw')}</h4>
${table([
  head(['', 'Quarter ended<br>30 September 2025', 'Nine months ended<br>30 September 2025']),
  row([
    'Balance at beginning of period',
    euro.amount('opening_balance_qtd', CLOSE - sumOf(2)),
    euro.amount('opening_balance_ytd', CLOSE - sumOf(3)),
  ]),
  ...STATEMENT.map(([fin, label, quarter, year]) =>
    row([label, cell(fin ?? '', quarter, 'qtd'), cell(fin ?? '', year, 'ytd')]),
  ),
  row(
    [
      'Balance at end of period',
      euro.amount('closing_balance_qtd', CLOSE),
      euro.amount('closing_balance_ytd', CLOSE),
    ],
    's',
  ),
])}<p>Commitment ${euro.amount('commitment', 900000000)}, of which ${euro.amount('unfunded_commitment', 381250000)} is undrawn.</p>`,
  derivable: { period_start: '2025-07-01' },
});

export const documents = [template, quarterly];
