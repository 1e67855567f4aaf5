import { head, row } from '../html.ts';
import { document } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const USD = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  before: '$',
  nil: '-',
});
const KES = 'Kestrel Point Infrastructure Debt Fund, L.P.';

/** A portal's export: form with shaded captions, fund's and partner's amounts, wire details on the second page. */
const kestrel = document({
  file: 'KPID_ContributionNotice_08_LP-20331.pdf',
  documentType: 'Capital Call',
  layout: 'portal-form-wire-on-second-page',
  pageSize: 'Letter',
  footer:
    '<div style="font:7px Arial;width:100%;text-align:right;padding-right:18mm">KPID-08-20331 | <span class="pageNumber"></span>/<span class="totalPages"></span></div>',
  css: `body{font:9.6pt "Liberation Sans"} h1{font-size:14pt;font-weight:600;border-left:6px solid #e07a1f;padding-left:8pt} table{border-collapse:collapse;width:100%;margin-bottom:12pt} .f td{border:1px solid #d5d5d5;padding:4pt 6pt} .f td:nth-child(odd){background:#f4f4f4;color:#555;width:21%} .a th{text-align:right;border-bottom:2px solid #e07a1f;padding:4pt} .a th:first-child{text-align:left} .a td{padding:3.6pt 4pt;text-align:right} .a td:first-child{text-align:left} .b td{font-weight:bold;border-top:1px solid #333} .next{page-break-before:always}`,
  body: `<h1>Capital Contribution Notice</h1><table class="f">${row(['Fund', text('fund', KES), 'Notice date', noticeDate('08/19/2024', '2024-08-19')])}${row(['Investor', text('limited_partner', 'Sisters of Mercy Retirement Plan Trust'), 'Due date', text('due_date', '08/30/2024', '2024-08-30')])}${row(['Investor ID', 'LP-20331', 'Call number', text('call_number', '8')])}${row(['Investment manager', text('fund_manager', 'Kestrel Point Credit Management, L.P.'), 'Currency', text('base_currency', 'USD')])}</table>
    <table class="a">${head(['Purpose of call', 'Fund total', 'Your share'])}${row(['Loan fundings – Project Osprey, Project Teal', USD.show(3825000000), USD.amount('call_investments', 38250000)])}${row(['Management fee 07/01/2024 – 09/30/2024', USD.show(281250000), USD.amount('call_management_fees', 2812500)])}${row(['Fund operating expenses', USD.show(61422000), USD.amount('call_partnership_expenses', 614220)])}${row(['Repayment of subscription line interest', USD.show(32328000), USD.amount('call_other', 323280)])}${row(['Contribution due', USD.show(4200000000), USD.amount('call_amount', 42000000)], 'b')}</table>
    <table class="a">${head(['Commitment status', 'Fund total', 'Your share'])}${row(['Capital commitment', USD.show(75000000000), USD.amount('commitment', 750000000)])}${row(['Unfunded, prior to this notice', USD.show(31050000000), USD.amount('unfunded_before_call', 310500000)])}${row(['This contribution', USD.show(-4200000000), USD.show(-42000000)])}${row(['Unfunded, following this notice', USD.show(26850000000), USD.amount('unfunded_after_call', 268500000)], 'b')}</table>
    <p>Funds received after the due date accrue interest at the prime rate plus 2.0% under Section 5.3 of the Partnership Agreement. Wire details are on the next page. Please confirm them by telephone before you send funds.</p><div class="next"><h1>Wire details</h1><table class="f" style="width:75%">${row(['Bank', text('bank_name', 'Second Harbor Trust Company, N.A.')])}${row(['ABA routing', '021 555 881'])}${row(['Account name', text('beneficiary_name', KES)])}${row(['Account no.', text('account_number', '8800 412 7719')])}${row(['SWIFT', text('swift_code', 'SHTCUS33')])}${row(['Reference', text('payment_reference', 'KPID 20331 CC08')])}</table><p>Questions: KPID investor team, +1 617 555 0142.</p></div>`,
});

const GBP = printer({ currency: 'GBP', group: ',', point: '.', digits: 2, negative: 'minus', nil: 'nil' });

/** British drawdown: the purpose in numbered paragraphs, history of drawdowns in a table whose last row is this one. */
const blackdown = document({
  file: 'Blackdown Hills Forestry LP drawdown no 6 - Wainfleet.pdf',
  documentType: 'Capital Call',
  layout: 'uk-numbered-paragraphs-drawdown-history',
  css: `body{font:11pt "Liberation Serif"} ol li{margin-bottom:7pt} table{border-collapse:collapse;margin:6pt 0 6pt 12pt} td,th{padding:2.5pt 14pt 2.5pt 0;text-align:left} .n td:nth-child(n+3),.n th:nth-child(n+3){text-align:right} .n th{border-bottom:1px solid #000;font-weight:normal;font-style:italic} .b td{font-weight:bold} .v td:last-child{text-align:right} .head{text-align:center;border-bottom:1px solid #264d2c;color:#264d2c}`,
  body: `<div class="head"><p style="font-size:16pt;margin:0">${text('fund_manager', 'Blackdown Forestry Managers Limited')}</p><p style="font-size:8.5pt">Culmstock Mill, Cullompton, Devon EX15 3JQ</p></div><p>Our ref: BHF/WFT/6</p><p>${text('limited_partner', 'Wainfleet Almshouse Charity')}<br>The Clerk’s House<br>Wainfleet PE24 4AA</p><p>${noticeDate('14 March 2025', '2025-03-14')}</p><p>Dear Sir or Madam</p><p><b>${text('fund', 'Blackdown Hills Forestry Limited Partnership')} (the “Partnership”) – Drawdown No. ${text('call_number', '6')}</b></p>
    <ol><li>As manager of the Partnership we require you to pay £${GBP.amount('call_amount', 11250000)} in cleared funds by noon on ${text('due_date', '28 March 2025', '2025-03-28')}.</li><li>Your share is applied as follows (${text('base_currency', 'sterling', 'GBP')}):<table class="v">${row(['Purchase of Stockland Wood and planting of 2024/25', GBP.amount('call_investments', 9675000)])}${row(['Manager’s fee for the half-year to 30 September 2025', GBP.amount('call_management_fees', 937500)])}${row(['Legal fees, surveys and insurance', GBP.amount('call_partnership_expenses', 637500)])}${row(['Drawdown No. 6', GBP.show(11250000)], 'b')}</table></li>
    <li>Your commitment of £${GBP.amount('commitment', 125000000)} has been drawn as set out below.<table class="n">${head(['No.', 'Date', 'Drawn', 'Left undrawn'])}${row(['1–3', '2021 to 2022', '375,000.00', '875,000.00'])}${row(['4', '1 June 2023', '150,000.00', '725,000.00'])}${row(['5', '3 May 2024', '187,500.00', GBP.amount('unfunded_before_call', 53750000)])}${row(['6', '28 March 2025', GBP.show(11250000), GBP.amount('unfunded_after_call', 42500000)], 'b')}</table></li>
    <li>Please pay to ${text('bank_name', 'Wessex & Severn Bank plc')}, sort code 30-71-22, account ${text('account_number', '40118826')} in the name of ${text('beneficiary_name', 'Blackdown Hills Forestry LP')}, quoting ${text('payment_reference', 'BHF6 WAINFLEET')}.</li><li>Interest at 4% over base rate is charged on late payments (clause 6.7).</li></ol><p>Yours faithfully</p><p style="margin-top:22pt">for and on behalf of Blackdown Forestry Managers Limited</p>`,
});

const SHORT = printer({ currency: 'USD', group: ',', point: '.', digits: 0, negative: 'minus', before: '$' });

/** A small venture manager's page: everything said in short sentences and one list. */
const lanternfish = document({
  file: 'lanternfish-bio-ii_call3_okafor.pdf',
  documentType: 'Capital Call',
  layout: 'venture-manager-short-page',
  pageSize: 'Letter',
  css: `body{font:11.5pt "URW Gothic","Liberation Sans";color:#222} .l{font-size:20pt;color:#0b6e75} ul{list-style:none;padding-left:0} li{padding:2.5pt 0} .big{font-size:26pt;color:#0b6e75;margin:4pt 0} .s{font-size:9pt;color:#666}`,
  derivable: { base_currency: 'USD', call_partnership_expenses: 'USD 0', call_other: 'USD 0' },
  body: `<p class="l">lanternfish</p><p>${noticeDate('January 7th, 2025', '2025-01-07')}</p><p>Hello ${text('limited_partner', 'Okafor Living Trust')},</p><p>We are making the ${text('call_number', 'third', '3')} capital call of ${text('fund', 'Lanternfish Bio Fund II LP')}. Your share is</p><p class="big">${SHORT.amount('call_amount', 30000)}</p><p>and we need it by <b>${text('due_date', 'January 21st, 2025', '2025-01-21')}</b>.</p><p>What it is for: ${SHORT.amount('call_investments', 26250)} goes into two new companies (Corvid Peptides and one that is still under a confidentiality agreement), and ${SHORT.amount('call_management_fees', 3750)} pays the management fee for the first half of 2025. Nothing is called for expenses this time.</p>
    <p>Where you stand: out of your ${SHORT.amount('commitment', 200000)} commitment, ${SHORT.amount('unfunded_before_call', 140000)} was uncalled. After this call it will be ${SHORT.amount('unfunded_after_call', 110000)}.</p><p>Where to send it:</p><ul><li>Bank – ${text('bank_name', 'Bay Ridge Business Bank')}</li><li>Routing – 121 555 340</li><li>Account – ${text('account_number', '2209118457')}</li><li>In the name of – ${text('beneficiary_name', 'Lanternfish Bio Fund II LP')}</li><li>Memo – ${text('payment_reference', 'Okafor C3')}</li></ul><p>We will never change these instructions by e-mail. If in doubt call Priya.</p><p>Thank you,<br>Priya & Tom</p><p class="s">${text('fund_manager', 'Lanternfish Capital Partners, Inc.')} · 2400 Bayshore Blvd, Brisbane CA</p>`,
});

export const documents = [kestrel, blackdown, lanternfish];
