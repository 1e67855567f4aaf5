import { document } from '../paper/paper.ts';
import { cells, effect, movement, type MovementLine } from '../paper/movement.ts';
import { printer, text } from '../paper/printing.ts';

const DOLLARS = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'brackets',
  nil: '—',
});
const RED_QUARTER = movement([8412907, 640000, 215330, 39375, 11806, 24918, 88240, 31774], 9103216);
const RED_YEAR = movement([7719455, 1510000, 480330, 118125, 30117, 61402, 301655, 88120], 9103216);
const RED_LIFE = movement([null, 9126500, 2207410, 731250, 182904, 240117, 914380, 402655], 9103216);
const RED_PERIODS = [
  ['qtd', RED_QUARTER],
  ['ytd', RED_YEAR],
  ['itd', RED_LIFE],
] as const;

const redRow = (label: string, line: MovementLine, style = ''): string =>
  `<tr class="${style}"><td>${label}</td>${cells(DOLLARS, line, RED_PERIODS)
    .map((cell) => `<td class="s">${style === '' ? '' : '$'}</td><td class="n">${cell}</td>`)
    .join('')}</tr>`;

/** Statement of an American administrator: three period columns whose headings are written out. */
const redgrave = document({
  file: 'CapStmt_RedgraveOpp3_3Q24_LP0088.pdf',
  documentType: 'Capital Account',
  layout: 'us-partner-capital-three-periods',
  css: `body{font:10.5pt "Liberation Serif"} h1{font-size:13pt;text-align:center;margin:2pt} .c{text-align:center}
    table{width:100%;border-collapse:collapse;margin-top:14pt} td{padding:2.4pt 3pt;vertical-align:bottom} .n{text-align:right}
    th{font-weight:normal;border-bottom:1px solid #000;padding:2pt 6pt;text-align:center;font-size:9.5pt}
    .s{width:9pt;padding-left:14pt} .top .n,.end .n{border-bottom:1px solid #000} .end{font-weight:bold} .end .n{border-bottom:3px double #000}
    .in td:first-child{padding-left:16pt} .two{width:74%;margin-left:13%} .f{font-size:8.5pt;margin-top:22pt}`,
  derivable: { period_start: '2024-07-01' },
  body: `<h1>${text('fund', 'Redgrave Opportunities Fund III, L.P.')}</h1>
    <p class="c">Statement of Partner’s Capital (Unaudited)<br>${text('reporting_date', 'September 30, 2024', '2024-09-30')}<br>
    (Expressed in ${text('base_currency', 'United States Dollars', 'USD')})</p>
    <p><b>Limited Partner:</b> ${text('limited_partner', 'Firefighters’ Relief and Pension Trust of Osage Falls')}<br>
    <b>Investor ID:</b> 0088 &nbsp;&nbsp; <b>Class:</b> A</p>
    <table><tr><th style="border:0"></th><th colspan="2">Three Months Ended<br>September 30, 2024</th>
    <th colspan="2">Nine Months Ended<br>September 30, 2024</th><th colspan="2">May 8, 2018 (Inception)<br>through September 30, 2024</th></tr>
    ${redRow('Partner’s capital, beginning of period', 'opening', 'top')}
    ${redRow('Capital contributions', 'contributions')}${redRow('Capital distributions', 'distributions')}
    <tr><td colspan="7"><i>Allocation of results of operations:</i></td></tr>
    ${[
      redRow('Interest, dividend and other income', 'income'),
      redRow('Management fee, net of offsets', 'fees'),
      redRow('Professional fees and other partnership expenses', 'costs'),
      redRow('Net realized gain (loss) on investments', 'realised'),
      redRow('Net change in unrealized appreciation (depreciation)', 'unrealised'),
      redRow('Carried interest allocation to General Partner', 'carry'),
    ]
      .join('')
      .replaceAll('class=""', 'class="in"')}
    ${redRow('Partner’s capital, end of period', 'closing', 'end')}</table>
    <table class="two"><tr><td>Capital commitment</td><td class="n">${DOLLARS.amount('commitment', 12500000)}</td></tr>
    <tr><td>Capital contributions since inception</td><td class="n">${DOLLARS.amount('contributed_to_date', 9126500)}</td></tr>
    <tr><td>Distributions since inception</td><td class="n">${DOLLARS.amount('distributed_to_date', 2207410)}</td></tr>
    <tr><td>Of which subject to recall</td><td class="n">${DOLLARS.amount('recallable_distributions', 318750)}</td></tr>
    <tr class="end"><td>Remaining commitment available for drawdown</td><td class="n">${DOLLARS.amount('unfunded_commitment', 3692250)}</td></tr>
    <tr><td>Percentage interest in the Partnership</td><td class="n">${text('ownership_percentage', '1.0417%', '1.0417')}</td></tr></table>
    <p class="f">Prepared by Halvard Fund Services on behalf of ${text('fund_manager', 'Redgrave Credit Advisors LLC')}, the Manager of the
    Partnership. This statement is unaudited, is based on estimated values at September 30, 2024 and should be read with the
    financial statements of the Partnership. The preferred return accrues at 8.00% per annum.</p>`,
});

const MILLE = printer({ currency: 'EUR', group: ',', point: '.', digits: 2, negative: 'brackets', nil: '-' });
const PEL_QUARTER = movement([601244018, 45000000, 12750000, 1875000, 322940, 410033, 0, 2511870], 641990322);
const PEL_YEAR = movement(
  [548120977, 92500000, 21300000, 5625000, 1011207, 1220455, 3918840, 6840219],
  641990322,
);
const PEL_LIFE = movement(
  [null, 602500000, 94130000, 30412500, 6418722, 5120066, 22407183, 31960414],
  641990322,
);
const PEL_FUND = movement(
  [31264688950, 2340000000, 663000000, 97500000, 16792880, 21321716, 0, 130617240],
  33383496744,
);
const PEL_FUND_LIFE = movement(
  [null, 31330000000, 4894760000, 1581450000, 333773544, 266243432, 1165173516, 1661941528],
  33383496744,
);
const PEL_PERIODS = [
  ['qtd', PEL_QUARTER],
  ['ytd', PEL_YEAR],
  ['itd', PEL_LIFE],
] as const;

const ilpa = (label: string, line: MovementLine, style = ''): string => {
  const fund = [PEL_FUND, PEL_FUND_LIFE].map((values) => {
    const negative = ['distributions', 'fees', 'costs', 'carry'].includes(line);
    return MILLE.show(values[line] !== null && negative ? -values[line] : values[line]);
  });
  const all = [...cells(MILLE, line, PEL_PERIODS), ...fund];
  return `<tr class="${style}"><td>${label}</td>${all.map((cell, at) => `<td class="n${at === 3 ? ' g' : ''}">${cell}</td>`).join('')}</tr>`;
};
const ilpaSum = (label: string, lines: readonly MovementLine[]): string =>
  `<tr class="sub"><td>${label}</td>${[PEL_QUARTER, PEL_YEAR, PEL_LIFE, PEL_FUND, PEL_FUND_LIFE]
    .map((values, at) => `<td class="n${at === 3 ? ' g' : ''}">${MILLE.show(effect(values, lines))}</td>`)
    .join('')}</tr>`;

/** The industry reporting template: partner's and total fund's columns side by side, landscape. */
const pellworm = document({
  file: 'Pellworm Buyout VII - ILPA Reporting Template 2024-09-30 - INV 2210.pdf',
  documentType: 'Capital Account',
  layout: 'industry-template-partner-and-fund',
  landscape: true,
  css: `body{font:8.6pt "Liberation Sans"} table{width:100%;border-collapse:collapse} td,th{border:.5px solid #888;padding:2.2pt 4pt}
    .n{text-align:right;white-space:nowrap} .h th{background:#1f3864;color:#fff} .sec td{background:#d9e2f3;font-weight:bold} .sub{font-style:italic}
    .tot{font-weight:bold} .g{border-left:2px solid #000} .k{border:0;margin-bottom:8pt;width:60%} .k td{border:0;padding:1pt 4pt}`,
  derivable: { distributed_to_date: 'EUR 941300.00', period_start: '2024-07-01' },
  body: `<table class="k"><tr><td>Fund name</td><td><b>${text('fund', 'Pellworm Buyout Fund VII SCSp')}</b></td><td>Reporting currency</td><td>${text('base_currency', 'EUR')}</td></tr>
    <tr><td>Investor</td><td><b>${text('limited_partner', 'Caisse de Retraite des Notaires de l’Est')}</b></td><td>As at</td><td>${text('reporting_date', '30-Sep-2024', '2024-09-30')}</td></tr>
    <tr><td>Manager</td><td>${text('fund_manager', 'Pellworm Investment Management S.à r.l.')}</td><td>Version</td><td>1.1</td></tr></table>
    <table><tr class="h"><th rowspan="2" style="text-align:left">A. Capital account statement</th><th colspan="3">LP #2210 – allocation</th><th colspan="2">Total fund (incl. GP)</th></tr>
    <tr class="h"><th>QTD<br>(Jul-24 – Sep-24)</th><th>YTD<br>(Jan-24 – Sep-24)</th><th>Since inception<br>(Mar-19 – Sep-24)</th><th>QTD</th><th>Since inception</th></tr>
    <tr class="sec"><td colspan="6">A.1 NAV reconciliation and summary of fees, expenses and incentive allocation</td></tr>
    ${ilpa('Beginning NAV – net of incentive allocation', 'opening', 'tot')}${ilpa('Contributions – cash &amp; non-cash', 'contributions')}
    ${ilpa('Distributions – cash &amp; non-cash (input positive values as negative)', 'distributions')}
    ${ilpaSum('Total cash / non-cash flows', ['contributions', 'distributions'])}
    ${ilpa('(Management fees – net of offsets and waivers)', 'fees')}${ilpa('(Partnership expenses – total)', 'costs')}
    ${ilpa('Interest, dividend and other income', 'income')}${ilpaSum('Total net operating income / (expense)', ['fees', 'costs', 'income'])}
    ${ilpa('Realized gain / (loss)', 'realised')}${ilpa('Change in unrealized gain / (loss)', 'unrealised')}
    ${ilpa('Incentive allocation – paid and accrued', 'carry')}${ilpa('Ending NAV – net of incentive allocation', 'closing', 'tot')}
    <tr class="sec"><td colspan="6">A.2 Commitment reconciliation</td></tr>
    <tr><td>Total commitment</td><td></td><td></td><td class="n">${MILLE.amount('commitment', 800000000)}</td><td class="g"></td><td class="n">${MILLE.show(41600000000)}</td></tr>
    <tr><td>Cumulative capital called</td><td></td><td></td><td class="n">${MILLE.amount('contributed_to_date', 602500000)}</td><td class="g"></td><td class="n">${MILLE.show(31330000000)}</td></tr>
    <tr><td>Plus: recallable distributions</td><td></td><td></td><td class="n">${MILLE.amount('recallable_distributions', 18450000)}</td><td class="g"></td><td class="n">${MILLE.show(959400000)}</td></tr>
    <tr class="tot"><td>Ending unfunded commitment</td><td></td><td></td><td class="n">${MILLE.amount('unfunded_commitment', 215950000)}</td><td class="g"></td><td class="n">${MILLE.show(11229400000)}</td></tr>
    </table><p>Figures are unaudited. QTD and YTD figures may include adjustments to earlier quarters.</p>`,
});

export const documents = [redgrave, pellworm];
