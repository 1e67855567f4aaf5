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
  digits: 0,
  negative: 'brackets',
  nil: '-',
});
const JUNIPER = periods(
  [375000, 642300, 52804, 11987, 18334, 287415, 164902, 71220],
  [900000, 1125000, 158412, 31205, 42118, 611090, -88240, 52660],
  [11850000, 4210500, 1310200, 214880, 322410, 1904300, 3120775, 742310],
);
const PERIODS: readonly (readonly [Period, Movement])[] = [
  ['qtd', JUNIPER.qtd],
  ['ytd', JUNIPER.ytd],
  ['itd', JUNIPER.itd],
];
/** Fee offsets and interest received of the quarter, the year and since inception; the rest of the income is dividends. */
const OFFSETS = [3446, 13784, 65884];
const INTEREST = [6210, 21610, 141620];
const juniperLine = (label: string, own: MovementLine, name = ''): string =>
  row([label, ...cells(dollar, own, PERIODS)], name);
/** A line of no metric of its own. */
const other = (label: string, read: (movement: Movement, at: number) => number | null, name = ''): string =>
  row([label, ...PERIODS.map(([, movement], at) => dollar.show(read(movement, at)))], name);
const JUNIPER_PAID = JUNIPER.itd.contributions ?? 0;

/** An American statement after the industry template, with offsets, kinds of income and subtotals as lines. */
const template = document({
  file: 'JFGP III_PCAP_2025Q4_Copperleaf Community Foundation.pdf',
  documentType: 'Capital Account',
  layout: 'template-account-with-offsets-and-subtotals',
  pageSize: 'Letter',
  margin: '14mm 16mm',
  css: "body{font:8.8pt/1.28 'Liberation Sans'}h1{font-size:12.5pt;margin:0}h2{font-size:9pt;margin:9pt 0 0;padding:2pt 4pt;background:#d9e2ec}table{border-collapse:collapse;width:100%}td,th{padding:1.7pt 4pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{font-size:7.8pt;vertical-align:bottom;border-bottom:.8pt solid #345}.i td:first-child{padding-left:16pt}.i td{color:#333}.s td{border-top:.4pt solid #678}.b td{font-weight:bold;border-top:.8pt solid #345}.e td{font-weight:bold;border-top:.8pt solid #345;border-bottom:2pt double #345}.n{font-size:7pt}",
  footer:
    '<div style="font:6pt sans-serif;width:100%;text-align:center">Prepared by Kestrel Mutual Fund Accounting, LLC as administrator – unaudited – see accompanying notes</div>',
  body: `<h1>${mark('fund', 'Juniper Flats Growth Partners III, L.P.')}</h1><div>Partner’s Capital Account Statement for ${mark('limited_partner', 'Copperleaf Community Foundation')}<br>For the period from ${text('period_start', 'October 1, 2025', '2025-10-01')} to ${text('reporting_date', 'December 31, 2025', '2025-12-31')} · Currency: ${text('base_currency', 'USD')} · Investment manager: ${mark('fund_manager', 'Juniper Flats Advisers, LLC')}</div>
<h2>A. Capital account summary</h2>
<table>${head(['', 'QTD<br>(Oct-25 – Dec-25)', 'YTD<br>(Jan-25 – Dec-25)', 'Since inception<br>(May-19 – Dec-25)'])}
${juniperLine('Beginning NAV, net of incentive allocation', 'opening', 'b')}
${juniperLine('Contributions – cash', 'contributions', 'i')}
${other('Contributions – non-cash', () => null, 'i')}
${juniperLine('Distributions – cash', 'distributions', 'i')}
${other('Distributions – non-cash', () => null, 'i')}
${other('Total cash / non-cash flows', (movement) => effect(movement, ['contributions', 'distributions']), 's')}
${other('(Management fees – gross of offsets)', (movement, at) => -(movement.fees ?? 0) - (OFFSETS[at] ?? 0), 'i')}
${other('Management fee offsets', (_, at) => OFFSETS[at] ?? null, 'i')}
${juniperLine('(Management fees – net of offsets)', 'fees')}
${juniperLine('(Partnership expenses – total)', 'costs')}
${other('Interest', (_, at) => INTEREST[at] ?? null, 'i')}
${other('Dividends', (movement, at) => (movement.income ?? 0) - (INTEREST[at] ?? 0), 'i')}
${juniperLine('Total investment income', 'income')}
${other('Total net operating income / (expense)', (movement) => effect(movement, ['fees', 'costs', 'income']), 's')}
${juniperLine('Realized gain / (loss)', 'realised')}
${juniperLine('Change in unrealized gain / (loss)', 'unrealised')}
${juniperLine('(Incentive allocation – paid and accrued)', 'carry')}
${juniperLine('Ending NAV, net of incentive allocation', 'closing', 'e')}</table>
<h2>B. Commitment reconciliation</h2>
<table>${row(['Total commitment', dollar.amount('commitment', 15000000)])}
${row(['Less: contributions since inception', dollar.cost('contributed_to_date', JUNIPER_PAID)])}
${row(['Plus: recallable distributions since inception', dollar.amount('recallable_distributions', 800000)])}
${row(['Remaining unfunded commitment', dollar.amount('unfunded_commitment', 15800000 - JUNIPER_PAID)], 'e')}</table>
<h2>C. Miscellaneous</h2>
<table>${row(['Ownership interest in the Fund', text('ownership_percentage', '2.4390%', '2.4390')])}
${row(['Accrued incentive allocation at December 31, 2025', dollar.show(-518340)])}
${row(['Incentive allocation paid since inception', dollar.show(-347850)])}
${row(['Ending NAV, gross of accrued incentive allocation', dollar.show((JUNIPER.itd.closing ?? 0) + 518340)])}
${row(['Net IRR since inception', '13.7%'])}
${row(['Total commitments of all partners', dollar.show(615000000)])}</table>
<p class="n">Offsets reflect 80% of portfolio company fees received by the manager and its affiliates. The incentive allocation shown as accrued is hypothetical and assumes that all investments were sold at their carrying values on the reporting date. Capital account balances are subject to adjustment on completion of the audit. Contributions include $112,500 called for management fees outside of the investment period. The statement should be read with the Fund’s quarterly report.</p>`,
  derivable: { distributed_to_date: 'USD 5977800' },
});

/** What happened in the year to the partner, to the other limited partners and to the general partner, in dollars. */
type Columns = readonly [partner: number, others: number, general: number];
const BALANCE_BEFORE: Columns = [21408117, 492386691, 6120442];
const CHANGES: readonly (readonly [label: string, fin: string, columns: Columns, isCost?: boolean])[] = [
  ['Capital contributions', 'contributions_ytd', [2750000, 63250000, 660000]],
  ['Distributions', 'distributions_ytd', [1934500, 44493500, 1210330], true],
  ['Net investment income', 'net_investment_income_ytd', [611204, 14057692, 146689]],
  ['Management fees', 'management_fees_ytd', [375000, 8625000, 0], true],
  ['Partnership expenses', 'partnership_expenses_ytd', [58412, 1343476, 14019], true],
  ['Net realized gain on investments and currency', 'realised_gain_loss_ytd', [402918, 9267114, 96700]],
  ['Net change in unrealized appreciation', 'unrealised_gain_loss_ytd', [-188340, -4331820, -45202]],
];
const CARRY = [78473, 1804903] as const;
const signedOf = (amount: number, isCost = false): number => (isCost ? -amount : amount);
const total = ([partner, others, general]: Columns): number => partner + others + general;
const BALANCE_AFTER: Columns = [0, 1, 2].map(
  (at) =>
    (BALANCE_BEFORE[at] ?? 0) +
    CHANGES.reduce((all, [, , columns, isCost]) => all + signedOf(columns[at] ?? 0, isCost), 0) +
    ([-CARRY[0], -CARRY[1], CARRY[0] + CARRY[1]][at] ?? 0),
) as unknown as Columns;
const balance = (label: string, fin: string, columns: Columns): string =>
  row(
    [
      label,
      dollar.amount(fin, columns[0]),
      dollar.show(columns[1]),
      dollar.show(columns[2]),
      dollar.show(total(columns)),
    ],
    'b',
  );
const change = ([label, fin, columns, isCost = false]: (typeof CHANGES)[number]): string =>
  row([
    label,
    isCost ? dollar.cost(fin, columns[0]) : dollar.amount(fin, columns[0]),
    dollar.show(signedOf(columns[1], isCost)),
    dollar.show(signedOf(columns[2], isCost) || null),
    dollar.show(signedOf(total(columns), isCost)),
  ]);

/** A Cayman annual statement of changes: the partner, the other partners, the general partner and the whole. */
const changes = document({
  file: 'Ironbark Strait AIF II LP - Statement of Changes FY2025 - Tanglin Harbour Reinsurance.pdf',
  documentType: 'Capital Account',
  layout: 'annual-statement-of-changes-by-class-of-partner',
  landscape: true,
  margin: '17mm 20mm',
  css: "body{font:9.6pt/1.38 'Liberation Serif'}.c{text-align:center}table{border-collapse:collapse;width:100%;margin:8pt 0}td,th{padding:2.5pt 6pt;text-align:right}td:first-child,th:first-child{text-align:left}th{font-weight:normal;border-bottom:.6pt solid;vertical-align:bottom;width:16%}th:first-child{width:36%}.h td{font-style:italic;padding-top:5pt}.b td{font-weight:bold;border-top:.6pt solid;border-bottom:.6pt solid}.k{width:62%}.n{font-size:7.8pt;columns:2;column-gap:22pt}",
  footer:
    '<div style="font:6.5pt serif;width:100%;text-align:center">The accompanying notes on pages 9 to 31 are an integral part of the financial statements.</div>',
  body: `<div class="c"><b>${mark('fund', 'Ironbark Strait Asia Infrastructure Fund II, LP')}</b><br>(A Cayman Islands exempted limited partnership)<br><b>Statement of Changes in Partners’ Capital – Partner Schedule</b><br>For the year ended ${text('reporting_date', '31 December 2025', '2025-12-31')}<br>(Expressed in ${mark('base_currency', 'United States dollars', { value: 'USD' })})</div>
<table>${head(['', mark('limited_partner', 'Tanglin Harbour Reinsurance Pte. Ltd.'), 'Other Limited<br>Partners', 'General<br>Partner', 'Total'])}
${balance(`Partners’ capital at ${text('period_start', '1 January 2025', '2025-01-01')}`, 'opening_balance_ytd', BALANCE_BEFORE)}
${CHANGES.slice(0, 2).map(change).join('\n')}
<tr class="h"><td colspan="5">Allocation of the result for the year</td></tr>
${CHANGES.slice(2).map(change).join('\n')}
${row(['Carried interest allocation (note 7)', dollar.cost('carried_interest_ytd', CARRY[0]), dollar.show(-CARRY[1]), dollar.show(CARRY[0] + CARRY[1]), dollar.show(null)])}
${balance(`Partners’ capital at ${text('reporting_date', '31 December 2025', '2025-12-31')}`, 'closing_balance_ytd', BALANCE_AFTER)}</table>
<table class="k">${row(['Capital commitment', dollar.amount('commitment', 25000000)])}
${row(['Contributions from inception to 31 December 2025', dollar.amount('contributed_to_date', 20312500)])}
${row(['Distributions from inception to 31 December 2025', dollar.amount('distributed_to_date', 6118250)])}
${row(['of which recallable (note 6)', dollar.amount('recallable_distributions', 1250000)])}
${row(['Unfunded commitment', dollar.amount('unfunded_commitment', 25000000 - 20312500 + 1250000)], 'b')}
${row(['Percentage interest in commitments of Limited Partners', text('ownership_percentage', '4.1667%', '4.1667')])}</table>
<div class="n">Note 6. Distributions that return contributions within 18 months of being made may be recalled until the end of the commitment period on 30 September 2026. Note 7. The General Partner is entitled to 20% of net profits after a preferred return of 8% per annum, compounded annually; carried interest of $1,210,330 was paid in 2025. The Investment Manager, ${mark('fund_manager', 'Ironbark Strait Capital Management Pte. Ltd.')}, receives a fee of 1.5% per annum of commitments, which is not borne by the General Partner. The financial statements were audited by Sarnby Whitlock LLP, Singapore, whose unmodified report is dated 27 March 2026. This schedule is supplementary and was not subject to a separate opinion.</div>`,
  derivable: {
    contributions_itd: 'USD 20312500',
    distributions_itd: 'USD 6118250',
    closing_balance_qtd: `USD ${BALANCE_AFTER[0]}`,
    closing_balance_itd: `USD ${BALANCE_AFTER[0]}`,
  },
});

export const documents = [template, changes];
