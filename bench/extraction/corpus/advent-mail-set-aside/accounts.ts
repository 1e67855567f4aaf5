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
const B_QUARTER: Flows = [240000, 0, 45000, 9120, 4310, 0, 512480, 0];
const B_EARLIER: Flows = [360000, 184250, 90000, 17655, 8025, 96310, 331790, 0];
const B_BEFORE: Flows = [6150000, 1265400, 870000, 148230, 39815, 802140, 2967350, 0];
/** The partner holds a fiftieth. */
const SHARE = 50;
const B_OWN = periods(B_QUARTER, B_EARLIER, B_BEFORE);
const B_COLUMNS: readonly Column[] = [
  ['qtd', B_OWN.qtd],
  ['ytd', B_OWN.ytd],
  ['itd', { ...B_OWN.itd, opening: 0 }],
];
/** Each of the partner's cells with the whole fund's beside it. */
const beside = (own: readonly string[], fund: readonly number[]): string[] =>
  own.flatMap((cell, at) => [cell, dollar.show((fund[at] ?? 0) * SHARE)]);
const bLine = (label: string, line: MovementLine, name = 'i'): string =>
  row(
    [
      label,
      ...beside(
        cells(dollar, line, B_COLUMNS),
        B_COLUMNS.map(([, values]) => standing(values, line)),
      ),
    ],
    name,
  );
const bPlain = (label: string, own: readonly number[], name = 'i'): string =>
  row(
    [
      label,
      ...beside(
        own.map((amount) => dollar.show(amount)),
        own,
      ),
    ],
    name,
  );
const bSum = (label: string, lines: readonly MovementLine[]): string =>
  bPlain(
    label,
    B_COLUMNS.map(([, values]) => effect(values, lines)),
    's',
  );
const OFFSETS = [1500, 6000, 42500];
const GROSS_FEES = B_COLUMNS.map(([, { fees }], at) => -(fees ?? 0) - (OFFSETS[at] ?? 0));
const CHARGED_BACK = [-1250, -3750, -24600];
const OUTSIDE = B_COLUMNS.map(([, { costs }], at) => -(costs ?? 0) - (CHARGED_BACK[at] ?? 0));
const INTEREST = [3110, 9035, 30240];
const DIVIDENDS = [1600, 4200, 25900];
const PAID_INTEREST = B_COLUMNS.map(
  ([, { income }], at) => (income ?? 0) - (INTEREST[at] ?? 0) - (DIVIDENDS[at] ?? 0),
);
const ACCRUED = [102496, 188116, 671840];
const bAccrued = row(
  [
    'Accrued Incentive Allocation - Periodic Change',
    ...beside(
      ACCRUED.map((amount, at) =>
        mark(`carried_interest_${['qtd', 'ytd', 'itd'][at]}`, dollar.show(-amount), {
          value: String(amount),
          currency: 'USD',
          derivable: true,
        }),
      ),
      ACCRUED.map((amount) => -amount),
    ),
  ],
  'i',
);
const B_PLEDGED = 9000000;
const B_RECALLABLE = [0, 45000, 150000];
const B_DRAWN = B_COLUMNS.map(([, { contributions }]) => contributions ?? 0);
const B_OPEN = B_PLEDGED - (B_DRAWN[2] ?? 0) + 150000;
const B_BEGAN = B_DRAWN.map((amount, at) => B_OPEN + amount - (B_RECALLABLE[at] ?? 0));
const bHead = (title: string): string =>
  `<tr class="o"><th rowspan="2">${title}</th><th colspan="2">QTD (Jul-26 – Sep-26)</th><th colspan="2">YTD (Jan-26 – Sep-26)</th><th colspan="2">ITD (Mar-21 – Sep-26)</th></tr><tr>${['LP', 'Total Fund', 'LP', 'Total Fund', 'LP', 'Total Fund'].map((one) => `<th>${one}</th>`).join('')}</tr>`;

/** The industry reporting template in its form of 2025: periods outside, partner and whole fund inside. */
const template2025 = document({
  file: 'Bittern Slough Ventures III - ILPA RT v2.0 - 3Q26 - Chowan Teachers.pdf',
  documentType: 'Capital Account',
  layout: 'american-reporting-template-of-2025-periods-outside',
  pageSize: 'Letter landscape',
  margin: '13mm 15mm',
  css: "body{font:8pt/1.25 'Liberation Sans'}h3{margin:0;font-size:12pt;color:#243a73}table{border-collapse:collapse;width:100%;margin:5pt 0 9pt}td,th{padding:2pt 6pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}.o th{background:#243a73;color:#fff;text-align:center;border:.4pt solid #fff}.o th:first-child{text-align:left}th{background:#dfe4f2;border:.4pt solid #fff}.s td{font-weight:bold;background:#eef0f7;border-top:.4pt solid #243a73}.o+tr th:first-child{text-align:right}.i td:first-child{padding-left:14pt}.j td:first-child{padding-left:28pt;color:#444}.k{width:auto;margin:5pt 0}.k td{text-align:left;padding:1pt 20pt 1pt 0}.n{font-size:7.2pt;color:#333}",
  footer:
    '<div style="font:6pt sans-serif;width:100%;padding:0 15mm;display:flex;justify-content:space-between"><span>Template version 2.0 – granular methodology – unaudited</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>',
  body: `<h3>${mark('fund', 'Bittern Slough Ventures III, L.P.')} – Quarterly Reporting Template</h3>
<table class="k">${row(['Limited Partner', `<b>${mark('limited_partner', 'Chowan River Teachers’ Retirement Plan')}</b>`, 'Reporting date', text('reporting_date', '09/30/2026', '2026-09-30')])}${row(['Investment manager', mark('fund_manager', 'Bittern Slough Management, LLC'), 'Reporting currency', text('base_currency', 'USD')])}${row(['General Partner', 'Bittern Slough GP III, LLC', 'LP share of commitments', text('ownership_percentage', '2.00%', '2.00')])}</table>
<table>${bHead('A.1 NAV Reconciliation')}
${bLine('Beginning NAV - Net of Incentive Allocation', 'opening', 's')}
${bLine('Contributions - Cash &amp; Non-Cash', 'contributions')}
${bLine('(Distributions - Cash &amp; Non-Cash)', 'distributions')}
${bSum('Total Cash / Non-Cash Flows', ['contributions', 'distributions'])}
${bPlain('(Management Fees - Gross of Offsets, Waivers &amp; Rebates)', GROSS_FEES, 'j')}
${bPlain('Management Fee Offsets, Waivers &amp; Rebates', OFFSETS, 'j')}
${bLine('(Management Fees - Net of Offsets, Waivers &amp; Rebates)', 'fees')}
${bPlain('(Partnership Expenses - Internal Chargebacks)', CHARGED_BACK, 'j')}
${bPlain('(Partnership Expenses - External)', OUTSIDE, 'j')}
${bLine('(Partnership Expenses - Total)', 'costs')}
${bPlain('Interest Income', INTEREST)}
${bPlain('Dividend Income', DIVIDENDS)}
${bPlain('(Interest Expense - Subscription Facility)', PAID_INTEREST)}
${bSum('Total Net Operating Income / (Expense)', ['fees', 'costs', 'income'])}
${bLine('Realized Gain / (Loss)', 'realised')}
${bLine('Change in Unrealized Gain / (Loss)', 'unrealised')}
${bLine('Ending NAV - Net of Incentive Allocation', 'closing', 's')}
${bAccrued}
${bPlain('Accrued Incentive Allocation - Ending Balance', [-671840, -671840, -671840])}
${bPlain(
  'Ending NAV - Gross of Incentive Allocation',
  B_COLUMNS.map(([, { closing }]) => (closing ?? 0) + 671840),
  's',
)}</table>
${NEXT_PAGE}<table>${bHead('A.2 Commitment Reconciliation')}
${row(
  [
    'Total Commitment',
    ...beside(
      B_COLUMNS.map(() => dollar.amount('commitment', B_PLEDGED)),
      [B_PLEDGED, B_PLEDGED, B_PLEDGED],
    ),
  ],
  's',
)}
${bPlain('Beginning Unfunded Commitment', B_BEGAN)}
${bPlain(
  '(Less Contributions)',
  B_DRAWN.map((amount) => -amount),
)}
${row(['Plus Recallable Distributions', ...beside([dollar.show(0), dollar.show(45000), dollar.amount('recallable_distributions', 150000)], B_RECALLABLE)], 'i')}
${bPlain('+/- Other Unfunded Adjustments', [0, 0, 0])}
${row(
  [
    'Ending Unfunded Commitment',
    ...beside(
      B_COLUMNS.map(() => dollar.amount('unfunded_commitment', B_OPEN)),
      [B_OPEN, B_OPEN, B_OPEN],
    ),
  ],
  's',
)}</table>
<p class="n">1. Realized and unrealized gains are shown net of the incentive allocation of 20% accrued to the General Partner; no allocation has been paid since inception. 2. Internal chargebacks are the cost of the manager’s in-house tax and compliance staff, capped at 0.05% of commitments a year. 3. Offsets are the investor’s share of directors’ fees received by the manager, credited at 100%. 4. The subscription facility with Tidewater Commerce Bank, of $30,000,000, was drawn by $11,250,000 at quarter end. 5. A capital call of $9,000,000 for the whole Fund was issued on October 20, 2026 and is not reflected above.</p>`,
  derivable: {
    period_start: '2026-07-01',
    contributed_to_date: `USD ${B_DRAWN[2]}`,
    distributed_to_date: `USD ${B_OWN.itd.distributions}`,
    net_investment_income_qtd: `USD ${B_OWN.qtd.income}`,
    net_investment_income_ytd: `USD ${B_OWN.ytd.income}`,
    net_investment_income_itd: `USD ${B_OWN.itd.income}`,
  },
});

const loonie = printer({
  currency: 'CAD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '—',
  before: '$',
});
const K_THIRD: Flows = [112500000, 41822915, 7031250, 1284466, 28114720, 0, 36402218, 4871305];
const K_SECOND: Flows = [0, 38650410, 7031250, 1102873, 26990148, 5114260, 21877341, 3902114];
const K_FIRST: Flows = [75000000, 36114982, 7031250, 1311940, 25302666, 0, -9480115, 1120443];
const K_BEFORE: Flows = [
  2062500000, 361240880, 112500000, 19844210, 301226743, 41207760, 285316402, 52114208,
];
const together = (one: Flows, other: Flows): Flows =>
  one.map((flow, at) => flow + (other[at] ?? 0)) as unknown as Flows;
const withoutNil = (values: Movement): Movement =>
  Object.fromEntries(
    Object.entries(values).map(([line, amount]: [string, number | null]) => [line, amount || null]),
  ) as unknown as Movement;
const K_NOW = periods(K_THIRD, together(K_SECOND, K_FIRST), K_BEFORE);
const K_PRIOR = periods(K_SECOND, K_FIRST, K_BEFORE).qtd;
const kLine = (label: string, line: MovementLine, name = ''): string => {
  const [quarter, year] = cells(loonie, line, [
    ['qtd', withoutNil(K_NOW.qtd)],
    ['ytd', withoutNil(K_NOW.ytd)],
  ]);
  return row([label, quarter ?? '', loonie.show(standing(K_PRIOR, line) || null), year ?? ''], name);
};
const kSum = (label: string, lines: readonly MovementLine[]): string =>
  row([label, ...[K_NOW.qtd, K_PRIOR, K_NOW.ytd].map((values) => loonie.show(effect(values, lines)))], 's');
const [K_PLEDGED, K_RECALLABLE] = [3000000000, 125000000];
const K_DRAWN = K_NOW.itd.contributions ?? 0;
const card = (label: string, value: string): string => `<div class="c"><i>${label}</i><b>${value}</b></div>`;

/** A Canadian administrator's statement: two quarters and the year beside a column of cards. */
const canadian = document({
  file: 'INV0442_HMIF-II_Statement of Partner Capital_2026-09-30.pdf',
  documentType: 'Capital Account',
  layout: 'canadian-statement-two-quarters-beside-cards',
  pageSize: 'Letter',
  margin: '16mm 15mm',
  css: "body{font:8.6pt/1.35 'Liberation Sans';color:#222}h1{font-size:15pt;margin:0;color:#8c1d1d}.g{display:grid;grid-template-columns:1fr 128pt;gap:14pt;margin-top:10pt}table{border-collapse:collapse;width:100%}td,th{padding:3.2pt 3pt;text-align:right;white-space:nowrap;border-bottom:.3pt solid #ddd}td:first-child,th:first-child{text-align:left;white-space:normal}th{font-size:7.2pt;vertical-align:bottom;border-bottom:1pt solid #8c1d1d}td:nth-child(3),th:nth-child(3){color:#777}.s td{font-style:italic;border-top:.4pt solid #777}.t td{font-weight:bold;background:#f7eeee}.c{background:#f7f4f2;border-left:3pt solid #8c1d1d;padding:5pt 7pt;margin-bottom:6pt}.c i{display:block;font-style:normal;font-size:7pt;color:#666}.c b{font-size:10pt}.n{font-size:7.2pt;color:#555}",
  footer:
    '<div style="font:6.2pt sans-serif;width:100%;padding:0 15mm;display:flex;justify-content:space-between;color:#666"><span>Saugeen Fund Administrators Inc., 480 Stone Road West, Guelph, Ontario – statement generated 2026-11-06</span><span><span class="pageNumber"></span>/<span class="totalPages"></span></span></div>',
  body: `<h1>Statement of Partner’s Capital</h1>
<div>${mark('fund', 'Hudson Mills Infrastructure Fund II LP')} · unaudited · in ${mark('base_currency', 'Canadian dollars', { value: 'CAD' })}</div>
<div style="margin-top:10pt"><b>${mark('limited_partner', 'Prairie Lineworkers’ Pension Trust Fund')}</b><br>c/o Board of Trustees, 1180 Albert Crossing, Regina, Saskatchewan</div>
<div class="g"><div><table>${head(['', `Current quarter<br>${text('period_start', '2026-07-01')} to<br>${text('reporting_date', '2026-09-30')}`, 'Prior quarter<br>2026-04-01 to<br>2026-06-30', `Year to date<br>2026-01-01 to<br>${text('reporting_date', '2026-09-30')}`])}
${kLine('Capital, beginning of period', 'opening', 't')}
${kLine('Contributions', 'contributions')}
${kLine('Distributions', 'distributions')}
${kLine('Interest, dividends and other income', 'income')}
${kLine('Management fee, net of HST rebate', 'fees')}
${kLine('Partnership expenses', 'costs')}
${kLine('Realized gain on investments', 'realised')}
${kLine('Change in unrealized gain (loss)', 'unrealised')}
${kLine('Carried interest allocation', 'carry')}
${kSum('Net result for the period', ['income', 'fees', 'costs', 'realised', 'unrealised', 'carry'])}
${kLine('Capital, end of period', 'closing', 't')}</table>
<p class="n">The General Partner, Hudson Mills GP II Inc., holds 0.01%. Fair values are those of the quarter-end valuation, reviewed by Lockport Appraisal Associates for 11 of 12 assets. Foreign currency forwards with Bank of the Bruce are included at fair value. Carried interest is accrued at 15% over a preferred return of 7% and is not yet payable.</p>
<p class="n">Manager: ${mark('fund_manager', 'Hudson Mills Asset Management Inc.')} · Auditor: Fenelon Grant LLP, Toronto · Counsel: Osprey Lake Barristers LLP. Questions: Maxime Thibault, +1 519 555 0142.</p></div>
<div>${card('Capital commitment', loonie.amount('commitment', K_PLEDGED))}${card('Contributed to date', loonie.amount('contributed_to_date', K_DRAWN))}${card('Distributed to date', loonie.amount('distributed_to_date', K_NOW.itd.distributions))}${card('Distributions subject to recall', loonie.amount('recallable_distributions', K_RECALLABLE))}${card('Unfunded commitment', loonie.amount('unfunded_commitment', K_PLEDGED - K_DRAWN + K_RECALLABLE))}${card('Percentage of the Partnership', text('ownership_percentage', '3.7500%', '3.7500'))}${card('Net asset value of the Partnership', loonie.show(Math.round((K_NOW.qtd.closing ?? 0) / 0.0375)))}</div></div>`,
  derivable: {
    contributions_itd: `CAD ${(K_DRAWN / 100).toFixed(2)}`,
    distributions_itd: `CAD ${((K_NOW.itd.distributions ?? 0) / 100).toFixed(2)}`,
  },
});

export const documents = [template2025, canadian];
