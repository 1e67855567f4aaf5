import { row } from '../html.ts';
import { cells, effect, movement, type MovementLine } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

const POUNDS = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 0,
  before: '£',
  negative: 'brackets',
});
const gbp = POUNDS.amount;
const WINTERBOURNE = movement([1842077, 120000, 0, 9375, 3118, 2204, 0, null], 1987640);

/** Letter of a small manager: the roll-forward is told in sentences, the small table repeats part of it. */
const winterbourne = document({
  file: 'Letter to investors - Winterbourne Seed EIS II - Mr & Mrs Apthorpe - Jun 25.pdf',
  documentType: 'Capital Account',
  layout: 'letter-roll-forward-in-sentences',
  css: `body{font:10.5pt/1.45 "Liberation Serif"} .r{text-align:right;font-size:9pt} table{border-collapse:collapse;margin:8pt auto;width:64%} td{border:.6px solid #999;padding:3pt 6pt} td:last-child{text-align:right}`,
  derivable: {
    base_currency: 'GBP',
    carried_interest_qtd: 'GBP 0',
    distributions_qtd: 'GBP 0',
    realised_gain_loss_qtd: 'GBP 0',
  },
  body: `<div class="r"><b>${text('fund_manager', 'Winterbourne Ventures LLP')}</b><br>The Old Maltings, Frome BA11<br>Authorised and regulated by the Financial Conduct Authority</div><p>28 July 2025</p><p>${text('limited_partner', 'Mr and Mrs D. Apthorpe')}<br>Orchard End, Nunney</p><p>Dear Mr and Mrs Apthorpe,</p><p><b>${text('fund', 'Winterbourne Seed Fund II LP')} – your capital account for the quarter from ${text('period_start', '1 April 2025', '2025-04-01')} to ${text('reporting_date', '30 June 2025', '2025-06-30')}</b></p>
  <p>Your interest in the partnership was worth ${gbp('opening_balance_qtd', WINTERBOURNE.opening)} at the beginning of the quarter. You paid ${gbp('contributions_qtd', WINTERBOURNE.contributions)} in May in answer to our seventh drawdown. Nothing was sold in the quarter, so that no gain was realised and no distribution was made.</p>
  <p>Our management fee for the quarter came to ${gbp('management_fees_qtd', WINTERBOURNE.fees)} and your share of the other running costs of the partnership to ${gbp('partnership_expenses_qtd', WINTERBOURNE.costs)}; interest on cash brought in ${gbp('net_investment_income_qtd', WINTERBOURNE.income)}. The valuations of Quillfeather and of Bramblewick Robotics were raised after their funding rounds, which added ${gbp('unrealised_gain_loss_qtd', WINTERBOURNE.unrealised)} of unrealised gain. Your capital account therefore stood at ${gbp('closing_balance_qtd', WINTERBOURNE.closing)} on ${text('reporting_date', '30 June 2025', '2025-06-30')}.</p>
  <p>Where you stand with the partnership overall:</p><table>${row(['Your commitment', gbp('commitment', 2000000)])}${row(['Paid in so far', gbp('contributed_to_date', 1560000)])}${row(['Still to be called', gbp('unfunded_commitment', 440000)])}${row(['Your share of the partnership', mark('ownership_percentage', '4.8%', { value: '4.8' })])}</table>
  <p>No carried interest has accrued to date. The audited accounts will follow in September. As ever, do telephone if anything is unclear.</p><p>Yours sincerely,</p><p style="margin-top:28pt">Imogen Farrant<br>Partner</p>`,
  remark:
    'The flows of the quarter stand in sentences; distributions and realised result are nought in words.',
});

const FEEDER = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  before: '$',
  negative: 'brackets',
  nil: '-',
});
const usd = FEEDER.amount;
const NOW = movement([21408866, 2500000, null, 53125, 41280, 6017, 88204, 71833], 24318209);
const THEN = movement([20116040, 0, 310000, 53125, 39922, 4410, 214550, 60118], 21408866);
const comparative = (label: string, line: MovementLine, name = ''): string =>
  row(
    [
      label,
      FEEDER.show(THEN[line] === null ? null : effect(THEN, [line])),
      ...cells(FEEDER, line, [['qtd', NOW]]),
    ],
    name,
  );

/** Feeder platform: the preceding quarter stands before the reported one; commitment tiles above. */
const solstice = document({
  file: 'statement_access-fund_8842-SMP-20250630.pdf',
  documentType: 'Capital Account',
  layout: 'platform-preceding-quarter-first',
  pageSize: 'Letter',
  css: `body{font:9pt "DejaVu Sans";color:#25313c} .top{background:#12343b;color:#fff;padding:10pt 14pt;display:flex;justify-content:space-between;align-items:center} .top b{font-size:13pt} .tiles{display:grid;grid-template-columns:repeat(4,1fr);gap:7pt;margin:12pt 0} .tile{border:1px solid #c9d6d9;border-radius:4pt;padding:6pt 8pt} .tile small{display:block;color:#6a7b82;font-size:7pt;margin-bottom:3pt} .tile span{font-size:11pt} .k{columns:2;font-size:8.3pt;line-height:1.7} table{width:100%;border-collapse:collapse;margin-top:10pt} th{font-size:7.5pt;color:#6a7b82;text-align:right;border-bottom:1px solid #12343b;padding:3pt} td{padding:4pt 3pt;text-align:right;border-bottom:.5px solid #e2eaec} td:first-child,th:first-child{text-align:left} .e td{font-weight:bold;background:#eef4f5} .f{font-size:7pt;color:#6a7b82;margin-top:14pt}`,
  footer:
    '<div style="font-size:6.5px;width:100%;padding:0 48px;color:#777">Questions? support at your advisor portal · Document 8842-SMP-20250630 · <span class="pageNumber"></span>/<span class="totalPages"></span></div>',
  derivable: { base_currency: 'USD', period_start: '2025-04-01' },
  body: `<div class="top"><b>Account statement</b><span>Quarter ended ${text('reporting_date', 'June 30, 2025', '2025-06-30')}</span></div><div class="k"><div>Investor: ${text('limited_partner', 'Steadman-Ruiz Family Trust dtd 04/12/2009')}</div><div>Custodian account: ****4471</div><div>Fund: ${text('fund', 'Solstice Meridian Access Fund, LLC')}</div><div>Underlying fund: Meridian Point Growth Equity VI, L.P.</div><div>Access fund manager: ${text('fund_manager', 'Solstice Private Markets Advisors, LLC')}</div><div>Share class: A-2</div></div>
  <div class="tiles"><div class="tile"><small>Commitment</small><span>${usd('commitment', 30000000)}</span></div><div class="tile"><small>Contributed to date</small><span>${usd('contributed_to_date', 22650000)}</span></div><div class="tile"><small>Remaining commitment</small><span>${usd('unfunded_commitment', 7350000)}</span></div><div class="tile"><small>Distributed to date</small><span>${usd('distributed_to_date', 4177500)}</span></div></div>
  <table><tr><th>Activity</th><th>Three months ended<br>March 31, 2025</th><th>Three months ended<br>June 30, 2025</th></tr>${comparative('Beginning capital', 'opening')}${comparative('Capital contributions', 'contributions')}${comparative('Distributions', 'distributions')}${comparative('Net investment income from underlying fund', 'income')}${comparative('Net realized gain', 'realised')}${comparative('Net change in unrealized appreciation', 'unrealised')}${comparative('Access fund management fee', 'fees')}${comparative('Access fund operating expenses', 'costs')}${comparative('Carried interest', 'carry')}${comparative('Ending capital', 'closing', 'e')}</table>
  <p class="f">Values are based on the most recent information received from the underlying fund and are estimates. Carried interest comprises the incentive allocation of the underlying fund; the access fund itself charges none. Past performance is no guarantee of future results.</p>`,
});

const KRONOR = printer({
  currency: 'SEK',
  group: '\u00a0',
  point: ',',
  digits: 0,
  scale: 1000,
  negative: 'long minus',
  nil: '–',
});
const tkr = KRONOR.amount;
const SWEDISH = [
  ['itd', movement([null, 61250, 14880, 7316, 1904, 1127, 6640, 3105], 58914)],
  ['qtd', movement([55702, 1800, 450, 318, 77, 64, 210, 388], 58914)],
  ['ytd', movement([52960, 4100, 2275, 961, 240, 183, 1422, 802], 58914)],
] as const;
const swedish = (label: string, line: MovementLine, name = ''): string =>
  row([label, ...cells(KRONOR, line, SWEDISH)], name);

/** Thousands of kronor; the periods stand in an unusual order, commitment beside the particulars. */
const fjallbacka = document({
  file: 'Kapitalkonto_Fjällbris_Tillväxt_III_2024-09-30_KPF.pdf',
  documentType: 'Capital Account',
  layout: 'swedish-thousands-period-order',
  language: 'sv',
  css: `body{font:9.5pt "Liberation Sans"} h1{font-weight:normal;font-size:17pt;color:#7a4b12;margin:0 0 8pt} .w{display:flex;gap:22pt;margin-bottom:14pt} .w table{flex:1} table{border-collapse:collapse;width:100%} td{padding:3pt 2pt} .w td:last-child{text-align:right} .m td,.m th{text-align:right;padding:3.4pt 4pt} .m td:first-child,.m th:first-child{text-align:left} .m th{border-bottom:1.4px solid #7a4b12;font-weight:normal;font-size:8.5pt} .m tr:nth-child(odd) td{background:#faf5ee} .m .e td{border-top:1px solid #7a4b12;font-weight:bold;background:none} small{color:#666}`,
  footer:
    '<div style="font-size:7px;width:100%;text-align:center">Fjällbris Kapital AB · org.nr 556987-1204 · Box 312, 411 04 Göteborg · sida <span class="pageNumber"></span> (<span class="totalPages"></span>)</div>',
  derivable: { period_start: '2024-07-01', distributed_to_date: 'SEK 14880000' },
  body: `<h1>Kapitalkontobesked per ${text('reporting_date', '30 september 2024', '2024-09-30')}</h1><div class="w"><table>${row(['Fond', text('fund', 'Fjällbris Tillväxt III KB')])}${row(['Investerare', text('limited_partner', 'Kommunalarnas Pensionsstiftelse')])}${row(['Förvaltare', text('fund_manager', 'Fjällbris Kapital AB')])}${row(['Belopp i', text('base_currency', 'tusental svenska kronor', 'SEK')])}</table><table>${row(['Utfäst kapital', tkr('commitment', 80000)])}${row(['Inbetalt till dags dato', tkr('contributed_to_date', 61250)])}${row(['Återkallbara utbetalningar', tkr('recallable_distributions', 1900)])}${row(['Återstående utfästelse', tkr('unfunded_commitment', 20650)])}${row(['Andel av fonden', mark('ownership_percentage', '5,33 %', { value: '5.33' })])}</table></div>
  <table class="m"><tr><th></th><th>Sedan start</th><th>Kvartal 3 2024</th><th>Jan–sep 2024</th></tr>${swedish('Ingående kapital', 'opening')}${swedish('Inbetalningar', 'contributions')}${swedish('Utbetalningar', 'distributions')}${swedish('Förvaltningsarvode', 'fees')}${swedish('Övriga fondkostnader', 'costs')}${swedish('Räntor och utdelningar, netto', 'income')}${swedish('Realiserat resultat', 'realised')}${swedish('Förändring av orealiserat resultat', 'unrealised')}${swedish('Vinstandel (carried interest)', 'carry')}${swedish('Utgående kapital', 'closing', 'e')}</table><p><small>Beskedet är inte reviderat. Vinstandelen omfattar såväl utbetald som upplupen del. Avrundningar kan förekomma.</small></p>`,
});

export const documents = [winterbourne, solstice, fjallbacka];
