import type { FundDocument } from '../document.ts';
import { row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const usd = printer({ currency: 'USD', group: ',', point: '.', digits: 2, negative: 'brackets' });
const HALYARD = 41250000;
const PERCH = 18750000;
const FEES = 2500000;
const COSTS = 687512;
const salt = { investments: HALYARD + PERCH, total: HALYARD + PERCH + FEES + COSTS };
const COMMITMENT = 500000000;
const CALLED = 287150000;
const saltFund = 'Saltgrass Ventures Opportunity Fund II, L.P.';
const saltDue = text('due_date', 'October 30, 2025', '2025-10-30');
const saltPartner = mark('limited_partner', 'The Winnebago Valley Foundation');
const share = (amount: number): string => `${((100 * amount) / COMMITMENT).toFixed(3)}%`;
const saltLine = (label: string, shown: string, amount: number, name = ''): string =>
  row([label, shown, share(amount)], name);
const rightRow = (label: string, value: string, name = ''): string => row([label, value], name);

/** The second page of the memorandum: parts, commitment and where to wire. */
function saltExhibit(): string {
  const parts = table(
    [
      row(['', `Amount (${text('base_currency', 'USD')})`, '% of commitment'], 'h'),
      saltLine('Halyard Robotics, Inc. (new investment)', usd.show(HALYARD), HALYARD, 'i'),
      saltLine('Perch Biosystems, Inc. (Series C follow-on)', usd.show(PERCH), PERCH, 'i'),
      saltLine('Investments', usd.amount('call_investments', salt.investments), salt.investments, 's'),
      saltLine('Management fee, October – December 2025', usd.amount('call_management_fees', FEES), FEES),
      saltLine(
        'Partnership expenses (audit, tax and legal)',
        usd.amount('call_partnership_expenses', COSTS),
        COSTS,
      ),
      saltLine('Amount due', usd.amount('call_amount', salt.total), salt.total, 't'),
    ],
    'g',
  );
  const before = COMMITMENT - CALLED;
  const commitment = table(
    [
      rightRow('Capital commitment', usd.amount('commitment', COMMITMENT)),
      rightRow('Less: capital called through Capital Call #6', usd.show(-CALLED)),
      rightRow('Unfunded commitment before this call', usd.amount('unfunded_before_call', before), 's'),
      rightRow('Less: this capital call', usd.show(-salt.total)),
      rightRow(
        'Unfunded commitment after this call',
        usd.amount('unfunded_after_call', before - salt.total),
        't',
      ),
    ],
    'g',
  );
  const wire = table(
    [
      row(['Receiving bank', mark('bank_name', 'Sandhills Commerce Bank')]),
      row(['Bank address', '200 Peachtree Park Drive, Atlanta, GA 30309']),
      row(['ABA / routing number', '061099304']),
      row(['SWIFT code (international)', text('swift_code', 'SHCBUS3A')]),
      row(['Credit account number', text('account_number', '3301887456')]),
      row(['Credit account name', mark('beneficiary_name', saltFund)]),
      row(['Reference', mark('payment_reference', 'SVOF II CC7 Winnebago')]),
    ],
    'w',
  );
  return `<div style="break-before:page"><h3>Exhibit A &ndash; ${saltPartner}</h3><h4>Use of proceeds</h4>${parts}<h4>Status of commitment</h4>${commitment}<h4>Wire instructions</h4>${wire}<p style="font-size:8.5pt">These instructions have not changed since the last call. We will never send new instructions by e-mail; if you receive any, call (404) 555-0117 before you pay.</p></div>`;
}

/** A memorandum of one page, with the figures on an exhibit behind it. */
const memorandum = document({
  file: 'SVOF II - Capital Call 7 - The Winnebago Valley Foundation.pdf',
  documentType: 'Capital Call',
  layout: 'memorandum-with-exhibit',
  pageSize: 'Letter',
  margin: '24mm',
  footer:
    '<div style="font:7.5pt \'Liberation Serif\';width:100%;text-align:center">Confidential &ndash; page <span class="pageNumber"></span> of <span class="totalPages"></span></div>',
  css: "body{font:11pt 'Nimbus Roman','Liberation Serif';line-height:1.4}h1{font:600 15pt 'URW Gothic';letter-spacing:1pt;color:#2f5d50;margin:0 0 22pt}h3{border-bottom:1pt solid #2f5d50;padding-bottom:3pt}h4{margin:16pt 0 3pt;font-size:10.5pt}.m{border-collapse:collapse}.m td{padding:2pt 16pt 2pt 0;vertical-align:top}.m td:first-child{font-weight:bold}.g{width:100%;border-collapse:collapse;font-size:10pt}.g td{text-align:right;padding:1.6pt 0}.g td:first-child{text-align:left}.h td{font-size:8.5pt;color:#555}.i td:first-child{padding-left:14pt}.s td{border-top:.4pt solid #777}.t td{font-weight:bold;border-top:.8pt solid;border-bottom:2pt double}.w{font-size:10pt;border-collapse:collapse}.w td{padding:1.2pt 18pt 1.2pt 0}",
  body: `<h1>SALTGRASS VENTURES</h1>
${table([row(['TO:', saltPartner]), row(['FROM:', mark('fund_manager', 'Saltgrass Ventures Management, LLC')]), row(['DATE:', noticeDate('October 15, 2025', '2025-10-15')]), row(['RE:', `${mark('fund', saltFund)}<br>Capital Call #${text('call_number', '7')}`])], 'm')}
<hr style="border:0;border-top:.8pt solid;margin:14pt 0">
<p>In accordance with Section 4.1 of the Limited Partnership Agreement, we are writing to request that you fund your pro rata share of the Partnership's seventh capital call. Your share is <b>$${usd.amount('call_amount', salt.total)}</b>, payable in immediately available funds on or before <b>Thursday, ${saltDue}</b>.</p>
<p>The Partnership has agreed to lead the $38 million Series B financing of Halyard Robotics, Inc., which builds autonomous yard trucks for freight terminals, and will take up its pro rata rights in the Series C round of Perch Biosystems, Inc. The balance of the call pays the fourth-quarter management fee and expenses. The composition of your share, your remaining commitment and our wire instructions are given in Exhibit A.</p>
<p>A partner who does not fund by the due date may be treated as a defaulting partner under Section 4.5 of the Agreement. Please let us know at once if you foresee any difficulty.</p>
<p>We will report on both companies at the annual meeting in Atlanta on November 18. Thank you for your continued support.</p>${saltExhibit()}`,
});

const eur = printer({
  currency: 'EUR',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
  before: '€',
});
const CORB = { investments: 118400000, fees: 9375000, costs: 1240833, interest: 384210 };
const corbCall = CORB.investments + CORB.fees + CORB.costs + CORB.interest;
const corbBefore = 1073250000;
const corbFund = mark('fund', 'Corbière Bay Secondaries 2023 L.P.');

/** A Jersey partnership's drawdown notice as lawyers word it: numbered paragraphs, one row of amounts. */
const deed = document({
  file: 'Corbiere Bay Secondaries 2023 - Drawdown Notice 9 (Hadrian).pdf',
  documentType: 'Capital Call',
  layout: 'numbered-paragraphs-one-row-of-amounts',
  margin: '24mm 26mm',
  css: "body{font:10.5pt 'C059','Liberation Serif';line-height:1.42}h1{font-size:12.5pt;text-align:center;margin:18pt 0;letter-spacing:.6pt}.p{display:grid;grid-template-columns:22pt 1fr;margin:7pt 0}.q{display:grid;grid-template-columns:22pt 122pt 1fr;margin:1.5pt 0 1.5pt 22pt}table{width:100%;border-collapse:collapse;margin:4pt 0 4pt 0;font-size:9.5pt}td{border:.5pt solid #333;padding:4pt;text-align:center}.h td{font-size:8.5pt;background:#efece4}",
  body: `<div style="display:flex;justify-content:space-between;font-size:9.5pt"><span><b>To:</b> ${mark('limited_partner', 'Hadrian Mutual Assurance Society Limited')}<br>Exchange Buildings, Newcastle upon Tyne NE1 3DE</span><span style="text-align:right">Date: ${noticeDate('3 November 2025', '2025-11-03')}</span></div>
<h1>DRAWDOWN NOTICE NO. ${text('call_number', '9')}<br>${corbFund}</h1>
<div class="p"><span>1.</span><span>We refer to the amended and restated limited partnership agreement dated 14 June 2023 (the “<b>Agreement</b>”) and to your Commitment of ${eur.amount('commitment', 2000000000)}. Words defined in the Agreement have the same meaning in this notice.</span></div>
<div class="p"><span>2.</span><span>Under clause 5.2 of the Agreement you are required to advance ${eur.amount('call_amount', corbCall)} to the Partnership, to be received in cleared funds by no later than 12 noon on ${text('due_date', '17 November 2025', '2025-11-17')} (the “<b>Drawdown Date</b>”).</span></div>
<div class="p"><span>3.</span><span>The amount in paragraph 2 is required for the following purposes:</span></div>
${table([row(['Acquisition of<br>fund interests', 'Management<br>fee', 'Operating<br>expenses', 'Interest on<br>bridging loan', 'Total'], 'h'), row([eur.amount('call_investments', CORB.investments), eur.amount('call_management_fees', CORB.fees), eur.amount('call_partnership_expenses', CORB.costs), eur.amount('call_other', CORB.interest), `<b>${eur.amount('call_amount', corbCall)}</b>`])])}
<div class="p"><span>4.</span><span>Your Undrawn Commitment, which immediately before the Drawdown Date stands at ${eur.amount('unfunded_before_call', corbBefore)}, will be ${eur.amount('unfunded_after_call', corbBefore - corbCall)} once the above amount has been advanced.</span></div>
<div class="p"><span>5.</span><span>Payment is to be made to the following account:</span></div>
<div class="q"><span>(a)</span><span>Account holder</span><span>${mark('beneficiary_name', 'Corbière Bay Secondaries 2023 L.P.')}</span></div>
<div class="q"><span>(b)</span><span>Account held with</span><span>${mark('bank_name', 'Royal Square Bank (Channel Islands) Limited')}</span></div>
<div class="q"><span>(c)</span><span>Account number</span><span>${text('account_number', '20741885')}</span></div>
<div class="q"><span>(d)</span><span>IBAN</span><span>${text('iban', 'GB16 RSQB 6016 1320 7418 85')}</span></div>
<div class="q"><span>(e)</span><span>SWIFT</span><span>${text('swift_code', 'RSQBJESH')}</span></div>
<div class="q"><span>(f)</span><span>Quoting</span><span>${mark('payment_reference', 'CBS23/DN9/HADRIAN')}</span></div>
<div class="p"><span>6.</span><span>Interest will accrue under clause 5.9 of the Agreement on any amount not received on the Drawdown Date at the rate of 5 per cent. above three-month EURIBOR.</span></div>
<p>Yours faithfully,</p><p style="margin-top:30pt">........................................................<br>Authorised signatory<br>${mark('fund_manager', 'Corbière Bay Fund Managers Limited')}<br>as manager of ${corbFund}</p>
<p style="font-size:7.5pt;color:#555;margin-top:16pt">Registered office: 13 Castle Street, St Helier, Jersey JE1 1ES. Regulated by the Jersey Financial Services Commission.</p>`,
  derivable: { base_currency: 'EUR' },
});

export const documents: FundDocument[] = [memorandum, deed];
