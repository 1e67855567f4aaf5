import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const cad = printer({
  currency: 'CAD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '-',
});
/** The investor holds 4%; amounts in cents: this notice, then before this notice. */
const M = {
  capital: 62500000,
  gain: 38140000,
  income: 9875000,
  carry: 5721000,
  tax: 1481250,
  recall: 18750000,
};
const BEFORE = { capital: 141200000, gain: 50465000, income: 61240000, carry: 7569750, tax: 9186000 };
const M_GROSS = M.capital + M.gain + M.income;
const M_NET = M_GROSS - M.carry - M.tax;
const B_GROSS = BEFORE.capital + BEFORE.gain + BEFORE.income;
const B_NET = B_GROSS - BEFORE.carry - BEFORE.tax;
const M_OPEN = 213400000;
const line = (label: string, own: string, [now, before]: readonly [number, number], name = ''): string =>
  row([label, cad.show(now * 25), own, cad.show(now + before)], name);
/** A receipt of the fund: from whom, kind, date, amount. */
const RECEIPTS: readonly (readonly [string, string, string, number])[] = [
  ['Kananaskis Wind LP', 'Sale of 30% interest', '2025-11-28', 2516000000],
  ['Kananaskis Wind LP', 'Dividend', '2025-11-14', 96875000],
  ['Belly River Solar Inc.', 'Interest on shareholder loan', '2025-12-01', 150000000],
];
const RECEIVED = RECEIPTS.reduce((all, [, , , amount]) => all + amount, 0);

/** A Canadian house's distribution notice in the industry's form of 2025: transactions, fund, investor, cumulative. */
const mistaya = document({
  file: 'MRP II_Distribution Notice No 8_SGHPP_2025-12-11.pdf',
  documentType: 'Capital Distribution',
  layout: 'canadian-industry-distribution-notice-of-2025',
  pageSize: 'Letter',
  margin: '17mm 18mm',
  css: "body{font:9pt/1.38 'Liberation Sans'}h2{margin:0;font-size:14pt;color:#0a5a4a}h4{margin:12pt 0 2pt;font-size:9.2pt;background:#0a5a4a;color:#fff;padding:2.6pt 5pt}table{border-collapse:collapse;width:100%}td,th{padding:2.6pt 5pt;text-align:right;border-bottom:.3pt solid #bcd3cd;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{font-size:7.8pt;color:#0a5a4a;vertical-align:bottom}.k td{text-align:left;border:0;padding:1.6pt 5pt;white-space:normal}.k td:nth-child(odd){color:#666;width:19%}.i td:first-child{padding-left:18pt;color:#555}.s td{font-weight:bold;border-top:.5pt solid #0a5a4a}.t td{font-weight:bold;background:#e3efec}.x td:nth-child(-n+3),.x th:nth-child(-n+3){text-align:left}p{margin:5pt 0}.n{font-size:7.4pt;color:#444}",
  footer:
    '<div style="font:6.2pt sans-serif;width:100%;padding:0 18mm;display:flex;justify-content:space-between;color:#555"><span>Mistaya Infrastructure Inc., 1904-417 8 Avenue SW, Calgary</span><span><span class="pageNumber"></span>/<span class="totalPages"></span></span></div>',
  body: `<h2>Distribution Notice</h2>
<table class="k" style="margin-top:6pt">${row(['Fund', `<b>${mark('fund', 'Mistaya Renewable Partners II LP')}</b>`, 'Notice date', noticeDate('2025-12-11', '2025-12-11')])}${row(['Limited Partner', `<b>${mark('limited_partner', 'Saskatchewan Grain Handlers’ Pension Plan')}</b>`, 'Payment date', text('payment_date', '2025-12-18', '2025-12-18')])}${row(['Fund manager', mark('fund_manager', 'Mistaya Infrastructure Inc.'), 'Distribution number', text('distribution_number', '8')])}${row(['General Partner', 'Mistaya GP II Inc.', 'Currency', text('base_currency', 'CAD')])}</table>
<h4>Section 1 – Transactions giving rise to this distribution (Total Fund)</h4>
<table class="x">${head(['Investment', 'Transaction', 'Date received', 'Amount'])}${RECEIPTS.map(([from, kind, date, amount]) => row([from, kind, date, cad.show(amount)])).join('')}${row(['Total received', '', '', cad.show(RECEIVED)], 's')}</table>
<h4>Section 2 – Distribution</h4>
<table>${head(['', 'This notice<br>Total Fund', 'This notice<br>Limited Partner', 'Cumulative incl. this notice<br>Limited Partner'])}
${line('Return of capital', cad.amount('distribution_return_of_capital', M.capital), [M.capital, BEFORE.capital])}
${line('Realized gain', cad.amount('distribution_realised_gain', M.gain), [M.gain, BEFORE.gain])}
${line('Dividends and interest', cad.amount('distribution_income', M.income), [M.income, BEFORE.income])}
${line('Total distribution before deductions', cad.amount('distribution_gross', M_GROSS), [M_GROSS, B_GROSS], 's')}
${line('Carried interest', cad.cost('distribution_carried_interest', M.carry), [-M.carry, -BEFORE.carry])}
${line('Withholding tax', cad.cost('distribution_withholding_tax', M.tax), [-M.tax, -BEFORE.tax])}
${line('Net distribution', cad.amount('distribution_net', M_NET), [M_NET, B_NET], 't')}</table>
<h4>Section 3 – Unfunded commitment</h4>
<table>${head(['', 'Total Fund', 'Limited Partner'])}
${row(['Commitment', cad.show(800000000 * 25), cad.show(800000000)])}
${row(['Unfunded before this notice', cad.show(M_OPEN * 25), cad.show(M_OPEN)])}
${row(['Recallable part of this distribution (inside commitment)', cad.show(M.recall * 25), cad.amount('distribution_recallable', M.recall)])}
${row(['Unfunded after this notice', cad.show((M_OPEN + M.recall) * 25), cad.amount('unfunded_commitment', M_OPEN + M.recall)], 't')}</table>
<p>Funds will be sent to the account on file with Prairie Elevator Credit Union (ending 4170). No action is required. Questions may be directed to Delphine Okafor-Roy at 403-555-0141.</p>
<p class="n">Withholding tax is 15% of dividends and interest and is remitted to the Canada Revenue Agency for partners’ account where applicable; plans holding a valid exemption letter may apply for a refund. The carried interest is 15% of realized gain. The Limited Partner’s share is 4.00%. Following this distribution the Fund’s DPI is 0.57x. Amounts are estimates for tax purposes; T5013 slips will be issued by March 31, 2026.</p>`,
});

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
  before: '$',
});
const B = {
  capital: 100000000,
  gain: 143215040,
  income: 3128815,
  carry: 14321504,
  tax: 2871640,
  open: 6250000,
};
const B_ALL = B.capital + B.gain + B.income;
const B_PAID = B_ALL - B.carry - B.tax;

/** A family office's letter about the sale of a co-investment: everything in prose, a small table of the escrow. */
const boatworks = document({
  file: 'Pemaquid Coinvest (Boatworks) LP - sale of company - distribution 3.pdf',
  documentType: 'Capital Distribution',
  layout: 'american-co-investment-sale-letter-with-escrow',
  pageSize: 'Letter',
  margin: '25mm 29mm 20mm',
  css: "body{font:11pt/1.45 'Liberation Serif'}p{margin:8pt 0}.h{letter-spacing:2pt;text-align:center;border-bottom:.6pt solid;padding-bottom:5pt}table{border-collapse:collapse;width:88%;margin:6pt auto;font-size:10pt}td,th{padding:2.2pt 5pt;text-align:right}td:first-child,th:first-child{text-align:left}th{font-weight:normal;border-bottom:.5pt solid}.t td{border-top:.5pt solid}.n{font-size:8.6pt}",
  footer:
    '<div style="font:7pt serif;width:100%;text-align:center">Dyer Neck Partners LLC · Two Custom House Wharf, Portland, Maine</div>',
  body: `<p class="h">DYER NECK PARTNERS</p>
<p>${noticeDate('December 22, 2025', '2025-12-22')}</p>
<p>${mark('limited_partner', 'Amory-Thwaite Family Office LLC')}<br>40 Elm Street, Camden, Maine</p>
<p>Re: ${mark('fund', 'Pemaquid Coinvest (Boatworks), L.P.')} – Distribution No. ${text('distribution_number', '3')}</p>
<p>Dear Mr. Amory:</p>
<p>On December 15 Down East Boatworks, Inc., the only holding of the Partnership, was sold to an industrial buyer for an enterprise value of $214 million. We acquired our interest in August 2020 at $71 million. The Partnership will pay out the proceeds on <b>${text('payment_date', 'December 30, 2025', '2025-12-30')}</b>, before year end as several of you had asked.</p>
<p>Your gross distribution is ${dollar.amount('distribution_gross', B_ALL)}. It consists of ${dollar.amount('distribution_return_of_capital', B.capital)} in return of your capital, ${dollar.amount('distribution_realised_gain', B.gain)} of realized gain and ${dollar.amount('distribution_income', B.income)} of interest on the seller note, which was repaid at closing. From this we have deducted carried interest of ${dollar.amount('distribution_carried_interest', B.carry)}, being ten percent of the gain, and Maine pass-through withholding of ${dollar.amount('distribution_withholding_tax', B.tax)}. The net amount that you will receive by wire is <b>${dollar.amount('distribution_net', B_PAID)}</b>.</p>
<p>No part of the distribution is subject to recall. Your remaining unfunded commitment of ${dollar.amount('unfunded_commitment', B.open)} stays available for expenses of the Partnership until it is wound up.</p>
<p>Eight percent of the price is held in escrow, as follows, and may lead to two further distributions:</p>
<table>${head(['Escrow (your share)', 'Release', 'Amount'])}${row(['General indemnity', 'June 15, 2027', dollar.show(14960000)])}${row(['Tax and environmental', 'December 15, 2028', dollar.show(4980000)])}${row(['Total held in escrow', '', dollar.show(19940000)], 't')}</table>
<p>Including the two earlier distributions of $88,400.00 and $121,750.00, you will have received 2.50 times the capital that you put in, before the escrow.</p>
<p>It has been a pleasure to own this company with you.</p>
<p>Very truly yours,</p><p style="margin-top:22pt">Prudence Dyer Lachance<br>Managing Member, ${mark('fund_manager', 'Dyer Neck Partners LLC')}</p>
<p class="n">All figures are in ${mark('base_currency', 'US dollars', { value: 'USD' })}. The buyer’s name is confidential until January 9. The Partnership as a whole distributes $30,792,981.88. Schedule K-1 for 2025 will follow in March.</p>`,
  derivable: { distribution_recallable: 'USD 0.00' },
});

export const documents = [mistaya, boatworks];
