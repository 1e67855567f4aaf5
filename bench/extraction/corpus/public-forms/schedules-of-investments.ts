import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'brackets',
  nil: '–',
});

/** A company of an audited schedule: its instruments with shares, cost and fair value. */
type Company = readonly [name: string, note: string, ...held: (readonly [string, string, number, number])[]];
type Industry = readonly [name: string, companies: readonly Company[]];
type Region = readonly [name: string, industries: readonly Industry[]];

const CAPITAL = 331_907_418;
const REGIONS: readonly Region[] = [
  [
    'North America',
    [
      [
        'Industrial services',
        [
          ['Tolland Pump & Valve Holdings, LLC', '(a)', ['Class A units', '1,250,000', 12500000, 18410000]],
          [
            'Nashoba Rail Maintenance, Inc.',
            '',
            ['Series B convertible preferred stock', '418,230', 20911500, 27650420],
            ['Common stock', '102,400', 1024000, 1890300],
          ],
        ],
      ],
      [
        'Healthcare',
        [
          [
            'Pemberwick Home Dialysis Partners, L.P.',
            '(a)(b)',
            ['Partnership interest', '', 31750000, 29118000],
          ],
          [
            'Sable Ridge Veterinary Group, Inc.',
            '(c)',
            ['12.0% PIK note, due 6/30/2028', '$6,000,000', 5880000, 6122500],
            ['Warrants, expiring 2030', '55,000', 0, 412000],
          ],
        ],
      ],
    ],
  ],
  [
    'Western Europe',
    [
      [
        'Software',
        [
          ['Quentell Kassensysteme GmbH (Germany)', '', ['Ordinary shares', '88,120', 17304000, 41260310]],
          ['Aubrac Logiciels SAS', '(b)', ['Preferred equity', '2,140,000', 22600000, 22600000]],
        ],
      ],
      [
        'Consumer products',
        [
          [
            'Strathmoor Oatcakes and Provisions Group Limited',
            '',
            ['A ordinary shares', '510,000', 9805000, 4310775],
          ],
        ],
      ],
    ],
  ],
];

let line = -1;
const percent = (amount: number): string => `${((100 * amount) / CAPITAL).toFixed(1)}%`;
const sumOf = (companies: readonly Company[]): readonly [number, number] => {
  const held = companies.flatMap(([, , ...list]) => list);
  return [held.reduce((sum, one) => sum + one[2], 0), held.reduce((sum, one) => sum + one[3], 0)];
};
const held = ([instrument, shares, cost, value]: Company[2], own: boolean, at: number): string =>
  row(
    [
      `<span class="i2">${instrument}</span>`,
      shares,
      own ? dollar.amount('investment_cost', cost, at) : dollar.show(cost),
      own ? dollar.amount('investment_fair_value', value, at) : dollar.show(value),
      percent(value),
    ],
    '',
  );
function companyRows([name, note, ...list]: Company): string[] {
  line += 1;
  const at = line;
  const [cost, value] = sumOf([[name, note, ...list]]);
  const single = list.length === 1;
  return [
    row([
      `<span class="i1">${mark('investment_name', name, { row: at })}<sup>${note}</sup></span>`,
      '',
      '',
      '',
      '',
    ]),
    ...list.map((one) => held(one, single, at)),
    ...(single
      ? []
      : [
          row(
            [
              '',
              '',
              `<u>${dollar.amount('investment_cost', cost, at)}</u>`,
              `<u>${dollar.amount('investment_fair_value', value, at)}</u>`,
              percent(value),
            ],
            'sub',
          ),
        ]),
  ];
}
const total = (label: string, companies: readonly Company[], name = 'tot'): string => {
  const [cost, value] = sumOf(companies);
  return row([label, '', dollar.show(cost), dollar.show(value), percent(value)], name);
};
const COLUMNS = head(['Description', 'Shares / principal', 'Cost', 'Fair value', "% of partners' capital"]);
function regionTable([name, industries]: Region): string {
  const body = industries.flatMap(([industry, companies]) => [
    row([industry, '', '', '', ''], 'ind'),
    ...companies.flatMap(companyRows),
    total(`Total ${industry.toLowerCase()}`, companies),
  ]);
  const all = industries.flatMap(([, companies]) => companies);
  return table([
    COLUMNS,
    row([`<b>${name}</b>`, '', '', '', '']),
    ...body,
    total(`Total ${name}`, all, 'tot b'),
  ]);
}
const ALL = REGIONS.flatMap(([, industries]) => industries.flatMap(([, companies]) => companies));
const [, VALUE] = sumOf(ALL);
const heading = (continued: string): string =>
  `<h3>${mark('fund', 'Fernhill Opportunity Partners III, L.P.')}</h3><h4>Condensed Schedule of Investments${continued}</h4><div class="c">${text('reporting_date', 'December 31, 2023', '2023-12-31')}</div><div class="c">(Expressed in ${text('base_currency', 'U.S. dollars', 'USD')})</div>`;

/** ASC 946-210-50: regions, industries, companies, their instruments; a page for each region. */
const audited = document({
  file: 'Fernhill III - Audited FS 2023 - Condensed SOI.pdf',
  documentType: 'Performance',
  layout: 'audited-schedule-of-investments-by-region',
  pageSize: 'Letter',
  css: "body{font:9.2pt 'Liberation Serif'}h3,h4,.c{text-align:center;margin:1pt}table{width:100%;border-collapse:collapse;margin-top:10pt}th{font-size:8.4pt;text-align:right;border-bottom:1pt solid;vertical-align:bottom;padding:2pt 5pt}th:first-child,td:first-child{text-align:left}td{text-align:right;padding:1.6pt 5pt}.ind td{font-style:italic;padding-top:6pt}.i1{padding-left:12pt}.i2{padding-left:26pt}.tot td:nth-child(n+3){border-top:.6pt solid}.b td{font-weight:bold}sup{font-size:6.4pt}.n{font-size:7.6pt;margin-top:14pt}",
  footer:
    '<div style="font:8pt serif;width:100%;text-align:center">See accompanying notes to financial statements.<br><span class="pageNumber"></span></div>',
  body: `${heading('')}${regionTable(REGIONS[0] as Region)}<div style="break-before:page"></div>${heading(' (continued)')}${regionTable(REGIONS[1] as Region)}
${table([
  total('Total investments', ALL, 'tot b'),
  row(['Other assets, less liabilities', '', '', dollar.show(CAPITAL - VALUE), percent(CAPITAL - VALUE)]),
  row([`<b>Partners' capital</b>`, '', '', dollar.amount('fund_nav', CAPITAL), '100.0%'], 'tot b'),
])}
<div class="n">(a) Held through a wholly owned blocker corporation. &nbsp; (b) Fair value determined using significant unobservable inputs. &nbsp; (c) Interest is paid in kind.</div>`,
});

const thousand = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  scale: 1000,
  negative: 'brackets',
  nil: '-',
});
/** Fund, year, commitment, paid-in, distributed, value, in thousands. */
type Holding = readonly [string, number, number, number, number, number];
const HOLDINGS: readonly (readonly [string, readonly Holding[]])[] = [
  [
    'Large buyout',
    [
      ['Castlemere Capital Fund XI, L.P.', 2015, 30000, 28411, 34120, 11905],
      ['Rook & Pell European Buyout VII SCSp', 2017, 25000, 22870, 9415, 24380],
    ],
  ],
  [
    'Growth and venture',
    [
      ['Osprey Hill Ventures 2016, L.P.', 2016, 12000, 11640, 4803, 19212],
      ['Tessaract Growth Partners II, L.P.', 2019, 15000, 9750, 0, 10104],
      ['Lune Digital Opportunities Fund, L.P.', 2018, 10000, 8925, 1230, 8011],
    ],
  ],
  ['Distressed', [['Harrier Special Situations Fund IV, L.P.', 2014, 20000, 20000, 22655, 2190]]],
];
let fund = -1;
const sumsOf = (list: readonly Holding[]): number[] =>
  [2, 3, 4, 5].map((at) => list.reduce((sum, one) => sum + Number(one[at]), 0));
function holdingRow([name, year, commitment, paid, distributed, value]: Holding): string {
  fund += 1;
  const at = fund;
  const multiple = ((distributed + value) / paid).toFixed(2);
  return row([
    mark('investment_name', name, { row: at }),
    String(year),
    thousand.show(commitment),
    thousand.amount('investment_cost', paid, at),
    thousand.amount('investment_realised', distributed === 0 ? null : distributed, at),
    thousand.amount('investment_fair_value', value, at),
    text('investment_moic', `${multiple}x`, multiple, at),
  ]);
}
const holdingSum = (label: string, list: readonly Holding[]): string => {
  const [commitment = 0, paid = 0, distributed = 0, value = 0] = sumsOf(list);
  const multiple = ((distributed + value) / paid).toFixed(2);
  return row(
    [label, '', ...[commitment, paid, distributed, value].map((one) => thousand.show(one)), `${multiple}x`],
    't',
  );
};
const EVERY = HOLDINGS.flatMap(([, list]) => list);

/** What a fund of funds reports of its underlying funds, by strategy, in thousands. */
const fundOfFunds = document({
  file: 'Ulverton_Global_PE_Fund_IV_underlying_funds_1Q24.pdf',
  documentType: 'Performance',
  layout: 'fund-of-funds-by-strategy',
  pageSize: 'A4 landscape',
  css: "body{font:9pt 'Liberation Sans'}table{width:100%;border-collapse:collapse;margin-top:8pt}th{background:#dfe7ee;text-align:right;font-weight:600;padding:3pt 6pt}th:first-child,td:first-child{text-align:left}td{text-align:right;padding:2.2pt 6pt}.g td{font-weight:bold;color:#274b6d;padding-top:6pt}.t td{border-top:.5pt solid #999;font-weight:600}.k{float:right;font-size:8pt;text-align:right}",
  body: `<div class="k">Quarterly report<br>First quarter 2024</div><h2 style="margin:0">${mark('fund', 'Ulverton Global Private Equity Fund IV LP')}</h2><div>Investment manager: ${mark('fund_manager', 'Ulverton Investment Partners LLP')}</div>
<h3>Summary of underlying partnerships as at ${text('reporting_date', '31 March 2024', '2024-03-31')}</h3><div>(all amounts in ${text('base_currency', 'US$', 'USD')} thousands unless otherwise stated)</div>
${table([
  head([
    'Partnership',
    'Vintage',
    'Commitment',
    'Capital paid in',
    'Distributions received',
    'Net asset value',
    'Total value / paid-in',
  ]),
  ...HOLDINGS.flatMap(([name, list]) => [
    row([name, '', '', '', '', '', ''], 'g'),
    ...list.map(holdingRow),
    holdingSum(`Subtotal ${name.toLowerCase()}`, list),
  ]),
  holdingSum('Total', EVERY),
])}<p style="font-size:7.5pt">Net asset values are those reported by the underlying managers, adjusted for cash flows since their last report.</p>`,
});

export const documents = [audited, fundOfFunds];
