import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import type { Status } from '../paper/schedule.ts';
import { multiples } from '../paper/schedule.ts';
import { printer, text } from '../paper/printing.ts';
import type { Held } from './holdings.ts';
import { held, ratio, tenths, total } from './holdings.ts';

const NEXT_PAGE = '<div style="break-before:page"></div>';
const milioni = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  scale: 1000000,
  negative: 'minus',
  nil: '-',
});
const comma = (plain: string): string => plain.replace('.', ',');
const PONENTE: readonly Held[] = [
  held(['Officine Bisagno S.p.A.', 'Meccanica', '12/03/2019', '2019-03-12'], [1240, 2865, 0, 274]),
  held(['Laboratori Erborist S.r.l.', 'Cosmetica', '28/11/2019', '2019-11-28'], [1575, 1130, 1490, 181]),
  held(['Dolciaria Valbormida S.p.A.', 'Alimentare', '15/07/2020', '2020-07-15'], [1820, 0, 3105, 152]),
  held(['Sintec Automazione S.p.A.', 'Automazione', '30/06/2021', '2021-06-30'], [1965, 210, 2740, 139]),
  held(['Gruppo Clinico Airone S.r.l.', 'Sanità', '21/12/2022', '2022-12-21'], [1430, 0, 1215, -46]),
  held(['Ligurmare Nautica S.r.l.', 'Nautica', '04/05/2024', '2024-05-04'], [1105, 0, 1338, 97]),
];
const STATI: readonly (readonly [string, Status])[] = [
  ['Ceduta', 'Realised'],
  ['Parz. ceduta', 'Partially realised'],
  ['In portafoglio', 'Unrealised'],
  ['In portafoglio', 'Unrealised'],
  ['In portafoglio', 'Unrealised'],
  ['In portafoglio', 'Unrealised'],
];
const societa = (one: Held, at: number): string => {
  const multiple = ratio(one.received + one.value, one.cost);
  const [printed, state] = STATI[at] ?? ['', 'Unrealised'];
  return row([
    mark('investment_name', one.name, { row: at }),
    one.beside,
    text('investment_date', one.date[0], one.date[1], at),
    text('investment_status', printed, state, at),
    milioni.amount('investment_cost', one.cost, at),
    milioni.amount('investment_realised', one.received || null, at),
    milioni.amount('investment_fair_value', one.value || null, at),
    milioni.amount('investment_total_value', one.received + one.value, at),
    text('investment_moic', `${comma(multiple)}x`, multiple, at),
    text('investment_irr', `${comma(tenths(one.rate ?? 0))}%`, tenths(one.rate ?? 0), at),
  ]);
};
const P_NAV = total(PONENTE, 'value') + 312 - 428;
const [P_SIZE, P_PAID, P_BACK] = [15000, 10575, 3990];
const P = multiples(P_PAID, P_BACK, P_NAV);
const YEARS: readonly (readonly [year: string, called: number, paid: number])[] = [
  ['2019', 3020, 0],
  ['2020', 2010, 0],
  ['2021', 2185, 0],
  ['2022', 1675, 0],
  ['2023', 160, 2650],
  ['2024', 1300, 1130],
  ['2025', 0, 0],
  ['2026 (1° semestre)', 225, 210],
];
const dato = (label: string, value: string): string => row([label, value]);

/** An Italian closed-end fund's half-yearly report to its investors: data, comment and table of the portfolio. */
const relazione = document({
  file: 'Ponente_Sviluppo_II_Relazione_investitori_1S2026.pdf',
  documentType: 'Performance',
  layout: 'italian-half-year-report-with-portfolio-table',
  language: 'it',
  margin: '19mm 17mm',
  css: "body{font:9.4pt/1.42 'Liberation Sans'}h1{font-size:16pt;margin:0;color:#0f4c5c}h3{font-size:11pt;color:#0f4c5c;margin:13pt 0 4pt}.c{display:grid;grid-template-columns:1fr 1fr;gap:0 16pt}table{border-collapse:collapse;width:100%}td,th{padding:2.8pt 4pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}.c td{border-bottom:.3pt solid #bcd0d5}.q{font-size:8.4pt}.p{font-size:7.7pt}.q th{background:#0f4c5c;color:#fff;font-weight:normal;vertical-align:bottom}.q td{border-bottom:.3pt solid #bcd0d5}.p td:nth-child(-n+4),.p th:nth-child(-n+4){text-align:left}.t td{font-weight:bold;border-top:.8pt solid #0f4c5c}p{margin:6pt 0;text-align:justify}.n{font-size:7.4pt;color:#444}",
  footer:
    '<div style="font:6.5pt sans-serif;width:100%;padding:0 17mm;display:flex;justify-content:space-between;color:#555"><span>Documento riservato ai sottoscrittori del Fondo</span><span>pag. <span class="pageNumber"></span> di <span class="totalPages"></span></span></div>',
  body: `<h1>${mark('fund', 'Ponente Sviluppo II')}</h1><p>Fondo di investimento alternativo mobiliare riservato di tipo chiuso, gestito da ${mark('fund_manager', 'Ponente Capital SGR S.p.A.')}<br>Relazione agli investitori al ${text('reporting_date', '30 giugno 2026', '2026-06-30')}</p>
<h3>Il Fondo in sintesi</h3>
<div class="c"><table>${dato('Anno di avvio (vintage)', text('vintage_year', '2018'))}${dato('Valuta', mark('base_currency', 'Euro', { value: 'EUR' }))}${dato('Ammontare sottoscritto (€ mln)', milioni.amount('fund_size', P_SIZE))}${dato('Importi richiamati (€ mln)', milioni.amount('fund_paid_in', P_PAID))}${dato('Importi distribuiti (€ mln)', milioni.amount('fund_distributed', P_BACK))}${dato('NAV del Fondo (€ mln)', milioni.amount('fund_nav', P_NAV))}</table>
<table>${dato('DPI', text('dpi', `${comma(P.dpi)}x`, P.dpi))}${dato('RVPI', text('rvpi', `${comma(P.rvpi)}x`, P.rvpi))}${dato('TVPI', text('tvpi', `${comma(P.tvpi)}x`, P.tvpi))}${dato('IRR lordo', text('gross_irr', '17,6%', '17.6'))}${dato('IRR netto', text('net_irr', '9,8%', '9.8'))}${dato('Scadenza del Fondo', '31 dicembre 2028')}</table></div>
<h3>Andamento del semestre</h3>
<p>Nel primo semestre del 2026 il valore complessivo netto del Fondo è passato da € 97,84 milioni a € ${milioni.amount('fund_nav', P_NAV)} milioni, dopo una distribuzione di € 2,10 milioni effettuata a maggio a seguito del dividendo incassato da Sintec Automazione. Non sono state effettuate nuove acquisizioni; è stato richiamato l’1,5% degli impegni per commissioni e per un aumento di capitale in Gruppo Clinico Airone.</p>
<p>Dolciaria Valbormida ha chiuso il semestre con ricavi in crescita dell’11% e ha avviato la nuova linea di Carcare. Il mandato per la cessione è stato conferito a luglio. Gruppo Clinico Airone ha risentito del ritardo nell’accreditamento di due strutture e la partecipazione è stata mantenuta sotto il costo. Ligurmare Nautica ha acquisito un cantiere a La Spezia, finanziato interamente con debito.</p>
<p>Per Laboratori Erborist, di cui nel 2024 è stato ceduto il 45%, è in corso la quotazione su Euronext Growth Milan, prevista per l’autunno.</p>
<h3>Richiami e distribuzioni per anno (€ milioni)</h3>
<table class="q">${head(['Anno', 'Richiami', 'Distribuzioni'])}
${YEARS.map(([year, called, paid]) => row([year, milioni.show(called || null), milioni.show(paid || null)])).join('\n')}
${row(['Totale', milioni.amount('fund_paid_in', P_PAID), milioni.amount('fund_distributed', P_BACK)], 't')}</table>
${NEXT_PAGE}<h3>Portafoglio al ${text('reporting_date', '30/06/2026', '2026-06-30')} (€ milioni)</h3>
<table class="q p">${head(['Società', 'Settore', 'Data<br>investimento', 'Stato', 'Costo', 'Incassi', 'Fair<br>value', 'Valore<br>totale', 'Multiplo', 'IRR<br>lordo'])}
${PONENTE.map(societa).join('\n')}
${row(['Totale', '', '', '', ...[total(PONENTE, 'cost'), total(PONENTE, 'received'), total(PONENTE, 'value'), total(PONENTE, 'received') + total(PONENTE, 'value')].map(milioni.show), `${comma(ratio(total(PONENTE, 'received') + total(PONENTE, 'value'), total(PONENTE, 'cost')))}x`, text('gross_irr', '17,6%', '17.6')], 't')}</table>
<h3>Dal portafoglio al NAV (€ milioni)</h3>
<table style="width:60%">${dato('Partecipazioni al fair value', milioni.show(total(PONENTE, 'value')))}${dato('Liquidità', milioni.show(312))}${dato('Altre attività e passività', milioni.show(-428))}${row(['NAV del Fondo', milioni.amount('fund_nav', P_NAV)], 't')}</table>
<p class="n">Gli incassi comprendono dividendi e interessi. I multipli e gli IRR delle partecipazioni sono al lordo di commissioni, spese e carried interest; l’IRR netto è calcolato sui flussi dei sottoscrittori di quote A. Valutazioni approvate dal Consiglio di Amministrazione il 30 luglio 2026 e non sottoposte a revisione contabile. Depositario: Banca del Tigullio S.p.A. I rendimenti passati non sono indicativi di quelli futuri.</p>`,
});

export const documents = [relazione];
