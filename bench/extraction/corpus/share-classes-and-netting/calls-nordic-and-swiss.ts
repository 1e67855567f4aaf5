import type { FundDocument } from '../document.ts';
import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const krone = printer({ currency: 'DKK', group: ',', point: '.', digits: 2, negative: 'minus', nil: '–' });
const VESTER = { investments: 262500000, fees: 18750000, costs: 2140650 };
const vesterCall = VESTER.investments + VESTER.fees + VESTER.costs;
const vesterCommitted = 7500000000;
const vesterOpen = 3418802175;
const vesterCalled = vesterCommitted - vesterOpen;

/** Denmark, in English: contacts in a side bar, the commitment before, by and after the call in columns. */
const danish = document({
  file: 'Capital Call Notice 11 - Vesterhav Energi II K-S - Pensionskassen Limfjord.pdf',
  documentType: 'Capital Call',
  layout: 'before-call-after-columns',
  margin: '0',
  css: "body{margin:0;font:9.6pt 'Nimbus Sans','Liberation Sans'}.p{display:grid;grid-template-columns:1fr 48mm;min-height:295mm}.m{padding:18mm 9mm 10mm 18mm}.a{background:#eef3f7;padding:18mm 6mm;font-size:8pt;color:#33475b}.a b{color:#0a4f8a}h1{font-size:18pt;font-weight:normal;color:#0a4f8a;margin:0 0 2pt}table{width:100%;border-collapse:collapse;margin:4pt 0 13pt}td,th{padding:4.4pt 3pt;text-align:right;border-bottom:.4pt solid #c7d5e2}td:first-child,th:first-child{text-align:left}th{color:#0a4f8a;font-weight:normal}.t td{font-weight:bold;border-bottom:1pt solid #0a4f8a}.w td{text-align:left}.w td:first-child{width:38%;color:#33475b}",
  body: `<div class="p"><div class="m"><h1>Capital call notice no. ${text('call_number', '11')}</h1><p style="margin:0 0 12pt">${mark('fund', 'Vesterhav Energi II K/S')}, CVR no. 41 88 20 17</p>
<p>To: <b>${mark('limited_partner', 'Pensionskassen Limfjord')}</b><br>Notice date: ${noticeDate('2 June 2025', '2025-06-02')}<br>Payment date: <b>${text('due_date', '16 June 2025', '2025-06-16')}</b></p>
<p>The General Partner hereby calls ${text('base_currency', 'DKK')} <b>${krone.amount('call_amount', vesterCall)}</b> from you pursuant to section 5.2 of the Limited Partnership Agreement. The capital is called for the third construction instalment on the Thorning offshore wind farm and for running costs.</p>
${table([
  head(['Use of proceeds', 'Total fund, DKK', 'Your part, DKK']),
  row([
    'Investment: Thorning Havvind A/S',
    krone.show(VESTER.investments * 16),
    krone.amount('call_investments', VESTER.investments),
  ]),
  row([
    'Management fee, 1 July – 31 December 2025',
    krone.show(VESTER.fees * 16),
    krone.amount('call_management_fees', VESTER.fees),
  ]),
  row([
    'Fund expenses',
    krone.show(VESTER.costs * 16),
    krone.amount('call_partnership_expenses', VESTER.costs),
  ]),
  row(['Total', krone.show(vesterCall * 16), krone.amount('call_amount', vesterCall)], 't'),
])}
${table([
  head(['Your commitment, DKK', 'Before this call', 'This call', 'After this call']),
  row([
    'Commitment',
    ...[0, 1].map((at) => (at === 1 ? '' : krone.amount('commitment', vesterCommitted))),
    krone.amount('commitment', vesterCommitted),
  ]),
  row([
    'Called capital',
    krone.show(vesterCalled),
    krone.show(vesterCall),
    krone.show(vesterCalled + vesterCall),
  ]),
  row(
    [
      'Remaining commitment',
      krone.amount('unfunded_before_call', vesterOpen),
      krone.show(-vesterCall),
      krone.amount('unfunded_after_call', vesterOpen - vesterCall),
    ],
    't',
  ),
])}
<p style="color:#0a4f8a;margin-bottom:0">Payment details</p>
${table(
  [
    row(['Account holder', mark('beneficiary_name', 'Vesterhav Energi II K/S')]),
    row(['Bank', mark('bank_name', 'Jysk Handelsbank A/S')]),
    row(['Registration no.', '7204']),
    row(['Account no.', text('account_number', '0001928374')]),
    row(['IBAN', text('iban', 'DK65 7204 0001 9283 74', 'DK6572040001928374')]),
    row(['SWIFT/BIC', mark('swift_code', 'JYHADK22')]),
    row(['Text on transfer', text('payment_reference', 'LIMFJORD VE2 CALL 11')]),
  ],
  'w',
)}
<p>Kind regards</p><p>Søren Brinch Holm<br>Head of Fund Operations</p></div>
<div class="a"><p style="font-size:13pt;color:#0a4f8a">Vesterhav<br>Partners</p><p><b>Manager</b><br>${mark('fund_manager', 'Vesterhav Partners Forvaltning A/S')}<br>Toldbodvej 22<br>8000 Aarhus C<br>Denmark<br>FAIF licence 23114</p><p><b>General Partner</b><br>Vesterhav Energi II GP ApS</p><p><b>Depositary</b><br>Nordhavn Depositar A/S</p><p><b>Contact</b><br>calls@vesterhav.example<br>+45 86 55 01 40</p><p style="padding-top:90mm">Default: amounts not received on the payment date carry interest at CIBOR 3M plus 8 per cent per annum (section 5.6).</p><p>Bank details have not changed since capital call no. 10. Call us on the number above if you receive other instructions.</p></div></div>`,
});

const rappen = printer({ currency: 'CHF', group: '’', point: '.', digits: 2, negative: 'minus', nil: '–' });
const ALBULA = { investments: 97500000, fees: 7812500, costs: 1346075, reserve: 3341425 };
const albulaCall = ALBULA.investments + ALBULA.fees + ALBULA.costs + ALBULA.reserve;
const albulaOpen = 1140000000;
const perCommitment = (of: number): string => rappen.show(of * 12);

/** Switzerland: a letter in German, its calculation on an annex and a payment part such as the country's invoices have. */
const swiss = document({
  file: 'Kapitalabruf_09_Albula_Privatmarkt_III_KmGK_Gemini-Stiftung.pdf',
  documentType: 'Capital Call',
  language: 'de',
  layout: 'letter-annex-payment-part',
  margin: '18mm 20mm',
  css: "body{font:10pt 'Liberation Sans'}table{width:100%;border-collapse:collapse;margin:5pt 0 12pt}td,th{padding:3pt 2pt;text-align:right}td:first-child,th:first-child{text-align:left}th{border-bottom:.8pt solid #000;font-size:9pt}.s td{font-weight:bold;border-top:.6pt solid #000}.z{display:grid;grid-template-columns:38% 62%;border:.6pt solid #000;font-size:8.2pt;margin-top:14pt}.z>div{padding:8pt}.z>div+div{border-left:.6pt dashed #000}.z h4{margin:0 0 6pt;font-size:11pt}.z p{margin:0 0 6pt}.z b{font-size:7pt}",
  body: `<div style="font:italic 17pt 'P052'">Albula <span style="font-size:10pt">Privatmarkt</span></div>
<div style="margin-left:55%;margin-top:26pt">${mark('limited_partner', 'Gemini-Stiftung für die berufliche Vorsorge')}<br>Frau Regula Aeschlimann<br>Schützenmattstrasse 9<br>4051 Basel</div>
<p style="margin-top:30pt">Chur, ${noticeDate('8. September 2025', '2025-09-08')}</p>
<p><b>${mark('fund', 'Albula Privatmarkt III KmGK')}<br>Kapitalabruf Nr. ${text('call_number', '9')}</b></p>
<p>Sehr geehrte Frau Aeschlimann</p><p>Gestützt auf Ziffer 12 des Gesellschaftsvertrags rufen wir den Betrag von</p><p style="text-align:center;font-size:13pt"><b>${text('base_currency', 'CHF')} ${rappen.amount('call_amount', albulaCall)}</b></p><p>bei Ihnen ab. Wir bitten Sie, diesen mit Valuta <b>${text('due_date', '22. September 2025', '2025-09-22')}</b> auf das untenstehende Konto der Gesellschaft bei unserer Hausbank (${mark('bank_name', 'Rhätische Handelsbank AG')}, Chur, BIC ${mark('swift_code', 'RHHBCH22')}) zu überweisen. Die Mittel dienen der Beteiligung an der Furka Präzisionstechnik AG sowie der Deckung von Gebühren und Kosten des zweiten Halbjahres. Die Berechnung Ihres Anteils entnehmen Sie der Beilage.</p>
<p>Bei verspäteter Zahlung wird ein Verzugszins von 8% p. a. geschuldet. Für Fragen steht Ihnen Herr Gian Caduff, Telefon 081 555 14 60, gerne zur Verfügung.</p>
<p>Freundliche Grüsse</p><p>${mark('fund_manager', 'Albula Asset Management AG')}<br>als Verwalterin der Gesellschaft</p><p style="padding-top:22pt"><span style="display:inline-block;width:50mm">Dr. Seraina Jenal</span>Gian Caduff<br><span style="display:inline-block;width:50mm">Geschäftsführerin</span>Leiter Anlegerdienste</p>
<div style="break-before:page"></div><p><b>Beilage: Berechnung des Kapitalabrufs Nr. 9</b> (Beträge in CHF)</p>
${table([
  head(['Verwendung', 'Gesellschaft total', 'Ihr Anteil']),
  row([
    'Beteiligung Furka Präzisionstechnik AG',
    perCommitment(ALBULA.investments),
    rappen.amount('call_investments', ALBULA.investments),
  ]),
  row([
    'Verwaltungsgebühr 2. Semester 2025',
    perCommitment(ALBULA.fees),
    rappen.amount('call_management_fees', ALBULA.fees),
  ]),
  row([
    'Kosten der Gesellschaft (Revision, Administration, Recht)',
    perCommitment(ALBULA.costs),
    rappen.amount('call_partnership_expenses', ALBULA.costs),
  ]),
  row(['Liquiditätsreserve', perCommitment(ALBULA.reserve), rappen.amount('call_other', ALBULA.reserve)]),
  row(['Total Kapitalabruf', perCommitment(albulaCall), rappen.amount('call_amount', albulaCall)], 's'),
])}
${table([
  head(['Kapitalzusage', 'Gesellschaft total', 'Ihr Anteil']),
  row(['Kapitalzusage', perCommitment(2500000000), rappen.amount('commitment', 2500000000)]),
  row([
    'Offene Kapitalzusage vor diesem Abruf',
    perCommitment(albulaOpen),
    rappen.amount('unfunded_before_call', albulaOpen),
  ]),
  row(
    [
      'Offene Kapitalzusage nach diesem Abruf',
      perCommitment(albulaOpen - albulaCall),
      rappen.amount('unfunded_after_call', albulaOpen - albulaCall),
    ],
    's',
  ),
])}
<div class="z"><div><h4>Empfangsschein</h4><p><b>Konto / Zahlbar an</b><br>${text('iban', 'CH58 0839 0001 7402 6518 3', 'CH5808390001740265183')}<br>${mark('beneficiary_name', 'Albula Privatmarkt III KmGK')}<br>7000 Chur</p><p><b>Zahlbar durch</b><br>Gemini-Stiftung für die<br>berufliche Vorsorge<br>4051 Basel</p><p><b>Währung &emsp; Betrag</b><br>CHF &emsp; ${rappen.amount('call_amount', albulaCall)}</p></div>
<div><h4>Zahlteil</h4><p><b>Konto / Zahlbar an</b><br>${text('iban', 'CH58 0839 0001 7402 6518 3', 'CH5808390001740265183')}<br>${mark('beneficiary_name', 'Albula Privatmarkt III KmGK')}<br>Gäuggelistrasse 30<br>7000 Chur</p><p><b>Zusätzliche Informationen</b><br>${text('payment_reference', 'Abruf 9 / Gemini-Stiftung')}</p><p><b>Zahlbar durch</b><br>Gemini-Stiftung für die berufliche Vorsorge<br>Schützenmattstrasse 9<br>4051 Basel</p><p><b>Währung &emsp; Betrag</b><br>CHF &emsp; ${rappen.amount('call_amount', albulaCall)}</p></div></div>`,
});

export const documents: FundDocument[] = [danish, swiss];
