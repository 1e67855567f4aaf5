import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const euro = printer({ currency: 'EUR', group: ',', point: '.', digits: 2, negative: 'minus', nil: '–' });
/** What the investor holds in a share class: name, commitment, uncalled before, its part of the call. */
const CLASSES: readonly (readonly [string, number, number, number])[] = [
  ['F – founder, series 1', 800000000, 520000000, 77204000],
  ['F – founder, series 2', 450000000, 313200000, 43427250],
  ['I – institutional', 250000000, 182750000, 24376250],
];
const classSum = (at: 1 | 2 | 3): number => CLASSES.reduce((all, one) => all + one[at], 0);
const [PLEDGED, OPEN, CALLED] = [classSum(1), classSum(2), classSum(3)];
const P = { fee: 9375000, costs: 2214180, working: 1187320 };
const P_INVEST = CALLED - P.fee - P.costs - P.working;
const item = (label: string, value: string, name = ''): string =>
  `<div class="f ${name}"><span>${label}</span><b>${value}</b></div>`;

/** A Luxembourg platform's portal printed from the screen: cards in two columns, the share classes below. */
const portal = document({
  file: 'Investor Portal - Call 11 - EGBP2024 - Fondation Merkels.pdf',
  documentType: 'Capital Call',
  layout: 'luxembourg-portal-print-cards-and-classes',
  margin: '13mm 14mm',
  css: "body{font:9pt/1.4 'Liberation Sans';color:#26303b}.m{display:flex;justify-content:space-between;color:#8792a0;font-size:7.4pt;border-bottom:.5pt solid #d3d9e0;padding-bottom:4pt}h1{font-size:15pt;margin:9pt 0 0}.u{color:#5c6775;margin:0 0 8pt}.a{display:grid;grid-template-columns:1.3fr 1fr 1fr 1fr;gap:8pt;margin-bottom:9pt}.a div{border-radius:5pt;background:#0f4c81;color:#fff;padding:7pt 9pt}.a div+div{background:#eef3f8;color:#26303b}.a small{display:block;font-size:7pt;opacity:.85}.a b{font-size:12pt}.g{display:grid;grid-template-columns:1fr 1fr;gap:9pt}.c{border:.6pt solid #d3d9e0;border-radius:5pt;padding:7pt 9pt;margin-bottom:9pt}.c h5{margin:0 0 5pt;font-size:9pt;color:#0f4c81}.f{display:flex;justify-content:space-between;gap:8pt;padding:2.4pt 0;border-bottom:.3pt solid #e8ecf1}.f span{color:#5c6775}.f b{font-weight:normal;text-align:right}.t b,.t span{font-weight:bold;color:#26303b}table{border-collapse:collapse;width:100%}td,th{padding:3pt 4pt;text-align:right;border-bottom:.3pt solid #e8ecf1;font-size:8.4pt}td:first-child,th:first-child{text-align:left}th{font-weight:normal;color:#8792a0}.s td{font-weight:bold}.n{font-size:7pt;color:#8792a0}",
  footer:
    '<div style="font:6pt sans-serif;width:100%;padding:0 14mm;display:flex;justify-content:space-between;color:#888"><span>https://portal.eisleck.example/notices/EGBP2024/11</span><span>printed 18/12/2025 09:41 &nbsp; <span class="pageNumber"></span>/<span class="totalPages"></span></span></div>',
  body: `<div class="m"><span>Eisleck Investor Portal &nbsp;›&nbsp; Notices &nbsp;›&nbsp; Capital calls</span><span>Signed in: n.weyrich@merkels.example</span></div>
<h1>Capital call ${text('call_number', '11')}</h1><p class="u">${mark('fund', 'Eisleck Global Buyout Programme 2024 SCSp')}</p>
<div class="a"><div><small>Amount due (${text('base_currency', 'EUR')})</small><b>${euro.amount('call_amount', CALLED)}</b></div><div><small>Due date</small><b>${text('due_date', '12-Jan-2026', '2026-01-12')}</b></div><div><small>Notice date</small><b>${noticeDate('17-Dec-2025', '2025-12-17')}</b></div><div><small>Status</small><b>Awaiting payment</b></div></div>
<div class="g"><div><div class="c"><h5>Use of proceeds</h5>
${item('Underlying funds and co-investments', euro.amount('call_investments', P_INVEST))}
${item('Management fee Q1 2026', euro.amount('call_management_fees', P.fee))}
${item('Operating and set-up costs', euro.amount('call_partnership_expenses', P.costs))}
${item('Working capital', euro.amount('call_other', P.working))}
${item('Total call', euro.amount('call_amount', CALLED), 't')}</div>
<div class="c"><h5>Your commitment</h5>
${item('Committed', euro.amount('commitment', PLEDGED))}
${item('Uncalled before', euro.amount('unfunded_before_call', OPEN))}
${item('This call', euro.amount('call_amount', CALLED))}
${item('Uncalled after', euro.amount('unfunded_after_call', OPEN - CALLED), 't')}
${item('Called to date', `${((100 * (PLEDGED - OPEN + CALLED)) / PLEDGED).toFixed(2)} %`)}</div></div>
<div><div class="c"><h5>Investor</h5>
${item('Name', mark('limited_partner', 'Fondation Merkels pour l’Enfance'))}
${item('Investor ID', 'EGBP-24-0117')}
${item('AIFM', mark('fund_manager', 'Eisleck Private Markets S.A.'))}
${item('General partner', 'Eisleck GBP GP S.à r.l.')}</div>
<div class="c"><h5>Payment details</h5>
${item('Account holder', mark('beneficiary_name', 'Eisleck GBP 2024 SCSp – Calls'))}
${item('Bank', mark('bank_name', 'Banque de la Haute-Sûre'))}
${item('IBAN', text('iban', 'LU51 0904 1700 2261 0000', 'LU510904170022610000'))}
${item('BIC', mark('swift_code', 'BHSULULLXXX'))}
${item('Reference', mark('payment_reference', 'EGBP24-11-0117'))}</div>
<div class="c"><h5>Activity</h5>
${item('17-Dec-2025 16:05', 'Notice published')}
${item('18-Dec-2025 09:38', 'Notice read')}
${item('24-Sep-2025', 'Call 10 paid – EUR 900,000.00')}</div></div></div>
<div class="c"><h5>By share class</h5><table>${head(['Class', 'Committed', 'Uncalled before', 'This call', 'Uncalled after'])}
${CLASSES.map(([name, pledged, open, called]) => row([name, ...[pledged, open, called, open - called].map((amount) => euro.show(amount))])).join('\n')}
${row(['All classes', euro.amount('commitment', PLEDGED), euro.amount('unfunded_before_call', OPEN), euro.amount('call_amount', CALLED), euro.amount('unfunded_after_call', OPEN - CALLED)], 's')}</table></div>
<p class="n">The classes differ in management fee only (F 0.55%, I 0.80% a year). The call finances drawdowns of Hohneck Partners VI, Sorrento Ridge Capital IV and the co-investment in Maasvallei Optics. Confirm by telephone any change of bank details that you receive by e-mail. Total call of the programme: EUR 48,250,000.00.</p>`,
});

const francs = printer({
  currency: 'EUR',
  group: '\u202f',
  point: ',',
  digits: 2,
  negative: 'minus',
});
const Q = { invest: 27300000, fee: 2812500, costs: 387500, pledged: 300000000, open: 118500000, share: 2.4 };
const Q_CALLED = Q.invest + Q.fee + Q.costs;
const part = (label: string, fin: string, amount: number, name = ''): string =>
  row([label, francs.show(Math.round((amount * 100) / Q.share)), francs.amount(fin, amount)], name);

/** A French SLP's call with a bank identity statement in boxes, the whole fund beside the partner. */
const appel = document({
  file: 'SLP Queyras Entrepreneurs IV - Avis appel 9 - CRMF Moulinet.pdf',
  documentType: 'Capital Call',
  layout: 'french-slp-call-with-rib-boxes',
  language: 'fr',
  margin: '19mm 21mm',
  css: "body{font:10pt/1.42 'Liberation Serif'}p{margin:6pt 0;text-align:justify}h2{font-size:13pt;text-align:center;border:.8pt solid #333;padding:5pt;margin:12pt 0}h4{font-size:10.4pt;margin:11pt 0 3pt;font-variant:small-caps}table{border-collapse:collapse;width:100%}td,th{border:.5pt solid #777;padding:3pt 6pt;text-align:right}td:first-child,th:first-child{text-align:left}th{background:#eee;font-weight:normal;font-style:italic;white-space:nowrap}.t td{font-weight:bold}.r td,.r th{text-align:center}.r td:first-child,.r th:first-child{text-align:center}.d{display:flex;justify-content:space-between}.n{font-size:8pt}",
  footer:
    '<div style="font:6.4pt serif;width:100%;text-align:center">Queyras Partners SAS – société de gestion agréée par l’AMF – 14 place de la Grenette, 38000 Grenoble – RCS Grenoble 890 904 172</div>',
  body: `<div class="d"><div><b>Queyras Partners</b><br>Grenoble, le ${noticeDate('1er décembre 2025', '2025-12-01')}</div><div>${mark('limited_partner', 'Caisse de Retraite des Maîtres de Forges du Moulinet')}<br>À l’attention de M. Lucien Faugère<br>3 allée des Hauts-Fourneaux<br>54590 Hussigny</div></div>
<h2>Avis d’appel de capitaux n° ${text('call_number', '9')}</h2>
<p>Chère associée commanditaire,</p>
<p>En application de l’article 11 des statuts de ${mark('fund', 'Queyras Entrepreneurs IV SLP')} (la « Société »), nous vous prions de libérer ${francs.amount('call_amount', Q_CALLED)} euros, soit ${((100 * Q_CALLED) / Q.pledged).toFixed(2).replace('.', ',')} % de votre engagement de ${francs.amount('commitment', Q.pledged)} euros. Les fonds devront être crédités sur le compte de la Société le <b>${text('due_date', '15/12/2025', '2025-12-15')}</b> avant midi.</p>
<h4>Affectation de l’appel</h4>
<table>${head([`En ${text('base_currency', 'EUR')}`, 'Société', 'Votre quote-part<br>(2,40 %)'])}
${part('Prise de participation dans Laiteries du Champsaur et complément Alpes Pellets', 'call_investments', Q.invest)}
${part('Commission de gestion, 1er semestre 2026', 'call_management_fees', Q.fee)}
${part('Frais et honoraires de la Société', 'call_partnership_expenses', Q.costs)}
${part('Total', 'call_amount', Q_CALLED, 't')}</table>
<h4>Engagement non appelé</h4>
<table>${row(['Avant le présent appel', francs.amount('unfunded_before_call', Q.open)])}${row(['Après le présent appel', francs.amount('unfunded_after_call', Q.open - Q_CALLED)], 't')}</table>
<h4>Relevé d’identité bancaire de la Société</h4>
<table class="r">${head(['Code banque', 'Code guichet', 'Numéro de compte', 'Clé RIB', 'Domiciliation'])}${row(['19041', '00817', mark('account_number', '00021044781'), '19', mark('bank_name', 'Crédit Vallouise')])}</table>
<table class="r" style="margin-top:-.5pt">${row([`IBAN : ${text('iban', 'FR76 1904 1008 1700 0210 4478 119', 'FR7619041008170002104478119')}`, `BIC : ${mark('swift_code', 'CVALFR2G')}`])}${row([`Titulaire : ${mark('beneficiary_name', 'SLP QUEYRAS ENTREPRENEURS IV')}`, `Libellé : ${mark('payment_reference', 'QE4-AP9-CRMFM')}`])}</table>
<p>La cession de Bobinages du Guil, signée le 20 novembre, devrait donner lieu à une distribution au premier trimestre 2026 ; elle ne sera pas compensée avec le présent appel.</p>
<p>Nous restons à votre disposition et vous prions d’agréer l’expression de nos sentiments dévoués.</p>
<p style="margin-top:16pt">Apolline Meyssonnier, directrice administrative et financière<br>${mark('fund_manager', 'Queyras Partners SAS')}, société de gestion</p>
<p class="n">Intérêts de retard : Euribor 3 mois + 400 points de base (article 11.4). Commissaire aux comptes : Cabinet Ubaye Audit. Dépositaire : Banque de Serre-Chevalier Titres SA.</p>`,
});

export const documents = [portal, appel];
