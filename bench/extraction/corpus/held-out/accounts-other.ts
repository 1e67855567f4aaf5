import type { FundDocument } from '../document.ts';
import { head, row, table } from '../html.ts';
import type { MovementLine } from '../paper/movement.ts';
import { cells, movement } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import { periods } from '../paper/periods.ts';
import { printer, text } from '../paper/printing.ts';

const euro = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'minus', nil: '–' });
const BEFORE = movement(
  [402118377, 61000000, 20000000, 7500000, 981240, 1204418, 5510090, 2210000],
  463902218,
);
const YEAR = movement(
  [463902218, 84500000, 35250000, 7500000, 1033817, 988305, 14402050, 3155400],
  529417306,
);
const deLine = (line: MovementLine, label: string, name = ''): string => {
  const costs = ['distributions', 'fees', 'costs', 'carry'].includes(line);
  const prior = BEFORE[line] ?? 0;
  return row([label, ...cells(euro, line, [['ytd', YEAR]]), euro.show(costs ? -prior : prior)], name);
};
const deCalled = 461500000;
const dePaid = 98250000;

/** German: the financial year beside the year before, the commitment first. */
const german = document({
  file: 'Kapitalkonto_2024_Wiesental_Wachstum_II.pdf',
  documentType: 'Capital Account',
  language: 'de',
  layout: 'year-and-prior-year',
  css: "body{font:10pt 'Liberation Serif'}table{border-collapse:collapse;width:100%;margin:8pt 0 16pt}td,th{padding:3pt 5pt;text-align:right;border:.4pt solid #999}td:first-child,th:first-child{text-align:left}th{background:#dfe7dd}.f td{font-weight:bold;background:#f3f6f2}",
  body: `<div style="float:right;text-align:right;font-size:8.5pt"><b style="font-size:13pt;color:#3d6b3a">wiesental.</b><br>${mark('fund_manager', 'Wiesental Kapitalverwaltungsgesellschaft mbH')}<br>Bahnhofplatz 3, 79098 Freiburg<br>Tel. 0761 555 20-0</div>
<p style="padding-top:40pt">${mark('limited_partner', 'Versorgungswerk der Tierärzte Südwest')}<br>Postfach 11 20<br>70010 Stuttgart</p>
<h2 style="clear:both">Kapitalkontoauszug zum ${text('reporting_date', '31. Dezember 2024', '2024-12-31')}</h2>
<p>Beteiligung: ${mark('fund', 'Wiesental Wachstum II GmbH & Co. geschlossene InvKG')}<br>Berichtszeitraum: ${text('period_start', '01.01.2024', '2024-01-01')} bis ${text('reporting_date', '31.12.2024', '2024-12-31')}<br>Anlegernummer: 20-1183</p>
${table([
  head(['Zeichnung', `in ${text('base_currency', 'EUR')}`]),
  row(['Zeichnungsbetrag (Kapitalzusage)', euro.amount('commitment', 600000000)]),
  row(['davon bis zum Stichtag eingezahlt', euro.amount('contributed_to_date', deCalled)]),
  row(['davon noch offen', euro.amount('unfunded_commitment', 600000000 - deCalled)]),
  row(['Auszahlungen seit Beitritt', euro.amount('distributed_to_date', dePaid)]),
  row(['Anteil am Fonds', text('ownership_percentage', '4,80 %', '4.8')]),
])}
${table([
  head(['Entwicklung des Kapitalkontos', '2024<br>EUR', '2023<br>EUR']),
  deLine('opening', 'Stand am 1. Januar', 'f'),
  deLine('contributions', 'Einzahlungen'),
  deLine('distributions', 'Ausschüttungen'),
  deLine('income', 'Laufende Erträge (Zinsen und Dividenden, netto)'),
  deLine('realised', 'Realisiertes Veräußerungsergebnis'),
  deLine('unrealised', 'Veränderung des nicht realisierten Ergebnisses'),
  deLine('fees', 'Verwaltungsvergütung'),
  deLine('costs', 'Sonstige Kosten der Gesellschaft'),
  deLine('carry', 'Gewinnvorab (Carried Interest)'),
  deLine('closing', 'Stand am 31. Dezember', 'f'),
])}
<p style="font-size:8pt">Dieser Auszug wurde maschinell erstellt und ist ohne Unterschrift gültig. Der geprüfte Jahresabschluss geht Ihnen bis Ende Juni zu.</p>`,
  derivable: {
    closing_balance_qtd: 'EUR 5294173.06',
    closing_balance_itd: 'EUR 5294173.06',
    contributions_itd: 'EUR 4615000.00',
    distributions_itd: 'EUR 982500.00',
  },
});

const franc = printer({
  currency: 'EUR',
  group: '\u00a0',
  point: ',',
  digits: 2,
  negative: 'brackets',
  nil: '-',
});
const GARANCE = periods(
  [15000000, 8250000, 2187500, 310422, 90215, 3410088, 6120934, 1204400],
  [20000000, 0, 2187500, 288019, 0, 0, 4901227, 610300],
  [312500000, 41000000, 30625000, 4218807, 1430219, 9812440, 61102915, 8107700],
);
const garance = (['qtd', 'ytd', 'itd'] as const).map((period) => [period, GARANCE[period]] as const);
const frLine = (line: MovementLine, label: string, name = ''): string =>
  row([label, ...cells(franc, line, garance)], name);
const frCalled = GARANCE.itd.contributions ?? 0;
const fact = (label: string, value: string): string => `<dt>${label}</dt><dd>${value}</dd>`;

/** French: facts of the subscription beside the roll-forward, on a wide page. */
const french = document({
  file: 'Releve de compte Garance Transmission 3 - T2 2025.pdf',
  documentType: 'Capital Account',
  language: 'fr',
  layout: 'facts-beside-table',
  landscape: true,
  css: "body{font:9pt 'C059'}.w{display:grid;grid-template-columns:30% 66%;gap:4%}dl{margin:0;border-left:3pt solid #9b2d3f;padding-left:8pt}dt{color:#777;font-size:8pt}dd{margin:0 0 7pt}table{width:100%;border-collapse:collapse}td,th{padding:3.4pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left;white-space:normal}th{border-bottom:1.2pt solid #9b2d3f}.t td{font-weight:bold;border-top:.6pt solid}",
  body: `<h2 style="margin:0">Relevé de compte investisseur</h2><p>${mark('fund', 'FPCI Garance Transmission 3')} — arrêté au ${text('reporting_date', '30/06/2025', '2025-06-30')}</p>
<div class="w"><dl>${fact('Porteur de parts', mark('limited_partner', 'Mutuelle des Artisans du Poitou'))}${fact('Période', `du ${text('period_start', '01/04/2025', '2025-04-01')} au ${text('reporting_date', '30/06/2025', '2025-06-30')}`)}${fact('Devise', text('base_currency', 'EUR'))}${fact('Engagement souscrit', franc.amount('commitment', 500000000))}${fact('Cumul appelé', franc.amount('contributed_to_date', frCalled))}${fact('Cumul distribué', franc.amount('distributed_to_date', GARANCE.itd.distributions))}${fact('Dont rappelable', franc.amount('recallable_distributions', 4250000))}${fact('Engagement résiduel', franc.amount('unfunded_commitment', 500000000 - frCalled + 4250000))}${fact('Quote-part du fonds', text('ownership_percentage', '2,7778 %', '2.7778'))}${fact('Nombre de parts A', '50 000')}</dl>
${table([
  head(['Mouvements', '2<sup>e</sup> trimestre 2025', 'Exercice en cours', "Depuis l'origine"]),
  frLine('opening', "Valeur liquidative à l'ouverture"),
  frLine('contributions', 'Appels de fonds'),
  frLine('distributions', 'Distributions'),
  frLine('fees', 'Commission de gestion'),
  frLine('costs', 'Autres frais du fonds'),
  frLine('income', 'Revenus nets des placements'),
  frLine('realised', 'Plus ou moins-values réalisées'),
  frLine('unrealised', 'Variation des plus-values latentes'),
  frLine('carry', 'Carried interest'),
  frLine('closing', 'Valeur liquidative à la clôture', 't'),
])}</div>
<p style="font-size:7.5pt;margin-top:18pt">Société de gestion : ${mark('fund_manager', 'Garance Partenaires SAS')}, agrément AMF GP-14000127 · Dépositaire : Banque Vauclair · Données non auditées</p>`,
  derivable: { opening_balance_itd: 'EUR 0' },
});

const krona = printer({
  currency: 'SEK',
  group: '\u00a0',
  point: ',',
  digits: 0,
  negative: 'long minus',
  nil: '0',
});
const NORR = periods(
  [3200000, 1450000, 412500, 61300, 0, 905220, 1734090, 180410],
  [5100000, 0, 825000, 140800, 212050, 0, 2201900, 91300],
  [51250000, 8900000, 4950000, 803200, 1310440, 2804100, 12907300, 1402000],
);
const norr = (['qtd', 'itd'] as const).map((period) => [period, NORR[period]] as const);
const svLine = (line: MovementLine, label: string): string => row([label, ...cells(krona, line, norr)]);
const svCalled = NORR.itd.contributions ?? 0;

/** Swedish: a letter with two small tables; what did not occur is left at nought. */
const swedish = document({
  file: 'Norrskär_Tillväxt_IV_kapitalbesked_2025-09-30.pdf',
  documentType: 'Capital Account',
  language: 'sv',
  layout: 'letter-two-tables',
  margin: '24mm',
  css: "body{font:10pt 'TeX Gyre Heros','Liberation Sans'}table{width:100%;border-collapse:collapse;margin:8pt 0}td,th{padding:2.5pt 0;text-align:right}td:first-child,th:first-child{text-align:left}th{border-bottom:.8pt solid #036}tr:last-child td{border-top:.8pt solid #036;font-weight:bold}",
  body: `<p style="color:#036;font-size:14pt">${mark('fund_manager', 'Norrskär Kapital AB')}</p><p>${mark('limited_partner', 'Stiftelsen Ekbackens Donationsfond')}<br>Att: Kerstin Lövgren<br>Box 214, 581 02 Linköping</p><p>Stockholm den 27 oktober 2025</p>
<h3>Kapitalbesked per den ${text('reporting_date', '30 september 2025', '2025-09-30')}</h3><p>Härmed översänds besked om ert kapitalkonto i ${mark('fund', 'Norrskär Tillväxt IV KB')} för perioden ${text('period_start', '1 juli', '2025-07-01')} till 30 september 2025. Samtliga belopp anges i ${text('base_currency', 'SEK')}.</p>
${table([
  head(['', 'Kvartal 3 2025', 'Sedan start']),
  row(['Ingående kapital', krona.amount('opening_balance_qtd', NORR.qtd.opening), '']),
  svLine('contributions', 'Inbetalt kapital'),
  svLine('distributions', 'Utdelningar'),
  svLine('fees', 'Förvaltningsavgift'),
  svLine('costs', 'Övriga kostnader'),
  svLine('income', 'Ränte- och utdelningsintäkter, netto'),
  svLine('realised', 'Realiserat resultat'),
  svLine('unrealised', 'Orealiserad värdeförändring'),
  svLine('carry', 'Vinstdelning (carried interest)'),
  svLine('closing', 'Utgående kapital'),
])}
${table([row(['Åtagande', krona.amount('commitment', 80000000)]), row(['Inbetalt sedan start', krona.amount('contributed_to_date', svCalled)]), row(['Återstående åtagande', krona.amount('unfunded_commitment', 80000000 - svCalled)])])}
<p>Er andel av fonden uppgår till ${text('ownership_percentage', '3,2 %', '3.2')}. Värderingen följer IPEV:s riktlinjer och är inte reviderad.</p><p>Med vänlig hälsning<br><br>Anders Wikström<br>Investerarrelationer</p>`,
  derivable: {
    distributed_to_date: `SEK ${NORR.itd.distributions}`,
    closing_balance_ytd: `SEK ${NORR.itd.closing}`,
    opening_balance_itd: 'SEK 0',
  },
});

export const documents: FundDocument[] = [german, french, swedish];
