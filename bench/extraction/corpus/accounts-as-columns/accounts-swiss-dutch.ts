import type { FundDocument } from '../document.ts';
import { head, row, table } from '../html.ts';
import type { Movement, MovementLine, Period } from '../paper/movement.ts';
import { cells, effect } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import { periods } from '../paper/periods.ts';
import { printer, text } from '../paper/printing.ts';

const swiss = printer({
  currency: 'CHF',
  group: '’',
  point: '.',
  digits: 2,
  negative: 'minus',
  nil: '–',
});
/** Value date, wording, call, distribution, of which recallable; in centimes. */
const JOURNAL: readonly (readonly [string, string, number, number, number])[] = [
  ['28.03.2019', '1er appel de fonds', 90000000, 0, 0],
  ['15.11.2019', '2e appel de fonds', 112500000, 0, 0],
  ['22.06.2020', '3e appel de fonds', 81000000, 0, 0],
  ['18.02.2021', '4e appel de fonds', 135000000, 0, 0],
  ['14.10.2021', '5e appel de fonds', 103500000, 0, 0],
  ['09.05.2022', '1re distribution (cession Helvibloc)', 0, 64000000, 18000000],
  ['12.12.2022', '6e appel de fonds', 74250000, 0, 0],
  ['26.09.2023', '7e appel de fonds', 58500000, 0, 0],
  ['17.04.2024', '2e distribution (cession partielle Novatherm)', 0, 121835040, 0],
  ['11.03.2025', '8e appel de fonds', 47250000, 0, 0],
  ['30.05.2025', '3e distribution (dividendes)', 0, 39512075, 0],
  ['21.08.2025', '9e appel de fonds', 31500000, 0, 0],
];
const COMMITMENT = 900000000;
const summed = (at: 2 | 3 | 4, from = '0', before = '9'): number =>
  JOURNAL.reduce((all, entry) => {
    const iso = entry[0].split('.').reverse().join('-');
    return iso >= from && iso < before ? all + entry[at] : all;
  }, 0);
const withoutNoughts = (movement: Movement): Movement =>
  Object.fromEntries(
    Object.entries(movement).map(([line, amount]) => [line, amount === 0 ? null : (amount as number | null)]),
  ) as unknown as Movement;
const RHODANIS = periods(
  [summed(2, '2025-07-01'), summed(3, '2025-07-01'), 3375000, 621435, 1248020, 0, 14177560, 2231000],
  [
    summed(2, '2025-01-01', '2025-07-01'),
    summed(3, '2025-01-01', '2025-07-01'),
    6750000,
    1487790,
    2193555,
    18264015,
    -5832045,
    3120400,
  ],
  [
    summed(2, '0', '2025-01-01'),
    summed(3, '0', '2025-01-01'),
    74250000,
    11840265,
    16420310,
    61190580,
    224011725,
    39811500,
  ],
);
const rhodanis = (['qtd', 'ytd', 'itd'] as const).map((period): readonly [Period, Movement] => [
  period,
  withoutNoughts(RHODANIS[period]),
]);
const frLine = (line: MovementLine, label: string, name = 'i'): string =>
  row([label, ...cells(swiss, line, rhodanis)], name);
const frSum = (label: string, lines: readonly MovementLine[]): string =>
  row([label, ...rhodanis.map(([, values]) => swiss.show(effect(values, lines)))], 's');
const frHead = (label: string): string => `<tr class="h"><td colspan="4">${label}</td></tr>`;
const frCalled = summed(2);
const journal = (): string => {
  let open = COMMITMENT;
  return table(
    [
      head(['Date valeur', 'Libellé', 'Appels', 'Distributions', 'dont rappelable', 'Solde appelable']),
      ...JOURNAL.map(([date, label, call, paid, again]) => {
        open += again - call;
        return row([
          date,
          label,
          ...[call, paid, again].map((amount) => swiss.show(amount || null)),
          swiss.show(open),
        ]);
      }),
      row(
        [
          '',
          'Total au 30.09.2025',
          swiss.amount('contributed_to_date', frCalled),
          swiss.show(summed(3)),
          swiss.amount('recallable_distributions', summed(4)),
          swiss.amount('unfunded_commitment', open),
        ],
        'b',
      ),
    ],
    'j',
  );
};

/** French of Switzerland: sections with subtotals, then the journal of all calls and distributions. */
const geneva = document({
  file: 'RCD II - Situation de compte 30.09.2025 - CP Chablais.pdf',
  documentType: 'Capital Account',
  language: 'fr',
  layout: 'sections-then-journal',
  margin: '17mm 19mm',
  css: "body{font:9pt 'TeX Gyre Heros','Nimbus Sans','Liberation Sans'}h1{font:bold 14pt 'Nimbus Sans';margin:0;color:#b3001b}h2{font-size:10.5pt;margin:14pt 0 4pt}table{border-collapse:collapse;width:100%}td,th{padding:2.4pt 4pt;text-align:right}td:first-child,th:first-child{text-align:left}th{font-size:8pt;border-bottom:1pt solid #333;vertical-align:bottom}.i td:first-child{padding-left:14pt}.h td{font-weight:bold;padding-top:6pt}.s td{font-style:italic;border-top:.4pt solid #888}.b td{font-weight:bold;border-top:.8pt solid;border-bottom:.8pt solid}.j td,.j th{font-size:8pt}.j td:nth-child(2),.j th:nth-child(2){text-align:left}.e{width:70%}.p{font-size:7.5pt;color:#444}",
  footer:
    '<div style="width:100%;font:7px sans-serif;color:#777;padding:0 19mm;display:flex;justify-content:space-between"><span>Rhodanis Capital-Développement II SCmPC – document confidentiel</span><span>Page <span class="pageNumber"></span>/<span class="totalPages"></span></span></div>',
  body: `<div style="display:flex;justify-content:space-between"><div><b>${mark('fund_manager', 'Rhodanis Gestion SA')}</b><br><span class="p">Gestionnaire de fortune collective autorisé par la FINMA<br>Quai de l'Île 17, 1204 Genève</span></div><div style="margin-top:26pt;width:72mm">${mark('limited_partner', 'Caisse de pensions des communes du Chablais')}<br>Service des placements<br>Avenue de la Gare 44<br>1870 Monthey</div></div>
<p>Genève, le 6 novembre 2025</p><h1>Situation de votre compte de commanditaire</h1><p>${mark('fund', 'Rhodanis Capital-Développement II SCmPC')}, état au ${text('reporting_date', '30 septembre 2025', '2025-09-30')} – montants en ${text('base_currency', 'francs suisses', 'CHF')} – chiffres non révisés</p>
${table([
  head(['', '3<sup>e</sup> trimestre 2025', 'Exercice 2025<br>(9 mois)', 'Depuis la<br>constitution']),
  frLine('opening', 'Valeur nette au début de la période', 'b'),
  frHead('A. Versements et remboursements'),
  frLine('contributions', 'Versements sur appels de fonds'),
  frLine('distributions', 'Distributions versées'),
  frSum('Flux nets', ['contributions', 'distributions']),
  frHead('B. Résultat des participations'),
  frLine('income', 'Revenus des participations (dividendes et intérêts)'),
  frLine('realised', 'Plus-values et moins-values réalisées'),
  frLine('unrealised', 'Variation de la plus-value non réalisée'),
  frSum('Résultat des participations', ['income', 'realised', 'unrealised']),
  frHead('C. Charges'),
  frLine('fees', 'Commission de gestion'),
  frLine('costs', "Frais d'exploitation de la société"),
  frSum('Total des charges', ['fees', 'costs']),
  frHead("D. Part de l'associé indéfiniment responsable"),
  frLine('carry', 'Participation au surplus (carried interest)'),
  frLine('closing', 'Valeur nette à la fin de la période', 'b'),
])}
<h2>Engagement</h2>${table(
    [
      row(['Engagement total', `CHF ${swiss.amount('commitment', COMMITMENT)}`]),
      row(['Montants appelés et versés', `CHF ${swiss.amount('contributed_to_date', frCalled)}`]),
      row(['Distributions rappelables', `CHF ${swiss.amount('recallable_distributions', summed(4))}`]),
      row(
        [
          'Engagement encore appelable',
          `CHF ${swiss.amount('unfunded_commitment', COMMITMENT - frCalled + summed(4))}`,
        ],
        'b',
      ),
      row(["Part de l'engagement global", text('ownership_percentage', '6.00 %', '6')]),
    ],
    'e',
  )}
<div style="break-before:page"></div><h2>Historique des appels et des distributions (CHF)</h2>${journal()}
<p class="p" style="margin-top:14pt">Les participations sont évaluées à la juste valeur selon les directrices de l'IPEV. La participation au surplus est calculée comme si l'ensemble du portefeuille avait été cédé à sa valeur comptable à la date de référence. L'associé indéfiniment responsable est Rhodanis Associés SA, à Genève. Le relevé fiscal 2025 vous parviendra au mois d'avril.</p><p class="p">Les indications ci-dessus sont destinées exclusivement au commanditaire désigné. Toute différence est à signaler dans les trente jours à l'adresse investisseurs@rhodanis.example ou au 022 555 01 80.</p><p>Avec nos salutations distinguées<br><br>Blaise Perrottet, Relations investisseurs</p>`,
  derivable: {
    period_start: '2025-07-01',
    distributed_to_date: 'CHF 2253471.15',
    opening_balance_itd: 'CHF 0',
  },
});

const thousands = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 0,
  scale: 1000,
  negative: 'minus',
  nil: '–',
});
const LINES = [
  'contributions',
  'distributions',
  'fees',
  'costs',
  'income',
  'realised',
  'unrealised',
  'carry',
] as const;
const QUARTERS: readonly (readonly number[])[] = [
  [1250, 0, 94, 21, 212, 0, 318, 41],
  [0, 640, 94, 17, 305, 455, -127, 63],
  [875, 0, 91, 19, 188, 0, 402, 52],
  [1125, 410, 91, 26, 341, 0, -214, 0],
];
const START = 21406;
const asMovement = (opening: number, flows: readonly number[]): Movement => {
  const named = Object.fromEntries(LINES.map((line, at) => [line, flows[at] || null])) as unknown as Movement;
  return { ...named, opening, closing: opening + effect(named, LINES) };
};
const YEAR = asMovement(
  START,
  LINES.map((_line, at) => QUARTERS.reduce((all, flows) => all + (flows[at] ?? 0), 0)),
);
const QUARTERLY = QUARTERS.reduce<Movement[]>(
  (done, flows) => [...done, asMovement(done.at(-1)?.closing ?? START, flows)],
  [],
);
const [, , , LAST = YEAR] = QUARTERLY;
const nlLine = (line: MovementLine, label: string, name = ''): string => {
  const sign = ['distributions', 'fees', 'costs', 'carry'].includes(line) ? -1 : 1;
  const earlier = QUARTERLY.slice(0, 3).map((quarter) => {
    const amount = quarter[line];
    return thousands.show(amount === null ? null : sign * amount);
  });
  return row(
    [
      label,
      ...earlier,
      ...cells(thousands, line, [
        ['qtd', LAST],
        ['ytd', YEAR],
      ]),
    ],
    name,
  );
};

/** Dutch: the four quarters side by side and the year, in thousands. */
const dutch = document({
  file: 'Waddenzicht Infra II_kapitaalrekening_2025Q4_0061.pdf',
  documentType: 'Capital Account',
  language: 'nl',
  layout: 'four-quarters-and-year',
  landscape: true,
  margin: '16mm 20mm',
  css: "body{font:9.5pt 'URW Gothic','Liberation Sans'}table{border-collapse:collapse;width:100%}td,th{padding:3pt 6pt;text-align:right}td:first-child,th:first-child{text-align:left}th{background:#00707a;color:#fff;font-weight:normal}tr:nth-child(even) td{background:#eef6f6}.b td{font-weight:bold}.t{display:grid;grid-template-columns:1fr 1fr;gap:30pt;margin-top:14pt}.p{font-size:7.8pt;color:#444;line-height:1.4}",
  header:
    '<div style="width:100%;font:8px sans-serif;color:#00707a;padding:0 20mm;text-align:right">WADDENZICHT</div>',
  footer:
    '<div style="width:100%;font:7px sans-serif;padding:0 20mm">Waddenzicht Vermogensbeheer B.V. · Zuiderplein 40, 8911 AN Leeuwarden · KvK 01188240 · AFM-vergunning 15004417 <span style="float:right">pagina <span class="pageNumber"></span></span></div>',
  body: `<div style="display:flex;justify-content:space-between;align-items:flex-end"><div><span style="font-size:15pt;color:#00707a">Opgave kapitaalrekening vierde kwartaal 2025</span><br>${mark('fund', 'Waddenzicht Infrastructuur Fonds II C.V.')}</div><div style="text-align:right">Commanditair vennoot: <b>${mark('limited_partner', 'Stichting Bedrijfstakpensioenfonds voor de Zoetwarenindustrie')}</b><br>Deelnemersnummer 0061</div></div>
<p>Verslagperiode ${text('period_start', '1 januari 2025', '2025-01-01')} tot en met ${text('reporting_date', '31 december 2025', '2025-12-31')}. Bedragen × ${text('base_currency', '€ 1.000', 'EUR')}, tenzij anders vermeld. Lasten en onttrekkingen zijn met een minteken weergegeven.</p>
${table([
  head(['Verloop van uw kapitaal', '1e kwartaal', '2e kwartaal', '3e kwartaal', '4e kwartaal', 'Heel 2025']),
  nlLine('opening', 'Intrinsieke waarde begin periode', 'b'),
  nlLine('contributions', 'Stortingen'),
  nlLine('distributions', 'Uitkeringen'),
  nlLine('fees', 'Beheervergoeding'),
  nlLine('costs', 'Overige fondskosten'),
  nlLine('income', 'Netto beleggingsopbrengsten (rente en dividend)'),
  nlLine('realised', 'Gerealiseerde resultaten'),
  nlLine('unrealised', 'Ongerealiseerde waardemutaties'),
  nlLine('carry', 'Winstdeling beheerder (carried interest)'),
  nlLine('closing', 'Intrinsieke waarde einde periode', 'b'),
])}
<div class="t">${table([
    head(['Toezegging', '31-12-2025', '31-12-2024']),
    row(['Toegezegd kapitaal', thousands.amount('commitment', 30000), '30.000']),
    row(['Gestort sinds aanvang', thousands.amount('contributed_to_date', 22950), '19.700']),
    row(['Terugvorderbare uitkeringen', thousands.amount('recallable_distributions', 640), '–']),
    row(['Nog te storten', thousands.amount('unfunded_commitment', 7690), '10.300'], 'b'),
    row(['Uitgekeerd sinds aanvang', thousands.amount('distributed_to_date', 5120), '4.070']),
    row(['Belang in het fonds', text('ownership_percentage', '3,75%', '3.75'), '3,75%']),
  ])}<div class="p"><b>Toelichting</b><br>De tweede uitkering van 2025 (€ 640.000) betreft de herfinanciering van het glasvezelnetwerk en kan gedurende de investeringsperiode opnieuw worden opgevraagd. In het vierde kwartaal is geen winstdeling toegerekend omdat het rendement in dat kwartaal onder de drempel bleef.<br><br>De opgave is opgesteld door ${mark('fund_manager', 'Waddenzicht Vermogensbeheer B.V.')} in haar hoedanigheid van beheerder van het fonds. De bewaarder is Stichting Bewaarder Waddenzicht. De cijfers zijn niet door een accountant gecontroleerd; afrondingsverschillen zijn mogelijk. De totale toezeggingen aan het fonds bedragen € 800 miljoen. Vragen: participanten@waddenzicht.example of 058 555 02 44.</div></div>`,
  derivable: {
    carried_interest_qtd: 'EUR 0',
    closing_balance_itd: `EUR ${String(YEAR.closing)}000`,
    contributions_itd: 'EUR 22950000',
    distributions_itd: 'EUR 5120000',
  },
});

export const documents: FundDocument[] = [geneva, dutch];
