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
});

export const documents = [allocated, avis];
