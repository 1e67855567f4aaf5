import { head, row } from '../html.ts';
import type { Movement, MovementLine } from '../paper/movement.ts';
import { cells, effect } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import type { Flows } from '../paper/periods.ts';
import { periods } from '../paper/periods.ts';
import { printer, text } from '../paper/printing.ts';

const NONE: Flows = [0, 0, 0, 0, 0, 0, 0, 0];

const euro = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'long minus',
  nil: '–',
});
const YEAR: Flows = [32500000, 71840000, 6250000, 1184217, 1926044, 24870350, 48312906, 4118065];
const LAST: Flows = [58000000, 12500000, 7500000, 1240310, 884915, 3065200, 30412770, 2410550];
const FIRST: Flows = [312500000, 18750000, 33750000, 4821090, 2140680, -4218340, 61890425, 1204118];
const BEFORE = FIRST.map((flow, at) => flow + (LAST[at] ?? 0)) as unknown as Flows;
const OWN = periods(YEAR, NONE, BEFORE);
const EARLIER = periods(LAST, NONE, FIRST).ytd;
const earlier = (line: MovementLine): string =>
  euro.show(line === 'opening' || line === 'closing' ? EARLIER[line] : effect(EARLIER, [line]));
const line = (label: string, what: MovementLine, name = ''): string => {
  const [year = '', since = ''] = cells(euro, what, [
    ['ytd', OWN.ytd],
    ['itd', OWN.itd],
  ]);
  return row([label, year, earlier(what), since], name);
};
const RESULT: readonly MovementLine[] = ['income', 'fees', 'costs', 'realised', 'unrealised', 'carry'];
const subtotal = (label: string, lines: readonly MovementLine[]): string =>
  row(
    [label, ...[OWN.ytd, EARLIER, OWN.itd].map((values: Movement) => euro.show(effect(values, lines)))],
    's',
  );
const PLEDGED = 500000000;
const PAID_IN = OWN.itd.contributions ?? 0;
const PAID_OUT = OWN.itd.distributions ?? 0;
const AGAIN = 12500000;
const CLOSING = OWN.ytd.closing ?? 0;
const FIXED = 5000000;
const RESERVE = PAID_IN - FIXED - PAID_OUT;

/** A German KG's yearly account: the year, the year before, since the start, and the accounts it is made of. */
const kapitalkonto = document({
  file: 'Kapitalkonto_31-12-2025_Idarwald-Mittelstand-IV_Anleger-0038.pdf',
  documentType: 'Capital Account',
  layout: 'german-kg-account-with-year-before',
  language: 'de',
  margin: '18mm 22mm 17mm',
  css: "body{font:9.4pt/1.36 'Liberation Sans'}h1{font-size:13.5pt;margin:12pt 0 2pt}h4{font-size:9.8pt;margin:12pt 0 2pt;border-bottom:1.2pt solid #8a6d1f;padding-bottom:1pt}p{margin:5pt 0}table{border-collapse:collapse;width:100%}td,th{padding:2.5pt 3pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left;white-space:normal}th{font-weight:normal;color:#6d5a24;vertical-align:bottom;border-bottom:.4pt solid #8a6d1f}.s td{border-top:.4pt solid #aaa;font-style:italic}.t td{font-weight:bold;border-top:.6pt solid;border-bottom:.6pt solid}.h{display:flex;justify-content:space-between}.r{text-align:right;font-size:8.4pt;color:#555}.n{font-size:7.6pt;color:#444;text-align:justify}.y td:nth-child(3),.y th:nth-child(3){color:#777}",
  footer:
    '<div style="font:6.2pt sans-serif;width:100%;padding:0 22mm;color:#666">Idarwald Kapitalverwaltungsgesellschaft mbH · Schlossgarten 3 · 55743 Idar-Oberstein · HRB 20417 Bad Kreuznach · Bankverbindung: Nahe-Bank eG</div>',
  body: `<div class="h"><div>${mark('limited_partner', 'Versorgungswerk der Kachelofen- und Luftheizungsbauer')}<br>Abteilung Kapitalanlage<br>Rennweg 71<br>96317 Kronach</div><div class="r">Anlegernummer 0038<br>Ansprechpartnerin: Henrike Voss<br>Erstellt am 18. Februar 2026<br>Seite 1 von 1</div></div>
<h1>Kapitalkontenentwicklung zum ${text('reporting_date', '31. Dezember 2025', '2025-12-31')}</h1>
<p><b>${mark('fund', 'Idarwald Mittelstand IV GmbH & Co. geschlossene Investment-KG')}</b><br>Geschäftsjahr vom ${text('period_start', '1. Januar', '2025-01-01')} bis ${text('reporting_date', '31. Dezember 2025', '2025-12-31')} · alle Beträge in ${text('base_currency', 'EUR')}</p>
<table class="y">${head(['', 'Geschäftsjahr<br>2025', 'Vorjahr<br>2024', 'seit Beitritt<br>(17.03.2020)'])}
${line('Anfangsbestand', 'opening', 't')}
${line('Einzahlungen', 'contributions')}
${line('Auszahlungen', 'distributions')}
${subtotal('Kapitalbewegungen', ['contributions', 'distributions'])}
${line('Zinsen, Dividenden und sonstige Erträge', 'income')}
${line('Verwaltungsvergütung', 'fees')}
${line('Sonstige Aufwendungen der Gesellschaft', 'costs')}
${line('Realisiertes Ergebnis aus Beteiligungen', 'realised')}
${line('Veränderung des nicht realisierten Ergebnisses', 'unrealised')}
${line('Gewinnvorab der Initiatoren (Carried Interest)', 'carry')}
${subtotal('Ergebnis', RESULT)}
${line('Endbestand', 'closing', 't')}</table>
<h4>Zusammensetzung des Endbestandes</h4>
<table>${row(['Kapitalkonto I (Hafteinlage)', euro.show(FIXED)])}${row(['Kapitalkonto II (Rücklage nach Auszahlungen)', euro.show(RESERVE)])}${row(['Ergebniskonto', euro.show(CLOSING - FIXED - RESERVE)])}${row(['Anteil am Nettoinventarwert', mark(['closing_balance_ytd', 'closing_balance_itd'], euro.show(CLOSING), { value: (CLOSING / 100).toFixed(2), currency: 'EUR' })], 't')}</table>
<h4>Kapitalzusage</h4>
<table>${row(['Gezeichnetes Kapital', euro.amount('commitment', PLEDGED)])}${row(['Eingezahlt seit Beitritt', euro.amount('contributed_to_date', PAID_IN)])}${row(['Wiederabrufbare Auszahlungen', euro.amount('recallable_distributions', AGAIN)])}${row(['Offene Kapitalzusage', euro.amount('unfunded_commitment', PLEDGED - PAID_IN + AGAIN)], 't')}${row(['Ausgezahlt seit Beitritt', euro.amount('distributed_to_date', PAID_OUT)])}</table>
<p>Ihr Anteil am Gesellschaftskapital beträgt ${text('ownership_percentage', '2,50 %', '2.50')}.</p>
<p class="n">Die Verwaltung der Gesellschaft liegt bei der ${mark('fund_manager', 'Idarwald Kapitalverwaltungsgesellschaft mbH')}; Komplementärin ist die Idarwald Verwaltungs GmbH. Der Gewinnvorab ist zurückgestellt; ausgezahlt wurden bisher 9.120,44 EUR. Auszahlungen im Geschäftsjahr 2025 stammen überwiegend aus dem Verkauf der Brüninghoff Dosiertechnik GmbH. Steuerliche Kapitalkonten weichen von dieser Darstellung ab. Der Jahresabschluss wird von der Saarhunsrück Revision GmbH geprüft; diese Aufstellung ist ungeprüft. Die Einzahlung von 1,5 % der Zusagen, fällig am 2. März 2026, ist nicht enthalten.</p>`,
  derivable: { opening_balance_itd: 'EUR 0' },
});

export const documents = [kapitalkonto];
