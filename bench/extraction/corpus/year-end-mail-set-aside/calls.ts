import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const plain = printer({ currency: 'USD', group: ',', point: '.', digits: 0, negative: 'minus', before: '$' });
const S = { invest: 41000, fee: 7500, costs: 1500, pledged: 500000, open: 275000 };
const S_CALLED = S.invest + S.fee + S.costs;

/** A young American seed manager's call as a typed letter: bullets, a short ledger, wire details in a line each. */
const seed = document({
  file: 'Saltbox Seed II - Capital Call 5 - Castellanos Trust.pdf',
  documentType: 'Capital Call',
  layout: 'american-seed-manager-letter-with-bullets',
  pageSize: 'Letter',
  margin: '26mm 30mm 20mm',
  css: "body{font:10.6pt/1.46 'DejaVu Sans Condensed','DejaVu Sans';font-size:9.4pt;color:#222}p{margin:7pt 0}h3{font-size:13pt;margin:0 0 12pt;color:#c4472b}ul{margin:4pt 0 4pt 16pt;padding:0}li{margin:2pt 0}.l{display:grid;grid-template-columns:1fr auto;max-width:310pt;row-gap:2pt;margin:6pt 0 6pt 16pt}.l b,.l span:nth-child(even){text-align:right}.w{margin:4pt 0 4pt 16pt;line-height:1.55}.n{font-size:8pt;color:#777}",
  body: `<h3>saltbox ventures</h3>
<p>${noticeDate('Dec 9, 2025', '2025-12-09')}</p>
<p>To: ${mark('limited_partner', 'Ramona J. Castellanos Revocable Trust')}<br>Re: ${mark('fund', 'Saltbox Seed Fund II, LP')} – capital call #${text('call_number', '5')}</p>
<p>Hi Ramona,</p>
<p>We’re calling 10% of commitments to Fund II. Your share is <b>${plain.amount('call_amount', S_CALLED)}</b> (commitment of ${plain.amount('commitment', S.pledged)}), due by <b>${text('due_date', 'Friday, Dec 19, 2025', '2025-12-19')}</b>. Here is what it is for:</p>
<ul><li>${plain.amount('call_investments', S.invest)} for new investments – Dovetail Robotics (seed, $850K), Quillmoss (pre-seed, $350K) and our pro rata in Benchwright’s A round ($481K)</li>
<li>${plain.amount('call_management_fees', S.fee)} for management fees, Q4 2025 through Q2 2026</li>
<li>${plain.amount('call_partnership_expenses', S.costs)} for fund expenses (audit, tax prep and our admin, Cleatmark)</li></ul>
<p>Where your commitment stands:</p>
<div class="l"><span>Called before today (45%)</span><span>${plain.show(S.pledged - S.open)}</span><span>Not yet called before this call</span><span>${plain.amount('unfunded_before_call', S.open)}</span><span>Not yet called after this call</span><span>${plain.amount('unfunded_after_call', S.open - S_CALLED)}</span></div>
<p>Wires only, please – no checks and no ACH:</p>
<div class="w">Bank: ${mark('bank_name', 'Mount Tabor Community Bank')}, Portland, OR<br>ABA routing: 123200417<br>Account #: ${mark('account_number', '7740019283')}<br>Account name: ${mark('beneficiary_name', 'Saltbox Seed Fund II LP')}<br>SWIFT (from outside the US): ${mark('swift_code', 'MTCBUS6P')}<br>Memo: ${mark('payment_reference', 'SSF2 Call 5 Castellanos')}</div>
<p>Our wire info hasn’t changed. If you ever get an email from us saying it has, call me on my cell first.</p>
<p>Dovetail is building grippers for bakeries, out of a garage in Boise, and already has $310K of orders. I’ll say more in the annual letter at the end of January. The next call will most likely be in June, again around 10%.</p>
<p>Thank you, and happy holidays!</p>
<p style="margin-top:16pt">Jonah Prewitt<br>${mark('fund_manager', 'Saltbox Ventures LLC')}, for Saltbox GP II, LLC</p>
<p class="n">All partners together: $2,050,000 called on Fund II ($20,500,000 of commitments). Past due amounts bear interest at 10% under Section 3.4 of the LPA.</p>`,
  derivable: { base_currency: 'USD' },
});

const aud = printer({
  currency: 'AUD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
  before: '$',
});
const Y = {
  invest: 39600000,
  fee: 5720000,
  costs: 1480000,
  working: 1200000,
  pledged: 400000000,
  paid: 172000000,
};
const Y_CALLED = Y.invest + Y.fee + Y.costs + Y.working;
const Y_UNITS = 4000000;
const cents = (amount: number): string => (amount / Y_UNITS).toFixed(2);
const unit = (label: string, fin: string, amount: number, name = ''): string =>
  row([label, cents(amount), aud.amount(fin, amount)], name);

/** An Australian trustee's call on partly paid units: boxes at the head, a table by unit, a payment slip at the foot. */
const units = document({
  file: 'RAGT3 Call Notice 07 - Murray Dairy Super - 1 December 2025.pdf',
  documentType: 'Capital Call',
  layout: 'australian-unit-call-with-payment-slip',
  margin: '16mm 18mm',
  css: "body{font:9.6pt/1.4 'Liberation Sans';color:#1f1f1f}h1{font-size:16pt;margin:0;color:#fff;background:#7b2d26;padding:7pt 10pt;font-weight:normal}.b{display:grid;grid-template-columns:repeat(3,1fr);gap:7pt;margin:9pt 0}.b div{background:#f5ebe6;padding:6pt 9pt}.b small{display:block;color:#7b2d26;font-size:7.6pt}.b b{font-size:12.5pt}h4{color:#7b2d26;font-size:10.4pt;margin:12pt 0 2pt}p{margin:6pt 0}table{border-collapse:collapse;width:100%}td,th{padding:3.2pt 5pt;text-align:right;border-bottom:.3pt solid #dcc6bd}td:first-child,th:first-child{text-align:left}th{font-weight:normal;color:#7b2d26;border-bottom:.9pt solid #7b2d26}.t td{font-weight:bold;border-top:.9pt solid #7b2d26}.p{border:1pt dashed #7b2d26;padding:5pt 10pt;margin-top:12pt}.p td{text-align:left;border:0;padding:1.8pt 4pt}.p td:nth-child(odd){color:#7b2d26;width:18%}.n{font-size:7.4pt;color:#555}",
  footer:
    '<div style="font:6.2pt sans-serif;width:100%;padding:0 18mm;color:#555">Trustee: Warby Range Trustees Limited ABN 41 090 417 226 AFSL 290417 · Registry: Tidegauge Unit Registry Pty Ltd, Docklands VIC</div>',
  body: `<h1>Call notice</h1>
<div class="b"><div><small>Amount payable</small><b>${aud.amount('call_amount', Y_CALLED)}</b></div><div><small>Payable by</small><b>${text('due_date', '16 December 2025', '2025-12-16')}</b></div><div><small>Call number</small><b>${text('call_number', '7')}</b></div></div>
<p><b>${mark('fund', 'Ridgeback Agribusiness Growth Trust No. 3')}</b> (ARSN not applicable – wholesale clients only)<br>Unitholder: <b>${mark('limited_partner', 'Murray Dairy Workers Superannuation Fund')}</b> (holder no. 31007)<br>Date of this notice: ${noticeDate('1/12/2025', '2025-12-01')} · Manager: ${mark('fund_manager', 'Ridgeback Alternatives Pty Ltd')}</p>
<p>Under clause 6 of the trust deed the trustee calls 12.00 cents on each of your 4,000,000 partly paid units of $1.00. Amounts are in ${mark('base_currency', 'Australian dollars', { value: 'AUD' })} and include GST net of reduced input tax credits.</p>
<h4>What the call is for</h4>
<table>${head(['', 'Cents a unit', 'Your amount'])}
${unit('Acquisition of Goulburn Cold Stores and almond orchards at Robinvale', 'call_investments', Y.invest)}
${unit('Management fee, half-year from 1 January 2026', 'call_management_fees', Y.fee)}
${unit('Trust expenses', 'call_partnership_expenses', Y.costs)}
${unit('Working capital', 'call_other', Y.working)}
${unit('Total', 'call_amount', Y_CALLED, 't')}</table>
<h4>Your commitment</h4>
<table>${head(['', 'Cents a unit', 'Your amount'])}
${row(['Committed capital', cents(Y.pledged), aud.amount('commitment', Y.pledged)])}
${row(['Paid on calls 1 to 6', cents(Y.paid), aud.show(Y.paid)])}
${row(['Uncalled before this notice', cents(Y.pledged - Y.paid), aud.amount('unfunded_before_call', Y.pledged - Y.paid)])}
${row(['This call', cents(Y_CALLED), aud.amount('call_amount', Y_CALLED)])}
${row(['Uncalled after this notice', cents(Y.pledged - Y.paid - Y_CALLED), aud.amount('unfunded_after_call', Y.pledged - Y.paid - Y_CALLED)], 't')}</table>
<p>The trustee expects to make one more call before 30 June 2026, of about 9 cents. The unit price at 30 September 2025 was $0.5311 (43 cents paid).</p>
<div class="p"><table>${row(['Account name', mark('beneficiary_name', 'Warby Range Trustees Ltd ATF RAGT3 Applications'), 'Bank', mark('bank_name', 'Bank of the Ovens')])}${row(['BSB', '637-904', 'Account no.', mark('account_number', '0417 2290')])}${row(['Reference', mark('payment_reference', '31007-C07'), 'Amount', aud.amount('call_amount', Y_CALLED)])}</table></div>
<p class="n">Units on which a call is not paid within 10 business days may be forfeited under clause 6.5. The call on all unitholders is $31,200,000. Questions: Tegan Oakes, (03) 5550 0417. This notice has been prepared without taking account of your objectives or financial situation. Warby Range Trustees Limited does not guarantee the performance of the Trust.</p>`,
});

export const documents = [seed, units];
