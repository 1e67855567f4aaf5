import { head, row } from '../html.ts';
import { document } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';
import {
  type Investment,
  investments,
  multiples,
  scheduleCells,
  statusHeading,
  sums,
} from '../paper/schedule.ts';

const comma = (plain: string): string => plain.replace('.', ',');
const commaTimes = (plain: string): string => `${comma(plain)}x`;
const commaPercent = (plain: string): string => `${comma(plain)} %`;

const DUTCH = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 0,
  scale: 1000,
  negative: 'minus',
  nil: '-',
});
const EEMS = investments(
  [
    'Aduard Biotech B.V.',
    'Borgweer Energieopslag B.V.',
    'Dollard Sensoren B.V.',
    'Eenrum Agritech B.V.',
    'Farmsum Recycling B.V.',
    'Groeve Medische Apparatuur B.V.',
    'Huizinge Waterstof B.V.',
    'Kantens Data B.V.',
  ],
  {
    seed: 60144,
    firstYear: 2018,
    cost: [850, 4_200],
    statuses: [
      ['Realised', 3],
      ['Unrealised', 5],
    ],
  },
);
const EEMS_SOLD = EEMS.filter(({ status }) => status === 'Realised');
const EEMS_HELD = EEMS.filter(({ status }) => status === 'Unrealised');
const eemsRow = (one: Investment): string => {
  const cell = scheduleCells(DUTCH, one);
  const { year, month, day } = one.date;
  const worth = one.status === 'Realised' ? cell.realised() : cell.fairValue();
  return row([
    cell.name(),
    cell.date(`${day}-${month}-${year}`),
    cell.cost(),
    worth,
    cell.multiple(2, commaTimes),
  ]);
};
const eemsTable = (title: string, worth: string, own: readonly Investment[]): string => {
  const [cost, , , total] = sums(own);
  return (
    `<h2>${statusHeading(title, own)}</h2><table class="s">` +
    head(['Onderneming', 'Datum', 'Kostprijs', worth, 'Multiple']) +
    own.map(eemsRow).join('') +
    row(['Totaal', '', DUTCH.show(cost), DUTCH.show(total), commaTimes((total / cost).toFixed(2))], 't') +
    '</table>'
  );
};
const [E_COST, E_REALISED, E_FAIR] = sums(EEMS);
const E_PAID = E_COST + 3_115;
const E_OUT = E_REALISED - 240;
const E_NAV = E_FAIR - 905;
const EM = multiples(E_PAID, E_OUT, E_NAV);

/** Dutch venture fund: sold and held companies in two tables of different columns, the fund's figures last. */
const eemsland = document({
  file: 'Eemsland Innovatiefonds - kwartaalrapportage Q4 2024 - rendement.pdf',
  documentType: 'Performance',
  language: 'nl',
  layout: 'twee-tabellen-fonds-achteraan',
  css: `body{font:9.8pt/1.35 "Liberation Sans"} h1{font-size:16pt;color:#06613d;margin:0} h2{font-size:11pt;color:#06613d;margin:14pt 0 3pt} table{border-collapse:collapse} .s{width:100%} th{text-align:right;font-weight:normal;color:#555;border-bottom:1px solid #06613d;padding:3pt} td{text-align:right;padding:3pt} th:first-child,td:first-child{text-align:left} .t td{font-weight:bold;border-top:.6px solid #06613d} .f{width:58%} .f td{border-bottom:.4px solid #ccc}`,
  body: `<h1>${text('fund', 'Eemsland Innovatiefonds Coöperatief U.A.')}</h1><p>Rendement per ${text('reporting_date', '31 december 2024', '2024-12-31')} (bedragen x ${text('base_currency', 'EUR')} 1.000)</p>
    ${eemsTable('Gerealiseerde deelnemingen', 'Opbrengst', EEMS_SOLD)}${eemsTable('Niet-gerealiseerde deelnemingen', 'Reële waarde', EEMS_HELD)}
    <h2>Fonds</h2><table class="f">${row(['Fondsbeheerder', text('fund_manager', 'Eemsland Fondsbeheer B.V.')])}${row(['Vintage jaar', text('vintage_year', '2018')])}${row(['Fondsomvang', DUTCH.amount('fund_size', 35000)])}${row(['Gestort kapitaal', DUTCH.amount('fund_paid_in', E_PAID)])}${row(['Uitgekeerd', DUTCH.amount('fund_distributed', E_OUT)])}${row(['Intrinsieke waarde', DUTCH.amount('fund_nav', E_NAV)])}${row(['DPI', text('dpi', commaTimes(EM.dpi), EM.dpi)])}${row(['RVPI', text('rvpi', commaTimes(EM.rvpi), EM.rvpi)])}${row(['TVPI', text('tvpi', commaTimes(EM.tvpi), EM.tvpi)])}${row(['Bruto IRR', text('gross_irr', '14,6%', '14.6')])}${row(['Netto IRR', text('net_irr', '9,1%', '9.1')])}</table>`,
});

const KRONOR = printer({
  currency: 'SEK',
  group: ' ',
  point: ',',
  digits: 1,
  scale: 1_000_000,
  negative: 'minus',
  nil: '–',
});
const VASTRA = investments(
  [
    'Alvhem Ventilation AB',
    'Brännö Marin AB',
    'Dalsjö Trähus AB',
    'Eksund Betalningar AB',
    'Fagerhult Odling AB',
    'Gräsmark Industrigolv AB',
    'Hovås Fysioterapi AB',
    'Ivarsbyn Mekaniska AB',
    'Kållekärr Livs AB',
    'Lerdal Elteknik AB',
    'Mölnbo Skyltar AB',
  ],
  {
    seed: 18253,
    firstYear: 2016,
    cost: [420, 2_150],
    statuses: [
      ['Realised', 3],
      ['Partially realised', 2],
      ['Unrealised', 6],
    ],
  },
);
const VASTRA_WORD = {
  Realised: 'Realiserad',
  'Partially realised': 'Delvis realiserad',
  Unrealised: 'Orealiserad',
} as const;
const vastraRow = (one: Investment): string => {
  const cell = scheduleCells(KRONOR, one);
  return row([
    String(one.row + 1),
    cell.name(),
    cell.date(one.date.iso),
    cell.status(VASTRA_WORD[one.status]),
    cell.cost(),
    cell.realised(),
    cell.fairValue(),
    cell.total(),
    cell.multiple(1, commaTimes),
    cell.irr(commaPercent, 'e.m.'),
  ]);
};
const [V_COST, V_REALISED, V_FAIR, V_TOTAL] = sums(VASTRA);
const V_PAID = V_COST + 2_404;
const V_OUT = V_REALISED - 380;
const V_NAV = V_FAIR - 611;
const VM = multiples(V_PAID, V_OUT, V_NAV);

/** Swedish report in millions of kronor: the fund's figures as two lines of headings over values, numbered companies. */
const vastra = document({
  file: 'Västra Fjärden Buyout II - årsrapport 2023 - avkastning.pdf',
  documentType: 'Performance',
  language: 'sv',
  layout: 'nyckeltal-rad-under-rubrik',
  landscape: true,
  css: `body{font:9pt "DejaVu Sans Condensed","DejaVu Sans"} h1{font-size:14pt;margin:0} table{width:100%;border-collapse:collapse;margin-top:9pt} .n th{font-weight:normal;color:#56789a;text-align:center;padding:3pt;border-top:1px solid #56789a} .n td{text-align:center;font-weight:bold;padding:2pt 3pt 5pt} .s th{background:#e3ebf3;text-align:right;font-weight:normal;padding:3pt} .s td{text-align:right;padding:2.6pt 3pt} .s th:nth-child(-n+4),.s td:nth-child(-n+4){text-align:left} .s .t td{border-top:1px solid #56789a;font-weight:bold}`,
  footer:
    '<div style="font-size:7px;width:100%;padding:0 50px;text-align:right">Västra Fjärden Förvaltning AB · Kungsportsavenyn 40 · 411 36 Göteborg</div>',
  body: `<h1>${text('fund', 'Västra Fjärden Buyout II KB')}</h1>Avkastning per ${text('reporting_date', '31 december 2023', '2023-12-31')}. Belopp i miljoner ${text('base_currency', 'SEK')}. Förvaltare: ${text('fund_manager', 'Västra Fjärden Förvaltning AB')}.
    <table class="n">${head(['Startår', 'Fondens storlek', 'Inbetalt kapital', 'Utdelat kapital', 'Substansvärde'])}${row([text('vintage_year', '2016'), KRONOR.amount('fund_size', 20000), KRONOR.amount('fund_paid_in', V_PAID), KRONOR.amount('fund_distributed', V_OUT), KRONOR.amount('fund_nav', V_NAV)])}${head(['DPI', 'RVPI', 'TVPI', 'IRR brutto', 'IRR netto'])}${row([text('dpi', comma(VM.dpi), VM.dpi), text('rvpi', comma(VM.rvpi), VM.rvpi), text('tvpi', comma(VM.tvpi), VM.tvpi), text('gross_irr', '20,2 %', '20.2'), text('net_irr', '14,7 %', '14.7')])}</table>
    <table class="s">${head(['Nr', 'Bolag', 'Förvärvsdatum', 'Status', 'Anskaffningsvärde', 'Realiserat', 'Verkligt värde', 'Totalt värde', 'Multipel', 'IRR'])}${VASTRA.map(vastraRow).join('')}${row(['', 'Summa', '', '', KRONOR.show(V_COST), KRONOR.show(V_REALISED), KRONOR.show(V_FAIR), KRONOR.show(V_TOTAL), commaTimes((V_TOTAL / V_COST).toFixed(1)), ''], 't')}</table><p><small>e.m.: ej meningsfull. Ej reviderade siffror.</small></p>`,
});

export const documents = [eemsland, vastra];
