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
  nil: '-',
});
/** The partner holds a fortieth of the fund; amounts in cents. */
const SHARE = 40;
const NOTICE = { platform: 156000000, addOn: 21875000, fee: 9375000, costs: 1531200 };
const BEFORE = { invested: 1190500000, fee: 156250000, costs: 30475000 };
const CALLED = NOTICE.platform + NOTICE.addOn + NOTICE.fee + NOTICE.costs;
const CALLED_BEFORE = BEFORE.invested + BEFORE.fee + BEFORE.costs;
const [PLEDGED, RECALLABLE] = [2500000000, 41250000];
const OPEN = PLEDGED - CALLED_BEFORE + RECALLABLE;
const columns = (
  label: string,
  own: string,
  [amount, before]: readonly [number, number],
  name = '',
): string => row([label, dollar.show(amount * SHARE), own, dollar.show(before + amount)], name);
const called = (label: string, fin: string, [amount, before]: readonly [number, number], name = ''): string =>
  columns(label, dollar.amount(fin, amount), [amount, before], name);

/** An American manager's letter and the industry's call and distribution notice behind it: fund, partner, cumulative. */
const industrials = document({
  file: 'Cordgrass V - Capital Call #12 (due 10-22-2025) - Ouachita Parish MERS.pdf',
  documentType: 'Capital Call',
  layout: 'american-letter-with-industry-call-notice',
  pageSize: 'Letter',
  margin: '22mm 24mm',
  css: "body{font:10pt/1.42 'Liberation Sans'}p{margin:8pt 0}h2{font-size:12.5pt;margin:0 0 6pt;color:#7a3b12}h4{font-size:9.6pt;margin:12pt 0 2pt;color:#7a3b12}table{border-collapse:collapse;width:100%;font-size:8.8pt}td,th{padding:2.4pt 4pt;text-align:right;vertical-align:bottom}td:first-child,th:first-child{text-align:left}th{border-bottom:.8pt solid #7a3b12;font-size:8.2pt}.i td:first-child{padding-left:14pt}.s td{border-top:.4pt solid}.t td{font-weight:bold;border-top:.6pt solid;background:#f6efe9}.k td{text-align:left}.k td:nth-child(odd){color:#666;width:20%}.w td{text-align:left}.w td:first-child{width:34%;color:#666}.n{font-size:7.6pt;color:#444}",
  footer:
    '<div style="font:6.6pt sans-serif;width:100%;padding:0 24mm;display:flex;justify-content:space-between"><span>Cordgrass Industrial Partners Fund V, L.P. · 1400 Post Oak Crossing, Houston, Texas</span><span><span class="pageNumber"></span></span></div>',
  body: `<h2>Cordgrass Capital</h2>
<p>${noticeDate('October 8, 2025', '2025-10-08')}</p>
<p>To:&nbsp; ${mark('limited_partner', 'Ouachita Parish Municipal Employees’ Retirement System')}</p>
<p><b>${mark('fund', 'Cordgrass Industrial Partners Fund V, L.P.')} – Capital Call Notice No. ${text('call_number', '12')}</b></p>
<p>Dear Limited Partner,</p>
<p>In accordance with Section 5.1 of the Limited Partnership Agreement, Cordgrass GP V, L.P. is calling capital from the partners of the Fund. Your share of the call is <b>${dollar.amount('call_amount', CALLED)} U.S. dollars</b> and is due on <b>${text('due_date', 'October 22, 2025', '2025-10-22')}</b>.</p>
<p>The Fund signed an agreement on September 30, 2025 to acquire a majority interest in Bayou Teche Valve &amp; Instrument, a Lafayette-based distributor and repairer of control valves. Total equity of $62.4 million will be provided by the Fund. The Fund is also contributing $8.75 million to Permian Crane Services for its purchase of a competitor in Midland. The balance of the call covers the management fee for the fourth quarter and Fund expenses.</p>
<p>After this call, approximately 61% of your commitment, net of recallable distributions, will have been drawn. We expect one further call before year end, of between 3% and 5% of commitments.</p>
<p>A detailed notice in the format recommended by the Institutional Limited Partners Association and our wire instructions, which have not changed since Capital Call No. 9, are attached. As always, please call a person you know at the firm to confirm wire instructions before sending funds.</p>
<p>Sincerely,</p><p style="margin-top:24pt">Marguerite Thibodeaux-Hale<br>Chief Financial Officer<br>${mark('fund_manager', 'Cordgrass Capital Partners, LLC')}, Manager of the Fund</p>
${NEXT_PAGE}<h2>Capital Call &amp; Distribution Notice</h2>
<table class="k">${row(['Fund', 'Cordgrass Industrial Partners Fund V, L.P.', 'Date of notice', noticeDate('10/08/2025', '2025-10-08')])}${row(['Investor', 'Ouachita Parish Municipal Employees’ Retirement System', 'Due date', text('due_date', '10/22/2025', '2025-10-22')])}${row(['Call number', text('call_number', '12'), 'Currency', text('base_currency', 'USD')])}</table>
<h4>A. Capital call</h4>
<table>${head(['', 'This notice<br>Total Fund', 'This notice<br>Investor', 'Cumulative incl.<br>this notice – Investor'])}
${columns('Bayou Teche Valve &amp; Instrument Holdings, LLC', dollar.show(NOTICE.platform), [NOTICE.platform, 0], 'i')}
${columns('Permian Crane Services, Inc.', dollar.show(NOTICE.addOn), [NOTICE.addOn, 103125000], 'i')}
${row(['Other investments', '-', '-', dollar.show(BEFORE.invested - 103125000)], 'i')}
${called('Investments', 'call_investments', [NOTICE.platform + NOTICE.addOn, BEFORE.invested], 's')}
${called('Management fees (inside commitment)', 'call_management_fees', [NOTICE.fee, BEFORE.fee])}
${called('Partnership expenses (inside commitment)', 'call_partnership_expenses', [NOTICE.costs, BEFORE.costs])}
${row(['Organizational costs and working capital', '-', '-', '-'])}
${called('Total capital call', 'call_amount', [CALLED, CALLED_BEFORE], 't')}</table>
<h4>B. Distribution</h4>
<table>${head(['', 'Total Fund', 'Investor'])}${row(['Distributions netted against this call', '-', '-'])}${row(['Net amount payable', dollar.show(CALLED * SHARE), dollar.amount('call_amount', CALLED)], 't')}</table>
<h4>C. Unfunded commitment</h4>
<table>${head(['', 'Total Fund', 'Investor'])}
${row(['Total commitment', dollar.show(PLEDGED * SHARE), dollar.amount('commitment', PLEDGED)])}
${row(['Cumulative calls before this notice', dollar.show(-CALLED_BEFORE * SHARE), dollar.show(-CALLED_BEFORE)])}
${row(['Cumulative recallable distributions', dollar.show(RECALLABLE * SHARE), dollar.show(RECALLABLE)])}
${row(['Beginning unfunded commitment', dollar.show(OPEN * SHARE), dollar.amount('unfunded_before_call', OPEN)], 's')}
${row(['This capital call', dollar.show(-CALLED * SHARE), dollar.show(-CALLED)])}
${row(['Ending unfunded commitment', dollar.show((OPEN - CALLED) * SHARE), dollar.amount('unfunded_after_call', OPEN - CALLED)], 't')}</table>
<h4>D. Wire instructions</h4>
<table class="w">${row(['Bank', mark('bank_name', 'Sabine Trust Bank, N.A.')])}${row(['ABA number', '113090417'])}${row(['Account name', mark('beneficiary_name', 'Cordgrass Industrial Partners Fund V, L.P.')])}${row(['Account number', mark('account_number', '4420098137')])}${row(['Reference', mark('payment_reference', 'Ouachita MERS – Call 12')])}</table>
<p class="n">The management fee is 1.50% per annum of commitments of $1.0 billion for October through December 2025. Amounts not used within 60 days will be returned and added to unfunded commitments. Interest accrues on late payments at 10% per annum from the due date.</p>`,
});

const us = printer({ currency: 'USD', group: ',', point: '.', digits: 2, negative: 'minus', before: 'US$' });
const SG = {
  one: 131250000,
  two: 57500000,
  fee: 15000000,
  costs: 3300000,
  open: 821250000,
  pledged: 1500000000,
};
const SG_CALLED = SG.one + SG.two + SG.fee + SG.costs;
const ofPledge = (amount: number): string => `${((100 * amount) / SG.pledged).toFixed(4)}%`;
const sgLine = ([item, label]: readonly [string, string], shown: string, amount: number, name = ''): string =>
  row([item, label, ofPledge(amount), shown], name);

/** A Singapore drawdown letter under numbered headings, a schedule with percentages of the commitment behind it. */
const singapore = document({
  file: '20251103_KRGP II_Drawdown Notice 8_Straits Pilots.pdf',
  documentType: 'Capital Call',
  layout: 'singapore-drawdown-letter-with-schedule',
  margin: '24mm 25mm 22mm',
  css: "body{font:10.2pt/1.46 'Liberation Serif'}p{margin:6pt 0;text-align:justify}h4{margin:10pt 0 2pt;font-size:10.4pt}h3{text-align:center;font-size:11.5pt;margin:0 0 4pt}table{border-collapse:collapse;width:100%;margin:6pt 0}td,th{border:.5pt solid #333;padding:3pt 6pt;vertical-align:top}th{background:#e8e8e8;font-weight:bold}.v td:nth-child(n+3),.v th:nth-child(n+3){text-align:right;white-space:nowrap}.v td:first-child{width:18pt;text-align:center}.t td{font-weight:bold}.c td:last-child{text-align:right}.w td:first-child{width:36%;background:#f4f4f4}.n{font-size:8.4pt}",
  footer:
    '<div style="font:6.8pt serif;width:100%;text-align:center">Kallang Reach Capital Pte. Ltd. (UEN 201890417K) · Capital Markets Services Licence holder · 61 Tanjong Rhu Link #14-02 Singapore · <span class="pageNumber"></span></div>',
  body: `<p>${noticeDate('3 November 2025', '2025-11-03')}</p>
<p style="text-align:left">${mark('limited_partner', 'Straits Pilots Provident Trust Limited')}<br>7 Telok Blangah Rise<br>Singapore</p>
<p>Dear Sirs,</p>
<p><b>${mark('fund', 'Kallang Reach Growth Partners II, L.P.')} (the “Fund”)<br>Drawdown Notice No. ${text('call_number', '8')}</b></p>
<p>We refer to the amended and restated limited partnership agreement of the Fund dated 18 June 2021 (the “LPA”) and to your commitment of ${us.amount('commitment', SG.pledged)}. Terms defined in the LPA have the same meaning in this notice.</p>
<h4>1. Drawdown</h4><p>Pursuant to clause 4.2 of the LPA you are required to advance to the Fund the sum of <b>${us.amount('call_amount', SG_CALLED)}</b> (the “Drawdown Amount”) in cleared funds by no later than 5.00 p.m. (Singapore time) on <b>${text('due_date', '17 November 2025', '2025-11-17')}</b>.</p>
<h4>2. Purpose</h4><p>The Drawdown Amount will be applied towards (a) the Series D investment in Pelita Mobility Pte. Ltd., an operator of electric motorcycle fleets in Java and Bali; (b) a further investment in Mekar Diagnostics Sdn. Bhd.; (c) the Management Fee for the six months commencing 1 January 2026; and (d) operating expenses of the Fund. A breakdown is given in the Schedule.</p>
<h4>3. Default</h4><p>Your attention is drawn to clause 4.7 of the LPA. Interest at SOFR plus 6% per annum will be payable on any amount that remains outstanding after the due date.</p>
<h4>4. Confirmation</h4><p>Kindly return a copy of your SWIFT confirmation to operations@kallangreach.example. If the account details below differ from those in your records, please telephone Ms Tan Hwee Leng at +65 5550 0417 before making payment.</p>
<p>Yours faithfully,</p><p style="margin-top:22pt;text-align:left">${mark('fund_manager', 'Kallang Reach Capital Pte. Ltd.')}<br>as manager for and on behalf of the Fund</p>
${NEXT_PAGE}<h3>THE SCHEDULE</h3><p style="text-align:center">Part A – Computation of your Drawdown Amount</p>
<table class="v">${head(['', 'Purpose', '% of commitment', 'Amount'])}
${sgLine(['(a)', 'Pelita Mobility Pte. Ltd. – Series D'], us.show(SG.one), SG.one)}
${sgLine(['(b)', 'Mekar Diagnostics Sdn. Bhd. – follow-on'], us.show(SG.two), SG.two)}
${sgLine(['', 'Investments'], us.amount('call_investments', SG.one + SG.two), SG.one + SG.two)}
${sgLine(['(c)', 'Management Fee'], us.amount('call_management_fees', SG.fee), SG.fee)}
${sgLine(['(d)', 'Fund expenses'], us.amount('call_partnership_expenses', SG.costs), SG.costs)}
${sgLine(['', 'Drawdown Amount'], us.amount('call_amount', SG_CALLED), SG_CALLED, 't')}</table>
<p style="text-align:center">Part B – Your commitment</p>
<table class="c">${row(['Commitment', us.amount('commitment', SG.pledged)])}${row(['Undrawn commitment before this drawdown', us.amount('unfunded_before_call', SG.open)])}${row(['Drawdown Amount', us.show(-SG_CALLED)])}${row(['Undrawn commitment after this drawdown', us.amount('unfunded_after_call', SG.open - SG_CALLED)], 't')}${row(['Aggregate distributions received to date', us.show(118437500)])}</table>
<p style="text-align:center">Part C – Payment instructions (${text('base_currency', 'USD')})</p>
<table class="w">${row(['Correspondent bank', 'Hudson Clearing Trust Company, New York (HUDCUS33)'])}${row(['Beneficiary bank', `${mark('bank_name', 'Bedok Quay Bank Limited')}, Singapore`])}${row(['SWIFT code', mark('swift_code', 'BQBLSGSG')])}${row(['Account name', mark('beneficiary_name', 'Kallang Reach Growth Partners II, L.P.')])}${row(['Account number', mark('account_number', '072-900417-8')])}${row(['Payment details', mark('payment_reference', 'KRGP II / DN8 / SPPT')])}</table>
<p class="n">All bank charges are for the account of the remitter. The Fund has issued drawdown notices in the aggregate amount of US$66,256,000.00 to all partners on the date hereof.</p>`,
});

const francs = printer({
  currency: 'EUR',
  group: '\u00a0',
  point: ',',
  digits: 2,
  negative: 'minus',
  after: '\u00a0€',
});
const FR = { invest: 84160000, fee: 6000000, costs: 1840000, open: 536000000, pledged: 800000000 };
const FR_CALLED = FR.invest + FR.fee + FR.costs;
const UNITS = 8000;
const parPart = (label: string, fin: string, amount: number, name = ''): string =>
  row([label, francs.show(amount / UNITS), francs.amount(fin, amount)], name);

/** A French management company's call: amount a unit beside the holder's amount, bank details in a ruled box. */
const appel = document({
  file: 'AIT2_Appel de fonds n°5_MAVE_15-10-2025.pdf',
  documentType: 'Capital Call',
  layout: 'french-call-by-unit-with-bank-box',
  language: 'fr',
  margin: '20mm 22mm',
  css: "body{font:9.8pt/1.44 'DejaVu Sans Condensed','DejaVu Sans';font-size:8.8pt}h1{font-size:14pt;margin:0;color:#0c5c75;font-weight:normal}h4{font-size:9.4pt;color:#0c5c75;margin:11pt 0 3pt}p{margin:6pt 0}table{border-collapse:collapse;width:100%}td,th{padding:3.4pt 5pt;text-align:right;border-bottom:.4pt solid #b7d2da;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{color:#0c5c75;border-bottom:1pt solid #0c5c75}.t td{font-weight:bold;background:#e5f1f4}.b{border:.8pt solid #0c5c75;padding:4pt 9pt}.b td{text-align:left;border:0;padding:1.8pt 4pt}.b td:first-child{width:32%;color:#55707a}.d{display:flex;justify-content:space-between;margin-bottom:12pt}.n{font-size:7pt;color:#55707a}",
  footer:
    '<div style="font:6pt sans-serif;width:100%;padding:0 22mm;color:#55707a">Margeride Infra Gestion SAS – capital de 750 000 € – RCS Clermont-Ferrand 890 417 226 – société de gestion de portefeuille agréée par l’AMF</div>',
  body: `<div class="d"><div><h1>Margeride Infra Gestion</h1></div><div>${mark('limited_partner', 'Mutuelle des Artisans Verriers de l’Est')}<br>Direction financière<br>18 quai des Cristalleries<br>54000 Nancy</div></div>
<p>Clermont-Ferrand, le ${noticeDate('15 octobre 2025', '2025-10-15')}</p>
<p><b>${mark('fund', 'Aigoual Infrastructures Transition 2')} – Appel de fonds n° ${text('call_number', '5')}</b></p>
<p>Madame, Monsieur,</p><p>Conformément à l’article 8 du Règlement du Fonds, ${mark('fund_manager', 'Margeride Infra Gestion SAS')}, en sa qualité de société de gestion, vous informe qu’elle procède à un appel de fonds représentant 11,50 % de votre engagement. Nous vous remercions de bien vouloir verser la somme de <b>${francs.amount('call_amount', FR_CALLED)}</b>, en date de valeur du <b>${text('due_date', '29 octobre 2025', '2025-10-29')}</b> au plus tard.</p>
<h4>Utilisation des fonds appelés</h4>
<table>${head(['', 'Par part', 'Vos 8 000 parts A'])}
${parPart('Investissement : réseaux de chaleur Vézère Énergies', 'call_investments', FR.invest)}
${parPart('Commission de gestion – 4e trimestre 2025 et 1er trimestre 2026', 'call_management_fees', FR.fee)}
${parPart('Frais de fonctionnement du Fonds', 'call_partnership_expenses', FR.costs)}
${parPart('Montant total appelé', 'call_amount', FR_CALLED, 't')}</table>
<h4>Situation de votre engagement</h4>
<table>${head(['', '% de l’engagement', 'Montant'])}
${row(['Engagement de souscription', '100,00 %', francs.amount('commitment', FR.pledged)])}
${row(['Libéré au titre des appels n° 1 à 4', '33,00 %', francs.show(FR.pledged - FR.open)])}
${row(['Reste à appeler avant le présent appel', '67,00 %', francs.amount('unfunded_before_call', FR.open)])}
${row(['Présent appel', '11,50 %', francs.show(FR_CALLED)])}
${row(['Reste à appeler après le présent appel', '55,50 %', francs.amount('unfunded_after_call', FR.open - FR_CALLED)], 't')}</table>
<h4>Coordonnées bancaires</h4>
<div class="b"><table>${row(['Titulaire du compte', mark('beneficiary_name', 'AIGOUAL INFRA TRANSITION 2 – APPELS')])}${row(['Domiciliation', mark('bank_name', 'Banque du Puy Mary')])}${row(['IBAN', text('iban', 'FR76 1904 1700 6300 0210 4478 119', 'FR7619041700630002104478119')])}${row(['BIC', mark('swift_code', 'BPMYFRPP')])}${row(['Libellé du virement', mark('payment_reference', 'AIT2 ADF5 MAVE')])}</table></div>
<p>Le montant total de l’appel s’élève à 28 750 000,00 € pour l’ensemble des porteurs de parts A. À l’issue de cette opération le Fonds détiendra six participations.</p>
<p>Nous vous prions d’agréer, Madame, Monsieur, l’expression de nos salutations distinguées.</p><p style="margin-top:20pt">Le service Relations Investisseurs</p>
<p class="n">Tout versement tardif porte intérêt au taux légal majoré de cinq points. Dépositaire : Conservation du Massif SA. Par mesure de sécurité, toute modification de nos coordonnées bancaires vous serait confirmée par courrier recommandé.</p>`,
  derivable: { base_currency: 'EUR' },
});

const euro = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'trailing minus',
});
const DE = {
  purchase: 68400000,
  works: 9600000,
  fee: 4500000,
  costs: 1134050,
  reserve: 3000000,
  pledged: 1200000000,
};
const DE_CALLED = DE.purchase + DE.works + DE.fee + DE.costs + DE.reserve;
const EARLIER: readonly (readonly [string, string, number])[] = [
  ['1', '02.05.2023', 180000000],
  ['2', '15.09.2023', 125000000],
  ['3', '21.02.2024', 96050000],
  ['4', '10.10.2024', 142000000],
  ['5', '16.04.2025', 71525000],
];
const DE_PAID = EARLIER.reduce((all, [, , amount]) => all + amount, 0);
const DE_OPEN = DE.pledged - DE_PAID;

/** A German letter: the call in a table, earlier calls in a second, the account under a rule at the foot. */
const kapitalabruf = document({
  file: 'Kapitalabruf Nr. 6 AWS III - ZVK Porzellanwerke - 2025-11-12.pdf',
  documentType: 'Capital Call',
  layout: 'german-letter-with-table-of-earlier-calls',
  language: 'de',
  margin: '15mm 24mm 17mm',
  css: "body{font:9.6pt/1.3 'Liberation Serif'}p{margin:4.5pt 0}h4{font-size:9.8pt;margin:7pt 0 1pt}table{border-collapse:collapse;width:100%}td,th{padding:1.6pt 4pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{font-weight:normal;border-bottom:.6pt solid;color:#444}.s td{border-top:.4pt solid}.t td{font-weight:bold;border-top:.6pt solid;border-bottom:1.8pt double}.i td:first-child{padding-left:14pt}.h{width:66%}.h td:nth-child(2),.h th:nth-child(2){text-align:center}.w{border-top:.8pt solid;border-bottom:.8pt solid;margin:7pt 0}.w td{text-align:left}.w td:first-child{width:30%}.n{font-size:8pt}",
  footer:
    '<div style="font:6.1pt serif;width:100%;text-align:center;color:#444">Ammerquelle Kapitalverwaltung GmbH · Bahnhofstraße 41, 82362 Weilheim · AG München HRB 290 417 · Geschäftsführung: Dr. Korbinian Aschauer, Friederike Lindl</div>',
  body: `<p style="text-align:right"><b>Ammerquelle Kapitalverwaltung GmbH</b></p>
<p>${mark('limited_partner', 'Zusatzversorgungskasse der Oberpfälzer Porzellanwerke')}<br>Kapitalanlagen<br>Am Naabufer 12<br>92637 Weiden</p>
<p style="text-align:right">Weilheim, den ${noticeDate('12. November 2025', '2025-11-12')}</p>
<p><b>${mark('fund', 'Ammerquelle Wohnen Süd III GmbH & Co. geschlossene Investment-KG')}<br>Kapitalabruf Nr. ${text('call_number', '6')}</b></p>
<p>Sehr geehrte Damen und Herren,</p>
<p>gemäß § 6 des Gesellschaftsvertrages rufen wir einen weiteren Teil Ihres gezeichneten Kapitals ab. Der Abruf dient im Wesentlichen dem Erwerb einer Wohnanlage mit 148 Einheiten in Regensburg. Wir bitten Sie, den auf Sie entfallenden Betrag von <b>${euro.amount('call_amount', DE_CALLED)} EUR</b> bis zum <b>${text('due_date', '26. November 2025', '2025-11-26')}</b> (Zahlungseingang) zu überweisen.</p>
<table>${head(['Verwendung', `Ihr Anteil in ${text('base_currency', 'EUR')}`])}
${row(['Kaufpreis und Nebenkosten Wohnanlage Regensburg-Prüfening', euro.show(DE.purchase)], 'i')}
${row(['Energetische Sanierung Augsburg-Hochzoll', euro.show(DE.works)], 'i')}
${row(['Investitionen', euro.amount('call_investments', DE.purchase + DE.works)], 's')}
${row(['Verwaltungsvergütung viertes Quartal 2025', euro.amount('call_management_fees', DE.fee)])}
${row(['Laufende Kosten der Gesellschaft', euro.amount('call_partnership_expenses', DE.costs)])}
${row(['Zuführung zur Liquiditätsreserve', euro.amount('call_other', DE.reserve)])}
${row(['Abrufbetrag', euro.amount('call_amount', DE_CALLED)], 't')}</table>
<h4>Ihre Kapitalzusage</h4>
<table>${row(['Gezeichnetes Kapital', euro.amount('commitment', DE.pledged)])}
${row(['Offene Kapitalzusage vor diesem Abruf', euro.amount('unfunded_before_call', DE_OPEN)])}
${row(['Abruf Nr. 6', euro.show(-DE_CALLED)])}
${row(['Offene Kapitalzusage nach diesem Abruf', euro.amount('unfunded_after_call', DE_OPEN - DE_CALLED)], 't')}</table>
<h4>Bisherige Abrufe</h4>
<table class="h">${head(['Nr.', 'Fällig am', 'Betrag in EUR'])}${EARLIER.map(([number, due, amount]) => row([number, due, euro.show(amount)])).join('')}${row(['Summe', '', euro.show(DE_PAID)], 's')}</table>
<table class="w">${row(['Kontoinhaber', mark('beneficiary_name', 'Ammerquelle Wohnen Süd III')])}${row(['IBAN', text('iban', 'DE41 7019 0417 0002 2618 30', 'DE41701904170002261830')])}${row(['BIC', mark('swift_code', 'LOISDEM1XXX')])}${row(['Bank', mark('bank_name', 'Loisachtaler Bankverein eG')])}${row(['Verwendungszweck', mark('payment_reference', 'AWS III Abruf 6 / ZVK')])}</table>
<p>Für Rückfragen steht Ihnen Frau Sailer unter 0881 550417 gern zur Verfügung.</p>
<p>Mit freundlichen Grüßen</p><p>${mark('fund_manager', 'Ammerquelle Kapitalverwaltung GmbH')}</p>
<p class="n">Ihr Anteil am Gesellschaftskapital beträgt 4,00 %. Von allen Anlegern werden insgesamt 21.658.512,50 EUR abgerufen. Bei Zahlungsverzug gilt § 6 Abs. 4 des Gesellschaftsvertrages.</p>`,
});

export const documents = [industrials, singapore, appel, kapitalabruf];
