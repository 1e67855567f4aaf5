import { head, row } from '../html.ts';
import type { Movement, MovementLine, Period } from '../paper/movement.ts';
import { cells, effect } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import { periods } from '../paper/periods.ts';
import { printer, text } from '../paper/printing.ts';

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '-',
});
const LENDING = periods(
  [50000000, 38750000, 4687500, 615230, 36518044, -1120000, 2204518, 4120000],
  [150000000, 71200000, 9375000, 1288415, 70220315, 3411000, -1855020, 7915000],
  [1200000000, 310500000, 51562500, 9115080, 318400210, 12650000, 9920444, 34120000],
);
const LENDING_PERIODS: readonly (readonly [Period, Movement])[] = [
  ['qtd', LENDING.qtd],
  ['ytd', LENDING.ytd],
  ['itd', LENDING.itd],
];
const lendingLine = (label: string, entry: MovementLine, name = ''): string =>
  row([label, ...cells(dollar, entry, LENDING_PERIODS)], name);
/** An unmarked line of what some lines add up to. */
const lendingSum = (label: string, lines: readonly MovementLine[]): string =>
  row([label, ...LENDING_PERIODS.map(([, values]) => dollar.show(effect(values, lines)))], 's');
const CONTRIBUTED = LENDING.itd.contributions ?? 0;

/** An American statement of a lending fund: quarter, year and inception, with subtotals, over the commitment. */
const lending = document({
  file: 'ICDL Fund II - Partner Capital Statement 2025-09-30 - Pelham Grove.pdf',
  documentType: 'Capital Account',
  layout: 'american-capital-statement-three-periods-with-subtotals',
  pageSize: 'Letter',
  margin: '17mm',
  css: "body{font:9.4pt/1.32 'Liberation Sans'}sup{line-height:0}h2{margin:0;font-size:13pt}table{border-collapse:collapse;width:100%;margin:8pt 0}td,th{padding:2.6pt 5pt;text-align:right}td:first-child,th:first-child{text-align:left}th{border-bottom:1.4pt solid #333;vertical-align:bottom}.i td:first-child{padding-left:14pt}.s td{border-top:.4pt solid #333;font-style:italic}.t td{background:#eee;font-weight:bold}.c{width:64%}.k{width:100%;margin:10pt 0}.k td{text-align:left;padding:1pt 6pt 1pt 0;width:25%}.k td:nth-child(odd){color:#555;width:17%}.n{font-size:7.4pt}",
  footer:
    '<div style="font:6.5pt sans-serif;width:100%;padding:0 17mm;display:flex;justify-content:space-between"><span>Unaudited. Confidential – prepared for the named partner only.</span><span>1</span></div>',
  body: `<h2>${mark('fund', 'Ironwood Causeway Direct Lending Fund II, L.P.')}</h2><div>Statement of Partner’s Capital</div><div>For the period ${text('period_start', 'July 1, 2025', '2025-07-01')} through ${text('reporting_date', 'September 30, 2025', '2025-09-30')}</div>
<table class="k">${row(['Partner', `<b>${mark('limited_partner', 'Pelham Grove Charitable Trust')}</b>`, 'Partner no.', '2-0118'])}${row(['Manager', mark('fund_manager', 'Ironwood Causeway Credit Advisors LLC'), 'Currency', text('base_currency', 'USD')])}${row(['Administrator', 'Cutbank Fund Services, Inc.', 'Share of Fund', text('ownership_percentage', '2.5000%', '2.5000')])}</table>
<table>${head(['', 'Quarter<br>to date', 'Year<br>to date', 'Inception<br>to date'])}
${lendingLine('Beginning capital balance', 'opening', 't')}
${lendingLine('Capital contributions', 'contributions', 'i')}
${lendingLine('Distributions', 'distributions', 'i')}
${lendingSum('Net capital activity', ['contributions', 'distributions'])}
${lendingLine('Net investment income before fees and expenses', 'income', 'i')}
${lendingLine('Management fees', 'fees', 'i')}
${lendingLine('Fund expenses<sup>(a)</sup>', 'costs', 'i')}
${lendingLine('Net realized gain (loss) on investments', 'realised', 'i')}
${lendingLine('Net change in unrealized appreciation (depreciation)', 'unrealised', 'i')}
${lendingSum('Net increase from operations', ['income', 'fees', 'costs', 'realised', 'unrealised'])}
${lendingLine('Incentive allocation to General Partner<sup>(b)</sup>', 'carry', 'i')}
${lendingLine('Ending capital balance', 'closing', 't')}</table>
<table class="c">${head(['Commitment', ''])}
${row(['Total commitment', dollar.amount('commitment', 2000000000)])}
${row(['Less: contributions since inception', `(${mark('contributed_to_date', dollar.show(CONTRIBUTED), { value: '14000000.00', currency: 'USD' })})`])}
${row(['Add: recallable distributions since inception', dollar.amount('recallable_distributions', 85000000)])}
${row(['Remaining unfunded commitment', dollar.amount('unfunded_commitment', 2000000000 - CONTRIBUTED + 85000000)], 't')}
${row(['Distributions since inception', dollar.amount('distributed_to_date', LENDING.itd.distributions)])}
${row(['Net IRR / TVPI / DPI (partner)', '9.4% / 1.23x / 0.30x'])}</table>
<p class="n">(a) Includes professional fees, administration costs and interest on the Fund’s subscription facility. (b) Accrued as if all investments had been liquidated at fair value on the statement date; $2,815,000 of incentive allocation has been paid by the Fund as a whole since inception. (c) The Fund’s total commitments are $800,000,000 and its first closing was on June 30, 2021.</p><p class="n">The loan portfolio is valued quarterly by the Manager with the assistance of independent valuation firms. The final statement for 2025 will be issued with the audited financial statements within 120 days of year-end.</p>`,
});

export const documents = [lending];
