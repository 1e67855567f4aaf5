import type { FundDocument } from '../document.ts';
import { row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const gbp = printer({ currency: 'GBP', group: ',', point: '.', digits: 2, negative: 'brackets', nil: '–' });
type Source = readonly [name: string, capital: number, gain: number, income: number];
const SOURCES: readonly Source[] = [
  ['Ludlow Veterinary Group (mezzanine loan repaid)', 31250000, 0, 2418066],
  ['Bramley Rail Signalling (sale of warrants)', 480000, 9724415, 0],
  ['Coldharbour Schools (cash-pay interest)', 0, 0, 1937250],
  ['Tollgate Fasteners (partial repayment)', 8400000, 0, 511904],
];
const column = (at: 1 | 2 | 3): number => SOURCES.reduce((sum, source) => sum + source[at], 0);
const tribute = { capital: column(1), gain: column(2), income: column(3), tax: 387450, carry: 1458662 };
const tributeGross = tribute.capital + tribute.gain + tribute.income;
const tributeNet = tributeGross - tribute.tax - tribute.carry;
const blank = (amount: number): string => gbp.show(amount === 0 ? null : amount);
const tributeFund = mark('fund', 'Tribute Lane Mezzanine Partners III LP');
const tributePaid = text('payment_date', '12 December 2025', '2025-12-12');
const side = (label: string, value: string): string => `<dt>${label}</dt><dd>${value}</dd>`;

/** A British notice: one row for every source, capital, gain and income across, deductions beneath the total. */
const sources = document({
  file: 'TLMP III - Distribution 17 - Weavers Hall Charities - 05Dec25.pdf',
  documentType: 'Capital Distribution',
  layout: 'sources-down-natures-across',
  margin: '18mm',
  footer:
    '<div style="font:6.5pt \'Liberation Sans\';width:100%;padding:0 18mm;color:#777">Tribute Lane Capital LLP is authorised and regulated by the Financial Conduct Authority. Registered in England no. OC402218. Registered office: 4 Tribute Lane, London EC2V 7HR</div>',
  css: "body{font:9.3pt 'Liberation Sans';color:#222;line-height:1.4}.h{display:flex;justify-content:space-between;border-bottom:1.4pt solid #8c1d40;padding-bottom:6pt}.h b{color:#8c1d40;font-size:14pt;font-weight:normal}dl{display:grid;grid-template-columns:78pt 1.5fr 84pt 1fr;margin:12pt 0;row-gap:3pt}dt{color:#777}dd{margin:0}table{width:100%;border-collapse:collapse;margin:12pt 0}td{padding:3.6pt 3pt;text-align:right;border-bottom:.3pt solid #ddd}td:first-child{text-align:left}.k td{color:#8c1d40;border-bottom:.8pt solid #8c1d40}.s td{font-weight:bold;border-top:.6pt solid #222;border-bottom:0}.n td{border:0}.t td{font-weight:bold;border-top:.6pt solid #222;border-bottom:1.2pt solid #222}",
  body: `<div class="h"><b>Distribution notice</b><span>${mark('fund_manager', 'Tribute Lane Capital LLP')}</span></div>
<dl>${side('Partnership', tributeFund)}${side('Distribution no.', text('distribution_number', '17'))}${side('Limited partner', mark('limited_partner', "The Weavers' Hall Charities"))}${side('Notice date', noticeDate('5 December 2025', '2025-12-05'))}${side('Currency', text('base_currency', 'GBP'))}${side('Payment date', tributePaid)}</dl>
<p>The Partnership has received the proceeds listed below. The amounts shown are your share of them.</p>
${table([
  row(['Source', 'Capital', 'Gain', 'Income', 'Total'], 'k'),
  ...SOURCES.map(([name, capital, gain, income]) =>
    row([name, blank(capital), blank(gain), blank(income), gbp.show(capital + gain + income)]),
  ),
  row(
    [
      'Gross distribution',
      gbp.amount('distribution_return_of_capital', tribute.capital),
      gbp.amount('distribution_realised_gain', tribute.gain),
      gbp.amount('distribution_income', tribute.income),
      gbp.amount('distribution_gross', tributeGross),
    ],
    's',
  ),
  row(['Income tax withheld at 20%', '', '', '', gbp.cost('distribution_withholding_tax', tribute.tax)], 'n'),
  row(['Carried interest', '', '', '', gbp.cost('distribution_carried_interest', tribute.carry)], 'n'),
  row(['Net distribution', '', '', '', gbp.amount('distribution_net', tributeNet)], 't'),
])}
<p>£${gbp.amount('distribution_recallable', 8400000)} of the capital, being the partial repayment by Tollgate Fasteners within eighteen months of investment, is recallable under clause 6.8 of the partnership agreement. Your unfunded commitment following this distribution is £${gbp.amount('unfunded_commitment', 41865000)}.</p>
<p>Payment will be made on ${tributePaid} to your account with Gresham Street Bank, sort code 40-••-••, account number ending 518. Please reply to fundaccounting@tributelane.example if these details are no longer correct.</p>
<p>The tax certificate for the interest will follow with your annual tax pack.</p>`,
});

const usd = printer({ currency: 'USD', group: ',', point: '.', digits: 2, negative: 'minus' });
const OKA = { capital: 62500000, gain: 88130455, income: 4218800, carry: 14726300 };
const okaGross = OKA.capital + OKA.gain + OKA.income;
const okaNet = okaGross - OKA.carry;
const code = text('base_currency', 'USD');
const okaFund = mark('fund', 'Okavango Ridge Global Healthcare Fund S.C.A., SICAV-RAIF');
const line = (label: string, value: string, name = ''): string =>
  `<div class="l ${name}"><span>${label}</span><i></i><span>${code} ${value}</span></div>`;
const OF_WHICH = 'of which ';

/** A Luxembourg letter: a list with dotted leaders whose inner lines say what the amounts are made of. */
const ofWhich = document({
  file: 'ORGHF_Notice of Distribution_No. 4_Baltic Mariners.pdf',
  documentType: 'Capital Distribution',
  layout: 'leaders-with-of-which-lines',
  margin: '24mm',
  css: "body{font:10.3pt 'Latin Modern Roman','LM Roman 10','Liberation Serif';line-height:1.42}.l{display:flex;margin:3.5pt 0}.l i{flex:1;border-bottom:.8pt dotted #555;margin:0 5pt 3pt}.w{padding-left:22pt;font-size:9.6pt}.b{font-weight:bold;margin-top:9pt}h1{font-size:14pt;font-weight:600;margin:26pt 0 4pt}.r{text-align:right}",
  body: `<div class="r"><b>${mark('fund_manager', 'Okavango Ridge Management S.à r.l.')}</b><br>17, rue Aldringen<br>L-1118 Luxembourg</div>
<p>${mark('limited_partner', 'Baltic Mariners Provident Fund')}<br>Attn: Investment Operations<br>Pärnu mnt 31<br>10119 Tallinn, Estonia</p>
<p class="r">Luxembourg, ${noticeDate('20 August 2025', '2025-08-20')}</p>
<h1>Notice of distribution no. ${text('distribution_number', '4')}</h1><div>${okaFund} (the “Fund”)</div>
<p>Dear Sir or Madam,</p>
<p>The Fund closed the sale of its holding in Karoo Diagnostics on 7 August 2025 and received a dividend from Marula Generics in July. The general partner has resolved to distribute the proceeds with value date <b>${text('payment_date', '27 August 2025', '2025-08-27')}</b>. Your entitlement is as follows:</p>
${line('Gross distribution', usd.amount('distribution_gross', okaGross), 'b')}
${line(`${OF_WHICH}return of contributed capital`, usd.amount('distribution_return_of_capital', OKA.capital), 'w')}
${line(`${OF_WHICH}realised capital gain`, usd.amount('distribution_realised_gain', OKA.gain), 'w')}
${line(`${OF_WHICH}dividend income`, usd.amount('distribution_income', OKA.income), 'w')}
${line('Carried interest allocated to the special limited partner', usd.cost('distribution_carried_interest', OKA.carry))}
${line('Amount payable to you', usd.amount('distribution_net', okaNet), 'b')}
${line(`${OF_WHICH}recallable`, usd.amount('distribution_recallable', 12500000), 'w')}
${line('Open commitment after this distribution', usd.amount('unfunded_commitment', 207340000), 'b')}
<p style="margin-top:16pt">No tax has been withheld in Luxembourg. The payment will be made by the Fund's depositary, Banque du Limpertsberg, to the account given in your subscription agreement (IBAN ending 7720) and will show the reference ORGHF DIST 4.</p>
<p>Yours faithfully,</p><div style="display:grid;grid-template-columns:160pt 160pt;margin-top:44pt"><span>Thandiwe Maseko<br>Manager</span><span>Jean-Luc Reding<br>Manager</span></div>`,
  derivable: { distribution_withholding_tax: 'USD 0' },
});

export const documents: FundDocument[] = [sources, ofWhich];
