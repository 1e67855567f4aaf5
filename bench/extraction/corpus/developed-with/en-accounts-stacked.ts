import { capitalAccount, FLOWS } from '../accounts.ts';
import { createPrinter } from '../amounts.ts';
import type { FundDocument, Mark } from '../document.ts';
import { day, figure, impliedByAccount, row, table } from '../html.ts';

const LABELS: Record<string, string> = {
  contributions: 'Add: contributions made',
  distributions: 'Less: distributions received',
  management_fees: 'Less: management fee',
  partnership_expenses: 'Less: partnership operating expenses',
  net_investment_income: 'Net investment income',
  realised_gain_loss: 'Realized gains (losses), net',
  unrealised_gain_loss: 'Unrealized appreciation (depreciation), net',
  carried_interest: 'Carried interest allocation to General Partner',
};

const GRANITE = capitalAccount({ seed: 'granite', commitment: '12000000', quarter: 2, recallable: false });

/** One section a period below the other, tiles on top, an addressee block. */
function stacked(mark: Mark): string {
  const money = createPrinter(mark, { currency: 'USD', before: '$' });
  const section = (period: string, title: string): string =>
    `<h3>${title}</h3>${table([
      period === 'itd'
        ? ''
        : row(
            [
              'Balance, beginning of period',
              money(`opening_balance_${period}`, figure(GRANITE, `opening_balance_${period}`)),
            ],
            'e',
          ),
      ...FLOWS.map(([flow, sign]) =>
        row([
          LABELS[flow] ?? '',
          money(`${flow}_${period}`, figure(GRANITE, `${flow}_${period}`), { cost: sign === -1 }),
        ]),
      ),
      row(
        [
          'Balance, end of period',
          money(`closing_balance_${period}`, figure(GRANITE, `closing_balance_${period}`)),
        ],
        'e',
      ),
    ])}`;
  const tile = (label: string, value: string): string =>
    `<div class="t"><b>${value}</b><span>${label}</span></div>`;
  return `<style>body{font:9pt 'URW Gothic','Nimbus Sans'}table{width:100%;border-collapse:collapse}td{padding:2pt 4pt;border-bottom:.4pt solid #bbb}
td:last-child{text-align:right}.e td{font-weight:bold;background:#eef2ea}h3{margin:12pt 0 3pt;color:#3d5b2c;font-size:10pt}
.tiles{display:flex;gap:8pt;margin:12pt 0}.t{flex:1;border:1pt solid #3d5b2c;padding:7pt;text-align:center}.t b{display:block;font-size:12pt}.t span{font-size:7pt;text-transform:uppercase}
.a{margin:14pt 0;line-height:1.35}</style>
<div style="text-align:right;font-weight:bold;color:#3d5b2c">${mark('fund_manager', 'Granite Fork Capital Management, LLC')}</div>
<div class="a">${mark('limited_partner', 'Bellweather Family Office LLC')}<br>Attn: Investment Operations<br>1180 Cedar Bluff Road, Suite 400<br>Omaha, NE 68102</div>
<div><b>${mark('fund', 'Granite Fork Lower Mid-Market Fund, L.P.')}</b> – Capital account statement as of ${day(mark, 'reporting_date', ['2024-06-30', '06/30/2024'])}</div>
<div class="tiles">${tile('Commitment', money('commitment', figure(GRANITE, 'commitment')))}${tile('Remaining commitment', money('unfunded_commitment', figure(GRANITE, 'unfunded_commitment')))}${tile('Partner interest', mark('ownership_percentage', '4.8000%', { value: '4.8000' }))}</div>
${section('qtd', 'Current quarter (04/01/2024 – 06/30/2024)')}${section('ytd', 'Year to date (01/01/2024 – 06/30/2024)')}${section('itd', 'Inception to date (09/15/2019 – 06/30/2024)')}`;
}

const LEMAN = capitalAccount({ seed: 'leman', commitment: '9000000', step: '0.05', quarter: 4 });

/** Swiss grouping, a sidebar with the standing data, quarter and inception columns, zebra rows. */
function sidebar(mark: Mark): string {
  const money = createPrinter(mark, { currency: 'CHF', group: "'", negative: 'minus' });
  const both = (fin: string, label: string, cost = false): string =>
    row([
      label,
      ...['qtd', 'itd'].map((period) =>
        fin === 'opening_balance' && period === 'itd'
          ? ''
          : money(`${fin}_${period}`, figure(LEMAN, `${fin}_${period}`), { cost }),
      ),
    ]);
  const fact = (label: string, value: string): string => `<dt>${label}</dt><dd>${value}</dd>`;
  return `<style>body{font:8.5pt 'Nimbus Sans';display:grid;grid-template-columns:150pt 1fr;gap:16pt;margin:0}
aside{background:#e9edf3;padding:10pt}dt{color:#667;font-size:7pt;margin-top:7pt}dd{margin:0;font-weight:bold}
table{width:100%;border-collapse:collapse}td,th{padding:4pt;text-align:right}td:first-child,th:first-child{text-align:left}tr:nth-child(even){background:#f1f1f1}
h1{font-size:12pt;margin:0 0 10pt}</style>
<aside><dl>${fact('Fund', mark('fund', 'Lémanique Secondaries Programme 2018 SCSp'))}${fact('Investor', mark('limited_partner', 'Pensionskasse Alpenrand'))}
${fact('Currency', mark('base_currency', 'CHF'))}${fact('Valuation date', day(mark, 'reporting_date', ['2023-12-31', '31.12.2023']))}
${fact('Investor no.', '00431')}${fact('Capital commitment', money('commitment', figure(LEMAN, 'commitment')))}
${fact('Paid-in capital', money('contributed_to_date', figure(LEMAN, 'contributed_to_date')))}
${fact('Recallable', money('recallable_distributions', figure(LEMAN, 'recallable_distributions')))}
${fact('Uncalled commitment', money('unfunded_commitment', figure(LEMAN, 'unfunded_commitment')))}
${fact('Distributions received', money('distributed_to_date', figure(LEMAN, 'distributed_to_date')))}</dl></aside>
<main><h1>Investor Capital Account</h1>${table([
    `<tr><th></th><th>Q4 2023</th><th>Since inception</th></tr>`,
    both('opening_balance', 'NAV at beginning'),
    both('contributions', 'Capital calls'),
    both('distributions', 'Distributions', true),
    both('management_fees', 'Management fees', true),
    both('partnership_expenses', 'Administration and other expenses', true),
    both('net_investment_income', 'Net income from investments'),
    both('realised_gain_loss', 'Realised result'),
    both('unrealised_gain_loss', 'Change in unrealised result'),
    both('carried_interest', 'Carried interest', true),
    both('closing_balance', 'NAV at end'),
  ])}<p style="font-size:7pt">Issued by ${mark('fund_manager', 'Lémanique Fund Services SA')}, Rue du Marais 14, 1204 Genève, tel. +41 22 555 01 40. Not audited.</p></main>`;
}

export const documents: FundDocument[] = [
  {
    file: '2024-06-30 Granite Fork LMM Fund - Bellweather.pdf',
    documentType: 'Capital Account',
    language: 'en',
    layout: 'stacked-periods-tiles',
    pageSize: 'Letter',
    margin: '14mm',
    html: stacked,
    derivable: {
      ...impliedByAccount(GRANITE, { currency: 'USD', start: '2024-04-01' }),
      base_currency: { value: 'USD' },
    },
  },
  {
    file: 'LSP2018_00431_CAS_Q4-23.pdf',
    documentType: 'Capital Account',
    language: 'en',
    layout: 'sidebar-swiss-numbers',
    html: sidebar,
    derivable: { period_start: { value: '2023-10-01' } },
  },
];
