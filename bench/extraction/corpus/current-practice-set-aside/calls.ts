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
  before: '$',
});
const OWN = { deals: 61250000, fees: 9375000, costs: 1204417 };
const CALL = OWN.deals + OWN.fees + OWN.costs;
const BEFORE = 412118020;
const OUTSIDE = 1204417;

/** The notice of 2025 with what counts inside and outside the commitment, and the wire block of an American bank. */
const inside = document({
  file: 'CapitalCall_0014_SaltfleetCreditIII_TeamstersLocal_20251002.pdf',
  documentType: 'Capital Call',
  layout: 'call-inside-and-outside-commitment-with-wire-block',
  pageSize: 'Letter',
  css: "body{font:9.3pt 'Liberation Sans'}table{width:100%;border-collapse:collapse;margin:6pt 0}td,th{padding:2.4pt 6pt;text-align:right}td:first-child,th:first-child{text-align:left}th{background:#22405c;color:#fff}.h td{text-align:left}.s td{border-top:.6pt solid;font-weight:bold}h4{margin:9pt 0 0}.w{line-height:1.5}",
  body: `<h2 style="margin:0">Capital Call Notice</h2>
${table(
  [
    row(['Fund', mark('fund', 'Saltfleet Direct Credit Fund III, LP'), 'Call #', text('call_number', '14')]),
    row(['General Partner', 'Saltfleet GP III, LLC', 'Notice date', noticeDate('10/02/2025', '2025-10-02')]),
    row([
      'Investment Manager',
      mark('fund_manager', 'Saltfleet Capital Advisors, LLC'),
      'Due date',
      text('due_date', '10/16/2025', '2025-10-16'),
    ]),
    row([
      'Limited Partner',
      mark('limited_partner', 'Teamsters Local 611 Pension Plan'),
      'Currency',
      text('base_currency', 'USD'),
    ]),
  ],
  'h',
)}
<h4>Transactions</h4>${table([
    head(['Your share', 'Inside commitment', 'Outside commitment', 'Total']),
    row(['Investments', dollar.show(OWN.deals), '-', dollar.amount('call_investments', OWN.deals)]),
    row(['Management fees', dollar.show(OWN.fees), '-', dollar.amount('call_management_fees', OWN.fees)]),
    row([
      'Partnership expenses',
      '-',
      dollar.show(OUTSIDE),
      dollar.amount('call_partnership_expenses', OWN.costs),
    ]),
    row(
      ['Total due', dollar.show(CALL - OUTSIDE), dollar.show(OUTSIDE), dollar.amount('call_amount', CALL)],
      's',
    ),
  ])}
<h4>Commitment</h4>${table([
    row(['Commitment', dollar.amount('commitment', 1000000000)]),
    row(['Unfunded before this call', dollar.amount('unfunded_before_call', BEFORE)]),
    row(['Less: inside commitment', dollar.show(-(CALL - OUTSIDE))]),
    row(['Unfunded after this call', dollar.amount('unfunded_after_call', BEFORE - CALL + OUTSIDE)], 's'),
  ])}
<h4>Wire instructions</h4><div class="w">${mark('bank_name', 'Cape Fear National Bank')}, Wilmington, NC<br>ABA: 053100409<br>Account no.: ${text('account_number', '4400917263')}<br>Credit: ${mark('beneficiary_name', 'Saltfleet Direct Credit Fund III, LP')}<br>SWIFT: ${mark('swift_code', 'CFNBUS33')}<br>Reference:<br>${mark('payment_reference', 'SDC3-C14-TL611')}</div>
<p style="font-size:7.6pt">Prior calls: thirteen, in total $5,878,819.80. Contact: ir@saltfleet.example.</p>`,
});

const euro = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'minus', before: '€ ' });
const NL = { deals: 30000000, fees: 4375000, costs: 618225 };
const NL_CALL = NL.deals + NL.fees + NL.costs;

/** A letter that says each amount with what it was the time before. */
const asides = document({
  file: 'Oproepbrief 9 - Veluwe Groen Vastgoed CV - St. Pensioenfonds Glasbouw.pdf',
  documentType: 'Capital Call',
  layout: 'brief-met-vorige-bedragen-tussen-haakjes',
  language: 'nl',
  css: "body{font:10.4pt/1.45 'Liberation Serif'}p{margin:8pt 0}",
  body: `<p>${mark('fund_manager', 'Veluwe Vermogensbeheer B.V.')}<br>Apeldoorn, ${noticeDate('4 november 2025', '2025-11-04')}</p><p>${mark('limited_partner', 'Stichting Pensioenfonds Glasbouw')}<br>Postbus 118<br>2670 AB Naaldwijk</p><p><b>Betreft: ${mark('fund', 'Veluwe Groen Vastgoed C.V.')}, storting nr. ${text('call_number', '9')}</b></p><p>Geachte heer, mevrouw,</p>
<p>Wij verzoeken u uiterlijk op ${text('due_date', '18 november 2025', '2025-11-18')} een bedrag van ${euro.amount('call_amount', NL_CALL)} te storten (de vorige storting, van 6 mei 2025, bedroeg € 212.500,00).</p>
<p>Het bedrag is bestemd voor de aankoop van twee complexen, ${euro.amount('call_investments', NL.deals)}, de beheervergoeding over het vierde kwartaal, ${euro.amount('call_management_fees', NL.fees)} (derde kwartaal: € 43.750,00), en de kosten van de vennootschap, ${euro.amount('call_partnership_expenses', NL.costs)}.</p>
<p>Uw toegezegde kapitaal bedraagt ${euro.amount('commitment', 500000000)}. Vóór deze storting was daarvan ${euro.amount('unfunded_before_call', 163750000)} nog niet opgevraagd; na deze storting resteert ${euro.amount('unfunded_after_call', 163750000 - NL_CALL)}.</p>
<p>U kunt betalen op IBAN ${text('iban', 'NL91 ABNA 0417 1643 00', 'NL91ABNA0417164300')} (BIC ${mark('swift_code', 'ABNANL2A')}) bij ${mark('bank_name', 'Noordelijke Handelsbank N.V.')}, ten name van ${mark('beneficiary_name', 'Stichting Bewaarder Veluwe Groen')}, onder vermelding van ${mark('payment_reference', 'VGV-09-GLB')}. Alle bedragen luiden in ${text('base_currency', 'euro', 'EUR')}.</p><p>Met vriendelijke groet,</p><p>J. Terpstra</p>`,
});

const crown = printer({
  currency: 'SEK',
  group: ' ',
  point: ',',
  digits: 0,
  negative: 'minus',
  after: ' kr',
});
const SE = { deals: 3120000, fees: 187500, costs: 22418, interest: 14077 };
const SE_CALL = SE.deals + SE.fees + SE.costs + SE.interest;

/** A later investor pays interest for the time before it joined. */
const later = document({
  file: 'Kapitalanrop 2 Mälarhöjden Tillväxt III AB - Stiftelsen Lotsarna.pdf',
  documentType: 'Capital Call',
  layout: 'kapitalanrop-med-utjamningsranta',
  language: 'sv',
  css: "body{font:9.8pt 'Liberation Sans'}table{border-collapse:collapse;margin:7pt 0;min-width:60%}td,th{padding:2.6pt 8pt;text-align:right}td:first-child,th:first-child{text-align:left}.h td{text-align:left}.s td{border-top:.6pt solid;font-weight:bold}",
  body: `<h2 style="margin:0">Kapitalanrop nr ${text('call_number', '2')}</h2>
${table(
  [
    row(['Fond', mark('fund', 'Mälarhöjden Tillväxt III AB')]),
    row(['Förvaltare', mark('fund_manager', 'Mälarhöjden Kapitalförvaltning AB')]),
    row(['Investerare', mark('limited_partner', 'Stiftelsen Lotsarna')]),
    row(['Datum', noticeDate('2025-09-15', '2025-09-15')]),
    row(['Förfallodag', text('due_date', '2025-09-29')]),
    row(['Valuta', text('base_currency', 'SEK')]),
  ],
  'h',
)}
${table([
  head(['Avser', 'Belopp']),
  row(['Investeringar', crown.amount('call_investments', SE.deals)]),
  row(['Förvaltningsavgift', crown.amount('call_management_fees', SE.fees)]),
  row(['Fondens kostnader', crown.amount('call_partnership_expenses', SE.costs)]),
  row(['Utjämningsränta för senare anslutning', crown.amount('call_other', SE.interest)]),
  row(['Att betala', crown.amount('call_amount', SE_CALL)], 's'),
])}
${table([
  row(['Utfäst kapital', crown.amount('commitment', 25000000)]),
  row(['Ej inkallat före anropet', crown.amount('unfunded_before_call', 21250000)]),
  row(['Ej inkallat efter anropet', crown.amount('unfunded_after_call', 21250000 - SE_CALL + SE.interest)]),
])}
<p>Betalning till bankkonto ${text('account_number', '6112-884 201 33')}, ${mark('bank_name', 'Roslagens Sparbank')}. Mottagare: ${mark('beneficiary_name', 'Mälarhöjden Tillväxt III AB')}. Märk betalningen: ${mark('payment_reference', 'MT3-2-LOTS')}.</p>`,
});

export const documents = [inside, asides, later];
