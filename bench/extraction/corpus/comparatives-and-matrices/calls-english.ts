import { row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const DOLLARS = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  before: '$',
  negative: 'brackets',
});
const usd = DOLLARS.amount;

/** Notice of an administrator's portal on one page: particulars, breakdown, commitment, wire details. */
const kestrel = document({
  file: 'KestrelRun_Fund_III_CapitalCall_14_Investor_20931.pdf',
  documentType: 'Capital Call',
  layout: 'portal-notice-one-page',
  pageSize: 'Letter',
  css: `body{font:9.5pt "Liberation Sans"} h1{background:#14213d;color:#fff;font-size:13pt;padding:8pt 10pt;margin:0 0 10pt} h2{font-size:10pt;color:#14213d;border-bottom:1px solid #14213d;margin:14pt 0 4pt} table{width:100%;border-collapse:collapse} td{padding:2.6pt 4pt} .m td:last-child{text-align:right} .t td{font-weight:bold;border-top:1px solid #14213d} .p td:nth-child(odd){color:#555;width:22%}`,
  footer:
    '<div style="font-size:7px;width:100%;text-align:center">Kestrel Run Fund III, L.P. - Capital Call Notice 14 - Investor 20931</div>',
  body: `<h1>Capital Call Notice</h1><table class="p">${row(['Fund', text('fund', 'Kestrel Run Fund III, L.P.'), 'Notice date', noticeDate('05/06/2024', '2024-05-06')])}${row(['Investor', text('limited_partner', 'Piedmont Teachers Annuity Trust'), 'Due date', text('due_date', '05/20/2024', '2024-05-20')])}${row(['Call number', text('call_number', '14'), 'Currency', text('base_currency', 'USD')])}${row(['Manager', text('fund_manager', 'Kestrel Run Capital LLC'), 'Investor ID', '20931'])}</table>
    <h2>Amount due</h2><table class="m">${row(['Investments', usd('call_investments', 38240000)])}${row(['Management fees', usd('call_management_fees', 4375000)])}${row(['Partnership expenses', usd('call_partnership_expenses', 812044)])}${row(['Total amount due', usd('call_amount', 43427044)], 't')}</table>
    <h2>Commitment summary</h2><table class="m">${row(['Commitment', usd('commitment', 1000000000)])}${row(['Unfunded commitment before this call', usd('unfunded_before_call', 297118200)])}${row(['This call', `(${usd('call_amount', 43427044)})`])}${row(['Unfunded commitment after this call', usd('unfunded_after_call', 253691156)], 't')}</table>
    <h2>Wire instructions</h2><table class="p">${row(['Bank', text('bank_name', 'First Tidewater Bank, N.A.'), 'ABA', '055 900 218'])}${row(['Account name', text('beneficiary_name', 'Kestrel Run Fund III, L.P.'), 'Account number', text('account_number', '4410093327')])}${row(['SWIFT', text('swift_code', 'FTWBUS3N'), 'Reference', text('payment_reference', '20931 Call 14')])}</table>
    <p style="font-size:8pt">Please contact Brandywine Harbor Fund Services at investor.desk@brandywineharbor.example before the due date if your payment will be late. Interest accrues on late payments at the rate provided in the Partnership Agreement.</p>`,
});

const POUNDS = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 2,
  before: '£',
  negative: 'minus',
});
const gbp = POUNDS.amount;

/** British general partner's letter: amounts and dates in running text, the account in a sentence. */
const wharram = document({
  file: 'Drawdown letter 9 - Wharram Buyout IV - Lindisfarne.pdf',
  documentType: 'Capital Call',
  layout: 'letter-in-running-text',
  margin: '26mm',
  css: `body{font:11.2pt/1.45 "Liberation Serif"} .l{text-align:right;font-size:9pt;line-height:1.3} .l b{font-size:13pt}`,
  derivable: { base_currency: 'GBP' },
  body: `<p class="l"><b>${text('fund_manager', 'Wharram Private Equity LLP')}</b><br>41 Park Row, Leeds LS1 5EL<br>Authorised and regulated by the Financial Conduct Authority</p><p>${noticeDate('4 November 2024', '2024-11-04')}</p><p>${text('limited_partner', 'Lindisfarne Insurance Company Limited')}<br>7 Grey Street<br>Newcastle upon Tyne NE1 6EE</p><p>Dear Sirs</p><p><b>${text('fund', 'Wharram Buyout Fund IV LP')} (the "Fund")</b></p>
    <p>We write, as manager of the Fund, to give you notice of the Fund's ${text('call_number', 'ninth', '9')} drawdown. We should be grateful if you would arrange for ${gbp('call_amount', 71250000)} to reach the Fund's account by close of business on ${text('due_date', 'Monday 18 November 2024', '2024-11-18')}.</p>
    <p>Of your drawdown, ${gbp('call_investments', 62400000)} will be used to acquire a majority holding in Barnoldswick Precision Castings Limited, a maker of pump housings; ${gbp('call_management_fees', 7500000)} is your share of the priority profit share payable for the quarter to 31 December (this being the Fund's management fee); and the remaining ${gbp('call_partnership_expenses', 1350000)} will meet legal and administrative expenses of the Fund.</p>
    <p>Your commitment to the Fund is ${gbp('commitment', 1500000000)}. Before this drawdown ${gbp('unfunded_before_call', 612000000)} of it remained undrawn, and once it has been paid the figure will be ${gbp('unfunded_after_call', 540750000)}.</p>
    <p>Payment should be made to ${text('bank_name', 'Kirkgate Merchant Bank plc')}, sort code 60-93-88, account number ${text('account_number', '41207756')} (IBAN ${text('iban', 'GB08 KMRG 6093 8841 2077 56', 'GB08KMRG60938841207756')}), in the name of ${text('beneficiary_name', 'Wharram Buyout Fund IV LP')}, under the reference ${text('payment_reference', 'LIND/WB4/9')}. Our bank details are as in our last letter; please ring us if you are told otherwise.</p><p>Yours faithfully</p><p><br>For and on behalf of Wharram Private Equity LLP</p>`,
  remark: 'The number of the call is a word.',
});

const plain = printer({ currency: 'USD', group: ',', point: '.', digits: 2, negative: 'minus' }).amount;

const CALLS: readonly (readonly [string, string, string, string, string])[] = [
  ['Birchwood Family Partnership', '10,000,000', '500,000.00', '37,500.00', '537,500.00'],
  ['Cantrell University', '25,000,000', '1,250,000.00', '93,750.00', '1,343,750.00'],
  ['Juniper Street Holdings LLC', '5,000,000', '250,000.00', '18,750.00', '268,750.00'],
  [
    text('limited_partner', 'Orchard Hill Retirement System'),
    mark('commitment', '40,000,000', { value: '40000000', currency: 'USD' }),
    plain('call_investments', 200000000),
    plain('call_partnership_expenses', 15000000),
    plain('call_amount', 215000000),
  ],
  ['Saint Brendan Health', '20,000,000', '1,000,000.00', '75,000.00', '1,075,000.00'],
];

/** Two pages: the notice to one partner, then the schedule of all partners that the agreement asks for. */
const tamarack = document({
  file: 'Tamarack Timberland Opportunities - Call Notice No 3 (Orchard Hill).pdf',
  documentType: 'Capital Call',
  layout: 'notice-with-schedule-of-partners',
  pageSize: 'Letter',
  css: `body{font:10.5pt/1.4 "DejaVu Serif Condensed","DejaVu Serif"} h1{font-size:13pt;text-align:center} .k{margin:10pt 0 10pt 40pt} .k td{padding:1.5pt 20pt 1.5pt 0} .k td:last-child{text-align:right} .h td{padding:1.5pt 20pt 1.5pt 0} .s{width:100%;border-collapse:collapse;font-size:9pt} .s th,.s td{border:.6px solid #555;padding:3pt 5pt;text-align:right} .s td:first-child,.s th:first-child{text-align:left} .t td{font-weight:bold} .p2{page-break-before:always}`,
  footer: '<div style="font-size:8px;width:100%;text-align:center"><span class="pageNumber"></span></div>',
  body: `<h1>CAPITAL CALL NOTICE</h1><table class="h">${row(['Date:', noticeDate('August 14, 2023', '2023-08-14')])}${row(['To:', text('limited_partner', 'Orchard Hill Retirement System')])}${row(['From:', text('fund_manager', 'Tamarack Timber Advisors, Inc.')])}${row(['Partnership:', text('fund', 'Tamarack Timberland Opportunities, LP')])}</table>
    <p>This is Capital Call Notice No. ${text('call_number', '3')}. The Partnership will purchase approximately 21,400 acres of timberland in Aroostook County. Under Section 5.01 you are requested to contribute ${usd('call_amount', 215000000)} on ${text('due_date', 'August 28, 2023', '2023-08-28')}, made up as follows:</p>
    <table class="k">${row(['Timberland acquisition', usd('call_investments', 200000000)])}${row(['Fund expenses and closing costs', usd('call_partnership_expenses', 15000000)])}</table>
    <p>After this contribution your unfunded commitment will be ${usd('unfunded_after_call', 1425000000)} of your total commitment of ${usd('commitment', 4000000000)}. All amounts are in ${text('base_currency', 'US dollars', 'USD')}.</p>
    <p>Wire to: ${text('bank_name', 'Katahdin Savings & Trust')}, Bangor, Maine; ABA 211 200 904; account ${text('account_number', '0077-5210-9')}; for the credit of ${text('beneficiary_name', 'Tamarack Timberland Opportunities, LP')}.</p><p>The share of each Limited Partner is set out in Schedule A.</p><p>TAMARACK TIMBER ADVISORS, INC.</p>
    <div class="p2"><h1>Schedule A: all Limited Partners</h1><table class="s"><tr><th>Limited Partner</th><th>Commitment ($)</th><th>Acquisition ($)</th><th>Expenses ($)</th><th>Total call ($)</th></tr>${CALLS.map((cells) => row(cells)).join('')}${row(['Total', '100,000,000', '5,000,000.00', '375,000.00', '5,375,000.00'], 't')}</table></div>`,
});

export const documents = [kestrel, wharram, tamarack];
