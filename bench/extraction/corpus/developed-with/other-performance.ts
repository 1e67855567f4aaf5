import { createPrinter, printNumber } from '../amounts.ts';
import type { FundDocument, Mark } from '../document.ts';
import { day, figure, head, row, table } from '../html.ts';
import type { Holding } from '../portfolio.ts';
import { fundFigures, portfolio, totalOf } from '../portfolio.ts';

const EUROPEAN = { currency: 'EUR', group: '.', point: ',' } as const;
const comma = (value: string): string => value.replace('.', ',');

interface Words {
  status: Record<Holding['status'], string>;
  date: (iso: string) => string;
  percent: string;
}

/** Cells of one row in the order name, date, status, cost, realised, fair value, multiple, rate. */
function holdingCells(mark: Mark, money: ReturnType<typeof createPrinter>, words: Words) {
  return (one: Holding, at: number): string[] => {
    const own = { row: at };
    return [
      mark('investment_name', one.name, own),
      mark('investment_date', words.date(one.date), { ...own, value: one.date }),
      mark('investment_status', words.status[one.status], { ...own, value: one.status }),
      money('investment_cost', one.cost, own),
      money('investment_realised', one.realised, own),
      money('investment_fair_value', one.fairValue, own),
      mark('investment_moic', `${comma(one.moic)}x`, { ...own, value: one.moic }),
      mark('investment_irr', `${comma(one.irr)}${words.percent}`, { ...own, value: one.irr }),
    ];
  };
}

const german = (iso: string): string => iso.split('-').toReversed().join('.');
const ERLEN = fundFigures({ seed: 'erlen', size: '300000000', step: '1000' });
const ERLEN_ROWS = portfolio({
  seed: 'erlen',
  names: [
    'Ackermann Präzisionsteile GmbH',
    'Bruckner Medizintechnik',
    'Drei Linden Logistik AG',
    'Feldkamp Bäckereien',
    'Hollerith Softwarehaus GmbH',
    'Kessler & Sohn Anlagenbau',
    'Nordhang Pflegezentren',
  ],
  cost: [9000000, 34000000],
  step: '1000',
  years: [2016, 2021],
});

/** German: thousands, fully ruled, key figures in two columns. */
function inThousands(mark: Mark): string {
  const money = createPrinter(mark, { ...EUROPEAN, scale: 3 });
  const cells = holdingCells(mark, money, {
    status: {
      Realised: 'realisiert',
      'Partially realised': 'teilweise realisiert',
      Unrealised: 'unrealisiert',
    },
    date: german,
    percent: ' %',
  });
  const multiple = (fin: string): string =>
    mark(fin, `${comma(figure(ERLEN, fin))}x`, { value: figure(ERLEN, fin) });
  const rate = (fin: string): string =>
    mark(fin, `${comma(figure(ERLEN, fin))} %`, { value: figure(ERLEN, fin) });
  const sum = (field: 'cost' | 'realised' | 'fairValue'): string =>
    printNumber(totalOf(ERLEN_ROWS, field), { ...EUROPEAN, scale: 3 });
  return `<style>body{font:8.5pt 'Liberation Sans'}table{border-collapse:collapse;width:100%;margin:8pt 0}td,th{border:.5pt solid #555;padding:3pt 4pt;text-align:right}td:first-child,th:first-child{text-align:left}th{background:#e4e4e4}.s td{font-weight:bold}</style>
<h2>${mark('fund', 'Erlenbruch Mittelstandsfonds V GmbH & Co. KG')}</h2><p>Quartalsbericht zum ${day(mark, 'reporting_date', ['2023-12-31', '31.12.2023'])} – Angaben in T${mark('base_currency', 'EUR')}, sofern nicht anders angegeben</p>
${table([row(['Auflegungsjahr', mark('vintage_year', '2016'), 'DPI', multiple('dpi')]), row(['Fondsvolumen', money('fund_size', figure(ERLEN, 'fund_size')), 'RVPI', multiple('rvpi')]), row(['Eingezahltes Kapital', money('fund_paid_in', figure(ERLEN, 'fund_paid_in')), 'TVPI', multiple('tvpi')]), row(['Ausschüttungen', money('fund_distributed', figure(ERLEN, 'fund_distributed')), 'Brutto-IRR', rate('gross_irr')]), row(['Nettoinventarwert', money('fund_nav', figure(ERLEN, 'fund_nav')), 'Netto-IRR', rate('net_irr')])])}
${table([head(['Unternehmen', 'Erwerb', 'Status', 'Investiert', 'Rückflüsse', 'Zeitwert', 'Multiple', 'IRR']), ...ERLEN_ROWS.map((one, at) => row(cells(one, at))), row(['Summe', '', '', sum('cost'), sum('realised'), sum('fairValue'), '', ''], 's')])}
<p style="font-size:7pt">${mark('fund_manager', 'Erlenbruch Capital GmbH')}, Neuer Wall 44, 20354 Hamburg, Telefon 040 555 0100</p>`;
}

const CHARME = fundFigures({ seed: 'charme', size: '150000000', step: '100000' });
const CHARME_ROWS = portfolio({
  seed: 'charme',
  names: [
    'Ateliers Roussel',
    'Biscuiterie du Trégor',
    'Clinéo Santé',
    'Domaines Fabert',
    'Énergies du Causse',
    'Groupe Lantier Formation',
  ],
  cost: [5000000, 22000000],
  step: '100000',
  years: [2017, 2021],
});

/** French: millions, no rules, wide spacing. */
function inMillions(mark: Mark): string {
  const money = createPrinter(mark, { ...EUROPEAN, group: ' ', scale: 6, places: 1 });
  const cells = holdingCells(mark, money, {
    status: { Realised: 'Cédée', 'Partially realised': 'Partiellement cédée', Unrealised: 'En portefeuille' },
    date: (iso) => iso.split('-').toReversed().join('/'),
    percent: ' %',
  });
  const multiple = (fin: string): string =>
    mark(fin, `${comma(figure(CHARME, fin))}x`, { value: figure(CHARME, fin) });
  const rate = (fin: string): string =>
    mark(fin, `${comma(figure(CHARME, fin))} %`, { value: figure(CHARME, fin) });
  return `<style>body{font:9pt 'P052'}table{width:100%;border-spacing:0;margin:14pt 0}td,th{padding:3pt;text-align:right;font-weight:normal}th{color:#666;font-size:7.5pt}td:first-child,th:first-child{text-align:left}.k{width:60%}</style>
<h1 style="font-weight:normal;text-align:center">${mark('fund', 'FPCI Charmeraie Croissance IV')}</h1><p style="text-align:center">Rapport trimestriel au ${day(mark, 'reporting_date', ['2024-06-30', '30 juin 2024'])} · en millions d'${mark('base_currency', 'euros', { value: 'EUR' })}</p>
${table([row(['Millésime', mark('vintage_year', '2017')]), row(['Taille du fonds', money('fund_size', figure(CHARME, 'fund_size'))]), row(['Capital appelé', money('fund_paid_in', figure(CHARME, 'fund_paid_in'))]), row(['Capital distribué', money('fund_distributed', figure(CHARME, 'fund_distributed'))]), row(['Actif net', money('fund_nav', figure(CHARME, 'fund_nav'))]), row(['DPI', multiple('dpi')]), row(['RVPI', multiple('rvpi')]), row(['TVPI', multiple('tvpi')]), row(['TRI brut', rate('gross_irr')]), row(['TRI net', rate('net_irr')])], 'k')}
${table([head(['Société', "Date d'entrée", 'Statut', 'Investi', 'Produits de cession', 'Juste valeur', 'Multiple', 'TRI']), ...CHARME_ROWS.map((one, at) => row(cells(one, at)))])}
<p style="font-size:7.5pt;text-align:center">${mark('fund_manager', 'Charmeraie Capital SAS')} – 18 avenue Hoche, 75008 Paris – page 1/1</p>`;
}

const TAJO = fundFigures({ seed: 'tajo', size: '90000000', step: '1' });
const TAJO_ROWS = portfolio({
  seed: 'tajo',
  names: [
    'Aceites Valdeoro',
    'Clínicas Dentales Sorolla',
    'Envases del Turia',
    'Grupo Mirasol Hoteles',
    'Tecnologías Alcor',
  ],
  cost: [4000000, 16000000],
  step: '1',
  years: [2018, 2022],
});

/** Spanish: euros in full, zebra, figures of the fund below the schedule. */
function figuresBelow(mark: Mark): string {
  const money = createPrinter(mark, EUROPEAN);
  const cells = holdingCells(mark, money, {
    status: {
      Realised: 'Desinvertida',
      'Partially realised': 'Parcialmente desinvertida',
      Unrealised: 'En cartera',
    },
    date: (iso) => iso.split('-').toReversed().join('/'),
    percent: '%',
  });
  const fact = (label: string, fin: string, after: string): string =>
    `<span>${label} <b>${mark(fin, comma(figure(TAJO, fin)) + after, { value: figure(TAJO, fin) })}</b></span>`;
  const amount = (label: string, fin: string): string =>
    `<span>${label} <b>${money(fin, figure(TAJO, fin), { after: ' €' })}</b></span>`;
  return `<style>body{font:8pt 'DejaVu Sans'}table{width:100%;border-collapse:collapse}td,th{padding:4pt;text-align:right}td:first-child,th:first-child{text-align:left}tr:nth-child(even){background:#edf3ee}.f{display:grid;grid-template-columns:1fr 1fr;gap:6pt;margin-top:14pt}.f span{display:flex;justify-content:space-between;border-bottom:.4pt solid}</style>
<h3>${mark('fund', 'Tajo Norte Capital III, F.C.R.')}</h3><p>Informe de seguimiento a ${day(mark, 'reporting_date', ['2024-09-30', '30 de septiembre de 2024'])}. Sociedad gestora: ${mark('fund_manager', 'Tajo Norte Gestión SGEIC, S.A.')}</p>
${table([head(['Compañía', 'Fecha de entrada', 'Situación', 'Coste', 'Realizado', 'Valor razonable', 'Múltiplo', 'TIR']), ...TAJO_ROWS.map((one, at) => row(cells(one, at)))])}
<div class="f">${amount('Tamaño del fondo', 'fund_size')}<span>Año de constitución <b>${mark('vintage_year', '2018')}</b></span>${amount('Capital desembolsado', 'fund_paid_in')}${amount('Capital distribuido', 'fund_distributed')}${amount('Valor liquidativo', 'fund_nav')}${fact('DPI', 'dpi', 'x')}${fact('RVPI', 'rvpi', 'x')}${fact('TVPI', 'tvpi', 'x')}${fact('TIR bruta', 'gross_irr', '%')}${fact('TIR neta', 'net_irr', '%')}</div>`;
}

export const documents: FundDocument[] = [
  {
    file: 'Erlenbruch_V_Quartalsbericht_Q4_2023.pdf',
    documentType: 'Performance',
    language: 'de',
    layout: 'thousands-ruled-schedule',
    html: inThousands,
  },
  {
    file: 'Charmeraie IV - rapport T2 2024.pdf',
    documentType: 'Performance',
    language: 'fr',
    layout: 'millions-unruled',
    html: inMillions,
  },
  {
    file: 'Tajo Norte III informe 3T2024.pdf',
    documentType: 'Performance',
    language: 'es',
    layout: 'figures-below-schedule',
    pageSize: 'A4 landscape',
    html: figuresBelow,
    derivable: { base_currency: { value: 'EUR' } },
  },
];
