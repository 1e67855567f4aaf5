import type { FundDocument } from '../document.ts';
import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const gbp = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '-',
});
/** Borrower, facility, principal, interest and fees of the partner's share in pence. */
const LOANS = [
  ['Ashgrove Vets Bidco Limited', 'Unitranche', 0, 2841277, 0],
  ['Calder & Wyre Logistics Ltd', 'Senior term loan', 14250000, 1936840, 425000],
  ['Dunmore Payroll Group Limited', 'Unitranche', 0, 3310562, 62500],
  ['Établissements Roumier SAS', 'Senior term loan', 0, 1204110, 0],
  ['Fettle Foods Midco Limited', 'Unitranche', 31800000, 2208733, 954000],
  ['Garrowby Nurseries Holdings Ltd', 'Second lien', 0, 1764215, 0],
  ['Holm Marine Services Limited', 'Senior term loan', 4125000, 988402, 0],
  ['Inchmarlo Dental Topco Limited', 'Delayed draw', 0, 617928, 38750],
] as const;
const loanSum = (at: 2 | 3 | 4): number => LOANS.reduce((all, loan) => all + loan[at], 0);
const principal = loanSum(2);
const loanIncome = loanSum(3) + loanSum(4);
const loanTax = 120411;
const loanGross = principal + loanIncome;
const loanUndrawn = 318240000;
const loanRecall = 14250000;

/** Guernsey administrator: letter with the summary, then the schedule of borrowers and the commitment. */
const debt = document({
  file: 'PSDF2_Distribution_Notice_14_West_Pennine.pdf',
  documentType: 'Capital Distribution',
  layout: 'debt-letter-with-borrower-schedule',
  footer:
    '<div style="font:6.5px sans-serif;width:100%;text-align:center;color:#777">Castlehold Fund Services (Guernsey) Limited is licensed by the Guernsey Financial Services Commission. Registered in Guernsey no. 48127. &nbsp; <span class="pageNumber"></span>/<span class="totalPages"></span></div>',
  css: "body{font:9.5pt/1.4 'Liberation Sans';margin:0 1pt}table{width:100%;border-collapse:collapse;margin:6pt 0 12pt}td,th{padding:3pt 4pt;text-align:right;border:.4pt solid #b9c2cc}td:first-child,th:first-child,.b td:nth-child(2),.b th:nth-child(2){text-align:left}th{background:#31475e;color:#fff;font-weight:normal}.s td{font-weight:bold;background:#eef1f4}.b{font-size:8.5pt}h4{margin:14pt 0 2pt;color:#31475e}.p{break-before:page}small{font-size:7.5pt}",
  body: `<div style="text-align:right;color:#31475e"><b style="font-size:12pt">CASTLEHOLD</b><br><small>Castlehold Fund Services (Guernsey) Limited<br>PO Box 291, Admiral House, Les Banques<br>St Peter Port, Guernsey GY1 3RD</small></div>
<p>${mark('limited_partner', 'West Pennine Local Government Pension Fund')}<br>c/o Investments Team<br>County Offices, Fishergate<br>Preston PR1 8XJ</p>
<p>${noticeDate('17 January 2025', '2025-01-17')}</p>
<p>Dear Investor</p>
<p><b>${mark('fund', 'Pennard Senior Debt Fund II LP')} (the “Fund”) – distribution notice number ${text('distribution_number', '14')}</b></p>
<p>As administrator of the Fund we write on the instruction of ${mark('fund_manager', 'Pennard Credit Partners LLP')}, the manager of the Fund, to give notice of a distribution of principal repayments, interest and fees received in the quarter ended 31 December 2024. The distribution will be paid on ${text('payment_date', '31 January 2025', '2025-01-31')}. Your entitlement is as follows:</p>
${table([
  head(['', `${text('base_currency', 'GBP')}`]),
  row(['Loan principal repaid', gbp.amount('distribution_return_of_capital', principal)]),
  row(['Income (interest and fees, see schedule)', gbp.amount('distribution_income', loanIncome)]),
  row(['Gross distribution', gbp.amount('distribution_gross', loanGross)], 's'),
  row(['Less: French tax withheld on interest', gbp.cost('distribution_withholding_tax', loanTax)]),
  row(['Net distribution payable', gbp.amount('distribution_net', loanGross - loanTax)], 's'),
])}
<p>Of the principal repaid, £${gbp.amount('distribution_recallable', loanRecall)} relates to a loan repaid within twelve months of its drawdown (Calder &amp; Wyre Logistics Ltd). It is added back to your undrawn commitment under clause 7.9 of the limited partnership agreement and may be drawn again. The remainder is not recallable.</p>
<p>Payment will be made in sterling by CHAPS to the account held on our register. Should you wish to amend your details, an original signed instruction with two authorised signatures must reach us not less than five business days before payment, and will be verified by call-back.</p>
<p>Yours faithfully</p><p style="margin-top:30pt">Authorised signatory<br>For and on behalf of Castlehold Fund Services (Guernsey) Limited, as administrator</p>
<div class="p"><h4>Schedule – your share of the distribution by borrower (GBP)</h4>
${table(
  [
    head(['Borrower', 'Facility', 'Principal', 'Interest', 'Fees', 'Total']),
    ...LOANS.map(([name, facility, ...sums]) =>
      row([
        name.replace('&', '&amp;'),
        facility,
        ...[...sums, sums[0] + sums[1] + sums[2]].map((amount) => gbp.show(amount === 0 ? null : amount)),
      ]),
    ),
    row(
      [
        'Total',
        '',
        gbp.amount('distribution_return_of_capital', principal),
        gbp.show(loanSum(3)),
        gbp.show(loanSum(4)),
        gbp.amount('distribution_gross', loanGross),
      ],
      's',
    ),
  ],
  'b',
)}
<h4>Commitment (GBP)</h4>
${table([
  row(['Commitment', '20,000,000.00']),
  row(['Undrawn commitment before this distribution', gbp.show(loanUndrawn)]),
  row(['Principal added back', gbp.amount('distribution_recallable', loanRecall)]),
  row(
    [
      'Undrawn commitment after this distribution',
      gbp.amount('unfunded_commitment', loanUndrawn + loanRecall),
    ],
    's',
  ),
])}
<p><small>Interest is shown before deduction of the tax withheld at source. The Fund’s percentage holding applicable to your commitment is 4.4444%. Amounts are rounded to the nearest penny. Queries: pennard@castlehold.example, +44 1481 550 017.</small></p></div>`,
});

const eur = printer({ currency: 'EUR', group: ',', point: '.', digits: 2, negative: 'minus', nil: 'Nil' });
const unitRow = (label: string, rate: string, amount: string, name = ''): string =>
  row([label, '24,000', rate, amount], name);

/** Irish: boxes of particulars, a rate for each unit, and a slip below the cutting line. */
const units = document({
  file: 'Lisnaree Logistics Property ILP - Distribution Voucher H2 2024 (UH 00318).pdf',
  documentType: 'Capital Distribution',
  layout: 'unit-rate-voucher-with-slip',
  margin: '15mm',
  css: "body{font:9pt/1.4 'DejaVu Sans','Liberation Sans';margin:0 1pt}.g{display:grid;grid-template-columns:1fr 1fr;gap:8pt;margin:10pt 0}.g>div{border:.6pt solid #444;padding:6pt 8pt}.g b{display:block;font-size:7pt;text-transform:uppercase;color:#666;font-weight:normal}.g p{margin:0 0 5pt}table{width:100%;border-collapse:collapse}td,th{padding:4pt 5pt;text-align:right;border-bottom:.4pt solid #aaa}td:first-child,th:first-child{text-align:left}th{background:#ddd;font-weight:normal;font-size:8pt}.s td{font-weight:bold;border-bottom:1pt solid #000}small{font-size:7pt}hr{border:0;border-top:1pt dashed #555;margin:26pt 0 4pt}",
  body: `<div style="display:flex;justify-content:space-between;align-items:flex-end"><div style="font-size:14pt">DISTRIBUTION VOUCHER</div><div style="text-align:right;font-size:8pt">Marlay Fund Administration DAC<br>Block 3, Grand Parade, Dublin 6</div></div>
<div class="g"><div><p><b>Partnership</b>${mark('fund', 'Lisnaree Logistics Property ILP')}</p><p><b>Manager</b>${mark('fund_manager', 'Lisnaree Real Estate Managers (Ireland) Limited')}</p><p><b>Distribution</b>No. ${text('distribution_number', '8')} – half-year ended 31 December 2024</p><p><b>Date of voucher</b>${noticeDate('24/02/2025', '2025-02-24')}</p></div>
<div><p><b>Registered unitholder</b>${mark('limited_partner', 'Sisters of St. Attracta Charitable Trust CLG')}<br>Abbey Road, Tubbercurry, Co. Sligo F91 X5K2</p><p><b>Unitholder reference</b>UH 00318</p><p><b>Record date</b>31/01/2025</p><p><b>Payment date</b>${text('payment_date', '03/03/2025', '2025-03-03')}</p></div></div>
${table([
  head(['Component', 'Units held', 'Rate per unit (EUR)', `Amount (${text('base_currency', 'EUR')})`]),
  unitRow('Net rental income', '1.8250', eur.amount('distribution_income', 4380000)),
  unitRow(
    'Gain on disposal – Unit 4, Ballycoolin',
    '0.9125',
    eur.amount('distribution_realised_gain', 2190000),
  ),
  unitRow('Return of capital', '2.5000', eur.amount('distribution_return_of_capital', 6000000)),
  unitRow('Gross distribution', '5.2375', eur.amount('distribution_gross', 12570000), 's'),
  unitRow('Withholding tax on income at 25%', '-0.45625', eur.cost('distribution_withholding_tax', 1095000)),
  unitRow('Net distribution', '4.78125', eur.amount('distribution_net', 11475000), 's'),
])}
<p>Comparative: the distribution for the half-year ended 30 June 2024 (No. 7) was EUR 1.7900 per unit gross, consisting of net rental income only.</p>
<p>The return of capital may not be called again by the Partnership. Your commitment has been fully drawn down and no further amount can be called.</p>
<p><small>Tax has been deducted at the standard rate of 25% from the income component. The tax deducted has been or will be remitted to the Revenue Commissioners. Unitholders entitled to exemption should lodge a valid declaration before the record date. This voucher should be retained and produced to the Inspector of Taxes on request; a duplicate will be issued only against an indemnity. Marlay Fund Administration DAC is regulated by the Central Bank of Ireland.</small></p>
<hr><small>✂ &nbsp;Detach and retain with your bank records</small>
<div class="g"><div><p><b>Payee</b>${mark('limited_partner', 'Sisters of St. Attracta Charitable Trust CLG')}</p><p><b>Method</b>SEPA credit transfer to IBAN ending 6604</p></div><div><p><b>Amount paid</b>EUR ${eur.amount('distribution_net', 11475000)}</p><p><b>Value date</b>${text('payment_date', '03/03/2025', '2025-03-03')}</p></div></div>`,
  derivable: { distribution_recallable: 'EUR 0', unfunded_commitment: 'EUR 0' },
});

const lux = printer({ currency: 'EUR', group: ' ', point: '.', digits: 2, negative: 'brackets', nil: '—' });
const norvane = {
  capital: 186250000,
  gain: 94675000,
  income: 31150000,
  tax: 1557500,
  carry: 12584000,
  recall: 46562500,
};
const norvaneGross = norvane.capital + norvane.gain + norvane.income;
const norvaneNet = norvaneGross - norvane.tax - norvane.carry;
/** One line: the fund is sixteen shares of this investor; what it received before is given. */
const lines = (label: string, [share, before]: readonly [number, number], cell: string, name = ''): string =>
  row([label, lux.show(share * 16), cell, lux.show(before), lux.show(before + share)], name);

/** Luxembourg: landscape grid of the fund, the investor, what went before and the running total. */
const grid = document({
  file: '20240930_NDIF-II_DIST-07_INV-0052.pdf',
  documentType: 'Capital Distribution',
  layout: 'landscape-grid-running-total',
  landscape: true,
  margin: '14mm 16mm',
  css: "body{font:8.8pt/1.4 'Liberation Sans';margin:0}.t{display:flex;justify-content:space-between;border-bottom:2pt solid #5b2a86;padding-bottom:4pt}.g{display:grid;grid-template-columns:32mm 1fr 42mm 60mm;margin:8pt 0;row-gap:2pt}.g span:nth-child(odd){color:#666}table{width:100%;border-collapse:collapse}td,th{text-align:right;padding:3pt 6pt;border-bottom:.3pt solid #ccc}td:first-child,th:first-child{text-align:left}th{color:#5b2a86;border-bottom:.8pt solid #5b2a86}td:nth-child(3),th:nth-child(3){background:#f3eef8}.s td{font-weight:bold;border-top:.6pt solid #5b2a86}.i td{font-style:italic}.i td:first-child{padding-left:16pt}p{margin:6pt 0}small{font-size:7pt;color:#555}",
  body: `<div class="t"><div><b style="font-size:13pt">Distribution Notice No. ${text('distribution_number', '7')}</b><br>${mark('fund', 'Norvane Digital Infrastructure Fund II SCSp')}</div><div style="text-align:right">société en commandite spéciale<br>11, rue du Puits Romain, L-8070 Bertrange<br>R.C.S. Luxembourg B 251 904</div></div>
<div class="g"><span>Investor</span><span>${mark('limited_partner', 'Ypres & Lys Insurance NV')}</span><span>Notice date</span><span>${noticeDate('30 September 2024', '2024-09-30')}</span><span>Investor ID</span><span>INV-0052 / Class A</span><span>Payment (value) date</span><span>${text('payment_date', '10 October 2024', '2024-10-10')}</span><span>General partner</span><span>Norvane DIF II GP S.à r.l.</span><span>Commitment</span><span>EUR 25 000 000.00 (6.25% of the Fund)</span><span>Investment manager</span><span>${mark('fund_manager', 'Norvane Infrastructure Partners S.A.')}</span><span>Currency</span><span>${text('base_currency', 'EUR')}</span></div>
<p>The Fund will distribute the proceeds of the partial sale of its stake in Baltic Fibre Holding UAB (closed 12 September 2024), a shareholder loan repayment by Datahall Rhône SAS and ordinary dividends from Mastco Iberia, S.L. and Datahall Rhône SAS.</p>
${table([
  head([
    '',
    'Total Fund',
    'Your share – this notice',
    'Your share – previous notices (1–6)',
    'Your share – cumulative',
  ]),
  lines(
    'Return of capital',
    [norvane.capital, 412500000],

    lux.amount('distribution_return_of_capital', norvane.capital),
  ),
  lines('Capital gains', [norvane.gain, 88120000], lux.amount('distribution_realised_gain', norvane.gain)),
  lines(
    'Dividends and interest',
    [norvane.income, 146380000],

    lux.amount('distribution_income', norvane.income),
  ),
  lines('Gross distribution', [norvaneGross, 647000000], lux.amount('distribution_gross', norvaneGross), 's'),
  lines(
    'Withholding tax (5% on dividends and interest)',
    [-norvane.tax, -7319000],

    lux.cost('distribution_withholding_tax', norvane.tax),
  ),
  lines('Carried interest', [-norvane.carry, 0], lux.cost('distribution_carried_interest', norvane.carry)),
  lines('Net distribution', [norvaneNet, 639681000], lux.amount('distribution_net', norvaneNet), 's'),
  lines(
    'of which recallable distribution',
    [norvane.recall, 30000000],

    lux.amount('distribution_recallable', norvane.recall),
    'i',
  ),
  lines(
    'of which non-recallable distribution',
    [norvaneNet - norvane.recall, 609681000],

    lux.show(norvaneNet - norvane.recall),
    'i',
  ),
])}
<p>Undrawn commitment prior to this notice EUR 2 187 500.00; recallable distribution EUR ${lux.amount('distribution_recallable', norvane.recall)}; undrawn commitment following this notice <b>EUR ${lux.amount('unfunded_commitment', 218750000 + norvane.recall)}</b>.</p>
<p>The net distribution will be transferred to your account on record (BE●● ●●●● ●●●● 7719). Settlement instructions may be amended only through the investor portal and until close of business on 4 October 2024.</p>
<p>For the Fund, represented by its general partner, Norvane DIF II GP S.à r.l. &nbsp;&nbsp;&nbsp; Two authorised signatories</p>
<p><small>Prepared by Eisch Fund Services S.A., central administration agent of the Fund, on the basis of information provided by the investment manager. Brackets denote deductions. The classification of the components is indicative and does not constitute tax advice. Contact: investors.norvane@eisch-fs.example, +352 27 55 01 88.</small></p>`,
});

export const documents: FundDocument[] = [debt, units, grid];
