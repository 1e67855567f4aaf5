import { row } from '../html.ts';
import { document } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const DOLLARS = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  before: '$',
  negative: 'brackets',
  nil: '$0.00',
});
const usd = DOLLARS.amount;

/** Plain notice of an administrator: one column of amounts from gross to net. */
const osprey = document({
  file: 'Osprey Ledge Capital Partners VI Distribution Notice 22 - 20240628 - Kettering.pdf',
  documentType: 'Capital Distribution',
  layout: 'plain-notice-gross-to-net',
  pageSize: 'Letter',
  css: `body{font:10pt "Nimbus Sans","Liberation Sans"} h1{font-size:14pt;margin:0;color:#0b3954} .p{margin:12pt 0} .p td{padding:1.6pt 14pt 1.6pt 0} .p td:first-child{color:#555} .m{width:75%;border-collapse:collapse} .m td{padding:3pt 0} .m td:last-child{text-align:right} .t td{font-weight:bold;border-top:1px solid #0b3954} hr{border:none;border-top:2px solid #0b3954}`,
  body: `<h1>Distribution Notice</h1><hr><table class="p">${row(['Partnership', text('fund', 'Osprey Ledge Capital Partners VI, L.P.')])}${row(['Investment manager', text('fund_manager', 'Osprey Ledge Management Company, LLC')])}${row(['Limited partner', text('limited_partner', 'Kettering Municipal Pension Board')])}${row(['Notice date', noticeDate('June 21, 2024', '2024-06-21')])}${row(['Payment date', text('payment_date', 'June 28, 2024', '2024-06-28')])}${row(['Distribution number', text('distribution_number', '22')])}${row(['Currency', text('base_currency', 'USD')])}</table>
    <table class="m">${row(['Return of capital', usd('distribution_return_of_capital', 48215000)])}${row(['Realized gain', usd('distribution_realised_gain', 31640782)])}${row(['Dividend and interest income', usd('distribution_income', 2208416)])}${row(['Gross distribution', usd('distribution_gross', 82064198)], 't')}${row(['Less: carried interest', `(${usd('distribution_carried_interest', 6769840)})`])}${row(['Less: withholding tax', `(${usd('distribution_withholding_tax', 331262)})`])}${row(['Net distribution', usd('distribution_net', 74963096)], 't')}</table>
    <table class="m" style="margin-top:14pt">${row(['Portion of this distribution subject to recall', usd('distribution_recallable', 4500000)])}${row(['Unfunded commitment after this distribution', usd('unfunded_commitment', 127340000)])}</table>
    <p>The distribution results from the sale of Granby Water Systems. It will be wired to the account that you have on file with the administrator, Brandywine Harbor Fund Services, Inc. If your details have changed, please tell us by June 25.</p>`,
});

const share = (label: string, fund: string, own: string, name = ''): string => row([label, fund, own], name);

/** American general partner's letter: gains by tax character with subtotals, the partnership beside the share. */
const harrow = document({
  file: 'HGE IV - Dist. Ltr. 03-17-2025 (Board of Regents).pdf',
  documentType: 'Capital Distribution',
  layout: 'letter-with-tax-character',
  pageSize: 'Letter',
  margin: '22mm',
  css: `body{font:10.5pt/1.4 "P052",serif} .b{text-align:center;letter-spacing:3pt;color:#5b2333} table{border-collapse:collapse;width:100%;margin:8pt 0} th{text-align:right;font-weight:normal;text-decoration:underline} td{text-align:right;padding:2pt 0} td:first-child{text-align:left} .i td:first-child{padding-left:16pt} .s td:nth-child(n+2){border-top:.6px solid} .t td{font-weight:bold} .t td:nth-child(n+2){border-top:.6px solid;border-bottom:3px double}`,
  footer:
    '<div style="font-size:7px;width:100%;text-align:center">900 Congress Street, Suite 2200, Austin, Texas 78701 - (512) 555-0147</div>',
  derivable: { base_currency: 'USD' },
  body: `<div class="b">HARROWGATE ENERGY</div><p>${noticeDate('March 10, 2025', '2025-03-10')}</p><p>${text('limited_partner', 'Board of Regents of Llano State University')}<br>Attn: Investment Operations</p><p>RE: ${text('fund', 'Harrowgate Energy Fund IV, LP')} – Distribution No. ${text('distribution_number', '8')}</p>
    <p>${text('fund_manager', 'Harrowgate Energy Advisors LLC')}, as manager of the Fund, is pleased to notify you that on ${text('payment_date', 'March 17, 2025', '2025-03-17')} the Fund will distribute proceeds of the sale of its midstream assets in Reeves County. Your share is computed as follows.</p>
    <table><tr><th></th><th>Total Fund</th><th>Your share</th></tr>${share('Return of capital', '$30,000,000.00', usd('distribution_return_of_capital', 120000000), 'i')}${share('Long-term capital gain', '18,400,000.00', '736,000.00', 'i')}${share('Section 1231 gain', '2,150,000.00', '86,000.00', 'i')}${share('Total gain', '20,550,000.00', usd('distribution_realised_gain', 82200000), 's')}${share('Interest', '310,000.00', '12,400.00', 'i')}${share('Qualified dividends', '145,000.00', '5,800.00', 'i')}${share('Total income', '455,000.00', usd('distribution_income', 1820000), 's')}${share('Gross distribution', '$51,005,000.00', usd('distribution_gross', 204020000), 't')}${share('Carried interest to the General Partner', '(4,201,000.00)', `(${usd('distribution_carried_interest', 16804000)})`, 'i')}${share('State income tax withheld', '(102,500.00)', `(${usd('distribution_withholding_tax', 410000)})`, 'i')}${share('Net distribution', '$46,701,500.00', usd('distribution_net', 186806000), 't')}</table>
    <p>Of the amount above, ${usd('distribution_recallable', 30000000)} represents capital that was returned within eighteen months and may be called again. Including it, your unfunded commitment is ${usd('unfunded_commitment', 348115000)}.</p><p>Tax characters are estimates; final amounts will appear on your Schedule K-1.</p><p>Very truly yours,</p><p>HARROWGATE ENERGY GP IV, LLC</p>`,
});

const POUNDS = printer({ currency: 'GBP', group: ',', point: '.', digits: 0, negative: 'minus', nil: '–' });
const gbp = POUNDS.amount;

/** Guernsey notice: a matrix of the companies sold by the nature of the proceeds, its last row the partner's whole. */
const calfsound = document({
  file: 'Calf Sound Lower Mid-Market III - distribution 2023-07 - 00217.pdf',
  documentType: 'Capital Distribution',
  layout: 'matrix-by-company',
  landscape: true,
  css: `body{font:9.8pt "Liberation Sans"} .h{background:#2b4c3f;color:#fff;padding:8pt 10pt;display:flex;justify-content:space-between} .d{display:grid;grid-template-columns:repeat(4,auto);gap:4pt 10pt;margin:12pt 0} .d b{color:#2b4c3f} table{width:100%;border-collapse:collapse} th,td{border-bottom:.6px solid #b8c7c0;padding:4pt;text-align:right} th:first-child,td:first-child{text-align:left} .t td{font-weight:bold;border-bottom:2px solid #2b4c3f} .n td{border:none}`,
  derivable: { distribution_withholding_tax: 'GBP 0' },
  body: `<div class="h"><b>DISTRIBUTION NOTICE</b><span>Havelet Fund Services Limited, St Peter Port</span></div><div class="d"><b>Fund</b><span>${text('fund', 'Calf Sound Lower Mid-Market Fund III LP')}</span><b>Investor</b><span>${text('limited_partner', 'The Aldeburgh Foundation')}</span><b>Date of notice</b><span>${noticeDate('14 July 2023', '2023-07-14')}</span><b>Value date</b><span>${text('payment_date', '21 July 2023', '2023-07-21')}</span><b>Manager</b><span>${text('fund_manager', 'Calf Sound Capital LLP')}</span><b>Currency</b><span>${text('base_currency', 'GBP')}</span></div>
    <table><tr><th>Source</th><th>Capital</th><th>Capital gain</th><th>Income</th><th>Total</th></tr>${row(['Thirlby Dental Group (sale)', '312,500', '487,120', '–', '799,620'])}${row(['Marlpit Logistics (refinancing)', '150,000', '–', '–', '150,000'])}${row(['Ettrick Software (dividend)', '–', '–', '38,415', '38,415'])}${row(['Brackenridge Foods (escrow release)', '–', '21,880', '–', '21,880'])}${row(['Your distribution', gbp('distribution_return_of_capital', 462500), gbp('distribution_realised_gain', 509000), gbp('distribution_income', 38415), gbp('distribution_gross', 1009915)], 't')}${row(['Carried interest', '', '', '', `-${gbp('distribution_carried_interest', 94210)}`], 'n')}${row(['Payable to you', '', '', '', gbp('distribution_net', 915705)], 't')}</table>
    <p>£${gbp('distribution_recallable', 150000)} of the distribution may be redrawn under clause 9.4. Your undrawn commitment after the distribution is £${gbp('unfunded_commitment', 1387500)} (before: £1,237,500). No tax has been withheld.</p>`,
});

const MILLIONS = printer({
  currency: 'EUR',
  group: ',',
  point: '.',
  digits: 3,
  scale: 1_000_000,
  before: '€',
  negative: 'minus',
});
const mln = (fin: string, amount: number): string => `${MILLIONS.amount(fin, amount)}m`;

/** Memorandum to one investor of a credit fund: amounts in millions, in sentences and a short list. */
const duneside = document({
  file: 'MEMO Duneside Senior Credit - proceeds of May 2025 - Halden Life.pdf',
  documentType: 'Capital Distribution',
  layout: 'memorandum-in-millions',
  margin: '24mm',
  css: `body{font:10.5pt/1.5 "Liberation Mono"} pre{font:inherit;margin:0} ul{list-style:none;padding:0 0 0 20pt}`,
  derivable: {
    base_currency: 'EUR',
    distribution_carried_interest: 'EUR 0',
    distribution_recallable: 'EUR 0',
  },
  body: `<pre>MEMORANDUM

TO:      ${text('limited_partner', 'Halden Life Assurance DAC')}
FROM:    ${text('fund_manager', 'Duneside Credit Management Limited')}
DATE:    ${noticeDate('19 May 2025', '2025-05-19')}
SUBJECT: ${text('fund', 'Duneside Senior Credit Fund 2021 LP')}
         Distribution ${text('distribution_number', '13')}
</pre><p>We will pay you ${mln('distribution_net', 2311)} on ${text('payment_date', '23 May 2025', '2025-05-23')}. The gross amount before tax is ${mln('distribution_gross', 2368)}. It consists of:</p><ul><li>- repayments of loan principal ${mln('distribution_return_of_capital', 1750)}</li><li>- profit on loans sold above par ${mln('distribution_realised_gain', 43)}</li><li>- interest and fees received ${mln('distribution_income', 575)}</li></ul>
    <p>Withholding tax of ${mln('distribution_withholding_tax', 57)} was deducted at source. No carried interest has been charged, and no part of the payment can be recalled. The amount that we may still draw from you is ${mln('unfunded_commitment', 6400)}.</p><p>Please reply to this memorandum only if the sum does not arrive.</p>`,
});

export const documents = [osprey, harrow, calfsound, duneside];
