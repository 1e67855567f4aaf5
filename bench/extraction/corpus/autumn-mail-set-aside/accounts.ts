import { head, row } from '../html.ts';
import type { Movement, MovementLine, Period } from '../paper/movement.ts';
import { cells } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import type { Flows } from '../paper/periods.ts';
import { periods } from '../paper/periods.ts';
import { printer, text } from '../paper/printing.ts';

const pound = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'brackets',
  nil: '–',
});
const BEFORE: Flows = [2100000, 312500, 206250, 41870, 52300, 118400, 402115, 78300];
const FIRST: Flows = [125000, 40000, 18750, 4075, 6900, 12500, 22310, 5020];
const SECOND: Flows = [0, 0, 18750, 3980, 7440, 0, 41800, 6105];
const HALF_YEAR: Flows = [125000, 40000, 37500, 8055, 14340, 12500, 64110, 11125];
const THIRD: Flows = [250000, 84210, 18750, 4312, 9105, 31240, 66120, 12400];
const JERSEY = periods(THIRD, HALF_YEAR, BEFORE);
const QUARTER_BEFORE = periods(SECOND, FIRST, BEFORE).qtd;
const CHARGES = new Set<MovementLine>(['distributions', 'fees', 'costs', 'carry']);
/** The present quarter, the quarter before it (not marked), the nine months, and since admission. */
const jerseyLine = (label: string, line: MovementLine, name = ''): string => {
  const earlier = QUARTER_BEFORE[line] ?? 0;
  const [quarter = '', year = '', whole = ''] = cells(pound, line, [
    ['qtd', JERSEY.qtd],
    ['ytd', JERSEY.ytd],
    ['itd', JERSEY.itd],
  ]);
  const before = pound.show((CHARGES.has(line) ? -earlier : earlier) || null);
  return row([label, quarter, before, year, whole], name);
};

/** A Jersey statement with the quarter before in a column, and a priority profit share for a fee. */
const jersey = document({
  file: 'Bonne Nuit Renewables LP - Account of Partner 0219 - 30 Sept 2025.pdf',
  documentType: 'Capital Account',
  layout: 'jersey-account-with-quarter-before',
  css: "body{font:9.4pt/1.3 'Liberation Serif'}table{border-collapse:collapse;width:100%;margin:8pt 0}td,th{padding:2.6pt 5pt;text-align:right}td:first-child,th:first-child{text-align:left}th{border-bottom:.8pt solid;font-weight:normal;font-style:italic;vertical-align:bottom}.t td{border-top:.5pt solid;font-weight:bold}.d td{border-top:.5pt solid;border-bottom:2pt double;font-weight:bold}.k{width:66%}.n{font-size:7.8pt}",
  footer:
    '<div style="font:6.5pt serif;width:100%;text-align:center">Unaudited – prepared by Belcroute Fund Services (Jersey) Limited, PO Box 732, St Helier JE4 9YY</div>',
  body: `<div style="text-align:center"><b style="font-size:13pt">${mark('fund', 'Bonne Nuit Renewables LP')}</b><br>Statement of Partner’s Account<br>Period from ${text('period_start', '1 July 2025', '2025-07-01')} to ${text('reporting_date', '30 September 2025', '2025-09-30')}</div>
<p>Partner: <b>${mark('limited_partner', 'The Trustees of the Quenvais Teachers’ Superannuation Fund')}</b> (register no. 0219)<br>Manager: ${mark('fund_manager', 'Bonne Nuit Capital Managers Limited')}<br>Stated in ${mark('base_currency', 'pounds sterling', { value: 'GBP' })}</p>
<table>${head(['', `Quarter ended<br>${text('reporting_date', '30 Sep 2025', '2025-09-30')}`, 'Quarter ended<br>30 Jun 2025', `Nine months to<br>${text('reporting_date', '30 Sep 2025', '2025-09-30')}`, 'Since<br>admission'])}
${jerseyLine('Balance brought forward', 'opening', 't')}
${jerseyLine('Drawdowns paid', 'contributions')}
${jerseyLine('Distributions paid', 'distributions')}
${jerseyLine('Priority profit share <sup>1</sup>', 'fees')}
${jerseyLine('Operating costs of the Partnership', 'costs')}
${jerseyLine('Interest and dividends', 'income')}
${jerseyLine('Profit on realisation of investments', 'realised')}
${jerseyLine('Movement on revaluation of investments', 'unrealised')}
${jerseyLine('Provision for carried interest', 'carry')}
${jerseyLine('Balance carried forward', 'closing', 'd')}</table>
<table class="k">${row(['Commitment', pound.amount('commitment', 4000000)])}${row(['Drawn to date', pound.amount('contributed_to_date', JERSEY.itd.contributions)])}${row(['Distributed to date', pound.amount('distributed_to_date', JERSEY.itd.distributions)])}${row(['of which may be redrawn', pound.amount('recallable_distributions', 160000)])}${row(['Undrawn, including amounts which may be redrawn', pound.amount('unfunded_commitment', 4000000 - 2475000 + 160000)], 't')}${row(['Interest in the Partnership', text('ownership_percentage', '1.6000%', '1.6000')])}</table>
<p class="n"><sup>1</sup> The amount to which the General Partner is entitled under clause 8.1 in lieu of a management fee.</p><p class="n">Investments are carried at fair value in accordance with the IPEV guidelines. The statement is confidential and may not be relied upon by any other person.</p>`,
});

const thousand = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 1,
  scale: 1000,
  negative: 'minus',
  nil: '–',
});
const GERMAN = periods(
  [2500, 1200, 187, 31, 74, 410, 655, 121],
  [4000, 0, 561, 88, 190, 0, 1204, 170],
  [61200, 14800, 6120, 1015, 1420, 5210, 14310, 2240],
);
const GERMAN_LINES: readonly (readonly [label: string, line: MovementLine])[] = [
  ['NAV am Anfang', 'opening'],
  ['Einzahlungen', 'contributions'],
  ['Auszahlungen', 'distributions'],
  ['Vergütung der KVG', 'fees'],
  ['Übrige Aufwendungen', 'costs'],
  ['Zinsen, Dividenden', 'income'],
  ['Realisiertes Ergebnis', 'realised'],
  ['Bewertungsänderung', 'unrealised'],
  ['Carried-Interest-Zuweisung', 'carry'],
  ['NAV am Ende', 'closing'],
];
/** The account of one period as a table of its own. */
const germanAccount = (period: Period): string =>
  GERMAN_LINES.map(([label, line]) =>
    row([label, ...cells(thousand, line, [[period, GERMAN[period]]])], line),
  ).join('\n');

/** A German statement in thousands: the quarter and the year as two tables side by side. */
const side = document({
  file: 'Anlegerkonto_311225_Ilmetal_Energieinfrastruktur_IV_Sterbekasse_Porzellan.pdf',
  documentType: 'Capital Account',
  layout: 'german-account-two-periods-side-by-side-thousands',
  language: 'de',
  css: "body{font:9.4pt/1.3 'Liberation Sans'}.z{display:flex;gap:18pt}.z>div{flex:1}table{border-collapse:collapse;width:100%;margin:4pt 0 10pt}td{padding:2.4pt 3pt;border-bottom:.4pt solid #ccc}td:last-child{text-align:right;white-space:nowrap}.opening td,.closing td{font-weight:bold;background:#e9eef4}h4{margin:8pt 0 0;color:#1d3c63}.k td:last-child{text-align:left;font-weight:bold}.n{font-size:7.4pt}",
  body: `<h2 style="margin:0;color:#1d3c63">Anlegerkonto zum ${text('reporting_date', '31.12.2025', '2025-12-31')}</h2><p>Angaben in ${text('base_currency', 'TEUR', 'EUR')}, soweit nicht anders vermerkt</p>
<table class="k">${row(['Fonds', mark('fund', 'Ilmetal Energieinfrastruktur IV GmbH & Co. KG')])}${row(['Anleger', mark('limited_partner', 'Sterbekasse der Thüringischen Porzellanwerker VVaG')])}${row(['Kapitalverwaltungsgesellschaft', mark('fund_manager', 'Ilmetal Asset Management KVG mbH')])}${row(['Quote am Fonds', text('ownership_percentage', '1,25 %', '1.25')])}</table>
<div class="z"><div><h4>${text('period_start', '01.10.2025', '2025-10-01')} bis ${text('reporting_date', '31.12.2025', '2025-12-31')}</h4><table>${germanAccount('qtd')}</table></div><div><h4>01.01.2025 bis ${text('reporting_date', '31.12.2025', '2025-12-31')}</h4><table>${germanAccount('ytd')}</table></div></div>
<div class="z"><div><h4>Kapitalzusage</h4><table>${row(['Gezeichnetes Kapital', thousand.amount('commitment', 90000)])}${row(['Eingezahlt seit Auflegung', thousand.amount('contributed_to_date', GERMAN.itd.contributions)])}${row(['Ausgezahlt seit Auflegung', thousand.amount('distributed_to_date', GERMAN.itd.distributions)])}${row(['davon wiederabrufbar', thousand.amount('recallable_distributions', 3400)])}${row(['Noch abrufbar', thousand.amount('unfunded_commitment', 90000 - 67700 + 3400)], 'closing')}</table></div><div><h4>Fonds gesamt</h4><table>${row(['Zeichnungskapital', thousand.show(7200000)])}${row(['Eingezahlt', thousand.show(5416000)])}${row(['Ausgezahlt', thousand.show(1280000)])}${row(['Nettoinventarwert', thousand.show(5171200)])}</table></div></div>
<p class="n">TEUR = Tausend Euro. Durch kaufmännische Rundung können Abweichungen von bis zu einer Einheit auftreten. Die Werte sind vorläufig und ungeprüft; maßgeblich ist der geprüfte Jahresabschluss. Die Carried-Interest-Zuweisung ist kalkulatorisch und noch nicht ausgezahlt.</p>`,
  derivable: { contributions_itd: 'EUR 6770000.0', distributions_itd: 'EUR 1600000.0' },
});

const dutch = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'long minus',
  nil: '–',
});
const DUTCH = periods(
  [17500000, 0, 1562500, 204310, 88045, 0, 4120077, 611000],
  [35000000, 6250000, 3125000, 398020, 161200, 2244010, 6020555, 905300],
  [240000000, 21300000, 18750000, 2511078, 1044390, 7950210, 44318800, 5902115],
);
const dutchPeriods: readonly (readonly [Period, Movement])[] = [
  ['qtd', DUTCH.qtd],
  ['itd', DUTCH.itd],
];
const dutchLine = (label: string, line: MovementLine, name = ''): string =>
  row([label, ...cells(dutch, line, dutchPeriods)], name);
const item = (label: string, value: string): string => `<dt>${label}</dt><dd>${value}</dd>`;

/** A Dutch report of two pages: what is held on the first, how it moved on the second. */
const report = document({
  file: 'Zuiderdiep Scale-up III - deelnemersrapportage Q3 2025 - Tuinbouwkrediet Noordkop.pdf',
  documentType: 'Capital Account',
  layout: 'dutch-report-position-then-movement',
  language: 'nl',
  css: "body{font:10.2pt/1.4 'Liberation Sans'}dl{display:grid;grid-template-columns:46% 54%;row-gap:4pt;margin:10pt 0}dt{color:#555}dd{margin:0}h3{color:#b3541e;margin:14pt 0 4pt}table{border-collapse:collapse;width:100%}td,th{padding:4pt 6pt;text-align:right}td:first-child,th:first-child{text-align:left}th{border-bottom:1.2pt solid #b3541e}.t td{font-weight:bold;border-top:.6pt solid}.n{font-size:7.8pt}",
  header:
    '<div style="font:7pt sans-serif;width:100%;padding:0 18mm;color:#b3541e">Deelnemersrapportage Q3 2025</div>',
  footer:
    '<div style="font:7pt sans-serif;width:100%;text-align:center">pagina <span class="pageNumber"></span> van <span class="totalPages"></span></div>',
  body: `<h2 style="margin:0">${mark('fund', 'Zuiderdiep Scale-up Fonds III C.V.')}</h2><p>Rapportage over het derde kwartaal (Q3 2025)</p>
<dl>${item('Commanditaire vennoot', mark('limited_partner', 'Coöperatieve Vereniging Tuinbouwkrediet\nNoordkop U.A.'))}${item('Contactpersoon', 'de heer P. Slagter, Middenweg 214, 1761 Anna Paulowna')}${item('Verslagperiode', `${text('period_start', '1 juli 2025', '2025-07-01')} t/m ${text('reporting_date', '30 september 2025', '2025-09-30')}`)}${item('Beheerder', mark('fund_manager', 'Zuiderdiep Partners B.V.'))}${item('Beherend vennoot', 'Zuiderdiep GP III B.V.')}${item('Valuta', mark('base_currency', 'euro', { value: 'EUR' }))}</dl>
<h3>Uw positie</h3><dl>${item('Gecommitteerd kapitaal', dutch.amount('commitment', 500000000))}${item('Opgevraagd en betaald', dutch.amount('contributed_to_date', DUTCH.itd.contributions))}${item('Uitgekeerd', dutch.amount('distributed_to_date', DUTCH.itd.distributions))}${item('Opnieuw opvraagbare uitkeringen', dutch.amount('recallable_distributions', 12500000))}${item('Resterende verplichting', dutch.amount('unfunded_commitment', 500000000 - 292500000 + 12500000))}${item('Intrinsieke waarde van uw deelneming', `<b>${mark(['closing_balance_qtd', 'closing_balance_itd'], dutch.show(296927964), { value: '2969279.64', currency: 'EUR' })}</b>`)}${item('Intrinsieke waarde van het fonds', '94.726.180,40')}${item('Uw aandeel', text('ownership_percentage', '3,1346 %', '3.1346'))}</dl>
<p>In het derde kwartaal is een vervolginvestering gedaan in Klimaatkas Systems en is de waardering van twee ondernemingen verhoogd. Er zijn geen uitkeringen gedaan. Een toelichting per onderneming vindt u in het kwartaalbericht dat u op 7 november 2025 hebt ontvangen.</p>
<div style="break-before:page"></div><h3>Verloop van uw kapitaal per ${text('reporting_date', '30 september 2025', '2025-09-30')}</h3>
<table>${head(['', 'Q3 2025', 'Vanaf toetreding'])}
${dutchLine('Kapitaal begin periode', 'opening', 't')}
${dutchLine('Stortingen', 'contributions')}
${dutchLine('Uitkeringen', 'distributions')}
${dutchLine('Managementvergoeding', 'fees')}
${dutchLine('Bewaar-, accountants- en overige kosten', 'costs')}
${dutchLine('Rente en dividend', 'income')}
${dutchLine('Resultaat op verkochte belangen', 'realised')}
${dutchLine('Herwaardering van belangen', 'unrealised')}
${dutchLine('Aandeel beherend vennoot in winst (carry)', 'carry')}
${dutchLine('Kapitaal einde periode', 'closing', 't')}</table>
<p class="n">De cijfers zijn niet door een accountant gecontroleerd. De carry is een reservering op basis van de huidige waarderingen en wordt pas uitbetaald nadat de vennoten hun inleg met 7 % per jaar hebben terugontvangen. Aan deze rapportage kunnen geen rechten worden ontleend.</p>`,
});

export const documents = [jersey, side, report];
