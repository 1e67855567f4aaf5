import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import type { Investment } from '../paper/schedule.ts';
import { multiples, scheduleCells, sums } from '../paper/schedule.ts';
import { printer, text } from '../paper/printing.ts';
import { holdings, multiple } from './holdings.ts';

const NEXT_PAGE = '<div style="break-before:page"></div>';
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const monthOf = ({ date }: Investment): string => MONTHS[Number(date.month) - 1] ?? '';

const pound = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 1,
  scale: 1000000,
  negative: 'brackets',
  nil: '-',
});
const [FIRMS = []] = holdings([
  [
    ['Addlethorpe Caravans', '2018-06-29', 'Realised', 214, 561, 0, 284],
    ['Bretton Analytical Services', '2018-11-16', 'Partially realised', 302, 318, 274, 166],
    ['Calverley Fire Doors', '2019-07-05', 'Unrealised', 256, 0, 438, 92],
    ['Denholme Veterinary Diagnostics', '2019-12-20', 'Unrealised', 281, 24, 602, 158],
    ['Eastburn Payroll', '2020-10-30', 'Realised', 189, 642, 0, 391],
    ['Farnley Water Technologies', '2021-04-12', 'Unrealised', 347, 0, 398, 31],
    ['Gargrave Bakeries', '2021-09-24', 'Unrealised', 268, 0, 141, -143],
    ['Hebden Nurseries & Schools', '2022-06-17', 'Unrealised', 310, 0, 455, 119],
  ],
]);
const SECTORS = ['Leisure', 'Services', 'Building', 'Health', 'Software', 'Industrial', 'Food', 'Education'];
const firmRow = (one: Investment): string => {
  const cells = scheduleCells(pound, one);
  const { day, year } = one.date;
  return row([
    cells.name(),
    SECTORS[one.row] ?? '',
    cells.date(`${day} ${monthOf(one)} ${year}`),
    cells.status(one.status),
    cells.cost(),
    cells.realised(),
    cells.fairValue(),
    cells.total(),
    cells.multiple(2, (plain) => `${plain}x`),
    cells.irr((plain) => (plain.startsWith('-') ? `(${plain.slice(1)}%)` : `${plain}%`), 'n/m'),
  ]);
};
const F_SUMS = sums(FIRMS);
const [F_SIZE, F_PAID, F_OUT, F_NAV] = [2850, 2604, 1316, F_SUMS[2] + 47 - 198];
const F = multiples(F_PAID, F_OUT, F_NAV);
const compared = (label: string, now: string, quarter: string, year: string): string =>
  row([label, now, quarter, year]);

/** A Yorkshire buy-out house's quarterly report: figures with two comparisons beside the letter, all deals overleaf. */
const wharfe = document({
  file: 'Skyreholme Buy-Out IV LP_Quarterly Report_31 December 2025.pdf',
  documentType: 'Performance',
  layout: 'british-buyout-report-two-columns-and-deal-table',
  margin: '17mm 16mm',
  css: "body{font:9.3pt/1.46 'Liberation Serif'}h1{font-size:20pt;margin:0;font-weight:normal;color:#14213d}h3{font-size:11pt;margin:10pt 0 3pt;color:#14213d}.g{display:grid;grid-template-columns:1fr 1.15fr;gap:18pt;margin-top:10pt}p{margin:0 0 6pt;text-align:justify}table{border-collapse:collapse;width:100%}td,th{padding:2.6pt 4pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{font-weight:normal;font-style:italic;border-bottom:.8pt solid #14213d;vertical-align:bottom}.q{background:#f1efe6;padding:6pt 8pt}.q td{font-size:9pt}.q td:nth-child(2){font-weight:bold}.z{font:7.6pt/1.35 'Liberation Sans'}.z td{border-bottom:.3pt solid #ccc}.z td:nth-child(-n+4),.z th:nth-child(-n+4){text-align:left}.z td{padding:3pt 3pt}.t td{font-weight:bold;border-top:.8pt solid #14213d}.n{font-size:7.8pt;color:#444}.w{width:56%}",
  footer:
    '<div style="font:6.8pt serif;width:100%;padding:0 16mm;display:flex;justify-content:space-between"><span>Skyreholme Buy-Out IV LP</span><span>Private and confidential</span><span class="pageNumber"></span></div>',
  body: `<h1>${mark('fund', 'Skyreholme Buy-Out IV LP')}</h1><p>Report to investors for the quarter ended ${text('reporting_date', '31 December 2025', '2025-12-31')}</p>
<div class="g"><div><h3>Manager’s letter</h3>
<p>Dear Investor, the Fund’s net asset value fell by £1.4m over the quarter after distributions of £9.1m and a contribution of £2.0m. Underlying value therefore rose by £5.7m, chiefly at Denholme, which has now won contracts with three of the five largest veterinary groups.</p>
<p>Gargrave Bakeries remains our principal concern. Butter prices have eased, yet two supermarket lists were lost in October. We reduced the carrying value by a further £3.2m and the banks have waived the December covenant test.</p>
<p>In November Bretton Analytical completed its second refinancing, which returned £9.4m to the Fund. The process for Calverley Fire Doors has started with Cleckheaton Partners as adviser; we do not expect completion before the summer.</p>
<p>The Advisory Committee meets on 12 March at Skipton. We were pleased to welcome Isolde Barraclough as Operating Partner.</p>
<p>${mark('fund_manager', 'Skyreholme Private Equity LLP')}<br>27 February 2026</p></div>
<div><div class="q"><h3 style="margin-top:0">Fund performance (${mark('base_currency', '£', { value: 'GBP' })} million)</h3><table>${head(['', '31 Dec<br>2025', '30 Sep<br>2025', '31 Dec<br>2024'])}
${compared('Total commitments', pound.amount('fund_size', F_SIZE), '285.0', '285.0')}
${compared('Paid-in capital', pound.amount('fund_paid_in', F_PAID), '258.4', '249.9')}
${compared('Cumulative distributions', pound.amount('fund_distributed', F_OUT), '122.5', '104.2')}
${compared('Net asset value', pound.amount('fund_nav', F_NAV), '217.1', '208.8')}
${compared('DPI', text('dpi', `${F.dpi}x`, F.dpi), '0.47x', '0.42x')}
${compared('RVPI', text('rvpi', `${F.rvpi}x`, F.rvpi), '0.84x', '0.84x')}
${compared('TVPI', text('tvpi', `${F.tvpi}x`, F.tvpi), '1.31x', '1.26x')}
${compared('Gross IRR', text('gross_irr', '16.9%', '16.9'), '17.0%', '16.8%')}
${compared('Net IRR', text('net_irr', '9.6%', '9.6'), '9.5%', '9.1%')}</table></div>
<h3>Fund facts</h3><table>${row(['Vintage', text('vintage_year', '2018')])}${row(['First closing', '4 May 2018'])}${row(['Final closing', '28 February 2019'])}${row(['Term', 'May 2028, extendable to 2030'])}${row(['Legal form', 'English limited partnership'])}${row(['General Partner', 'Skyreholme GP IV Limited'])}${row(['Auditor', 'Nidd &amp; Ure LLP'])}${row(['Administrator', 'Ribblehead Fund Services Ltd'])}${row(['Undrawn commitments', '£24.6m'])}</table></div></div>
<p class="n">Net IRR is calculated on cash flows with investors and the net asset value at the reporting date. Had the bridging facility with Craven Bank plc not been used, it would have been 8.8%.</p>
${NEXT_PAGE}<h3 style="margin-top:0">Investment schedule at ${text('reporting_date', '31 December 2025', '2025-12-31')} (${mark('base_currency', '£', { value: 'GBP' })} million)</h3>
<table class="z">${head(['Company', 'Sector', 'Date of first<br>investment', 'Status', 'Invested<br>capital', 'Realised<br>proceeds', 'Unrealised<br>value', 'Total<br>value', 'Gross<br>multiple', 'Gross<br>IRR'])}
${FIRMS.map(firmRow).join('\n')}
${row(['Total', '', '', '', ...F_SUMS.map((amount) => pound.show(amount)), `${multiple(F_SUMS[3], F_SUMS[0], 2)}x`, text('gross_irr', '16.9%', '16.9')], 't')}</table>
<h3>From investments to net asset value</h3>
<table class="w">${head(['', '£ million'])}${row(['Unrealised value of investments', pound.show(F_SUMS[2])])}${row(['Cash and receivables, less payables', pound.show(47)])}${row(['Provision for carried interest', pound.show(-198)])}${row(['Net asset value', pound.amount('fund_nav', F_NAV)], 't')}</table>
<h3>Movements of the quarter</h3>
<table class="w">${head(['', '£ million'])}${row(['Net asset value at 30 September 2025', '217.1'])}${row(['Contributions', '2.0'])}${row(['Distributions', '(9.1)'])}${row(['Increase in value, after fees and carried interest', '5.7'])}${row(['Net asset value at 31 December 2025', pound.amount('fund_nav', F_NAV)], 't')}</table>
<p class="n" style="margin-top:8pt">Valuations follow the IPEV Guidelines and were approved by the Valuation Committee on 11 February 2026. Realised proceeds include dividends, loan repayments and fees passed to the Fund. Bretton Analytical Services has returned its cost in full and remains 41% owned. Figures are unaudited; past performance is no guide to the future.</p>`,
});

const thousand = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  scale: 1000,
  negative: 'brackets',
  nil: '–',
});
const REGIONS = holdings([
  [
    ['Bukhansan Mid-Cap Partners II', '2020-09-30', 'Unrealised', 18240, 9415, 16820, 184],
    ['Ganghwa Healthcare Fund I', '2021-12-15', 'Unrealised', 11675, 2180, 12940, 107],
    ['Kurama Succession Capital III', '2020-12-21', 'Unrealised', 22910, 14306, 21455, 203],
    ['Shimanto Industrial Partners', '2022-06-30', 'Unrealised', 14050, 1890, 15112, 88],
  ],
  [
    ['Bukit Kiara Growth Fund IV', '2021-03-31', 'Unrealised', 16425, 5208, 14970, 76],
    ['Mae Ping Consumer Partners II', '2021-06-30', 'Unrealised', 9780, 640, 7315, -69],
    ['Selat Lombok Infrastructure', '2023-03-31', 'Unrealised', 12300, 415, 13608, 95],
  ],
  [
    ['Deccan Plateau Equity V', '2021-09-30', 'Unrealised', 20150, 6875, 23410, 161],
    ['Kaveri Lending Opportunities', '2022-12-30', 'Unrealised', 15500, 4260, 13875, 118],
  ],
]);
const REGION_TITLES = ['North Asia', 'South-East Asia', 'India'];
const PLEDGES = [
  [21000, 13500, 25000, 17000],
  [18000, 12000, 15000],
  [22000, 16000],
];
const fundRow = (one: Investment, pledged: number): string => {
  const cells = scheduleCells(thousand, one);
  return row([
    cells.name(),
    cells.date(`${one.date.day}-${monthOf(one)}-${one.date.year.slice(2)}`),
    thousand.show(pledged),
    cells.cost(),
    cells.realised(),
    cells.fairValue(),
    cells.total(),
    cells.multiple(2, (plain) => `${plain}x`),
    cells.irr((plain) => (plain.startsWith('-') ? `(${plain.slice(1)})%` : `${plain}%`), 'n.m.'),
  ]);
};
const regionRow = (
  label: string,
  funds: readonly Investment[],
  pledges: readonly number[],
  name: string,
): string => {
  const totals = sums(funds);
  const pledged = pledges.reduce((all, one) => all + one, 0);
  return row(
    [
      label,
      '',
      ...[pledged, ...totals].map((amount) => thousand.show(amount)),
      `${multiple(totals[3], totals[0], 2)}x`,
      '',
    ],
    name,
  );
};
const HELD = sums(REGIONS.flat());
const [P_SIZE, P_PAID, P_OUT, P_NAV] = [180000, 149400, 44820, HELD[2] + 3914 - 6082];
const P = multiples(P_PAID, P_OUT, P_NAV);
const tile = (label: string, value: string): string => `<div><b>${value}</b><small>${label}</small></div>`;

/** A Singapore fund of funds in thousands: tiles over a commentary, underlying funds by region with subtotals. */
const pasir = document({
  file: 'PRA Select III - Quarterly Report 4Q2025 (USD).pdf',
  documentType: 'Performance',
  layout: 'singapore-fund-of-funds-tiles-and-regions',
  margin: '16mm 15mm',
  css: "body{font:9.2pt/1.45 'DejaVu Sans Condensed','DejaVu Sans';font-size:8.3pt;color:#2b2b2b}h1{font-size:15pt;font-weight:normal;margin:0;color:#a3195b}.u{margin:0 0 9pt;color:#777}.g{display:grid;grid-template-columns:repeat(5,1fr);gap:6pt}.g div{border-top:2.4pt solid #a3195b;background:#faf2f6;padding:5pt 7pt}.g b{display:block;font-size:11pt;font-weight:normal}.g small{color:#777;font-size:6.8pt}h3{font-size:10pt;color:#a3195b;margin:12pt 0 3pt}p{margin:4pt 0}table{border-collapse:collapse;width:100%}td,th{padding:2.8pt 3pt;text-align:right;border-bottom:.3pt solid #e3cbd7;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{font-weight:normal;color:#a3195b;vertical-align:bottom;border-bottom:.9pt solid #a3195b}.z{font-size:7.3pt}.v td{font-weight:bold;padding-top:7pt;text-align:left;color:#a3195b}.s td{font-style:italic}.t td{font-weight:bold;border-top:.9pt solid #a3195b}.n{font-size:6.7pt;color:#777}",
  footer:
    '<div style="font:6pt sans-serif;width:100%;padding:0 15mm;display:flex;justify-content:space-between;color:#777"><span>For accredited and institutional investors only. UEN 201704178R</span><span><span class="pageNumber"></span> of <span class="totalPages"></span></span></div>',
  body: `<h1>${mark('fund', 'Pasir Ria Asia Select Fund III, L.P.')}</h1><p class="u">Quarterly report as at ${text('reporting_date', '31 December 2025', '2025-12-31')} · unaudited · amounts in ${text('base_currency', 'USD')} ’000</p>
<div class="g">${tile('Fund size', thousand.amount('fund_size', P_SIZE))}${tile('Paid-in capital', thousand.amount('fund_paid_in', P_PAID))}${tile('Distributed', thousand.amount('fund_distributed', P_OUT))}${tile('Net asset value', thousand.amount('fund_nav', P_NAV))}${tile('Vintage', text('vintage_year', '2020'))}${tile('TVPI', text('tvpi', `${P.tvpi}x`, P.tvpi))}${tile('DPI', text('dpi', `${P.dpi}x`, P.dpi))}${tile('RVPI', text('rvpi', `${P.rvpi}x`, P.rvpi))}${tile('Gross IRR', text('gross_irr', '12.6%', '12.6'))}${tile('Net IRR', text('net_irr', '8.9%', '8.9'))}</div>
<h3>Review</h3>
<p>The portfolio rose in value by 2.3% in the quarter in local currencies and by 1.6% in US dollars, as the yen weakened again. Kurama Succession Capital III sold two of its companies to trade buyers and distributed USD 3.1 million to the Fund. Deccan Plateau Equity V listed a maker of cable harnesses on the Mumbai exchange and has kept its shares, which are locked up until May.</p>
<p>Mae Ping Consumer Partners II was written down for the third quarter in succession. Its manager has agreed to forgo half of its management fee for 2026. We hold a seat on the advisory committee of eight of the nine funds.</p>
<p>The Fund distributed USD 4,500 thousand to its partners in December. A capital call of 4% is planned for March 2026.</p>
<h3>Asset allocation by region, % of net asset value of the underlying funds</h3>
<table>${head(['', '31-Dec-25', '30-Sep-25', '31-Dec-24'])}${REGIONS.map((funds, at) => row([REGION_TITLES[at] ?? '', `${((100 * sums(funds)[2]) / HELD[2]).toFixed(1)}%`, ['48.1%', '25.6%', '26.3%'][at] ?? '', ['50.4%', '24.9%', '24.7%'][at] ?? ''])).join('')}</table>
<h3>House record (not part of the Fund)</h3>
<table>${head(['Fund', 'Vintage', 'Size', 'DPI', 'TVPI', 'Net IRR'])}${row(['Pasir Ria Asia Select Fund I', '2012', '65,000', '1.48x', '1.71x', '10.2%'])}${row(['Pasir Ria Asia Select Fund II', '2016', '120,000', '0.86x', '1.52x', '9.7%'])}</table>
<p style="margin-top:10pt">${mark('fund_manager', 'Pasir Ria Investment Partners Pte. Ltd.')} · 80 Upper Changi Crescent, Singapore · 6 February 2026</p>
${NEXT_PAGE}<h3 style="margin-top:0">Underlying funds (${text('base_currency', 'USD')} ’000)</h3>
<table class="z">${head(['Fund', 'First<br>drawdown', 'Commitment', 'Invested', 'Distributions<br>received', 'Net asset<br>value', 'Total<br>value', 'Multiple', 'IRR'])}
${REGIONS.map((funds, at) => `<tr class="v"><td colspan="9">${REGION_TITLES[at]}</td></tr>${funds.map((one, own) => fundRow(one, PLEDGES[at]?.[own] ?? 0)).join('\n')}${regionRow(`Total ${REGION_TITLES[at]}`, funds, PLEDGES[at] ?? [], 's')}`).join('\n')}
${regionRow('Total underlying funds', REGIONS.flat(), PLEDGES.flat(), 't')}
${row(['Cash', '', '', '', '', thousand.show(3914), '', '', ''])}
${row(['Accrued carried interest and other liabilities', '', '', '', '', thousand.show(-6082), '', '', ''])}
${row(['Net asset value of the Fund', '', '', '', '', thousand.amount('fund_nav', P_NAV), '', '', ''], 't')}</table>
<p class="n">Net asset values are those reported by the managers of the underlying funds as at 30 September 2025, rolled forward for cash flows and currencies. Multiples and IRRs of underlying funds are net of their own fees but before those of the Fund. Yen 156.4, won 1,448 and rupee 89.6 to the US dollar. Administrator: Kallang Basin Fund Services. The Fund’s net IRR is after a management fee of 0.75% and carried interest of 5%.</p>`,
});

export const documents = [wharfe, pasir];
