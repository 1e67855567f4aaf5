import type { FundDocument } from '../document.ts';
import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const euro = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'minus', nil: '–' });
const TARGETS: readonly (readonly [string, number, string])[] = [
  ['Elbdüne Offshore Partners II SCSp', 18750000, '2,50'],
  ['Iberwind Repowering FCR', 9375000, '1,25'],
  ['Nordic Grid Storage K/S', 11250000, '1,50'],
];
const intoTargets = TARGETS.reduce((all, [, amount]) => all + amount, 0);
const ABRUF = { fee: 4500000, costs: 600000, reserve: 1875000 };
const abruf = intoTargets + ABRUF.fee + ABRUF.costs + ABRUF.reserve;
const [zusage, offen] = [750000000, 386250000];
const dach = 'Nordlicht Energie Dachfonds III GmbH & Co. geschlossene Investment-KG';
const slip = (label: string, value: string): string =>
  `<div class="f"><i>${label}</i><span>${value}</span></div>`;

/** German: a letter whose table lists the target funds, the commitment in sentences, a transfer form at the foot. */
const german = document({
  file: 'NEDF III_Kapitalabruf_08_ZVK Oberrhein_2025-03-04.pdf',
  documentType: 'Capital Call',
  language: 'de',
  layout: 'brief-zielfonds-ueberweisungstraeger',
  margin: '16mm 20mm 14mm 24mm',
  css: "body{font:9.8pt/1.36 'Liberation Sans Narrow','Nimbus Sans Narrow';margin:0}.k{display:grid;grid-template-columns:1fr 52mm;gap:8mm}.r{font-size:8pt;border-left:2pt solid #0b6a88;padding-left:6pt;line-height:1.45}table{width:100%;border-collapse:collapse;margin:6pt 0 8pt}td,th{padding:2.3pt 4pt;text-align:right}td:first-child,th:first-child{text-align:left}th{border-bottom:1pt solid #0b6a88;font-size:8.6pt}.i td:first-child{padding-left:12pt}.z td{border-top:.4pt solid #888}.s td{font-weight:bold;border-top:.8pt solid;border-bottom:.8pt solid}.u{background:#fbeee6;border:.6pt solid #c96;padding:6pt 8pt;margin-top:10pt}.u b{color:#b5541c;font-size:9pt}.f{margin-top:3pt}.f i{display:block;font:6.3pt 'Liberation Sans';color:#b5541c}.f span{display:block;font:10pt 'Liberation Mono';background:#fff;border:.4pt solid #dab;padding:1pt 4pt}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 8pt}.fuss{font-size:6.6pt;color:#555;border-top:.4pt solid #999;margin-top:8pt;padding-top:3pt;columns:3}p{margin:5pt 0}",
  body: `<div style="text-align:right;color:#0b6a88;font-size:17pt"><b>nordlicht</b> kapital</div>
<div class="k"><div><div style="font-size:6.5pt;text-decoration:underline;margin-bottom:4pt">Nordlicht Kapital KVG mbH · Speersort 14 · 20095 Hamburg</div>${mark('limited_partner', 'Zusatzversorgungskasse der Stadtwerke Oberrhein')}<br>Kapitalanlagen / Alternative Anlagen<br>Kaiserallee 120<br>76185 Karlsruhe</div><div class="r">Anleger-Nr. 3-00417<br>Bearbeiterin: Frau Deichmann<br>Telefon 040 555 71-33<br>anleger@nordlicht-kapital.example<br><br>Hamburg, ${noticeDate('4. März 2025', '2025-03-04')}</div></div>
<p style="margin-top:16pt"><b>${mark('fund', dach)}<br>${text('call_number', '8')}. Kapitalabruf</b></p>
<p>Sehr geehrte Damen und Herren,</p><p>für die Erfüllung von Abrufen unserer Zielfonds und für laufende Kosten der Gesellschaft bitten wir Sie gemäß § 5 Abs. 3 des Gesellschaftsvertrags um Einzahlung von insgesamt 6,18 % Ihrer Kapitalzusage. Der Abruf ist spätestens am <b>${text('due_date', '18. März 2025', '2025-03-18')}</b> (Eingang auf dem Konto der Gesellschaft) fällig.</p>
${table([
  head(['Verwendung', '% der Zusage', 'Betrag in EUR']),
  ...TARGETS.map(([name, amount, percent]) => row([name, percent, euro.show(amount)], 'i')),
  row(['Investitionen in Zielfonds', '5,25', euro.amount('call_investments', intoTargets)], 'z'),
  row(['Verwaltungsvergütung 1. Halbjahr 2025', '0,60', euro.amount('call_management_fees', ABRUF.fee)]),
  row([
    'Laufende Kosten (Verwahrstelle, Prüfung, Steuerberatung)',
    '0,08',
    euro.amount('call_partnership_expenses', ABRUF.costs),
  ]),
  row(['Aufstockung der Liquiditätsreserve', '0,25', euro.amount('call_other', ABRUF.reserve)]),
  row(['Abruf gesamt', '6,18', euro.amount('call_amount', abruf)], 's'),
])}
<p>Von Ihrer Kapitalzusage über ${text('base_currency', 'EUR')} ${euro.amount('commitment', zusage)} waren vor diesem Abruf noch EUR ${euro.amount('unfunded_before_call', offen)} offen; nach Einzahlung verbleiben EUR ${euro.amount('unfunded_after_call', offen - abruf)}. Damit sind 54,68 % Ihrer Zusage eingezahlt. Rückflüsse aus den Zielfonds von zusammen 1,2 Mio. Euro, die wir mit früheren Abrufen verrechnet haben, sind darin berücksichtigt.</p>
<p>Den nächsten Abruf erwarten wir nach heutigem Stand im dritten Quartal 2025. Bei verspäteter Einzahlung fallen Verzugszinsen in Höhe von fünf Prozentpunkten über dem Basiszinssatz an.</p><p>Mit freundlichen Grüßen</p>
<p>${mark('fund_manager', 'Nordlicht Kapital KVG mbH')}<br><i style="font-family:Z003;font-size:15pt;color:#124">Harms &emsp; i. V. Deichmann</i></p>
<div class="u"><b>SEPA-Überweisung – Angaben für Ihren Zahlungsauftrag</b>${slip('Begünstigter', mark('beneficiary_name', 'Nordlicht Energie Dachfonds III'))}<div class="two">${slip('IBAN', text('iban', 'DE49 6859 0510 0041 7332 08', 'DE49685905100041733208'))}${slip('BIC', text('swift_code', 'SPHNDE2HXXX'))}${slip('Kreditinstitut', mark('bank_name', 'Speicherstädtische Bank AG'))}${slip('Betrag: Euro, Cent', euro.amount('call_amount', abruf))}</div>${slip('Verwendungszweck', text('payment_reference', '3-00417 ABRUF 8 NEDF III'))}</div>
<div class="fuss">Nordlicht Kapital KVG mbH<br>Amtsgericht Hamburg HRB 148822<br>Geschäftsführer: Jens Harms, Dr. Antje Wölk<br>Aufsicht: BaFin, Marie-Curie-Str. 24–28, Frankfurt<br>USt-IdNr. DE 815 442 017<br>Verwahrstelle: Hanse Depotbank AG</div>`,
});

const sek = printer({
  currency: 'SEK',
  group: '\u00a0',
  point: ',',
  digits: 0,
  negative: 'long minus',
  nil: '–',
});
const ANROP = { investments: 4312500, fees: 281250, costs: 46875 };
const anrop = ANROP.investments + ANROP.fees + ANROP.costs;
const before = { investments: 19218750, fees: 2531250, costs: 328125 };
const earlier = before.investments + before.fees + before.costs;
const [pledged, share] = [37500000, 48];
const kr = (label: string, fin: string, [own, so]: readonly [number, number], name = ''): string =>
  row([label, sek.show(own * share), sek.amount(fin, own), sek.show(so + own)], name);
const point = (label: string, value: string): string => `<dt>${label}</dt><dd>${value}</dd>`;

/** Swedish: letter with the fund, the owner's part and all calls so far; payment as a list beside a cut of the fund. */
const swedish = document({
  file: 'Björkvik Tillväxt IV_kapitalanrop 6_Stiftelsen Ålandshamn.pdf',
  documentType: 'Capital Call',
  language: 'sv',
  layout: 'fond-andel-ackumulerat-betallista',
  margin: '18mm 22mm',
  css: "body{font:10pt/1.42 'URW Bookman','Liberation Serif';margin:0;color:#222}table{width:100%;border-collapse:collapse;font:9.2pt 'Liberation Sans';margin:8pt 0 12pt}td,th{padding:3.4pt 4pt;text-align:right}td:first-child,th:first-child{text-align:left}th{color:#70593a;font-weight:normal;border-bottom:.8pt solid #70593a;vertical-align:bottom}.s td{border-top:.8pt solid #70593a;font-weight:bold}.l{display:grid;grid-template-columns:1.15fr 1fr;gap:22pt;font:9.2pt/1.4 'Liberation Sans'}dl{margin:0;display:grid;grid-template-columns:auto 1fr;gap:2pt 10pt}dt{color:#70593a}dd{margin:0}.o{background:#f4efe6;padding:8pt 10pt}h5{margin:0 0 5pt;font:bold 9.4pt 'Liberation Sans'}",
  header:
    '<div style="font:7px sans-serif;width:100%;padding:0 22mm;text-align:right;color:#70593a">Björkvik Kapital · Strandvägen 11 · 114 56 Stockholm</div>',
  body: `<div style="font:20pt 'URW Bookman';color:#70593a;margin-bottom:16pt">Björkvik</div>
<div style="display:flex;justify-content:space-between"><div>${mark('limited_partner', 'Stiftelsen Ålandshamns Sjömansfond')}<br>Box 2204<br>403 14 Göteborg</div><div>Stockholm den ${noticeDate('2 oktober 2025', '2025-10-02')}</div></div>
<p style="margin-top:18pt"><b>Kapitalanrop nr ${text('call_number', '6')} – ${mark('fund', 'Björkvik Tillväxt IV KB')}</b></p>
<p>Bästa investerare,</p><p>Fonden har den 26 september tecknat avtal om att förvärva 62 procent av aktierna i Hjortens Laboratorier AB, ett av Nordens ledande företag inom vattenanalys. Tillträde sker när Konkurrensverket har lämnat sitt godkännande. Med stöd av bolagsavtalets punkt 6.1 anropar vi därför kapital enligt nedan. Ert belopp, ${text('base_currency', 'SEK')} ${sek.amount('call_amount', anrop)}, ska vara fonden till handa senast <b>${text('due_date', '16 oktober 2025', '2025-10-16')}</b>.</p>
${table([
  head([
    'Belopp i kronor',
    'Fonden totalt',
    'Er andel av<br>detta anrop',
    'Er andel av alla<br>anrop hittills',
  ]),
  kr('Investering i portföljbolag', 'call_investments', [ANROP.investments, before.investments]),
  kr('Förvaltningsavgift oktober 2025–mars 2026', 'call_management_fees', [ANROP.fees, before.fees]),
  kr('Fondens kostnader', 'call_partnership_expenses', [ANROP.costs, before.costs]),
  kr('Summa', 'call_amount', [anrop, earlier], 's'),
])}
<p>Ert utfästa kapital uppgår till ${sek.amount('commitment', pledged)} kronor, vilket motsvarar 2,08 procent av fonden. Före anropet återstod ${sek.amount('unfunded_before_call', pledged - earlier)} kronor att anropa och efter anropet återstår ${sek.amount('unfunded_after_call', pledged - earlier - anrop)} kronor.</p>
<div class="l"><div class="o"><h5>Betalning</h5><dl>${point('Mottagare', mark('beneficiary_name', 'Björkvik Tillväxt IV KB'))}${point('Bank', mark('bank_name', 'Mälardalens Enskilda Bank AB'))}${point('Kontonummer', text('account_number', '9570-418 820 16'))}${point('IBAN', text('iban', 'SE72 9570 0000 0000 4188 2016', 'SE7295700000000041882016'))}${point('BIC', text('swift_code', 'MAEBSESS'))}${point('Märk betalningen', text('payment_reference', 'BT4-6-0133'))}</dl></div>
<div><h5>Bra att veta</h5>Förvaltningsavgiften är 1,5 procent om året av utfäst kapital till och med den 31 mars 2028. Kontouppgifterna är oförändrade sedan anrop 5 i maj. Vid försenad betalning utgår dröjsmålsränta enligt bolagsavtalet (referensräntan plus tio procentenheter).</div></div>
<p>Hör gärna av er till Tove Ekenstam, 08-555 014 20, om ni har frågor.</p><p>Med vänlig hälsning</p><p style="margin-top:24pt">Gustaf Lilliehorn<br>Verkställande direktör, ${mark('fund_manager', 'Björkvik Kapital AB')}</p>
<p style="font:7.4pt 'Liberation Sans';color:#666">Björkvik Kapital AB förvaltar fonden och står under Finansinspektionens tillsyn. Komplementär är Björkvik IV GP AB, org.nr 559214-0882. Detta anrop är avsett endast för adressaten.</p>`,
});

export const documents: FundDocument[] = [german, swedish];
