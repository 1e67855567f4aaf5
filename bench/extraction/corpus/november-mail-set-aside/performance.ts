import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { multiples } from '../paper/schedule.ts';
import { printer, text } from '../paper/printing.ts';
import type { Holding } from './holdings.ts';
import { holding, holdingCells, multipleOfAll, totalsOf } from './holdings.ts';

const NEXT_PAGE = '<div style="break-before:page"></div>';
const times = (plain: string): string => `${plain}x`;

const million = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 1,
  scale: 1000000,
  negative: 'brackets',
  nil: '—',
  before: '$',
});
const bare = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 1,
  scale: 1000000,
  negative: 'brackets',
  nil: '—',
});
const bracketed = (plain: string): string => (plain.startsWith('-') ? `(${plain.slice(1)}%)` : `${plain}%`);
type Status = 'Unrealised' | 'Partially realised' | 'Realised';
const GROUPS: readonly (readonly [title: string, status: Status, holdings: readonly Holding[]])[] = [
  [
    'Unrealized',
    'Unrealised',
    [
      holding(
        'Calapooia Forest Products',
        ['Building materials'],
        ['02/21/2020', '2020-02-21'],
        [624, 0, 1188, 131],
      ),
      holding(
        'Deschutes Specialty Foods',
        ['Food & beverage'],
        ['11/05/2020', '2020-11-05'],
        [481, 0, 902, 142],
      ),
      holding(
        'Umpqua Fleet Services',
        ['Business services'],
        ['08/17/2022', '2022-08-17'],
        [553, 0, 498, -27],
      ),
      holding(
        'Yaquina Marine Coatings',
        ['Specialty chemicals'],
        ['05/30/2025', '2025-05-30'],
        [412, 0, 412],
      ),
    ],
  ],
  [
    'Partially realized',
    'Partially realised',
    [
      holding(
        'Alsea Medical Transport',
        ['Healthcare services'],
        ['06/14/2019', '2019-06-14'],
        [518, 467, 641, 164],
      ),
      holding(
        'Luckiamute Data Centers',
        ['Technology infrastructure'],
        ['03/09/2021', '2021-03-09'],
        [706, 388, 1290, 227],
      ),
    ],
  ],
  [
    'Realized',
    'Realised',
    [
      holding('Santiam Aerostructures', ['Aerospace'], ['10/01/2018', '2018-10-01'], [395, 1142, 0, 318]),
      holding('Tualatin Retail Brands', ['Consumer'], ['01/25/2019', '2019-01-25'], [278, 64, 0, -241]),
    ],
  ],
];
const K_ALL = GROUPS.flatMap(([, , holdings]) => holdings);
const K_TOTALS = totalsOf(K_ALL);
const [K_SIZE, K_PAID, K_OUT, K_NAV] = [5250, 4612, 1735, 4417];
const K = multiples(K_PAID, K_OUT, K_NAV);
const kRow = (one: Holding): string => {
  const cells = holdingCells(bare, one, K_ALL.indexOf(one));
  return row([
    cells.name(),
    one.about[0]?.replace('&', '&amp;') ?? '',
    cells.date(),
    ...cells.amounts(),
    cells.total(),
    cells.multiple(1, times),
    cells.rate(bracketed, 'NM'),
  ]);
};
const kSum = (label: string, holdings: readonly Holding[], last: string, name: string): string =>
  row(
    [
      label,
      '',
      '',
      ...totalsOf(holdings).map((amount) => bare.show(amount || null)),
      times(multipleOfAll(holdings, 1)),
      last,
    ],
    name,
  );
const kLine = (label: string, now: string, quarter: string, year: string): string =>
  row([label, now, quarter, year]);

/** An American buyout house's quarterly report in millions: letter, figures against two earlier dates, companies by status. */
const buyout = document({
  file: 'Kettleman Hollow Partners Fund III - Q3 2026 LP Report.pdf',
  documentType: 'Performance',
  layout: 'american-buyout-quarterly-by-status-landscape',
  pageSize: 'Letter landscape',
  margin: '16mm 18mm',
  css: "body{font:9.4pt/1.4 'Liberation Serif'}h1{font-size:19pt;margin:0;font-weight:normal;color:#234a2f}h2{font-size:13pt;font-weight:normal;color:#234a2f;margin:0 0 4pt;border-bottom:1pt solid #234a2f}p{margin:5pt 0;text-align:justify}.g{display:grid;grid-template-columns:1fr 1.1fr;gap:24pt;margin-top:8pt}table{border-collapse:collapse;width:100%}td,th{padding:2.7pt 5pt;text-align:right;vertical-align:bottom;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{border-bottom:.7pt solid #234a2f;font-size:8.4pt}.f td{border-bottom:.3pt solid #ccc}.z td:nth-child(-n+2),.z th:nth-child(-n+2){text-align:left}.u td{font-style:italic;color:#234a2f;padding-top:6pt}.s td{border-top:.4pt solid #555}.t td{font-weight:bold;border-top:.7pt solid;border-bottom:.7pt solid}.n{font-size:7.4pt;color:#444}",
  footer:
    '<div style="font:6.6pt serif;width:100%;padding:0 18mm;display:flex;justify-content:space-between;color:#555"><span>Kettleman Hollow Partners – proprietary and confidential</span><span class="pageNumber"></span></div>',
  body: `<h1>${mark('fund', 'Kettleman Hollow Partners Fund III, L.P.')}</h1><p>Third Quarter 2026 Report to Limited Partners · ${text('reporting_date', 'September 30, 2026', '2026-09-30')}</p>
<div class="g"><div><h2>Letter</h2><p>Dear Partners,</p><p>The Fund’s net asset value grew 3.0% in the quarter before a distribution of $18.5 million in August. Luckiamute Data Centers signed a ten-year lease with its largest customer and was marked up by $11.2 million. Umpqua Fleet Services missed its budget again; we replaced the chief executive in July and have reduced the value to 0.9 times cost.</p><p>Yaquina Marine Coatings, our last platform, has completed its first add-on. We began a sale process for Deschutes Specialty Foods in September and expect first bids before Thanksgiving.</p><p>Fund IV held a final closing at $840 million in June. The annual meeting will be held in Bend on May 6, 2027.</p><p>${mark('fund_manager', 'Kettleman Hollow Management, LLC')}<br>November 13, 2026</p></div>
<div><h2>Fund summary</h2><p class="n">Amounts in millions of ${mark('base_currency', 'U.S. dollars', { value: 'USD' })}</p><table class="f">${head(['', text('reporting_date', '9/30/2026', '2026-09-30'), '6/30/2026', '9/30/2025'])}
${kLine('Commitments', million.amount('fund_size', K_SIZE), '$525.0', '$525.0')}
${kLine('Paid-in capital', million.amount('fund_paid_in', K_PAID), '$458.9', '$441.7')}
${kLine('Distributions', million.amount('fund_distributed', K_OUT), '$155.0', '$112.3')}
${kLine('Net asset value', million.amount('fund_nav', K_NAV), '$444.6', '$439.2')}
${kLine('DPI', text('dpi', times(K.dpi), K.dpi), '0.34x', '0.25x')}
${kLine('RVPI', text('rvpi', times(K.rvpi), K.rvpi), '0.97x', '0.99x')}
${kLine('TVPI', text('tvpi', times(K.tvpi), K.tvpi), '1.31x', '1.24x')}
${kLine('Gross IRR', text('gross_irr', '15.9%', '15.9'), '15.7%', '14.8%')}
${kLine('Net IRR', text('net_irr', '10.4%', '10.4'), '10.2%', '9.3%')}</table>
<table class="f" style="margin-top:8pt">${row(['Vintage', text('vintage_year', '2018')])}${row(['General Partner', 'Kettleman Hollow GP III, L.P.'])}${row(['Fund auditor', 'Siuslaw &amp; Trask LLP'])}${row(['Subscription line drawn', '$12.0'])}</table></div></div>
<p class="n">Net IRR is calculated from the dates of limited partner cash flows. Without the use of the subscription line the net IRR would be 9.8% and the gross IRR 15.1%. Past performance is not indicative of future results.</p>
${NEXT_PAGE}<h2>Schedule of investments as of ${text('reporting_date', 'September 30, 2026', '2026-09-30')}</h2><p class="n">($ in millions; unaudited)</p>
<table class="z">${head(['Company', 'Sector', 'Initial<br>investment', 'Invested<br>capital', 'Realized<br>proceeds', 'Unrealized<br>value', 'Total<br>value', 'Gross<br>MOIC', 'Gross<br>IRR'])}
${GROUPS.map(([title, status, holdings]) => `<tr class="u"><td colspan="9">${mark('investment_status', title, { value: status, row: holdings.map((one) => K_ALL.indexOf(one)) })}</td></tr>${holdings.map(kRow).join('\n')}${kSum(`Total ${title.toLowerCase()}`, holdings, '', 's')}`).join('\n')}
${kSum('Total portfolio', K_ALL, text('gross_irr', '15.9%', '15.9'), 't')}
${row(['Cash, line of credit and other, net', '', '', '', '', bare.show(K_NAV - K_TOTALS[2] + 214), '', '', ''])}
${row(['Accrued carried interest', '', '', '', '', bare.show(-214), '', '', ''])}
${row(['Net asset value', '', '', '', '', bare.amount('fund_nav', K_NAV), '', '', ''], 't')}</table>
<p class="n">NM: not meaningful, held for less than eighteen months. Realized proceeds include dividends, recapitalizations and escrow releases. Unrealized values are determined by the General Partner under ASC 820. Gross MOIC and gross IRR do not reflect fees, expenses and carried interest, which reduce returns to limited partners.</p>`,
});

const sterling = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 2,
  scale: 1000000,
  negative: 'minus',
  nil: '–',
});
const SECTORS: readonly (readonly [sector: string, holdings: readonly Holding[]])[] = [
  [
    'Financial technology',
    [
      holding('Ledgerstone Payments', ['Held'], ['14 May 2019', '2019-05-14'], [1250, 0, 3875]),
      holding('Quillfeather Pensions', ['Part sold'], ['02 Dec 2020', '2020-12-02'], [980, 1145, 1620]),
    ],
  ],
  [
    'Health and life sciences',
    [
      holding('Amblestone Diagnostics', ['Held'], ['27 Mar 2020', '2020-03-27'], [1425, 0, 1105]),
      holding('Corvid Therapeutics', ['Written off'], ['19 Sep 2019', '2019-09-19'], [750, 30, 0]),
      holding('Oddfellow Health', ['Held'], ['08 Jul 2021', '2021-07-08'], [1600, 85, 2410]),
    ],
  ],
  [
    'Enterprise software',
    [
      holding('Brackish AI', ['Held'], ['11 Oct 2022', '2022-10-11'], [1150, 0, 2990]),
      holding('Hexham Robotics Software', ['Sold'], ['23 Jan 2020', '2020-01-23'], [865, 3120, 0]),
      holding('Turnstile Cloud', ['Held'], ['30 Jun 2023', '2023-06-30'], [1320, 0, 1485]),
    ],
  ],
];
const STATUS_OF: Readonly<Record<string, Status>> = {
  Held: 'Unrealised',
  'Part sold': 'Partially realised',
  'Written off': 'Realised',
  Sold: 'Realised',
};
const P_ALL = SECTORS.flatMap(([, holdings]) => holdings);
const P_TOTALS = totalsOf(P_ALL);
const [P_SIZE, P_PAID, P_OUT, P_NAV] = [13500, 11340, 3905, 13068];
const P = multiples(P_PAID, P_OUT, P_NAV);
const pRow = (one: Holding): string => {
  const cells = holdingCells(sterling, one, P_ALL.indexOf(one));
  const status = one.about[0] ?? '';
  return row([
    cells.name(),
    cells.date(),
    cells.status(status, STATUS_OF[status] ?? ''),
    ...cells.amounts(),
    cells.multiple(2, times),
  ]);
};
const pSum = (label: string, holdings: readonly Holding[], name: string): string => {
  const [cost, received, value] = totalsOf(holdings);
  return row(
    [
      label,
      '',
      '',
      ...[cost, received, value].map((amount) => sterling.show(amount)),
      times(multipleOfAll(holdings, 2)),
    ],
    name,
  );
};
const metric = (value: string, label: string): string =>
  `<div class="m"><b>${value}</b><span>${label}</span></div>`;

/** A British growth fund's two-page factsheet: figures in a strip, two columns of text, companies by sector. */
const factsheet = document({
  file: 'Pennywort Growth Capital II - Factsheet 30 September 2026.pdf',
  documentType: 'Performance',
  layout: 'british-growth-factsheet-strip-and-sectors',
  margin: '13mm 15mm 15mm',
  css: "body{font:9pt/1.42 'Liberation Sans';color:#222}h1{font-size:18pt;margin:0;color:#7b1f5a}.d{color:#777;margin:0 0 8pt}.strip{display:grid;grid-template-columns:repeat(5,1fr);background:#7b1f5a;color:#fff;margin-bottom:9pt}.m{padding:7pt 6pt;text-align:center;border-right:.5pt solid #a55f8c}.m b{display:block;font-size:13pt}.m span{font-size:7.2pt}.g{display:grid;grid-template-columns:1.35fr 1fr;gap:18pt}h3{font-size:10.4pt;color:#7b1f5a;margin:0 0 3pt}p{margin:0 0 6pt}table{border-collapse:collapse;width:100%}td,th{padding:2.8pt 4pt;text-align:right;border-bottom:.3pt solid #e4cfdb}td:first-child,th:first-child{text-align:left}th{color:#7b1f5a;border-bottom:.9pt solid #7b1f5a;font-size:8pt;vertical-align:bottom}.z td{white-space:nowrap}.z td:nth-child(3),.z th:nth-child(3){text-align:left}.u td{font-weight:bold;background:#f7eff4}.s td{font-style:italic}.t td{font-weight:bold;border-top:.9pt solid #7b1f5a}.n{font-size:7pt;color:#666}",
  footer:
    '<div style="font:6.2pt sans-serif;width:100%;padding:0 15mm;display:flex;justify-content:space-between;color:#777"><span>For professional investors only. Pennywort Capital Partners LLP is authorised and regulated by the Financial Conduct Authority (FRN 904172).</span><span class="pageNumber"></span></div>',
  body: `<h1>${mark('fund', 'Pennywort Growth Capital II LP')}</h1><p class="d">Factsheet as at ${text('reporting_date', '30 September 2026', '2026-09-30')} – all amounts in £ million unless stated</p>
<div class="strip">${metric(sterling.amount('fund_nav', P_NAV), 'Net asset value')}${metric(text('tvpi', times(P.tvpi), P.tvpi), 'TVPI')}${metric(text('dpi', times(P.dpi), P.dpi), 'DPI')}${metric(text('gross_irr', '21.4%', '21.4'), 'Gross IRR')}${metric(text('net_irr', '14.8%', '14.8'), 'Net IRR')}</div>
<div class="g"><div><h3>Manager’s comment</h3><p>The Fund’s net asset value rose by £4.31 million in the quarter. Brackish AI raised £45 million in a Series C led by a Japanese strategic investor at twice the price of our last round; the holding is now worth £29.90 million, 2.60 times its cost.</p><p>Quillfeather Pensions repurchased a fifth of our shares in August, returning £4.60 million, of which £3.9 million was distributed in September. Amblestone Diagnostics has cash until next summer and is considering a merger; we have kept the holding at 0.78 times cost.</p><p>Corvid Therapeutics entered administration in March. A first dividend of £0.30 million has been received from the administrators and we do not expect more.</p><h3>Outlook</h3><p>With £21.60 million of commitments uncalled, the Fund is able to support each of the five companies it still holds in full. We expect two exits in 2027. Pennywort Growth Capital III, with commitments of £180 million, made its first three investments this year.</p></div>
<div><h3>Fund facts</h3><table>${row(['Total commitments', sterling.amount('fund_size', P_SIZE)])}${row(['Drawn from investors', sterling.amount('fund_paid_in', P_PAID)])}${row(['Distributed to investors', sterling.amount('fund_distributed', P_OUT)])}${row(['Net asset value', sterling.amount('fund_nav', P_NAV)])}${row(['RVPI', text('rvpi', times(P.rvpi), P.rvpi)])}${row(['TVPI', text('tvpi', times(P.tvpi), P.tvpi)])}${row(['TVPI, 30 June 2026', '1.42x'])}${row(['Vintage', text('vintage_year', '2019')])}${row(['Fund currency', text('base_currency', 'GBP')])}${row(['Term', '10 years to 2029'])}</table>
<h3 style="margin-top:10pt">Parties</h3><table>${row(['Manager', mark('fund_manager', 'Pennywort Capital Partners LLP')])}${row(['General partner', 'Pennywort GC II GP LLP'])}${row(['Administrator', 'Saltmarsh Fund Services'])}${row(['Depositary', 'Orwell Depositary Ltd'])}${row(['Auditor', 'Framlingham Audit LLP'])}</table></div></div>
${NEXT_PAGE}<h3>Portfolio at ${text('reporting_date', '30 September 2026', '2026-09-30')} (£ million)</h3>
<table class="z">${head(['Company', 'First invested', 'Position', 'Cost', 'Proceeds', 'Fair value', 'Multiple'])}
${SECTORS.map(([sector, holdings]) => `<tr class="u"><td colspan="7">${sector}</td></tr>${holdings.map(pRow).join('\n')}${pSum('Sub-total', holdings, 's')}`).join('\n')}
${pSum('Total', P_ALL, 't')}
${row(['Net current assets and provision for carried interest', '', '', '', '', sterling.show(P_NAV - P_TOTALS[2]), ''])}
${row(['Net asset value', '', '', '', '', sterling.amount('fund_nav', P_NAV), ''], 't')}</table>
<p class="n" style="margin-top:8pt">Fair values follow the IPEV Guidelines (December 2025 update). Proceeds include loan repayments. Gross IRR is before, and net IRR after, management charges, costs and carried interest. Multiples of companies are gross. “Written off” means that no further proceeds are expected. The value of investments can go down as well as up, and investors may not get back what they invested.</p>`,
});

const H_SHOW = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  scale: 1000000,
  negative: 'minus',
  before: 'US$',
  after: ' million',
});
const [H_SIZE, H_PAID, H_OUT, H_NAV] = [42500, 36125, 15172, 28900];
const H = multiples(H_PAID, H_OUT, H_NAV);

/** A Hong Kong credit house's half-yearly letter: the fund's figures in prose, a short table of classes and of the index. */
const letter = document({
  file: 'Sai Yee APCF II - Letter to investors 1H2026.pdf',
  documentType: 'Performance',
  layout: 'hong-kong-performance-letter-in-prose',
  margin: '24mm 27mm 20mm',
  css: "body{font:10.2pt/1.48 'Liberation Serif'}p{margin:7pt 0;text-align:justify}.h{font-size:13pt;letter-spacing:1pt;color:#1f3f7a;text-align:left}table{border-collapse:collapse;width:100%;margin:6pt 0;font-size:9.4pt}td,th{padding:2.6pt 5pt;text-align:right;border-bottom:.3pt solid #bbb}td:first-child,th:first-child{text-align:left}th{font-weight:normal;font-style:italic;border-bottom:.7pt solid #1f3f7a}.n{font-size:7.8pt}",
  footer:
    '<div style="font:6.6pt serif;width:100%;text-align:center">Sai Yee Capital (Hong Kong) Limited · licensed by the SFC for types 4 and 9 · 38/F, 200 Gloucester Road, Wan Chai</div>',
  body: `<p class="h">SAI YEE CAPITAL</p>
<p>28 August 2026</p>
<p><b>${mark('fund', 'Sai Yee Asia Private Credit Fund II, L.P.')}<br>Report for the half-year ended ${text('reporting_date', '30 June 2026', '2026-06-30')}</b></p>
<p>Dear Investors,</p>
<p>We write to report on the performance of the Fund, our ${text('vintage_year', '2020')} vintage vehicle for senior and unitranche loans in India, Southeast Asia and Australia. Amounts are in ${mark('base_currency', 'US dollars', { value: 'USD' })}.</p>
<p>Of total commitments of ${H_SHOW.amount('fund_size', H_SIZE)}, investors have paid in ${H_SHOW.amount('fund_paid_in', H_PAID)} and received distributions of ${H_SHOW.amount('fund_distributed', H_OUT)}. The net asset value of the Fund on ${text('reporting_date', '30 June 2026', '2026-06-30')} was ${H_SHOW.amount('fund_nav', H_NAV)}, compared with US$301.42 million on 31 December 2025. The multiple of distributions to paid-in capital (DPI) stands at ${text('dpi', times(H.dpi), H.dpi)}, the residual value multiple (RVPI) at ${text('rvpi', times(H.rvpi), H.rvpi)} and the total value multiple (TVPI) at ${text('tvpi', times(H.tvpi), H.tvpi)}.</p>
<p>Since the first drawdown the Fund has earned a gross internal rate of return of ${text('gross_irr', '13.6%', '13.6')} per annum; after fees, expenses and carried interest the net rate is ${text('net_irr', '9.7%', '9.7')} (December 2025: 9.9%). The target at launch was 10% to 12% net.</p>
<p>Thirty-one loans were outstanding at the half-year, to twenty-eight borrowers, with an average yield of 12.1% and an average loan to value of 51%. Two loans, together 3.4% of net assets, are on non-accrual status: a Queensland property developer, where a receiver has been appointed, and an Indonesian packaging company that has been restructured. Impairments in the period were US$4.85 million. Five loans were repaid in full and one was sold at 98.5% of par.</p>
<table>${head(['Net return', '1H 2026', '2025', '2024', 'Since inception'])}${row(['Class A (fee-paying investors)', '4.3%', '8.8%', '10.6%', '9.5%'])}${row(['Class B (early closing)', '4.5%', '9.2%', '11.1%', '9.9%'])}${row(['Asian high-yield index', '3.1%', '6.4%', '11.8%', '2.7%'])}</table>
<p>The investment period ended on 31 March 2026. Repayments will from now on be distributed quarterly, and we expect to return between US$90 million and US$110 million over the next twelve months. No further drawdowns are planned except for the US$9.20 million of undrawn facilities.</p>
<p>The rupiah and the rupee weakened against the dollar by 2.9% and 1.7%; more than 90% of our local currency exposure is hedged and the effect on the net asset value was less than US$0.60 million. The Investor Advisory Committee met on 11 June and approved the extension of one loan to a company in which Fund I also has an interest.</p>
<p>Yours sincerely,</p><p style="margin-top:20pt;text-align:left">Evangeline Tsoi-Hartmann<br>Managing Partner, ${mark('fund_manager', 'Sai Yee Capital (Hong Kong) Limited')}</p>
<p class="n">Unaudited. Class returns are time-weighted and therefore differ from the internal rates of return above. The Fund’s general partner is Sai Yee APCF II GP Limited, its administrator Causeway Point Fund Services Limited and its auditor Lau, Brandt &amp; Co. This letter is addressed to existing investors and is not an offer.</p>`,
});

export const documents = [buyout, factsheet, letter];
