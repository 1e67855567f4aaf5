import { capitalAccount, FLOWS } from '../accounts.ts';
import { createPrinter, multiplied, negate, printNumber, sum } from '../amounts.ts';
import type { FundDocument, Mark } from '../document.ts';
import { day, figure, impliedByAccount, row, table } from '../html.ts';

const PERIODS = ['qtd', 'ytd', 'itd'] as const;

const HARROW = capitalAccount({ seed: 'harrow', commitment: '12500000', step: '1', quarter: 3 });
const WORDS: Record<string, string> = {
  contributions: 'Capital calls funded',
  distributions: 'Cash and in-kind distributions',
  management_fees: 'Management fee, net of offsets',
  partnership_expenses: 'Other partnership costs',
  net_investment_income: 'Dividends, interest and other income, net',
  realised_gain_loss: 'Realized gains (losses) on portfolio investments',
  unrealised_gain_loss: 'Net movement in unrealized appreciation',
  carried_interest: 'Performance allocation to General Partner',
};

/** The investor's periods beside the whole partnership's, which no metric asks for; a commitment roll below. */
function besideTotal(mark: Mark): string {
  const style = { currency: 'USD', negative: 'parentheses' } as const;
  const money = createPrinter(mark, style);
  const whole = (fin: string, cost: boolean): string => {
    const value = multiplied(figure(HARROW, fin), '41.37', 0);
    return printNumber(cost ? negate(value) : value, style);
  };
  const line = (fin: string, label: string, cost = false): string =>
    row(
      [
        label,
        ...PERIODS.map((period) => money(`${fin}_${period}`, figure(HARROW, `${fin}_${period}`), { cost })),
        whole(`${fin}_qtd`, cost),
        whole(`${fin}_itd`, cost),
      ],
      fin,
    );
  const fact = (label: string, value: string): string => row([label, value]);
  const called = figure(HARROW, 'contributions_qtd');
  const again = figure(HARROW, 'recallable_distributions');
  const unfunded = figure(HARROW, 'unfunded_commitment');
  return `<style>body{font:8pt 'Liberation Sans'}table{border-collapse:collapse;width:100%}td,th{padding:3pt 4pt;text-align:right}td:first-child,th:first-child{text-align:left}th{border-bottom:.8pt solid;font-size:7pt}th.u{text-align:center}.opening_balance td,.closing_balance td{font-weight:bold;border-top:.6pt solid}.closing_balance td{border-bottom:2pt double}td:nth-child(5){border-left:.6pt solid #888}.k{width:62%;margin-top:12pt}</style>
<p style="text-align:center"><b>${mark('fund', 'Harrowgate Infrastructure Income Fund II, L.P.')}</b><br>Statement of Partner's Capital<br>For the quarter ended ${day(mark, 'reporting_date', ['2024-09-30', 'September 30, 2024'])} (unaudited)</p>
<p>Partner: <b>${mark('limited_partner', 'Municipal Employees Annuity Trust of Danforth')}</b><br>Partner ID: 20-0417 &nbsp; Class: B<br>Share of partnership: ${mark('ownership_percentage', '2.4170%', { value: '2.4170' })}</p>
<table><tr><th></th><th class="u" colspan="3">Your account</th><th class="u" colspan="2">All partners</th></tr><tr><th>(in US dollars)</th><th>Quarter</th><th>Year to date</th><th>Since inception</th><th>Quarter</th><th>Since inception</th></tr>${line('opening_balance', "Partner's capital, beginning")}${FLOWS.map(([flow, sign]) => line(flow, WORDS[flow] ?? '', sign === -1)).join('')}${line('closing_balance', "Partner's capital, ending")}</table>
${table([fact('Capital commitment', money('commitment', figure(HARROW, 'commitment'))), fact('Uncalled, June 30, 2024', printNumber(sum(unfunded, called), style)), fact('Called during the quarter', printNumber(negate(called), style)), fact('Uncalled, September 30, 2024', money('unfunded_commitment', unfunded)), fact('of which distributions subject to recall', money('recallable_distributions', again))], 'k')}
<p style="font-size:7pt">Net IRR to date 9.8%, net multiple 1.21x. Prepared by Orrin Fund Administration, Inc. for ${mark('fund_manager', 'Harrowgate Infrastructure Management, LLC')}. Questions: investor.services@example.com.</p>`;
}

const BEACON = capitalAccount({
  seed: 'beacon hill',
  commitment: '7500000',
  quarter: 2,
  without: ['carried_interest'],
});

/** A letter: the quarter in a list of sentences and figures, the year in a second list, standing data in prose. */
function letterList(mark: Mark): string {
  const money = createPrinter(mark, { currency: 'GBP', before: '£', negative: 'minus' });
  const item = (fin: string, label: string, period: string, cost = false): string =>
    `<li><span>${label}</span><span>${money(`${fin}_${period}`, figure(BEACON, `${fin}_${period}`), { cost })}</span></li>`;
  const list = (period: string, from: string): string =>
    `<ul>${item('opening_balance', `Your balance on ${from}`, period)}${item('contributions', 'Plus amounts you paid in', period)}${item('distributions', 'Less amounts paid out to you', period, true)}${item('net_investment_income', 'Share of income', period)}${item('management_fees', "Share of the Manager's fee", period, true)}${item('partnership_expenses', 'Share of operating expenses', period, true)}${item('realised_gain_loss', 'Share of profit on disposals', period)}${item('unrealised_gain_loss', 'Share of revaluation of investments held', period)}${item('closing_balance', 'Your balance on 30 June 2024', period)}</ul>`;
  const amount = (fin: string): string => money(fin, figure(BEACON, fin));
  return `<style>body{font:10pt 'Liberation Serif'}ul{list-style:none;padding:0 30pt;margin:6pt 0}li{display:flex;justify-content:space-between;border-bottom:.3pt dotted #999;line-height:1.6}li:first-child,li:last-child{font-weight:bold}</style>
<p>${mark('fund_manager', 'Beaconfield Managers Limited')}<br>9 Tolbooth Wynd, Edinburgh EH6 6DN</p><p>${mark('limited_partner', 'The Ashgrove Endowment')}<br>c/o Carrick Trustees<br>Investor reference 7741/03</p><p>19 July 2024</p>
<p><b>${mark('fund', 'Beaconfield Secondary Opportunities LP')}: your capital account at ${day(mark, 'reporting_date', ['2024-06-30', '30 June 2024'])}</b></p>
<p>We set out below how your capital account has developed. Your commitment to the Partnership is ${amount('commitment')}. To date you have contributed ${amount('contributed_to_date')}, and you have received ${amount('distributed_to_date')} in distributions, of which ${amount('recallable_distributions')} remains subject to recall. You may therefore still be called upon for ${amount('unfunded_commitment')}.</p>
<p>Three months from ${day(mark, 'period_start', ['2024-04-01', '1 April 2024'])} to 30 June 2024</p>${list('qtd', '1 April 2024')}<p>Six months from 1 January 2024 to 30 June 2024</p>${list('ytd', '1 January 2024')}
<p>These figures are unaudited and do not include any accrual of carried interest, as the hurdle of 8% has not been passed. The next call, expected in October 2024, is unlikely to exceed 4% of commitments.</p><p>Yours faithfully</p>`;
}

export const documents: FundDocument[] = [
  {
    file: 'Harrowgate II_PCAP_20-0417_093024.pdf',
    documentType: 'Capital Account',
    language: 'en',
    layout: 'own-beside-all-partners',
    pageSize: 'Letter',
    html: besideTotal,
    derivable: {
      ...impliedByAccount(HARROW, { currency: 'USD', start: '2024-07-01' }),
      base_currency: { value: 'USD' },
    },
  },
  {
    file: 'Beaconfield SO LP - Ashgrove - capital account letter.pdf',
    documentType: 'Capital Account',
    language: 'en',
    layout: 'letter-with-lists',
    html: letterList,
    derivable: { base_currency: { value: 'GBP' } },
  },
];
