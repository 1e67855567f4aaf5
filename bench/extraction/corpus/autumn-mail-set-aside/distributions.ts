import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const pound = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  before: '£',
});
const POUND_GROSS = 26840000 + 19132217 + 1290560;
const POUND_NET = POUND_GROSS - 258112 - 3826443;

/** A Guernsey administrator's letter to a trustee, the figures on a second page. */
const guernsey = document({
  file: 'Castelrock Growth Equity LP - Distribution 14 - Herm Bay Trustees re Averell.pdf',
  documentType: 'Capital Distribution',
  layout: 'channel-islands-letter-with-statement-page',
  css: "body{font:10.4pt/1.4 'Liberation Serif'}table{border-collapse:collapse;width:84%;margin:8pt 0}td{padding:3pt 6pt;vertical-align:top}td:last-child{text-align:right;white-space:nowrap}.t td{border-top:.6pt solid;font-weight:bold}.o td{border-top:.6pt solid;border-bottom:1.6pt double;font-weight:bold}.n{font-size:8pt}",
  header:
    '<div style="font:7pt serif;width:100%;padding:0 18mm;text-align:right">Fort Hommet Fund Administrators Limited</div>',
  footer:
    '<div style="font:6.5pt serif;width:100%;padding:0 18mm">Registered in Guernsey no. 90417. Licensed and regulated by the financial services commission of the island. Page <span class="pageNumber"></span>/<span class="totalPages"></span></div>',
  body: `<p>${mark('limited_partner', 'Herm Bay Trustees Limited\nas trustee of The Averell Discretionary Settlement')}<br>c/o Miss P. Le Tocq<br>Second Floor, Glategny Mansions<br>St Peter Port, Guernsey GY1 9XX</p><p>${noticeDate('17th November 2025', '2025-11-17')}</p><p>Dear Sirs</p>
<p><b>${mark('fund', 'Castelrock Growth Equity Limited Partnership')} (“the Partnership”)<br>${mark('distribution_number', 'Fourteenth', { value: '14' })} distribution to Limited Partners</b></p>
<p>We write as administrator of the Partnership. ${mark('fund_manager', 'Castelrock Equity Managers Limited')} (“the Manager”) has advised us that the sale of Pellworth Instrumentation Group completed on 31st October 2025, and the General Partner has resolved to distribute £19.7 million of the proceeds.</p>
<p>The net amount due to you is ${pound.amount('distribution_net', POUND_NET)}, which will be paid in ${mark('base_currency', 'sterling', { value: 'GBP' })} on Friday ${text('payment_date', '28th November 2025', '2025-11-28')} to the account ending 0087 held on our register. If these details have changed, kindly let us have an original signed instruction at least three working days beforehand.</p>
<p>The composition of the payment is shown overleaf. We draw your attention to the part which may be drawn down again under clause 9.6 of the Limited Partnership Agreement.</p><p>Yours faithfully</p><p style="margin-top:30pt">For and on behalf of<br>Fort Hommet Fund Administrators Limited</p>
<div style="break-before:page"></div><p><b>Schedule to the letter of ${noticeDate('17th November 2025', '2025-11-17')}<br>${mark('fund', 'Castelrock Growth Equity Limited Partnership')} – Distribution no. ${text('distribution_number', '14')}</b></p>
<table>${row(['Repayment of loan contributions', pound.amount('distribution_return_of_capital', 26840000)])}
${row(['Capital profit on the disposal', pound.amount('distribution_realised_gain', 19132217)])}
${row(['Loan note interest', pound.amount('distribution_income', 1290560)])}
${row(['Your share of the amount distributed', pound.amount('distribution_gross', POUND_GROSS)], 't')}
${row(['UK income tax deducted from loan note interest at 20%', pound.cost('distribution_withholding_tax', 258112)])}
${row(['Allocated to the Carried Interest Partner', pound.cost('distribution_carried_interest', 3826443)])}
${row(['Amount payable to you', pound.amount('distribution_net', POUND_NET)], 'o')}</table>
<table>${row(['Undrawn loan commitment before the distribution', pound.show(51500000)])}
${row(['Amount available for re-drawing (clause 9.6)', pound.amount('distribution_recallable', 10000000)])}
${row(['Undrawn loan commitment after the distribution', pound.amount('unfunded_commitment', 61500000)], 't')}</table>
<p class="n">Notes<br>1. A certificate of the tax deducted will be issued after the end of the tax year on 5th April 2026.<br>2. The allocation between capital and income is provisional and may be revised in the Partnership’s audited accounts for 2025.<br>3. Nothing in this letter constitutes tax advice; trustees should consult their own advisers.</p>`,
});

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
});
const DOLLAR_GROSS = 24031875 + 17604010 + 811215;
const SET_OFF = 121682 + 8500000 + 3125000;
const towards = (label: string, amount: string): string => row([label, amount, '']);
const from = (label: string, amount: string): string => row([label, '', amount]);

/** A Luxembourg settlement: a drawdown set off against a distribution, in columns of opposite sense. */
const net = document({
  file: 'Kirchwald Secondaries Program SCSp - Net Settlement Notice - Opera Pia Valdarno - 01122025.pdf',
  documentType: 'Capital Distribution',
  layout: 'net-settlement-in-two-opposite-columns',
  css: "body{font:9.6pt/1.35 'DejaVu Sans Condensed','DejaVu Sans'}table{border-collapse:collapse;width:100%;margin:8pt 0}td,th{padding:3pt 6pt;text-align:right}td:first-child,th:first-child{text-align:left}th{background:#24344d;color:#fff;font-weight:normal}.s td{border-top:.6pt solid #24344d}.t td{background:#e6eaf0;font-weight:bold}.h td:nth-child(odd){color:#777;font-size:8.4pt}.h td{text-align:left;padding:1.6pt 6pt}.n{font-size:7.6pt}",
  footer:
    '<div style="font:6.5pt sans-serif;width:100%;text-align:center">Trois Chênes Fund Services S.A., Luxembourg – administrator and registrar</div>',
  body: `<h3 style="margin:0">NOTICE OF DISTRIBUTION AND DRAWDOWN – NET SETTLEMENT</h3><table class="h">${row(['Partnership', mark('fund', 'Kirchwald Secondaries Program SCSp'), 'Notice date', noticeDate('1 December 2025', '2025-12-01')])}${row(['Limited Partner', mark('limited_partner', 'Fondazione Opera Pia Valdarno'), 'Settlement date', text('payment_date', '15 December 2025', '2025-12-15')])}${row(['', 'Via del Gelso 11, 52025 Montevarchi (AR)', 'Distribution / Drawdown no.', `${text('distribution_number', '9')} / 13`])}${row(['AIFM', mark('fund_manager', 'Kirchwald Investment Partners (Luxembourg) S.A.'), 'Currency', text('base_currency', 'USD')])}</table>
<p>Pursuant to clause 11.4 of the LPA the General Partner has elected to apply part of the amounts distributable to you towards the drawdown falling due on the same day. <b>No payment is required from you.</b></p>
<table>${head(['', 'In your favour', 'In favour of the Partnership'])}
${towards('Return of invested capital', dollar.amount('distribution_return_of_capital', 24031875))}
${towards('Realised profits', dollar.amount('distribution_realised_gain', 17604010))}
${towards('Dividends received from portfolio funds', dollar.amount('distribution_income', 811215))}
${row(['Distribution before deductions', dollar.amount('distribution_gross', DOLLAR_GROSS), ''], 's')}
${from('Tax withheld at source on dividends (15%)', dollar.amount('distribution_withholding_tax', 121682))}
${from('Drawdown – acquisition of fund interests', dollar.show(8500000))}
${from('Drawdown – management fee, first quarter of 2026', dollar.show(3125000))}
${row(['Total of amounts set off', '', dollar.show(SET_OFF)], 's')}
${row(['Net amount transferred to you', dollar.amount('distribution_net', DOLLAR_GROSS - SET_OFF), ''], 't')}</table>
<table>${head(['Undrawn commitment', '', ''])}
${row(['As of 30 November 2025', '', dollar.show(190560000)])}
${row(['Drawdown no. 13', '', dollar.show(-11625000)])}
${row(['Recallable portion of Distribution no. 9', '', dollar.amount('distribution_recallable', 6000000)])}
${row(['After this notice', '', dollar.amount('unfunded_commitment', 190560000 - 11625000 + 6000000)], 't')}</table>
<p class="n">The drawdown is deemed to have been made, and the distribution to have been received, in full on the settlement date. Amounts are subject to the audit of the Partnership. The Partnership is a <i>société en commandite spéciale</i> and an alternative investment fund; this notice is addressed to its partners only.</p>`,
  remark: 'A drawdown is set off: what is received is the distribution less tax less the drawdown.',
});

const german = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'minus' });
const GERMAN_GROSS = 31200000 + 8821540 + 4173090;
/** A German label over its English one. */
const both = (own: string, english: string, value: string, name = ''): string =>
  row([`${own}<br><i>${english}</i>`, value], name);

/** A German notice whose labels are repeated in English. */
const bilingual = document({
  file: 'Ausschüttungsanzeige 4 (DE-EN) Silberkuhle Wohnen Europa I - PK Glashütten.pdf',
  documentType: 'Capital Distribution',
  layout: 'german-labels-over-english-ones',
  language: 'de',
  css: "body{font:9.6pt/1.25 'Liberation Sans'}table{border-collapse:collapse;width:100%;margin:8pt 0}td{padding:2.6pt 5pt;border-bottom:.4pt solid #c9c3b4;vertical-align:top}td:last-child{text-align:right}i{color:#7b7566;font-size:7.8pt}.t td{font-weight:bold;background:#f5f2e9}.l td:last-child{text-align:left}h3 i{font-weight:normal}",
  body: `<h3 style="margin:0">Ausschüttungsanzeige<br><i>Distribution notice</i></h3>
<table class="l">${both('Gesellschaft', 'Partnership', mark('fund', 'Silberkuhle Wohnen Europa I GmbH & Co. KG'))}
${both('Verwaltungsgesellschaft', 'Management company', mark('fund_manager', 'Silberkuhle Real Assets GmbH'))}
${both('Kommanditist', 'Limited partner', `${mark('limited_partner', 'Pensionskasse der Vereinigten Glashütten VVaG')}, Hüttenweg 7, 66606 St. Wendel`)}
${both('Ausschüttung Nr.', 'Distribution no.', text('distribution_number', '4'))}
${both('Datum der Anzeige', 'Date of notice', noticeDate('21.10.2025', '2025-10-21'))}
${both('Valuta', 'Value date', text('payment_date', '31.10.2025', '2025-10-31'))}
${both('Währung', 'Currency', text('base_currency', 'EUR'))}</table>
<table>${both('Rückführung von Einlagen', 'Repayment of contributions', german.amount('distribution_return_of_capital', 31200000))}
${both('Gewinne aus Objektverkäufen', 'Profits on sale of properties', german.amount('distribution_realised_gain', 8821540))}
${both('Mietüberschüsse und Zinsen', 'Net rental income and interest', german.amount('distribution_income', 4173090))}
${both('Bruttobetrag', 'Gross amount', german.amount('distribution_gross', GERMAN_GROSS), 't')}
${both('abzüglich Kapitalertragsteuer einschl. SolZ (26,375 % auf Mietüberschüsse und Zinsen)', 'less capital yields tax incl. solidarity surcharge', german.cost('distribution_withholding_tax', 1100652))}
${both('abzüglich Carried Interest', 'less carried interest', german.cost('distribution_carried_interest', 0))}
${both('Überweisungsbetrag', 'Amount transferred', german.amount('distribution_net', GERMAN_GROSS - 1100652), 't')}</table>
<table>${both('davon erneut abrufbar (§ 5 Abs. 7 GesV)', 'of which subject to recall', german.amount('distribution_recallable', 7500000))}
${both('Noch nicht abgerufene Einlage nach Ausschüttung', 'Uncalled contribution after distribution', german.amount('unfunded_commitment', 138050000))}</table>
<p>Maßgeblich ist der deutsche Wortlaut. <i>The German wording shall prevail.</i></p><p>Diese Anzeige ersetzt keine Steuerbescheinigung; diese wird nach Feststellung der Einkünfte der Gesellschaft übersandt.<br><i>This notice does not replace the tax certificate.</i></p>`,
});

const spanish = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'minus',
});
const SPANISH_GROSS = 9650000 + 5412075 + 348000;
const unit = (label: string, perUnit: string, total: string, name = ''): string =>
  row([label, perUnit, total], name);

/** A Spanish communication: a table by unit and in total, the commitment in prose. */
const communication = document({
  file: 'Sierra Calva Expansión II FCR - Comunicación de reparto nº 3 - Hermanos Urrutikoa.pdf',
  documentType: 'Capital Distribution',
  layout: 'spanish-communication-by-unit',
  language: 'es',
  css: "body{font:9pt/1.4 'DejaVu Serif'}table{border-collapse:collapse;width:92%;margin:8pt auto}td,th{padding:3pt 8pt;text-align:right;border:.4pt solid #99a}td:first-child,th:first-child{text-align:left}th{background:#eef}.t td{font-weight:bold}.n{font-size:7.4pt}",
  body: `<p style="text-align:right">Zaragoza, a ${noticeDate('4 de noviembre de 2025', '2025-11-04')}</p><p>${mark('limited_partner', 'Inversiones Patrimoniales Hermanos Urrutikoa, S.L.')}<br>Att.: D. Íñigo Urrutikoa Larrea<br>Calle de la Herrería, 18, 3.º izda.<br>01001 Vitoria-Gasteiz</p>
<p><b>Asunto: ${mark('fund', 'Sierra Calva Expansión II, F.C.R.')} – reparto n.º ${text('distribution_number', '3')}</b></p><p>Estimado partícipe:</p>
<p>Por la presente le comunicamos que ${mark('fund_manager', 'Sierra Calva Gestión, S.G.E.I.C., S.A.')}, en su condición de sociedad gestora de ${mark('fund', 'Sierra Calva Expansión II, F.C.R.')} (en adelante, el «Fondo»), ha acordado repartir entre los partícipes el importe obtenido en la venta de la participación en Aceites del Matarraña. El abono se efectuará el día ${text('payment_date', '18 de noviembre de 2025', '2025-11-18')} mediante transferencia a la cuenta que nos consta. A sus 80.000 participaciones de la clase B les corresponde:</p>
<table>${head(['Concepto', 'Por participación', `Total (${mark('base_currency', 'euros', { value: 'EUR' })})`])}
${unit('Reembolso de aportaciones', '1,206250', spanish.amount('distribution_return_of_capital', 9650000))}
${unit('Plusvalía por la desinversión', '0,676509', spanish.amount('distribution_realised_gain', 5412075))}
${unit('Dividendos e intereses', '0,043500', spanish.amount('distribution_income', 348000))}
${unit('Importe íntegro', '1,926259', spanish.amount('distribution_gross', SPANISH_GROSS), 't')}
${unit('Retención a cuenta (19 % de dividendos e intereses)', '-0,008265', spanish.cost('distribution_withholding_tax', 66120))}
${unit('Importe líquido a percibir', '1,917994', spanish.amount('distribution_net', SPANISH_GROSS - 66120), 't')}</table>
<p>De conformidad con el artículo 17 del Reglamento, ${spanish.amount('distribution_recallable', 2000000)} € del reembolso de aportaciones podrán volver a ser solicitados por la Sociedad Gestora hasta el fin del período de inversión. Tras el presente reparto, su compromiso pendiente de desembolso asciende a ${spanish.amount('unfunded_commitment', 18750000)} €.</p>
<p>Sin otro particular, le saluda atentamente,</p><p style="margin-top:26pt">Departamento de Relación con Inversores</p><p class="n">Los datos personales se tratan conforme a la normativa vigente. Rentabilidades pasadas no garantizan rentabilidades futuras. El depositario del Fondo es Banco Ebro Custodia, S.A.</p>`,
});

const french = printer({
  currency: 'EUR',
  group: ' ',
  point: ',',
  digits: 2,
  negative: 'minus',
  nil: '–',
});
/** The whole fund's amount and the investor's sum since the beginning; `own` stands between them. */
const shared = (label: string, [whole, since]: readonly [number, number], own: string, name = ''): string =>
  row([label, french.show(whole), own, french.show(since)], name);
const FRENCH_GROSS = 24000000 + 13211550 + 1030000;
const FRENCH_NET = FRENCH_GROSS - 128750 - 2642310;

/** A French notice: the fund, the investor and the investor's sum since the beginning side by side. */
const repartition = document({
  file: 'OCD IV SLP - Avis de répartition n°2 - 17-12-2025 - IP Bâtiment Aunis.pdf',
  documentType: 'Capital Distribution',
  layout: 'french-repartition-fund-investor-and-sum',
  language: 'fr',
  css: "body{font:9.2pt/1.35 'Liberation Sans'}table{border-collapse:collapse;width:100%;margin:8pt 0}td,th{padding:3pt 5pt;text-align:right;white-space:nowrap;border-bottom:.4pt dotted #555}td:first-child,th:first-child{text-align:left;white-space:normal}th{color:#00524c;vertical-align:bottom}.t td{font-weight:bold;border-top:.8pt solid #00524c}.g td:nth-child(3){background:#e3f0ee}.k{width:auto}.k td{text-align:left;border:0;padding:1pt 10pt 1pt 0;white-space:normal}.n{font-size:7.4pt;color:#444}",
  footer:
    '<div style="font:6.5pt sans-serif;width:100%;text-align:center">Document non contractuel réservé à son destinataire – page <span class="pageNumber"></span></div>',
  body: `<div style="display:flex;justify-content:space-between;color:#00524c"><b>${mark('fund_manager', 'Orangerie Investissement SA')}</b><span>Le ${noticeDate('17/12/2025', '2025-12-17')}</span></div><h3>Avis de répartition n° ${text('distribution_number', '2')}</h3>
<table class="k">${row(['Véhicule', `${mark('fund', 'Orangerie Capital Développement IV SLP')} (« OCD IV »)`])}${row(['Associé commanditaire', mark('limited_partner', 'Institution de Prévoyance des Métiers\ndu Bâtiment de l’Aunis')])}${row(['Adresse', '22, cours des Dames, 17000 La Rochelle'])}${row(['Gestionnaire administratif', 'Aunéor Services aux Fonds'])}${row(['Date de valeur', text('payment_date', '30/12/2025', '2025-12-30')])}</table>
<p>La société de gestion a décidé de répartir le produit de la cession de la société Ateliers Navals Rétais ainsi que les dividendes encaissés au second semestre. Montants en ${mark('base_currency', 'euros', { value: 'EUR' })}.</p>
<table class="g">${head(['', 'OCD IV', 'Votre quote-part<br>2,50 %', 'Votre cumul depuis<br>le premier closing'])}
${shared('Amortissement du nominal', [960000000, 51200000], french.amount('distribution_return_of_capital', 24000000))}
${shared('Plus-values nettes de cession', [528462000, 19875020], french.amount('distribution_realised_gain', 13211550))}
${shared('Produits courants (dividendes, coupons)', [41200000, 2210480], french.amount('distribution_income', 1030000))}
${shared('Répartition brute', [1529662000, 73285500], french.amount('distribution_gross', FRENCH_GROSS), 't')}
${shared('Impôt retenu à la source', [-5150000, -276310], french.cost('distribution_withholding_tax', 128750))}
${shared('Attribution au titre du carried interest', [-105692400, -3975004], french.cost('distribution_carried_interest', 2642310))}
${shared('Répartition nette versée', [1418819600, 69034186], french.amount('distribution_net', FRENCH_NET), 't')}</table>
<table class="k">${row(['Fraction rappelable (article 21.3 des statuts)', `${french.amount('distribution_recallable', 4800000)} €`])}${row(['Engagement résiduel mobilisable à l’issue de l’opération', `${french.amount('unfunded_commitment', 61500000)} €`])}</table>
<p class="n">La fraction rappelable s’ajoute à l’engagement résiduel jusqu’au 30 juin 2028. Les montants cumulés tiennent compte de la répartition n° 1 du 27/03/2025. La retenue à la source concerne un dividende de source belge ; son imputation relève de la situation fiscale de l’associé.</p>`,
});

export const documents = [guernsey, net, bilingual, communication, repartition];
