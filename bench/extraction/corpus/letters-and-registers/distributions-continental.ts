import { row } from '../html.ts';
import { document } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const CHF = printer({ currency: 'CHF', group: "'", point: '.', digits: 2, negative: 'minus' });
const chf = CHF.amount;
const [KAPITAL, GEWINN, ERTRAG] = [24500000, 9180455, 1344120];
const BRUTTO = KAPITAL + GEWINN + ERTRAG;
const [STEUER, BETEILIGUNG] = [470442, 1377068];

const FRANKEN = text('base_currency', 'CHF');

/** Swiss advice as a fiduciary prints it: figures first, particulars of the parties at the foot. */
const haldenegg = document({
  file: 'Ausschüttungsanzeige_Haldenegg_Privatmarkt_SICAV_Nr11_20240912.pdf',
  documentType: 'Capital Distribution',
  layout: 'swiss-parties-at-the-foot',
  language: 'de',
  css: `body{font:9.8pt "Liberation Sans"} h1{font-size:11pt;text-transform:uppercase;letter-spacing:1.5px;border-top:4px solid #b00020;padding-top:6pt} table{border-collapse:collapse;width:100%} td{padding:3.6pt 0;border-bottom:.5px solid #ddd} td:nth-child(2){width:34pt;color:#777} td:last-child{text-align:right;width:110pt} .t td{font-weight:bold;border-bottom:1.5px solid #b00020} .f{position:absolute;top:188mm;left:0;right:0;display:grid;grid-template-columns:1fr 1fr 1fr;gap:14pt;font-size:8.6pt;line-height:1.5} .f b{display:block;color:#b00020;font-weight:normal}`,
  body: `<h1>Ausschüttungsanzeige Nr. ${text('distribution_number', '11')}</h1><p>Valuta ${text('payment_date', '12. September 2024', '2024-09-12')} · Rechnungswährung ${text('base_currency', 'CHF')}</p>
  <table>${row(['Rückzahlung von Kapital', FRANKEN, chf('distribution_return_of_capital', KAPITAL)])}${row(['Kapitalgewinne', FRANKEN, chf('distribution_realised_gain', GEWINN)])}${row(['Erträge (Dividenden und Zinsen)', FRANKEN, chf('distribution_income', ERTRAG)])}${row(['Bruttoausschüttung', FRANKEN, chf('distribution_gross', BRUTTO)], 't')}${row(['35 % Verrechnungssteuer auf Erträgen', FRANKEN, CHF.cost('distribution_withholding_tax', STEUER)])}${row(['Gewinnbeteiligung der Anlageberaterin (Carried Interest)', FRANKEN, CHF.cost('distribution_carried_interest', BETEILIGUNG)])}${row(['Nettogutschrift', FRANKEN, chf('distribution_net', BRUTTO - STEUER - BETEILIGUNG)], 't')}</table>
  <p style="margin-top:16pt">Von der Kapitalrückzahlung können CHF&nbsp;${chf('distribution_recallable', 6125000)} bis zum Ende der Investitionsperiode erneut abgerufen werden. Ihre offene Zusage beläuft sich damit auf CHF&nbsp;${chf('unfunded_commitment', 188340000)}.</p><p>Die Verrechnungssteuer kann mit Formular 25 zurückgefordert werden.</p>
  <div class="f"><div><b>Anlegerin</b>${text('limited_partner', 'Vorsorgestiftung der Gesundheitsberufe Aarau')}<br>Bahnhofplatz 3<br>5000 Aarau</div><div><b>Anlagefonds</b>${text('fund', 'Haldenegg Privatmarkt SICAV')}<br>Valor 41 772 093</div><div><b>Fondsleitung</b>${text('fund_manager', 'Haldenegg Fondsleitung AG')}<br>Zürich, ${noticeDate('5. September 2024', '2024-09-05')}</div></div>`,
});

const EURO = printer({
  currency: 'EUR',
  group: '\u202f',
  point: ',',
  digits: 2,
  negative: 'long minus',
  nil: '–',
});
const eur = EURO.amount;
const [REMB, PV, REV] = [31000000, 14477208, 2216090];
const BRUT = REMB + PV + REV;
const RAS = 332414;

/** French notice with investor and compartment columns in the other order, footnote marks beside the figures. */
const calanque = document({
  file: 'AVIS_DISTRIB_07_Calanque_Capital_SLP_IRCOM_20250331.pdf',
  documentType: 'Capital Distribution',
  layout: 'french-own-share-first-footnotes',
  language: 'fr',
  css: `body{font:9.6pt "DejaVu Sans Condensed","DejaVu Sans"} .t{display:flex;justify-content:space-between;border-bottom:2px solid #006d77;padding-bottom:5pt} h1{font-size:12.5pt;color:#006d77} table{border-collapse:collapse;width:100%} th{text-align:right;color:#006d77;font-weight:normal;border-bottom:1px solid #006d77;padding:3pt} td{text-align:right;padding:3.4pt 3pt} td:last-child,th:last-child{color:#777} td:first-child,th:first-child{text-align:left;color:#000} sup{font-size:6pt;color:#c1121f} .s td{background:#e6f2f3;font-weight:bold} ol{font-size:7.8pt;padding-left:14pt}`,
  derivable: { distribution_carried_interest: 'EUR 0' },
  body: `<div class="t"><span><b>${text('fund_manager', 'Calanque Capital Gestion')}</b><br>Société de gestion de portefeuille, Marseille</span><span>Marseille, le ${noticeDate('24/03/2025', '2025-03-24')}</span></div><h1>Avis de distribution n° ${text('distribution_number', '7')} – ${text('fund', 'Calanque Capital SLP')}</h1><p>Associé commanditaire : ${text('limited_partner', 'Institution de Retraite des Courtiers Maritimes')}<br>Date de paiement : ${text('payment_date', '31/03/2025', '2025-03-31')} – Devise : ${text('base_currency', 'EUR')}</p>
  <table><tr><th>Nature</th><th>Votre quote-part</th><th>Total du fonds</th></tr>${row(['Remboursement d’apports<sup>1</sup>', eur('distribution_return_of_capital', REMB), '6 200 000,00'])}${row(['Plus-values réalisées<sup>2</sup>', eur('distribution_realised_gain', PV), '2 895 441,60'])}${row(['Revenus (intérêts et dividendes)', eur('distribution_income', REV), '443 218,00'])}${row(['Distribution brute', eur('distribution_gross', BRUT), '9 538 659,60'], 's')}${row(['Retenue à la source<sup>3</sup>', EURO.cost('distribution_withholding_tax', RAS), '−66 482,70'])}${row(['Carried interest', '–', '–'])}${row(['Distribution nette', eur('distribution_net', BRUT - RAS), '9 472 176,90'], 's')}</table>
  <ol><li>Dont ${eur('distribution_recallable', 8500000)} € susceptibles d’être rappelés conformément à l’article 12.3 des statuts.</li><li>Cession de la société Étang Plastics, intervenue le 28 février 2025.</li><li>Prélevée au taux de 15 % sur la seule fraction constituée de revenus.</li></ol><p>Après cette distribution, votre engagement restant à appeler s’établit à ${eur('unfunded_commitment', 102450000)} €.</p><p>Veuillez agréer, Madame, Monsieur, nos salutations distinguées.</p>`,
});

const PESO = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'brackets',
  after: ' €',
});
const es = PESO.amount;
const [DEV, PLUSV, RDTOS] = [16500000, 0, 4288055];
const BRUTO = DEV + PLUSV + RDTOS;
const RET = 814730;

/** Spanish notice: two unruled blocks side by side, one for the figures and one for the bank's particulars. */
const guadarrama = document({
  file: 'Notificación distribución 4 Guadarrama Deuda Directa FIL - Fund. Alcarria.pdf',
  documentType: 'Capital Distribution',
  layout: 'spanish-blocks-side-by-side',
  language: 'es',
  css: `body{font:10pt "Nimbus Roman","Liberation Serif"} h1{font-size:14pt;text-align:center;margin-bottom:2pt} .c{text-align:center;margin-bottom:18pt} .two{display:flex;gap:30pt} .two>div{flex:1} .two>div:first-child{flex:1.25} h2{font-size:10pt;margin:0 0 4pt;text-decoration:underline} table{width:100%;border-collapse:collapse} td{padding:2.6pt 0;vertical-align:top} td:last-child{text-align:right;white-space:nowrap} .t td{font-weight:bold}`,
  derivable: {
    base_currency: 'EUR',
    distribution_recallable: 'EUR 0',
    distribution_carried_interest: 'EUR 0',
  },
  body: `<h1>Notificación de distribución</h1><div class="c">${text('fund', 'Guadarrama Deuda Directa FIL')} · Distribución número ${text('distribution_number', '4')}<br>Madrid, ${noticeDate('9 de junio de 2025', '2025-06-09')}</div><p>A la atención de ${text('limited_partner', 'Fundación Cultural de la Alcarria')}</p><p>Le comunicamos que el ${text('payment_date', '16 de junio de 2025', '2025-06-16')} abonaremos en su cuenta la distribución que se detalla a continuación.</p>
  <div class="two"><div><h2>Detalle</h2><table>${row(['Devolución de capital', es('distribution_return_of_capital', DEV)])}${row(['Plusvalías', es('distribution_realised_gain', PLUSV)])}${row(['Intereses y comisiones cobrados', es('distribution_income', RDTOS)])}${row(['Importe bruto', es('distribution_gross', BRUTO)], 't')}${row(['Retención fiscal (19 %)', PESO.cost('distribution_withholding_tax', RET)])}${row(['Importe neto', es('distribution_net', BRUTO - RET)], 't')}</table></div><div><h2>Abono</h2><table>${row(['Entidad', 'Caja Henares'])}${row(['Cuenta', '**** **** 4471'])}${row(['Compromiso', '3.000.000,00 €'])}${row(['Pendiente de desembolso', es('unfunded_commitment', 41025000)])}${row(['Distribuido hasta hoy', '611.904,12 €'])}</table></div></div>
  <p style="margin-top:20pt">Ninguna parte de esta distribución podrá volver a ser reclamada. No se devenga comisión de éxito. Los intereses corresponden al trimestre cerrado el 31 de mayo de 2025.</p><p>Atentamente,</p><p>${text('fund_manager', 'Guadarrama Financiación SGIIC, S.A.')}</p>`,
  remark: 'The realised gain is printed as a nought.',
});

const GELD = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'trailing minus' });
const nl = GELD.amount;
const [INLEG, WINST, RENTE] = [9900000, 12644310, 520075];
const NL_BRUTO = INLEG + WINST + RENTE;
const [NL_TAX, NL_CARRY] = [78011, 2528862];

/** Dutch notice to several investors of one house: a line for each, the addressee named above and in bold. */
const waddenzee = document({
  file: 'Uitkeringsbericht 21 - Waddenzee Groeikapitaal III - De Vries Participaties.pdf',
  documentType: 'Capital Distribution',
  layout: 'dutch-register-of-participants',
  language: 'nl',
  landscape: true,
  css: `body{font:9pt "Liberation Sans"} h1{font-size:14pt;margin:0;color:#274c77} .k{margin:6pt 0 10pt;line-height:1.6} table{border-collapse:collapse;width:100%} th{background:#274c77;color:#fff;font-weight:normal;font-size:7.8pt;padding:4pt;text-align:right;vertical-align:bottom} td{text-align:right;padding:3.6pt 4pt;border-bottom:.6px solid #cbd5e1} td:first-child,th:first-child{text-align:left} .u td{font-weight:bold;background:#e7ecef} .z{margin-top:12pt;display:flex;gap:40pt} .n{font-size:7.6pt;color:#555}`,
  body: `<h1>Uitkeringsbericht ${text('distribution_number', '21')}</h1><div class="k">${text('fund', 'Waddenzee Groeikapitaal III C.V.')} · beheerder ${text('fund_manager', 'Waddenzee Investeerders B.V.')}<br>Bestemd voor: <b>${text('limited_partner', 'De Vries-Sinnema Participaties B.V.')}</b><br>Leeuwarden, ${noticeDate('2 december 2024', '2024-12-02')} · betaaldatum ${text('payment_date', '9 december 2024', '2024-12-09')} · bedragen in ${text('base_currency', 'euro', 'EUR')}</div>
  <table><tr><th>Vennoot</th><th>Terugbetaling<br>kapitaal</th><th>Gerealiseerde<br>winst</th><th>Rente en<br>dividend</th><th>Bruto<br>uitkering</th><th>Dividend-<br>belasting</th><th>Carried<br>interest</th><th>Netto<br>uitkering</th></tr>${row(['Anema Holding B.V.', '49.500,00', '63.221,55', '2.600,38', '115.321,93', '390,06-', '12.644,31-', '102.287,56'])}${row([text('limited_partner', 'De Vries-Sinnema Participaties B.V.'), nl('distribution_return_of_capital', INLEG), nl('distribution_realised_gain', WINST), nl('distribution_income', RENTE), nl('distribution_gross', NL_BRUTO), GELD.cost('distribution_withholding_tax', NL_TAX), GELD.cost('distribution_carried_interest', NL_CARRY), nl('distribution_net', NL_BRUTO - NL_TAX - NL_CARRY)], 'u')}${row(['Overige vennoten', '1.831.500,00', '2.339.197,35', '96.213,88', '4.266.911,23', '14.432,08-', '467.839,47-', '3.784.639,68'])}${row(['Totaal', '1.980.000,00', '2.528.862,00', '104.015,01', '4.612.877,01', '15.602,25-', '505.772,40-', '4.091.502,36'])}</table>
  <div class="z"><div>Opnieuw opvraagbaar deel van uw uitkering: ${nl('distribution_recallable', 1980000)}</div><div>Uw resterende verplichting na deze uitkering: ${nl('unfunded_commitment', 28710000)}</div></div><p class="n">Het netto bedrag wordt overgemaakt naar uw bij ons bekende rekening. De uitkering betreft de verkoop van Sneek Marine Electronics B.V. Voor de dividendbelasting ontvangt u een dividendnota.</p>`,
});

export const documents = [haldenegg, calanque, guadarrama, waddenzee];
