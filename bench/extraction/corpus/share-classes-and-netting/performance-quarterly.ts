import type { FundDocument } from '../document.ts';
import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import { multiples, scheduleCells, statusHeading, sums } from '../paper/schedule.ts';
import { holdings, multipleOf } from './holdings.ts';

const gbp = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 1,
  scale: 1000000,
  negative: 'brackets',
  nil: '–',
});
const HELD = holdings([
  ['Abbotsfield Care Group Limited', '2018-11-14', 'U', 284, 31, 512, 118],
  ['Brindley Freight Systems Limited', '2019-06-03', 'U', 192, 0, 351, 126],
  ['Cotterell & Finch Holdings Limited', '2020-01-27', 'U', 246, 58, 297, 81],
  ['Draycote Instruments Limited', '2020-09-11', 'U', 158, 0, 402, 229],
  ['Eddystone Marine Coatings Limited', '2021-03-19', 'U', 331, 0, 268, -51],
  ['Fallowfield Education Group Limited', '2021-10-08', 'U', 275, 12, 473, 192],
  ['Greenhithe Building Services Limited', '2022-05-24', 'U', 209, 0, 314, 156],
  ['Hexham Veterinary Partners Limited', '2023-07-31', 'U', 187, 0, 221, 105],
  ['Ironbridge Payroll Limited', '2024-12-12', 'U', 236, 0, 236, null],
]);
const SOLD = holdings(
  [
    ['Kelham Data Services Limited', '2017-09-29', 'R', 163, 541, 0, 341],
    ['Lydgate Foods Limited', '2018-02-16', 'R', 221, 187, 0, -38],
    ['Mossley Safety Products Limited', '2018-06-21', 'R', 174, 466, 0, 262],
    ['Newbold Insurance Broking Limited', '2019-04-05', 'R', 248, 792, 0, 374],
  ],
  HELD.length,
);
const EXITS = ['18 Jan 2022', '30 Jun 2021', '2 Nov 2023', '14 Feb 2025'];
const PRIOR = [498, 340, 301, 371, 302, 441, 309, 214, 236];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const english = ({ year, month, day }: { year: string; month: string; day: string }): string =>
  `${Number(day)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
const [heldCost, heldRealised, heldFair, heldTotal] = sums(HELD);
const [soldCost, soldRealised] = sums(SOLD);
const corbiere = { paidIn: 3142, distributed: 1866, nav: 2921 };
const corbiereOther = corbiere.nav - heldFair;
const corbiereRatios = multiples(corbiere.paidIn, corbiere.distributed, corbiere.nav);

/** Channel Islands: letter and figures beside the quarter before, then held and sold companies in unlike tables. */
const islands = document({
  file: 'Corbière Buyout Fund III - Quarterly Report to 31 March 2025.pdf',
  documentType: 'Performance',
  layout: 'letter-then-held-and-sold-tables',
  margin: '16mm 17mm',
  footer:
    '<div style="font:6.5px sans-serif;width:100%;padding:0 17mm;display:flex;justify-content:space-between;color:#777"><span>Corbière Buyout Fund III LP · Quarterly report · Strictly private and confidential</span><span class="pageNumber"></span></div>',
  css: "body{font:9pt/1.42 'Lato','Liberation Sans';margin:0;color:#222}h3{color:#0a4a6e;font-size:12pt;margin:12pt 0 4pt}table{width:100%;border-collapse:collapse;margin:4pt 0 10pt}td,th{padding:3pt 3pt;text-align:right;border-bottom:.3pt solid #ccd}td:first-child,th:first-child{text-align:left}th{font-size:7.6pt;color:#0a4a6e;border-bottom:.9pt solid #0a4a6e;vertical-align:bottom}.s td{font-weight:bold;background:#edf3f7}.w{font-size:8pt}.w td:nth-child(2){white-space:nowrap}.p{break-before:page}small{font-size:7pt;color:#555}",
  body: `<div style="background:#0a4a6e;color:#fff;padding:12pt 14pt"><span style="font-size:17pt">${mark('fund', 'Corbière Buyout Fund III LP')}</span><br>Quarterly report for the period ended ${text('reporting_date', '31 March 2025', '2025-03-31')}</div>
<h3>Manager’s commentary</h3>
<p>The net asset value of the Fund stood at ${mark('fund_nav', '£292.1 million', { value: '292100000', currency: 'GBP' })} at the quarter end, an increase of £7.0 million before the distribution of £62.0 million made in March from the sale of Newbold Insurance Broking, which completed 47% above its carrying value. Trading across the portfolio was satisfactory: like-for-like revenue grew by 6.3% and EBITDA by 8.8% on the prior year. Draycote Instruments completed two bolt-on acquisitions and was written up by £3.1 million. Eddystone Marine Coatings continues to suffer from delayed orders; the valuation multiple was lowered from 7.5x to 6.75x.</p>
<p>One acquisition made in December, Ironbridge Payroll, is carried at cost. The Fund has £30.8 million of undrawn commitments, of which £22.0 million is reserved for follow-on investment. Two further realisations are in preparation for the second half of 2025.</p>
<h3>Fund performance</h3>
${table([
  head([
    `In millions of ${text('base_currency', 'pounds sterling', 'GBP')}`,
    '31 Mar 2025',
    '31 Dec 2024',
    'Change',
  ]),
  row(['Total commitments', gbp.amount('fund_size', 3450), '345.0', '–']),
  row(['Drawn down from investors', gbp.amount('fund_paid_in', corbiere.paidIn), '311.6', '2.6']),
  row(['Distributed to investors', gbp.amount('fund_distributed', corbiere.distributed), '124.6', '62.0']),
  row(['Investments at fair value', gbp.show(heldFair), '343.4', gbp.show(heldFair - 3434)]),
  row([
    'Cash, facility and other net liabilities',
    gbp.show(corbiereOther),
    '3.7',
    gbp.show(corbiereOther - 37),
  ]),
  row(['Net asset value', gbp.amount('fund_nav', corbiere.nav), '347.1', '(55.0)'], 's'),
  row([
    'Distributions to paid-in (DPI)',
    text('dpi', `${corbiereRatios.dpi}x`, corbiereRatios.dpi),
    '0.40x',
    '0.19x',
  ]),
  row([
    'Residual value to paid-in (RVPI)',
    text('rvpi', `${corbiereRatios.rvpi}x`, corbiereRatios.rvpi),
    '1.11x',
    '(0.18)x',
  ]),
  row([
    'Total value to paid-in (TVPI)',
    text('tvpi', `${corbiereRatios.tvpi}x`, corbiereRatios.tvpi),
    '1.51x',
    '0.01x',
  ]),
  row(['Gross IRR', text('gross_irr', '18.6%', '18.6'), '18.4%', '0.2%']),
  row(['Net IRR', text('net_irr', '12.9%', '12.9'), '12.7%', '0.2%']),
])}
<p><small>Vintage year: ${text('vintage_year', '2017')}. Manager: ${mark('fund_manager', 'Corbière Capital Partners LLP')}, 40 Esplanade, St Helier, Jersey JE4 9WB. Administrator: Havre des Pas Fund Services (Jersey) Limited. Net figures are stated after management fees, expenses and accrued carried interest. Figures have not been audited.</small></p>
<div class="p"><h3>${statusHeading('Unrealised investments', HELD)} (£ million)</h3>
${table(
  [
    head([
      'Company',
      'Date of investment',
      'Cost',
      'Proceeds to date',
      'Fair value<br>31 Mar 2025',
      'Fair value<br>31 Dec 2024',
      'Total value',
      'Gross MOIC',
      'Gross IRR',
    ]),
    ...HELD.map((one, at) => {
      const cells = scheduleCells(gbp, one);
      return row([
        cells.name(),
        cells.date(english(one.date)),
        cells.cost(),
        cells.realised(),
        cells.fairValue(),
        gbp.show(PRIOR[at] ?? null),
        cells.total(),
        cells.multiple(1, (plain) => `${plain}x`),
        cells.irr((plain) => (plain.startsWith('-') ? `(${plain.slice(1)})%` : `${plain}%`), 'n/m'),
      ]);
    }),
    row(
      [
        'Total unrealised',
        '',
        ...[heldCost, heldRealised, heldFair].map((sum) => gbp.show(sum)),
        '301.2',
        gbp.show(heldTotal),
        `${multipleOf(HELD, 1)}x`,
        '',
      ],
      's',
    ),
  ],
  'w',
)}
<h3>${statusHeading('Realised investments', SOLD)} (£ million)</h3>
${table(
  [
    head(['Company', 'Date of investment', 'Date of exit', 'Cost', 'Proceeds', 'Gross MOIC', 'Gross IRR']),
    ...SOLD.map((one, at) => {
      const cells = scheduleCells(gbp, one);
      return row([
        cells.name(),
        cells.date(english(one.date)),
        EXITS[at] ?? '',
        cells.cost(),
        cells.realised(),
        cells.multiple(1, (plain) => `${plain}x`),
        cells.irr((plain) => (plain.startsWith('-') ? `(${plain.slice(1)})%` : `${plain}%`), 'n/m'),
      ]);
    }),
    row(
      ['Total realised', '', '', gbp.show(soldCost), gbp.show(soldRealised), `${multipleOf(SOLD, 1)}x`, ''],
      's',
    ),
    row(
      [
        'All investments',
        '',
        '',
        gbp.show(heldCost + soldCost),
        gbp.show(heldRealised + soldRealised),
        `${multipleOf([...HELD, ...SOLD], 1)}x`,
        '',
      ],
      's',
    ),
  ],
  'w',
)}
<p><small>n/m: not meaningful, held for less than one year. Proceeds of unrealised investments are dividends, loan note interest and refinancing proceeds. Valuations follow the IPEV Guidelines (December 2022) and were approved by the valuation committee on 6 May 2025.</small></p></div>`,
});

const euro = printer({ currency: 'EUR', group: '.', point: ',', digits: 0, negative: 'minus', nil: '-' });
const DUTCH = holdings([
  ['Aardema Zuivelmachines B.V.', '2017-03-21', 'R', 6250000, 15412500, 0, 224],
  ['Bosgra Thuiszorg Groep B.V.', '2018-01-15', 'P', 8400000, 9150000, 12300000, 261],
  ['Cleijne Verpakkingen B.V.', '2018-09-07', 'U', 5175000, 0, 3890000, -47],
  ['De Wolden Tuincentra Holding B.V.', '2019-02-28', 'U', 7320000, 640000, 10950000, 98],
  ['Everts & Prins Accountants', '2019-10-10', 'P', 4850000, 3275000, 6940000, 197],
  ['Fivelhorst Metaalbewerking B.V.', '2020-12-18', 'U', 9110000, 0, 14620000, 134],
  ['Grijpskerk Software B.V.', '2022-06-01', 'U', 6480000, 0, 8925000, 152],
]);
const SECTORS = [
  'voedingsindustrie',
  'zorg',
  'verpakking',
  'retail',
  'zakelijke diensten',
  'industrie',
  'technologie',
];
const dutchStatus = {
  Realised: 'verkocht',
  'Partially realised': 'deels verkocht',
  Unrealised: 'in portefeuille',
} as const;
const decimalComma = (plain: string): string => plain.replace('.', ',');
const [dutchCost, dutchRealised, dutchFair, dutchTotal] = sums(DUTCH);
const huneboek = { paidIn: 54125000, distributed: 23900000, nav: 55480000 };
const dutchRatios = multiples(huneboek.paidIn, huneboek.distributed, huneboek.nav);
const shares = (label: string, amount: number, fin: string): string =>
  row([label, euro.amount(fin, amount), euro.show(amount / 20)]);

/** Dutch: letter with a table of fund and participant, then companies printed on two lines each. */
const twoLines = document({
  file: 'Hunebed Groeikapitaal II - kwartaalrapport 2024-4 (St. Pensioenfonds Turfmarkt).pdf',
  documentType: 'Performance',
  language: 'nl',
  layout: 'two-line-entries-after-letter',
  margin: '18mm 20mm',
  css: "body{font:9.5pt/1.42 'Liberation Serif';margin:0}table{width:100%;border-collapse:collapse;margin:6pt 0}td,th{padding:2.5pt 4pt;text-align:right}td:first-child,th:first-child{text-align:left}th{border-bottom:.7pt solid #000;font-weight:normal;font-style:italic}.k td{border-bottom:.3pt dotted #999}.c td{background:#f2ece2;padding-top:4pt}.c span{float:right;font-style:italic}.d td{padding-bottom:6pt}.s td{border-top:.8pt solid #000;font-weight:bold}h3{font-size:12pt;color:#7b4a12;margin:10pt 0 4pt}.p{break-before:page}small{font-size:7.5pt}",
  body: `<div style="color:#7b4a12;font-size:16pt">Hunebed <i>Investeringspartners</i></div>
<p>Assen, 14 februari 2025</p>
<p>Betreft: rapportage vierde kwartaal 2024 – ${mark('fund', 'Hunebed Groeikapitaal II Coöperatief U.A.')}</p>
<p>Geachte leden,</p>
<p>Hierbij ontvangt u de kwartaalrapportage van het fonds per ${text('reporting_date', '31 december 2024', '2024-12-31')}. De waarde van de portefeuille steeg in het vierde kwartaal met 2,4%. De grootste bijdrage kwam van Bosgra Thuiszorg, dat na de verkoop van een minderheidsbelang in oktober verder kon groeien. Cleijne Verpakkingen blijft achter bij het plan; met de bank zijn nieuwe afspraken gemaakt over de aflossing.</p>
<p>In het verslagkwartaal werd € 1.250.000 opgevraagd voor kosten en een vervolginvestering in Grijpskerk Software. Op 28 november werd € 3.600.000 aan de leden uitgekeerd. De orderportefeuille van Fivelhorst Metaalbewerking is met een omvang van negen maanden omzet onverminderd goed gevuld.</p>
<h3>Kerngegevens (in ${text('base_currency', 'euro', 'EUR')})</h3>
${table(
  [
    head(['', 'Fonds', 'Uw aandeel (5%)']),
    shares('Toegezegd kapitaal', 62500000, 'fund_size'),
    shares('Gestort kapitaal', huneboek.paidIn, 'fund_paid_in'),
    shares('Uitgekeerd aan leden', huneboek.distributed, 'fund_distributed'),
    shares('Nettovermogenswaarde', huneboek.nav, 'fund_nav'),
    row(['DPI (uitgekeerd / gestort)', text('dpi', decimalComma(dutchRatios.dpi), dutchRatios.dpi), '']),
    row(['RVPI (restwaarde / gestort)', text('rvpi', decimalComma(dutchRatios.rvpi), dutchRatios.rvpi), '']),
    row([
      'TVPI (totale waarde / gestort)',
      text('tvpi', decimalComma(dutchRatios.tvpi), dutchRatios.tvpi),
      '',
    ]),
    row(['IRR bruto', text('gross_irr', '15,9%', '15.9'), '']),
    row(['IRR netto', text('net_irr', '10,8%', '10.8'), '']),
  ],
  'k',
)}
<p>Het fonds is van het oprichtingsjaar (vintage) ${text('vintage_year', '2016')} en wordt beheerd door ${mark('fund_manager', 'Hunebed Investeringspartners B.V.')}, geregistreerd bij de AFM. De jaarrekening 2024 ontvangt u uiterlijk eind april.</p>
<p>Met vriendelijke groet,</p><p style="margin-top:24pt">drs. W.J. Oosterhuis &emsp;&emsp; mr. L. Schuiling</p>
<div class="p"><h3>Portefeuille per 31 december 2024 (in euro)</h3>
${table([
  head(['Eerste investering', 'Investering', 'Ontvangen', 'Reële waarde', 'Totaal', 'Multiple', 'IRR']),
  ...DUTCH.map((one, at) => {
    const cells = scheduleCells(euro, one);
    return (
      `<tr class="c"><td colspan="7"><b>${cells.name()}</b> – ${SECTORS[at] ?? ''}<span>${cells.status(dutchStatus[one.status])}</span></td></tr>` +
      row(
        [
          cells.date(`${one.date.day}-${one.date.month}-${one.date.year}`),
          cells.cost(),
          cells.realised(),
          cells.fairValue(),
          cells.total(),
          cells.multiple(2, (plain) => `${decimalComma(plain)}x`),
          cells.irr((plain) => `${decimalComma(plain)}%`, '-'),
        ],
        'd',
      )
    );
  }),
  row(
    [
      'Totaal',
      ...[dutchCost, dutchRealised, dutchFair, dutchTotal].map((sum) => euro.show(sum)),
      `${decimalComma(multipleOf(DUTCH, 2))}x`,
      '',
    ],
    's',
  ),
])}
<p><small>Ontvangen: verkoopopbrengsten, dividend en rente. Multiple en IRR per onderneming zijn vóór beheervergoeding, kosten en winstdeling. Waardering volgens de IPEV-richtlijnen; cijfers zonder accountantscontrole. Hunebed Investeringspartners B.V., Brink 9, 9401 HS Assen, tel. 0592 555 018, leden@hunebed.example.</small></p></div>`,
});

export const documents: FundDocument[] = [islands, twoLines];
