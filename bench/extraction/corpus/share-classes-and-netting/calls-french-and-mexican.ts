import type { FundDocument } from '../document.ts';
import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const euro = printer({
  currency: 'EUR',
  group: '\u00a0',
  point: ',',
  digits: 2,
  negative: 'minus',
  nil: '–',
  after: '\u00a0€',
});
const SHARES = 40000;
/** Cents called for each share. */
const GATINE = { investments: 1020, fees: 175, costs: 55 };
const perShare = GATINE.investments + GATINE.fees + GATINE.costs;
const shareRow = (label: string, fin: string, cents: number): string =>
  row([label, euro.show(cents), '40 000', euro.amount(fin, cents * SHARES)]);
const gatineOpen = 190000000;

/** French: so much for each share, times the shares held; the bank's details in the manner of the country. */
const french = document({
  file: "Avis d'appel de fonds n°5 - Gâtine Capital Développement II - Caisse des Vétérinaires.pdf",
  documentType: 'Capital Call',
  language: 'fr',
  layout: 'amount-per-share',
  margin: '18mm 20mm 22mm',
  footer:
    '<div style="font:6.5pt serif;width:100%;text-align:center;color:#555">Gâtine Gestion, SAS au capital de 850 000 € – RCS Poitiers 812 440 673 – Société de gestion de portefeuille agréée par l’AMF sous le n° GP-15000031</div>',
  css: "body{font:10pt 'URW Bookman','Liberation Serif'}table{width:100%;border-collapse:collapse;margin:6pt 0 12pt}td,th{padding:3.4pt 5pt;text-align:right;border:.4pt solid #666}td:first-child,th:first-child{text-align:left}th{background:#e9efe2;font-weight:normal}.t td{font-weight:bold;background:#f6f8f2}.b td,.b th{text-align:center}.f{border:.8pt solid #5a7d2a;padding:6pt 10pt;margin:8pt 0}.f p{margin:3pt 0}",
  body: `<div style="color:#5a7d2a;font-size:16pt">${mark('fund_manager', 'Gâtine Gestion')}</div><p style="font-size:8.5pt;margin-top:0">12, rue Gambetta – 79200 Parthenay – Tél. 05 49 55 01 18</p>
<div style="margin-left:52%">${mark('limited_partner', 'Caisse de Prévoyance des Vétérinaires')}<br>Direction des investissements<br>64, avenue de Wagram<br>75017 Paris</div>
<p style="margin-left:52%">Parthenay, le ${noticeDate('4 novembre 2025', '2025-11-04')}</p>
<p><b>Objet : avis d’appel de fonds n° ${text('call_number', '5')} – ${mark('fund', 'Gâtine Capital Développement II SLP')}</b></p>
<p>Madame, Monsieur,</p><p>Conformément à l’article 8.2 des statuts, nous vous prions de bien vouloir libérer une nouvelle tranche de ${euro.show(perShare)} par action de catégorie A. Les sommes appelées financeront l’entrée au capital de Laiteries du Thouet, la commission de gestion du quatrième trimestre ainsi que les frais de la société.</p>
${table([
  head(['Affectation', 'Par action A', 'Nombre d’actions', 'Montant']),
  shareRow('Investissement Laiteries du Thouet', 'call_investments', GATINE.investments),
  shareRow('Commission de gestion (4<sup>e</sup> trimestre 2025)', 'call_management_fees', GATINE.fees),
  shareRow('Frais de fonctionnement', 'call_partnership_expenses', GATINE.costs),
  row(['Montant appelé', euro.show(perShare), '40 000', euro.amount('call_amount', perShare * SHARES)], 't'),
])}
<div class="f"><p>Montant à verser : <b>${euro.amount('call_amount', perShare * SHARES)}</b></p><p>Date limite de réception des fonds : <b>${text('due_date', '19 novembre 2025', '2025-11-19')}</b></p></div>
<p>Votre engagement de souscription s’établit comme suit :</p>
${table([
  head(['', 'Par action A', 'Total']),
  row(['Engagement de souscription', euro.show(10000), euro.amount('commitment', 10000 * SHARES)]),
  row([
    'Solde non appelé avant le présent appel',
    euro.show(gatineOpen / SHARES),
    euro.amount('unfunded_before_call', gatineOpen),
  ]),
  row(
    [
      'Solde non appelé après le présent appel',
      euro.show(gatineOpen / SHARES - perShare),
      euro.amount('unfunded_after_call', gatineOpen - perShare * SHARES),
    ],
    't',
  ),
])}
<div style="break-before:page"></div><p><b>Coordonnées bancaires</b></p><p>Titulaire du compte : ${mark('beneficiary_name', 'Gâtine Capital Développement II SLP')}<br>Domiciliation : ${mark('bank_name', 'Crédit Poitevin')}, agence de Niort</p>
${table(
  [
    head(['Code banque', 'Code guichet', 'N° de compte', 'Clé RIB']),
    row(['18206', '00041', text('account_number', '77300561288'), '27']),
  ],
  'b',
)}
<p>IBAN : ${text('iban', 'FR76 1820 6000 4177 3005 6128 827', 'FR7618206000417730056128827')}<br>BIC : ${mark('swift_code', 'CRPVFR2N')}<br>Libellé du virement à rappeler : ${text('payment_reference', 'GCD2 – APPEL 5 – CPV')}</p>
<p>Tout retard de paiement entraînera de plein droit l’application d’un intérêt au taux €STR majoré de 500 points de base, sans préjudice des dispositions de l’article 9 relatives aux actionnaires défaillants.</p><p>Par mesure de sécurité, nous vous invitons à vérifier ces coordonnées par téléphone auprès de votre interlocuteur habituel avant tout virement. Tous les montants sont exprimés en ${text('base_currency', 'euros', 'EUR')}.</p>
<p>Nous vous prions d’agréer, Madame, Monsieur, l’expression de nos salutations distinguées.</p><p style="margin-left:52%;padding-top:20pt">Bénédicte Chauvineau<br>Directrice générale<br>${mark('fund_manager', 'Gâtine Gestion')}</p>`,
});

const peso = printer({
  currency: 'MXN',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
  nil: '-',
  before: '$',
});
const NEVADA = { investments: 1620000000, fees: 217500000, costs: 41235000, reserve: 35000000 };
const nevadaCall = NEVADA.investments + NEVADA.fees + NEVADA.costs + NEVADA.reserve;
const nevadaOpen = 13140625000;
const clause = (number: string, content: string): string => `<p><b>${number}.</b>&ensp;${content}</p>`;

/** Mexico: clauses in the tone of a trust, the amount also in words, a calculation table as an annex. */
const mexican = document({
  file: 'Llamada de capital 6 - Fideicomiso Sierra Nevada Infraestructura II - Caja de Previsión del Bajío.pdf',
  documentType: 'Capital Call',
  language: 'es',
  layout: 'trust-clauses-annex',
  pageSize: 'Letter',
  margin: '20mm 24mm',
  css: "body{font:10.4pt 'Latin Modern Roman','Liberation Serif';text-align:justify}table{width:100%;border-collapse:collapse;margin:6pt 0 12pt}td,th{padding:3.4pt 5pt;text-align:right;border-bottom:.4pt solid #888}td:first-child,th:first-child{text-align:left}th{border-top:1pt solid #000;border-bottom:1pt solid #000}.s td{font-weight:bold}.w td{text-align:left}.w td:first-child{width:36%}",
  body: `<p style="text-align:right">Ciudad de México, a ${noticeDate('11 de agosto de 2025', '2025-08-11')}</p>
<p><b>${mark('limited_partner', 'Caja de Previsión de los Trabajadores del Bajío')}</b><br>Blvd. Campestre 1210, León, Guanajuato<br>At’n.: Lic. Rodrigo Anaya Servín, Tesorería</p>
<p style="text-align:center"><b>AVISO DE LLAMADA DE CAPITAL NÚMERO ${text('call_number', '6')}</b><br>${mark('fund', 'Fideicomiso F/3327 Sierra Nevada Infraestructura II')}</p>
<p>Hacemos referencia al Contrato de Fideicomiso Irrevocable de fecha 20 de abril de 2022. Los términos con mayúscula inicial tienen el significado que se les atribuye en dicho contrato. ${mark('fund_manager', 'Sierra Nevada Capital, S.A.P.I. de C.V.')}, en su carácter de gestor del Fideicomiso, por conducto del Fiduciario, les notifica lo siguiente:</p>
${clause('PRIMERO', `Deberán aportar al Patrimonio del Fideicomiso la cantidad de <b>${peso.amount('call_amount', nevadaCall)}</b> (diecinueve millones ciento treinta y siete mil trescientos cincuenta ${text('base_currency', 'pesos', 'MXN')} 00/100 M.N.).`)}
${clause('SEGUNDO', `La aportación deberá recibirse, en fondos inmediatamente disponibles, a más tardar el <b>${text('due_date', '25 de agosto de 2025', '2025-08-25')}</b> antes de las 13:00 horas, tiempo del centro.`)}
${clause('TERCERO', 'Los recursos se destinarán a la segunda etapa del Libramiento Carretero Silao–Romita, a la comisión de administración del segundo semestre, a los gastos del Fideicomiso y a la constitución de una reserva, conforme al desglose del Anexo A.')}
${clause('CUARTO', 'El pago se efectuará mediante transferencia electrónica (SPEI) a la cuenta siguiente:')}
${table(
  [
    row(['Banco', mark('bank_name', 'Banco Mercantil del Anáhuac, S.A.')]),
    row(['Titular', mark('beneficiary_name', 'Fideicomiso F/3327')]),
    row(['CLABE', text('account_number', '012180004117296051')]),
    row(['Referencia', text('payment_reference', 'LLAM06 CPTB')]),
  ],
  'w',
)}
${clause('QUINTO', 'El Fideicomitente que incumpla total o parcialmente quedará sujeto a la pena prevista en la cláusula Décima Segunda y a intereses moratorios a razón de la TIIE a 28 días más ocho puntos porcentuales.')}
<p style="text-align:center;padding-top:26pt">_______________________________<br>Banco Fiduciario Cuauhtémoc, S.A., Institución de Banca Múltiple<br>División Fiduciaria<br>C.P. Leticia Arizmendi Rueda, Delegada Fiduciaria</p>
<div style="break-before:page"></div><p style="text-align:center"><b>ANEXO A<br>Desglose de la Llamada de Capital Número 6</b></p>
${table([
  head(['Concepto', 'Total Fideicomiso', 'Su aportación']),
  row([
    'Inversión: Libramiento Silao–Romita, etapa II',
    peso.show(NEVADA.investments * 20),
    peso.amount('call_investments', NEVADA.investments),
  ]),
  row([
    'Comisión de administración (IVA incluido)',
    peso.show(NEVADA.fees * 20),
    peso.amount('call_management_fees', NEVADA.fees),
  ]),
  row([
    'Gastos del Fideicomiso',
    peso.show(NEVADA.costs * 20),
    peso.amount('call_partnership_expenses', NEVADA.costs),
  ]),
  row([
    'Reserva de capital de trabajo',
    peso.show(NEVADA.reserve * 20),
    peso.amount('call_other', NEVADA.reserve),
  ]),
  row(['Total', peso.show(nevadaCall * 20), peso.amount('call_amount', nevadaCall)], 's'),
])}
${table([
  head(['Compromiso de inversión', 'Total Fideicomiso', 'Su compromiso']),
  row(['Compromiso total', peso.show(25000000000 * 20), peso.amount('commitment', 25000000000)]),
  row([
    'Compromiso pendiente antes de la llamada',
    peso.show(nevadaOpen * 20),
    peso.amount('unfunded_before_call', nevadaOpen),
  ]),
  row(
    [
      'Compromiso pendiente después de la llamada',
      peso.show((nevadaOpen - nevadaCall) * 20),
      peso.amount('unfunded_after_call', nevadaOpen - nevadaCall),
    ],
    's',
  ),
  row(['Porcentaje llamado acumulado', '', '55.09%']),
])}
<p style="font-size:8.5pt">Su participación en los compromisos totales del Fideicomiso es del 5.00%. Cifras en pesos mexicanos. Dudas: inversionistas@sierranevada.example, (55) 5555 0184.</p>`,
});

export const documents: FundDocument[] = [french, mexican];
