import { row } from '../html.ts';
import { document } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const GERMAN = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  after: ' EUR',
  negative: 'minus',
});
const de = GERMAN.amount;

/** German closed-end fund on letter paper: address window, history of earlier calls, payment form. */
const weserkamp = document({
  file: 'Kapitalabruf_06_Weserkamp_Mittelstand_II_Sparkassenstiftung.pdf',
  documentType: 'Capital Call',
  language: 'de',
  layout: 'brief-mit-bisherigen-abrufen',
  derivable: { base_currency: 'EUR' },
  margin: '22mm',
  css: `body{font:10pt/1.4 "Liberation Sans"} .k{float:right;font-size:8pt;width:48mm;line-height:1.5} .a{margin-bottom:26mm;line-height:1.3} .a small{text-decoration:underline;font-size:6.5pt} table{border-collapse:collapse;margin:6pt 0} td{padding:2pt 8pt 2pt 0} .r td:last-child{text-align:right} .t td{border-top:.8px solid;font-weight:bold} .v td,.v th{border:.5px solid #888;padding:2pt 8pt;text-align:right;font-size:8.5pt;font-weight:normal}`,
  footer:
    '<div style="font-size:6.5px;width:100%;padding:0 60px">Weserkamp Mittelstand II GmbH &amp; Co. KG · AG Bremen HRA 90417 · Komplementärin: Weserkamp Verwaltungs GmbH · Geschäftsführer: Dr. Holger Tietjen</div>',
  body: `<div class="k"><b>${text('fund_manager', 'Weserkamp Beteiligungsberatung GmbH')}</b><br>Am Speicher XI 4, 28217 Bremen<br>Tel. 0421 5550-160<br><br>Bremen, ${noticeDate('12. Februar 2024', '2024-02-12')}</div><div class="a"><small>Weserkamp · Am Speicher XI 4 · 28217 Bremen</small><br>${text('limited_partner', 'Sparkassenstiftung Unterweser')}<br>Frau Katrin Osterloh<br>Lange Straße 88<br>27580 Bremerhaven</div>
    <p><b>${text('fund', 'Weserkamp Mittelstand II GmbH & Co. KG')}<br>${text('call_number', '6')}. Kapitalabruf</b></p><p>Sehr geehrte Frau Osterloh,</p><p>gemäß § 6 des Gesellschaftsvertrags rufen wir aus Ihrer Zeichnung einen weiteren Teilbetrag ab. Bitte überweisen Sie bis spätestens <b>${text('due_date', '27.02.2024', '2024-02-27')}</b> den Betrag von <b>${de('call_amount', 37150000)}</b>. Er setzt sich so zusammen:</p>
    <table class="r">${row(['Erwerb der Beteiligung an der Hunte Messtechnik GmbH', de('call_investments', 33000000)])}${row(['Verwaltungsvergütung 1. Halbjahr 2024', de('call_management_fees', 3500000)])}${row(['Laufende Kosten der Gesellschaft', de('call_partnership_expenses', 650000)])}${row(['Abrufbetrag', de('call_amount', 37150000)], 't')}</table>
    <table class="r">${row(['Ihre Kapitalzusage', de('commitment', 400000000)])}${row(['Offene Zusage vor diesem Abruf', de('unfunded_before_call', 189200000)])}${row(['Offene Zusage nach diesem Abruf', de('unfunded_after_call', 152050000)])}</table>
    <p>Bisherige Abrufe:</p><table class="v"><tr><th>Nr.</th><th>fällig am</th><th>Betrag</th></tr>${row(['1', '15.03.2021', '480.000,00'])}${row(['2', '30.09.2021', '615.000,00'])}${row(['3', '14.06.2022', '322.000,00'])}${row(['4', '10.01.2023', '410.500,00'])}${row(['5', '18.09.2023', '280.500,00'])}</table>
    <table>${row(['Empfänger', text('beneficiary_name', 'Weserkamp Mittelstand II GmbH & Co. KG')])}${row(['Bank', text('bank_name', 'Bankhaus Schlachte & Cie. KG, Bremen')])}${row(['IBAN', text('iban', 'DE25 7009 0421 0081 7345 00', 'DE25700904210081734500')])}${row(['BIC', text('swift_code', 'BSCHDE22XXX')])}${row(['Verwendungszweck', text('payment_reference', 'Abruf 6 / Zeichner 0048')])}</table><p>Mit freundlichen Grüßen</p>`,
});

const FRENCH = printer({
  currency: 'EUR',
  group: ' ',
  point: ',',
  digits: 2,
  after: ' €',
  negative: 'minus',
});
const fr = FRENCH.amount;
const both = (french: string, english: string): string => `${french} <i>/ ${english}</i>`;

/** Notice in two languages: each label in French with its English twin. */
const canal = document({
  file: 'Avis d’appel 11 - Canal Latéral Capital Développement - Drawdown notice.pdf',
  documentType: 'Capital Call',
  language: 'fr',
  layout: 'avis-bilingue',
  css: `body{font:9.5pt/1.4 "C059",serif} i{color:#666;font-size:8.5pt} h1{font-size:13pt;border:1px solid #222;padding:6pt;text-align:center} table{width:100%;border-collapse:collapse;margin:8pt 0} td{border:.5px solid #999;padding:3.4pt 6pt} .m td:last-child{text-align:right;white-space:nowrap} .t td{font-weight:bold;background:#eee}`,
  body: `<p>${text('fund_manager', 'Canal Latéral Investissement SA')}<br>33 allée Jean-Jaurès, 31000 Toulouse</p><h1>${both("AVIS D'APPEL DE FONDS", 'DRAWDOWN NOTICE')}</h1>
    <table>${row([both('Fonds', 'Fund'), text('fund', 'Canal Latéral Capital Développement SLP')])}${row([both('Investisseur', 'Investor'), text('limited_partner', 'Caisse de Retraite des Notaires d’Occitanie')])}${row([both("Date de l'avis", 'Date of notice'), noticeDate('14 octobre 2024', '2024-10-14')])}${row([both("Numéro d'appel", 'Drawdown number'), text('call_number', '11')])}${row([both('Date limite de versement', 'Due date'), text('due_date', '28 octobre 2024', '2024-10-28')])}${row([both('Devise', 'Currency'), text('base_currency', 'EUR')])}</table>
    <table class="m">${row([both('Investissements', 'Investments'), fr('call_investments', 18750000)])}${row([both('Commission de gestion', 'Management fee'), fr('call_management_fees', 2812500)])}${row([both('Frais de fonctionnement', 'Fund expenses'), fr('call_partnership_expenses', 384260)])}${row([both('Intérêts de la ligne de crédit-relais', 'Interest on bridge facility'), fr('call_other', 117340)])}${row([both('Montant total à verser', 'Total amount payable'), fr('call_amount', 22064100)], 't')}</table>
    <table class="m">${row([both('Engagement', 'Commitment'), fr('commitment', 500000000)])}${row([both("Engagement non appelé avant l'appel", 'Undrawn before'), fr('unfunded_before_call', 201880000)])}${row([both("Engagement non appelé après l'appel", 'Undrawn after'), fr('unfunded_after_call', 179815900)])}</table>
    <table>${row([both('Titulaire du compte', 'Account holder'), text('beneficiary_name', 'Canal Latéral Capital Développement SLP')])}${row([both('Banque', 'Bank'), text('bank_name', 'Banque Riquet & Fils')])}${row(['IBAN', text('iban', 'FR89 3098 8001 2700 0451 278X K64', 'FR893098800127000451278XK64')])}${row(['BIC', text('swift_code', 'BRIQFRPPTLS')])}${row([both('Référence à rappeler', 'Reference'), text('payment_reference', 'CLCD 11 CRNO')])}</table>`,
});

const SPANISH = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'minus' });
const es = SPANISH.amount;

/** Spanish venture company: a request for payment, percentages of the commitment beside the euros. */
const alcor = document({
  file: 'Alcor Crecimiento FCR - Solicitud de desembolso 4 - Mutualidad.pdf',
  documentType: 'Capital Call',
  language: 'es',
  layout: 'solicitud-de-desembolso',
  css: `body{font:10pt/1.45 "Nimbus Roman","Liberation Serif"} .c{color:#8d2f23;font:bold 14pt "Nimbus Sans","Liberation Sans"} table{border-collapse:collapse;margin:8pt auto;width:88%} th{background:#8d2f23;color:#fff;padding:3pt 6pt;font-weight:normal;text-align:right} td{padding:3pt 6pt;text-align:right;border-bottom:.5px solid #caa} td:first-child,th:first-child{text-align:left} .t td{font-weight:bold}`,
  body: `<p class="c">ALCOR CRECIMIENTO</p><p style="text-align:right">Madrid, ${noticeDate('9 de enero de 2025', '2025-01-09')}</p><p>${text('limited_partner', 'Mutualidad de Ingenieros del Cantábrico')}<br>Paseo de Pereda 31, 39004 Santander</p><p><b>Asunto: solicitud de desembolso n.º ${text('call_number', '4')} de ${text('fund', 'Alcor Crecimiento II, FCR')}</b></p>
    <p>Estimados partícipes:</p><p>De acuerdo con el artículo 17 del Reglamento de Gestión, ${text('fund_manager', 'Alcor Capital Gestión SGEIC, S.A.')}, como sociedad gestora, les solicita el desembolso de los importes siguientes, en euros (${text('base_currency', 'EUR')}), no más tarde del ${text('due_date', '24 de enero de 2025', '2025-01-24')}:</p>
    <table><tr><th>Destino</th><th>% del compromiso</th><th>Importe</th></tr>${row(['Inversiones en cartera', '9,00 %', es('call_investments', 27000000)])}${row(['Comisión de gestión, primer semestre de 2025', '1,00 %', es('call_management_fees', 3000000)])}${row(['Gastos de establecimiento y operativos', '0,25 %', es('call_partnership_expenses', 750000)])}${row(['Total solicitado', '10,25 %', es('call_amount', 30750000)], 't')}</table>
    <table><tr><th>Situación de su compromiso</th><th></th><th>Importe</th></tr>${row(['Compromiso de inversión', '100,00 %', es('commitment', 300000000)])}${row(['Pendiente de desembolso antes de esta solicitud', '62,50 %', es('unfunded_before_call', 187500000)])}${row(['Pendiente de desembolso después de esta solicitud', '52,25 %', es('unfunded_after_call', 156750000)])}</table>
    <p>Rogamos transfieran el importe a la cuenta ${text('iban', 'ES07 8412 0077 5102 0034 5519', 'ES0784120077510200345519')} abierta a nombre de ${text('beneficiary_name', 'Alcor Crecimiento II, FCR')} en ${text('bank_name', 'Banco del Sardinero, S.A.')} (BIC ${text('swift_code', 'BSARESMM')}), indicando el concepto «${text('payment_reference', 'D4 MIC')}».</p><p>Atentamente,</p><p><br>Begoña Arrizabalaga<br>Relación con inversores</p>`,
});

const SWEDISH = printer({ currency: 'SEK', group: ' ', point: ',', digits: 0, negative: 'minus' });
const sek = SWEDISH.amount;

/** Swedish call on one sheet: particulars left, payment right, the breakdown under both. */
const tiveden = document({
  file: 'Kapitalanrop 5 Tiveden Skog & Energi KB 2024-03-11.pdf',
  documentType: 'Capital Call',
  language: 'sv',
  layout: 'kapitalanrop-tva-block',
  css: `body{font:9pt "Liberation Sans"} h1{font-size:17pt;font-weight:300;border-left:6px solid #5b7f2b;padding-left:8pt} .g{display:grid;grid-template-columns:1fr 1fr;gap:10mm} .g div{background:#f2f5ec;padding:8pt;line-height:1.6} .g span{color:#667;display:inline-block;width:22mm} table{width:100%;border-collapse:collapse;margin-top:14pt} td{padding:4pt 2pt;border-bottom:.5px solid #ccd5bb} td:last-child{text-align:right} .t td{font-weight:bold;border-bottom:2px solid #5b7f2b}`,
  body: `<h1>Kapitalanrop nr ${text('call_number', '5')}</h1><div class="g"><div><span>Bolag</span>${text('fund', 'Tiveden Skog & Energi KB')}<br><span>Investerare</span>${text('limited_partner', 'Läkarnas Pensionskassa')}<br><span>Datum</span>${noticeDate('2024-03-11', '2024-03-11')}<br><span>Förfallodag</span>${text('due_date', '2024-03-25', '2024-03-25')}<br><span>Valuta</span>${text('base_currency', 'SEK')}</div><div><span>Bank</span>${text('bank_name', 'Laxå Handelsbanken AB')}<br><span>Mottagare</span>${text('beneficiary_name', 'Tiveden Skog & Energi KB')}<br><span>IBAN</span>${text('iban', 'SE4160930000000482217703')}<br><span>BIC</span>${text('swift_code', 'LXHBSESS')}<br><span>Referens</span>${text('payment_reference', 'TSE5-LPK')}</div></div>
    <table>${row(['Investeringar', sek('call_investments', 6800000)])}${row(['Förvaltningsavgift', sek('call_management_fees', 562500)])}${row(['Bolagets kostnader', sek('call_partnership_expenses', 87500)])}${row(['Rörelsekapital', sek('call_other', 150000)])}${row(['Att betala', sek('call_amount', 7600000)], 't')}</table>
    <table>${row(['Utfäst kapital', sek('commitment', 75000000)])}${row(['Outnyttjat åtagande före anropet', sek('unfunded_before_call', 40125000)])}${row(['Outnyttjat åtagande efter anropet', sek('unfunded_after_call', 33087500)])}</table><p>Förvaltningsavgiften betalas utöver åtagandet och minskar det inte. Dröjsmålsränta utgår enligt bolagsavtalet. Frågor besvaras av ${text('fund_manager', 'Tiveden Förvaltning AB')}.</p>`,
  remark: 'The fee is called outside the commitment.',
});

export const documents = [weserkamp, canal, alcor, tiveden];
