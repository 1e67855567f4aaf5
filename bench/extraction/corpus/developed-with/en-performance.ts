import { createPrinter, printNumber } from '../amounts.ts';
import type { FundDocument, Mark } from '../document.ts';
import { day, figure, head, row, table } from '../html.ts';
import type { Holding } from '../portfolio.ts';
import { fundFigures, portfolio, totalOf } from '../portfolio.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const monthOf = (iso: string): string => MONTHS[Number(iso.slice(5, 7)) - 1] ?? '';
const NAMES =
  'Aldous Packaging Group|Brennick Dental Holdings Ltd|Calloway Freight|Dunmarrow Aggregates|Eastwick Software Solutions International Limited|Farrant Homecare|Gillow & Pryce|Hartsop Laboratories|Inverlea Foods|Jessamy Training Group|Kilbride Controls|Lacey Green Environmental Services|Marlpit Security|Netherby Optics|Oakridge Vets|Penrose Marine Engineering|Quillan Data|Rothley Insurance Brokers|Selwyn Care Homes|Thaxted Automotive Components|Ullock Energy Services|Varley Textiles|Winterbourne Media|Yarrow Analytics'.split(
    '|',
  );
const LARCH = fundFigures({ seed: 'larch', size: '850000000', step: '100000' });
const LARCH_ROWS = portfolio({
  seed: 'larch',
  names: NAMES,
  cost: [8000000, 60000000],
  step: '100000',
  years: [2015, 2021],
});
const ordered = ['Realised', 'Partially realised', 'Unrealised'].map((status) =>
  LARCH_ROWS.filter((one) => one.status === status),
);

/** Two pages, millions, sections with subtotals and a total, wrapped names. */
function sections(mark: Mark): string {
  const style = { currency: 'GBP', scale: 6, places: 1 } as const;
  const money = createPrinter(mark, style);
  let at = 0;
  const line = (one: Holding): string => {
    const own = { row: at++ };
    const fact = (fin: string, value: string): string => money(fin, value, own);
    return row([
      mark('investment_name', one.name, own),
      mark('investment_date', `${one.date.slice(8)} ${monthOf(one.date)} ${one.date.slice(0, 4)}`, {
        ...own,
        value: one.date,
      }),
      fact('investment_cost', one.cost),
      one.status === 'Unrealised' ? '–' : fact('investment_realised', one.realised),
      one.status === 'Realised' ? '–' : fact('investment_fair_value', one.fairValue),
      fact('investment_total_value', one.totalValue),
      mark('investment_moic', `${one.moic}x`, { ...own, value: one.moic }),
    ]);
  };
  const sums = (label: string, holdings: readonly Holding[]): string =>
    row(
      [
        label,
        '',
        ...(['cost', 'realised', 'fairValue', 'totalValue'] as const).map((field) =>
          printNumber(totalOf(holdings, field), style),
        ),
        '',
      ],
      's',
    );
  const group = (title: string, status: string, holdings: readonly Holding[]): string => {
    const rows = holdings.map((_one, index) => at + index);
    const heading = mark('investment_status', title, { value: status, row: rows });
    return `<tr class="g"><td colspan="7">${heading}</td></tr>${holdings.map(line).join('')}${sums(`Total ${title.toLowerCase()}`, holdings)}`;
  };
  const [realised = [], partly = [], held = []] = ordered;
  const fact = (label: string, value: string): string => row([label, value]);
  return `<style>body{font:8.5pt 'Liberation Sans'}table{border-collapse:collapse;width:100%}td,th{padding:2.5pt 4pt;text-align:right;vertical-align:bottom}td:first-child,th:first-child{text-align:left;max-width:120pt}th{border-bottom:1pt solid;font-size:7.5pt}.g td{font-weight:bold;color:#274;padding-top:8pt}.s td{border-top:.5pt solid;font-style:italic}.f{width:55%}.f td{text-align:right}h2{break-before:page}</style>
<h1>${mark('fund', 'Larchfield Capital Partners VI LP')}</h1><p>Quarterly report as at ${day(mark, 'reporting_date', ['2024-03-31', '31 March 2024'])} · ${mark('fund_manager', 'Larchfield Capital Partners LLP')} · £ million</p>
${table([fact('Vintage', mark('vintage_year', '2015')), fact('Total commitments', money('fund_size', figure(LARCH, 'fund_size'))), fact('Contributions from investors', money('fund_paid_in', figure(LARCH, 'fund_paid_in'))), fact('Distributions to investors', money('fund_distributed', figure(LARCH, 'fund_distributed'))), fact('Net assets', money('fund_nav', figure(LARCH, 'fund_nav'))), ...(['dpi', 'rvpi', 'tvpi'] as const).map((fin) => fact(fin.toUpperCase(), mark(fin, `${figure(LARCH, fin)}x`, { value: figure(LARCH, fin) }))), ...(['gross_irr', 'net_irr'] as const).map((fin) => fact(fin === 'net_irr' ? 'IRR, net' : 'IRR, gross', mark(fin, `${figure(LARCH, fin)}%`, { value: figure(LARCH, fin) })))], 'f')}
<p>During the quarter the Fund completed no new investments. Public markets rose by 4.2% and the pound strengthened against the euro.</p>
<h2>Investment schedule</h2><table><thead>${head(['Company', 'Date', 'Invested', 'Proceeds', 'Fair value', 'Total', 'Multiple'])}</thead>${group('Fully realised', 'Realised', realised)}${group('Partly realised', 'Partially realised', partly)}${group('Unrealised', 'Unrealised', held)}${sums('Total portfolio', LARCH_ROWS)}</table>`;
}

const PELICAN = fundFigures({ seed: 'pelican', size: '120000000', step: '1' });
const PELICAN_ROWS = portfolio({
  seed: 'pelican',
  names: [
    'Ambrel Robotics, Inc.',
    'Bitterroot Bio, Inc.',
    'Corvid Labs',
    'Dovetail Health',
    'Everbright Storage Corp.',
    'Fenwick AI',
    'Gantry Cloud, Inc.',
    'Hollow Tree Games',
  ],
  cost: [1500000, 9000000],
  step: '1',
  years: [2018, 2022],
  moicPlaces: 2,
});

/** Landscape, tiles above, exact dollars, status as a code explained in a footnote. */
function venture(mark: Mark): string {
  const money = createPrinter(mark, { currency: 'USD' });
  const tile = (label: string, value: string): string => `<div><b>${value}</b><br>${label}</div>`;
  const multiple = (fin: string): string =>
    mark(fin, `${figure(PELICAN, fin)}x`, { value: figure(PELICAN, fin) });
  const rate = (fin: string): string =>
    mark(fin, `${figure(PELICAN, fin)}%`, { value: figure(PELICAN, fin) });
  const line = (one: Holding, at: number): string => {
    const own = { row: at };
    const irr = Number(one.irr) < 0 ? `(${one.irr.slice(1)}%)` : `${one.irr}%`;
    return row([
      mark('investment_name', one.name, own),
      mark('investment_date', `${one.date.slice(5, 7)}/${one.date.slice(8)}/${one.date.slice(0, 4)}`, {
        ...own,
        value: one.date,
      }),
      money('investment_cost', one.cost, own),
      money('investment_realised', one.realised, own),
      money('investment_fair_value', one.fairValue, own),
      money('investment_total_value', one.totalValue, own),
      mark('investment_moic', `${one.moic}x`, { ...own, value: one.moic }),
      mark('investment_irr', irr, { ...own, value: one.irr }),
      mark('investment_status', one.status.replace('ealised', 'ealized'), { ...own, value: one.status }),
    ]);
  };
  return `<style>body{font:8pt 'DejaVu Sans'}.t{display:flex;flex-wrap:wrap;gap:6pt}.t div{width:104pt;border-left:3pt solid #07a;padding:3pt 6pt;font-size:7pt}.t b{font-size:11pt}table{width:100%;border-collapse:collapse;margin-top:12pt}td,th{padding:3pt;text-align:right;border-bottom:.3pt solid #aaa}td:first-child,th:first-child{text-align:left}</style>
<h2>${mark('fund', 'Pelican Point Ventures II, L.P.')}</h2><p>Fund performance at ${day(mark, 'reporting_date', ['2023-09-30', 'September 30, 2023'])}</p>
<div class="t">${tile('Fund size', money('fund_size', figure(PELICAN, 'fund_size'), { before: '$' }))}${tile('Vintage year', mark('vintage_year', '2018'))}${tile('Paid-in capital', money('fund_paid_in', figure(PELICAN, 'fund_paid_in'), { before: '$' }))}${tile('Distributions', money('fund_distributed', figure(PELICAN, 'fund_distributed'), { before: '$' }))}${tile('Net asset value', money('fund_nav', figure(PELICAN, 'fund_nav'), { before: '$' }))}${tile('DPI', multiple('dpi'))}${tile('RVPI', multiple('rvpi'))}${tile('TVPI', multiple('tvpi'))}${tile('Gross IRR', rate('gross_irr'))}${tile('Net IRR', rate('net_irr'))}</div>
${table([head(['Portfolio company', 'Initial investment', 'Invested ($)', 'Realized ($)', 'Fair value ($)', 'Total value ($)', 'MOIC', 'IRR', 'Status']), ...PELICAN_ROWS.map(line)])}
<p style="font-size:6.5pt">Prepared by ${mark('fund_manager', 'Pelican Point Management, LLC')}. Past performance does not predict future returns.</p>`;
}

export const documents: FundDocument[] = [
  {
    file: 'Larchfield VI Q1 2024 report.pdf',
    documentType: 'Performance',
    language: 'en',
    layout: 'sections-subtotals-millions',
    html: sections,
    derivable: { base_currency: { value: 'GBP' } },
  },
  {
    file: 'pelican_point_ii_2023Q3.pdf',
    documentType: 'Performance',
    language: 'en',
    layout: 'landscape-tiles-schedule',
    pageSize: 'Letter landscape',
    margin: '12mm',
    html: venture,
    derivable: { base_currency: { value: 'USD' } },
  },
];
