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
const PRINCIPAL = 41288015;
const WARRANTS = 895000;
const INTEREST = 31840266;
const LOAN_FEES = 2111790;
const US_TAX = 1237604;
const INCENTIVE = 2871410;
const US_GROSS = PRINCIPAL + WARRANTS + INTEREST + LOAN_FEES;
const US_NET = US_GROSS - US_TAX - INCENTIVE;
/** A line with this distribution, the calendar year and everything since the first closing. */
const period = (label: string, own: string, [year, since]: readonly [number, number], name = ''): string =>
  row([label, own, dollar.show(year), dollar.show(since)], name);

/** An American memorandum of a lending fund: principal, interest and fees beside the year and inception. */
const memorandum = document({
  file: 'Distribution Notice 27 - Brackish Point DLF IV - Prairie Lakes - Dec 2025.pdf',
  documentType: 'Capital Distribution',
  layout: 'memorandum-with-year-and-inception-beside',
  pageSize: 'Letter',
  margin: '22mm 20mm',
  css: "body{font:10.2pt/1.38 'Liberation Serif'}h1{font-size:15pt;letter-spacing:3pt;margin:0 0 10pt;text-align:center;font-weight:normal}.m td{padding:1.6pt 8pt 1.6pt 0;vertical-align:top}.m td:first-child{font-variant:small-caps;width:62pt}.m{border-bottom:1.4pt solid;width:100%;padding-bottom:6pt}.d{border-collapse:collapse;width:100%;margin:8pt 0}.d td,.d th{padding:2.2pt 5pt;text-align:right}.d td:first-child,.d th:first-child{text-align:left}.d th{font-weight:normal;text-decoration:underline;vertical-align:bottom}.s td{border-top:.5pt solid;font-weight:bold}.f td:nth-child(2){border-bottom:2pt double;border-top:.5pt solid;font-weight:bold}.f td:first-child{font-weight:bold}.n{font-size:8.2pt}",
  footer:
    '<div style="font:7pt serif;width:100%;text-align:center">Privileged and confidential. Not for further distribution.</div>',
  body: `<h1>MEMORANDUM</h1><table class="m">${row(['To:', mark('limited_partner', 'Prairie Lakes Municipal Employees’ Pension Plan')])}${row(['From:', 'Brackish Point DLF IV GP, LLC, as General Partner'])}${row(['Date:', noticeDate('December 16, 2025', '2025-12-16')])}${row(['Re:', `${mark('fund', 'Brackish Point Direct Lending Fund IV, L.P.')} (the “Partnership”) – Distribution No. ${text('distribution_number', '27')}`])}</table>
<p>The Partnership will make a cash distribution to its partners on ${text('payment_date', 'December 30, 2025', '2025-12-30')} from interest collected since September 30 and from the full repayment of its second-lien loan to Wendigo Coatings, Inc., which was refinanced at a price of 101.5 on November 21, 2025. The aggregate distribution is $38.6 million. Your portion, in ${mark('base_currency', 'U.S. dollars', { value: 'USD' })}, is shown in the first column below.</p>
<table class="d">${head(['', 'This<br>distribution', 'Calendar year<br>2025', 'Since<br>inception'])}
${period('Return of capital', dollar.amount('distribution_return_of_capital', PRINCIPAL), [96120480, 388104257])}
${period('Realized gain on warrants', dollar.amount('distribution_realised_gain', WARRANTS), [895000, 6120318])}
${period('Interest income', dollar.show(INTEREST), [129004417, 611870032])}
${period('Origination, amendment and prepayment fees', dollar.show(LOAN_FEES), [5811206, 33409115])}
${period('Gross distribution', dollar.amount('distribution_gross', US_GROSS), [231831103, 1039503722], 's')}
${period('U.S. withholding tax <sup>1</sup>', dollar.cost('distribution_withholding_tax', US_TAX), [-4818822, -23190406])}
${period('Incentive allocation to the General Partner', dollar.cost('distribution_carried_interest', INCENTIVE), [-10842377, -48270660])}
${period('Net distribution', dollar.amount('distribution_net', US_NET), [216169904, 968042656], 'f')}</table>
<p>Payment will be made by Fedwire to the account we have on file for you at Assiniboine Custody Trust (account ending in 4406). If that account has changed, please notify ${mark('fund_manager', 'Brackish Point Credit Management, L.P.')}, the Partnership’s manager, before noon on December 23, 2025.</p>
<p><u>Recallable amount.</u> Under Section 4.3(c) of the Partnership Agreement, returned principal received before the end of the reinvestment period on June 30, 2027 may be called again. Accordingly $${dollar.amount('distribution_recallable', PRINCIPAL)} of this distribution increases your unfunded commitment, which, after giving effect to the distribution, will be $${dollar.amount('unfunded_commitment', 268711904)} on a total commitment of $12,500,000.00.</p>
<p>Questions may be directed to your relationship manager or to ops@brackishpoint.example.</p>
<p class="n"><sup>1</sup> Withheld under Section 1446 of the Internal Revenue Code at the highest applicable rate on effectively connected fee income, and reported to you on Form 8805. Interest qualifying as portfolio interest was not subject to withholding. The characterization of amounts is based on estimates and may be different on your 2025 Schedule K-1.</p>`,
  derivable: { distribution_income: 'USD 339520.56' },
});

const pound = printer({ currency: 'GBP', group: ',', point: '.', digits: 2, negative: 'long minus' });
const LOAN_REPAID = 185000000;
const UNIT_GAIN = 61244020;
const RENT = 14890611;
const UK_TAX = 2978122;
const PROMOTE = 9186603;
const RETAINED = 64000000;
const UK_GROSS = LOAN_REPAID + UNIT_GAIN + RENT;
const UK_AFTER = UK_GROSS - UK_TAX - PROMOTE;
const UK_UNDRAWN = 310000000;
const REDRAWABLE = 50000000;
const tile = (label: string, value: string): string => `<div><small>${label}</small><b>${value}</b></div>`;
const step = (letter: string, label: string, amount: string, name = ''): string =>
  row([letter, label, amount], name);

/** A British property fund's notice: a lettered computation from the proceeds to the payment, a drawdown set off. */
const property = document({
  file: 'Tarrant Vale Logistics LP_Combined Notice D31-C23_14Jan2026_Lacemakers.pdf',
  documentType: 'Capital Distribution',
  layout: 'british-combined-notice-with-lettered-steps',
  margin: '15mm 17mm',
  css: "body{font:9.6pt/1.4 'Liberation Sans'}.top{background:#3d2b56;color:#fff;padding:10pt 14pt}.top h1{font-size:15pt;margin:0}.c{display:grid;grid-template-columns:repeat(4,1fr);gap:6pt;margin:9pt 0}.c div{border:.8pt solid #3d2b56;padding:5pt 7pt}.c small{display:block;color:#655;font-size:7.4pt}.c b{font-size:10.4pt}table{border-collapse:collapse;width:100%;margin:5pt 0 10pt}td,th{padding:2.8pt 5pt;border-bottom:.4pt solid #ccc}td:first-child{width:16pt;color:#777}td:last-child,th:last-child{text-align:right}th{text-align:left;color:#3d2b56}.t td{font-weight:bold;border-top:.8pt solid #3d2b56;background:#f1eef5}.n{font-size:7.6pt;color:#333}",
  body: `<div class="top"><h1>Distribution and drawdown notice</h1>${mark('fund', 'Tarrant Vale Logistics Property LP')} · ${noticeDate('14 January 2026', '2026-01-14')}</div>
<p><b>${mark('limited_partner', 'The Worshipful Lacemakers’ Retirement Trust')}</b><br>c/o Pennyfarthing Trustee Services, 3 Goosegate, Nottingham NG1 1FQ &nbsp;|&nbsp; Partner reference TV-112 &nbsp;|&nbsp; Share of commitments 2.50%</p>
<div class="c">${tile('Distribution no.', text('distribution_number', '31'))}${tile('Drawdown no.', '23')}${tile('Payment to you (GBP)', pound.amount('distribution_net', UK_AFTER - RETAINED))}${tile('Payment date', text('payment_date', '28 January 2026', '2026-01-28'))}</div>
<p>The sale of Units 4 to 7, Fosse Gateway, Hinckley, for £101.4 million (a net initial yield of 5.35%) completed on 19 December 2025. ${mark('fund_manager', 'Ashdown Lough Real Estate LLP')}, the manager of the Partnership, is distributing £104.5 million of sale proceeds and fourth-quarter rents to partners. £25.6 million of this is kept back to meet Drawdown no. 23, which pays for the forward funding at Daventry, so that partners do not have to send and receive money in the same week.</p>
<table>${head(['', `Computation, ${mark('base_currency', 'pounds sterling', { value: 'GBP' })}`, 'Your share'])}
${step('A', 'Repayment of partnership loan', pound.amount('distribution_return_of_capital', LOAN_REPAID))}
${step('B', 'Gain on disposal of property', pound.amount('distribution_realised_gain', UNIT_GAIN))}
${step('C', 'Net rental income, quarter to 31 December 2025', pound.amount('distribution_income', RENT))}
${step('D', 'Distribution no. 31 (A + B + C)', pound.amount('distribution_gross', UK_GROSS), 't')}
${step('E', 'Income tax under the non-resident landlord scheme: 20% of C', pound.cost('distribution_withholding_tax', UK_TAX))}
${step('F', 'Carried interest: 15% of B', pound.cost('distribution_carried_interest', PROMOTE))}
${step('G', 'Distribution after deductions (D + E + F)', pound.show(UK_AFTER), 't')}
${step('H', 'Drawdown no. 23, for investment', pound.show(-RETAINED))}
${step('J', 'Paid to you (G + H)', pound.amount('distribution_net', UK_AFTER - RETAINED), 't')}</table>
<table>${head(['', 'Undrawn commitment', 'Your share'])}
${step('K', 'Before this notice', pound.show(UK_UNDRAWN))}
${step('L', 'Drawdown no. 23 (H)', pound.show(-RETAINED))}
${step('M', 'Part of A that may be redrawn until 30 June 2027', pound.amount('distribution_recallable', REDRAWABLE))}
${step('N', 'After this notice (K + L + M)', pound.amount('unfunded_commitment', UK_UNDRAWN - RETAINED + REDRAWABLE), 't')}</table>
<p>We will pay to sort code 20-••-•1, account •••••308. Tell us by 21 January 2026 if this is out of date. A certificate NRL6 for the tax in line E follows after 5 July 2026.</p>
<p class="n">Issued by Ashdown Lough Real Estate LLP, 71 Cutler Row, London EC2, a limited liability partnership registered in England and Wales (OC900214). The property values and yields above have been provided by the Partnership’s independent valuer. This notice is not an invitation to invest.</p>`,
  remark: 'A drawdown is kept back: what is paid is the distribution less tax, carry and drawdown.',
});

const french = printer({
  currency: 'EUR',
  group: '\u202f',
  point: ',',
  digits: 2,
  negative: 'long minus',
  after: '\u00a0€',
});
const FR_CAPITAL = 126000000;
const FR_GAIN = 41577525;
const FR_DIVIDENDS = 21000000;
const FR_INTEREST = 13211840;
const FR_GROSS = FR_CAPITAL + FR_GAIN + FR_DIVIDENDS + FR_INTEREST;
const FR_TAX = 2688000;
const FR_NET = FR_GROSS - FR_TAX;
const nature = (label: string, basis: string, amount: string, name = ''): string =>
  row([label, basis, amount], name);

/** A French letter of an infrastructure fund: a table with the origin of each amount, what may be recalled in words. */
const lettre = document({
  file: 'SLP Estuaire Transition II_Avis de distribution 5_Mutuelle des Salines_20251211.pdf',
  documentType: 'Capital Distribution',
  layout: 'french-letter-with-origin-of-amounts',
  language: 'fr',
  margin: '20mm 22mm',
  css: "body{font:10.2pt/1.42 'DejaVu Serif Condensed','DejaVu Serif'}p{margin:7pt 0}.o{color:#a0441b}table{border-collapse:collapse;width:100%;margin:9pt 0;font-size:9.4pt}td,th{border:.5pt solid #a0441b;padding:3pt 6pt}th{background:#f8ece6;font-weight:normal;text-align:left}td:last-child,th:last-child{text-align:right;white-space:nowrap}td:nth-child(2){font-size:8.2pt}.t td{font-weight:bold;background:#f8ece6}.n{font-size:7.6pt}",
  footer:
    '<div style="font:6.4pt serif;width:100%;text-align:center;color:#a0441b">Estuaire Gestion SAS au capital de 1 250 000 € – RCS Nantes 900 418 226 – agrément GP-90000417 – 8, allée de la Maison-Rouge, 44000 Nantes</div>',
  body: `<p class="o" style="font-size:15pt;margin:0">${mark('fund_manager', 'Estuaire Gestion SAS')}</p><p style="margin:14pt 0 14pt 55%">${mark('limited_partner', 'Mutuelle des Salines de l’Ouest')}<br>Direction des placements<br>2, quai de la Saunerie<br>44350 Guérande</p>
<p style="text-align:right">Nantes, le ${noticeDate('11 décembre 2025', '2025-12-11')}</p>
<p><b>Objet : ${mark('fund', 'SLP Estuaire Transition Énergétique II')} – ${mark('distribution_number', 'cinquième', { value: '5' })} distribution</b><br>Votre référence : ETE2-A-0093 (1 200 000 actions de catégorie A)</p>
<p>Madame, Monsieur,</p><p>Comme annoncé dans le rapport du troisième trimestre, la SLP a cédé le 25 novembre 2025 la moitié de sa participation dans le parc éolien de Lande-Haute (48 MW) pour 61,5 M€ et a perçu les dividendes semestriels de ses filiales. Nous procéderons le ${text('payment_date', '22 décembre 2025', '2025-12-22')} au virement de votre quote-part, soit <b>${french.amount('distribution_net', FR_NET)}</b> nets. Le détail en ${mark('base_currency', 'euros', { value: 'EUR' })} est le suivant :</p>
<table>${head(['Nature', 'Origine', 'Montant'])}
${nature('Remboursement d’apports', 'Lande-Haute', french.amount('distribution_return_of_capital', FR_CAPITAL))}
${nature('Plus-value réalisée', 'Lande-Haute', french.amount('distribution_realised_gain', FR_GAIN))}
${nature('Dividendes', 'Solaire Monégros SL (Espagne)', french.show(FR_DIVIDENDS))}
${nature('Intérêts de comptes courants', 'filiales françaises', french.show(FR_INTEREST))}
${nature('Sous-total revenus', '', french.amount('distribution_income', FR_DIVIDENDS + FR_INTEREST))}
${nature('Distribution brute', '', french.amount('distribution_gross', FR_GROSS), 't')}
${nature('Retenue à la source de 12,80 %', 'sur les dividendes', french.cost('distribution_withholding_tax', FR_TAX))}
${nature('Distribution nette', '', french.amount('distribution_net', FR_NET), 't')}</table>
<p>Aucun carried interest n’est dû à ce stade, le rendement prioritaire de 6 % n’étant pas encore atteint. Conformément à l’article 14.4 des statuts, la société de gestion se réserve la faculté de rappeler ${french.amount('distribution_recallable', 45000000)} jusqu’au 31 mars 2028 ; en conséquence, votre engagement non appelé s’établit désormais à ${french.amount('unfunded_commitment', 238450000)}, contre ${french.show(193450000)} avant la présente distribution, pour un engagement total de 12 000 000,00 €.</p>
<p>Le virement sera effectué sur le compte ouvert chez votre teneur de compte (RIB terminant par 27). Depuis l’origine, la SLP vous aura versé 4 876 512,30 €, soit 0,51 fois les sommes appelées.</p>
<p>Nous vous prions d’agréer, Madame, Monsieur, l’expression de nos salutations distinguées.</p><p style="margin-top:22pt">Le service Relations investisseurs</p>
<p class="n">La ventilation ci-dessus est provisoire dans l’attente de l’arrêté des comptes de l’exercice 2025. L’imputation de la retenue à la source dépend de la convention fiscale applicable et de votre situation. Les performances passées ne préjugent pas des performances futures.</p>`,
  derivable: { distribution_carried_interest: 'EUR 0' },
});

const krona = printer({
  currency: 'SEK',
  group: '\u00a0',
  point: ',',
  digits: 2,
  negative: 'minus',
});
const SE_CAPITAL = 412500000;
const SE_GAIN = 633871250;
const SE_INCOME = 18240900;
const SE_GROSS = SE_CAPITAL + SE_GAIN + SE_INCOME;
const SE_TAX = 2736135;
const SE_CARRY = 94410112;
const SE_NET = SE_GROSS - SE_TAX - SE_CARRY;
const item = (label: string, value: string): string =>
  `<li><span>${label}</span><span>${value} kr</span></li>`;

/** A Swedish notice: lists with dotted leaders under headings, and the fund's own figures in the text. */
const leaders = document({
  file: 'Utdelningsmeddelande nr 6 - Tallmo Kapital V - Snickarkassan.pdf',
  documentType: 'Capital Distribution',
  layout: 'swedish-notice-with-dotted-leaders',
  language: 'sv',
  margin: '20mm 26mm',
  css: "body{font:10pt/1.45 'Liberation Sans'}h1{font-size:16pt;font-weight:normal;margin:0 0 8pt}h2{font-size:10.4pt;margin:13pt 0 2pt;color:#2a6a3f}ul{list-style:none;margin:0;padding:0}li{display:flex;justify-content:space-between;border-bottom:1pt dotted #999;padding:2pt 0}.b{font-weight:bold}.b li{border-bottom:1pt solid #2a6a3f}.n{font-size:7.8pt;color:#444}.k{float:right;width:150pt;background:#edf4ef;padding:6pt 8pt;margin:0 0 8pt 14pt;font-size:8.6pt}",
  body: `<h1>Meddelande om utdelning nr ${text('distribution_number', '6')}</h1><div class="k"><b>Utbetalningsdag</b><br>${text('payment_date', '19 december 2025', '2025-12-19')}<br><b>Meddelandets datum</b><br>${noticeDate('5 december 2025', '2025-12-05')}<br><b>Investerar-id</b><br>TK5-031<br><b>Valuta</b><br>svenska kronor (${text('base_currency', 'SEK')})</div>
<p>Till ${mark('limited_partner', 'Snickarnas Understödskassa, ömsesidigt')}<br>Norra Hamngatan 14<br>871 30 Härnösand</p>
<p>${mark('fund', 'Tallmo Kapital V KB')} slutförde den 28 november försäljningen av Öjebro Ventilation AB till en industriell köpare. Köpeskillingen uppgick till 612 MSEK, vilket motsvarar 2,5 gånger det investerade beloppet och en IRR om 21,4 %. Fonden delar nu ut 425,8 MSEK till sina 38 investerare. Er andel av fonden är 2,50 %.</p>
<h2>Er del av utdelningen</h2><ul>${item('Återbetalning av insatt kapital', krona.amount('distribution_return_of_capital', SE_CAPITAL))}${item('Realisationsvinst', krona.amount('distribution_realised_gain', SE_GAIN))}${item('Aktieutdelning under innehavstiden', krona.amount('distribution_income', SE_INCOME))}</ul><ul class="b">${item('Brutto', krona.amount('distribution_gross', SE_GROSS))}</ul>
<h2>Avdrag</h2><ul>${item('Utländsk källskatt, 15 % av aktieutdelningen', krona.amount('distribution_withholding_tax', SE_TAX))}${item('Vinstdelning till Tallmo V Carry AB', krona.amount('distribution_carried_interest', SE_CARRY))}${item('Avdrag sammanlagt', krona.show(SE_TAX + SE_CARRY))}</ul>
<h2>Utbetalning</h2><ul class="b">${item('Netto till er', krona.amount('distribution_net', SE_NET))}</ul>
<h2>Återstående utfästelse</h2><ul>${item('Ert utfästa kapital', krona.show(10000000000))}${item('Varav ännu inte inkallat före utdelningen', krona.show(2105000000))}${item('Del av utdelningen som får kallas in på nytt', krona.amount('distribution_recallable', 120000000))}${item('Kan kallas in efter utdelningen', krona.amount('unfunded_commitment', 2225000000))}</ul>
<p>Beloppet sätts in på ert anmälda bankgiro 5501-0093. Efter denna utdelning har fonden sammanlagt betalat tillbaka 1 934 MSEK, eller 61 % av inkallat kapital. Nästa kvartalsrapport skickas den 13 februari 2026.</p>
<p>Stockholm, dag som ovan<br>${mark('fund_manager', 'Tallmo Kapitalförvaltning AB')}, fondens förvaltare</p>
<p class="n">Källskatten har innehållits i Finland. Uppdelningen mellan kapital och vinst följer bolagsavtalets § 12 och är inte bindande för beskattningen. Rätten att på nytt kalla in utdelat belopp upphör den 31 december 2027.</p>`,
});

export const documents = [memorandum, property, lettre, leaders];
