import { head, row, table } from '../html.ts';
import { document } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const DE = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'minus', nil: '0,00' });

/** Luxembourg AIFM in German: reference block at the right, a ruled table with shares in percent, payment table. */
const moselring = document({
  file: 'Kapitalabruf_Nr_11_Moselring_Private_Debt_2025-02-03_KZVK.pdf',
  documentType: 'Capital Call',
  layout: 'lux-german-reference-block',
  language: 'de',
  css: `body{font:10pt "Liberation Sans"} .o{display:flex;justify-content:space-between} .o .ref{font-size:8.6pt;width:42%} .ref td{padding:1.5pt 4pt 1.5pt 0} table{border-collapse:collapse} .t{width:100%;margin:8pt 0} .t td,.t th{border:.7px solid #333;padding:3.5pt 6pt} .t th{background:#dfe6ee;text-align:left} .t td:nth-child(n+2){text-align:right} .b td{font-weight:bold} .p td{padding:2pt 16pt 2pt 0} h3{margin:18pt 0 6pt}`,
  body: `<div class="o"><div><p style="font-size:7pt">${text('fund_manager', 'Moselring Fund Management S.A.')} · 14, rue du Potager · L-2347 Luxemburg</p><p>${text('limited_partner', 'Kirchliche Zusatzkasse Rheinhessen')}<br>Kapitalanlagen<br>Gaustraße 80<br>D-55116 Mainz</p></div><div class="ref"><table>${row(['Anlegernummer', '000417'])}${row(['Abruf-Nr.', text('call_number', '11')])}${row(['Datum', noticeDate('03.02.2025', '2025-02-03')])}${row(['Valuta', text('due_date', '17.02.2025', '2025-02-17')])}${row(['Währung', text('base_currency', 'EUR')])}</table></div></div><h3>${text('fund', 'Moselring Private Debt Fonds III SICAV-RAIF SCSp')}<br>Aufforderung zur Kapitaleinzahlung</h3><p>Sehr geehrte Anlegerin, sehr geehrter Anleger,</p><p>hiermit bitten wir Sie um Einzahlung Ihres Anteils von <b>EUR ${DE.amount('call_amount', 67500000)}</b> bis spätestens zur oben genannten Valuta.</p>
    <table class="t">${head(['Verwendung', 'in % der Zusage', 'EUR'])}${row(['Darlehensvergaben (3 Neuengagements)', '3,9700 %', DE.amount('call_investments', 59550000)])}${row(['Verwaltungs- und Beratungsgebühr Q1/2025', '0,3125 %', DE.amount('call_management_fees', 4687500)])}${row(['Verwahrstelle, Prüfung, Administration', '0,0675 %', DE.amount('call_partnership_expenses', 1012500)])}${row(['Sonstiges (Barmittelreserve)', '0,1500 %', DE.amount('call_other', 2250000)])}${row(['Gesamt', '4,5000 %', DE.amount('call_amount', 67500000)], 'b')}</table>
    <table class="t" style="width:70%">${row(['Ihre Zeichnung', DE.amount('commitment', 1500000000)])}${row(['Noch nicht abgerufen vor Abruf 11', DE.amount('unfunded_before_call', 492000000)])}${row(['Noch nicht abgerufen nach Abruf 11', DE.amount('unfunded_after_call', 424500000)], 'b')}</table>
    <p><b>Überweisung an</b></p><table class="p">${row(['Empfänger', text('beneficiary_name', 'Moselring Private Debt Fonds III')])}${row(['Bank', text('bank_name', 'Sparbank Grevenmacher S.A., Luxemburg')])}${row(['IBAN', text('iban', 'LU81 0190 4455 2211 0000', 'LU810190445522110000')])}${row(['SWIFT/BIC', text('swift_code', 'SPGRLULLXXX')])}${row(['Verwendungszweck', text('payment_reference', '000417 / ABRUF 11')])}</table><p style="font-size:8pt">Dieses Schreiben wurde maschinell erstellt und ist ohne Unterschrift gültig. Korrespondenzbank: Kontor Bank Frankfurt, KOBFDEFF.</p>`,
});

const FR = printer({ currency: 'EUR', group: ' ', point: ',', digits: 2, negative: 'minus', nil: '0,00' });
const PARTS = `<p style="font-size:8.4pt">Parts A détenues : 6 000 – valeur d’origine d’une part : 1 000,00 €</p>`;

/** French fund: tranche in percent and per unit, due date in a frame, bank particulars as a RIB grid. */
const fontfroide = document({
  file: 'FPCI Fontfroide Industrie - Appel tranche 4 - MGEFI Loire.pdf',
  documentType: 'Capital Call',
  layout: 'french-tranche-rib-grid',
  language: 'fr',
  css: `body{font:10.2pt "Nimbus Roman","Liberation Serif"} .cadre{border:2px solid #000;padding:6pt;text-align:center;margin:10pt 40pt} table{border-collapse:collapse;width:100%;margin:6pt 0} td,th{padding:3pt 5pt} .d td{border-bottom:.5px dotted #000} .d td:last-child{text-align:right} .rib td,.rib th{border:.6px solid #000;text-align:center;font-size:9pt;font-weight:normal} .b td{font-weight:bold;border-bottom:1px solid #000}`,
  body: `<p><b>${text('fund_manager', 'Abbaye Partenaires SAS')}</b><br>Société de gestion agréée AMF GP-15000042<br>7, quai de la Daurade, 31000 Toulouse</p><p style="margin-left:55%">${text('limited_partner', 'Mutuelle Générale des Eaux et Forêts')}<br>12, mail Pablo-Picasso<br>44000 Nantes</p><p>Toulouse, le ${noticeDate('2 décembre 2024', '2024-12-02')}</p><p><u>Objet</u> : ${text('fund', 'FPCI Fontfroide Industrie')} – appel de la ${text('call_number', '4e', '4')} tranche</p><p>Madame, Monsieur,</p><p>Nous procédons à l’appel d’une nouvelle tranche représentant 12,50 % de votre souscription de ${FR.amount('commitment', 600000000)} €, soit 125,00 € par part.</p>${PARTS}
    <div class="cadre">Montant à régler : <b>${FR.amount('call_amount', 75000000)} EUR</b><br>au plus tard le <b>${text('due_date', '16 décembre 2024', '2024-12-16')}</b></div><table class="d">${row(['Prise de participation dans Fonderies de l’Hers', FR.amount('call_investments', 63000000)])}${row(['Rémunération de la société de gestion, exercice 2025', FR.amount('call_management_fees', 10500000)])}${row(['Frais de dépositaire, d’audit et de constitution', FR.amount('call_partnership_expenses', 1500000)])}${row(['Total de la tranche', FR.amount('call_amount', 75000000)], 'b')}${row(['Souscription non libérée avant la tranche', FR.amount('unfunded_before_call', 375000000)])}${row(['Souscription non libérée après la tranche', FR.amount('unfunded_after_call', 300000000)])}</table>
    <p>Nous vous remercions de virer cette somme, en ${text('base_currency', 'euros', 'EUR')}, sur le compte du Fonds :</p><table class="rib">${head(['Titulaire', 'Domiciliation', 'IBAN', 'BIC'])}${row([text('beneficiary_name', 'FPCI Fontfroide Industrie'), text('bank_name', 'Banque du Capitole'), text('iban', 'FR14 3000 4028 3700 0101 2255 943', 'FR1430004028370001012255943'), text('swift_code', 'BCAPFRPP')])}</table><p>Libellé du virement : ${text('payment_reference', 'FFI T4 MGEFI')}</p><p>Veuillez agréer, Madame, Monsieur, l’expression de nos salutations distinguées.</p><p>Le service Souscripteurs</p>`,
});

const NL = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'minus',
  before: '€ ',
  nil: '€ 0,00',
});

/** Dutch closed fund: a page with a logo area and two columns, particulars at the left, the letter at the right. */
const zandbank = document({
  file: 'Zandbank Scale-up Fonds II - verzoek tot storting nr 5 - Kwelder Beheer.pdf',
  documentType: 'Capital Call',
  layout: 'dutch-margin-column',
  language: 'nl',
  css: `body{font:10pt "DejaVu Sans";color:#111} .logo{background:#f2b705;width:120pt;padding:14pt 10pt;font-weight:bold} .g{display:grid;grid-template-columns:27% 1fr;gap:18pt;margin-top:18pt} .k{font-size:8pt} .k b{display:block;color:#8a6800;margin-top:9pt} table{border-collapse:collapse;width:100%;margin:8pt 0} td{padding:3pt 0;border-bottom:.6px solid #f2b705} td:last-child{text-align:right;white-space:nowrap} .b td{font-weight:bold}`,
  derivable: { base_currency: 'EUR', call_other: 'EUR 0' },
  body: `<div class="logo">ZANDBANK<br>CAPITAL</div><div class="g"><div class="k"><b>Fonds</b>${text('fund', 'Zandbank Scale-up Fonds II Coöperatief U.A.')}<b>Lid</b>${text('limited_partner', 'Kwelder Beheer B.V.')}<b>Datum</b>${noticeDate('9 september 2024', '2024-09-09')}<b>Stortingsnummer</b>${text('call_number', '5')}<b>Uiterste stortingsdatum</b>${text('due_date', '23 september 2024', '2024-09-23')}<b>Bank</b>${text('bank_name', 'Polderbank N.V.')}<b>IBAN</b>${text('iban', 'NL07 POLD 0417 1643 00', 'NL07POLD0417164300')}<b>BIC</b>${text('swift_code', 'POLDNL2U')}<b>Ten name van</b>${text('beneficiary_name', 'Zandbank Scale-up Fonds II')}<b>Omschrijving</b>${text('payment_reference', 'Kwelder storting 5')}</div>
    <div><p>Beste leden,</p><p>Het fonds heeft op 4 september getekend voor een belang van 22% in Helderwater Sensoren. Daarnaast nemen we deel aan de vervolgronde van Tjalk Robotics. Daarom vragen wij u om een storting.</p>${table([row(['Investeringen', NL.amount('call_investments', 5400000)]), row(['Vergoeding fondsmanager 2e halfjaar', NL.amount('call_management_fees', 500000)]), row(['Kosten van het fonds', NL.amount('call_partnership_expenses', 100000)]), row(['Te storten', NL.amount('call_amount', 6000000)], 'b')])}<p>Zo verandert uw openstaande verplichting:</p>${table([row(['Toegezegd kapitaal', NL.amount('commitment', 50000000)]), row(['Eerder gestort', NL.show(18500000)]), row(['Openstaand voor deze storting', NL.amount('unfunded_before_call', 31500000)]), row(['Openstaand na deze storting', NL.amount('unfunded_after_call', 25500000)], 'b')])}<p>Met groet,<br><br>Femke Dijkstra<br>${text('fund_manager', 'Zandbank Capital Management B.V.')}</p></div></div>`,
});

const ES = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'minus',
  after: ' €',
  nil: '0,00 €',
});

/** Spanish notice of an entity that serves many funds: two headed columns of the amounts, the account in a sentence. */
const pedraza = document({
  file: 'Notificación desembolso 02-2024 PEDRAZA INFRAESTRUCTURAS FCR (Mutua Textil).pdf',
  documentType: 'Capital Call',
  layout: 'spanish-fund-total-last-column',
  language: 'es',
  css: `body{font:10.4pt "Liberation Serif"} h2{text-align:center;font-size:13pt;letter-spacing:.5pt} table{border-collapse:collapse;width:100%;margin:10pt 0} td,th{padding:4pt 6pt;border-top:1px solid #999;border-bottom:1px solid #999} th{background:#efefef} td:nth-child(n+2){text-align:right} td:nth-child(3){color:#555} .b td{font-weight:bold} .f{font-size:8pt;position:fixed;bottom:0}`,
  body: `<h2>NOTIFICACIÓN DE DESEMBOLSO</h2><p>Madrid, a ${noticeDate('5 de junio de 2024', '2024-06-05')}</p><p>Partícipe: <b>${text('limited_partner', 'Mutua Textil de Sabadell, M.P.S.')}</b><br>Fondo: <b>${text('fund', 'Pedraza Infraestructuras, F.C.R.')}</b><br>Sociedad gestora: ${text('fund_manager', 'Pedraza Gestión de Activos, S.G.E.I.C., S.A.')}</p><p>Muy Sres. nuestros:</p><p>De acuerdo con el artículo 17 del Reglamento, les requerimos para que hagan efectivo el desembolso n.º ${text('call_number', '2')} correspondiente a su compromiso de inversión, con fecha límite el ${text('due_date', '20 de junio de 2024', '2024-06-20')}. Los importes se expresan en ${text('base_currency', 'euros', 'EUR')}.</p>
    <table>${head(['Destino', 'Su participación', 'Total Fondo'])}${row(['Adquisición de plantas fotovoltaicas (Badajoz)', ES.amount('call_investments', 44800000), ES.show(2240000000)])}${row(['Comisión de gestión, tercer trimestre', ES.amount('call_management_fees', 1750000), ES.show(87500000)])}${row(['Gastos de establecimiento y operativos', ES.amount('call_partnership_expenses', 950000), ES.show(47500000)])}${row(['Fondo de maniobra', ES.amount('call_other', 500000), ES.show(25000000)])}${row(['Importe del desembolso', ES.amount('call_amount', 48000000), ES.show(2400000000)], 'b')}${row(['Compromiso', ES.amount('commitment', 400000000), ES.show(20000000000)])}${row(['Pendiente de desembolso, antes', ES.amount('unfunded_before_call', 352000000), ES.show(17600000000)])}${row(['Pendiente de desembolso, después', ES.amount('unfunded_after_call', 304000000), ES.show(15200000000)], 'b')}</table>
    <p>El pago se realizará mediante transferencia a la cuenta ${text('iban', 'ES73 0198 0602 1600 0212 4410', 'ES7301980602160002124410')} que ${text('beneficiary_name', 'Pedraza Infraestructuras FCR')} mantiene en ${text('bank_name', 'Banca Meseta, S.A.')} (BIC ${text('swift_code', 'BMESESMM')}), indicando como concepto «${text('payment_reference', 'PEDRAZA D2 MUTUA TEXTIL')}».</p><p>Atentamente,</p><p>Departamento de Relación con Inversores</p><p class="f">Inscrita en el Registro de la CNMV con el n.º 311. CIF A-88120457.</p>`,
});

export const documents = [moselring, fontfroide, zandbank, pedraza];
