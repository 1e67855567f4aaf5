import { createPrinter, printNumber } from '../amounts.ts';
import type { FundDocument, Mark } from '../document.ts';
import { day, figure, row } from '../html.ts';
import type { Holding } from '../portfolio.ts';
import { fundFigures, portfolio, totalOf } from '../portfolio.ts';

const SABLE = fundFigures({ seed: 'sable hollow', size: '640000000', step: '1000' });
const SABLE_ROWS = portfolio({
  seed: 'sable hollow',
  names: [
    'Abernethy Claims Technology, LLC',
    'Coldwater Payments',
    'Emberline Security Holdings, Inc.',
    'Fourth Street Diagnostics',
    'Palisade Eye Care Partners',
    'Granger Thermal Products',
    'Norquist Valve & Fitting Co.',
    'Tri-Lakes Packaging',
  ],
  cost: [18000000, 71000000],
  step: '1000',
  years: [2018, 2022],
});
const SECTORS = [
  ['Software & Technology', 0, 3],
  ['Healthcare Services', 3, 5],
  ['Industrials', 5, 8],
] as const;

/** The value of the quarter before, which no metric asks for. */
const before = (value: string): string => String(Math.round(Number(value) * 0.000957) * 1000);

/** Two heading levels with the quarter before beside each value, groups by sector with subtotals. */
function sectors(mark: Mark): string {
  const style = { currency: 'USD', scale: 3, negative: 'parentheses' } as const;
  const money = createPrinter(mark, style);
  const plain = (value: string): string => (Number(value) === 0 ? '–' : printNumber(value, style));
  const line = (one: Holding, at: number): string => {
    const own = { row: at };
    const amount = (fin: string, value: string): string =>
      Number(value) === 0 ? '–' : money(fin, value, own);
    return row([
      mark('investment_name', one.name, own),
      mark('investment_date', `${one.date.slice(5, 7)}/${one.date.slice(8)}/${one.date.slice(2, 4)}`, {
        ...own,
        value: one.date,
      }),
      amount('investment_cost', one.cost),
      amount('investment_realised', one.realised),
      amount('investment_fair_value', one.fairValue),
      plain(before(one.fairValue)),
      amount('investment_total_value', one.totalValue),
      mark('investment_moic', `${one.moic}x`, { ...own, value: one.moic }),
      mark('investment_irr', Number(one.irr) < 0 ? `(${one.irr.slice(1)})%` : `${one.irr}%`, {
        ...own,
        value: one.irr,
      }),
    ]);
  };
  const sums = (label: string, holdings: readonly Holding[]): string => {
    const total = (field: 'cost' | 'realised' | 'fairValue' | 'totalValue'): string =>
      plain(totalOf(holdings, field));
    const earlier = String(holdings.reduce((all, one) => all + Number(before(one.fairValue)), 0));
    const cells = [total('cost'), total('realised'), total('fairValue'), plain(earlier), total('totalValue')];
    const worth = Number(totalOf(holdings, 'totalValue')) / Number(totalOf(holdings, 'cost'));
    return row([label, '', ...cells, `${worth.toFixed(1)}x`, ''], 's');
  };
  const group = ([title, from, to]: (typeof SECTORS)[number]): string => {
    const own = SABLE_ROWS.slice(from, to);
    const lines = own.map((one, index) => line(one, from + index)).join('');
    return `<tr class="g"><td colspan="9">${title}</td></tr>${lines}${sums('Subtotal', own)}`;
  };
  const fact = (label: string, value: string, earlier: string): string => row([label, value, earlier]);
  const amount = (label: string, fin: string): string =>
    fact(label, money(fin, figure(SABLE, fin)), plain(before(figure(SABLE, fin))));
  const multiple = (label: string, fin: string, earlier: string): string =>
    fact(label, mark(fin, `${figure(SABLE, fin)}x`, { value: figure(SABLE, fin) }), earlier);
  const rate = (label: string, fin: string, earlier: string): string =>
    fact(label, mark(fin, `${figure(SABLE, fin)}%`, { value: figure(SABLE, fin) }), earlier);
  const called = ((100 * Number(SABLE.fund_paid_in)) / Number(SABLE.fund_size)).toFixed(1);
  return `<style>body{font:8pt 'Liberation Sans'}table{border-collapse:collapse;width:100%}td,th{padding:2.5pt 4pt;text-align:right;vertical-align:bottom}td:first-child,th:first-child{text-align:left}
th{font-size:7pt;background:#22344d;color:#fff}th.u{border-bottom:.6pt solid #fff;text-align:center}.g td{font-weight:bold;padding-top:7pt}.s td{border-top:.5pt solid;font-style:italic}.k{width:62%;margin-bottom:14pt}.k td{border-bottom:.3pt solid #bbb}ol{font-size:6.5pt;padding-left:12pt}</style>
<h2 style="margin:0">${mark('fund', 'Sable Hollow Equity Partners IV, L.P.')}</h2><p>Quarterly Report to Limited Partners &nbsp;|&nbsp; Quarter ended ${day(mark, 'reporting_date', ['2024-12-31', 'December 31, 2024'])} &nbsp;|&nbsp; Unaudited, $ in thousands</p>
<table class="k"><tr><th>Fund summary</th><th>12/31/2024</th><th>09/30/2024</th></tr>${fact('Vintage', mark('vintage_year', '2018'), '2018')}${fact('Aggregate commitments', money('fund_size', figure(SABLE, 'fund_size')), printNumber(figure(SABLE, 'fund_size'), style))}${amount('Capital contributed by partners', 'fund_paid_in')}${fact('Contributed as % of commitments', `${called}%`, '58.1%')}${amount('Cumulative distributions to partners', 'fund_distributed')}${amount("Partners' capital", 'fund_nav')}${multiple('Net DPI', 'dpi', '0.31x')}${multiple('Net RVPI', 'rvpi', '1.04x')}${multiple('Net TVPI', 'tvpi', '1.35x')}${rate('Gross IRR (1)', 'gross_irr', '17.7%')}${rate('Net IRR (2)', 'net_irr', '12.9%')}${fact('S&amp;P 500 PME (2)', '11.6%', '11.2%')}</table>
<table><tr><th rowspan="2">Portfolio investment</th><th rowspan="2">Date<br>acquired</th><th rowspan="2">Invested<br>capital</th><th rowspan="2">Realized<br>proceeds</th><th class="u" colspan="2">Unrealized value</th><th rowspan="2">Total<br>value</th><th class="u" colspan="2">Gross</th></tr><tr><th>12/31/24</th><th>09/30/24</th><th>MOIC</th><th>IRR</th></tr>${SECTORS.map(group).join('')}${sums('Total investments', SABLE_ROWS)}</table>
<ol><li>Gross IRR is computed on daily cash flows between the Fund and its investments, before the 2.0% management fee and 20% carried interest.</li><li>Net of all fees. Index returns assume that $1,000 was invested on each contribution date. The preferred return of 8.0% has been met.</li></ol>
<p>${mark('fund_manager', 'Sable Hollow Management Company, LLC')} · 410 Larimer Street, Suite 2200, Denver, CO 80202</p>`;
}

const TANSY = fundFigures({ seed: 'tansy', size: '310000000', step: '100000' });
const TANSY_ROWS = portfolio({
  seed: 'tansy',
  names: [
    'Marbeck',
    'Ostrander Health',
    'Pivotel Networks',
    'Quern & Daughters',
    'Rosalind Learning',
    'Stowell',
  ],
  cost: [9000000, 42000000],
  step: '100000',
  years: [2017, 2021],
  moicPlaces: 2,
});

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** A card for each company, two beside each other; the fund's figures in a sentence and a strip. */
function cards(mark: Mark): string {
  const money = createPrinter(mark, { currency: 'EUR', scale: 6, places: 1, before: '€', after: 'm' });
  const card = (one: Holding, at: number): string => {
    const own = { row: at };
    const fact = (label: string, value: string): string =>
      `<div class="f"><span>${label}</span><b>${value}</b></div>`;
    const month = MONTHS[Number(one.date.slice(5, 7)) - 1] ?? '';
    const date = `${String(Number(one.date.slice(8)))} ${month} ${one.date.slice(0, 4)}`;
    return `<div class="c"><h4>${mark('investment_name', one.name, own)}</h4><p>Held at ${['12.5x', '9.8x', '10.4x'][at % 3]} EV/EBITDA; net leverage ${['3.1x', '4.6x', '2.2x'][at % 3]}</p>${fact('First invested', mark('investment_date', date, { ...own, value: one.date }))}${fact('Status', mark('investment_status', one.status, own))}${fact('Ownership', `${42 + 7 * at}.0%`)}${fact('Invested to date', money('investment_cost', one.cost, own))}${fact('Realised to date', money('investment_realised', one.realised, own))}${fact('Carrying value', money('investment_fair_value', one.fairValue, own))}${fact('Gross MoM', mark('investment_moic', `${one.moic}x`, { ...own, value: one.moic }))}${fact('Gross IRR', mark('investment_irr', `${one.irr}%`, { ...own, value: one.irr }))}</div>`;
  };
  const tile = (label: string, value: string): string => `<td>${label}<br><b>${value}</b></td>`;
  const multiple = (fin: string): string =>
    mark(fin, `${figure(TANSY, fin)}x`, { value: figure(TANSY, fin) });
  const rate = (fin: string): string => mark(fin, `${figure(TANSY, fin)}%`, { value: figure(TANSY, fin) });
  return `<style>body{font:8.5pt 'DejaVu Sans';color:#233}.w{display:grid;grid-template-columns:1fr 1fr;gap:10pt}.c{border:.6pt solid #9ab;padding:7pt;break-inside:avoid}.c h4{margin:0;color:#075}.c p{font-size:7pt;color:#678;margin:2pt 0 4pt}.f{display:flex;justify-content:space-between;line-height:1.5}table{width:100%;border-spacing:4pt;margin-bottom:10pt}td{background:#e7f0ec;padding:5pt;font-size:7pt}td b{font-size:10pt}</style>
<p style="text-align:right">${mark('fund_manager', 'Tansy Growth Capital LLP')}</p><h2>${mark('fund', 'Tansy Growth Fund II SCSp')}<br><small>Portfolio review, ${day(mark, 'reporting_date', ['2024-09-30', '30 September 2024'])}</small></h2>
<p>The Fund closed in ${mark('vintage_year', '2017')} with total commitments of ${money('fund_size', figure(TANSY, 'fund_size'))}. Since then ${money('fund_paid_in', figure(TANSY, 'fund_paid_in'))} has been drawn down from investors and ${money('fund_distributed', figure(TANSY, 'fund_distributed'))} has been returned to them; the net asset value at the quarter end was ${money('fund_nav', figure(TANSY, 'fund_nav'))}. Aggregate portfolio revenue grew by 18% and EBITDA by €21.4m over the last twelve months.</p>
<table><tr>${tile('Net IRR', rate('net_irr'))}${tile('Gross IRR', rate('gross_irr'))}${tile('Net TVPI', multiple('tvpi'))}${tile('DPI', multiple('dpi'))}${tile('RVPI', multiple('rvpi'))}${tile('Top-quartile TVPI*', '1.92x')}</tr></table>
<div class="w">${TANSY_ROWS.map(card).join('')}</div><p style="font-size:6.5pt">* European growth funds of the same vintage, 84 funds, as published by the benchmark provider on 15 November 2024.</p>`;
}

export const documents: FundDocument[] = [
  {
    file: 'Sable Hollow IV - Q4 2024 LP Report.pdf',
    documentType: 'Performance',
    language: 'en',
    layout: 'two-level-heads-sectors',
    pageSize: 'Letter',
    margin: '14mm',
    html: sectors,
    derivable: { base_currency: { value: 'USD' }, period_start: { value: '2024-10-01' } },
  },
  {
    file: 'tansy_growth_ii_portfolio_review_sep24.pdf',
    documentType: 'Performance',
    language: 'en',
    layout: 'company-cards-two-columns',
    html: cards,
    derivable: { base_currency: { value: 'EUR' } },
  },
];
