import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const NEXT_PAGE = '<div style="break-before:page"></div>';

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  before: '$',
});
const [BACK, GAIN, DIVIDEND, CARRY] = [162500000, 114843750, 5625000, 11484375];
const GROSS = BACK + GAIN + DIVIDEND;

/** An American co-investment vehicle's letter about a single company, with one table of the partner's share. */
const letter = document({
  file: 'CVP Meridel Co-Invest - Distribution Letter 9-15-2026 - Cottonbluff Univ.pdf',
  documentType: 'Capital Distribution',
  layout: 'american-co-investment-letter-with-one-table',
  pageSize: 'Letter',
  margin: '26mm 28mm 22mm',
  css: "body{font:11pt/1.42 'Liberation Serif'}p{margin:9pt 0}table{border-collapse:collapse;width:86%;margin:10pt auto}td{padding:2.8pt 4pt}td:last-child{text-align:right}.s td{border-top:.6pt solid}.t td{font-weight:bold;border-top:.6pt solid;border-bottom:2.2pt double}.n{font-size:8.6pt}",
  footer:
    '<div style="font:7pt serif;width:100%;text-align:center">Copperview Partners LLC · 77 West Lattimer Street · Chicago, Illinois 60606</div>',
  body: `<p style="font-size:15pt;font-variant:small-caps;margin:0 0 16pt">Copperview Partners</p>
<p>${noticeDate('September 15, 2026', '2026-09-15')}</p>
<p>${mark('limited_partner', 'Cottonbluff University Endowment')}<br>Attn: Investment Office<br>200 Founders Walk<br>Salina, Kansas 67401</p>
<p><b>Re: ${mark('fund', 'Copperview Meridel Co-Investment, L.P.')} – Distribution No. ${text('distribution_number', '2')}</b></p>
<p>Dear Limited Partner:</p>
<p>We are pleased to report that on September 3, 2026 Meridel Packaging Holdings completed a recapitalization together with the sale of its rigid plastics division. The Partnership received $22.6 million and will distribute the proceeds on <b>${text('payment_date', 'September 22, 2026', '2026-09-22')}</b>. Your share, based on your 12.5% interest in the Partnership, is as follows:</p>
<table>${row(['Return of capital', dollar.amount('distribution_return_of_capital', BACK)])}
${row(['Realized gain', dollar.amount('distribution_realised_gain', GAIN)])}
${row(['Dividend income', dollar.amount('distribution_income', DIVIDEND)])}
${row(['Gross distribution', dollar.amount('distribution_gross', GROSS)], 's')}
${row(['Less: carried interest to the General Partner', dollar.cost('distribution_carried_interest', CARRY)])}
${row(['Net distribution', dollar.amount('distribution_net', GROSS - CARRY)], 't')}</table>
<p>Carried interest is 10% of realized gain. Following this distribution the Partnership continues to hold 31% of the common equity of Meridel, valued at $41.2 million at June 30, 2026 before giving effect to the recapitalization. No part of the distribution is recallable. Your remaining unfunded commitment, which is reserved for follow-on investments, is unchanged at ${dollar.amount('unfunded_commitment', 37500000)}.</p>
<p>The distribution will be wired according to the instructions that we have on file. If these have changed, please contact Marcus Feld at investors@copperview.example by September 18.</p>
<p>Thank you for your continued support.</p><p>Sincerely,</p><p style="margin-top:26pt">${mark('fund_manager', 'Copperview Partners LLC')}<br>Manager of the Partnership</p>
<p class="n">The tax character of this distribution will be reported on your 2026 Schedule K-1 and may differ from the amounts above.</p>`,
  derivable: { base_currency: 'USD', distribution_recallable: 'USD 0' },
});

const pound = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: 'Nil',
});
const [RENT, LAND, SOLD] = [31840000, 50000000, 8425000];
const BRITISH_GROSS = RENT + LAND + SOLD;
const NRL_TAX = RENT / 5;
const portsoken = (label: string, amount: number, fin: string, name = ''): string =>
  row([label, pound.show(amount * 25), pound.amount(fin, amount)], name);

/** A British property fund's distribution: a covering letter, then the notice with the fund's and the investor's amounts. */
const property = document({
  file: 'Portsoken LIPF - Distribution 23 - Q3 2026 - Lillesand.pdf',
  documentType: 'Capital Distribution',
  layout: 'british-property-distribution-letter-and-notice',
  margin: '24mm 23mm 20mm',
  css: "body{font:10.2pt/1.45 'DejaVu Sans Condensed','DejaVu Sans';font-size:9.2pt}p{margin:8pt 0}h2{font-size:14pt;font-weight:normal;margin:0 0 8pt;color:#8a2846}h4{font-size:9.6pt;color:#8a2846;margin:14pt 0 3pt}table{border-collapse:collapse;width:100%}td,th{padding:3.2pt 5pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{font-weight:normal;border-bottom:.8pt solid #8a2846;color:#8a2846}.s td{border-top:.4pt solid #8a2846}.t td{font-weight:bold;border-top:.8pt solid #8a2846;border-bottom:.8pt solid #8a2846}.k td{text-align:left}.k td:first-child{width:34%;color:#555}.n{font-size:7.4pt;color:#444}",
  footer:
    '<div style="font:6.4pt sans-serif;width:100%;padding:0 23mm;display:flex;justify-content:space-between;color:#666"><span>Portsoken Property Fund Managers Limited, registered in England no. 09004177</span><span class="pageNumber"></span></div>',
  body: `<p style="color:#8a2846;font-size:13pt"><b>Portsoken</b> Property</p>
<p>${mark('limited_partner', 'Lillesand kommunale pensjonskasse')}<br>Storgata 8<br>4790 Lillesand<br>Norway</p><p>${noticeDate('10 September 2026', '2026-09-10')}</p>
<p>Dear Investor</p><p><b>${mark('fund', 'Portsoken Long Income Property Fund LP')}: distribution for the third quarter of 2026</b></p>
<p>Please find overleaf the notice of the Fund’s twenty-third distribution. It comprises rental income for the quarter and the net proceeds from the sale of the distribution warehouse at Wellingborough, which was completed on 14 August at 4.6 per cent above the June valuation.</p>
<p>You will receive £${pound.amount('distribution_net', BRITISH_GROSS - NRL_TAX)} after tax on <b>${text('payment_date', '24 September 2026', '2026-09-24')}</b>. Part of the capital returned may be drawn down again until the end of the investment period in March 2028, and we expect to do so for the forward funding of the care home at Ludlow.</p>
<p>Occupancy stood at 98.7 per cent at the end of August and 99.2 per cent of the rent due on the June quarter day had been collected. The weighted average unexpired lease term is 17.4 years.</p>
<p>Yours sincerely</p><p style="margin-top:28pt">Eleanor Sharrock<br>Head of Investor Services<br>${mark('fund_manager', 'Portsoken Property Fund Managers Limited')}, Manager of the Fund</p>
${NEXT_PAGE}<h2>Distribution notice</h2>
<table class="k">${row(['Fund', mark('fund', 'Portsoken Long Income Property Fund LP')])}${row(['Investor', mark('limited_partner', 'Lillesand kommunale pensjonskasse')])}${row(['Distribution number', text('distribution_number', '23')])}${row(['Payment date', text('payment_date', '24 September 2026', '2026-09-24')])}${row(['Currency', mark('base_currency', 'Pounds sterling', { value: 'GBP' })])}${row(['Your share of the Fund', '4.00%'])}</table>
<h4>This distribution (£)</h4>
<table>${head(['', 'Fund', 'Your share'])}
${portsoken('Property income', RENT, 'distribution_income')}
${portsoken('Return of capital', LAND, 'distribution_return_of_capital')}
${portsoken('Realised gain on disposal', SOLD, 'distribution_realised_gain')}
${portsoken('Gross distribution', BRITISH_GROSS, 'distribution_gross', 's')}
${row(['Income tax at 20% under the Non-resident Landlords Scheme', 'various', pound.cost('distribution_withholding_tax', NRL_TAX)])}
${row(['Carried interest', 'Nil', 'Nil'])}
${row(['Net amount payable to you', '', pound.amount('distribution_net', BRITISH_GROSS - NRL_TAX)], 't')}</table>
<h4>Your commitment (£)</h4>
<table>${row(['Undrawn commitment before this distribution', pound.show(120000000)])}
${row(['Recallable part of this distribution', pound.amount('distribution_recallable', 25000000)])}
${row(['Undrawn commitment after this distribution', pound.amount('unfunded_commitment', 145000000)], 't')}</table>
<p>Payment will be made by international transfer to your account with Agderkysten Bank ending 0417. A certificate of the tax deducted (form NRL6) will be sent by 5 July 2027.</p>
<p class="n">Investors that hold an approval from HM Revenue &amp; Customs to receive rental income without deduction of tax should send a copy to the Administrator, Minories Fund Administration Limited. Distributions to date, including this one and before tax, amount to £5,186,420.00 for your holding.</p>`,
  derivable: { distribution_carried_interest: 'GBP 0' },
});

const euro = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'minus' });
const [DEVUELTO, PLUSVALIA, DIVIDENDOS, RETENIDO] = [64000000, 21135000, 4870000, 925300];
const BRUTO = DEVUELTO + PLUSVALIA + DIVIDENDOS;
const PARTICIPACIONES = 64000;
const unidad = (amount: number): string => (amount / 100 / PARTICIPACIONES).toFixed(4).replace('.', ',');
const concepto = (label: string, amount: number, fin: string, name = ''): string =>
  row([label, unidad(amount), euro.amount(fin, amount)], name);

/** A Spanish infrastructure fund's letter: amounts by unit and in total. */
const carta = document({
  file: 'Comunicacion distribucion 5 Jábega Infraestructuras II - MUTASVAL.pdf',
  documentType: 'Capital Distribution',
  layout: 'spanish-letter-by-unit-and-in-total',
  language: 'es',
  margin: '24mm 26mm 22mm',
  css: "body{font:10.6pt/1.45 'Liberation Serif'}p{margin:8pt 0;text-align:justify}table{border-collapse:collapse;width:100%;margin:9pt 0}td,th{padding:3pt 5pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{border-top:.8pt solid;border-bottom:.8pt solid;font-weight:bold}.s td{border-top:.4pt solid}.t td{border-top:.8pt solid;border-bottom:.8pt solid;font-weight:bold}.n{font-size:8pt}",
  footer:
    '<div style="font:6.8pt serif;width:100%;text-align:center">Jábega Gestión de Activos, S.G.E.I.C., S.A. · Alameda de Apodaca 21, 11003 Cádiz · CNMV n.º 352</div>',
  body: `<p style="font-size:14pt;color:#0b5d7a;margin:0 0 10pt"><b>Jábega</b> Gestión de Activos</p>
<p style="text-align:left">${mark('limited_partner', 'Mutua de Previsión de Tasadores de Valencia')}<br>C/ Poeta Querol 31<br>46002 Valencia</p>
<p style="text-align:right">Cádiz, ${noticeDate('11 de septiembre de 2026', '2026-09-11')}</p>
<p><b>Asunto: ${mark('fund', 'Jábega Infraestructuras II, F.C.R.')} – Distribución n.º ${text('distribution_number', '5')}</b></p>
<p>Estimado partícipe:</p>
<p>Nos complace comunicarle que ${mark('fund_manager', 'Jábega Gestión de Activos, S.G.E.I.C., S.A.')}, como sociedad gestora del Fondo, ha acordado realizar una distribución a los partícipes con cargo a la venta del 49 % de la sociedad concesionaria del hospital de Sierra Bermeja y a los dividendos recibidos de la planta desaladora de Punta Carnero. El pago se efectuará el día <b>${text('payment_date', '25 de septiembre de 2026', '2026-09-25')}</b>.</p>
<p>De acuerdo con las 64.000 participaciones de las que es titular, le corresponden los siguientes importes, expresados en ${mark('base_currency', 'euros', { value: 'EUR' })}:</p>
<table>${head(['Concepto', 'Por participación', 'Importe total'])}
${concepto('Devolución de aportaciones', DEVUELTO, 'distribution_return_of_capital')}
${concepto('Plusvalías', PLUSVALIA, 'distribution_realised_gain')}
${concepto('Dividendos', DIVIDENDOS, 'distribution_income')}
${concepto('Distribución bruta', BRUTO, 'distribution_gross', 's')}
${row(['Retención fiscal (19 % sobre dividendos)', `-${unidad(RETENIDO)}`, euro.cost('distribution_withholding_tax', RETENIDO)])}
${row(['Distribución neta', unidad(BRUTO - RETENIDO), euro.amount('distribution_net', BRUTO - RETENIDO)], 't')}</table>
<p>De la devolución de aportaciones, ${euro.amount('distribution_recallable', 12000000)} euros tienen carácter reembolsable y podrán ser solicitados de nuevo durante el periodo de inversión. En consecuencia, su compromiso pendiente de desembolso pasa de ${euro.show(90000000)} euros a ${euro.amount('unfunded_commitment', 102000000)} euros.</p>
<p>El importe neto se abonará en la cuenta que figura en nuestros registros, abierta en Caja Rural de la Plana. Le rogamos que nos comunique cualquier modificación antes del 18 de septiembre.</p>
<p>Quedamos a su disposición para cualquier aclaración.</p><p>Atentamente,</p><p style="margin-top:24pt">Rocío Benjumea Lasarte<br>Directora de Relación con Inversores</p>
<p class="n">Tras esta distribución, el Fondo habrá distribuido 58,4 millones de euros desde su constitución, equivalentes al 41 % de las aportaciones. El valor liquidativo a 30 de junio de 2026 era de 118,2045 euros por participación y no recoge el efecto de la presente distribución.</p>`,
});

const cent = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'minus' });
const [KAPITAL, GEWINN, ERTRAG, BETEILIGUNG] = [37500000, 12864000, 6148000, 2572800];
const KAPST = ERTRAG / 4;
const SOLI = Math.floor((KAPST * 55) / 1000);
const BRUTTO = KAPITAL + GEWINN + ERTRAG;
const NETTO = BRUTTO - BETEILIGUNG - KAPST - SOLI;
const posten = (label: string, value: string, name = ''): string => row([label, value], name);

/** A German buyout fund's notice of distribution: data in a grid, then the way from gross to net. */
const mitteilung = document({
  file: 'Ausschüttungsmitteilung 8 - Rautenberg Mittelstand IV - Anl 0117.pdf',
  documentType: 'Capital Distribution',
  layout: 'german-notice-grid-and-gross-to-net',
  language: 'de',
  margin: '20mm 24mm',
  css: "body{font:10pt/1.42 'Liberation Serif'}h1{font-size:16pt;margin:0 0 2pt;font-weight:normal}h4{font-size:10pt;margin:13pt 0 3pt;border-bottom:.6pt solid #444}.g{display:grid;grid-template-columns:1fr 1fr;gap:5pt 20pt;margin:10pt 0;border-top:1.4pt solid #444;border-bottom:1.4pt solid #444;padding:7pt 0}.g span{display:block;font-size:8pt;color:#666}table{border-collapse:collapse;width:100%}td{padding:2.6pt 3pt}td:last-child{text-align:right;white-space:nowrap}.i td{padding-left:16pt;font-size:9pt;color:#444}.i td:last-child{padding-right:90pt}.s td{border-top:.4pt solid;font-weight:bold}.t td{border-top:.8pt solid;border-bottom:2pt double;font-weight:bold}p{margin:6pt 0}.n{font-size:8pt}",
  footer:
    '<div style="font:6.8pt serif;width:100%;text-align:center">Rautenberg Beteiligungsgesellschaft mbH · Schlossstraße 3 · 37581 Bad Gandersheim · Amtsgericht Göttingen HRB 90 352</div>',
  body: `<h1>Ausschüttungsmitteilung Nr. ${text('distribution_number', '8')}</h1><div>${mark('fund', 'Rautenberg Mittelstand IV GmbH & Co. KG')}</div>
<div class="g"><div><span>Anleger</span>${mark('limited_partner', 'Bürgerstiftung Solling und Leine')}</div><div><span>Datum der Mitteilung</span>${noticeDate('14.09.2026', '2026-09-14')}</div><div><span>Fondsmanager</span>${mark('fund_manager', 'Rautenberg Beteiligungsgesellschaft mbH')}</div><div><span>Zahlungstag</span>${text('payment_date', '28.09.2026', '2026-09-28')}</div><div><span>Beteiligungsquote</span>1,5000 %</div><div><span>Währung</span>${text('base_currency', 'EUR')}</div></div>
<p>Sehr geehrte Damen und Herren,</p><p>die Gesellschaft hat ihre Beteiligung an der Gebr. Wiesenhütter Fördertechnik GmbH veräußert und eine Dividende der Innerste Feinguss AG vereinnahmt. Die Erlöse werden gemäß § 14 des Gesellschaftsvertrags an die Gesellschafter ausgeschüttet. Auf Ihre Beteiligung entfallen:</p>
<h4>Ihre Ausschüttung in EUR</h4>
<table>${posten('Kapitalrückzahlung', cent.amount('distribution_return_of_capital', KAPITAL))}
${posten('Veräußerungsgewinn', cent.amount('distribution_realised_gain', GEWINN))}
${posten('Dividenden und Zinsen', cent.amount('distribution_income', ERTRAG))}
${posten('Bruttoausschüttung', cent.amount('distribution_gross', BRUTTO), 's')}
${posten('Gewinnvorzug des Managements (Carried Interest)', cent.cost('distribution_carried_interest', BETEILIGUNG))}
${posten('Einbehaltene Steuern', cent.cost('distribution_withholding_tax', KAPST + SOLI))}
${posten('davon Kapitalertragsteuer 25 %', cent.show(-KAPST), 'i')}
${posten('davon Solidaritätszuschlag 5,5 %', cent.show(-SOLI), 'i')}
${posten('Auszahlungsbetrag', cent.amount('distribution_net', NETTO), 't')}</table>
<h4>Auswirkung auf Ihre Kapitalzusage in EUR</h4>
<table>${posten('Offene Kapitalzusage vor der Ausschüttung', cent.show(125000000))}
${posten('Wiederabrufbarer Teil der Kapitalrückzahlung', cent.amount('distribution_recallable', 9000000))}
${posten('Offene Kapitalzusage nach der Ausschüttung', cent.amount('unfunded_commitment', 134000000), 's')}</table>
<p>Der Auszahlungsbetrag wird auf Ihr Konto bei der Volksbank Harzvorland überwiesen, das uns zuletzt benannt wurde. Bitte teilen Sie uns Änderungen bis zum 21.09.2026 schriftlich mit.</p>
<p>Mit freundlichen Grüßen</p><p style="margin-top:20pt">Rautenberg Beteiligungsgesellschaft mbH<br>Die Geschäftsführung</p>
<p class="n">Die Gesamtausschüttung an alle Gesellschafter beträgt 37,67 Mio. EUR vor Steuern und Gewinnvorzug. Eine Steuerbescheinigung erhalten Sie mit der gesonderten und einheitlichen Feststellung für 2026. Seit Auflage des Fonds wurden damit 88,4 % der Einzahlungen an die Anleger zurückgeführt.</p>`,
});

export const documents = [letter, property, carta, mitteilung];
