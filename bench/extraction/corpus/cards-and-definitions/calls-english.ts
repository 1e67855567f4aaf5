import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const row = (label: string, ...values: readonly string[]): string =>
  `<tr><td>${label}</td>${values.map((value) => `<td>${value}</td>`).join('')}</tr>`;

const USD = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  before: '$',
});
const E = { invest: 187500000, fees: 21875000, org: 1312500, interest: 6840411 };
const E_ALL = E.invest + E.fees + E.org + E.interest;

const stonecroft = document({
  file: 'Stonecroft Ridge V - Subsequent Closing Capital Call #4 (Calumet).pdf',
  documentType: 'Capital Call',
  layout: 'law-firm-letter-later-closing',
  pageSize: 'Letter',
  margin: '25mm 28mm',
  css: `body{font:10pt/1.38 'Nimbus Roman'}h1{font:small-caps 17pt 'Nimbus Roman';text-align:center;margin:0;letter-spacing:1pt}.s{text-align:center;font-size:7.5pt;border-bottom:.8pt solid;padding-bottom:6pt;margin-bottom:14pt}table{margin:8pt auto;border-collapse:collapse;width:86%}td{padding:2.4pt 4pt}td:last-child{text-align:right}.q tr:last-child td{border-top:.7pt solid;border-bottom:2.2pt double;font-weight:bold}.w td:last-child{text-align:left}.w td{border:.5pt solid #555;font-size:9pt}p{text-align:justify}`,
  body: `<h1>Abernathy, Loomis &amp; Quist</h1><div class="s">Attorneys at Law · 400 Nicollet Plaza · Minneapolis, Minnesota</div>
<p>${noticeDate('March 6, 2025', '2025-03-06')}</p><p>VIA ELECTRONIC MAIL</p><p>${mark('limited_partner', 'Calumet Firefighters’ Retirement Fund')}<br>Attention: Investment Office</p>
<p style="margin-left:14mm"><b>Re: ${mark('fund', 'Stonecroft Ridge Partners V, L.P.')} – ${text('call_number', 'Fourth', '4')} Capital Call (Subsequent Closing)</b></p>
<p>Ladies and Gentlemen:</p><p>We write as counsel to the General Partner. You were admitted at the closing held on February 14, 2025 with a Commitment of ${USD.amount('commitment', 2500000000)}. Pursuant to Section 3.4 of the Partnership Agreement you are required to contribute your share of Capital Calls 1 to 3 together with an additional amount computed at 8% per annum, and your share of Capital Call No. ${text('call_number', '4')}:</p>
<table class="q">${row('Share of investments made and to be made', USD.amount('call_investments', E.invest))}${row('Management fees from the initial closing', USD.amount('call_management_fees', E.fees))}${row('Organizational and partnership expenses', USD.amount('call_partnership_expenses', E.org))}${row('Additional amount (equalization interest)', USD.amount('call_other', E.interest))}${row('Total due from you', USD.amount('call_amount', E_ALL))}</table>
<p>The amount is due in immediately available funds not later than 2:00 p.m. Central Time on ${text('due_date', 'March 20, 2025', '2025-03-20')}. The equalization interest is not treated as a contribution and does not reduce your Commitment, of which ${USD.amount('unfunded_after_call', 2500000000 - (E_ALL - E.interest))} will remain undrawn after payment.</p>
<table class="w">${row('Bank', mark('bank_name', 'Lakes Commercial Bank, N.A.'))}${row('ABA routing', '091000857')}${row('Account name', mark('beneficiary_name', 'Stonecroft Ridge Partners V, L.P. – Capital Account'))}${row('Account no.', mark('account_number', '7704-118820'))}${row('Reference', mark('payment_reference', 'SRP V / Call 4 / Calumet'))}</table>
<p>Please telephone a known contact at ${mark('fund_manager', 'Stonecroft Ridge Management Co., LLC')}, the manager of the Partnership, to confirm these instructions before you release the wire.</p><p>Very truly yours,</p><p><i>Margit H. Loomis</i></p>`,
  derivable: { base_currency: 'USD', unfunded_before_call: 'USD 25000000.00' },
});

const GBP = printer({ currency: 'GBP', group: ',', point: '.', digits: 2, negative: 'minus' });
const I = { before: 1184000000, invest: 212750000, fees: 14375000, cost: 1150000 };
const I_ALL = I.invest + I.fees + I.cost;
const box = (label: string, value: string): string => `<div class="f"><label>${label}</label>${value}</div>`;

const tidewater = document({
  file: 'DN-017 Thornholme Tidal Infrastructure Co-Invest - drawdown notice.pdf',
  documentType: 'Capital Call',
  layout: 'form-of-boxes-stamped',
  margin: '13mm',
  css: `body{font:9pt 'Nimbus Sans'}.t{display:flex;background:#e7eef2;padding:8pt;align-items:center;gap:10pt}.g{display:grid;grid-template-columns:repeat(3,1fr);gap:0;border:.8pt solid #345;margin:8pt 0}.f{border:.4pt solid #345;padding:4pt 6pt 6pt;min-height:22pt}.f label{display:block;font-size:6.3pt;color:#345;text-transform:uppercase;margin-bottom:3pt}.w2{grid-column:span 2}.st{position:absolute;right:18mm;top:122mm;border:2.5pt solid #b3202a;color:#b3202a;padding:4pt 12pt;transform:rotate(-9deg);font:bold 13pt 'Liberation Sans';opacity:.6}h4{margin:10pt 0 0;color:#345}`,
  body: `<div class="t"><svg width="40" height="26" viewBox="0 0 40 26"><path d="M0 18q5-9 10 0t10 0t10 0t10 0" fill="none" stroke="#345" stroke-width="3"/><path d="M0 9q5-9 10 0t10 0t10 0t10 0" fill="none" stroke="#7aa" stroke-width="3"/></svg><div><b style="font-size:14pt">DRAWDOWN NOTICE</b><br>issued by ${mark('fund_manager', 'Thornholme Infrastructure Managers LLP')}</div></div><div class="st">RECEIVED 3 JUN 2025</div>
<div class="g"><div class="f w2"><label>Vehicle</label>${mark('fund', 'Thornholme Tidal Co-Investment LP')}</div>${box('Drawdown no.', text('call_number', '17'))}<div class="f w2"><label>Investor</label>${mark('limited_partner', 'Isle Marsh Local Government Pension Pool')}</div>${box('Currency', mark('base_currency', 'GBP'))}${box('Date of notice', noticeDate('2 June 2025', '2025-06-02'))}${box('Value date (funds cleared by)', text('due_date', '16 June 2025', '2025-06-16'))}${box('Notice period', '10 Business Days')}</div>
<h4>Purpose of drawdown</h4><div class="g">${box('Construction milestone 6 – Solway barrage', GBP.amount('call_investments', I.invest))}${box('GP share / management fee Q3', GBP.amount('call_management_fees', I.fees))}${box('Vehicle operating costs', GBP.amount('call_partnership_expenses', I.cost))}<div class="f w2"><label>Your total for this drawdown</label><b style="font-size:14pt">${GBP.amount('call_amount', I_ALL)}</b></div>${box('Per cent of commitment', `${((I_ALL / 2875000000) * 100).toFixed(2)}%`)}</div>
<h4>Your commitment</h4><div class="g">${box('Committed', GBP.amount('commitment', 2875000000))}${box('Undrawn before', GBP.amount('unfunded_before_call', I.before))}${box('Undrawn after', GBP.amount('unfunded_after_call', I.before - I_ALL))}</div>
<h4>Pay to</h4><div class="g">${box('Account name', mark('beneficiary_name', 'Thornholme Tidal Co-Investment LP Call Account'))}${box('Bank', mark('bank_name', 'Northern Counties Bank plc'))}${box('Sort code', '20-71-44')}${box('Account', mark('account_number', '63310987'))}${box('IBAN', mark('iban', 'GB03 NCBK 2071 4463 3109 87', { value: 'GB03NCBK20714463310987' }))}${box('BIC', mark('swift_code', 'NCBKGB2L'))}<div class="f w2"><label>Quote</label>${mark('payment_reference', 'TTC-DN17-ISLEMARSH')}</div>${box('Call-back', '+44 20 7946 0733')}</div><p style="font-size:7pt">Late payment bears interest at SONIA + 4% (clause 9.3).</p>`,
});

const LPS: readonly (readonly [string, number, number, number, number])[] = [
  ['Ashdown Family Partners', 1500000000, 90000000, 5625000, 1125000],
  ['Kestrel Point Endowment', 4000000000, 240000000, 15000000, 3000000],
  ['Municipal Employees of Sunapee', 2500000000, 150000000, 9375000, 1875000],
  ['Ruapehu Iwi Holdings Ltd', 1000000000, 60000000, 3750000, 750000],
];
const cellsOf = ([, commitment, invest, fees, costs]: (typeof LPS)[number], own: boolean): string => {
  const show = (fin: string, amount: number): string => (own ? USD.amount(fin, amount) : USD.show(amount));
  return [
    show('commitment', commitment),
    show('call_investments', invest),
    show('call_management_fees', fees),
    show('call_partnership_expenses', costs),
    show('call_amount', invest + fees + costs),
  ]
    .map((cell) => `<td>${cell}</td>`)
    .join('');
};
const all = (at: 1 | 2 | 3 | 4): number => LPS.reduce((sum, partner) => sum + partner[at], 0);

const galena = document({
  file: 'GalenaSecondaries_IV_CapitalCall_0009_Sunapee.pdf',
  documentType: 'Capital Call',
  layout: 'schedule-of-partners-and-wire-page',
  landscape: true,
  margin: '14mm',
  header:
    '<div style="font:7px Nimbus Sans;width:100%;text-align:right;padding-right:14mm;color:#888">PRIVATE AND CONFIDENTIAL</div>',
  css: `body{font:9pt 'Nimbus Sans'}h1{font-size:16pt;margin:4pt 0;border-left:6pt solid #c26a00;padding-left:8pt}table{border-collapse:collapse;width:100%;margin:10pt 0}th{background:#333;color:#fff;padding:5pt;text-align:right;font-size:8pt}td{padding:5pt;text-align:right;border-bottom:.4pt solid #bbb}th:first-child,td:first-child{text-align:left}.o td{outline:1.6pt solid #c26a00;font-weight:bold}.t td{background:#eee}.p{page-break-before:always}.w{width:150mm}.w td{text-align:left}`,
  body: `<h1>Capital Call No. ${text('call_number', '9')}</h1><p>${mark('fund', 'Galena Secondaries Opportunities IV-B (Offshore) SLP')} hereby calls capital from its partners as set out in the schedule. Notice given on ${noticeDate('19 August 2024', '2024-08-19')} to ${mark('limited_partner', 'Municipal Employees of Sunapee')} (boxed below). Contributions must reach the account overleaf on or before ${text('due_date', '3 September 2024', '2024-09-03')}. All sums are in ${mark('base_currency', 'US dollars', { value: 'USD' })}.</p>
<table><tr><th>Partner</th><th>Commitment</th><th>Purchase of secondary<br>interests</th><th>Advisory fee</th><th>Fund expenses</th><th>Amount payable</th></tr>${LPS.map((partner, at) => `<tr class="${at === 2 ? 'o' : ''}"><td>${at === 2 ? mark('limited_partner', partner[0]) : partner[0]}</td>${cellsOf(partner, at === 2)}</tr>`).join('')}<tr class="t"><td>All partners</td>${cellsOf(['', all(1), all(2), all(3), all(4)], false)}</tr></table>
<p>Proceeds will be used to acquire the limited partner interests known as Project Larch and Project Rowan from a North American insurer. For ${mark('limited_partner', 'Municipal Employees of Sunapee')} the unfunded commitment falls from ${USD.amount('unfunded_before_call', 1412500000)} to ${USD.amount('unfunded_after_call', 1412500000 - 161250000)}.</p>
<div class="p"><h1>Wire instructions</h1><table class="w">${row('Correspondent bank', 'Hudson Clearing Bank, New York (HUDCUS33)')}${row('Beneficiary bank', mark('bank_name', 'Banque Alzette Luxembourg S.A.'))}${row('SWIFT', mark('swift_code', 'BALZLULLXXX'))}${row('IBAN', mark('iban', 'LU85 0890 0047 7120 5530', { value: 'LU850890004771205530' }))}${row('Beneficiary', mark(['beneficiary_name', 'fund'], 'Galena Secondaries Opportunities IV-B (Offshore) SLP'))}${row('Payment details', mark('payment_reference', 'GSO4B CC09 MES'))}</table><p>We never announce changed instructions by e-mail. ${mark('fund_manager', 'Galena Advisors S.à r.l.')}, alternative investment fund manager.</p></div>`,
});

export const documents = [stonecroft, tidewater, galena];
