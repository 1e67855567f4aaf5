import { row } from '../html.ts';
import { document } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const GERMAN = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'trailing minus' });
const de = GERMAN.amount;
const minus = (printed: string): string => `${printed}-`;

/** Austrian bank's form for a fund: coded lines, minus signs behind, the partner and the whole side by side. */
const traunsee = document({
  file: 'Ausschüttungsanzeige_9_Traunsee Infrastruktur_2024-11-05_K-3301.pdf',
  documentType: 'Capital Distribution',
  language: 'de',
  layout: 'anzeige-mit-kennziffern',
  css: `body{font:9pt "DejaVu Sans Condensed","DejaVu Sans"} h1{font-size:13pt} table{width:100%;border-collapse:collapse;margin-bottom:12pt} td,th{border:.6px solid #444;padding:3pt 5pt} th{background:#e6e6e6;font-weight:normal;text-align:left} .m td:nth-child(n+3){text-align:right} .t td{font-weight:bold}`,
  footer:
    '<div style="font-size:7px;width:100%;padding:0 50px">Salzkammer Depotbank AG, Fondsadministration · maschinell erstellt, ohne Unterschrift gültig</div>',
  body: `<h1>Ausschüttungsanzeige</h1><table>${row(['Fonds', text('fund', 'Traunsee Infrastruktur Beteiligungs KG'), 'Ausschüttung Nr.', text('distribution_number', '9')])}${row(['Verwaltungsgesellschaft', text('fund_manager', 'Traunsee Asset Management GmbH'), 'Anzeige vom', noticeDate('29.10.2024', '2024-10-29')])}${row(['Anleger', text('limited_partner', 'Vorsorgekasse der Salinenarbeiter'), 'Zahltag', text('payment_date', '05.11.2024', '2024-11-05')])}${row(['Anlegernummer', 'K-3301', 'Währung', text('base_currency', 'EUR')])}</table>
    <table class="m"><tr><th>Kz.</th><th>Bezeichnung</th><th>Fonds gesamt</th><th>Anleger</th></tr>${row(['100', 'Kapitalrückzahlung', '6.400.000,00', de('distribution_return_of_capital', 51200000)])}${row(['110', 'Veräußerungsgewinne', '2.275.000,00', de('distribution_realised_gain', 18200000)])}${row(['120', 'Laufende Erträge (Dividenden und Zinsen)', '918.750,00', de('distribution_income', 7350000)])}${row(['190', 'Ausschüttung brutto', '9.593.750,00', de('distribution_gross', 76750000)], 't')}${row(['200', 'Kapitalertragsteuer', '252.656,25-', minus(de('distribution_withholding_tax', 2021250))])}${row(['210', 'Gewinnanteil des Managers (Carried Interest)', '455.000,00-', minus(de('distribution_carried_interest', 3640000))])}${row(['290', 'Auszahlungsbetrag', '8.886.093,75', de('distribution_net', 71088750)], 't')}</table>
    <table class="m"><tr><th>Kz.</th><th>Nachrichtlich</th><th>Fonds gesamt</th><th>Anleger</th></tr>${row(['300', 'davon wieder abrufbar', '1.600.000,00', de('distribution_recallable', 12800000)])}${row(['310', 'Zeichnungsbetrag', '250.000.000,00', '20.000.000,00'])}${row(['320', 'Offene Einzahlungsverpflichtung', '58.125.000,00', de('unfunded_commitment', 465000000)])}</table><p>Die Auszahlung erfolgt auf Ihr Konto AT28 4920 0007 3314 8801.</p>`,
});

const FRENCH = printer({
  currency: 'EUR',
  group: ' ',
  point: ',',
  digits: 2,
  after: ' €',
  negative: 'minus',
});
const fr = FRENCH.amount;

/** French manager's letter: the amounts set as an unruled list, those per unit in a sentence. */
const estuaire = document({
  file: 'Avis de distribution n°3 - FPS Estuaire Énergies.pdf',
  documentType: 'Capital Distribution',
  language: 'fr',
  layout: 'lettre-liste-sans-filets',
  margin: '24mm',
  css: `body{font:10.5pt/1.5 "Liberation Serif"} .d{margin-left:90mm} td{padding:1pt 0} td:first-child{width:105mm} td:last-child{text-align:right} .t td{font-weight:bold;padding-top:5pt}`,
  derivable: { base_currency: 'EUR' },
  body: `<p><b>${text('fund_manager', 'Estuaire Capital SAS')}</b><br>Société de gestion agréée par l'AMF<br>12 quai de la Fosse, 44000 Nantes</p><p class="d">${text('limited_partner', 'Fonds de Dotation Belle-Rive')}<br>Monsieur Yves Le Bihan<br>3 rue du Port-Maillard<br>44000 Nantes</p><p class="d">Nantes, le ${noticeDate('2 décembre 2024', '2024-12-02')}</p><p><b>Objet : ${text('fund', 'FPS Estuaire Énergies II')} – distribution n° ${text('distribution_number', '3')}</b></p>
    <p>Monsieur,</p><p>À la suite de la cession de la centrale solaire de Lussac, nous avons le plaisir de vous annoncer le versement, le ${text('payment_date', '12 décembre 2024', '2024-12-12')}, d'une distribution au titre des 4 000 parts A que vous détenez, soit 46,90 € net par part :</p>
    <table>${row(['Remboursement de capital', fr('distribution_return_of_capital', 14000000)])}${row(['Plus-values réalisées', fr('distribution_realised_gain', 5200000)])}${row(['Revenus (dividendes et intérêts)', fr('distribution_income', 840000)])}${row(['Distribution brute', fr('distribution_gross', 20040000)], 't')}${row(['Retenue à la source', fr('distribution_withholding_tax', 240000)])}${row(['Carried interest', fr('distribution_carried_interest', 1040000)])}${row(['Distribution nette', fr('distribution_net', 18760000)], 't')}</table>
    <p>Une fraction de ${fr('distribution_recallable', 3500000)} peut être rappelée par le fonds jusqu'au 31 décembre 2026. Compte tenu de celle-ci, votre engagement non appelé s'établit à ${fr('unfunded_commitment', 15500000)}.</p><p>Nous vous prions d'agréer, Monsieur, l'expression de nos sentiments distingués.</p><p>Le service investisseurs</p>`,
});

const DUTCH = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'minus', nil: '-' });
const nl = DUTCH.amount;

/** Dutch notice with this distribution beside the total of all distributions so far. */
const merwede = document({
  file: 'Merwede Groei II CV Uitkeringsbericht 2024-04-18.pdf',
  documentType: 'Capital Distribution',
  language: 'nl',
  layout: 'uitkering-naast-cumulatief',
  css: `body{font:10pt/1.4 "URW Gothic","DejaVu Sans"} h1{font-size:16pt;font-weight:normal;color:#b23a48} table{border-collapse:collapse;width:100%;margin:10pt 0} th{font-weight:normal;color:#b23a48;text-align:right;border-bottom:1px solid #b23a48;padding:3pt} td{text-align:right;padding:3pt} td:first-child,th:first-child{text-align:left} .t td{font-weight:bold;border-top:1px solid #b23a48} small{color:#777}`,
  footer:
    '<div style="font-size:7px;width:100%;padding:0 50px">Merwede Groei II C.V. - KvK 90041772 - Dordrecht</div>',
  body: `<h1>Uitkeringsbericht</h1><p>Aan: ${text('limited_partner', 'Stichting Bedrijfspensioenfonds Havenbeheer')}<br>Fonds: ${text('fund', 'Merwede Groei II C.V.')}<br>Beheerder: ${text('fund_manager', 'Merwede Participatiebeheer B.V.')}<br>Datum bericht: ${noticeDate('11 april 2024', '2024-04-11')}<br>Betaaldatum: ${text('payment_date', '18 april 2024', '2024-04-18')}</p>
    <table><tr><th>Bedragen in ${text('base_currency', 'EUR')}</th><th>Deze uitkering</th><th>Totaal tot heden</th></tr>${row(['Terugbetaling van kapitaal', nl('distribution_return_of_capital', 60000000), '2.150.000,00'])}${row(['Gerealiseerde winst', nl('distribution_realised_gain', 41275000), '1.388.400,00'])}${row(['Dividend en rente', '-', '96.212,50'])}${row(['Bruto uitkering', nl('distribution_gross', 101275000), '3.634.612,50'], 't')}${row(['Dividendbelasting', '-', '-14.431,88'])}${row(['Carried interest', `-${nl('distribution_carried_interest', 8255000)}`, '-277.680,00'])}${row(['Netto uitkering', nl('distribution_net', 93020000), '3.342.500,62'], 't')}</table>
    <p>Deze uitkering vloeit voort uit de verkoop van Alblas Scheepsinstallaties B.V. Van het bedrag kan ${nl('distribution_recallable', 20000000)} opnieuw worden opgevraagd. Uw nog niet gestorte toezegging bedraagt daarna ${nl('unfunded_commitment', 175000000)}.</p><p><small>Wij maken het bedrag over op de bij ons bekende rekening. Vragen: investeerders@merwede.example.</small></p>`,
});

export const documents = [traunsee, estuaire, merwede];
