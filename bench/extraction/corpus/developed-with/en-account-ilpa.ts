import { capitalAccount, FLOWS } from '../accounts.ts';
import { createPrinter } from '../amounts.ts';
import type { FundDocument, Mark } from '../document.ts';

/** The template style of the industry body: three period columns, a partner's account, commitment below. */
const figures = capitalAccount({ seed: 'harrow', commitment: '25000000', step: '1', quarter: 3 });
const at = (fin: string): string => figures[fin] ?? '0';

const LABELS: Record<string, string> = {
  contributions: 'Contributions - Cash & Non-Cash',
  distributions: 'Distributions - Cash & Non-Cash',
  management_fees: '(Management Fees – Net of Offsets)',
  partnership_expenses: '(Partnership Expenses – Total)',
  net_investment_income: 'Net Operating Income / (Loss) on Investments',
  realised_gain_loss: 'Realized Gain / (Loss)',
  unrealised_gain_loss: 'Change in Unrealized Gain / (Loss)',
  carried_interest: '(Incentive Allocation – Paid and Accrued)',
};

const STYLE = `<style>
body{font:9.5pt 'Liberation Sans';color:#111}
h1{font-size:13pt;margin:0 0 2pt}h2{font-size:9.5pt;font-weight:normal;margin:0 0 2pt}
table{border-collapse:collapse;width:100%;margin-top:14pt}
th{background:#1e3a5f;color:#fff;font-weight:bold;text-align:right;padding:3pt 6pt}
th:first-child{text-align:left}td{padding:2.5pt 6pt;text-align:right;border-bottom:.5pt solid #ccc}
td:first-child{text-align:left}tr.sum td{font-weight:bold;border-top:1pt solid #000;border-bottom:2pt solid #000}
.foot{font-size:7.5pt;margin-top:18pt;color:#444}</style>`;

function html(mark: Mark): string {
  const money = createPrinter(mark, { currency: 'USD' });
  const row = (name: string, label: string, cost = false): string =>
    `<tr${name.includes('balance') ? ' class="sum"' : ''}><td>${label}</td>${['qtd', 'ytd', 'itd']
      .map((period) =>
        name === 'opening_balance' && period === 'itd'
          ? '<td>-</td>'
          : `<td>${money(`${name}_${period}`, at(`${name}_${period}`), { cost })}</td>`,
      )
      .join('')}</tr>`;
  return `${STYLE}<h1>${mark('fund', 'Harrowgate Industrial Partners III, L.P.')}</h1>
<h2>Partner's Capital Account Statement (Unaudited)</h2>
<h2>Investor: ${mark('limited_partner', 'Lakeshore Public School Employees Pension Plan')}</h2>
<h2>For the period ended ${mark('reporting_date', 'September 30, 2024', { value: '2024-09-30' })} (amounts in ${mark('base_currency', 'US Dollars', { value: 'USD' })})</h2>
<table><tr><th>A. Capital Account</th><th>QTD<br>(Jul-24 - Sep-24)</th><th>YTD<br>(Jan-24 - Sep-24)</th><th>Since Inception<br>(Mar-17 - Sep-24)</th></tr>
${row('opening_balance', 'Beginning NAV - Net of Incentive Allocation')}
${FLOWS.map(([flow, sign]) => row(flow, LABELS[flow] ?? flow, sign === -1)).join('')}
${row('closing_balance', 'Ending NAV - Net of Incentive Allocation')}</table>
<table><tr><th>B. Commitment Reconciliation</th><th>Since Inception</th></tr>
<tr><td>Total Commitment</td><td>${money('commitment', at('commitment'))}</td></tr>
<tr><td>Less: Capital Contributed</td><td>${money('contributed_to_date', at('contributed_to_date'), { cost: true })}</td></tr>
<tr><td>Plus: Recallable Distributions</td><td>${money('recallable_distributions', at('recallable_distributions'))}</td></tr>
<tr class="sum"><td>Remaining Unfunded Commitment</td><td>${money('unfunded_commitment', at('unfunded_commitment'))}</td></tr></table>
<p class="foot">Prepared by ${mark('fund_manager', 'Harrowgate Industrial Advisors LLC')} as manager of the Partnership. The information herein is
confidential and has not been audited. Tel. +1 312 555 0142 &middot; Page 1 of 1</p>`;
}

export const documents: FundDocument[] = [
  {
    file: 'HIP3_PCAP_2024Q3_Lakeshore.pdf',
    documentType: 'Capital Account',
    language: 'en',
    layout: 'ilpa-three-periods',
    pageSize: 'Letter',
    html,
    derivable: {
      period_start: { value: '2024-07-01' },
      distributed_to_date: { value: at('distributed_to_date'), currency: 'USD' },
    },
  },
];
