import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  before: '$',
  nil: '$-',
});
const CALL = { deals: 118750000, fees: 21875000, costs: 3182541, other: 640000 };
const CALLED = CALL.deals + CALL.fees + CALL.costs + CALL.other;
const wide = (amount: number): string => dollar.show(amount * 44);
const four = (label: string, amount: number, earlier: number, fin?: string): string =>
  row([
    label,
    wide(amount),
    wide(amount + earlier),
    fin === undefined ? dollar.show(amount) : dollar.amount(fin, amount),
    dollar.show(amount + earlier),
  ]);

/** The industry's call notice behind a cover letter, with an intermediary bank above the fund's own. */
const call = document({
  file: 'Capital Call 14_Quillback Energy Transition Fund II_Ironbridge Annuity.pdf',
  documentType: 'Capital Call',
  layout: 'call-notice-behind-cover-letter',
  pageSize: 'Letter',
  css: "body{font:9.4pt/1.3 'Liberation Sans'}table{border-collapse:collapse;width:100%;margin:5pt 0}td,th{padding:2.4pt 5pt;text-align:right;border-bottom:.4pt solid #bbb}td:first-child,th:first-child{text-align:left}th{background:#30404d;color:#fff}.h td{text-align:left;border:0}.s td{font-weight:bold}",
  body: `<p>Quillback Capital Partners<br>55 Fremont Street, Suite 800<br>San Francisco, CA 94105</p><p>Re: Quillback Energy Transition Fund II, L.P.</p><p>Dear Partner,</p><p>Please find on the next page the Fund's fourteenth capital call. Together with prior calls the Fund will have drawn approximately 61% of its $1.1 billion of commitments. Of the $63.6 million called from all partners, $52.3 million is for the acquisition of Bracken Ridge Storage, which is expected to close on or about November 6, 2025. Wires sent after the due date accrue interest at 8%.</p><p>With kind regards,</p><p>Dana Whitcombe<br>Chief Financial Officer</p><div style="break-before:page"></div>
<h3 style="margin:0">Capital Call Notice</h3>
${table(
  [
    row([
      'Fund:',
      mark('fund', 'Quillback Energy Transition Fund II, L.P.'),
      'Date of notice:',
      noticeDate('October 20, 2025', '2025-10-20'),
    ]),
    row([
      'Partner:',
      mark('limited_partner', 'Ironbridge Machinists Annuity Trust'),
      'Due date:',
      text('due_date', 'November 3, 2025', '2025-11-03'),
    ]),
    row([
      'Adviser:',
      mark('fund_manager', 'Quillback Capital Partners, LLC'),
      'Call number:',
      text('call_number', '14'),
    ]),
    row(['Reporting currency:', text('base_currency', 'USD'), 'Share of fund:', '2.2727%']),
  ],
  'h',
)}
<table><tr><th></th><th colspan="2">Fund total</th><th colspan="2">Your allocation</th></tr>${[
    head(['', 'Current', 'Cumulative', 'Current', 'Cumulative']),
    four('Portfolio investments', CALL.deals, 801250000, 'call_investments'),
    four('Management fee', CALL.fees, 218750000, 'call_management_fees'),
    four('Organizational and operating expenses', CALL.costs, 20111200, 'call_partnership_expenses'),
    four('Working capital reserve', CALL.other, 1500000, 'call_other'),
    four('Total amount due', CALLED, 1041611200, 'call_amount').replace('<tr class="">', '<tr class="s">'),
  ].join('')}</table>
${table([
  head(['Commitment', 'Fund total', 'Your allocation']),
  row(['Total commitment', dollar.show(110000000000), dollar.amount('commitment', 2500000000)]),
  row([
    'Remaining commitment before this call',
    wide(1458388800),
    dollar.amount('unfunded_before_call', 1458388800),
  ]),
  row(
    [
      'Remaining commitment after this call',
      wide(1458388800 - CALLED),
      dollar.amount('unfunded_after_call', 1458388800 - CALLED),
    ],
    's',
  ),
])}
<p><b>Wiring instructions</b></p>${table(
    [
      row(['Correspondent bank', 'Castellan Trust Company, New York']),
      row(['Correspondent SWIFT', 'CSTLUS3N']),
      row(['Beneficiary bank', mark('bank_name', 'Sausalito National Bank')]),
      row(['Beneficiary bank SWIFT', mark('swift_code', 'SAUNUS6S')]),
      row(['Account title', mark('beneficiary_name', 'Quillback Energy Transition Fund II, L.P.')]),
      row(['Account number', text('account_number', '4480 117 902')]),
      row(['Please quote', mark('payment_reference', 'QETF2 Call 14 – Ironbridge')]),
    ],
    'h',
  )}`,
});

const euro = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'minus',
  before: 'EUR ',
});
const both = (german: string, value: string, english: string): string => row([german, value, english]);

/** German left, English right, the values between them. */
const bilingual = document({
  file: 'Steinbrück Infrastruktur Europa SICAV-RAIF - Kapitalabruf Nr. 5 - VZK.pdf',
  documentType: 'Capital Call',
  layout: 'bilingual-labels-on-both-sides',
  language: 'de',
  css: "body{font:9.6pt 'Liberation Sans'}table{width:100%;border-collapse:collapse;margin:7pt 0}td{padding:3pt 5pt;border-bottom:.4pt dotted #888;width:34%}td:nth-child(2){text-align:center;font-weight:bold}td:last-child{text-align:right;color:#444}.z td{background:#eee}",
  body: `<h2 style="margin:0">Kapitalabruf <span style="float:right;color:#444">Drawdown notice</span></h2>
${table([
  both('Fonds', mark('fund', 'Steinbrück Infrastruktur Europa SICAV-RAIF'), 'Fund'),
  both('AIFM', mark('fund_manager', 'Steinbrück Fund Management S.à r.l.'), 'AIFM'),
  both('Anleger', mark('limited_partner', 'Versorgungswerk der Zahnärztekammer Kurhessen'), 'Investor'),
  both('Datum der Mitteilung', noticeDate('14.03.2025', '2025-03-14'), 'Date of notice'),
  both('Abruf-Nr.', text('call_number', '5'), 'Drawdown no.'),
  both('Zahlbar bis', text('due_date', '28.03.2025', '2025-03-28'), 'Payable by'),
  both('Währung', text('base_currency', 'EUR'), 'Currency'),
])}
${table([
  both('Investitionen', euro.amount('call_investments', 184000000), 'Investments'),
  both('Verwaltungsvergütung', euro.amount('call_management_fees', 9375000), 'Management fee'),
  both('Sonstige Kosten des Fonds', euro.amount('call_partnership_expenses', 1820455), 'Other fund costs'),
  both('Abrufbetrag', euro.amount('call_amount', 195195455), 'Amount called'),
])}
${table([
  both('Kapitalzusage', euro.amount('commitment', 1000000000), 'Capital commitment'),
  both(
    'Offene Zusage vor diesem Abruf',
    euro.amount('unfunded_before_call', 512300000),
    'Undrawn before this drawdown',
  ),
  both(
    'Offene Zusage nach diesem Abruf',
    euro.amount('unfunded_after_call', 512300000 - 195195455),
    'Undrawn after this drawdown',
  ),
])}
${table([
  both(
    'Kontoinhaber',
    mark('beneficiary_name', 'Steinbrück Infrastruktur Europa SICAV-RAIF'),
    'Account holder',
  ),
  both('Bank', mark('bank_name', 'Banque de l’Alzette S.A.'), 'Bank'),
  both('IBAN', text('iban', 'LU28 0019 4006 4475 0000', 'LU280019400644750000'), 'IBAN'),
  both('BIC', mark('swift_code', 'BALZLULL'), 'BIC'),
  both('Verwendungszweck', mark('payment_reference', 'SIE-05-VZK'), 'Payment reference'),
])}`,
});

const pound = printer({ currency: 'GBP', group: ',', point: '.', digits: 2, negative: 'minus', before: '£' });

/** A distribution told in a letter; the split stands in one sentence with semicolons, the fund's total in another. */
const letter = document({
  file: 'Letter to limited partners - Penmaenmawr Property Unit - distribution - 3 Nov 2025 (Kelso).pdf',
  documentType: 'Capital Distribution',
  layout: 'distribution-letter-with-split-in-semicolons',
  css: "body{font:10.6pt/1.45 'Liberation Serif'}p{margin:8pt 0}",
  body: `<p>${mark('fund_manager', 'Penmaenmawr Real Estate Advisers LLP')}<br>8 Fetter Passage, London EC4</p><p>Trustees of ${mark('limited_partner', 'Kelso Mills Retirement Benefits Scheme')}<br>Abbey Row, Kelso</p><p>${noticeDate('3 November 2025', '2025-11-03')}</p>
<p><b>${mark('fund', 'Penmaenmawr Core Property Fund LP')}: ninth distribution to partners</b></p><p>Dear Trustees</p>
<p>The Fund completed the sale of Tannery Wharf on 17 October 2025 for £64.2 million. The General Partner has resolved to distribute £31,500,000.00 of the proceeds, and your entitlement, in proportion to your commitment of £12,000,000.00, is ${pound.amount('distribution_gross', 75600000)}.</p>
<p>This comprises ${pound.amount('distribution_return_of_capital', 52000000)} by way of return of capital; ${pound.amount('distribution_realised_gain', 20410000)} of realised gain; and ${pound.amount('distribution_income', 3190000)} of net rental income. After deduction of ${pound.amount('distribution_withholding_tax', 638000)} income tax at source you will receive ${pound.amount('distribution_net', 74962000)} in cleared funds on ${text('payment_date', '10 November 2025', '2025-11-10')}.</p>
<p>Of the capital returned, ${pound.amount('distribution_recallable', 20000000)} remains available for recall, which leaves an undrawn commitment of ${pound.amount('unfunded_commitment', 231500000)}.</p><p>Amounts in this letter are in ${text('base_currency', 'sterling', 'GBP')} and have not been audited.</p><p>Yours faithfully</p><p>R. Prothero, Partner</p>`,
  derivable: { commitment: 'GBP 12000000.00', distribution_number: '9' },
});

const kroner = printer({ currency: 'USD', group: ',', point: '.', digits: 2, negative: 'minus' });

/** A Luxembourg notice: the fund in dollars, an annex in the investor's own currency, the equivalent never the value. */
const twoCurrencies = document({
  file: 'ORKLA-NORD_DISTRIBUTION_2025-06_FJ-PENSJON.pdf',
  documentType: 'Capital Distribution',
  layout: 'distribution-with-annex-in-investors-currency',
  css: "body{font:9.6pt 'Liberation Sans'}table{width:100%;border-collapse:collapse;margin:7pt 0}td,th{padding:3pt 5pt;text-align:right;border-bottom:.4pt solid #aaa}td:first-child,th:first-child{text-align:left}.h td{border:0;text-align:left}.s td{font-weight:bold}",
  body: `<h2 style="margin:0">Distribution Notice</h2>${table(
    [
      row(['Partnership', mark('fund', 'Orklanord Shipping Credit Fund SCSp')]),
      row(['Alternative Investment Fund Manager', mark('fund_manager', 'Orklanord AIFM S.A.')]),
      row(['Depositary', 'Banque Générale du Kirchberg S.A.']),
      row(['Central administration', 'Clervaux Fund Administration S.A.']),
      row(['Investor', mark('limited_partner', 'Fjellheim Pensjonskasse')]),
      row(['Notice date', noticeDate('2 June 2025', '2025-06-02')]),
      row(['Value date', text('payment_date', '12 June 2025', '2025-06-12')]),
      row(['Distribution', `No. ${text('distribution_number', '11')}`]),
      row(['Fund currency', text('base_currency', 'USD')]),
    ],
    'h',
  )}
${table([
  head(['', 'Investor (USD)', 'Investor since inception (USD)']),
  row([
    'Repayment of contributed capital',
    kroner.amount('distribution_return_of_capital', 41250000),
    '2,804,410.00',
  ]),
  row(['Capital gains', kroner.amount('distribution_realised_gain', 6618050), '318,004.20']),
  row(['Interest and other income', kroner.amount('distribution_income', 11904025), '1,112,760.75']),
  row(['Distribution before deductions', kroner.amount('distribution_gross', 59772075), '4,235,174.95'], 's'),
  row(['Taxes withheld', kroner.cost('distribution_withholding_tax', 1190403), '-88,102.14']),
  row(['Carried interest', kroner.cost('distribution_carried_interest', 4114050), '-212,077.00']),
  row(
    [
      'Amount paid to investor',
      kroner.amount('distribution_net', 59772075 - 1190403 - 4114050),
      '3,934,995.81',
    ],
    's',
  ),
])}
${table([
  row(['Recallable part of this distribution', kroner.amount('distribution_recallable', 20000000)]),
  row(['Uncalled commitment after this distribution', kroner.amount('unfunded_commitment', 318000000)]),
])}<div style="break-before:page"></div><h3>Annex: equivalent in Norwegian kroner (for information only)</h3><p>Rate of exchange on 2 June 2025: USD 1 = NOK 10.1240</p>
${table([
  head(['', 'NOK']),
  row(['Repayment of contributed capital', '4,176,150.00']),
  row(['Capital gains', '670,011.38']),
  row(['Interest and other income', '1,205,163.49']),
  row(['Amount paid to investor', '5,514,302.67'], 's'),
])}`,
});

export const documents = [call, bilingual, letter, twoCurrencies];
