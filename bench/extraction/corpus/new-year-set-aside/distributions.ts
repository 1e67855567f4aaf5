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
  nil: '$-',
});
const RECALLABLE = 21000000;
const CAPITAL = RECALLABLE + 54000000;
const GROSS = CAPITAL + 31844018 + 4211560;
const NET = GROSS - 631734 - 7207116;
/** A line with the present distribution and the sum of all distributions. */
const since = (label: string, own: string, earlier: number, name = ''): string =>
  row([label, own, dollar.show(earlier)], name);

/** An American notice whose return of capital is split by whether it may be called again. */
const split = document({
  file: 'Saltgrass Infrastructure II-A - Distribution Notice No. 9 - Ketchum Falls Hospital.pdf',
  documentType: 'Capital Distribution',
  layout: 'administrator-notice-with-split-return-of-capital',
  pageSize: 'Letter',
  css: "body{font:10pt/1.35 'Liberation Serif'}table{border-collapse:collapse;width:100%;margin:8pt 0}td,th{padding:2.6pt 5pt;text-align:right;vertical-align:bottom}td:first-child,th:first-child{text-align:left}th{border-bottom:.8pt solid;font-weight:bold}.i td:first-child{padding-left:20pt}.s td{border-top:.4pt solid}.t td{border-top:.6pt solid;border-bottom:2pt double;font-weight:bold}.m{width:auto;margin-left:0}.m td{text-align:left;padding:1.2pt 16pt 1.2pt 0}.n{font-size:8pt}sup{font-size:7pt}",
  footer:
    '<div style="font:7pt serif;width:100%;text-align:center">Confidential information – Saltgrass Infrastructure Partners II-A, L.P.</div>',
  body: `<div style="text-align:center;border-bottom:.8pt solid;padding-bottom:5pt"><b style="font-size:12.5pt">${mark('fund', 'Saltgrass Infrastructure Partners II-A, L.P.')}</b><br>c/o Harborline Alternative Fund Administration, LLC<br>2 Commissioners Wharf, Boston, Massachusetts 02110</div>
<h3 style="text-align:center;margin:10pt 0">Notice of Distribution</h3>
<table class="m">${row(['Date of Notice', noticeDate('01/20/2026', '2026-01-20')])}
${row(['Limited Partner', mark('limited_partner', 'Ketchum Falls Hospital Retirement Plan and Trust')])}
${row(['Distribution No.', text('distribution_number', '9')])}
${row(['Payment Date', text('payment_date', '01/27/2026', '2026-01-27')])}
${row(['Currency', text('base_currency', 'USD')])}
${row(['Commitment', `${dollar.show(1000000000)} (1.25% of the Partnership)`])}</table>
<p>The Partnership will distribute proceeds from the sale of its 49% interest in Port Wenham Cold Storage Terminal, which closed on December 30, 2025, together with dividends received in the fourth quarter. Your share of the distribution is as follows:</p>
<table>${head(['', 'This Distribution', 'Inception to Date<sup>1</sup>'])}
${since('Return of capital – recallable<sup>2</sup>', dollar.amount('distribution_recallable', RECALLABLE), 46500000, 'i')}
${since('Return of capital – not recallable', dollar.show(54000000), 312000000, 'i')}
${since('Total return of capital', dollar.amount('distribution_return_of_capital', CAPITAL), 358500000, 's')}
${since('Realized gain', dollar.amount('distribution_realised_gain', 31844018), 120377214)}
${since('Dividend and interest income', dollar.amount('distribution_income', 4211560), 38009105)}
${since('Gross distribution', dollar.amount('distribution_gross', GROSS), 516886319, 's')}
${since('Less: withholding tax<sup>3</sup>', dollar.cost('distribution_withholding_tax', 631734), -2244120)}
${since('Less: carried interest', dollar.cost('distribution_carried_interest', 7207116), -20775310)}
${since('Net distribution payable to you', dollar.amount('distribution_net', NET), 493866889, 't')}</table>
<table>${row(['Unfunded commitment before this distribution', dollar.show(245000000)])}
${row(['Recallable amount of this distribution', dollar.amount('distribution_recallable', RECALLABLE)])}
${row(['Unfunded commitment after this distribution', dollar.amount('unfunded_commitment', 245000000 + RECALLABLE)], 't')}</table>
<p>Payment will be made by wire to your account on record ending in 4418. Changes must be received on an executed form, and confirmed by call-back, at least three business days before the Payment Date.</p>
<p>Questions may be directed to Harborline Investor Relations at (617) 555-0144 or to ${mark('fund_manager', 'Saltgrass Capital Advisors, LP')}, the investment manager of the Partnership.</p>
<p class="n"><sup>1</sup> Includes this distribution. <sup>2</sup> May be recalled under Section 4.5(c) until the end of the commitment period on June 30, 2027. <sup>3</sup> Withheld at 15% on $42,115.60 of distributions received from a Canadian portfolio company; a statement will be included with your 2026 Schedule K-1.</p>
<p class="n">The allocation among capital, gain and income is an estimate for financial reporting and may differ from the amounts reported for tax purposes. Distributions may be subject to return under Section 9.4 up to 25% of aggregate distributions.</p>`,
});

const pound = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '–',
});
/** Where the money came from: capital, gain, income. */
type Source = readonly [name: string, capital: number, gain: number, income: number];
const SOURCES: readonly Source[] = [
  ['Project Teal – portfolio of four buyout fund interests', 8412000, 5120417, 310226],
  ['Ardwick Continuation Vehicle', 6250000, 2904110, 0],
  ['Project Heron – tail-end funds', 1988000, -214300, 89775],
];
const [SOURCE_CAPITAL, SOURCE_GAIN, SOURCE_INCOME] = ([1, 2, 3] as const).map((at) =>
  SOURCES.reduce((sum, source) => sum + source[at], 0),
) as [number, number, number];
const SOURCE_TOTAL = SOURCE_CAPITAL + SOURCE_GAIN + SOURCE_INCOME;
const sourceRow = ([name, capital, gain, income]: Source): string =>
  row([
    name,
    pound.show(capital),
    pound.show(gain),
    pound.show(income || null),
    pound.show(capital + gain + income),
  ]);

/** A Jersey administrator's letter with a matrix of sources by kind of proceeds. */
const matrix = document({
  file: '2026-01-30_CHS3_Distribution 7_Governors of the Malvern Priory Schools.pdf',
  documentType: 'Capital Distribution',
  layout: 'letter-with-matrix-of-sources',
  css: "body{font:9.8pt/1.4 'DejaVu Serif Condensed','DejaVu Serif'}table{border-collapse:collapse;width:100%;margin:8pt 0}td,th{padding:3.4pt 5pt;text-align:right;border-bottom:.3pt solid #aab}td:first-child,th:first-child{text-align:left}th{font-size:8.4pt;vertical-align:bottom;border-bottom:1pt solid #1f4e5f;color:#1f4e5f}.t td{font-weight:bold;border-top:.8pt solid #1f4e5f;border-bottom:.8pt solid #1f4e5f}.n{font-size:7.6pt}",
  footer:
    '<div style="font:6.4pt serif;width:100%;padding:0 18mm;color:#1f4e5f">La Rocque Fund Administration Limited, Gorey House, Castle Street, St Helier, Jersey JE2 9ZZ. Registered in Jersey no. 990145.</div>',
  body: `<div style="color:#1f4e5f;font-size:14pt">La Rocque Fund Administration</div>
<p>${mark('limited_partner', 'The Governors of the Malvern Priory Schools Foundation')}<br>The Bursary, Priory Road<br>Great Malvern WR14 9ZZ</p>
<p>Our reference: CHS3/LP017/D7<br>${noticeDate('30 January 2026', '2026-01-30')}</p>
<p>Dear Investor</p><p><b>${mark('fund', 'Corbière Hill Secondaries III LP')} (the “Fund”) – Distribution ${text('distribution_number', '7')}</b></p>
<p>As administrator of the Fund we are pleased to inform you that the general partner, on the advice of ${mark('fund_manager', 'Corbière Hill Capital Management Limited')} (the “Manager”), has approved a distribution to Limited Partners of £13,258,560. Your entitlement of £${pound.amount('distribution_net', SOURCE_TOTAL)} will be paid to your nominated bank account on <b>${text('payment_date', '13 February 2026', '2026-02-13')}</b>. No tax has been withheld and no carried interest is payable at this stage.</p>
<table>${head([`Source of proceeds (${text('base_currency', 'GBP')})`, 'Return of<br>capital', 'Realised gain<br>/ (loss)', 'Income', 'Total'])}
${SOURCES.map(sourceRow).join('')}
${row(['Your share of Distribution 7', pound.amount('distribution_return_of_capital', SOURCE_CAPITAL), pound.amount('distribution_realised_gain', SOURCE_GAIN), pound.amount('distribution_income', SOURCE_INCOME), pound.amount('distribution_gross', SOURCE_TOTAL)], 't')}</table>
<p>Of the capital returned to you, £${pound.amount('distribution_recallable', 2500000)} represents amounts drawn within the last eighteen months and may be drawn again in accordance with clause 6.8 of the limited partnership agreement. The position of your commitment is therefore:</p>
<table>${head(['', 'Before', 'Movement', 'After'])}
${row(['Total commitment', pound.show(200000000), pound.show(null), pound.show(200000000)])}
${row(['Drawn commitment (net of recallable distributions)', pound.show(151830000), pound.show(-2500000), pound.show(149330000)])}
${row(['Undrawn commitment', pound.show(48170000), pound.show(2500000), pound.amount('unfunded_commitment', 50670000)], 't')}</table>
<p>Distributions paid to you since the first closing, including the present one, will amount to £1,042,117.90, or 0.69 times the capital drawn from you.</p>
<p>Should you wish the payment to be made to a different account, please contact us by telephone before 6 February 2026; we shall not act on instructions received by e-mail only.</p>
<p>Yours faithfully</p><p style="margin-top:24pt">Authorised signatory<br>La Rocque Fund Administration Limited</p>
<p class="n">The realised gain is stated after foreign exchange differences. Project Heron was sold at 94% of its valuation at 30 September 2025. This letter is not tax advice.</p>`,
  derivable: { distribution_withholding_tax: 'GBP 0', distribution_carried_interest: 'GBP 0' },
});

const credit = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '–',
});
const CREDIT_GROSS = 61240000 + 8821537 + 24193022;
const CREDIT_TAX = 1814476;
const CREDIT_CALL = 35000000 + 4375000 + 2625000;
/** A part of the distribution, in the distribution's column and again in the column of what is paid. */
const distributed = (label: string, fin: string, amount: number, name = ''): string =>
  row([label, credit.amount(fin, amount), credit.show(null), credit.amount(fin, amount)], name);
const called = (label: string, amount: number): string =>
  row([label, credit.show(null), credit.show(-amount), credit.show(-amount)]);
const pair = (label: string, value: string): string => `<div><i>${label}</i>${value}</div>`;

/** An administrator's notice on one wide sheet: a distribution, the call set off against it and the balance. */
const netted = document({
  file: 'ROCF III Offshore_Net Distribution Notice (Dist 12 - Call 19)_Kattegat.pdf',
  documentType: 'Capital Distribution',
  layout: 'wide-sheet-distribution-call-and-net-cash',
  landscape: true,
  margin: '15mm 18mm',
  css: "body{font:9.2pt/1.3 'Liberation Sans'}.g{display:grid;grid-template-columns:repeat(4,1fr);gap:5pt 14pt;margin:8pt 0;border-top:1.2pt solid #0b5d4e;border-bottom:.5pt solid #0b5d4e;padding:5pt 0}i{display:block;font:6.8pt 'Liberation Sans';text-transform:uppercase;color:#0b5d4e}.c{display:flex;gap:22pt}.c>div:first-child{flex:1.75}.c>div:last-child{flex:1}table{border-collapse:collapse;width:100%;margin:5pt 0}td,th{padding:2.6pt 5pt;text-align:right;vertical-align:bottom}td:first-child,th:first-child{text-align:left}th{background:#0b5d4e;color:#fff;font-weight:normal}.s td{border-top:.5pt solid #0b5d4e}.t td{background:#dcebe7;font-weight:bold;border-top:.8pt solid #0b5d4e}.n{font-size:7.2pt;color:#333}",
  footer:
    '<div style="font:6.4pt sans-serif;width:100%;padding:0 18mm;color:#555">Kestermont Fund Administration (Cayman) Ltd. – Cricket Square North, George Town, Grand Cayman KY1-9999 – Confidential</div>',
  body: `<div style="display:flex;justify-content:space-between"><b style="font-size:14pt;color:#0b5d4e">Net Distribution Notice</b><span>Kestermont Fund Administration</span></div>
<div class="g">${pair('Fund', mark('fund', 'Ravelin Opportunistic Credit Fund III (Offshore) LP'))}${pair('Investor', mark('limited_partner', 'Kattegat Maritime Pensionskasse'))}${pair('Notice date', noticeDate('17-Dec-2025', '2025-12-17'))}${pair('Payment date', text('payment_date', '31-Dec-2025', '2025-12-31'))}
${pair('Investment manager', mark('fund_manager', 'Ravelin Credit Management LLP'))}${pair('Investor number', '10-00482')}${pair('Distribution no. / Call no.', `${text('distribution_number', '12')} / 19`)}${pair('Currency', text('base_currency', 'USD'))}</div>
<p>The General Partner has resolved to make a distribution and, on the same date, to call capital. In accordance with section 7.3 of the Partnership Agreement the amount called from you will be set off against the amount distributable to you, and the balance will be paid to you. No action is required on your part.</p>
<div class="c"><div><table>${head(['', 'Distribution No. 12', 'Capital Call No. 19', 'Net cash'])}
${distributed('Return of invested capital', 'distribution_return_of_capital', 61240000)}
${distributed('Realised gains', 'distribution_realised_gain', 8821537)}
${distributed('Interest income', 'distribution_income', 24193022)}
${distributed('Gross distribution', 'distribution_gross', CREDIT_GROSS, 's')}
${row(['US withholding tax', credit.cost('distribution_withholding_tax', CREDIT_TAX), credit.show(null), credit.cost('distribution_withholding_tax', CREDIT_TAX)])}
${called('Capital call – follow-on loans', 35000000)}
${called('Capital call – management fee Q1 2026', 4375000)}
${called('Capital call – fund expenses', 2625000)}
${row(['Total', credit.show(CREDIT_GROSS - CREDIT_TAX), credit.show(-CREDIT_CALL), credit.amount('distribution_net', CREDIT_GROSS - CREDIT_TAX - CREDIT_CALL)], 's')}
${row(['Net amount payable to you', '', '', credit.amount('distribution_net', CREDIT_GROSS - CREDIT_TAX - CREDIT_CALL)], 't')}</table></div>
<div><table><tr><th colspan="2">Commitment</th></tr>
${row(['Total commitment', credit.show(1750000000)])}
${row(['Unfunded commitment brought forward', credit.show(387000000)])}
${row(['Capital Call No. 19', credit.show(-CREDIT_CALL)])}
${row(['Recallable portion of Distribution No. 12', credit.amount('distribution_recallable', 15000000)])}
${row(['Unfunded commitment carried forward', credit.amount('unfunded_commitment', 387000000 - CREDIT_CALL + 15000000)], 't')}</table>
<p class="n">Cumulative distributions after this notice: 9,406,118.04. Cumulative contributions after this notice: 14,712,500.00.</p></div></div>
<p class="n">US withholding tax was deducted at 30% from interest of 60,482.54 that does not qualify as portfolio interest. For the purposes of the Partnership Agreement, the full amount of the distribution is treated as distributed and the full amount of the call as contributed on the payment date. Payment will be made to the account in the investor’s name held on our register (account ending 7719).</p>
<p class="n">Ravelin Opportunistic Credit Fund III (Offshore) LP is an exempted limited partnership registered in the Cayman Islands. Figures are unaudited and may be adjusted at the year end. Please contact rocf3@kestermont.example or +1 345 555 0129 with any questions.</p>`,
  remark: 'A call is set off: what is received is the distribution less tax less the call.',
});

const spanish = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'minus',
  after: ' €',
});
/** A line with the whole fund's amount and the investor's own. */
const reparto = (label: string, fund: number, own: string, name = ''): string =>
  row([label, spanish.show(fund), own], name);

/** A Spanish notice with the fund's amounts beside the investor's. */
const notificacion = document({
  file: 'Tajuelo Infraestructuras Sociales II FCR - Distribucion 5 - Montepio Ribera Alta.pdf',
  documentType: 'Capital Distribution',
  layout: 'spanish-notice-fund-beside-investor',
  language: 'es',
  css: "body{font:9.8pt/1.4 'Liberation Sans'}table{border-collapse:collapse;width:100%;margin:7pt 0}td,th{padding:3.2pt 6pt;text-align:right;border-bottom:.4pt solid #c7b8a6}td:first-child,th:first-child{text-align:left}th{color:#8c4a14;border-bottom:1.2pt solid #8c4a14}.t td{font-weight:bold;background:#f7f0e8}.f td{text-align:left}.f td:first-child{width:34%;color:#8c4a14}h4{margin:12pt 0 2pt;color:#8c4a14}.n{font-size:7.6pt;color:#444}",
  footer:
    '<div style="font:6.4pt sans-serif;width:100%;text-align:center;color:#666">Tajuelo Capital Privado, SGEIC, S.A. · Calle de los Peligros, 90, 28014 Madrid · Inscrita con el número 990 en el registro de sociedades gestoras</div>',
  body: `<h2 style="margin:0;color:#8c4a14;font-weight:normal">Notificación de distribución</h2>
<table class="f">${row(['Fondo', mark('fund', 'Tajuelo Infraestructuras Sociales II, FCR')])}
${row(['Partícipe', mark('limited_partner', 'Montepío de Conductores de la Ribera Alta')])}
${row(['NIF / n.º de partícipe', 'V-99014472 / 0038'])}
${row(['Sociedad gestora', mark('fund_manager', 'Tajuelo Capital Privado, SGEIC, S.A.')])}
${row(['Distribución n.º', text('distribution_number', '5')])}
${row(['Fecha de la notificación', noticeDate('22/12/2025', '2025-12-22')])}
${row(['Fecha valor del abono', text('payment_date', '30/12/2025', '2025-12-30')])}
${row(['Divisa', text('base_currency', 'EUR')])}</table>
<p>Estimado inversor:</p><p>Le informamos de que el Consejo de Administración de la Sociedad Gestora ha aprobado la distribución de los fondos procedentes de la venta del 70 % de Residencias del Alto Palancia y de los dividendos percibidos de las concesiones hospitalarias. El importe que le corresponde, en función de su participación del 1,60 % en el Fondo, es el siguiente:</p>
<table>${head(['Concepto', 'Total Fondo', 'Su participación'])}
${reparto('Devolución de capital', 550000000, spanish.amount('distribution_return_of_capital', 8800000))}
${reparto('Plusvalías realizadas', 382600000, spanish.amount('distribution_realised_gain', 6121600))}
${reparto('Dividendos y otros rendimientos', 59000000, spanish.amount('distribution_income', 944000))}
${reparto('Distribución bruta', 991600000, spanish.amount('distribution_gross', 15865600), 't')}
${reparto('Retención fiscal (19 % sobre rendimientos)', -11210000, spanish.cost('distribution_withholding_tax', 179360))}
${reparto('Distribución neta', 980390000, spanish.amount('distribution_net', 15686240), 't')}</table>
<h4>Situación del compromiso del partícipe tras la distribución</h4>
<table>${row(['Compromiso de inversión', spanish.show(80000000)])}
${row(['Capital desembolsado acumulado', spanish.show(61760000)])}
${row(['Importe de esta distribución susceptible de nueva disposición (art. 19.4)', spanish.amount('distribution_recallable', 3200000)])}
${row(['Compromiso pendiente de desembolso', spanish.amount('unfunded_commitment', 21440000)], 't')}</table>
<p>El abono se realizará en la cuenta terminada en 3306 que figura en nuestros registros. Si desea modificarla, deberá comunicarlo por escrito con firma legitimada.</p>
<p>Atentamente,</p><p style="margin-top:22pt">Área de Administración de Fondos</p>
<p class="n">El importe susceptible de nueva disposición incrementa el compromiso pendiente hasta el 31/12/2027. La distribución acumulada del Fondo, incluida la presente, equivale a 0,58 veces el capital desembolsado. No se ha devengado comisión de éxito. La información fiscal anual se remitirá en el primer trimestre de 2026.</p>`,
  derivable: { distribution_carried_interest: 'EUR 0' },
});

const dutch = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'minus',
  before: '€ ',
});
const DUTCH_GROSS = 18750000 + 14231864 + 2140000;
const DUTCH_NET = DUTCH_GROSS - 270000 - 2246015;
const blok = (title: string, inner: string): string => `<section><h4>${title}</h4>${inner}</section>`;

/** A Dutch letter with the statement of the payment in a framed block and the commitment in a second one. */
const uitkering = document({
  file: 'Uitkeringsbericht_8_Boomgaard Groeikapitaal IV_SPGAG_jan2026.pdf',
  documentType: 'Capital Distribution',
  layout: 'dutch-letter-with-framed-blocks',
  language: 'nl',
  css: "body{font:10pt/1.4 'DejaVu Sans Condensed','DejaVu Sans'}section{border:.6pt solid #3d5a80;margin:9pt 0;padding:0 8pt 5pt}h4{margin:0 -8pt 4pt;padding:3pt 8pt;background:#3d5a80;color:#fff;font-weight:normal}table{border-collapse:collapse;width:100%}td{padding:2pt 0}td:last-child{text-align:right;white-space:nowrap}.t td{border-top:.5pt solid #3d5a80;font-weight:bold}.k{width:auto;margin:12pt 0}.k td:last-child{text-align:left;padding-left:16pt}.n{font-size:7.6pt}",
  footer:
    '<div style="font:6.4pt sans-serif;width:100%;text-align:center">Boomgaard Capital Partners B.V. · Singelkade 212 · 4001 ZZ Tiel · KvK 99041276 · geregistreerd bij de toezichthouder</div>',
  body: `<p style="margin:0">${mark('limited_partner', 'Stichting Pensioenfonds Grafische Ambachten Gelderland')}<br>t.a.v. de afdeling Beleggingsadministratie<br>Postbus 9914<br>6800 ZZ Arnhem</p>
<table class="k">${row(['Datum', noticeDate('15 januari 2026', '2026-01-15')])}${row(['Onze referentie', 'BGK4/UIT8/L-022'])}</table>
<p><b>Uitkering nr. ${text('distribution_number', '8')} ${mark('fund', 'Coöperatief Boomgaard Groeikapitaal IV U.A.')}</b></p><p>Geachte heer, mevrouw,</p>
<p>Met genoegen delen wij u mee dat ${mark('fund_manager', 'Boomgaard Capital Partners B.V.')}, beheerder van het fonds, heeft besloten tot een uitkering aan de leden. Deze komt voort uit de verkoop van Veluwse Zuivelautomaten B.V. op 19 december 2025 en uit dividend van twee deelnemingen. Het bedrag wordt op ${text('payment_date', '22 januari 2026', '2026-01-22')} bijgeschreven op de bij ons bekende rekening.</p>
${blok(
  `Specificatie van uw uitkering in ${mark('base_currency', 'euro', { value: 'EUR' })}`,
  `<table>${row(['Terugbetaling van ingelegd kapitaal', dutch.amount('distribution_return_of_capital', 18750000)])}
${row(['Gerealiseerde winst op verkoop', dutch.amount('distribution_realised_gain', 14231864)])}
${row(['Dividend en rente', dutch.amount('distribution_income', 2140000)])}
${row(['Bruto uitkering', dutch.amount('distribution_gross', DUTCH_GROSS)], 't')}
${row(['Af: ingehouden dividendbelasting (15% over € 18.000,00)', dutch.cost('distribution_withholding_tax', 270000)])}
${row(['Af: winstaandeel beheerder (carried interest)', dutch.cost('distribution_carried_interest', 2246015)])}
${row(['Netto uitkering', dutch.amount('distribution_net', DUTCH_NET)], 't')}</table>`,
)}
${blok(
  'Uw toezegging na deze uitkering',
  `<table>${row(['Toezegging', dutch.show(250000000)])}
${row(['Ingelegd tot en met 15 januari 2026', dutch.show(218750000)])}
${row(['Van deze uitkering opnieuw opvraagbaar', dutch.amount('distribution_recallable', 6250000)])}
${row(['Eerder opnieuw opvraagbaar geworden', dutch.show(4100000)])}
${row(['Nog op te vragen', dutch.amount('unfunded_commitment', 250000000 - 218750000 + 6250000 + 4100000)], 't')}</table>`,
)}
<p>Tot en met deze uitkering heeft het fonds 0,91 maal de inleg aan de leden terugbetaald. Het jaarverslag over 2025 ontvangt u uiterlijk op 30 april 2026.</p>
<p>Met vriendelijke groet,</p><p style="margin-top:22pt">mr. E.C. Kruiswijk<br>hoofd Investor Relations</p>
<p class="n">De dividendbelasting kan door u worden verrekend of teruggevraagd. Aan dit bericht kunnen geen andere rechten worden ontleend dan voortvloeien uit de ledenovereenkomst.</p>`,
});

export const documents = [split, matrix, netted, notificacion, uitkering];
