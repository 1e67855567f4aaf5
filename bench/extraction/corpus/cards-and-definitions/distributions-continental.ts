import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const row = (label: string, value: string, name = ''): string =>
  `<tr class="${name}"><td>${label}</td><td>${value}</td></tr>`;

const CHF = printer({
  currency: 'CHF',
  group: "'",
  point: '.',
  digits: 2,
  negative: 'minus',
  before: 'CHF ',
  nil: '–',
});
const G = { capital: 36000000, gain: 22840015, income: 3120400, tax: 1092140, carry: 2284001 };
const G_GROSS = G.capital + G.gain + G.income;

const glarus = document({
  file: 'Ausschüttungsanzeige 5_2025 Tödi Direktbeteiligungen KmGK.pdf',
  documentType: 'Capital Distribution',
  language: 'de',
  layout: 'ausschuettungsanzeige-schweiz',
  margin: '20mm 22mm',
  css: `body{font:9.6pt 'Nimbus Sans'}.r{border-left:5pt solid #c8102e;padding-left:9pt}table{width:100%;border-collapse:collapse;margin:10pt 0}td{padding:4pt 0;border-bottom:.4pt solid #ddd}td:last-child{text-align:right}.s td{font-weight:bold;border-bottom:1pt solid #c8102e}.p td{font-size:12pt;font-weight:bold;background:#fbeaec;padding:6pt}.g{display:grid;grid-template-columns:42mm 1fr;row-gap:3pt;margin-top:10pt}`,
  body: `<div class="r"><b style="font-size:15pt">Ausschüttungsanzeige Nr. ${text('distribution_number', '5')}</b><br>${mark('fund', 'Tödi Direktbeteiligungen KmGK')}</div>
<div class="g"><span>Anleger</span><b>${mark('limited_partner', 'Sammelstiftung Linthebene')}</b><span>Datum der Anzeige</span><span>${noticeDate('7. April 2025', '2025-04-07')}</span><span>Valuta</span><span>${text('payment_date', '11. April 2025', '2025-04-11')}</span><span>Geschäftsführung</span><span>${mark('fund_manager', 'Tödi Partners AG')}, Glarus</span></div>
<table>${row('Rückzahlung von Kapital', CHF.amount('distribution_return_of_capital', G.capital))}${row('Realisierter Kapitalgewinn (Verkauf Feinwerk Näfels AG)', CHF.amount('distribution_realised_gain', G.gain))}${row('Dividendenertrag', CHF.amount('distribution_income', G.income))}${row('Bruttoausschüttung', CHF.amount('distribution_gross', G_GROSS), 's')}${row('Verrechnungssteuer 35 % auf dem Dividendenertrag', CHF.cost('distribution_withholding_tax', G.tax))}${row('Gewinnbeteiligung des Komplementärs', CHF.cost('distribution_carried_interest', G.carry))}${row('Nettoauszahlung', CHF.amount('distribution_net', G_GROSS - G.tax - G.carry), 'p')}</table>
<p>Ein Betrag von ${CHF.amount('distribution_recallable', 9000000)} gilt als wiederabrufbar (Ziff. 8.5 Gesellschaftsvertrag) und erhöht Ihre offene Zusage auf ${CHF.amount('unfunded_commitment', 41500000)}. Ihre Zusage insgesamt: CHF 2'000'000.00.</p><p>Die Auszahlung erfolgt auf Ihr Konto bei der Linthbank, IBAN CH64 0877 7000 1184 6023 9.</p><p style="font-size:7pt">Dieses Schreiben wurde maschinell erstellt und trägt keine Unterschrift.</p>`,
  derivable: { base_currency: 'CHF' },
});

const FR = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'minus',
  before: '',
  after: ' EUR',
});
const L = { capital: 15500000, gain: 6420050, income: 879950 };
const L_GROSS = L.capital + L.gain + L.income;
const fold = (label: string, value: string): string => `<div><dt>${label}</dt><dd>${value}</dd></div>`;

const lanvaux = document({
  file: 'Distribution_003_FPS-Lanvaux-Dette-Privee_Fondation-Trescleoux.pdf',
  documentType: 'Capital Distribution',
  language: 'fr',
  layout: 'lettre-avec-liste-de-definitions',
  margin: '0',
  css: `body{font:10pt/1.4 'Liberation Serif';margin:0;padding:25mm 22mm 0 40mm}.g{position:fixed;left:0;top:0;bottom:0;width:26mm;background:#24475b}.g b{position:absolute;top:30mm;left:7mm;color:#fff;writing-mode:vertical-rl;font:bold 16pt 'URW Gothic';letter-spacing:3pt}dl div{display:flex;border-bottom:.5pt dotted #24475b;padding:3pt 0}dt{flex:1}dd{margin:0}`,
  body: `<div class="g"><b>LANVAUX</b></div><p style="text-align:right">Vannes, le ${noticeDate('18 décembre 2024', '2024-12-18')}</p><p>${mark('limited_partner', 'Fondation Trescléoux pour l’Enfance')}<br>27, cours Mirabelle<br>13100 Aix-en-Provence</p>
<p><b>Objet : ${mark('fund', 'Lanvaux Dette Privée FPS')} – distribution n° ${text('distribution_number', '3')}</b></p><p>Madame, Monsieur,</p><p>À la suite du remboursement anticipé de la mezzanine consentie au groupe Kerdanet, le fonds procède à une distribution dont votre quote-part s’établit ainsi :</p>
<dl>${fold('Remboursement du capital', FR.amount('distribution_return_of_capital', L.capital))}${fold('Plus-value réalisée (bons de souscription)', FR.amount('distribution_realised_gain', L.gain))}${fold('Intérêts courus et capitalisés', FR.amount('distribution_income', L.income))}${fold('<b>Montant brut</b>', FR.amount('distribution_gross', L_GROSS))}${fold('Retenue à la source', FR.amount('distribution_withholding_tax', 0))}${fold('<b>Montant net versé</b>', FR.amount('distribution_net', L_GROSS))}</dl>
<p>Le versement interviendra le ${text('payment_date', '30 décembre 2024', '2024-12-30')} sur le compte que vous nous avez indiqué. La part temporaire, susceptible d’être rappelée jusqu’au 31 décembre 2026, s’élève à ${FR.amount('distribution_recallable', 5000000)} ; votre engagement non appelé est en conséquence porté à ${FR.amount('unfunded_commitment', 17250000)}.</p><p>Nous vous prions d’agréer, Madame, Monsieur, l’expression de nos salutations distinguées.</p><p>${mark('fund_manager', 'Lanvaux Asset Management')}<br><span style="font:18pt Z003">Gwénaëlle Corlay</span></p>`,
  derivable: { base_currency: 'EUR' },
});

const NL = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'minus', before: '€ ' });
const Q = { capital: 8750000, gain: 11316240, income: 633760, tax: 95064 };
const Q_GROSS = Q.capital + Q.gain + Q.income;

const schelphoek = document({
  file: 'Uitkering 2 Schelphoek Participaties Fonds B.V. - De Vier Ambachten.pdf',
  documentType: 'Capital Distribution',
  language: 'nl',
  layout: 'drie-kolommen-per-aandeel',
  margin: '18mm',
  css: `body{font:9.4pt 'URW Gothic'}h1{font-size:19pt;color:#00747a;margin:0}.k{columns:2;column-gap:16mm;margin:10pt 0;font-size:8.6pt}table{width:100%;border-spacing:0 2pt}th{color:#00747a;text-align:right;font-size:8pt}td{background:#eef7f7;padding:5pt}td:nth-child(n+2){text-align:right}.z td{background:#00747a;color:#fff;font-weight:bold}`,
  body: `<svg width="60" height="20" viewBox="0 0 60 20" style="float:right"><path d="M2 18a10 16 0 0 1 20 0M20 18a10 16 0 0 1 20 0M38 18a10 16 0 0 1 20 0" fill="none" stroke="#00747a" stroke-width="3"/></svg><h1>Uitkeringsbericht</h1><p>${mark('fund', 'Schelphoek Participaties Fonds B.V.')}</p>
<div class="k"><p>Aandeelhouder: ${mark('limited_partner', 'Onderlinge De Vier Ambachten U.A.')}<br>Aantal aandelen: 2.500</p><p>Uitkering nr.: ${text('distribution_number', '2')}<br>Datum bericht: ${noticeDate('24-10-2024', '2024-10-24')}<br>Betaaldatum: ${text('payment_date', '31-10-2024', '2024-10-31')}</p></div>
<table><tr><th style="text-align:left">Onderdeel</th><th>Per aandeel</th><th>Uw bedrag</th></tr><tr><td>Terugbetaling van kapitaal</td><td>${NL.show(Q.capital / 2500)}</td><td>${NL.amount('distribution_return_of_capital', Q.capital)}</td></tr><tr><td>Verkoopwinst Bakkerij Westhavel</td><td>${NL.show(Math.round(Q.gain / 2500))}</td><td>${NL.amount('distribution_realised_gain', Q.gain)}</td></tr><tr><td>Ontvangen dividend en rente</td><td>${NL.show(Math.round(Q.income / 2500))}</td><td>${NL.amount('distribution_income', Q.income)}</td></tr><tr class="z"><td>Bruto-uitkering</td><td>${NL.show(Math.round(Q_GROSS / 2500))}</td><td>${NL.amount('distribution_gross', Q_GROSS)}</td></tr><tr><td>Ingehouden dividendbelasting (15%)</td><td>${NL.show(-Math.round(Q.tax / 2500))}</td><td>${NL.cost('distribution_withholding_tax', Q.tax)}</td></tr><tr class="z"><td>Netto-uitkering</td><td>${NL.show(Math.round((Q_GROSS - Q.tax) / 2500))}</td><td>${NL.amount('distribution_net', Q_GROSS - Q.tax)}</td></tr></table>
<p>Het volledige bedrag is definitief; terugvordering is uitgesloten. Van uw toezegging blijft ${NL.amount('unfunded_commitment', 3125000)} opvraagbaar.</p><p style="font-size:7.5pt">Namens de beheerder, ${mark('fund_manager', 'Schelphoek Management B.V.')}, Zierikzee</p>`,
  derivable: { base_currency: 'EUR', distribution_recallable: 'EUR 0' },
});

export const documents = [glarus, lanvaux, schelphoek];
