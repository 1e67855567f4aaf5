import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const NEXT_PAGE = '<div style="break-before:page"></div>';

const pound = printer({ currency: 'GBP', group: ',', point: '.', digits: 2, negative: 'minus' });
const P = { invest: 184250000, fee: 9375000, costs: 1421844, pledged: 2500000000, open: 1340625000 };
const P_CALLED = P.invest + P.fee + P.costs;
const field = (label: string, value: string): string => row([label, value]);

/** A custodian's advice to a British pension scheme that passes on a drawdown: fields in boxes, its own cut-off, the manager's details. */
const custodian = document({
  file: 'PME-20261111-004417 Capital Call PHIP III - Holderness Water.pdf',
  documentType: 'Capital Call',
  layout: 'british-custodian-advice-of-a-drawdown',
  margin: '15mm 17mm',
  css: "body{font:9pt/1.36 'Liberation Sans'}.h{display:flex;justify-content:space-between;background:#14323f;color:#fff;padding:7pt 10pt}.h b{font-size:12pt}h4{margin:10pt 0 0;font-size:8.6pt;background:#d7e3e7;padding:3pt 7pt}table{border-collapse:collapse;width:100%}td,th{padding:3pt 7pt;border:.4pt solid #b9c9cf;text-align:left;vertical-align:top}.k td:nth-child(odd){background:#f3f6f7;color:#44565d;width:24%}.v td:nth-child(n+2),.v th:nth-child(n+2){text-align:right;white-space:nowrap}.t td{font-weight:bold}.a{border:1pt solid #b04a00;padding:5pt 9pt;margin-top:10pt}.n{font-size:7.2pt;color:#444}",
  footer:
    '<div style="font:6.2pt sans-serif;width:100%;padding:0 17mm;display:flex;justify-content:space-between;color:#444"><span>Lothbury Quay Custody PLC – Private Markets Servicing – registered in England 0417 2290</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>',
  body: `<div class="h"><b>Private Markets Event Advice</b><span>Advice ref PME-20261111-004417<br>Generated 11/11/2026 07:42</span></div>
<h4>Event</h4>
<table class="k">
${row(['Event type', 'Capital call (mandatory)', 'Status', 'New'])}
${row(['Fund', mark('fund', 'Pennant Hill Infrastructure Partners III LP'), 'Fund manager', mark('fund_manager', 'Pennant Hill Capital LLP')])}
${row(['Client', mark('limited_partner', 'Trustees of the Holderness Water Pension Scheme'), 'Custody account', 'HWPS-PE-02 / designation 4471'])}
${row(['Call number', text('call_number', '11'), 'Event currency', text('base_currency', 'GBP')])}
${row(['Manager’s notice date', noticeDate('10/11/2026', '2026-11-10'), 'Due date (value)', text('due_date', '24/11/2026', '2026-11-24')])}
${row(['Notice received by us', '10/11/2026 16:55', 'Our funding cut-off', '20/11/2026 12:00 London'])}</table>
<div class="a"><b>Action required.</b> Please confirm by SWIFT MT599 or through the portal before our cut-off that sterling of at least the call amount will be available on account HWPS-PE-02. Without instruction no payment will be made and the client may become a defaulting partner.</div>
<h4>Amount called (client entitlement, as notified by the manager)</h4>
<table class="v">${head(['Component', 'Treatment', 'GBP'])}
${row(['Investments – Tyne fibre platform and Solway ferries', 'Inside commitment', pound.amount('call_investments', P.invest)])}
${row(['Management fee, 1 October to 31 December 2026', 'Inside commitment', pound.amount('call_management_fees', P.fee)])}
${row(['Partnership expenses', 'Inside commitment', pound.amount('call_partnership_expenses', P.costs)])}
${row(['Total due', '', pound.amount('call_amount', P_CALLED)], 't')}</table>
<h4>Commitment position</h4>
<table class="v">${head(['', '% of commitment', 'GBP'])}
${row(['Total commitment', '100.00', pound.amount('commitment', P.pledged)])}
${row(['Unfunded before event', ((100 * P.open) / P.pledged).toFixed(2), pound.amount('unfunded_before_call', P.open)])}
${row(['Unfunded after event', ((100 * (P.open - P_CALLED)) / P.pledged).toFixed(2), pound.amount('unfunded_after_call', P.open - P_CALLED)], 't')}</table>
<h4>Settlement details supplied by the manager</h4>
<table class="k">
${field('Beneficiary', mark('beneficiary_name', 'Pennant Hill Infrastructure Partners III LP – Drawdown A/C'))}
${field('Beneficiary bank', mark('bank_name', 'Calder & Aire Bank plc'))}
${field('Sort code / account no.', `60-04-17 / ${mark('account_number', '83104472')}`)}
${field('IBAN', text('iban', 'GB31 CALD 6004 1783 1044 72', 'GB31CALD60041783104472'))}
${field('BIC', mark('swift_code', 'CALDGB2L'))}
${field('Reference', mark('payment_reference', 'PHIP3/11/HWPS'))}</table>
<p class="n">Payment details have been compared with those held on our standing instruction database: MATCH, last verified by call-back on 03/02/2026. This advice reproduces information supplied by the fund manager; Lothbury Quay Custody PLC has not verified its accuracy. A copy of the manager’s notice is available on the portal. Cash available on HWPS-PE-02 at close of business on 10/11/2026: GBP 2,316,004.18. Contact: Private Markets Servicing, Leeds, 0113 555 0161.</p>`,
});

const euro = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'minus' });
const D = {
  first: 45000000,
  second: 27550000,
  fee: 3125000,
  costs: 481250,
  pledged: 1000000000,
  open: 612000000,
};
const D_CALLED = D.first + D.second + D.fee + D.costs;
const quota = (amount: number): string => `${((100 * amount) / D.pledged).toFixed(3).replace('.', ',')} %`;
const posten = (label: string, printed: string, amount: number, name = ''): string =>
  row([label, quota(amount), printed], name);

/** A German fund of funds' form: two columns of boxes, the target funds behind the call, a reply slip at the foot. */
const dachfonds = document({
  file: '2026-11-17_Abruf 9_Wiehengebirge Infrastruktur-Dachfonds II_VwVermIng.pdf',
  documentType: 'Capital Call',
  layout: 'german-fund-of-funds-form-in-two-columns',
  language: 'de',
  margin: '16mm 18mm',
  css: "body{font:8.8pt/1.36 'DejaVu Sans Condensed','DejaVu Sans';font-size:8.2pt}h1{font-size:14pt;margin:0;color:#20446b}.g{display:grid;grid-template-columns:1fr 1fr;gap:12pt;margin-top:10pt}.b{border:.7pt solid #20446b;padding:5pt 8pt}.b h4{margin:0 0 3pt;font-size:8.4pt;color:#20446b;border-bottom:.4pt solid #20446b}table{border-collapse:collapse;width:100%}td,th{padding:2pt 2pt;text-align:left;vertical-align:top}.b td:first-child{color:#556;padding-right:6pt}.r td:last-child{text-align:right;white-space:nowrap}.v{margin-top:10pt}.v td,.v th{padding:3pt 5pt;border-bottom:.3pt solid #b8c4d2}.v td:nth-child(n+2),.v th:nth-child(n+2){text-align:right;white-space:nowrap}.v th{background:#20446b;color:#fff}.i td:first-child{padding-left:14pt;color:#556}.i td{font-size:7.6pt}.t td{font-weight:bold;background:#e6ecf3}.q{border-top:.7pt dashed #555;margin-top:12pt;padding-top:5pt}.n{font-size:6.9pt;color:#556}",
  footer:
    '<div style="font:6pt sans-serif;width:100%;padding:0 18mm;color:#556">Wiehengebirge Investment KVG mbH · Marktstraße 7, 32312 Lübbecke · AG Bad Oeynhausen HRB 90417 · Verwahrstelle: Privatbank Ravensberg AG</div>',
  body: `<h1>Kapitalabruf</h1>
<div class="g"><div class="b"><h4>Anleger</h4>${mark('limited_partner', 'Versorgungswerk der Vermessungsingenieure Nordwest')}<br>Abteilung Kapitalanlage – Alternative Investments<br>Hunteufer 30, 26122 Oldenburg<br>Anlegernummer 0031-7</div>
<div class="b"><h4>Abruf</h4><table>${row(['Fonds', mark('fund', 'Wiehengebirge Infrastruktur-Dachfonds II')])}${row(['Abruf Nr.', text('call_number', '9')])}${row(['Datum', noticeDate('17.11.2026', '2026-11-17')])}${row(['Fällig am', `<b>${text('due_date', '01.12.2026', '2026-12-01')}</b>`])}${row(['Währung', text('base_currency', 'EUR')])}</table></div></div>
<p>Sehr geehrte Damen und Herren, auf Grundlage von § 9 der Besonderen Anlagebedingungen rufen wir den nachstehenden Betrag aus Ihrer Kapitalzusage ab. Anteile werden zum Anteilwert vom 30.09.2026 in Höhe von 118,42 EUR ausgegeben.</p>
<table class="v">${head(['Verwendung', '% der Zusage', 'Betrag in EUR'])}
${posten('Zielfonds: Öresund Grid Partners III SCSp, Abruf 6', euro.show(D.first), D.first, 'i')}
${posten('Zielfonds: Bassano Trasporti Fund II, Abruf 4', euro.show(D.second), D.second, 'i')}
${posten('Investitionen in Zielfonds', euro.amount('call_investments', D.first + D.second), D.first + D.second)}
${posten('Verwaltungsvergütung 4. Quartal 2026', euro.amount('call_management_fees', D.fee), D.fee)}
${posten('Verwahrstelle, Prüfung und sonstige Kosten', euro.amount('call_partnership_expenses', D.costs), D.costs)}
${posten('Zu zahlender Betrag', euro.amount('call_amount', D_CALLED), D_CALLED, 't')}</table>
<div class="g"><div class="b r"><h4>Kapitalzusage</h4><table>${row(['Kapitalzusage', euro.amount('commitment', D.pledged)])}${row(['Abgerufen bis Abruf 8', euro.show(D.pledged - D.open)])}${row(['Offen vor Abruf 9', euro.amount('unfunded_before_call', D.open)])}${row(['Abruf 9', euro.show(-D_CALLED)])}${row(['Offen nach Abruf 9', `<b>${euro.amount('unfunded_after_call', D.open - D_CALLED)}</b>`])}</table></div>
<div class="b"><h4>Bankverbindung</h4><table>${row(['Empfänger', mark('beneficiary_name', 'Wiehengebirge Infra-Dachfonds II')])}${row(['Bank', mark('bank_name', 'Privatbank Ravensberg AG')])}${row(['IBAN', text('iban', 'DE67 4905 0417 0000 8812 09', 'DE67490504170000881209')])}${row(['BIC', mark('swift_code', 'PRVBDE3BXXX')])}${row(['Zweck', mark('payment_reference', 'WID2-A9-0031-7')])}</table></div></div>
<p>Der Abruf aller Anleger beträgt ${euro.show(D_CALLED * 22)} EUR. Im ersten Quartal 2027 rechnen wir mit einem weiteren Abruf von 4 bis 6 % der Zusagen; eine Ausschüttung ist für Dezember 2026 geplant.</p>
<p>Mit freundlichen Grüßen<br>${mark('fund_manager', 'Wiehengebirge Investment KVG mbH')}<br>i. V. Hanno Redeker · i. A. Svenja Tiemann</p>
<div class="q"><b>Rückantwort</b> per E-Mail an abrufe@wiehengebirge.example: Wir bestätigen den Eingang und werden den Betrag fristgerecht überweisen. &nbsp; Ort, Datum: ____________________ &nbsp; Unterschrift: ____________________</div>
<p class="n">Bei verspäteter Zahlung werden Verzugszinsen von 8 Prozentpunkten über dem Basiszinssatz berechnet. Bitte prüfen Sie die Bankverbindung gegen die Ihnen am 15.03.2022 übermittelten Angaben; Änderungen teilen wir ausschließlich postalisch mit.</p>`,
});

const us = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
  before: 'USD\u00a0',
});
const F = {
  invest: 108000000,
  fee: 6250000,
  costs: 734000,
  other: 2500000,
  pledged: 2000000000,
  open: 965000000,
};
const F_CALLED = F.invest + F.fee + F.costs + F.other;

/** A Luxembourg feeder's letter to an Irish family office: everything in numbered prose, the account in an annex. */
const feeder = document({
  file: 'Slieve Gallion Feeder - Drawdown Notice 6 - Ardnamona Family Holdings.pdf',
  documentType: 'Capital Call',
  layout: 'luxembourg-feeder-letter-in-numbered-prose',
  margin: '27mm 28mm 22mm',
  css: "body{font:10.6pt/1.5 'Liberation Serif'}p{margin:8pt 0;text-align:justify}ol{padding-left:16pt;margin:6pt 0}li{margin:6pt 0;text-align:justify}h3{font-size:11.5pt;margin:0 0 8pt}.l{text-align:left}table{border-collapse:collapse;width:86%}td{padding:4pt 6pt;border-bottom:.4pt solid #999;vertical-align:top}td:first-child{width:38%;font-style:italic}.n{font-size:8.6pt}",
  footer:
    '<div style="font:6.8pt serif;width:100%;text-align:center">Slieve Gallion Secondaries Feeder SCSp, société en commandite spéciale, 9 rue des Tanneries, Luxembourg – R.C.S. Luxembourg B 268 417</div>',
  body: `<p class="l">Slieve Gallion Feeder GP S.à r.l.<br>acting as general partner</p>
<p class="l">${mark('limited_partner', 'Ardnamona Family Holdings DAC')}<br>The Boathouse, Quay Street<br>Donegal Town, Co. Donegal, Ireland</p>
<p class="l">Luxembourg, ${noticeDate('19 November 2026', '2026-11-19')}</p>
<p class="l"><b>${mark('fund', 'Slieve Gallion Secondaries Feeder SCSp')} (the “Feeder”) – Drawdown Notice No. ${text('call_number', '6')}</b></p>
<p>Dear Investor,</p>
<ol>
<li>We refer to the limited partnership agreement of the Feeder dated 22 March 2023 and to your commitment of ${us.amount('commitment', F.pledged)}. On 17 November 2026 Meridian Tide Secondaries V (Master) SCSp called USD 54,000,000.00 from all its partners; the present notice passes on the share of the Feeder.</li>
<li>You are requested to pay ${us.amount('call_amount', F_CALLED)} so that it is received in cleared funds on or before <b style="white-space:nowrap">${text('due_date', '3 December 2026', '2026-12-03')}</b>.</li>
<li>Of this amount ${us.amount('call_investments', F.invest)} will be used by the Master to complete the purchase of interests in nine buyout funds from a North American endowment, ${us.amount('call_management_fees', F.fee)} is your share of the management fee for the first half of 2027, ${us.amount('call_partnership_expenses', F.costs)} covers the operating expenses of the Feeder and of the Master, and ${us.amount('call_other', F.other)} will be kept as working capital of the Feeder.</li>
<li>Your undrawn commitment amounted to ${us.amount('unfunded_before_call', F.open)} before this drawdown and will be ${us.amount('unfunded_after_call', F.open - F_CALLED)} after it. Distributions of USD 2,114,300.00 received by you up to the date of this notice are not subject to recall.</li>
<li>Payment is to be made in US dollars to the account given in the Annex. Amounts received late bear interest at Term SOFR plus 5% per annum from the due date.</li>
<li>Investors subject to Irish exit tax or investing through an intermediary should consult their own advisers. Foyle Bridge Tax Consultants have prepared the reporting package for 2025, which is on the investor portal.</li>
</ol>
<p>Yours faithfully,</p><p class="l" style="margin-top:24pt">${mark('fund_manager', 'Glenveagh Fund Management (Luxembourg) S.A.')}<br>alternative investment fund manager of the Feeder<br>Orlaith Devenney, Conducting Officer</p>
${NEXT_PAGE}<h3>Annex – Account of the Feeder</h3>
<table>${row(['Bank', mark('bank_name', 'Banque Privée de la Pétrusse S.A.')])}${row(['Account holder', mark('beneficiary_name', 'Slieve Gallion Secondaries Feeder SCSp')])}${row(['IBAN (USD account)', text('iban', 'LU45 0417 9000 8120 6600', 'LU450417900081206600')])}${row(['BIC', mark('swift_code', 'BPPELULL')])}${row(['Correspondent in New York', 'Battery Clearing Bank N.A., BIC BATYUS33'])}${row(['Message', mark('payment_reference', 'SGSF-DN6-ARDNAMONA')])}</table>
<p class="n">These details have not changed since Drawdown Notice No. 1. Please verify them with Ms Claire Wiltgen of Remich Fund Services S.A., the administrator, on a number that you already hold before giving a payment order.</p>`,
  derivable: { base_currency: 'USD' },
});

const aussie = printer({
  currency: 'AUD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
  before: 'A$',
});
/** Cents a unit, in hundredths, of five million units. */
const UNITS = 5000000;
const A = { invest: 710, fee: 85, costs: 30, open: 4300 };
const A_CALLED = A.invest + A.fee + A.costs;
const cents = (hundredths: number): string => `${(hundredths / 100).toFixed(2)}c`;
const held = (hundredths: number): number => (hundredths * UNITS) / 100;
const unitRow = (label: string, fin: string, hundredths: number, name = ''): string =>
  row([label, cents(hundredths), aussie.amount(fin, held(hundredths))], name);
const tile = (label: string, value: string): string => `<div><span>${label}</span><b>${value}</b></div>`;

/** An Australian trust's call on partly paid units: tiles, cents a unit beside the holder's amount. */
const trust = document({
  file: 'Currawong Renewables Trust - Call 4 on partly paid units - GDWS.pdf',
  documentType: 'Capital Call',
  layout: 'australian-call-on-partly-paid-units-with-tiles',
  margin: '18mm 19mm',
  css: "body{font:9.6pt/1.45 'Liberation Sans';color:#20302a}h1{font-size:19pt;margin:0;color:#0e6b4f;font-weight:normal}.m{display:grid;grid-template-columns:repeat(4,1fr);gap:7pt;margin:12pt 0}.m div{background:#0e6b4f;color:#fff;padding:7pt 8pt}.m span{display:block;font-size:7.4pt}.m b{font-size:11pt}h4{color:#0e6b4f;margin:13pt 0 2pt;font-size:10pt}table{border-collapse:collapse;width:100%}td,th{padding:3.4pt 4pt;text-align:right;border-bottom:.3pt solid #bcd3ca}td:first-child,th:first-child{text-align:left}th{font-weight:normal;color:#5b7a6e}.t td{font-weight:bold;border-top:.8pt solid #0e6b4f}.w td{text-align:left}.w td:first-child{width:32%;color:#5b7a6e}.n{font-size:7.6pt;color:#555}",
  footer:
    '<div style="font:6.3pt sans-serif;width:100%;padding:0 19mm;color:#555">Issued by Bendigo Creek Trustees Limited ABN 41 704 417 093 AFSL 290417 as trustee of the Currawong Renewables Trust</div>',
  body: `<h1>Call notice</h1>
<div><b>${mark('fund', 'Currawong Renewables Trust')}</b> · Call ${text('call_number', '4')} on partly paid units</div>
<div style="margin-top:8pt">${mark('limited_partner', 'Gippsland Dairy Workers Superannuation Fund')}<br>Investment Operations, PO Box 417, Traralgon VIC · Holder no. C0000811</div>
<div class="m">${tile('Date of notice', noticeDate('16 November 2026', '2026-11-16'))}${tile('Amount payable', aussie.amount('call_amount', held(A_CALLED)))}${tile('Payable by', text('due_date', '30 November 2026', '2026-11-30'))}${tile('Units held', UNITS.toLocaleString('en-AU'))}</div>
<p>${mark('fund_manager', 'Currawong Asset Management Pty Ltd')}, the manager of the Trust, has asked the Trustee to make a call of ${cents(A_CALLED)} a unit. The money will fund the second stage of the Hay Plains battery and the connection works at Woolsthorpe wind farm, together with fees and expenses for the half-year to 30 June 2027.</p>
<h4>What the call is for</h4>
<table>${head(['', 'A unit', 'Your units'])}
${unitRow('Investments – Hay Plains and Woolsthorpe', 'call_investments', A.invest)}
${unitRow('Management fee, including GST net of RITC', 'call_management_fees', A.fee)}
${unitRow('Trust expenses', 'call_partnership_expenses', A.costs)}
${unitRow('Total call', 'call_amount', A_CALLED, 't')}</table>
<h4>Your commitment</h4>
<table>${head(['', 'A unit', 'Your units'])}
${unitRow('Commitment (issue price)', 'commitment', 10000)}
${row(['Paid up under calls 1 to 3', cents(10000 - A.open), aussie.show(held(10000 - A.open))])}
${unitRow('Uncalled before this call', 'unfunded_before_call', A.open)}
${row(['This call', cents(-A_CALLED), aussie.show(-held(A_CALLED))])}
${unitRow('Uncalled after this call', 'unfunded_after_call', A.open - A_CALLED, 't')}</table>
<h4>How to pay</h4>
<table class="w">${row(['Account name', mark('beneficiary_name', 'BCTL ATF Currawong Renewables Trust – Applications')])}${row(['Bank', mark('bank_name', 'Southern Cross Mutual Bank')])}${row(['BSB', '804-417'])}${row(['Account number', mark('account_number', '1029 3381')])}${row(['SWIFT (overseas holders)', mark('swift_code', 'SXMBAU3M')])}${row(['Reference', mark('payment_reference', 'C0000811 CALL4')])}</table>
<p class="n">All amounts are in Australian dollars (${text('base_currency', 'AUD')}). Units on which a call remains unpaid 14 days after the due date may be forfeited under clause 8 of the trust deed. The net tangible asset backing at 30 September 2026 was 71.42 cents a unit. The Trust will have raised A$32,175,000.00 from all holders under this call. Registry: Loddon Registry Services, 1300 555 041.</p>`,
});

export const documents = [custodian, dachfonds, feeder, trust];
