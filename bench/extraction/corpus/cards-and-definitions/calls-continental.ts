import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const row = (label: string, ...values: readonly string[]): string =>
  `<tr><td>${label}</td>${values.map((value) => `<td>${value}</td>`).join('')}</tr>`;

const DE = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'minus', after: ' €' });
const W = { before: 243750000, invest: 31500000, fees: 4687500, costs: 612000, reserve: 700500 };
const W_ALL = W.invest + W.fees + W.costs + W.reserve;

const weidach = document({
  file: 'Kapitalabruf Nr 12 Weidachtal Logistik - Stiftung Eibsee.pdf',
  documentType: 'Capital Call',
  language: 'de',
  layout: 'geschaeftsbrief-mit-betreff',
  margin: '24mm 20mm 22mm 25mm',
  footer:
    '<div style="font:6px Liberation Sans;width:100%;padding:0 20mm 0 25mm;display:flex;justify-content:space-between"><span>Weidachtal Treuhand GmbH<br>Gabelsbergerplatz 4, 80333 München</span><span>HRB 231190, AG München<br>USt-IdNr. DE 311 204 877</span><span>Bürobank Isar eG<br>IBAN DE48 7009 1500 0000 4471 10</span></div>',
  css: `body{font:10pt/1.35 'Liberation Sans'}.k{height:26mm;font-size:9.5pt}.i{position:absolute;right:0;top:0;width:58mm;font-size:8pt;border-left:2pt solid #007a87;padding-left:6pt}table{width:100%;border-collapse:collapse;margin:8pt 0}td{padding:2.5pt 0;border-bottom:.3pt solid #aaa}td:last-child{text-align:right;white-space:nowrap}.t tr:last-child td{border-top:1.2pt solid;font-weight:bold}`,
  body: `<div class="i"><b style="color:#007a87;font-size:12pt">WEIDACHTAL</b><br>Treuhand GmbH<br><br>Ihr Zeichen: –<br>Unser Zeichen: KA12/0417<br>Datum: ${noticeDate('5. November 2024', '2024-11-05')}</div>
<div class="k">${mark('limited_partner', 'Stiftung Eibsee')}<br>Frau Dr. Helga Rauch<br>Seeweg 1<br>82491 Grainau</div>
<p><b>${mark('fund', 'Weidachtal Logistikimmobilien IV GmbH & Co. KG')}<br>${text('call_number', '12')}. Kapitalabruf</b></p><p>Sehr geehrte Frau Dr. Rauch,</p>
<p>namens und im Auftrag der geschäftsführenden Kommanditistin, der ${mark('fund_manager', 'Weidachtal Asset Management GmbH')}, rufen wir von Ihrer Kapitalzusage in Höhe von ${DE.amount('commitment', 500000000)} folgenden Betrag ab:</p>
<table class="t">${row('Erwerb Umschlaghalle Kornwestheim (2. Kaufpreisrate)', DE.amount('call_investments', W.invest))}${row('Verwaltungsvergütung 4. Quartal 2024', DE.amount('call_management_fees', W.fees))}${row('Kosten der Gesellschaft', DE.amount('call_partnership_expenses', W.costs))}${row('Zuführung zur Liquiditätsreserve', DE.amount('call_other', W.reserve))}${row('Von Ihnen zu zahlen', DE.amount('call_amount', W_ALL))}</table>
<p>Wir bitten um Gutschrift bis spätestens <b>${text('due_date', '20. November 2024', '2024-11-20')}</b> (Zahlungseingang) auf das folgende Sonderkonto:</p>
<p>Kontoinhaber: ${mark(['beneficiary_name', 'fund'], 'Weidachtal Logistikimmobilien IV GmbH & Co. KG')}<br>Kreditinstitut: ${mark('bank_name', 'Handelsbank Oberland AG')}, BIC ${mark('swift_code', 'HBOLDEM1XXX')}<br>IBAN: ${mark('iban', 'DE14 7032 1194 0008 8213 45', { value: 'DE14703211940008821345' })}<br>Verwendungszweck: ${mark('payment_reference', 'KA12 Eibsee 0417')}</p>
<p>Ihre offene Kapitalzusage verringert sich durch diesen Abruf von ${DE.amount('unfunded_before_call', W.before)} auf ${DE.amount('unfunded_after_call', W.before - W_ALL)}.</p><p>Mit freundlichen Grüßen</p><p style="font:18pt Z003">Korbinian Strobl</p>`,
  derivable: { base_currency: 'EUR' },
});

const FR = printer({ currency: 'EUR', group: ' ', point: ',', digits: 2, negative: 'minus' });
const M = { before: 178200000, invest: 44000000, fees: 2925000, costs: 355000 };
const M_ALL = M.invest + M.fees + M.costs;

const mordelles = document({
  file: 'AVIS_APPEL_6_Mordelles Infra Durable SLP_CRPN.pdf',
  documentType: 'Capital Call',
  language: 'fr',
  layout: 'avis-bandeau-total-fonds-et-souscripteur',
  margin: '15mm 20mm',
  css: `body{font:9.5pt 'URW Gothic'}.b{background:linear-gradient(90deg,#1b1464,#5f4bb6);color:#fff;padding:12pt 14pt}.b h1{margin:0;font-size:17pt}.c{display:grid;grid-template-columns:1fr 1fr;gap:4pt;margin:10pt 0}table{width:100%;border-collapse:collapse;font-size:8.6pt}td,th{padding:4pt 6pt;border:.4pt solid #b9b3dc}td:nth-child(n+2),th:nth-child(n+2){text-align:right;white-space:nowrap}th{background:#eceafa}tr.g td{font-weight:bold}ul{font-size:8.5pt}`,
  body: `<div class="b"><h1>Appel de fonds n° ${text('call_number', '6')}</h1>${mark('fund', 'Mordelles Infra Durable SLP')}</div>
<div class="c"><div>Souscripteur<br><b>${mark('limited_partner', 'Caisse de Retraite du Personnel Navigant de l’Ouest')}</b></div><div>Date de l’avis : ${noticeDate('09/09/2025', '2025-09-09')}<br>Date limite de versement : <b>${text('due_date', '23/09/2025', '2025-09-23')}</b></div></div>
<table><tr><th style="text-align:left">Montants en ${mark('base_currency', 'EUR')}</th><th>Ensemble du fonds</th><th>Votre quote-part</th></tr><tr><td>Acquisition de la centrale solaire de Lanvollon</td><td>${FR.show(M.invest * 50)}</td><td>${FR.amount('call_investments', M.invest)}</td></tr><tr><td>Commission de gestion (4e trimestre)</td><td>${FR.show(M.fees * 50)}</td><td>${FR.amount('call_management_fees', M.fees)}</td></tr><tr><td>Frais de constitution et de fonctionnement</td><td>${FR.show(M.costs * 50)}</td><td>${FR.amount('call_partnership_expenses', M.costs)}</td></tr><tr class="g"><td>Total appelé</td><td>${FR.show(M_ALL * 50)}</td><td>${FR.amount('call_amount', M_ALL)}</td></tr></table><br>
<table><tr><th style="text-align:left">Situation de l’engagement</th><th>Ensemble du fonds</th><th>Votre quote-part</th></tr><tr><td>Engagement souscrit</td><td>${FR.show(350000000 * 50)}</td><td>${FR.amount('commitment', 350000000)}</td></tr><tr><td>Reste à appeler avant le présent avis</td><td>${FR.show(M.before * 50)}</td><td>${FR.amount('unfunded_before_call', M.before)}</td></tr><tr><td>Reste à appeler après le présent avis</td><td>${FR.show((M.before - M_ALL) * 50)}</td><td>${FR.amount('unfunded_after_call', M.before - M_ALL)}</td></tr></table>
<p><b>Règlement par virement</b></p><ul><li>Titulaire du compte : ${mark(['beneficiary_name', 'fund'], 'MORDELLES INFRA DURABLE SLP')}</li><li>Domiciliation : ${mark('bank_name', 'Crédit Maritime de Cornouaille')} – BIC : ${mark('swift_code', 'CMCOFR2QXXX')}</li><li>IBAN : ${mark('iban', 'FR96 1570 8000 2106 6184 0137 259', { value: 'FR9615708000210661840137259' })}</li><li>Libellé à rappeler : ${mark('payment_reference', 'MID AF6 CRPNO')}</li></ul>
<p style="font-size:7pt">Avis émis par ${mark('fund_manager', 'Mordelles Capital SAS')}, société de gestion de portefeuille. Tout retard porte intérêt au taux de l’Euribor 3 mois majoré de 300 points de base.</p>`,
});

const SV = printer({ currency: 'SEK', group: ' ', point: ',', digits: 2, negative: 'minus', after: ' kr' });
const H = { before: 4120000000, invest: 612500000, fees: 37500000, costs: 4250000 };
const H_ALL = H.invest + H.fees + H.costs;

const hallonskar = document({
  file: 'Kapitalanrop 3 - Hallonskär Skog & Energi KB - AP Bruksorten.pdf',
  documentType: 'Capital Call',
  language: 'sv',
  layout: 'inbetalningsavi',
  margin: '14mm 18mm',
  css: `body{font:9.5pt 'Liberation Sans'}.h{display:flex;justify-content:space-between}.av{border:1pt solid #000;margin-top:24mm;display:grid;grid-template-columns:1fr 1fr}.av div{border:.4pt solid #000;padding:5pt;min-height:26pt}.av small{display:block;font-size:6.5pt}.cut{border-top:.8pt dashed #000;margin-top:20mm;font-size:7pt}td{padding:3pt 18pt 3pt 0}td:last-child{text-align:right}.sum td{border-top:.8pt solid;font-weight:bold}`,
  body: `<div class="h"><div><svg width="26" height="30" viewBox="0 0 26 30"><path d="M13 0L24 16H17L26 27H0L9 16H2Z" fill="#2e6b34"/></svg> <b style="font-size:13pt;color:#2e6b34">${mark('fund_manager', 'Hallonskär Förvaltning AB')}</b></div><div>Stockholm den ${noticeDate('12 maj 2025', '2025-05-12')}</div></div>
<p>Till ${mark('limited_partner', 'Pensionskassan Bruksorterna')}</p><h3>Anrop av kapital nr ${text('call_number', '3')} i ${mark('fund', 'Hallonskär Skog & Energi KB')}</h3>
<p>Bolaget förvärvar 4 100 hektar skogsmark i Ångermanland och anropar därför kapital från kommanditdelägarna. Er del framgår nedan.</p>
<table><tr><td>Förvärv av skogsfastigheter</td><td>${SV.amount('call_investments', H.invest)}</td></tr><tr><td>Förvaltningsavgift, andra halvåret</td><td>${SV.amount('call_management_fees', H.fees)}</td></tr><tr><td>Bolagets omkostnader</td><td>${SV.amount('call_partnership_expenses', H.costs)}</td></tr><tr class="sum"><td>Summa att betala</td><td>${SV.amount('call_amount', H_ALL)}</td></tr></table>
<p>Ert åtagande uppgår till ${SV.amount('commitment', 7500000000)}. Oanropat åtagande var före detta anrop ${SV.amount('unfunded_before_call', H.before)} och är därefter ${SV.amount('unfunded_after_call', H.before - H_ALL)}.</p>
<div class="cut">✂ Inbetalningsuppgifter</div><div class="av"><div><small>Betalningsmottagare</small>${mark(['beneficiary_name', 'fund'], 'Hallonskär Skog & Energi KB')}</div><div><small>Oss tillhanda senast</small>${text('due_date', '2025-05-28')}</div><div><small>Bank</small>${mark('bank_name', 'Mälarbanken AB (publ)')}</div><div><small>Kontonummer</small>${mark('account_number', '9180-4 471 226 031')}</div><div><small>IBAN</small>${mark('iban', 'SE50 9180 0000 0044 7122 6031', { value: 'SE5091800000004471226031' })}</div><div><small>BIC</small>${mark('swift_code', 'MLRBSESS')}</div><div><small>Ange vid betalning</small>${mark('payment_reference', 'HSE-K3-1147')}</div><div><small>Att betala</small>${SV.amount('call_amount', H_ALL)}</div></div>`,
  derivable: { base_currency: 'SEK' },
});

const ES = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'minus',
  after: ' euros',
});
const A = { invest: 18000000, fees: 1406250, costs: 93750 };
const A_ALL = A.invest + A.fees + A.costs;

const alcornocal = document({
  file: 'Alcornocal Venture II - 5a solicitud de desembolso - Bodegas Hita.pdf',
  documentType: 'Capital Call',
  language: 'es',
  layout: 'carta-numerada-por-apartados',
  margin: '0',
  css: `body{font:10.5pt/1.42 P052;margin:0;padding:24mm 27mm}p{text-align:justify}.v{position:fixed;left:11mm;top:60mm;writing-mode:vertical-rl;font:8pt 'Liberation Sans';color:#a33;letter-spacing:4pt}h2{font-size:12pt;text-transform:uppercase}`,
  body: `<div class="v">CONFIDENCIAL · CAPITAL RIESGO</div><p style="text-align:right">Sevilla, a ${noticeDate('17 de febrero de 2025', '2025-02-17')}</p><p>${mark('limited_partner', 'Inversiones Bodegas Hita, S.L.')}</p>
<h2>${text('call_number', 'Quinta', '5')} solicitud de desembolso</h2><p><b>Primero.</b> ${mark('fund_manager', 'Alcornocal Ventures, S.G.E.I.C., S.A.')}, como sociedad gestora de ${mark('fund', 'Alcornocal Venture II, Fondo de Capital Riesgo')}, le requiere el desembolso de ${ES.amount('call_amount', A_ALL)}, equivalente al 13,00 % de su compromiso de inversión, que asciende a ${ES.amount('commitment', 150000000)}.</p>
<p><b>Segundo.</b> Dicho importe se destinará: (i) ${ES.amount('call_investments', A.invest)} a la ronda serie B de Nubelia Robótica y a dos inversiones de continuación; (ii) ${ES.amount('call_management_fees', A.fees)} a la comisión de gestión del primer semestre de 2025; y (iii) ${ES.amount('call_partnership_expenses', A.costs)} a gastos de auditoría y depositaría.</p>
<p><b>Tercero.</b> El desembolso deberá efectuarse no más tarde del ${text('due_date', '4 de marzo de 2025', '2025-03-04')} mediante transferencia a la cuenta abierta a nombre de ${mark('beneficiary_name', 'Alcornocal Venture II FCR')} en ${mark('bank_name', 'Banco Hispalense de Inversiones')}, con IBAN ${mark('iban', 'ES21 3190 0417 6211 8800 9254', { value: 'ES2131900417621188009254' })} y código BIC ${mark('swift_code', 'BHINESS1')}, indicando como concepto «${mark('payment_reference', 'AV2 D5 HITA')}».</p>
<p><b>Cuarto.</b> Tras este desembolso, su compromiso pendiente quedará en ${ES.amount('unfunded_after_call', 58500000)}, frente a los ${ES.amount('unfunded_before_call', 58500000 + A_ALL)} anteriores a esta solicitud.</p><p><b>Quinto.</b> El incumplimiento dará lugar a las consecuencias previstas en el artículo 18 del Reglamento.</p><p>Atentamente,</p><p style="font:20pt Z003">Macarena Villalón</p><p>Consejera delegada</p>`,
  derivable: { base_currency: 'EUR' },
});

export const documents = [weidach, mordelles, hallonskar, alcornocal];
