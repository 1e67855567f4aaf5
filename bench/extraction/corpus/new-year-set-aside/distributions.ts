import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  before: '$',
  nil: '$-',
});
const RECALLABLE = 21000000;
const CAPITAL = RECALLABLE + 54000000;
const GROSS = CAPITAL + 31844018 + 4211560;
const NET = GROSS - 631734 - 7207116;
/** A line with the present distribution and the sum of all distributions. */
const since = (label: string, own: string, earlier: number, name = ''): string =>
  row([label, own, dollar.show(earlier)], name);

/** An American notice whose return of capital is split by whether it may be called again. */
const split = document({
  file: 'Saltgrass Infrastructure II-A - Distribution Notice No. 9 - Ketchum Falls Hospital.pdf',
  documentType: 'Capital Distribution',
  layout: 'administrator-notice-with-split-return-of-capital',
  pageSize: 'Letter',
  css: "body{font:10pt/1.35 'Liberation Serif'}table{border-collapse:collapse;width:100%;margin:8pt 0}td,th{padding:2.6pt 5pt;text-align:right;vertical-align:bottom}td:first-child,th:first-child{text-align:left}th{border-bottom:.8pt solid;font-weight:bold}.i td:first-child{padding-left:20pt}.s td{border-top:.4pt solid}.t td{border-top:.6pt solid;border-bottom:2pt double;font-weight:bold}.m{width:auto;margin-left:0}.m td{text-align:left;padding:1.2pt 16pt 1.2pt 0}.n{font-size:8pt}sup{font-size:7pt}",
  footer:
    '<div style="font:7pt serif;width:100%;text-align:center">Confidential information – Saltgrass Infrastructure Partners II-A, L.P.</div>',
  body: `<div style="text-align:center;border-bottom:.8pt solid;padding-bottom:5pt"><b style="font-size:12.5pt">${mark('fund', 'Saltgrass Infrastructure Partners II-A, L.P.')}</b><br>c/o Harborline Alternative Fund Administration, LLC<br>2 Commissioners Wharf, Boston, Massachusetts 02110</div>
<h3 style="text-align:center;margin:10pt 0">Notice of Distribution</h3>
<table class="m">${row(['Date of Notice', noticeDate('01/20/2026', '2026-01-20')])}
${row(['Limited Partner', mark('limited_partner', 'Ketchum Falls Hospital Retirement Plan and Trust')])}
${row(['Distribution No.', text('distribution_number', '9')])}
${row(['Payment Date', text('payment_date', '01/27/2026', '2026-01-27')])}
${row(['Currency', text('base_currency', 'USD')])}
${row(['Commitment', `${dollar.show(1000000000)} (1.25% of the Partnership)`])}</table>
<p>The Partnership will distribute proceeds from the sale of its 49% interest in Port Wenham Cold Storage Terminal, which closed on December 30, 2025, together with dividends received in the fourth quarter. Your share of the distribution is as follows:</p>
<table>${head(['', 'This Distribution', 'Inception to Date<sup>1</sup>'])}
${since('Return of capital – recallable<sup>2</sup>', dollar.amount('distribution_recallable', RECALLABLE), 46500000, 'i')}
${since('Return of capital – not recallable', dollar.show(54000000), 312000000, 'i')}
${since('Total return of capital', dollar.amount('distribution_return_of_capital', CAPITAL), 358500000, 's')}
${since('Realized gain', dollar.amount('distribution_realised_gain', 31844018), 120377214)}
${since('Dividend and interest income', dollar.amount('distribution_income', 4211560), 38009105)}
${since('Gross distribution', dollar.amount('distribution_gross', GROSS), 516886319, 's')}
${since('Less: withholding tax<sup>3</sup>', dollar.cost('distribution_withholding_tax', 631734), -2244120)}
${since('Less: carried interest', dollar.cost('distribution_carried_interest', 7207116), -20775310)}
${since('Net distribution payable to you', dollar.amount('distribution_net', NET), 493866889, 't')}</table>
<table>${row(['Unfunded commitment before this distribution', dollar.show(245000000)])}
${row(['Recallable amount of this distribution', dollar.amount('distribution_recallable', RECALLABLE)])}
${row(['Unfunded commitment after this distribution', dollar.amount('unfunded_commitment', 245000000 + RECALLABLE)], 't')}</table>
<p>Payment will be made by wire to your account on record ending in 4418. Changes must be received on an executed form, and confirmed by call-back, at least three business days before the Payment Date.</p>
<p>Questions may be directed to Harborline Investor Relations at (617) 555-0144 or to ${mark('fund_manager', 'Saltgrass Capital Advisors, LP')}, the investment manager of the Partnership.</p>
<p class="n"><sup>1</sup> Includes this distribution. <sup>2</sup> May be recalled under Section 4.5(c) until the end of the commitment period on June 30, 2027. <sup>3</sup> Withheld at 15% on $42,115.60 of distributions received from a Canadian portfolio company; a statement will be included with your 2026 Schedule K-1.</p>
<p class="n">The allocation among capital, gain and income is an estimate for financial reporting and may differ from the amounts reported for tax purposes. Distributions may be subject to return under Section 9.4 up to 25% of aggregate distributions.</p>`,
});

const pound = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '–',
});
/** Where the money came from: capital, gain, income. */
type Source = readonly [name: string, capital: number, gain: number, income: number];
const SOURCES: readonly Source[] = [
  ['Project Teal – portfolio of four buyout fund interests', 8412000, 5120417, 310226],
  ['Ardwick Continuation Vehicle', 6250000, 2904110, 0],
  ['Project Heron – tail-end funds', 1988000, -214300, 89775],
];
const [SOURCE_CAPITAL, SOURCE_GAIN, SOURCE_INCOME] = ([1, 2, 3] as const).map((at) =>
  SOURCES.reduce((sum, source) => sum + source[at], 0),
) as [number, number, number];
const SOURCE_TOTAL = SOURCE_CAPITAL + SOURCE_GAIN + SOURCE_INCOME;
const sourceRow = ([name, capital, gain, income]: Source): string =>
  row([
    name,
    pound.show(capital),
    pound.show(gain),
    pound.show(income || null),
    pound.show(capital + gain + income),
  ]);

/** A Jersey administrator's letter with a matrix of sources by kind of proceeds. */
const matrix = document({
  file: '2026-01-30_CHS3_Distribution 7_Governors of the Malvern Priory Schools.pdf',
  documentType: 'Capital Distribution',
  layout: 'letter-with-matrix-of-sources',
  css: "body{font:9.8pt/1.4 'DejaVu Serif Condensed','DejaVu Serif'}table{border-collapse:collapse;width:100%;margin:8pt 0}td,th{padding:3.4pt 5pt;text-align:right;border-bottom:.3pt solid #aab}td:first-child,th:first-child{text-align:left}th{font-size:8.4pt;vertical-align:bottom;border-bottom:1pt solid #1f4e5f;color:#1f4e5f}.t td{font-weight:bold;border-top:.8pt solid #1f4e5f;border-bottom:.8pt solid #1f4e5f}.n{font-size:7.6pt}",
  footer:
    '<div style="font:6.4pt serif;width:100%;padding:0 18mm;color:#1f4e5f">La Rocque Fund Administration Limited, Gorey House, Castle Street, St Helier, Jersey JE2 9ZZ. Registered in Jersey no. 990145.</div>',
  body: `<div style="color:#1f4e5f;font-size:14pt">La Rocque Fund Administration</div>
<p>${mark('limited_partner', 'The Governors of the Malvern Priory Schools Foundation')}<br>The Bursary, Priory Road<br>Great Malvern WR14 9ZZ</p>
<p>Our reference: CHS3/LP017/D7<br>${noticeDate('30 January 2026', '2026-01-30')}</p>
<p>Dear Investor</p><p><b>${mark('fund', 'Corbière Hill Secondaries III LP')} (the “Fund”) – Distribution ${text('distribution_number', '7')}</b></p>
<p>As administrator of the Fund we are pleased to inform you that the general partner, on the advice of ${mark('fund_manager', 'Corbière Hill Capital Management Limited')} (the “Manager”), has approved a distribution to Limited Partners of £13,258,560. Your entitlement of £${pound.amount('distribution_net', SOURCE_TOTAL)} will be paid to your nominated bank account on <b>${text('payment_date', '13 February 2026', '2026-02-13')}</b>. No tax has been withheld and no carried interest is payable at this stage.</p>
<table>${head([`Source of proceeds (${text('base_currency', 'GBP')})`, 'Return of<br>capital', 'Realised gain<br>/ (loss)', 'Income', 'Total'])}
${SOURCES.map(sourceRow).join('')}
${row(['Your share of Distribution 7', pound.amount('distribution_return_of_capital', SOURCE_CAPITAL), pound.amount('distribution_realised_gain', SOURCE_GAIN), pound.amount('distribution_income', SOURCE_INCOME), pound.amount('distribution_gross', SOURCE_TOTAL)], 't')}</table>
<p>Of the capital returned to you, £${pound.amount('distribution_recallable', 2500000)} represents amounts drawn within the last eighteen months and may be drawn again in accordance with clause 6.8 of the limited partnership agreement. The position of your commitment is therefore:</p>
<table>${head(['', 'Before', 'Movement', 'After'])}
${row(['Total commitment', pound.show(200000000), pound.show(null), pound.show(200000000)])}
${row(['Drawn commitment (net of recallable distributions)', pound.show(151830000), pound.show(-2500000), pound.show(149330000)])}
${row(['Undrawn commitment', pound.show(48170000), pound.show(2500000), pound.amount('unfunded_commitment', 50670000)], 't')}</table>
<p>Distributions paid to you since the first closing, including the present one, will amount to £1,042,117.90, or 0.69 times the capital drawn from you.</p>
<p>Should you wish the payment to be made to a different account, please contact us by telephone before 6 February 2026; we shall not act on instructions received by e-mail only.</p>
<p>Yours faithfully</p><p style="margin-top:24pt">Authorised signatory<br>La Rocque Fund Administration Limited</p>
<p class="n">The realised gain is stated after foreign exchange differences. Project Heron was sold at 94% of its valuation at 30 September 2025. This letter is not tax advice.</p>`,
});

export const documents = [split, matrix];
