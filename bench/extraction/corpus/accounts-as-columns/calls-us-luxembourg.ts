import type { FundDocument } from '../document.ts';
import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const usd = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '–',
});
const usdSign = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  before: '$',
});
const LEDGER = { first: 86000000, second: 41250000, fee: 7500000, offset: -641250, costs: 1124075 };
const interest = 2391820;
const invested = LEDGER.first + LEDGER.second;
const feeNet = LEDGER.fee + LEDGER.offset;
const called = invested + feeNet + LEDGER.costs + interest;
const COMMITMENT = 2000000000;
const [paidBefore, recallable] = [1141830215, 64000000];
const openBefore = COMMITMENT - paidBefore + recallable;
/** The partner holds a fiftieth of the fund. */
const fund = (share: number): string => usd.show(share * 50);
const fact = (label: string, value: string): string => `<div><i>${label}</i>${value}</div>`;
const use = (label: string, share: number, own: string, name = ''): string =>
  row([label, fund(share), own], name);
const account = 'Meridian Hollow Growth Equity Fund III-B, L.P.';

/** United States: facts in a grid, uses of proceeds with the repaid credit line, the commitment and wire overleaf. */
const american = document({
  file: 'MHGE III-B - Capital Call Notice 007 - Sandhill Crane Endowment - 2026.01.12.pdf',
  documentType: 'Capital Call',
  layout: 'facts-grid-uses-then-rollforward',
  pageSize: 'Letter',
  margin: '0.75in 0.85in 0.8in',
  footer:
    '<div style="font:6.5px sans-serif;width:100%;padding:0 0.85in;color:#667;display:flex;justify-content:space-between"><span>CONFIDENTIAL &nbsp;|&nbsp; Capital Call Notice 007 &nbsp;|&nbsp; Investor 3B-0221</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>',
  css: "body{font:9.4pt/1.38 'Nimbus Sans','Liberation Sans';margin:0;color:#1b1f24}.top{display:flex;justify-content:space-between;align-items:center}.g{display:grid;grid-template-columns:1.9fr 1fr 1fr;gap:1pt;background:#b9c4c0;border:1pt solid #b9c4c0;margin:12pt 0}.g div{background:#fff;padding:4.5pt 6pt}.g i{display:block;font:7pt 'Nimbus Sans';color:#51625c;text-transform:uppercase;letter-spacing:.4pt}table{width:100%;border-collapse:collapse;margin:6pt 0 10pt}td,th{padding:2.6pt 4pt;text-align:right}td:first-child,th:first-child{text-align:left}th{background:#1f4d43;color:#fff;font-size:8.3pt}.i td:first-child{padding-left:16pt}.h td{font-weight:bold}.s td{border-top:.5pt solid #555}.t td{font-weight:bold;border-top:1pt solid #1f4d43;border-bottom:2.2pt double #1f4d43}h4{color:#1f4d43;margin:13pt 0 3pt;font-size:10.5pt}.w{width:84%}.w td{text-align:left;border-bottom:.3pt solid #ccc}.w td:first-child{width:38%;color:#51625c}.x{border:1pt solid #a33;padding:5pt 8pt;font-size:8.4pt}small{font-size:7.4pt;color:#444}",
  body: `<div class="top"><svg width="210" height="36"><circle cx="18" cy="18" r="15" fill="none" stroke="#1f4d43" stroke-width="2"/><path d="M3 18 Q18 4 33 18" fill="none" stroke="#1f4d43" stroke-width="2"/><text x="42" y="17" font-size="13" font-family="Nimbus Sans" fill="#1f4d43">MERIDIAN HOLLOW</text><text x="42" y="30" font-size="9" font-family="Nimbus Sans" fill="#667">growth equity</text></svg><b style="font-size:15pt">Capital Call Notice</b></div>
<div class="g">${fact('Partnership', mark('fund', account))}${fact('Notice date', noticeDate('Monday, January 12, 2026', '2026-01-12'))}${fact('Call no.', text('call_number', '007', '7'))}${fact('Limited partner', mark('limited_partner', 'Sandhill Crane Conservancy Endowment'))}${fact('Funding due', text('due_date', 'Tuesday, January 27, 2026', '2026-01-27'))}${fact('Amount due', usdSign.amount('call_amount', called))}</div>
<p>To our Limited Partners:</p><p>Under Section 3.02 of the Limited Partnership Agreement, the General Partner, Meridian Hollow GP III, LLC, calls capital from all Partners in proportion to their Commitments. The proceeds will be used to repay $63.6 million borrowed under the Partnership’s subscription facility with Tidewater National Bank – the borrowing had financed the two transactions below, which closed on October 3 and November 21, 2025 – and to pay the interest accrued on it, the management fee and other expenses.</p>
${table([
  head(['Use of proceeds (US$)', 'Partnership', 'Limited Partner']),
  row(['Investments', '', ''], 'h'),
  use('Ridgeline Dental Holdings, Inc. (growth equity)', LEDGER.first, usd.show(LEDGER.first), 'i'),
  use('Harbor Lamp Analytics, LLC (add-on acquisition)', LEDGER.second, usd.show(LEDGER.second), 'i'),
  use('Total investments', invested, usd.amount('call_investments', invested), 's'),
  row(['Management fee', '', ''], 'h'),
  use('Fee for the quarter January 1 – March 31, 2026', LEDGER.fee, usd.show(LEDGER.fee), 'i'),
  use('Less: 80% of directors’ and monitoring fees received', LEDGER.offset, usd.show(LEDGER.offset), 'i'),
  use('Net management fee', feeNet, usd.amount('call_management_fees', feeNet), 's'),
  use(
    'Partnership expenses (audit, tax, legal, broken-deal costs)',
    LEDGER.costs,
    usd.amount('call_partnership_expenses', LEDGER.costs),
  ),
  use('Interest and fees on the subscription facility', interest, usd.amount('call_other', interest)),
  use('Total capital called', called, usd.amount('call_amount', called), 't'),
])}
<p>Your percentage interest for purposes of this call is 2.0000%. All of the above counts against your unfunded Commitment. Please direct your wire so that immediately available funds arrive by noon Eastern Time on the due date; the instructions are on the next page.</p><p>If you have questions, please contact Priya Castellan at (617) 555-0138 or lprelations@meridianhollow.example.</p>
<div style="break-before:page"></div><h4>Effect of this notice on your Commitment (US$)</h4>
${table([
  head(['', 'Before this call', 'This call', 'After this call']),
  row([
    'Commitment',
    usd.amount('commitment', COMMITMENT),
    usd.show(null),
    usd.amount('commitment', COMMITMENT),
  ]),
  row([
    'Capital contributions',
    usd.show(-paidBefore),
    usd.cost('call_amount', called),
    usd.show(-paidBefore - called),
  ]),
  row(['Distributions subject to recall', usd.show(recallable), usd.show(null), usd.show(recallable)]),
  row(
    [
      'Unfunded Commitment',
      usd.amount('unfunded_before_call', openBefore),
      usd.show(-called),
      usd.amount('unfunded_after_call', openBefore - called),
    ],
    't',
  ),
  row(['Funded as a percentage of Commitment', '57.09%', '6.88%', '63.97%']),
])}
<h4>Wire instructions</h4>
${table(
  [
    row(['Receiving bank', mark('bank_name', 'Penn Harbor Bank, N.A.')]),
    row(['Bank address', '18 Market Square, Philadelphia, PA 19106']),
    row(['ABA / Fedwire', '036001808']),
    row(['SWIFT (wires from abroad)', text('swift_code', 'PNHBUS33')]),
    row(['Credit account', text('account_number', '88-4410-2097')]),
    row(['Account title', mark('beneficiary_name', account)]),
    row(['Reference (OBI)', text('payment_reference', 'MHGE3B / 3B-0221 / CC007')]),
  ],
  'w',
)}
<p class="x"><b>Protect yourself against wire fraud.</b> These instructions are the same as those used for Capital Call 006. Neither Meridian Hollow nor Quarryman Fund Administration will ever change them by e-mail. Before sending funds call your usual contact at a number you already have.</p>
<p>A Partner that does not fund on time is charged interest from the due date at the lesser of 12% a year and the maximum rate permitted by law, and may become a Defaulting Partner ten business days after written notice (Section 3.06).</p>
<p>Sincerely,</p><svg width="120" height="34"><path d="M4 26 C14 2 22 2 20 20 S34 30 40 14 52 24 60 18 78 12 84 22 104 10 116 16" fill="none" stroke="#123" stroke-width="1.3"/></svg><br>Gwendolyn A. Firth, Partner and Chief Operating Officer<br>${mark('fund_manager', 'Meridian Hollow Advisors, LLC')}, as Management Company of the Partnership
<p><small>Notice prepared by Quarryman Fund Administration, Inc., 77 Franklin Street, Boston, MA 02110. The statement of the Partnership’s column may not agree with the sum of individual Partners’ amounts because of rounding. This notice does not constitute tax advice.</small></p>`,
  derivable: { base_currency: 'USD' },
});

const eur = printer({ currency: 'EUR', group: ',', point: '.', digits: 2, negative: 'minus', nil: '0.00' });
/** Class A, class R, in cents. */
type Classes = readonly [number, number];
const LOANS: Classes = [105000000, 26250000];
const FEES: Classes = [2625000, 984375];
const COSTS: Classes = [411420, 102855];
const PLEDGED: Classes = [1000000000, 250000000];
const OPEN: Classes = [540000000, 135000000];
const sum = ([one, other]: Classes): number => one + other;
const DRAWN: Classes = [LOANS[0] + FEES[0] + COSTS[0], LOANS[1] + FEES[1] + COSTS[1]];
const left: Classes = [OPEN[0] - DRAWN[0], OPEN[1] - DRAWN[1]];
const classes = (label: string, fin: string, amounts: Classes, name = ''): string =>
  row([label, ...amounts.map((amount) => eur.show(amount)), eur.amount(fin, sum(amounts))], name);
const item = (label: string, value: string): string => `<tr><th>${label}</th><td>${value}</td></tr>`;
const lux = 'Aldringen Private Debt Opportunities II SCSp SICAV-RAIF';

/** Luxembourg: formal notice with an items list, the investor's two classes and their total, an annexe for payment. */
const luxembourg = document({
  file: '20250514_APDO II_Drawdown Notice_11_Provita.pdf',
  documentType: 'Capital Call',
  layout: 'items-then-two-classes-annexe',
  margin: '20mm 22mm 24mm',
  footer:
    '<div style="font:6.2px sans-serif;width:100%;padding:0 22mm;color:#555;text-align:center">Aldringen Private Debt Opportunities II SCSp SICAV-RAIF – 14, rue Aldringen, L-1118 Luxembourg – R.C.S. Luxembourg B 241.880<br>represented by its general partner Aldringen GP II S.à r.l. (R.C.S. Luxembourg B 241.713) &nbsp; <span class="pageNumber"></span>/<span class="totalPages"></span></div>',
  css: "body{font:9.8pt/1.4 'Latin Modern Roman','LM Roman 10','Liberation Serif';margin:0}h1{font-size:15pt;letter-spacing:2pt;text-align:center;margin:18pt 0 2pt;font-weight:normal}.m th{width:34%;text-align:left;font-weight:normal;font-style:italic;vertical-align:top}table{border-collapse:collapse;width:100%;margin:8pt 0 12pt}.m th,.m td{padding:2.4pt 4pt}.c td,.c th{text-align:right;padding:3pt 5pt;border:.4pt solid #777}.c td:first-child,.c th:first-child{text-align:left}.c th{background:#efece4;font-weight:bold}.b td{font-weight:bold}h2{font-size:11pt;margin:16pt 0 2pt}.n{font-size:8.6pt}",
  body: `<div style="display:flex;justify-content:space-between"><div><b style="font-size:13pt">ALDRINGEN</b> private debt</div><div class="n">Registered mail and investor portal</div></div>
<p style="margin-top:22pt">${mark('limited_partner', 'Provita Pensionskasse VVaG')}<br>c/o Treuhand Nominees S.A.<br>2a, place du Glacis<br>L-1628 Luxembourg</p>
<h1>DRAWDOWN NOTICE</h1><p style="text-align:center">in accordance with article 9.2 of the limited partnership agreement</p>
<table class="m">${item('Fund', mark('fund', lux))}${item('Compartment', 'Senior Secured')}${item('Drawdown Notice number', text('call_number', '11'))}${item('Date of this notice', noticeDate('14 May 2025', '2025-05-14'))}${item('Drawdown Date (value date)', text('due_date', '28 May 2025', '2025-05-28'))}${item('Reference currency', text('base_currency', 'Euro', 'EUR'))}${item('Register number of the investor', 'APDO2-0057 (Class A), APDO2-0058 (Class R)')}</table>
<p>Dear Sir or Madam,</p><p>You are hereby required to contribute the following amounts to the Fund on the Drawdown Date. They will finance a unitranche loan to the Iberian veterinary group Clínicas Alborán and the delayed-draw tranche granted to Nordhavn Cold Stores in 2024.</p>
<table class="c">${head(['EUR', 'Class A', 'Class R', 'Total'])}${classes('Loans and other investments', 'call_investments', LOANS)}${classes('Management fee (Q2 2025)', 'call_management_fees', FEES)}${classes('Operating and administration expenses', 'call_partnership_expenses', COSTS)}${classes('Amount to be paid', 'call_amount', DRAWN, 'b')}</table>
<p>Your commitments develop as follows:</p>
<table class="c">${head(['EUR', 'Class A', 'Class R', 'Total'])}${classes('Commitment', 'commitment', PLEDGED)}${classes('Undrawn before this drawdown', 'unfunded_before_call', OPEN)}${classes('Undrawn after this drawdown', 'unfunded_after_call', left, 'b')}${row(['Drawn after this drawdown, in %', '56.80%', '56.93%', '56.83%'])}</table>
<p>Payment is to be made in one sum for both classes. The account is set out in the annexe.</p>
<div style="break-before:page"></div><h2>Annexe – Payment details</h2>
<table class="m">${item('Account holder', mark('beneficiary_name', lux))}${item('Account with', `${mark('bank_name', 'Banque Fort Thüngen S.A.')}, Luxembourg`)}${item('BIC', text('swift_code', 'BFTHLULLXXX'))}${item('IBAN', text('iban', 'LU77 7310 4188 2005 6000', 'LU777310418820056000'))}${item('Communication', text('payment_reference', 'APDO II – DDN 11 – 0057/0058'))}</table>
<h2>Late payment</h2><p>If the amount is not credited on the Drawdown Date, the Fund may charge default interest of EURIBOR (3 months) + 8% a year and may exercise the rights in article 9.7. Payments from an account that is not in the name of the registered investor will be returned.</p>
<h2>Documents to be kept up to date</h2><p>Our records show that the list of authorised signatories of the investor expires on 30 June 2025. Please send a new list, and the self-certification under CRS and FATCA if anything in it has changed, to ta.private@fort-thuengen.example.</p>
<h2>Contacts</h2><p class="n">Transfer agency: Fort Thüngen Fund Services S.A., +352 555 20 11 – Investor relations: Maartje Verhulst, +352 555 31 04</p>
<p style="margin-top:18pt">For and on behalf of the Fund,</p><p>${mark('fund_manager', 'Aldringen Investment Management S.à r.l.')}<br>Alternative investment fund manager authorised by the CSSF</p>
<div style="display:flex;gap:70pt;margin-top:34pt"><div>_____________________<br>Jean-Luc Reding<br>Conducting officer</div><div>_____________________<br>Katharina Oswald<br>Conducting officer</div></div>`,
});

export const documents: FundDocument[] = [american, luxembourg];
