import { head, row } from '../html.ts';
import { document } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import { type Investment, investments, multiples, scheduleCells, sums } from '../paper/schedule.ts';

const comma = (plain: string): string => plain.replace('.', ',');
const commaTimes = (plain: string): string => `${comma(plain)}x`;
const commaPercent = (plain: string): string => `${comma(plain)} %`;

const GERMAN = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 0,
  scale: 1000,
  negative: 'minus',
  nil: '–',
});
const LECH = investments(
  [
    'Abendroth Sensorik GmbH',
    'Bruckmühl Verpackung AG',
    'Carolus Pflegedienste GmbH',
    'Donaublick Software GmbH',
    'Edelhoff Werkzeuge GmbH & Co. KG',
    'Falkner Brandschutz GmbH',
    'Grieshaber Fördertechnik AG',
    'Hopfensee Lebensmittel GmbH',
    'Isartor Labordiagnostik GmbH',
  ],
  {
    seed: 71230,
    firstYear: 2017,
    cost: [6_200, 24_500],
    statuses: [
      ['Realised', 2],
      ['Partially realised', 2],
      ['Unrealised', 5],
    ],
  },
);
const LECH_CODE = { Realised: 'R', 'Partially realised': 'T', Unrealised: 'U' } as const;
const lechRow = (one: Investment): string => {
  const cell = scheduleCells(GERMAN, one);
  const { year, month, day } = one.date;
  return row([
    cell.name(),
    cell.date(`${day}.${month}.${year}`),
    cell.status(LECH_CODE[one.status]),
    cell.cost(),
    cell.realised(),
    cell.fairValue(),
    cell.total(),
    cell.multiple(2, comma),
    cell.irr(commaPercent, 'n. a.'),
  ]);
};
const [L_COST, L_REALISED, L_FAIR, L_TOTAL] = sums(LECH);
const L_PAID = L_COST + 17_420;
const L_OUT = L_REALISED - 1_806;
const L_NAV = L_FAIR - 7_215;
const LM = multiples(L_PAID, L_OUT, L_NAV);

/** German quarterly report in thousands of euros: key figures in boxes, status by a letter with a legend. */
const lechfeld = document({
  file: 'Quartalsbericht Q1-2025 Lechfeld Mittelstandsfonds II.pdf',
  documentType: 'Performance',
  language: 'de',
  layout: 'kennzahlen-und-statusbuchstaben',
  landscape: true,
  css: `body{font:9pt "Liberation Sans"} h1{font-size:15pt;color:#7b1e1e;margin:0} .k{display:grid;grid-template-columns:repeat(5,1fr);gap:5pt;margin:10pt 0} .k div{background:#f6efe9;padding:5pt 7pt;font-size:12pt} .k small{display:block;color:#777;font-size:7.5pt} table{width:100%;border-collapse:collapse} th{font-weight:normal;text-align:right;border-top:1px solid #7b1e1e;border-bottom:1px solid #7b1e1e;padding:3pt} td{text-align:right;padding:3pt;border-bottom:.4px solid #ddd} th:first-child,td:first-child{text-align:left} .t td{font-weight:bold}`,
  footer:
    '<div style="font-size:7px;width:100%;padding:0 50px;display:flex;justify-content:space-between"><span>Vertraulich – nur für Anleger des Fonds</span><span>Seite <span class="pageNumber"></span></span></div>',
  body: `<h1>${text('fund', 'Lechfeld Mittelstandsfonds II GmbH & Co. KG')}</h1>Quartalsbericht zum ${text('reporting_date', '31. März 2025', '2025-03-31')} · Beträge in ${text('base_currency', 'TEUR', 'EUR')} · Verwaltet durch ${text('fund_manager', 'Lechfeld Kapital AG')}
    <div class="k"><div><small>Auflagejahr</small>${text('vintage_year', '2017')}</div><div><small>Fondsvolumen</small>${GERMAN.amount('fund_size', 180000)}</div><div><small>Eingezahltes Kapital</small>${GERMAN.amount('fund_paid_in', L_PAID)}</div><div><small>Ausschüttungen</small>${GERMAN.amount('fund_distributed', L_OUT)}</div><div><small>Nettoinventarwert</small>${GERMAN.amount('fund_nav', L_NAV)}</div><div><small>DPI</small>${text('dpi', comma(LM.dpi), LM.dpi)}</div><div><small>RVPI</small>${text('rvpi', comma(LM.rvpi), LM.rvpi)}</div><div><small>TVPI</small>${text('tvpi', comma(LM.tvpi), LM.tvpi)}</div><div><small>IRR brutto</small>${text('gross_irr', '18,3 %', '18.3')}</div><div><small>IRR netto</small>${text('net_irr', '13,0 %', '13.0')}</div></div>
    <table>${head(['Beteiligung', 'Erstinvestition', 'Status', 'Anschaffungskosten', 'Rückflüsse', 'Zeitwert', 'Gesamtwert', 'Multiplikator', 'IRR'])}${LECH.map(lechRow).join('')}${row(['Summe', '', '', GERMAN.show(L_COST), GERMAN.show(L_REALISED), GERMAN.show(L_FAIR), GERMAN.show(L_TOTAL), comma((L_TOTAL / L_COST).toFixed(2)), ''], 't')}</table><p><small>R: realisiert, T: teilweise realisiert, U: unrealisiert. n. a.: nicht aussagekräftig.</small></p>`,
});

const SPANISH = printer({ currency: 'EUR', group: '.', point: ',', digits: 0, negative: 'minus', nil: '0' });
const TAJO = investments(
  [
    'Aceites Sierra Calar, S.L.',
    'Baranda Logística, S.A.',
    'Clínicas Valdeón, S.L.',
    'Dársena Náutica, S.L.',
    'Envases Urrutiaga, S.A.',
    'Fresneda Formación, S.L.',
    'Galache Ibéricos, S.A.',
  ],
  {
    seed: 24680,
    firstYear: 2016,
    cost: [3_100_000, 9_800_000],
    statuses: [
      ['Realised', 2],
      ['Partially realised', 1],
      ['Unrealised', 4],
    ],
  },
);
const TAJO_WORD = {
  Realised: 'Desinvertida',
  'Partially realised': 'Parcialmente desinvertida',
  Unrealised: 'En cartera',
} as const;
const tajoRow = (one: Investment): string => {
  const cell = scheduleCells(SPANISH, one);
  const { year, month, day } = one.date;
  return row([
    cell.name(),
    cell.date(`${day}/${month}/${year}`),
    cell.cost(),
    SPANISH.amount('investment_realised', one.realised, one.row),
    SPANISH.amount('investment_fair_value', one.fairValue, one.row),
    cell.multiple(2, commaTimes),
    cell.status(TAJO_WORD[one.status]),
  ]);
};
const [T_COST, T_REALISED, T_FAIR, T_TOTAL] = sums(TAJO);
const T_PAID = T_COST + 5_840_000;
const T_OUT = T_REALISED - 1_204_500;
const T_NAV = T_FAIR - 2_118_340;
const TM = multiples(T_PAID, T_OUT, T_NAV);

/** Spanish half-yearly report: text left, key figures right, the portfolio below with its status last. */
const tajo = document({
  file: 'Tajo Alto Capital Privado FCR - Informe a 30.06.2024.pdf',
  documentType: 'Performance',
  language: 'es',
  layout: 'texto-y-cifras-clave',
  css: `body{font:9.6pt/1.4 "Noto Sans","DejaVu Sans"} h1{font-size:15pt;color:#0f5c7a;margin:0} .w{display:flex;gap:10mm;margin:10pt 0} .w>div:first-child{flex:1} .w>div:last-child{width:74mm;border:1px solid #0f5c7a;padding:6pt} table{width:100%;border-collapse:collapse;font-size:8.6pt} td{padding:2pt 3pt;text-align:right} td:first-child,th:first-child{text-align:left} th{background:#0f5c7a;color:#fff;font-weight:normal;padding:4pt 3pt;text-align:right} .p td{border-bottom:.4px solid #bbb} .p .t td{font-weight:bold} .p td:last-child,.p th:last-child{text-align:left;padding-left:8pt}`,
  body: `<h1>${text('fund', 'Tajo Alto Capital Privado, FCR')}</h1>Informe a los partícipes a ${text('reporting_date', '30 de junio de 2024', '2024-06-30')}<div class="w"><div><p>Durante el primer semestre las participadas aumentaron sus ventas un 8 % de media. El fondo cobró el último pago aplazado de una desinversión anterior y no realizó inversiones nuevas.</p><p>El periodo de inversión terminó en 2021. La gestora, ${text('fund_manager', 'Tajo Alto Gestión SGEIC, S.A.')}, prepara la venta de una de las compañías en cartera, cuyo cierre se prevé antes de fin de año.</p><p>El valor de las participadas se determina según las directrices IPEV y no ha sido auditado.</p></div><div><table>${row(['Año de constitución (vintage)', text('vintage_year', '2016')])}${row(['Divisa', text('base_currency', 'EUR')])}${row(['Tamaño del fondo', SPANISH.amount('fund_size', 60000000)])}${row(['Capital desembolsado', SPANISH.amount('fund_paid_in', T_PAID)])}${row(['Capital distribuido', SPANISH.amount('fund_distributed', T_OUT)])}${row(['Valor liquidativo', SPANISH.amount('fund_nav', T_NAV)])}${row(['DPI', text('dpi', commaTimes(TM.dpi), TM.dpi)])}${row(['RVPI', text('rvpi', commaTimes(TM.rvpi), TM.rvpi)])}${row(['TVPI', text('tvpi', commaTimes(TM.tvpi), TM.tvpi)])}${row(['TIR bruta', text('gross_irr', '15,4 %', '15.4')])}${row(['TIR neta', text('net_irr', '10,8 %', '10.8')])}</table></div></div>
    <table class="p">${head(['Compañía', 'Fecha de inversión', 'Coste', 'Importe realizado', 'Valor razonable', 'Múltiplo', 'Situación'])}${TAJO.map(tajoRow).join('')}${row(['Total', '', SPANISH.show(T_COST), SPANISH.show(T_REALISED), SPANISH.show(T_FAIR), commaTimes((T_TOTAL / T_COST).toFixed(2)), ''], 't')}</table>`,
});

export const documents = [lechfeld, tajo];
