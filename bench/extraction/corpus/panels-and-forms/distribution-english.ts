import { document } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const USD = printer({ currency: 'USD', group: ',', point: '.', digits: 2, negative: 'brackets', nil: '-' });
const line = (label: string, fund: string, partner: string, style = ''): string =>
  `<tr class="${style}"><td>${label}</td><td>${fund}</td><td>${partner}</td></tr>`;

/** American notice with the fund's and the partner's column, deductions below the gross. */
const hartwell = document({
  file: 'Hartwell Mezz IV LP Distribution Notice 2024-11-08 (Great Basin Teachers).pdf',
  documentType: 'Capital Distribution',
  layout: 'us-fund-and-partner-columns',
  css: `body{font:10.4pt "Liberation Serif"} h1{font-size:14pt;letter-spacing:1pt;border-bottom:2px solid #553;padding-bottom:3pt} table{border-collapse:collapse;width:100%} td{padding:2.2pt 4pt} td:nth-child(n+2),th:nth-child(n+2){text-align:right} th{border-bottom:1px solid #000;font-weight:normal;font-style:italic}
    .sum td:nth-child(n+2){border-top:1px solid #000} .net td{font-weight:bold} .net td:nth-child(n+2){border-top:1px solid #000;border-bottom:3px double #000} .i td:first-child{padding-left:18pt} .h td{padding:1pt 4pt;text-align:left!important}`,
  body: `<h1>HARTWELL MEZZANINE</h1><table class="h" style="width:auto"><tr><td>Date:</td><td>${noticeDate('November 8, 2024', '2024-11-08')}</td></tr><tr><td>To:</td><td>${text('limited_partner', 'Great Basin Teachers’ Retirement Association')}</td></tr><tr><td>From:</td><td>${text('fund_manager', 'Hartwell Mezzanine Advisors, LP')}</td></tr>
    <tr><td>Subject:</td><td>${text('fund', 'Hartwell Mezzanine Partners IV, L.P.')} – Distribution Notice #${text('distribution_number', '19')}</td></tr></table>
    <p>On ${text('payment_date', 'November 15, 2024', '2024-11-15')} the Partnership will distribute proceeds of the repayment of its notes in Corliss Dental Partners, Inc. (funded July 2020, cost $22.4 million) and third-quarter interest receipts. All amounts in ${text('base_currency', 'U.S. dollars', 'USD')}.</p>
    <table><tr><th></th><th>Partnership</th><th>Your share</th></tr>${line('Return of capital', USD.show(2240000000), USD.amount('distribution_return_of_capital', 74666667), 'i')}${line('Realized gain', USD.show(418500000), USD.amount('distribution_realised_gain', 13950000), 'i')}
    ${line('Interest income', USD.show(96315000), USD.amount('distribution_income', 3210500), 'i')}${line('Gross distribution', USD.show(2754815000), USD.amount('distribution_gross', 91827167), 'sum')}${line('Less: carried interest to the General Partner', USD.show(-83700000), USD.cost('distribution_carried_interest', 2790000), 'i')}
    ${line('Less: state tax withheld', USD.show(-10218000), USD.cost('distribution_withholding_tax', 318540), 'i')}${line('Net distribution', USD.show(2660897000), USD.amount('distribution_net', 88718627), 'net')}</table>
    <p>Of the above, ${USD.amount('distribution_recallable', 37333333)} is recallable under Section 4.6(b) and has been added back to your unfunded commitment, which is now ${USD.amount('unfunded_commitment', 214908817)}. Since inception, and including this distribution, you have received ${USD.show(1310442090)} on contributions of ${USD.show(1785091183)}.</p>
    <p>Payment will be made to your account ending in 4471 on file with the Administrator. If your instructions have changed please call before November 12, 2024.</p><p>* Amounts may not foot due to rounding at the partner level.</p>`,
});

const SGD = printer({
  currency: 'SGD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
  before: 'S$',
  nil: '—',
});
const tile = (label: string, value: string): string =>
  `<div class="t"><small>${label}</small><div>${value}</div></div>`;

/** Print of an investor portal page, landscape: the figures are tiles, the breakdown a bar of four. */
const merbau = document({
  file: 'merbau-growth-dist-0007-portal.pdf',
  documentType: 'Capital Distribution',
  layout: 'portal-tiles-landscape',
  landscape: true,
  css: `body{font:10pt "DejaVu Sans";color:#223} .row{display:flex;gap:10pt;margin:9pt 0} .t{flex:1;border:1px solid #cdd6e4;border-radius:7pt;padding:8pt 10pt} .t small{display:block;color:#678;font-size:7.6pt;margin-bottom:5pt} .t div{font-size:12pt} .hero{background:#123a63;color:#fff;border-radius:8pt;padding:12pt;display:flex;justify-content:space-between;align-items:center} .hero b{font-size:20pt}
    .foot{font-size:7.4pt;color:#678}`,
  derivable: { base_currency: 'SGD', distribution_recallable: '0' },
  body: `<div style="display:flex;justify-content:space-between"><span>Merbau Investor Portal › Notices › Distribution 7</span><span>${text('limited_partner', 'Straits Seamen’s Provident Fund')}</span></div>
    <div class="hero" style="margin-top:8pt"><div>${text('fund', 'Merbau Asia Growth Fund II VCC')}<br>Distribution no. ${text('distribution_number', '7')}</div><div style="text-align:right">Net amount payable to you<br><b>${SGD.amount('distribution_net', 41873950)}</b></div></div>
    <div class="row">${tile('Notice date', noticeDate('28 Aug 2024', '2024-08-28'))}${tile('Payment date', text('payment_date', '4 Sep 2024', '2024-09-04'))}${tile('Gross distribution', SGD.amount('distribution_gross', 44120000))}${tile('Remaining commitment', SGD.amount('unfunded_commitment', 102500000))}</div>
    <div class="row">${tile('Return of capital', SGD.amount('distribution_return_of_capital', 26000000))}${tile('Capital gain', SGD.amount('distribution_realised_gain', 16550000))}${tile('Dividend income', SGD.amount('distribution_income', 1570000))}${tile('Withholding tax', SGD.cost('distribution_withholding_tax', 157000))}${tile('Carried interest', SGD.cost('distribution_carried_interest', 2089050))}</div>
    <p>Source of proceeds: partial sale of shares in PT Sinar Baja Logistik (S$ 8.1 million received by the fund) and dividends from three portfolio companies. No part of this distribution may be recalled.</p>
    <p class="foot">${text('fund_manager', 'Merbau Capital Pte. Ltd.')} · UEN 201534417K · This page was generated on 29 Aug 2024 09:14 SGT · Commitment S$4,000,000.00 · Total distributed to you to date S$1,906,220.40</p>`,
});

const GBP = printer({ currency: 'GBP', group: ',', point: '.', digits: 2, negative: 'minus', nil: '-' });
const source = (name: string, date: string, figures: readonly number[]): string =>
  `<tr><td>${name}</td><td>${date}</td>${figures.map((figure) => `<td>${GBP.show(figure === 0 ? null : figure)}</td>`).join('')}</tr>`;

/** Scottish fund of funds: letter in prose with the sums, an appendix of underlying funds whose totals tie to it. */
const lammermuir = document({
  file: 'LAMMERMUIR PE FUND OF FUNDS 2016 distribution advice Feb25.pdf',
  documentType: 'Capital Distribution',
  layout: 'uk-letter-with-source-appendix',
  css: `body{font:11pt "URW Bookman"} .next{page-break-before:always} table{width:100%;border-collapse:collapse;font-size:9pt} td,th{padding:3pt 4pt;border-bottom:.5px solid #777} td:nth-child(n+3),th:nth-child(n+3){text-align:right} .k{width:64%;font-size:11pt;margin-left:24pt} .k td{border:0} .k td:last-child{text-align:right} .t td{font-weight:bold;border-top:1px solid #000}`,
  derivable: { distribution_carried_interest: '0' },
  body: `<p>${text('fund_manager', 'Lammermuir Private Equity Managers LLP')}<br>Authorised and regulated by the Financial Conduct Authority<br>11 Coates Place, Edinburgh EH3 7QA</p><p style="margin-top:20pt">The Trustees<br>${text('limited_partner', 'Tayside Jute Industries Pension Plan')}<br>Dundee DD1 4QB</p><p>${noticeDate('3rd February 2025', '2025-02-03')}</p>
    <p><b>${text('fund', 'Lammermuir Private Equity Fund of Funds 2016 LP')}</b><br><b>Advice of distribution</b></p><p>Dear Trustees</p><p>We are pleased to advise you of the ${text('distribution_number', '23rd', '23')} distribution by the Partnership, which will reach your account on ${text('payment_date', '10th February 2025', '2025-02-10')}. Your entitlement is made up as follows (${text('base_currency', 'pounds sterling', 'GBP')}):</p>
    <table class="k"><tr><td>Capital</td><td>${GBP.amount('distribution_return_of_capital', 10218044)}</td></tr><tr><td>Gains</td><td>${GBP.amount('distribution_realised_gain', 8750316)}</td></tr><tr><td>Income</td><td>${GBP.amount('distribution_income', 611840)}</td></tr><tr class="t"><td>Entitlement before tax</td><td>${GBP.amount('distribution_gross', 19580200)}</td></tr>
    <tr><td>Overseas tax suffered</td><td>${GBP.cost('distribution_withholding_tax', 91776)}</td></tr><tr class="t"><td>Payable</td><td>${GBP.amount('distribution_net', 19488424)}</td></tr></table>
    <p>No carried interest falls due on this distribution. An amount of ${`£${GBP.amount('distribution_recallable', 2043609)}`} is recallable until the third anniversary of payment. The appendix shows the underlying funds from which the proceeds arose.</p><p>Yours sincerely</p><p style="margin-top:24pt">F. M. Drummond<br>Investor Services</p>
    <div class="next"><p><b>Appendix – sources of the distribution (your share, £)</b></p><table><tr><th style="text-align:left">Underlying fund</th><th style="text-align:left">Received</th><th>Capital</th><th>Gains</th><th>Income</th><th>Total</th></tr>
    ${source('Castellan European Buyout IV', '12/11/2024', [4100000, 5210044, 0, 9310044])}${source('Nordvik Growth Partners II', '28/11/2024', [2718044, 1540272, 211840, 4470156])}${source('Arbour Healthcare Fund', '09/12/2024', [1900000, 2000000, 0, 3900000])}${source('Quayle Credit Opportunities 2017', '17/01/2025', [1500000, 0, 400000, 1900000])}
    <tr class="t"><td>Total</td><td></td><td>${GBP.show(10218044)}</td><td>${GBP.show(8750316)}</td><td>${GBP.show(611840)}</td><td>${GBP.show(19580200)}</td></tr></table><p style="font-size:8.5pt">The Partnership as a whole received £14,229,796.51 in the period. Commitment of the Plan: £5,000,000; called to date £4,620,000.</p></div>`,
});

export const documents = [hartwell, merbau, lammermuir];
