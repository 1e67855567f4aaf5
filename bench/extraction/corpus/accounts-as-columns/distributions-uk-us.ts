import type { FundDocument } from '../document.ts';
import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const gbp = printer({ currency: 'GBP', group: ',', point: '.', digits: 2, negative: 'brackets', nil: '-' });
const pound = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  before: '£',
});
/** Capital, gain, income, carried interest, tax in pence. */
const NOW = { capital: 108741236, gain: 64290511, income: 5730000, carry: 9643577, tax: 1146000 };
const PAST = { capital: 320411820, gain: 141826077, income: 30144792, carry: 21273912, tax: 6028958 };
const grossOf = ({ capital, gain, income }: typeof NOW): number => capital + gain + income;
const netOf = (paid: typeof NOW): number => grossOf(paid) - paid.carry - paid.tax;
const again = 25000000;
const undrawn = 214500000 + again;
const line = (label: string, fin: string, part: 'capital' | 'gain' | 'income', name = ''): string =>
  row([label, gbp.amount(fin, NOW[part]), gbp.show(PAST[part]), gbp.show(NOW[part] + PAST[part])], name);
const off = (label: string, fin: string, part: 'carry' | 'tax'): string =>
  row([label, gbp.cost(fin, NOW[part]), gbp.show(-PAST[part]), gbp.show(-NOW[part] - PAST[part])]);
const all = (label: string, fin: string, of: (paid: typeof NOW) => number): string =>
  row([label, gbp.amount(fin, of(NOW)), gbp.show(of(PAST)), gbp.show(of(NOW) + of(PAST))], 's');

/** England: this distribution beside those before and all together, bullets on the commitment, a tax certificate. */
const english = document({
  file: 'Harrowgate Lower Mid-Market Fund II - Distribution Notice No 6 - 19 June 2025 (Ouse Valley).pdf',
  documentType: 'Capital Distribution',
  layout: 'current-previous-cumulative-certificate',
  margin: '20mm 21mm 22mm',
  footer:
    '<div style="font:6.4px sans-serif;width:100%;padding:0 21mm;color:#555">Harrowgate Capital LLP is a limited liability partnership registered in England and Wales (OC391177) and is authorised and regulated by the Financial Conduct Authority (no. 628841). Registered office: 3 Copthall Yard, London EC2R 7DD. &nbsp; Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>',
  css: "body{font:10pt/1.42 'Liberation Serif';margin:0}.a{text-align:right;font-size:19pt;font-variant:small-caps;color:#3a2f5b;border-bottom:.6pt solid #3a2f5b;padding-bottom:3pt}table{width:100%;border-collapse:collapse;font-size:9.4pt;margin:8pt 0 12pt}td,th{padding:3pt 4pt;text-align:right}td:first-child,th:first-child{text-align:left}th{border-bottom:.9pt solid #3a2f5b;vertical-align:bottom}td:nth-child(2){background:#f3f1f8}.s td{font-weight:bold;border-top:.5pt solid #3a2f5b}.c td:nth-child(2){background:none}.c{width:72%}h3{font-size:11.5pt;margin:0 0 4pt}ul{margin:4pt 0;padding-left:16pt}.cert{border:1pt solid #000;padding:10pt 14pt;margin-top:10pt}",
  body: `<div class="a">Harrowgate Capital</div>
<p>The Secretary to the Trustees<br>${mark('limited_partner', 'Ouse Valley Water Pension Scheme')}<br>Riverside House, 40 Mill Lane<br>Bedford MK40 3HD</p>
<p>${noticeDate('19 June 2025', '2025-06-19')}</p><p>Dear Trustees</p>
<h3>${mark('fund', 'Harrowgate Lower Mid-Market Fund II LP')} (“the Fund”)<br>Distribution Notice No. ${text('distribution_number', '6')}</h3>
<p>As reported in our May update, the Fund has completed the sale of Pennard Specialist Vehicles to its management team backed by a larger sponsor. The proceeds, together with interest on the Trelawney loan notes, are now being distributed. <b>${pound.amount('distribution_net', netOf(NOW))}</b> will be paid into the scheme’s nominated bank account on <b>${text('payment_date', '26 June 2025', '2025-06-26')}</b>. The make-up of the amount is as follows.</p>
${table([
  head(['£', 'This<br>distribution', 'Distributions<br>1 to 5', 'Cumulative']),
  line('Repayment of loan commitment (capital)', 'distribution_return_of_capital', 'capital'),
  line('Capital profit on disposals', 'distribution_realised_gain', 'gain'),
  line('Loan note interest', 'distribution_income', 'income'),
  all('Gross distribution', 'distribution_gross', grossOf),
  off('Carried interest paid to Harrowgate Carry II LP', 'distribution_carried_interest', 'carry'),
  off('Income tax deducted at source', 'distribution_withholding_tax', 'tax'),
  all('Net amount payable', 'distribution_net', netOf),
])}
<p>For the purposes of the scheme’s commitment of £15,000,000.00:</p>
<ul><li>${pound.amount('distribution_recallable', again)} of the capital repaid was drawn less than twelve months ago and may be redrawn under clause 6.9;</li><li>the undrawn commitment therefore rises from £2,145,000.00 to ${pound.amount('unfunded_commitment', undrawn)}.</li></ul>
<p>The multiple of cost realised on Pennard was 3.1x over four years and seven months. A fuller account will be given in the report for the June quarter. If the bank details we hold, ending 2257, are no longer in use, please let Imogen Strand know by noon on 24 June (020 7555 0164).</p>
<p>Yours faithfully</p><p style="margin-top:30pt">Alastair Penhale<br>Finance Partner<br>${mark('fund_manager', 'Harrowgate Capital LLP')}, manager of the Fund</p>
<div style="break-before:page" class="cert"><h3>Certificate of deduction of income tax</h3><p>Section 975 Income Tax Act 2007. Please keep this certificate: it will be accepted by HM Revenue &amp; Customs as evidence of the tax deducted.</p>
${table(
  [
    row(['Name of recipient', 'Ouse Valley Water Pension Scheme']),
    row(['Paid by', 'Trelawney Group Holdings Limited, through the Fund']),
    row(['Tax year', '2025–26']),
    row(['Date of payment to the Fund', '30 May 2025']),
    row(['Gross amount of interest', pound.amount('distribution_income', NOW.income)]),
    row(['Tax deducted at 20%', pound.amount('distribution_withholding_tax', NOW.tax)]),
    row(['Amount after deduction', pound.show(NOW.income - NOW.tax)]),
  ],
  'c',
)}
<p>We certify that the tax shown above has been deducted and will be accounted for to HM Revenue &amp; Customs.</p><p style="margin-top:24pt">________________________<br>For Harrowgate Capital LLP as operator</p></div>`,
  derivable: { base_currency: 'GBP' },
});

const usd = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
  before: '$',
  nil: '$0.00',
});
/** What the fund itself and its alternative investment vehicle pay, in cents. */
type Payers = readonly [number, number];
const BACK: Payers = [121500000, 41000000];
const GAIN: Payers = [248031245, 65520810];
const YIELD: Payers = [3811490, 9243000];
const PROMOTE: Payers = [49606249, 13104162];
const WITHHELD: Payers = [0, 2772900];
const sumOf = ([one, other]: Payers): number => one + other;
const combine = (...lists: Payers[]): Payers => [
  lists.reduce((sum, [one]) => sum + one, 0),
  lists.reduce((sum, [, other]) => sum + other, 0),
];
const minus = (one: Payers, other: Payers): Payers => [one[0] - other[0], one[1] - other[1]];
const GROSS = combine(BACK, GAIN, YIELD);
const NET = minus(GROSS, combine(PROMOTE, WITHHELD));
const pays = (label: string, fin: string, paid: Payers, name = ''): string =>
  row([label, ...paid.map((amount) => usd.show(amount || null)), usd.amount(fin, sumOf(paid))], name);
const takes = (label: string, fin: string, paid: Payers): string =>
  row([label, ...paid.map((amount) => usd.show(-amount || null)), usd.cost(fin, sumOf(paid))]);
const pair = (label: string, value: string): string => `<p class="p"><b>${label}</b><br>${value}</p>`;

/** United States: particulars down the left edge, the fund and its parallel vehicle in columns, symbols as footnotes. */
const american = document({
  file: 'SQC4_DistributionNotice_2025-11-20_BlueEarthTeachers.pdf',
  documentType: 'Capital Distribution',
  layout: 'left-rail-fund-and-vehicle-columns',
  pageSize: 'Letter',
  margin: '0.6in 0.7in',
  css: "body{font:9pt/1.4 'DejaVu Sans Condensed','DejaVu Sans';margin:0;color:#20242b}.w{display:grid;grid-template-columns:1.55in 1fr;gap:.28in}.l{background:#f0ede6;padding:10pt 9pt;font-size:8pt}.p{margin:0 0 9pt}.p b{font-size:6.9pt;color:#8a5a1c;text-transform:uppercase}table{width:100%;border-collapse:collapse;font-size:8.4pt;margin:6pt 0}td,th{padding:3.2pt 3pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left;white-space:normal}th{font-size:7.6pt;border-bottom:1pt solid #8a5a1c}.s td{font-weight:bold;border-top:.6pt solid #8a5a1c}.n{font-size:7.2pt;color:#444;margin:2pt 0}h1{font:300 20pt 'DejaVu Sans';margin:0;color:#8a5a1c}h4{margin:12pt 0 2pt;font-size:9.4pt}",
  body: `<div style="display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:12pt"><h1>Notice of Distribution</h1><svg width="120" height="30"><rect x="0" y="4" width="22" height="22" fill="#8a5a1c"/><rect x="6" y="10" width="22" height="22" fill="none" stroke="#8a5a1c"/><text x="36" y="22" font-size="13" font-family="DejaVu Sans">stonequay</text></svg></div>
<div class="w"><div class="l">${pair('Investor', mark('limited_partner', 'Blue Earth County Teachers’ Retirement Fund'))}${pair('Investor no.', 'SQC4-0093')}${pair('Fund', mark('fund', 'Stonequay Credit & Special Situations IV, L.P.'))}${pair('Date', noticeDate('11/20/2025', '2025-11-20'))}${pair('Distribution', `No. ${text('distribution_number', '15')}`)}${pair('Payable', text('payment_date', '12/04/2025', '2025-12-04'))}${pair('Currency', text('base_currency', 'US Dollar', 'USD'))}${pair('Paid to', 'Upper Plains Custody Trust<br>Account ••••6612<br>FFC: BECTRF Alternatives')}${pair('Manager', mark('fund_manager', 'Stonequay Partners LP'))}${pair('Questions', 'Fund Operations<br>ops@stonequay.example<br>(212) 555-0119')}</div>
<div><p style="margin-top:0">Stonequay Credit &amp; Special Situations IV, L.P. and its alternative investment vehicle, SQC IV AIV (Marine), L.P. (the “AIV”), are distributing the proceeds of three repayments and one sale that closed in October. Your share is 1.8750% of the amounts distributed to limited partners.</p>
${table([
  head(['', 'Fund', 'AIV', 'Your total']),
  pays('Return of capital *', 'distribution_return_of_capital', BACK),
  pays('Realized gains', 'distribution_realised_gain', GAIN),
  pays('Interest and other current income', 'distribution_income', YIELD),
  pays('Gross distribution', 'distribution_gross', GROSS, 's'),
  takes('General Partner carried interest', 'distribution_carried_interest', PROMOTE),
  takes('U.S. tax withheld †', 'distribution_withholding_tax', WITHHELD),
  pays('Cash to you', 'distribution_net', NET, 's'),
])}
<p class="n">* Includes ${usd.amount('distribution_recallable', 30000000)} that was called within the last 18 months for the Cape Finisterre bridge loan. The General Partner may call this amount again.</p><p class="n">† Tax withheld by the AIV on effectively connected income, Sections 1445 and 1446. You may be able to claim it as a credit.</p>
<h4>Where the money comes from</h4>
${table([
  head(['Transaction', 'Closed', 'Fund proceeds ($mm)']),
  row(['Cape Finisterre – bridge loan repaid at par', 'Oct 3', '16.0']),
  row(['Larkin Home Health – second-lien repaid at 102', 'Oct 17', '48.8']),
  row(['Tri-State Paper – sale of reorganized equity', 'Oct 22', '134.3']),
  row(['Gulf Lighterage – vessel sale (AIV)', 'Oct 30', '61.7']),
])}
<h4>Your commitment</h4>
${table([
  row(['Commitment', '$30,000,000.00']),
  row(['Unfunded before this distribution', '$4,418,250.00']),
  row(['Added back (recallable)', '$300,000.00']),
  row(['Unfunded after this distribution', usd.amount('unfunded_commitment', 471825000)], 's'),
])}
<p class="n">The tax characterization is preliminary; rely on your Schedule K-1. Distributions remain subject to the giveback provisions of Section 9.3 of the partnership agreement. Funds that are returned by your bank will be held without interest. This notice was prepared on the basis of unaudited records by Stonequay Partners LP and reviewed by Highline Fund Administration LLC.</p></div></div>`,
});

export const documents: FundDocument[] = [english, american];
