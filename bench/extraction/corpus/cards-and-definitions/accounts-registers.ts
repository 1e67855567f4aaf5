import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

const CHF = printer({
  currency: 'CHF',
  group: '’',
  point: '.',
  digits: 2,
  negative: 'minus',
});
/** Commitment, opening, contributions, distributions, fees, realised, unrealised of the half of the partners. */
const PARTNERS: readonly (readonly [string, readonly number[]])[] = [
  ['Pensionskasse Rheintal Metall', [500000000, 231405510, 22500000, 8150000, 3125000, 4412080, 9903325]],
  ['Verein Ostschweizer Spitäler', [300000000, 138843306, 13500000, 4890000, 1875000, 2647248, 5941995]],
  ['Fondation Collective Jura-Arc', [800000000, 370248816, 36000000, 13040000, 5000000, 7059328, 15845320]],
  ['Ticino Previdenza SA', [250000000, 115702755, 11250000, 4075000, 1562500, 2206040, 4951662]],
  ['Weitere Anleger (11)', [2150000000, 995043693, 96750000, 35045000, 13437500, 18971944, 42584297]],
];
const FINS = [
  'commitment',
  'opening_balance_qtd',
  'contributions_qtd',
  'distributions_qtd',
  'management_fees_qtd',
  'realised_gain_loss_qtd',
  'unrealised_gain_loss_qtd',
];
const SIGNS = [0, 1, 1, -1, -1, 1, 1];
const closing = (values: readonly number[]): number =>
  values.reduce((all, value, at) => all + value * (SIGNS[at] ?? 0), 0);
const shown = (values: readonly number[], own: boolean): string =>
  [...values, closing(values)]
    .map((value, at) => {
      const fin = FINS[at] ?? 'closing_balance_qtd';
      const cost = SIGNS[at] === -1;
      if (!own) return CHF.show(cost ? -value : value);
      return cost ? CHF.cost(fin, value) : CHF.amount(fin, value);
    })
    .map((cell) => `<td>${cell}</td>`)
    .join('');
const totals = FINS.map((_fin, at) => PARTNERS.reduce((all, [, values]) => all + (values[at] ?? 0), 0));

const alvier = document({
  file: 'Alvier Growth SCSp Partner Register Q2-25 (Fondation Collective).pdf',
  documentType: 'Capital Account',
  layout: 'all-partners-one-highlighted',
  landscape: true,
  margin: '13mm',
  css: `body{font:7.4pt 'Liberation Sans'}h2{font:15pt 'URW Gothic';margin:0;color:#7a1730}table{width:100%;border-collapse:collapse;margin-top:14pt}th{font-size:6.6pt;text-align:right;border-bottom:1.2pt solid #7a1730;vertical-align:bottom;padding:3pt}td{text-align:right;padding:5pt 3pt;border-bottom:.3pt solid #ccc;white-space:nowrap;color:#777}th:first-child,td:first-child{text-align:left}.o td{background:#fdf0b8;color:#000;font-weight:bold}.t td{border-top:1pt solid #000}.c{position:absolute;right:0;top:0;width:58pt}`,
  body: `<svg class="c" viewBox="0 0 60 40"><path d="M2 38L22 8L32 22L40 12L58 38Z" fill="#7a1730"/></svg>
<h2>${mark('fund', 'Alvier Alpine Growth SCSp')}</h2><p>Partners' capital by investor for the quarter from ${text('period_start', '01.04.2025', '2025-04-01')} to ${text('reporting_date', '30.06.2025', '2025-06-30')}, stated in ${mark('base_currency', 'CHF')}.<br>This copy is addressed to <b>${mark('limited_partner', 'Fondation Collective Jura-Arc')}</b>; your line is shaded. Lines of other investors are shown with their consent under clause 14.6 of the LPA.</p>
<table><tr><th>Partner</th><th>Commitment</th><th>Capital at<br>start of quarter</th><th>Paid in</th><th>Paid out</th><th>Management<br>fee</th><th>Realised<br>result</th><th>Unrealised<br>result</th><th>Capital at<br>end of quarter</th></tr>
${PARTNERS.map(([name, values], at) => `<tr class="${at === 2 ? 'o' : ''}"><td>${at === 2 ? mark('limited_partner', name) : name}</td>${shown(values, at === 2)}</tr>`).join('')}
<tr class="t"><td>Total</td>${shown(totals, false)}</tr></table>
<p style="font-size:6.5pt">Share of ${mark('limited_partner', 'Fondation Collective Jura-Arc')} in total commitments: ${mark('ownership_percentage', '20.00 %', { value: '20.00' })}. Figures are unaudited and were prepared by the central administration in Munsbach.</p>`,
});

const AUD = printer({ currency: 'AUD', group: ',', point: '.', digits: 0, negative: 'minus', before: '$' });
const B = {
  open: 6120448,
  paid: 900000,
  out: 412500,
  fee: 112500,
  cost: 18220,
  income: 74310,
  gain: -38115,
  up: 511902,
};
const B_END = B.open + B.paid - B.out - B.fee - B.cost + B.income + B.gain + B.up;
const card = (label: string, value: string): string => `<div class="k"><small>${label}</small>${value}</div>`;
const line = (label: string, value: string): string => `<p><span>${label}</span><span>${value}</span></p>`;

const billabong = document({
  file: 'investor-portal-export_Wirrabara_31Dec2024.pdf',
  documentType: 'Capital Account',
  layout: 'portal-print-cards-sidebar',
  margin: '0',
  css: `body{font:9pt 'DejaVu Sans';margin:0;display:flex;min-height:290mm}.s{width:44mm;background:#1f2a37;color:#cbd5e1;padding:14mm 6mm;font-size:7.5pt;line-height:2.4}.s b{color:#fff;font-size:11pt}.w{flex:1;padding:12mm 11mm}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:7pt;margin:12pt 0}.k{border:1pt solid #e2e8f0;border-radius:7pt;padding:8pt;font-size:13pt;box-shadow:0 1pt 2pt #ddd}.k small{display:block;font-size:6.8pt;color:#64748b;margin-bottom:4pt}.l p{display:flex;justify-content:space-between;margin:0;padding:5pt 0;border-bottom:.5pt solid #e2e8f0;font-size:8.4pt}.u{font-size:6.5pt;color:#94a3b8}h2{margin:2pt 0;font-size:13pt}`,
  body: `<div class="s"><b>◆ nestview</b><br>Dashboard<br>Holdings<br>▸ Capital account<br>Notices<br>Tax documents<br>Contacts<br>Settings</div><div class="w"><div class="u">https://portal.nestview.example/funds/wirrabara/capital-account?fy=2024 · printed 14/02/2025, 4:12 pm</div>
<p>Holdings › ${mark('fund', 'Wirrabara Agri-Infrastructure Trust III')}</p><h2>Capital account</h2><div>${mark('limited_partner', 'Bellbird Super Pty Ltd as trustee for Bellbird Super')} · as at ${text('reporting_date', '31/12/2024', '2024-12-31')} · all figures in ${mark('base_currency', 'AUD')}</div>
<div class="g">${card('COMMITTED', AUD.amount('commitment', 9000000))}${card('CALLED TO DATE', AUD.amount('contributed_to_date', 6840000))}${card('LEFT TO CALL', AUD.amount('unfunded_commitment', 2160000))}${card('PAID TO YOU TO DATE', AUD.amount('distributed_to_date', 1377250))}${card('OWNERSHIP', mark('ownership_percentage', '3.60%', { value: '3.60' }))}${card('NET IRR (YOURS)', '9.8%')}</div>
<div class="l"><b>What changed this year</b> <small>1 Jan – ${text('reporting_date', '31 Dec 2024', '2024-12-31')}</small>${line('Balance brought forward', AUD.amount('opening_balance_ytd', B.open))}${line('You paid in', AUD.amount('contributions_ytd', B.paid))}${line('We paid out to you', AUD.cost('distributions_ytd', B.out))}${line('Manager’s fee', AUD.cost('management_fees_ytd', B.fee))}${line('Trust running costs', AUD.cost('partnership_expenses_ytd', B.cost))}${line('Rent, interest and other income', AUD.amount('net_investment_income_ytd', B.income))}${line('Gains and losses on sales', AUD.amount('realised_gain_loss_ytd', B.gain))}${line('Revaluations', AUD.amount('unrealised_gain_loss_ytd', B.up))}<p style="font-weight:bold;font-size:10pt"><span>Balance carried forward</span><span>${AUD.amount('closing_balance_ytd', B_END)}</span></p></div>
<p class="u">${mark('fund', 'Wirrabara Agri-Infrastructure Trust III')} is managed by ${mark('fund_manager', 'Wirrabara Funds Management Ltd')} (AFSL 498 212). Portal data are refreshed nightly and have not been audited.</p></div>`,
  derivable: { period_start: '2024-01-01' },
});

export const documents = [alvier, billabong];
