import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import type { Status } from '../paper/schedule.ts';
import { printer, text } from '../paper/printing.ts';

const NEXT_PAGE = '<div style="break-before:page"></div>';
const tenths = (rate: number): string => (rate / 10).toFixed(1);
const ratio = (part: number, whole: number): string => (part / whole).toFixed(2);
const comma = (plain: string): string => plain.replace('.', ',').replace('-', '−');

const million = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 1,
  scale: 1000000,
  negative: 'brackets',
  nil: '–',
});
interface Company {
  readonly name: string;
  readonly sector: string;
  readonly date: readonly [printed: string, iso: string];
  readonly cost: number;
  readonly received: number;
  readonly value: number;
  /** In tenths of a percent. */
  readonly rate: number | null;
}
const company = (
  [name, sector, printed, iso]: readonly [string, string, string, string],
  [cost, received, value, rate]: readonly [number, number, number, number | null],
): Company => ({ name, sector, date: [printed, iso], cost, received, value, rate });
const GROUPS: readonly (readonly [title: string, state: Status, companies: readonly Company[]])[] = [
  [
    'Current portfolio',
    'Unrealised',
    [
      company(
        ['Caistor Veterinary Partners Limited', 'Healthcare', '3 Jul 2020', '2020-07-03'],
        [388, 0, 702, 218],
      ),
      company(
        ['Louthgate Industrial Doors Limited', 'Industrials', '18 Dec 2020', '2020-12-18'],
        [305, 75, 348, 97],
      ),
      company(
        ['Sledmere Dental Laboratories Limited', 'Healthcare', '30 Mar 2022', '2022-03-30'],
        [441, 0, 896, 283],
      ),
      company(
        ['Wetwang Power Systems Limited', 'Industrials', '11 Nov 2022', '2022-11-11'],
        [367, 0, 301, -81],
      ),
      company(
        ['Spurnlight Telecom Services Limited', 'Services', '24 Jan 2025', '2025-01-24'],
        [258, 0, 287, null],
      ),
    ],
  ],
  [
    'Partial exits',
    'Partially realised',
    [
      company(
        ['Tillbridge Software Limited', 'Technology', '2 May 2019', '2019-05-02'],
        [412, 468, 611, 334],
      ),
    ],
  ],
  [
    'Full exits',
    'Realised',
    [
      company(['Ancholme Foods Limited', 'Consumer', '14 Nov 2018', '2018-11-14'], [286, 814, 0, 312]),
      company(['Humberline Training Limited', 'Services', '27 Jun 2019', '2019-06-27'], [194, 62, 0, -246]),
    ],
  ],
];
const COMPANIES = GROUPS.flatMap(([, , companies]) => companies);
const added = (companies: readonly Company[], what: 'cost' | 'received' | 'value'): number =>
  companies.reduce((all, one) => all + one[what], 0);
const rateOf = (rate: number): string => (rate < 0 ? `(${tenths(-rate)})%` : `${tenths(rate)}%`);
const companyRow = (one: Company): string => {
  const at = COMPANIES.indexOf(one);
  const { name, sector, date, cost, received, value, rate } = one;
  const multiple = ratio(received + value, cost);
  return row([
    mark('investment_name', name, { row: at }),
    sector,
    text('investment_date', date[0], date[1], at),
    million.amount('investment_cost', cost, at),
    million.amount('investment_realised', received || null, at),
    million.amount('investment_fair_value', value || null, at),
    million.amount('investment_total_value', received + value, at),
    text('investment_moic', `${multiple}x`, multiple, at),
    rate === null ? 'n.m.' : text('investment_irr', rateOf(rate), tenths(rate), at),
  ]);
};
const groupSum = (label: string, companies: readonly Company[], name: string, rate = ''): string => {
  const [cost, received, value] = [
    added(companies, 'cost'),
    added(companies, 'received'),
    added(companies, 'value'),
  ];
  const amounts = [cost, received || null, value || null, received + value].map(million.show);
  return row([label, '', '', ...amounts, `${ratio(received + value, cost)}x`, rate], name);
};
const groupRows = ([title, state, companies]: (typeof GROUPS)[number]): string => {
  const rows = companies.map((one) => COMPANIES.indexOf(one));
  const heading = mark('investment_status', title, { value: state, row: rows });
  const sum = companies.length > 1 ? groupSum(`Total: ${title.toLowerCase()}`, companies, 's') : '';
  return `<tr class="g"><td colspan="9">${heading}</td></tr>${companies.map(companyRow).join('\n')}${sum}`;
};
const NAV = 3068;
const compared = (label: string, now: string, before: string, name = ''): string =>
  row([label, now, before], name);

/** A British buyout report of three pages: figures of two quarters, notes on companies, the table of investments. */
const buyout = document({
  file: 'Wolds Edge IV - Report to Investors - September 2025.pdf',
  documentType: 'Performance',
  layout: 'british-buyout-report-of-three-pages',
  margin: '22mm 20mm 20mm',
  css: "body{font:9.8pt/1.46 'Liberation Sans'}h1{font-weight:normal;font-size:19pt;margin:0;color:#17494d}h2{font-weight:normal;font-size:13pt;color:#17494d;margin:0 0 6pt}h5{font-size:9.8pt;margin:9pt 0 1pt;color:#17494d}p{margin:3pt 0 6pt}table{border-collapse:collapse;width:100%;margin:8pt 0}td,th{padding:3pt 4pt;text-align:right}td:first-child,th:first-child{text-align:left}th{font-size:8.4pt;color:#17494d;vertical-align:bottom;border-bottom:.9pt solid #17494d}.f{width:78%}.f td{border-bottom:.3pt solid #b9cdce}.q{font-size:8pt}.q td,.q th{white-space:nowrap}.q td:nth-child(2),.q th:nth-child(2){text-align:left}.g td{font-weight:bold;color:#17494d;padding-top:8pt}.s td{border-top:.4pt solid #17494d;font-style:italic}.t td{border-top:.9pt solid #17494d;font-weight:bold}.n{font-size:7.6pt;color:#444}",
  header:
    '<div style="font:7pt sans-serif;width:100%;padding:0 20mm;display:flex;justify-content:space-between;color:#17494d"><span>Wolds Edge Buyout Fund IV</span><span>Strictly private and confidential</span></div>',
  footer:
    '<div style="font:7pt sans-serif;width:100%;padding:0 20mm;display:flex;justify-content:space-between;color:#777"><span>Wolds Edge Partners LLP is authorised and regulated by the Financial Conduct Authority</span><span class="pageNumber"></span></div>',
  body: `<h1>${mark('fund', 'Wolds Edge Buyout Fund IV LP')}</h1><p>Report to investors for the quarter ended ${text('reporting_date', '30 September 2025', '2025-09-30')}</p>
<h2 style="margin-top:14pt">The Fund at a glance</h2>
<table class="f">${head(['£ million', '30 Sep 2025', '30 Jun 2025'])}
${compared('Total commitments', million.amount('fund_size', 4000), '400.0')}
${compared('Drawn from investors', million.amount('fund_paid_in', 3184), '311.2')}
${compared('Undrawn commitments', '81.6', '88.8')}
${compared('Returned to investors', million.amount('fund_distributed', 1360), '128.5')}
${compared('Net asset value, after carried interest', million.amount('fund_nav', NAV), '301.9')}
${compared('DPI', text('dpi', '0.43x', '0.43'), '0.41x')}
${compared('RVPI', text('rvpi', '0.96x', '0.96'), '0.97x')}
${compared('TVPI', text('tvpi', '1.39x', '1.39'), '1.38x')}
${compared('IRR to investors (net)', text('net_irr', '10.9%', '10.9'), '10.8%')}
${compared('IRR on investments (gross)', text('gross_irr', '19.4%', '19.4'), '19.5%')}</table>
<table class="f">${row(['Vintage', text('vintage_year', '2018')])}${row(['Final close', '28 September 2018'])}${row(['Manager', mark('fund_manager', 'Wolds Edge Partners LLP')])}${row(['Administrator', 'Beverley Westwood Fund Services Limited'])}${row(['Currency', mark('base_currency', 'Sterling', { value: 'GBP' })])}</table>
<p>The net asset value of the Fund rose by £4.9 million over the quarter after drawdowns of £7.2 million and a distribution of £7.5 million, the latter being the dividend from Louthgate Industrial Doors. Growth at Sledmere and Caistor was partly offset by a further write-down of Wetwang Power Systems. No realisations were completed. Since the quarter end we have received an unsolicited approach for Tillbridge Software, in which the Fund kept 40% after the sale of control in 2023; any sale at the indicated price would return about £68 million to the Fund.</p>
<p>The weighted average growth in EBITDA of the current portfolio over the last twelve months was 11.8%, and net debt stood at 3.1x EBITDA (June: 3.3x).</p>
${NEXT_PAGE}<h2>Portfolio review</h2>
<h5>Caistor Veterinary Partners</h5><p>Four further practices were bought, bringing the group to 61. Like-for-like sales grew by 6.2% and EBITDA for the year to September was £14.9 million, against £12.2 million a year earlier. The valuation multiple is unchanged at 10.5x.</p>
<h5>Louthgate Industrial Doors</h5><p>The company refinanced its debt in July and paid a dividend, of which £7.5 million was received by the Fund. Order intake remained 9% below budget in the first half and the valuation was reduced by the amount of the dividend.</p>
<h5>Sledmere Dental Laboratories</h5><p>The digital production site at Driffield reached capacity in August. Revenue is expected to reach £82 million in 2025. An exit is planned for the second half of 2026 and advisers have been appointed.</p>
<h5>Wetwang Power Systems</h5><p>Delays in grid connections have postponed £21 million of contracts into 2026. The holding was written down from £33.4 million to £30.1 million. The lenders have agreed to a covenant holiday until June 2026 in return for a fee of £0.4 million.</p>
<h5>Spurnlight Telecom Services</h5><p>The first acquisition under our ownership, of a Hull-based cabling contractor for £3.6 million, was financed by the Fund and is included in cost. The value was raised to reflect profits since January.</p>
<h5>Tillbridge Software</h5><p>Recurring revenue passed £30 million. The remaining stake is valued at a discount of 10% to the price of the 2023 transaction, adjusted for growth since then.</p>
<p class="n">Company figures are unaudited and have been provided by management teams. Multiples refer to enterprise value over EBITDA of the last twelve months.</p>
${NEXT_PAGE}<h2>Investments at ${text('reporting_date', '30 September 2025', '2025-09-30')} (£ million)</h2>
<table class="q">${head(['', 'Sector', 'Date of<br>investment', 'Cost', 'Proceeds', 'Valuation', 'Total', 'Multiple<br>of cost', 'IRR'])}
${GROUPS.map(groupRows).join('\n')}
${groupSum('Total investments', COMPANIES, 't', text('gross_irr', '19.4%', '19.4'))}
${row(['Cash', '', '', '', '', million.show(64), '', '', ''])}
${row(['Provision for carried interest', '', '', '', '', million.show(-118), '', '', ''])}
${row(['Other net liabilities', '', '', '', '', million.show(NAV - added(COMPANIES, 'value') - 64 + 118), '', '', ''])}
${row(['Net asset value', '', '', '', '', million.amount('fund_nav', NAV), '', '', ''], 't')}</table>
<p class="n">n.m. – not meaningful for investments held for less than twelve months. Proceeds include dividends and interest. Multiples and IRRs of investments are calculated before priority profit share, expenses and carried interest; the net IRR is after all of these and is based on the dates of drawdowns from investors. Had the Fund not used its bridging facility the net IRR would have been 10.1%. Past performance is not a guide to future performance, and investors may not get back the amount they invested.</p>`,
});

const teur = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 0,
  scale: 1000,
  negative: 'long minus',
  nil: '–',
});
/** A target fund: name, admission, commitment, then paid in, received, value, rate in tenths of a percent. */
type Target = readonly [
  name: string,
  printed: string,
  iso: string,
  promised: string,
  paid: number,
  received: number,
  value: number,
  rate: number | null,
];
const STRATEGIES: readonly (readonly [title: string, targets: readonly Target[]])[] = [
  [
    'Buyout',
    [
      ['Tannhag Equity Partners V', '14.06.2016', '2016-06-14', 'EUR 12,0 Mio.', 11280, 13940, 6115, 142],
      ['Kingsferry Mid-Market III LP', '02.11.2016', '2016-11-02', 'GBP 8,5 Mio.', 9150, 7420, 8064, 118],
      ['FPCI Rives de Vienne 4', '21.04.2017', '2017-04-21', 'EUR 8,0 Mio.', 7340, 3105, 7688, 101],
    ],
  ],
  [
    'Wachstum und Venture Capital',
    [
      ['Nordhavet Growth II K/S', '29.09.2017', '2017-09-29', 'EUR 6,0 Mio.', 5870, 0, 5210, -24],
      ['Cascade Bench Ventures VI, L.P.', '12.02.2018', '2018-02-12', 'USD 5,5 Mio.', 4450, 1380, 6942, 163],
    ],
  ],
  [
    'Sekundärmarkt',
    [
      ['Halyard Point Secondary 2019', '18.07.2019', '2019-07-18', 'USD 10,0 Mio.', 6975, 2640, 7218, 127],
      ['Ostsee Sekundär Chancen II', '28.11.2025', '2025-11-28', 'EUR 4,0 Mio.', 820, 0, 934, null],
    ],
  ],
];
const TARGETS = STRATEGIES.flatMap(([, targets]) => targets);
const targetRow = (one: Target): string => {
  const at = TARGETS.indexOf(one);
  const [name, printed, iso, promised, paid, received, value, rate] = one;
  const multiple = ratio(received + value, paid);
  return row([
    mark('investment_name', name, { row: at }),
    text('investment_date', printed, iso, at),
    promised,
    teur.amount('investment_cost', paid, at),
    teur.amount('investment_realised', received || null, at),
    teur.amount('investment_fair_value', value, at),
    teur.amount('investment_total_value', received + value, at),
    text('investment_moic', comma(multiple), multiple, at),
    rate === null ? 'n. a.' : text('investment_irr', `${comma(tenths(rate))} %`, tenths(rate), at),
  ]);
};
const targetSum = (label: string, targets: readonly Target[], name: string, rate = ''): string => {
  const [paid, received, value] = ([4, 5, 6] as const).map((at) =>
    targets.reduce((all, one) => all + one[at], 0),
  ) as [number, number, number];
  const amounts = [paid, received, value, received + value].map(teur.show);
  return row([label, '', '', ...amounts, comma(ratio(received + value, paid)), rate], name);
};
const HELD = TARGETS.reduce((all, one) => all + one[6], 0);
const fact = (label: string, value: string, label2: string, value2: string): string =>
  row([label, value, label2, value2]);

/** A German fund of funds: figures in two columns, target funds by strategy, in thousands of euro. */
const dachfonds = document({
  file: 'Havelwiesen_Dachfonds_2016_Quartalsreporting_Q4_2025.pdf',
  documentType: 'Performance',
  layout: 'german-fund-of-funds-target-funds-by-strategy',
  language: 'de',
  margin: '20mm 17mm',
  css: "body{font:9.6pt/1.42 'Liberation Serif'}h2{font-size:14pt;font-weight:normal;margin:0;border-bottom:2.4pt solid #6b6b2a;padding-bottom:3pt}h4{margin:13pt 0 3pt;font-size:10.4pt;color:#6b6b2a}table{border-collapse:collapse;width:100%}td,th{padding:2.5pt 4pt;text-align:right;vertical-align:bottom}td:first-child,th:first-child{text-align:left}.k td{border-bottom:.3pt dotted #777}.k td:nth-child(3){text-align:left;padding-left:22pt}.z{font-size:8.6pt}.z th{background:#6b6b2a;color:#fff;font-weight:normal}.z td{white-space:nowrap}.g td{font-style:italic;padding-top:6pt;color:#6b6b2a}.s td{border-top:.4pt solid #6b6b2a}.t td{border-top:.8pt solid;font-weight:bold}p{margin:5pt 0;text-align:justify}.n{font-size:7.8pt}",
  footer:
    '<div style="font:6.8pt serif;width:100%;padding:0 17mm;display:flex;justify-content:space-between"><span>Nur für professionelle und semiprofessionelle Anleger – ungeprüfte Angaben</span><span>Seite <span class="pageNumber"></span>/<span class="totalPages"></span></span></div>',
  body: `<h2>${mark('fund', 'Havelwiesen Dachfonds Private Equity 2016 GmbH & Co. KG')}</h2><p>Quartalsreporting, Stand ${text('reporting_date', '31. Dezember 2025', '2025-12-31')} · Beträge, soweit nicht anders angegeben, in ${text('base_currency', 'TEUR', 'EUR')}</p>
<h4>Kennzahlen des Dachfonds</h4>
<table class="k">${fact('Fondsvolumen (Zeichnungen)', teur.amount('fund_size', 52500), 'Auflegungsjahr', text('vintage_year', '2016'))}
${fact('Von Anlegern eingezahlt', teur.amount('fund_paid_in', 47250), 'DPI', text('dpi', '0,52', '0.52'))}
${fact('An Anleger ausgezahlt', teur.amount('fund_distributed', 24570), 'RVPI', text('rvpi', '0,89', '0.89'))}
${fact('Nettoinventarwert', teur.amount('fund_nav', 42118), 'TVPI', text('tvpi', '1,41', '1.41'))}
${fact('Nettoinventarwert Vorquartal', teur.show(42906), 'IRR der Zielfonds (brutto)', text('gross_irr', '10,9 %', '10.9'))}
${fact('Zusagen an Zielfonds', teur.show(52940), 'IRR der Anleger (netto)', text('net_irr', '8,3 %', '8.3'))}</table>
<h4>Bericht der Geschäftsführung</h4>
<p>Im vierten Quartal 2025 flossen dem Dachfonds aus den Zielfonds 1.684 TEUR zu, vor allem aus dem Verkauf eines Klinikbetreibers durch Tannhag Equity Partners V. Abgerufen wurden 1.145 TEUR, davon 820 TEUR für die neu gezeichnete Beteiligung an Ostsee Sekundär Chancen II. Am 15. Dezember 2025 erhielten die Anleger eine Auszahlung von 3,0 % ihrer Zeichnung, das sind 1.575 TEUR.</p>
<p>Der schwächere US-Dollar hat den Wert der beiden in dieser Währung geführten Zielfonds um 310 TEUR gemindert. Bei Nordhavet Growth II K/S ist mit einer Verlängerung der Laufzeit um zwei Jahre zu rechnen; zwei der sieben Unternehmen benötigen weiteres Kapital. ${mark('fund_manager', 'Havelwiesen Private Markets GmbH')} hat als geschäftsführende Kommanditistin im Anlegerausschuss dieses Zielfonds der Verlängerung noch nicht zugestimmt.</p>
<p>Für 2026 erwarten wir Rückflüsse zwischen 6 und 8 Mio. EUR und eine Auszahlung im dritten Quartal. Abrufe bei den Anlegern sind nicht mehr vorgesehen.</p>
${NEXT_PAGE}<h4>Zielfonds zum ${text('reporting_date', '31.12.2025', '2025-12-31')}</h4>
<table class="z">${head(['TEUR', 'Beitritt', 'Zusage', 'Eingezahlt', 'Rückflüsse', 'Zeitwert', 'Gesamtwert', 'Multiple', 'IRR'])}
${STRATEGIES.map(([title, targets]) => `<tr class="g"><td colspan="9">${title}</td></tr>${targets.map(targetRow).join('\n')}${targetSum('Zwischensumme', targets, 's')}`).join('\n')}
${targetSum('Zielfonds gesamt', TARGETS, 't', text('gross_irr', '10,9 %', '10.9'))}
${row(['Bankguthaben', '', '', '', '', teur.show(486), '', '', ''])}
${row(['Sonstiges, Rückstellungen', '', '', '', '', teur.show(42118 - HELD - 486), '', '', ''])}
${row(['Nettoinventarwert', '', '', '', '', teur.amount('fund_nav', 42118), '', '', ''], 't')}</table>
<p class="n">Zeitwerte beruhen auf den Berichten der Zielfonds zum 30. September 2025, fortgeschrieben um Zahlungen und Wechselkurse bis zum Stichtag (1 EUR = 1,1748 USD = 0,8724 GBP). Multiple und IRR der Zielfonds nach deren Kosten, aber vor Kosten des Dachfonds. n. a.: Beteiligung besteht weniger als zwölf Monate. Die Wertentwicklung der Vergangenheit ist kein verlässlicher Indikator für die Zukunft. Verwahrstelle: Märkische Treuhand- und Verwahrbank AG.</p>`,
});

export const documents = [buyout, dachfonds];
