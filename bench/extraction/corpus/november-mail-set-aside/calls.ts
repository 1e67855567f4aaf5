import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const canadian = printer({
  currency: 'CAD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
  before: '$',
});
const N = { loans: 109375000, costs: 2187500, fee: 4687500, open: 814000000, pledged: 2500000000 };
const N_INSIDE = N.loans + N.costs;
const N_CALLED = N_INSIDE + N.fee;
const LOANS: readonly (readonly [string, string, number])[] = [
  ['Keewatin Cold Chain Ltd.', 'Senior term loan, CORRA + 5.85%', 48125000],
  ['Lac Brochet Aggregates Inc.', 'Delayed draw, second tranche', 27250000],
  ['Saugeen Dental Partners LP', 'Unitranche, refinancing', 34000000],
];

/** A Canadian credit manager's letter: fees outside the commitment, the wire on the same page. */
const credit = document({
  file: 'Nipissing Gate PC III - Drawdown 9 - AGHPP - 2026-11-06.pdf',
  documentType: 'Capital Call',
  layout: 'canadian-credit-letter-fee-outside-commitment',
  remark: 'The management fee is called in addition to the commitment and does not reduce it.',
  pageSize: 'Letter',
  margin: '15mm 24mm 15mm',
  css: "body{font:9.6pt/1.32 'Liberation Serif'}p{margin:5pt 0}h4{margin:7pt 0 1pt;font-size:9.8pt;font-variant:small-caps}table{border-collapse:collapse;width:100%;font-size:9pt}td,th{padding:1.6pt 4pt;text-align:right;vertical-align:top}td:first-child,th:first-child{text-align:left}th{font-weight:normal;border-bottom:.5pt solid}.s td{border-top:.5pt solid}.t td{font-weight:bold;border-top:.5pt solid;border-bottom:1.6pt double}.l td:nth-child(2){text-align:left;color:#444}.w td{text-align:left}.w td:first-child{width:32%}.n{font-size:7.8pt}",
  footer:
    '<div style="font:6.6pt serif;width:100%;text-align:center">Nipissing Gate Asset Management Inc. · 880 Bay Street, Suite 2710, Toronto, Ontario · registered portfolio manager and exempt market dealer</div>',
  body: `<p>${noticeDate('November 6, 2026', '2026-11-06')}</p>
<p><b>Private &amp; confidential</b></p>
<p>${mark('limited_partner', 'Assiniboia Grain Handlers’ Pension Plan')}<br>Attention: Treasury Operations<br>1400 – 360 Portage Crossing, Winnipeg, Manitoba</p>
<p><b>${mark('fund', 'Nipissing Gate Private Credit Fund III LP')} (the “Partnership”)<br>Drawdown notice #${text('call_number', '9')}</b></p>
<p>We hereby give you notice under section 3.3 of the limited partnership agreement made as of March 29, 2023 that you are required to pay to the Partnership <b>${canadian.amount('call_amount', N_CALLED)}</b> on or before <b>${text('due_date', 'November 20, 2026', '2026-11-20')}</b>. All amounts in this notice are in ${mark('base_currency', 'Canadian dollars', { value: 'CAD' })}. The amount is made up as follows:</p>
<table>${head(['', 'Your share'])}
${row(['Loans to be funded (see below)', canadian.amount('call_investments', N.loans)])}
${row(['Partnership expenses, July to September 2026', canadian.amount('call_partnership_expenses', N.costs)])}
${row(['Drawn under your commitment', canadian.show(N_INSIDE)], 's')}
${row(['Management fee for the fourth quarter, payable in addition to commitment', canadian.amount('call_management_fees', N.fee)])}
${row(['Total due', canadian.amount('call_amount', N_CALLED)], 't')}</table>
<h4>Loans to be funded</h4>
<table class="l">${LOANS.map(([name, kind, amount]) => row([name, kind, canadian.show(amount)])).join('')}${row(['', '', canadian.amount('call_investments', N.loans)], 's')}</table>
<h4>Your commitment</h4>
<table>${row(['Capital commitment', canadian.amount('commitment', N.pledged)])}${row(['Undrawn before this drawdown', canadian.amount('unfunded_before_call', N.open)])}${row(['Drawn under this notice', canadian.show(-N_INSIDE)])}${row(['Undrawn after this drawdown', canadian.amount('unfunded_after_call', N.open - N_INSIDE)], 's')}</table>
<h4>Payment</h4>
<table class="w">${row(['Bank', mark('bank_name', 'Trillium & Prairie Bank of Canada')])}${row(['Institution / transit', '0417 / 20118'])}${row(['SWIFT', mark('swift_code', 'TPBCCATT')])}${row(['Account name', mark('beneficiary_name', 'Nipissing Gate PC III LP – Subscriptions')])}${row(['Account number', mark('account_number', '118-440-9')])}${row(['Please quote', mark('payment_reference', 'NGPC3-DD9-AGHPP')])}</table>
<p>Interest at 12% per annum runs on late payments. Kindly telephone Bronwen Kaczmarek at (416) 555-0139 at a number you already hold before you act on any change of these instructions.</p>
<p>Yours truly,</p><p style="margin-top:16pt">${mark('fund_manager', 'Nipissing Gate Asset Management Inc.')}, as manager, for Nipissing Gate PC III GP Inc., general partner</p>
<p class="n">The Partnership is drawing $44,625,000.00 in total from all limited partners under this notice, exclusive of management fees, which differ by class. Your next quarterly income distribution, estimated at $262,000, will be paid on December 15, 2026 and is not set off.</p>`,
});

const portalDollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
  before: '$',
});
const Q = {
  deal: 13125000,
  follow: 3000000,
  fee: 1250000,
  costs: 187500,
  reserve: 437500,
  open: 79375000,
  pledged: 250000000,
};
const Q_CALLED = Q.deal + Q.follow + Q.fee + Q.costs + Q.reserve;
const tile = (label: string, value: string): string =>
  `<div class="tile"><span>${label}</span><b>${value}</b></div>`;
const pair = (label: string, value: string, name = ''): string =>
  `<div class="pair ${name}"><span>${label}</span><span>${value}</span></div>`;

/** An American growth house's portal page, printed: tiles, breakdown beside the wire, earlier calls. */
const growth = document({
  file: 'Capital Call 14 - Quillback Software Growth II-A, L.P. - Penhallow 2009 Trust.pdf',
  documentType: 'Capital Call',
  layout: 'american-portal-tiles-and-side-panel',
  pageSize: 'Letter',
  margin: '11mm 13mm',
  css: "body{font:9.2pt/1.4 'Liberation Sans';color:#1d2533}.top{display:flex;justify-content:space-between;border-bottom:2pt solid #3157d5;padding-bottom:5pt}.top b{font-size:12pt;color:#3157d5}h1{font-size:15pt;margin:10pt 0 1pt}.sub{color:#687185;margin:0 0 8pt}.tiles{display:grid;grid-template-columns:repeat(4,1fr);gap:6pt}.tile{background:#f2f4fb;border-radius:6pt;padding:7pt 9pt}.tile span{display:block;color:#687185;font-size:7.6pt;text-transform:uppercase;letter-spacing:.3pt}.tile b{font-size:12pt}.two{display:grid;grid-template-columns:1.15fr 1fr;gap:12pt;margin-top:10pt}.box{border:.7pt solid #d5daea;border-radius:6pt;padding:8pt 11pt}.box h3{margin:0 0 5pt;font-size:10pt;color:#3157d5}.pair{display:flex;justify-content:space-between;gap:10pt;padding:2.6pt 0;border-bottom:.3pt solid #e6e9f3}.pair span:first-child{color:#687185}.pair span:last-child{text-align:right}.pair.t{font-weight:bold;border-top:.8pt solid #1d2533;border-bottom:0}.pair.t span:first-child{color:#1d2533}table{border-collapse:collapse;width:100%;margin-top:3pt}td,th{padding:3pt 5pt;text-align:left;border-bottom:.3pt solid #e6e9f3}th{color:#687185;font-weight:normal;font-size:8pt}td:nth-child(3),th:nth-child(3){text-align:right}.n{font-size:7.2pt;color:#687185}",
  body: `<div class="top"><b>quillback | investor center</b><span>Hollis J. Penhallow · Sign out</span></div>
<h1>Capital Call #${text('call_number', '14')}</h1>
<p class="sub">${mark('fund', 'Quillback Software Growth II-A, L.P.')} · issued ${noticeDate('10/30/2026', '2026-10-30')} · Status: Open</p>
<div class="tiles">${tile('Amount due', portalDollar.amount('call_amount', Q_CALLED))}${tile('Due date', text('due_date', '11/13/2026', '2026-11-13'))}${tile('Commitment', portalDollar.amount('commitment', Q.pledged))}${tile('Called to date', `${((100 * (Q.pledged - Q.open + Q_CALLED)) / Q.pledged).toFixed(1)}%`)}</div>
<div class="two"><div class="box"><h3>Breakdown of your call</h3>${pair('New investment – Marlinspike Data', portalDollar.show(Q.deal))}${pair('Follow-on – Oxbow Payroll', portalDollar.show(Q.follow))}${pair('Investments', portalDollar.amount('call_investments', Q.deal + Q.follow))}${pair('Management fees (Q4 2026)', portalDollar.amount('call_management_fees', Q.fee))}${pair('Fund expenses', portalDollar.amount('call_partnership_expenses', Q.costs))}${pair('Working capital reserve', portalDollar.amount('call_other', Q.reserve))}${pair('Total', portalDollar.amount('call_amount', Q_CALLED), 't')}<h3 style="margin-top:10pt">Unfunded commitment</h3>${pair('Before this call', portalDollar.amount('unfunded_before_call', Q.open))}${pair('This call', portalDollar.show(-Q_CALLED))}${pair('After this call', portalDollar.amount('unfunded_after_call', Q.open - Q_CALLED), 't')}</div>
<div class="box"><h3>How to pay</h3>${pair('Method', 'Domestic wire')}${pair('Bank', mark('bank_name', 'Golden Spike National Bank'))}${pair('Routing (ABA)', '124090417')}${pair('Account name', mark('beneficiary_name', 'Quillback Software Growth II-A, L.P.'))}${pair('Account number', mark('account_number', '8830041726'))}${pair('Memo', mark('payment_reference', 'QSG2A-14-PENHALLOW'))}${pair('International wires', 'contact us')}<p class="n">We never change wire details by e-mail. Call the number on your subscription documents if anything looks different.</p><h3>Investor</h3>${pair('Name', mark('limited_partner', 'The Hollis J. Penhallow 2009 Irrevocable Trust'))}${pair('Trustee', 'Wasatch Fiduciary Co.')}${pair('Manager', mark('fund_manager', 'Quillback Ventures, LLC'))}${pair('Currency', text('base_currency', 'USD'))}</div></div>
<div class="box" style="margin-top:10pt"><h3>Recent activity in this fund</h3><table>${row(['<b>Date</b>', '<b>Item</b>', '<b>Amount</b>', '<b>Status</b>'])}${row(['07/17/2026', 'Capital Call #13', '$95,000.00', 'Paid 07/30/2026'])}${row(['06/05/2026', 'Distribution #4 – Tidewrack Security (escrow release)', '$41,882.16', 'Paid'])}${row(['02/20/2026', 'Capital Call #12', '$125,000.00', 'Paid 03/04/2026'])}${row(['11/14/2025', 'Capital Call #11', '$62,500.00', 'Paid 11/26/2025'])}</table></div>
<p class="n">A message from the team: Marlinspike Data builds observability software for warehouses and closed its $60 million Series C with Quillback as lead on October 27, 2026. The fund’s share is $21,000,000. The reserve will be used for the extension of a bridge facility at Oxbow Payroll or returned by March 31, 2027 and would then be added back to unfunded commitments. Documents: Notice (PDF), LPA extract (PDF), W-9. Support: investors@quillback.example · (801) 555-0164.</p>`,
});

export const documents = [credit, growth];
