import { createPrinter, printNumber } from '../amounts.ts';
import type { FundDocument, Mark } from '../document.ts';
import { day, figure, head, row, table } from '../html.ts';
import type { Holding } from '../portfolio.ts';
import { fundFigures, portfolio, totalOf } from '../portfolio.ts';

const comma = (value: string): string => value.replace('.', ',');
const turned = (iso: string): string => iso.split('-').toReversed().join('/');

const GARANCE = fundFigures({ seed: 'garance', size: '185000000', step: '1000' });
const ROWS = portfolio({
  seed: 'garance capital',
  names: [
    'Atelier Mercœur',
    'Biovallée Nutrition',
    'Cap Sécurité Incendie',
    'Éditions du Belvédère',
    'Groupe Hospitalier Privé du Littoral',
    'Maison Taillandier',
    'Orvane',
  ],
  cost: [5000000, 24000000],
  step: '1000',
  years: [2017, 2021],
  moicPlaces: 2,
}).sort((one, other) => Number(one.status === 'Realised') - Number(other.status === 'Realised'));

const STYLE = { currency: 'EUR', scale: 3, group: '\u202f', point: ',', negative: 'minus' } as const;

/** The marked cells of one company. */
function cellsOf(mark: Mark) {
  const money = createPrinter(mark, STYLE);
  return (one: Holding) => {
    const own = { row: ROWS.indexOf(one) };
    return {
      name: mark('investment_name', one.name, own),
      date: mark('investment_date', turned(one.date), { ...own, value: one.date }),
      amount: (fin: string, value: string): string => (Number(value) === 0 ? 'n.a.' : money(fin, value, own)),
      moic: mark('investment_moic', `${comma(one.moic)} x`, { ...own, value: one.moic }),
      irr: mark('investment_irr', `${comma(one.irr)} %`, { ...own, value: one.irr }),
    };
  };
}

/** The sums of some columns below `empty` others. */
const sums = (
  holdings: readonly Holding[],
  fields: readonly ('cost' | 'realised' | 'fairValue' | 'totalValue')[],
  empty: number,
): string =>
  row(
    [
      'Total',
      ...Array.from({ length: empty }, () => ''),
      ...fields.map((field) => printNumber(totalOf(holdings, field), STYLE)),
      '',
      '',
    ],
    's',
  );

/** French: held and sold companies in two tables on two pages, the fund's figures in two boxes with the quarter before. */
function heldAndSold(mark: Mark): string {
  const money = createPrinter(mark, STYLE);
  const cells = cellsOf(mark);
  const held = ROWS.filter((one) => one.status !== 'Realised');
  const sold = ROWS.filter((one) => one.status === 'Realised');
  const heldRow = (one: Holding): string => {
    const own = cells(one);
    return row([
      own.name,
      own.date,
      own.amount('investment_cost', one.cost),
      own.amount('investment_realised', one.realised),
      own.amount('investment_fair_value', one.fairValue),
      own.amount('investment_total_value', one.totalValue),
      own.moic,
      own.irr,
    ]);
  };
  const soldRow = (one: Holding): string => {
    const own = cells(one);
    const until = `30/11/${Number(one.date.slice(0, 4)) + 4}`;
    return row([
      own.name,
      own.date,
      until,
      own.amount('investment_cost', one.cost),
      own.amount('investment_realised', one.realised),
      own.moic,
      own.irr,
    ]);
  };
  const soldTitle = mark('investment_status', 'Participations cédées', {
    value: 'Realised',
    row: sold.map((one) => ROWS.indexOf(one)),
  });
  const heldTitle = mark('investment_status', 'Participations en portefeuille', {
    value: 'Unrealised',
    row: held.map((one) => ROWS.indexOf(one)),
  });
  const value = (fin: string, after: string): string =>
    mark(fin, comma(figure(GARANCE, fin)) + after, { value: figure(GARANCE, fin) });
  const earlier = (fin: string): string =>
    printNumber(String(Math.round(Number(figure(GARANCE, fin)) * 0.000968) * 1000), STYLE);
  const amount = (label: string, fin: string): string =>
    row([label, money(fin, figure(GARANCE, fin)), earlier(fin)]);
  return `<style>body{font:8.5pt 'Liberation Sans'}table{border-collapse:collapse;width:100%;margin:6pt 0}td,th{padding:3pt;text-align:right;vertical-align:middle}td:first-child,th:first-child{text-align:left}th{background:#702b3c;color:#fff;font-weight:normal;font-size:7.2pt}.s td{border-top:.8pt solid #702b3c;font-weight:bold}.b{display:flex;gap:14pt}.b table{flex:1}h3{color:#702b3c}.n{break-before:page}</style>
<h1>${mark('fund', 'FPCI Garance Transmission III')}</h1><p>Reporting trimestriel – situation au ${day(mark, 'reporting_date', ['2024-09-30', '30 septembre 2024'])} – montants en k€ – millésime ${mark('vintage_year', '2017')}</p>
<div class="b">${table([head(['Données du fonds', '30/09/24', '30/06/24']), row(['Souscriptions totales', money('fund_size', figure(GARANCE, 'fund_size')), printNumber(figure(GARANCE, 'fund_size'), STYLE)]), amount('Montant libéré', 'fund_paid_in'), amount('Remboursements aux porteurs', 'fund_distributed'), amount('Actif net réévalué', 'fund_nav')])}${table([head(['Performance', '30/09/24', '30/06/24']), row(['TRI brut', value('gross_irr', ' %'), '18,9 %']), row(['TRI net', value('net_irr', ' %'), '13,1 %']), row(['TVPI net', value('tvpi', ' x'), '1,42 x']), row(['DPI', value('dpi', ' x'), '0,41 x']), row(['RVPI', value('rvpi', ' x'), '1,01 x'])])}</div>
<p>Le fonds est investi à hauteur de 87 % dans sept sociétés, pour un chiffre d'affaires agrégé de 412 M€. L'équipe a étudié 64 dossiers au cours du trimestre. Valeur liquidative de la part A : 131,47 €.</p>
<h3>${heldTitle}</h3><table><thead>${head(['Société', "Date d'entrée", 'Prix de revient', 'Produits encaissés', 'Valorisation', 'Valeur totale', 'Multiple brut', 'TRI brut'])}</thead>${held.map(heldRow).join('')}${sums(held, ['cost', 'realised', 'fairValue', 'totalValue'], 1)}</table>
<h3 class="n">${soldTitle}</h3><table><thead>${head(['Société', "Date d'entrée", 'Date de sortie', 'Prix de revient', 'Produit de cession', 'Multiple brut', 'TRI brut'])}</thead>${sold.map(soldRow).join('')}${sums(sold, ['cost', 'realised'], 2)}</table>
<p style="font-size:7pt">Les performances passées ne préjugent pas des performances futures. ${mark('fund_manager', 'Garance Associés')}, société de gestion agréée par l'AMF sous le n° GP-08000031, 12 rue de Lisbonne, 75008 Paris.</p>`;
}

export const documents: FundDocument[] = [
  {
    file: 'Garance III_reporting T3 2024.pdf',
    documentType: 'Performance',
    language: 'fr',
    layout: 'held-and-sold-pages',
    html: heldAndSold,
    derivable: { base_currency: { value: 'EUR' }, period_start: { value: '2024-07-01' } },
  },
];
