import { cells, movement, type MovementLine } from '../paper/movement.ts';
import { document } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

const TKR = printer({
  currency: 'SEK',
  group: ' ',
  point: ',',
  digits: 1,
  scale: 1000,
  negative: 'long minus',
  nil: '–',
});
const VAT_QUARTER = movement([412207, 30000, 18500, 2250, 610, 844, 5110, 1920], 430115);
const VAT_LIFE = movement([null, 455000, 130500, 42750, 9115, 8120, 38440, 14605], 430115);
const vatRow = (label: string, line: MovementLine): string =>
  `<tr class="${line}"><td>${label}</td>${cells(TKR, line, [
    ['qtd', VAT_QUARTER],
    ['itd', VAT_LIFE],
  ])
    .map((cell) => `<td>${cell}</td>`)
    .join('')}</tr>`;

/** Swedish fund in thousand kronor with one decimal. */
const vattern = document({
  file: 'Vättern Tillväxt III - kapitalkonto Q1 2025 - Läkarstiftelsen.pdf',
  documentType: 'Capital Account',
  layout: 'swedish-thousand-kronor',
  language: 'sv',
  css: `body{font:10.2pt "Nimbus Sans"} h1{font-size:20pt;margin:0;font-weight:normal} table{width:100%;border-collapse:collapse;margin:12pt 0} td{padding:4pt 2pt} td:nth-child(n+2),th:nth-child(n+2){text-align:right}
    th{text-align:left;border-bottom:2px solid #204060;color:#204060} .closing td,.opening td{font-weight:bold;border-bottom:1px solid #204060} .kol{display:flex;gap:40pt}`,
  derivable: { distributed_to_date: 'SEK 13050000.0' },
  body: `<h1>Kapitalkontobesked</h1><p>${text('fund', 'Vättern Tillväxtfond III KB')}</p><div class="kol"><div>Delägare<br><b>${text('limited_partner', 'Läkarstiftelsen i Jönköping')}</b></div><div>Avser<br><b>${text('period_start', '2025-01-01')} – ${text('reporting_date', '2025-03-31')}</b></div>
    <div>Valuta<br><b>${text('base_currency', 'SEK')}</b></div><div>Andel<br><b>${text('ownership_percentage', '4,55 %', '4.55')}</b></div></div>
    <table><tr><th>Belopp i tkr</th><th>Kvartalet</th><th>Sedan start</th></tr>${vatRow('Ingående kapital', 'opening')}${vatRow('Inbetalt kapital', 'contributions')}${vatRow('Utbetalningar', 'distributions')}
    ${vatRow('Förvaltningsarvode', 'fees')}${vatRow('Övriga fondkostnader', 'costs')}${vatRow('Räntor och utdelningar, netto', 'income')}${vatRow('Realiserat resultat', 'realised')}${vatRow('Orealiserad värdeförändring', 'unrealised')}
    ${vatRow('Vinstdelning (särskild vinstandel)', 'carry')}${vatRow('Utgående kapital', 'closing')}</table>
    <table style="width:62%"><tr><th>Åtagande (tkr)</th><th></th></tr><tr><td>Utfäst kapital</td><td>${TKR.amount('commitment', 600000)}</td></tr><tr><td>Totalt inbetalt</td><td>${TKR.amount('contributed_to_date', 455000)}</td></tr>
    <tr><td>Återkallelsebara utbetalningar</td><td>${TKR.amount('recallable_distributions', 22000)}</td></tr><tr><td>Kvarstående åtagande</td><td>${TKR.amount('unfunded_commitment', 167000)}</td></tr></table>
    <p>Uppgifterna har inte granskats av revisor. ${text('fund_manager', 'Vättern Kapitalförvaltning AB')}, org.nr 556901-4472, Box 310, 551 15 Jönköping</p>`,
});

const GULDEN = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'minus',
  before: '€ ',
  nil: '€ -',
});
const IJS_QUARTER = movement([82240155, 5000000, 3100000, 312500, 84012, 110477, 904418, 220119], 86102240);
const IJS_YEAR = movement([74118290, 12500000, 5200000, 937500, 240661, 301822, 2118044, 610280], 86102240);
const ijsRow = (label: string, line: MovementLine): string =>
  `<tr class="${line}"><td>${label}</td>${cells(GULDEN, line, [
    ['ytd', IJS_YEAR],
    ['qtd', IJS_QUARTER],
  ])
    .map((cell) => `<td>${cell}</td>`)
    .join('')}</tr>`;

/** Dutch overview: key figures in tiles above, year before quarter in the table, the euro sign in every cell. */
const ijssel = document({
  file: 'Overzicht kapitaalrekening IJssel Energietransitie Q3-2024.pdf',
  documentType: 'Capital Account',
  layout: 'dutch-tiles-then-table',
  language: 'nl',
  css: `body{font:9.8pt "DejaVu Sans";color:#222} .tiles{display:flex;gap:8pt;margin:12pt 0} .tile{flex:1;background:#eef3e6;border-radius:5pt;padding:7pt} .tile b{display:block;font-size:11.5pt;margin-top:3pt;white-space:nowrap} .tile span{font-size:7.6pt;color:#566}
    table{width:100%;border-collapse:collapse} td,th{padding:4pt;border-bottom:1px solid #dde} td:nth-child(n+2),th:nth-child(n+2){text-align:right;white-space:nowrap} .closing td{font-weight:bold;background:#eef3e6}`,
  derivable: { base_currency: 'EUR', period_start: '2024-07-01' },
  body: `<p><b>${text('fund_manager', 'IJssel Vermogensbeheer B.V.')}</b> · Zwolle</p><h2>Overzicht kapitaalrekening per ${text('reporting_date', '30 september 2024', '2024-09-30')}</h2>
    <p>Participant: ${text('limited_partner', 'Stichting Bedrijfstakpensioenfonds Zuivel')}<br>Fonds: ${text('fund', 'IJssel Energietransitie Fonds C.V.')}</p>
    <div class="tiles"><div class="tile"><span>Gecommitteerd kapitaal</span><b>${GULDEN.amount('commitment', 125000000)}</b></div><div class="tile"><span>Gestort sinds aanvang</span><b>${GULDEN.amount('contributed_to_date', 91250000)}</b></div>
    <div class="tile"><span>Nog te storten</span><b>${GULDEN.amount('unfunded_commitment', 33750000)}</b></div><div class="tile"><span>Uitgekeerd sinds aanvang</span><b>${GULDEN.amount('distributed_to_date', 22405000)}</b></div></div>
    <table><tr><th style="text-align:left">Verloop</th><th>1 januari t/m<br>30 september 2024</th><th>1 juli t/m<br>30 september 2024</th></tr>${ijsRow('Beginstand', 'opening')}${ijsRow('Stortingen', 'contributions')}
    ${ijsRow('Uitkeringen', 'distributions')}${ijsRow('Beheervergoeding', 'fees')}${ijsRow('Overige fondskosten', 'costs')}${ijsRow('Rente- en dividendinkomsten', 'income')}${ijsRow('Gerealiseerd resultaat', 'realised')}
    ${ijsRow('Ongerealiseerd resultaat', 'unrealised')}${ijsRow('Winstdeling beheerder (carried interest)', 'carry')}${ijsRow('Eindstand', 'closing')}</table>
    <p>Uw belang in het fonds bedraagt ${text('ownership_percentage', '5,21%', '5.21')}. Op dit overzicht is geen accountantscontrole toegepast.</p>`,
});

export const documents = [vattern, ijssel];
