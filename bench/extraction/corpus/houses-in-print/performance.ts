import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

const million = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 1,
  scale: 1000000,
  negative: 'brackets',
  nil: '-',
});
/** Company, date of the first investment, stake, commitment, invested, cost left, value, proceeds, rate in tenths. */
type Company = readonly [
  string,
  string,
  string,
  string,
  number,
  number,
  number,
  number,
  number,
  number | null,
];
const COMPANIES: readonly (readonly [string, string, readonly Company[]])[] = [
  [
    'Active portfolio companies',
    'Unrealised',
    [
      [
        'Alderpoint Veterinary Imaging, Inc.',
        '06/12/2019',
        '2019-06-12',
        '62.0%',
        450,
        441,
        441,
        866,
        105,
        198,
      ],
      ['Brightwater Elevator Services, LLC', '11/30/2020', '2020-11-30', '71.5%', 380, 372, 372, 611, 0, 164],
      ['Cobblestone Payroll Holdings, L.P.', '03/04/2022', '2022-03-04', '44.0%', 300, 258, 258, 249, 0, -13],
    ],
  ],
  [
    'Exited portfolio companies',
    'Realised',
    [
      ['Dunmore Pool Supply, Inc.', '02/15/2018', '2018-02-15', '80.0%', 290, 284, 0, 0, 902, 331],
      ['Eastlake Sign & Display Corp.', '09/27/2018', '2018-09-27', '55.0%', 175, 171, 0, 0, 64, -186],
    ],
  ],
];
let company = -1;
const companyRow = (one: Company): string => {
  company += 1;
  const at = company;
  const [name, entry, iso, stake, committed, invested, left, value, proceeds, rate] = one;
  const multiple = ((value + proceeds) / invested).toFixed(2);
  return row([
    mark('investment_name', name, { row: at }),
    text('investment_date', entry, iso, at),
    stake,
    million.show(committed),
    million.amount('investment_cost', invested, at),
    million.show(left === 0 ? null : left),
    million.amount('investment_fair_value', value === 0 ? null : value, at),
    million.amount('investment_realised', proceeds === 0 ? null : proceeds, at),
    million.amount('investment_total_value', value + proceeds, at),
    text('investment_moic', `${multiple}x`, multiple, at),
    rate === null
      ? 'NM'
      : text(
          'investment_irr',
          rate < 0 ? `(${(-rate / 10).toFixed(1)}%)` : `${(rate / 10).toFixed(1)}%`,
          (rate / 10).toFixed(1),
          at,
        ),
  ]);
};
const sumRow = (label: string, held: readonly Company[]): string => {
  const of = (at: 4 | 5 | 6 | 7 | 8): number => held.reduce((sum, one) => sum + one[at], 0);
  return row(
    [
      label,
      '',
      '',
      ...([4, 5, 6, 7, 8] as const).map((at) => million.show(of(at))),
      million.show(of(7) + of(8)),
      `${((of(7) + of(8)) / of(5)).toFixed(2)}x`,
      '',
    ],
    't',
  );
};
const EVERY = COMPANIES.flatMap(([, , held]) => held);
let first = 0;

/** The industry's portfolio table with lettered columns and fund figures above. */
const portfolio = document({
  file: 'Tamalpais Partners IV - Q3 2025 Portfolio Company Investment Table.pdf',
  documentType: 'Performance',
  layout: 'portfolio-table-with-lettered-columns',
  pageSize: 'Letter landscape',
  margin: '11mm',
  css: "body{font:8.2pt 'Liberation Sans'}table{border-collapse:collapse;width:100%;margin:6pt 0}td,th{padding:2.4pt 4pt;text-align:right}td:first-child,th:first-child{text-align:left}th{border-bottom:.8pt solid;vertical-align:bottom}.g td{font-weight:bold;background:#eef1e6;text-align:left}.t td{font-weight:bold;border-top:.5pt solid}.f td{border:.4pt solid #bbb;text-align:center}.f{width:auto}",
  body: `<h2 style="margin:0">${mark('fund', 'Tamalpais Partners IV, L.P.')}</h2><div>Portfolio Company Investment Table · As of ${text('reporting_date', 'September 30, 2025', '2025-09-30')} · ($ in millions, unaudited)</div>
<table class="f">${row(['Vintage', 'Fund size', 'Paid-in', 'Distributed', 'NAV', 'Gross IRR', 'Net IRR', 'DPI', 'RVPI', 'TVPI'])}${row([text('vintage_year', '2017'), million.amount('fund_size', 2000), million.amount('fund_paid_in', 1710), million.amount('fund_distributed', 888), million.amount('fund_nav', 1602), text('gross_irr', '21.7%', '21.7'), text('net_irr', '15.8%', '15.8'), text('dpi', '0.52x', '0.52'), text('rvpi', '0.94x', '0.94'), text('tvpi', '1.46x', '1.46')])}</table>
${table([
  head([
    'Company',
    'Initial<br>investment',
    'Fund<br>ownership',
    'Fund<br>commitment',
    'Total invested<br>(A)',
    'Current<br>cost',
    'Reported<br>value (B)',
    'Realized<br>proceeds (C)',
    'Total value<br>(B + C)',
    'Multiple<br>(B + C) / A',
    'Gross IRR',
  ]),
  ...COMPANIES.flatMap(([title, state, held]) => {
    const rows = held.map((_one, at) => first + at);
    first += held.length;
    return [
      `<tr class="g"><td colspan="11">${mark('investment_status', title, { value: state, row: rows })}</td></tr>`,
      ...held.map(companyRow),
      sumRow(`Total ${title.toLowerCase()}`, held),
    ];
  }),
  sumRow('Total', EVERY),
])}<div>Manager: ${mark('fund_manager', 'Tamalpais Capital Management, LLC')}. Reported value is fair value under ASC 820.</div>`,
  derivable: { base_currency: 'USD' },
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
/** Borrower, what it does, loan, rate, maturity, par, cost, value. */
type Loan = readonly [string, string, string, string, string, number, number, number];
const LOANS: readonly Loan[] = [
  [
    'Abbotsford Cold Storage, LLC',
    'Food logistics',
    'First lien term loan',
    'S + 5.50%',
    '08/2029',
    24500,
    24112,
    24378,
  ],
  [
    'Bellwether Learning Group, Inc.',
    'Education',
    'First lien term loan',
    'S + 6.00%',
    '02/2028',
    18250,
    18004,
    17611,
  ],
  [
    'Cinder Ridge Fabrication Co.',
    'Industrials',
    'Second lien term loan',
    'S + 9.25%',
    '11/2030',
    7500,
    7364,
    6975,
  ],
  ['Drumlin Dental Holdings, LLC', 'Health care', 'Unitranche', 'S + 5.75%', '05/2031', 31000, 30566, 30845],
  [
    'Eddystone Risk Services, L.P.',
    'Insurance services',
    'First lien term loan',
    'S + 5.25%',
    '09/2030',
    12900,
    12771,
    12926,
  ],
  [
    'Fairlight Roofing Supply, Inc.',
    'Building products',
    'First lien revolver',
    'S + 5.50%',
    '03/2027',
    1850,
    1816,
    1832,
  ],
];
let loan = -1;
const loanRow = ([name, industry, kind, rate, due, par, cost, value]: Loan): string => {
  loan += 1;
  return row([
    mark('investment_name', name, { row: loan }),
    industry,
    kind,
    rate,
    due,
    thousand.show(par),
    thousand.amount('investment_cost', cost, loan),
    thousand.amount('investment_fair_value', value, loan),
    `${((100 * value) / 88214).toFixed(1)}%`,
  ]);
};
const loanSum = (at: 5 | 6 | 7, loans: readonly Loan[]): number =>
  loans.reduce((sum, one) => sum + one[at], 0);
const LOAN_HEAD = head([
  'Portfolio company',
  'Industry',
  'Type of investment',
  'Interest rate',
  'Maturity',
  'Par',
  'Amortized cost',
  'Fair value',
  '% of net assets',
]);

/** A private lender's schedule over two pages, in thousands, with notes by number. */
const loans = document({
  file: 'Saltonstall Direct Lending Fund - consolidated schedule of investments 30 June 2025.pdf',
  documentType: 'Performance',
  layout: 'lender-schedule-two-pages-thousands',
  pageSize: 'Letter landscape',
  css: "body{font:8.6pt 'Liberation Serif'}h3,h4{text-align:center;margin:1pt}table{border-collapse:collapse;width:100%;margin:8pt 0}td,th{padding:2pt 4pt;text-align:right}td:nth-child(-n+5),th:nth-child(-n+5){text-align:left}th{border-bottom:.8pt solid;vertical-align:bottom}.t td{border-top:.6pt solid;font-weight:bold}",
  footer:
    '<div style="font:7pt serif;width:100%;text-align:center">See notes to consolidated financial statements</div>',
  body: `<h3>${mark('fund', 'Saltonstall Direct Lending Fund, L.P.')}</h3><h4>Consolidated Schedule of Investments (unaudited)</h4><h4>${text('reporting_date', 'June 30, 2025', '2025-06-30')}</h4><h4>(dollar amounts in thousands)</h4>
${table([LOAN_HEAD, ...LOANS.slice(0, 4).map(loanRow)])}<div style="break-before:page"></div><h3>Saltonstall Direct Lending Fund, L.P.</h3><h4>Consolidated Schedule of Investments (continued)</h4>
${table([
  LOAN_HEAD,
  ...LOANS.slice(4).map(loanRow),
  row(
    [
      'Total debt investments',
      '',
      '',
      '',
      '',
      thousand.show(loanSum(5, LOANS)),
      thousand.show(loanSum(6, LOANS)),
      thousand.show(loanSum(7, LOANS)),
      `${((100 * loanSum(7, LOANS)) / 88214).toFixed(1)}%`,
    ],
    't',
  ),
  row([
    'Liabilities in excess of other assets',
    '',
    '',
    '',
    '',
    '',
    '',
    thousand.show(88214 - loanSum(7, LOANS)),
    `(${((100 * (loanSum(7, LOANS) - 88214)) / 88214).toFixed(1)}%)`,
  ]),
  row(['Net assets', '', '', '', '', '', '', thousand.amount('fund_nav', 88214), '100.0%'], 't'),
])}<p>(1) All loans bear interest by reference to SOFR (“S”), subject to a floor of 0.75%.</p>`,
  derivable: { base_currency: 'USD' },
});

export const documents = [portfolio, loans];
