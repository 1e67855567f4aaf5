import { row } from '../html.ts';
import { cells, effect, movement, type Movement, type MovementLine, type Period } from '../paper/movement.ts';
import { document } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

type Periods = readonly (readonly [Period, Movement])[];

const FRANCS = printer({ currency: 'CHF', group: '’', point: '.', digits: 2, negative: 'minus', nil: '–' });
const SAENTIS: Periods = [
  ['qtd', movement([412805530, 25000000, null, 2343750, 418205, 611044, null, 1922710], 441230918)],
  ['ytd', movement([361440275, 75000000, 21840515, 9375000, 1530220, 2204081, 8114630, 6118842], 441230918)],
];
const saentisLine = (label: string, line: MovementLine, name = ''): string =>
  row([label, ...cells(FRANCS, line, SAENTIS)], name);

/** Swiss fund: apostrophes, quarter and year, two blocks of particulars side by side. */
const saentis = document({
  file: 'Kapitalkonto_31.12.2023_Säntisblick Growth KmGK_PK Rheintal.pdf',
  documentType: 'Capital Account',
  language: 'de',
  layout: 'schweizer-kapitalkonto',
  css: `body{font:9.5pt "Nimbus Sans","Liberation Sans"} h1{font-size:15pt;font-weight:300;margin:18pt 0 10pt} .g{display:flex;gap:12mm} .g>div{flex:1;border-top:2px solid #c8102e;padding-top:4pt;line-height:1.5} .g small{color:#666;display:block} table{width:100%;border-collapse:collapse;margin-top:14pt} th{text-align:right;font-weight:normal;color:#666;padding:3pt 0} td{padding:3.2pt 0;text-align:right;border-bottom:.4px solid #ccc} td:first-child{text-align:left} .t td{font-weight:bold;border-bottom:1px solid #000}`,
  footer:
    '<div style="font-size:7px;width:100%;padding:0 50px;display:flex;justify-content:space-between"><span>Helvis Fondsadministration AG, Zug</span><span>Seite <span class="pageNumber"></span>/<span class="totalPages"></span></span></div>',
  derivable: { period_start: '2023-10-01' },
  body: `<h1>Kapitalkontoauszug per ${text('reporting_date', '31. Dezember 2023', '2023-12-31')}</h1><div class="g"><div><small>Anleger</small>${text('limited_partner', 'Pensionskasse Rheintal Industrie')}<br>Postfach 412<br>9450 Altstätten</div><div><small>Fonds</small>${text('fund', 'Säntisblick Growth KmGK')}<br><small>Vermögensverwalter</small>${text('fund_manager', 'Säntisblick Partners AG')}</div></div>
    <table><tr><th style="text-align:left">Beträge in ${text('base_currency', 'CHF')}</th><th>4. Quartal 2023</th><th>Geschäftsjahr 2023</th></tr>${saentisLine('Anfangsbestand', 'opening', 't')}${saentisLine('Kapitaleinzahlungen', 'contributions')}${saentisLine('Ausschüttungen', 'distributions')}${saentisLine('Verwaltungsgebühr', 'fees')}${saentisLine('Übriger Aufwand der Gesellschaft', 'costs')}${saentisLine('Nettoerträge aus Anlagen', 'income')}${saentisLine('Realisierte Gewinne und Verluste', 'realised')}${saentisLine('Veränderung nicht realisierter Gewinne und Verluste', 'unrealised')}${saentisLine('Gewinnbeteiligung der Komplementärin (Carried Interest)', 'carry')}${saentisLine('Endbestand', 'closing', 't')}</table>
    <table style="width:65%"><tr><th style="text-align:left">Kapitalzusage</th><th>CHF</th></tr>${row(['Zugesagtes Kapital', FRANCS.amount('commitment', 500000000)])}${row(['Bisher einbezahlt', FRANCS.amount('contributed_to_date', 362500000)])}${row(['Bisher ausgeschüttet', FRANCS.amount('distributed_to_date', 58214090)])}${row(['Wieder abrufbare Ausschüttungen', FRANCS.amount('recallable_distributions', 12500000)])}${row(['Offene Kapitalzusage', FRANCS.amount('unfunded_commitment', 150000000)], 't')}</table><p style="font-size:8pt;color:#666">Ungeprüft. Der Anteil am Fonds beträgt ${text('ownership_percentage', '2.0833 %', '2.0833')}.</p>`,
});

const EUROS = printer({
  currency: 'EUR',
  group: ' ',
  point: ',',
  digits: 2,
  negative: 'long minus',
  nil: '-',
});
const MARENNE: Periods = [
  ['qtd', movement([228411735, 15000000, 4412250, 1187500, 204118, 388140, 1711604, 902216], 243118940)],
  ['itd', movement([0, 231250000, 41206318, 21375000, 3114075, 2880416, 14218730, 9930121], 243118940)],
];
const marenneLine = (number: string, label: string, line: MovementLine): string =>
  row([number, label, ...cells(EUROS, line, MARENNE)]);
const marenneSum = (label: string, lines: readonly MovementLine[]): string =>
  row(['', label, ...MARENNE.map(([, values]) => EUROS.show(effect(values, lines)))], 's');

/** French professional fund: numbered lines, the situation before and after each block. */
const marenne = document({
  file: 'FPCI Marenne Transmission 3 - Situation de compte 300624 - P0448.pdf',
  documentType: 'Capital Account',
  language: 'fr',
  layout: 'situation-de-compte-numerotee',
  css: `body{font:9.6pt/1.35 "Liberation Sans"} .e{float:right;width:76mm;border:.6px solid #333;padding:8pt;margin-bottom:10pt} h1{font-size:13pt;color:#1d4e89;clear:both} table{width:100%;border-collapse:collapse} th{background:#1d4e89;color:#fff;font-weight:normal;padding:4pt;text-align:right} td{padding:3pt 4pt;text-align:right} td:nth-child(2),th:nth-child(2){text-align:left} td:first-child{width:16pt;color:#777} tr:nth-child(even) td{background:#f3f6fa} .s td{font-weight:bold} .m td:first-child{width:auto;text-align:left;color:#000}`,
  body: `<div>${text('fund_manager', 'Marenne Gestion SAS')}<br><small>Société de gestion de portefeuille<br>18 rue des Salines, 17000 La Rochelle</small></div><div class="e">${text('limited_partner', 'Mutuelle des Gens de Mer')}<br>Direction financière<br>5 quai Duperré<br>17000 La Rochelle</div>
    <h1>${text('fund', 'FPCI Marenne Transmission 3')}</h1><p>Situation de votre compte de capital du ${text('period_start', '01/04/2024', '2024-04-01')} au ${text('reporting_date', '30/06/2024', '2024-06-30')}. Montants en ${text('base_currency', 'EUR')}.</p>
    <table><tr><th></th><th>Libellé</th><th>2e trimestre 2024</th><th>Depuis l'origine</th></tr>${marenneLine('1', "Valeur liquidative à l'ouverture", 'opening')}${marenneLine('2', 'Appels de fonds', 'contributions')}${marenneLine('3', 'Distributions', 'distributions')}${marenneSum('Situation avant résultat', ['opening', 'contributions', 'distributions'])}${marenneLine('4', 'Commission de gestion', 'fees')}${marenneLine('5', 'Autres frais du fonds', 'costs')}${marenneLine('6', 'Revenus nets du portefeuille', 'income')}${marenneLine('7', 'Plus et moins-values réalisées', 'realised')}${marenneLine('8', 'Variation des plus et moins-values latentes', 'unrealised')}${marenneLine('9', 'Carried interest provisionné et versé', 'carry')}${marenneLine('10', 'Valeur liquidative à la clôture', 'closing').replace('class=""', 'class="s"')}</table><br>
    <table class="m" style="width:64%">${row(['Engagement souscrit', EUROS.amount('commitment', 300000000)])}${row(['Montant appelé et libéré', EUROS.amount('contributed_to_date', 231250000)])}${row(['Montant distribué', EUROS.amount('distributed_to_date', 41206318)])}${row(['Engagement restant à appeler', EUROS.amount('unfunded_commitment', 68750000)])}${row(['Quote-part dans le fonds', text('ownership_percentage', '1,82 %', '1.82')])}</table><p><small>Document non audité établi par le dépositaire délégué Atlance Services aux Fonds.</small></p>`,
});

const DUTCH = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 0,
  before: '€ ',
  negative: 'trailing minus',
  nil: 'nihil',
});
const VECHT: Periods = [
  ['ytd', movement([5820114, 400000, null, 120000, 21806, 60412, 188204, 94330], 6480715)],
];
const vechtLine = (label: string, line: MovementLine): string => row([label, ...cells(DUTCH, line, VECHT)]);

/** Dutch cooperative: a year's account without rules, minus signs behind, the amounts of last year in a sentence. */
const vecht = document({
  file: 'Vechtdal Participaties - jaaropgave 2024 - St. Pensioenfonds Metaalbewerking Oost.pdf',
  documentType: 'Capital Account',
  language: 'nl',
  layout: 'jaaropgave-zonder-lijnen',
  margin: '26mm',
  css: `body{font:10.5pt/1.5 "Noto Sans","DejaVu Sans"} h1{font-size:14pt} td{padding:1pt 0} td:first-child{width:104mm} td:last-child{text-align:right} .k{margin-top:10pt}`,
  derivable: { distributions_ytd: 'EUR 0' },
  body: `<h1>Jaaropgave kapitaalrekening 2024</h1><p>Deelnemer: ${text('limited_partner', 'Stichting Pensioenfonds Metaalbewerking Oost')}<br>Fonds: ${text('fund', 'Coöperatief Vechtdal Participaties III U.A.')}<br>Beheerder: ${text('fund_manager', 'Vechtdal Vermogensbeheer B.V.')}<br>Verslagperiode: ${text('period_start', '1 januari 2024', '2024-01-01')} tot en met ${text('reporting_date', '31 december 2024', '2024-12-31')}<br>Valuta: ${text('base_currency', 'euro', 'EUR')}</p>
    <table>${vechtLine('Stand op 1 januari', 'opening')}${vechtLine('Gestorte bedragen', 'contributions')}${vechtLine('Uitkeringen', 'distributions')}${vechtLine('Beheervergoeding', 'fees')}${vechtLine('Overige kosten van het fonds', 'costs')}${vechtLine('Netto opbrengsten uit beleggingen', 'income')}${vechtLine('Gerealiseerd resultaat', 'realised')}${vechtLine('Ongerealiseerd resultaat', 'unrealised')}${vechtLine('Winstdelingsrecht (carried interest)', 'carry')}${vechtLine('Stand op 31 december', 'closing')}</table>
    <table class="k">${row(['Toegezegd kapitaal', DUTCH.amount('commitment', 8000000)])}${row(['Gestort sinds oprichting', DUTCH.amount('contributed_to_date', 5600000)])}${row(['Uitgekeerd sinds oprichting', DUTCH.amount('distributed_to_date', 735000)])}${row(['Nog op te vragen', DUTCH.amount('unfunded_commitment', 2400000)])}${row(['Belang in het fonds', text('ownership_percentage', '4,00%', '4.00')])}</table>
    <p>In 2023 bedroeg de storting € 800.000 en werd € 310.000 uitgekeerd. De cijfers over 2024 zijn nog niet door de accountant gecontroleerd.</p>`,
});

const KRONOR = printer({
  currency: 'SEK',
  group: ' ',
  point: ',',
  digits: 0,
  scale: 1000,
  negative: 'minus',
  nil: '–',
});
const LJUNG: Periods = [
  ['qtd', movement([84115, 6250, 1204, 469, 88, 212, 640, 415], 91330)],
  ['ytd', movement([76902, 12500, 3818, 1406, 251, 604, 1177, 1240], 91330)],
  ['itd', movement([0, 96250, 22604, 9844, 1716, 2380, 8805, 6112], 91330)],
];
const ljungLine = (label: string, line: MovementLine, name = ''): string =>
  row([label, ...cells(KRONOR, line, LJUNG)], name);

/** Swedish manager's quarterly statement in thousands of kronor, the partner's ratio figures beside the account. */
const ljung = document({
  file: 'Ljungskär_Tillväxt_II_kapitalkonto_Q3-2024.pdf',
  documentType: 'Capital Account',
  language: 'sv',
  layout: 'kapitalkonto-tkr',
  landscape: true,
  css: `body{font:10pt "Liberation Sans"} .w{display:flex;gap:14mm} .w>table:first-child{flex:2} .w>div{flex:1} h1{font-size:16pt;color:#005f56;margin-bottom:0} table{border-collapse:collapse;width:100%} th{text-align:right;border-bottom:1.5px solid #005f56;padding:4pt 6pt} td{text-align:right;padding:4pt 6pt} td:first-child{text-align:left} .t td{background:#dcefec;font-weight:bold} h2{font-size:11pt;color:#005f56}`,
  derivable: {
    period_start: '2024-07-01',
    base_currency: 'SEK',
    contributed_to_date: 'SEK 96250000',
    distributed_to_date: 'SEK 22604000',
  },
  body: `<h1>${text('fund', 'Ljungskär Tillväxt II AB')}</h1><p>Kapitalkonto för ${text('limited_partner', 'Stiftelsen Norrbygdens Framtid')} per ${text('reporting_date', '2024-09-30')} · tkr</p>
    <div class="w"><table><tr><th></th><th>Kvartal 3<br>2024</th><th>Januari–<br>september 2024</th><th>Sedan<br>start</th></tr>${ljungLine('Ingående kapital', 'opening', 't')}${ljungLine('Inbetalt kapital', 'contributions')}${ljungLine('Utdelat kapital', 'distributions')}${ljungLine('Förvaltningsavgift', 'fees')}${ljungLine('Övriga fondkostnader', 'costs')}${ljungLine('Nettointäkter från innehav', 'income')}${ljungLine('Realiserat resultat', 'realised')}${ljungLine('Orealiserat resultat', 'unrealised')}${ljungLine('Vinstdelning till förvaltaren', 'carry')}${ljungLine('Utgående kapital', 'closing', 't')}</table>
    <div><h2>Åtagande</h2><table>${row(['Totalt åtagande', KRONOR.amount('commitment', 125000)])}${row(['Återkallelsebara utdelningar', KRONOR.amount('recallable_distributions', 4500)])}${row(['Kvarstående åtagande', KRONOR.amount('unfunded_commitment', 33250)])}${row(['Andel av bolaget', text('ownership_percentage', '5,0 %', '5.0')])}</table><h2>Förvaltare</h2><p>${text('fund_manager', 'Ljungskär Kapitalförvaltning AB')}<br>Skeppsbron 14, Göteborg</p></div></div>
    <p><small>Ej reviderat. Belopp i tusental kronor.</small></p>`,
});

export const documents = [saentis, marenne, vecht, ljung];
