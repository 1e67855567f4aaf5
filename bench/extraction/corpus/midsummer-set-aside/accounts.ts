import { head, row } from '../html.ts';
import type { Movement, MovementLine, Period } from '../paper/movement.ts';
import { cells, effect } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import type { Flows } from '../paper/periods.ts';
import { periods } from '../paper/periods.ts';
import { printer, text } from '../paper/printing.ts';

const NONE: Flows = [0, 0, 0, 0, 0, 0, 0, 0];
const NEXT_PAGE = '<div style="break-before:page"></div>';

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'brackets',
  nil: '0',
});
const TEMPLATE = periods(
  [384000, 212640, 46875, 9318, 6204, 118370, 301415, 0],
  [510000, 96200, 93750, 17102, 8876, 40115, 122608, 0],
  [6891500, 1204880, 781250, 141906, 88430, 610244, 2977031, 0],
);
const SINCE: Movement = { ...TEMPLATE.itd, opening: 0 };
const TEMPLATE_PERIODS: readonly (readonly [Period, Movement])[] = [
  ['qtd', TEMPLATE.qtd],
  ['ytd', TEMPLATE.ytd],
  ['itd', SINCE],
];
/** What offsets reduce the fee by, which expenses are the manager's own, the carried interest of each period. */
const OFFSET = [3125, 12525, 68015];
const CHARGED_BACK = [1850, 5210, 30144];
const CARRIED = [77410, 102385, 668204];
const RECALLED = [0, 60000, 275000];
const PLEDGED = 10000000;
const TEMPLATE_OPEN = PLEDGED - (SINCE.contributions ?? 0) + 275000;
const templateLine = (label: string, line: MovementLine, name = ''): string =>
  row([label, ...cells(dollar, line, TEMPLATE_PERIODS)], name);
const templateSum = (label: string, lines: readonly MovementLine[]): string =>
  row([label, ...TEMPLATE_PERIODS.map(([, values]) => dollar.show(effect(values, lines)))], 's');
const templatePlain = (label: string, amounts: readonly number[], name = 'i'): string =>
  row([label, ...amounts.map((amount) => dollar.show(amount))], name);
const byPeriod = (amountOf: (values: Movement, at: number) => number): number[] =>
  TEMPLATE_PERIODS.map(([, values], at) => amountOf(values, at));
const CARRIED_CELLS = CARRIED.map((amount, at) =>
  mark(`carried_interest_${['qtd', 'ytd', 'itd'][at]}`, dollar.show(-amount), {
    value: String(amount),
    currency: 'USD',
    derivable: true,
  }),
);
const ownedHead = head([
  '',
  'QTD<br>(Jul-25 – Sep-25)',
  'YTD<br>(Jan-25 – Sep-25)',
  'Since Inception<br>(Mar-20 – Sep-25)',
]);

/** The industry template for one partner alone, three periods beside each other, its second section overleaf. */
const template = document({
  file: 'PGEF VI - LP Template - 3Q2025 - Ashuelot Valley TRS.pdf',
  documentType: 'Capital Account',
  layout: 'american-template-one-owner-three-periods',
  pageSize: 'Letter',
  margin: '14mm 16mm',
  css: "body{font:8.1pt/1.25 'Liberation Sans'}table{border-collapse:collapse;width:100%;margin:5pt 0 9pt}td,th{padding:1.9pt 5pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left;white-space:normal}th{background:#d9e2ee;font-weight:bold;border:.4pt solid #8fa4bf}h3{font-size:10pt;margin:8pt 0 0;background:#243f66;color:#fff;padding:3pt 5pt}.i td:first-child{padding-left:13pt}.s td{font-weight:bold;border-top:.4pt solid #8fa4bf}.k{width:auto;margin:0}.k td{text-align:left;padding:1pt 14pt 1pt 0}.n{font-size:7pt}",
  footer:
    '<div style="font:6.5pt sans-serif;width:100%;padding:0 16mm;display:flex;justify-content:space-between"><span>Prepared by Souhegan Fund Administration LLC – unaudited</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>',
  body: `<div style="float:right;text-align:right;font-size:7.4pt">Quarterly reporting template<br>Standards version 2.0 – Granular</div>
<table class="k">${row(['Fund:', `<b>${mark('fund', 'Pemigewasset Growth Equity Fund VI, L.P.')}</b>`])}${row(['Investment Adviser:', mark('fund_manager', 'Pemigewasset Capital Management, L.P.')])}${row(['General Partner:', 'Pemigewasset GP VI, LLC'])}${row(['Limited Partner:', `<b>${mark('limited_partner', 'Ashuelot Valley Teachers’ Retirement System')}</b>`])}${row(['Reporting Date / Currency:', `${text('reporting_date', '09/30/2025', '2025-09-30')} / ${text('base_currency', 'USD')}`])}</table>
<h3>A.1 NAV Reconciliation and Summary of Fees, Expenses &amp; Carried Interest – LP’s Allocation</h3>
<table>${ownedHead}
${templateLine('Beginning NAV – Net of Accrued Carried Interest', 'opening', 's')}
${templateLine('Contributions – Cash &amp; Non-Cash', 'contributions', 'i')}
${templateLine('Distributions – Cash &amp; Non-Cash', 'distributions', 'i')}
${templateSum('Total Cash / Non-Cash Flows', ['contributions', 'distributions'])}
${templatePlain(
  '(Management Fees – Gross of Offsets, Waivers &amp; Rebates)',
  byPeriod((values, at) => -(values.fees ?? 0) - (OFFSET[at] ?? 0)),
)}
${templatePlain('Less: Offsets to Management Fees (Applied During Period)', OFFSET)}
${templateLine('(Management Fees – Net of Offsets, Waivers &amp; Rebates)', 'fees', 'i')}
${templatePlain(
  '(Partnership Expenses – Internal Chargebacks)',
  CHARGED_BACK.map((amount) => -amount),
)}
${templatePlain(
  '(Partnership Expenses – External)',
  byPeriod((values, at) => (CHARGED_BACK[at] ?? 0) - (values.costs ?? 0)),
)}
${templateLine('(Total Partnership Expenses – Internal Chargebacks and External)', 'costs', 'i')}
${templateLine('Total Investment Income', 'income', 'i')}
${templateSum('Total Net Operating Income / (Expense)', ['fees', 'costs', 'income'])}
${templateLine('Realized Gain / (Loss)', 'realised', 'i')}
${templateLine('Change in Unrealized Gain / (Loss)', 'unrealised', 'i')}
${templateLine('Ending NAV – Net of Accrued Carried Interest', 'closing', 's')}
${row(['Carried Interest – Periodic Change', ...CARRIED_CELLS], 'i')}
${templatePlain('Carried Interest Accrued – Ending Period Balance', [-668204, -668204, -668204])}
${templatePlain(
  'Ending NAV – Gross of Accrued Carried Interest',
  byPeriod((values) => (values.closing ?? 0) + 668204),
  's',
)}</table>
<h3>A.2 Commitment Reconciliation – LP’s Allocation</h3>
<table>${ownedHead}
${row(['Total Commitment', ...TEMPLATE_PERIODS.map(() => dollar.amount('commitment', PLEDGED))])}
${templatePlain(
  'Beginning Unfunded Commitment',
  byPeriod((values, at) => TEMPLATE_OPEN + (values.contributions ?? 0) - (RECALLED[at] ?? 0)),
  '',
)}
${templatePlain(
  '(Less: Contributions)',
  byPeriod((values) => -(values.contributions ?? 0)),
)}
${row(['Plus: Recallable Distributions', dollar.show(0), dollar.show(60000), dollar.amount('recallable_distributions', 275000)], 'i')}
${templatePlain('(Less: Expired / Released Commitments)', [0, 0, 0])}
${row(['Ending Unfunded Commitment', ...TEMPLATE_PERIODS.map(() => dollar.amount('unfunded_commitment', TEMPLATE_OPEN))], 's')}</table>
${NEXT_PAGE}<h3>B. Schedule of Fees, Carried Interest &amp; Expenses Paid to the GP &amp; Related Persons – Total Fund</h3>
<table>${ownedHead}
${templatePlain('Management Fees, Net', [1406250, 4218750, 27656250])}
${templatePlain('Internal Chargebacks', [55500, 156300, 904320])}
${templatePlain('Carried Interest Paid', [0, 0, 0])}
${templatePlain('Portfolio Company Fees – Monitoring', [93750, 281250, 1406250])}
${templatePlain('Portfolio Company Fees – Transaction', [0, 94500, 634200])}
${templatePlain('Total Received by the GP &amp; Related Persons', [1555500, 4750800, 30601020], 's')}</table>
<p class="n">1. The LP’s allocation is based on its commitment of ${text('ownership_percentage', '3.3333%', '3.3333')} of the total commitments of the Fund of $300,000,000. 2. Carried interest is calculated under a whole-of-fund waterfall with a preferred return of 8% per annum and is accrued, not paid. 3. Offsets are 100% of monitoring and transaction fees attributable to fee-paying partners. 4. Since the reporting date the Fund has called $9,000,000, of which the LP’s share is $300,000, due October 24, 2025. 5. Recallable distributions consist of returned bridge financing.</p>`,
  derivable: {
    period_start: '2025-07-01',
    contributed_to_date: `USD ${SINCE.contributions}`,
    distributed_to_date: `USD ${SINCE.distributions}`,
  },
});

const pound = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'brackets',
  nil: '–',
});
const FIRST: Flows = [0, 145300, 15000, 3120, 2204, 61800, 28415, 7310];
const SECOND: Flows = [95000, 0, 15000, 2860, 1950, 0, -41220, 0];
const THIRD: Flows = [60000, 288450, 15000, 4015, 3377, 140260, 52190, 18904];
const BEFORE: Flows = [3412000, 1876500, 405000, 71230, 66418, 1120475, 918340, 204166];
const firstTwo = FIRST.map((flow, at) => flow + (SECOND[at] ?? 0)) as unknown as Flows;
const GUERNSEY = periods(THIRD, firstTwo, BEFORE);
const LINES: readonly MovementLine[] = [
  'opening',
  'contributions',
  'distributions',
  'income',
  'fees',
  'costs',
  'realised',
  'unrealised',
  'carry',
  'closing',
];
const shownLine = (values: Movement, line: MovementLine): string =>
  pound.show(line === 'opening' || line === 'closing' ? values[line] : effect(values, [line]) || null);
const markedLine = (values: Movement, line: MovementLine, period: Period): string =>
  cells(pound, line, [[period, { ...values, [line]: values[line] === 0 ? null : values[line] }]]).join('');
const history = (label: string, values: Movement, period?: Period): string =>
  row(
    [
      label,
      ...LINES.map((line) =>
        period === undefined ? shownLine(values, line) : markedLine(values, line, period),
      ),
    ],
    period === undefined || period === 'qtd' ? '' : 't',
  );
const standing = (
  date: string,
  [drawn, again, paid]: readonly [number, number, number],
  isLast = false,
): string => {
  const amounts: readonly (readonly [string, number])[] = [
    ['commitment', 4000000],
    ['contributed_to_date', drawn],
    ['recallable_distributions', again],
    ['unfunded_commitment', 4000000 - drawn + again],
    ['distributed_to_date', paid],
  ];
  return row(
    [date, ...amounts.map(([fin, amount]) => (isLast ? pound.amount(fin, amount) : pound.show(amount)))],
    isLast ? 't' : '',
  );
};

/** A Guernsey account whose periods are lines: three quarters, the year so far, since the first closing. */
const register = document({
  file: 'TSOF - Investor account history to 30 Sept 2025 - Wykeham Almshouses.pdf',
  documentType: 'Capital Account',
  layout: 'guernsey-account-history-with-periods-as-lines',
  landscape: true,
  margin: '16mm 17mm',
  css: "body{font:9pt/1.36 'Liberation Serif'}h2{font-size:14pt;font-weight:normal;margin:0}h4{font-size:10pt;margin:12pt 0 2pt}table{border-collapse:collapse;width:100%}td,th{padding:3.2pt 5pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{font-weight:normal;font-style:italic;vertical-align:bottom;border-bottom:.8pt solid}.t td{border-top:.5pt solid;border-bottom:.5pt solid;font-weight:bold}.w{width:72%}.k{display:flex;gap:34pt;margin-top:6pt}.n{font-size:7.6pt}",
  footer:
    '<div style="font:6.5pt serif;width:100%;text-align:center">Petit Bot Fund Services Limited is licensed by the Guernsey Financial Services Commission · PO Box 417, St Peter Port</div>',
  body: `<h2>${mark('fund', 'Torteval Secondary Opportunities Fund LP')}</h2><div>Investor account history to ${text('reporting_date', '30 September 2025', '2025-09-30')} · all amounts in ${mark('base_currency', 'pounds sterling', { value: 'GBP' })}</div>
<div class="k"><div>Investor<br><b>${mark('limited_partner', 'The Wykeham Almshouses and St Cross Charity')}</b></div><div>Investor reference<br>TS-0064</div><div>Manager<br>${mark('fund_manager', 'Torteval Fund Managers (Guernsey) Limited')}</div><div>Investment adviser<br>Nonesuch Advisory LLP</div><div>Interest in the Partnership<br>${text('ownership_percentage', '2.6667%', '2.6667')}</div></div>
<h4>1. Movements in your account</h4>
<table>${head(['Period', 'Opening<br>account', 'Drawn<br>down', 'Distributed', 'Investment<br>income', 'GP’s share', 'Fund<br>expenses', 'Realised<br>gains', 'Unrealised<br>movement', 'Carried<br>interest', 'Closing<br>account'])}
${history('Quarter to 31 March 2025', periods(FIRST, NONE, BEFORE).qtd)}
${history('Quarter to 30 June 2025', periods(SECOND, FIRST, BEFORE).qtd)}
${history(`Quarter to ${text('reporting_date', '30 September 2025', '2025-09-30')}`, GUERNSEY.qtd, 'qtd')}
${history('Calendar year to date', GUERNSEY.ytd, 'ytd')}
${history('Since first closing, 12 March 2018', GUERNSEY.itd, 'itd')}</table>
<h4>2. Your commitment</h4>
<table class="w">${head(['At', 'Commitment', 'Drawn down<br>to date', 'Returned and<br>redrawable', 'Undrawn', 'Distributed<br>to date'])}
${standing('31 December 2024', [3412000, 190000, 1876500])}
${standing('31 March 2025', [3412000, 210000, 2021800])}
${standing('30 June 2025', [3507000, 210000, 2021800])}
${standing(text('reporting_date', '30 September 2025', '2025-09-30'), [3567000, 262500, 2310250], true)}</table>
<p>The net asset value of the Partnership at 30 September 2025 was £106,850,775 (30 June 2025: £109,496,100). On 14 October 2025 the Partnership distributed a further £3,750,000, of which £100,000 was paid to you; it will appear in your next statement.</p>
<p class="n">Amounts in brackets reduce your account. The GP’s share is the priority share of profit of the General Partner, out of which the Manager and the Investment Adviser are paid. Carried interest is the movement in the provision made for the Carried Interest Partner. Values of underlying funds are taken from the most recent manager reports, adjusted for cash movements. This statement has been prepared by the Administrator from the records of the Partnership and has not been audited. If you do not agree with it please tell us within 21 days.</p>`,
  derivable: { period_start: '2025-07-01', opening_balance_itd: 'GBP 0' },
});

export const documents = [template, register];
