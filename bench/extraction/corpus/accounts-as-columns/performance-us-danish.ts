import type { FundDocument } from '../document.ts';
import { holdings, multipleOf } from '../share-classes-and-netting/holdings.ts';
import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import type { Investment } from '../paper/schedule.ts';
import { multiples, scheduleCells, statusHeading, sums } from '../paper/schedule.ts';

const usd = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  scale: 1000,
  negative: 'brackets',
  nil: '—',
});
const UNREALIZED = holdings([
  ['Ampersand Label Group, LLC', '2020-02-28', 'U', 41250, 0, 78300, 148],
  ['Blue Heron Pediatric Therapy, Inc.', '2020-09-14', 'U', 36800, 0, 91650, 243],
  ['Carver & Stoll Flow Controls, Inc.', '2021-06-30', 'U', 52500, 0, 61400, 41],
  ['Delmarva Cold Chain Holdings, LP', '2021-11-19', 'U', 47115, 0, 32980, -94],
  ['Estancia Foods Group, LLC', '2022-08-05', 'U', 58900, 0, 84720, 132],
  ['Fieldstone Revenue Cycle, Inc.', '2024-03-27', 'U', 63400, 0, 66570, null],
]);
const PARTLY = holdings(
  [
    ['Garrison Fire Protection Services, LLC', '2018-10-12', 'P', 39700, 71830, 64250, 279],
    ['Hatteras Marine Electronics, Inc.', '2019-05-21', 'P', 44350, 22175, 70910, 158],
    ['Ivory Gate Education Partners, LP', '2019-12-06', 'P', 33025, 18640, 27460, 69],
  ],
  UNREALIZED.length,
);
const REALIZED = holdings(
  [
    ['Juniper Dispatch Software, Inc.', '2018-07-02', 'R', 28500, 124260, 0, 446],
    ['Kettle Moraine Plastics, LLC', '2018-12-17', 'R', 35200, 12850, 0, -189],
    ['Lodestar Home Infusion, Inc.', '2019-08-23', 'R', 46150, 131990, 0, 318],
  ],
  UNREALIZED.length + PARTLY.length,
);
const EVERY = [...UNREALIZED, ...PARTLY, ...REALIZED];
const SECTOR = 'Packaging|Healthcare|Industrial|Logistics|Consumer|Healthcare|Services|Industrial|Education|Software|Industrial|Healthcare'.split('|'); // oxfmt-ignore
const OWNED = '62%|71%|88%|54%|66%|49%|31%|45%|58%|–|–|–'.split('|');
const PAID = { in: 571480, out: 342914, nav: 556377 };
const ratios = multiples(PAID.in, PAID.out, PAID.nav);
const usRow = (one: Investment): string => {
  const cells = scheduleCells(usd, one);
  return row([
    cells.name(),
    SECTOR[one.row] ?? '',
    cells.date(`${one.date.month}/${one.date.day}/${one.date.year}`),
    OWNED[one.row] ?? '',
    cells.cost(),
    cells.realised(),
    cells.fairValue(),
    cells.total(),
    cells.multiple(1, (plain) => `${plain}x`),
    cells.irr((plain) => (plain.startsWith('-') ? `(${plain.slice(1)}%)` : `${plain}%`), 'NM'),
  ]);
};
const usSum = (label: string, list: readonly Investment[]): string =>
  row(
    [
      label,
      '',
      '',
      '',
      ...sums(list).map((sum) => usd.show(sum === 0 ? null : sum)),
      `${multipleOf(list, 1)}x`,
      '',
    ],
    's',
  );
const usBlock = (heading: string, list: readonly Investment[]): string =>
  `<tr class="h"><td colspan="10">${statusHeading(heading, list)}</td></tr>${list.map(usRow).join('')}${usSum('Subtotal', list)}`;
const over = (label: string, now: string, [quarter, year]: readonly [string, string], name = ''): string =>
  row([label, now, quarter, year], name);

/** United States: cover, commentary in two columns, three dates side by side, the schedule on a wide page. */
const american = document({
  file: 'BRCP III - Q4 2025 Quarterly Report.pdf',
  documentType: 'Performance',
  layout: 'cover-commentary-then-wide-schedule',
  pageSize: 'Letter',
  margin: '0.75in 0.8in',
  footer:
    '<div style="font:6.5px serif;width:100%;padding:0 0.8in;color:#777;display:flex;justify-content:space-between"><span>Bellwether Ridge Capital Partners III, L.P. — Quarterly Report (unaudited)</span><span class="pageNumber"></span></div>',
  css: "@page wide{size:Letter landscape;margin:.6in .7in}body{font:9.6pt/1.45 'C059','Liberation Serif';margin:0}.cover{height:8.6in;display:flex;flex-direction:column;justify-content:center;border-left:14pt solid #3c4a2f;padding-left:28pt}.cover h1{font:26pt 'C059';margin:0 0 8pt}.n{break-before:page}.two{columns:2;column-gap:20pt;text-align:justify}.two p{margin:0 0 7pt}h3{font:bold 12pt 'C059';color:#3c4a2f;border-bottom:.6pt solid #3c4a2f;margin:14pt 0 6pt}table{width:100%;border-collapse:collapse;font:8.8pt 'Nimbus Sans','Liberation Sans'}td,th{padding:3pt 5pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{border-bottom:.9pt solid #3c4a2f;vertical-align:bottom}.s td{font-weight:bold;border-top:.5pt solid #555}.wide{page:wide;break-before:page}.wide table{font-size:8.2pt}.wide td:nth-child(2),.wide th:nth-child(2){text-align:left}.h td{font-weight:bold;font-style:italic;padding-top:7pt;color:#3c4a2f}small{font:7.2pt 'Nimbus Sans'}",
  body: `<div class="cover"><h1>${mark('fund', 'Bellwether Ridge Capital Partners III, L.P.')}</h1><div style="font-size:14pt">Quarterly Report to Limited Partners<br>Fourth Quarter 2025</div><p style="margin-top:90pt">${mark('fund_manager', 'Bellwether Ridge Management Company, LLC')}<br>1900 Carillon Point, Suite 640<br>Milwaukee, Wisconsin 53202</p><p><small>This report contains confidential information and may not be reproduced or given to any other person.</small></p></div>
<div class="n"><h3>General Partner’s Letter</h3><p>February 20, 2026</p><div class="two"><p>Dear Partners,</p><p>Fund III ended the year with a net asset value of $556.4 million, an increase of 3.1% in the quarter after adjusting for the $18.0 million distribution in November. Operating performance was mixed. Trailing revenue of the nine remaining companies rose 7.4% and EBITDA 9.9%; six of nine finished the year ahead of budget.</p><p>Blue Heron opened eleven clinics in 2025 and remains our largest position by value. We raised its multiple from 11.5x to 12.0x following two precedent transactions. Garrison completed a dividend recapitalization in October from which the Fund received $16.2 million; cumulative proceeds now exceed our cost by a factor of 1.8.</p><p>Delmarva continues to struggle with excess freezer capacity in the Mid-Atlantic. A forbearance agreement with its lenders runs through June 30, 2026 and we marked the position at 0.7 times cost. We do not expect to put in more equity.</p><p>The investment period ended on September 30, 2024. We have $41.3 million of callable capital for follow-on investments, fees and expenses. Based on current discussions we expect to bring Hatteras and Ampersand to market in the first half of 2026.</p><p>The annual meeting will take place in Milwaukee on May 14. Audited financial statements will be posted to the portal by April 30.</p></div>
<h3>Fund Performance</h3>
${table([
  head([
    `($ in thousands, ${text('base_currency', 'U.S. dollars', 'USD')})`,
    '12/31/2025',
    '09/30/2025',
    '12/31/2024',
  ]),
  over('Total commitments', usd.amount('fund_size', 650000), ['650,000', '650,000']),
  over('Cumulative paid-in capital', usd.amount('fund_paid_in', PAID.in), ['568,230', '551,980']),
  over('Cumulative distributions', usd.amount('fund_distributed', PAID.out), ['324,914', '265,660']),
  over('Net asset value', usd.amount('fund_nav', PAID.nav), ['553,954', '530,302'], 's'),
  over('Distributions / paid-in (DPI)', text('dpi', `${ratios.dpi}x`, ratios.dpi), ['0.57x', '0.48x']),
  over('Residual value / paid-in (RVPI)', text('rvpi', `${ratios.rvpi}x`, ratios.rvpi), ['0.97x', '0.96x']),
  over('Total value / paid-in (TVPI)', text('tvpi', `${ratios.tvpi}x`, ratios.tvpi), ['1.54x', '1.44x'], 's'),
  over('Gross IRR', text('gross_irr', '22.8%', '22.8'), ['22.9%', '22.4%']),
  over('Net IRR to Limited Partners', text('net_irr', '15.7%', '15.7'), ['15.6%', '15.0%']),
])}
<p><small>Vintage year ${text('vintage_year', '2018')}. First investment July 2, 2018. Net figures are after management fees, partnership expenses and carried interest accrued as if the portfolio had been liquidated at its carrying value, and include the effect of the subscription line; without it the net IRR would be 14.4%.</small></p></div>
<div class="wide"><h3>Schedule of Investments as of ${text('reporting_date', 'December 31, 2025', '2025-12-31')} ($ in thousands)</h3>
${table([
  head([
    'Company',
    'Sector',
    'Initial<br>investment',
    'Fund<br>ownership',
    'Invested<br>capital',
    'Realized<br>proceeds',
    'Unrealized<br>value',
    'Total<br>value',
    'Gross<br>MOIC',
    'Gross<br>IRR',
  ]),
  usBlock('Unrealized', UNREALIZED),
  usBlock('Partially realized', PARTLY),
  usBlock('Realized', REALIZED),
  usSum('Total portfolio', EVERY),
  row(['Other assets, net of liabilities and accrued carried interest', '', '', '', '', '', usd.show(PAID.nav - sums(EVERY)[2]), '', '', '']), // oxfmt-ignore
  row(['Net asset value', '', '', '', '', '', usd.amount('fund_nav', PAID.nav), '', '', ''], 's'),
])}
<p><small>NM: not meaningful for investments held less than two years. Ownership is shown on a fully diluted basis. Past performance does not predict future results. Valuations were determined by the General Partner in accordance with ASC 820 and have not been audited.</small></p></div>`,
});

const dkk = printer({
  currency: 'DKK',
  group: ',',
  point: '.',
  digits: 0,
  scale: 1000000,
  negative: 'minus',
  nil: '0',
});
const COMPANIES = holdings([
  ['Aalbæk Staal A/S', '2019-04-30', 'P', 214, 158, 302, 176],
  ['Bornholm Rørteknik A/S', '2019-11-01', 'U', 187, 24, 141, -28],
  ['Christianshavn Rederi A/S', '2020-07-15', 'R', 246, 671, 18, 331],
  ['Dybbøl Dental Holding ApS', '2021-02-26', 'U', 305, 12, 498, 139],
  ['Esrum Fødevarer A/S', '2021-10-08', 'U', 268, 9, 377, 117],
  ['Flensborg Fjord Energi GmbH', '2022-05-31', 'P', 192, 96, 205, 192],
  ['Grenaa Skibsinventar A/S', '2023-09-20', 'U', 331, 7, 402, 104],
  ['Hirsholm Data ApS', '2024-12-04', 'U', 175, 3, 178, 26],
]);
const BUSINESS = 'Steel structures for wind|District-heating pipes|Product tankers|Dental clinics|Organic dairy|Solar parks|Ship interiors|Data centre'.split('|'); // oxfmt-ignore
const TOWN = 'Aalbæk|Rønne|Copenhagen|Sønderborg|Hillerød|Flensburg|Grenaa|Frederikshavn'.split('|');
const danishStatus = { Realised: 'Exited*', 'Partially realised': 'Partly exited', Unrealised: 'Held' } as const; // oxfmt-ignore
const KATTEGAT = { in: 2240, out: 918, nav: 2083 };
const kattegat = multiples(KATTEGAT.in, KATTEGAT.out, KATTEGAT.nav);
const english = 'January|February|March|April|May|June|July|August|September|October|November|December'.split('|'); // oxfmt-ignore
const million = (fin: string, amount: number): string => `DKK ${dkk.amount(fin, amount)}m`;
const key = (label: string, value: string): string => `<div><b>${value}</b>${label}</div>`;

const profile = (one: Investment): string => {
  const cells = scheduleCells(dkk, one);
  const { day, month, year } = one.date;
  return row([
    cells.name(),
    BUSINESS[one.row] ?? '',
    TOWN[one.row] ?? '',
    cells.date(`${Number(day)} ${english[Number(month) - 1] ?? ''} ${year}`),
    cells.status(danishStatus[one.status]),
  ]);
};
const valued = (one: Investment): string => {
  const cells = scheduleCells(dkk, one);
  return row([
    cells.name(),
    cells.cost(),
    cells.realised(),
    cells.fairValue(),
    cells.total(),
    cells.multiple(2, (plain) => plain),
    cells.irr((plain) => plain, 'n.a.'),
  ]);
};

/** Danish in English: a strip of figures, then what each company is and what it is worth in two tables. */
const danish = document({
  file: 'Kattegat_Partners_II_Investor_Report_H1_2025.pdf',
  documentType: 'Performance',
  layout: 'strip-profiles-and-valuation-tables',
  margin: '15mm 18mm',
  footer:
    '<div style="font:6.5px sans-serif;width:100%;padding:0 18mm;color:#888;text-align:right">Kattegat Partners II K/S · H1 2025 · <span class="pageNumber"></span> / <span class="totalPages"></span></div>',
  css: "body{font:9.4pt/1.45 'Liberation Sans';margin:0;color:#1c2733}.k{display:grid;grid-template-columns:repeat(5,1fr);gap:10pt 6pt;margin:12pt 0;border-top:1.5pt solid #1c2733;border-bottom:1.5pt solid #1c2733;padding:8pt 0}.k div{font-size:7.4pt;color:#5a6a78}.k b{display:block;font-size:13pt;color:#1c2733;font-weight:normal}table{width:100%;border-collapse:collapse;margin:4pt 0 12pt;font-size:8.8pt}td,th{padding:3.6pt 4pt;border-bottom:.3pt solid #ccd;text-align:left}.v td,.v th{text-align:right}.v td:first-child,.v th:first-child{text-align:left}th{background:#1c2733;color:#fff;font-weight:normal}.s td{font-weight:bold}h2{font-size:12pt;margin:14pt 0 4pt;font-weight:normal;color:#b0413e}small{font-size:7.3pt;color:#5a6a78}",
  body: `<div style="display:flex;justify-content:space-between;align-items:baseline"><span style="font-size:20pt">${mark('fund', 'Kattegat Partners II K/S')}</span><span>Investor report, first half of 2025</span></div>
<div class="k">${key('Committed capital', million('fund_size', 2600))}${key('Paid in', million('fund_paid_in', KATTEGAT.in))}${key('Paid out', million('fund_distributed', KATTEGAT.out))}${key('Net asset value', million('fund_nav', KATTEGAT.nav))}${key('Vintage', text('vintage_year', '2019'))}${key('DPI', text('dpi', kattegat.dpi))}${key('RVPI', text('rvpi', kattegat.rvpi))}${key('TVPI', text('tvpi', kattegat.tvpi))}${key('Gross IRR', text('gross_irr', '15.4%', '15.4'))}${key('Net IRR', text('net_irr', '10.6%', '10.6'))}</div>
<p>Figures are stated at ${text('reporting_date', '30 June 2025', '2025-06-30')} in millions of ${text('base_currency', 'Danish kroner', 'DKK')}.</p>
<h2>The half-year in brief</h2><p>The portfolio returned 6.2% in local currency during the first half of 2025. Demand for tower sections lifted Aalbæk Staal, whose order book now reaches into 2027, while the break-up of a large housing project delayed deliveries at Bornholm Rørteknik. We lowered the valuation of the latter by DKK 22m.</p><p>On 17 March the sale of Christianshavn Rederi to a Norwegian shipowner closed. DKK 640m of the price was received and passed on to the investors in April; DKK 18m remains in escrow until the end of 2026 and is included at fair value.</p><p>No new platform investment was made. We drew DKK 60m for add-on acquisitions by Dybbøl Dental (five clinics in Jutland) and for the second data hall in Frederikshavn.</p>
<svg width="480" height="120" style="margin-top:8pt"><g font-size="8" font-family="Liberation Sans" fill="#5a6a78"><rect x="20" y="62" width="44" height="40" fill="#c9d3dc"/><text x="24" y="57">1.14</text><text x="26" y="113">2021</text><rect x="100" y="56" width="44" height="46" fill="#c9d3dc"/><text x="104" y="51">1.22</text><text x="106" y="113">2022</text><rect x="180" y="54" width="44" height="48" fill="#c9d3dc"/><text x="184" y="49">1.25</text><text x="186" y="113">2023</text><rect x="260" y="52" width="44" height="50" fill="#c9d3dc"/><text x="264" y="47">1.30</text><text x="266" y="113">2024</text><rect x="340" y="48" width="44" height="54" fill="#b0413e"/><text x="344" y="43">1.34</text><text x="340" y="113">June 2025</text></g></svg><br><small>Total value to paid-in capital at year ends</small><h2>Outlook</h2><p>DKK 360m of the commitments is undrawn. The investment period has ended; the remainder is meant for the companies we own, for which add-on acquisitions of about DKK 190m are being examined. We are preparing the sale of Aalbæk Staal and of the remaining 51% of Flensborg Fjord Energi, and the advisory committee will discuss an extension of the Fund’s term by one year, to 2030, in November.</p><p>The annual responsibility report was published in May. Seven of eight companies now report their emissions in scopes 1 to 3, and the Fund continues to report under Article 8 of the SFDR.</p>
<div style="break-before:page"></div><h2>What we own</h2>
${table([head(['Company', 'Business', 'Seat', 'First investment', 'Status']), ...COMPANIES.map(profile)])}
<h2>What it is worth (DKK million)</h2>
${table(
  [
    head(['Company', 'Invested', 'Realised', 'Fair value', 'Total value', 'Multiple', 'Gross IRR, %']),
    ...COMPANIES.map(valued),
    row(
      [
        'All companies',
        ...sums(COMPANIES).map((sum) => dkk.show(sum)),
        multipleOf(COMPANIES, 2),
        text('gross_irr', '15.4'),
      ],
      's',
    ),
  ],
  'v',
)}
<p><small>* The remaining value of an exited company is the discounted amount held in escrow. Multiples and returns of companies are before fees, costs and carried interest of the Fund. Valuations follow the IPEV guidelines and are reviewed, not audited, by the Fund’s auditor at half-year.</small></p>
<p>The Fund is managed by ${mark('fund_manager', 'Kattegat Partners Forvaltning ApS')}, Sankt Annæ Plads 30, 1250 Copenhagen K, registered with the Danish FSA as manager of alternative investment funds (no. 24.118). The depositary is Øresund Depositar A/S. Questions: Signe Balslev, ir@kattegatpartners.example, +45 55 55 01 74.</p>`,
});

export const documents: FundDocument[] = [american, danish];
