import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import type { Status } from '../paper/schedule.ts';
import { multiples } from '../paper/schedule.ts';
import { printer, text } from '../paper/printing.ts';
import type { Held } from './holdings.ts';
import { held, ratio, tenths, total } from './holdings.ts';

const NEXT_PAGE = '<div style="break-before:page"></div>';
const million = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 1,
  scale: 1000000,
  negative: 'brackets',
  nil: '–',
});
const HAVERLING: readonly (readonly [title: string, state: Status, companies: readonly Held[]])[] = [
  [
    'Realized investments',
    'Realised',
    [
      held(['Larkmead Dental Group', 'Healthcare', '3/14/2019', '2019-03-14'], [624, 1987, 0, 382]),
      held(['Ostara Foods Holdings', 'Consumer', '8/30/2019', '2019-08-30'], [480, 216, 0, -194]),
    ],
  ],
  [
    'Partially realized investments',
    'Partially realised',
    [
      held(['Pineholt Water Technologies', 'Industrials', '11/8/2019', '2019-11-08'], [955, 1413, 882, 310]),
      held(['Delvaine Logistics', 'Services', '6/22/2020', '2020-06-22'], [841, 925, 617, 226]),
    ],
  ],
  [
    'Unrealized investments',
    'Unrealised',
    [
      held(
        ['Tamberlane Specialty Insurance', 'Financials', '2/26/2021', '2021-02-26'],
        [1420, 186, 2315, 217],
      ),
      held(['Norvale Calibration', 'Industrials', '9/17/2021', '2021-09-17'], [1183, 0, 1879, 198]),
      held(['Veritree Home Health', 'Healthcare', '1/31/2022', '2022-01-31'], [1046, 0, 884, -56]),
      held(['Quorant Software', 'Technology', '5/12/2022', '2022-05-12'], [1310, 141, 2463, 265]),
      held(['Sandoval Fasteners', 'Industrials', '10/3/2023', '2023-10-03'], [922, 0, 1180, 143]),
      held(['Greyline Payments', 'Technology', '12/19/2025', '2025-12-19'], [768, 0, 768, null]),
    ],
  ],
];
const COMPANIES = HAVERLING.flatMap(([, , companies]) => companies);
const american = (rate: number): string => (rate < 0 ? `(${tenths(-rate)})%` : `${tenths(rate)}%`);
const companyRow = (one: Held): string => {
  const at = COMPANIES.indexOf(one);
  const multiple = ratio(one.received + one.value, one.cost);
  return row([
    mark('investment_name', one.name, { row: at }),
    one.beside,
    text('investment_date', one.date[0], one.date[1], at),
    million.amount('investment_cost', one.cost, at),
    million.amount('investment_realised', one.received || null, at),
    million.amount('investment_fair_value', one.value || null, at),
    million.amount('investment_total_value', one.received + one.value, at),
    text('investment_moic', `${multiple}x`, multiple, at),
    one.rate === null ? 'NM' : text('investment_irr', american(one.rate), tenths(one.rate), at),
  ]);
};
const companySum = (label: string, list: readonly Held[], name: string, rate = ''): string => {
  const [cost, received, value] = [total(list, 'cost'), total(list, 'received'), total(list, 'value')];
  const amounts = [cost, received || null, value || null, received + value].map(million.show);
  return row([label, '', '', ...amounts, `${ratio(received + value, cost)}x`, rate], name);
};
const companyGroup = ([title, state, companies]: (typeof HAVERLING)[number]): string => {
  const rows = companies.map((one) => COMPANIES.indexOf(one));
  const heading = mark('investment_status', title, { value: state, row: rows });
  return `<tr class="g"><td colspan="9">${heading}</td></tr>${companies.map(companyRow).join('\n')}${companySum(`Total ${title.toLowerCase()}`, companies, 's')}`;
};
const [W_SIZE, W_PAID, W_BACK, W_NAV] = [15000, 10624, 4523, 10519];
const W = multiples(W_PAID, W_BACK, W_NAV);
const times = (fin: 'dpi' | 'rvpi' | 'tvpi'): string => text(fin, `${W[fin]}x`, W[fin]);
const profile = (name: string, summary: string, figures: readonly (readonly [string, string])[]): string =>
  `<h4>${name}</h4><p>${summary}</p><table class="o">${row(figures.map(([label]) => label))}${row(figures.map(([, value]) => value))}</table>`;

/** An American buyout fund's quarterly report: letter, summary and track record, schedule, companies, disclosures. */
const buyout = document({
  file: 'Haverling Thorne VII - Q2 2026 LP Report.pdf',
  documentType: 'Performance',
  layout: 'american-buyout-quarterly-report-of-four-pages',
  pageSize: 'Letter',
  margin: '22mm 20mm 20mm',
  css: "body{font:9.8pt/1.45 'Liberation Sans'}h1{font-size:18pt;margin:0;color:#1a2f55}h2{font-size:13pt;margin:0 0 6pt;color:#1a2f55;border-bottom:1.2pt solid #b58b2a;padding-bottom:3pt}h4{margin:11pt 0 2pt;color:#1a2f55}p{margin:6pt 0}table{border-collapse:collapse;width:100%;margin:6pt 0 10pt}td,th{padding:2.8pt 4pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{background:#1a2f55;color:#fff;font-size:8pt;font-weight:normal;vertical-align:bottom}.f{width:70%}.f td{border-bottom:.3pt solid #c9d0dc}.q{font-size:8pt}.q td:nth-child(2),.q th:nth-child(2),.q td:nth-child(3),.q th:nth-child(3){text-align:left}.r{font-size:8.4pt}.g td{font-weight:bold;color:#1a2f55;padding-top:7pt}.s td{border-top:.4pt solid #1a2f55;font-weight:bold}.t td{border-top:.8pt solid #1a2f55;border-bottom:1.8pt double #1a2f55;font-weight:bold}.o td{text-align:left;width:20%;font-size:8.4pt;padding:1.4pt 4pt}.o tr:first-child td{color:#777}.n{font-size:7.6pt;color:#444}",
  header:
    '<div style="font:7pt sans-serif;width:100%;padding:0 20mm;text-align:right;color:#888">Haverling &amp; Thorne Partners Fund VII – Second Quarter 2026</div>',
  footer:
    '<div style="font:7pt sans-serif;width:100%;padding:0 20mm;display:flex;justify-content:space-between;color:#888"><span>Confidential. Unaudited.</span><span class="pageNumber"></span></div>',
  body: `<h1>${mark('fund', 'Haverling & Thorne Partners Fund VII, L.P.')}</h1><p>Quarterly report to limited partners for the period ended ${text('reporting_date', 'June 30, 2026', '2026-06-30')}</p>
<p>August 28, 2026</p><p>Dear Limited Partners:</p>
<p>Fund VII ended the second quarter with a net asset value of $${million.amount('fund_nav', W_NAV)} million, after capital calls of $38.2 million and distributions of $51.6 million during the quarter. The value of the portfolio rose 3.1% on a constant basis. Quorant Software and Tamberlane Specialty Insurance contributed most; Veritree Home Health was marked down again as reimbursement rates in two states came in below plan.</p>
<p>In May, Delvaine Logistics sold its cold storage business to a strategic buyer and distributed the proceeds to its shareholders. We received $44.0 million, in addition to the $48.5 million received in the 2023 recapitalization. We continue to hold our full ownership of the remaining business.</p>
<p>We made no new platform investments during the quarter. Existing companies completed seven add-on acquisitions, two of which required equity from the Fund. Leverage across the portfolio, measured as net debt to EBITDA and weighted by value, declined from 4.4x to 4.2x.</p>
<p>The market for exits is improving. We have engaged advisors for Pineholt Water Technologies and expect a process to begin after Labor Day. Our annual meeting will be held in Nashville on October 14 and 15. We look forward to seeing many of you there.</p>
<p>Sincerely,</p><p style="margin-top:26pt">${mark('fund_manager', 'Haverling & Thorne Management Company, LLC')}<br>Manager of Fund VII</p>
${NEXT_PAGE}<h2>Fund summary</h2>
<table class="f">${row(['Vintage year', text('vintage_year', '2018')])}
${row(['Reporting currency', text('base_currency', 'USD')])}
${row(['Total commitments', `$${million.amount('fund_size', W_SIZE)} million`])}
${row(['Paid-in capital', `$${million.amount('fund_paid_in', W_PAID)} million`])}
${row(['Distributions to partners', `$${million.amount('fund_distributed', W_BACK)} million`])}
${row(['Net asset value', `$${million.amount('fund_nav', W_NAV)} million`])}
${row(['DPI', times('dpi')])}${row(['RVPI', times('rvpi')])}${row(['TVPI', times('tvpi')])}
${row(['Gross IRR', text('gross_irr', '21.8%', '21.8')])}${row(['Net IRR', text('net_irr', '14.2%', '14.2')])}</table>
<h4>Track record of Haverling &amp; Thorne funds at ${text('reporting_date', 'June 30, 2026', '2026-06-30')}</h4>
<table class="r">${head(['', 'Vintage', 'Commitments<br>($ million)', 'DPI', 'TVPI', 'Gross IRR', 'Net IRR'])}
${row(['Fund IV', '2007', '410.0', '2.11x', '2.11x', '24.6%', '17.0%'])}
${row(['Fund V', '2011', '675.0', '1.94x', '2.03x', '23.3%', '16.4%'])}
${row(['Fund VI', '2014', '950.0', '1.52x', '1.98x', '22.9%', '16.1%'])}
${row(['<b>Fund VII</b>', text('vintage_year', '2018'), million.amount('fund_size', W_SIZE), times('dpi'), times('tvpi'), text('gross_irr', '21.8%', '21.8'), text('net_irr', '14.2%', '14.2')], 's')}</table>
<h4>Bridge to net asset value ($ million)</h4>
<table class="f">${row(['Investments at fair value', million.show(total(COMPANIES, 'value'))])}
${row(['Cash and cash equivalents', million.show(214)])}
${row(['Subscription line and other liabilities, net', million.show(W_NAV - total(COMPANIES, 'value') - 214 + 587)])}
${row(['Accrued carried interest', million.show(-587)])}
${row(['Net asset value', million.amount('fund_nav', W_NAV)], 't')}</table>
${NEXT_PAGE}<h2>Schedule of investments at ${text('reporting_date', 'June 30, 2026', '2026-06-30')} ($ million)</h2>
<table class="q">${head(['Company', 'Sector', 'Initial<br>investment', 'Invested<br>capital', 'Realized<br>proceeds', 'Unrealized<br>value', 'Total<br>value', 'Gross<br>MOIC', 'Gross<br>IRR'])}
${HAVERLING.map(companyGroup).join('\n')}
${companySum('Total investments', COMPANIES, 't', text('gross_irr', '21.8%', '21.8'))}</table>
<p class="n">NM: not meaningful; held for less than one year. Realized proceeds include dividends, interest and fees credited to the Fund. Unrealized investments may have paid current income.</p>
${NEXT_PAGE}<h2>Largest investments</h2>
${profile(
  'Quorant Software',
  'Provider of compliance software to regional banks. Annual recurring revenue grew 24% to $88 million, and net retention was 113%. Two tuck-in acquisitions closed in April.',
  [
    ['Ownership', '62%'],
    ['LTM revenue', '$94.1m'],
    ['LTM EBITDA', '$27.5m'],
    ['Net debt / EBITDA', '4.9x'],
    ['Valuation basis', 'DCF, comparables'],
  ],
)}
${profile(
  'Tamberlane Specialty Insurance',
  'Managing general agent for commercial auto and contractors’ liability. Written premium rose 17% and the loss ratio on the 2024 year was reaffirmed at 58%.',
  [
    ['Ownership', '71%'],
    ['LTM revenue', '$131.6m'],
    ['LTM EBITDA', '$46.0m'],
    ['Net debt / EBITDA', '4.1x'],
    ['Valuation basis', 'Comparables'],
  ],
)}
${profile(
  'Norvale Calibration',
  'Laboratory and field calibration services. Organic growth was 8% and the integration of the three laboratories bought in 2025 is complete.',
  [
    ['Ownership', '80%'],
    ['LTM revenue', '$102.3m'],
    ['LTM EBITDA', '$22.8m'],
    ['Net debt / EBITDA', '3.8x'],
    ['Valuation basis', 'Comparables'],
  ],
)}
${profile(
  'Veritree Home Health',
  'Home nursing in six states. Census is up 4% but margins remain under pressure; a new chief executive joined in June and two branches are being closed.',
  [
    ['Ownership', '66%'],
    ['LTM revenue', '$187.0m'],
    ['LTM EBITDA', '$14.9m'],
    ['Net debt / EBITDA', '6.3x'],
    ['Valuation basis', 'DCF'],
  ],
)}
<h2 style="margin-top:22pt">Notes and disclosures</h2>
<p class="n">Gross IRR and gross MOIC are calculated at the level of investments, before management fees, carried interest and partnership expenses, which in the aggregate are substantial. Net IRR is calculated on the cash flows between the Fund and its fee-paying limited partners and the net asset value at the end of the period. The use of the subscription line increases net IRR; without it the net IRR would have been 13.1%.</p>
<p class="n">Paid-in capital includes capital contributed for fees and expenses. Distributions include $38.0 million that may be recalled. Fair values are estimates of the General Partner in accordance with ASC 820 and have not been audited as of the date of this report. There can be no assurance that unrealized investments will be realized at the values shown.</p>
<p class="n">Past performance is not indicative of future results. Information about portfolio companies has been obtained from their management and has not been verified independently. This report is confidential and is subject to Section 13.3 of the partnership agreement.</p>`,
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
const REGIONS: readonly (readonly [title: string, funds: readonly Held[]])[] = [
  [
    'North America',
    [
      held(['Bellfounder Capital Partners IV, L.P.', '25,000', '2019', ''], [22140, 16905, 23817, 171]),
      held(['Ochre Canyon Growth Equity II, L.P.', '20,000', '2019', ''], [18875, 9460, 21302, 148]),
      held(['Harborlight Ventures VII, L.P.', '12,500', '2020', ''], [11310, 2115, 14988, 126]),
      held(['Tradewind Software Fund III, L.P.', '15,000', '2021', ''], [12780, 0, 15604, 94]),
    ],
  ],
  [
    'Europe',
    [
      held(['Corvara Capital Fund VI SCSp', '22,800', '2019', ''], [20615, 18240, 15077, 163]),
      held(['Ravelston Mid-Cap III LP', '19,400', '2020', ''], [16902, 8731, 17420, 139]),
      held(['Sundby Industri Partners V K/S', '17,100', '2021', ''], [13466, 3050, 14811, 118]),
    ],
  ],
  [
    'Asia Pacific',
    [
      held(['Wollemi Buyout Fund IV', '16,000', '2020', ''], [14027, 5108, 13940, 87]),
      held(['Hanabi Japan Partners III, L.P.', '14,000', '2022', ''], [8244, 0, 7905, -31]),
    ],
  ],
];
const FUNDS = REGIONS.flatMap(([, funds]) => funds);
const fundRow = (one: Held): string => {
  const at = FUNDS.indexOf(one);
  const multiple = ratio(one.received + one.value, one.cost);
  return row([
    mark('investment_name', one.name, { row: at }),
    one.date[0],
    one.beside,
    thousand.amount('investment_cost', one.cost, at),
    thousand.amount('investment_realised', one.received || null, at),
    thousand.amount('investment_fair_value', one.value, at),
    thousand.amount('investment_total_value', one.received + one.value, at),
    text('investment_moic', multiple, multiple, at),
    text('investment_irr', american(one.rate ?? 0), tenths(one.rate ?? 0), at),
  ]);
};
const fundSum = (label: string, funds: readonly Held[], name: string): string => {
  const [cost, received, value] = [total(funds, 'cost'), total(funds, 'received'), total(funds, 'value')];
  return row(
    [
      label,
      '',
      '',
      ...[cost, received, value, received + value].map(thousand.show),
      ratio(received + value, cost),
      '',
    ],
    name,
  );
};
const S_NAV = total(FUNDS, 'value') + 6218 - 3105;
const [S_SIZE, S_PAID, S_BACK] = [175000, 143500, 57750];
const S = multiples(S_PAID, S_BACK, S_NAV);
const compared = (label: string, now: string, last: string, name = ''): string =>
  row([label, now, last], name);

/** A Channel Islands fund of funds: key figures of two quarters, comment, underlying funds by region, landscape. */
const fundOfFunds = document({
  file: 'Selwood GPE 2019_Quarterly Report_30 June 2026.pdf',
  documentType: 'Performance',
  layout: 'channel-islands-fund-of-funds-report-landscape',
  landscape: true,
  margin: '18mm 20mm',
  css: "body{font:9.6pt/1.42 'Liberation Serif'}h1{font-size:18pt;font-weight:normal;margin:0;color:#3a5a40}h2{font-size:12.5pt;font-weight:normal;color:#3a5a40;margin:0 0 5pt}.c{display:grid;grid-template-columns:46% 50%;gap:4%}table{border-collapse:collapse;width:100%}td,th{padding:2.6pt 5pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{font-weight:normal;font-style:italic;border-bottom:.7pt solid #3a5a40;vertical-align:bottom}.f td{border-bottom:.3pt solid #c5d2c7}.g td{font-weight:bold;padding-top:7pt;color:#3a5a40}.s td{border-top:.4pt solid #3a5a40}.t td{border-top:.7pt solid #3a5a40;border-bottom:.7pt solid #3a5a40;font-weight:bold}p{margin:6pt 0}.n{font-size:8pt;color:#333}",
  footer:
    '<div style="font:7pt serif;width:100%;padding:0 20mm;display:flex;justify-content:space-between;color:#555"><span>Vazon Bay Administrators Limited, Guernsey – Administrator</span><span>Page <span class="pageNumber"></span></span></div>',
  body: `<h1>${mark('fund', 'Selwood Court Global Private Equity 2019 LP')}</h1><p>Quarterly report · ${text('reporting_date', '30 June 2026', '2026-06-30')} · Manager: ${mark('fund_manager', 'Selwood Court Investment Management Limited')}</p>
<div class="c"><div><h2>Key figures</h2>
<table class="f">${head([`In thousands of ${mark('base_currency', 'US dollars', { value: 'USD' })}`, '30 June 2026', '31 March 2026'])}
${compared('Total commitments', thousand.amount('fund_size', S_SIZE), '175,000')}
${compared('Capital called from investors', thousand.amount('fund_paid_in', S_PAID), '141,750')}
${compared('Distributions to investors', thousand.amount('fund_distributed', S_BACK), '54,250')}
${compared('Net asset value', thousand.amount('fund_nav', S_NAV), '144,307')}
${compared('Commitments to underlying funds', '161,800', '161,800')}
${compared('DPI', text('dpi', S.dpi), '0.38')}
${compared('RVPI', text('rvpi', S.rvpi), '1.02')}
${compared('TVPI', text('tvpi', S.tvpi), '1.40')}
${compared('Gross IRR (underlying funds)', text('gross_irr', '13.4%', '13.4'), '13.3%')}
${compared('Net IRR (investors)', text('net_irr', '10.6%', '10.6'), '10.5%')}</table>
<table class="f" style="margin-top:8pt">${row(['Vintage year', text('vintage_year', '2019')])}${row(['Investment period ended', '30 September 2023'])}${row(['Term', '30 September 2031'])}</table></div>
<div><h2>Manager’s comment</h2>
<p>The Partnership’s net asset value rose by 3.8 per cent over the quarter after allowing for cash flows. Distributions of $8.2 million were received from six underlying funds, the largest being $3.1 million from Corvara Capital Fund VI following the listing of its Italian packaging business. Capital calls of $2.6 million were met, of which $1.4 million was called by Hanabi Japan Partners III.</p>
<p>On 22 June 2026 the Partnership distributed 2.0 per cent of commitments to its investors. Capital of 1.0 per cent of commitments had been called in April.</p>
<p>A stronger yen and a weaker dollar added $1.2 million to the value of the portfolio. Funds in Europe reported the strongest underlying growth; the Australian fund was affected by a further provision against its holding in a chain of childcare centres.</p>
<p>Underlying funds held 184 companies at the quarter end. The ten largest accounted for 23 per cent of net asset value. Undrawn commitments to underlying funds were $23.4 million, against which investors’ uncalled commitments of $31.5 million and cash are available.</p>
<p class="n">Figures are unaudited. Valuations of underlying funds are at 31 March 2026, adjusted for subsequent cash flows and currency movements, except for those funds whose reports at 30 June 2026 had been received by 21 August 2026.</p></div></div>
${NEXT_PAGE}<h2>Underlying funds at ${text('reporting_date', '30 June 2026', '2026-06-30')} (US$ thousand)</h2>
<table>${head(['Fund', 'Vintage', 'Commitment', 'Paid in', 'Distributions<br>received', 'Net asset<br>value', 'Total<br>value', 'TVPI', 'IRR'])}
${REGIONS.map(([title, funds]) => `<tr class="g"><td colspan="9">${title}</td></tr>${funds.map(fundRow).join('\n')}${fundSum(`Total ${title}`, funds, 's')}`).join('\n')}
${fundSum('Total underlying funds', FUNDS, 't')}
${row(['Cash', '', '', '', '', thousand.show(6218), '', '', ''])}
${row(['Other net liabilities', '', '', '', '', thousand.show(-3105), '', '', ''])}
${row(['Net asset value', '', '', '', '', thousand.amount('fund_nav', S_NAV), '', '', ''], 't')}</table>
<p class="n">Commitments in other currencies are translated at the rates of 30 June 2026. IRRs of underlying funds are net of their own fees and carried interest.</p>`,
});

export const documents = [buyout, fundOfFunds];
