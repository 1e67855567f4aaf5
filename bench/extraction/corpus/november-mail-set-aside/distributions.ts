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
/** The endowment holds a thirty-second of the fund; before: what it received earlier. */
const S = {
  capital: 56250000,
  gain: 38437500,
  income: 1562500,
  carry: 7687500,
  tax: 240625,
  recall: 12500000,
  open: 145000000,
};
const S_BEFORE = { capital: 281250000, gain: 164062500, income: 20312500, carry: 25000000, tax: 1187500 };
const S_GROSS = S.capital + S.gain + S.income;
const S_NET = S_GROSS - S.carry - S.tax;
const S_GROSS_BEFORE = S_BEFORE.capital + S_BEFORE.gain + S_BEFORE.income;
const aLine = (label: string, own: string, [amount, before]: readonly [number, number], name = ''): string =>
  row([label, dollar.show(amount * 32), own, dollar.show(amount + before)], name);

/** An American buyout house's notice in the industry's form: the deal, fund, partner and cumulative columns. */
const notice = document({
  file: 'ARIF IV - Distribution Notice No 9 - Tidelands CCD Endowment (10.15.26).pdf',
  documentType: 'Capital Distribution',
  layout: 'american-industry-distribution-notice-with-transactions',
  pageSize: 'Letter',
  margin: '17mm 19mm',
  css: "body{font:9pt/1.38 'Liberation Sans'}h2{margin:0;font-size:13pt;background:#22303c;color:#fff;padding:5pt 8pt}h4{margin:12pt 0 2pt;font-size:9.4pt;color:#22303c;border-bottom:1pt solid #22303c}table{border-collapse:collapse;width:100%}td,th{padding:2.5pt 5pt;text-align:right;vertical-align:bottom;white-space:nowrap}td:first-child,th:first-child{text-align:left;white-space:normal}th{font-size:8pt;color:#555}.i td:first-child{padding-left:14pt}.s td{border-top:.4pt solid #22303c}.t td{font-weight:bold;border-top:.5pt solid;background:#eef1f4}.k td{text-align:left;padding:1.8pt 5pt}.k td:nth-child(odd){color:#555;width:18%}.x td:nth-child(2),.x th:nth-child(2),.x td:nth-child(3),.x th:nth-child(3){text-align:left}p{margin:6pt 0}.n{font-size:7.4pt;color:#444}",
  footer:
    '<div style="font:6.4pt sans-serif;width:100%;padding:0 19mm;display:flex;justify-content:space-between;color:#555"><span>Confidential – subject to Section 14.6 of the Partnership Agreement</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>',
  body: `<h2>Distribution Notice</h2>
<table class="k" style="margin-top:6pt">${row(['Fund', `<b>${mark('fund', 'Ashlar Ridge Industries Fund IV, L.P.')}</b>`, 'Notice date', noticeDate('October 8, 2026', '2026-10-08')])}${row(['Limited partner', `<b>${mark('limited_partner', 'Tidelands Community College District Endowment')}</b>`, 'Payment date', text('payment_date', 'October 15, 2026', '2026-10-15')])}${row(['Manager', mark('fund_manager', 'Ashlar Ridge Partners LLC'), 'Distribution no.', text('distribution_number', '9')])}${row(['General partner', 'Ashlar Ridge GP IV, L.P.', 'Currency', text('base_currency', 'USD')])}</table>
<p>The Fund completed the sale of Monocacy Valve Holdings to a strategic buyer on September 24, 2026 and received a dividend from Pequea Paper Products on September 30, 2026. The General Partner is distributing these proceeds, net of a holdback of $2,250,000 for the purchase price adjustment.</p>
<h4>A. Source of proceeds</h4>
<table class="x">${head(['Company', 'Event', 'Received', 'Total Fund'])}${row(['Monocacy Valve Holdings, Inc.', 'Sale of 100%', '09/24/2026', dollar.show((S.capital + S.gain) * 32 + 225000000)])}${row(['Pequea Paper Products, LLC', 'Dividend', '09/30/2026', dollar.show(S.income * 32)])}${row(['Holdback', '', '', dollar.show(-225000000)])}${row(['Distributable proceeds', '', '', dollar.show(S_GROSS * 32)], 't')}</table>
<h4>B. Distribution</h4>
<table>${head(['', 'This notice<br>Total Fund', 'This notice<br>Limited Partner', 'Cumulative<br>Limited Partner'])}
${aLine('Return of capital', dollar.amount('distribution_return_of_capital', S.capital), [S.capital, S_BEFORE.capital], 'i')}
${aLine('Realized gain', dollar.amount('distribution_realised_gain', S.gain), [S.gain, S_BEFORE.gain], 'i')}
${aLine('Dividends and interest', dollar.amount('distribution_income', S.income), [S.income, S_BEFORE.income], 'i')}
${aLine('Gross distribution', dollar.amount('distribution_gross', S_GROSS), [S_GROSS, S_GROSS_BEFORE], 's')}
${aLine('Less: carried interest', dollar.cost('distribution_carried_interest', S.carry), [-S.carry, -S_BEFORE.carry], 'i')}
${aLine('Less: state withholding tax', dollar.cost('distribution_withholding_tax', S.tax), [-S.tax, -S_BEFORE.tax], 'i')}
${aLine('Net distribution', dollar.amount('distribution_net', S_NET), [S_NET, S_GROSS_BEFORE - S_BEFORE.carry - S_BEFORE.tax], 't')}</table>
<h4>C. Unfunded commitment</h4>
<table>${head(['', 'Total Fund', 'Limited Partner'])}${row(['Total commitment', dollar.show(32000000000), dollar.show(1000000000)])}${row(['Unfunded commitment before this notice', dollar.show(S.open * 32), dollar.show(S.open)])}${row(['Recallable distribution (Monocacy, held less than 24 months)', dollar.show(S.recall * 32), dollar.amount('distribution_recallable', S.recall)])}${row(['Unfunded commitment after this notice', dollar.show((S.open + S.recall) * 32), dollar.amount('unfunded_commitment', S.open + S.recall)], 't')}</table>
${NEXT_PAGE}<h4 style="margin-top:0">D. Payment</h4>
<p>The net distribution of $${mark('distribution_net', dollar.show(S_NET), { value: (S_NET / 100).toFixed(2), currency: 'USD' })} will be wired on ${text('payment_date', 'October 15, 2026', '2026-10-15')} to the account on file with Chickahominy Bank &amp; Trust ending in 0417. If this account has changed please send a signed instruction to treasury@ashlarridge.example no later than October 12, 2026; we will call you back before we use it.</p>
<h4>E. Fund performance after this distribution (unaudited, June 30, 2026 values)</h4>
<table class="k">${row(['DPI', '0.68x', 'TVPI', '1.79x'])}${row(['Gross IRR', '24.3%', 'Net IRR', '17.6%'])}</table>
<h4>F. Notes</h4>
<p class="n">1. Carried interest of 20% of the realized gain is distributed to the General Partner; the clawback obligation at June 30, 2026 was nil. 2. State withholding is Pennsylvania nonresident tax on the Limited Partner’s share of income; exempt investors may claim a refund. 3. The characterization of the distribution for tax purposes will be reported on Schedule K-1 and may differ. 4. Cumulative amounts include this notice. 5. Capital of $1,800,000 in respect of Monocacy was recallable for the Fund as a whole when it was refinanced in 2025 and is not included here.</p>
<p>Sincerely,</p><p style="margin-top:20pt">Rosalind Okonjo-Pratt, Director of Investor Relations<br>${mark('fund_manager', 'Ashlar Ridge Partners LLC')}</p>`,
});

const euro = printer({ currency: 'EUR', group: ',', point: '.', digits: 2, negative: 'minus' });
const L = { income: 21875000, capital: 43750000, carry: 1225000, open: 262500000 };
const L_GROSS = L.income + L.capital;
const L_NET = L_GROSS - L.carry;
/** The insurer has a twentieth of the partnership; the rate is for a thousand of commitment. */
const lLine = (label: string, own: string, amount: number, name = ''): string =>
  row([label, euro.show(amount * 20), (amount / 1750000).toFixed(2), own], name);

/** An Irish administrator's quarterly distribution of a loan fund, landscape: particulars left, amounts right. */
const lendingIncome = document({
  file: 'CQDL2_DIST_2026Q3_HELVICK_INSURANCE.pdf',
  documentType: 'Capital Distribution',
  layout: 'irish-loan-fund-distribution-landscape',
  landscape: true,
  margin: '16mm 18mm',
  css: "body{font:9.2pt/1.42 'DejaVu Sans Condensed','DejaVu Sans';font-size:8.3pt}h1{font-size:15pt;font-weight:normal;color:#175e54;margin:0 0 8pt}.g{display:grid;grid-template-columns:250pt 1fr;gap:24pt}h4{margin:0 0 4pt;font-size:9pt;color:#175e54}table{border-collapse:collapse;width:100%}td,th{padding:3.2pt 5pt;text-align:right;border-bottom:.3pt solid #c7dbd8;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{font-weight:normal;color:#175e54;border-bottom:.9pt solid #175e54}.t td{font-weight:bold;background:#e8f1f0}.i td{color:#666}.i td:first-child{padding-left:14pt}.k td{text-align:left;white-space:normal;vertical-align:top}.k td:first-child{color:#666;width:38%}.n{font-size:6.9pt;color:#555}",
  footer:
    '<div style="font:6.2pt sans-serif;width:100%;padding:0 18mm;color:#666">Liffey Bridge Fund Administration DAC · registered in Ireland no. 904172 · authorised by the Central Bank of Ireland</div>',
  body: `<h1>Distribution Statement</h1>
<div class="g"><div><h4>Particulars</h4><table class="k">${row(['Fund', mark('fund', 'Corrib Quay Direct Lending II ILP')])}${row(['Limited partner', mark('limited_partner', 'Helvick Insurance Europe DAC')])}${row(['AIFM', mark('fund_manager', 'Corrib Quay Capital Management Limited')])}${row(['Class / register no.', 'B (distributing) / LP-0042'])}${row(['Statement date', noticeDate('21-Oct-2026', '2026-10-21')])}${row(['Record date', '30-Sep-2026'])}${row(['Value date', text('payment_date', '28-Oct-2026', '2026-10-28')])}${row(['Distribution no.', text('distribution_number', '12')])}${row(['Currency', text('base_currency', 'EUR')])}</table>
<h4 style="margin-top:12pt">Payment</h4><p>To your account at Banc Trá Mhór, IBAN ending 0417. No reinvestment election is on record.</p></div>
<div><h4>Distribution for the quarter July to September 2026</h4><table>${head(['', 'Partnership', 'Per €1,000 committed', 'Your entitlement'])}
${lLine('Interest and fee income', euro.amount('distribution_income', L.income), L.income)}
${lLine('Principal repaid (return of capital)', euro.amount('distribution_return_of_capital', L.capital), L.capital)}
${lLine('Realised gains', euro.amount('distribution_realised_gain', 0), 0)}
${lLine('Gross distribution', euro.amount('distribution_gross', L_GROSS), L_GROSS, 't')}
${lLine('Carried interest', euro.cost('distribution_carried_interest', L.carry), -L.carry)}
${lLine('Irish withholding tax (Section 739 declaration held)', euro.cost('distribution_withholding_tax', 0), 0)}
${lLine('Net payable', euro.amount('distribution_net', L_NET), L_NET, 't')}</table>
<h4 style="margin-top:12pt">Undrawn commitment</h4><table>${head(['', '20-Oct-2026', 'Movement', 'After distribution'])}
${row(['Undrawn commitment', euro.show(L.open), euro.show(L.capital), euro.amount('unfunded_commitment', L.open + L.capital)])}
${row(['of which distributions that may be recalled (this distribution)', '', euro.amount('distribution_recallable', L.capital), ''], 'i')}
${row(['Commitment', '17,500,000.00', '', '17,500,000.00'])}</table>
<p class="n">Principal repaid came from the refinancing of Ballinrobe Pharma Packaging (EUR 6,100,000 for the partnership) and scheduled amortisation. During the investment period, which ends on 31 May 2027, all principal repaid may be drawn again. The previous distribution, no. 11 of 27 July 2026, was EUR 402,150.00 net. Distributions since first closing amount to EUR 4,218,344.07. Questions: Caoimhe Breathnach, transfer agency, +353 1 555 0417. This statement is not a tax certificate.</p></div></div>`,
});

const australian = printer({
  currency: 'AUD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
  before: 'A$',
});
const W = { capital: 12500000, gain: 8200000, income: 2700000, tax: 810000, recall: 2500000, open: 64000000 };
const W_GROSS = W.capital + W.gain + W.income;
const perUnit = (amount: number): string => (amount / 2000000).toFixed(3);
const wLine = (label: string, own: string, amount: number, name = ''): string =>
  row([label, perUnit(amount), own], name);

/** An Australian trust's distribution advice: a letter to a unitholder abroad, cents a unit, deductions marked DR. */
const trust = document({
  file: 'Distribution Advice CHGET2 Nov-26 (Sembilan).pdf',
  documentType: 'Capital Distribution',
  layout: 'australian-unit-trust-distribution-advice',
  margin: '22mm 24mm 18mm',
  css: "body{font:10pt/1.42 'Liberation Sans'}p{margin:6pt 0}.l{font-size:14pt;color:#8a3b12;margin:0}.l span{display:block;font-size:8pt;color:#777}h4{margin:10pt 0 2pt;color:#8a3b12;font-size:10pt}table{border-collapse:collapse;width:100%}td,th{padding:2.8pt 4pt;text-align:right;border-bottom:.3pt dotted #999}td:first-child,th:first-child{text-align:left}th{border-bottom:.8pt solid #8a3b12;font-size:8.8pt}.t td{font-weight:bold;border-bottom:.8pt solid #8a3b12}.n{font-size:7.6pt;color:#555}",
  footer:
    '<div style="font:6.4pt sans-serif;width:100%;padding:0 24mm;color:#777">Issued by Yarrabee Trustees Limited ABN 90 041 722 604, AFSL 904172, as trustee · Registry: Wombeyan Unit Registry, GPO Box 4170, Melbourne</div>',
  body: `<p class="l">Currawong Harbour<span>private capital</span></p>
<p style="text-align:right">${noticeDate('Monday, 9 November 2026', '2026-11-09')}</p>
<p>${mark('limited_partner', 'Sembilan Family Office Pte. Ltd.')}<br>12 Ann Siang Close #03-01<br>Singapore</p>
<p><b>${mark('fund', 'Currawong Harbour Growth Equity Trust II')}<br>Distribution advice no. ${text('distribution_number', '6')}</b></p>
<p>Dear Unitholder,</p>
<p>${mark('fund_manager', 'Currawong Harbour Capital Pty Ltd')}, the manager of the Trust, is pleased to confirm the distribution declared by the Trustee following the partial sale of Bindaree Health Technologies. ${australian.amount('distribution_net', W_GROSS - W.tax)} will be credited to your nominated account with Tanjong Straits Bank on ${text('payment_date', 'Monday, 16 November 2026', '2026-11-16')}. Amounts are in Australian dollars (${text('base_currency', 'AUD')}).</p>
<h4>Components – 2,000,000 ordinary units held at 30 October 2026</h4>
<table>${head(['', 'Cents per unit', 'Amount'])}
${wLine('Return of capital', australian.amount('distribution_return_of_capital', W.capital), W.capital)}
${wLine('Capital gains (discount method)', australian.amount('distribution_realised_gain', W.gain), W.gain)}
${wLine('Interest and unfranked dividends', australian.amount('distribution_income', W.income), W.income)}
${wLine('Gross distribution', australian.amount('distribution_gross', W_GROSS), W_GROSS, 't')}
${wLine('Non-resident withholding tax', mark('distribution_withholding_tax', `${australian.show(W.tax)} DR`, { value: (W.tax / 100).toFixed(2), currency: 'AUD' }), W.tax)}
${wLine('Net distribution', australian.amount('distribution_net', W_GROSS - W.tax), W_GROSS - W.tax, 't')}</table>
<h4>Uncalled capital</h4>
<p>The Trustee may recall ${australian.amount('distribution_recallable', W.recall)} of the capital returned for follow-on investments until 30 June 2028. Your uncalled capital is therefore ${australian.amount('unfunded_commitment', W.open + W.recall)} (before this distribution: ${australian.show(W.open)}) of a commitment of A$3,000,000.00.</p>
<h4>About the sale</h4>
<p>The Trust sold 45% of its holding at A$7.20 a share, 31% above the June carrying value, and keeps 11.8% of the company. Across all unitholders A$25.74 million is being distributed. No performance fee is payable on this distribution, as the hurdle of 8% a year has not yet been met for the Trust as a whole.</p>
<p>Kind regards,</p><p style="margin-top:16pt">Lachlan Thistlethwaite<br>Investor Services</p>
<p class="n">Withholding has been applied at 30% on the unfranked and interest component for unitholders resident outside Australia; treaty rates are applied where a declaration is held. An AMIT member annual statement will be issued after 30 June 2027 and its components may differ from this estimate. Distribution no. 5 of 11 March 2026 was A$58,400.00 net.</p>`,
});

const parts = printer({
  currency: 'EUR',
  group: '\u00a0',
  point: ',',
  digits: 2,
  negative: 'minus',
  after: '\u00a0€',
});
const F = { capital: 15000, gain: 9640, income: 825, tax: 120, recall: 3000 };
const F_HELD = 1200;
const F_GROSS = F.capital + F.gain + F.income;
const F_OPEN = 21000000;
const fLine = (label: string, fin: string, amount: number, name = ''): string =>
  row([label, parts.show(amount), parts.amount(fin, amount * F_HELD)], name);

/** A French house's notice of distribution: letter with amounts by unit, then the commitment. */
const avis = document({
  file: 'BC3_Avis de distribution n° 4_CP Bateliers_2026-11-03.pdf',
  documentType: 'Capital Distribution',
  layout: 'french-distribution-letter-by-unit',
  language: 'fr',
  margin: '21mm 24mm',
  css: "body{font:10.2pt/1.42 'Liberation Serif'}p{margin:7pt 0}.o{color:#37306b;font-size:14pt;margin:0}.a{margin-left:52%}table{border-collapse:collapse;width:100%;margin:6pt 0}td,th{padding:3pt 5pt;text-align:right;border:.4pt solid #b9b6cc}td:first-child,th:first-child{text-align:left}th{background:#37306b;color:#fff;font-weight:normal}.t td{font-weight:bold;background:#eeedf4}.n{font-size:8pt;color:#444}",
  footer:
    '<div style="font:6.4pt serif;width:100%;text-align:center;color:#555">Belledune Gestion SAS au capital de 600 000 € · 7 place de l’Étoile, 38000 Grenoble · agrément AMF GP-904172</div>',
  body: `<p class="o">Belledune Gestion</p>
<p class="a">${mark('limited_partner', 'Caisse de Prévoyance des Bateliers du Rhône')}<br>Monsieur le Directeur des placements<br>22 quai des Mariniers<br>69002 Lyon</p>
<p class="a">Grenoble, le ${noticeDate('3 novembre 2026', '2026-11-03')}</p>
<p><b>Objet : ${mark('fund', 'FPCI Belledune Croissance 3')} – avis de distribution n° ${text('distribution_number', '4')}</b></p>
<p>Monsieur le Directeur,</p>
<p>Nous avons le plaisir de vous informer que ${mark('fund_manager', 'Belledune Gestion SAS')}, société de gestion du Fonds, procède à une distribution à la suite de la cession de la société Ateliers Mécaniques du Drac et de l’encaissement d’un dividende de Nocciola Piemonte S.p.A. Le règlement interviendra le <b>${text('payment_date', '17 novembre 2026', '2026-11-17')}</b> sur le compte ouvert à votre nom chez notre dépositaire.</p>
<table>${head(['', 'Par part A', 'Vos 1 200 parts A'])}
${fLine('Remboursement d’apports', 'distribution_return_of_capital', F.capital)}
${fLine('Plus-values réalisées', 'distribution_realised_gain', F.gain)}
${fLine('Dividendes et intérêts', 'distribution_income', F.income)}
${fLine('Distribution brute', 'distribution_gross', F_GROSS, 't')}
${row(['Retenue à la source italienne', parts.show(-F.tax), parts.cost('distribution_withholding_tax', F.tax * F_HELD)])}
${fLine('Montant net versé', 'distribution_net', F_GROSS - F.tax, 't')}</table>
<p>Une fraction des apports remboursés, soit ${parts.amount('distribution_recallable', F.recall * F_HELD)} pour l’ensemble de vos parts, pourra être rappelée jusqu’au 31 décembre 2027 conformément à l’article 14.3 du Règlement. Votre reste à appeler passe ainsi de ${parts.show(F_OPEN)} à ${parts.amount('unfunded_commitment', F_OPEN + F.recall * F_HELD)}, pour un engagement initial de 1 200 000,00 €.</p>
<p>Après cette opération, le Fonds aura distribué 61 % des sommes appelées. La valeur liquidative au 30 juin 2026, retraitée de la distribution, s’établit à 842,17 € par part A. Le prochain rapport semestriel vous sera adressé en mars 2027.</p>
<p>Nous vous prions d’agréer, Monsieur le Directeur, l’expression de notre considération distinguée.</p>
<p style="margin-top:22pt">Apolline de Montfaucon-Rey<br>Directrice des relations investisseurs</p>
<p class="n">Montant brut distribué à l’ensemble des porteurs de parts A : 12 732 500,00 €. Les parts C (carried interest) ne donnent lieu à aucune distribution à cette date. La retenue à la source correspond au taux conventionnel de 15 % applicable au dividende italien. Dépositaire : Banque de Garde Alpine. Commissaire aux comptes : Audit Oisans SARL. Contact : investisseurs@belledune.example.</p>`,
  derivable: { base_currency: 'EUR' },
});

export const documents = [notice, lendingIncome, trust, avis];
