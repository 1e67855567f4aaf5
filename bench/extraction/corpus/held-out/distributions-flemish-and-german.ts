import type { FundDocument } from '../document.ts';
import { row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const euro = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'minus',
  before: '€ ',
  nil: '–',
});
const LEIE = { capital: 18750000, gain: 11482250, income: 2640000, tax: 792000 };
const leieGross = LEIE.capital + LEIE.gain + LEIE.income;
const leieFund = mark('fund', 'Leiewal Groeifonds II, private privak NV');
const leieManager = mark('fund_manager', 'Leiewal Investment Management NV');
const leieRow = (label: string, gross: string, tax: number, net: number): string =>
  row([label, gross, euro.show(tax === 0 ? null : -tax), euro.show(net)]);

/** A Flemish notice: gross, tax and net across, what is paid out down. */
const flemish = document({
  file: 'Uitkeringsbericht 3 - Leiewal Groeifonds II - 2025-06.pdf',
  documentType: 'Capital Distribution',
  language: 'nl',
  layout: 'gross-tax-net-across',
  margin: '22mm 24mm',
  css: "body{font:10pt 'Nimbus Sans','Liberation Sans';line-height:1.45}.o{display:grid;grid-template-columns:1fr 1fr;font-size:9.2pt}h1{font-size:15pt;font-weight:normal;color:#0a6a70;margin:28pt 0 10pt}table{width:100%;border-collapse:collapse;margin:10pt 0 14pt}td{padding:5pt 4pt;text-align:right;border-bottom:.5pt solid #bfd8d9}td:first-child{text-align:left}.k td{background:#0a6a70;color:#fff;font-size:9pt}.s td{font-weight:bold;border-bottom:1.4pt solid #0a6a70}.v{font-size:7.5pt;color:#667;margin-top:30pt;border-top:.5pt solid #0a6a70;padding-top:5pt}",
  body: `<div class="o"><span style="font-size:17pt;color:#0a6a70">leiewal</span><span>${mark('limited_partner', 'Onderlinge Verzekeringskas voor Binnenschippers')}<br>T.a.v. mevrouw K. Verhaeghe<br>Graslei 12<br>9000 Gent</span></div>
<p style="margin-top:22pt">Kortrijk, ${noticeDate('10 juni 2025', '2025-06-10')}</p>
<h1>Uitkering nr. ${text('distribution_number', '3')} van ${leieFund}</h1>
<p>Geachte mevrouw Verhaeghe,</p>
<p>De raad van bestuur heeft beslist om de opbrengst van de verkoop van Plastiflex Waregem en het dividend van Bakkerijgroep Delmotte aan de aandeelhouders uit te keren. De betaling gebeurt op <b>${text('payment_date', '17 juni 2025', '2025-06-17')}</b>. Voor uw 2.500 aandelen geeft dit:</p>
${table([
  row(['', 'Bruto', 'Roerende voorheffing', 'Netto'], 'k'),
  leieRow(
    'Terugbetaling van kapitaal',
    euro.amount('distribution_return_of_capital', LEIE.capital),
    0,
    LEIE.capital,
  ),
  leieRow('Gerealiseerde meerwaarden', euro.amount('distribution_realised_gain', LEIE.gain), 0, LEIE.gain),
  leieRow(
    'Dividenden (30 %)',
    euro.amount('distribution_income', LEIE.income),
    LEIE.tax,
    LEIE.income - LEIE.tax,
  ),
  row(
    [
      'Totaal',
      euro.amount('distribution_gross', leieGross),
      euro.cost('distribution_withholding_tax', LEIE.tax),
      euro.amount('distribution_net', leieGross - LEIE.tax),
    ],
    's',
  ),
])}
<p>Van het terugbetaalde kapitaal kan ${euro.amount('distribution_recallable', 3125000)} opnieuw worden opgevraagd. Uw nog niet opgevraagde verbintenis bedraagt daarmee ${euro.amount('unfunded_commitment', 54187500)}.</p>
<p>Wij storten het nettobedrag op uw rekening BE•• •••• •••• 8767 bij de Leiebank. Het fiscaal attest over inkomstenjaar 2025 ontvangt u in maart 2026.</p>
<p>Met vriendelijke groeten,</p><p>${leieManager}<br><br><br>Wouter Callens<br>financieel directeur</p>
<div class="v">Leiewal Investment Management NV, Doorniksewijk 66, 8500 Kortrijk · KBO 0684.220.917 · RPR Gent, afdeling Kortrijk</div>`,
  derivable: { base_currency: 'EUR' },
});

const eur = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'trailing minus' });
const SAALE = { capital: 17500000, gain: 9362500, income: 1137500, tax: 299995 };
const saaleGross = SAALE.capital + SAALE.gain + SAALE.income;
const saaleFund = mark('fund', 'Saaletal Nachfolge Beteiligungen II GmbH & Co. KG');
const saaleDay = text('payment_date', '15.12.2025', '2025-12-15');
const money = text('base_currency', 'EUR');
const per = (amount: number): string => eur.show(Math.round(amount / 35));
const saaleLine = (label: string, value: string, amount: number, name = ''): string =>
  row([label, per(amount), value], name);
const cell = (label: string, value: string): string => `<span><small>${label}</small><br>${value}</span>`;

/** A German letter with a line of references; amounts for 100,000 subscribed and for the reader's subscription. */
const german = document({
  file: 'SNB II - Ausschüttung Nr. 6 - Mitteilung an Anleger 2115.pdf',
  documentType: 'Capital Distribution',
  language: 'de',
  layout: 'reference-line-per-hundred-thousand',
  margin: '20mm 20mm 20mm 25mm',
  css: "body{font:10pt 'Liberation Sans Narrow','Liberation Sans';line-height:1.4}.a{margin:26pt 0 20pt}.a u{font-size:7pt;text-decoration:none;border-bottom:.4pt solid}.b{display:grid;grid-template-columns:repeat(4,1fr);margin-bottom:18pt}.b small{color:#666;font-size:7.5pt}table{width:100%;border-collapse:collapse;margin:10pt 0}td{padding:3pt 2pt;text-align:right}td:first-child{text-align:left}.k td{font-size:8.5pt;vertical-align:bottom;border-bottom:.6pt solid}.s td{font-weight:bold;border-top:.6pt solid}.t td{font-weight:bold;border-top:.6pt solid;border-bottom:.6pt solid}p{margin:8pt 0}.z{margin-top:26pt;font-size:7pt;color:#666;display:flex;justify-content:space-between;border-top:.4pt solid #666;padding-top:4pt}",
  body: `<div style="text-align:right;font-size:15pt;letter-spacing:2pt;color:#34495e">SAALETAL</div>
<div class="a"><u>Saaletal Kapitalverwaltung GmbH · Markt 9 · 07743 Jena</u><br><br>${mark('limited_partner', 'Sparkassen-Kulturstiftung Orlagau')}<br>Herrn Vorstand Dr. Henning Wolfram<br>Breite Straße 20<br>07381 Pößneck</div>
<div class="b">${cell('Ihre Anleger-Nr.', '2115')}${cell('Unser Zeichen', 'kw/SNB2-A06')}${cell('Telefon', '03641 555-118')}${cell('Datum', noticeDate('01.12.2025', '2025-12-01'))}</div>
<p><b>${saaleFund}<br>${text('distribution_number', '6')}. Ausschüttung am ${saaleDay}</b></p>
<p>Sehr geehrter Herr Dr. Wolfram,</p>
<p>die Gesellschaft hat ihre Anteile an der Orgelbau Kahla GmbH veräußert. Die Geschäftsführung schüttet den Erlös nach § 12 des Gesellschaftsvertrags aus. Auf Ihre Zeichnung von ${money} 3.500.000,00 entfallen:</p>
${table([
  row(['', `je ${money} 100.000<br>Zeichnung`, `Ihr Betrag<br>in ${money}`], 'k'),
  saaleLine(
    'Rückzahlung von Kommanditkapital',
    eur.amount('distribution_return_of_capital', SAALE.capital),
    SAALE.capital,
  ),
  saaleLine('Veräußerungsgewinne', eur.amount('distribution_realised_gain', SAALE.gain), SAALE.gain),
  saaleLine('Zinsen und Dividenden', eur.amount('distribution_income', SAALE.income), SAALE.income),
  saaleLine('Ausschüttung brutto', eur.amount('distribution_gross', saaleGross), saaleGross, 's'),
  saaleLine(
    'Kapitalertragsteuer einschließlich Solidaritätszuschlag',
    eur.cost('distribution_withholding_tax', SAALE.tax),
    -SAALE.tax,
  ),
  saaleLine(
    'Auszahlungsbetrag',
    eur.amount('distribution_net', saaleGross - SAALE.tax),
    saaleGross - SAALE.tax,
    't',
  ),
])}
<p>Der Auszahlungsbetrag wird mit Wertstellung ${saaleDay} auf das uns bekannte Konto DE•• •••• •••• •••• •367 89 bei der Kreissparkasse Orlagau überwiesen.</p>
<p>Die Ausschüttung kann nicht wieder abgerufen werden. Ihre offene Einlageverpflichtung beträgt unverändert ${money} ${eur.amount('unfunded_commitment', 52500000)}. Die Steuerbescheinigung geht Ihnen gesondert zu.</p>
<p>Mit freundlichen Grüßen</p><p>${mark('fund_manager', 'Saaletal Kapitalverwaltung GmbH')}</p><p style="margin-top:26pt">Katrin Weidner &emsp;&emsp;&emsp; i. V. Tobias Rauch</p>
<div class="z"><span>Geschäftsführung: Dr. Ulf Metzner, Katrin Weidner</span><span>Amtsgericht Jena HRB 511904</span><span>USt-IdNr. DE301774268</span></div>`,
  derivable: { distribution_recallable: 'EUR 0', commitment: 'EUR 3500000.00' },
});

export const documents: FundDocument[] = [flemish, german];
