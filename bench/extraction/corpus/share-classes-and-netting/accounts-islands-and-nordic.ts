import type { FundDocument } from '../document.ts';
import { head, row, table } from '../html.ts';
import type { MovementLine } from '../paper/movement.ts';
import { cells, effect } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import type { Flows } from '../paper/periods.ts';
import { periods } from '../paper/periods.ts';
import { printer, text } from '../paper/printing.ts';

const COSTS: readonly MovementLine[] = ['distributions', 'fees', 'costs', 'carry'];

const pound = printer({ currency: 'GBP', group: ',', point: '.', digits: 0, negative: 'brackets', nil: '–' });
const LAST_YEAR: Flows = [840000, 310500, 90000, 22418, 61004, 188230, 402711, 58140];
const BEFORE_THAT: Flows = [3600000, 604250, 412500, 98310, 140226, 96410, 1108455, 121905];
const joined = LAST_YEAR.map((flow, at) => flow + (BEFORE_THAT[at] ?? 0)) as unknown as Flows;
const SARK = periods(
  [180000, 96400, 22500, 5218, 17330, 0, -84215, 0],
  [420000, 225150, 67500, 16904, 48117, 214630, 266018, 71288],
  joined,
);
const SARK_PRIOR = periods(LAST_YEAR, [0, 0, 0, 0, 0, 0, 0, 0], BEFORE_THAT).qtd;
const sark = (['qtd', 'ytd', 'itd'] as const).map((period) => [period, SARK[period]] as const);
const sarkLine = (line: MovementLine, label: string, name = ''): string => {
  const prior = SARK_PRIOR[line] ?? 0;
  return row(
    [label, ...cells(pound, line, sark), pound.show(COSTS.includes(line) ? -prior : prior)].map((cell) =>
      cell.replace(/^\(?0\)?$/u, '–'),
    ),
    name,
  );
};
const sarkSum = (label: string, lines: readonly MovementLine[]): string =>
  row(
    [label, ...[SARK.qtd, SARK.ytd, SARK.itd, SARK_PRIOR].map((one) => pound.show(effect(one, lines)))],
    's',
  );
const sarkCalled = SARK.itd.contributions ?? 0;
const sarkRecallable = 402500;
const sarkOpen = 7500000 - sarkCalled + sarkRecallable;

/** Guernsey: a financial year to March, capital and loan commitment, last year's figures on the outer side. */
const guernsey = document({
  file: 'LP Statement Q4 FY25 - Havilland Secondary Fund II - Trustees of the Ormsley Estate.pdf',
  documentType: 'Capital Account',
  layout: 'march-year-loan-commitment',
  margin: '20mm 22mm',
  footer:
    '<div style="font:6.5pt serif;width:100%;padding:0 22mm;color:#666">Belle Greve Fund Administration Limited is licensed by the Guernsey Financial Services Commission under the Protection of Investors (Bailiwick of Guernsey) Law, 2020. Registered in Guernsey No. 48122.</div>',
  css: "body{font:10pt 'P052'}table{width:100%;border-collapse:collapse;margin:6pt 0 14pt}td,th{padding:2.6pt 3pt;text-align:right;vertical-align:bottom}td:first-child,th:first-child{text-align:left}th{font-style:italic;font-weight:normal;border-bottom:.8pt solid #222}.s td{border-top:.4pt solid #222;font-style:italic}.t td{font-weight:bold;border-top:.8pt solid #222;border-bottom:2.4pt double #222}td:nth-child(5),th:nth-child(5){color:#777}.c th:nth-child(n){color:#000}h3{font-size:11pt;margin:14pt 0 0}",
  body: `<div style="text-align:right;font-size:8.5pt"><b style="font-size:12pt">Belle Greve</b><br>Fund Administration Limited<br>PO Box 214, Les Amballes House<br>St Peter Port, Guernsey GY1 4HX</div>
<p>${mark('limited_partner', 'The Trustees of the Ormsley Estate')}<br>c/o Estate Office<br>Ormsley, Northumberland NE66 4TD</p><p>14 May 2025</p>
<p><b>${mark('fund', 'Havilland Secondary Fund II LP')} (the “Partnership”)<br>Limited Partner’s statement for the quarter and year ended ${text('reporting_date', '31 March 2025', '2025-03-31')}</b></p>
<p>We act as administrator to the Partnership and set out below the movements on your account. All figures are in ${text('base_currency', 'pounds sterling', 'GBP')} and, save for those of the year ended 31 March 2024, unaudited.</p>
${table([
  head(['', 'Quarter to<br>31 Mar 2025', 'Year to<br>31 Mar 2025', 'Cumulative', 'Year to<br>31 Mar 2024']),
  sarkLine('opening', 'Net asset value brought forward'),
  sarkLine('contributions', 'Amounts drawn down'),
  sarkLine('distributions', 'Amounts distributed'),
  sarkSum('Net movement with the Limited Partner', ['contributions', 'distributions']),
  sarkLine('fees', 'Priority profit share'),
  sarkLine('costs', 'Partnership operating costs'),
  sarkLine('income', 'Investment income, net'),
  sarkLine('realised', 'Realised profits/(losses)'),
  sarkLine('unrealised', 'Unrealised movement on investments'),
  sarkLine('carry', 'Carried interest allocation'),
  sarkSum('Result for the period', ['fees', 'costs', 'income', 'realised', 'unrealised', 'carry']),
  sarkLine('closing', 'Net asset value carried forward', 't'),
])}
<p style="font-size:8.5pt">The priority profit share is payable to the general partner, Havilland Secondaries GP II Limited, and funds the fee of ${mark('fund_manager', 'Havilland Capital LLP')} as manager. Carried interest is stated on the footing that all investments were realised at their carrying value on the statement date.</p>
<div style="break-before:page"></div><h3>Commitment</h3>
${table(
  [
    head(['', 'Capital<br>contribution', 'Loan<br>commitment', 'Total']),
    row([
      'Commitment to the Partnership',
      pound.show(750),
      pound.show(7499250),
      pound.amount('commitment', 7500000),
    ]),
    row([
      'Drawn down to date',
      pound.show(-750),
      pound.show(750 - sarkCalled),
      pound.cost('contributed_to_date', sarkCalled),
    ]),
    row([
      'Distributed and available for re-draw',
      '–',
      pound.show(sarkRecallable),
      pound.amount('recallable_distributions', sarkRecallable),
    ]),
    row(['Undrawn', '–', pound.show(sarkOpen), pound.amount('unfunded_commitment', sarkOpen)], 't'),
  ],
  'c',
)}
<h3>Other information</h3>
${table([row(['Total distributed to the Limited Partner since admission', pound.amount('distributed_to_date', SARK.itd.distributions)]), row(['Limited Partner’s interest in the Partnership', text('ownership_percentage', '1.6304%', '1.6304')]), row(['Date of admission', '9 November 2020'])])}
<p>Yours faithfully</p><p style="padding-top:26pt">Marguerite Le Tissier<br>for and on behalf of Belle Greve Fund Administration Limited<br>as administrator of the Partnership</p>`,
  derivable: { period_start: '2025-01-01' },
});

const krone = printer({
  currency: 'NOK',
  group: '\u00a0',
  point: ',',
  digits: 0,
  negative: 'minus',
  nil: '-',
});
/** Date, event, amount paid in, amount paid out, all in kroner. */
const LEDGER: readonly (readonly [string, string, number, number])[] = [
  ['15.01.2020', 'Drawdown 1 – establishment costs and first-year fee', 1140000, 0],
  ['22.04.2020', 'Drawdown 2 – Havfisk Teknologi', 5200000, 0],
  ['03.11.2020', 'Drawdown 3 – Kystlogistikk', 4875000, 0],
  ['12.02.2021', 'Drawdown 4 – fee and costs', 610000, 0],
  ['30.06.2021', 'Drawdown 5 – Nordvik Industrier', 6340000, 0],
  ['17.12.2021', 'Drawdown 6 – Havfisk Teknologi, follow-on', 1925000, 0],
  ['09.03.2022', 'Drawdown 7 – fee and costs', 655000, 0],
  ['14.06.2022', 'Drawdown 8 – Fjellbygg Gruppen', 7120000, 0],
  ['20.10.2022', 'Distribution 1 – dividend Kystlogistikk', 0, 1310000],
  ['16.03.2023', 'Drawdown 9 – fee and costs', 640000, 0],
  ['05.07.2023', 'Drawdown 10 – Sensorlab', 4480000, 0],
  ['28.11.2023', 'Distribution 2 – sale of Kystlogistikk', 0, 11875000],
  ['11.03.2024', 'Drawdown 11 – fee and costs', 620000, 0],
  ['19.09.2024', 'Drawdown 12 – Fjellbygg Gruppen, follow-on', 3360000, 0],
  ['13.12.2024', 'Distribution 3 – recapitalisation Nordvik Industrier', 0, 2940000],
  ['10.03.2025', 'Drawdown 13 – fee and costs', 605000, 0],
  ['27.05.2025', 'Drawdown 14 – Sensorlab, follow-on', 2260000, 0],
  ['18.06.2025', 'Distribution 4 – dividend Havfisk Teknologi', 0, 870000],
];
const ledgerSum = (at: 2 | 3, isCounted: (day: string) => boolean): number =>
  LEDGER.filter(([day]) => isCounted(day)).reduce((all, entry) => all + entry[at], 0);
const thisYear = (day: string): boolean => day.endsWith('2025');
const earlierYears = (day: string): boolean => !thisYear(day);
const HAV = periods(
  [ledgerSum(2, thisYear), ledgerSum(3, thisYear), 402500, 88214, 611300, 0, 3204118, 417620],
  [0, 0, 0, 0, 0, 0, 0, 0],
  [
    ledgerSum(2, earlierYears),
    ledgerSum(3, earlierYears),
    4127500,
    1206418,
    1874220,
    5730916,
    9448207,
    1902330,
  ],
);
const hav = (['ytd', 'itd'] as const).map((period) => [period, HAV[period]] as const);
const havLine = (line: MovementLine, label: string, name = ''): string =>
  row([label, ...cells(krone, line, hav).map((cell) => (cell === '-' ? '' : cell))], name);
const havCalled = HAV.itd.contributions ?? 0;
const havPaid = HAV.itd.distributions ?? 0;
const tile = (label: string, value: string): string =>
  `<div><small>${label}</small><br><b>${value}</b></div>`;
const ledgerRows = LEDGER.map(([day, event, paidIn, paidOut], at) => {
  const until = LEDGER.slice(0, at + 1);
  const called = until.reduce((all, entry) => all + entry[2], 0);
  const cell = (amount: number): string => (amount === 0 ? '' : krone.show(amount));
  return row([day, event, cell(paidIn), cell(paidOut), krone.show(called)]);
});

/** Norway, in English: key figures, the half-year and a ledger of every payment that runs over the page. */
const norwegian = document({
  file: 'Skarholmen Vekst II AS - Capital account 30.06.2025 - Fjordbanken Pensjonskasse.pdf',
  documentType: 'Capital Account',
  layout: 'key-figures-and-ledger',
  margin: '15mm 18mm 18mm',
  header:
    '<div style="font:7pt Arial;width:100%;padding:0 18mm;text-align:right;color:#8aa">Skarholmen Vekst II AS – page <span class="pageNumber"></span></div>',
  css: "body{font:9.4pt 'URW Gothic','Liberation Sans'}.k{display:grid;grid-template-columns:repeat(4,1fr);gap:8pt;margin:14pt 0}.k div{background:#0e3b43;color:#fff;padding:8pt}.k small{font-size:7.2pt}table{width:100%;border-collapse:collapse;margin:6pt 0 16pt}td,th{padding:4pt 5pt;text-align:right;border-bottom:.4pt solid #cdd8d9}td:first-child,th:first-child,.l td:nth-child(2),.l th:nth-child(2){text-align:left}th{color:#0e3b43;border-bottom:1.4pt solid #0e3b43}thead{display:table-header-group}tr{break-inside:avoid}.t td{font-weight:bold;background:#e6eeee}",
  body: `<h1 style="color:#0e3b43;margin:0;font-size:19pt">Capital account statement</h1><p style="margin:3pt 0">${mark('fund', 'Skarholmen Vekst II AS')} · ${text('reporting_date', '30 June 2025', '2025-06-30')} · all amounts in ${text('base_currency', 'NOK')}</p>
<p>Investor: <b>${mark('limited_partner', 'Fjordbanken Pensjonskasse')}</b><br>Manager: ${mark('fund_manager', 'Skarholmen Forvaltning AS')}, authorised AIF manager, Finanstilsynet ref. 19/4471<br>Period: ${text('period_start', '1 January 2025', '2025-01-01')} – 30 June 2025</p>
<div class="k">${tile('Committed capital', krone.amount('commitment', 60000000))}${tile('Paid in', krone.amount('contributed_to_date', havCalled))}${tile('Distributed', krone.amount('distributed_to_date', havPaid))}${tile('Net asset value', krone.amount('closing_balance_ytd', HAV.ytd.closing))}</div>
${table([
  head(['Development of your account', 'Year to date 2025', 'Since inception']),
  havLine('opening', 'Net asset value at start', 't'),
  havLine('contributions', 'Capital paid in'),
  havLine('distributions', 'Capital distributed'),
  havLine('fees', 'Management fee to Skarholmen Forvaltning AS'),
  havLine('costs', 'Other fund expenses'),
  havLine('income', 'Dividends and interest, net'),
  havLine('realised', 'Gains realised on exits'),
  havLine('unrealised', 'Change in value of unrealised holdings'),
  havLine('carry', 'Provision for carried interest'),
  havLine('closing', 'Net asset value at end', 't'),
])}
<p>Of your commitment, NOK ${krone.amount('unfunded_commitment', 60000000 - havCalled)} remains to be drawn. You hold ${text('ownership_percentage', '7,5 %', '7.5')} of the shares. Distributions received do not increase the remaining commitment.</p>
<p>Valuations follow the IPEV Guidelines of December 2022 and have been reviewed by the board on 21 August 2025. Figures for the half-year are unaudited.</p>
<h3 style="color:#0e3b43">Payments since inception</h3><table class="l"><thead>${head(['Value date', 'Event', 'Paid in', 'Distributed', 'Accumulated paid in'])}</thead><tbody>${ledgerRows.join('')}${row(['', 'Total', krone.amount('contributed_to_date', havCalled), krone.amount('distributed_to_date', havPaid), ''], 't')}</tbody></table>
<p>Questions about this statement: Ingrid Solheim-Aas, investor relations, ir@skarholmen.example, +47 22 55 01 90<br>Skarholmen Forvaltning AS, Haakon VIIs gate 12, 0161 Oslo</p>`,
  derivable: {
    recallable_distributions: 'NOK 0',
    closing_balance_qtd: `NOK ${HAV.ytd.closing}`,
    opening_balance_itd: 'NOK 0',
  },
  remark: 'A half-year report: the year to date is the reporting period.',
});

export const documents: FundDocument[] = [guernsey, norwegian];
