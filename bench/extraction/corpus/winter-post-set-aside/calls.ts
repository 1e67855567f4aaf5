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
const PLATFORM = 81250000;
const FOLLOW_ON = 14375000;
const GROSS_FEE = 18750000;
const FEE_OFFSET = 2341218;
const FACILITY_COSTS = 871940;
const ADVISERS = 362715;
const US_FEE = GROSS_FEE - FEE_OFFSET;
const US_EXPENSES = FACILITY_COSTS + ADVISERS;
const US_CALLED = PLATFORM + FOLLOW_ON + US_FEE + US_EXPENSES;
const US_PAID_BEFORE = 1409168753;
const US_RECALLABLE = 50000000;
const US_BEFORE = 2500000000 - US_PAID_BEFORE + US_RECALLABLE;
/** A line inside the commitment: nothing outside it, so the total is the same figure. */
const inside = (label: string, figure: string, name = ''): string =>
  row([label, figure, dollar.show(null), figure], name);

/** An American call after the industry template: a cover letter, then lines inside and outside the commitment. */
const template = document({
  file: 'HBP6_CapitalCall_18_20260112_Saltmarsh.pdf',
  documentType: 'Capital Call',
  layout: 'template-call-inside-and-outside-commitment',
  pageSize: 'Letter',
  margin: '20mm 19mm',
  css: "body{font:9.6pt/1.36 'Liberation Sans'}h1{font-size:13pt;margin:0;color:#12355b}h2{font-size:9.6pt;background:#12355b;color:#fff;padding:2.4pt 5pt;margin:11pt 0 0}table{border-collapse:collapse;width:100%}td,th{padding:2.2pt 5pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left;white-space:normal}th{font-size:8pt;border-bottom:.6pt solid #12355b;vertical-align:bottom}.i td:first-child{padding-left:17pt}.s td{border-top:.4pt solid #555}.t td{border-top:.8pt solid;border-bottom:.8pt solid;font-weight:bold}.g td{text-align:left;padding:1.8pt 5pt}.g td:nth-child(odd){color:#555;width:19%}.n{font-size:7.6pt}",
  footer:
    '<div style="font:6.5pt sans-serif;width:100%;padding:0 19mm;display:flex;justify-content:space-between"><span>HBP VI – Capital Call 18</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>',
  body: `<h1>HALYARD BLUFF</h1><div class="n">600 Seawall Plaza, Suite 2250 · Portland, Maine 04101 · ir@halyardbluff.example</div>
<p style="margin-top:20pt">${noticeDate('January 12, 2026', '2026-01-12')}</p><p>${mark('limited_partner', 'Saltmarsh University Endowment, Inc.')}<br>Investment Office, Attn: Private Markets Operations<br>14 Chapel Green, Old Lyme, Connecticut 06371</p>
<p><b>${mark('fund', 'Halyard Bluff Partners VI, L.P.')} – Capital Call No. ${text('call_number', '18')}</b></p>
<p>Dear Limited Partner:</p><p>On behalf of Halyard Bluff GP VI, L.P., the general partner of the Fund, we are writing to call capital for the items described on the following page. Approximately 72% of the aggregate call will be used to repay borrowings under the Fund’s subscription facility that were drawn on October 29, 2025 to close the purchase of Larkspur Laboratory Supply, a distributor of consumables to about 2,100 clinical laboratories with revenue of $148 million. The balance funds the semi-annual management fee to ${mark('fund_manager', 'Halyard Bluff Capital Management, LLC')} (the “Management Company”), a follow-on investment and Fund expenses.</p>
<p>Your share of the call is <b>US$${dollar.amount('call_amount', US_CALLED)}</b>, due by wire on or before <b>${text('due_date', 'January 27, 2026', '2026-01-27')}</b>. Following this call approximately 59% of aggregate commitments of $1.85 billion will have been drawn, net of recallable amounts. We currently expect the next call to take place in the second quarter of 2026.</p>
<p>As in previous years, estimated Schedule K-1 information will be posted to the investor portal by March 13, 2026. Please contact Investor Relations at (207) 555-0136 with any questions.</p>
<p>Sincerely,</p><p style="margin-top:26pt">Annelise Pruett-Okafor<br>Chief Financial Officer</p>
<div style="break-before:page"></div>
<h1>Capital Call Notice</h1>
<table class="g">${row(['Fund', mark('fund', 'Halyard Bluff Partners VI, L.P.'), 'Call number', text('call_number', '18')])}${row(['Limited Partner', mark('limited_partner', 'Saltmarsh University Endowment, Inc.'), 'Notice date', noticeDate('01/12/2026', '2026-01-12')])}${row(['Reporting currency', text('base_currency', 'USD'), 'Due date', text('due_date', '01/27/2026', '2026-01-27')])}${row(['Investor ID', 'HB6-0071', 'Share of commitments', '1.3514%'])}</table>
<h2>A. Detail of this call</h2>
<table>${head(['', 'Inside<br>commitment', 'Outside<br>commitment', 'Total'])}
${row(['Larkspur Laboratory Supply – repayment of facility', dollar.show(PLATFORM), '–', dollar.show(PLATFORM)], 'i')}
${row(['Orrin Valley Veterinary Group – follow-on', dollar.show(FOLLOW_ON), '–', dollar.show(FOLLOW_ON)], 'i')}
${inside('Investments', dollar.amount('call_investments', PLATFORM + FOLLOW_ON), 's')}
${row(['Management fee, January 1 – June 30, 2026, gross', dollar.show(GROSS_FEE), '–', dollar.show(GROSS_FEE)], 'i')}
${row(['Offset: 100% of transaction fees received', dollar.show(-FEE_OFFSET), '–', dollar.show(-FEE_OFFSET)], 'i')}
${inside('Management fee, net', dollar.amount('call_management_fees', US_FEE), 's')}
${row(['Interest and fees on subscription facility', dollar.show(FACILITY_COSTS), '–', dollar.show(FACILITY_COSTS)], 'i')}
${row(['Audit, tax and legal', dollar.show(ADVISERS), '–', dollar.show(ADVISERS)], 'i')}
${inside('Partnership expenses', dollar.amount('call_partnership_expenses', US_EXPENSES), 's')}
${inside('Total amount due', dollar.amount('call_amount', US_CALLED), 't')}</table>
<h2>B. Commitment</h2>
<table>${row(['Capital commitment', dollar.amount('commitment', 2500000000)])}
${row(['Less: contributions through Call No. 17', dollar.show(-US_PAID_BEFORE)])}
${row(['Plus: recallable distributions', dollar.show(US_RECALLABLE)])}
${row(['Unfunded commitment before this call', dollar.amount('unfunded_before_call', US_BEFORE)], 's')}
${row(['Less: this call, inside commitment', dollar.cost('call_amount', US_CALLED)])}
${row(['Unfunded commitment after this call', dollar.amount('unfunded_after_call', US_BEFORE - US_CALLED)], 't')}</table>
<h2>C. Wire instructions</h2>
<table class="g">${row(['Bank', mark('bank_name', 'Casco & Penobscot Trust Company, N.A.'), 'ABA no.', '011 209 994'])}${row(['Account name', mark('beneficiary_name', 'Halyard Bluff Partners VI, L.P.'), 'Account no.', mark('account_number', '7730052218')])}${row(['Reference', mark('payment_reference', 'HBP6 CALL 18 / HB6-0071'), 'SWIFT', mark('swift_code', 'CPTCUS3P')])}</table>
<p class="n">Amounts not received by the due date bear interest at 12% per annum under Section 3.5 of the Partnership Agreement. Halyard Bluff never changes wire instructions by e-mail. The offset represents your share of approximately $1.73 million of transaction fees paid to affiliates of the Management Company in the second half of 2025. Interest in an investment described above may be held through one or more alternative investment vehicles.</p>`,
});

const euro = printer({
  currency: 'EUR',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
  before: '€',
});
const LOANS = 105000000;
const IRISH_FEE = 12000000;
const IRISH_COSTS = 3150000;
const DRAWN = LOANS + IRISH_FEE + IRISH_COSTS;
const RETURNED = 29826000;
const COMPENSATION = 1244618;
const IRISH_BEFORE = 614200000;

/** An Irish letter in prose: the share of a drawdown, reduced by what partners of a later closing have paid in. */
const rebalanced = document({
  file: 'Corrib Lane PCF III - Drawdown 6 and Third Closing Equalisation - Ardmhuire.pdf',
  documentType: 'Capital Call',
  layout: 'irish-letter-drawdown-less-equalisation',
  margin: '22mm 24mm',
  css: "body{font:10.4pt/1.45 'Liberation Serif'}p{margin:8pt 0}.b{border:.6pt solid #444;padding:6pt 10pt;font:9.2pt/1.5 'Liberation Sans'}.n{font-size:8pt}",
  header:
    '<div style="font:7.5pt serif;width:100%;padding:0 24mm;text-align:right;color:#33574a">Slievebloom Fund Administration (Ireland) Limited · 9 Ormeau Wharf · Dublin 2</div>',
  footer:
    '<div style="font:6.5pt serif;width:100%;text-align:center;color:#555">Slievebloom Fund Administration (Ireland) Limited is authorised under the Investment Intermediaries Act 1995. Registered in Ireland no. 900561.</div>',
  body: `<p>The Investment Department<br>${mark('limited_partner', 'Ardmhuire Life Assurance DAC')}<br>Tubbercurry House, 40–44 Harcourt Place<br>Dublin 2, D02 XK90</p><p>${noticeDate('4 December 2025', '2025-12-04')}</p>
<p><b>${mark('fund', 'Corrib Lane Private Credit Fund III ILP')} (the “Fund”)<br>Drawdown Notice no. ${text('call_number', '6')} and adjustment following the Third Closing</b></p>
<p>Dear Sir or Madam,</p>
<p>We refer to the limited partnership agreement of the Fund dated 18 May 2023. At the Third Closing on 28 November 2025 the Fund accepted further commitments of €96.5 million, bringing total commitments to €412.5 million. Your commitment of ${euro.amount('commitment', 1500000000)} is unchanged, but your share of the Fund has fallen from 4.7468% to 3.6364%.</p>
<p>On the recommendation of ${mark('fund_manager', 'Corrib Lane Capital Managers Limited')} (the “Manager”), the general partner now draws down €33.04 million. Your share is ${euro.show(DRAWN)}, consisting of ${euro.amount('call_investments', LOANS)} for the funding of three unitranche loans, ${euro.amount('call_management_fees', IRISH_FEE)} for the Manager’s fee for the half-year ending 30 June 2026 and ${euro.amount('call_partnership_expenses', IRISH_COSTS)} for operating expenses of the Fund.</p>
<p>Under clause 4.9 the incoming partners have paid their share of earlier drawdowns. Of that money ${euro.show(RETURNED)} is attributable to you and is added back to your undrawn commitment. You are further entitled to compensation at 5% per annum for the time your money was outstanding, amounting to ${euro.show(COMPENSATION)}, which is not. Both sums are set against the drawdown, so that you are required to pay</p>
<p style="text-align:center;font-size:12pt"><b>${euro.amount('call_amount', DRAWN - RETURNED - COMPENSATION)}</b></p>
<p>for value on or before <b>Thursday, ${text('due_date', '18 December 2025', '2025-12-18')}</b>. Immediately before this notice your undrawn commitment was ${euro.amount('unfunded_before_call', IRISH_BEFORE)}; once the drawdown and the adjustment have been settled it will be ${euro.amount('unfunded_after_call', IRISH_BEFORE - DRAWN + RETURNED)}.</p>
<p class="b">Payments are to be made in ${mark('base_currency', 'euro', { value: 'EUR' })} by SEPA or TARGET transfer to:<br>Account holder: ${mark('beneficiary_name', 'Corrib Lane Private Credit Fund III ILP')}<br>Bank: ${mark('bank_name', 'Bank of Thomond plc')}, 1 Arthur’s Quay, Limerick<br>IBAN: ${text('iban', 'IE50 THOM 9052 1800 7742 13', 'IE50THOM90521800774213')}, BIC: ${mark('swift_code', 'THOMIE2D')}<br>Please quote: ${mark('payment_reference', 'CLPC3/DD6/ARD-022')}</p>
<p>A partner who has not paid within five business days of the above date may be declared a defaulting partner under clause 4.12 and is liable to interest at EURIBOR plus 6%. If you do not recognise this notice, please telephone us on +353 1 555 0177.</p>
<p>Yours faithfully,</p><p style="margin-top:24pt">Authorised signatory<br>Slievebloom Fund Administration (Ireland) Limited<br><span class="n">as administrator of the Fund</span></p>`,
  derivable: { call_other: 'EUR -310706.18' },
  remark:
    'Equalisation is set against the drawdown: what is to be paid is less than the parts, and before less after is the share less the capital returned.',
});

const german = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'trailing minus' });
const GERMAN_PARTS = [234000000, 24000000, 3845000, 6000000];
const GERMAN_CALLED = GERMAN_PARTS.reduce((all, part) => all + part, 0);
const GERMAN_COMMITMENT = 4000000000;
const GERMAN_BEFORE = 1721236000;
/** An amount in hundredths of a per cent of the commitment, as a German prints it. */
const quota = (amount: number): string =>
  `${((100 * amount) / GERMAN_COMMITMENT).toFixed(4).replace('.', ',')} %`;
const purpose = (label: string, fin: string, amount: number, name = ''): string =>
  row([label, german.amount(fin, amount), quota(amount)], name);

/** A German business letter with a block of references beside the address and shares of the commitment. */
const business = document({
  file: '2026-01-20 Kapitalabruf Nr. 12 HIE II - Werftenkasse.pdf',
  documentType: 'Capital Call',
  layout: 'german-business-letter-with-reference-block',
  language: 'de',
  margin: '24mm 20mm 20mm 25mm',
  css: "body{font:10pt/1.4 'Liberation Sans'}.a{display:flex;justify-content:space-between;margin-bottom:20pt}.a u{font-size:6.6pt;text-decoration:none;border-bottom:.4pt solid;display:inline-block;margin-bottom:5pt}.r td{padding:1pt 0 1pt 10pt;font-size:8.6pt;vertical-align:top}.r td:first-child{color:#666}.m{border-collapse:collapse;width:100%;margin:8pt 0}.m td,.m th{padding:2.6pt 4pt;text-align:right}.m td:first-child,.m th:first-child{text-align:left}.m th{border-bottom:.6pt solid;font-size:8.6pt}.s td{border-top:.6pt solid;font-weight:bold}.n{font-size:7.6pt;color:#444}",
  footer:
    '<div style="font:6.2pt sans-serif;width:100%;padding:0 20mm 0 25mm;color:#555;display:flex;justify-content:space-between"><span>Hohenlinde Infrastructure Management S.à r.l.<br>12, rue du Kiem, L-8030 Strassen</span><span>R.C.S. Luxemburg B 900388<br>USt-IdNr. LU90038812</span><span>Geschäftsführer: Dr. A. Brinkschulte,<br>M. Thill, C. Ostrowski</span></div>',
  body: `<div class="a"><div><u>Hohenlinde · 12, rue du Kiem · L-8030 Strassen</u><br>${mark('limited_partner', 'Versorgungskasse der Mecklenburgischen\nWerften a. G.')}<br>Abteilung Kapitalanlagen / Alternative<br>Am Kabutzenhof 212<br>18057 Rostock</div><table class="r">${row(['Datum', noticeDate('20. Januar 2026', '2026-01-20')])}${row(['Unser Zeichen', 'HIE2/IR/kth'])}${row(['Anleger-Nr.', '2-0038'])}${row(['Abruf Nr.', text('call_number', '12')])}${row(['Fällig am', `<b>${text('due_date', '3. Februar 2026', '2026-02-03')}</b>`])}${row(['Telefon', '+352 90 55 01-44'])}</table></div>
<p><b>${mark('fund', 'Hohenlinde Infrastruktur Europa II SCS SICAV-RAIF')}<br>Zahlungsaufforderung gemäß Ziffer 5.3 des Gesellschaftsvertrags</b></p>
<p>Sehr geehrte Damen und Herren,</p><p>namens des Komplementärs bitten wir Sie als AIFM der Gesellschaft um Einzahlung des auf Sie entfallenden Teilbetrags. Der Abruf dient überwiegend der zweiten Kaufpreisrate für das Fernwärmenetz Kuopion Lämpöverkot (Finnland) sowie Baufortschrittszahlungen im Glasfaserprojekt Alto Minho. Insgesamt werden bei allen Anlegern 50,2 Mio. EUR abgerufen.</p>
<table class="m">${head([`Beträge in ${text('base_currency', 'EUR')}`, 'Ihr Anteil', 'in % der Zeichnung'])}
${purpose('Investitionen', 'call_investments', GERMAN_PARTS[0] ?? 0)}
${purpose('Verwaltungsvergütung 01.01.–30.06.2026', 'call_management_fees', GERMAN_PARTS[1] ?? 0)}
${purpose('Laufende Gesellschaftskosten', 'call_partnership_expenses', GERMAN_PARTS[2] ?? 0)}
${purpose('Dotierung der Liquiditätsreserve', 'call_other', GERMAN_PARTS[3] ?? 0)}
${purpose('Zu zahlender Betrag', 'call_amount', GERMAN_CALLED, 's')}</table>
<table class="m">${row(['Kapitalzusage', german.amount('commitment', GERMAN_COMMITMENT), '100,0000 %'])}
${row(['Offene Kapitalzusage vor diesem Abruf', german.amount('unfunded_before_call', GERMAN_BEFORE), quota(GERMAN_BEFORE)])}
${row(['Abruf Nr. 12', german.cost('call_amount', GERMAN_CALLED), quota(GERMAN_CALLED)])}
${row(['Offene Kapitalzusage nach diesem Abruf', german.amount('unfunded_after_call', GERMAN_BEFORE - GERMAN_CALLED), quota(GERMAN_BEFORE - GERMAN_CALLED)], 's')}
${row(['nachrichtlich: eingezahlt seit Beitritt einschließlich dieses Abrufs', german.show(GERMAN_COMMITMENT - GERMAN_BEFORE + GERMAN_CALLED), quota(GERMAN_COMMITMENT - GERMAN_BEFORE + GERMAN_CALLED)])}</table>
<p>Bitte überweisen Sie den Betrag valutagerecht auf das nachstehende Konto:</p><table class="r">${row(['Kontoinhaber', mark('beneficiary_name', 'Hohenlinde Infrastruktur Europa II SCS SICAV-RAIF')])}${row(['Kreditinstitut', mark('bank_name', 'Ostermeyer & Cie. Privatbank S.A., Luxemburg')])}${row(['IBAN / BIC', `${text('iban', 'LU03 0420 0188 3440 7100', 'LU030420018834407100')} / ${mark('swift_code', 'OSTCLULLXXX')}`])}${row(['Verwendungszweck', mark('payment_reference', 'HIE II Abruf 12 Anleger 2-0038')])}</table>
<p>Mit freundlichen Grüßen</p><p style="margin-top:20pt">${mark('fund_manager', 'Hohenlinde Infrastructure Management S.à r.l.')}<br>Investor Relations</p><p class="n">Bei verspäteter Zahlung werden Zinsen in Höhe von 500 Basispunkten über dem 3-Monats-EURIBOR (Stand 19.01.2026: 2,031 %) berechnet. Für Meldungen nach § 64 AWV bei Zahlungen über 50.000 EUR ist der Anleger selbst verantwortlich.</p>`,
});

const dutch = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'long minus' });
const PURCHASE = 48000000;
const BUILDING = 19750000;
const DUTCH_FEE = 2812500;
const DUTCH_COSTS = 637500;
const DUTCH_CALLED = PURCHASE + BUILDING + DUTCH_FEE + DUTCH_COSTS;
const DUTCH_BEFORE = 512500000;
/** A line of the specification, the sign of the currency in a cell of its own. */
const line = (label: string, amount: string, name = ''): string => row([label, '€', amount], name);
const pair = (label: string, value: string): string => `<div><span>${label}</span>${value}</div>`;

/** A Dutch call in the form of an invoice, to be paid to the foundation that keeps the fund's assets. */
const invoice = document({
  file: 'Stortingsoproep_PZF4_2025-12_Molenaarspensioen.pdf',
  documentType: 'Capital Call',
  layout: 'dutch-call-in-form-of-an-invoice',
  language: 'nl',
  margin: '16mm 18mm',
  css: "body{font:9.8pt/1.4 'DejaVu Sans Condensed','DejaVu Sans'}header{display:flex;justify-content:space-between;border-bottom:2.4pt solid #0d7d6c;padding-bottom:6pt}header b{font-size:14pt;color:#0d7d6c}.v{columns:2;column-gap:26pt;margin:12pt 0}.v div{break-inside:avoid;padding:1.6pt 0;display:flex}.v span{flex:none;width:66pt;color:#666}table{border-collapse:collapse;width:100%;margin:4pt 0 12pt}td{padding:3pt 4pt}td:last-child{text-align:right;width:88pt}td:nth-child(2){width:10pt}.h td{background:#0d7d6c;color:#fff}.t td{border-top:1pt solid #0d7d6c;font-weight:bold}.p{background:#e9f3f1;padding:8pt 12pt}.p span{display:inline-block;width:120pt;color:#345}.n{font-size:7.4pt;color:#555}",
  body: `<header><b>STORTINGSOPROEP</b><div style="text-align:right">${mark('fund_manager', 'Polderzicht Fondsbeheer B.V.')}<br><small>Burgwal 77, 8261 ES Kampen · KvK 90441287</small></div></header>
<p>${mark('limited_partner', 'Stichting Pensioenfonds voor het Molenaarsbedrijf')}<br>t.a.v. Fiduciair Beheer<br>Postbus 3318<br>7400 AK Deventer</p>
<div class="v">${pair('Fonds', mark('fund', 'Polderzicht Zorgvastgoed Fonds IV'))}${pair('Oproep', `nr. ${text('call_number', '8')}`)}${pair('Participaties', '25.000 van € 1.000')}${pair('Deelnemer', '400-17')}${pair('Dagtekening', noticeDate('08-12-2025', '2025-12-08'))}${pair('Vervaldatum', `<b>${text('due_date', '22-12-2025', '2025-12-22')}</b>`)}${pair('Valuta', mark('base_currency', 'euro', { value: 'EUR' }))}${pair('Bladzijde', '1 van 1')}</div>
<table>${row(['Omschrijving', '', 'Bedrag'], 'h')}
${line('Aankoop woonzorgcomplex De Twee Populieren te Raalte', dutch.show(PURCHASE))}
${line('Vierde en vijfde bouwtermijn Hof van Vollenhove', dutch.show(BUILDING))}
${line('Beheervergoeding 1e kwartaal 2026 (0,45 % op jaarbasis)', dutch.amount('call_management_fees', DUTCH_FEE))}
${line('Taxatie-, accountants- en bewaarkosten', dutch.amount('call_partnership_expenses', DUTCH_COSTS))}
${line('Door u te storten', dutch.amount('call_amount', DUTCH_CALLED), 't')}</table>
<table>${row(['Uw toezegging', '', ''], 'h')}
${line('Toegezegd bedrag', dutch.amount('commitment', 2500000000))}
${line('Nog op te roepen vóór deze oproep', dutch.amount('unfunded_before_call', DUTCH_BEFORE))}
${line('Af: deze oproep', dutch.cost('call_amount', DUTCH_CALLED))}
${line('Nog op te roepen na deze oproep', dutch.amount('unfunded_after_call', DUTCH_BEFORE - DUTCH_CALLED), 't')}</table>
<div class="p"><b>Betaalgegevens</b><br><span>Ten name van</span>${mark('beneficiary_name', 'Stichting Bewaarder Polderzicht Zorgvastgoed Fonds IV')}<br><span>Rekening (IBAN)</span>${text('iban', 'NL22 OUDV 0628 1144 70', 'NL22OUDV0628114470')}<br><span>BIC</span>${mark('swift_code', 'OUDVNL2A')}<br><span>Bank</span>${mark('bank_name', 'Oudevest Bankiers N.V.')}<br><span>Betalingskenmerk</span>${mark('payment_reference', '9004 0017 0008 2512')}</div>
<p>Over deze storting is geen btw verschuldigd. Na ontvangst worden 712 nieuwe participaties op uw naam in het register ingeschreven tegen de uitgifteprijs van € 1.000 (intrinsieke waarde per 30 september 2025: € 1.014,27). Indien de storting niet op de vervaldatum is bijgeschreven, is op grond van artikel 9 lid 5 van de fondsvoorwaarden een vergoeding van 8 % per jaar verschuldigd.</p><p class="n">Polderzicht Fondsbeheer B.V. beschikt over een vergunning als beheerder van beleggingsinstellingen. Vragen: participanten@polderzicht.example of 038 555 0193 (werkdagen van 9.00 tot 17.00 uur). Rekeninggegevens ongewijzigd sinds 1 maart 2023.</p>`,
  derivable: { call_investments: 'EUR 677500.00' },
});

export const documents = [template, rebalanced, business, invoice];
