import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import type { Investment } from '../paper/schedule.ts';
import { investments, multiples, scheduleCells, sums } from '../paper/schedule.ts';

const tds = (cells: readonly string[]): string => cells.map((cell) => `<td>${cell}</td>`).join('');
const comma = (plain: string): string => plain.replace('.', ',');

const TEUR = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 0,
  scale: 1000,
  negative: 'minus',
  nil: '–',
});
const FIRMS = investments(
  [
    'Blechwerk Sauerland GmbH',
    'Dentalis Praxisverbund',
    'Hansa Prüftechnik AG',
    'KüstenKlima Service',
    'Maier & Söhne Fördertechnik',
    'Rhönquell Getränke',
    'Softwerk Ilmenau GmbH',
    'Unstrut Verpackung',
    'Zirbel Möbelbeschläge',
  ],
  {
    seed: 1848,
    firstYear: 2014,
    cost: [5200, 19800],
    statuses: [
      ['Realised', 2],
      ['Partially realised', 2],
      ['Unrealised', 5],
    ],
  },
);
const GERMAN = {
  Realised: 'realisiert',
  'Partially realised': 'teilrealisiert',
  Unrealised: 'nicht realisiert',
};
const firm = (one: Investment): string => {
  const cell = scheduleCells(TEUR, one);
  const { day: of, month, year } = one.date;
  return `<tr>${tds([cell.name(), cell.date(`${of}.${month}.${year}`), cell.status(GERMAN[one.status]), cell.cost(), cell.realised(), cell.fairValue(), cell.total(), cell.multiple(2, (plain) => `${comma(plain)}x`), cell.irr((plain) => `${comma(plain)} %`, 'k. A.')])}</tr>`;
};
const [D_COST, D_REALISED, D_VALUE, D_TOTAL] = sums(FIRMS);
const DF = { paid: 141300, out: 131420, nav: D_VALUE + 2206 };
const DFM = multiples(DF.paid, DF.out, DF.nav);
const PRIOR = { paid: 138100, out: 114900, nav: DF.nav + 11874 };
const PRIOR_M = multiples(PRIOR.paid, PRIOR.out, PRIOR.nav);
const pair = (label: string, value: string, prior: string): string =>
  `<tr><td>${label}</td><td>${value}</td><td>${prior}</td></tr>`;

const steigerwald = document({
  file: 'Quartalsbericht_Q3-2024_Steigerwald_Nachfolge_II.pdf',
  documentType: 'Performance',
  language: 'de',
  layout: 'quartalsbericht-deckblatt-vorquartal-portfolio',
  margin: '20mm 18mm',
  footer:
    '<div style="font:7px Nimbus Sans;width:100%;padding:0 18mm;text-align:right">Seite <span class="pageNumber"></span>/<span class="totalPages"></span></div>',
  css: `body{font:9.2pt/1.4 'Nimbus Sans'}.c{height:240mm;box-sizing:border-box;background:#e9ede4;padding:20mm;position:relative}.c h1{font:300 32pt 'Nimbus Sans';color:#3f5630;margin:40mm 0 6mm}.p{page-break-before:always}h2{color:#3f5630;font-weight:400}table{width:100%;border-collapse:collapse;margin:8pt 0}td,th{padding:3.5pt 3pt;border-bottom:.4pt solid #b8c4ad;text-align:right}td:first-child,th:first-child{text-align:left}.q{font-size:6.9pt}.q td{white-space:nowrap}.q td:nth-child(3){text-align:left}.t td{font-weight:bold;border-top:1pt solid #3f5630}`,
  body: `<div class="c"><svg width="70" height="70" viewBox="0 0 70 70"><path d="M35 4L62 66H52L35 28L18 66H8Z" fill="#3f5630"/></svg><h1>Quartalsbericht</h1><p style="font-size:14pt">${mark('fund', 'Steigerwald Nachfolge II GmbH & Co. KG')}</p><p>Stichtag ${text('reporting_date', '30. September 2024', '2024-09-30')}</p><p style="position:absolute;bottom:15mm">${mark('fund_manager', 'Steigerwald Beteiligungsberatung GmbH')}<br>Bamberg</p></div>
<div class="p"><h2>1. Wertentwicklung des Fonds</h2><p>Im dritten Quartal wurden die restlichen Anteile an der Blechwerk Sauerland GmbH veräußert. Die übrigen Beteiligungen entwickelten sich überwiegend planmäßig; belastend wirkte der schwache Möbelmarkt. Alle Beträge in ${mark('base_currency', 'TEUR', { value: 'EUR' })}, soweit nicht anders angegeben.</p>
<table><tr><th></th><th>${text('reporting_date', '30.09.2024', '2024-09-30')}</th><th>30.06.2024</th></tr>${pair('Gezeichnetes Kapital', TEUR.amount('fund_size', 160000), TEUR.show(160000))}${pair('Eingezahltes Kapital', TEUR.amount('fund_paid_in', DF.paid), TEUR.show(PRIOR.paid))}${pair('Ausgezahltes Kapital', TEUR.amount('fund_distributed', DF.out), TEUR.show(PRIOR.out))}${pair('Nettoinventarwert', TEUR.amount('fund_nav', DF.nav), TEUR.show(PRIOR.nav))}${pair('DPI', mark('dpi', comma(DFM.dpi), { value: DFM.dpi }), comma(PRIOR_M.dpi))}${pair('RVPI', mark('rvpi', comma(DFM.rvpi), { value: DFM.rvpi }), comma(PRIOR_M.rvpi))}${pair('TVPI', mark('tvpi', comma(DFM.tvpi), { value: DFM.tvpi }), comma(PRIOR_M.tvpi))}${pair('IRR brutto', mark('gross_irr', '19,2 %', { value: '19.2' }), '18,8 %')}${pair('IRR netto', mark('net_irr', '13,6 %', { value: '13.6' }), '13,3 %')}</table><p>Auflagejahr: ${text('vintage_year', '2014')}. Die Laufzeit wurde durch Gesellschafterbeschluss bis 31.12.2026 verlängert.</p></div>
<div class="p"><h2>2. Beteiligungen</h2><table class="q"><tr><th>Gesellschaft</th><th>Einstieg</th><th style="text-align:left">Stand</th><th>Investiert</th><th>Rückflüsse</th><th>Zeitwert</th><th>Gesamtwert</th><th>Multiple</th><th>IRR</th></tr>${FIRMS.map(firm).join('')}<tr class="t">${tds(['Summe', '', '', TEUR.show(D_COST), TEUR.show(D_REALISED), TEUR.show(D_VALUE), TEUR.show(D_TOTAL), `${comma((D_TOTAL / D_COST).toFixed(2))}x`, ''])}</tr></table><p style="font-size:7.5pt">Zeitwerte nach IPEV-Richtlinien, ungeprüft. k. A. = keine Angabe.</p></div>`,
});

const MEUR = printer({
  currency: 'EUR',
  group: ' ',
  point: ',',
  digits: 1,
  scale: 1000000,
  negative: 'minus',
  nil: '-',
  after: ' M€',
});
const LINES = investments(
  ['Atelier Combrailles', 'Groupe Ferrandi Santé', 'Hydrolia', 'Nautika Équipements', 'Verger & Cie'],
  {
    seed: 777,
    firstYear: 2017,
    cost: [62, 215],
    statuses: [
      ['Realised', 1],
      ['Partially realised', 1],
      ['Unrealised', 3],
    ],
  },
);
const FRENCH = {
  Realised: 'Cédée',
  'Partially realised': 'Partiellement cédée',
  Unrealised: 'En portefeuille',
};
const sheet = (one: Investment): string => {
  const cell = scheduleCells(MEUR, one);
  const { day: of, month, year } = one.date;
  const item = (label: string, value: string): string => `<p><span>${label}</span><b>${value}</b></p>`;
  return `<div class="k"><h3>${cell.name()}</h3>${item('Entrée au capital', cell.date(`${of}/${month}/${year}`))}${item('Situation', cell.status(FRENCH[one.status]))}${item('Montant investi', cell.cost())}${item('Produits encaissés', cell.realised())}${item('Juste valeur', cell.fairValue())}${item('Valeur totale', cell.total())}${item(
    'Multiple brut',
    cell.multiple(1, (plain) => `${comma(plain)}x`),
  )}${item(
    'TRI brut',
    cell.irr((plain) => `${comma(plain)} %`, 'ns'),
  )}</div>`;
};
const [, , F_VALUE] = sums(LINES);
const FP = { paid: 846, out: 402, nav: F_VALUE + 17 };
const FPM = multiples(FP.paid, FP.out, FP.nav);

const combrailles = document({
  file: 'FPCI Sancerrois Croissance 2 - reporting T4 2024.pdf',
  documentType: 'Performance',
  language: 'fr',
  layout: 'fiches-par-participation',
  margin: '14mm',
  css: `body{font:8.8pt 'URW Gothic'}h1{font-size:16pt;margin:0;color:#b5122e}.r{background:#f6e9eb;padding:8pt;margin:8pt 0;display:grid;grid-template-columns:repeat(5,1fr);gap:6pt;font-size:7.6pt}.r b{display:block;font-size:11pt;margin-top:2pt}.g{display:grid;grid-template-columns:1fr 1fr;gap:9pt}.k{border:.7pt solid #b5122e;border-radius:4pt;padding:7pt;break-inside:avoid}.k h3{margin:0 0 4pt;color:#b5122e;font-size:10pt}.k p{display:flex;justify-content:space-between;margin:1.5pt 0;font-size:8pt}`,
  body: `<h1>${mark('fund', 'FPCI Sancerrois Croissance 2')}</h1><p>Rapport trimestriel arrêté au ${text('reporting_date', '31 décembre 2024', '2024-12-31')} · ${mark('fund_manager', 'Sancerrois Capital Investissement')}</p>
<div class="r"><div>Millésime<b>${text('vintage_year', '2017')}</b></div><div>Taille du fonds<b>${MEUR.amount('fund_size', 950)}</b></div><div>Capital appelé<b>${MEUR.amount('fund_paid_in', FP.paid)}</b></div><div>Capital distribué<b>${MEUR.amount('fund_distributed', FP.out)}</b></div><div>Actif net<b>${MEUR.amount('fund_nav', FP.nav)}</b></div><div>DPI<b>${mark('dpi', `${comma(FPM.dpi)}x`, { value: FPM.dpi })}</b></div><div>RVPI<b>${mark('rvpi', `${comma(FPM.rvpi)}x`, { value: FPM.rvpi })}</b></div><div>TVPI<b>${mark('tvpi', `${comma(FPM.tvpi)}x`, { value: FPM.tvpi })}</b></div><div>TRI brut<b>${mark('gross_irr', '17,5 %', { value: '17.5' })}</b></div><div>TRI net<b>${mark('net_irr', '11,8 %', { value: '11.8' })}</b></div></div>
<p>Le trimestre a été marqué par la cession d’Atelier Combrailles à son management et par une croissance externe d’Hydrolia en Vendée. L’endettement net moyen des participations s’établit à 2,7 fois l’EBITDA.</p><div class="g">${LINES.map(sheet).join('')}</div><p style="font-size:7pt">ns : non significatif. Données non auditées.</p>`,
  derivable: { base_currency: 'EUR' },
});

export const documents = [steigerwald, combrailles];
