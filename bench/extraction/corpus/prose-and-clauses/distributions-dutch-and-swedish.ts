import { createPrinter } from '../amounts.ts';
import type { FundDocument } from '../document.ts';
import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, text } from '../paper/printing.ts';

/** Dutch letter: ordinal in words, whole euros with a dash, a payment day whose year the letter's date gives. */
function dutchLetter(): FundDocument {
  const money = createPrinter(mark, { currency: 'EUR', group: '.', before: '€ ', after: ',-' });
  const fund = text('fund', 'Veldzicht Zorgwoningen Fonds II C.V.');
  const manager = text('fund_manager', 'Veldzicht Vastgoedbeheer B.V.');
  const body = `<p class="k"><b>${manager}</b> | Maliesingel 14 | 3581 BE Utrecht</p>
<p>${text('limited_partner', 'Stichting Pensioenfonds Tuinders Westland')}<br>t.a.v. de afdeling Beleggingen<br>Postbus 310<br>2670 AH Naaldwijk</p>
<p>Utrecht, ${noticeDate('14 mei 2024', '2024-05-14')}<br>Betreft: ${text('distribution_number', 'derde', '3')} uitkering ${fund}</p>
<p>Geachte deelnemer,</p>
<p>Na de verkoop van zes wooncomplexen in Drenthe keert het fonds in totaal ruim € 11,2 miljoen uit. Op uw 480 participaties ontvangt u een brutobedrag van ${money('distribution_gross', '448000')}. Daarvan is ${money('distribution_return_of_capital', '290000')} terugbetaling van door u gestort kapitaal, ${money('distribution_realised_gain', '121000')} verkoopwinst en ${money('distribution_income', '37000')} huuropbrengst over het eerste kwartaal.</p>
<p>Over het winstdeel heeft de beheerder recht op een winstdeling van ${money('distribution_carried_interest', '24200')}; die houden wij in. Dividendbelasting is niet verschuldigd. Per saldo maken wij ${money('distribution_net', '423800')} naar uw bekende rekening over, en wel op vrijdag ${text('payment_date', '31 mei a.s.', '2024-05-31')}</p>
<p>Van de terugbetaling kan ${money('distribution_recallable', '60000')} tot eind 2025 opnieuw worden opgevraagd. Uw nog niet opgevraagde toezegging komt daarmee op ${money('unfunded_commitment', '95000')}. Bij de vorige (tweede) uitkering ontving u € 132.500,-.</p>
<p>Met vriendelijke groet,</p><p>${manager}<br>namens ${fund}</p>`;
  return document({
    file: 'Uitkering 3 VZF II - PF Tuinders.pdf',
    documentType: 'Capital Distribution',
    language: 'nl',
    layout: 'dutch-letter-whole-euros',
    css: `body{font:10.5pt 'URW Bookman';line-height:1.4}.k{font-size:8.5pt;border-bottom:.6pt solid #396}`,
    body,
    derivable: { base_currency: 'EUR', distribution_withholding_tax: 'EUR 0' },
  });
}

/** Dutch specification: per participation, for the participant and for the fund, deductions in a second block. */
function dutchSpecification(): FundDocument {
  const money = createPrinter(mark, { currency: 'EUR', group: '.', point: ',', negative: 'minus' });
  const line = (cells: readonly string[], name = ''): string => row(cells, name);
  const body = `<table class="k">${row([`<b>${text('fund_manager', 'Zuiderwind Energiefondsen N.V.')}</b>`, 'Uitkeringsspecificatie'])}</table>
<p>Fonds<br><b>${text('fund', 'Zuiderwind Netinfrastructuur III')}</b></p><p>Participant<br><b>${text('limited_partner', 'Onderlinge Waarborgmaatschappij De Eendracht')}</b> (deelnemernr. 0219)</p>
<p>Dagtekening: ${noticeDate('03-10-2024', '2024-10-03')} &nbsp; Volgnummer uitkering: ${text('distribution_number', '11')} &nbsp; Betaalbaar: ${text('payment_date', '15-10-2024', '2024-10-15')} &nbsp; Munteenheid: ${text('base_currency', 'euro', 'EUR')}</p>
${table([
  head(['', 'Per participatie', 'Voor u (2.400 part.)', 'Fonds (60.000 part.)']),
  line([
    'Aflossing achtergestelde leningen (kapitaal)',
    '112,50',
    money('distribution_return_of_capital', '270000.00'),
    '6.750.000,00',
  ]),
  line([
    'Boekwinst verkoop aandelen Kabelhaven',
    '18,25',
    money('distribution_realised_gain', '43800.00'),
    '1.095.000,00',
  ]),
  line(['Ontvangen dividend en rente', '41,10', money('distribution_income', '98640.00'), '2.466.000,00']),
  line(
    ['Uitkering vóór inhoudingen', '171,85', money('distribution_gross', '412440.00'), '10.311.000,00'],
    's',
  ),
  line([
    'Ingehouden dividendbelasting (15%)',
    '-6,165',
    money('distribution_withholding_tax', '14796.00', { cost: true }),
    '-369.900,00',
  ]),
  line(['Uit te betalen', '165,685', money('distribution_net', '397644.00'), '9.941.100,00'], 's'),
])}
${table([head(['Stand van uw toezegging', 'EUR']), row(['Toegezegd', '3.000.000,00']), row(['Nog op te vragen vóór deze uitkering', '412.000,00']), row(['Herinvesteerbaar deel van deze uitkering', money('distribution_recallable', '90000.00')]), row(['Nog op te vragen na deze uitkering', money('unfunded_commitment', '502000.00')], 's')], 'c')}
<p class="x">De intrinsieke waarde per participatie bedroeg op 30-06-2024 € 1.184,20. Bedragen onder € 25,00 worden niet uitbetaald.</p>`;
  return document({
    file: 'ZNI3_uitkering11_0219.pdf',
    documentType: 'Capital Distribution',
    language: 'nl',
    layout: 'dutch-per-participation-first',
    css: `body{font:9.5pt 'Liberation Sans'}table{width:100%;border-collapse:collapse;margin:7pt 0}.k td{background:#0a5;color:#fff;padding:7pt}td,th{padding:3pt 4pt;text-align:right}td:first-child,th:first-child{text-align:left}th{border-bottom:1pt solid #0a5}.s td{border-top:.6pt solid;font-weight:bold}.c{width:60%}.x{font-size:7.5pt}`,
    body,
  });
}

/** Swedish notice in thousands of kronor: the fund's column, the owner's, the share; a bank line without meaning. */
function swedishThousands(): FundDocument {
  const money = createPrinter(mark, { currency: 'SEK', group: ' ', negative: 'minus', scale: 3 });
  const line = (label: string, whole: string, own: string, name = ''): string =>
    row([label, whole, own], name);
  const body = `<p class="r">${text('fund_manager', 'Granhult Kapitalförvaltning AB')}<br>Strandvägen 5, 114 51 Stockholm<br>Org.nr 559010-2233</p>
<h2>Avisering om utbetalning</h2>
<p><b>${text('fund', 'Granhult Nordisk Riskkapital III KB')}</b><br>Delägare: ${text('limited_partner', 'Stiftelsen Lantbrukets Framtid')}<br>Avisering nr ${text('distribution_number', '5')} av den ${noticeDate('19 september 2024', '2024-09-19')}</p>
<p>Fonden har avyttrat hela innehavet i Tallmo Medicinteknik AB. Likviden betalas ut till delägarna den ${text('payment_date', '1 oktober 2024', '2024-10-01')}. Er ägarandel är 4,0 %.</p>
<p class="u">Belopp i ${text('base_currency', 'tkr', 'SEK')}</p>
${table([
  head(['', 'Fonden', 'Er del']),
  line('Återbetalt kapital', '85 000', money('distribution_return_of_capital', '3400000')),
  line('Realisationsvinst', '142 500', money('distribution_realised_gain', '5700000')),
  line('Utdelningar och ränta', '6 250', money('distribution_income', '250000')),
  line('Summa före avdrag', '233 750', money('distribution_gross', '9350000'), 's'),
  line(
    'Vinstdelning (carried interest)',
    '-28 500',
    money('distribution_carried_interest', '1140000', { cost: true }),
  ),
  line('Källskatt', '-500', money('distribution_withholding_tax', '20000', { cost: true })),
  line('Att utbetala', '204 750', money('distribution_net', '8190000'), 's'),
])}
<p>Av utbetalningen får ${money('distribution_recallable', '1200000', { after: ' tkr' })} återkallas under investeringsperioden. Ert återstående åtagande är därefter ${money('unfunded_commitment', '6800000', { after: ' tkr' })} (före utbetalningen 5 600 tkr) av totalt 40 000 tkr.</p>
<p>Utbetalningen sker till det bankkonto som ni har anmält. Föregående utbetalning (nr 4, mars 2024) uppgick till 2 115 tkr.</p>
<p>Med vänliga hälsningar<br>Ekonomiavdelningen</p>`;
  return document({
    file: 'Granhult NR III utbetalning 5.pdf',
    documentType: 'Capital Distribution',
    language: 'sv',
    layout: 'swedish-thousands-fund-and-owner',
    css: `body{font:10pt 'P052'}.r{text-align:right;font-size:8.5pt}table{width:80%;border-collapse:collapse}td,th{text-align:right;padding:3pt 0}td:first-child{text-align:left}th{border-bottom:.8pt solid}.s td{border-top:.5pt solid;font-weight:bold}.u{font-size:8.5pt;font-style:italic;margin-bottom:0}`,
    body,
  });
}

export const documents: FundDocument[] = [dutchLetter(), dutchSpecification(), swedishThousands()];
