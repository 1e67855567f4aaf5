import { head, row } from '../html.ts';
import type { Movement, MovementLine, Period } from '../paper/movement.ts';
import { cells, effect } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import type { Flows } from '../paper/periods.ts';
import { periods } from '../paper/periods.ts';
import { printer, text } from '../paper/printing.ts';

const NEXT_PAGE = '<div style="break-before:page"></div>';
type Column = readonly [Period, Movement];
const standing = (values: Movement, line: MovementLine): number =>
  line === 'opening' || line === 'closing' ? (values[line] ?? 0) : effect(values, [line]);

const dollar = printer({ currency: 'USD', group: ',', point: '.', digits: 0, negative: 'brackets' });
const T_QUARTER: Flows = [240000, 96500, 25800, 5210, 3115, 64220, 148905, 0];
const T_EARLIER: Flows = [360000, 0, 54400, 11784, 7390, 0, 231460, 0];
const T_BEFORE: Flows = [4980000, 735200, 468500, 71345, 38212, 402870, 1804415, 0];
const T_OWN = periods(T_QUARTER, T_EARLIER, T_BEFORE);
/** All partners hold fifty times the partner's share; the General Partner's own half percent bears no fee. */
const T_ALL = 50;
const general = (flows: Flows): Flows =>
  flows.map((flow, at) => (at === 2 ? 0 : Math.round(flow / 4))) as unknown as Flows;
const whole = (flows: Flows): Flows => {
  const own = general(flows);
  return flows.map((flow, at) => flow * T_ALL + (own[at] ?? 0)) as unknown as Flows;
};
const T_FUND = periods(whole(T_QUARTER), whole(T_EARLIER), whole(T_BEFORE));
const T_GENERAL = periods(general(T_QUARTER), general(T_EARLIER), general(T_BEFORE));
const T_SINCE: Movement = { ...T_OWN.itd, opening: 0 };
const T_COLUMNS: readonly Column[] = [
  ['qtd', T_OWN.qtd],
  ['ytd', T_OWN.ytd],
  ['itd', T_SINCE],
];
const T_OTHERS: readonly Movement[] = [
  T_GENERAL.qtd,
  T_GENERAL.ytd,
  T_GENERAL.itd,
  T_FUND.qtd,
  T_FUND.ytd,
  T_FUND.itd,
];
const tLine = (label: string, line: MovementLine, name = 'i'): string =>
  row(
    [
      label,
      ...cells(dollar, line, T_COLUMNS),
      ...T_OTHERS.map((values) => dollar.show(standing(values, line))),
    ],
    name,
  );
const tSum = (label: string, lines: readonly MovementLine[]): string =>
  row(
    [
      label,
      ...[...T_COLUMNS.map(([, values]) => values), ...T_OTHERS].map((values) =>
        dollar.show(effect(values, lines)),
      ),
    ],
    's',
  );
/** A line of the partner, of the General Partner by the second factor, of the fund by both. */
const tPlain = (label: string, own: readonly number[], by = 0, name = 'i'): string =>
  row(
    [
      label,
      ...own.map((amount) => dollar.show(amount)),
      ...own.map((amount) => dollar.show(by === 0 ? 0 : Math.round(amount * by))),
      ...own.map((amount) => dollar.show(amount * T_ALL + (by === 0 ? 0 : Math.round(amount * by)))),
    ],
    name,
  );
const T_OFFSET = [4200, 9800, 41300];
const T_GROSS = T_COLUMNS.map(([, values], at) => -(values.fees ?? 0) - (T_OFFSET[at] ?? 0));
const T_INTEREST = [1480, 4020, 19764];
const T_DIVIDEND = [3212, 9745, 41090];
const T_FACILITY = T_COLUMNS.map(
  ([, values], at) => (values.income ?? 0) - (T_INTEREST[at] ?? 0) - (T_DIVIDEND[at] ?? 0),
);
const T_INTERNAL = [-760, -2280, -11840];
const T_ADMIN = [-2400, -7200, -44160];
const T_EXTERNAL = T_COLUMNS.map(
  ([, values], at) => -(values.costs ?? 0) - (T_INTERNAL[at] ?? 0) - (T_ADMIN[at] ?? 0),
);
/** What stands in a row beside the partner's columns so that a divided line ties for all three owners. */
const tParted = (
  label: string,
  own: readonly number[],
  parts: readonly (readonly number[])[],
  line: MovementLine,
): string => {
  const rest = T_OTHERS.map((values, at) => {
    const period = at % 3;
    const others = parts.reduce((all, part) => {
      const share = Math.round((part[period] ?? 0) / 4);
      return all + (at < 3 ? share : (part[period] ?? 0) * T_ALL + share);
    }, 0);
    return dollar.show(standing(values, line) - others);
  });
  return row([label, ...own.map((amount) => dollar.show(amount)), ...rest], 'i');
};
const T_ACCRUED = [37185, 58640, 398275];
const T_PLEDGED = 7500000;
const T_RECALLED = [0, 0, 180000];
const T_OPEN = T_PLEDGED - (T_SINCE.contributions ?? 0) + 180000;
const T_BEGAN = [T_OPEN + 240000, T_OPEN + 600000, T_PLEDGED];
const tAccrued = row(
  [
    'Accrued Incentive Allocation – Periodic Change',
    ...T_ACCRUED.map((amount, at) =>
      mark(`carried_interest_${['qtd', 'ytd', 'itd'][at]}`, dollar.show(-amount), {
        value: String(amount),
        currency: 'USD',
        derivable: true,
      }),
    ),
    ...T_ACCRUED.map(() => dollar.show(0)),
    ...T_ACCRUED.map((amount) => dollar.show(-amount * T_ALL)),
  ],
  'i',
);
const tHead = (title: string): string =>
  `<tr class="o"><th>${title}</th><th colspan="3">Limited Partner</th><th colspan="3">General Partner</th><th colspan="3">Total Fund</th></tr>${head(['', ...Array.from({ length: 3 }, () => ['QTD<br>(Jul-26 – Sep-26)', 'YTD<br>(Jan-26 – Sep-26)', 'ITD<br>(Feb-21 – Sep-26)']).flat()])}`;

/** The industry reporting template in its form of 2025: partner, general partner and fund, three periods each. */
const template2025 = document({
  file: 'TFGF3 - ILPA RT v2.0 - 3Q26 - Snohaven Transit.pdf',
  documentType: 'Capital Account',
  layout: 'american-reporting-template-of-2025-three-owners',
  pageSize: 'Letter landscape',
  margin: '11mm 10mm 13mm',
  css: "body{font:7.1pt/1.28 'Liberation Sans Narrow','Liberation Sans'}table{border-collapse:collapse;width:100%;margin:4pt 0 8pt}td,th{padding:1.7pt 3pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}.o th{background:#3d2f63;color:#fff;text-align:center;border-left:1.5pt solid #fff}.o th:first-child{text-align:left;border:0}th{border-bottom:.5pt solid #3d2f63}.s td{font-weight:bold;background:#efecf6;border-top:.4pt solid #3d2f63}.i td:first-child{padding-left:12pt}td:nth-child(5),td:nth-child(8){border-left:.5pt solid #aaa}h3{margin:0;font-size:11pt;color:#3d2f63}.k{width:auto;margin:4pt 0}.k td{text-align:left;padding:.8pt 16pt .8pt 0;border:0}.n{font-size:6.6pt}",
  footer:
    '<div style="font:6pt sans-serif;width:100%;padding:0 10mm;display:flex;justify-content:space-between"><span>Unaudited and confidential. Prepared by Elkhorn Slough Fund Administration, Inc.</span><span>Page <span class="pageNumber"></span></span></div>',
  body: `<h3>${mark('fund', 'Tamarisk Fork Growth Fund III, L.P.')} – Reporting Template</h3>
<table class="k">${row(['Limited Partner:', `<b>${mark('limited_partner', 'Snohaven Transit Workers’ Pension Trust')}</b>`, 'As of:', text('reporting_date', '09/30/2026', '2026-09-30'), 'Fund currency:', text('base_currency', 'USD')])}${row(['Manager:', mark('fund_manager', 'Tamarisk Fork Management, LLC'), 'General Partner:', 'Tamarisk Fork GP III, LLC', 'Investor ID:', '0031-TFG'])}</table>
<table>${tHead('A. NAV Roll-Forward')}
${tLine('Beginning NAV – Net of Accrued Incentive Allocation', 'opening', 's')}
${tLine('Contributions – Cash &amp; Non-Cash', 'contributions')}
${tLine('(Distributions – Cash &amp; Non-Cash)', 'distributions')}
${tSum('Total Cash / Non-Cash Flows', ['contributions', 'distributions'])}
${tPlain('(Management Fees – Gross of Offsets, Waivers &amp; Rebates)', T_GROSS)}
${tPlain('Management Fee Offsets', T_OFFSET)}
${tPlain('Management Fee Waivers &amp; Rebates', [0, 0, 0])}
${tLine('(Management Fees – Net of Offsets, Waivers &amp; Rebates)', 'fees', 's')}
${tPlain('(Partnership Expenses – Internal Chargebacks)', T_INTERNAL, 0.25)}
${tPlain('(Partnership Expenses – Administration, Audit &amp; Tax)', T_ADMIN, 0.25)}
${tParted('(Partnership Expenses – Legal, Organizational &amp; Other External)', T_EXTERNAL, [T_INTERNAL, T_ADMIN], 'costs')}
${tLine('(Partnership Expenses – Total)', 'costs', 's')}
${tPlain('Interest Income', T_INTEREST, 0.25)}
${tPlain('Dividend Income', T_DIVIDEND, 0.25)}
${tParted('(Interest Expense – Subscription Facility)', T_FACILITY, [T_INTEREST, T_DIVIDEND], 'income')}
${tSum('Total Net Operating Income / (Expense)', ['fees', 'costs', 'income'])}
${tLine('Realized Gain / (Loss)', 'realised')}
${tLine('Change in Unrealized Gain / (Loss)', 'unrealised')}
${tLine('Ending NAV – Net of Accrued Incentive Allocation', 'closing', 's')}
${tPlain('Incentive Allocation – Paid', [0, 0, 0])}
${tAccrued}</table>
${NEXT_PAGE}<table>${tHead('B. Commitment Roll-Forward')}
${row(['Total Commitment', ...T_COLUMNS.map(() => dollar.amount('commitment', T_PLEDGED)), ...T_COLUMNS.map(() => dollar.show(T_PLEDGED / 4)), ...T_COLUMNS.map(() => dollar.show(T_PLEDGED * T_ALL + T_PLEDGED / 4))], 's')}
${tPlain('Beginning Unfunded Commitment', T_BEGAN, 0.25)}
${tPlain(
  '(Contributions)',
  T_COLUMNS.map(([, values]) => -(values.contributions ?? 0)),
  0.25,
)}
${row(['Recallable Distributions', dollar.show(0), dollar.show(0), dollar.amount('recallable_distributions', 180000), ...T_RECALLED.map((amount) => dollar.show(amount / 4)), ...T_RECALLED.map((amount) => dollar.show(amount * T_ALL + amount / 4))], 'i')}
${tPlain('(Expired / Released Commitments)', [0, 0, 0])}
${row(['Ending Unfunded Commitment', ...T_COLUMNS.map(() => dollar.amount('unfunded_commitment', T_OPEN)), ...T_COLUMNS.map(() => dollar.show(T_OPEN / 4)), ...T_COLUMNS.map(() => dollar.show(T_OPEN * T_ALL + T_OPEN / 4))], 's')}
${row(['Share of Total Commitments', '', '', text('ownership_percentage', '1.9900%', '1.9900'), '', '', '0.4975%', '', '', '100.0000%'], 'i')}</table>
<p class="n">Notes. (1) Realized and unrealized results are shown net of the accrued incentive allocation; the periodic change in the accrual reduces the capital of the Limited Partners and increases that of the General Partner’s carry vehicle, which is not shown above. (2) Offsets are 100% of net transaction fees received from portfolio companies. (3) Internal chargebacks relate to the in-house tax team. (4) The subscription facility with First Estuary Bank, N.A. had a balance of $21,400,000 on September 30, 2026 and is repaid from capital calls within 180 days. (5) Recallable distributions may be called until February 2027. (6) On October 29, 2026 the General Partner called a further 2.5% of commitments; that call is not reflected here.</p>`,
  derivable: {
    period_start: '2026-07-01',
    contributed_to_date: `USD ${T_SINCE.contributions}`,
    distributed_to_date: `USD ${T_SINCE.distributions}`,
    net_investment_income_qtd: `USD ${T_OWN.qtd.income}`,
    net_investment_income_ytd: `USD ${T_OWN.ytd.income}`,
    net_investment_income_itd: `USD ${T_OWN.itd.income}`,
  },
});

const NONE: Flows = [0, 0, 0, 0, 0, 0, 0, 0];
const pound = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
  before: '£',
  nil: '—',
});
const C_QUARTER: Flows = [31250000, 47812500, 4687500, 612418, 1140026, 22318740, -8415233, 2840118];
const C_EARLIER: Flows = [18750000, 0, 4687500, 580207, 388104, 0, 15270940, 1931006];
const C_BEFORE: Flows = [1006250000, 212460000, 84375000, 9118342, 12406318, 98540221, 274108455, 31885407];
const C = periods(C_QUARTER, C_EARLIER, C_BEFORE);
const C_PRIOR = periods(C_EARLIER, NONE, C_BEFORE).qtd;
const cLine = (label: string, line: MovementLine, name = ''): string =>
  row(
    [
      label,
      ...cells(pound, line, [['qtd', C.qtd]]),
      pound.show(line === 'distributions' ? null : standing(C_PRIOR, line)),
      ...cells(pound, line, [['itd', C.itd]]),
    ],
    name,
  );
const C_PAID = C.itd.contributions ?? 0;
const C_BACK = C.itd.distributions ?? 0;
const C_PLEDGED = 1250000000;
const C_AGAIN = 62500000;
const card = (label: string, value: string, below = ''): string =>
  `<div class="card"><small>${label}</small><b>${value}</b><i>${below}</i></div>`;
const holding = (name: string, sector: string, cost: number, worth: number): string =>
  row([name, sector, pound.show(cost), pound.show(worth), `${(worth / cost).toFixed(2)}x`]);

/** A Jersey administrator's portal, printed: cards, the quarter beside the one before, the investor's look-through. */
const portal = document({
  file: 'InvestorPortal_StonecropV_CapitalAccount_30Jun2026.pdf',
  documentType: 'Capital Account',
  layout: 'jersey-portal-cards-with-prior-quarter',
  margin: '12mm 14mm 15mm',
  css: "body{font:8.8pt/1.38 'DejaVu Sans Condensed','DejaVu Sans';font-size:7.9pt;color:#20303a}.bar{background:#103b45;color:#fff;padding:7pt 10pt;display:flex;justify-content:space-between}.bar b{font-size:11pt}.crumb{color:#6a7f88;margin:5pt 0}.cards{display:grid;grid-template-columns:repeat(3,1fr);gap:7pt;margin:8pt 0}.card{border:.6pt solid #c8d5d9;border-radius:5pt;padding:6pt 9pt}.card small{display:block;color:#6a7f88}.card b{display:block;font-size:11.5pt;margin:2pt 0}.card i{font-style:normal;color:#6a7f88;font-size:6.8pt}h4{margin:11pt 0 3pt;color:#103b45;font-size:9pt}table{border-collapse:collapse;width:100%}td,th{padding:3pt 5pt;text-align:right;border-bottom:.3pt solid #dfe7ea;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{color:#6a7f88;font-weight:normal}.t td{font-weight:bold;background:#f1f6f7}td:nth-child(3).p{color:#888}.x td:nth-child(2),.x th:nth-child(2){text-align:left}.k td{text-align:left;border:0;padding:1.6pt 5pt}.k td:nth-child(odd){color:#6a7f88;width:17%}.n{font-size:6.6pt;color:#6a7f88}",
  footer:
    '<div style="font:5.8pt sans-serif;width:100%;padding:0 14mm;display:flex;justify-content:space-between;color:#777"><span>https://portal.maisonneuve-fs.example/investor/statements/88213 – printed 21/08/2026 09:14</span><span><span class="pageNumber"></span>/<span class="totalPages"></span></span></div>',
  body: `<div class="bar"><b>Maisonneuve Fund Services</b><span>Signed in: Priya Thackray (Craven &amp; Dale)</span></div>
<p class="crumb">Home › Funds › ${mark('fund', 'Stonecrop Buyout Partners V LP')} › Capital account</p>
<table class="k">${row(['Investor', mark('limited_partner', 'Craven & Dale Friendly Assurance plc'), 'Fund', mark('fund', 'Stonecrop Buyout Partners V LP')])}${row(['Manager', mark('fund_manager', 'Stonecrop Capital LLP'), 'Currency', text('base_currency', 'GBP')])}${row(['Period', `${text('period_start', '01/04/2026', '2026-04-01')} – ${text('reporting_date', '30/06/2026', '2026-06-30')}`, 'Status', 'Final, unaudited'])}</table>
<div class="cards">${card('Net asset value', mark(['closing_balance_qtd', 'closing_balance_itd'], pound.show(C.qtd.closing), { value: ((C.qtd.closing ?? 0) / 100).toFixed(2), currency: 'GBP' }), `at ${text('reporting_date', '30/06/2026', '2026-06-30')}`)}${card('Commitment', pound.amount('commitment', C_PLEDGED), `${text('ownership_percentage', '2.7500%', '2.7500')} of the Fund`)}${card('Undrawn', pound.amount('unfunded_commitment', C_PLEDGED - C_PAID + C_AGAIN), 'including recallable')}${card('Paid in', pound.amount('contributed_to_date', C_PAID), 'since 11/09/2018')}${card('Distributed', pound.amount('distributed_to_date', C_BACK), `of which recallable ${pound.amount('recallable_distributions', C_AGAIN)}`)}${card('TVPI / DPI', `${(((C.itd.closing ?? 0) + C_BACK) / C_PAID).toFixed(2)}x / ${(C_BACK / C_PAID).toFixed(2)}x`, 'Net IRR 15.3%')}</div>
<h4>Movement in your account</h4>
<table>${head(['', 'Q2 2026', 'Q1 2026', 'Since inception'])}
${cLine('Opening net asset value', 'opening', 't')}
${cLine('Contributions', 'contributions')}
${cLine('Distributions', 'distributions')}
${cLine('Investment income', 'income')}
${cLine('Management fee / priority profit share', 'fees')}
${cLine('Other partnership expenses', 'costs')}
${cLine('Realised gains', 'realised')}
${cLine('Movement in unrealised gains', 'unrealised')}
${cLine('Carried interest provision', 'carry')}
${cLine('Closing net asset value', 'closing', 't')}</table>
<h4>Your ownership</h4>
<table class="k">${row(['Share of the Fund', text('ownership_percentage', '2.7500%', '2.7500'), 'Account', 'SBP5-0088213'])}${row(['Founder partner', 'Stonecrop FP V LP', 'General partner', 'Stonecrop GP V Limited'])}</table>
${NEXT_PAGE}<h4 style="margin-top:0">Look-through at ${text('reporting_date', '30/06/2026', '2026-06-30')} (your share)</h4>
<table class="x">${head(['Company', 'Sector', 'Cost', 'Valuation', 'Multiple'])}
${holding('Abernethy Signalling', 'Rail equipment', 118402500, 201284250)}
${holding('Cloughmore Veterinary', 'Healthcare', 164881200, 279305500)}
${holding('Fenlight Software', 'Software', 141208000, 318940125)}
${holding('Gaddesby Food Ingredients', 'Consumer', 97615300, 71258800)}
${holding('Pellow Marine Engineering', 'Industrials', 132744000, 186402000)}</table>
<h4>Transactions in 2026</h4>
<table class="x">${head(['Date', 'Type', 'Amount', 'Undrawn', 'Ref.'])}${row(['12/02/2026', 'Capital call 31', '£187,500.00', pound.show(C_PLEDGED - C_PAID + C_AGAIN + 31250000), 'CC31'])}${row(['20/04/2026', 'Capital call 32', '£312,500.00', pound.show(C_PLEDGED - C_PAID + C_AGAIN), 'CC32'])}${row(['16/06/2026', 'Distribution 14', '-£478,125.00', pound.show(C_PLEDGED - C_PAID + C_AGAIN), 'DN14'])}</table>
<p class="n">Look-through values exclude cash, borrowings, accruals and the carried interest provision and therefore do not add up to the net asset value. The priority profit share is 1.5% per annum of commitments. The Q1 2026 column is as reported on 22/05/2026. The figures displayed are those of the administrator’s books at the time of printing. Queries: investors@maisonneuve-fs.example or +44 1534 555 0142.</p>`,
  derivable: { opening_balance_itd: 'GBP 0' },
});

export const documents = [template2025, portal];
