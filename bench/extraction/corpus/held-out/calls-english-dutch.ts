import type { FundDocument } from '../document.ts';
import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const usd = printer({ currency: 'USD', group: ',', point: '.', digits: 2, negative: 'brackets' });
const BLUE = { investments: 98214500, fees: 15625000, costs: 2318743, interest: 441257 };
const blueCall = BLUE.investments + BLUE.fees + BLUE.costs + BLUE.interest;
const blueBefore = 812400000;
const blueFund = mark('fund', 'Bluestem Prairie Growth Equity III, L.P.');

/** A letter whose table gives the whole fund's share beside the partner's; United States wire details. */
const letter = document({
  file: 'BPGE III_Capital Call 11_Ostrander.pdf',
  documentType: 'Capital Call',
  layout: 'letter-fund-and-share',
  pageSize: 'Letter',
  margin: '22mm',
  css: "body{font:10.5pt 'Liberation Serif'}table{border-collapse:collapse;margin:8pt 0;width:100%}td,th{padding:2.5pt 6pt;text-align:right}td:first-child,th:first-child{text-align:left}th{font-size:9pt;border-bottom:.7pt solid}.t td{border-top:.7pt solid;border-bottom:2.2pt double;font-weight:bold}.w{width:76%;font-size:9.5pt}.w td{text-align:left;padding:1.5pt 6pt}",
  body: `<div style="text-align:center;letter-spacing:3pt;font-size:14pt;border-bottom:1pt solid;margin-bottom:4pt">${mark('fund_manager', 'BLUESTEM PRAIRIE CAPITAL, LLC', { value: 'Bluestem Prairie Capital, LLC' })}</div><div style="text-align:center;font-size:8pt">1400 Grand Boulevard, Suite 2200 · Kansas City, Missouri 64106</div>
<p>${noticeDate('March 3, 2025', '2025-03-03')}</p><p>${mark('limited_partner', 'Ostrander Family Holdings, LLC')}<br>2 Larkspur Lane<br>Boulder, CO 80302</p>
<p><b>Re: ${blueFund} &ndash; Capital Call No. ${text('call_number', '11')}</b></p>
<p>Dear Limited Partner:</p><p>Pursuant to Section 3.2 of the Amended and Restated Limited Partnership Agreement, the General Partner hereby calls capital to fund the acquisition of Harrow Creek Dental Partners, a follow-on investment in Tallgrass Analytics, and fees and expenses as set out below. Your payment of $${usd.amount('call_amount', blueCall)} is due no later than <b>${text('due_date', 'March 17, 2025', '2025-03-17')}</b>.</p>
${table([
  head(['', 'Total Fund', 'Your Share']),
  row(['Investments', '39,285,800.00', usd.amount('call_investments', BLUE.investments)]),
  row(['Management fee (Q2 2025)', '6,250,000.00', usd.amount('call_management_fees', BLUE.fees)]),
  row(['Partnership expenses', '927,497.20', usd.amount('call_partnership_expenses', BLUE.costs)]),
  row(['Credit facility interest', '176,502.80', usd.amount('call_other', BLUE.interest)]),
  row(['Total capital call (US$)', '46,639,800.00', usd.amount('call_amount', blueCall)], 't'),
])}
<p>Following this call, your unfunded commitment will decrease from $${usd.amount('unfunded_before_call', blueBefore)} to $${usd.amount('unfunded_after_call', blueBefore - blueCall)}, out of a total commitment of $${usd.amount('commitment', 2500000000)}.</p>
${table(
  [
    row(['Bank:', mark('bank_name', 'First Platte National Bank')]),
    row(['ABA routing no.:', '101900754']),
    row(['SWIFT:', text('swift_code', 'FPNBUS44')]),
    row(['Account name:', mark('beneficiary_name', 'Bluestem Prairie Growth Equity III, L.P.')]),
    row(['Account no.:', text('account_number', '8830 241 907', '8830241907')]),
    row(['Reference:', mark('payment_reference', 'Ostrander – Call 11')]),
  ],
  'w',
)}
<p>Please telephone Dana Whitlock at (816) 555-0139 to verify these instructions before sending funds.</p><p>Sincerely,<br><br>Bluestem Prairie GP III, LLC<br><i>General Partner</i></p>`,
  derivable: { base_currency: 'USD' },
});

const eur = printer({ currency: 'EUR', group: ',', point: '.', digits: 2, negative: 'minus' });
const code = (): string => `${text('base_currency', 'EUR')} `;
const eurRow = (label: string, fin: string, amount: number, name = ''): string =>
  row([label, code() + eur.amount(fin, amount)], name);
const MER = { investments: 143750000, costs: 6281250 };
const merCall = MER.investments + MER.costs;
const merBefore = 694218750;
const merFund = 'Meridiaan Oak Private Credit Fund II SCSp';

/** A Luxembourg administrator's form: numbered boxes, bank details in two columns, an intermediary bank. */
const form = document({
  file: '20250912_MOPC2_Drawdown_Notice_0006_INV00231.pdf',
  documentType: 'Capital Call',
  layout: 'administrator-form-boxes',
  css: "body{font:9pt 'DejaVu Sans'}.h{background:#15394f;color:#fff;padding:8pt;display:flex;justify-content:space-between}.x{border:.6pt solid #15394f;margin-top:10pt;padding:6pt 8pt}.x b.q{display:block;color:#15394f;margin-bottom:5pt}table{width:100%;border-collapse:collapse}td{padding:2.6pt 2pt;vertical-align:top}.a td:last-child{text-align:right}.t td{font-weight:bold;border-top:.5pt solid}.d{display:grid;grid-template-columns:1fr 1fr;gap:14pt}",
  body: `<div class="h"><span style="font-size:13pt">DRAWDOWN NOTICE</span><span>Sablon Administration S.à r.l.</span></div>
<div class="x"><b class="q">1. Parties and dates</b>${table([row(['Fund', mark('fund', merFund)]), row(['AIFM', mark('fund_manager', 'Meridiaan Oak Management S.A.')]), row(['Investor', mark('limited_partner', 'Pensioenkas Havenbedrijven OFP')]), row(['Drawdown number', text('call_number', '6')]), row(['Date of notice', noticeDate('12-Sep-2025', '2025-09-12')]), row(['Value date', text('due_date', '26-Sep-2025', '2025-09-26')])])}</div>
<div class="x"><b class="q">2. Amount payable by the Investor</b>${table([eurRow('Portfolio loans', 'call_investments', MER.investments), eurRow('Organisational and operating expenses', 'call_partnership_expenses', MER.costs), eurRow('Total drawdown', 'call_amount', merCall, 't')], 'a')}</div>
<div class="x"><b class="q">3. Commitment position</b>${table([eurRow('Investor commitment', 'commitment', 1250000000), eurRow('Undrawn commitment prior to this notice', 'unfunded_before_call', merBefore), eurRow('Undrawn commitment after this notice', 'unfunded_after_call', merBefore - merCall), row(['Cumulative drawn after this notice (% of commitment)', '56.465%'])], 'a')}</div>
<div class="x"><b class="q">4. Payment details</b><div class="d"><div>${table([row(['Beneficiary', mark('beneficiary_name', merFund)]), row(['IBAN', text('iban', 'LU28 0019 4006 4475 0000')]), row(['BIC', text('swift_code', 'BSVLLULLXXX')])])}</div><div>${table([row(['Bank', mark('bank_name', 'Banque Saint-Vith Luxembourg')]), row(['Correspondent', 'Handelskrediet Frankfurt, HKFFDEFF']), row(['Payment reference', mark('payment_reference', 'MOPC2-0006-INV00231')])])}</div></div></div>
<p style="font-size:7pt">Amounts received after 15:00 CET on the value date bear default interest at 8% per annum. This notice is confidential and addressed only to the Investor named above.</p>`,
});

const dutch = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'minus',
  before: '€ ',
});
const ZEE = { investments: 41250000, fees: 4375000, costs: 812540, working: 1500000 };
const zeeCall = ZEE.investments + ZEE.fees + ZEE.costs + ZEE.working;
const zeeBefore = 188312500;

/** Dutch: the sum in a coloured band, the parts as a list, the payment in running words and a table. */
const band = document({
  file: 'Kapitaaloproep 9 - Zeelandia Buyout Fonds.pdf',
  documentType: 'Capital Call',
  language: 'nl',
  layout: 'sum-in-a-band',
  css: "body{font:10pt 'Liberation Sans'}.b{background:#e86a17;color:#fff;padding:12pt;margin:14pt 0;display:flex;justify-content:space-between;font-size:14pt}.b small{display:block;font-size:8pt}table{width:70%;border-collapse:collapse}td{padding:3pt 0;border-bottom:.4pt dotted #999}td:last-child{text-align:right}.p td:last-child{text-align:left}h4{color:#e86a17;margin:14pt 0 4pt}",
  body: `<div style="display:flex;justify-content:space-between"><div>${mark('limited_partner', 'Stichting Pensioenfonds Metaalhandel')}<br>t.a.v. afdeling Beleggingen<br>Postbus 5510, 3502 GA Utrecht</div><svg width="60" height="60"><circle cx="30" cy="30" r="26" fill="#e86a17"/><text x="18" y="38" fill="#fff" font-size="24" font-family="Liberation Sans">Z</text></svg></div>
<p>Middelburg, ${noticeDate('14 mei 2025', '2025-05-14')}</p><p>Betreft: ${text('call_number', '9', '9')}e kapitaaloproep ${mark('fund', 'Zeelandia Buyout Fonds Coöperatief U.A.')}</p>
<div class="b"><span><small>Door u te storten</small>${dutch.amount('call_amount', zeeCall)}</span><span><small>Uiterlijk op</small>${text('due_date', '28 mei 2025', '2025-05-28')}</span></div>
<p>Geachte heer, mevrouw,</p><p>Hierbij doen wij namens de directie een beroep op uw commitment. De gelden worden aangewend voor de aankoop van een meerderheidsbelang in Vlissinger Koeltechniek B.V. en voor de onderstaande posten.</p>
<h4>Samenstelling</h4>${table([row(['Investeringen', dutch.amount('call_investments', ZEE.investments)]), row(['Beheervergoeding 2e halfjaar', dutch.amount('call_management_fees', ZEE.fees)]), row(['Fondskosten', dutch.amount('call_partnership_expenses', ZEE.costs)]), row(['Werkkapitaal', dutch.amount('call_other', ZEE.working)]), row(['<b>Totaal</b>', dutch.amount('call_amount', zeeCall)])])}
<h4>Uw commitment</h4>${table([row(['Toegezegd', dutch.amount('commitment', 500000000)]), row(['Nog opvraagbaar vóór deze oproep', dutch.amount('unfunded_before_call', zeeBefore)]), row(['Nog opvraagbaar na deze oproep', dutch.amount('unfunded_after_call', zeeBefore - zeeCall)])])}
<h4>Betaling</h4>${table([row(['Ten name van', mark('beneficiary_name', 'Zeelandia Buyout Fonds Coöperatief U.A.')]), row(['IBAN', text('iban', 'NL91 ABNA 0417 1643 00')]), row(['BIC', text('swift_code', 'ABNANL2A')]), row(['Bank', mark('bank_name', 'Scheldebank N.V.')]), row(['Onder vermelding van', mark('payment_reference', 'ZBF oproep 9 / 1042')])], 'p')}
<p>Met vriendelijke groet,<br><br>${mark('fund_manager', 'Zeelandia Participaties B.V.')}<br>beheerder</p>`,
  derivable: { base_currency: 'EUR' },
});

export const documents: FundDocument[] = [letter, form, band];
