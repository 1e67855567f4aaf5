import { head, row, table } from '../html.ts';
import { document } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import { investments, scheduleCells, statusHeading, sums, type Investment } from '../paper/schedule.ts';
import { fundTotals } from './fund-totals.ts';

const GBP = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 0,
  scale: 1000,
  negative: 'brackets',
  nil: '',
});
const RIB = investments(
  [
    'Ambleside Outdoor',
    'Bassenthwaite Brewing',
    'Coniston Slate',
    'Derwent Diagnostics',
    'Ennerdale Software',
    'Furness Marine Cable',
    'Grasmere Care Homes',
    'Hawkshead Clothing',
    'Irton Nuclear Services',
    'Kentmere Packaging',
    'Langdale Leisure',
    'Milnthorpe Motors',
    'Ravenglass Rail',
    'Silloth Seafoods',
  ],
  {
    seed: 908,
    firstYear: 2014,
    cost: [2800, 15400],
    statuses: [
      ['Partially realised', 3],
      ['Unrealised', 6],
      ['Realised', 5],
    ],
  },
);
const TOWN = ['Kendal', 'Carlisle', 'Ulverston', 'Penrith', 'Workington'];
const STATE = { Realised: 'Sold', 'Partially realised': 'Part sold', Unrealised: 'Current' };
const ribRow = (company: Investment): string => {
  const cell = scheduleCells(GBP, company);
  const { day, month, year } = company.date;
  return row([
    String(company.row + 1),
    cell.name(),
    TOWN[company.row % 5] ?? '',
    cell.status(STATE[company.status]),
    cell.date(`${day}-${month}-${year}`),
    `${18 + ((company.row * 7) % 40)}%`,
    cell.cost(),
    cell.realised(),
    cell.fairValue(),
    cell.total(),
    cell.multiple(2, (plain) => plain),
    cell.irr((plain) => (plain.startsWith('-') ? `(${plain.slice(1)})` : plain), ''),
  ]);
};
const R = fundTotals(RIB);

/** A British manager's worksheet on landscape paper: the fund's figures in the lines above the schedule, grid throughout. */
const ribblehead = document({
  file: 'Ribblehead Regional Equity Fund valuation pack Dec-24 v3.pdf',
  documentType: 'Performance',
  layout: 'uk-worksheet-figures-above-schedule',
  landscape: true,
  margin: '13mm',
  footer:
    '<div style="font:7px Arial;width:100%;padding-left:13mm">valuation pack Dec-24 v3.xlsx / Summary</div>',
  css: `body{font:8.8pt "Liberation Sans Narrow"} table{border-collapse:collapse;width:100%} td{border:.5px solid #aaa;padding:2.6pt 4pt} .s td:nth-child(n+6){text-align:right} .k td{font-weight:bold;background:#ddebf7;text-align:left!important} .t td{font-weight:bold} .f td:nth-child(even){text-align:right} .f{margin-bottom:9pt}`,
  body: `<p style="font-size:12pt"><b>${text('fund', 'Ribblehead Regional Equity Fund LP')}</b> &nbsp; valuation at ${text('reporting_date', '31-12-2024', '2024-12-31')} &nbsp; ${text('base_currency', 'GBP')} 000</p>
    <table class="f">${row(['Manager', text('fund_manager', 'Ribblehead Investment Management Ltd'), 'Paid in', GBP.amount('fund_paid_in', R.paidIn), 'DPI', text('dpi', R.dpi), 'Gross IRR %', text('gross_irr', '15.2')])}${row(['Vintage', text('vintage_year', '2014'), 'Distributed', GBP.amount('fund_distributed', R.distributed), 'RVPI', text('rvpi', R.rvpi), 'Net IRR %', text('net_irr', '10.7')])}${row(['Fund size', GBP.amount('fund_size', 175000), 'NAV', GBP.amount('fund_nav', R.nav), 'TVPI', text('tvpi', R.tvpi), 'Hurdle %', '8.0'])}</table>
    <table class="s">${row(['#', 'Company', 'Base', 'Status', 'Completed', 'Stake', 'Cost', 'Proceeds', 'Value', 'Proceeds + value', 'x cost', 'IRR %'], 'k')}${RIB.map(ribRow).join('')}${row(['', 'Total', '', '', '', '', ...sums(RIB).map((one) => GBP.show(one)), '', ''], 't')}</table><p>IRR is left empty where it is not meaningful. Stake is on a fully diluted basis.</p>`,
});

const EUR = printer({
  currency: 'EUR',
  group: ' ',
  point: '.',
  digits: 1,
  scale: 1000000,
  negative: 'minus',
  nil: 'nil',
});
const OOST = investments(
  [
    'Baltic Ferry Terminals',
    'Danube Data Centres',
    'Iberian Rooftop Solar',
    'Nordic District Cooling',
    'Tyrrhenian Gas Storage',
    'Vistula Motorway Services',
  ],
  {
    seed: 73,
    firstYear: 2018,
    cost: [310, 940],
    statuses: [
      ['Unrealised', 4],
      ['Partially realised', 1],
      ['Unrealised', 1],
    ],
  },
);
const MONTH = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const oostRow = (company: Investment): string => {
  const cell = scheduleCells(EUR, company);
  const { day, month, year } = company.date;
  return row([
    `${cell.name()}<br><small>${['Transport', 'Digital', 'Energy'][company.row % 3] ?? ''}</small>`,
    cell.date(`${day} ${MONTH[Number(month) - 1] ?? ''} ${year}`),
    cell.cost(),
    cell.realised(),
    cell.fairValue(),
    cell.multiple(2, (plain) => `${plain}x`),
    cell.irr((plain) => `${plain}%`, 'n.m.'),
    cell.status(company.status === 'Unrealised' ? 'Unrealised' : 'Partly realised'),
  ]);
};
const sheet = (company: Investment, words: string): string =>
  `<div class="card"><h3>${text('investment_name', company.name, company.name, company.row)}</h3><p>${words}</p>${table([row(['Revenue LTM', `€${40 + company.row * 11}.4m`, 'EBITDA LTM', `€${12 + company.row * 3}.9m`]), row(['Net debt / EBITDA', `${4 + company.row * 0.3}x`, 'Board seats', '2'])])}</div>`;
const O = fundTotals(OOST);

/** Infrastructure manager's report: figures in a wide table of two lines, summary table, then company pages with other numbers. */
const oosterend = document({
  file: 'Oosterend Core Infrastructure II - Investor Report H1 2025.pdf',
  documentType: 'Performance',
  layout: 'infrastructure-report-company-pages',
  footer:
    '<div style="font:7px Arial;width:100%;padding:0 18mm;display:flex;justify-content:space-between"><span>For professional investors only</span><span class="pageNumber"></span></div>',
  css: `body{font:9.8pt "Nimbus Sans","Liberation Sans"} h1{color:#0a3d62} .w{width:100%;border-collapse:collapse;text-align:center;margin:10pt 0} .w th{background:#0a3d62;color:#fff;font-weight:normal;font-size:8pt;padding:4pt 2pt} .w td{border:1px solid #0a3d62;padding:5pt 2pt;font-weight:bold} .s{width:100%;border-collapse:collapse} .s th{text-align:right;border-bottom:1.5px solid #0a3d62;font-size:8.6pt;padding:3pt} .s td{text-align:right;border-bottom:.4px solid #aaa;padding:4pt 3pt} .s th:first-child,.s td:first-child{text-align:left} small{color:#777} .t td{font-weight:bold} .next{page-break-before:always} .card{border-left:4px solid #0a3d62;padding-left:10pt;margin-bottom:16pt} .card table{width:80%} .card td:nth-child(even){font-weight:bold}`,
  body: `<h1>${text('fund', 'Oosterend Core Infrastructure Fund II SCSp')}</h1><p>Half-year investor report, ${text('reporting_date', '30 June 2025', '2025-06-30')}. Amounts in millions of ${text('base_currency', 'euro', 'EUR')}.</p><table class="w">${head(['Vintage', 'Commitments', 'Paid-in', 'Distributions', 'NAV', 'DPI', 'RVPI', 'TVPI', 'Gross IRR', 'Net IRR'])}${row([text('vintage_year', '2018'), EUR.amount('fund_size', 4500), EUR.amount('fund_paid_in', O.paidIn), EUR.amount('fund_distributed', O.distributed), EUR.amount('fund_nav', O.nav), text('dpi', `${O.dpi}x`, O.dpi), text('rvpi', `${O.rvpi}x`, O.rvpi), text('tvpi', `${O.tvpi}x`, O.tvpi), text('gross_irr', '11.4%', '11.4'), text('net_irr', '8.1%', '8.1')])}</table>
    <p>${text('fund_manager', 'Oosterend Infrastructure Managers B.V.')} (the “Manager”) values all assets with discounted cash flows. The weighted average discount rate was 9.2% (31 December 2024: 9.4%). One asset contributed a distribution in the half-year; no acquisitions took place.</p><h2>Portfolio at a glance</h2><table class="s">${head(['Asset', 'Invested since', 'Invested', 'Received', 'Carrying value', 'Multiple', 'IRR', 'Status'])}${OOST.map(oostRow).join('')}${row(
      [
        'Total',
        '',
        ...sums(OOST)
          .slice(0, 3)
          .map((one) => EUR.show(one)),
        '',
        '',
        '',
      ],
      't',
    )}</table>
    <div class="next"><h2>Assets in detail</h2>${OOST.map((company, at) => sheet(company, ['The refinancing signed in April extends the average debt maturity to 7.2 years.', 'Occupancy reached 83% and two halls are being fitted out for a hyperscale tenant.', 'Production was 2.1% above budget after a sunny spring.', 'Twelve new buildings were connected; tariffs were raised by 3.5% in January.', 'The sale of the northern cavern brought proceeds in March.', 'Traffic grew by 4.8% over the first half of 2024.'][at] ?? '')).join('')}</div>`,
});

const TEUR = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 0,
  scale: 1000,
  negative: 'minus',
  nil: '–',
});
const WEIL = investments(
  [
    'Aalener Zahnradtechnik GmbH',
    'Biberacher Laborbedarf GmbH',
    'Crailsheimer Feinkost AG',
    'Donaueschinger Orthopädie GmbH',
    'Ehinger Verpackungen GmbH & Co. KG',
    'Freudenstädter Holzbau GmbH',
    'Geislinger Metallwaren AG',
    'Hechinger Medizinprodukte SE',
    'Isnyer Caravan GmbH',
    'Kirchheimer Datendienste GmbH',
    'Laupheimer Luftfracht GmbH',
  ],
  {
    seed: 2024,
    firstYear: 2017,
    cost: [5200, 21800],
    statuses: [
      ['Unrealised', 6],
      ['Partially realised', 2],
      ['Realised', 3],
    ],
  },
);
const komma = (plain: string): string => plain.replace('.', ',');
const weilRow = (company: Investment): string => {
  const cell = scheduleCells(TEUR, company);
  const { day, month, year } = company.date;
  const before = Math.round(company.fairValue * (0.95 + (company.row % 4) * 0.03));
  return row([
    cell.name(),
    cell.date(`${day}.${month}.${year}`),
    cell.cost(),
    cell.realised(),
    TEUR.show(before === 0 ? null : before),
    cell.fairValue(),
    cell.total(),
    cell.multiple(2, (plain) => komma(plain)),
    cell.irr((plain) => `${komma(plain)} %`, 'n. a.'),
  ]);
};
const group = (title: string, status: string): string => {
  const companies = WEIL.filter((company) => company.status === status);
  return `<tr class="g"><td colspan="9">${statusHeading(title, companies)}</td></tr>${companies.map(weilRow).join('')}`;
};
const WE = fundTotals(WEIL);

/** German half-year report: schedule with the fair value of the half-year before beside today's. */
const weilheim = document({
  file: 'Halbjahresbericht_Weilheimer_Nachfolgefonds_I_30062024.pdf',
  documentType: 'Performance',
  layout: 'german-two-fair-value-columns',
  language: 'de',
  landscape: true,
  css: `body{font:9.4pt "C059"} .two{display:flex;gap:24pt} .two>*{flex:1} table{border-collapse:collapse;width:100%} .k td{padding:2.4pt 0;border-bottom:.4px dotted #555} .k td:last-child{text-align:right} .s td,.s th{padding:3pt 5pt;text-align:right} .s th{border-top:1px solid #000;border-bottom:1px solid #000;font-weight:normal} .s td:first-child,.s th:first-child{text-align:left} .g td{font-style:italic;padding-top:6pt} .t td{border-top:1px solid #000;font-weight:bold}`,
  body: `<div class="two"><div><h2>${text('fund', 'Weilheimer Nachfolgefonds I GmbH & Co. geschlossene InvKG')}</h2><p>Halbjahresbericht per ${text('reporting_date', '30.06.2024', '2024-06-30')}<br>Alle Beträge in Tausend ${text('base_currency', 'Euro', 'EUR')}</p><p>Kapitalverwaltungsgesellschaft: ${text('fund_manager', 'Weilheimer Kapitalverwaltung GmbH')}</p><p>Aus dem Verkauf der Laupheimer Luftfracht GmbH im Jahr 2023 floss dem Fonds im Berichtszeitraum ein Resterlös von 480 zu.</p></div><div>${table([row(['Auflagejahr', text('vintage_year', '2017')]), row(['Zeichnungskapital gesamt', TEUR.amount('fund_size', 190000)]), row(['Abgerufen und eingezahlt', TEUR.amount('fund_paid_in', WE.paidIn)]), row(['Ausgeschüttet', TEUR.amount('fund_distributed', WE.distributed)]), row(['Fondsvermögen (NAV)', TEUR.amount('fund_nav', WE.nav)]), row(['DPI / RVPI / TVPI', `${text('dpi', komma(WE.dpi), WE.dpi)} / ${text('rvpi', komma(WE.rvpi), WE.rvpi)} / ${text('tvpi', komma(WE.tvpi), WE.tvpi)}`]), row(['IRR brutto', text('gross_irr', '17,3 %', '17.3')]), row(['IRR netto', text('net_irr', '12,0 %', '12.0')])], 'k')}</div></div>
    <table class="s">${head(['Gesellschaft', 'Erstinvestition', 'Investiert', 'Rückflüsse', 'Zeitwert<br>31.12.2023', 'Zeitwert<br>30.06.2024', 'Gesamtwert', 'Multiple', 'IRR'])}${group('Nicht realisierte Beteiligungen', 'Unrealised')}${group('Teilrealisierte Beteiligungen', 'Partially realised')}${group('Realisierte Beteiligungen', 'Realised')}${row(['Summe', '', TEUR.show(sums(WEIL)[0]), TEUR.show(sums(WEIL)[1]), '', TEUR.show(sums(WEIL)[2]), TEUR.show(sums(WEIL)[3]), '', ''], 't')}</table>`,
});

const ESP = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  scale: 1000000,
  negative: 'minus',
  nil: '-',
});
const ALC = investments(
  [
    'Aceites Valdeorras, S.L.',
    'Bioplásticos Turia, S.A.',
    'Calzados Elda Digital, S.L.',
    'Dermalia Clínicas, S.L.',
    'Ebanistería Naval Cantábrica, S.A.',
    'Fertilizantes Doñana, S.A.',
    'Grupo Hostelero Arlanza, S.L.',
    'Helados Mariñas, S.L.',
  ],
  {
    seed: 5150,
    firstYear: 2016,
    cost: [410, 1980],
    statuses: [
      ['Unrealised', 4],
      ['Realised', 2],
      ['Partially realised', 2],
    ],
  },
);
const MES = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const SIT = { Realised: 'Vendida', 'Partially realised': 'Venta parcial', Unrealised: 'Viva' };
const alcRow = (company: Investment): string => {
  const cell = scheduleCells(ESP, company);
  const { day, month, year } = company.date;
  return row([
    cell.name(),
    cell.status(SIT[company.status]),
    cell.date(`${day}-${MES[Number(month) - 1] ?? ''}-${year}`),
    cell.cost(),
    cell.fairValue(),
    cell.realised(),
    cell.total(),
    cell.multiple(2, (plain) => `${komma(plain)}x`),
    cell.irr((plain) => `${komma(plain)} %`, 'n.s.'),
  ]);
};
const A = fundTotals(ALC);
const tarjeta = (label: string, value: string): string => `<div><b>${value}</b><br>${label}</div>`;

/** Spanish quarterly report: figures above their labels in a band, value before proceeds in the schedule. */
const alcarria = document({
  file: 'Alcarria Capital Privado III FCR - Informe trimestral a partícipes - 31-03-2025.pdf',
  documentType: 'Performance',
  layout: 'spanish-band-value-before-proceeds',
  language: 'es',
  css: `body{font:9.4pt "Liberation Sans"} .b{display:grid;grid-template-columns:repeat(4,1fr);background:#3c1642;color:#fff;padding:8pt;gap:8pt;font-size:8pt} .b b{font-size:12.5pt} table{border-collapse:collapse;width:100%;font-size:8.2pt;margin-top:8pt} th{text-align:right;color:#3c1642;border-bottom:1.2px solid #3c1642;padding:3pt 2pt} td{text-align:right;padding:4.4pt 2pt;border-bottom:.4px solid #ccc} th:nth-child(-n+2),td:nth-child(-n+2){text-align:left} td:nth-child(n+4){white-space:nowrap} .t td{font-weight:bold;border-top:1.2px solid #3c1642}`,
  body: `<p>${text('fund_manager', 'Alcarria Gestión, S.G.E.I.C., S.A.')}</p><h2 style="color:#3c1642">${text('fund', 'Alcarria Capital Privado III, F.C.R.')}</h2><p>Informe trimestral a los partícipes. Datos a ${text('reporting_date', '31 de marzo de 2025', '2025-03-31')}, en millones de ${text('base_currency', 'euros', 'EUR')}.</p><div class="b">${tarjeta('Patrimonio comprometido', ESP.amount('fund_size', 11000))}${tarjeta('Capital aportado por los partícipes', ESP.amount('fund_paid_in', A.paidIn))}${tarjeta('Reembolsado a los partícipes', ESP.amount('fund_distributed', A.distributed))}${tarjeta('Patrimonio neto', ESP.amount('fund_nav', A.nav))}${tarjeta('DPI', text('dpi', `${komma(A.dpi)}x`, A.dpi))}${tarjeta('RVPI', text('rvpi', `${komma(A.rvpi)}x`, A.rvpi))}${tarjeta('TVPI', text('tvpi', `${komma(A.tvpi)}x`, A.tvpi))}${tarjeta('TIR bruta / neta', `${text('gross_irr', '14,9 %', '14.9')} / ${text('net_irr', '9,8 %', '9.8')}`)}</div>
    <p>Fondo de la añada ${text('vintage_year', '2016')}, con ocho participadas desde el inicio. Durante el trimestre no se han realizado nuevas inversiones. Se ha firmado la venta de un paquete adicional de Grupo Hostelero Arlanza, sujeta a autorización.</p><table>${head(['Participada', 'Situación', 'Fecha de entrada', 'Invertido', 'Valor actual', 'Cobrado', 'Valor total', 'Múltiplo', 'TIR'])}${ALC.map(alcRow).join('')}${row(['Total cartera', '', '', ESP.show(sums(ALC)[0]), ESP.show(sums(ALC)[2]), ESP.show(sums(ALC)[1]), ESP.show(sums(ALC)[3]), '', ''], 't')}</table><p style="font-size:7.4pt">n.s.: no significativa. Valoraciones según las directrices IPEV, no auditadas. TIR de las participadas, bruta.</p>`,
});

export const documents = [ribblehead, oosterend, weilheim, alcarria];
