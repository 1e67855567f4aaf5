import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

const NEXT_PAGE = '<div style="break-before:page"></div>';

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'brackets',
  nil: '–',
});
/** The limited partners and their commitments in millions; the reader is one of them. */
const READER = 'Keelung Harbour Seamen’s Pension Fund';
const PARTNERS: readonly (readonly [string, number])[] = [
  ['Nakhon Life Assurance PCL', 15],
  [READER, 12],
  ['Ostrava Mining Provident Fund', 10],
  ['The Quillfeather Foundation', 6],
  ['Sungai Muda Teachers’ Fund', 4],
  ['Tamsin Orrell Family Trust', 2],
  ['Dr. Hendrik Vass', 1],
];
/** Amounts of the year for each million committed: opening, contributions, distributions, income, realised, unrealised, carry. */
const RATES = [612480, 80000, -45500, -21386, 33216, 74110, -9870];
const FINS = [
  'opening_balance',
  'contributions',
  'distributions',
  'net_investment_income',
  'realised_gain_loss',
  'unrealised_gain_loss',
  'carried_interest',
];
const COSTS = new Set(['distributions', 'carried_interest']);
const sumOf = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
const closed = (amounts: readonly number[]): number[] => [...amounts, sumOf(amounts)];
const ofPartner = (millions: number): number[] => RATES.map((rate) => rate * millions);
const LIMITED = ofPartner(sumOf(PARTNERS.map(([, millions]) => millions)));
/** The general partner contributes half a million and receives the carried interest. */
const GENERAL = ofPartner(0.5).map((amount, at) => {
  if (at === 0) return amount + 1140000;
  return at === 6 ? -(LIMITED[6] ?? 0) : amount;
});
const ALL = LIMITED.map((amount, at) => amount + (GENERAL[at] ?? 0));
const plain = (label: string, amounts: readonly number[], name = ''): string =>
  row([label, ...closed(amounts).map((amount) => dollar.show(amount || null))], name);
const own = (label: string, amounts: readonly number[]): string =>
  row([
    mark('limited_partner', label),
    ...FINS.map((fin, at) =>
      COSTS.has(fin)
        ? dollar.cost(`${fin}_ytd`, -(amounts[at] ?? 0))
        : dollar.amount(`${fin}_ytd`, amounts[at] ?? 0),
    ),
    dollar.amount('closing_balance_ytd', sumOf(amounts)),
  ]);
const partnerRow = ([name, millions]: readonly [string, number]): string =>
  name === READER ? own(name, ofPartner(millions)) : plain(name, ofPartner(millions));
/** Since the first closing, for each million: contributed, distributed, recallable. */
const [DRAWN, PAID, RECALL] = [780000, 132000, 18000];
const percent = (millions: number): string => `${((100 * millions) / 50.5).toFixed(4)}%`;
const pledgeRow = (name: string, millions: number, style = ''): string => {
  const amounts = [
    1000000 * millions,
    DRAWN * millions,
    -PAID * millions,
    RECALL * millions,
    (1000000 - DRAWN + RECALL) * millions,
  ];
  const [pledged, ...rest] = amounts.map((amount) => dollar.show(amount));
  return row([name, pledged ?? '', percent(millions), ...rest], style);
};
const ownPledge = row([
  mark('limited_partner', READER),
  dollar.amount('commitment', 12000000),
  text('ownership_percentage', percent(12), percent(12).replace('%', '')),
  dollar.amount('contributed_to_date', DRAWN * 12),
  dollar.cost('distributed_to_date', PAID * 12),
  dollar.amount('recallable_distributions', RECALL * 12),
  dollar.amount('unfunded_commitment', (1000000 - DRAWN + RECALL) * 12),
]);
const titled = (title: string): string =>
  `<h3>${mark('fund', 'Banyan Strait Venture Fund II, L.P.')}</h3><p class="c">${title}<br>For the year ended ${text('reporting_date', '31 December 2025', '2025-12-31')}<br>(Expressed in ${mark('base_currency', 'United States dollars', { value: 'USD' })})</p>`;
const HEADS = [
  'Partners’ capital<br>1 January 2025',
  'Capital<br>contributions',
  'Capital<br>distributions',
  'Net investment<br>loss',
  'Net realised<br>gain',
  'Net change in<br>unrealised gain',
  'Carried interest<br>allocation',
  'Partners’ capital<br>31 December 2025',
];

/** Pages of a Cayman venture fund's audited accounts for one partner: the fund, then a row for every partner. */
const cayman = document({
  file: 'Banyan Strait VF II - AFS 2025 (partner extract) - Keelung Harbour.pdf',
  documentType: 'Capital Account',
  layout: 'cayman-audited-changes-with-a-row-for-every-partner',
  landscape: true,
  margin: '20mm 18mm',
  css: "body{font:9.4pt/1.4 'Liberation Serif'}h3{margin:0;font-size:12pt;text-align:center}.c{text-align:center;margin:0 0 12pt}table{border-collapse:collapse;width:100%;margin:8pt 0}td,th{padding:3.4pt 5pt;text-align:right;white-space:nowrap;vertical-align:bottom}td:first-child,th:first-child{text-align:left}th{font-weight:bold;font-size:8.6pt;border-bottom:.8pt solid}.s td{border-top:.5pt solid}.t td{font-weight:bold}.t td:nth-child(n+2){border-top:.6pt solid;border-bottom:2pt double}.b{border:.6pt solid;padding:4pt 8pt;width:60%;margin-bottom:12pt;font-family:'Liberation Sans';font-size:8.4pt}p{margin:5pt 0}.n{font-size:8.2pt}",
  footer:
    '<div style="font:7pt serif;width:100%;text-align:center">The accompanying notes form an integral part of these financial statements. – <span class="pageNumber"></span> –</div>',
  body: `<div class="b">Extract of the audited financial statements furnished to ${mark('limited_partner', READER)} by Esplanade Fund Services (Cayman) Ltd., 28 April 2026</div>
<h3>${mark('fund', 'Banyan Strait Venture Fund II, L.P.')}</h3><p class="c">Statement of Changes in Partners’ Capital<br>For the year ended ${text('reporting_date', '31 December 2025', '2025-12-31')}<br>(Expressed in ${mark('base_currency', 'United States dollars', { value: 'USD' })})</p>
<table>${head(['', ...HEADS])}
${plain('General Partner', GENERAL)}
${plain('Limited Partners', LIMITED)}
${plain('Total', ALL, 't')}</table>
<p class="n">Net investment loss is interest income of $133,529 less the management fee of $1,010,000, professional fees of $142,318 and other expenses of $61,204.</p>
<p><b>1. General information.</b> The Partnership was registered as an exempted limited partnership in the Cayman Islands on 9 February 2021 and invests in early-stage companies in Taiwan, Thailand and Vietnam. The General Partner is Banyan Strait GP II Limited. ${mark('fund_manager', 'Banyan Strait Capital Management Pte. Ltd.')} is the manager of the Partnership and is entitled to a fee of 2% per annum of commitments.</p>
<p><b>7. Allocation of profits.</b> Profits are allocated to all partners in proportion to their commitments. Carried interest of 20% is then allocated from each Limited Partner to the General Partner once contributions and a preferred return of 8% have been earned. At 31 December 2025 carried interest of $1,633,500 had been allocated and none had been paid.</p>
<p><b>11. Subsequent events.</b> On 16 March 2026 the Partnership called capital of $2,525,000. Management has evaluated events until 22 April 2026, the date on which these financial statements were available to be issued. The report of the auditors, Wharf Lane Hollis (Cayman), is on page 2.</p>
${NEXT_PAGE}${titled('Supplementary Schedule I – Changes in Partners’ Capital by Partner')}
<table>${head(['Partner', ...HEADS])}
${PARTNERS.map(partnerRow).join('\n')}
${plain('Limited Partners', LIMITED, 's')}
${plain('Banyan Strait GP II Limited', GENERAL)}
${plain('Total', ALL, 't')}</table>
${NEXT_PAGE}${titled('Supplementary Schedule II – Commitments by Partner since the First Closing')}
<table>${head(['Partner', 'Capital<br>commitment', '% of total<br>commitments', 'Contributions<br>since inception', 'Distributions<br>since inception', 'Of which subject<br>to recall', 'Unfunded<br>commitment'])}
${PARTNERS.map(([name, millions]) => (name === READER ? ownPledge : pledgeRow(name, millions))).join('\n')}
${pledgeRow('Banyan Strait GP II Limited', 0.5)}
${pledgeRow('Total', 50.5, 't')}</table>
<p class="n">The supplementary schedules are presented for additional analysis and are not a required part of the financial statements.</p>`,
  derivable: {
    period_start: '2025-01-01',
    contributions_itd: `USD ${DRAWN * 12}`,
    distributions_itd: `USD ${PAID * 12}`,
  },
});

export const documents = [cayman];
