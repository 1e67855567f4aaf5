import { createPrinter, ofSteps, printNumber, sum } from '../amounts.ts';
import type { FundDocument, Mark } from '../document.ts';
import { day, figure, head, row } from '../html.ts';
import type { Holding } from '../portfolio.ts';
import { fundFigures, portfolio, totalOf } from '../portfolio.ts';

const ARBOUR = fundFigures({ seed: 'arbour', size: '425000000', step: '1' });
const MANAGERS = portfolio({
  seed: 'arbour',
  names: [
    'Brightwater Capital Fund V, L.P.',
    'Halcott Nordic Buyout II AB',
    'Kingsmere Partners VIII',
    'Lindqvist Ventures III',
    'Meridian Gate Asia Opportunities IV, L.P.',
    'Passeier Mittelstand Fonds II',
    'Stonecrop Lower Mid-Market III',
    'Solano Seed 2018, LLC',
  ],
  cost: [12000000, 48000000],
  step: '1',
  years: [2014, 2019],
  moicPlaces: 2,
});
const REGIONS = [
  ['Western Europe', [2, 3, 5]],
  ['North America', [0, 6, 7]],
  ['Nordics and Asia', [1, 4]],
] as const;
const ORDERED = REGIONS.flatMap(([, members]) => members.map((at) => MANAGERS[at])).filter(
  (one): one is Holding => one !== undefined,
);

/** A fund of funds: partnerships by region, each with its own commitment, vintage and currency. */
function partnerships(mark: Mark): string {
  const style = { currency: 'USD' } as const;
  const money = createPrinter(mark, style);
  const line = (one: Holding): string => {
    const at = ORDERED.indexOf(one);
    const own = { row: at };
    const amount = (fin: string, value: string): string => money(fin, value, own);
    const commitment = ofSteps(Math.ceil((Number(one.cost) * 1.12) / 500000), '500000');
    return row([
      `${mark('investment_name', one.name, own)}<sup>${['', 'a', '', '', 'b', ''][at % 6] ?? ''}</sup>`,
      one.date.slice(0, 4),
      ['EUR', 'USD', 'USD', 'SEK'][at % 4] ?? '',
      printNumber(commitment, style),
      amount('investment_cost', one.cost),
      amount('investment_realised', one.realised),
      amount('investment_fair_value', one.fairValue),
      amount('investment_total_value', one.totalValue),
      mark('investment_moic', `${one.moic} x`, { ...own, value: one.moic }),
      mark('investment_irr', `${one.irr} %`, { ...own, value: one.irr }),
    ]);
  };
  const sums = (label: string, holdings: readonly Holding[]): string =>
    row(
      [
        label,
        '',
        '',
        '',
        ...(['cost', 'realised', 'fairValue', 'totalValue'] as const).map((field) =>
          printNumber(totalOf(holdings, field), style),
        ),
        '',
        '',
      ],
      's',
    );
  let from = 0;
  const groups = REGIONS.map(([title, members]) => {
    const own = ORDERED.slice(from, (from += members.length));
    return `<tr class="g"><td colspan="10">${title}</td></tr>${own.map(line).join('')}${sums(`Total ${title}`, own)}`;
  }).join('');
  const unfunded = sum(figure(ARBOUR, 'fund_size'), `-${figure(ARBOUR, 'fund_paid_in')}`);
  const fact = (label: string, value: string): string => `<dt>${label}</dt><dd>${value}</dd>`;
  const multiple = (fin: string): string =>
    mark(fin, `${figure(ARBOUR, fin)} x`, { value: figure(ARBOUR, fin) });
  const rate = (fin: string): string => mark(fin, `${figure(ARBOUR, fin)} %`, { value: figure(ARBOUR, fin) });
  return `<style>body{font:7.5pt 'Liberation Sans'}table{border-collapse:collapse;width:100%}td,th{padding:2.5pt 3pt;text-align:right;vertical-align:bottom;white-space:nowrap}th{font-size:6.8pt;border-bottom:.8pt solid;white-space:normal}td:first-child,th:first-child{text-align:left;white-space:normal;width:128pt}.g td{font-weight:bold;background:#eee}.s td{font-weight:bold;border-top:.5pt solid}
.b{display:flex;gap:24pt}dl{display:grid;grid-template-columns:auto auto;gap:2pt 14pt;border:.6pt solid #888;padding:8pt}dt{color:#444}dd{margin:0;text-align:right;font-weight:bold}</style>
<h2>${mark('fund', 'Arbour Street Global Private Equity Programme 2014 L.P.')}</h2><p>Semi-annual portfolio report · valuation date ${day(mark, 'reporting_date', ['2024-06-30', 'June 30, 2024'])} · all amounts in ${mark('base_currency', 'USD')}, partnerships in other currencies translated at the rate of the valuation date</p>
<div class="b"><dl>${fact('Vintage', mark('vintage_year', '2014'))}${fact('Commitments of investors', money('fund_size', figure(ARBOUR, 'fund_size')))}${fact('Paid-in capital (PIC)', money('fund_paid_in', figure(ARBOUR, 'fund_paid_in')))}${fact('Open commitments of investors', printNumber(unfunded, style))}${fact('Distributions paid to investors', money('fund_distributed', figure(ARBOUR, 'fund_distributed')))}${fact("Investors' net asset value", money('fund_nav', figure(ARBOUR, 'fund_nav')))}</dl><dl>${fact('Distributions to paid-in', multiple('dpi'))}${fact('Residual value to paid-in', multiple('rvpi'))}${fact('Total value to paid-in', multiple('tvpi'))}${fact('IRR of partnerships, gross of programme fees', rate('gross_irr'))}${fact('IRR to investors, net', rate('net_irr'))}</dl></div>
<p>Partnerships held at the valuation date</p><table><thead>${head(['Partnership', 'Vintage', 'Fund currency', 'Commitment', 'Paid in', 'Distributions received', 'Net asset value', 'Total value', 'Multiple', 'IRR'])}</thead>${groups}${sums('Total programme', ORDERED)}</table>
<p><sup>a</sup> Includes a secondary purchase of 4,000,000 in 2021. <sup>b</sup> Value as of March 31, 2024, adjusted for cash flows of 312,500 since.</p><p>${mark('fund_manager', 'Arbour Street Advisors Inc.')} – 1.2 billion under management – 38 investment professionals</p>`;
}

const GRIEND = fundFigures({ seed: 'griend', size: '175000000', step: '100000' });
const COMPANIES = portfolio({
  seed: 'griend',
  names: ['Bakkerij Van Loon', 'Deltawerf', 'Medisol Zorg', 'Oostkade IT', 'Plantion'],
  cost: [7000000, 26000000],
  step: '100000',
  years: [2018, 2022],
});
const DUTCH = { Realised: 'Verkocht', 'Partially realised': 'Deels verkocht', Unrealised: 'In portefeuille' };

/** Dutch, transposed: a company in each column, an item in each row, with the total behind. */
function transposed(mark: Mark): string {
  const style = { currency: 'EUR', scale: 6, places: 1, group: '.', point: ',' } as const;
  const money = createPrinter(mark, style);
  const each = (label: string, cell: (one: Holding, at: number) => string, total = ''): string =>
    row([label, ...COMPANIES.map(cell), total]);
  const amounts = (
    label: string,
    fin: string,
    field: 'cost' | 'realised' | 'fairValue' | 'totalValue',
  ): string =>
    each(
      label,
      (one, at) => (Number(one[field]) === 0 ? '-' : money(fin, one[field], { row: at })),
      printNumber(totalOf(COMPANIES, field), style),
    );
  const comma = (value: string): string => value.replace('.', ',');
  const fact = (fin: string, after: string): string =>
    mark(fin, comma(figure(GRIEND, fin)) + after, { value: figure(GRIEND, fin) });
  const amount = (fin: string): string =>
    money(fin, figure(GRIEND, fin), { before: '€ ', after: ' miljoen' });
  const date = (iso: string): string => iso.split('-').toReversed().join('-');
  return `<style>body{font:9pt 'Liberation Serif'}table{border-collapse:collapse;width:100%;margin:10pt 0}td,th{padding:3pt 5pt;text-align:right;border:.4pt solid #99a}td:first-child{text-align:left;background:#f2f2f7}th{background:#dde;vertical-align:bottom}.k{width:60%}</style>
<h2>${mark('fund', 'Griend Ondernemersfonds III Coöperatief U.A.')}</h2><p>Kwartaalrapportage per ${day(mark, 'reporting_date', ['2024-09-30', '30 september 2024'])} (vintage ${mark('vintage_year', '2018')})</p>
<p>Het fonds heeft toezeggingen van in totaal ${amount('fund_size')}. Daarvan is tot en met het derde kwartaal ${amount('fund_paid_in')} gestort. Aan de deelnemers is ${amount('fund_distributed')} uitgekeerd. De intrinsieke waarde van het fonds bedraagt ${amount('fund_nav')}. In het kwartaal is één nieuwe deelneming onderzocht met een omzet van € 34,5 miljoen; de transactie ging niet door.</p>
<table class="k"><tr><th></th><th>Griend III</th><th>Mediaan peers</th></tr>${row(['Bruto IRR', fact('gross_irr', '%'), '17,3%'])}${row(['Netto IRR', fact('net_irr', '%'), '11,8%'])}${row(['TVPI', fact('tvpi', 'x'), '1,44x'])}${row(['DPI', fact('dpi', 'x'), '0,38x'])}${row(['RVPI', fact('rvpi', 'x'), '1,06x'])}</table>
<p>Portefeuille (in miljoenen euro's)</p><table><tr><th></th>${COMPANIES.map((one, at) => `<th>${mark('investment_name', one.name, { row: at })}</th>`).join('')}<th>Totaal</th></tr>${each('Datum investering', (one, at) => mark('investment_date', date(one.date), { value: one.date, row: at }))}${each('Status', (one, at) => mark('investment_status', DUTCH[one.status], { value: one.status, row: at }))}${each('Belang', (_one, at) => `${35 + 11 * at},0%`)}${amounts('Geïnvesteerd', 'investment_cost', 'cost')}${amounts('Opbrengsten', 'investment_realised', 'realised')}${amounts('Reële waarde', 'investment_fair_value', 'fairValue')}${amounts('Totale waarde', 'investment_total_value', 'totalValue')}${each('Multiple', (one, at) => mark('investment_moic', `${comma(one.moic)}x`, { value: one.moic, row: at }))}${each('Bruto IRR', (one, at) => mark('investment_irr', `${comma(one.irr)}%`, { value: one.irr, row: at }))}</table>
<p style="font-size:7.5pt">${mark('fund_manager', 'Griend Investeringsmaatschappij B.V.')} is geregistreerd bij de AFM onder nummer 50012345. Waarderingen volgen de IPEV-richtlijnen van december 2022.</p>`;
}

export const documents: FundDocument[] = [
  {
    file: 'Arbour Street GPE 2014 portfolio report 30.06.2024.pdf',
    documentType: 'Performance',
    language: 'en',
    layout: 'partnerships-by-region',
    margin: '13mm',
    html: partnerships,
  },
  {
    file: 'Griend_III_kwartaalrapportage_Q3_2024.pdf',
    documentType: 'Performance',
    language: 'nl',
    layout: 'company-columns-peers',
    html: transposed,
    derivable: { base_currency: { value: 'EUR' }, period_start: { value: '2024-07-01' } },
  },
];
