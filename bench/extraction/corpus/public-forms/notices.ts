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
  nil: '-',
});
const pound = printer({ currency: 'GBP', group: ',', point: '.', digits: 2, negative: 'minus', before: '£' });
const euro = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'minus',
  after: ' EUR',
});

const COMMITMENT = 750000000;
const CALLED = 4312500;
const FUND_CALLED = 138000000;

/** ILPA's notice of 2011: what is called for the whole fund and for the partner, and the partner's commitment after it. */
const call = document({
  file: 'Brinkburn Partners Fund V - ILPA Call Notice 09 - Marsden.pdf',
  documentType: 'Capital Call',
  layout: 'industry-call-notice-fund-and-partner',
  pageSize: 'Letter landscape',
  css: "body{font:9pt 'Liberation Sans'}table{border-collapse:collapse;width:100%;margin:6pt 0}td,th{border:.5pt solid #888;padding:2.6pt 6pt;text-align:right}td:first-child,th:first-child{text-align:left}th{background:#e5e5e5}.h td{border:0;text-align:left;padding:1.5pt 4pt}.s td{font-weight:bold}h2{text-align:center;margin:0 0 6pt}",
  body: `<h2>CAPITAL CALL NOTICE</h2>
${table(
  [
    row([
      'Fund Name:',
      mark('fund', 'Brinkburn Partners Fund V, L.P.'),
      'Notice Date:',
      noticeDate('10/02/2024', '2024-10-02'),
    ]),
    row([
      'Investor Name:',
      mark('limited_partner', 'Marsden Valley Electrical Workers Pension Fund'),
      'Due Date:',
      text('due_date', '10/16/2024', '2024-10-16'),
    ]),
    row(['General Partner:', 'Brinkburn GP V, LLC', 'Capital Call #:', text('call_number', '9')]),
    row([
      'Investment Advisor:',
      mark('fund_manager', 'Brinkburn Capital Advisors, LLC'),
      'Currency:',
      text('base_currency', 'USD'),
    ]),
  ],
  'h',
)}
${table([
  head(['Capital call detail', 'Total Fund', 'Investor share', 'Ownership %']),
  row([
    'Investments: Larkspur Freight Systems (add-on)',
    dollar.show(11200000000 / 100),
    dollar.amount('call_investments', 3500000),
    '3.1250%',
  ]),
  row([
    'Management fees (inside commitment)',
    dollar.show(20000000),
    dollar.amount('call_management_fees', 625000),
    '3.1250%',
  ]),
  row([
    'Partnership expenses',
    dollar.show(6000000),
    dollar.amount('call_partnership_expenses', 187500),
    '3.1250%',
  ]),
  row(['Total capital call', dollar.show(FUND_CALLED), dollar.amount('call_amount', CALLED), '3.1250%'], 's'),
])}
${table([
  head(['Commitment summary', 'Total Fund', 'Investor share']),
  row(['Capital commitment', dollar.show(24000000000), dollar.amount('commitment', COMMITMENT)]),
  row([
    'Unfunded commitment prior to this notice',
    dollar.show(9280000000),
    dollar.amount('unfunded_before_call', 290000000),
  ]),
  row(['Less: this capital call', dollar.show(-FUND_CALLED), dollar.show(-CALLED)]),
  row(
    [
      'Unfunded commitment following this notice',
      dollar.show(9280000000 - FUND_CALLED),
      dollar.amount('unfunded_after_call', 290000000 - CALLED),
    ],
    's',
  ),
])}
<p><b>Wire instructions</b> &nbsp; Bank: ${mark('bank_name', 'Granby Savings & Trust, N.A.')} &nbsp; ABA: 021300998 &nbsp; Account Name: ${mark('beneficiary_name', 'Brinkburn Partners Fund V, L.P.')} &nbsp; Account No.: ${text('account_number', '55810-20447')} &nbsp; Ref: ${text('payment_reference', 'BPF V / CC9 / MVEW')}</p>`,
});

/** A distribution told in sentences, as solicitors' clerks write it; no table anywhere. */
const letter = document({
  file: 'Kittiwake Marine Infrastructure - letter of 7 June 2024 - Dunnottar.pdf',
  documentType: 'Capital Distribution',
  layout: 'distribution-letter-in-prose',
  css: "body{font:10.5pt/1.45 'Liberation Serif'}p{margin:8pt 0}",
  body: `<div style="text-align:right">Kittiwake Fund Services<br>14 Bernard Street, Leith</div><p>${mark('limited_partner', 'Dunnottar Widows and Orphans Fund')}<br>9 Market Square<br>Stonehaven</p><p>${noticeDate('7 June 2024', '2024-06-07')}</p>
<p><b>${mark('fund', 'Kittiwake Marine Infrastructure LP')} (the “Partnership”): distribution no. ${text('distribution_number', '4')}</b></p>
<p>Dear Sirs,</p>
<p>On behalf of ${mark('fund_manager', 'Kittiwake Asset Management Limited')}, the manager of the Partnership, we write to let you know that the Partnership will make a distribution to all partners on ${text('payment_date', '21 June 2024', '2024-06-21')} following the refinancing of Skerry Point Terminal. The distribution to all partners together is £18,400,000.00.</p>
<p>Your share of this distribution amounts to ${pound.amount('distribution_gross', 36800000)}. Of this amount, ${pound.amount('distribution_return_of_capital', 25000000)} is a return of capital, ${pound.amount('distribution_realised_gain', 9950000)} represents realised gains and the remaining ${pound.amount('distribution_income', 1850000)} is income. Tax of ${pound.amount('distribution_withholding_tax', 370000)} has been withheld from the income, so that ${pound.amount('distribution_net', 36430000)} will be paid to your account.</p>
<p>An amount of ${pound.amount('distribution_recallable', 5000000)} may be recalled in accordance with clause 9.4 of the partnership agreement. After this distribution your undrawn commitment is ${pound.amount('unfunded_commitment', 42500000)}.</p>
<p>All amounts are in ${text('base_currency', 'pounds sterling', 'GBP')}. Please contact us should your bank details have changed since 2022.</p><p>Yours faithfully,</p><p>For Kittiwake Fund Services</p>`,
});

/** German with English below every label, in one table. */
const bilingual = document({
  file: 'Rabenau_Mittelstand_II_Kapitalabruf_Capital_Call_11.pdf',
  documentType: 'Capital Call',
  layout: 'bilingual-german-and-english-call',
  language: 'de',
  css: "body{font:9.5pt 'Liberation Sans'}table{width:100%;border-collapse:collapse;margin:8pt 0}td{padding:3pt 5pt;border-bottom:.5pt solid #bbb}td:last-child{text-align:right}i{color:#666;font-size:8pt}.k td:last-child{text-align:left}",
  body: `<h2 style="margin:0">Kapitalabruf / <i>Capital Call</i></h2>
${table(
  [
    row([
      'Fonds<br><i>Fund</i>',
      mark('fund', 'Rabenau Mittelstand II GmbH & Co. geschlossene Investment-KG'),
    ]),
    row([
      'Kapitalverwaltungsgesellschaft<br><i>Management company</i>',
      mark('fund_manager', 'Rabenau Kapital KVG mbH'),
    ]),
    row(['Anleger<br><i>Investor</i>', mark('limited_partner', 'Versorgungswerk der Tierärzte Mittelelbe')]),
    row(['Datum<br><i>Date</i>', noticeDate('04.11.2024', '2024-11-04')]),
    row(['Abruf Nr.<br><i>Call no.</i>', text('call_number', '11')]),
    row(['Fällig am<br><i>Due on</i>', text('due_date', '18.11.2024', '2024-11-18')]),
  ],
  'k',
)}
${table([
  row(['Beteiligungen<br><i>Investments</i>', euro.amount('call_investments', 87500000)]),
  row(['Verwaltungsvergütung<br><i>Management fee</i>', euro.amount('call_management_fees', 9375000)]),
  row([
    'Kosten der Gesellschaft<br><i>Partnership expenses</i>',
    euro.amount('call_partnership_expenses', 1248050),
  ]),
  row([
    '<b>Abgerufener Betrag<br><i>Amount called</i></b>',
    `<b>${euro.amount('call_amount', 98123050)}</b>`,
  ]),
  row(['Kapitalzusage<br><i>Commitment</i>', euro.amount('commitment', 1200000000)]),
  row([
    'Offene Zusage vor dem Abruf<br><i>Unfunded commitment before the call</i>',
    euro.amount('unfunded_before_call', 531207040),
  ]),
  row([
    'Offene Zusage nach dem Abruf<br><i>Unfunded commitment after the call</i>',
    euro.amount('unfunded_after_call', 531207040 - 98123050),
  ]),
])}
${table(
  [
    row([
      'Kontoinhaber<br><i>Account holder</i>',
      mark('beneficiary_name', 'Rabenau Mittelstand II GmbH & Co. geschlossene Investment-KG'),
    ]),
    row(['Bank<br><i>Bank</i>', mark('bank_name', 'Elbtaler Handelsbank AG')]),
    row(['IBAN', mark('iban', 'DE21 8509 0000 0442 1180 07', { value: 'DE21850900000442118007' })]),
    row(['BIC', mark('swift_code', 'ELHBDE71')]),
    row(['Verwendungszweck<br><i>Payment reference</i>', mark('payment_reference', 'RM2-11-0057')]),
  ],
  'k',
)}`,
});

export const documents = [call, letter, bilingual];
