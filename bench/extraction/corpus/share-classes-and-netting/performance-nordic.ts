import type { FundDocument } from '../document.ts';
import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import { multiples, scheduleCells, statusHeading, sums } from '../paper/schedule.ts';
import { holdings, multipleOf } from './holdings.ts';

const dkk = printer({
  currency: 'DKK',
  group: ',',
  point: '.',
  digits: 1,
  scale: 1000000,
  negative: 'long minus',
  nil: '–',
});
const ASSETS = holdings([
  ['Anholt Sund Offshore P/S', '2017-12-08', 'U', 6120, 2874, 7035, 131],
  ['Bjergby Solpark ApS', '2018-08-22', 'U', 1486, 702, 1418, 98],
  ['Djursland Biogas A/S', '2019-05-15', 'U', 2240, 318, 1655, -31],
  ['Fårevejle Vind K/S', '2019-11-29', 'U', 1875, 741, 2230, 124],
  ['Hällevik Vindkraft AB', '2020-10-02', 'U', 3318, 486, 4127, 103],
  ['Kemijoki Battery Oy', '2022-03-30', 'U', 1960, 0, 2304, 76],
  ['Lüttow Solar GmbH & Co. KG', '2023-06-16', 'U', 1127, 0, 1164, 23],
]);
const EXITED = holdings(
  [
    ['Mors Varmepumper A/S', '2018-04-11', 'R', 842, 1536, 0, 187],
    ['Nissum Bredning Vind ApS', '2018-10-26', 'R', 1714, 2653, 0, 142],
  ],
  ASSETS.length,
);
const COUNTRIES = [
  'Denmark',
  'Denmark',
  'Denmark',
  'Denmark',
  'Sweden',
  'Finland',
  'Germany',
  'Denmark',
  'Denmark',
];
const sundRatios = multiples(22105, 8240, 19386);
const quarters = (label: string, now: string, before: readonly string[], name = ''): string =>
  row([label, ...[...before].reverse(), now], name);
const assetRow = (one: (typeof ASSETS)[number]): string => {
  const cells = scheduleCells(dkk, one);
  return row([
    cells.name(),
    COUNTRIES[one.row] ?? '',
    cells.date(`${one.date.day}.${one.date.month}.${one.date.year}`),
    cells.cost(),
    cells.realised(),
    cells.fairValue(),
    cells.total(),
    cells.multiple(2, (plain) => plain),
    cells.irr((plain) => `${plain.replace('-', '\u2212')}%`, 'n.m.'),
  ]);
};
const assetSum = (label: string, list: typeof ASSETS): string =>
  row(
    [label, '', '', ...sums(list).map((sum) => dkk.show(sum === 0 ? null : sum)), multipleOf(list, 2), ''],
    's',
  );

/** Danish in English: five quarters side by side with the newest last, then the assets with headings in the table. */
const fiveQuarters = document({
  file: 'SundEnergi Renewables I - Investor Report 2024Q3.pdf',
  documentType: 'Performance',
  layout: 'five-quarters-newest-last',
  landscape: true,
  margin: '13mm 16mm',
  css: "body{font:8.8pt/1.38 'Nimbus Sans','Liberation Sans';margin:0}h2{margin:0;font-size:15pt;font-weight:normal}h4{margin:9pt 0 3pt;color:#137a5a}table{width:100%;border-collapse:collapse}td,th{padding:2.8pt 4pt;text-align:right}td:first-child,th:first-child,.a td:nth-child(2),.a th:nth-child(2){text-align:left}th{border-top:1pt solid #137a5a;border-bottom:.5pt solid #137a5a;font-weight:normal}.q td:last-child{background:#e2f2ec;font-weight:bold}.h td{color:#137a5a;font-weight:bold;padding-top:6pt}.s td{border-top:.5pt solid #137a5a;font-weight:bold}.p{break-before:page}small{font-size:7pt;color:#555}",
  body: `<div style="display:flex;justify-content:space-between;border-bottom:3pt solid #137a5a;padding-bottom:5pt"><h2>${mark('fund', 'SundEnergi Renewables I K/S')}</h2><div style="text-align:right">Investor report, third quarter 2024<br>As at ${text('reporting_date', '30 September 2024', '2024-09-30')}</div></div>
<div style="display:grid;grid-template-columns:1fr 1fr 1fr;gap:14pt"><p>The quarter was marked by low wind speeds in Denmark (production 7% below budget) and firm capture prices in Finland. Fair values were reduced by DKK 21 million net, mostly on lower long-term price curves.</p><p>The Fund received DKK 38 million from its assets and paid a distribution of DKK 30 million to investors on 19 September. Djursland Biogas remains in dispute with its gas off-taker; a ruling is expected in the spring.</p><p>No capital was called and no new investments were made; the investment period ended in 2023. The building permit for the extension of Hällevik Vindkraft was granted in August. The management fee is 0.75% of invested capital.</p></div>
<h4>Key figures of the Fund (${text('base_currency', 'DKK', 'DKK')} million)</h4>
${table(
  [
    head(['', 'Q3 2023', 'Q4 2023', 'Q1 2024', 'Q2 2024', 'Q3 2024']),
    quarters('Total commitments', dkk.amount('fund_size', 24000), [
      '2,400.0',
      '2,400.0',
      '2,400.0',
      '2,400.0',
    ]),
    quarters('Paid-in capital', dkk.amount('fund_paid_in', 22105), [
      '2,210.5',
      '2,186.0',
      '2,186.0',
      '2,141.3',
    ]),
    quarters('Distributed capital', dkk.amount('fund_distributed', 8240), [
      '794.0',
      '764.0',
      '764.0',
      '719.0',
    ]),
    quarters('Net asset value', dkk.amount('fund_nav', 19386), ['1,982.1', '1,974.4', '1,960.8', '1,955.2']),
    quarters('DPI', text('dpi', sundRatios.dpi), ['0.36', '0.35', '0.35', '0.34']),
    quarters('RVPI', text('rvpi', sundRatios.rvpi), ['0.90', '0.90', '0.90', '0.91']),
    quarters('TVPI', text('tvpi', sundRatios.tvpi), ['1.26', '1.25', '1.25', '1.25']),
    quarters('IRR, gross', text('gross_irr', '9.6%', '9.6'), ['9.9%', '9.9%', '9.8%', '9.9%']),
    quarters('IRR, net', text('net_irr', '7.4%', '7.4'), ['7.7%', '7.7%', '7.6%', '7.7%']),
    quarters('Production, GWh', '218.4', ['251.0', '334.7', '341.9', '229.3']),
  ],
  'q',
)}
<p><small>Vintage ${text('vintage_year', '2017')}. The Fund is managed by ${mark('fund_manager', 'SundEnergi Forvaltning A/S')}, Havnegade 71, 5000 Odense C, Denmark (FT no. 23 117), alternative investment fund manager. Ratios are computed on capital paid in by all investors.</small></p>
<div class="p"><h4 style="margin-top:0">Portfolio as at 30 September 2024 (DKK million)</h4>
${table(
  [
    head([
      'Asset',
      'Country',
      'Acquired',
      'Invested',
      'Received',
      'Fair value',
      'Total value',
      'Multiple',
      'Gross IRR',
    ]),
    row([statusHeading('Current assets (unrealised)', ASSETS), ...Array<string>(8).fill('')], 'h'),
    ...ASSETS.map(assetRow),
    assetSum('Subtotal', ASSETS),
    row([statusHeading('Divested assets (realised)', EXITED), ...Array<string>(8).fill('')], 'h'),
    ...EXITED.map(assetRow),
    assetSum('Subtotal', EXITED),
    assetSum('Total portfolio', [...ASSETS, ...EXITED]),
  ],
  'a',
)}
<p><small>Received: dividends, interest, loan repayments and sale proceeds received by the Fund from the asset since acquisition. Foreign currency holdings are translated at the rates of Danmarks Nationalbank on the reporting date (SEK 65.98, EUR 745.60 per 100). The fair values have been determined by discounted cash flow at rates between 6.4% and 9.1%.</small></p></div>`,
});

const sek = printer({
  currency: 'SEK',
  group: ' ',
  point: ',',
  digits: 1,
  scale: 1000000,
  negative: 'long minus',
  nil: '–',
});
const SWEDISH = holdings([
  ['Alnö Vårdteam AB', '2018-04-19', 'U', 1840, 265, 3120, 117],
  ['Brunnsparken Bygg AB', '2019-03-01', 'R', 1265, 2974, 0, 283],
  ['Dalkarlsö Mekan AB', '2020-06-17', 'P', 2130, 1180, 2455, 169],
  ['Frösö IT-drift AB', '2021-11-05', 'U', 1575, 0, 1390, -42],
  ['Hornborga Livs AB', '2023-02-14', 'U', 1920, 0, 2310, 83],
]);
const swedishStatus = {
  Realised: 'Realiserad',
  'Partially realised': 'Delvis realiserad',
  Unrealised: 'Orealiserad',
} as const;
const swedishCells = SWEDISH.map((one) => ({ one, cells: scheduleCells(sek, one) }));
type Cells = (typeof swedishCells)[number];
const across = (label: string, read: (entry: Cells) => string, total = '', name = ''): string =>
  row([label, ...swedishCells.map(read), total], name);
const [swedishCost, swedishRealised, swedishFair, swedishTotal] = sums(SWEDISH);
const skog = { paidIn: 9860, distributed: 4120, nav: 9015 };
const skogRatios = multiples(skog.paidIn, skog.distributed, skog.nav);
const komma = (plain: string): string => plain.replace('.', ',').replace('-', '\u2212');

/** Swedish: key figures in a box beside the text, the companies as columns of one table. */
const columns = document({
  file: 'Kvartalsrapport Q2 2025 Tiveden Småbolag II KB.pdf',
  documentType: 'Performance',
  language: 'sv',
  layout: 'companies-as-columns',
  margin: '16mm',
  css: "body{font:9pt/1.45 'Lato','Liberation Sans';margin:0;color:#262626}h2{color:#35543a;margin:0;font-size:17pt}h4{color:#35543a;margin:12pt 0 4pt}.g{display:grid;grid-template-columns:1fr 72mm;gap:14pt}table{width:100%;border-collapse:collapse}.b{background:#eef3ee;padding:8pt 10pt}.b td{padding:2pt 0;border-bottom:.3pt solid #bcc}.b td:last-child{text-align:right;font-weight:bold}.c td,.c th{padding:3.5pt 3pt;text-align:right;border-bottom:.3pt solid #ccc;width:14%}.c td:first-child,.c th:first-child{text-align:left;width:19%}.c th{background:#35543a;color:#fff;font-weight:normal;vertical-align:bottom;font-size:8pt}.c td:last-child{font-weight:bold}.s td{border-top:.6pt solid #35543a}small{font-size:7.2pt;color:#555}",
  body: `<h2>Kvartalsrapport</h2><div style="border-bottom:1.2pt solid #35543a;padding-bottom:4pt;margin-bottom:10pt">${mark('fund', 'Tiveden Småbolag II KB')} &nbsp;|&nbsp; andra kvartalet 2025, per ${text('reporting_date', '2025-06-30')}</div>
<div class="g"><div><p style="margin-top:0">Fondens substansvärde ökade med 1,8 procent under kvartalet efter justering för in- och utbetalningar. Alnö Vårdteam förvärvade två vårdcentraler i Västernorrland och omsätter nu 310 MSEK på årsbasis. Dalkarlsö Mekan delade ut 18 MSEK till fonden i maj.</p><p>Frösö IT-drift har haft fortsatt svag efterfrågan från offentlig sektor. En ny vd tillträdde den 1 april och ett kostnadsprogram genomförs. Innehavet värderas till 0,9 gånger investerat belopp.</p><p>Efter kvartalets utgång har bolaget Hornborga Livs tecknat avtal om ett tilläggsförvärv. Affären finansieras helt med bankkredit och kräver inget ytterligare kapital från fonden.</p></div>
<div class="b"><b>Nyckeltal</b> (${text('base_currency', 'MSEK', 'SEK')} där ej annat anges)${table([
    row(['Utfäst kapital', sek.amount('fund_size', 12000)]),
    row(['Inbetalt kapital', sek.amount('fund_paid_in', skog.paidIn)]),
    row(['Utbetalt till investerarna', sek.amount('fund_distributed', skog.distributed)]),
    row(['Substansvärde (NAV)', sek.amount('fund_nav', skog.nav)]),
    row(['DPI', text('dpi', `${komma(skogRatios.dpi)} ggr`, skogRatios.dpi)]),
    row(['RVPI', text('rvpi', `${komma(skogRatios.rvpi)} ggr`, skogRatios.rvpi)]),
    row(['TVPI', text('tvpi', `${komma(skogRatios.tvpi)} ggr`, skogRatios.tvpi)]),
    row(['IRR före avgifter (brutto)', text('gross_irr', '14,2 %', '14.2')]),
    row(['IRR efter avgifter (netto)', text('net_irr', '9,3 %', '9.3')]),
    row(['Startår (vintage)', text('vintage_year', '2017')]),
  ])}</div></div>
<h4>Innehav per 2025-06-30 (MSEK)</h4>
${table(
  [
    head(['', ...swedishCells.map(({ cells }) => cells.name()), 'Totalt']),
    across('Första investering', ({ one, cells }) => cells.date(one.date.iso)),
    across('Status', ({ one, cells }) => cells.status(swedishStatus[one.status])),
    row(['Bransch', 'Vård', 'Bygg', 'Industri', 'IT', 'Livsmedel', '']),
    row(['Ägarandel', '71 %', '–', '54 %', '82 %', '60 %', '']),
    across('Investerat belopp', ({ cells }) => cells.cost(), sek.show(swedishCost), 's'),
    across('Realiserat', ({ cells }) => cells.realised(), sek.show(swedishRealised)),
    across('Verkligt värde', ({ cells }) => cells.fairValue(), sek.show(swedishFair)),
    across('Totalt värde', ({ cells }) => cells.total(), sek.show(swedishTotal)),
    across(
      'Multipel',
      ({ cells }) => cells.multiple(1, (plain) => `${komma(plain)}x`),
      `${komma(multipleOf(SWEDISH, 1))}x`,
    ),
    across('IRR (brutto)', ({ cells }) => cells.irr((plain) => `${komma(plain)} %`, '–')),
  ],
  'c',
)}
<h4>Kassaflöden och övriga nettotillgångar</h4>
<p>Innehavens verkliga värde uppgår till ${sek.show(swedishFair)} MSEK. Därutöver har fonden likvida medel om 11,4 MSEK och skulder om 37,4 MSEK, varav 30,2 MSEK avser reserverad vinstdelning och 7,2 MSEK upplupna kostnader. Fondens kredit var outnyttjad vid kvartalets utgång.</p>
<p><small>Fonden förvaltas av ${mark('fund_manager', 'Tiveden Förvaltning AB')} (org.nr 559114-2087), registrerad förvaltare av alternativa investeringsfonder, Kungsgatan 33, 703 61 Örebro. Rapporten är inte granskad av fondens revisor. Värdering enligt IPEV:s riktlinjer. Historisk avkastning är ingen garanti för framtida avkastning. Frågor besvaras av Karin Löfstrand, karin@tiveden.example, 019-555 01 46.</small></p>`,
});

export const documents: FundDocument[] = [fiveQuarters, columns];
