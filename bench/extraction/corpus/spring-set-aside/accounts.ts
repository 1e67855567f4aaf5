import { head, row } from '../html.ts';
import type { Movement, MovementLine, Period } from '../paper/movement.ts';
import { cells, effect } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import { periods } from '../paper/periods.ts';
import { printer, text } from '../paper/printing.ts';

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '-',
});
const LENDING = periods(
  [50000000, 38750000, 4687500, 615230, 36518044, -1120000, 2204518, 4120000],
  [150000000, 71200000, 9375000, 1288415, 70220315, 3411000, -1855020, 7915000],
  [1200000000, 310500000, 51562500, 9115080, 318400210, 12650000, 9920444, 34120000],
);
const LENDING_PERIODS: readonly (readonly [Period, Movement])[] = [
  ['qtd', LENDING.qtd],
  ['ytd', LENDING.ytd],
  ['itd', LENDING.itd],
];
const lendingLine = (label: string, entry: MovementLine, name = ''): string =>
  row([label, ...cells(dollar, entry, LENDING_PERIODS)], name);
/** An unmarked line of what some lines add up to. */
const lendingSum = (label: string, lines: readonly MovementLine[]): string =>
  row([label, ...LENDING_PERIODS.map(([, values]) => dollar.show(effect(values, lines)))], 's');
const CONTRIBUTED = LENDING.itd.contributions ?? 0;

/** An American statement of a lending fund: quarter, year and inception, with subtotals, over the commitment. */
const lending = document({
  file: 'ICDL Fund II - Partner Capital Statement 2025-09-30 - Pelham Grove.pdf',
  documentType: 'Capital Account',
  layout: 'american-capital-statement-three-periods-with-subtotals',
  pageSize: 'Letter',
  margin: '17mm',
  css: "body{font:9.4pt/1.32 'Liberation Sans'}sup{line-height:0}h2{margin:0;font-size:13pt}table{border-collapse:collapse;width:100%;margin:8pt 0}td,th{padding:2.6pt 5pt;text-align:right}td:first-child,th:first-child{text-align:left}th{border-bottom:1.4pt solid #333;vertical-align:bottom}.i td:first-child{padding-left:14pt}.s td{border-top:.4pt solid #333;font-style:italic}.t td{background:#eee;font-weight:bold}.c{width:64%}.k{width:100%;margin:10pt 0}.k td{text-align:left;padding:1pt 6pt 1pt 0;width:25%}.k td:nth-child(odd){color:#555;width:17%}.n{font-size:7.4pt}",
  footer:
    '<div style="font:6.5pt sans-serif;width:100%;padding:0 17mm;display:flex;justify-content:space-between"><span>Unaudited. Confidential – prepared for the named partner only.</span><span>1</span></div>',
  body: `<h2>${mark('fund', 'Ironwood Causeway Direct Lending Fund II, L.P.')}</h2><div>Statement of Partner’s Capital</div><div>For the period ${text('period_start', 'July 1, 2025', '2025-07-01')} through ${text('reporting_date', 'September 30, 2025', '2025-09-30')}</div>
<table class="k">${row(['Partner', `<b>${mark('limited_partner', 'Pelham Grove Charitable Trust')}</b>`, 'Partner no.', '2-0118'])}${row(['Manager', mark('fund_manager', 'Ironwood Causeway Credit Advisors LLC'), 'Currency', text('base_currency', 'USD')])}${row(['Administrator', 'Cutbank Fund Services, Inc.', 'Share of Fund', text('ownership_percentage', '2.5000%', '2.5000')])}</table>
<table>${head(['', 'Quarter<br>to date', 'Year<br>to date', 'Inception<br>to date'])}
${lendingLine('Beginning capital balance', 'opening', 't')}
${lendingLine('Capital contributions', 'contributions', 'i')}
${lendingLine('Distributions', 'distributions', 'i')}
${lendingSum('Net capital activity', ['contributions', 'distributions'])}
${lendingLine('Net investment income before fees and expenses', 'income', 'i')}
${lendingLine('Management fees', 'fees', 'i')}
${lendingLine('Fund expenses<sup>(a)</sup>', 'costs', 'i')}
${lendingLine('Net realized gain (loss) on investments', 'realised', 'i')}
${lendingLine('Net change in unrealized appreciation (depreciation)', 'unrealised', 'i')}
${lendingSum('Net increase from operations', ['income', 'fees', 'costs', 'realised', 'unrealised'])}
${lendingLine('Incentive allocation to General Partner<sup>(b)</sup>', 'carry', 'i')}
${lendingLine('Ending capital balance', 'closing', 't')}</table>
<table class="c">${head(['Commitment', ''])}
${row(['Total commitment', dollar.amount('commitment', 2000000000)])}
${row(['Less: contributions since inception', `(${mark('contributed_to_date', dollar.show(CONTRIBUTED), { value: '14000000.00', currency: 'USD' })})`])}
${row(['Add: recallable distributions since inception', dollar.amount('recallable_distributions', 85000000)])}
${row(['Remaining unfunded commitment', dollar.amount('unfunded_commitment', 2000000000 - CONTRIBUTED + 85000000)], 't')}
${row(['Distributions since inception', dollar.amount('distributed_to_date', LENDING.itd.distributions)])}
${row(['Net IRR / TVPI / DPI (partner)', '9.4% / 1.23x / 0.30x'])}</table>
<p class="n">(a) Includes professional fees, administration costs and interest on the Fund’s subscription facility. (b) Accrued as if all investments had been liquidated at fair value on the statement date; $2,815,000 of incentive allocation has been paid by the Fund as a whole since inception. (c) The Fund’s total commitments are $800,000,000 and its first closing was on June 30, 2021.</p><p class="n">The loan portfolio is valued quarterly by the Manager with the assistance of independent valuation firms. The final statement for 2025 will be issued with the audited financial statements within 120 days of year-end.</p>`,
});

const german = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'trailing minus',
  nil: '0,00',
});
const SECONDARY = periods(
  [37500000, 61250000, 3125000, 418775, 1120430, 14806210, 9733105, 3061000],
  [62500000, 98400000, 9375000, 1302240, 2890115, 21055030, 26410880, 5120500],
  [710000000, 205600000, 41250000, 6115090, 8034415, 73510660, 118302045, 24880000],
);
const SECONDARY_PERIODS: readonly (readonly [Period, Movement])[] = [
  ['qtd', SECONDARY.qtd],
  ['ytd', SECONDARY.ytd],
];
const secondaryLine = (label: string, entry: MovementLine, name = ''): string =>
  row([label, ...cells(german, entry, SECONDARY_PERIODS)], name);
const PAID_IN = SECONDARY.itd.contributions ?? 0;

/** A German account of quarter and year whose negative amounts carry the minus behind them. */
const kapitalkonto = document({
  file: 'Kapitalkontoauszug_20251231_Steinmergel_Sekundaer_I_ZVK_Baustoffhandel.pdf',
  documentType: 'Capital Account',
  layout: 'german-account-extract-with-trailing-minus',
  language: 'de',
  margin: '20mm',
  css: "body{font:9.4pt/1.36 'DejaVu Sans Condensed','DejaVu Sans'}h2{font-size:13pt;margin:0}h4{margin:12pt 0 2pt}table{border-collapse:collapse;width:100%}td,th{padding:2.8pt 5pt;text-align:right;border:.4pt solid #8a8a8a;white-space:nowrap}td:first-child,th:first-child{text-align:left;white-space:normal}th{background:#dcdcdc;font-weight:bold}.t td{font-weight:bold;background:#f2f2f2}.k td{border:0;text-align:left;padding:1.4pt 5pt 1.4pt 0;white-space:normal}.k td:first-child{width:30%;color:#555}.n{font-size:7.4pt}",
  header:
    '<div style="font:7pt sans-serif;width:100%;padding:0 20mm;display:flex;justify-content:space-between"><span>Nordwall Fondsservice GmbH, Bremen</span><span>erstellt am 13.02.2026</span></div>',
  footer:
    '<div style="font:6.5pt sans-serif;width:100%;text-align:center">Seite <span class="pageNumber"></span> von <span class="totalPages"></span></div>',
  body: `<h2>Kapitalkontoauszug</h2>
<table class="k">${row(['Fonds', `<b>${mark('fund', 'Steinmergel Sekundärfonds I GmbH & Co. KG')}</b>`])}${row(['Verwaltungsgesellschaft', mark('fund_manager', 'Steinmergel Kapitalverwaltung GmbH')])}${row(['Anleger', mark('limited_partner', 'Zusatzversorgungskasse des Baustoffhandels VVaG')])}${row(['Anlegernummer', '1007-22'])}${row(['Stichtag', `<b>${text('reporting_date', '31.12.2025', '2025-12-31')}</b>`])}${row(['Berichtsquartal', `${text('period_start', '01.10.2025', '2025-10-01')} – ${text('reporting_date', '31.12.2025', '2025-12-31')}`])}${row(['Währung', text('base_currency', 'EUR')])}</table>
<h4>1. Entwicklung des Kapitalkontos</h4>
<table>${head(['', '4. Quartal 2025', 'Geschäftsjahr 2025'])}
${secondaryLine('Anfangsbestand', 'opening', 't')}
${secondaryLine('Kapitaleinzahlungen', 'contributions')}
${secondaryLine('Ausschüttungen', 'distributions')}
${secondaryLine('Laufende Erträge aus Zielfonds', 'income')}
${secondaryLine('Realisierte Gewinne und Verluste', 'realised')}
${secondaryLine('Veränderung der nicht realisierten Gewinne und Verluste', 'unrealised')}
${secondaryLine('Verwaltungsvergütung', 'fees')}
${secondaryLine('Sonstige Fondsaufwendungen', 'costs')}
${secondaryLine('Rückstellung für Carried Interest', 'carry')}
${secondaryLine('Endbestand (Anteil am Nettoinventarwert)', 'closing', 't')}</table>
<h4>2. Kapitalzusage zum ${text('reporting_date', '31.12.2025', '2025-12-31')}</h4>
<table>${row(['Kapitalzusage', german.amount('commitment', 1000000000), '100,00 %'])}
${row(['Eingezahltes Kapital seit Beginn', german.amount('contributed_to_date', PAID_IN), '81,00 %'])}
${row(['Ausschüttungen seit Beginn', german.amount('distributed_to_date', SECONDARY.itd.distributions), '36,53 %'])}
${row(['davon wieder abrufbar', german.amount('recallable_distributions', 45000000), '4,50 %'])}
${row(['Offene Kapitalzusage', german.amount('unfunded_commitment', 1000000000 - PAID_IN + 45000000), '23,50 %'], 't')}
${row(['Beteiligungsquote am Fonds', text('ownership_percentage', '3,3333 %', '3.3333'), ''])}</table>
<p>Der Nettoinventarwert des Fonds beläuft sich zum Stichtag auf 187,8 Mio. EUR bei Zusagen von insgesamt 300,0 Mio. EUR. Nach dem Stichtag, am 21.01.2026, wurde eine weitere Ausschüttung von 185.000,00 EUR (Ihr Anteil) geleistet; sie ist in diesem Auszug nicht enthalten.</p>
<p class="n">Die Bewertung beruht auf den zum 30.09.2025 gemeldeten Nettoinventarwerten der Zielfonds, fortgeschrieben um Zahlungsströme bis zum Stichtag. Die Angaben sind ungeprüft. Beträge mit nachgestelltem Minuszeichen mindern das Kapitalkonto. Bitte melden Sie Abweichungen von Ihren Unterlagen innerhalb von 30 Tagen.</p>`,
  derivable: { contributions_itd: 'EUR 8100000.00', distributions_itd: 'EUR 3652500.00' },
});

const canadian = printer({
  currency: 'CAD',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'brackets',
  nil: '—',
});
/** The partner holds one twenty-fifth of all limited partners’ interests. */
const PARTNERS = 25;
const VENTURE = periods(
  [150000, 0, 25000, 4180, 1340, 0, 212600, 21400],
  [200000, 0, 25000, 3905, 1120, 42500, -64250, 0],
  [3200000, 150000, 410000, 62330, 18515, 95000, 845310, 118000],
);
const VENTURE_QUARTER: Movement = { ...VENTURE.qtd, distributions: null, realised: null };
const VENTURE_YEAR: Movement = { ...VENTURE.ytd, distributions: null };
const VENTURE_PERIODS: readonly (readonly [Period, Movement])[] = [
  ['qtd', VENTURE_QUARTER],
  ['ytd', VENTURE_YEAR],
];
const DEDUCTED = new Set<MovementLine>(['distributions', 'fees', 'costs', 'carry']);
/** A line of the whole partnership's two periods, then the partner's. */
const ventureLine = (label: string, entry: MovementLine, name = ''): string => {
  const whole = VENTURE_PERIODS.map(([, values]) => {
    const own = values[entry];
    return canadian.show(own === null ? null : own * PARTNERS * (DEDUCTED.has(entry) ? -1 : 1));
  });
  return row([label, ...whole, ...cells(canadian, entry, VENTURE_PERIODS)], name);
};
const ventureStanding = (label: string, whole: number, own: string, name = ''): string =>
  row([label, canadian.show(whole * PARTNERS), own], name);
const VENTURE_PAID = VENTURE.itd.contributions ?? 0;
const VENTURE_END = `ended ${text('reporting_date', 'Jun. 30, 2025', '2025-06-30')}`;
const VENTURE_RETURNED = VENTURE.itd.distributions ?? 0;

/** A Canadian venture fund's account: the whole partnership beside the partner, each for quarter and half-year. */
const venture = document({
  file: 'Gaspereau Ventures II LP_Capital Account_Q2-2025_Chignecto Nurses.pdf',
  documentType: 'Capital Account',
  layout: 'canadian-account-partnership-beside-partner',
  pageSize: 'Letter landscape',
  margin: '15mm',
  css: "body{font:9.2pt/1.3 'Liberation Serif'}sup{line-height:0}table{border-collapse:collapse;width:100%;margin:7pt 0}td,th{padding:2.6pt 6pt;text-align:right;vertical-align:bottom}td:first-child,th:first-child{text-align:left}th{font-weight:bold;border-bottom:.6pt solid}th[colspan]{text-align:center}.t td{border-top:.6pt solid;font-weight:bold}.d td{border-top:.6pt solid;border-bottom:2pt double;font-weight:bold}.c{width:58%}.n{font-size:7.6pt;margin:3pt 0}",
  footer:
    '<div style="font:6.5pt serif;width:100%;text-align:center">Gaspereau Venture Partners Inc. · 1660 Water Street, Suite 400, Halifax, Nova Scotia B3J 0R4</div>',
  body: `<div style="display:flex;justify-content:space-between"><div><b style="font-size:13pt">${mark('fund', 'Gaspereau Ventures Fund II Limited Partnership')}</b><br>Capital account statement – ${text('reporting_date', 'June 30, 2025', '2025-06-30')}<br>(unaudited, expressed in ${mark('base_currency', 'Canadian dollars', { value: 'CAD' })})</div><div style="text-align:right"><b>${mark('limited_partner', 'Chignecto Nurses’ Retirement Trust')}</b><br>Limited partner 14 · ${text('ownership_percentage', '4.0000%', '4.0000')} interest<br>Statement issued August 21, 2025</div></div>
<table><tr><th></th><th colspan="2">All limited partners</th><th colspan="2">Your interest</th></tr>${head(['', `Three months<br>${VENTURE_END}`, `Six months<br>${VENTURE_END}`, `Three months<br>${VENTURE_END}`, `Six months<br>${VENTURE_END}`])}
${ventureLine('Capital account, beginning of period', 'opening', 't')}
${ventureLine('Contributions', 'contributions')}
${ventureLine('Distributions', 'distributions')}
${ventureLine('Interest income', 'income')}
${ventureLine('Management fees', 'fees')}
${ventureLine('Operating expenses', 'costs')}
${ventureLine('Realized gain on investments', 'realised')}
${ventureLine('Change in unrealized gain on investments<sup>1</sup>', 'unrealised')}
${ventureLine('Carried interest allocation', 'carry')}
${ventureLine('Capital account, end of period', 'closing', 'd')}</table>
<table class="c">${head(['Commitment and activity since inception', 'All limited partners', 'Your interest'])}
${ventureStanding('Commitment', 5000000, canadian.amount('commitment', 5000000))}
${ventureStanding('Contributed capital', VENTURE_PAID, canadian.amount('contributed_to_date', VENTURE_PAID))}
${ventureStanding('Distributions paid', VENTURE_RETURNED, canadian.amount('distributed_to_date', VENTURE_RETURNED))}
${ventureStanding('Distributions subject to recall', 60000, canadian.amount('recallable_distributions', 60000))}
${ventureStanding('Unfunded commitment', 5000000 - VENTURE_PAID + 60000, canadian.amount('unfunded_commitment', 5000000 - VENTURE_PAID + 60000), 'd')}</table>
<p class="n"><sup>1</sup> In the second quarter the holding in Minas Basin Robotics was written up by $7.1 million following its Series C financing; two seed holdings were written down by $1.8 million.</p><p class="n">The partnership is managed by ${mark('fund_manager', 'Gaspereau Venture Partners Inc.')} Management fees are 2.0% of commitments per annum during the investment period, which ends on March 31, 2026. Figures for all limited partners exclude the interest of the general partner.</p>`,
  derivable: {
    period_start: '2025-04-01',
    contributions_itd: 'CAD 3550000',
    distributions_itd: 'CAD 150000',
  },
});

export const documents = [lending, kapitalkonto, venture];
