import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const euro = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'long minus',
  nil: '–',
});
const DE = { capital: 21000000, gain: 14411820, income: 1204108, tax: 317566, carry: 2101144 };
const DE_GROSS = DE.capital + DE.gain + DE.income;
const ALL = 64;

/** The fund's column before the investor's, with tax and carry taken off below. */
const german = document({
  file: 'Ausschuettungsmitteilung_11_Spessart_Mittelstand_II_Versorgungswerk_Zahnaerzte.pdf',
  documentType: 'Capital Distribution',
  layout: 'ausschuettung-fonds-und-anleger-mit-abzuegen',
  language: 'de',
  css: "body{font:9.6pt 'Liberation Sans'}table{width:100%;border-collapse:collapse;margin:7pt 0}td,th{padding:2.5pt 5pt;text-align:right}td:first-child,th:first-child{text-align:left}th{border-bottom:.8pt solid #555}.h td{text-align:left}.s td{border-top:.5pt solid;font-weight:bold}",
  body: `<h3 style="margin:0">${mark('fund', 'Spessart Mittelstand II GmbH & Co. KG')}</h3><div>Ausschüttungsmitteilung Nr. ${text('distribution_number', '11')}</div>
${table(
  [
    row([
      'Anleger',
      mark('limited_partner', 'Versorgungswerk der Zahnärzte Unterfranken'),
      'Datum',
      noticeDate('07.10.2025', '2025-10-07'),
    ]),
    row([
      'Verwalter',
      mark('fund_manager', 'Spessart Kapitalverwaltung GmbH'),
      'Auszahlung am',
      text('payment_date', '21.10.2025', '2025-10-21'),
    ]),
  ],
  'h',
)}
${table([
  head([`in ${text('base_currency', 'EUR')}`, 'Fonds gesamt', 'Ihr Anteil']),
  row([
    'Kapitalrückzahlung',
    euro.show(DE.capital * ALL),
    euro.amount('distribution_return_of_capital', DE.capital),
  ]),
  row(['Veräußerungsgewinne', euro.show(DE.gain * ALL), euro.amount('distribution_realised_gain', DE.gain)]),
  row(['Zinsen und Dividenden', euro.show(DE.income * ALL), euro.amount('distribution_income', DE.income)]),
  row(
    ['Ausschüttung vor Abzügen', euro.show(DE_GROSS * ALL), euro.amount('distribution_gross', DE_GROSS)],
    's',
  ),
  row([
    'abzüglich Kapitalertragsteuer',
    euro.show(-DE.tax * ALL),
    euro.cost('distribution_withholding_tax', DE.tax),
  ]),
  row([
    'abzüglich Gewinnbeteiligung der Komplementärin',
    euro.show(-DE.carry * ALL),
    euro.cost('distribution_carried_interest', DE.carry),
  ]),
  row(
    [
      'Auszahlungsbetrag',
      euro.show((DE_GROSS - DE.tax - DE.carry) * ALL),
      euro.amount('distribution_net', DE_GROSS - DE.tax - DE.carry),
    ],
    's',
  ),
])}
<p>Von der Kapitalrückzahlung können EUR ${mark('distribution_recallable', '84.000,00', { value: '84000.00', currency: 'EUR' })} wieder abgerufen werden. Ihre offene Zeichnungssumme beträgt danach EUR ${mark('unfunded_commitment', '1.462.500,00', { value: '1462500.00', currency: 'EUR' })} (vor dieser Ausschüttung: EUR 1.378.500,00).</p>`,
});

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  before: '$',
});
const US = { capital: 11812040, gain: 20441800, income: 311207, tax: 122644 };
const US_GROSS = US.capital + US.gain + US.income;

/** A letter with a summary of this and all earlier distributions. */
const letter = document({
  file: 'Distribution letter - Bitterroot Water Rights Fund - Helena Firefighters - Nov 2025.pdf',
  documentType: 'Capital Distribution',
  layout: 'distribution-letter-with-this-and-cumulative',
  pageSize: 'Letter',
  css: "body{font:10pt/1.4 'Liberation Serif'}table{border-collapse:collapse;margin:8pt 0;width:86%}td,th{padding:2pt 6pt;text-align:right}td:first-child,th:first-child{text-align:left}th{border-bottom:.8pt solid}.s td{border-top:.6pt solid;font-weight:bold}",
  body: `<p>${noticeDate('November 19, 2025', '2025-11-19')}</p><p>${mark('limited_partner', 'Helena Firefighters Relief Association')}<br>PO Box 409<br>Helena, MT 59601</p><p>Re: <b>${mark('fund', 'Bitterroot Water Rights Fund, L.P.')}</b>, distribution number ${text('distribution_number', '6')}</p><p>Dear Limited Partner:</p>
<p>The partnership has sold its interest in the Big Hole ditch shares (acquired in 2019 for $41,200,000.00). Your portion of the proceeds, ${dollar.amount('distribution_net', US_GROSS - US.tax)} after state withholding, will be wired on ${text('payment_date', 'November 26, 2025', '2025-11-26')}. It is made up as follows.</p>
${table([
  head(['', 'This distribution', 'All distributions']),
  row([
    'Return of capital',
    dollar.amount('distribution_return_of_capital', US.capital),
    dollar.show(US.capital * 4),
  ]),
  row(['Capital gain', dollar.amount('distribution_realised_gain', US.gain), dollar.show(US.gain * 3)]),
  row(['Ordinary income', dollar.amount('distribution_income', US.income), dollar.show(US.income * 9)]),
  row(
    [
      'Gross distribution',
      dollar.amount('distribution_gross', US_GROSS),
      dollar.show(US.capital * 4 + US.gain * 3 + US.income * 9),
    ],
    's',
  ),
  row(['Montana withholding', dollar.cost('distribution_withholding_tax', US.tax), dollar.show(-US.tax * 5)]),
  row(
    [
      'Net wire',
      dollar.show(US_GROSS - US.tax),
      dollar.show(US.capital * 4 + US.gain * 3 + US.income * 9 - US.tax * 5),
    ],
    's',
  ),
])}
<p>Of this distribution ${dollar.amount('distribution_recallable', 5000000)} may be called again until the end of the commitment period, and your remaining commitment rises to ${dollar.amount('unfunded_commitment', 73118040)}.</p><p>Amounts are in ${text('base_currency', 'U.S. dollars', 'USD')}.</p><p>Sincerely,</p><p>${mark('fund_manager', 'Bitterroot Resource Partners, LLC')}<br>as manager of the partnership</p>`,
});

export const documents = [german, letter];
