import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import type { Status } from '../paper/schedule.ts';
import { multiples } from '../paper/schedule.ts';

/** A company of a schedule; amounts in the smallest printed unit, the rate in tenths of a per cent or null. */
interface Company {
  readonly name: string;
  /** As printed and as ISO. */
  readonly entry: readonly [string, string];
  readonly cost: number;
  readonly received: number;
  readonly value: number;
  readonly rate: number | null;
}

const sumOf = (companies: readonly Company[], read: (one: Company) => number): number =>
  companies.reduce((all, one) => all + read(one), 0);
const totals = (companies: readonly Company[]): readonly [number, number, number, number] => {
  const received = sumOf(companies, (one) => one.received);
  const value = sumOf(companies, (one) => one.value);
  return [sumOf(companies, (one) => one.cost), received, value, received + value];
};

const million = printer({
  currency: 'EUR',
  group: ',',
  point: '.',
  digits: 1,
  scale: 1000000,
  negative: 'brackets',
  nil: '–',
});

interface Asset extends Company {
  readonly place: string;
  /** Letters printed, explained below the schedule. */
  readonly letters: 'U' | 'PR' | 'R';
  readonly stake: string;
}

const LETTERS: Record<Asset['letters'], Status> = {
  U: 'Unrealised',
  PR: 'Partially realised',
  R: 'Realised',
};
const ASSETS: readonly Asset[] = [
  {
    name: 'Rathlin Sound Transmission',
    place: 'United Kingdom',
    entry: ['14 Mar 2019', '2019-03-14'],
    letters: 'U',
    stake: '50.0%',
    cost: 1180,
    received: 412,
    value: 1395,
    rate: 82,
  },
  {
    name: 'Noordhaven Rail Terminals',
    place: 'Netherlands',
    entry: ['30 Jul 2019', '2019-07-30'],
    letters: 'PR',
    stake: '35.0%',
    cost: 964,
    received: 887,
    value: 740,
    rate: 134,
  },
  {
    name: 'Valdarve Solar',
    place: 'Spain',
    entry: ['21 Jan 2020', '2020-01-21'],
    letters: 'R',
    stake: 'nil',
    cost: 645,
    received: 923,
    value: 0,
    rate: 126,
  },
  {
    name: 'Kymijoki District Energy',
    place: 'Finland',
    entry: ['9 Nov 2020', '2020-11-09'],
    letters: 'U',
    stake: '80.0%',
    cost: 1327,
    received: 184,
    value: 1619,
    rate: 72,
  },
  {
    name: 'Glencairn Smart Metering',
    place: 'United Kingdom',
    entry: ['2 Jun 2021', '2021-06-02'],
    letters: 'U',
    stake: '100.0%',
    cost: 882,
    received: 129,
    value: 978,
    rate: 58,
  },
  {
    name: 'Odertal Fibre',
    place: 'Germany',
    entry: ['17 Dec 2021', '2021-12-17'],
    letters: 'U',
    stake: '74.9%',
    cost: 1103,
    received: 0,
    value: 926,
    rate: -41,
  },
  {
    name: 'Tejo Desalination',
    place: 'Portugal',
    entry: ['28 Apr 2024', '2024-04-28'],
    letters: 'U',
    stake: '60.0%',
    cost: 716,
    received: 31,
    value: 804,
    rate: null,
  },
];
const [SPENT, GOT, HELD, WORTH] = totals(ASSETS);
const FUND_NAV = 6689;
const SKERRY = multiples(7124, 2419, FUND_NAV);
const tenths = (rate: number): string => (rate / 10).toFixed(1);
const assetRow = (asset: Asset, at: number): string => {
  const { name, place, entry, letters, stake, cost, received, value, rate } = asset;
  const multiple = ((received + value) / cost).toFixed(2);
  return row([
    mark('investment_name', name, { row: at }),
    place,
    text('investment_date', entry[0], entry[1], at),
    text('investment_status', letters, LETTERS[letters], at),
    stake,
    million.amount('investment_cost', cost, at),
    million.amount('investment_realised', received || null, at),
    million.amount('investment_fair_value', value || null, at),
    million.amount('investment_total_value', received + value, at),
    text('investment_moic', `${multiple}x`, multiple, at),
    rate === null
      ? 'n.m.'
      : text('investment_irr', rate < 0 ? `(${tenths(-rate)}%)` : `${tenths(rate)}%`, tenths(rate), at),
    value === 0 ? '–' : `${((100 * value) / HELD).toFixed(0)}%`,
  ]);
};
/** A key figure with its share of the commitments. */
const share = (label: string, figure: string, amount: number): string =>
  row([label, figure, `${((100 * amount) / 8500).toFixed(1)}%`]);

/** A Luxembourg infrastructure report: two pages, the state of each asset in letters explained below. */
const infrastructure = document({
  file: 'Skerryvore Infrastructure Partners II - Quarterly Report - 2025 Q4.pdf',
  documentType: 'Performance',
  layout: 'infrastructure-report-with-states-in-letters',
  landscape: true,
  margin: '14mm 15mm 16mm',
  css: "body{font:9.2pt/1.4 'Liberation Sans'}h1{font-size:17pt;margin:0;color:#0b4a6f;font-weight:normal}h2{font-size:11pt;color:#0b4a6f;margin:10pt 0 3pt}.g{display:grid;grid-template-columns:43% 1fr;gap:22pt}table{border-collapse:collapse;width:100%;margin:4pt 0}td,th{padding:2.8pt 4pt;text-align:right;border-bottom:.4pt solid #cfdbe2}td:first-child,th:first-child{text-align:left}th{color:#0b4a6f;font-weight:normal;vertical-align:bottom;font-size:8pt}.s td,.s th{white-space:nowrap}.s td:nth-child(2),.s th:nth-child(2){text-align:left}.s td:nth-child(4){text-align:center}.t td{font-weight:bold;border-top:.8pt solid #0b4a6f}.n{font-size:7.2pt;color:#333}",
  header:
    '<div style="font:6.5pt sans-serif;width:100%;padding:0 15mm;text-align:right;color:#0b4a6f">Fourth quarter 2025 – strictly confidential</div>',
  footer:
    '<div style="font:6.5pt sans-serif;width:100%;padding:0 15mm;text-align:right"><span class="pageNumber"></span></div>',
  body: `<h1>${mark('fund', 'Skerryvore Infrastructure Partners II SCSp')}</h1><div>Quarterly report as at ${text('reporting_date', '31 December 2025', '2025-12-31')} · all amounts in millions of ${mark('base_currency', 'euro', { value: 'EUR' })} unless stated otherwise</div>
<div class="g"><div><h2>Key figures of the Fund</h2><table>${head(['', '€m', 'of commitments'])}
${share('Total commitments', million.amount('fund_size', 8500), 8500)}
${share('Contributed by partners', million.amount('fund_paid_in', 7124), 7124)}
${share('Available for new and follow-on investments', million.show(931), 931)}
${share('Distributed to partners', million.amount('fund_distributed', 2419), 2419)}
${share('Net asset value', million.amount('fund_nav', FUND_NAV), FUND_NAV)}</table>
<table>${head(['Returns', 'Gross', 'Net'])}
${row(['Internal rate of return', text('gross_irr', '8.9%', '8.9'), text('net_irr', '6.1%', '6.1')])}
${row(['Total value to paid-in (TVPI)', '', text('tvpi', `${SKERRY.tvpi}x`, SKERRY.tvpi)])}
${row(['Distributions to paid-in (DPI)', '', text('dpi', `${SKERRY.dpi}x`, SKERRY.dpi)])}
${row(['Residual value to paid-in (RVPI)', '', text('rvpi', `${SKERRY.rvpi}x`, SKERRY.rvpi)])}
${row(['Cash yield in 2025', '6.9%', '5.2%'])}</table>
<table>${row(['Vintage', text('vintage_year', '2018')])}${row(['Final closing', '27 June 2019'])}${row(['Term', '12 years from final closing'])}${row(['Alternative investment fund manager', mark('fund_manager', 'Skerryvore Asset Managers S.A.')])}${row(['Target return', '9–11% net'])}</table></div>
<div><h2>The quarter in brief</h2><p>The net asset value rose by 1.9% over the quarter after distributions of €14.2 million. The largest contribution came from Kymijoki District Energy, where the regulator confirmed an allowed return of 5.1% for the years 2026 to 2029 and where the second heat pump (38 MW) entered service six weeks ahead of plan.</p><p>Noordhaven Rail Terminals completed the sale of its Venlo site for €61.0 million, of which €21.4 million was passed on to the Fund. Together with the sale of a 15% stake in 2023 the Fund has recovered 92% of its cost.</p><p>Odertal Fibre remains below cost. Take-up in the areas connected reached 27% against 33% in the plan, and the discount rate applied to its cash flows was raised from 9.0% to 9.5%. A change of contractor has reduced the cost of a connection from €1,140 to €985.</p><p>Inflation-linked revenues make up 71% of the portfolio. Net debt of the portfolio companies amounts to 52% of enterprise value, and 88% of it bears a fixed or hedged rate for the next five years.</p><h2>Since the quarter end</h2><p>On 22 January 2026 the Fund agreed to acquire a further 10% of Tejo Desalination for €13.6 million. Closing is expected in April 2026.</p></div></div>
<div style="break-before:page"></div>
<h2 style="font-size:13pt">Schedule of investments as at ${text('reporting_date', '31 December 2025', '2025-12-31')}</h2><div>${mark('fund', 'Skerryvore Infrastructure Partners II SCSp')}, €m</div>
<table class="s">${head(['Asset', 'Country', 'First<br>investment', 'State', 'Stake', 'Invested', 'Proceeds and<br>income', 'Fair<br>value', 'Total<br>return', 'Gross<br>multiple', 'Gross<br>IRR', 'Share of<br>portfolio'])}
${ASSETS.map(assetRow).join('\n')}
${row(['Total', '', '', '', '', million.show(SPENT), million.show(GOT), million.show(HELD), million.show(WORTH), `${(WORTH / SPENT).toFixed(2)}x`, text('gross_irr', '8.9%', '8.9'), '100%'], 't')}
${row(['Cash', '', '', '', '', '', '', million.show(351), '', '', '', ''])}
${row(['Other assets and liabilities, provision for carried interest', '', '', '', '', '', '', million.show(FUND_NAV - HELD - 351), '', '', '', ''])}
${row(['Net asset value', '', '', '', '', '', '', million.amount('fund_nav', FUND_NAV), '', '', '', ''], 't')}</table>
<p class="n">State: U – unrealised; PR – partially realised; R – realised. n.m.: not meaningful, held for less than 24 months. Gross figures are before the management fee (1.25% of invested capital), carried interest (15% over a hurdle of 6%) and costs of the Fund, all of which reduce what partners receive; net figures are after them and include the general partner’s commitment of €8.5 million.</p><p class="n">Fair values have been determined by the AIFM with discount rates between 7.4% and 11.0% and reviewed by an independent valuer at 31 December 2025. The figures are unaudited. This report is provided to partners of Skerryvore Infrastructure Partners II SCSp under clause 16.2 of the limited partnership agreement and may not be passed on.</p>`,
});

const franc = printer({
  currency: 'CHF',
  group: '’',
  point: '.',
  digits: 0,
  scale: 1000,
  negative: 'minus',
  nil: '–',
});
/** A company of which cost, amount received, value and rate are given in this order. */
const held = (
  name: string,
  printed: string,
  iso: string,
  [cost, received, value, rate]: readonly [number, number, number, number],
): Company => ({ name, entry: [printed, iso], cost, received, value, rate });
const SWISS_GROUPS: readonly (readonly [title: string, state: Status, companies: readonly Company[]])[] = [
  [
    'Bestehende Beteiligungen',
    'Unrealised',
    [
      held('Linthwerk Präzisionsteile AG', '11.04.2018', '2018-04-11', [18400, 2150, 31900, 86]),
      held('Murgtaler Milchprodukte AG', '02.10.2019', '2019-10-02', [14250, 0, 12700, -18]),
      held('Sonnenberg Kliniksoftware AG', '29.05.2020', '2020-05-29', [9800, 0, 24300, 176]),
      held('Schiffstechnik Walensee AG', '15.12.2022', '2022-12-15', [11600, 450, 13900, 73]),
    ],
  ],
  [
    'Teilweise veräusserte Beteiligungen',
    'Partially realised',
    [held('Rautifeld Verpackungen AG', '20.06.2017', '2017-06-20', [16700, 19850, 14200, 129])],
  ],
  [
    'Vollständig veräusserte Beteiligungen',
    'Realised',
    [
      held('Fronalp Sensorik AG', '31.08.2016', '2016-08-31', [8900, 29100, 0, 268]),
      held('Kerenzer Seilbahntechnik AG', '07.03.2017', '2017-03-07', [6200, 1340, 0, -296]),
    ],
  ],
];
const SWISS = SWISS_GROUPS.flatMap(([, , companies]) => companies);
const SWISS_NAV = 98630;
const SWISS_RATIOS = multiples(101400, 46750, SWISS_NAV);
const factor = (worth: number, cost: number): string => (worth / cost).toFixed(2);
const companyRow = (company: Company): string => {
  const at = SWISS.indexOf(company);
  const { name, entry, cost, received, value, rate } = company;
  const multiple = factor(received + value, cost);
  const plain = tenths(rate ?? 0);
  return row([
    mark('investment_name', name, { row: at }),
    text('investment_date', entry[0], entry[1], at),
    franc.amount('investment_cost', cost, at),
    franc.amount('investment_realised', received || null, at),
    franc.amount('investment_fair_value', value || null, at),
    franc.amount('investment_total_value', received + value, at),
    text('investment_moic', multiple, multiple, at),
    text('investment_irr', `${plain} %`, plain, at),
  ]);
};
/** The sums of some companies under a title. */
const summary = (title: string, companies: readonly Company[], rate: string): string => {
  const [cost, received, value, worth] = totals(companies);
  const amounts = [cost, received, value].map((amount) => franc.show(amount || null));
  return row([title, '', ...amounts, franc.show(worth), factor(worth, cost), rate], 't');
};
const groupRows = ([title, state, companies]: (typeof SWISS_GROUPS)[number]): string => {
  const heading = mark('investment_status', title, {
    value: state,
    row: companies.map((company) => SWISS.indexOf(company)),
  });
  const subtotal = companies.length > 1 ? summary('Zwischentotal', companies, '') : '';
  return `<tr class="g"><td colspan="8">${heading}</td></tr>${companies.map(companyRow).join('\n')}${subtotal}`;
};

/** A Swiss report upright: figures beside the text, holdings under headings of their state with subtotals. */
const swiss = document({
  file: 'Quartalsbericht_SB3_KmGK_2025-12-31.pdf',
  documentType: 'Performance',
  layout: 'swiss-report-with-subtotals-thousands',
  language: 'de',
  margin: '18mm 18mm 16mm',
  css: "body{font:9.2pt/1.42 'Liberation Serif'}h1{font-size:15pt;margin:0}h2{font-size:11pt;margin:11pt 0 3pt;border-bottom:.8pt solid #8a1c1c}table{border-collapse:collapse;width:100%}td,th{padding:2.2pt 4pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{font-weight:normal;font-style:italic;vertical-align:bottom}.k{float:right;width:46%;margin:2pt 0 6pt 16pt;background:#f7f2ea}.k td:first-child{white-space:normal}.u{font-size:8.6pt}.g td{font-weight:bold;color:#8a1c1c;padding-top:6pt}.t td{border-top:.5pt solid;font-style:italic}.z td{font-weight:bold;border-top:.8pt solid}.n{font-size:7.6pt;clear:both}",
  footer:
    '<div style="font:6.5pt serif;width:100%;padding:0 18mm;display:flex;justify-content:space-between"><span>Nur für qualifizierte Anleger</span><span><span class="pageNumber"></span>/<span class="totalPages"></span></span></div>',
  body: `<h1>${mark('fund', 'Sernftal Beteiligungen III KmGK')}</h1><div>Bericht an die Kommanditäre über das 4. Quartal 2025</div><div>Stichtag ${text('reporting_date', '31. Dezember 2025', '2025-12-31')} · Beträge in ${text('base_currency', 'TCHF', 'CHF')} (Tausend Schweizer Franken)</div>
<h2>Stand der Gesellschaft</h2>
<table class="k">${row(['Zugesagtes Kapital', franc.amount('fund_size', 120000)])}
${row(['Abgerufenes Kapital', franc.amount('fund_paid_in', 101400)])}
${row(['Noch abrufbar', franc.show(18600)])}
${row(['Ausschüttungen seit Beginn', franc.amount('fund_distributed', 46750)])}
${row(['Nettoinventarwert', franc.amount('fund_nav', SWISS_NAV)], 'z')}
${row(['Nettoinventarwert Vorquartal', franc.show(96214)])}
${row(['DPI', text('dpi', SWISS_RATIOS.dpi)])}
${row(['RVPI', text('rvpi', SWISS_RATIOS.rvpi)])}
${row(['TVPI', text('tvpi', SWISS_RATIOS.tvpi)])}
${row(['IRR vor Kosten und Gewinnbeteiligung', text('gross_irr', '11.9 %', '11.9')])}
${row(['IRR nach Kosten und Gewinnbeteiligung', text('net_irr', '7.8 %', '7.8')])}
${row(['Jahrgang', text('vintage_year', '2016')])}</table>
<p>Der Nettoinventarwert ist im Quartal um 2.5 % gestiegen. Sonnenberg Kliniksoftware hat drei Spitalgruppen als Kundinnen gewonnen und den Umsatz 2025 auf CHF 17.4 Mio. gesteigert; die Bewertung stützt sich auf das 11.5-fache des erwarteten Betriebsgewinns. Linthwerk Präzisionsteile hat eine Dividende von CHF 0.65 Mio. bezahlt.</p>
<p>Murgtaler Milchprodukte leidet weiterhin unter höheren Rohstoffpreisen. Die Bank hat die Kreditlinie von CHF 8 Mio. bis Ende 2027 verlängert, nachdem die Aktionäre auf Darlehenszinsen verzichtet haben.</p>
<p>Für Rautifeld Verpackungen, deren Mehrheit 2022 an einen deutschen Konzern ging, läuft die Frist zur Ausübung der Verkaufsoption für die restlichen 40 % bis zum 30. Juni 2026. ${mark('fund_manager', 'Sernftal Partners AG')}, die Vermögensverwalterin der Gesellschaft, wird dem Beirat im März einen Antrag vorlegen.</p>
<p>Im Berichtsquartal wurden weder Kapital abgerufen noch Ausschüttungen vorgenommen. Die Laufzeit wurde mit Zustimmung von 84 % der Kommanditäre um ein Jahr bis zum 30. September 2027 verlängert.</p>
<h2 style="clear:both">Beteiligungen per ${text('reporting_date', '31.12.2025', '2025-12-31')}</h2>
<table class="u">${head(['TCHF', 'Erster<br>Erwerb', 'Investiert', 'Rückflüsse', 'Zeitwert', 'Gesamt-<br>wert', 'Multiple', 'IRR'])}
${SWISS_GROUPS.map(groupRows).join('\n')}
${summary('Total Beteiligungen', SWISS, text('gross_irr', '11.9 %', '11.9')).replace('class="t"', 'class="z"')}
${row(['Flüssige Mittel', '', '', '', franc.show(3120), '', '', ''])}
${row(['Verbindlichkeiten und Rückstellungen', '', '', '', franc.show(SWISS_NAV - totals(SWISS)[2] - 3120), '', '', ''])}
${row(['Nettoinventarwert', '', '', '', franc.amount('fund_nav', SWISS_NAV), '', '', ''], 'z')}</table>
<p class="n">Multiple und IRR der einzelnen Beteiligungen verstehen sich vor Verwaltungsgebühr (1.75 %), Gewinnbeteiligung und Kosten der Gesellschaft. Die Bewertungen folgen den IPEV-Richtlinien und sind nicht geprüft. Komplementärin ist die Sernftal GP AG, Glarus; Depotbank ist die Bank am Kerenzerberg AG. Die Gesellschaft ist eine Kommanditgesellschaft für kollektive Kapitalanlagen nach Art. 98 ff. KAG. Die bisherige Wertentwicklung lässt keinen Schluss auf die künftige zu.</p>`,
});

export const documents = [infrastructure, swiss];
