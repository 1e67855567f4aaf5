import { head, row, table } from '../html.ts';
import { document } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import { investments, scheduleCells, statusHeading, sums, type Investment } from '../paper/schedule.ts';
import { fundTotals } from './fund-totals.ts';

const M = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  scale: 1000000,
  negative: 'brackets',
  nil: '—',
});
const FIRST = [
  'Aldgate',
  'Birchwood',
  'Cobalt',
  'Daybreak',
  'Elmhurst',
  'Flintlock',
  'Glenrock',
  'Harborview',
  'Ironbridge',
  'Jasper',
  'Kingfisher',
  'Lonestar',
  'Millbrook',
  'Northgate',
  'Oakline',
  'Palisade',
  'Quincy',
  'Riverbend',
  'Summit',
  'Tidewater',
];
const SECOND = ['Healthcare Staffing, LLC', 'Industrial Coatings, Inc.', 'Software Group'];
const BROOK = investments(
  Array.from({ length: 42 }, (_, at) => `${FIRST[at % 20] ?? ''} ${SECOND[Math.floor(at / 20)] ?? ''}`),
  {
    seed: 1187,
    firstYear: 2015,
    cost: [1150, 6890],
    statuses: [
      ['Realised', 11],
      ['Partially realised', 7],
      ['Unrealised', 24],
    ],
  },
);
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const LABEL = { Realised: 'Full exit', 'Partially realised': 'Partial exit', Unrealised: 'Held' };
const brookRow = (company: Investment): string => {
  const cell = scheduleCells(M, company);
  const { day, month, year } = company.date;
  return row([
    cell.name(),
    cell.status(LABEL[company.status]),
    cell.date(`${month}/${day}/${year}`),
    cell.cost(),
    cell.realised(),
    cell.fairValue(),
    cell.total(),
    cell.multiple(2, (plain) => `${plain}x`),
    cell.irr((plain) => (plain.startsWith('-') ? `(${plain.slice(1)})%` : `${plain}%`), 'n/m'),
  ]);
};
const BRO = fundTotals(BROOK);
const was = (amount: number): string => M.show(Math.round(amount * 0.97));

/** American report: key figures beside those of the quarter before, then one unbroken schedule over two pages. */
const brookhaven = document({
  file: 'Brookhaven Ridge IV_LP Report_1Q25_final.pdf',
  documentType: 'Performance',
  layout: 'us-report-unbroken-schedule',
  pageSize: 'Letter',
  header:
    '<div style="font:7px Arial;width:100%;padding:0 18mm;color:#666;display:flex;justify-content:space-between"><span>Brookhaven Ridge Partners IV</span><span>First Quarter 2025</span></div>',
  footer:
    '<div style="font:7px Arial;width:100%;text-align:center;color:#666"><span class="pageNumber"></span></div>',
  css: `body{font:9.6pt "Nimbus Roman","Liberation Serif"} h1{font-size:19pt;font-weight:normal;border-bottom:1px solid #333} .next{page-break-before:always} table{border-collapse:collapse} .k{width:86%} .k td{padding:3pt 4pt;border-bottom:.4px solid #bbb} .k td:nth-child(n+2),.k th{text-align:right} .s{width:100%;font-size:8.2pt} .s th{border-bottom:1.4px solid #000;text-align:right;vertical-align:bottom;padding:3pt} .s th:nth-child(-n+2){text-align:left} .s td{padding:6.4pt 3pt;text-align:right} .s td:nth-child(-n+2){text-align:left} .s tr:nth-child(even) td{background:#f1f1ec} .t td{border-top:1.4px solid #000;font-weight:bold} tr{page-break-inside:avoid}`,
  body: `<h1>${text('fund', 'Brookhaven Ridge Partners IV, L.P.')}</h1><p>Quarterly report to limited partners as of ${text('reporting_date', 'March 31, 2025', '2025-03-31')} (unaudited, ${text('base_currency', 'US$', 'USD')} in millions)</p><p>Dear Partners,</p><p>${text('fund_manager', 'Brookhaven Ridge Capital, LLC')} is pleased to report on the first quarter of 2025. The portfolio’s net asset value rose by 3.1% in the quarter, driven by Kingfisher Industrial Coatings and Aldgate Software Group. We closed the sale of Jasper Healthcare Staffing and returned $41.2 million to you on February 28.</p>
    <table class="k">${head(['Fund summary', 'Mar 31, 2025', 'Dec 31, 2024'])}${row(['Vintage', text('vintage_year', '2015'), '2015'])}${row(['Committed capital', M.amount('fund_size', 260000), M.show(260000)])}${row(['Paid-in capital', M.amount('fund_paid_in', BRO.paidIn), was(BRO.paidIn)])}${row(['Cumulative distributions', M.amount('fund_distributed', BRO.distributed), was(BRO.distributed)])}${row(['Net asset value', M.amount('fund_nav', BRO.nav), was(BRO.nav)])}${row(['DPI', text('dpi', `${BRO.dpi}x`, BRO.dpi), `${BRO.dpi}x`])}${row(['RVPI', text('rvpi', `${BRO.rvpi}x`, BRO.rvpi), `${BRO.rvpi}x`])}${row(['TVPI', text('tvpi', `${BRO.tvpi}x`, BRO.tvpi), `${BRO.tvpi}x`])}${row(['IRR, gross', text('gross_irr', '18.8%', '18.8'), '18.5%'])}${row(['IRR, net', text('net_irr', '13.3%', '13.3'), '13.0%'])}</table><p>The annual meeting takes place on October 9, 2025 in Boston.</p>
    <div class="next"><h1>Investment schedule</h1><table class="s"><thead>${head(['Portfolio company', 'Position', 'Closing date', 'Invested', 'Realized', 'Unrealized', 'Total', 'MOIC', 'Gross IRR'])}</thead><tbody>${BROOK.map(brookRow).join('')}${row(['Total', '', '', ...sums(BROOK).map((one) => M.show(one)), '', ''], 't')}</tbody></table></div>`,
});

const W = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'minus',
  before: '$',
  nil: '–',
});
const TIN = investments(
  [
    'Abacus Robotics',
    'Borealis Climate',
    'Clearwell',
    'Dovetail HR',
    'Ember Nutrition',
    'Figment Games',
    'Gullwing Mobility',
    'Hypha Materials',
    'Inkwell AI',
    'Junction Freight',
  ],
  {
    seed: 311,
    firstYear: 2019,
    cost: [250000, 1400000],
    statuses: [
      ['Unrealised', 7],
      ['Realised', 3],
    ],
  },
);
const held = TIN.filter(({ status }) => status === 'Unrealised');
const gone = TIN.filter(({ status }) => status === 'Realised');
const usDate = ({ date }: Investment): string =>
  `${(MONTHS[Number(date.month) - 1] ?? '').slice(0, 3)} ${Number(date.day)}, ${date.year}`;
const heldRow = (company: Investment): string => {
  const cell = scheduleCells(W, company);
  return row([
    cell.name(),
    ['Seed', 'Series A', 'Series B'][company.row % 3] ?? '',
    cell.date(usDate(company)),
    cell.cost(),
    cell.fairValue(),
    cell.multiple(1, (plain) => `${plain}x`),
  ]);
};
const goneRow = (company: Investment): string => {
  const cell = scheduleCells(W, company);
  return row([
    cell.name(),
    'Acquired',
    cell.date(usDate(company)),
    cell.cost(),
    cell.realised(),
    cell.multiple(1, (plain) => `${plain}x`),
  ]);
};
const T = fundTotals(TIN);

/** Venture manager's page: key figures as lines, one table of holdings and one of exits with different columns. */
const tinderbox = document({
  file: 'Tinderbox Ventures II - snapshot 2024-09-30.pdf',
  documentType: 'Performance',
  layout: 'venture-snapshot-two-tables',
  pageSize: 'Letter',
  css: `body{font:10pt "DejaVu Sans Condensed","DejaVu Sans"} h1{color:#d1495b;margin-bottom:2pt} h3{color:#d1495b;margin:14pt 0 4pt} .two{display:flex;gap:30pt} .two table{width:46%} table{border-collapse:collapse;width:100%} td,th{padding:3.6pt 2pt;border-bottom:.5px solid #e5b8be} .two td:last-child{text-align:right;font-weight:bold} .p th{text-align:left;font-weight:normal;color:#777} .p td:nth-child(n+4),.p th:nth-child(n+4){text-align:right} .t td{font-weight:bold}`,
  derivable: { base_currency: 'USD' },
  body: `<h1>${text('fund', 'Tinderbox Ventures Fund II LP')}</h1><p>Snapshot at ${text('reporting_date', 'September 30, 2024', '2024-09-30')}</p><div class="two">${table([row(['Vintage', text('vintage_year', '2019')]), row(['Fund size', W.amount('fund_size', 12500000)]), row(['Called from LPs', W.amount('fund_paid_in', T.paidIn)]), row(['Paid back to LPs', W.amount('fund_distributed', T.distributed)]), row(['NAV', W.amount('fund_nav', T.nav)])])}${table([row(['TVPI', text('tvpi', `${T.tvpi}x`, T.tvpi)]), row(['DPI', text('dpi', `${T.dpi}x`, T.dpi)]), row(['RVPI', text('rvpi', `${T.rvpi}x`, T.rvpi)]), row(['Gross IRR', text('gross_irr', '24.1%', '24.1')]), row(['Net IRR', text('net_irr', '16.0%', '16.0')])])}</div>
    <h3>${statusHeading('Unrealized', held)} (${held.length})</h3><table class="p">${head(['Company', 'Entry round', 'First check', 'Invested', 'Fair value', 'Multiple'])}${held.map(heldRow).join('')}${row(['Total', '', '', W.show(sums(held)[0]), W.show(sums(held)[2]), ''], 't')}</table><h3>${statusHeading('Realized', gone)} (${gone.length})</h3><table class="p">${head(['Company', 'Outcome', 'First check', 'Invested', 'Proceeds', 'Multiple'])}${gone.map(goneRow).join('')}${row(['Total', '', '', W.show(sums(gone)[0]), W.show(sums(gone)[1]), ''], 't')}</table><p style="font-size:8pt;color:#777">Fair values are unaudited and set by ${text('fund_manager', 'Tinderbox Ventures Management LLC')}. A new round with an outside lead moves the value; otherwise we hold at the last round or lower.</p>`,
});

export const documents = [brookhaven, tinderbox];
