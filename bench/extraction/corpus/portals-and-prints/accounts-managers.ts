import { head, row, table } from '../html.ts';
import { cells, movement, type MovementLine } from '../paper/movement.ts';
import { document } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

const WHOLE = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'minus',
  before: '$',
  nil: '$0',
});
const POPLAR = movement([318402, 25000, null, 2500, 711, 86, null, null], 352219);

/** A small venture manager's e-mail printed to paper: one quarter, a short list, the rest in sentences. */
const poplar = document({
  file: 'Gmail - Poplar Street Seed I - your Q1 2025 account.pdf',
  documentType: 'Capital Account',
  layout: 'mail-print-one-quarter',
  pageSize: 'Letter',
  margin: '14mm 16mm',
  header:
    '<div style="font:7px Arial;width:100%;padding:0 14mm;display:flex;justify-content:space-between"><span>5/14/25, 9:22 AM</span><span>Mail - Poplar Street Seed I - your Q1 2025 account</span></div>',
  css: `body{font:10.4pt "Liberation Sans"} .q{border-bottom:1px solid #ddd;padding-bottom:6pt;margin-bottom:10pt} .q span{color:#666} table{border-collapse:collapse;margin:8pt 0} td{padding:3pt 26pt 3pt 0} td:last-child{text-align:right;padding-right:0} .b td{font-weight:bold;border-top:1px solid #bbb}`,
  derivable: {
    base_currency: 'USD',
    period_start: '2025-01-01',
    realised_gain_loss_qtd: 'USD 0',
    distributions_qtd: 'USD 0',
    carried_interest_qtd: 'USD 0',
    distributed_to_date: 'USD 0',
  },
  body: `<h3>Poplar Street Seed I – your Q1 2025 account</h3><div class="q"><b>Dana Whitcomb</b> &lt;dana@poplarstreet.example&gt;<br><span>To: Ines Calloway &lt;icalloway@callowayfamily.example&gt;<br>Wed, May 14, 2025 at 9:20 AM</span></div>
    <p>Hi Ines,</p><p>Below is the capital account of ${text('limited_partner', 'Calloway Family Holdings LLC')} in ${text('fund', 'Poplar Street Seed Fund I, LP')} as of ${text('reporting_date', 'March 31, 2025', '2025-03-31')}. These are unaudited numbers; the audited 2024 statements go out in June.</p>
    ${table([row(['Balance at December 31, 2024', WHOLE.amount('opening_balance_qtd', 318402)]), row(['Capital you paid in', WHOLE.amount('contributions_qtd', 25000)]), row(['Management fee', WHOLE.cost('management_fees_qtd', 2500)]), row(['Fund expenses (tax, legal, software)', WHOLE.cost('partnership_expenses_qtd', 711)]), row(['Interest earned on cash', WHOLE.amount('net_investment_income_qtd', 86)]), row(['Unrealized gain', WHOLE.amount('unrealised_gain_loss_qtd', POPLAR.unrealised)]), row(['Balance at March 31, 2025', WHOLE.amount('closing_balance_qtd', 352219)], 'b')])}
    <p>You have committed ${WHOLE.amount('commitment', 500000)} and so far we have called ${WHOLE.amount('contributed_to_date', 325000)}, which leaves ${WHOLE.amount('unfunded_commitment', 175000)} to be called over the next two years. There have been no exits yet, so no distributions.</p><p>The mark-up this quarter is Ferrous Labs, which closed its Series A at a $48 million pre-money valuation; we hold 6.1% after the round.</p>
    <p>Call me any time.</p><p>Dana<br>--<br>Dana Whitcomb, Managing Partner<br>${text('fund_manager', 'Poplar Street Ventures LLC')}<br>114 Poplar Street, Suite 3, Asheville, NC 28801</p>`,
});

const JERSEY = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'brackets',
  nil: '–',
});
const STARE = movement([22104882, 1850000, 960400, 101250, 28412, 66190, 311805, 74218], 23644071);
const BEFORE = movement([21550301, 900000, 0, 101250, 31077, 48802, 0, 52410], 22104882);
const stare = (label: string, line: MovementLine, name = ''): string => {
  const [now = ''] = cells(JERSEY, line, [['qtd', STARE]]);
  const known = BEFORE[line];
  const cost = ['distributions', 'fees', 'costs', 'carry'].includes(line);
  return row([label, now, JERSEY.show(known === null || known === 0 ? null : cost ? -known : known)], name);
};
const fact = (label: string, value: string): string => `<dt>${label}</dt><dd>${value}</dd>`;

/** Channel Islands report: facts and commitment in a coloured panel, this quarter beside the one before. */
const staremoor = document({
  file: 'Staremoor Energy Partners II - Q4 2024 - Jubilee Trust.pdf',
  documentType: 'Capital Account',
  layout: 'side-panel-previous-quarter',
  css: `body{font:9.8pt "URW Gothic","Liberation Sans"} .page{display:flex;min-height:235mm} .side{width:31%;background:#12343b;color:#fff;padding:12pt} .side dt{font-size:7.6pt;color:#b9d3d0;margin-top:8pt} .side dd{margin:0;font-size:10.2pt} .main{width:69%;padding-left:16pt} table{border-collapse:collapse;width:100%} th{font-weight:normal;color:#12343b;border-bottom:2px solid #12343b;text-align:right;padding:4pt 2pt} td{padding:5pt 2pt;border-bottom:.4px solid #bbb} td:nth-child(n+2){text-align:right} td:nth-child(3){color:#777} .b td{font-weight:bold;background:#eef4f3}`,
  body: `<div class="page"><div class="side"><h2>Staremoor</h2><dl>${fact('Partnership', text('fund', 'Staremoor Energy Partners II L.P.'))}${fact('Limited partner', text('limited_partner', 'Jubilee Trust Company as trustee of the Anning Settlement'))}${fact('Manager', text('fund_manager', 'Staremoor Capital (Jersey) Limited'))}${fact('Reporting period', `${text('period_start', '1 October 2024', '2024-10-01')} to<br>${text('reporting_date', '31 December 2024', '2024-12-31')}`)}${fact('Currency', text('base_currency', 'US dollar', 'USD'))}</dl><hr><dl>${fact('Your commitment', JERSEY.amount('commitment', 27000000))}${fact('Called to date', JERSEY.amount('contributed_to_date', 20925000))}${fact('Distributed to date', JERSEY.amount('distributed_to_date', 5316240))}${fact('Thereof recallable', JERSEY.amount('recallable_distributions', 1204000))}${fact('Available to be called', JERSEY.amount('unfunded_commitment', 7279000))}${fact('Interest in the partnership', text('ownership_percentage', '4.50%', '4.50'))}</dl></div>
    <div class="main"><h1 style="font-size:15pt;font-weight:normal">Capital account</h1><table>${head(['', 'Q4 2024', 'Q3 2024'])}${stare('Capital at start of quarter', 'opening', 'b')}${stare('Called', 'contributions')}${stare('Distributed', 'distributions')}${stare('Management fee', 'fees')}${stare('Other expenses of the partnership', 'costs')}${stare('Income', 'income')}${stare('Gain/(loss) realised', 'realised')}${stare('Revaluation', 'unrealised')}${stare('Carry provision', 'carry')}${stare('Capital at end of quarter', 'closing', 'b')}</table>
    <p style="margin-top:14pt">The quarter saw the refinancing of the Lugg Valley battery site and the sale of the minority stake in Corrib Tidal. Your share of the sale proceeds was paid on 19 November 2024.</p><p>Valuations follow IPEV and were approved by the valuation committee on 28 January 2025.</p><p style="font-size:7.6pt;color:#777">Not audited. Q3 2024 as previously reported. 44 Esplanade, St Helier, Jersey JE4 9WG.</p></div></div>`,
});

export const documents = [poplar, staremoor];
