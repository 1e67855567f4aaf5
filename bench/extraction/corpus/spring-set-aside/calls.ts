import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '–',
});
const CALLED = 90000000 + 6562500 + 774000;
const CALLED_TO_DATE = 941250000 + 118687500 + 21436650;
const WHOLE_CALLED = 5191280000;
const OPEN_BEFORE = 1500000000 - (CALLED_TO_DATE - CALLED) + 52500000;
const WHOLE_OPEN_BEFORE = 30317992000;
/** A line with the whole fund's amount, the partner's own and the partner's own since inception. */
const line = (
  label: string,
  own: string,
  [whole, since]: readonly [number | null, number | null],
  name = '',
): string => row([label, dollar.show(whole), own, dollar.show(since)], name);

/** An American notice in the form of the industry's template, with the sums since inception; the wire is overleaf. */
const template = document({
  file: 'Quillfeather V - Capital Call Notice 14 - Lorimer County Firefighters.pdf',
  documentType: 'Capital Call',
  layout: 'american-template-this-notice-and-cumulative',
  pageSize: 'Letter',
  margin: '16mm',
  css: "body{font:9.2pt/1.3 'Liberation Sans'}sup{line-height:0}h2{margin:0;font-size:15pt;color:#12355b}table{border-collapse:collapse;width:100%;margin:7pt 0}td,th{padding:2.6pt 5pt;text-align:right;vertical-align:bottom}td:first-child,th:first-child{text-align:left}.f td,.f th{border:.4pt solid #9aa7b5}th{background:#12355b;color:#fff;font-weight:bold}.h td{background:#dfe6ee;font-weight:bold;text-align:left}.i td:first-child{padding-left:16pt}.s td{border-top:.8pt solid #12355b;font-weight:bold}.t td{background:#f1efdf;font-weight:bold}.k td{text-align:left;padding:1.6pt 6pt}.k td:nth-child(odd){width:21%;color:#41566e}.w td{text-align:left;border-bottom:.4pt solid #9aa7b5}.w td:first-child{width:34%}.n{font-size:7.4pt;color:#333}",
  footer:
    '<div style="font:6.5pt sans-serif;width:100%;padding:0 16mm;display:flex;justify-content:space-between"><span>Prepared by Boxelder Fund Administration, LLC on behalf of the General Partner</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>',
  body: `<div style="display:flex;justify-content:space-between;align-items:end;border-bottom:2pt solid #12355b;padding-bottom:4pt"><h2>CAPITAL CALL NOTICE</h2><b>${mark('fund', 'Quillfeather Partners Fund V, L.P.')}</b></div>
<table class="k">${row(['Limited Partner', `<b>${mark('limited_partner', 'Lorimer County Firefighters’ Pension Plan')}</b>`, 'Notice Date', noticeDate('10/08/2025', '2025-10-08')])}${row(['Investor ID', 'QFP5-0043', 'Due Date', `<b>${text('due_date', '10/22/2025', '2025-10-22')}</b>`])}${row(['General Partner', 'Quillfeather GP V, LLC', 'Capital Call Number', text('call_number', '14')])}${row(['Management Company', mark('fund_manager', 'Quillfeather Capital Management, LLC'), 'Currency', text('base_currency', 'USD')])}${row(['Attention', 'Mr. Dale Rasmussen, Plan Administrator', 'Ownership', '1.8750%'])}</table>
<p>Pursuant to Section 3.2 of the Second Amended and Restated Limited Partnership Agreement of the Fund (the “LPA”), the General Partner hereby calls capital from all partners in the aggregate amount of $51,912,800.00. Proceeds will be used to acquire a controlling interest in Brassworth Dental Laboratories and to pay fees and expenses of the Fund for the fourth quarter of 2025.</p>
<table class="f">${head(['Capital call detail', 'Total Fund<br>This Notice', 'Your Share<br>This Notice', 'Your Share<br>Cumulative<sup>1</sup>'])}
<tr class="h"><td colspan="4">A. Called inside commitment</td></tr>
${line('Investments', dollar.amount('call_investments', 90000000), [4800000000, 941250000], 'i')}
${line('Management fees, gross', dollar.show(7500000), [400000000, 127500000], 'i')}
${line('Less: management fee offset<sup>2</sup>', dollar.show(-937500), [-50000000, -8812500], 'i')}
${line('Management fees, net of offset', dollar.amount('call_management_fees', 6562500), [350000000, 118687500], 's')}
${line('Partnership expenses', dollar.amount('call_partnership_expenses', 774000), [41280000, 21436650], 'i')}
<tr class="h"><td colspan="4">B. Called outside commitment</td></tr>
${line('Subsequent closing interest', dollar.show(null), [null, null], 'i')}
${line('TOTAL AMOUNT DUE (A + B)', dollar.amount('call_amount', CALLED), [WHOLE_CALLED, CALLED_TO_DATE], 't')}</table>
<table class="f">${head(['Commitment summary', 'Total Fund', 'Your Share'])}
${row(['Total commitment', dollar.show(80000000000), dollar.amount('commitment', 1500000000)])}
${row(['Unfunded commitment before this notice<sup>3</sup>', dollar.show(WHOLE_OPEN_BEFORE), dollar.amount('unfunded_before_call', OPEN_BEFORE)])}
${row(['Less: called inside commitment, this notice', dollar.show(-WHOLE_CALLED), dollar.cost('call_amount', CALLED)])}
${row(['Unfunded commitment after this notice', dollar.show(WHOLE_OPEN_BEFORE - WHOLE_CALLED), dollar.amount('unfunded_after_call', OPEN_BEFORE - CALLED)], 't')}</table>
<p class="n"><sup>1</sup> Since inception (May 17, 2021), including this notice. <sup>2</sup> 100% of transaction and monitoring fees received by the Management Company. <sup>3</sup> Includes recallable distributions of $525,000.00 (your share) made through September 30, 2025.</p>
<div style="break-before:page"></div><h2>WIRE INSTRUCTIONS</h2><p>Please remit ${mark('call_amount', `$${dollar.show(CALLED)}`, { value: '973365.00', currency: 'USD' })} so that funds are received by 2:00 p.m. Central Time on Wednesday, ${text('due_date', 'October 22, 2025', '2025-10-22')}.</p>
<table class="w">${row(['Bank', `${mark('bank_name', 'Prairie Union Bank, N.A.')}<br>410 Marquette Row, Minneapolis, MN 55402`])}${row(['ABA No.', '063904428'])}${row(['SWIFT (international wires only)', mark('swift_code', 'PRUNUS4M')])}${row(['Account name', mark('beneficiary_name', 'Quillfeather Partners Fund V, L.P.')])}${row(['Account number', mark('account_number', '8200417735')])}${row(['Reference', mark('payment_reference', 'QFP5-0043 / Call 14')])}</table>
<p><b>Wire fraud notice.</b> These instructions have not changed since the Fund’s initial closing. Neither the General Partner nor Boxelder will ever announce a change of bank details by e-mail. If in doubt, call Investor Services at (612) 555-0138.</p>
<p class="n">Amounts not received by the due date accrue interest at the lesser of the Prime Rate plus 5% per annum and the maximum rate permitted by law, and a partner that remains in default for ten business days may forfeit up to 50% of its interest (LPA, Section 3.5). The Fund’s next capital call is not expected before the first quarter of 2026. This notice contains confidential information within the meaning of Section 12.9 of the LPA.</p>`,
});

const sterling = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
  before: '£',
});
const DRAWN = 312000000 + 18750000 + 4281530;
const UNDRAWN = 1124060000;

/** A British administrator's letter: purposes as a list in prose, the payment details in a schedule. */
const drawdown = document({
  file: 'SLIF II LP Drawdown Notice 9 (Thornley Vale).pdf',
  documentType: 'Capital Call',
  layout: 'british-drawdown-letter-with-payment-schedule',
  margin: '22mm',
  css: "body{font:10.6pt/1.42 'Liberation Serif'}p{margin:7pt 0}li{margin:3pt 0}table{border-collapse:collapse;margin:8pt 0;width:100%}td{padding:3pt 6pt 3pt 0;vertical-align:top}.w td:first-child{width:38%}.b td{border-bottom:.4pt solid #777}.b td:last-child{text-align:right}.n{font-size:8.4pt}h4{margin:14pt 0 2pt}",
  footer:
    '<div style="font:6.5pt serif;width:100%;padding:0 22mm">Corbie Hill Fund Administrators (UK) Limited. Registered in Scotland SC 741906. Registered office: 14 Melville Wynd, Edinburgh EH3 7XZ. Authorised and regulated by the Financial Conduct Authority.</div>',
  body: `<p style="text-align:right"><b>Corbie Hill Fund Administrators (UK) Limited</b><br>14 Melville Wynd<br>Edinburgh EH3 7XZ</p><p>The Pensions Manager<br>${mark('limited_partner', 'Thornley Vale Superannuation Fund')}<br>Civic Hall, Market Street<br>Thornley TV1 4AB</p><p>${noticeDate('15 October 2025', '2025-10-15')}</p><p>Our ref: SLIF2/LP0017</p><p>Dear Sir or Madam</p>
<p><b>${mark('fund', 'Saltmarsh Lane Infrastructure Fund II LP')} (the “Fund”)<br>Drawdown Notice No. ${text('call_number', '9')}</b></p>
<p>We write on behalf of Saltmarsh Lane General Partner II Limited, the general partner of the Fund. In accordance with clause 6.2 of the limited partnership agreement dated 14 March 2022 (as amended), you are requested to advance to the Fund the sum of <b>${sterling.amount('call_amount', DRAWN)}</b>, being approximately 13.4 per cent. of your Commitment of ${sterling.amount('commitment', 2500000000)}. Cleared funds are to be received no later than close of business on <b>Wednesday ${text('due_date', '29 October 2025', '2025-10-29')}</b>.</p>
<p>The amount drawn down will be applied as follows:</p><ul><li>${sterling.amount('call_investments', 312000000)} towards the second instalment of the price of the Fund’s 45 per cent. interest in the Tarbert Sound ferry terminals;</li><li>${sterling.amount('call_management_fees', 18750000)} in respect of the management fee payable to ${mark('fund_manager', 'Saltmarsh Lane Infrastructure Advisers LLP')} (the “Manager”) for the quarter from 1 October to 31 December 2025; and</li><li>${sterling.amount('call_partnership_expenses', 4281530)} towards audit, depositary, administration and other expenses of the Fund.</li></ul>
<p>Of the sum requested, 99.99 per cent. will be treated as an interest-free loan and the remainder as a capital contribution. Before this notice your undrawn Commitment was ${sterling.amount('unfunded_before_call', UNDRAWN)}. Once it has been met, your undrawn Commitment will be ${sterling.amount('unfunded_after_call', UNDRAWN - DRAWN)}. The Fund is drawing down £46.9 million in all from its investors, whose Commitments total £350 million.</p>
<p>Payment details are set out in the schedule overleaf. They are unchanged from Drawdown Notice No. 8 of 24 June 2025. Should you have any questions, please contact Fiona Abernethy on 0131 496 0722 or at slif2@corbiehill.example.</p>
<p>Yours faithfully</p><p style="margin-top:28pt">Authorised signatory<br>For and on behalf of Corbie Hill Fund Administrators (UK) Limited<br>as administrator of the Fund</p>
<div style="break-before:page"></div><p><b>Schedule – Drawdown Notice No. ${text('call_number', '9')}</b></p>
<h4>1. Payment details</h4><table class="w">${row(['Amount', sterling.amount('call_amount', DRAWN)])}${row(['Value date', text('due_date', '29 October 2025', '2025-10-29')])}${row(['Bank', mark('bank_name', 'Aldgate & Severn Bank plc')])}${row(['Branch', '90 Cornmarket Passage, London EC3V 9ZZ'])}${row(['Sort code', '40-71-26'])}${row(['Account number', mark('account_number', '31880945')])}${row(['Account name', mark('beneficiary_name', 'Saltmarsh Lane Infrastructure Fund II LP')])}${row(['IBAN', text('iban', 'GB30 ASVB 4071 2631 8809 45', 'GB30ASVB40712631880945')])}${row(['BIC', mark('swift_code', 'ASVBGB2L')])}${row(['Reference', mark('payment_reference', 'SLIF2 DD9 LP0017')])}</table>
<h4>2. Default</h4><p class="n">If an investor does not advance the amount due on the date stated, the General Partner may charge interest at 4 per cent. above the base rate of the Fund’s bankers from the due date until payment and may exercise the powers in clause 6.7, including the forfeiture of up to 75 per cent. of the investor’s loans.</p><h4>3. General</h4><p class="n">Terms defined in the limited partnership agreement have the same meaning in this notice. All payments are to be made without set-off, counterclaim or deduction of bank charges. A UK CHAPS transfer should be instructed before 2.30 p.m. This notice is given by e-mail and through the investor portal; a paper copy will not follow.</p>`,
  derivable: { base_currency: 'GBP' },
});

const german = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'minus',
});
const GERMAN_CALLED = 84000000 + 3000000 + 744000 + 1200000;
const fundAndShare = (label: string, whole: number, own: string, name = ''): string =>
  row([label, german.show(whole), own], name);

/** A German business letter with an information block; the manager's own bank stands in the letter's foot. */
const letter = document({
  file: '2025-11-05 Kapitalabruf 6 Hainbuche Logistik II - VW Steuerberater Ostfalen.pdf',
  documentType: 'Capital Call',
  layout: 'german-business-letter-with-fund-and-share',
  language: 'de',
  margin: '20mm 20mm 26mm 24mm',
  css: "body{font:9.8pt/1.36 'Liberation Sans'}table{border-collapse:collapse;width:100%;margin:6pt 0}td,th{padding:2.6pt 4pt;text-align:right}td:first-child,th:first-child{text-align:left}th{border-bottom:.8pt solid;font-weight:bold}.t td{border-top:.8pt solid;font-weight:bold}.i td{text-align:left;padding:.6pt 0;font-size:8.4pt}.i td:first-child{color:#666;width:44%}.w{border:.8pt solid #666}.w td{text-align:left;padding:2pt 6pt}.w td:first-child{width:32%}.n{font-size:7.8pt}",
  footer:
    '<div style="font:6pt sans-serif;width:100%;padding:0 20mm 0 24mm;display:flex;justify-content:space-between;color:#555"><span>Hainbuche Kapitalverwaltungsgesellschaft mbH<br>Amtsgericht Hannover HRB 91 774<br>USt-IdNr. DE 311 904 226</span><span>Geschäftsführung:<br>Dr. Antje Mollenhauer<br>Bernd Riekenberg</span><span>Welfenbank AG Hannover<br>IBAN DE27 2709 0115 0000 5633 18<br>BIC WELFDE2HXXX</span></div>',
  body: `<div style="text-align:right;font-size:15pt;color:#5b6e2c;letter-spacing:2pt">HAINBUCHE</div><div style="display:flex;justify-content:space-between;margin-top:20pt"><div><span style="font-size:6.6pt;text-decoration:underline">Hainbuche KVG mbH · Georgswall 19 · 30159 Hannover</span><br><br>${mark('limited_partner', 'Versorgungswerk der Steuerberater im Lande Ostfalen')}<br>Kapitalanlagen Immobilien<br>Frau Katrin Schlüter-Brandes<br>Petritorwall 27<br>38118 Braunschweig</div><div style="width:34%"><table class="i" style="margin:0">${row(['Ihr Zeichen', 'KA-Immo/ksb'])}${row(['Unser Zeichen', 'FB/HLI2-0008'])}${row(['Ansprechpartner', 'Jonas Feldkamp'])}${row(['Telefon', '0511 555 0167'])}${row(['Datum', noticeDate('5. November 2025', '2025-11-05')])}</table></div></div>
<p style="margin-top:22pt"><b>${mark('fund', 'Hainbuche Logistikimmobilien II GmbH & Co. geschlossene Investment-KG')}<br>${text('call_number', '6')}. Kapitalabruf</b></p><p>Sehr geehrte Frau Schlüter-Brandes,</p>
<p>gemäß § 7 des Gesellschaftsvertrags rufen wir als Kapitalverwaltungsgesellschaft einen weiteren Teil der gezeichneten Kommanditeinlagen ab. Die Mittel dienen dem Erwerb des Umschlagzentrums Peine-Ost sowie den laufenden Aufwendungen der Gesellschaft. Wir bitten Sie, Ihren Anteil bis spätestens zum <b>${text('due_date', '19. November 2025', '2025-11-19')}</b> (Zahlungseingang) zu überweisen.</p>
<table>${head([`Beträge in ${text('base_currency', 'EUR')}`, 'Gesellschaft', 'Ihr Anteil (2,40 %)'])}
${fundAndShare('Objekterwerb einschließlich Nebenkosten', 3500000000, german.amount('call_investments', 84000000))}
${fundAndShare('Verwaltungsvergütung IV/2025', 125000000, german.amount('call_management_fees', 3000000))}
${fundAndShare('Sonstige Aufwendungen der Gesellschaft', 31000000, german.amount('call_partnership_expenses', 744000))}
${fundAndShare('Zuführung zur Liquiditätsreserve', 50000000, german.amount('call_other', 1200000))}
${fundAndShare('Abrufbetrag', 3706000000, german.amount('call_amount', GERMAN_CALLED), 't')}</table>
<table>${row(['Ihre Kommanditeinlage (gezeichnet)', german.amount('commitment', 1200000000), '100,00 %'])}
${row(['bisher abgerufen (Abrufe 1 bis 5)', german.show(586800000), '48,90 %'])}
${row(['Resteinlage vor diesem Abruf', german.amount('unfunded_before_call', 613200000), '51,10 %'])}
${row(['Resteinlage nach diesem Abruf', german.amount('unfunded_after_call', 613200000 - GERMAN_CALLED), '43,69 %'], 't')}</table>
<table class="w">${row(['Kontoinhaber', mark('beneficiary_name', 'Hainbuche Logistikimmobilien II GmbH & Co. geschlossene Investment-KG')])}${row(['Kreditinstitut', mark('bank_name', 'Bankhaus Okerland KGaA')])}${row(['IBAN', text('iban', 'DE42 2705 0088 0041 9377 02', 'DE42270500880041937702')])}${row(['BIC', mark('swift_code', 'BHOKDE2BXXX')])}${row(['Verwendungszweck', mark('payment_reference', 'HLI2-0008 Kapitalabruf 6')])}</table>
<p>Für Rückfragen steht Ihnen Herr Feldkamp gern zur Verfügung.</p><p>Mit freundlichen Grüßen</p><p><b>${mark('fund_manager', 'Hainbuche Kapitalverwaltungsgesellschaft mbH')}</b></p><p style="margin-top:20pt">ppa. Riekenberg &emsp;&emsp; i. V. Feldkamp</p>
<p class="n">Bei verspätetem Eingang werden Verzugszinsen von 5 Prozentpunkten über dem Basiszinssatz berechnet. Der Abruf wurde mit der Verwahrstelle (Caspari Verwahrstellen GmbH) abgestimmt. Die Angaben zum Fondsvolumen beziehen sich auf gezeichnete Einlagen von 500,0 Mio. EUR.</p>`,
});

const krona = printer({
  currency: 'SEK',
  group: '\u00a0',
  point: ',',
  digits: 0,
  negative: 'long minus',
  nil: '–',
});
const SWEDISH_CALLED = 1950000 + 150000 + 36500;
const SWEDISH_SINCE = 17120000 + 2100000 + 410200;
const SWEDISH_OPEN = 30000000 - (SWEDISH_SINCE - SWEDISH_CALLED);
const panel = (title: string, inner: string): string => `<section><h4>${title}</h4>${inner}</section>`;
const fact = (label: string, value: string): string => `<p class="k"><span>${label}</span>${value}</p>`;

/** A Swedish notice: the payment in a panel at the side, the call with its accumulated sums in the main column. */
const sidebar = document({
  file: 'Kapitalanrop 11_Alnöviken Tillväxtkapital II_Gruvkyrkan.pdf',
  documentType: 'Capital Call',
  layout: 'swedish-call-with-payment-panel',
  language: 'sv',
  margin: '15mm',
  css: "body{font:9.6pt/1.36 'DejaVu Sans Condensed','DejaVu Sans'}main{display:grid;grid-template-columns:1fr 56mm;gap:16pt}aside{background:#f3ece2;padding:8pt 10pt}h1{font-size:17pt;font-weight:normal;margin:0 0 2pt;color:#7a4a12}h4{margin:8pt 0 3pt;color:#7a4a12;border-bottom:.6pt solid #7a4a12}.k{margin:4pt 0}.k span{display:block;font-size:7pt;color:#776}table{border-collapse:collapse;width:100%;margin:4pt 0}td,th{padding:2.6pt 3pt;text-align:right;font-size:8.8pt;vertical-align:bottom}td:first-child,th:first-child{text-align:left}th{font-weight:normal;color:#776;font-size:7.6pt}.t td{border-top:.6pt solid #7a4a12;font-weight:bold}.n{font-size:7.2pt;color:#554}",
  footer:
    '<div style="font:6.5pt sans-serif;width:100%;text-align:center">Fondadministratör: Klarälven Fondservice AB · Org.nr 559388-0174 · Box 209, 651 06 Karlstad · 054-555 0110</div>',
  body: `<h1>Kapitalanrop nr ${text('call_number', '11')}</h1><div><b>${mark('fund', 'Alnöviken Tillväxtkapital II KB')}</b> · ${noticeDate('3 november 2025', '2025-11-03')}</div>
<main><div><p>Till<br><b>${mark('limited_partner', 'Stiftelsen Gruvkyrkans Donationsfond')}</b><br>Att: Kerstin Bäckman, kamrer<br>Klockargränd 4, 791 71 Falun</p>
<p>Med stöd av punkt 5.2 i bolagsavtalet kallar komplementären härmed in kapital från samtliga kommanditdelägare, totalt 71,2 MSEK. Kapitalet ska användas till förvärvet av 38 procent av aktierna i Hedemora Mätsystem AB samt till förvaltningsarvode för fjärde kvartalet.</p>
${panel('Er del av anropet (SEK)', `<table>${head(['', 'Detta anrop', 'Ackumulerat inkl.<br>detta anrop'])}${row(['Investeringar', krona.amount('call_investments', 1950000), krona.show(17120000)])}${row(['Förvaltningsarvode', krona.amount('call_management_fees', 150000), krona.show(2100000)])}${row(['Fondkostnader', krona.amount('call_partnership_expenses', 36500), krona.show(410200)])}${row(['Summa', krona.amount('call_amount', SWEDISH_CALLED), krona.show(SWEDISH_SINCE)], 't')}</table>`)}
${panel('Ert kapitalåtagande (SEK)', `<table>${row(['Åtagande', krona.amount('commitment', 30000000)])}${row(['Återstående åtagande före anropet', krona.amount('unfunded_before_call', SWEDISH_OPEN)])}${row(['Detta anrop', krona.cost('call_amount', SWEDISH_CALLED)])}${row(['Återstående åtagande efter anropet', krona.amount('unfunded_after_call', SWEDISH_OPEN - SWEDISH_CALLED)], 't')}</table>`)}
<p>Er ägarandel i fonden är 3,00 %. Efter detta anrop är 65,4 % av åtagandet inkallat.</p><p>Med vänlig hälsning</p><p style="margin-top:22pt">Henrik Östling<br>${mark('fund_manager', 'Alnöviken Kapital AB')}, förvaltare</p></div>
<aside><h4 style="margin-top:0">Betalning</h4>${fact('Belopp', `<b style="font-size:12pt">${mark('call_amount', `${krona.show(SWEDISH_CALLED)} kr`, { value: '2136500', currency: 'SEK' })}</b>`)}${fact('Oss tillhanda senast', `<b>${text('due_date', '17 november 2025', '2025-11-17')}</b>`)}${fact('Valuta', text('base_currency', 'SEK'))}${fact('Mottagare', mark('beneficiary_name', 'Alnöviken Tillväxtkapital II KB'))}${fact('Bank', mark('bank_name', 'Värmlands Handelsbanken AB'))}${fact('IBAN', text('iban', 'SE44 8320 0000 0081 2447 6193', 'SE4483200000008124476193'))}${fact('BIC/SWIFT', mark('swift_code', 'VHABSESK'))}${fact('Referens', mark('payment_reference', 'ATK2-11-0031'))}<h4>Frågor</h4><p class="k">Investerarservice<br>054-555 0118<br>vardagar 9–16</p></aside></main>
<p class="n">Dröjsmålsränta utgår med referensräntan plus 8 procentenheter från förfallodagen. Kontouppgifterna är oförändrade sedan anrop nr 10 den 2 juni 2025. Vi ändrar aldrig kontouppgifter per e-post. Den som inte betalar inom 20 dagar kan enligt punkt 5.6 förlora sin rätt till framtida vinstutdelning.</p>`,
});

const spanish = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'minus',
  after: '\u00a0€',
});
const SPANISH_CALLED = 52000000 + 4000000 + 635000;

/** A Spanish letter from the managing company, with one ruled table of purposes and commitment. */
const desembolso = document({
  file: 'Solicitud_Desembolso_06_Robledal_Capital_III_FCR_Mutua_Cerrajera.pdf',
  documentType: 'Capital Call',
  layout: 'spanish-letter-with-one-ruled-table',
  language: 'es',
  margin: '24mm',
  css: "body{font:10.4pt/1.4 'Liberation Serif'}p{margin:7pt 0;text-align:justify}table{border-collapse:collapse;width:88%;margin:9pt auto}td{border:.5pt solid #444;padding:3pt 7pt}td:last-child{text-align:right;white-space:nowrap}.h td{background:#ececec;font-weight:bold;text-align:center!important}.t td{font-weight:bold}.n{font-size:8pt}.l{text-align:left}",
  header:
    '<div style="font:7pt serif;width:100%;padding:0 24mm;text-align:right">Robledal Gestión de Activos, S.G.E.I.C., S.A. – Inscrita en el registro de la CNMV con el n.º 897</div>',
  body: `<p class="l">En Valladolid, a ${noticeDate('20 de octubre de 2025', '2025-10-20')}</p><p class="l"><b>${mark('limited_partner', 'Mutua Cerrajera de Previsión Social')}</b><br>A la atención de D.ª Remedios Alcañiz Porta<br>Paseo del Espolón, 33<br>26003 Logroño</p>
<p class="l"><b>Ref.: ${mark('fund', 'Robledal Capital III, F.C.R.')} – Solicitud de desembolso n.º ${text('call_number', '6')}</b></p><p>Muy señora nuestra:</p>
<p>En nombre de ${mark('fund_manager', 'Robledal Gestión de Activos, S.G.E.I.C., S.A.')} (la «Sociedad Gestora») y de acuerdo con lo previsto en el artículo 14 del Reglamento de Gestión, le solicitamos el desembolso de ${spanish.amount('call_amount', SPANISH_CALLED)}, equivalente al 14,16 % de su compromiso de inversión. El importe deberá hallarse disponible en la cuenta del Fondo no más tarde del <b>${text('due_date', '3 de noviembre de 2025', '2025-11-03')}</b>.</p>
<p>Con los fondos recibidos se suscribirá la ampliación de capital de Conservas Ría de Arosa Norte, S.L. y se atenderán los gastos que se indican:</p>
<table><tr class="h"><td colspan="2">Destino de los fondos</td></tr>${row(['Inversión en sociedades participadas', spanish.amount('call_investments', 52000000)])}${row(['Comisión de gestión (segundo semestre de 2025)', spanish.amount('call_management_fees', 4000000)])}${row(['Gastos operativos del Fondo', spanish.amount('call_partnership_expenses', 635000)])}${row(['Total a desembolsar', spanish.amount('call_amount', SPANISH_CALLED)], 't')}<tr class="h"><td colspan="2">Situación de su compromiso</td></tr>${row(['Compromiso de inversión', spanish.amount('commitment', 400000000)])}${row(['Desembolsado con anterioridad (47,04 %)', spanish.show(188160000)])}${row(['Compromiso pendiente antes de esta solicitud', spanish.amount('unfunded_before_call', 211840000)])}${row(['Compromiso pendiente tras esta solicitud', spanish.amount('unfunded_after_call', 211840000 - SPANISH_CALLED)], 't')}</table>
<p>Le rogamos que ordene la transferencia a la cuenta abierta a nombre de ${mark('beneficiary_name', 'Robledal Capital III, F.C.R.')} en ${mark('bank_name', 'Banco Pisuerga, S.A.')}, IBAN ${text('iban', 'ES32 0914 2207 7700 0441 8306', 'ES3209142207770004418306')}, código BIC ${mark('swift_code', 'BPISESMM')}, haciendo constar como concepto «${mark('payment_reference', 'RC3 DES06 MUTUA CERRAJERA')}».</p>
<p>Le recordamos que, transcurridos quince días desde la fecha indicada sin que se haya recibido el desembolso, el partícipe tendrá la consideración de partícipe en mora y se devengará un interés anual del 10 %.</p><p>Atentamente,</p><p style="margin-top:26pt" class="l">Gonzalo Barrientos Tejedor<br>Director Financiero</p>
<p class="n">El Fondo solicita a sus partícipes un total de 17.699.200 € en esta misma fecha, sobre un patrimonio comprometido de 125 millones de euros. Entidad depositaria: Depositaria del Duero, S.A. Los datos de la cuenta no han variado desde la solicitud n.º 5, de 11 de abril de 2025.</p>`,
  derivable: { base_currency: 'EUR' },
});

export const documents = [template, drawdown, letter, sidebar, desembolso];
