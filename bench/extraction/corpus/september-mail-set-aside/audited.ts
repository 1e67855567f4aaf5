import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

const NEXT_PAGE = '<div style="break-before:page"></div>';

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'brackets',
  nil: '–',
});
/** A line held: instrument, reference rate and spread, rate, maturity, principal or shares, cost, fair value. */
type Line = readonly [
  instrument: string,
  spread: string,
  rate: string,
  due: string,
  held: string,
  cost: number,
  value: number,
];
interface Borrower {
  readonly name: string;
  readonly note: string;
  readonly lines: readonly Line[];
}
const borrower = (name: string, note: string, ...lines: Line[]): Borrower => ({ name, note, lines });
const SECTORS: readonly (readonly [sector: string, borrowers: readonly Borrower[]])[] = [
  [
    'Business Services',
    [
      borrower('Arcadian Facilities Group, LLC', '', [
        'First lien term loan',
        'S + 5.75%',
        '10.05%',
        '6/2029',
        '24,500,000',
        24132400,
        24377500,
      ]),
      borrower('Beacon Ridge Security, Inc.', '', [
        'First lien term loan',
        'S + 6.25%',
        '10.55%',
        '11/2028',
        '18,200,000',
        17909600,
        18018000,
      ]),
      borrower('Callister Staffing Holdings, LLC', '', [
        'First lien term loan',
        'S + 6.50%',
        '10.80%',
        '4/2029',
        '15,600,000',
        15334800,
        15444000,
      ]),
    ],
  ],
  [
    'Healthcare',
    [
      borrower('Clearhaven Ophthalmology Partners, LLC', '(1)', [
        'First lien term loan',
        'S + 6.00%',
        '10.30%',
        '3/2030',
        '31,750,000',
        31210200,
        31591250,
      ]),
      borrower(
        'Doverton Infusion Services, Inc.',
        '',
        ['First lien term loan', 'S + 7.00%', '11.30%', '9/2028', '16,400,000', 16121000, 13940000],
        ['Common stock', '', '', '', '118,400 shs', 1184000, 236800],
      ),
      borrower('Elmbury Behavioral Holdings, LLC', '', [
        'First lien term loan',
        'S + 6.00%',
        '10.30%',
        '7/2030',
        '19,900,000',
        19551750,
        19900000,
      ]),
    ],
  ],
  [
    'Manufacturing',
    [
      borrower('Ferrall Point Castings Corp.', '', [
        'Second lien term loan',
        'S + 9.25%',
        '13.55%',
        '1/2029',
        '12,000,000',
        11790000,
        11880000,
      ]),
      borrower('Glenmarsh Road Packaging, LLC', '(2)', [
        'Senior subordinated notes',
        '12.00% cash, 2.00% PIK',
        '14.00%',
        '8/2030',
        '14,386,420',
        14103215,
        14242556,
      ]),
      borrower('Hartsill Valve & Fitting Co.', '', [
        'First lien term loan',
        'S + 5.75%',
        '10.05%',
        '2/2030',
        '12,350,000',
        12152400,
        11979500,
      ]),
    ],
  ],
  [
    'Software and Technology',
    [
      borrower('Ironwell Billing Systems, Inc.', '', [
        'First lien term loan',
        'S + 5.50%',
        '9.80%',
        '12/2030',
        '27,000,000',
        26527500,
        27000000,
      ]),
      borrower(
        'Jarrow Lake Data Centers, LP',
        '',
        ['First lien term loan', 'S + 5.25%', '9.55%', '5/2031', '22,250,000', 21916300, 22250000],
        ['Delayed draw term loan', 'S + 5.25%', '9.55%', '5/2031', '4,125,000', 4063100, 4125000],
        ['Preferred equity', '', '', '', '5,000 units', 5000000, 6115000],
      ),
      borrower('Kenmere Point Analytics, LLC', '', [
        'First lien term loan',
        'S + 5.50%',
        '9.80%',
        '10/2031',
        '14,000,000',
        13825000,
        14000000,
      ]),
    ],
  ],
];
const BORROWERS = SECTORS.flatMap(([, borrowers]) => borrowers);
const sumOf = (borrowers: readonly Borrower[], at: 5 | 6): number =>
  borrowers.reduce((all, one) => all + one.lines.reduce((own, line) => own + line[at], 0), 0);
const CAPITAL = sumOf(BORROWERS, 6) + 9214380 + 1846205 - 42500000 - 2137940;
const part = (amount: number): string => `${((100 * amount) / CAPITAL).toFixed(1)}%`;
const borrowerRows = (one: Borrower): string => {
  const at = BORROWERS.indexOf(one);
  const title = `${mark('investment_name', one.name, { row: at })}${one.note && ` <sup>${one.note}</sup>`}`;
  const cost = dollar.amount('investment_cost', sumOf([one], 5), at);
  const value = dollar.amount('investment_fair_value', sumOf([one], 6), at);
  const [first, ...others] = one.lines;
  if (first === undefined) return '';
  const [instrument, spread, rate, due, owned] = first;
  if (others.length === 0)
    return row([title, instrument, spread, rate, due, owned, cost, value, part(sumOf([one], 6))]);
  const lines = one.lines.map(([label, over, pays, until, has, paid, worth], index) =>
    row([
      index === 0 ? title : '',
      label,
      over,
      pays,
      until,
      has,
      dollar.show(paid),
      dollar.show(worth),
      part(worth),
    ]),
  );
  return lines.join('\n') + row(['', '', '', '', '', '', cost, value, part(sumOf([one], 6))], 'u');
};
const sectorRows = ([sector, borrowers]: (typeof SECTORS)[number]): string =>
  `<tr class="g"><td colspan="9">${sector}</td></tr>${borrowers.map(borrowerRows).join('\n')}${row([`Total ${sector}`, '', '', '', '', '', dollar.show(sumOf(borrowers, 5)), dollar.show(sumOf(borrowers, 6)), part(sumOf(borrowers, 6))], 's')}`;
const scheduleHead = head([
  'Portfolio company',
  'Investment',
  'Spread / coupon',
  'Rate',
  'Maturity',
  'Principal /<br>shares',
  'Cost',
  'Fair value',
  '% of<br>capital',
]);
const titled = (title: string): string =>
  `<h3>Pewter Square Credit Opportunities Fund II, LP</h3><h3 class="l">${title}</h3>`;
const AT = (): string => text('reporting_date', 'December 31, 2025', '2025-12-31');

/** Audited statements of an American credit fund, landscape: balance, schedule of investments on two pages, notes. */
const credit = document({
  file: 'Pewter Square CO II - Audited FS 12.31.25 (SOI).pdf',
  documentType: 'Performance',
  layout: 'american-audited-credit-schedule-landscape',
  pageSize: 'Letter landscape',
  margin: '17mm 20mm',
  css: "body{font:9.2pt/1.36 'Liberation Serif'}h3{text-align:center;margin:0;font-size:11.5pt}.l{font-weight:normal}.c0{text-align:center;margin:0 0 8pt}sup{font-size:6.6pt;line-height:0}table{border-collapse:collapse;width:100%;margin:6pt 0}td,th{padding:3.4pt 5pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{font-weight:bold;font-size:8.4pt;border-bottom:.6pt solid;vertical-align:bottom}.q td:nth-child(-n+3),.q th:nth-child(-n+3){text-align:left}.g td{font-weight:bold;padding-top:7pt}.u td:nth-child(n+7){border-top:.3pt solid}.s td{font-style:italic}.s td:nth-child(n+7){border-top:.5pt solid}.t td{font-weight:bold}.t td:nth-child(n+7){border-top:.6pt solid;border-bottom:2.2pt double}.b{width:62%;margin:6pt auto}.b .s td{font-style:normal}.b .s td:nth-child(2),.b .t td:nth-child(2){border-top:.5pt solid}.b .t td:nth-child(2){border-bottom:2.2pt double}h4{margin:9pt 0 2pt;font-size:9.6pt}p{margin:4pt 0;text-align:justify}.n{font-size:8pt}",
  footer:
    '<div style="font:7.2pt serif;width:100%;padding:0 20mm;display:flex;justify-content:space-between"><span>The accompanying notes are an integral part of these financial statements.</span><span class="pageNumber"></span></div>',
  body: `<h3>${mark('fund', 'Pewter Square Credit Opportunities Fund II, LP')}</h3><h3 class="l">Statement of Assets, Liabilities and Partners’ Capital</h3><p class="c0">${AT()}<br>(expressed in ${mark('base_currency', 'United States dollars', { value: 'USD' })})</p>
<table class="b">${row(['<b>Assets</b>', ''])}
${row([`Investments, at fair value (cost: $${dollar.show(sumOf(BORROWERS, 5))})`, `$ ${dollar.show(sumOf(BORROWERS, 6))}`])}
${row(['Cash and cash equivalents', dollar.show(9214380)])}
${row(['Interest receivable', dollar.show(1846205)])}
${row(['Total assets', `$ ${dollar.show(sumOf(BORROWERS, 6) + 9214380 + 1846205)}`], 't')}
${row(['<b>Liabilities</b>', ''])}
${row(['Borrowings under credit facility', `$ ${dollar.show(42500000)}`])}
${row(['Management fee payable', dollar.show(694210)])}
${row(['Interest payable and accrued expenses', dollar.show(2137940 - 694210)])}
${row(['Total liabilities', dollar.show(42500000 + 2137940)], 's')}
${row(['<b>Partners’ capital</b>', ''])}
${row(['Limited partners', dollar.show(CAPITAL - 3318725)])}
${row(['General partner', dollar.show(3318725)])}
${row(['Total partners’ capital', dollar.amount('fund_nav', CAPITAL)], 's')}
${row(['Total liabilities and partners’ capital', `$ ${dollar.show(CAPITAL + 42500000 + 2137940)}`], 't')}</table>
${NEXT_PAGE}${titled('Schedule of Investments')}<p class="c0">${AT()}</p>
<table class="q">${scheduleHead}
${SECTORS.slice(0, 2).map(sectorRows).join('\n')}</table>
${NEXT_PAGE}${titled('Schedule of Investments (continued)')}<p class="c0">${AT()}</p>
<table class="q">${scheduleHead}
${SECTORS.slice(2).map(sectorRows).join('\n')}
${row(['Total investments', '', '', '', '', '', dollar.show(sumOf(BORROWERS, 5)), dollar.show(sumOf(BORROWERS, 6)), part(sumOf(BORROWERS, 6))], 't')}</table>
<p class="n">“S” means the Secured Overnight Financing Rate, which was 4.30% for three-month periods at year end. All loans are domiciled in the United States, are valued using significant unobservable inputs (Level 3) and are pledged as collateral under the credit facility. (1) Includes an unfunded revolving commitment of $2,600,000. (2) Interest paid in kind is added to principal.</p>
${NEXT_PAGE}${titled('Notes to Financial Statements (extract)')}
<h4>1. Organization</h4><p>Pewter Square Credit Opportunities Fund II, LP (the “Partnership”) was formed in Delaware on August 2, 2021 and held its final closing on October 31, 2022 with aggregate capital commitments of $${dollar.amount('fund_size', 325000000)}. ${mark('fund_manager', 'Pewter Square Capital Advisors LLC')} (the “Investment Adviser”) is registered with the Securities and Exchange Commission and manages the Partnership.</p>
<h4>6. Partners’ capital</h4><p>Through ${AT()}, the partners had contributed $${dollar.amount('fund_paid_in', 246350000)} to the Partnership and had received distributions of $${dollar.amount('fund_distributed', 58500000)} since inception. Unfunded commitments were $78,650,000. During the year the Partnership called $20,250,000 and distributed $16,875,000.</p>
<h4>9. Financial highlights</h4>
<table class="b">${head(['For the year ended December 31,', '2025', '2024'])}${row(['Net internal rate of return since inception, end of year', text('net_irr', '9.4%', '9.4'), '9.1%'])}${row(['Ratio of total expenses to average capital', '5.8%', '6.3%'])}${row(['Ratio of net investment income to average capital', '8.7%', '8.2%'])}</table>
<p>Financial highlights are calculated for the limited partner class taken as a whole and exclude the general partner.</p>
<h4>10. Subsequent events</h4><p>On January 30, 2026 Ferrall Point Castings Corp. repaid its loan in full at 101% of principal. The Partnership has evaluated events through April 10, 2026, when these financial statements were available to be issued.</p>`,
});

export const documents = [credit];
