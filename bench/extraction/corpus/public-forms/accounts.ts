import { head, row, table } from '../html.ts';
import type { Movement, MovementLine, Period } from '../paper/movement.ts';
import { cells, effect, movement } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import type { Amount } from '../paper/printing.ts';
import { printer, text } from '../paper/printing.ts';

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'brackets',
  nil: '0',
});

/** A quarter, a year and all time of an owner; fees and expenses are printed as parts of the operating income. */
interface Owner {
  readonly periods: readonly (readonly [Period, Movement])[];
  readonly interest: readonly number[];
}
const PERIODS: readonly Period[] = ['qtd', 'ytd', 'itd'];

/** `lines`: contributions, distributions, fees, expenses, interest, realised, unrealised of quarter, year and all time. */
function owner(openings: readonly number[], lines: readonly (readonly number[])[], share = 1): Owner {
  const times = (amount: number): number => Math.round(amount * share);
  const periods = PERIODS.map((period, at) => {
    const [
      contributions = 0,
      distributions = 0,
      fees = 0,
      costs = 0,
      income = 0,
      realised = 0,
      unrealised = 0,
    ] = (lines[at] ?? []).map(times);
    const opening = times(openings[at] ?? 0);
    const closing = opening + contributions - distributions - fees - costs + income + realised + unrealised;
    return [
      period,
      movement([opening, contributions, distributions, fees, costs, income, realised, null], closing),
    ] as const;
  });
  return { periods, interest: lines.map((list) => times(list[4] ?? 0)) };
}

const FLOWS = [
  [1420000, 905500, 118750, 21406, 9310, 402118, 611204],
  [3980000, 1650000, 356250, 70119, 26840, 655003, 1740988],
  [23115000, 6480200, 3390600, 512377, 118205, 2908114, 5301772],
];
const END = 23115000 - 6480200 - 3390600 - 512377 + 118205 + 2908114 + 5301772;
const opens = FLOWS.slice(0, 2).map((flow) => {
  const [
    contributions = 0,
    distributions = 0,
    fees = 0,
    costs = 0,
    income = 0,
    realised = 0,
    unrealised = 0,
  ] = flow;
  return END - (contributions - distributions - fees - costs + income + realised + unrealised);
});
const PARTNER = owner([...opens, 0], FLOWS);
const WHOLE = owner([...opens, 0], FLOWS, 31.25);
const GENERAL = owner([...opens, 0], FLOWS, 0.61);

const shown = (amounts: readonly Amount[]): string[] => amounts.map((amount) => dollar.show(amount));
const plain = (of: Owner, line: MovementLine): string[] => {
  const costs = ['fees', 'costs'].includes(line);
  return shown(of.periods.map(([, values]) => (costs ? -(values[line] ?? 0) : values[line])));
};
const ilpaRow = (
  label: string,
  own: readonly string[],
  whole: readonly string[],
  general: readonly string[],
): string => row([label, ...own, ...whole, ...general]);
const ilpaLine = (line: MovementLine, label: string): string =>
  ilpaRow(
    label,
    cells(dollar, line, PARTNER.periods, line === 'distributions'),
    plain(WHOLE, line),
    plain(GENERAL, line),
  );
const nought = (label: string): string => row([label, ...Array.from({ length: 9 }, () => '0')]);
const sum = (label: string, lines: readonly MovementLine[]): string => {
  const of = (one: Owner): string[] => shown(one.periods.map(([, values]) => effect(values, lines)));
  return `<tr class="s"><td>${label}</td>${[...of(PARTNER), ...of(WHOLE), ...of(GENERAL)].map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
};
const three = (fin: string | null, label: string, amounts: readonly number[]): string =>
  row([
    label,
    ...amounts.map((amount) => (fin === null ? dollar.show(amount) : dollar.amount(fin, amount))),
    ...shown(amounts.map((amount) => Math.round(amount * 31.25))),
    ...shown(amounts.map((amount) => Math.round(amount * 0.61))),
  ]);
const COMMITTED = 32000000;
const RECALL = [205000, 410000, 1730400];
const left = COMMITTED - 23115000 + 1730400;
const before = [0, 1].map((at) => left + (FLOWS[at]?.[0] ?? 0) - (RECALL[at] ?? 0));
const DATES = ['Jul-24 - Sep-24', 'Jan-24 - Sep-24', 'Feb-19 - Sep-24'];
const periodHeads = (): string =>
  row([
    '<b>Calloway Ridge Partners IV, L.P.</b>'.replace(
      'Calloway Ridge Partners IV, L.P.',
      mark('fund', 'Calloway Ridge Partners IV, L.P.'),
    ),
    ...[0, 1, 2].flatMap(() =>
      ['QTD', 'YTD', 'Since Inception'].map((title, at) => `${title}<br>(${DATES[at]})`),
    ),
  ]);
const band = (title: string): string =>
  `<tr class="o"><td>${title}</td><td colspan="3">LP #14's Allocation of Total Fund</td><td colspan="3">Total Fund (incl. GP Allocation)</td><td colspan="3">GP's Allocation of Total Fund</td></tr>`;

/** The reporting template of 2016: the period titles stand above the first section, the owners at the head of each. */
const template = document({
  file: 'Calloway_Ridge_IV_ILPA_reporting_3Q24_LP14.pdf',
  documentType: 'Capital Account',
  layout: 'industry-template-2016-three-owners',
  pageSize: 'A3 landscape',
  margin: '10mm',
  css: "body{font:8.6pt 'Liberation Sans'}table{border-collapse:collapse;width:100%}td{padding:1.8pt 5pt;text-align:right;white-space:nowrap}td:first-child{text-align:left}.o td{background:#d8e2ef;text-align:center;font-weight:bold}.s td{font-weight:bold;border-top:.5pt solid}tr.g td{height:8pt}",
  body: `<div style="text-align:right;font-size:7pt">ILPA Reporting Template (v. 1.1)</div><p style="font-size:11pt;margin:2pt 0"><b>A. Capital Account Statement for ${mark('limited_partner', 'Sawmill Creek Public Employees Retirement Plan')}</b></p>
<table>${periodHeads()}<tr class="g"><td colspan="10"></td></tr>${[
    band('A.1 NAV Reconciliation and Summary of Fees, Expenses & Incentive Allocation'),
    ilpaLine('opening', 'Beginning NAV - Net of Incentive Allocation'),
    ilpaLine('contributions', 'Contributions - Cash & Non-Cash'),
    ilpaLine('distributions', 'Distributions - Cash & Non-Cash (input positive values)'),
    sum('Total Cash / Non-Cash Flows (contributions, less distributions)', [
      'contributions',
      'distributions',
    ]),
    ilpaLine('fees', '(Management Fees – Gross of Offsets, Waivers & Rebates):'),
    nought('Management Fee Rebate'),
    ilpaLine('costs', '(Partnership Expenses - Total):'),
    nought('Total Offsets to Fees & Expenses (applied during period):'),
    sum('(Total Management Fees & Partnership Expenses, Net of Offsets & Rebates, Gross of Fee Waiver)', [
      'fees',
      'costs',
    ]),
    nought('Fee Waiver'),
    three(null, 'Interest Income', PARTNER.interest),
    nought('Dividend Income'),
    nought('(Interest Expense)'),
    sum('Total Net Operating Income / (Expense)', ['fees', 'costs', 'income']),
    nought('(Placement Fees)'),
    ilpaLine('realised', 'Realized Gain / (Loss)'),
    ilpaLine('unrealised', 'Change in Unrealized Gain / (Loss)'),
    ilpaLine('closing', 'Ending NAV - Net of Incentive Allocation'),
    '<tr class="g"><td colspan="10"></td></tr>',
    band('A.2 Commitment Reconciliation:'),
    three('commitment', 'Total Commitment', [COMMITTED, COMMITTED, COMMITTED]),
    three(null, 'Beginning Unfunded Commitment:', [...before, COMMITTED]),
    three(
      null,
      '(Less Contributions)',
      FLOWS.map(([amount = 0]) => -amount),
    ),
    row([
      'Plus Recallable Distributions',
      dollar.show(RECALL[0] ?? 0),
      dollar.show(RECALL[1] ?? 0),
      dollar.amount('recallable_distributions', RECALL[2] ?? 0),
      ...shown(RECALL.map((one) => Math.round(one * 31.25))),
      ...shown(RECALL.map((one) => Math.round(one * 0.61))),
    ]),
    nought('(Less Expired/Released Commitments)'),
    three('unfunded_commitment', 'Ending Unfunded Commitment', [left, left, left]),
  ].join(
    '',
  )}</table><p style="font-size:7pt">Prepared by ${mark('fund_manager', 'Calloway Ridge Management, LLC')}, September 30, 2024; amounts in U.S. dollars. The incentive allocation rate is [20]% after a preferred return of [8]%.</p>`,
  derivable: {
    reporting_date: '2024-09-30',
    base_currency: 'USD',
    period_start: '2024-07-01',
    contributed_to_date: 'USD 23115000',
    distributed_to_date: 'USD 6480200',
    net_investment_income_qtd: 'USD 9310',
    net_investment_income_ytd: 'USD 26840',
    net_investment_income_itd: 'USD 118205',
  },
});

const annual = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'brackets',
  before: '$ ',
  nil: '—',
});
const OWN = movement([6118240, 1250000, 402500, 187500, 31288, 88412, 260118, 54116], 7633120);
const WHOLE_YEAR: readonly (readonly [string, number, number])[] = [
  ["Partners' capital, beginning of year", 5510200, 402117800],
  ['Capital contributions', 812000, 81250000],
  ['Capital distributions', -261700, -26162500],
  ['Net investment loss', -88300, -8474400],
  ['Net realized gain on investments', 171020, 16907670],
  ['Net change in unrealized appreciation on investments', 720410, 71300300],
  ['Carried interest to General Partner', 3517540, -3517540],
];
const whole = (label: string, general: number, limited: number): string =>
  row([label, annual.show(general), annual.show(limited), annual.show(general + limited)]);
const sumAt = (at: 1 | 2): number => WHOLE_YEAR.reduce((all, one) => all + one[at], 0);
const ownYear: readonly (readonly [Period, Movement])[] = [['ytd', OWN]];
const line = (name: MovementLine, label: string): string => row([label, ...cells(annual, name, ownYear)]);

/** ASC 946-205-45: the partnership's statement with general and limited partners, then the partner's own on a new page. */
const gaap = document({
  file: "Marlpit Capital VII - Statement of Changes in Partners' Capital FY2023 - investor copy.pdf",
  documentType: 'Capital Account',
  layout: 'statement-of-changes-with-partners-page',
  pageSize: 'Letter',
  css: "body{font:10pt 'Liberation Serif'}h3,h4{text-align:center;margin:1pt}table{width:100%;border-collapse:collapse;margin-top:14pt}th{border-bottom:.8pt solid;text-align:right;font-size:9pt}td{text-align:right;padding:2.4pt 4pt}td:first-child,th:first-child{text-align:left}tr:last-child td{border-top:.6pt solid;border-bottom:2.4pt double;font-weight:bold}",
  body: `<h3>${mark('fund', 'Marlpit Capital Partners VII, L.P.')}</h3><h4>Statement of Changes in Partners' Capital</h4><h4>Year ended December 31, 2023</h4>
${table([
  head(['', 'General Partner', 'Limited Partners', 'Total']),
  ...WHOLE_YEAR.map((one) => whole(...one)),
  whole("Partners' capital, end of year", sumAt(1), sumAt(2)),
])}<p style="font-size:8.5pt">The accompanying notes are an integral part of these financial statements.</p><div style="break-before:page"></div>
<h3>Marlpit Capital Partners VII, L.P.</h3><h4>Individual Partner's Capital Account (unaudited supplemental information)</h4><h4>For the year ended ${text('reporting_date', 'December 31, 2023', '2023-12-31')}</h4>
<p>Partner: <b>${mark('limited_partner', 'Trustees of the Penrose Technical College Endowment')}</b><br>Commitment: ${annual.amount('commitment', 10000000)} &nbsp;&nbsp; Unfunded commitment at year end: ${annual.amount('unfunded_commitment', 2318750)}<br>Percentage of total commitments: ${text('ownership_percentage', '1.28%', '1.28')}</p>
${table([
  head(['', 'Year ended 2023']),
  line('opening', 'Capital balance at January 1, 2023'),
  line('contributions', 'Contributions'),
  line('distributions', 'Distributions'),
  line('fees', 'Management fee'),
  line('costs', 'Other partnership expenses'),
  line('income', 'Interest and dividend income'),
  line('realised', 'Realized gain on investments'),
  line('unrealised', 'Change in unrealized appreciation'),
  line('carry', 'Carried interest allocation'),
  line('closing', 'Capital balance at December 31, 2023'),
])}<p style="font-size:8.5pt">${mark('fund_manager', 'Marlpit Advisers, Inc.')} acts as investment manager of the Partnership.</p>`,
  derivable: { period_start: '2023-01-01', base_currency: 'USD' },
});

export const documents = [template, gaap];
