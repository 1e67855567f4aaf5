import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '-',
});

/** Label, metric, the partner's earlier contributions, the partner's present share, the whole fund's call. */
type Component = readonly [label: string, fin: string, earlier: number, present: number, fund: number];
const COMPONENTS: readonly Component[] = [
  ['Portfolio Investments', 'call_investments', 801000000, 112500000, 7500000000],
  ['Management Fees (net of offsets)', 'call_management_fees', 84375000, 5625000, 375000000],
  ['Partnership Expenses', 'call_partnership_expenses', 21334450, 1843217, 122881133],
];
const EARLIER = COMPONENTS.reduce((sum, [, , earlier]) => sum + earlier, 0);
const DUE = COMPONENTS.reduce((sum, [, , , present]) => sum + present, 0);
const FUND_DUE = COMPONENTS.reduce((sum, [, , , , fund]) => sum + fund, 0);
const UNFUNDED = 641290550;
const componentRow = ([label, fin, earlier, present, fund]: Component): string =>
  row([label, dollar.amount(fin, present), dollar.show(earlier + present), dollar.show(fund)]);

/** An American administrator's notice: facts, the call by component, the commitment, the wire, then notes. */
const administrator = document({
  file: 'Larkhollow_Growth_Partners_V_Capital_Call_14_QVCF-00231.pdf',
  documentType: 'Capital Call',
  layout: 'administrator-notice-with-cumulative-and-fund-columns',
  pageSize: 'Letter',
  margin: '20mm 22mm',
  css: "body{font:9.6pt/1.36 'Liberation Sans'}h1{font-size:13pt;text-align:center;letter-spacing:.6pt;margin:14pt 0 10pt}table{border-collapse:collapse;width:100%;margin:7pt 0}td,th{padding:2.6pt 6pt;text-align:right;vertical-align:bottom}td:first-child,th:first-child{text-align:left}th{background:#dfe6ee;border-top:.6pt solid #33496b;border-bottom:.6pt solid #33496b}.t td{border-top:.6pt solid;border-bottom:1.8pt double;font-weight:bold}.k{width:78%}.k td{text-align:left;padding:1.6pt 6pt 1.6pt 0}.k td:first-child{width:36%;font-weight:bold}h4{margin:12pt 0 2pt;color:#33496b}ol{padding-left:14pt}li{margin:5pt 0}.n{font-size:8pt}",
  footer:
    '<div style="font:6.6pt sans-serif;width:100%;padding:0 22mm;display:flex;justify-content:space-between"><span>Strictly private and confidential</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>',
  body: `<div style="display:flex;justify-content:space-between;border-bottom:1.4pt solid #33496b;padding-bottom:4pt"><b style="font-size:12pt;color:#33496b">Pemberwick Fund Services</b><span class="n">Pemberwick Fund Services (US) LLC<br>10 Exchange Terrace, 31st Floor, Jersey City, NJ 07302</span></div>
<h1>CAPITAL CALL NOTICE</h1>
<table class="k">${row(['Fund:', mark('fund', 'Larkhollow Growth Partners V, L.P.')])}
${row(['Limited Partner:', mark('limited_partner', 'Quillayute Valley Community Foundation')])}
${row(['Investor ID:', 'QVCF-00231'])}
${row(['Capital Call Number:', text('call_number', '14')])}
${row(['Notice Date:', noticeDate('January 8, 2026', '2026-01-08')])}
${row(['Due Date:', text('due_date', 'January 22, 2026', '2026-01-22')])}
${row(['Currency:', text('base_currency', 'USD')])}</table>
<p>Dear Limited Partner,</p>
<p>On behalf of Larkhollow GP V, L.P., the general partner of the Fund, and pursuant to Section 3.2 of the Second Amended and Restated Agreement of Limited Partnership dated March 17, 2021, we hereby notify you of a call of capital in the aggregate amount of $${dollar.show(FUND_DUE)}. Your pro rata share (1.5000%) is set forth below.</p>
<table>${head(['Capital Call Detail', 'Your Share<br>This Call', 'Your Share<br>Cumulative', 'Total Fund<br>This Call'])}
${COMPONENTS.map(componentRow).join('')}
${row(['Total Amount Due', dollar.amount('call_amount', DUE), dollar.show(EARLIER + DUE), dollar.show(FUND_DUE)], 't')}</table>
<table>${head(['Commitment Summary', 'Your Share'])}
${row(['Total Commitment', dollar.amount('commitment', 1500000000)])}
${row(['Less: Cumulative Contributions Prior to This Call', dollar.show(-EARLIER)])}
${row(['Plus: Distributions Subject to Recall', dollar.show(48000000)])}
${row(['Unfunded Commitment Prior to This Call', dollar.amount('unfunded_before_call', UNFUNDED)])}
${row(['Less: This Call', dollar.cost('call_amount', DUE)])}
${row(['Unfunded Commitment After This Call', dollar.amount('unfunded_after_call', UNFUNDED - DUE)], 't')}</table>
<p>Please remit your payment by wire transfer in accordance with the instructions on the following page so that good funds are received by the close of business on the Due Date.</p>
<div style="break-before:page"></div><h4>WIRE INSTRUCTIONS</h4>
<table class="k">${row(['Bank Name:', mark('bank_name', 'Ashlar National Bank, N.A.')])}
${row(['Bank Address:', '400 Pearl Street, New York, NY 10038'])}
${row(['ABA No.:', '026 019 774'])}
${row(['SWIFT:', mark('swift_code', 'ASHNUS33')])}
${row(['Account Name:', mark('beneficiary_name', 'Larkhollow Growth Partners V, L.P.')])}
${row(['Account No.:', mark('account_number', '4007781032')])}
${row(['Reference:', mark('payment_reference', 'LGP V - CC14 - QVCF-00231')])}</table>
<h4>USE OF PROCEEDS AND OTHER INFORMATION</h4>
<ol><li>Approximately $52.0 million will be used to acquire a majority interest in Norrell Compliance Software, Inc., a provider of training records for regulated manufacturers, and approximately $23.0 million will repay borrowings under the Fund’s subscription facility incurred for the October 2025 add-on to Hartsel Laboratories.</li>
<li>The management fee payable to ${mark('fund_manager', 'Larkhollow Capital Management, LLC')} (the “Manager”) covers the period January 1, 2026 through March 31, 2026 at the annual rate of 1.75% and is shown after offset of 100% of transaction fees received.</li>
<li>Under Section 3.6, amounts not received by the fifth business day after the Due Date bear interest at the lesser of 12% per annum and the maximum rate permitted by law.</li>
<li>Please verify these wire instructions by telephone with your Pemberwick representative at a number that you already have on file. Pemberwick will never notify you of a change of wire instructions by e-mail alone.</li>
<li>If your payment is made net of bank charges, please instruct your bank to charge all fees to you (OUR), as short payments cannot be applied.</li></ol>
<p>Sincerely,</p><p style="margin-top:26pt">Investor Services – Private Equity<br>Pemberwick Fund Services (US) LLC, as Administrator<br>investors.larkhollow@pemberwick.example | +1 201 555 0167</p>
<p class="n">The information herein is provided solely for the addressee and does not constitute an offer of interests in the Fund. Cumulative amounts include contributions deemed made by way of set-off and do not include the $1,120,000 returned in 2022 as unused capital.</p>`,
});

const euro = printer({
  currency: 'EUR',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
});
const INSIDE = 287500000 + 9753425 + 4321040;
const INTEREST = 8437260;
const CREDIT_COMMITMENT = 1250000000;
const section = (number: number, title: string, inner: string): string =>
  `<h4><span>${number}.</span> ${title}</h4>${inner}`;

/** A Luxembourg administrator's numbered form for a partner of a later closing, interest outside its commitment. */
const subsequent = document({
  file: 'SESLF - Capital Call Notice (Subsequent Closing) - 20260115 - BLR.pdf',
  documentType: 'Capital Call',
  layout: 'numbered-form-of-later-closing',
  css: "body{font:9pt/1.35 'DejaVu Sans Condensed','DejaVu Sans'}h4{background:#efece6;color:#3b2f1e;margin:11pt 0 4pt;padding:3pt 6pt;font-size:9.4pt}h4 span{display:inline-block;width:18pt}table{border-collapse:collapse;width:100%}td{padding:2.6pt 6pt;vertical-align:top}.f td:nth-child(odd){color:#6b6253;width:21%}.f td:nth-child(even){width:29%}.a td:last-child{text-align:right;white-space:nowrap}.s td{border-top:.5pt solid #3b2f1e}.t td{border-top:1pt solid #3b2f1e;border-bottom:1pt solid #3b2f1e;font-weight:bold}.n{font-size:7.2pt;color:#444}",
  header:
    '<div style="font:6.6pt sans-serif;width:100%;padding:0 18mm;text-align:right;color:#6b6253">Nordvik Corporate &amp; Fund Services S.à r.l. – Central Administration</div>',
  footer:
    '<div style="font:6.4pt sans-serif;width:100%;text-align:center;color:#6b6253">Registered office: 14, rue de la Chapelle Neuve, L-1325 Luxembourg · page <span class="pageNumber"></span>/<span class="totalPages"></span></div>',
  body: `<div style="font-size:15pt;color:#3b2f1e">Capital Call Notice</div><div>${mark('fund', 'Steinhell European Senior Lending Fund SCSp, SICAV-RAIF')} – Compartment I</div>
${section(
  1,
  'General information',
  `<table class="f">${row(['Limited Partner', mark('limited_partner', 'Bergische Landwirtschaftliche Rentenanstalt'), 'Date of notice', noticeDate('15 January 2026', '2026-01-15')])}
${row(['Address', 'Hofstraße 112, 42349 Wuppertal, Germany', 'Payment date', `<b>${text('due_date', '29 January 2026', '2026-01-29')}</b>`])}
${row(['Date of admission', '19 December 2025', 'Capital call no.', text('call_number', '4')])}
${row(['AIFM', mark('fund_manager', 'Hollerich Bridge Fund Management S.A.'), 'Reference currency', text('base_currency', 'EUR')])}</table>`,
)}
${section(2, 'Purpose of this notice', '<p style="margin:3pt 6pt">You were admitted to the Partnership at the final closing. In accordance with clause 5.4 of the LPA you are required to contribute the amounts that you would have contributed under capital calls 1 to 3 had you been a Limited Partner since the initial closing on 28 June 2024, together with your share of the present call, and to pay an equalisation interest of 7.00% per annum on the earlier amounts. The drawn percentage of every Limited Partner will be 24.126% after this call.</p>')}
${section(
  3,
  'Amount payable',
  `<table class="a">${row(['Loan investments', euro.amount('call_investments', 287500000)])}
${row(['Management fee for the period from 28 June 2024 to 31 March 2026', euro.amount('call_management_fees', 9753425)])}
${row(['Formation costs and operating expenses', euro.amount('call_partnership_expenses', 4321040)])}
${row(['Contributions within your Commitment', euro.show(INSIDE)], 's')}
${row(['Equalisation interest (in addition to your Commitment)', euro.amount('call_other', INTEREST)])}
${row(['Total amount payable on the payment date', euro.amount('call_amount', INSIDE + INTEREST)], 't')}</table>`,
)}
${section(
  4,
  'Your Commitment',
  `<table class="a">${row(['Commitment', euro.amount('commitment', CREDIT_COMMITMENT)])}
${row(['Undrawn Commitment immediately prior to this notice', euro.amount('unfunded_before_call', CREDIT_COMMITMENT)])}
${row(['Contributions within your Commitment', euro.show(-INSIDE)])}
${row(['Undrawn Commitment following this notice', euro.amount('unfunded_after_call', CREDIT_COMMITMENT - INSIDE)], 't')}</table>`,
)}
${section(
  5,
  'Payment details',
  `<table class="f">${row(['Account holder', mark('beneficiary_name', 'Steinhell European Senior Lending Fund SCSp'), 'Bank', `${mark('bank_name', 'Banque Privée de la Pétrusse S.A.')}, Luxembourg`])}
${row(['IBAN', text('iban', 'LU42 0710 0300 5588 2100', 'LU420710030055882100'), 'BIC', mark('swift_code', 'BPPELULL')])}
${row(['Payment reference', mark('payment_reference', 'SESLF/CC04/BLR'), 'Charges', 'OUR'])}</table>`,
)}
<p>Kindly ensure that the amount is credited in cleared funds by 4:00 p.m. (CET) on the payment date. Equalisation interest has been computed on an actual/365 basis up to and excluding the payment date; it is remitted to the previously admitted Limited Partners and is not retained by the Partnership.</p>
<p>Yours sincerely,</p><p style="margin-top:22pt">Nordvik Corporate &amp; Fund Services S.à r.l.<br>acting as central administrator of Steinhell European Senior Lending Fund SCSp, SICAV-RAIF</p>
<p class="n">Call 1: 30 September 2024 (10.00%), call 2: 14 February 2025 (6.50%), call 3: 11 July 2025 (4.25%). Overdue amounts bear default interest at EURIBOR plus 500 basis points (clause 5.9). This document is intended for well-informed investors within the meaning of the law of 23 July 2016.</p>`,
  remark: 'Interest is paid in addition to the commitment: before less after is the call less the interest.',
});

const pound = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
  before: '£',
});
const DRAWN = 41250000 + 3125000 + 611825 + 2500000;

/** A letter of a British manager's own finance team, everything in sentences and bullets. */
const drawdownLetter = document({
  file: 'Wharncliffe RLP - drawdown 11 - Cawood & Selby.pdf',
  documentType: 'Capital Call',
  layout: 'british-letter-with-bulleted-purposes',
  margin: '24mm 26mm',
  css: "body{font:10.8pt/1.42 'Liberation Serif'}p{margin:8pt 0}ul{margin:4pt 0;padding-left:22pt}li{margin:2pt 0}.b{margin:6pt 0 6pt 22pt}.b div{display:flex}.b span{width:110pt}.n{font-size:8.4pt;color:#333}",
  footer:
    '<div style="font:7pt serif;width:100%;padding:0 26mm;color:#333">Ecclesden Real Assets LLP is a limited liability partnership registered in England and Wales (OC990412). A list of members is open to inspection at the registered office.</div>',
  body: `<div style="text-align:right;line-height:1.3"><b>Ecclesden Real Assets LLP</b><br>9 Micklegate Row<br>York YO1 6ZZ</div>
<p>${mark('limited_partner', 'The Trustees of the Cawood & Selby Drainage Pension Scheme')}<br>c/o Mr D. Thackray, Scheme Secretary<br>Ousegate House, Selby YO8 4ZZ</p>
<p>${noticeDate('23 January 2026', '2026-01-23')}</p><p>Dear David</p>
<p><b>${mark('fund', 'Wharncliffe Regional Logistics Partnership LP')} (the “Partnership”)<br>Drawdown Notice ${text('call_number', '11')}</b></p>
<p>I am writing on behalf of ${mark('fund_manager', 'Ecclesden Real Assets LLP')}, the manager of the Partnership, to give you notice under clause 4.2 of the Limited Partnership Agreement of a drawdown of commitments. The total to be drawn from all investors is £9,497,365, of which your share is <b>${pound.amount('call_amount', DRAWN)}</b>. Would you please arrange for this to reach the Partnership’s account in ${mark('base_currency', 'sterling', { value: 'GBP' })} by no later than <b>Friday ${text('due_date', '6 February 2026', '2026-02-06')}</b>.</p>
<p>The money is needed for the following:</p>
<ul><li>${pound.amount('call_investments', 41250000)} towards the purchase of Unit 4, Thorpe Marsh, a 112,000 sq ft warehouse let for eleven years at a rent of £868,000 per annum, and the balance of the construction contract at Kellington;</li>
<li>${pound.amount('call_management_fees', 3125000)} for the management fee for the quarter beginning on 1 January 2026;</li>
<li>${pound.amount('call_partnership_expenses', 611825)} for the Partnership’s audit, valuation and depositary costs; and</li>
<li>${pound.amount('call_other', 2500000)} to be held as working capital against letting fees expected in the spring.</li></ul>
<p>You have committed ${mark('commitment', '£5,000,000', { value: '5000000', currency: 'GBP' })} to the Partnership. This drawdown will reduce your undrawn commitment from ${pound.amount('unfunded_before_call', 200431175)} to ${pound.amount('unfunded_after_call', 200431175 - DRAWN)}.</p>
<p>Our bank details, which have not changed since the Partnership was established, are:</p>
<div class="b"><div><span>Bank</span>${mark('bank_name', 'Tyndrum & Leith Bank plc')}, 48 Lothbury, London</div><div><span>Account name</span>${mark('beneficiary_name', 'Wharncliffe Regional Logistics Partnership LP')}</div><div><span>Sort code</span>40-99-17</div><div><span>Account number</span>${mark('account_number', '61772040')}</div><div><span>IBAN</span>${text('iban', 'GB46 TYND 4099 1761 7720 40', 'GB46TYND40991761772040')}</div><div><span>BIC</span>${mark('swift_code', 'TYNDGB2L')}</div><div><span>Please quote</span>${mark('payment_reference', 'WRLP11 / CAWOOD')}</div></div>
<p>If you would like to check these, please telephone Hannah Oldroyd or me on the number you usually use. We will circulate the report for the quarter to 31 December 2025, including the independent valuation of the properties at £187.4 million, in the second week of March.</p>
<p>Yours sincerely</p><p style="margin-top:30pt">Marcus Elsworthy<br>Finance Director</p>
<p class="n">Clause 4.5 provides for interest at 4% above base rate on late payments and, after 20 business days, for the forfeiture of up to 50% of a defaulting investor’s interest.</p>`,
});

const german = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'minus' });
const GERMAN_PARTS = [52000000, 2200000, 560000] as const;
const GERMAN_DUE = GERMAN_PARTS[0] + GERMAN_PARTS[1] + GERMAN_PARTS[2];
const quota = (label: string, percent: string, amount: string, name = ''): string =>
  row([label, percent, amount], name);

/** A German manager's letter with a reference line, amounts beside their share of the commitment. */
const kapitalabruf = document({
  file: '2026-01-12 Kapitalabruf 6 FID II - ZVK Dachdecker Rhein-Sieg.pdf',
  documentType: 'Capital Call',
  layout: 'german-letter-with-quota-column',
  language: 'de',
  margin: '22mm 20mm 24mm 25mm',
  css: "body{font:10pt/1.4 'Liberation Sans'}table{border-collapse:collapse;width:100%;margin:6pt 0}td,th{padding:2.4pt 4pt;text-align:right}td:first-child,th:first-child{text-align:left}th{font-weight:normal;border-bottom:.6pt solid;font-size:8.6pt}.t td{font-weight:bold;border-top:.6pt solid}.r td{text-align:left;font-size:8.6pt;padding:0 8pt 0 0}.r tr:first-child td{color:#666;font-size:7.4pt}.z{width:auto}.z td{text-align:left;padding:1.4pt 18pt 1.4pt 0}.n{font-size:8pt}",
  footer:
    '<div style="font:6.4pt sans-serif;width:100%;padding:0 25mm;color:#555;display:flex;justify-content:space-between"><span>Falkenhag Kapitalverwaltungsgesellschaft mbH<br>Sitz Wiesbaden, HRB 990388</span><span>Geschäftsführung: Dr. Nele Brockhoff, Jan Uhlmann<br>Vorsitz Aufsichtsrat: Ute Dierksen</span><span>USt-IdNr. DE 999 240 117<br>www.falkenhag.example</span></div>',
  body: `<div style="text-align:right;color:#8a1538;font-size:14pt">FALKENHAG</div><p style="font-size:7pt;border-bottom:.3pt solid;width:62%;margin-bottom:2pt">Falkenhag KVG mbH · Biebricher Chaussee 301 · 65187 Wiesbaden</p>
<p style="margin-top:2pt">${mark('limited_partner', 'Zusatzversorgungskasse des Dachdeckerhandwerks\nRhein-Sieg')}<br>Abteilung Kapitalanlagen<br>Postfach 21 04 66<br>53156 Bonn</p>
<table class="r">${row(['Ihr Zeichen', 'Unser Zeichen', 'Ansprechpartnerin', 'Datum'])}
${row(['KA-AI/31', 'FID2-KA06-0083', 'Frau Sommerlatte', noticeDate('12. Januar 2026', '2026-01-12')])}</table>
<p><b>${mark('fund', 'Falkenhag Infrastruktur Dachfonds II GmbH & Co. geschlossene Spezial-InvKG')}<br>${mark('call_number', '6', { value: '6' })}. Kapitalabruf</b></p>
<p>Sehr geehrte Damen und Herren,</p>
<p>namens und im Auftrag der Gesellschaft rufen wir gemäß § 5 Abs. 3 des Gesellschaftsvertrages einen weiteren Teil der Kapitalzusagen der Anleger in Höhe von insgesamt 20.535.000,00 EUR ab. Der auf Sie entfallende Betrag setzt sich wie folgt zusammen:</p>
<table>${head(['Verwendung', '% der Zusage', `Betrag in ${text('base_currency', 'EUR')}`])}
${quota('Kapitalabrufe der Zielfonds', '6,500', german.amount('call_investments', GERMAN_PARTS[0]))}
${quota('Verwaltungsvergütung 1. Halbjahr 2026', '0,275', german.amount('call_management_fees', GERMAN_PARTS[1]))}
${quota('Sonstige Kosten der Gesellschaft', '0,070', german.amount('call_partnership_expenses', GERMAN_PARTS[2]))}
${quota('Zahlungsbetrag', '6,845', german.amount('call_amount', GERMAN_DUE), 't')}</table>
<p>Bitte überweisen Sie den Zahlungsbetrag valutagerecht zum <b>${text('due_date', '27. Januar 2026', '2026-01-27')}</b> auf das folgende Konto:</p>
<table class="z">${row(['Kontoinhaber', mark('beneficiary_name', 'Falkenhag Infrastruktur Dachfonds II GmbH & Co. geschl. Spezial-InvKG')])}
${row(['Kreditinstitut', mark('bank_name', 'Rheingauer Handelsbank AG')])}
${row(['IBAN', text('iban', 'DE85 3709 9180 0042 1706 55', 'DE85370991800042170655')])}
${row(['BIC', mark('swift_code', 'RHGBDE5W')])}
${row(['Verwendungszweck', mark('payment_reference', 'FID2 KA06 0083')])}</table>
<p>Ihre Kapitalzusage stellt sich damit wie folgt dar:</p>
<table>${head(['', '% der Zusage', 'EUR'])}
${quota('Kapitalzusage', '100,000', german.amount('commitment', 800000000))}
${quota('Bisher abgerufen (Abrufe 1 bis 5)', '53,900', german.show(431200000))}
${quota('Offene Kapitalzusage vor diesem Abruf', '46,100', german.amount('unfunded_before_call', 368800000))}
${quota('Offene Kapitalzusage nach diesem Abruf', '39,255', german.amount('unfunded_after_call', 368800000 - GERMAN_DUE), 't')}</table>
<p>Der Abruf dient im Wesentlichen der Bedienung von Kapitalabrufen der Zielfonds Norrgrund Digital Infrastructure III und Alpenrand Erneuerbare Energien II. Für Rückfragen steht Ihnen Frau Sommerlatte unter 0611 555 0183 gern zur Verfügung.</p>
<p>Mit freundlichen Grüßen</p><p>${mark('fund_manager', 'Falkenhag Kapitalverwaltungsgesellschaft mbH')}</p><p style="margin-top:24pt">ppa. Uhlmann &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; i. V. Sommerlatte</p>
<p class="n">Gerät ein Anleger mit der Zahlung in Verzug, schuldet er Verzugszinsen in Höhe von 5 Prozentpunkten über dem Basiszinssatz. Bitte beachten Sie Ihre Meldepflichten nach § 67 AWV bei Zahlungen über 50.000 EUR.</p>`,
});

const french = printer({
  currency: 'EUR',
  group: '\u202f',
  point: ',',
  digits: 2,
  negative: 'minus',
  after: '\u00a0€',
});
const FRENCH_DUE = 36000000 + 3600000 + 400000;
const FRENCH_EARLIER = [
  ['n° 1', '15/03/2023', '20,00 %', 80000000],
  ['n° 2', '12/01/2024', '15,00 %', 60000000],
  ['n° 3', '04/04/2025', '17,50 %', 70000000],
] as const;

/** A French notice with the earlier calls listed one by one above the present one. */
const appel = document({
  file: 'Helvane Transition Agricole SLP_Appel de fonds 4_MAPC.pdf',
  documentType: 'Capital Call',
  layout: 'french-notice-with-list-of-earlier-calls',
  language: 'fr',
  css: "body{font:9.8pt/1.4 'Liberation Sans'}table{border-collapse:collapse;width:100%;margin:6pt 0 10pt}td,th{padding:3pt 6pt;text-align:right;border:.4pt solid #b9c4b4}td:first-child,th:first-child{text-align:left}th{background:#4d6b3c;color:#fff;font-weight:normal}.t td{font-weight:bold;background:#eef2ea}.c td{text-align:left}.c td:first-child{width:30%;background:#eef2ea}h4{margin:10pt 0 2pt;color:#4d6b3c}.n{font-size:7.6pt;color:#444}",
  footer:
    '<div style="font:6.4pt sans-serif;width:100%;text-align:center;color:#555">Cap Helvane Gestion – SAS au capital de 1 250 000 € – société de gestion agréée sous le n° GP-99000214 – 17, place du Champ-de-Foire, 29000 Quimper</div>',
  body: `<div style="display:flex;justify-content:space-between"><div><b style="color:#4d6b3c;font-size:12pt">Cap Helvane</b><br>Transition alimentaire et agricole</div><div style="width:44%">${mark('limited_partner', 'Mutuelle des Artisans Pêcheurs de Cornouaille')}<br>Direction des placements<br>8, quai de l’Odet<br>29000 Quimper</div></div>
<p style="text-align:right">Quimper, le ${noticeDate('16 janvier 2026', '2026-01-16')}</p>
<p><b>Objet : appel de fonds n° ${text('call_number', '4')} – ${mark('fund', 'Helvane Transition Agricole SLP')}</b><br>Porteur n° 0026 – parts A1</p>
<p>Madame, Monsieur,</p><p>Conformément à l’article 6.2 des statuts, ${mark('fund_manager', 'Cap Helvane Gestion')}, société de gestion de la société de libre partenariat, procède au quatrième appel de fonds, correspondant à 10,00 % des engagements. Nous vous remercions de bien vouloir créditer la somme indiquée ci-dessous, en ${mark('base_currency', 'euros', { value: 'EUR' })}, au plus tard le <b>vendredi ${text('due_date', '30 janvier 2026', '2026-01-30')}</b>.</p>
<h4>Situation de votre engagement avant appel</h4>
<table>${head(['Appel', 'Date', '% de l’engagement', 'Montant'])}
${FRENCH_EARLIER.map(([number, date, percent, amount]) => row([number, date, percent, french.show(amount)])).join('')}
${row(['Total appelé et libéré', '', '52,50 %', french.show(210000000)], 't')}
${row(['Engagement souscrit', '', '100,00 %', french.amount('commitment', 400000000)])}
${row(['Engagement non appelé', '', '47,50 %', french.amount('unfunded_before_call', 190000000)])}</table>
<h4>Appel de fonds n° ${text('call_number', '4')}</h4>
<table>${head(['Nature', '% de l’engagement', 'Montant'])}
${row(['Investissement dans Légumerie des Abers et Serres de Plonévez', '9,00 %', french.amount('call_investments', 36000000)])}
${row(['Commission de gestion – 1er semestre 2026', '0,90 %', french.amount('call_management_fees', 3600000)])}
${row(['Frais de la société de libre partenariat', '0,10 %', french.amount('call_partnership_expenses', 400000)])}
${row(['Montant à verser', '10,00 %', french.amount('call_amount', FRENCH_DUE)], 't')}
${row(['Engagement restant à appeler après la présente opération', '37,50 %', french.amount('unfunded_after_call', 190000000 - FRENCH_DUE)])}</table>
<h4>Coordonnées bancaires</h4>
<table class="c">${row(['Titulaire du compte', mark('beneficiary_name', 'Helvane Transition Agricole SLP')])}
${row(['Domiciliation', mark('bank_name', 'Caisse Bancaire d’Armorique')])}
${row(['IBAN', text('iban', 'FR76 1983 6002 0400 0387 1452 206', 'FR7619836002040003871452206')])}
${row(['BIC', mark('swift_code', 'CBARFR2Q')])}
${row(['Libellé du virement', mark('payment_reference', 'HTA AF4 0026')])}</table>
<p>Nous restons à votre disposition et vous prions d’agréer, Madame, Monsieur, l’expression de nos salutations distinguées.</p><p>Le service Relations porteurs</p>
<p class="n">Tout retard de paiement donne lieu, de plein droit, à un intérêt calculé au taux €STR majoré de 400 points de base (article 6.5). Le dépositaire, Caisse Bancaire d’Armorique, a été informé du présent appel. Les parts de la SLP sont réservées aux investisseurs visés à l’article 423-49 du règlement général.</p>`,
});

export const documents = [administrator, subsequent, drawdownLetter, kapitalabruf, appel];
