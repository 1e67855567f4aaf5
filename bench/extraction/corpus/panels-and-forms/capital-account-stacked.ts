import { cells, effect, movement, type Movement, type MovementLine, type Period } from '../paper/movement.ts';
import { document } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

const KRONER = printer({
  currency: 'DKK',
  group: ' ',
  point: '.',
  digits: 2,
  negative: 'minus',
  nil: '0.00',
});
const ORE_QUARTER = movement([4120773015, 310000000, 0, 14062500, 1930044, 2204110, 0, 5120300], 4533180467);
const ORE_LIFE = movement(
  [0, 3890500000, 402117090, 168750000, 31207710, 40110355, 211804900, 66150812],
  4533180467,
);

const oreRow = (label: string, line: MovementLine, period: Period, values: Movement): string =>
  `<div class="r"><span>${label}</span><span>${cells(KRONER, line, [[period, values]])[0]}</span></div>`;
const oreBlock = (title: string, period: Period, values: Movement): string =>
  `<h3>${title}</h3><div class="b">${oreRow('Value of participation, start', 'opening', period, values)}
    ${oreRow('Paid-in capital', 'contributions', period, values)}${oreRow('Repaid to investor', 'distributions', period, values)}
    ${oreRow('Advisory and management remuneration', 'fees', period, values)}${oreRow('Operating costs', 'costs', period, values)}
    ${oreRow('Ordinary income', 'income', period, values)}${oreRow('Realised results', 'realised', period, values)}
    ${oreRow('Value adjustments, unrealised', 'unrealised', period, values)}${oreRow('Performance share (carry)', 'carry', period, values)}
    <div class="r t"><span>Value of participation, end</span><span>${cells(KRONER, 'closing', [[period, values]])[0]}</span></div></div>`;

/** Nordic administrator: the periods stand under one another, not side by side. */
const oresund = document({
  file: 'Oereskov Infra K-S kontoudtog EN 2024Q4.pdf',
  documentType: 'Capital Account',
  layout: 'nordic-stacked-periods',
  css: `body{font:9.6pt "DejaVu Sans";color:#123} h1{font-size:15pt;color:#0b5563;margin:0} h3{background:#e5f0f1;padding:3pt 6pt;margin:12pt 0 2pt;font-size:10pt}
    .r{display:flex;justify-content:space-between;padding:1.8pt 6pt;border-bottom:.5px dotted #9ab} .t{font-weight:bold;border-top:1px solid #0b5563}
    .top{display:flex;justify-content:space-between;margin-bottom:10pt} .top p{margin:1pt 0} .small{font-size:7.5pt;color:#567}`,
  derivable: { distributed_to_date: 'DKK 4021170.90' },
  body: `<div class="top"><div><h1>Investor statement</h1><p>${text('fund', 'Øreskov Infrastruktur K/S')}</p></div>
    <div><p><b>${text('limited_partner', 'Sydhavnens Pensionskasse')}</b></p><p>Kalvebod Brygge 411</p><p>1560 København V</p></div></div>
    <p>Statement date: ${text('reporting_date', '31/12/2024', '2024-12-31')} · Reporting period: ${text('period_start', '01/10/2024', '2024-10-01')} to 31/12/2024 ·
    Currency: ${text('base_currency', 'DKK')} · Ownership share: ${text('ownership_percentage', '6.2500 %', '6.2500')}</p>
    ${oreBlock('Movements during the quarter', 'qtd', ORE_QUARTER)}${oreBlock('Movements since first closing (14/06/2019)', 'itd', ORE_LIFE)}
    <h3>Your commitment</h3><div class="b"><div class="r"><span>Committed capital</span><span>${KRONER.amount('commitment', 5000000000)}</span></div>
    <div class="r"><span>Drawn</span><span>${KRONER.amount('contributed_to_date', 3890500000)}</span></div>
    <div class="r"><span>Undrawn</span><span>${KRONER.amount('unfunded_commitment', 1109500000)}</span></div></div>
    <p class="small">${text('fund_manager', 'Øreskov Forvaltning FAIF-SELSKAB A/S')} · CVR 39 21 77 04 · Amounts with a minus sign reduce the value of the participation.
    The total value of the fund at the statement date was DKK 725 308 874.72.</p>`,
});

const POUNDS = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 0,
  scale: 1000,
  negative: 'brackets',
  nil: '–',
});
const STERLING = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'minus',
  before: '£',
});
const BRI_YEAR = movement([18240, 2150, 1310, 262, 71, 188, 905, 214], 20417);
const BRI_BEFORE = movement([15877, 3025, 640, 275, 66, 140, 220, 180], 18240);

const briRow = (label: string, line: MovementLine): string => {
  const negative = ['distributions', 'fees', 'costs', 'carry'].includes(line);
  const before = BRI_BEFORE[line];
  return `<tr class="${line}"><td>${label}</td><td></td><td>${cells(POUNDS, line, [['ytd', BRI_YEAR]])[0]}</td>
    <td>${POUNDS.show(before !== null && negative ? -before : before)}</td></tr>`;
};

/** British manager's letter with an annual table beside the year before. */
const brindle = document({
  file: 'Brindle Lane II - Investor Account to 31.12.2024 - Fenland.pdf',
  documentType: 'Capital Account',
  layout: 'uk-annual-comparative-letter',
  css: `body{font:11pt "P052"} .addr{margin:26pt 0 18pt} table{width:92%;border-collapse:collapse;margin:8pt 0} td{padding:2pt 0}
    td:nth-child(n+2){text-align:right;width:72pt} th{text-align:right;font-weight:bold} .opening td,.closing td{font-weight:bold}
    .closing td:nth-child(n+3),.pre td:nth-child(n+3){border-top:1px solid #000} .closing td:nth-child(n+3){border-bottom:3px double #000} .r{text-align:right}`,
  derivable: { period_start: '2024-01-01', base_currency: 'GBP' },
  body: `<p class="r"><b>${text('fund_manager', 'Brindle Lane Capital LLP')}</b><br>4 Brindle Lane, Leeds LS1 9QP</p>
    <p class="addr">${text('limited_partner', 'Fenland Fire Service Pension Scheme')}<br>c/o Northgate Trustees Limited<br>PO Box 118<br>Peterborough PE1 1XX</p>
    <p>17 February 2025</p><p>Dear Investor,</p><p><b>${text('fund', 'Brindle Lane Property Partnership II LP')}: your account for the year ended ${text('reporting_date', '31 December 2024', '2024-12-31')}</b></p>
    <p>We set out below the movement on your account for the year, with the previous year for comparison. The figures are drawn from the audited
    accounts, on which the auditors gave an unqualified opinion on 11 February 2025.</p>
    <table><tr><th></th><th>Note</th><th>2024<br>£’000</th><th>2023<br>£’000</th></tr>${briRow('Balance brought forward', 'opening')}${briRow('Drawdowns', 'contributions')}
    ${briRow('Amounts paid to you', 'distributions')}${briRow('Priority profit share / management fee', 'fees')}${briRow('Administration, audit and other costs', 'costs')}
    ${briRow('Net rental and other income', 'income')}${briRow('Realised gains on disposals', 'realised').replace('<td></td>', '<td>3</td>')}
    ${briRow('Movement in unrealised gains', 'unrealised').replace('<td></td>', '<td>3</td>')}${briRow('Carried interest provision', 'carry')}
    <tr class="pre"><td><i>Return for the year</i></td><td></td><td><i>${POUNDS.show(effect(BRI_YEAR, ['fees', 'costs', 'income', 'realised', 'unrealised', 'carry']))}</i></td>
    <td><i>${POUNDS.show(effect(BRI_BEFORE, ['fees', 'costs', 'income', 'realised', 'unrealised', 'carry']))}</i></td></tr>${briRow('Balance carried forward', 'closing')}</table>
    <p>Your commitment to the Partnership is ${STERLING.amount('commitment', 30000000)}, of which ${STERLING.amount('contributed_to_date', 21450000)} had been drawn at the year end,
    leaving ${STERLING.amount('unfunded_commitment', 8550000)} undrawn. Cumulative distributions to date amount to ${STERLING.amount('distributed_to_date', 7915000)}.</p>
    <p>Yours faithfully</p><p style="margin-top:30pt">R. A. Thackray<br>Head of Finance</p>`,
});

export const documents = [oresund, brindle];
