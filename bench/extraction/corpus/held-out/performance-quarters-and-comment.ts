import type { FundDocument } from '../document.ts';
import { row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import type { Investment } from '../paper/schedule.ts';
import { investments, multiples, scheduleCells, statusHeading, sums } from '../paper/schedule.ts';
import { withReturns } from './plausible-returns.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const times = (plain: string): string => `${plain}x`;
const percent = (plain: string): string => `${plain}%`;
const bracketed = (plain: string): string => (plain.startsWith('-') ? `(${plain.slice(1)}%)` : `${plain}%`);

const usd = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  scale: 1000,
  negative: 'brackets',
  nil: '–',
});
const HELD = [
  'Ashlar Precision Castings, Inc.',
  'Bayhead Pediatric Partners',
  'Culvert Water Services, LLC',
  'Dogwood Insurance Agencies',
  'Elkhorn Cold Chain, Inc.',
  'Fulcrum Test Instruments',
];
const SOLD = ['Greyfriar Uniforms, Inc.', 'Hollowell Calibration, LLC', 'Ironwood School Transport'];
const OQUIRRH = withReturns(
  investments([...HELD, ...SOLD], {
    seed: 55171,
    firstYear: 2017,
    cost: [18400, 52900],
    statuses: [
      ['Unrealised', 6],
      ['Realised', 3],
    ],
  }),
  { reported: 2025.75, without: 4 },
);
const PLACES = ['OH', 'FL', 'TX', 'SC', 'NE', 'MA', 'PA', 'IL', 'GA'];
const oquirrhFund = mark('fund', 'Oquirrh Range Capital Partners II, L.P.');
const oquirrhDay = text('reporting_date', 'September 30, 2025', '2025-09-30');
const dollars = text('base_currency', 'US$', 'USD');
const QUARTERS = [
  { paidIn: 402150, distributed: 338214, nav: 361408, irr: ['18.4%', '13.1%'] },
  { paidIn: 396400, distributed: 338214, nav: 352225, irr: ['18.1%', '12.8%'] },
  { paidIn: 378900, distributed: 289750, nav: 379610, irr: ['17.6%', '12.2%'] },
] as const;
type FundQuarter = (typeof QUARTERS)[number];

/** One line of the three quarters: this one marked, the two before it plain. */
function quarterRow(label: string, fin: string, show: (one: FundQuarter) => string, value: string): string {
  const [first, ...earlier] = QUARTERS;
  return row([label, text(fin, show(first), value), ...earlier.map(show)]);
}

function amountRow(label: string, fin: string, key: 'paidIn' | 'distributed' | 'nav'): string {
  const [first, ...earlier] = QUARTERS;
  return row([label, usd.amount(fin, first[key]), ...earlier.map((one) => usd.show(one[key]))]);
}

function multipleRow(label: string, key: 'dpi' | 'rvpi' | 'tvpi'): string {
  const of = ({ paidIn, distributed, nav }: FundQuarter): string => multiples(paidIn, distributed, nav)[key];
  return quarterRow(label, key, (one) => times(of(one)), of(QUARTERS[0]));
}

function oquirrhRow(one: Investment): string {
  const cells = scheduleCells(usd, one);
  const { day, month, year } = one.date;
  return row([
    cells.name(),
    PLACES[one.row] ?? '',
    cells.date(`${month}/${day}/${year}`),
    cells.cost(),
    cells.realised(),
    cells.fairValue(),
    cells.total(),
    cells.multiple(2, times),
    cells.irr(bracketed, 'NM'),
  ]);
}

function oquirrhGroup(title: string, own: readonly Investment[]): string[] {
  return [
    `<tr class="g"><td colspan="9">${statusHeading(title, own)}</td></tr>`,
    ...own.map(oquirrhRow),
    row(['', '', '', ...sums(own).map((amount) => usd.show(amount === 0 ? null : amount)), '', ''], 's'),
  ];
}

/** An American report: comment and three quarters side by side, the investments on the second page. */
const quarters = document({
  file: 'Oquirrh Range II - 3Q25 Limited Partner Report.pdf',
  documentType: 'Performance',
  layout: 'three-quarters-then-two-groups',
  pageSize: 'Letter',
  margin: '20mm',
  footer:
    '<div style="font:7pt \'Liberation Sans\';width:100%;padding:0 20mm;display:flex;justify-content:space-between;color:#666"><span>Confidential – for limited partners of Oquirrh Range Capital Partners II, L.P.</span><span class="pageNumber"></span></div>',
  css: "body{font:10pt 'P052','Liberation Serif';line-height:1.42}h1{font:400 19pt 'P052';margin:0;color:#5a3e1b}h2{font:600 11.5pt 'P052';color:#5a3e1b;border-bottom:.8pt solid #c9a66b;padding-bottom:2pt;margin-top:18pt}table{width:100%;border-collapse:collapse;font:8.8pt 'Liberation Sans'}td{padding:3.2pt 3pt;text-align:right}td:first-child{text-align:left}.k td{border-bottom:.6pt solid;font-weight:bold;vertical-align:bottom;font-size:8pt}.q td:nth-child(2){background:#f6efe2;font-weight:bold}.i td:nth-child(2){text-align:center}.g td{font-weight:bold;color:#5a3e1b;padding-top:9pt}.s td{border-top:.5pt solid;font-weight:bold}.f{font-size:7.5pt;line-height:1.35}",
  body: `<h1>Oquirrh Range Capital</h1><div>${oquirrhFund}<br>Report for the quarter ended ${oquirrhDay}</div>
<h2>Quarter in review</h2>
<p>Net asset value rose 2.6% in the quarter. Revenue across the six companies we hold grew 9% from a year earlier and EBITDA grew 11%; Culvert Water Services accounted for half of the gain after it won the Harris County maintenance contract. Elkhorn Cold Chain drew $5.0 million of new equity for its Omaha freezer expansion.</p>
<p>We did not sell a company in the quarter. The process for Bayhead Pediatric Partners began in August with Thornhill Securities as adviser, and first bids are due before Thanksgiving. The Fund's credit facility was undrawn at quarter end.</p>
<h2>Fund performance (${dollars} in thousands)</h2>
${table(
  [
    row(['', text('reporting_date', '9/30/2025', '2025-09-30'), '6/30/2025', '12/31/2024'], 'k'),
    row(['Capital commitments', usd.amount('fund_size', 450000), '450,000', '450,000']),
    amountRow('Capital contributed', 'fund_paid_in', 'paidIn'),
    amountRow('Capital distributed', 'fund_distributed', 'distributed'),
    amountRow('Net asset value', 'fund_nav', 'nav'),
    multipleRow('Distributions / paid-in (DPI)', 'dpi'),
    multipleRow('Residual value / paid-in (RVPI)', 'rvpi'),
    multipleRow('Total value / paid-in (TVPI)', 'tvpi'),
    quarterRow('Gross IRR', 'gross_irr', ({ irr }) => irr[0], '18.4'),
    quarterRow('Net IRR', 'net_irr', ({ irr }) => irr[1], '13.1'),
  ],
  'q',
)}
<p>${mark('fund_manager', 'Oquirrh Range Capital Management, LLC')} · 222 South Regent Street, Salt Lake City, UT 84111 · Vintage year of the Fund: ${text('vintage_year', '2017')}</p>
<div style="break-before:page"><h2 style="margin-top:0">Investments at ${oquirrhDay} (${dollars} in thousands)</h2>
${table(
  [
    row(
      [
        'Company',
        'State',
        'Date of<br>investment',
        'Invested<br>capital',
        'Realized<br>proceeds',
        'Fair<br>value',
        'Total<br>value',
        'Multiple<br>of cost',
        'Gross<br>IRR',
      ],
      'k',
    ),
    ...oquirrhGroup(
      'Unrealized investments',
      OQUIRRH.filter(({ status }) => status === 'Unrealised'),
    ),
    ...oquirrhGroup(
      'Realized investments',
      OQUIRRH.filter(({ status }) => status === 'Realised'),
    ),
    row(['All investments', '', '', ...sums(OQUIRRH).map((amount) => usd.show(amount)), '', ''], 's'),
  ],
  'i',
)}
<p class="f">NM – not meaningful. Gross returns are calculated before management fees, partnership expenses and carried interest, which in the aggregate are substantial. Net returns are after all of these and reflect the use of the credit facility. Values are unaudited and were approved by the General Partner's valuation committee on October 29, 2025.</p></div>`,
});

const eur = printer({
  currency: 'EUR',
  group: ',',
  point: '.',
  digits: 1,
  scale: 1000000,
  negative: 'minus',
  nil: '–',
});
const OWEL = withReturns(
  investments(
    [
      'Ardmore Veterinary Labs',
      'Boyne Payments Ltd',
      'Carnew Modular Homes',
      'Derravaragh Foods',
      'Emyvale Poultry Tech',
      'Foyle Marine Data',
      'Gweedore Audio',
    ],
    {
      seed: 330917,
      firstYear: 2019,
      cost: [74, 231],
      statuses: [
        ['Partially realised', 1],
        ['Unrealised', 3],
        ['Realised', 1],
        ['Unrealised', 2],
      ],
    },
  ),
  { reported: 2025.5, without: 6 },
);
const OWEL_STATUS = {
  Realised: 'Realised',
  'Partially realised': 'Part realised',
  Unrealised: 'Unrealised',
} as const;
const LAST_QUARTER = [0.94, 1.04, 0.99, 0.97, 1, 0.96, 0.98];
const owel = multiples(1124, 486, 1286);
const key = (label: string, value: string): string => row([label, value]);

function owelRow(one: Investment): string {
  const cells = scheduleCells(eur, one);
  const { day, month, year } = one.date;
  const before = Math.round(one.fairValue * (LAST_QUARTER[one.row] ?? 1));
  return row([
    cells.name(),
    cells.status(OWEL_STATUS[one.status]),
    cells.date(`${Number(day)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`),
    cells.cost(),
    cells.realised(),
    eur.show(before === 0 ? null : before),
    cells.fairValue(),
    cells.total(),
    cells.multiple(1, times),
    cells.irr(percent, 'n/a'),
  ]);
}

/** An Irish report on one page: comment on the left, key data on the right, last quarter's values in the schedule. */
const comment = document({
  file: 'LoughOwel_GCF3_QuarterlyReport_2025Q2.pdf',
  documentType: 'Performance',
  layout: 'comment-left-key-data-right',
  margin: '15mm',
  css: "body{font:9pt 'Nimbus Sans','Liberation Sans';line-height:1.4;color:#1d2b2a}.t{background:#12453f;color:#fff;padding:10pt 12pt}.t b{font-size:14pt;font-weight:normal}.c{display:grid;grid-template-columns:1fr 200pt;gap:18pt;margin:12pt 0}.c table{background:#edf3f1}.c td{white-space:nowrap}h2{font-size:10pt;color:#12453f;margin:6pt 0 4pt}table{width:100%;border-collapse:collapse}td{padding:2.6pt 4pt;text-align:right}td:first-child{text-align:left}.i{font-size:7.6pt}.i td{white-space:nowrap;padding:2.8pt 3pt;border-bottom:.3pt solid #b8cbc7}.i td:nth-child(2){text-align:left}.k td{font-weight:bold;color:#12453f;vertical-align:bottom;border-bottom:.8pt solid #12453f}.s td{font-weight:bold;border-bottom:.8pt solid #12453f}.f{font-size:7pt;color:#566}",
  body: `<div class="t"><b>${mark('fund', 'Lough Owel Growth Capital Fund III')}</b><br>Quarterly report · ${text('reporting_date', '30 June 2025', '2025-06-30')}</div>
<div class="c"><div><h2>Manager's comment</h2><p>It was a steady quarter. The net asset value increased by 1.8% and the Fund paid its fifth distribution, the escrow released from the sale of Emyvale Poultry Tech. Boyne Payments missed its budget as two processing contracts started late, and we have lowered the multiple at which it is held from 10.5x to 9.8x EBITDA.</p><p>Foyle Marine Data signed its first contract with a North American operator in May. After two difficult years, Carnew Modular Homes has an order book of €61 million against €44 million at the start of the year and is now hiring for a second factory in Gorey.</p><p>The Fund has room for two more investments. Three companies are under exclusivity or close to it, all in the island of Ireland.</p></div>
<div><h2>Key data</h2>${table([key('Manager', mark('fund_manager', 'Lough Owel Capital DAC')), key('Vintage', text('vintage_year', '2019')), key('Currency', text('base_currency', 'EUR')), key('Fund size', `€${eur.amount('fund_size', 1450)}m`), key('Drawn from investors', `€${eur.amount('fund_paid_in', 1124)}m`), key('Paid to investors', `€${eur.amount('fund_distributed', 486)}m`), key('Net asset value', `€${eur.amount('fund_nav', 1286)}m`), key('DPI', text('dpi', times(owel.dpi), owel.dpi)), key('RVPI', text('rvpi', times(owel.rvpi), owel.rvpi)), key('TVPI', text('tvpi', times(owel.tvpi), owel.tvpi)), key('IRR, gross', text('gross_irr', '19.7%', '19.7')), key('IRR, net', text('net_irr', '14.2%', '14.2'))])}</div></div>
<h2>Portfolio (€ million)</h2>
${table(
  [
    row(
      [
        'Company',
        'Status',
        'First invested',
        'Cost',
        'Proceeds',
        'Value<br>31 Mar 2025',
        `Value<br>${text('reporting_date', '30 Jun 2025', '2025-06-30')}`,
        'Proceeds<br>+ value',
        'Multiple',
        'Gross<br>IRR',
      ],
      'k',
    ),
    ...OWEL.map(owelRow),
  ],
  'i',
)}
<p class="f">n/a: held for less than twelve months or not meaningful. Values at 30 June 2025 are unaudited. The difference between the portfolio and the net asset value is cash, working capital and accrued carried interest. Lough Owel Capital DAC is authorised by the Central Bank of Ireland as an alternative investment fund manager; 22 Fitzwilliam Place, Dublin 2.</p>`,
});

export const documents: FundDocument[] = [quarters, comment];
