import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

const sterling = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 0,
  scale: 1000,
  negative: 'brackets',
  nil: '-',
});
/** Fund, commitment, cost, distributions received, fair value in thousands; nothing is said of redemption. */
const HELD: readonly (readonly [string, number, number, number, number, string])[] = [
  ['Bellweather Venture Fund 2019 LP', 10000, 8120, 1204, 11880, '2019'],
  ['Crannog Growth Equity II SCSp', 15000, 13605, 9114, 12470, '2017'],
  ['Duncarron Small Buyouts LP Inc.', 8000, 7744, 10880, 2310, '2014'],
  ['Élan Transmission 3 FPCI', 12500, 9900, 0, 10244, '2021'],
  ['Highmoor Special Situations Partners (Offshore) III, Ltd.', 20000, 16450, 4100, 19022, '2018'],
  ['Nyhavn Technology Fund IV K/S', 9000, 4215, 180, 5106, '2022'],
];
const sumOf = (at: 1 | 2 | 3 | 4): number => HELD.reduce((all, one) => all + one[at], 0);
const NET = 61750;

/** A fund of funds: its holdings with their commitments, in thousands of sterling; key figures in a line of boxes. */
const holdings = document({
  file: 'Strathallan Private Markets Fund of Funds - Report to investors 30 06 2025.pdf',
  documentType: 'Performance',
  layout: 'fund-of-funds-with-commitments-and-figures-in-boxes',
  pageSize: 'A4 landscape',
  css: "body{font:9pt 'Liberation Sans'}.k{display:flex;gap:8pt;margin:8pt 0}.k div{border:.6pt solid #446;padding:4pt 8pt;flex:1;text-align:center}.k small{display:block;color:#557}.k b{font-size:12pt}table{width:100%;border-collapse:collapse}th,td{padding:2.6pt 5pt;text-align:right}th{border-bottom:1pt solid #446}td:first-child,th:first-child{text-align:left}.s td{border-top:.6pt solid;font-weight:bold}",
  body: `<h2 style="margin:0">${mark('fund', 'Strathallan Private Markets Fund of Funds LP')}</h2><div>Half-yearly report to investors as at ${text('reporting_date', '30 June 2025', '2025-06-30')}. Alternative investment fund manager: ${mark('fund_manager', 'Strathallan Investment Partners LLP')}; administrator: Lammermuir Fund Services Limited.</div>
<div class="k"><div><small>Net asset value</small><b>£${mark('fund_nav', '61.75m', { value: '61750000', currency: 'GBP' })}</b></div><div><small>Total value / paid-in</small><b>${text('tvpi', '1.41x', '1.41')}</b></div><div><small>Distributed / paid-in</small><b>${text('dpi', '0.42x', '0.42')}</b></div><div><small>Since-inception IRR, net</small><b>${text('net_irr', '9.7%', '9.7')}</b></div><div><small>First closing</small><b>2016</b></div></div>
<p>Holdings (amounts in £000)</p>
${table([
  head([
    'Fund',
    'Vintage',
    'Commitment',
    'Drawn',
    'Distributions received',
    'Valuation',
    '% of NAV',
    'Multiple of cost',
  ]),
  ...HELD.map(([name, committed, drawn, received, value, year], at) =>
    row([
      mark('investment_name', name, { row: at }),
      year,
      sterling.show(committed),
      sterling.amount('investment_cost', drawn, at),
      sterling.amount('investment_realised', received === 0 ? null : received, at),
      sterling.amount('investment_fair_value', value, at),
      `${((100 * value) / NET).toFixed(1)}%`,
      text(
        'investment_moic',
        `${((received + value) / drawn).toFixed(2)}x`,
        ((received + value) / drawn).toFixed(2),
        at,
      ),
    ]),
  ),
  row(
    [
      'Total holdings',
      '',
      sterling.show(sumOf(1)),
      sterling.show(sumOf(2)),
      sterling.show(sumOf(3)),
      sterling.show(sumOf(4)),
      `${((100 * sumOf(4)) / NET).toFixed(1)}%`,
      `${((sumOf(3) + sumOf(4)) / sumOf(2)).toFixed(2)}x`,
    ],
    's',
  ),
])}`,
  derivable: { base_currency: 'GBP', vintage_year: '2016' },
});

const million = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 1,
  scale: 1000000,
  negative: 'brackets',
  before: '$',
  nil: '-',
});
/** Company, date, cost, proceeds, value in tenths of a million, gross IRR, status. */
const DEALS: readonly (readonly [string, string, string, number, number, number, string, string])[] = [
  ['Kettle Creek Foods', '06/14/2019', '2019-06-14', 412, 1180, 0, '31.4', 'Realized'],
  ['Ambient Freight', '02/03/2020', '2020-02-03', 388, 210, 655, '22.0', 'Partially realized'],
  ['Solent Dental Group', '11/20/2020', '2020-11-20', 560, 0, 1012, '17.8', 'Unrealized'],
  ['Parallax Inspection', '08/31/2021', '2021-08-31', 295, 0, 270, '(2.6)', 'Unrealized'],
  ['Thistle Home Warranty', '03/15/2022', '2022-03-15', 474, 36, 601, '14.1', 'Unrealized'],
];
const sumDeals = (at: 3 | 4 | 5): number => DEALS.reduce((all, one) => all + one[at], 0);

/** The performance template: fund-level measures gross and net, with and without the credit line; then the deals. */
const performance = document({
  file: 'Larchmont_Equity_Partners_II_ILPA_Performance_Template_Q4_2024.pdf',
  documentType: 'Performance',
  layout: 'performance-template-with-and-without-facility',
  pageSize: 'Letter landscape',
  css: "body{font:8.6pt 'Liberation Sans'}table{width:100%;border-collapse:collapse;margin:5pt 0 9pt}th,td{padding:2.2pt 5pt;text-align:right}th{background:#1f3d36;color:#fff}td:first-child,th:first-child{text-align:left}.s td{border-top:.6pt solid;font-weight:bold}",
  body: `<h3 style="margin:0">ILPA Performance Template – Granular Methodology</h3><div>Fund name: ${mark('fund', 'Larchmont Equity Partners II, L.P.')} &nbsp; Fund manager: ${mark('fund_manager', 'Larchmont Equity Management, LLC')} &nbsp; Vintage: ${text('vintage_year', '2019')} &nbsp; Fund size: ${million.amount('fund_size', 3500)} million &nbsp; Reporting date: ${text('reporting_date', '12/31/2024', '2024-12-31')} &nbsp; Currency: ${text('base_currency', 'USD')}</div>
${table([
  head([
    'Fund-level performance (USD millions)',
    'With subscription facility',
    'Without subscription facility',
  ]),
  row(['Paid-in capital, since inception', million.amount('fund_paid_in', 2418), million.show(2418)]),
  row(['Cumulative distributions', million.amount('fund_distributed', 1204), million.show(1204)]),
  row(['Net asset value', million.amount('fund_nav', 2310), million.show(2310)]),
  row(['Gross IRR', text('gross_irr', '23.8%', '23.8'), '21.1%']),
  row(['Net IRR', text('net_irr', '17.2%', '17.2'), '15.0%']),
  row(['TVPI', text('tvpi', '1.45x', '1.45'), '1.45x']),
  row(['DPI', text('dpi', '0.50x', '0.50'), '0.50x']),
  row(['RVPI', text('rvpi', '0.96x', '0.96'), '0.96x']),
])}
${table([
  head([
    'Portfolio investment',
    'Initial investment',
    'Invested capital',
    'Realized proceeds',
    'Unrealized value',
    'Total value',
    'Gross MOIC',
    'Gross IRR',
    'Status',
  ]),
  ...DEALS.map(([name, printed, iso, cost, out, value, irr, status], at) =>
    row([
      mark('investment_name', name, { row: at }),
      text('investment_date', printed, iso, at),
      million.amount('investment_cost', cost, at),
      million.amount('investment_realised', out === 0 ? null : out, at),
      million.amount('investment_fair_value', value === 0 ? null : value, at),
      million.amount('investment_total_value', out + value, at),
      text('investment_moic', `${((out + value) / cost).toFixed(1)}x`, ((out + value) / cost).toFixed(1), at),
      text('investment_irr', `${irr}%`, irr === '(2.6)' ? '-2.6' : irr, at),
      text('investment_status', status, status.replace('ized', 'ised'), at),
    ]),
  ),
  row(
    [
      'Total',
      '',
      million.show(sumDeals(3)),
      million.show(sumDeals(4)),
      million.show(sumDeals(5)),
      million.show(sumDeals(4) + sumDeals(5)),
      `${((sumDeals(4) + sumDeals(5)) / sumDeals(3)).toFixed(1)}x`,
      '',
      '',
    ],
    's',
  ),
])}`,
});

export const documents = [holdings, performance];
