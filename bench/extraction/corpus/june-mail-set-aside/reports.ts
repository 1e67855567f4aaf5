import { head, row } from '../html.ts';
import type { Movement, MovementLine, Period } from '../paper/movement.ts';
import { cells } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import { periods } from '../paper/periods.ts';
import { printer, text } from '../paper/printing.ts';

const tenths = (rate: number): string => (rate / 10).toFixed(1);

const thousand = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  scale: 1000,
  negative: 'brackets',
  nil: '-',
});
/** Name with its note, entry as printed and as ISO, exit, share owned, cost, received, value, rate. */
type Company = readonly [
  name: string,
  note: string,
  printed: string,
  iso: string,
  exit: string,
  owned: string,
  cost: number,
  received: number,
  value: number,
  rate: number,
];
const HELD: readonly Company[] = [
  ['Bitterroot Castings Holdings, LLC', '1', '6/28/2018', '2018-06-28', '', '71%', 32400, 11850, 58300, 126],
  ['Sawtooth Fluid Handling, Inc.', '', '2/15/2019', '2019-02-15', '', '64%', 27750, 0, 41625, 64],
  ['Chinook Signal & Barrier Co.', '', '10/1/2020', '2020-10-01', '', '100%', 36200, 2172, 30770, -20],
  ['Owyhee Packaging Group, LLC', '2', '5/6/2022', '2022-05-06', '', '52%', 29900, 0, 35880, 55],
];
const SOLD: readonly Company[] = [
  ['Lolo Precision Grinding, Inc.', '', '9/12/2017', '2017-09-12', '11/30/2022', '80%', 24600, 71340, 0, 231],
  ['Selway Fasteners, LLC', '3', '4/3/2018', '2018-04-03', '3/15/2022', '66%', 18050, 9025, 0, -162],
];
const ALL = [...HELD, ...SOLD];
const ratio = (part: number, whole: number): string => (part / whole).toFixed(2);
const companyRow = (one: Company): string => {
  const [name, note, printed, iso, exit, owned, cost, received, value, rate] = one;
  const at = ALL.indexOf(one);
  const multiple = ratio(received + value, cost);
  return row([
    mark('investment_name', name, { row: at }) + (note && `<sup>(${note})</sup>`),
    owned,
    text('investment_date', printed, iso, at),
    exit,
    thousand.amount('investment_cost', cost, at),
    thousand.amount('investment_realised', received || null, at),
    thousand.amount('investment_fair_value', value || null, at),
    thousand.amount('investment_total_value', received + value, at),
    text('investment_moic', `${multiple}x`, multiple, at),
    text('investment_irr', rate < 0 ? `(${tenths(-rate)}%)` : `${tenths(rate)}%`, tenths(rate), at),
  ]);
};
const added = (companies: readonly Company[], at: 6 | 7 | 8): number =>
  companies.reduce((all, one) => all + one[at], 0);
const totals = (label: string, companies: readonly Company[], name: string, rate = ''): string => {
  const [cost, received, value] = [added(companies, 6), added(companies, 7), added(companies, 8)];
  const shown = [cost, received, value || null, received + value].map((amount) => thousand.show(amount));
  return row([label, '', '', '', ...shown, `${ratio(received + value, cost)}x`, rate], name);
};
const section = (title: string, status: string, companies: readonly Company[]): string => {
  const rows = companies.map((one) => ALL.indexOf(one));
  return `<tr class="g"><td colspan="10">${mark('investment_status', title, { value: status, row: rows })}</td></tr>${companies.map(companyRow).join('\n')}`;
};
const GROSS = text('gross_irr', '10.4%', '10.4');

/** An American schedule in two sections with subtotals, bridged to the net asset value, over a line of fund figures. */
const schedule = document({
  file: 'QAIP II Q3-25 Investment Summary (unaudited).pdf',
  documentType: 'Performance',
  layout: 'american-summary-of-unrealized-and-realized-investments',
  pageSize: 'Letter landscape',
  margin: '14mm 16mm',
  css: "body{font:8.8pt/1.3 'Liberation Sans Narrow','Liberation Sans'}sup{line-height:0;font-size:6.6pt}h1{font-size:14pt;margin:0;color:#1f4d2e}table{border-collapse:collapse;width:100%;margin:7pt 0}td,th{padding:2.8pt 5pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{color:#fff;background:#1f4d2e;font-weight:normal;vertical-align:bottom}.g td{font-weight:bold;background:#e3ece5}.s td{border-top:.5pt solid;font-weight:bold}.d td{border-top:.5pt solid;border-bottom:1.8pt double;font-weight:bold}.f td{text-align:center;border:.4pt solid #b9c9bd}.f tr:first-child td{font-size:7.6pt;color:#1f4d2e}.n{font-size:7.2pt;margin:3pt 0}",
  footer:
    '<div style="font:6.5pt sans-serif;width:100%;text-align:center">Confidential – contains trade secrets of the Partnership – not for redistribution</div>',
  body: `<h1>${mark('fund', 'Quaking Aspen Industrial Partners II, L.P.')}</h1><div>Investment Summary as of ${text('reporting_date', 'September 30, 2025', '2025-09-30')} &nbsp;·&nbsp; ${mark('base_currency', '$ in thousands', { value: 'USD' })}</div>
<table><thead>${head(['', 'Fully diluted<br>ownership', 'Date<br>acquired', 'Date<br>exited', 'Invested<br>capital', 'Realized<br>proceeds', 'Unrealized<br>value', 'Total<br>value', 'Gross<br>MOIC', 'Gross<br>IRR'])}</thead><tbody>
${section('Unrealized Investments', 'Unrealised', HELD)}
${totals('Subtotal', HELD, 's', '6.3%')}
${section('Realized Investments', 'Realised', SOLD)}
${totals('Subtotal', SOLD, 's', '15.1%')}
${totals('Total investments', ALL, 'd', GROSS)}
${row(['Subscription line, cash and other, net', '', '', '', '', '', thousand.show(161940 - added(ALL, 8)), '', '', ''])}
${row(['Net asset value', '', '', '', '', '', thousand.amount('fund_nav', 161940), '', '', ''], 'd')}</tbody></table>
<table class="f">${row(['Vintage', 'Total commitments', 'Paid-in capital', 'Cumulative distributions', 'DPI', 'RVPI', 'TVPI', 'Net IRR <sup>(4)</sup>'])}${row([text('vintage_year', '2017'), thousand.amount('fund_size', 225000), thousand.amount('fund_paid_in', 191250), thousand.amount('fund_distributed', 78412), text('dpi', '0.41x', '0.41'), text('rvpi', '0.85x', '0.85'), text('tvpi', '1.26x', '1.26'), text('net_irr', '5.6%', '5.6')])}</table>
<p class="n">(1) Realized proceeds consist of a dividend funded by a refinancing in April 2023. (2) Includes $4,100 of preferred equity purchased on January 9, 2024. (3) Proceeds include $1,025 released from escrow in 2023. (4) Net of management fees, expenses and accrued carried interest; excludes the General Partner’s commitment; calculated with the use of the subscription line. Without it, net IRR would be 5.1%.</p>
<p class="n">Unrealized value is determined by ${mark('fund_manager', 'Quaking Aspen Capital Management, LLC')}, the Partnership’s investment manager, and reviewed by the advisory committee. Gross figures do not reflect fees and carried interest and no investor has received them. Totals may include the effect of rounding. Past results are not indicative of future results.</p>`,
});

const sterling = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 0,
  scale: 1000,
  negative: 'brackets',
  nil: '–',
});
const million = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 1,
  scale: 1000000,
  negative: 'brackets',
  before: '£',
  after: ' million',
});
/** Borrower, note, facility, closing as printed and ISO, maturity, pricing, grade; cost, received, value, rate. */
const LOANS = [
  'Fulmar Dental Laboratories Ltd;;GBP 42.0;18 Mar 2022;2022-03-18;Mar 29;S + 6.50%;2;41160;14820;41580;114',
  'Groupe Aubépine SAS;;EUR 38.0;30 Jun 2022;2022-06-30;Jun 29;E + 6.25%;2;32110;9954;32750;109',
  'Ternhill Software Holdings Ltd;;GBP 55.0;11 Nov 2022;2022-11-11;Nov 29;S + 6.75%;1;53900;16709;54450;118',
  'Vaktberg Säkerhet AB;;SEK 310.0;2 Feb 2023;2023-02-02;Feb 30;St + 6.00%;3;24180;6287;22005;77',
  'Kestrelmoor Veterinary Group Ltd;a;GBP 60.0;27 Jul 2023;2023-07-27;Jul 30;S + 6.25%;2;58500;12870;59100;110',
  'Casaluce Ristorazione S.p.A.;b;EUR 29.5;14 Dec 2023;2023-12-14;Dec 30;E + 7.00% PIK;5;25010;1751;17257;-169',
  'Haverbrack Building Supplies Ltd;;GBP 47.5;8 May 2024;2024-05-08;May 31;S + 5.75%;2;46550;6052;47025;111',
  'Pentewan Marine Leasing Ltd;c;GBP 33.0;19 Jan 2022;2022-01-19;repaid;S + 6.50%;–;32340;41719;0;106',
].map((line) => line.split(';'));
const loanRow = (loan: readonly string[], at: number): string => {
  const [name = '', note = '', facility = '', closed = '', iso = '', ...terms] = loan.slice(0, 8);
  const [cost = 0, received = 0, value = 0, rate = 0] = loan.slice(8).map(Number);
  const multiple = ratio(received + value, cost);
  return row([
    mark('investment_name', name, { row: at }) + (note && `<sup>${note}</sup>`),
    facility,
    text('investment_date', closed, iso, at),
    ...terms,
    sterling.amount('investment_cost', cost, at),
    sterling.amount('investment_realised', received, at),
    sterling.amount('investment_fair_value', value || null, at),
    text('investment_moic', `${multiple}x`, multiple, at),
    text('investment_irr', rate < 0 ? `(${tenths(-rate)})` : tenths(rate), tenths(rate), at),
  ]);
};
const lent = (at: 0 | 1 | 2): number => LOANS.reduce((all, loan) => all + Number(loan[8 + at]), 0);
const LENDING_RATE = text('gross_irr', '9.6', '9.6');

/** A British lending fund's quarterly note: the fund in sentences, then its loans in several currencies. */
const lending = document({
  file: 'Ravensworth Moor Direct Lending Fund I - Investor Update Q3 2025.pdf',
  documentType: 'Performance',
  layout: 'british-lending-update-fund-in-sentences-then-loans',
  landscape: true,
  margin: '15mm 18mm',
  css: "body{font:9pt/1.4 'DejaVu Sans Condensed','DejaVu Sans';font-size:8.4pt}sup{line-height:0}h2{font-weight:normal;font-size:15pt;margin:0;color:#3a2d5c}h4{margin:8pt 0 2pt;color:#3a2d5c}.c{columns:2;column-gap:22pt}.c p{margin:0 0 5pt;text-align:justify}table{border-collapse:collapse;width:100%;margin:4pt 0;font-size:7.8pt}td,th{padding:2.6pt 4pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{font-weight:bold;border-bottom:1pt solid #3a2d5c;vertical-align:bottom}tr:nth-child(even) td{background:#f5f3f9}.t td{border-top:.7pt solid #3a2d5c;font-weight:bold}.n{font-size:6.8pt}",
  footer:
    '<div style="font:6pt sans-serif;width:100%;padding:0 18mm;display:flex;justify-content:space-between;color:#555"><span>For professional clients only. Capital at risk.</span><span>Ravensworth Moor Credit LLP is registered in England no. OC900417</span></div>',
  body: `<h2>${mark('fund', 'Ravensworth Moor Direct Lending Fund I SCSp')}</h2><div>Investor update – quarter ended ${text('reporting_date', '30 September 2025', '2025-09-30')}</div>
<div class="c"><p>The Fund, a ${text('vintage_year', '2021')} vintage, held seven loans at the quarter end. Of total commitments of ${million.amount('fund_size', 4000)}, investors had paid in ${million.amount('fund_paid_in', 3120)} and had received ${million.amount('fund_distributed', 686)} in income and returned capital. Net asset value was ${million.amount('fund_nav', 2814)} (30 June: £284.9 million).</p><p>This corresponds to a DPI of ${text('dpi', '0.22x', '0.22')}, an RVPI of ${text('rvpi', '0.90x', '0.90')} and a TVPI of ${text('tvpi', '1.12x', '1.12')}, or a net IRR of ${text('net_irr', '6.1%', '6.1')} to investors. The quarterly distribution of £5.2 million was paid on 15 October and is not included.</p><p>${mark('fund_manager', 'Ravensworth Moor Credit LLP')}, the portfolio manager, placed the loan to Casaluce on non-accrual in August after the loss of two motorway concessions. A sale of the business is being prepared with the sponsor. Excluding Casaluce, weighted average interest cover was 2.4x and leverage 4.6x.</p><p>Vaktberg was moved from grade 2 to grade 3. All other borrowers paid interest in full and when due. Undrawn facilities to borrowers came to £14.8 million.</p></div>
<h4>Loans at ${text('reporting_date', '30 September 2025', '2025-09-30')} (${mark('base_currency', 'sterling', { value: 'GBP' })}, £’000 unless stated)</h4>
<table>${head(['Borrower', 'Facility<br>(local, m)', 'Closing<br>date', 'Maturity', 'Pricing', 'Grade', 'Amount<br>invested', 'Cash<br>received', 'Fair<br>value', 'Gross<br>multiple', 'Gross<br>IRR %'])}
${LOANS.map(loanRow).join('\n')}
${row(['Total', '', '', '', '', '', sterling.show(lent(0)), sterling.show(lent(1)), sterling.show(lent(2)), `${ratio(lent(1) + lent(2), lent(0))}x`, LENDING_RATE], 't')}
${row(['Cash, hedges and other net assets', '', '', '', '', '', '', '', sterling.show(281400 - lent(2)), '', ''])}
${row(['Net asset value', '', '', '', '', '', '', '', sterling.amount('fund_nav', 281400), '', ''], 't')}</table>
<p class="n">S: SONIA, E: EURIBOR, St: STIBOR; PIK: interest is capitalised. a Includes a delayed-draw facility of £8.0 million, fully drawn. b Non-accrual from 12 August 2025. c Repaid in full on 30 April 2025 with a prepayment fee of 2%. Foreign currency loans are translated at the rate of the funding date for the amount invested and at 1.1454 EUR and 12.6530 SEK to the pound for fair value; currency exposure is hedged. Gross figures are before the Fund’s fees, expenses and carried interest. Not audited.</p>`,
});

const mln = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 1,
  scale: 1000000,
  negative: 'minus',
  nil: 'geen',
});
/** Asset, kind, acquired as printed and ISO, share; cost, received, value, rate. */
const ASSETS = [
  'Zeewindpark Brouwersbank;Hernieuwbare energie · in bedrijf;12-06-2019;2019-06-12;30 %;1482;526;1714;84',
  'Warmtenet Kromme Rijn;Stadsverwarming · in bedrijf;03-02-2020;2020-02-03;75 %;965;118;1187;56',
  'Glasvezel Hondsrug;Telecom · in aanleg;27-11-2020;2020-11-27;50 %;1210;0;1392;29',
  'Parkeergarages Vestingsteden;Mobiliteit · in bedrijf;30-09-2021;2021-09-30;100 %;743;149;616;9',
  'Laadnetwerk Polderstroom;Mobiliteit · in aanleg;18-05-2022;2022-05-18;60 %;884;0;928;16',
].map((line) => line.split(';'));
const comma = (plain: string): string => plain.replace('.', ',');
const pair = (label: string, value: string): string => `<tr><td>${label}</td><td>${value}</td></tr>`;
const assetCard = (asset: readonly string[], at: number): string => {
  const [name = '', kind = '', date = '', iso = '', share = ''] = asset;
  const [cost = 0, received = 0, value = 0, rate = 0] = asset.slice(5).map(Number);
  const multiple = ratio(received + value, cost);
  return `<section><h5>${mark('investment_name', name, { row: at })}</h5><i>${kind}</i><table>${pair('Verworven op', text('investment_date', date, iso, at))}${pair('Belang', share)}${pair('Geïnvesteerd', mln.amount('investment_cost', cost, at))}${pair('Ontvangen', mln.amount('investment_realised', received || null, at))}${pair('Reële waarde', mln.amount('investment_fair_value', value, at))}${pair('Multiple', text('investment_moic', `${comma(multiple)}x`, multiple, at))}${pair('IRR', text('investment_irr', `${comma(tenths(rate))} %`, tenths(rate), at))}</table></section>`;
};
const box = (label: string, value: string, below = ''): string =>
  `<div><b>${value}</b><small>${label}</small>${below && `<em>${below}</em>`}</div>`;

/** A Dutch infrastructure report: the fund's key figures in boxes, each holding on a card. */
const infrastructure = document({
  file: 'Waterlinie Infra Fonds II kwartaalrapportage 2025-Q4.pdf',
  documentType: 'Performance',
  layout: 'dutch-infrastructure-report-boxes-and-asset-cards',
  language: 'nl',
  margin: '14mm 16mm',
  css: "body{font:8.8pt/1.36 'Liberation Sans'}h2{margin:0;font-size:16pt;color:#00557a}main{display:grid;grid-template-columns:repeat(5,1fr);gap:6pt;margin:9pt 0}main>div{border:1pt solid #00557a;border-radius:3pt;padding:5pt 4pt;text-align:center}main b{display:block;font-size:12pt;color:#00557a}small{display:block;font-size:7pt}em{display:block;font-size:6.6pt;color:#777;font-style:normal}.k{display:grid;grid-template-columns:repeat(3,1fr);gap:7pt}section{background:#eef5f8;padding:6pt 8pt}h5{margin:0;font-size:9.4pt;color:#00557a}i{font-size:7.4pt;color:#555}table{border-collapse:collapse;width:100%;margin-top:3pt}td{padding:1.6pt 0;border-bottom:.3pt solid #c5d8e0}td:last-child{text-align:right}.z{background:#00557a;color:#fff}.z h5,.z i{color:#fff}h4{margin:10pt 0 3pt;color:#00557a}.n{font-size:7pt;color:#444}",
  footer:
    '<div style="font:6.5pt sans-serif;width:100%;text-align:center;color:#666">Vertrouwelijk – uitsluitend bestemd voor participanten – niet gecontroleerd</div>',
  body: `<h2>${mark('fund', 'Waterlinie Infrastructuur Fonds II')}</h2><div>Kwartaalrapportage per ${text('reporting_date', '31 december 2025', '2025-12-31')} · beheerder ${mark('fund_manager', 'Waterlinie Asset Management N.V.')} · bedragen in ${mark('base_currency', 'miljoenen euro’s', { value: 'EUR' })}</div>
<main>${box('Omvang (commitments)', mln.amount('fund_size', 7500))}${box('Gestort kapitaal', mln.amount('fund_paid_in', 5625), 'Q3: 548,0')}${box('Uitgekeerd', mln.amount('fund_distributed', 619), 'Q3: 56,2')}${box('Intrinsieke waarde', mln.amount('fund_nav', 6019), 'Q3: 580,7')}${box('Vintage', text('vintage_year', '2019'))}${box('DPI', text('dpi', '0,11x', '0.11'), 'Q3: 0,10x')}${box('RVPI', text('rvpi', '1,07x', '1.07'), 'Q3: 1,06x')}${box('TVPI', text('tvpi', '1,18x', '1.18'), 'Q3: 1,16x')}${box('Bruto IRR', text('gross_irr', '5,9 %', '5.9'), 'doel: 8 %')}${box('Netto IRR', text('net_irr', '4,1 %', '4.1'), 'doel: 6 %')}</main>
<p>In het vierde kwartaal is € 14,5 miljoen opgevraagd voor de verdere uitrol van Laadnetwerk Polderstroom en is € 5,7 miljoen uitgekeerd. De waarde van Warmtenet Kromme Rijn steeg door de nieuwe tarievenbeschikking; die van Parkeergarages Vestingsteden daalde licht doordat twee gemeenten betaald parkeren hebben beperkt. Over de verkoop van een minderheidsbelang in Zeewindpark Brouwersbank wordt met één partij gesproken.</p>
<h4>Portefeuille</h4><div class="k">${ASSETS.map(assetCard).join('\n')}
<section class="z"><h5>Totaal</h5><i>vijf belangen</i><table>${pair('Geïnvesteerd', mln.show(5284))}${pair('Ontvangen', mln.show(793))}${pair('Reële waarde', mln.show(5837))}${pair('Liquide middelen e.o.', mln.show(182))}${pair('Intrinsieke waarde', mln.amount('fund_nav', 6019))}${pair('Multiple', '1,25x')}</table></section></div>
<p class="n">De reële waarde wordt halfjaarlijks door een externe taxateur vastgesteld op basis van contante kasstromen; de gewogen disconteringsvoet bedraagt 8,6 % (Q3: 8,7 %). Multiple en IRR per belang zijn vóór beheervergoeding, kosten en winstdeling. Het fonds is een fonds voor gemene rekening; bewaarder is Stichting Bewaarder Waterlinie Infrastructuur II. In het verleden behaalde resultaten bieden geen garantie voor de toekomst.</p>`,
});

const canadian = printer({
  currency: 'CAD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
  before: '$',
  nil: '–',
});
const FOREST = periods(
  [8000000, 5125000, 1000000, 214450, 388120, 1640075, 2211830, 402615],
  [22000000, 9750000, 3000000, 655210, 1044300, 0, 5120445, 588020],
  [240000000, 31200000, 17500000, 3314870, 5210960, 8825400, 34108215, 5127740],
);
const FOREST_PERIODS: readonly (readonly [Period, Movement])[] = [
  ['qtd', FOREST.qtd],
  ['ytd', FOREST.ytd],
];
/** The English label, the two periods, the French label. */
const twin = (english: string, line: MovementLine, french: string, name = ''): string =>
  row([english, ...cells(canadian, line, FOREST_PERIODS), french], name);
const single = (english: string, value: string, french: string, name = ''): string =>
  row([english, value, french], name);
const FOREST_PAID = FOREST.itd.contributions ?? 0;

/** A Canadian statement in two languages, its figures between the English and the French labels. */
const bilingual = document({
  file: 'OutardesBay_BaieOutardes_II_CapitalAccount_CompteCapital_2025-12-31_C-0417.pdf',
  documentType: 'Capital Account',
  layout: 'canadian-statement-with-figures-between-two-languages',
  pageSize: 'Letter',
  margin: '17mm',
  css: "body{font:9pt/1.34 'Liberation Serif'}h3{margin:0;font-size:12pt;display:flex;justify-content:space-between}h3 span:last-child,td:last-child,th:last-child{font-style:italic}table{border-collapse:collapse;width:100%;margin:9pt 0}td,th{padding:3pt 5pt;text-align:right;white-space:nowrap;border-bottom:.3pt solid #bbb}td:first-child,th:first-child{text-align:left}th{font-weight:normal;border-top:1pt solid #114;border-bottom:1pt solid #114}.t td{font-weight:bold;background:#eceef5}.p td{border:0;text-align:center;padding:2pt 5pt;white-space:normal}.p td:first-child{text-align:left;width:24%}.p td:last-child{text-align:right;width:24%}.n{font-size:7.6pt;display:flex;gap:18pt}.n p{flex:1;margin:0}.n p:last-child{font-style:italic}",
  footer:
    '<div style="font:6.5pt serif;width:100%;text-align:center">Services de fonds Pointe-Lebel inc. / Pointe-Lebel Fund Services Inc. – Baie-Comeau (Québec)</div>',
  body: `<h3><span>${mark('fund', 'Outardes Bay Forest Products Fund II, L.P.')}</span><span>${mark('fund', 'Fonds forestier Baie-des-Outardes II, s.e.c.')}</span></h3>
<table class="p">${single('Statement of capital account', `<b>${text('reporting_date', '2025-12-31')}</b>`, 'État du compte de capital')}${single('Quarter', `${text('period_start', '2025-10-01')} – ${text('reporting_date', '2025-12-31')}`, 'Trimestre')}${single('Limited partner', `<b>${mark('limited_partner', 'Caisse de retraite des scieurs de la Manicouagan')}</b> (C-0417)`, 'Commanditaire')}${single('Manager', mark('fund_manager', 'Gestion Baie-des-Outardes inc.'), 'Gestionnaire')}${single('Currency', text('base_currency', 'CAD'), 'Monnaie')}${single('Interest in the Fund', text('ownership_percentage', '2.3077%', '2.3077'), 'Participation dans le Fonds')}</table>
<table>${head(['', 'Quarter / Trimestre', 'Year / Exercice 2025', ''])}
${twin('Opening balance', 'opening', 'Solde d’ouverture', 't')}
${twin('Capital called', 'contributions', 'Appels de capital')}
${twin('Distributions', 'distributions', 'Distributions')}
${twin('Management fees', 'fees', 'Frais de gestion')}
${twin('Operating expenses', 'costs', 'Charges d’exploitation')}
${twin('Interest and dividends', 'income', 'Intérêts et dividendes')}
${twin('Realized gains (losses)', 'realised', 'Gains (pertes) réalisés')}
${twin('Change in unrealized gains', 'unrealised', 'Variation des gains non réalisés')}
${twin('Carried interest accrual', 'carry', 'Provision pour intéressement')}
${twin('Closing balance', 'closing', 'Solde de clôture', 't')}</table>
<table>${single('Commitment', canadian.amount('commitment', 300000000), 'Engagement')}
${single('Called since inception', canadian.amount('contributed_to_date', FOREST_PAID), 'Appelé depuis la création')}
${single('Distributed since inception', canadian.amount('distributed_to_date', FOREST.itd.distributions), 'Distribué depuis la création')}
${single('of which recallable', canadian.amount('recallable_distributions', 12500000), 'dont rappelable')}
${single('Uncalled commitment, including recallable', canadian.amount('unfunded_commitment', 300000000 - FOREST_PAID + 12500000), 'Engagement non appelé, rappelable compris', 't')}</table>
<div class="n"><p>Unaudited. Carried interest is accrued as if the Fund had been wound up at the reported values. Amounts preceded by a minus sign reduce the account. T5013 slips will be issued by March 31, 2026.</p><p>Non audité. L’intéressement est provisionné comme si le Fonds avait été liquidé aux valeurs présentées. Les montants précédés du signe moins réduisent le compte. Les feuillets T5013 seront émis d’ici le 31 mars 2026.</p></div>`,
  derivable: { contributions_itd: 'CAD 2700000.00', distributions_itd: 'CAD 460750.00' },
});

export const documents = [schedule, lending, infrastructure, bilingual];
