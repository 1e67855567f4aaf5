import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const krona = printer({
  currency: 'SEK',
  group: '\u00a0',
  point: ',',
  digits: 0,
  negative: 'minus',
  after: ' kronor',
});

/** A Swedish letter that tells the call in sentences; the payment details stand in one sentence too. */
const letter = document({
  file: 'Kapitalinkallelse 9 - Vintergatan Skog & Mark II - Pensionskassan Bergslagen.pdf',
  documentType: 'Capital Call',
  layout: 'call-letter-in-sentences',
  language: 'sv',
  css: "body{font:11pt/1.45 'Liberation Serif'}p{margin:8pt 0}",
  header:
    '<div style="font:8pt serif;width:100%;padding:0 18mm;text-align:right">Vintergatan Skog & Mark II KB · 969781-4402</div>',
  body: `<p>${mark('fund_manager', 'Vintergatan Förvaltning AB')}<br>Strandvägen 15<br>114 56 Stockholm</p><p>${mark('limited_partner', 'Pensionskassan Bergslagen')}<br>Box 77<br>711 22 Lindesberg</p><p>Stockholm den ${noticeDate('3 november 2025', '2025-11-03')}</p>
<p><b>Kapitalinkallelse nr ${text('call_number', '9')} – ${mark('fund', 'Vintergatan Skog & Mark II KB')}</b></p><p>Bästa delägare,</p>
<p>Bolaget har den 28 oktober 2025 tecknat avtal om förvärv av 2 340 hektar skog i Härjedalen för 214 miljoner kronor. För att finansiera förvärvet och bolagets löpande kostnader kallar vi in kapital från samtliga kommanditdelägare.</p>
<p>Er andel av inkallelsen uppgår till ${krona.amount('call_amount', 6412500)}. Av beloppet avser ${krona.amount('call_investments', 5850000)} förvärvet, ${krona.amount('call_management_fees', 487500)} förvaltningsarvode för fjärde kvartalet och ${krona.amount('call_partnership_expenses', 75000)} bolagets övriga kostnader.</p>
<p>Beloppet ska vara bolaget tillhanda senast den ${text('due_date', '17 november 2025', '2025-11-17')}. Betalning görs till ${mark('beneficiary_name', 'Vintergatan Skog & Mark II KB')}, IBAN ${text('iban', 'SE35 5000 0000 0549 1000 0003', 'SE3550000000054910000003')}, BIC ${mark('swift_code', 'ESSESESS')}, hos ${mark('bank_name', 'Skandinaviska Enskilda Banken AB')}. Ange ${mark('payment_reference', 'VSM2-K9-0021')} som referens.</p>
<p>Ert åtagande är ${krona.amount('commitment', 65000000)}. Före denna inkallelse återstod ${krona.amount('unfunded_before_call', 24310000)} att kalla in; därefter återstår ${krona.amount('unfunded_after_call', 24310000 - 6412500)}.</p>
<p>Vid dröjsmål utgår ränta om 8 procent per år enligt bolagsavtalet punkt 6.4.</p><p>Med vänlig hälsning</p><p>Åsa Lindqvist-Möller<br>Ekonomichef</p>`,
  derivable: { base_currency: 'SEK' },
});

const euro = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'minus',
  after: ' €',
});
const classRow = (name: string, units: string, committed: number, called: number): string =>
  row([name, units, euro.show(committed), euro.show(called)]);

/** A Spanish request: the investor's classes with their total, the whole fund's call in the first paragraph. */
const spanish = document({
  file: 'Solicitud de desembolso nº 6 - Guadarrama Capital Crecimiento II FCR - Mutualidad Ingenieros.pdf',
  documentType: 'Capital Call',
  layout: 'request-with-classes-and-total',
  language: 'es',
  css: "body{font:10pt/1.35 'Liberation Sans'}table{border-collapse:collapse;width:100%;margin:8pt 0}td,th{padding:3pt 6pt;text-align:right;border:.4pt solid #999}td:first-child,th:first-child{text-align:left}th{background:#f1e3d3}.t td{font-weight:bold}.n td,.n th{border:0;text-align:left}",
  body: `<div style="text-align:right">Madrid, ${noticeDate('12 de enero de 2026', '2026-01-12')}</div><p>A la atención de:<br><b>${mark('limited_partner', 'Mutualidad de Previsión de los Ingenieros Navales')}</b></p>
<h3>Solicitud de desembolso n.º ${text('call_number', '6')}</h3><p>${mark('fund_manager', 'Guadarrama Capital SGEIC, S.A.')}, sociedad gestora de ${mark('fund', 'Guadarrama Capital Crecimiento II, FCR')}, solicita a los partícipes un desembolso total de 18.400.000,00 €, equivalente al 11,50 % del patrimonio total comprometido (160.000.000,00 €).</p>
<p>El importe que le corresponde es el siguiente:</p>
${table([
  head(['Clase', 'Participaciones', 'Compromiso', 'Desembolso solicitado']),
  classRow('Clase A', '350.000', 350000000, 40250000),
  classRow('Clase B', '50.000', 50000000, 5750000),
  `<tr class="t"><td>Total</td><td>400.000</td><td>${euro.amount('commitment', 400000000)}</td><td>${euro.amount('call_amount', 46000000)}</td></tr>`,
])}
${table([
  head(['Destino del desembolso', 'Importe']),
  row(['Inversiones', euro.amount('call_investments', 38000000)]),
  row(['Comisión de gestión', euro.amount('call_management_fees', 6500000)]),
  row(['Gastos del fondo', euro.amount('call_partnership_expenses', 1500000)]),
])}
<p>Compromiso pendiente de desembolso antes de esta solicitud: ${euro.amount('unfunded_before_call', 212000000)}; después de ella: ${euro.amount('unfunded_after_call', 166000000)}.</p>
<p>Rogamos efectúen la transferencia con fecha valor no posterior al ${text('due_date', '26 de enero de 2026', '2026-01-26')}:</p>
${table(
  [
    row(['Titular', mark('beneficiary_name', 'Guadarrama Capital Crecimiento II, FCR')]),
    row(['Entidad', mark('bank_name', 'Banco de la Sierra, S.A.')]),
    row(['IBAN', text('iban', 'ES91 2100 0418 4502 0005 1332', 'ES9121000418450200051332')]),
    row(['BIC', mark('swift_code', 'BSIEESMM')]),
    row(['Concepto', mark('payment_reference', 'GCC2 DES06 MPIN')]),
  ],
  'n',
)}`,
  derivable: { base_currency: 'EUR' },
});

const pound = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '-',
});
const cells = (label: string, amount: number | null, earlier: number, fin?: string): string =>
  row([
    label,
    fin === undefined || amount === null ? pound.show(amount) : pound.amount(fin, amount),
    pound.show((amount ?? 0) + earlier),
    pound.show(amount === null ? null : amount * 26),
    pound.show(((amount ?? 0) + earlier) * 26),
  ]);
const DEALS = 61250000;
const FEES = 4500000;
const COSTS = 812344;
const CALL = DEALS + FEES + COSTS;

/** The industry's notice of 2025 as a call: investor and fund, this notice and cumulative, inside and outside of commitment. */
const industry = document({
  file: 'CN-0013 Haverthwaite Infrastructure III - Lancaster Weavers Pension Fund.pdf',
  documentType: 'Capital Call',
  layout: 'industry-notice-inside-and-outside-commitment',
  css: "body{font:8.8pt 'Liberation Sans'}table{border-collapse:collapse;width:100%;margin:5pt 0}td,th{padding:2.2pt 4pt;text-align:right}td:first-child,th:first-child{text-align:left;width:38%}.s td{font-weight:bold;border-top:.6pt solid}.b td{background:#e5ecf2;font-weight:bold}th{font-weight:600;border-bottom:.6pt solid}.k td{text-align:left}.k td:first-child{width:28%;color:#555}h4{margin:8pt 0 0}",
  body: `<h2 style="margin:0">Capital Call Notice</h2>${table(
    [
      row(['Partnership', mark('fund', 'Haverthwaite Infrastructure Partners III LP')]),
      row(['Manager', mark('fund_manager', 'Haverthwaite Infrastructure Managers Limited')]),
      row(['Investor', mark('limited_partner', 'Lancaster Weavers Pension Fund')]),
      row(['Issue date', noticeDate('02-Dec-2025', '2025-12-02')]),
      row(['Value date (funds due)', text('due_date', '16-Dec-2025', '2025-12-16')]),
      row(['Notice number', text('call_number', '13')]),
      row(['Currency', text('base_currency', 'GBP', 'GBP')]),
    ],
    'k',
  )}
<h4>1. Transaction detail</h4><table><tr><th></th><th colspan="2" style="text-align:center">Investor</th><th colspan="2" style="text-align:center">Partnership</th></tr>${[
    head(['', 'This notice', 'Cumulative incl. this notice', 'This notice', 'Cumulative incl. this notice']),
    row(['Inside commitment', '', '', '', ''], 'b'),
    cells('Investments', DEALS, 703128800, 'call_investments'),
    cells('Management fees', FEES, 58500000, 'call_management_fees'),
    cells('Partnership expenses', COSTS, 9120412, 'call_partnership_expenses'),
    cells('Total inside commitment', CALL, 770749212).replace('class=""', 'class="s"'),
    row(['Outside commitment', '', '', '', ''], 'b'),
    cells('Equalisation interest', null, 1120500),
    cells('Total outside commitment', null, 1120500).replace('class=""', 'class="s"'),
    cells('Total amount due', CALL, 771869712, 'call_amount').replace('class=""', 'class="s"'),
  ].join('')}</table>
<h4>2. Commitment</h4>${table([
    head(['', 'Investor', 'Partnership']),
    row(['Commitment', pound.amount('commitment', 1200000000), pound.show(31200000000)]),
    row([
      'Unfunded commitment prior to this notice',
      pound.amount('unfunded_before_call', 451250788),
      pound.show(451250788 * 26),
    ]),
    row(['Less: this notice, inside commitment', pound.show(-CALL), pound.show(-CALL * 26)]),
    row(['Add: recallable distributions', pound.show(null), pound.show(null)]),
    row(
      [
        'Unfunded commitment following this notice',
        pound.amount('unfunded_after_call', 451250788 - CALL),
        pound.show((451250788 - CALL) * 26),
      ],
      's',
    ),
  ])}
<h4>3. Payment</h4>${table(
    [
      row(['Correspondent bank', 'Thames Clearing Bank plc, TCBKGB2L']),
      row(['Beneficiary bank', mark('bank_name', 'Sark & Alderney Private Bank Limited')]),
      row(['SWIFT of beneficiary bank', mark('swift_code', 'SAPBGGSP')]),
      row(['Account name', mark('beneficiary_name', 'Haverthwaite Infrastructure Partners III LP')]),
      row(['Account no.', mark('account_number', '60218845')]),
      row(['IBAN', text('iban', 'GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819')]),
      row(['Quote', mark('payment_reference', 'HIP3/CN13/LWPF')]),
    ],
    'k',
  )}`,
});

export const documents = [letter, spanish, industry];
