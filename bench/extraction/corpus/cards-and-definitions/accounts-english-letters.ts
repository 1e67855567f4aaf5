import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

const EUR = printer({
  currency: 'EUR',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
  before: '€',
});
const K = {
  open: 318042211,
  paid: 15000000,
  out: 4210090,
  fee: 1875000,
  cost: 240118,
  gain: 2810477,
  up: 6644190,
};
const K_END = K.open + K.paid - K.out - K.fee - K.cost + K.gain + K.up;

const kilbrannan = document({
  file: 'Letter re capital account Kilbrannan Q1 FY25 - Ardnish Trust.pdf',
  documentType: 'Capital Account',
  layout: 'letter-in-prose',
  margin: '26mm 30mm',
  css: `body{font:10.5pt/1.5 'Liberation Serif';color:#111}.t{text-align:right;font:9pt 'Liberation Serif';border-bottom:.6pt solid #888;padding-bottom:8pt}.z{font:22pt Z003;color:#223a70}p{text-align:justify}`,
  body: `<div class="t"><b>${mark('fund_manager', 'Kilbrannan Credit Partners (Ireland) Ltd')}</b><br>Fitzwilton Row 8, Dublin 2 · regulated by the Central Bank of Ireland</div>
<p>${mark('limited_partner', 'The Ardnish Charitable Trust')}<br>Trustees’ Office, Lochailort</p><p>22 October 2025</p>
<p><b>${mark('fund', 'Kilbrannan Speciality Lending ICAV – Compartment 4')}: your capital account at ${text('reporting_date', '30 September 2025', '2025-09-30')}</b></p>
<p>Dear Trustees,</p>
<p>We set out below how your account moved during the three months that began on ${text('period_start', '1 July 2025', '2025-07-01')}. At that date the account stood at ${EUR.amount('opening_balance_qtd', K.open)}. Over the quarter you contributed ${EUR.amount('contributions_qtd', K.paid)} under drawdown 11 and received distributions of ${EUR.amount('distributions_qtd', K.out)}.</p>
<p>The management fee borne by you came to ${EUR.amount('management_fees_qtd', K.fee)} and your part of the other expenses of the compartment to ${EUR.amount('partnership_expenses_qtd', K.cost)}. Loans repaid above their carrying amount gave rise to a realised gain of ${EUR.amount('realised_gain_loss_qtd', K.gain)}, while the unrealised value of the remaining book rose by ${EUR.amount('unrealised_gain_loss_qtd', K.up)}. No carried interest was charged or accrued. Your account therefore closed the quarter at ${EUR.amount('closing_balance_qtd', K_END)}.</p>
<p>Of your total commitment of ${EUR.amount('commitment', 500000000)} you have so far paid in ${EUR.amount('contributed_to_date', 331250000)}, so that ${EUR.amount('unfunded_commitment', 168750000)} remains to be called. Distributions since you joined the compartment amount to ${EUR.amount('distributed_to_date', 48611307)}, none of which may be recalled.</p>
<p>These figures have not been audited. Should you wish to discuss them, Aoife Treacy will gladly take your call.</p><p>Yours faithfully,</p><p class="z">A. Treacy</p><p>Director, Investor Services</p>`,
  derivable: { base_currency: 'EUR', recallable_distributions: 'EUR 0', carried_interest_qtd: 'EUR 0' },
});

export const documents = [kilbrannan];
