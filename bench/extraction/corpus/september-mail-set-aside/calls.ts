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
/** The partner bears one fortieth of the partnership. */
const WHOLE = 40;
const [FIRST_DEAL, SECOND_DEAL, FEE, OFFSET, COSTS] = [26250000, 13750000, 4000000, 625000, 541250];
const INVESTED = FIRST_DEAL + SECOND_DEAL;
const NET_FEE = FEE - OFFSET;
const CALLED = INVESTED + NET_FEE + COSTS;
const [PRIOR_INVESTED, PRIOR_FEES, PRIOR_COSTS] = [372000000, 48000000, 11000000];
const PRIOR = PRIOR_INVESTED + PRIOR_FEES + PRIOR_COSTS;
const [PLEDGE, RETURNED] = [800000000, 15000000];
const BEFORE = PLEDGE - PRIOR + RETURNED;
const used = (
  label: string,
  amount: number,
  { fin, prior, name = '' }: { fin?: string; prior?: number; name?: string } = {},
): string =>
  row(
    [
      label,
      dollar.show(amount * WHOLE),
      fin === undefined ? dollar.show(amount) : dollar.amount(fin, amount),
      prior === undefined ? '' : dollar.show(prior + amount),
    ],
    name,
  );

/** An American growth fund's notice after the industry's form: the fund, the partner, the cumulative amounts. */
const notice = document({
  file: 'Sablewood Opp II - Capital Call Notice 14 - 20260909 - Oxenham Fdn.pdf',
  documentType: 'Capital Call',
  layout: 'american-call-notice-fund-partner-and-cumulative',
  pageSize: 'Letter',
  margin: '17mm 19mm',
  css: "body{font:9pt/1.34 'Liberation Sans'}h1{font-size:15pt;margin:0;color:#2d4a36}.r{border-top:3pt solid #2d4a36;margin:5pt 0 8pt}h4{font-size:9pt;margin:11pt 0 3pt;color:#fff;background:#2d4a36;padding:2.6pt 5pt}table{border-collapse:collapse;width:100%}td,th{padding:2.3pt 5pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{font-size:8pt;border-bottom:.5pt solid;vertical-align:bottom}.i td:first-child{padding-left:16pt}.s td:nth-child(n+2){border-top:.4pt solid}.t td{font-weight:bold;border-top:.6pt solid}.k td{text-align:left;width:37%;white-space:normal}.k td:nth-child(odd){color:#5b6b60;width:21%}.w td{text-align:left}.w td:first-child{width:32%;color:#5b6b60}p{margin:5pt 0}.n{font-size:7.4pt;color:#444}",
  footer:
    '<div style="font:6.5pt sans-serif;width:100%;padding:0 19mm;display:flex;justify-content:space-between;color:#555"><span>Sablewood Ventures – 2200 Alder Grove Road, Menlo Park, CA 94025</span><span>Confidential</span></div>',
  body: `<h1>Capital Call Notice</h1><div class="r"></div>
<table class="k">${row(['Fund', `<b>${mark('fund', 'Sablewood Ventures Opportunity Fund II, L.P.')}</b>`, 'Notice date', noticeDate('September 9, 2026', '2026-09-09')])}${row(['Limited partner', `<b>${mark('limited_partner', 'The Oxenham Family Foundation')}</b>`, 'Due date', `<b>${text('due_date', 'September 23, 2026', '2026-09-23')}</b>`])}${row(['Management company', mark('fund_manager', 'Sablewood Venture Management, LLC'), 'Capital call number', text('call_number', '14')])}${row(['LP’s share of commitments', '2.50%', 'Currency', text('base_currency', 'USD')])}</table>
<p>In accordance with Section 5.1 of the Limited Partnership Agreement, the General Partner is calling capital as set out below. Please wire your amount due of <b>$${dollar.amount('call_amount', CALLED)}</b> so that it is received on or before the due date.</p>
<h4>A. Use of capital called</h4>
<table>${head(['', 'This call<br>Total fund', 'This call<br>Your share', 'Cumulative<br>Your share'])}
${used('Perrault Robotics, Inc. (Series C)', FIRST_DEAL, { name: 'i' })}
${used('Tessera Bio, Inc. (Series B extension)', SECOND_DEAL, { name: 'i' })}
${used('Investments', INVESTED, { fin: 'call_investments', prior: PRIOR_INVESTED, name: 's' })}
${used('Management fees, gross (Q4 2026)', FEE, { name: 'i' })}
${used('Less: fee offset', -OFFSET, { name: 'i' })}
${used('Management fees, net of offset', NET_FEE, { fin: 'call_management_fees', prior: PRIOR_FEES, name: 's' })}
${used('Partnership expenses', COSTS, { fin: 'call_partnership_expenses', prior: PRIOR_COSTS })}
${used('Total capital called', CALLED, { fin: 'call_amount', prior: PRIOR, name: 't' })}</table>
<h4>B. Commitment</h4>
<table>${row(['Your capital commitment', dollar.amount('commitment', PLEDGE)])}
${row(['Less: capital called before this notice', dollar.show(-PRIOR)])}
${row(['Plus: recallable distributions', dollar.show(RETURNED)])}
${row(['Unfunded commitment before this call', dollar.amount('unfunded_before_call', BEFORE)], 's')}
${row(['Less: this call', dollar.show(-CALLED)])}
${row(['Unfunded commitment after this call', dollar.amount('unfunded_after_call', BEFORE - CALLED)], 't')}</table>
<h4>C. Wire instructions</h4>
<table class="w">${row(['Bank', mark('bank_name', 'Peninsula Mercantile & Trust Bank')])}${row(['ABA number', '121904182'])}${row(['SWIFT', mark('swift_code', 'PMTBUS66')])}${row(['Account name', mark('beneficiary_name', 'Sablewood Ventures Opportunity Fund II, L.P.')])}${row(['Account number', mark('account_number', '3300418827')])}${row(['Reference', mark('payment_reference', 'SVOF II Call 14 – Oxenham Family Foundation')])}</table>
<p class="n">Management fees are 2.00% per annum of commitments during the investment period. Both investments are expected to close by September 30, 2026; if either does not close, the amount called for it will be returned within 60 days and restored to unfunded commitments. Limited partners that do not fund by the due date may be charged interest under Section 5.4. Wire instructions have not changed since your last call; please confirm any change with Investor Relations at (650) 555-0186.</p>`,
});

const euro = printer({ currency: 'EUR', group: ',', point: '.', digits: 2, negative: 'brackets' });
const LOANS = 118750000;
const LENDER_FEE = 3125000;
const LENDER_COSTS = 984375;
const RESERVE = 2500000;
const LENDER_CALLED = LOANS + LENDER_FEE + LENDER_COSTS + RESERVE;
const LENDER_OPEN = 506250000;

/** A Luxembourg direct lending fund's drawdown: a letter in prose, its schedules on a second page. */
const drawdown = document({
  file: 'FLEDL II_Drawdown Notice 9_INV-0352_08092026.pdf',
  documentType: 'Capital Call',
  layout: 'luxembourg-letter-with-schedules-overleaf',
  margin: '23mm 24mm 20mm',
  css: "body{font:10pt/1.45 'Liberation Sans'}p{margin:8pt 0}h4{font-size:10pt;margin:16pt 0 4pt;text-transform:uppercase;letter-spacing:.4pt}table{border-collapse:collapse;width:100%}td{padding:3.4pt 6pt;border:.4pt solid #999}td:last-child{text-align:right;white-space:nowrap;width:30%}.t td{font-weight:bold;background:#f0f0f0}.w td:last-child{text-align:left;width:62%}.n{font-size:8pt}",
  header:
    '<div style="font:7pt sans-serif;width:100%;padding:0 24mm;color:#666;text-align:right">Fennimore Lane European Direct Lending Fund II SCSp</div>',
  footer:
    '<div style="font:6.5pt sans-serif;width:100%;text-align:center;color:#666">Registered office: 41, Allée des Tanneurs, L-2310 Luxembourg · R.C.S. Luxembourg B 900.352 · <span class="pageNumber"></span>/<span class="totalPages"></span></div>',
  body: `<p>${mark('limited_partner', 'Northmoor Mutual Life Assurance Society Limited')}<br>Investment Operations<br>22 Exchange Parade<br>Leeds LS1 4QT<br>United Kingdom</p>
<p>Luxembourg, ${noticeDate('8 September 2026', '2026-09-08')}</p>
<p><b>Drawdown Notice No. ${text('call_number', '9')}<br>${mark('fund', 'Fennimore Lane European Direct Lending Fund II SCSp')} (the “Fund”)</b></p>
<p>Dear Sirs,</p>
<p>We refer to the limited partnership agreement of the Fund dated 14 February 2024 (as amended) and to your Commitment of EUR ${euro.amount('commitment', 1250000000)}. Capitalised terms have the meaning given to them in that agreement.</p>
<p>In accordance with clause 6.2 we hereby give you notice that an amount of <b>${text('base_currency', 'EUR')} ${euro.amount('call_amount', LENDER_CALLED)}</b> is required to be advanced by you to the Fund. The amount must be credited to the account of the Fund in cleared funds by no later than <b>${text('due_date', '22 September 2026', '2026-09-22')}</b>.</p>
<p>The drawdown will be applied to fund a unitranche facility to a Danish provider of laboratory services and a delayed draw under an existing facility to a Spanish dental group, to pay the management fee for the quarter ending 31 December 2026 and to meet expenses of the Fund. A breakdown of your share is given in Schedule 1. Your undrawn Commitment following payment will be EUR ${euro.amount('unfunded_after_call', LENDER_OPEN - LENDER_CALLED)}.</p>
<p>Payment details are set out in Schedule 2. As a precaution against fraud, please verify them by calling the Administrator, Gasperich Fund Partners (Luxembourg) S.A., on a number that you already hold.</p>
<p>Yours faithfully,</p><p style="margin-top:30pt">______________________________<br>Authorised signatory<br>for and on behalf of ${mark('fund_manager', 'Fennimore Lane Fund Management S.à r.l.')}<br>as alternative investment fund manager of the Fund</p>
${NEXT_PAGE}<h4>Schedule 1 – Breakdown of the drawdown (EUR)</h4>
<table>${row(['Investments in loans', euro.amount('call_investments', LOANS)])}
${row(['Management fee', euro.amount('call_management_fees', LENDER_FEE)])}
${row(['Fund expenses', euro.amount('call_partnership_expenses', LENDER_COSTS)])}
${row(['Liquidity reserve', euro.amount('call_other', RESERVE)])}
${row(['Amount payable by you', euro.amount('call_amount', LENDER_CALLED)], 't')}</table>
<p>The aggregate amount drawn from all investors is EUR ${euro.show(LENDER_CALLED * 48)}, of which your share is 2.0833 per cent.</p>
<h4>Your Commitment (EUR)</h4>
<table>${row(['Commitment', euro.amount('commitment', 1250000000)])}
${row(['Undrawn Commitment before this drawdown', euro.amount('unfunded_before_call', LENDER_OPEN)])}
${row(['This drawdown', euro.show(-LENDER_CALLED)])}
${row(['Undrawn Commitment after this drawdown', euro.amount('unfunded_after_call', LENDER_OPEN - LENDER_CALLED)], 't')}</table>
<h4>Schedule 2 – Payment details</h4>
<table class="w">${row(['Beneficiary', mark('beneficiary_name', 'Fennimore Lane European Direct Lending Fund II SCSp')])}${row(['Beneficiary bank', mark('bank_name', 'Banque Kronprinz Luxembourg S.A.')])}${row(['BIC', mark('swift_code', 'BKRPLULLXXX')])}${row(['IBAN', text('iban', 'LU52 0417 4410 0093 5200', 'LU520417441000935200')])}${row(['Payment reference', mark('payment_reference', 'FLEDL2 DD9 INV-0352')])}</table>
<p class="n">Default interest at EURIBOR plus 6 per cent per annum accrues on amounts that are not paid when due. Amounts drawn for investments that have not been completed within 90 days will be returned and may be drawn down again.</p>`,
});

const francs = printer({
  currency: 'EUR',
  group: '\u00a0',
  point: ',',
  digits: 2,
  negative: 'minus',
  after: '\u00a0€',
});
const FRENCH = { invest: 37250000, fee: 4375000, costs: 875000, before: 260000000 };
const FRENCH_CALLED = FRENCH.invest + FRENCH.fee + FRENCH.costs;

/** A French call on the units of a professional fund: one page with a table of the call and a bank details block. */
const appel = document({
  file: 'CABANIS CROISSANCE 5 - Appel de fonds n6 - CAVIMAR - 07.09.2026.pdf',
  documentType: 'Capital Call',
  layout: 'french-call-on-units-one-page',
  language: 'fr',
  margin: '20mm 22mm',
  css: "body{font:9.8pt/1.42 'DejaVu Serif Condensed','DejaVu Serif';font-size:9.1pt}.d{display:flex;justify-content:space-between}h2{font-size:13pt;text-align:center;border-top:.8pt solid #1b3a5c;border-bottom:.8pt solid #1b3a5c;padding:4pt 0;margin:14pt 0 10pt;color:#1b3a5c}h4{margin:11pt 0 3pt;font-size:9.4pt;color:#1b3a5c}table{border-collapse:collapse;width:100%}td{padding:3pt 5pt;border-bottom:.3pt solid #aab8c6}td:last-child{text-align:right;white-space:nowrap}.t td{font-weight:bold;border-top:.7pt solid #1b3a5c}.w td:last-child{text-align:left;width:66%}p{margin:6pt 0;text-align:justify}.n{font-size:7.4pt}",
  footer:
    '<div style="font:6.4pt serif;width:100%;text-align:center;color:#555">Cabanis &amp; Lorgues Investissement – SAS au capital de 750 000 € – RCS Nîmes 900 417 352 – Agrément AMF n° GP-90000352</div>',
  body: `<div class="d"><div><b style="font-size:12pt;color:#1b3a5c">Cabanis &amp; Lorgues<br>Investissement</b></div><div>${mark('limited_partner', 'Caisse d’assurance vieillesse des marins pêcheurs')}<br>Direction financière<br>14 quai de la Criée<br>56100 Lorient</div></div>
<p style="text-align:right">Nîmes, le ${noticeDate('7 septembre 2026', '2026-09-07')}</p>
<h2>Appel de fonds n° ${text('call_number', '6')}</h2>
<p>Madame, Monsieur,</p><p>Conformément à l’article 8 du règlement du fonds professionnel de capital investissement <b>${mark('fund', 'Cabanis Croissance 5')}</b>, la société de gestion ${mark('fund_manager', 'Cabanis & Lorgues Investissement')} procède à un appel de fonds représentant 8,50 % des engagements de souscription. Il financera l’acquisition d’une participation majoritaire dans Ateliers Roumégous, fabricant de mobilier scolaire, ainsi que la commission de gestion du second semestre 2026 et les frais du fonds.</p>
<p>Nous vous remercions de bien vouloir verser la somme de <b>${francs.amount('call_amount', FRENCH_CALLED)}</b> au plus tard le <b>${text('due_date', '21 septembre 2026', '2026-09-21')}</b>.</p>
<h4>Détail de votre appel</h4>
<table>${row(['Investissements', francs.amount('call_investments', FRENCH.invest)])}
${row(['Commission de gestion', francs.amount('call_management_fees', FRENCH.fee)])}
${row(['Frais de fonctionnement', francs.amount('call_partnership_expenses', FRENCH.costs)])}
${row(['Montant total appelé', francs.amount('call_amount', FRENCH_CALLED)], 't')}</table>
<h4>Situation de votre engagement</h4>
<table>${row(['Engagement de souscription (50 000 parts A)', francs.amount('commitment', 500000000)])}
${row(['Montant libéré avant le présent appel', francs.show(500000000 - FRENCH.before)])}
${row(['Engagement non appelé avant le présent appel', francs.amount('unfunded_before_call', FRENCH.before)])}
${row(['Engagement non appelé après le présent appel', francs.amount('unfunded_after_call', FRENCH.before - FRENCH_CALLED)], 't')}</table>
<h4>Coordonnées bancaires du fonds</h4>
<table class="w">${row(['Titulaire du compte', mark('beneficiary_name', 'FPCI Cabanis Croissance 5')])}${row(['Établissement (dépositaire)', mark('bank_name', 'Crédit Maritime du Languedoc')])}${row(['IBAN', text('iban', 'FR82 3004 1700 5200 0098 7654 Q32', 'FR8230041700520000987654Q32')])}${row(['BIC', mark('swift_code', 'CMLGFR2M')])}${row(['Libellé du virement', mark('payment_reference', 'CC5 AF6 CAVIMAR')])}</table>
<p>Chaque part A est ainsi libérée de 8,50 € supplémentaires, soit 56,50 € au total depuis la constitution du fonds.</p>
<p>Nous vous prions d’agréer, Madame, Monsieur, l’expression de nos salutations distinguées.</p><p style="margin-top:18pt">Le service des relations investisseurs</p>
<p class="n">Tout retard de paiement entraîne de plein droit un intérêt de retard au taux de l’€STR majoré de 500 points de base. Nos coordonnées bancaires n’ont pas changé ; aucune modification ne vous sera jamais notifiée par simple courriel.</p>`,
  derivable: { base_currency: 'EUR' },
});

const krona = printer({ currency: 'SEK', group: ' ', point: ',', digits: 0, negative: 'long minus' });
const NORRTUNA = { invest: 10125000, fee: 1312500, costs: 187500, before: 64500000 };
const NORRTUNA_CALLED = NORRTUNA.invest + NORRTUNA.fee + NORRTUNA.costs;

const ruta = (label: string, value: string): string => `<div><span>${label}</span>${value}</div>`;

/** A Swedish buyout fund's call as its investor portal prints it: a bar, particulars in boxes, then tables. */
const avrop = document({
  file: 'Norrtuna Investerarportal - Kapitalavrop 12.pdf',
  documentType: 'Capital Call',
  layout: 'swedish-portal-print-with-boxes-and-tables',
  language: 'sv',
  margin: '14mm 15mm',
  css: "body{font:9.6pt/1.42 'DejaVu Sans Condensed','DejaVu Sans';font-size:8.8pt;color:#222}.n0{background:#20344a;color:#fff;padding:6pt 10pt;display:flex;justify-content:space-between}.m{display:flex;gap:14pt;padding:6pt 10pt;border-bottom:.6pt solid #c8ced5;color:#51606f;font-size:8pt}.m b{color:#20344a;border-bottom:1.4pt solid #d1813b}h1{font-size:15pt;font-weight:normal;margin:14pt 0 2pt}h1 em{font-style:normal;font-size:7.6pt;border:.6pt solid #d1813b;color:#d1813b;border-radius:8pt;padding:1.5pt 7pt;vertical-align:middle;margin-left:8pt}.g{display:grid;grid-template-columns:repeat(3,1fr);gap:6pt;margin:10pt 0}.g div{background:#f3f5f7;padding:5pt 8pt;border-radius:3pt}span{display:block;font-size:7pt;color:#6a7785}.g b{font-size:10.4pt}.c{display:grid;grid-template-columns:1fr 1fr;gap:4pt 18pt}h4{font-size:9.2pt;margin:12pt 0 2pt;color:#20344a}table{border-collapse:collapse;width:100%}td{padding:3.4pt 0;border-bottom:.4pt solid #dde2e7}td:last-child{text-align:right;white-space:nowrap}.t td{font-weight:bold;border-bottom:.8pt solid #20344a}p{margin:7pt 0}.x{background:#fdf4ec;border-left:2.4pt solid #d1813b;padding:5pt 9pt;margin-top:12pt;font-size:8pt}",
  header:
    '<div style="font:6pt sans-serif;width:100%;padding:0 15mm;display:flex;justify-content:space-between;color:#777"><span>2026-09-07 08:14</span><span>Norrtuna Investerarportal</span></div>',
  footer:
    '<div style="font:6pt sans-serif;width:100%;padding:0 15mm;display:flex;justify-content:space-between;color:#777"><span>https://investerare.norrtuna.example/fonder/2/avrop/12</span><span><span class="pageNumber"></span>/<span class="totalPages"></span></span></div>',
  body: `<div class="n0"><b>NORRTUNA</b><div>${mark('limited_partner', 'Läkarförbundets Pensionskassa')}</div></div>
<div class="m"><div>Översikt</div><div>Kapitalkonto</div><b>Avrop</b><div>Utbetalningar</div><div>Rapporter</div><div>Dokument</div></div>
<h1>Kapitalavrop nr ${text('call_number', '12')} <em>Ej betald</em></h1>
<div>${mark('fund', 'Norrtuna Kapital Fond II KB')} · AIF-förvaltare: ${mark('fund_manager', 'Norrtuna Kapital AB')}</div>
<div class="g">${ruta('Avropsdatum', noticeDate('2026-09-04', '2026-09-04'))}${ruta('Förfallodag', `<b>${text('due_date', '2026-09-18', '2026-09-18')}</b>`)}${ruta('Att betala', `<b>${krona.amount('call_amount', NORRTUNA_CALLED)} ${text('base_currency', 'SEK')}</b>`)}</div>
<p>Fonden avropar 7,75 procent av utfäst kapital för förvärvet av Vättern Larmteknik AB, förvaltningsavgift för fjärde kvartalet 2026 och löpande kostnader. Totalt avropas 232 500 000 SEK från samtliga investerare.</p>
<div class="c"><div><h4>Er andel av avropet (SEK)</h4>
<table>${row(['Investeringar', krona.amount('call_investments', NORRTUNA.invest)])}
${row(['Förvaltningsavgift', krona.amount('call_management_fees', NORRTUNA.fee)])}
${row(['Fondens kostnader', krona.amount('call_partnership_expenses', NORRTUNA.costs)])}
${row(['Summa avrop', krona.amount('call_amount', NORRTUNA_CALLED)], 't')}</table></div>
<div><h4>Er utfästelse (SEK)</h4>
<table>${row(['Utfäst kapital', krona.amount('commitment', 150000000)])}
${row(['Tidigare avropat', krona.show(150000000 - NORRTUNA.before)])}
${row(['Återstående före avropet', krona.amount('unfunded_before_call', NORRTUNA.before)])}
${row(['Återstående efter avropet', krona.amount('unfunded_after_call', NORRTUNA.before - NORRTUNA_CALLED)], 't')}</table></div></div>
<h4>Betalningsuppgifter</h4>
<div class="g">${ruta('Mottagare', mark('beneficiary_name', 'Norrtuna Kapital Fond II KB'))}${ruta('Bank', mark('bank_name', 'Hjärtabanken AB'))}${ruta('BIC', mark('swift_code', 'HJBASESS'))}${ruta('IBAN', text('iban', 'SE07 9417 0000 0520 0417 3521', 'SE0794170000052004173521'))}${ruta('Märk betalningen', mark('payment_reference', 'NKF2-12-LFPK'))}${ruta('Kontaktperson', 'Astrid Löfdahl, 08-505 417 35')}</div>
<div class="x">Vid försenad betalning utgår dröjsmålsränta enligt räntelagen. Kontrollera alltid betalningsuppgifterna mot portalen; vi skickar aldrig ändrade kontouppgifter med e-post.</div>
<h4>Tidigare avrop (SEK)</h4>
<table>${row(['Avrop nr 11, betalt 2026-05-22', krona.show(6750000)])}
${row(['Avrop nr 10, betalt 2026-02-13', krona.show(4125000)])}
${row(['Avrop nr 1–9', krona.show(150000000 - NORRTUNA.before - 6750000 - 4125000)])}</table>`,
});

export const documents = [notice, drawdown, appel, avrop];
