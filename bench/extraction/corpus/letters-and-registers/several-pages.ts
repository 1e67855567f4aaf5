import { row } from '../html.ts';
import { cells, effect, movement, type MovementLine } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const EUROS = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'minus',
  nil: '-',
});
const eur = EUROS.amount;
const QUARTER = movement([318240077, 21000000, 6400150, 1312500, 288014, 402116, 1980405, 611290], 337901244);
const LIFE = movement(
  [null, 402500000, 118204030, 31204500, 7118255, 9044310, 36200118, 15880206],
  337901244,
);
const SPANISH = [
  ['qtd', QUARTER],
  ['itd', LIFE],
] as const;
const fundTotal = (line: MovementLine): string =>
  EUROS.show(QUARTER[line] === null ? null : Math.round(effect(QUARTER, [line]) * 18.5));
const cierzoLine = (number: number, label: string, line: MovementLine, name = ''): string =>
  row([`${number}.`, label, ...cells(EUROS, line, SPANISH), fundTotal(line)], name);
const CIERZO = text('fund', 'Cierzo Infraestructuras Sostenibles II FCR');

/** Spanish package: a covering letter with the closing value, the account on the second page, notes on the third. */
const cierzo = document({
  file: 'CIERZO ISF II - Estado de cuenta partícipe 4T24 - Montepío de Ferroviarios.pdf',
  documentType: 'Capital Account',
  layout: 'spanish-letter-account-and-notes',
  language: 'es',
  css: `body{font:10pt/1.45 "Liberation Serif"} .pb{break-before:page} h1{font:bold 12pt "Liberation Sans";color:#14532d;margin:0 0 8pt} table{border-collapse:collapse;width:100%;font:8.8pt "Liberation Sans"} th{background:#14532d;color:#fff;font-weight:normal;padding:4pt;text-align:right} td{padding:3.6pt 4pt;text-align:right;border-bottom:.5px solid #bcd3c4} td:nth-child(-n+2),th:nth-child(-n+2){text-align:left} .e td{font-weight:bold;background:#e7f1ea} .c{width:58%;margin-top:14pt} .c td:nth-child(2){text-align:right} ol{font-size:8.8pt}`,
  footer:
    '<div style="font-size:7px;width:100%;padding:0 50px">Cierzo Gestión de Activos SGEIC, S.A. · Inscrita en la CNMV con el n.º 219 · Zaragoza <span style="float:right"><span class="pageNumber"></span> de <span class="totalPages"></span></span></div>',
  derivable: { contributed_to_date: 'EUR 4025000.00', distributed_to_date: 'EUR 1182040.30' },
  body: `<p style="text-align:right">Zaragoza, 12 de febrero de 2025</p><p>${text('limited_partner', 'Montepío de Ferroviarios del Ebro')}<br>Paseo de la Estación, 22<br>50010 Zaragoza</p><p>Estimados señores:</p><p>Adjuntamos el estado de su cuenta en ${CIERZO} correspondiente al periodo comprendido entre el ${text('period_start', '1 de octubre de 2024', '2024-10-01')} y el ${text('reporting_date', '31 de diciembre de 2024', '2024-12-31')}. A esta última fecha, el valor de su participación ascendía a ${mark(['closing_balance_qtd', 'closing_balance_itd'], '3.379.012,44', { value: '3379012.44', currency: 'EUR' })} ${text('base_currency', 'euros', 'EUR')}.</p><p>Durante el trimestre el Fondo completó la puesta en marcha del parque solar de Caspe y vendió el 30 % de la terminal ferroviaria de Plasencia del Jalón. La valoración ha sido realizada por un experto independiente, cuyos criterios se resumen en las notas.</p><p>Quedamos a su disposición para cualquier aclaración.</p><p>Atentamente,</p><p style="margin-top:30pt">${text('fund_manager', 'Cierzo Gestión de Activos SGEIC, S.A.')}<br>Relación con inversores</p>
  <div class="pb"></div><h1>Estado de la cuenta del partícipe</h1><p>${CIERZO}<br>${text('limited_partner', 'Montepío de Ferroviarios del Ebro')} – clase B</p><table><tr><th></th><th>Importes en ${text('base_currency', 'EUR')}</th><th>4.º trimestre<br>2024</th><th>Desde el<br>inicio</th><th>Total fondo<br>4.º trimestre</th></tr>${cierzoLine(1, 'Valor inicial', 'opening')}${cierzoLine(2, 'Desembolsos', 'contributions')}${cierzoLine(3, 'Distribuciones', 'distributions')}${cierzoLine(4, 'Comisión de gestión', 'fees')}${cierzoLine(5, 'Otros gastos del fondo', 'costs')}${cierzoLine(6, 'Ingresos netos de las inversiones', 'income')}${cierzoLine(7, 'Resultado realizado', 'realised')}${cierzoLine(8, 'Variación del resultado no realizado', 'unrealised')}${cierzoLine(9, 'Comisión de éxito (devengada)', 'carry')}${cierzoLine(10, 'Valor final', 'closing', 'e')}</table><table class="c">${row(['Compromiso de inversión', eur('commitment', 550000000)])}${row(['Distribuciones reembolsables', eur('recallable_distributions', 22150000)])}${row(['Compromiso pendiente', eur('unfunded_commitment', 169650000)])}${row(['Participación en el fondo', mark('ownership_percentage', '5,41 %', { value: '5.41' })])}</table>
  <div class="pb"></div><h1>Notas</h1><ol><li>Valoración: descuento de flujos con tasas entre el 6,8 % y el 9,5 %, según la fase de cada activo.</li><li>Comisión de gestión: 1,25 % anual sobre el compromiso durante el periodo de inversión y sobre el capital invertido después.</li><li>Comisión de éxito: 15 % por encima de un retorno preferente del 6 %; se presenta la variación de la provisión.</li><li>El total del fondo incluye todas las clases; por ello la parte de cada clase puede diferir de la proporción simple.</li><li>Hechos posteriores: el 20 de enero de 2025 se solicitó un desembolso de 84.000,00 euros que no figura en este estado.</li></ol>`,
});

const DOLLARS = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  before: 'US$',
  negative: 'brackets',
  nil: 'nil',
});
const usd = DOLLARS.amount;
const [FUNDS, FEE, COSTS, RESERVE] = [1125000, 84375, 19205, 71420];
const DUE = FUNDS + FEE + COSTS + RESERVE;
const OPEN = 6212400;
const RAFFLES = text('fund', 'Raffles Meridiem Asia Partnership Fund IV');

/** Fund of funds: letter, then a statement of the underlying calls, then the wire details on a page of their own. */
const raffles = document({
  file: 'RMAP4_DDN_018_Straits Hospitality Provident Fund_02Apr2025.pdf',
  documentType: 'Capital Call',
  layout: 'fund-of-funds-three-pages',
  css: `body{font:10pt/1.5 "Nimbus Sans","Liberation Sans"} h1{font-size:14pt;color:#7c2d12;margin:0 0 10pt;border-bottom:1px solid #7c2d12} .pb{break-before:page} table{border-collapse:collapse;width:100%} td,th{padding:4pt 3pt;text-align:right} td:first-child,th:first-child{text-align:left} th{font-size:8.4pt;color:#7c2d12;font-weight:normal;border-bottom:.6px solid #7c2d12} .s td{border-top:.8px solid #000} .t td{border-top:.8px solid #000;border-bottom:2.5px double #000;font-weight:bold} .wire td:last-child{text-align:left} .wire td:first-child{width:38%;color:#555} .wire td{border-bottom:.5px solid #ddd}`,
  header:
    '<div style="font-size:7px;width:100%;padding:0 50px;display:flex;justify-content:space-between"><span>RMAP IV</span><span>Drawdown notice – private and confidential</span></div>',
  footer:
    '<div style="font-size:7px;width:100%;text-align:center">Telok Ayer Fund Services Pte Ltd (administrator) · 8 Cross Street · Singapore · page <span class="pageNumber"></span>/<span class="totalPages"></span></div>',
  body: `<p>${noticeDate('02 April 2025', '2025-04-02')}</p><p>${text('limited_partner', 'Straits Hospitality Provident Fund')}<br>#21-04 Keppel Chambers<br>Singapore 098632</p><h1>Drawdown notice ${text('call_number', '18')}</h1><p>Dear Investor,</p><p>On behalf of ${text('fund_manager', 'Raffles Meridiem Investment Management Pte. Ltd.')}, the manager of ${RAFFLES} (the “Partnership”), we request payment of <b>${usd('call_amount', DUE)}</b> in cleared funds by <b>${text('due_date', '16 April 2025', '2025-04-16')}</b>. The drawdown replenishes the cash used for the calls of underlying funds since 1 January 2025 that are listed on the next page.</p><p>An investor that fails to pay on time becomes a defaulting partner under clause 8 of the Partnership Agreement and is charged interest at 12% per annum.</p><p>Yours faithfully,<br>Telok Ayer Fund Services Pte Ltd</p>
  <div class="pb"></div><h1>Statement of drawdown ${text('call_number', '18')}</h1><p>${RAFFLES} · amounts in ${text('base_currency', 'United States dollars', 'USD')}</p><table><tr><th>Underlying fund</th><th>Called from<br>Partnership</th><th>Your share</th></tr>${row(['Lotus Pond Growth III', 'US$18,400,000', 'US$460,000'])}${row(['Deccan Consumer Partners II', 'US$9,950,000', 'US$248,750'])}${row(['Hokkaido Succession Fund', 'US$12,250,000', 'US$306,250'])}${row(['Mekong Logistics Capital', 'US$4,400,000', 'US$110,000'])}${row(['Investments in underlying funds', 'US$45,000,000', usd('call_investments', FUNDS)], 's')}${row(['Management fee for the second quarter', 'US$3,375,000', usd('call_management_fees', FEE)])}${row(['Partnership expenses', 'US$768,200', usd('call_partnership_expenses', COSTS)])}${row(['Cash reserve for foreign exchange hedging', 'US$2,856,800', usd('call_other', RESERVE)])}${row(['Total drawdown', 'US$52,000,000', usd('call_amount', DUE)], 't')}</table>
  <table style="margin-top:20pt"><tr><th>Position of your commitment</th><th></th></tr>${row(['Commitment', usd('commitment', 25000000)])}${row(['Undrawn commitment before drawdown 18', usd('unfunded_before_call', OPEN)])}${row(['Undrawn commitment after drawdown 18', usd('unfunded_after_call', OPEN - DUE)])}${row(['Cumulative distributions received', 'US$14,870,155'])}</table>
  <div class="pb"></div><h1>Settlement instructions</h1><table class="wire">${row(['Correspondent bank (field 56)', 'Hudson Clearing Bank N.A., New York – HUCLUS33'])}${row(['Beneficiary bank (field 57)', text('bank_name', 'Bank of the Southern Isles Ltd, Singapore')])}${row(['Beneficiary bank SWIFT', text('swift_code', 'BSISSGSG')])}${row(['Beneficiary (field 59)', text('beneficiary_name', 'Raffles Meridiem Asia Partnership Fund IV')])}${row(['Account number', text('account_number', '003-918447-201')])}${row(['Details of payment (field 70)', text('payment_reference', 'RMAP4 DD18 SHPF')])}${row(['Charges', 'OUR'])}</table><p>Please do not net bank charges from the amount due. We never change settlement instructions by e-mail alone.</p>`,
});

export const documents = [cierzo, raffles];
