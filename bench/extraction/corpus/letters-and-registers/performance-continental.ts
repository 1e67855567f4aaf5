import { row } from '../html.ts';
import { document } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import { investments, scheduleCells, statusHeading, sums, type Investment } from '../paper/schedule.ts';
import { byDate, fundCells, fundOf } from './fund-of-schedule.ts';

const comma = (plain: string): string => plain.replace('.', ',');

const TEUR = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 0,
  scale: 1000,
  negative: 'minus',
  nil: '–',
});
const BIRKENAU = investments(
  [
    'Altmühl Hydraulik GmbH',
    'Bergstraßen Kliniken Holding GmbH',
    'Chiemgau Systemtechnik AG',
    'Donauried Verpackungen GmbH & Co. KG',
    'Eiderstedt Windservice GmbH',
    'Frankenwald Glas GmbH',
    'Grafenau Medizintechnik GmbH',
  ],
  {
    seed: 1848,
    firstYear: 2017,
    cost: [6200, 24800],
    statuses: [
      ['Realised', 2],
      ['Unrealised', 5],
    ],
  },
);
const BIRKENAU_FUND = fundCells(TEUR, fundOf(BIRKENAU), (plain) => `${comma(plain)}x`);
const birkenauRow = (company: Investment): string => {
  const cell = scheduleCells(TEUR, company);
  const { date, fairValue } = company;
  const before = fairValue === 0 ? null : Math.round(fairValue * 0.97);
  return row([
    cell.name(),
    cell.date(`${date.day}.${date.month}.${date.year}`),
    cell.cost(),
    cell.realised(),
    TEUR.show(before),
    cell.fairValue(),
    cell.total(),
    cell.multiple(2, (plain) => `${comma(plain)}x`),
    cell.irr((plain) => `${comma(plain)} %`, 'n. a.'),
  ]);
};
const birkenauPart = (heading: string, companies: readonly Investment[]): string => {
  const [cost, realised, fairValue, total] = sums(companies);
  const before = companies.reduce((sum, one) => sum + Math.round(one.fairValue * 0.97), 0);
  const shown = [cost, realised, before, fairValue, total].map((amount) =>
    TEUR.show(amount === 0 ? null : amount),
  );
  return `<tr class="g"><td colspan="9">${statusHeading(heading, companies)}</td></tr>${companies.map(birkenauRow).join('')}${row(['Zwischensumme', '', ...shown, '', ''], 's')}`;
};

/** German quarterly report: the value of the preceding quarter stands before the current one. */
const birkenau = document({
  file: 'Quartalsbericht_Q2-2024_Birkenau_Nachfolge_Fonds_III.pdf',
  documentType: 'Performance',
  layout: 'german-preceding-value-column',
  language: 'de',
  landscape: true,
  css: `body{font:9pt "Liberation Sans"} h1{font-size:14pt;color:#3b3b6d;margin:0} table{border-collapse:collapse;width:100%} .k{width:auto;margin:10pt 0 14pt} .k td{padding:2pt 14pt 2pt 0} .k td:nth-child(even){text-align:right;padding-right:34pt;font-weight:bold} .x td,.x th{text-align:right;padding:3pt 4pt} .x th{font-size:7.8pt;border-bottom:1.4px solid #3b3b6d;vertical-align:bottom} .x td:first-child,.x th:first-child{text-align:left} .g td{background:#ececf5;text-align:left!important;font-weight:bold} .s td{border-top:.7px solid #3b3b6d;font-style:italic} .n{font-size:7.6pt}`,
  body: `<h1>${text('fund', 'Birkenau Nachfolge-Fonds III GmbH & Co. KG')}</h1>Quartalsbericht zum ${text('reporting_date', '30. Juni 2024', '2024-06-30')} · Angaben in ${text('base_currency', 'T€', 'EUR')} · Managementgesellschaft: ${text('fund_manager', 'Birkenau Unternehmerkapital GmbH')}<table class="k">${row(['Auflagejahr (Vintage)', text('vintage_year', '2017'), 'Eingezahltes Kapital', BIRKENAU_FUND.paidIn, 'DPI', BIRKENAU_FUND.dpi, 'Brutto-IRR', text('gross_irr', '16,9 %', '16.9')])}${row(['Fondsvolumen', TEUR.amount('fund_size', 160000), 'Ausgeschüttetes Kapital', BIRKENAU_FUND.distributed, 'RVPI', BIRKENAU_FUND.rvpi, 'Netto-IRR', text('net_irr', '10,7 %', '10.7')])}${row(['Laufzeit bis', '31.12.2027', 'Nettoinventarwert', BIRKENAU_FUND.nav, 'TVPI', BIRKENAU_FUND.tvpi, '', ''])}</table>
  <table class="x"><tr><th>Beteiligung</th><th>Erst-<br>investition</th><th>Investiertes<br>Kapital</th><th>Erlöse</th><th>Zeitwert<br>31.03.2024</th><th>Zeitwert<br>30.06.2024</th><th>Gesamtwert</th><th>Multiple</th><th>Brutto-IRR</th></tr>${birkenauPart('Realisierte Beteiligungen', BIRKENAU.slice(0, 2))}${birkenauPart('Unrealisierte Beteiligungen', BIRKENAU.slice(2))}</table><p class="n">n. a.: keine Angabe im ersten Jahr der Beteiligung. Der Gesamtwert umfasst Erlöse und Zeitwert zum 30.06.2024. Ungeprüft.</p>`,
});

const MEUR = printer({
  currency: 'EUR',
  group: '\u00a0',
  point: ',',
  digits: 1,
  scale: 1000000,
  negative: 'minus',
  nil: '',
});
const MISTRAL = byDate(
  investments(
    [
      'Aubrac Cuirs',
      'Brocéliande Biotech',
      'Camargue Énergies',
      'Dombes Aquaculture',
      'Estérel Nautisme',
      'Forez Mécanique',
      'Gâtinais Semences',
      'Haut-Jura Optique',
    ],
    {
      seed: 2607,
      firstYear: 2018,
      cost: [61, 340],
      statuses: [
        ['Realised', 3],
        ['Partially realised', 2],
        ['Unrealised', 3],
      ],
    },
  ),
);
const MISTRAL_FUND = fundCells(MEUR, fundOf(MISTRAL), (plain) => `${comma(plain)}\u00a0x`);
const mistralRow = (company: Investment): string => {
  const cell = scheduleCells(MEUR, company);
  const { date, status } = company;
  const words = {
    Realised: 'Cédée',
    'Partially realised': 'Cédée partiellement',
    Unrealised: 'En portefeuille',
  };
  return row([
    cell.date(`${date.day}/${date.month}/${date.year}`),
    cell.name(),
    cell.cost(),
    cell.realised(),
    cell.fairValue(),
    cell.total(),
    cell.multiple(1, (plain) => `${comma(plain)}\u00a0x`),
    cell.irr((plain) => `${comma(plain)}\u00a0%`, 'ns'),
    cell.status(words[status]),
  ]);
};

/** French report: date column first, status last, empty cells for nought; fund figures in sentences and a list. */
const mistral = document({
  file: 'Mistral Entrepreneurs 2 - Rapport trimestriel 30-09-2024.pdf',
  documentType: 'Performance',
  layout: 'french-date-first-status-last',
  language: 'fr',
  css: `body{font:9.6pt/1.4 "DejaVu Serif Condensed","DejaVu Serif"} h1{font-size:15pt;font-weight:normal;border-bottom:1px solid #8a6d3b} ul{columns:2;list-style:none;padding:0;margin:8pt 0} li{display:flex;justify-content:space-between;border-bottom:1px dotted #aaa;margin-right:12pt} table{border-collapse:collapse;width:100%;font-size:8.4pt} th{background:#8a6d3b;color:#fff;font-weight:normal;padding:4pt 3pt;text-align:right} td{padding:4pt 3pt;text-align:right;border:.5px solid #d9cdb8} td:nth-child(2),th:nth-child(2),td:last-child,th:last-child{text-align:left} .s td{font-weight:bold}`,
  body: `<h1>${text('fund', 'Mistral Entrepreneurs 2 FPCI')}</h1><p>Rapport trimestriel arrêté au ${text('reporting_date', '30 septembre 2024', '2024-09-30')}, établi par ${text('fund_manager', 'Mistral Capital Développement SAS')}. Les montants sont en millions d’${text('base_currency', 'euros', 'EUR')}.</p><p>Le fonds, de millésime ${text('vintage_year', '2018')}, a réuni ${MEUR.amount('fund_size', 2200)} millions d’euros d’engagements. Le trimestre a été marqué par la reprise des livraisons d’Estérel Nautisme et par un léger repli des multiples de comparables.</p><ul><li><span>Capital appelé et libéré</span><span>${MISTRAL_FUND.paidIn}</span></li><li><span>Capital distribué</span><span>${MISTRAL_FUND.distributed}</span></li><li><span>Actif net</span><span>${MISTRAL_FUND.nav}</span></li><li><span>TRI brut</span><span>${text('gross_irr', '21,3 %', '21.3')}</span></li><li><span>DPI</span><span>${MISTRAL_FUND.dpi}</span></li><li><span>RVPI</span><span>${MISTRAL_FUND.rvpi}</span></li><li><span>TVPI</span><span>${MISTRAL_FUND.tvpi}</span></li><li><span>TRI net</span><span>${text('net_irr', '13,9 %', '13.9')}</span></li></ul>
  <table><tr><th>Entrée</th><th>Société</th><th>Montant investi</th><th>Produits encaissés</th><th>Juste valeur</th><th>Valeur totale</th><th>Multiple brut</th><th>TRI brut</th><th>Situation</th></tr>${MISTRAL.map(mistralRow).join('')}${row(['', 'Total', ...sums(MISTRAL).map((amount) => MEUR.show(amount)), '', '', ''], 's')}</table><p style="font-size:7.8pt">ns : non significatif. Les performances passées ne préjugent pas des performances futures.</p>`,
});

export const documents = [birkenau, mistral];
