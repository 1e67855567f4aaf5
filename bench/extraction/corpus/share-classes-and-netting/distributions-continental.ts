import type { FundDocument } from '../document.ts';
import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const de = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'trailing minus',
  nil: '–',
});
const wind = { capital: 18000000, gain: 4625000, income: 3240000, kapSt: 810000, soli: 44550, carry: 925000 };
const windGross = wind.capital + wind.gain + wind.income;
const windTax = wind.kapSt + wind.soli;
const windNet = windGross - windTax - wind.carry;
const windRow = (label: string, share: number, cell = de.show(share), name = ''): string =>
  row([label, de.show(share * 40), cell], name);

/** German: business letter with a reference block, two tax lines with their subtotal and trailing minus signs. */
const letter = document({
  file: 'WWB III_07. Ausschüttung_Versorgungswerk StB Thüringen_2024-06-14.pdf',
  documentType: 'Capital Distribution',
  language: 'de',
  layout: 'business-letter-two-tax-lines',
  margin: '20mm 20mm 18mm 25mm',
  footer:
    '<div style="font:6.5px sans-serif;width:100%;padding:0 20mm 0 25mm;display:flex;justify-content:space-between;color:#555"><span>Wendland Kapitalverwaltung GmbH · Am Brink 4 · 29439 Lüchow</span><span>Amtsgericht Lüneburg HRB 207 118</span><span>Geschäftsführung: Dr. Anke Behrens, Jörn Lütjens</span></div>',
  css: "body{font:10pt/1.4 'Liberation Sans';margin:0}.k{display:grid;grid-template-columns:1fr 62mm;margin:12pt 0 20pt}.k table{font-size:8.5pt;margin:0}.k td{border:0;padding:1pt 0}.k td:last-child{text-align:right}table{width:100%;border-collapse:collapse;margin:8pt 0}td,th{padding:2.8pt 2pt;text-align:right;border-bottom:.3pt solid #bbb}td:first-child,th:first-child{text-align:left}th{font-size:8.5pt;border-bottom:.8pt solid #2c5d34}.s td{font-weight:bold}.n td{font-weight:bold;border-top:.8pt solid #2c5d34;border-bottom:2pt solid #2c5d34}small{font-size:7pt}",
  body: `<div style="text-align:right;color:#2c5d34;font-size:15pt">${mark('fund_manager', 'Wendland Kapitalverwaltung GmbH')}</div>
<div class="k"><div><small><u>Wendland Kapitalverwaltung GmbH · Am Brink 4 · 29439 Lüchow</u></small><br>${mark('limited_partner', 'Versorgungswerk der Steuerberater in Thüringen')}<br>Abteilung Kapitalanlagen<br>Anger 61<br>99084 Erfurt</div>
${table([row(['Anlegernummer', 'WWB3-0114']), row(['Ansprechpartner', 'Frau Harms']), row(['Telefon', '+49 5841 5550-27']), row(['E-Mail', 'info@wendland.example']), row(['Datum', noticeDate('14. Juni 2024', '2024-06-14')])])}</div>
<p><b>${mark('fund', 'Wendland Windkraft Beteiligungen III GmbH & Co. geschlossene InvKG')}<br>Mitteilung über die ${text('distribution_number', '7.', '7')} Ausschüttung</b></p>
<p>Sehr geehrte Damen und Herren,</p>
<p>die Gesellschaft hat am 31. Mai 2024 den Windpark Gartow-Süd veräußert und darüber hinaus Zinsen aus Gesellschafterdarlehen sowie Dividenden der Betreibergesellschaften vereinnahmt. Die Geschäftsführung hat daher beschlossen, zum ${text('payment_date', '28. Juni 2024', '2024-06-28')} (Wertstellung) eine Ausschüttung vorzunehmen. Auf Ihre Beteiligung entfallen, bezogen auf Ihre Kapitalzusage von 5.000.000,00 EUR (2,50 %), folgende Beträge:</p>
${table([
  head(['', 'Gesellschaft gesamt<br>EUR', `Ihr Anteil<br>${text('base_currency', 'EUR')}`]),
  windRow('Rückzahlung von Kapital', wind.capital, de.amount('distribution_return_of_capital', wind.capital)),
  windRow('Veräußerungsgewinn Gartow-Süd', wind.gain, de.amount('distribution_realised_gain', wind.gain)),
  windRow(
    'Laufende Erträge (Zinsen und Dividenden)',
    wind.income,
    de.amount('distribution_income', wind.income),
  ),
  windRow('Bruttoausschüttung', windGross, de.amount('distribution_gross', windGross), 's'),
  windRow('Kapitalertragsteuer 25 % auf laufende Erträge', -wind.kapSt),
  windRow('Solidaritätszuschlag 5,5 %', -wind.soli),
  windRow('Summe Steuerabzug', -windTax, de.cost('distribution_withholding_tax', windTax), 's'),
  windRow(
    'Gewinnvorab des Komplementärs (Carried Interest)',
    -wind.carry,
    de.cost('distribution_carried_interest', wind.carry),
  ),
  windRow('Auszahlungsbetrag', windNet, de.amount('distribution_net', windNet), 'n'),
])}
<p>Von der Kapitalrückzahlung kann ein Teilbetrag von ${de.amount('distribution_recallable', 4500000)} EUR gemäß § 5 Abs. 4 des Gesellschaftsvertrags bis zum 31. Dezember 2026 erneut abgerufen werden. Ihre offene Kapitalzusage beträgt nach dieser Ausschüttung ${de.amount('unfunded_commitment', 61250000)} EUR.</p>
<p>Der Auszahlungsbetrag wird auf das uns benannte Konto bei der Landesbank (Endziffern 3307) überwiesen. Die Steuerbescheinigung nach § 45a EStG erhalten Sie mit gesonderter Post nach Ablauf des Kalenderjahres. Bitte beachten Sie, dass die endgültige steuerliche Einordnung erst mit dem Feststellungsbescheid erfolgt.</p>
<p>Mit freundlichen Grüßen</p><p style="margin-top:26pt">ppa. Jörn Lütjens &emsp;&emsp;&emsp; i. V. Maike Harms</p>`,
});

const fr = printer({ currency: 'EUR', group: '\u202f', point: ',', digits: 2, negative: 'minus', nil: '—' });
/** Each class A unit's rate in cents; the investor holds 3 000 of 120 000. */
const rates = { capital: 4150, gain: 2720, income: 610 };
const aigremontGross = 3000 * (rates.capital + rates.gain + rates.income);
const aigremontTax = 234240;
const rateRow = (label: string, rate: number, cell: string, name = ''): string =>
  row([label, fr.show(rate), fr.show(rate * 120000), cell], name);

/** French: a notice in numbered sections with the amount for each unit, the class and the holder. */
const avis = document({
  file: 'Aigremont Transmission IV - Avis de distribution n°5 - MAF.pdf',
  documentType: 'Capital Distribution',
  language: 'fr',
  layout: 'numbered-sections-per-unit',
  margin: '18mm 20mm',
  footer:
    '<div style="font:6.5px sans-serif;width:100%;text-align:center;color:#666">Aigremont Capital – SAS au capital de 1 250 000 € – RCS Lyon 498 220 317 – Agrément AMF GP-07000044 – Page <span class="pageNumber"></span> sur <span class="totalPages"></span></div>',
  css: "body{font:9.3pt/1.35 'P052','Liberation Serif';margin:0}h2{font-size:15pt;color:#7a1f2b;margin:14pt 0 2pt}h4{font-size:10.5pt;color:#7a1f2b;border-bottom:.6pt solid #7a1f2b;margin:12pt 0 4pt}table{width:100%;border-collapse:collapse}td,th{padding:3pt 4pt;text-align:right}td:first-child,th:first-child{text-align:left}th{font-weight:normal;font-style:italic;border-bottom:.4pt solid #999}.s td{font-weight:bold;border-top:.4pt solid #999}.k td:last-child{text-align:left}.k td:first-child{width:62mm;color:#555}small{font-size:7.5pt}",
  body: `<div style="display:flex;justify-content:space-between"><b style="font-size:13pt;color:#7a1f2b">${mark('fund_manager', 'Aigremont Capital')}</b><span style="font-size:8.5pt;text-align:right">27, quai Claude-Bernard<br>69007 Lyon<br>Tél. 04 72 00 01 15</span></div>
<div style="margin:6pt 0 0 95mm">${mark('limited_partner', 'Mutuelle des Artisans du Forez')}<br>Direction financière<br>12, rue de la République<br>42000 Saint-Étienne</div>
<p style="margin-left:95mm">Lyon, le ${noticeDate('6 décembre 2024', '2024-12-06')}</p>
<h2>Avis de distribution n° ${text('distribution_number', '5')}</h2>${mark('fund', 'FPCI Aigremont Transmission IV')}
<h4>1. Origine de la distribution</h4>
<p style="margin:0">Cession de l’intégralité de la participation dans Menuiseries Verdelhan (6 novembre 2024) et dividendes versés par Groupe Sanitaire du Velay. Conformément à l’article 14 du règlement du fonds, la société de gestion procède à une distribution en numéraire au profit des porteurs de parts A.</p>
<h4>2. Votre situation</h4>
${table([row(['Nombre de parts A détenues', '3 000 (sur 120 000 parts A émises)']), row(['Montant de l’engagement', '3 000 000,00 €']), row(['Compte', 'Dépositaire, compte nominatif pur n° 00 417 882'])], 'k')}
<h4>3. Montant distribué</h4>
${table([
  head([
    `(en ${text('base_currency', 'euros', 'EUR')})`,
    'Par part A',
    'Ensemble des parts A',
    'Votre quote-part',
  ]),
  rateRow(
    'Remboursement d’apports',
    rates.capital,
    fr.amount('distribution_return_of_capital', 3000 * rates.capital),
  ),
  rateRow('Plus-values de cession', rates.gain, fr.amount('distribution_realised_gain', 3000 * rates.gain)),
  rateRow('Revenus (dividendes)', rates.income, fr.amount('distribution_income', 3000 * rates.income)),
  rateRow(
    'Distribution brute',
    rates.capital + rates.gain + rates.income,
    fr.amount('distribution_gross', aigremontGross),
    's',
  ),
  row([
    'Retenue à la source (12,8 % des revenus)',
    '',
    '',
    fr.cost('distribution_withholding_tax', aigremontTax),
  ]),
  row(['Montant net versé', '', '', fr.amount('distribution_net', aigremontGross - aigremontTax)], 's'),
])}
<h4>4. Caractère rappelable et engagement résiduel</h4>
<p style="margin:0">Sur le remboursement d’apports, ${fr.amount('distribution_recallable', 3735000)} € pourront être rappelés par la société de gestion jusqu’au terme de la période d’investissement. Compte tenu de ce montant, votre engagement résiduel non appelé s’établit à ${fr.amount('unfunded_commitment', 16815000)} €. Les parts C (carried interest) ne perçoivent aucune somme au titre de la présente distribution.</p>
<h4>5. Calendrier et modalités de paiement</h4>
${table([row(['Date de détachement', '12 décembre 2024']), row(['Date de paiement', text('payment_date', '16 décembre 2024', '2024-12-16')]), row(['Mode de règlement', 'Virement par le dépositaire sur votre compte se terminant par 218'])], 'k')}
<p style="margin-top:14pt">Nous vous prions d’agréer, Mesdames, Messieurs, l’expression de nos salutations distinguées.</p>
<p style="text-align:right">Hélène Castagnier<br>Secrétaire générale</p>
<p><small>Depuis l’origine, le fonds a distribué 241,30 € par part A, présente distribution comprise. La répartition par nature est communiquée à titre indicatif et pourra être ajustée lors de l’établissement de l’imprimé fiscal unique.</small></p>`,
  derivable: { distribution_carried_interest: 'EUR 0' },
});

const es = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'minus', nil: '-' });
const almenara = { capital: 9640000, gain: 5287550, income: 1130000, tax: 214700, carry: 422004 };
const almenaraGross = almenara.capital + almenara.gain + almenara.income;
const almenaraNet = almenaraGross - almenara.tax - almenara.carry;
const running = (
  label: string,
  [before, share]: readonly [number, number],
  cell: string,
  name = '',
): string => row([label, es.show(before), cell, es.show(before + share)], name);

/** Spanish: what went before, this distribution and the new total, with the position of the investor below. */
const aviso = document({
  file: 'Almenara Crecimiento II FCR - Notificacion distribucion 9.pdf',
  documentType: 'Capital Distribution',
  language: 'es',
  layout: 'before-this-after-with-position',
  css: "body{font:9.5pt/1.45 'Nimbus Sans','Liberation Sans';margin:0}table{width:100%;border-collapse:collapse;margin:6pt 0 14pt}td,th{padding:4pt 5pt;text-align:right;border:.5pt solid #c9b27c}td:first-child,th:first-child{text-align:left}th{background:#c9b27c;color:#fff}.s td{font-weight:bold;background:#f6f0e0}.d{border:1pt solid #c9b27c;padding:6pt 10pt;columns:2;margin:8pt 0}.d div{break-inside:avoid}small{font-size:7.5pt;color:#555}",
  body: `<div style="border-left:6pt solid #c9b27c;padding-left:8pt"><b style="font-size:14pt">ALMENARA</b><br><small>${mark('fund_manager', 'Almenara Gestión, SGEIC, S.A.')} · Calle de Serrano 214, 4.ª planta · 28016 Madrid</small></div>
<h3 style="margin-bottom:4pt">NOTIFICACIÓN DE DISTRIBUCIÓN A PARTÍCIPES</h3>
<div class="d"><div>Fondo: ${mark('fund', 'Almenara Capital Crecimiento II, FCR')}</div><div>N.º de registro CNMV: 318</div><div>Distribución n.º: ${text('distribution_number', '9')}</div><div>Fecha de la notificación: ${noticeDate('11/03/2025', '2025-03-11')}</div><div>Partícipe: ${mark('limited_partner', 'Mutualidad de Aparejadores del Norte')}</div><div>NIF: V-48●●●312</div><div>Fecha de pago: ${text('payment_date', '20/03/2025', '2025-03-20')}</div><div>Moneda: ${text('base_currency', 'euros', 'EUR')}</div></div>
<p>Muy señores nuestros:</p>
<p>Les comunicamos que, tras el cobro del segundo plazo de la venta de Conservas Ría de Foz, S.L. y del dividendo de Lab Turia Diagnóstico, S.A., la Sociedad Gestora ha acordado efectuar una distribución por importe bruto total de 8.028.775,00 euros para el conjunto del Fondo. Conforme a su participación (2,00 %) les corresponde el siguiente desglose:</p>
${table([
  head(['Concepto', 'Acumulado anterior', 'Esta distribución', 'Acumulado total']),
  running(
    'Devolución de aportaciones',
    [81250000, almenara.capital],

    es.amount('distribution_return_of_capital', almenara.capital),
  ),
  running('Plusvalías', [47310025, almenara.gain], es.amount('distribution_realised_gain', almenara.gain)),
  running(
    'Dividendos e intereses',
    [9484000, almenara.income],

    es.amount('distribution_income', almenara.income),
  ),
  running('Importe bruto', [138044025, almenaraGross], es.amount('distribution_gross', almenaraGross), 's'),
  running(
    'Retención fiscal (19 %)',
    [-1801960, -almenara.tax],

    es.cost('distribution_withholding_tax', almenara.tax),
  ),
  running(
    'Comisión de éxito (carried interest)',
    [0, -almenara.carry],

    es.cost('distribution_carried_interest', almenara.carry),
  ),
  running(
    'Importe neto a percibir',
    [136242065, almenaraNet],
    es.amount('distribution_net', almenaraNet),
    's',
  ),
])}
<p><b>Situación de su compromiso</b></p>
${table([
  row(['Compromiso de inversión', '3.000.000,00']),
  row(['Compromiso pendiente de desembolso antes de la distribución', es.show(24375000)]),
  row([
    'Importe de esta distribución susceptible de nueva solicitud (art. 17.3 del Reglamento)',
    es.amount('distribution_recallable', 2410000),
  ]),
  row(
    ['Compromiso pendiente de desembolso tras la distribución', es.amount('unfunded_commitment', 26785000)],
    's',
  ),
])}
<p>El importe neto se abonará mediante transferencia en la cuenta designada por el partícipe (terminada en 0925). Para cualquier aclaración pueden dirigirse a relacionconinversores@almenara.example o al teléfono 91 555 01 73.</p>
<p>Atentamente,</p><p style="margin-top:22pt">Beatriz Olmedo Sanchís<br>Directora de Administración y Operaciones</p>
<p><small>La retención se ha practicado sobre los dividendos e intereses. La presente comunicación tiene carácter confidencial y se dirige exclusivamente a su destinatario. Entidad depositaria: Banco Depositario Peninsular, S.A.</small></p>`,
});

export const documents: FundDocument[] = [letter, avis, aviso];
