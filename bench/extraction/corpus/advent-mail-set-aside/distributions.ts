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
/** The partner holds a twenty-fifth; amounts in cents, this notice and before it. */
const SHARE = 25;
const V = {
  capital: 41250000,
  gain: 108624000,
  dividends: 1840000,
  interest: 321560,
  carry: 21724800,
  tax: 276000,
  recall: 11250000,
};
const V_BEFORE = {
  capital: 187500000,
  gain: 246118250,
  dividends: 4412500,
  interest: 1180430,
  carry: 41905600,
  tax: 661875,
  recall: 32500000,
};
const V_INCOME = V.dividends + V.interest;
const V_INCOME_BEFORE = V_BEFORE.dividends + V_BEFORE.interest;
const V_GROSS = V.capital + V.gain + V_INCOME;
const V_GROSS_BEFORE = V_BEFORE.capital + V_BEFORE.gain + V_INCOME_BEFORE;
const V_NET = V_GROSS - V.carry - V.tax;
const V_NET_BEFORE = V_GROSS_BEFORE - V_BEFORE.carry - V_BEFORE.tax;
const V_PLEDGED = 600000000;
const V_OPEN = 184000000;
const vLine = (label: string, printed: string, [now, before]: readonly [number, number], name = ''): string =>
  row([label, printed, dollar.show(now + before), dollar.show(now * SHARE)], name);
const vPart = (label: string, fin: string, [now, before]: readonly [number, number], name = ''): string =>
  vLine(label, dollar.amount(fin, now), [now, before], name);
const vTaken = (label: string, fin: string, [now, before]: readonly [number, number]): string =>
  vLine(label, dollar.cost(fin, now), [-now, -before]);

/** An American venture house's notice in the industry's form of 2025, a short letter above it. */
const venture = document({
  file: 'Distribution Notice 7 - Pemigewasset Ventures II - The Thayer-Lowry Endowment.pdf',
  documentType: 'Capital Distribution',
  layout: 'american-venture-notice-in-the-form-of-2025',
  pageSize: 'Letter',
  margin: '17mm 19mm',
  css: "body{font:9.2pt/1.38 'Liberation Sans Narrow','Liberation Sans'}h2{margin:0;font-size:13pt;color:#5a2d82}p{margin:5pt 0}h4{margin:9pt 0 0;background:#5a2d82;color:#fff;font-size:9pt;padding:2.4pt 5pt}table{border-collapse:collapse;width:100%}td,th{padding:2.3pt 5pt;text-align:right;white-space:nowrap;border-bottom:.3pt solid #d6cbe0}td:first-child,th:first-child{text-align:left}th{background:#efe8f5;font-size:8.4pt;vertical-align:bottom}.i td:first-child{padding-left:18pt;color:#444}.s td{font-weight:bold}.t td{font-weight:bold;border-top:.7pt solid #5a2d82;background:#f7f3fa}.k td{text-align:left}.k td:nth-child(odd){color:#666;width:19%}.n{font-size:7.4pt;color:#444}",
  footer:
    '<div style="font:6.4pt sans-serif;width:100%;padding:0 19mm;display:flex;justify-content:space-between;color:#666"><span>Pemigewasset Ventures · Plymouth, New Hampshire · investors@pemi.example</span><span><span class="pageNumber"></span></span></div>',
  body: `<h2>Capital Distribution Notice</h2>
<table class="k" style="margin-top:6pt">${row(['Fund', mark('fund', 'Pemigewasset Ventures II, L.P.'), 'Notice date', noticeDate('November 12, 2026', '2026-11-12')])}${row(['Investor', mark('limited_partner', 'The Thayer-Lowry Endowment'), 'Payment date', text('payment_date', 'November 20, 2026', '2026-11-20')])}${row(['Distribution no.', text('distribution_number', '7'), 'Currency', text('base_currency', 'USD')])}${row(['Manager', mark('fund_manager', 'Pemigewasset Ventures Management, LLC'), 'Type', 'Cash'])}</table>
<p>Dear Limited Partner: On October 29, 2026 the Fund closed the sale of Cardigan Photonics, Inc. to a strategic buyer for $212 million. The Fund’s proceeds were $40.6 million, of which $3.1 million is held in escrow until April 2028 and is not part of this distribution. We are also distributing dividends received from Rumney Robotics, Inc. and interest on cash balances. Your net proceeds of <b>$${dollar.amount('distribution_net', V_NET)}</b> will be wired on the payment date.</p>
<h4>A. Transaction detail</h4>
<table>${head(['', 'Investor<br>This notice', 'Investor<br>Cumulative', 'Total Fund<br>This notice'])}
${vPart('Return of capital', 'distribution_return_of_capital', [V.capital, V_BEFORE.capital])}
${vPart('Realized gain / (loss)', 'distribution_realised_gain', [V.gain, V_BEFORE.gain])}
${vLine('Dividends', dollar.show(V.dividends), [V.dividends, V_BEFORE.dividends], 'i')}
${vLine('Interest', dollar.show(V.interest), [V.interest, V_BEFORE.interest], 'i')}
${vPart('Income', 'distribution_income', [V_INCOME, V_INCOME_BEFORE])}
${vPart('Gross distribution', 'distribution_gross', [V_GROSS, V_GROSS_BEFORE], 't')}
${vTaken('(Carried interest)', 'distribution_carried_interest', [V.carry, V_BEFORE.carry])}
${vTaken('(Withholding tax – dividends)', 'distribution_withholding_tax', [V.tax, V_BEFORE.tax])}
${row(['(Management fee netted)', '-', '-', '-'])}
${vPart('Net distribution', 'distribution_net', [V_NET, V_NET_BEFORE], 't')}
${vPart('Of which recallable', 'distribution_recallable', [V.recall, V_BEFORE.recall], 'i')}</table>
<h4>B. Unfunded commitment</h4>
<table>${head(['', 'Investor', 'Total Fund'])}
${row(['Total commitment', dollar.show(V_PLEDGED), dollar.show(V_PLEDGED * SHARE)])}
${row(['Unfunded before this notice', dollar.show(V_OPEN), dollar.show(V_OPEN * SHARE)])}
${row(['Recallable distribution – this notice', dollar.show(V.recall), dollar.show(V.recall * SHARE)])}
${row(['Unfunded after this notice', dollar.amount('unfunded_commitment', V_OPEN + V.recall), dollar.show((V_OPEN + V.recall) * SHARE)], 't')}</table>
<h4>C. Payment</h4>
<p>By wire to the account on file at Contoocook Savings Bank ending in 8841. Changes require a call-back to an authorized signer no later than November 17, 2026.</p>
<p class="n">Carried interest of 20% is payable to Pemigewasset GP II, LLC. The Total Fund column includes the General Partner’s own commitment. Withholding is Canadian tax at 15% on dividends of Rumney Robotics. Recallable amounts represent capital returned within eighteen months of investment under Section 6.4 of the Agreement. Net DPI after this distribution is 1.17x; net IRR was 17.3% at September 30, 2026. Tax characterization is an estimate; the Schedule K-1 governs.</p>`,
});

const euro = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'minus',
  before: '€ ',
  nil: 'nihil',
});
const N = {
  capital: 84500000,
  gain: 31245000,
  income: 9638000,
  tax: 1445700,
  recall: 25000000,
  open: 340000000,
};
const N_GROSS = N.capital + N.gain + N.income;
const nRow = (label: string, fin: string, amount: number, name = ''): string =>
  row([label, euro.amount(fin, amount)], name);

/** A Dutch infrastructure fund's letter to a pension fund: one table of the payment, one of the commitment. */
const uitkering = document({
  file: 'Uitkering 16 Waddenzoom Infrastructuur - Spf Binnenvaartschippers - 25 nov 2026.pdf',
  documentType: 'Capital Distribution',
  layout: 'dutch-letter-payment-and-commitment',
  language: 'nl',
  margin: '20mm 26mm 18mm',
  css: "body{font:10pt/1.4 'Liberation Sans'}p{margin:6pt 0}.l{color:#00677f;font-size:15pt;letter-spacing:.6pt}.r td{text-align:left;padding:1pt 8pt 1pt 0;border:0}.r{width:auto}.r td:first-child{color:#666}table{border-collapse:collapse;width:88%;margin:7pt 0}td,th{padding:3pt 4pt;border-bottom:.3pt solid #b7d1d8;text-align:left}td:last-child,th:last-child{text-align:right;white-space:nowrap}th{color:#00677f;border-bottom:1pt solid #00677f}.r td:last-child{text-align:left;white-space:normal}.t td{font-weight:bold;border-bottom:1pt solid #00677f}.n{font-size:7.8pt;color:#555}",
  footer:
    '<div style="font:6.6pt sans-serif;width:100%;padding:0 26mm;color:#666">Waddenzoom Beheer B.V. · Turfmarkt 19, Harlingen · KvK 41 70 92 26 · beheerder van alternatieve beleggingsinstellingen</div>',
  body: `<p class="l">WADDENZOOM</p>
<p>${mark('limited_partner', 'Stichting Pensioenfonds voor de Binnenvaartschippers')}<br>t.a.v. het bestuursbureau<br>Sluiskade 52<br>3361 AB Sliedrecht</p>
<table class="r">${row(['Datum', noticeDate('18 november 2026', '2026-11-18')])}${row(['Fonds', mark('fund', 'Waddenzoom Infrastructuurfonds C.V.')])}${row(['Betreft', `Uitkering nr. ${text('distribution_number', '16')}`])}${row(['Ons kenmerk', 'WIF/2026/417'])}</table>
<p>Geachte heer, mevrouw,</p>
<p>Op ${text('payment_date', '25 november 2026', '2026-11-25')} keert het Fonds aan de participanten het resultaat uit van de verkoop van het belang in Warmtenet IJsselmonding, aangevuld met het ontvangen dividend van Sluizencombinatie Noord over het eerste halfjaar. Voor uw participatie van 5,00% betekent dit het volgende.</p>
<table>${head(['Uitkering', `in ${mark('base_currency', 'euro', { value: 'EUR' })}`])}
${nRow('Terugbetaling van gestort kapitaal', 'distribution_return_of_capital', N.capital)}
${nRow('Gerealiseerde winst', 'distribution_realised_gain', N.gain)}
${nRow('Dividend en rente', 'distribution_income', N.income)}
${nRow('Bruto-uitkering', 'distribution_gross', N_GROSS, 't')}
${row(['Carried interest', euro.show(null)])}
${row(['Af: ingehouden dividendbelasting (15%)', euro.cost('distribution_withholding_tax', N.tax)])}
${nRow('Netto-uitkering', 'distribution_net', N_GROSS - N.tax, 't')}</table>
<p>Van het terugbetaalde kapitaal kan ${euro.amount('distribution_recallable', N.recall)} opnieuw worden opgevraagd tot het einde van de investeringsperiode op 30 juni 2027.</p>
<table>${head(['Uw verplichting', 'in euro'])}
${row(['Commitment', euro.show(1500000000)])}
${row(['Nog op te vragen vóór deze uitkering', euro.show(N.open)])}
${row(['Bij: opnieuw opvraagbaar', euro.show(N.recall)])}
${nRow('Nog op te vragen na deze uitkering', 'unfunded_commitment', N.open + N.recall, 't')}</table>
<p>Wij maken het bedrag over naar uw rekening bij de Merwedebank, eindigend op 417. De ingehouden dividendbelasting kunt u als vrijgestelde instelling terugvragen; de dividendnota volgt per post. In totaal keert het Fonds ${euro.show(N_GROSS * 20)} bruto uit.</p>
<p>Met vriendelijke groet,</p><p style="margin-top:18pt">${mark('fund_manager', 'Waddenzoom Beheer B.V.')}<br>Jelle Dijkstra-Bos, relatiebeheer participanten</p>
<p class="n">De verdeling in kapitaal, winst en inkomsten is voorlopig. Bewaarder: Stichting Juridisch Eigendom Waddenzoom. Accountant: Terpstra Audit.</p>`,
  derivable: { distribution_carried_interest: 'EUR 0' },
});

const us = printer({ currency: 'USD', group: ',', point: '.', digits: 2, negative: 'minus', before: 'US$' });
const H = {
  capital: 60000000,
  gain: 38461525,
  income: 7124010,
  tax: 1567282,
  carry: 5769229,
  open: 127500000,
};
const H_GROSS = H.capital + H.gain + H.income;

/** A Hong Kong property house's letter: the amounts in running text, a schedule by property on the second page. */
const property = document({
  file: 'CHAREF 3 LP - Distribution No 9 - Lantau Ferries PF - 23.11.2026.pdf',
  documentType: 'Capital Distribution',
  layout: 'hong-kong-property-letter-with-schedule',
  margin: '25mm 26mm 20mm',
  css: "body{font:10.4pt/1.5 'Liberation Serif'}p{margin:8pt 0;text-align:justify}.l{text-align:left}.h{text-align:center;font-size:13pt;letter-spacing:1.6pt;color:#7b1113;border-bottom:1pt solid #7b1113;padding-bottom:4pt}h3{text-align:center;font-size:11pt;margin:0 0 8pt}table{border-collapse:collapse;width:100%}td,th{border:.5pt solid #555;padding:4pt 6pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left;white-space:normal}th{background:#f3e9e9}.t td{font-weight:bold}.n{font-size:8.4pt}",
  footer:
    '<div style="font:6.8pt serif;width:100%;text-align:center">Cheung Hom Advisers (HK) Limited – licensed by the Securities and Futures Commission (CE No. BQX417) – 18/F Wing Lok Exchange House, Hong Kong</div>',
  body: `<p class="h">CHEUNG HOM REAL ESTATE</p>
<p class="l">${noticeDate('23 November 2026', '2026-11-23')}</p>
<p class="l">The Trustees<br>${mark('limited_partner', 'Lantau Ferries Provident Fund')}<br>Pier 9 Offices, Central, Hong Kong</p>
<p class="l"><b>${mark('fund', 'Cheung Hom Asia Real Estate Fund 3 LP')}: Notice of Distribution (No. ${text('distribution_number', '9')})</b></p>
<p>Dear Sirs,</p>
<p>We are writing on behalf of Cheung Hom GP 3 Limited to give notice of a distribution which will be paid on <b>${text('payment_date', '30 November 2026', '2026-11-30')}</b>. It arises from the sale of Mapo Riverside Tower in Seoul, completed on 6 November at KRW 188 billion, and from net rents of the two logistics parks in Osaka and Johor.</p>
<p>The gross amount of the distribution attributable to your interest is ${us.amount('distribution_gross', H_GROSS)}. It consists of a return of your capital of ${us.amount('distribution_return_of_capital', H.capital)}, realised gains of ${us.amount('distribution_realised_gain', H.gain)} and income of ${us.amount('distribution_income', H.income)}. After deduction of Korean tax of ${us.amount('distribution_withholding_tax', H.tax)} and carried interest of ${us.amount('distribution_carried_interest', H.carry)} payable to the founder partner, you will receive <b>${us.amount('distribution_net', H_GROSS - H.tax - H.carry)}</b>.</p>
<p>No part of the distribution may be recalled, the investment period having ended on 31 March 2026. Your undrawn commitment, which may be called only for fees, expenses and follow-on investments, accordingly remains at ${us.amount('unfunded_commitment', H.open)}.</p>
<p>Payment will be made in US dollars to your account with The Peng Chau Bank. HK dollar equivalents shown in your monthly custodian’s report will depend on the rate applied by that bank. A tax memorandum from Namsan Yoo &amp; Partners is available on request.</p>
<p>Should you have any questions, please contact Ms Winnie Kwok at +852 5550 4170.</p>
<p class="l">Yours faithfully,</p><p class="l" style="margin-top:24pt">${mark('fund_manager', 'Cheung Hom Advisers (HK) Limited')}<br>Investment manager</p>
${NEXT_PAGE}<h3>Schedule – Sources of Distribution No. 9 (your share, US$)</h3>
<table>${head(['', 'Capital', 'Gains', 'Income', 'Total'])}
${row(['Mapo Riverside Tower, Seoul', '600,000.00', '384,615.25', '12,480.55', '997,095.80'])}
${row(['Sakishima Logistics Park, Osaka', '–', '–', '38,209.15', '38,209.15'])}
${row(['Pasir Gudang Distribution Centre, Johor', '–', '–', '20,550.40', '20,550.40'])}
${row(['Gross distribution', us.amount('distribution_return_of_capital', H.capital), us.amount('distribution_realised_gain', H.gain), us.amount('distribution_income', H.income), us.amount('distribution_gross', H_GROSS)], 't')}
${row(['Korean capital gains and withholding tax', '', '', '', us.cost('distribution_withholding_tax', H.tax)])}
${row(['Carried interest', '', '', '', us.cost('distribution_carried_interest', H.carry)])}
${row(['Net distribution', '', '', '', us.amount('distribution_net', H_GROSS - H.tax - H.carry)], 't')}</table>
<p class="n">Your share of the Fund’s commitments is 2.5000%. All partners together will receive US$39,299,609.60 net. Since inception the Fund has distributed 0.94 times paid-in capital. KRW was converted at 1,381.20 to the US dollar on 9 November 2026.</p>`,
  derivable: { base_currency: 'USD', distribution_recallable: 'USD 0' },
});

const S = {
  capital: 131000000,
  gain: 74211830,
  income: 3840275,
  tax: 576041,
  carry: 7421183,
  recall: 40000000,
  open: 181500000,
};
const S_GROSS = S.capital + S.gain + S.income;
const grouped = (amount: number): string =>
  (amount / 100).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** A posting with its side: CR for what the investor receives, DR for what is taken. */
const posting = (fin: string, amount: number, side: 'CR' | 'DR' | ''): string =>
  mark(fin, `${grouped(amount)}${side && ` ${side}`}`, {
    value: (amount / 100).toFixed(2),
    currency: 'EUR',
  });
const entry = (code: string, label: string, amount: string, name = ''): string =>
  row([code, label, amount], name);
const fact = (label: string, value: string): string => `<div><span>${label}</span>${value}</div>`;

/** A Luxembourg administrator's portal print of a continuation vehicle's distribution: facts in a grid, postings with CR and DR. */
const continuation = document({
  file: 'txn_advice_DIST-0003_VCV-I_Ostermark-Leben_20261204.pdf',
  documentType: 'Capital Distribution',
  layout: 'luxembourg-portal-print-with-debit-and-credit',
  margin: '14mm 16mm',
  css: "body{font:8.8pt/1.4 'DejaVu Sans';font-size:7.8pt;color:#26323a}.h{display:flex;justify-content:space-between;border-bottom:2pt solid #e07a1f;padding-bottom:5pt}.h b{font-size:13pt}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:6pt 12pt;margin:12pt 0}.g div{border:.5pt solid #cdd6db;border-radius:4pt;padding:4pt 7pt}.g span{display:block;font-size:6.6pt;color:#77868f;text-transform:uppercase}h4{font-size:8.6pt;margin:14pt 0 3pt}table{border-collapse:collapse;width:100%}td,th{padding:4pt 6pt;text-align:left;border-bottom:.4pt solid #e1e7ea}td:last-child,th:last-child{text-align:right;white-space:nowrap}td:first-child{font-family:'DejaVu Sans Mono';font-size:7pt;color:#77868f;width:70pt}th{background:#f2f5f6;font-weight:normal;color:#55646d}.t td{font-weight:bold;border-top:.8pt solid #e07a1f}.p td:first-child{font:inherit;color:inherit;width:auto}.n{font-size:6.8pt;color:#77868f}",
  header:
    '<div style="font:6pt sans-serif;width:100%;padding:0 16mm;display:flex;justify-content:space-between;color:#888"><span>04/12/2026, 10:18</span><span>InvestorGate | Transaction advice</span></div>',
  footer:
    '<div style="font:6pt sans-serif;width:100%;padding:0 16mm;display:flex;justify-content:space-between;color:#888"><span>https://portal.alzettefa.example/txn/DIST-0003</span><span><span class="pageNumber"></span>/<span class="totalPages"></span></span></div>',
  body: `<div class="h"><b>Transaction advice – Distribution</b><span>Alzette Fund Administration S.A.</span></div>
<div class="g">${fact('Fund', mark('fund', 'Vindelälv Continuation Vehicle I SCSp'))}${fact('Investor', mark('limited_partner', 'Ostermark Lebensversicherung AG'))}${fact('Investment manager', mark('fund_manager', 'Vindelälv Kapital AB'))}
${fact('Distribution no.', text('distribution_number', '3'))}${fact('Notice date', noticeDate('04-Dec-2026', '2026-12-04'))}${fact('Payment date', text('payment_date', '11-Dec-2026', '2026-12-11'))}
${fact('Currency', text('base_currency', 'EUR'))}${fact('Investor account', 'VCV1-A-0012')}${fact('Record date', '01-Dec-2026')}</div>
<p>Partial sale of Norrsken Tandvård AB and repayment of a shareholder loan by Skagerrak Ferries AS.</p>
<h4>Postings</h4>
<table>${head(['Code', 'Description', 'EUR'])}
${entry('ROC', 'Return of capital', posting('distribution_return_of_capital', S.capital, 'CR'))}
${entry('RGL', 'Realised gain', posting('distribution_realised_gain', S.gain, 'CR'))}
${entry('INC', 'Interest and dividend income', posting('distribution_income', S.income, 'CR'))}
${entry('GROSS', 'Gross distribution', posting('distribution_gross', S_GROSS, 'CR'), 't')}
${entry('WHT', 'Withholding tax', posting('distribution_withholding_tax', S.tax, 'DR'))}
${entry('CI', 'Carried interest', posting('distribution_carried_interest', S.carry, 'DR'))}
${entry('NET', 'Net amount payable to investor', posting('distribution_net', S_GROSS - S.tax - S.carry, 'CR'), 't')}</table>
<h4>Commitment after transaction</h4>
<table class="p">${head(['', 'EUR'])}
${row(['Commitment', grouped(1000000000)])}
${row(['Undrawn before transaction', grouped(S.open)])}
${row(['Recallable part of this distribution', posting('distribution_recallable', S.recall, '')])}
${row(['Undrawn after transaction', posting('unfunded_commitment', S.open + S.recall, '')], 't')}</table>
<h4>Previous distributions</h4>
<table class="p">${head(['Date', 'EUR net'])}${row(['DIST-0001 · 28-Mar-2025', `${grouped(61240018)} CR`])}${row(['DIST-0002 · 19-Jun-2026', `${grouped(38715540)} CR`])}</table>
<h4>Payment</h4>
<p>To standing instruction SI-2: Hochrhein Bank AG, account ending 5517. Payments are released by the depositary, Banque de l’Ernz S.A.</p>
<p class="n">CR: in favour of the investor. DR: charged to the investor. Withholding tax is Swedish and Norwegian tax of 15% on income. Carried interest is 10% of realised gains (tier 1). Investors electing to roll over in 2024 are treated as having contributed at the transfer price. This advice is generated electronically and carries no signature.</p>`,
});

export const documents = [venture, uitkering, property, continuation];
