import { document } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import { investments, multiples, scheduleCells, sums, type Investment } from '../paper/schedule.ts';

const line = (cells: readonly string[], name = ''): string =>
  `<tr class="${name}">${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const MILLIONS = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 1,
  scale: 1000000,
  before: '$',
  negative: 'brackets',
  nil: '–',
});
const GRANITE = investments(
  [
    'Ansonia Dental Holdings',
    'Bluewater Marine Services',
    'Carillon Software',
    'Dunmore Packaging',
    'Eastgate Veterinary Group',
    'Fulcrum Testing Laboratories',
    'Gantry Logistics',
    'Hollins Specialty Foods',
    'Iverson Roofing Supply',
    'Juniper Behavioral Health',
    'Keystone Water Technologies',
  ],
  {
    seed: 4127,
    firstYear: 2015,
    cost: [412, 1490],
    statuses: [
      ['Realised', 3],
      ['Partially realised', 2],
      ['Unrealised', 6],
    ],
  },
);
const graniteRow = (company: Investment): string => {
  const cell = scheduleCells(MILLIONS, company);
  const month = MONTHS[Number(company.date.month) - 1] ?? '';
  const status = {
    Realised: 'Realized',
    'Partially realised': 'Partially realized',
    Unrealised: 'Unrealized',
  };
  return line([
    cell.name(),
    cell.date(`${month} ${Number(company.date.day)}, ${company.date.year}`),
    cell.cost(),
    cell.realised(),
    cell.fairValue(),
    cell.total(),
    cell.multiple(1, (plain) => `${plain}x`),
    cell.irr((plain) => `${plain}%`, 'NM'),
    cell.status(status[company.status]),
  ]);
};
const GRA = multiples(11120, 7344, 9580);

/** Buyout manager: a letter page with a figures panel, the track record on the second page, footnotes. */
const granite = document({
  file: 'GBP-III Investor Report 4Q23 (final) - 4659.pdf',
  documentType: 'Performance',
  layout: 'letter-and-track-record',
  pageSize: 'Letter',
  css: `body{font:10pt/1.4 "Liberation Serif"} h1{font:bold 17pt "Liberation Sans";color:#30363d;margin:0} .pn{float:right;width:64mm;background:#f1efe9;padding:8pt;margin:0 0 8pt 12pt;font:8.6pt "Liberation Sans"} .pn td{padding:2pt 0} .pn td:last-child{text-align:right} .p2{page-break-before:always} .s{width:100%;border-collapse:collapse;font:8pt "Liberation Sans"} .s th{border-bottom:1.4px solid;text-align:right;vertical-align:bottom;padding:3pt 2pt} .s td{padding:3pt 2pt;text-align:right} .s td:first-child,.s th:first-child{text-align:left} .s .t td{border-top:1px solid;border-bottom:2.5px double;font-weight:bold} .f{font-size:7.4pt}`,
  footer:
    '<div style="font-size:7px;width:100%;padding:0 60px;display:flex;justify-content:space-between"><span>Confidential – for limited partners only</span><span class="pageNumber"></span></div>',
  body: `<h1>${text('fund', 'Granite Bay Partners III, L.P.')}</h1><p>Fourth quarter 2023 report to limited partners</p><div class="pn"><b>As of ${text('reporting_date', 'December 31, 2023', '2023-12-31')}</b><br>(${text('base_currency', 'US$', 'USD')} in millions)<table style="width:100%">${line(['Vintage', text('vintage_year', '2015')])}${line(['Committed capital', MILLIONS.amount('fund_size', 11800)])}${line(['Paid-in capital', MILLIONS.amount('fund_paid_in', 11120)])}${line(['Distributions to partners', MILLIONS.amount('fund_distributed', 7344)])}${line(['Net asset value', MILLIONS.amount('fund_nav', 9580)])}${line(['Net TVPI', text('tvpi', `${GRA.tvpi}x`, GRA.tvpi)])}${line(['Net DPI', text('dpi', `${GRA.dpi}x`, GRA.dpi)])}${line(['Net RVPI', text('rvpi', `${GRA.rvpi}x`, GRA.rvpi)])}${line(['Gross IRR', text('gross_irr', '17.4%', '17.4')])}${line(['Net IRR', text('net_irr', '11.9%', '11.9')])}</table></div>
    <p>Dear Partners,</p><p>The Fund ended the year with eight remaining companies. Revenue across the portfolio rose 7% and EBITDA 11% against the prior year. In November we completed a dividend recapitalization of Dunmore Packaging that returned 0.4x of our cost, and in December we signed an agreement to sell part of Eastgate Veterinary Group to a strategic buyer.</p><p>Valuations rose $41.3 million in the quarter, two thirds of it from earnings growth. Leverage in the portfolio averages 4.1x EBITDA, down from 4.6x a year ago. We do not expect to make new platform investments; remaining commitments of $68.0 million are reserved for follow-on acquisitions and expenses.</p><p>We thank you for your support.</p><p>${text('fund_manager', 'Granite Bay Management Company, LLC')}<br>San Rafael, California</p>
    <div class="p2"><p><b>Investment track record</b> (US$ in millions)</p><table class="s"><tr><th>Company</th><th>Initial<br>investment</th><th>Invested<br>capital</th><th>Realized<br>proceeds</th><th>Unrealized<br>value</th><th>Total<br>value</th><th>Gross<br>MOIC</th><th>Gross<br>IRR</th><th>Status</th></tr>${GRANITE.map(graniteRow).join('')}${line(['Total', '', ...sums(GRANITE).map((one) => MILLIONS.show(one)), '', '', ''], 't')}</table><p class="f">MOIC = multiple of invested capital. NM = not meaningful. Gross figures are before management fees, carried interest and Fund expenses. Unrealized values are estimates of the General Partner under ASC 820.</p></div>`,
});

const FULL = printer({ currency: 'EUR', group: ',', point: '.', digits: 0, negative: 'minus', nil: '-' });
const FUNDS = [
  ['Aldgate Capital Partners VII', '2013', 9000000, 8412300, 11904118, 1830022, '11.8'],
  ['Bastei Mittelstand Fonds IV', '2014', 6500000, 6120450, 7011400, 2904610, '10.4'],
  ['Cygnet European Growth II', '2015', 5000000, 4887215, 3104822, 7720140, '16.1'],
  ['Delfland Buy-Out III', '2012', 4000000, 3950118, 6380775, 214306, '12.9'],
  ['Fjellstad Equity Fund V', '2016', 8000000, 7204980, 4018640, 8830215, '14.7'],
  ['Ghibli Private Equity II', '2014', 3500000, 3318400, 2204118, 1288904, '0.9'],
  ['Hanse Secondary Buyouts VI', '2015', 7500000, 6604115, 5930220, 4411870, '9.6'],
  ['Iberia Crecimiento III', '2017', 4500000, 3820940, 1120450, 4902318, '12.2'],
  ['Lyonnaise Capital Transmission 8', '2016', 6000000, 5511025, 3660180, 5218440, '11.5'],
  ['Meuse Valley Turnaround I', '2013', 2500000, 2410660, 988210, 610955, '-7.4'],
  ['Severn Infrastructure Income', '2015', 5500000, 5388170, 4210605, 3770118, '8.8'],
  ['Vistula Growth Partners II', '2017', 3000000, 2604390, 415200, 3398016, '10.1'],
  ['Wasatch Europe Software', '2016', 4000000, 3917720, 2808145, 9140227, '24.3'],
] as const;
const fundRow = (one: (typeof FUNDS)[number], row: number): string => {
  const [name, vintage, commitment, paid, back, value, irr] = one;
  const multiple = ((back + value) / paid).toFixed(2);
  return line([
    text('investment_name', name, name, row),
    vintage,
    FULL.show(commitment),
    FULL.amount('investment_cost', paid, row),
    FULL.show(commitment - paid),
    FULL.amount('investment_realised', back, row),
    FULL.amount('investment_fair_value', value, row),
    FULL.amount('investment_total_value', back + value, row),
    text('investment_moic', multiple, multiple, row),
    text('investment_irr', `${irr}%`, irr, row),
  ]);
};
const fundTotal = (at: 2 | 3 | 4 | 5): number => FUNDS.reduce((all, one) => all + one[at], 0);
const PAID = 64880000;
const BACK = 49702500;
const WORTH = 55118340;
const PEN = multiples(PAID, BACK, WORTH);

/** Secondaries fund of funds: commitments, unfunded and values of each underlying fund in a wide table. */
const penrose = document({
  file: 'Penrose Secondary Opportunities 2012 Q1 2025 portfolio - 4754.pdf',
  documentType: 'Performance',
  layout: 'underlying-funds-commitments',
  landscape: true,
  margin: '13mm',
  css: `body{font:8.6pt "DejaVu Sans Condensed"} h1{font-size:13pt;margin:0;font-weight:normal} .k{display:grid;grid-template-columns:repeat(5,1fr);border-top:2px solid #264653;margin:8pt 0} .k div{padding:4pt;border-bottom:.5px solid #aab} .k small{display:block;color:#556} table{width:100%;border-collapse:collapse} th{background:#264653;color:#fff;padding:3pt;text-align:right;font-weight:normal} td{padding:2.6pt 3pt;text-align:right} td:first-child,th:first-child{text-align:left} tr:nth-child(odd) td{background:#f2f5f6} .t td{font-weight:bold;border-top:1px solid #264653}`,
  body: `<h1>${text('fund', 'Penrose Secondary Opportunities 2012 SCA SICAR')}</h1>Quarterly portfolio report, ${text('reporting_date', '31-Mar-2025', '2025-03-31')}. All figures in ${text('base_currency', 'EUR')}. Managed by ${text('fund_manager', 'Penrose Alternative Advisors S.A.')}
    <div class="k">${[
      ['Vintage', text('vintage_year', '2012')],
      ['Total commitments', FULL.amount('fund_size', 72500000)],
      ['Paid in by investors', FULL.amount('fund_paid_in', PAID)],
      ['Distributed to investors', FULL.amount('fund_distributed', BACK)],
      ['Net asset value', FULL.amount('fund_nav', WORTH)],
      ['DPI', text('dpi', PEN.dpi)],
      ['RVPI', text('rvpi', PEN.rvpi)],
      ['TVPI', text('tvpi', PEN.tvpi)],
      ['Gross IRR', text('gross_irr', '12.6%', '12.6')],
      ['Net IRR', text('net_irr', '10.2%', '10.2')],
    ]
      .map(([label = '', value = '']) => `<div><small>${label}</small>${value}</div>`)
      .join('')}</div>
    <table><tr>${['Underlying fund', 'Vintage', 'Commitment', 'Contributed', 'Unfunded', 'Distributed', 'Current NAV', 'Total value', 'Multiple', 'IRR'].map((label) => `<th>${label}</th>`).join('')}</tr>${FUNDS.map(fundRow).join('')}${line(['Total', '', FULL.show(fundTotal(2)), FULL.show(fundTotal(3)), FULL.show(fundTotal(2) - fundTotal(3)), FULL.show(fundTotal(4)), FULL.show(fundTotal(5)), FULL.show(fundTotal(4) + fundTotal(5)), '', ''], 't')}</table>
    <p style="font-size:7.4pt">Contributed amounts include the purchase price of interests bought in the secondary market. Underlying values are the latest reported by the managers, adjusted for cash flows up to the report date.</p>`,
});

const POUNDS = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 0,
  scale: 1000,
  negative: 'brackets',
  nil: 'nil',
});
const TYNE = investments(
  [
    'Alnwick Sensors Ltd',
    'Bede Therapeutics Ltd',
    'Coquet Composites Ltd',
    'Derwent Data Ltd',
    'Ebchester Robotics Ltd',
    'Farne Aquaculture Ltd',
    'Greenhead Batteries Ltd',
  ],
  {
    seed: 915,
    firstYear: 2018,
    cost: [480, 2150],
    statuses: [
      ['Unrealised', 4],
      ['Partially realised', 1],
      ['Realised', 2],
    ],
  },
);
const tyneRow = (company: Investment): string => {
  const cell = scheduleCells(POUNDS, company);
  const { day, month, year } = company.date;
  const status = { Realised: 'Sold', 'Partially realised': 'Part sold', Unrealised: 'Held' };
  return line([
    `${cell.name()}<br><small>${cell.status(status[company.status])} · since ${cell.date(`${day}/${month}/${year}`)}</small>`,
    cell.cost(),
    cell.fairValue(),
    cell.realised(),
    cell.multiple(2, (plain) => plain),
  ]);
};
const TYN = multiples(12640, 4318, 8905);

/** Regional venture fund: companies with a second line of particulars, fund figures in sentences after the table. */
const tyne = document({
  file: 'Tynemouth Innovation Fund - half-year update Sept 2023 - 4884.pdf',
  documentType: 'Performance',
  layout: 'venture-two-line-companies',
  css: `body{font:10.2pt/1.35 "Liberation Sans"} h1{font-size:18pt;color:#1d5b79;margin:0} table{border-collapse:collapse;width:100%;margin:8pt 0} th{text-align:right;font-weight:normal;color:#1d5b79;border-bottom:1px solid #1d5b79} td{text-align:right;padding:3pt 0;border-bottom:.4px solid #ccc} td:first-child,th:first-child{text-align:left} small{color:#666} .t td{font-weight:bold}`,
  body: `<h1>${text('fund', 'Tynemouth Innovation Fund LP')}</h1><p>Update for investors at ${text('reporting_date', '30 September 2023', '2023-09-30')} from ${text('fund_manager', 'Tynemouth Ventures Limited')}</p><p>The Fund (a ${text('vintage_year', '2018')} vintage) has backed seven companies that came out of universities in the North East. Two have been sold.</p>
    <table><tr><th>Company</th><th>Cost £000</th><th>Valuation £000</th><th>Proceeds £000</th><th>Multiple</th></tr>${TYNE.map(tyneRow).join('')}${line(['Total', ...[0, 2, 1].map((at) => POUNDS.show(sums(TYNE)[at] ?? 0)), ''], 't')}</table>
    <p><b>How the Fund stands.</b> Investors have committed £${POUNDS.amount('fund_size', 15000)}k and paid in £${POUNDS.amount('fund_paid_in', 12640)}k. They have received back £${POUNDS.amount('fund_distributed', 4318)}k, and the net assets of the Fund are £${POUNDS.amount('fund_nav', 8905)}k. That is a DPI of ${text('dpi', TYN.dpi)}, an RVPI of ${text('rvpi', TYN.rvpi)} and a TVPI of ${text('tvpi', TYN.tvpi)}. The IRR is ${text('gross_irr', '5.9%', '5.9')} before and ${text('net_irr', '0.9%', '0.9')} after fees and carried interest.</p><p>Amounts are in thousands of ${text('base_currency', 'pounds sterling', 'GBP')}. The next update will follow in April 2024.</p>`,
});

export const documents = [granite, penrose, tyne];
