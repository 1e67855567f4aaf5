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
/** Company, then instruments: what it is, shares or principal, cost, fair value. */
type Instrument = readonly [kind: string, held: string, cost: number, value: number];
type Company = readonly [name: string, ...Instrument[]];
const SECTIONS: readonly (readonly [
  country: string,
  industries: readonly (readonly [string, readonly Company[]])[],
])[] = [
  [
    'North America',
    [
      [
        'Software',
        [
          [
            'Pinnock Ledger Systems, Inc.',
            ['Series C preferred shares', '1,204,118', 8200000, 14118200],
            ['Common shares', '88,020', 310000, 902440],
          ],
          ['Glasshouse Telemetry Corp.', ['Class A common units', '410,000', 5125000, 3690000]],
        ],
      ],
      [
        'Healthcare services',
        [
          ['Three Forks Dialysis Holdings, LLC', ['Membership interest', '', 12400000, 17822310]],
          [
            'Alder Street Orthopedics Management Company, L.P. and its operating affiliates',
            ['Limited partnership interest', '', 6615400, 6615400],
            ['Promissory note, 8.00%, due 2027', '$2,000,000', 2000000, 2000000],
          ],
        ],
      ],
    ],
  ],
  [
    'Western Europe',
    [
      [
        'Industrial products',
        [
          ['Feldkamp Dichtungstechnik GmbH', ['Ordinary shares', '25,000', 9807331, 21450118]],
          [
            'Bruyère Emballages SAS',
            ['Ordinary shares', '1,880', 4400120, 1210000],
            ['Convertible bonds', '€3,100,000', 3384012, 2790500],
          ],
          ['Oxley & Thwaite Castings Limited', ['A ordinary shares', '740,112', 7112900, 9004417]],
        ],
      ],
    ],
  ],
];
const CAPITAL = 83_994_012;
const percent = (amount: number): string => `${((100 * amount) / CAPITAL).toFixed(1)}%`;
const ofCompany = ([, ...own]: Company): readonly [number, number] => [
  own.reduce((all, one) => all + one[2], 0),
  own.reduce((all, one) => all + one[3], 0),
];
const ofMany = (list: readonly Company[]): readonly [number, number] => [
  list.reduce((all, one) => all + ofCompany(one)[0], 0),
  list.reduce((all, one) => all + ofCompany(one)[1], 0),
];
let line = -1;
function companyRows(company: Company): string[] {
  const [name, ...own] = company;
  line += 1;
  const at = line;
  const [cost, value] = ofCompany(company);
  const single = own.length === 1;
  return [
    row([`<span class="i">${mark('investment_name', name, { row: at })}</span>`, '', '', '', ''], 'c'),
    ...own.map(([kind, held, paid, worth]) =>
      row([
        `<span class="j">${kind}</span>`,
        held,
        percent(worth),
        single ? dollar.amount('investment_cost', paid, at) : dollar.show(paid),
        single ? dollar.amount('investment_fair_value', worth, at) : dollar.show(worth),
      ]),
    ),
    ...(single
      ? []
      : [
          row(
            [
              '',
              '',
              percent(value),
              dollar.amount('investment_cost', cost, at),
              dollar.amount('investment_fair_value', value, at),
            ],
            's',
          ),
        ]),
  ];
}
const totalRow = (label: string, list: readonly Company[], name = 's'): string => {
  const [cost, value] = ofMany(list);
  return row([label, '', percent(value), dollar.show(cost), dollar.show(value)], name);
};
const EVERY = SECTIONS.flatMap(([, industries]) => industries.flatMap(([, list]) => list));
const HEADS = head(['', 'Shares / Principal', "Percent of Partners' Capital", 'Cost', 'Fair Value']);
const title = (isContinued: boolean): string =>
  `<h4>${isContinued ? 'ALDERMASTON GROWTH CAPITAL IV, L.P.' : mark('fund', 'ALDERMASTON GROWTH CAPITAL IV, L.P.', { value: 'Aldermaston Growth Capital IV, L.P.' })}</h4><h4>Condensed Schedule of Investments${isContinued ? ' (continued)' : ''}</h4><h4>${isContinued ? 'December 31, 2025' : text('reporting_date', 'December 31, 2025', '2025-12-31')}</h4>`;
const sectionRows = ([country, industries]: (typeof SECTIONS)[number]): string[] => [
  row([`<b>${country}</b>`, '', '', '', '']),
  ...industries.flatMap(([industry, list]) => [
    row([`<i>${industry}</i>`, '', '', '', ''], 'd'),
    ...list.flatMap(companyRows),
    totalRow(`Total ${industry.toLowerCase()}`, list),
  ]),
  totalRow(
    `Total ${country}`,
    industries.flatMap(([, list]) => list),
    's b',
  ),
];
const [first, second] = SECTIONS;

/** An audited schedule over two pages: region, industry, company and its instruments, the heads repeated. */
const audited = document({
  file: 'Aldermaston IV - 2025 audited FS - schedule of investments.pdf',
  documentType: 'Performance',
  layout: 'audited-schedule-region-industry-two-pages',
  pageSize: 'Letter',
  footer:
    '<div style="font:7pt serif;width:100%;text-align:center">See accompanying notes to financial statements. &nbsp; <span class="pageNumber"></span></div>',
  css: "body{font:9pt 'Liberation Serif'}h4{text-align:center;margin:0}table{width:100%;border-collapse:collapse;margin-top:8pt}th{vertical-align:bottom;text-align:right;border-bottom:.6pt solid;width:14%}td{text-align:right;padding:1.4pt 4pt;vertical-align:bottom}td:first-child,th:first-child{text-align:left;width:46%}.i{padding-left:14pt}.j{padding-left:26pt}.d td{padding-top:4pt}.s td:nth-child(n+3){border-top:.5pt solid}.b td{font-weight:bold}",
  body: `${title(false)}${table([HEADS, ...(first ? sectionRows(first) : [])])}<div style="break-before:page"></div>${title(true)}${table(
    [
      HEADS,
      ...(second ? sectionRows(second) : []),
      totalRow('Total investments', EVERY, 's b'),
      row([
        'Other assets less liabilities',
        '',
        percent(CAPITAL - ofMany(EVERY)[1]),
        '',
        dollar.show(CAPITAL - ofMany(EVERY)[1]),
      ]),
      row(["<b>Partners' capital</b>", '', '100.0%', '', dollar.amount('fund_nav', CAPITAL)], 's b'),
    ],
  )}`,
  derivable: { base_currency: 'USD' },
});

export const documents = [audited];
