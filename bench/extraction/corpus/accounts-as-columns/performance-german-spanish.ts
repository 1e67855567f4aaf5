import type { FundDocument } from '../document.ts';
import { holdings, multipleOf } from '../share-classes-and-netting/holdings.ts';
import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import type { Investment } from '../paper/schedule.ts';
import { multiples, scheduleCells, statusHeading, sums } from '../paper/schedule.ts';

const comma = (plain: string): string => plain.replace('.', ',');
const figures = { group: '.', point: ',', digits: 0, scale: 1000, currency: 'EUR' } as const;
const teur = printer({ ...figures, negative: 'minus', nil: '–' });
const SOFTWARE = holdings([
  ['Belegwerk AG', '2018-05-16', 'P', 6200, 11480, 14950, 312],
  ['Fluxplan Systems GmbH', '2019-09-03', 'U', 5750, 0, 13225, 184],
  ['Kassenlotse GmbH', '2020-11-24', 'U', 4300, 0, 3010, -79],
  ['Quellcode Medical GmbH', '2022-03-08', 'U', 7125, 0, 12180, 193],
]);
const INDUSTRY = holdings(
  [
    ['Hochkant Robotik GmbH', '2018-10-29', 'R', 5480, 16714, 0, 287],
    ['Lumora Laseroptik GmbH', '2019-02-12', 'U', 8350, 210, 21710, 173],
    ['Nanopor Membran AG', '2020-06-30', 'U', 6940, 0, 7980, 28],
    ['Zellstrom Batterietechnik GmbH', '2023-01-19', 'U', 9200, 0, 11960, 109],
  ],
  SOFTWARE.length,
);
const HEALTH = holdings(
  [
    ['Cordia Herzdiagnostik GmbH', '2018-12-05', 'U', 7610, 0, 17503, 141],
    ['Orthovis GmbH', '2021-07-21', 'P', 5290, 2645, 8464, 218],
    ['Tremora Neurotech GmbH', '2024-11-11', 'U', 4800, 0, 4800, null],
  ],
  SOFTWARE.length + INDUSTRY.length,
);
/** Fair values a quarter before, by row. */
const BEFORE = [14210, 12650, 3440, 11400, 0, 20930, 7980, 9200, 17503, 8120, 4800];
const GERMAN = [...SOFTWARE, ...INDUSTRY, ...HEALTH];
const BESTAND = { Realised: 'veräußert', 'Partially realised': 'teilveräußert', Unrealised: 'gehalten' } as const; // oxfmt-ignore
const STEIN = { size: 120000, in: 84600, out: 29610, nav: 111672 };
const stein = multiples(STEIN.in, STEIN.out, STEIN.nav);
const prior = (list: readonly Investment[]): number => list.reduce((all, one) => all + (BEFORE[one.row] ?? 0), 0); // oxfmt-ignore
const deRow = (one: Investment): string => {
  const cells = scheduleCells(teur, one);
  const then = BEFORE[one.row] ?? 0;
  return row([
    cells.name(),
    cells.date(`${one.date.day}.${one.date.month}.${one.date.year}`),
    cells.status(BESTAND[one.status]),
    cells.cost(),
    cells.realised(),
    teur.show(then || null),
    teur.show(one.fairValue - then || null),
    cells.fairValue(),
    cells.total(),
    cells.multiple(2, comma),
    cells.irr((plain) => `${comma(plain)} %`, 'n. a.'),
  ]);
};
const deSum = (label: string, list: readonly Investment[], name = 's'): string => {
  const [cost, realised, fair, total] = sums(list);
  const middle = [cost, realised, prior(list), fair - prior(list), fair, total];
  return row([label, '', '', ...middle.map((sum) => teur.show(sum || null)), comma(multipleOf(list, 2)), ''], name); // oxfmt-ignore
};
const deBlock = (sector: string, list: readonly Investment[]): string =>
  `<tr class="h"><td colspan="11">${sector}</td></tr>${list.map(deRow).join('')}${deSum(`Summe ${sector}`, list)}`;
const share = (label: string, fin: string, amount: number): string =>
  row([label, teur.amount(fin, amount), comma(((amount * 100) / STEIN.size).toFixed(1))]);
const ratio = (label: string, fin: string, printed: string, after = ''): string =>
  row([label, text(fin, comma(printed) + after, printed), '']);

/** German: the fund beside a subscription of 100 thousand, then by sector with the value a quarter before. */
const german = document({
  file: 'Quartalsbericht_III-2025_Steinach_Technologiefonds_II.pdf',
  documentType: 'Performance',
  language: 'de',
  layout: 'fonds-und-je-hundert-branchen-quer',
  margin: '20mm 22mm 18mm',
  footer:
    '<div style="font:6.5px sans-serif;width:100%;padding:0 22mm;color:#777;display:flex;justify-content:space-between"><span>Steinach Technologiefonds II · Bericht zum III. Quartal 2025 · vertraulich</span><span>Seite <span class="pageNumber"></span> von <span class="totalPages"></span></span></div>',
  css: "@page quer{size:A4 landscape;margin:14mm 15mm}body{font:9.8pt/1.45 'Nimbus Sans','Liberation Sans';margin:0}h1{font:17pt 'Nimbus Sans';margin:0;color:#5a2a82}h2{font-size:11pt;color:#5a2a82;margin:14pt 0 4pt}table{border-collapse:collapse;width:100%}td,th{padding:2.9pt 4pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{background:#ece5f2;vertical-align:bottom;font-size:8.2pt}.k{width:82%}.k td{border-bottom:.3pt solid #ccc}.q{page:quer;break-before:page;font-size:8.3pt}.q td:nth-child(3),.q th:nth-child(3){text-align:left}.q td:nth-child(8){background:#f6f2f9}.h td{font-weight:bold;color:#5a2a82;padding-top:7pt}.s td{border-top:.4pt solid #5a2a82;font-style:italic}.g td{border-top:1pt solid #5a2a82;border-bottom:1pt solid #5a2a82;font-weight:bold}small{font-size:7.3pt;color:#444}",
  body: `<div style="border-left:6pt solid #5a2a82;padding-left:10pt"><h1>${mark('fund', 'Steinach Technologiefonds II GmbH & Co. KG')}</h1>Bericht an die Gesellschafter zum III. Quartal 2025</div>
<h2>Das Quartal in Kürze</h2><p>Der Fonds hat sich im abgelaufenen Quartal erneut ordentlich entwickelt. Der Zeitwert der Beteiligungen stieg um 5,0 %, vor allem dank Zellstrom Batterietechnik und Quellcode Medical, die beide in neuen Finanzierungsrunden höher bewertet wurden. Kassenlotse verfehlt seine Umsatzziele weiterhin; wir haben den Wertansatz um weitere 430 TEUR herabgesetzt. Cordia Herzdiagnostik hat die Zulassung für den US-Markt beantragt.</p>
<p>Im Oktober haben wir Vertrag über den Verkauf weiterer 15 % an Belegwerk geschlossen; der Vollzug wird bis Jahresende erwartet und ist in diesem Bericht noch nicht enthalten. Ein Kapitalabruf über 3 % der Zeichnungssumme ist für das erste Quartal 2026 vorgesehen. Von den gezeichneten 120 Mio. EUR sind für Folgeinvestitionen und Kosten noch rund 21 Mio. EUR reserviert.</p>
<h2>Kennzahlen zum ${text('reporting_date', '30.09.2025', '2025-09-30')}</h2>
${table(
  [
    head(['', `Fonds gesamt<br>in T${text('base_currency', 'EUR')}`, 'je 100 TEUR<br>Zeichnungssumme']),
    share('Gezeichnetes Kapital', 'fund_size', STEIN.size),
    share('Eingezahltes Kapital', 'fund_paid_in', STEIN.in),
    share('Ausschüttungen kumuliert', 'fund_distributed', STEIN.out),
    share('Nettoinventarwert', 'fund_nav', STEIN.nav),
    ratio('DPI (Ausschüttungen / Einzahlungen)', 'dpi', stein.dpi),
    ratio('RVPI (Nettoinventarwert / Einzahlungen)', 'rvpi', stein.rvpi),
    ratio('TVPI (Gesamtwert / Einzahlungen)', 'tvpi', stein.tvpi),
    ratio('Interner Zinsfuß vor Kosten (Brutto-IRR)', 'gross_irr', '17.9', ' %'),
    ratio('Interner Zinsfuß nach Kosten (Netto-IRR)', 'net_irr', '12.3', ' %'),
  ],
  'k',
)}
<p><small>Auflagejahr (Vintage): ${text('vintage_year', '2018')}. Alle Angaben ungeprüft. Nettoinventarwert nach Abzug von Verbindlichkeiten und des rechnerischen Gewinnvorabs der Initiatoren von 5.916 TEUR.</small></p>
<h2>Ausblick und Termine</h2><p>Gesellschafterversammlung: 17. November 2025, 11 Uhr, Haus der Wirtschaft, Stuttgart. Der Bericht zum Jahresende erscheint Ende Februar 2026, der geprüfte Jahresabschluss im Mai 2026.</p>
<p style="margin-top:16pt">Stuttgart, 6. November 2025<br><br>${mark('fund_manager', 'Steinach Ventures Management GmbH')}<br><small>Königstraße 71, 70173 Stuttgart · registrierte Kapitalverwaltungsgesellschaft nach § 44 KAGB · berichte@steinach.example</small></p>
<div class="q"><h2>Beteiligungen zum ${text('reporting_date', '30.09.2025', '2025-09-30')} (in TEUR)</h2>
${table([
  head([
    'Gesellschaft',
    'Erst-<br>investition',
    'Status',
    'Anschaffungs-<br>kosten',
    'Rückflüsse',
    'Zeitwert<br>30.06.2025',
    'Verän-<br>derung',
    'Zeitwert<br>30.09.2025',
    'Gesamt-<br>wert',
    'Multi-<br>plikator',
    'IRR<br>p. a.',
  ]),
  deBlock('Software', SOFTWARE),
  deBlock('Industrietechnik', INDUSTRY),
  deBlock('Medizintechnik', HEALTH),
  deSum('Portfolio gesamt', GERMAN, 'g'),
])}
<p><small>n. a.: Haltedauer unter zwölf Monaten. Rückflüsse enthalten Verkaufserlöse, Zinsen und Dividenden. Multiplikator und IRR der Gesellschaften vor Kosten und Gewinnvorab. Bewertung nach den IPEV-Richtlinien.</small></p></div>`,
});

const miles = printer({ ...figures, negative: 'minus', nil: '-' });
const LIVE = holdings([
  ['Agrotec Huerta Sur, S.L.', '2019-07-09', 'P', 9800, 7350, 12740, 198],
  ['Baños y Reformas Turia, S.A.', '2020-02-20', 'U', 7450, 0, 5215, -64],
  ['Cerámicas La Plana Técnica, S.L.', '2020-10-15', 'U', 11200, 560, 19040, 135],
  ['Dental Marenostrum, S.L.U.', '2021-06-03', 'U', 8640, 0, 16416, 189],
  ['Envases Algaida, S.A.', '2022-01-27', 'P', 10150, 4060, 11165, 166],
  ['Formación Digital Albir, S.L.', '2023-05-18', 'U', 6900, 0, 8142, 82],
]);
const SOLD = holdings(
  [
    ['Gestión de Aguas Segura, S.L.', '2018-11-22', 'R', 8200, 23780, 0, 301],
    ['Hornos y Panadería Montgó, S.L.', '2019-03-14', 'R', 6350, 10795, 0, 148],
  ],
  LIVE.length,
);
const WHERE = 'Agroindustria · Murcia|Construcción · Valencia|Materiales · Castellón|Salud · Alicante|Envase y embalaje · Palma|Educación · Alicante'.split('|'); // oxfmt-ignore
const ESTADO = { Realised: 'Vendida', 'Partially realised': 'Venta parcial', Unrealised: 'En cartera' } as const; // oxfmt-ignore
const LEV = { size: 95000, in: 76950, out: 43862, nav: 66177 };
const lev = multiples(LEV.in, LEV.out, LEV.nav);
const esDate = ({ date }: Investment): string => `${date.day}/${date.month}/${date.year}`;
const esIrr = (plain: string): string => `${comma(plain)}%`;
const live = (one: Investment): string => {
  const cells = scheduleCells(miles, one);
  return row([
    `${cells.name()}<br><small>${WHERE[one.row] ?? ''}</small>`,
    cells.date(esDate(one)),
    cells.status(ESTADO[one.status]),
    cells.cost(),
    cells.realised(),
    cells.fairValue(),
    cells.multiple(1, (plain) => `${comma(plain)}x`),
    cells.irr(esIrr, 'n.s.'),
  ]);
};
const sold = (one: Investment): string => {
  const cells = scheduleCells(miles, one);
  const exit = ['30/09/2024', '12/12/2023'][one.row - LIVE.length] ?? '';
  return row([
    cells.name(),
    cells.date(esDate(one)),
    exit,
    cells.cost(),
    cells.realised(),
    cells.multiple(1, (plain) => `${comma(plain)}x`),
    cells.irr(esIrr, 'n.s.'),
  ]);
};
const dato = (label: string, value: string): string => `<p><span>${label}</span><b>${value}</b></p>`;
const euros = (fin: string, amount: number): string => miles.amount(fin, amount);

/** Spanish: text beside a dark panel of figures, what is held and what was sold in unlike tables, notes on companies. */
const spanish = document({
  file: 'Levante Crecimiento I FCR_Informe semestral_30-06-2025.pdf',
  documentType: 'Performance',
  language: 'es',
  layout: 'panel-oscuro-cartera-y-desinversiones',
  margin: '14mm 16mm',
  footer:
    '<div style="font:6.5px sans-serif;width:100%;padding:0 16mm;color:#777;text-align:right"><span class="pageNumber"></span></div>',
  css: "body{font:9.2pt/1.45 'URW Gothic','Liberation Sans';margin:0;color:#222}.a{display:grid;grid-template-columns:1fr 62mm;gap:8mm}.d{background:#12343b;color:#fff;padding:10pt}.d h4{margin:0 0 6pt;color:#e1b382}.d p{display:flex;justify-content:space-between;margin:0;padding:3pt 0;border-bottom:.3pt solid #4a6a70;font-size:8.6pt}.d b{font-weight:normal}h1{font:20pt 'URW Gothic';color:#12343b;margin:0}h3{color:#12343b;font-size:11.5pt;margin:14pt 0 4pt;border-bottom:1.4pt solid #e1b382}table{width:100%;border-collapse:collapse;font-size:8.6pt}td,th{padding:3pt 4pt;text-align:right;vertical-align:top;border-bottom:.3pt solid #ddd}td:first-child,th:first-child{text-align:left}th{color:#12343b;font-weight:bold;font-size:8pt;vertical-align:bottom}.s td{font-weight:bold;background:#f5ede3}small{font-size:7pt;color:#666}.c{columns:2;column-gap:18pt;font-size:8.8pt}.c p{margin:0 0 6pt;break-inside:avoid}",
  body: `<div class="a"><div><small>INFORME A LOS PARTÍCIPES – PRIMER SEMESTRE DE 2025</small><h1>${mark('fund', 'Levante Crecimiento I, F.C.R.')}</h1>
<p>El primer semestre ha sido positivo para la mayor parte de la cartera. El valor liquidativo del Fondo aumentó un 4,4% hasta el 30 de junio, una vez ajustado por la distribución de 4,1 millones de euros realizada en abril con motivo de la recapitalización de Envases Algaida.</p><p>Dental Marenostrum abrió seis clínicas y alcanzó una cifra de negocio de 31 millones de euros. Cerámicas La Plana recuperó márgenes gracias al menor coste del gas. En sentido contrario, Baños y Reformas Turia acusa la falta de personal cualificado y el retraso de dos promociones, por lo que hemos reducido su valoración en 0,6 millones de euros.</p><p>El periodo de inversión finalizó en diciembre de 2023 y no se prevén nuevas compañías. Quedan pendientes de desembolso 18,05 millones de euros, destinados a adquisiciones de las participadas y a gastos. Esperamos iniciar la venta de Agrotec Huerta Sur antes de final de año.</p></div>
<div class="d"><h4>El Fondo a ${text('reporting_date', '30.06.2025', '2025-06-30')}</h4>${dato('Patrimonio comprometido', euros('fund_size', LEV.size))}${dato('Capital desembolsado', euros('fund_paid_in', LEV.in))}${dato('Capital distribuido', euros('fund_distributed', LEV.out))}${dato('Valor liquidativo', euros('fund_nav', LEV.nav))}${dato('DPI', text('dpi', `${comma(lev.dpi)}x`, lev.dpi))}${dato('RVPI', text('rvpi', `${comma(lev.rvpi)}x`, lev.rvpi))}${dato('TVPI', text('tvpi', `${comma(lev.tvpi)}x`, lev.tvpi))}${dato('TIR bruta', text('gross_irr', '17,2%', '17.2'))}${dato('TIR neta', text('net_irr', '10,9%', '10.9'))}${dato('Añada (vintage)', text('vintage_year', '2018'))}${dato('Partícipes', '63')}<p style="border:0"><small style="color:#cdd">Importes en miles de ${text('base_currency', 'euros', 'EUR')}</small></p></div></div>
<h3>Participadas</h3>
${table([
  head(['Compañía', 'Fecha de<br>inversión', 'Situación', 'Coste', 'Importes<br>recibidos', 'Valor<br>razonable', 'Múltiplo<br>bruto', 'TIR<br>bruta']), // oxfmt-ignore
  ...LIVE.map(live),
  row(
    [
      'Total participadas',
      '',
      '',
      ...sums(LIVE)
        .slice(0, 3)
        .map((sum) => miles.show(sum)),
      `${comma(multipleOf(LIVE, 1))}x`,
      '',
    ],
    's',
  ),
])}
<h3>${statusHeading('Desinversiones completadas', SOLD)}</h3>
${table([
  head(['Compañía', 'Fecha de<br>inversión', 'Fecha de<br>venta', 'Coste', 'Importes<br>recibidos', 'Múltiplo<br>bruto', 'TIR<br>bruta']), // oxfmt-ignore
  ...SOLD.map(sold),
])}
<div style="break-before:page"></div><h3>Comentarios por compañía</h3><div class="c"><p><b>Agrotec Huerta Sur.</b> Ventas de 48,2 M€ (+9%) y EBITDA de 7,9 M€. En 2023 se vendió un 40% a un inversor francés a un múltiplo de 1,9x sobre el coste.</p><p><b>Baños y Reformas Turia.</b> Ventas de 19,5 M€ (−7%). Nuevo director general desde marzo; cumplimiento de covenants dispensado hasta diciembre.</p><p><b>Cerámicas La Plana Técnica.</b> EBITDA de 6,3 M€, un 21% por encima del presupuesto. Deuda neta de 2,1x EBITDA.</p><p><b>Dental Marenostrum.</b> 44 clínicas en cinco provincias. Se negocia la compra de un grupo de ortodoncia en Almería.</p><p><b>Envases Algaida.</b> Recapitalización de 26 M€ firmada en marzo con dos entidades. El Fondo mantiene el 57% del capital.</p><p><b>Formación Digital Albir.</b> 11.400 alumnos matriculados; lanzamiento del catálogo en portugués previsto para octubre.</p></div>
<h3>Valoración y aviso legal</h3><p><small>Las valoraciones siguen las directrices de IPEV y no han sido auditadas. El valor liquidativo incluye tesorería y otros activos y pasivos netos del Fondo, así como la provisión por comisión de éxito. Los múltiplos y la TIR por compañía son brutos, antes de comisiones y gastos. Las rentabilidades pasadas no garantizan rentabilidades futuras. Este documento se dirige exclusivamente a los partícipes del Fondo.</small></p>
<p>${mark('fund_manager', 'Levante Gestión de Capital, S.G.E.I.C., S.A.')} – Calle de la Paz 14, 46003 Valencia – Inscrita en el registro de la CNMV con el n.º 171<br>Depositario: Banco Mediterráneo de Depósito, S.A. – Auditor: Ferrer Climent Auditores, S.L.P.</p>`,
});

export const documents: FundDocument[] = [german, spanish];
