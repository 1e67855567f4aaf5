import type { FundDocument } from '../document.ts';
import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import type { Investment } from '../paper/schedule.ts';
import { multiples, scheduleCells, statusHeading, sums } from '../paper/schedule.ts';
import { holdings, multipleOf } from './holdings.ts';

const comma = (plain: string): string => plain.replace('.', ',');
const de = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 0,
  scale: 1000,
  negative: 'minus',
  nil: '–',
});
const ESTATES = holdings([
  ['Ahornhof Bürozentrum Kassel', '2015-11-16', 'R', 14850, 22310, 0, 138],
  ['Brückenquartier Regensburg', '2016-03-31', 'U', 22400, 3915, 27600, 72],
  ['Cäcilienhöfe Köln', '2016-08-22', 'P', 31250, 24180, 19750, 91],
  ['Domänenpark Hildesheim', '2016-12-15', 'U', 9675, 2040, 10125, 47],
  ['Eichenring Logistik Zwickau', '2017-05-04', 'R', 12330, 21045, 0, 169],
  ['Fährhaus-Carré Wedel', '2017-09-28', 'U', 18720, 2260, 15400, -11],
  ['Gerberviertel Ulm', '2018-02-01', 'U', 26900, 3380, 31050, 58],
  ['Hansekontor Stralsund', '2018-07-13', 'U', 11460, 985, 9210, -24],
  ['Isarpassage Landshut', '2018-11-30', 'P', 20135, 12600, 14225, 75],
  ['Jahnplatz Nahversorgung Gütersloh', '2019-04-17', 'U', 8240, 1175, 9480, 61],
  ['Klostergärten Fulda', '2019-10-01', 'U', 15580, 1410, 16940, 44],
  ['Lindenstadel Mühldorf', '2020-06-29', 'U', 7915, 610, 8275, 32],
  ['Marstall-Palais Schwerin', '2021-03-12', 'U', 13370, 0, 14480, 26],
  ['Neuland Logistik Gera', '2022-01-24', 'U', 16825, 0, 18110, 33],
]);
const ESTATE_STATUS = {
  Realised: 'veräußert',
  'Partially realised': 'teilveräußert',
  Unrealised: 'Bestand',
} as const;
const estateRow = (one: Investment): string => {
  const cells = scheduleCells(de, one);
  return row([
    String(one.row + 1),
    cells.name(),
    cells.date(`${one.date.day}.${one.date.month}.${one.date.year}`),
    cells.status(ESTATE_STATUS[one.status]),
    cells.cost(),
    cells.realised(),
    cells.fairValue(),
    cells.total(),
    cells.multiple(2, comma),
    cells.irr((plain) => `${comma(plain)} %`, '–'),
  ]);
};
const estateSum = (label: string, list: readonly Investment[], ratio = ''): string =>
  row(['', label, '', '', ...sums(list).map((sum) => de.show(sum)), ratio, ''], 's');
const estateHead = head([
  'Nr.',
  'Objektgesellschaft',
  'Erwerb',
  'Status',
  'Investiertes<br>Eigenkapital',
  'Rückflüsse',
  'Zeitwert',
  'Gesamtwert',
  'Multiple',
  'IRR',
]);
const FIRST_PAGE = ESTATES.slice(0, 11);
const hofgarten = { paidIn: 251600, distributed: 83900, nav: 190475 };
const hofgartenRatios = multiples(hofgarten.paidIn, hofgarten.distributed, hofgarten.nav);
const estateOther = hofgarten.nav - sums(ESTATES)[2];
const pair = (label: string, value: string, second: string, other: string): string =>
  row([label, value, second, other]);

/** German: key figures in pairs, then a table carried forward by hand from one page to the next. */
const carried = document({
  file: 'Hofgarten_Immobilien_Value-Add_II_Quartalsbericht_2024-IV.pdf',
  documentType: 'Performance',
  language: 'de',
  layout: 'carried-forward-between-pages',
  margin: '16mm 15mm',
  footer:
    '<div style="font:6.5px sans-serif;width:100%;padding:0 15mm;display:flex;justify-content:space-between;color:#666"><span>Hofgarten Immobilien Value-Add II – Quartalsbericht IV/2024 – vertraulich</span><span>Seite <span class="pageNumber"></span> / <span class="totalPages"></span></span></div>',
  css: "body{font:8.8pt/1.4 'Liberation Sans';margin:0}h2{font-size:14pt;margin:0;color:#40566b}h4{margin:12pt 0 4pt;color:#40566b}table{width:100%;border-collapse:collapse}.k td{padding:3pt 4pt;border-bottom:.3pt solid #ccc;width:25%}.k td:nth-child(even){text-align:right;font-weight:bold}.k td:nth-child(3){padding-left:14pt}.o{font-size:7.9pt}.o td,.o th{padding:3.4pt 2.5pt;text-align:right;border-bottom:.3pt solid #ddd}.o td:nth-child(2),.o th:nth-child(2),.o td:nth-child(4),.o th:nth-child(4){text-align:left}.o th{background:#40566b;color:#fff;font-weight:normal;vertical-align:bottom}.o .s td{font-weight:bold;border-top:.6pt solid #40566b;border-bottom:.6pt solid #40566b}.p{break-before:page}small{font-size:7.2pt;color:#555}",
  body: `<div style="display:flex;justify-content:space-between;border-bottom:2pt solid #40566b;padding-bottom:6pt"><div><h2>${mark('fund', 'Hofgarten Immobilien Value-Add II GmbH & Co. geschlossene InvKG')}</h2>Quartalsbericht zum ${text('reporting_date', '31. Dezember 2024', '2024-12-31')}</div></div>
<p>Angaben in Tausend ${text('base_currency', 'Euro', 'EUR')} (TEUR), soweit nicht anders vermerkt. Auflagejahr ${text('vintage_year', '2015')}. Kapitalverwaltungsgesellschaft: ${mark('fund_manager', 'Hofgarten Real Estate KVG mbH')}, Königsallee 212, 40215 Düsseldorf. Verwahrstelle: Bankhaus Merveldt &amp; Söhne.</p>
<h4>Kennzahlen des Fonds</h4>
${table(
  [
    pair(
      'Zeichnungskapital',
      de.amount('fund_size', 275000),
      'DPI',
      text('dpi', comma(hofgartenRatios.dpi), hofgartenRatios.dpi),
    ),
    pair(
      'Eingezahltes Kapital',
      de.amount('fund_paid_in', hofgarten.paidIn),
      'RVPI',
      text('rvpi', comma(hofgartenRatios.rvpi), hofgartenRatios.rvpi),
    ),
    pair(
      'Auszahlungen an Anleger',
      de.amount('fund_distributed', hofgarten.distributed),
      'TVPI',
      text('tvpi', comma(hofgartenRatios.tvpi), hofgartenRatios.tvpi),
    ),
    pair(
      'Nettoinventarwert',
      de.amount('fund_nav', hofgarten.nav),
      'IRR vor Kosten (brutto)',
      text('gross_irr', '5,9 %', '5.9'),
    ),
    pair(
      'Nettoinventarwert Vorquartal',
      '192.310',
      'IRR nach Kosten (netto)',
      text('net_irr', '1,8 %', '1.8'),
    ),
    pair('Vermietungsquote', '93,4 %', 'Fremdkapitalquote', '46,2 %'),
  ],
  'k',
)}
<p>Der Nettoinventarwert setzt sich aus den Zeitwerten der Objektgesellschaften von ${de.show(sums(ESTATES)[2])} TEUR sowie sonstigen Vermögensgegenständen und Verbindlichkeiten von ${de.show(estateOther)} TEUR zusammen. Im Berichtsquartal wurden die Mietverträge mit dem Ankermieter der Isarpassage um acht Jahre verlängert; im Gegenzug wurden Ausbaukosten von 1,2 Mio. EUR zugesagt. Die Gutachter haben die Kapitalisierungszinssätze für Büroobjekte in B-Städten um durchschnittlich 15 Basispunkte angehoben.</p>
<h4>Immobilienportfolio (TEUR)</h4>
${table([estateHead, ...FIRST_PAGE.map(estateRow), estateSum('Übertrag auf Seite 2', FIRST_PAGE)], 'o')}
<div class="p"><h4 style="margin-top:0">Immobilienportfolio (TEUR) – Fortsetzung</h4>
${table(
  [
    estateHead,
    estateSum('Übertrag von Seite 1', FIRST_PAGE),
    ...ESTATES.slice(11).map(estateRow),
    estateSum('Summe Portfolio', ESTATES, comma(multipleOf(ESTATES, 2))),
  ],
  'o',
)}
<h4>Erläuterungen</h4>
<p>Rückflüsse umfassen laufende Ausschüttungen der Objektgesellschaften und Veräußerungserlöse nach Rückführung der Objektfinanzierung. Das Objekt Cäcilienhöfe Köln wurde im Jahr 2022 zu 55 % an ein Versorgungswerk verkauft, die Isarpassage Landshut im Jahr 2023 zu 40 %. Die Bewertung zum Stichtag beruht auf Gutachten zweier externer Bewerter. Die Multiples und Renditen der Objekte sind vor Kosten des Fonds gerechnet.</p>
<p>Die nächste Auszahlung an die Anleger ist für Juni 2025 vorgesehen. Für die Objekte Hansekontor Stralsund und Fährhaus-Carré Wedel werden die Vermarktung an Eigennutzer sowie eine Umnutzung zu Wohnzwecken geprüft.</p>
<p><small>Dieser Bericht richtet sich ausschließlich an die Anleger der Gesellschaft. Die Zahlen sind ungeprüft. Angaben zur bisherigen Wertentwicklung sind kein verlässlicher Indikator für die künftige Wertentwicklung. Rundungsdifferenzen sind möglich. Ansprechpartner: Anlegerbetreuung, Tel. +49 211 5550-144, anleger@hofgarten-kvg.example.</small></p></div>`,
});

const fr = printer({
  currency: 'EUR',
  group: '\u202f',
  point: ',',
  digits: 0,
  scale: 1000,
  negative: 'minus',
  nil: '—',
});
const HELD = holdings([
  ['Ateliers du Haut-Doubs', '2019-07-11', 'U', 8200, 410, 14350, 128],
  ['Brasseries de l’Iroise', '2020-02-06', 'U', 5640, 0, 4980, -25],
  ['Cliniques Sainte-Odile', '2020-12-17', 'U', 12350, 0, 21700, 162],
  ['Domolys Ascenseurs', '2021-09-23', 'U', 9875, 530, 13240, 104],
  ['Emballages Garonne', '2022-11-29', 'U', 7430, 0, 8915, 87],
  ['Forges de Tarentaise', '2024-05-14', 'U', 10500, 0, 10500, null],
]);
const PART = holdings(
  [
    ['Groupe Lavandin', '2018-03-29', 'P', 9160, 11240, 7385, 176],
    ['Hydro-Sèvre Ingénierie', '2018-10-18', 'P', 6720, 4905, 6150, 119],
  ],
  HELD.length,
);
const SOLD = holdings(
  [
    ['Imprimeries Vauclusiennes', '2017-11-08', 'R', 4380, 2190, 0, -142],
    ['Jardins & Terrasses SAS', '2018-06-26', 'R', 7915, 23350, 0, 298],
  ],
  HELD.length + PART.length,
);
const ALL = [...HELD, ...PART, ...SOLD];
const BEFORE = [13900, 5310, 20450, 12600, 8430, 10500, 7385, 5980];
const heldBefore = (list: readonly Investment[]): number =>
  list.reduce((all, one) => all + (BEFORE[one.row] ?? 0), 0);
const lineOf = (one: Investment): string => {
  const cells = scheduleCells(fr, one);
  return row([
    cells.name(),
    cells.date(`${one.date.day}/${one.date.month}/${one.date.year}`),
    cells.cost(),
    cells.realised(),
    cells.fairValue(),
    fr.show(BEFORE[one.row] ?? null),
    cells.multiple(2, (plain) => `${comma(plain)}x`),
    cells.irr((plain) => `${comma(plain)} %`, 'n.s.'),
  ]);
};
const group = (title: string, list: readonly Investment[]): string[] => {
  const [cost, realised, fair] = sums(list);
  const amounts = [cost, realised, fair, heldBefore(list)].map((sum) => fr.show(sum === 0 ? null : sum));
  return [
    `<tr class="h"><td colspan="8">${statusHeading(title, list)}</td></tr>`,
    ...list.map(lineOf),
    row(['Sous-total', '', ...amounts, `${comma(multipleOf(list, 2))}x`, ''], 's'),
  ];
};
const loire = { paidIn: 91350, distributed: 36540, nav: 84960 };
const loireRatios = multiples(loire.paidIn, loire.distributed, loire.nav);
const tile = (label: string, value: string): string => `<div><b>${value}</b>${label}</div>`;

/** French: figures as a band of tiles between two columns of text, a schedule with the value half a year before. */
const semester = document({
  file: 'FPCI Rives de Loire Croissance III - Rapport semestriel 30-06-2025.pdf',
  documentType: 'Performance',
  language: 'fr',
  layout: 'tiles-band-and-prior-value-schedule',
  margin: '15mm 16mm',
  footer:
    '<div style="font:6.5px sans-serif;width:100%;text-align:center;color:#777">Rives de Loire Gestion – SAS – RCS Nantes 512 604 881 – Agrément AMF GP-09000021 &nbsp; | &nbsp; <span class="pageNumber"></span></div>',
  css: "body{font:9.8pt/1.45 'Nimbus Sans','Liberation Sans';margin:0}h2{margin:0;color:#00616b;font-size:16pt}h4{color:#00616b;margin:10pt 0 4pt}.c{columns:2;column-gap:16pt;text-align:justify}.c p{margin:0 0 5pt}.t{display:grid;grid-template-columns:repeat(5,1fr);gap:5pt;margin:10pt 0}.t div{background:#e0eeef;padding:6pt;font-size:7.6pt}.t b{display:block;font-size:12pt;color:#00616b}table{width:100%;border-collapse:collapse;font-size:8.8pt}td,th{padding:4.2pt 3pt;text-align:right;border-bottom:.3pt solid #ccc}td:first-child,th:first-child{text-align:left}th{color:#00616b;border-bottom:.9pt solid #00616b;vertical-align:bottom}.h td{background:#00616b;color:#fff}.s td{font-weight:bold}td:nth-child(6){color:#777}tr{break-inside:avoid}h4{break-after:avoid}small{font-size:7.2pt;color:#555}",
  body: `<h2>${mark('fund', 'FPCI Rives de Loire Croissance III')}</h2><div>Rapport semestriel au ${text('reporting_date', '30 juin 2025', '2025-06-30')} – montants en milliers d’${text('base_currency', 'euros', 'EUR')} (K€)</div>
<div class="t">${tile('Taille du fonds (engagements)', fr.amount('fund_size', 105000))}${tile('Capital appelé et libéré', fr.amount('fund_paid_in', loire.paidIn))}${tile('Distributions aux porteurs', fr.amount('fund_distributed', loire.distributed))}${tile('Actif net du fonds', fr.amount('fund_nav', loire.nav))}${tile('Millésime', text('vintage_year', '2017'))}${tile('DPI', text('dpi', `${comma(loireRatios.dpi)}x`, loireRatios.dpi))}${tile('RVPI', text('rvpi', `${comma(loireRatios.rvpi)}x`, loireRatios.rvpi))}${tile('TVPI', text('tvpi', `${comma(loireRatios.tvpi)}x`, loireRatios.tvpi))}${tile('TRI brut', text('gross_irr', '14,7 %', '14.7'))}${tile('TRI net', text('net_irr', '7,6 %', '7.6'))}</div>
<h4>Le mot de la société de gestion</h4>
<div class="c"><p>Dans un environnement de financement qui s’est détendu, les sociétés du portefeuille ont enregistré une croissance moyenne de leur chiffre d’affaires de 5,2 % sur le semestre. Cliniques Sainte-Odile a ouvert son quatrième établissement à Colmar et porté sa marge d’EBITDA à 19 %.</p><p>À l’inverse, Brasseries de l’Iroise pâtit d’une saison touristique en retrait et de la hausse du prix du verre. Une provision complémentaire a été passée et le directeur général a été remplacé en avril.</p><p>Hydro-Sèvre Ingénierie a versé un dividende exceptionnel consécutif à son refinancement. Le fonds a procédé en mars à une distribution de 2 100 K€, soit 20 € par part A. Aucun appel de fonds n’a eu lieu au cours du semestre.</p><p>Le solde non appelé permet de financer les compléments de prix et les opérations de croissance externe d’Emballages Garonne et de Forges de Tarentaise. La période d’investissement est close depuis le 31 décembre 2024.</p></div>
<h4>Valeur liquidative des parts A (en euros)</h4>
${table([head(['', '30/06/2025', '31/12/2024', '30/06/2024']), row(['Valeur liquidative par part', '809,14', '793,52', '771,88']), row(['Distributions cumulées par part', '348,00', '328,00', '302,00']), row(['Nombre de parts A', '105 000', '105 000', '105 000'])])}
<div><h4>Inventaire du portefeuille au 30 juin 2025 (K€)</h4>
${table([
  head([
    'Société',
    'Date d’entrée',
    'Montant<br>investi',
    'Produits<br>encaissés',
    'Juste valeur<br>30/06/2025',
    'Juste valeur<br>31/12/2024',
    'Multiple<br>brut',
    'TRI<br>brut',
  ]),
  ...group('Participations non réalisées', HELD),
  ...group('Participations partiellement réalisées', PART),
  ...group('Participations réalisées', SOLD),
  row(
    [
      'Total',
      '',
      ...sums(ALL)
        .slice(0, 3)
        .map((sum) => fr.show(sum)),
      fr.show(heldBefore(ALL)),
      `${comma(multipleOf(ALL, 2))}x`,
      '',
    ],
    's',
  ),
])}
<p><small>n.s. : non significatif (détention inférieure à un an ou valeur maintenue au coût). Produits encaissés : prix de cession, dividendes et intérêts. Le multiple brut rapporte la somme des produits encaissés et de la juste valeur au montant investi. Société de gestion : ${mark('fund_manager', 'Rives de Loire Gestion')}, 8, quai de la Fosse, 44000 Nantes. Dépositaire : Société Dépositaire de l’Ouest. Les performances passées ne préjugent pas des performances futures. Document réservé aux porteurs de parts ; chiffres non audités.</small></p></div>`,
});

export const documents: FundDocument[] = [carried, semester];
