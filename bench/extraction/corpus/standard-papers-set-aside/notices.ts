import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '-',
});
const OUT = { capital: 42000000, gain: 29133008, income: 2260114 };
const GROSS = OUT.capital + OUT.gain + OUT.income;
const IN = { fees: 12500000, costs: 1870055 };
const CALLED = IN.fees + IN.costs;

/** A combined notice: a distribution, with a call for fees set off against it. */
const combined = document({
  file: 'Notice of Distribution and Capital Call - Cawdor Lane Growth Equity IV (Pemberton FO) 2025-12-05.pdf',
  documentType: 'Capital Distribution',
  layout: 'combined-notice-call-set-off-against-distribution',
  pageSize: 'Letter',
  css: "body{font:9.4pt 'Liberation Sans'}table{border-collapse:collapse;width:100%;margin:5pt 0}td,th{padding:2.4pt 5pt;text-align:right}td:first-child,th:first-child{text-align:left}th{border-bottom:1pt solid #555}.h td{text-align:left}.s td{font-weight:bold;border-top:.5pt solid}h4{margin:8pt 0 0}",
  body: `<h3 style="margin:0">${mark('fund', 'Cawdor Lane Growth Equity IV, L.P.')}</h3><div>Notice of distribution no. ${text('distribution_number', '7')} (net of capital call)</div>
${table(
  [
    row(['To', mark('limited_partner', 'Pemberton Family Office LLC')]),
    row(['From', mark('fund_manager', 'Cawdor Lane Capital Management, L.P.')]),
    row(['Date', noticeDate('December 5, 2025', '2025-12-05')]),
    row(['Payable on', text('payment_date', 'December 15, 2025', '2025-12-15')]),
    row(['Currency', text('base_currency', 'U.S. Dollar', 'USD')]),
  ],
  'h',
)}
<h4>Distribution</h4>${table([
    head(['', 'All partners', 'Your share']),
    row([
      'Return of capital',
      dollar.show(OUT.capital * 50),
      dollar.amount('distribution_return_of_capital', OUT.capital),
    ]),
    row([
      'Long-term capital gain',
      dollar.show(OUT.gain * 50),
      dollar.amount('distribution_realised_gain', OUT.gain),
    ]),
    row([
      'Dividends and interest',
      dollar.show(OUT.income * 50),
      dollar.amount('distribution_income', OUT.income),
    ]),
    row(['Total distribution', dollar.show(GROSS * 50), dollar.amount('distribution_gross', GROSS)], 's'),
  ])}
<h4>Capital call</h4>${table([
    head(['', 'All partners', 'Your share']),
    row(['Management fees, first quarter 2026', dollar.show(IN.fees * 50), dollar.show(IN.fees)]),
    row(['Partnership expenses', dollar.show(IN.costs * 50), dollar.show(IN.costs)]),
    row(['Total capital call', dollar.show(CALLED * 50), dollar.show(CALLED)], 's'),
  ])}
${table([row(['Net amount to be wired to you', dollar.show((GROSS - CALLED) * 50), dollar.amount('distribution_net', GROSS - CALLED)], 's')])}
<h4>Commitment</h4>${table([
    row(['Capital commitment', dollar.show(1000000000)]),
    row(['Distribution subject to recall', dollar.amount('distribution_recallable', 15000000)]),
    row(['Remaining commitment after this notice', dollar.amount('unfunded_commitment', 271129945)], 's'),
  ])}`,
  derivable: { commitment: 'USD 10000000.00' },
});

const euro = printer({
  currency: 'EUR',
  group: ' ',
  point: ',',
  digits: 2,
  negative: 'minus',
  after: ' EUR',
});
const pair = (french: string, english: string): string => `${french}<br><span class="e">${english}</span>`;

/** French with English in small print below, the figures of the fund and of the investor. */
const french = document({
  file: 'AVIS_DISTRIBUTION_03_BELLERIVE_FPS_MUT_ARTISANS.pdf',
  documentType: 'Capital Distribution',
  layout: 'bilingual-french-with-english-below',
  language: 'fr',
  css: "body{font:9.6pt 'Liberation Sans'}.e{font-size:7.4pt;font-style:italic;color:#666}table{width:100%;border-collapse:collapse;margin:7pt 0}td,th{padding:2.6pt 5pt;text-align:right}td:first-child,th:first-child{text-align:left}th{border-bottom:.8pt solid}.h td{text-align:left}.s td{font-weight:bold;border-top:.5pt solid}",
  body: `<h2 style="margin:0">Avis de distribution <span class="e">Distribution notice</span></h2>
${table(
  [
    row([pair('Fonds', 'Fund'), mark('fund', 'Bellerive Actifs Réels FPS')]),
    row([
      pair('Société de gestion', 'Management company'),
      mark('fund_manager', 'Bellerive Gestion d’Actifs SA'),
    ]),
    row([pair('Investisseur', 'Investor'), mark('limited_partner', 'Mutuelle des Artisans du Vivarais')]),
    row([pair('Date de l’avis', 'Notice date'), noticeDate('12 novembre 2025', '2025-11-12')]),
    row([pair('Date de paiement', 'Payment date'), text('payment_date', '21 novembre 2025', '2025-11-21')]),
    row([pair('Distribution n°', 'Distribution no.'), text('distribution_number', '3')]),
    row([pair('Devise', 'Currency'), text('base_currency', 'EUR')]),
  ],
  'h',
)}
${table([
  head(['', pair('Total fonds', 'Fund total'), pair('Votre quote-part', 'Your share')]),
  row([
    pair('Remboursement de capital', 'Return of capital'),
    euro.show(320000000),
    euro.amount('distribution_return_of_capital', 8000000),
  ]),
  row([
    pair('Plus-values réalisées', 'Realised gains'),
    euro.show(185400000),
    euro.amount('distribution_realised_gain', 4635000),
  ]),
  row([pair('Revenus', 'Income'), euro.show(42080000), euro.amount('distribution_income', 1052000)]),
  row(
    [
      pair('Distribution brute', 'Gross distribution'),
      euro.show(547480000),
      euro.amount('distribution_gross', 13687000),
    ],
    's',
  ),
  row([
    pair('Retenue à la source', 'Withholding tax'),
    euro.show(-6312000),
    euro.cost('distribution_withholding_tax', 157800),
  ]),
  row(
    [
      pair('Distribution nette', 'Net distribution'),
      euro.show(541168000),
      euro.amount('distribution_net', 13529200),
    ],
    's',
  ),
])}
${table([
  row([pair('Montant rappelable', 'Recallable amount'), euro.amount('distribution_recallable', 2000000)]),
  row([pair('Engagement non appelé', 'Uncalled commitment'), euro.amount('unfunded_commitment', 31250000)]),
])}`,
});

const crowns = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
  before: '£',
  nil: '–',
});
/** Partner, commitment and call in thousandths of the fund. */
const PARTNERS: readonly (readonly [string, number])[] = [
  ['Ampleforth Teachers Superannuation', 150],
  ['Bantry Bay Mutual Assurance plc', 80],
  ['Cleveland Ironmasters Pension Plan', 125],
  ['Dacre Charitable Settlement', 20],
  ['Eskdale Borough Pension Fund', 100],
];
const CALL = { deals: 2240000000, fees: 180000000, costs: 31441800 };
const ALL = CALL.deals + CALL.fees + CALL.costs;
const ofAll = (thousandths: number, amount: number): number => Math.round((amount * thousandths) / 1000);
const OWN = 125;

/** A notice in landscape for one partner, with the list of all partners below, the partner's line among them. */
const register = document({
  file: 'Ravenglass Infrastructure Yield LP - Drawdown 16 - schedule - Cleveland Ironmasters.pdf',
  documentType: 'Capital Call',
  layout: 'landscape-notice-with-list-of-partners',
  pageSize: 'A4 landscape',
  css: "body{font:9pt 'Liberation Sans'}table{width:100%;border-collapse:collapse;margin:6pt 0}td,th{padding:2.4pt 5pt;text-align:right;border:.4pt solid #aaa}td:first-child,th:first-child{text-align:left}th{background:#dfe7df}.h td{border:0;text-align:left}.s td{font-weight:bold}",
  body: `<h3 style="margin:0">Drawdown notice ${text('call_number', '16')}</h3>
${table(
  [
    row([
      'Partnership',
      mark('fund', 'Ravenglass Infrastructure Yield LP'),
      'Notice date',
      noticeDate('9 May 2025', '2025-05-09'),
    ]),
    row([
      'Addressed to',
      mark('limited_partner', 'Cleveland Ironmasters Pension Plan'),
      'Due date',
      text('due_date', '23 May 2025', '2025-05-23'),
    ]),
    row([
      'Manager',
      mark('fund_manager', 'Ravenglass Asset Management LLP'),
      'Currency',
      text('base_currency', 'GBP'),
    ]),
  ],
  'h',
)}
${table([
  head(['Purpose', 'Partnership', 'Your portion (12.5%)']),
  row([
    'New investments',
    crowns.show(CALL.deals),
    crowns.amount('call_investments', ofAll(OWN, CALL.deals)),
  ]),
  row([
    'Manager’s fee',
    crowns.show(CALL.fees),
    crowns.amount('call_management_fees', ofAll(OWN, CALL.fees)),
  ]),
  row([
    'Partnership costs',
    crowns.show(CALL.costs),
    crowns.amount('call_partnership_expenses', ofAll(OWN, CALL.costs)),
  ]),
  row(['Total drawdown', crowns.show(ALL), crowns.amount('call_amount', ofAll(OWN, ALL))], 's'),
  row(['Commitment', crowns.show(24000000000), crowns.amount('commitment', 3000000000)]),
  row(['Undrawn before', crowns.show(9100000000), crowns.amount('unfunded_before_call', 1137500000)]),
  row([
    'Undrawn after',
    crowns.show(9100000000 - ALL),
    crowns.amount('unfunded_after_call', 1137500000 - ofAll(OWN, ALL)),
  ]),
])}
<p>Bank: ${mark('bank_name', 'Cumbrian & Northern Bank plc')}. Sort code 20-44-19. Account name: ${mark('beneficiary_name', 'Ravenglass Infrastructure Yield LP Collection')}. Account: ${text('account_number', '60711842')}. Reference: ${mark('payment_reference', 'RIY16/CIPP')}.</p><div style="break-before:page"></div><h4 style="margin:0">Drawdown ${'16'}: all partners</h4>
${table([
  head(['Partner', 'Share', 'Commitment', 'Drawdown 16', 'Undrawn after']),
  ...PARTNERS.map(([name, part]) =>
    row([
      name,
      `${(part / 10).toFixed(1)}%`,
      crowns.show(ofAll(part, 24000000000)),
      crowns.show(ofAll(part, ALL)),
      crowns.show(ofAll(part, 9100000000 - ALL)),
    ]),
  ),
  row([
    'Other partners',
    '52.5%',
    crowns.show(ofAll(525, 24000000000)),
    crowns.show(ofAll(525, ALL)),
    crowns.show(ofAll(525, 9100000000 - ALL)),
  ]),
  row(['Total', '100.0%', crowns.show(24000000000), crowns.show(ALL), crowns.show(9100000000 - ALL)], 's'),
])}`,
  derivable: { ownership_percentage: '12.5' },
});

const plain = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
  before: 'US$',
});

/** A call told in sentences by a placement of sentences that differs: due date first, amounts last. */
const letter = document({
  file: 'LP letter 2025-08-11 Hollin Fell Mezzanine Co-Invest (Corran Trust).pdf',
  documentType: 'Capital Call',
  layout: 'call-letter-in-prose-with-legal-page',
  css: "body{font:10.6pt/1.45 'Liberation Serif'}p{margin:8pt 0}",
  body: `<p style="text-align:right">${noticeDate('11 August 2025', '2025-08-11')}</p><p>${mark('limited_partner', 'The Corran Trust')}<br>3 Queen Anne Terrace<br>Edinburgh</p><p><b>${mark('fund', 'Hollin Fell Mezzanine Co-Invest LP')} – call number ${text('call_number', '3')}</b></p><p>Dear Investor,</p>
<p>${mark('fund_manager', 'Hollin Fell Credit Partners LLP')}, as manager of the partnership, gives notice under clause 4.3 that a further contribution is payable on ${text('due_date', '26 August 2025', '2025-08-26')}.</p>
<p>The contribution required from you is ${plain.amount('call_amount', 61388040)}. We shall apply ${plain.amount('call_investments', 55000000)} of it to the second tranche of the loan to Mardale Quarries, ${plain.amount('call_management_fees', 5250000)} to the manager's fee for the half year and ${plain.amount('call_partnership_expenses', 1138040)} to the costs of the partnership. Contributions from all investors will come to US$7,673,505.00.</p>
<p>You have committed ${plain.amount('commitment', 500000000)}. Before this call ${plain.amount('unfunded_before_call', 287400000)} of that was undrawn; once it is met ${plain.amount('unfunded_after_call', 226011960)} will remain.</p>
<p>Please pay to ${mark('beneficiary_name', 'Hollin Fell Mezzanine Co-Invest LP')} at ${mark('bank_name', 'Lothian Private Bank plc')}, IBAN ${text('iban', 'GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819')}, BIC ${mark('swift_code', 'LOTHGB2E')}, giving the reference ${mark('payment_reference', 'HFM-C3-CORRAN')}. Amounts are in ${text('base_currency', 'US dollars', 'USD')}.</p><p>Yours faithfully,</p><p>I. Braithwaite</p><div style="break-before:page"></div><p><b>Important information</b></p><p style="font-size:8.4pt">This letter is confidential. Investors in default may be charged interest at 12% per annum on any sum unpaid and may forfeit up to 50% of their commitment. The partnership may borrow up to US$25,000,000.00. Fund administrator: Solway Fund Services Limited, registered in Guernsey no. 41107. Past performance is no guide to the future. Minimum commitment: US$1,000,000.00.</p>`,
});

export const documents = [combined, french, register, letter];
