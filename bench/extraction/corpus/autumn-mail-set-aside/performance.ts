import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'brackets',
  before: '$',
  nil: '—',
});

/** A company of the schedule, amounts in full dollars, rate in tenths of a percent. */
interface Company {
  readonly name: string;
  /** As printed and as ISO. */
  readonly entry: readonly [string, string];
  /** As printed and as the truth names it. */
  readonly status: readonly [string, string];
  /** Footnote by the name, or nothing. */
  readonly note: string;
  readonly cost: number;
  readonly realised: number;
  readonly value: number;
  readonly rate: number;
}

const PARTLY = ['Partially realized', 'Partially realised'] as const;
const HELD = ['Unrealized', 'Unrealised'] as const;
const COMPANIES: readonly Company[] = [
  {
    name: 'Fleabane Filtration Technologies, Inc.',
    entry: ['05/14/2019', '2019-05-14'],
    status: PARTLY,
    note: '(a)',
    cost: 48200000,
    realised: 39650000,
    value: 71300000,
    rate: 204,
  },
  {
    name: 'Mesa Verde Behavioral Health, LLC',
    entry: ['11/22/2019', '2019-11-22'],
    status: HELD,
    note: '',
    cost: 61750000,
    realised: 0,
    value: 118400000,
    rate: 118,
  },
  {
    name: 'Ocotillo Payment Systems, Inc.',
    entry: ['02/07/2020', '2020-02-07'],
    status: ['Realized', 'Realised'],
    note: '',
    cost: 44100000,
    realised: 151985000,
    value: 0,
    rate: 335,
  },
  {
    name: 'Copperhead Utility Contractors, L.P.',
    entry: ['08/03/2020', '2020-08-03'],
    status: HELD,
    note: '(b)',
    cost: 55000000,
    realised: 2100000,
    value: 83250000,
    rate: 90,
  },
  {
    name: 'Sagebrush Freight Brokerage Holdings, Inc.',
    entry: ['03/18/2021', '2021-03-18'],
    status: HELD,
    note: '',
    cost: 72400000,
    realised: 0,
    value: 65160000,
    rate: -23,
  },
  {
    name: 'Tinajas Specialty Foods, Inc.',
    entry: ['09/30/2021', '2021-09-30'],
    status: HELD,
    note: '',
    cost: 38900000,
    realised: 0,
    value: 43290000,
    rate: 27,
  },
];
const tenths = (rate: number): string => (rate / 10).toFixed(1);
const companyRow = (
  { name, entry, status, note, cost, realised, value, rate }: Company,
  at: number,
): string => {
  const multiple = ((realised + value) / cost).toFixed(2);
  return row([
    mark('investment_name', name, { row: at }) + (note === '' ? '' : `<sup>${note}</sup>`),
    text('investment_date', entry[0], entry[1], at),
    text('investment_status', status[0], status[1], at),
    dollar.amount('investment_cost', cost, at),
    dollar.amount('investment_realised', realised || null, at),
    dollar.amount('investment_fair_value', value || null, at),
    dollar.amount('investment_total_value', realised + value, at),
    text('investment_moic', `${multiple}x`, multiple, at),
    text('investment_irr', rate < 0 ? `(${tenths(-rate)})%` : `${tenths(rate)}%`, tenths(rate), at),
  ]);
};
const sumOf = (read: (one: Company) => number): number => COMPANIES.reduce((all, one) => all + read(one), 0);
const COST = sumOf(({ cost }) => cost);
const REALISED = sumOf(({ realised }) => realised);
const VALUE = sumOf(({ value }) => value);

/** An American quarterly report of two pages: the fund beside the quarter before, then the schedule. */
const quarterly = document({
  file: 'Cottonwood Mesa Equity Partners II - LP Report Q3 2025.pdf',
  documentType: 'Performance',
  layout: 'american-report-with-quarter-before-then-schedule',
  pageSize: 'Letter landscape',
  margin: '15mm',
  css: "body{font:9pt/1.35 'Liberation Sans'}h2{margin:0;color:#7b3f00}table{border-collapse:collapse;width:100%;margin:6pt 0}td,th{padding:3pt 5pt;text-align:right}td:first-child,th:first-child{text-align:left}th{border-bottom:1pt solid #7b3f00;vertical-align:bottom}.p{width:56%;float:left;margin-right:18pt}.t td{border-top:.6pt solid;font-weight:bold}.n{font-size:7.2pt}.s td:nth-child(-n+3),.s th:nth-child(-n+3){text-align:left}",
  footer:
    '<div style="font:6.5pt sans-serif;width:100%;text-align:center">Cottonwood Mesa – confidential and proprietary – Page <span class="pageNumber"></span></div>',
  body: `<h2>${mark('fund', 'Cottonwood Mesa Equity Partners II, L.P.')}</h2><div>Third Quarter 2025 Report to Limited Partners · As of ${text('reporting_date', 'September 30, 2025', '2025-09-30')} · Amounts in ${mark('base_currency', 'U.S. dollars', { value: 'USD' })}</div>
<table class="p">${head(['Fund at a glance', 'Q3 2025', 'Q2 2025'])}
${row(['Aggregate commitments', dollar.amount('fund_size', 425000000), dollar.show(425000000)])}
${row(['Capital called from partners', dollar.amount('fund_paid_in', 361250000), dollar.show(352750000)])}
${row(['Distributions to partners', dollar.amount('fund_distributed', 169787500), dollar.show(158737500)])}
${row(['Partners’ capital (net asset value)', dollar.amount('fund_nav', 390150000), dollar.show(373915000)])}
${row(['DPI', text('dpi', '0.47x', '0.47'), '0.45x'])}
${row(['RVPI', text('rvpi', '1.08x', '1.08'), '1.06x'])}
${row(['Net TVPI', text('tvpi', '1.55x', '1.55'), '1.51x'])}
${row(['Gross IRR', text('gross_irr', '19.8%', '19.8'), '19.1%'])}
${row(['Net IRR', text('net_irr', '14.1%', '14.1'), '13.4%'])}</table>
<p style="margin-top:6pt">The Fund (vintage ${text('vintage_year', '2019')}) is managed by ${mark('fund_manager', 'Cottonwood Mesa Capital Advisors, L.P.')} (the “Advisor”); its general partner is Cottonwood Mesa GP II, LLC.</p><p>Net asset value rose by $16.2 million in the quarter after $8.5 million of capital calls and $11.1 million of distributions, the latter from a dividend recapitalization of Fleabane. Mesa Verde was marked up to 11.5x EBITDA; Sagebrush continues to be held below cost as spot rates have not recovered.</p><p>After the quarter end the Fund signed an agreement to sell one half of its interest in Copperhead. Closing is expected in the first quarter of 2026, subject to regulatory approval.</p>
<div style="break-before:page;clear:both"></div><h2>Schedule of Investments</h2><div>${mark('fund', 'Cottonwood Mesa Equity Partners II, L.P.')} · ${text('reporting_date', '9/30/2025', '2025-09-30')} · unaudited</div>
<table class="s">${head(['Portfolio company', 'Date of initial<br>investment', 'Status', 'Capital<br>invested', 'Proceeds<br>received', 'Remaining<br>fair value', 'Total<br>value', 'Gross<br>MOIC', 'Gross<br>IRR'])}
${COMPANIES.map(companyRow).join('\n')}
${row(['Total portfolio', '', '', dollar.show(COST), dollar.show(REALISED), dollar.show(VALUE), dollar.show(REALISED + VALUE), `${((REALISED + VALUE) / COST).toFixed(2)}x`, text('gross_irr', '19.8%', '19.8')], 't')}
${row(['Cash and other net assets', '', '', '', '', dollar.show(390150000 - VALUE), '', '', ''])}
${row(['Partners’ capital', '', '', '', '', dollar.amount('fund_nav', 390150000), '', '', ''], 't')}</table>
<p class="n">(a) Includes proceeds of the July 2025 recapitalization. &nbsp; (b) Held through a blocker corporation; proceeds are tax distributions.</p><p class="n">Gross returns are before management fees, carried interest and expenses, which in the aggregate are substantial. Past performance is no guarantee of future results. Fair values are estimated by the Advisor under ASC Topic 820 and may differ from amounts ultimately realized.</p>`,
});

const krona = printer({
  currency: 'SEK',
  group: ' ',
  point: ',',
  digits: 1,
  scale: 1000000,
  negative: 'long minus',
  nil: '–',
});

/** Name, date, cost, received, market value in tenths of a million, rate in tenths of a percent. */
type Holding = readonly [string, string, number, number, number, number];
const GROUPS: readonly (readonly [title: string, state: string, held: readonly Holding[]])[] = [
  [
    'Nuvarande innehav',
    'Unrealised',
    [
      ['Hammarnäs Sågblad AB', '2019-04-11', 3100, 0, 6820, 131],
      ['Kustbandet Logistik AB', '2020-09-30', 4250, 0, 5525, 54],
      ['Siljans Provtagning AB', '2021-12-01', 2680, 0, 2412, -27],
    ],
  ],
  [
    'Delvis avyttrade innehav',
    'Partially realised',
    [
      ['Trestads Vattenrening AB', '2018-11-15', 3600, 4140, 5940, 240],
      ['Fjällräv IT-drift AB', '2019-06-03', 2950, 885, 3245, 71],
    ],
  ],
  ['Avyttrade innehav', 'Realised', [['Bråvikens Förpackning AB', '2018-05-22', 2400, 6240, 0, 277]]],
];
const EVERY = GROUPS.flatMap(([, , held]) => held);
/** A number as a Swede prints it. */
const comma = (plain: string): string => plain.replace('.', ',').replace('-', '\u2212');
const holdingRow = (one: Holding): string => {
  const at = EVERY.indexOf(one);
  const [name, date, cost, received, value, rate] = one;
  const multiple = ((received + value) / cost).toFixed(1);
  return row([
    mark('investment_name', name, { row: at }),
    text('investment_date', date, date, at),
    krona.amount('investment_cost', cost, at),
    krona.amount('investment_realised', received || null, at),
    krona.amount('investment_fair_value', value || null, at),
    krona.amount('investment_total_value', received + value, at),
    text('investment_moic', `${comma(multiple)}x`, multiple, at),
    text('investment_irr', `${comma(tenths(rate))} %`, tenths(rate), at),
  ]);
};
const groupRows = ([title, state, held]: (typeof GROUPS)[number]): string => {
  const rows = held.map((one) => EVERY.indexOf(one));
  const heading = mark('investment_status', title, { value: state, row: rows });
  return `<tr class="g"><td colspan="8">${heading}</td></tr>${held.map(holdingRow).join('\n')}`;
};
const column = (at: 2 | 3 | 4): number => EVERY.reduce((all, one) => all + one[at], 0);
const [SPENT, RECEIVED, MARKET] = [column(2), column(3), column(4)];
const tile = (label: string, value: string, below = ''): string =>
  `<div><i>${label}</i><b>${value}</b><small>${below}</small></div>`;

/** A Swedish quarterly report: key figures as tiles over the holdings, in millions. */
const tiles = document({
  file: 'Lommarstrand Industri II_Kvartalsrapport 3-2025.pdf',
  documentType: 'Performance',
  layout: 'swedish-report-with-tiles-and-holdings',
  language: 'sv',
  css: "body{font:9pt/1.3 'Liberation Sans'}main{display:grid;grid-template-columns:repeat(5,1fr);gap:5pt;margin:8pt 0}main>div{background:#e8eef2;padding:5pt;text-align:center}i{display:block;font-size:7.2pt;font-style:normal;color:#345}b{font-size:12pt}small{display:block;font-size:6.4pt;color:#667}table{border-collapse:collapse;width:100%;margin:8pt 0;font-size:8.4pt}td,th{padding:2.6pt 3.5pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{border-bottom:.8pt solid #345;vertical-align:bottom}.g td{font-weight:bold;color:#345;padding-top:6pt}.t td{border-top:.8pt solid #345;font-weight:bold}.n{font-size:7.4pt}",
  footer:
    '<div style="font:6.5pt sans-serif;width:100%;text-align:center">Lommarstrand Industri II – kvartalsrapport – sida <span class="pageNumber"></span></div>',
  body: `<div style="display:flex;justify-content:space-between;align-items:end"><div><h2 style="margin:0">Kvartalsrapport Q3 2025</h2>${mark('fund', 'Lommarstrand Industri II KB')}</div><div style="text-align:right">Värdetidpunkt ${text('reporting_date', '2025-09-30')}<br>Belopp i ${text('base_currency', 'MSEK', 'SEK')}</div></div>
<main>${tile('Utfäst kapital', krona.amount('fund_size', 25000))}${tile('Inkallat kapital', krona.amount('fund_paid_in', 21200), 'Q2: 20 850,0')}${tile('Återbetalt till investerare', krona.amount('fund_distributed', 9540), 'oförändrat')}${tile('Substansvärde (NAV)', krona.amount('fund_nav', 23744), 'Q2: 2 293,5')}${tile('Startår', text('vintage_year', '2018'))}${tile('DPI', text('dpi', '0,45x', '0.45'), 'Q2: 0,46x')}${tile('RVPI', text('rvpi', '1,12x', '1.12'), 'Q2: 1,10x')}${tile('TVPI', text('tvpi', '1,57x', '1.57'), 'Q2: 1,56x')}${tile('IRR före kostnader', text('gross_irr', '18,6 %', '18.6'), 'Q2: 18,4 %')}${tile('IRR netto', text('net_irr', '13,2 %', '13.2'), 'Q2: 13,0 %')}</main>
<p>Under kvartalet kallade fonden in 35,0 MSEK för en tilläggsinvestering i Kustbandet Logistik. Orderingången i Hammarnäs Sågblad var fortsatt god, medan Siljans Provtagning påverkades av uppsagda regionavtal. ${mark('fund_manager', 'Lommarstrand Förvaltning AB')}, fondens förvaltare, räknar med att inleda försäljningen av Fjällräv IT-drift under 2026.</p>
<table>${head(['Bolag', 'Förvärvsdatum', 'Investerat', 'Erhållet', 'Marknads-<br>värde', 'Totalt<br>värde', 'Multipel', 'IRR'])}
${GROUPS.map(groupRows).join('\n')}
${row(['Summa innehav', '', krona.show(SPENT), krona.show(RECEIVED), krona.show(MARKET), krona.show(RECEIVED + MARKET), `${comma(((RECEIVED + MARKET) / SPENT).toFixed(1))}x`, text('gross_irr', '18,6 %', '18.6')], 't')}
${row(['Övriga tillgångar och skulder, netto', '', '', '', krona.show(23744 - MARKET), '', '', ''])}
${row(['Substansvärde', '', '', '', krona.amount('fund_nav', 23744), '', '', ''], 't')}</table>
<p class="n">Multipel och IRR per innehav anges före förvaltningsavgift, vinstdelning och fondens kostnader. Onoterade innehav värderas enligt IPEV:s riktlinjer. Rapporten är inte granskad av fondens revisor. Historisk avkastning är ingen garanti för framtida avkastning.</p>`,
});

export const documents = [quarterly, tiles];
