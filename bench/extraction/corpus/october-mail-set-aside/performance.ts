import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { multiples } from '../paper/schedule.ts';
import { printer, text } from '../paper/printing.ts';
import type { Company } from './companies.ts';
import {
  amountsOf,
  bracketed,
  company,
  dateOf,
  multipleOf,
  nameOf,
  rateOf,
  sum,
  times,
  worth,
} from './companies.ts';

const NEXT_PAGE = '<div style="break-before:page"></div>';

const million = printer({
  currency: 'EUR',
  group: ',',
  point: '.',
  digits: 1,
  scale: 1000000,
  negative: 'brackets',
  nil: '–',
});
const J_STATUS = { U: 'Unrealised', P: 'Partially realised', R: 'Realised' } as const;
const COINVEST: readonly (readonly [keyof typeof J_STATUS, Company])[] = [
  [
    'U',
    company(
      'Altenmoor Packaging Group',
      ['Steinhude Capital', 'Germany'],
      ['12 Mar 2021', '2021-03-12'],
      [284, 0, 471, 131],
    ),
  ],
  [
    'P',
    company(
      'Brightholm Care Homes',
      ['Ormsby Partners', 'United Kingdom'],
      ['30 Jun 2021', '2021-06-30'],
      [226, 184, 217, 189],
    ),
  ],
  [
    'U',
    company(
      'Cavalcanti Ceramiche',
      ['Lanterna Equity', 'Italy'],
      ['08 Nov 2021', '2021-11-08'],
      [195, 12, 168, -21],
    ),
  ],
  [
    'R',
    company(
      'Delorme Logiciels',
      ['Pont-Vieux Capital', 'France'],
      ['17 Dec 2021', '2021-12-17'],
      [240, 705, 0, 402],
    ),
  ],
  [
    'U',
    company(
      'Eikeland Marine Services',
      ['Hardanger Equity', 'Norway'],
      ['24 May 2022', '2022-05-24'],
      [312, 0, 518, 164],
    ),
  ],
  [
    'R',
    company(
      'Foxlow Pet Foods',
      ['Ormsby Partners', 'United Kingdom'],
      ['02 Sep 2022', '2022-09-02'],
      [178, 391, 0, 348],
    ),
  ],
  [
    'U',
    company(
      'Grootveld Horticulture',
      ['Duinrand Invest', 'Netherlands'],
      ['15 Feb 2023', '2023-02-15'],
      [264, 0, 371, 143],
    ),
  ],
  [
    'U',
    company(
      'Hrabina Medical Logistics',
      ['Vistula Bridge', 'Poland'],
      ['19 Oct 2023', '2023-10-19'],
      [208, 0, 259, 117],
    ),
  ],
  [
    'U',
    company(
      'Isarwinkel Dental',
      ['Steinhude Capital', 'Germany'],
      ['27 Feb 2025', '2025-02-27'],
      [231, 0, 231],
    ),
  ],
];
const CO = COINVEST.map(([, one]) => one);
const coRow = ([status, one]: (typeof COINVEST)[number]): string => {
  const at = CO.indexOf(one);
  return row([
    nameOf(one, at),
    ...one.about,
    dateOf(one, at),
    mark('investment_status', J_STATUS[status], { row: at }),
    ...amountsOf(million, one, at),
    million.amount('investment_total_value', worth(one), at),
    multipleOf(one, at, times),
    rateOf(one, at, bracketed, 'n/m'),
  ]);
};
const CO_TOTAL = ([0, 1, 2] as const).map((at) => sum(CO, at)) as [number, number, number];
const CO_NAV = 2128;
const CO_PAID = 2412;
const CO_OUT = 1180;
const CO_MULTIPLES = multiples(CO_PAID, CO_OUT, CO_NAV);
const half = (label: string, now: string, before: string): string => row([label, now, before]);

/** A Jersey co-investment fund's half-yearly report in landscape: summary, commentary, one table of companies. */
const coInvestment = document({
  file: 'Grosnez Co-Investment Fund II - Half-Yearly Report June 2025.pdf',
  documentType: 'Performance',
  layout: 'jersey-co-investment-half-yearly-landscape',
  landscape: true,
  margin: '18mm 20mm',
  css: "body{font:9.4pt/1.42 'Liberation Sans'}h1{font-size:20pt;margin:0;font-weight:normal;color:#5b1a2e}h2{font-size:13pt;font-weight:normal;color:#5b1a2e;margin:0 0 6pt}h5{font-size:9.4pt;margin:8pt 0 1pt}p{margin:3pt 0 6pt}table{border-collapse:collapse;width:100%}td,th{padding:3.2pt 5pt;text-align:right;border-bottom:.3pt solid #d8c4cb}td:first-child,th:first-child{text-align:left}th{color:#5b1a2e;border-bottom:1pt solid #5b1a2e;vertical-align:bottom;font-size:8.4pt}.z{font-size:8.4pt}.z td{white-space:nowrap}.z td:nth-child(-n+3),.z th:nth-child(-n+3),.z td:nth-child(5),.z th:nth-child(5){text-align:left}.t td{font-weight:bold;border-top:.8pt solid #5b1a2e}.g{display:grid;grid-template-columns:1.1fr 1fr;gap:26pt;margin-top:10pt}.n{font-size:7.4pt;color:#555}",
  footer:
    '<div style="font:6.6pt sans-serif;width:100%;padding:0 20mm;display:flex;justify-content:space-between;color:#777"><span>Grosnez Co-Investment Fund II LP – half-yearly report – unaudited</span><span class="pageNumber"></span></div>',
  body: `<h1>${mark('fund', 'Grosnez Co-Investment Fund II LP')}</h1><p>Half-yearly report to ${text('reporting_date', '30 June 2025', '2025-06-30')}</p>
<div class="g"><div><h2>Summary</h2><table>${head(['€ million', '30 June 2025', '31 Dec 2024'])}
${half('Commitments', million.amount('fund_size', 3100), '310.0')}
${half('Capital contributed by investors', million.amount('fund_paid_in', CO_PAID), '216.7')}
${half('Distributions to investors', million.amount('fund_distributed', CO_OUT), '88.4')}
${half('Net asset value', million.amount('fund_nav', CO_NAV), '197.9')}
${half('DPI', text('dpi', times(CO_MULTIPLES.dpi), CO_MULTIPLES.dpi), '0.41x')}
${half('RVPI', text('rvpi', times(CO_MULTIPLES.rvpi), CO_MULTIPLES.rvpi), '0.91x')}
${half('TVPI', text('tvpi', times(CO_MULTIPLES.tvpi), CO_MULTIPLES.tvpi), '1.32x')}
${half('Gross IRR', text('gross_irr', '19.7%', '19.7'), '20.1%')}
${half('Net IRR', text('net_irr', '14.2%', '14.2'), '14.4%')}</table></div>
<div><h2>The Fund</h2><table>${row(['Vintage', text('vintage_year', '2021')])}${row(['Manager', mark('fund_manager', 'Grosnez Private Equity (Jersey) Limited')])}${row(['Structure', 'Jersey limited partnership'])}${row(['Reporting currency', mark('base_currency', 'Euro', { value: 'EUR' })])}${row(['Investment period', 'ended 31 March 2025'])}${row(['Term', '31 March 2031, plus two years'])}${row(['Companies', 'nine, of which two sold'])}${row(['Administrator', 'La Rocque Fund Services (Jersey) Limited'])}</table></div></div>
<p class="n">The gross IRR is calculated on the cash flows between the Fund and its investments; the net IRR on those between the Fund and its investors, after fees, expenses and carried interest.</p>
${NEXT_PAGE}<h2>Manager’s report</h2>
<p>Net asset value rose by €14.9 million in the six months after contributions of €24.5 million and distributions of €29.6 million. The last investment of the Fund, Isarwinkel Dental, was completed in February alongside Steinhude Capital. The sale of Foxlow Pet Foods was completed in April at 2.2 times cost; most of its proceeds were distributed in May.</p>
<h5>Altenmoor Packaging Group</h5><p>Volumes recovered in the second quarter and the sponsor expects EBITDA of €41 million for the year. Leverage fell to 3.4 times. Strategic interest has been received and a sale may be started in the autumn.</p>
<h5>Brightholm Care Homes</h5><p>A sale and leaseback of eleven homes in 2024 returned €18.4 million to the Fund. Occupancy is 92.3%. The remaining operating business is held at 9.0 times EBITDA.</p>
<h5>Cavalcanti Ceramiche</h5><p>Energy costs and weak construction in Germany continue to weigh on margins; the value was reduced by €1.4 million. A covenant reset was agreed in March and the shareholders are not expected to provide more capital.</p>
<h5>Eikeland Marine Services</h5><p>The order book stands at €220 million, two thirds of it from offshore wind. The holding was revalued by €5.3 million in line with listed peers.</p>
<h5>Grootveld Horticulture and Hrabina Medical Logistics</h5><p>Both companies are ahead of budget. Grootveld acquired a grower in Almería for €7 million out of its own cash. Hrabina opened its third cold-chain hub at Łódź.</p>
<p>The remaining undrawn commitments of €68.8 million are reserved for follow-on investments and expenses.</p>
${NEXT_PAGE}<h2>Investments at 30 June 2025 (€ million)</h2>
<table class="z">${head(['Company', 'Lead sponsor', 'Country', 'Date of<br>investment', 'Status', 'Invested', 'Realised<br>proceeds', 'Fair<br>value', 'Total<br>value', 'Gross<br>multiple', 'Gross<br>IRR'])}
${COINVEST.map(coRow).join('\n')}
${row(['Total', '', '', '', '', ...CO_TOTAL.map((amount) => million.show(amount)), million.show(CO_TOTAL[1] + CO_TOTAL[2]), times(((CO_TOTAL[1] + CO_TOTAL[2]) / CO_TOTAL[0]).toFixed(1)), text('gross_irr', '19.7%', '19.7')], 't')}
${row(['Cash and other net assets', '', '', '', '', '', '', million.show(CO_NAV - CO_TOTAL[2] + 206), '', '', ''])}
${row(['Accrued carried interest', '', '', '', '', '', '', million.show(-206), '', '', ''])}
${row(['Net asset value', '', '', '', '', '', '', million.amount('fund_nav', CO_NAV), '', '', ''], 't')}</table>
<p class="n">n/m: not meaningful, held for less than one year. Fair values are those of the lead sponsors at 30 June 2025 reviewed by the Manager in accordance with the International Private Equity and Venture Capital Valuation Guidelines. Multiples and IRRs of investments are before fees, expenses and carried interest of the Fund. The value of investments may fall as well as rise.</p>`,
});

export const documents = [coInvestment];
