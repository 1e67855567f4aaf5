import { head, row } from '../html.ts';
import type { Movement, MovementLine, Period } from '../paper/movement.ts';
import { cells, effect } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import type { Flows } from '../paper/periods.ts';
import { periods } from '../paper/periods.ts';
import { printer, text } from '../paper/printing.ts';

const NEXT_PAGE = '<div style="break-before:page"></div>';
const NONE: Flows = [0, 0, 0, 0, 0, 0, 0, 0];

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'brackets',
  nil: '—',
});
const YEAR: Flows = [412500, 687350, 22500, 14218, 96044, 241870, 518306, 73815];
const BEFORE: Flows = [3525000, 418600, 84375, 61940, 188215, 97410, 1264880, 130472];
const OWN = periods(YEAR, NONE, BEFORE);
/** The limited partners together hold 24 times what the partner holds. */
const PARTNERS = 24;
const GENERAL_BEFORE = 7611446;
const CARRIED = YEAR[7] * PARTNERS;
const COLUMNS: readonly (readonly [Period, Movement])[] = [
  ['ytd', OWN.ytd],
  ['itd', OWN.itd],
];
const partnerLine = (label: string, line: MovementLine, name = ''): string =>
  row([label, ...cells(dollar, line, COLUMNS)], name);
const partnerSum = (label: string, lines: readonly MovementLine[]): string =>
  row([label, ...COLUMNS.map(([, values]) => dollar.show(effect(values, lines)))], 's');
const wholeLine = (label: string, general: number, limited: number, name = ''): string =>
  row([label, ...[general, limited, general + limited].map((amount) => dollar.show(amount || null))], name);
const wholeOf = (lines: readonly MovementLine[]): number => effect(OWN.ytd, lines) * PARTNERS;
const GENERAL_IN = 412500;
const GENERAL_OUT = -1683350;
const GENERAL_INCOME = 81826;
const GENERAL_REALISED = 241870;
const GENERAL_UNREALISED = 518306;
const GENERAL_END =
  GENERAL_BEFORE +
  GENERAL_IN +
  GENERAL_OUT +
  GENERAL_INCOME +
  GENERAL_REALISED +
  GENERAL_UNREALISED +
  CARRIED;
const WHOLE_END = (OWN.ytd.closing ?? 0) * PARTNERS;
const PLEDGED = 4500000;
const PAID_IN = OWN.itd.contributions ?? 0;
const PAID_OUT = OWN.itd.distributions ?? 0;
const OPEN = PLEDGED - PAID_IN + 90000;

/** A covering letter, the partnership's statement of changes under American principles, the partner's own page. */
const partner = document({
  file: 'NN Co-Invest 2021 - 12.31.2025 - PCAP and Stmt of Changes - Ellerslie.pdf',
  documentType: 'Capital Account',
  layout: 'american-letter-statement-of-changes-and-own-page',
  pageSize: 'Letter',
  margin: '25mm 26mm 22mm',
  css: "body{font:10.4pt/1.42 'Liberation Serif'}p{margin:7pt 0}h3{text-align:center;font-size:11.5pt;margin:0}.l{font-weight:normal}.c{text-align:center;margin:0 0 12pt}table{border-collapse:collapse;width:100%;margin:8pt 0}td,th{padding:2.6pt 5pt;text-align:right;vertical-align:bottom;white-space:nowrap}td:first-child,th:first-child{text-align:left;white-space:normal}th{font-weight:normal;border-bottom:.6pt solid}.s td:nth-child(n+2){border-top:.5pt solid}.t td{font-weight:bold}.t td:nth-child(n+2){border-top:.5pt solid;border-bottom:2pt double}.i td:first-child{padding-left:16pt}.w{width:76%}.n{font-size:8.4pt}",
  footer:
    '<div style="font:7pt serif;width:100%;text-align:center">Confidential – furnished solely to the partner named herein</div>',
  body: `<p style="text-align:center;letter-spacing:1.4pt;font-size:12.5pt">NULHEGAN NOTCH ADVISORS</p>
<p>April 9, 2026</p>
<p>${mark('limited_partner', 'The Ellerslie Family Foundation')}<br>Attn: Investment Office<br>212 Prospect Hill Road, Suite 4<br>Litchfield, Connecticut 06759</p>
<p>Re:&nbsp; ${mark('fund', 'Nulhegan Notch Co-Invest 2021, L.P.')} – Year-End Capital Account</p>
<p>Dear Limited Partner:</p>
<p>Hathorne &amp; Grice LLP have completed their audit of the financial statements of the Partnership for the year ended ${text('reporting_date', 'December 31, 2025', '2025-12-31')} and issued an unqualified opinion dated April 2, 2026. The statement of changes in partners’ capital is reproduced on the next page, followed by a statement of your own capital account, which is not covered by the auditors’ report.</p>
<p>Your capital account at year end was $${mark(['closing_balance_ytd', 'closing_balance_itd'], dollar.show(OWN.ytd.closing), { value: String(OWN.ytd.closing), currency: 'USD' })}. During the year the Partnership sold its interest in Ironbridge Fasteners and distributed the proceeds; it also funded a follow-on investment in Saddleback Veterinary Supply. The three remaining companies grew revenue by a weighted average of 14% and the portfolio was valued at 1.6 times cost.</p>
<p>Schedules K-1 were mailed on March 20, 2026. The annual meeting will be held in Hanover on May 14, 2026. Please direct questions to Odessa Wren at (603) 555-0188.</p>
<p>Sincerely,</p><p style="margin-top:26pt">${mark('fund_manager', 'Nulhegan Notch Advisors LLC')}<br>as Manager of the Partnership</p>
${NEXT_PAGE}<h3>Nulhegan Notch Co-Invest 2021, L.P.</h3><h3 class="l">Statement of Changes in Partners’ Capital</h3><p class="c">For the year ended December 31, 2025<br>(expressed in ${mark('base_currency', 'U.S. dollars', { value: 'USD' })})</p>
<table>${head(['', 'General<br>Partner', 'Limited<br>Partners', 'Total'])}
${wholeLine('Partners’ capital, beginning of year', GENERAL_BEFORE, (OWN.ytd.opening ?? 0) * PARTNERS, 't')}
${wholeLine('Capital contributions', GENERAL_IN, wholeOf(['contributions']))}
${wholeLine('Capital distributions', GENERAL_OUT, wholeOf(['distributions']))}
${row(['Net increase in partners’ capital resulting from operations:', '', '', ''])}
${wholeLine('Net investment income', GENERAL_INCOME, wholeOf(['income', 'fees', 'costs']), 'i')}
${wholeLine('Net realized gain on investments', GENERAL_REALISED, wholeOf(['realised']), 'i')}
${wholeLine('Net change in unrealized appreciation on investments', GENERAL_UNREALISED, wholeOf(['unrealised']), 'i')}
${wholeLine('Carried interest to General Partner', CARRIED, wholeOf(['carry']))}
${wholeLine('Partners’ capital, end of year', GENERAL_END, WHOLE_END, 't')}</table>
<p class="n">See accompanying notes to financial statements.</p>
${NEXT_PAGE}<h3>Nulhegan Notch Co-Invest 2021, L.P.</h3><h3 class="l">Statement of Individual Partner’s Capital</h3><p class="c">The Ellerslie Family Foundation<br>(unaudited)</p>
<table>${head(['', 'Year ended<br>December 31, 2025', 'Inception (March 8, 2021)<br>to December 31, 2025'])}
${row(['Partner’s capital, beginning of period', ...cells(dollar, 'opening', COLUMNS)], 't')}
${partnerLine('Capital contributions', 'contributions')}
${partnerLine('Capital distributions', 'distributions')}
${partnerLine('Dividend and interest income', 'income')}
${partnerLine('Management fee', 'fees')}
${partnerLine('Partnership expenses', 'costs')}
${partnerLine('Net realized gain on investments', 'realised')}
${partnerLine('Net change in unrealized appreciation on investments', 'unrealised')}
${partnerLine('Carried interest to General Partner', 'carry')}
${partnerSum('Net increase resulting from operations', ['income', 'fees', 'costs', 'realised', 'unrealised', 'carry'])}
${partnerLine('Partner’s capital, end of period', 'closing', 't')}</table>
<table class="w">${head(['As of December 31, 2025', ''])}
${row(['Capital commitment', dollar.amount('commitment', PLEDGED)])}
${row(['Capital contributed since inception', dollar.amount('contributed_to_date', PAID_IN)])}
${row(['Distributions subject to recall', dollar.amount('recallable_distributions', 90000)])}
${row(['Unfunded commitment', dollar.amount('unfunded_commitment', OPEN)], 's')}
${row(['Distributions since inception', dollar.amount('distributed_to_date', PAID_OUT)])}
${row(['Percentage of total commitments', text('ownership_percentage', '4.0000%', '4.0000')])}</table>
<p class="n">The management fee is 0.50% of commitments. Carried interest is 10% over a preferred return of 8%, computed investment by investment; $204,287 has been allocated from your account since inception, of which $41,500 was paid to the General Partner in 2025 in connection with Ironbridge Fasteners.</p>`,
  derivable: { period_start: '2025-01-01' },
});

const thousand = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  scale: 1000,
  negative: 'brackets',
  nil: '—',
});
/** A loan or share: what it is, reference rate and spread, rate, maturity, then par, cost, fair value. */
type Paper = readonly [
  kind: string,
  spread: string,
  rate: string,
  due: string,
  held: readonly (number | null)[],
];
interface Borrower {
  readonly name: string;
  readonly marks: string;
  readonly papers: readonly Paper[];
}
const loan = (name: string, marks: string, ...papers: Paper[]): Borrower => ({ name, marks, papers });
const SECTORS: readonly (readonly [string, readonly Borrower[]])[] = [
  [
    'Commercial services',
    [
      loan('Baraboo Facilities Group, LLC', '(1)', [
        'First lien term loan',
        'S + 5.50%',
        '9.82%',
        '06/2029',
        [18400, 18152, 18308],
      ]),
      loan(
        'Kickapoo Route Logistics, Inc.',
        '(1)(2)',
        ['First lien term loan', 'S + 6.00%', '10.29%', '11/2028', [14250, 14081, 14179]],
        ['Common equity', '', '', '', [null, 750, 1120]],
      ),
    ],
  ],
  [
    'Food products',
    [
      loan('Decorah Creamery Partners, LLC', '', [
        'First lien term loan',
        'S + 5.75%',
        '10.04%',
        '03/2030',
        [21000, 20664, 20895],
      ]),
      loan('Prairie du Sac Meats Holdings, Inc.', '(3)', [
        'Second lien term loan',
        'S + 9.25%',
        '13.61%',
        '09/2028',
        [9600, 9483, 6240],
      ]),
    ],
  ],
  [
    'Health care services',
    [
      loan('Galena Behavioral Partners, LLC', '(1)', [
        'First lien term loan',
        'S + 5.25%',
        '9.54%',
        '01/2031',
        [25500, 25118, 25500],
      ]),
      loan(
        'Viroqua Infusion Services, LP',
        '',
        ['Unitranche term loan', 'S + 6.25%', '10.57%', '08/2029', [16800, 16540, 16632]],
        ['Preferred equity', '', '11.00% PIK', '', [null, 2200, 2418]],
      ),
    ],
  ],
  [
    'Software',
    [
      loan('Effigy Data Systems, Inc.', '(2)', [
        'First lien term loan',
        'S + 6.50%',
        '10.79%',
        '12/2029',
        [12750, 12546, 12686],
      ]),
      loan('Yellowthorn Payments Corp.', '', [
        'First lien term loan',
        'S + 5.00%',
        '9.32%',
        '05/2030',
        [19900, 19702, 19900],
      ]),
    ],
  ],
];
const BORROWERS = SECTORS.flatMap(([, borrowers]) => borrowers);
const total = (borrowers: readonly Borrower[], at: number): number =>
  borrowers.reduce((all, { papers }) => all + papers.reduce((own, paper) => own + (paper[4][at] ?? 0), 0), 0);
const WORTH = total(BORROWERS, 2);
const NET_ASSETS = WORTH + 6218 + 1704 - 43500 - 1866;
const percent = (amount: number): string => `${((100 * amount) / NET_ASSETS).toFixed(1)}%`;
const borrowerRows = (one: Borrower): string => {
  const at = BORROWERS.indexOf(one);
  const title = `${mark('investment_name', one.name, { row: at })}${one.marks && ` <sup>${one.marks}</sup>`}`;
  const [cost, worth] = [total([one], 1), total([one], 2)];
  const owned = [
    thousand.amount('investment_cost', cost, at),
    thousand.amount('investment_fair_value', worth, at),
    percent(worth),
  ];
  const lines = one.papers.map(([kind, spread, rate, due, [par, paid, value]], line) => {
    const own = [thousand.show(paid ?? null), thousand.show(value ?? null), percent(value ?? 0)];
    const rest = one.papers.length === 1 ? owned : own;
    return row([line === 0 ? title : '', kind, spread, rate, due, par ? thousand.show(par) : '', ...rest]);
  });
  if (one.papers.length > 1) lines.push(row(['', 'Total', '', '', '', '', ...owned], 's'));
  return lines.join('\n');
};
const totals = (label: string, borrowers: readonly Borrower[], name: string): string =>
  row(
    [
      label,
      '',
      '',
      '',
      '',
      '',
      thousand.show(total(borrowers, 1)),
      thousand.show(total(borrowers, 2)),
      percent(total(borrowers, 2)),
    ],
    name,
  );
const loanHead = head([
  'Portfolio company',
  'Investment',
  'Spread<br>above index',
  'Interest<br>rate',
  'Maturity<br>date',
  'Par<br>amount',
  'Amortized<br>cost',
  'Fair<br>value',
  '% of partners’<br>capital',
]);
const balance = (label: string, amount: number, name = ''): string =>
  row([label, thousand.show(amount)], name);
const titled = (title: string): string =>
  `<h3>Driftless Credit Opportunities Fund II, L.P.</h3><h3 class="l">${title}</h3><p class="c">${text('reporting_date', 'December 31, 2025', '2025-12-31')}<br>(in thousands)</p>`;

/** Pages out of the audited accounts of an American direct lending fund, in thousands: balance, schedule, notes. */
const lending = document({
  file: 'Driftless Credit Opps II LP_Audited FS FY2025_pages 4-6 and 19.pdf',
  documentType: 'Performance',
  layout: 'american-audited-loan-schedule-in-thousands',
  pageSize: 'Letter landscape',
  margin: '17mm 20mm',
  css: "body{font:8.8pt/1.32 'Liberation Sans'}h3{text-align:center;font-size:10.6pt;margin:0}.l{font-weight:normal}.c{text-align:center;margin:0 0 8pt}sup{font-size:6.4pt;line-height:0}table{border-collapse:collapse;width:100%;margin:5pt 0}td,th{padding:2.1pt 5pt;text-align:right;vertical-align:bottom;white-space:nowrap}td:first-child,th:first-child,td:nth-child(2),th:nth-child(2){text-align:left}th{border-bottom:.7pt solid;font-size:7.8pt}.g td{font-weight:bold;padding-top:7pt}.s td:nth-child(n+7){border-top:.4pt solid}.u td:nth-child(n+7){border-top:.5pt solid}.u td{font-style:italic}.t td{font-weight:bold}.t td:nth-child(n+7){border-top:.6pt solid;border-bottom:2pt double}.b{width:58%;margin:5pt auto}.b td:nth-child(2),.b th:nth-child(2){text-align:right}.b .s td:nth-child(2){border-top:.5pt solid}.b .t td:nth-child(2){border-top:.5pt solid;border-bottom:2pt double}h4{margin:8pt 0 1pt;font-size:9pt}p{margin:3pt 0}.n{font-size:7.4pt}",
  footer:
    '<div style="font:6.8pt sans-serif;width:100%;padding:0 20mm;text-align:center">The accompanying notes are an integral part of these financial statements.</div>',
  body: `<h3>${mark('fund', 'Driftless Credit Opportunities Fund II, L.P.')}</h3><h3 class="l">Statement of Financial Condition</h3><p class="c">${text('reporting_date', 'December 31, 2025', '2025-12-31')}<br>(in thousands of ${mark('base_currency', 'U.S. dollars', { value: 'USD' })})</p>
<table class="b">${row(['<b>Assets</b>', ''])}
${balance(`Investments at fair value (amortized cost of $${thousand.show(total(BORROWERS, 1))})`, WORTH)}
${balance('Cash and cash equivalents', 6218)}
${balance('Interest receivable and other assets', 1704)}
${balance('Total assets', WORTH + 6218 + 1704, 't')}
${row(['<b>Liabilities</b>', ''])}
${balance('Borrowings under revolving credit facility', 43500)}
${balance('Interest, fees and expenses payable', 1866)}
${balance('Total liabilities', 45366, 's')}
${row(['<b>Partners’ capital</b>', ''])}
${balance('Limited partners', NET_ASSETS - 1284)}
${balance('General partner', 1284)}
${row(['Total partners’ capital', thousand.amount('fund_nav', NET_ASSETS)], 's')}
${balance('Total liabilities and partners’ capital', WORTH + 6218 + 1704, 't')}</table>
${NEXT_PAGE}${titled('Schedule of Investments')}
<table>${loanHead}
${SECTORS.map(([sector, borrowers]) => `${row([sector, '', '', '', '', '', '', '', ''], 'g')}${borrowers.map(borrowerRows).join('\n')}${totals(`Total ${sector.toLowerCase()}`, borrowers, 'u')}`).join('\n')}
${totals('Total investments', BORROWERS, 't')}</table>
<p class="n">S: three-month term SOFR, 4.29% at year end. All loans bear a reference rate floor between 0.75% and 1.50%. (1) All or a portion is pledged as collateral for the credit facility. (2) The Fund also has an unfunded delayed draw commitment to this company; see Note 6. (3) On non-accrual status since August 2025. All investments are in companies domiciled in the United States and are classified in Level 3.</p>
${NEXT_PAGE}<h3>Driftless Credit Opportunities Fund II, L.P.</h3><h3 class="l">Notes to Financial Statements (continued)</h3><p class="c">December 31, 2025</p>
<h4>1. Organization</h4><p>Driftless Credit Opportunities Fund II, L.P. is a Delaware limited partnership that began operations on May 2, 2022 to make senior secured loans to companies in the Upper Midwest. ${mark('fund_manager', 'Driftless Credit Advisers, LLC')} (the “Investment Manager”) is registered with the Securities and Exchange Commission. Unless otherwise stated amounts are in thousands.</p>
<h4>6. Commitments and contingencies</h4><p>Unfunded commitments to portfolio companies were as follows:</p>
<table class="b">${head(['Delayed draw term loans', 'Unfunded'])}${balance('Kickapoo Route Logistics, Inc., expiring November 2026', 2400)}${balance('Effigy Data Systems, Inc., expiring June 2027', 3150)}${balance('Total', 5550, 's')}</table>
<h4>8. Partners’ capital</h4><p>Partners have made capital commitments of $${thousand.amount('fund_size', 140000)}, of which $${thousand.amount('fund_paid_in', 112000)} had been contributed by ${text('reporting_date', 'December 31, 2025', '2025-12-31')} and $28,000 remained uncalled. Distributions since inception amounted to $${thousand.amount('fund_distributed', 32480)} and those of the year to $11,760.</p>
<h4>10. Financial highlights</h4>
<table class="b">${head(['Limited partners, year ended December 31', '2025'])}${row(['Total return, after incentive allocation', '8.7%'])}${row(['Net investment income to average capital', '9.9%'])}${row(['Total expenses to average capital', '6.1%'])}${row(['Internal rate of return since inception, at beginning of year', '9.4%'])}${row(['Internal rate of return since inception, at end of year', text('net_irr', '9.2%', '9.2')])}</table>
<p>The internal rate of return is net of all fees and incentive allocation and is computed from the actual dates of cash flows.</p>
<h4>11. Subsequent events</h4><p>In February 2026 the Fund called $7,000 from partners and repaid $5,000 of its borrowings. Events were evaluated through March 27, 2026.</p>`,
});

export const documents = [partner, lending];
