import type { FundDocument } from '../document.ts';
import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const usd = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  before: '$',
  nil: '—',
});
/** The partner holds a fortieth of the commitments. */
const ofFund = (share: number): string => usd.show(share * 40);
const larkspur = { capital: 53700000, gain: 85291000, income: 4907000, carry: 17058200, tax: 490700 };
const larkspurGross = larkspur.capital + larkspur.gain + larkspur.income;
const larkspurNet = larkspurGross - larkspur.carry - larkspur.tax;
const larkspurCall = [46500000, 5812500, 600000] as const;
const larkspurCalled = larkspurCall[0] + larkspurCall[1] + larkspurCall[2];
const larkspurOpen = 426250000;
const larkspurRecall = 26850000;
const larkspurLeft = larkspurOpen - larkspurCalled + larkspurRecall;
const call = (label: string, at: 0 | 1 | 2): string =>
  row([label, ofFund(-larkspurCall[at]), usd.show(-larkspurCall[at])]);

/** American: three lettered sections, the distribution, the call set off against it and the wire. */
const netted = document({
  file: 'LSC Growth Buyout IV_Net Notice_Dist 6_Call 9_Ogallala.pdf',
  documentType: 'Capital Distribution',
  layout: 'lettered-sections-net-of-call',
  pageSize: 'Letter',
  margin: '20mm 22mm',
  footer:
    '<div style="font:7px serif;width:100%;padding:0 22mm;display:flex;justify-content:space-between;color:#666"><span>Confidential – for the use of the addressee only</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>',
  css: "body{font:10pt/1.35 'Liberation Serif';margin:0}table{width:100%;border-collapse:collapse;font-size:9.5pt;margin:6pt 0 10pt}td,th{padding:2.5pt 3pt;text-align:right}td:first-child,th:first-child{text-align:left}th{border-bottom:1pt solid #25344d;font-weight:bold}.h td{font-weight:bold;background:#e9edf3}.s td{font-weight:bold;border-top:.6pt solid #333}.n td{font-weight:bold;border-top:1pt solid #25344d;border-bottom:2.5pt double #25344d}h5{break-before:page;font-size:11pt;margin:0 0 4pt}small{font-size:7.8pt}",
  body: `<div style="text-align:center;border-bottom:1.5pt solid #25344d;padding-bottom:6pt"><span style="font-size:16pt;letter-spacing:4pt">LARKSPUR STREET CAPITAL</span><br><small>118 Larkspur Street, 9th Floor · Minneapolis, Minnesota 55403 · T 612.555.0142</small></div>
<p>${noticeDate('May 9, 2025', '2025-05-09')}</p>
<p>${mark('limited_partner', 'Ogallala Valley Teachers’ Retirement Plan')}<br>Attn: Alternative Investments Operations<br>2200 Prairie Avenue, Suite 410<br>Kearney, NE 68847</p>
<p><b>Re: ${mark('fund', 'Larkspur Street Growth Buyout Fund IV, L.P.')} (the “Partnership”)<br>Notice of Distribution No. ${text('distribution_number', '6')}, net of Capital Call No. 9</b></p>
<p>Dear Limited Partner:</p>
<p>On April 30, 2025 the Partnership closed the sale of Tamarack Pump &amp; Valve Holdings, Inc. to a strategic buyer. ${mark('fund_manager', 'Larkspur Street Capital Management, LLC')}, the manager of the Partnership, is distributing the proceeds together with a dividend received from Winnebago Lab Services, LLC. To reduce wire traffic, the capital call for the acquisition of Cedar Fork Dental Partners is being satisfied by offset against the distribution. No payment is required from you.</p>
${table([
  head(['', 'Total Partnership', 'Your Share']),
  row(['A. &nbsp;Distribution', '', ''], 'h'),
  row([
    'Return of capital',
    ofFund(larkspur.capital),
    usd.amount('distribution_return_of_capital', larkspur.capital),
  ]),
  row([
    'Long-term capital gain',
    ofFund(larkspur.gain),
    usd.amount('distribution_realised_gain', larkspur.gain),
  ]),
  row(['Dividend income', ofFund(larkspur.income), usd.amount('distribution_income', larkspur.income)]),
  row(['Gross distribution', ofFund(larkspurGross), usd.amount('distribution_gross', larkspurGross)], 's'),
  row([
    'Carried interest allocable to the General Partner',
    ofFund(-larkspur.carry),
    usd.cost('distribution_carried_interest', larkspur.carry),
  ]),
  row([
    'State income tax withheld (MN, WI)',
    ofFund(-larkspur.tax),
    usd.cost('distribution_withholding_tax', larkspur.tax),
  ]),
  row(['Net distribution', ofFund(larkspurNet), usd.amount('distribution_net', larkspurNet)], 's'),
  row(['B. &nbsp;Capital call applied against the distribution', '', ''], 'h'),
  call('Investment – Cedar Fork Dental Partners, LLC', 0),
  call('Management fee, Q3 2025', 1),
  call('Partnership expenses', 2),
  row(['Total Capital Call No. 9', ofFund(-larkspurCalled), usd.show(-larkspurCalled)], 's'),
  row(
    [
      'C. &nbsp;Amount to be wired to you (A less B)',
      ofFund(larkspurNet - larkspurCalled),
      usd.show(larkspurNet - larkspurCalled),
    ],
    'n',
  ),
])}
<p>The amount in section C will be wired on ${text('payment_date', 'May 20, 2025', '2025-05-20')} under the standing instructions in our file (account ending 0386). If those instructions have changed, please contact Investor Operations by telephone no later than May 15, 2025; we do not accept changes by e-mail.</p>
<h5>Effect on your commitment</h5>
${table([
  head(['', 'Your Share']),
  row(['Commitment', '$15,500,000.00']),
  row(['Unfunded commitment before this notice', usd.show(larkspurOpen)]),
  row(['Less: Capital Call No. 9', usd.show(-larkspurCalled)]),
  row([
    'Plus: portion of this distribution subject to recall (Section 3.6(b))<sup>1</sup>',
    usd.amount('distribution_recallable', larkspurRecall),
  ]),
  row(['Unfunded commitment after this notice', usd.amount('unfunded_commitment', larkspurLeft)], 'n'),
  row(['Cumulative distributions, including this notice', '$9,870,415.00']),
])}
<p><small><sup>1</sup> Capital returned within eighteen months of its contribution. The Partnership may call this amount again until the end of the Investment Period on March 31, 2027.</small></p>
<p>The tax character shown above is an estimate. Final amounts will be reported on your 2025 Schedule K-1. All amounts are stated in ${text('base_currency', 'U.S. dollars', 'USD')}.</p>
<p>Sincerely,</p><p style="margin-top:26pt">Denise R. Halvorsen<br>Chief Financial Officer</p>
<p><small>Investor Operations: investors@larkspurstreet.example · 612.555.0160. This notice is delivered under Section 11.4 of the Amended and Restated Agreement of Limited Partnership and is subject to its terms. It is neither an offer to sell nor a solicitation of an offer to buy any security.</small></p>`,
});

const nok = printer({
  currency: 'NOK',
  group: '\u00a0',
  point: ',',
  digits: 0,
  negative: 'long minus',
  nil: '–',
});
const fjord = { capital: 2140000, gain: 3385400, earnOut: 412650, dividend: 186300, tax: 27945 };
const fjordGain = fjord.gain + fjord.earnOut;
const fjordGross = fjord.capital + fjordGain + fjord.dividend;
const fjordNet = fjordGross - fjord.tax;
const fjordFund = (share: number): string => nok.show(share * 20);

/** Norwegian in English: natures down, portfolio companies across, the partner's total before the fund's. */
const matrix = document({
  file: 'Skarvoy Buyout III - distribution 11 - Stiftelsen Hallingdal.pdf',
  documentType: 'Capital Distribution',
  layout: 'nature-by-company-matrix',
  margin: '22mm 20mm',
  css: "body{font:9.5pt/1.45 'Lato','Liberation Sans';color:#1d2b2b;margin:0}table{width:100%;border-collapse:collapse;margin:8pt 0;font-size:8.5pt}th{font-weight:bold;vertical-align:bottom;border-bottom:.8pt solid #0b5d5e;color:#0b5d5e}td,th{text-align:right;padding:3.5pt 4pt}td:first-child,th:first-child{text-align:left}.s td{border-top:.5pt solid #888;font-weight:bold}td:nth-child(5),th:nth-child(5){background:#e3f0ef}.m{display:grid;grid-template-columns:1fr 62mm;margin:16pt 0}ul{padding-left:14pt}small{font-size:7.5pt;color:#556}",
  body: `<div style="font-size:15pt;color:#0b5d5e"><b>Skarvøy</b> Kapital</div>
<div class="m"><div>${mark('limited_partner', 'Stiftelsen Hallingdal Sparebank')}<br>Att.: Kapitalforvaltning<br>Postboks 118<br>3571 Ål, Norway</div><div>Bergen, ${noticeDate('3 June 2024', '2024-06-03')}<br>Investor ID: SB3-027<br>Our contact: Ingrid Tveit</div></div>
<p style="font-size:13pt;margin-bottom:2pt">Distribution no. ${text('distribution_number', '11')} from ${mark('fund', 'Skarvøy Buyout III KS')}</p>
<p>Dear investor,</p>
<p>The sale of the Fund’s remaining shares in Nordfjord Marin AS was completed on 24 May 2024. The Fund has also received the second earn-out from Trollvann Software AS (sold in 2022) and an ordinary dividend from Bjerke Energi A/S, Denmark. Your share of the distribution is NOK ${nok.amount('distribution_net', fjordNet)} after withholding tax and will be paid to your account 1503.●●.●●418 with value ${text('payment_date', '12 June 2024', '2024-06-12')}.</p>
${table([
  head([
    `${text('base_currency', 'NOK')}`,
    'Nordfjord<br>Marin AS',
    'Trollvann<br>Software AS',
    'Bjerke<br>Energi A/S',
    'Total,<br>your share',
    'Total,<br>the Fund',
  ]),
  row([
    'Repayment of paid-in capital',
    nok.show(fjord.capital),
    '–',
    '–',
    nok.amount('distribution_return_of_capital', fjord.capital),
    fjordFund(fjord.capital),
  ]),
  row([
    'Gain on sale',
    nok.show(fjord.gain),
    nok.show(fjord.earnOut),
    '–',
    nok.amount('distribution_realised_gain', fjordGain),
    fjordFund(fjordGain),
  ]),
  row([
    'Dividends',
    '–',
    '–',
    nok.show(fjord.dividend),
    nok.amount('distribution_income', fjord.dividend),
    fjordFund(fjord.dividend),
  ]),
  row(
    [
      'Gross distribution',
      nok.show(fjord.capital + fjord.gain),
      nok.show(fjord.earnOut),
      nok.show(fjord.dividend),
      nok.amount('distribution_gross', fjordGross),
      fjordFund(fjordGross),
    ],
    's',
  ),
  row([
    'Danish withholding tax (15%)',
    '–',
    '–',
    nok.show(-fjord.tax),
    nok.cost('distribution_withholding_tax', fjord.tax),
    fjordFund(-fjord.tax),
  ]),
  row(
    [
      'Net distribution',
      nok.show(fjord.capital + fjord.gain),
      nok.show(fjord.earnOut),
      nok.show(fjord.dividend - fjord.tax),
      nok.amount('distribution_net', fjordNet),
      fjordFund(fjordNet),
    ],
    's',
  ),
])}
<ul><li>Your ownership in the Fund is 5.00% (commitment NOK 25 000 000).</li>
<li>NOK ${nok.amount('distribution_recallable', 535000)} of the repaid capital may be called again until 31 December 2025, cf. section 6.4 of the partnership agreement.</li>
<li>Your remaining uncalled commitment after this distribution is NOK ${nok.amount('unfunded_commitment', 3215000)}.</li>
<li>The 8% preferred return has not yet been reached and no carried interest is paid out of this distribution.</li></ul>
<p>Following this distribution the Fund has paid out NOK 391 million in total, or 96% of paid-in capital. Four companies remain in the portfolio. We will revert with a full update in the half-year report at the end of August.</p>
<p>Kind regards,<br>for ${mark('fund_manager', 'Skarvøy Kapital AS')}, manager of the Fund</p><p style="margin-top:24pt">Ingrid Tveit<br>Head of Fund Operations</p>
<p style="margin-top:28pt;border-top:.5pt solid #999;padding-top:4pt"><small>Skarvøy Kapital AS · Strandkaien 14, 5013 Bergen · Org. no. 998 417 203 MVA · ir@skarvoy.example · +47 55 50 01 90. Authorised manager of alternative investment funds, supervised by Finanstilsynet.</small></p>`,
  derivable: { distribution_carried_interest: 'NOK 0' },
});

export const documents: FundDocument[] = [netted, matrix];
