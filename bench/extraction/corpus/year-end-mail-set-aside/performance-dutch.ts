import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import type { Investment } from '../paper/schedule.ts';
import { multiples, scheduleCells, statusHeading, sums } from '../paper/schedule.ts';
import { printer, text } from '../paper/printing.ts';
import { holdings, multiple } from './holdings.ts';

const NEXT_PAGE = '<div style="break-before:page"></div>';

const million = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 1,
  scale: 1000000,
  negative: 'minus',
  nil: '–',
});
const comma = (plain: string): string => plain.replace('.', ',');
const GROUPS = holdings([
  [
    ['Drukinkt De Gouwe B.V.', '2020-03-18', 'Unrealised', 112, 0, 204, 119],
    ['Meetlab Twente B.V.', '2020-11-02', 'Unrealised', 86, 0, 71, -38],
    ['Peelhorst Stalinrichting B.V.', '2021-06-25', 'Unrealised', 134, 0, 228, 131],
    ['Scheldekraan Holding B.V.', '2022-09-14', 'Unrealised', 158, 0, 197, 72],
    ['Zaanse Walserij B.V.', '2025-05-30', 'Unrealised', 94, 0, 94],
  ],
  [
    ['Bolwerk Precisie B.V.', '2019-10-07', 'Partially realised', 105, 143, 88, 168],
    ['Lingekade Verpakkingen N.V.', '2020-07-20', 'Partially realised', 121, 68, 116, 104],
  ],
  [
    ['Hollestelle Pompen B.V.', '2019-05-15', 'Realised', 97, 286, 0, 317],
    ['Kromme Rijn Coatings B.V.', '2020-01-28', 'Realised', 64, 22, 0, -204],
  ],
]);
const TITLES = ['Lopende participaties', 'Gedeeltelijk verkocht', 'Verkocht'];
const ABOUT = new Map([
  ['Drukinkt De Gouwe B.V.', 'Drukinkten'],
  ['Meetlab Twente B.V.', 'Meettechniek'],
  ['Peelhorst Stalinrichting B.V.', 'Stalinrichting'],
  ['Scheldekraan Holding B.V.', 'Hijskranen'],
  ['Zaanse Walserij B.V.', 'Walsen'],
  ['Bolwerk Precisie B.V.', 'Verspaning'],
  ['Lingekade Verpakkingen N.V.', 'Karton'],
  ['Hollestelle Pompen B.V.', 'Pompen'],
  ['Kromme Rijn Coatings B.V.', 'Coatings'],
]);
const companyRow = (one: Investment): string => {
  const cells = scheduleCells(million, one);
  const { day, month, year } = one.date;
  return row([
    cells.name(),
    ABOUT.get(one.name) ?? '',
    cells.date(`${day}-${month}-${year}`),
    cells.cost(),
    cells.realised(),
    cells.fairValue(),
    cells.total(),
    cells.multiple(1, (plain) => `${comma(plain)}x`),
    cells.irr((plain) => `${comma(plain)}%`, 'n.v.t.'),
  ]);
};
const sumRow = (label: string, companies: readonly Investment[], name: string): string => {
  const totals = sums(companies);
  return row(
    [
      label,
      '',
      '',
      ...totals.map((amount) => million.show(amount || null)),
      `${comma(multiple(totals[3], totals[0], 1))}x`,
      '',
    ],
    name,
  );
};
const [SIZE, PAID, OUT] = [1250, 1086, 470];
const VALUE = sums(GROUPS.flat())[2];
const [CASH, CARRY] = [42, 58];
const NAV = VALUE + CASH - CARRY;
const TIMES = multiples(PAID, OUT, NAV);
const figure = (label: string, now: string, before: string): string => row([label, now, before]);

/** A Dutch growth fund's quarterly report in landscape: letter beside figures, the companies by status overleaf. */
const zuiderzee = document({
  file: 'Zuiderzee Maakindustrie Fonds II - kwartaalbericht Q4-2025.pdf',
  documentType: 'Performance',
  layout: 'dutch-landscape-report-by-status',
  language: 'nl',
  landscape: true,
  margin: '16mm 18mm',
  css: "body{font:9.4pt/1.44 'Liberation Sans'}h1{font-size:18pt;font-weight:normal;margin:0;color:#b0442a}h3{font-size:11pt;color:#b0442a;margin:0 0 4pt}.g{display:grid;grid-template-columns:1.25fr 1fr;gap:26pt;margin-top:10pt}p{margin:0 0 6pt}table{border-collapse:collapse;width:100%}td,th{padding:3pt 5pt;text-align:right;border-bottom:.3pt solid #e5c9c1;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{color:#b0442a;font-weight:normal;border-bottom:1pt solid #b0442a;vertical-align:bottom}.g td:nth-child(3){color:#888}.z td:nth-child(2),.z th:nth-child(2){text-align:left}.u td{text-align:left;font-weight:bold;padding-top:9pt}.s td{font-style:italic}.t td{font-weight:bold;border-top:.9pt solid #b0442a}.n{font-size:7.6pt;color:#666;margin-top:6pt}",
  footer:
    '<div style="font:6.4pt sans-serif;width:100%;padding:0 18mm;display:flex;justify-content:space-between;color:#777"><span>Vertrouwelijk – uitsluitend bestemd voor leden van de coöperatie</span><span><span class="pageNumber"></span> / <span class="totalPages"></span></span></div>',
  body: `<h1>${mark('fund', 'Coöperatief Zuiderzee Maakindustrie Fonds II U.A.')}</h1><p>Kwartaalbericht per ${text('reporting_date', '31 december 2025', '2025-12-31')}</p>
<div class="g"><div><h3>Bericht van de beheerder</h3>
<p>In het vierde kwartaal voegde de portefeuille per saldo € 2,9 mln aan de intrinsieke waarde toe, vóór de uitkering van november. Peelhorst boekte een recordomzet dankzij nieuwe emissie-eisen voor stallen; de waardering is met € 1,9 mln verhoogd. Bij Meetlab Twente blijft de vraag uit de halfgeleiderketen achter en is de waarde opnieuw verlaagd.</p>
<p>Bolwerk Precisie verkocht in oktober zijn vestiging in Oss. Daarvan kwam € 5,6 mln aan het fonds toe, die op 3 november aan de leden is uitgekeerd. In januari 2026 is een intentieverklaring getekend voor de verkoop van Drukinkt De Gouwe.</p>
<p>Zaanse Walserij, in mei verworven, is de laatste nieuwe participatie van het fonds. Voor vervolginvesteringen en kosten resteert € 16,4 mln aan niet-opgevraagde toezeggingen.</p>
<p>Hoorn, 12 februari 2026<br>${mark('fund_manager', 'Waterlandse Participaties B.V.')}, beheerder</p></div>
<div><h3>Kerncijfers</h3><table>${head([`in mln ${text('base_currency', 'EUR')}`, '31-12-2025', '30-9-2025'])}
${figure('Toegezegd kapitaal', million.amount('fund_size', SIZE), '125,0')}
${figure('Opgevraagd kapitaal', million.amount('fund_paid_in', PAID), '108,6')}
${figure('Uitgekeerd', million.amount('fund_distributed', OUT), '41,4')}
${figure('Intrinsieke waarde', million.amount('fund_nav', NAV), '100,9')}
${figure('DPI', text('dpi', `${comma(TIMES.dpi)}x`, TIMES.dpi), '0,38x')}
${figure('RVPI', text('rvpi', `${comma(TIMES.rvpi)}x`, TIMES.rvpi), '0,93x')}
${figure('TVPI', text('tvpi', `${comma(TIMES.tvpi)}x`, TIMES.tvpi), '1,31x')}
${figure('Bruto IRR', text('gross_irr', '13,8%', '13.8'), '13,5%')}
${figure('Netto IRR', text('net_irr', '8,4%', '8.4'), '8,1%')}
${figure('Startjaar (vintage)', text('vintage_year', '2019'), '')}</table></div></div>
${NEXT_PAGE}<h3>Participaties per ${text('reporting_date', '31 december 2025', '2025-12-31')} (bedragen in mln ${text('base_currency', 'EUR')})</h3>
<table class="z">${head(['Onderneming', 'Activiteit', 'Datum', 'Geïnvesteerd', 'Ontvangen', 'Reële<br>waarde', 'Totale<br>waarde', 'Multiple', 'Bruto<br>IRR'])}
${GROUPS.map((group, at) => `<tr class="u"><td colspan="9">${statusHeading(TITLES[at] ?? '', group)}</td></tr>${group.map(companyRow).join('\n')}${sumRow('Subtotaal', group, 's')}`).join('\n')}
${sumRow('Totaal participaties', GROUPS.flat(), 't')}
${row(['Liquide middelen en overige posten', '', '', '', '', million.show(CASH), '', '', ''])}
${row(['Voorziening carried interest', '', '', '', '', million.show(-CARRY), '', '', ''])}
${row(['Intrinsieke waarde', '', '', '', '', million.amount('fund_nav', NAV), '', '', ''], 't')}</table>
<p class="n">Reële waarde volgens de IPEV-richtlijnen. Multiple en IRR per onderneming zijn vóór kosten van het fonds. n.v.t.: korter dan een jaar gehouden. De cijfers zijn niet door de accountant gecontroleerd. Bewaarder: Stichting Bewaring Westfriesland.</p>`,
});

export const documents = [zuiderzee];
