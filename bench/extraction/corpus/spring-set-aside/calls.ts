import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '–',
});
const CALLED = 90000000 + 6562500 + 774000;
const CALLED_TO_DATE = 941250000 + 118687500 + 21436650;
const WHOLE_CALLED = 5191280000;
const OPEN_BEFORE = 1500000000 - (CALLED_TO_DATE - CALLED) + 52500000;
const WHOLE_OPEN_BEFORE = 30317992000;
/** A line with the whole fund's amount, the partner's own and the partner's own since inception. */
const line = (
  label: string,
  own: string,
  [whole, since]: readonly [number | null, number | null],
  name = '',
): string => row([label, dollar.show(whole), own, dollar.show(since)], name);

/** An American notice in the form of the industry's template, with the sums since inception; the wire is overleaf. */
const template = document({
  file: 'Quillfeather V - Capital Call Notice 14 - Lorimer County Firefighters.pdf',
  documentType: 'Capital Call',
  layout: 'american-template-this-notice-and-cumulative',
  pageSize: 'Letter',
  margin: '16mm',
  css: "body{font:9.2pt/1.3 'Liberation Sans'}h2{margin:0;font-size:15pt;color:#12355b}table{border-collapse:collapse;width:100%;margin:7pt 0}td,th{padding:2.6pt 5pt;text-align:right;vertical-align:bottom}td:first-child,th:first-child{text-align:left}.f td,.f th{border:.4pt solid #9aa7b5}th{background:#12355b;color:#fff;font-weight:bold}.h td{background:#dfe6ee;font-weight:bold;text-align:left}.i td:first-child{padding-left:16pt}.s td{border-top:.8pt solid #12355b;font-weight:bold}.t td{background:#f1efdf;font-weight:bold}.k td{text-align:left;padding:1.6pt 6pt}.k td:nth-child(odd){width:21%;color:#41566e}.w td{text-align:left;border-bottom:.4pt solid #9aa7b5}.w td:first-child{width:34%}.n{font-size:7.4pt;color:#333}",
  footer:
    '<div style="font:6.5pt sans-serif;width:100%;padding:0 16mm;display:flex;justify-content:space-between"><span>Prepared by Boxelder Fund Administration, LLC on behalf of the General Partner</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>',
  body: `<div style="display:flex;justify-content:space-between;align-items:end;border-bottom:2pt solid #12355b;padding-bottom:4pt"><h2>CAPITAL CALL NOTICE</h2><b>${mark('fund', 'Quillfeather Partners Fund V, L.P.')}</b></div>
<table class="k">${row(['Limited Partner', `<b>${mark('limited_partner', 'Lorimer County Firefighters’ Pension Plan')}</b>`, 'Notice Date', noticeDate('10/08/2025', '2025-10-08')])}${row(['Investor ID', 'QFP5-0043', 'Due Date', `<b>${text('due_date', '10/22/2025', '2025-10-22')}</b>`])}${row(['General Partner', 'Quillfeather GP V, LLC', 'Capital Call Number', text('call_number', '14')])}${row(['Management Company', mark('fund_manager', 'Quillfeather Capital Management, LLC'), 'Currency', text('base_currency', 'USD')])}${row(['Attention', 'Mr. Dale Rasmussen, Plan Administrator', 'Ownership', '1.8750%'])}</table>
<p>Pursuant to Section 3.2 of the Second Amended and Restated Limited Partnership Agreement of the Fund (the “LPA”), the General Partner hereby calls capital from all partners in the aggregate amount of $51,912,800.00. Proceeds will be used to acquire a controlling interest in Brassworth Dental Laboratories and to pay fees and expenses of the Fund for the fourth quarter of 2025.</p>
<table class="f">${head(['Capital call detail', 'Total Fund<br>This Notice', 'Your Share<br>This Notice', 'Your Share<br>Cumulative<sup>1</sup>'])}
<tr class="h"><td colspan="4">A. Called inside commitment</td></tr>
${line('Investments', dollar.amount('call_investments', 90000000), [4800000000, 941250000], 'i')}
${line('Management fees, gross', dollar.show(7500000), [400000000, 127500000], 'i')}
${line('Less: management fee offset<sup>2</sup>', dollar.show(-937500), [-50000000, -8812500], 'i')}
${line('Management fees, net of offset', dollar.amount('call_management_fees', 6562500), [350000000, 118687500], 's')}
${line('Partnership expenses', dollar.amount('call_partnership_expenses', 774000), [41280000, 21436650], 'i')}
<tr class="h"><td colspan="4">B. Called outside commitment</td></tr>
${line('Subsequent closing interest', dollar.show(null), [null, null], 'i')}
${line('TOTAL AMOUNT DUE (A + B)', dollar.amount('call_amount', CALLED), [WHOLE_CALLED, CALLED_TO_DATE], 't')}</table>
<table class="f">${head(['Commitment summary', 'Total Fund', 'Your Share'])}
${row(['Total commitment', dollar.show(80000000000), dollar.amount('commitment', 1500000000)])}
${row(['Unfunded commitment before this notice<sup>3</sup>', dollar.show(WHOLE_OPEN_BEFORE), dollar.amount('unfunded_before_call', OPEN_BEFORE)])}
${row(['Less: called inside commitment, this notice', dollar.show(-WHOLE_CALLED), dollar.cost('call_amount', CALLED)])}
${row(['Unfunded commitment after this notice', dollar.show(WHOLE_OPEN_BEFORE - WHOLE_CALLED), dollar.amount('unfunded_after_call', OPEN_BEFORE - CALLED)], 't')}</table>
<p class="n"><sup>1</sup> Since inception (May 17, 2021), including this notice. <sup>2</sup> 100% of transaction and monitoring fees received by the Management Company. <sup>3</sup> Includes recallable distributions of $525,000.00 (your share) made through September 30, 2025.</p>
<div style="break-before:page"></div><h2>WIRE INSTRUCTIONS</h2><p>Please remit ${mark('call_amount', `$${dollar.show(CALLED)}`, { value: '973365.00', currency: 'USD' })} so that funds are received by 2:00 p.m. Central Time on Wednesday, ${text('due_date', 'October 22, 2025', '2025-10-22')}.</p>
<table class="w">${row(['Bank', `${mark('bank_name', 'Prairie Union Bank, N.A.')}<br>410 Marquette Row, Minneapolis, MN 55402`])}${row(['ABA No.', '063904428'])}${row(['SWIFT (international wires only)', mark('swift_code', 'PRUNUS4M')])}${row(['Account name', mark('beneficiary_name', 'Quillfeather Partners Fund V, L.P.')])}${row(['Account number', mark('account_number', '8200417735')])}${row(['Reference', mark('payment_reference', 'QFP5-0043 / Call 14')])}</table>
<p><b>Wire fraud notice.</b> These instructions have not changed since the Fund’s initial closing. Neither the General Partner nor Boxelder will ever announce a change of bank details by e-mail. If in doubt, call Investor Services at (612) 555-0138.</p>
<p class="n">Amounts not received by the due date accrue interest at the lesser of the Prime Rate plus 5% per annum and the maximum rate permitted by law, and a partner that remains in default for ten business days may forfeit up to 50% of its interest (LPA, Section 3.5). The Fund’s next capital call is not expected before the first quarter of 2026. This notice contains confidential information within the meaning of Section 12.9 of the LPA.</p>`,
});

const sterling = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
  before: '£',
});
const DRAWN = 312000000 + 18750000 + 4281530;
const UNDRAWN = 1124060000;

/** A British administrator's letter: purposes as a list in prose, the payment details in a schedule. */
const drawdown = document({
  file: 'SLIF II LP Drawdown Notice 9 (Thornley Vale).pdf',
  documentType: 'Capital Call',
  layout: 'british-drawdown-letter-with-payment-schedule',
  margin: '22mm',
  css: "body{font:10.6pt/1.42 'Liberation Serif'}p{margin:7pt 0}li{margin:3pt 0}table{border-collapse:collapse;margin:8pt 0;width:100%}td{padding:3pt 6pt 3pt 0;vertical-align:top}.w td:first-child{width:38%}.b td{border-bottom:.4pt solid #777}.b td:last-child{text-align:right}.n{font-size:8.4pt}h4{margin:14pt 0 2pt}",
  footer:
    '<div style="font:6.5pt serif;width:100%;padding:0 22mm">Corbie Hill Fund Administrators (UK) Limited. Registered in Scotland SC 741906. Registered office: 14 Melville Wynd, Edinburgh EH3 7XZ. Authorised and regulated by the Financial Conduct Authority.</div>',
  body: `<p style="text-align:right"><b>Corbie Hill Fund Administrators (UK) Limited</b><br>14 Melville Wynd<br>Edinburgh EH3 7XZ</p><p>The Pensions Manager<br>${mark('limited_partner', 'Thornley Vale Superannuation Fund')}<br>Civic Hall, Market Street<br>Thornley TV1 4AB</p><p>${noticeDate('15 October 2025', '2025-10-15')}</p><p>Our ref: SLIF2/LP0017</p><p>Dear Sir or Madam</p>
<p><b>${mark('fund', 'Saltmarsh Lane Infrastructure Fund II LP')} (the “Fund”)<br>Drawdown Notice No. ${text('call_number', '9')}</b></p>
<p>We write on behalf of Saltmarsh Lane General Partner II Limited, the general partner of the Fund. In accordance with clause 6.2 of the limited partnership agreement dated 14 March 2022 (as amended), you are requested to advance to the Fund the sum of <b>${sterling.amount('call_amount', DRAWN)}</b>, being approximately 13.4 per cent. of your Commitment of ${sterling.amount('commitment', 2500000000)}. Cleared funds are to be received no later than close of business on <b>Wednesday ${text('due_date', '29 October 2025', '2025-10-29')}</b>.</p>
<p>The amount drawn down will be applied as follows:</p><ul><li>${sterling.amount('call_investments', 312000000)} towards the second instalment of the price of the Fund’s 45 per cent. interest in the Tarbert Sound ferry terminals;</li><li>${sterling.amount('call_management_fees', 18750000)} in respect of the management fee payable to ${mark('fund_manager', 'Saltmarsh Lane Infrastructure Advisers LLP')} (the “Manager”) for the quarter from 1 October to 31 December 2025; and</li><li>${sterling.amount('call_partnership_expenses', 4281530)} towards audit, depositary, administration and other expenses of the Fund.</li></ul>
<p>Of the sum requested, 99.99 per cent. will be treated as an interest-free loan and the remainder as a capital contribution. Before this notice your undrawn Commitment was ${sterling.amount('unfunded_before_call', UNDRAWN)}. Once it has been met, your undrawn Commitment will be ${sterling.amount('unfunded_after_call', UNDRAWN - DRAWN)}. The Fund is drawing down £46.9 million in all from its investors, whose Commitments total £350 million.</p>
<p>Payment details are set out in the schedule overleaf. They are unchanged from Drawdown Notice No. 8 of 24 June 2025. Should you have any questions, please contact Fiona Abernethy on 0131 496 0722 or at slif2@corbiehill.example.</p>
<p>Yours faithfully</p><p style="margin-top:28pt">Authorised signatory<br>For and on behalf of Corbie Hill Fund Administrators (UK) Limited<br>as administrator of the Fund</p>
<div style="break-before:page"></div><p><b>Schedule – Drawdown Notice No. ${text('call_number', '9')}</b></p>
<h4>1. Payment details</h4><table class="w">${row(['Amount', sterling.amount('call_amount', DRAWN)])}${row(['Value date', text('due_date', '29 October 2025', '2025-10-29')])}${row(['Bank', mark('bank_name', 'Aldgate & Severn Bank plc')])}${row(['Branch', '90 Cornmarket Passage, London EC3V 9ZZ'])}${row(['Sort code', '40-71-26'])}${row(['Account number', mark('account_number', '31880945')])}${row(['Account name', mark('beneficiary_name', 'Saltmarsh Lane Infrastructure Fund II LP')])}${row(['IBAN', text('iban', 'GB30 ASVB 4071 2631 8809 45', 'GB30ASVB40712631880945')])}${row(['BIC', mark('swift_code', 'ASVBGB2L')])}${row(['Reference', mark('payment_reference', 'SLIF2 DD9 LP0017')])}</table>
<h4>2. Default</h4><p class="n">If an investor does not advance the amount due on the date stated, the General Partner may charge interest at 4 per cent. above the base rate of the Fund’s bankers from the due date until payment and may exercise the powers in clause 6.7, including the forfeiture of up to 75 per cent. of the investor’s loans.</p><h4>3. General</h4><p class="n">Terms defined in the limited partnership agreement have the same meaning in this notice. All payments are to be made without set-off, counterclaim or deduction of bank charges. A UK CHAPS transfer should be instructed before 2.30 p.m. This notice is given by e-mail and through the investor portal; a paper copy will not follow.</p>`,
  derivable: { base_currency: 'GBP' },
});

export const documents = [template, drawdown];
