import { createPrinter, printNumber, sum } from '../amounts.ts';
import type { FundDocument, Mark } from '../document.ts';
import { day, figure, head, row, table } from '../html.ts';
import type { Holding } from '../portfolio.ts';
import { fundFigures, portfolio, totalOf } from '../portfolio.ts';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const shortDate = (iso: string): string =>
  `${iso.slice(8)}-${MONTHS[Number(iso.slice(5, 7)) - 1] ?? ''}-${iso.slice(0, 4)}`;

const CAIRN = fundFigures({ seed: 'cairn', size: '780000000', step: '10000' });
const BORROWERS =
  'Acorn Bidco Ltd|Belvoir Dentistry Midco|Cassio Fibre Topco SARL|Dunlin Holdings (UK) Ltd|Espalier Group SAS|Farleigh Claims BV|Gorse Renewables|Hexagon Labs Bidco AB|Isobar Software GmbH|Jute Logistics SpA|Kestrel Foods Finco|Lomond Care Holdings|Moreton Print Group|Nettle Retail Midco|Osprey Training Ltd|Pinnace Marine Topco|Quay Insurance Bidco|Redstart Analytics|Sandpiper Hotels|Tern Engineering BV|Umber Schools Midco|Violet Telecoms|Wader Waste Finco|Xebec Freight SA|Yaffle Homes Ltd|Zander Medical AG'.split(
    '|',
  );
const LOANS = portfolio({
  seed: 'cairn loans',
  names: BORROWERS,
  cost: [8000000, 46000000],
  step: '10000',
  years: [2019, 2023],
  moicPlaces: 2,
});
const TYPES = ['Unitranche', 'Senior', 'Second lien', 'Mezzanine'] as const;

/** Loans with coupon and maturity, the heading repeated on each page, the index beside the fund. */
function loans(mark: Mark): string {
  const style = { currency: 'EUR', scale: 6, places: 2 } as const;
  const money = createPrinter(mark, style);
  const line = (one: Holding, at: number): string => {
    const own = { row: at };
    const amount = (fin: string, value: string): string =>
      Number(value) === 0 ? 'n/a' : money(fin, value, own);
    const irr = one.status === 'Realised' || at % 4 > 0;
    return row([
      mark('investment_name', one.name, own),
      TYPES[at % 4] ?? '',
      mark('investment_date', shortDate(one.date), { ...own, value: one.date }),
      `${one.date.slice(5, 7)}/${String(Number(one.date.slice(0, 4)) + 7)}`,
      `E+${575 + 25 * (at % 6)}`,
      amount('investment_cost', one.cost),
      amount('investment_realised', one.realised),
      amount('investment_fair_value', one.fairValue),
      one.status === 'Realised' ? '' : `${(96 + (at % 5)).toFixed(1)}`,
      mark('investment_moic', one.moic, own),
      irr ? mark('investment_irr', one.irr.replace('-', '−'), { ...own, value: one.irr }) : 'n.m.',
    ]);
  };
  const total = (field: 'cost' | 'realised' | 'fairValue'): string =>
    printNumber(totalOf(LOANS, field), style);
  const fact = (label: string, value: string, index = ''): string => row([label, value, index]);
  const multiple = (fin: string): string =>
    mark(fin, `${figure(CAIRN, fin)}x`, { value: figure(CAIRN, fin) });
  const rate = (fin: string): string => mark(fin, `${figure(CAIRN, fin)}%`, { value: figure(CAIRN, fin) });
  return `<style>body{font:8pt 'Nimbus Sans'}table{border-collapse:collapse;width:100%}td,th{padding:3pt 3pt;text-align:right;font-weight:normal}td:first-child,th:first-child,td:nth-child(2),th:nth-child(2){text-align:left}thead th{border-top:1.2pt solid #630;border-bottom:1.2pt solid #630;font-size:7pt}.p tr:nth-child(even) td{background:#f6efe6}.k{width:70%;margin:8pt 0 16pt}.k th{text-align:right;color:#630}</style>
<h1 style="font-size:15pt">${mark('fund', 'Cairn Lane European Direct Lending Fund III')}</h1><p>Investor report for the period ended ${day(mark, 'reporting_date', ['2024-03-31', '31-Mar-2024'])}</p>
<table class="k"><tr><th></th><th>Fund</th><th>Leveraged loan index</th></tr>${fact('Vintage', mark('vintage_year', '2019'))}${fact('Size of fund (EUR m)', money('fund_size', figure(CAIRN, 'fund_size')))}${fact('Total drawdowns (EUR m)', money('fund_paid_in', figure(CAIRN, 'fund_paid_in')))}${fact('Total distributed (EUR m)', money('fund_distributed', figure(CAIRN, 'fund_distributed')))}${fact('NAV (EUR m)', money('fund_nav', figure(CAIRN, 'fund_nav')))}${fact('IRR before fees and carry', rate('gross_irr'), '6.9%')}${fact('IRR after fees and carry', rate('net_irr'), '6.1%')}${fact('Total value / paid-in', multiple('tvpi'))}${fact('Distributed / paid-in', multiple('dpi'))}${fact('Residual value / paid-in', multiple('rvpi'))}${fact('Average yield to maturity', '10.4%', '8.2%')}</table>
<p>Loans by date of first funding. Amounts in millions of ${mark('base_currency', 'EUR')}. Marks are in per cent of par.</p>
<table class="p"><thead>${head(['Borrower', 'Instrument', 'Funded', 'Maturity', 'Margin<br>(bps)', 'Amount<br>funded', 'Principal and<br>interest received', 'Fair<br>value', 'Mark', 'Gross<br>MOIC (x)', 'Gross<br>IRR (%)'])}</thead><tbody>${LOANS.map(line).join('')}${row(['Total', '', '', '', '', total('cost'), total('realised'), total('fairValue'), '', '', ''])}</tbody></table>
<p style="font-size:6.5pt">n.m.: not meaningful, funded or amended within twelve months. Issued by ${mark('fund_manager', 'Cairn Lane Credit Partners LLP')}, authorised and regulated under reference 612204.</p>`;
}

const WEIR = fundFigures({ seed: 'weir', size: '265000000', step: '100000' });
const PLACES = portfolio({
  seed: 'weir a',
  names: ['Albion Yard', '14–18 Corn Street', 'Furnace Quay', 'The Maltings', 'Ropewalk Trade Park'],
  cost: [11000000, 38000000],
  step: '100000',
  years: [2016, 2020],
  moicPlaces: 2,
}).sort((one, other) => Number(one.status === 'Realised') - Number(other.status === 'Realised'));
const TOWNS = ['Leeds', 'Bristol', 'Sheffield', 'Norwich', 'Hull'];

const PROPERTY_HEADS = [
  'Property',
  'Acquired',
  'Fund share',
  'Gross asset value',
  'Debt',
  'Net equity value',
  'Equity invested',
  'Proceeds to date',
  'Equity multiple',
  'Gross IRR',
];

/** Properties with town below the name, held and sold ones in two tables of different columns. */
function properties(mark: Mark): string {
  const style = { currency: 'GBP', scale: 6, places: 1 } as const;
  const money = createPrinter(mark, style);
  const cells = (one: Holding) => {
    const at = PLACES.indexOf(one);
    const own = { row: at };
    return {
      name: `${mark('investment_name', one.name, own)}<br><i>${TOWNS[at] ?? ''}</i>`,
      date: mark('investment_date', shortDate(one.date).replaceAll('-', ' '), { ...own, value: one.date }),
      amount: (fin: string, value: string): string => (Number(value) === 0 ? '—' : money(fin, value, own)),
      moic: mark('investment_moic', `${one.moic}×`, { ...own, value: one.moic }),
      irr: mark('investment_irr', `${one.irr}%`, { ...own, value: one.irr }),
    };
  };
  const held = PLACES.filter((one) => one.status !== 'Realised');
  const sold = PLACES.filter((one) => one.status === 'Realised');
  const heldRow = (one: Holding, at: number): string => {
    const own = cells(one);
    const debt = String(9000000 + 2500000 * at);
    return row([
      own.name,
      own.date,
      `${[100, 90, 75, 100, 51][at]}%`,
      printNumber(sum(one.fairValue, debt), style),
      printNumber(debt, style),
      own.amount('investment_fair_value', one.fairValue),
      own.amount('investment_cost', one.cost),
      own.amount('investment_realised', one.realised),
      own.moic,
      own.irr,
    ]);
  };
  const soldRow = (one: Holding): string => {
    const own = cells(one);
    const until = `${Number(one.date.slice(0, 4)) + 5}`;
    return row([
      own.name,
      own.date,
      `14 Jun ${until}`,
      own.amount('investment_cost', one.cost),
      own.amount('investment_realised', one.realised),
      own.moic,
      own.irr,
    ]);
  };
  const title = (text: string, status: string, holdings: readonly Holding[]): string =>
    `<h3>${mark('investment_status', text, { value: status, row: holdings.map((one) => PLACES.indexOf(one)) })}</h3>`;
  const multiple = (fin: string): string => mark(fin, `${figure(WEIR, fin)}×`, { value: figure(WEIR, fin) });
  const rate = (fin: string): string => mark(fin, `${figure(WEIR, fin)}%`, { value: figure(WEIR, fin) });
  const partly = held.filter((one) => one.status === 'Partially realised');
  const unrealised = held.filter((one) => one.status === 'Unrealised');
  return `<style>body{font:9pt 'URW Gothic','Nimbus Sans'}table{border-collapse:collapse;width:100%}td,th{padding:3.5pt;text-align:right;vertical-align:top;border-bottom:.4pt dotted #777}th{font-size:7pt;vertical-align:bottom}td:first-child,th:first-child{text-align:left}i{font-size:7pt;color:#777}h3{margin:12pt 0 3pt}</style>
<h2>${mark('fund', 'Weir Street Urban Property Fund LP')}</h2><p>Report to investors as at ${day(mark, 'reporting_date', ['2023-12-31', '31 December 2023'])}. All figures in £m unless stated.</p>
<p>Investors have committed ${money('fund_size', figure(WEIR, 'fund_size'), { before: '£', after: ' million' })} to the Fund (vintage ${mark('vintage_year', '2016')}). By the reporting date ${money('fund_paid_in', figure(WEIR, 'fund_paid_in'), { before: '£', after: ' million' })} had been called and ${money('fund_distributed', figure(WEIR, 'fund_distributed'), { before: '£', after: ' million' })} distributed, which leaves a net asset value of ${money('fund_nav', figure(WEIR, 'fund_nav'), { before: '£', after: ' million' })}. This corresponds to a DPI of ${multiple('dpi')}, an RVPI of ${multiple('rvpi')} and a TVPI of ${multiple('tvpi')}. The gross IRR of the portfolio is ${rate('gross_irr')}; investors' net IRR is ${rate('net_irr')}, against a target of 9–11%. Occupancy rose from 91.5% to 93.2%.</p>
${title('Unrealised properties', 'Unrealised', unrealised)}${table([head(PROPERTY_HEADS), ...unrealised.map(heldRow)])}
${title('Partially realised properties', 'Partially realised', partly)}${table([head(PROPERTY_HEADS), ...partly.map(heldRow)])}
${title('Realised properties', 'Realised', sold)}${table([head(['Property', 'Acquired', 'Sold', 'Equity invested', 'Sale proceeds', 'Equity multiple', 'Gross IRR']), ...sold.map(soldRow)])}
<p style="font-size:7pt">${mark('fund_manager', 'Weir Street Asset Management Limited')}. Valuations by external valuers at 30 November 2023, rolled forward.</p>`;
}

const performance = (file: string, layout: string, html: (mark: Mark) => string) =>
  ({ file, documentType: 'Performance', language: 'en', layout, html }) as const;

export const documents: FundDocument[] = [
  {
    ...performance('Cairn Lane EDL III - Q1-24 investor report.pdf', 'loans-over-pages', loans),
    pageSize: 'A4 landscape',
    margin: '15mm',
  },
  {
    ...performance('WSUPF_Report_2023-12.pdf', 'properties-two-tables', properties),
    derivable: { base_currency: { value: 'GBP' } },
  },
];
