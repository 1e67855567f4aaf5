import { row } from '../html.ts';
import { document } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const FRANKEN = printer({
  currency: 'CHF',
  group: '’',
  point: '.',
  digits: 2,
  negative: 'minus',
});
const chf = FRANKEN.amount;

/** Swiss investment foundation: reference block, apostrophes, payment particulars in two columns. */
const aare = document({
  file: 'Kapitalabruf 2024-03 Aaretal Anlagestiftung Infrastruktur Global - 2505.pdf',
  documentType: 'Capital Call',
  layout: 'swiss-foundation-call',
  language: 'de',
  css: `body{font:10pt "Liberation Sans"} .l{display:flex;justify-content:space-between;margin-bottom:26pt} .ad{margin-left:58%;margin-bottom:24pt;line-height:1.4} table{border-collapse:collapse;width:100%} td{padding:2.4pt 0} .b td:last-child{text-align:right} .t td{border-top:.8px solid;border-bottom:2px solid;font-weight:bold} .z{margin-top:12pt;background:#f3f3f3} .z td{padding:2pt 8pt;white-space:nowrap}`,
  body: `<div class="l"><b style="font-size:13pt;color:#c00">Aaretal Anlagestiftung</b><span style="font-size:8pt">Bundesgasse 41 · 3011 Bern · Tel. 031 555 02 30</span></div>
    <div class="ad">${text('limited_partner', 'Pensionskasse der Uhrenindustrie Jura-Seeland')}<br>Herr R. Wyss<br>Bahnhofstrasse 7<br>2502 Biel</div><p>Bern, ${noticeDate('16. September 2024', '2024-09-16')}</p>
    <p><b>Anlagegruppe ${text('fund', 'Aaretal Infrastruktur Global 2021')}<br>${text('call_number', '3')}. Kapitalabruf 2024</b></p><p>Sehr geehrter Herr Wyss</p><p>Gestützt auf Ihre Kapitalzusage rufen wir bei Ihnen den folgenden Betrag in ${text('base_currency', 'Schweizer Franken', 'CHF')} ab:</p>
    <table class="b">${row(['Investitionen in Zielfonds und Co-Investments', chf('call_investments', 86400000)])}${row(['Verwaltungsgebühren 4. Quartal 2024', chf('call_management_fees', 3150000)])}${row(['Übrige Aufwendungen der Anlagegruppe', chf('call_partnership_expenses', 412550)])}${row(['Abrufbetrag, zahlbar bis ' + text('due_date', '30.09.2024', '2024-09-30'), chf('call_amount', 89962550)], 't')}</table><br>
    <table class="b">${row(['Kapitalzusage', chf('commitment', 1200000000)])}${row(['Offene Kapitalzusage vor diesem Abruf', chf('unfunded_before_call', 514208075)])}${row(['Offene Kapitalzusage nach diesem Abruf', chf('unfunded_after_call', 424245525)])}</table>
    <table class="z">${row(['Begünstigte', text('beneficiary_name', 'Aaretal Anlagestiftung'), 'Bank', text('bank_name', 'Berner Handelsbank AG')])}${row(['IBAN', text('iban', 'CH44 0900 0000 3001 2345 6', 'CH4409000000300123456'), 'BIC', text('swift_code', 'BHBKCHBE')])}${row(['Zahlungsgrund', text('payment_reference', 'AIG21 / 4408 / 3-2024'), '', ''])}</table>
    <p>Die Ansprüche werden zum Inventarwert vom 30. September 2024 ausgegeben. Das Portfolio wird verwaltet von der ${text('fund_manager', 'Aaretal Asset Management AG')}.</p><p>Freundliche Grüsse</p><p>Aaretal Anlagestiftung</p>`,
});

const EURO = printer({
  currency: 'EUR',
  group: ' ',
  point: ',',
  digits: 2,
  after: ' €',
  negative: 'minus',
});
const eur = EURO.amount;

/** French retail-professional fund: call as a percentage of the subscription, units, two boxed tables. */
const tamaris = document({
  file: "FPCI Tamaris Croissance 4 - Avis d'appel de fonds n°5 - Indivision Lacaze.pdf",
  documentType: 'Capital Call',
  layout: 'fpci-percentage-notice',
  language: 'fr',
  css: `body{font:9.8pt "DejaVu Sans Condensed"} h1{font-size:13pt;color:#7b1e3b;border-left:6px solid #7b1e3b;padding-left:8pt} table{border-collapse:collapse;width:100%;margin:8pt 0} td,th{border:.6px solid #7b1e3b;padding:3pt 5pt} th{background:#f6e9ed;text-align:left} td:last-child{text-align:right}`,
  derivable: { base_currency: 'EUR' },
  body: `<p style="font-size:8.5pt">${text('fund_manager', 'Tamaris Gestion')} – Société de gestion de portefeuille – 18 rue de la Préfecture, 34000 Montpellier</p><h1>AVIS D'APPEL DE FONDS N° ${text('call_number', '5')}</h1>
    <p>Montpellier, le ${noticeDate('4 novembre 2024', '2024-11-04')}</p><p>${text('limited_partner', 'Indivision Lacaze')}<br>Mas des Oliviers, 34150 Aniane</p><p>Madame, Monsieur,</p><p>Conformément au règlement du fonds <b>${text('fund', 'Tamaris Croissance 4 FPCI')}</b>, nous procédons à l'appel de 15 % du montant de votre souscription, soit 37,50 € par part de catégorie A1. Votre règlement devra nous parvenir au plus tard le <b>${text('due_date', '20 novembre 2024', '2024-11-20')}</b>.</p>
    <table><tr><th colspan="2">Utilisation des fonds appelés</th></tr>${row(['Investissements (LBO secondaire Ateliers Bessan ; Laboratoires Hortus)', eur('call_investments', 6780000)])}${row(['Commission de gestion, 2nd semestre 2024', eur('call_management_fees', 562500)])}${row(['Frais de fonctionnement du fonds', eur('call_partnership_expenses', 157500)])}${row(['<b>Montant à verser</b>', `<b>${eur('call_amount', 7500000)}</b>`])}</table>
    <table><tr><th colspan="2">Votre souscription (2 000 parts A1)</th></tr>${row(['Engagement', eur('commitment', 50000000)])}${row(['Reste à appeler avant le présent appel', eur('unfunded_before_call', 27500000)])}${row(['Reste à appeler après le présent appel', eur('unfunded_after_call', 20000000)])}</table>
    <table><tr><th colspan="2">Coordonnées bancaires</th></tr>${row(['Titulaire', text('beneficiary_name', 'FPCI Tamaris Croissance 4')])}${row(['Domiciliation', text('bank_name', 'Crédit Languedocien')])}${row(['IBAN', text('iban', 'FR76 1348 5000 0123 4567 8901 234', 'FR7613485000012345678901234')])}${row(['BIC', text('swift_code', 'CRLGFRPP')])}${row(['Libellé du virement', text('payment_reference', 'TC4-05-LACAZE')])}</table><p style="font-size:7.6pt">Tout retard de versement entraîne l'application des intérêts prévus à l'article 9.3 du règlement. Agrément AMF GP-11000017.</p>`,
});

const EURO_ES = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'minus' });
const eus = EURO_ES.amount;

/** Spanish venture fund: plain letter, total in the sentence, concepts with dotted leaders. */
const almendro = document({
  file: 'Almendro_Ventures_II_FCRE_solicitud_desembolso_8_2562.pdf',
  documentType: 'Capital Call',
  layout: 'fcre-letter-dotted-leaders',
  language: 'es',
  margin: '24mm',
  css: `body{font:10.6pt/1.42 "Liberation Serif"} .d{display:flex} .d i{flex:1;border-bottom:1px dotted #555;margin:0 4pt 3pt} h2{font-size:12pt;text-decoration:underline}`,
  body: `<p><b>${text('fund_manager', 'Almendro Capital SGEIC, S.A.')}</b><br>C/ Serrano 201, 28016 Madrid</p><p style="text-align:right">Madrid, ${noticeDate('7 de abril de 2025', '2025-04-07')}</p><p>${text('limited_partner', 'Fundación Hidalgo Morcuera')}<br>A la atención de D.ª Pilar Hidalgo</p>
    <h2>${text('fund', 'Almendro Ventures II, FCRE')} – Solicitud de desembolso núm. ${text('call_number', '8')}</h2><p>Estimada partícipe:</p><p>De acuerdo con el artículo 14 del Reglamento, le solicitamos el desembolso de ${eus('call_amount', 8124560)} ${text('base_currency', 'euros', 'EUR')}, que deberá hacerse efectivo antes del ${text('due_date', '22 de abril de 2025', '2025-04-22')}. El importe se destinará a:</p>
    ${[
      ['Inversiones en sociedades participadas', eus('call_investments', 7000000)],
      ['Comisión de gestión (segundo trimestre de 2025)', eus('call_management_fees', 937500)],
      ['Gastos del Fondo (auditoría, depositario, asesores)', eus('call_partnership_expenses', 187060)],
    ]
      .map(([label = '', amount = '']) => `<div class="d">${label}<i></i>${amount}</div>`)
      .join('')}
    <p>Su compromiso de inversión asciende a ${eus('commitment', 100000000)} euros. El compromiso pendiente de desembolso era de ${eus('unfunded_before_call', 41870500)} euros y, una vez atendida esta solicitud, quedará en ${eus('unfunded_after_call', 33745940)} euros.</p><p>Los datos para la transferencia son los siguientes:</p>
    <p style="margin-left:20pt">Titular: ${text('beneficiary_name', 'Almendro Ventures II, FCRE')}<br>Entidad: ${text('bank_name', 'Banco Meseta, S.A.')}<br>IBAN: ${text('iban', 'ES91 2100 0418 4502 0005 1332', 'ES9121000418450200051332')}<br>SWIFT: ${text('swift_code', 'BMESESMM')}<br>Concepto: ${text('payment_reference', 'AV2 D8 FHM')}</p><p>Quedamos a su disposición para cualquier aclaración.</p><p>Atentamente,</p><p>Departamento de Relación con Inversores</p>`,
});

const KRONOR = printer({ currency: 'SEK', group: ' ', point: ',', digits: 2, negative: 'minus' });
const sek = KRONOR.amount;

/** Swedish limited partnership: notice with bankgiro, particulars to the left of a narrow table. */
const vassvik = document({
  file: 'Vassvik Fastighet KB - Kapitalanrop 9 - Läkarnas Pensionsstiftelse.pdf',
  documentType: 'Capital Call',
  layout: 'swedish-call-side-particulars',
  language: 'sv',
  css: `body{font:9.8pt "Liberation Sans"} .w{display:grid;grid-template-columns:52mm 1fr;gap:10mm} .s{border-right:1px solid #3d6b4f;font-size:8.8pt;line-height:1.35} .s b{display:block;color:#3d6b4f;margin-top:7pt;font-size:7.8pt} table{border-collapse:collapse;width:100%;margin:6pt 0} td{padding:3pt 0} td:last-child{text-align:right} .t td{font-weight:bold;border-top:1px solid #3d6b4f}`,
  body: `<h2 style="color:#3d6b4f">Kapitalanrop nr ${text('call_number', '9')}</h2><div class="w"><div class="s"><b>Fond</b>${text('fund', 'Vassvik Fastighetsfond III KB')}<b>Investerare</b>${text('limited_partner', 'Läkarnas Pensionsstiftelse Väst')}<b>Förvaltare</b>${text('fund_manager', 'Vassvik Fondförvaltning AB')}<b>Datum</b>${noticeDate('2024-11-12', '2024-11-12')}<b>Förfallodag</b>${text('due_date', '2024-11-26')}<b>Valuta</b>${text('base_currency', 'SEK')}<b>Bank</b>${text('bank_name', 'Bohusbanken AB')}<b>IBAN</b>${text('iban', 'SE35 5000 0000 0549 1000 0003', 'SE3550000000054910000003')}<b>BIC</b>${text('swift_code', 'BOHUSESS')}<b>Kontoinnehavare</b>${text('beneficiary_name', 'Vassvik Fastighetsfond III KB')}<b>Betalningsreferens</b>${text('payment_reference', '900317')}</div>
    <div><p>Till kommanditdelägarna</p><p>Med stöd av punkt 5.2 i bolagsavtalet anropas härmed kapital för förvärvet av två logistikfastigheter i Borås samt för löpande kostnader. Beloppet ska vara bolaget tillhanda senast på förfallodagen.</p><table>${row(['Investeringar', sek('call_investments', 1125000000)])}${row(['Förvaltningsarvode kv 4', sek('call_management_fees', 28125000)])}${row(['Bolagets omkostnader', sek('call_partnership_expenses', 4218750)])}${row(['Att betala', sek('call_amount', 1157343750)], 't')}</table>
    <table>${row(['Utfästelse', sek('commitment', 7500000000)])}${row(['Återstående utfästelse före anropet', sek('unfunded_before_call', 3241500000)])}${row(['Återstående utfästelse efter anropet', sek('unfunded_after_call', 2084156250)])}</table><p>Fonden har efter detta anrop kallat in 72,2 procent av totala utfästelser om 2,4 miljarder kronor. Dröjsmålsränta utgår enligt räntelagen.</p><p>Göteborg som ovan</p><p>Ebba Rosenlund<br>Ekonomichef</p></div></div>`,
});

export const documents = [aare, tamaris, almendro, vassvik];
