import type { FundDocument } from '../document.ts';
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
const signed = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  before: '$',
});
const PARTS = { investments: 114000000, fees: 8750000, costs: 1462000 };
const gross = PARTS.investments + PARTS.fees + PARTS.costs;
const returned = 31844025;
const recallable = 20500000;
const before = 948011250;
const whole = (amount: number): string => dollar.show(amount * 40);

/** United States: a call and a distribution settled in one net payment. */
const netted = document({
  file: 'Tamarack_Basin_V_Net_Capital_Call_09-16-2025_Whitcombe.pdf',
  documentType: 'Capital Call',
  layout: 'call-netted-with-distribution',
  pageSize: 'Letter',
  margin: '0.8in 0.95in',
  footer:
    '<div style="font:7pt Times;width:100%;text-align:center;color:#444">1755 Larimer Court, Suite 900, Denver, CO 80202 | (303) 555-0172</div>',
  css: "body{font:10.2pt 'C059'}table{width:100%;border-collapse:collapse;margin:8pt 0 12pt}td,th{padding:2.4pt 3pt;text-align:right}td:first-child,th:first-child{text-align:left}th{border-bottom:1pt solid #000}.s td{border-top:.6pt solid #000;font-weight:bold}.d td{font-weight:bold;border-top:.6pt solid #000;border-bottom:2.4pt double #000}.w{width:78%;margin-left:5%}.w td{text-align:left}.g td{padding-top:8pt;font-style:italic}",
  body: `<div style="text-align:center;letter-spacing:3pt;font-size:15pt">TAMARACK BASIN</div><div style="text-align:center;font-size:8.5pt;border-bottom:.6pt solid;padding-bottom:6pt">ENERGY INFRASTRUCTURE PARTNERS</div>
<p>${noticeDate('September 16, 2025', '2025-09-16')}</p><p>${mark('limited_partner', 'The Whitcombe Family Foundation')}<br>Attention: Investment Operations<br>410 Chestnut Hill Road<br>Lexington, KY 40502</p>
<p><b>Re:&nbsp; ${mark('fund', 'Tamarack Basin Energy Infrastructure Fund V, L.P.')}<br>&emsp;&ensp; Capital Call No. ${text('call_number', '13')} and Distribution No. 5 (Net Funding)</b></p>
<p>Dear Limited Partner:</p><p>Pursuant to Sections 3.1 and 7.4 of the Second Amended and Restated Limited Partnership Agreement, the General Partner is calling capital to fund the acquisition of a majority interest in Redstone Midstream Holdings, together with the third-quarter management fee and Partnership expenses. At the same time the Partnership is distributing proceeds from the refinancing of Cedar Gap Storage. As permitted by Section 7.4(c), the two amounts will be settled net. Kindly wire <b>${signed.amount('call_amount', gross - returned)}</b> so that it is received no later than 2:00 p.m. Mountain Time on <b>${text('due_date', 'September 30, 2025', '2025-09-30')}</b>.</p>
${table([
  head(['', 'Partnership Total', 'Your Share']),
  row(['<i>Capital contribution</i>', '', '']),
  row([
    'Investment – Redstone Midstream Holdings',
    whole(PARTS.investments),
    dollar.amount('call_investments', PARTS.investments),
  ]),
  row([
    'Management fee (July 1 – September 30, 2025)',
    whole(PARTS.fees),
    dollar.amount('call_management_fees', PARTS.fees),
  ]),
  row(['Partnership expenses', whole(PARTS.costs), dollar.amount('call_partnership_expenses', PARTS.costs)]),
  row(['Gross capital contribution', whole(gross), dollar.show(gross)], 's'),
  row(['<i>Distribution</i>', '', ''], 'g'),
  row(['Cedar Gap Storage – return of capital (recallable)', whole(-recallable), dollar.show(-recallable)]),
  row(['Cedar Gap Storage – income', whole(recallable - returned), dollar.show(recallable - returned)]),
  row(['Distribution applied', whole(-returned), dollar.show(-returned)], 's'),
  row(
    [
      'Net amount payable by you',
      whole(gross - returned),
      `$ ${dollar.amount('call_amount', gross - returned)}`,
    ],
    'd',
  ),
])}
<div style="break-before:page"></div><p>Your capital commitment before and after giving effect to this notice:</p>
${table(
  [
    row(['Capital commitment', `$ ${dollar.amount('commitment', 2000000000)}`]),
    row(['Unfunded commitment prior to this notice', dollar.amount('unfunded_before_call', before)]),
    row(['Gross capital contribution', dollar.show(-gross)]),
    row(['Recallable distribution added back', dollar.show(recallable)]),
    row(
      [
        'Unfunded commitment following this notice',
        `$ ${dollar.amount('unfunded_after_call', before - gross + recallable)}`,
      ],
      'd',
    ),
  ],
  'n',
)}
<p>Wire instructions (unchanged since Capital Call No. 12):</p>
${table(
  [
    row(['Bank:', mark('bank_name', 'Front Range Bank & Trust, N.A.')]),
    row(['ABA routing no.:', '102055518']),
    row(['SWIFT:', mark('swift_code', 'FRBTUS55')]),
    row(['Account name:', mark('beneficiary_name', 'Tamarack Basin Energy Infrastructure Fund V, L.P.')]),
    row(['Account no.:', text('account_number', '7730041962')]),
    row(['Reference:', text('payment_reference', 'Whitcombe Fdn - TBEIF V Call 13')]),
  ],
  'w',
)}
<p>A Limited Partner that fails to fund when due may be declared a Defaulting Partner and will be charged interest at the prime rate plus 5%. For your protection, please confirm these instructions by calling a known contact before releasing the wire.</p><p>Tax reporting: the contribution and the distribution will each be reported gross on your Schedule K-1 and in your next capital account statement.</p>
<p>Very truly yours,</p><p>TAMARACK BASIN GP V, LLC, General Partner</p><p style="padding-top:22pt">Lorraine M. Castellanos<br>Chief Financial Officer<br>${mark('fund_manager', 'Tamarack Basin Capital Management, LP')}, as Manager</p>`,
  derivable: { base_currency: 'USD', call_other: 'USD -318440.25' },
  remark:
    'The amount to pay is the contribution less a distribution; part of that distribution may be called again.',
});

const pound = printer({ currency: 'GBP', group: ',', point: '.', digits: 2, negative: 'minus', nil: 'nil' });
const CLYDE = { investments: 41250000, costs: 318745, fees: 4687500 };
const inside = CLYDE.investments + CLYDE.costs;
const box = (number: string, title: string, content: string): string =>
  `<section><h3><span>${number}</span>${title}</h3>${content}</section>`;

/** Scotland: numbered sections, the manager's fee on top of the commitment, a slip to tear off. */
const outside = document({
  file: 'CDI3 Drawdown Notice 008 - Strathmore Valley Pension Fund.pdf',
  documentType: 'Capital Call',
  layout: 'fee-outside-commitment-slip',
  margin: '15mm 18mm',
  css: "body{font:9.6pt 'Liberation Sans'}section{border:.6pt solid #6b5b95;margin:0 0 9pt;padding:0 8pt 6pt}h3{margin:0 -8pt 5pt;background:#ece8f4;font-size:10pt;padding:3pt 8pt}h3 span{display:inline-block;width:18pt;color:#6b5b95}table{width:100%;border-collapse:collapse}td,th{padding:2.3pt 0;text-align:right}td:first-child,th:first-child{text-align:left}.s td{font-weight:bold;border-top:.5pt solid}.w td{text-align:left;width:50%}.slip{border-top:1pt dashed #000;margin-top:12pt;padding-top:6pt;font-size:9pt}p{margin:5pt 0}",
  body: `<div style="color:#6b5b95;font-size:17pt">Clyde &amp; Doon<span style="float:right;font-size:12pt;color:#000">DRAWDOWN NOTICE</span></div>
<p style="margin:10pt 0">${mark('fund', 'Clyde & Doon Infrastructure Fund III LP')}, a limited partnership registered in Scotland with number SL036418</p>
${box('1', 'Notice', table([row(['To', mark('limited_partner', 'Strathmore Valley Pension Fund')]), row(['Drawdown number', text('call_number', '8')]), row(['Date of this notice', noticeDate('3 March 2025', '2025-03-03')]), row(['Drawdown date (cleared funds)', text('due_date', '17 March 2025', '2025-03-17')]), row(['Currency', text('base_currency', 'GBP')])]))}
${box(
  '2',
  'Amount requested from you',
  table([
    head(['', '£']),
    row([
      'Loan advance – acquisition of Ardgour Pumped Storage',
      pound.amount('call_investments', CLYDE.investments),
    ]),
    row(['Partnership costs', pound.amount('call_partnership_expenses', CLYDE.costs)]),
    row(['Drawn from your Commitment', pound.show(inside)], 's'),
    row([
      'Management fee, quarter to 30 June 2025 (payable in addition to Commitment)',
      pound.amount('call_management_fees', CLYDE.fees),
    ]),
    row(['Total payable', pound.amount('call_amount', inside + CLYDE.fees)], 's'),
  ]),
)}
${box(
  '3',
  'Your Commitment',
  table([
    head(['', '£']),
    row(['Commitment', pound.amount('commitment', 1250000000)]),
    row(['Undrawn Commitment before this drawdown', pound.amount('unfunded_before_call', 602118310)]),
    row(['Undrawn Commitment after this drawdown', pound.amount('unfunded_after_call', 602118310 - inside)]),
    row(['Drawn (including this drawdown) as a percentage of Commitment', '55.16%']),
  ]),
)}
${box('4', 'Payment', table([row(['Bank', mark('bank_name', 'Lomond & Lothian Bank plc')]), row(['Sort code', '83-07-16']), row(['Account name', mark('beneficiary_name', 'CDI Fund III LP – Drawdown Account')]), row(['Account number', text('account_number', '00418827')]), row(['IBAN', text('iban', 'GB14 LOLB 8307 1600 4188 27', 'GB14LOLB83071600418827')]), row(['SWIFT', mark('swift_code', 'LOLBGB2E')]), row(['Please quote', text('payment_reference', 'SVPF-CDI3-008')])], 'w'))}
<p>This notice is given under clause 4.2 of the limited partnership agreement dated 8 October 2021 by ${mark('fund_manager', 'Clyde & Doon Asset Management LLP')} (authorised and regulated by the Financial Conduct Authority, FRN 788214) as manager of the Fund. In accordance with clause 9.1 the management fee does not reduce your undrawn Commitment. Interest at 6% above Bank of England base rate accrues daily on any amount not received on the drawdown date.</p>
<div class="slip"><b>Confirmation slip</b> – please complete and return to drawdowns@clydedoon.example by 14 March 2025<br><br>We confirm that the sum of £ ........................... will be remitted on ............................ from our account with ......................................<br><br>Name ................................................ &emsp; Signature ................................................ &emsp; Date ....................</div>`,
  remark: 'The management fee is called on top of the commitment.',
});

export const documents: FundDocument[] = [netted, outside];
