import { head, row } from '../html.ts';
import type { Movement, MovementLine, Period } from '../paper/movement.ts';
import { cells, effect } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import type { Flows } from '../paper/periods.ts';
import { periods } from '../paper/periods.ts';
import { printer, text } from '../paper/printing.ts';

const NEXT_PAGE = '<div style="break-before:page"></div>';
type Column = readonly [Period, Movement];
/** What a line holds as it stands in a roll-forward: balances as they are, flows with their effect. */
const standing = (values: Movement, line: MovementLine): number =>
  line === 'opening' || line === 'closing' ? (values[line] ?? 0) : effect(values, [line]);

const dollar = printer({ currency: 'USD', group: ',', point: '.', digits: 0, negative: 'brackets' });
const V_QUARTER: Flows = [175000, 0, 37500, 6412, 1905, 0, 318240, 0];
const V_EARLIER: Flows = [125000, 92310, 75000, 11870, 3344, 61205, 204115, 0];
const V_BEFORE: Flows = [4325000, 611480, 750000, 98215, 21780, 284310, 1896420, 0];
/** The partner holds a fortieth; the General Partner, with 1%, bears no fee. */
const SHARE = 40;
const ofFund = (flows: Flows): Flows =>
  flows.map((flow, at) => (at === 2 ? Math.round(flow * SHARE * 0.99) : flow * SHARE)) as unknown as Flows;
const V_OWN = periods(V_QUARTER, V_EARLIER, V_BEFORE);
const V_FUND = periods(ofFund(V_QUARTER), ofFund(V_EARLIER), ofFund(V_BEFORE));
const V_SINCE: Movement = { ...V_OWN.itd, opening: 0 };
const V_COLUMNS: readonly Column[] = [
  ['qtd', V_OWN.qtd],
  ['ytd', V_OWN.ytd],
  ['itd', V_SINCE],
];
const V_TOTALS: readonly Movement[] = [V_FUND.qtd, V_FUND.ytd, V_FUND.itd];
const vLine = (label: string, line: MovementLine, name = 'i'): string =>
  row(
    [
      label,
      ...cells(dollar, line, V_COLUMNS),
      ...V_TOTALS.map((values) => dollar.show(standing(values, line))),
    ],
    name,
  );
const vSum = (label: string, lines: readonly MovementLine[]): string =>
  row(
    [
      label,
      ...V_COLUMNS.map(([, values]) => dollar.show(effect(values, lines))),
      ...V_TOTALS.map((values) => dollar.show(effect(values, lines))),
    ],
    's',
  );
const vPlain = (label: string, own: readonly number[], name = 'i', times = SHARE): string =>
  row(
    [label, ...own.map((amount) => dollar.show(amount)), ...own.map((amount) => dollar.show(amount * times))],
    name,
  );
const NOTHING = [0, 0, 0];
const V_INTEREST = [2380, 6124, 33608];
const V_DIVIDENDS = [0, 850, 2915];
const V_PAID_INTEREST = V_COLUMNS.map(
  ([, values], at) => (values.income ?? 0) - (V_INTEREST[at] ?? 0) - (V_DIVIDENDS[at] ?? 0),
);
const V_ACCOUNTING = [-2750, -8250, -52910];
const V_AUDIT = [-1875, -5420, -34180];
const V_LEGAL = [-1180, -2906, -19444];
const V_OTHER = V_COLUMNS.map(
  ([, values], at) =>
    -(values.costs ?? 0) - (V_ACCOUNTING[at] ?? 0) - (V_AUDIT[at] ?? 0) - (V_LEGAL[at] ?? 0),
);
const V_CHARGED = V_COLUMNS.map(([, values]) => -(values.fees ?? 0));
const V_ACCRUED = [61218, 99860, 402115];
const V_PLEDGED = 6000000;
const V_RECALLABLE = [0, 12000, 48000];
const V_OPEN = V_PLEDGED - (V_SINCE.contributions ?? 0) + 48000;
const V_BEGAN = V_COLUMNS.map(
  ([, values], at) => V_OPEN + (values.contributions ?? 0) - (V_RECALLABLE[at] ?? 0),
);
const vAccrued = row(
  [
    'Accrued Incentive Allocation - Periodic Change',
    ...V_ACCRUED.map((amount, at) =>
      mark(`carried_interest_${['qtd', 'ytd', 'itd'][at]}`, dollar.show(-amount), {
        value: String(amount),
        currency: 'USD',
        derivable: true,
      }),
    ),
    ...V_ACCRUED.map((amount) => dollar.show(-amount * SHARE)),
  ],
  'i',
);
const vHead = (title: string): string =>
  `<tr class="o"><th>${title}</th><th colspan="3">LP’s Allocation of Total Fund</th><th colspan="3">Total Fund (incl. GP Allocation)</th></tr>${head(['', ...Array.from({ length: 2 }, () => ['QTD<br>(Jul-25 - Sep-25)', 'YTD<br>(Jan-25 - Sep-25)', 'Since Inception<br>(Jan-20 - Sep-25)']).flat()])}`;

/** The industry reporting template in its form of 2016: the partner beside the whole fund, three periods each. */
const template2016 = document({
  file: 'QMV IV_ILPA Reporting Template_2025-09-30_Natchaug FRRF.pdf',
  documentType: 'Capital Account',
  layout: 'american-reporting-template-of-2016-partner-and-fund',
  pageSize: 'Letter landscape',
  margin: '12mm 14mm',
  css: "body{font:7.4pt/1.22 'Liberation Sans Narrow','Liberation Sans'}table{border-collapse:collapse;width:100%;margin:4pt 0 8pt}td,th{padding:1.5pt 5pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}.o th{background:#1d3c34;color:#fff;text-align:center;border-left:2pt solid #fff}.o th:first-child{text-align:left;border:0}th{font-weight:bold;border-bottom:.5pt solid #1d3c34}.s td{font-weight:bold;background:#edf2f0;border-top:.4pt solid #1d3c34}.i td:first-child{padding-left:14pt}.j td:first-child{padding-left:26pt;font-style:italic}td:nth-child(5){border-left:.6pt solid #999}h3{margin:0;font-size:11pt}.k{width:auto;margin:4pt 0}.k td{text-align:left;padding:.8pt 16pt .8pt 0}.n{font-size:6.8pt}",
  footer:
    '<div style="font:6pt sans-serif;width:100%;padding:0 14mm;display:flex;justify-content:space-between"><span>Unaudited. Prepared by Standish Pike Fund Services, LLC from the books and records of the Fund.</span><span><span class="pageNumber"></span>/<span class="totalPages"></span></span></div>',
  body: `<h3>${mark('fund', 'Quarrier Mesa Ventures IV, L.P.')}</h3>
<table class="k">${row(['Capital Account Statement for:', `<b>${mark('limited_partner', 'Firefighters’ Relief and Retirement Fund of Natchaug County')}</b>`, 'Quarter ended:', text('reporting_date', 'September 30, 2025', '2025-09-30')])}${row(['Management company:', mark('fund_manager', 'Quarrier Mesa Management Company, LLC'), 'Currency:', text('base_currency', 'USD')])}${row(['General Partner:', 'Quarrier Mesa GP IV, LLC', 'Partner’s share of commitments:', text('ownership_percentage', '2.50%', '2.50')])}</table>
<table>${vHead('A.1 NAV Reconciliation and Summary of Fees, Expenses &amp; Incentive Allocation')}
${vLine('Beginning NAV - Net of Incentive Allocation', 'opening', 's')}
${vLine('Contributions - Cash &amp; Non-Cash', 'contributions')}
${vLine('Distributions - Cash &amp; Non-Cash (input positive values)', 'distributions')}
${vSum('Total Cash / Non-Cash Flows', ['contributions', 'distributions'])}
${vLine('(Management Fees - Gross of Offsets, Waivers &amp; Rebates)', 'fees')}
${vPlain('Management Fee Rebate', NOTHING)}
${vLine('(Partnership Expenses - Total)', 'costs')}
${vPlain('(Partnership Expenses - Accounting, Administration &amp; IT)', V_ACCOUNTING, 'j')}
${vPlain('(Partnership Expenses - Audit &amp; Tax Preparatory)', V_AUDIT, 'j')}
${vPlain('(Partnership Expenses - Legal)', V_LEGAL, 'j')}
${vPlain('(Partnership Expenses - Other)', V_OTHER, 'j')}
${vPlain('Total Offsets to Fees &amp; Expenses (applied during period)', NOTHING)}
${vPlain('Fee Waiver', NOTHING)}
${vPlain('Interest Income', V_INTEREST)}
${vPlain('Dividend Income', V_DIVIDENDS)}
${vPlain('(Interest Expense)', V_PAID_INTEREST)}
${vSum('Total Net Operating Income / (Expense)', ['fees', 'costs', 'income'])}
${vLine('Realized Gain / (Loss)', 'realised')}
${vLine('Change in Unrealized Gain / (Loss)', 'unrealised')}
${vLine('Ending NAV - Net of Incentive Allocation', 'closing', 's')}
${vPlain('Incentive Allocation - Paid During the Period', NOTHING)}
${vAccrued}
${vPlain('Accrued Incentive Allocation - Ending Period Balance', [-402115, -402115, -402115])}
${row(
  [
    'Ending NAV - Gross of Accrued Incentive Allocation',
    ...V_COLUMNS.map(([, values]) => dollar.show((values.closing ?? 0) + 402115)),
    ...V_TOTALS.map((values) => dollar.show((values.closing ?? 0) + 402115 * SHARE)),
  ],
  's',
)}</table>
${NEXT_PAGE}<table>${vHead('A.2 Commitment Reconciliation')}
${row(['Total Commitment', ...V_COLUMNS.map(() => dollar.amount('commitment', V_PLEDGED)), ...V_COLUMNS.map(() => dollar.show(V_PLEDGED * SHARE))], 's')}
${vPlain('Beginning Unfunded Commitment', V_BEGAN)}
${vPlain(
  '(Less Contributions)',
  V_COLUMNS.map(([, values]) => -(values.contributions ?? 0)),
)}
${row(['Plus Recallable Distributions', dollar.show(0), dollar.show(12000), dollar.amount('recallable_distributions', 48000), ...V_RECALLABLE.map((amount) => dollar.show(amount * SHARE))], 'i')}
${vPlain('(Less Expired / Released Commitments)', NOTHING)}
${vPlain('+/- Other Unfunded Adjustment', NOTHING)}
${row(['Ending Unfunded Commitment', ...V_COLUMNS.map(() => dollar.amount('unfunded_commitment', V_OPEN)), ...V_COLUMNS.map(() => dollar.show(V_OPEN * SHARE))], 's')}</table>
<table>${vHead('B. Schedule of Fees, Incentive Allocation &amp; Expenses Paid to the GP / Related Parties')}
${vPlain('With respect to the Fund’s LPs: (Management Fees - Net of Rebates)', V_CHARGED, 'i', SHARE * 0.99)}
${vPlain('(Partnership Expenses - Paid to GP / Related Parties)', NOTHING)}
${vPlain('(Incentive Allocation - Paid)', NOTHING)}
${vPlain('Total Received by the GP &amp; Related Parties', V_CHARGED, 's', SHARE * 0.99)}</table>
<p class="n">Footnotes. (1) The Fund does not charge transaction, monitoring or directors’ fees to its portfolio companies; there is nothing to be offset. (2) Incentive allocation of 20% is computed on the Fund as a whole after return of all contributions; no amount has been paid since inception. Realized and unrealized gains are presented net of the accrued incentive allocation. (3) Recallable distributions are proceeds returned within eighteen months of the investment. (4) The General Partner has committed $2,400,000 and bears no management fee, for which reason the LP’s share of fees exceeds its share of commitments. (5) Column headings follow the template; the first capital contribution was made on January 21, 2020.</p>`,
  derivable: {
    period_start: '2025-07-01',
    contributed_to_date: `USD ${V_SINCE.contributions}`,
    distributed_to_date: `USD ${V_SINCE.distributions}`,
    net_investment_income_qtd: `USD ${V_OWN.qtd.income}`,
    net_investment_income_ytd: `USD ${V_OWN.ytd.income}`,
    net_investment_income_itd: `USD ${V_OWN.itd.income}`,
  },
});

export const documents = [template2016];
