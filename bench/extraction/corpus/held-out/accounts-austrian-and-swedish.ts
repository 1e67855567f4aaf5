import type { FundDocument } from '../document.ts';
import { row, table } from '../html.ts';
import type { MovementLine, Period } from '../paper/movement.ts';
import { cells } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import { periods } from '../paper/periods.ts';
import { printer, text } from '../paper/printing.ts';

const eur = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'minus', nil: '–' });
const TAUERN = periods(
  [20000000, 11250000, 2250000, 418377, 1204550, 3180422, 7712046, 1244008],
  [0, 0, 0, 0, 0, 0, 0, 0],
  [231500000, 24600000, 18750000, 3127740, 6402118, 11874033, 38420915, 6933170],
);
const tauernCalled = TAUERN.itd.contributions ?? 0;
const tauernManager = mark('fund_manager', 'Tauernblick Beteiligungsmanagement GmbH');
const tauernFund = mark('fund', 'Tauernblick Mittelstand Fonds IV GmbH & Co KG');
const stichtag = text('reporting_date', '30.06.2025', '2025-06-30');
const euro = text('base_currency', 'EUR');
const tauernValue = mark('closing_balance_ytd', eur.show(TAUERN.ytd.closing), {
  value: ((TAUERN.ytd.closing ?? 0) / 100).toFixed(2),
  currency: 'EUR',
});

function tauernLine(line: MovementLine, label: string, name = ''): string {
  const both = cells(
    eur,
    line,
    [
      ['ytd', TAUERN.ytd],
      ['itd', TAUERN.itd],
    ],
    true,
  );
  return row([label, ...both], name);
}

/** An Austrian half-year letter: what is taken off is worded so, and printed without a sign. */
const austrian = document({
  file: 'TMF IV_Kapitalkonto_30.06.2025_Anleger 0038.pdf',
  documentType: 'Capital Account',
  language: 'de',
  layout: 'half-year-letter-worded-deductions',
  margin: '20mm 22mm 18mm 25mm',
  footer:
    '<div style="font:6.5pt \'Liberation Sans\';width:100%;padding:0 25mm;color:#555;display:flex;justify-content:space-between"><span>Tauernblick Beteiligungsmanagement GmbH · Rainerstraße 14 · 5020 Salzburg</span><span>FN 418207 k, Landesgericht Salzburg · UID ATU68814207</span></div>',
  css: "body{font:10pt 'Liberation Sans';line-height:1.38}.top{display:flex;justify-content:space-between}.logo{font:italic 17pt 'P052';color:#7b2d26}.info{font-size:8.5pt;border-collapse:collapse}.info td{padding:0 0 0 10pt}.info td:first-child{color:#666}.adr{margin:22pt 0 26pt}table.k{width:100%;border-collapse:collapse;margin:10pt 0}.k td{padding:2.4pt 0 2.4pt 12pt;text-align:right}.k td:first-child{text-align:left;padding-left:0}.k .h td{font-size:8.5pt;border-bottom:.6pt solid #7b2d26;vertical-align:bottom}.k .s td{font-weight:bold}.k .e td{font-weight:bold;border-top:.6pt solid;border-bottom:.6pt solid}p{margin:9pt 0}",
  body: `<div class="top"><span class="logo">Tauernblick</span>${table([row(['Anleger-Nr.', '0038']), row(['Bearbeiterin', 'Mag. Petra Hinteregger']), row(['Durchwahl', '-214']), row(['Datum', '4. August 2025'])], 'info')}</div>
<div class="adr">${mark('limited_partner', 'Wohlfahrtsfonds der Ziviltechniker Salzburg')}<br>z. Hd. Frau Dr. Irmgard Leitner<br>Schwarzstraße 30<br>5020 Salzburg</div>
<b>${tauernFund}<br>Mitteilung über Ihr Kapitalkonto zum ${stichtag}</b>
<p>Sehr geehrte Frau Dr. Leitner,</p>
<p>zum Halbjahresstichtag betrug der Wert Ihrer Beteiligung ${euro} ${tauernValue}. Ihr Kapitalkonto hat sich im ersten Halbjahr und seit Ihrem Beitritt am 18. Oktober 2019 wie folgt entwickelt (in ${euro}):</p>
${table(
  [
    row(
      [
        '',
        `${text('period_start', '01.01.2025', '2025-01-01')} bis<br>${stichtag}`,
        `seit Beitritt bis<br>${stichtag}`,
      ],
      'h',
    ),
    tauernLine('opening', 'Anfangsstand', 's'),
    tauernLine('contributions', 'zuzüglich Kapitaleinzahlungen'),
    tauernLine('distributions', 'abzüglich Ausschüttungen'),
    tauernLine('income', 'zuzüglich Zins- und Dividendenerträge'),
    tauernLine('realised', 'zuzüglich realisierte Veräußerungsgewinne'),
    tauernLine('unrealised', 'zuzüglich unrealisierte Wertänderungen'),
    tauernLine('fees', 'abzüglich Managementvergütung'),
    tauernLine('costs', 'abzüglich laufende Fondskosten (Prüfung, Steuerberatung, Recht)'),
    tauernLine('carry', 'abzüglich abgegrenzter Gewinnanteil der Initiatoren (Carried Interest)'),
    tauernLine('closing', 'Endstand', 'e'),
  ],
  'k',
)}
<p>Von Ihrem Zeichnungsbetrag von ${euro} ${eur.amount('commitment', 400000000)} haben wir bisher ${euro} ${eur.amount('contributed_to_date', tauernCalled)} abgerufen; ${euro} ${eur.amount('unfunded_commitment', 400000000 - tauernCalled)} stehen noch aus. Ihr Anteil am Fonds beträgt ${text('ownership_percentage', '3,3333 %', '3.3333')}.</p>
<p>Die Bewertung der Beteiligungen beruht auf ungeprüften Zwischenabschlüssen der Unternehmen. Den geprüften Jahresabschluss erhalten Sie wie gewohnt im Frühjahr.</p>
<p>Mit freundlichen Grüßen<br>${tauernManager}</p>
<p style="margin-top:26pt">Petra Hinteregger &emsp;&emsp;&emsp; ppa. Georg Salcher</p>`,
  derivable: {
    opening_balance_itd: 'EUR 0',
    distributed_to_date: `EUR ${((TAUERN.itd.distributions ?? 0) / 100).toFixed(2)}`,
    closing_balance_qtd: `EUR ${((TAUERN.ytd.closing ?? 0) / 100).toFixed(2)}`,
  },
});

const sek = printer({
  currency: 'SEK',
  group: '\u00a0',
  point: ',',
  digits: 0,
  negative: 'long minus',
  nil: '0',
});
const VASSKAR = periods(
  [2450000, 0, 168750, 22410, 41877, 0, -612930, -94115],
  [1800000, 3916500, 337500, 51206, 130492, 2204918, 1318744, 388020],
  [28300000, 7412250, 3206250, 488137, 816204, 3120477, 9604815, 1904310],
);
const THREE: readonly Period[] = ['qtd', 'ytd', 'itd'];
const vasskar = THREE.map(
  (period) => [period, { ...VASSKAR[period], opening: VASSKAR[period].opening ?? 0 }] as const,
);
const vasskarLine = (line: MovementLine, label: string, name = ''): string =>
  row([label, ...cells(sek, line, vasskar)], name);
const inbetalt = VASSKAR.itd.contributions ?? 0;
const ATERKALLBART = 1250000;
const kvar = 45000000 - inbetalt + ATERKALLBART;
const dag = text('reporting_date', '2025-09-30');
const fact = (label: string, value: string): string => `<div><small>${label}</small>${value}</div>`;

/** A Swedish quarter: facts above, three columns, and the commitment as a bar with its figures underneath. */
const swedish = document({
  file: 'Vasskär Tillväxt III – kapitalkonto kv3 2025 – Fastighetsarbetarnas.pdf',
  documentType: 'Capital Account',
  language: 'sv',
  layout: 'three-columns-commitment-bar',
  margin: '16mm',
  css: "body{font:9pt 'LM Sans 10','Liberation Sans'}.f{display:grid;grid-template-columns:2fr 2fr 1fr;gap:8pt 14pt;margin:12pt 0 16pt;padding:8pt 0;border-top:.5pt solid #2c5e8a;border-bottom:.5pt solid #2c5e8a}.f small,.n small{display:block;color:#5b6b78;font-size:7.5pt}h2{font-size:12pt;color:#2c5e8a;margin:18pt 0 4pt}table{width:100%;border-collapse:collapse}td{padding:3.4pt 4pt;text-align:right;border-bottom:.3pt solid #cfd8df}td:first-child{text-align:left}.h td{color:#2c5e8a;font-weight:bold}.b td{font-weight:bold;background:#e9f0f6}.n{display:grid;grid-template-columns:repeat(5,1fr);gap:6pt;margin-top:6pt}p{font-size:7.5pt;color:#5b6b78}",
  body: `<div style="display:flex;justify-content:space-between;align-items:end"><b style="font-size:16pt;color:#2c5e8a">Vasskär</b><span>Kapitalkontoutdrag tredje kvartalet 2025</span></div>
<div class="f">${fact('Fond', mark('fund', 'Vasskär Tillväxt III KB'))}${fact('Investerare', mark('limited_partner', 'Fastighetsarbetarnas Pensionsstiftelse'))}${fact('Investerarnr', '311-09')}${fact('Period', `${text('period_start', '2025-07-01')} – ${dag}`)}${fact('Förvaltare', mark('fund_manager', 'Vasskär Kapitalförvaltning AB'))}${fact('Valuta', text('base_currency', 'SEK'))}</div>
<h2>Förändring av ert kapital</h2>
${table([
  row(['', 'Kv 3 2025', 'Jan–sep 2025', 'Sedan start'], 'h'),
  vasskarLine('opening', 'Ingående kapital', 'b'),
  vasskarLine('contributions', 'Inbetalt kapital'),
  vasskarLine('distributions', 'Utbetalningar till er'),
  vasskarLine('fees', 'Förvaltningsavgift'),
  vasskarLine('costs', 'Fondens övriga kostnader'),
  vasskarLine('income', 'Räntor och utdelningar från innehav'),
  vasskarLine('realised', 'Realiserade vinster och förluster'),
  vasskarLine('unrealised', 'Orealiserad värdeförändring'),
  vasskarLine('carry', 'Avsättning för vinstdelning (carried interest)'),
  vasskarLine('closing', 'Utgående kapital', 'b'),
])}
<h2>Er utfästelse</h2>
<svg width="100%" height="16" viewBox="0 0 450 16" preserveAspectRatio="none"><rect width="450" height="16" fill="#d6e2ec"/><rect width="${Math.round(inbetalt / 100000)}" height="16" fill="#2c5e8a"/></svg>
<div class="n">${fact('Utfäst belopp', sek.amount('commitment', 45000000))}${fact('Inbetalt sedan start', sek.amount('contributed_to_date', inbetalt))}${fact('Utbetalt sedan start', sek.amount('distributed_to_date', VASSKAR.itd.distributions))}${fact('Utbetalt som kan återkallas', sek.amount('recallable_distributions', ATERKALLBART))}${fact('Kvar att inbetala', sek.amount('unfunded_commitment', kvar))}</div>
<p style="margin-top:22pt">Er andel av fonden uppgår till ${text('ownership_percentage', '2,25 %', '2.25')}. Uppgifterna är inte granskade av fondens revisor. Avsättningen för vinstdelning har minskat under kvartalet till följd av lägre värden i portföljen.</p>
<p>Vasskär Kapitalförvaltning AB, Norra Hamngatan 18, 411 06 Göteborg. Registrerad AIF-förvaltare hos Finansinspektionen. Frågor: investerare@vasskar.example, 031-555 01 80.</p>`,
});

export const documents: FundDocument[] = [austrian, swedish];
