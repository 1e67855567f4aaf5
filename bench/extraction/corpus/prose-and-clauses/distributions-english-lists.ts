import { createPrinter, printNumber } from '../amounts.ts';
import type { FundDocument } from '../document.ts';
import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, text } from '../paper/printing.ts';

const HOLDERS = [
  ['Aldwick Superannuation Nominees', '1 200 000', '60000.00', '96000.00', '0.00'],
  ['Barcoo Shire Staff Fund', '450 000', '22500.00', '36000.00', '0.00'],
  ['Coorong Teachers Retirement Plan', '2 000 000', '100000.00', '160000.00', '0.00'],
  ['Dunmarra Indemnity (Singapore branch)', '850 000', '42500.00', '68000.00', '10200.00'],
  ['Eungella Foundation', '300 000', '15000.00', '24000.00', '0.00'],
  ['Fitzroy Harbour Mutual Bank', '1 100 000', '55000.00', '88000.00', '0.00'],
] as const;

const cents = (value: string): number => Math.round(Number(value) * 100);
const fromCents = (value: number): string => (value / 100).toFixed(2);

/** All unitholders in one list, the addressee's row shaded, the totals of the trust below. */
function holderList(): FundDocument {
  const money = createPrinter(mark, { currency: 'AUD' });
  const own = 'Dunmarra Indemnity (Singapore branch)';
  const totals = [0, 0, 0, 0, 0];
  const rows = HOLDERS.map(([name, units, capital, income, tax]) => {
    const gross = cents(capital) + cents(income);
    const net = gross - cents(tax);
    [cents(capital), cents(income), gross, cents(tax), net].forEach((value, at) => {
      totals[at] = (totals[at] ?? 0) + value;
    });
    if (name !== own) {
      const shown = [capital, income, fromCents(gross), tax, fromCents(net)].map((one) => printNumber(one));
      return row([name, units, ...shown]);
    }
    return row(
      [
        text('limited_partner', name),
        units,
        money('distribution_return_of_capital', capital),
        money('distribution_income', income),
        money('distribution_gross', fromCents(gross)),
        money('distribution_withholding_tax', tax),
        money('distribution_net', fromCents(net)),
      ],
      'own',
    );
  });
  const body = `<h2>${text('fund', 'Harrow Finch Logistics Property Trust No. 4')}</h2>
<p>Distribution advice ${text('distribution_number', '23')} for the half-year ended 30 June 2024. Dated Monday ${noticeDate('15 July 2024', '2024-07-15')}; direct credit on Thursday ${text('payment_date', '25 July 2024', '2024-07-25')}. Trustee and manager: ${text('fund_manager', 'Harrow Finch Funds Management Limited')}, ABN 61 555 010 222. ${text('base_currency', 'Australian dollars', 'AUD')}. The shaded row is yours.</p>
${table([head(['Unitholder', 'Units', 'Capital returned (5.0 c)', 'Rental income (8.0 c)', 'Total (13.0 c)', 'Non-resident withholding', 'Payable']), ...rows, row(['Trust', '5 900 000', ...totals.map((value) => printNumber(fromCents(value)))], 't')])}
<p class="x">Units are fully paid. Holders of fewer than 1 000 units are paid by cheque. The previous advice (no. 22) paid 12.4 cents per unit, of which 4.6 cents was capital.</p>`;
  return document({
    file: 'HFLPT4 DA23 unitholder schedule.pdf',
    documentType: 'Capital Distribution',
    layout: 'list-of-holders-own-row-shaded',
    landscape: true,
    css: `body{font:9.5pt 'Nimbus Sans'}table{border-collapse:collapse;width:100%}th{border-bottom:1pt solid;text-align:right;font-size:8pt;vertical-align:bottom}td{padding:4pt 3pt;text-align:right}td:first-child,th:first-child{text-align:left}.own td{background:#d9e8c4;font-weight:bold}.t td{border-top:1pt solid}.x{font-size:7.5pt}`,
    body,
  });
}

/** A page of an investor portal: cards in thousands, and the history of payments with this one at its end. */
function portalPage(): FundDocument {
  const k = (fin: string, shown: string, value: string): string =>
    mark(fin, shown, { value, currency: 'USD' });
  const card = (label: string, value: string): string => `<div><b>${value}</b><span>${label}</span></div>`;
  const past = (number: string, date: string, amount: string, kind: string): string =>
    row([number, date, kind, amount]);
  const body = `<div class="top"><b>mosspier<i>connect</i></b><span>Signed in as: ${text('limited_partner', 'Okanagan Brewers Benefit Trust')} &nbsp;|&nbsp; Help &nbsp;|&nbsp; Log out</span></div>
<p class="crumb">Home › Funds › ${text('fund', 'Mosspier Ventures Seed Fund II, L.P.')} › Notices › Distribution ${text('distribution_number', '6')}</p>
<h2>Distribution notice <small>posted ${noticeDate('Nov 4, 2024', '2024-11-04')} · pays ${text('payment_date', 'Nov 14, 2024', '2024-11-14')}</small></h2>
<p>Sale of Kestrel Analytics to a trade buyer. 10% of the price stays in escrow until November 2025 (your share about $138k).</p>
<div class="cards">${card('Your gross proceeds', k('distribution_gross', '$1,240.5k', '1240500'))}${card('of which cost basis', k('distribution_return_of_capital', '$410.0k', '410000'))}${card('of which gain', k('distribution_realised_gain', '$830.5k', '830500'))}${card('Carry to the GP', k('distribution_carried_interest', '–$166.1k', '166100'))}${card('You receive', k('distribution_net', '$1,074.4k', '1074400'))}</div>
<div class="cards two">${card('Recallable', k('distribution_recallable', '$0.0k', '0'))}${card('Still unfunded', k('unfunded_commitment', '$325.0k', '325000'))}${card('DPI after payment', '0.84x')}</div>
<h3>Payment history</h3>${table([head(['No.', 'Paid', 'Kind', 'Net to you']), past('1', 'Mar 2, 2021', '$60.0k', 'Cash'), past('2', 'Jul 19, 2021', '$212.4k', 'Cash'), past('3', 'Feb 8, 2022', '$95.9k', 'Cash and stock'), past('4', 'Oct 30, 2023', '$18.2k', 'Escrow release'), past('5', 'Apr 22, 2024', '$402.7k', 'Cash')])}
<p class="x">© 2024 ${text('fund_manager', 'Mosspier Ventures Management, Inc.')} · 77 Pine Court, Boulder, CO 80302 · k = thousands of US dollars</p>`;
  return document({
    file: 'mosspierconnect_notice_6.pdf',
    documentType: 'Capital Distribution',
    layout: 'portal-cards-in-thousands',
    pageSize: 'Letter',
    css: `body{font:10pt 'Liberation Sans';color:#223}.top{background:#123;color:#fff;padding:6pt 10pt;display:flex;justify-content:space-between;font-size:8.5pt}.crumb{font-size:8pt;color:#567}small{font-weight:normal;color:#567}.cards{display:flex;gap:8pt;margin:8pt 0}.cards div{flex:1;border:.8pt solid #cdd;border-radius:6pt;padding:8pt}.two{width:60%}.cards b{display:block;font-size:13pt}.cards span{font-size:7.5pt;color:#567}table{border-collapse:collapse;width:60%}td,th{text-align:left;padding:3pt;border-bottom:.4pt solid #cdd}td:last-child,th:last-child{text-align:right}.x{font-size:7pt;color:#789;margin-top:30pt}`,
    body,
    derivable: { base_currency: 'USD' },
  });
}

export const documents: FundDocument[] = [holderList(), portalPage()];
