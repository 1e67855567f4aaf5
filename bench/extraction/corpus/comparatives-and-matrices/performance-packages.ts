import { head, row } from '../html.ts';
import { document } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import { type Investment, investments, multiples, scheduleCells, sums } from '../paper/schedule.ts';

const times = (plain: string): string => `${plain}x`;

const THOUSANDS = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  scale: 1000,
  negative: 'brackets',
  nil: '—',
});
const QUARRY = investments(
  [
    'Anvil Peak Outdoor Brands',
    'Blue Spindle Textiles',
    'Cooperage Beverage Group',
    'Dovetail Cabinetry',
    'Eastlake Behavioral Health',
    'Fairlead Marine Services',
    'Granary Ingredient Company',
    'Highstack Industrial Cleaning',
  ],
  {
    seed: 33107,
    firstYear: 2019,
    cost: [8_400, 31_000],
    statuses: [
      ['Realised', 1],
      ['Partially realised', 2],
      ['Unrealised', 5],
    ],
  },
);
const LONG_MONTHS =
  'January February March April May June July August September October November December'.split(' ');
const STATUS = {
  Realised: 'Realized',
  'Partially realised': 'Partial',
  Unrealised: 'Unrealized',
} as const;
const quarryRow = (one: Investment): string => {
  const cell = scheduleCells(THOUSANDS, one);
  const { year, month, day } = one.date;
  return row([
    cell.name(),
    cell.status(STATUS[one.status]),
    cell.date(`${(LONG_MONTHS[Number(month) - 1] ?? '').slice(0, 3)}. ${Number(day)}, ${year}`),
    cell.cost(),
    cell.realised(),
    cell.fairValue(),
    cell.total(),
    cell.multiple(1, times),
  ]);
};
const [Q_COST, Q_REALISED, Q_FAIR, Q_TOTAL] = sums(QUARRY);
const Q_PAID = Q_COST + 22_150;
const Q_OUT = Q_REALISED - 2_310;
const Q_NAV = Q_FAIR - 9_884;
const Q = multiples(Q_PAID, Q_OUT, Q_NAV);

/** Quarterly package: cover, letter, overview of the fund, schedule, remarks on two companies. */
const quarry = document({
  file: 'Quarry Bank Partners III_Quarterly Report_2Q25_FINAL.pdf',
  documentType: 'Performance',
  layout: 'quarterly-package-with-cover',
  pageSize: 'Letter',
  css: `body{font:10.2pt/1.45 "Nimbus Roman","Liberation Serif"} .pg{page-break-before:always} .cv{font:24pt "Nimbus Sans","Liberation Sans";color:#6b4226;margin:60mm 0 6pt} h2{font:bold 13pt "Nimbus Sans","Liberation Sans";color:#6b4226} table{width:100%;border-collapse:collapse;font-size:9.4pt} th{border-bottom:1px solid;text-align:right;padding:3pt} td{text-align:right;padding:3pt} th:nth-child(1),td:nth-child(1){text-align:left} .s td:nth-child(2),.s th:nth-child(2){text-align:left} .t td{border-top:1px solid;border-bottom:3px double;font-weight:bold} .o{width:70%} .o td{border-bottom:.4px dotted #888}`,
  footer:
    '<div style="font-size:7px;width:100%;padding:0 50px;display:flex;justify-content:space-between"><span>Quarry Bank Partners III, L.P. | Confidential</span><span><span class="pageNumber"></span></span></div>',
  body: `<div class="cv">Quarry Bank Partners III</div><p>Quarterly report to limited partners<br>Period ended ${text('reporting_date', 'June 30, 2025', '2025-06-30')}</p>
    <div class="pg"><p>August 19, 2025</p><p>Dear Partners,</p><p>The portfolio grew steadily in the second quarter. Combined revenue of the seven remaining companies rose 6% over the year before, and EBITDA 9%. We sold a minority stake in Blue Spindle Textiles to a strategic buyer and returned the proceeds to you in June. We made no new investment; diligence on two add-on acquisitions for Fairlead Marine Services continues.</p><p>Since the Fund closed we have kept to companies with revenue of between $20 million and $150 million and have used less debt than our peers: net leverage stands at 2.9 times EBITDA. We expect one further exit before year end.</p><p>The annual meeting will take place in Nashville on October 22.</p><p>Sincerely,<br>The Partners of Quarry Bank</p></div>
    <div class="pg"><h2>Fund overview</h2><p>${text('fund', 'Quarry Bank Partners III, L.P.')}, managed by ${text('fund_manager', 'Quarry Bank Capital, LLC')}. ${text('base_currency', 'US dollars', 'USD')} in thousands.</p><table class="o">${row(['Vintage', text('vintage_year', '2019')])}${row(['Committed capital', THOUSANDS.amount('fund_size', 210000)])}${row(['Contributed capital', THOUSANDS.amount('fund_paid_in', Q_PAID)])}${row(['Distributed capital', THOUSANDS.amount('fund_distributed', Q_OUT)])}${row(['Net asset value, after accrued carry', THOUSANDS.amount('fund_nav', Q_NAV)])}${row(['Distributions to paid-in', text('dpi', times(Q.dpi), Q.dpi)])}${row(['Residual value to paid-in', text('rvpi', times(Q.rvpi), Q.rvpi)])}${row(['Total value to paid-in', text('tvpi', times(Q.tvpi), Q.tvpi)])}${row(['Gross IRR', text('gross_irr', '19.7%', '19.7')])}${row(['Net IRR', text('net_irr', '13.2%', '13.2')])}</table></div>
    <div class="pg"><h2>Schedule of investments</h2><table class="s">${head(['Company', 'Status', 'Invested', 'Cost', 'Realized', 'Fair value', 'Total', 'Multiple'])}${QUARRY.map(quarryRow).join('')}${row(['Total', '', '', THOUSANDS.show(Q_COST + 1000), THOUSANDS.show(Q_REALISED), THOUSANDS.show(Q_FAIR), THOUSANDS.show(Q_TOTAL), times((Q_TOTAL / Q_COST).toFixed(1))], 't')}</table></div>
    <div class="pg"><h2>Remarks</h2><p><b>Fairlead Marine Services.</b> Sales of the first half rose 11% on the year before. The new yard in Mobile opened in May, two months late and within budget. Covenant headroom is comfortable.</p><p><b>Granary Ingredient Company.</b> Cocoa prices continue to press on margins; management has passed on two price increases and expects the effect from the third quarter. A new finance director joined in April.</p></div>`,
  defects: ['schedule: the total of cost is printed 1,000 (thousand) higher than the sum of the rows'],
});

const BILLION = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 1,
  scale: 1_000_000,
  before: '$',
  negative: 'minus',
});
const million = (fin: string, amount: number): string => `${BILLION.amount(fin, amount)} million`;
const HALL = multiples(4_126, 2_871, 3_910);

/** Letter on the performance of an infrastructure fund: every figure in running text, no schedule. */
const hallgrove = document({
  file: 'Hallgrove Infrastructure Income Fund - Performance letter, year-end 2023.pdf',
  documentType: 'Performance',
  layout: 'performance-in-running-text',
  pageSize: 'Letter',
  margin: '26mm',
  css: `body{font:11pt/1.5 "URW Bookman","Liberation Serif"} .h{border-top:4px solid #22577a;padding-top:6pt;color:#22577a}`,
  derivable: { base_currency: 'USD' },
  body: `<div class="h">${text('fund_manager', 'Hallgrove Infrastructure Partners LP')}<br><small>Performance update to investors</small></div><p>February 29, 2024</p><p><b>${text('fund', 'Hallgrove Infrastructure Income Fund, L.P.')}</b></p>
    <p>This letter summarizes the results of the Fund, a ${text('vintage_year', '2016')} vintage with total commitments of ${million('fund_size', 4500)}, as of ${text('reporting_date', 'December 31, 2023', '2023-12-31')}.</p>
    <p>Since inception the limited partners have paid in ${million('fund_paid_in', 4126)} and have received distributions of ${million('fund_distributed', 2871)}. The net asset value of the Fund at year end was ${million('fund_nav', 3910)}. Measured against paid-in capital, distributions come to ${text('dpi', times(HALL.dpi), HALL.dpi)} (DPI) and the remaining value to ${text('rvpi', times(HALL.rvpi), HALL.rvpi)} (RVPI), a total value multiple (TVPI) of ${text('tvpi', times(HALL.tvpi), HALL.tvpi)}.</p>
    <p>The internal rate of return since inception was ${text('gross_irr', '12.9%', '12.9')} gross and ${text('net_irr', '10.2%', '10.2')} net of fees, expenses and carried interest. Over the year the Fund returned 7.4%, of which 5.1% was cash yield. The inflation-linked contracts of the water and district heating companies again contributed most; the toll road in Ohio lagged its traffic plan by 3%.</p><p>All figures are unaudited. Past performance does not guarantee future results.</p><p>Sincerely,</p><p><br>Priya Raghunathan<br>Head of Investor Relations</p>`,
});

export const documents = [quarry, hallgrove];
