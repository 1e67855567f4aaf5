import { head, row } from '../html.ts';
import type { Movement, MovementLine, Period } from '../paper/movement.ts';
import { cells, effect } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import type { Flows } from '../paper/periods.ts';
import { periods } from '../paper/periods.ts';
import type { Printer } from '../paper/printing.ts';
import { printer, text } from '../paper/printing.ts';

type Column = readonly [Period, Movement];

const NEXT_PAGE = '<div style="break-before:page"></div>';
const NONE: Flows = [0, 0, 0, 0, 0, 0, 0, 0];
const RESULT: readonly MovementLine[] = ['income', 'fees', 'costs', 'realised', 'unrealised'];

/** The cells of a line; a nought is an empty cell. */
const filled = (print: Printer, line: MovementLine, columns: readonly Column[]): string[] =>
  cells(
    print,
    line,
    columns.map(([period, values]): Column => [period, { ...values, [line]: values[line] || null }]),
  );

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '-',
});
const GRANARY = periods(
  [45000000, 18751240, 4687500, 918266, 9634012, 0, 15287731, 3057546],
  [30000000, 17500000, 4687500, 810490, 9011844, 4120783, -6145027, -405049],
  [911250000, 190433817, 89062500, 21455308, 140266035, 38841290, 165523064, 37190422],
);
const GRANARY_COLUMNS: readonly Column[] = [
  ['qtd', GRANARY.qtd],
  ['ytd', GRANARY.ytd],
  ['itd', GRANARY.itd],
];
const GRANARY_IN = GRANARY.itd.contributions ?? 0;
const GRANARY_OUT = GRANARY.itd.distributions ?? 0;
const granaryLine = (label: string, line: MovementLine, name = 'i'): string =>
  row([label, ...filled(dollar, line, GRANARY_COLUMNS)], name);
const granarySum = (label: string, lines: readonly MovementLine[]): string =>
  row([label, ...GRANARY_COLUMNS.map(([, values]) => dollar.show(effect(values, lines)))], 's');
/** The partner holds one part in 27.5 of all commitments. */
const granaryCommitted = (label: string, fin: string, amount: number, name = ''): string =>
  row([label, dollar.amount(fin, amount), dollar.show(Math.round(amount * 27.5))], name);

/** An American administrator's quarterly statement of a real estate fund: three periods, then the commitment. */
const statement = document({
  file: 'GRPP5_CapStmt_2Q26_004418_Ellery County Fire.pdf',
  documentType: 'Capital Account',
  layout: 'american-administrator-statement-three-periods-and-commitment',
  pageSize: 'Letter',
  margin: '15mm 20mm 16mm',
  css: "body{font:9pt/1.32 'Liberation Sans'}.b{display:flex;justify-content:space-between;border-bottom:2pt solid #7b3f00;padding-bottom:5pt}.b b{font-size:13pt;color:#7b3f00}.b div:last-child{text-align:right;font-size:7.6pt;color:#555}h3{font-size:11pt;text-align:center;margin:12pt 0 0}h4{font-size:9pt;margin:10pt 0 2pt;background:#efe6dd;padding:2.4pt 4pt}.c{text-align:center;margin:0 0 9pt}table{border-collapse:collapse;width:100%}td,th{padding:1.9pt 4pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{border-bottom:.6pt solid;vertical-align:bottom;font-size:8.4pt}.i td:first-child{padding-left:14pt}.h td{font-style:italic;padding-top:6pt}.s td:nth-child(n+2){border-top:.5pt solid}.o td,.t td{font-weight:bold}.t td:nth-child(n+2){border-top:.6pt solid;border-bottom:2pt double}.k{width:auto;margin:8pt 0 0}.k td{text-align:left;padding:1.2pt 16pt 1.2pt 0}.p{width:60%}.n{font-size:7.2pt;color:#444;margin-top:12pt}",
  footer:
    '<div style="font:6.5pt sans-serif;width:100%;padding:0 20mm;display:flex;justify-content:space-between;color:#555"><span>Confidential – prepared for the addressee only</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>',
  body: `<div class="b"><b>Granary Row</b><div>Tollhouse Fund Services, LLC, Administrator<br>900 Market Square, Suite 1410, Wilmington, DE 19801<br>investorservices@tollhousefs.example</div></div>
<h3>${mark('fund', 'Granary Row Property Partners V, L.P.')}</h3><h3 style="margin:0">Statement of Changes in Partner’s Capital</h3><p class="c">For the quarter ended ${text('reporting_date', 'June 30, 2026', '2026-06-30')} (unaudited)<br>Expressed in ${mark('base_currency', 'U.S. Dollars', { value: 'USD' })}</p>
<table class="k">${row(['Limited Partner:', `<b>${mark('limited_partner', 'Firefighters’ Retirement Plan of Ellery County')}</b>`])}${row(['Investor ID:', '004418'])}${row(['Investment Manager:', mark('fund_manager', 'Granary Row Realty Advisors, LLC')])}${row(['Percentage of total commitments:', text('ownership_percentage', '3.6364%', '3.6364')])}</table>
<h4>Capital account</h4>
<table>${head(['', 'Quarter to Date', 'Year to Date', 'Inception to Date'])}
${granaryLine('Partner’s capital, beginning of period', 'opening', 'o')}
${row(['Capital transactions', '', '', ''], 'h')}
${granaryLine('Capital contributions', 'contributions')}
${granaryLine('Distributions', 'distributions')}
${row(['Allocation of results', '', '', ''], 'h')}
${granaryLine('Net income from property operations', 'income')}
${granaryLine('Management fees', 'fees')}
${granaryLine('Partnership expenses', 'costs')}
${granaryLine('Net realized gain (loss) on investments', 'realised')}
${granaryLine('Net change in unrealized appreciation (depreciation)', 'unrealised')}
${granarySum('Net increase (decrease) before carried interest', RESULT)}
${granaryLine('Carried interest allocated to General Partner', 'carry')}
${granaryLine('Partner’s capital, end of period', 'closing', 't')}</table>
<h4>Commitment summary as of ${text('reporting_date', 'June 30, 2026', '2026-06-30')}</h4>
<table>${head(['', 'Limited Partner', 'All partners'])}
${granaryCommitted('Capital commitment', 'commitment', 1500000000)}
${granaryCommitted('Cumulative capital contributions', 'contributed_to_date', GRANARY_IN)}
${granaryCommitted('Recallable distributions', 'recallable_distributions', 25000000)}
${granaryCommitted('Unfunded commitment', 'unfunded_commitment', 1500000000 - GRANARY_IN + 25000000, 't')}
${granaryCommitted('Cumulative distributions', 'distributed_to_date', GRANARY_OUT)}</table>
<h4>Performance since inception, net</h4>
<table class="p">${row(['Internal rate of return', '9.7%'])}${row(['Total value to paid-in capital', `${(((GRANARY.itd.closing ?? 0) + GRANARY_OUT) / GRANARY_IN).toFixed(2)}x`])}${row(['Distributions to paid-in capital', `${(GRANARY_OUT / GRANARY_IN).toFixed(2)}x`])}</table>
<p class="n">Real estate is carried at estimated fair value as determined by the General Partner, based in part on quarterly appraisals. Carried interest is the change in the amount that would be allocated to the General Partner upon a hypothetical liquidation at the reporting date; no carried interest has been paid. Recallable distributions increase the unfunded commitment under Section 4.6 of the Partnership Agreement. Please direct questions about this statement to the Administrator.</p>`,
  derivable: { period_start: '2026-04-01', opening_balance_itd: 'USD 0' },
});

const pound = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'brackets',
  nil: '–',
});
const YEAR_25: Flows = [1240000, 655300, 112500, 23418, 402117, 88940, 511206, 64870];
const YEAR_24: Flows = [2105000, 310250, 112500, 21077, 288540, 0, 342885, 38114];
const EARLIER: Flows = [3480000, 96000, 225000, 71330, 140212, 0, 190664, 0];
const untilLast = YEAR_24.map((flow, at) => flow + (EARLIER[at] ?? 0)) as unknown as Flows;
const LANTERN = periods(YEAR_25, NONE, untilLast);
const LANTERN_24 = periods(YEAR_24, NONE, EARLIER).ytd;
const LANTERN_IN = LANTERN.itd.contributions ?? 0;
const LANTERN_OUT = LANTERN.itd.distributions ?? 0;
const lanternLine = (label: string, line: MovementLine, name = ''): string => {
  const last =
    line === 'opening' || line === 'closing' ? (LANTERN_24[line] ?? 0) : effect(LANTERN_24, [line]);
  return row(
    [
      label,
      ...filled(pound, line, [['ytd', LANTERN.ytd]]),
      pound.show(last || null),
      ...filled(pound, line, [['itd', LANTERN.itd]]),
    ],
    name,
  );
};
const lanternPosition = (
  label: string,
  fin: string,
  [now, last]: readonly [number, number],
  name = '',
): string => row([label, pound.amount(fin, now), pound.show(last)], name);

/** A British infrastructure fund's year: a covering letter, the account with the year before it, explanations. */
const annual = document({
  file: 'LYIIF III - Partner capital account - Year ended 31 December 2025 - Fenshire.pdf',
  documentType: 'Capital Account',
  layout: 'british-covering-letter-and-annual-account-with-prior-year',
  margin: '24mm 24mm 20mm',
  css: "body{font:10.4pt/1.45 'Liberation Serif'}p{margin:8pt 0}h2{font-size:13pt;margin:0;font-weight:bold}h4{font-size:10.4pt;margin:14pt 0 3pt}table{border-collapse:collapse;width:100%;margin:8pt 0}td,th{padding:3pt 4pt;text-align:right;vertical-align:bottom}td:first-child,th:first-child{text-align:left}th{font-weight:normal;font-style:italic;border-bottom:.5pt solid}.t td{font-weight:bold;border-top:.5pt solid;border-bottom:.5pt solid}.m td:nth-child(2),.m th:nth-child(2){background:#eef1f4}.n{font-size:8.6pt}",
  footer:
    '<div style="font:7pt serif;width:100%;text-align:center">Lantern Yard Partners LLP · 8 Salter’s Rents, London EC4 · authorised and regulated by the Financial Conduct Authority</div>',
  body: `<p style="text-align:right"><b style="font-size:14pt;letter-spacing:1.5pt">LANTERN YARD</b></p>
<p>${mark('limited_partner', 'Fenshire Council Superannuation Fund')}<br>County Treasurer’s Department<br>Shire Hall, Fenbridge</p><p>17 April 2026</p>
<p>Dear Investor</p>
<p><b>${mark('fund', 'Lantern Yard Infrastructure Income Fund III LP')} – capital account for the year ended ${text('reporting_date', '31 December 2025', '2025-12-31')}</b></p>
<p>The audit of the Partnership’s accounts has been completed and we enclose the statement of your capital account. It replaces the estimate that we sent you in February.</p>
<p>Your account stood at £${pound.amount('closing_balance_ytd', LANTERN.ytd.closing)} at the year end, compared with £${pound.show(LANTERN_24.closing)} a year before. Two drawdowns were made during the year, in March and in September, for the acquisition of the Tarrant district heating networks and for the second phase of the Holme Sands battery storage project. Distributions were paid in each quarter and the Partnership sold its minority interest in the Ravensby ferry terminal at a premium of 14 per cent to its previous valuation.</p>
<p>The net asset value of the Partnership as a whole was £379.8 million (2024: £304.9 million). The net return to investors since inception is 9.1 per cent a year. The Partnership’s accounts, on which Coleman Stokes LLP have given an unqualified opinion, are available on the investor website.</p>
<p>If anything in the statement is unclear, please telephone Priya Wainwright on 020 7946 0417.</p>
<p>Yours faithfully</p><p style="margin-top:30pt">For ${mark('fund_manager', 'Lantern Yard Partners LLP')}<br>Manager of the Partnership</p>
${NEXT_PAGE}<h2>Statement of Partner’s Capital Account</h2><p style="margin-top:2pt">${mark('fund', 'Lantern Yard Infrastructure Income Fund III LP')}<br>Partner: ${mark('limited_partner', 'Fenshire Council Superannuation Fund')}<br>Interest in the Partnership: ${text('ownership_percentage', '1.8750%', '1.8750')}<br>Stated in ${mark('base_currency', 'pounds sterling', { value: 'GBP' })}</p>
<table class="m">${head(['', 'Year ended<br>31 December 2025', 'Year ended<br>31 December 2024', 'Inception to<br>31 December 2025'])}
${lanternLine('Balance brought forward', 'opening', 't')}
${lanternLine('Drawdowns', 'contributions')}
${lanternLine('Distributions', 'distributions')}
${lanternLine('Investment income', 'income')}
${lanternLine('Priority profit share', 'fees')}
${lanternLine('Partnership expenses', 'costs')}
${lanternLine('Realised gains on investments', 'realised')}
${lanternLine('Unrealised gains on investments', 'unrealised')}
${lanternLine('Carried interest', 'carry')}
${lanternLine('Balance carried forward', 'closing', 't')}</table>
<h4>Commitment</h4>
<table>${head(['', '31 December 2025', '31 December 2024'])}
${lanternPosition('Total commitment', 'commitment', [7500000, 7500000])}
${lanternPosition('Drawn down to date', 'contributed_to_date', [LANTERN_IN, LANTERN_IN - 1240000])}
${lanternPosition('Distributions available for redrawing', 'recallable_distributions', [96000, 96000])}
${lanternPosition('Undrawn commitment', 'unfunded_commitment', [7500000 - LANTERN_IN + 96000, 7500000 - LANTERN_IN + 1240000 + 96000], 't')}
${lanternPosition('Distributed to date', 'distributed_to_date', [LANTERN_OUT, LANTERN_OUT - 655300])}</table>
${NEXT_PAGE}<h2>Notes to the statement</h2>
<h4>Basis</h4><p>The statement is drawn from the audited accounts of the Partnership, which are prepared under UK GAAP. Investments are valued by the Manager in accordance with the International Private Equity and Venture Capital Valuation Guidelines, using discounted cash flows. The weighted average discount rate at the year end was 8.4 per cent (2024: 8.6 per cent).</p>
<h4>Priority profit share</h4><p>The General Partner, Lantern Yard GP III Limited, receives 1.50 per cent a year of total commitments of £400.0 million until 30 June 2027 and of the acquisition cost of investments thereafter.</p>
<h4>Carried interest</h4><p>The amounts shown are movements in the accrual in favour of the carried interest partner. Carried interest is payable once investors have received their drawn commitments and a return of 7 per cent a year. Nothing has been paid.</p>
<h4>Expenses</h4><p>Expenses comprise audit fees, the fees of the administrator Mont Cochon Administration (Jersey) Limited, insurance, and legal costs of transactions that did not complete, of which your share was £4,105 (2024: £1,960).</p>
<h4>Events after the year end</h4><p>On 27 February 2026 the Partnership paid its distribution for the final quarter of 2025, your share of which was £148,125. It will be included in the statement for 2026.</p>
<p class="n">This statement is provided solely for the information of the partner named on it. It is not a tax document; your tax statement will be sent separately by 31 July 2026. The value of an interest in the Partnership may fall as well as rise.</p>`,
  derivable: { period_start: '2025-01-01', opening_balance_itd: 'GBP 0' },
});

export const documents = [statement, annual];
