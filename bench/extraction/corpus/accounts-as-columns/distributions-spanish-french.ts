import type { FundDocument } from '../document.ts';
import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const euro = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'minus', nil: '–' });
const withSign = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'minus',
  after: ' €',
});
const MUR = { capital: 41250000, gain: 28734016, income: 1825000, tax: 346750 };
const murGross = MUR.capital + MUR.gain + MUR.income;
const murNet = murGross - MUR.tax;
const concept = (label: string, fin: string, amount: number, tax = 0): string =>
  row([label, euro.amount(fin, amount), euro.show(-tax || null), euro.show(amount - tax)]);
const datum = (label: string, value: string): string => `<tr><td>${label}:</td><td>${value}</td></tr>`;

/** Spanish: gross, withholding and net side by side for each kind, the commitment as a sum, notes to the foot. */
const spanish = document({
  file: 'Muralla Capital Privado III FCR - Distribución 7 - Fundación Hospital de la Vega.pdf',
  documentType: 'Capital Distribution',
  language: 'es',
  layout: 'bruto-retencion-neto-por-concepto',
  margin: '13mm 20mm 17mm',
  footer:
    '<div style="font:6.4px sans-serif;width:100%;padding:0 20mm;color:#777;text-align:center">Muralla Capital Privado, S.G.E.I.C., S.A. · Paseo de la Ronda 21, 28006 Madrid · R.M. de Madrid, T. 38.412, F. 77, H. M-683204 · CNMV n.º 188 · CIF A-88120417</div>',
  css: "body{font:9.5pt/1.38 'TeX Gyre Pagella','P052','Liberation Serif';margin:0}.t{background:#7a1f1f;color:#fff;padding:9pt 14pt;font-size:13pt;display:flex;justify-content:space-between}.d td{padding:1.6pt 8pt 1.6pt 0;text-align:left;border:0}.d td:first-child{color:#7a1f1f}.d{width:auto;margin:12pt 0}table{border-collapse:collapse;width:100%;margin:8pt 0 12pt}td,th{padding:3.4pt 5pt;text-align:right;border-bottom:.3pt solid #c9b3b3}td:first-child,th:first-child{text-align:left}th{border-top:.8pt solid #7a1f1f;border-bottom:.8pt solid #7a1f1f;font-weight:normal;color:#7a1f1f}.s td{font-weight:bold;border-bottom:1.6pt double #7a1f1f}.k{width:74%}sup{font-size:6.5pt}.n{font-size:7.8pt;color:#444;border-top:.4pt solid #999;padding-top:4pt;margin-top:10pt}",
  body: `<div class="t"><span>MURALLA <span style="font-weight:300">capital privado</span></span><span>Comunicación de distribución</span></div>
<table class="d">${datum('Fondo', mark('fund', 'Muralla Capital Privado III, F.C.R.'))}${datum('Partícipe', mark('limited_partner', 'Fundación Hospital de la Vega'))}${datum('Código de partícipe', 'M3-0046')}${datum('Distribución n.º', text('distribution_number', '7'))}${datum('Fecha de la comunicación', noticeDate('17 de julio de 2025', '2025-07-17'))}${datum('Fecha valor del abono', text('payment_date', '31 de julio de 2025', '2025-07-31'))}</table>
<p>Estimado partícipe:</p><p>Nos complace informarle de que el pasado 2 de julio se formalizó la venta de la participación del Fondo en Conservas Ría Baja, S.L. a un grupo industrial portugués. El Consejo de Administración de la Sociedad Gestora ha acordado distribuir los fondos obtenidos junto con el dividendo percibido de Clínicas Alcazaba. A su participación, un 2,50 % del patrimonio comprometido, le corresponden los siguientes importes en ${text('base_currency', 'euros', 'EUR')}:</p>
${table([
  head(['Concepto', 'Importe bruto', 'Retención<sup>1</sup>', 'Importe neto']),
  concept('Devolución de aportaciones', 'distribution_return_of_capital', MUR.capital),
  concept('Plusvalía por la venta de participadas', 'distribution_realised_gain', MUR.gain),
  concept('Dividendos', 'distribution_income', MUR.income, MUR.tax),
  row(
    [
      'Total',
      euro.amount('distribution_gross', murGross),
      euro.cost('distribution_withholding_tax', MUR.tax),
      euro.amount('distribution_net', murNet),
    ],
    's',
  ),
])}
<p>El importe neto de ${withSign.amount('distribution_net', murNet)} se abonará en la cuenta designada por ustedes en la Caja Rural de la Vega (ES•• •••• •••• •• •••••• 9034).</p>
<p>Tras esta distribución, la situación de su compromiso de inversión es la siguiente:</p>
${table(
  [
    row(['Compromiso de inversión', withSign.show(750000000)]),
    row(['Aportaciones desembolsadas', withSign.show(-648750000)]),
    row(['Distribuciones reembolsables de ejercicios anteriores', withSign.show(15000000)]),
    row([
      'Parte reembolsable de la presente distribución<sup>2</sup>',
      withSign.amount('distribution_recallable', 11250000),
    ]),
    row(['Compromiso pendiente de desembolso', withSign.amount('unfunded_commitment', 127500000)], 's'),
  ],
  'k',
)}
<p>Con esta operación, el Fondo ha devuelto a sus partícipes el 61,3 % del capital desembolsado. Quedamos a su disposición en el teléfono 915 550 142 y en inversores@muralla.example.</p>
<p>Atentamente,</p><svg width="110" height="36"><path d="M6 30 C20 -6 34 10 22 26 S52 6 58 18 66 30 78 12 92 24 106 8" fill="none" stroke="#223" stroke-width="1.2"/></svg><br>Beatriz Olmedo Santacruz<br>Directora de Administración y Operaciones<br>${mark('fund_manager', 'Muralla Capital Privado, S.G.E.I.C., S.A.')}
<div class="n"><sup>1</sup> Retención del 19 % sobre los dividendos, a cuenta del Impuesto sobre Sociedades. La devolución de aportaciones y la plusvalía no están sujetas a retención. El certificado anual se enviará en enero de 2026.<br><sup>2</sup> Conforme al artículo 19.4 del Reglamento de Gestión, importes desembolsados en los doce meses anteriores que pueden volver a solicitarse durante el periodo de inversión.</div>`,
});

const franc = printer({
  currency: 'EUR',
  group: '\u00a0',
  point: ',',
  digits: 2,
  negative: 'minus',
  nil: '',
});
const PARTS = 12000;
const UNIT = { capital: 4125, gain: 3310, income: 205, again: 600 };
const unitGross = UNIT.capital + UNIT.gain + UNIT.income;
const levy = 314880;
const unit = (label: string, fin: string, each: number, name = ''): string =>
  row([label, franc.show(each), '12\u00a0000', franc.amount(fin, each * PARTS)], name);
const cell = (label: string, value: string): string => `<div><i>${label}</i>${value}</div>`;

/** French: a depositary's advice of a securities operation, three blocks of fields above amounts per unit. */
const french = document({
  file: 'AVIS_OST_FPCI-CANOPEE-IV_DIST09_20250912_IPTB.pdf',
  documentType: 'Capital Distribution',
  language: 'fr',
  layout: 'avis-operation-depositaire',
  margin: '14mm 16mm',
  css: "body{font:8.8pt/1.35 'Liberation Sans';margin:0}.h{display:flex;justify-content:space-between;border-bottom:2.5pt solid #00587c;padding-bottom:5pt}.h b{color:#00587c;font-size:12pt}.b{display:grid;grid-template-columns:1fr 1fr 1fr;gap:8pt;margin:10pt 0}.b section{border:.6pt solid #00587c}.b h4{background:#00587c;color:#fff;margin:0;padding:2pt 5pt;font-size:8.2pt}.b div{padding:2.4pt 5pt}.b i{display:block;font:6.6pt 'Liberation Sans';color:#667}table{width:100%;border-collapse:collapse}td,th{border:.5pt solid #99b;padding:3pt 5pt;text-align:right}td:first-child,th:first-child{text-align:left}th{background:#e6eff4;font-size:8pt}.s td{font-weight:bold}.v td{border:0;padding:1.6pt 5pt}.v{width:62%;margin-left:38%}.v .s td{border-top:1pt solid #00587c;background:#e6eff4}.n{font-size:7pt;color:#444;columns:2;column-gap:16pt;margin-top:14pt}",
  body: `<div class="h"><div><b>Banque Dépositaire de l’Iroise</b><br>Service Fonds fermés – Conservation et passif<br>2, quai de la Douane, 29200 Brest</div><div style="text-align:right"><b>AVIS D’OPÉRATION</b><br>Édité le ${noticeDate('12/09/2025', '2025-09-12')}<br>Réf. OST-2025-118204</div></div>
<div style="margin:16pt 0 6pt 52%">${mark('limited_partner', 'Institution de prévoyance des Transports Bretons')}<br>Direction financière<br>17, boulevard Solférino<br>35000 Rennes</div>
<div class="b"><section><h4>Compte</h4>${cell('Numéro de compte-titres', '30417 00082 114')}${cell('Titulaire', 'IPTB – Fonds propres')}${cell('Compte espèces crédité', 'FR76 •••• •••• •••• ••••  0447')}</section><section><h4>Valeur</h4>${cell('Libellé', mark('fund', 'FPCI Canopée Croissance IV'))}${cell('Code ISIN – parts A', 'FR0013988417')}${cell('Société de gestion', mark('fund_manager', 'Canopée Investissement'))}</section><section><h4>Opération</h4>${cell('Nature', `Distribution d’actifs n° ${text('distribution_number', '9')}`)}${cell('Date de constatation des droits', '10/09/2025')}${cell('Date de règlement', text('payment_date', '19/09/2025', '2025-09-19'))}</section></div>
${table([
  head([
    'Ventilation communiquée par la société de gestion',
    `Par part (${text('base_currency', 'EUR')})`,
    'Nombre de parts',
    'Montant (EUR)',
  ]),
  unit('Remboursement d’apports', 'distribution_return_of_capital', UNIT.capital),
  unit('Plus-values nettes de cession', 'distribution_realised_gain', UNIT.gain),
  unit('Revenus (intérêts d’obligations convertibles)', 'distribution_income', UNIT.income),
  unit('Montant brut', 'distribution_gross', unitGross, 's'),
])}
<table class="v" style="margin-top:6pt">${row(['Prélèvement à la source sur revenus (12,8 %)', franc.cost('distribution_withholding_tax', levy)])}${row(['Frais de la banque', '0,00'])}${row(['Net porté au crédit de votre compte', `EUR ${franc.amount('distribution_net', unitGross * PARTS - levy)}`], 's')}</table>
<p style="margin-top:16pt"><b>Message de la société de gestion</b><br>Cette distribution fait suite à la cession d’Armor Filtration (août 2025) et au remboursement partiel des obligations convertibles émises par Groupe Kerzhéro. Sur le montant distribué, ${franc.amount('distribution_recallable', UNIT.again * PARTS)} euros (6,00 euros par part) pourront être rappelés jusqu’au 31 décembre 2026 en application de l’article 12.3 du règlement. Votre engagement restant à libérer s’établit dès lors à ${franc.amount('unfunded_commitment', 138000000)} euros pour un engagement souscrit de 12\u00a0000\u00a0000,00 euros. La valeur liquidative de la part A après distribution est estimée à 912,37 euros (dernière valeur publiée au 30 juin 2025 : 988,77 euros).</p>
<div class="n">Sauf erreur ou omission. Toute réclamation est à adresser à la banque dans un délai de trente jours à compter de la réception du présent avis. La ventilation fiscale est établie par la société de gestion sous sa responsabilité ; elle figurera sur l’imprimé fiscal unique de l’année 2025. Les parts C ne sont pas concernées par la présente opération.<br>Banque Dépositaire de l’Iroise, SA au capital de 48 000 000 € – RCS Brest 552 044 171 – Établissement de crédit agréé par l’ACPR. Ce document est produit automatiquement et ne comporte pas de signature.</div>`,
});

export const documents: FundDocument[] = [spanish, french];
