import { row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const add = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);
const iban = (printed: string): string => mark('iban', printed, { value: printed.replaceAll(' ', '') });

const EURO = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'minus', after: ' €' });
const eur = EURO.amount;
const ERLENHOF = [28400000, 3187500, 618044, 1400000] as const;
const ERLENHOF_DUE = add(ERLENHOF);

/** German letter after the postal norm: address window, subject line, table without rules, payment box. */
const erlenhof = document({
  file: '2025-02-10_Kapitalabruf-08_Erlenhof-Mittelstand-II_LBK-Stiftung.pdf',
  documentType: 'Capital Call',
  layout: 'german-norm-letter-payment-box',
  language: 'de',
  css: `body{font:10pt/1.4 "Liberation Sans"} .s{font-size:6.5pt;text-decoration:underline;margin-top:26pt} .i{float:right;width:150pt;font-size:8.5pt;line-height:1.6} .b{margin:60pt 0 14pt;font-weight:bold;clear:both} table{border-collapse:collapse;width:84%;margin:6pt 0 6pt 20pt} td{padding:1.8pt 0} td:last-child{text-align:right} .t td{padding-top:5pt;font-weight:bold} .z{border:1.2px solid #000;padding:7pt 10pt;width:70%;line-height:1.55;margin:10pt 0} .z span.l{display:inline-block;width:110pt}`,
  footer:
    '<div style="font-size:6.5px;width:100%;padding:0 50px;display:flex;justify-content:space-between"><span>Erlenhof Beteiligungsberatung GmbH · Sitz Wiesbaden · HRB 30417</span><span>Geschäftsführer: Dr. Annelie Vossbeck, Rüdiger Thamm</span><span>Seite <span class="pageNumber"></span></span></div>',
  derivable: { base_currency: 'EUR' },
  body: `<div style="text-align:right;font-size:12pt;letter-spacing:2px">${text('fund_manager', 'Erlenhof Beteiligungsberatung GmbH')}</div><div class="i">Ihr Zeichen: LBK/07<br>Unser Zeichen: av-kr<br>Telefon 0611 40 77-0<br><br>Wiesbaden, ${noticeDate('27. Januar 2025', '2025-01-27')}</div><div class="s">Erlenhof · Postfach 41 02 · 65031 Wiesbaden</div><div>${text('limited_partner', 'Lutherische Bildungs- und Kulturstiftung')}<br>Herrn Stiftungsdirektor K. Ohlendorf<br>Domplatz 3<br>38100 Braunschweig</div>
  <div class="b">${text('fund', 'Erlenhof Mittelstand II GmbH & Co. KG')}<br>${text('call_number', '8')}. Kapitalabruf, fällig am ${text('due_date', '10. Februar 2025', '2025-02-10')}</div><p>Sehr geehrter Herr Ohlendorf,</p><p>gemäß § 5 Abs. 2 des Gesellschaftsvertrages rufen wir von Ihrer Zeichnungssumme in Höhe von ${eur('commitment', 500000000)} folgende Beträge ab:</p>
  <table>${row(['Erwerb der Beteiligung an der Odenwälder Ventiltechnik', eur('call_investments', ERLENHOF[0])])}${row(['Vergütung der Verwaltung, 1. Halbjahr 2025', eur('call_management_fees', ERLENHOF[1])])}${row(['Laufende Kosten der Gesellschaft', eur('call_partnership_expenses', ERLENHOF[2])])}${row(['Aufstockung der Liquiditätsreserve', eur('call_other', ERLENHOF[3])])}${row(['Abrufbetrag', eur('call_amount', ERLENHOF_DUE)], 't')}</table>
  <p>Vor diesem Abruf waren ${eur('unfunded_before_call', 214630000)} Ihrer Zeichnungssumme noch nicht abgerufen, danach sind es ${eur('unfunded_after_call', 214630000 - ERLENHOF_DUE)}.</p><div class="z"><span class="l">Zahlungsempfänger</span>${text('beneficiary_name', 'Erlenhof Mittelstand II GmbH & Co. KG')}<br><span class="l">Kreditinstitut</span>${text('bank_name', 'Bankhaus Taunusstein')}<br><span class="l">IBAN</span>${iban('DE12 3706 0990 0044 7182 05')}<br><span class="l">BIC</span>${text('swift_code', 'BHTSDE5WXXX')}<br><span class="l">Verwendungszweck</span>${text('payment_reference', 'EM II Abruf 8 LBK-Stiftung')}</div><p>Bei verspätetem Eingang fallen Verzugszinsen von 8 % p. a. an. Eine gesonderte Aufforderung ergeht nicht.</p><p>Mit freundlichen Grüßen</p><p>ppa. Annika Vierhaus</p>`,
});

const SPACED = printer({
  currency: 'EUR',
  group: '\u00a0',
  point: ',',
  digits: 2,
  negative: 'minus',
  nil: '—',
});
const fr = SPACED.amount;
const GARRIGUE = [18750000, 1500000, 244550] as const;
const GARRIGUE_DUE = add(GARRIGUE);

/** French call in parts: percentages of the commitment beside the amounts, bank identity in the national form. */
const garrigue = document({
  file: 'Avis appel de fonds n°5 - Garrigue Croissance Santé FPCI - Mutuelle des Cévennes.pdf',
  documentType: 'Capital Call',
  layout: 'french-parts-national-bank-form',
  language: 'fr',
  css: `body{font:9.8pt "Nimbus Roman","Liberation Serif"} h1{font-size:14pt;text-align:center;font-variant:small-caps;border:double 3px #7b1e3b;padding:6pt} .k{margin:10pt 0;line-height:1.6} table{border-collapse:collapse;width:100%;margin:8pt 0} th{background:#f3e6ea;font-weight:normal;font-style:italic} td,th{border:.7px solid #7b1e3b;padding:3.5pt 6pt;text-align:right} td:first-child,th:first-child{text-align:left} .t td{font-weight:bold} .r td,.r th{text-align:center!important}`,
  derivable: { call_other: 'EUR 0' },
  body: `<h1>Avis d’appel de fonds n° ${text('call_number', '5')}</h1><div class="k">${text('fund', 'Garrigue Croissance Santé FPCI')}<br>représenté par sa société de gestion ${text('fund_manager', 'Garrigue Partenaires SA')}<br><br>À l’attention de : ${text('limited_partner', 'Mutuelle des Artisans des Cévennes')}<br>Nîmes, le ${noticeDate('4 novembre 2024', '2024-11-04')}</div><p>Madame, Monsieur,</p><p>Conformément à l’article 9 du règlement, nous procédons à l’appel d’une nouvelle tranche, dont le versement doit parvenir au dépositaire au plus tard le <b>${text('due_date', '19 novembre 2024', '2024-11-19')}</b>. Tous les montants sont exprimés en ${text('base_currency', 'euros', 'EUR')}.</p>
  <table><tr><th>Affectation de l’appel</th><th>% de l’engagement</th><th>Montant appelé</th></tr>${row(['Investissements (Laboratoires Uzège, clinique Saint-Firmin)', '7,50 %', fr('call_investments', GARRIGUE[0])])}${row(['Commission de gestion', '0,60 %', fr('call_management_fees', GARRIGUE[1])])}${row(['Frais de fonctionnement et de constitution', '0,10 %', fr('call_partnership_expenses', GARRIGUE[2])])}${row(['Autres', '—', '—'])}${row(['Montant à verser', '8,20 %', fr('call_amount', GARRIGUE_DUE)], 't')}</table>
  <table><tr><th>Situation de votre engagement (2 500 parts A)</th><th>Montant</th></tr>${row(['Engagement de souscription', fr('commitment', 250000000)])}${row(['Solde non appelé avant le présent avis', fr('unfunded_before_call', 147500000)])}${row(['Solde non appelé après le présent avis', fr('unfunded_after_call', 147500000 - GARRIGUE_DUE)])}</table>
  <p>Coordonnées bancaires du compte du fonds (${text('beneficiary_name', 'FPCI Garrigue Croissance Santé – appels')}), ouvert chez ${text('bank_name', 'Banque du Gardon')} :</p><table class="r"><tr><th>Code banque</th><th>Code guichet</th><th>N° de compte</th><th>Clé RIB</th></tr>${row(['30047', '00712', text('account_number', '00020145678'), '77'])}</table><p>IBAN : ${iban('FR76 3004 7007 1200 0201 4567 877')} – BIC : ${text('swift_code', 'BQGAFR2N')}<br>Libellé du virement : ${text('payment_reference', 'GCS5 – MAC 2500A')}</p><p style="font-size:8pt">Le défaut de versement dans le délai entraîne l’application de l’article 9.4 du règlement (intérêts de retard au taux EURIBOR 3 mois majoré de 500 points de base).</p>`,
});

const SPANISH = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'minus',
  before: '€ ',
});
const es = SPANISH.amount;
const TRAMUNTANA = [36000000, 2812500, 940018] as const;
const TRAMUNTANA_DUE = add(TRAMUNTANA);

/** Spanish request: key facts in a coloured side column, the text and figures in the main one. */
const tramuntana = document({
  file: 'Solicitud desembolso 03 - Tramuntana Agroalimentaria FCR - Mutualidad Gremial.pdf',
  documentType: 'Capital Call',
  layout: 'spanish-coloured-side-column',
  language: 'es',
  margin: '0',
  css: `body{margin:0;font:9.6pt "Liberation Sans"} .g{display:flex;height:296mm} .s{width:54mm;background:#0b5563;color:#fff;padding:18mm 6mm;box-sizing:border-box} .s small{display:block;color:#a9d3da;margin:9pt 0 1pt;font-size:7.5pt;text-transform:uppercase} .m{flex:1;padding:18mm 14mm} h1{font-size:15pt;font-weight:normal;color:#0b5563;margin:0} table{width:100%;border-collapse:collapse;margin:8pt 0} td{padding:4pt 0;border-bottom:.6px solid #ccc} td:last-child{text-align:right} .t td{font-weight:bold;border-bottom:2px solid #0b5563}`,
  derivable: { base_currency: 'EUR', call_other: 'EUR 0' },
  body: `<div class="g"><div class="s"><small>Fondo</small>${text('fund', 'Tramuntana Agroalimentaria FCR')}<small>Partícipe</small>${text('limited_partner', 'Mutualidad Gremial del Ampurdán')}<small>Gestora</small>${text('fund_manager', 'Tramuntana Capital SGEIC SA')}<small>Fecha de la solicitud</small>${noticeDate('12/03/2025', '2025-03-12')}<small>Fecha límite de desembolso</small>${text('due_date', '26/03/2025', '2025-03-26')}<small>Desembolso n.º</small>${text('call_number', '3')}<small>Compromiso</small>${es('commitment', 300000000)}<small>Depositario</small>Banco Empordà Valores</div><div class="m"><h1>Solicitud de desembolso</h1><p>Estimado partícipe:</p><p>De acuerdo con el artículo 14 del Reglamento de Gestión, le rogamos que desembolse el importe siguiente para la compra de Conservas Roses y Olivarera Montgrí y para los gastos del Fondo.</p>
  <table>${row(['Inversiones', es('call_investments', TRAMUNTANA[0])])}${row(['Comisión de gestión (1.er semestre)', es('call_management_fees', TRAMUNTANA[1])])}${row(['Gastos de establecimiento y operativos', es('call_partnership_expenses', TRAMUNTANA[2])])}${row(['Total a desembolsar', es('call_amount', TRAMUNTANA_DUE)], 't')}</table><p>Con este desembolso habrá aportado el 34,25 % de su compromiso.</p><table>${row(['Compromiso pendiente antes del desembolso', es('unfunded_before_call', 237002518)])}${row(['Compromiso pendiente después del desembolso', es('unfunded_after_call', 237002518 - TRAMUNTANA_DUE)])}</table><p><b>Cuenta del Fondo</b></p><table>${row(['Titular', text('beneficiary_name', 'Tramuntana Agroalimentaria FCR')])}${row(['Entidad', text('bank_name', 'Banco Empordà Valores')])}${row(['IBAN', iban('ES64 0128 4417 9306 0001 7725')])}${row(['BIC', text('swift_code', 'BEMVESB1')])}${row(['Concepto', text('payment_reference', 'TRAM-D03-MGA')])}</table><p>Reciba un cordial saludo,</p><p>Relación con inversores</p></div></div>`,
});

const KRONA = printer({
  currency: 'SEK',
  group: '\u00a0',
  point: ',',
  digits: 2,
  negative: 'minus',
  after: '\u00a0kr',
});
const kr = KRONA.amount;
const HALLE = [172500000, 11250000, 2180400, 1069600] as const;
const HALLE_DUE = add(HALLE);

/** Swedish call like an invoice: header block with invoice-like particulars, payment slip at the foot. */
const halleberg = document({
  file: 'Kapitalanrop 6 Halleberg Fastigheter Value-Add AB 2024-05-28.pdf',
  documentType: 'Capital Call',
  layout: 'swedish-invoice-with-slip',
  language: 'sv',
  css: `body{font:9.8pt "DejaVu Sans Condensed","DejaVu Sans"} .h{display:grid;grid-template-columns:1fr 1fr;row-gap:16pt} h1{font-size:20pt;margin:0;letter-spacing:1px} .k{border:1px solid #000;border-radius:5pt;padding:5pt 8pt;line-height:1.7} .k span{float:right} table{width:100%;border-collapse:collapse;margin:20pt 0} th{border-bottom:1.5px solid;text-align:left;padding:3pt} td{padding:3pt} td:last-child,th:last-child{text-align:right} .t td{border-top:1.5px solid;font-weight:bold;font-size:11pt} .slip{position:absolute;top:205mm;left:0;right:0;border-top:1px dashed #555;padding-top:10pt;display:grid;grid-template-columns:repeat(3,1fr);gap:8pt} .slip small{display:block;color:#555;font-size:7pt}`,
  body: `<div class="h"><h1>KAPITALANROP</h1><div class="k">Anrop nr <span>${text('call_number', '6')}</span><br>Datum <span>${noticeDate('2024-05-14', '2024-05-14')}</span><br>Oss tillhanda senast <span>${text('due_date', '2024-05-28')}</span><br>Valuta <span>${text('base_currency', 'SEK')}</span></div><div>${text('fund', 'Halleberg Fastigheter Value-Add II AB')}<br>c/o ${text('fund_manager', 'Halleberg Förvaltning AB')}<br>Trollhättan</div><div>${text('limited_partner', 'Västgöta Lantbruks Pensionskassa')}<br>Storgatan 19<br>521 42 Falköping</div></div>
  <table><tr><th>Avser</th><th>Er andel</th></tr>${row(['Investeringar: kvarteren Lyktan och Spinnaren', kr('call_investments', HALLE[0])])}${row(['Förvaltningsarvode kvartal 2', kr('call_management_fees', HALLE[1])])}${row(['Fondens omkostnader', kr('call_partnership_expenses', HALLE[2])])}${row(['Rörelsekapital', kr('call_other', HALLE[3])])}${row(['Att betala', kr('call_amount', HALLE_DUE)], 't')}</table><p>Ert åtagande uppgår till ${kr('commitment', 2500000000)}. Ej anropat före detta anrop: ${kr('unfunded_before_call', 1145000000)}. Ej anropat efter detta anrop: ${kr('unfunded_after_call', 1145000000 - HALLE_DUE)}.</p><p>Vid försenad betalning utgår dröjsmålsränta enligt aktieägaravtalet.</p>
  <div class="slip"><div><small>Mottagare</small>${text('beneficiary_name', 'Halleberg Fastigheter Value-Add II AB')}</div><div><small>Bank</small>${text('bank_name', 'Kinnekulle Sparbank')}</div><div><small>Belopp</small>${kr('call_amount', HALLE_DUE)}</div><div><small>IBAN</small>${iban('SE88 6000 0000 0004 1773 0912')}</div><div><small>BIC</small>${text('swift_code', 'KISPSESS')}</div><div><small>Märk betalningen</small>${text('payment_reference', 'HF2-06-VLP')}</div></div>`,
});

const GULDEN = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'minus',
  before: 'EUR ',
});
const nl = GULDEN.amount;
const IJSSEL = [41500000, 4687500, 1312500] as const;
const IJSSEL_DUE = add(IJSSEL);
const two = (dutch: string, english: string, value: string, name = ''): string =>
  row([`${dutch}<br><i>${english}</i>`, value], name);

/** Bilingual notice: each label in Dutch with the English below it. */
const ijsselmonde = document({
  file: 'Capital call - stortingsverzoek 9 - IJsselmonde Havenfonds CV - Fam. Terwindt.pdf',
  documentType: 'Capital Call',
  layout: 'bilingual-labels-stacked',
  language: 'nl',
  css: `body{font:9.6pt "Liberation Serif"} h1{font-size:15pt;margin:0} i{color:#4a6fa5;font-size:8.4pt} table{border-collapse:collapse;width:100%;margin-top:8pt} td{padding:2.4pt 5pt;border:.5px solid #b6c4d8;width:50%} .t td{background:#e8eef6;font-weight:bold} h2{font-size:9.6pt;margin:10pt 0 0;color:#4a6fa5}`,
  body: `<h1>Stortingsverzoek</h1><i>Capital call notice</i><table>${two('Fonds', 'Fund', text('fund', 'IJsselmonde Havenfonds C.V.'))}${two('Beheerder', 'Manager', text('fund_manager', 'IJsselmonde Vermogensbeheer B.V.'))}${two('Commanditaire vennoot', 'Limited partner', text('limited_partner', 'Familie Terwindt Beheer B.V.'))}${two('Volgnummer', 'Call number', text('call_number', '9'))}${two('Datum verzoek', 'Date of notice', noticeDate('17-09-2024', '2024-09-17'))}${two('Uiterste datum van ontvangst', 'To be received by', text('due_date', '01-10-2024', '2024-10-01'))}${two('Valuta', 'Currency', text('base_currency', 'EUR'))}</table>
  <h2>Specificatie / Breakdown</h2><table>${two('Investeringen', 'Investments', nl('call_investments', IJSSEL[0]))}${two('Beheervergoeding', 'Management fee', nl('call_management_fees', IJSSEL[1]))}${two('Fondskosten', 'Fund expenses', nl('call_partnership_expenses', IJSSEL[2]))}${two('Te storten bedrag', 'Amount payable', nl('call_amount', IJSSEL_DUE), 't')}</table><h2>Commitment</h2><table>${two('Toegezegd kapitaal', 'Commitment', nl('commitment', 500000000))}${two('Niet-opgevraagd vóór dit verzoek', 'Unfunded before this call', nl('unfunded_before_call', 168000000))}${two('Niet-opgevraagd na dit verzoek', 'Unfunded after this call', nl('unfunded_after_call', 168000000 - IJSSEL_DUE))}</table>
  <h2>Betaling / Payment</h2><table>${two('Ten name van', 'Beneficiary', text('beneficiary_name', 'Stichting Bewaarder Havenfonds'))}${two('Bank', 'Bank', text('bank_name', 'Oude Schiedamse Bank N.V.'))}${two('IBAN / BIC', 'IBAN / BIC', `${iban('NL38 OSTB 0417 1643 00')} / ${text('swift_code', 'OSTBNL2R')}`)}${two('Onder vermelding van', 'Reference', text('payment_reference', '9 / Terwindt / HF'))}</table>`,
  derivable: { call_other: 'EUR 0' },
  remark: 'The date 01-10-2024 is the first of October.',
});

export const documents = [erlenhof, garrigue, tramuntana, halleberg, ijsselmonde];
