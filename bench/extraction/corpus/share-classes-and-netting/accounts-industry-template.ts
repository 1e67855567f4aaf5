import type { FundDocument } from '../document.ts';
import { row, table } from '../html.ts';
import type { MovementLine, Period } from '../paper/movement.ts';
import { cells, effect } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import type { Flows } from '../paper/periods.ts';
import { periods } from '../paper/periods.ts';
import { printer, text } from '../paper/printing.ts';

const ALL: readonly Period[] = ['qtd', 'ytd', 'itd'];

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'brackets',
  nil: '-',
});

/** Gross fee, offset, interest, dividends, interest expense, carry paid, carry accrued; then the other flows. */
type Details = readonly [number, number, number, number, number, number, number, number[]];

function stretch(details: Details): { parts: number[]; flows: Flows } {
  const [gross, offset, interest, dividends, expense, paid, accrued, rest] = details;
  const [contributions = 0, distributions = 0, costs = 0, realised = 0, unrealised = 0] = rest;
  return {
    parts: [gross, offset, interest, dividends, expense, paid, accrued],
    flows: [
      contributions,
      distributions,
      gross - offset,
      costs,
      interest + dividends - expense,
      realised,
      unrealised,
      paid + accrued,
    ],
  };
}

const sumOf = (lists: readonly (readonly number[])[]): number[] =>
  (lists[0] ?? []).map((_one, at) => lists.reduce((all, list) => all + (list[at] ?? 0), 0));

function template(stretches: readonly [Details, Details, Details]) {
  const [quarter, earlier, before] = stretches.map(stretch) as [
    ReturnType<typeof stretch>,
    ReturnType<typeof stretch>,
    ReturnType<typeof stretch>,
  ];
  const ytd = sumOf([quarter.parts, earlier.parts]);
  return {
    account: periods(quarter.flows, earlier.flows, before.flows),
    parts: { qtd: quarter.parts, ytd, itd: sumOf([ytd, before.parts]) },
  };
}

const PARTNER = template([
  [93750, 11280, 18412, 30655, 4127, 0, 88341, [1250000, 462118, 21904, 288610, 412977]],
  [93750, 0, 17206, 12040, 3988, 61250, 20914, [875000, 0, 24370, 306250, -118422]],
  [2104688, 166340, 301177, 418900, 77215, 402610, 918744, [15120000, 6308455, 512806, 3411920, 5107338]],
]);
const WHOLE = template([
  [3687519, 451200, 736484, 1226207, 165080, 0, 3533652, [50000000, 18484720, 876160, 11544400, 16519080]],
  [3687519, 0, 688240, 481600, 159520, 2450000, 836560, [35000000, 0, 974800, 12250000, -4736880]],
  [
    82787526,
    6653600,
    12047080,
    16756000,
    3088600,
    16104400,
    36749760,
    [604800000, 252338200, 20512240, 136476800, 204293520],
  ],
]);
const BOTH = [PARTNER, WHOLE];

const ilpaRow = (label: string, own: string[], whole: string[], name = ''): string =>
  row([label, ...own, ...whole], name);
const ilpaLine = (line: MovementLine, label: string, name = 'b'): string => {
  const cost = ['distributions', 'fees', 'costs', 'carry'].includes(line);
  const periodsOf = ALL.map((period) => [period, PARTNER.account[period]] as const);
  const whole = ALL.map((period) => {
    const amount = WHOLE.account[period][line];
    return dollar.show(amount !== null && cost ? -amount : amount);
  });
  return ilpaRow(label, cells(dollar, line, periodsOf), whole, name);
};
const ilpaPart = (at: number, label: string, sign: number): string => {
  const [own = [], whole = []] = BOTH.map(({ parts }) =>
    ALL.map((period) => {
      const amount = (parts[period][at] ?? 0) * sign;
      return dollar.show(amount === 0 ? null : amount);
    }),
  );
  return ilpaRow(label, own, whole, 'i');
};
const LINES: readonly MovementLine[] = ['fees', 'costs', 'income', 'realised', 'unrealised', 'carry'];
const ilpaSum = (label: string, lines: readonly MovementLine[]): string => {
  const [own = [], whole = []] = BOTH.map(({ account }) =>
    ALL.map((period) => dollar.show(effect(account[period], lines))),
  );
  return ilpaRow(label, own, whole, 's');
};
const ilpaCommitted = 25000000;
const ilpaCalled = PARTNER.account.itd.contributions ?? 0;
const ilpaRecallable = 1184600;
const ilpaOpen = ilpaCommitted - ilpaCalled + ilpaRecallable;

/** United States: the industry's reporting template on wide pages, every line for the partner and for the fund. */
const american = document({
  file: 'Quillon_Ridge_Opportunities_III_PCAP_2Q25_LP0412.pdf',
  documentType: 'Capital Account',
  layout: 'industry-template-six-columns',
  pageSize: 'Letter landscape',
  margin: '11mm 12mm 13mm',
  footer:
    '<div style="font:6.5pt Arial;width:100%;padding:0 12mm;color:#555"><span>Quillon Ridge Opportunities Fund III, L.P. - Confidential - Unaudited</span><span style="float:right">Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>',
  css: "body{font:8.4pt 'Liberation Sans'}table{width:100%;border-collapse:collapse}td,th{padding:2.1pt 4pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{background:#1f2f4a;color:#fff;font-weight:normal}td:nth-child(5),th:nth-child(3){border-left:1pt solid #1f2f4a}.i td:first-child{padding-left:18pt}.i td{color:#444}.b td{font-weight:bold}.s td{font-weight:bold;background:#e8ecf3;border-top:.5pt solid #1f2f4a}h2{margin:0;font-size:12pt}h4{margin:9pt 0 3pt}.k td{text-align:left;padding:1pt 10pt 1pt 0}.k td:nth-child(n){border:0}.k td:nth-child(odd){color:#555}",
  body: `<h2>${mark('fund', 'Quillon Ridge Opportunities Fund III, L.P.')}</h2><p style="margin:2pt 0 6pt">Partner's Capital Account Statement (unaudited) as of ${text('reporting_date', 'June 30, 2025', '2025-06-30')} &nbsp;|&nbsp; Amounts in ${text('base_currency', 'U.S. dollars', 'USD')}</p>
<table class="k"><tr><td>Limited Partner</td><td>${mark('limited_partner', 'Teamsters of the Lakes Annuity Fund')}</td><td>Investor ID</td><td>LP0412</td><td>Administrator</td><td>Stonebarrow Fund Services, LLC</td></tr><tr><td>Investment Manager</td><td>${mark('fund_manager', 'Quillon Ridge Advisors, LLC')}</td><td>General Partner</td><td>Quillon Ridge GP III, L.P.</td><td>Ownership of Total Fund</td><td>${text('ownership_percentage', '2.5000%', '2.5000')}</td></tr></table>
<h4>A. Capital Account Statement</h4>
<table><tr><th></th><th colspan="3" style="text-align:center">LP0412's Allocation of Total Fund</th><th colspan="3" style="text-align:center;border-left:1pt solid #fff">Total Fund (incl. GP allocation)</th></tr>
<tr><th></th><th>QTD<br>(${text('period_start', '04/01/2025', '2025-04-01')} - 06/30/2025)</th><th style="border:0">YTD<br>(01/01/2025 - 06/30/2025)</th><th>Since Inception<br>(03/14/2019 - 06/30/2025)</th><th style="border-left:1pt solid #fff">QTD</th><th>YTD</th><th>Since Inception</th></tr>
${[
  ilpaLine('opening', 'Beginning NAV - Net of Incentive Allocation', 's'),
  ilpaLine('contributions', 'Contributions - Cash & Non-Cash'),
  ilpaLine('distributions', 'Distributions - Cash & Non-Cash'),
  ilpaSum('Total Cash / Non-Cash Flows', ['contributions', 'distributions']),
  ilpaPart(0, 'Management Fees - Gross of Offsets', -1),
  ilpaPart(1, 'Offsets to Management Fees (Transaction & Monitoring Fees)', 1),
  ilpaLine('fees', '(Management Fees - Net of Offsets)'),
  ilpaLine('costs', '(Partnership Expenses - Total)'),
  ilpaPart(2, 'Interest Income', 1),
  ilpaPart(3, 'Dividend Income', 1),
  ilpaPart(4, '(Interest & Other Investment Expense)', -1),
  ilpaLine('income', 'Investment Income - Net'),
  ilpaSum('Total Net Operating Income / (Expense)', ['fees', 'costs', 'income']),
  ilpaLine('realised', 'Realized Gain / (Loss)'),
  ilpaLine('unrealised', 'Change in Unrealized Gain / (Loss)'),
  ilpaPart(5, '(Incentive Allocation - Paid During the Period)', -1),
  ilpaPart(6, '(Accrued Incentive Allocation - Periodic Change)', -1),
  ilpaLine('carry', '(Incentive Allocation - Total)'),
  ilpaSum('Net Increase / (Decrease) in Partners’ Capital from Operations', LINES),
  ilpaLine('closing', 'Ending NAV - Net of Incentive Allocation', 's'),
].join('')}</table>
<div style="break-before:page"></div><h4>B. Commitment Reconciliation</h4>
${table([
  '<tr><th></th><th>QTD</th><th style="border:0">YTD</th><th>Since Inception</th></tr>',
  row(
    [
      'Beginning Unfunded Commitment',
      dollar.show(ilpaOpen + 1250000 - 92400),
      dollar.show(ilpaOpen + 2125000 - 92400),
      dollar.show(ilpaCommitted),
    ],
    'b',
  ),
  row([
    '(Less Contributions)',
    dollar.cost('contributions_qtd', 1250000),
    dollar.cost('contributions_ytd', 2125000),
    dollar.cost('contributed_to_date', ilpaCalled),
  ]),
  row([
    'Plus Recallable Distributions',
    dollar.show(92400),
    dollar.show(92400),
    dollar.amount('recallable_distributions', ilpaRecallable),
  ]),
  row(
    ['Ending Unfunded Commitment', ...['', '', ''].map(() => dollar.amount('unfunded_commitment', ilpaOpen))],
    's',
  ),
  row([
    'Total Commitment',
    dollar.amount('commitment', ilpaCommitted),
    dollar.amount('commitment', ilpaCommitted),
    dollar.amount('commitment', ilpaCommitted),
  ]),
])}
<h4>C. Notes</h4><p>(1) Transaction and monitoring fees received by the Investment Manager are offset 100% against management fees in accordance with Section 5.3 of the Agreement.<br>(2) Incentive allocation is computed on a whole-fund basis after an 8% preferred return. Accrued incentive allocation is hypothetical and assumes liquidation at the reported fair values.<br>(3) Total Fund includes the General Partner's commitment, which bears neither management fees nor incentive allocation; rounding may cause differences of one dollar.</p>
<p style="color:#555">This statement was prepared by Stonebarrow Fund Services, LLC, 40 Harbor Plaza, Jersey City, NJ 07311, from the books and records of the Partnership. It has not been audited. Questions: ir.quillon@stonebarrow.example, +1 (201) 555-0136.</p>`,
  derivable: { distributed_to_date: `USD ${PARTNER.account.itd.distributions}` },
});

export const documents: FundDocument[] = [american];
