import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import type { Investment } from '../paper/schedule.ts';
import { scheduleCells, sums } from '../paper/schedule.ts';
import { printer, text } from '../paper/printing.ts';
import { holdings } from './holdings.ts';

const NEXT_PAGE = '<div style="break-before:page"></div>';

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'brackets',
  nil: '—',
});
const PARTS = holdings([
  [
    ['Boone Fork Dental Alliance, LLC', '2023-06-14', 'Unrealised', 6250000, 0, 8914220],
    ['Hominy Creek Controls, Inc.', '2023-11-02', 'Unrealised', 4800000, 0, 5127300],
    ['Linville Aviation Parts Holdings, LP', '2024-03-28', 'Unrealised', 7125000, 0, 9640815],
    ['Toxaway Foods Group, Inc.', '2024-09-19', 'Unrealised', 3900000, 0, 3112500],
    ['Watauga Cyber Systems, Inc.', '2025-10-08', 'Unrealised', 5500000, 0, 5500000],
  ],
  [
    ['Cataloochee Partners Fund VII, L.P.', '2022-12-30', 'Unrealised', 8410330, 0, 10218604],
    ['Nantahala Ridge Growth IV, L.P.', '2023-03-31', 'Unrealised', 5966120, 0, 6420957],
    ['Standing Indian Continuation Vehicle I', '2025-02-21', 'Unrealised', 9020000, 0, 11483770],
  ],
  [
    ['Ellijay Senior Loan Company, LLC', '2024-05-10', 'Unrealised', 6000000, 0, 6031240],
    ['Sylva Equipment Finance, LLC', '2024-12-16', 'Unrealised', 4250000, 0, 4198700],
  ],
]);
const TITLES = ['Direct equity and co-investments', 'Secondary investments', 'Private credit'];
const NOTES = new Map([
  ['Linville Aviation Parts Holdings, LP', '(a)'],
  ['Standing Indian Continuation Vehicle I', '(a)(b)'],
  ['Ellijay Senior Loan Company, LLC', '(c)'],
  ['Toxaway Foods Group, Inc.', '(d)'],
]);
const HELD = sums(PARTS.flat());
const CASH = 5118902;
const OTHER = -1046330;
const NAV = HELD[2] + CASH + OTHER;
const percent = (amount: number): string => `${((100 * amount) / NAV).toFixed(2)}%`;
const short = (iso: Investment['date']): string => `${Number(iso.month)}/${Number(iso.day)}/${iso.year}`;
const KINDS = ['Equity', 'Fund interest', 'Term loan'];
const lineOf = (one: Investment, kind: string): string => {
  const cells = scheduleCells(dollar, one);
  const note = NOTES.get(one.name);
  return row([
    `${cells.name()}${note === undefined ? '' : ` <sup>${note}</sup>`}`,
    kind,
    cells.date(short(one.date)),
    cells.cost(),
    cells.fairValue(),
    percent(one.fairValue),
  ]);
};
const totalOf = (label: string, companies: readonly Investment[], name: string): string => {
  const [cost, , worth] = sums(companies);
  return row([label, '', '', dollar.show(cost), dollar.show(worth), percent(worth)], name);
};
const CLASS_I = Math.round(NAV * 0.71);
const CLASS_D = Math.round(NAV * 0.18);
const SHARES: readonly (readonly [string, number, string, readonly [string, string, string]])[] = [
  ['Class I', CLASS_I, '12.84', ['2.71%', '11.36%', '9.85%']],
  ['Class D', CLASS_D, '12.71', ['2.65%', '11.08%', '9.58%']],
  ['Class S', NAV - CLASS_I - CLASS_D, '12.46', ['2.49%', '10.43%', '8.92%']],
];

/** An American evergreen fund's quarterly report: a page on its share classes, the schedule of investments behind it. */
const laurel = document({
  file: 'Laurel Fork Private Markets Access Fund - Q4 2025 Report & SOI.pdf',
  documentType: 'Performance',
  layout: 'american-evergreen-classes-and-schedule',
  pageSize: 'Letter',
  margin: '19mm 20mm',
  css: "body{font:9.6pt/1.46 'Liberation Sans'}h1{font-size:17pt;margin:0;font-weight:bold;color:#2f5d50}h3{font-size:10.6pt;color:#2f5d50;margin:12pt 0 3pt}h2{text-align:center;font-size:11.5pt;margin:0}.c{text-align:center;margin:0 0 8pt}p{margin:5pt 0}sup{font-size:6.4pt;line-height:0}table{border-collapse:collapse;width:100%}td,th{padding:2.8pt 5pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{border-bottom:.8pt solid #2f5d50;vertical-align:bottom;font-size:8.4pt}.q td{border-bottom:.3pt solid #c8d5d0}.z{font-size:8.8pt}.z td:nth-child(2),.z th:nth-child(2){text-align:left}.v td{font-weight:bold;padding-top:8pt}.s td:nth-child(n+4){border-top:.5pt solid;font-weight:bold}.t td{font-weight:bold}.t td:nth-child(n+4){border-top:.5pt solid;border-bottom:2pt double}.n{font-size:7.6pt;color:#444}",
  footer:
    '<div style="font:6.6pt sans-serif;width:100%;padding:0 20mm;display:flex;justify-content:space-between;color:#555"><span>Not FDIC insured · may lose value · no bank guarantee</span><span class="pageNumber"></span></div>',
  body: `<h1>${mark('fund', 'Laurel Fork Private Markets Access Fund, LLC')}</h1><p>Quarterly report – ${text('reporting_date', 'December 31, 2025', '2025-12-31')}</p>
<p>The Fund gives eligible investors access to private equity and private credit through a single, continuously offered vehicle. Shares are sold monthly and repurchased by tender, in each quarter, up to 5% of net assets. ${mark('fund_manager', 'Laurel Fork Advisers LLC')} is the investment manager; Brasstown Fund Services LLC is the administrator and transfer agent.</p>
<h3>Share classes</h3>
<table class="q">${head(['', 'Net assets', 'NAV per<br>share', 'Quarter', 'One<br>year', 'Since inception<br>(12/1/2022), p.a.'])}
${SHARES.map(([name, worth, price, returns]) => row([name, `$${dollar.show(worth)}`, `$${price}`, ...returns])).join('')}
${row(['<b>All classes</b>', `<b>$${dollar.amount('fund_nav', NAV)}</b>`, '', '', '', ''])}</table>
<p class="n">Returns are net of fees and assume that dividends are reinvested. Returns of less than a year are not annualized. Class S returns do not reflect the sales charge of up to 3.50%.</p>
<h3>The quarter</h3>
<p>The Fund returned 2.71% (Class I). Three quarters of the gain came from secondary investments, where Standing Indian Continuation Vehicle I was marked to the price of a signed minority sale. We added Watauga Cyber Systems, a provider of identity software to county governments, in October. Toxaway Foods was written down after the loss of a co-packing contract.</p>
<p>Shareholders tendered 2.1% of shares, all of which were repurchased at the September 30 net asset value of $12.58 (Class I). Subscriptions amounted to $4,315,000. A dividend of $0.08 per share was paid on December 29.</p>
<h3>Fees and terms</h3>
<table class="q">${row(['Management fee', '1.15% of net assets'])}${row(['Incentive fee', '10% of net profits, subject to a loss recovery account'])}${row(['Minimum investment', '$25,000 (Class S), $50,000 (Class D), $1,000,000 (Class I)'])}${row(['Tax reporting', 'Form 1099-DIV'])}${row(['Line of credit', '$10,000,000 with Balsam Gap Bank, undrawn'])}</table>
${NEXT_PAGE}<h2>${mark('fund', 'Laurel Fork Private Markets Access Fund, LLC')}</h2><h2 style="font-weight:normal">Schedule of Investments (unaudited)</h2><p class="c">${text('reporting_date', 'December 31, 2025', '2025-12-31')} · expressed in ${mark('base_currency', 'U.S. dollars', { value: 'USD' })}</p>
<table class="z">${head(['Investments', 'Type', 'Acquisition<br>date', 'Cost', 'Fair value', '% of net<br>assets'])}
${PARTS.map((companies, at) => `${row([`${TITLES[at]} – ${percent(sums(companies)[2])}`, '', '', '', '', ''], 'v')}${companies.map((one) => lineOf(one, KINDS[at] ?? '')).join('\n')}${totalOf(`Total ${(TITLES[at] ?? '').toLowerCase()}`, companies, 's')}`).join('\n')}
${totalOf('Total investments', PARTS.flat(), 's')}
${row(['Money market fund – Davidson Treasury Fund, 3.71%', '', '', dollar.show(CASH), dollar.show(CASH), percent(CASH)])}
${row(['Liabilities in excess of other assets', '', '', '', dollar.show(OTHER), `(${((100 * -OTHER) / NAV).toFixed(2)}%)`])}
${row(['Net assets', '', '', '', dollar.amount('fund_nav', NAV), '100.00%'], 't')}</table>
<p class="n" style="margin-top:8pt">(a) Held through LF Access Blocker, Inc. (b) Valued at the agreed price of a transaction expected to close in February 2026. (c) Secured; SOFR + 5.75%, 9.62%, matures May 2030. (d) Non-income producing. All investments are restricted as to resale, are domiciled in the United States and were valued by the investment manager as valuation designee. Unfunded commitments at December 31, 2025 amounted to $12,480,000, of which $7,100,000 to secondary investments.</p>`,
});

export const documents = [laurel];
