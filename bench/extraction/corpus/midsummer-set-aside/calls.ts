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
/** The limited partner bears 1.6% of every purpose; amounts in cents. */
const share = (whole: number): number => (whole * 16) / 1000;
const [ACQUIRED, ADDED, FEES, EXPENSES, RESERVE] = [4125000000, 650000000, 328125000, 43750000, 31250000];
const PARTNERSHIP = ACQUIRED + ADDED + FEES + EXPENSES + RESERVE;
const OPEN = 731600000;
const purpose = (label: string, whole: number, fin?: string, name = ''): string =>
  row(
    [
      label,
      dollar.show(whole),
      fin === undefined ? dollar.show(share(whole)) : dollar.amount(fin, share(whole)),
    ],
    name,
  );

/** An American letter of one page, its exhibits on a second: the use of the call, the commitment, the wire. */
const letter = document({
  file: 'Capital Call No. 9 - Chickahominy Software Partners III - Weyanoke College.pdf',
  documentType: 'Capital Call',
  layout: 'american-letter-with-exhibits-overleaf',
  pageSize: 'Letter',
  margin: '25mm 26mm 20mm',
  css: "body{font:10.6pt/1.42 'Liberation Serif'}p{margin:8pt 0}h4{text-align:center;margin:14pt 0 4pt;font-size:10.6pt;text-decoration:underline}table{border-collapse:collapse;width:100%;font-size:9.6pt}td,th{padding:2.6pt 4pt;text-align:right}td:first-child,th:first-child{text-align:left}th{border-bottom:.6pt solid;font-weight:normal;font-style:italic}.s td{border-top:.5pt solid}.t td{border-top:.5pt solid;border-bottom:2pt double;font-weight:bold}.i td:first-child{padding-left:16pt}.w td{text-align:left;vertical-align:top}.w td:first-child{width:37%}.n{font-size:8pt}",
  footer:
    '<div style="font:6.8pt serif;width:100%;text-align:center">Chickahominy Partners Management, LLC · 417 Capitol Landing Road · Williamsburg, Virginia 23185</div>',
  body: `<p style="text-align:center;font-size:13pt;letter-spacing:1pt">CHICKAHOMINY PARTNERS</p>
<p>${noticeDate('November 17, 2025', '2025-11-17')}</p>
<p>${mark('limited_partner', 'Weyanoke College Endowment Corporation')}<br>Office of Investments<br>1 College Row<br>Charles City, Virginia 23030</p>
<p>Re:&nbsp;&nbsp;<b>${mark('fund', 'Chickahominy Software Partners III, L.P.')} (the “Partnership”)<br>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;Capital Call No. ${text('call_number', '9')}</b></p>
<p>Ladies and Gentlemen:</p>
<p>Pursuant to Section 3.2 of the Amended and Restated Agreement of Limited Partnership dated as of May 3, 2022, the General Partner hereby requests that you contribute ${dollar.amount('call_amount', share(PARTNERSHIP))} to the Partnership in immediately available funds <b>no later than 2:00 p.m. Eastern time on Wednesday, ${text('due_date', 'December 3, 2025', '2025-12-03')}</b>.</p>
<p>Proceeds will fund the acquisition of Fathomline Data, Inc., a provider of hydrographic survey software headquartered in Annapolis, Maryland, and a follow-on investment in Kettlebrook Payroll Holdings, LLC, together with the management fee for the quarter beginning January 1, 2026, Partnership expenses and a reserve for working capital. After giving effect to this call the Partnership will have called approximately 48% of aggregate commitments and will hold eleven portfolio companies.</p>
<p>The calculation of your contribution is set out in Exhibit A, the status of your commitment in Exhibit B, and wire instructions in Exhibit C. Please confirm the instructions by telephone with a person known to you before releasing funds. We will never change them by e-mail.</p>
<p>A Limited Partner that fails to make a contribution when due may be charged interest at the prime rate plus 5% and may be declared a Defaulting Partner. If you have any questions, please call Harriet Oyelaran-Stubbs at (757) 555-0143.</p>
<p>Very truly yours,</p><p style="margin-top:26pt">Chickahominy GP III, LLC,<br>the General Partner</p>
<div style="break-before:page"></div>
<h4>Exhibit A – Use of Proceeds</h4>
<table>${head(['', 'Partnership (100%)', 'Your share (1.6000%)'])}
${purpose('Acquisition of Fathomline Data, Inc.', ACQUIRED, undefined, 'i')}
${purpose('Follow-on: Kettlebrook Payroll Holdings, LLC', ADDED, undefined, 'i')}
${purpose('Total investments', ACQUIRED + ADDED, 'call_investments', 's')}
${purpose('Management fee, January 1 – March 31, 2026', FEES, 'call_management_fees')}
${purpose('Partnership expenses', EXPENSES, 'call_partnership_expenses')}
${purpose('Working capital reserve', RESERVE, 'call_other')}
${purpose('Total capital call', PARTNERSHIP, 'call_amount', 't')}</table>
<h4>Exhibit B – Status of Your Commitment</h4>
<table>${row(['Commitment', dollar.amount('commitment', 1200000000)])}
${row(['Contributions under Capital Calls No. 1 through 8', dollar.show(-493400000)])}
${row(['Distributions restored to your commitment', dollar.show(25000000)])}
${row(['Remaining commitment prior to this call', dollar.amount('unfunded_before_call', OPEN)], 's')}
${row([`This Capital Call No. ${text('call_number', '9')}`, dollar.show(-share(PARTNERSHIP))])}
${row(['Remaining commitment following this call', dollar.amount('unfunded_after_call', OPEN - share(PARTNERSHIP))], 't')}</table>
<h4>Exhibit C – Wire Instructions</h4>
<table class="w">${row(['Intermediary (non-U.S. wires only)', 'Merchants Clearing Bank, New York, SWIFT MCLBUS3N'])}${row(['Beneficiary bank', `${mark('bank_name', 'Appomattox River Bank, N.A.')}, Richmond, Virginia`])}${row(['ABA routing no.', '051409177'])}${row(['SWIFT', mark('swift_code', 'APRBUS33')])}${row(['Account name', mark('beneficiary_name', 'Chickahominy Software Partners III, L.P. – Contributions')])}${row(['Account no.', mark('account_number', '8830041729')])}${row(['Reference', mark('payment_reference', 'CSP3-CC9 / Weyanoke College')])}${row(['Amount', dollar.amount('call_amount', share(PARTNERSHIP))])}${row(['Value date', text('due_date', 'December 3, 2025', '2025-12-03')])}</table>
<p class="n">The management fee is paid to ${mark('fund_manager', 'Chickahominy Partners Management, LLC')} (the “Management Company”). It is calculated at an annual rate of 1.75% of aggregate commitments of $750,000,000 and is reported before any reduction for transaction fees. The Partnership drew $38,000,000 under its credit facility on November 12, 2025 to close the acquisition; the call repays that borrowing.</p>`,
  derivable: { base_currency: 'USD' },
});

const euro = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'minus' });
const GERMAN = { sun: 102500000, wind: 33750000, fee: 4687500, rest: 843025, before: 285000000 };
const GERMAN_INVESTED = GERMAN.sun + GERMAN.wind;
const GERMAN_CALLED = GERMAN_INVESTED + GERMAN.fee + GERMAN.rest;
const block = (title: string, rows: readonly string[], name = ''): string =>
  `<fieldset><legend>${title}</legend><table class="${name}">${rows.join('')}</table></fieldset>`;

/** A German request for payment as a form of framed blocks, the last of them a transfer slip to copy. */
const aufforderung = document({
  file: 'Einzahlungsaufforderung_04_MEE5_Anl-0417_FlussschifferUK.pdf',
  documentType: 'Capital Call',
  layout: 'german-request-for-payment-in-framed-blocks',
  language: 'de',
  margin: '18mm 20mm 20mm',
  css: "body{font:9.4pt/1.4 'Liberation Sans Narrow','Liberation Sans'}h2{font-size:15pt;margin:0;color:#33475b}fieldset{border:.8pt solid #33475b;margin:9pt 0;padding:4pt 9pt 7pt}legend{font-size:8.4pt;color:#33475b;padding:0 4pt}table{border-collapse:collapse;width:100%}td{padding:2.2pt 3pt;vertical-align:top}.b td:last-child{text-align:right;white-space:nowrap}.s td{border-top:.4pt solid #33475b}.t td{border-top:.8pt solid #33475b;font-weight:bold;font-size:10.4pt}.i td:first-child{padding-left:14pt;color:#555}.z td:first-child{width:33%;color:#555}.n{font-size:7.6pt}",
  footer:
    '<div style="font:6.4pt sans-serif;width:100%;padding:0 20mm;color:#444">Mühlenfließ Kapitalverwaltungsgesellschaft mbH · Sitz: Beeskow · AG Frankfurt (Oder) HRB 90 417 · GF: Gesine Pritzkow, Dr. Malte Overbeck</div>',
  body: `<div style="display:flex;justify-content:space-between"><div><h2>Einzahlungsaufforderung Nr. ${text('call_number', '4')}</h2>${mark('fund', 'Mühlenfließ Erneuerbare Europa V GmbH & Co. geschlossene Spezial-Investment-KG')}</div><div style="text-align:right;white-space:nowrap">Beeskow, ${noticeDate('8. Januar 2026', '2026-01-08')}</div></div>
${block('Anleger', [row(['Name', `<b>${mark('limited_partner', 'Unterstützungskasse der Flussschiffer e. V.')}</b>`]), row(['Anlegernummer', '0417']), row(['Zeichnungssumme', `${euro.amount('commitment', 500000000)} ${text('base_currency', 'EUR')}`]), row(['Anteil an den Zeichnungssummen aller Anleger', '2,5000 %'])], 'z')}
<p>Sehr geehrte Damen und Herren,<br>gemäß § 5 Abs. 2 des Gesellschaftsvertrags fordern wir Sie auf, den nachstehenden Betrag so anzuweisen, dass er der Gesellschaft spätestens am <b>${text('due_date', '22. Januar 2026', '2026-01-22')}</b> wertgestellt ist. Die Zahlung ist für alle Anleger quotal gleich; insgesamt werden 56.712.210,00 EUR angefordert.</p>
${block(
  'Zusammensetzung Ihrer Zahlung (EUR)',
  [
    row(['Photovoltaikpark Los Almendros, 2. Kaufpreisrate', euro.show(GERMAN.sun)], 'i'),
    row(['Windpark Hohe Geest, Repowering', euro.show(GERMAN.wind)], 'i'),
    row(['Investitionen', euro.amount('call_investments', GERMAN_INVESTED)], 's'),
    row(['Vergütung der KVG, 1. Halbjahr 2026', euro.amount('call_management_fees', GERMAN.fee)]),
    row([
      'Verwahrstelle, Abschlussprüfung, Rechtsberatung',
      euro.amount('call_partnership_expenses', GERMAN.rest),
    ]),
    row(['Zu zahlen', euro.amount('call_amount', GERMAN_CALLED)], 't'),
  ],
  'b',
)}
${block(
  'Entwicklung Ihrer Resteinzahlungsverpflichtung (EUR)',
  [
    row(['Eingezahlt mit den Aufforderungen Nr. 1 bis 3', euro.show(500000000 - GERMAN.before)]),
    row(['Resteinzahlungsverpflichtung bisher', euro.amount('unfunded_before_call', GERMAN.before)]),
    row([
      'Resteinzahlungsverpflichtung nach dieser Zahlung',
      euro.amount('unfunded_after_call', GERMAN.before - GERMAN_CALLED),
    ]),
  ],
  'b',
)}
${block('Überweisungsdaten', [row(['Zahlungsempfänger', mark('beneficiary_name', 'Mühlenfließ Erneuerbare Europa V')]), row(['IBAN', `<b>${text('iban', 'DE56 5904 1720 0031 1644 05', 'DE56590417200031164405')}</b>`]), row(['BIC', mark('swift_code', 'OSPRDE5BXXX')]), row(['Kreditinstitut (Verwahrstelle)', mark('bank_name', 'Oder-Spree Privatbank AG')]), row(['Betrag', `${euro.amount('call_amount', GERMAN_CALLED)} EUR`]), row(['Verwendungszweck', mark('payment_reference', 'MEE5 EZ04 ANL0417')])], 'z')}
<p class="n">Bei verspäteter Zahlung werden Verzugszinsen in Höhe von neun Prozentpunkten über dem Basiszinssatz erhoben. Nicht benötigte Beträge werden innerhalb von 60 Tagen zurückgezahlt und leben als Resteinzahlungsverpflichtung wieder auf. Die Vergütung enthält keine Umsatzsteuer. Nächste voraussichtliche Einzahlung: 2. Quartal 2026, ca. 10 % der Zeichnungssumme.</p>
<p>Mit freundlichen Grüßen<br>${mark('fund_manager', 'Mühlenfließ Kapitalverwaltungsgesellschaft mbH')}</p>`,
});

const lira = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'minus',
  before: '€ ',
});
const ITALIAN = [115000000, 9375000, 1560000, 2500000] as const;
const ITALIAN_CALLED = ITALIAN.reduce<number>((all, one) => all + one, 0);
const ITALIAN_OPEN = 408750000;

/** An Italian letter of the management company: the call in words and figures, then two ruled tables. */
const richiamo = document({
  file: 'FVI2 - Richiamo n. 7 - Cassa Ragionieri Vercellesi - 12.01.2026.pdf',
  documentType: 'Capital Call',
  layout: 'italian-registered-letter-with-two-ruled-tables',
  language: 'it',
  margin: '18mm 24mm',
  css: "body{font:10.2pt/1.44 'DejaVu Serif Condensed','DejaVu Serif';font-size:9.4pt}p{margin:7pt 0;text-align:justify}table{border-collapse:collapse;width:100%;margin:5pt 0 9pt}td{border:.5pt solid #666;padding:3pt 7pt}td:last-child{text-align:right;white-space:nowrap;width:32%}.t td{font-weight:bold;background:#ececec}.p td:last-child{text-align:left;width:64%}.n{font-size:7.4pt}",
  footer:
    '<div style="font:6.5pt serif;width:100%;text-align:center;color:#444">Monte Barone SGR S.p.A. – Via della Rocca 17, 13900 Biella – iscritta al n. 417 dell’albo delle SGR, sezione FIA – capitale sociale € 2.000.000 i.v.</div>',
  body: `<p style="text-align:left"><b style="font-size:13pt">Monte Barone SGR</b></p><p style="text-align:left;margin-left:52%">Spett.le<br>${mark('limited_partner', 'Cassa di Previdenza dei Ragionieri Vercellesi')}<br>Corso Libertà 204<br>13100 Vercelli<br><i>a mezzo PEC</i></p>
<p>Biella, ${noticeDate('12 gennaio 2026', '2026-01-12')}</p>
<p><b>Oggetto: Fondo «${mark('fund', 'Valsesia Impresa II')}» (FIA mobiliare chiuso riservato) – Richiamo degli impegni n. ${text('call_number', '7')}</b></p>
<p>Gentili Signori,</p><p>ai sensi dell’art. 12 del Regolamento di gestione Vi comunichiamo che il Consiglio di Amministrazione di ${mark('fund_manager', 'Monte Barone SGR S.p.A.')} ha deliberato in data 9 gennaio 2026 di richiamare il 17,12% circa degli impegni assunti dai sottoscrittori. Il versamento di Vostra competenza dovrà pervenire, con valuta fissa per il beneficiario, entro il <b>${text('due_date', '26 gennaio 2026', '2026-01-26')}</b> ed è così composto:</p>
<table>${row(['Investimenti: acquisizione di Filatura Sessera S.r.l.', lira.amount('call_investments', ITALIAN[0])])}${row(['Commissione di gestione, primo semestre 2026', lira.amount('call_management_fees', ITALIAN[1])])}${row(['Oneri e spese a carico del Fondo', lira.amount('call_partnership_expenses', ITALIAN[2])])}${row(['Costituzione di una riserva di liquidità', lira.amount('call_other', ITALIAN[3])])}${row(['Importo da versare', lira.amount('call_amount', ITALIAN_CALLED)], 't')}</table>
<p>La Vostra posizione nel Fondo, prima e dopo il presente richiamo, risulta la seguente:</p>
<table>${row(['Impegno sottoscritto', lira.amount('commitment', 750000000)])}${row(['Versamenti effettuati (richiami dal n. 1 al n. 6)', lira.show(341250000)])}${row(['Impegno residuo prima del richiamo', lira.amount('unfunded_before_call', ITALIAN_OPEN)])}${row(['Impegno residuo dopo il richiamo', lira.amount('unfunded_after_call', ITALIAN_OPEN - ITALIAN_CALLED)], 't')}</table>
<p>Il bonifico dovrà essere disposto sul conto del Fondo presso il depositario:</p>
<table class="p">${row(['Beneficiario', mark('beneficiary_name', 'Valsesia Impresa II – conto richiami')])}${row(['Banca', mark('bank_name', 'Credito Alto Piemonte S.p.A.')])}${row(['IBAN', text('iban', 'IT33 X041 7722 3000 0041 0077 215', 'IT33X0417722300000410077215')])}${row(['BIC', mark('swift_code', 'CAPMIT2B')])}${row(['Causale', mark('payment_reference', 'VI2 RICHIAMO 7 CPRV')])}</table>
<p>A fronte del versamento saranno attribuite n. 12,8435 quote di classe A del valore nominale di € 100.000,00 ciascuna. In caso di ritardo decorreranno gli interessi di mora previsti dall’art. 12.6.</p>
<p>Cordiali saluti</p><p style="margin-top:22pt">L’Amministratore Delegato<br>dott. Ettore Zumaglini</p><p class="n">Il totale richiamato a tutti i sottoscrittori è pari a € 20.549.600,00. La commissione di gestione è calcolata sull’impegno al tasso del 2,50% annuo. Le somme non utilizzate entro 90 giorni saranno restituite e ricostituiranno l’impegno residuo.</p>`,
  derivable: { base_currency: 'EUR' },
});

const plain = printer({ currency: 'GBP', group: ',', point: '.', digits: 2, negative: 'trailing minus' });
const FIXED = { invest: 21250000, priority: 1250000, costs: 311875, before: 106250000 };
const FIXED_CALLED = FIXED.invest + FIXED.priority + FIXED.costs;
const WIDTH = 78;
/** A line of a print in fixed pitch, with dots up to an amount that ends at the right. */
const dotted = (label: string, shown: string, marked = shown): string =>
  `${label} ${'.'.repeat(WIDTH - label.length - shown.length - 2)} ${marked}`;
const counted = (label: string, fin: string, amount: number): string =>
  dotted(label, plain.show(amount), plain.amount(fin, amount));
const named = (label: string, value: string): string => `${label.padEnd(22)}: ${value}`;
const RULE = '-'.repeat(WIDTH);
const DOUBLE = '='.repeat(WIDTH);

/** A British administrator's notice as its ledger prints it in fixed pitch. */
const print = document({
  file: 'HV22_DRAWDOWN_0006_INV0093_20260108.pdf',
  documentType: 'Capital Call',
  layout: 'british-ledger-print-in-fixed-pitch',
  margin: '18mm 19mm',
  css: "pre{font:9.4pt/1.42 'Liberation Mono';margin:0}",
  body: `<pre>SHEAF VALLEY FUND ADMINISTRATORS LTD                    RUN 08/01/2026 16:52:07
PARTNERSHIP LEDGER - RPT DD204                                     PAGE 1 OF 1
${DOUBLE}

                              DRAWDOWN NOTICE

${named('PARTNERSHIP', mark('fund', 'HALLAMSHIRE VENTURES 2022 LP'))}
${named('MANAGER', mark('fund_manager', 'HALLAMSHIRE VENTURE MANAGERS LLP'))}
${named('LIMITED PARTNER', mark('limited_partner', 'THE CUTLERS GUILD BENEVOLENT FUND'))}
${named('INVESTOR NO', 'INV0093')}
${named('NOTICE NO', mark('call_number', '0006', { value: '6' }))}
${named('NOTICE DATE', noticeDate('08 JAN 2026', '2026-01-08'))}
${named('PAYABLE BY', text('due_date', '22 JAN 2026', '2026-01-22'))}
${named('CURRENCY', text('base_currency', 'GBP'))}

${RULE}
YOUR SHARE OF THIS DRAWDOWN (9.12475 PCT OF COMMITMENT)
${RULE}
${counted('INVESTMENTS - STANNAGE IMAGING LTD, SERIES B', 'call_investments', FIXED.invest)}
${counted('PRIORITY PROFIT SHARE QTR TO 31 MAR 2026', 'call_management_fees', FIXED.priority)}
${counted('ESTABLISHMENT AND RUNNING COSTS', 'call_partnership_expenses', FIXED.costs)}
${' '.repeat(WIDTH - 14)}${'-'.repeat(14)}
${counted('TOTAL PAYABLE', 'call_amount', FIXED_CALLED)}
${' '.repeat(WIDTH - 14)}${'='.repeat(14)}

${RULE}
COMMITMENT POSITION
${RULE}
${counted('COMMITMENT', 'commitment', 250000000)}
${dotted('DRAWN, NOTICES 0001 TO 0005', plain.show(-143750000))}
${counted('UNDRAWN BEFORE THIS NOTICE', 'unfunded_before_call', FIXED.before)}
${dotted('THIS NOTICE', plain.show(-FIXED_CALLED))}
${counted('UNDRAWN AFTER THIS NOTICE', 'unfunded_after_call', FIXED.before - FIXED_CALLED)}
${dotted('MEMO: DISTRIBUTED TO DATE', plain.show(18125000))}

${RULE}
REMIT BY CHAPS / FASTER PAYMENT TO
${RULE}
${named('BANK', mark('bank_name', 'HALLAM AND BRIGANTE BANK PLC'))}
${named('SORT CODE', '40-94-17')}
${named('ACCOUNT NO', mark('account_number', '61448207'))}
${named('IBAN', text('iban', 'GB39HLMB40941761448207'))}
${named('BIC', mark('swift_code', 'HLMBGB22'))}
${named('ACCOUNT NAME', mark('beneficiary_name', 'HALLAMSHIRE VENTURES 2022 LP CALL A/C'))}
${named('QUOTE', mark('payment_reference', 'HV22/0006/0093'))}

NOTES
1. PARTNERSHIP TOTAL OF THIS NOTICE 5,474,850.00 - 24 INVESTORS NOTIFIED.
2. PRIORITY PROFIT SHARE IS 2.00 PCT P.A. OF COMMITMENTS DURING THE
   INVESTMENT PERIOD.
3. LATE AMOUNTS BEAR INTEREST AT BASE PLUS 4.00 PCT (CL 4.7 OF THE LPA).
4. FULL LETTER FROM THE GENERAL PARTNER FOLLOWS BY SECURE EMAIL.

                         *** END OF NOTICE ***</pre>`,
});

export const documents = [letter, aufforderung, richiamo, print];
