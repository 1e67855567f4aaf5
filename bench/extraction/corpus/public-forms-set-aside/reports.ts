import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'brackets',
  nil: '—',
  before: '',
});

/** Borrower, then its loans: kind, rate, maturity, principal, cost, fair value. */
type Loan = readonly [string, string, string, number, number, number];
type Borrower = readonly [string, ...Loan[]];
const CAPITAL = 214_660_318;
const CREDIT: readonly (readonly [string, readonly Borrower[]])[] = [
  [
    'United States — Business services',
    [
      [
        'Cobblestone Payroll Solutions, LLC',
        ['First lien term loan', 'SOFR + 6.25%', '03/2029', 24500000, 24133250, 24377500],
      ],
      [
        'Ferrous Point Logistics, Inc.',
        ['First lien term loan', 'SOFR + 5.75%', '11/2027', 18000000, 17811000, 17640000],
        ['Delayed draw term loan', 'SOFR + 5.75%', '11/2027', 3200000, 3168000, 3136000],
      ],
    ],
  ],
  [
    'United States — Education',
    [
      [
        'Larkin & Dowd Test Preparation Holdings, L.P.',
        ['Second lien term loan', '11.50%', '08/2028', 15000000, 14775000, 12150000],
      ],
    ],
  ],
  [
    'Canada — Energy services',
    [
      [
        'Athabasca Camp Catering ULC',
        ['Unitranche', 'CORRA + 7.00%', '05/2030', 31000000, 30566000, 31000000],
      ],
      [
        'Peace River Seismic Corp.',
        ['Senior notes', '9.25%', '12/2026', 8750000, 8750000, 6912500],
        ['Common equity', '', '', 0, 1200000, 318000],
      ],
    ],
  ],
];
let at = -1;
const share = (amount: number): string => ((100 * amount) / CAPITAL).toFixed(2);
const sums = (list: readonly Borrower[]): readonly [number, number] => {
  const loans = list.flatMap(([, ...own]) => own);
  return [loans.reduce((all, one) => all + one[4], 0), loans.reduce((all, one) => all + one[5], 0)];
};
function borrowerRows([name, ...loans]: Borrower): string[] {
  at += 1;
  const line = at;
  const isSingle = loans.length === 1;
  const lines = loans.map(([kind, rate, due, principal, cost, value], index) =>
    row([
      index === 0 ? mark('investment_name', name, { row: line }) : '',
      kind,
      rate,
      due,
      principal === 0 ? '' : dollar.show(principal),
      isSingle ? dollar.amount('investment_cost', cost, line) : dollar.show(cost),
      isSingle ? dollar.amount('investment_fair_value', value, line) : dollar.show(value),
      share(value),
    ]),
  );
  if (isSingle) return lines;
  const [cost, value] = sums([[name, ...loans]]);
  return [
    ...lines,
    row(
      [
        '',
        '',
        '',
        '',
        '',
        dollar.amount('investment_cost', cost, line),
        dollar.amount('investment_fair_value', value, line),
        share(value),
      ],
      'sub',
    ),
  ];
}
const sumRow = (label: string, list: readonly Borrower[]): string => {
  const [cost, value] = sums(list);
  return row([label, '', '', '', '', dollar.show(cost), dollar.show(value), share(value)], 'sub b');
};
const EVERY = CREDIT.flatMap(([, list]) => list);

/** A private credit fund's audited schedule: loans with rates and maturities beside their borrowers. */
const credit = document({
  file: 'Ashgrove Direct Lending Fund II - Schedule of Investments 2024.pdf',
  documentType: 'Performance',
  layout: 'audited-schedule-of-loans',
  pageSize: 'Letter landscape',
  css: "body{font:8.8pt 'Liberation Serif'}h3,h4{text-align:center;margin:1pt}table{width:100%;border-collapse:collapse;margin-top:8pt}th{border-bottom:1pt solid;text-align:right;vertical-align:bottom;font-size:8pt}td{text-align:right;padding:2pt 5pt;vertical-align:top}td:nth-child(-n+4),th:nth-child(-n+4){text-align:left}.g td{font-weight:bold;padding-top:6pt}.sub td:nth-child(n+6){border-top:.5pt solid}.b td{font-weight:bold}",
  body: `<h3>${mark('fund', 'Ashgrove Direct Lending Fund II, LP')}</h3><h4>Schedule of Investments</h4><h4>As of ${text('reporting_date', 'December 31, 2024', '2024-12-31')}</h4>
${table([
  head([
    'Portfolio company',
    'Investment',
    'Interest rate',
    'Maturity',
    'Principal ($)',
    'Amortized cost ($)',
    'Fair value ($)',
    "% of partners' capital",
  ]),
  ...CREDIT.flatMap(([heading, list]) => [
    row([heading, '', '', '', '', '', '', ''], 'g'),
    ...list.flatMap(borrowerRows),
    sumRow(`Total ${heading}`, list),
  ]),
  sumRow('Total investments', EVERY),
  row([
    'Cash and other net assets',
    '',
    '',
    '',
    '',
    '',
    dollar.show(CAPITAL - sums(EVERY)[1]),
    share(CAPITAL - sums(EVERY)[1]),
  ]),
  row(["Total partners' capital", '', '', '', '', '', dollar.amount('fund_nav', CAPITAL), '100.00'], 'sub b'),
])}`,
  derivable: { base_currency: 'USD' },
});

const million = printer({
  currency: 'EUR',
  group: ' ',
  point: '.',
  digits: 1,
  scale: 1_000_000,
  negative: 'minus',
  nil: '–',
});
/** Fund, year of investment, paid in, received, value in tenths of a million, IRR. */
const FUNDS: readonly (readonly [string, string, number, number, number, string])[] = [
  ['Alder & Reeve Buyout Fund V SCSp', '2016', 142, 131, 128, '14.2'],
  ['Nordholm Tech Growth III AB', '2018', 98, 22, 171, '19.6'],
  ['Castel Renaissance FPCI', '2017', 110, 74, 61, '6.8'],
  ['Glenbuck Secondary Opportunities II LP', '2019', 85, 61, 58, '16.1'],
  ['Weserkontor Mittelstand IV GmbH & Co. KG', '2020', 76, 0, 83, '4.4'],
];
const sumFunds = (index: 2 | 3 | 4): number => FUNDS.reduce((all, one) => all + one[index], 0);
const CALLED = 520;
const PAID = 268;
const NAV = 493;
const ratio = (one: number): string => (one / CALLED).toFixed(2);

/** A fund of funds of the north: key figures in a box, the underlying funds in a table in millions. */
const nordic = document({
  file: 'Skagenhavn PE Fund-of-Funds II - portfolio H1 2025.pdf',
  documentType: 'Performance',
  layout: 'fund-of-funds-with-key-figures',
  pageSize: 'A4 landscape',
  css: "body{font:9.4pt 'Liberation Sans'}table{border-collapse:collapse}.p{width:100%;margin-top:10pt}td,th{padding:2.4pt 7pt;text-align:right}td:first-child,th:first-child{text-align:left}.p th{border-bottom:1.2pt solid #0b5}.s td{border-top:.6pt solid;font-weight:bold}.k{border:.6pt solid #0b5}",
  body: `<h2 style="margin:0 0 2pt">${mark('fund', 'Skagenhavn Private Equity Fund of Funds II K/S')}</h2><div>Half-year report, ${text('reporting_date', '30 June 2025', '2025-06-30')} · Manager: ${mark('fund_manager', 'Skagenhavn Kapitalforvaltning A/S')} · ${text('base_currency', 'EUR')} million</div>
${table(
  [
    row(['Total commitments', million.amount('fund_size', 640)]),
    row(['Paid in by investors', million.amount('fund_paid_in', CALLED)]),
    row(['Distributed to investors', million.amount('fund_distributed', PAID)]),
    row(['Net asset value', million.amount('fund_nav', NAV)]),
    row(['DPI', text('dpi', `${ratio(PAID)}x`, ratio(PAID))]),
    row(['RVPI', text('rvpi', `${ratio(NAV)}x`, ratio(NAV))]),
    row(['TVPI', text('tvpi', `${ratio(PAID + NAV)}x`, ratio(PAID + NAV))]),
    row(['Net IRR', text('net_irr', '11.3%', '11.3')]),
  ],
  'k',
)}
${table(
  [
    head([
      'Underlying fund',
      'Year',
      'Paid in',
      'Received',
      'Remaining value',
      'Total value',
      'Multiple',
      'IRR',
    ]),
    ...FUNDS.map(([name, year, paid, received, value, irr], line) =>
      row([
        mark('investment_name', name, { row: line }),
        year,
        million.amount('investment_cost', paid, line),
        million.amount('investment_realised', received === 0 ? null : received, line),
        million.amount('investment_fair_value', value, line),
        million.amount('investment_total_value', received + value, line),
        text(
          'investment_moic',
          `${((received + value) / paid).toFixed(2)}x`,
          ((received + value) / paid).toFixed(2),
          line,
        ),
        text('investment_irr', `${irr}%`, irr, line),
      ]),
    ),
    row(
      [
        'Total',
        '',
        million.show(sumFunds(2)),
        million.show(sumFunds(3)),
        million.show(sumFunds(4)),
        million.show(sumFunds(3) + sumFunds(4)),
        `${((sumFunds(3) + sumFunds(4)) / sumFunds(2)).toFixed(2)}x`,
        '',
      ],
      's',
    ),
  ],
  'p',
)}`,
});

export const documents = [credit, nordic];
