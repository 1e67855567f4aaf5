import type { FundDocument } from '../document.ts';
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
});

/** Contributions, distributions, gross fee, offset, professional, other costs, interest, dividends, realised, unrealised, carry. */
type Lines = readonly number[];
const SIGN: Lines = [1, -1, -1, 1, -1, -1, 1, 1, 1, 1, -1];
const QUARTER: Lines = [
  18400000, 9250000, 2812500, 421330, 388904, 207415, 1204117, 642880, 4117902, 9386510, 1902744,
];
const EARLIER: Lines = [
  31650000, 22700000, 5625000, 918265, 702118, 466903, 2318844, 1120395, 11864220, -6240775, 1350616,
];
const BEFORE: Lines = [
  372150000, 128300000, 60187500, 7433802, 5911470, 4207356, 16902143, 9715208, 74306118, 96417330, 36210945,
];
const plus = (one: Lines, other: Lines): Lines => one.map((amount, at) => amount + (other[at] ?? 0));
const net = (lines: Lines): number => lines.reduce((all, amount, at) => all + amount * (SIGN[at] ?? 0), 0);
const part = (amount: number): number =>
  Number((BigInt(Math.abs(amount)) * 25n + 500n) / 1000n) * Math.sign(amount);

interface Column {
  readonly opening: number | null;
  readonly lines: Lines;
  readonly period: 'qtd' | 'ytd' | 'itd';
  readonly own: boolean;
}

function columns(stretches: readonly [Lines, Lines, Lines], own: boolean): Column[] {
  const [quarter, earlier, before] = stretches;
  const year = plus(quarter, earlier);
  return [
    { opening: net(before) + net(earlier), lines: quarter, period: 'qtd', own },
    { opening: net(before), lines: year, period: 'ytd', own },
    { opening: null, lines: plus(year, before), period: 'itd', own },
  ];
}

const COLUMNS = [
  ...columns([QUARTER.map(part), EARLIER.map(part), BEFORE.map(part)], true),
  ...columns([QUARTER, EARLIER, BEFORE], false),
];
const pick = (lines: Lines, indexes: readonly number[]): number =>
  indexes.reduce((all, at) => all + (lines[at] ?? 0) * (SIGN[at] ?? 0), 0);

/** A line of the roll-forward out of the flows `indexes`; `fin` where it is a metric, `cost` where that is a cost. */
function usLine(
  label: string,
  indexes: readonly number[],
  { fin, cost = false, name = '' }: { fin?: string; cost?: boolean; name?: string } = {},
): string {
  const figures = COLUMNS.map(({ lines, period, own }) => {
    const amount = pick(lines, indexes);
    if (fin === undefined || !own) return dollar.show(amount === 0 ? null : amount);
    if (cost) return dollar.cost(`${fin}_${period}`, -amount);
    return dollar.amount(`${fin}_${period}`, amount);
  });
  return row([label, ...figures], name);
}

const usBalance = (label: string, fin: string, read: (column: Column) => number | null): string =>
  row(
    [
      label,
      ...COLUMNS.map((column) =>
        column.own ? dollar.amount(`${fin}_${column.period}`, read(column)) : dollar.show(read(column)),
      ),
    ],
    'b',
  );
const [, , usLife, , , usFundLife] = COLUMNS;
const usCalled = usLife?.lines[0] ?? 0;
const usPaid = usLife?.lines[1] ?? 0;
const [usRecall, usFundRecall] = [612500, 24500000];
const usCommitment = (label: string, own: string, fund: number): string =>
  row([label, own, dollar.show(fund)]);

/** US: a reporting template with the partner's three periods beside the fund's, fees and expenses broken down. */
const american = document({
  file: 'PLMM-V_PCAP_2025Q3_Tri-Rivers.pdf',
  documentType: 'Capital Account',
  layout: 'template-partner-beside-fund',
  pageSize: 'Letter landscape',
  margin: '13mm 15mm',
  css: "body{font:8.2pt 'Nimbus Sans','Liberation Sans'}h1{font-size:13pt;margin:0}table{border-collapse:collapse;width:100%}td,th{padding:1.7pt 5pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}thead th{background:#e8ecf1;font-size:7.6pt}.g th{background:#26415e;color:#fff;text-align:center}.i td:first-child{padding-left:16pt}.i td{color:#444}.s td{border-top:.5pt solid #777}.b td{font-weight:bold;border-top:.7pt solid #000;border-bottom:.7pt solid #000}.h td{font-weight:bold;padding-top:5pt}td:nth-child(5),th:nth-child(5){border-left:.8pt solid #999;}.c{width:52%;margin-top:9pt}.c td:nth-child(5){border:0}small{font-size:7pt;color:#444;line-height:1.35}",
  body: `<div style="display:flex;justify-content:space-between;margin-bottom:7pt"><div><h1>${mark('fund', 'Pinecrest Lower Middle Market Fund V, L.P.')}</h1>Partner's Capital Account Statement (Unaudited)<br>As of ${text('reporting_date', 'September 30, 2025', '2025-09-30')} &nbsp;|&nbsp; All amounts in ${text('base_currency', 'U.S. dollars', 'USD')}</div><div style="text-align:right">Limited Partner: <b>${mark('limited_partner', "Tri-Rivers Laborers' Pension Trust")}</b><br>Investor ID 10-2277-05<br>Share of total commitments: ${text('ownership_percentage', '2.5000%', '2.5')}</div></div>
<table><thead><tr class="g"><th style="background:none"></th><th colspan="3">Limited Partner's Allocation</th><th colspan="3">Total Fund (incl. GP)</th></tr><tr><th></th>${['QTD', 'YTD', 'Since Inception', 'QTD', 'YTD', 'Since Inception'].map((label) => `<th>${label}</th>`).join('')}</tr></thead>
${usBalance('NAV – beginning of period, net of incentive allocation', 'opening_balance', ({ opening }) => opening)}
${usLine('Contributions – cash', [0], { fin: 'contributions' })}
${usLine('Distributions – cash', [1], { fin: 'distributions', cost: true })}
${usLine('Net capital activity', [0, 1], { name: 's' })}
${row(['Management fees', '', '', '', '', '', ''], 'h')}
${usLine('Management fees, gross of offsets', [2], { name: 'i' })}
${usLine('Fee offsets (transaction and monitoring fees)', [3], { name: 'i' })}
${usLine('Management fees, net of offsets', [2, 3], { fin: 'management_fees', cost: true, name: 's' })}
${row(['Partnership expenses', '', '', '', '', '', ''], 'h')}
${usLine('Audit, tax and legal', [4], { name: 'i' })}
${usLine('Administration, insurance and other', [5], { name: 'i' })}
${usLine('Total partnership expenses', [4, 5], { fin: 'partnership_expenses', cost: true, name: 's' })}
${row(['Investment income', '', '', '', '', '', ''], 'h')}
${usLine('Interest', [6], { name: 'i' })}
${usLine('Dividends', [7], { name: 'i' })}
${usLine('Total investment income', [6, 7], { fin: 'net_investment_income', name: 's' })}
${usLine('Realized gain / (loss) on investments', [8], { fin: 'realised_gain_loss' })}
${usLine('Change in unrealized gain / (loss)', [9], { fin: 'unrealised_gain_loss' })}
${usLine('Increase in NAV before incentive allocation', [2, 3, 4, 5, 6, 7, 8, 9], { name: 's' })}
${usLine('Incentive allocation (paid and accrued)', [10], { fin: 'carried_interest', cost: true })}
${usBalance('NAV – end of period, net of incentive allocation', 'closing_balance', ({ opening, lines }) => (opening ?? 0) + net(lines))}
</table>
<div style="display:flex;gap:20pt"><table class="c">
${head(['Commitment reconciliation', 'Limited Partner', 'Total Fund'])}
${usCommitment('Total commitment', dollar.amount('commitment', 15000000), 600000000)}
${usCommitment('Contributions since inception', dollar.cost('contributed_to_date', usCalled), -(usFundLife?.lines[0] ?? 0))}
${usCommitment('Add: distributions subject to recall', dollar.amount('recallable_distributions', usRecall), usFundRecall)}
${row(['Unfunded commitment', dollar.amount('unfunded_commitment', 15000000 - usCalled + usRecall), dollar.show(600000000 - (usFundLife?.lines[0] ?? 0) + usFundRecall)], 'b')}
${usCommitment('Distributions received since inception', dollar.amount('distributed_to_date', usPaid), usFundLife?.lines[1] ?? 0)}
</table><p style="width:44%;margin-top:9pt"><small>Prepared by Halloway Fund Solutions (US) LLC, 500 Delaware Avenue, Wilmington, DE 19801, as administrator, from information supplied by ${mark('fund_manager', 'Pinecrest Equity Advisers, LLC')} (the “Manager”). Fee offsets equal 100% of transaction, monitoring and directors' fees received by the Manager. The allocation of the General Partner, Pinecrest GP V, L.P., is included in the Total Fund columns. Amounts may not sum to the audited financial statements, which are issued once a year. Initial closing: April 12, 2019. This statement is confidential and has been furnished under Section 12.4 of the Partnership Agreement. Inquiries: investorservices@halloway.example, (302) 555-0143.</small></p></div>`,
  derivable: { period_start: '2025-07-01', opening_balance_itd: 'USD 0' },
});

const sterling = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '–',
});
const pound = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  before: '£',
});
/** Capital contribution account, partner's loan account, income account, in pence. */
type Accounts = readonly [number, number, number];
const OPENING: Accounts = [125000, 745213450, 21830416];
const MOVES: readonly (readonly [string, string, Accounts, 'cost'?])[] = [
  ['Drawdowns', 'contributions', [0, 62500000, 0]],
  ['Distributions paid', 'distributions', [0, -31450000, -14210375], 'cost'],
  ["General Partner's share (management fee)", 'management_fees', [0, 0, -4218750], 'cost'],
  ['Partnership running costs', 'partnership_expenses', [0, 0, -861244], 'cost'],
  ['Loan interest and arrangement fees, net of tax', 'net_investment_income', [0, 0, 17904138]],
  ['Realised gains and losses', 'realised_gain_loss', [0, 0, -2186000]],
  ['Movement in fair value of loans', 'unrealised_gain_loss', [0, 0, 3607219]],
  ['Carried interest provision', 'carried_interest', [0, 0, -1420833], 'cost'],
];
const total = (accounts: Accounts): number => accounts.reduce((all, amount) => all + amount, 0);
const CLOSING: Accounts = MOVES.reduce<Accounts>(
  ([capital, loan, income], [, , [c, l, i]]) => [capital + c, loan + l, income + i],
  OPENING,
);
const show = (amount: number): string => sterling.show(amount === 0 ? null : amount);
const jerseyBalance = (label: string, accounts: Accounts, fin: string): string =>
  row([label, ...accounts.map(show), sterling.amount(fin, total(accounts))], 'b');
const gsCalled = 938750000;
const [gsPaid, gsAgain] = [251360875, 18750000];

/** Guernsey: one quarter whose columns are the partner's accounts, the total last; the commitment on the next page. */
const guernsey = document({
  file: 'Ravenscar II - Partner Statement 30 June 2025 - Fenland.pdf',
  documentType: 'Capital Account',
  layout: 'accounts-as-columns',
  margin: '20mm 22mm',
  css: "body{font:10pt 'P052'}table{border-collapse:collapse;width:100%;margin:10pt 0}td,th{padding:3.2pt 4pt;text-align:right;vertical-align:bottom}td:first-child,th:first-child{text-align:left}th{border-bottom:1pt solid #5b2a4a;font-size:9pt}.b td{font-weight:bold;border-top:.5pt solid #5b2a4a;border-bottom:.5pt solid #5b2a4a}td:nth-child(5){background:#f6f0f4}.k td:nth-child(2){background:none}h3{color:#5b2a4a;margin-bottom:4pt}.n{font-size:8.5pt;line-height:1.4}",
  footer:
    '<div style="width:100%;font:7px serif;text-align:center;color:#666">Belle Grève Fund Services Limited is licensed by the Guernsey Financial Services Commission. Registered in Guernsey no. 48812. Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>',
  body: `<div style="border-bottom:2pt solid #5b2a4a;padding-bottom:5pt"><b style="font-size:12pt">Belle Grève Fund Services Limited</b><br><span class="n">Les Amballes House, St Peter Port, Guernsey GY1 1WA &nbsp;·&nbsp; +44 1481 555 010</span></div>
<p>The Trustees<br>${mark('limited_partner', 'Fenland Drainage Boards Superannuation Scheme')}<br>Middle Level Offices, 85 Whittlesey Road<br>March PE15 0AH</p><p>11 August 2025</p>
<h3>${mark('fund', 'Ravenscar Property Credit Fund II LP')}<br>Statement of partner's accounts for the quarter ${text('period_start', '1 April 2025', '2025-04-01')} to ${text('reporting_date', '30 June 2025', '2025-06-30')}</h3>
<p>We set out below the movements on your accounts with the Partnership during the quarter. In accordance with clause 8 of the Limited Partnership Agreement your commitment is contributed as to 0.01 per cent by way of capital and as to the balance by way of interest-free loan.</p>
${table([
  head([
    'All amounts in pounds sterling',
    'Capital<br>contribution',
    "Partner's<br>loan",
    'Income<br>account',
    'Total',
  ]),
  jerseyBalance('At 1 April 2025', OPENING, 'opening_balance_qtd'),
  ...MOVES.map(([label, fin, accounts, cost]) => {
    const all = total(accounts);
    const last = cost ? sterling.cost(`${fin}_qtd`, -all) : sterling.amount(`${fin}_qtd`, all);
    return row([label, ...accounts.map(show), last]);
  }),
  jerseyBalance('At 30 June 2025', CLOSING, 'closing_balance_qtd'),
]).replace('pounds sterling', text('base_currency', 'pounds sterling', 'GBP'))}
<p class="n">The income account includes gains and losses not yet realised, which may not be available for distribution. The realised loss arose on the repayment of the Harcourt Lane facility below par.</p>
<div style="break-before:page"></div><h3>Commitment position at 30 June 2025</h3>
${table(
  [
    row(['Your commitment', pound.amount('commitment', 1250000000)]),
    row(['Drawn down since admission', pound.amount('contributed_to_date', gsCalled)]),
    row(['Distributed since admission', pound.amount('distributed_to_date', gsPaid)]),
    row(['Of which available for redrawing', pound.amount('recallable_distributions', gsAgain)]),
    row(
      [
        'Undrawn commitment, including amounts available for redrawing',
        pound.amount('unfunded_commitment', 1250000000 - gsCalled + gsAgain),
      ],
      'b',
    ),
    row(['Your share of aggregate commitments', text('ownership_percentage', '5.4348%', '5.4348')]),
  ],
  'k',
)}
<h3>Basis of preparation</h3><p class="n">The figures have been extracted from the unaudited books and records of the Partnership. Loans are carried at fair value as determined by the General Partner, Ravenscar GP II Limited, on the advice of the manager, ${mark('fund_manager', 'Ravenscar Real Estate Lending LLP')}, which is authorised and regulated by the Financial Conduct Authority. The General Partner's share is a first charge on the profits of the Partnership. The carried interest provision assumes that all loans are realised at their carrying values on the balance sheet date.</p><p class="n">Brackets denote amounts charged or paid to you. This statement is addressed to the partner named above and no responsibility is accepted to any other person. The aggregate net asset value of the Partnership at 30 June 2025 was £146,612,004.87 (31 March 2025: £141,160,377.20).</p>
<p>Yours faithfully</p><p style="margin-top:28pt">Marguerite Le Page<br>Associate Director, Private Credit<br>For Belle Grève Fund Services Limited, as Administrator</p>`,
  derivable: {
    closing_balance_ytd: 'GBP 7968330.21',
    closing_balance_itd: 'GBP 7968330.21',
    contributions_itd: 'GBP 9387500.00',
    distributions_itd: 'GBP 2513608.75',
  },
});

export const documents: FundDocument[] = [american, guernsey];
