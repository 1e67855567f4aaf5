import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

const pound = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 1,
  scale: 1000000,
  negative: 'brackets',
  before: '£',
  after: 'm',
});
const letterRow = (
  at: number,
  name: string,
  entry: readonly [string, string],
  [cost, value]: readonly [number, number],
): string =>
  row([
    mark('investment_name', name, { row: at }),
    text('investment_date', entry[0], entry[1], at),
    pound.amount('investment_cost', cost, at),
    pound.amount('investment_fair_value', value, at),
    text('investment_moic', `${(value / cost).toFixed(1)}x`, (value / cost).toFixed(1), at),
  ]);

/** A manager's letter that tells the fund's figures in sentences over a short table. */
const letter = document({
  file: 'Gleniffer Buyout Fund III - Q2 2025 investor letter.pdf',
  documentType: 'Performance',
  layout: 'investor-letter-with-figures-in-sentences',
  css: "body{font:10.6pt/1.42 'Liberation Serif'}table{border-collapse:collapse;width:100%;margin:9pt 0;font-size:9.4pt}td,th{padding:2.6pt 5pt;text-align:right;border-bottom:.4pt solid #aaa}td:first-child,th:first-child{text-align:left}",
  body: `<p>${mark('fund_manager', 'Gleniffer Private Equity LLP')}</p><h3>${mark('fund', 'Gleniffer Buyout Fund III LP')}: report for the quarter to ${text('reporting_date', '30 June 2025', '2025-06-30')}</h3><p>Dear Investor,</p>
<p>The Fund, which held its final close in 2019 with commitments of ${pound.amount('fund_size', 3500)}, had drawn ${pound.amount('fund_paid_in', 2662)} from partners by the end of June and returned ${pound.amount('fund_distributed', 941)} to them. Its net asset value was ${pound.amount('fund_nav', 3034)}, up 3.1% over the quarter.</p>
<p>This gives a net TVPI of ${text('tvpi', '1.49x', '1.49')}, of which ${text('dpi', '0.35x', '0.35')} has been distributed (DPI). The gross IRR stood at ${text('gross_irr', '22.4%', '22.4')} and the net IRR at ${text('net_irr', '16.2%', '16.2')}, against 15.8% a quarter earlier.</p><p>The four largest holdings at the quarter end were:</p>
${table([
  head(['Company', 'Acquired', 'Cost', 'Value', 'Multiple']),
  letterRow(0, 'Pentland Water Treatment Ltd', ['14 May 2020', '2020-05-14'], [412, 837]),
  letterRow(1, 'Galloway Timber Frame Group Ltd', ['2 Nov 2021', '2021-11-02'], [385, 561]),
  letterRow(2, 'Cuillin Software plc', ['19 Jan 2022', '2022-01-19'], [298, 402]),
  letterRow(3, 'Ochil Home Care Holdings Ltd', ['7 Jul 2023', '2023-07-07'], [356, 349]),
])}<p>Yours faithfully</p>`,
  derivable: { base_currency: 'GBP', vintage_year: '2019' },
});

export const documents = [letter];
