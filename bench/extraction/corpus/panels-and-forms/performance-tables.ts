import { document } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import { investments, multiples, scheduleCells, sums, type Investment } from '../paper/schedule.ts';

const THOUSANDS = printer({
  currency: 'EUR',
  group: ',',
  point: '.',
  digits: 0,
  scale: 1000,
  negative: 'brackets',
  nil: '-',
});
const BENELUX = investments(
  [
    'Ardenne Solar Roofs S.A.',
    'Brabant Cold Chain N.V.',
    'Condroz Fibre Networks S.A.',
    'Dender Biogas N.V.',
    'Eupen District Heat A.G.',
    'Famenne Wind Parks S.A.',
    'Gaume Hydro S.A.',
    'Haspengouw Storage N.V.',
    'Moselle Smart Metering S.à r.l.',
    'Ourthe Towers S.A.',
  ],
  {
    seed: 55,
    firstYear: 2019,
    cost: [6100, 31900],
    statuses: [
      ['Unrealised', 3],
      ['Realised', 1],
      ['Unrealised', 3],
      ['Partially realised', 1],
      ['Unrealised', 2],
    ],
  },
);
const NAMES = { Realised: 'Exited', 'Partially realised': 'Partial exit', Unrealised: 'Current' };
const beneluxRow = (company: Investment): string => {
  const cell = scheduleCells(THOUSANDS, company);
  const { day, month, year } = company.date;
  const all = [
    cell.cost(),
    cell.realised(),
    cell.fairValue(),
    cell.total(),
    cell.multiple(2, (plain) => `${plain}×`),
  ];
  return `<tr><td>${cell.name()}</td><td>${cell.date(`${day}/${month}/${year}`)}</td><td>${cell.status(NAMES[company.status])}</td>${all.map((one) => `<td>${one}</td>`).join('')}</tr>`;
};
const section = (title: string, from: number, to: number): string =>
  `<tr class="sec"><td colspan="8">${title}</td></tr>${BENELUX.slice(from, to).map(beneluxRow).join('')}`;
const BEN = multiples(186400, 41210, 179655);
const tile = (label: string, value: string): string => `<div><span>${label}</span><b>${value}</b></div>`;

/** One-page factsheet: tiles with the label above, schedule in sections by sector, no IRR in the rows. */
const ardenne = document({
  file: 'Factsheet Q2-2025 Sambre Energy Infrastructure Fund.pdf',
  documentType: 'Performance',
  layout: 'lux-factsheet-sector-sections',
  css: `body{font:9.4pt "Liberation Sans"} .hd{background:#22313f;color:#fff;padding:10pt} .hd h1{margin:0;font-size:16pt} .ti{display:grid;grid-template-columns:repeat(5,1fr);gap:5pt;margin:9pt 0} .ti div{border:1px solid #cbd3da;padding:5pt} .ti span{display:block;font-size:7.2pt;color:#5b6b79} .ti b{font-size:11.5pt}
    table{width:100%;border-collapse:collapse;font-size:8.5pt} th{text-align:right;font-weight:600;border-bottom:1.5px solid #22313f;padding:3pt} td{text-align:right;padding:3pt} th:first-child,td:first-child,td:nth-child(3),th:nth-child(3){text-align:left} .sec td{font-weight:bold;padding-top:7pt;color:#22313f;border-bottom:.5px solid #cbd3da} .t td{border-top:1.5px solid #22313f;font-weight:bold} .two{display:flex;gap:16pt;font-size:8pt}`,
  body: `<div class="hd"><h1>${text('fund', 'Sambre Energy Infrastructure Fund SCA SICAV-RAIF')}</h1>Quarterly factsheet · data as of ${text('reporting_date', '30/06/2025', '2025-06-30')} · in ${text('base_currency', 'EUR', 'EUR')} thousand unless indicated</div>
    <div class="ti">${tile('Vintage', text('vintage_year', '2019'))}${tile('Fund size', THOUSANDS.amount('fund_size', 220000))}${tile('Paid-in capital', THOUSANDS.amount('fund_paid_in', 186400))}${tile('Distributions', THOUSANDS.amount('fund_distributed', 41210))}${tile('Net asset value', THOUSANDS.amount('fund_nav', 179655))}
    ${tile('Net IRR', text('net_irr', '6.3%', '6.3'))}${tile('Gross IRR', text('gross_irr', '9.0%', '9.0'))}${tile('DPI', text('dpi', `${BEN.dpi}×`, BEN.dpi))}${tile('RVPI', text('rvpi', `${BEN.rvpi}×`, BEN.rvpi))}${tile('TVPI', text('tvpi', `${BEN.tvpi}×`, BEN.tvpi))}</div>
    <div class="two"><p><b>Strategy.</b> Mid-sized energy assets in Belgium, Luxembourg and the Netherlands, target net return 8–10 %, maximum 20 % of commitments in one asset, hurdle 6 %.</p><p><b>Manager.</b> ${text('fund_manager', 'Sambre Infrastructure Partners S.à r.l.')}, AIFM since 2018, assets under management EUR 1.1 billion.</p></div>
    <table><tr><th>Asset</th><th>Acquired</th><th>Status</th><th>Invested</th><th>Returned</th><th>Valuation</th><th>Total</th><th>MoM</th></tr>${section('Generation', 0, 4)}${section('Networks', 4, 7)}${section('Storage and metering', 7, 10)}<tr class="t"><td>Portfolio</td><td></td><td></td>${sums(
      BENELUX,
    )
      .map((one) => `<td>${THOUSANDS.show(one)}</td>`)
      .join('')}<td></td></tr></table>
    <p style="font-size:7pt">MoM = money multiple. This document is for professional investors only and is not an offer.</p>`,
});

const MILES = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 0,
  scale: 1000,
  negative: 'minus',
  nil: '–',
});
const SIERRA = investments(
  [
    'Almazara Hispalense, S.L.',
    'Bodegas Río Oja Grupo, S.A.',
    'Clínicas Dentales Levante, S.L.',
    'Dársena Logística, S.A.',
    'Envases Moncayo, S.L.',
    'Frutas del Segura, S.A.',
    'Granjas Solares Teruel, S.L.',
    'Hospedería Digital, S.L.',
    'Ingeniería Naval Ferrol, S.A.',
  ],
  {
    seed: 640,
    firstYear: 2018,
    cost: [3900, 14800],
    statuses: [
      ['Realised', 2],
      ['Partially realised', 2],
      ['Unrealised', 5],
    ],
  },
);
const ESTADO = {
  Realised: 'Desinvertida',
  'Partially realised': 'Parcialmente desinvertida',
  Unrealised: 'En cartera',
};
const coma = (plain: string): string => plain.replace('.', ',');
const sierraRow = (company: Investment): string => {
  const cell = scheduleCells(MILES, company);
  const { day, month, year } = company.date;
  const all = [
    cell.cost(),
    cell.realised(),
    cell.fairValue(),
    cell.multiple(2, (plain) => `${coma(plain)}x`),
    cell.irr((plain) => `${coma(plain)}%`, 'n.d.'),
    cell.status(ESTADO[company.status]),
  ];
  return `<tr><td>${company.row + 1}</td><td>${cell.name()}</td><td>${cell.date(`${day}/${month}/${year}`)}</td>${all.map((one) => `<td>${one}</td>`).join('')}</tr>`;
};
const SIE = multiples(91300, 30115, 98740);
const kpi = (label: string, before: string, now: string): string =>
  `<tr><td>${label}</td><td>${before}</td><td>${now}</td></tr>`;

/** Spanish half-year report: key figures with the period before standing first, schedule on the second page. */
const sierra = document({
  file: 'INFORME SEMESTRAL Sierra Morena Capital Desarrollo I FCR 30.06.2024.pdf',
  documentType: 'Performance',
  layout: 'spanish-previous-period-first',
  language: 'es',
  css: `body{font:10.4pt "Liberation Serif"} .next{page-break-before:always} table{border-collapse:collapse} .k{width:70%} .k td,.k th{border:1px solid #866;padding:3pt 8pt} .k td:nth-child(n+2){text-align:right} .k td:nth-child(2){color:#777} .c{width:100%;font-size:8.8pt} .c td,.c th{padding:3.6pt 3pt;border-bottom:.6px solid #866} .c td:nth-child(n+3){text-align:right}`,
  body: `<h2>${text('fund', 'Sierra Morena Capital Desarrollo I, F.C.R.')}</h2><p>Informe semestral a ${text('reporting_date', '30 de junio de 2024', '2024-06-30')}<br>Sociedad gestora: ${text('fund_manager', 'Sierra Morena Private Equity, S.G.E.I.C., S.A.')}</p>
    <p>El Fondo, constituido en ${text('vintage_year', '2018')} con un patrimonio comprometido de ${MILES.amount('fund_size', 105000)} miles de ${text('base_currency', 'euros', 'EUR')}, mantiene nueve inversiones realizadas desde su inicio. Durante el semestre se distribuyeron 6.420 miles de euros a los partícipes.</p>
    <table class="k"><tr><th>Magnitudes (miles de euros)</th><th>31/12/2023</th><th>30/06/2024</th></tr>${kpi('Capital desembolsado', '88.150', MILES.amount('fund_paid_in', 91300))}${kpi('Distribuciones acumuladas', '23.695', MILES.amount('fund_distributed', 30115))}${kpi('Valor liquidativo', '97.204', MILES.amount('fund_nav', 98740))}
    ${kpi('DPI', '0,27x', text('dpi', `${coma(SIE.dpi)}x`, SIE.dpi))}${kpi('RVPI', '1,10x', text('rvpi', `${coma(SIE.rvpi)}x`, SIE.rvpi))}${kpi('TVPI', '1,37x', text('tvpi', `${coma(SIE.tvpi)}x`, SIE.tvpi))}${kpi('TIR bruta', '15,9%', text('gross_irr', '16,4%', '16.4'))}${kpi('TIR neta', '10,2%', text('net_irr', '10,8%', '10.8'))}</table>
    <p>El incremento del valor liquidativo se debe principalmente a la revalorización de Frutas del Segura y de Granjas Solares Teruel.</p><div class="next"><p><b>Cartera de participadas</b> (miles de euros)</p><table class="c"><tr><th>N.º</th><th style="text-align:left">Sociedad</th><th>Entrada</th><th>Coste</th><th>Cobros</th><th>Valor razonable</th><th>Múltiplo</th><th>TIR</th><th>Situación</th></tr>${SIERRA.map(sierraRow).join('')}
    <tr><td></td><td><b>Total</b></td><td></td>${sums(SIERRA)
      .slice(0, 3)
      .map((one) => `<td><b>${MILES.show(one)}</b></td>`)
      .join('')}<td></td><td></td><td></td></tr></table><p>Datos no auditados.</p></div>`,
});

export const documents = [ardenne, sierra];
