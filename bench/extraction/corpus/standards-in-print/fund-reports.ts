import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

const million = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 1,
  scale: 1000000,
  negative: 'minus',
  nil: '–',
});
/** Name, sector, date of entry, stake, invested, proceeds, value, rate in tenths of a percent. */
type Company = readonly [string, string, string, string, number, number, number, number | null];
const HELD: readonly (readonly [string, string, readonly Company[]])[] = [
  [
    'Aktive Beteiligungen',
    'Unrealised',
    [
      ['Rothaar Prüftechnik GmbH', 'Industrie', '14.03.2019', '68 %', 312, 41, 694, 214],
      ['Kieler Schiffsdiesel Service GmbH', 'Service', '02.11.2020', '74 %', 186, 0, 171, -18],
      ['Medilab Thüringen Holding GmbH', 'Gesundheit', '30.06.2021', '55 %', 274, 12, 402, 131],
      ['Oderbruch Tiernahrung AG', 'Konsum', '18.01.2023', '81 %', 229, 0, 260, null],
    ],
  ],
  [
    'Veräußerte Beteiligungen',
    'Realised',
    [
      ['Spessart Möbelwerke GmbH & Co. KG', 'Konsum', '07.09.2018', '60 %', 147, 88, 0, -124],
      ['Nordsee Funktechnik GmbH', 'Technologie', '21.05.2018', '90 %', 198, 611, 0, 387],
    ],
  ],
];
const percent = (tenths: number): string => `${(tenths / 10).toFixed(1).replace('.', ',')} %`;
const times = (value: number, cost: number): string => (value / cost).toFixed(1);
let company = -1;
const companyRow = ([name, sector, entry, stake, cost, proceeds, value, rate]: Company): string => {
  company += 1;
  const at = company;
  const multiple = times(proceeds + value, cost);
  return row([
    mark('investment_name', name, { row: at }),
    sector,
    text('investment_date', entry, entry.split('.').toReversed().join('-'), at),
    stake,
    million.amount('investment_cost', cost, at),
    million.amount('investment_realised', proceeds === 0 ? null : proceeds, at),
    million.amount('investment_fair_value', value === 0 ? null : value, at),
    million.amount('investment_total_value', proceeds + value, at),
    text('investment_moic', `${multiple.replace('.', ',')}x`, multiple, at),
    rate === null ? 'n. a.' : text('investment_irr', percent(rate), (rate / 10).toFixed(1), at),
  ]);
};
const totalRow = (label: string, held: readonly Company[]): string => {
  const [cost, proceeds, value] = ([4, 5, 6] as const).map((at) =>
    held.reduce((sum, one) => sum + one[at], 0),
  ) as [number, number, number];
  return row(
    [
      label,
      '',
      '',
      '',
      million.show(cost),
      million.show(proceeds),
      million.show(value),
      million.show(proceeds + value),
      `${times(proceeds + value, cost).replace('.', ',')}x`,
      '',
    ],
    't',
  );
};
const ALL_HELD = HELD.flatMap(([, , held]) => held);
let before = 0;

/** A German quarterly report: key figures gross and net beside each other, companies in millions by state. */
const quarterly = document({
  file: 'Quartalsbericht Q4-2025 Elbtal Beteiligungsfonds V.pdf',
  documentType: 'Performance',
  layout: 'quarterly-report-gross-and-net-with-companies',
  language: 'de',
  pageSize: 'A4 landscape',
  css: "body{font:9pt 'Liberation Sans'}table{border-collapse:collapse;width:100%;margin:6pt 0}td,th{padding:2.6pt 5pt;text-align:right}td:first-child,th:first-child{text-align:left}th{border-bottom:.8pt solid #1f4e5f;color:#1f4e5f;vertical-align:bottom}.h td{background:#e8eef0;font-weight:bold}.t td{font-weight:bold;border-top:.5pt solid}.f{display:flex;gap:24pt}.f>div{flex:1}",
  body: `<div class="f"><div><h2 style="margin:0">${mark('fund', 'Elbtal Beteiligungsfonds V GmbH & Co. KG')}</h2><p>Quartalsbericht zum ${text('reporting_date', '31. Dezember 2025', '2025-12-31')}</p><p>Manager: ${mark('fund_manager', 'Elbtal Equity Partners GmbH')}<br>Auflegungsjahr ${text('vintage_year', '2018')}</p></div>
<div>${table([
    head(['Kennzahlen', 'Brutto', 'Netto']),
    row(['IRR', text('gross_irr', '17,4 %', '17.4'), text('net_irr', '12,9 %', '12.9')]),
    row(['TVPI', '1,7x', text('tvpi', '1,52x', '1.52')]),
    row(['DPI', '0,6x', text('dpi', '0,49x', '0.49')]),
    row(['RVPI', '1,1x', text('rvpi', '1,03x', '1.03')]),
  ])}</div><div>${table([
    head(['Fonds', 'Mio. EUR']),
    row(['Zeichnungsvolumen', million.amount('fund_size', 1800)]),
    row(['Eingezahltes Kapital', million.amount('fund_paid_in', 1466)]),
    row(['Ausschüttungen', million.amount('fund_distributed', 718)]),
    row(['Nettoinventarwert', million.amount('fund_nav', 1510)]),
  ])}</div></div>
<p>Portfolio (Beträge in Mio. ${text('base_currency', 'EUR', 'EUR')})</p>
${table([
  head([
    'Unternehmen',
    'Sektor',
    'Einstieg',
    'Anteil',
    'Investiert',
    'Rückflüsse',
    'Marktwert',
    'Gesamtwert',
    'Multiple',
    'IRR (brutto)',
  ]),
  ...HELD.flatMap(([title, state, held]) => {
    const rows = held.map((_one, at) => before + at);
    before += held.length;
    return [
      row(
        [
          mark('investment_status', title, { value: state, row: rows }),
          ...Array.from({ length: 9 }, () => ''),
        ],
        'h',
      ),
      ...held.map(companyRow),
      totalRow('Zwischensumme', held),
    ];
  }),
  totalRow('Summe', ALL_HELD),
])}<p style="font-size:7.5pt">n. a.: Haltedauer unter drei Jahren oder kein aussagefähiger Wert. Bruttowerte vor Kosten und Gewinnbeteiligung auf Fondsebene.</p>`,
});

const mkr = printer({
  currency: 'SEK',
  group: ' ',
  point: ',',
  digits: 1,
  scale: 1000000,
  negative: 'minus',
  nil: '0,0',
});
/** Fund, its currency, year, commitment, paid in, distributed, value. */
type Fund = readonly [string, string, string, number, number, number, number];
const FUNDS: readonly (readonly [string, readonly Fund[]])[] = [
  [
    'Norden',
    [
      ['Fjällgård Buyout VIII AB', 'SEK', '2018', 1500, 1382, 804, 1533],
      ['Ostrobothnia Growth Fund III Ky', 'EUR', '2020', 860, 611, 92, 744],
      ['Skagerrak Energy Partners II K/S', 'DKK', '2021', 1200, 640, 0, 702],
    ],
  ],
  [
    'Övriga Europa',
    [
      ['Hanseatische Wachstumsfonds III GmbH & Co. KG', 'EUR', '2019', 1030, 984, 310, 1217],
      ['Clyde Valley Buyout Fund V LP', 'GBP', '2017', 740, 733, 958, 401],
    ],
  ],
];
let held = -1;
const fundRow = ([name, currency, year, committed, paid, distributed, value]: Fund): string => {
  held += 1;
  const multiple = ((distributed + value) / paid).toFixed(2);
  return row([
    mark('investment_name', name, { row: held }),
    currency,
    year,
    mkr.show(committed),
    mkr.amount('investment_cost', paid, held),
    mkr.amount('investment_realised', distributed, held),
    mkr.amount('investment_fair_value', value, held),
    mkr.amount('investment_total_value', distributed + value, held),
    text('investment_moic', multiple.replace('.', ','), multiple, held),
  ]);
};
const fundSum = (label: string, funds: readonly Fund[]): string => {
  const [committed, paid, distributed, value] = ([3, 4, 5, 6] as const).map((at) =>
    funds.reduce((sum, one) => sum + one[at], 0),
  ) as [number, number, number, number];
  return row(
    [
      label,
      '',
      '',
      ...[committed, paid, distributed, value, distributed + value].map((one) => mkr.show(one)),
      ((distributed + value) / paid).toFixed(2).replace('.', ','),
    ],
    't',
  );
};
const ALL_FUNDS = FUNDS.flatMap(([, funds]) => funds);

/** A Swedish fund of funds: a column of local currencies beside amounts that are all in millions of kronor. */
const fundOfFunds = document({
  file: 'Mälarhöjden PE Fond-i-fond 2017 - underliggande fonder 2025-06-30.pdf',
  documentType: 'Performance',
  layout: 'fund-of-funds-local-currencies-one-reporting-currency',
  language: 'sv',
  pageSize: 'A4 landscape',
  css: "body{font:9.2pt 'DejaVu Sans Condensed','DejaVu Sans'}table{width:100%;border-collapse:collapse;margin-top:8pt}th{text-align:right;font-weight:600;padding:3pt 6pt;border-bottom:1.2pt solid #7a3b2e;vertical-align:bottom}th:first-child,td:first-child{text-align:left}td{text-align:right;padding:2.2pt 6pt}.g td{font-weight:bold;padding-top:6pt}.t td{border-top:.5pt solid #999;font-weight:600}",
  body: `<h2 style="margin:0">${mark('fund', 'Mälarhöjden Private Equity Fond-i-fond 2017 AB')}</h2><div>Förvaltare: ${mark('fund_manager', 'Mälarhöjden Kapitalförvaltning AB')}</div><div>Underliggande fonder per ${text('reporting_date', '30 juni 2025', '2025-06-30')}, belopp i ${text('base_currency', 'MSEK', 'SEK')}</div>
${table([
  head([
    'Fond',
    'Fondens<br>valuta',
    'Startår',
    'Utfäst<br>kapital',
    'Inbetalt<br>kapital',
    'Utdelat<br>kapital',
    'Marknads-<br>värde',
    'Totalt<br>värde',
    'Multipel<br>(TVPI)',
  ]),
  ...FUNDS.flatMap(([name, funds]) => [
    row([name, ...Array.from({ length: 8 }, () => '')], 'g'),
    ...funds.map(fundRow),
    fundSum(`Summa ${name}`, funds),
  ]),
  fundSum('Totalt', ALL_FUNDS),
])}
<p>Fondens substansvärde uppgick till ${mkr.amount('fund_nav', 4712)} MSEK efter likvida medel. Nettoavkastningen (IRR) sedan start var ${text('net_irr', '13,8 %', '13.8')}.</p>`,
});

export const documents = [quarterly, fundOfFunds];
