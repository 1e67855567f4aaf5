import { row } from '../html.ts';
import { document } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const DOLLARS = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '-',
});
const usd = DOLLARS.amount;
const less = DOLLARS.cost;

const CAPITAL = 88124000;
const [SHORT, LONG] = [1204455, 46780112];
const [DIVIDENDS, INTEREST] = [1840220, 377109];
const GAIN = SHORT + LONG;
const INCOME = DIVIDENDS + INTEREST;
const GROSS = CAPITAL + GAIN + INCOME;
const [CARRY, FEDERAL, STATE] = [9618734, 412060, 88915];
const TAX = FEDERAL + STATE;
const NET = GROSS - CARRY - TAX;
const share = (amount: number): string => DOLLARS.show(Math.round(amount / 0.0225));
const line = (label: string, amount: number, own: string, name = ''): string =>
  row([label, share(amount), own], name);

/** Industry template: indented components under subtotals, fund total and partner, cumulative block, two pages. */
const quillon = document({
  file: 'Distribution_Notice_QGE-VII_2025-06-27_LP0355_Palouse_Univ.pdf',
  documentType: 'Capital Distribution',
  layout: 'template-components-under-subtotals',
  pageSize: 'Letter',
  css: `body{font:9pt "Liberation Sans"} h1{font-size:13pt;margin:0} .sub{color:#555;margin-bottom:10pt} table{width:100%;border-collapse:collapse;margin:6pt 0 10pt} td,th{padding:2.3pt 4pt;text-align:right} td:first-child,th:first-child{text-align:left} th{background:#333;color:#fff;font-weight:normal} .i td:first-child{padding-left:20pt;color:#333} .s td{border-top:.6px solid #666;font-weight:bold} .e td{border-top:1.2px solid #000;border-bottom:1.2px solid #000;font-weight:bold} .k td{text-align:left;padding:1.6pt 4pt} .k td:nth-child(odd){color:#666;width:17%} .pb{break-before:page} small{color:#555}`,
  footer:
    '<div style="font-size:7px;width:100%;padding:0 48px;text-align:center">Quillon Growth Equity VII, L.P. – Distribution Notice No. 9 – <span class="pageNumber"></span></div>',
  body: `<h1>Distribution Notice</h1><div class="sub">${text('fund', 'Quillon Growth Equity VII, L.P.')}</div><table class="k">${row(['Investor', text('limited_partner', 'Palouse State University Foundation'), 'Notice date', noticeDate('06/20/2025', '2025-06-20')])}${row(['Investor ID', 'LP0355', 'Payment date', text('payment_date', '06/27/2025', '2025-06-27')])}${row(['Manager', text('fund_manager', 'Quillon Capital Partners, L.P.'), 'Distribution no.', text('distribution_number', '9')])}${row(['Currency', text('base_currency', 'USD'), 'Source', 'Sale of Northgate Pharmacy Services'])}</table>
  <table><tr><th>Current distribution</th><th>All partners</th><th>Investor</th></tr>${line('Return of capital', CAPITAL, usd('distribution_return_of_capital', CAPITAL), 's')}${line('Realized gain – short term', SHORT, DOLLARS.show(SHORT), 'i')}${line('Realized gain – long term', LONG, DOLLARS.show(LONG), 'i')}${line('Total realized gain', GAIN, usd('distribution_realised_gain', GAIN), 's')}${line('Dividends', DIVIDENDS, DOLLARS.show(DIVIDENDS), 'i')}${line('Interest', INTEREST, DOLLARS.show(INTEREST), 'i')}${line('Total income', INCOME, usd('distribution_income', INCOME), 's')}${line('Gross distribution', GROSS, usd('distribution_gross', GROSS), 'e')}${line('Less: carried interest', -CARRY, less('distribution_carried_interest', CARRY), '')}${line('Federal withholding', -FEDERAL, DOLLARS.show(-FEDERAL), 'i')}${line('State withholding (WA)', -STATE, DOLLARS.show(-STATE), 'i')}${line('Less: total tax withheld', -TAX, less('distribution_withholding_tax', TAX), '')}${line('Net distribution', NET, usd('distribution_net', NET), 'e')}</table>
  <div class="pb"></div><table><tr><th>Commitment and cumulative amounts</th><th>Before</th><th>This notice</th><th>After</th></tr>${row(['Recallable distributions', '4,118,200.00', usd('distribution_recallable', 22031000), '4,338,510.00'])}${row(['Unfunded commitment', '6,904,110.25', '220,310.00', usd('unfunded_commitment', 712442025)])}${row(['Cumulative distributions', '18,330,402.77', usd('distribution_net', NET), DOLLARS.show(1833040277 + NET)])}</table><p><small>Payment will be made by wire to the account on record at Snake River Trust Company. The amounts withheld are estimates; Schedule K-1 will be issued by March 31, 2026. The General Partner has determined the amount subject to recall under Section 6.4(b).</small></p>`,
});

const EUROS = printer({
  currency: 'EUR',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
  nil: 'n/a',
});
const eur = EUROS.amount;
const UNITS = 184250;
/** Hundredths of a cent per unit, which times the units is the amount in cents rounded. */
const perUnit = (rate: number): number => Math.round((rate * UNITS) / 100);
const [PRINCIPAL, PROFIT, COUPONS] = [perUnit(62000), perUnit(18400), perUnit(9125)];
const UNIT_GROSS = PRINCIPAL + PROFIT + COUPONS;
const DWT = perUnit(760);
const unit = (label: string, rate: string, amount: string, name = ''): string =>
  row([label, rate, amount], name);

/** Distribution per unit: a rate column and an amount column, the holding above. */
const morwenna = document({
  file: 'Morwenna Timber Fund FCP-RAIF dist adv 202411 class B (Norrlands).pdf',
  documentType: 'Capital Distribution',
  layout: 'rate-per-unit-and-amount',
  css: `body{font:9.6pt "Nimbus Sans","Liberation Sans"} .h{border-bottom:3px solid #3d5229;padding-bottom:6pt;display:flex;justify-content:space-between} h1{font-size:12pt;margin:12pt 0 4pt} table{border-collapse:collapse;width:80%;margin:8pt 0} th{font-weight:normal;text-align:right;border-bottom:1px solid;font-size:8.4pt} td{padding:3.2pt 0;text-align:right} td:first-child,th:first-child{text-align:left} .t td{font-weight:bold;border-top:.6px solid} .p td:last-child{text-align:left} .p td:first-child{width:42%;color:#555}`,
  derivable: { distribution_carried_interest: 'EUR 0' },
  body: `<div class="h"><b>${text('fund_manager', 'Morwenna Forestry Managers S.à r.l.')}</b><span>Luxembourg, ${noticeDate('22 November 2024', '2024-11-22')}</span></div><h1>Distribution advice no. ${text('distribution_number', '13')}</h1><table class="p">${row(['Fund', text('fund', 'Morwenna Timber Fund FCP-RAIF')])}${row(['Unitholder', text('limited_partner', 'Norrlands Skogsägares Pensionsbolag')])}${row(['Units held (class B)', '184,250.000'])}${row(['Record date', '15 November 2024'])}${row(['Ex date', '18 November 2024'])}${row(['Payment date', text('payment_date', '29 November 2024', '2024-11-29')])}${row(['Currency', text('base_currency', 'EUR')])}</table>
  <table><tr><th></th><th>per unit</th><th>amount</th></tr>${unit('Repayment of capital', '6.2000', eur('distribution_return_of_capital', PRINCIPAL))}${unit('Gain on sale of the Småland estates', '1.8400', eur('distribution_realised_gain', PROFIT))}${unit('Timber and lease income', '0.9125', eur('distribution_income', COUPONS))}${unit('Gross distribution', '8.9525', eur('distribution_gross', UNIT_GROSS), 't')}${unit('Withholding tax', '-0.0760', EUROS.cost('distribution_withholding_tax', DWT))}${unit('Net distribution', '8.8765', eur('distribution_net', UNIT_GROSS - DWT), 't')}</table><p>Class B units carry no performance fee. Capital of EUR 2.0000 per unit, in total ${eur('distribution_recallable', perUnit(20000))}, is recallable until 31 December 2026 and has been added to your undrawn commitment, now ${eur('unfunded_commitment', 91240000)}.</p><p style="font-size:8pt">Paying agent: Banque Alzette S.A. The net asset value per unit before distribution was 112.4471 on 31 October 2024.</p>`,
});

const LETTER = printer({
  currency: 'GBP',
  group: ',',
  point: '.',
  digits: 2,
  before: '£',
  negative: 'minus',
});
const gbp = LETTER.amount;
const [BACK, PLUS] = [12000000, 8416250];

/** Letter: the parts are told in sentences, tax and carried interest as absent, the net amount in bold. */
const tregenna = document({
  file: 'Tregenna Regional Growth - proceeds of Penmarric - letter to Lady Rosevear.pdf',
  documentType: 'Capital Distribution',
  layout: 'letter-proceeds-in-sentences',
  css: `body{font:11pt/1.5 "Liberation Serif"} .q{margin-left:55%}`,
  derivable: {
    base_currency: 'GBP',
    distribution_withholding_tax: 'GBP 0',
    distribution_carried_interest: 'GBP 0',
    distribution_income: 'GBP 0',
    distribution_recallable: 'GBP 0',
  },
  body: `<div class="q"><b>${text('fund_manager', 'Tregenna Capital LLP')}</b><br>Lemon Quay, Truro TR1</div><p>${noticeDate('11 July 2024', '2024-07-11')}</p><p>${text('limited_partner', 'The Dowager Lady Rosevear')}<br>Trevanion House<br>St Mawes</p><p>Dear Lady Rosevear,</p><p><b>${text('fund', 'Tregenna Regional Growth Fund LP')}: sale of Penmarric Cheese</b></p><p>I am delighted to report that the sale of Penmarric Cheese completed on 28 June 2024 at 2.3 times our cost. This leads to the ${text('distribution_number', 'third', '3')} distribution of the partnership.</p>
  <p>Your share of the proceeds is ${gbp('distribution_gross', BACK + PLUS)}. Of this, ${gbp('distribution_return_of_capital', BACK)} is a repayment of the capital you advanced and ${gbp('distribution_realised_gain', PLUS)} is capital gain; there is no income element. No tax has been withheld, and as the preferred return has not yet been reached no carried interest is payable. None of the amount can be called again.</p><p>We shall therefore pay <b>${gbp('distribution_net', BACK + PLUS)}</b> to your account at Carrick Roads Bank on ${text('payment_date', '18 July 2024', '2024-07-18')}. After this distribution your undrawn commitment remains ${gbp('unfunded_commitment', 5500000)}.</p><p>A tax voucher will follow with the annual partnership statement. Four companies remain in the portfolio and I look forward to telling you about them at the garden party in September.</p><p>Yours sincerely,</p><p style="margin-top:30pt">Jago Penhaligon<br>Senior Partner</p>`,
});

const CODES = printer({ currency: 'AUD', group: ',', point: '.', digits: 2, negative: 'trailing minus' });
const aud = CODES.amount;
const [CAP, CGT, DIV, FRANK] = [4412000, 2987655, 610045, 118960];
const AUD_GROSS = CAP + CGT + DIV + FRANK;
const [NRWT, PERF] = [91507, 448148];
const code = (id: string, label: string, value: string): string => row([id, label, value]);

/** Custodian's credit advice: coded lines in a box, tax components before the payment components. */
const kookaburra = document({
  file: 'CREDIT ADVICE 7731-004 BILLABONG PRIVATE EQUITY TRUST 5.pdf',
  documentType: 'Capital Distribution',
  layout: 'custodian-coded-lines',
  css: `body{font:9pt "DejaVu Sans Mono"} .h{display:flex;justify-content:space-between;border:2px solid #000;padding:6pt} table{border-collapse:collapse;width:100%;margin-top:10pt} td{padding:2.2pt 4pt;vertical-align:top} td:last-child{text-align:right} .c td:first-child{width:42pt;color:#666} .c tr:nth-child(even) td{background:#f1f1f1} .k td:last-child{text-align:left} .k td:first-child{width:150pt}`,
  derivable: { distribution_recallable: 'AUD 0' },
  body: `<div class="h"><b>BASS STRAIT CUSTODY PTY LTD</b><b>CREDIT ADVICE – UNLISTED TRUST</b></div><table class="k">${row(['ACCOUNT NAME', text('limited_partner', 'Gippsland Health Workers Super Fund')])}${row(['ACCOUNT', '7731-004'])}${row(['SECURITY', text('fund', 'Billabong Private Equity Trust 5')])}${row(['INVESTMENT MANAGER', text('fund_manager', 'Billabong Capital Pty Ltd')])}${row(['EVENT', `DISTRIBUTION ${text('distribution_number', '17')}`])}${row(['ADVICE DATE', noticeDate('03 SEP 2024', '2024-09-03')])}${row(['VALUE DATE', text('payment_date', '06 SEP 2024', '2024-09-06')])}${row(['CURRENCY', text('base_currency', 'AUD')])}</table>
  <table class="c">${code('', 'FOR INFORMATION: TAX STATEMENT COMPONENTS', '')}${code('T18', 'DISCOUNTED CAPITAL GAIN (NTARP)', '11,204.18')}${code('T19', 'CGT CONCESSION AMOUNT', '11,204.18')}${code('T20', 'FRANKING CREDITS', '872.11')}</table><table class="c">${code('', 'PAYMENT COMPONENTS', '')}${code('P01', 'RETURN OF CAPITAL', aud('distribution_return_of_capital', CAP))}${code('P02', 'REALISED CAPITAL GAINS', aud('distribution_realised_gain', CGT))}${code('P03', 'DIVIDENDS AND INTEREST', aud('distribution_income', DIV + FRANK))}${code('P10', 'GROSS DISTRIBUTION', aud('distribution_gross', AUD_GROSS))}${code('P11', 'NON-RESIDENT WITHHOLDING TAX', CODES.cost('distribution_withholding_tax', NRWT))}${code('P12', 'PERFORMANCE FEE / CARRIED INTEREST', CODES.cost('distribution_carried_interest', PERF))}${code('P20', 'NET CREDITED TO YOUR CASH ACCOUNT', `<b>${aud('distribution_net', AUD_GROSS - NRWT - PERF)}</b>`)}</table><table class="c">${code('M01', 'UNCALLED COMMITMENT AFTER EVENT', aud('unfunded_commitment', 30850000))}${code('M02', 'RECALLABLE', 'NIL')}</table><p style="font-size:7.5pt">THIS ADVICE IS GENERATED FROM INFORMATION RECEIVED FROM THE TRUSTEE. BASS STRAIT CUSTODY GIVES NO TAX ADVICE. E&amp;OE.</p>`,
});

export const documents = [quillon, morwenna, tregenna, kookaburra];
