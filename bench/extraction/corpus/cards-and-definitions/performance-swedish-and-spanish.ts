import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import type { Investment } from '../paper/schedule.ts';
import { investments, multiples, scheduleCells, sums } from '../paper/schedule.ts';

const tds = (cells: readonly string[]): string => cells.map((cell) => `<td>${cell}</td>`).join('');
const comma = (plain: string): string => plain.replace('.', ',');

const MSEK = printer({
  currency: 'SEK',
  group: ' ',
  point: ',',
  digits: 0,
  scale: 1000000,
  negative: 'long minus',
  nil: '–',
});
const HOLDINGS = investments(
  [
    'Kvarntorps Maskin',
    'Lingonvik Hälsa',
    'Mörtfors Papper',
    'Snöflinga Digital',
    'Tallmon Bygg',
    'Åskväder Energi',
    'Östanvind Marin',
  ],
  {
    seed: 3030,
    firstYear: 2016,
    cost: [85, 420],
    statuses: [
      ['Realised', 1],
      ['Partially realised', 2],
      ['Unrealised', 4],
    ],
  },
);
const SWEDISH = {
  Realised: 'Realiserat',
  'Partially realised': 'Delvis realiserat',
  Unrealised: 'Orealiserat',
};
const holding = (one: Investment): string => {
  const cell = scheduleCells(MSEK, one);
  return `<tr>${tds([cell.name(), cell.status(SWEDISH[one.status]), cell.date(one.date.iso), cell.cost(), cell.fairValue(), cell.realised(), cell.total(), cell.irr((plain) => `${comma(plain)} %`, 'e.t.'), cell.multiple(1, (plain) => `${comma(plain)} ggr`)])}</tr>`;
};
const [S_COST, S_REALISED, S_VALUE, S_TOTAL] = sums(HOLDINGS);
const SF = { paid: 2088, out: 934, nav: S_VALUE - 46 };
const SFM = multiples(SF.paid, SF.out, SF.nav);

const gladan = document({
  file: 'Glasskär Equity Partners IV KB kvartalsrapport 2025-09-30.pdf',
  documentType: 'Performance',
  language: 'sv',
  layout: 'kvartalsrapport-tva-spalter-och-innehav',
  margin: '16mm',
  css: `body{font:9pt/1.4 'Liberation Serif'}.top{border-top:6pt solid #0b6fa4;border-bottom:.6pt solid #0b6fa4;display:flex;justify-content:space-between;padding:6pt 0}.sp{columns:2;column-gap:10mm;text-align:justify;margin-top:8pt}.sp p{margin:0 0 6pt}table{width:100%;border-collapse:collapse;font:7.4pt 'Liberation Sans';margin-top:8pt}th{background:#0b6fa4;color:#fff;text-align:right;padding:4pt}td{padding:4pt;text-align:right;white-space:nowrap}tr:nth-child(odd) td{background:#eef5f9}td:nth-child(-n+2),th:nth-child(-n+2){text-align:left}.t td{font-weight:bold;border-top:1pt solid #0b6fa4}`,
  body: `<div class="top"><b style="font-size:14pt">${mark('fund', 'Glasskär Equity Partners IV KB')}</b><span>Kvartalsrapport per ${text('reporting_date', '2025-09-30')}</span></div>
<div class="sp"><p>Fonden, som startade ${text('vintage_year', '2016')} med utfästelser om ${MSEK.amount('fund_size', 2400)} MSEK, förvaltas av ${mark('fund_manager', 'Glasskär Kapital AB')}. Samtliga belopp anges i miljoner svenska kronor (${mark('base_currency', 'MSEK', { value: 'SEK' })}).</p><p>Investerarna har hittills betalat in ${MSEK.amount('fund_paid_in', SF.paid)} MSEK och fått tillbaka ${MSEK.amount('fund_distributed', SF.out)} MSEK. Fondens substansvärde uppgick vid kvartalets slut till ${MSEK.amount('fund_nav', SF.nav)} MSEK.</p><p>Det ger DPI ${mark('dpi', comma(SFM.dpi), { value: SFM.dpi })}, RVPI ${mark('rvpi', comma(SFM.rvpi), { value: SFM.rvpi })} och TVPI ${mark('tvpi', comma(SFM.tvpi), { value: SFM.tvpi })}. Internräntan före avgifter är ${mark('gross_irr', '16,9 %', { value: '16.9' })} och efter avgifter ${mark('net_irr', '12,1 %', { value: '12.1' })}.</p><p>Snöflinga Digital växte med 34 procent jämfört med samma kvartal i fjol. För Mörtfors Papper har vi sänkt multipeln från 7,5 till 6,8 gånger EBITA. Ett avtal om att sälja resterande andel i Lingonvik Hälsa för 212 MSEK väntar på Konkurrensverkets prövning.</p></div>
<table><tr><th>Innehav</th><th>Läge</th><th>Förvärvat</th><th>Investerat</th><th>Verkligt värde</th><th>Realiserat</th><th>Totalt</th><th>IRR</th><th>Multipel</th></tr>${HOLDINGS.map(holding).join('')}<tr class="t">${tds(['Summa innehav', '', '', MSEK.show(S_COST), MSEK.show(S_VALUE), MSEK.show(S_REALISED), MSEK.show(S_TOTAL), '', `${comma((S_TOTAL / S_COST).toFixed(1))} ggr`])}</tr></table><p style="font-size:7pt">e.t. = ej tillämpligt. IRR och multipel per innehav före avgifter. Substansvärdet är efter fondens nettoskuld om 46 MSEK.</p>`,
});

const EUR = printer({ currency: 'EUR', group: '.', point: ',', digits: 0, negative: 'minus', nil: '—' });
const BUILDINGS = investments(
  [
    'Edificio Almadraba',
    'Parque Logístico Henarejos',
    'Residencia Estudiantil Tormes',
    'Galería Puerta Nueva',
    'Naves Sagrera Norte',
    'Hotel Balneario Lúcar',
  ],
  {
    seed: 59,
    firstYear: 2018,
    cost: [8400000, 31500000],
    statuses: [
      ['Realised', 1],
      ['Unrealised', 5],
    ],
  },
);
const SPANISH = { Realised: 'Vendido', 'Partially realised': 'Vendido en parte', Unrealised: 'En cartera' };
const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const building = (one: Investment): string => {
  const cell = scheduleCells(EUR, one);
  const { day: of, month, year } = one.date;
  return `<tr>${tds([String(one.row + 1), cell.name(), cell.date(`${of}-${MONTHS[Number(month) - 1]}-${year}`), cell.status(SPANISH[one.status]), cell.cost(), cell.fairValue(), cell.realised(), cell.multiple(2, (plain) => `${comma(plain)} x`), cell.irr((plain) => `${comma(plain)}%`, 'n.d.')])}</tr>`;
};
const [, B_REALISED, B_VALUE] = sums(BUILDINGS);
const BF = { paid: 148500000, out: 27940000, nav: B_VALUE - 3218445 };
const BFM = multiples(BF.paid, BF.out, BF.nav);
const box = (label: string, value: string): string => `<tr><td>${label}</td><td>${value}</td></tr>`;

const almadraba = document({
  file: 'INFORME TRIMESTRAL 2T24 - Ribera Alta Inmobiliario FICC.pdf',
  documentType: 'Performance',
  language: 'es',
  layout: 'informe-inmobiliario-activos-numerados',
  landscape: true,
  margin: '13mm 16mm',
  css: `body{font:8.6pt 'DejaVu Sans Condensed','DejaVu Sans'}h1{font-size:15pt;color:#8c3b1b;margin:0}.d{display:grid;grid-template-columns:1fr 1fr 1fr;gap:12pt;margin:10pt 0}table{width:100%;border-collapse:collapse}.d td{border-bottom:.4pt solid #d8b9a8;padding:3pt 0}.d td:last-child{text-align:right;font-weight:bold}.a{font-size:7.4pt}.a th{border-bottom:1.4pt solid #8c3b1b;padding:3pt;text-align:right}.a td{padding:4.5pt 3pt;text-align:right;border-bottom:.3pt solid #ddd;white-space:nowrap}.a td:nth-child(2),.a th:nth-child(2){text-align:left}`,
  body: `<h1>${mark('fund', 'Ribera Alta Inmobiliario FICC')}</h1><p>Informe trimestral a ${text('reporting_date', '30 de junio de 2024', '2024-06-30')}. Sociedad gestora: ${mark('fund_manager', 'Ribera Alta Gestión de Activos, S.G.E.I.C., S.A.')} Importes en ${mark('base_currency', 'euros', { value: 'EUR' })}.</p>
<div class="d"><table>${box('Compromisos totales', EUR.amount('fund_size', 165000000))}${box('Desembolsado', EUR.amount('fund_paid_in', BF.paid))}${box('Distribuido', EUR.amount('fund_distributed', BF.out))}${box('Valor liquidativo (NAV)', EUR.amount('fund_nav', BF.nav))}</table><table>${box('DPI', mark('dpi', `${comma(BFM.dpi)} x`, { value: BFM.dpi }))}${box('RVPI', mark('rvpi', `${comma(BFM.rvpi)} x`, { value: BFM.rvpi }))}${box('TVPI', mark('tvpi', `${comma(BFM.tvpi)} x`, { value: BFM.tvpi }))}${box('TIR neta', mark('net_irr', '6,2%', { value: '6.2' }))}</table><table>${box('Año de constitución', text('vintage_year', '2018'))}${box('Ocupación media', '93,4%')}${box('Endeudamiento (LTV)', '41,0%')}${box('Duración media de contratos', '4,8 años')}</table></div>
<table class="a"><tr><th>Nº</th><th>Activo</th><th>Compra</th><th>Situación</th><th>Capital invertido</th><th>Valor razonable</th><th>Cobrado</th><th>Múltiplo</th><th>TIR bruta</th></tr>${BUILDINGS.map(building).join('')}</table><p style="font-size:7pt">Valoraciones de Tasaciones Guadalhorce, S.A. a 31 de mayo de 2024. El fondo mantiene además un pasivo neto de 3.218.445. Cobros por ventas: ${EUR.show(B_REALISED)}. n.d.: no disponible.</p>`,
});

export const documents = [gladan, almadraba];
