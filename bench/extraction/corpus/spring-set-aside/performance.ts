import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import type { Investment } from '../paper/schedule.ts';
import { investments, multiples, scheduleCells, statusHeading, sums } from '../paper/schedule.ts';

const million = printer({
  currency: 'EUR',
  group: ',',
  point: '.',
  digits: 2,
  scale: 1000000,
  negative: 'brackets',
  nil: '–',
});

/** A fund that is held; amounts in hundredths of a million, rate in tenths of a percent or null. */
type Holding = readonly [
  name: string,
  vintage: string,
  currency: string,
  commitment: number,
  paid: number,
  received: number,
  value: number,
  rate: number | null,
];
const STRATEGIES: readonly (readonly [title: string, held: readonly Holding[]])[] = [
  [
    'Buyout',
    [
      ['Brackenridge Buyout IV', '2018', 'EUR', 2000, 1842, 1410, 1537, 172],
      ['Castlewell Capital Partners V', '2019', 'GBP', 1500, 1395, 562, 1488, 131],
      ['Ostergard Nordic Buyout III', '2020', 'EUR', 1800, 1566, 235, 1894, 118],
      ['Tessuto Capital Italia II', '2021', 'EUR', 1200, 894, 0, 961, 64],
    ],
  ],
  [
    'Growth and venture',
    [
      ['Foxmere Growth II', '2018', 'USD', 1000, 972, 885, 1021, 189],
      ['Linnaean Life Sciences Ventures III', '2020', 'EUR', 800, 592, 44, 521, -31],
      ['Quadrant Hill Software Growth I', '2021', 'USD', 1200, 936, 0, 1095, 82],
    ],
  ],
  [
    'Infrastructure',
    [
      ['Aquitania Transport Infrastructure II', '2019', 'EUR', 1600, 1440, 418, 1476, 103],
      ['Borealis Grid Partners I', '2022', 'EUR', 1400, 728, 0, 743, null],
    ],
  ],
  [
    'Secondaries',
    [
      ['Penhallow Secondary Opportunities VI', '2019', 'USD', 1500, 1260, 907, 983, 196],
      ['Veldhoven Secondaries II', '2022', 'EUR', 1200, 684, 41, 827, null],
    ],
  ],
];
const HELD = STRATEGIES.flatMap(([, held]) => held);
const summed = (held: readonly Holding[], at: 3 | 4 | 5 | 6): number =>
  held.reduce((all, one) => all + one[at], 0);
const percent = (tenths: number): string =>
  tenths < 0 ? `(${(-tenths / 10).toFixed(1)}%)` : `${(tenths / 10).toFixed(1)}%`;
const holdingRow = (one: Holding): string => {
  const at = HELD.indexOf(one);
  const [name, vintage, currency, commitment, paid, received, value, rate] = one;
  const multiple = ((received + value) / paid).toFixed(2);
  return row(
    [
      mark('investment_name', name, { row: at }),
      vintage,
      currency,
      million.show(commitment),
      million.amount('investment_cost', paid, at),
      million.amount('investment_realised', received || null, at),
      million.amount('investment_fair_value', value, at),
      text('investment_moic', `${multiple}x`, multiple, at),
      rate === null ? 'n.m.' : text('investment_irr', percent(rate), (rate / 10).toFixed(1), at),
    ],
    'i',
  );
};
const totalRow = (label: string, held: readonly Holding[], rate = ''): string => {
  const [paid, received, value] = [summed(held, 4), summed(held, 5), summed(held, 6)];
  const multiple = `${((received + value) / paid).toFixed(2)}x`;
  const amounts = [summed(held, 3), paid, received, value].map((amount) => million.show(amount));
  return row([label, '', '', ...amounts, multiple, rate], 's');
};
const strategyRows = ([title, held]: (typeof STRATEGIES)[number]): string =>
  `<tr class="g"><td colspan="9">${title}</td></tr>${held.map(holdingRow).join('\n')}${totalRow(`Total ${title.toLowerCase()}`, held)}`;
const FUND_VALUE = 12672;
const GROSS = text('gross_irr', '13.4%', '13.4');

/** A fund of funds: its key figures beside the commentary over the list of the funds held, by strategy, in millions. */
const fundOfFunds = document({
  file: 'Larkmoor PMF IV - Quarterly Report 30 September 2025.pdf',
  documentType: 'Performance',
  layout: 'fund-of-funds-report-with-list-by-strategy',
  margin: '15mm',
  css: "body{font:9pt/1.34 'Liberation Sans'}sup{line-height:0}h2{margin:0;color:#34495e;font-size:15pt}h4{margin:10pt 0 2pt;color:#34495e}.z{display:grid;grid-template-columns:46% 1fr;gap:16pt}table{border-collapse:collapse;width:100%;margin:4pt 0}td,th{padding:2.3pt 4pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{background:#34495e;color:#fff;font-weight:normal;font-size:8pt;vertical-align:bottom}.f{font-size:8.2pt}.g td{font-weight:bold;color:#34495e;padding-top:5pt}.i td:first-child{padding-left:9pt}.s td{border-top:.4pt solid #34495e;font-style:italic}.t td{border-top:.8pt solid #34495e;font-weight:bold}.q td{border-bottom:.3pt solid #ccd}.z p{margin:4pt 0;text-align:justify}.n{font-size:7.2pt;color:#445}",
  footer:
    '<div style="font:6.5pt sans-serif;width:100%;padding:0 15mm;display:flex;justify-content:space-between"><span>Larkmoor Investment Managers Limited is authorised and regulated by the Central Bank of Ireland</span><span>Page <span class="pageNumber"></span></span></div>',
  body: `<h2>${mark('fund', 'Larkmoor Private Markets Fund IV SCSp')}</h2><div>Quarterly report to investors as at ${text('reporting_date', '30 September 2025', '2025-09-30')}</div>
<div class="z"><div><h4>Key figures (${text('base_currency', 'EUR')} million)</h4><table class="q">${row(['Vintage', text('vintage_year', '2018')])}${row(['Total commitments of investors', million.amount('fund_size', 16000)])}${row(['Commitments to funds', million.show(summed(HELD, 3))])}${row(['Paid in by investors', million.amount('fund_paid_in', 12800)])}${row(['Distributed to investors', million.amount('fund_distributed', 4224)])}${row(['Net asset value', million.amount('fund_nav', FUND_VALUE)])}${row(['DPI', text('dpi', '0.33x', '0.33')])}${row(['RVPI', text('rvpi', '0.99x', '0.99')])}${row(['TVPI', text('tvpi', '1.32x', '1.32')])}${row(['Gross IRR (portfolio)', GROSS])}${row(['Net IRR (to investors)', text('net_irr', '8.7%', '8.7')])}</table></div>
<div><h4>Developments in the quarter</h4><p>The net asset value rose by 1.9% in the quarter, or 3.2% before the effect of the weaker US dollar. Brackenridge Buyout IV distributed €1.12 million after the sale of a dental chain at 3.1x cost, while Linnaean Life Sciences Ventures III wrote off one of its fourteen holdings.</p><p>Calls by the funds came to €4.36 million and distributions to €3.05 million. ${mark('fund_manager', 'Larkmoor Investment Managers Limited')} (the “AIFM”) made no new commitments; the programme has been fully committed since March 2022.</p><p>At the end of the quarter the programme’s unfunded commitments to funds stood at €28.91 million, against €32.00 million that may still be called from investors and an undrawn credit line of €7.50 million.</p></div></div>
<h4>Funds held (${text('base_currency', 'EUR')} million)</h4><table class="f">${head(['Fund', 'Vintage', 'Fund<br>currency', 'Commitment', 'Paid in', 'Distributions<br>received', 'Net asset<br>value', 'TVPI', 'IRR<sup>1</sup>'])}
${STRATEGIES.map(strategyRows).join('\n')}
${totalRow('Total funds', HELD, GROSS).replace('class="s"', 'class="t"')}
${row(['Cash, receivables and liabilities', '', '', '', '', '', million.show(FUND_VALUE - summed(HELD, 6)), '', ''], 'i')}
${row(['Net asset value', '', '', '', '', '', million.amount('fund_nav', FUND_VALUE), '', ''], 't')}</table>
<p class="n"><sup>1</sup> Calculated in euro on the cash flows between Larkmoor Private Markets Fund IV and each fund, before the programme’s own fees and expenses; n.m. = not meaningful, as held for less than three years. Commitments in other currencies are translated at the rates of the date of commitment for the part paid in and at 1.1741 USD and 0.8734 GBP per euro for the rest.</p><p class="n">Values of funds held are those reported by their managers as of 30 June 2025, adjusted for cash flows up to the reporting date. Figures are unaudited. Past performance is not a reliable indicator of future results.</p>`,
});

const thousand = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  scale: 1000,
  negative: 'brackets',
  nil: '—',
});
const SECTORS = ['Software', 'Healthcare services', 'Industrial technology', 'Business services', 'Consumer'];
const DEALT = investments(
  [
    'Abernant Compliance Software, Inc.',
    'Blue Heron Infusion Holdings, LLC',
    'Calloway Precision Optics, Inc.',
    'Dovetail Claims Solutions, LLC',
    'Everline Pet Nutrition, Inc.',
    'Fallbrook Data Security Corp.',
    'Garnet Ridge Physical Therapy, LLC',
    'Hollis Machine Vision, Inc.',
    'Islington Payroll Group, Inc.',
    'Juniper Lane Home Fragrance, LLC',
    'Kestrel Point Analytics, Inc.',
    'Lattimore Orthodontic Partners, LLC',
    'Monadnock Sensor Systems, Inc.',
    'Northgate Fleet Services, LLC',
    'Orchard & Vane Outdoor Co.',
    'Paxley Learning Systems, Inc.',
    'Quarry Park Behavioral Care, LLC',
    'Redstart Automation, Inc.',
    'Sable River Staffing Group, Inc.',
    'Tidewell Beverage Company, LLC',
    'Umberline Cloud Services, Inc.',
    'Verity Brook Diagnostics, Inc.',
    'Westerly Coatings Corp.',
    'Yellow Barn Veterinary Group, LLC',
  ],
  {
    seed: 48213,
    firstYear: 2017,
    cost: [9000, 46000],
    statuses: [
      ['Unrealised', 13],
      ['Partially realised', 5],
      ['Realised', 6],
    ],
  },
);
/** The dealt companies with a rate that their multiple gives over the years they were held. */
const COMPANIES = DEALT.map((company): Investment => {
  const worth = (company.realised + company.fairValue) / company.cost;
  const years = company.status === 'Realised' ? 4 : 2026 - Number(company.date.year);
  const rate = Math.round(1000 * (worth ** (1 / years) - 1));
  return { ...company, irr: company.irr === null ? null : rate };
});
/** Marks by the names of some companies, which are explained below the schedule. */
const NOTES: Readonly<Record<number, string>> = { 2: '(1)', 8: '(2)', 15: '(1)' };
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const companyRow = (company: Investment): string => {
  const made = scheduleCells(thousand, company);
  const { date, row: at } = company;
  const note = NOTES[at];
  return row([
    made.name() + (note === undefined ? '' : `<sup>${note}</sup>`),
    SECTORS[at % SECTORS.length] ?? '',
    made.date(`${MONTHS[Number(date.month) - 1] ?? ''} ${String(Number(date.day))}, ${date.year}`),
    made.cost(),
    made.realised(),
    made.fairValue(),
    made.total(),
    made.multiple(2, (plain) => `${plain}x`),
    made.irr((plain) => (plain.startsWith('-') ? `(${plain.slice(1)}%)` : `${plain}%`), 'NM'),
  ]);
};
const sumRow = (label: string, companies: readonly Investment[], rate = ''): string => {
  const [cost, realised, value, worth] = sums(companies);
  const amounts = [cost, realised || null, value || null, worth].map((amount) => thousand.show(amount));
  return row([label, '', '', ...amounts, `${(worth / cost).toFixed(2)}x`, rate], 's');
};
const statusRows = (printed: string, companies: readonly Investment[]): string =>
  `<tr class="g"><td colspan="9">${statusHeading(printed, companies)}</td></tr>${companies.map(companyRow).join('\n')}${sumRow(`Subtotal – ${printed.toLowerCase()}`, companies)}`;
const [COST, REALISED, VALUE] = sums(COMPANIES);
const NET_VALUE = VALUE - 6418;
const PAID = Math.round(COST * 1.12);
const RETURNED = Math.round(REALISED * 0.86);
const MULTIPLES = multiples(PAID, RETURNED, NET_VALUE);
const FUND_RATE = text('gross_irr', '9.4%', '9.4');
const stated = (fin: 'dpi' | 'rvpi' | 'tvpi'): string => text(fin, `${MULTIPLES[fin]}x`, MULTIPLES[fin]);

/** An American schedule of investments by status in thousands, with the column heads again on the second page. */
const schedule = document({
  file: 'Wexcombe Growth III - Schedule of Investments 12-31-2025.pdf',
  documentType: 'Performance',
  layout: 'american-schedule-by-status-over-two-pages',
  pageSize: 'Letter landscape',
  margin: '15mm',
  css: "body{font:8.8pt/1.3 'Liberation Serif'}sup{line-height:0}h2{margin:0;font-size:14pt;text-align:center}table{border-collapse:collapse;width:100%;margin:7pt 0}td,th{padding:3pt 5pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}.l td:nth-child(-n+2),.l th:nth-child(-n+2){text-align:left}th{border-top:.8pt solid;border-bottom:.8pt solid;vertical-align:bottom}tr{break-inside:avoid}.g td{font-weight:bold;text-decoration:underline;padding-top:6pt}.s td{border-top:.4pt solid;font-weight:bold}.d td{border-top:.4pt solid;border-bottom:2pt double;font-weight:bold}.k td{border:.4pt solid #999;text-align:center!important;width:11.1%}.k tr:first-child td{background:#ececec;font-size:7.8pt}.n{font-size:7.4pt;margin:3pt 0}",
  footer:
    '<div style="font:6.5pt serif;width:100%;text-align:center">Confidential – Wexcombe Growth Partners III, L.P. – <span class="pageNumber"></span> / <span class="totalPages"></span></div>',
  body: `<h2>${mark('fund', 'Wexcombe Growth Partners III, L.P.')}</h2><div style="text-align:center">Schedule of Investments (unaudited)<br>${text('reporting_date', 'December 31, 2025', '2025-12-31')}<br>(in thousands of ${mark('base_currency', 'U.S. dollars', { value: 'USD' })})</div>
<table class="k">${row(['Vintage', 'Commitments', 'Contributed<br>capital', 'Distributed<br>capital', 'Net asset<br>value', 'DPI', 'RVPI', 'Net TVPI', 'Net IRR'])}${row([text('vintage_year', '2017'), thousand.amount('fund_size', 725000), thousand.amount('fund_paid_in', PAID), thousand.amount('fund_distributed', RETURNED), thousand.amount('fund_nav', NET_VALUE), stated('dpi'), stated('rvpi'), stated('tvpi'), text('net_irr', '5.3%', '5.3')])}</table>
<table class="l"><thead>${head(['Portfolio company', 'Sector', 'Initial<br>investment', 'Invested<br>capital', 'Realized<br>proceeds', 'Fair<br>value', 'Total<br>value', 'Gross<br>multiple', 'Gross<br>IRR'])}</thead><tbody>
${statusRows('Unrealized investments', COMPANIES.slice(0, 13))}
${statusRows('Partially realized investments', COMPANIES.slice(13, 18))}
${statusRows('Realized investments', COMPANIES.slice(18))}
${sumRow('Total investments', COMPANIES, FUND_RATE).replace('class="s"', 'class="d"')}
${row(['Cash and cash equivalents', '', '', '', '', thousand.show(3207), '', '', ''])}
${row(['Other assets less liabilities', '', '', '', '', thousand.show(-9625), '', '', ''])}
${row(['Net asset value', '', '', '', '', thousand.amount('fund_nav', NET_VALUE), '', '', ''], 'd')}</tbody></table>
<p class="n">(1) Held through WGP III Blocker, Inc. (2) Includes $2.5 million of convertible notes bearing interest at 9% and due June 30, 2027. NM: not meaningful, as a restructuring of the company’s capital is pending.</p>
<p class="n">Fair value is determined in good faith by ${mark('fund_manager', 'Wexcombe Growth Management, LLC')} (the “Management Company”) under ASC 820. Gross multiples and gross IRRs do not reflect management fees, carried interest and expenses borne by the Partnership’s investors. Realized proceeds include dividends and interest. Net figures are those of the Partnership as a whole, including the General Partner’s 2% commitment, and may differ from those of an individual limited partner.</p>`,
});

export const documents = [fundOfFunds, schedule];
