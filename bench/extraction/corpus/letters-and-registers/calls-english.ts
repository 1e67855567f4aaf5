import { row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const add = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);

const DOLLARS = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  before: '$',
  negative: 'brackets',
  nil: '—',
});
const usd = DOLLARS.amount;
const PELLUCID = [41812550, 6249999, 1188243, 750000] as const;
const PELLUCID_DUE = add(PELLUCID);
const PELLUCID_OPEN = 1128440017;
const investor = (name: string, commitment: number, share: number): string => {
  const due = Math.round(PELLUCID_DUE * share);
  return row([name, DOLLARS.show(commitment), DOLLARS.show(due), `${(share * 1.5).toFixed(4)}%`]);
};

/** Administrator's notice: recipient in a window, the fund beside the recipient, then all investors in a schedule. */
const pellucid = document({
  file: 'PLG3 - Drawdown 12 - 2025-01-21 - Inv 0217.pdf',
  documentType: 'Capital Call',
  layout: 'administrator-schedule-of-all-investors',
  pageSize: 'Letter',
  css: `body{font:9.2pt "Liberation Sans"} .w{margin:24pt 0 20pt;line-height:1.4} h1{font-size:12pt;background:#20324d;color:#fff;padding:5pt 8pt} .d{display:grid;grid-template-columns:1fr 1fr;gap:3pt 26pt} .d div{display:flex;justify-content:space-between;border-bottom:.5px solid #bbb} table{width:100%;border-collapse:collapse;margin-top:11pt} th{background:#eef1f5;text-align:right;padding:3.5pt;font-size:8pt} td{text-align:right;padding:3pt 3.5pt} td:first-child,th:first-child{text-align:left} .t td{border-top:1px solid #20324d;font-weight:bold} .you td{background:#fff7d6;font-weight:bold} .pb{break-before:page} .s{font-size:7.6pt;color:#444}`,
  header:
    '<div style="font-size:7px;width:100%;padding:0 48px;text-align:right">STRICTLY PRIVATE &amp; CONFIDENTIAL — Ref PLG3-DD12-0217</div>',
  footer:
    '<div style="font-size:7px;width:100%;padding:0 48px">Harrowdene Fund Administrators (US) Inc. | 400 Atlantic Street, Stamford CT | page <span class="pageNumber"></span> of <span class="totalPages"></span></div>',
  body: `<div class="w">${text('limited_partner', 'Wabash Valley Teamsters Pension Trust')}<br>Attn: Investments<br>1410 Fairbanks Avenue<br>Terre Haute, IN 47802</div><h1>Capital Call Notice</h1><div class="d"><div><span>Partnership</span><span>${text('fund', 'Pellucid Growth Partners III, L.P.')}</span></div><div><span>Drawdown number</span><span>${text('call_number', '12')}</span></div><div><span>Manager</span><span>${text('fund_manager', 'Pellucid Growth Advisors, LLC')}</span></div><div><span>Notice date</span><span>${noticeDate('January 7, 2025', '2025-01-07')}</span></div><div><span>Reporting currency</span><span>${text('base_currency', 'USD')}</span></div><div><span>Due date</span><span>${text('due_date', 'January 21, 2025', '2025-01-21')}</span></div></div>
  <p>Pursuant to Section 3.2 of the Partnership Agreement the General Partner calls capital for the acquisition of Thistledown Diagnostics and for the items below.</p>
  <table><tr><th>Purpose</th><th>Partnership total</th><th>Your share</th></tr>${row(['Investments', '$27,875,033.33', usd('call_investments', PELLUCID[0])])}${row(['Management fees (Q1 2025)', '$4,166,666.00', usd('call_management_fees', PELLUCID[1])])}${row(['Partnership expenses', '$792,162.00', usd('call_partnership_expenses', PELLUCID[2])])}${row(['Working capital reserve', '$500,000.00', usd('call_other', PELLUCID[3])])}${row(['Total due', '$33,333,861.33', usd('call_amount', PELLUCID_DUE)], 't')}</table>
  <table><tr><th>Your commitment</th><th></th></tr>${row(['Commitment', usd('commitment', 2500000000)])}${row(['Unfunded before this drawdown', usd('unfunded_before_call', PELLUCID_OPEN)])}${row(['Unfunded after this drawdown', usd('unfunded_after_call', PELLUCID_OPEN - PELLUCID_DUE)], 't')}</table>
  <p>Wire ${usd('call_amount', PELLUCID_DUE)} to ${text('bank_name', 'Merchants Bank of the Susquehanna')}, ABA 031900012, for ${text('beneficiary_name', 'Pellucid Growth Partners III, L.P. – Subscription')}, account ${text('account_number', '7700412296')}, quoting ${text('payment_reference', 'PLG3-DD12-0217')}. Instructions are unchanged since the previous drawdown; please call us on a known number before you change any template.</p>
  <div class="pb"></div><h1>Schedule A – Drawdown by investor</h1><table><tr><th>Limited partner</th><th>Commitment</th><th>Amount due</th><th>Share of call</th></tr>${investor('Arrowrock Endowment', 4000000000, 1.6)}${investor('Brotherhood of Lakes Pilots', 1000000000, 0.4)}${investor('Chautauqua Mutual Assurance', 6000000000, 2.4)}${investor('Desmond Holdings (2016) LLC', 500000000, 0.2)}${row([text('limited_partner', 'Wabash Valley Teamsters Pension Trust'), usd('commitment', 2500000000), usd('call_amount', PELLUCID_DUE), '1.5000%'], 'you')}${investor('Whitcombe Foundation', 1500000000, 0.6)}</table><p class="s">Extract: investors who consented to disclosure. Amounts are rounded to the cent by investor. Interest accrues on late payments at the prime rate plus 5%.</p>`,
});

const NUMBERED = printer({ currency: 'EUR', group: ',', point: '.', digits: 2, negative: 'minus' });
const eur = NUMBERED.amount;
const ARDMULLAN = [102500000, 7812500, 2201444] as const;
const ARDMULLAN_DUE = add(ARDMULLAN);
const box = (number: number, label: string, value: string, wide = false): string =>
  `<div class="x${wide ? ' w' : ''}"><small>${number} ${label}</small>${value}</div>`;

/** A custodian-like form of numbered boxes: small label above, value below; no sentences. */
const ardmullan = document({
  file: 'CCN_ARDM-RE-DEBT-III_000006_IE_20240819.pdf',
  documentType: 'Capital Call',
  layout: 'form-numbered-boxes',
  css: `body{font:10pt "Liberation Mono"} .f{display:grid;grid-template-columns:1fr 1fr;border:1.2px solid #000} .x{border:.6px solid #000;padding:3pt 6pt 6pt} .x small{display:block;font:7pt "Liberation Sans";margin-bottom:4pt} .w{grid-column:1/3} h1{font:bold 13pt "Liberation Sans";display:flex;justify-content:space-between} .n{font:7.5pt "Liberation Sans"}`,
  derivable: { call_other: 'EUR 0' },
  body: `<h1><span>CAPITAL CALL ADVICE</span><span>Form FA-12</span></h1><div class="f">${box(1, 'FUND', text('fund', 'Ardmullan Real Estate Debt III ICAV'), true)}${box(2, 'INVESTOR', text('limited_partner', 'Kilrush Credit Union Investment Pool'))}${box(3, 'FUND MANAGER', text('fund_manager', 'Ardmullan Capital DAC'))}${box(4, 'DATE OF ADVICE', noticeDate('2024-08-05', '2024-08-05'))}${box(5, 'PAYMENT TO BE RECEIVED BY', text('due_date', '2024-08-19'))}${box(6, 'CALL NO.', text('call_number', '6'))}${box(7, 'CURRENCY', text('base_currency', 'EUR'))}${box(8, 'COMMITMENT', eur('commitment', 1000000000))}${box(9, 'UNDRAWN PRIOR TO CALL', eur('unfunded_before_call', 594880010))}${box(10, 'INVESTMENTS', eur('call_investments', ARDMULLAN[0]))}${box(11, 'MANAGEMENT FEE', eur('call_management_fees', ARDMULLAN[1]))}${box(12, 'FUND EXPENSES', eur('call_partnership_expenses', ARDMULLAN[2]))}${box(13, 'EQUALISATION / OTHER', 'NONE')}${box(14, 'AMOUNT PAYABLE', `<b>${eur('call_amount', ARDMULLAN_DUE)}</b>`)}${box(15, 'UNDRAWN FOLLOWING CALL', eur('unfunded_after_call', 594880010 - ARDMULLAN_DUE))}${box(16, 'BENEFICIARY', text('beneficiary_name', 'Ardmullan RE Debt III Collection A/C'))}${box(17, 'BENEFICIARY BANK', text('bank_name', 'Allied Shannon Bank plc'))}${box(18, 'IBAN', mark('iban', 'IE77 ASHB 9311 5212 3456 78', { value: 'IE77ASHB93115212345678' }))}${box(19, 'BIC', text('swift_code', 'ASHBIE2D'))}${box(20, 'PAYMENT REFERENCE', text('payment_reference', 'FA12/0006/KCU'), true)}</div><p class="n">Boxes 10 to 13 add up to box 14. Box 9 less box 14 is box 15. The depositary, Liffey Trustee Services, has been notified. Authorised signatories: two per list B.</p>`,
});

const PLAIN = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  before: '$',
  negative: 'minus',
});
const plain = PLAIN.amount;

/** Letter of a small venture firm: every amount stands in a sentence, the wire details in a short list. */
const bristlecone = document({
  file: 'Bristlecone Ventures I capital call #4 (Oyelaran).pdf',
  documentType: 'Capital Call',
  layout: 'venture-letter-only-prose',
  pageSize: 'Letter',
  margin: '26mm',
  css: `body{font:11pt/1.5 "C059"} .l{margin-left:26pt} .s{font-size:9pt}`,
  derivable: { base_currency: 'USD' },
  body: `<p><b>${text('fund_manager', 'Bristlecone Ventures Management LLC')}</b><br>88 Canal Street, Reno, Nevada</p><p>${noticeDate('March 3rd, 2025', '2025-03-03')}</p><p>To: ${text('limited_partner', 'Dr. Folake Oyelaran')}<br>Re: ${text('fund', 'Bristlecone Ventures Fund I, LP')} – capital call no. ${text('call_number', '4')}</p><p>Dear Folake,</p>
  <p>We are calling 15% of your ${plain('commitment', 400000)} commitment, that is ${plain('call_amount', 60000)}, payable on or before ${text('due_date', 'March 17, 2025', '2025-03-17')}.</p><p>Of this call, ${plain('call_investments', 52600)} will go toward the seed rounds of Paintbrush Therapeutics and Cairn Compute, ${plain('call_management_fees', 5000)} covers your share of the management fee for the first half of 2025, and the remaining ${plain('call_partnership_expenses', 2400)} pays for audit, tax and other partnership expenses.</p><p>Ahead of this call your unfunded commitment was ${plain('unfunded_before_call', 260000)}; once it is paid ${plain('unfunded_after_call', 200000)} will remain. You have now been called for half of your commitment.</p>
  <p>Please wire the funds as follows:</p><p class="l">${text('bank_name', 'Truckee River Bank')}, Reno NV<br>Routing 121201999<br>Account no. ${text('account_number', '40077-1183')}<br>Account name ${text('beneficiary_name', 'Bristlecone Ventures Fund I, LP')}<br>Memo: ${text('payment_reference', 'Oyelaran call 4')}</p><p>Thank you for your continued support.</p><p>Best,<br>Jonah &amp; Priscilla</p><p class="s">P.S. The annual meeting is on May 15 in Tahoe City – a save-the-date follows.</p>`,
});

const STERLING = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '-',
});
const gbp = STERLING.amount;
const HOLMFIRTH = [18240000, 2100000, 315528, 84472] as const;
const HOLMFIRTH_DUE = add(HOLMFIRTH);

/** Call with notice of a distribution made at the same time: two sections side by side, paid separately. */
const holmfirth = document({
  file: 'Holmfirth Energy Transition LP - Call 15 and concurrent distribution - LGPS Calderdale.pdf',
  documentType: 'Capital Call',
  layout: 'call-beside-concurrent-distribution',
  landscape: true,
  css: `body{font:9.3pt "DejaVu Sans Condensed","DejaVu Sans"} h1{font-size:13pt;margin:0 0 6pt;color:#1d5c3a} .p{columns:3;line-height:1.6;border-top:2px solid #1d5c3a;border-bottom:.6px solid #1d5c3a;padding:4pt 0;margin-bottom:12pt} .two{display:flex;gap:26pt} .two>div{flex:1} h2{font-size:9.6pt;background:#e5efe9;padding:3pt 5pt;margin:0} table{width:100%;border-collapse:collapse} td{padding:3.1pt 5pt} td:last-child{text-align:right} .t td{font-weight:bold;border-top:1px solid #1d5c3a}`,
  body: `<h1>Drawdown notice no. ${text('call_number', '15')} (with notice of concurrent distribution)</h1><div class="p"><div>${text('fund', 'Holmfirth Energy Transition LP')}</div><div>Manager: ${text('fund_manager', 'Holmfirth Infrastructure Partners LLP')}</div><div>Limited partner: ${text('limited_partner', 'Calderdale Metropolitan Pension Fund')}</div><div>Date of notice: ${noticeDate('9 May 2025', '2025-05-09')}</div><div>Drawdown payable: ${text('due_date', '23 May 2025', '2025-05-23')}</div><div>Currency: ${text('base_currency', 'GBP')}</div></div>
  <div class="two"><div><h2>A. Drawdown – payable by you</h2><table>${row(['Acquisition of Scarcroft battery storage', gbp('call_investments', HOLMFIRTH[0])])}${row(['Management fee, quarter to 30 June 2025', gbp('call_management_fees', HOLMFIRTH[1])])}${row(['Partnership expenses', gbp('call_partnership_expenses', HOLMFIRTH[2])])}${row(['Interest on subscription facility', gbp('call_other', HOLMFIRTH[3])])}${row(['Drawdown payable', gbp('call_amount', HOLMFIRTH_DUE)], 't')}</table><h2 style="margin-top:10pt">Your undrawn commitment</h2><table>${row(['Commitment', gbp('commitment', 1500000000)])}${row(['Undrawn before this notice', gbp('unfunded_before_call', 402200000)])}${row(['Undrawn after this drawdown', gbp('unfunded_after_call', 402200000 - HOLMFIRTH_DUE)], 't')}</table></div>
  <div><h2>B. Distribution – payable to you separately on 30 May 2025</h2><table>${row(['Income from operating assets', '96,114.20'])}${row(['Total distribution', '96,114.20'], 't')}</table><p>The distribution is not set off: please pay the drawdown in section A in full. A separate distribution advice will be issued.</p><h2>Payment of the drawdown (CHAPS)</h2><table>${row(['Account name', text('beneficiary_name', 'Holmfirth Energy Transition LP')])}${row(['Bank', text('bank_name', 'Penistone & Huddersfield Bank')])}${row(['Sort code', '60-44-19'])}${row(['Account', text('account_number', '20918837')])}${row(['Reference', text('payment_reference', 'HET/CMPF/15')])}</table></div></div>
  <p style="font-size:7.5pt;margin-top:14pt">Holmfirth Infrastructure Partners LLP is authorised and regulated by the Financial Conduct Authority. Not an offer of units.</p>`,
  remark: 'A distribution is announced on the same notice but paid separately.',
});

export const documents = [pellucid, ardmullan, bristlecone, holmfirth];
