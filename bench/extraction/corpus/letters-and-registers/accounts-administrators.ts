import { row } from '../html.ts';
import { cells, effect, movement, type Movement, type MovementLine } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

const DOLLARS = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'brackets',
  nil: '–',
});
const usd = DOLLARS.amount;

const QUARTER = movement([18442106, 750000, 1204550, 71250, 18904, 42317, 611890, 164220], 18972411);
const YEAR = movement([17218944, 1650000, 2018330, 213750, 61077, 133204, 1442010, 402118], 18972411);
const LIFE = movement([null, 21480000, 14207716, 2205000, 588340, 1190452, 6880015, 2460905], 18972411);
const PERIODS = [
  ['qtd', QUARTER],
  ['ytd', YEAR],
  ['itd', LIFE],
] as const;

/** The whole fund's period: the partner's lines in proportion, the unrealised result tying them. */
function wholeFund(own: Movement, factor: number): Movement {
  const large = (line: MovementLine): number | null => {
    const value = own[line];
    return value === null ? null : Math.round(value * factor);
  };
  const lines = ['opening', 'contributions', 'distributions', 'fees', 'costs', 'income', 'realised'] as const;
  return movement([...lines.map(large), Math.round((own.carry ?? 0) * factor)], large('closing') ?? 0);
}
const FUND = [QUARTER, YEAR, LIFE].map((own) => wholeFund(own, 31.4));
const shown = (line: MovementLine): string[] =>
  FUND.map((own) => DOLLARS.show(own[line] === null ? null : effect(own, [line])));
const both = (label: string, line: MovementLine, name = ''): string =>
  row([label, ...cells(DOLLARS, line, PERIODS), ...shown(line)], name);
const OPERATIONS: readonly MovementLine[] = ['fees', 'costs', 'income'];
const subtotal = (label: string, lines: readonly MovementLine[]): string =>
  row([label, ...[QUARTER, YEAR, LIFE, ...FUND].map((own) => DOLLARS.show(effect(own, lines)))], 's');

/** Industry template: partner's and fund's periods side by side, commitment reconciled below in the same columns. */
const larkspur = document({
  file: 'LHP4_PCAP_2024Q3_00418_Tamarack County ERS.pdf',
  documentType: 'Capital Account',
  layout: 'template-partner-and-fund-periods',
  pageSize: 'Letter landscape',
  margin: '12mm',
  css: `body{font:7.8pt "Liberation Sans";color:#111} .h{text-align:center;line-height:1.45} .h b{font-size:10.5pt} table{width:100%;border-collapse:collapse;margin-top:7pt} td,th{padding:1.9pt 4pt;text-align:right;white-space:nowrap} td:first-child,th:first-child{text-align:left} th{border-bottom:1px solid #000;font-weight:bold} th.g{text-align:center;background:#d9e2ec} .s td{border-top:.6px solid #444;font-style:italic} .e td{border-top:.8px solid #000;border-bottom:2.4px double #000;font-weight:bold} .n{font-size:6.8pt;color:#333} td:nth-child(5),th.l{border-left:1px solid #888}`,
  footer:
    '<div style="font-size:6.5px;width:100%;padding:0 40px;display:flex;justify-content:space-between"><span>Prepared by Ostrander Fund Services LLC on behalf of the General Partner. Unaudited.</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>',
  derivable: {
    contributed_to_date: 'USD 21480000',
    distributed_to_date: 'USD 14207716',
    period_start: '2024-07-01',
  },
  body: `<div class="h"><b>${text('fund', 'Larkspur Heights Partners IV, L.P.')}</b><br>Partner’s Capital Account Statement – ${text('limited_partner', 'Tamarack County Employees’ Retirement System')}<br>As of ${text('reporting_date', 'September 30, 2024', '2024-09-30')} · amounts in ${text('base_currency', 'USD')}<br>Manager: ${text('fund_manager', 'Larkspur Heights Capital Management, LLC')}</div>
  <table><tr><th></th><th class="g" colspan="3">${text('limited_partner', 'Tamarack County Employees’ Retirement System')}’s allocation</th><th class="g l" colspan="3">Total Fund (incl. GP)</th></tr><tr><th>A. NAV reconciliation</th><th>QTD<br>(Jul-24 – Sep-24)</th><th>YTD<br>(Jan-24 – Sep-24)</th><th>Since inception<br>(May-18 – Sep-24)</th><th class="l">QTD</th><th>YTD</th><th>Since inception</th></tr>
  ${both('Beginning NAV – net of incentive allocation', 'opening')}${both('Contributions – cash & non-cash', 'contributions')}${both('Distributions – cash & non-cash', 'distributions')}${subtotal('Total cash / non-cash flows', ['contributions', 'distributions'])}${both('(Management fees – net of offsets, waivers & rebates)', 'fees')}${both('(Partnership expenses – total)', 'costs')}${both('Net investment income (interest, dividends, other, less interest expense)', 'income')}${subtotal('Total net operating income / (expense)', OPERATIONS)}${both('Realized gain / (loss)', 'realised')}${both('Change in unrealized gain / (loss)', 'unrealised')}${both('(Incentive allocation – paid and accrued)', 'carry')}${both('Ending NAV – net of incentive allocation', 'closing', 'e')}</table>
  <table style="width:62%"><tr><th>B. Commitment reconciliation</th><th>QTD</th><th>YTD</th><th>Since inception</th></tr>${row(['Total commitment', '', '', usd('commitment', 25000000)])}${row(['Beginning unfunded commitment', '5,400,400', '6,300,400', '25,000,000'])}${row(['(Less contributions)', ...PERIODS.map(([period, { contributions }]) => DOLLARS.cost(`contributions_${period}`, contributions))])}${row(['Plus distributions subject to recall', '–', '–', usd('recallable_distributions', 1130400)])}${row(['Ending unfunded commitment', usd('unfunded_commitment', 4650400), usd('unfunded_commitment', 4650400), usd('unfunded_commitment', 4650400)], 'e')}</table>
  <p class="n">Incentive allocation is computed as if all investments were sold at the reporting date. Section A is presented on a cumulative basis; the fund’s accrued incentive allocation is shown in the GP’s account. Placement fees are borne by the Manager. See accompanying notes.</p>`,
});

const CREDIT = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
  after: ' CR',
});
const DEBIT = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
  after: ' DR',
});
const SHEARWATER = movement(
  [612204418, 22500000, 8140960, 2180345, 416207, 1188400, 5120777, 911054],
  628115266,
);
const dots = (label: string, value: string): string =>
  `<div class="r"><span>${label}</span><i></i><span>${value}</span></div>`;
/** The unrealised result is a loss, which a ledger shows as a debit. */
const loss = mark('unrealised_gain_loss_qtd', DEBIT.show(Math.abs(SHEARWATER.unrealised ?? 0)), {
  value: ((SHEARWATER.unrealised ?? 0) / 100).toFixed(2),
  currency: 'USD',
});

/** Offshore administrator's ledger: leaders of dots, credit and debit instead of signs, one quarter only. */
const shearwater = document({
  file: 'SWTR-OFF 0093 SOA 31DEC2024.pdf',
  documentType: 'Capital Account',
  layout: 'ledger-credit-debit-leaders',
  css: `body{font:9.6pt/1.6 "Nimbus Roman"} .r{display:flex;align-items:flex-end} .r i{flex:1;border-bottom:1.2px dotted #333;margin:0 5pt 4pt} h1{font-size:12pt;letter-spacing:1.5px;text-align:center;margin:0 0 14pt} .t{font-weight:bold;margin-top:4pt} .a{display:flex;justify-content:space-between;margin-bottom:18pt;font-size:9pt} .x{font-size:8pt;margin-top:22pt}`,
  body: `<h1>STATEMENT OF PARTNER’S ACCOUNT</h1><div class="a"><div>${text('limited_partner', 'Caldbeck Insurance (Bermuda) Ltd')}<br>Chevron House, 11 Church Street<br>Hamilton HM 11<br>Bermuda</div><div>Account 0093<br>Statement date 14 February 2025<br>Period ${text('period_start', '1 October 2024', '2024-10-01')} to ${text('reporting_date', '31 December 2024', '2024-12-31')}<br>Currency ${text('base_currency', 'United States dollars', 'USD')}</div></div>
  <p><b>${text('fund', 'Shearwater Maritime Finance Offshore Fund, L.P.')}</b><br>Investment manager: ${text('fund_manager', 'Shearwater Maritime Advisers Ltd')}</p>
  ${dots('Balance brought forward', CREDIT.amount('opening_balance_qtd', SHEARWATER.opening))}${dots('Subscriptions received against drawdown 14', CREDIT.amount('contributions_qtd', SHEARWATER.contributions))}${dots('Distributions paid', DEBIT.amount('distributions_qtd', SHEARWATER.distributions))}${dots('Charter and interest income, net of direct costs', CREDIT.amount('net_investment_income_qtd', SHEARWATER.income))}${dots('Investment management fee', DEBIT.amount('management_fees_qtd', SHEARWATER.fees))}${dots('Other partnership expenses', DEBIT.amount('partnership_expenses_qtd', SHEARWATER.costs))}${dots('Profit realised on disposals of vessels', CREDIT.amount('realised_gain_loss_qtd', SHEARWATER.realised))}${dots('Movement in unrealised result on vessels', loss)}${dots('Carried interest accrued', DEBIT.amount('carried_interest_qtd', SHEARWATER.carry))}<div class="t">${dots('Balance carried forward', CREDIT.amount('closing_balance_qtd', SHEARWATER.closing))}</div>
  <p style="margin-top:20pt">Memorandum</p>${dots('Commitment', '<span>' + mark('commitment', '8,000,000.00', { value: '8000000.00', currency: 'USD' }) + '</span>')}${dots('Drawn down to date', mark('contributed_to_date', '6,615,000.00', { value: '6615000.00', currency: 'USD' }))}${dots('Undrawn', mark('unfunded_commitment', '1,385,000.00', { value: '1385000.00', currency: 'USD' }))}${dots('Distributed to date', mark('distributed_to_date', '1,940,385.20', { value: '1940385.20', currency: 'USD' }))}
  <p class="x">CR: in the partner’s favour. DR: against the partner. Issued by Pedro Bluff Fund Services (Cayman) Ltd as administrator and transfer agent. Please report discrepancies within 30 days. This statement is computer generated and bears no signature.</p>`,
});

const GRID = printer({
  currency: 'EUR',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
  nil: '',
});
const grid = GRID.amount;
const TELLURIDE = [
  [
    'itd',
    'Inception to 30-Jun-24',
    movement([null, 384120000, 96244018, 30112500, 8004417, 12330608, 44190275, 21300890], 401226391),
  ],
  [
    'ytd',
    'YTD 2024',
    movement([372664105, 21500000, 4200000, 2475000, 612390, 1480226, 0, 1904117], 401226391),
  ],
  ['qtd', 'Q2 2024', movement([388014550, 9500000, null, 1237500, 298046, 702115, null, 811260], 401226391)],
] as const;
const COLUMNS: readonly (readonly [MovementLine, string])[] = [
  ['opening', 'Opening NAV'],
  ['contributions', 'Capital calls'],
  ['distributions', 'Distributions'],
  ['income', 'Net inv. income'],
  ['realised', 'Realised G/L'],
  ['unrealised', 'Chg unrealised G/L'],
  ['fees', 'Mgmt fee'],
  ['costs', 'Fund expenses'],
  ['carry', 'Carried interest'],
  ['closing', 'Closing NAV'],
];
const LETTERS = ['', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'];
const sheet = (at: number, values: readonly string[]): string =>
  row([String(at), ...values, ...Array.from({ length: 11 - values.length }, () => '')]);

/** A spreadsheet printed with its grid and headings: a period a row, a line a column, the latest period last. */
const corrib = document({
  file: 'Corrib Digital Infra II_cap acct_Jun24_v3 FINAL (Donegal).pdf',
  documentType: 'Capital Account',
  layout: 'printed-spreadsheet-periods-as-rows',
  landscape: true,
  margin: '10mm',
  css: `body{font:7pt "Liberation Sans Narrow"} table{border-collapse:collapse;width:100%} td,th{border:.5px solid #b7b7b7;padding:2.2pt 3pt;text-align:right;height:9pt;white-space:nowrap} th{background:#e6e6e6;color:#555;font-weight:normal;text-align:center} td:first-child{background:#e6e6e6;color:#555;text-align:center} td:nth-child(2){text-align:left} .b td{font-weight:bold}`,
  header: '<div style="font-size:7px;width:100%;text-align:center">Cap acct</div>',
  footer:
    '<div style="font-size:7px;width:100%;padding:0 40px">Corrib Digital Infra II_cap acct_Jun24_v3 FINAL.xlsx — Page <span class="pageNumber"></span></div>',
  derivable: {
    contributed_to_date: 'EUR 3841200.00',
    distributed_to_date: 'EUR 962440.18',
    period_start: '2024-04-01',
  },
  body: `<table><tr>${LETTERS.map((letter) => `<th>${letter}</th>`).join('')}</tr>${sheet(1, [text('fund', 'Corrib Digital Infrastructure Fund II ILP')])}${sheet(2, ['Investor', text('limited_partner', 'Donegal Harbour Staff Pension Scheme')])}${sheet(3, ['Reporting date', text('reporting_date', '30-Jun-24', '2024-06-30')])}${sheet(4, ['Ccy', text('base_currency', 'EUR')])}${sheet(5, ['Manager', text('fund_manager', 'Corrib Infrastructure Managers DAC')])}${sheet(6, [])}${row(['7', 'Period', ...COLUMNS.map(([, heading]) => heading)], 'b')}${TELLURIDE.map(([period, label, values], at) => row([String(8 + at), label, ...COLUMNS.map(([line]) => cells(GRID, line, [[period, values]])[0] ?? '')])).join('')}${sheet(11, [])}${sheet(12, ['Commitment', grid('commitment', 500000000)])}${sheet(13, ['Recallable', grid('recallable_distributions', 21040000)])}${sheet(14, ['Unfunded', grid('unfunded_commitment', 136920000)])}${sheet(15, ['% of fund', mark('ownership_percentage', '1.6129%', { value: '1.6129' })])}${sheet(16, [])}${sheet(17, ['Check', '0.00', 'OK'])}</table>`,
});

export const documents = [larkspur, shearwater, corrib];
