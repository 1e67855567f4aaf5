import { createPrinter } from '../amounts.ts';
import type { FundDocument } from '../document.ts';
import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, text } from '../paper/printing.ts';

/** A debt fund's letter: amounts in words with figures behind them, fees outside the commitment, a late rate. */
function debtLetter(): FundDocument {
  const money = createPrinter(mark, { currency: 'EUR', before: '€' });
  const fund = text('fund', 'Wychwood Direct Lending Fund IV SCSp');
  const manager = text('fund_manager', 'Wychwood Credit Management S.à r.l.');
  const body = `<p class="c"><b>${fund}</b><br>5 Allée des Charmes, L-2010 Luxembourg</p>
<p>${noticeDate('the 4th of June, 2024', '2024-06-04')}</p><p>To: ${text('limited_partner', 'Kentish Weald Local Authorities Superannuation Fund')}</p>
<p class="c"><u>NOTICE OF ${text('call_number', 'ELEVENTH', '11')} DRAWDOWN</u></p>
<p>1. Pursuant to clause 3.2 of the limited partnership agreement dated 14 December 2021 we hereby require you to pay to the Fund one million six hundred and twelve thousand five hundred euros (${money('call_amount', '1612500')}) by close of business in Luxembourg on Wednesday ${text('due_date', '19 June 2024', '2024-06-19')}.</p>
<p>2. The drawdown will be applied as to ${money('call_investments', '1475000')} towards three senior loans that are due to close this month, as to ${money('call_management_fees', '87500')} towards the management fee for the half-year to 31 December 2024, as to ${money('call_partnership_expenses', '18750')} towards the costs and expenses of the Fund and as to ${money('call_other', '31250')} towards interest under the subscription facility. All investors together are drawn for €64.5 million.</p>
<p>3. Your commitment is ${money('commitment', '25000000')}. Undrawn immediately before this notice: ${money('unfunded_before_call', '11400000')}. Undrawn once paid: ${money('unfunded_after_call', '9787500')}.</p>
<p>4. Please remit to ${text('bank_name', 'Banque de la Pétrusse S.A.')}, BIC ${text('swift_code', 'BPETLULL')}, for the account of ${text('beneficiary_name', 'Wychwood DLF IV SCSp')}, IBAN ${text('iban', 'LU12 0990 4411 2233 4455', 'LU120990441122334455')}, marked "${text('payment_reference', 'WDLF4/11/KWLA')}".</p>
<p>5. A sum that is not received by the date above bears interest at 8 per cent. a year from that date; after ten Business Days clause 3.9 (defaulting partners) applies. The tenth drawdown of €950,000 was paid on 12 March 2024.</p>
<p>Signed for ${manager}, manager of the Fund</p>`;
  return document({
    file: 'WDLF4 11 KWLA drawdown notice.pdf',
    documentType: 'Capital Call',
    layout: 'numbered-clauses-amount-in-words',
    css: `body{font:11pt 'Liberation Serif';line-height:1.4}.c{text-align:center}`,
    body,
    derivable: { base_currency: 'EUR' },
  });
}

/** This call between what was called before and what is called after it; only the partner's are marked. */
function callColumns(): string {
  const money = createPrinter(mark, { currency: 'USD' });
  const line = (label: string, cells: readonly string[], name = ''): string => row([label, ...cells], name);
  return table([
    head([
      '',
      'Total partnership',
      'Prior calls, your share',
      'This call, your share',
      'After this call, your share',
    ]),
    line('Portfolio investments', [
      '52,500,000.00',
      '18,240,000.00',
      money('call_investments', '1680000.00'),
      '19,920,000.00',
    ]),
    line('Management fees', [
      '5,000,000.00',
      '2,080,000.00',
      money('call_management_fees', '160000.00'),
      '2,240,000.00',
    ]),
    line('Partnership and organizational expenses', [
      '781,250.00',
      '215,300.00',
      money('call_partnership_expenses', '25000.00'),
      '240,300.00',
    ]),
    line('Repayment of credit line interest', [
      '312,500.00',
      '64,700.00',
      money('call_other', '10000.00'),
      '74,700.00',
    ]),
    line(
      'Total capital called',
      ['58,593,750.00', '20,600,000.00', money('call_amount', '1875000.00'), '22,475,000.00'],
      's',
    ),
    line('Recallable distributions', ['', '1,100,000.00', '–', '1,100,000.00']),
    line(
      'Unfunded commitment',
      ['', money('unfunded_before_call', '20500000.00'), '', money('unfunded_after_call', '18625000.00')],
      's',
    ),
  ]);
}

/** Two pages: this notice, to date before and after it, fund and partner; wire instructions overleaf. */
function cumulativeTable(): FundDocument {
  const money = createPrinter(mark, { currency: 'USD' });
  const fund = text('fund', 'Cinder Ridge Energy Transition Partners II, L.P.');
  const pair = (label: string, value: string): string => row([label, value]);
  const body = `<p class="a">${text('fund_manager', 'Cinder Ridge Capital LLC')}</p><h1>Capital Call Notice</h1>
<p>${fund}<br>${text('limited_partner', 'Board of Regents of Tamarack State University')}<br>Commitment: ${money('commitment', '40000000.00', { before: '$' })} &nbsp;·&nbsp; Share of partnership: 3.2000%</p>
<p>Call #${text('call_number', '15')} issued ${noticeDate('10.14.2024', '2024-10-14')}, payable ${text('due_date', '10.28.2024', '2024-10-28')}</p>
${callColumns()}
<p>The call funds the second tranche of Saltgrass Solar and the purchase of a pipeline operator in Wyoming. Amounts in ${text('base_currency', 'U.S. dollars', 'USD')}. If you wish to pay early, no interest is given.</p>
<div class="n"><h2>Wire instructions – unchanged since call #14 ($720,000.00, paid 06.03.2024)</h2>
${table([pair('Correspondent bank', 'Hudson Clearing Bank, New York, ABA 021009988'), pair("Beneficiary's bank", text('bank_name', 'First Bank of the Uintas')), pair('SWIFT', text('swift_code', 'FBUIUS55')), pair('Credit account', text('account_number', '4402-118-7765')), pair('In the name of', text('beneficiary_name', 'Cinder Ridge ETP II Subscription Account')), pair('OBI / details', text('payment_reference', 'CRETP2-C15-TSU'))], 'w')}
<p>Call back to verify any change of these instructions: (307) 555-0182. We never change them by e-mail. ${fund}</p></div>`;
  return document({
    file: 'CRETP2_CC15_TamarackState.pdf',
    documentType: 'Capital Call',
    layout: 'prior-this-after-columns-wire-overleaf',
    pageSize: 'Letter landscape',
    css: `body{font:9.5pt 'Nimbus Sans'}.a{color:#a40;letter-spacing:2pt;text-transform:uppercase;font-size:8pt}h1{font-size:15pt;margin:0}h2{font-size:11pt}table{border-collapse:collapse;width:100%}th{background:#a40;color:#fff;font-size:8pt;padding:4pt;text-align:right}td{padding:3pt 4pt;text-align:right}td:first-child,th:first-child{text-align:left}.s td{font-weight:bold;border-top:.7pt solid}.n{break-before:page}.w td{text-align:left;border-bottom:.3pt solid #bbb}.w td:first-child{width:130pt;color:#666}`,
    body,
    footer:
      '<div style="font-size:7px;width:100%;text-align:right;padding-right:40px">CRETP II – confidential – <span class="pageNumber"></span>/<span class="totalPages"></span></div>',
  });
}

/** A printed e-mail of a seed fund with amounts in thousands and a link to the wire details. */
function venturePrintedMail(): FundDocument {
  const k = (fin: string, shown: string, value: string): string =>
    mark(fin, shown, { value, currency: 'USD' });
  const body = `<table>${row(['<b>From:</b>', 'Priya Okonedo, Finance'])}${row(['<b>Sent:</b>', `Tue ${noticeDate('12-Mar-24', '2024-03-12')} 9:14 AM`])}${row(['<b>To:</b>', text('limited_partner', 'Halvorsen Family Office Inc.')])}${row(['<b>Subject:</b>', `${text('fund', 'Driftglass Seed Fund III, LP')}: capital call ${text('call_number', '#4')}`])}</table><hr>
<p>Hi all,</p><p>It is that time again. We are calling 10% of commitments to fund two new seed deals (Palimpsest Bio, Orrery Labs) and keep the lights on. For you that means ${k('call_amount', '$75k', '75000')}, due on or before Tues., ${text('due_date', 'March 26', '2024-03-26')}.</p>
<p>Where it goes:</p><ul><li>${k('call_investments', '$58.5k', '58500')} – new investments</li><li>${k('call_management_fees', '$11.25k', '11250')} – Q2 management fee</li><li>${k('call_partnership_expenses', '$5.25k', '5250')} – audit, tax and legal</li></ul>
<p>Where you stand: you committed ${k('commitment', '$750k', '750000')}, had ${k('unfunded_before_call', '$412.5k', '412500')} left to call, and will have ${k('unfunded_after_call', '$337.5k', '337500')} left after this one. (Call #3 was $37.5k last October.)</p>
<p>Wire to ${text('bank_name', 'Embarcadero Startup Bank')}, account ${text('account_number', '3300982715')}, name ${text('beneficiary_name', 'Driftglass Seed Fund III LP')}, memo ${text('payment_reference', 'DSF3-4-Halvorsen')}. Same as last time, but please phone me before your first wire over $25k.</p>
<p>Thanks!<br>Priya</p><p class="x">${text('fund_manager', 'Driftglass Ventures Management, LLC')} · 410 Sutter Lane, San Francisco<br>This e-mail is confidential. Printed from mailbox finance, page 1 of 1</p>`;
  return document({
    file: 'FW capital call 4 - Driftglass.pdf',
    documentType: 'Capital Call',
    layout: 'printed-mail-amounts-in-k',
    pageSize: 'Letter',
    css: `body{font:10.5pt 'Liberation Sans';line-height:1.4}td{padding-right:10pt}.x{font-size:8pt;color:#777}`,
    body,
    derivable: { base_currency: 'USD' },
  });
}

export const documents: FundDocument[] = [debtLetter(), cumulativeTable(), venturePrintedMail()];
