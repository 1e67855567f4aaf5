import { row } from '../html.ts';
import { document } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const DOLLARS = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  before: '$',
  negative: 'brackets',
});
const money = DOLLARS.amount;
const pay = (label: string, value: string): string => row([label, value]);

/** Formal notice of an American partnership: the fund's total beside the share, wire table on its own page. */
const larch = document({
  file: 'Larchmere Energy Transition IV - Drawdown Notice 11 (Teamsters Local 771) - 2822.pdf',
  documentType: 'Capital Call',
  layout: 'formal-notice-two-pages',
  pageSize: 'Letter',
  margin: '22mm',
  css: `body{font:10.5pt/1.4 "Liberation Serif"} .lh{text-align:center;font-variant:small-caps;border-bottom:.8px solid;padding-bottom:4pt} table{border-collapse:collapse;width:100%;margin:8pt 0} .a td,.a th{padding:2.4pt 4pt;text-align:right} .a th{border-bottom:1px solid;font-weight:normal;font-style:italic} .a td:first-child{text-align:left} .t td{border-top:1px solid;font-weight:bold} .w td{border:1px solid #444;padding:3pt 6pt} .w td:first-child{width:38%;background:#eee} .p2{page-break-before:always}`,
  body: `<div class="lh">${text('fund_manager', 'Larchmere Capital Advisors, L.P.')}<br><small>2200 Walnut Street, Suite 900, Boulder, Colorado 80302</small></div>
    <p>${noticeDate('October 3, 2024', '2024-10-03')}</p><p>To: ${text('limited_partner', 'Teamsters Local 771 Pension Trust Fund')}</p><p><b>Re: ${text('fund', 'Larchmere Energy Transition Fund IV, L.P.')} (the "Partnership") &ndash; Drawdown Notice No. ${text('call_number', '11')}</b></p>
    <p>Pursuant to Section 3.2 of the Partnership Agreement, the General Partner hereby calls capital from the Limited Partners. Your share of this drawdown is ${money('call_amount', 61204418)}, which is due in immediately available funds on or before <b>${text('due_date', 'October 18, 2024', '2024-10-18')}</b>. Amounts received later bear interest at 10% per annum.</p>
    <table class="a"><tr><th style="text-align:left">Purpose</th><th>Partnership total</th><th>Your share</th></tr>${row(['Acquisition of Mesa Verde Storage, LLC', '$16,400,000.00', '$410,000.00'])}${row(['Follow-on investment in Plainsgate Grid Services, Inc.', '4,800,000.00', '120,000.00'])}${row(['Total investments', '21,200,000.00', money('call_investments', 53000000)], 't')}${row(['Management fee, October 1 to December 31, 2024', '2,500,000.00', money('call_management_fees', 6250000)])}${row(['Partnership expenses', '632,144.80', money('call_partnership_expenses', 1580362)])}${row(['Interest on subscription facility', '149,622.40', money('call_other', 374056)])}${row(['Total drawdown', '$24,481,767.20', money('call_amount', 61204418)], 't')}</table>
    <p>Mesa Verde Storage owns and operates 180 MW of battery projects in three western states. Closing is expected on October 21, 2024.</p>
    <table class="a" style="width:75%">${row(['Your Commitment', money('commitment', 2500000000)])}${row(['Unfunded Commitment prior to this drawdown', money('unfunded_before_call', 985611900)])}${row(['Unfunded Commitment following this drawdown', money('unfunded_after_call', 924407482)])}</table>
    <p>Amounts are stated in ${text('base_currency', 'United States dollars', 'USD')}.</p>
    <div class="p2"><p><b>Wire instructions</b></p><table class="w">${pay('Bank', text('bank_name', 'Front Range Trust Bank, N.A.'))}${pay('ABA routing number', '107 000 999')}${pay('SWIFT', text('swift_code', 'FRTBUS5D'))}${pay('Account name', text('beneficiary_name', 'Larchmere Energy Transition Fund IV, L.P.'))}${pay('Account number', text('account_number', '8820 417 736'))}${pay('Reference', text('payment_reference', 'LETF4 DD11 TL771'))}</table>
    <p>These instructions have not changed since Drawdown Notice No. 10. If you receive any request to pay elsewhere, please telephone your usual contact at (303) 555-0182 before you act on it.</p><p>Very truly yours,</p><p>Larchmere Energy Transition GP IV, LLC, General Partner</p><p style="margin-top:30pt">______________________<br>Howard S. Linden, Authorized Signatory</p></div>`,
});

const POUNDS = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
});
const gbp = POUNDS.amount;

/** British charity property fund: short form on one page, boxes, no fees in the call. */
const cloister = document({
  file: 'CPF-CALL-06-StEdmunds.pdf',
  documentType: 'Capital Call',
  layout: 'boxed-form-short',
  css: `body{font:10pt "DejaVu Sans Light","DejaVu Sans"} h1{font-size:14pt;background:#004d40;color:#fff;padding:7pt;margin:0} .g{display:grid;grid-template-columns:1fr 1fr;border:1px solid #004d40} .g div{border:.5px solid #9bb8b3;padding:5pt} .g small{display:block;color:#00695c;font-size:7.4pt} table{width:100%;border-collapse:collapse;margin-top:10pt} td{padding:4pt;border-bottom:.5px solid #9bb8b3} td:last-child{text-align:right} .t td{font-weight:bold;background:#e0eeec}`,
  body: `<h1>Notice of capital call</h1><div class="g"><div><small>Fund</small>${text('fund', 'Cloister Property Fund LP')}</div><div><small>Investor</small>${text('limited_partner', "St Edmund's Almshouse Charity")}</div><div><small>Call</small>${text('call_number', '6')}</div><div><small>Date of issue</small>${noticeDate('22/05/2023', '2023-05-22')}</div><div><small>Payment required by</small>${text('due_date', '06/06/2023', '2023-06-06')}</div><div><small>Currency</small>${text('base_currency', 'GBP')}</div><div><small>Operator</small>${text('fund_manager', 'Cloister Asset Management Limited')}</div><div><small>Investor reference</small>0031-SE</div></div>
    <table>${row(['Purchase of Wharf Road, Peterborough (industrial)', gbp('call_investments', 14062500)])}${row(['Working capital reserve', gbp('call_other', 937500)])}${row(['Amount payable by you', gbp('call_amount', 15000000)], 't')}</table>
    <table>${row(['Your commitment', gbp('commitment', 150000000)])}${row(['Undrawn before this call', gbp('unfunded_before_call', 67500000)])}${row(['Undrawn after this call', gbp('unfunded_after_call', 52500000)])}</table>
    <table>${row(['Pay to', text('beneficiary_name', 'Cloister Property Fund LP Call Account')])}${row(['Bank', text('bank_name', 'Wensum & Nene Bank plc')])}${row(['Sort code', '20-99-14'])}${row(['Account', text('account_number', '40718822')])}${row(['Quote', text('payment_reference', '0031-SE/06')])}</table>
    <p style="font-size:7.5pt">Management fees are met from income and are not included in this call. ${text('fund_manager', 'Cloister Asset Management Limited')} is authorised and regulated by the Financial Conduct Authority.</p>`,
});

const EUROS = printer({ currency: 'EUR', group: ',', point: '.', digits: 0, negative: 'minus' });
const eur = EUROS.amount;

/** Guernsey secondaries fund: paragraphs numbered, amounts in a list, percentages of commitment beside them. */
const sarn = document({
  file: '2025-02-11 Sarnia Crossing Secondaries Capital Call 04 - 3173.pdf',
  documentType: 'Capital Call',
  layout: 'secondaries-percent-of-commitment',
  css: `body{font:10pt/1.4 "Liberation Sans"} ol{padding-left:16pt} li{margin-bottom:5pt} table{border-collapse:collapse;margin:4pt 0;width:94%} th{font-weight:normal;color:#666;text-align:right;font-size:8.5pt} td{text-align:right;padding:2pt 6pt} td:first-child{text-align:left} .t td{border-top:.8px solid #333;border-bottom:.8px solid #333} .r{display:flex;justify-content:space-between;font-size:8.5pt;color:#333;border-bottom:2px solid #b8860b;margin-bottom:10pt}`,
  footer:
    '<div style="font-size:7px;width:100%;text-align:center">Sarnia Crossing Secondaries II LP, registered in Guernsey no. 4117 · Page <span class="pageNumber"></span></div>',
  body: `<div class="r"><span>Castel Administration (Guernsey) Limited</span><span>Rue du Pré, St Peter Port</span></div>
    <p>${text('limited_partner', 'Nordmark Livsforsikring A/S')}<br>Attention: Alternative investments operations</p><p>${noticeDate('11 February 2025', '2025-02-11')}</p><p><b>${text('fund', 'Sarnia Crossing Secondaries II LP')}: drawdown notice</b></p>
    <ol><li>As administrator we give notice of capital call number ${text('call_number', '4')}. Your payment of ${text('base_currency', 'EUR')} ${eur('call_amount', 2145000)} should reach the account below for value ${text('due_date', '25 February 2025', '2025-02-25')}.</li><li>The call is made for the following purposes:<table><tr><th></th><th>EUR</th><th>% of commitment</th></tr>${row(['Deferred consideration, Project Alder (portfolio of seven buyout funds)', '1,250,000', '5.00'])}${row(['Project Birch (continuation vehicle)', '550,000', '2.20'])}${row(['Investments together', eur('call_investments', 1800000), '7.20'])}${row(['Management fee, first half of 2025', eur('call_management_fees', 156250), '0.63'])}${row(['Organisational and operating expenses', eur('call_partnership_expenses', 88750), '0.36'])}${row(['Equalisation for later closing', eur('call_other', 100000), '0.40'])}${row(['Total', eur('call_amount', 2145000), '8.58'], 't')}</table></li>
    <li>Your commitment is EUR ${eur('commitment', 25000000)}. Before this call EUR ${eur('unfunded_before_call', 16230000)} of it was undrawn; after payment EUR ${eur('unfunded_after_call', 14085000)} will be.</li>
    <li>Please pay to ${text('bank_name', 'Banque Insulaire S.A., Guernsey Branch')}, BIC ${text('swift_code', 'BISGGGS2')}, IBAN ${text('iban', 'GG81 BISG 0612 3456 7890 12', 'GG81BISG06123456789012')}, in favour of ${text('beneficiary_name', 'Sarnia Crossing Secondaries II LP')}, quoting "${text('payment_reference', 'SCS2-NLF-04')}".</li><li>The manager, ${text('fund_manager', 'Sarnia Crossing Partners Limited')}, has confirmed that the conditions of clause 6.1 of the Limited Partnership Agreement are met.</li></ol><p>For and on behalf of the administrator</p>`,
});

export const documents = [larch, cloister, sarn];
