import { row } from '../html.ts';
import { document } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import { investments, scheduleCells, statusHeading, type Investment } from '../paper/schedule.ts';
import { fundCells, fundOf } from './fund-of-schedule.ts';

const comma = (plain: string): string => plain.replace('.', ',');
const minus = (plain: string): string => comma(plain).replace('-', '−');

const MSEK = printer({
  currency: 'SEK',
  group: '\u00a0',
  point: ',',
  digits: 0,
  scale: 1000000,
  negative: 'long minus',
  nil: '–',
});
const KULLABERG = investments(
  [
    'Arbrå Träteknik',
    'Bjurholm Medicinska',
    'Dalarö Sjöfart',
    'Edsbyn Fritid',
    'Forshaga Vatten',
    'Gimo Precision',
    'Högfors Elnät',
  ],
  {
    seed: 60606,
    firstYear: 2017,
    cost: [88, 420],
    statuses: [
      ['Unrealised', 4],
      ['Partially realised', 1],
      ['Realised', 2],
    ],
  },
);
const KULLABERG_FUND = fundCells(MSEK, fundOf(KULLABERG), comma);
const kullabergRow = (company: Investment): string => {
  const cell = scheduleCells(MSEK, company);
  return row([
    cell.name(),
    cell.date(company.date.iso),
    cell.cost(),
    cell.fairValue(),
    cell.realised(),
    cell.total(),
    cell.multiple(1, comma),
    cell.irr((plain) => `${minus(plain)} %`, 'e.m.'),
  ]);
};
const kullabergPart = (heading: string, companies: readonly Investment[]): string =>
  `<tr class="g"><td>${statusHeading(heading, companies)}</td>${'<td></td>'.repeat(7)}</tr>${companies.map(kullabergRow).join('')}`;

/** Swedish report: unruled table, holdings still owned first, fund figures in running text. */
const kullaberg = document({
  file: 'Kullaberg Buyout IV kvartalsrapport Q4 2024.pdf',
  documentType: 'Performance',
  layout: 'swedish-figures-in-running-text',
  language: 'sv',
  css: `body{font:10pt/1.5 "Nimbus Sans","Liberation Sans"} h1{font-size:18pt;margin:0 0 2pt} .d{color:#666;margin-bottom:14pt} table{width:100%;border-collapse:collapse;font-size:9pt;margin-top:12pt} td,th{padding:2.6pt 3pt;text-align:right;font-weight:normal} th{color:#666;font-size:8pt;vertical-align:bottom} td:first-child,th:first-child{text-align:left} .g td{padding-top:10pt;font-weight:bold}`,
  header:
    '<div style="font-size:7px;width:100%;padding:0 50px;text-align:right;color:#666">Kullaberg Buyout IV – konfidentiellt</div>',
  body: `<h1>Kvartalsrapport</h1><div class="d">${text('fund', 'Kullaberg Buyout IV AB')} · per ${text('reporting_date', '31 december 2024', '2024-12-31')} · belopp i miljoner ${text('base_currency', 'kronor', 'SEK')}</div><p>Fonden, av årgång ${text('vintage_year', '2017')}, har en storlek om ${MSEK.amount('fund_size', 2600)} mkr. Av detta har investerarna hittills betalat in ${KULLABERG_FUND.paidIn} mkr och fått tillbaka ${KULLABERG_FUND.distributed} mkr. Fondens nettotillgångsvärde uppgick vid årets slut till ${KULLABERG_FUND.nav} mkr, vilket innebär en TVPI om ${KULLABERG_FUND.tvpi}, fördelad på DPI ${KULLABERG_FUND.dpi} och RVPI ${KULLABERG_FUND.rvpi}. Internräntan uppgår till ${text('gross_irr', '18,5 %', '18.5')} brutto och ${text('net_irr', '12,4 %', '12.4')} netto.</p><p>Under kvartalet förvärvade Dalarö Sjöfart två mindre rederier. Gimo Precision avyttrades under 2023 och slutlikvid har nu erhållits. Marknaden för mindre industribolag är fortsatt avvaktande, men vi räknar med en avyttring under första halvåret 2025.</p>
  <table><tr><th>Innehav</th><th>Förvärvsdatum</th><th>Investerat<br>kapital</th><th>Orealiserat<br>värde</th><th>Realiserade<br>likvider</th><th>Totalt<br>värde</th><th>Multipel</th><th>IRR<br>brutto</th></tr>${kullabergPart('Orealiserade innehav', KULLABERG.slice(0, 4))}${kullabergPart('Delvis realiserade innehav', KULLABERG.slice(4, 5))}${kullabergPart('Realiserade innehav', KULLABERG.slice(5))}</table><p style="font-size:8pt">e.m.: ej meningsfullt. Multipel och IRR per innehav är före avgifter. Rapporten är inte granskad av fondens revisor.</p><p>${text('fund_manager', 'Kullaberg Kapitalpartner AB')}<br>Helsingborg i februari 2025</p>`,
});

const MILES = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 0,
  scale: 1000,
  negative: 'minus',
  nil: '-',
});
const ALPUJARRA = investments(
  [
    'Almazara del Poqueira',
    'Baños de Lanjarón Salud',
    'Cítricos Valle de Lecrín',
    'Dehesa Motril Logística',
    'Embutidos Trevélez',
  ],
  {
    seed: 14920,
    firstYear: 2019,
    cost: [2100, 9400],
    statuses: [
      ['Realised', 1],
      ['Partially realised', 2],
      ['Unrealised', 2],
    ],
  },
);
const ALPUJARRA_FUND = fundCells(MILES, fundOf(ALPUJARRA), (plain) => `${comma(plain)}x`);
const NOTES = [
  'Vendida a un grupo aceitero portugués.',
  'Se recibió un dividendo extraordinario tras la refinanciación.',
  'Venta de la finca sur; se mantiene el resto de la explotación.',
  'Plataforma frigorífica de 14.000 m² con ocupación del 96 %.',
  'Ventas de 21,4 millones de euros, un 7 % más que el año anterior.',
];
const alpujarraRow = (company: Investment): string => {
  const cell = scheduleCells(MILES, company);
  const { date, status, row: at } = company;
  const words = {
    Realised: 'Realizada',
    'Partially realised': 'Parcialmente realizada',
    Unrealised: 'No realizada',
  };
  return (
    row([
      cell.name(),
      cell.date(`${date.day}-${date.month}-${date.year}`),
      cell.status(words[status]),
      cell.cost(),
      cell.realised(),
      cell.fairValue(),
      cell.total(),
      cell.multiple(2, (plain) => `${comma(plain)}x`),
      cell.irr((plain) => `${comma(plain)}%`, 'n.s.'),
    ]) + `<tr class="n"><td colspan="9">${NOTES[at] ?? ''}</td></tr>`
  );
};

/** Spanish report: fund figures in a narrow right column, a line of prose below each row of the schedule. */
const alpujarra = document({
  file: 'Informe trimestral 1T25 - Alpujarra Capital Rural II FCR.pdf',
  documentType: 'Performance',
  layout: 'spanish-prose-below-each-row',
  language: 'es',
  css: `body{font:9.4pt/1.4 "Liberation Sans"} h1{font-size:16pt;color:#8c2f0f;margin:0} .w{display:flex;gap:20pt;margin:10pt 0} .w>div{flex:1} .w>table{width:36%} .w td{padding:2pt 4pt;border-bottom:.5px solid #d8b4a6} .w td:last-child{text-align:right} .x{border-collapse:collapse;width:100%;font-size:8.2pt} .x th{color:#8c2f0f;text-align:right;border-bottom:1.5px solid #8c2f0f;padding:3pt 2pt;vertical-align:bottom} .x td{text-align:right;padding:4pt 2pt 0} .x td:first-child,.x th:first-child{text-align:left} .x td:nth-child(3),.x th:nth-child(3){text-align:center} .x .n td{padding:0 2pt 5pt;font-size:7.6pt;color:#666;border-bottom:.5px solid #d8b4a6}`,
  body: `<h1>${text('fund', 'Alpujarra Capital Rural II FCR')}</h1>Informe del primer trimestre de 2025 · Datos a ${text('reporting_date', '31 de marzo de 2025', '2025-03-31')}<div class="w"><div><p><b>Comentario de la gestora</b></p><p>El valor liquidativo subió ligeramente en el trimestre gracias a Embutidos Trevélez. La sequía sigue afectando a los cítricos, aunque las lluvias de marzo han mejorado las perspectivas de la campaña.</p><p>El periodo de inversión terminó en diciembre. Las cifras se expresan en miles de ${text('base_currency', 'euros', 'EUR')} y no han sido auditadas.</p><p>${text('fund_manager', 'Alpujarra Gestión SGEIC, S.A.')}</p></div><table>${row(['Tamaño del fondo', MILES.amount('fund_size', 45000)])}${row(['Año de constitución (vintage)', text('vintage_year', '2019')])}${row(['Capital desembolsado', ALPUJARRA_FUND.paidIn])}${row(['Capital distribuido', ALPUJARRA_FUND.distributed])}${row(['Valor liquidativo', ALPUJARRA_FUND.nav])}${row(['DPI', ALPUJARRA_FUND.dpi])}${row(['RVPI', ALPUJARRA_FUND.rvpi])}${row(['TVPI', ALPUJARRA_FUND.tvpi])}${row(['TIR bruta', text('gross_irr', '15,2%', '15.2')])}${row(['TIR neta', text('net_irr', '9,1%', '9.1')])}</table></div>
  <table class="x"><tr><th>Participada</th><th>Fecha de<br>inversión</th><th>Situación</th><th>Capital<br>invertido</th><th>Importe<br>realizado</th><th>Valor<br>razonable</th><th>Valor<br>total</th><th>Múltiplo</th><th>TIR<br>bruta</th></tr>${ALPUJARRA.map(alpujarraRow).join('')}</table><p style="font-size:7.6pt">n.s.: no significativa. Las rentabilidades de las participadas son brutas.</p>`,
});

export const documents = [kullaberg, alpujarra];
