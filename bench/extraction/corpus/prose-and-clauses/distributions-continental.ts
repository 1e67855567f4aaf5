import { createPrinter } from '../amounts.ts';
import type { FundDocument } from '../document.ts';
import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, text } from '../paper/printing.ts';

/** Swiss debt fund: apostrophes, the code before each amount, the amount to be paid in words too. */
function swissAdvice(): FundDocument {
  const money = createPrinter(mark, { currency: 'CHF', group: '’' });
  const line = (label: string, value: string, name = ''): string => row([label, 'CHF', value], name);
  const fund = text('fund', 'Säntisblick Private Debt KmGK');
  const body = `<div class="h"><div><b>${text('fund_manager', 'Säntisblick Finanz AG')}</b><br>Bahnhofplatz 3<br>9000 St. Gallen</div><div>${text('limited_partner', 'Sammelstiftung Bündner Gewerbe')}<br>Rheinquai 21<br>7000 Chur</div></div>
<p>St. Gallen, ${noticeDate('12. Juli 2024', '2024-07-12')}</p>
<h3>${fund} – Gutschriftsanzeige zur ${text('distribution_number', 'siebten', '7')} Ausschüttung</h3>
<p>Sehr geehrte Damen und Herren</p><p>Aus Tilgungen und Zinsen des zweiten Quartals schüttet die Gesellschaft insgesamt CHF 14’200’000 aus. Ihr Anteil von 5.50 % berechnet sich wie folgt:</p>
${table([line('Rückführung von Kommanditkapital', money('distribution_return_of_capital', '560000.00')), line('Zinsertrag', money('distribution_income', '205700.00')), line('Kapitalgewinn aus Optionsscheinen', money('distribution_realised_gain', '15300.00')), line('Ausschüttung brutto', money('distribution_gross', '781000.00'), 's'), line('./. Verrechnungssteuer 35 % auf Zinsen', money('distribution_withholding_tax', '71995.00', { cost: true })), line('Gutschrift', money('distribution_net', '709005.00'), 's')])}
<p>in Worten: siebenhundertneuntausendundfünf Franken</p>
<p>Valuta ${text('payment_date', '19.07.24', '2024-07-19')} auf Ihr Konto bei der Bündner Regionalbank. Die Depotbank belastet keine Spesen; für Zahlungen ins Ausland werden CHF 25.00 abgezogen.</p>
<p>Die Rückführung erhöht Ihre abrufbare Restverpflichtung nur im Umfang von ${money('distribution_recallable', '140000.00', { before: 'CHF ' })}. Restverpflichtung neu: ${money('unfunded_commitment', '890000.00', { before: 'CHF ' })} (bisher CHF 750’000.00).</p>
<p>Freundliche Grüsse</p><p>Investorenbetreuung</p>`;
  return document({
    file: 'SPD_Gutschrift_07_SBG.pdf',
    documentType: 'Capital Distribution',
    language: 'de',
    layout: 'swiss-credit-advice-in-words',
    css: `body{font:10.2pt 'Nimbus Sans'}.h{display:flex;justify-content:space-between;font-size:9.5pt}table{width:88%;border-collapse:collapse}td{padding:2.6pt 0}td:nth-child(2){width:34pt}td:last-child{text-align:right;width:90pt}.s td{border-top:.7pt solid;font-weight:bold}`,
    body,
    derivable: { base_currency: 'CHF' },
  });
}

/** French notice by class of units: amount for each unit, number of units, amount for the holder. */
function frenchUnits(): FundDocument {
  const money = createPrinter(mark, { currency: 'EUR', group: ' ', point: ',', after: ' €' });
  const line = (label: string, each: string, value: string, name = ''): string =>
    row([label, each, value], name);
  const body = `<p class="c"><b>${text('fund', 'FPCI Garrigue Infrastructures Durables')}</b><br>représenté par sa société de gestion ${text('fund_manager', 'Garrigue Investissement SAS')}</p>
<h2>Distribution aux porteurs de parts – opération n° ${text('distribution_number', '6')}</h2>
<p>Porteur : ${text('limited_partner', 'Institution de Prévoyance des Transporteurs')} – 3 500 parts A<br>Montpellier, le ${noticeDate('1er août 2024', '2024-08-01')}</p>
<p>Madame, Monsieur,<br>Nous avons le plaisir de vous informer que le Fonds procède à une distribution, mise en paiement le ${text('payment_date', '9 août 2024', '2024-08-09')}, selon le détail suivant :</p>
${table([
  head(['Nature', 'Par part A', 'Pour vos 3 500 parts']),
  line('Amortissement de parts (capital)', '62,00 €', money('distribution_return_of_capital', '217000.00')),
  line('Plus-values de cession', '24,40 €', money('distribution_realised_gain', '85400.00')),
  line('Intérêts et dividendes', '9,60 €', money('distribution_income', '33600.00')),
  line('Total brut', '96,00 €', money('distribution_gross', '336000.00'), 's'),
  line('Prélèvement à la source', '1,20 €', money('distribution_withholding_tax', '4200.00')),
  line('Net à payer', '94,80 €', money('distribution_net', '331800.00'), 's'),
])}
<p>La société de gestion pourra rappeler ${money('distribution_recallable', '105000.00')} jusqu'au 31 décembre 2025, ce qui porte votre engagement restant à libérer de 245 000,00 € à ${money('unfunded_commitment', '350000.00')}. Les parts B (carried interest) n'ont droit à aucun versement à ce stade.</p>
<p class="x">Le montant total distribué par le Fonds s'élève à 8 640 000,00 €. La dernière distribution (février 2024) était de 31,50 € par part. Seuil de paiement : 10 €.</p>`;
  return document({
    file: 'GID_distribution_06_IPT.pdf',
    documentType: 'Capital Distribution',
    language: 'fr',
    layout: 'french-per-unit-and-holder',
    css: `body{font:10pt 'Liberation Serif'}.c{text-align:center}h2{font-size:12.5pt;border:solid #a60;border-width:.8pt 0;padding:4pt 0;text-align:center}table{width:86%;margin:auto;border-collapse:collapse}td,th{border:.4pt solid #a60;padding:3pt 6pt;text-align:right}td:first-child,th:first-child{text-align:left}.s td{font-weight:bold;background:#fdf1e0}.x{font-size:8pt}`,
    body,
    derivable: { base_currency: 'EUR' },
  });
}

/** Spanish letter with a lettered list, a real estate fund; the whole amount in words before the figures. */
function spanishList(): FundDocument {
  const money = createPrinter(mark, { currency: 'EUR', group: '.', point: ',', after: ' euros' });
  const fund = text('fund', 'Alcornoque Activos Inmobiliarios II, F.C.R.');
  const manager = text('fund_manager', 'Alcornoque Capital, S.G.E.I.C., S.A.');
  const body = `<p>${manager}<br><small>Calle Sierpes Nueva, 40 – 41004 Sevilla</small></p>
<p class="r">Sevilla, a ${noticeDate('veintidós de octubre de 2024', '2024-10-22')}</p>
<p>${text('limited_partner', 'Fundación Puerto de Levante')}<br>Att.: Departamento financiero</p>
<p><b>Ref.: ${fund} – ${text('distribution_number', 'cuarta', '4')} distribución a partícipes</b></p>
<p>Estimados señores:</p>
<p>Les comunicamos que, tras la venta del edificio Torre Poniente, el Fondo distribuirá entre sus partícipes nueve millones cuatrocientos mil euros (9.400.000 euros). Les corresponde un importe bruto de ${money('distribution_gross', '470000.00')}, con el siguiente desglose:</p>
<ol type="a"><li>Devolución de aportaciones: ${money('distribution_return_of_capital', '300000.00')}.</li><li>Plusvalía obtenida en la venta: ${money('distribution_realised_gain', '152500.00')}.</li><li>Rentas de alquiler netas: ${money('distribution_income', '17500.00')}.</li></ol>
<p>De dicho importe se descuentan ${money('distribution_carried_interest', '30500.00')} en concepto de comisión de éxito de la gestora y ${money('distribution_withholding_tax', '3325.00')} de retención fiscal (19% sobre las rentas). Por tanto, el día ${text('payment_date', '31 de octubre', '2024-10-31')} recibirán ustedes en su cuenta ${money('distribution_net', '436175.00')}.</p>
<p>Ningún importe de esta distribución es reembolsable al Fondo. Su compromiso pendiente de desembolso sigue siendo de ${money('unfunded_commitment', '125000.00')}, equivalente al 5% de su compromiso de 2.500.000,00 euros. Con la presente, las distribuciones acumuladas ascienden a 1.215.000,00 euros.</p>
<p>Atentamente,</p><br><p>Dirección de Relación con Inversores</p>`;
  return document({
    file: 'AAI II cuarta distribucion FPL.pdf',
    documentType: 'Capital Distribution',
    language: 'es',
    layout: 'spanish-letter-lettered-parts',
    css: `body{font:10.8pt 'C059';line-height:1.4}.r{text-align:right}small{color:#555}li{margin:2pt 0}`,
    body,
    derivable: { base_currency: 'EUR', distribution_recallable: 'EUR 0' },
  });
}

export const documents: FundDocument[] = [swissAdvice(), frenchUnits(), spanishList()];
