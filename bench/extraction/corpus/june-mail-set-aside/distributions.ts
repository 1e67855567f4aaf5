import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '-',
});
/** Source, capital returned, gain, income, in cents. */
type Source = readonly [label: string, capital: number, gain: number, income: number];
const SOURCES: readonly Source[] = [
  ['Catahoula Gas Gathering (sale of remaining interest)', 18245000, 26411875, 1230640],
  ['Red Chute Saltwater Disposal (refinancing)', 6100000, 0, 3877162],
];
const column = (at: 1 | 2 | 3): number => SOURCES.reduce((all, one) => all + one[at], 0);
const SOURCE_TOTAL = column(1) + column(2) + column(3);
const sourceRow = ([label, ...parts]: Source): string =>
  row([
    label,
    ...parts.map((part) => dollar.show(part || null)),
    dollar.show(parts.reduce((all, part) => all + part, 0)),
  ]);
const [CARRY, FEDERAL, STATE] = [5282375, 814171, 120433];
const SOURCE_NET = SOURCE_TOTAL - CARRY - FEDERAL - STATE;

/** An American notice: sources across their character, then what is kept back, with taxes of two authorities. */
const matrix = document({
  file: 'BDMP III Distribution Notice #17 (Caddo Ministers Pension Plan) 2025.10.22.pdf',
  documentType: 'Capital Distribution',
  layout: 'american-distribution-by-source-and-character',
  pageSize: 'Letter',
  margin: '20mm 22mm',
  css: "body{font:9.6pt/1.36 'Liberation Sans'}.top{border-top:4pt solid #7d1d1d;border-bottom:.6pt solid #7d1d1d;padding:5pt 0;text-align:center}table{border-collapse:collapse;width:100%;margin:8pt 0}td,th{padding:2.6pt 4pt;text-align:right;vertical-align:bottom}td:first-child,th:first-child{text-align:left}th{font-size:8pt;border-bottom:.6pt solid #7d1d1d}.t td{border-top:.6pt solid;font-weight:bold}.w{width:76%}.i td:first-child{padding-left:14pt}.o td{border-top:.6pt solid;border-bottom:2.2pt double;font-weight:bold}.n{font-size:7.6pt}",
  footer:
    '<div style="font:6.5pt sans-serif;width:100%;text-align:center">Brushy Draw Midstream Partners · 700 Cotton Levee Road, Suite 410, Shreveport, LA 71101 · investor.relations@brushydraw.example</div>',
  body: `<div class="top"><b style="font-size:13pt">${mark('fund', 'Brushy Draw Midstream Partners III, L.P.')}</b><br>NOTICE OF DISTRIBUTION NO. ${text('distribution_number', '17')}</div>
<p>Date of Notice: ${noticeDate('October 22, 2025', '2025-10-22')}<br>Payment Date: <b>${text('payment_date', 'October 31, 2025', '2025-10-31')}</b><br>Limited Partner: <b>${mark('limited_partner', 'Caddo Ministers Pension Plan')}</b></p>
<p>Brushy Draw GP III, LLC, as general partner, will make the distribution described below in accordance with Article VI of the Partnership Agreement. Your pro rata share is as follows (in ${text('base_currency', 'US$', 'USD')}):</p>
<table>${head(['Source of proceeds', 'Return of<br>capital', 'Realized<br>gain', 'Current<br>income', 'Total'])}
${SOURCES.map(sourceRow).join('\n')}
${row(['Gross distribution', dollar.amount('distribution_return_of_capital', column(1)), dollar.amount('distribution_realised_gain', column(2)), dollar.amount('distribution_income', column(3)), dollar.amount('distribution_gross', SOURCE_TOTAL)], 't')}</table>
<table class="w">${row(['Gross distribution', dollar.amount('distribution_gross', SOURCE_TOTAL)])}
${row(['Less: carried interest distributed to the General Partner', dollar.cost('distribution_carried_interest', CARRY)])}
${row(['Less: taxes withheld', ''])}
${row(['Federal – Section 1446(a)', dollar.show(-FEDERAL)], 'i')}
${row(['Louisiana composite return', dollar.show(-STATE)], 'i')}
${row(['Total taxes withheld', dollar.cost('distribution_withholding_tax', FEDERAL + STATE)], 't')}
${row(['Net cash to be wired to you', dollar.amount('distribution_net', SOURCE_NET)], 'o')}</table>
<p>Pursuant to Section 4.4(b), ${dollar.amount('distribution_recallable', 6100000)} of the above (the Red Chute return of capital) is subject to recall and increases your unfunded commitment from 1,310,000.00 to ${dollar.amount('unfunded_commitment', 137100000)}. You have received 4,862,190.33 from the Partnership since inception, before this distribution.</p>
<p>Funds will be sent to the account in our records at the bank ending in 7714. If your instructions have changed, contact ${mark('fund_manager', 'Brushy Draw Energy Advisors, LLC')} (the “Manager”) no later than October 27.</p>
<p class="n">The characterization of the distribution is estimated and is not a substitute for Schedule K-1. Of the taxes withheld, the federal part is creditable by the partner; tax-exempt partners may be entitled to a refund of tax on income that is not effectively connected.</p>`,
});

const portal = printer({ currency: 'USD', group: ',', point: '.', digits: 2, negative: 'minus' });
const PORTAL_GROSS = 81200000 + 39012000 + 8238000;
const PORTAL_NET = PORTAL_GROSS - 823800;
const cell = (label: string, value: string, name = ''): string =>
  `<div class="${name}"><span>${label}</span>${value}</div>`;

/** A Singapore administrator's advice as its portal prints it, with the equivalent in the house currency. */
const advice = document({
  file: 'DistributionAdvice_MRVCC-SF2_D0006_54417.pdf',
  documentType: 'Capital Distribution',
  layout: 'singapore-portal-advice-with-equivalent',
  margin: '14mm',
  css: "body{font:9pt/1.4 'Liberation Sans';color:#1b2733}.bar{background:#0d3b66;color:#fff;padding:8pt 12pt;display:flex;justify-content:space-between}.g{display:grid;grid-template-columns:1fr 1fr;border:.5pt solid #c6d0da;border-top:0}.g>div{padding:5pt 10pt;border-top:.5pt solid #c6d0da}.g>div.f{grid-column:span 2}span{display:block;font-size:7.2pt;color:#6a7a88}h6{font-size:9pt;margin:12pt 0 3pt;color:#0d3b66}.l{border-collapse:collapse;width:100%}.l td{padding:4pt 10pt;border-bottom:.5pt solid #e1e7ec}.l td:nth-child(n+2){text-align:right;white-space:nowrap}.l td:nth-child(2){color:#6a7a88}.z td{font-weight:bold;background:#eaf1f7}.n{font-size:7.2pt;color:#6a7a88}",
  footer:
    '<div style="font:6pt monospace;width:100%;padding:0 14mm;display:flex;justify-content:space-between;color:#777"><span>https://portal.merbau-ridge.example/advice/54417</span><span>Printed 02-Dec-2025 09:14 SGT</span></div>',
  body: `<div class="bar"><b>Distribution Advice</b><div>No. ${mark('distribution_number', '0006', { value: '6' })} &nbsp; Status: Approved</div></div>
<div class="g">${cell('Sub-fund', mark('fund', 'Merbau Ridge VCC – Southeast Asia Growth Sub-Fund II'), 'f')}${cell('Shareholder', mark('limited_partner', 'Tanjong Pandan Holdings Pte. Ltd.'))}${cell('Fund manager', mark('fund_manager', 'Merbau Ridge Capital (Singapore) Pte. Ltd.'))}${cell('Advice date', noticeDate('01-Dec-2025', '2025-12-01'))}${cell('Payment date', text('payment_date', '15-Dec-2025', '2025-12-15'))}${cell('Currency', text('base_currency', 'USD'))}${cell('Participating shares held', '40,000.000 (Class B)')}</div>
<h6>Composition</h6><table class="l">${row(['', 'per share', 'amount'])}
${row(['Capital returned', '20.30000', portal.amount('distribution_return_of_capital', 81200000)])}
${row(['Gains realised on disposal – Nusa Cold Chain', '9.75300', portal.amount('distribution_realised_gain', 39012000)])}
${row(['Dividend income – PT Ladang Digital', '2.05950', portal.amount('distribution_income', 8238000)])}
${row(['Gross distribution', '32.11250', portal.amount('distribution_gross', PORTAL_GROSS)], 'z')}
${row(['Indonesian dividend withholding tax @ 10%', '-0.20595', portal.cost('distribution_withholding_tax', 823800)])}
${row(['Performance fee', 'Nil', 'Nil'])}
${row(['Net distribution payable', '31.90655', portal.amount('distribution_net', PORTAL_NET)], 'z')}
${row(['Indicative SGD equivalent (1 USD = 1.2875 SGD)', '', 'SGD 1,643,187.33'])}</table>
<h6>Commitment after this distribution</h6><table class="l">${row(['Commitment', '', portal.show(500000000)])}${row(['Recallable under this advice', '', portal.amount('distribution_recallable', 40000000)])}${row(['Available for drawdown', '', portal.amount('unfunded_commitment', 296000000)])}</table>
<h6>Settlement</h6><div class="g" style="border-top:0">${cell('Method', 'Telegraphic transfer, charges shared')}${cell('Credit to', 'Account ending 3391, Bank of Riau Straits Ltd')}</div>
<p class="n">The SGD equivalent is shown for reference only; payment is made in USD. The sub-fund is a segregated sub-fund of an umbrella variable capital company; its assets are not available to meet the liabilities of any other sub-fund. This advice is generated electronically and requires no signature. For queries quote 54417.</p>`,
  derivable: { distribution_carried_interest: 'USD 0' },
});

const titres = printer({
  currency: 'EUR',
  group: ' ',
  point: ',',
  digits: 2,
  negative: 'trailing minus',
});
const TITRES_GROSS = 23000000 + 27950000 + 1900000;
const operation = (label: string, perUnit: string, total: string, name = ''): string =>
  row([label, perUnit, total], name);

/** A French custodian's advice of an operation on units, the amounts by unit and in total. */
const avis = document({
  file: 'AVIS_OST_00417-884_20251128_FCPR_BOCAGE_TRANSMISSION.pdf',
  documentType: 'Capital Distribution',
  layout: 'french-custodian-advice-of-operation-on-units',
  language: 'fr',
  margin: '16mm 18mm',
  css: "body{font:9pt/1.35 'Liberation Mono','DejaVu Sans Mono'}.h{display:flex;justify-content:space-between;margin-bottom:14pt}h4{font:bold 10pt 'Liberation Mono';text-align:center;border:.8pt solid;padding:4pt}table{border-collapse:collapse;width:100%;margin:6pt 0}td,th{padding:2.4pt 4pt;font-weight:normal}.k td{width:25%;vertical-align:top}.m td,.m th{text-align:right}.m td:first-child,.m th:first-child{text-align:left}.m th{border-top:.5pt dashed;border-bottom:.5pt dashed}.t td{border-top:.5pt dashed;font-weight:bold}.n{font-size:7.4pt}",
  footer:
    '<div style="font:6pt monospace;width:100%;text-align:center">BANQUE QUIMERC’H TITRES – SA au capital de 41 700 000 EUR – RCS Quimper 900 417 884 – Ce document tient lieu d’avis</div>',
  body: `<div class="h"><div><b>BANQUE QUIMERC’H TITRES</b><br>Conservation – Opérations sur titres<br>29000 QUIMPER</div><div>${mark('limited_partner', 'SC PATRIMOINE KERAMBRUN')}<br>LE MOULIN NEUF<br>29120 COMBRIT<br><br>Le ${noticeDate('28/11/2025', '2025-11-28')}</div></div>
<h4>AVIS DE DISTRIBUTION N° ${text('distribution_number', '5')}</h4>
<table class="k">${row(['Valeur', `${mark('fund', 'FCPR BOCAGE TRANSMISSION')}<br>PARTS A`, 'Compte-titres', '00417 884 26 K'])}${row(['Gestionnaire', mark('fund_manager', 'BOCAGE GESTION PRIVEE SAS'), 'Quantité', '12 500,000'])}${row(['Date de détachement', '03/12/2025', 'Date de paiement', text('payment_date', '05/12/2025', '2025-12-05')])}${row(['Devise', text('base_currency', 'EUR'), 'Référence', 'OST 25-33106'])}</table>
<table class="m">${head(['Nature', 'Par part', 'Montant'])}
${operation('Remboursement (amortissement des parts)', '18,40', titres.amount('distribution_return_of_capital', 23000000))}
${operation('Plus-values réalisées', '22,36', titres.amount('distribution_realised_gain', 27950000))}
${operation('Revenus (dividendes, intérêts)', '1,52', titres.amount('distribution_income', 1900000))}
${operation('Montant brut', '42,28', titres.amount('distribution_gross', TITRES_GROSS), 't')}
${operation('Droits des parts C (carried interest)', '3,10-', titres.cost('distribution_carried_interest', 3875000))}
${operation('Retenue à la source', '0,19-', titres.cost('distribution_withholding_tax', 237500))}
${operation('Net porté au crédit de votre compte', '38,99', titres.amount('distribution_net', TITRES_GROSS - 3875000 - 237500), 't')}</table>
<p>Informations communiquées par la société de gestion :<br>- montant pouvant être rappelé (art. 12.5 du règlement) : ${titres.amount('distribution_recallable', 10000000)}<br>- engagement restant à appeler après l’opération : ${titres.amount('unfunded_commitment', 18750000)}<br>- valeur liquidative avant détachement (30/09/2025) : 131,07 par part<br>- distributions cumulées avant l’opération : 61,35 par part</p>
<p class="n">Le règlement intervient sous réserve de bonne fin. Les montants suivis du signe - sont débités. L’amortissement ne donne pas lieu à imposition à hauteur du prix de souscription ; il vous appartient de déterminer le régime fiscal applicable au vu de l’imprimé fiscal unique. Toute réclamation doit nous parvenir sous 30 jours.</p>`,
});

const peseta = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'minus',
  after: ' euros',
});
const SPANISH_GROSS = 24000000 + 11846050 + 2135000;

/** A Spanish letter whose agreements are lettered clauses and hold every amount. */
const acuerdos = document({
  file: 'Carta a inversores - Distribución diciembre 2025 - Almadraba Capital Riesgo III - Montepío Salinero.pdf',
  documentType: 'Capital Distribution',
  layout: 'spanish-letter-of-agreements-in-clauses',
  language: 'es',
  margin: '25mm 28mm',
  css: "body{font:10.6pt/1.5 'Liberation Serif'}p{text-align:justify;margin:8pt 0}.d{text-align:right}ol{list-style:lower-alpha;padding-left:20pt}li{margin:6pt 0;text-align:justify}.n{font-size:8pt}",
  footer:
    '<div style="font:6.5pt serif;width:100%;text-align:center;color:#555">Almadraba Gestora de Activos, S.G.E.I.C., S.A. – Muelle de Levante, 7, 11006 Cádiz</div>',
  body: `<p>${mark('limited_partner', 'Montepío Salinero de la Bahía, M.P.S.')}<br>A la atención de D.ª Consuelo Arjona<br>Plaza de las Tortugas, 2<br>11100 San Fernando (Cádiz)</p><p class="d">En Cádiz, a ${noticeDate('1 de diciembre de 2025', '2025-12-01')}</p>
<p><b>Ref.: ${mark('fund', 'Almadraba Capital Riesgo III, S.C.R., S.A.')} – distribución a los accionistas</b></p><p>Muy señores nuestros:</p>
<p>Nos dirigimos a ustedes como ${mark('fund_manager', 'Almadraba Gestora de Activos, S.G.E.I.C., S.A.')}, gestora de la sociedad (en lo sucesivo, la «Sociedad»), para informarles de que el Consejo de Administración ha aprobado la ${mark('distribution_number', 'cuarta', { value: '4' })} distribución desde la constitución, con cargo a la venta del 60 % de Conservas Punta Camarinal y a los dividendos cobrados en el ejercicio, en los términos siguientes:</p>
<ol><li>El importe bruto que corresponde a sus acciones, representativas del 2,35 % del capital, asciende a ${peseta.amount('distribution_gross', SPANISH_GROSS)}.</li>
<li>De dicho importe, ${peseta.amount('distribution_return_of_capital', 24000000)} tienen la consideración de devolución de aportaciones, ${peseta.amount('distribution_realised_gain', 11846050)} corresponden a la plusvalía obtenida y ${peseta.amount('distribution_income', 2135000)} a dividendos.</li>
<li>Sobre los dividendos se practicará una retención del 19 %, esto es, de ${peseta.amount('distribution_withholding_tax', 405650)}, por lo que percibirán un importe neto de <b>${peseta.amount('distribution_net', SPANISH_GROSS - 405650)}</b>.</li>
<li>El pago se hará efectivo el ${text('payment_date', '15 de diciembre de 2025', '2025-12-15')} en la cuenta terminada en 0725 que figura en el libro registro.</li>
<li>Hasta el 30 de junio de 2027 la Gestora podrá volver a solicitar ${peseta.amount('distribution_recallable', 9000000)} de las aportaciones devueltas. Con ello, su compromiso pendiente de desembolso pasa a ser de ${peseta.amount('unfunded_commitment', 41500000)}, frente a los 325.000,00 euros anteriores.</li></ol>
<p>Una vez realizada esta distribución, la Sociedad habrá devuelto a sus accionistas 61,4 millones de euros, equivalentes al 0,82 de lo desembolsado. No procede todavía el pago de comisión de éxito.</p>
<p>Quedamos a su disposición para cualquier aclaración y les saludamos muy atentamente,</p><p style="margin-top:30pt">Secretaría General</p><p class="n">La calificación fiscal indicada tiene carácter provisional. Los accionistas no residentes deberán acreditar su residencia fiscal antes de la fecha de pago.</p>`,
  derivable: { base_currency: 'EUR', distribution_carried_interest: 'EUR 0' },
});

export const documents = [matrix, advice, avis, acuerdos];
