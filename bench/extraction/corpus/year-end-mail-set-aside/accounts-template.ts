import { head, row } from '../html.ts';
import type { Movement, MovementLine, Period } from '../paper/movement.ts';
import { cells, effect } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import type { Flows } from '../paper/periods.ts';
import { periods } from '../paper/periods.ts';
import { printer, text } from '../paper/printing.ts';

const NEXT_PAGE = '<div style="break-before:page"></div>';

const dollar = printer({ currency: 'USD', group: ',', point: '.', digits: 0, negative: 'brackets' });
/** Fees are net of offsets here; income is interest and dividends less interest paid. */
const QUARTER: Flows = [900000, 412600, 84000, 23910, 6145, 118200, 506311, 0];
const EARLIER: Flows = [1650000, 1036800, 259500, 68442, 19875, 402915, 1210480, 0];
const BEFORE: Flows = [11250000, 1875400, 1012750, 241066, 44210, 388140, 3916205, 0];
/** The partner holds a thirty-second of the fund. */
const SHARE = 32;
const scaled = (flows: Flows, by: number): Flows => flows.map((flow) => flow * by) as unknown as Flows;
const own = periods(QUARTER, EARLIER, BEFORE);
const all = periods(scaled(QUARTER, SHARE), scaled(EARLIER, SHARE), scaled(BEFORE, SHARE));
const OWN: readonly (readonly [Period, Movement])[] = [
  ['qtd', own.qtd],
  ['ytd', own.ytd],
  ['itd', { ...own.itd, opening: 0 }],
];
type Triple = readonly [number, number, number];
const OFFSETS: Triple = [6000, 15000, 48250];
const REBATES: Triple = [0, 1500, 3000];
const CHARGEBACKS: Triple = [2180, 9016, 27480];
const AUDIT: Triple = [9400, 31220, 118905];
const LEGAL: Triple = [4115, 17806, 61340];
const INTEREST: Triple = [7320, 27645, 71010];
const DIVIDENDS: Triple = [1890, 6120, 24480];
const FACILITY: Triple = [2410, 6025, 20180];
const ACCRUED: Triple = [121840, 318066, 688419];
const PLEDGED = 20000000;
const RECALLABLE: Triple = [0, 250000, 412500];
const OPEN = PLEDGED - (own.itd.contributions ?? 0) + 412500;

/** One owner's page: how its own lines and its other lines are printed. */
interface Owner {
  readonly title: string;
  line(what: MovementLine): string[];
  plain(amounts: readonly number[]): string[];
  sum(lines: readonly MovementLine[]): string[];
  carried(): string[];
  commitment(): string[];
  recallable(): string[];
  unfunded(): string[];
}
const pick = (read: (values: Movement) => number | null): Triple =>
  OWN.map(([, values]) => read(values) ?? 0) as unknown as Triple;
const plus = (...parts: readonly Triple[]): number[] =>
  [0, 1, 2].map((at) => parts.reduce((sum, part) => sum + (part[at] ?? 0), 0));
const minus = (part: readonly number[]): Triple => part.map((one) => -one) as unknown as Triple;

const partner: Owner = {
  title: 'Limited Partner’s Allocation',
  line: (what) => cells(dollar, what, OWN),
  plain: (amounts) => amounts.map((amount) => dollar.show(amount)),
  sum: (lines) => OWN.map(([, values]) => dollar.show(effect(values, lines))),
  carried: () =>
    ACCRUED.map((amount, at) =>
      mark(`carried_interest_${['qtd', 'ytd', 'itd'][at]}`, dollar.show(-amount), {
        value: String(amount),
        currency: 'USD',
        derivable: true,
      }),
    ),
  commitment: () => OWN.map(() => dollar.amount('commitment', PLEDGED)),
  recallable: () => [dollar.show(0), dollar.show(250000), dollar.amount('recallable_distributions', 412500)],
  unfunded: () => OWN.map(() => dollar.amount('unfunded_commitment', OPEN)),
};
const COSTS = new Set<MovementLine>(['distributions', 'fees', 'costs', 'carry']);
const whole: readonly Movement[] = [all.qtd, all.ytd, { ...all.itd, opening: 0 }];
const fund: Owner = {
  title: 'Total Fund',
  line: (what) => whole.map((values) => dollar.show((COSTS.has(what) ? -1 : 1) * (values[what] ?? 0))),
  plain: (amounts) => amounts.map((amount) => dollar.show(amount * SHARE)),
  sum: (lines) => whole.map((values) => dollar.show(effect(values, lines))),
  carried: () => ACCRUED.map((amount) => dollar.show(-amount * SHARE)),
  commitment: () => OWN.map(() => dollar.show(PLEDGED * SHARE)),
  recallable: () => RECALLABLE.map((amount) => dollar.show(amount * SHARE)),
  unfunded: () => OWN.map(() => dollar.show(OPEN * SHARE)),
};
const FEES_GROSS = plus(
  pick(({ fees }) => -(fees ?? 0)),
  minus(OFFSETS),
  minus(REBATES),
);
const EXTERNAL = plus(
  pick(({ costs }) => -(costs ?? 0)),
  CHARGEBACKS,
);
const OTHER_EXTERNAL = plus(EXTERNAL as unknown as Triple, AUDIT, LEGAL);
const OTHER_INTEREST = plus(
  pick(({ income }) => income),
  minus(INTEREST),
  minus(DIVIDENDS),
  FACILITY,
);
const BEGAN = OWN.map(([, values], at) => OPEN + (values.contributions ?? 0) - (RECALLABLE[at] ?? 0));
const titles = ['Quarter to Date<br>(Oct-25 – Dec-25)', 'Year to Date<br>(Jan-25 – Dec-25)'];
const sheet = (owner: Owner): string => {
  const line = (label: string, what: MovementLine, name = 'i'): string =>
    row([label, ...owner.line(what)], name);
  const plain = (label: string, amounts: readonly number[], name = 'j'): string =>
    row([label, ...owner.plain(amounts)], name);
  const sum = (label: string, lines: readonly MovementLine[]): string =>
    row([label, ...owner.sum(lines)], 's');
  return `<table><tr class="o"><th>A. Fund Reporting – NAV Reconciliation</th><th colspan="3">${owner.title}</th></tr>
${head(['', ...titles, 'Inception to Date<br>(May-21 – Dec-25)'])}
${line('Beginning NAV – Net of Accrued Incentive Allocation', 'opening', 's')}
${line('Contributions – Cash &amp; Non-Cash', 'contributions')}
${line('(Distributions – Cash &amp; Non-Cash)', 'distributions')}
${sum('Total Cash / Non-Cash Flows', ['contributions', 'distributions'])}
${plain('(Management Fees – Gross of Offsets, Waivers &amp; Rebates)', FEES_GROSS)}
${plain('Management Fee Offsets', OFFSETS)}
${plain('Management Fee Rebates', REBATES)}
${line('(Management Fees – Net of Offsets, Waivers &amp; Rebates)', 'fees')}
${plain('(Internal Chargebacks – Legal &amp; Compliance)', minus(CHARGEBACKS))}
${plain('(External Partnership Expenses – Audit &amp; Tax)', minus(AUDIT))}
${plain('(External Partnership Expenses – Legal)', minus(LEGAL))}
${plain('(External Partnership Expenses – Other)', OTHER_EXTERNAL)}
${line('(Partnership Expenses – Total Internal Chargebacks &amp; External Expenses)', 'costs')}
${plain('Interest Income', INTEREST)}
${plain('Dividend Income', DIVIDENDS)}
${plain('(Interest Expense – Subscription Facility)', minus(FACILITY))}
${plain('Other Income / (Expense)', OTHER_INTEREST)}
${sum('Total Net Operating Income / (Expense)', ['fees', 'costs', 'income'])}
${plain('(Placement Fees)', [0, 0, 0])}
${line('Realized Gain / (Loss)', 'realised')}
${line('Change in Unrealized Gain / (Loss)', 'unrealised')}
${line('Ending NAV – Net of Accrued Incentive Allocation', 'closing', 's')}
${plain('(Incentive Allocation – Paid During the Period)', [0, 0, 0])}
${row(['(Accrued Incentive Allocation – Periodic Change)', ...owner.carried()], 'j')}
${plain('(Accrued Incentive Allocation – Ending Balance)', [-688419, -688419, -688419])}</table>
<table><tr class="o"><th>B. Commitment Reconciliation</th><th colspan="3">${owner.title}</th></tr>
${row(['Total Commitment', ...owner.commitment()], 's')}
${plain('Beginning Unfunded Commitment', BEGAN, 'i')}
${plain('(Contributions)', minus(OWN.map(([, values]) => values.contributions ?? 0)), 'i')}
${row(['Recallable Distributions', ...owner.recallable()], 'i')}
${plain('(Expired / Released Commitments)', [0, 0, 0], 'i')}
${row(['Ending Unfunded Commitment', ...owner.unfunded()], 's')}</table>`;
};

/** The industry reporting template in its form of 2025: the partner's page, the whole fund's page behind it. */
const template2025 = document({
  file: 'Tamarack Ledge Partners III_ILPA RT v2_4Q25_Wexcombe College Endowment.pdf',
  documentType: 'Capital Account',
  layout: 'american-reporting-template-of-2025-page-for-each-owner',
  pageSize: 'Letter',
  margin: '13mm 16mm',
  css: "body{font:8.2pt/1.28 'Liberation Sans'}table{border-collapse:collapse;width:100%;margin:5pt 0 7pt}td,th{padding:1.9pt 4pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left;white-space:normal}th{font-weight:normal;font-size:7.4pt;border-bottom:.5pt solid #444}.o th{background:#40356b;color:#fff;font-size:8.2pt;font-weight:bold;text-align:center}.o th:first-child{text-align:left}.s td{font-weight:bold;border-top:.4pt solid #444;background:#eeecf5}.i td:first-child{padding-left:12pt}.j td:first-child{padding-left:22pt}.j td{color:#333;font-size:7.7pt}h2{font-size:12pt;margin:0}.k td{text-align:left;padding:1pt 4pt}.k td:nth-child(odd){color:#666}.n{font-size:6.9pt;margin:3pt 0}",
  footer:
    '<div style="font:6pt sans-serif;width:100%;padding:0 16mm;display:flex;justify-content:space-between"><span>Reporting Template (v. 2.0) – unaudited – prepared by Gannett Falls Fund Solutions LLC</span><span>page <span class="pageNumber"></span></span></div>',
  body: `<h2>${mark('fund', 'Tamarack Ledge Partners III, L.P.')}</h2>
<table class="k">${row(['Limited Partner', mark('limited_partner', 'Wexcombe College Endowment'), 'Reporting period end', text('reporting_date', 'December 31, 2025', '2025-12-31')])}${row(['Investment manager', mark('fund_manager', 'Tamarack Ledge Management, LLC'), 'Reporting currency', text('base_currency', 'USD')])}${row(['General Partner', 'Tamarack Ledge GP III, LLC', 'LP’s percentage of the Fund', text('ownership_percentage', '3.125%', '3.125')])}${row(['Date of first closing', 'May 6, 2021', 'Date of report', 'February 27, 2026'])}</table>
${sheet(partner)}
<p class="n">(a) Management fees are 1.80% of commitments; 100% of transaction and monitoring fees received from portfolio companies is offset. (b) Gains and losses are stated net of the change in accrued incentive allocation. (c) A distribution is recallable where it returns capital of an investment held for less than 18 months.</p>
${NEXT_PAGE}<h2>${mark('fund', 'Tamarack Ledge Partners III, L.P.')}</h2>
<table class="k">${row(['Supplement: the Fund as a whole, including the General Partner', text('reporting_date', 'December 31, 2025', '2025-12-31')])}</table>
${sheet(fund)}
<p class="n">(d) Net IRR of the Fund since inception 13.1% with, and 12.4% without, use of the subscription facility. (e) The facility of $45,000,000 with Kennebago Bank, N.A. was drawn for $11,200,000 at year end.</p>`,
  derivable: {
    period_start: '2025-10-01',
    contributed_to_date: `USD ${own.itd.contributions}`,
    distributed_to_date: `USD ${own.itd.distributions}`,
    net_investment_income_qtd: `USD ${own.qtd.income}`,
    net_investment_income_ytd: `USD ${own.ytd.income}`,
    net_investment_income_itd: `USD ${own.itd.income}`,
  },
});

export const documents = [template2025];
