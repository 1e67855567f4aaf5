import { head, row } from '../html.ts';
import type { Movement, MovementLine, Period } from '../paper/movement.ts';
import { cells, effect } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import { periods } from '../paper/periods.ts';
import { printer, text } from '../paper/printing.ts';

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 0,
  negative: 'brackets',
  nil: '–',
});
const GROWTH = periods(
  [187500, 96400, 33000, 6218, 9140, 71255, 148610, 31904],
  [262500, 0, 35620, 7406, 11325, 0, 96480, 16820],
  [5310000, 1485200, 412600, 68344, 104870, 702415, 1936005, 466120],
);
const GROWTH_PERIODS: readonly (readonly [Period, Movement])[] = [
  ['qtd', GROWTH.qtd],
  ['ytd', GROWTH.ytd],
  ['itd', GROWTH.itd],
];
const growthLine = (label: string, line: MovementLine, name = ''): string =>
  row([label, ...cells(dollar, line, GROWTH_PERIODS)], name);
const growthSum = (label: string, lines: readonly MovementLine[]): string =>
  row([label, ...GROWTH_PERIODS.map(([, values]) => dollar.show(effect(values, lines)))], 's');
const growthPlain = (label: string, amounts: readonly (number | null)[]): string =>
  row([label, ...amounts.map((amount) => dollar.show(amount))], 'i');
/** What portfolio companies paid and the fee is reduced by. */
const OFFSETS = [4500, 6380, 31200];
const GROWTH_PAID = GROWTH.itd.contributions ?? 0;
const GROWTH_AGAIN = 214500;

/** An American statement of changes in one partner's capital: three stretches of time, fees before and after offset. */
const changes = document({
  file: 'LCGF2_StmtChangesPartnersCapital_063025_TollandBayFirefighters.pdf',
  documentType: 'Capital Account',
  layout: 'american-statement-of-changes-by-months-ended',
  pageSize: 'Letter',
  margin: '16mm 19mm',
  css: "body{font:9pt/1.28 'Liberation Serif'}h1{font:bold 12pt 'Liberation Serif';text-align:center;margin:0}.c{text-align:center}table{border-collapse:collapse;width:100%;margin:9pt 0}td,th{padding:2pt 4pt;text-align:right;vertical-align:bottom}td:first-child,th:first-child{text-align:left}th{font-weight:bold;border-bottom:.7pt solid}.i td:first-child{padding-left:15pt}.h td{font-style:italic;padding-top:6pt}.s td{border-top:.5pt solid}.s td:first-child,.i td:first-child{border-top:0}.d td{font-weight:bold;border-top:.5pt solid;border-bottom:2.2pt double}.d td:first-child{border:0}.m{width:70%}.n{font-size:7.6pt}",
  footer:
    '<div style="font:6.5pt serif;width:100%;text-align:center">See accompanying notes. These statements have not been audited or reviewed by an independent accountant.</div>',
  body: `<h1>${mark('fund', 'Larkspur Canyon Growth Fund II, L.P.')}</h1><div class="c">(A Delaware Limited Partnership)<br><b>Individual Partner’s Statement of Changes in Capital</b><br>${text('reporting_date', 'June 30, 2025', '2025-06-30')} (Unaudited)<br>(Expressed in ${text('base_currency', 'United States dollars', 'USD')})</div>
<p>Partner: <b>${mark('limited_partner', 'Municipal Firefighters’ Annuity Fund of Tolland Bay')}</b><span style="float:right">Partner ID LC2-00417</span></p>
<table>${head(['', `Three Months<br>Ended<br>${text('reporting_date', 'June 30, 2025', '2025-06-30')}`, `Six Months<br>Ended<br>${text('reporting_date', 'June 30, 2025', '2025-06-30')}`, `February 8, 2019<br>(Commencement) to<br>${text('reporting_date', 'June 30, 2025', '2025-06-30')}`])}
${growthLine('Partner’s capital, beginning of period', 'opening', 'd')}
${row(['Capital transactions', '', '', ''], 'h')}
${growthLine('Capital contributions', 'contributions', 'i')}
${growthLine('Distributions', 'distributions', 'i')}
${growthSum('', ['contributions', 'distributions'])}
${row(['Allocation of operations', '', '', ''], 'h')}
${growthLine('Interest and dividend income', 'income', 'i')}
${growthPlain(
  'Management fee, before offset',
  GROWTH_PERIODS.map(([, values], at) => -((values.fees ?? 0) + (OFFSETS[at] ?? 0))),
)}
${growthPlain('Offset of transaction fees', OFFSETS)}
${growthLine('Management fee, net', 'fees', 'i')}
${growthLine('Professional fees and other partnership expenses', 'costs', 'i')}
${growthSum('Net operating loss', ['income', 'fees', 'costs'])}
${growthLine('Net realized gain on investments', 'realised', 'i')}
${growthLine('Net change in unrealized appreciation on investments', 'unrealised', 'i')}
${growthSum('Net income before reallocation', ['income', 'fees', 'costs', 'realised', 'unrealised'])}
${growthLine('Reallocation to General Partner – carried interest <sup>(2)</sup>', 'carry', 'i')}
${growthLine('Partner’s capital, end of period', 'closing', 'd')}</table>
<table class="m">${row(['Capital commitment', `$ ${dollar.amount('commitment', 7500000)}`])}
${row(['Percentage of aggregate commitments', text('ownership_percentage', '1.8750%', '1.8750')])}
${row(['Capital contributions since commencement', dollar.amount('contributed_to_date', GROWTH_PAID)])}
${row(['Distributions since commencement', dollar.amount('distributed_to_date', GROWTH.itd.distributions)])}
${row(['Recallable distributions, added back to commitment', dollar.amount('recallable_distributions', GROWTH_AGAIN)])}
${row(['Unfunded capital commitment', `$ ${dollar.amount('unfunded_commitment', 7500000 - GROWTH_PAID + GROWTH_AGAIN)}`], 'd')}</table>
<p class="n">(1) The Partnership is managed by ${mark('fund_manager', 'Larkspur Canyon Management Co., LLC')} (the “Management Company”), which is entitled to a fee of 2.0% per annum of commitments, reduced by 80% of transaction fees received. (2) Represents the amount that would be reallocated if the Partnership were liquidated at the reported values. Of the amount since commencement, $118,400 has been distributed to the General Partner. (3) In July 2025 the Partnership called a further 1.5% of commitments, of which this partner’s share was $112,500; it is not reflected above.</p>`,
  derivable: { period_start: '2025-04-01', opening_balance_itd: 'USD 0' },
});

const aussie = printer({
  currency: 'AUD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'minus',
  before: '$',
});
const AU = { opening: 236687550, calls: [19500000, 13525000], paid: [16936250, 8370000], closing: 286965450 };
const AU_IN = AU.calls.reduce((all, one) => all + one, 0);
const AU_OUT = AU.paid.reduce((all, one) => all + one, 0);
const AU_CHANGE = AU.closing - AU.opening - AU_IN + AU_OUT;
const AU_CHANGE_MARK = mark('unrealised_gain_loss_ytd', aussie.show(AU_CHANGE), {
  value: (AU_CHANGE / 100).toFixed(2),
  currency: 'AUD',
  derivable: true,
});

/** An Australian registry's statement of a unit trust for the financial year: transactions with units and price. */
const unitholder = document({
  file: '20250818_WRPET4_Annual Unitholder Statement FY25_HIN X0048817.pdf',
  documentType: 'Capital Account',
  layout: 'australian-unitholder-statement-with-transactions',
  margin: '15mm 17mm',
  css: "body{font:9.2pt/1.35 'Liberation Sans';color:#222}header{display:flex;justify-content:space-between;border-bottom:3pt solid #b08a2e;padding-bottom:5pt}h2{font-size:12pt;color:#4a3a10;margin:12pt 0 3pt}table{border-collapse:collapse;width:100%}th{background:#4a3a10;color:#fff;font-weight:normal;padding:3pt 5pt;text-align:right;font-size:8pt}td{padding:3pt 5pt;text-align:right;border-bottom:.4pt dotted #999}td:nth-child(-n+2),th:nth-child(-n+2){text-align:left}.b td{font-weight:bold;background:#f6f0df}.r{width:62%}.r td:nth-child(2){text-align:right}.e{display:flex;gap:20pt;margin-top:12pt}.e>div{flex:1}.n{font-size:7.2pt;color:#555}",
  footer:
    '<div style="font:6.5pt sans-serif;width:100%;padding:0 17mm;color:#666">Issued by Coolabah Registry Services Pty Ltd (ABN 00 000 417 882) as unit registry for the Trust. Please retain for taxation purposes.</div>',
  body: `<header><div><b style="font-size:14pt;color:#4a3a10">${mark('fund', 'Wattle Ridge Private Equity Trust No. 4')}</b><br>Annual Unitholder Statement</div><div style="text-align:right">Statement period<br><b>${text('period_start', '1 July 2024', '2024-07-01')} – ${text('reporting_date', '30 June 2025', '2025-06-30')}</b></div></header>
<div class="e"><div>${mark('limited_partner', 'Gannawarra Grain Growers Superannuation Pty Ltd\nATF Gannawarra Super Fund')}<br>GPO Box 4417<br>Melbourne VIC 3001</div><div>Unitholder no.: X0048817<br>TFN/ABN: quoted<br>Trustee: Bilga Trustees Limited, AFSL 900417<br>Investment manager: ${mark('fund_manager', 'Wattle Ridge Capital Pty Limited')}</div></div>
<h2>Your transactions (${text('base_currency', 'AUD')})</h2>
<table>${head(['Date', 'Transaction', 'Units', 'Unit price', 'Amount'])}
${row(['01/07/2024', 'Opening balance', '1,842,500.0000', '$1.2846', aussie.amount('opening_balance_ytd', AU.opening)], 'b')}
${row(['14/08/2024', 'Call 9 – units issued', '150,000.0000', '$1.3000', aussie.show(AU.calls[0] ?? 0)])}
${row(['30/09/2024', 'Cash distribution, 8.5000 cents per unit', '', '', aussie.show(AU.paid[0] ?? 0)])}
${row(['20/02/2025', 'Call 10 – units issued', '100,000.0000', '$1.3525', aussie.show(AU.calls[1] ?? 0)])}
${row(['30/06/2025', 'Cash distribution, 4.0000 cents per unit', '', '', aussie.show(AU.paid[1] ?? 0)])}
${row([text('reporting_date', '30/06/2025', '2025-06-30'), 'Closing balance (ex distribution)', '2,092,500.0000', '$1.3714', aussie.amount('closing_balance_ytd', AU.closing)], 'b')}</table>
<h2>How your investment changed over the year</h2>
<table class="r">${row(['Value at the start of the year', aussie.amount('opening_balance_ytd', AU.opening)])}
${row(['plus calls paid', aussie.amount('contributions_ytd', AU_IN)])}
${row(['less cash distributions', aussie.amount('distributions_ytd', AU_OUT)])}
${row(['plus change in value of your units, after all fees and costs', AU_CHANGE_MARK])}
${row(['Value at the end of the year', aussie.amount('closing_balance_ytd', AU.closing)], 'b')}</table>
<h2>Commitment</h2>
<table class="r">${row(['Committed capital', aussie.amount('commitment', 300000000)])}
${row(['Called and paid since inception', aussie.amount('contributed_to_date', 226275000)])}
${row(['Uncalled capital', aussie.amount('unfunded_commitment', 300000000 - 226275000)], 'b')}
${row(['Distributions since inception', aussie.amount('distributed_to_date', 61148025)])}
${row(['Your share of units on issue', text('ownership_percentage', '1.7438%', '1.7438')])}</table>
<p class="n">The unit price is struck half-yearly after deduction of management fees (1.50% p.a. of committed capital, plus GST), the performance fee accrual and Trust expenses; these are not charged to you separately. Units on issue at 30 June 2025: 120,000,000. The components of your distributions for tax purposes are shown on your AMMA statement, sent separately. Distributions cannot be recalled under the Trust Deed. Past performance is not a reliable indicator of future performance.</p>`,
  derivable: { recallable_distributions: 'AUD 0' },
});

const konto = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'long minus',
  nil: '',
});
/** Fixed account, reserve account, result account, in cents. */
type Accounts = readonly [number, number, number];
const sumOf = (accounts: Accounts): number => accounts.reduce((all, one) => all + one, 0);
const KONTO_OPENING: Accounts = [5000000, 421250000, 38621477];
const KONTO_MOVES: readonly (readonly [label: string, fin: string, accounts: Accounts, cost?: 'cost'])[] = [
  ['Einlagen (11. und 12. Abruf)', 'contributions_ytd', [0, 37500000, 0]],
  ['Entnahmen (Ausschüttungen)', 'distributions_ytd', [0, -21000000, -9435020], 'cost'],
  ['Beteiligungserträge und Zinsen', 'net_investment_income_ytd', [0, 0, 6190415]],
  ['Gewinne aus der Veräußerung von Beteiligungen', 'realised_gain_loss_ytd', [0, 0, 14822000]],
  ['Haftungs- und Geschäftsführungsvergütung', 'management_fees_ytd', [0, 0, -7500000], 'cost'],
  ['Übrige Kosten der Gesellschaft', 'partnership_expenses_ytd', [0, 0, -1241638], 'cost'],
  ['Nicht realisierte Wertänderungen *', 'unrealised_gain_loss_ytd', [0, 0, 26453060]],
  ['Gewinnvorab der Carry-Gesellschafterin *', 'carried_interest_ytd', [0, 0, -2287105], 'cost'],
];
const KONTO_CLOSING = [KONTO_OPENING, ...KONTO_MOVES.map(([, , accounts]) => accounts)].reduce<Accounts>(
  ([one, two, three], [fixed, reserve, result]) => [one + fixed, two + reserve, three + result],
  [0, 0, 0],
);
const kontoMove = ([label, fin, accounts, cost]: (typeof KONTO_MOVES)[number]): string => {
  const all = sumOf(accounts);
  const last = cost ? konto.cost(fin, -all) : konto.amount(fin, all);
  return row([label, ...accounts.map((one) => konto.show(one || null)), last]);
};
const kontoStand = (date: string, accounts: Accounts, fin: string): string =>
  row([`Stand ${date}`, ...accounts.map(konto.show), konto.amount(fin, sumOf(accounts))], 't');

/** A German partnership's development of the capital accounts of one partner over a year, as an annex to a letter. */
const konten = document({
  file: 'Anlage Kapitalkontenentwicklung 2025 - Zusatzrente Elbmarsch.pdf',
  documentType: 'Capital Account',
  layout: 'german-development-of-three-partner-accounts',
  language: 'de',
  pageSize: 'A4 landscape',
  margin: '18mm 22mm',
  css: "body{font:10pt/1.4 'Liberation Sans Narrow','Liberation Sans'}h3{margin:0 0 2pt;letter-spacing:.4pt}table{border-collapse:collapse;width:100%;margin:9pt 0}td,th{padding:3pt 8pt;text-align:right;border-left:.5pt solid #000;border-right:.5pt solid #000}td:first-child,th:first-child{text-align:left}table{border:.5pt solid #000}th{border-bottom:.5pt solid #000;font-weight:normal;background:#f1f1f1}.t td{border-top:.5pt solid;border-bottom:.5pt solid;font-weight:bold}.p{border:0}.p td{border:0;text-align:left;padding:1.5pt 10pt 1.5pt 0}.p td:nth-child(even){font-weight:bold}.n{font-size:8pt}",
  body: `<h3>${mark('fund', 'Gezeitenland Mittelstand Beteiligungen II GmbH & Co. KG')}</h3>Anlage zum Schreiben vom 27. März 2026 · Entwicklung der Kapitalkonten vom ${text('period_start', '1. Januar', '2025-01-01')} bis zum ${text('reporting_date', '31. Dezember 2025', '2025-12-31')}
<table class="p">${row(['Kommanditistin', mark('limited_partner', 'Zusatzrente Elbmarsch Pensionsfonds AG'), 'Registernummer', 'HRA 0417 / Kd. 023'])}${row(['Geschäftsführung durch', mark('fund_manager', 'Gezeitenland Beteiligungsberatung GmbH'), 'Anteil am Festkapital', text('ownership_percentage', '2,40 %', '2.40')])}</table>
<table>${head([`Beträge in ${text('base_currency', 'EUR')}`, 'Kapitalkonto I<br>(Festkapital)', 'Kapitalkonto II<br>(Rücklage)', 'Kapitalkonto III<br>(Ergebnis)', 'Kapitalkonten<br>gesamt'])}
${kontoStand('01.01.2025', KONTO_OPENING, 'opening_balance_ytd')}
${KONTO_MOVES.map(kontoMove).join('\n')}
${kontoStand('31.12.2025', KONTO_CLOSING, 'closing_balance_ytd')}</table>
<table class="p">${row(['Pflichteinlage', konto.amount('commitment', 600000000), 'Auszahlungen seit Beitritt', konto.amount('distributed_to_date', 126841090)])}${row(['Geleistete Einlagen seit Beitritt', konto.amount('contributed_to_date', 517500000), 'darin wieder einforderbar', konto.amount('recallable_distributions', 30000000)])}${row(['Hafteinlage laut Handelsregister', '60.000,00', 'Ausstehende Pflichteinlage', konto.amount('unfunded_commitment', 600000000 - 517500000 + 30000000)])}</table>
<p class="n">* Nicht Bestandteil der Handelsbilanz; ermittelt nach den Bewertungsrichtlinien der Branche und nur zu Informationszwecken auf Kapitalkonto III ausgewiesen. Die handelsrechtlichen Kapitalkonten ergeben sich aus dem festgestellten Jahresabschluss. In der Sonder- und Ergänzungsbilanz erfasste Beträge sind nicht enthalten.</p>`,
});

const millier = printer({
  currency: 'EUR',
  group: '\u202f',
  point: ',',
  digits: 1,
  scale: 1000,
  negative: 'minus',
  nil: 'néant',
});
const FPCI = periods(
  [1500, 640, 150, 22, 41, 318, 407, 96],
  [2250, 0, 300, 39, 88, 0, 566, 51],
  [31200, 7415, 2610, 402, 615, 2988, 6904, 1377],
);
const FPCI_PERIODS: readonly (readonly [Period, Movement])[] = [
  ['qtd', FPCI.qtd],
  ['itd', FPCI.itd],
];
const FPCI_LINES: readonly (readonly [label: string, line: MovementLine])[] = [
  ['Valeur liquidative des parts en début de période', 'opening'],
  ['+ Libérations de souscriptions', 'contributions'],
  ['– Distributions et remboursements de parts', 'distributions'],
  ['– Commission de gestion', 'fees'],
  ['– Autres frais de fonctionnement', 'costs'],
  ['+ Produits courants (coupons, dividendes)', 'income'],
  ['± Plus ou moins-values de cession', 'realised'],
  ['± Variation des plus-values latentes', 'unrealised'],
  ['– Provision pour parts C (carried interest)', 'carry'],
  ['Valeur liquidative des parts en fin de période', 'closing'],
];
const fpciRow = ([label, line]: (typeof FPCI_LINES)[number], at: number): string =>
  row([`(${at + 1})`, label, ...cells(millier, line, FPCI_PERIODS, true)], line);
const FPCI_PAID = FPCI.itd.contributions ?? 0;

/** A French sheet whose lines are numbered and whose costs are printed without a sign, in thousands. */
const fiche = document({
  file: 'Situation porteur - FPCI Estacade Croissance 2 - T3 2025 - Mutuelle Ponantaise.pdf',
  documentType: 'Capital Account',
  layout: 'french-sheet-with-numbered-lines-in-thousands',
  language: 'fr',
  margin: '20mm 18mm',
  css: "body{font:9.8pt/1.42 'DejaVu Serif Condensed','DejaVu Serif'}h2{font-size:13pt;font-weight:normal;margin:0;border-left:6pt solid #0b5563;padding-left:8pt}h4{margin:14pt 0 3pt;font-weight:normal;color:#0b5563}table{border-collapse:collapse;width:100%;font-size:9pt}td,th{padding:3pt 5pt;text-align:right;border-bottom:.3pt solid #aac}td:nth-child(-n+2),th:nth-child(-n+2){text-align:left}td:first-child{width:20pt;color:#888}th{font-weight:normal;border-bottom:1pt solid #0b5563}.opening td,.closing td{background:#e4f0f2;font-weight:bold}.u td:first-child{width:auto;color:inherit}.u td:nth-child(2){text-align:right}.n{font-size:7.4pt}",
  footer:
    '<div style="font:6.5pt serif;width:100%;text-align:center">Document d’information non audité, réservé à son destinataire – Conservation des actifs : Banque Penthièvre Titres</div>',
  body: `<h2>Situation de votre investissement au ${text('reporting_date', '30 septembre 2025', '2025-09-30')}</h2>
<p>Fonds : <b>${mark('fund', 'FPCI Estacade Croissance 2')}</b><br>Société de gestion : ${mark('fund_manager', 'Estacade Investissement')}<br>Porteur : <b>${mark('limited_partner', 'Mutuelle Ponantaise de Prévoyance')}</b> – parts A, compte n° 2-0881<br>Période : du ${text('period_start', '1er juillet', '2025-07-01')} au ${text('reporting_date', '30 septembre 2025', '2025-09-30')}</p>
<p>Sauf mention contraire, les montants sont exprimés en ${mark('base_currency', 'milliers d’euros', { value: 'EUR' })}.</p>
<h4>A. Évolution de la quote-part d’actif net</h4><table>${head(['', '', '3e trimestre 2025', 'Depuis l’origine'])}
${FPCI_LINES.map(fpciRow).join('\n')}</table>
<p class="n">(10) = (1) + (2) – (3) – (4) – (5) + (6) + (7) + (8) – (9). Les frais et distributions sont présentés en valeur absolue.</p>
<h4>B. Engagement</h4><table class="u">${row(['Souscription', millier.amount('commitment', 45000)])}${row(['Appels libérés', millier.amount('contributed_to_date', FPCI_PAID)])}${row(['Reste à libérer, y compris distributions rappelables', millier.amount('unfunded_commitment', 45000 - FPCI_PAID + 1200)])}${row(['Distributions reçues depuis l’origine', millier.amount('distributed_to_date', FPCI.itd.distributions)])}${row(['– dont rappelables (art. 10.3 du règlement)', millier.amount('recallable_distributions', 1200)])}${row(['Quote-part dans les parts A émises', text('ownership_percentage', '3,214 %', '3.214')])}</table>
<p>Nombre de parts A détenues : 45 000, d’une valeur liquidative unitaire de 75,06 €. L’actif net total du Fonds s’élève à 105,1 M€.</p>
<p class="n">La commission de gestion est assise sur le montant souscrit jusqu’au 31 décembre 2025, puis sur le capital investi restant. Les performances passées ne préjugent pas des performances futures.</p>`,
});

export const documents = [changes, unitholder, konten, fiche];
