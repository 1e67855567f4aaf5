import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import type { Investment } from '../paper/schedule.ts';
import { investments, multiples, scheduleCells, statusHeading, sums } from '../paper/schedule.ts';

const tds = (cells: readonly string[]): string => cells.map((cell) => `<td>${cell}</td>`).join('');
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const dayMonthYear = ({ date }: Investment): string =>
  `${Number(date.day)} ${MONTHS[Number(date.month) - 1]} ${date.year}`;

const USD = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'brackets',
  before: '$',
  nil: '–',
});
const STARTUPS = investments(
  [
    'Pelagia Bio',
    'Quantile Labs',
    'Mosshopper',
    'Tarn Robotics',
    'Velvet Ledger',
    'Ostrea Foods',
    'Signalwood',
    'Kiteworks Medical',
    'Lumen & Larch',
    'Driftline AI',
  ],
  {
    seed: 60117,
    firstYear: 2018,
    cost: [2500000, 9800000],
    statuses: [
      ['Realised', 2],
      ['Partially realised', 2],
      ['Unrealised', 6],
    ],
  },
);
const startup = (one: Investment): string => {
  const cell = scheduleCells(USD, one);
  return `<tr>${tds([cell.name(), cell.date(one.date.iso), cell.status(one.status.replace('alis', 'aliz')), cell.cost(), cell.realised(), cell.fairValue(), cell.total(), cell.multiple(2, (plain) => `${plain}x`), cell.irr((plain) => `${plain}%`, 'n.m.')])}</tr>`;
};
const [VC_COST, VC_REALISED, VC_VALUE, VC_TOTAL] = sums(STARTUPS);
const VC = { paid: 62450000, out: 20180000, nav: VC_VALUE + 2114386 };
const VCM = multiples(VC.paid, VC.out, VC.nav);
const kpi = (label: string, value: string): string => `<div><b>${value}</b>${label}</div>`;

const sagebrush = document({
  file: 'Sagebrush Seed & Series A III - Q4 2024 LP Report.pdf',
  documentType: 'Performance',
  layout: 'venture-letter-kpis-schedule-three-pages',
  pageSize: 'Letter',
  margin: '18mm 17mm',
  footer:
    '<div style="font:6.5px Liberation Sans;width:100%;text-align:center;color:#999">Sagebrush Ventures – confidential – <span class="pageNumber"></span></div>',
  css: `body{font:9.6pt/1.45 'Liberation Sans'}h1{font-size:24pt;color:#e2543a;margin:0}h2{color:#e2543a}.p{page-break-before:always}.k{display:grid;grid-template-columns:repeat(4,1fr);gap:9pt}.k div{border-top:3pt solid #e2543a;padding:6pt 0;font-size:7.6pt;color:#666}.k b{display:block;font-size:16pt;color:#222}table{width:100%;border-collapse:collapse;font-size:7pt}th{text-align:right;border-bottom:1pt solid #222;padding:3pt}td{text-align:right;padding:5pt 3pt;border-bottom:.3pt solid #ccc;white-space:nowrap}th:first-child,td:first-child{text-align:left;font-weight:bold}.t td{border-top:1pt solid #222;font-weight:bold}`,
  body: `<h1>Q4 2024</h1><p>${mark('fund', 'Sagebrush Seed & Series A III, L.P.')}<br>Report to limited partners</p><p>Dear partners,</p><p>The year closed on a brighter note than it began. Seed valuations steadied, two of our companies found buyers, and Tarn Robotics raised a $41 million Series B led by a strategic investor at 2.3x our entry price. We wrote Mosshopper down by a further 30% after it missed its second launch window.</p><p>At ${text('reporting_date', 'December 31, 2024', '2024-12-31')} the net asset value of the fund was ${USD.amount('fund_nav', VC.nav)}, up 6.1% in the quarter. Since inception the net IRR is ${mark('net_irr', '15.8%', { value: '15.8' })} (Q3: 14.9%). A benchmark of 2018 vintage U.S. early-stage funds shows a pooled net IRR of 12.2% and a TVPI of 1.61x.</p><p>We expect to call a further 5% of commitments in the spring for reserves.</p><p style="font:20pt Z003">Delphine &amp; Ravi</p><p>${mark('fund_manager', 'Sagebrush Venture Management LLC')}</p>
<div class="p"><h2>Fund at a glance</h2><div class="k">${kpi('Fund size', USD.amount('fund_size', 85000000))}${kpi('Vintage', text('vintage_year', '2018'))}${kpi('Paid-in capital', USD.amount('fund_paid_in', VC.paid))}${kpi('Distributed to LPs', USD.amount('fund_distributed', VC.out))}${kpi('DPI', mark('dpi', `${VCM.dpi}x`, { value: VCM.dpi }))}${kpi('RVPI', mark('rvpi', `${VCM.rvpi}x`, { value: VCM.rvpi }))}${kpi('TVPI (net)', mark('tvpi', `${VCM.tvpi}x`, { value: VCM.tvpi }))}${kpi('Gross IRR', mark('gross_irr', '22.4%', { value: '22.4' }))}</div><h2>Reserves and pacing</h2><p>Of paid-in capital 84% has gone into companies and 16% into fees and expenses. We hold $4,900,000 of reserves for six companies. Thirty-one percent of cost is in climate, 27% in health, 24% in fintech and 18% elsewhere.</p></div>
<div class="p"><h2>Schedule of investments</h2><p style="font-size:7.5pt">US dollars; IRRs are gross and unaudited; n.m. = not meaningful.</p><table><tr><th>Company</th><th>First check</th><th>Status</th><th>Cost</th><th>Proceeds</th><th>Fair value</th><th>Total value</th><th>MOIC</th><th>IRR</th></tr>${STARTUPS.map(startup).join('')}<tr class="t">${tds(['Total', '', '', USD.show(VC_COST), USD.show(VC_REALISED), USD.show(VC_VALUE), USD.show(VC_TOTAL), `${(VC_TOTAL / VC_COST).toFixed(2)}x`, mark('gross_irr', '22.4%', { value: '22.4' })])}</tr></table></div>`,
  derivable: { base_currency: 'USD' },
});

const GBP = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 1,
  scale: 1000000,
  negative: 'brackets',
  nil: '—',
});
const ASSETS = investments(
  [
    'Severnside Heat Networks',
    'Highland Fibre 2',
    'Portmarnock Interconnector',
    'Kelso Anaerobic Digestion',
    'Mersey Ferries Terminal',
    'Gorse Hill Wind',
    'Broads Water Transfer',
  ],
  {
    seed: 4471,
    firstYear: 2015,
    cost: [240, 910],
    statuses: [
      ['Realised', 2],
      ['Partially realised', 1],
      ['Unrealised', 4],
    ],
  },
);
const asset = (one: Investment): string => {
  const cell = scheduleCells(GBP, one);
  return `<tr>${tds([cell.name(), cell.date(dayMonthYear(one)), cell.cost(), cell.realised(), cell.fairValue(), cell.total(), cell.multiple(1, (plain) => `${plain}×`), cell.irr((plain) => plain, 'n/a')])}</tr>`;
};
const block = (label: string, status: Investment['status']): string => {
  const own = ASSETS.filter((one) => one.status === status);
  const [cost, realised, value, total] = sums(own);
  return `<tr class="g"><td colspan="8">${statusHeading(label, own)}</td></tr>${own.map(asset).join('')}<tr class="s">${tds(['Subtotal', '', GBP.show(cost), GBP.show(realised), GBP.show(value), GBP.show(total), '', ''])}</tr>`;
};
const [, , INFRA_VALUE] = sums(ASSETS);
const IN = { paid: 4862, out: 4311, nav: INFRA_VALUE - 118 };
const INM = multiples(IN.paid, IN.out, IN.nav);
const fact = (label: string, value: string): string => `<tr><td>${label}</td><td>${value}</td></tr>`;

const cairnmor = document({
  file: 'cairnmor-infrastructure-income-ii-quarterly-30-06-2025.pdf',
  documentType: 'Performance',
  layout: 'infrastructure-landscape-status-blocks',
  landscape: true,
  margin: '12mm 15mm',
  css: `body{font:8.4pt 'Nimbus Sans'}h1{font:300 17pt 'URW Gothic';margin:0;color:#0a3d3f}.l{display:grid;grid-template-columns:72mm 1fr;gap:10mm}table{width:100%;border-collapse:collapse}.f td{padding:3pt 0;border-bottom:.4pt solid #9bb}.f td:last-child{text-align:right;font-weight:bold}.s td{border-top:.5pt solid #333;font-style:italic}.g td{background:#dbeaea;font-weight:bold;text-align:left!important}.x td{padding:3.2pt 4pt;text-align:right}.x td:first-child,.x th:first-child{text-align:left}.x th{text-align:right;font-size:7pt;border-bottom:1pt solid #0a3d3f;padding:3pt}`,
  body: `<h1>${mark('fund', 'Cairnmòr Infrastructure Income Fund II')}</h1><p>Quarterly performance at ${text('reporting_date', '30 June 2025', '2025-06-30')} · ${mark('base_currency', '£', { value: 'GBP', derivable: true })} millions unless stated</p>
<div class="l"><div><table class="f">${fact('Manager', mark('fund_manager', 'Cairnmòr Infrastructure Partners LLP'))}${fact('Vintage', text('vintage_year', '2015'))}${fact('Commitments', GBP.amount('fund_size', 5250))}${fact('Drawn', GBP.amount('fund_paid_in', IN.paid))}${fact('Distributed', GBP.amount('fund_distributed', IN.out))}${fact('Net asset value', GBP.amount('fund_nav', IN.nav))}${fact('Distributed / drawn', mark('dpi', `${INM.dpi}×`, { value: INM.dpi }))}${fact('Residual / drawn', mark('rvpi', `${INM.rvpi}×`, { value: INM.rvpi }))}${fact('Total value / drawn', mark('tvpi', `${INM.tvpi}×`, { value: INM.tvpi }))}${fact('IRR before fees and carry', mark('gross_irr', '13.1%', { value: '13.1' }))}${fact('IRR to investors', mark('net_irr', '10.4%', { value: '10.4' }))}${fact('Cash yield, last 12 months', '5.6%')}${fact('Inflation-linked revenue', '71%')}</table><p style="font-size:7pt">Fund-level debt at the quarter end £11.8m. Discount rates range from 7.2% to 10.5%.</p></div>
<table class="x"><tr><th>Asset</th><th>Acquired</th><th>Invested</th><th>Proceeds</th><th>Remaining value</th><th>Total</th><th>Multiple</th><th>IRR %</th></tr>${block('Current assets – unrealised', 'Unrealised')}${block('Part-sold assets – partially realised', 'Partially realised')}${block('Exited assets – fully realised', 'Realised')}</table></div>`,
});

export const documents = [sagebrush, cairnmor];
