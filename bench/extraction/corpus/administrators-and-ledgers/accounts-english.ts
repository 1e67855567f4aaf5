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
const QUILL: Periods = [
  [
    'qtd',
    movement([1348291527, 60000000, 21438055, 7500000, 1120418, 1844290, 9631074, 4120033], 1416620761),
  ],
  [
    'ytd',
    movement([1209950340, 145000000, 38117220, 22500000, 3390771, 5120065, 9631074, 9874120], 1416620761),
  ],
  [
    'itd',
    movement([null, 1524000000, 402877315, 121250000, 21004482, 30116940, 188240075, 61403918], 1416620761),
  ],
];
const quillLine = (label: string, line: MovementLine): string => row([label, ...cells(DOLLARS, line, QUILL)]);
const quillSum = (label: string, lines: readonly MovementLine[]): string =>
  row([label, ...QUILL.map(([, values]) => DOLLARS.show(effect(values, lines)))], 's');

/** Large administrator: boxed particulars, capital activity and operations apart, notes on a second page. */
const quillmark = document({
  file: 'QMP_III_InvestorStatement_20240930_A00418.pdf',
  documentType: 'Capital Account',
  layout: 'administrator-activity-and-operations',
  pageSize: 'Letter',
  css: `body{font:9pt "Liberation Sans";color:#111} .n{display:flex;justify-content:space-between;border-bottom:3px solid #5a2a6b;padding-bottom:6pt} .n b{font-size:12pt;color:#5a2a6b} .box{border:1px solid #999;margin:10pt 0;padding:6pt;line-height:1.6} .box span{display:inline-block;width:20%;color:#555}
    table{width:100%;border-collapse:collapse} th{font-size:8pt;text-align:right;vertical-align:bottom;border-bottom:1px solid #5a2a6b;padding:2pt 4pt} td{padding:2.4pt 4pt;text-align:right} td:first-child{text-align:left;padding-left:14pt} .h td{font-weight:bold;padding:8pt 0 2pt} .b td{font-weight:bold} .b td:first-child{padding-left:0} .s td{border-top:.5px solid #999;font-style:italic} .e td{border-top:1px solid;border-bottom:3px double} .f{font-size:7.5pt;color:#555} .p2{page-break-before:always}`,
  derivable: { period_start: '2024-07-01' },
  footer:
    '<div style="font-size:7px;width:100%;padding:0 48px;display:flex;justify-content:space-between"><span>Account A00418</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>',
  body: `<div class="n"><b>Statement of Partner's Capital</b><span>Prepared by Cordwain Fund Services (US) LLC</span></div>
    <div class="box"><span>Partnership</span> ${text('fund', 'Quillmark Partners III, L.P.')}<br><span>Investor</span> ${text('limited_partner', 'Board of Pensions of the Upland Synod')}<br><span>Account no.</span> A00418<br><span>Statement date</span> ${text('reporting_date', 'September 30, 2024', '2024-09-30')}<br><span>Currency</span> ${text('base_currency', 'USD')}<br><span>Status</span> Unaudited</div>
    <table><tr><th></th><th>Three months ended<br>09/30/2024</th><th>Nine months ended<br>09/30/2024</th><th>Inception through<br>09/30/2024</th></tr>
    ${quillLine("Partner's capital, beginning of period", 'opening').replace('class=""', 'class="b"')}
    ${row(['Capital activity', '', '', ''], 'h')}${quillLine('Capital contributed', 'contributions')}${quillLine('Distributions', 'distributions')}${quillSum('Net capital activity', ['contributions', 'distributions'])}
    ${row(['Operations', '', '', ''], 'h')}${quillLine('Investment income, net of investment expenses', 'income')}${quillLine('Management fee, net of offsets', 'fees')}${quillLine('Other Partnership expenses', 'costs')}${quillLine('Net realized gain on investments', 'realised')}${quillLine('Net change in unrealized appreciation', 'unrealised')}${quillSum('Result before carried interest', ['income', 'fees', 'costs', 'realised', 'unrealised'])}${quillLine('Carried interest allocated to the General Partner', 'carry')}
    ${quillLine("Partner's capital, end of period", 'closing').replace('class=""', 'class="b e"')}</table>
    <table style="width:58%;margin-top:14pt"><tr class="h"><td>Commitment</td><td></td></tr>${row(['Capital commitment', DOLLARS.amount('commitment', 2000000000)])}${row(['Less: capital contributed since inception', `(${DOLLARS.amount('contributed_to_date', 1524000000)})`])}${row(['Add: distributions subject to recall', DOLLARS.amount('recallable_distributions', 110000000)])}${row(['Unfunded commitment', DOLLARS.amount('unfunded_commitment', 586000000)], 'b e')}${row(['Ownership percentage', text('ownership_percentage', '3.3613%', '3.3613')])}${row(['Distributions since inception', DOLLARS.amount('distributed_to_date', 402877315)])}</table>
    <div class="p2"><p><b>Notes</b></p><p class="f">1. The Partnership is managed by ${text('fund_manager', 'Quillmark Capital Management, LLC')} (the "Manager"). Cordwain Fund Services (US) LLC acts as administrator and has relied on valuations supplied by the Manager.</p><p class="f">2. Carried interest comprises amounts paid and the change in the accrual. 3. Fee offsets of $18,750.00 were applied in the quarter. 4. This statement is not a tax document; Schedule K-1 is sent separately.</p><p class="f">Questions: investors@cordwain.example, (302) 555-0139.</p></div>`,
});

const WHOLE = printer({ currency: 'USD', group: ',', point: '.', digits: 0, negative: 'minus', nil: '' });
const TERN: Periods = [
  ['qtd', movement([38214506, 2500000, null, 187500, 30416, 61250, null, 92004], 41520338)],
  ['ytd', movement([33980112, 5750000, 1104900, 750000, 118730, 214386, 861240, 377215], 41520338)],
  ['itd', movement([0, 44100000, 15328664, 4875000, 702118, 990417, 6118230, 1904440], 41520338)],
];
const TERN_FUND = [764290120, 50000000, 0, -3656250, -608320, 1225000, 0, 0, 24130006, -1840080] as const;
const ternLine = (number: string, label: string, line: MovementLine, total: number): string =>
  row([number, label, ...cells(WHOLE, line, TERN), WHOLE.show(total)]);

/** Template of an institutional association, printed from a spreadsheet with its gridlines. */
const ternwick = document({
  file: 'Ternwick Infrastructure Partners II - Reporting Template Q4 2024 - CMERS - 1863.pdf',
  documentType: 'Capital Account',
  layout: 'association-template-gridlines',
  pageSize: 'Letter landscape',
  margin: '12mm',
  css: `body{font:9pt "Liberation Sans Narrow"} table{border-collapse:collapse;width:100%} td,th{border:.5px solid #b5b5b5;padding:1.6pt 4pt;text-align:right;height:10pt} td:nth-child(-n+2),th:nth-child(-n+2){text-align:left} .d td{background:#1f3864;color:#fff;font-weight:bold} .k td{font-weight:bold;background:#dde4f0} .g td:last-child{color:#777}`,
  derivable: { period_start: '2024-10-01' },
  body: `<table>${row(['', `<b>${text('fund', 'Ternwick Infrastructure Partners II, L.P.')}</b>`, '', '', '', ''])}${row(['', `Limited Partner: ${text('limited_partner', 'Cascade Municipal Employees Retirement System')}`, '', '', '', ''])}${row(['', `As of ${text('reporting_date', '12/31/2024', '2024-12-31')}; amounts in ${text('base_currency', 'US dollars', 'USD')} (unaudited)`, '', '', '', ''])}
    ${row(['A.', 'Capital account statement', 'QTD<br>Oct-24 - Dec-24', 'YTD<br>Jan-24 - Dec-24', 'Since inception<br>May-19 - Dec-24', 'Total fund<br>QTD'], 'd')}
    ${ternLine('A.1', 'Beginning NAV, net of incentive allocation', 'opening', TERN_FUND[0])}${ternLine('A.2', 'Contributions - cash and non-cash', 'contributions', TERN_FUND[1])}${ternLine('A.3', 'Distributions - cash and non-cash', 'distributions', TERN_FUND[2])}${ternLine('A.4', '(Management fees, net of offsets and waivers)', 'fees', TERN_FUND[3])}${ternLine('A.5', '(Partnership expenses)', 'costs', TERN_FUND[4])}${ternLine('A.6', 'Net investment income before fees (interest, dividends, other)', 'income', TERN_FUND[5])}${ternLine('A.7', 'Realized gain / (loss)', 'realised', TERN_FUND[6])}${ternLine('A.8', 'Change in unrealized gain / (loss)', 'unrealised', TERN_FUND[8])}${ternLine('A.9', '(Incentive allocation - accrued and paid)', 'carry', TERN_FUND[9])}
    ${ternLine('A.10', 'Ending NAV, net of incentive allocation', 'closing', 833540476).replace('class=""', 'class="k"')}
    ${row(['', '', '', '', '', ''])}${row(['B.', 'Commitment reconciliation', '', '', 'LP', 'Total fund'], 'd')}${row(['B.1', 'Total commitment', '', '', WHOLE.amount('commitment', 50000000), '1,000,000,000'])}${row(['B.2', 'Cumulative contributions', '', '', WHOLE.amount('contributed_to_date', 44100000), '882,000,000'])}${row(['B.3', 'Recallable distributions', '', '', WHOLE.amount('recallable_distributions', 3250000), '65,000,000'])}${row(['B.4', 'Remaining unfunded commitment', '', '', WHOLE.amount('unfunded_commitment', 9150000), '183,000,000'], 'k')}${row(['B.5', 'Cumulative distributions', '', '', WHOLE.amount('distributed_to_date', 15328664), '306,573,280'])}${row(['B.6', 'LP share of fund', '', '', text('ownership_percentage', '5.00%', '5.00'), '100.00%'])}
    ${row(['', '', '', '', '', ''])}${row(['C.', 'Schedule of fees and expenses', 'QTD', 'YTD', 'Since inception', 'Total fund<br>QTD'], 'd')}${row(['C.1', 'Management fees, gross', '212,500', '850,000', '5,525,000', '4,143,750'])}${row(['C.2', 'Offsets against management fees', '-25,000', '-100,000', '-650,000', '-487,500'])}${row(['C.3', 'Management fees, net', WHOLE.amount('management_fees_qtd', 187500), WHOLE.amount('management_fees_ytd', 750000), WHOLE.amount('management_fees_itd', 4875000), '3,656,250'], 'k')}${row(['C.4', 'Audit and tax', '8,210', '34,118', '196,204', '164,200'])}${row(['C.5', 'Legal', '11,406', '41,902', '248,810', '228,120'])}${row(['C.6', 'Administration and other', '10,800', '42,710', '257,104', '216,000'])}${row(['C.7', 'Partnership expenses', WHOLE.amount('partnership_expenses_qtd', 30416), WHOLE.amount('partnership_expenses_ytd', 118730), WHOLE.amount('partnership_expenses_itd', 702118), '608,320'], 'k')}
    ${row(['', '', '', '', '', ''])}${row(['', `Completed by ${text('fund_manager', 'Ternwick Advisors LP')}. Negative figures reduce NAV; an empty cell means no activity.`, '', '', '', ''])}</table>`,
});

const STERLING = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 2,
  before: '£',
  negative: 'minus',
  nil: 'Nil',
});
const PLAIN = movement([48211940, 3500000, null, 218750, 41075, 12210, null, null], 53118806);
const plainLine = (label: string, line: MovementLine): string =>
  row([label, ...cells(STERLING, line, [['qtd', PLAIN]])]);

/** A young manager's letter: one column without rules, the commitment in a sentence. */
const heron = document({
  file: 'Heronsgate Ventures I - investor letter Q2 25 - A Featherstone - 2147.pdf',
  documentType: 'Capital Account',
  layout: 'young-manager-word-letter',
  margin: '25mm',
  css: `body{font:11pt/1.45 "Liberation Serif"} table{margin:8pt 0 8pt 24pt} td{padding:1pt 28pt 1pt 0} td:last-child{text-align:right}`,
  derivable: {
    period_start: '2025-04-01',
    base_currency: 'GBP',
    carried_interest_qtd: 'GBP 0',
    distributions_qtd: 'GBP 0',
    realised_gain_loss_qtd: 'GBP 0',
  },
  body: `<p style="text-align:right">${text('fund_manager', 'Heronsgate Ventures LLP')}<br>Unit 4, The Maltings<br>Norwich NR3 1AA</p><p>18 July 2025</p><p>${text('limited_partner', 'Dr Anil Featherstone')}<br>by email</p><p>Dear Anil,</p>
    <p><b>${text('fund', 'Heronsgate Ventures Fund I LP')} – your capital account at ${text('reporting_date', '30 June 2025', '2025-06-30')}</b></p><p>It has been a steady three months. We led one new seed round (a materials business in Sheffield) and followed on in two existing companies, which is why you saw a drawdown in May. Your account moved as follows between April and June:</p>
    <table>${plainLine('Your capital at the start of the quarter', 'opening')}${plainLine('Drawn down from you', 'contributions')}${plainLine('Paid back to you', 'distributions')}${plainLine('Our management fee', 'fees')}${plainLine('Running costs of the Fund (audit, legal, bank)', 'costs')}${plainLine('Interest received, net', 'income')}${plainLine('Gains realised', 'realised')}${plainLine('Revaluation of companies still held', 'unrealised')}${plainLine('Your capital at the end of the quarter', 'closing').replace('class=""', 'style="font-weight:bold"')}</table>
    <p>No carried interest has been accrued, as the Fund is still below its hurdle. You have committed ${STERLING.amount('commitment', 75000000)} to the Fund, of which ${STERLING.amount('contributed_to_date', 47250000)} has been drawn since we started and ${STERLING.amount('unfunded_commitment', 27750000)} remains to be drawn. We expect to call between 8% and 10% of commitments over the next twelve months.</p><p>The two companies that we wrote up did so on the back of priced rounds led by others. Our annual meeting will be on 14 October; do bring questions.</p><p>With best wishes,</p><p><br>Miriam Tolland</p>`,
});

const EUROS = printer({
  currency: 'EUR',
  group: ' ',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '—',
});
const DEBT: Periods = [
  ['itd', movement([0, 875000000, 291560418, 26040115, 7118240, 158203377, 4011860, 9127754], 699860312)],
  ['qtd', movement([706114290, 0, 18204455, 1312500, 402118, 14980226, 0, 1180350], 699860312)],
];
const debtLine = (label: string, line: MovementLine): string => row([label, ...cells(EUROS, line, DEBT)]);
const part = (label: string, itd: number, qtd: number): string =>
  row([label, EUROS.show(itd), EUROS.show(qtd)], 'i');

/** Senior debt fund of a Luxembourg administrator: income by component, since inception before the quarter. */
const pallas = document({
  file: 'PSLF-IV_CAS_2024-06-30_INV-0093_2151.pdf',
  documentType: 'Capital Account',
  layout: 'debt-fund-income-components',
  css: `body{font:9.2pt "DejaVu Sans";color:#222} h1{font-size:13pt;font-weight:normal;margin:0 0 2pt} .r{float:right;text-align:right;font-size:8pt;color:#555} table{width:100%;border-collapse:collapse;margin-top:8pt} th{background:#ece7dd;text-align:right;padding:4pt;font-weight:normal} td{padding:3pt 4pt;text-align:right;border-bottom:.4px solid #ddd5c5} td:first-child,th:first-child{text-align:left} .i td{font-size:8pt;color:#555;border:none} .i td:first-child{padding-left:18pt} .k td{font-weight:bold;border-top:1px solid #8a7a55} small{color:#666}`,
  derivable: { distributed_to_date: 'EUR 2915604.18' },
  body: `<div class="r">Mosel Fund Administration S.A.<br>Transfer agency · Munsbach</div><h1>Capital account statement</h1><b>${text('fund', 'Pallas Senior Loan Fund IV SCSp-RAIF')}</b>
    <p>Investor: ${text('limited_partner', 'Caisse de Prévoyance du Val-de-Loire')} (INV-0093)<br>Period: ${text('period_start', '01 April 2024', '2024-04-01')} to ${text('reporting_date', '30 June 2024', '2024-06-30')}<br>Reporting currency: ${text('base_currency', 'EUR')} · AIFM: ${text('fund_manager', 'Pallas Credit Managers S.à r.l.')}</p>
    <table><tr><th></th><th>Since inception</th><th>Reporting period</th></tr>${debtLine('NAV at beginning of period', 'opening')}${debtLine('Drawdowns', 'contributions')}${debtLine('Distributions', 'distributions')}
    ${part('Cash interest on loans', 131_870_544, 12_844_010)}${part('PIK interest', 21_415_320, 1_702_880)}${part('Arrangement and prepayment fees', 9_226_008, 663_215)}${part('Loan servicing expenses', -4_308_495, -229_879)}${debtLine('Net investment income', 'income')}${debtLine('Management fee', 'fees')}${debtLine('Fund operating expenses', 'costs')}${debtLine('Realised gains and losses', 'realised')}${debtLine('Unrealised gains and losses', 'unrealised')}${debtLine('Performance fee (carried interest)', 'carry')}${debtLine('NAV at end of period', 'closing').replace('class=""', 'class="k"')}</table>
    <table style="width:62%"><tr><th>Commitment</th><th></th></tr>${row(['Commitment', EUROS.amount('commitment', 1000000000)])}${row(['Drawn since inception', EUROS.amount('contributed_to_date', 875000000)])}${row(['Recallable distributions since inception', EUROS.amount('recallable_distributions', 83400000)])}${row(['Open commitment', EUROS.amount('unfunded_commitment', 208400000)])}${row(['Share in the fund', text('ownership_percentage', '1.7241 %', '1.7241')])}</table>
    <p><small>The income lines in small print are components of net investment income. Brackets denote amounts charged to the investor. Total NAV of the fund at period end: EUR 405 929 861.40.</small></p>`,
});

export const documents = [quillmark, ternwick, heron, pallas];
