import { head, row } from '../html.ts';
import type { Movement, MovementLine } from '../paper/movement.ts';
import { cells, effect } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import type { Flows } from '../paper/periods.ts';
import { periods } from '../paper/periods.ts';
import { printer, text } from '../paper/printing.ts';

const NEXT_PAGE = '<div style="break-before:page"></div>';

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'brackets',
  nil: '—',
});
/** What is held of a company: description, units or principal, cost, fair value. */
type Instrument = readonly [label: string, units: string, cost: number, value: number];
interface Holding {
  readonly name: string;
  readonly note: string;
  readonly instruments: readonly Instrument[];
}
const holding = (name: string, note: string, ...instruments: Instrument[]): Holding => ({
  name,
  note,
  instruments,
});
const INDUSTRIES: readonly (readonly [industry: string, holdings: readonly Holding[]])[] = [
  [
    'Business services',
    [
      holding(
        'Naneum Staffing Solutions, Inc.',
        '(a)',
        ['Common stock', '4,200,000 shs', 21000000, 34860000],
        ['Series A preferred stock', '150,000 shs', 15000000, 17412500],
      ),
      holding('Cle Elum Testing Laboratories, LLC', '', [
        'Class A units',
        '18,650 units',
        18650000,
        16104300,
      ]),
    ],
  ],
  [
    'Consumer products',
    [
      holding(
        'Roslyn Creamery Holdings, Inc.',
        '',
        ['Common stock', '1,275,000 shs', 12750000, 9208115],
        ['Warrants, expiring 9/30/2029', '310,000 wts', 310000, 118040],
      ),
    ],
  ],
  [
    'Health care',
    [
      holding('Manastash Home Infusion, LLC', '(a)(b)', ['Membership interest', '54.0%', 24300000, 47385000]),
      holding(
        'Teanaway Surgical Centers, L.P.',
        '(b)',
        ['Limited partner interest', '38.5%', 16480220, 22917640],
        ['Second lien term loan, 11.50%, due 6/30/2028', '$8,000,000', 7865000, 8000000],
      ),
    ],
  ],
  [
    'Software',
    [
      holding('Snoqualmie Ledger Systems Corp.', '(c)', [
        'Series D preferred stock',
        '2,437,500 shs',
        19500000,
        19500000,
      ]),
    ],
  ],
];
const CANADA: readonly Holding[] = [
  holding('Similkameen Forest Machinery Ltd.', '', ['Common shares', '860,400 shs', 11204700, 13940512]),
];
const UNITED_STATES = INDUSTRIES.flatMap(([, holdings]) => holdings);
const HOLDINGS = [...UNITED_STATES, ...CANADA];
const PARTNERS_CAPITAL = 190311765;
const sumOf = (holdings: readonly Holding[], at: 2 | 3): number =>
  holdings.reduce((all, one) => all + one.instruments.reduce((own, held) => own + held[at], 0), 0);
const part = (amount: number): string => ((100 * amount) / PARTNERS_CAPITAL).toFixed(1);
const holdingRows = (one: Holding): string => {
  const at = HOLDINGS.indexOf(one);
  const { name, note, instruments } = one;
  const title = `${mark('investment_name', name, { row: at })}${note && ` <sup>${note}</sup>`}`;
  const [cost, value] = [sumOf([one], 2), sumOf([one], 3)];
  const owned = [
    part(value),
    dollar.amount('investment_cost', cost, at),
    dollar.amount('investment_fair_value', value, at),
  ];
  const [first] = instruments;
  if (instruments.length === 1 && first !== undefined)
    return row([title, '', '', '', ''], 'c') + row([first[0], first[1], ...owned], 'd');
  const lines = instruments.map(([label, units, paid, worth]) =>
    row([label, units, part(worth), dollar.show(paid), dollar.show(worth)], 'd'),
  );
  return row([title, '', '', '', ''], 'c') + lines.join('\n') + row(['', '', ...owned], 's');
};
const industryRows = ([industry, holdings]: (typeof INDUSTRIES)[number]): string =>
  row([industry, '', '', '', ''], 'h') +
  holdings.map(holdingRows).join('\n') +
  row(
    [
      `Total ${industry.toLowerCase()}`,
      '',
      part(sumOf(holdings, 3)),
      dollar.show(sumOf(holdings, 2)),
      dollar.show(sumOf(holdings, 3)),
    ],
    'u',
  );
const country = (title: string, holdings: readonly Holding[]): string =>
  row(
    [
      title,
      '',
      `${part(sumOf(holdings, 3))}%`,
      `$${dollar.show(sumOf(holdings, 2))}`,
      `$${dollar.show(sumOf(holdings, 3))}`,
    ],
    't',
  );
const scheduleHead = head([
  '',
  'Shares, units<br>or principal',
  '% of partners’<br>capital',
  'Cost',
  'Fair value',
]);
const titled = (title: string, below = ''): string =>
  `<h3>Kittitas Range Equity Fund II, L.P.</h3><h3 class="l">${title}</h3>${below}`;
const AT = (): string => text('reporting_date', 'December 31, 2025', '2025-12-31');

/** Four pages out of American audited accounts: the balance, the schedule over two pages, a page of notes. */
const schedule = document({
  file: 'Kittitas Range EF II - 2025 audited FS (excerpt pp 3-5, 14).pdf',
  documentType: 'Performance',
  layout: 'american-audited-schedule-by-country-and-industry',
  pageSize: 'Letter',
  margin: '22mm 24mm',
  css: "body{font:10pt/1.36 'Liberation Serif'}h3{text-align:center;font-size:11.5pt;margin:0}.l{font-weight:normal}.c0{text-align:center;margin:0 0 10pt}sup{font-size:7pt;line-height:0}table{border-collapse:collapse;width:100%;margin:8pt 0}td,th{padding:1.9pt 4pt;text-align:right;vertical-align:bottom}td:first-child,th:first-child{text-align:left}th{font-weight:normal;border-bottom:.6pt solid;font-size:9pt}.g td{font-weight:bold;padding-top:8pt}td:nth-child(2){white-space:nowrap}.h td{font-style:italic;padding-top:6pt;padding-left:8pt}.c td:first-child{padding-left:16pt}.d td:first-child{padding-left:28pt}.s td:nth-child(n+3),.u td:nth-child(n+3){border-top:.4pt solid}.u td:first-child{padding-left:8pt}.t td{font-weight:bold}.t td:nth-child(n+3){border-top:.6pt solid;border-bottom:2.2pt double}.b{width:78%;margin:8pt auto}.b .t td:nth-child(2){border-top:.6pt solid;border-bottom:2.2pt double}.b .s td:nth-child(2){border-top:.5pt solid}h4{margin:10pt 0 2pt;font-size:10pt}p{margin:4pt 0;text-align:justify}.n{font-size:8.4pt}",
  footer:
    '<div style="font:7.4pt serif;width:100%;text-align:center">See accompanying notes to financial statements.</div>',
  body: `<h3>${mark('fund', 'Kittitas Range Equity Fund II, L.P.')}</h3><h3 class="l">Statement of Assets, Liabilities and Partners’ Capital</h3><p class="c0">${AT()}<br>(in ${mark('base_currency', 'U.S. dollars', { value: 'USD' })})</p>
<table class="b">${row(['<b>Assets</b>', ''])}
${row([`Investments, at fair value (cost $${dollar.show(sumOf(HOLDINGS, 2))})`, `$ ${dollar.show(sumOf(HOLDINGS, 3))}`])}
${row(['Cash and cash equivalents', dollar.show(5412808)])}
${row(['Interest receivable', dollar.show(230000)])}
${row(['Prepaid expenses', dollar.show(41250)])}
${row(['Total assets', `$ ${dollar.show(sumOf(HOLDINGS, 3) + 5412808 + 230000 + 41250)}`], 't')}
${row(['<b>Liabilities and partners’ capital</b>', ''])}
${row(['Loan payable under credit facility', `$ ${dollar.show(4500000)}`])}
${row(['Accrued expenses', dollar.show(318400)])}
${row(['Total liabilities', dollar.show(4818400)], 's')}
${row(['General partner', dollar.show(12806440)])}
${row(['Limited partners', dollar.show(PARTNERS_CAPITAL - 12806440)])}
${row(['Total partners’ capital', dollar.amount('fund_nav', PARTNERS_CAPITAL)], 's')}
${row(['Total liabilities and partners’ capital', `$ ${dollar.show(PARTNERS_CAPITAL + 4818400)}`], 't')}</table>
${NEXT_PAGE}${titled('Schedule of Investments', `<p class="c0">${AT()}</p>`)}
<table>${scheduleHead}${row(['United States', '', '', '', ''], 'g')}
${INDUSTRIES.slice(0, 2).map(industryRows).join('\n')}</table>
${NEXT_PAGE}${titled('Schedule of Investments (continued)', `<p class="c0">${AT()}</p>`)}
<table>${scheduleHead}${row(['United States (continued)', '', '', '', ''], 'g')}
${INDUSTRIES.slice(2).map(industryRows).join('\n')}
${country('Total United States', UNITED_STATES)}
${row(['Canada', '', '', '', ''], 'g')}${row(['Industrial machinery', '', '', '', ''], 'h')}
${CANADA.map(holdingRows).join('\n')}
${country('Total Canada', CANADA)}
${country('Total investments', HOLDINGS)}
${row(['Cash equivalents – Columbia Basin Government Money Market Fund, 4.02%', '', part(5412808), dollar.show(5412808), dollar.show(5412808)])}</table>
<p class="n">(a) Affiliated company in which the Partnership holds more than 50% of the voting interests. (b) Held through KREF II Blocker, Inc., a wholly owned subsidiary. (c) Acquired on November 20, 2025 and carried at the price of that transaction. All investments are restricted as to resale and are classified in Level 3 of the fair value hierarchy, except cash equivalents.</p>
${NEXT_PAGE}${titled('Notes to Financial Statements (continued)')}
<h4>1. Organization</h4><p>Kittitas Range Equity Fund II, L.P. (the “Partnership”), a Delaware limited partnership, commenced operations on March 1, 2019 and will terminate on March 1, 2029 unless extended. ${mark('fund_manager', 'Kittitas Range Advisors, LLC')} (the “Investment Manager”) manages the Partnership’s investments. Aggregate capital commitments are $${dollar.amount('fund_size', 215000000)}.</p>
<h4>7. Partners’ capital</h4><p>From inception to ${AT()} partners have made capital contributions of $${dollar.amount('fund_paid_in', 168560000)}, or 78.4% of commitments, and the Partnership has made distributions of $${dollar.amount('fund_distributed', 61204000)}, of which $5,375,000 remains subject to recall. During 2025, contributions were $22,145,000 (2024: $30,960,000) and distributions $18,310,500 (2024: $9,427,750).</p>
<h4>9. Financial highlights</h4><p>The internal rate of return of the limited partners since inception, net of all fees and carried interest, was as follows:</p>
<table class="b">${head(['', '2025', '2024'])}${row(['Internal rate of return, beginning of year', '11.9%', '12.6%'])}${row(['Internal rate of return, end of year', text('net_irr', '12.8%', '12.8'), '11.9%'])}${row(['Ratio of expenses to average partners’ capital', '2.7%', '2.9%'])}${row(['Carried interest', '1.3%', '0.8%'])}${row(['Ratio of net investment loss to average partners’ capital', '(1.1)%', '(1.4)%'])}</table>
<p>Ratios are computed for the limited partners taken as a whole. An individual partner’s return may vary from the above because of different fee arrangements and the timing of capital transactions.</p>
<h4>10. Subsequent events</h4><p>On February 9, 2026 the Partnership sold its interest in Cle Elum Testing Laboratories, LLC for $16,900,000. The Investment Manager has evaluated events through March 24, 2026, the date on which these financial statements were available to be issued.</p>`,
});

const pound = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'brackets',
  nil: '–',
});
const YEAR: Flows = [918450, 402380, 90000, 17846, 121905, 66210, 204735, 38164];
const BEFORE: Flows = [3604150, 715220, 405000, 88217, 340118, 118640, 391046, 40155];
const NONE: Flows = [0, 0, 0, 0, 0, 0, 0, 0];
const PARTNER = periods(YEAR, NONE, BEFORE).ytd;
const DUE = periods(YEAR, NONE, BEFORE).itd;
/** The partner holds one thirtieth of the limited partners’ commitments. */
const OTHERS = 29;
const CARRY_BEFORE = 1204650;
const FEES = (PARTNER.fees ?? 0) * 30;
/** What the other columns hold of a line: other limited partners, carried interest partner, general partner. */
const besides = (entry: MovementLine): readonly [number, number, number] => {
  const own = entry === 'opening' || entry === 'closing' ? (PARTNER[entry] ?? 0) : effect(PARTNER, [entry]);
  const carried = (PARTNER.carry ?? 0) * 30;
  const carriedBy: Partial<Record<MovementLine, number>> = {
    opening: CARRY_BEFORE,
    carry: carried,
    closing: CARRY_BEFORE + carried,
  };
  const generals: Partial<Record<MovementLine, number>> = { distributions: -FEES, fees: FEES };
  return [own * OTHERS, carriedBy[entry] ?? 0, generals[entry] ?? 0];
};
const totalOf = (entry: MovementLine): number => {
  const own = entry === 'opening' || entry === 'closing' ? (PARTNER[entry] ?? 0) : effect(PARTNER, [entry]);
  return besides(entry).reduce((all, one) => all + one, own);
};
const allocated = (label: string, entry: MovementLine, name = ''): string =>
  row(
    [
      label,
      ...cells(pound, entry, [['ytd', PARTNER]]),
      ...besides(entry).map((amount) => pound.show(amount || null)),
      pound.show(totalOf(entry) || null),
    ],
    name,
  );
const inThousands = (amount: number): number => Math.round(amount / 1000);
const [T_OPEN, T_IN, T_OUT, T_END] = (['opening', 'contributions', 'distributions', 'closing'] as const).map(
  (entry) => inThousands(totalOf(entry)),
) as [number, number, number, number];
const committed = (label: string, fin: string, amount: number, name = ''): string =>
  row(
    [label, pound.amount(fin, amount), pound.show(amount * OTHERS), pound.show(amount * (OTHERS + 1))],
    name,
  );
const PAID = DUE.contributions ?? 0;
const shownOf = (values: Movement): string => pound.show(values.closing);

/** British accounts of a year that ends in June: the partnership in thousands, then each partner’s share in pounds. */
const changes = document({
  file: 'Owlpen SIF LP - accounts to 30 June 2025 - changes in partners accounts (Cotswold Water).pdf',
  documentType: 'Capital Account',
  layout: 'british-changes-in-partners-accounts-by-partner',
  margin: '24mm 22mm',
  css: "body{font:9.8pt/1.42 'DejaVu Serif Condensed','DejaVu Serif';font-size:9pt}h3{font-size:12pt;margin:0}h4{font-size:9.6pt;margin:12pt 0 3pt}table{border-collapse:collapse;width:100%;margin:8pt 0}td,th{padding:2.8pt 4pt;text-align:right;vertical-align:bottom}td:first-child,th:first-child{text-align:left}th{font-weight:bold;font-size:8pt}.t td{font-weight:bold}.t td:nth-child(n+2){border-top:.6pt solid;border-bottom:1.6pt double}.s td:nth-child(n+2){border-top:.5pt solid}.o td:nth-child(2),.o th:nth-child(2){background:#eee}.y{width:80%}.x{border:.6pt solid;padding:5pt 8pt;margin:8pt 0}p{margin:5pt 0}.n{font-size:7.6pt}",
  header:
    '<div style="font:7pt serif;width:100%;padding:0 22mm">Owlpen Social Infrastructure Fund LP – Registered number LP900417</div>',
  footer:
    '<div style="font:7pt serif;width:100%;text-align:center">The notes on pages 12 to 21 form part of these financial statements. <span class="pageNumber"></span></div>',
  body: `<h3>${mark('fund', 'Owlpen Social Infrastructure Fund LP')}</h3><h3 style="font-weight:normal">Statement of changes in net assets attributable to partners</h3><p>for the year ended ${text('reporting_date', '30 June 2025', '2025-06-30')}</p>
<div class="x">Copy for: <b>${mark('limited_partner', 'Trustees of the Cotswold Water Company Pension Scheme')}</b><br>The share of each partner is set out in the schedule on the next page.</div>
<table class="y">${head(['', '2025<br>£’000', '2024<br>£’000'])}
${row(['Net assets attributable to partners at 1 July', pound.show(T_OPEN), '66,318'], 't')}
${row(['Drawn down from partners', pound.show(T_IN), '36,900'])}
${row(['Distributed to partners', pound.show(T_OUT), '(12,415)'])}
${row(['Total comprehensive income for the year', pound.show(T_END - T_OPEN - T_IN - T_OUT), pound.show(T_OPEN - 66318 - 36900 + 12415)])}
${row(['Net assets attributable to partners at 30 June', pound.show(T_END), pound.show(T_OPEN)], 't')}</table>
<h4>Basis of preparation</h4><p>The financial statements have been prepared in accordance with FRS 102 and the Limited Partnership Agreement dated 4 October 2019. Investments in project companies are carried at fair value through profit or loss. The functional currency is ${mark('base_currency', 'pounds sterling', { value: 'GBP' })}.</p>
<h4>Management</h4><p>${mark('fund_manager', 'Owlpen Asset Management LLP')} is the manager and alternative investment fund manager of the Partnership. The General Partner, Owlpen GP Limited, is entitled to a priority share of profit of 1.50% per annum of commitments, from which it pays the Manager.</p>
<h4>Approval</h4><p>These financial statements were approved by the General Partner on 29 October 2025. The auditors, Severnside Audit LLP, have reported on them without qualification. The schedule on the next page is unaudited.</p>
${NEXT_PAGE}<h3>Schedule of partners’ accounts</h3><p>for the year from ${text('period_start', '1 July 2024', '2024-07-01')} to ${text('reporting_date', '30 June 2025', '2025-06-30')} – in pounds</p>
<table class="o">${head(['', mark('limited_partner', 'Trustees of the Cotswold Water Company Pension Scheme'), 'Other limited<br>partners', 'Carried Interest<br>Partner', 'General<br>Partner', 'Total'])}
${allocated('Partners’ accounts brought forward', 'opening', 't')}
${allocated('Loans advanced and capital contributed', 'contributions')}
${allocated('Distributions', 'distributions')}
${allocated('Interest and dividends from project companies', 'income')}
${allocated('Priority profit share', 'fees')}
${allocated('Administrative expenses', 'costs')}
${allocated('Gains on disposal of investments', 'realised')}
${allocated('Fair value movement on investments', 'unrealised')}
${allocated('Allocation of carried interest', 'carry')}
${allocated('Partners’ accounts carried forward', 'closing', 't')}</table>
<h4>Commitments at ${text('reporting_date', '30 June 2025', '2025-06-30')}</h4>
<table>${head(['', 'Trustees of the Cotswold Water Company Pension Scheme', 'Other limited<br>partners', 'All limited<br>partners'])}
${committed('Commitment', 'commitment', 6000000)}
${committed('Drawn down since inception', 'contributed_to_date', PAID)}
${committed('Distributions available to be redrawn', 'recallable_distributions', 145000)}
${committed('Undrawn commitment', 'unfunded_commitment', 6000000 - PAID + 145000, 's')}
${committed('Distributed since inception', 'distributed_to_date', DUE.distributions ?? 0)}
${row(['Share of limited partners’ commitments', text('ownership_percentage', '3.3333%', '3.3333'), '96.6667%', '100.0000%'])}</table>
<p class="n">At 30 September 2025 the account of the Trustees, before audit, stood at £${shownOf({ ...PARTNER, closing: (PARTNER.closing ?? 0) + 118425 })} after a drawdown of £75,000 on 15 September 2025. Carried interest is allocated on the assumption that all investments were sold at their fair values on the balance sheet date; none has been paid. Loans from partners are interest-free and are repaid out of distributions before capital.</p>`,
  derivable: {
    contributions_itd: `GBP ${PAID}`,
    distributions_itd: `GBP ${DUE.distributions}`,
  },
});

export const documents = [schedule, changes];
