import { head, row, table } from '../html.ts';
import type { Movement, MovementLine, Period } from '../paper/movement.ts';
import { cells, effect } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import type { Flows } from '../paper/periods.ts';
import { periods } from '../paper/periods.ts';
import { printer, text } from '../paper/printing.ts';

const franc = printer({
  currency: 'CHF',
  group: '’',
  point: '.',
  digits: 0,
  negative: 'brackets',
  nil: '–',
});

const QUARTER: Flows = [912400, 318250, 41875, 12604, 3911, 127450, 248812, 0];
const EARLIER: Flows = [1640000, 0, 83750, 20177, 6208, 0, 391055, 0];
const BEFORE: Flows = [9871300, 2210480, 1130625, 214890, 41736, 988140, 1702214, 0];
const PARTNER = periods(QUARTER, EARLIER, BEFORE);
const times = (flows: Flows, factor: number): Flows =>
  flows.map((flow) => Math.round(flow * factor)) as unknown as Flows;
const scaled = (factor: number): Record<Period, Movement> =>
  periods(times(QUARTER, factor), times(EARLIER, factor), times(BEFORE, factor));
const FUND = scaled(28.4);
const GENERAL = scaled(0.52);
const PERIODS = ['qtd', 'ytd', 'itd'] as const;

/** A line whose columns are periods, and below each period the partner, the fund, the general partner. */
const nine = (label: string, amountOf: (of: Movement) => number | null, line?: MovementLine): string =>
  row([
    label,
    ...PERIODS.flatMap((period) => [
      ...(line === undefined
        ? [franc.show(amountOf(PARTNER[period]))]
        : cells(franc, line, [[period, PARTNER[period]]])),
      franc.show(amountOf(FUND[period])),
      franc.show(amountOf(GENERAL[period])),
    ]),
  ]);
const plainly = (label: string, line: MovementLine, isCost = false): string =>
  nine(
    label,
    (of) => {
      const amount = of[line];
      return isCost && amount !== null ? -amount : amount;
    },
    line,
  );
const part = (label: string, amountOf: (of: Movement) => number): string => nine(label, amountOf);
const none = (label: string): string => nine(label, () => null);
const total = (label: string, lines: readonly MovementLine[]): string =>
  nine(label, (of) => effect(of, lines)).replace('class=""', 'class="t"');

const COMMITTED = 18000000;
const RECALLED = [0, 0, 640000];
const called = PERIODS.map((period) => PARTNER[period].contributions ?? 0);
const OPEN = COMMITTED - (called[2] ?? 0) + 640000;
const commitmentRow = (label: string, amounts: readonly number[], fin?: string): string =>
  row([
    label,
    ...amounts.flatMap((amount) => [
      fin === undefined ? franc.show(amount) : franc.amount(fin, amount),
      franc.show(Math.round(amount * 28.4)),
      franc.show(Math.round(amount * 0.52)),
    ]),
  ]);

const ilpaHeads = `<tr class="p"><th></th>${[
  'Current quarter<br>1 Jul 2025 – 30 Sep 2025',
  'Year to date<br>1 Jan 2025 – 30 Sep 2025',
  'Since inception<br>14 May 2019 – 30 Sep 2025',
]
  .map((title) => `<th colspan="3">${title}</th>`)
  .join('')}</tr>${head(['', ...[1, 2, 3].flatMap(() => ["Investor's share", 'Fund', 'GP'])])}`;

/** The template of 2025 with its fee schedule; each period is a group of columns, the owners stand inside it. */
const template = document({
  file: 'ILPA RT 2025 - Säntis Technologie Beteiligungen II - Q3 2025 - 0077.pdf',
  documentType: 'Capital Account',
  layout: 'template-2025-periods-above-owners',
  pageSize: 'A4 landscape',
  margin: '9mm',
  css: "body{font:6.9pt 'Liberation Sans'}table{border-collapse:collapse;width:100%;margin:3pt 0 7pt}td,th{padding:1.5pt 3pt;text-align:right;white-space:nowrap}td:first-child{text-align:left;white-space:normal;width:25%}.p th{background:#12343b;color:#fff;text-align:center;border-left:3pt solid #fff}th{font-weight:600}.t td{font-weight:bold;border-top:.5pt solid}h4{margin:2pt 0}",
  body: `<div style="float:right;text-align:right">ILPA Reporting Template (v. 2.0) – Granular methodology<br>Amounts in ${text('base_currency', 'CHF', 'CHF')}</div><div style="font-size:11pt"><b>${mark('fund', 'Säntis Technologie Beteiligungen II KmGK')}</b></div><div>Reporting entity: ${mark('fund_manager', 'Säntis Partners AG')} · Limited partner: ${mark('limited_partner', 'Personalvorsorgestiftung der Uhrenwerke Biel')} · Period end: ${text('reporting_date', '30 Sep 2025', '2025-09-30')}</div>
<h4>A. Capital account statement – A.1 NAV reconciliation</h4>
<table>${ilpaHeads}${[
    plainly('Beginning NAV, net of accrued incentive allocation', 'opening'),
    plainly('Contributions', 'contributions'),
    plainly('Distributions', 'distributions', true),
    total('Total contributions, less distributions', ['contributions', 'distributions']),
    part('Management fees, gross of offsets, waivers and rebates', (of) =>
      Math.round(-(of.fees ?? 0) * 1.08),
    ),
    part('Management fee offsets, waivers and rebates', (of) => Math.round((of.fees ?? 0) * 0.08)),
    plainly('Management fees, net of offsets, waivers and rebates', 'fees', true),
    part('Partnership expenses – internal chargebacks', (of) => Math.round(-(of.costs ?? 0) * 0.11)),
    part('Partnership expenses – external', (of) => Math.round((of.costs ?? 0) * 0.11) - (of.costs ?? 0)),
    plainly('Total partnership expenses', 'costs', true),
    none('Placement fees'),
    plainly('Interest, dividend and other income', 'income'),
    total('Total net operating income / (expense)', ['fees', 'costs', 'income']),
    plainly('Realized gain / (loss)', 'realised'),
    plainly('Change in unrealized gain / (loss)', 'unrealised'),
    plainly('Ending NAV, net of accrued incentive allocation', 'closing').replace('class=""', 'class="t"'),
  ].join('')}</table>
<h4>A.2 Commitment reconciliation</h4>
<table>${ilpaHeads}${[
    commitmentRow('Total commitment', [COMMITTED, COMMITTED, COMMITTED], 'commitment'),
    commitmentRow('Beginning unfunded commitment', [
      OPEN + (called[0] ?? 0),
      OPEN + (called[1] ?? 0),
      COMMITTED,
    ]),
    commitmentRow(
      'Contributions',
      called.map((amount) => -amount),
    ),
    row([
      'Recallable distributions',
      ...RECALLED.flatMap((amount, at) => [
        amount === 0
          ? franc.show(null)
          : at === 2
            ? franc.amount('recallable_distributions', amount)
            : franc.show(amount),
        amount === 0 ? franc.show(null) : franc.show(Math.round(amount * 28.4)),
        franc.show(null),
      ]),
    ]),
    commitmentRow('Ending unfunded commitment', [OPEN, OPEN, OPEN], 'unfunded_commitment'),
  ].join('')}</table>
<div style="break-before:page"></div><h4>B. Schedule of fees, incentive allocation and expenses paid to the GP and related parties</h4>
<table>${ilpaHeads}${[
    part('Management fees paid', (of) => Math.round((of.fees ?? 0) * 1.03)),
    part('Internal chargebacks paid', (of) => Math.round((of.costs ?? 0) * 0.12)),
    none('Portfolio company fees – monitoring'),
    part('Portfolio company fees – transaction', (of) => Math.round((of.fees ?? 0) * 0.21)),
    part('Offsets applied to management fees', (of) => -Math.round((of.fees ?? 0) * 0.05)),
    none('Incentive allocation paid'),
    total('Total received by the GP and related parties', ['fees', 'costs']),
  ].join(
    '',
  )}</table><div>Incentive allocation [20]% over a preferred return of [8]% per annum. Unaudited.</div>`,
  derivable: {
    period_start: '2025-07-01',
    contributed_to_date: `CHF ${called[2]}`,
    distributed_to_date: `CHF ${PARTNER.itd.distributions}`,
    carried_interest_qtd: 'CHF 0',
    carried_interest_ytd: 'CHF 0',
    carried_interest_itd: 'CHF 0',
  },
});

const teur = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 1,
  scale: 1000,
  negative: 'minus',
  nil: '0,0',
});
const GERMAN = periods(
  [4125, 0, 562, 94, 31, 0, 2218, 310],
  [6300, 1810, 1125, 207, 54, 940, 1207, 95],
  [61200, 9320, 8440, 1163, 402, 2760, 14870, 1240],
);
const germanPeriods: readonly (readonly [Period, Movement])[] = PERIODS.map((one) => [
  one,
  one === 'itd' ? { ...GERMAN.itd, opening: 0 } : GERMAN[one],
]);
const german = (label: string, line: MovementLine): string =>
  row([label, ...cells(teur, line, germanPeriods)]);
const GERMAN_CALLED = GERMAN.itd.contributions ?? 0;

/** A German statement in thousands with one decimal; the fund's own figures stand in a column beside the partner's. */
const thousands = document({
  file: 'Kapitalkontoauszug_Wendelstein_Mittelstand_IV_30.09.2025_VN-118.pdf',
  documentType: 'Capital Account',
  layout: 'statement-in-thousands-with-fund-column',
  language: 'de',
  css: "body{font:9.8pt 'Liberation Serif'}table{border-collapse:collapse;width:100%;margin:8pt 0}td,th{padding:2.6pt 5pt;text-align:right}td:first-child,th:first-child{text-align:left}th{border-bottom:.8pt solid;vertical-align:bottom;font-size:8.6pt}.e td{font-weight:bold;border-top:.6pt solid;border-bottom:1.6pt double}.k td{text-align:left;padding:1pt 14pt 1pt 0}.k{width:auto}",
  footer:
    '<div style="font:7pt serif;width:100%;text-align:center">Wendelstein Kapitalverwaltung GmbH · Prinzregentenstraße 4 · 80538 München · HRB 114 220 · Seite <span class="pageNumber"></span></div>',
  body: `<div style="float:right;text-align:right;font-size:9pt">Verwaltungsgesellschaft<br>${mark('fund_manager', 'Wendelstein Kapitalverwaltung GmbH')}</div><p>${mark('limited_partner', 'Versorgungswerk der Apotheker Oberfranken')}<br>Am Stadtgraben 11<br>96047 Bamberg</p>
<h3>Kapitalkontoauszug zum ${text('reporting_date', '30. September 2025', '2025-09-30')}</h3>
<table class="k">${row(['Fonds', mark('fund', 'Wendelstein Mittelstand IV GmbH & Co. geschlossene Investment KG')])}${row(['Anlegernummer', 'VN-118'])}${row(['Gezeichnetes Kapital', `${teur.amount('commitment', 100000)} TEUR`])}${row(['Beteiligungsquote', text('ownership_percentage', '3,125 %', '3.125')])}</table>
<p>Alle Angaben in ${text('base_currency', 'TEUR', 'EUR')}, soweit nicht anders vermerkt.</p>
${table([
  head(['', '3. Quartal<br>2025', '01.01. –<br>30.09.2025', 'Seit<br>Auflegung']),
  german('Kapitalkonto zu Beginn des Zeitraums', 'opening'),
  german('Kapitalabrufe', 'contributions'),
  german('Ausschüttungen', 'distributions'),
  german('Verwaltungsvergütung', 'fees'),
  german('Sonstige Aufwendungen des Fonds', 'costs'),
  german('Laufende Erträge', 'income'),
  german('Realisiertes Ergebnis', 'realised'),
  german('Veränderung des nicht realisierten Ergebnisses', 'unrealised'),
  german('Gewinnvorab der Initiatoren (Carried Interest)', 'carry'),
  german('Kapitalkonto zum Ende des Zeitraums', 'closing').replace('class=""', 'class="e"'),
])}
${table([
  head(['Kapitalzusage', 'Anleger', 'Fonds gesamt']),
  row(['Zusage', teur.amount('commitment', 100000), teur.show(3200000)]),
  row(['Bisher abgerufen', teur.amount('contributed_to_date', GERMAN_CALLED), teur.show(GERMAN_CALLED * 32)]),
  row([
    'Bisher ausgeschüttet',
    teur.amount('distributed_to_date', GERMAN.itd.distributions),
    teur.show((GERMAN.itd.distributions ?? 0) * 32),
  ]),
  row(['davon wiederabrufbar', teur.amount('recallable_distributions', 2500), teur.show(80000)]),
  row([
    'Noch abrufbar',
    teur.amount('unfunded_commitment', 100000 - GERMAN_CALLED + 2500),
    teur.show((100000 - GERMAN_CALLED + 2500) * 32),
  ]),
])}`,
  derivable: { period_start: '2025-07-01' },
});

export const documents = [template, thousands];
