import { head, row, table } from '../html.ts';
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
/** Name, what is held, units, cost, fair value. */
type Holding = readonly [string, string, string, number, number];
const SECTIONS: readonly (readonly [string, string, readonly Holding[]])[] = [
  [
    'Common stock',
    'Canada',
    [
      ['Arrowsmith Marine Electronics Ltd.', 'Technology hardware', '2,140,000', 18250000, 33104500],
      ['Lac Noir Maple Products Inc.', 'Food and beverage', '875,200', 9400000, 7212840],
    ],
  ],
  [
    'Common stock',
    'United States',
    [
      ['Bitterroot Fire & Safety Holdings Corp.', 'Commercial services', '1,004,118', 27450110, 51212018],
      ['Coldwater Dental Support Organization, LLC', 'Health care', '640,000', 16000000, 24960000],
      ['Tamarack Freight Analytics, Inc.', 'Software', '3,310,442', 12414158, 0],
    ],
  ],
  [
    'Preferred stock',
    'United States',
    [
      ['Sweetgrass Biologics, Inc., Series C', 'Biotechnology', '1,250,000', 20000000, 20000000],
      ['Powder River Compression Partners, L.P., Class P', 'Energy services', '18,500', 18500000, 22947815],
    ],
  ],
  [
    'Senior secured loans',
    'United Kingdom',
    [
      [
        'Pennine Waste Logistics Limited, SONIA + 6.25%, 11/30/2029',
        'Commercial services',
        '£14,200,000',
        17952400,
        18311020,
      ],
    ],
  ],
];
const CAPITAL = 214_088_702;
const ofCapital = (amount: number): string => `${((100 * amount) / CAPITAL).toFixed(2)}%`;
const sumOf = (held: readonly Holding[], at: 3 | 4): number => held.reduce((sum, one) => sum + one[at], 0);
const kinds = [...new Set(SECTIONS.map(([kind]) => kind))];
const heldAs = (kind: string): Holding[] =>
  SECTIONS.filter(([own]) => own === kind).flatMap(([, , held]) => held);
let printed = -1;
const holdingRow = ([name, industry, units, cost, value]: Holding): string => {
  printed += 1;
  return row([
    units,
    `<span class="i">${mark('investment_name', name, { row: printed })}</span>`,
    industry,
    dollar.amount('investment_cost', cost, printed).replace('$', ''),
    dollar.amount('investment_fair_value', value, printed).replace('$', ''),
  ]);
};
const EVERY = SECTIONS.flatMap(([, , held]) => held);
const titles = (continued: string): string =>
  `<h3>Beartooth Capital Partners II, L.P.</h3><h4>Schedule of Investments${continued}</h4>`;

/** ASC 946-210-50 with the shares of capital in the headings, units before the name, and totals at the end of each kind. */
const audited = document({
  file: 'Beartooth II - Dec 2025 annual report - SOI pages.pdf',
  documentType: 'Performance',
  layout: 'audited-schedule-shares-of-capital-in-headings',
  pageSize: 'Letter',
  css: "body{font:9.4pt 'Liberation Serif'}h3,h4,.c{text-align:center;margin:1pt}table{width:100%;border-collapse:collapse;margin-top:10pt}th{font-size:8.6pt;text-align:right;border-bottom:1pt solid;vertical-align:bottom;padding:2pt 5pt}td{text-align:right;padding:1.8pt 5pt;vertical-align:top}td:nth-child(2),td:nth-child(3),th:nth-child(2),th:nth-child(3){text-align:left}td:nth-child(2){width:40%}.h td{font-weight:bold;padding-top:7pt}.g td{font-style:italic}.t td:nth-child(n+4){border-top:.6pt solid;font-weight:bold}.i{padding-left:8pt;display:inline-block}",
  footer:
    '<div style="font:8pt serif;width:100%;text-align:center">The accompanying notes are an integral part of these financial statements.</div>',
  body: `<h3>${mark('fund', 'Beartooth Capital Partners II, L.P.')}</h3><h4>Schedule of Investments</h4><div class="c">${text('reporting_date', 'December 31, 2025', '2025-12-31')}</div>
${kinds
  .map((kind, at) => {
    const own = SECTIONS.filter(([name]) => name === kind);
    const all = heldAs(kind);
    return `${at === 2 ? `<div style="break-before:page"></div>${titles(' (continued)')}` : ''}${table([
      ...(at === 0 || at === 2
        ? [head(['Shares, units<br>or principal', '', 'Industry', 'Cost', 'Fair value'])]
        : []),
      row(['', `${kind} (${ofCapital(sumOf(all, 4))})`, '', '', ''], 'h'),
      ...own.flatMap(([, country, held]) => [
        row(['', `${country} (${ofCapital(sumOf(held, 4))})`, '', '', ''], 'g'),
        ...held.map(holdingRow),
      ]),
      row(
        ['', `Total ${kind.toLowerCase()}`, '', dollar.show(sumOf(all, 3)), dollar.show(sumOf(all, 4))],
        't',
      ),
    ])}`;
  })
  .join('')}
${table([
  row(
    [
      '',
      `Total investments (${ofCapital(sumOf(EVERY, 4))})`,
      '',
      dollar.show(sumOf(EVERY, 3)),
      dollar.show(sumOf(EVERY, 4)),
    ],
    't',
  ),
  row([
    '',
    `Liabilities in excess of other assets (${ofCapital(CAPITAL - sumOf(EVERY, 4))})`,
    '',
    '',
    dollar.show(CAPITAL - sumOf(EVERY, 4)),
  ]),
  row(['', 'Total partners’ capital (100.00%)', '', '', dollar.amount('fund_nav', CAPITAL)], 't'),
])}`,
  derivable: { base_currency: 'USD' },
});

export const documents = [audited];
