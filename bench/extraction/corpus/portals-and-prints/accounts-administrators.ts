import { head, row } from '../html.ts';
import { cells, effect, movement, type MovementLine } from '../paper/movement.ts';
import { document } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

const USD = printer({ currency: 'USD', group: ',', point: '.', digits: 2, negative: 'brackets', nil: '-' });
const CARROW = [
  [
    'itd',
    movement([null, 1462500000, 418277540, 131250000, 22816433, 19404118, 240118902, 66911875], 1506218745),
  ],
  [
    'ytd',
    movement([1398442016, 187500000, 120400000, 22500000, 3904177, 4218890, 61220415, 14206630], 1506218745),
  ],
  ['qtd', movement([1461907322, 62500000, 48125000, 7500000, 1180264, 1307718, 0, 5122008], 1506218745)],
] as const;
const carrow = (label: string, line: MovementLine, name = ''): string =>
  row([label, ...cells(USD, line, CARROW)], name);
const carrowSum = (label: string, lines: readonly MovementLine[]): string =>
  row([label, ...CARROW.map(([, values]) => USD.show(effect(values, lines)))], 'sub');

/** Irish administrator: the longest period stands first, the commitment's figures follow on a second page. */
const carrowmore = document({
  file: 'CFS_InvestorStatement_Halcyon-Reach-VI_2024Q3_10442.pdf',
  documentType: 'Capital Account',
  layout: 'irish-administrator-inception-first',
  pageSize: 'Letter',
  margin: '16mm 18mm 20mm',
  footer:
    '<div style="font:7px Arial;width:100%;padding:0 18mm;display:flex;justify-content:space-between"><span>Carrowmore Fund Services (Ireland) DAC is regulated by the Central Bank. Statement ref. 10442/24Q3</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>',
  css: `body{font:9.6pt "Nimbus Sans","Liberation Sans"} .top{display:flex;justify-content:space-between;border-bottom:4px solid #5b2a86;padding-bottom:8pt} .logo{font-size:15pt;color:#5b2a86;letter-spacing:1pt} .logo small{display:block;font-size:7.5pt;letter-spacing:0;color:#555}
    table{border-collapse:collapse} .id{margin:12pt 0;width:100%} .id td{padding:1.6pt 0;vertical-align:top} .id td:nth-child(odd){color:#555;width:17%} .id td:nth-child(even){width:33%;font-weight:600}
    .m{width:100%} .m th{background:#ece4f3;text-align:right;padding:5pt 4pt;font-size:8.6pt} .m th:first-child{text-align:left} .m td{padding:3.4pt 4pt;text-align:right} .m td:first-child{text-align:left} .b td{font-weight:bold;border-top:1px solid #5b2a86;border-bottom:1px solid #5b2a86} .sub td{font-style:italic;border-top:.5px solid #999} .g td{padding-top:8pt;color:#5b2a86;font-weight:600} .next{page-break-before:always} .n{font-size:8pt;color:#333}`,
  derivable: { period_start: '2024-07-01' },
  body: `<div class="top"><div class="logo">carrowmore<small>fund services</small></div><div style="text-align:right"><b>Investor Capital Statement</b><br>Unaudited</div></div>
    <table class="id">${row(['Fund', text('fund', 'Halcyon Reach Buyout Fund VI, L.P.'), 'Statement date', text('reporting_date', '30 September 2024', '2024-09-30')])}${row(['Investor', text('limited_partner', 'Ontario Boilermakers’ Benefit Plan Trust'), 'Investor number', '10442'])}${row(['Manager', text('fund_manager', 'Halcyon Reach Advisers LLC'), 'Reporting currency', text('base_currency', 'USD')])}${row(['Share of fund', text('ownership_percentage', '1.6129%', '1.6129'), 'Contact', 'investorservices@carrowmore.example'])}</table>
    <table class="m">${head(['', 'Since inception<br>11-Feb-2019 to 30-Sep-2024', 'Year to date<br>01-Jan-2024 to 30-Sep-2024', 'Quarter<br>01-Jul-2024 to 30-Sep-2024'])}
    ${carrow('Opening capital', 'opening', 'b')}${row(['Capital transactions', '', '', ''], 'g')}${carrow('Paid-in capital', 'contributions')}${carrow('Distributions paid', 'distributions')}${row(['Transfers of interest', '-', '-', '-'])}${carrowSum('Net capital transactions', ['contributions', 'distributions'])}
    ${row(['Income and expense', '', '', ''], 'g')}${carrow('Investment income', 'income')}${carrow('Management fee (net of fee offset)', 'fees')}${carrow('Operating, audit and administration expenses', 'costs')}${carrowSum('Net operating result', ['income', 'fees', 'costs'])}
    ${row(['Gains and losses', '', '', ''], 'g')}${carrow('Realised gain / (loss) on disposal', 'realised')}${carrow('Movement in unrealised gain / (loss)', 'unrealised')}${carrowSum('Total gains and losses', ['realised', 'unrealised'])}
    ${carrow('Carried interest (accrued and paid)', 'carry')}${carrow('Closing capital', 'closing', 'b')}</table>
    <div class="next"><div class="top"><div class="logo">carrowmore<small>fund services</small></div><div style="text-align:right"><b>Investor Capital Statement</b><br>Commitment position</div></div><table class="m" style="width:72%;margin-top:14pt">${head(['As at 30 September 2024', 'USD'])}${row(['Commitment', USD.amount('commitment', 2000000000)])}${row(['Less: paid in since inception', USD.cost('contributed_to_date', 1462500000)])}${row(['Add: distributions subject to recall', USD.amount('recallable_distributions', 96250000)])}${row(['Open commitment', USD.amount('unfunded_commitment', 633750000)], 'b')}${row(['Memo: distributions since inception', USD.amount('distributed_to_date', 418277540)])}</table>
    <p class="n">1. Amounts in this statement are taken from the books and records of the Fund and have not been audited.<br>2. The carried interest is computed as if all investments had been realised at their carrying value on the statement date. The preferred return is 8.00% a year.<br>3. The total commitments of the Fund are USD 1,240,002,480.00 (all investors).</p></div>`,
});

const K = printer({
  currency: 'EUR',
  group: ',',
  point: '.',
  digits: 1,
  scale: 1000,
  negative: 'minus',
  nil: '',
});
const TEVIOT = [
  ['qtd', movement([184217, 0, 21450, 812, 96, 240, 9377, 1104], 172980)],
  ['ytd', movement([196102, 7500, 52118, 2436, 331, 988, 24016, 3390], 172980)],
  ['itd', movement([null, 211250, 118402, 17804, 2915, 5120, 61227, 13470], 172980)],
] as const;
const GROSS_FEES = [
  [942, 130],
  [2826, 390],
  [19904, 2100],
] as const;
const teviot = (label: string, line: MovementLine, name = ''): string =>
  row([label, '', ...cells(K, line, TEVIOT)], name);
const plainLine = (label: string, amounts: readonly number[]): string =>
  row(['', label, ...amounts.map((amount) => K.show(amount))], 'd');

/** A workbook printed with its grid: details in a second label column, the net line above them is the one that counts. */
const teviotdale = document({
  file: 'Teviotdale Secondaries IV_PCAP_31Dec2024_LP 27 (print).pdf',
  documentType: 'Capital Account',
  layout: 'workbook-print-with-details',
  landscape: true,
  margin: '14mm',
  header: '<div style="font:8px Arial;width:100%;text-align:center">PCAP LP 27</div>',
  footer:
    '<div style="font:8px Arial;width:100%;text-align:center">Page <span class="pageNumber"></span></div>',
  css: `body{font:9.4pt "Liberation Sans Narrow"} table{border-collapse:collapse;width:100%} td{border:.4px solid #c4c4c4;padding:2.3pt 4pt;height:10pt} td:nth-child(n+3){text-align:right;width:15%} .h td{font-weight:bold;background:#fff2cc} .b td{font-weight:bold} .d td{color:#444} .d td:nth-child(2){padding-left:10pt}`,
  derivable: { period_start: '2024-10-01' },
  body: `<table>${row([text('fund', 'Teviotdale Secondaries Fund IV SCSp'), '', '', '', ''], 'b')}${row(['Partner’s capital account at', text('reporting_date', '31/12/2024', '2024-12-31'), '', '', ''], 'b')}${row(['Partner', text('limited_partner', 'Groningen Teachers’ Provident Society'), '', '', ''])}${row(['AIFM', text('fund_manager', 'Teviotdale Fund Management S.à r.l.'), '', '', ''])}${row(['All figures in', `${text('base_currency', 'EUR')} thousand`, '', '', ''])}${row(['', '', '', '', ''])}
    ${row(['', '', 'Q4 2024', 'FY 2024', 'Inception to date'], 'h')}${teviot('NAV brought forward', 'opening', 'b')}${teviot('Drawdowns', 'contributions')}${teviot('Distributions', 'distributions')}
    ${teviot('Management fees, net', 'fees')}${plainLine(
      'Management fees, gross',
      GROSS_FEES.map(([gross]) => -gross),
    )}${plainLine(
      'Transaction fee offsets',
      GROSS_FEES.map(([, offset]) => offset),
    )}${teviot('Partnership expenses', 'costs')}${teviot('Interest and dividends', 'income')}${teviot('Gains/losses realised', 'realised')}${teviot('Gains/losses unrealised', 'unrealised')}${teviot('Carried interest', 'carry')}${teviot('NAV carried forward', 'closing', 'b')}${row(['', '', '', '', ''])}
    ${row(['Commitment', '', '', '', ''], 'h')}${row(['Original commitment', '', '', '', K.amount('commitment', 250000)])}${row(['Drawn', '', '', '', K.amount('contributed_to_date', 211250)])}${row(['Distributed', '', '', '', K.amount('distributed_to_date', 118402)])}${row(['Distributed and recallable', '', '', '', K.amount('recallable_distributions', 12600)])}${row(['Undrawn incl. recallable', '', '', '', K.amount('unfunded_commitment', 51350)], 'b')}${row(['Drawn in % of commitment', '', '', '', '84.50%'])}</table>`,
});

export const documents = [carrowmore, teviotdale];
