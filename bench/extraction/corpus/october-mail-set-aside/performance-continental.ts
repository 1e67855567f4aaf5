import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { multiples } from '../paper/schedule.ts';
import { printer, text } from '../paper/printing.ts';
import type { Company } from './companies.ts';
import { amountsOf, company, dateOf, multipleOf, nameOf, rateOf, sum, times } from './companies.ts';

const NEXT_PAGE = '<div style="break-before:page"></div>';

const mio = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 1,
  scale: 1000000,
  negative: 'long minus',
  nil: '–',
});
const komma = (plain: string): string => plain.replace('.', ',').replace('-', '−');
const ASSETS: readonly Company[] = [
  company(
    'Windpark Morbacher Höhe',
    ['DE', 'Windenergie'],
    ['30.09.2019', '2019-09-30'],
    [382, 214, 331, 84],
  ),
  company(
    'Parque Solar La Mancha Este',
    ['ES', 'Photovoltaik'],
    ['16.12.2019', '2019-12-16'],
    [297, 126, 288, 91],
  ),
  company('Glasfaser Saar-Mosel', ['DE', 'Digitale Netze'], ['01.07.2020', '2020-07-01'], [418, 0, 603, 76]),
  company('Fernwärme Kuopio', ['FI', 'Wärmenetze'], ['12.03.2021', '2021-03-12'], [354, 98, 402, 93]),
  company('Autostrada Colli Albani', ['IT', 'Verkehr'], ['29.10.2021', '2021-10-29'], [446, 117, 410, 48]),
  company(
    'Tanklager Scheldemond',
    ['BE', 'Energielogistik'],
    ['18.05.2022', '2022-05-18'],
    [271, 83, 296, 114],
  ),
  company('Batteriespeicher Lahnberg', ['DE', 'Speicher'], ['07.11.2024', '2024-11-07'], [152, 0, 158]),
];
const assetRow = (one: Company, at: number): string =>
  row([
    nameOf(one, at),
    ...one.about,
    dateOf(one, at),
    ...amountsOf(mio, one, at),
    multipleOf(one, at, (plain) => `${komma(plain)}x`, 2),
    rateOf(one, at, (plain) => `${komma(plain)} %`, 'n. a.'),
  ]);
const AS_TOTAL = ([0, 1, 2] as const).map((at) => sum(ASSETS, at)) as [number, number, number];
const [AS_NAV, AS_PAID, AS_OUT] = [2521, 2475, 578];
const AS_MULTIPLES = multiples(AS_PAID, AS_OUT, AS_NAV);
const kennzahl = (label: string, value: string, before: string): string => row([label, value, before]);

/** A German infrastructure fund's quarterly report: key figures against the quarter before, the holdings overleaf. */
const infrastruktur = document({
  file: 'Soonwald_Infrastruktur_II_Quartalsbericht_2025-Q3.pdf',
  documentType: 'Performance',
  layout: 'german-infrastructure-quarterly-report',
  language: 'de',
  margin: '20mm 17mm',
  css: "body{font:9.6pt/1.44 'DejaVu Sans Condensed','DejaVu Sans';font-size:8.6pt}h1{font-size:15pt;font-weight:normal;margin:0;color:#1c5d3c}h3{font-size:10.4pt;color:#1c5d3c;margin:13pt 0 3pt;border-bottom:.8pt solid #1c5d3c}p{margin:4pt 0;text-align:justify}table{border-collapse:collapse;width:100%}td,th{padding:2.9pt 4pt;text-align:right}td:first-child,th:first-child{text-align:left}th{font-weight:bold;background:#e2eee7;vertical-align:bottom}.f{width:82%}.f td{border-bottom:.3pt solid #c4d9cd}.z{font-size:7.4pt}.z td,.z th{padding:2.9pt 3pt}.z td{white-space:nowrap;border-bottom:.3pt solid #c4d9cd}.z td:nth-child(-n+3),.z th:nth-child(-n+3){text-align:left}.t td{font-weight:bold;border-top:.8pt solid #1c5d3c}.n{font-size:7pt;color:#555}",
  header:
    '<div style="font:6.6pt sans-serif;width:100%;padding:0 18mm;text-align:right;color:#1c5d3c">Quartalsbericht III/2025</div>',
  footer:
    '<div style="font:6.4pt sans-serif;width:100%;padding:0 18mm;display:flex;justify-content:space-between;color:#777"><span>Soonwald Asset Management GmbH · Simmern/Hunsrück · nur für professionelle Anleger</span><span>Seite <span class="pageNumber"></span> von <span class="totalPages"></span></span></div>',
  body: `<h1>${mark('fund', 'Soonwald Infrastruktur Europa II SCS SICAV-RAIF')}</h1><p>Bericht zum ${text('reporting_date', '30. September 2025', '2025-09-30')}</p>
<h3>Kennzahlen</h3>
<table class="f">${head([`in Mio. ${text('base_currency', 'EUR')}`, '30.09.2025', '30.06.2025'])}
${kennzahl('Zugesagtes Kapital', mio.amount('fund_size', 2750), '275,0')}
${kennzahl('Eingezahltes Kapital', mio.amount('fund_paid_in', AS_PAID), '244,8')}
${kennzahl('Ausschüttungen', mio.amount('fund_distributed', AS_OUT), '53,4')}
${kennzahl('Nettoinventarwert (NAV)', mio.amount('fund_nav', AS_NAV), '250,9')}
${kennzahl('DPI', text('dpi', komma(AS_MULTIPLES.dpi), AS_MULTIPLES.dpi), '0,22')}
${kennzahl('RVPI', text('rvpi', komma(AS_MULTIPLES.rvpi), AS_MULTIPLES.rvpi), '1,02')}
${kennzahl('TVPI', text('tvpi', komma(AS_MULTIPLES.tvpi), AS_MULTIPLES.tvpi), '1,24')}
${kennzahl('Brutto-IRR', text('gross_irr', '8,1 %', '8.1'), '8,1 %')}
${kennzahl('Netto-IRR', text('net_irr', '6,3 %', '6.3'), '6,2 %')}</table>
<p>Auflagejahr ${text('vintage_year', '2019')} · Fondsmanager ${mark('fund_manager', 'Soonwald Asset Management GmbH')} · Zentralverwaltung Mamer Fund Partners S.A.</p>
<h3>Bericht des Fondsmanagers</h3>
<p>Der Nettoinventarwert stieg im dritten Quartal um 1,2 Mio. EUR. Dem standen Einzahlungen der Anleger von 2,7 Mio. EUR und eine Ausschüttung von 4,4 Mio. EUR gegenüber, sodass ein Wertzuwachs von 2,9 Mio. EUR verbleibt. Wesentliche Treiber waren der Ausbau bei Glasfaser Saar-Mosel, wo 61.000 Haushalte angeschlossen sind, und niedrigere Diskontierungssätze in Finnland.</p>
<p>Das Windaufkommen am Standort Morbacher Höhe lag um 7 % unter dem langjährigen Mittel. Bei Autostrada Colli Albani verzögert sich die Anpassung der Maut für 2025; der Konzessionsgeber hat eine Entscheidung bis Jahresende angekündigt. Der Verkehrswert wurde um 1,8 Mio. EUR zurückgenommen.</p>
<p>Der Batteriespeicher Lahnberg ging im August planmäßig in Betrieb. Mit dieser Beteiligung ist der Fonds voll investiert; offene Zusagen von 27,5 Mio. EUR stehen für Erweiterungen und Kosten zur Verfügung. Für das Gesamtjahr 2025 wird eine Ausschüttung von 5,5 % auf das eingezahlte Kapital erwartet.</p>
${NEXT_PAGE}<h3 style="margin-top:0">Beteiligungen zum 30. September 2025 (Mio. EUR)</h3>
<table class="z">${head(['Beteiligung', 'Land', 'Sektor', 'Erwerb', 'Investiertes<br>Kapital', 'Rückflüsse', 'Verkehrs-<br>wert', 'Multiple', 'IRR'])}
${ASSETS.map(assetRow).join('\n')}
${row(['Summe', '', '', '', ...AS_TOTAL.map((amount) => mio.show(amount)), `${komma(((AS_TOTAL[1] + AS_TOTAL[2]) / AS_TOTAL[0]).toFixed(2))}x`, text('gross_irr', '8,1 %', '8.1')], 't')}
${row(['Bankguthaben und sonstige Aktiva', '', '', '', '', '', mio.show(AS_NAV - AS_TOTAL[2] + 31), '', ''])}
${row(['Rückstellungen und Verbindlichkeiten', '', '', '', '', '', mio.show(-31), '', ''])}
${row(['Nettoinventarwert', '', '', '', '', '', mio.amount('fund_nav', AS_NAV), '', ''], 't')}</table>
<p class="n">Rückflüsse umfassen Ausschüttungen, Zinsen und Tilgungen der Beteiligungen. Verkehrswerte nach der Discounted-Cashflow-Methode, halbjährlich durch einen externen Bewerter plausibilisiert. Multiple und IRR der Beteiligungen vor Kosten des Fonds. n. a.: Haltedauer unter zwölf Monaten. Frühere Wertentwicklungen lassen nicht auf zukünftige Ergebnisse schließen.</p>`,
});

const thousand = printer({
  currency: 'EUR',
  group: ' ',
  point: '.',
  digits: 0,
  scale: 1000,
  negative: 'minus',
  nil: '0',
});
const ROUNDS: readonly (readonly [
  title: string,
  status: 'Unrealised' | 'Realised',
  companies: readonly Company[],
])[] = [
  [
    'Active portfolio',
    'Unrealised',
    [
      company(
        'Aalto Photonics Oy',
        ['Integrated optics', 'Series B', '14.2%'],
        ['17.5.2019', '2019-05-17'],
        [4850, 0, 13920],
      ),
      company(
        'Haukka Robotics Oy',
        ['Forestry robots', 'Series A', '18.9%'],
        ['3.10.2019', '2019-10-03'],
        [3600, 0, 2740],
      ),
      company(
        'Kvantti Materials AB',
        ['Battery anodes', 'Series C', '6.8%'],
        ['28.2.2020', '2020-02-28'],
        [5125, 0, 15480],
      ),
      company(
        'Lumivaara Sensors Oy',
        ['Snow and ice radar', 'Series A', '21.0%'],
        ['11.9.2020', '2020-09-11'],
        [2980, 0, 4115],
      ),
      company(
        'Pärnu Biofoundry OÜ',
        ['Precision fermentation', 'Series A', '16.5%'],
        ['22.4.2021', '2021-04-22'],
        [3750, 0, 3750],
      ),
      company(
        'Tyrsky Compute Oy',
        ['Liquid cooling', 'Series B', '11.7%'],
        ['9.12.2021', '2021-12-09'],
        [4400, 0, 9035],
      ),
      company(
        'Ulvik Acoustics AS',
        ['Subsea monitoring', 'Seed', '23.4%'],
        ['15.3.2023', '2023-03-15'],
        [1850, 0, 2310],
      ),
    ],
  ],
  [
    'Exited',
    'Realised',
    [
      company(
        'Norppa Analytics Oy',
        ['Industrial software', 'Trade sale 2024', ''],
        ['6.6.2019', '2019-06-06'],
        [2650, 11870, 0],
      ),
      company(
        'Savotta Drones Oy',
        ['Aerial survey', 'Liquidated 2023', ''],
        ['30.1.2020', '2020-01-30'],
        [1900, 210, 0],
      ),
    ],
  ],
];
const VENTURES = ROUNDS.flatMap(([, , companies]) => companies);
const ventureRow = (one: Company): string => {
  const at = VENTURES.indexOf(one);
  const [about = '', round = '', stake = ''] = one.about;
  return row([
    nameOf(one, at),
    about,
    round,
    dateOf(one, at),
    stake,
    thousand.amount('investment_cost', one.amounts[0], at),
    thousand.amount('investment_realised', one.amounts[1], at),
    thousand.amount('investment_fair_value', one.amounts[2], at),
    multipleOf(one, at, times),
  ]);
};
const ventureSum = (label: string, companies: readonly Company[], name: string): string => {
  const [cost, received, value] = ([0, 1, 2] as const).map((at) => sum(companies, at)) as [
    number,
    number,
    number,
  ];
  return row(
    [
      label,
      '',
      '',
      '',
      '',
      ...[cost, received, value].map((amount) => thousand.show(amount)),
      times(((received + value) / cost).toFixed(1)),
    ],
    name,
  );
};
const [FI_SIZE, FI_PAID, FI_OUT, FI_NAV] = [60000, 44400, 11600, 48215];
const FI = multiples(FI_PAID, FI_OUT, FI_NAV);
const FI_HELD = sum(VENTURES, 2);

/** A Finnish venture firm's quarterly report in English: letter, the house's funds side by side, the portfolio. */
const venture = document({
  file: 'Inarinsalmi Deep Tech II Ky – Q2 2025 Report to Limited Partners.pdf',
  documentType: 'Performance',
  layout: 'finnish-venture-report-with-house-record',
  margin: '19mm 17mm',
  css: "body{font:9.6pt/1.5 'Liberation Sans Narrow','Liberation Sans';color:#222}h1{font-size:21pt;margin:0;line-height:1.1;color:#0b3c49}h3{font-size:11pt;margin:14pt 0 3pt;color:#0b3c49}p{margin:4pt 0}.g{display:grid;grid-template-columns:150pt 1fr;gap:18pt;margin-top:12pt}.b{background:#0b3c49;color:#fff;padding:8pt 10pt}.b td{border:0;color:#fff}.b td:last-child{font-weight:bold}table{border-collapse:collapse;width:100%}td,th{padding:2.8pt 4pt;text-align:right;border-bottom:.3pt solid #c9d6d9;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{color:#0b3c49;border-bottom:1pt solid #0b3c49;vertical-align:bottom}.b td{padding:2pt 0}.z{font-size:8.8pt}.z td:nth-child(-n+3),.z th:nth-child(-n+3){text-align:left}.u td{font-weight:bold;color:#0b3c49;padding-top:7pt;text-align:left}.s td{font-style:italic}.t td{font-weight:bold;border-top:.9pt solid #0b3c49}.n{font-size:7.6pt;color:#666}",
  footer:
    '<div style="font:6.4pt sans-serif;width:100%;padding:0 17mm;display:flex;justify-content:space-between;color:#777"><span>Confidential. Inarinsalmi Ventures Oy, Bulevardi 88, Helsinki – registered AIFM (Finnish FSA)</span><span><span class="pageNumber"></span>/<span class="totalPages"></span></span></div>',
  body: `<h1>${mark('fund', 'Inarinsalmi Deep Tech II Ky')}</h1><p>Quarterly report, ${text('reporting_date', '30 June 2025', '2025-06-30')}</p>
<div class="g"><div class="b"><b>Key figures, ${text('base_currency', 'EUR')} thousand</b><table>${row(['Fund size', thousand.amount('fund_size', FI_SIZE)])}${row(['Called', thousand.amount('fund_paid_in', FI_PAID)])}${row(['Called, %', '74.0%'])}${row(['Distributed', thousand.amount('fund_distributed', FI_OUT)])}${row(['NAV', thousand.amount('fund_nav', FI_NAV)])}${row(['DPI', text('dpi', times(FI.dpi), FI.dpi)])}${row(['RVPI', text('rvpi', times(FI.rvpi), FI.rvpi)])}${row(['TVPI', text('tvpi', times(FI.tvpi), FI.tvpi)])}${row(['Gross IRR', text('gross_irr', '16.8%', '16.8')])}${row(['Net IRR', text('net_irr', '8.9%', '8.9')])}</table></div>
<div><p>Dear Limited Partners,</p><p>Tyrsky Compute closed a Series B round of EUR 24 million in May, led by a Danish industrial investor, at a pre-money valuation of EUR 53 million. We invested EUR 1.2 million to keep most of our share, and our holding is now valued at the price of that round.</p><p>Kvantti Materials delivered its first tonne of silicon-carbon anode material from Skellefteå. The company has EUR 31 million of cash and does not need new money before 2027.</p><p>Haukka Robotics continues to sell more slowly than planned. A bridge loan of EUR 1.5 million from existing owners, of which the Fund provided EUR 300 thousand, takes it to the next forest season. We have reduced the value by a further EUR 460 thousand.</p><p>The Fund called 4.0% of commitments in April. No distributions were made. New investments ended in 2024 and about EUR 9.8 million is reserved for follow-ons.</p><p>${mark('fund_manager', 'Inarinsalmi Ventures Oy')}<br>Helsinki, 14 August 2025</p></div></div>
<h3>Our funds at 30 June 2025 (EUR thousand)</h3>
<table>${head(['Fund', 'Vintage', 'Size', 'Paid in', 'Distributed', 'NAV', 'DPI', 'TVPI', 'Net IRR'])}
${row(['Inarinsalmi Seed I Ky', '2013', ...[18500, 18315, 31870, 6240].map((amount) => thousand.show(amount)), '1.74x', '2.08x', '13.6%'])}
${row([mark('fund', 'Inarinsalmi Deep Tech II Ky'), text('vintage_year', '2018'), thousand.amount('fund_size', FI_SIZE), thousand.amount('fund_paid_in', FI_PAID), thousand.amount('fund_distributed', FI_OUT), thousand.amount('fund_nav', FI_NAV), text('dpi', times(FI.dpi), FI.dpi), text('tvpi', times(FI.tvpi), FI.tvpi), text('net_irr', '8.9%', '8.9')], 't')}
${row(['Inarinsalmi Deep Tech III Ky', '2024', ...[95000, 11400, 0, 9985].map((amount) => thousand.show(amount)), '0.00x', '0.88x', 'n/a'])}</table>
${NEXT_PAGE}<h3 style="margin-top:0">Portfolio at ${text('reporting_date', '30 June 2025', '2025-06-30')} (EUR thousand)</h3>
<table class="z">${head(['Company', 'Business', 'Last round / exit', 'First<br>investment', 'Ownership', 'Invested', 'Proceeds', 'Fair<br>value', 'Multiple'])}
${ROUNDS.map(([title, status, companies]) => {
  const rows = companies.map((one) => VENTURES.indexOf(one));
  return `<tr class="u"><td colspan="9">${mark('investment_status', title, { value: status, row: rows })}</td></tr>${companies.map(ventureRow).join('\n')}${ventureSum('Subtotal', companies, 's')}`;
}).join('\n')}
${ventureSum('Total portfolio', VENTURES, 't')}
${row(['Cash', '', '', '', '', '', '', thousand.show(1488), ''])}
${row(['Other items, net', '', '', '', '', '', '', thousand.show(FI_NAV - FI_HELD - 1488), ''])}
${row(['Net asset value', '', '', '', '', '', '', thousand.amount('fund_nav', FI_NAV), ''], 't')}</table>
<p class="n">Holdings are valued in accordance with the IPEV Guidelines, December 2022: recent rounds are calibrated for up to twelve months, after which milestones and comparable companies are considered. Ownership is fully diluted. Holdings in Swedish and Norwegian companies are translated at the ECB rate of the reporting date. Other items include the accrued carried interest of EUR 4 390 thousand. The figures are unaudited.</p>`,
});

export const documents = [infrastruktur, venture];
