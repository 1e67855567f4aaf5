import { head, row } from '../html.ts';
import type { Movement, MovementLine, Period } from '../paper/movement.ts';
import { cells, effect } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import type { Flows } from '../paper/periods.ts';
import { periods } from '../paper/periods.ts';
import { printer, text } from '../paper/printing.ts';

const PERIODS = ['qtd', 'ytd', 'itd'] as const;
const CHARGES = new Set<MovementLine>(['distributions', 'fees', 'costs', 'carry']);

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '-',
});
const AMERICAN = periods(
  [35000000, 27500000, 7500000, 1466027, 2240915, 14120050, 18844102, 5102500],
  [90000000, 64000000, 22500000, 4120988, 5810416, 31250000, 40211820, 8460000],
  [1420000000, 315000000, 118000000, 21438012, 30122540, 190411600, 486022075, 101233000],
);
/** All partners together are fifty times this one. */
const fundShown = (line: MovementLine, period: Period): string => {
  const amount = AMERICAN[period][line];
  return dollar.show(amount === null ? null : amount * 50 * (CHARGES.has(line) ? -1 : 1));
};
const american = (label: string, line: MovementLine, name = ''): string =>
  row(
    [
      label,
      ...cells(
        dollar,
        line,
        PERIODS.map((period) => [period, AMERICAN[period]] as const),
      ),
      ...PERIODS.map((period) => fundShown(line, period)),
    ],
    name,
  );
/** A subtotal of the partner and of all partners, not marked. */
const subtotal = (label: string, lines: readonly MovementLine[]): string => {
  const sums = PERIODS.map((period) => effect(AMERICAN[period], lines));
  return row([label, ...[...sums, ...sums.map((sum) => sum * 50)].map((sum) => dollar.show(sum))], 's');
};
const COMMITTED = 2000000000;
const AGAIN: Record<Period, number | null> = { qtd: null, ytd: 27500000, itd: 115000000 };
const LEFT = COMMITTED - (AMERICAN.itd.contributions ?? 0) + (AGAIN.itd ?? 0);
/** The unfunded commitment at the start of a period. */
const unfundedAt = (period: Period): string =>
  dollar.show(LEFT + (AMERICAN[period].contributions ?? 0) - (AGAIN[period] ?? 0));

/** An American administrator's statement after the institutional template: one partner and all partners by three periods. */
const template = document({
  file: 'CLP III - Capital Account Statement - 2025Q4 - Ferris-Oakhurst Endowment.pdf',
  documentType: 'Capital Account',
  layout: 'institutional-template-partner-and-all-by-three-periods',
  pageSize: 'Letter landscape',
  margin: '14mm',
  css: "body{font:8.4pt/1.25 'Liberation Sans'}table{border-collapse:collapse;width:100%;margin:6pt 0}td,th{padding:2pt 4pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{background:#21405f;color:#fff;font-weight:normal}tr.p th{background:#5f7a94}.s td{border-top:.4pt solid;font-style:italic}.t td{border-top:.6pt solid;border-bottom:1.6pt double;font-weight:bold}td:nth-child(5){border-left:.6pt solid #21405f}.w{width:57%}.n{font-size:7pt}",
  footer:
    '<div style="font:6.4pt sans-serif;width:100%;padding:0 14mm;display:flex;justify-content:space-between"><span>Prepared by Pinion Crest Fund Solutions – unaudited</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>',
  body: `<div style="display:flex;justify-content:space-between"><div><b style="font-size:12pt">${mark('fund', 'Chokecherry Lane Partners III, L.P.')}</b><br>Capital Account Statement for ${mark('limited_partner', 'Ferris-Oakhurst Endowment Fund, Inc.')}</div><div style="text-align:right">As of ${text('reporting_date', 'December 31, 2025', '2025-12-31')}<br>Reporting currency: ${text('base_currency', 'USD')}</div></div>
<table><tr><th></th><th colspan="3" style="text-align:center">LP’s Allocation of Total Fund</th><th colspan="3" style="text-align:center">All Limited Partners</th></tr>
<tr class="p"><th>A.1 NAV Reconciliation and Summary of Fees, Expenses &amp; Incentive Allocation</th>${['QTD<br>(Oct-25 – Dec-25)', 'YTD<br>(Jan-25 – Dec-25)', 'Since Inception<br>(May-20 – Dec-25)', 'QTD<br>(Oct-25 – Dec-25)', 'YTD<br>(Jan-25 – Dec-25)', 'Since Inception<br>(May-20 – Dec-25)'].map((title) => `<th>${title}</th>`).join('')}</tr>
${american('Beginning NAV – Net of Incentive Allocation', 'opening')}
${american('Contributions – Cash &amp; Non-Cash', 'contributions')}
${american('Distributions – Cash &amp; Non-Cash', 'distributions')}
${subtotal('Total Cash / Non-Cash Flows', ['contributions', 'distributions'])}
${american('(Management Fees – Net of Offsets &amp; Rebates)', 'fees')}
${american('(Partnership Expenses – Total)', 'costs')}
${american('Dividend, Interest and Other Income – Net', 'income')}
${subtotal('Total Net Operating Income / (Expense)', ['fees', 'costs', 'income'])}
${american('Realized Gain / (Loss)', 'realised')}
${american('Change in Unrealized Gain / (Loss)', 'unrealised')}
${american('(Incentive Allocation – Paid and Accrued)', 'carry')}
${american('Ending NAV – Net of Incentive Allocation', 'closing', 't')}</table>
<table class="w"><tr class="p"><th>A.2 Commitment Reconciliation (LP)</th><th>QTD</th><th>YTD</th><th>Since Inception</th></tr>
${row(['Total Commitment', ...PERIODS.map(() => dollar.amount('commitment', COMMITTED))])}
${row(['Beginning Unfunded Commitment', unfundedAt('qtd'), unfundedAt('ytd'), unfundedAt('itd')])}
${row(['(Less Contributions)', ...PERIODS.map((period) => dollar.cost(`contributions_${period}`, AMERICAN[period].contributions))])}
${row(['Plus Recallable Distributions', dollar.show(AGAIN.qtd), dollar.show(AGAIN.ytd), dollar.amount('recallable_distributions', AGAIN.itd)])}
${row(['Ending Unfunded Commitment', ...PERIODS.map(() => dollar.amount('unfunded_commitment', LEFT))], 't')}
${row(['LP’s share of total commitments', '', '', text('ownership_percentage', '2.0000%', '2.0000')])}</table>
<p class="n">The Fund is managed by ${mark('fund_manager', 'Chokecherry Lane Management, LLC')}. Management fees accrue at 1.50% per annum of commitments until May 2026 and are shown net of portfolio company fee offsets ($11,204.17 since inception, none in 2025). Incentive allocation is accrued on the assumption that all investments were sold at their carrying value on the reporting date; $0 has been paid since inception. Positive amounts of distributions subject to recall do not include $325,000.00 of recallable capital that expired on May 14, 2025.</p>`,
  derivable: {
    period_start: '2025-10-01',
    contributed_to_date: 'USD 15450000.00',
    distributed_to_date: 'USD 4065000.00',
  },
});

const euro = printer({
  currency: 'EUR',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'brackets',
  nil: '–',
});
const YEAR: Flows = [640000, 212500, 90000, 26418, 118205, 84110, 241966, 47312];
const YEAR_BEFORE: Flows = [1120000, 0, 90000, 24077, 76114, 0, 187325, 0];
const OLDER: Flows = [2240000, 160000, 270000, 88340, 91500, 22080, 304615, 12000];
const NOTHING: Flows = [0, 0, 0, 0, 0, 0, 0, 0];
const THIS_YEAR = periods(
  YEAR,
  NOTHING,
  OLDER.map((flow, at) => flow + (YEAR_BEFORE[at] ?? 0)) as unknown as Flows,
);
const LAST_YEAR: Movement = periods(YEAR_BEFORE, NOTHING, OLDER).ytd;
const annual = (label: string, line: MovementLine, name = ''): string => {
  const earlier = LAST_YEAR[line] ?? 0;
  return row(
    [
      label,
      ...cells(euro, line, [['ytd', THIS_YEAR.ytd]]),
      euro.show((CHARGES.has(line) ? -earlier : earlier) || null),
    ],
    name,
  );
};
const RESULT = ['income', 'fees', 'costs'] as const;
const VALUE = ['realised', 'unrealised'] as const;

/** A Luxembourg annual statement with the year before in a column. */
const yearEnd = document({
  file: 'Capital account 31.12.2025 - Wendelin Energy Transition Debt SCSp - LP 031.pdf',
  documentType: 'Capital Account',
  layout: 'annual-statement-with-comparative-year',
  css: "body{font:9.8pt/1.36 'Liberation Serif'}table{border-collapse:collapse;width:100%;margin:8pt 0}td,th{padding:2.8pt 6pt;text-align:right}td:first-child,th:first-child{text-align:left}th{border-bottom:.8pt solid}.h td{font-style:italic;padding-top:7pt}.i td:first-child{padding-left:18pt}.s td{border-top:.4pt solid}.t td{border-top:.6pt solid;border-bottom:2pt double;font-weight:bold}.k td{border-bottom:.3pt solid #bbb}.n{font-size:8pt}",
  footer:
    '<div style="font:6.8pt serif;width:100%;text-align:center">Clausenberg Fund Partners S.A. – depositary and fund administration – 41, route des Maraîchers, L-2146 Luxembourg</div>',
  body: `<div style="text-align:center;font-size:13pt">${mark('fund', 'Wendelin Energy Transition Debt SCSp')}</div><div style="text-align:center">Statement of Partner’s Capital Account<br>for the year ended ${text('reporting_date', '31 December 2025', '2025-12-31')}<br>(expressed in ${text('base_currency', 'EUR')})</div>
<p>Limited Partner: <b>${mark('limited_partner', 'Caja Mutual de Estibadores del Cantábrico')}</b> – register number 031<br>Alternative investment fund manager: ${mark('fund_manager', 'Clausenberg Fund Management S.à r.l.')}</p>
<table>${head(['', '2025', '2024'])}
${annual('Capital account at the beginning of the year', 'opening', 't')}
${row(['Transactions with the partner', '', ''], 'h')}
${annual('Capital contributions', 'contributions', 'i')}
${annual('Distributions', 'distributions', 'i')}
${row(['Allocation of the result for the year', '', ''], 'h')}
${annual('Interest and fee income from loans', 'income', 'i')}
${annual('Management fee', 'fees', 'i')}
${annual('Other operating expenses', 'costs', 'i')}
${row(['Net operating result', euro.show(effect(THIS_YEAR.ytd, RESULT)), euro.show(effect(LAST_YEAR, RESULT))], 's i')}
${annual('Realised gain on repayment and sale of loans', 'realised', 'i')}
${annual('Change in unrealised gain on loans', 'unrealised', 'i')}
${row(['Net gain on investments', euro.show(effect(THIS_YEAR.ytd, VALUE)), euro.show(effect(LAST_YEAR, VALUE))], 's i')}
${annual('Carried interest allocated to the special limited partner', 'carry', 'i')}
${annual('Capital account at the end of the year', 'closing', 't')}</table>
<table class="k">${head(['Commitment at 31 December 2025', 'EUR'])}
${row(['Commitment', euro.amount('commitment', 6000000)])}
${row(['Cumulative contributions', euro.amount('contributed_to_date', 4000000)])}
${row(['Cumulative distributions', euro.amount('distributed_to_date', 372500)])}
${row(['– of which recallable', euro.amount('recallable_distributions', 150000)])}
${row(['Unfunded commitment (including recallable distributions)', euro.amount('unfunded_commitment', 2150000)])}
${row(['Share in the total commitments of the Partnership', text('ownership_percentage', '1.8750%', '1.8750')])}</table>
<p class="n">Total commitments of the Partnership amount to EUR 320,000,000 (2024: EUR 320,000,000) and its net assets to EUR 222,108,940. The net internal rate of return of the Partnership since its first closing on 4 May 2021 is 7.9%; its total value to paid-in multiple is 1.12x.</p>
<p class="n">This statement has been extracted from the accounting records of the Partnership, which are prepared under Luxembourg GAAP with investments at fair value. The audit of the annual accounts for 2025 is in progress. Amounts are rounded to the nearest euro.</p>`,
  derivable: {
    period_start: '2025-01-01',
    closing_balance_qtd: `EUR ${THIS_YEAR.ytd.closing ?? 0}`,
    closing_balance_itd: `EUR ${THIS_YEAR.ytd.closing ?? 0}`,
    contributions_itd: 'EUR 4000000',
    distributions_itd: 'EUR 372500',
  },
});

const franc = printer({
  currency: 'CHF',
  group: '’',
  point: '.',
  digits: 2,
  negative: 'minus',
});
const SWISS = periods(
  [50000000, 0, 3125000, 641835, 2290410, 0, 11823055, 1480000],
  [75000000, 31250000, 9375000, 1720640, 7111825, 9641500, 20431080, 4120000],
  [560000000, 64000000, 43750000, 9641295, 18022045, 14100460, 86612030, 9870000],
);
const swiss = (label: string, line: MovementLine, name = ''): string =>
  row(
    [
      label,
      ...cells(franc, line, [
        ['qtd', SWISS.qtd],
        ['ytd', SWISS.ytd],
      ]),
    ],
    name,
  );

/** A Swiss administrator's statement of the quarter and the year, amounts grouped by apostrophes. */
const auszug = document({
  file: 'Kapitalkontoauszug_Q4-2025_Rotbach Immobilien Entwicklung KmGK_PK Toggenburger Textil.pdf',
  documentType: 'Capital Account',
  layout: 'swiss-statement-of-quarter-and-year',
  language: 'de',
  css: "body{font:9.6pt/1.36 'Liberation Sans'}table{border-collapse:collapse;width:100%;margin:6pt 0 12pt}td,th{padding:3pt 4pt;text-align:right}td:first-child,th:first-child{text-align:left}th{font-weight:normal;color:#a5222a;border-bottom:1pt solid #a5222a;vertical-align:bottom}.t td{font-weight:bold;border-top:.5pt solid;border-bottom:.5pt solid}.f td{text-align:left;padding:1.6pt 4pt 1.6pt 0}.f td:first-child{width:32%;color:#666}.n{font-size:7.6pt;color:#444}",
  footer:
    '<div style="font:6.6pt sans-serif;width:100%;padding:0 18mm;display:flex;justify-content:space-between;color:#666"><span>Limmatsteg Fund Services AG · Sihlquai 990 · 8005 Zürich</span><span>Seite <span class="pageNumber"></span> von <span class="totalPages"></span></span></div>',
  body: `<div style="border-left:4pt solid #a5222a;padding-left:8pt"><span style="font-size:15pt">Kapitalkontoauszug</span><br>per ${text('reporting_date', '31. Dezember 2025', '2025-12-31')}</div>
<table class="f">${row(['Fonds', mark('fund', 'Rotbach Immobilien Entwicklung KmGK')])}
${row(['Kommanditär', `${mark('limited_partner', 'Pensionskasse der Toggenburger Textilbetriebe')}, 9630 Wattwil`])}
${row(['Kommanditär Nr.', '1-0044'])}
${row(['Vermögensverwalterin', mark('fund_manager', 'Rotbach Asset Management AG')])}
${row(['Berichtsperiode', `${text('period_start', '01.10.2025', '2025-10-01')} – ${text('reporting_date', '31.12.2025', '2025-12-31')}`])}
${row(['Währung', text('base_currency', 'CHF')])}</table>
<table>${head(['Entwicklung des Kapitalkontos', '4. Quartal<br>2025', 'Geschäftsjahr<br>2025'])}
${swiss('Anfangsbestand', 'opening', 't')}
${swiss('Kapitaleinzahlungen', 'contributions')}
${swiss('Ausschüttungen', 'distributions')}
${swiss('Verwaltungskommission', 'fees')}
${swiss('Übriger Aufwand (Revision, Administration, Schätzungsexperten)', 'costs')}
${swiss('Zins- und Mietertrag', 'income')}
${swiss('Realisierte Kapitalgewinne/-verluste', 'realised')}
${swiss('Veränderung nicht realisierter Kapitalgewinne/-verluste', 'unrealised')}
${swiss('Gewinnbeteiligung der Komplementärin (abgegrenzt)', 'carry')}
${swiss('Schlussbestand (Nettoinventarwert)', 'closing', 't')}</table>
<table>${head(['Kapitalzusage seit Zeichnung', 'CHF'])}
${row(['Kapitalzusage', franc.amount('commitment', 1000000000)])}
${row(['Total Kapitaleinzahlungen', franc.amount('contributed_to_date', 685000000)])}
${row(['Total Ausschüttungen', franc.amount('distributed_to_date', 95250000)])}
${row(['davon erneut abrufbar', franc.amount('recallable_distributions', 25000000)])}
${row(['Offene Kapitalzusage', franc.amount('unfunded_commitment', 1000000000 - 685000000 + 25000000)], 't')}
${row(['Anteil am Kommanditkapital', text('ownership_percentage', '4.00%', '4.00')])}</table>
<p class="n">Der Nettoinventarwert des Fonds beträgt CHF 171.6 Mio. Die Liegenschaften wurden per 31.12.2025 durch die unabhängigen Schätzungsexperten mit Diskontierungssätzen zwischen 2.85% und 3.60% bewertet. Im 4. Quartal wurde der Abruf Nr. 9 vom 14.11.2025 über 5.00% der Kapitalzusagen verbucht.</p>
<p class="n">Ungeprüft. Dieser Auszug dient ausschliesslich der Information des Kommanditärs. Beanstandungen sind innert 30 Tagen schriftlich mitzuteilen.</p>`,
  derivable: {
    closing_balance_itd: `CHF ${((SWISS.ytd.closing ?? 0) / 100).toFixed(2)}`,
    contributions_itd: 'CHF 6850000.00',
    distributions_itd: 'CHF 952500.00',
  },
});

const krona = printer({
  currency: 'SEK',
  group: '\u00a0',
  point: ',',
  digits: 0,
  scale: 1000,
  negative: 'minus',
  nil: '–',
});
const SWEDISH = periods(
  [1500, 800, 188, 24, 61, 210, 432, 75],
  [3000, 0, 562, 81, 140, 0, 1118, 160],
  [24500, 5200, 2600, 402, 518, 1640, 5310, 870],
);
const swedish = (label: string, line: MovementLine, name = ''): string =>
  row(
    [
      label,
      ...cells(
        krona,
        line,
        PERIODS.map((period) => [period, SWEDISH[period]] as const),
      ),
    ],
    name,
  );

/** A Swedish statement in thousands, the commitment told in sentences below the account. */
const utdrag = document({
  file: 'Kapitalkontoutdrag 2025-12-31 Skarvsund Skog & Mark II - Bohusläns fiskare.pdf',
  documentType: 'Capital Account',
  layout: 'swedish-statement-thousands-commitment-in-sentences',
  language: 'sv',
  css: "body{font:10pt/1.4 'Liberation Sans'}h2{margin:0;font-weight:normal;color:#2f5d50}table{border-collapse:collapse;width:100%;margin:10pt 0}td,th{padding:3.4pt 6pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{background:#2f5d50;color:#fff;font-weight:normal}tr:nth-child(even) td{background:#f1f5f3}.t td{font-weight:bold;border-top:.6pt solid #2f5d50}.n{font-size:7.8pt;color:#444}",
  footer:
    '<div style="font:6.6pt sans-serif;width:100%;padding:0 18mm;color:#555">Skarvsund Förvaltning AB, Södra Hamngatan 990, 411 14 Göteborg – org.nr 559900-1174</div>',
  body: `<h2>Kapitalkontoutdrag</h2>
<p><b>${mark('fund', 'Skarvsund Skog & Mark II KB')}</b><br>Kommanditdelägare: ${mark('limited_partner', 'Bohusläns Fiskares Pensionsstiftelse')}<br>Förvaltare: ${mark('fund_manager', 'Skarvsund Förvaltning AB')}<br>Period: ${text('period_start', '2025-10-01')} – ${text('reporting_date', '2025-12-31')}<br>Belopp i tusental kronor (${text('base_currency', 'SEK')})</p>
<table>${head(['', 'Kvartal 4 2025', 'Helår 2025', 'Sedan start'])}
${swedish('Ingående andelsvärde', 'opening', 't')}
${swedish('Insatt kapital', 'contributions')}
${swedish('Utdelat kapital', 'distributions')}
${swedish('Förvaltningsavgift', 'fees')}
${swedish('Övriga kostnader', 'costs')}
${swedish('Räntor, arrenden och virkesintäkter', 'income')}
${swedish('Realiserat resultat', 'realised')}
${swedish('Orealiserad värdeförändring', 'unrealised')}
${swedish('Vinstandel till komplementären', 'carry')}
${swedish('Utgående andelsvärde', 'closing', 't')}</table>
<p>Ert åtagande uppgår till ${krona.amount('commitment', 50000)} tkr, motsvarande ${text('ownership_percentage', '3,125 %', '3.125')} av fonden. Av detta har ${krona.amount('contributed_to_date', SWEDISH.itd.contributions)} tkr betalats in och ${krona.amount('distributed_to_date', SWEDISH.itd.distributions)} tkr har betalats tillbaka till er. Av de återbetalda beloppen kan ${krona.amount('recallable_distributions', 1200)} tkr kallas på nytt, och ert återstående åtagande är därmed ${krona.amount('unfunded_commitment', 50000 - 29000 + 1200)} tkr.</p>
<p>Skogsinnehaven värderades per årsskiftet av två oberoende värderare. Genomsnittligt värde per skogskubikmeter var 612 kronor, jämfört med 594 kronor ett år tidigare. Fondens samlade åtaganden är 1&nbsp;600 mkr.</p>
<p>Årsredovisningen för 2025 skickas ut senast den 31 mars 2026. Frågor om utdraget besvaras av Karin Ahlstrand, 031-555 0162.</p>
<p class="n">Vinstandelen är en beräknad fordran för komplementären om fonden hade avvecklats till bokförda värden på balansdagen. Uppgifterna är inte reviderade. På grund av avrundning kan summor avvika.</p>`,
});

export const documents = [template, yearEnd, auszug, utdrag];
