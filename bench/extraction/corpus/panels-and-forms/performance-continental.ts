import { document } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import {
  investments,
  multiples,
  scheduleCells,
  statusHeading,
  sums,
  type Investment,
} from '../paper/schedule.ts';

const TEUR = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 0,
  scale: 1000,
  negative: 'minus',
  nil: '-',
});
const SAALE = investments(
  [
    'Anhalt Medizintechnik GmbH',
    'Burgenland Verpackung AG',
    'Cämmerei Logistik GmbH & Co. KG',
    'Dölau Sensorik GmbH',
    'Elsteraue Chemiehandel GmbH',
    'Freyburg Getränke Holding GmbH',
    'Geiseltal Umweltdienste GmbH',
    'Harzvorland Fenstertechnik GmbH',
    'Jena Photonik Systeme AG',
    'Kyffhäuser Baustoffe SE',
    'Leuna Anlagenbau GmbH',
    'Mansfeld Kupferwerke Vertrieb GmbH',
    'Naumburg Pflegeheime GmbH',
    'Querfurt Agrartechnik GmbH',
  ],
  {
    seed: 9,
    firstYear: 2015,
    cost: [4200, 23800],
    statuses: [
      ['Unrealised', 7],
      ['Partially realised', 3],
      ['Realised', 4],
    ],
  },
);
const GERMAN = { Realised: 'veräußert', 'Partially realised': 'teilveräußert', Unrealised: 'im Bestand' };
const komma = (plain: string): string => plain.replace('.', ',');
const saaleRow = (company: Investment): string => {
  const cell = scheduleCells(TEUR, company);
  const { day, month, year } = company.date;
  const all = [
    cell.date(`${day}.${month}.${year}`),
    cell.status(GERMAN[company.status]),
    cell.irr((plain) => `${komma(plain)} %`, 'n. a.'),
    cell.multiple(2, (plain) => `${komma(plain)}x`),
    cell.cost(),
    cell.realised(),
    cell.fairValue(),
    cell.total(),
  ];
  return `<tr><td>${cell.name()}</td>${all.map((one) => `<td>${one}</td>`).join('')}</tr>`;
};
const SAA = multiples(158400, 96250, 171080);

/** German report: fund data as a two-column list, the schedule with returns before amounts. */
const saale = document({
  file: 'Saale-Unstrut Mittelstand II - Portfoliobericht 30-06-2024.pdf',
  documentType: 'Performance',
  layout: 'german-returns-before-amounts',
  language: 'de',
  landscape: true,
  css: `body{font:9.2pt "DejaVu Sans Condensed","DejaVu Sans"} h1{font-size:14pt} .d{columns:2;width:80%} .d p{margin:1.5pt 0;display:flex;justify-content:space-between;width:92%} table{width:100%;border-collapse:collapse;margin-top:10pt;font-size:8.4pt} th{border-top:1.5px solid #000;border-bottom:.7px solid #000;padding:4pt;text-align:right;font-weight:normal} th:first-child,td:first-child{text-align:left} td{text-align:right;padding:3.4pt 4pt} .t td{border-top:.7px solid #000;border-bottom:1.5px solid #000;font-weight:bold}`,
  body: `<h1>Portfoliobericht zum ${text('reporting_date', '30.06.2024', '2024-06-30')}</h1><p>${text('fund', 'Saale-Unstrut Mittelstandsfonds II GmbH & Co. KG')}, verwaltet durch ${text('fund_manager', 'Saale-Unstrut Beteiligungspartner GmbH')}</p>
    <div class="d"><p><span>Auflagejahr</span><span>${text('vintage_year', '2015')}</span></p><p><span>Fondsvolumen (TEUR)</span><span>${TEUR.amount('fund_size', 175000)}</span></p><p><span>Abgerufenes Kapital (TEUR)</span><span>${TEUR.amount('fund_paid_in', 158400)}</span></p><p><span>Ausschüttungen (TEUR)</span><span>${TEUR.amount('fund_distributed', 96250)}</span></p><p><span>Nettoinventarwert (TEUR)</span><span>${TEUR.amount('fund_nav', 171080)}</span></p>
    <p><span>DPI</span><span>${text('dpi', komma(SAA.dpi), SAA.dpi)}</span></p><p><span>RVPI</span><span>${text('rvpi', komma(SAA.rvpi), SAA.rvpi)}</span></p><p><span>TVPI</span><span>${text('tvpi', komma(SAA.tvpi), SAA.tvpi)}</span></p><p><span>IRR brutto</span><span>${text('gross_irr', '18,2 %', '18.2')}</span></p><p><span>IRR netto</span><span>${text('net_irr', '12,4 %', '12.4')}</span></p></div>
    <table><thead><tr><th>Beteiligung</th><th>Erwerb</th><th>Status</th><th>IRR</th><th>Multiple</th><th>Anschaffungs-<br>kosten</th><th>Rückflüsse</th><th>Zeitwert</th><th>Gesamtwert</th></tr></thead>${SAALE.map(saaleRow).join('')}<tr class="t"><td>Summe</td><td></td><td></td><td></td><td></td>${sums(
      SAALE,
    )
      .map((one) => `<td>${TEUR.show(one)}</td>`)
      .join('')}</tr></table>
    <p>Alle Angaben in Tausend ${text('base_currency', 'Euro', 'EUR')}, ungeprüft. Zeitwerte gemäß IPEV-Richtlinien.</p>`,
});

const MEUR = printer({
  currency: 'EUR',
  group: ' ',
  point: ',',
  digits: 1,
  scale: 1000000,
  negative: 'minus',
  nil: '-',
});
const GARRIGUE = investments(
  [
    'Alcyon Optique',
    'Brumaire Conseil',
    'Cézallet Fromages',
    'Doriane Cosmétiques',
    'Estérel Thermique',
    'Fontanes Édition',
    'Gévaudan Transports',
    'Horizon Cliniques du Sud',
    'Isatis Teintures',
    'Jonquière Semences',
    'Lavandin Arômes',
    'Mistral Câbles',
  ],
  {
    seed: 3313,
    firstYear: 2017,
    cost: [62, 415],
    statuses: [
      ['Unrealised', 7],
      ['Partially realised', 2],
      ['Realised', 3],
    ],
  },
);
const MOIS = [
  'janv.',
  'févr.',
  'mars',
  'avr.',
  'mai',
  'juin',
  'juil.',
  'août',
  'sept.',
  'oct.',
  'nov.',
  'déc.',
];
const garrigueRow = (company: Investment): string => {
  const cell = scheduleCells(MEUR, company);
  const { day, month, year } = company.date;
  const date = cell.date(`${String(Number(day))} ${MOIS[Number(month) - 1] ?? ''} ${year}`);
  const all = [
    date,
    cell.cost(),
    cell.fairValue(),
    cell.realised(),
    cell.total(),
    cell.multiple(1, (plain) => `${komma(plain)}x`),
    cell.irr((plain) => `${komma(plain)} %`, 'n.s.'),
  ];
  return `<tr><td>${cell.name()}<br><small>${['Paris', 'Lyon', 'Montpellier', 'Lille'][company.row % 4] ?? ''}, France</small></td>${all.map((one) => `<td>${one}</td>`).join('')}</tr>`;
};
const garrigueBlock = (heading: string, companies: readonly Investment[]): string =>
  `<tr class="g"><td colspan="8">${statusHeading(heading, companies)}</td></tr>${companies.map(garrigueRow).join('')}`;
const GAR = multiples(2412, 1180, 3105);

/** French report: figures in tiles of three, current value before proceeds, a second line with the town under each name. */
const garrigue = document({
  file: 'Garrigue Développement 5_rapport de gestion_T4 2024.pdf',
  documentType: 'Performance',
  layout: 'french-tiles-town-lines',
  language: 'fr',
  css: `body{font:9.6pt "URW Gothic"} .tu{display:flex;flex-wrap:wrap} .tu div{width:31%;margin:1%;background:#f4efe4;padding:5pt;box-sizing:border-box;text-align:center;font-size:8pt} .tu b{display:block;font-size:13pt;color:#8a5a12} table{width:100%;border-collapse:collapse;font-size:8pt} td,th{padding:3pt 2pt;text-align:right;border-bottom:.5px solid #caa} td:first-child,th:first-child{text-align:left} td{white-space:nowrap} .g td{color:#8a5a12;font-weight:bold;padding-top:8pt;border-bottom:1px solid #8a5a12} small{color:#777;font-size:6.8pt}`,
  body: `<h2>${text('fund', 'FPCI Garrigue Développement 5')}</h2><p>Rapport trimestriel au ${text('reporting_date', '31 décembre 2024', '2024-12-31')} — millésime ${text('vintage_year', '2017')}<br>Société de gestion : ${text('fund_manager', 'Garrigue Capital Investissement')}</p>
    <div class="tu"><div><b>${MEUR.amount('fund_size', 2600)} M€</b>Taille du fonds</div><div><b>${MEUR.amount('fund_paid_in', 2412)} M€</b>Capital appelé</div><div><b>${MEUR.amount('fund_distributed', 1180)} M€</b>Montant distribué</div><div><b>${MEUR.amount('fund_nav', 3105)} M€</b>Actif net</div><div><b>${text('gross_irr', '24,8 %', '24.8')}</b>TRI brut</div><div><b>${text('net_irr', '17,5 %', '17.5')}</b>TRI net</div>
    <div><b>${text('dpi', `${komma(GAR.dpi)}x`, GAR.dpi)}</b>DPI</div><div><b>${text('rvpi', `${komma(GAR.rvpi)}x`, GAR.rvpi)}</b>RVPI</div><div><b>${text('tvpi', `${komma(GAR.tvpi)}x`, GAR.tvpi)}</b>TVPI</div></div>
    <p>Portefeuille, en millions d’${text('base_currency', 'euros', 'EUR')} :</p><table><tr><th>Société</th><th>Date d’entrée</th><th>Montant investi</th><th>Valeur actuelle</th><th>Produits de cession</th><th>Valeur totale</th><th>Multiple</th><th>TRI</th></tr>
    ${garrigueBlock(
      'Participations en portefeuille',
      GARRIGUE.filter((one) => one.status === 'Unrealised'),
    )}${garrigueBlock(
      'Cessions partielles',
      GARRIGUE.filter((one) => one.status === 'Partially realised'),
    )}${garrigueBlock(
      'Participations cédées',
      GARRIGUE.filter((one) => one.status === 'Realised'),
    )}
    <tr><td><b>Total</b></td><td></td>${[0, 2, 1, 3].map((at) => `<td><b>${MEUR.show(sums(GARRIGUE)[at] ?? null)}</b></td>`).join('')}<td></td><td></td></tr></table><p><small>Valorisations non auditées. Les performances passées ne préjugent pas des performances futures.</small></p>`,
});

export const documents = [saale, garrigue];
