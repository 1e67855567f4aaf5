import { head, row } from '../html.ts';
import type { Movement, MovementLine, Period } from '../paper/movement.ts';
import { cells, effect } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import type { Flows } from '../paper/periods.ts';
import { periods } from '../paper/periods.ts';
import { printer, text } from '../paper/printing.ts';

const NONE: Flows = [0, 0, 0, 0, 0, 0, 0, 0];
/** What a line holds as it stands in a roll-forward: balances as they are, flows with their effect. */
const standing = (values: Movement, line: MovementLine): number =>
  line === 'opening' || line === 'closing' ? (values[line] ?? 0) : effect(values, [line]);

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'brackets',
  nil: '–',
});
const H_YEAR: Flows = [1850000, 924300, 150000, 41870, 66215, 318940, 702655, 164382];
const H_BEFORE: Flows = [5125000, 611750, 487500, 118240, 91330, 204610, 1486920, 212075];
const H_OWN = periods(H_YEAR, NONE, H_BEFORE);
const H_YEARS: readonly (readonly [Period, Movement])[] = [['ytd', H_OWN.ytd]];
/** The limited partners together hold 26 times what the partner holds; the general partner bears no fee. */
const H_ALL = 26;
const H_GENERAL: Record<MovementLine, number> = {
  opening: 4218606,
  contributions: 480000,
  distributions: -231400,
  income: 17190,
  fees: 0,
  costs: -10862,
  realised: 82910,
  unrealised: 182330,
  carry: 164382 * H_ALL,
  closing: 0,
};
H_GENERAL.closing = Object.values(H_GENERAL).reduce((all, one) => all + one, 0);
const hLine = (label: string, line: MovementLine, name = ''): string => {
  const limited = standing(H_OWN.ytd, line) * H_ALL;
  const general = H_GENERAL[line];
  return row(
    [
      label,
      ...[general, limited, general + limited].map((amount) => dollar.show(amount || null)),
      ...cells(dollar, line, H_YEARS),
    ],
    name,
  );
};
const H_RESULT: readonly MovementLine[] = ['income', 'fees', 'costs', 'realised', 'unrealised'];
const hResult = (): string => {
  const limited = effect(H_OWN.ytd, H_RESULT) * H_ALL;
  const general = H_RESULT.reduce((all, line) => all + H_GENERAL[line], 0);
  return row(
    [
      'Net increase in net assets from operations',
      ...[general, limited, general + limited, effect(H_OWN.ytd, H_RESULT)].map((amount) =>
        dollar.show(amount),
      ),
    ],
    's',
  );
};
const H_PLEDGED = 10000000;
const H_PAID_IN = H_OWN.itd.contributions ?? 0;
const H_PAID_OUT = H_OWN.itd.distributions ?? 0;

/** A Hong Kong house's audited statement of changes, the addressed partner in a shaded last column. */
const hongKong = document({
  file: 'TLAG II - FY2025 audited statement of partners capital - Kwan Sisters.pdf',
  documentType: 'Capital Account',
  layout: 'hong-kong-audited-statement-partner-in-last-column',
  margin: '20mm 19mm',
  css: "body{font:9.4pt/1.4 'Liberation Serif'}h2{text-align:center;font-size:12.5pt;margin:0}h3{text-align:center;font-size:10.4pt;margin:2pt 0;font-weight:normal}h4{font-size:9.8pt;margin:14pt 0 3pt}p{margin:5pt 0;text-align:justify}table{border-collapse:collapse;width:100%;margin-top:8pt}td,th{padding:2.7pt 5pt;text-align:right;vertical-align:bottom}td:first-child,th:first-child{text-align:left}td:nth-child(n+2){white-space:nowrap}th{font-weight:bold;border-bottom:.7pt solid}.y td:nth-child(5),.y th:nth-child(5){background:#ececec}.s td:nth-child(n+2){border-top:.4pt solid}.s td{font-style:italic}.t td{font-weight:bold}.t td:nth-child(n+2){border-top:.5pt solid;border-bottom:2pt double}.c{width:64%}.n{font-size:8pt}",
  footer:
    '<div style="font:6.6pt serif;width:100%;text-align:center">Audited by Lei Yue &amp; Partners, Certified Public Accountants, Hong Kong – report dated 27 March 2026 – see notes 1 to 14</div>',
  body: `<h2>${mark('fund', 'Tung Lung Asia Growth Fund II, L.P.')}</h2>
<h3>(an exempted limited partnership registered in the Cayman Islands)</h3>
<h2 style="margin-top:10pt">Statement of Changes in Partners’ Capital</h2>
<h3>for the period from ${text('period_start', '1 January 2025', '2025-01-01')} to ${text('reporting_date', '31 December 2025', '2025-12-31')}</h3>
<h3>(expressed in ${mark('base_currency', 'United States dollars', { value: 'USD' })})</h3>
<table class="y">${head(['', 'General<br>Partner', 'Limited<br>Partners', 'Total', `of which:<br>${mark('limited_partner', 'The Kwan Sisters Education Trust')}`])}
${hLine('Balance at beginning of year', 'opening', 't')}
${hLine('Capital contributions', 'contributions')}
${hLine('Distributions', 'distributions')}
${row(['<i>Allocation of result for the year</i>', '', '', '', ''])}
${hLine('Dividend and interest income', 'income')}
${hLine('Management fee', 'fees')}
${hLine('Other operating expenses', 'costs')}
${hLine('Net realised gain on investments', 'realised')}
${hLine('Net change in unrealised gain on investments', 'unrealised')}
${hResult()}
${hLine('Carried interest allocation', 'carry')}
${hLine('Balance at end of year', 'closing', 't')}</table>
<h4>Memorandum – commitment of ${mark('limited_partner', 'The Kwan Sisters Education Trust')} at ${text('reporting_date', '31 December 2025', '2025-12-31')}</h4>
<table class="c">${row(['Commitment', dollar.amount('commitment', H_PLEDGED)])}
${row(['Contributions since inception', dollar.amount('contributed_to_date', H_PAID_IN)])}
${row(['Recallable distributions since inception', dollar.amount('recallable_distributions', 315000)])}
${row(['Undrawn commitment', dollar.amount('unfunded_commitment', H_PLEDGED - H_PAID_IN + 315000)], 't')}
${row(['Distributions since inception', dollar.amount('distributed_to_date', H_PAID_OUT)])}
${row(['Interest in the Fund', text('ownership_percentage', '3.7453%', '3.7453')])}</table>
<p class="n">The column on the right is supplementary information for the addressee and has been extracted by ${mark('fund_manager', 'Tung Lung Capital Partners (HK) Limited')}, the manager, from the partners’ register. The carried interest allocation is 20% above a compounded preferred return of 8%. Of the General Partner’s closing balance US$1,940,000 represents its own commitment. In the year 2024 the Fund distributed US$9,288,000 to all limited partners. On 19 February 2026 a drawdown of 6% of commitments was notified, which is not reflected above.</p>
<p class="n">Approved by the General Partner, Tung Lung GP II Limited, on 26 March 2026.&nbsp; Director: Fung Wing-sze</p>`,
  derivable: { contributions_itd: `USD ${H_PAID_IN}`, distributions_itd: `USD ${H_PAID_OUT}` },
});

const euro = printer({
  currency: 'EUR',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
  nil: '—',
});
/** A series: its units in thousandths, then its quarter, the rest of its year and what went before. */
interface Series {
  readonly name: string;
  readonly units: string;
  readonly flows: readonly [Flows, Flows, Flows];
}
const SERIES: readonly Series[] = [
  {
    name: 'A-Dist / 2023-04',
    units: '14,862.117',
    flows: [
      [0, 1932075, 371553, 61205, 1584210, 214800, 2903415, 402118],
      [0, 5647740, 1098410, 190326, 4611875, 0, 6220940, 911364],
      [150000000, 10418030, 2310655, 402177, 8916240, 118630, 9318210, 1316645],
    ],
  },
  {
    name: 'A-Dist / 2024-02',
    units: '7,318.402',
    flows: [
      [0, 951392, 182960, 30138, 780094, 105771, 1429680, 198013],
      [0, 2781006, 540881, 93720, 2270960, 0, 3063287, 448773],
      [75000000, 2310904, 638240, 101866, 2418330, 20155, 2906440, 359202],
    ],
  },
  {
    name: 'A-Dist / 2025-11',
    units: '2,401.950',
    flows: [
      [25000000, 0, 41667, 6880, 178020, 0, 326540, 45201],
      [0, 0, 0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0, 0, 0],
    ],
  },
];
const flowsAll = (at: 0 | 1 | 2): Flows =>
  NONE.map((_, flow) =>
    SERIES.reduce((all, { flows }) => all + (flows[at][flow] ?? 0), 0),
  ) as unknown as Flows;
const G_OWN = periods(flowsAll(0), flowsAll(1), flowsAll(2));
const G_LINES: readonly MovementLine[] = [
  'opening',
  'contributions',
  'distributions',
  'income',
  'fees',
  'costs',
  'realised',
  'unrealised',
  'carry',
  'closing',
];
const seriesRow = ({ name, units, flows: [quarter, earlier, before] }: Series): string => {
  const { qtd } = periods(quarter, earlier, before);
  return row([name, units, ...G_LINES.map((line) => euro.show(standing(qtd, line) || null))]);
};
const wholeRow = (label: string, units: string, period: Period, name: string): string =>
  row([label, units, ...G_LINES.flatMap((line) => cells(euro, line, [[period, G_OWN[period]]]))], name);
const G_HEAD = [
  'Net asset value<br>at start',
  'Subscriptions',
  'Distributions<br>paid',
  'Net investment<br>income',
  'Management<br>fee',
  'Other<br>expenses',
  'Realised<br>gain',
  'Change in<br>unrealised gain',
  'Performance<br>allocation',
  'Net asset value<br>at end',
];

/** An Irish evergreen partnership's statement in landscape: a row for each series held, quarter and year below. */
const evergreen = document({
  file: 'Bearnagh Evergreen ILP_Investor Statement_Q4 2025_KCU-0091.pdf',
  documentType: 'Capital Account',
  layout: 'irish-evergreen-statement-by-series',
  landscape: true,
  margin: '16mm 14mm',
  css: "body{font:8.8pt/1.4 'Liberation Sans';color:#1e2a33}h1{font-size:17pt;margin:0;font-weight:normal;color:#00615c}h4{font-size:9.6pt;color:#00615c;margin:16pt 0 3pt}.k{display:grid;grid-template-columns:repeat(4,1fr);gap:8pt;margin-top:9pt}.k div{border-left:2.4pt solid #00615c;padding:1pt 7pt;font-size:9pt}.k small{display:block;font-size:7pt;color:#5d7480}table{border-collapse:collapse;width:100%}td,th{padding:3.4pt 3pt;text-align:right;white-space:nowrap;border-bottom:.3pt solid #c5d8d6}td:first-child,th:first-child{text-align:left}th{font-weight:normal;color:#00615c;font-size:7.4pt;vertical-align:bottom;border-bottom:.9pt solid #00615c}td{font-size:7.8pt}.t td{font-weight:bold;background:#e5f1f0}.w{width:52%}.n{font-size:7pt;color:#5d7480}",
  footer:
    '<div style="font:6.2pt sans-serif;width:100%;padding:0 14mm;display:flex;justify-content:space-between;color:#5d7480"><span>Administrator: Corrib Point Fund Services DAC, Galway. Depositary: Claddagh Trust Company (Ireland) plc.</span><span>Page <span class="pageNumber"></span></span></div>',
  body: `<h1>Investor statement</h1>
<div class="k"><div><small>Partnership</small>${mark('fund', 'Slieve Bearnagh Evergreen Infrastructure ILP')}</div><div><small>Investor</small>${mark('limited_partner', 'Kilronan Credit Unions Retirement Scheme')}</div><div><small>AIFM</small>${mark('fund_manager', 'Bearnagh Fund Managers DAC')}</div><div><small>Valuation day</small>${text('reporting_date', '31/12/2025', '2025-12-31')}</div><div><small>Currency</small>${text('base_currency', 'EUR')}</div><div><small>Account</small>KCU-0091</div><div><small>Share of the Partnership</small>${text('ownership_percentage', '0.4417%', '0.4417')}</div><div><small>Next redemption day</small>31/03/2026 (notice by 31/01/2026)</div></div>
<h4>Movements by series, ${text('period_start', '01/10/2025', '2025-10-01')} – ${text('reporting_date', '31/12/2025', '2025-12-31')}</h4>
<table>${head(['Class / series', 'Units', ...G_HEAD])}
${SERIES.map(seriesRow).join('\n')}
${wholeRow('All series', '24,582.469', 'qtd', 't')}</table>
<h4>All series, by period</h4>
<table>${head(['Period', '', ...G_HEAD])}
${wholeRow('Quarter to 31/12/2025', '', 'qtd', '')}
${wholeRow('Year to 31/12/2025', '', 'ytd', '')}</table>
<h4>Since your first subscription (03/04/2023)</h4>
<table class="w">${row(['Capital paid in', euro.amount('contributed_to_date', G_OWN.itd.contributions)])}${row(['Distributions received', euro.amount('distributed_to_date', G_OWN.itd.distributions)])}${row(['Time-weighted return a year, after fees', '7.9%'])}</table>
<p class="n">Units are fully paid on subscription; there is no commitment that may be called. Net asset value per unit at 31/12/2025: class A-Dist €108.71 (series 2023-04), €107.92 (2024-02), €105.79 (2025-11); class I-Acc €121.33. The performance allocation is 12.5% of the total return above a hurdle of 5% with a high-water mark for each series and crystallises on 31 December. Management fee: 1.00% a year of net asset value. Total net assets of the Partnership: €582,604,118.25, of which redemptions payable €6,190,204.00. This statement is not audited.</p>`,
  derivable: {
    contributions_itd: `EUR ${((G_OWN.itd.contributions ?? 0) / 100).toFixed(2)}`,
    distributions_itd: `EUR ${((G_OWN.itd.distributions ?? 0) / 100).toFixed(2)}`,
  },
});

export const documents = [hongKong, evergreen];
