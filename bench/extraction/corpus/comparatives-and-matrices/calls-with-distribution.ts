import { row } from '../html.ts';
import { document } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const EUROS = printer({
  currency: 'EUR',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
});
const eur = EUROS.amount;
const line = (label: string, fund: string, own: string, name = ''): string => row([label, fund, own], name);

/** Luxembourg drawdown notice of two pages: the call first, then for information what a later distribution will bring. */
const ardenne = document({
  file: '20250903_DDN-07_Ardenne Digital Infrastructure SCSp_LP112.pdf',
  documentType: 'Capital Call',
  layout: 'call-announcing-a-distribution',
  css: `body{font:9.3pt/1.35 "DejaVu Sans Condensed","DejaVu Sans"} .h{display:flex;justify-content:space-between;font-size:8pt;color:#444} h1{font-size:13pt;margin:16pt 0 4pt;color:#3a506b} h2{font-size:10.5pt;color:#3a506b;margin:14pt 0 3pt} table{width:100%;border-collapse:collapse} th{font-weight:normal;text-align:right;color:#666;border-bottom:1px solid #3a506b;padding:2pt 4pt} td{padding:2.6pt 4pt;text-align:right} td:first-child{text-align:left} .t td{font-weight:bold;border-top:.6px solid #3a506b} .w td{text-align:left} .w td:first-child{width:42mm;color:#666} .p2{page-break-before:always}`,
  footer:
    '<div style="font-size:7px;width:100%;padding:0 50px;display:flex;justify-content:space-between"><span>Ardenne Digital Infrastructure SCSp - R.C.S. Luxembourg B 271.904</span><span><span class="pageNumber"></span> of <span class="totalPages"></span></span></div>',
  body: `<div class="h"><span>Sûre Valley Fund Services S.A., as central administration<br>2C rue du Kiem, L-1857 Luxembourg</span><span>LP112<br>${text('limited_partner', 'Provinzial Versorgungsanstalt Emsland')}</span></div>
    <h1>Drawdown notice no. ${text('call_number', '7')}</h1><p>${text('fund', 'Ardenne Digital Infrastructure SCSp')} (the Partnership)<br>Issued on ${noticeDate('3 September 2025', '2025-09-03')} · Payable for value ${text('due_date', '17 September 2025', '2025-09-17')} · Amounts in ${text('base_currency', 'EUR')}</p>
    <table><tr><th></th><th>Partnership</th><th>Your share</th></tr>${line('Fibre roll-out, Project Ourthe', '18,000,000.00', '720,000.00')}${line('Data centre land, Project Semois', '6,500,000.00', '260,000.00')}${line('Investments', '24,500,000.00', eur('call_investments', 98000000), 't')}${line('Management fee, third quarter of 2025', '1,875,000.00', eur('call_management_fees', 7500000))}${line('Operating and establishment costs', '410,250.00', eur('call_partnership_expenses', 1641000))}${line('Working capital', '250,000.00', eur('call_other', 1000000))}${line('Amount of this drawdown', '27,035,250.00', eur('call_amount', 108141000), 't')}</table>
    <h2>Commitment</h2><table>${row(['Total commitment', '500,000,000.00', eur('commitment', 2000000000)])}${row(['Undrawn before this drawdown', '261,500,000.00', eur('unfunded_before_call', 1046000000)])}${row(['Undrawn after this drawdown', '234,464,750.00', eur('unfunded_after_call', 937859000)])}</table>
    <h2>Payment</h2><table class="w">${row(['Account holder', text('beneficiary_name', 'Ardenne Digital Infrastructure SCSp')])}${row(['Bank', text('bank_name', 'Banque de la Moyenne-Sûre S.A.')])}${row(['IBAN', text('iban', 'LU54 0410 0427 1388 5500', 'LU540410042713885500')])}${row(['BIC', text('swift_code', 'BMSULULL')])}${row(['Reference', text('payment_reference', 'ADI-DDN07-LP112')])}</table>
    <div class="p2"><h2>For information: forthcoming distribution</h2><p>Following the sale of its holding in Vesdre Towers the Partnership expects to make its second distribution before the end of September. It will be the subject of a separate notice and <b>will not be set off</b> against this drawdown. The amounts expected are:</p><table>${row(['Return of capital', '3,750,000.00', '150,000.00'])}${row(['Capital gain', '2,125,000.00', '85,000.00'])}${row(['Distribution expected', '5,875,000.00', '235,000.00'], 't')}</table><p>Questions may be put to the AIFM, ${text('fund_manager', 'Ardenne Infrastructure Managers S.à r.l.')}, or to your usual contact with the central administration.</p></div>`,
});

export const documents = [ardenne];
