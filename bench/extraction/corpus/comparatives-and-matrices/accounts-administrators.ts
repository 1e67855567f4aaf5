import { row } from '../html.ts';
import { cells, effect, movement, type Movement, type MovementLine, type Period } from '../paper/movement.ts';
import { document } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

type Periods = readonly (readonly [Period, Movement])[];

const DOLLARS = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '-',
});
const ALDER: Periods = [
  [
    'qtd',
    movement([1842031127, 125000000, 84211560, 9375000, 1820411, 4107792, 31284005, 10623318], 1938854002),
  ],
  [
    'ytd',
    movement([1590422018, 375000000, 140211560, 37500000, 7091844, 15233007, 58811429, 40211730], 1938854002),
  ],
  [
    'itd',
    movement([null, 2187500000, 611840288, 290625000, 51120936, 80341175, 201470690, 137721543], 1938854002),
  ],
];
const alderLine = (label: string, line: MovementLine, name = ''): string =>
  row([label, ...cells(DOLLARS, line, ALDER)], name);

/** Portal statement of a large administrator: three periods, one ruled table, the commitment below. */
const alderbrook = document({
  file: 'Alderbrook Growth Partners IV - PCAP - 12-31-2024 - Sandhill FRF.pdf',
  documentType: 'Capital Account',
  layout: 'portal-statement-three-periods',
  pageSize: 'Letter',
  css: `body{font:9.5pt "Nimbus Sans","Liberation Sans"} h1{font-size:13pt;text-align:center;margin:0} .c{text-align:center;margin:2pt 0} table{width:100%;border-collapse:collapse;margin-top:16pt} th{text-align:right;border-bottom:1px solid;padding:3pt;font-size:8.5pt;vertical-align:bottom} td{padding:3pt;text-align:right} td:first-child{text-align:left} .t td{border-top:1px solid;border-bottom:3px double;font-weight:bold} .f{font-size:7.5pt;margin-top:24pt}`,
  derivable: { period_start: '2024-10-01' },
  footer:
    '<div style="font-size:7px;width:100%;text-align:center">Confidential - Unaudited - Page <span class="pageNumber"></span></div>',
  body: `<h1>${text('fund', 'Alderbrook Growth Partners IV, L.P.')}</h1><p class="c">Statement of Partner's Capital Account</p><p class="c">As of ${text('reporting_date', 'December 31, 2024', '2024-12-31')}</p><p class="c"><b>${text('limited_partner', "Sandhill Firefighters' Retirement Fund")}</b></p><p class="c">(Expressed in ${text('base_currency', 'U.S. Dollars', 'USD')})</p>
    <table><tr><th></th><th>Quarter<br>to Date</th><th>Year<br>to Date</th><th>Inception<br>to Date</th></tr>
    ${alderLine('Beginning capital balance', 'opening')}${alderLine('Capital contributions', 'contributions')}${alderLine('Distributions', 'distributions')}${alderLine('Management fees', 'fees')}${alderLine('Partnership expenses', 'costs')}${alderLine('Net investment income', 'income')}${alderLine('Net realized gain (loss)', 'realised')}${alderLine('Net change in unrealized gain (loss)', 'unrealised')}${alderLine('Carried interest allocation', 'carry')}${alderLine('Ending capital balance', 'closing', 't')}</table>
    <table style="width:60%">${row(['Total commitment', DOLLARS.amount('commitment', 2500000000)])}${row(['Cumulative contributions', DOLLARS.amount('contributed_to_date', 2187500000)])}${row(['Recallable distributions', DOLLARS.amount('recallable_distributions', 140000000)])}${row(['Remaining unfunded commitment', DOLLARS.amount('unfunded_commitment', 452500000)])}${row(['Cumulative distributions', DOLLARS.amount('distributed_to_date', 611840288)])}${row(['Percentage interest in the Partnership', text('ownership_percentage', '2.5000%', '2.5000')])}</table>
    <p class="f">This statement was prepared by Brandywine Harbor Fund Services, Inc. on behalf of ${text('fund_manager', 'Alderbrook Growth Management, LLC')}, the investment manager of the Partnership. It should be read together with the quarterly financial statements.</p>`,
});

const WHOLE = printer({ currency: 'USD', group: ',', point: '.', digits: 0, negative: 'minus', nil: '-' });
const MESA: Periods = [
  ['itd', movement([null, 9120500, 3204118, 1012500, 166204, 118730, 1402775, 388214], 8314907)],
  ['ytd', movement([7688120, 600000, null, 67500, 14830, 9215, null, 58800], 8314907)],
  ['qtd', movement([8190744, null, null, 33750, 7206, 4410, null, 40177], 8314907)],
];
const MESA_BEFORE = [7688120, 600000, 0, -33750, -7624, 4805, 0, -42184, -18623, 8190744] as const;
const mesaLine = (label: string, line: MovementLine, before: number, name = ''): string =>
  row([label, ...cells(WHOLE, line, MESA), before === 0 ? '-' : WHOLE.show(before)], name);

/** Printed from a workbook of a small administrator: inception first, the quarter before as a fourth column. */
const mesa = document({
  file: 'LP_STMT_Q2-25_Corral Mesa Real Assets Fund_0271.pdf',
  documentType: 'Capital Account',
  layout: 'workbook-inception-first',
  pageSize: 'Letter landscape',
  css: `body{font:9pt "Liberation Sans"} table{border-collapse:collapse} td{padding:1.5pt 10pt;text-align:right;min-width:66pt;white-space:nowrap} td:first-child{text-align:left;min-width:180pt} .h td{font-weight:bold;border-bottom:1px solid #000} .t td{font-weight:bold;border-top:1px solid #000} .x td{color:#000} p{margin:1pt 0}`,
  header:
    '<div style="font-size:8px;width:100%;padding:0 40px;display:flex;justify-content:space-between"><span>LP_STMT_Q2-25.xlsx</span><span>Investor 0271</span></div>',
  footer: '<div style="font-size:8px;width:100%;text-align:center">Printed 8/12/2025 4:17 PM</div>',
  derivable: {
    period_start: '2025-04-01',
    contributed_to_date: 'USD 9120500',
    distributed_to_date: 'USD 3204118',
  },
  body: `<p><b>${text('fund', 'Corral Mesa Real Assets Fund, LP')}</b></p><p>Managed by ${text('fund_manager', 'Corral Mesa Capital Partners, LLC')}</p><p>Capital account of: ${text('limited_partner', 'The Wexley Family Foundation')}</p><p>Period ended: ${text('reporting_date', '6/30/2025', '2025-06-30')}</p><p>Reporting currency: ${text('base_currency', 'USD')}</p><br>
    <table>${row(['', 'Inception<br>to 6/30/25', 'Six months<br>to 6/30/25', 'Quarter<br>to 6/30/25', 'Prior quarter<br>to 3/31/25'], 'h')}
    ${mesaLine('Opening balance', 'opening', MESA_BEFORE[0])}${mesaLine('Contributions', 'contributions', MESA_BEFORE[1])}${mesaLine('Distributions', 'distributions', MESA_BEFORE[2])}${mesaLine('Management fee', 'fees', MESA_BEFORE[3])}${mesaLine('Fund expenses', 'costs', MESA_BEFORE[4])}${mesaLine('Net investment income', 'income', MESA_BEFORE[5])}${mesaLine('Realized gains/losses', 'realised', MESA_BEFORE[6])}${mesaLine('Unrealized gains/losses', 'unrealised', MESA_BEFORE[7])}${mesaLine('Incentive allocation', 'carry', MESA_BEFORE[8])}${mesaLine('Closing balance', 'closing', MESA_BEFORE[9], 't')}
    ${row(['', '', '', '', ''])}${row(['Commitment', WHOLE.amount('commitment', 10000000), '', '', ''])}${row(['Unfunded commitment', WHOLE.amount('unfunded_commitment', 879500), '', '', ''])}${row(['Share of fund', text('ownership_percentage', '6.67%', '6.67'), '', '', ''])}</table>`,
});

const POUNDS = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'brackets',
  nil: '–',
});
const FERN: Periods = [
  ['qtd', movement([6204118, 450000, 318240, 41250, 8816, 22704, 96115, 31087], 6498220)],
];
const fernLine = (label: string, line: MovementLine, total: string, name = ''): string =>
  row([label, ...cells(POUNDS, line, FERN), total], name);
const fernSum = (label: string, lines: readonly MovementLine[], total: string): string =>
  row([label, ...FERN.map(([, values]) => POUNDS.show(effect(values, lines))), total], 's');

/** Jersey administrator: the partner's share beside the fund as a whole, subtotals, notes by number. */
const fern = document({
  file: 'Fernmoor Healthcare II CAS Q3 2024 (Ousedale Pension Scheme).pdf',
  documentType: 'Capital Account',
  layout: 'share-beside-total-with-notes',
  css: `body{font:10pt/1.3 "P052",serif} .b{border:1px solid #7a1f2b;padding:8pt 12pt} .b b{color:#7a1f2b;font-size:12pt} table{border-collapse:collapse;width:100%;margin-top:14pt} td,th{padding:3pt 6pt;text-align:right} th{border-bottom:1.5px solid #7a1f2b;font-weight:normal} td:first-child{text-align:left} .s td{border-top:.6px solid #999;font-style:italic} .t td{font-weight:bold;border-top:1.5px solid #7a1f2b} sup{font-size:6.5pt} .f{font-size:8pt;margin-top:20pt}`,
  derivable: { period_start: '2024-07-01' },
  body: `<div class="b"><b>${text('fund', 'Fernmoor Healthcare Fund II LP')}</b><br>Capital account statement for the three months ended ${text('reporting_date', '30 September 2024', '2024-09-30')}</div><p>Limited partner: ${text('limited_partner', 'Trustees of the Ousedale Pension Scheme')}<br>Manager: ${text('fund_manager', 'Fernmoor Investment Managers (Jersey) Limited')}<br>Percentage of the Partnership: ${text('ownership_percentage', '3.75%', '3.75')}</p>
    <table><tr><th></th><th>Limited partner<br>${text('base_currency', 'GBP')}</th><th>Total partnership<br>GBP</th></tr>
    ${fernLine('Capital account brought forward', 'opening', '165,443,147', 't')}${fernLine('Capital contributed', 'contributions', '12,000,000')}${fernLine('Distributions paid<sup>1</sup>', 'distributions', '(8,486,400)')}${fernSum('Net capital movements', ['contributions', 'distributions'], '3,513,600')}
    ${fernLine('Income net of investment costs', 'income', '605,440')}${fernLine("Manager's fee<sup>2</sup>", 'fees', '(1,100,000)')}${fernLine('Partnership expenses', 'costs', '(235,093)')}${fernLine('Realised gains', 'realised', '2,563,067')}${fernLine('Movement in unrealised gains', 'unrealised', POUNDS.show(3324827))}${fernLine('Carried interest<sup>3</sup>', 'carry', '(828,987)')}${fernSum('Result for the quarter', ['income', 'fees', 'costs', 'realised', 'unrealised', 'carry'], '4,329,254')}
    ${fernLine('Capital account carried forward', 'closing', '173,286,001', 't')}</table>
    <table style="width:70%"><tr><th style="text-align:left">Commitment position</th><th>GBP</th></tr>${row(['Commitment', POUNDS.amount('commitment', 7500000)])}${row(['Drawn down to date', POUNDS.amount('contributed_to_date', 5925000)])}${row(['Distributed to date', POUNDS.amount('distributed_to_date', 1204886)])}${row(['Undrawn commitment', POUNDS.amount('unfunded_commitment', 1575000)])}</table>
    <p class="f"><sup>1</sup> Paid on 14 August 2024. <sup>2</sup> 2.2% per annum of commitments, calculated quarterly in advance. <sup>3</sup> Accrued, not paid. This statement has been prepared by La Rocque Fund Administration Limited and is unaudited.</p>`,
});

export const documents = [alderbrook, mesa, fern];
