import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 1,
  scale: 1000000,
  negative: 'brackets',
  nil: '—',
});
type Company = readonly [
  name: string,
  iso: string,
  printed: string,
  cost: number,
  realised: number,
  value: number,
  moic: string,
  irr: string,
];
const HELD: readonly Company[] = [
  ['Calloway Pet Brands', '2019-05-14', '14 May 2019', 412, 880, 305, '2.9x', '31.2%'],
  ['Dunmore Veterinary', '2020-02-03', '3 Feb 2020', 530, 118, 902, '1.9x', '18.0%'],
  ['Ellsworth Dental Group', '2021-09-27', '27 Sep 2021', 641, 0, 770, '1.2x', '6.1%'],
  ['Frontenac Labs', '2022-11-08', '8 Nov 2022', 388, 22, 301, '0.8x', '(8.4%)'],
];
const SOLD: readonly Company[] = [
  ['Garland Seating', '2018-03-19', '19 Mar 2018', 290, 911, 0, '3.1x', '36.5%'],
  ['Hartwell Foods', '2018-10-30', '30 Oct 2018', 344, 402, 0, '1.2x', '4.0%'],
];
const sum = (list: readonly Company[], at: 3 | 4 | 5): number => list.reduce((all, one) => all + one[at], 0);
const BOTH = [...HELD, ...SOLD];

const line = ([name, iso, printed, cost, realised, value, moic, irr]: Company, at: number): string =>
  row([
    mark('investment_name', name, { row: at }),
    mark('investment_date', printed, { value: iso, row: at }),
    dollar.amount('investment_cost', cost, at),
    realised === 0 ? '—' : dollar.amount('investment_realised', realised, at),
    value === 0 ? '—' : dollar.amount('investment_fair_value', value, at),
    dollar.amount('investment_total_value', realised + value, at),
    text('investment_moic', moic, moic.replace('x', ''), at),
    text('investment_irr', irr, (irr.startsWith('(') ? '-' : '') + irr.replace(/[(%)]/gu, ''), at),
  ]);
const totals = (label: string, list: readonly Company[]): string =>
  row(
    [
      label,
      '',
      dollar.show(sum(list, 3)),
      dollar.show(sum(list, 4)),
      sum(list, 5) === 0 ? '—' : dollar.show(sum(list, 5)),
      dollar.show(sum(list, 4) + sum(list, 5)),
      `${((sum(list, 4) + sum(list, 5)) / sum(list, 3)).toFixed(1)}x`,
      '',
    ],
    's',
  );

/** A track record: what is held and what is sold, each with its sum. */
const record = document({
  file: 'Quillayute Consumer Partners II - Q2 2025 track record.pdf',
  documentType: 'Performance',
  layout: 'track-record-held-and-sold-in-millions',
  pageSize: 'Letter landscape',
  css: "body{font:9.2pt 'Liberation Sans'}table{width:100%;border-collapse:collapse;margin-top:8pt}td,th{padding:2.6pt 6pt;text-align:right}td:first-child,th:first-child{text-align:left}th{background:#333;color:#fff;vertical-align:bottom}.g td{font-weight:bold;background:#eee}.s td{border-top:.5pt solid;font-weight:bold}",
  body: `<h2 style="margin:0">${mark('fund', 'Quillayute Consumer Partners II, L.P.')}</h2><div>As of ${text('reporting_date', 'June 30, 2025', '2025-06-30')} · ${text('base_currency', 'USD')} in millions · Sponsor: ${mark('fund_manager', 'Quillayute Capital Management, LLC')} · ${text('vintage_year', '2018')} vintage</div>
${table([
  head([
    'Company',
    'Date',
    'Invested',
    'Realized',
    'Remaining value',
    'Total value',
    'Gross MOIC',
    'Gross IRR',
  ]),
  row(
    [
      mark('investment_status', 'Unrealized', { value: 'Unrealised', row: HELD.map((_, at) => at) }),
      '',
      '',
      '',
      '',
      '',
      '',
      '',
    ],
    'g',
  ),
  ...HELD.map(line),
  totals('Total unrealized', HELD),
  row(
    [
      mark('investment_status', 'Realized', {
        value: 'Realised',
        row: SOLD.map((_, at) => at + HELD.length),
      }),
      '',
      '',
      '',
      '',
      '',
      '',
      '',
    ],
    'g',
  ),
  ...SOLD.map((one, at) => line(one, at + HELD.length)),
  totals('Total realized', SOLD),
  totals('Total', BOTH),
])}
<p>Fund level: committed capital $${mark('fund_size', '310.0', { value: '310000000.0', currency: 'USD' })} million; paid in $${mark('fund_paid_in', '284.1', { value: '284100000.0', currency: 'USD' })} million; distributed $${mark('fund_distributed', '201.7', { value: '201700000.0', currency: 'USD' })} million; net asset value $${mark('fund_nav', '216.4', { value: '216400000.0', currency: 'USD' })} million; net TVPI ${text('tvpi', '1.47x', '1.47')}, DPI ${text('dpi', '0.71x', '0.71')}, RVPI ${text('rvpi', '0.76x', '0.76')}; net IRR ${text('net_irr', '13.9%', '13.9')}, gross IRR ${text('gross_irr', '19.8%', '19.8')}.</p>`,
});

const euro = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  scale: 1000000,
  negative: 'minus',
  nil: '–',
});
const FUNDS: readonly (readonly [
  name: string,
  year: string,
  committed: number,
  paid: number,
  back: number,
  value: number,
  tvpi: string,
])[] = [
  ['Aubépine Capital 4 SLP', '2019', 1500, 1320, 604, 1411, '1,53'],
  ['Brockenblick Equity VII GmbH & Co. KG', '2020', 2000, 1604, 220, 1902, '1,32'],
  ['Carraig Growth Fund III LP', '2018', 1250, 1198, 1011, 880, '1,58'],
  ['Dolomiti Private Equity II SCA', '2021', 1000, 640, 0, 702, '1,10'],
  ['Ekeby Teknik Fond V AB', '2022', 1800, 511, 0, 468, '0,92'],
];
const of = (at: 2 | 3 | 4 | 5): number => FUNDS.reduce((all, one) => all + one[at], 0);

/** A list of target funds whose commitments stand before what was paid in. */
const targets = document({
  file: 'Hanseatische Dachfonds Drei - Bericht 31.12.2024 - Zielfonds.pdf',
  documentType: 'Performance',
  layout: 'dachfonds-zielfonds-mit-zusage-in-mio',
  language: 'de',
  pageSize: 'A4 landscape',
  css: "body{font:9.2pt 'Liberation Sans'}table{width:100%;border-collapse:collapse;margin-top:8pt}td,th{padding:2.6pt 6pt;text-align:right}td:first-child,th:first-child{text-align:left}th{border-bottom:1pt solid #046;vertical-align:bottom}.s td{border-top:.5pt solid;font-weight:bold}.k td{text-align:left}",
  body: `<h2 style="margin:0">${mark('fund', 'Hanseatische Dachfonds Drei GmbH & Co. geschlossene Investment-KG')}</h2>
${table(
  [
    row([
      'Verwaltungsgesellschaft',
      mark('fund_manager', 'Hanseatische Beteiligungsmanagement GmbH'),
      'Stichtag',
      text('reporting_date', '31.12.2024', '2024-12-31'),
    ]),
    row([
      'Fondsvolumen',
      `EUR ${mark('fund_size', '85,00', { value: '85000000.00', currency: 'EUR' })} Mio.`,
      'Auflagejahr',
      text('vintage_year', '2018'),
    ]),
    row([
      'Nettoinventarwert',
      `EUR ${mark('fund_nav', '55,14', { value: '55140000.00', currency: 'EUR' })} Mio.`,
      'Netto-IRR',
      text('net_irr', '8,7 %', '8.7'),
    ]),
  ],
  'k',
)}
<p>Zielfonds, Angaben in Mio. ${text('base_currency', 'EUR')}</p>
${table([
  head(['Zielfonds', 'Jahrgang', 'Zeichnung', 'Eingezahlt', 'Rückflüsse', 'Zeitwert', 'TVPI']),
  ...FUNDS.map(([name, year, committed, paid, back, value, tvpi], at) =>
    row([
      mark('investment_name', name, { row: at }),
      year,
      euro.show(committed),
      euro.amount('investment_cost', paid, at),
      back === 0 ? '–' : euro.amount('investment_realised', back, at),
      euro.amount('investment_fair_value', value, at),
      text('investment_moic', tvpi, tvpi.replace(',', '.'), at),
    ]),
  ),
  row(['Summe', '', euro.show(of(2)), euro.show(of(3)), euro.show(of(4)), euro.show(of(5)), ''], 's'),
])}`,
});

const thousand = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 0,
  scale: 1000,
  negative: 'brackets',
  nil: '-',
});
const LOANS: readonly (readonly [
  sector: string,
  list: readonly (readonly [name: string, kind: string, cost: number, value: number])[],
])[] = [
  [
    'Healthcare',
    [
      ['Ambleside Care Homes Limited', 'Senior secured, SONIA + 6.25%, 2028', 18200, 18200],
      ['Borrowdale Optical Holdings Limited', 'Unitranche, SONIA + 7.00%, 2029', 24750, 24011],
    ],
  ],
  [
    'Business services',
    [
      ['Coniston Payroll Group Limited', 'Unitranche, SONIA + 6.75%, 2030', 31000, 31310],
      ['Derwent Testing Services plc', 'Second lien, 11.5%, 2029', 9400, 7520],
    ],
  ],
  ['Leisure', [['Eskdale Holiday Parks Limited', 'Senior secured, SONIA + 5.75%, 2027', 14100, 14100]]],
];
const LENT = LOANS.flatMap(([, list]) => list);
const lent = (list: (typeof LOANS)[number][1], at: 2 | 3): number =>
  list.reduce((all, one) => all + one[at], 0);
const NET = 98118;
let loan = -1;

/** Loans under their sectors in a fund's accounts, in thousands, with the share of net assets. */
const loans = document({
  file: 'Ullswater Senior Lending - annual report 2024 - portfolio statement.pdf',
  documentType: 'Performance',
  layout: 'portfolio-statement-of-loans-in-thousands',
  css: "body{font:9.4pt 'Liberation Serif'}table{width:100%;border-collapse:collapse;margin-top:8pt}td,th{padding:2.3pt 5pt;text-align:right}td:nth-child(-n+2),th:nth-child(-n+2){text-align:left}th{border-bottom:.8pt solid;vertical-align:bottom}.g td{font-style:italic;padding-top:6pt}.s td:nth-child(n+3){border-top:.5pt solid}",
  body: `<h3 style="margin:0">${mark('fund', 'Ullswater Senior Lending Fund LP')}</h3><div>Portfolio statement at ${text('reporting_date', '31 December 2024', '2024-12-31')}</div><div>Manager: ${mark('fund_manager', 'Ullswater Credit Managers LLP')}. Presentation currency: ${text('base_currency', 'pounds sterling', 'GBP')}.</div>
${table([
  head(['Borrower', 'Instrument', 'Cost<br>£’000', 'Fair value<br>£’000', '% of net<br>assets']),
  ...LOANS.flatMap(([sector, list]) => [
    row([sector, '', '', '', ''], 'g'),
    ...list.map(([name, kind, cost, value]) => {
      loan += 1;
      return row([
        mark('investment_name', name, { row: loan }),
        kind,
        thousand.amount('investment_cost', cost, loan),
        thousand.amount('investment_fair_value', value, loan),
        ((100 * value) / NET).toFixed(1),
      ]);
    }),
    row(
      [
        '',
        '',
        thousand.show(lent(list, 2)),
        thousand.show(lent(list, 3)),
        ((100 * lent(list, 3)) / NET).toFixed(1),
      ],
      's',
    ),
  ]),
  row(
    [
      'Total investments',
      '',
      thousand.show(lent(LENT, 2)),
      thousand.show(lent(LENT, 3)),
      ((100 * lent(LENT, 3)) / NET).toFixed(1),
    ],
    's',
  ),
  row([
    'Other net assets',
    '',
    '',
    thousand.show(NET - lent(LENT, 3)),
    ((100 * (NET - lent(LENT, 3))) / NET).toFixed(1),
  ]),
  row(['Net assets', '', '', thousand.amount('fund_nav', NET), '100.0'], 's'),
])}`,
});

export const documents = [record, targets, loans];
