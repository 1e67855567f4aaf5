import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import type { Investment } from '../paper/schedule.ts';
import { investments, multiples, scheduleCells, sums } from '../paper/schedule.ts';

const tds = (cells: readonly string[]): string => cells.map((cell) => `<td>${cell}</td>`).join('');

const EUR = printer({
  currency: 'EUR',
  group: ',',
  point: '.',
  digits: 0,
  scale: 1000,
  negative: 'brackets',
  nil: '-',
});
const FUNDS = investments(
  [
    'Aldgate Buyout VII',
    'Montclair Capital Développement 5',
    'Baltic Growth Partners II',
    'Serrano Mid-Market III',
    'Nordstern Turnaround I',
    'Pacific Bridge Ventures IX',
    'Ibis Healthcare Opportunities',
    'Tessin Software Fund IV',
  ],
  { seed: 90210, firstYear: 2012, cost: [6000, 22000], statuses: [['Partially realised', 8]] },
);
const COMMITTED = [15000, 20000, 12500, 25000, 18000, 22500, 16000, 20000];
const underlying = (one: Investment): string => {
  const cell = scheduleCells(EUR, one);
  const committed = Math.max(COMMITTED[one.row] ?? 0, Math.ceil(one.cost / 500) * 500);
  return `<tr>${tds([cell.name(), one.date.year, EUR.show(committed), cell.cost(), EUR.show(committed - one.cost), cell.realised(), cell.fairValue(), cell.total(), cell.multiple(2, (plain) => plain), cell.irr((plain) => `${plain}%`, '-')])}</tr>`;
};
const [F_COST, F_REALISED, F_VALUE, F_TOTAL] = sums(FUNDS);
const FF = { paid: 128400, out: 84250, nav: F_VALUE + 1873 };
const FFM = multiples(FF.paid, FF.out, FF.nav);

const meridian = document({
  file: 'Quadrille Fund of Funds 2012 - Portfolio Report Dec-23.pdf',
  documentType: 'Performance',
  layout: 'fund-of-funds-two-pages-notes',
  landscape: true,
  margin: '14mm',
  css: `body{font:8.2pt 'Liberation Serif'}h1{font-size:15pt;font-variant:small-caps;margin:0;border-bottom:2pt solid #6a1b4d}table{width:100%;border-collapse:collapse;margin:10pt 0}td,th{padding:3.4pt 5pt;text-align:right}td:first-child,th:first-child{text-align:left}th{border-top:1pt solid;border-bottom:1pt solid;vertical-align:bottom;font-weight:normal;font-style:italic}.t td{border-top:1pt solid;border-bottom:2pt double;font-weight:bold}.p{page-break-before:always}.u{width:120mm}`,
  body: `<h1>${mark('fund', 'Quadrille Fund of Funds 2012 SICAV-RAIF')}</h1><p>Summary as of ${text('reporting_date', '31 December 2023', '2023-12-31')} (in thousands of ${mark('base_currency', 'EUR')})</p>
<table class="u"><tr><th>Key data</th><th></th></tr><tr><td>Total commitments to the fund of funds</td><td>${EUR.amount('fund_size', 150000)}</td></tr><tr><td>Vintage</td><td>${text('vintage_year', '2012')}</td></tr><tr><td>Capital paid in by investors</td><td>${EUR.amount('fund_paid_in', FF.paid)}</td></tr><tr><td>Capital distributed to investors</td><td>${EUR.amount('fund_distributed', FF.out)}</td></tr><tr><td>Net asset value<sup>a</sup></td><td>${EUR.amount('fund_nav', FF.nav)}</td></tr><tr><td>DPI / RVPI / TVPI</td><td>${mark('dpi', FFM.dpi)} / ${mark('rvpi', FFM.rvpi)} / ${mark('tvpi', FFM.tvpi)}</td></tr><tr><td>Net IRR since inception</td><td>${mark('net_irr', '9.7%', { value: '9.7' })}</td></tr></table>
<p><sup>a</sup> Of which 1,873 is cash and other net assets. Underlying values are those reported by the managers, 83% as of the same date and 17% rolled forward from 30 September 2023.</p>
<div class="p"><h1>Underlying funds</h1><table><tr><th>Partnership</th><th>Vintage</th><th>Commitment</th><th>Contributed</th><th>Unfunded</th><th>Distributions<br>received</th><th>Reported<br>value</th><th>Total<br>value</th><th>Multiple</th><th>IRR</th></tr>${FUNDS.map(underlying).join('')}<tr class="t">${tds(['Total underlying funds', '', '', EUR.show(F_COST), '', EUR.show(F_REALISED), EUR.show(F_VALUE), EUR.show(F_TOTAL), (F_TOTAL / F_COST).toFixed(2), ''])}</tr></table><p>Commitments in other currencies are translated at year-end rates. ${mark('fund_manager', 'Quadrille Investment Partners S.A.')} acts as alternative investment fund manager; Banque Alzette is depositary.</p></div>`,
});

const NOK = printer({
  currency: 'NOK',
  group: ' ',
  point: ',',
  digits: 1,
  scale: 1000000,
  negative: 'minus',
  nil: '–',
});
const LOANS = investments(
  [
    'Fjordkraft Marine Services',
    'Solbakken Care Homes',
    'Nordlys Hotels',
    'Vestland Aqua Tech',
    'Trolltind Logistics',
    'Blåfjell Data Centres',
  ],
  { seed: 815, firstYear: 2020, cost: [900, 3400], statuses: [['Unrealised', 6]] },
);
const loan = (one: Investment): string => {
  const cell = scheduleCells(NOK, one);
  const { day: of, month, year } = one.date;
  return `<tr>${tds([cell.name(), cell.date(`${of}.${month}.${year}`), cell.cost(), cell.fairValue(), cell.multiple(2, (plain) => `${plain}x`), ['Senior', 'Unitranche', 'Second lien'][one.row % 3] ?? ''])}</tr>`;
};
const [L_COST, , L_VALUE] = sums(LOANS);
const LL = { paid: 14250, out: 3120, nav: L_VALUE + 416 };
const LLM = multiples(LL.paid, LL.out, LL.nav);
const side = (label: string, value: string): string => `<small>${label}</small><p>${value}</p>`;

const fjell = document({
  file: 'Storegga Private Credit I AS factsheet Q1 2025.pdf',
  documentType: 'Performance',
  layout: 'credit-factsheet-sidebar-chart',
  margin: '0',
  css: `body{font:8.8pt 'URW Gothic';margin:0;display:flex}aside{width:56mm;background:#12263a;color:#fff;padding:12mm 7mm;height:297mm;box-sizing:border-box}aside p{font-size:12pt;margin:0 0 8pt}aside small{color:#8fb3cf;font-size:7pt}main{flex:1;padding:12mm 10mm;font:8.2pt 'Liberation Sans'}table{width:100%;border-collapse:collapse}th{font-size:7pt;text-align:right;color:#12263a;border-bottom:1.2pt solid #12263a}td{padding:4pt 2pt;text-align:right;border-bottom:.3pt solid #bbb}td:first-child,th:first-child{text-align:left}.t td{font-weight:bold}`,
  body: `<aside><svg width="40" height="30" viewBox="0 0 40 30"><path d="M0 30L14 4L22 18L28 10L40 30Z" fill="#e8b84a"/></svg><h3>${mark('fund', 'Storegga Private Credit I AS')}</h3>${side('As of', text('reporting_date', '31 March 2025', '2025-03-31'))}${side('Currency', mark('base_currency', 'NOK'))}${side('Vintage', text('vintage_year', '2020'))}${side('Committed capital, m', NOK.amount('fund_size', 18000))}${side('Paid in, m', NOK.amount('fund_paid_in', LL.paid))}${side('Paid out, m', NOK.amount('fund_distributed', LL.out))}${side('NAV, m', NOK.amount('fund_nav', LL.nav))}${side('DPI', mark('dpi', LLM.dpi.replace('.', ','), { value: LLM.dpi }))}${side('RVPI', mark('rvpi', LLM.rvpi.replace('.', ','), { value: LLM.rvpi }))}${side('TVPI', mark('tvpi', LLM.tvpi.replace('.', ','), { value: LLM.tvpi }))}${side('Net IRR', mark('net_irr', '8,3 %', { value: '8.3' }))}</aside>
<main><h2>First quarter 2025</h2><p>The fund lends to Norwegian companies with EBITDA of 50 to 250 million kroner. The average margin over NIBOR is 6.9%, loan-to-value 48%, and all six borrowers are current on interest. One covenant was reset in the quarter against a fee of 50 basis points.</p><svg width="320" height="90" viewBox="0 0 320 90"><g fill="#8fb3cf"><rect x="10" y="60" width="30" height="25"/><rect x="60" y="48" width="30" height="37"/><rect x="110" y="40" width="30" height="45"/><rect x="160" y="30" width="30" height="55"/><rect x="210" y="22" width="30" height="63"/><rect x="260" y="14" width="30" height="71" fill="#e8b84a"/></g><g font-size="7"><text x="12" y="57">2,1 %</text><text x="62" y="45">4,4 %</text><text x="112" y="37">5,6 %</text><text x="162" y="27">6,8 %</text><text x="212" y="19">7,9 %</text><text x="262" y="11">8,3 %</text></g></svg><p style="font-size:7pt">Net IRR since inception at each year end and latest quarter</p>
<h3>Loan book (NOK m)</h3><table><tr><th>Borrower</th><th>Drawn on</th><th>Invested</th><th>Fair value</th><th>Gross multiple</th><th>Ranking</th></tr>${LOANS.map(loan).join('')}<tr class="t">${tds(['Total', '', NOK.show(L_COST), NOK.show(L_VALUE), `${(L_VALUE / L_COST).toFixed(2)}x`, ''])}</tr></table><p style="font-size:7pt">Managed by ${mark('fund_manager', 'Storegga Kapitalforvaltning AS')}, Bergen. Marketing communication for professional investors only.</p></main>`,
});

export const documents = [meridian, fjell];
