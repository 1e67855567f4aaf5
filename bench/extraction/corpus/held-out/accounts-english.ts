import type { FundDocument } from '../document.ts';
import { head, row, table } from '../html.ts';
import type { MovementLine, Period } from '../paper/movement.ts';
import { cells, effect } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import { periods } from '../paper/periods.ts';
import { printer, text } from '../paper/printing.ts';

const usd = printer({ currency: 'USD', group: ',', point: '.', digits: 2, negative: 'brackets', nil: '–' });
const THORN = periods(
  [61250000, 0, 7812500, 1140233, 388017, 41200500, 23719842, 12841200],
  [214000000, 96500000, 23437500, 3902718, 1212940, 88014200, 40112377, 24905100],
  [1603400000, 387210000, 176220000, 29117450, 6901225, 201772300, 355120880, 89104400],
);
const THREE: Period[] = ['qtd', 'ytd', 'itd'];
const thorn = THREE.map((period) => [period, THORN[period]] as const);
const LP = "Carrow County Municipal Employees' Retirement System";
const thornFund = mark('fund', 'Thornbury Lakes Buyout Fund VI, L.P.');
const called = THORN.itd.contributions ?? 0;
const RECALLABLE = 48250000;

function thornLine(line: MovementLine, label: string): string {
  return row([label, ...cells(usd, line, thorn)]);
}
const thornSub = (label: string, lines: MovementLine[]): string =>
  row([label, ...thorn.map(([, values]) => usd.show(effect(values, lines)))], 's');

/** The administrator's statement: quarter, year and inception, with notes and the commitment in a box below. */
const administrator = document({
  file: 'TLBF VI - PCAP Statement - 2024Q4 - CCMERS.pdf',
  documentType: 'Capital Account',
  layout: 'administrator-three-columns-notes',
  pageSize: 'Letter',
  css: "body{font:9pt 'Liberation Sans'}.l{display:flex;justify-content:space-between;border-bottom:2pt solid #7a2230;padding-bottom:6pt}table{width:100%;border-collapse:collapse;margin-top:10pt}th{font-size:8pt;text-align:right;border-bottom:1pt solid;padding:3pt}th:first-child,td:first-child{text-align:left}td{text-align:right;padding:2.6pt 3pt}.s td{border-top:.5pt solid;font-weight:bold}.b{border:1pt solid #7a2230;width:62%}.n{font-size:7pt;color:#444;margin-top:14pt}sup{font-size:6pt}",
  body: `<div class="l"><svg width="130" height="34"><path d="M4 30 L20 6 L34 30 Z" fill="#7a2230"/><text x="42" y="24" font-size="15" font-family="P052">Thornbury</text></svg><div style="text-align:right;font-size:8pt">Administered by Kestrel Bay Fund Services (US) Inc.<br>600 Summer Street, Stamford, CT 06901</div></div>
<h2 style="margin:10pt 0 2pt">${thornFund}</h2><div>Statement of Partner's Capital (unaudited)</div><div>As of ${text('reporting_date', 'December 31, 2024', '2024-12-31')} &nbsp;|&nbsp; Quarter beginning ${text('period_start', 'October 1, 2024', '2024-10-01')}</div>
<p>Limited partner: <b>${mark('limited_partner', LP)}</b><br>Investor ID: 004417-02<br>Reporting currency: ${text('base_currency', 'U.S. Dollars', 'USD')}</p>
${table([
  head(['', 'Current quarter', 'Year to date', 'Since inception']),
  thornLine('opening', 'Net asset value, beginning of period'),
  thornLine('contributions', 'Capital contributions <sup>1</sup>'),
  thornLine('distributions', 'Distributions'),
  thornSub('Net capital activity', ['contributions', 'distributions']),
  thornLine('fees', 'Management fees, net of offset <sup>2</sup>'),
  thornLine('costs', 'Fund expenses'),
  thornLine('income', 'Investment income, net'),
  thornLine('realised', 'Net realized gain on investments'),
  thornLine('unrealised', 'Net change in unrealized appreciation'),
  thornLine('carry', 'Carried interest allocation <sup>3</sup>'),
  thornSub('Net increase from operations', ['fees', 'costs', 'income', 'realised', 'unrealised', 'carry']),
  row(['Net asset value, end of period', ...cells(usd, 'closing', thorn)], 's'),
])}
${table(
  [
    row(['Capital commitment', usd.amount('commitment', 2500000000)]),
    row(['Cumulative capital contributions', usd.amount('contributed_to_date', called)]),
    row(['Recallable distributions', usd.amount('recallable_distributions', RECALLABLE)]),
    row(
      ['Remaining unfunded commitment', usd.amount('unfunded_commitment', 2500000000 - called + RECALLABLE)],
      's',
    ),
    row(['Ownership of the Fund', text('ownership_percentage', '2.5000%', '2.5')]),
  ],
  'b',
)}
<div class="n">1 Includes amounts drawn under the subscription facility and repaid during the period.<br>2 Management fees are shown after a 100% offset of transaction fees of $38,120.00 received by ${mark('fund_manager', 'Thornbury Lakes Partners LLC')}, the investment manager of the Fund.<br>3 Accrued as if all investments had been sold at their carrying values on the reporting date. Page 1 of 1</div>`,
  derivable: {
    opening_balance_itd: 'USD 0',
    distributed_to_date: `USD ${(THORN.itd.distributions ?? 0) / 100}`,
  },
});

const gbp = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'minus',
  before: '£',
});
const PEN = periods(
  [250000, 91400, 18750, 3120, 64210, 0, 58731, 0],
  [500000, 170250, 37500, 6994, 118402, 22140, 81055, 0],
  [6150000, 812300, 241800, 44905, 529116, 60228, 402917, 0],
);
const pen = (['qtd', 'ytd'] as const).map((period) => [period, PEN[period]] as const);
const penLine = (line: MovementLine, label: string): string => row([label, ...cells(gbp, line, pen)]);
const drawn = PEN.itd.contributions ?? 0;
const paid = PEN.itd.distributions ?? 0;

const navNow = mark(['closing_balance_qtd', 'closing_balance_ytd'], gbp.show(PEN.qtd.closing), {
  value: String(PEN.qtd.closing),
  currency: 'GBP',
});
const card = (label: string, value: string): string => `<div class="c"><small>${label}</small>${value}</div>`;

/** Printed from an investor portal: cards above a table of quarter and year. */
const portal = document({
  file: 'Capital-Account_Penhallow-Infrastructure-Income_30Sep2025.pdf',
  documentType: 'Capital Account',
  layout: 'portal-cards',
  css: "body{font:9.5pt 'DejaVu Sans';color:#223}.g{display:grid;grid-template-columns:repeat(3,1fr);gap:8pt;margin:12pt 0}.c{background:#eef2f8;padding:8pt;font-size:13pt}.c small{display:block;font-size:7.5pt;color:#567;margin-bottom:3pt}table{width:100%;border-collapse:collapse}td,th{padding:5pt 4pt;text-align:right;border-bottom:.4pt solid #ccd}td:first-child,th:first-child{text-align:left}th{color:#567;font-weight:normal}.t td{font-weight:bold}",
  body: `<div style="color:#567;font-size:8pt">Investor Portal &rsaquo; Documents &rsaquo; Capital account</div><h1 style="font-size:16pt;margin:6pt 0">${mark('fund', 'Penhallow Infrastructure Income LP')}</h1>
<div>${mark('limited_partner', "Drapers' Almshouse Trust")} · account no. PII-0318 · position at ${text('reporting_date', '30 Sep 2025', '2025-09-30')}</div>
<div class="g">${card('Net asset value', navNow)}${card('Total commitment', gbp.amount('commitment', 9000000))}${card('Undrawn commitment', gbp.amount('unfunded_commitment', 9000000 - drawn))}${card('Drawn to date', gbp.amount('contributed_to_date', drawn))}${card('Distributed to date', gbp.amount('distributed_to_date', paid))}${card('Share of fund', text('ownership_percentage', '1.84%', '1.84'))}</div>
<h3>Account movements</h3>
${table([
  head(['', '1 Jul – 30 Sep 2025', '1 Jan – 30 Sep 2025']),
  row(['Balance brought forward', ...cells(gbp, 'opening', pen)], 't'),
  penLine('contributions', 'Capital drawn'),
  penLine('income', 'Share of net investment income'),
  penLine('realised', 'Realised gains'),
  penLine('unrealised', 'Revaluation of investments (unrealised)'),
  penLine('fees', 'Management fee'),
  penLine('costs', 'Other fund costs'),
  penLine('distributions', 'Distributions paid'),
  row(['Balance carried forward', ...cells(gbp, 'closing', pen)], 't'),
])}
<p style="font-size:7.5pt">No carried interest has been accrued. All figures in pounds sterling (${text('base_currency', 'GBP')}) and unaudited. Issued by ${mark('fund_manager', 'Penhallow Asset Management LLP')}, authorised and regulated by the Financial Conduct Authority (FRN 771204). Downloaded 04 Nov 2025 09:14.</p>`,
  derivable: {
    period_start: '2025-07-01',
    contributions_itd: `GBP ${drawn}`,
    distributions_itd: `GBP ${paid}`,
    closing_balance_itd: `GBP ${PEN.qtd.closing}`,
    carried_interest_qtd: 'GBP 0',
    carried_interest_ytd: 'GBP 0',
  },
});

export const documents: FundDocument[] = [administrator, portal];
