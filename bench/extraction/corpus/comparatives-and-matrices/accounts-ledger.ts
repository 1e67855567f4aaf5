import { row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

const EUROS = printer({ currency: 'EUR', group: ',', point: '.', digits: 2, negative: 'minus', nil: '' });

const debit = (day: string, label: string, value: string, name = ''): string =>
  row([day, label, value, ''], name);
const credit = (day: string, label: string, value: string, name = ''): string =>
  row([day, label, '', value], name);

/** Irish administrator: the quarter as a ledger with debits and credits, a loss among the debits. */
const curragh = document({
  file: 'Investor ledger_Slieve Export Finance Fund_30Jun2024_SH-00871.pdf',
  documentType: 'Capital Account',
  layout: 'debit-and-credit-columns',
  css: `body{font:9.5pt "DejaVu Serif Condensed","DejaVu Serif"} h1{font-size:12pt;letter-spacing:.5pt;border-bottom:4px double #333;padding-bottom:3pt} dl{display:grid;grid-template-columns:34mm auto;gap:2pt 6pt} dt{color:#555} dd{margin:0} table{width:100%;border-collapse:collapse;margin-top:12pt} th{border-top:1px solid;border-bottom:1px solid;text-align:right;padding:3pt} td{padding:3.4pt 3pt;text-align:right} td:nth-child(-n+2),th:nth-child(-n+2){text-align:left} td:first-child{white-space:nowrap;width:24mm} .t td{border-top:1px solid;border-bottom:3px double;font-weight:bold} .k td:first-child{width:auto;white-space:normal} .s{font-size:8pt}`,
  footer:
    '<div style="font-size:7px;width:100%;padding:0 50px">Liffey Quay Fund Services DAC is regulated by the Central Bank of Ireland. Registered in Ireland no. 900417.</div>',
  body: `<h1>CAPITAL ACCOUNT STATEMENT</h1><dl><dt>Fund</dt><dd>${text('fund', 'Slieve Export Finance Fund ILP')}</dd><dt>Limited partner</dt><dd>${text('limited_partner', 'Corrib Mutual Assurance plc')}</dd><dt>AIFM</dt><dd>${text('fund_manager', 'Slieve Capital Management (Ireland) Limited')}</dd><dt>Period</dt><dd>${text('period_start', '1 April 2024', '2024-04-01')} to ${text('reporting_date', '30 June 2024', '2024-06-30')}</dd><dt>Currency of account</dt><dd>${text('base_currency', 'EUR')}</dd></dl>
    <table><tr><th>Date</th><th>Entry</th><th>Debit</th><th>Credit</th></tr>
    ${credit('01/04/2024', 'Opening net asset value', EUROS.amount('opening_balance_qtd', 731240855), 't')}
    ${credit('19/04/2024', 'Capital contribution, drawdown 8', EUROS.amount('contributions_qtd', 62500000))}${debit('27/05/2024', 'Distribution 5', EUROS.amount('distributions_qtd', 18214460))}${debit('30/06/2024', 'Management fee, second quarter', EUROS.amount('management_fees_qtd', 4687500))}${debit('30/06/2024', 'Administration, audit and other fund expenses', EUROS.amount('partnership_expenses_qtd', 731208))}${credit('30/06/2024', 'Net interest and fee income', EUROS.amount('net_investment_income_qtd', 16044731))}${credit('30/06/2024', 'Realised gain on loans repaid', EUROS.amount('realised_gain_loss_qtd', 1120650))}${debit('30/06/2024', 'Unrealised loss on loans held', mark('unrealised_gain_loss_qtd', '94,212.18', { value: '-94212.18', currency: 'EUR' }))}${debit('30/06/2024', 'Carried interest accrual', EUROS.amount('carried_interest_qtd', 2204115))}
    ${credit('30/06/2024', 'Closing net asset value', EUROS.amount('closing_balance_qtd', 775647735), 't')}</table>
    <table class="k" style="width:66%"><tr><th style="text-align:left">Commitment</th><th></th></tr>${row(['Commitment of the limited partner', EUROS.amount('commitment', 1250000000)])}${row(['Paid in since first closing', EUROS.amount('contributed_to_date', 875000000)])}${row(['Of distributions, may be recalled', EUROS.amount('recallable_distributions', 31250000)])}${row(['Available for drawdown', EUROS.amount('unfunded_commitment', 406250000)])}${row(['Interest in the fund', text('ownership_percentage', '4.1667%', '4.1667')])}</table>
    <p class="s">Debits reduce and credits increase the capital of the limited partner. Net asset values are unaudited.</p>`,
  remark: 'A debit of the ledger is printed without a sign.',
});

const THOUSANDS = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 1,
  scale: 1000,
  before: '$',
  negative: 'brackets',
  nil: '-',
});

const listed = (label: string, value: string): string => `<p class="l"><span>${label}</span> ${value}</p>`;

/** General partner's year-end letter: the account as sentences and a short list in thousands. */
const petrel = document({
  file: 'Petrel Point Seed II - 2023 year end letter - Dunmore.pdf',
  documentType: 'Capital Account',
  layout: 'year-end-letter-thousands',
  pageSize: 'Letter',
  margin: '24mm',
  css: `body{font:11pt/1.45 "Liberation Serif"} .h{font:bold 15pt "URW Gothic";letter-spacing:2pt;color:#264653} .l{margin:1pt 0 1pt 30pt} .l span{display:inline-block;width:250pt}`,
  derivable: { base_currency: 'USD', carried_interest_ytd: 'USD 0', period_start: '2023-01-01' },
  body: `<div class="h">PETREL POINT</div><p>February 20, 2024</p><p>${text('limited_partner', 'Dunmore College Endowment')}<br>Office of Investments</p><p>Re: ${text('fund', 'Petrel Point Seed Fund II, L.P.')}</p><p>Dear Limited Partner:</p>
    <p>${text('fund_manager', 'Petrel Point Ventures LLC')} (the management company) is pleased to report the value of your interest as of ${text('reporting_date', 'December 31, 2023', '2023-12-31')}. All amounts are in thousands of dollars, are unaudited, and cover the calendar year.</p>
    ${listed('Capital account, January 1, 2023', THOUSANDS.amount('opening_balance_ytd', 31184))}${listed('Contributions during the year', THOUSANDS.amount('contributions_ytd', 7500))}${listed('Distributions during the year', THOUSANDS.cost('distributions_ytd', 2116))}${listed('Management fees', THOUSANDS.cost('management_fees_ytd', 1000))}${listed('Other expenses of the partnership', THOUSANDS.cost('partnership_expenses_ytd', 187))}${listed('Net investment income', THOUSANDS.amount('net_investment_income_ytd', 92))}${listed('Realized gain', THOUSANDS.amount('realised_gain_loss_ytd', 1204))}${listed('Unrealized loss', THOUSANDS.amount('unrealised_gain_loss_ytd', -2361))}${listed('Capital account, December 31, 2023', THOUSANDS.amount('closing_balance_ytd', 34316))}
    <p>No carried interest was allocated to the General Partner in 2023. Your commitment to the Fund is ${THOUSANDS.amount('commitment', 50000)}, of which you have contributed ${THOUSANDS.amount('contributed_to_date', 37500)} since the first closing; ${THOUSANDS.amount('unfunded_commitment', 12500)} remains callable. Cumulative distributions paid to you stand at ${THOUSANDS.amount('distributed_to_date', 4820)}.</p>
    <p>The unrealized loss is almost entirely due to one consumer company, whose last round was priced below our mark. Audited statements and your Schedule K-1 will follow by the end of March. As always, please call me or Rosa with any questions.</p><p>Sincerely,</p><p><br>Daniel K. Aronsen<br>Managing Partner</p>`,
});

export const documents = [curragh, petrel];
