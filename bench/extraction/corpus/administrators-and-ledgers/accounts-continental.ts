import { row } from '../html.ts';
import { cells, movement, type Movement, type MovementLine, type Period } from '../paper/movement.ts';
import { document } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

type Periods = readonly (readonly [Period, Movement])[];

const EURO_DE = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'trailing minus',
  nil: '0,00',
});
const FICHTE: Periods = [
  ['ytd', movement([412806615, 25000000, 31240500, 6250000, 1180426, 2904418, 8810077, 3617240], 427118930)],
  ['itd', movement([0, 455000000, 118930275, 41250000, 6921055, 14210630, 52118904, 17940216], 427118930)],
];
const fichteLine = (label: string, line: MovementLine): string =>
  row([label, ...cells(EURO_DE, line, FICHTE)]);

/** Letter of a German fund management company: a whole year beside the life of the fund, trailing minus. */
const fichte = document({
  file: 'Kapitalkonto 2024 Fichtelberg Mittelstand II - Sparkassenstiftung - 1206.pdf',
  documentType: 'Capital Account',
  layout: 'kvg-annual-letter',
  language: 'de',
  css: `body{font:10pt "Liberation Sans"} .k{float:right;width:56mm;font-size:8pt;line-height:1.5} table{border-collapse:collapse;width:100%;margin:8pt 0} td,th{padding:2.6pt 4pt;text-align:right} th{border-bottom:1.2px solid;font-weight:bold} td:first-child,th:first-child{text-align:left} .e td{border-top:1.2px solid;font-weight:bold} .fu{position:fixed;bottom:0;font-size:7pt;color:#444;border-top:.5px solid #444;width:100%;padding-top:3pt}`,
  derivable: {
    period_start: '2024-01-01',
    contributed_to_date: 'EUR 4550000.00',
    distributed_to_date: 'EUR 1189302.75',
  },
  body: `<div class="k"><b>${text('fund_manager', 'Fichtelberg Kapitalverwaltungsgesellschaft mbH')}</b><br>Nürnberger Straße 14<br>95448 Bayreuth<br>Anlegerverwaltung: 0921 555-230<br><br>Bayreuth, 27. März 2025</div>
    <p>${text('limited_partner', 'Stiftung der Sparkasse Oberfranken-Ost')}<br>Herrn Dr. Pöhlmann<br>Marktplatz 3<br>95100 Selb</p><br><br><p><b>${text('fund', 'Fichtelberg Mittelstand II GmbH & Co. geschlossene Investment-KG')}<br>Ihr Kapitalkonto zum ${text('reporting_date', '31. Dezember 2024', '2024-12-31')}</b></p><p>Sehr geehrter Herr Dr. Pöhlmann,</p><p>nachfolgend erhalten Sie die Entwicklung Ihres Kapitalkontos im Geschäftsjahr 2024 sowie seit Ihrem Beitritt am 12. Juni 2017. Alle Beträge lauten auf ${text('base_currency', 'Euro', 'EUR')}.</p>
    <table><tr><th></th><th>Geschäftsjahr 2024</th><th>Seit Beitritt</th></tr>${fichteLine('Stand zu Beginn', 'opening')}${fichteLine('Einzahlungen', 'contributions')}${fichteLine('Auszahlungen', 'distributions')}${fichteLine('Verwaltungsvergütung', 'fees')}${fichteLine('Sonstige Kosten der Gesellschaft', 'costs')}${fichteLine('Laufende Erträge (Zinsen, Dividenden) netto', 'income')}${fichteLine('Realisiertes Ergebnis aus Veräußerungen', 'realised')}${fichteLine('Veränderung des nicht realisierten Ergebnisses', 'unrealised')}${fichteLine('Erfolgsbeteiligung (Carried Interest)', 'carry')}${fichteLine('Stand am Ende', 'closing').replace('class=""', 'class="e"')}</table>
    <p>Von Ihrer Zeichnungssumme in Höhe von ${EURO_DE.amount('commitment', 500000000)} EUR sind noch ${EURO_DE.amount('unfunded_commitment', 61500000)} EUR offen; darin enthalten sind wieder abrufbare Auszahlungen von ${EURO_DE.amount('recallable_distributions', 16500000)} EUR. Ihr Anteil an der Gesellschaft beträgt ${text('ownership_percentage', '2,7778 %', '2.7778')}.</p><p>Der geprüfte Jahresabschluss liegt diesem Schreiben bei.</p><p>Mit freundlichen Grüßen</p><p>Fichtelberg KVG, Anlegerverwaltung</p>
    <div class="fu">Geschäftsführung: Dipl.-Kfm. Ulrike Benkert, Jens Raithel · Amtsgericht Bayreuth HRB 6172 · Verwahrstelle: Fränkische Depotbank AG, Hof</div>`,
});

const EURO_NL = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 0,
  negative: 'minus',
  before: '€ ',
  nil: '€ –',
});
const DOMMEL: Periods = [
  ['qtd', movement([2841906, 125000, null, 18750, 4212, 6104, 31877, 11420], 3046210)],
  ['ytd', movement([2502118, 325000, 96400, 56250, 13908, 17233, 88140, 29817], 3046210)],
];
const dommelLine = (label: string, line: MovementLine): string =>
  row([label, ...cells(EURO_NL, line, DOMMEL)]);

/** Dutch participation fund: quarter and year in boxed tables, amounts with the euro sign. */
const dommel = document({
  file: 'Dommelstroom Participatiefonds III - Overzicht participant 2024-Q3 - P-118 - 1336.pdf',
  documentType: 'Capital Account',
  layout: 'dutch-participant-overview',
  language: 'nl',
  css: `body{font:9.6pt "DejaVu Sans Condensed"} h1{font-size:15pt;color:#c4511a;margin:0} table{border-collapse:collapse;width:100%;margin:8pt 0;border:1px solid #c4511a} th{background:#c4511a;color:#fff;text-align:right;padding:3.4pt 6pt} td{padding:3.4pt 6pt;text-align:right} td:first-child,th:first-child{text-align:left} tr:nth-child(odd) td{background:#fdf1ea} .e td{font-weight:bold;border-top:1px solid #c4511a} .tw{display:flex;gap:14pt} .tw>*{flex:1}`,
  derivable: { period_start: '2024-07-01' },
  header:
    '<div style="font-size:7px;width:100%;text-align:right;padding-right:50px">vertrouwelijk – uitsluitend voor de participant</div>',
  body: `<h1>Overzicht participant</h1><p>${text('fund', 'Dommelstroom Participatiefonds III Coöperatief U.A.')}<br>Derde kwartaal 2024 (stand per ${text('reporting_date', '30 september 2024', '2024-09-30')})</p>
    <div class="tw"><p>Participant<br><b>${text('limited_partner', 'Stichting Pensioenfonds Grafische Oost')}</b><br>Nummer P-118</p><p>Fondsbeheerder<br><b>${text('fund_manager', 'Dommelstroom Beheer B.V.')}</b><br>Eindhoven</p></div>
    <table><tr><th>Verloop van uw vermogen</th><th>Derde kwartaal</th><th>Lopend jaar</th></tr>${dommelLine('Beginvermogen', 'opening')}${dommelLine('Stortingen', 'contributions')}${dommelLine('Uitkeringen', 'distributions')}${dommelLine('Beheervergoeding', 'fees')}${dommelLine('Overige fondskosten', 'costs')}${dommelLine('Rente en dividend (netto)', 'income')}${dommelLine('Gerealiseerde resultaten', 'realised')}${dommelLine('Ongerealiseerde waardeverandering', 'unrealised')}${dommelLine('Carried interest', 'carry')}${dommelLine('Eindvermogen', 'closing').replace('class=""', 'class="e"')}</table>
    <table style="width:70%"><tr><th>Uw toezegging</th><th></th></tr>${row(['Toegezegd kapitaal', EURO_NL.amount('commitment', 3750000)])}${row(['Gestort sinds aanvang', EURO_NL.amount('contributed_to_date', 2812500)])}${row(['Ontvangen uitkeringen sinds aanvang', EURO_NL.amount('distributed_to_date', 401250)])}${row(['Waarvan opnieuw opvraagbaar', EURO_NL.amount('recallable_distributions', 60000)])}${row(['Nog te storten', EURO_NL.amount('unfunded_commitment', 997500)])}${row(['Uw belang in het fonds', text('ownership_percentage', '4,69%', '4.69')])}</table>
    <p style="font-size:8pt">Alle bedragen in ${text('base_currency', 'euro', 'EUR')}, zonder accountantscontrole. Beheerkosten en carried interest verlagen uw vermogen.</p>`,
});

const EURO_FR = printer({
  currency: 'EUR',
  group: ' ',
  point: ',',
  digits: 2,
  negative: 'brackets',
  nil: '-',
});
const GARANCE: Periods = [
  ['qtd', movement([186240918, 9000000, 4311020, 937500, 210344, 388210, 1904455, null], 196018207)],
  ['itd', movement([null, 202500000, 61220840, 15937500, 3144209, 5110922, 24330118, null], 196018207)],
];
const garanceLine = (label: string, line: MovementLine): string =>
  row([label, ...cells(EURO_FR, line, GARANCE)]);

/** French limited partnership: two columns with rules above and below only. */
const garance = document({
  file: 'SLP_Garance_Transmission_2_releve_T2_2025_1452.pdf',
  documentType: 'Capital Account',
  layout: 'slp-statement-two-rules',
  language: 'fr',
  css: `body{font:10pt "Liberation Serif"} h1{font:normal 15pt "Liberation Serif";text-align:center;letter-spacing:1px;margin-bottom:0} .c{text-align:center} table{width:92%;margin:10pt auto;border-collapse:collapse;border-top:1.5px solid;border-bottom:1.5px solid} td,th{padding:2.8pt 4pt;text-align:right;font-weight:normal} th{border-bottom:.6px solid;font-style:italic} td:first-child{text-align:left} .e td{font-weight:bold;border-top:.6px solid} .n{font-size:8pt}`,
  derivable: { base_currency: 'EUR' },
  body: `<h1>RELEVÉ DE COMPTE DE L'ASSOCIÉ</h1><p class="c">${text('fund', 'Garance Transmission 2 SLP')}<br>du ${text('period_start', '1er avril 2025', '2025-04-01')} au ${text('reporting_date', '30 juin 2025', '2025-06-30')}</p>
    <p>Commanditaire : <b>${text('limited_partner', 'Mutuelle des Métiers du Livre')}</b><br>Société de gestion : ${text('fund_manager', 'Garance Investissement SAS')}, agréée AMF<br>Nombre de parts A : 4 500 – quote-part de la Société : ${text('ownership_percentage', '3,214 %', '3.214')}</p>
    <table><tr><th></th><th>2e trimestre 2025 (€)</th><th>Depuis l'origine (€)</th></tr>${garanceLine('Situation nette en début de période', 'opening')}${garanceLine('Appels de fonds versés', 'contributions')}${garanceLine('Distributions reçues', 'distributions')}${garanceLine('Commission de gestion', 'fees')}${garanceLine('Autres frais de fonctionnement', 'costs')}${garanceLine('Revenus nets du portefeuille', 'income')}${garanceLine('Plus et moins-values réalisées', 'realised')}${garanceLine('Variation des plus et moins-values latentes', 'unrealised')}${garanceLine('Intéressement différé (carried interest)', 'carry')}${garanceLine('Situation nette en fin de période', 'closing').replace('class=""', 'class="e"')}</table>
    <p>Engagement souscrit : ${EURO_FR.amount('commitment', 225000000)} €<br>Montant appelé depuis l'origine : ${EURO_FR.amount('contributed_to_date', 202500000)} €<br>Distributions cumulées : ${EURO_FR.amount('distributed_to_date', 61220840)} €<br>Engagement restant à appeler : ${EURO_FR.amount('unfunded_commitment', 22500000)} €</p>
    <p class="n">Valeurs non auditées, établies selon les lignes directrices de l'IPEV. Les montants entre parenthèses viennent en diminution de la situation nette. Dépositaire : Banque des Deux Rives.</p>`,
});

const KRONOR = printer({
  currency: 'SEK',
  group: ' ',
  point: ',',
  digits: 0,
  scale: 1000,
  negative: 'long minus',
  nil: '0',
});
const NORRSKATA: Periods = [
  ['qtd', movement([61204, 2400, 1120, 244, 61, 135, 610, 205], 64318)],
  ['ytd', movement([57310, 5200, 2980, 488, 130, 262, 1384, 402], 64318)],
  ['itd', movement([0, 58600, 14210, 5120, 1044, 1980, 12110, 2965], 64318)],
];
const skataLine = (label: string, line: MovementLine): string =>
  row([label, ...cells(KRONOR, line, NORRSKATA)]);

/** Swedish holding company: thousands of kronor, three periods in plain columns. */
const norrskata = document({
  file: 'Norrskata Tillväxt II AB_Investerarrapport_2025-06-30_Familjen Lagercrantz - 1750.pdf',
  documentType: 'Capital Account',
  layout: 'swedish-thousands-three-periods',
  language: 'sv',
  css: `body{font:10pt "Liberation Sans";color:#1a1a2e} h2{font-weight:normal;margin:0;color:#2b4c7e} table{width:100%;border-collapse:collapse;margin:8pt 0 14pt} th{text-align:right;font-size:8pt;color:#2b4c7e;border-bottom:1px solid #2b4c7e;padding:3pt} td{text-align:right;padding:3pt;border-bottom:.4px solid #ccd} td:first-child,th:first-child{text-align:left} .e td{font-weight:bold} .ft{font-size:7.5pt;color:#555}`,
  derivable: { period_start: '2025-04-01' },
  body: `<h2>${text('fund', 'Norrskata Tillväxt II AB')}</h2><p>Kapitalkonto per ${text('reporting_date', '2025-06-30')}<br>Investerare: ${text('limited_partner', 'Familjen Lagercrantz Förvaltnings AB')}<br>Ägarandel: ${text('ownership_percentage', '6,40 %', '6.40')}</p><p>Belopp i ${text('base_currency', 'tkr', 'SEK')}</p>
    <table><tr><th></th><th>Kvartal 2 2025</th><th>Jan–jun 2025</th><th>Sedan start</th></tr>${skataLine('Ingående kapital', 'opening')}${skataLine('Tillskjutet kapital', 'contributions')}${skataLine('Utdelat till investeraren', 'distributions')}${skataLine('Förvaltningsarvode', 'fees')}${skataLine('Övriga kostnader', 'costs')}${skataLine('Räntor och utdelningar, netto', 'income')}${skataLine('Realiserat resultat', 'realised')}${skataLine('Orealiserad värdeförändring', 'unrealised')}${skataLine('Vinstdelning (carried interest)', 'carry')}${skataLine('Utgående kapital', 'closing').replace('class=""', 'class="e"')}</table>
    <table style="width:60%"><tr><th>Åtagande</th><th></th></tr>${row(['Utfäst kapital', KRONOR.amount('commitment', 80000)])}${row(['Inbetalt sedan start', KRONOR.amount('contributed_to_date', 58600)])}${row(['Utdelat sedan start', KRONOR.amount('distributed_to_date', 14210)])}${row(['Återkallningsbara utdelningar', KRONOR.amount('recallable_distributions', 3100)])}${row(['Kvarstående åtagande', KRONOR.amount('unfunded_commitment', 24500)])}</table>
    <p class="ft">Rapporten är upprättad av ${text('fund_manager', 'Norrskata Kapitalförvaltning AB')} och har inte granskats av bolagets revisor. Nästa rapport lämnas i november 2025.</p>`,
});

export const documents = [fichte, dommel, garance, norrskata];
