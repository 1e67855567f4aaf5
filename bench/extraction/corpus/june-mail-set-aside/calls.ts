import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const pound = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  before: '£',
});
const POUND_CALLED = 38500000 + 2250000 + 515000;

/** A British general partner's letter that states everything in sentences. */
const letter = document({
  file: 'Skerryvore III LP - Drawdown Notice - Tiree & Lorne Widows Fund - 3 October 2025.pdf',
  documentType: 'Capital Call',
  layout: 'british-general-partner-letter-in-sentences',
  margin: '24mm 26mm',
  css: "body{font:11pt/1.5 'DejaVu Serif Condensed','Liberation Serif';font-size:10.2pt}p{margin:8pt 0;text-align:justify}.r{text-align:right}.n{font-size:8pt;text-align:left}",
  footer:
    '<div style="font:6.5pt serif;width:100%;text-align:center;color:#555">Skerryvore GP III Limited · Registered in Scotland SC900417 · 31 Hougoumont Place, Edinburgh EH3 9ZZ</div>',
  body: `<p class="r"><b>SKERRYVORE GP III LIMITED</b></p><p>${noticeDate('3rd October 2025', '2025-10-03')}</p><p>The Secretary<br>${mark('limited_partner', 'The Tiree & Lorne Fishermen’s Widows Fund')}<br>2 Stafford Pier<br>Oban PA34 9ZZ</p>
<p>By email</p><p>Dear Sir or Madam</p><p><b>${mark('fund', 'Skerryvore Lower Mid-Market Fund III LP')} (the “Partnership”)</b></p>
<p>We refer to the limited partnership agreement relating to the Partnership dated 14 May 2021, as amended (the “LPA”). Terms used in this letter have the meanings given in the LPA. This letter is Drawdown Notice number ${mark('call_number', 'eight', { value: '8' })} for the purposes of clause 6.2.</p>
<p>The Partnership has exchanged contracts to acquire a majority holding in a manufacturer of hospital beds based in Ayrshire, for which it requires £30.8 million. On the advice of ${mark('fund_manager', 'Skerryvore Capital LLP')} (the “Manager”) we have decided to draw down 8.253 per cent of Commitments. Your share is accordingly ${pound.amount('call_amount', POUND_CALLED)}, which we require you to advance by way of Loan in cleared funds by close of business on Friday ${text('due_date', '17th October 2025', '2025-10-17')}. Of that sum ${pound.amount('call_investments', 38500000)} will be applied towards the acquisition, ${pound.amount('call_management_fees', 2250000)} towards the General Partner’s Share for the quarter ending 31st December 2025 and ${pound.amount('call_partnership_expenses', 515000)} towards Partnership Expenses.</p>
<p>Immediately before this drawdown the undrawn part of your Commitment of ${pound.amount('commitment', 500000000)} was ${pound.amount('unfunded_before_call', 214000000)}; immediately after it, and before taking account of any sum which may become available for redrawing under clause 6.9, it will be ${pound.amount('unfunded_after_call', 214000000 - POUND_CALLED)}. You have so far advanced ${pound.show(286000000)} and have received ${pound.show(94120550)} in distributions.</p>
<p>Please remit the sum due by CHAPS to the Partnership’s account with ${mark('bank_name', 'Tolbooth & Iona Bank plc')}, Lothian Road branch (sort code 40-91-77; account number ${mark('account_number', '51820043')}; account name “${mark('beneficiary_name', 'Skerryvore III LP Drawdown Account')}”; IBAN ${text('iban', 'GB36 TIRK 4091 7751 8200 43', 'GB36TIRK40917751820043')}), quoting “${mark('payment_reference', 'SKV3/DN8/TLFWF')}”.</p>
<p>We remind you that, under clause 6.6, interest at five per cent above base rate accrues from day to day on any sum not advanced when due. If the acquisition has not completed by 14th November 2025 the sum drawn down for it will be returned to you and will again form part of your undrawn Commitment.</p>
<p>Yours faithfully</p><p style="margin-top:28pt">Director<br>for and on behalf of Skerryvore GP III Limited<br>as general partner of the Partnership</p>`,
  derivable: { base_currency: 'GBP' },
});

const euro = printer({
  currency: 'EUR',
  group: ' ',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '—',
});
/** Purpose, own share of the drawdown, what comes back from partners admitted later, in cents. */
type Purpose = readonly [label: string, fin: string, drawn: number, back: number];
const PURPOSES: readonly Purpose[] = [
  ['Investments (Project Ombrelle, Project Sextant)', 'call_investments', 90000000, -41238000],
  ['AIFM and management fee, Q4 2025', 'call_management_fees', 4687500, 0],
  ['Organisational and operating expenses', 'call_partnership_expenses', 1125000, -510250],
];
const DRAWN = PURPOSES.reduce((all, [, , drawn]) => all + drawn, 0);
const BACK = PURPOSES.reduce((all, [, , , back]) => all + back, 0);
const INTEREST = -3120744;
const purposeRow = ([label, fin, drawn, back]: Purpose): string =>
  row([label, euro.show(drawn), euro.show(back || null), euro.amount(fin, drawn + back)]);
const INTEREST_MARK = mark('call_other', euro.show(INTEREST), {
  value: (INTEREST / 100).toFixed(2),
  currency: 'EUR',
  derivable: true,
});

/** A Luxembourg notice to an earlier partner, who is credited with what later partners pay to equalise. */
const rebalanced = document({
  file: 'VAL-BUYOUT-II_DDN-007_RebalancingThirdClosing_INV0032_20251110.pdf',
  documentType: 'Capital Call',
  layout: 'luxembourg-drawdown-less-rebalancing-credit',
  margin: '17mm 20mm',
  css: "body{font:9pt/1.38 'DejaVu Sans Condensed','DejaVu Sans'}h1{font-size:12pt;background:#20504a;color:#fff;padding:5pt 8pt;margin:0}h5{font-size:9pt;margin:11pt 0 3pt;color:#20504a;border-bottom:.5pt solid #20504a}table{border-collapse:collapse;width:100%}td,th{padding:2.5pt 5pt;text-align:right;vertical-align:top}td:first-child,th:first-child{text-align:left}th{font-weight:normal;font-size:8pt;color:#20504a;vertical-align:bottom}.l td{text-align:left}.l td:first-child{width:31%;color:#666}.t td{border-top:.6pt solid #20504a;font-weight:bold}.o{width:74%}.n{font-size:7.2pt}",
  footer:
    '<div style="font:6.5pt sans-serif;width:100%;text-align:center">Kirchberg Alpha Services S.A. acting as central administration of the Fund – this is a computer-generated notice</div>',
  body: `<h1>DRAWDOWN NOTICE No. ${text('call_number', '7')} <span style="font-weight:normal">including rebalancing following the Third Closing</span></h1>
<h5>1. Parties and dates</h5><table class="l">${row(['Fund', mark('fund', 'Valmontone European Buyout II SCA SICAV-RAIF')])}${row(['Investor', `${mark('limited_partner', 'Bleckmann & Aarts Familienholding AG')} (INV0032, First Closing)`])}${row(['AIFM', mark('fund_manager', 'Valmontone AIFM S.à r.l.')])}${row(['Notice date', noticeDate('10 November 2025', '2025-11-10')])}${row(['Payment date', text('due_date', '24 November 2025', '2025-11-24')])}${row(['Reference currency', text('base_currency', 'EUR')])}</table>
<h5>2. Amount due</h5><table>${head(['', 'Drawdown no. 7<br>(A)', 'Rebalancing of drawdowns<br>1 to 6 (B)', 'Net amount<br>(A) + (B)'])}
${PURPOSES.map(purposeRow).join('\n')}
${row(['Actualisation interest received (EURIBOR + 2%)', euro.show(null), euro.show(INTEREST), INTEREST_MARK])}
${row(['Total', euro.show(DRAWN), euro.show(BACK + INTEREST), euro.amount('call_amount', DRAWN + BACK + INTEREST)], 't')}</table>
<p>On 31 October 2025 investors with commitments of EUR 62.5 million were admitted to the Fund at its Third Closing. They are paying their share of drawdowns 1 to 6 together with actualisation interest. The part attributable to you is credited against the present drawdown rather than paid out. Management fees charged on later commitments are due to the AIFM and are not redistributed.</p>
<h5>3. Undrawn commitment</h5><table class="o">${row(['Commitment', euro.amount('commitment', 750000000)])}${row(['Undrawn before this notice', euro.amount('unfunded_before_call', 360000000)])}${row(['Drawdown no. 7', euro.show(-DRAWN)])}${row(['Rebalancing, excluding interest', euro.show(-BACK)])}${row(['Undrawn after this notice', euro.amount('unfunded_after_call', 360000000 - DRAWN - BACK)], 't')}</table>
<h5>4. Payment instructions</h5><table class="l">${row(['Credit institution', mark('bank_name', 'Banque Pétrusse et Compagnie S.A.')])}${row(['BIC', mark('swift_code', 'BPECLULL')])}${row(['IBAN', text('iban', 'LU46 9170 0044 1728 0000', 'LU469170004417280000')])}${row(['Account holder', mark('beneficiary_name', 'Valmontone European Buyout II SCA SICAV-RAIF')])}${row(['Communication', mark('payment_reference', 'VEB2 DD7 INV0032')])}</table>
<p class="n">Actualisation interest is not part of, and does not increase, the undrawn commitment. Class A shares will be issued at EUR 100 per share on the payment date for the net amount of items 1 and 3 of section 2. Late payments bear interest as provided for in article 9 of the articles of incorporation. Please do not alter the payment reference.</p>`,
  remark: 'Interest is credited outside the commitment, so before less the call is not after.',
});

const krona = printer({
  currency: 'SEK',
  group: '\u00a0',
  point: ',',
  digits: 2,
  negative: 'long minus',
  after: '\u00a0kr',
});
const KRONA_CALLED = 148500000 + 8250000 + 13062500 + 3120000;

/** A Swedish letter whose figures are in an annex on the next page, with the earlier calls listed. */
const annex = document({
  file: 'Inbetalning 6 - Skarvgrund Fastighetsutveckling III - Pensionsstiftelsen Åkerö - inkl bilaga.pdf',
  documentType: 'Capital Call',
  layout: 'swedish-letter-with-annex-on-second-page',
  language: 'sv',
  margin: '22mm 24mm',
  css: "body{font:10.4pt/1.45 'Liberation Sans'}p{margin:7pt 0}h3{margin:0 0 6pt;color:#8a2b12}table{border-collapse:collapse;width:100%;margin:5pt 0 12pt}td,th{padding:3pt 4pt;text-align:right;border-bottom:.3pt solid #d3c7bf}td:first-child,th:first-child{text-align:left}th{color:#8a2b12;font-size:9pt;text-align:right}.t td{font-weight:bold;border-bottom:1.2pt solid #8a2b12}.b td{text-align:left;border:0;padding:1.5pt 0}.b td:first-child{width:38%}.n{font-size:8pt}",
  footer:
    '<div style="font:7pt sans-serif;width:100%;padding:0 24mm;display:flex;justify-content:space-between"><span>Skarvgrund Kapital AB, Norra Skeppsbron 44, 803 10 Gävle</span><span><span class="pageNumber"></span> (<span class="totalPages"></span>)</span></div>',
  body: `<p style="text-align:right">Gävle den ${noticeDate('12 januari 2026', '2026-01-12')}</p><p>${mark('limited_partner', 'Pensionsstiftelsen för Åkerö Bruks tjänstemän')}<br>Att: Ekonomiavdelningen<br>Box 217<br>793 22 Leksand</p>
<p style="font-size:12pt"><b>Avisering om inbetalning nr ${text('call_number', '6')} till ${mark('fund', 'Skarvgrund Fastighetsutveckling III AB')}</b></p><p>Hej,</p>
<p>I enlighet med punkt 4.3 i investeringsavtalet kallar styrelsen in en del av ert åtagande. Kapitalet ska användas för tillträdet av kvarteret Lotsen i Söderhamn och för entreprenadbetalningar i två pågående projekt.</p>
<p>Ert belopp uppgår till <b>${krona.amount('call_amount', KRONA_CALLED)}</b> och ska vara bolaget tillhanda senast den <b>${text('due_date', '30 januari 2026', '2026-01-30')}</b>. Hur beloppet har beräknats framgår av bilaga 1. Inbetalningen görs som ovillkorat aktieägartillskott; inga nya aktier ges ut.</p>
<table class="b">${row(['Mottagare', mark('beneficiary_name', 'Skarvgrund Fastighetsutveckling III AB')])}${row(['Bank', mark('bank_name', 'Gästrike Landsbank')])}${row(['IBAN', text('iban', 'SE98 9410 0000 0000 4177 0218', 'SE9894100000000041770218')])}${row(['BIC', mark('swift_code', 'GALBSESG')])}${row(['Ange vid betalning', mark('payment_reference', '6-0417 ÅKERÖ')])}</table>
<p>Av säkerhetsskäl ber vi er kontrollera uppgifterna mot dem ni har fått tidigare. Vi ändrar aldrig kontonummer per e-post.</p><p>Vänliga hälsningar</p><p style="margin-top:22pt">Ingela Brandvold<br>${mark('fund_manager', 'Skarvgrund Kapital AB')}, bolagets förvaltare</p>
<div style="break-before:page"></div><h3>Bilaga 1</h3><p>${mark('limited_partner', 'Pensionsstiftelsen för Åkerö Bruks tjänstemän')}, ägarandel 5,50 %</p>
<table>${head(['Ändamål', 'Samtliga', 'Er andel'])}
${row(['Tillträde och byggnation', krona.show(2700000000), krona.amount('call_investments', 148500000)])}
${row(['Förvaltningsarvode första halvåret 2026', krona.show(237500000), krona.amount('call_management_fees', 13062500)])}
${row(['Bolagets driftskostnader', krona.show(150000000), krona.amount('call_partnership_expenses', 8250000)])}
${row(['Likviditetsreserv', krona.show(56727273), krona.amount('call_other', 3120000)])}
${row(['Summa inbetalning nr 6', krona.show(2700000000 + 237500000 + 150000000 + 56727273), krona.amount('call_amount', KRONA_CALLED)], 't')}</table>
<table>${head(['Tidigare inbetalningar', 'Datum', 'Er andel'])}
${row(['Nr 1–3', '2023-04-28 – 2024-03-15', krona.show(412500000)])}
${row(['Nr 4', '2024-10-31', krona.show(110000000)])}
${row(['Nr 5', '2025-06-13', krona.show(96250000)])}
${row(['Summa', '', krona.show(618750000)], 't')}</table>
<table>${head(['Åtagande', '', ''])}
${row(['Totalt åtagande', '', krona.amount('commitment', 1100000000)])}
${row(['Kvarstående före inbetalning nr 6', '', krona.amount('unfunded_before_call', 1100000000 - 618750000)])}
${row(['Kvarstående efter inbetalning nr 6', '', krona.amount('unfunded_after_call', 1100000000 - 618750000 - KRONA_CALLED)], 't')}</table>
<p class="n">Arvodet utgör 1,9 % per år plus mervärdesskatt på bolagets totala åtaganden om 200 Mkr och ingår i åtagandet.</p>`,
  derivable: { base_currency: 'SEK' },
});

const german = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'trailing minus' });
const [ABRUF, AUSZAHLUNG] = [75000000 + 5625000 + 874000, 30250000 + 4127500];
const position = (label: string, number: string, amount: string, name = ''): string =>
  row([number, label, amount], name);

/** A German call against which a distribution is set off, as numbered positions with the minus behind. */
const saldiert = document({
  file: '2025-12-01 Abruf 9 und Ausschuettung 3 Saldomitteilung Marschenrente.pdf',
  documentType: 'Capital Call',
  layout: 'german-call-with-distribution-set-off',
  language: 'de',
  margin: '20mm 20mm 22mm 25mm',
  css: "body{font:10pt/1.4 'Liberation Sans'}.a{font-size:7pt;border-bottom:.3pt solid;display:inline-block}.x{float:right;width:150pt;font-size:8.4pt}table{border-collapse:collapse;width:100%;margin:7pt 0;clear:both}td{padding:2.6pt 4pt}td:first-child{width:22pt}td:last-child{text-align:right;white-space:nowrap}.t td{border-top:.5pt solid;font-weight:bold}.o td{border-top:.5pt solid;border-bottom:.5pt solid;font-weight:bold;background:#eef1e6}.v td:first-child{width:34%}.v td:last-child{text-align:left}.n{font-size:7.6pt}",
  footer:
    '<div style="font:6.5pt sans-serif;width:100%;padding:0 20mm;color:#444">Dithmarsen Infrastruktur Invest KVG mbH · Geschäftsführung: Dr. Wiebke Thomsen-Rahn, Jens Petersohn · Amtsgericht Pinneberg HRB 90417</div>',
  body: `<div class="x">${mark('fund_manager', 'Dithmarsen Infrastruktur Invest KVG mbH')}<br>Am Binnenhafen 14<br>25746 Heide<br><br>Datum: ${noticeDate('01.12.2025', '2025-12-01')}<br>Zeichen: FA/09-03</div><div class="a">${mark('fund_manager', 'Dithmarsen Infrastruktur Invest KVG mbH')} · Am Binnenhafen 14 · 25746 Heide</div><p>${mark('limited_partner', 'Marschenrente Versorgungskasse a. G.')}<br>Kapitalanlagen<br>Deichstraße 91<br>26954 Nordenham</p>
<p style="clear:both;padding-top:14pt"><b>${mark('fund', 'Dithmarsen Netze & Speicher I GmbH & Co. geschl. Investment-KG')}<br>${text('call_number', '9')}. Kapitalabruf, verrechnet mit der 3. Ausschüttung</b></p>
<p>Sehr geehrte Damen und Herren,</p><p>die Investment-KG ruft zum ${text('due_date', '15.12.2025', '2025-12-15')} Kapital ab und kehrt zum selben Tag Erlöse aus der Refinanzierung des Umspannwerks Süderhastedt aus. Nach § 8 Abs. 5 des Gesellschaftsvertrags werden beide Beträge verrechnet; zu überweisen ist nur der Saldo.</p>
<table>${position('Investitionen (Batteriespeicher Wesselburen)', '1', german.amount('call_investments', 75000000))}
${position('Verwaltungsvergütung IV. Quartal 2025', '2', german.amount('call_management_fees', 5625000))}
${position('Kosten der Gesellschaft', '3', german.amount('call_partnership_expenses', 874000))}
${position('Zwischensumme Kapitalabruf', '', german.show(ABRUF), 't')}
${position('Rückzahlung von Kapital, erneut abrufbar', '4', german.show(-30250000))}
${position('Laufende Erträge', '5', german.show(-4127500))}
${position('Zwischensumme Ausschüttung', '', german.show(-AUSZAHLUNG), 't')}
${position(`Von Ihnen zu zahlen (${text('base_currency', 'EUR')})`, '', german.amount('call_amount', ABRUF - AUSZAHLUNG), 'o')}</table>
<table class="v">${row(['Kontoinhaberin', mark('beneficiary_name', 'Dithmarsen Netze & Speicher I GmbH & Co. geschl. Investment-KG')])}${row(['Kreditinstitut', mark('bank_name', 'Eiderstedter Handelsbank eG')])}${row(['IBAN', text('iban', 'DE43 2990 0055 0041 7720 03', 'DE43299000550041772003')])}${row(['BIC', mark('swift_code', 'EIHBDE2W')])}${row(['Verwendungszweck', mark('payment_reference', 'DNS1 ABRUF 9 MARSCHENRENTE')])}</table>
<p>Ihre Kapitalzusage beträgt ${german.amount('commitment', 1000000000)} EUR. Davon waren vor diesem Abruf ${german.amount('unfunded_before_call', 240000000)} EUR offen; nach Verrechnung und unter Hinzurechnung des erneut abrufbaren Betrags sind es ${german.amount('unfunded_after_call', 240000000 - ABRUF + 30250000)} EUR.</p>
<p>Mit freundlichen Grüßen<br><br>Anlegerbetreuung</p><p class="n">Steuerlich gelten Abruf und Ausschüttung jeweils in voller Höhe als geleistet. Kapitalertragsteuer wird auf Ebene der Gesellschaft nicht einbehalten.</p>`,
  remark: 'A distribution is set off: what is to be paid is the call less the distribution.',
});

export const documents = [letter, rebalanced, annex, saldiert];
