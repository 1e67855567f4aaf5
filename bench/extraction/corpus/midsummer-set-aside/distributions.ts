import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '—',
});
/** The partner’s part of each character, in cents; it holds 2.5% of the partnership. */
const [RETURNED, GAIN, DIVIDENDS] = [118000000, 192132000, 4450000];
const GROSS = RETURNED + GAIN + DIVIDENDS;
const SHARES_WORTH = 209434500;
const [CARRY, WITHHELD] = [38426400, 1068000];
const NET = GROSS - CARRY - WITHHELD;
const whole = (part: number): number => part * 40;
const character = (label: string, part: number, fin: string, name = ''): string =>
  row([label, dollar.show(whole(part)), dollar.amount(fin, part)], name);

/** An American notice of shares and cash: the character of the whole, then what of it is delivered in which form. */
const inKind = document({
  file: 'ALSF IV Distribution 11 (cash and QVLA shares) - Teton Hospital Foundation.pdf',
  documentType: 'Capital Distribution',
  layout: 'american-notice-of-shares-and-cash',
  pageSize: 'Letter',
  margin: '20mm 22mm',
  css: "body{font:9.6pt/1.4 'Liberation Sans'}h1{font-size:14pt;margin:0;color:#3c2f5f}h4{margin:12pt 0 3pt;color:#3c2f5f;border-bottom:1pt solid #3c2f5f;font-size:10pt}table{border-collapse:collapse;width:100%}td,th{padding:2.4pt 4pt;text-align:right}td:first-child,th:first-child{text-align:left}th{font-size:8.2pt;color:#555}.t td{font-weight:bold;border-top:.6pt solid}.k td{text-align:left;padding:1.6pt 4pt}.k td:nth-child(odd){color:#555;width:19%}.n{font-size:7.6pt}",
  footer:
    '<div style="font:6.5pt sans-serif;width:100%;padding:0 22mm;display:flex;justify-content:space-between"><span>Absaroka Life Sciences Fund IV, L.P. – Distribution Notice</span><span><span class="pageNumber"></span> / <span class="totalPages"></span></span></div>',
  body: `<h1>Distribution Notice</h1>
<table class="k">${row(['Partnership', `<b>${mark('fund', 'Absaroka Life Sciences Fund IV, L.P.')}</b>`, 'Notice date', noticeDate('December 4, 2025', '2025-12-04')])}${row(['Partner', `<b>${mark('limited_partner', 'Teton Basin Hospital Foundation')}</b>`, 'Distribution date', text('payment_date', 'December 15, 2025', '2025-12-15')])}${row(['Manager', mark('fund_manager', 'Absaroka Ventures Management Co., LLC'), 'Distribution no.', text('distribution_number', '11')])}${row(['Percentage interest', '2.5000%', 'Currency', text('base_currency', 'U.S. dollars', 'USD')])}</table>
<p>The Partnership will distribute in kind 3,384,800 shares of common stock of Quillvane Therapeutics, Inc. (NASDAQ: QVLA), representing one half of its position, together with cash proceeds from the sale of Medicine Bow Diagnostics and a dividend from Owl Creek Instruments. For purposes of Section 6.5 of the Partnership Agreement the shares are valued at $24.75, the average closing price for the five trading days ended December 2, 2025.</p>
<h4>1. Character of the distribution</h4>
<table>${head(['', 'All partners', 'Your share'])}
${character('Return of capital contributions', RETURNED, 'distribution_return_of_capital')}
${character('Long-term capital gain', GAIN, 'distribution_realised_gain')}
${character('Dividend income', DIVIDENDS, 'distribution_income')}
${character('Gross distribution', GROSS, 'distribution_gross', 't')}
${row(['Carried interest to Absaroka GP IV, LLC (20% of gain)', dollar.show(-whole(CARRY)), dollar.cost('distribution_carried_interest', CARRY)])}
${row(['Backup withholding on dividends (24%)', 'varies', dollar.cost('distribution_withholding_tax', WITHHELD)])}
${row(['Net distribution, in kind and in cash', '', dollar.amount('distribution_net', NET)], 't')}</table>
<h4>2. Form of the distribution to you</h4>
<table>${head(['', 'Shares', 'Value per share', 'Amount'])}
${row(['Quillvane Therapeutics, Inc. common stock', '84,620', '$24.75', dollar.show(SHARES_WORTH)])}
${row(['Cash, after carried interest and withholding', '', '', dollar.show(NET - SHARES_WORTH)])}
${row(['Net distribution', '84,620', '', dollar.amount('distribution_net', NET)], 't')}</table>
<p>Shares will be delivered by DTC to Bighorn Custody Services (DTC no. 0417, account ending 6620); cash will be wired to your account of record at Gallatin State Bank. The shares are not subject to a lock-up. No fractional shares will be delivered.</p>
<h4>3. Your commitment</h4>
<table>${row(['Commitment', dollar.show(1000000000)])}
${row(['Portion of this distribution subject to recall under Section 3.4', dollar.amount('distribution_recallable', 50000000)])}
${row(['Remaining commitment before this distribution', dollar.show(136500000)])}
${row(['Remaining commitment after this distribution', dollar.amount('unfunded_commitment', 186500000)], 't')}
${row(['Distributions received since inception, including this distribution at its net amount', dollar.show(1128440175)])}</table>
<p class="n">Your tax basis and holding period in the shares will be reported on Schedule K-1; they do not begin on the distribution date. The value used here may differ from the market price when you receive or sell the shares, and the Partnership gives no advice on whether to hold them. Backup withholding applies because a current Form W-9 is not on file; please send one to tax@absaroka.example by December 10.</p>`,
});

const euro = printer({
  currency: 'EUR',
  group: '\u202f',
  point: ',',
  digits: 2,
  negative: 'long minus',
  after: '\u00a0€',
  nil: 'néant',
});
const [APPORTS, PLUS_VALUES, PRODUITS, RETENUE] = [60000000, 39800000, 4000000, 600000];
const BRUT = APPORTS + PLUS_VALUES + PRODUITS;
/** The investor holds 3.20% of the units; the fund’s amount is beside it. */
const quote = (label: string, part: number, fin: string, name = ''): string =>
  row([label, euro.show((part * 1000) / 32), euro.amount(fin, part)], name);

/** A French letter to a Swiss investor: gross, tax at source by treaty, net. */
const repartition = document({
  file: 'Charentonne Santé 2 - Répartition n°3 - CP Horlogers.pdf',
  documentType: 'Capital Distribution',
  layout: 'french-letter-fund-and-share-with-treaty-tax',
  language: 'fr',
  margin: '21mm 23mm',
  css: "body{font:10.2pt/1.46 'Liberation Sans'}p{margin:7pt 0}table{border-collapse:collapse;width:100%;margin:8pt 0}td,th{padding:3.4pt 6pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left;white-space:normal}th{background:#7a1f3d;color:#fff;font-weight:normal;font-size:9pt}tr:nth-child(odd) td{background:#faf3f5}.t td{font-weight:bold}.e{border-left:3pt solid #7a1f3d;padding-left:9pt}.n{font-size:7.8pt}",
  footer:
    '<div style="font:6.5pt sans-serif;width:100%;text-align:center;color:#555">Charentonne Partenaires SAS – société de gestion agréée par l’AMF sous le n° GP-90000417 – 17 cours de la Garenne, 16000 Angoulême</div>',
  body: `<div style="display:flex;justify-content:space-between"><div><b style="color:#7a1f3d;font-size:13pt">Charentonne Partenaires</b></div><div>${mark('limited_partner', 'Caisse de pension des horlogers des Montagnes')}<br>Rue du Temple 41<br>2400 Le Locle<br>Suisse</div></div>
<p>Angoulême, le ${noticeDate('3 novembre 2025', '2025-11-03')}</p>
<p><b>Objet : ${mark('fund', 'FPCI Charentonne Santé 2')} – avis de répartition d’actifs n° ${text('distribution_number', '3')}</b></p>
<p>Chers investisseurs,</p><p>À la suite de la cession de Laboratoires Aunisiens à un groupe danois et de l’encaissement du solde du crédit-vendeur sur Kinésia, ${mark('fund_manager', 'Charentonne Partenaires SAS')} a décidé de procéder à une répartition au profit des porteurs de parts A. Elle sera mise en paiement le <b>${text('payment_date', '14 novembre 2025', '2025-11-14')}</b> et se décompose ainsi :</p>
<table>${head(['', 'Ensemble des parts A', 'Votre quote-part (3,20 %)'])}
${quote('Remboursement d’apports', APPORTS, 'distribution_return_of_capital')}
${quote('Plus-value de cession', PLUS_VALUES, 'distribution_realised_gain')}
${quote('Dividendes et intérêts', PRODUITS, 'distribution_income')}
${quote('Répartition brute', BRUT, 'distribution_gross', 't')}
${row(['Retenue à la source (taux conventionnel de 15 %)', 'selon résidence', euro.cost('distribution_withholding_tax', RETENUE)])}
${row(['Part des porteurs de parts C (carried interest)', 'néant', 'néant'])}
${row(['Montant net versé', '', euro.amount('distribution_net', BRUT - RETENUE)], 't')}</table>
<div class="e"><p>Conformément à l’article 14.4 du règlement, ${euro.amount('distribution_recallable', 15000000)} pourront être rappelés jusqu’au 31 décembre 2027. Votre engagement restant à libérer, qui était de ${euro.show(71250000)}, est ainsi porté à ${euro.amount('unfunded_commitment', 86250000)}.</p><p>Depuis l’origine du Fonds vous aurez reçu ${euro.show(274600000)} bruts pour ${euro.show(328750000)} libérés, soit un DPI de 0,84x.</p></div>
<p>Le règlement sera effectué par virement sur le compte se terminant par 0417 ouvert à votre nom auprès de la Banque du Val-de-Ruz. Merci de nous signaler tout changement avant le 10 novembre.</p>
<p>Nous vous prions d’agréer, chers investisseurs, l’expression de nos sentiments dévoués.</p><p style="margin-top:24pt">Le Président</p>
<p class="n">La retenue s’applique aux seuls dividendes et intérêts ; une attestation de résidence (formulaire n° 5000) est nécessaire pour le bénéfice du taux conventionnel. La valeur liquidative de la part A au 30 septembre 2025, soit 141,18 €, ne tient pas compte de la présente répartition, qui la réduira de 25,95 €.</p>`,
  derivable: { base_currency: 'EUR', distribution_carried_interest: 'EUR 0' },
});

const krona = printer({
  currency: 'SEK',
  group: '\u00a0',
  point: ',',
  digits: 2,
  negative: 'long minus',
});
const SWEDISH = { back: 840000000, gain: 513520000, income: 41260000, tax: 6189000, extra: 102704000 };
const SWEDISH_GROSS = SWEDISH.back + SWEDISH.gain + SWEDISH.income;
const SWEDISH_NET = SWEDISH_GROSS - SWEDISH.tax - SWEDISH.extra;
const item = (number: string, label: string, value: string, name = ''): string =>
  row([number, label, value], name);

/** A Swedish notice of numbered lines to a Finnish partner, without rules. */
const besked = document({
  file: 'Utbetalningsbesked 4_Björkfjärden Industrifond II KB_Kvarkens lotsar.pdf',
  documentType: 'Capital Distribution',
  layout: 'swedish-notice-of-numbered-lines',
  language: 'sv',
  margin: '24mm 26mm',
  css: "body{font:10.4pt/1.5 'Liberation Serif'}h3{font-weight:normal;font-size:14pt;margin:14pt 0 6pt}table{border-collapse:collapse;width:100%;margin:4pt 0 10pt}td{padding:2.2pt 0;vertical-align:top}td:first-child{width:24pt;color:#666}td:last-child{text-align:right;white-space:nowrap}.t td{font-weight:bold;padding-bottom:6pt}.p td:first-child{width:38%;color:inherit}.p td:last-child{text-align:left;white-space:normal}p{margin:6pt 0}.n{font-size:8.2pt}",
  footer:
    '<div style="font:6.8pt serif;width:100%;text-align:center">Björkfjärden Förvaltning AB · org.nr 559900-0417 · Box 7714, 103 95 Stockholm · står under Finansinspektionens tillsyn</div>',
  body: `<p>${mark('limited_partner', 'Pensionsstiftelsen Kvarkens lotsar r.s.')}<br>Strandgatan 17<br>FI-65100 Vasa</p><p>Stockholm, ${noticeDate('2025-11-27', '2025-11-27')}</p>
<h3>Utbetalningsbesked ${text('distribution_number', '4')}</h3>
<table class="p">${row(['Fond', mark('fund', 'Björkfjärden Industrifond II KB')])}${row(['AIF-förvaltare', mark('fund_manager', 'Björkfjärden Förvaltning AB')])}${row(['Likviddag', text('payment_date', '2025-12-05', '2025-12-05')])}${row(['Valuta', text('base_currency', 'SEK')])}${row(['Er andel av utfäst kapital', '4,80 %'])}</table>
<p>Fonden har avyttrat Hjälmaren Ventilteknik AB och Sprengel Messtechnik GmbH. Likviden fördelas mellan bolagsmännen enligt § 9 i bolagsavtalet. För er del blir utfallet:</p>
<table>${item('1', 'Återbetalning av inbetalt kapital', krona.amount('distribution_return_of_capital', SWEDISH.back))}
${item('2', 'Realiserad vinst', krona.amount('distribution_realised_gain', SWEDISH.gain))}
${item('3', 'Räntor och utdelningar', krona.amount('distribution_income', SWEDISH.income))}
${item('', 'Bruttobelopp (1+2+3)', krona.amount('distribution_gross', SWEDISH_GROSS), 't')}
${item('4', 'Särskild vinstandel till komplementären, 20 % av rad 2', krona.cost('distribution_carried_interest', SWEDISH.extra))}
${item('5', 'Tysk källskatt, 15 % av rad 3', krona.cost('distribution_withholding_tax', SWEDISH.tax))}
${item('', 'Nettobelopp som utbetalas', krona.amount('distribution_net', SWEDISH_NET), 't')}
${item('6', 'Del av rad 1 som kan återkallas till och med 2026-12-31', krona.amount('distribution_recallable', 200000000))}
${item('7', 'Kvarstående utfästelse före utbetalningen', krona.show(735000000))}
${item('8', 'Kvarstående utfästelse efter utbetalningen', krona.amount('unfunded_commitment', 935000000))}</table>
<p>Totalt utbetalas brutto 290 579 166,67 kronor till samtliga bolagsmän. Efter utbetalningen har fonden återfört 0,71 gånger det inbetalda kapitalet (före: 0,48).</p>
<p>Beloppet sätts in på ert konto i Österbottens Sjöfartsbank som slutar på 4 417. Om uppgiften inte längre stämmer ber vi er kontakta oss senast den 2 december.</p>
<p>Med vänlig hälsning</p><p style="margin-top:20pt">Torun Segerqvist<br>Investerarservice</p>
<p class="n">Intyg om källskatten sänds ut i februari 2026. Beloppen är preliminära i skattemässigt hänseende. Sprengel Messtechnik GmbH såldes för 41,2 miljoner euro, omräknat till kursen 10,9650.</p>`,
});

const pesos = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'brackets' });
const [APORTES, PLUSVALIA, RENTAS, RETENCION, EXITO] = [71250000, 26894000, 5130000, 974700, 5378800];
const SPANISH_GROSS = APORTES + PLUSVALIA + RENTAS;
const line = (letra: string, concepto: string, importe: string, name = ''): string =>
  row([letra, concepto, importe], name);

/** A Spanish form in two columns of data over one table of lettered items. */
const notificacion = document({
  file: 'CCE_II_Notificacion_Distribucion_06_20251218_MPAS.pdf',
  documentType: 'Capital Distribution',
  layout: 'spanish-form-with-lettered-items',
  language: 'es',
  margin: '17mm 19mm',
  css: "body{font:9pt/1.38 'DejaVu Sans Condensed','DejaVu Sans';font-size:8.6pt}h2{font-size:12.5pt;text-align:center;background:#e9e2d0;padding:5pt;margin:0 0 8pt;border:.8pt solid #8c7a4f}.d{display:grid;grid-template-columns:1fr 1fr;border:.8pt solid #8c7a4f}.d div{padding:3.4pt 7pt;border-bottom:.4pt solid #cdbf9b}.d div:nth-child(odd){border-right:.4pt solid #cdbf9b}.d em{display:block;font-style:normal;font-size:6.8pt;color:#7b6d49}table{border-collapse:collapse;width:100%;margin:10pt 0;border:.8pt solid #8c7a4f}td,th{padding:3.2pt 7pt;border-bottom:.4pt solid #cdbf9b}td:first-child{width:16pt;text-align:center}td:last-child,th:last-child{text-align:right;white-space:nowrap}th{background:#e9e2d0;font-weight:normal;text-align:left}.t td{font-weight:bold;border-top:.8pt solid #8c7a4f}.n{font-size:7pt}",
  footer:
    '<div style="font:6.2pt sans-serif;width:100%;padding:0 19mm;display:flex;justify-content:space-between;color:#555"><span>Cebollera Capital, S.G.E.I.C., S.A. – C/ Numancia, 17, 42001 Soria – inscrita en la CNMV con el n.º 417</span><span>Página <span class="pageNumber"></span></span></div>',
  body: `<h2>NOTIFICACIÓN DE DISTRIBUCIÓN N.º ${text('distribution_number', '6')}</h2>
<div class="d"><div><em>Fondo</em>${mark('fund', 'Cebollera Capital Expansión II, F.C.R.')}</div><div><em>Sociedad gestora</em>${mark('fund_manager', 'Cebollera Capital, S.G.E.I.C., S.A.')}</div><div><em>Partícipe</em>${mark('limited_partner', 'Mutualidad de Peritos Agrícolas del Alto Duero')}</div><div><em>Participaciones</em>28.500 de clase A (1,90 % del Fondo)</div><div><em>Fecha de la notificación</em>${noticeDate('18/12/2025', '2025-12-18')}</div><div><em>Fecha valor del abono</em>${text('payment_date', '29/12/2025', '2025-12-29')}</div><div><em>Divisa</em>${text('base_currency', 'EUR')}</div><div><em>Cuenta de abono</em>ES** **** **** **41 7006</div></div>
<p>El Consejo de la Sociedad Gestora, en su reunión de 16 de diciembre de 2025, acordó distribuir a los partícipes los fondos procedentes de la venta de Harineras del Jalón, S.L. y de los dividendos repartidos por Bodegas Peñacorba, S.A. Los importes que le corresponden son los siguientes:</p>
<table>${head(['', 'Concepto', 'Importe (EUR)'])}
${line('a', 'Reembolso de aportaciones', pesos.amount('distribution_return_of_capital', APORTES))}
${line('b', 'Plusvalía realizada', pesos.amount('distribution_realised_gain', PLUSVALIA))}
${line('c', 'Dividendos e intereses', pesos.amount('distribution_income', RENTAS))}
${line('', 'Total bruto (a + b + c)', pesos.amount('distribution_gross', SPANISH_GROSS), 't')}
${line('d', 'Comisión de éxito de la Sociedad Gestora (20 % de b)', pesos.cost('distribution_carried_interest', EXITO))}
${line('e', 'Retención a cuenta (19 % de c)', pesos.cost('distribution_withholding_tax', RETENCION))}
${line('', 'Líquido a percibir', pesos.amount('distribution_net', SPANISH_GROSS - RETENCION - EXITO), 't')}</table>
<table>${head(['', 'Compromiso de inversión', 'Importe (EUR)'])}
${line('f', 'Compromiso suscrito', pesos.show(285000000))}
${line('g', 'Pendiente de desembolso antes de esta distribución', pesos.show(82500000))}
${line('h', 'Importe de (a) que puede volver a solicitarse', pesos.amount('distribution_recallable', 30000000))}
${line('i', 'Pendiente de desembolso después de esta distribución (g + h)', pesos.amount('unfunded_commitment', 112500000), 't')}
${line('j', 'Distribuido desde el inicio, neto, con esta distribución', pesos.show(214087300))}</table>
<p>Por participación, la distribución asciende a 36,24 euros brutos y 34,01 euros netos. El valor liquidativo a 30 de septiembre de 2025 era de 129,4416 euros.</p>
<p class="n">Esta notificación no constituye un certificado fiscal, que se remitirá en el primer trimestre de 2026. La retención no se practica a los partícipes exentos que hayan acreditado esa condición ante la Sociedad Gestora. El partícipe dispone de diez días para comunicar cualquier error en los datos que figuran en este documento. Depositario: Banco del Moncayo, S.A.</p>`,
});

export const documents = [inKind, repartition, besked, notificacion];
