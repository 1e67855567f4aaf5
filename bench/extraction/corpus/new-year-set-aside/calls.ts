import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '-',
});

/** Label, metric, the partner's earlier contributions, the partner's present share, the whole fund's call. */
type Component = readonly [label: string, fin: string, earlier: number, present: number, fund: number];
const COMPONENTS: readonly Component[] = [
  ['Portfolio Investments', 'call_investments', 801000000, 112500000, 7500000000],
  ['Management Fees (net of offsets)', 'call_management_fees', 84375000, 5625000, 375000000],
  ['Partnership Expenses', 'call_partnership_expenses', 21334450, 1843217, 122881133],
];
const EARLIER = COMPONENTS.reduce((sum, [, , earlier]) => sum + earlier, 0);
const DUE = COMPONENTS.reduce((sum, [, , , present]) => sum + present, 0);
const FUND_DUE = COMPONENTS.reduce((sum, [, , , , fund]) => sum + fund, 0);
const UNFUNDED = 641290550;
const componentRow = ([label, fin, earlier, present, fund]: Component): string =>
  row([label, dollar.amount(fin, present), dollar.show(earlier + present), dollar.show(fund)]);

/** An American administrator's notice: facts, the call by component, the commitment, the wire, then notes. */
const administrator = document({
  file: 'Larkhollow_Growth_Partners_V_Capital_Call_14_QVCF-00231.pdf',
  documentType: 'Capital Call',
  layout: 'administrator-notice-with-cumulative-and-fund-columns',
  pageSize: 'Letter',
  margin: '20mm 22mm',
  css: "body{font:9.6pt/1.36 'Liberation Sans'}h1{font-size:13pt;text-align:center;letter-spacing:.6pt;margin:14pt 0 10pt}table{border-collapse:collapse;width:100%;margin:7pt 0}td,th{padding:2.6pt 6pt;text-align:right;vertical-align:bottom}td:first-child,th:first-child{text-align:left}th{background:#dfe6ee;border-top:.6pt solid #33496b;border-bottom:.6pt solid #33496b}.t td{border-top:.6pt solid;border-bottom:1.8pt double;font-weight:bold}.k{width:78%}.k td{text-align:left;padding:1.6pt 6pt 1.6pt 0}.k td:first-child{width:36%;font-weight:bold}h4{margin:12pt 0 2pt;color:#33496b}ol{padding-left:14pt}li{margin:5pt 0}.n{font-size:8pt}",
  footer:
    '<div style="font:6.6pt sans-serif;width:100%;padding:0 22mm;display:flex;justify-content:space-between"><span>Strictly private and confidential</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>',
  body: `<div style="display:flex;justify-content:space-between;border-bottom:1.4pt solid #33496b;padding-bottom:4pt"><b style="font-size:12pt;color:#33496b">Pemberwick Fund Services</b><span class="n">Pemberwick Fund Services (US) LLC<br>10 Exchange Terrace, 31st Floor, Jersey City, NJ 07302</span></div>
<h1>CAPITAL CALL NOTICE</h1>
${table(
  [
    row(['Fund:', mark('fund', 'Larkhollow Growth Partners V, L.P.')]),
    row(['Limited Partner:', mark('limited_partner', 'Quillayute Valley Community Foundation')]),
    row(['Investor ID:', 'QVCF-00231']),
    row(['Capital Call Number:', text('call_number', '14')]),
    row(['Notice Date:', noticeDate('January 8, 2026', '2026-01-08')]),
    row(['Due Date:', text('due_date', 'January 22, 2026', '2026-01-22')]),
    row(['Currency:', text('base_currency', 'USD')]),
  ],
  'k',
)}
<p>Dear Limited Partner,</p>
<p>On behalf of Larkhollow GP V, L.P., the general partner of the Fund, and pursuant to Section 3.2 of the Second Amended and Restated Agreement of Limited Partnership dated March 17, 2021, we hereby notify you of a call of capital in the aggregate amount of ${dollar.show(FUND_DUE)}. Your pro rata share (1.5000%) is set forth below.</p>
${table([
  head([
    'Capital Call Detail',
    'Your Share<br>This Call',
    'Your Share<br>Cumulative',
    'Total Fund<br>This Call',
  ]),
  ...COMPONENTS.map(componentRow),
  row(
    [
      'Total Amount Due',
      dollar.amount('call_amount', DUE),
      dollar.show(EARLIER + DUE),
      dollar.show(FUND_DUE),
    ],
    't',
  ),
])}
${table([
  head(['Commitment Summary', 'Your Share']),
  row(['Total Commitment', dollar.amount('commitment', 1500000000)]),
  row(['Less: Cumulative Contributions Prior to This Call', dollar.show(-EARLIER)]),
  row(['Plus: Distributions Subject to Recall', dollar.show(48000000)]),
  row(['Unfunded Commitment Prior to This Call', dollar.amount('unfunded_before_call', UNFUNDED)]),
  row(['Less: This Call', dollar.cost('call_amount', DUE)]),
  row(['Unfunded Commitment After This Call', dollar.amount('unfunded_after_call', UNFUNDED - DUE)], 't'),
])}
<p>Please remit your payment by wire transfer in accordance with the instructions on the following page so that good funds are received by the close of business on the Due Date.</p>
<div style="break-before:page"></div><h4>WIRE INSTRUCTIONS</h4>
${table(
  [
    row(['Bank Name:', mark('bank_name', 'Ashlar National Bank, N.A.')]),
    row(['Bank Address:', '400 Pearl Street, New York, NY 10038']),
    row(['ABA No.:', '026 019 774']),
    row(['SWIFT:', mark('swift_code', 'ASHNUS33')]),
    row(['Account Name:', mark('beneficiary_name', 'Larkhollow Growth Partners V, L.P.')]),
    row(['Account No.:', mark('account_number', '4007781032')]),
    row(['Reference:', mark('payment_reference', 'LGP V - CC14 - QVCF-00231')]),
  ],
  'k',
)}
<h4>USE OF PROCEEDS AND OTHER INFORMATION</h4>
<ol><li>Approximately $52.0 million will be used to acquire a majority interest in Norrell Compliance Software, Inc., a provider of training records for regulated manufacturers, and approximately $23.0 million will repay borrowings under the Fund’s subscription facility incurred for the October 2025 add-on to Hartsel Laboratories.</li>
<li>The management fee payable to ${mark('fund_manager', 'Larkhollow Capital Management, LLC')} (the “Manager”) covers the period January 1, 2026 through March 31, 2026 at the annual rate of 1.75% and is shown after offset of 100% of transaction fees received.</li>
<li>Under Section 3.6, amounts not received by the fifth business day after the Due Date bear interest at the lesser of 12% per annum and the maximum rate permitted by law.</li>
<li>Please verify these wire instructions by telephone with your Pemberwick representative at a number that you already have on file. Pemberwick will never notify you of a change of wire instructions by e-mail alone.</li>
<li>If your payment is made net of bank charges, please instruct your bank to charge all fees to you (OUR), as short payments cannot be applied.</li></ol>
<p>Sincerely,</p><p style="margin-top:26pt">Investor Services – Private Equity<br>Pemberwick Fund Services (US) LLC, as Administrator<br>investors.larkhollow@pemberwick.example | +1 201 555 0167</p>
<p class="n">The information herein is provided solely for the addressee and does not constitute an offer of interests in the Fund. Cumulative amounts include contributions deemed made by way of set-off and do not include the $1,120,000 returned in 2022 as unused capital.</p>`,
});

const euro = printer({
  currency: 'EUR',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
});
const INSIDE = 287500000 + 9753425 + 4321040;
const INTEREST = 8437260;
const CREDIT_COMMITMENT = 1250000000;
const section = (number: number, title: string, inner: string): string =>
  `<h4><span>${number}.</span> ${title}</h4>${inner}`;

/** A Luxembourg administrator's numbered form for a partner of a later closing, interest outside its commitment. */
const subsequent = document({
  file: 'SESLF - Capital Call Notice (Subsequent Closing) - 20260115 - BLR.pdf',
  documentType: 'Capital Call',
  layout: 'numbered-form-of-later-closing',
  css: "body{font:9pt/1.35 'DejaVu Sans Condensed','DejaVu Sans'}h4{background:#efece6;color:#3b2f1e;margin:11pt 0 4pt;padding:3pt 6pt;font-size:9.4pt}h4 span{display:inline-block;width:18pt}table{border-collapse:collapse;width:100%}td{padding:2.6pt 6pt;vertical-align:top}.f td:nth-child(odd){color:#6b6253;width:21%}.f td:nth-child(even){width:29%}.a td:last-child{text-align:right;white-space:nowrap}.s td{border-top:.5pt solid #3b2f1e}.t td{border-top:1pt solid #3b2f1e;border-bottom:1pt solid #3b2f1e;font-weight:bold}.n{font-size:7.2pt;color:#444}",
  header:
    '<div style="font:6.6pt sans-serif;width:100%;padding:0 18mm;text-align:right;color:#6b6253">Nordvik Corporate &amp; Fund Services S.à r.l. – Central Administration</div>',
  footer:
    '<div style="font:6.4pt sans-serif;width:100%;text-align:center;color:#6b6253">Registered office: 14, rue de la Chapelle Neuve, L-1325 Luxembourg · page <span class="pageNumber"></span>/<span class="totalPages"></span></div>',
  body: `<div style="font-size:15pt;color:#3b2f1e">Capital Call Notice</div><div>${mark('fund', 'Steinhell European Senior Lending Fund SCSp, SICAV-RAIF')} – Compartment I</div>
${section(
  1,
  'General information',
  table(
    [
      row([
        'Limited Partner',
        mark('limited_partner', 'Bergische Landwirtschaftliche Rentenanstalt'),
        'Date of notice',
        noticeDate('15 January 2026', '2026-01-15'),
      ]),
      row([
        'Address',
        'Hofstraße 112, 42349 Wuppertal, Germany',
        'Payment date',
        `<b>${text('due_date', '29 January 2026', '2026-01-29')}</b>`,
      ]),
      row(['Date of admission', '19 December 2025', 'Capital call no.', text('call_number', '4')]),
      row([
        'AIFM',
        mark('fund_manager', 'Hollerich Bridge Fund Management S.A.'),
        'Reference currency',
        text('base_currency', 'EUR'),
      ]),
    ],
    'f',
  ),
)}
${section(
  2,
  'Purpose of this notice',
  '<p style="margin:3pt 6pt">You were admitted to the Partnership at the final closing. In accordance with clause 5.4 of the LPA you are required to contribute the amounts that you would have contributed under capital calls 1 to 3 had you been a Limited Partner since the initial closing on 28 June 2024, together with your share of the present call, and to pay an equalisation interest of 7.00% per annum on the earlier amounts. The drawn percentage of every Limited Partner will be 24.126% after this call.</p>',
)}
${section(
  3,
  'Amount payable',
  table(
    [
      row(['Loan investments', euro.amount('call_investments', 287500000)]),
      row([
        'Management fee for the period from 28 June 2024 to 31 March 2026',
        euro.amount('call_management_fees', 9753425),
      ]),
      row(['Formation costs and operating expenses', euro.amount('call_partnership_expenses', 4321040)]),
      row(['Contributions within your Commitment', euro.show(INSIDE)], 's'),
      row(['Equalisation interest (in addition to your Commitment)', euro.amount('call_other', INTEREST)]),
      row(['Total amount payable on the payment date', euro.amount('call_amount', INSIDE + INTEREST)], 't'),
    ],
    'a',
  ),
)}
${section(
  4,
  'Your Commitment',
  table(
    [
      row(['Commitment', euro.amount('commitment', CREDIT_COMMITMENT)]),
      row([
        'Undrawn Commitment immediately prior to this notice',
        euro.amount('unfunded_before_call', CREDIT_COMMITMENT),
      ]),
      row(['Contributions within your Commitment', euro.show(-INSIDE)]),
      row(
        [
          'Undrawn Commitment following this notice',
          euro.amount('unfunded_after_call', CREDIT_COMMITMENT - INSIDE),
        ],
        't',
      ),
    ],
    'a',
  ),
)}
${section(
  5,
  'Payment details',
  table(
    [
      row([
        'Account holder',
        mark('beneficiary_name', 'Steinhell European Senior Lending Fund SCSp'),
        'Bank',
        `${mark('bank_name', 'Banque Privée de la Pétrusse S.A.')}, Luxembourg`,
      ]),
      row([
        'IBAN',
        text('iban', 'LU42 0710 0300 5588 2100', 'LU420710030055882100'),
        'BIC',
        mark('swift_code', 'BPPELULL'),
      ]),
      row(['Payment reference', mark('payment_reference', 'SESLF/CC04/BLR'), 'Charges', 'OUR']),
    ],
    'f',
  ),
)}
<p>Kindly ensure that the amount is credited in cleared funds by 4:00 p.m. (CET) on the payment date. Equalisation interest has been computed on an actual/365 basis up to and excluding the payment date; it is remitted to the previously admitted Limited Partners and is not retained by the Partnership.</p>
<p>Yours sincerely,</p><p style="margin-top:22pt">Nordvik Corporate &amp; Fund Services S.à r.l.<br>acting as central administrator of Steinhell European Senior Lending Fund SCSp, SICAV-RAIF</p>
<p class="n">Call 1: 30 September 2024 (10.00%), call 2: 14 February 2025 (6.50%), call 3: 11 July 2025 (4.25%). Overdue amounts bear default interest at EURIBOR plus 500 basis points (clause 5.9). This document is intended for well-informed investors within the meaning of the law of 23 July 2016.</p>`,
  remark: 'Interest is paid in addition to the commitment: before less after is the call less the interest.',
});

export const documents = [administrator, subsequent];
