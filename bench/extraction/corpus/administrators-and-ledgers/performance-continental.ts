import { document } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import {
  investments,
  multiples,
  scheduleCells,
  statusHeading,
  sums,
  type Investment,
} from '../paper/schedule.ts';

const line = (cells: readonly string[], name = ''): string =>
  `<tr class="${name}">${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const heads = (labels: readonly string[]): string =>
  `<tr>${labels.map((label) => `<th>${label}</th>`).join('')}</tr>`;
const comma = (plain: string): string => plain.replace('.', ',');

const MIO = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  scale: 1000000,
  negative: 'minus',
  nil: '–',
});
const ISAR = investments(
  [
    'Adlerwerk Antriebe GmbH',
    'Brunnthal Medizintechnik AG',
    'Chiemgau Backwaren GmbH',
    'Donautal Prüftechnik GmbH',
    'Ebersberger Fenster GmbH & Co. KG',
    'Filterbau Kolbermoor GmbH',
    'Giesing Digital Services GmbH',
    'Hallertau Getränketechnik GmbH',
    'Inntal Logistik SE',
  ],
  {
    seed: 2203,
    firstYear: 2016,
    cost: [890, 4210],
    statuses: [
      ['Unrealised', 5],
      ['Partially realised', 2],
      ['Realised', 2],
    ],
  },
);
const isarRow = (company: Investment): string => {
  const cell = scheduleCells(MIO, company);
  const { day, month, year } = company.date;
  return line([
    cell.name(),
    cell.date(`${day}.${month}.${year}`),
    cell.cost(),
    cell.realised(),
    cell.fairValue(),
    cell.total(),
    cell.multiple(2, (plain) => `${comma(plain)}x`),
    cell.irr((plain) => `${comma(plain)} %`, 'n. a.'),
  ]);
};
const isarPart = (title: string, from: number, to: number): string => {
  const part = ISAR.slice(from, to);
  return `<tr class="h"><td colspan="8">${statusHeading(title, part)}</td></tr>${part.map(isarRow).join('')}${line(['Zwischensumme', '', ...sums(part).map((one) => MIO.show(one)), '', ''], 's')}`;
};
const ISA = multiples(25840, 11212, 22960);

/** German mid-market manager: sections by status with subtotals, month and year of entry only. */
const isar = document({
  file: 'Isarwinkel Beteiligungen IV - Quartalsbericht III-2024 - 4192.pdf',
  documentType: 'Performance',
  layout: 'german-sections-with-subtotals',
  language: 'de',
  footer:
    '<div style="font-size:7px;width:100%;padding:0 50px;text-align:right">Streng vertraulich · Seite <span class="pageNumber"></span> von <span class="totalPages"></span></div>',
  css: `body{font:9.4pt "Liberation Sans"} .co{padding-top:60mm} .co p{font-size:13pt} .p2{page-break-before:always} h1{font-size:15pt;font-weight:normal;border-bottom:3px solid #2d6a4f;padding-bottom:4pt} .k{width:100%;border-collapse:collapse;margin-bottom:12pt} .k td{padding:2.6pt 4pt;border-bottom:.4px solid #bbb} .k td:nth-child(even){text-align:right;font-weight:bold} .k td:nth-child(3){padding-left:20pt} .s1{width:100%;border-collapse:collapse;font-size:8.6pt} .s1 th{text-align:right;border-bottom:1px solid;padding:3pt;vertical-align:bottom} .s1 td{text-align:right;padding:2.6pt 3pt} .s1 td:first-child,.s1 th:first-child{text-align:left} .h td{font-weight:bold;color:#2d6a4f;padding-top:7pt} .s td{border-top:.4px solid;font-style:italic} .t td{border-top:1.2px solid;font-weight:bold}`,
  body: `<div class="co"><p>Quartalsbericht III / 2024</p><h1>${text('fund', 'Isarwinkel Beteiligungen IV GmbH & Co. KG')}</h1><p>${text('fund_manager', 'Isarwinkel Equity Partners GmbH')}<br>Bad Tölz, im November 2024</p></div>
    <h1 class="p2">Überblick</h1><p>Stand ${text('reporting_date', '30.09.2024', '2024-09-30')} · Angaben in Mio. ${text('base_currency', 'EUR')}, soweit nicht anders vermerkt</p>
    <table class="k">${line(['Auflagejahr', text('vintage_year', '2016'), 'DPI', text('dpi', `${comma(ISA.dpi)}x`, ISA.dpi)])}${line(['Fondsvolumen', MIO.amount('fund_size', 28500), 'RVPI', text('rvpi', `${comma(ISA.rvpi)}x`, ISA.rvpi)])}${line(['Eingezahltes Kapital', MIO.amount('fund_paid_in', 25840), 'TVPI', text('tvpi', `${comma(ISA.tvpi)}x`, ISA.tvpi)])}${line(['Ausgeschüttetes Kapital', MIO.amount('fund_distributed', 11212), 'IRR brutto', text('gross_irr', '17,3 %', '17.3')])}${line(['Nettoinventarwert', MIO.amount('fund_nav', 22960), 'IRR netto', text('net_irr', '11,1 %', '11.1')])}</table>
    <p>Im dritten Quartal wurden 4,20 Mio. EUR für den Zukauf der Firma Lorenz Sensorik durch Donautal Prüftechnik abgerufen. Die Bewertung folgt den IPEV-Richtlinien; Renditen der Beteiligungen sind vor Kosten des Fonds angegeben.</p>
    <p>Der Nettoinventarwert stieg gegenüber dem Vorquartal um 6,15 Mio. EUR. Getragen wurde der Anstieg von Filterbau Kolbermoor, deren Auftragsbestand sich seit Jahresbeginn verdoppelt hat; Adlerwerk Antriebe und Brunnthal Medizintechnik blieben hinter dem Plan. Eine Ausschüttung von 10,00 Mio. EUR ist für das erste Quartal 2025 vorgesehen.</p><p>Der Investitionszeitraum endete am 30. Juni 2021. Von den Zeichnungen sind noch 26,60 Mio. EUR offen, die für Nachfinanzierungen und Kosten vorgehalten werden.</p>
    <h1 class="p2">Portfolio zum 30.09.2024</h1><table class="s1">${heads(['Beteiligung', 'Erwerb', 'Investiert', 'Rückflüsse', 'Zeitwert', 'Gesamtwert', 'Multiple', 'IRR'])}${isarPart('Nicht realisiert', 0, 5)}${isarPart('Teilweise realisiert', 5, 7)}${isarPart('Realisiert', 7, 9)}${line(['Gesamt', '', ...sums(ISAR).map((one) => MIO.show(one)), '', ''], 't')}</table>
`,
});

const KILO = printer({
  currency: 'EUR',
  group: '\u202f',
  point: ',',
  digits: 0,
  scale: 1000,
  negative: 'minus',
  nil: '0',
});
const ARMOR = investments(
  [
    'Abers Nautisme SAS',
    'Brocéliande Emballages SA',
    'Cornouaille Traiteur SAS',
    'Dinan Électronique SAS',
    'Émeraude Santé Animale SAS',
    'Fougères Logiciels SAS',
    'Guérande Ingrédients SA',
    'Huelgoat Énergies SAS',
    'Iroise Câbles SAS',
    'Léon Serres Connectées SAS',
  ],
  {
    seed: 77,
    firstYear: 2017,
    cost: [2100, 9800],
    statuses: [
      ['Partially realised', 1],
      ['Unrealised', 4],
      ['Realised', 2],
      ['Unrealised', 3],
    ],
  },
);
const armorRow = (company: Investment): string => {
  const cell = scheduleCells(KILO, company);
  const { day, month, year } = company.date;
  const statut = {
    Realised: 'Cédée',
    'Partially realised': 'Partiellement cédée',
    Unrealised: 'En portefeuille',
  };
  return line([
    cell.name(),
    cell.status(statut[company.status]),
    cell.date(`${day}.${month}.${year.slice(2)}`),
    KILO.amount('investment_cost', company.cost, company.row),
    KILO.amount('investment_fair_value', company.fairValue, company.row),
    KILO.amount('investment_realised', company.realised, company.row),
    cell.multiple(1, (plain) => comma(plain)),
    cell.irr((plain) => `${comma(plain)} %`, 'ns'),
  ]);
};
const ARM = multiples(77200, 27480, 69350);

/** French fund: narrative page with key figures in a sidebar, full-grid portfolio on the second. */
const armor = document({
  file: 'Rapport trimestriel T2 2024 FPCI Armor Développement 3 - 4336.pdf',
  documentType: 'Performance',
  layout: 'french-sidebar-and-grid',
  language: 'fr',
  css: `body{font:9.8pt/1.35 "DejaVu Serif Condensed","DejaVu Serif"} h1{font-size:15pt;color:#12355b} .w{display:grid;grid-template-columns:1fr 58mm;gap:8mm} .k{background:#eaf0f6;padding:6pt;font-size:8.8pt} .k p{display:flex;justify-content:space-between;margin:3pt 0} .p2{page-break-before:always} table{width:100%;border-collapse:collapse;font-size:8.4pt} td,th{border:.5px solid #12355b;padding:3pt;text-align:right} td:nth-child(n+3){white-space:nowrap} td:nth-child(-n+2),th:nth-child(-n+2){text-align:left} th{background:#eaf0f6} .t td{font-weight:bold}`,
  body: `<h1>${text('fund', 'Armor Développement 3 FPCI')}</h1><p>Rapport trimestriel arrêté au ${text('reporting_date', '30 juin 2024', '2024-06-30')}</p><div class="w"><div><p><b>Faits marquants.</b> Le fonds a cédé en avril sa participation dans Guérande Ingrédients à un groupe agroalimentaire danois. Une première distribution de 9 600 milliers d'euros a suivi en mai.</p><p>Les autres sociétés ont connu un trimestre contrasté : les ventes d'Abers Nautisme reculent de 6 % sur un marché de la plaisance atone, tandis que Dinan Électronique gagne deux contrats dans le ferroviaire. Huelgoat Énergies a refinancé sa dette pour un montant de 14 millions d'euros.</p><p><b>Perspectives.</b> Deux processus de cession sont engagés. L'équipe compte désormais onze personnes à Rennes et à Nantes.</p><p>Société de gestion : ${text('fund_manager', 'Armor Capital Gestion')}<br>Dépositaire : Banque de l'Estran<br>Commissaire aux comptes : Cabinet Kerguelen</p></div>
    <div class="k"><b>Chiffres clés</b> (en milliers d'${text('base_currency', 'euros', 'EUR')})<p><span>Millésime</span>${text('vintage_year', '2017')}</p><p><span>Taille du fonds</span>${KILO.amount('fund_size', 85000)}</p><p><span>Capital libéré</span>${KILO.amount('fund_paid_in', 77200)}</p><p><span>Capital distribué</span>${KILO.amount('fund_distributed', 27480)}</p><p><span>Actif net</span>${KILO.amount('fund_nav', 69350)}</p><p><span>DPI</span>${text('dpi', comma(ARM.dpi), ARM.dpi)}</p><p><span>RVPI</span>${text('rvpi', comma(ARM.rvpi), ARM.rvpi)}</p><p><span>TVPI</span>${text('tvpi', comma(ARM.tvpi), ARM.tvpi)}</p><p><span>TRI brut</span>${text('gross_irr', '11,2 %', '11.2')}</p><p><span>TRI net</span>${text('net_irr', '6,1 %', '6.1')}</p></div></div>
    <div class="p2"><p><b>Portefeuille au 30 juin 2024</b> (en milliers d'euros)</p><table>${heads(['Société', 'Situation', 'Entrée', 'Investi', 'Valorisation', 'Produits de cession', 'Multiple', 'TRI brut'])}${ARMOR.map(armorRow).join('')}${line(['Total', '', '', ...[0, 2, 1].map((at) => KILO.show(sums(ARMOR)[at] ?? 0)), '', ''], 't')}</table><p style="font-size:7.6pt">ns : non significatif. Valorisations selon les recommandations IPEV, non auditées.</p></div>`,
});

const EURO_NL = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 1,
  scale: 1000000,
  negative: 'minus',
  nil: '-',
});
const VELUWE = investments(
  [
    'Apeldoornse Kaasfabriek Holding B.V.',
    'Barneveld Agritech B.V.',
    'Deventer Zorgsoftware B.V.',
    'Ermelo Bouwsystemen B.V.',
    'Harderwijk Watersport Groep B.V.',
    'Nijkerk Verpakkingen B.V.',
    'Putten Installatietechniek B.V.',
    'Zutphen Datacenters B.V.',
  ],
  {
    seed: 380,
    firstYear: 2016,
    cost: [61, 188],
    statuses: [
      ['Realised', 2],
      ['Unrealised', 6],
    ],
  },
);
const MAANDEN = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];
const veluweRow = (company: Investment): string => {
  const cell = scheduleCells(EURO_NL, company);
  const { day, month, year } = company.date;
  return line([
    cell.name(),
    cell.date(`${Number(day)} ${MAANDEN[Number(month) - 1]} ${year}`),
    cell.cost(),
    cell.realised(),
    cell.fairValue(),
    cell.total(),
    cell.multiple(1, (plain) => `${comma(plain)}x`),
    cell.status(
      { Realised: 'Verkocht', 'Partially realised': 'Deels verkocht', Unrealised: 'In bezit' }[
        company.status
      ],
    ),
  ]);
};
const VEL = multiples(1126, 601, 1408);

/** Dutch manager: plain report without rules, fund figures of this and the former year. */
const veluwe = document({
  file: 'Veluwe Capital Fonds II jaarverslag beleggers 2023 (samenvatting) - 4564.pdf',
  documentType: 'Performance',
  layout: 'dutch-summary-two-years',
  language: 'nl',
  css: `body{font:10pt/1.3 "Liberation Sans Narrow"} h1{font-size:19pt;margin:0} h2{font-size:12pt;color:#8a3324;margin:12pt 0 2pt} table{border-collapse:collapse} td,th{padding:2.4pt 9pt 2.4pt 0;text-align:right} td:first-child,th:first-child{text-align:left} th{color:#8a3324;font-weight:normal} .o{color:#888} .t td{font-weight:bold}`,
  body: `<h1>${text('fund', 'Veluwe Capital Fonds II')}</h1>Samenvatting voor beleggers, ${text('reporting_date', '31 december 2023', '2023-12-31')}<h2>Kerncijfers</h2><table>${heads([`in miljoenen ${text('base_currency', 'euro', 'EUR')}`, '2023', '2022'])}${(
    [
      ['Omvang van het fonds', EURO_NL.amount('fund_size', 1350), '135,0'],
      ['Gestort kapitaal', EURO_NL.amount('fund_paid_in', 1126), '105,1'],
      ['Uitgekeerd kapitaal', EURO_NL.amount('fund_distributed', 601), '25,5'],
      ['Intrinsieke waarde', EURO_NL.amount('fund_nav', 1408), '128,0'],
      ['DPI', text('dpi', comma(VEL.dpi), VEL.dpi), '0,24'],
      ['RVPI', text('rvpi', comma(VEL.rvpi), VEL.rvpi), '1,22'],
      ['TVPI', text('tvpi', comma(VEL.tvpi), VEL.tvpi), '1,46'],
      ['Bruto IRR', text('gross_irr', '14,8%', '14.8'), '14,1%'],
      ['Netto IRR', text('net_irr', '10,3%', '10.3'), '9,6%'],
    ] as const
  )
    .map((cells) => line(cells))
    .join('')}</table>
    <h2>Portefeuille</h2><table style="width:100%">${heads(['Onderneming', 'Instap', 'Investering', 'Opbrengst', 'Waarde', 'Totaal', 'Multiple', 'Status'])}${VELUWE.map(veluweRow).join('')}${line(['Totaal', '', ...sums(VELUWE).map((one) => EURO_NL.show(one)), '', ''], 't')}</table>
    <h2>Toelichting</h2><p>Het fonds is in ${text('vintage_year', '2016')} van start gegaan en sloot in 2023 de verkoop van zijn tweede onderneming af. De opbrengst is in juli aan de beleggers uitgekeerd. De zes resterende ondernemingen groeiden gemiddeld 5 procent in omzet. ${text('fund_manager', 'Veluwe Capital Partners B.V.')} verwacht in 2024 een tot twee verkopen.</p>`,
});

export const documents = [isar, armor, veluwe];
