import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const row = (label: string, ...values: readonly string[]): string =>
  `<tr><td>${label}</td>${values.map((value) => `<td>${value}</td>`).join('')}</tr>`;

const EUR = printer({ currency: 'EUR', group: ',', point: '.', digits: 2, negative: 'brackets' });
const N = { capital: 41200000, gain: 28650400, income: 1149600, call: 12500000 };
const N_GROSS = N.capital + N.gain + N.income;

const lismore = document({
  file: 'Lismullen Europe III SCSp - Net Notice (Dist 14 vs Call 22) - Uisneach.pdf',
  documentType: 'Capital Distribution',
  layout: 'net-notice-two-blocks',
  margin: '16mm 18mm',
  css: `body{font:9.2pt 'Nimbus Sans'}header{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:1pt solid #555}h1{font-size:14pt;font-weight:300}.two{display:grid;grid-template-columns:1fr 1fr;gap:14pt}.x{background:#f4f7f2;padding:8pt}.y{background:#f8f4ef;padding:8pt}table{width:100%;border-collapse:collapse}td{padding:3pt 0}td:last-child{text-align:right}.t{font-weight:bold;border-top:.8pt solid}.n{margin:12pt 0;background:#2f4f2f;color:#fff;padding:9pt;display:flex;justify-content:space-between;font-size:12pt}`,
  body: `<header><h1>${mark('fund', 'Lismullen Europe Partners III SCSp')}</h1><span>Notice date ${noticeDate('27 May 2025', '2025-05-27')}</span></header>
<p>To: ${mark('limited_partner', 'Uisneach Insurance dac')}</p><p>Under clause 7.11 of the limited partnership agreement the manager sets the capital call below off against the distribution below. Amounts are in ${mark('base_currency', 'EUR')}.</p>
<div class="two"><div class="x"><b>Distribution no. ${text('distribution_number', '14')}</b><p>Sale of Castellan Packaging Oy</p><table>${row('Return of capital', EUR.amount('distribution_return_of_capital', N.capital))}${row('Realised capital gain', EUR.amount('distribution_realised_gain', N.gain))}${row('Interest received', EUR.amount('distribution_income', N.income))}<tr class="t"><td>Distribution, gross</td><td>${EUR.amount('distribution_gross', N_GROSS)}</td></tr></table></div>
<div class="y"><b>Capital call no. 22</b><p>Follow-on in Brightmoor Dental Group</p><table>${row('Investment', EUR.show(11250000))}${row('Management fee', EUR.show(1100000))}${row('Expenses', EUR.show(150000))}<tr class="t"><td>Capital call, total</td><td>${EUR.show(N.call)}</td></tr></table></div></div>
<div class="n"><span>Net amount we will pay you on ${text('payment_date', '6 June 2025', '2025-06-06')}</span><b>${EUR.amount('distribution_net', N_GROSS - N.call)}</b></div>
<p>You need not send any funds. Of the distribution, ${EUR.amount('distribution_recallable', 12360000)} may be called again. Taking both transactions into account your unfunded commitment will be ${EUR.amount('unfunded_commitment', 96410000)}. No tax was withheld.</p>
<p>The net amount goes to the account we hold on file for you, ending in 4471.</p><p>${mark('fund_manager', 'Lismullen Investment Management Ltd')} · AIFM</p>`,
  derivable: { distribution_withholding_tax: 'EUR 0' },
  remark: 'The net amount is after the call that is set off, so it is not gross less tax and carry.',
});

const USD = printer({ currency: 'USD', group: ',', point: '.', digits: 2, negative: 'brackets', nil: '-' });
const T = {
  roc: 318422170,
  gain: 204117645,
  div: 41850000,
  interest: 6204311,
  fed: 9416500,
  state: 2093320,
  carry: 50211447,
};
const T_INCOME = T.div + T.interest;
const T_GROSS = T.roc + T.gain + T_INCOME;
const T_TAX = T.fed + T.state;
const item = (label: string, fund: number, yours: string, name = ''): string =>
  `<tr class="${name}"><td>${label}</td><td>${USD.show(fund * 20)}</td><td>${yours}</td></tr>`;

const sandhill = document({
  file: 'Cottonwood Bluffs Energy Transition_DIST_2024-12-18_LP0077.pdf',
  documentType: 'Capital Distribution',
  layout: 'administrator-tax-detail-two-pages',
  pageSize: 'Letter',
  margin: '15mm 17mm',
  css: `body{font:8.4pt 'Liberation Sans'}h1{font-size:13pt;color:#7b3f00;margin:0}.m{display:grid;grid-template-columns:36mm 1fr 34mm 1fr;gap:2pt;margin:8pt 0;border:.6pt solid #7b3f00;padding:6pt}table{width:100%;border-collapse:collapse;margin:8pt 0}td,th{padding:2.6pt 4pt;border-bottom:.3pt solid #ccc}td:nth-child(n+2),th:nth-child(n+2){text-align:right}th{background:#f5e9dc}.b td{font-weight:bold;background:#faf4ec}.i td:first-child{padding-left:16pt}.p{page-break-before:always}`,
  body: `<h1>${mark('fund', 'Cottonwood Bluffs Energy Transition Fund II, LP')}</h1><b>Notice of Distribution</b>
<div class="m"><span>Investor</span><b>${mark('limited_partner', 'Nakoda Tribal Permanent Fund')}</b><span>Notice date</span><b>${noticeDate('12/11/2024', '2024-12-11')}</b><span>Investor number</span><b>LP0077</b><span>Payable date</span><b>${text('payment_date', '12/18/2024', '2024-12-18')}</b><span>Distribution no.</span><b>${text('distribution_number', '8')}</b><span>Currency</span><b>${mark('base_currency', 'USD')}</b></div>
<table><tr><th style="text-align:left">Source</th><th>All Partners</th><th>Your Share</th></tr>${item('Return of capital – Permian Water Midstream', T.roc, USD.amount('distribution_return_of_capital', T.roc))}${item('Long-term capital gain – Permian Water Midstream', T.gain, USD.amount('distribution_realised_gain', T.gain))}${item('Dividends', T.div, USD.show(T.div), 'i')}${item('Interest', T.interest, USD.show(T.interest), 'i')}${item('Current income', T_INCOME, USD.amount('distribution_income', T_INCOME))}${item('Gross distribution', T_GROSS, USD.amount('distribution_gross', T_GROSS), 'b')}${item('Federal withholding (IRC §1446, see page 2)', -T.fed, USD.show(-T.fed), 'i')}${item('State withholding – New Mexico', -T.state, USD.show(-T.state), 'i')}${item('Total tax withheld', -T_TAX, USD.cost('distribution_withholding_tax', T_TAX))}${item('Carried interest distributed to General Partner', -T.carry, USD.cost('distribution_carried_interest', T.carry))}${item('Net cash distribution', T_GROSS - T_TAX - T.carry, USD.amount('distribution_net', T_GROSS - T_TAX - T.carry), 'b')}</table>
<table><tr><th style="text-align:left">Character of this distribution</th><th></th><th>Your Share</th></tr><tr><td>Recallable under §5.6(b)</td><td></td><td>${USD.amount('distribution_recallable', 63684434)}</td></tr><tr><td>Non-recallable</td><td></td><td>${USD.show(T_GROSS - T_TAX - T.carry - 63684434)}</td></tr><tr class="b"><td>Unfunded commitment after this distribution</td><td></td><td>${USD.amount('unfunded_commitment', 987213009)}</td></tr></table>
<div class="p"><h1>Tax withholding detail</h1><table><tr><th style="text-align:left">Jurisdiction</th><th>Base</th><th>Rate</th><th>Withheld</th></tr><tr><td>United States – federal</td><td>${USD.show(25450000)}</td><td>37.00%</td><td>${USD.show(T.fed)}</td></tr><tr><td>New Mexico</td><td>${USD.show(35480000)}</td><td>5.90%</td><td>${USD.show(T.state)}</td></tr></table><p>Amounts withheld are treated as distributed to the partner for all purposes of the agreement. Form 1042-S or Schedule K-1 will follow by April 15, 2025. Carried interest is shown for information under the ILPA distribution template.</p><p>${mark('fund_manager', 'Cottonwood Bluffs Advisors, LLC')} · 1144 Wazee Street, Denver, Colorado</p></div>`,
});

export const documents = [lismore, sandhill];
