import { createPrinter } from '../amounts.ts';
import type { FundDocument } from '../document.ts';
import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, text } from '../paper/printing.ts';

/** A letter of an infrastructure fund that states everything in sentences, the last payment's figures among them. */
function infrastructureLetter(): FundDocument {
  const money = createPrinter(mark, { currency: 'GBP', before: '£' });
  const fund = text('fund', 'Portmeadow Infrastructure Income Fund LP');
  const manager = text('fund_manager', 'Portmeadow Asset Management LLP');
  const body = `<p class="r"><b>${manager}</b><br>Third Floor, 8 Wharf Street, Bristol BS1 4RW<br>t: 0117 496 0188</p>
<p>${text('limited_partner', 'Severnside Passenger Transport Pension Scheme')}<br>c/o Cotswold Trustees Limited<br>Gloucester GL1 2NQ</p>
<p>Bristol, ${noticeDate('7th May 2024', '2024-05-07')}</p><p>Dear Sirs</p>
<p><b>${fund} (the Partnership): ${text('distribution_number', 'fourteenth', '14')} distribution</b></p>
<p>The Partnership has received the annual dividend of Marlwater Networks and a partial redemption of its shareholder loan to the Ottery wind farm. The General Partner has resolved to distribute £23.4 million to the Limited Partners, of which ${money('distribution_gross', '1713595.20')} falls to you, being 7.3231% of the total.</p>
<p>Your share comprises ${money('distribution_return_of_capital', '1204880.00')} by way of repayment of loan contributions and ${money('distribution_income', '508715.20')} of income, the latter being dividends of £412,305.18 and interest of £96,410.02. Income tax of ${money('distribution_withholding_tax', '25435.76')} has been withheld at source from the income, so that the sum of ${money('distribution_net', '1688159.44')} will reach the account that you have given us on Friday, the ${text('payment_date', '17th of May 2024', '2024-05-17')}. A bank charge of up to £15 may be taken by your own bank.</p>
<p>Under clause 8.4 of the Partnership Agreement ${money('distribution_recallable', '300000.00')} of this distribution may be drawn down again until 30 June 2026. Your undrawn commitment accordingly rises from £2,150,000.00 to ${money('unfunded_commitment', '2450000.00')}.</p>
<p>For comparison, the thirteenth distribution, made on 16 February 2024, was £655,012.40 gross. The next distribution is expected in August; distributions below £100,000 for the Partnership as a whole are carried forward.</p>
<p>Yours faithfully</p><br><p>for ${manager}<br>as manager of ${fund}</p>`;
  return document({
    file: 'PIIF distribution 14 - Severnside PTPS.pdf',
    documentType: 'Capital Distribution',
    layout: 'letter-in-sentences-with-last-payment',
    css: `body{font:10.8pt 'Nimbus Roman';line-height:1.42}.r{text-align:right;font-size:9pt}`,
    body,
    derivable: { base_currency: 'GBP' },
  });
}

/** An administrator's waterfall: parts with subtotals, fund and partner side by side, shares of the commitment. */
function secondariesWaterfall(): FundDocument {
  const money = createPrinter(mark, { currency: 'USD' });
  const fund = text('fund', 'Larkspur Secondary Opportunities III, L.P.');
  const plain = (label: string, whole: string, own: string, share: string): string =>
    row([label, whole, own, share], 'p');
  const line = (label: string, whole: string, own: string, share: string): string =>
    row([label, whole, own, share], 's');
  const body = `<div class="h"><div><b>QUILLON FUND SERVICES</b><br>Administrator to the Partnership</div><div>DISTRIBUTION NOTICE<br>Page 1 of 1</div></div>
<table class="f">${row(['Partnership', fund, 'Notice date', noticeDate('21-JUN-2024', '2024-06-21')])}${row(['Limited Partner', text('limited_partner', 'Tidewater Municipal Employees Retirement Board'), 'Settlement date', text('payment_date', '28-JUN-2024', '2024-06-28')])}${row(['Investor code', 'LSO3-0047', 'Distribution no.', text('distribution_number', '8')])}${row(['Investment manager', text('fund_manager', 'Larkspur Capital Advisors LLC'), 'Currency', text('base_currency', 'US dollar', 'USD')])}</table>
${table([
  head(['', 'Partnership', 'Your allocation', '% of commitment']),
  row(['1. Return of capital', '', '', ''], 'k'),
  plain('1.1 Cost of interests disposed of', '18,400,000.00', '736,000.00', '4.91%'),
  plain('1.2 Previously funded fees and expenses', '1,150,000.00', '46,000.00', '0.31%'),
  line('Total 1', '19,550,000.00', money('distribution_return_of_capital', '782000.00'), '5.21%'),
  row(['2. Gains', '', '', ''], 'k'),
  plain('2.1 Long-term capital gain', '9,025,500.00', '361,020.00', '2.41%'),
  plain('2.2 Short-term capital gain', '212,250.00', '8,490.00', '0.06%'),
  line('Total 2', '9,237,750.00', money('distribution_realised_gain', '369510.00'), '2.46%'),
  row(['3. Income', '', '', ''], 'k'),
  plain('3.1 Dividends from underlying funds', '640,125.00', '25,605.00', '0.17%'),
  plain('3.2 Interest', '88,400.00', '3,536.00', '0.02%'),
  line('Total 3', '728,525.00', money('distribution_income', '29141.00'), '0.19%'),
  line('Total proceeds (1+2+3)', '29,516,275.00', money('distribution_gross', '1180651.00'), '7.87%'),
  row(['4. Deductions', '', '', ''], 'k'),
  plain(
    '4.1 Carried interest to the General Partner',
    '(1,993,255.00)',
    money('distribution_carried_interest', '79730.20', { cost: true }),
    '(0.53%)',
  ),
  plain(
    '4.2 Taxes withheld by underlying funds',
    '(131,200.00)',
    money('distribution_withholding_tax', '5248.00', { cost: true }),
    '(0.03%)',
  ),
  row(['Net cash payable', '27,391,820.00', money('distribution_net', '1095672.80'), '7.30%'], 's n'),
])}
${table([head(['Commitment status', 'USD']), plain('Commitment', '15,000,000.00', '', ''), plain('Unfunded commitment prior to this distribution', '3,105,000.00', '', ''), row(['Plus: recallable portion of this distribution', money('distribution_recallable', '46000.00')]), row(['Unfunded commitment following this distribution', money('unfunded_commitment', '3151000.00')], 's')], 'c')}
<p class="x">Item 1.2 is subject to recall under section 5.6. Wires below USD 500 are held until the next distribution. Cumulative distributions including this one: USD 6,404,118.20. Questions: investorservices@quillon.example.</p>`;
  return document({
    file: 'LSO3-0047_Dist_008.pdf',
    documentType: 'Capital Distribution',
    layout: 'numbered-waterfall-with-subtotals',
    pageSize: 'Letter',
    css: `body{font:9pt 'Liberation Sans'}.h{display:flex;justify-content:space-between;border-bottom:2pt solid #345;margin-bottom:8pt}.h div:last-child{text-align:right}table{border-collapse:collapse;width:100%;margin:6pt 0}.f td{padding:2pt 6pt;background:#eef1f4}.f td:nth-child(odd){color:#567;width:16%}th,td{text-align:right;padding:1.8pt 4pt}td:first-child,th:first-child,.f td{text-align:left}.k td{font-weight:bold;padding-top:6pt}.p td:first-child{padding-left:16pt}.s td{border-top:.6pt solid;font-weight:bold}.n td{border-bottom:2.4pt double}.c{width:62%}.c tr td:nth-child(n+3){display:none}.x{font-size:7.5pt}`,
    body,
  });
}

/** A payment net of a drawdown: one bordered form, the drawdown's own parts below it. */
function netNotice(): FundDocument {
  const money = createPrinter(mark, { currency: 'EUR', group: ' ' });
  const item = (label: string, value: string, name = ''): string => row([label, value], name);
  const fund = text('fund', 'Brackenholm Venture Lending SCSp');
  const body = `<h1>Combined distribution and drawdown notice</h1>
<p class="b">Distribution no. ${text('distribution_number', '9')} netted against drawdown no. 12</p>
<p>To: ${text('limited_partner', 'Alderney Reinsurance Treasury Limited')}<br>From: ${fund}, acting through its manager ${text('fund_manager', 'Brackenholm Credit Partners S.à r.l.')}<br>Luxembourg, ${noticeDate('2024/09/03', '2024-09-03')}<br>All figures in ${text('base_currency', 'EUR')}</p>
<div class="g">${table([head(['A. Distribution', 'Your part']), item('Principal repaid by borrowers', money('distribution_return_of_capital', '610000.00')), item('Coupon and arrangement fees received', money('distribution_income', '230000.00')), item('Gross distribution', money('distribution_gross', '840000.00'), 's'), item('Tax deducted at source', money('distribution_withholding_tax', '34500.00', { cost: true }))])}
${table([head(['B. Drawdown', 'Your part']), item('Management fee Q3 2024', '78 750.00'), item('Warrant exercise, Celadon Robotics', '31 250.00'), item('Fund costs', '5 000.00'), item('Drawdown set off', '(115 000.00)', 's')])}</div>
<p class="big">Amount that you will receive (A less B): ${money('distribution_net', '690500.00', { before: 'EUR ' })}</p>
<p>Payment will be made with value ${text('payment_date', '10 September 2024', '2024-09-10')}. You need not pay anything for drawdown no. 12, which would otherwise have fallen due on 17 September 2024.</p>
<table class="w">${row(['Undrawn commitment before', '1 940 000.00'])}${row(['less drawdown no. 12', '(115 000.00)'])}${row(['plus distributions that may be recalled', money('distribution_recallable', '250000.00')])}${row(['Undrawn commitment after', money('unfunded_commitment', '2075000.00')])}</table>
<p class="x">Set-off under article 11.3 of the limited partnership agreement. Minimum balance kept by the fund: EUR 1 500 000.</p>`;
  return document({
    file: 'BVL_DN9_DD12_ART.pdf',
    documentType: 'Capital Distribution',
    layout: 'distribution-netted-against-drawdown',
    css: `body{font:10pt 'DejaVu Sans Condensed','DejaVu Sans'}h1{font-size:14pt;margin-bottom:2pt}.b{color:#705;margin-top:0}.g{display:flex;gap:18pt}table{flex:1;border-collapse:collapse}td,th{border:.5pt solid #a8a;padding:3pt 5pt;font-size:8.6pt}th{background:#f5eaf3;text-align:left}td:last-child{text-align:right;white-space:nowrap}.s td{font-weight:bold}.big{border:1.2pt solid #705;padding:8pt;font-size:11.5pt}.w{width:60%}.x{font-size:7.5pt}`,
    body,
    remark: 'What is received is less by a drawdown that is set off.',
  });
}

export const documents: FundDocument[] = [infrastructureLetter(), secondariesWaterfall(), netNotice()];
