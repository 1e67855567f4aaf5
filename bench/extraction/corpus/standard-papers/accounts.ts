import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

const PERIODS = ['qtd', 'ytd', 'itd'] as const;
type Three = readonly [number, number, number];

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'brackets',
  nil: '-',
});
const LINES = {
  contributions: [0, 2150000, 31780000],
  distributions: [1904221, 1904221, 12668034],
  fees: [118750, 475000, 3562500],
  expenses: [21904, 80112, 511870],
  interest: [3310, 14226, 96001],
  dividends: [44120, 180400, 702118],
  realised: [1288400, 1288400, 7014551],
  unrealised: [-402118, 2770913, 9981447],
} as const satisfies Record<string, Three>;
const effect = (at: 0 | 1 | 2): number =>
  LINES.contributions[at] -
  LINES.distributions[at] -
  LINES.fees[at] -
  LINES.expenses[at] +
  LINES.interest[at] +
  LINES.dividends[at] +
  LINES.realised[at] +
  LINES.unrealised[at];
const END = effect(2);
const OPEN: Three = [END - effect(0), END - effect(1), 0];
const share = (amounts: Three, factor: number): string[] =>
  amounts.map((amount) => dollar.show(Math.round(amount * factor)));
const minus = (amounts: Three): Three => [-amounts[0], -amounts[1], -amounts[2]];
const sum = (one: Three, other: Three): Three => [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
/** A line for the whole fund, the partner and the general partner, each by quarter, year and since inception. */
const nine = (label: string, amounts: Three, fin?: string, isCost = false): string =>
  row([
    label,
    ...share(isCost ? minus(amounts) : amounts, 26.4),
    ...(fin === undefined
      ? share(isCost ? minus(amounts) : amounts, 1)
      : PERIODS.map((period, at) =>
          isCost
            ? dollar.cost(`${fin}_${period}`, amounts[at] ?? 0)
            : dollar.amount(`${fin}_${period}`, amounts[at] ?? 0),
        )),
    ...share(isCost ? minus(amounts) : amounts, 0.41),
  ]);
const band = (label: string): string => `<tr class="b"><td colspan="10">${label}</td></tr>`;
const COMMITTED = 40000000;
const UNFUNDED = COMMITTED - LINES.contributions[2] + 1120000;
const PERIOD_HEADS = ['QTD (Jul-24 – Sep-24)', 'YTD (Jan-24 – Sep-24)', 'Since Inception (Mar-18 – Sep-24)'];

/** The template of 2016 in landscape: whole fund first, the partner in the middle, the general partner last. */
const template = document({
  file: 'Wexcombe Healthcare Partners III_LP0219_ILPA Reporting Template_3Q24.pdf',
  documentType: 'Capital Account',
  layout: 'reporting-template-nine-columns-fund-first',
  pageSize: 'Letter landscape',
  margin: '10mm',
  css: "body{font:6.6pt 'Liberation Sans'}table{border-collapse:collapse;width:100%;margin:4pt 0}td,th{padding:1.5pt 3pt;text-align:right}td:first-child{text-align:left;width:24%}.o th{background:#3b3b6d;color:#fff;text-align:center;border-left:3pt solid #fff}.p th{background:#dcdcec;font-weight:600;text-align:center;border-left:3pt solid #fff}.b td{font-weight:bold;padding-top:4pt}.s td{font-weight:bold;border-top:.5pt solid}",
  body: `<div style="font-size:10pt;font-weight:bold">${mark('fund', 'Wexcombe Healthcare Partners III, L.P.')}</div><div>Investor: ${mark('limited_partner', 'Orchard County Teachers Retirement System')} &nbsp;|&nbsp; General partner: Wexcombe Healthcare GP III, L.L.C. &nbsp;|&nbsp; Investment manager: ${mark('fund_manager', 'Wexcombe Management Company, LP')} &nbsp;|&nbsp; As of ${text('reporting_date', '30-Sep-2024', '2024-09-30')} &nbsp;|&nbsp; All figures in ${text('base_currency', 'US Dollars', 'USD')}</div>
<div style="margin-top:5pt"><b>A. Capital Account Statement</b> &nbsp; A.1 NAV Reconciliation and Summary of Fees, Expenses &amp; Incentive Allocation</div>
<table><tr class="o"><th style="background:none"></th><th colspan="3">Total Fund (incl. GP)</th><th colspan="3">LP #0219's Allocation of Total Fund</th><th colspan="3">GP's Allocation of Total Fund</th></tr><tr class="p"><th style="background:none"></th>${[1, 2, 3].flatMap(() => PERIOD_HEADS.map((one) => `<th>${one}</th>`)).join('')}</tr>
${[
  nine('Beginning NAV - Net of Incentive Allocation', OPEN, 'opening_balance'),
  nine('Contributions - Cash & Non-Cash', LINES.contributions, 'contributions'),
  nine(
    'Distributions - Cash & Non-Cash (input positive values as negatives)',
    LINES.distributions,
    'distributions',
    true,
  ),
  nine('Total Cash / Non-Cash Flows', sum(LINES.contributions, minus(LINES.distributions))),
  band('Net Operating Income (Expense)'),
  nine(
    '(Management Fees – Gross of Offsets, Waivers & Rebates)',
    sum(LINES.fees, [9000, 36000, 270000]),
    undefined,
    true,
  ),
  nine('Management Fee Rebate', [9000, 36000, 270000]),
  nine('(Management Fees – Net)', LINES.fees, 'management_fees', true),
  nine('(Partnership Expenses – Total)', LINES.expenses, 'partnership_expenses', true),
  nine('(Total Offsets to Fees & Expenses)', [0, 0, 0]),
  nine('Interest Income', LINES.interest),
  nine('Dividend Income', LINES.dividends),
  nine(
    'Total Net Operating Income / (Expense)',
    sum(sum(LINES.interest, LINES.dividends), minus(sum(LINES.fees, LINES.expenses))),
  ),
  nine('Realized Gain / (Loss)', LINES.realised, 'realised_gain_loss'),
  nine('Change in Unrealized Gain / (Loss)', LINES.unrealised, 'unrealised_gain_loss'),
  nine('Ending NAV - Net of Incentive Allocation', [END, END, END], 'closing_balance'),
  nine('Incentive Allocation - Paid During the Period', [140000, 140000, 505000], undefined, true),
].join('')}</table>
<div><b>A.2 Commitment Reconciliation</b></div>
<table>${[
    nine('Total Commitment', [COMMITTED, COMMITTED, COMMITTED]).replace(
      share([COMMITTED, COMMITTED, COMMITTED], 1)
        .map((one) => `<td>${one}</td>`)
        .join(''),
      PERIODS.map(() => `<td>${dollar.amount('commitment', COMMITTED)}</td>`).join(''),
    ),
    nine('Beginning Unfunded Commitment', [UNFUNDED - 210000, UNFUNDED + 2150000 - 210000, COMMITTED]),
    nine('(Less Contributions)', LINES.contributions, undefined, true),
    row([
      'Plus Recallable Distributions',
      ...share([210000, 210000, 1120000], 26.4),
      dollar.show(210000),
      dollar.show(210000),
      dollar.amount('recallable_distributions', 1120000),
      ...share([210000, 210000, 1120000], 0.41),
    ]),
    row(
      [
        'Ending Unfunded Commitment',
        ...share([UNFUNDED, UNFUNDED, UNFUNDED], 26.4),
        ...PERIODS.map(() => dollar.amount('unfunded_commitment', UNFUNDED)),
        ...share([UNFUNDED, UNFUNDED, UNFUNDED], 0.41),
      ],
      's',
    ),
  ].join('')}</table>`,
  derivable: {
    carried_interest_qtd: 'USD 140000',
    carried_interest_ytd: 'USD 140000',
    carried_interest_itd: 'USD 505000',
    net_investment_income_qtd: 'USD 47430',
    net_investment_income_ytd: 'USD 194626',
    net_investment_income_itd: 'USD 798119',
    contributed_to_date: 'USD 31780000',
    distributed_to_date: 'USD 12668034',
    period_start: '2024-07-01',
  },
});

const cents = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '0.00',
});
/** Effect of a line in cents: quarter and year. */
const ACCOUNT: readonly (readonly [fin: string, label: string, quarter: number, year: number])[] = [
  ['contributions', 'Capital contributed', 62500000, 187500000],
  ['distributions', 'Distributions paid', -40218833, -97114510],
  ['net_investment_income', 'Income from portfolio investments', 2114906, 9330118],
  ['management_fees', 'Management fee, net of fee offsets', -4218750, -16875000],
  ['partnership_expenses', 'Other partnership expenses', -730041, -2516007],
  ['realised_gain_loss', 'Net gain on disposition of investments', 18800412, 51200733],
  ['unrealised_gain_loss', 'Net appreciation (depreciation) of investments', 9120667, -4410026],
  ['carried_interest', 'Reallocation to General Partner – carried interest', -5584216, -9358142],
];
const CLOSING = 1184420117;
const total = (at: 2 | 3): number => ACCOUNT.reduce((all, one) => all + one[at], 0);
const COSTS = ['distributions', 'management_fees', 'partnership_expenses', 'carried_interest'];
const entry = (fin: string, amount: number, period: string): string =>
  COSTS.includes(fin) ? cents.cost(`${fin}_${period}`, -amount) : cents.amount(`${fin}_${period}`, amount);

/** An administrator's statement of one partner's account, with a cover letter that names other amounts. */
const account = document({
  file: 'PCS_Haverfield Buyout VI-A_31Dec2024_000417.pdf',
  documentType: 'Capital Account',
  layout: 'cover-letter-and-partner-statement',
  pageSize: 'Letter',
  css: "body{font:9.6pt/1.35 'Liberation Serif'}table{width:100%;border-collapse:collapse;margin:6pt 0}td,th{text-align:right;padding:2pt 5pt}td:first-child,th:first-child{text-align:left}th{border-bottom:.8pt solid}.s td{border-top:.5pt solid;border-bottom:1.4pt double;font-weight:bold}.n td:first-child{width:38%}h3{margin:0;text-align:center}",
  body: `<p>Calloway Fund Administration LLC<br>300 Harbor Plaza, Suite 1900, Jersey City, NJ</p><p>February 21, 2025</p><p>Dear Limited Partner:</p><p>Enclosed please find your statement of partner's capital in ${mark('fund', 'Haverfield Buyout Fund VI-A, L.P.')} for the quarter and year then ended. During 2024 the Partnership and its parallel funds called $412.6 million from all partners and distributed $208.1 million, and completed the acquisition of two platform companies for a total of $355.0 million. The audited financial statements will be available by April 30, 2025.</p><p>Please direct questions to investor.services@calloway.example.</p><p>Sincerely,<br>Calloway Fund Administration LLC, as administrator</p><div style="break-before:page"></div>
<h3>${mark('fund', 'HAVERFIELD BUYOUT FUND VI-A, L.P.', { value: 'Haverfield Buyout Fund VI-A, L.P.' })}</h3><h3 style="font-weight:normal">Statement of Partner's Capital</h3><h3 style="font-weight:normal">${mark('limited_partner', 'Brightwater Community College Foundation')}</h3><h3 style="font-weight:normal">For the Periods Ended ${text('reporting_date', 'December 31, 2024', '2024-12-31')}</h3><h3 style="font-weight:normal">(Expressed in ${text('base_currency', 'U.S. dollars', 'USD')}) – Unaudited</h3>
${table([
  head(['', 'Quarter', 'Year']),
  row([
    "Partner's capital, beginning of period",
    cents.amount('opening_balance_qtd', CLOSING - total(2)),
    cents.amount('opening_balance_ytd', CLOSING - total(3)),
  ]),
  ...ACCOUNT.map(([fin, label, quarter, year]) =>
    row([label, entry(fin, quarter, 'qtd'), entry(fin, year, 'ytd')]),
  ),
  row(
    [
      "Partner's capital, end of period",
      cents.amount('closing_balance_qtd', CLOSING),
      cents.amount('closing_balance_ytd', CLOSING),
    ],
    's',
  ),
])}
<table class="n">${[
    row(['Committed capital', cents.amount('commitment', 1500000000)]),
    row(['Percentage of Partnership', text('ownership_percentage', '1.8293%', '1.8293')]),
    row(['Cumulative contributions', cents.amount('contributed_to_date', 1096230000)]),
    row(['Cumulative distributions', cents.amount('distributed_to_date', 481120444)]),
    row(['Of which subject to recall', cents.amount('recallable_distributions', 60000000)]),
    row(['Commitment remaining to be called', cents.amount('unfunded_commitment', 463770000)]),
    row(['Total value / paid-in', '1.52x']),
    row(['D / PI', '0.44x']),
  ].join(
    '',
  )}</table><p style="font-size:7.6pt">Managed by ${mark('fund_manager', 'Haverfield Capital Group, LLC')}. This statement is prepared from unaudited books and records and is subject to adjustment.</p>`,
  derivable: { period_start: '2024-10-01' },
});

export const documents = [template, account];
