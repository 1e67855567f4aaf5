import { document } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import {
  investments,
  multiples,
  scheduleCells,
  statusHeading,
  sums,
  type Investment,
} from '../paper/schedule.ts';

const MILLIONS = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 1,
  scale: 1000000,
  negative: 'brackets',
  before: '$',
  nil: '–',
});
const BARE = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 1,
  scale: 1000000,
  negative: 'brackets',
  nil: '–',
});
const CYPRESS = investments(
  [
    'Abernethy Fluid Controls, Inc.',
    'Bluestem Veterinary Partners, LLC',
    'Corvair Aftermarket Group',
    'Dunlin Logistics Holdings, LP',
    'Eastgate Title & Escrow',
    'Fairhaven Senior Living',
    'Gantry Software, Inc.',
    'Highfield Roofing Supply',
    'Inverness Labs, LLC',
    'Juniper Payments Corp.',
    'Kittredge Foods',
    'Larkspur Behavioral Health, LLC',
    'Monarch Rail Services',
    'Northfork Packaging, Inc.',
    'Ovation Dental Management',
    'Pinecrest Environmental',
    'Quarry Stone Insurance Brokers',
    'Ridgeback Defense Systems, Inc.',
    'Stillwater Aquatics',
    'Trellis Education Group, Inc.',
    'Upland Pharma Services',
    'Vantage Collision Centers',
    'Westbourne Data Centers, LP',
    'Yarrow Home Health',
    'Zephyr HVAC Holdings',
    'Ashlar Precast, LLC',
    'Beacon Hill Radiology',
    'Copperline Utilities Services',
    'Driftwood Marine',
    'Emberly Fitness Holdings',
    'Foxtail Pet Nutrition',
    'Granger Oilfield Rentals',
  ],
  {
    seed: 71,
    firstYear: 2013,
    cost: [180, 980],
    statuses: [
      ['Realised', 11],
      ['Partially realised', 6],
      ['Unrealised', 15],
    ],
  },
);
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const cypressRow = (company: Investment): string => {
  const cell = scheduleCells(BARE, company);
  const date = cell.date(
    `${company.date.day}-${MONTHS[Number(company.date.month) - 1] ?? ''}-${company.date.year}`,
  );
  const all = [
    cell.cost(),
    cell.realised(),
    cell.fairValue(),
    cell.total(),
    cell.multiple(1, (plain) => `${plain}x`),
    cell.irr((plain) => (plain.startsWith('-') ? `(${plain.slice(1)}%)` : `${plain}%`), 'NM'),
  ];
  return `<tr><td>${cell.name()}</td><td>${date}</td>${all.map((one) => `<td>${one}</td>`).join('')}</tr>`;
};
const cypressBlock = (heading: string, status: string): string => {
  const companies = CYPRESS.filter((company) => company.status === status);
  const total = sums(companies);
  return `<tr class="g"><td colspan="8">${statusHeading(heading, companies)}</td></tr>${companies.map(cypressRow).join('')}<tr class="st"><td>Subtotal</td><td></td>${total.map((one) => `<td>${BARE.show(one)}</td>`).join('')}<td>${((total[3] ?? 0) / (total[0] ?? 1)).toFixed(1)}x</td><td></td></tr>`;
};
const CYP = multiples(21480, 16205, 19772);

/** American quarterly report: cover, letter, then the schedule over two pages with repeated header. */
const cypress = document({
  file: 'Cypress Hollow Capital Partners III - Quarterly Report - March 31 2025.pdf',
  documentType: 'Performance',
  layout: 'us-report-cover-and-long-schedule',
  pageSize: 'Letter',
  footer:
    '<div style="font-size:7px;width:100%;text-align:center">Cypress Hollow Capital Partners III, L.P. | Confidential | <span class="pageNumber"></span></div>',
  css: `body{font:9.6pt "Liberation Sans"} .cover{padding-top:190pt;text-align:center} .cover h1{font-size:24pt;font-weight:normal;color:#274e37} .next{page-break-before:always} .s td{padding:2.2pt 8pt 2.2pt 0} .s td:nth-child(even){text-align:right;font-weight:bold;padding-right:30pt}
    .i{width:100%;border-collapse:collapse;font-size:8.4pt} .i th{background:#274e37;color:#fff;padding:4pt;text-align:right} .i th:first-child,.i td:first-child{text-align:left} .i td{text-align:right;padding:5pt 4pt} .g td{font-weight:bold;background:#e6efe9} .st td{border-top:.7px solid #000;font-style:italic} .gt td{font-weight:bold;border-top:1.2px solid #000;border-bottom:3px double #000} tr{page-break-inside:avoid}`,
  body: `<div class="cover"><h1>${text('fund', 'Cypress Hollow Capital Partners III, L.P.')}</h1><p>Report to Limited Partners<br>Quarter Ended ${text('reporting_date', 'March 31, 2025', '2025-03-31')}</p></div><div class="next"><h2>Fund overview</h2><p>The Fund held its final closing in 2013. During the quarter the Fund completed the sale of its remaining interest in Monarch Rail Services’ leasing arm for $14.2 million and received dividends of $3.1 million. Net IRR improved by 40 basis points over the quarter.</p>
    <table class="s"><tr><td>Vintage</td><td>${text('vintage_year', '2013')}</td><td>Total commitments</td><td>${MILLIONS.amount('fund_size', 23500)}</td></tr><tr><td>Cumulative contributions</td><td>${MILLIONS.amount('fund_paid_in', 21480)}</td><td>Cumulative distributions</td><td>${MILLIONS.amount('fund_distributed', 16205)}</td></tr><tr><td>Partners’ capital (NAV)</td><td>${MILLIONS.amount('fund_nav', 19772)}</td><td>Number of platform investments</td><td>32</td></tr>
    <tr><td>DPI</td><td>${text('dpi', `${CYP.dpi}x`, CYP.dpi)}</td><td>RVPI</td><td>${text('rvpi', `${CYP.rvpi}x`, CYP.rvpi)}</td></tr><tr><td>TVPI</td><td>${text('tvpi', `${CYP.tvpi}x`, CYP.tvpi)}</td><td>Gross IRR</td><td>${text('gross_irr', '19.4%', '19.4')}</td></tr><tr><td>Net IRR</td><td>${text('net_irr', '13.1%', '13.1')}</td><td>Net IRR, December 31, 2024</td><td>12.7%</td></tr></table>
    <p>Dollar amounts throughout are in millions of ${text('base_currency', 'U.S. dollars', 'USD')} unless stated otherwise.</p><p>The Fund is managed by ${text('fund_manager', 'Cypress Hollow Management Company, LLC')}.</p></div>
    <div class="next"><h2>Schedule of investments</h2><table class="i"><thead><tr><th>Company</th><th>Initial<br>investment</th><th>Invested<br>capital</th><th>Realized<br>proceeds</th><th>Remaining<br>value</th><th>Total<br>value</th><th>Gross<br>MOIC</th><th>Gross<br>IRR</th></tr></thead><tbody>
    ${cypressBlock('Fully realized', 'Realised')}${cypressBlock('Partially realized', 'Partially realised')}${cypressBlock('Unrealized', 'Unrealised')}<tr class="gt"><td>Total</td><td></td>${sums(
      CYPRESS,
    )
      .map((one) => `<td>${BARE.show(one)}</td>`)
      .join('')}<td></td><td>19.4%</td></tr></tbody></table>
    <p style="font-size:7.5pt">NM = not meaningful (held for less than one year). Remaining value is unaudited fair value. Past performance is not a guide to future results.</p></div>`,
});

const POUNDS = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 2,
  scale: 1000000,
  negative: 'minus',
  nil: '',
});
const WHARFE = investments(
  [
    'Airedale Precision Castings Ltd',
    'Bramhope Dental Group Ltd',
    'Calverley Hosiery Holdings Ltd',
    'Denholme Waste Recovery plc',
    'Esholt Water Engineers Ltd',
    'Farsley Telecom Ltd',
    'Guiseley Garden Centres Ltd',
    'Hawksworth Legal Software Ltd',
    'Ilkley Day Nurseries Ltd',
    'Keighley Switchgear Ltd',
    'Lofthouse Confectionery Ltd',
    'Menston Care Ltd',
    'Otley Print & Packaging Ltd',
    'Pudsey Vehicle Hire Ltd',
    'Rawdon Wealth Management LLP',
    'Shipley Marine Coatings Ltd',
    'Thackley Foods Ltd',
    'Utley Timber Products Ltd',
    'Wibsey Broadband Ltd',
    'Yeadon Aviation Services Ltd',
    'Baildon Brewing Company Ltd',
    'Cottingley Games Ltd',
  ],
  {
    seed: 402,
    firstYear: 2016,
    cost: [310, 1850],
    statuses: [
      ['Partially realised', 5],
      ['Realised', 6],
      ['Unrealised', 11],
    ],
  },
);
const CODE = { Realised: 'R', 'Partially realised': 'P', Unrealised: 'U' };
const SECTORS = ['Industrial', 'Healthcare', 'Consumer', 'Support services', 'Technology'];
const wharfeRow = (company: Investment): string => {
  const cell = scheduleCells(POUNDS, company);
  const { day, month, year } = company.date;
  const all = [
    cell.date(`${day}.${month}.${year.slice(2)}`),
    cell.cost(),
    cell.realised(),
    cell.fairValue(),
    cell.multiple(2, (plain) => plain),
    cell.irr((plain) => plain, 'n/a'),
  ];
  return `<tr><td>${cell.status(CODE[company.status])}</td><td>${cell.name()}</td><td>${SECTORS[company.row % 5] ?? ''}</td>${all.map((one) => `<td>${one}</td>`).join('')}</tr>`;
};
const WHA = multiples(24120, 17950, 20333);

/** British landscape schedule first, status codes explained below, the fund's figures in a sentence at the end; no header on the second page. */
const wharfedale = document({
  file: 'wharfedale_smaller_companies_III_valuation_schedule_1224.pdf',
  documentType: 'Performance',
  layout: 'uk-landscape-status-codes',
  derivable: { base_currency: 'GBP' },
  pageSize: 'A4 landscape',
  css: `body{font:9.8pt "Nimbus Roman","Liberation Serif"} table{width:100%;border-collapse:collapse} td{padding:4.2pt 5pt;border-bottom:.4px solid #999} td:nth-child(n+4){text-align:right} .k td{font-weight:bold;border-bottom:1.4px solid #000;vertical-align:bottom} .t td{font-weight:bold;border-top:1.2px solid #000}`,
  body: `<p><b>${text('fund', 'Wharfedale Smaller Companies Fund III LP')}</b> – Schedule of investments as at ${text('reporting_date', '31 December 2024', '2024-12-31')} (£ million)</p><table><tr class="k"><td></td><td>Investment</td><td>Sector</td><td>Date of<br>completion</td><td>Cost</td><td>Cash returned<br>to date</td><td>Directors’<br>valuation</td><td>Multiple<br>of cost</td><td>IRR<br>%</td></tr>
    ${WHARFE.map(wharfeRow).join('')}<tr class="t"><td></td><td>Total portfolio</td><td></td><td></td>${sums(
      WHARFE,
    )
      .slice(0, 3)
      .map((one) => `<td>${POUNDS.show(one)}</td>`)
      .join('')}<td></td><td></td></tr></table>
    <p>R realised; P partially realised; U unrealised. Valuations follow the IPEV Guidelines (December 2022).</p>
    <p>The Fund (vintage ${text('vintage_year', '2016')}, commitments of £${POUNDS.amount('fund_size', 25000)}m) had drawn £${POUNDS.amount('fund_paid_in', 24120)}m and distributed £${POUNDS.amount('fund_distributed', 17950)}m by the year end, when net assets stood at £${POUNDS.amount('fund_nav', 20333)}m. This represents DPI of ${text('dpi', WHA.dpi)}, RVPI of ${text('rvpi', WHA.rvpi)} and TVPI of ${text('tvpi', WHA.tvpi)}. The gross IRR was ${text('gross_irr', '17.6%', '17.6')} and the net IRR ${text('net_irr', '11.9%', '11.9')}.</p>
    <p>${text('fund_manager', 'Wharfedale Fund Managers Limited')}, 1 Park Row, Leeds</p>`,
});

export const documents = [cypress, wharfedale];
