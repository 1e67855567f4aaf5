import { row } from '../html.ts';
import { document } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import { investments, scheduleCells, statusHeading, sums, type Investment } from '../paper/schedule.ts';
import { byDate, fundCells, fundOf } from './fund-of-schedule.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const month = ({ date }: Investment): string => MONTHS[Number(date.month) - 1] ?? '';
const bracketed = (plain: string): string => (plain.startsWith('-') ? `(${plain.slice(1)}%)` : `${plain}%`);

const MILLIONS = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 1,
  scale: 1000000,
  negative: 'brackets',
  nil: '–',
});
const SABLE = investments(
  [
    'Hartwell Air Filtration',
    'Cinder Cone Outdoor Brands',
    'Prairie Star Hospice',
    'Lodestone Industrial Software',
    'Marquette Cold Chain',
    'Ridgeline Dental Partners',
    'Tidewrack Marine Supply',
    'Vellum Learning',
    'Zephyr Point Insurance Services',
  ],
  {
    seed: 90211,
    firstYear: 2016,
    cost: [288, 934],
    statuses: [
      ['Realised', 2],
      ['Partially realised', 2],
      ['Unrealised', 5],
    ],
  },
);
const SABLE_FUND = fundCells(MILLIONS, fundOf(SABLE), (plain) => `${plain}x`);
const sableRow = (company: Investment): string => {
  const cell = scheduleCells(MILLIONS, company);
  return row([
    cell.name(),
    cell.date(`${month(company)} ${Number(company.date.day)}, ${company.date.year}`),
    cell.cost(),
    cell.realised(),
    cell.fairValue(),
    cell.total(),
    cell.multiple(2, (plain) => `${plain}x`),
    cell.irr(bracketed, 'NM'),
  ]);
};
const sableSum = (label: string, companies: readonly Investment[], name: string): string =>
  row([label, '', ...sums(companies).map((amount) => MILLIONS.show(amount)), '', ''], name);
const sablePart = (heading: string, companies: readonly Investment[]): string =>
  `<tr class="g"><td colspan="8">${statusHeading(heading, companies)}</td></tr>${companies.map(sableRow).join('')}${sableSum('Subtotal', companies, 's')}`;

/** Quarterly letter: prose, a small table with the preceding quarter first, sections with subtotals. */
const sable = document({
  file: 'Sable Ridge Partners III - LP Letter Q1 2025.pdf',
  documentType: 'Performance',
  layout: 'letter-small-table-then-sections',
  pageSize: 'Letter',
  css: `body{font:9.8pt/1.45 "Nimbus Roman","Liberation Serif"} h1{font-size:17pt;font-weight:normal;margin:0} h2{font-size:11pt;margin:14pt 0 4pt} table{border-collapse:collapse} .m{float:right;width:48%;margin:0 0 8pt 14pt;border:1px solid #999;font-size:8.6pt} .m td,.m th{padding:2.4pt 6pt;text-align:right} .m td:first-child{text-align:left} .x{width:100%;font-size:8.4pt;break-before:page} .x td,.x th{padding:2.8pt 4pt;text-align:right;line-height:1.2} .x td:first-child,.x th:first-child{text-align:left} .x th{border-bottom:1px solid #000;vertical-align:bottom} .g td{font-weight:bold;font-style:italic;padding-top:9pt!important} .s td{border-top:.5px solid #000} .e td{border-top:1px solid #000;border-bottom:2.5px double #000;font-weight:bold}`,
  footer:
    '<div style="font-size:7px;width:100%;padding:0 48px">Confidential – for limited partners only <span style="float:right"><span class="pageNumber"></span></span></div>',
  body: `<h1>${text('fund', 'Sable Ridge Partners III, L.P.')}</h1>Report for the quarter ended ${text('reporting_date', 'March 31, 2025', '2025-03-31')}<p>Dear Limited Partners,</p>
  <table class="m"><tr><th>(${text('base_currency', 'US$', 'USD')} in millions)</th><th>Dec 31, 2024</th><th>Mar 31, 2025</th></tr>${row(['Paid-in capital', '569.0', SABLE_FUND.paidIn])}${row(['Distributed capital', '260.4', SABLE_FUND.distributed])}${row(['Net asset value', '604.1', SABLE_FUND.nav])}${row(['DPI', '0.46x', SABLE_FUND.dpi])}${row(['RVPI', '1.06x', SABLE_FUND.rvpi])}${row(['TVPI', '1.52x', SABLE_FUND.tvpi])}${row(['Gross IRR', '20.9%', text('gross_irr', '20.1%', '20.1')])}${row(['Net IRR', '14.7%', text('net_irr', '14.2%', '14.2')])}</table>
  <p>The first quarter was a quiet one for exits and a busy one for operating work. Two of our companies refinanced at tighter spreads, and Vellum Learning closed the add-on acquisition that we described at the annual meeting.</p><p>The Fund, which held its final closing in ${text('vintage_year', '2016')} (its vintage year) with total commitments of $${MILLIONS.amount('fund_size', 7500)} million, is past its investment period. We expect two realizations before the end of the year, for which advisers have been appointed. Net debt across the portfolio came to 4.3 times EBITDA, down from 4.6 times a year ago.</p><p>Revenue of the companies still held grew 8% over the last twelve months and EBITDA 11%. Marquette Cold Chain was the outlier: the loss of a grocery contract cost it $6 million of EBITDA, and a new chief executive started in February.</p><p>We thank you for your trust. The schedule overleaf sets out each investment.</p><p>${text('fund_manager', 'Sable Ridge Capital Management, LLC')}<br>Denver, May 12, 2025</p>
  <table class="x"><tr><th>Schedule of investments<br>(US$ in millions)</th><th>Date of<br>investment</th><th>Invested<br>capital</th><th>Realized<br>proceeds</th><th>Unrealized<br>value</th><th>Total<br>value</th><th>Gross<br>multiple</th><th>Gross<br>IRR</th></tr>${sablePart('Realized investments', SABLE.slice(0, 2))}${sablePart('Partially realized investments', SABLE.slice(2, 4))}${sablePart('Unrealized investments', SABLE.slice(4))}${sableSum('Total', SABLE, 'e')}</table><p style="font-size:7.8pt">NM: not meaningful, held for less than a year or no cash flow since acquisition. Gross figures are before fees, expenses and carried interest.</p>`,
});

const POUNDS = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 2,
  scale: 1000000,
  before: '£',
  after: 'm',
  negative: 'brackets',
  nil: 'n/a',
});
const FENWICK = byDate(
  investments(
    [
      'Alnwick Veterinary',
      'Bamburgh Data',
      'Coquet Foods',
      'Druridge Wind Services',
      'Eyemouth Packaging',
      'Farne Pharmacy',
      'Glanton Homecare',
    ],
    {
      seed: 5521,
      firstYear: 2018,
      cost: [610, 2240],
      statuses: [
        ['Realised', 2],
        ['Partially realised', 1],
        ['Unrealised', 4],
      ],
    },
  ),
);
const FENWICK_FUND = fundCells(POUNDS, fundOf(FENWICK), (plain) => plain);
const CODES = { Realised: 'R', 'Partially realised': 'PR', Unrealised: 'U' };
const fenwickRow = (company: Investment): string => {
  const cell = scheduleCells(POUNDS, company);
  return row([
    cell.name(),
    cell.status(CODES[company.status]),
    cell.date(`${company.date.day}/${company.date.month}/${company.date.year}`),
    cell.cost(),
    cell.total(),
    cell.realised(),
    cell.fairValue(),
    cell.irr((plain) => `${plain}%`, 'n/a'),
    cell.multiple(1, (plain) => `${plain}x`),
  ]);
};
const panel = (heading: string, lines: readonly (readonly [string, string])[]): string =>
  `<div class="p"><h2>${heading}</h2>${lines.map(([label, value]) => `<div class="l"><span>${label}</span><span>${value}</span></div>`).join('')}</div>`;

/** Fact sheet: three panels side by side, status as a code with a legend below, total before its parts. */
const fenwick = document({
  file: 'Fenwick Northern Growth II factsheet 2025-06.pdf',
  documentType: 'Performance',
  layout: 'fact-sheet-panels-status-codes',
  landscape: true,
  margin: '12mm',
  css: `body{font:9pt "DejaVu Sans Condensed","DejaVu Sans";color:#1b1b3a} .b{background:#1b1b3a;color:#fff;padding:9pt 12pt;display:flex;justify-content:space-between;font-size:13pt} .b small{font-size:9pt} .w{display:flex;gap:10pt;margin:10pt 0} .p{flex:1;background:#f2f2f8;padding:6pt 9pt} h2{font-size:8pt;text-transform:uppercase;color:#693668;margin:0 0 4pt} .l{display:flex;justify-content:space-between;line-height:1.75} table{width:100%;border-collapse:collapse;font-size:8.6pt} th{border-bottom:2px solid #693668;text-align:right;padding:3pt;font-weight:normal} td{padding:3pt;text-align:right} td:first-child,th:first-child{text-align:left} td:nth-child(2),th:nth-child(2){text-align:center} .n{font-size:7.4pt}`,
  body: `<div class="b"><span>${text('fund', 'Fenwick Northern Growth Fund II LP')}</span><small>Fact sheet at ${text('reporting_date', '30 June 2025', '2025-06-30')}</small></div><div class="w">${panel(
    'The fund',
    [
      ['Manager', text('fund_manager', 'Fenwick Growth Partners LLP')],
      ['Vintage', text('vintage_year', '2018')],
      ['Fund size', POUNDS.amount('fund_size', 12500)],
      ['Currency', text('base_currency', 'GBP')],
      ['Domicile', 'England'],
    ],
  )}${panel('Capital', [
    ['Paid in', FENWICK_FUND.paidIn],
    ['Distributed', FENWICK_FUND.distributed],
    ['Net asset value', FENWICK_FUND.nav],
    ['Fund debt', 'nil'],
  ])}${panel('Returns', [
    ['TVPI', FENWICK_FUND.tvpi],
    ['DPI', FENWICK_FUND.dpi],
    ['RVPI', FENWICK_FUND.rvpi],
    ['Net IRR', text('net_irr', '11.6%', '11.6')],
    ['Gross IRR', text('gross_irr', '17.3%', '17.3')],
  ])}</div>
  <table><tr><th>Company</th><th>Status</th><th>First investment</th><th>Cost</th><th>Total value</th><th>of which realised</th><th>of which unrealised</th><th>Gross IRR</th><th>Multiple</th></tr>${FENWICK.map(fenwickRow).join('')}</table><p class="n">Status: R realised · PR partially realised · U unrealised. n/a: not applicable, or no return calculated in the first year. Companies are shown in the order of investment. Valuations follow the IPEV guidelines and are unaudited. The value of investments can fall as well as rise. Upper quartile of its vintage according to the Northern Pensions Benchmark (median TVPI 1.21).</p>`,
});

export const documents = [sable, fenwick];
