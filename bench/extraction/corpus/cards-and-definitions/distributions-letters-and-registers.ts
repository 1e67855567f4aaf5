import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const AUD = printer({ currency: 'AUD', group: ',', point: '.', digits: 2, negative: 'minus', before: 'A$' });
const R = { capital: 104400000, gain: 38214075, rent: 9611260, tax: 1441689 };
const R_GROSS = R.capital + R.gain + R.rent;

const coolibah = document({
  file: 'Yarrawonga Office Value-Add - distribution letter - Quoll Foundation.pdf',
  documentType: 'Capital Distribution',
  layout: 'prose-with-photo-banner-real-estate',
  margin: '0 0 15mm',
  css: `body{font:10pt/1.5 'DejaVu Serif Condensed','DejaVu Serif';margin:0}.ph{height:42mm;background:linear-gradient(170deg,#8fb8d8 40%,#d9c9a8 41%,#6b7f52 70%);position:relative}.ph svg{position:absolute;left:24mm;bottom:0}.ph b{position:absolute;right:20mm;bottom:6mm;color:#fff;font-size:15pt}main{padding:8mm 24mm;font-size:9.3pt}li{margin:2pt 0}.f{font-size:7.2pt;border-top:.5pt solid #888}`,
  body: `<div class="ph"><svg width="180" height="90" viewBox="0 0 180 90"><path d="M0 90V40h40V10h50v80M90 90V30h30v60M130 90V55h40v35" fill="#3b4652"/></svg><b>${mark('fund_manager', 'Yarrawonga Property Partners Pty Ltd')}</b></div>
<main><p>${noticeDate('3 July 2025', '2025-07-03')}</p><p>${mark('limited_partner', 'The Quoll Foundation')}<br>PO Box 118, Hobart TAS 7001</p><p>Dear investor,</p>
<p>We are pleased to tell you that settlement of 88 Collins Wharf took place last Friday. ${mark('fund', 'Yarrawonga Office Value-Add Partnership No. 2')} will therefore make its ${text('distribution_number', 'sixth', '6')} distribution. Your entitlement before tax is ${AUD.amount('distribution_gross', R_GROSS)}. It is made up as follows:</p>
<ul><li>${AUD.amount('distribution_return_of_capital', R.capital)} is a return of the capital you contributed for the building;</li><li>${AUD.amount('distribution_realised_gain', R.gain)} is your share of the gain on sale, after selling costs of 1.15%;</li><li>${AUD.amount('distribution_income', R.rent)} is net rent for the June quarter.</li></ul>
<p>From the rental component we are obliged to withhold tax of 15%, being ${AUD.amount('distribution_withholding_tax', R.tax)}, which we will remit to the Australian Taxation Office. No performance fee is payable at this stage. Accordingly ${AUD.amount('distribution_net', R_GROSS - R.tax)} will be credited to your nominated account on ${text('payment_date', '10 July 2025', '2025-07-10')}.</p>
<p>The partnership’s investment period has ended and nothing in this distribution may be recalled<sup>1</sup>. Your unfunded commitment stays at ${AUD.amount('unfunded_commitment', 21000000)}, which is reserved for capital works at the two remaining properties, Garema Place (Canberra) and Eagle Lane (Brisbane). Their combined book value is A$187.4 million with a weighted average lease expiry of 5.2 years.</p><p>Kind regards,</p><p style="font:20pt Z003;margin:0">Bronte Szalay</p><p>Fund Manager</p>
<p class="f"><sup>1</sup> Save for the clawback in clause 21, limited to A$50,000.00 per unit holder.</p></main>`,
  derivable: {
    base_currency: 'AUD',
    distribution_recallable: 'AUD 0',
    distribution_carried_interest: 'AUD 0',
  },
});

const CAD = printer({ currency: 'CAD', group: ',', point: '.', digits: 2, negative: 'brackets', nil: '—' });
/** Return of capital, gain, income, withholding tax, carry, recallable. */
const HOLDERS: readonly (readonly [string, readonly number[]])[] = [
  ['Atikokan Credit Union Pension', [22000000, 9411200, 1203400, 0, 1411680, 4400000]],
  ['Conseil scolaire des Hauts-Bois', [55000000, 23528000, 3008500, 0, 3529200, 11000000]],
  ['Hammarby Livförsäkring AB', [33000000, 14116800, 1805100, 270765, 2117520, 6600000]],
  ['Petrel Sovereign Reserve', [110000000, 47056000, 6017000, 902550, 7058400, 22000000]],
];
const FINS = [
  'distribution_return_of_capital',
  'distribution_realised_gain',
  'distribution_income',
  'distribution_gross',
  'distribution_withholding_tax',
  'distribution_carried_interest',
  'distribution_net',
  'distribution_recallable',
];
const spread = ([
  capital = 0,
  gain = 0,
  income = 0,
  tax = 0,
  carry = 0,
  again = 0,
]: readonly number[]): number[] => {
  const gross = capital + gain + income;
  return [capital, gain, income, gross, tax, carry, gross - tax - carry, again];
};
const TAKEN = new Set(['distribution_withholding_tax', 'distribution_carried_interest']);
const holder = ([name, values]: (typeof HOLDERS)[number], own: boolean): string => {
  const cells = spread(values).map((value, at) => {
    const fin = FINS[at] ?? '';
    if (!own) return value === 0 ? CAD.show(null) : CAD.show(TAKEN.has(fin) ? -value : value);
    return TAKEN.has(fin) ? CAD.cost(fin, value) : CAD.amount(fin, value);
  });
  return `<tr class="${own ? 'o' : ''}"><td>${own ? `► ${mark('limited_partner', name)}` : name}</td>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
};
const sums =
  HOLDERS[0]?.[1].map((_value, at) => HOLDERS.reduce((all, [, one]) => all + (one[at] ?? 0), 0)) ?? [];

const nipigon = document({
  file: 'Nipigon Secondary Fund II – Distribution 11 – allocation (Hammarby).pdf',
  documentType: 'Capital Distribution',
  layout: 'allocation-of-all-investors',
  landscape: true,
  margin: '12mm',
  css: `body{font:8pt 'Liberation Sans Narrow'}.h{display:grid;grid-template-columns:1fr 1fr 1fr;border:1pt solid #225;padding:6pt;gap:4pt}h1{font-size:14pt;margin:0 0 6pt;color:#225}table{border-collapse:collapse;width:100%;margin-top:10pt}th{border:.4pt solid #225;background:#e9e9f4;padding:4pt;font-size:7pt}td{border:.4pt solid #99a;padding:4pt;text-align:right;white-space:nowrap}td:first-child{text-align:left}.o td{background:#ffe9c9;font-weight:bold}.t td{font-weight:bold;border-top:1.4pt solid #225}`,
  body: `<h1>Distribution allocation</h1><div class="h"><div>Fund: <b>${mark('fund', 'Nipigon Secondary Fund II Limited Partnership')}</b></div><div>Distribution: <b>${text('distribution_number', '11')}</b></div><div>Currency: <b>${mark('base_currency', 'CAD')}</b></div><div>Issued to: <b>${mark('limited_partner', 'Hammarby Livförsäkring AB')}</b></div><div>Issued on: <b>${noticeDate('2024-04-15', '2024-04-15')}</b></div><div>Paid on: <b>${text('payment_date', '2024-04-22')}</b></div></div>
<table><tr><th>Limited partner</th><th>Return of capital</th><th>Capital gains</th><th>Income</th><th>Gross amount</th><th>Part XIII tax</th><th>GP carry</th><th>Net payable</th><th>of which recallable</th></tr>${HOLDERS.map((one, at) => holder(one, at === 2)).join('')}${holder(['All limited partners', sums], false).replace('class=""', 'class="t"')}</table>
<p>Source of proceeds: Project Birch (three buyout funds, vintage 2013–2016) and the deferred purchase price of Project Alder. Non-resident partners are taxed at 15% of income (treaty rate). Following this distribution the remaining commitment of ${mark('limited_partner', 'Hammarby Livförsäkring AB')} is ${CAD.amount('unfunded_commitment', 48250000)}.</p><p>${mark('fund_manager', 'Nipigon Capital Partners Inc.')}, Thunder Bay ON</p>`,
});

export const documents = [coolibah, nipigon];
