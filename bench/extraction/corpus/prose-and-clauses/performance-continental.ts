import { createPrinter, printNumber } from '../amounts.ts';
import type { FundDocument, Mark } from '../document.ts';
import { day, figure, head, row, table } from '../html.ts';
import type { Holding } from '../portfolio.ts';
import { fundFigures, portfolio, totalOf } from '../portfolio.ts';

const comma = (value: string): string => value.replace('.', ',');
const turned = (iso: string, between: string): string => iso.split('-').toReversed().join(between);
const STATUSES = ['Unrealised', 'Partially realised', 'Realised'] as const;
const byStatus = (holdings: readonly Holding[]): Holding[] =>
  STATUSES.flatMap((status) => holdings.filter((one) => one.status === status));

const FURU = fundFigures({ seed: 'furu', size: '3200000000', step: '100000' });
const SWEDISH_ROWS = portfolio({
  seed: 'furu',
  names: [
    'Bergslagens Truckservice AB',
    'Codex Legal AB',
    'Granit & Mark',
    'Hemfrid Omsorg',
    'Fjordline Seafood AS',
    'Nordkyst Marine',
    'Aarhus Pumpe A/S',
    'Sundet Data ApS',
  ],
  cost: [90000000, 360000000],
  step: '100000',
  years: [2016, 2021],
});
const COUNTRIES = [
  ['Sverige', 0, 4],
  ['Norge', 4, 6],
  ['Danmark', 6, 8],
] as const;
const SWEDISH = { Realised: 'Avyttrat', 'Partially realised': 'Delvis avyttrat', Unrealised: 'Innehav' };

/** Swedish: by country, gross and net beside each other, notes behind names. */
function countries(mark: Mark): string {
  const style = { currency: 'SEK', scale: 6, places: 1, group: ' ', point: ',', negative: 'minus' } as const;
  const money = createPrinter(mark, style);
  const line = (one: Holding, at: number): string => {
    const own = { row: at };
    const amount = (fin: string, value: string): string =>
      Number(value) === 0 ? '–' : money(fin, value, own);
    return row([
      `${mark('investment_name', one.name, own)}${['', '<sup>1)</sup>', '', '', '<sup>2)</sup>', '', '', ''][at] ?? ''}`,
      mark('investment_date', one.date, own),
      mark('investment_status', SWEDISH[one.status], { ...own, value: one.status }),
      amount('investment_cost', one.cost),
      amount('investment_realised', one.realised),
      amount('investment_fair_value', one.fairValue),
      amount('investment_total_value', one.totalValue),
      mark('investment_moic', `${comma(one.moic)}x`, { ...own, value: one.moic }),
      mark('investment_irr', `${comma(one.irr).replace('-', '−')} %`, { ...own, value: one.irr }),
    ]);
  };
  const sums = (label: string, holdings: readonly Holding[]): string =>
    row(
      [
        label,
        '',
        '',
        ...(['cost', 'realised', 'fairValue', 'totalValue'] as const).map((field) =>
          printNumber(totalOf(holdings, field), style),
        ),
        '',
        '',
      ],
      's',
    );
  const group = ([title, from, to]: (typeof COUNTRIES)[number]): string => {
    const own = SWEDISH_ROWS.slice(from, to);
    return `${row([title, ...Array.from({ length: 8 }, () => '')], 'g')}${own.map((one, at) => line(one, from + at)).join('')}${sums(`Delsumma ${title}`, own)}`;
  };
  const value = (fin: string, after: string): string =>
    mark(fin, comma(figure(FURU, fin)) + after, { value: figure(FURU, fin) });
  const amount = (label: string, fin: string): string => row([label, money(fin, figure(FURU, fin)), '']);
  return `<style>body{font:8pt 'Nimbus Sans'}table{border-collapse:collapse;width:100%;margin:8pt 0}td,th{padding:2.5pt 4pt;text-align:right}td:first-child,th:first-child{text-align:left}td:nth-child(2){white-space:nowrap}.g td{font-weight:bold;color:#085;border-bottom:.5pt solid #085;padding-top:7pt}.s td{font-style:italic}th{border-bottom:1pt solid;font-size:7pt}.k{width:60%}sup{font-size:5.5pt}</style>
<p>${mark('fund_manager', 'Furuvik Kapital AB')}</p><h2>${mark('fund', 'Furuvik Nordic Growth IV AB')}</h2><p>Kvartalsrapport per ${day(mark, 'reporting_date', ['2024-03-31', '31 mars 2024'])}. Belopp i M${mark('base_currency', 'SEK')} om inget annat anges.</p>
<table class="k"><tr><th>Fondens nyckeltal</th><th></th><th></th></tr>${row(['Startår', mark('vintage_year', '2016'), ''])}${amount('Total kapitalutfästelse', 'fund_size')}${amount('Inkallat kapital', 'fund_paid_in')}${amount('Återbetalt till investerare', 'fund_distributed')}${amount('Substansvärde', 'fund_nav')}<tr><th>Avkastning</th><th>Brutto</th><th>Netto</th></tr>${row(['IRR', value('gross_irr', ' %'), value('net_irr', ' %')])}${row(['TVPI', '', value('tvpi', 'x')])}${row(['DPI', '', value('dpi', 'x')])}${row(['RVPI', '', value('rvpi', 'x')])}</table>
<table>${head(['Bolag', 'Förvärvat', 'Status', 'Investerat belopp', 'Erhållna likvider', 'Marknadsvärde', 'Totalt värde', 'Multipel', 'Brutto-IRR'])}${COUNTRIES.map(group).join('')}${sums('Portföljen totalt', SWEDISH_ROWS)}</table>
<p style="font-size:6.5pt">1) Inklusive ett aktieägarlån om 12,5 MSEK med 8 procents ränta. 2) Värderat till kursen 0,98 SEK per NOK. Jämförelseindex steg under kvartalet med 7,4 %.</p>`;
}

const HASEL = fundFigures({ seed: 'hasel', size: '240000000', step: '1000' });
const GERMAN_ROWS = byStatus(
  portfolio({
    seed: 'hasel buyout',
    names: [
      'Arens Dichtungstechnik',
      'Bio-Hof Kallweit',
      'Creutz & Partner Ingenieure',
      'Dental-Labor Ostsee',
      'Emsland Kältetechnik',
      'Fichtner Schulbedarf',
      'Grohnde Spedition',
    ],
    cost: [6000000, 29000000],
    step: '1000',
    years: [2015, 2020],
    moicPlaces: 2,
  }),
);
const GERMAN = {
  Realised: 'Veräußerte Beteiligungen',
  'Partially realised': 'Teilveräußerte Beteiligungen',
  Unrealised: 'Bestehende Beteiligungen',
};

/** German: by status, values of the year before beside the present ones, key figures as a list with definitions. */
function comparison(mark: Mark): string {
  const style = { currency: 'EUR', scale: 3, group: '.', point: ',', negative: 'minus' } as const;
  const money = createPrinter(mark, style);
  const earlier = (one: Holding): string =>
    one.status === 'Realised'
      ? '–'
      : printNumber(String(Math.round(Number(one.fairValue) * 0.000913) * 1000), style);
  const line = (one: Holding): string => {
    const at = GERMAN_ROWS.indexOf(one);
    const own = { row: at };
    const amount = (fin: string, value: string): string =>
      Number(value) === 0 ? '–' : money(fin, value, own);
    return row([
      mark('investment_name', one.name, own),
      mark('investment_date', turned(one.date, '.'), { ...own, value: one.date }),
      `${(31.5 + 8 * at).toFixed(1).replace('.', ',')}`,
      amount('investment_cost', one.cost),
      amount('investment_realised', one.realised),
      earlier(one),
      amount('investment_fair_value', one.fairValue),
      mark('investment_moic', comma(one.moic), { ...own, value: one.moic }),
      mark('investment_irr', comma(one.irr), { ...own, value: one.irr }),
    ]);
  };
  const group = (status: (typeof STATUSES)[number]): string => {
    const own = GERMAN_ROWS.filter((one) => one.status === status);

    const heading = mark('investment_status', GERMAN[status], {
      value: status,
      row: own.map((one) => GERMAN_ROWS.indexOf(one)),
    });
    return `<tr class="g"><td colspan="9">${heading}</td></tr>${own.map(line).join('')}`;
  };
  const value = (fin: string, after: string): string =>
    mark(fin, comma(figure(HASEL, fin)) + after, { value: figure(HASEL, fin) });
  const item = (label: string, text: string, note: string): string =>
    `<li><b>${label}: ${text}</b> <span>${note}</span></li>`;
  const amount = (fin: string): string => money(fin, figure(HASEL, fin), { before: 'T€ ' });
  return `<style>body{font:8.5pt 'Liberation Sans'}table{border-collapse:collapse;width:100%}td,th{padding:3pt;text-align:right;border-bottom:.3pt solid #ccc}th{font-size:7pt;background:#f3e9da;vertical-align:bottom}td:first-child,th:first-child{text-align:left}.g td{font-weight:bold;background:#faf6ee}li{margin:3pt 0}li span{color:#666;font-size:7pt}.t td{font-weight:bold;border-top:1pt solid}</style>
<h2>${mark('fund', 'Haselbach Beteiligungsfonds III GmbH & Co. geschlossene Investment-KG')}</h2><p>Halbjahresbericht zum ${day(mark, 'reporting_date', ['2024-06-30', '30. Juni 2024'])}</p>
<ul>${item('Gezeichnetes Kapital', amount('fund_size'), `Erstzeichnung im Jahr ${mark('vintage_year', '2015', { derivable: true })}, Mindestbeteiligung T€ 200`)}${item('Abgerufenes Kapital', amount('fund_paid_in'), 'einschließlich Ausgabeaufschlag von bis zu 5 %')}${item('Auszahlungen an Anleger', amount('fund_distributed'), 'seit Auflage, vor Steuern')}${item('Fondsvermögen', amount('fund_nav'), 'nach Rückstellungen von T€ 1.120')}${item('IRR vor Kosten', value('gross_irr', ' %'), 'auf Ebene der Beteiligungen')}${item('IRR nach Kosten', value('net_irr', ' %'), 'MSCI Europe im selben Zeitraum: 6,2 %')}${item('DPI', value('dpi', ''), 'Auszahlungen im Verhältnis zum abgerufenen Kapital')}${item('RVPI', value('rvpi', ''), 'Fondsvermögen im Verhältnis zum abgerufenen Kapital')}${item('TVPI', value('tvpi', ''), 'Zielwert des Prospekts: 1,80')}</ul>
<p>Beteiligungen, Angaben in Tausend ${mark('base_currency', 'Euro', { value: 'EUR' })}</p>${table([head(['Beteiligung', 'Erwerb am', 'Anteil in %', 'Anschaffungs&shy;kosten', 'Rückflüsse', 'Zeitwert 31.12.2023', 'Zeitwert 30.06.2024', 'Multiplikator', 'IRR in %']), ...STATUSES.map(group), row(['Summe', '', '', printNumber(totalOf(GERMAN_ROWS, 'cost'), style), printNumber(totalOf(GERMAN_ROWS, 'realised'), style), '', printNumber(totalOf(GERMAN_ROWS, 'fairValue'), style), '', ''], 't')])}
<p style="font-size:7pt">Kapitalverwaltungsgesellschaft: ${mark('fund_manager', 'Haselbach KVG mbH')}, Schillerstraße 9, 70173 Stuttgart, HRB 733104</p>`;
}

export const documents: FundDocument[] = [
  {
    file: 'Furuvik NG IV kvartalsrapport 2024-03-31.pdf',
    documentType: 'Performance',
    language: 'sv',
    layout: 'countries-gross-net-columns',
    html: countries,
    derivable: { period_start: { value: '2024-01-01' } },
  },
  {
    file: 'Haselbach-III_Halbjahresbericht_2024.pdf',
    documentType: 'Performance',
    language: 'de',
    layout: 'definitions-comparison-column',
    html: comparison,
    derivable: { period_start: { value: '2024-01-01' } },
  },
];
