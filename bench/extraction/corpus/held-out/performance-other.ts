import type { FundDocument } from '../document.ts';
import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import { investments, multiples, scheduleCells, sums } from '../paper/schedule.ts';

const comma = (plain: string): string => plain.replace('.', ',');
const dotless = (fin: string, printed: string, after: string): string =>
  text(fin, printed + after, printed.replace(',', '.'));

const chf = printer({
  currency: 'CHF',
  group: '’',
  point: '.',
  digits: 2,
  scale: 1000000,
  negative: 'minus',
  nil: '–',
});
const SEE = investments(
  [
    'Aarebad Thermen AG',
    'Bühler & Roth Feinmechanik',
    'Calanda Sensorik AG',
    'Doldern Medtech AG',
    'Emmental Käsewerke',
    'Furka Bahnservice AG',
    'Gotthelf Verlag AG',
    'Hasli Wasserkraft',
    'Innerschwyz Holzbau AG',
  ],
  {
    seed: 915,
    firstYear: 2016,
    cost: [780, 3410],
    statuses: [
      ['Realised', 2],
      ['Unrealised', 3],
      ['Partially realised', 2],
      ['Unrealised', 2],
    ],
  },
);
const seeStatus = {
  Realised: 'Verkauft',
  'Partially realised': 'Teilverkauft',
  Unrealised: 'Im Bestand',
} as const;
const seeFund = multiples(18240, 9975, 19830);

/** Swiss German: the schedule first, key figures of this quarter and the last side by side under it. */
const swiss = document({
  file: 'Seerücken_Private_Equity_III_Quartalsbericht_Q3-2024.pdf',
  documentType: 'Performance',
  language: 'de',
  layout: 'schedule-first-two-quarters',
  margin: '15mm',
  css: "body{font:8.5pt 'Liberation Sans'}table{width:100%;border-collapse:collapse;margin:8pt 0 16pt}td,th{padding:3pt;text-align:right;border-bottom:.3pt solid #bbb}td:first-child,th:first-child{text-align:left}th{color:#b00020;font-size:7.5pt;vertical-align:bottom}.s td{font-weight:bold;border-top:.8pt solid #b00020}.k{width:70%}",
  body: `<div style="border-bottom:3pt solid #b00020;padding-bottom:4pt"><b style="font-size:14pt">${mark('fund', 'Seerücken Private Equity III KmGK')}</b><br>Quartalsbericht per ${text('reporting_date', '30. September 2024', '2024-09-30')} &nbsp; Beträge in Mio. ${text('base_currency', 'CHF')}</div>
<h4>Portfolioübersicht</h4>
${table([
  head([
    'Gesellschaft',
    'Erstinvestition',
    'Status',
    'Investiertes<br>Kapital',
    'Rückflüsse',
    'Aktueller<br>Wert',
    'Gesamtwert',
    'Multiple',
    'IRR brutto',
  ]),
  ...SEE.map((one) => {
    const cells = scheduleCells(chf, one);
    return row([
      cells.name(),
      cells.date(`${one.date.day}.${one.date.month}.${one.date.year}`),
      cells.status(seeStatus[one.status]),
      cells.cost(),
      cells.realised(),
      cells.fairValue(),
      cells.total(),
      cells.multiple(2, (plain) => `${plain}x`),
      cells.irr((plain) => `${plain}%`, 'n.a.'),
    ]);
  }),
  row(['Total', '', '', ...sums(SEE).map((amount) => chf.show(amount)), '', ''], 's'),
])}
<h4>Kennzahlen des Fonds</h4>
${table([head(['', '30.09.2024', '30.06.2024']), row(['Fondsgrösse (Kapitalzusagen)', chf.amount('fund_size', 22500), '225.00']), row(['Abgerufenes Kapital', chf.amount('fund_paid_in', 18240), '179.55']), row(['Ausgeschüttetes Kapital', chf.amount('fund_distributed', 9975), '94.10']), row(['Nettoinventarwert', chf.amount('fund_nav', 19830), '196.42']), row(['DPI', text('dpi', `${seeFund.dpi}x`, seeFund.dpi), '0.52x']), row(['RVPI', text('rvpi', `${seeFund.rvpi}x`, seeFund.rvpi), '1.09x']), row(['TVPI', text('tvpi', `${seeFund.tvpi}x`, seeFund.tvpi), '1.61x']), row(['IRR brutto', text('gross_irr', '19.2%', '19.2'), '18.8%']), row(['IRR netto', text('net_irr', '13.6%', '13.6'), '13.3%'])], 'k')}
<p style="font-size:7.5pt">Vintage: ${text('vintage_year', '2016')}. Verwaltung: ${mark('fund_manager', 'Seerücken Partners AG')}, Seestrasse 41, 8280 Kreuzlingen. Ungeprüfte Zahlen; n.a.: Haltedauer unter einem Jahr.</p>`,
});

const euro = printer({ currency: 'EUR', group: '.', point: ',', digits: 0, negative: 'minus', nil: '-' });
const DUIN = investments(
  [
    'Aalbers Zaden B.V.',
    'Brinkhof Zorg',
    'De Kade Interieurs',
    'Elspeet Software B.V.',
    'Friese Staalbouw',
    'Gooiland Kinderopvang',
  ],
  {
    seed: 62007,
    firstYear: 2018,
    cost: [3150000, 11400000],
    statuses: [
      ['Unrealised', 2],
      ['Realised', 1],
      ['Partially realised', 2],
      ['Unrealised', 1],
    ],
  },
);
const duinStatus = {
  Realised: 'Gerealiseerd',
  'Partially realised': 'Deels gerealiseerd',
  Unrealised: 'Ongerealiseerd',
} as const;
const duin = multiples(58125000, 21840000, 63412500);
const pair = (label: string, value: string): string =>
  `<div><span>${label}</span><span>${value}</span></div>`;

/** Dutch: two columns of key figures with leaders, then a schedule without rules whose names carry the sector below. */
const leaders = document({
  file: 'Duinrand Participatiefonds II - kwartaalrapportage 2025K1.pdf',
  documentType: 'Performance',
  language: 'nl',
  layout: 'leaders-two-columns',
  landscape: true,
  css: "body{font:9pt 'C059'}.k{columns:2;column-gap:30pt;margin:10pt 0 18pt}.k div{display:flex;justify-content:space-between;border-bottom:.6pt dotted #777;padding:2.5pt 0;break-inside:avoid}table{width:100%;border-spacing:0}td,th{text-align:right;padding:3.5pt 4pt;vertical-align:top}td:first-child,th:first-child{text-align:left}th{font-weight:normal;font-style:italic}small{color:#777;font-size:7pt}",
  body: `<h2 style="margin-bottom:2pt">${mark('fund', 'Duinrand Participatiefonds II C.V.')}</h2><div>Kwartaalrapportage – stand per ${text('reporting_date', '31 maart 2025', '2025-03-31')} – bedragen in ${text('base_currency', 'euro', 'EUR')}</div>
<div class="k">${pair('Beheerder', mark('fund_manager', 'Duinrand Investments B.V.'))}${pair('Startjaar (vintage)', text('vintage_year', '2018'))}${pair('Fondsomvang', euro.amount('fund_size', 75000000))}${pair('Gestort kapitaal', euro.amount('fund_paid_in', 58125000))}${pair('Uitgekeerd kapitaal', euro.amount('fund_distributed', 21840000))}${pair('Intrinsieke waarde', euro.amount('fund_nav', 63412500))}${pair('DPI', dotless('dpi', comma(duin.dpi), 'x'))}${pair('RVPI', dotless('rvpi', comma(duin.rvpi), 'x'))}${pair('TVPI', dotless('tvpi', comma(duin.tvpi), 'x'))}${pair('Bruto IRR', dotless('gross_irr', '15,8', '%'))}${pair('Netto IRR', dotless('net_irr', '11,2', '%'))}${pair('Aantal participanten', '47')}</div>
${table([
  head([
    'Onderneming',
    'Instapdatum',
    'Status',
    'Geïnvesteerd',
    'Opbrengsten',
    'Reële waarde',
    'Totale waarde',
    'Multiple',
    'Bruto IRR',
  ]),
  ...DUIN.map((one, at) => {
    const cells = scheduleCells(euro, one);
    return row([
      `${cells.name()}<br><small>${['Agrarisch', 'Gezondheidszorg', 'Consument', 'Technologie', 'Industrie', 'Onderwijs'][at] ?? ''}</small>`,
      cells.date(`${one.date.day}-${one.date.month}-${one.date.year}`),
      cells.status(duinStatus[one.status]),
      cells.cost(),
      cells.realised(),
      cells.fairValue(),
      cells.total(),
      cells.multiple(1, (plain) => `${comma(plain)}x`),
      cells.irr((plain) => `${comma(plain)}%`, 'n.b.'),
    ]);
  }),
])}
<p style="font-size:7.5pt">n.b. = niet betekenisvol. De waarderingen zijn opgesteld door de beheerder en niet gecontroleerd door de accountant.</p>`,
});

export const documents: FundDocument[] = [swiss, leaders];
