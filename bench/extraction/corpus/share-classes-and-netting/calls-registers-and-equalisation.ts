import type { FundDocument } from '../document.ts';
import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const dollar = printer({ currency: 'USD', group: ',', point: '.', digits: 2, negative: 'minus', nil: '-' });
const OWN = 'BCF-0031';
/** Reference and commitment in whole dollars of every partner; some pay a lower fee by side letter. */
const PARTNERS: readonly (readonly [string, number])[] = [
  ['BCF-0002', 40000000],
  ['BCF-0004', 25000000],
  ['BCF-0005', 7500000],
  ['BCF-0009', 12000000],
  ['BCF-0010', 3000000],
  ['BCF-0011', 60000000],
  ['BCF-0013', 5000000],
  ['BCF-0014', 18000000],
  ['BCF-0016', 10000000],
  ['BCF-0017', 2500000],
  ['BCF-0019', 35000000],
  ['BCF-0020', 8000000],
  ['BCF-0022', 15000000],
  ['BCF-0023', 1500000],
  ['BCF-0025', 20000000],
  ['BCF-0026', 6000000],
  ['BCF-0028', 50000000],
  ['BCF-0029', 4000000],
  ['BCF-0030', 22500000],
  [OWN, 30000000],
  ['BCF-0033', 9000000],
  ['BCF-0034', 14000000],
  ['BCF-0036', 2000000],
  ['BCF-0037', 16000000],
  ['BCF-0040', 45000000],
  ['BCF-0041', 11000000],
  ['BCF-0042', 5500000],
  ['BCF-0044', 22500000],
];
const DISCOUNTED = new Set(['BCF-0011', 'BCF-0028', OWN]);
const TOTAL = PARTNERS.reduce((all, [, amount]) => all + amount, 0);
const [LOANS, EXPENSES] = [3125000000, 18470000];
const share = (pool: number, commitment: number): number =>
  Number((BigInt(pool) * BigInt(commitment) * 2n + BigInt(TOTAL)) / (2n * BigInt(TOTAL)));
const register = PARTNERS.map(([reference, commitment]) => {
  const loans = share(LOANS, commitment);
  const expenses = share(EXPENSES, commitment);
  const fee = (commitment * (DISCOUNTED.has(reference) ? 100 : 125)) / 400;
  return { reference, commitment, amounts: [loans, fee, expenses, loans + fee + expenses] };
});
const own = register.find(({ reference }) => reference === OWN) ?? { commitment: 0, amounts: [] };
const ownTotal = own.amounts[3] ?? 0;
const ownBefore = 1184302516;
const percent = (commitment: number): string => {
  const parts = String((BigInt(commitment) * 2000000n + BigInt(TOTAL)) / (2n * BigInt(TOTAL))).padStart(
    5,
    '0',
  );
  return `${parts.slice(0, -4)}.${parts.slice(-4)}%`;
};
const registerRow = ({ reference, commitment, amounts }: (typeof register)[number]): string => {
  const [loans = 0, fee = 0, expenses = 0, total = 0] = amounts;
  return reference === OWN
    ? row(
        [
          reference,
          dollar.amount('commitment', commitment * 100),
          percent(commitment),
          dollar.amount('call_investments', loans),
          dollar.amount('call_management_fees', fee),
          dollar.amount('call_partnership_expenses', expenses),
          dollar.amount('call_amount', total),
        ],
        'o',
      )
    : row([
        reference,
        dollar.show(commitment * 100),
        percent(commitment),
        ...[loans, fee, expenses, total].map((amount) => dollar.show(amount)),
      ]);
};
const columnSums = [0, 1, 2, 3].map((at) =>
  dollar.show(register.reduce((all, { amounts }) => all + (amounts[at] ?? 0), 0)),
);

/** Ireland: a short letter and a register of all partners over the page, the addressee by its reference. */
const irish = document({
  file: 'Ballyvaughan_Credit_Fund_ILP_CC06_BCF-0031.pdf',
  documentType: 'Capital Call',
  layout: 'letter-with-partner-register',
  margin: '18mm 17mm 20mm',
  footer:
    '<div style="font:6.5pt Arial;width:100%;padding:0 17mm;color:#555">Corrib Fund Services (Ireland) Limited is authorised by the Central Bank of Ireland. Registered in Ireland 512 884. Harcourt Row, Dublin 2, D02 X719<span style="float:right">Page <span class="pageNumber"></span></span></div>',
  css: "body{font:9.6pt 'Latin Modern Sans','Liberation Sans'}table{border-collapse:collapse;margin:6pt 0 12pt}td,th{padding:2.8pt 5pt}.k td:first-child{color:#2a5a5a;width:135pt}.r{width:100%;font-size:8.2pt}.r td,.r th{text-align:right;border-bottom:.3pt solid #aac}.r td:first-child,.r th:first-child{text-align:left}.r thead{display:table-header-group}.r th{background:#2a5a5a;color:#fff}.r tr{break-inside:avoid}.o td{background:#fff3c4;font-weight:bold}.t td{font-weight:bold;border-top:1pt solid #2a5a5a}",
  body: `<div style="font-size:15pt;color:#2a5a5a">corrib<span style="font-size:9pt;color:#000"> fund services</span></div>
<p>${noticeDate('22 October 2025', '2025-10-22')}</p><p>${mark('limited_partner', 'Kilronan Diocesan Investment Trust')}<br>Investor reference: ${OWN}<br>By e-mail to: treasury@kilronan.example</p>
<p><b>${mark('fund', 'Ballyvaughan Credit Opportunities Fund ILP')} – Capital Call ${text('call_number', '6')}</b></p>
<p>Dear Investor</p><p>On behalf of the General Partner and in accordance with Clause 6.3 of the Limited Partnership Agreement we hereby request payment of your share of the sixth capital call. The call funds two senior secured loans (Project Heron and Project Sandpiper), the management fee for the fourth quarter of 2025 and fund expenses. Your allocation is highlighted in the schedule to this letter.</p>
${table(
  [
    row([
      'Amount payable',
      `<b>${text('base_currency', 'USD')} ${dollar.amount('call_amount', ownTotal)}</b>`,
    ]),
    row([
      'Payable on or before',
      `<b>${text('due_date', '5 November 2025', '2025-11-05')}</b>, 4.00 p.m. Irish time`,
    ]),
    row(['Undrawn commitment prior to call', dollar.amount('unfunded_before_call', ownBefore)]),
    row(['Undrawn commitment post call', dollar.amount('unfunded_after_call', ownBefore - ownTotal)]),
  ],
  'k',
)}
<p><b>Payment instructions</b></p>
${table(
  [
    row(['Correspondent bank', 'Hudson Clearing Bank, New York (HUDCUS33)']),
    row(['Beneficiary bank', `${mark('bank_name', 'Bank of Munster plc')}, Dublin`]),
    row(['BIC', mark('swift_code', 'BMUNIE2D')]),
    row(['IBAN', text('iban', 'IE71 BMUN 9311 5212 3456 78', 'IE71BMUN93115212345678')]),
    row(['Account name', mark('beneficiary_name', 'Ballyvaughan Credit Opps Fund ILP – Capital A/C')]),
    row(['Payment reference', text('payment_reference', 'BCF-0031/CC06')]),
  ],
  'k',
)}
<p>Late payments attract interest at Term SOFR plus 400 basis points. Investors subject to a side letter will note that the management fee shown reflects the rate agreed with them.</p><p>Yours sincerely</p><p style="padding-top:20pt">Aoife Ní Bhriain<br>Investor Services, Corrib Fund Services (Ireland) Limited<br>as administrator</p><p style="font-size:8pt">AIFM: ${mark('fund_manager', 'Ballyvaughan Capital Management DAC')} &nbsp; General Partner: Ballyvaughan GP Limited</p>
<div style="break-before:page"></div><p><b>Schedule – allocation of Capital Call 6 (all amounts in USD)</b></p>
<table class="r"><thead>${head(['Investor', 'Commitment', '% of fund', 'Loans', 'Management fee', 'Expenses', 'Total call'])}</thead><tbody>${register.map(registerRow).join('')}${row(['Total', dollar.show(TOTAL * 100), '100.0000%', ...columnSums], 't')}</tbody></table>
<p style="font-size:8pt">Amounts are rounded to the nearest cent for each investor.</p>`,
  remark: 'The addressee’s row of a register of all partners holds the breakdown.',
});

const euro = printer({ currency: 'EUR', group: ',', point: '.', digits: 2, negative: 'brackets', nil: '-' });
/** Earlier drawdowns as they would have been for the new investor: investments, fee, costs; and interest on them. */
const EARLIER: readonly (readonly [string, string, readonly [number, number, number], number])[] = [
  ['Drawdown 1', '12/02/2024', [0, 7500000, 11250000], 1575000],
  ['Drawdown 2', '03/06/2024', [93750000, 3750000, 1406250], 6461875],
  ['Drawdown 3', '18/11/2024', [120000000, 3750000, 937500], 4655000],
  ['Drawdown 4', '10/03/2025', [56250000, 3750000, 1218750], 1142750],
];
const column = (at: 0 | 1 | 2): number => EARLIER.reduce((all, [, , parts]) => all + parts[at], 0);
const [euroDeals, euroFees, euroCosts] = [column(0), column(1), column(2)];
const euroDrawn = euroDeals + euroFees + euroCosts;
const euroInterest = EARLIER.reduce((all, [, , , interest]) => all + interest, 0);
const euroCommitted = 1500000000;

/** Luxembourg: a later investor catches up with four drawdowns and pays interest on top. */
const equalisation = document({
  file: '2025-06-30_Equalisation Notice_Arlon Mobility Infrastructure SCSp_Fonds de Pension Lys.pdf',
  documentType: 'Capital Call',
  layout: 'catch-up-matrix-with-interest',
  margin: '0 0 16mm',
  css: "@page:first{margin-top:0}body{margin:0;font:8.8pt 'DejaVu Sans Condensed','DejaVu Sans'}.b{background:#b5121b;color:#fff;padding:14mm 18mm 6mm}.c{padding:5mm 18mm 0}h2{margin:0;font-size:15pt;font-weight:normal}h4{color:#b5121b;margin:12pt 0 3pt}table{width:100%;border-collapse:collapse;margin:3pt 0 10pt}td,th{padding:3.4pt 4pt;text-align:right}th{font-size:8pt;border-bottom:1pt solid #b5121b;vertical-align:bottom}td:first-child,th:first-child{text-align:left;white-space:nowrap}.t td{font-weight:bold;border-top:.6pt solid #b5121b}.k td{text-align:left;border-bottom:.3pt solid #ddd;width:auto}.k td:nth-child(odd){color:#777}.w td:first-child{width:35%;color:#777}.w td{text-align:left;border-bottom:.3pt solid #ddd}",
  body: `<div class="b"><h2>Equalisation and Drawdown Notice</h2>${mark('fund', 'Arlon Mobility Infrastructure Fund SCSp, SICAV-RAIF')}</div><div class="c">
<table class="k"><tr><td>Investor</td><td>${mark('limited_partner', 'Fonds de Pension de la Lys OFP')}</td><td>Notice no.</td><td>${text('call_number', '5')} (second closing)</td></tr><tr><td>Investor register no.</td><td>AMIF-2-019</td><td>Notice date</td><td>${noticeDate('30/06/2025', '2025-06-30')}</td></tr><tr><td>AIFM</td><td>${mark('fund_manager', 'Arlon Partners AIFM S.à r.l.')}</td><td>Value date</td><td>${text('due_date', '15/07/2025', '2025-07-15')}</td></tr><tr><td>General Partner</td><td>Arlon Mobility GP S.à r.l.</td><td>Currency</td><td>${text('base_currency', 'EUR')}</td></tr></table>
<p>We refer to your Subscription Agreement accepted at the second closing on 30/06/2025. Pursuant to article 8.5 of the Limited Partnership Agreement, Subsequent Investors contribute the amounts they would have contributed had they been admitted at the initial closing, together with equalisation interest of 6% per annum, which is paid over to the existing investors and does not form part of the Commitment.</p>
<h4>1. Calculation of your catch-up contribution</h4>
${table([
  head([
    '',
    'Value date',
    'Investments',
    'Management fee',
    'Set-up and<br>operating costs',
    'Contribution',
    'Equalisation interest',
  ]),
  ...EARLIER.map(([name, day, parts, interest]) =>
    row([
      name,
      day,
      ...[...parts, parts[0] + parts[1] + parts[2], interest].map((amount) =>
        euro.show(amount === 0 ? null : amount),
      ),
    ]),
  ),
  row(
    [
      'Total',
      '',
      euro.amount('call_investments', euroDeals),
      euro.amount('call_management_fees', euroFees),
      euro.amount('call_partnership_expenses', euroCosts),
      euro.show(euroDrawn),
      euro.amount('call_other', euroInterest),
    ],
    't',
  ),
])}
<h4>2. Amount due</h4>
${table([
  row(['Catch-up contribution (within Commitment)', euro.show(euroDrawn)]),
  row(['Equalisation interest (outside Commitment)', euro.show(euroInterest)]),
  row(
    ['Total amount due on the Value date', `EUR ${euro.amount('call_amount', euroDrawn + euroInterest)}`],
    't',
  ),
])}
<h4>3. Position of your Commitment</h4>
${table([
  head(['', 'Your Commitment', 'All investors after second closing']),
  row(['Commitment', euro.amount('commitment', euroCommitted), euro.show(euroCommitted * 21)]),
  row(['Undrawn Commitment before this notice', euro.amount('unfunded_before_call', euroCommitted), '']),
  row(['Contribution under this notice', euro.show(-euroDrawn), '']),
  row(
    [
      'Undrawn Commitment after this notice',
      euro.amount('unfunded_after_call', euroCommitted - euroDrawn),
      euro.show((euroCommitted - euroDrawn) * 21),
    ],
    't',
  ),
])}
<h4>4. Settlement instructions</h4>
${table(
  [
    row(['Account holder', mark('beneficiary_name', 'Arlon Mobility Infrastructure Fund SCSp, SICAV-RAIF')]),
    row(['Bank', mark('bank_name', 'Crédit Mosellan Luxembourg S.A.')]),
    row(['IBAN', text('iban', 'LU67 0614 7788 9900 4321', 'LU670614778899004321')]),
    row(['BIC', mark('swift_code', 'CMOSLULL')]),
    row(['Communication', text('payment_reference', 'AMIF-2-019 EQ5')]),
  ],
  'w',
)}
<p style="font-size:7.6pt;color:#666">Issued by Alzette Corporate &amp; Fund Services S.A., 4, place de la Brasserie, L-1255 Luxembourg, as central administration agent. Please note that payments must originate from a bank account in the name of the investor. Equalisation interest is calculated on an actual/360 basis. Should the amount not be received on the Value date, article 9 (Defaulting Investors) of the Limited Partnership Agreement applies.</p></div>`,
  remark: 'Interest is due on top of the commitment.',
});

export const documents: FundDocument[] = [irish, equalisation];
