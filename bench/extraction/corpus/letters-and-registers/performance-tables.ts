import { row } from '../html.ts';
import { document } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import { investments, scheduleCells, sums, type Investment } from '../paper/schedule.ts';
import { byDate, fundCells, fundOf } from './fund-of-schedule.ts';

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

const WHOLE = printer({
  currency: 'EUR',
  group: ',',
  point: '.',
  digits: 0,
  before: '€',
  negative: 'minus',
  nil: 'none',
});
const KESTREL = investments(
  [
    'Ballinrobe Instruments',
    'Claregalway Medical Devices',
    'Dunmanway Analytics',
    'Ennistymon Seaweed',
    'Foxford Robotics',
    'Gweedore Software',
  ],
  {
    seed: 30117,
    firstYear: 2019,
    cost: [1250000, 7900000],
    statuses: [
      ['Realised', 1],
      ['Partially realised', 1],
      ['Unrealised', 4],
    ],
  },
);
const KESTREL_FUND = fundCells(WHOLE, fundOf(KESTREL), (plain) => `${plain}×`);
const STORIES = [
  'Precision gauges for the pharmaceutical industry. Sold to a trade buyer in November, below cost.',
  'Contract maker of catheters. A minority was sold to management in a recapitalisation.',
  'Milk-yield forecasting for co-operatives; 410 customers, revenue of €6.1 million.',
  'Harvesting and drying of kelp. A new plant on Inis Oírr opened in spring.',
  'Pick-and-place robots for bakeries. Order book at a record.',
  'Rostering software for hospitals, with revenue of €9.8 million and break-even EBITDA.',
];
const kestrelCard = (company: Investment): string => {
  const cell = scheduleCells(WHOLE, company);
  const { date, status, row: at } = company;
  return `<div class="c"><h2>${cell.name()}</h2><p>${STORIES[at] ?? ''}</p><table>${row(['First invested', cell.date(`${Number(date.day)} ${MONTHS[Number(date.month) - 1] ?? ''} ${date.year}`), 'Invested', cell.cost()])}${row(['Status', cell.status(status), 'Realised', cell.realised()])}${row(['Board seats', String(1 + (at % 2)), 'Unrealised', cell.fairValue()])}${row(['Employees', String(64 + 37 * at), 'Total value', cell.total()])}${row(['Gross IRR', cell.irr((plain) => `${plain}%`, 'n.m.'), 'Gross multiple', cell.multiple(2, (plain) => `${plain}×`)])}</table></div>`;
};

/** Tear sheets: no schedule at all, a card for each company with its own small table; fund figures in a strip. */
const kestrel = document({
  file: 'Kestrel Lough Innovation Fund annual review 2024.pdf',
  documentType: 'Performance',
  layout: 'tear-sheet-cards',
  css: `body{font:9.2pt/1.35 "Liberation Sans"} h1{font-size:16pt;color:#00695c;margin:0} .s{display:grid;grid-template-columns:repeat(4,1fr);background:#e0f2f1;padding:6pt 8pt;gap:6pt;margin:10pt 0} .s small{display:block;color:#4f6b68;font-size:7.2pt} .c{border-top:2px solid #00695c;margin-top:12pt;break-inside:avoid} h2{font-size:11pt;margin:4pt 0} p{margin:3pt 0} .c table{width:100%;border-collapse:collapse} .c td{width:25%;padding:1.6pt 0} .c td:nth-child(odd){color:#4f6b68}`,
  footer:
    '<div style="font-size:7px;width:100%;text-align:center">Kestrel Lough Innovation Fund · Annual review 2024 · <span class="pageNumber"></span></div>',
  body: `<h1>${text('fund', 'Kestrel Lough Innovation Fund ILP')}</h1>Annual review · position at ${text('reporting_date', '31 December 2024', '2024-12-31')} · all amounts in ${text('base_currency', 'euro', 'EUR')}<div class="s"><div><small>Fund size</small>${WHOLE.amount('fund_size', 45000000)}</div><div><small>Vintage</small>${text('vintage_year', '2019')}</div><div><small>Paid-in capital</small>${KESTREL_FUND.paidIn}</div><div><small>Distributed</small>${KESTREL_FUND.distributed}</div><div><small>Net asset value</small>${KESTREL_FUND.nav}</div><div><small>DPI</small>${KESTREL_FUND.dpi}</div><div><small>RVPI</small>${KESTREL_FUND.rvpi}</div><div><small>TVPI</small>${KESTREL_FUND.tvpi}</div><div><small>Gross IRR</small>${text('gross_irr', '19.4%', '19.4')}</div><div><small>Net IRR</small>${text('net_irr', '12.8%', '12.8')}</div><div><small>Manager</small>${text('fund_manager', 'Kestrel Lough Ventures DAC')}</div><div><small>Companies</small>6</div></div><p>During the year the Fund made one follow-on investment and sold Ballinrobe Instruments. The pages that follow describe each company in turn.</p>${KESTREL.map(kestrelCard).join('')}`,
});

const THOUSANDS = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  scale: 1000,
  negative: 'brackets',
  nil: '-',
});
const NAMES =
  'Aldbourne Chemicals|Bexhill Metering|Cantilever Bridges & Structures|Deepwell Services|Elkhorn Logistics|Fairmount Urgent Care|Glasspool Coatings|Hightower Media|Ironbark Fencing|Jessamine Foods|Kittiwake Ferries|Longleaf Timber Products|Moraine Aggregates|Nightjar Security|Oxbow Water|Pemberley Hotels|Quarry Hill Cement|Redstart Analytics|Saltbox Homes|Tamarisk Energy Services|Umbra Optics|Vantage Point Surveying|Whitewater Leisure|Yarrow Nutrition'.split(
    '|',
  );
const SECTORS = ['Industrials', 'Healthcare', 'Consumer', 'Technology', 'Energy'];
const MERIDIAN = byDate(
  investments(NAMES, {
    seed: 771,
    firstYear: 2011,
    cost: [14200, 96800],
    statuses: [
      ['Realised', 9],
      ['Partially realised', 4],
      ['Unrealised', 11],
    ],
  }),
);
const MERIDIAN_FUND = fundCells(THOUSANDS, fundOf(MERIDIAN), (plain) => plain);
const meridianRow = (company: Investment): string => {
  const cell = scheduleCells(THOUSANDS, company);
  const { date, status, row: at } = company;
  const words = { Realised: 'Realized', 'Partially realised': 'Partial', Unrealised: 'Unrealized' };
  return row([
    String(at + 1),
    cell.name(),
    SECTORS[at % 5] ?? '',
    `${(11.5 + ((at * 17) % 71)).toFixed(1)}%`,
    cell.status(words[status]),
    cell.date(`${date.month}/${date.day}/${date.year}`),
    cell.fairValue(),
    cell.realised(),
    cell.total(),
    cell.cost(),
    cell.multiple(2, (plain) => plain),
    cell.irr((plain) => plain, 'n/m'),
  ]);
};
const HEADINGS = row(
  [
    '#',
    'Investment',
    'Sector',
    'Owned',
    'Status',
    'Inv. date',
    'FMV',
    'Proceeds',
    'Total value',
    'Cost',
    'MOIC',
    'IRR %',
  ],
  'h',
);
const meridianSum = (label: string, companies: readonly Investment[]): string => {
  const [cost, realised, fairValue, total] = sums(companies).map((amount) => THOUSANDS.show(amount));
  return row(
    ['', label, '', '', '', '', fairValue ?? '', realised ?? '', total ?? '', cost ?? '', '', ''],
    's',
  );
};
const CUT = 14;

/** Printed workbook: value columns before cost, sums carried from page to page, fund figures on a last page. */
const meridian = document({
  file: 'MPE VI SOI 9.30.24 (print).pdf',
  documentType: 'Performance',
  layout: 'workbook-carried-forward',
  pageSize: 'Letter landscape',
  margin: '11mm',
  css: `body{font:8pt "Liberation Sans Narrow","Liberation Sans"} table{width:100%;border-collapse:collapse} td{padding:3pt 4pt;text-align:right;border-bottom:.4px solid #d0d0d0} td:nth-child(-n+3){text-align:left} td:nth-child(5){text-align:left} .h td{background:#1f3864;color:#fff;font-weight:bold} .s td{font-weight:bold;border-top:.8px solid #000;background:#f2f2f2} .pb{break-before:page} .k{width:40%} .k td:first-child{text-align:left}`,
  header:
    '<div style="font-size:7px;width:100%;padding:0 36px;display:flex;justify-content:space-between"><span>SOI</span><span>11/22/2024 4:18 PM</span></div>',
  footer:
    '<div style="font-size:7px;width:100%;padding:0 36px;display:flex;justify-content:space-between"><span>MPE VI SOI 9.30.24.xlsx</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>',
  body: `<b>${text('fund', 'Meridew Private Equity VI, L.P.')}</b> – Schedule of Investments as of ${text('reporting_date', '9/30/2024', '2024-09-30')} (${text('base_currency', 'USD')} in thousands)<table>${HEADINGS}${MERIDIAN.slice(0, CUT).map(meridianRow).join('')}${meridianSum('Carried forward', MERIDIAN.slice(0, CUT))}</table><div class="pb"></div><b>Schedule of Investments (continued)</b><table>${HEADINGS}${meridianSum('Brought forward', MERIDIAN.slice(0, CUT))}${MERIDIAN.slice(CUT).map(meridianRow).join('')}${meridianSum('Grand total', MERIDIAN)}</table>
  <div class="pb"></div><b>Fund summary</b> (USD in thousands)<table class="k">${row(['Manager', text('fund_manager', 'Meridew Equity Management, Inc.')])}${row(['Vintage', text('vintage_year', '2011')])}${row(['Total commitments', THOUSANDS.amount('fund_size', 1650000)])}${row(['Paid-in capital', MERIDIAN_FUND.paidIn])}${row(['Cumulative distributions', MERIDIAN_FUND.distributed])}${row(['Net asset value', MERIDIAN_FUND.nav])}${row(['DPI', MERIDIAN_FUND.dpi])}${row(['RVPI', MERIDIAN_FUND.rvpi])}${row(['TVPI', MERIDIAN_FUND.tvpi])}${row(['Gross IRR %', text('gross_irr', '18.8')])}${row(['Net IRR %', text('net_irr', '13.1')])}${row(['Russell 2000 PME', '1.18'])}</table>`,
});

export const documents = [kestrel, meridian];
