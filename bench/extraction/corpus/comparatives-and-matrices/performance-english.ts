import { head, row } from '../html.ts';
import { document } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import {
  type Investment,
  investments,
  multiples,
  scheduleCells,
  statusHeading,
  sums,
} from '../paper/schedule.ts';

const times = (plain: string): string => `${plain}x`;
const percent = (plain: string): string => `${plain}%`;
const bracketed = (plain: string): string => (plain.startsWith('-') ? `(${plain.slice(1)}%)` : `${plain}%`);

const DOLLARS = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  before: '$',
  negative: 'brackets',
  nil: '$-',
});
const STANHOPE = investments(
  [
    'Apex Loom Robotics, Inc.',
    'Beaconfield Dental Partners',
    'Carraway Specialty Foods',
    'Delphine Learning, Inc.',
    'Ember Ridge Veterinary Group',
    'Foxglove Analytics',
    'Gantry Steel Services LLC',
    'Hollowell Packaging',
    'Inverness Claims Solutions',
    'Juno Home Infusion',
  ],
  {
    seed: 90417,
    firstYear: 2018,
    cost: [14_000_000, 52_000_000],
    statuses: [
      ['Realised', 2],
      ['Partially realised', 3],
      ['Unrealised', 5],
    ],
  },
);
const STANHOPE_WORD = {
  Realised: 'Realized',
  'Partially realised': 'Partially realized',
  Unrealised: 'Unrealized',
} as const;
const stanhopeRow = (one: Investment): string => {
  const cell = scheduleCells(DOLLARS, one);
  const { year, month, day } = one.date;
  return row([
    cell.name(),
    cell.date(`${month}/${day}/${year}`),
    cell.status(STANHOPE_WORD[one.status]),
    cell.cost(),
    cell.realised(),
    cell.fairValue(),
    cell.total(),
    cell.multiple(2, times),
    cell.irr(bracketed, 'NM'),
  ]);
};
const [STAN_COST, STAN_REALISED, STAN_FAIR, STAN_TOTAL] = sums(STANHOPE);
const STAN_PAID = STAN_COST + 48_210_400;
const STAN_OUT = STAN_REALISED - 21_406_118;
const STAN_NAV = STAN_FAIR - 17_883_052;
const STAN = multiples(STAN_PAID, STAN_OUT, STAN_NAV);

/** American fund report on one sheet: particulars of the fund in four columns over the schedule. */
const stanhope = document({
  file: 'Stanhope Square Equity Fund II - Fund Performance - 2024-09-30.pdf',
  documentType: 'Performance',
  layout: 'one-sheet-particulars-over-schedule',
  pageSize: 'Letter landscape',
  margin: '14mm',
  css: `body{font:8.8pt "Liberation Sans"} h1{font-size:13pt;margin:0 0 2pt;color:#1b3a57} table{width:100%;border-collapse:collapse} .f{margin:10pt 0} .f td{padding:3pt 6pt;border-bottom:.5px solid #ccc} .f td:nth-child(even){text-align:right;font-weight:bold;padding-right:24pt} .s th{background:#1b3a57;color:#fff;padding:4pt 3pt;text-align:right} .s td{padding:3.4pt 3pt;text-align:right;border-bottom:.4px solid #ddd} .s th:nth-child(-n+3),.s td:nth-child(-n+3){text-align:left} .s .t td{font-weight:bold;border-top:1px solid}`,
  body: `<h1>${text('fund', 'Stanhope Square Equity Fund II, L.P.')}</h1>Fund performance summary as of ${text('reporting_date', 'September 30, 2024', '2024-09-30')}
    <table class="f">${row(['Investment manager', text('fund_manager', 'Stanhope Square Partners LLC'), 'Vintage year', text('vintage_year', '2018'), 'DPI', text('dpi', times(STAN.dpi), STAN.dpi)])}${row(['Reporting currency', text('base_currency', 'USD'), 'Fund size', DOLLARS.amount('fund_size', 425000000), 'RVPI', text('rvpi', times(STAN.rvpi), STAN.rvpi)])}${row(['Paid-in capital', DOLLARS.amount('fund_paid_in', STAN_PAID), 'Cumulative distributions', DOLLARS.amount('fund_distributed', STAN_OUT), 'TVPI', text('tvpi', times(STAN.tvpi), STAN.tvpi)])}${row(['Net asset value', DOLLARS.amount('fund_nav', STAN_NAV), 'Gross IRR', text('gross_irr', '22.4%', '22.4'), 'Net IRR', text('net_irr', '16.1%', '16.1')])}</table>
    <table class="s">${head(['Company', 'Initial investment', 'Status', 'Invested capital', 'Realized proceeds', 'Fair value', 'Total value', 'MOIC', 'Gross IRR'])}${STANHOPE.map(stanhopeRow).join('')}${row(['Total', '', '', DOLLARS.show(STAN_COST), DOLLARS.show(STAN_REALISED), DOLLARS.show(STAN_FAIR), DOLLARS.show(STAN_TOTAL), times((STAN_TOTAL / STAN_COST).toFixed(2)), ''], 't')}</table><p style="font-size:7.5pt">NM: not meaningful. Net figures are after management fees, expenses and carried interest. Unaudited.</p>`,
});

const POUNDS = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 1,
  scale: 1_000_000,
  negative: 'minus',
  nil: '–',
});
const RADLEY = investments(
  [
    'Amberley Care Homes',
    'Cotterstock Brewing',
    'Dunnock Payroll',
    'Ewhurst Aerospace Fasteners',
    'Fishergate Media',
    'Greycoat Pharmacy',
    'Hexworthy Water Testing',
    'Ivelchester Cables',
    'Kelmarsh Training',
    'Lapwing Travel Retail',
    'Minsterley Foods',
    'Netherby Diagnostics',
  ],
  {
    seed: 51882,
    firstYear: 2015,
    cost: [92, 460],
    statuses: [
      ['Realised', 4],
      ['Partially realised', 3],
      ['Unrealised', 5],
    ],
  },
);
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const radleyRow = (one: Investment): string => {
  const cell = scheduleCells(POUNDS, one);
  const { year, month, day } = one.date;
  return row([
    cell.name(),
    cell.date(`${Number(day)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`),
    cell.cost(),
    cell.realised(),
    cell.fairValue(),
    cell.total(),
    cell.multiple(1, times),
    cell.irr(percent, 'n/m'),
  ]);
};
const radleySum = (label: string, companies: readonly Investment[]): string => {
  const [cost, realised, fair, total] = sums(companies);
  return row(
    [label, '', ...[cost, realised, fair, total].map(POUNDS.show), times((total / cost).toFixed(1)), ''],
    's',
  );
};
const radleyPart = (title: string, status: Investment['status']): string => {
  const own = RADLEY.filter((one) => one.status === status);
  return (
    `<tr class="h"><td colspan="8">${statusHeading(title, own)}</td></tr>` +
    own.map(radleyRow).join('') +
    radleySum('Sub-total', own)
  );
};
const [RAD_COST, RAD_REALISED, RAD_FAIR] = sums(RADLEY);
const RAD_PAID = RAD_COST + 418;
const RAD_OUT = RAD_REALISED - 122;
const RAD_NAV = RAD_FAIR - 96;
const RAD = multiples(RAD_PAID, RAD_OUT, RAD_NAV);

/** British buyout fund: figures of the fund beside those of the quarter before, the schedule in three sections. */
const radley = document({
  file: 'Radley Fields Fund V LP_Investor Report_31 Dec 2024_s3 Performance.pdf',
  documentType: 'Performance',
  layout: 'three-sections-with-subtotals',
  css: `body{font:9pt "Liberation Sans Narrow","Liberation Sans"} h1{font:16pt "C059",serif;color:#4b2e5a;margin:0} h2{font-size:11pt;color:#4b2e5a;margin:14pt 0 3pt} table{width:100%;border-collapse:collapse} th{text-align:right;font-weight:normal;color:#666;border-bottom:1px solid #4b2e5a;padding:2pt 4pt;vertical-align:bottom} td{text-align:right;padding:2.4pt 4pt} td:first-child,th:first-child{text-align:left} .h td{font-weight:bold;color:#4b2e5a;padding-top:7pt} .s td{border-top:.5px solid #999;font-style:italic} .g{width:62%} .o td:last-child{color:#888}`,
  header:
    '<div style="font-size:7px;width:100%;padding:0 50px;text-align:right">Strictly private and confidential</div>',
  footer:
    '<div style="font-size:7px;width:100%;padding:0 50px;display:flex;justify-content:space-between"><span>Radley Fields Fund V LP - Investor report, fourth quarter</span><span>14</span></div>',
  body: `<h1>${text('fund', 'Radley Fields Fund V LP')}</h1><p>Section 3: Performance. Managed by ${text('fund_manager', 'Radley Fields Capital LLP')}. Amounts in ${text('base_currency', 'GBP')} millions. The Fund is of ${text('vintage_year', '2015')} vintage.</p>
    <h2>Fund summary</h2><table class="g">${head(['', text('reporting_date', '31 December 2024', '2024-12-31'), '30 September 2024'])}${row(['Total commitments', POUNDS.amount('fund_size', 4250), '425.0'])}${row(['Capital drawn', POUNDS.amount('fund_paid_in', RAD_PAID), POUNDS.show(RAD_PAID - 64)])}${row(['Distributions to partners', POUNDS.amount('fund_distributed', RAD_OUT), POUNDS.show(RAD_OUT - 113)])}${row(['Net asset value', POUNDS.amount('fund_nav', RAD_NAV), POUNDS.show(RAD_NAV + 41)])}${row(['DPI', text('dpi', times(RAD.dpi), RAD.dpi), times(multiples(RAD_PAID - 64, RAD_OUT - 113, RAD_NAV + 41).dpi)])}${row(['RVPI', text('rvpi', times(RAD.rvpi), RAD.rvpi), times(multiples(RAD_PAID - 64, RAD_OUT - 113, RAD_NAV + 41).rvpi)])}${row(['TVPI', text('tvpi', times(RAD.tvpi), RAD.tvpi), times(multiples(RAD_PAID - 64, RAD_OUT - 113, RAD_NAV + 41).tvpi)])}${row(['Gross IRR<sup>1</sup>', text('gross_irr', '17.8%', '17.8'), '17.5%'])}${row(['Net IRR<sup>1</sup>', text('net_irr', '12.6%', '12.6'), '12.4%'])}</table>
    <h2>Investments</h2><table>${head(['Company', 'Date', 'Cost', 'Proceeds', 'Value', 'Total', 'Multiple', 'IRR<sup>1</sup>'])}${radleyPart('Realised', 'Realised')}${radleyPart('Partially realised', 'Partially realised')}${radleyPart('Unrealised', 'Unrealised')}${radleySum('Total portfolio', RADLEY)}</table><p><small><sup>1</sup> Internal rates of return are computed on daily cash flows since the first investment. n/m: not meaningful.</small></p>`,
});

export const documents = [stanhope, radley];
