import { head, row, table } from '../html.ts';
import type { Movement, MovementLine, Period } from '../paper/movement.ts';
import { cells, movement } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import { periods } from '../paper/periods.ts';
import { printer, text } from '../paper/printing.ts';

const dutchEuro = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 0,
  scale: 1000,
  negative: 'trailing minus',
  nil: '-',
});
const DUTCH = periods(
  [350, 120, 47, 8, 6, 61, 204, 22],
  [900, 0, 141, 19, 15, 0, 310, 31],
  [7420, 1840, 902, 148, 71, 655, 1903, 240],
);
const dutchPeriods: readonly (readonly [Period, Movement])[] = [
  ['qtd', DUTCH.qtd],
  ['ytd', DUTCH.ytd],
  ['itd', DUTCH.itd],
];
const dutch = (label: string, line: MovementLine): string =>
  row([label, ...cells(dutchEuro, line, dutchPeriods)]);
const DUTCH_CALLED = DUTCH.itd.contributions ?? 0;

/** A Dutch statement in thousands with minus signs behind the amounts. */
const dutchStatement = document({
  file: 'Kapitaalrekening Q4 2025 Haringvliet Groeifonds III - Stichting Pf Zuivel.pdf',
  documentType: 'Capital Account',
  layout: 'dutch-statement-trailing-minus',
  language: 'nl',
  pageSize: 'A4 landscape',
  css: "body{font:9.6pt 'Liberation Sans'}table{border-collapse:collapse;width:90%;margin:8pt 0}td,th{padding:2.8pt 8pt;text-align:right;border-bottom:.4pt solid #c8c8c8}td:first-child,th:first-child{text-align:left}th{background:#023047;color:#fff}.e td{font-weight:bold}.k td{text-align:left;border:0;padding:1pt 12pt 1pt 0}.k{width:auto}",
  body: `<h2 style="margin:0">Overzicht kapitaalrekening</h2><table class="k">${row(['Fonds', mark('fund', 'Haringvliet Groeifonds III Coöperatief U.A.')])}${row(['Beheerder', mark('fund_manager', 'Haringvliet Capital B.V.')])}${row(['Deelnemer', mark('limited_partner', 'Stichting Pensioenfonds voor de Zuivelindustrie')])}${row(['Verslagdatum', text('reporting_date', '31 december 2025', '2025-12-31')])}${row(['Bedragen', `x ${text('base_currency', '€', 'EUR')} 1.000`])}</table>
${table([
  head(['', '4e kwartaal 2025', 'Boekjaar 2025', 'Sinds aanvang']),
  dutch('Beginstand', 'opening'),
  dutch('Gestort kapitaal', 'contributions'),
  dutch('Uitkeringen', 'distributions'),
  dutch('Beheervergoeding', 'fees'),
  dutch('Overige fondskosten', 'costs'),
  dutch('Rente- en dividendinkomsten', 'income'),
  dutch('Gerealiseerde waardemutatie', 'realised'),
  dutch('Ongerealiseerde waardemutatie', 'unrealised'),
  dutch('Carried interest', 'carry'),
  dutch('Eindstand', 'closing').replace('class=""', 'class="e"'),
])}
${table([
  head(['Commitment', 'Deelnemer', 'Totaal fonds']),
  row(['Toegezegd', dutchEuro.amount('commitment', 12000), dutchEuro.show(300000)]),
  row([
    'Gestort sinds aanvang',
    dutchEuro.amount('contributed_to_date', DUTCH_CALLED),
    dutchEuro.show(DUTCH_CALLED * 25),
  ]),
  row([
    'Uitgekeerd sinds aanvang',
    dutchEuro.amount('distributed_to_date', DUTCH.itd.distributions),
    dutchEuro.show((DUTCH.itd.distributions ?? 0) * 25),
  ]),
  row([
    'Nog op te vragen',
    dutchEuro.amount('unfunded_commitment', 12000 - DUTCH_CALLED),
    dutchEuro.show((12000 - DUTCH_CALLED) * 25),
  ]),
])}`,
  derivable: { period_start: '2025-10-01' },
});

const krona = printer({
  currency: 'SEK',
  group: ' ',
  point: ',',
  digits: 0,
  scale: 1000,
  negative: 'long minus',
  nil: '–',
});
const NOW = movement([48210, 5200, 0, 625, 91, 208, null, 402], 53120);
const YEAR = movement([41880, 9400, 2100, 2500, 388, 711, 1840, 1105], 53120);
const swedishLine = (label: string, line: MovementLine, earlier: string): string =>
  row([label, ...cells(krona, line, [['qtd', NOW]]), earlier, ...cells(krona, line, [['ytd', YEAR]])]);

/** A Swedish statement whose second column is the same quarter of the year before. */
const swedish = document({
  file: 'Andelsrapport_Q2-2025_Vätterstrand_Kapital_II_AP-fonden-Syd.pdf',
  documentType: 'Capital Account',
  layout: 'swedish-statement-with-quarter-of-the-year-before',
  language: 'sv',
  css: "body{font:10pt 'Liberation Serif'}table{border-collapse:collapse;width:100%;margin:10pt 0}td,th{padding:2.6pt 5pt;text-align:right}td:first-child,th:first-child{text-align:left}th{border-bottom:.8pt solid}.e td{font-weight:bold;border-top:.6pt solid}",
  body: `<h2 style="margin:0">${mark('fund', 'Vätterstrand Kapital II KB')}</h2><p>Andelsrapport per ${text('reporting_date', '30 juni 2025', '2025-06-30')}<br>Investerare: ${mark('limited_partner', 'Tjänstepensionsföreningen Syd')}<br>Förvaltare: ${mark('fund_manager', 'Vätterstrand Advisory AB')}<br>Belopp i ${text('base_currency', 'tkr', 'SEK')}</p>
${table([
  head(['Kapitalkonto', 'apr–jun 2025', 'apr–jun 2024', 'jan–jun 2025']),
  swedishLine('Ingående kapital', 'opening', '37 204'),
  swedishLine('Inbetalningar', 'contributions', '1 150'),
  swedishLine('Utbetalningar', 'distributions', '–'),
  swedishLine('Förvaltningsavgift', 'fees', '−625'),
  swedishLine('Övriga kostnader', 'costs', '−77'),
  swedishLine('Ränteintäkter och utdelningar', 'income', '140'),
  swedishLine('Realiserat resultat', 'realised', '–'),
  swedishLine('Orealiserad värdeförändring', 'unrealised', '812'),
  swedishLine('Vinstdelning (carried interest)', 'carry', '−160'),
  swedishLine('Utgående kapital', 'closing', '38 544').replace('class=""', 'class="e"'),
])}
<p>Utfäst kapital ${krona.amount('commitment', 100000)} tkr, varav ${krona.amount('contributed_to_date', 61300)} tkr inbetalt och ${krona.amount('unfunded_commitment', 38700)} tkr återstår att betala in. Ägarandel i fonden: ${text('ownership_percentage', '4,0 %', '4.0')}.</p>`,
  derivable: { period_start: '2025-04-01' },
});

const spanishEuro = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'brackets',
  nil: '0,00',
});
const SPANISH = movement([184220311, 22500000, 7812040, 937500, 188411, 96120, 3110255, 502417], 207914028);
const spanishLine = (label: string, line: MovementLine, whole: string): string =>
  row([label, ...cells(spanishEuro, line, [['ytd', SPANISH]]), whole]);

/** A Spanish year of one partner beside the whole fund. */
const spanish = document({
  file: 'Estado de cuenta del partícipe 2025 - Albufera Infraestructuras I FCRE - Montepío Textil.pdf',
  documentType: 'Capital Account',
  layout: 'spanish-year-beside-whole-fund',
  language: 'es',
  css: "body{font:10pt 'DejaVu Serif';font-size:9pt}table{border-collapse:collapse;width:100%;margin:9pt 0}td,th{padding:3pt 5pt;text-align:right;border:.4pt solid #aaa}td:first-child,th:first-child{text-align:left}.e td{font-weight:bold;background:#f3f3ea}",
  body: `<h3>${mark('fund', 'Albufera Infraestructuras I, FCRE')}</h3><p>Estado de cuenta del partícipe <b>${mark('limited_partner', 'Montepío de la Industria Textil')}</b><br>Ejercicio cerrado el ${text('reporting_date', '31 de diciembre de 2025', '2025-12-31')} · importes en ${text('base_currency', 'euros', 'EUR')}</p>
${table([
  head(['', 'Partícipe', 'Fondo']),
  spanishLine('Patrimonio inicial', 'opening', '58.950.499,52'),
  spanishLine('Desembolsos del período', 'contributions', '7.200.000,00'),
  spanishLine('Distribuciones del período', 'distributions', '(2.499.852,80)'),
  spanishLine('Comisión de gestión', 'fees', '(300.000,00)'),
  spanishLine('Otros gastos', 'costs', '(60.291,52)'),
  spanishLine('Ingresos financieros', 'income', '30.758,40'),
  spanishLine('Resultado por enajenaciones', 'realised', '995.281,60'),
  spanishLine('Variación de plusvalías no realizadas', 'unrealised', '2.376.866,08'),
  spanishLine('Comisión de éxito devengada', 'carry', '(160.773,44)'),
  spanishLine('Patrimonio final', 'closing', '66.532.488,96').replace('class=""', 'class="e"'),
])}
${table([
  row(['Compromiso de inversión', spanishEuro.amount('commitment', 400000000)]),
  row(['Desembolsado acumulado', spanishEuro.amount('contributed_to_date', 261250000)]),
  row(['Distribuido acumulado', spanishEuro.amount('distributed_to_date', 60418000)]),
  row(['Pendiente de desembolso', spanishEuro.amount('unfunded_commitment', 138750000)]),
])}<p>Sociedad gestora: ${mark('fund_manager', 'Albufera Capital SGEIC, S.A.')}</p>`,
  derivable: { period_start: '2025-01-01' },
});

export const documents = [dutchStatement, swedish, spanish];
