import { row } from '../html.ts';
import { cells, effect, movement, type MovementLine } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

const FRANKEN = printer({
  currency: 'CHF',
  group: '’',
  point: '.',
  digits: 2,
  negative: 'minus',
  nil: '—',
});
const chf = FRANKEN.amount;
const SWISS = [
  ['qtd', movement([418066230, 12500000, 3120440, 1562500, 318075, 290118, 1904400, 640210], 437210955)],
  ['ytd', movement([401882175, 31250000, 9460025, 6250000, 1188740, 1044207, 4811090, 2466005], 437210955)],
] as const;
const swiss = (label: string, line: MovementLine, note = ''): string =>
  row([label, note, ...cells(FRANKEN, line, SWISS)]);

/** Swiss statement: apostrophes, numbered notes between label and amounts, the closing balance first. */
const rothenflue = document({
  file: 'Kapitalkontoauszug Rothenflue Secondaries KmGK 4Q24 PK Sihltal.pdf',
  documentType: 'Capital Account',
  layout: 'swiss-closing-balance-first',
  language: 'de',
  derivable: { period_start: '2024-10-01' },
  css: `body{font:9.2pt "Nimbus Sans","Liberation Sans"} .a{display:flex;justify-content:space-between} h1{font-size:13pt;margin:26pt 0 2pt} table{border-collapse:collapse;width:100%;margin-top:10pt} td,th{padding:3pt 0;text-align:right} td:first-child,th:first-child{text-align:left;width:46%} td:nth-child(2),th:nth-child(2){text-align:center;color:#777;font-size:7.5pt} th{border-top:1px solid;border-bottom:1px solid;font-weight:bold} .e td{font-weight:bold;background:#e9e9e9} .q td:nth-child(2){text-align:right;font-size:9.2pt;color:#000} .n{font-size:7.6pt;line-height:1.5}`,
  body: `<div class="a"><div><b>${text('fund_manager', 'Rothenflue Asset Management AG')}</b><br>Gotthardstrasse 61, 8002 Zürich</div><div>${text('limited_partner', 'Pensionskasse Sihltal')}<br>Dorfstrasse 4<br>8134 Adliswil</div></div><h1>${text('fund', 'Rothenflue Secondaries KmGK')}</h1>Kapitalkontoauszug in ${text('base_currency', 'Schweizer Franken', 'CHF')} per ${text('reporting_date', '31. Dezember 2024', '2024-12-31')}
  <table><tr><th></th><th>Anm.</th><th>4. Quartal 2024</th><th>Jahr 2024</th></tr>${row(['Nettoinventarwert am Ende der Periode', '', ...cells(FRANKEN, 'closing', SWISS)], 'e')}${swiss('Nettoinventarwert am Anfang der Periode', 'opening')}${swiss('Einzahlungen', 'contributions', '1')}${swiss('Ausschüttungen', 'distributions', '2')}${swiss('Nettoertrag aus Anlagen', 'income')}${swiss('Realisierter Kapitalerfolg', 'realised')}${swiss('Veränderung des nicht realisierten Kapitalerfolgs', 'unrealised')}${swiss('Verwaltungsgebühr', 'fees', '3')}${swiss('Übriger Aufwand der Gesellschaft', 'costs')}${swiss('Gewinnbeteiligung des Komplementärs (Carry)', 'carry', '4')}</table>
  <table class="q" style="width:60%"><tr><th>Zusage</th><th></th></tr>${row(['Kapitalzusage', chf('commitment', 600000000)])}${row(['bisher abgerufen', chf('contributed_to_date', 467500000)])}${row(['wieder abrufbare Ausschüttungen', chf('recallable_distributions', 18400000)])}${row(['offene Kapitalzusage', chf('unfunded_commitment', 150900000)])}${row(['bisher ausgeschüttet', chf('distributed_to_date', 204118065)])}</table>
  <p class="n">1 Abrufe Nr. 17 und 18. 2 Davon CHF 12’500.00 wieder abrufbar. 3 0.125 % der Kapitalzusage je Monat, abzüglich angerechneter Honorare. 4 Zurückgestellt, nicht ausbezahlt. Der Auszug wurde nicht geprüft. Depotbank ist die Bank Lindenhof AG, Revisionsstelle die Tellenbach Treuhand AG.</p>`,
});

const EUROS = printer({
  currency: 'EUR',
  group: '\u00a0',
  point: ',',
  digits: 2,
  negative: 'minus',
  after: '\u00a0€',
  nil: 'néant',
});
const eur = EUROS.amount;
const HALF = movement([184022040, 15000000, 4218075, 1875000, 402166, null, 2110945, 318820], 201877301);
const french = (sign: string, label: string, line: MovementLine): string =>
  row([sign, label, ...cells(EUROS, line, [['ytd', HALF]], true)]);

/** French fund: one half-year, signs in a column of their own, parts and their value beside the account. */
const ventoux = document({
  file: 'FPCI Ventoux Transmission 2 - Situation investisseur S1 2025 - CARAC Drôme.pdf',
  documentType: 'Capital Account',
  layout: 'french-signs-in-own-column',
  language: 'fr',
  css: `body{font:9.6pt "DejaVu Serif"} .b{border:1px solid #556b2f;padding:8pt 10pt;margin-bottom:12pt;line-height:1.6} h1{font-size:13pt;color:#556b2f;text-align:right} table{border-collapse:collapse;width:100%} .m td{padding:3.6pt 4pt;border-bottom:.5px dotted #888} .m td:first-child{width:22pt;text-align:center;font-weight:bold} .m td:last-child{text-align:right} .t td{font-weight:bold;border-bottom:1.2px solid #556b2f!important} .p{font-size:8.6pt;margin-top:14pt} .p td,.p th{border:.6px solid #bbb;padding:3pt 5pt;text-align:right} .p td:first-child,.p th:first-child{text-align:left}`,
  derivable: { base_currency: 'EUR', recallable_distributions: 'EUR 0' },
  body: `<h1>Situation du compte de l’investisseur</h1><div class="b">Fonds : ${text('fund', 'FPCI Ventoux Transmission 2')}<br>Société de gestion : ${text('fund_manager', 'Ventoux Gestion SAS')} (agrément AMF GP-09000041)<br>Investisseur : ${text('limited_partner', 'Caisse Autonome de Retraite de la Drôme')}<br>Période du ${text('period_start', '1er janvier 2025', '2025-01-01')} au ${text('reporting_date', '30 juin 2025', '2025-06-30')}</div>
  <table class="m">${row(['', 'Valeur de la participation au début de la période', ...cells(EUROS, 'opening', [['ytd', HALF]])], 't')}${french('+', 'Appels de fonds versés', 'contributions')}${french('–', 'Distributions reçues', 'distributions')}${french('–', 'Commission de gestion', 'fees')}${french('–', 'Autres frais du fonds', 'costs')}${french('+', 'Plus-values nettes réalisées', 'realised')}${french('+', 'Variation des plus-values latentes', 'unrealised')}${french('–', 'Carried interest provisionné', 'carry')}${row(['=', 'Valeur de la participation à la fin de la période', ...cells(EUROS, 'closing', [['ytd', HALF]])], 't')}</table>
  <table class="p"><tr><th>Parts A</th><th>Nombre</th><th>Valeur liquidative</th><th>Engagement</th><th>Appelé à ce jour</th><th>Restant à appeler</th></tr>${row(['FR0013999042', '30 000', '67,2924 €', eur('commitment', 300000000), eur('contributed_to_date', 216000000), eur('unfunded_commitment', 84000000)])}</table>
  <p style="font-size:8pt">Les distributions de la période ne sont pas susceptibles d’être rappelées. Dépositaire : Banque du Tricastin. Commissaire aux comptes : Cabinet Aubenas & Associés. Document non audité.</p>`,
});

const THOUSANDS = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 0,
  scale: 1000,
  negative: 'brackets',
  nil: '-',
});
const keur = THOUSANDS.amount;
const OWN = movement([12406, 1150, 844, 131, 42, 18, 377, 96], 13608);
const ALL = movement([248120, 23000, 16880, 2620, 840, 360, 7540, 1920], 272160);
const dutch = (label: string, line: MovementLine, name = ''): string =>
  row([label, THOUSANDS.show(effect(ALL, [line])), ...cells(THOUSANDS, line, [['ytd', OWN]]), ''], name);

/** Dutch annual statement: fund total before the participant's column, thousands of euros. */
const oosterschelde = document({
  file: '2024 kapitaalrekening SPBZ Oosterschelde Participaties V.pdf',
  documentType: 'Capital Account',
  layout: 'dutch-fund-total-before-participant',
  language: 'nl',
  css: `body{font:10pt "DejaVu Sans Condensed","DejaVu Sans"} h1{font-size:12pt;border-left:6px solid #e06c00;padding-left:7pt} dl{display:grid;grid-template-columns:130pt 1fr;row-gap:3pt;margin:0 0 12pt} dt{color:#777}dd{margin:0} table{border-collapse:collapse;width:92%} td,th{padding:3.2pt 3pt;text-align:right} td:first-child,th:first-child{text-align:left} th{border-bottom:1px solid #e06c00;vertical-align:bottom;font-size:8.6pt} .e td{border-top:1px solid #000;border-bottom:1px solid #000} .g td{padding-top:12pt;font-weight:bold;color:#e06c00}`,
  defects: [
    'unfunded_commitment: printed 100 (thousand) lower than commitment less contributed plus recallable',
  ],
  body: `<h1>Overzicht kapitaalrekening ${text('fund', 'Oosterschelde Participaties V Coöperatief U.A.')}</h1><dl><dt>Participant</dt><dd>${text('limited_partner', 'Stichting Pensioenfonds Binnenvaart Zeeland')}</dd><dt>Beheerder</dt><dd>${text('fund_manager', 'Oosterschelde Capital Management B.V.')}</dd><dt>Verslagperiode</dt><dd>${text('period_start', '1 januari 2024', '2024-01-01')} t/m ${text('reporting_date', '31 december 2024', '2024-12-31')}</dd><dt>Bedragen</dt><dd>× ${text('base_currency', 'EUR')} 1.000</dd></dl>
  <table><tr><th></th><th>Fonds<br>totaal</th><th>Aandeel<br>participant</th><th></th></tr>${dutch('Stand begin verslagperiode', 'opening')}${dutch('Stortingen', 'contributions')}${dutch('Uitkeringen', 'distributions')}${dutch('Beheervergoeding', 'fees')}${dutch('Overige kosten', 'costs')}${dutch('Netto-opbrengsten uit beleggingen', 'income')}${dutch('Gerealiseerde waardeveranderingen', 'realised')}${dutch('Ongerealiseerde waardeveranderingen', 'unrealised')}${dutch('Carried interest', 'carry')}${dutch('Stand einde verslagperiode', 'closing', 'e')}${row(['Toezegging', '', '', ''], 'g')}${row(['Gecommitteerd', '400.000', keur('commitment', 20000), ''])}${row(['Gestort sinds aanvang', '303.400', keur('contributed_to_date', 15170), ''])}${row(['Opnieuw opvraagbaar', '12.240', keur('recallable_distributions', 612), ''])}${row(['Nog opvraagbaar', '108.840', keur('unfunded_commitment', 5342), ''], 'e')}${row(['Belang in het fonds', '', mark('ownership_percentage', '5,00%', { value: '5.00' }), ''])}</table><p style="font-size:8pt;color:#777">Op dit overzicht is geen accountantscontrole toegepast. Het aandeel van de participant kan door afwijkende vergoedingen verschillen van zijn evenredige deel.</p>`,
});

export const documents = [rothenflue, ventoux, oosterschelde];
