import { document } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const EUR = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'minus',
  after: ' €',
  nil: '–',
});

/** German manager's letter: the sums stand in an indented list between the paragraphs. */
const wandsbek = document({
  file: 'Kapitalabruf 08 Wandsbeker Wachstum.pdf',
  documentType: 'Capital Call',
  layout: 'german-letter-indented-list',
  language: 'de',
  css: `body{font:11pt "Liberation Serif";margin:0 20pt} .abs{font-size:7.5pt;text-decoration:underline;margin-top:44pt} .l{margin-left:28pt;width:80%} .l td{padding:1.5pt 0} .l td:last-child{text-align:right} .sum td{border-top:1px solid #000;font-weight:bold} .re{text-align:right}
    .fuss{position:fixed;bottom:0;display:flex;justify-content:space-between;font-size:7pt;width:94%;border-top:.5px solid #000;padding-top:3pt}`,
  derivable: { base_currency: 'EUR' },
  body: `<div class="re" style="font-size:16pt;letter-spacing:3pt">WANDSBEKER</div><p class="abs">Wandsbeker Beteiligungen, Am Sandtorkai 99, 20457 Hamburg</p><p>${text('limited_partner', 'Sterbekasse der Elblotsen VVaG')}<br>Vorstand<br>Elbchaussee 330<br>22609 Hamburg</p>
    <p class="re">Hamburg, den ${noticeDate('6. Mai 2024', '2024-05-06')}</p><p><b>${text('fund', 'Wandsbeker Wachstumsfonds III GmbH & Co. KG')}<br>${text('call_number', '8')}. Kapitalabruf</b></p><p>Sehr geehrte Damen und Herren,</p>
    <p>gemäß § 5 Abs. 3 des Gesellschaftsvertrags rufen wir hiermit einen weiteren Teil Ihrer Kapitaleinlage ab. Der auf Sie entfallende Betrag setzt sich wie folgt zusammen:</p>
    <table class="l"><tr><td>Erwerb der Beteiligung „Projekt Alster“</td><td>${EUR.amount('call_investments', 21750000)}</td></tr><tr><td>Verwaltungsvergütung 1. Halbjahr 2024</td><td>${EUR.amount('call_management_fees', 2187500)}</td></tr>
    <tr><td>Laufende Kosten der Gesellschaft</td><td>${EUR.amount('call_partnership_expenses', 418233)}</td></tr><tr><td>Liquiditätsreserve</td><td>${EUR.amount('call_other', 644267)}</td></tr><tr class="sum"><td>Abrufbetrag</td><td>${EUR.amount('call_amount', 25000000)}</td></tr></table>
    <p>Wir bitten Sie, den Betrag so rechtzeitig zu überweisen, dass er spätestens am ${text('due_date', '21. Mai 2024', '2024-05-21')} auf dem Konto der Gesellschaft eingegangen ist:</p>
    <table class="l"><tr><td>Kontoinhaber</td><td>${text('beneficiary_name', 'Wandsbeker Wachstumsfonds III')}</td></tr><tr><td>Kreditinstitut</td><td>${text('bank_name', 'Alsterbank AG, Hamburg')}</td></tr><tr><td>IBAN</td><td>${text('iban', 'DE71 2009 0700 0414 8827 31', 'DE71200907000414882731')}</td></tr><tr><td>BIC</td><td>${text('swift_code', 'ALBKDEHH')}</td></tr><tr><td>Verwendungszweck</td><td>${text('payment_reference', 'WW3-0056-Abruf 8')}</td></tr></table>
    <p>Von Ihrer Zeichnungssumme in Höhe von ${EUR.amount('commitment', 300000000)} waren bislang ${EUR.show(161500000)} eingezahlt. Ihre offene Einlageverpflichtung vermindert sich durch diesen Abruf von ${EUR.amount('unfunded_before_call', 138500000)} auf ${EUR.amount('unfunded_after_call', 113500000)}.</p>
    <p>Mit freundlichen Grüßen</p><p>${text('fund_manager', 'Wandsbeker Beteiligungsmanagement GmbH')}<br>ppa. Brodersen &nbsp; i. V. Claasen</p><div class="fuss"><span>Amtsgericht Hamburg HRA 118 902</span><span>Hansebank, IBAN DE11 2001 0020 0000 5512 09</span><span>USt-IdNr. DE 811 220 117</span></div>`,
});

const FRANCS = printer({
  currency: 'EUR',
  group: ' ',
  point: ',',
  digits: 2,
  negative: 'minus',
  nil: 'néant',
});
const luRow = (label: string, value: string, total = ''): string =>
  `<tr${total}><td>${label}</td><td>${value}</td></tr>`;

/** French notice: a grid on the left, the bank details in a panel on the right. */
const luberon = document({
  file: 'Avis appel de fonds n°5 - Luberon Santé.pdf',
  documentType: 'Capital Call',
  layout: 'french-two-panels',
  derivable: { call_other: 'EUR 0' },
  language: 'fr',
  css: `body{font:9.8pt "DejaVu Serif"} .p{display:flex;gap:14pt} .p>div:first-child{width:58%} .p>div:last-child{width:42%;background:#f7f2e4;padding:8pt;font-size:8.6pt} table{width:100%;border-collapse:collapse} td{padding:3.5pt 2pt;border-bottom:.5px solid #998} .p>div:first-child td:last-child{text-align:right;white-space:nowrap} .t td{font-weight:bold}
    h1{font-size:15pt;border-bottom:3px double #665;padding-bottom:5pt} .q td{border:0;padding:2pt 0} small{color:#665}`,
  body: `<h1>Avis d’appel de fonds n° ${text('call_number', '5')}</h1><p>${text('fund', 'Luberon Santé FPCI')}<br>Émis à Paris le ${noticeDate('12/09/2024', '2024-09-12')} par ${text('fund_manager', 'Luberon Capital SAS')}, société de gestion</p>
    <p>Souscripteur : ${text('limited_partner', 'Association de Prévoyance des Architectes')} — Réf. porteur 0217</p>
    <p>Conformément à l’article 9 du règlement du Fonds, nous vous remercions de bien vouloir procéder au versement du montant ci-dessous au plus tard le <b>${text('due_date', '26/09/2024', '2024-09-26')}</b>.</p>
    <div class="p"><div><table>${luRow('Montants en', text('base_currency', 'EUR'))}${luRow('Financement des investissements', FRANCS.amount('call_investments', 31200000))}${luRow('Commission de gestion (2nd semestre)', FRANCS.amount('call_management_fees', 3000000))}
    ${luRow('Frais du Fonds', FRANCS.amount('call_partnership_expenses', 712480))}${luRow('Prime de souscription tardive', 'néant')}${luRow('Montant à verser', FRANCS.amount('call_amount', 34912480), ' class="t"')}</table><br>
    <table>${luRow('Engagement total', FRANCS.amount('commitment', 400000000))}${luRow('Non appelé avant cet appel', FRANCS.amount('unfunded_before_call', 246800000))}${luRow('Non appelé après cet appel', FRANCS.amount('unfunded_after_call', 211887520))}</table></div>
    <div><b>Coordonnées bancaires</b><table class="q"><tr><td>Titulaire</td><td>${text('beneficiary_name', 'Luberon Santé FPCI')}</td></tr><tr><td>Banque</td><td>${text('bank_name', 'Crédit du Comtat')}</td></tr><tr><td>IBAN</td><td>${text('iban', 'FR76 1180 8009 1000 2201 4470 183', 'FR7611808009100022014470183')}</td></tr>
    <tr><td>BIC</td><td>${text('swift_code', 'CDCTFRP1')}</td></tr><tr><td>Libellé</td><td>${text('payment_reference', 'LUBSANTE 0217 AF5')}</td></tr></table><p><small>Le Fonds compte 61 souscripteurs pour un engagement global de 158 000 000,00 EUR ; le présent appel porte sur 13 790 429,60 EUR au total.</small></p></div></div>
    <p>Tout retard de versement donnera lieu à des intérêts au taux Euribor 3 mois majoré de 5 %.</p>`,
});

const KOMMA = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'minus',
  before: '€ ',
  nil: '-',
});
const oosRow = (label: string, value: string): string =>
  `<tr><td>${label}</td><td>:</td><td>${value}</td></tr>`;

/** Dutch drawdown letter with colons between label and value; fees are drawn on top of the commitment. */
const ooster = document({
  file: 'Stortingsverzoek 2024-3 Oosterschelde Landbouwfonds.pdf',
  documentType: 'Capital Call',
  layout: 'dutch-colon-list',
  remark: 'Fee and costs are called on top of the commitment.',
  language: 'nl',
  css: `body{font:10.8pt "C059"} td{padding:1.5pt 5pt;vertical-align:top} table{margin:6pt 0 6pt 14pt} h1{font-size:12pt}`,
  body: `<p>${text('fund_manager', 'Oosterschelde Fondsbeheer B.V.')}<br>Havenpark 21, 4301 JH Zierikzee</p><p style="margin-top:24pt">Aan: ${text('limited_partner', 'Coöperatie De Zaaier U.A.')}</p><p>Datum: ${noticeDate('29-11-2024', '2024-11-29')}</p>
    <h1>Verzoek tot storting nr. ${text('call_number', '3')} – ${text('fund', 'Oosterschelde Landbouwfonds C.V.')}</h1><p>Geachte participant,</p><p>Op grond van artikel 7 van de fondsvoorwaarden verzoeken wij u uiterlijk op ${text('due_date', '13-12-2024', '2024-12-13')} een bedrag te storten van
    <b>${KOMMA.amount('call_amount', 8125000)}</b>. Alle bedragen luiden in ${text('base_currency', 'euro', 'EUR')}.</p>
    <table>${oosRow('Aankoop landbouwgrond', KOMMA.amount('call_investments', 7500000))}${oosRow('Beheervergoeding (buiten commitment)', KOMMA.amount('call_management_fees', 500000))}${oosRow('Fondskosten (buiten commitment)', KOMMA.amount('call_partnership_expenses', 125000))}</table>
    <p>Stand van uw toezegging:</p><table>${oosRow('Toegezegd kapitaal', KOMMA.amount('commitment', 50000000))}${oosRow('Openstaand vóór deze storting', KOMMA.amount('unfunded_before_call', 31250000))}${oosRow('Openstaand na deze storting', KOMMA.amount('unfunded_after_call', 23750000))}</table>
    <p>Betaalgegevens:</p><table>${oosRow('Ten name van', text('beneficiary_name', 'Stichting Bewaarder Oosterschelde Landbouwfonds'))}${oosRow('Bank', text('bank_name', 'Zeeuwse Volksbank N.V.'))}${oosRow('IBAN', text('iban', 'NL38 ZVBK 0417 7720 93', 'NL38ZVBK0417772093'))}${oosRow('BIC', text('swift_code', 'ZVBKNL2M'))}${oosRow('Kenmerk', text('payment_reference', 'OLF-3-118'))}</table>
    <p>Met vriendelijke groet,</p><p>J.W. de Visser<br>Directeur</p>`,
});

const PESO = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'minus', nil: '-' });
const albRow = (label: string, percent: string, value: string): string =>
  `<tr><td>${label}</td><td>${percent}</td><td>${value}</td></tr>`;

/** Spanish notice: percentages of the commitment stand before the amounts. */
const albufera = document({
  file: 'Solicitud de desembolso 7 Albufera Impacto - Caja Cooperativa.pdf',
  documentType: 'Capital Call',
  layout: 'spanish-percent-before-amount',
  language: 'es',
  css: `body{font:10.2pt "Noto Sans","Liberation Sans"} table{width:100%;border-collapse:collapse;margin:8pt 0} .z tr:nth-child(even){background:#f0f4f8} .z td,.z th{padding:4pt 6pt} .z td:nth-child(n+2),.z th:nth-child(n+2){text-align:right} .z th{border-bottom:2px solid #258;text-align:left} .d{display:flex;justify-content:space-between}`,
  body: `<div class="d"><b style="font-size:14pt;color:#258">ALBUFERA</b><span>Valencia, ${noticeDate('10 de marzo de 2025', '2025-03-10')}</span></div><p style="text-align:right">A la atención de:<br>${text('limited_partner', 'Caja Cooperativa de Ingenieros, E.P.S.V.')}<br>Gran Vía 40, 48009 Bilbao</p>
    <p><b>Asunto: Solicitud de desembolso n.º ${text('call_number', '7')} – ${text('fund', 'Albufera Impacto III, F.C.R.E.')}</b></p><p>Estimado partícipe: por la presente ${text('fund_manager', 'Albufera Gestión de Activos, S.G.E.I.C., S.A.')} solicita el desembolso del 9,20% de su compromiso, conforme al siguiente detalle (importes en ${text('base_currency', 'EUR')}):</p>
    <table class="z"><tr><th>Concepto</th><th>% compromiso</th><th>Importe</th></tr>${albRow('Inversiones', '7,75%', PESO.amount('call_investments', 15500000))}${albRow('Comisión de gestión', '1,00%', PESO.amount('call_management_fees', 2000000))}${albRow('Gastos de establecimiento y operativos', '0,30%', PESO.amount('call_partnership_expenses', 600000))}
    ${albRow('Otros (circulante)', '0,15%', PESO.amount('call_other', 300000))}${albRow('<b>Total a desembolsar</b>', '9,20%', `<b>${PESO.amount('call_amount', 18400000)}</b>`)}</table><p>Fecha límite de pago: <b>${text('due_date', '24 de marzo de 2025', '2025-03-24')}</b></p>
    <table class="z"><tr><th>Situación del compromiso</th><th>% compromiso</th><th>Importe</th></tr>${albRow('Compromiso de inversión', '100,00%', PESO.amount('commitment', 200000000))}${albRow('Pendiente antes de esta solicitud', '54,40%', PESO.amount('unfunded_before_call', 108800000))}${albRow('Pendiente tras esta solicitud', '45,20%', PESO.amount('unfunded_after_call', 90400000))}</table>
    <p>Transferencia a favor de ${text('beneficiary_name', 'Albufera Impacto III FCRE')}, ${text('bank_name', 'Banco del Turia, S.A.')}, cuenta IBAN ${text('iban', 'ES42 0199 4410 2200 1187 5530', 'ES4201994410220011875530')}, BIC ${text('swift_code', 'BTURESVV')}, indicando como concepto «${text('payment_reference', 'AI3-D7-0042')}».</p><p>Atentamente,</p>`,
});

export const documents = [wandsbek, luberon, ooster, albufera];
