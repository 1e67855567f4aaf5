import type { FundDocument } from '../document.ts';
import { row, table } from '../html.ts';
import type { Movement, MovementLine } from '../paper/movement.ts';
import { cells, effect } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import type { Flows } from '../paper/periods.ts';
import { periods } from '../paper/periods.ts';
import { printer, text } from '../paper/printing.ts';

const NIL: Flows = [0, 0, 0, 0, 0, 0, 0, 0];
const gbp = printer({ currency: 'GBP', group: ',', point: '.', digits: 0, negative: 'brackets', nil: '–' });
const SPRING: Flows = [612000, 214355, 56250, 9418, 131202, 0, 240377, 33120];
const WINTER: Flows = [0, 118700, 56250, 7933, 120418, 61240, 88015, 20904];
const EARLIER: Flows = [8946500, 1620400, 731250, 118206, 1204337, 402115, 1988420, 340212];
const now = periods(SPRING, WINTER, EARLIER);
const past = periods(WINTER, NIL, EARLIER).qtd;
const quarter: Movement = { ...now.qtd, realised: null };
const drawn = now.itd.contributions ?? 0;
const paid = now.itd.distributions ?? 0;
const RECALLABLE = 305000;

function roundelLine(line: MovementLine, label: string, note = '', name = ''): string {
  const [quarterCell = '', sinceCell = ''] = cells(gbp, line, [
    ['qtd', quarter],
    ['itd', now.itd],
  ]);
  const before = effect(past, [line]);
  return row([label, note, quarterCell, gbp.show(before === 0 ? null : before), sinceCell], name);
}

function roundelResult(label: string, lines: readonly MovementLine[]): string {
  return row([label, '', ...[quarter, past, now.itd].map((one) => gbp.show(effect(one, lines)))], 'subtotal');
}

const guernseyDay = text('reporting_date', '30 June 2025', '2025-06-30');
const position = (label: string, value: string, percent: string): string => row([label, value, percent]);
const ofCommitment = (amount: number): string => `${(amount / 150000).toFixed(1)}%`;

/** A Guernsey administrator's statement: this quarter, the quarter before and the time since inception. */
const guernsey = document({
  file: 'Investor Statement 30 June 2025 - Roundel Essential Infrastructure II LP - 1047.pdf',
  documentType: 'Capital Account',
  layout: 'quarter-beside-last-quarter-with-note-numbers',
  margin: '17mm 19mm',
  css: "body{font:9.5pt 'Nimbus Sans','Liberation Sans';color:#1c1c1c}.top{display:flex;justify-content:space-between;font-size:8pt;line-height:1.45}.top b{font-size:12pt;color:#00505c}h1{font:600 13pt 'Nimbus Sans';color:#00505c;margin:20pt 0 2pt}h3{font-size:9.5pt;color:#00505c;margin:16pt 0 3pt}.who{margin:10pt 0 4pt;border-collapse:collapse}.who td{padding:1.5pt 18pt 1.5pt 0}.who td:first-child{color:#666}.m,.p{width:100%;border-collapse:collapse}.m td,.p td{padding:2.7pt 3pt;text-align:right}.m td:first-child,.p td:first-child{text-align:left}.m td:nth-child(2){text-align:center;color:#666;font-size:8pt}.heads td{vertical-align:bottom;font-weight:bold;border-bottom:1pt solid #00505c}.subtotal td{border-top:.5pt solid #888;padding-bottom:6pt}.close td{font-weight:bold;border-top:.8pt solid #00505c;border-bottom:2pt double #00505c}.p{width:74%}.notes{font-size:7.5pt;line-height:1.4;margin-top:14pt;color:#444}.foot{font-size:7pt;color:#666;border-top:.4pt solid #aaa;margin-top:18pt;padding-top:4pt}",
  body: `<div class="top"><span><b>Saumarez Fund Administration</b><br>Saumarez Fund Administration (Guernsey) Limited<br>PO Box 286, Les Échelons Court, St Peter Port, Guernsey GY1 4HU</span><span style="text-align:right">Tel +44 1481 555 310<br>investors@saumarezfa.example<br>Date of issue: 11 August 2025</span></div>
<h1>Investor Statement</h1>
${table(
  [
    row(['Partnership', mark('fund', 'Roundel Essential Infrastructure II LP')]),
    row(['Limited Partner', mark('limited_partner', 'Cathedral Close Diocesan Pension Fund')]),
    row(['Investor number', '1047']),
    row(['Manager', mark('fund_manager', 'Roundel Infrastructure Managers Limited')]),
    row(['Statement date', guernseyDay]),
  ],
  'who',
)}
<h3>Movements in capital account</h3>
${table(
  [
    row(
      [
        '',
        'Note',
        `3 months to<br>${guernseyDay}<br>£`,
        '3 months to<br>31 March 2025<br>£',
        `From inception to<br>${guernseyDay}<br>£`,
      ],
      'heads',
    ),
    roundelLine('opening', 'Capital account brought forward'),
    roundelLine('contributions', 'Drawdowns paid', '1'),
    roundelLine('distributions', 'Distributions', '2'),
    roundelLine('income', 'Share of investment income less finance costs'),
    roundelLine('realised', 'Gains realised on disposals'),
    roundelLine('unrealised', 'Unrealised movement on revaluation of assets', '3'),
    roundelLine('fees', 'Management fee'),
    roundelLine('costs', 'Legal, audit, administration and other expenses'),
    roundelLine('carry', 'Provision for carried interest', '4'),
    roundelResult('Result for the period', ['income', 'realised', 'unrealised', 'fees', 'costs', 'carry']),
    roundelLine('closing', 'Capital account carried forward', '', 'close'),
  ],
  'm',
)}
<h3>Commitment at the statement date</h3>
${table(
  [
    row(['', '£', '% of commitment'], 'heads'),
    position('Commitment', gbp.amount('commitment', 15000000), '100.0%'),
    position('Drawn to date', gbp.amount('contributed_to_date', drawn), ofCommitment(drawn)),
    position(
      'Distributions which may be redrawn',
      gbp.amount('recallable_distributions', RECALLABLE),
      ofCommitment(RECALLABLE),
    ),
    position(
      'Undrawn commitment',
      gbp.amount('unfunded_commitment', 15000000 - drawn + RECALLABLE),
      ofCommitment(15000000 - drawn + RECALLABLE),
    ),
    position('Distributed to date', gbp.amount('distributed_to_date', paid), ofCommitment(paid)),
  ],
  'p',
)}
<div class="notes">1. Drawdown 14, paid on 9 May 2025.<br>2. Income distribution for the first quarter, paid on 28 May 2025.<br>3. Assets are valued by the Manager in accordance with the IPEV Guidelines.<br>4. Accrued as if all assets had been disposed of at the statement date at the values shown in the accounts.</div>
<div class="foot">These figures are unaudited. Saumarez Fund Administration (Guernsey) Limited is licensed by the Guernsey Financial Services Commission. Please tell us within 30 days if you disagree with any entry.</div>`,
  derivable: {
    base_currency: 'GBP',
    period_start: '2025-04-01',
    opening_balance_itd: 'GBP 0',
    closing_balance_ytd: `GBP ${now.qtd.closing}`,
    realised_gain_loss_qtd: 'GBP 0',
  },
});

const usd = printer({ currency: 'USD', group: ',', point: '.', digits: 0, negative: 'brackets', nil: '-' });
const YOURS: Flows = [1875000, 2406318, 243750, 61044, 118930, 1340227, 1098412, 391265];
const YOUR_OPENING = 17340882;
const year = (flows: Flows, opening: number): Movement =>
  periods(flows, NIL, [opening, 0, 0, 0, 0, 0, 0, 0]).qtd;
const scaled = (by: number): Flows => YOURS.map((flow) => Math.round(flow * by)) as unknown as Flows;
const OTHERS = scaled(37.418);
const yours = year(YOURS, YOUR_OPENING);
const others = year(OTHERS, Math.round(YOUR_OPENING * 37.402));
const partner = year([1200000, 1513209, 0, 41202, 74118, 861330, 702911, -(YOURS[7] + OTHERS[7])], 30118455);
const total = (line: MovementLine): number =>
  [partner, others, yours].reduce((sum, one) => sum + effect(one, [line]), 0);

function texasLine(line: MovementLine, label: string, name = ''): string {
  const dollar = name === '' ? '' : '<i>$</i>';
  const [own = ''] = cells(usd, line, [['ytd', yours]]);
  const rest = [effect(partner, [line]), effect(others, [line])].map((amount) =>
    usd.show(amount === 0 ? null : amount),
  );
  const shown = [...rest, own, line === 'carry' ? usd.show(null) : usd.show(total(line))];
  return row([label, ...shown.map((cell) => dollar + cell)], name);
}

/** The year's statement of changes of a Texan fund: general partner, other partners, the reader and all together. */
const texas = document({
  file: 'Balcones_Fork_Energy_Transition_III_2024_Annual_Capital_Statement_PRF.pdf',
  documentType: 'Capital Account',
  layout: 'year-with-columns-of-classes-of-partners',
  pageSize: 'Letter',
  margin: '22mm 20mm',
  footer:
    '<div style="font:7pt \'Liberation Serif\';width:100%;text-align:center">Unaudited. See the notes to the audited financial statements of the Partnership, issued separately.</div>',
  css: "body{font:10pt 'Liberation Serif'}.c{text-align:center;line-height:1.5}.c b{font-size:12pt}.a,.b{width:100%;border-collapse:collapse;margin-top:16pt}.a td,.b td{text-align:right;padding:2.4pt 4pt 2.4pt 10pt}.a td:first-child,.b td:first-child{text-align:left;padding-left:0}.a i{float:left;font-style:normal}.h td{text-align:center!important;vertical-align:bottom;font-weight:bold;font-size:9pt;border-bottom:.8pt solid}.h td:first-child{border:0}.o td{padding-bottom:8pt}.z td{font-weight:bold;border-top:.8pt solid;border-bottom:2.5pt double}.z td:first-child,.o td:first-child{border:0;font-weight:bold}.b{width:66%}p{line-height:1.4}",
  body: `<div class="c"><b>${mark('fund', 'Balcones Fork Energy Transition Fund III, LP')}</b><br>Statement of Changes in Partners' Capital<br>For the Year Ended ${text('reporting_date', 'December 31, 2024', '2024-12-31')}</div>
<p>Prepared for: ${mark('limited_partner', 'Permian Regional Firefighters Retirement Fund')}</p>
${table(
  [
    row(
      ['', 'General<br>Partner', 'Other Limited<br>Partners', 'Your<br>Account', 'Total<br>Partnership'],
      'h',
    ),
    texasLine('opening', "Partners' capital, beginning of year", 'o'),
    texasLine('contributions', 'Capital contributions'),
    texasLine('distributions', 'Capital distributions'),
    texasLine('income', 'Interest and dividend income, net'),
    texasLine('fees', 'Management fees, net'),
    texasLine('costs', 'Professional fees and other expenses'),
    texasLine('realised', 'Net realized gain on investments'),
    texasLine('unrealised', 'Net change in unrealized gain'),
    texasLine('carry', 'Carried interest to General Partner'),
    texasLine('closing', "Partners' capital, end of year", 'z'),
  ],
  'a',
)}
${table(
  [
    row(['<b>Your capital commitment</b>', `$${usd.amount('commitment', 25000000)}`]),
    row([
      'Contributed since inception, through December 31, 2024',
      usd.amount('contributed_to_date', 18562500),
    ]),
    row(['Commitment remaining to be called', usd.amount('unfunded_commitment', 6437500)]),
    row(['Distributions since inception', usd.amount('distributed_to_date', 6120744)]),
    row(['Percentage interest in the Partnership', text('ownership_percentage', '2.5381%', '2.5381')]),
  ],
  'b',
)}
<p>Your Schedule K-1 will be posted to the investor portal by March 28, 2025. Questions about this statement may be directed to Investor Relations at (512) 555-0164.</p>
<p>${mark('fund_manager', 'Balcones Fork Capital Advisors, LLC')}<br>Austin, Texas<br>February 27, 2025</p>`,
  derivable: {
    base_currency: 'USD',
    closing_balance_qtd: `USD ${yours.closing}`,
    closing_balance_itd: `USD ${yours.closing}`,
    contributions_itd: 'USD 18562500',
    distributions_itd: 'USD 6120744',
    period_start: '2024-01-01',
  },
});

export const documents: FundDocument[] = [guernsey, texas];
