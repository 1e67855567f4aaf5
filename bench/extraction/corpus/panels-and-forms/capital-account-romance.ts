import { cells, movement, type MovementLine } from '../paper/movement.ts';
import { document } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

const EUROS = printer({ currency: 'EUR', group: ' ', point: ',', digits: 2, negative: 'brackets', nil: '-' });
const ARM_QUARTER = movement(
  [190244015, 12500000, 8200000, 781250, 190322, 244018, 2118990, 502117],
  201488950,
);
const ARM_LIFE = movement(
  [null, 210000000, 60315000, 14062500, 3120118, 2918044, 14402210, 6218455],
  201488950,
);
const ARM_PERIODS = [
  ['itd', ARM_LIFE],
  ['qtd', ARM_QUARTER],
] as const;
const armRow = (label: string, line: MovementLine): string =>
  `<tr class="${line}"><td>${label}</td>${cells(EUROS, line, ARM_PERIODS)
    .map((cell) => `<td>${cell}</td>`)
    .join('')}</tr>`;

/** French management company: since inception first, the quarter second. */
const armorique = document({
  file: 'FPCI Armorique Transmission 2 - Relevé de situation T3 2024 - Mutuelle Pontivy.pdf',
  documentType: 'Capital Account',
  layout: 'sgp-inception-before-quarter',
  language: 'fr',
  css: `body{font:10pt "URW Bookman"} .bar{background:#7a1f3d;color:#fff;padding:8pt 12pt;font-size:13pt} table{width:100%;border-collapse:collapse} td{padding:3pt 5pt;border:.7px solid #7a1f3d}
    td+td{text-align:right;white-space:nowrap} th{background:#f3e6ea;border:.7px solid #7a1f3d;padding:4pt} .opening td,.closing td{background:#f3e6ea;font-weight:bold} .id td{border:0;text-align:left;padding:1.5pt 0} .pied{font-size:7.5pt;position:fixed;bottom:0}`,
  body: `<div class="bar">Relevé de situation de l’investisseur</div>
    <table class="id" style="margin:10pt 0"><tr><td>Fonds :</td><td>${text('fund', 'FPCI Armorique Transmission 2')}</td></tr><tr><td>Porteur de parts :</td><td>${text('limited_partner', 'Mutuelle du Pays de Pontivy')}</td></tr>
    <tr><td>Période :</td><td>du ${text('period_start', '1er juillet 2024', '2024-07-01')} au ${text('reporting_date', '30 septembre 2024', '2024-09-30')}</td></tr><tr><td>Devise :</td><td>${text('base_currency', 'EUR')} – Parts A</td></tr></table>
    <table><tr><th style="text-align:left">En euros</th><th>Depuis l’origine</th><th>3ème trimestre 2024</th></tr>${armRow('Situation nette en début de période', 'opening')}${armRow('Appels de fonds versés', 'contributions')}
    ${armRow('Distributions et remboursements', 'distributions')}${armRow('Commission de gestion', 'fees')}${armRow('Autres frais de fonctionnement', 'costs')}${armRow('Produits nets (intérêts et dividendes)', 'income')}
    ${armRow('Plus ou moins-values réalisées', 'realised')}${armRow('Variation des plus ou moins-values latentes', 'unrealised')}${armRow('Part de carried interest (provisionnée et versée)', 'carry')}${armRow('Situation nette en fin de période', 'closing')}</table>
    <p><b>Engagement</b></p><table style="width:65%"><tr><td>Engagement souscrit</td><td>${EUROS.amount('commitment', 300000000)}</td></tr><tr><td>Montant libéré</td><td>${EUROS.amount('contributed_to_date', 210000000)}</td></tr>
    <tr><td>Distributions rappelables</td><td>${EUROS.amount('recallable_distributions', 4500000)}</td></tr><tr><td>Reste à appeler</td><td>${EUROS.amount('unfunded_commitment', 94500000)}</td></tr>
    <tr><td>Distributions cumulées</td><td>${EUROS.amount('distributed_to_date', 60315000)}</td></tr></table>
    <p>Vous détenez 30 000 parts A, soit ${text('ownership_percentage', '2,40 %', '2.40')} du fonds. La valeur liquidative de la part A s’établit à 67,16 €.</p>
    <p class="pied">${text('fund_manager', 'Armorique Gestion SAS')}, société de gestion agréée par l’AMF sous le n° GP-11000099 – 18 quai Duguay-Trouin, 35000 Rennes – Document non audité</p>`,
});

const ROUND = printer({ currency: 'EUR', group: '.', point: ',', digits: 0, negative: 'minus', nil: '–' });
const TRA_YEAR = movement([2740118, 310000, 145000, 37500, 11204, 18044, 61200, 20177], 2988400);
const TRA_LIFE = movement([0, 2655000, 402300, 193100, 58811, 71093, 240118, 74290], 2988400);
const traCells = (line: MovementLine): string =>
  cells(
    ROUND,
    line,
    [
      ['ytd', TRA_YEAR],
      ['itd', TRA_LIFE],
    ],
    true,
  )
    .map((cell) => `<td>${cell}</td>`)
    .join('');

/** Spanish manager: costs printed without sign under a heading that takes them off; the closing balance of the year does not tie. */
const tramontana = document({
  file: 'TRAMONTANA CAPITAL II FCR_estado partícipe_2024.pdf',
  documentType: 'Capital Account',
  layout: 'spanish-unsigned-deductions',
  language: 'es',
  css: `body{font:10pt "Liberation Sans"} h1{font-size:14pt;color:#b5451b} table{width:100%;border-collapse:collapse;margin:6pt 0 14pt} td{padding:2.5pt 6pt} td:nth-child(n+2){text-align:right}
    .h td{font-weight:bold;color:#b5451b;border-bottom:1px solid #b5451b} .t td{font-weight:bold;border-top:1px solid #000} .ind td:first-child{padding-left:20pt}`,
  derivable: { period_start: '2024-01-01' },
  defects: [
    'closing_balance_ytd: opening balance of the year is printed 5,000 lower than the movements need',
  ],
  body: `<h1>Estado de cuenta del partícipe</h1><table style="width:auto"><tr><td>Partícipe</td><td>${text('limited_partner', 'Montepío de Médicos de Navarra')}</td></tr><tr><td>Fondo</td><td>${text('fund', 'Tramontana Capital II, F.C.R.')}</td></tr>
    <tr><td>Fecha de referencia</td><td>${text('reporting_date', '31 de diciembre de 2024', '2024-12-31')}</td></tr><tr><td>Moneda</td><td>${text('base_currency', 'Euros', 'EUR')}</td></tr></table>
    <table><tr class="h"><td></td><td>Ejercicio 2024</td><td>Desde el inicio</td></tr><tr><td>Patrimonio inicial</td><td>${ROUND.amount('opening_balance_ytd', 2735118)}</td><td>${ROUND.amount('opening_balance_itd', 0)}</td></tr>
    <tr><td><b>Más:</b></td></tr><tr class="ind"><td>Desembolsos</td>${traCells('contributions')}</tr><tr class="ind"><td>Ingresos financieros netos</td>${traCells('income')}</tr>
    <tr class="ind"><td>Resultado realizado por desinversiones</td>${traCells('realised')}</tr><tr class="ind"><td>Variación de plusvalías latentes</td>${traCells('unrealised')}</tr>
    <tr><td><b>Menos:</b></td></tr><tr class="ind"><td>Distribuciones</td>${traCells('distributions')}</tr><tr class="ind"><td>Comisión de gestión</td>${traCells('fees')}</tr>
    <tr class="ind"><td>Otros gastos del fondo</td>${traCells('costs')}</tr><tr class="ind"><td>Comisión de éxito (carried interest)</td>${traCells('carry')}</tr>
    <tr class="t"><td>Patrimonio final</td>${traCells('closing')}</tr></table>
    <table style="width:60%"><tr class="h"><td>Compromiso</td><td></td></tr><tr><td>Compromiso suscrito</td><td>${ROUND.amount('commitment', 4000000)}</td></tr><tr><td>Desembolsado acumulado</td><td>${ROUND.amount('contributed_to_date', 2655000)}</td></tr>
    <tr><td>Distribuido acumulado</td><td>${ROUND.amount('distributed_to_date', 402300)}</td></tr><tr class="t"><td>Pendiente de desembolso</td><td>${ROUND.amount('unfunded_commitment', 1345000)}</td></tr></table>
    <p>Porcentaje de participación: ${text('ownership_percentage', '1,60 %', '1.60')}. Clase A.</p><p>${text('fund_manager', 'Tramontana Gestora, S.G.E.I.C., S.A.')} · Carrer de Mallorca 277, Barcelona · Inscrita en la CNMV con el nº 199</p>`,
});

export const documents = [armorique, tramontana];
