import { head, row } from '../html.ts';
import type { Movement, MovementLine, Period } from '../paper/movement.ts';
import { cells, effect } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import type { Flows } from '../paper/periods.ts';
import { periods } from '../paper/periods.ts';
import { printer, text } from '../paper/printing.ts';

type Column = readonly [Period, Movement];

const NONE: Flows = [0, 0, 0, 0, 0, 0, 0, 0];

const euro = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'minus',
});
const DEBT = periods(
  [75000000, 41230055, 2187500, 891437, 18740218, 120460, -3361709, 1248000],
  [50000000, 38911520, 2111840, 770211, 17193045, 0, 2248073, 1105000],
  [625000000, 211844006, 23140790, 9631852, 151266091, -4891735, 8820416, 9637500],
);
const DEBT_COLUMNS: readonly Column[] = [
  ['qtd', DEBT.qtd],
  ['itd', { ...DEBT.itd, opening: 0 }],
];
const DEBT_IN = DEBT.itd.contributions ?? 0;
const debtLine = (sign: string, label: string, line: MovementLine, name = ''): string =>
  row([sign, label, ...cells(euro, line, DEBT_COLUMNS)], name);
const stand = (label: string, fin: string, amount: number, name = ''): string =>
  row([label, euro.amount(fin, amount)], name);

/** A German-language extract of a Luxembourg credit fund: the quarter and since launch, a sign before each line. */
const auszug = document({
  file: '2026-06-30_Kapitalkontoauszug_KPD-III_Anleger_20117.pdf',
  documentType: 'Capital Account',
  layout: 'german-account-extract-with-signs-and-two-periods',
  language: 'de',
  margin: '20mm 21mm',
  css: "body{font:9.6pt/1.4 'DejaVu Sans Condensed','DejaVu Sans';font-size:8.7pt;color:#1c2733}.o{display:flex;justify-content:space-between}.o b{font-size:12pt;color:#00566b}h2{font-size:14pt;font-weight:normal;margin:16pt 0 6pt;color:#00566b}h4{font-size:9pt;margin:14pt 0 3pt;color:#00566b}table{border-collapse:collapse;width:100%}td,th{padding:3pt 5pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}.v td:first-child{width:12pt;text-align:center}.v td:nth-child(2),.v th:nth-child(2){text-align:left}th{background:#00566b;color:#fff;font-weight:normal;vertical-align:bottom}tr td{border-bottom:.3pt solid #b7c9cf}.t td{font-weight:bold;background:#e3eef1}.k td{text-align:left;border:0;padding:1.6pt 0}.k td:first-child{width:34%;color:#5a6b73}.w{width:66%}.n{font-size:7pt;color:#5a6b73;margin-top:12pt}",
  footer:
    '<div style="font:6.3pt sans-serif;width:100%;padding:0 21mm;display:flex;justify-content:space-between;color:#5a6b73"><span>Moselkontor Fund Administration S.A., 12, rue du Pressoir, L-5417 Ehnen – R.C.S. Luxembourg B 900.418</span><span>Seite <span class="pageNumber"></span> von <span class="totalPages"></span></span></div>',
  body: `<div class="o"><b>Moselkontor Fund Administration</b><span>Ehnen, den 19. August 2026</span></div>
<h2>Kapitalkontoauszug</h2>
<table class="k">${row(['Fonds', `<b>${mark('fund', 'Kirchspiel Private Debt III SCSp')}</b> (SICAV-RAIF)`])}${row(['Verwalter (AIFM)', mark('fund_manager', 'Kirchspiel Capital Management S.à r.l.')])}${row(['Anleger', `<b>${mark('limited_partner', 'Ärzteversorgung Hochrhein-Baar')}</b>`])}${row(['Anlegernummer', '20117'])}${row(['Berichtszeitraum', `${text('period_start', '01.04.2026', '2026-04-01')} bis ${text('reporting_date', '30.06.2026', '2026-06-30')}`])}${row(['Währung', text('base_currency', 'EUR')])}</table>
<h4>Entwicklung des Kapitalkontos</h4>
<table class="v">${head(['', '', '2. Quartal 2026', 'Seit Auflage<br>(15.03.2022)'])}
${debtLine('', 'Kapitalkonto zu Beginn des Zeitraums', 'opening', 't')}
${debtLine('+', 'Einzahlungen aus Kapitalabrufen', 'contributions')}
${debtLine('–', 'Ausschüttungen', 'distributions')}
${debtLine('+', 'Zinserträge und sonstige Erträge', 'income')}
${debtLine('–', 'Verwaltungsvergütung', 'fees')}
${debtLine('–', 'Sonstige Aufwendungen des Fonds', 'costs')}
${debtLine('+/–', 'Realisiertes Ergebnis', 'realised')}
${debtLine('+/–', 'Veränderung des nicht realisierten Ergebnisses', 'unrealised')}
${debtLine('–', 'Carried Interest (Rückstellung)', 'carry')}
${debtLine('=', 'Kapitalkonto zum Ende des Zeitraums', 'closing', 't')}</table>
<h4>Kapitalzusage zum ${text('reporting_date', '30.06.2026', '2026-06-30')}</h4>
<table class="w">${stand('Kapitalzusage', 'commitment', 1000000000)}
${stand('Bisher abgerufen', 'contributed_to_date', DEBT_IN)}
${stand('Wiederabrufbare Ausschüttungen', 'recallable_distributions', 62000000)}
${stand('Offene Kapitalzusage', 'unfunded_commitment', 1000000000 - DEBT_IN + 62000000, 't')}
${stand('Bisher ausgeschüttet', 'distributed_to_date', DEBT.itd.distributions ?? 0)}
${row(['Anteil am Fonds', text('ownership_percentage', '2,2222 %', '2.2222')])}</table>
<p>Der Nettoinventarwert des Fonds betrug zum Stichtag 268.847.102,36 EUR (31.03.2026: 248.622.480,15 EUR). Die Rendite nach Kosten (IRR) liegt seit Auflage bei 7,9 % p. a.</p>
<p class="n">Dieser Auszug ist ungeprüft. Darlehen werden zu fortgeführten Anschaffungskosten abzüglich erwarteter Verluste bewertet, sofern der beizulegende Zeitwert nicht wesentlich abweicht. Die Verwaltungsvergütung beträgt 0,875 % p. a. der Kapitalzusage. Einwendungen bitten wir innerhalb von vier Wochen mitzuteilen. Der nächste Auszug erscheint voraussichtlich Mitte November 2026.</p>`,
});

const duizend = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 0,
  scale: 1000,
  negative: 'minus',
  nil: '–',
});
const EUROS = `Bedragen in duizenden ${mark('base_currency', 'euro’s', { value: 'EUR' })}`;
const HALF_26: Flows = [1150, 1480, 68, 21, 12, 640, 515, 47];
const YEAR_25: Flows = [1800, 2650, 140, 44, 20, 905, 720, 96];
const EARLIER: Flows = [11100, 3585, 750, 170, 75, 2205, 3164, 284];
const untilLast = YEAR_25.map((flow, at) => flow + (EARLIER[at] ?? 0)) as unknown as Flows;
const VEENHOF = periods(HALF_26, NONE, untilLast);
const VEENHOF_25 = periods(YEAR_25, NONE, EARLIER).ytd;
const VEENHOF_IN = VEENHOF.itd.contributions ?? 0;
const VEENHOF_OUT = VEENHOF.itd.distributions ?? 0;
const veenhofLine = (label: string, line: MovementLine, name = ''): string => {
  const last =
    line === 'opening' || line === 'closing' ? (VEENHOF_25[line] ?? 0) : effect(VEENHOF_25, [line]);
  return row(
    [
      label,
      ...cells(duizend, line, [['ytd', VEENHOF.ytd]]),
      duizend.show(last),
      ...cells(duizend, line, [['itd', VEENHOF.itd]]),
    ],
    name,
  );
};
const toezegging = (label: string, fin: string, [now, last]: readonly [number, number], name = ''): string =>
  row([label, duizend.amount(fin, now), duizend.show(last)], name);

/** A Dutch half-yearly statement of a fund of funds in thousands, with the last full year and since inception. */
const halfjaar = document({
  file: 'Veenhof FS IV - participantenoverzicht H1 2026 - BPF Glasbewerking.pdf',
  documentType: 'Capital Account',
  layout: 'dutch-half-year-statement-in-thousands',
  language: 'nl',
  margin: '22mm 22mm',
  css: "body{font:10pt/1.44 'Liberation Sans'}h1{font-size:17pt;font-weight:normal;color:#a3492b;margin:0}h1 small{display:block;font-size:10pt;color:#555}h3{font-size:10.6pt;color:#a3492b;margin:15pt 0 3pt}table{border-collapse:collapse;width:100%}td,th{padding:3.2pt 4pt;text-align:right}td:first-child,th:first-child{text-align:left}th{font-size:8.6pt;font-weight:normal;color:#555;vertical-align:bottom;border-bottom:.8pt solid #a3492b}.t td{font-weight:bold;border-top:.5pt solid #a3492b}.k td{text-align:left}.k td:first-child{width:32%;color:#555}.n{font-size:7.6pt;color:#555}p{margin:7pt 0}",
  footer:
    '<div style="font:6.5pt sans-serif;width:100%;padding:0 22mm;display:flex;justify-content:space-between;color:#777"><span>Veenhof Vermogensmanagement N.V. – Stationsplein 9, Assen – vergunninghouder AIFMD</span><span class="pageNumber"></span></div>',
  body: `<h1>Participantenoverzicht<small>Eerste halfjaar 2026</small></h1>
<table class="k" style="margin-top:12pt">${row(['Fonds', `<b>${mark('fund', 'Veenhof Fondsselectie IV')}</b> (fonds voor gemene rekening)`])}${row(['Beheerder', mark('fund_manager', 'Veenhof Vermogensmanagement N.V.')])}${row(['Participant', `<b>${mark('limited_partner', 'Stichting Bedrijfspensioenfonds voor de Glasbewerking')}</b>`])}${row(['Verslagperiode', `${text('period_start', '1 januari 2026', '2026-01-01')} tot en met ${text('reporting_date', '30 juni 2026', '2026-06-30')}`])}${row(['Aandeel in het fonds', text('ownership_percentage', '4,00%', '4.00')])}</table>
<h3>Verloop van uw deelname</h3>
<table>${head([EUROS, '1e halfjaar 2026', 'Geheel 2025', 'Sinds aanvang'])}
${veenhofLine('Intrinsieke waarde begin periode', 'opening', 't')}
${veenhofLine('Stortingen', 'contributions')}
${veenhofLine('Uitkeringen', 'distributions')}
${veenhofLine('Rente- en dividendinkomsten', 'income')}
${veenhofLine('Beheervergoeding', 'fees')}
${veenhofLine('Overige kosten', 'costs')}
${veenhofLine('Gerealiseerde waardeveranderingen', 'realised')}
${veenhofLine('Ongerealiseerde waardeveranderingen', 'unrealised')}
${veenhofLine('Prestatievergoeding (carried interest)', 'carry')}
${veenhofLine('Intrinsieke waarde einde periode', 'closing', 't')}</table>
<h3>Stand van uw toezegging</h3>
<table>${head([EUROS, '30 juni 2026', '31 december 2025'])}
${toezegging('Toegezegd kapitaal', 'commitment', [20000, 20000])}
${toezegging('Totaal gestort', 'contributed_to_date', [VEENHOF_IN, VEENHOF_IN - 1150])}
${toezegging('Waarvan opnieuw opvraagbaar', 'recallable_distributions', [400, 400])}
${toezegging('Nog niet opgevraagd', 'unfunded_commitment', [20000 - VEENHOF_IN + 400, 20000 - VEENHOF_IN + 1150 + 400], 't')}
${toezegging('Totaal uitgekeerd', 'distributed_to_date', [VEENHOF_OUT, VEENHOF_OUT - 1480])}</table>
<p>In het eerste halfjaar ontving het fonds uitkeringen uit elf van de zeventien onderliggende fondsen. De grootste bijdrage kwam uit de verkoop van een Deense producent van pompen. Er is tweemaal kapitaal opgevraagd, op 16 februari en op 11 mei. Het netto rendement sinds aanvang bedraagt 11,3% per jaar (IRR).</p>
<p class="n">De cijfers zijn niet door een accountant gecontroleerd. De waarderingen van onderliggende fondsen zijn ontleend aan hun rapportages per 31 maart 2026, aangepast voor kasstromen en wisselkoersen tot en met 30 juni 2026. De prestatievergoeding is gereserveerd en nog niet betaald. Bewaarder: Drentse Bewaarmaatschappij B.V.</p>`,
  derivable: { opening_balance_itd: 'EUR 0' },
});

export const documents = [auszug, halfjaar];
