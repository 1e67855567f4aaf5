import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '—',
});

/** What each partner is allocated, in cents: commitment, capital, gain, income, carried interest, tax. */
type Allocation = readonly [
  commitment: number,
  capital: number,
  gain: number,
  income: number,
  carry: number,
  tax: number,
];
const WHOLE = { commitment: 25000000000, capital: 500000000, gain: 325000000, income: 40000000 };
/** A share of the whole in hundredths; the general partner bears no carried interest. */
const allocation = (percent: number, carries = true, taxed = false): Allocation => {
  const part = (whole: number): number => (whole / 100) * percent;
  const carry = carries ? part(WHOLE.gain) / 5 : 0;
  return [
    part(WHOLE.commitment),
    part(WHOLE.capital),
    part(WHOLE.gain),
    part(WHOLE.income),
    carry,
    taxed ? (part(WHOLE.income) * 3) / 10 : 0,
  ];
};
const OWN = allocation(6);
const OTHERS_BEFORE: readonly (readonly [string, Allocation])[] = [
  ['Halyard Point GP III, LLC', allocation(1, false)],
  ['Amberline Insurance Group', allocation(24)],
  ['Bluestem Teachers’ Retirement System', allocation(20)],
];
const OTHERS_AFTER: readonly (readonly [string, Allocation])[] = [
  ['Fenwright Family Investments LLC', allocation(10)],
  ['Mutsuura Trust Bank, Ltd.', allocation(4, true, true)],
  ['Old Quarry Healthcare Foundation', allocation(16)],
  ['Tamarack Fund of Funds VII, L.P.', allocation(19)],
];
const grossOf = ([, capital, gain, income]: Allocation): number => capital + gain + income;
const netOf = (one: Allocation): number => grossOf(one) - one[4] - one[5];
const partnerRow = ([name, one]: readonly [string, Allocation]): string => {
  const [commitment, capital, gain, income, carry, tax] = one;
  const amounts = [commitment, capital, gain, income, grossOf(one), -carry || null, -tax || null, netOf(one)];
  return row([name, ...amounts.map((amount) => dollar.show(amount))]);
};
const EVERYONE = [...OTHERS_BEFORE, ['', OWN] as const, ...OTHERS_AFTER].map(([, one]) => one);
const total = (read: (one: Allocation) => number): string =>
  dollar.show(EVERYONE.reduce((all, one) => all + read(one), 0));
const ownCells = [
  dollar.amount('distribution_return_of_capital', OWN[1]),
  dollar.amount('distribution_realised_gain', OWN[2]),
  dollar.amount('distribution_income', OWN[3]),
  dollar.amount('distribution_gross', grossOf(OWN)),
  dollar.cost('distribution_carried_interest', OWN[4]),
] as const;
const OWN_NET = dollar.amount('distribution_net', netOf(OWN));

/** An American letter with the partner's amounts, and the allocation among all partners on a second page. */
const allocated = document({
  file: 'HPS III Distribution Notice #17 - Carrow University.pdf',
  documentType: 'Capital Distribution',
  layout: 'american-letter-with-allocation-among-partners',
  pageSize: 'Letter',
  margin: '19mm 17mm',
  css: "body{font:10pt/1.38 'Liberation Serif'}table{border-collapse:collapse;margin:8pt 0}td,th{padding:2.6pt 5pt;text-align:right;vertical-align:bottom}td:first-child,th:first-child{text-align:left}.m{width:82%;margin-left:5%}.s td{border-top:.6pt solid}.t td{border-top:.6pt solid;border-bottom:2pt double;font-weight:bold}.a{width:100%;font:7.2pt 'Liberation Sans Narrow','Liberation Sans'}.a th{border-bottom:.8pt solid}.a td,.a th{padding:2.4pt 3pt}.y td{background:#e9e9e9;font-weight:bold}.n{font-size:8pt}",
  footer:
    '<div style="font:7pt serif;width:100%;text-align:center">Trellis Brook Fund Services LLC · 77 Causeway Plaza, Stamford, Connecticut 06902 · (203) 555-0171</div>',
  body: `<p style="text-align:center"><b style="font-size:12pt">${mark('fund', 'Halyard Point Secondaries III, L.P.')}</b><br>c/o Halyard Point GP III, LLC</p><p>${noticeDate('September 12, 2025', '2025-09-12')}</p><p>${mark('limited_partner', 'Carrow University Endowment')}<br>Office of Investments, 5 Chapel Green<br>Carrow, New Hampshire 03599</p>
<p><b>RE: Notice of Distribution No. ${text('distribution_number', '17')}</b></p><p>Dear Limited Partner:</p>
<p>Halyard Point Secondaries III, L.P. (the “Partnership”) will make a distribution on <b>${text('payment_date', 'September 19, 2025', '2025-09-19')}</b> of proceeds received during July and August from eleven underlying funds, principally the sale by Corrigan Buyout Fund IV of its holding in Velloway Logistics. The Partnership is distributing a total of $8.65 million before carried interest. Your share is shown below:</p>
<table class="m">${row(['Return of capital', ownCells[0]])}${row(['Realized gains', ownCells[1]])}${row(['Dividend and interest income', ownCells[2]])}${row(['Gross distribution', ownCells[3]], 's')}${row(['Less: carried interest to the General Partner', ownCells[4]])}${row(['Net distribution payable to you', `$${OWN_NET}`], 't')}</table>
<p>Under Section 4.4(c) of the partnership agreement, ${dollar.amount('distribution_recallable', 6000000)} of the return of capital is recallable and increases your unfunded commitment:</p>
<table class="m">${row(['Unfunded commitment before this distribution', dollar.show(285000000)])}${row(['Recallable distribution', dollar.amount('distribution_recallable', 6000000)])}${row(['Unfunded commitment after this distribution', dollar.amount('unfunded_commitment', 291000000)], 't')}</table>
<p>The amount will be wired to your account on file at Granite Notch Savings Bank ending in -3306. Please notify us by September 16, 2025 if that account is no longer current. ${mark('fund_manager', 'Halyard Point Advisors, LLC')}, the Partnership’s investment manager, will publish the third quarter report on or about December 1, 2025.</p><p>Sincerely,</p><p style="margin-top:22pt">Trellis Brook Fund Services LLC, as Administrator</p>
<div style="break-before:page"></div><p><b>${mark('fund', 'Halyard Point Secondaries III, L.P.')}<br>Schedule A – Allocation among Partners, Distribution No. ${text('distribution_number', '17')}</b><br>(amounts in ${mark('base_currency', 'U.S. dollars', { value: 'USD' })})</p>
<table class="a">${head(['Partner', 'Commitment', 'Return of<br>capital', 'Realized<br>gains', 'Income', 'Gross<br>distribution', 'Carried<br>interest', 'Tax<br>withheld', 'Net<br>distribution'])}
${OTHERS_BEFORE.map(partnerRow).join('\n')}
${row([mark('limited_partner', 'Carrow University Endowment'), dollar.show(OWN[0]), ...ownCells, dollar.show(null), OWN_NET], 'y')}
${OTHERS_AFTER.map(partnerRow).join('\n')}
${row(['Total', total((one) => one[0]), total((one) => one[1]), total((one) => one[2]), total((one) => one[3]), total(grossOf), total((one) => -one[4]), total((one) => -one[5]), total(netOf)], 't')}</table>
<p class="n">The carried interest is 20% of realized gains allocated to limited partners; the preferred return of 8% has been met. Tax was withheld on dividends of U.S. source at 30%. The characterization of amounts is an estimate and may change on the Schedule K-1 for 2025. A partner may be required to return distributions to the extent provided in Section 4.9 of the partnership agreement (up to 25% of amounts received, for two years).</p>`,
});

const french = printer({
  currency: 'EUR',
  group: '\u202f',
  point: ',',
  digits: 2,
  negative: 'minus',
});
const FRENCH_GROSS = 35000000 + 12840000 + 4125000;
const FRENCH_SINCE = 122500000 + 40211550 + 18873025;
/** A line of this distribution beside the sum since the beginning. */
const since = (label: string, own: string, whole: number, name = ''): string =>
  row([label, own, french.show(whole)], name);

/** A French notice in a letter, with this distribution beside the sum of all. */
const avis = document({
  file: 'Chanterelle Mezzanine 2 - Avis de distribution 8 - CR Imprimeurs.pdf',
  documentType: 'Capital Distribution',
  layout: 'french-letter-with-sum-since-beginning',
  language: 'fr',
  margin: '20mm 22mm',
  css: "body{font:10pt/1.4 'DejaVu Serif Condensed','DejaVu Serif'}table{border-collapse:collapse;width:100%;margin:9pt 0}td,th{padding:3.2pt 6pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left;white-space:normal}th{border-top:1pt solid #6b2737;border-bottom:1pt solid #6b2737;font-weight:normal;font-size:8.8pt}.s td{border-top:.4pt solid #6b2737;font-weight:bold}.t td{border-top:.4pt solid #6b2737;border-bottom:1pt solid #6b2737;font-weight:bold}.n{font-size:7.6pt}",
  footer:
    '<div style="font:6.5pt serif;width:100%;text-align:center">Chanterelle Gestion – SAS au capital de 1 250 000 € – RCS Lyon 841 220 937 – agréée par l’AMF sous le n° GP-18000077 – 9, montée des Carmélites, 69001 Lyon</div>',
  body: `<div style="color:#6b2737;font-size:13pt">${mark('fund_manager', 'Chanterelle Gestion')}</div><div style="margin-left:54%;margin-top:14pt">${mark('limited_partner', 'Caisse de Retraite des Imprimeurs Réunis')}<br>Direction financière<br>41, rue des Typographes<br>59800 Lille</div><p style="margin-left:54%">Lyon, le ${noticeDate('26 septembre 2025', '2025-09-26')}</p>
<p><b>Objet : ${mark('fund', 'FPCI Chanterelle Mezzanine 2')} – distribution n° ${text('distribution_number', '8')}</b></p><p>Madame, Monsieur,</p>
<p>À la suite du remboursement anticipé des obligations émises par le groupe Savonneries Delpuech, nous avons le plaisir de vous informer que le Fonds procédera le <b>${text('payment_date', '10 octobre 2025', '2025-10-10')}</b> à une distribution d’un montant global de 20,8 millions d’euros. Vous détenez 25 000 parts A, soit 2,50 % du Fonds. Le montant net vous revenant s’élève à ${mark('distribution_net', `${french.show(FRENCH_GROSS - 528000)} €`, { value: '514370.00', currency: 'EUR' })} et se décompose comme suit :</p>
<table>${head([`En ${mark('base_currency', 'euros', { value: 'EUR' })}`, 'Présente distribution', 'Cumul depuis l’origine *'])}
${since('Remboursement des apports', french.amount('distribution_return_of_capital', 35000000), 122500000)}
${since('Plus-values réalisées', french.amount('distribution_realised_gain', 12840000), 40211550)}
${since('Intérêts et autres revenus', french.amount('distribution_income', 4125000), 18873025)}
${since('Distribution brute', french.amount('distribution_gross', FRENCH_GROSS), FRENCH_SINCE, 's')}
${since('Retenue à la source', french.cost('distribution_withholding_tax', 528000), -2415747)}
${since('Distribution nette', french.amount('distribution_net', FRENCH_GROSS - 528000), FRENCH_SINCE - 2415747, 't')}</table>
<p>Conformément à l’article 13.2 du règlement, une fraction de ${french.amount('distribution_recallable', 7500000)} € pourra être rappelée jusqu’au 30 juin 2027. Compte tenu de celle-ci, votre engagement non appelé est porté à ${french.amount('unfunded_commitment', 48750000)} € pour une souscription de 2 500 000,00 €.</p>
<p>Le règlement sera effectué par le dépositaire, Banque Terreaux Titres, sur le compte dont vous nous avez communiqué les coordonnées. Vous voudrez bien nous signaler toute modification avant le 3 octobre 2025.</p>
<p>Nous vous prions d’agréer, Madame, Monsieur, l’expression de nos salutations distinguées.</p><p style="margin-top:24pt">Hélène Marchandeau<br>Secrétaire générale</p>
<p class="n">* Présente distribution incluse. Aucun montant n’est attribué aux parts B (carried interest) tant que les parts A n’ont pas reçu leur revenu prioritaire de 7 % l’an. La retenue porte sur des intérêts de source italienne (12,80 %). Les performances passées ne préjugent pas des performances futures.</p>`,
  derivable: { distribution_carried_interest: 'EUR 0' },
});

const franc = printer({
  currency: 'CHF',
  group: '’',
  point: '.',
  digits: 2,
  negative: 'minus',
  nil: '–',
});
const FRANC_GROSS = 64000000 + 41525000 + 3890000;
const labelled = (english: string, own: string, value: string, name = ''): string =>
  row([`${english} / <i>${own}</i>`, value], name);

/** A Swiss notice with English and German labels in one line. */
const swiss = document({
  file: 'Distribution Notice_Ausschüttungsanzeige_05_Säntisblick PE II_Toggenmatt.pdf',
  documentType: 'Capital Distribution',
  layout: 'swiss-form-english-and-german-in-one-line',
  language: 'en',
  margin: '17mm',
  css: "body{font:9.2pt/1.32 'Liberation Sans'}h3{margin:12pt 0 2pt;font-size:9.6pt;background:#c8102e;color:#fff;padding:2.4pt 5pt}h3 i{font-weight:normal}i{color:inherit}table{border-collapse:collapse;width:100%}td{padding:3pt 5pt;border-bottom:.4pt solid #bbb;vertical-align:top}td:last-child{text-align:right;width:38%}.l td:last-child{text-align:left;width:58%}.t td{font-weight:bold;border-top:.8pt solid #222;border-bottom:.8pt solid #222}.n{font-size:7.4pt}.z{display:grid;grid-template-columns:1fr 1fr;gap:14pt}",
  header:
    '<div style="font:7pt sans-serif;width:100%;padding:0 17mm;text-align:right">Private &amp; Confidential / Vertraulich</div>',
  footer:
    '<div style="font:6.5pt sans-serif;width:100%;padding:0 17mm">Säntisblick Asset Management AG · Bahnhofplatz 17 · 9001 St. Gallen · UID CHE-418.220.937</div>',
  body: `<div style="font-size:15pt;font-weight:bold">Distribution Notice / Ausschüttungsanzeige</div>
<h3>General information / <i>Allgemeine Angaben</i></h3><table class="l">${labelled('Fund', 'Fonds', `<b>${mark('fund', 'Säntisblick Private Equity II KmGK')}</b>`)}${labelled('Fund manager', 'Fondsleitung', mark('fund_manager', 'Säntisblick Asset Management AG'))}${labelled('Investor', 'Anleger', `${mark('limited_partner', 'Personalvorsorgestiftung der Toggenmatt Werke')}<br>Fabrikstrasse 60, 9630 Wattwil`)}${labelled('Distribution no.', 'Ausschüttung Nr.', text('distribution_number', '5'))}${labelled('Date of notice', 'Datum der Anzeige', noticeDate('18.11.2025', '2025-11-18'))}${labelled('Payment date (value)', 'Valutadatum', text('payment_date', '28.11.2025', '2025-11-28'))}${labelled('Currency', 'Währung', text('base_currency', 'CHF'))}${labelled('Investor’s share of the fund', 'Anteil des Anlegers', '4.00%')}</table>
<h3>Composition of your distribution / <i>Zusammensetzung Ihrer Ausschüttung</i></h3><table>${labelled('Return of capital', 'Kapitalrückzahlung', franc.amount('distribution_return_of_capital', 64000000))}${labelled('Realised capital gains', 'Realisierte Kapitalgewinne', franc.amount('distribution_realised_gain', 41525000))}${labelled('Dividends and interest', 'Dividenden und Zinsen', franc.amount('distribution_income', 3890000))}${labelled('Gross distribution', 'Bruttoausschüttung', franc.amount('distribution_gross', FRANC_GROSS), 't')}${labelled('Withholding tax (35% of CHF 12’000.00)', 'Verrechnungssteuer', franc.cost('distribution_withholding_tax', 420000))}${labelled('Carried interest', 'Gewinnbeteiligung', franc.amount('distribution_carried_interest', 0))}${labelled('Net distribution', 'Nettoausschüttung', franc.amount('distribution_net', FRANC_GROSS - 420000), 't')}</table>
<h3>Capital commitment after this distribution / <i>Kapitalzusage nach dieser Ausschüttung</i></h3><table>${labelled('Capital commitment', 'Kapitalzusage', franc.show(800000000))}${labelled('Paid in since inception', 'Einbezahlt seit Beginn', franc.show(625000000))}${labelled('Recallable amount of this distribution', 'Davon wieder abrufbar', franc.amount('distribution_recallable', 20000000))}${labelled('Unfunded commitment', 'Offene Kapitalzusage', franc.amount('unfunded_commitment', 195000000), 't')}${labelled('Total distributions since inception', 'Ausschüttungen seit Beginn', franc.show(388260000))}</table>
<h3>Your account / <i>Ihr Konto</i></h3><table class="l">${labelled('Bank', 'Bank', 'Neckertaler Regionalbank AG, 9122 Mogelsberg')}${labelled('Account', 'Konto', 'ending in / endend auf 5510 8')}</table>
<div class="z"><p>The distribution results from the sale of Rheinfall Sensorik and from dividends of two further holdings. Payment will be made to the account stated above; please report changes by 24.11.2025.</p><p lang="de">Die Ausschüttung stammt aus dem Verkauf der Rheinfall Sensorik und aus Dividenden zweier weiterer Beteiligungen. Die Zahlung erfolgt auf das oben genannte Konto; Änderungen bitte bis 24.11.2025 melden.</p></div>
<p class="n">Total distribution of the fund / Gesamtausschüttung des Fonds: CHF 27’353’750.00. In case of discrepancies the English version prevails. / Bei Abweichungen geht die englische Fassung vor. The withholding tax may be reclaimed with form 25. / Die Verrechnungssteuer kann mit Formular 25 zurückgefordert werden.</p>`,
});

const dutch = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'long minus',
  before: '€\u00a0',
  nil: '–',
});
const DUTCH_GROSS = 21000000 + 9640000;
const tile = (label: string, value: string): string => `<div><i>${label}</i><b>${value}</b></div>`;

/** A Dutch portal print: the payment in tiles over a specification of the fund and the participant. */
const portal = document({
  file: 'Uitkering 2025-3 - Kwelder Windparken Fonds - Pf Glastuinders.pdf',
  documentType: 'Capital Distribution',
  layout: 'dutch-portal-print-with-tiles',
  language: 'nl',
  margin: '16mm',
  css: "body{font:9.6pt/1.38 'Liberation Sans';color:#222}h1{font-size:16pt;margin:0;color:#0b6b6b}main{display:grid;grid-template-columns:repeat(3,1fr);gap:8pt;margin:10pt 0}main>div{border:.8pt solid #0b6b6b;border-radius:5pt;padding:6pt 8pt}i{display:block;font-style:normal;font-size:7.6pt;color:#567}b{font-size:12pt}table{border-collapse:collapse;width:100%;margin:4pt 0 10pt}td,th{padding:3.4pt 5pt;text-align:right;border-bottom:.4pt solid #cdd}td:first-child,th:first-child{text-align:left}th{font-size:8pt;color:#567;font-weight:normal}.t td{font-weight:bold;border-top:.8pt solid #0b6b6b}.l td{text-align:left}.l td:first-child{width:34%;color:#567}h4{margin:10pt 0 2pt;color:#0b6b6b}.n{font-size:7.6pt;color:#567}",
  footer:
    '<div style="font:6.5pt sans-serif;width:100%;padding:0 16mm;display:flex;justify-content:space-between"><span>Afgedrukt uit het participantenportaal op 02-12-2025 09:14</span><span>pagina <span class="pageNumber"></span>/<span class="totalPages"></span></span></div>',
  body: `<h1>Uitkeringsbericht</h1><div>${mark('fund', 'Kwelder Windparken Fonds C.V.')}</div>
<main>${tile('Netto uit te keren', mark('distribution_net', dutch.show(DUTCH_GROSS - 1446000), { value: '291940.00', currency: 'EUR' }))}${tile('Betaaldatum', text('payment_date', '11-12-2025', '2025-12-11'))}${tile('Uitkering nummer', text('distribution_number', '19'))}</main>
<table class="l">${row(['Participant', mark('limited_partner', 'Stichting Pensioenfonds Glastuinders')])}${row(['Participantnummer', '00268'])}${row(['Beheerder', mark('fund_manager', 'Kwelder Beheer B.V.')])}${row(['Bewaarder', 'Stichting Bewaarder Kwelder Windparken'])}${row(['Datum bericht', noticeDate('1 december 2025', '2025-12-01')])}${row(['Participaties', '400 van 8.000 (5,00%)'])}</table>
<h4>Specificatie</h4><table>${head(['', 'Fonds totaal', 'Uw aandeel'])}${row(['Terugbetaling van kapitaal', dutch.show(420000000), dutch.amount('distribution_return_of_capital', 21000000)])}${row(['Gerealiseerde verkoopwinst', dutch.show(null), dutch.show(null)])}${row(['Dividend en rente uit projectvennootschappen', dutch.show(192800000), dutch.amount('distribution_income', 9640000)])}${row(['Bruto-uitkering', dutch.show(612800000), dutch.amount('distribution_gross', DUTCH_GROSS)], 't')}${row(['Af: dividendbelasting (15%)', dutch.show(-28920000), dutch.cost('distribution_withholding_tax', 1446000)])}${row(['Netto-uitkering', dutch.show(583880000), dutch.amount('distribution_net', DUTCH_GROSS - 1446000)], 't')}</table>
<h4>Uw commitment</h4><table>${row(['Toegezegd kapitaal', dutch.show(400000000)])}${row(['Gestort kapitaal', dutch.show(357500000)])}${row(['Nog niet opgevraagd (ongewijzigd)', dutch.amount('unfunded_commitment', 42500000)])}${row(['Ontvangen uitkeringen inclusief deze (bruto)', dutch.show(128415000)])}</table>
<p>Deze uitkering heeft betrekking op de exploitatie van de windparken Eemsdijk en Bierum-Oost in het derde kwartaal van 2025 en op de herfinanciering van het laatstgenoemde park. Geen deel van deze uitkering kan opnieuw worden opgevraagd. Het bedrag wordt overgemaakt naar uw bij ons bekende rekening (eindigend op 471).</p>
<p class="n">De dividendbelasting kan, indien u daarvoor in aanmerking komt, worden teruggevraagd bij de Belastingdienst. De aangegeven verdeling is voorlopig. Aan het beheer van het fonds zijn risico’s verbonden; de waarde van uw participaties kan dalen. Het geprognosticeerde uitkeringsrendement over 2025 is 6,8%.</p>`,
  derivable: { base_currency: 'EUR', distribution_recallable: 'EUR 0' },
});

export const documents = [allocated, avis, swiss, portal];
