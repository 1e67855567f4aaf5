import { capitalCall } from '../accounts.ts';
import { createPrinter, printNumber, randomAmount } from '../amounts.ts';
import type { FundDocument, Mark } from '../document.ts';
import { day, figure, head, NOTICE, row, table } from '../html.ts';
import { createRandom } from '../seeded.ts';

const TARN = capitalCall({ seed: 'tarn', commitment: '4000000', step: '1', without: ['call_other'] });

/** A letter that says everything in sentences. */
function prose(mark: Mark): string {
  const money = createPrinter(mark, { currency: 'GBP', before: '£' });
  const of = (fin: string): string => money(fin, figure(TARN, fin));
  return `<style>body{font:11pt 'Liberation Serif';line-height:1.45}.r{text-align:right;font-size:9.5pt}</style>
<div class="r"><b>${mark('fund_manager', 'Tarnbeck Private Equity LLP')}</b><br>21 Quarry Lane, Leeds LS1 4ND<br>0113 496 0220</div>
<p>${mark('limited_partner', 'Isle Valley Fire Brigades Superannuation Scheme')}<br>Civic Centre, Isle Valley IV2 7QQ</p><p>${day(mark, NOTICE, ['2024-03-04', '4 March 2024'])}</p>
<p>Dear Investor,</p><p><b>${mark('fund', 'Tarnbeck Regional Growth Fund LP')} (the "Fund") – ${mark('call_number', 'sixth', { value: '6' })} drawdown</b></p>
<p>In accordance with clause 5.2 of the Limited Partnership Agreement we write to request payment of ${of('call_amount')} on or before
${day(mark, 'due_date', ['2024-03-18', '18 March 2024'])}. Of this sum ${of('call_investments')} will fund the acquisition of a majority holding in Pennine Dental Holdings Ltd,
${of('call_management_fees')} is your share of the manager's priority profit share for the second quarter and
${of('call_partnership_expenses')} meets the running costs of the Fund. The Fund as a whole is drawing £14,250,000 from its partners.</p>
<p>Your commitment to the Fund is ${of('commitment')}. Before this drawdown ${of('unfunded_before_call')} of it was undrawn; after it ${of('unfunded_after_call')} will remain.</p>
<p>Please pay by CHAPS to ${mark('bank_name', 'Northern Exchange Bank plc')}, sort code 40-11-92, account number ${mark('account_number', '71450982')}, in the name of
${mark('beneficiary_name', 'Tarnbeck Regional Growth Fund LP No. 2 Account')}, quoting ${mark('payment_reference', 'TRG-IVFB-06')}. Should you have any questions please telephone our investor team.</p>
<p>Yours faithfully,</p><br><p>For and on behalf of Tarnbeck Private Equity LLP</p>`;
}

const BASALT = capitalCall({ seed: 'basalt', commitment: '5000000' });

/** A form of boxes, each with its small label above the value. */
function boxes(mark: Mark): string {
  const money = createPrinter(mark, { currency: 'USD' });
  const box = (label: string, value: string, wide = 2): string =>
    `<div style="grid-column:span ${wide}"><small>${label}</small>${value}</div>`;
  const of = (label: string, fin: string): string => box(label, money(fin, figure(BASALT, fin)));
  return `<style>body{font:10pt 'DejaVu Sans Condensed','DejaVu Sans'}.g{display:grid;grid-template-columns:repeat(6,1fr);border:1pt solid;border-width:1pt 0 0 1pt}
.g div{border:1pt solid;border-width:0 1pt 1pt 0;padding:3pt 5pt 5pt;min-height:24pt}small{display:block;font-size:6.5pt;color:#444;text-transform:uppercase;margin-bottom:3pt}h2{font-size:10pt;background:#222;color:#fff;padding:3pt 5pt;margin:12pt 0 0}</style>
<h1 style="font-size:14pt">NOTICE OF CAPITAL CALL</h1><div class="g">${box('Partnership', mark('fund', 'Basalt Harbor Venture Partners IV, L.P.'), 4)}${box('Call no.', mark('call_number', '11'))}
${box('Investor', mark('limited_partner', 'Trustees of Wrenfield College'), 4)}${box('Investor ID', 'BHV4-0219')}
${box('Notice date', day(mark, NOTICE, ['2025-01-08', '01/08/2025']))}${box('Due date', day(mark, 'due_date', ['2025-01-22', '01/22/2025']))}${box('Currency', mark('base_currency', 'USD'))}</div>
<h2>Amount due</h2><div class="g">${of('Investments', 'call_investments')}${of('Management fee', 'call_management_fees')}${of('Partnership expenses', 'call_partnership_expenses')}
${of('Working capital reserve', 'call_other')}${box('Pro rata share', '1.6667%')}${of('Total due', 'call_amount')}</div>
<h2>Commitment</h2><div class="g">${of('Commitment', 'commitment')}${of('Unfunded prior to this call', 'unfunded_before_call')}${of('Unfunded following this call', 'unfunded_after_call')}</div>
<h2>Wire to</h2><div class="g">${box('Bank', mark('bank_name', 'Pacific Mercantile Trust Bank'), 3)}${box('ABA routing', '322299991', 3)}${box('Account name', mark('beneficiary_name', 'Basalt Harbor Venture Partners IV LP'), 3)}${box('Account number', mark('account_number', '800 4471 2093'), 3)}${box('SWIFT', mark('swift_code', 'PMTBUS6SXXX'), 3)}${box('Reference', mark('payment_reference', 'BHV4-0219 / CC11'), 3)}</div>
<p style="font-size:7.5pt;text-align:center;margin-top:24pt">${mark('fund_manager', 'Basalt Harbor Management Company, LLC')} · 500 Front Street, San Mateo, CA 94401 · (650) 555-0119</p>`;
}

const MERE = capitalCall({
  seed: 'mere',
  commitment: '20000000',
  without: ['call_other', 'call_partnership_expenses'],
});

/** All partners in an appendix of a hundred rows, behind a watermark; the partner's own figures on the first page. */
function appendix(mark: Mark): string {
  const money = createPrinter(mark, { currency: 'EUR' });
  const random = createRandom('mere appendix');
  const others = Array.from({ length: 104 }, (_, at) => {
    const commitment = randomAmount(random, [500000, 20000000], '250000');
    const call = randomAmount(random, [20000, 900000]);
    return row([`Investor ${String(at + 1).padStart(3, '0')}`, printNumber(commitment), printNumber(call)]);
  });
  const line = (label: string, fin: string): string => row([label, 'EUR', money(fin, figure(MERE, fin))]);
  return `<style>body{font:9.5pt 'Nimbus Roman'}.w{position:fixed;top:38%;left:8%;font:bold 70pt 'Nimbus Sans';color:#eee;transform:rotate(-35deg);z-index:-1}
table{border-collapse:collapse}td,th{padding:2pt 10pt 2pt 0;text-align:right}td:first-child,th:first-child{text-align:left;min-width:190pt}.t td{border-top:1pt solid;border-bottom:3pt double}h2{break-before:page;font-size:11pt}</style>
<div class="w">CONFIDENTIAL</div><h1 style="font-size:15pt">${mark('fund', 'Merewater Infrastructure Debt Fund II SICAV-RAIF')}</h1>
<p>Drawdown notice no. ${mark('call_number', '4')} dated ${day(mark, NOTICE, ['2023-05-16', '16 May 2023'])}<br>To: ${mark('limited_partner', 'Kommunal Pensjonskasse Nordvik')}</p>
<p>Value date for receipt of funds: ${day(mark, 'due_date', ['2023-05-31', '31 May 2023'])}</p>
${table([line('Loans to be funded', 'call_investments'), line('Management fee Q2 2023', 'call_management_fees'), row(['Total payable by you', 'EUR', money('call_amount', figure(MERE, 'call_amount'))], 't'), line('Total commitment', 'commitment'), line('Undrawn commitment before', 'unfunded_before_call'), line('Undrawn commitment after', 'unfunded_after_call')])}
<p>Settlement: ${mark('bank_name', 'Banque du Plateau S.A.')}, Luxembourg; BIC ${mark('swift_code', 'BPLALULL')}; IBAN ${mark('iban', 'LU90 0400 9876 5432 1000', { value: 'LU900400987654321000' })}; beneficiary ${mark('beneficiary_name', 'Merewater IDF II')}; reference ${mark('payment_reference', 'IDF2/DD4/031')}.</p>
<p>${mark('fund_manager', 'Merewater Fund Management (Luxembourg) S.A.')}, 2 rue du Parc, L-1470 Luxembourg</p>
<h2>Appendix – allocation among all investors (EUR)</h2>${table([`<thead>${head(['Investor', 'Commitment', 'This drawdown'])}</thead>`, ...others])}`;
}

export const documents: FundDocument[] = [
  {
    file: 'Tarnbeck RGF drawdown 6 IVFB.pdf',
    documentType: 'Capital Call',
    language: 'en',
    layout: 'prose-letter',
    html: prose,
    derivable: { base_currency: { value: 'GBP' } },
  },
  {
    file: 'BHV4-0219_CC11_20250108.pdf',
    documentType: 'Capital Call',
    language: 'en',
    layout: 'label-above-boxes',
    pageSize: 'Letter',
    html: boxes,
  },
  {
    file: 'MIDF II DD4 - KPN.pdf',
    documentType: 'Capital Call',
    language: 'en',
    layout: 'hundred-row-appendix-watermark',
    html: appendix,
    derivable: { base_currency: { value: 'EUR' } },
    footer:
      '<div style="font-size:7px;width:100%;text-align:center">Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>',
  },
];
