import { head, row, table } from '../html.ts';
import { document } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const CHF = printer({ currency: 'CHF', group: '’', point: '.', digits: 2, negative: 'minus', nil: '0.00' });

/** Swiss investment foundation: apostrophes in amounts, the amount per claim beside the total, withholding tax. */
const saentis = document({
  file: 'Ausschüttung 2-2024 Säntis AST PE Direkt - PK Müllerei.pdf',
  documentType: 'Capital Distribution',
  layout: 'swiss-foundation-per-claim',
  language: 'de',
  css: `body{font:10pt "Liberation Sans"} .bar{height:5pt;background:#c00;width:60pt} table{border-collapse:collapse} .a{width:100%;margin:10pt 0} .a th{text-align:right;font-weight:normal;color:#c00;padding:3pt 4pt} .a th:first-child,.a td:first-child{text-align:left} .a td{text-align:right;padding:4pt;border-top:.5px solid #ccc} .b td{font-weight:bold;border-top:1.2px solid #c00} .i td{padding:1.5pt 18pt 1.5pt 0}`,
  body: `<div class="bar"></div><p><b>Säntis Anlagestiftung</b><br>Bahnhofplatz 3, 9001 St. Gallen</p><p style="margin-top:24pt">${text('limited_partner', 'Pensionskasse der Schweizer Müllerei')}<br>Herrn R. Gmür<br>8910 Affoltern am Albis</p><p>St. Gallen, ${noticeDate('25.11.2024', '2024-11-25')}</p><h3>Ausschüttungsanzeige</h3><table class="i">${row(['Anlagegruppe', `<b>${text('fund', 'Säntis Private Equity Direkt 2018')}</b>`])}${row(['Ausschüttung Nr.', text('distribution_number', '6')])}${row(['Valuta', text('payment_date', '02.12.2024', '2024-12-02')])}${row(['Anzahl Ansprüche', '4’000'])}${row(['Vermögensverwalterin', text('fund_manager', 'Säntis Invest AG')])}</table>
    <table class="a">${head(['', `${text('base_currency', 'CHF')} pro Anspruch`, 'CHF total'])}${row(['Kapitalrückzahlung', '62.50', CHF.amount('distribution_return_of_capital', 25000000)])}${row(['Kapitalgewinn', '41.20', CHF.amount('distribution_realised_gain', 16480000)])}${row(['Ertrag', '8.00', CHF.amount('distribution_income', 3200000)])}${row(['Ausschüttung brutto', '111.70', CHF.amount('distribution_gross', 44680000)], 'b')}${row(['./. Verrechnungssteuer 35 % auf Ertrag', '-2.80', CHF.cost('distribution_withholding_tax', 1120000)])}${row(['Gutschrift netto', '108.90', CHF.amount('distribution_net', 43560000)], 'b')}</table>
    <p>Die Kapitalrückzahlung kann im Umfang von CHF ${CHF.amount('distribution_recallable', 10000000)} erneut abgerufen werden. Ihre offene Kapitalzusage beträgt danach CHF ${CHF.amount('unfunded_commitment', 95000000)}.</p><p>Die Gutschrift erfolgt auf Ihr Konto bei der Depotbank. Für Fragen stehen wir Ihnen gerne zur Verfügung.</p><p>Freundliche Grüsse</p><p>Säntis Anlagestiftung<br>Geschäftsführung</p><p style="font-size:8pt">Diese Anzeige trägt keine Unterschrift.</p>`,
});

const FR = printer({ currency: 'EUR', group: ' ', point: ',', digits: 2, negative: 'minus', nil: '0,00' });

/** French fund of funds: headed summary with amounts at the margin, social levies not withheld, reference table below. */
const goemon = document({
  file: 'Avis de distribution - Goémon Mezzanine FPCI - 2025-01 - IRCEM Ouest.pdf',
  documentType: 'Capital Distribution',
  layout: 'french-avis-two-tables',
  language: 'fr',
  css: `body{font:10pt "URW Gothic","Liberation Sans"} h1{font-size:17pt;font-weight:normal;color:#003d5b;margin-bottom:0} table{border-collapse:collapse;width:100%;margin:8pt 0} .g td{background:#eaf1f5;padding:4pt 6pt;border:2px solid #fff} .g td:nth-child(odd){width:26%;color:#003d5b} .a td{padding:3.6pt 4pt} .a td:last-child{text-align:right} .b td{font-weight:bold;border-top:1px solid #003d5b}`,
  derivable: { distribution_recallable: 'EUR 0' },
  body: `<h1>Avis de distribution</h1><p style="margin-top:2pt">établi le ${noticeDate('20/01/2025', '2025-01-20')}</p><table class="g">${row(['Fonds', text('fund', 'Goémon Mezzanine FPCI'), 'Porteur', text('limited_partner', 'Institution de Retraite Complémentaire de l’Ouest')])}${row(['Distribution n°', text('distribution_number', '12'), 'Date de valeur', text('payment_date', '31/01/2025', '2025-01-31')])}${row(['Société de gestion', text('fund_manager', 'Goémon Capital SAS'), 'Devise', text('base_currency', 'EUR')])}</table>
    <p>Madame, Monsieur,</p><p>La société de gestion a décidé de répartir le produit du remboursement anticipé des obligations mezzanine émises par Groupe Lannig ainsi que les coupons encaissés au second semestre 2024. Votre quote-part s’établit comme suit :</p><table class="a">${row(['Amortissement des parts (capital)', FR.amount('distribution_return_of_capital', 42500000)])}${row(['Plus-values', FR.amount('distribution_realised_gain', 3118045)])}${row(['Coupons et intérêts', FR.amount('distribution_income', 11240618)])}${row(['Montant brut', FR.amount('distribution_gross', 56858663)], 'b')}${row(['Retenue à la source', FR.cost('distribution_withholding_tax', 1405077)])}${row(['Part revenant aux porteurs de parts C (carried)', FR.cost('distribution_carried_interest', 1435866)])}${row(['Montant net versé', FR.amount('distribution_net', 54017720)], 'b')}</table>
    <p>Cette distribution n’est pas rappelable. Le montant restant à libérer au titre de votre souscription de 3 000 000,00 € est de ${FR.amount('unfunded_commitment', 21000000)} €.</p><table class="a" style="width:60%;color:#555">${row(['Cumul distribué avant la présente', '1 884 220,15'])}${row(['Cumul distribué après la présente', '2 424 397,35'])}</table><p style="font-size:8pt">Le virement sera effectué par le dépositaire sur le compte communiqué lors de la souscription.</p>`,
});

const NL = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'trailing minus',
  nil: '0,00',
});

/** Dutch fund: specification with the sum column set apart from the parts, deductions with the minus behind. */
const brasem = document({
  file: 'Brasem Participatiefonds - uitkering 9 - mei 2024 - Notarieel Pensioenfonds.pdf',
  documentType: 'Capital Distribution',
  layout: 'dutch-specification-two-amount-columns',
  language: 'nl',
  css: `body{font:10.6pt "Liberation Serif";margin:0 8pt} table{border-collapse:collapse;width:94%;margin:8pt 0} td{padding:2.6pt 4pt} td:nth-child(n+2){text-align:right;width:20%} .b td{font-weight:bold} .b td:last-child{border-top:1px solid #000} .k td:nth-child(2){text-align:left;width:66%}`,
  derivable: { distribution_recallable: 'EUR 0' },
  body: `<p style="font-size:18pt;color:#345;margin-bottom:0">Brasem</p><p style="margin-top:0;font-size:9pt">${text('fund_manager', 'Brasem Vermogensbeheer N.V.')}</p><h3>Uitkeringsnota</h3><table class="k">${row(['Fonds', text('fund', 'Brasem Participatiefonds III C.V.')])}${row(['Commanditaire vennoot', text('limited_partner', 'Stichting Notarieel Pensioenfonds')])}${row(['Notadatum', noticeDate('13-05-2024', '2024-05-13')])}${row(['Betaalbaar op', text('payment_date', '21-05-2024', '2024-05-21')])}${row(['Volgnummer uitkering', text('distribution_number', '9')])}${row(['Valuta', text('base_currency', 'EUR')])}</table><p>Naar aanleiding van de verkoop van Tegelfabriek Makkum keren wij aan u uit:</p>
    <table>${row(['Teruggave van gestort kapitaal', NL.amount('distribution_return_of_capital', 18750000), ''])}${row(['Verkoopwinst', NL.amount('distribution_realised_gain', 26412500), ''])}${row(['Dividend over 2023', NL.amount('distribution_income', 1180000), ''])}${row(['Bruto-uitkering', '', NL.amount('distribution_gross', 46342500)], 'b')}${row(['Dividendbelasting 15%', NL.cost('distribution_withholding_tax', 177000), ''])}${row(['Winstaandeel beherend vennoot', NL.cost('distribution_carried_interest', 2641250), ''])}${row(['Totaal inhoudingen', '', NL.show(-2818250)], 'b')}${row(['Netto-uitkering', '', NL.amount('distribution_net', 43524250)], 'b')}</table><p>Wij maken het nettobedrag over op de bij ons bekende rekening. De uitkering kan niet opnieuw worden opgevraagd; uw nog op te vragen inleg blijft EUR ${NL.amount('unfunded_commitment', 31250000)}.</p><p>Amsterdam<br>De directie</p>`,
});

const SEK = printer({
  currency: 'SEK',
  group: ' ',
  point: ',',
  digits: 2,
  negative: 'long minus',
  nil: '0,00',
});

/** Swedish letter: dates and amounts in a list with colons, deductions named in the text of the line. */
const hjortron = document({
  file: 'Meddelande om utdelning Hjortron Invest Fond II AB (publ) 4 okt 2024.pdf',
  documentType: 'Capital Distribution',
  layout: 'swedish-letter-colon-lines',
  language: 'sv',
  css: `body{font:10.8pt "Nimbus Sans","Liberation Sans"} .r{float:right;text-align:right;font-size:8.6pt;color:#a0522d} .d{width:80%;border-collapse:collapse;margin:8pt 0} .d td{padding:3pt 0} .d td:last-child{text-align:right} .b td{font-weight:bold;border-top:1px solid #a0522d}`,
  derivable: { distribution_carried_interest: 'SEK 0' },
  body: `<div class="r">${text('fund_manager', 'Hjortron Förvaltning AB')}<br>Storgatan 22<br>903 26 Umeå</div><h2 style="color:#a0522d">Meddelande om utdelning</h2><p>Umeå den ${noticeDate('4 oktober 2024', '2024-10-04')}</p><p>Till: ${text('limited_partner', 'Norrlands Läkares Pensionskassa')}<br>Fond: ${text('fund', 'Hjortron Invest Fond II AB (publ)')}<br>Utdelning nr: ${text('distribution_number', '3')}<br>Betalningsdag: ${text('payment_date', '14 oktober 2024', '2024-10-14')}<br>Valuta: ${text('base_currency', 'SEK')}</p><p>Fonden har avyttrat sitt innehav i Skellefte Batteriservice. Styrelsen har beslutat att dela ut likviden till investerarna. För er del innebär det följande:</p>
    ${table([row(['Återbetalning av insatt kapital', SEK.amount('distribution_return_of_capital', 240000000)]), row(['Vinst vid försäljning', SEK.amount('distribution_realised_gain', 131250050)]), row(['Ränteintäkter', SEK.amount('distribution_income', 1840020)]), row(['Utdelning före avdrag', SEK.amount('distribution_gross', 373090070)], 'b'), row(['Avgår: kupongskatt', SEK.cost('distribution_withholding_tax', 552006)]), row(['Utbetalas till er', SEK.amount('distribution_net', 372538064)], 'b')], 'd')}<p>Av det återbetalda kapitalet kan ${SEK.amount('distribution_recallable', 80000000)} kronor komma att kallas in på nytt. Ert kvarvarande åtagande uppgår efter utdelningen till ${SEK.amount('unfunded_commitment', 410000000)} kronor. Ingen vinstdelning till förvaltaren utgår på denna utdelning.</p><p>Med vänlig hälsning</p><p>Karin Lundmark<br>Ekonomichef</p>`,
});

export const documents = [saentis, goemon, brasem, hjortron];
