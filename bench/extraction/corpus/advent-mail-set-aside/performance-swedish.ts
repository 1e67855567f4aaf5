import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { multiples } from '../paper/schedule.ts';
import { printer, text } from '../paper/printing.ts';
import type { Holding, House } from './holdings.ts';
import { marked, sumRow, totals } from './holdings.ts';

const NEXT_PAGE = '<div style="break-before:page"></div>';
const komma = (plain: string): string => plain.replace('.', ',').replace('-', '−');

const kronor = printer({
  currency: 'SEK',
  group: '\u00a0',
  point: ',',
  digits: 1,
  scale: 1000000,
  negative: 'long minus',
  nil: '–',
});
const HOUSE: House = {
  print: kronor,
  digits: 1,
  times: (plain) => `${komma(plain)}x`,
  percent: (plain) => `${komma(plain)} %`,
  none: 'e.m.',
};
const STATUS = {
  Orealiserad: 'Unrealised',
  'Delvis realiserad': 'Partially realised',
  Realiserad: 'Realised',
} as const;
const COMPANIES: readonly (readonly [keyof typeof STATUS, Holding])[] = [
  ['Orealiserad', ['Barkarö Plåtteknik AB', ['Industri'], ['2019-06-28', '2019-06-28'], 1420, 0, 2315, 82]],
  ['Realiserad', ['Dalälvens Laxrökeri AB', ['Livsmedel'], ['2019-11-04', '2019-11-04'], 865, 2410, 0, 291]],
  [
    'Delvis realiserad',
    ['Fyrisån Mätsystem AB', ['Teknik'], ['2020-02-17', '2020-02-17'], 1180, 945, 1760, 187],
  ],
  ['Orealiserad', ['Gimo Rehab AB', ['Vård'], ['2020-10-01', '2020-10-01'], 1535, 0, 1290, -31]],
  [
    'Orealiserad',
    ['Hemse Vattenrening AB', ['Miljöteknik'], ['2021-05-12', '2021-05-12'], 1710, 120, 3045, 148],
  ],
  ['Realiserad', ['Järlåsa Utbildning AB', ['Utbildning'], ['2021-09-30', '2021-09-30'], 940, 375, 0, -264]],
  [
    'Orealiserad',
    ['Norrtull Fastighetsservice AB', ['Tjänster'], ['2022-03-22', '2022-03-22'], 1290, 0, 1975, 104],
  ],
  ['Orealiserad', ['Tierp Elbyggnad AB', ['Tjänster'], ['2026-02-19', '2026-02-19'], 1060, 0, 1060, 0]],
];
const HOLDINGS = COMPANIES.map(([, holding]) => holding);
const [, , HELD] = totals(HOLDINGS);
const [SIZE, PAID, OUT] = [13500, 11475, 3442];
const [CASH, DEBT] = [286, 611];
const NAV = HELD + CASH - DEBT;
const FUND = multiples(PAID, OUT, NAV);
const companyRow = ([status, one]: (typeof COMPANIES)[number]): string => {
  const at = HOLDINGS.indexOf(one);
  const own = marked(HOUSE, one, at);
  return row([
    own.name,
    ...one[1],
    own.date,
    mark('investment_status', status, { value: STATUS[status], row: at }),
    own.cost,
    own.received,
    own.value,
    own.total,
    own.multiple,
    own.rate,
  ]);
};
const nyckeltal = (label: string, now: string, before: string, year: string): string =>
  row([label, now, before, year]);

/** A Swedish growth fund's quarterly report in millions of kronor: key figures at three dates, companies overleaf. */
const kvartalsrapport = document({
  file: 'Mälarvik Tillväxt II AB - Kvartalsrapport Q3 2026.pdf',
  documentType: 'Performance',
  layout: 'swedish-growth-fund-quarterly-report-in-millions',
  language: 'sv',
  landscape: true,
  margin: '16mm 18mm',
  css: "body{font:9.4pt/1.42 'Liberation Sans'}h1{font-size:19pt;font-weight:normal;margin:0;color:#124a78}h3{font-size:11pt;color:#124a78;margin:12pt 0 3pt}p{margin:5pt 0}.g{display:grid;grid-template-columns:1.15fr 1fr;gap:24pt}table{border-collapse:collapse;width:100%}td,th{padding:3pt 5pt;text-align:right;white-space:nowrap;border-bottom:.3pt solid #c8d6e2}td:first-child,th:first-child{text-align:left}th{color:#124a78;border-bottom:1pt solid #124a78;vertical-align:bottom;font-size:8.4pt}.z{font-size:8.6pt}.z td:nth-child(2),.z th:nth-child(2),.z td:nth-child(4),.z th:nth-child(4){text-align:left}.t td{font-weight:bold;border-top:.8pt solid #124a78}.n{font-size:7.4pt;color:#555}",
  footer:
    '<div style="font:6.4pt sans-serif;width:100%;padding:0 18mm;display:flex;justify-content:space-between;color:#777"><span>Mälarvik Fondförvaltning AB · org.nr 559041-7226 · Strandvägen 41, Västerås</span><span>Sida <span class="pageNumber"></span> av <span class="totalPages"></span></span></div>',
  body: `<h1>${mark('fund', 'Mälarvik Tillväxt II AB')}</h1><p>Kvartalsrapport per ${text('reporting_date', '30 september 2026', '2026-09-30')}</p>
<div class="g"><div><h3>Nyckeltal</h3><table>${head([mark('base_currency', 'MSEK', { value: 'SEK' }), text('reporting_date', '2026-09-30'), '2026-06-30', '2025-12-31'])}
${nyckeltal('Utfäst kapital', kronor.amount('fund_size', SIZE), '1 350,0', '1 350,0')}
${nyckeltal('Inbetalt kapital', kronor.amount('fund_paid_in', PAID), '1 134,0', '1 026,0')}
${nyckeltal('Utdelat till investerarna', kronor.amount('fund_distributed', OUT), '344,2', '297,0')}
${nyckeltal('Substansvärde (NAV)', kronor.amount('fund_nav', NAV), '1 081,7', '978,4')}
${nyckeltal('DPI', text('dpi', `${komma(FUND.dpi)}x`, FUND.dpi), '0,30x', '0,29x')}
${nyckeltal('RVPI', text('rvpi', `${komma(FUND.rvpi)}x`, FUND.rvpi), '0,95x', '0,95x')}
${nyckeltal('TVPI', text('tvpi', `${komma(FUND.tvpi)}x`, FUND.tvpi), '1,25x', '1,24x')}
${nyckeltal('IRR, brutto', text('gross_irr', '11,9 %', '11.9'), '11,8 %', '12,2 %')}
${nyckeltal('IRR, netto', text('net_irr', '6,4 %', '6.4'), '6,3 %', '6,6 %')}</table>
<p class="n">Startår ${text('vintage_year', '2019')}. Förvaltare: ${mark('fund_manager', 'Mälarvik Fondförvaltning AB')}. Förvaringsinstitut: Arosbanken. Revisor: Revisionsbyrån Kungsör.</p></div>
<div><h3>Kvartalet i korthet</h3><p>Substansvärdet ökade, justerat för flöden, med 1,6 procent. Hemse Vattenrening fick i augusti en order på 48 MSEK från tre gotländska kommunalförbund och värderades upp med 9 MSEK.</p><p>Gimo Rehab påverkas alltjämt av de sänkta ersättningarna i vårdvalet. Bolaget har sagt upp två hyresavtal och väntas nå nollresultat under första kvartalet 2027. Innehavet skrevs ned med 6 MSEK.</p><p>Fonden kallade 13,5 MSEK i juli för tilläggsförvärvet i Tierp Elbyggnad. Ingen utdelning lämnades under kvartalet. Efter kvartalets utgång, den 21 oktober, tecknades avtal om att sälja Barkarö Plåtteknik; affären väntas stänga i december och ge cirka 240 MSEK.</p></div></div>
${NEXT_PAGE}<h3 style="margin-top:0">Innehav per ${text('reporting_date', '30 september 2026', '2026-09-30')} (MSEK)</h3>
<table class="z">${head(['Bolag', 'Bransch', 'Förvärvat', 'Status', 'Investerat', 'Realiserat', 'Verkligt<br>värde', 'Totalt<br>värde', 'Multipel<br>(brutto)', 'IRR<br>(brutto)'])}
${COMPANIES.map(companyRow).join('\n')}
${sumRow(HOUSE, ['Summa innehav', '', '', ''], HOLDINGS, ['t', text('gross_irr', '11,9 %', '11.9')])}
${row(['Kassa och övriga tillgångar', '', '', '', '', '', kronor.show(CASH), '', '', ''])}
${row(['Skulder och reserverad vinstdelning', '', '', '', '', '', kronor.show(-DEBT), '', '', ''])}
${row(['Substansvärde', '', '', '', '', '', kronor.amount('fund_nav', NAV), '', '', ''], 't')}</table>
<p class="n">e.m.: ej meningsfullt, innehavstid under ett år. Verkligt värde enligt IPEV:s riktlinjer. Multiplar och IRR per bolag anges före fondens avgifter och vinstdelning. IRR, netto, avser investerarna efter samtliga avgifter. Rapporten har inte granskats av fondens revisor. Historisk avkastning är ingen garanti för framtida avkastning.</p>`,
});

export const documents = [kvartalsrapport];
