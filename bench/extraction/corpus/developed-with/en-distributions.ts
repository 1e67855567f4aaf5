import { distribution } from '../accounts.ts';
import { createPrinter, multiplied, printNumber } from '../amounts.ts';
import type { FundDocument, Mark } from '../document.ts';
import { day, figure, head, NOTICE, row, table } from '../html.ts';

const COPPER = distribution({ seed: 'copper', commitment: '8000000' });

/** Partner, fund and per-unit columns, footnote marks, a wire block. */
function perUnit(mark: Mark): string {
  const money = createPrinter(mark, { currency: 'USD' });
  const line = (label: string, fin: string, cost = false): string => {
    const value = figure(COPPER, fin);
    const whole = printNumber(multiplied(value, cost ? '-37.5' : '37.5', 2));
    return row(
      [label, whole, money(fin, value, { cost }), printNumber(multiplied(value, '0.00025', 4))],
      fin,
    );
  };
  return `<style>body{font:9.5pt 'Liberation Sans'}h1{font-size:13pt;border-bottom:2pt solid #b46b2d}table{width:100%;border-collapse:collapse}th,td{padding:3pt;text-align:right}td:first-child{text-align:left}tr:nth-child(odd) td{background:#faf3ec}.distribution_net td,.distribution_gross td{font-weight:bold;border-top:.8pt solid}sup{font-size:6pt}</style>
<h1>${mark('fund', 'Copperline Energy Royalty Fund, LP')}</h1><p>DISTRIBUTION NOTICE #${mark('distribution_number', '19')}<br>Notice date: ${day(mark, NOTICE, ['2024-08-20', 'August 20, 2024'])}<br>Payment date: ${day(mark, 'payment_date', ['2024-08-27', 'August 27, 2024'])}<br>Limited partner: ${mark('limited_partner', 'Ozark Carpenters Pension Trust')}</p>
${table([head(['', 'Total Fund ($)', 'Your Share ($)', 'Per Unit ($)']), line('Return of capital', 'distribution_return_of_capital'), line('Realized gains', 'distribution_realised_gain'), line('Dividend and interest income<sup>1</sup>', 'distribution_income'), line('Gross distribution', 'distribution_gross'), line('Less: taxes withheld<sup>2</sup>', 'distribution_withholding_tax', true), line('Less: carried interest', 'distribution_carried_interest', true), line('Net distribution payable', 'distribution_net')])}
<p>Amount subject to recall: ${money('distribution_recallable', figure(COPPER, 'distribution_recallable'), { before: '$' })}. Remaining unfunded commitment after this distribution: ${money('unfunded_commitment', figure(COPPER, 'unfunded_commitment'), { before: '$' })} of $8,000,000.00 committed.</p>
<p style="font-size:7pt">1 Includes interest on escrow of $412.50. 2 At the rates in effect on the record date. Paid to your account ending 4471 at First Plains Bank.<br>${mark('fund_manager', 'Copperline Royalty Advisors, Inc.')}, 1400 Smith Street, Houston, TX 77002, 713-555-0164</p>`;
}

const HAZEL = distribution({
  seed: 'hazel',
  commitment: '2000000',
  without: ['distribution_carried_interest', 'distribution_withholding_tax', 'distribution_recallable'],
});

/** A short letter in sentences. */
function letter(mark: Mark): string {
  const money = createPrinter(mark, { currency: 'GBP', before: '£' });
  const of = (fin: string): string => money(fin, figure(HAZEL, fin));
  return `<style>body{font:11pt 'Nimbus Roman';line-height:1.5}</style><p style="text-align:center"><b>${mark('fund_manager', 'Hazelmere Partners LLP')}</b><br><small>9 Cathedral Close, Bristol BS1 5TT</small></p>
<p>${mark('limited_partner', 'Wexcombe Charitable Trust')}<br>The Old Rectory<br>Wexcombe SN8 3NL</p><p>${day(mark, NOTICE, ['2023-07-03', '3rd July 2023'])}</p><p>Dear Trustees,</p>
<p><u>${mark('fund', 'Hazelmere European Property Fund I')}: distribution no. ${mark('distribution_number', '4')}</u></p>
<p>Following the sale of the Rotterdam warehouse we are pleased to tell you that ${of('distribution_net')} will be paid to your nominated account on ${day(mark, 'payment_date', ['2023-07-10', '10th July 2023'])}. The payment is made up of
${of('distribution_return_of_capital')} by way of return of capital, ${of('distribution_realised_gain')} of realised gain and ${of('distribution_income')} of rental and other income. No tax has been deducted.</p>
<p>The undrawn part of your commitment is unchanged at ${of('unfunded_commitment')}. Including this payment the Fund has returned 64% of the capital drawn from its investors.</p><p>Yours sincerely</p>`;
}

const OLIVE = distribution({
  seed: 'olive',
  commitment: '30000000',
  step: '1000',
  without: ['distribution_withholding_tax'],
});

/** Tiles above, thousands, currency codes before the amounts. */
function tiles(mark: Mark): string {
  const money = createPrinter(mark, { currency: 'USD', scale: 3 });
  const of = (fin: string, cost = false): string => money(fin, figure(OLIVE, fin), { cost });
  const tile = (label: string, value: string): string => `<div><small>${label}</small>${value}</div>`;
  return `<style>body{font:10pt 'DejaVu Sans'}.g{display:flex;gap:10pt}.g div{flex:1;background:#26413c;color:#fff;padding:10pt;font-size:13pt}small{display:block;font-size:7pt;opacity:.8}td{padding:4pt 20pt 4pt 0}td:last-child{text-align:right}</style>
<h2>${mark('fund', 'Olivegate Asia Growth V')} | Distribution advice</h2><p>Prepared for ${mark('limited_partner', 'Straits Insurance Provident Board')} on ${day(mark, NOTICE, ['2025-03-05', '05-Mar-2025'])} · ${mark('base_currency', 'USD')} in thousands</p>
<div class="g">${tile('Distribution', `No. ${mark('distribution_number', '7')}`)}${tile('Pay date', day(mark, 'payment_date', ['2025-03-19', '19-Mar-2025']))}${tile('Net to you', of('distribution_net'))}</div><br>
${table([row(['Return of invested capital', of('distribution_return_of_capital')]), row(['Capital gain', of('distribution_realised_gain')]), row(['Dividends', of('distribution_income')]), row(['<b>Total before deductions</b>', of('distribution_gross')]), row(["GP's carry", of('distribution_carried_interest', true)]), row(['Of which recallable', of('distribution_recallable')]), row(['Commitment remaining to be called', of('unfunded_commitment')])])}
<p style="position:fixed;bottom:0;font-size:7pt">Manager: ${mark('fund_manager', 'Olivegate Capital (Singapore) Pte. Ltd.')} · UEN 201512345K · 1 of 1</p>`;
}

const notice = (file: string, layout: string, html: (mark: Mark) => string) =>
  ({ file, documentType: 'Capital Distribution', language: 'en', layout, html }) as const;

export const documents: FundDocument[] = [
  {
    ...notice('Copperline_Dist19_OCPT.pdf', 'fund-partner-per-unit', perUnit),
    pageSize: 'Letter',
    derivable: { base_currency: { value: 'USD' } },
  },
  {
    ...notice('Hazelmere EPF I - distribution 4.pdf', 'prose-letter', letter),
    derivable: {
      base_currency: { value: 'GBP' },
      distribution_withholding_tax: { value: '0', currency: 'GBP' },
      distribution_gross: { value: figure(HAZEL, 'distribution_gross'), currency: 'GBP' },
    },
  },
  { ...notice('OAG5_DA07_SIPB.pdf', 'tiles-thousands', tiles), pageSize: 'A4 landscape' },
];
