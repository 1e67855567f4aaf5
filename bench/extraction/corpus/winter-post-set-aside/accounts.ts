import { head, row } from '../html.ts';
import type { Movement, MovementLine, Period } from '../paper/movement.ts';
import { cells, effect } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import type { Flows } from '../paper/periods.ts';
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

const thousand = printer({
  currency: 'CAD',
  group: ',',
  point: '.',
  digits: 0,
  scale: 1000,
  negative: 'brackets',
  nil: '–',
});
const PERDRIX_BEFORE: Flows = [38600, 7240, 3120, 488, 2910, 1830, 5240, 1105];
const PERDRIX_HALF: Flows = [2400, 1180, 262, 41, 377, 212, 510, 104];
const PERDRIX_THIRD: Flows = [0, 640, 131, 19, 198, 105, -72, 18];
const PERDRIX_NINE: Flows = [2400, 1820, 393, 60, 575, 317, 438, 122];
const PERDRIX = periods([1200, 850, 131, 22, 214, 0, 388, 61], PERDRIX_NINE, PERDRIX_BEFORE);
const PERDRIX_PREVIOUS = periods(PERDRIX_THIRD, PERDRIX_HALF, PERDRIX_BEFORE).qtd;
const ACROSS: readonly MovementLine[] = [
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
/** A period as a row of the roll-forward. */
const across = (label: string, of: Period): string =>
  row([label, ...ACROSS.flatMap((one) => cells(thousand, one, [[of, PERDRIX[of]]]))], of);
const previous = row([
  '3 months to<br>September 30, 2025',
  ...ACROSS.map((one) =>
    thousand.show(
      one === 'opening' || one === 'closing' ? PERDRIX_PREVIOUS[one] : effect(PERDRIX_PREVIOUS, [one]),
    ),
  ),
]);
const PERDRIX_NAV = PERDRIX.itd.closing ?? 0;
const PERDRIX_PAID = PERDRIX.itd.contributions ?? 0;
const card = (label: string, value: string, below: string): string =>
  `<div><small>${label}</small><b>${value}</b><small>${below}</small></div>`;

/** A Canadian statement with its periods as rows and the movements as columns, in thousands. */
const rows = document({
  file: 'Investor Statement Q4-2025 - Perdrix Lake Real Assets Fund LP - 00417 Chaleur Fishers.pdf',
  documentType: 'Capital Account',
  layout: 'canadian-account-periods-as-rows-thousands',
  pageSize: 'Letter landscape',
  margin: '15mm',
  css: "body{font:9.2pt/1.36 'DejaVu Sans Condensed','DejaVu Sans'}h1{font-size:16pt;font-weight:normal;margin:0;color:#1b6076}.a{display:grid;grid-template-columns:repeat(5,1fr);gap:7pt;margin:9pt 0}.a div{border-left:3pt solid #1b6076;padding:2pt 7pt}.a small{display:block;font-size:7.2pt;color:#555}.a b{font-size:12pt}table{border-collapse:collapse;width:100%;margin:8pt 0}td,th{padding:4pt 4pt;text-align:right;border-bottom:.4pt solid #bcd}th{font-size:7.6pt;font-weight:normal;color:#1b6076;vertical-align:bottom}td:first-child,th:first-child{text-align:left;font-size:7.8pt}td:last-child,td:nth-child(2){font-weight:bold}.qtd td{background:#e6f1f4}.n{font-size:7.2pt;color:#444}",
  body: `<h1>Investor statement</h1><div style="display:flex;justify-content:space-between"><div>${mark('fund', 'Perdrix Lake Real Assets Fund LP')}<br>Prepared for <b>${mark('limited_partner', 'Chaleur Bay Fishers’ Superannuation Society')}</b> (account 00417)</div><div style="text-align:right">As at ${text('reporting_date', 'December 31, 2025', '2025-12-31')}<br>In thousands of ${mark('base_currency', 'Canadian dollars', { value: 'CAD' })}</div></div>
<div class="a">${card('Capital committed', thousand.amount('commitment', 55000), '2.75% of the Fund’s $2 billion')}${card('Paid in since inception', thousand.amount('contributed_to_date', PERDRIX_PAID), '76.7% of commitment')}${card('Received since inception', thousand.amount('distributed_to_date', PERDRIX.itd.distributions), `of which recallable: ${thousand.amount('recallable_distributions', 1450)}`)}${card('Remaining to be called', thousand.amount('unfunded_commitment', 56450 - PERDRIX_PAID), 'including recallable amounts')}${card('Net asset value', mark(['closing_balance_qtd', 'closing_balance_ytd'], thousand.show(PERDRIX_NAV), { value: `${PERDRIX_NAV}000`, currency: 'CAD' }), `September 30: ${thousand.show(PERDRIX.qtd.opening)}`)}</div>
<table>${head(['', 'Opening<br>net assets', 'Paid in', 'Paid out', 'Net income<br>from assets', 'Management<br>fee', 'Fund<br>expenses', 'Realized<br>gains (losses)', 'Unrealized<br>gains (losses)', 'Carried<br>interest', 'Closing<br>net assets'])}
${across(`3 months to<br>${text('reporting_date', 'December 31, 2025', '2025-12-31')}`, 'qtd')}
${previous}
${across(`12 months to<br>${text('reporting_date', 'December 31, 2025', '2025-12-31')}`, 'ytd')}</table>
<p><b>The quarter.</b> Your net assets benefited from higher appraisals of the Annapolis cold-storage terminals and from tolls on the Restigouche crossing, where traffic was 3.8% above the same quarter of 2024. The Fund called 2.2% of commitments on November 17, 2025 for timberland in the Matapedia valley and paid its regular distribution on December 15, 2025. The Canadian dollar rose by 1.1% against the U.S. dollar in the quarter; 64% of the Fund’s U.S. exposure is hedged.</p>
<p><b>Looking ahead.</b> We expect to call between 3% and 5% of commitments in the first half of 2026. Audited statements and T5013 slips will be sent by March 31, 2026.</p>
<p class="n">${mark('fund_manager', 'Perdrix Lake Asset Management Inc.')} is the manager of the Fund and is registered as a portfolio manager and exempt market dealer. Figures are unaudited and may not add due to rounding. Carried interest is accrued as if all assets had been realized at their carrying amounts. The general partner, Perdrix Lake GP Ltd., holds 0.01% of the Fund. Past results do not predict future results.</p>`,
  derivable: {
    period_start: '2025-10-01',
    contributions_itd: 'CAD 42200000',
    distributions_itd: 'CAD 9910000',
    closing_balance_itd: `CAD ${PERDRIX_NAV}000`,
    ownership_percentage: '2.75',
  },
});

const spanish = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'minus',
  nil: '—',
});
const ALCAZABA = periods(
  [15000000, 8412550, 2187500, 317044, 241890, 3118200, 4870333, 902115],
  [30000000, 11250000, 6562500, 980412, 702155, 2415690, 7044810, 1310040],
  [245000000, 31200000, 26250000, 3411870, 1980344, 7811025, 38902116, 6204470],
);
const spanishLine = (label: string, own: MovementLine, name = ''): string =>
  row(
    [
      label,
      ...cells(
        spanish,
        own,
        [
          ['qtd', ALCAZABA.qtd],
          ['ytd', ALCAZABA.ytd],
        ],
        true,
      ),
    ],
    name,
  );
const ALCAZABA_PAID = ALCAZABA.itd.contributions ?? 0;
const field = (label: string, value: string): string => `<div><i>${label}</i>${value}</div>`;

/** A Spanish statement: signs before the names of the lines, all amounts bare, quarter and year. */
const posicion = document({
  file: 'Estado_posicion_31122025_Alcazaba_CI_III_Montepio_Caldereros.pdf',
  documentType: 'Capital Account',
  layout: 'spanish-account-with-signs-before-labels',
  language: 'es',
  margin: '17mm 20mm',
  css: "body{font:9.6pt/1.38 'Liberation Sans Narrow','Liberation Sans'}h1{font-size:14pt;margin:0;color:#7a1230}main{display:grid;grid-template-columns:1fr 1fr;gap:3pt 16pt;margin:8pt 0;border-top:1pt solid #7a1230;border-bottom:1pt solid #7a1230;padding:5pt 0}i{color:#7a1230;font-size:8pt;display:block}h2{font-size:10.4pt;margin:12pt 0 3pt;color:#7a1230}table{border-collapse:collapse;width:100%}td,th{padding:2.5pt 5pt;text-align:right;border-bottom:.4pt solid #d8c8cd}td:first-child,th:first-child{text-align:left}.t td{font-weight:bold;background:#f6eef0}.n{font-size:7.6pt}",
  footer:
    '<div style="font:6.5pt sans-serif;width:100%;text-align:center">Alcazaba Capital Gestora, S.G.E.I.C., S.A. · Inscrita en el registro de la CNMV con el número 941 · Página <span class="pageNumber"></span></div>',
  body: `<h1>Estado de posición del partícipe</h1>
<main>${field('Fondo', mark('fund', 'Alcazaba Crecimiento Industrial III, F.C.R.'))}${field('Partícipe', mark('limited_partner', 'Montepío de Caldereros de Levante, M.P.S.'))}${field('Sociedad gestora', mark('fund_manager', 'Alcazaba Capital Gestora, S.G.E.I.C., S.A.'))}${field('Depositario', 'Banca Segureña Depositaria, S.A.')}${field('Período', `Del ${text('period_start', '1 de octubre de 2025', '2025-10-01')} al ${text('reporting_date', '31 de diciembre de 2025', '2025-12-31')}`)}${field('Moneda', mark('base_currency', 'Euro', { value: 'EUR' }))}</main>
<h2>1. Evolución del valor de su participación</h2>
<table>${head(['', '4.º trimestre 2025', 'Ejercicio 2025'])}
${spanishLine('Valor al inicio', 'opening', 't')}
${spanishLine('(+) Desembolsos realizados', 'contributions')}
${spanishLine('(−) Distribuciones percibidas', 'distributions')}
${spanishLine('(−) Comisión de gestión', 'fees')}
${spanishLine('(−) Otros gastos del Fondo', 'costs')}
${spanishLine('(+) Ingresos financieros y dividendos', 'income')}
${spanishLine('(+/−) Resultado por desinversiones', 'realised')}
${spanishLine('(+/−) Variación de valor de la cartera', 'unrealised')}
${spanishLine('(−) Comisión de éxito devengada', 'carry')}
${spanishLine('Valor al cierre', 'closing', 't')}</table>
<h2>2. Compromiso de inversión al ${text('reporting_date', '31 de diciembre de 2025', '2025-12-31')}</h2>
<table>${row(['Compromiso suscrito', spanish.amount('commitment', 350000000)])}
${row(['Desembolsado desde la constitución', spanish.amount('contributed_to_date', ALCAZABA_PAID)])}
${row(['Distribuido desde la constitución', spanish.amount('distributed_to_date', ALCAZABA.itd.distributions)])}
${row(['— del que es nuevamente exigible', spanish.amount('recallable_distributions', 5625000)])}
${row(['Compromiso pendiente de desembolso', spanish.amount('unfunded_commitment', 355625000 - ALCAZABA_PAID)], 't')}</table>
<h2>3. Otra información</h2>
<table>${row(['Participaciones de clase A', '3.500'])}
${row(['Porcentaje sobre el patrimonio comprometido', text('ownership_percentage', '1,9444 %', '1.9444')])}
${row(['Patrimonio comprometido del Fondo', spanish.show(18000000000)])}
${row(['Patrimonio neto del Fondo', spanish.show(13273614590)])}
${row(['TVPI neto / TIR neta del Fondo', '1,07x / 3,4 %'])}</table>
<p class="n">La comisión de éxito devengada es una estimación calculada sobre el valor razonable de la cartera y solo será exigible (20 % del beneficio) una vez que los partícipes hayan recuperado sus desembolsos. Datos no auditados. El valor liquidativo de cada participación se comunica a la CNMV con periodicidad trimestral. Las distribuciones nuevamente exigibles pueden reclamarse hasta el 30 de junio de 2027.</p>`,
  derivable: {
    contributions_itd: 'EUR 2900000.00',
    distributions_itd: 'EUR 508625.50',
    closing_balance_itd: 'EUR 2580980.62',
  },
});

export const documents = [template, changes, rows, posicion];
