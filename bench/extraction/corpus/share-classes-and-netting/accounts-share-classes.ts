import type { FundDocument } from '../document.ts';
import { head, row, table } from '../html.ts';
import type { MovementLine, Period } from '../paper/movement.ts';
import { cells } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import { periods } from '../paper/periods.ts';
import { printer, text } from '../paper/printing.ts';

const franc = printer({
  currency: 'CHF',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
  nil: 'n/a',
});
const CLASS_A = periods(
  [60000000, 21250000, 5625000, 1230418, 2204180, 3108211, 10442907, 1904418],
  [45000000, 0, 11250000, 2504402, 3977125, 0, 18207755, 2210077],
  [735000000, 96750000, 61875000, 13092214, 19228806, 24117093, 120447310, 16208810],
);
const CLASS_C = periods(
  [15000000, 5312500, 0, 246083, 551045, 777052, 2610726, 0],
  [11250000, 0, 0, 500880, 994281, 0, 4551938, 0],
  [183750000, 24187500, 0, 2618442, 4807201, 6029273, 30111827, 0],
);
const together = (period: Period): (typeof CLASS_A)['qtd'] => {
  const [a, c] = [CLASS_A[period], CLASS_C[period]];
  const keys = Object.keys(a) as MovementLine[];
  const sums = keys.map((key) => [key, (a[key] ?? 0) + (c[key] ?? 0)]);
  return { ...(Object.fromEntries(sums) as (typeof CLASS_A)['qtd']) };
};
const luxLine = (period: Period, line: MovementLine, label: string, name = ''): string => {
  const cost = ['distributions', 'fees', 'costs', 'carry'].includes(line);
  const one = (amount: number | null): string =>
    franc.show(amount === 0 || amount === null ? null : cost ? -amount : amount);
  return row(
    [
      label,
      one(CLASS_A[period][line]),
      one(CLASS_C[period][line]),
      ...cells(franc, line, [[period, together(period)]]),
    ],
    name,
  );
};
const luxTable = (period: Period, title: string): string =>
  table([
    head([title, 'Class A-I Shares', 'Class C Shares', `Total holding<br>${text('base_currency', 'CHF')}`]),
    ...(period === 'itd' ? [] : [luxLine(period, 'opening', 'Net asset value, beginning of period', 't')]),
    luxLine(period, 'contributions', 'Capital called'),
    luxLine(period, 'distributions', 'Distributions paid'),
    luxLine(period, 'income', 'Net income from investments'),
    luxLine(period, 'fees', 'Management fee (AIFM)'),
    luxLine(period, 'costs', 'Administration, depositary, audit and other expenses'),
    luxLine(period, 'realised', 'Realised gains and losses'),
    luxLine(period, 'unrealised', 'Movement in unrealised gains and losses'),
    luxLine(period, 'carry', 'Performance fee / carried interest'),
    luxLine(period, 'closing', 'Net asset value, end of period', 't'),
  ]);
/** Net asset value over shares, rounded to four places. */
function perShare(cents: number, shares: number): string {
  const scaled = (BigInt(cents) * 200n + BigInt(shares)) / (2n * BigInt(shares));
  const digits = String(scaled).padStart(5, '0');
  return `${digits.slice(0, -4).replaceAll(/\B(?=(\d{3})+$)/gu, ',')}.${digits.slice(-4)}`;
}
const [luxA, luxC] = [CLASS_A.itd, CLASS_C.itd];
const luxCalled = (luxA.contributions ?? 0) + (luxC.contributions ?? 0);
const luxPaid = (luxA.distributions ?? 0) + (luxC.distributions ?? 0);

/** Luxembourg: one investor in two share classes, a table per period and the total holding in the last column. */
const luxembourgish = document({
  file: 'Investor Statement 30.09.2025 - Bergholz PK - Clairvaux Real Assets.pdf',
  documentType: 'Capital Account',
  layout: 'share-classes-and-total',
  margin: '16mm 17mm 20mm',
  footer:
    '<div style="font:6.5pt Arial;width:100%;text-align:center;color:#777">Maison Ferrand Fund Administration (Luxembourg) S.A. · 18, rue des Tanneurs, L-2453 Luxembourg · R.C.S. Luxembourg B 203 771 · <span class="pageNumber"></span>/<span class="totalPages"></span></div>',
  css: "body{font:8.8pt 'Nimbus Sans'}table{width:100%;border-collapse:collapse;margin:4pt 0 13pt}td,th{padding:3pt 4pt;text-align:right;border-bottom:.4pt solid #c9c2b4}td:first-child,th:first-child{text-align:left}th{border-bottom:1pt solid #7a6a45;color:#7a6a45;vertical-align:bottom}td:last-child{background:#f6f2ea}.t td{font-weight:bold}.p td:nth-child(n){text-align:left;background:none;border:0;padding:1.5pt 6pt 1.5pt 0}",
  body: `<div style="border-bottom:2pt solid #7a6a45;padding-bottom:5pt"><span style="font-size:13pt;letter-spacing:1pt">MAISON FERRAND</span><span style="float:right;font-size:11pt">Investor statement</span></div>
<p>${mark('limited_partner', 'Pensionskasse Bergholz Genossenschaft')}<br>Seestrasse 112<br>8820 Wädenswil<br>Switzerland</p>
<table class="p"><tr><td>Fund</td><td><b>${mark('fund', 'Clairvaux Real Assets SICAV-RAIF')}</b></td><td>Investor no.</td><td>10087-03</td></tr><tr><td>AIFM</td><td>${mark('fund_manager', 'Clairvaux Investment Managers S.A.')}</td><td>Valuation date</td><td>${text('reporting_date', '30 September 2025', '2025-09-30')}</td></tr><tr><td>Depositary</td><td>Banque Ermesinde S.A.</td><td>Reporting period</td><td>${text('period_start', '1 July 2025', '2025-07-01')} to 30 September 2025</td></tr></table>
${luxTable('qtd', 'Third quarter 2025')}${luxTable('itd', 'Since first subscription (12 May 2021)')}
<div style="break-before:page"></div>
${table([
  head(['Holding and commitment', 'Class A-I Shares', 'Class C Shares', 'Total holding<br>CHF']),
  row(['Shares in issue to the investor', '84,000', '21,000', '105,000']),
  row([
    'Net asset value per share (CHF)',
    perShare(luxA.closing ?? 0, 84000),
    perShare(luxC.closing ?? 0, 21000),
    '',
  ]),
  row(['Commitment', franc.show(1200000000), franc.show(300000000), franc.amount('commitment', 1500000000)]),
  row([
    'Capital called to date',
    franc.show(luxA.contributions),
    franc.show(luxC.contributions),
    franc.amount('contributed_to_date', luxCalled),
  ]),
  row([
    'Undrawn commitment',
    franc.show(1200000000 - (luxA.contributions ?? 0)),
    franc.show(300000000 - (luxC.contributions ?? 0)),
    franc.amount('unfunded_commitment', 1500000000 - luxCalled),
  ]),
  row([
    'Distributions paid to date',
    franc.show(-(luxA.distributions ?? 0)),
    franc.show(-(luxC.distributions ?? 0)),
    franc.cost('distributed_to_date', luxPaid),
  ]),
  row(['Share of the Fund’s total commitments', '', '', text('ownership_percentage', '4.11%', '4.11')]),
])}
<p>Class C Shares are reserved to investors who entered into a separate fee agreement with the AIFM; they bear neither management fee nor carried interest in the Fund. No distribution paid to date may be recalled.</p><p>The net asset value has been calculated in accordance with Luxembourg GAAP and the Fund's valuation policy. The statement is unaudited and is addressed to the investor named above only. Requests for clarification: ta@maisonferrand.example, +352 20 99 11 40.</p>`,
  remark:
    'The total holding in two share classes is the account; a stated absence of recallable distributions.',
  derivable: { recallable_distributions: 'CHF 0', opening_balance_itd: 'CHF 0' },
});

export const documents: FundDocument[] = [luxembourgish];
