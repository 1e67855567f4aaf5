import { cells, movement, type MovementLine } from '../paper/movement.ts';
import { document } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

const TRAILING = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'trailing minus',
  nil: '',
});
const KAR_QUARTER = movement(
  [288140577, 18000000, 6250000, 1125000, 304418, 411902, 1502240, 610233],
  303911205,
);
const KAR_YEAR = movement(
  [251077390, 62500000, 21750000, 4500000, 1190227, 1602551, 6020915, 2407118],
  303911205,
);
const KAR_LIFE = movement(
  [null, 331250000, 74205000, 27300000, 6618440, 5901773, 20110642, 9811904],
  303911205,
);
const KAR_PERIODS = [
  ['qtd', KAR_QUARTER],
  ['ytd', KAR_YEAR],
  ['itd', KAR_LIFE],
] as const;

const karRow = (number: string, label: string, line: MovementLine): string =>
  `<tr class="${line}"><td>${number}</td><td>${label}</td>${cells(TRAILING, line, KAR_PERIODS)
    .map((cell) => `<td>${cell}</td>`)
    .join('')}</tr>`;

/** German capital management company: numbered lines, minus behind the figure. */
const karwendel = document({
  file: '2024-12-31_Kapitalkontenauszug_Karwendel_PE_Dach.pdf',
  documentType: 'Capital Account',
  layout: 'kvg-numbered-trailing-minus',
  language: 'de',
  css: `body{font:9.4pt "Liberation Sans Narrow"} table{width:100%;border-collapse:collapse} .m td{padding:2.5pt 4pt;border-bottom:.5px solid #bbb}
    .m td:nth-child(n+3){text-align:right} .m th{border-bottom:1.2px solid #000;text-align:right;padding:3pt 4pt} .m th:nth-child(2){text-align:left}
    .opening td,.closing td{font-weight:bold;background:#f1f1f1} .kopf td{vertical-align:top;padding:1pt} h2{font-size:13pt;margin:20pt 0 2pt} .fu{font-size:7.4pt;margin-top:26pt;border-top:.5px solid #000}`,
  derivable: { distributed_to_date: 'EUR 742050.00' },
  body: `<table class="kopf"><tr><td style="width:62%"><small>Karwendel KVG mbH · Postfach 20 11 44 · 80011 München</small><br><br>${text('limited_partner', 'Zusatzversorgungskasse des Dachdeckerhandwerks Süd')}<br>
    Abteilung Kapitalanlage<br>Lerchenauer Str. 88<br>80809 München</td><td>Anlegernummer: 40 0192<br>Ansprechpartner: Frau Huber<br>Erstellt am: 14.02.2025<br>Seite: 1 / 1</td></tr></table>
    <h2>Kapitalkontenauszug</h2><p><b>${text('fund', 'Karwendel Private Equity Dachfonds II GmbH & Co. geschlossene Investment KG')}</b><br>
    Stichtag ${text('reporting_date', '31.12.2024', '2024-12-31')}, Berichtszeitraum ${text('period_start', '01.10.2024', '2024-10-01')} bis 31.12.2024, alle Beträge in ${text('base_currency', 'EUR')}</p>
    <table class="m"><tr><th>Pos.</th><th>Bezeichnung</th><th>4. Quartal 2024</th><th>Geschäftsjahr 2024</th><th>seit Auflage</th></tr>
    ${karRow('1', 'Anteilswert zu Beginn', 'opening')}${karRow('2', 'Kapitaleinzahlungen', 'contributions')}${karRow('3', 'Auszahlungen an den Anleger', 'distributions')}
    ${karRow('4', 'Verwaltungsvergütung', 'fees')}${karRow('5', 'Sonstige Aufwendungen der Gesellschaft', 'costs')}${karRow('6', 'Laufende Erträge (Zinsen, Dividenden)', 'income')}
    ${karRow('7', 'Realisiertes Ergebnis', 'realised')}${karRow('8', 'Nicht realisierte Wertveränderung', 'unrealised')}${karRow('9', 'Erfolgsbeteiligung (Carried Interest)', 'carry')}
    ${karRow('10', 'Anteilswert am Ende', 'closing')}</table>
    <h2 style="font-size:11pt">Zeichnung und offene Einlage</h2><table class="m" style="width:70%"><tr><td></td><td>Zeichnungsbetrag</td><td>${TRAILING.amount('commitment', 500000000)}</td></tr>
    <tr><td>./.</td><td>bisher abgerufen</td><td>${TRAILING.amount('contributed_to_date', 331250000)}</td></tr><tr><td>+</td><td>wiederabrufbare Ausschüttungen</td><td>${TRAILING.amount('recallable_distributions', 12400000)}</td></tr>
    <tr class="closing"><td>=</td><td>noch offene Zeichnung</td><td>${TRAILING.amount('unfunded_commitment', 181150000)}</td></tr><tr><td></td><td>Beteiligungsquote</td><td>${text('ownership_percentage', '3,8462 %', '3.8462')}</td></tr></table>
    <p class="fu">${text('fund_manager', 'Karwendel Kapitalverwaltungsgesellschaft mbH')} · Sitz München · HRB 217 445 · Verwahrstelle: Isarbank AG · Die Angaben sind ungeprüft. Bei negativen Beträgen steht das Vorzeichen hinter dem Betrag.</p>`,
});

const WHOLE = printer({ currency: 'CHF', group: '’', point: '.', digits: 0, negative: 'minus', nil: '–' });
const RIG_HALF = movement([6118402, 525000, null, 61250, 17804, 33019, null, 42160], 6733581);
const RIG_BEFORE = movement([5240119, 1050000, 200000, 122500, 36001, 58112, 90114, 61775], 6118402);
const rigRow = (label: string, line: MovementLine): string => {
  const before = RIG_BEFORE[line];
  const shown =
    before !== null && ['distributions', 'fees', 'costs', 'carry'].includes(line) ? -before : before;
  return `<tr><td>${WHOLE.show(shown)}</td><td>${label}</td><td>${cells(WHOLE, line, [['ytd', RIG_HALF]])[0]}</td></tr>`;
};

/** Swiss half-year statement: the year before stands left of the labels, the half-year right of them. */
const rigi = document({
  file: 'Rigi Wachstumskapital - Halbjahresauszug 30.06.2024 - Stiftung Auxilia.pdf',
  documentType: 'Capital Account',
  layout: 'swiss-prior-period-left',
  language: 'de',
  css: `body{font:10.4pt "URW Gothic"} h1{font-weight:normal;font-size:17pt;margin:0 0 4pt} table{width:100%;border-collapse:collapse;margin-top:8pt} td{padding:3pt 6pt;border-bottom:.5px solid #ccc}
    td:first-child{color:#888} td:first-child,td:last-child{text-align:right;width:95pt} th{font-size:8.6pt;text-align:center} tr.z td{border-bottom:2px solid #333} .next{page-break-before:always}`,
  derivable: { period_start: '2024-01-01' },
  body: `<p style="text-align:center">${text('fund_manager', 'Rigi Wachstumskapital AG')}, Bundesplatz 12, 6300 Zug</p><h1>Halbjahresauszug</h1>
    <p>${text('fund', 'Rigi Wachstumskapital KmGK')}<br>per ${text('reporting_date', '30. Juni 2024', '2024-06-30')}</p>
    <p>Anleger: ${text('limited_partner', 'Stiftung Auxilia Personalvorsorge')}<br>Depot-Ref. 7718-A</p>
    <p>Sehr geehrte Damen und Herren</p><p>Auf der Folgeseite finden Sie die Entwicklung Ihres Kapitalkontos im ersten Halbjahr 2024. Im Berichtszeitraum erfolgte ein Kapitalabruf;
    eine Rückzahlung wurde nicht vorgenommen. Die Bewertung der Beteiligungen beruht auf den Abschlüssen per 31. März 2024, fortgeschrieben bis zum Stichtag.</p>
    <p>Freundliche Grüsse</p><p>Rigi Wachstumskapital AG</p>
    <div class="next"><p>Kapitalkonto, Beträge in ${text('base_currency', 'CHF')}</p><table><tr><th>01.01.2023 – 31.12.2023</th><th></th><th>01.01.2024 – 30.06.2024</th></tr>
    ${rigRow('Nettovermögen Periodenbeginn', 'opening')}${rigRow('Abgerufenes Kapital', 'contributions')}${rigRow('Rückzahlungen', 'distributions')}${rigRow('Managementgebühr', 'fees')}
    ${rigRow('Übriger Aufwand', 'costs')}${rigRow('Zins- und Dividendenertrag', 'income')}${rigRow('Realisierte Gewinne und Verluste', 'realised')}
    ${rigRow('Veränderung unrealisierte Gewinne und Verluste', 'unrealised')}${rigRow('Gewinnanteil der Komplementärin (Carry)', 'carry')}${rigRow('Nettovermögen Periodenende', 'closing')}</table>
    <p style="margin-top:16pt">Kapitalzusage CHF ${WHOLE.amount('commitment', 7000000)}; davon einbezahlt CHF ${WHOLE.amount('contributed_to_date', 5075000)}; nicht abgerufen CHF ${WHOLE.amount('unfunded_commitment', 1925000)}.
    Bisher zurückbezahlt: CHF ${WHOLE.amount('distributed_to_date', 380000)}.</p></div>`,
});

export const documents = [karwendel, rigi];
