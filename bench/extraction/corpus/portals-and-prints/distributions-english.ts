import { head, row } from '../html.ts';
import { document } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const USD = printer({ currency: 'USD', group: ',', point: '.', digits: 2, negative: 'brackets', nil: '-' });
const ALTA = 'Alta Vista Lower Middle Market Fund II, LP';

/** Administrator's notice: lettered sections, state tax withheld, deductions in brackets, balance after the payment. */
const altavista = document({
  file: 'Distribution Notice - Alta Vista LMM II - 12.20.2024 - Redwood County ERS.pdf',
  documentType: 'Capital Distribution',
  layout: 'us-administrator-lettered-sections',
  pageSize: 'Letter',
  header:
    '<div style="font:7px Arial;width:100%;text-align:right;padding-right:18mm;color:#555">CONFIDENTIAL – Prepared by Northbrook Fund Administration</div>',
  css: `body{font:10pt "Nimbus Sans","Liberation Sans"} h1{font-size:13pt;text-align:center;text-transform:uppercase;letter-spacing:1px} .id{width:100%;border-top:1px solid #000;border-bottom:1px solid #000;margin-bottom:10pt} .id td{padding:2pt 4pt} .id td:nth-child(odd){font-weight:bold;width:19%} .s{width:100%;border-collapse:collapse} .s td{padding:2.8pt 4pt} .s td:last-child{text-align:right;width:24%} .h td{background:#dce6f1;font-weight:bold} .b td{font-weight:bold} .b td:last-child{border-top:1px solid #000} .bb td:last-child{border-bottom:3px double #000}`,
  body: `<h1>Notice of Distribution</h1><table class="id">${row(['Partnership:', text('fund', ALTA), 'Date of notice:', noticeDate('December 13, 2024', '2024-12-13')])}${row(['Limited Partner:', text('limited_partner', 'Redwood County Employees’ Retirement System'), 'Payment date:', text('payment_date', 'December 20, 2024', '2024-12-20')])}${row(['Manager:', text('fund_manager', 'Alta Vista Equity Advisors, LLC'), 'Distribution #:', text('distribution_number', '14')])}${row(['Currency:', text('base_currency', 'US Dollars', 'USD'), 'LP commitment:', '$15,000,000.00'])}</table>
    <table class="s">${row(['A. Source of distribution: sale of Meridian Door & Hardware, LLC', ''], 'h')}${row(['Return of contributed capital', USD.amount('distribution_return_of_capital', 118420055)])}${row(['Long-term capital gain', USD.amount('distribution_realised_gain', 164102290)])}${row(['Dividend and interest income', USD.amount('distribution_income', 4218340)])}${row(['Gross distribution', USD.amount('distribution_gross', 286740685)], 'b')}${row(['B. Amounts withheld', ''], 'h')}${row(['Carried interest to the General Partner', USD.cost('distribution_carried_interest', 28614070)])}${row(['State composite tax (Oregon)', USD.cost('distribution_withholding_tax', 1640220)])}${row(['Net distribution to be wired', USD.amount('distribution_net', 256486395)], 'b bb')}
    ${row(['C. Effect on commitment', ''], 'h')}${row(['Recallable portion of this distribution', USD.amount('distribution_recallable', 30000000)])}${row(['Unfunded commitment prior to distribution', '2,114,870.00'])}${row(['Unfunded commitment after distribution', USD.amount('unfunded_commitment', 241487000)], 'b')}</table><p>The net amount will be sent to the bank account ending in 4471 that we hold on file for you. Advise us of any change at least three business days before the payment date. Tax characterizations are estimates and may differ from your Schedule K-1.</p>`,
});

const EURO = printer({
  currency: 'EUR',
  group: ' ',
  point: '.',
  digits: 2,
  negative: 'long minus',
  nil: '—',
});

/** Luxembourg manager's letter in English: the total fund in the first column, recall explained in the text. */
const petrusse = document({
  file: 'PETRUSSE_GROWTH_BUYOUT_I_distribution_2_ltr_LP0064.pdf',
  documentType: 'Capital Distribution',
  layout: 'lux-letter-total-and-yours',
  css: `body{font:10.6pt "P052"} .h{border-bottom:.6px solid #8c6d1f;color:#8c6d1f;font-size:9pt;display:flex;justify-content:space-between;padding-bottom:4pt} table{border-collapse:collapse;width:92%;margin:8pt 0} th{font-weight:normal;text-align:right;border-bottom:.6px solid #8c6d1f;padding:3pt} td{padding:3pt;text-align:right} td:first-child{text-align:left} .b td{border-top:.6px solid #8c6d1f;font-weight:bold}`,
  body: `<div class="h"><span>PETRUSSE</span><span>${text('fund_manager', 'Petrusse Private Equity AIFM S.A.')}, 2 boulevard de la Foire, L-1528 Luxembourg</span></div><p style="margin-top:20pt">${text('limited_partner', 'Helvetia Nord Rückdeckungskasse')}<br>attn. Alternative Investments<br>Basel</p><p>Luxembourg, ${noticeDate('11 April 2025', '2025-04-11')}</p><p><b>Distribution No. ${text('distribution_number', '2')} by ${text('fund', 'Petrusse Growth Buyout I SCSp')}</b></p><p>Dear Investor,</p><p>Following the recapitalisation of Nordkap Dental and the receipt of deferred consideration for Ferroglass, we will distribute the amounts below in ${text('base_currency', 'Euro', 'EUR')} with value ${text('payment_date', '18 April 2025', '2025-04-18')}.</p>
    <table>${head(['', 'All investors', 'Your entitlement'])}${row(['Repayment of drawn capital', EURO.show(1240000000), EURO.amount('distribution_return_of_capital', 31000000)])}${row(['Profit on realisation', EURO.show(886400000), EURO.amount('distribution_realised_gain', 22160000)])}${row(['Current income', EURO.show(31120000), EURO.amount('distribution_income', 778000)])}${row(['Total before deductions', EURO.show(2157520000), EURO.amount('distribution_gross', 53938000)], 'b')}${row(['Performance fee (carried interest)', EURO.show(-88000000), EURO.cost('distribution_carried_interest', 2200000)])}${row(['Tax deducted at source', EURO.show(-7780000), EURO.cost('distribution_withholding_tax', 194500)])}${row(['Amount payable', EURO.show(2061740000), EURO.amount('distribution_net', 51543500)], 'b')}</table>
    <p>Of the capital repaid, EUR ${EURO.amount('distribution_recallable', 12500000)} remains available for re-drawing until the end of the commitment period. As a result your undrawn commitment rises from EUR 1 087 500.00 to EUR ${EURO.amount('unfunded_commitment', 121250000)}.</p><p>We kindly ask you to check the account details shown in the investor portal. No action is needed if they are unchanged.</p><p>Yours faithfully,</p><p style="margin-top:26pt">C. Wagener &nbsp;&nbsp;&nbsp;&nbsp; J.-P. Thill<br>Conducting officers</p>`,
});

const GBP = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
  before: '£',
  nil: '£0.00',
});
const box = (label: string, value: string): string => `<td><small>${label}</small>${value}</td>`;

/** British income fund's voucher: a form of boxes with small captions, a tear-off line, no capital returned. */
const solway = document({
  file: 'Solway Hydro Income LP - income distribution voucher Q1 25 - acct 5582.pdf',
  documentType: 'Capital Distribution',
  layout: 'uk-income-voucher-boxes',
  css: `body{font:10pt "Liberation Sans"} table{border-collapse:collapse;width:100%} .v td{border:1px solid #1b4f72;padding:4pt 6pt;width:33%;font-size:11pt;vertical-align:top} .v small{display:block;font-size:7pt;color:#1b4f72} h1{font-size:15pt;color:#1b4f72} .cut{border-top:1px dashed #000;margin:18pt 0}`,
  derivable: { base_currency: 'GBP' },
  body: `<h1>Distribution voucher</h1><p>This voucher should be kept with your tax records.</p><table class="v"><tr>${box('PARTNERSHIP', text('fund', 'Solway Hydro Income Limited Partnership'))}${box('PARTNER', text('limited_partner', 'Galloway Presbytery Property Board'))}${box('ACCOUNT', '5582')}</tr><tr>${box('DATE OF VOUCHER', noticeDate('4 Apr 2025', '2025-04-04'))}${box('PAYMENT DATE', text('payment_date', '11 Apr 2025', '2025-04-11'))}${box('DISTRIBUTION NO.', text('distribution_number', '27'))}</tr><tr>${box('PERIOD', 'Quarter to 31 March 2025')}${box('UNITS HELD', '250,000')}${box('RATE PER UNIT', '1.6250p')}</tr><tr>${box('INCOME DISTRIBUTED', GBP.amount('distribution_income', 406250))}${box('CAPITAL DISTRIBUTED', GBP.amount('distribution_return_of_capital', 0))}${box('GROSS AMOUNT', GBP.amount('distribution_gross', 406250))}</tr><tr>${box('INCOME TAX DEDUCTED', GBP.amount('distribution_withholding_tax', 81250))}${box('NET AMOUNT', GBP.amount('distribution_net', 325000))}${box('PAID TO', 'Account ending 118')}</tr></table>
    <p class="cut"></p><p>Your commitment of £250,000.00 is fully drawn; the unfunded balance is ${GBP.amount('unfunded_commitment', 0)}. Distributions of income are not repayable.</p><p style="font-size:8.5pt">${text('fund_manager', 'Solway Renewables Management LLP')}, 3 Irish Street, Dumfries DG1 2PA. Registered in Scotland SO305511.</p>`,
});

export const documents = [altavista, petrusse, solway];
