import { row } from '../html.ts';
import { document } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const DOLLARS = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '–',
});
const usd = DOLLARS.amount;
const minus = DOLLARS.cost;

/** Large administrator's notice: particulars in a grid, three money columns, wire on file. */
const brenton = document({
  file: 'BHP_V_DIST_2024-12-17_INV20071_3672.pdf',
  documentType: 'Capital Distribution',
  layout: 'administrator-three-columns',
  pageSize: 'Letter',
  css: `body{font:9pt "Liberation Sans"} .t1{font-size:14pt;color:#0a3a66;border-bottom:1px solid #0a3a66;padding-bottom:4pt} .g{display:grid;grid-template-columns:auto 1fr auto 1fr;gap:3pt 10pt;margin:10pt 0} .g b{color:#555;font-weight:normal} table{width:100%;border-collapse:collapse} th{background:#0a3a66;color:#fff;padding:3.5pt;text-align:right;font-weight:normal} td{padding:3pt 3.5pt;text-align:right} td:first-child,th:first-child{text-align:left} tr.s td{background:#e6edf4;font-weight:bold} .f{font-size:7.5pt;color:#555}`,
  footer:
    '<div style="font-size:7px;width:100%;padding:0 48px">Confidential. Prepared by Ferncastle Fund Solutions from the books of the Fund.</div>',
  body: `<div class="t1">Distribution Notice</div><div class="g"><b>Fund</b><span>${text('fund', 'Brenton Hill Healthcare Partners V, L.P.')}</span><b>Notice date</b><span>${noticeDate('12/10/2024', '2024-12-10')}</span><b>Investor</b><span>${text('limited_partner', 'Regents of Alder State College Endowment')}</span><b>Payment date</b><span>${text('payment_date', '12/17/2024', '2024-12-17')}</span><b>Distribution no.</b><span>${text('distribution_number', '23')}</span><b>Currency</b><span>${text('base_currency', 'USD')}</span><b>Manager</b><span>${text('fund_manager', 'Brenton Hill Capital, LLC')}</span><b>Investor no.</b><span>20071</span></div>
    <p>The proceeds arise from the sale of Lakeline Physical Therapy and an interim dividend of Corvia Labs.</p>
    <table><tr><th>Component</th><th>Fund total</th><th>Prior to date (investor)</th><th>This distribution (investor)</th></tr>${row(['Return of capital', '48,200,000.00', '6,104,220.10', usd('distribution_return_of_capital', 60250000)])}${row(['Long-term capital gain', '91,744,100.00', '4,880,915.66', usd('distribution_realised_gain', 114680125)])}${row(['Dividend income', '2,310,400.00', '318,004.92', usd('distribution_income', 2888000)])}${row(['Gross distribution', '142,254,500.00', '11,303,140.68', usd('distribution_gross', 177818125)], 's')}${row(['Less: carried interest', '(18,810,900.00)', '(741,208.33)', minus('distribution_carried_interest', 23513625)])}${row(['Less: state withholding tax', '(402,360.00)', '(22,914.07)', minus('distribution_withholding_tax', 502950)])}${row(['Net distribution', '123,041,240.00', '10,539,018.28', usd('distribution_net', 153801550)], 's')}</table>
    <table style="width:66%;margin-top:12pt">${row(['Amount of this distribution subject to recall', usd('distribution_recallable', 12500000)])}${row(['Unfunded commitment before this distribution', '2,018,400.00'])}${row(['Unfunded commitment after this distribution', usd('unfunded_commitment', 214340000)])}</table>
    <p>Payment will be made to the account ending 8804 held on file at Tidewater National Bank. Changes must reach us three business days ahead of the payment date.</p><p class="f">The characterisation above is an estimate for information only; final tax reporting is made on Schedule K-1. Carried interest is computed under Article VII of the Partnership Agreement.</p>`,
});

const EUROS = printer({ currency: 'EUR', group: ',', point: '.', digits: 2, before: '€', negative: 'minus' });
const eur = EUROS.amount;

/** Direct-lending fund: quarterly income by component with the sum of income, tax in words. */
const skellig = document({
  file: 'Skellig Direct Lending II - Q3 2024 income distribution - Munster Teachers - 3893.pdf',
  documentType: 'Capital Distribution',
  layout: 'direct-lending-income-components',
  css: `body{font:10pt "DejaVu Serif"} h1{font-size:12pt;margin:0} hr{border:0;border-top:1.5px solid #2f4f4f} table{border-collapse:collapse;margin:6pt 0;width:80%} td{padding:2.6pt 0} td:last-child{text-align:right} .i td:first-child{padding-left:16pt;color:#444} .t td{border-top:.8px solid}`,
  body: `<h1>${text('fund_manager', 'Skellig Credit Partners DAC')}</h1><p style="font-size:8.5pt;margin:2pt 0">Riverside Two, Cork · regulated by the Central Bank of Ireland</p><hr><p>${noticeDate('21 October 2024', '2024-10-21')}</p><p>${text('limited_partner', 'Munster Teachers Superannuation Scheme')}</p><p><b>${text('fund', 'Skellig Direct Lending Fund II ILP')}</b><br>Distribution ${text('distribution_number', '9')} (income for the quarter to 30 September 2024)</p>
    <p>We will credit your account with the amount below on ${text('payment_date', '28 October 2024', '2024-10-28')}. The Fund's currency is the ${text('base_currency', 'euro', 'EUR')}.</p>
    <table>${row(['Cash interest', '€188,420.15'], 'i')}${row(['Arrangement fees', '€11,906.40'], 'i')}${row(['Prepayment fees', '€4,115.00'], 'i')}${row(['Income', eur('distribution_income', 20444155)], 't')}${row(['Repayments of principal passed on', eur('distribution_return_of_capital', 32500000)])}${row(['Gross amount', eur('distribution_gross', 52944155)], 't')}${row(['Irish dividend withholding tax (exempt)', eur('distribution_withholding_tax', 0)])}${row(['Amount payable to you', eur('distribution_net', 52944155)], 't')}</table>
    <p>Principal of ${eur('distribution_recallable', 32500000)} may be redrawn for new loans until the end of the investment period on 30 June 2026. Your undrawn commitment, including that principal, will be ${eur('unfunded_commitment', 181250000)}.</p><p>There is no carried interest on this distribution.</p><p>Yours faithfully</p><p>Fund Operations</p>`,
  derivable: { distribution_carried_interest: 'EUR 0' },
});

const POUNDS = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'trailing minus',
});
const gbp = POUNDS.amount;

/** Advice printed from an accounts ledger: fixed pitch, trailing minus. */
const marram = document({
  file: 'MARRAM COINVEST DIST ADVICE 00014.pdf',
  documentType: 'Capital Distribution',
  layout: 'ledger-fixed-pitch',
  css: `body{font:9.4pt/1.5 "Liberation Mono"} table{border-collapse:collapse;width:100%} td{padding:0} td:last-child{text-align:right} .k td{border-top:1px dashed} .p td:first-child{width:34%} .p td:last-child{text-align:left}`,
  body: `<p><b>${text('fund_manager', 'MARRAM CAPITAL LLP')}</b><br>DISTRIBUTION ADVICE</p><table class="p">${row(['PARTNERSHIP', text('fund', 'Marram Co-Investment (No. 2) LP')])}${row(['PARTNER', text('limited_partner', 'Ainsdale Family Office Ltd')])}${row(['ADVICE DATE', noticeDate('14-MAR-2025', '2025-03-14')])}${row(['VALUE DATE', text('payment_date', '19-MAR-2025', '2025-03-19')])}${row(['DISTRIBUTION NO', text('distribution_number', '14')])}${row(['CURRENCY', text('base_currency', 'GBP')])}${row(['SOURCE', 'Partial sale of Birkdale Bearings Group'])}</table><br>
    <table>${row(['CAPITAL RETURNED', gbp('distribution_return_of_capital', 18600000)])}${row(['GAIN ON REALISATION', gbp('distribution_realised_gain', 24118750)])}${row(['LOAN NOTE INTEREST', gbp('distribution_income', 1442860)])}${row(['GROSS', gbp('distribution_gross', 44161610)], 'k')}${row(['UK INCOME TAX ON INTEREST AT 20%', POUNDS.cost('distribution_withholding_tax', 288572)])}${row(['CARRIED INTEREST', POUNDS.cost('distribution_carried_interest', 3617812)])}${row(['NET CREDITED', gbp('distribution_net', 40255226)], 'k')}</table><br>
    <table>${row(['COMMITMENT', '2,500,000.00'])}${row(['UNDRAWN COMMITMENT', gbp('unfunded_commitment', 13750000)])}${row(['RECALLABLE FROM THIS ADVICE', 'NIL'])}</table><p>PAID BY FASTER PAYMENT TO SORT CODE 40-12-76 ACCOUNT ****3319<br>E&amp;OE</p>`,
  derivable: { distribution_recallable: 'GBP 0' },
});

const CENTS = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  before: 'US$ ',
  negative: 'minus',
  nil: 'nil',
});
const us = CENTS.amount;

/** Fund of funds: sources by underlying fund, then the character of the payment. */
const jacaranda = document({
  file: 'Jacaranda Global PE FoF III distribution notice 31 (HK Seamen) - 4055.pdf',
  documentType: 'Capital Distribution',
  layout: 'fund-of-funds-sources',
  css: `body{font:10pt "DejaVu Sans";color:#222} h1{font-size:15pt;color:#6a4c93;margin:0} .c{font-size:8.5pt;line-height:1.6} table{width:100%;border-collapse:collapse;margin:8pt 0;font-size:9pt} th{text-align:left;border-bottom:1.5px solid #6a4c93;padding:3pt} td{padding:3pt} td:last-child,th:last-child{text-align:right} .t td{font-weight:bold;border-top:.6px solid #6a4c93}`,
  derivable: {
    base_currency: 'USD',
    distribution_withholding_tax: 'USD 0',
    distribution_carried_interest: 'USD 0',
  },
  body: `<h1>${text('fund', 'Jacaranda Global Private Equity III')}</h1><p class="c">Distribution notice no. ${text('distribution_number', '31')} dated ${noticeDate('2 September 2024', '2024-09-02')}<br>To ${text('limited_partner', "Hong Kong Seamen's Provident Society")}<br>Payable ${text('payment_date', '16 September 2024', '2024-09-16')}</p>
    <p>During July and August the following underlying funds made distributions, of which your share is:</p><table><tr><th>Underlying fund</th><th>Your share</th></tr>${row(['Hexham Buyout 2015', 'US$ 41,250.18'])}${row(['Kestevan Growth Asia II', 'US$ 28,117.40'])}${row(['Pine Barrens Opportunities', 'US$ 9,604.77'])}${row(['Orsay Capital VI', 'US$ 16,338.90'])}${row(['Less: retained for expenses', 'US$ -5,311.25'])}${row(['Total', us('distribution_gross', 9000000)], 't')}</table>
    <table style="width:70%"><tr><th>Character</th><th></th></tr>${row(['Return of capital', us('distribution_return_of_capital', 5184012)])}${row(['Capital gains', us('distribution_realised_gain', 3390276)])}${row(['Income', us('distribution_income', 425712)])}${row(['Withholding tax', 'nil'])}${row(['Net payment to you', us('distribution_net', 9000000)], 't')}</table>
    <p>${us('distribution_recallable', 1200000)} of this payment is recallable; your unfunded commitment becomes ${us('unfunded_commitment', 31805500)}. Cumulative distributions amount to US$ 3,118,402.09, or 1.04 times the capital you have paid in.</p><p class="c">${text('fund_manager', 'Jacaranda Fund Management (Asia) Limited')}<br>28/F Harcourt Exchange, Admiralty, Hong Kong</p>`,
});

export const documents = [brenton, skellig, marram, jacaranda];
