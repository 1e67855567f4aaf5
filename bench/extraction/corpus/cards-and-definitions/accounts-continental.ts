import type { MovementLine, Period } from '../paper/movement.ts';
import { cells, effect } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import { periods } from '../paper/periods.ts';

const tr = (label: string, values: readonly string[], name = ''): string =>
  `<tr class="${name}"><td>${label}</td>${values.map((value) => `<td>${value}</td>`).join('')}</tr>`;

const D = periods(
  [0, 6250000, 1500000, 311840, 0, 4118277, 2290411, 0],
  [20000000, 9500000, 4500000, 690215, 118440, 1204180, 11872066, 0],
  [112500000, 14250000, 16500000, 2784402, 309118, 6633540, 28415977, 0],
);
const DP = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'trailing minus',
  nil: '0,00',
});
const PRIOR = [97033811, 12500000, 3750000, 6000000, 884109, 97227, 2816004, 14920878];
const PRIOR_SIGNS = [1, 1, -1, -1, -1, 1, 1, 1];
const PRIOR_END = PRIOR.reduce((all, value, at) => all + value * (PRIOR_SIGNS[at] ?? 0), 0);
const dl = (no: string, label: string, line: MovementLine, at: number): string => {
  const prior = line === 'closing' ? PRIOR_END : (PRIOR[at] ?? 0) * (PRIOR_SIGNS[at] ?? 1);
  return tr(no, [label, ...cells(DP, line, [['ytd', D.ytd]]), DP.show(prior)], line);
};

const hochfilzen = document({
  file: 'Kapitalkontenauszug_2024_Hochfilzen_III_Anleger_20771.pdf',
  documentType: 'Capital Account',
  language: 'de',
  layout: 'geschaeftsjahr-mit-vorjahr',
  margin: '22mm 20mm 25mm 25mm',
  footer:
    '<div style="font:6.5px Liberation Sans;width:100%;padding:0 20mm;border-top:.5px solid #999;text-align:center">Hochfilzen Komplementär GmbH · Amtsgericht Regensburg HRB 17744 · Geschäftsführer: Dr. Ute Arnsteiner, Jens Pauly</div>',
  css: `body{font:9.5pt 'Liberation Sans'}.w{position:fixed;top:110mm;left:15mm;font:bold 62pt 'Liberation Sans';color:#f2f2f2;transform:rotate(-32deg);z-index:-1}.a{font-size:7pt;text-decoration:underline}.r{float:right;font-size:8pt;line-height:1.5}table{width:100%;border-collapse:collapse;margin:10pt 0}td,th{padding:3pt 4pt;border-bottom:.4pt dotted #777}td:nth-child(n+3),th:nth-child(n+3){text-align:right}td:nth-child(4){color:#666}.closing td{font-weight:bold;border-bottom:2pt double #000;border-top:1pt solid}`,
  body: `<div class="w">UNGEPRÜFT</div><div class="r">Anleger-Nr. 20771<br>Register-Nr. 0093/24<br>Regensburg, 14.03.2025</div><div class="a">${mark('fund_manager', 'Hochfilzen Invest KVG mbH')} · Domplatz 9 · 93047 Regensburg</div>
<p>${mark('limited_partner', 'Versorgungswerk der Tierärzte in der Oberpfalz')}<br>Körperschaft des öffentlichen Rechts<br>Albertstraße 2<br>93047 Regensburg</p><br>
<p><b>${mark('fund', 'Hochfilzen Mittelstand III GmbH & Co. geschlossene Investment-KG')}</b><br>Kapitalkontenauszug für das Geschäftsjahr vom ${text('period_start', '01.01.2024', '2024-01-01')} bis ${text('reporting_date', '31.12.2024', '2024-12-31')}</p>
<table><tr><th></th><th></th><th>2024<br>${mark('base_currency', 'EUR')}</th><th>2023<br>EUR</th></tr>
${dl('1.', 'Kapitalkonto am Anfang des Jahres', 'opening', 0)}${dl('2.', 'Einzahlungen auf die Pflichteinlage', 'contributions', 1)}${dl('3.', 'Entnahmen und Ausschüttungen', 'distributions', 2)}${dl('4.', 'Verwaltungsvergütung der KVG', 'fees', 3)}${dl('5.', 'Sonstige Aufwendungen der Gesellschaft', 'costs', 4)}${dl('6.', 'Zins- und Dividendenerträge', 'income', 5)}${dl('7.', 'Realisiertes Ergebnis aus Beteiligungen', 'realised', 6)}${dl('8.', 'Nicht realisiertes Ergebnis (Bewertungsänderung)', 'unrealised', 7)}${dl('9.', 'Kapitalkonto am Ende des Jahres', 'closing', 8)}</table>
<p>Zeichnungsbetrag: ${DP.amount('commitment', 200000000)} EUR. Davon bis zum Stichtag eingezahlt: ${DP.amount('contributed_to_date', D.itd.contributions)} EUR; noch nicht abgerufen: ${DP.amount('unfunded_commitment', 200000000 - (D.itd.contributions ?? 0))} EUR. Kumulierte Ausschüttungen: ${DP.amount('distributed_to_date', D.itd.distributions)} EUR. Ihr Anteil am Gesellschaftskapital beträgt ${mark('ownership_percentage', '1,6667 %', { value: '1.6667' })}.</p><p style="font-size:7.5pt">Nachgestelltes Minuszeichen bedeutet Minderung des Kapitalkontos. Der Jahresabschluss wird voraussichtlich im Juni 2025 festgestellt.</p>`,
});

const S = periods(
  [3100, 0, 412, 58, 12, 0, 4630, 0],
  [9400, 6220, 1236, 149, 377, 5105, -1984, 611],
  [71250, 15480, 8240, 1077, 1902, 9318, 22746, 2450],
);
const SP = printer({
  currency: 'SEK',
  group: ' ',
  point: ',',
  digits: 0,
  scale: 1000,
  negative: 'long minus',
  nil: '',
});
const sl = (label: string, line: MovementLine): string =>
  tr(
    label,
    cells(
      SP,
      line,
      (['itd', 'ytd', 'qtd'] as readonly Period[]).map((period) => [period, S[period]]),
    ),
    line,
  );

const rorholmen = document({
  file: 'Rörholmen Tillväxt II AB – kapitalkonto Q3 2024 – Nordfjärden.pdf',
  documentType: 'Capital Account',
  language: 'sv',
  layout: 'tusental-perioder-omvand-ordning',
  margin: '16mm 24mm',
  css: `body{font:9pt 'URW Gothic'}.bg{position:fixed;inset:0;z-index:-1;background:linear-gradient(#f4f1ea,#fff 40mm)}h1{font-weight:normal;font-size:20pt;color:#5a3e1b;margin:0}table{width:100%;border-collapse:collapse;margin:12pt 0;font-size:8.4pt}td,th{padding:4pt}td:not(:first-child),th:not(:first-child){text-align:right;white-space:nowrap}tr:nth-child(odd) td{background:#faf7f0}.opening td,.closing td{font-weight:bold;border-top:1pt solid #5a3e1b}.q{display:flex;justify-content:space-between;border:1pt solid #5a3e1b;padding:8pt}.q div{text-align:center}`,
  body: `<div class="bg"></div><svg width="34" height="34" viewBox="0 0 34 34" style="float:right"><circle cx="17" cy="17" r="16" fill="none" stroke="#5a3e1b" stroke-width="2"/><path d="M8 24V10h8a5 5 0 0 1 0 10h-4l10 6" fill="none" stroke="#5a3e1b" stroke-width="2"/></svg>
<h1>Kapitalkontobesked</h1><p>${mark('fund', 'Rörholmen Tillväxt II AB')}<br>Andelsägare: ${mark('limited_partner', 'Nordfjärdens Sparbanksstiftelse')}<br>Avstämningsdag: ${text('reporting_date', '30 september 2024', '2024-09-30')}</p>
<p>Belopp i tusental kronor (${mark('base_currency', 'tkr', { value: 'SEK' })})</p>
<table><tr><th></th><th>Sedan start</th><th>Jan–sep 2024</th><th>Jul–sep 2024</th></tr>${sl('Ingående kapital', 'opening')}${sl('Inbetalningar', 'contributions')}${sl('Återbetalningar till ägare', 'distributions')}${sl('Förvaltningsarvode', 'fees')}${sl('Bolagskostnader', 'costs')}${sl('Räntor och utdelningar', 'income')}${sl('Realiserade resultat', 'realised')}${sl('Orealiserade resultat', 'unrealised')}${sl('Särskild vinstandel', 'carry')}${sl('Utgående kapital', 'closing')}</table>
<div class="q"><div>Utfästelse<br><b>${SP.amount('commitment', 120000)}</b></div><div>Inbetalt totalt<br><b>${SP.amount('contributed_to_date', S.itd.contributions)}</b></div><div>Kvar att inbetala<br><b>${SP.amount('unfunded_commitment', 120000 - (S.itd.contributions ?? 0))}</b></div><div>Ägarandel<br><b>${mark('ownership_percentage', '4,00 %', { value: '4.00' })}</b></div></div>
<p style="font-size:7pt">Förvaltare: ${mark('fund_manager', 'Rörholmen Kapitalförvaltning AB')}, org.nr 559233-1187. Uppgifterna är ej reviderade. Nettoeffekt av kvartalet före inbetalningar: ${SP.show(effect(S.qtd, ['fees', 'costs', 'income', 'realised', 'unrealised', 'carry']))} tkr.</p>`,
  derivable: {
    period_start: '2024-07-01',
    distributed_to_date: `SEK ${S.itd.distributions}000`,
  },
});

export const documents = [hochfilzen, rorholmen];
