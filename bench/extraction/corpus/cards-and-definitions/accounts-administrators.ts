import type { MovementLine, Period } from '../paper/movement.ts';
import { cells, effect } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import { periods } from '../paper/periods.ts';

const ALL: readonly Period[] = ['qtd', 'ytd', 'itd'];
const tr = (label: string, values: readonly string[], name = ''): string =>
  `<tr class="${name}"><td>${label}</td>${values.map((value) => `<td>${value}</td>`).join('')}</tr>`;

const T = periods(
  [41250000, 18733108, 5468750, 911204, 2204419, 7719083, 15330417, 3617745],
  [62500000, 30155000, 10937500, 1640377, 3981120, 12400660, -4418205, 1190362],
  [418733333, 102644190, 64583333, 11820994, 17339087, 39184226, 61840915, 18420071],
);
const TP = printer({ currency: 'USD', group: ',', point: '.', digits: 2, negative: 'brackets', nil: '–' });
const tl = (label: string, line: MovementLine, name = ''): string =>
  tr(
    label,
    cells(
      TP,
      line,
      ALL.map((period) => [period, T[period]]),
    ),
    name,
  );
const RESULT: readonly MovementLine[] = ['fees', 'costs', 'income', 'realised', 'unrealised', 'carry'];
const T_PAID = T.itd.contributions ?? 0;
const T_BACK = 26400000;

const hackberry = document({
  file: 'HCCF VI_Partner Capital Statement_2025Q3_00418.pdf',
  documentType: 'Capital Account',
  layout: 'dense-three-columns-two-pages',
  pageSize: 'Letter',
  margin: '14mm 16mm 18mm',
  footer:
    '<div style="font:6.5px Liberation Sans;width:100%;padding:0 16mm;display:flex;justify-content:space-between"><span>Investor ID 00418-06 | Generated 11/12/2025 06:41 ET</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>',
  css: `body{font:8pt 'Liberation Sans Narrow';margin:0}h1{font:bold 13pt 'Liberation Sans Narrow';margin:0;color:#14365c}
.m{display:flex;justify-content:space-between;border-bottom:2pt solid #14365c;padding-bottom:6pt}.m div:last-child{text-align:right}
table{width:100%;border-collapse:collapse;margin-top:10pt}td,th{padding:2.1pt 4pt}td:not(:first-child),th:not(:first-child){text-align:right;width:19%}
.s td{font-weight:bold;background:#e8eef5}.t td{border-top:.6pt solid #000;font-weight:bold}.d td{border-top:.6pt solid #000;border-bottom:2.4pt double #000;font-weight:bold}td.i,.i td:first-child{padding-left:14pt}
.k{width:70%}.k td:last-child{width:30%}.p{page-break-before:always}.f{font-size:6.6pt;color:#333}`,
  body: `<div class="m"><div><h1>${mark('fund', 'Hackberry Crossing Capital Fund VI, L.P.')}</h1>Statement of Changes in Partner's Capital (Unaudited)<br>As of ${text('reporting_date', 'September 30, 2025', '2025-09-30')}</div>
<div><b>${mark('limited_partner', 'Board of Pensions of the Ohio Valley Synod')}</b><br>Class A Limited Partner<br>Investor currency: ${mark('base_currency', 'USD')}</div></div>
<table><tr><th></th><th>Quarter-to-Date<br>07/01/25 – ${text('reporting_date', '09/30/25', '2025-09-30')}</th><th>Year-to-Date<br>01/01/25 – ${text('reporting_date', '09/30/25', '2025-09-30')}</th><th>Inception-to-Date<br>04/18/19 – ${text('reporting_date', '09/30/25', '2025-09-30')}</th></tr>
${tl("Partner's capital, beginning of period", 'opening', 's')}
${tl('Capital contributions', 'contributions', 'i')}${tl('Distributions', 'distributions', 'i')}
${tr(
  'Net capital transactions',
  ALL.map((period) => TP.show(effect(T[period], ['contributions', 'distributions']))),
  't',
)}
${tr('Allocation of net income (loss)', ['', '', ''], 's')}
${tl('Interest, dividends and other income, net', 'income', 'i')}${tl('Management fee, net of offset <sup>(1)</sup>', 'fees', 'i')}${tl('Partnership expenses <sup>(2)</sup>', 'costs', 'i')}
${tl('Net realized gain on investments', 'realised', 'i')}${tl('Net change in unrealized appreciation (depreciation)', 'unrealised', 'i')}${tl('Carried interest allocation to General Partner', 'carry', 'i')}
${tr(
  'Net increase from operations',
  ALL.map((period) => TP.show(effect(T[period], RESULT))),
  't',
)}
${tl("Partner's capital, end of period", 'closing', 'd')}</table>
<p class="f">The accompanying notes on page 2 form an integral part of this statement. Amounts in parentheses denote reductions of capital.</p>
<div class="p"><h1>Commitment Activity</h1><table class="k">
${tr('Total capital commitment', [TP.amount('commitment', 750000000)])}
${tr('Less: contributions since inception', [TP.cost('contributed_to_date', T_PAID)])}
${tr('Add: distributions subject to recall', [TP.amount('recallable_distributions', T_BACK)])}
${tr('Remaining unfunded commitment', [TP.amount('unfunded_commitment', 750000000 - T_PAID + T_BACK)], 'd')}
${tr('Percentage interest in the Partnership', [mark('ownership_percentage', '0.8333%', { value: '0.8333' })])}
${tr('Fund-level commitments (all partners)', ['900,000,000.00'])}</table>
<p class="f"><b>(1)</b> Offsets applied against the gross fee amounted to $21,875.00 for the quarter. <b>(2)</b> Includes audit, tax and legal costs, and interest on the subscription line of $1,442.18.<br><b>(3)</b> Carried interest is accrued as if the Partnership had been liquidated at fair value at the date of the statement.</p>
<p class="f">Prepared by Harrowgate Fund Administration (Americas) LLC on behalf of ${mark('fund_manager', 'Hackberry Crossing Management, LLC')}, investment manager of the Partnership.</p></div>`,
  derivable: {
    period_start: '2025-07-01',
    opening_balance_itd: 'USD 0',
    distributed_to_date: `USD ${((T.itd.distributions ?? 0) / 100).toFixed(2)}`,
  },
});

const P = periods(
  [0, 9412600, 1171875, 288140, 401277, 3300118, -2208719, 218300],
  [14062500, 0, 1171875, 301982, 377040, 0, 6119204, 911406],
  [96093750, 21877310, 9375000, 2611458, 3019377, 8806142, 14447066, 4402915],
);
const PP = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  before: '£',
  nil: '£nil',
});
/** The whole fund is so many times this partner's share. */
const FUND_TIMES = 118;
const pl = (label: string, line: MovementLine, name = ''): string =>
  tr(
    label,
    [
      ...cells(
        PP,
        line,
        ALL.map((period) => [period, P[period]]),
      ),
      PP.show(effect(P.ytd, [line]) * FUND_TIMES),
    ],
    name,
  );
const gross = (add: readonly number[]): string[] =>
  ALL.map((period, at) => PP.show(-(P[period].fees ?? 0) - (add[at] ?? 0)));
const OFFSETS = [156250, 312500, 1718750];
const P_PAID = P.itd.contributions ?? 0;
const P_RECALL = 4406250;

const pendle = document({
  file: '2024-06-30 Pendle Moor II - ILPA capital account - Swaledale.pdf',
  documentType: 'Capital Account',
  layout: 'ilpa-template-with-fund-column',
  landscape: true,
  margin: '11mm',
  css: `body{font:7.6pt 'Nimbus Sans'}.b{background:#0b5d57;color:#fff;padding:5pt 8pt;font-size:11pt}.h{display:grid;grid-template-columns:1fr 1fr;gap:3pt 30pt;margin:7pt 0}
table{width:100%;border-collapse:collapse}td,th{border:.4pt solid #9ab;padding:2.2pt 5pt}td:not(:first-child){text-align:right}th{background:#d5e8e6}td:last-child{color:#777;font-style:italic}.sub td{font-size:6.8pt;color:#555}.a td{font-weight:bold;background:#eef6f5}.two{display:flex;gap:20pt;margin-top:9pt}.two table{width:48%}.two td:last-child{color:#000;font-style:normal}`,
  body: `<div class="b">${mark('fund', 'Pendle Moor Lower Mid-Market Partners II LP')}</div>
<div class="h"><div>Limited partner: <b>${mark('limited_partner', 'Swaledale Superannuation Scheme')}</b></div><div>Statement period: ${text('period_start', '1 April 2024', '2024-04-01')} to ${text('reporting_date', '30 June 2024', '2024-06-30')} · Unaudited</div><div>Manager: ${mark('fund_manager', 'Pendle Moor Capital Partners LLP')} (FRN 884213)</div><div>Reporting currency: ${mark('base_currency', 'GBP')}</div></div>
<table><tr><th>A. Capital Account Statement for the LP</th><th>QTD<br>Apr 24 – Jun 24</th><th>YTD<br>Jan 24 – Jun 24</th><th>Since inception<br>Oct 18 – Jun 24</th><th>Total fund<br>YTD</th></tr>
${pl('A.1 NAV net of incentive allocation – beginning', 'opening', 'a')}${pl('Contributions – cash &amp; non-cash', 'contributions')}${pl('Distributions – cash &amp; non-cash', 'distributions')}
${tr('&nbsp;&nbsp;Management fees – gross of offsets', [...gross(OFFSETS), ''], 'sub')}${tr('&nbsp;&nbsp;Management fee offsets', [...OFFSETS.map((one) => PP.show(one)), ''], 'sub')}
${pl('Management fees – net of offsets', 'fees')}${pl('Partnership expenses – total', 'costs')}${pl('Net operating income: interest, dividends, other', 'income')}${pl('Realised gain / (loss)', 'realised')}${pl('Change in unrealised gain / (loss)', 'unrealised')}${pl('Incentive allocation – paid and accrued', 'carry')}
${pl('A.2 NAV net of incentive allocation – ending', 'closing', 'a')}</table>
<div class="two"><table><tr><th colspan="2">B. Commitment reconciliation</th></tr>${tr('Total commitment', [PP.amount('commitment', 150000000)])}${tr('Cumulative contributions', [PP.cost('contributed_to_date', P_PAID)])}${tr('Cumulative recallable distributions', [PP.amount('recallable_distributions', P_RECALL)])}${tr('Ending unfunded commitment', [PP.amount('unfunded_commitment', 150000000 - P_PAID + P_RECALL)], 'a')}</table>
<table><tr><th colspan="2">C. Miscellaneous</th></tr>${tr("LP's % share of total commitments", [mark('ownership_percentage', '0.8475%', { value: '0.8475' })])}${tr('GP clawback recognised', ['£nil'])}${tr('Hurdle rate', ['8.00%'])}${tr('Template version', ['ILPA 1.1'])}</table></div>`,
  derivable: {
    opening_balance_itd: 'GBP 0',
    distributed_to_date: `GBP ${((P.itd.distributions ?? 0) / 100).toFixed(2)}`,
  },
});

export const documents = [hackberry, pendle];
