import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { multiples } from '../paper/schedule.ts';
import { printer, text } from '../paper/printing.ts';
import type { Holding } from './holdings.ts';
import { holding, holdingCells, multipleOfAll, totalsOf } from './holdings.ts';

const NEXT_PAGE = '<div style="break-before:page"></div>';
const komma = (plain: string): string => plain.replace('.', ',').replace('-', '−');
const gange = (plain: string): string => `${komma(plain)}x`;
const miljoner = printer({
  currency: 'SEK',
  group: '\u00a0',
  point: ',',
  digits: 0,
  scale: 1000000,
  negative: 'long minus',
  nil: '–',
});
const MEANING = {
  Orealiserad: 'Unrealised',
  'Delvis realiserad': 'Partially realised',
  Realiserad: 'Realised',
} as const;
type Laget = keyof typeof MEANING;
const COMPANIES: readonly (readonly [Laget, Holding])[] = [
  [
    'Orealiserad',
    holding('Bergslagens Precisionsteknik', ['Industri'], ['2019-04-15', '2019-04-15'], [212, 0, 388, 92]),
  ],
  [
    'Delvis realiserad',
    holding('Fjällbacka Veterinärgrupp', ['Hälsovård'], ['2019-11-29', '2019-11-29'], [184, 141, 352, 206]),
  ],
  ['Realiserad', holding('Granviks Byggsystem', ['Bygg'], ['2020-02-10', '2020-02-10'], [156, 498, 0, 341])],
  [
    'Orealiserad',
    holding('Hjortens Friluftsliv', ['Konsument'], ['2020-09-01', '2020-09-01'], [173, 0, 119, -64]),
  ],
  [
    'Orealiserad',
    holding('Kopparstigen IT', ['Mjukvara'], ['2021-06-18', '2021-06-18'], [238, 26, 611, 238]),
  ],
  [
    'Orealiserad',
    holding('Norrsken Laboratorier', ['Hälsovård'], ['2022-03-31', '2022-03-31'], [265, 0, 402, 97]),
  ],
  [
    'Realiserad',
    holding('Skagerns Transportkyla', ['Logistik'], ['2021-01-12', '2021-01-12'], [121, 187, 0, 113]),
  ],
  [
    'Orealiserad',
    holding('Tivedens Vattenrening', ['Miljöteknik'], ['2026-02-04', '2026-02-04'], [146, 0, 146]),
  ],
];
const ALL = COMPANIES.map(([, one]) => one);
const TOTALS = totalsOf(ALL);
const [SIZE, PAID, OUT, NAV] = [1900, 1558, 748, 1872];
const M = multiples(PAID, OUT, NAV);
const bolag = ([status, one]: (typeof COMPANIES)[number], at: number): string => {
  const cells = holdingCells(miljoner, one, at);
  return row([
    cells.name(),
    ...one.about,
    cells.date(),
    cells.status(status, MEANING[status]),
    ...cells.amounts(),
    cells.total(),
    cells.multiple(2, gange),
    cells.rate((plain) => `${komma(plain)} %`, 'e.m.'),
  ]);
};
const tal = (label: string, now: string, quarter: string, year: string): string =>
  row([label, now, quarter, year]);

/** A Swedish house's quarterly report in millions of kronor: figures at three dates, every company in one table. */
const kvartal = document({
  file: 'Klarälven Tillväxt III - Kvartalsrapport 2026-09-30.pdf',
  documentType: 'Performance',
  layout: 'swedish-quarterly-report-in-millions',
  language: 'sv',
  margin: '18mm 17mm',
  css: "body{font:9.8pt/1.46 'Liberation Sans Narrow','Liberation Sans'}h1{font-size:18pt;margin:0;color:#17486b;font-weight:normal}h3{font-size:11pt;color:#17486b;margin:12pt 0 3pt}p{margin:4pt 0}table{border-collapse:collapse;width:100%}td,th{padding:3pt 4pt;text-align:right;border-bottom:.3pt solid #ccdbe5}td:first-child,th:first-child{text-align:left}th{color:#17486b;border-bottom:1pt solid #17486b;vertical-align:bottom;font-size:8.6pt}.z{font-size:8.7pt}.z td{white-space:nowrap}.z td:nth-child(2),.z th:nth-child(2),.z td:nth-child(4),.z th:nth-child(4){text-align:left}.t td{font-weight:bold;border-top:.9pt solid #17486b}.k td{text-align:left;border:0;padding:1.4pt 4pt}.k td:first-child{width:26%;color:#777}.n{font-size:7.8pt;color:#666}",
  footer:
    '<div style="font:6.4pt sans-serif;width:100%;padding:0 17mm;display:flex;justify-content:space-between;color:#777"><span>Klarälven Kapital AB · Drottninggatan 204, Karlstad · AIF-förvaltare med tillstånd av Finansinspektionen</span><span>Sida <span class="pageNumber"></span> (<span class="totalPages"></span>)</span></div>',
  body: `<h1>${mark('fund', 'Klarälven Tillväxt III KB')}</h1><p>Kvartalsrapport per den ${text('reporting_date', '30 september 2026', '2026-09-30')}</p>
<table class="k">${row(['Förvaltare', mark('fund_manager', 'Klarälven Kapital AB')])}${row(['Startår (vintage)', text('vintage_year', '2019')])}${row(['Komplementär', 'Klarälven Tillväxt III GP AB'])}${row(['Valuta', text('base_currency', 'SEK')])}</table>
<h3>Nyckeltal</h3>
<table>${head([mark('base_currency', 'MSEK', { value: 'SEK' }), text('reporting_date', '2026-09-30'), '2026-06-30', '2025-12-31'])}
${tal('Utfäst kapital', miljoner.amount('fund_size', SIZE), '1 900', '1 900')}
${tal('Inbetalt kapital', miljoner.amount('fund_paid_in', PAID), '1 520', '1 398')}
${tal('Utdelat till investerare', miljoner.amount('fund_distributed', OUT), '748', '611')}
${tal('Substansvärde (NAV)', miljoner.amount('fund_nav', NAV), '1 794', '1 703')}
${tal('DPI', text('dpi', gange(M.dpi), M.dpi), '0,49x', '0,44x')}
${tal('RVPI', text('rvpi', gange(M.rvpi), M.rvpi), '1,18x', '1,22x')}
${tal('TVPI', text('tvpi', gange(M.tvpi), M.tvpi), '1,67x', '1,66x')}
${tal('Brutto-IRR', text('gross_irr', '20,3 %', '20.3'), '20,0 %', '20,8 %')}
${tal('Netto-IRR', text('net_irr', '13,9 %', '13.9'), '13,6 %', '14,1 %')}</table>
<h3>Förvaltarens kommentar</h3>
<p>Substansvärdet ökade med 78 MSEK under tredje kvartalet, varav 38 MSEK avser inbetalningar. Ökningen i övrigt kommer främst från Kopparstigen IT, som växer med 27 % på årsbasis och i augusti förvärvade en konsultverksamhet i Tammerfors för 62 MSEK med egna medel.</p>
<p>Hjortens Friluftsliv har haft en svag sommar och värdet skrevs ned med 14 MSEK. Bolaget har enats med sin bank om uppskov med amorteringar till och med juni 2027. Norrsken Laboratorier har fått besked om ett fyraårigt regionavtal värt cirka 310 MSEK.</p>
<p>Försäljningen av Granviks Byggsystem slutfördes redan i mars och gav 3,2 gånger insatsen. Någon utdelning har inte lämnats under kvartalet. Vi räknar med att kalla 4–6 % av utfäst kapital under det kommande halvåret, i huvudsak för Tivedens Vattenrening.</p>
${NEXT_PAGE}<h3 style="margin-top:0">Portföljbolag per den ${text('reporting_date', '30 september 2026', '2026-09-30')} (MSEK)</h3>
<table class="z">${head(['Bolag', 'Bransch', 'Förvärvat', 'Status', 'Investerat', 'Realiserat', 'Verkligt<br>värde', 'Totalt<br>värde', 'Multipel', 'IRR'])}
${COMPANIES.map(bolag).join('\n')}
${row(['Summa', '', '', '', ...TOTALS.map((amount) => miljoner.show(amount)), gange(multipleOfAll(ALL, 2)), text('gross_irr', '20,3 %', '20.3')], 't')}
${row(['Kassa och övriga nettotillgångar', '', '', '', '', '', miljoner.show(NAV - TOTALS[2] + 172), '', '', ''])}
${row(['Avsättning för vinstdelning', '', '', '', '', '', miljoner.show(-172), '', '', ''])}
${row(['Substansvärde', '', '', '', '', '', miljoner.amount('fund_nav', NAV), '', '', ''], 't')}</table>
<p class="n">e.m.: ej meningsfullt, innehav under tolv månader. Verkligt värde fastställs av förvaltaren enligt IPEV:s riktlinjer. Multipel och IRR för portföljbolagen anges före avgifter, kostnader och vinstdelning. Utländska innehav omräknas till balansdagens kurs. Rapporten har inte granskats av fondens revisor, Värmlands Revisionsbyrå AB. Historisk avkastning är ingen garanti för framtida avkastning. Kontakt: Torbjörn Ekenäs, 054-555 04 17.</p>`,
});

export const documents = [kvartal];
