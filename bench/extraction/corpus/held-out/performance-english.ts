import type { FundDocument } from '../document.ts';
import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import { investments, multiples, scheduleCells, statusHeading, sums } from '../paper/schedule.ts';

const usd = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 1,
  scale: 1000000,
  negative: 'brackets',
  nil: '–',
});
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const monthOf = (month: string): string => MONTHS[Number(month) - 1] ?? '';
const times = (plain: string): string => `${plain}x`;
const percent = (plain: string): string => (plain.startsWith('-') ? `(${plain.slice(1)}%)` : `${plain}%`);
const rate = (fin: string, printed: string): string => text(fin, printed, printed.replace('%', ''));
const multiple = (fin: string, value: string): string => text(fin, `${value}x`, value);

const CASK = investments(
  [
    'Arbor Vitae Health',
    'Brightwater Logistics',
    'Crestline Veterinary',
    'Dunmore Aerostructures',
    'Eventide Software',
    'Foxglove Brands',
    'Granary Foods',
    'Hightower Risk Services',
    'Inlet Marine Supply',
    'Juniper Learning',
  ],
  {
    seed: 7119,
    firstYear: 2017,
    cost: [312, 948],
    statuses: [
      ['Realised', 2],
      ['Partially realised', 3],
      ['Unrealised', 5],
    ],
  },
);
const GROUPS = [
  ['Fully realized', 'Realised'],
  ['Partially realized', 'Partially realised'],
  ['Unrealized', 'Unrealised'],
] as const;
const caskFund = multiples(6810, 4512, 7422);
const fact = (label: string, value: string): string => row([label, value]);

function caskRow(one: (typeof CASK)[number]): string {
  const cells = scheduleCells(usd, one);
  const { iso, day, month, year } = one.date;
  const date = mark('investment_date', `${monthOf(month)} ${Number(day)}, ${year}`, {
    value: iso,
    row: one.row,
  });
  return row([
    cells.name(),
    date,
    cells.cost(),
    cells.realised(),
    cells.fairValue(),
    cells.total(),
    cells.multiple(1, times),
    cells.irr(percent, 'n.m.'),
  ]);
}

/** Two pages: a letter with the key figures in a box, then a schedule in groups by status with subtotals. */
const report = document({
  file: 'Caskwood Capital Partners V - Quarterly Report Q2 2025.pdf',
  documentType: 'Performance',
  layout: 'letter-then-grouped-schedule',
  pageSize: 'Letter',
  css: "body{font:9.5pt 'Liberation Serif'}table{border-collapse:collapse}.k{width:58%;border-top:2pt solid #1d4d4f;border-bottom:2pt solid #1d4d4f}.k td{padding:3pt}.k td:last-child{text-align:right}.s{width:100%;font-size:8.5pt}.s td,.s th{text-align:right;padding:3pt 4pt}.s td:first-child,.s th:first-child{text-align:left}.s th{border-bottom:1pt solid #1d4d4f;vertical-align:bottom}.g td{font-weight:bold;color:#1d4d4f;padding-top:8pt}.u td{border-top:.5pt solid;font-style:italic}",
  body: `<div style="font-size:18pt;color:#1d4d4f">Caskwood</div><h3>${mark('fund', 'Caskwood Capital Partners V, L.P.')}<br>Report to Limited Partners for the quarter ended ${text('reporting_date', 'June 30, 2025', '2025-06-30')}</h3>
<p>Dear Partners,</p><p>The portfolio rose in value by 3.1% over the quarter, led by Eventide Software, whose recurring revenue grew by 24% year on year. We completed the sale of Brightwater Logistics in April and distributed $41.2 million of the proceeds. Since then the Fund has drawn $18.0 million for an add-on at Foxglove Brands.</p><p>Market conditions for new platforms remain demanding; average entry multiples in our pipeline stand at 11.4x EBITDA. We expect two further exits before the end of the year.</p>
<h4>Fund summary (${text('base_currency', 'US$', 'USD')} in millions)</h4>
${table([fact('Vintage', text('vintage_year', '2017')), fact('Total commitments', usd.amount('fund_size', 7250)), fact('Contributed capital', usd.amount('fund_paid_in', 6810)), fact('Distributions', usd.amount('fund_distributed', 4512)), fact('Net asset value', usd.amount('fund_nav', 7422)), fact('Net DPI', multiple('dpi', caskFund.dpi)), fact('Net RVPI', multiple('rvpi', caskFund.rvpi)), fact('Net TVPI', multiple('tvpi', caskFund.tvpi)), fact('Gross IRR', rate('gross_irr', '21.7%')), fact('Net IRR', rate('net_irr', '16.4%'))], 'k')}
<p style="margin-top:20pt">Very truly yours,<br><br>${mark('fund_manager', 'Caskwood Capital Management, LLC')}</p>
<div style="break-before:page"><h3>Schedule of investments ($ millions)</h3>
${table(
  [
    head([
      'Company',
      'Initial<br>investment',
      'Invested<br>capital',
      'Realized<br>proceeds',
      'Unrealized<br>value',
      'Total<br>value',
      'Gross<br>MOIC',
      'Gross<br>IRR',
    ]),
    ...GROUPS.flatMap(([title, status]) => {
      const own = CASK.filter((one) => one.status === status);
      return [
        `<tr class="g"><td colspan="8">${statusHeading(title, own)}</td></tr>`,
        ...own.map(caskRow),
        row(['Subtotal', '', ...sums(own).map((amount) => usd.show(amount)), '', ''], 'u'),
      ];
    }),
    row(['Total portfolio', '', ...sums(CASK).map((amount) => usd.show(amount)), '', ''], 'u'),
  ],
  's',
)}
<p style="font-size:7.5pt">n.m.: not meaningful. Gross returns are before management fees, carried interest and fund expenses. Past performance is no guarantee of future results.</p></div>`,
});

const eur = printer({
  currency: 'EUR',
  group: ',',
  point: '.',
  digits: 0,
  scale: 1000,
  negative: 'minus',
  nil: '0',
});
const SKERRY = investments(
  [
    'Atlantic Kelp Ltd',
    'Ballinamore Dairy',
    'Cuan Offshore Services',
    'Dromore Diagnostics',
    'Errigal Payments',
    'Fastnet Coldstore',
    'Glenveagh Timber',
    'Harcourt Clinics',
  ],
  {
    seed: 40213,
    firstYear: 2019,
    cost: [6200, 21400],
    statuses: [
      ['Partially realised', 1],
      ['Unrealised', 2],
      ['Realised', 2],
      ['Unrealised', 3],
    ],
  },
);
const SHORT = { Realised: 'Exited', 'Partially realised': 'Part-exited', Unrealised: 'Held' } as const;
const skerry = multiples(138640, 121310, 117905);
const tile = (label: string, value: string): string => `<div><span>${label}</span><b>${value}</b></div>`;

/** A landscape factsheet: tiles of key figures, the schedule under them, last quarter's figures beside this one's. */
const factsheet = document({
  file: 'Skerryvore_Fund_II_factsheet_2024-12.pdf',
  documentType: 'Performance',
  layout: 'factsheet-tiles',
  landscape: true,
  margin: '14mm',
  css: "body{font:8.5pt 'DejaVu Sans'}.t{display:grid;grid-template-columns:repeat(5,1fr);gap:6pt;margin:10pt 0}.t div{background:#0f3057;color:#fff;padding:6pt}.t span{display:block;font-size:7pt}.t b{font-size:12pt}table{width:100%;border-collapse:collapse}td,th{padding:3.2pt;text-align:right}td:first-child,th:first-child{text-align:left}tr:nth-child(odd) td{background:#eef3f8}th{font-weight:normal;color:#0f3057;border-bottom:1pt solid}",
  body: `<div style="display:flex;justify-content:space-between"><div><b style="font-size:14pt">${mark('fund', 'Skerryvore Growth Fund II')}</b><br>Factsheet as at ${text('reporting_date', '31/12/2024', '2024-12-31')}</div><div style="text-align:right">${mark('fund_manager', 'Skerryvore Ventures DAC')}<br>Vintage ${text('vintage_year', '2019')} · Figures in ${text('base_currency', '€', 'EUR')}’000</div></div>
<div class="t">${tile('Fund size', eur.amount('fund_size', 150000))}${tile('Paid-in', eur.amount('fund_paid_in', 138640))}${tile('Distributed', eur.amount('fund_distributed', 121310))}${tile('NAV', eur.amount('fund_nav', 117905))}${tile('NAV at 30/09/2024', '115,270')}${tile('DPI', multiple('dpi', skerry.dpi))}${tile('RVPI', multiple('rvpi', skerry.rvpi))}${tile('TVPI', multiple('tvpi', skerry.tvpi))}${tile('Gross IRR', rate('gross_irr', '17.9%'))}${tile('Net IRR', rate('net_irr', '12.3%'))}</div>
${table([
  head([
    'Portfolio company',
    'Sector',
    'Date of entry',
    'Status',
    'Cost',
    'Proceeds',
    'Fair value',
    'Total value',
    'Multiple',
    'IRR',
  ]),
  ...SKERRY.map((one, at) => {
    const cells = scheduleCells(eur, one);
    const zero = (fin: string, amount: number): string => eur.amount(fin, amount, one.row);
    return row([
      cells.name(),
      ['Food', 'Food', 'Energy', 'Health', 'Fintech', 'Logistics', 'Materials', 'Health'][at] ?? '',
      cells.date(`${one.date.day}/${one.date.month}/${one.date.year}`),
      cells.status(SHORT[one.status]),
      cells.cost(),
      zero('investment_realised', one.realised),
      zero('investment_fair_value', one.fairValue),
      cells.total(),
      cells.multiple(2, times),
      cells.irr((plain) => `${plain}%`, 'n/a'),
    ]);
  }),
  row(['Total', '', '', '', ...sums(SKERRY).map((amount) => eur.show(amount)), '', '']),
])}
<p style="font-size:7pt">Valuations follow the IPEV guidelines and are unaudited. n/a: not available. For existing investors only.</p>`,
});

export const documents: FundDocument[] = [report, factsheet];
