import type { FundDocument } from '../document.ts';
import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const euro = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'minus' });
const ALT = { investments: 32500000, fees: 5000000, costs: 731200 };
const call = ALT.investments + ALT.fees + ALT.costs;
const before = 214650000;
const fund = 'Altozano Renovables I, F.C.R.';

/** Spanish: a ruled sheet of labels over values, the commitment as a row of three columns, signed at the foot. */
const sheet = document({
  file: 'Solicitud_Desembolso_04_Altozano_Renovables_I.pdf',
  documentType: 'Capital Call',
  language: 'es',
  layout: 'labels-over-values',
  margin: '16mm',
  css: "body{font:9.5pt 'Liberation Sans'}h2{text-align:center;font-size:13pt;letter-spacing:1pt}.g{display:grid;grid-template-columns:1fr 1fr 1fr;border:.6pt solid #444;border-width:.6pt 0 0 .6pt;margin-bottom:14pt}.g div{border:.6pt solid #444;border-width:0 .6pt .6pt 0;padding:5pt}.g small{display:block;font-size:7.5pt;color:#555;margin-bottom:3pt}table{width:100%;border-collapse:collapse;margin-bottom:14pt}td,th{border:.6pt solid #444;padding:4pt;text-align:right}th{background:#f1ead8}td:first-child,th:first-child{text-align:left}.t td{font-weight:bold;background:#f1ead8}.c td{text-align:center!important}",
  body: `<h2>SOLICITUD DE DESEMBOLSO Nº ${text('call_number', '4')}</h2>
<div class="g"><div style="grid-column:span 2"><small>Fondo</small>${mark('fund', fund)}</div><div><small>Fecha de la solicitud</small>${noticeDate('06/10/2025', '2025-10-06')}</div><div style="grid-column:span 2"><small>Partícipe</small>${mark('limited_partner', 'Mutualidad de la Ingeniería Naval')}</div><div><small>Fecha límite de pago</small>${text('due_date', '20/10/2025', '2025-10-20')}</div><div><small>NIF del partícipe</small>V28000417</div><div><small>Divisa</small>${text('base_currency', 'EUR')}</div><div><small>Porcentaje de participación</small>5,00%</div></div>
<p>De conformidad con el artículo 14 del Reglamento de Gestión, les solicitamos el desembolso del importe que se detalla a continuación:</p>
${table([head(['Concepto', '% del compromiso', 'Importe']), row(['Inversiones (parque eólico Loma Parda y planta solar El Carrascal)', '6,50', euro.amount('call_investments', ALT.investments)]), row(['Comisión de gestión', '1,00', euro.amount('call_management_fees', ALT.fees)]), row(['Gastos operativos del fondo', '0,15', euro.amount('call_partnership_expenses', ALT.costs)]), row(['Importe total a desembolsar', '7,65', euro.amount('call_amount', call)], 't')])}
${table([head(['Compromiso suscrito', 'Pendiente antes de esta solicitud', 'Pendiente después de esta solicitud']).replaceAll('<th>', '<th style="text-align:center">'), row([euro.amount('commitment', 500000000), euro.amount('unfunded_before_call', before), euro.amount('unfunded_after_call', before - call)], 'c')])}
<div class="g"><div><small>Titular de la cuenta</small>${mark('beneficiary_name', fund)}</div><div><small>Entidad</small>${mark('bank_name', 'Caja Montañesa de Crédito')}</div><div><small>BIC</small>${text('swift_code', 'CMCRES2SXXX')}</div><div style="grid-column:span 2"><small>IBAN</small>${text('iban', 'ES79 2100 0813 6101 2345 6789')}</div><div><small>Concepto de la transferencia</small>${mark('payment_reference', 'ALTOZANO D4 MINAVAL')}</div></div>
<p>Madrid, a ${noticeDate('6 de octubre de 2025', '2025-10-06')}</p><p style="margin-top:30pt">________________________<br>${mark('fund_manager', 'Altozano Gestión de Activos, S.G.E.I.C., S.A.')}<br><span style="font-size:8pt">Sociedad gestora inscrita en la CNMV con el número 214</span></p>`,
});

export const documents: FundDocument[] = [sheet];
