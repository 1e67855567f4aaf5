import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  before: '$',
});
/** A line with the whole partnership's amount and the partner's own. */
const beside = (label: string, whole: number, own: string, name = ''): string =>
  row([label, dollar.show(whole), own], name);
const CALLED = 171000000 + 11250000 + 1765000;
const WHOLE_CALLED = 7125000000 + 468750000 + 73541667;

/** An American notice of two pages: the partner beside the partnership, then the wire. */
const contribution = document({
  file: 'TRCP IV - Capital Contribution Notice 11 - Marais County PERS.pdf',
  documentType: 'Capital Call',
  layout: 'contribution-notice-partner-beside-partnership',
  pageSize: 'Letter',
  css: "body{font:10pt/1.35 'Liberation Serif'}table{border-collapse:collapse;width:100%;margin:8pt 0}td,th{padding:2.5pt 5pt;text-align:right;vertical-align:bottom}td:first-child,th:first-child{text-align:left}th{border-bottom:.8pt solid}.d td:first-child{padding-left:18pt}.s td{border-top:.4pt solid}.t td{border-top:.6pt solid;border-bottom:2pt double;font-weight:bold}.w{width:auto}.w td{text-align:left;padding:3pt 14pt 3pt 0}.n{font-size:8pt}",
  footer:
    '<div style="font:7pt serif;width:100%;text-align:center">Confidential – for the addressee only · Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>',
  body: `<div style="text-align:center"><b>MARLINSPIKE FUND SERVICES, INC.</b><br><span class="n">as administrator · 1180 Tombigbee Street, Suite 900, Jackson, Mississippi 39201</span></div><p>${noticeDate('November 6, 2025', '2025-11-06')}</p>
<p>${mark('limited_partner', 'Board of Trustees of the Marais County Public\nEmployees’ Retirement System')}<br>Attention: Ms. Loretta Haverkamp, Deputy Investment Officer<br>212 Courthouse Square, Benita, Kansas 66075</p>
<p><b>Re: Capital Contribution Notice No. ${text('call_number', '11')} – ${mark('fund', 'Teasel Ridge Capital Partners IV, L.P.')} (the “Partnership” or “TRCP IV”)</b></p>
<p>In accordance with Section 5.1(b) of the Partnership’s Amended and Restated Agreement of Limited Partnership, Teasel Ridge GP IV, LLC (the “General Partner”) hereby requires each Limited Partner to contribute its pro rata share of ${dollar.show(WHOLE_CALLED)}. Your share is ${dollar.amount('call_amount', CALLED)} and must be received in immediately available funds no later than 12:00 noon Eastern Time on Thursday, ${text('due_date', 'November 20, 2025', '2025-11-20')}.</p>
<table>${head([`(${mark('base_currency', 'U.S. dollars', { value: 'USD' })})`, 'Partnership', 'Your share<br>(2.4000%)'])}
${beside('Tillman Basin Water Systems – new platform', 6250000000, dollar.show(150000000), 'd')}
${beside('Corvid Dental Partners – add-on', 875000000, dollar.show(21000000), 'd')}
${beside('Contribution for portfolio investments', 7125000000, dollar.amount('call_investments', 171000000), 's')}
${beside('Management fee, 4th quarter 2025, net of offset <sup>(1)</sup>', 468750000, dollar.amount('call_management_fees', 11250000))}
${beside('Partnership expenses', 73541667, dollar.amount('call_partnership_expenses', 1765000))}
${beside('Total contribution due', WHOLE_CALLED, dollar.amount('call_amount', CALLED), 't')}</table>
<p>Effect on capital commitments:</p><table>${beside('Capital commitment', 125000000000, dollar.amount('commitment', 3000000000))}
${beside('Remaining commitment prior to this notice', 49851250000, dollar.amount('unfunded_before_call', 1196430000))}
${beside('Contribution due under this notice', -WHOLE_CALLED, dollar.cost('call_amount', CALLED))}
${beside('Remaining commitment after this notice', 49851250000 - WHOLE_CALLED, dollar.amount('unfunded_after_call', 1196430000 - CALLED), 't')}</table>
<p class="n"><sup>(1)</sup> The fee payable to ${mark('fund_manager', 'Teasel Ridge Management Company, LLC')} (the “Management Company”) has been reduced by your $3,150.00 share of monitoring fees received from portfolio companies.</p>
<div style="break-before:page"></div><p><b>Exhibit A – Wiring instructions for Notice No. ${text('call_number', '11')}</b></p><p>Please initiate your wire one business day before the due date. A limited partner that fails to fund by ${text('due_date', 'November 20, 2025', '2025-11-20')} may be charged interest at the prime rate plus 4% under Section 5.4.</p>
<table class="w">${row(['Receiving bank:', `${mark('bank_name', 'Fort Pickering National Bank')}, Memphis, Tennessee`])}${row(['ABA / routing number:', '084 003 996'])}${row(['SWIFT (foreign wires):', mark('swift_code', 'FPNBUS44')])}${row(['For credit to:', mark('beneficiary_name', 'Teasel Ridge Capital Partners IV, L.P.')])}${row(['Account no.:', mark('account_number', '0044710928')])}${row(['OBI / by order of:', mark('payment_reference', 'TRCP IV CC11 MARAIS CO PERS')])}</table>
<p>These instructions are unchanged from Notice No. 10 dated July 15, 2025. Before sending funds, please confirm them by calling your usual contact at Marlinspike Fund Services; do not rely on a number given in an e-mail.</p><p class="n">This notice is not an offer to sell, or a solicitation of an offer to buy, an interest in any fund. Use of the words “platform” and “add-on” does not mean that a transaction will close.</p>`,
});

const euro = printer({
  currency: 'EUR',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '–',
});
/** Purpose, part for earlier drawdowns, part of the present one, in cents. */
type Purpose = readonly [label: string, fin: string, earlier: number, present: number];
const PURPOSES: readonly Purpose[] = [
  ['Participation in existing and new loans', 'call_investments', 418000000, 110000000],
  ['Management fee since 1 March 2024', 'call_management_fees', 41250000, 6250000],
  ['Establishment costs and operating expenses', 'call_partnership_expenses', 6184025, 937500],
  ['Actualisation interest (6% p.a.) <sup>a</sup>', 'call_other', 11822640, 0],
];
const EARLIER = PURPOSES.reduce((sum, [, , earlier]) => sum + earlier, 0);
const PRESENT = PURPOSES.reduce((sum, [, , , present]) => sum + present, 0);
const OUTSIDE = 11822640;
const purposeRow = ([label, fin, earlier, present]: Purpose): string =>
  row([label, euro.show(earlier), euro.show(present || null), euro.amount(fin, earlier + present)]);

/** A Luxembourg drawdown of a partner that came late: it catches up and pays interest for the time. */
const equalisation = document({
  file: 'MGID II_Drawdown 5_Subsequent Closing Investor_Strathblane.pdf',
  documentType: 'Capital Call',
  layout: 'drawdown-with-equalisation-of-late-partner',
  css: "body{font:9.4pt/1.35 'Liberation Sans'}.x{display:flex;gap:14pt;margin:10pt 0}.x>div{flex:1;border-top:2pt solid #5b2a86;padding-top:4pt}small{color:#666;display:block;font-size:7.4pt;margin-top:3pt}table{border-collapse:collapse;width:100%;margin:9pt 0}td,th{padding:3pt 5pt;text-align:right;border-bottom:.4pt solid #bbb}td:first-child,th:first-child{text-align:left}.t td{font-weight:bold}.f{font-size:7.6pt}",
  footer:
    '<div style="font:6.5pt sans-serif;width:100%;text-align:center;color:#777">Paffental Fund Administration S.A. · 28, montée du Plateau · L-1855 Luxembourg · R.C.S. Luxembourg B 900217</div>',
  body: `<h2 style="margin:0;color:#5b2a86">Drawdown Notice</h2><div>${mark('fund', 'Mosel Gate Infrastructure Debt Fund II SCSp')} (“MGID II”)</div>
<div class="x"><div><small>Investor</small>${mark('limited_partner', 'Kelvinhaugh Pension Trustees Limited as trustee of\nthe Strathblane Retirement Benefits Scheme')}<small>Admitted at the third closing</small>12 September 2025</div><div><small>Date of this notice</small>${noticeDate('30 September 2025', '2025-09-30')}<small>Funds to be received, value date</small><b>${text('due_date', '14 October 2025', '2025-10-14')}</b><small>Drawdown number</small>${text('call_number', '5')}</div><div><small>AIFM</small>${mark('fund_manager', 'Aldringer Fund Management S.à r.l.')}<small>General partner</small>Mosel Gate GP S.à r.l.<small>Administrator</small>Paffental Fund Administration S.A.</div></div>
<p>Dear Investor,</p><p>Following your admission, article 7.6 of the limited partnership agreement requires you to be put in the position in which you would have been had you been admitted at the initial closing. The present notice therefore combines your share of drawdowns 1 to 4 with your share of drawdown 5. All amounts are expressed in ${text('base_currency', 'EUR')}.</p>
<table>${head(['', 'Equalisation<br>drawdowns 1–4', 'Drawdown 5', 'Total due'])}
${PURPOSES.map(purposeRow).join('\n')}
${row(['Total', euro.show(EARLIER), euro.show(PRESENT), euro.amount('call_amount', EARLIER + PRESENT)], 't')}</table>
<p>Your commitment amounts to EUR ${euro.amount('commitment', 2000000000)}. Undrawn commitment before this notice: EUR ${euro.amount('unfunded_before_call', 2000000000)}; after settlement: EUR ${euro.amount('unfunded_after_call', 2000000000 - EARLIER - PRESENT + OUTSIDE)}.</p>
<p><b>Settlement</b><br>${mark('beneficiary_name', 'Mosel Gate Infrastructure Debt Fund II SCSp')}<br>${mark('bank_name', 'Banque de l’Alzette Supérieure S.A.')}, Luxembourg<br>IBAN ${text('iban', 'LU73 4174 4009 1827 3500', 'LU734174400918273500')} / BIC ${mark('swift_code', 'BASULULL')}<br>Communication: ${mark('payment_reference', 'MGID2-DD05-0047')}</p>
<p class="f"><sup>a</sup> Calculated from the due date of each earlier drawdown to ${text('due_date', '14 October 2025', '2025-10-14')} and passed on to the partners admitted before you, save for the part relating to the management fee. It does not form part of, and does not reduce, your commitment.</p><p class="f">Payments must come from an account in the investor’s own name with a credit institution in the EEA, the United Kingdom or Switzerland. This notice has been prepared without regard to your tax position.</p>`,
  remark: 'Interest is paid outside the commitment: before less after is the call less the interest.',
});

const german = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'minus' });
const GERMAN_CALLED = 72000000 + 5250000 + 1475000;
const card = (title: string, inner: string): string => `<section><h4>${title}</h4>${inner}</section>`;

/** A German call as cards side by side, due in two instalments. */
const instalments = document({
  file: 'Liquiditaetsabruf_07_Wallhecke_PD_III_Anleger-30418.pdf',
  documentType: 'Capital Call',
  layout: 'german-liquidity-call-as-cards',
  language: 'de',
  css: "body{font:9.2pt/1.35 'Liberation Sans'}main{display:grid;grid-template-columns:1fr 1fr 1fr;gap:8pt;margin:10pt 0}section{background:#f0f4ef;border-radius:4pt;padding:6pt 8pt}h4{margin:0 0 4pt;color:#2e5a3a;font-size:8.4pt;text-transform:uppercase}.q{grid-column:span 2}table{width:100%;border-collapse:collapse}td{padding:1.6pt 0}td:last-child{text-align:right}.t td{border-top:.6pt solid;font-weight:bold}p.k{font-size:7.4pt;color:#555}",
  body: `<div style="display:flex;justify-content:space-between"><div><b style="font-size:15pt">Liquiditätsabruf Nr. ${text('call_number', '7')}</b><br>${mark('fund', 'Wallhecke Private Debt III GmbH & Co. geschlossene Investment-KG')}</div><div>${noticeDate('03.11.2025', '2025-11-03')}</div></div>
<main>${card('Anleger', `${mark('limited_partner', 'Versorgungswerk der Tierärztekammer Leinebergland')}<br>Abt. Kapitalanlage, Herrn Dr. Wübbena<br>Goseriede 88, 30159 Hannover<br>Anleger-Nr. 30418`)}
${card('Verwaltung', `Kapitalverwaltungsgesellschaft:<br>${mark('fund_manager', 'Wallhecke Invest KVG mbH')}<br>Verwahrstelle:<br>Hornbosteler Treuhandbank AG`)}
${card('Zahlungstermine', `<table>${row([text('due_date', '17.11.2025', '2025-11-17'), german.show(45000000)])}${row([text('due_date', '15.12.2025', '2025-12-15'), german.show(GERMAN_CALLED - 45000000)])}${row(['Abruf gesamt', german.amount('call_amount', GERMAN_CALLED)], 't')}</table>`)}
<section class="q"><h4>Mittelverwendung (Beträge in ${text('base_currency', 'EUR')})</h4><table>${row(['Darlehensauszahlungen und Refinanzierung der Kreditlinie', german.amount('call_investments', 72000000)])}${row(['Vergütung der KVG für das 4. Quartal 2025', german.amount('call_management_fees', 5250000)])}${row(['Laufende Kosten der Gesellschaft (Prüfung, Verwahrstelle)', german.amount('call_partnership_expenses', 1475000)])}${row(['Summe', german.amount('call_amount', GERMAN_CALLED)], 't')}</table></section>
${card('Zeichnung', `<table>${row(['Zeichnungssumme', german.amount('commitment', 1500000000)])}${row(['offen vor Abruf', german.amount('unfunded_before_call', 631840000)])}${row(['offen nach Abruf', german.amount('unfunded_after_call', 631840000 - GERMAN_CALLED)])}${row(['abgerufen danach', '63,13 %'])}</table>`)}
<section style="grid-column:span 3"><h4>Überweisung an</h4>${mark('beneficiary_name', 'Wallhecke Private Debt III GmbH & Co. geschlossene Investment-KG')} · ${mark('bank_name', 'Leinebergische Privatbank AG')}<br>IBAN: ${text('iban', 'DE66 2599 0044 0031 8841 07', 'DE66259900440031884107')} · BIC: ${mark('swift_code', 'LBPBDE2H')} · Verwendungszweck: ${mark('payment_reference', 'WPD3 LA07 30418')}</section></main>
<p>Bitte veranlassen Sie die Zahlungen so, dass die Beträge am jeweiligen Termin auf dem Konto der Gesellschaft gutgeschrieben sind. Eine Zahlung des Gesamtbetrags zum ersten Termin ist möglich; Zinsen werden hierfür nicht vergütet.</p><p class="k">Dieses Schreiben wurde maschinell erstellt und ist ohne Unterschrift gültig. Bei Verzug fallen Zinsen von 8 Prozentpunkten über dem Basiszinssatz an (§ 6 Abs. 4 des Gesellschaftsvertrags).</p>`,
  remark: 'The call is due in two instalments: both dates are right.',
});

const french = printer({
  currency: 'EUR',
  group: '\u00a0',
  point: ',',
  digits: 2,
  negative: 'minus',
  after: '\u00a0€',
});
const entry = (label: string, value: string): string => `<dt>${label}</dt><dd>${value}</dd>`;
const FRENCH_CALLED = 7620000 + 900000 + 180000;

/** A French notice made of definition lists, with the bank's four-part account number. */
const definitions = document({
  file: 'FPCI Gabare Transmission 3 - 5e appel de fonds - Financière Desaulnay.pdf',
  documentType: 'Capital Call',
  layout: 'french-call-as-definition-lists-with-rib',
  language: 'fr',
  css: "body{font:10pt/1.4 'Liberation Serif'}dl{display:grid;grid-template-columns:62% 38%;row-gap:3pt;margin:8pt 0}dt{font-style:italic}dd{margin:0}dt.t,dd.t{font-weight:bold}h4{margin:12pt 0 0;border-bottom:.6pt solid #7a1f2b;color:#7a1f2b}table{border-collapse:collapse;margin:6pt 0}td,th{border:.4pt solid #888;padding:2.4pt 8pt;text-align:center;font-weight:normal}.n{font-size:7.8pt}",
  body: `<p style="margin:0"><b>${mark('fund_manager', 'Gabare Partenaires SAS')}</b><br>Société de gestion de portefeuille – 3, quai Ligny, 49100 Angers</p><p style="margin-left:58%">${mark('limited_partner', 'Financière Desaulnay SAS')}<br>À l’attention de M. Thibault Desaulnay<br>Les Ormeaux<br>79300 Bressuire</p><p>Angers, le ${noticeDate('22 septembre 2025', '2025-09-22')}</p>
<p><b>${mark('fund', 'FPCI Gabare Transmission 3')} (ci-après le « Fonds ») – Avis d’appel de fonds n° ${text('call_number', '5')}</b></p><p>Cher souscripteur,</p><p>Nous vous informons que la société de gestion appelle une nouvelle tranche représentant 14,50 % du montant souscrit. Les sommes devront être créditées sur le compte du Fonds pour le <b>${text('due_date', '06/10/2025', '2025-10-06')}</b> au plus tard.</p>
<h4>Votre souscription</h4><dl>${entry('Parts souscrites', '6 000 parts A de 100 €')}${entry('Montant souscrit', french.amount('commitment', 60000000))}${entry('Appelé à ce jour, hors présent avis (49,00 %)', french.show(29400000))}${entry('Solde non appelé avant le présent avis', french.amount('unfunded_before_call', 30600000))}</dl>
<h4>Présent appel</h4><dl>${entry('Financement de participations <sup>1</sup>', french.amount('call_investments', 7620000))}${entry('Commission de gestion du 2nd semestre 2025', french.amount('call_management_fees', 900000))}${entry('Frais de fonctionnement du Fonds', french.amount('call_partnership_expenses', 180000))}<dt class="t">Somme à verser</dt><dd class="t">${french.amount('call_amount', FRENCH_CALLED)}</dd>${entry('Solde non appelé après le présent avis', french.amount('unfunded_after_call', 30600000 - FRENCH_CALLED))}</dl>
<h4>Règlement</h4><p style="margin-bottom:2pt">Virement au nom de ${mark('beneficiary_name', 'FPCI Gabare Transmission 3')}, domiciliation : ${mark('bank_name', 'Crédit Fluvial de la Loire')}, libellé : ${mark('payment_reference', 'GT3/AF5/DESAULNAY')}</p>
<table>${head(['Code banque', 'Code guichet', 'N° de compte', 'Clé'])}${row(['18429', '00317', mark('account_number', '00021476605'), '97'])}</table><p style="margin-top:0">IBAN : ${text('iban', 'FR76 1842 9003 1700 0214 7660 597', 'FR7618429003170002147660597')} – BIC : ${mark('swift_code', 'CFLOFRPP')}</p>
<p class="n"><sup>1</sup> Acquisition d’une participation majoritaire dans une société de maintenance ferroviaire et réinvestissement dans une participation existante.</p><p class="n">À défaut de versement au ${text('due_date', '6 octobre 2025', '2025-10-06')}, un intérêt de retard au taux légal majoré de 300 points de base est dû, conformément à l’article 8.3 du règlement. Dépositaire : Banque Marandière. Les parts ne peuvent être cédées qu’avec l’agrément de la société de gestion.</p>`,
  derivable: { base_currency: 'EUR' },
});

const dutch = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'minus',
  before: '€\u00a0',
});
const DUTCH_CALLED = 16150000 + 1875000 + 420000 + 180000;

/** A Dutch letter that tells everything in sentences. */
const letter = document({
  file: 'Stortingsverzoek oktober 2025 - Wadland Energietransitie - STAK Van Eemstra.pdf',
  documentType: 'Capital Call',
  layout: 'dutch-request-for-payment-in-sentences',
  language: 'nl',
  css: "body{font:10.6pt/1.45 'Liberation Serif'}p{margin:7pt 0}",
  body: `<p style="text-align:right">${mark('fund_manager', 'Wadland Vermogensbeheer B.V.')}<br>Zuidergrachtswal 41<br>8933 AE Leeuwarden</p><p>${mark('limited_partner', 'Stichting Administratiekantoor Familievermogen Van Eemstra')}<br>t.a.v. mevrouw drs. H.J. van Eemstra<br>Stinsweg 6<br>9132 KA Engwierum</p><p>Leeuwarden, ${noticeDate('13 oktober 2025', '2025-10-13')}</p>
<p>Betreft: ${mark('call_number', 'vierde', { value: '4' })} storting in ${mark('fund', 'Coöperatief Wadland Energietransitie Fonds II U.A.')}</p><p>Geachte mevrouw Van Eemstra,</p>
<p>Namens het bestuur van ${mark('fund', 'Coöperatief Wadland Energietransitie Fonds II U.A.')} (hierna: “WETF II”) verzoeken wij de leden om een storting van in totaal € 14,9 miljoen. De opbrengst is grotendeels bestemd voor de bouw van twee batterijparken bij Lauwersoog. Uw aandeel in deze storting bedraagt ${dutch.amount('call_amount', DUTCH_CALLED)}. Wij ontvangen dit bedrag graag uiterlijk op maandag ${text('due_date', '27 oktober 2025', '2025-10-27')}.</p>
<p>Van het gevraagde bedrag is ${dutch.amount('call_investments', 16150000)} bestemd voor investeringen, ${dutch.amount('call_management_fees', 1875000)} voor de beheervergoeding over het vierde kwartaal en ${dutch.amount('call_partnership_expenses', 420000)} voor de kosten van accountant, bewaarder en toezicht. Met de resterende ${dutch.amount('call_other', 180000)} wordt het werkkapitaal van WETF II aangevuld.</p>
<p>U hebt zich verbonden voor ${dutch.amount('commitment', 250000000)}. Daarvan was vóór deze storting nog ${dutch.amount('unfunded_before_call', 143750000)} niet opgevraagd; na de storting resteert een stortingsverplichting van ${dutch.amount('unfunded_after_call', 143750000 - DUTCH_CALLED)}.</p>
<p>U kunt het bedrag overmaken naar rekening ${text('iban', 'NL81 FRHB 0417 7209 35', 'NL81FRHB0417720935')} ten name van ${mark('beneficiary_name', 'Coöperatief Wadland Energietransitie Fonds II U.A.')} bij de ${mark('bank_name', 'Friese Handelsbank N.V.')} (BIC ${mark('swift_code', 'FRHBNL2L')}), onder vermelding van ${mark('payment_reference', 'WETF2-S04-EEM')}. Onze rekeninggegevens zijn niet gewijzigd.</p>
<p>Hebt u vragen, dan kunt u contact opnemen met Jelmer Oosterhof van onze afdeling Participanten, 058 555 0142.</p><p>Met vriendelijke groet,</p><p>R.M. Tjaarda<br>directeur</p>`,
  derivable: { base_currency: 'EUR' },
});

const krona = printer({
  currency: 'SEK',
  group: ' ',
  point: ',',
  digits: 0,
  negative: 'minus',
});
const SWEDISH_CALLED = 1875000 + 200000 + 65000;
const field = (label: string, value: string, span = 1): string =>
  `<div style="grid-column:span ${span}"><i>${label}</i>${value}</div>`;

/** A Swedish form with a small label above each field and the commitment as a ladder. */
const form = document({
  file: '20251020_Granudden Tillväxt III_Kapitaluttag 9_Bruksminnen.pdf',
  documentType: 'Capital Call',
  layout: 'swedish-form-with-labels-above-fields',
  language: 'sv',
  css: "body{font:9.8pt/1.3 'Liberation Sans'}main{display:grid;grid-template-columns:repeat(4,1fr);border-top:.5pt solid;border-left:.5pt solid;margin:8pt 0}main>div{border-right:.5pt solid;border-bottom:.5pt solid;padding:2pt 4pt 4pt;min-height:22pt}i{display:block;font:6.8pt 'Liberation Sans';color:#444}table{border-collapse:collapse;width:72%;margin:6pt 0}td{padding:2pt 4pt}td:last-child{text-align:right;white-space:nowrap}.t td{border-top:.6pt solid;font-weight:bold}h4{margin:10pt 0 2pt}.n{font-size:7.6pt}",
  body: `<div style="display:flex;justify-content:space-between;align-items:end"><h2 style="margin:0">Begäran om kapitaluttag</h2><div class="n">Östhamra Fondadministration AB<br>Box 417, 742 24 Östhammar</div></div>
<main>${field('Fond', mark('fund', 'Granudden Tillväxt III KB'), 2)}${field('Uttag nr', text('call_number', '9'))}${field('Datum', noticeDate('2025-10-20', '2025-10-20'))}${field('Investerare', `${mark('limited_partner', 'Stiftelsen Hälleforsnäs Bruksminnen')}<br>Bruksallén 2, 640 30 Hälleforsnäs`, 2)}${field('Förvaltare', mark('fund_manager', 'Granudden Kapital AB'), 2)}${field('Att betala', `<b>${krona.amount('call_amount', SWEDISH_CALLED)}</b>`)}${field('Valuta', text('base_currency', 'SEK'))}${field('Fonden tillhanda senast', `<b>${text('due_date', '2025-11-03', '2025-11-03')}</b>`)}${field('Märk betalningen', mark('payment_reference', 'GT3-U9-2207'))}${field('Betalningsmottagare', mark('beneficiary_name', 'Granudden Tillväxt III KB'), 2)}${field('Bank', mark('bank_name', 'Mälarudden Bank AB'))}${field('BIC', mark('swift_code', 'MAUDSESS'))}${field('IBAN', text('iban', 'SE55 6920 0000 0069 2410 8837', 'SE5569200000006924108837'), 2)}${field('Clearing- och kontonummer', mark('account_number', '6924-108 837'), 2)}</main>
<h4>Uttaget avser</h4><table>${row(['Förvärv av Norrsundets Marinteknik AB', krona.amount('call_investments', 1875000)])}${row(['Förvaltningsarvode oktober–december 2025', krona.amount('call_management_fees', 200000)])}${row(['Fondens omkostnader', krona.amount('call_partnership_expenses', 65000)])}${row(['Er andel av uttaget', krona.amount('call_amount', SWEDISH_CALLED)], 't')}</table>
<h4>Ert åtagande</h4><table>${row(['Utfäst belopp', krona.amount('commitment', 40000000)])}${row(['Tidigare uttag nr 1–8', krona.show(-22640000)])}${row(['Återlagt till åtagandet efter utdelning 2024', krona.show(1200000)])}${row(['Kvar att kalla före detta uttag', krona.amount('unfunded_before_call', 18560000)], 't')}${row(['Detta uttag', krona.cost('call_amount', SWEDISH_CALLED)])}${row(['Kvar att kalla efter detta uttag', krona.amount('unfunded_after_call', 18560000 - SWEDISH_CALLED)], 't')}</table>
<p class="n">Vid försenad betalning utgår dröjsmålsränta enligt 9 § bolagsavtalet. Fonden gör sammanlagt ett uttag om 85,6 MSEK från samtliga investerare. Frågor besvaras av Östhamra Fondadministration, telefon 0173-555 018.</p>`,
});

export const documents = [contribution, equalisation, instalments, definitions, letter, form];
