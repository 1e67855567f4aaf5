import type { FundDocument } from '../document.ts';
import { head, row, table } from '../html.ts';
import type { MovementLine, Period } from '../paper/movement.ts';
import { cells, effect } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import { periods } from '../paper/periods.ts';
import { printer, text } from '../paper/printing.ts';

const thousand = printer({
  currency: 'SEK',
  group: '\u00a0',
  point: ',',
  digits: 0,
  scale: 1000,
  negative: 'minus',
  nil: '–',
});
const LINES: readonly MovementLine[] = [
  'opening',
  'contributions',
  'distributions',
  'fees',
  'costs',
  'income',
  'realised',
  'unrealised',
  'carry',
  'closing',
];
const ALMVIK = periods(
  [5200, 2450, 562, 118, 204, 1310, 2877, 402],
  [3750, 0, 1688, 340, 611, 0, -1904, 0],
  [71300, 14600, 9563, 1902, 2418, 6620, 17055, 2811],
);
/** The fund's own figures of the quarter, in millions with one decimal. */
const ALMVIK_FUND = ['1 723,7', '130,0', '-61,3', '-11,2', '-3,0', '5,1', '32,8', '71,9', '-8,7', '1 879,3'];
const almvikRow = (period: Period, label: string): string =>
  row([label, ...LINES.flatMap((line) => cells(thousand, line, [[period, ALMVIK[period]]]))]);
const almvikCalled = ALMVIK.itd.contributions ?? 0;

/** Swedish: periods go down and the movements across; the remaining commitment overlooks what may be called again. */
const swedish = document({
  file: 'Almvik Fastighet Nord II - Kapitalkonto kv3 2025 - 5561.pdf',
  documentType: 'Capital Account',
  language: 'sv',
  layout: 'periods-down-movements-across',
  landscape: true,
  margin: '16mm 14mm',
  footer:
    '<div style="font:6.5pt Arial;width:100%;text-align:center;color:#666">Almvik Fondförvaltning AB · org.nr 559012-4471 · Strandvägen 7 B, 114 56 Stockholm · Står under Finansinspektionens tillsyn</div>',
  css: "body{font:8.8pt 'TeX Gyre Heros','Liberation Sans'}table{width:100%;border-collapse:collapse;margin:6pt 0 16pt}td,th{padding:4.5pt 4pt;text-align:right;vertical-align:bottom;border-bottom:.4pt solid #b7c6bb}td:first-child,th:first-child{text-align:left;font-weight:bold}th{font-size:7.6pt;color:#285c3c;border-bottom:1.2pt solid #285c3c}.k{width:48%;float:left;margin-right:4%}.k td:first-child{font-weight:normal}h1{font-size:15pt;color:#285c3c;margin:0 0 3pt}",
  body: `<h1>Kapitalkontobesked</h1><p>${mark('fund', 'Almvik Fastighet Nord II AB')}<br>Investerare: ${mark('limited_partner', 'Västerbottens Läkares Pensionsstiftelse')} (nr 5561)<br>Avser ${text('period_start', '2025-07-01')} – ${text('reporting_date', '2025-09-30')}. Belopp i tusental ${text('base_currency', 'SEK')} om inget annat anges.</p>
${table([
  head([
    '',
    'Ingående<br>kapital',
    'Inbetalt<br>kapital',
    'Utbetalt till<br>investerare',
    'Förvaltnings-<br>arvode',
    'Övriga<br>kostnader',
    'Driftsnetto och<br>räntor, netto',
    'Realiserade<br>värdeförändr.',
    'Orealiserade<br>värdeförändr.',
    'Vinstdelning',
    'Utgående<br>kapital',
  ]),
  almvikRow('qtd', 'Kvartal 3 2025'),
  almvikRow('ytd', 'Januari–september 2025'),
  almvikRow('itd', 'Sedan start (2020-11-18)'),
  row(['Fonden totalt, kvartal 3 (MSEK)', ...ALMVIK_FUND]),
])}
${table(
  [
    head(['Åtagande', 'TSEK']),
    row(['Totalt åtagande', thousand.amount('commitment', 100000)]),
    row(['Inbetalt till och med 2025-09-30', thousand.amount('contributed_to_date', almvikCalled)]),
    row([
      'Utbetalt till och med 2025-09-30',
      thousand.amount('distributed_to_date', ALMVIK.itd.distributions),
    ]),
    row(['– varav kan återkallas', thousand.amount('recallable_distributions', 3200)]),
    row(['Kvarvarande åtagande', thousand.amount('unfunded_commitment', 100000 - almvikCalled)]),
    row(['Ägarandel', text('ownership_percentage', '4,00 %', '4.00')]),
  ],
  'k',
)}
<p style="padding-top:6pt">Kapitalet är värderat till verkligt värde efter extern värdering av fastigheterna per kvartalets slut. Vinstdelningen avser beräknad vinstdelning till förvaltaren om samtliga fastigheter hade avyttrats till bokförda värden. Beskedet är inte granskat av fondens revisor.</p><p>Frågor besvaras av Linnea Hagström, 08-555 310 20, investerare@almvik.example</p><p>${mark('fund_manager', 'Almvik Fondförvaltning AB')}<br>Stockholm den 24 oktober 2025</p>`,
  defects: [
    'unfunded_commitment: the remaining commitment leaves out the 3,200 thousand kronor of distributions that may be called again',
  ],
});

const euro = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'brackets',
  nil: '-',
});
const TEJO = periods(
  [30000000, 11250000, 4687500, 918244, 377105, 4120533, 8804127, 1302440],
  [22500000, 0, 14062500, 2740118, 904416, 0, 15110662, 988302],
  [412500000, 52500000, 56250000, 10223871, 3944207, 18330914, 79004118, 9207316],
);
const ALL: readonly Period[] = ['qtd', 'ytd', 'itd'];
const tejoLine = (line: MovementLine, label: string, name = 'i'): string =>
  row(
    [
      label,
      ...cells(
        euro,
        line,
        ALL.map((period) => [period, TEJO[period]] as const),
      ),
    ],
    name,
  );
const tejoSum = (label: string, lines: readonly MovementLine[]): string =>
  row([label, ...ALL.map((period) => euro.show(effect(TEJO[period], lines)))], 's');
const tejoCalled = TEJO.itd.contributions ?? 0;
const TEJO_CALLS: readonly (readonly [string, string, number])[] = [
  ['14/10/2025', 'Desembolso n.º 18: ampliación en Conservas Ría de Aldán, S.L.', 22500000],
  ['02/12/2025', 'Desembolso n.º 19: gastos y comisiones', 7500000],
];

/** Spanish: numbered headings with subtotals, the quarter's payments and the commitment on the second page. */
const spanish = document({
  file: 'Estado_cuenta_participe_4T2025_Tajamar_Expansion_III_FCR.pdf',
  documentType: 'Capital Account',
  language: 'es',
  layout: 'numbered-headings-subtotals',
  margin: '18mm 20mm 20mm',
  footer:
    '<div style="font:6.5pt Arial;width:100%;padding:0 20mm;color:#777">Tajamar Capital Privado, S.G.E.I.C., S.A. Inscrita en el registro de la CNMV con el n.º 187. <span style="float:right"><span class="pageNumber"></span> de <span class="totalPages"></span></span></div>',
  css: "body{font:9.2pt 'Nimbus Roman','Liberation Serif'}h2{color:#7b1e2b;font-size:14pt;margin:0}h4{color:#7b1e2b;margin:14pt 0 2pt}table{width:100%;border-collapse:collapse;margin:5pt 0 12pt}td,th{padding:3.1pt 4pt;text-align:right}td:first-child,th:first-child{text-align:left}th{border-top:1pt solid #7b1e2b;border-bottom:1pt solid #7b1e2b}.i td:first-child{padding-left:20pt}.s td{font-weight:bold;border-top:.4pt solid #999}.t td{font-weight:bold;background:#f5ebec;border-top:.8pt solid #7b1e2b;border-bottom:.8pt solid #7b1e2b}.l td:nth-child(2),.l th:nth-child(2){text-align:left}.f td{text-align:left;padding:1.5pt 4pt}.f td:nth-child(odd){color:#777;width:16%}",
  body: `<h2>Estado de cuenta del partícipe</h2><p style="margin:2pt 0 10pt">Cuarto trimestre de 2025 · Cifras en ${text('base_currency', 'euros', 'EUR')}</p>
<table class="f"><tr><td>Fondo</td><td>${mark('fund', 'Tajamar Expansión III, F.C.R.')}</td><td>N.º registro CNMV</td><td>341</td></tr><tr><td>Partícipe</td><td>${mark('limited_partner', 'Mutualidad de Procuradores del Cantábrico')}</td><td>NIF</td><td>V-39004417</td></tr><tr><td>Sociedad gestora</td><td>${mark('fund_manager', 'Tajamar Capital Privado, S.G.E.I.C., S.A.')}</td><td>Clase</td><td>B (7.500 participaciones)</td></tr><tr><td>Período</td><td>${text('period_start', '01/10/2025', '2025-10-01')} a ${text('reporting_date', '31/12/2025', '2025-12-31')}</td><td>Depositario</td><td>Banco Pisuerga, S.A.</td></tr></table>
${table([
  head(['', 'Trimestre', 'Acumulado 2025', 'Desde el inicio']),
  tejoLine('opening', '1. Patrimonio atribuido al inicio', 't'),
  tejoSum('2. Flujos con el partícipe', ['contributions', 'distributions']),
  tejoLine('contributions', '2.1 Desembolsos'),
  tejoLine('distributions', '2.2 Reembolsos y distribuciones'),
  tejoSum('3. Gastos', ['fees', 'costs']),
  tejoLine('fees', '3.1 Comisión de gestión'),
  tejoLine('costs', '3.2 Otros gastos de explotación'),
  tejoSum('4. Resultado de las inversiones', ['income', 'realised', 'unrealised']),
  tejoLine('income', '4.1 Intereses y dividendos, netos'),
  tejoLine('realised', '4.2 Plusvalías y minusvalías materializadas'),
  tejoLine('unrealised', '4.3 Variación de plusvalías latentes'),
  tejoLine('carry', '5. Comisión de éxito (devengada y pagada)', 's'),
  tejoLine('closing', '6. Patrimonio atribuido al cierre (1+2+3+4+5)', 't'),
])}
<p style="font-size:8pt">El patrimonio atribuido equivale a un valor liquidativo de 575,2877 euros por participación. Las inversiones se valoran conforme a las directrices IPEV y a la Circular 11/2008 de la CNMV. Cifras pendientes de auditoría.</p>
<div style="break-before:page"></div><h4>Movimientos de efectivo del trimestre</h4>
<table class="l">${[
    head(['Fecha valor', 'Concepto', 'Importe']),
    ...TEJO_CALLS.map(([day, what, amount]) => row([day, what, euro.show(amount)])),
    row(['18/12/2025', 'Distribución n.º 6: venta parcial de Grupo Ortoplus', euro.show(-11250000)]),
  ].join('')}</table>
<h4>Situación del compromiso</h4>
${table([
  head(['', 'Partícipe', 'Total Fondo']),
  row(['Compromiso de inversión', euro.amount('commitment', 750000000), euro.show(18000000000)]),
  row(['Desembolsado', euro.amount('contributed_to_date', tejoCalled), euro.show(tejoCalled * 24)]),
  row([
    'Distribuciones reinvertibles',
    euro.amount('recallable_distributions', 18000000),
    euro.show(432000000),
  ]),
  row(
    [
      'Pendiente de desembolso',
      euro.amount('unfunded_commitment', 750000000 - tejoCalled + 18000000),
      euro.show((750000000 - tejoCalled + 18000000) * 24),
    ],
    't',
  ),
  row([
    'Distribuido',
    euro.amount('distributed_to_date', TEJO.itd.distributions),
    euro.show((TEJO.itd.distributions ?? 0) * 24),
  ]),
  row(['Participación en el Fondo', text('ownership_percentage', '4,1667%', '4.1667'), '100,0000%']),
])}
<p style="font-size:8pt">Este documento tiene carácter informativo y se dirige exclusivamente al partícipe indicado. Las rentabilidades pasadas no garantizan rentabilidades futuras. Para cualquier aclaración puede dirigirse a Relación con Inversores: inversores@tajamar.example, +34 942 55 01 77.</p>`,
});

export const documents: FundDocument[] = [swedish, spanish];
