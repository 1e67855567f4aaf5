import { capitalAccount, FLOWS } from '../accounts.ts';
import { createPrinter, multiplied, printNumber } from '../amounts.ts';
import type { FundDocument, Mark } from '../document.ts';
import { day, figure, row, table } from '../html.ts';

const RIVET = capitalAccount({
  seed: 'rivet',
  commitment: '7500000',
  quarter: 2,
  without: ['carried_interest'],
});

const RIVET_LABELS: Record<string, string> = {
  contributions: 'Capital called and paid',
  distributions: 'Proceeds distributed',
  management_fees: 'Adviser fee',
  partnership_expenses: 'Fund operating costs',
  net_investment_income: 'Dividends and interest earned, net',
  realised_gain_loss: 'Net gain realised on disposals',
  unrealised_gain_loss: 'Movement in valuation of investments',
};

const leader = (label: string, own: string, fund: string, name = ''): string =>
  `<div class="l ${name}"><span class="t">${label}</span><span class="d"></span><span class="s">$</span><span class="n">${own}</span><span class="s">$</span><span class="n">${fund}</span></div>`;

/** Dotted leaders, the partner's column beside the whole fund's, the currency sign in a column of its own. */
function partnerBesideFund(mark: Mark): string {
  const money = createPrinter(mark, { currency: 'USD' });
  const whole = (fin: string, cost = false): string =>
    printNumber(multiplied(figure(RIVET, fin), cost ? '-48.37' : '48.37', 2));
  const line = (fin: string, label: string, cost = false, name = ''): string =>
    leader(
      label,
      money(`${fin}_qtd`, figure(RIVET, `${fin}_qtd`), { cost }),
      whole(`${fin}_qtd`, cost),
      name,
    );
  const flows = FLOWS.filter(([flow]) => flow in RIVET_LABELS);
  return `<style>body{font:10pt 'Liberation Serif'}h1,h2{text-align:center;margin:0;font-weight:normal}
h1{font-size:15pt;letter-spacing:.06em;text-transform:uppercase}h2{font-size:11pt;margin-top:3pt}
.l{display:flex;align-items:baseline;margin:3.5pt 0}.t{flex:none}.d{flex:1;border-bottom:1pt dotted #555;margin:0 5pt}
.s{width:10pt}.n{width:82pt;text-align:right;margin-right:8pt}.b{font-weight:bold;margin-bottom:10pt}.h{border-bottom:.7pt solid}
.f{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:8pt}</style>
<h1>${mark('fund', 'Rivet Lane Credit Opportunities Fund II LP')}</h1><h2>Statement of Partner's Capital</h2>
<h2>Quarter from ${day(mark, 'period_start', ['2023-04-01', '1 April 2023'])} to ${day(mark, 'reporting_date', ['2023-06-30', '30 June 2023'])}</h2>
<h2 style="margin-bottom:22pt">Limited Partner: ${mark('limited_partner', 'Carrick & Dunmore Assurance Society')}</h2>
<div class="l h"><span class="t"></span><span class="d" style="border:0"></span><span class="s"></span><span class="n">Your share</span><span class="s"></span><span class="n">All partners</span></div>
${line('opening_balance', 'Capital at start of quarter', false, 'b')}
${flows.map(([flow, sign]) => line(flow, RIVET_LABELS[flow] ?? '', sign === -1)).join('')}
${line('closing_balance', 'Capital at end of quarter', false, 'b')}
<p>Your commitment to the Fund is ${money('commitment', figure(RIVET, 'commitment'), { before: '$' })}, of which
${money('contributed_to_date', figure(RIVET, 'contributed_to_date'), { before: '$' })} has been drawn since inception;
${money('recallable_distributions', figure(RIVET, 'recallable_distributions'), { before: '$' })} of past distributions can be recalled, leaving
${money('unfunded_commitment', figure(RIVET, 'unfunded_commitment'), { before: '$' })} undrawn. You hold ${mark('ownership_percentage', '2.0674%', { value: '2.0674' })} of total commitments.</p>
<div class="f">${mark('fund_manager', 'Rivet Lane Capital Advisers LLP')} &middot; Registered in England no. 09982451 &middot; 4 Tanner's Row, London SE1 &middot; +44 20 7946 0181</div>`;
}

const OSPREY = capitalAccount({
  seed: 'osprey',
  commitment: '40000000',
  step: '1000',
  quarter: 4,
  idle: ['contributions'],
});
const OSPREY_BEFORE = capitalAccount({
  seed: 'osprey before',
  commitment: '40000000',
  step: '1000',
  quarter: 3,
});

/** Thousands, the quarter beside the quarter before it, no lines at all. */
function priorQuarter(mark: Mark): string {
  const money = createPrinter(mark, { currency: 'EUR', scale: 3 });
  const before = (fin: string, cost: boolean): string =>
    printNumber(multiplied(figure(OSPREY_BEFORE, fin), cost ? '-1' : '1', 0), { scale: 3 });
  const line = (fin: string, label: string, cost = false, name = ''): string =>
    row(
      [
        label,
        fin === 'contributions' ? '–' : money(`${fin}_qtd`, figure(OSPREY, `${fin}_qtd`), { cost }),
        before(`${fin}_qtd`, cost),
      ],
      name,
    );
  const fact = (fin: string, label: string): string => row([label, money(fin, figure(OSPREY, fin)), '']);
  return `<style>body{font:10pt 'P052'}table{width:100%;border-spacing:0}td{padding:2pt 0;text-align:right;width:84pt}
td:first-child{text-align:left;width:auto}.k td{font-weight:bold;padding-top:8pt}.top{display:flex;justify-content:space-between}
.top div:last-child{text-align:right;font-size:8.5pt}p{margin:8pt 0}</style>
<div class="top"><div><b style="font-size:14pt">${mark('fund', 'Osprey Sound Buyout Fund V')}</b><br>Investor capital report<br>
${mark('limited_partner', 'Stavely Group Pension Trustees Limited')}</div>
<div>${mark('fund_manager', 'Osprey Sound Partners Limited')}<br>Suite 12, Harbour House<br>St Helier, Jersey JE2 3QA<br>T +44 1534 960 110</div></div>
<p>All amounts in ${mark('base_currency', 'EUR', { value: 'EUR' })} thousands unless stated otherwise.</p>
${table([
  row(
    [
      '',
      `Three months to<br>${day(mark, 'reporting_date', ['2022-12-31', '31 Dec 2022'])}`,
      'Three months to<br>30 Sep 2022',
    ],
    'k',
  ),
  line('opening_balance', 'Net assets brought forward', false, 'k'),
  line('contributions', 'Drawdowns paid'),
  line('distributions', 'Distributions paid to you', true),
  line('management_fees', 'Management charge', true),
  line('partnership_expenses', 'Other fund expenses', true),
  line('net_investment_income', 'Investment income'),
  line('realised_gain_loss', 'Realised profit/(loss)'),
  line('unrealised_gain_loss', 'Unrealised revaluation'),
  line('carried_interest', 'Carried interest provision', true),
  line('closing_balance', 'Net assets carried forward', false, 'k'),
  row(['Commitment position', '', ''], 'k'),
  fact('commitment', 'Original commitment'),
  fact('contributed_to_date', 'Drawn down to date'),
  fact('recallable_distributions', 'Recallable proceeds'),
  fact('unfunded_commitment', 'Available for drawdown'),
  fact('distributed_to_date', 'Cumulative distributions'),
])}<p style="font-size:7pt">Page 1 of 1. Figures are unaudited. NAV per unit 1,084.27; units in issue 38,214.</p>`;
}

export const documents: FundDocument[] = [
  {
    file: 'Rivet Lane CO II - capital statement Q2 23 - Carrick & Dunmore.pdf',
    documentType: 'Capital Account',
    language: 'en',
    layout: 'leaders-partner-beside-fund',
    html: partnerBesideFund,
    derivable: { base_currency: { value: 'USD' } },
  },
  {
    file: 'OSB5_investor_report_20221231_SGPT.pdf',
    documentType: 'Capital Account',
    language: 'en',
    layout: 'thousands-prior-quarter',
    html: priorQuarter,
    derivable: { period_start: { value: '2022-10-01' } },
  },
];
