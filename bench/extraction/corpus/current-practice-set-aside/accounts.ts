import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'brackets',
  nil: '—',
});
type Line = readonly [fin: string, label: string, quarter: number, half: number, since: number];
const PERIODS = ['qtd', 'ytd', 'itd'] as const;
const COSTS = ['distributions', 'management_fees', 'partnership_expenses', 'carried_interest'];
const flow = (print: typeof dollar, fin: string, amount: number, at: number): string =>
  COSTS.includes(fin)
    ? print.cost(`${fin}_${PERIODS[at] ?? ''}`, -amount)
    : print.amount(`${fin}_${PERIODS[at] ?? ''}`, amount);

const US: readonly Line[] = [
  ['contributions', 'Capital contributed', 412500, 900000, 6187500],
  ['distributions', 'Capital distributed', -180333, -402118, -1921440],
  ['net_investment_income', 'Dividend, interest and other income', 21118, 40207, 310662],
  ['partnership_expenses', 'Professional fees and other expenses', -9114, -17403, -131820],
  ['realised_gain_loss', 'Realized gains, net', 74220, 161109, 902441],
  ['unrealised_gain_loss', 'Unrealized appreciation, net of reversals', 133871, 204416, 1240118],
  ['carried_interest', 'Accrued performance allocation', -41008, -70044, -402116],
];
/** Gross fee and what portfolio companies paid of it. */
const FEE = { gross: [26250, 52500, 441000], offset: [3150, 6400, 48120] } as const;
const feeOf = (at: number): number => (FEE.gross[at] ?? 0) - (FEE.offset[at] ?? 0);
const sumUs = (at: 0 | 1 | 2): number =>
  US.reduce((all, line) => all + (line[at + 2] as number), 0) - feeOf(at);

/** A statement with the management fee before and after the offset, each on a line of its own. */
const offset = document({
  file: 'Kinnaird_Ridge_IV_PCAP_2Q25_Sisters_of_Mercy_Trust.pdf',
  documentType: 'Capital Account',
  layout: 'partner-statement-fee-gross-offset-net',
  pageSize: 'Letter',
  css: "body{font:9.6pt 'Liberation Sans'}table{width:100%;border-collapse:collapse;margin:8pt 0}td,th{text-align:right;padding:2.2pt 6pt}td:first-child,th:first-child{text-align:left}th{border-bottom:1pt solid #356;vertical-align:bottom}.i td:first-child{padding-left:18pt}.s td{border-top:.6pt solid;font-weight:bold}",
  body: `<h3 style="margin:0">${mark('fund', 'Kinnaird Ridge Partners IV, L.P.')}</h3><div>Partner Capital Statement (unaudited) — ${text('reporting_date', 'June 30, 2025', '2025-06-30')}</div><div>Partner: ${mark('limited_partner', 'Sisters of Mercy Retirement Trust')}</div>
${table([
  head([
    '',
    'Three months ended<br>June 30, 2025',
    'Six months ended<br>June 30, 2025',
    'From inception to<br>June 30, 2025',
  ]),
  row([
    'Capital, beginning of period',
    dollar.amount('opening_balance_qtd', sumUs(2) - sumUs(0)),
    dollar.amount('opening_balance_ytd', sumUs(2) - sumUs(1)),
    '—',
  ]),
  ...US.slice(0, 3).map(([fin, label, ...own]) =>
    row([label, ...own.map((amount, at) => flow(dollar, fin, amount, at))]),
  ),
  row(['Management fees, gross', ...FEE.gross.map((amount) => dollar.show(-amount))], 'i'),
  row(['Offset by transaction fees received', ...FEE.offset.map((amount) => dollar.show(amount))], 'i'),
  row(['Management fees, net', ...FEE.gross.map((_, at) => flow(dollar, 'management_fees', -feeOf(at), at))]),
  ...US.slice(3).map(([fin, label, ...own]) =>
    row([label, ...own.map((amount, at) => flow(dollar, fin, amount, at))]),
  ),
  row(
    [
      'Capital, end of period',
      ...PERIODS.map((period) => dollar.amount(`closing_balance_${period}`, sumUs(2))),
    ],
    's',
  ),
])}
${table([
  row(['Total commitment', dollar.amount('commitment', 7500000)]),
  row(['Undrawn commitment', dollar.amount('unfunded_commitment', 1602118)]),
  row(['Distributions that may be recalled', dollar.amount('recallable_distributions', 289618)]),
  row(['Percentage interest', text('ownership_percentage', '1.875%', '1.875')]),
])}
<p style="font-size:8pt">All amounts in ${text('base_currency', 'US dollars', 'USD')}. ${mark('fund_manager', 'Kinnaird Ridge Management LLC')} is the manager of the partnership. Prepared by Ottawa Lake Fund Services.</p>`,
  derivable: {
    contributed_to_date: 'USD 6187500',
    distributed_to_date: 'USD 1921440',
    period_start: '2025-04-01',
  },
});

const franc = printer({ currency: 'EUR', group: ' ', point: ',', digits: 2, negative: 'minus', nil: '-' });
const FR: readonly Line[] = [
  ['contributions', 'Appels de fonds', 12500000, 31250000, 218750000],
  ['distributions', 'Distributions', -8411022, -20114587, -94120331],
  ['management_fees', 'Commission de gestion', -1093750, -3281250, -21875000],
  ['partnership_expenses', 'Frais de fonctionnement', -204117, -588204, -4411208],
  ['net_investment_income', 'Produits financiers nets', 611204, 1402118, 9840227],
  ['realised_gain_loss', 'Plus ou moins-values réalisées', 2204118, 8114029, 41122008],
  ['unrealised_gain_loss', 'Variation des plus-values latentes', 4118207, -2204418, 36120417],
  ['carried_interest', 'Provision de carried interest', -822014, -1204118, -11402117],
];
const sumFr = (at: 0 | 1 | 2): number => FR.reduce((all, line) => all + (line[at + 2] as number), 0);
const FUND_SHARE = 40;

/** The whole fund's figures at the left, those of the holder at the right, in three periods each. */
const french = document({
  file: 'Relevé de compte - Garrigue Transition FPCI - Caisse de Prévoyance des Notaires - T3 2025.pdf',
  documentType: 'Capital Account',
  layout: 'compte-de-capital-fonds-a-gauche-porteur-a-droite',
  language: 'fr',
  pageSize: 'A4 landscape',
  css: "body{font:8.4pt 'Liberation Sans'}table{width:100%;border-collapse:collapse;margin:7pt 0}td,th{text-align:right;padding:2.2pt 5pt}td:first-child,th:first-child{text-align:left}.g th{border-bottom:.6pt solid;text-align:center}.s td{border-top:.6pt solid;font-weight:bold}",
  body: `<h3 style="margin:0">Relevé de compte de capital</h3><div>Fonds : ${mark('fund', 'Garrigue Transition FPCI')} — Société de gestion : ${mark('fund_manager', 'Garrigue Gestion Privée SAS')}</div><div>Porteur de parts : ${mark('limited_partner', 'Caisse de Prévoyance des Notaires du Midi')}</div><div>Date d’arrêté : ${text('reporting_date', '30 septembre 2025', '2025-09-30')} — montants en ${text('base_currency', 'euros', 'EUR')}</div>
<table><tr class="g"><th></th><th colspan="3">Ensemble du fonds</th><th colspan="3">Votre part</th></tr>
${head(['', ...Array.from({ length: 2 }, () => ['Trimestre', 'Exercice', 'Depuis l’origine']).flat()])}
${row([
  'Valeur d’ouverture',
  franc.show((sumFr(2) - sumFr(0)) * FUND_SHARE),
  franc.show((sumFr(2) - sumFr(1)) * FUND_SHARE),
  '-',
  franc.amount('opening_balance_qtd', sumFr(2) - sumFr(0)),
  franc.amount('opening_balance_ytd', sumFr(2) - sumFr(1)),
  '-',
])}
${FR.map(([fin, label, ...own]) =>
  row([
    label,
    ...own.map((amount) => franc.show(amount * FUND_SHARE)),
    ...own.map((amount, at) => flow(franc, fin, amount, at)),
  ]),
).join('')}
${row(
  [
    'Valeur de clôture',
    ...PERIODS.map(() => franc.show(sumFr(2) * FUND_SHARE)),
    ...PERIODS.map((period) => franc.amount(`closing_balance_${period}`, sumFr(2))),
  ],
  's',
)}</table>
${table([
  row(['Engagement souscrit', franc.amount('commitment', 250000000)]),
  row(['Engagement restant à appeler', franc.amount('unfunded_commitment', 31250000)]),
  row(['Quote-part du fonds', text('ownership_percentage', '2,50 %', '2.50')]),
])}`,
  derivable: {
    contributed_to_date: 'EUR 2187500.00',
    distributed_to_date: 'EUR 941203.31',
    period_start: '2025-07-01',
  },
});

const sterling = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 1,
  scale: 1000,
  negative: 'brackets',
  nil: '–',
});
const UK: readonly Line[] = [
  ['contributions', 'Drawdowns', 0, 2500, 41250],
  ['distributions', 'Distributions', -3120, -7714, -18022],
  ['management_fees', 'Management charge', -188, -564, -5410],
  ['partnership_expenses', 'Fund running costs', -31, -102, -930],
  ['net_investment_income', 'Income receivable', 74, 230, 1608],
  ['realised_gain_loss', 'Gains on disposals', 1204, 2116, 8044],
  ['unrealised_gain_loss', 'Revaluation of portfolio', -402, 1830, 9125],
];
const sumUk = (at: 0 | 1 | 2): number => UK.reduce((all, line) => all + (line[at + 2] as number), 0);
const MOVED = UK.filter(([fin]) => fin !== 'contributions');

/** Key figures in panels above a movement table in thousands with the year before beside this year. */
const panels = document({
  file: 'Investor statement Q3 2025 Thirlmere Housing Impact (Cumbria Waste Pension).pdf',
  documentType: 'Capital Account',
  layout: 'panels-above-movement-in-thousands-with-prior-year',
  css: "body{font:9.4pt 'Liberation Sans'}.p{display:flex;gap:9pt;margin:9pt 0}.p div{flex:1;background:#eef3ee;padding:6pt;font-size:8pt}.p b{display:block;font-size:12pt}table{width:100%;border-collapse:collapse}td,th{text-align:right;padding:2.4pt 5pt}td:first-child,th:first-child{text-align:left}th{border-bottom:.8pt solid #464}.o{color:#999}.s td{border-top:.6pt solid;font-weight:bold}",
  body: `<h2 style="margin:0">${mark('fund', 'Thirlmere Housing Impact Fund LP')}</h2><div>Investor statement at ${text('reporting_date', '30 September 2025', '2025-09-30')} for ${mark('limited_partner', 'Cumbria Waste Pension Scheme')}</div>
<div class="p"><div>Commitment<b>£${mark('commitment', '50.0', { value: '50000000.0', currency: 'GBP' })}m</b></div><div>Undrawn<b>£${mark('unfunded_commitment', '8.75', { value: '8750000.00', currency: 'GBP' })}m</b></div><div>Share of fund<b>${text('ownership_percentage', '12.5%', '12.5')}</b></div></div>
${table([
  head([`£’000`, 'Quarter', 'Year to date', 'Since first closing', 'Year to Sep-24']),
  row([
    'Opening value',
    sterling.amount('opening_balance_qtd', (sumUk(2) - sumUk(0)) * 10),
    sterling.amount('opening_balance_ytd', (sumUk(2) - sumUk(1)) * 10),
    '–',
    `<span class="o">${sterling.show(291140)}</span>`,
  ]),
  row([
    'Drawdowns',
    '–',
    sterling.amount('contributions_ytd', 25000),
    sterling.amount('contributions_itd', 412500),
    `<span class="o">${sterling.show(60000)}</span>`,
  ]),
  ...MOVED.map(([fin, label, ...own]) =>
    row([
      label,
      ...own.map((amount, at) => flow(sterling, fin, amount * 10, at)),
      `<span class="o">${sterling.show(Math.round(own[1] * 8.7))}</span>`,
    ]),
  ),
  row(
    [
      'Closing value',
      ...PERIODS.map((period) => sterling.amount(`closing_balance_${period}`, sumUk(2) * 10)),
      `<span class="o">${sterling.show(331207)}</span>`,
    ],
    's',
  ),
])}
<p style="font-size:8pt">${mark('fund_manager', 'Thirlmere Impact Managers LLP')} is authorised and regulated by the Financial Conduct Authority. Reporting currency: ${text('base_currency', 'GBP')}.</p>`,
  derivable: {
    contributed_to_date: 'GBP 41250000.0',
    distributed_to_date: 'GBP 18022000.0',
    period_start: '2025-07-01',
  },
});

export const documents = [offset, french, panels];
