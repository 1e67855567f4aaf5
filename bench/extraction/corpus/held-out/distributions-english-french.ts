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
});
const IRON = { capital: 41870000, gain: 96334218, income: 2240581, tax: 672174, carry: 18818712 };
const gross = IRON.capital + IRON.gain + IRON.income;
const net = gross - IRON.tax - IRON.carry;
const ironFund = 'Ironmere Partners Fund IV, L.P.';

/** A one-page notice with facts on the left and a narrow column of amounts on the right; deductions in brackets. */
const twoHalves = document({
  file: 'Ironmere IV Distribution Notice 2025-06 (Hollins College).pdf',
  documentType: 'Capital Distribution',
  layout: 'facts-left-amounts-right',
  pageSize: 'Letter',
  css: "body{font:9.5pt 'TeX Gyre Heros','Liberation Sans'}.w{display:grid;grid-template-columns:42% 54%;gap:4%}.k{font-size:7.5pt;text-transform:uppercase;color:#888;margin-top:9pt}table{width:100%;border-collapse:collapse}td{padding:4pt 0;border-bottom:.4pt solid #ddd}td:last-child{text-align:right}.t td{font-weight:bold;border-bottom:1.2pt solid}h1{font-weight:300;font-size:22pt;margin:0 0 4pt}",
  body: `<div style="border-left:10pt solid #38424f;padding-left:10pt"><h1>Distribution Notice</h1>${mark('fund', ironFund)}</div>
<div class="w" style="margin-top:20pt"><div><div class="k">Investor</div>${mark('limited_partner', 'The Trustees of Hollins Ford College')}<div class="k">Notice date</div>${noticeDate('June 9, 2025', '2025-06-09')}<div class="k">Payment date</div>${text('payment_date', 'June 16, 2025', '2025-06-16')}<div class="k">Distribution</div>#${text('distribution_number', '14')}<div class="k">Source</div>Sale of Quillpoint Software (exit proceeds) and a dividend from Bascom Freight<div class="k">Currency</div>${text('base_currency', 'USD')}<div class="k">Remaining unfunded commitment</div>${usd.amount('unfunded_commitment', 208730000)}</div>
<div>${table([row(['Return of capital', usd.amount('distribution_return_of_capital', IRON.capital)]), row(['Realized gain', usd.amount('distribution_realised_gain', IRON.gain)]), row(['Dividend income', usd.amount('distribution_income', IRON.income)]), row(['Gross distribution', usd.amount('distribution_gross', gross)], 't'), row(['Less: withholding tax (30% of dividend)', usd.cost('distribution_withholding_tax', IRON.tax)]), row(['Less: carried interest', usd.cost('distribution_carried_interest', IRON.carry)]), row(['Net amount wired to you', usd.amount('distribution_net', net)], 't'), row(['Of the above, subject to recall', usd.amount('distribution_recallable', IRON.capital)])])}
<p style="font-size:8pt">Proceeds will be sent to the account we hold on file for you: Cobalt Trust Company, account ending 4471. If your details have changed, contact investors@ironmere.invalid by June 12.</p></div></div>
<p style="font-size:7.5pt;color:#666;margin-top:30pt">${mark('fund_manager', 'Ironmere Partners LLC')} serves as investment adviser to the Fund. The classification of amounts is an estimate and may change when Schedule K-1 is issued.</p>`,
});

const pound = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
});
const FELL = { capital: 18240055, gain: 7316420, income: 418836 };
const fellGross = FELL.capital + FELL.gain + FELL.income;

const fellSum = mark(['distribution_gross', 'distribution_net'], pound.show(fellGross), {
  value: `${fellGross / 100}`,
  currency: 'GBP',
});

/** A short letter: the sum in the text, the fund's and the investor's columns below, no deductions. */
const shortLetter = document({
  file: 'Fellside Lower Mid-Market II - Distribution 5 - letter.pdf',
  documentType: 'Capital Distribution',
  layout: 'short-letter-two-columns',
  margin: '25mm',
  css: "body{font:11pt 'P052'}table{width:100%;border-collapse:collapse;margin:12pt 0}td,th{text-align:right;padding:3pt 6pt}td:first-child,th:first-child{text-align:left}th{font-weight:normal;font-style:italic}tr.t td{border-top:1pt solid;font-weight:bold}",
  body: `<div style="text-align:right"><b>${mark('fund_manager', 'Fellside Private Equity LLP')}</b><br>8 Canal Wharf, Leeds LS11 5BB</div>
<p>${mark('limited_partner', 'Northern Rivers Pension Scheme')}<br>Civic Hall<br>Huddersfield HD1 2TA</p><p>${noticeDate('21st July 2025', '2025-07-21')}</p>
<p>Dear Investor,</p><p><b>${mark('fund', 'Fellside Lower Mid-Market II LP')} (the “Partnership”)<br>Notice of distribution no. ${text('distribution_number', '5')}</b></p>
<p>We are pleased to tell you that the Partnership has completed the sale of Aldwark Packaging Limited. Your share of the distribution is £${fellSum}, which will be credited to your nominated account on ${text('payment_date', '28th July 2025', '2025-07-28')}.</p>
${table([head(['', 'All investors (£)', 'Your share (£)']), row(['Repayment of capital', '4,560,013.75', pound.amount('distribution_return_of_capital', FELL.capital)]), row(['Capital gain', '1,829,105.00', pound.amount('distribution_realised_gain', FELL.gain)]), row(['Loan note interest', '104,709.00', pound.amount('distribution_income', FELL.income)]), row(['Total', '6,493,827.75', fellSum], 't')])}
<p>£${pound.amount('distribution_recallable', 2500000)} of the capital repaid relates to a bridging investment and may be drawn again; your undrawn commitment after this distribution is therefore £${pound.amount('unfunded_commitment', 64180000)}. No tax has been withheld.</p>
<p>Yours faithfully,</p><p style="margin-top:36pt">Rosalind Thwaite<br>Head of Finance</p>`,
  derivable: { base_currency: 'GBP', distribution_withholding_tax: 'GBP 0' },
});

const euro = printer({
  currency: 'EUR',
  group: '\u202f',
  point: ',',
  digits: 2,
  negative: 'long minus',
  after: ' €',
});
const LUB = { capital: 22475000, gain: 15108340, income: 1350000, tax: 172800 };
const lubGross = LUB.capital + LUB.gain + LUB.income;

/** French: the notice as one table in three banded parts. */
const banded = document({
  file: 'Avis_de_distribution_n8_Luberon_Cap_Dev_II.pdf',
  documentType: 'Capital Distribution',
  language: 'fr',
  layout: 'one-table-three-bands',
  css: "body{font:9.5pt 'Liberation Sans'}table{width:100%;border-collapse:collapse}td{padding:4pt 6pt;border-bottom:.4pt solid #cbb}td:last-child{text-align:right}.b td{background:#4b2e5a;color:#fff;font-weight:bold;text-align:left}.t td{font-weight:bold;background:#f0eaf3}",
  body: `<div style="display:flex;justify-content:space-between;margin-bottom:16pt"><div style="font-size:15pt;color:#4b2e5a">LUBERON <i>cap</i></div><div>Aix-en-Provence, le ${noticeDate('15 septembre 2025', '2025-09-15')}</div></div>
<h2>Avis de distribution n° ${text('distribution_number', '8')}</h2>
${table([
  '<tr class="b"><td colspan="2">Identification</td></tr>',
  row(['Fonds', mark('fund', 'Luberon Cap Développement II FPCI')]),
  row(['Investisseur', mark('limited_partner', 'Caisse de Prévoyance des Pharmaciens Réunis')]),
  row(['Société de gestion', mark('fund_manager', 'Luberon Cap Gestion')]),
  row(['Date de paiement', text('payment_date', '22/09/2025', '2025-09-22')]),
  row(['Origine', 'Cession de la participation Moulins de Sorgue']),
  '<tr class="b"><td colspan="2">Décomposition</td></tr>',
  row(['Remboursement du capital', euro.amount('distribution_return_of_capital', LUB.capital)]),
  row(['Plus-value réalisée', euro.amount('distribution_realised_gain', LUB.gain)]),
  row(['Dividendes et intérêts', euro.amount('distribution_income', LUB.income)]),
  row(['Distribution brute', euro.amount('distribution_gross', lubGross)], 't'),
  row(['Retenue à la source (12,8 %)', euro.cost('distribution_withholding_tax', LUB.tax)]),
  row(['Distribution nette', euro.amount('distribution_net', lubGross - LUB.tax)], 't'),
  '<tr class="b"><td colspan="2">Engagement</td></tr>',
  row(['Part rappelable de la distribution', euro.amount('distribution_recallable', 5000000)]),
  row(['Engagement restant à appeler', euro.amount('unfunded_commitment', 87250000)]),
])}
<p>Le montant net sera viré sur votre compte FR76 •••• 0189 ouvert auprès de la Banque Camargue. Merci de nous signaler tout changement de coordonnées avant le 18 septembre.</p>
<p style="font-size:7.5pt;color:#666">${mark('fund_manager', 'Luberon Cap Gestion')}, SAS au capital de 600 000 €, RCS Aix-en-Provence 812 004 417</p>`,
  derivable: { base_currency: 'EUR' },
});

export const documents: FundDocument[] = [twoHalves, shortLetter, banded];
