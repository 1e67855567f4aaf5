import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { multiples } from '../paper/schedule.ts';
import { printer, text } from '../paper/printing.ts';
import type { Holding, House } from './holdings.ts';
import { marked, sumRow, totals } from './holdings.ts';

const NEXT_PAGE = '<div style="break-before:page"></div>';
const times = (plain: string): string => `${plain}x`;
const bracketed = (plain: string): string => (plain.startsWith('-') ? `(${plain.slice(1)}%)` : `${plain}%`);
const compared = (label: string, now: string, before: string): string => row([label, now, before]);

const estate = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  scale: 1000,
  negative: 'brackets',
  nil: '-',
});
const ARROYO: House = { print: estate, digits: 2, times, percent: bracketed, none: 'N/A' };
type Property = readonly [status: 'Held' | 'Sold' | 'Recapitalized', holding: Holding];
const MEANT = { Held: 'Unrealised', Sold: 'Realised', Recapitalized: 'Partially realised' } as const;
const SECTORS: readonly (readonly [string, readonly Property[]])[] = [
  [
    'Multifamily',
    [
      [
        'Held',
        ['Agave Terrace', ['Mesa, AZ', '312 units'], ['05/14/2019', '2019-05-14'], 21400, 4815, 24630, 72],
      ],
      [
        'Sold',
        ['Bluestem Lofts', ['Tulsa, OK', '188 units'], ['11/22/2019', '2019-11-22'], 12650, 24280, 0, 214],
      ],
      [
        'Recapitalized',
        [
          'Ocotillo Park',
          ['Tucson, AZ', '264 units'],
          ['03/31/2021', '2021-03-31'],
          18900,
          11240,
          17365,
          118,
        ],
      ],
    ],
  ],
  [
    'Industrial',
    [
      [
        'Held',
        [
          'Amarillo Crossdock Center',
          ['Amarillo, TX', '612,000 sf'],
          ['09/18/2020', '2020-09-18'],
          16750,
          3920,
          23110,
          131,
        ],
      ],
      [
        'Sold',
        [
          'Raton Pass Logistics',
          ['Pueblo, CO', '405,000 sf'],
          ['02/26/2020', '2020-02-26'],
          11300,
          25990,
          0,
          306,
        ],
      ],
      [
        'Held',
        [
          'Sonora Gateway I and II',
          ['Nogales, AZ', '538,000 sf'],
          ['06/30/2022', '2022-06-30'],
          19800,
          1180,
          22070,
          44,
        ],
      ],
    ],
  ],
  [
    'Office',
    [
      [
        'Held',
        [
          'Caprock Medical Plaza',
          ['Lubbock, TX', '146,000 sf'],
          ['12/17/2019', '2019-12-17'],
          14200,
          5065,
          9980,
          10,
        ],
      ],
      [
        'Held',
        [
          'Sandia Corporate Center',
          ['Albuquerque, NM', '221,000 sf'],
          ['08/06/2019', '2019-08-06'],
          17500,
          2210,
          3150,
          -167,
        ],
      ],
    ],
  ],
];
const PROPERTIES = SECTORS.flatMap(([, properties]) => properties.map(([, holding]) => holding));
const [, , R_HELD] = totals(PROPERTIES);
const [R_SIZE, R_PAID, R_OUT] = [165000, 156750, 78375];
const [R_CASH, R_DEBT] = [6140, 3925];
const R_NAV = R_HELD + R_CASH - R_DEBT;
const R = multiples(R_PAID, R_OUT, R_NAV);
const propertyRow = ([status, one]: Property): string => {
  const at = PROPERTIES.indexOf(one);
  const own = marked(ARROYO, one, at);
  const state = mark('investment_status', status, { value: MEANT[status], row: at });
  return row([
    own.name,
    ...one[1],
    own.date,
    state,
    own.cost,
    own.received,
    own.value,
    own.total,
    own.multiple,
    own.rate,
  ]);
};
const EMPTY = ['', '', '', ''];

/** An American value-add property fund in landscape: a page of figures, a page of properties by sector, a page of debt. */
const realEstate = document({
  file: 'Arroyo Seco Value Add Fund II_2Q2026 Performance Package.pdf',
  documentType: 'Performance',
  layout: 'american-property-fund-landscape-by-sector-with-debt',
  pageSize: 'Letter landscape',
  margin: '15mm 16mm',
  css: "body{font:8.8pt/1.38 'Liberation Sans Narrow','Liberation Sans'}h1{font-size:17pt;margin:0;color:#9a4a1c}h2{font-size:12pt;margin:0 0 5pt;color:#9a4a1c}p{margin:4pt 0}.g{display:grid;grid-template-columns:1fr 1fr;gap:20pt;margin-top:10pt}table{border-collapse:collapse;width:100%}td,th{padding:3pt 5pt;text-align:right;white-space:nowrap;border-bottom:.3pt solid #e3d3c8}td:first-child,th:first-child{text-align:left}th{background:#9a4a1c;color:#fff;font-weight:normal;vertical-align:bottom}.z td:nth-child(2),.z td:nth-child(5),.z th:nth-child(2),.z th:nth-child(5){text-align:left}.u td{font-weight:bold;background:#f7efe9}.s td{font-style:italic;border-top:.5pt solid #9a4a1c}.t td{font-weight:bold;border-top:1pt solid #9a4a1c}.n{font-size:7.2pt;color:#555}",
  footer:
    '<div style="font:6.4pt sans-serif;width:100%;padding:0 16mm;display:flex;justify-content:space-between;color:#777"><span>Arroyo Seco Real Estate Advisors · Santa Fe, New Mexico</span><span>2Q 2026 – page <span class="pageNumber"></span></span></div>',
  body: `<h1>${mark('fund', 'Arroyo Seco Value Add Fund II, L.P.')}</h1><p>Performance package – as of ${text('reporting_date', 'June 30, 2026', '2026-06-30')} – dollars in thousands</p>
<div class="g"><div><h2>Fund performance</h2><table>${head(['', text('reporting_date', '6/30/2026', '2026-06-30'), '3/31/2026'])}
${compared('Total commitments', estate.amount('fund_size', R_SIZE), '165,000')}
${compared('Contributed capital', estate.amount('fund_paid_in', R_PAID), '155,100')}
${compared('Distributed capital', estate.amount('fund_distributed', R_OUT), '75,900')}
${compared('Net asset value', estate.amount('fund_nav', R_NAV), '102,046')}
${compared('DPI', text('dpi', times(R.dpi), R.dpi), '0.49x')}
${compared('RVPI', text('rvpi', times(R.rvpi), R.rvpi), '0.66x')}
${compared('TVPI', text('tvpi', times(R.tvpi), R.tvpi), '1.15x')}
${compared('Gross levered IRR', text('gross_irr', '7.4%', '7.4'), '7.6%')}
${compared('Net IRR', text('net_irr', '3.8%', '3.8'), '3.9%')}
${compared('Loan to value', '57.8%', '57.4%')}</table></div>
<div><h2>Fund profile</h2><table>${row(['Vintage', text('vintage_year', '2019')])}${row(['Sponsor and manager', mark('fund_manager', 'Arroyo Seco Real Estate Advisors, LLC')])}${row(['General partner', 'ASVA II GP, LLC'])}${row(['Currency', text('base_currency', 'USD')])}${row(['Investment period ended', 'June 30, 2023'])}${row(['Term', 'June 30, 2028, plus two one-year extensions'])}${row(['Appraiser', 'Galisteo Valuation Group'])}${row(['Number of properties', '8, of which 2 sold'])}</table></div></div>
<p><b>Commentary.</b> Same-store net operating income grew by 2.6% over the second quarter of 2025. Multifamily rents in Tucson and Mesa were flat as new supply was absorbed; industrial leasing was strong and the second building of Sonora Gateway reached 94% occupancy. Sandia Corporate Center lost its largest tenant in May. The loan of $21.6 million matures in December 2026, and we have opened talks with the servicer; the remaining equity is carried at $3.2 million.</p>
<p>A distribution of $2.5 million was paid on June 12, 2026 out of operating cash flow and the Ocotillo Park recapitalization. A call of $1.65 million was made in April for tenant improvements.</p>
${NEXT_PAGE}<h2>Investments as of ${text('reporting_date', 'June 30, 2026', '2026-06-30')} (dollars in thousands)</h2>
<table class="z">${head(['Property', 'Location', 'Size', 'Acquired', 'Status', 'Equity<br>invested', 'Realized<br>proceeds', 'Equity at<br>fair value', 'Total<br>value', 'Gross<br>multiple', 'Gross<br>IRR'])}
${SECTORS.map(
  ([title, properties]) =>
    `${row([title, ...Array.from({ length: 10 }, () => '')], 'u')}${properties.map(propertyRow).join('\n')}${sumRow(
      ARROYO,
      [`Total ${title.toLowerCase()}`, ...EMPTY],
      properties.map(([, holding]) => holding),
      ['s', ''],
    )}`,
).join('\n')}
${sumRow(ARROYO, ['Total portfolio', ...EMPTY], PROPERTIES, ['t', text('gross_irr', '7.4%', '7.4')])}
${row(['Cash and other assets', ...EMPTY, '', '', estate.show(R_CASH), '', '', ''])}
${row(['Fund-level liabilities', ...EMPTY, '', '', estate.show(-R_DEBT), '', '', ''])}
${row(['Net asset value', ...EMPTY, '', '', estate.amount('fund_nav', R_NAV), '', '', ''], 't')}</table>
${NEXT_PAGE}<h2>Property debt as of ${text('reporting_date', 'June 30, 2026', '2026-06-30')} (dollars in thousands)</h2>
<table>${head(['Property', 'Lender', 'Balance', 'Rate', 'Maturity', 'DSCR', 'Property value'])}
${row(['Agave Terrace', 'Palo Duro Life', '29,400', '4.15% fixed', '06/2029', '1.41', '54,300'])}
${row(['Ocotillo Park', 'Cimarron State Bank', '26,850', 'SOFR + 2.40%', '03/2028', '1.18', '44,400'])}
${row(['Amarillo Crossdock Center', 'Palo Duro Life', '21,200', '3.85% fixed', '10/2027', '1.96', '44,500'])}
${row(['Sonora Gateway I and II', 'Cimarron State Bank', '25,600', 'SOFR + 2.15%', '07/2027', '1.33', '47,900'])}
${row(['Caprock Medical Plaza', 'Llano Savings', '14,100', '5.05% fixed', '01/2030', '1.27', '24,200'])}
${row(['Sandia Corporate Center', 'CMBS (special servicing)', '21,600', '4.60% fixed', '12/2026', '0.82', '24,900'])}
${row(['Total', '', '138,750', '', '', '', '240,200'], 't')}</table>
<p class="n">Equity at fair value is the appraised or internally estimated value of the property less debt and costs of sale. Gross multiples and IRRs of properties are after property-level financing and before fund fees, expenses and promote. The net IRR is that of all limited partners after a promote of 20% over 8%, of which none is accrued. Prior quarter figures were presented in the 1Q 2026 package dated May 22, 2026.</p>`,
});

export const documents = [realEstate];
