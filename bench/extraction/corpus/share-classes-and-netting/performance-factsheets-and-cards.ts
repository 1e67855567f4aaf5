import type { FundDocument } from '../document.ts';
import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import type { Investment } from '../paper/schedule.ts';
import { multiples, scheduleCells, sums } from '../paper/schedule.ts';
import { holdings, multipleOf } from './holdings.ts';

const usd = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 1,
  scale: 1000000,
  negative: 'brackets',
  before: '$',
  nil: '—',
});
const VENTURES = holdings([
  ['Apterra Robotics, Inc.', '2019-02-12', 'U', 142, 0, 486, 262],
  ['Beaconwell Health, Inc.', '2019-05-30', 'R', 95, 388, 0, 517],
  ['Cobbler Labs, Inc.', '2019-10-04', 'P', 120, 74, 231, 213],
  ['Dovetail Freight Technologies, Inc.', '2020-03-17', 'U', 168, 0, 112, -88],
  ['Emberline Security, Inc.', '2020-08-26', 'P', 155, 260, 347, 448],
  ['Foxtrot Ledger, Inc.', '2021-01-14', 'R', 80, 13, 0, -461],
  ['Ginkgo Lane Biosciences, Inc.', '2021-06-09', 'U', 210, 0, 324, 139],
  ['Halyard Energy Software, Inc.', '2021-12-21', 'U', 175, 0, 252, 134],
  ['Ionside Materials, Inc.', '2022-09-15', 'U', 130, 0, 137, 24],
  ['Juniper & Rye Commerce, Inc.', '2023-04-27', 'U', 115, 0, 128, 66],
]);
const LETTERS = { Realised: 'E', 'Partially realised': 'P', Unrealised: 'A' } as const;
const [ventureCost, ventureRealised, ventureFair, ventureTotal] = sums(VENTURES);
const quarry = { paidIn: 1632, distributed: 649, nav: 1984 };
const quarryRatios = multiples(quarry.paidIn, quarry.distributed, quarry.nav);
const fact = (label: string, value: string): string => `<div><span>${label}</span><b>${value}</b></div>`;
const slices = [
  ['Enterprise software', 47, '#14324f'],
  ['Health & life sciences', 16, '#2e6f95'],
  ['Industrial technology', 31, '#7fb069'],
  ['Consumer & commerce', 6, '#e6aa68'],
] as const;
const bars = slices
  .map(
    ([name, percent, colour], at) =>
      `<rect x="0" y="${at * 17}" width="${percent * 1.5}" height="10" fill="${colour}"/><text x="${percent * 1.5 + 4}" y="${at * 17 + 8}" font-size="7">${name.replace('&', '&amp;')} ${percent}%</text>`,
  )
  .join('');
const american = ({ date }: Investment): string => `${date.month}/${date.day}/${date.year}`;

/** American: one landscape sheet, facts and a chart at the left, the companies with letter codes at the right. */
const factsheet = document({
  file: 'QLV V Fact Sheet 12.31.24.pdf',
  documentType: 'Performance',
  layout: 'landscape-factsheet-sidebar-chart',
  pageSize: 'Letter landscape',
  margin: '11mm 13mm',
  css: "body{font:8.3pt/1.35 'Lato','Liberation Sans';margin:0}.t{display:flex;justify-content:space-between;align-items:flex-end;background:#14324f;color:#fff;padding:8pt 12pt}.g{display:grid;grid-template-columns:62mm 1fr;gap:14pt;margin-top:8pt}.f div{display:flex;justify-content:space-between;border-bottom:.3pt solid #bbb;padding:2.2pt 0}h4{margin:8pt 0 3pt;color:#14324f;text-transform:uppercase;font-size:7.8pt;letter-spacing:.6pt}h4:first-child{margin-top:0}table{width:100%;border-collapse:collapse}td,th{padding:3.2pt 3pt;text-align:right;border-bottom:.3pt solid #ccc}td:first-child,th:first-child{text-align:left}td:nth-child(2),th:nth-child(2){text-align:center}th{color:#14324f;border-bottom:1pt solid #14324f;vertical-align:bottom}.s td{font-weight:bold;border-bottom:0}small{font-size:6.5pt;color:#555}",
  body: `<div class="t"><div><span style="font-size:15pt">${mark('fund', 'Quarry Lane Ventures V, L.P.')}</span><br>Fund fact sheet</div><div style="text-align:right">As of ${text('reporting_date', 'December 31, 2024', '2024-12-31')}<br>$ in millions</div></div>
<div class="g"><div class="f"><h4>Fund facts</h4>${fact('Manager', mark('fund_manager', 'Quarry Lane Management LLC'))}${fact('Headquarters', 'Durham, North Carolina')}${fact('Strategy', 'Early-stage venture')}${fact('Vintage', text('vintage_year', '2018'))}${fact('Committed capital', usd.amount('fund_size', 1850))}${fact('Term (with extensions)', '12 years')}
<h4>Performance</h4>${fact('Capital called', usd.amount('fund_paid_in', quarry.paidIn))}${fact('% called', '88%')}${fact('Distributions', usd.amount('fund_distributed', quarry.distributed))}${fact('Net asset value', usd.amount('fund_nav', quarry.nav))}${fact('DPI', text('dpi', `${quarryRatios.dpi}x`, quarryRatios.dpi))}${fact('RVPI', text('rvpi', `${quarryRatios.rvpi}x`, quarryRatios.rvpi))}${fact('TVPI', text('tvpi', `${quarryRatios.tvpi}x`, quarryRatios.tvpi))}${fact('Gross IRR', text('gross_irr', '22.7%', '22.7'))}${fact('Net IRR', text('net_irr', '15.4%', '15.4'))}
<h4>Fair value by sector</h4><svg width="100%" viewBox="0 0 180 66" style="font-family:'Liberation Sans'">${bars}</svg>
<h4>In the quarter</h4><p style="margin:0">Emberline Security closed a secondary tender at a 35% premium to our September mark. Dovetail Freight was written down by half following the loss of a customer. One new seed position is under a signed term sheet.</p></div>
<div><h4>Portfolio companies</h4>${table([
    head([
      'Company',
      'Status*',
      'Initial<br>investment',
      'Invested',
      'Realized',
      'Unrealized<br>FMV',
      'Total<br>value',
      'Gross<br>MOIC',
      'Gross<br>IRR',
    ]),
    ...VENTURES.map((one) => {
      const cells = scheduleCells(usd, one);
      return row([
        cells.name(),
        cells.status(LETTERS[one.status]),
        cells.date(american(one)),
        cells.cost(),
        cells.realised(),
        cells.fairValue(),
        cells.total(),
        cells.multiple(2, (plain) => `${plain}x`),
        cells.irr((plain) => (plain.startsWith('-') ? `(${plain.slice(1)}%)` : `${plain}%`), 'NM'),
      ]);
    }),
    row(
      [
        'Total',
        '',
        '',
        ...[ventureCost, ventureRealised, ventureFair, ventureTotal].map((sum) => usd.show(sum)),
        `${multipleOf(VENTURES, 2)}x`,
        '',
      ],
      's',
    ),
  ])}
<p><small>* A = active (unrealized); P = partially realized; E = exited (realized). FMV is determined by the manager in accordance with ASC 820. Company-level MOIC and IRR are gross of management fees, partnership expenses and carried interest, which reduce returns to limited partners and in the aggregate are substantial. Net IRR is calculated from the dates of capital calls and does not reflect the use of the subscription line. Past performance is not indicative of future results. This fact sheet is not an offer to sell any security. For existing limited partners only; do not redistribute. Fiscal 2024 audit in process.</small></p>
<h4>Cash flows by year</h4>${table([
    head(['', '', '2019', '2020', '2021', '2022', '2023', '2024']),
    row(['Called', '', '$31.2', '$35.8', '$52.0', '$21.4', '$14.6', '$8.2']),
    row(['Distributed', '', '—', '—', '—', '$29.1', '$14.3', '$21.5']),
  ])}</div></div>`,
  derivable: { base_currency: 'USD' },
});

const gbp = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 1,
  scale: 1000000,
  negative: 'minus',
  before: '£',
  after: 'm',
});
const WORKS = holdings([
  ['Avonlock Storage Limited', '2016-09-30', 'R', 184, 352, 0, 148],
  ['Burnside Heat Networks Limited', '2017-05-12', 'U', 263, 61, 318, 71],
  ['Clyde Ferries (Holdings) Limited', '2018-02-23', 'P', 412, 287, 395, 112],
  ['Dart Valley Water Limited', '2018-11-16', 'U', 537, 148, 602, 79],
  ['Exe Fibre Networks Limited', '2020-07-03', 'U', 345, 0, 291, -39],
  ['Fenland Energy from Waste Limited', '2021-03-26', 'U', 488, 95, 571, 104],
]);
const WORK_STATUS = {
  Realised: 'Sold (fully realised)',
  'Partially realised': 'Partly realised',
  Unrealised: 'Unrealised',
} as const;
const WORK_NOTES = [
  'Cold storage, Avonmouth and Bathgate',
  'District heating, Dundee and Stirling',
  'Passenger and vehicle ferries, Firth of Clyde; 40% sold in March 2023',
  'Regulated water-only company, South Devon',
  'Rural full-fibre network, 61,000 premises passed',
  'Waste-to-energy plant, 27 MW, Wisbech',
];
const fens = { paidIn: 2384, distributed: 842, nav: 2119 };
const fensRatios = multiples(fens.paidIn, fens.distributed, fens.nav);
const card = (one: Investment): string => {
  const cells = scheduleCells(gbp, one);
  const lines: [string, string][] = [
    ['Status', cells.status(WORK_STATUS[one.status])],
    ['Date of acquisition', cells.date(`${one.date.day}/${one.date.month}/${one.date.year}`)],
    ['Amount invested', cells.cost()],
    ...(one.realised === 0 ? [] : ([['Proceeds received', cells.realised()]] as [string, string][])),
    ...(one.fairValue === 0 ? [] : ([['Fair value', cells.fairValue()]] as [string, string][])),
    ['Total value', cells.total()],
    ['Multiple of cost', cells.multiple(2, (plain) => `${plain}x`)],
    ['Gross IRR', cells.irr((plain) => `${plain}%`, 'n/a')],
  ];
  return `<section><h4>${cells.name()}</h4><i>${WORK_NOTES[one.row] ?? ''}</i>${table(lines.map((line) => row(line)))}</section>`;
};

/** British: a summary strip and text, then one card of label and value for each company over two pages. */
const cards = document({
  file: 'Granta Infrastructure Income Fund - Half Year Review June 2024.pdf',
  documentType: 'Performance',
  layout: 'company-cards-two-across',
  margin: '15mm 16mm',
  css: "body{font:9pt/1.42 'Liberation Sans';margin:0 1pt}h2{font-weight:normal;color:#5a1846;margin:0 0 2pt}h3{color:#5a1846;font-size:11pt;margin:12pt 0 4pt}.k{display:grid;grid-template-columns:repeat(5,1fr);border:.8pt solid #5a1846;margin:10pt 0}.k div{padding:5pt 6pt;border-right:.3pt solid #bbb}.k span{display:block;font-size:7.2pt;color:#666}.k b{font-size:11.5pt;color:#5a1846}.c{display:grid;grid-template-columns:1fr 1fr;gap:12pt}section{border-top:2.5pt solid #5a1846;background:#f7f3f6;padding:5pt 8pt 8pt;break-inside:avoid}h4{margin:0;font-size:10pt}i{font-size:8pt;color:#555}table{width:100%;border-collapse:collapse;margin-top:4pt}td{padding:2.4pt 0;border-bottom:.3pt solid #cbb}td:last-child{text-align:right}small{font-size:7.2pt;color:#555}",
  body: `<h2>${mark('fund', 'Granta Infrastructure Income Fund LP')}</h2><div>Half-year review – position at ${text('reporting_date', '30 June 2024', '2024-06-30')} – amounts in ${text('base_currency', 'sterling', 'GBP')}</div>
<div class="k"><div><span>Commitments</span><b>${gbp.amount('fund_size', 2600)}</b></div><div><span>Capital drawn</span><b>${gbp.amount('fund_paid_in', fens.paidIn)}</b></div><div><span>Capital distributed</span><b>${gbp.amount('fund_distributed', fens.distributed)}</b></div><div><span>Net asset value</span><b>${gbp.amount('fund_nav', fens.nav)}</b></div><div><span>Vintage</span><b>${text('vintage_year', '2016')}</b></div><div><span>DPI</span><b>${text('dpi', `${fensRatios.dpi}x`, fensRatios.dpi)}</b></div><div><span>RVPI</span><b>${text('rvpi', `${fensRatios.rvpi}x`, fensRatios.rvpi)}</b></div><div><span>TVPI</span><b>${text('tvpi', `${fensRatios.tvpi}x`, fensRatios.tvpi)}</b></div><div><span>Gross IRR</span><b>${text('gross_irr', '8.8%', '8.8')}</b></div><div><span>Net IRR</span><b>${text('net_irr', '6.5%', '6.5')}</b></div></div>
<h3>Review of the half year</h3>
<p>The Fund paid two quarterly distributions totalling 2.1p per £1 of commitment, fully covered by cash received from the portfolio. Inflation linkage continued to support Dart Valley Water, where the regulator’s draft determination was broadly in line with our base case. Exe Fibre Networks is adding customers more slowly than planned in the face of competing builds and has been valued at a 12.5% discount rate (December: 11.0%).</p>
<p>The weighted average discount rate across the portfolio was 8.9% (December: 8.7%). A 0.5% increase would lower the net asset value by £10.6m. Net debt in the companies amounted to 44% of enterprise value. The Fund’s own £20.0m facility with Isle Street Bank was undrawn.</p>
<h3>Investments</h3>
<div class="c">${WORKS.map(card).join('')}</div>
<p><small>Gross IRR and multiple of cost are calculated before fund-level costs. Total value is the sum of proceeds received and fair value. The Fund is managed by ${mark('fund_manager', 'Granta Infrastructure Managers LLP')}, which is authorised and regulated by the Financial Conduct Authority (FRN 614882). Registered office: 9 Jesus Lane Court, Cambridge CB5 8BZ. This document is issued to limited partners of the Fund for information only. The value of investments may fall as well as rise.</small></p>`,
});

export const documents: FundDocument[] = [factsheet, cards];
