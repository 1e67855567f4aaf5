import { head, row } from '../html.ts';
import type { Movement, MovementLine, Period } from '../paper/movement.ts';
import { cells, effect } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import type { Flows } from '../paper/periods.ts';
import { periods } from '../paper/periods.ts';
import { printer, text } from '../paper/printing.ts';

const NEXT_PAGE = '<div style="break-before:page"></div>';
const NONE: Flows = [0, 0, 0, 0, 0, 0, 0, 0];
const standing = (values: Movement, line: MovementLine): number =>
  line === 'opening' || line === 'closing' ? (values[line] ?? 0) : effect(values, [line]);

const euro = printer({ currency: 'EUR', group: ',', point: '.', digits: 0, negative: 'brackets', nil: '-' });
const A_YEAR: Flows = [1350000, 420750, 112500, 38614, 164208, 96340, 702115, 128907];
const A_PRIOR: Flows = [2025000, 0, 112500, 41275, 71960, 0, 488730, 74418];
const A_OLD: Flows = [3150000, 180000, 225000, 97510, 58344, 21006, 211870, 0];
const A_BEFORE = A_PRIOR.map((flow, at) => flow + (A_OLD[at] ?? 0)) as unknown as Flows;
/** The limited partners together hold twenty times the foundation's share; the General Partner has half of it. */
const limited = (flows: Flows): Flows => flows.map((flow) => flow * 20) as unknown as Flows;
const general = (flows: Flows): Flows =>
  flows.map((flow, at) => (at === 2 ? 0 : at === 7 ? -flow * 20 : Math.round(flow / 2))) as unknown as Flows;
interface Columns {
  readonly own: Movement;
  readonly others: readonly [Movement, Movement];
}
const columns = (year: Flows, before: Flows): Columns => ({
  own: periods(year, NONE, before).ytd,
  others: [
    periods(general(year), NONE, general(before)).ytd,
    periods(limited(year), NONE, limited(before)).ytd,
  ],
});
const NOW = columns(A_YEAR, A_BEFORE);
const EARLIER = columns(A_PRIOR, A_OLD);
const shown = ({ others: [one, other] }: Columns, line: MovementLine): string[] =>
  [standing(one, line), standing(other, line), standing(one, line) + standing(other, line)].map((amount) =>
    euro.show(amount || null),
  );
const aLine = (label: string, line: MovementLine, name = ''): string =>
  row([label, ...shown(NOW, line), ...cells(euro, line, [['ytd', NOW.own]])], name);
const aOld = (label: string, line: MovementLine, name = ''): string =>
  row([label, ...shown(EARLIER, line), euro.show(standing(EARLIER.own, line) || null)], name);
const aResult = (label: string, { own, others }: Columns): string => {
  const lines = ['income', 'fees', 'costs', 'realised', 'unrealised'] as const;
  const [one, other] = others.map((values) => effect(values, lines));
  return row(
    [
      label,
      ...[one ?? 0, other ?? 0, (one ?? 0) + (other ?? 0), effect(own, lines)].map((amount) =>
        euro.show(amount),
      ),
    ],
    's',
  );
};
const aBlock = (
  line: (label: string, of: MovementLine, name?: string) => string,
  year: Columns,
  dates: readonly [string, string],
): string =>
  `${line(`Net assets at ${dates[0]}`, 'opening', 't')}
${line('Capital contributions', 'contributions')}
${line('Distributions', 'distributions')}
${line('Interest and dividend income', 'income')}
${line('AIFM and management fees', 'fees')}
${line('Administration, depositary, audit and other expenses', 'costs')}
${line('Net realised gain on investments', 'realised')}
${line('Change in net unrealised gain on investments', 'unrealised')}
${aResult('Result for the year before carried interest', year)}
${line('Carried interest allocation', 'carry')}
${line(`Net assets at ${dates[1]}`, 'closing', 't')}`;
const A_PLEDGED = 9000000;
const A_PAID = A_YEAR[0] + A_BEFORE[0];
const A_BACK = A_YEAR[1] + A_BEFORE[1];
const A_AGAIN = 135000;
const A_HEAD = head([
  'EUR',
  'General<br>Partner',
  'Limited<br>Partners',
  'Total',
  mark('limited_partner', 'Killary Harbour\nFoundation', { value: 'Killary Harbour Foundation' }),
]);

/** A Luxembourg administrator's annual paper: covering page, the audited changes of two years with the investor's column. */
const changes = document({
  file: 'ADIP II SCSp_2025 audited statement of changes_Killary Harbour Foundation.pdf',
  documentType: 'Capital Account',
  layout: 'luxembourg-audited-changes-with-own-column',
  margin: '20mm 20mm',
  css: "body{font:9.6pt/1.42 'Liberation Serif'}h2{font-size:13.5pt;margin:0 0 2pt}h3{font-size:10.6pt;margin:12pt 0 2pt}p{margin:6pt 0;text-align:justify}table{border-collapse:collapse;width:100%;margin:4pt 0;font-size:8.9pt}td,th{padding:2.4pt 5pt;text-align:right;white-space:nowrap;vertical-align:bottom}td:first-child,th:first-child{text-align:left;white-space:normal}th{font-style:italic;font-weight:normal;border-bottom:.6pt solid}td:nth-child(5),th:nth-child(5){background:#f0f0ea}.s td{border-top:.4pt solid}.t td{font-weight:bold;border-top:.6pt solid;border-bottom:.6pt solid}.c td{background:none!important}.k td{text-align:left;padding:1.6pt 5pt}.k td:first-child{width:32%}.w{width:72%}.n{font-size:7.8pt}",
  footer:
    '<div style="font:6.4pt serif;width:100%;padding:0 20mm;display:flex;justify-content:space-between"><span>Mersch Private Assets Services S.A., 14 rue de la Gare, Mersch – R.C.S. Luxembourg B 911.206</span><span><span class="pageNumber"></span></span></div>',
  body: `<h2>${mark('fund', 'Aquilon Digital Infrastructure Partners II SCSp')}</h2><p>Capital account information for the year ended ${text('reporting_date', '31 December 2025', '2025-12-31')}</p>
<table class="k">${row(['Limited Partner', `<b>${mark('limited_partner', 'Killary Harbour Foundation')}</b>`])}${row(['Alternative investment fund manager', mark('fund_manager', 'Aquilon Partners AIFM S.à r.l.')])}${row(['General Partner', 'Aquilon DIP II GP S.à r.l.'])}${row(['Investment adviser', 'Aquilon Infrastructure Advisory LLP, London'])}${row(['Depositary', 'Banque de Garde du Kirchberg S.A.'])}${row(['Auditor', 'Fiduciaire Wiltz & Associés, cabinet de révision agréé'.replace('&', '&amp;')])}</table>
<p>Dear Investor,</p>
<p>The annual accounts of the Partnership for 2025 were approved on 27 May 2026 and carry an unqualified report of the réviseur d’entreprises agréé dated 22 May 2026. Overleaf you will find the statement of changes in net assets attributable to the partners, which forms part of those accounts, for 2025 and 2024. We have added a last column with the amounts attributable to you. That column has been derived from the partners’ register and has not been audited separately.</p>
<p>All amounts are expressed in ${mark('base_currency', 'euro', { value: 'EUR' })}, without decimals.</p>
<h3>Your commitment at ${text('reporting_date', '31 December 2025', '2025-12-31')}</h3>
<table class="w c">${row(['Commitment', euro.amount('commitment', A_PLEDGED)])}${row(['Drawn since the first closing', euro.amount('contributed_to_date', A_PAID)])}${row(['Distributions which may be redrawn', euro.amount('recallable_distributions', A_AGAIN)])}${row(['Available for drawdown', euro.amount('unfunded_commitment', A_PLEDGED - A_PAID + A_AGAIN)], 's')}${row(['Distributed since the first closing', euro.amount('distributed_to_date', A_BACK)])}${row(['Share of total commitments', text('ownership_percentage', '4.878%', '4.878')])}</table>
<h3>Since the year end</h3>
<p>The Partnership drew 4.0% of commitments on 16 February 2026 for the fibre network of Ardèche Connect and distributed EUR 3,075,000 in aggregate on 8 May 2026. Neither is reflected in this paper. The net asset value at 31 March 2026 will be sent with the quarterly report.</p>
<p>Yours sincerely,</p><p style="margin-top:20pt">Noémie Schiltz<br>Head of Investor Services</p>
${NEXT_PAGE}<h2>Statement of changes in net assets attributable to the partners</h2>
<h3>Year ended ${text('reporting_date', '31 December 2025', '2025-12-31')}</h3>
<table>${A_HEAD}${aBlock(aLine, NOW, ['1 January 2025', '31 December 2025'])}</table>
<h3>Year ended 31 December 2024</h3>
<table>${A_HEAD}${aBlock(aOld, EARLIER, ['1 January 2024', '31 December 2024'])}</table>
<p class="n">The management fee is 1.25% per annum of commitments during the investment period, which ends on 30 June 2027, and includes the fee of the AIFM. The General Partner and its affiliates bear no management fee. Carried interest of 15% is allocated to the General Partner, as holder of the special limited partner interest, once partners have received their contributions and a preferred return of 7% per annum; no carried interest has been paid. Amounts in brackets reduce net assets. The notes on pages 12 to 31 of the annual accounts are an integral part of them.</p>`,
  derivable: {
    period_start: '2025-01-01',
    contributions_itd: `EUR ${A_PAID}`,
    distributions_itd: `EUR ${A_BACK}`,
  },
});

const franken = printer({
  currency: 'CHF',
  group: '’',
  point: '.',
  digits: 2,
  negative: 'long minus',
  nil: '–',
});
const Z_QUARTER: Flows = [0, 38250000, 2125000, 318440, 612095, 19804110, 7415520, 1911306];
const Z_EARLIER: Flows = [21250000, 17000000, 2125000, 295120, 188340, 8240015, -12604875, 0];
const Z_BEFORE: Flows = [701250000, 284750000, 46750000, 7914205, 5240880, 121860430, 243118700, 28440215];
const Z = periods(Z_QUARTER, Z_EARLIER, Z_BEFORE);
const zNil = (values: Movement): Movement => ({
  ...values,
  contributions: values.contributions || null,
  carry: values.carry || null,
});
const Z_COLUMNS: readonly (readonly [Period, Movement])[] = [
  ['qtd', zNil(Z.qtd)],
  ['ytd', zNil(Z.ytd)],
  ['itd', Z.itd],
];
const zLine = (label: string, line: MovementLine, name = ''): string =>
  row([label, ...cells(franken, line, Z_COLUMNS)], name);
const zSum = (label: string, lines: readonly MovementLine[]): string =>
  row([label, ...Z_COLUMNS.map(([, values]) => franken.show(effect(values, lines)))], 's');
const Z_PLEDGED = 850000000;
const Z_PAID = Z.itd.contributions ?? 0;
const Z_BACK = Z.itd.distributions ?? 0;
const Z_AGAIN = 42500000;
const zPair = (label: string, value: string): string =>
  `<div class="p"><span>${label}</span><b>${value}</b></div>`;

/** A Swiss house's account statement in German: two-column head, three periods in francs, the half-year's payments. */
const kontoauszug = document({
  file: 'Rigiblick Sekundaer III_Kapitalkontoauszug_2026-06-30_U. Caflisch-Planta.pdf',
  documentType: 'Capital Account',
  layout: 'swiss-account-statement-two-column-head',
  language: 'de',
  margin: '18mm 19mm 16mm',
  css: "body{font:9.4pt/1.4 'Liberation Sans'}h1{font-size:16pt;font-weight:normal;margin:0 0 8pt;color:#a3212b}h4{font-size:9.6pt;margin:11pt 0 3pt;color:#a3212b}.g{display:grid;grid-template-columns:1fr 1fr;gap:2pt 22pt;border-top:1pt solid #a3212b;border-bottom:1pt solid #a3212b;padding:5pt 0}.p{display:flex;justify-content:space-between;gap:8pt}.p span{color:#666}.p b{font-weight:normal;text-align:right}table{border-collapse:collapse;width:100%;font-size:8.8pt}td,th{padding:2.7pt 4pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left;white-space:normal}th{border-bottom:.6pt solid #a3212b;font-weight:normal;color:#666;vertical-align:bottom}.s td{border-top:.3pt solid #999;color:#555}.t td{font-weight:bold;border-top:.5pt solid;border-bottom:.5pt solid}.x td:nth-child(2),.x th:nth-child(2){text-align:left}.n{font-size:7.2pt;color:#555}",
  footer:
    '<div style="font:6.2pt sans-serif;width:100%;padding:0 19mm;color:#666">Rigiblick Partner AG · Baarerstrasse 204 · 6300 Zug · beaufsichtigt durch die FINMA als Verwalter von Kollektivvermögen</div>',
  body: `<h1>Kapitalkontoauszug</h1>
<div class="g">${zPair('Anleger', mark('limited_partner', 'Dr. Ursina Caflisch-Planta'))}${zPair('Stichtag', text('reporting_date', '30. Juni 2026', '2026-06-30'))}${zPair('Fonds', mark('fund', 'Rigiblick Sekundär III KmGK'))}${zPair('Quartal ab', text('period_start', '1. April 2026', '2026-04-01'))}${zPair('Geschäftsführung', mark('fund_manager', 'Rigiblick Partner AG'))}${zPair('Währung', text('base_currency', 'CHF'))}${zPair('Komplementärin', 'Rigiblick Sekundär III AG')}${zPair('Anlegernummer', 'S3-0217')}</div>
<h4>Entwicklung Ihres Kapitalkontos</h4>
<table>${head([`in ${text('base_currency', 'CHF')}`, '2. Quartal 2026', '1. Halbjahr 2026', 'Seit Auflegung<br>(4.10.2018)'])}
${zLine('Nettovermögen zu Beginn', 'opening', 't')}
${zLine('Kapitalabrufe', 'contributions')}
${zLine('Ausschüttungen', 'distributions')}
${zSum('Kapitalbewegungen netto', ['contributions', 'distributions'])}
${zLine('Erträge aus Dividenden und Zinsen', 'income')}
${zLine('Verwaltungsgebühr', 'fees')}
${zLine('Übriger Aufwand des Fonds', 'costs')}
${zLine('Realisierte Gewinne und Verluste', 'realised')}
${zLine('Veränderung der nicht realisierten Gewinne und Verluste', 'unrealised')}
${zLine('Gewinnbeteiligung (Carried Interest)', 'carry')}
${zSum('Ergebnis', ['income', 'fees', 'costs', 'realised', 'unrealised', 'carry'])}
${zLine(`Nettovermögen am ${text('reporting_date', '30. Juni 2026', '2026-06-30')}`, 'closing', 't')}</table>
<h4>Kapitalzusage</h4>
<table>${row(['Zugesagtes Kapital', franken.amount('commitment', Z_PLEDGED)])}${row(['Einbezahlt seit Auflegung', franken.amount('contributed_to_date', Z_PAID)])}${row(['Wieder abrufbare Ausschüttungen', franken.amount('recallable_distributions', Z_AGAIN)])}${row(['Offene Kapitalzusage', franken.amount('unfunded_commitment', Z_PLEDGED - Z_PAID + Z_AGAIN)], 't')}${row(['Ausgeschüttet seit Auflegung', franken.amount('distributed_to_date', Z_BACK)])}${row(['Anteil am Fonds', text('ownership_percentage', '3.40%', '3.40')])}</table>
<h4>Zahlungen im ersten Halbjahr 2026</h4>
<table class="x">${head(['Valuta', 'Vorgang', 'Betrag'])}${row(['17.02.2026', 'Kapitalabruf Nr. 21', franken.show(21250000)])}${row(['26.03.2026', 'Ausschüttung Nr. 16', franken.show(-17000000)])}${row(['11.06.2026', 'Ausschüttung Nr. 17', franken.show(-38250000)])}</table>
<p class="n">Ungeprüft. Bewertung der Zielfonds per 31. März 2026, um Zahlungen und Wechselkurse nachgeführt (EUR/CHF 0.9318, USD/CHF 0.8042). Die Gewinnbeteiligung von 10% ist zurückgestellt; ausbezahlt wurden bisher CHF 96’410.55. Nettovermögen des gesamten Fonds: CHF 201.9 Mio. Netto-IRR seit Auflegung 12.7%. Depotbank: Bankhaus Limmatquai AG. Revisionsstelle: Treuhand Glarnerland AG. Ihre Ansprechperson ist Frau Corina Zgraggen, Telefon 041 555 02 17.</p>`,
  derivable: { opening_balance_itd: 'CHF 0' },
});

export const documents = [changes, kontoauszug];
