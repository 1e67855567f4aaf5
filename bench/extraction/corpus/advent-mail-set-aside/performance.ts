import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { multiples } from '../paper/schedule.ts';
import { printer, text } from '../paper/printing.ts';
import type { Holding, House } from './holdings.ts';
import { marked, sumRow, totals } from './holdings.ts';

const NEXT_PAGE = '<div style="break-before:page"></div>';
type Group = readonly [title: string, holdings: readonly Holding[]];
const times = (plain: string): string => `${plain}x`;
const bracketed = (plain: string): string => (plain.startsWith('-') ? `(${plain.slice(1)}%)` : `${plain}%`);

const thousand = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  scale: 1000,
  negative: 'brackets',
  nil: '—',
});
const SALTGRASS: House = { print: thousand, digits: 1, times, percent: bracketed, none: 'NM' };
const ROUNDS: readonly (readonly [title: string, status: string, holdings: readonly Holding[]])[] = [
  [
    'Unrealized investments',
    'Unrealised',
    [
      ['Accomac Genomics, Inc.', ['Life sciences'], ['04/14/2020', '2020-04-14'], 6200, 0, 14880, 241],
      ['Bodie Island Robotics, Inc.', ['Automation'], ['09/03/2020', '2020-09-03'], 4750, 0, 3990, -41],
      [
        'Chincoteague Data Corp.',
        ['Infrastructure software'],
        ['02/22/2021', '2021-02-22'],
        7100,
        0,
        21340,
        298,
      ],
      ['Ferrous Loop Materials, Inc.', ['Climate'], ['08/17/2021', '2021-08-17'], 5400, 0, 8260, 127],
      ['Hatchways Health, Inc.', ['Digital health'], ['01/11/2022', '2022-01-11'], 3850, 0, 1155, -224],
      ['Ledgerline Payments, Inc.', ['Fintech'], ['10/28/2025', '2025-10-28'], 2900, 0, 2900, 0],
    ],
  ],
  [
    'Partially realized investments',
    'Partially realised',
    [
      ['Kitty Hawk Sensing, Inc.', ['Aerospace'], ['06/09/2020', '2020-06-09'], 5600, 9240, 12730, 391],
      [
        'Oystercatcher Security, Inc.',
        ['Cybersecurity'],
        ['11/19/2020', '2020-11-19'],
        4300,
        3115,
        5870,
        168,
      ],
    ],
  ],
  [
    'Realized investments',
    'Realised',
    [
      ['Pungo Analytics, Inc.', ['Enterprise software'], ['03/26/2020', '2020-03-26'], 3900, 16770, 0, 447],
      ['Wachapreague Foods, Inc.', ['Consumer'], ['12/04/2020', '2020-12-04'], 3200, 640, 0, -318],
    ],
  ],
];
const SEED = ROUNDS.flatMap(([, , holdings]) => holdings);
const [, , S_HELD] = totals(SEED);
const [S_SIZE, S_PAID, S_OUT] = [80000, 60800, 25440];
const [S_CASH, S_DEBT] = [2316, 4184];
const S_NAV = S_HELD + S_CASH - S_DEBT;
const S = multiples(S_PAID, S_OUT, S_NAV);
const compared = (label: string, now: string, ...before: string[]): string => row([label, now, ...before]);
const seedRow = (one: Holding): string => {
  const own = marked(SALTGRASS, one, SEED.indexOf(one));
  return row([
    own.name,
    ...one[1],
    own.date,
    own.cost,
    own.received,
    own.value,
    own.total,
    own.multiple,
    own.rate,
  ]);
};

/** An American venture firm's quarterly report: letter with figures of three dates, portfolio in groups by status. */
const venture = document({
  file: 'Saltgrass Ventures III - Q3 2026 LP Report.pdf',
  documentType: 'Performance',
  layout: 'american-venture-report-groups-by-status-in-thousands',
  pageSize: 'Letter',
  margin: '20mm 18mm',
  css: "body{font:9.6pt/1.45 'Liberation Sans'}h1{font-size:18pt;margin:0;color:#174a5c}h3{font-size:11pt;color:#174a5c;margin:14pt 0 3pt}p{margin:5pt 0}table{border-collapse:collapse;width:100%}td,th{padding:3pt 4pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{border-bottom:1pt solid #174a5c;font-size:8pt;vertical-align:bottom;color:#174a5c}.f{width:84%}.f td{border-bottom:.3pt solid #cbd9de}.z{font-size:8pt}.z td{padding:2.6pt 3pt}.z td:nth-child(2),.z th:nth-child(2){text-align:left}.u td{font-weight:bold;text-align:left;padding-top:8pt;background:#eef4f6}.s td{border-top:.5pt solid;font-style:italic}.t td{font-weight:bold;border-top:.8pt solid #174a5c}.n{font-size:7.4pt;color:#555}",
  footer:
    '<div style="font:6.4pt sans-serif;width:100%;padding:0 18mm;display:flex;justify-content:space-between;color:#777"><span>Saltgrass Ventures Fund III, L.P. | Confidential – unaudited</span><span><span class="pageNumber"></span></span></div>',
  body: `<h1>${mark('fund', 'Saltgrass Ventures Fund III, L.P.')}</h1><p>Report to limited partners for the quarter ended ${text('reporting_date', 'September 30, 2026', '2026-09-30')}</p>
<p>The Fund’s net asset value rose 3.1% in the quarter. Chincoteague Data raised a $70 million Series C in August at a post-money value of $410 million, which accounts for nearly all of the increase. Kitty Hawk Sensing repurchased a part of our preferred stock for $4.2 million, and we distributed $4.0 million to partners on September 18, 2026.</p>
<p>Hatchways Health continues to struggle with reimbursement. We wrote the investment down to 30% of cost and do not intend to join the proposed bridge note of $6 million. Ledgerline Payments, our last new investment, has moved from pilots to five paying banks.</p>
<p>About $7.5 million of uncalled capital is reserved for follow-on rounds. We started raising Saltgrass Ventures Fund IV, with a target of $120 million, in October.</p>
<h3>Fund summary (${text('base_currency', 'USD')} in thousands)</h3>
<table class="f">${head(['', text('reporting_date', '09/30/2026', '2026-09-30'), '06/30/2026', '09/30/2025'])}
${compared('Committed capital', thousand.amount('fund_size', S_SIZE), '80,000', '80,000')}
${compared('Paid-in capital', thousand.amount('fund_paid_in', S_PAID), '59,200', '54,400')}
${compared('Cumulative distributions', thousand.amount('fund_distributed', S_OUT), '21,440', '16,320')}
${compared('Net asset value', thousand.amount('fund_nav', S_NAV), '69,511', '60,874')}
${compared('DPI', text('dpi', times(S.dpi), S.dpi), '0.36x', '0.30x')}
${compared('RVPI', text('rvpi', times(S.rvpi), S.rvpi), '1.17x', '1.12x')}
${compared('TVPI', text('tvpi', times(S.tvpi), S.tvpi), '1.53x', '1.42x')}
${compared('Gross IRR', text('gross_irr', '24.6%', '24.6'), '24.9%', '23.1%')}
${compared('Net IRR', text('net_irr', '14.8%', '14.8'), '14.6%', '12.7%')}</table>
<p>Vintage year: ${text('vintage_year', '2020')}. Management company: ${mark('fund_manager', 'Saltgrass Ventures Management, LLC')}, Norfolk, Virginia. Administrator: Elizabeth River Fund Services. Auditor: Currituck Dunn LLP.</p>
${NEXT_PAGE}<h3 style="margin-top:0">Schedule of investments at ${text('reporting_date', 'September 30, 2026', '2026-09-30')} (USD in thousands)</h3>
<table class="z">${head(['Company', 'Sector', 'Initial<br>investment', 'Invested<br>capital', 'Realized<br>proceeds', 'Fair<br>value', 'Total<br>value', 'Gross<br>MOIC', 'Gross<br>IRR'])}
${ROUNDS.map(([title, status, holdings]) => {
  const rows = holdings.map((one) => SEED.indexOf(one));
  return `<tr class="u"><td colspan="9">${mark('investment_status', title, { value: status, row: rows })}</td></tr>${holdings.map(seedRow).join('\n')}${sumRow(SALTGRASS, ['Subtotal', '', ''], holdings, ['s', ''])}`;
}).join('\n')}
${sumRow(SALTGRASS, ['Total investments', '', ''], SEED, ['t', text('gross_irr', '24.6%', '24.6')])}
${row(['Cash and cash equivalents', '', '', '', '', thousand.show(S_CASH), '', '', ''])}
${row(['Liabilities and accrued carried interest', '', '', '', '', thousand.show(-S_DEBT), '', '', ''])}
${row(['Net asset value', '', '', '', '', thousand.amount('fund_nav', S_NAV), '', '', ''], 't')}</table>
<p class="n">NM: not meaningful, held for less than one year. Fair values are determined by the General Partner under ASC 820. Gross IRR and MOIC are before management fees, expenses and carried interest and do not reflect the use of the subscription line. Fund IRRs run from the first capital call on February 14, 2020. Past results do not predict future results.</p>`,
});

const million = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 1,
  scale: 1000000,
  negative: 'minus',
  nil: '–',
});
const INCHMORE: House = { print: million, digits: 2, times, percent: bracketed, none: '–' };
const STRATEGIES: readonly Group[] = [
  [
    'European buyout',
    [
      ['Auldearn Mid-Market Fund IV', ['2017'], ['', ''], 148, 192, 104, 0],
      ['Castellar Capital Partners VI', ['2018'], ['', ''], 121, 118, 97, 0],
      ['Tannheim Equity V', ['2019'], ['', ''], 96, 51, 101, 0],
    ],
  ],
  [
    'North American buyout',
    [
      ['Absaroka Industrial Fund III', ['2018'], ['', ''], 135, 146, 88, 0],
      ['Quabbin Healthcare Partners II', ['2020'], ['', ''], 102, 24, 139, 0],
    ],
  ],
  [
    'Growth and venture',
    [
      ['Lough Swilly Technology III', ['2019'], ['', ''], 64, 19, 92, 0],
      ['Penang Hill Growth II', ['2021'], ['', ''], 58, 0, 49, 0],
    ],
  ],
  [
    'Infrastructure',
    [
      ['Rannoch Transition Assets I', ['2020'], ['', ''], 87, 12, 98, 0],
      ['Skerries Digital Networks II', ['2022'], ['', ''], 71, 5, 76, 0],
    ],
  ],
];
const FUNDS = STRATEGIES.flatMap(([, holdings]) => holdings);
const [, , F_HELD] = totals(FUNDS);
const [F_SIZE, F_PAID, F_OUT] = [1050, 903, 541];
const F_NAV = F_HELD + 34 - 9;
const F = multiples(F_PAID, F_OUT, F_NAV);
const fundRow = (one: Holding): string => {
  const own = marked(INCHMORE, one, FUNDS.indexOf(one));
  return row([own.name, ...one[1], own.cost, own.received, own.value, own.total, own.multiple]);
};
const keyFigure = (label: string, value: string): string => `<tr><td>${label}</td><td>${value}</td></tr>`;

/** A Scottish fund of funds' two-column report: figures in the margin, the underlying funds by strategy with subtotals. */
const fundOfFunds = document({
  file: 'Inchmore_Global_PE_Programme_2017_Quarterly_Report_30June2026.pdf',
  documentType: 'Performance',
  layout: 'scottish-fund-of-funds-report-by-strategy-in-millions',
  margin: '17mm 16mm',
  css: "body{font:9.2pt/1.45 'Liberation Sans';color:#222}h1{font-size:17pt;font-weight:normal;margin:0;color:#3d2b56}h3{font-size:10.6pt;margin:12pt 0 3pt;color:#3d2b56}p{margin:5pt 0}.g{display:grid;grid-template-columns:1fr 176pt;gap:16pt;margin-top:10pt}.b{background:#f1eef5;padding:8pt 9pt}.b td{padding:2.6pt 0;border-bottom:.3pt solid #cdc3da}.b td:last-child{text-align:right;font-weight:bold;white-space:nowrap}table{border-collapse:collapse;width:100%}.z td,.z th{padding:2.8pt 4pt;text-align:right;white-space:nowrap}.z td:first-child,.z th:first-child{text-align:left}.z th{color:#3d2b56;border-bottom:1pt solid #3d2b56;vertical-align:bottom;font-size:8.2pt}.u td{font-weight:bold;color:#3d2b56;padding-top:7pt}.s td{border-top:.4pt solid #999;color:#555}.t td{font-weight:bold;border-top:.8pt solid #3d2b56}.n{font-size:7.2pt;color:#666}",
  footer:
    '<div style="font:6.2pt sans-serif;width:100%;padding:0 16mm;display:flex;justify-content:space-between;color:#777"><span>For professional investors only. Inchmore Investment Partners LLP is authorised and regulated by the Financial Conduct Authority.</span><span><span class="pageNumber"></span></span></div>',
  body: `<h1>${mark('fund', 'Inchmore Global Private Equity Programme 2017 LP')}</h1><div>Quarterly report as at ${text('reporting_date', '30 June 2026', '2026-06-30')}</div>
<div class="g"><div><h3 style="margin-top:0">Investment review</h3>
<p>The Programme is a closed-ended fund of funds which has committed to nine managers. It is now in its harvesting phase. Distributions of £3.8m were received in the quarter, of which £2.1m came from Auldearn Mid-Market Fund IV after the sale of its laboratory business, and £3.2m was paid on to investors on 22 May 2026.</p>
<p>Valuations rose by 1.4% in local currency. Sterling’s recovery against the dollar took away 0.9%, so that net asset value increased by 0.5% before flows. Penang Hill Growth II was again marked down; the manager has asked its investors for a one-year extension of the investment period, which we declined.</p>
<p>Undrawn commitments to underlying funds were £11.3m at the quarter end, against cash of £3.4m and undrawn commitments from investors of £14.7m.</p>
<h3>Outlook</h3>
<p>We expect distributions of £12m to £15m over the next twelve months. A sale of up to a fifth of the Programme’s interests to a secondary buyer is under review; indicative bids received in June were at an average discount of 8%.</p>
<p>The annual meeting will take place in Edinburgh on 8 October 2026.</p></div>
<div class="b"><b>Key figures (£ million)</b><table>${keyFigure('Total commitments', million.amount('fund_size', F_SIZE))}${keyFigure('Paid in by investors', million.amount('fund_paid_in', F_PAID))}${keyFigure('Distributed to investors', million.amount('fund_distributed', F_OUT))}${keyFigure('Net asset value', million.amount('fund_nav', F_NAV))}${keyFigure('– at 31 March 2026', '89.7')}${keyFigure('DPI', text('dpi', times(F.dpi), F.dpi))}${keyFigure('RVPI', text('rvpi', times(F.rvpi), F.rvpi))}${keyFigure('TVPI', text('tvpi', times(F.tvpi), F.tvpi))}${keyFigure('Net IRR to investors', text('net_irr', '10.3%', '10.3'))}${keyFigure('– at 31 March 2026', '10.5%')}${keyFigure('Vintage year', text('vintage_year', '2017'))}</table>
<p><b>Manager</b><br>${mark('fund_manager', 'Inchmore Investment Partners LLP')}</p><p><b>Administrator</b><br>Leith Walk Fund Services Limited</p><p><b>Auditor</b><br>Drumsheugh &amp; Rae LLP</p><p><b>Currency</b><br>${mark('base_currency', 'Sterling', { value: 'GBP' })}</p></div></div>
${NEXT_PAGE}<h3 style="margin-top:0">Underlying funds at ${text('reporting_date', '30 June 2026', '2026-06-30')} (£ million)</h3>
<table class="z">${head(['Fund', 'Vintage', 'Paid in', 'Distributions<br>received', 'Net asset<br>value', 'Total<br>value', 'Multiple'])}
${STRATEGIES.map(([title, holdings]) => `${row([title, '', '', '', '', '', ''], 'u')}${holdings.map(fundRow).join('\n')}${sumRow(INCHMORE, ['Subtotal', ''], holdings, ['s'])}`).join('\n')}
${sumRow(INCHMORE, ['Total underlying funds', ''], FUNDS, ['t'])}
${row(['Cash', '', '', '', million.show(34), '', ''])}
${row(['Accruals and other creditors', '', '', '', million.show(-9), '', ''])}
${row(['Net asset value', '', '', '', million.amount('fund_nav', F_NAV), '', ''], 't')}</table>
<p class="n">Amounts paid in and received are translated at the rates of the dates on which they were made, net asset values at the closing rates of 30 June 2026 (EUR 1.1702, USD 1.3518). Values are based on managers’ reports at 31 March 2026 adjusted for cash flows, except Castellar Capital Partners VI and Rannoch Transition Assets I, which had reported at 30 June. The net IRR is calculated from daily cash flows between the Programme and its investors after all fees. The value of investments may go down as well as up.</p>`,
});

export const documents = [venture, fundOfFunds];
