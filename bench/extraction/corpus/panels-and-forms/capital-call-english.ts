import { document } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const DOLLARS = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  before: '$',
});

/** American manager: the whole call in prose, only the bank details are listed. */
const tamarack = document({
  file: 'Tamarack Ridge Infrastructure - Notice of Capital Call #11 - Board of Pensions.pdf',
  documentType: 'Capital Call',
  layout: 'us-prose-only-call',
  css: `body{font:11.3pt "Liberation Serif";line-height:1.32;margin:10pt 30pt} .lh{text-align:right;font-size:9pt;color:#444} .w{margin-left:36pt} p{text-align:justify}`,
  derivable: { base_currency: 'USD' },
  body: `<p class="lh"><b style="font-size:13pt">TAMARACK RIDGE</b><br>900 Fourth Avenue, Suite 4100<br>Seattle, Washington 98164</p>
    <p>${noticeDate('October 3, 2024', '2024-10-03')}</p><p><b>BY EMAIL</b></p><p>${text('limited_partner', 'Board of Pensions of the Cascade Synod')}<br>Attn: Alternative Investments<br>2112 Third Street<br>Spokane, Washington 99201</p>
    <p><u>Re: ${text('fund', 'Tamarack Ridge Infrastructure Partners IV, L.P.')} – Eleventh Capital Call</u></p>
    <p>Ladies and Gentlemen:</p><p>In accordance with Article IV of the Limited Partnership Agreement, we are writing to notify you that your share of the Partnership’s capital call no. ${text('call_number', '11')}
    is ${DOLLARS.amount('call_amount', 118450000)}. Of this amount, ${DOLLARS.amount('call_investments', 103200000)} will be used to complete the acquisition of a portfolio of district energy systems in the Upper Midwest, for which the Partnership is
    paying $248.5 million in total; ${DOLLARS.amount('call_management_fees', 9375000)} represents your share of the management fee for the fourth quarter; and the balance of ${DOLLARS.amount('call_partnership_expenses', 5875000)} will fund Partnership expenses,
    including legal fees of approximately $1.1 million incurred by the Partnership in connection with the acquisition.</p>
    <p>Please arrange for your contribution to be received on or before ${text('due_date', 'October 17, 2024', '2024-10-17')}. Partners that fund after that date will be charged interest at the prime rate plus 4%.</p>
    <p>Your capital commitment is ${DOLLARS.amount('commitment', 2500000000)}. Before this call you had unfunded commitments of ${DOLLARS.amount('unfunded_before_call', 1093725000)}; following your payment, ${DOLLARS.amount('unfunded_after_call', 975275000)} will remain available to be called.</p>
    <p>Funds should be wired as follows:</p><p class="w">${text('bank_name', 'Puget Commerce Bank')}<br>ABA 125000739<br>For credit to: ${text('beneficiary_name', 'Tamarack Ridge Infrastructure Partners IV, L.P.')}<br>A/C ${text('account_number', '700-2291846')}<br>Ref: ${text('payment_reference', 'TRIP4 CC11 BOP')}</p>
    <p>Please verify these instructions by telephone with a known contact before releasing funds.</p><p>Very truly yours,</p><p>Tamarack Ridge IV GP, LLC<br>By: ${text('fund_manager', 'Tamarack Ridge Capital Management, LLC')}, its manager</p>`,
});

const EURO = printer({ currency: 'EUR', group: ',', point: '.', digits: 2, negative: 'minus', nil: 'nil' });
const FUND = printer({ currency: 'EUR', group: ',', point: '.', digits: 2, negative: 'minus', nil: '-' });
const calRow = (label: string, total: number | null, share: string, commitment: string): string =>
  `<tr><td>${label}</td><td>${FUND.show(total)}</td><td>${share}</td><td>${commitment}</td></tr>`;

/** Luxembourg administrator: fund total, the investor's share and its effect on the commitment; fees are called outside it. */
const calanque = document({
  file: 'CALANQUE_SICAV-RAIF_DDN_2024-06_investor_00731.pdf',
  documentType: 'Capital Call',
  layout: 'lux-total-share-outside-commitment',
  remark: 'The management fee and the equalisation interest do not reduce the undrawn commitment.',
  css: `body{font:9.3pt "Liberation Sans"} .hd{border-top:4px solid #00477a;border-bottom:1px solid #00477a;padding:6pt 0;display:flex;justify-content:space-between} table{width:100%;border-collapse:collapse;margin:8pt 0}
    .a td,.a th{border:1px solid #99b;padding:3pt 5pt} .a td:nth-child(n+2){text-align:right} .a th{background:#e4ecf4} .b td{padding:1.5pt 4pt} .b td:first-child{width:130pt;color:#445}`,
  body: `<div class="hd"><b>DRAWDOWN NOTICE</b><span>${text('fund', 'Calanque Private Debt SICAV-RAIF')}</span></div>
    <table class="b"><tr><td>To</td><td>${text('limited_partner', 'Pohjola Keskinäinen Eläkevakuutus')}</td></tr><tr><td>Register no.</td><td>00731</td></tr><tr><td>Drawdown</td><td>No. ${text('call_number', '6')} / Sub-Fund Senior Loans I</td></tr>
    <tr><td>Issued</td><td>${noticeDate('4 June 2024', '2024-06-04')}</td></tr><tr><td>Value date for payment</td><td>${text('due_date', '18 June 2024', '2024-06-18')}</td></tr><tr><td>Reference currency</td><td>${text('base_currency', 'EUR')}</td></tr></table>
    <p>Pursuant to section 6.4 of the offering document, the AIFM, ${text('fund_manager', 'Calanque Asset Management S.A.')}, hereby requests payment of the following amounts:</p>
    <table class="a"><tr><th style="text-align:left">Purpose</th><th>Sub-Fund total</th><th>Your share (4.0000 %)</th><th>Reduces undrawn commitment</th></tr>
    ${calRow('Loans to be funded', 2200000000, EURO.amount('call_investments', 88000000), 'yes')}${calRow('Management fee Q3 2024', 93750000, EURO.amount('call_management_fees', 3750000), 'no')}
    ${calRow('Operating expenses', 21250000, EURO.amount('call_partnership_expenses', 850000), 'yes')}${calRow('Equalisation interest', null, EURO.amount('call_other', 112540), 'no')}
    <tr><td><b>Total due</b></td><td><b>${FUND.show(2315000000)}</b></td><td><b>${EURO.amount('call_amount', 92712540)}</b></td><td></td></tr></table>
    <table class="a" style="width:70%"><tr><th style="text-align:left">Your commitment</th><th>EUR</th></tr><tr><td>Subscribed</td><td>${EURO.amount('commitment', 1500000000)}</td></tr><tr><td>Undrawn prior to this notice</td><td>${EURO.amount('unfunded_before_call', 804420018)}</td></tr>
    <tr><td>Drawn by this notice (loans and operating expenses)</td><td>-${FUND.show(88850000)}</td></tr><tr><td>Undrawn after this notice</td><td>${EURO.amount('unfunded_after_call', 715570018)}</td></tr></table>
    <p><b>Payment instructions</b></p><table class="b"><tr><td>Correspondent</td><td>Deutsche Handelsbank Frankfurt, DHBFDEFF</td></tr><tr><td>Account with institution</td><td>${text('bank_name', 'Banque de l’Alzette S.A., Luxembourg')}</td></tr><tr><td>BIC</td><td>${text('swift_code', 'BALZLULLXXX')}</td></tr>
    <tr><td>Account name</td><td>${text('beneficiary_name', 'Calanque Private Debt SICAV-RAIF – Senior Loans I')}</td></tr><tr><td>IBAN</td><td>${text('iban', 'LU62 0310 9914 2276 0000', 'LU620310991422760000')}</td></tr><tr><td>Please quote</td><td>${text('payment_reference', '00731/DDN6')}</td></tr></table>
    <p style="font-size:7.6pt">Registered office: 2, rue du Fossé, L-1536 Luxembourg. Issued by the central administration on behalf of the Sub-Fund.</p>`,
});

const POUND = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
  before: '£',
  nil: '',
});
const box = (label: string, value: string, width = 50): string =>
  `<div style="width:${String(width)}%"><div class="box"><i>${label}</i>${value}</div></div>`;

/** Channel Islands form: every value in its own box below its label. */
const sarnia = document({
  file: 'sarnia_care_homes_lp - call 04 - form B (Dunmore).pdf',
  documentType: 'Capital Call',
  layout: 'boxed-form-label-above',
  css: `body{font:10pt "Liberation Sans"} .g{display:flex;flex-wrap:wrap} .g>div{padding:2pt;box-sizing:border-box} .box{border:1px solid #000;padding:3pt 5pt;min-height:26pt} .box i{display:block;font-style:normal;font-size:7pt;color:#333;margin-bottom:2pt}
    h4{background:#000;color:#fff;padding:3pt 5pt;margin:8pt 2pt 2pt} .big{font-size:14pt;font-weight:bold}`,
  derivable: { base_currency: 'GBP' },
  body: `<p class="big">FORM B – DEMAND FOR CAPITAL</p><div class="g">${box('PARTNERSHIP', text('fund', 'Sarnia Care Homes Limited Partnership'))}${box('GENERAL PARTNER', 'Sarnia Care Homes GP Limited')}
    ${box('LIMITED PARTNER', text('limited_partner', 'The Dunmore Almshouse Charity'))}${box('INVESTMENT MANAGER', text('fund_manager', 'Fermain Bay Partners Limited'))}${box('DATE OF DEMAND', noticeDate('22/01/2025', '2025-01-22'), 25)}${box('CALL NO.', text('call_number', '4'), 25)}
    ${box('PAY BY', text('due_date', '05/02/2025', '2025-02-05'), 25)}${box('OUR REF.', 'SCH/B/04', 25)}</div><h4>1. AMOUNT DEMANDED</h4>
    <div class="g">${box('(a) Acquisition of properties', POUND.amount('call_investments', 16200000), 33)}${box('(b) Priority profit share', POUND.amount('call_management_fees', 1125000), 33)}${box('(c) Formation and running costs', POUND.amount('call_partnership_expenses', 431218), 34)}
    ${box('(d) Working capital', '', 33)}${box('(e) Other', '', 33)}${box('TOTAL (a) TO (e)', `<b>${POUND.amount('call_amount', 17756218)}</b>`, 34)}</div><h4>2. COMMITMENT</h4>
    <div class="g">${box('Total commitment', POUND.amount('commitment', 75000000), 33)}${box('Balance undrawn before this demand', POUND.amount('unfunded_before_call', 51240000), 33)}${box('Balance undrawn after this demand', POUND.amount('unfunded_after_call', 33483782), 34)}</div><h4>3. REMIT TO</h4>
    <div class="g">${box('Bank', text('bank_name', 'Guernsey & Alderney Bank Limited'))}${box('Sort code', '30-88-14', 25)}${box('Account no.', text('account_number', '04417720'), 25)}${box('Account name', text('beneficiary_name', 'Sarnia Care Homes LP – Capital Account'))}
    ${box('IBAN', text('iban', 'GB14 GALD 3088 1404 4177 20', 'GB14GALD30881404417720'))}${box('SWIFT/BIC', text('swift_code', 'GALDGGSP'), 25)}${box('Reference', text('payment_reference', 'DUNMORE B04'), 25)}</div>
    <h4>4. DECLARATION</h4><p style="font-size:8pt;margin:3pt">The General Partner confirms that the sum demanded does not exceed the undrawn commitment of the Limited Partner and that no part of the £1,500,000 facility with the Bank remains outstanding. Default interest: 8% p.a. from the sixth business day.</p>
    <p style="margin-top:20pt">Signed ______________________ &nbsp; Director, for the General Partner</p>`,
});

const PLAIN = printer({ currency: 'USD', group: ',', point: '.', digits: 2, negative: 'brackets', nil: '-' });

/** Two pages: a short letter, and a statement whose columns show the total first and the notice's partner last. */
const quillon = document({
  file: 'Quillon Ventures 5 CC-03 combined notice.pdf',
  documentType: 'Capital Call',
  layout: 'letter-and-allocation-statement',
  css: `body{font:10.5pt "Nimbus Sans"} .next{page-break-before:always} table{width:100%;border-collapse:collapse} .s td,.s th{padding:3.5pt 4pt;border-bottom:.6px solid #aaa} .s td:nth-child(n+2),.s th:nth-child(n+2){text-align:right} .tot td{font-weight:bold;border-top:1px solid #000}
    .f{position:fixed;bottom:0;font-size:7.5pt;color:#666;width:100%;text-align:center}`,
  body: `<div class="f">Quillon Ventures · Confidential – contains information exempt from public disclosure</div><p><b>MEMORANDUM</b></p><table style="width:80%"><tr><td>TO:</td><td>Limited Partners of ${text('fund', 'Quillon Ventures Fund 5, LP')}</td></tr><tr><td>FROM:</td><td>${text('fund_manager', 'Quillon Ventures Management, Inc.')}</td></tr>
    <tr><td>DATE:</td><td>${noticeDate('2/18/2025', '2025-02-18')}</td></tr><tr><td>RE:</td><td>Capital call ${text('call_number', '3')} – due ${text('due_date', '3/4/2025', '2025-03-04')}</td></tr></table><hr>
    <p>The Fund is calling 12.5% of commitments. Proceeds will be used for two new seed investments (Pallas Robotics and Henbane Bio), follow-on reserves, the first-half management fee and expenses. The Fund has now called 37.5% of commitments in three calls since its first closing on 6/30/2023.</p>
    <p>Your individual statement is attached. Contributions are to be sent by wire to the account below; checks are not accepted.</p>
    <table style="width:80%"><tr><td>Receiving bank</td><td>${text('bank_name', 'Bayfront Bank')}</td></tr><tr><td>Routing (ABA)</td><td>121140399</td></tr><tr><td>Account</td><td>${text('account_number', '3301184427')}</td></tr><tr><td>Account title</td><td>${text('beneficiary_name', 'Quillon Ventures Fund 5, LP')}</td></tr><tr><td>SWIFT (foreign wires only)</td><td>${text('swift_code', 'BAYFUS6S')}</td></tr></table>
    <p>If you have questions please contact finance@quillon.example.</p><div class="next"><p><b>Capital Call Statement</b> (amounts in ${text('base_currency', 'US$', 'USD')})</p>
    <table class="s"><tr><th></th><th>All partners</th><th>${text('limited_partner', 'Ostrander Family Office LLC')}</th></tr><tr><td>Commitment</td><td>${PLAIN.show(16000000000)}</td><td>${PLAIN.amount('commitment', 400000000)}</td></tr><tr><td>Share of the Fund</td><td>100.0000%</td><td>2.5000%</td></tr>
    <tr><td>Unfunded, opening</td><td>${PLAIN.show(12000000000)}</td><td>${PLAIN.amount('unfunded_before_call', 300000000)}</td></tr><tr><td>This call:</td><td></td><td></td></tr><tr><td>&nbsp; New and follow-on investments</td><td>${PLAIN.show(1720000000)}</td><td>${PLAIN.amount('call_investments', 43000000)}</td></tr>
    <tr><td>&nbsp; Management fee 1H25</td><td>${PLAIN.show(200000000)}</td><td>${PLAIN.amount('call_management_fees', 5000000)}</td></tr><tr><td>&nbsp; Fund expenses</td><td>${PLAIN.show(48000000)}</td><td>${PLAIN.amount('call_partnership_expenses', 1200000)}</td></tr>
    <tr><td>&nbsp; Reserves</td><td>${PLAIN.show(32000000)}</td><td>${PLAIN.amount('call_other', 800000)}</td></tr><tr class="tot"><td>Amount due</td><td>${PLAIN.show(2000000000)}</td><td>${PLAIN.amount('call_amount', 50000000)}</td></tr><tr><td>Unfunded, closing</td><td>${PLAIN.show(10000000000)}</td><td>${PLAIN.amount('unfunded_after_call', 250000000)}</td></tr></table></div>`,
});

export const documents = [tamarack, calanque, sarnia, quillon];
