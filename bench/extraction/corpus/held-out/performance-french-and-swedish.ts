import type { FundDocument } from '../document.ts';
import { row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import type { Investment } from '../paper/schedule.ts';
import { investments, multiples, scheduleCells, sums } from '../paper/schedule.ts';
import { withReturns } from './plausible-returns.ts';

const comma = (plain: string): string => plain.replace('.', ',');
const ratio = (fin: string, plain: string, after: string): string => text(fin, comma(plain) + after, plain);

const meuro = printer({
  currency: 'EUR',
  group: '\u00a0',
  point: ',',
  digits: 2,
  scale: 1000000,
  negative: 'minus',
  nil: '-',
});
const BREHAT = withReturns(
  investments(
    [
      'Ateliers Kerlouan',
      'Biscuiterie du Trégor',
      'Cap Coz Nautisme',
      'Dolmen Sécurité',
      'Ecoles Saint-Tugdual',
      'Fonderies de Lanvollon',
      'Granit & Fils',
      'Hydro Iroise',
    ],
    {
      seed: 82609,
      firstYear: 2018,
      cost: [420, 1290],
      statuses: [
        ['Unrealised', 3],
        ['Partially realised', 2],
        ['Realised', 2],
        ['Unrealised', 1],
      ],
    },
  ),
  { reported: 2025.25, without: 7 },
);
const FRENCH_STATUS = {
  Realised: 'Cédée',
  'Partially realised': 'Cession partielle',
  Unrealised: 'En portefeuille',
} as const;
const SECTORS = [
  'Industrie',
  'Agroalimentaire',
  'Loisirs',
  'Services',
  'Éducation',
  'Industrie',
  'Construction',
  'Énergie',
];
const brehat = multiples(8120, 5230, 8360);
const brehatManager = mark('fund_manager', 'Bréhat Investissement');
const arrete = text('reporting_date', '31 mars 2025', '2025-03-31');
const pair = (label: string, value: string): string => row([label, value]);

function brehatRow(one: Investment): string {
  const cells = scheduleCells(meuro, one);
  const { day, month, year } = one.date;
  return row([
    cells.name(),
    SECTORS[one.row] ?? '',
    cells.date(`${day}/${month}/${year}`),
    cells.status(FRENCH_STATUS[one.status]),
    cells.cost(),
    cells.realised(),
    cells.fairValue(),
    cells.total(),
    cells.multiple(2, (plain) => `${comma(plain)}x`),
    cells.irr((plain) => `${comma(plain)} %`, 'ns'),
  ]);
}

/** A French quarterly report: two tables of key figures beside each other, news, then the lines of the portfolio. */
const french = document({
  file: 'Reporting T1 2025 - Bréhat Transmission Ouest II.pdf',
  documentType: 'Performance',
  language: 'fr',
  layout: 'two-tables-of-key-figures-news-lines',
  margin: '15mm',
  footer:
    '<div style="font:6.5pt \'Liberation Sans\';width:100%;padding:0 15mm;color:#777;display:flex;justify-content:space-between"><span>Document confidentiel réservé aux porteurs de parts – Bréhat Investissement, 3 quai de la Fosse, 44000 Nantes</span><span class="pageNumber"></span></div>',
  css: "body{font:9pt 'Liberation Sans';line-height:1.42;color:#222}.b{display:flex;justify-content:space-between;align-items:center;border-top:5pt solid #1f4e79;padding-top:8pt}.b b{font-size:15pt;color:#1f4e79}.d{display:grid;grid-template-columns:1fr 1fr;gap:22pt}h2{font-size:10.5pt;color:#1f4e79;margin:16pt 0 5pt;border-bottom:.6pt solid #1f4e79}table{width:100%;border-collapse:collapse}td{padding:3pt 2pt;border-bottom:.3pt solid #d0d7de;text-align:right}td:first-child{text-align:left}.p{font-size:7.6pt}.p td:nth-child(2),.p td:nth-child(4){text-align:left}.p td:nth-child(4){padding-left:10pt}.h td{background:#1f4e79;color:#fff;vertical-align:bottom}.h td:first-child,.p td:first-child{padding-left:4pt}.s td{font-weight:bold;background:#e8eef4}li{margin:3pt 0}small{color:#666;font-size:7pt}",
  body: `<div class="b"><b>${mark('fund', 'FPCI Bréhat Transmission Ouest II')}</b><span style="text-align:right">Rapport trimestriel<br>Situation au ${arrete}</span></div>
<div class="d"><div><h2>Le fonds (en M€)</h2>${table([pair('Société de gestion', brehatManager), pair('Millésime', text('vintage_year', '2018')), pair('Engagements souscrits', meuro.amount('fund_size', 9500)), pair('Montants appelés', meuro.amount('fund_paid_in', 8120)), pair('Montants distribués', meuro.amount('fund_distributed', 5230)), pair('Actif net', meuro.amount('fund_nav', 8360))])}</div>
<div><h2>Performance</h2>${table([pair('TVPI', ratio('tvpi', brehat.tvpi, 'x')), pair('DPI', ratio('dpi', brehat.dpi, 'x')), pair('RVPI', ratio('rvpi', brehat.rvpi, 'x')), pair('TRI brut', ratio('gross_irr', '16.9', ' %')), pair('TRI net', ratio('net_irr', '11.8', ' %')), pair('TRI net au 31 décembre 2024', '11,6 %')])}</div></div>
<h2>Faits marquants du trimestre</h2>
<ul><li>Dolmen Sécurité a refinancé sa dette et versé au fonds un dividende de 1,10 M€, distribué aux porteurs en mars.</li><li>Biscuiterie du Trégor a repris la marque Galettes Kerjean (4,2 M€ de chiffre d'affaires).</li><li>Un mandat de vente a été confié à une banque d'affaires pour Ateliers Kerlouan ; les premières marques d'intérêt sont attendues avant l'été.</li><li>Le chiffre d'affaires cumulé des sociétés en portefeuille progresse de 6 % sur douze mois.</li></ul>
<h2>Portefeuille au ${arrete} (montants en M€)</h2>
${table(
  [
    row(
      [
        'Société',
        'Secteur',
        "Date<br>d'entrée",
        'Situation',
        'Montant<br>investi',
        'Produits<br>perçus',
        'Juste<br>valeur',
        'Valeur<br>totale',
        'Multiple',
        'TRI<br>brut',
      ],
      'h',
    ),
    ...BREHAT.map(brehatRow),
    row(['Total', '', '', '', ...sums(BREHAT).map((amount) => meuro.show(amount)), '', ''], 's'),
  ],
  'p',
)}
<p><small>ns : non significatif (durée de détention inférieure à un an ou données insuffisantes). Valorisations établies par la société de gestion selon le guide IPEV, non auditées. Les performances passées ne préjugent pas des performances futures.</small></p>`,
  derivable: { base_currency: 'EUR' },
});

const msek = printer({
  currency: 'SEK',
  group: '\u00a0',
  point: ',',
  digits: 1,
  scale: 1000000,
  negative: 'long minus',
  nil: '–',
});
const KULLABERG = withReturns(
  investments(
    [
      'Allerum Dental AB',
      'Brunnby Mätteknik AB',
      'Cedergrens Låssystem',
      'Domsten Marin AB',
      'Ekeby Logistikfastigheter',
      'Farhult Ventilation AB',
      'Gunnestorp Utbildning AB',
    ],
    {
      seed: 290533,
      firstYear: 2017,
      cost: [842, 2410],
      statuses: [
        ['Realised', 2],
        ['Unrealised', 3],
        ['Partially realised', 1],
        ['Unrealised', 1],
      ],
    },
  ),
  { reported: 2025, without: 3 },
);
const SWEDISH_STATUS = {
  Realised: 'Realiserat',
  'Partially realised': 'Delvis realiserat',
  Unrealised: 'Orealiserat',
} as const;
const SHARES = ['–', '–', '61,0 %', '55,5 %', '48,2 %', '30,0 %', '72,4 %'];
const kullaberg = multiples(11860, 5960, 10385);

function kullabergRow(one: Investment): string {
  const cells = scheduleCells(msek, one);
  return row([
    cells.name(),
    cells.date(one.date.iso),
    SHARES[one.row] ?? '',
    cells.status(SWEDISH_STATUS[one.status]),
    cells.cost(),
    cells.realised(),
    cells.fairValue(),
    cells.total(),
    cells.multiple(1, (plain) => `${comma(plain)}x`),
    cells.irr((plain) => `${comma(plain).replace('-', '\u2212')} %`, 'e.m.'),
  ]);
}

/** A Swedish report: a strip of figures with names above, the holdings, a short comment below. */
const swedish = document({
  file: 'Kullaberg Partners III_kvartalsrapport_Q4 2024.pdf',
  documentType: 'Performance',
  language: 'sv',
  layout: 'strip-of-figures-holdings-comment',
  landscape: true,
  margin: '15mm 18mm',
  css: "body{font:9.2pt 'LM Roman 10','Liberation Serif';line-height:1.38}.t{display:flex;justify-content:space-between;align-items:baseline}.t b{font-size:15pt}.r{width:100%;border-collapse:collapse;margin:12pt 0 4pt;table-layout:fixed}.r td{text-align:center;border:.5pt solid #888;padding:4pt}.r .h td{font-size:8pt;background:#efefef}.r .v td{font-size:11pt}.i{width:100%;border-collapse:collapse;margin-top:10pt;font-size:8.8pt}.i td{text-align:right;padding:3.4pt 4pt}.i td:first-child,.i td:nth-child(4){text-align:left}.i td:nth-child(4){padding-left:16pt}.k td{border-top:1pt solid;border-bottom:.6pt solid;font-style:italic;vertical-align:bottom}.s td{border-top:.6pt solid;border-bottom:1pt solid;font-weight:bold}p{margin:8pt 0}.f{font-size:7.6pt}",
  body: `<div class="t"><b>${mark('fund', 'Kullaberg Partners III AB')}</b><span>Kvartalsrapport per ${text('reporting_date', '31 december 2024', '2024-12-31')} · belopp i M${text('base_currency', 'SEK')}</span></div>
${table(
  [
    row(
      [
        'Startår',
        'Utfäst kapital',
        'Inbetalt',
        'Utbetalt',
        'Nettotillgångar',
        'DPI',
        'RVPI',
        'TVPI',
        'IRR brutto',
        'IRR netto',
      ],
      'h',
    ),
    row(
      [
        text('vintage_year', '2017'),
        msek.amount('fund_size', 15000),
        msek.amount('fund_paid_in', 11860),
        msek.amount('fund_distributed', 5960),
        msek.amount('fund_nav', 10385),
        ratio('dpi', kullaberg.dpi, ''),
        ratio('rvpi', kullaberg.rvpi, ''),
        ratio('tvpi', kullaberg.tvpi, ''),
        ratio('gross_irr', '12.4', ' %'),
        ratio('net_irr', '8.7', ' %'),
      ],
      'v',
    ),
  ],
  'r',
)}
${table(
  [
    row(
      [
        'Innehav',
        'Förvärvsdatum',
        'Ägarandel',
        'Status',
        'Investerat',
        'Erhållet',
        'Verkligt värde',
        'Totalt värde',
        'Multipel',
        'IRR',
      ],
      'k',
    ),
    ...KULLABERG.map(kullabergRow),
    row(['Summa', '', '', '', ...sums(KULLABERG).map((amount) => msek.show(amount)), '', ''], 's'),
  ],
  'i',
)}
<p>Under kvartalet har fondens nettotillgångar ökat med 2,3 procent. Farhult Ventilation har sålt sin norska verksamhet och betalat en extra utdelning. Gunnestorp Utbildning har fått tillstånd för ytterligare två gymnasieskolor med start hösten 2025. Inga nya förvärv har gjorts; fonden har ${msek.show(3140)} MSEK kvar att kalla för tilläggsförvärv.</p>
<p class="f">e.m. = ej meningsfullt. Avkastning på innehaven anges före förvaltningsavgift och vinstdelning. Värdena har inte granskats av revisor. Förvaltare: ${mark('fund_manager', 'Kullaberg Kapital Fondförvaltning AB')}, Drottninggatan 7, 252 21 Helsingborg.</p>`,
});

export const documents: FundDocument[] = [french, swedish];
