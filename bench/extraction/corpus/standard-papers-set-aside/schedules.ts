import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

const euro = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 0,
  negative: 'minus',
  before: '',
  nil: '–',
});
/** Name with its footnote mark apart, activity, share held, cost, value. */
const HELD: readonly (readonly [
  string,
  readonly (readonly [string, string, string, number, number, string])[],
])[] = [
  [
    'Germany',
    [
      ['Altstadt Zahnlabore Holding GmbH', '1', 'Dental laboratories', 14200000, 31850000, '61.0%'],
      ['Emsland Kältetechnik GmbH & Co. KG', '', 'Refrigeration', 9150000, 8010000, '74.5%'],
    ],
  ],
  [
    'Benelux',
    [
      ['Scheldemond Maritieme Diensten B.V.', '2', 'Port services', 11875000, 19404000, '55.2%'],
      ['Laboratoires Wolffart S.A.', '', 'Contract testing', 6030000, 6030000, '40.0%'],
    ],
  ],
  [
    'Nordic region',
    [
      ['Fjordkraft Ladestasjoner AS', '', 'Electric charging', 17400000, 24110000, '48.8%'],
      ['Hagström Bygglogistik AB', '1', 'Construction logistics', 5200000, 940000, '90.0%'],
    ],
  ],
];
const NAV = 95_204_118;
let at = -1;
const sum = (list: (typeof HELD)[number][1], index: 3 | 4): number =>
  list.reduce((all, one) => all + one[index], 0);
const ALL = HELD.flatMap(([, list]) => list);
const share = (amount: number): string => ((100 * amount) / NAV).toFixed(2).replace('.', ',');

/** A Luxembourg fund's list of investments: countries as headings, marks of footnotes, the percentage of net assets last. */
const portfolio = document({
  file: 'Oberkampf_Buyout_SICAR_annual_report_2024_extract_p31.pdf',
  documentType: 'Performance',
  layout: 'annual-report-list-of-investments-by-country',
  pageSize: 'A4',
  css: "body{font:9.2pt 'Liberation Sans'}table{width:100%;border-collapse:collapse;margin-top:10pt}td,th{padding:2.6pt 5pt;text-align:right}td:nth-child(-n+2),th:nth-child(-n+2){text-align:left}th{border-bottom:1pt solid #800;color:#800;vertical-align:bottom}.g td{font-weight:bold;color:#800;padding-top:7pt}.s td:nth-child(n+4){border-top:.5pt solid}sup{font-size:6pt}",
  body: `<h3 style="margin:0">${mark('fund', 'Oberkampf Buyout SICAR, SCA')}</h3><div>Annual report for the year ended ${text('reporting_date', '31 December 2024', '2024-12-31')}</div><h4>Statement of investments (expressed in ${text('base_currency', 'EUR')})</h4>
${table([
  head(['Investment', 'Activity', 'Holding', 'Acquisition cost', 'Fair value', '% of net assets']),
  ...HELD.flatMap(([country, list]) => [
    row([country, '', '', '', '', ''], 'g'),
    ...list.map(([name, note, activity, cost, value, held]) => {
      at += 1;
      return row([
        mark('investment_name', name, { row: at }) + (note === '' ? '' : `<sup>(${note})</sup>`),
        activity,
        held,
        euro.amount('investment_cost', cost, at),
        euro.amount('investment_fair_value', value, at),
        share(value),
      ]);
    }),
    row(
      [`Total ${country}`, '', '', euro.show(sum(list, 3)), euro.show(sum(list, 4)), share(sum(list, 4))],
      's',
    ),
  ]),
  row(
    ['<b>Total investments</b>', '', '', euro.show(sum(ALL, 3)), euro.show(sum(ALL, 4)), share(sum(ALL, 4))],
    's',
  ),
  row([
    'Cash at bank and other assets, net',
    '',
    '',
    '',
    euro.show(NAV - sum(ALL, 4)),
    share(NAV - sum(ALL, 4)),
  ]),
  row(['<b>Net assets</b>', '', '', '', euro.amount('fund_nav', NAV), '100,00'], 's'),
])}<p style="font-size:7.6pt">(1) Held through Oberkampf Holdco 2 S.à r.l. &nbsp; (2) Includes a shareholder loan of EUR 2.500.000.</p>`,
});

const million = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  scale: 1000000,
  negative: 'brackets',
  nil: 'n/a',
});
/** Manager, fund, commitment, called, distributed, value in hundredths of a million, IRR. */
const FUNDS: readonly (readonly [string, string, number, number, number, number, string])[] = [
  ['Arrowleaf', 'Arrowleaf Capital Partners IX, L.P.', 2500, 2310, 1188, 2644, '15.1%'],
  ['Copperline', 'Copperline Early Stage Fund V, L.P.', 1200, 996, 140, 1731, '18.4%'],
  ['Mesa Verde', 'Mesa Verde Infrastructure Debt II, L.P.', 3000, 2784, 1633, 1480, '7.9%'],
  ['Sandpiper', 'Sandpiper Consumer Growth III, L.P.', 1500, 1475, 402, 803, '(4.2%)'],
  ['Tidewrack', 'Tidewrack Secondaries 2020, L.P.', 2000, 1322, 518, 1290, '21.7%'],
];
const total = (index: 2 | 3 | 4 | 5): number => FUNDS.reduce((all, one) => all + one[index], 0);
const ratio = (value: number): string => (value / total(3)).toFixed(2);

/** A pension plan's fund of one: underlying funds in millions with commitments and open amounts, the fund's figures in the last row. */
const list = document({
  file: 'Juniper Basin Opportunities Fund 2018 - quarterly investor report Mar 2025.pdf',
  documentType: 'Performance',
  layout: 'fund-of-funds-two-level-head-in-millions',
  pageSize: 'Letter landscape',
  css: "body{font:9pt 'Liberation Sans'}table{width:100%;border-collapse:collapse;margin-top:9pt}td,th{padding:2.6pt 5pt;text-align:right}td:nth-child(-n+2),th:nth-child(-n+2){text-align:left}th{background:#e6e1d6}.u th{text-align:center;border-bottom:.5pt solid #876}.s td{border-top:.7pt solid;font-weight:bold}",
  body: `<h2 style="margin:0">${mark('fund', 'Juniper Basin Opportunities Fund 2018, L.P.')}</h2><div>Investor report as of ${text('reporting_date', 'March 31, 2025', '2025-03-31')} | Sponsor and manager: ${mark('fund_manager', 'Juniper Basin Advisors LLC')} | ${text('base_currency', 'USD')} in millions, unaudited</div>
<p>Fund summary: vintage ${text('vintage_year', '2018')}; capital commitments of the partners $${mark('fund_size', '110.00', { value: '110000000.00', currency: 'USD' })} million; net IRR since inception ${text('net_irr', '10.6%', '10.6')}; total value to paid-in ${text('tvpi', '1.33x', '1.33')}.</p>
<table><tr class="u"><th></th><th></th><th colspan="3">Commitment</th><th colspan="3">Investment</th><th colspan="2">Performance</th></tr>${[
    head([
      'Manager',
      'Partnership',
      'Committed',
      'Called',
      'Open',
      'Distributed',
      'Market value',
      'Total value',
      'Multiple',
      'Net IRR',
    ]),
    ...FUNDS.map(([manager, name, committed, called, paid, value, irr], line) =>
      row([
        manager,
        mark('investment_name', name, { row: line }),
        million.show(committed),
        million.amount('investment_cost', called, line),
        million.show(committed - called),
        million.amount('investment_realised', paid, line),
        million.amount('investment_fair_value', value, line),
        million.amount('investment_total_value', paid + value, line),
        text(
          'investment_moic',
          `${((paid + value) / called).toFixed(2)}x`,
          ((paid + value) / called).toFixed(2),
          line,
        ),
        text('investment_irr', irr, irr.startsWith('(') ? '-4.2' : irr.replace('%', ''), line),
      ]),
    ),
    row(
      [
        'Total',
        '',
        million.show(total(2)),
        million.show(total(3)),
        million.show(total(2) - total(3)),
        million.show(total(4)),
        million.show(total(5)),
        million.show(total(4) + total(5)),
        `${ratio(total(4) + total(5))}x`,
        '',
      ],
      's',
    ),
  ].join('')}</table>`,
});

export const documents = [portfolio, list];
